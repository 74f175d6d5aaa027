/* test-board-tiles.c: what a kept drawing draws again, and what not
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-tiles.h"

#define WIDTH 350
#define HEIGHT 250

/* Tiles that a view from the origin touches. */
#define COLUMNS 3
#define ROWS 2

/* What is drawn: squares of four millimetres whose colour says where they are and how often the
 * drawing has changed. */
typedef struct
{
  guint version;
  gboolean nothing; /* draws nothing at all */
} Drawing;

static void
draw_squares (cairo_t *cr, double pixel, gpointer data)
{
  const Drawing *drawing = data;
  double left, top, right, bottom;

  g_assert_cmpfloat (pixel, >, 0);
  if (drawing->nothing)
    return;
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (gint row = (gint) (top / 4) - 1; row * 4 < bottom; row++)
    for (gint column = (gint) (left / 4) - 1; column * 4 < right; column++)
      {
        cairo_set_source_rgb (cr, (row & 7) / 7., (column & 7) / 7., (drawing->version & 3) / 3.);
        cairo_rectangle (cr, column * 4, row * 4, 4, 4);
        cairo_fill (cr);
      }
}

static DuckBoardTiles *
new_tiles (Drawing *drawing)
{
  DuckBoardTiles *tiles = duck_board_tiles_new (draw_squares, drawing);

  duck_board_tiles_set_bounds (tiles, &GRAPHENE_RECT_INIT (-40, -40, 4000, 3000));
  return tiles;
}

/* The node of what is in the view; NULL: nothing is. */
static GskRenderNode *
new_node (DuckBoardTiles *tiles, const DuckBoardView *view)
{
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  duck_board_tiles_snapshot (tiles, snapshot, view,
                             &GRAPHENE_RECT_INIT (0, 0, (float) view->width, (float) view->height));
  return gtk_snapshot_free_to_node (snapshot);
}

/* What is shown of the view. */
static cairo_surface_t *
show (DuckBoardTiles *tiles, const DuckBoardView *view)
{
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, view->width, view->height);
  cairo_t *cr = cairo_create (surface);
  g_autoptr (GskRenderNode) node = new_node (tiles, view);

  if (node != NULL)
    gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  return surface;
}

static void
assert_same (cairo_surface_t *a, cairo_surface_t *b)
{
  gsize size
    = (gsize) cairo_image_surface_get_stride (a) * (gsize) cairo_image_surface_get_height (a);

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  g_assert_cmpmem (cairo_image_surface_get_data (a), size, cairo_image_surface_get_data (b), size);
}

/* The tiles show what a drawing without them would, whoever renders the frame. */
static void
assert_shows (DuckBoardTiles *tiles, const DuckBoardView *view, Drawing *drawing)
{
  DuckBoardView in_software = *view;
  cairo_surface_t *shown = show (tiles, view), *painted;
  cairo_surface_t *plain
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, view->width, view->height);
  cairo_t *cr = cairo_create (plain);

  cairo_translate (cr, -view->x, -view->y);
  cairo_scale (cr, view->scale, view->scale);
  cairo_rectangle (cr, -40, -40, 4000, 3000);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_clip (cr);
  draw_squares (cr, 1 / view->scale, drawing);
  cairo_destroy (cr);
  in_software.in_software = TRUE;
  painted = show (tiles, &in_software);
  assert_same (shown, plain);
  assert_same (painted, plain);
  cairo_surface_destroy (shown);
  cairo_surface_destroy (painted);
  cairo_surface_destroy (plain);
}

/* Of one tile, as it lies in the frame's node. */
static GskRenderNode *
get_tile_node (GskRenderNode *frame, guint index)
{
  GskRenderNode *child = gsk_container_node_get_child (frame, index);

  return gsk_render_node_get_node_type (child) == GSK_TRANSFORM_NODE
           ? gsk_transform_node_get_child (child)
           : child;
}

/* GTK paints anew what has other nodes than the frame before: only tiles that have changed may. */
static void
test_frames (void)
{
  Drawing drawing = { 0 };
  g_autoptr (DuckBoardTiles) tiles = new_tiles (&drawing);
  DuckBoardView view = { 0, 0, WIDTH, HEIGHT, 2, .in_software = TRUE };

  duck_board_tiles_update (tiles, &view, G_MAXINT64);

  g_autoptr (GskRenderNode) before = new_node (tiles, &view);

  duck_board_tiles_invalidate (tiles, &GRAPHENE_RECT_INIT (10, 10, 4, 4));
  duck_board_tiles_update (tiles, &view, G_MAXINT64);

  g_autoptr (GskRenderNode) after = new_node (tiles, &view);

  g_assert_cmpuint (gsk_container_node_get_n_children (before), ==, COLUMNS * ROWS);
  g_assert_cmpuint (gsk_container_node_get_n_children (after), ==, COLUMNS * ROWS);
  for (guint i = 0; i < COLUMNS * ROWS; i++)
    g_assert_true ((get_tile_node (before, i) == get_tile_node (after, i)) == (i != 0));
}

static void
test_pan (void)
{
  Drawing drawing = { 0 };
  g_autoptr (DuckBoardTiles) tiles = new_tiles (&drawing);
  DuckBoardView view = { 20, 5, WIDTH, HEIGHT, 2 };
  guint64 n;

  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  assert_shows (tiles, &view, &drawing);
  n = duck_board_tiles_get_n_drawn (tiles);

  /* Within the tiles that are there nothing is drawn, and beyond them only what is lacking. */
  view.x -= 15;
  g_assert_true (duck_board_tiles_update (tiles, &view, 0));
  g_assert_cmpuint (duck_board_tiles_get_n_drawn (tiles), ==, n);
  assert_shows (tiles, &view, &drawing);
  view.x += 15 + DUCK_BOARD_TILE;
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  g_assert_cmpuint (duck_board_tiles_get_n_drawn (tiles) - n, ==,
                    ROWS * DUCK_BOARD_TILE * DUCK_BOARD_TILE);
  assert_shows (tiles, &view, &drawing);

  /* Back and over the edge of the drawing. */
  view.x = view.y = -200;
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  assert_shows (tiles, &view, &drawing);
}

