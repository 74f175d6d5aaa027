/* way.h: how far a base may go along a heading, and where it may end
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/obstacle.h"
#include "engine/bases/room.h"
#include "engine/game/event.h"
#include "engine/game/order.h"

G_BEGIN_DECLS

/* What keeps a distance from being allowed. */
typedef enum
{
  WAR_WAY_MOST, /* it is farther than the base may go */
  WAR_WAY_FIELD,
  WAR_WAY_WALL,
  WAR_WAY_ENEMY,
  WAR_WAY_FRIEND, /* the base would end on it */
  WAR_WAY_LEAST, /* it is less than the base has to go */
} WarWayReason;

/* Distances at which the base would stand on a friend. */
typedef struct
{
  WarLength first, last;
  gint row;
} WarWayBar;

#define WAR_WAY_MAX_BARS 140

/* A way along one heading: a value. */
typedef struct
{
  /* What is asked; war_way_plan() leaves it as it is. */
  WarBase start; /* when the base has turned, or has stepped out of what it was in */
  WarHeading heading; /* in which it goes */
  gboolean is_still; /* the start is where and how it stands already: there it may be */
  WarLength least; /* that it has to go, if it goes */
  gboolean may_stay; /* it may also go nowhere */
  WarLength most;

  /* What is found. */
  WarLength room; /* how far it comes; −1: not even the start is allowed */
  WarWayReason end; /* what ends the room there */
  gint row; /* of the wall or enemy that does, or WAR_NONE */
  WarLength limit; /* that has to be kept to it */
  WarLength setting; /* distances within so much of the room, or beyond, are set to it; 0: none */

  guint n_bars; /* by first distance; past the last that there is room for the way ends */
  WarWayBar bars[WAR_WAY_MAX_BARS];
} WarWay;

/* Finds how far the way goes, on that field and with those obstacles; those that lie nowhere near
 * it cost little. */
void war_way_plan (WarWay *way, const WarField *field, const WarObstacle *obstacles,
                   guint n_obstacles);

/* The distances that are allowed: those that are set to the room included, however many of them
 * lie beyond it. */
void war_way_get_distances (const WarWay *way, WarDomain *distances);

/* The distance that is carried out for an allowed one. */
WarLength war_way_set_distance (const WarWay *way, WarLength distance);

/* The farthest distance, not beyond that one, at which it would stand on no friend; −1: none. */
WarLength war_way_leave_bars (const WarWay *way, WarLength distance);

/* Why the distance, which is not allowed, is not: *row is of the obstacle, or WAR_NONE; *allowed
 * how far the base may go instead, or has to; −1: it may not even turn. */
WarWayReason war_way_find_reason (const WarWay *way, WarLength distance, gint *row,
                                  WarLength *allowed);

/* What keeps the base from going on when it has gone that far, which is carried out: WAR_BOUND_NONE
 * if there is a millimetre left, or it can go no farther at all. */
WarBound war_way_find_bound (const WarWay *way, WarLength distance);

/* Where a base stands that has just stepped out of the other along the heading, its centre having
 * been within it. */
WarBase war_way_step_out (const WarBase *base, const WarBase *other, WarHeading heading);

G_END_DECLS
