/* sheets.h: sheets of a document, for which no window waits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "desk/documents/document.h"

G_BEGIN_DECLS

/* A thread lays them out, draws and writes them, one thing after the other. All functions here are
 * called where the document lives, and so is each callback, which calls the function's finish. */
typedef struct _DuckSheets DuckSheets;

DuckSheets *duck_sheets_ref (DuckSheets *sheets);
void duck_sheets_unref (DuckSheets *sheets);

/* The document's sheets for the paper, given upright, as the settings have them: perhaps two pages
 * on a side. NULL: cancelled. */
void duck_sheets_lay_out (DuckDocument *document, DrawPaper paper, GCancellable *cancellable,
                          GAsyncReadyCallback callback, gpointer data);
DuckSheets *duck_sheets_lay_out_finish (GAsyncResult *result);

/* At least one. */
guint duck_sheets_get_n_pages (const DuckSheets *sheets);
DrawPaper duck_sheets_get_paper (const DuckSheets *sheets, guint page);

/* A line for each kind of what is cut out: how many sheets of which stock it takes; "": there is
 * none. Free it. */
char *duck_sheets_dup_plan (const DuckSheets *sheets);

/* Draws a page now, as draw_sheets_draw_page(). */
void duck_sheets_draw_page (DuckSheets *sheets, guint page, cairo_t *cr);

/* A page on white paper with so many pixels for a millimetre; destroy the surface. */
void duck_sheets_make_picture (DuckSheets *sheets, guint page, double scale,
                               GAsyncReadyCallback callback, gpointer data);
cairo_surface_t *duck_sheets_make_picture_finish (GAsyncResult *result);

/* Writes them as a PDF file, or as SVG or PNG files, one for each sheet, or as DXF files, one for
 * each of which something is cut out, named after the path: by its suffix. Only a file of that very
 * path is replaced. Cancelled, no file is left. */
void duck_sheets_save (DuckSheets *sheets, const char *path, GCancellable *cancellable,
                       GAsyncReadyCallback callback, gpointer data);
gboolean duck_sheets_save_finish (GAsyncResult *result, GError **error);

/* How many are done of those that are being written. */
guint duck_sheets_get_n_saved (const DuckSheets *sheets);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckSheets, duck_sheets_unref)

G_END_DECLS
