/* board-picture.h: a view of a drawing, kept so that a pan draws only what comes into sight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* Draws in millimetres of the table. What lies outside the clip of cr may be left out. pixel is the
 * size of a device pixel in these units. */
typedef void (*DuckBoardDraw) (cairo_t *cr, double pixel, gpointer data);

/* A part of the drawing, in whole device pixels, so that a pan moves them exactly. */
typedef struct
{
  gint x, y; /* the top left corner, from where the drawing has its origin */
  gint width, height;
  double scale; /* device pixels per millimetre */
} DuckBoardView;

typedef struct _DuckBoardPicture DuckBoardPicture;

DuckBoardPicture *duck_board_picture_new (void);
void duck_board_picture_free (DuckBoardPicture *picture);

/* Makes the picture show the view. Only what the last view did not show at this scale is drawn.
 * FALSE: it showed it already, and the surface is the same. */
gboolean duck_board_picture_update (DuckBoardPicture *picture, const DuckBoardView *view,
                                    DuckBoardDraw draw, gpointer data);

/* The drawing is another one: the next update draws all of it. */
void duck_board_picture_invalidate (DuckBoardPicture *picture);

/* An image in CAIRO_FORMAT_ARGB32, NULL before the first update. It is never drawn to again: an
 * update makes another one. */
cairo_surface_t *duck_board_picture_get_surface (const DuckBoardPicture *picture);

/* How many device pixels have been drawn rather than moved. */
guint64 duck_board_picture_get_n_drawn (const DuckBoardPicture *picture);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DuckBoardPicture, duck_board_picture_free)

G_END_DECLS
