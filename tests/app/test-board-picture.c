/* test-board-picture.c: a pan draws only what comes into sight, and draws it right
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board-picture.h"

#include <string.h>

/* A drawing in which every pixel of a whole millimetre has a colour of its own, and which counts
 * how often it is asked for. */
static void
draw_squares (cairo_t *cr, double pixel, gpointer n_calls)
{
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (gint y = (gint) top - 1; y <= (gint) bottom + 1; y++)
    for (gint x = (gint) left - 1; x <= (gint) right + 1; x++)
      {
        cairo_set_source_rgb (cr, (x & 15) / 15., (y & 15) / 15., ((x ^ y) & 3) / 3.);
        cairo_rectangle (cr, x, y, 1, 1);
        cairo_fill (cr);
      }
  g_assert_cmpfloat (pixel, >, 0);
  (*(guint *) n_calls)++;
}

static void
assert_same_as_fresh (const DuckBoardPicture *picture, const DuckBoardView *view)
{
  g_autoptr (DuckBoardPicture) fresh = duck_board_picture_new ();
  guint n_calls = 0;

  duck_board_picture_update (fresh, view, draw_squares, &n_calls);

  cairo_surface_t *a = duck_board_picture_get_surface (picture);
  cairo_surface_t *b = duck_board_picture_get_surface (fresh);

  g_assert_cmpint (cairo_image_surface_get_width (a), ==, view->width);
  g_assert_cmpint (cairo_image_surface_get_height (a), ==, view->height);
  g_assert_cmpmem (cairo_image_surface_get_data (a),
                   (gsize) cairo_image_surface_get_stride (a) * (gsize) view->height,
                   cairo_image_surface_get_data (b),
                   (gsize) cairo_image_surface_get_stride (b) * (gsize) view->height);
}

static void
test_pan (void)
{
  g_autoptr (DuckBoardPicture) picture = duck_board_picture_new ();
  guint n_calls = 0;
  DuckBoardView view = { .x = -20, .y = 10, .width = 120, .height = 80, .scale = 4 };
  const struct
  {
    gint dx, dy;
    guint64 n_drawn;
  } pans[] = {
    { 7, 0, 7 * 80 },
    { -3, 0, 3 * 80 },
    { 0, 5, 120 * 5 },
    { 0, -9, 120 * 9 },
    { 4, 6, 120 * 80 - 116 * 74 },
    { -11, 2, 120 * 80 - 109 * 78 },
    { 500, 0, 120 * 80 },
    { 0, 0, 0 },
  };

  g_assert_true (duck_board_picture_update (picture, &view, draw_squares, &n_calls));
  g_assert_cmpuint (duck_board_picture_get_n_drawn (picture), ==, 120 * 80);
  for (guint i = 0; i < G_N_ELEMENTS (pans); i++)
    {
      guint64 before = duck_board_picture_get_n_drawn (picture);

      view.x += pans[i].dx;
      view.y += pans[i].dy;
      g_assert_cmpint (duck_board_picture_update (picture, &view, draw_squares, &n_calls), ==,
                       pans[i].n_drawn > 0);
      g_assert_cmpuint (duck_board_picture_get_n_drawn (picture) - before, ==, pans[i].n_drawn);
      assert_same_as_fresh (picture, &view);
    }
}

static void
test_resize (void)
{
  g_autoptr (DuckBoardPicture) picture = duck_board_picture_new ();
  guint n_calls = 0;
  DuckBoardView view = { .width = 60, .height = 40, .scale = 4 };

  duck_board_picture_update (picture, &view, draw_squares, &n_calls);
  view.width = 70;
  view.height = 30;
  duck_board_picture_update (picture, &view, draw_squares, &n_calls);
  g_assert_cmpuint (duck_board_picture_get_n_drawn (picture), ==, 60 * 40 + 10 * 30);
  assert_same_as_fresh (picture, &view);
}

static void
test_all_again (void)
{
  g_autoptr (DuckBoardPicture) picture = duck_board_picture_new ();
  guint n_calls = 0;
  DuckBoardView view = { .width = 60, .height = 40, .scale = 4 };

  duck_board_picture_update (picture, &view, draw_squares, &n_calls);

  /* Another scale. */
  view.scale = 5;
  duck_board_picture_update (picture, &view, draw_squares, &n_calls);
  g_assert_cmpuint (duck_board_picture_get_n_drawn (picture), ==, 2 * 60 * 40);
  assert_same_as_fresh (picture, &view);

  /* Another drawing. */
  duck_board_picture_invalidate (picture);
  g_assert_true (duck_board_picture_update (picture, &view, draw_squares, &n_calls));
  g_assert_cmpuint (duck_board_picture_get_n_drawn (picture), ==, 3 * 60 * 40);
  g_assert_cmpuint (n_calls, ==, 3);
}

/* What GTK holds as a texture is not drawn to again. */
static void
test_old_surface_stays (void)
{
  g_autoptr (DuckBoardPicture) picture = duck_board_picture_new ();
  guint n_calls = 0;
  DuckBoardView view = { .width = 60, .height = 40, .scale = 4 };

  duck_board_picture_update (picture, &view, draw_squares, &n_calls);

  cairo_surface_t *old = cairo_surface_reference (duck_board_picture_get_surface (picture));
  gsize size = (gsize) cairo_image_surface_get_stride (old) * 40;
  g_autofree guchar *copy = g_memdup2 (cairo_image_surface_get_data (old), size);

  view.x = 13;
  duck_board_picture_update (picture, &view, draw_squares, &n_calls);
  g_assert_cmpmem (cairo_image_surface_get_data (old), size, copy, size);
  g_assert_true (old != duck_board_picture_get_surface (picture));
  cairo_surface_destroy (old);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/board-picture/pan", test_pan);
  g_test_add_func ("/board-picture/resize", test_resize);
  g_test_add_func ("/board-picture/all-again", test_all_again);
  g_test_add_func ("/board-picture/old-surface-stays", test_old_surface_stays);

  return g_test_run ();
}
