/* print.h: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/documents/document.h"

G_BEGIN_DECLS

/* What is chosen for sheets of its kind; lent. */
GSettings *duck_print_get_settings (DuckDocument *document);

/* The document's sheets for the paper, given upright, as the settings have them: perhaps two pages
 * on a side. */
DrawSheets *duck_print_new_sheets (DuckDocument *document, DrawPaper paper);

/* Writes them as a PDF file, or as SVG or PNG files, one for each sheet, named after the path: by
 * its suffix. Only a file of that very path is replaced. */
gboolean duck_print_save (const DrawSheets *sheets, const char *path, GError **error);

/* Prints the document's sheets at true size, on the paper that is chosen in the dialog. */
GtkPrintOperation *duck_print_new (DuckDocument *document);

/* Shows the print dialog, which has a preview, and says so if printing fails. */
void duck_print_run (DuckDocument *document, GtkWindow *parent);

G_END_DECLS
