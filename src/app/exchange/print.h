/* print.h: documents on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "app/exchange/sheets.h"
#include "app/shell/shell.h"

G_BEGIN_DECLS

/* What is chosen for sheets of its kind; lent. */
GSettings *duck_print_get_settings (DuckDocument *document);

/* Writes the document's sheets as duck_sheets_save() does, while the window goes on; it says how
 * far that is, and what came of it. sheets: NULL if they are not laid out yet. */
void duck_print_export (DuckDocument *document, DuckSheets *sheets, const char *path,
                        DuckShell *window);

/* Prints the document's sheets at true size, on the paper that is chosen in the dialog. first: the
 * first sheet as it lies; NULL: upright. */
GtkPrintOperation *duck_print_new (DuckDocument *document, const DrawPaper *first);

/* Shows the print dialog, which has a preview, and says so if printing fails. */
void duck_print_run (DuckDocument *document, const DrawPaper *first, GtkWindow *parent);

G_END_DECLS
