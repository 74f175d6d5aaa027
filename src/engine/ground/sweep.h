/* sweep.h: a base moved straight
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/base.h"
#include "engine/ground/ground.h"

G_BEGIN_DECLS

#define WAR_SWEEP_MAX_VERTICES 6

/* A base moved along a vector of whole units without turning. A value; made by war_sweep_plan(). */
typedef struct
{
  WarBase start;
  WarPosition vector;
  WarPosition outline[WAR_SWEEP_MAX_VERTICES]; /* all that the base passes over: convex, clockwise;
                                                  vertices may lie on an edge or repeat */
  guint n_outline;
} WarSweep;

WarSweep war_sweep_plan (const WarBase *start, WarPosition vector);

/* The whole way, rounded down. */
WarLength war_sweep_get_length (const WarSweep *sweep);

/* The base after a whole distance, its centre rounded once; from the length on that is the end. */
WarBase war_sweep_place (const WarSweep *sweep, WarLength distance);

/* Whether the base is nearer to the other than the limit anywhere on the way; whether it overlaps
 * it anywhere by more than WAR_BASE_SLACK. */
gboolean war_sweep_comes_nearer (const WarSweep *sweep, const WarBase *other, WarLength limit);
gboolean war_sweep_overlaps (const WarSweep *sweep, const WarBase *other);

/* Whether the base comes nearer to the other anywhere on the way than it was at the start, however
 * little; always if they overlapped by more than WAR_BASE_SLACK at the start. The
 * vector is exact, so a way that is meant to keep a distance may lose a unit of it to the rounding
 * of its end: who wants to allow that asks war_sweep_comes_nearer() with a smaller limit. */
gboolean war_sweep_approaches (const WarSweep *sweep, const WarBase *other);

/* How far the base may go without coming nearer to the other than the limit, or, with a limit of 0,
 * without overlapping it: a whole distance such that the way to war_sweep_place() there keeps the
 * limit exactly. The next unit does not, but for the rounding of places. −1: not even the start. */
WarLength war_sweep_get_room (const WarSweep *sweep, const WarBase *other, WarLength limit);

/* A feature that the leading edge crosses: at some time it is in the feature's inside. To touch is
 * not to cross. Fractions are of the way, distances whole. */
typedef struct
{
  guint feature;
  WarFraction entry; /* 0 if starts_inside */
  WarFraction exit; /* the last time; 1 if ends_inside */
  WarLength entered; /* the base placed there has its edge at or before the feature's edge */
  WarLength left; /* rounded down */
  gboolean starts_inside, ends_inside; /* whether any of the leading edge is, then */
} WarCrossing;

/* Finds the features of those terrains (bits, WAR_TERRAIN_BIT) that the edge of the base crosses on
 * the way, and writes the first max_crossings of them, by exact entry and then by number. Returns
 * how many there are in all. */
guint war_sweep_find_crossings (const WarSweep *sweep, WarEdge leading, const WarGround *ground,
                                WarGroundScratch *scratch, guint32 terrains, WarCrossing *crossings,
                                guint max_crossings);

G_END_DECLS
