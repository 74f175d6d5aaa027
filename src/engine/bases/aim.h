/* aim.h: how far along a heading a point may be aimed at
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/order.h"
#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* Who aims, and with what. An aim is a heading and a whole distance from the centre of the base;
 * its point is rounded once. Range is measured from the base's edge, sight as war_sight_reaches()
 * has it. */
typedef struct
{
  WarSightScene scene;
  const WarField *field;
  guint *features; /* room for all features of the scene's ground: of the thread */
  WarBase base;
  WarLength range, minimum_range;
  gboolean needs_sight;
} WarAim;

/* The distances of points that are on the field, in range and in sight: all up to the limit, at
 * least. If there are more ranges than a domain holds, those farther off are left out. */
void war_aim_find_distances (const WarAim *aim, WarHeading heading, WarLength limit,
                             WarDomain *distances);

/* What was last found, of one thread: who aims asks twice, where it may aim, and whether it may aim
 * there. Only the base, what it aims and the ground decide that. */
typedef struct
{
  WarBase base;
  WarLength range, minimum_range; /* 0, 0: nothing is known yet */
  gboolean needs_sight;
  WarHeading heading;
  WarLength limit; /* so far the distances are known */
  WarDomain distances;
} WarAimMemo;

/* The same distances, lent until the next call; in scenes that differ only by their scratch. */
const WarDomain *war_aim_recall_distances (WarAimMemo *memo, const WarAim *aim, WarHeading heading,
                                           WarLength limit);

/* Whether the point at that distance is one of those. */
gboolean war_aim_reaches (const WarAim *aim, WarHeading heading, WarLength distance);

G_END_DECLS
