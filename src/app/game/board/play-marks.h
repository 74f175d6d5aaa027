/* play-marks.h: lines, outlines and crosses by which a game is marked on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "app/board/board-tool.h"
#include "draw/surface/palette.h"
#include "engine/geometry/base.h"

G_BEGIN_DECLS

static const DrawColour duck_play_chosen_colour = { 0.05, 0.05, 0.05 };
static const DrawColour duck_play_reach_colour = { 0.05, 0.35, 0.25 };
static const DrawColour duck_play_target_colour = { 0.7, 0.1, 0.1 };
static const DrawColour duck_play_hopeless_colour = { 0.42, 0.42, 0.42 };

/* In logical pixels: what is drawn of a unit lies within so much of its base; the white below a
 * line, so that it shows on any ground. */
#define DUCK_PLAY_MARK_MARGIN 12.
#define DUCK_PLAY_MARK_BELOW 4.

/* In millimetres. */
graphene_point_t duck_play_mark_point (WarPosition position);

/* Strokes the path of a part of the overlay, white below. */
void duck_play_mark_stroke (cairo_t *cr, double pixel, DrawColour colour, gboolean dashed);

/* Each is a part of its own: around a base; a line; where somebody would stand; a cross, as large
 * on every scale, where nobody may go, stand or aim. */
void duck_play_mark_ring (DuckBoardOverlay *overlay, const WarBase *base, DrawColour colour,
                          gboolean dashed);
void duck_play_mark_line (DuckBoardOverlay *overlay, graphene_point_t from, graphene_point_t to,
                          DrawColour colour, gboolean dashed);
/* A line from one base to another, with a head at the other's edge. */
void duck_play_mark_arrow (DuckBoardOverlay *overlay, const WarBase *from, const WarBase *to,
                           DrawColour colour);

/* A ring of one among many: it is thinner where they are small. */
void duck_play_mark_ring_of_many (DuckBoardOverlay *overlay, const WarBase *base, DrawColour colour,
                                  gboolean dashed);

/* A polygon, filled thinly. */
void duck_play_mark_area (DuckBoardOverlay *overlay, const graphene_point_t *corners,
                          guint n_corners, DrawColour colour);

/* Of a template: radius in millimetres; faintly filled. */
void duck_play_mark_circle (DuckBoardOverlay *overlay, graphene_point_t middle, double radius,
                            DrawColour colour, gboolean dashed);
void duck_play_mark_ghost (DuckBoardOverlay *overlay, const WarBase *base, double alpha,
                           gboolean dashed);
void duck_play_mark_cross (DuckBoardOverlay *overlay, const WarPosition *place);

/* Where the middles of signs for the points lie, which follow each other: on them; or if they are
 * nearer to each other than that, fanned out beside them, so far away. TRUE: they are. All lengths
 * in the same unit. */
gboolean duck_play_mark_fan (const graphene_point_t *points, guint n_points, double room,
                             double away, graphene_point_t *middles);

G_END_DECLS
