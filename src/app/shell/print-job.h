/* print-job.h: printing by GTK's dialog: what is the same whatever is printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "desk/documents/document.h"

G_BEGIN_DECLS

/* Printing on pages that have margins of their own, in points from the corner of the paper, in
 * their own size; name: of the file, without a suffix, if it is printed to one, beside the
 * document. */
GtkPrintOperation *duck_print_job_new (DuckDocument *document, const char *name);

/* CUPS does not read what a file says of scaling, and may shrink pages into the printer's margins;
 * this it obeys. To be said again of settings that a dialog has made. */
void duck_print_job_keep_size (GtkPrintSettings *settings);

/* Asks how it is printed, and does it; says where the file is, or what went wrong. */
void duck_print_job_run (GtkPrintOperation *operation, DuckDocument *document, GtkWindow *parent);

G_END_DECLS
