/* base.h: an oriented base, its edges, its arcs and its neighbours
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/exact.h"

G_BEGIN_DECLS

/* The edges clockwise: edge e runs from corner e to corner e + 1. */
typedef enum
{
  WAR_EDGE_FRONT,
  WAR_EDGE_RIGHT,
  WAR_EDGE_REAR,
  WAR_EDGE_LEFT,
} WarEdge;

#define WAR_N_EDGES 4
#define WAR_BASE_MIN 100 /* 1 mm: smaller ones would be misshapen by rounding */

/* The base of a piece: an oriented rectangle (G-2). A value; made by war_base_place(). The corners
 * are front left, front right, rear right and rear left, each rounded once. Opposite corners are
 * exactly opposite, so the outline is exactly a parallelogram around the centre, clockwise. */
typedef struct
{
  WarPosition centre;
  WarHeading heading;
  WarLength width, depth; /* across and along the heading; WAR_BASE_MIN … WAR_LENGTH_MAX, even */
  WarPosition corners[WAR_N_EDGES];
} WarBase;

WarBase war_base_place (WarPosition centre, WarHeading heading, WarLength width, WarLength depth);

/* The same base so far off: its corners go with it, and are not rounded anew. */
WarBase war_base_shift (const WarBase *base, WarPosition vector);

/* Whether one is the other: as large, at the same place. */
gboolean war_base_is_same (const WarBase *a, const WarBase *b);

void war_base_get_edge (const WarBase *base, WarEdge edge, WarPosition *from, WarPosition *to);
WarHeading war_base_get_edge_heading (const WarBase *base, WarEdge edge); /* outwards */

/* Between the nearest positions (G-2); distances as geometry.h says, so `<= limit` is exact. But
 * `< limit` is not: between limit − 1 and limit they say limit. Hence war_base_is_nearer(). */
WarLength war_base_get_distance (const WarBase *a, const WarBase *b);
WarLength war_base_get_position_distance (const WarBase *base, WarPosition position);
gboolean war_base_is_within (const WarBase *a, const WarBase *b, WarLength limit);
gboolean war_base_is_nearer (const WarBase *a, const WarBase *b, WarLength limit);

/* How deep two bases may reach into each other by the rounding of their corners alone. */
#define WAR_BASE_SLACK 2

/* Whether the insides overlap by more than WAR_BASE_SLACK. */
gboolean war_base_overlaps (const WarBase *a, const WarBase *b);

/* Whether no part of the base is outside; the edge still belongs to the polygon and the field. */
gboolean war_base_is_in_polygon (const WarBase *base, const WarPosition *vertices,
                                 guint n_vertices);
gboolean war_base_is_on_field (const WarBase *base, WarLength width, WarLength depth);

/* Whether any part is under a template (entrenched.E-6). */
gboolean war_base_meets_disc (const WarBase *base, WarPosition centre, WarLength radius);
gboolean war_base_meets_polygon (const WarBase *base, const WarPosition *vertices,
                                 guint n_vertices);

/* Whether the direction from the centre to the position is at most half_arc to either side of the
 * heading, in 1/4096 turn, 0 … 2048 (empires.C-4). The centre itself is in every arc. */
gboolean war_base_has_in_arc (const WarBase *base, WarPosition position, guint half_arc);

/* The edge that faces a position: the diagonals part the plane among the edges. On a diagonal it is
 * the front or the rear; at the centre the front. */
WarEdge war_base_find_edge (const WarBase *base, WarPosition position);

/* The edges in the order in which a charger would take them (entrenched.E-10): the one that faces
 * the position, then the others from the nearest on. */
void war_base_order_edges (const WarBase *base, WarPosition position, WarEdge edges[WAR_N_EDGES]);

/* The charger laid with its front edge along that edge of the target (entrenched.E-10): facing it,
 * its centre as near to the line between the two centres as it can be while at least half of the
 * shorter edge touches. Where the line does not come to that side, it is laid as far that way as
 * can be. Nothing says that there is room. */
WarBase war_base_lay_against (const WarBase *charger, const WarBase *target, WarEdge edge);

G_END_DECLS
