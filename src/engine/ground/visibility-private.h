/* visibility-private.h: the edges that sight meets, swept in a circle
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/visibility.h"

G_BEGIN_DECLS

/* A direction from the firer's centre. */
typedef struct
{
  double x, y;
} WarRay;

/* What may hide something from the firer: a feature, a base, or, as it ends what is of interest,
 * the field. A ray that has met one is blocked where the blocker does not spare: in the feature
 * itself, or near it. */
typedef struct
{
  WarBlocks blocks;
  double limit; /* of WAR_BLOCKS_DEPTH */
  guint n_sparing_edges; /* of its parts that spare, on the present ray */

  /* While a ray is walked along. */
  guint stamp;
  guint n_sparing_edges_left;
  guint n_bodies, n_spared; /* parts of either kind that the place is in */
  gboolean is_met;
  double entry, depth; /* of WAR_BLOCKS_DEPTH: where it was entered last, and what was crossed */
} WarBlocker;

/* A closed polygon of a blocker. */
typedef struct
{
  guint blocker;
  gboolean is_body; /* the blocker is met where this is */
  gboolean is_sparing; /* the blocker does not block what is in this */
  guint n_edges; /* on the present ray */

  guint stamp;
  gboolean is_inside;
} WarBlockerPart;

/* An edge, as a line on which 1/t is linear: a ray r, of length 1, comes to it at the distance
 * t = 1 / (x × r.x + y × r.y). */
typedef struct
{
  double x, y;
  guint part;
  guint first, last; /* where it begins and ends, as numbers of directions, clockwise */
} WarBlockerEdge;

/* An edge on the present ray. */
typedef struct
{
  double nearness; /* 1/t, on the ray on which they are sorted */
  double x, y; /* the edge's */
  guint edge, part;
} WarSeenEdge;

/* The field is the first blocker and the first part. */
typedef struct
{
  GArray *blockers; /* WarBlocker */
  GArray *parts; /* WarBlockerPart */
  GArray *edges; /* WarBlockerEdge */
  GArray *rays; /* WarRay, of length 1: all directions in which an edge begins or ends, clockwise */
  GArray *seen; /* WarSeenEdge: on the present ray, nearest first */
  GArray *marches; /* where the present ray goes into and out of features of limited depth */
  GArray *spans; /* what is seen on the present ray */
  GArray *open; /* polygons that may go on */
  GPtrArray *polygons;
  WarPosition centre;
  guint stamp;
  guint n_odd_parts; /* those that the present ray begins in */
  double reach; /* no place of the field is farther off */
  gboolean is_around; /* something around the firer has been seen in all directions */
} WarSweepRound;

void war_visibility_begin (WarSweepRound *round);

/* Adds to the polygons what is seen between two neighbouring directions. */
void war_visibility_add_wedge (WarSweepRound *round, WarRay from, WarRay to);

/* Ends the polygons that are open, and what began. */
void war_visibility_end (WarSweepRound *round);

G_END_DECLS
