/* sheet-files.c: single pages of sheets as pictures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/print/sheet-files.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <stdio.h>
#include <string.h>

#include "draw/cut/cut-files-private.h"
#include "draw/map/picture.h"
#include "draw/surface/share-private.h"
#include "draw/surface/surface-private.h"
#include "draw/surface/svg-private.h"

#define MM_PER_INCH 25.4

static void
draw_share (const DrawSheets *sheets, guint page, cairo_surface_t *surface, DrawShare *share)
{
  cairo_t *cr = cairo_create (surface);

  draw_share_set (surface, share);
  draw_sheets_draw_page (sheets, page, cr);
  cairo_show_page (cr);
  cairo_destroy (cr);
}

GBytes *
draw_sheets_page_to_svg (const DrawSheets *sheets, guint page, gboolean outlines, GError **error)
{
  g_return_val_if_fail (sheets != NULL && page < draw_sheets_get_n_pages (sheets), NULL);

  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  DrawSvg *svg = draw_svg_new (paper.width, paper.height);
  DrawShare share = { 0 };
  const DrawCutPlan *plan;
  gboolean is_rest;
  guint sheet;

  draw_svg_set_outlines (svg, outlines);
  draw_svg_begin_layer (svg, "print", _ ("Print"));
  do
    {
      g_autofree char *id = g_strdup_printf ("thing-%u", share.thing + 1);

      draw_share (sheets, page, draw_svg_begin_part (svg), &share);
      is_rest = share.title == NULL;
      draw_svg_end_part (svg, is_rest ? "rest" : id, share.title);
      g_clear_pointer (&share.title, g_free);
      share.thing++;
    }
  while (!is_rest);
  draw_svg_end_layer (svg);

  plan = draw_sheets_find_plan (sheets, page, &sheet);
  if (plan != NULL)
    draw_cut_svg_add (svg, plan, sheet);
  return draw_svg_finish (svg, error);
}

gboolean
draw_sheets_page_has_cuts (const DrawSheets *sheets, guint page)
{
  guint sheet;

  return draw_sheets_find_plan (sheets, page, &sheet) != NULL;
}

GBytes *
draw_sheets_page_to_dxf (const DrawSheets *sheets, guint page)
{
  guint sheet;
  const DrawCutPlan *plan = draw_sheets_find_plan (sheets, page, &sheet);

  g_return_val_if_fail (plan != NULL, NULL);
  return draw_cut_dxf_new (plan, sheet);
}

GBytes *
draw_sheets_page_to_png (const DrawSheets *sheets, guint page, double dpi, GError **error)
{
  g_return_val_if_fail (sheets != NULL && page < draw_sheets_get_n_pages (sheets), NULL);
  g_return_val_if_fail (dpi > 0, NULL);

  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  double scale = dpi / MM_PER_INCH;
  double width = fmax (round (paper.width * scale), 1), height = round (paper.height * scale);
  cairo_surface_t *surface;
  cairo_status_t status;
  cairo_t *cr;

  height = fmax (height, 1);
  if (fmax (width, height) > DRAW_PICTURE_MAX_PIXELS)
    {
      g_set_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_SIZE,
                   _ ("The picture would have %.0f × %.0f pixels; at most %d are possible."), width,
                   height, DRAW_PICTURE_MAX_PIXELS);
      return NULL;
    }

  surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);
  cr = cairo_create (surface);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  draw_sheets_draw_page (sheets, page, cr);
  status = cairo_status (cr);
  cairo_destroy (cr);
  return draw_surface_finish_png (surface, status, dpi, error);
}

char *
draw_sheets_dup_page_path (const DrawSheets *sheets, guint page, const char *path)
{
  const char *dot = strrchr (path, '.');
  guint n_pages = draw_sheets_get_n_pages (sheets);
  int digits = snprintf (NULL, 0, "%u", n_pages);

  if (n_pages == 1 || dot == NULL)
    return g_strdup (path);
  return g_strdup_printf ("%.*s-%0*u%s", (int) (dot - path), path, digits, page + 1, dot);
}