/* A change draws its rectangle, and nothing that is not in sight. */
static void
test_change (void)
{
  Drawing drawing = { 0 };
  g_autoptr (DuckBoardTiles) tiles = new_tiles (&drawing);
  DuckBoardView view = { 0, 0, WIDTH, HEIGHT, 2 };
  guint64 n;

  duck_board_tiles_update (tiles, &view, G_MAXINT64);
  n = duck_board_tiles_get_n_drawn (tiles);

  /* 20 × 8 pixels, over the edge of two tiles. */
  duck_board_tiles_invalidate (tiles, &GRAPHENE_RECT_INIT (60, 20, 10, 4));
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  g_assert_cmpuint (duck_board_tiles_get_n_drawn (tiles) - n, ==, 20 * 8);
  assert_shows (tiles, &view, &drawing);

  duck_board_tiles_invalidate (tiles, &GRAPHENE_RECT_INIT (2000, 2000, 10, 10));
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  g_assert_cmpuint (duck_board_tiles_get_n_drawn (tiles) - n, ==, 20 * 8);

  drawing.version++;
  duck_board_tiles_invalidate (tiles, NULL);
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  assert_shows (tiles, &view, &drawing);
}

/* With no time at all each update draws one tile, and until all are there those of the scale before
 * are shown in their places. */
static void
test_steps (void)
{
  Drawing drawing = { 0 };
  g_autoptr (DuckBoardTiles) tiles = new_tiles (&drawing);
  DuckBoardView view = { 0, 0, WIDTH, HEIGHT, 2 };
  DuckBoardView near = { 0, 0, WIDTH, HEIGHT, 4 };
  guint n = 1;

  while (!duck_board_tiles_update (tiles, &view, 0))
    n++;
  g_assert_cmpuint (n, ==, COLUMNS * ROWS);
  assert_shows (tiles, &view, &drawing);

  n = 1;
  while (!duck_board_tiles_update (tiles, &near, 0))
    {
      cairo_surface_t *shown = show (tiles, &near);
      const guint8 *data = cairo_image_surface_get_data (shown);
      gint stride = cairo_image_surface_get_stride (shown);

      /* Something is everywhere. */
      for (gint y = 0; y < HEIGHT; y += 10)
        for (gint x = 0; x < WIDTH; x += 10)
          g_assert_cmpuint (data[y * stride + x * 4 + 3], ==, 255);
      cairo_surface_destroy (shown);
      n++;
    }
  g_assert_cmpuint (n, ==, COLUMNS * ROWS);
  assert_shows (tiles, &near, &drawing);
}

/* However far one goes and however near one looks, as many bytes are kept. */
static void
test_bytes (void)
{
  Drawing drawing = { 0 };
  g_autoptr (DuckBoardTiles) tiles = new_tiles (&drawing);
  DuckBoardView view = { 0, 0, WIDTH, HEIGHT, 1 };
  const gsize limit = (gsize) (COLUMNS + 1) * (ROWS + 1) * DUCK_BOARD_TILE * DUCK_BOARD_TILE * 4;

  for (guint step = 0; step < 24; step++)
    {
      view.x += 100;
      view.y += 70;
      view.scale = step < 12 ? 2 : 8;
      g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
      while (duck_board_tiles_prepare (tiles, &view))
        g_assert_cmpuint (duck_board_tiles_get_n_bytes (tiles), <=, limit);
      g_assert_cmpuint (duck_board_tiles_get_n_bytes (tiles), <=, limit);
      assert_shows (tiles, &view, &drawing);
    }
}

/* A layer on which there is nothing costs nothing. */
static void
test_empty (void)
{
  Drawing drawing = { .nothing = TRUE };
  g_autoptr (DuckBoardTiles) tiles = new_tiles (&drawing);
  DuckBoardView view = { 0, 0, WIDTH, HEIGHT, 1 };
  guint64 n;

  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  g_assert_cmpuint (duck_board_tiles_get_n_bytes (tiles), ==, 0);
  n = duck_board_tiles_get_n_drawn (tiles);
  g_assert_true (duck_board_tiles_update (tiles, &view, 0));
  g_assert_cmpuint (duck_board_tiles_get_n_drawn (tiles), ==, n);

  drawing.nothing = FALSE;
  duck_board_tiles_invalidate (tiles, NULL);
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  assert_shows (tiles, &view, &drawing);
  drawing.nothing = TRUE;
  duck_board_tiles_invalidate (tiles, NULL);
  g_assert_true (duck_board_tiles_update (tiles, &view, G_MAXINT64));
  g_assert_cmpuint (duck_board_tiles_get_n_bytes (tiles), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  gtk_init_check (); /* the kinds of render nodes; a display there is none */
  g_test_add_func ("/board-tiles/pan", test_pan);
  g_test_add_func ("/board-tiles/change", test_change);
  g_test_add_func ("/board-tiles/frames", test_frames);
  g_test_add_func ("/board-tiles/steps", test_steps);
  g_test_add_func ("/board-tiles/bytes", test_bytes);
  g_test_add_func ("/board-tiles/empty", test_empty);
  return g_test_run ();
}
