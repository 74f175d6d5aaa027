/* board-picture.c: a view of a drawing, kept so that a pan draws only what comes into sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board-picture.h"

struct _DuckBoardPicture
{
  cairo_surface_t *surface; /* shows view; NULL: nothing is kept */
  DuckBoardView view;
  guint64 n_drawn;
};

DuckBoardPicture *
duck_board_picture_new (void)
{
  return g_new0 (DuckBoardPicture, 1);
}

void
duck_board_picture_free (DuckBoardPicture *picture)
{
  g_return_if_fail (picture != NULL);

  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  g_free (picture);
}

void
duck_board_picture_invalidate (DuckBoardPicture *picture)
{
  g_return_if_fail (picture != NULL);

  g_clear_pointer (&picture->surface, cairo_surface_destroy);
}

cairo_surface_t *
duck_board_picture_get_surface (const DuckBoardPicture *picture)
{
  g_return_val_if_fail (picture != NULL, NULL);

  return picture->surface;
}

guint64
duck_board_picture_get_n_drawn (const DuckBoardPicture *picture)
{
  g_return_val_if_fail (picture != NULL, 0);

  return picture->n_drawn;
}

/* Draws one rectangle of the view. */
static void
draw_strip (DuckBoardPicture *picture, cairo_t *cr, const DuckBoardView *view,
            const cairo_rectangle_int_t *strip, DuckBoardDraw draw, gpointer data)
{
  cairo_save (cr);
  cairo_rectangle (cr, strip->x, strip->y, strip->width, strip->height);
  cairo_clip (cr);
  cairo_translate (cr, -view->x, -view->y);
  cairo_scale (cr, view->scale, view->scale);
  draw (cr, 1. / view->scale, data);
  cairo_restore (cr);

  picture->n_drawn += (guint64) strip->width * (guint64) strip->height;
}

/* Copies what both views show. */
static void
copy_kept (const DuckBoardPicture *picture, cairo_t *cr, const DuckBoardView *view,
           const cairo_rectangle_int_t *kept)
{
  cairo_save (cr);
  cairo_rectangle (cr, kept->x, kept->y, kept->width, kept->height);
  cairo_set_operator (cr, CAIRO_OPERATOR_SOURCE);
  cairo_set_source_surface (cr, picture->surface, picture->view.x - view->x,
                            picture->view.y - view->y);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_NEAREST);
  cairo_fill (cr);
  cairo_restore (cr);
}

gboolean
duck_board_picture_update (DuckBoardPicture *picture, const DuckBoardView *view, DuckBoardDraw draw,
                           gpointer data)
{
  g_return_val_if_fail (picture != NULL, FALSE);
  g_return_val_if_fail (view != NULL && view->width > 0 && view->height > 0, FALSE);
  g_return_val_if_fail (view->scale > 0, FALSE);
  g_return_val_if_fail (draw != NULL, FALSE);

  const DuckBoardView *old = &picture->view;
  gboolean same_scale = picture->surface != NULL && old->scale == view->scale;

  if (same_scale && old->x == view->x && old->y == view->y && old->width == view->width
      && old->height == view->height)
    return FALSE;

  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, view->width, view->height);
  cairo_t *cr = cairo_create (surface);
  cairo_rectangle_int_t whole = { 0, 0, view->width, view->height };
  cairo_rectangle_int_t kept = { old->x - view->x, old->y - view->y, old->width, old->height };
  cairo_region_t *uncovered = cairo_region_create_rectangle (&whole);

  if (same_scale)
    {
      copy_kept (picture, cr, view, &kept);
      cairo_region_subtract_rectangle (uncovered, &kept);
    }
  for (gint i = 0; i < cairo_region_num_rectangles (uncovered); i++)
    {
      cairo_rectangle_int_t strip;

      cairo_region_get_rectangle (uncovered, i, &strip);
      draw_strip (picture, cr, view, &strip, draw, data);
    }

  cairo_region_destroy (uncovered);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  g_clear_pointer (&picture->surface, cairo_surface_destroy);
  picture->surface = surface;
  picture->view = *view;
  return TRUE;
}
