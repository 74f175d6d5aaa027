/* sheet-files.h: single pages of sheets as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/sheets.h"

G_BEGIN_DECLS

/* A page as an SVG file: a layer of what is printed, in which each thing to cut out is a group with
 * its name, and two, “fold” and “cut”, of what is folded and cut along. outlines: letters are
 * shapes, which need no fonts; else text. */
GBytes *draw_sheets_page_to_svg (const DrawSheets *sheets, guint page, gboolean outlines,
                                 GError **error);

/* Whether something is cut out of the page; where it lies, as a DXF file in millimetres, without
 * what is printed. */
gboolean draw_sheets_page_has_cuts (const DrawSheets *sheets, guint page);
GBytes *draw_sheets_page_to_dxf (const DrawSheets *sheets, guint page);

/* A page as a PNG file of so many dots in an inch. */
GBytes *draw_sheets_page_to_png (const DrawSheets *sheets, guint page, double dpi, GError **error);

/* Where a page's file lies: "sheets.png", or "sheets-03.png" of several. Free it. */
char *draw_sheets_dup_page_path (const DrawSheets *sheets, guint page, const char *path);

G_END_DECLS
