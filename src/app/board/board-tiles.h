/* board-tiles.h: a drawing kept in tiles, so that only what is new or has changed is drawn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

G_BEGIN_DECLS

/* Draws in millimetres of the table. What lies outside the clip of cr may be left out; the picture
 * must not depend on the clip. pixel is the size of a device pixel in these units. */
typedef void (*DuckBoardDraw) (cairo_t *cr, double pixel, gpointer data);

/* A part of the plane of device pixels whose origin is the table's. Whole pixels, so that a pan
 * moves tiles exactly. */
typedef struct
{
  gint x, y, width, height;
  double scale; /* device pixels per millimetre */
  gboolean in_software; /* cairo renders the frames */
} DuckBoardView;

/* The tiles of one drawing, at one scale; and those of the scale before, until the new ones are
 * there, as map programs do. Needs no display. */
typedef struct _DuckBoardTiles DuckBoardTiles;

/* The side of a tile, in device pixels. */
#define DUCK_BOARD_TILE 128

DuckBoardTiles *duck_board_tiles_new (DuckBoardDraw draw, gpointer data);
void duck_board_tiles_free (DuckBoardTiles *tiles);

/* The drawing covers these millimetres, and what is outside is never drawn. */
void duck_board_tiles_set_bounds (DuckBoardTiles *tiles, const graphene_rect_t *bounds);

/* The drawing has changed there, in millimetres; NULL: everywhere. What is kept is shown until it
 * has been drawn anew. */
void duck_board_tiles_invalidate (DuckBoardTiles *tiles, const graphene_rect_t *area);

/* Draws what the view lacks until that moment of g_get_monotonic_time(), at least one tile, those
 * in the middle first; then tiles beyond its edge. FALSE: the view still lacks something. */
gboolean duck_board_tiles_update (DuckBoardTiles *tiles, const DuckBoardView *view,
                                  gint64 deadline);

/* Draws one tile beside the view, for a pan that may come. FALSE: there is no need. */
gboolean duck_board_tiles_prepare (DuckBoardTiles *tiles, const DuckBoardView *view);

/* Shows what the view has in the rectangle, which need not have its size. */
void duck_board_tiles_snapshot (DuckBoardTiles *tiles, GtkSnapshot *snapshot,
                                const DuckBoardView *view, const graphene_rect_t *rectangle);

/* How many device pixels have been drawn so far; how many bytes are kept. */
guint64 duck_board_tiles_get_n_drawn (const DuckBoardTiles *tiles);
gsize duck_board_tiles_get_n_bytes (const DuckBoardTiles *tiles);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckBoardTiles, duck_board_tiles_free)

G_END_DECLS
