/* map-sheet.c: a map on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/map-sheet.h"

#include "draw/map/map-private.h"

/* The paper left free around a printed map, which no printer reaches, in millimetres. */
#define PAPER_MARGIN 8.0

typedef struct
{
  WarField *field;
  DrawPaper paper; /* as it lies */
  DrawInk ink;
} MapPage;

static void
map_page_free (MapPage *page)
{
  war_field_unref (page->field);
  g_free (page);
}

/* The map as large as the page allows. */
static void
draw_map_page (gpointer content, guint page_index, const DrawPageNumber *number, cairo_t *cr)
{
  const MapPage *page = content;
  double margin = draw_map_get_margin (page->field);
  double width = page->field->width / (double) WAR_MILLIMETRE + 2 * margin;
  double depth = page->field->depth / (double) WAR_MILLIMETRE + 2 * margin;
  double scale = MIN ((page->paper.width - 2 * PAPER_MARGIN) / width,
                      (page->paper.height - 2 * PAPER_MARGIN) / depth);
  DrawMapOptions options = {
    .ink = page->ink,
    .letter = DRAW_MAP_LEAST_LETTER / scale,
    .zones = TRUE,
    .labels = TRUE,
  };

  cairo_save (cr);
  cairo_translate (cr, page->paper.width / 2, page->paper.height / 2);
  cairo_scale (cr, scale, scale);
  cairo_translate (cr, margin - width / 2, margin - depth / 2);
  draw_map (cr, page->field, &options);
  cairo_restore (cr);
}

DrawSheets *
draw_map_sheets_new (const char *title, WarField *field, DrawPaper paper, DrawInk ink)
{
  g_return_val_if_fail (title != NULL && field != NULL, NULL);

  MapPage *page = g_new0 (MapPage, 1);

  page->field = war_field_ref (field);
  page->paper = paper;
  page->ink = ink;
  if ((field->width > field->depth) != (paper.width > paper.height))
    page->paper = draw_paper_turn (paper);
  return draw_sheets_new (title, page->paper, 1, draw_map_page, page,
                          (GDestroyNotify) map_page_free);
}
