/* goals.h: places that a solo commander wants units at, and how they divide among them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* A box on the field, which may be a single position. Worth is in hundredths of cost, as that of
 * ideas; all of it is integers, so that a commander chooses the same on every machine. */
typedef struct
{
  WarPosition minimum, maximum;
  WarLength reach; /* so near to it is there */
  gint32 worth; /* of being there; more than 0 */
  guint n_wanted; /* units: others leave it to those that are nearer */
} WarGoal;

#define WAR_GOALS_MAX 20 /* more are forgotten */

typedef struct
{
  guint n_items;
  WarGoal items[WAR_GOALS_MAX];
} WarGoals;

void war_goals_add (WarGoals *goals, WarPosition minimum, WarPosition maximum, WarLength reach,
                    gint32 worth, guint n_wanted);
void war_goals_add_place (WarGoals *goals, WarPosition place, WarLength reach, gint32 worth,
                          guint n_wanted);

/* Goals along that side of a box from which an enemy comes: so far apart, and so far behind it, all
 * else as in `post`, whose box does not matter. */
void war_goals_add_posts (WarGoals *goals, WarPosition minimum, WarPosition maximum,
                          WarPosition enemy, WarLength spacing, WarLength depth, gint most,
                          const WarGoal *post);

/* How much a way costs: a way of that length takes off all the worth of a goal in the first round,
 * and three times as much in the last, as there is less time then. */
typedef struct
{
  gint round, rounds; /* the present one, and how many there are: at least 1 */
  WarLength length;
} WarGoalPace;

/* What the way, or being so far from a goal of that worth, is worth. */
gint32 war_goal_rate_way (const WarGoalPace *pace, WarLength distance, gint32 worth);
gint32 war_goal_rate_distance (const WarGoalPace *pace, WarLength distance, gint32 worth);

/* The position in the goal that is nearest to there, and how far it is. */
WarPosition war_goal_find_nearest (const WarGoal *goal, WarPosition from);
WarLength war_goal_get_distance (const WarGoal *goal, WarPosition from);

/* The goal that is best for a unit there whose friends, itself left aside, stand at those places:
 * each that is at a goal, or nearer to it, makes it less worth going for. NULL: enough go for each
 * of them. */
const WarGoal *war_goals_choose (const WarGoals *goals, const WarGoalPace *pace, WarPosition from,
                                 const WarPosition *friends, guint n_friends);

/* The same for a unit that has yet to come: each friend goes for the goal that is nearest to it, so
 * that units divide among the goals before they are near any. */
const WarGoal *war_goals_share (const WarGoals *goals, const WarGoalPace *pace, WarPosition from,
                                const WarPosition *friends, guint n_friends);

G_END_DECLS
