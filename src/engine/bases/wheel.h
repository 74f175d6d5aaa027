/* wheel.h: a base, as that of a whole formation, that wheels about a front corner
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/way.h"

G_BEGIN_DECLS

#define WAR_WHEEL_MOST (WAR_HEADING_TURN / 4)

/* A wheel: a value. Turns are in 1/4096 turn, from 0 on. */
typedef struct
{
  /* What is asked; war_wheel_plan() leaves it as it is. */
  WarBase start;
  gboolean is_right; /* to the right, about the right front corner */
  gint32 most; /* at most WAR_WHEEL_MOST */

  /* What is found. */
  gint32 room; /* how far it comes; −1: not even the start is allowed */
  WarWayReason end; /* what ends the room there */
  gint row; /* of the wall or enemy that does, or WAR_NONE */
} WarWheel;

/* Where the base is after the turn, its centre rounded once. */
WarBase war_wheel_place (const WarBase *start, gboolean is_right, gint32 turn);

/* The path of the other front corner, rounded up; and the greatest turn, at most WAR_WHEEL_MOST, of
 * which it is no longer than the allowance. */
WarLength war_wheel_get_path (const WarBase *start, gint32 turn);
gint32 war_wheel_find_most (const WarBase *start, WarLength allowance);

/* Finds how far the base may wheel on that field among those obstacles: at no turn on the way it is
 * off the field, in a wall, or too near to an enemy; friends are passed. Between two turns it goes
 * less than a hundredth beyond both. */
void war_wheel_plan (WarWheel *wheel, const WarField *field, const WarObstacle *obstacles,
                     guint n_obstacles);

/* Adds the turns within the room after which the base stands on no friend. */
void war_wheel_get_turns (const WarWheel *wheel, const WarObstacle *obstacles, guint n_obstacles,
                          WarDomain *turns);

G_END_DECLS
