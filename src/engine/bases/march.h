/* march.h: how far a unit goes whose bases stand in ranks: a wheel and a leg, over any ground
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/footing.h"
#include "engine/bases/ranks.h"
#include "engine/bases/trail.h"
#include "engine/bases/way.h"
#include "engine/bases/wheel.h"

G_BEGIN_DECLS

/* A unit that is about to go. Who touches an obstacle goes half as far; a column whose bases are
 * all on a road, or a single base that is, may go as far as roads allow straight on, and along
 * bends. */
typedef struct
{
  const WarField *field;
  const WarFooting *footing;
  WarGroundScratch *scratch; /* of the thread */
  guint manner; /* in which it moves, for the footing */
  WarBase bases[WAR_RANKS_MAX_BASES]; /* where it is */
  guint n_bases;
  WarBase whole; /* the same as one base */
  gint32 shape;
  gboolean is_single; /* one base that turns free */
  gboolean is_bent; /* it first closes up straight behind its leading base */
  WarLength country, road; /* what it may go, before obstacles */
  gint32 wheel_most; /* in 1/4096 turn */
  GArray *obstacles; /* WarObstacle; owned */
} WarMarch;

/* Fills in what the set-up and the state say of the unit; the rest is the system's. */
void war_march_init (WarMarch *march, const WarSetup *setup, const WarState *state, guint unit);
void war_march_clear (WarMarch *march);

/* Where it stands after a wheel, to the right if it is positive, and what that costs. */
WarBase war_march_place_wheel (const WarMarch *march, gint32 wheel, WarLength *cost);

/* How far it may wheel to that side. */
gint32 war_march_find_wheel (const WarMarch *march, gboolean is_right);

/* Plans the leg from that start, where the unit is after that wheel, or has turned if it is a
 * single base; its turn costs nothing then. *is_ground: ground that it cannot pass ends the way. */
void war_march_plan_leg (const WarMarch *march, const WarBase *start, gint32 wheel,
                         WarHeading heading, gboolean is_back, WarWay *way, gboolean *is_ground);

/* Why it may not stand as those bases: the piece or feature that is in the way, or WAR_NONE; FALSE:
 * off the field. TRUE with both WAR_NONE: it may. */
gboolean war_march_has_room (const WarMarch *march, const WarBase *bases, guint n_bases,
                             gint *piece, gint *feature);

/* A way along a road that the unit is on. */
typedef struct
{
  const GArray *line; /* of WarPosition; the feature's */
  gboolean is_backwards;
  WarHeading heading; /* of the road where the unit is */
} WarRoad;

#define WAR_MARCH_MAX_ROADS 16

guint war_march_find_roads (const WarMarch *march, WarRoad roads[WAR_MARCH_MAX_ROADS]);
gboolean war_march_find_road (const WarMarch *march, gint32 heading, WarRoad *found);

/* What ends a way along a road. */
typedef struct
{
  WarWayReason reason; /* MOST, FIELD, WALL (ground) or ENEMY */
  gint row; /* of the enemy; or WAR_NONE */
  gint friend; /* on whom it would end at the distance that is wanted; or WAR_NONE */
} WarRoadEnd;

/* All distances, in whole millimetres, at which it may end on the road. */
#define WAR_MARCH_STEP WAR_MILLIMETRE
void war_march_plan_road (const WarMarch *march, const WarRoad *road, WarLength wanted,
                          WarDomain *distances, WarRoadEnd *end);

/* Its bases when it has gone so far along it. */
void war_march_follow (const WarMarch *march, const WarRoad *road, WarLength distance,
                       WarBase bases[WAR_RANKS_MAX_BASES]);

G_END_DECLS
