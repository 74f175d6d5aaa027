/* goals.c: places that a solo commander wants units at, and how they divide among them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/goals.h"

#include "engine/bases/cells.h"

/* So many units at a goal make it half as attractive for others. */
#define CROWD 3

void
war_goals_add (WarGoals *goals, WarPosition minimum, WarPosition maximum, WarLength reach,
               gint32 worth, guint n_wanted)
{
  if (goals->n_items < WAR_GOALS_MAX)
    goals->items[goals->n_items++] = (WarGoal){ minimum, maximum, reach, worth, n_wanted };
}

void
war_goals_add_place (WarGoals *goals, WarPosition place, WarLength reach, gint32 worth,
                     guint n_wanted)
{
  war_goals_add (goals, place, place, reach, worth, n_wanted);
}

void
war_goals_add_posts (WarGoals *goals, WarPosition minimum, WarPosition maximum, WarPosition enemy,
                     WarLength spacing, WarLength depth, gint most, const WarGoal *post)
{
  WarPosition middle = { (minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2 };
  gboolean is_upright = ABS (enemy.x - middle.x) > ABS (enemy.y - middle.y);
  WarLength length = is_upright ? maximum.y - minimum.y : maximum.x - minimum.x;
  gint n_posts = MIN (length / spacing + 1, most);

  for (gint i = 0; i < n_posts; i++)
    {
      WarLength along = length * (2 * i + 1) / (2 * n_posts);
      WarPosition place = { minimum.x + along, minimum.y + along };

      if (is_upright)
        place.x = enemy.x > middle.x ? maximum.x - depth : minimum.x + depth;
      else
        place.y = enemy.y > middle.y ? maximum.y - depth : minimum.y + depth;
      war_goals_add_place (goals, place, post->reach, post->worth, post->n_wanted);
    }
}

gint32
war_goal_rate_way (const WarGoalPace *pace, WarLength distance, gint32 worth)
{
  gint64 rounds = pace->rounds, round = MIN (pace->round, pace->rounds);

  return (gint32) (-worth * (rounds + 2 * round) / rounds * distance / pace->length);
}

gint32
war_goal_rate_distance (const WarGoalPace *pace, WarLength distance, gint32 worth)
{
  return distance <= 0 ? worth : worth / 2 + war_goal_rate_way (pace, distance, worth);
}

WarPosition
war_goal_find_nearest (const WarGoal *goal, WarPosition from)
{
  return (WarPosition){ CLAMP (from.x, goal->minimum.x, goal->maximum.x),
                        CLAMP (from.y, goal->minimum.y, goal->maximum.y) };
}

WarLength
war_goal_get_distance (const WarGoal *goal, WarPosition from)
{
  return war_cells_guess_distance (war_goal_find_nearest (goal, from), from);
}

/* How many friends are at the goal, or nearer to it than that. */
static guint
count_friends (const WarGoal *goal, WarLength distance, const WarPosition *friends, guint n_friends)
{
  WarLength near = MIN (distance, MAX (2 * goal->reach, WAR_INCH));
  guint count = 0;

  for (guint i = 0; i < n_friends; i++)
    count += war_goal_get_distance (goal, friends[i]) < near;

  return count;
}

/* Takes the goal over as the best if it is better than that one, and not left to others. */
static void
compare (const WarGoal *goal, const WarGoalPace *pace, WarLength distance, guint n_friends,
         const WarGoal **best, gint64 *best_worth)
{
  gint64 worth = (gint64) goal->worth * CROWD / (CROWD + n_friends)
                 + war_goal_rate_way (pace, MAX (distance - goal->reach, 0), goal->worth) / 2;

  if (n_friends >= goal->n_wanted || worth <= *best_worth)
    return;

  *best = goal;
  *best_worth = worth;
}

const WarGoal *
war_goals_choose (const WarGoals *goals, const WarGoalPace *pace, WarPosition from,
                  const WarPosition *friends, guint n_friends)
{
  const WarGoal *best = NULL;
  gint64 best_worth = G_MININT64;

  for (guint i = 0; i < goals->n_items; i++)
    {
      const WarGoal *goal = &goals->items[i];
      WarLength distance = war_goal_get_distance (goal, from);

      compare (goal, pace, distance, count_friends (goal, distance, friends, n_friends), &best,
               &best_worth);
    }

  return best;
}

static guint
find_nearest_goal (const WarGoals *goals, WarPosition from)
{
  guint nearest = 0;

  for (guint i = 1; i < goals->n_items; i++)
    if (war_goal_get_distance (&goals->items[i], from)
        < war_goal_get_distance (&goals->items[nearest], from))
      nearest = i;

  return nearest;
}

const WarGoal *
war_goals_share (const WarGoals *goals, const WarGoalPace *pace, WarPosition from,
                 const WarPosition *friends, guint n_friends)
{
  guint n_at[WAR_GOALS_MAX] = { 0 };
  const WarGoal *best = NULL;
  gint64 best_worth = G_MININT64;

  for (guint i = 0; i < n_friends && goals->n_items > 0; i++)
    n_at[find_nearest_goal (goals, friends[i])]++;
  for (guint i = 0; i < goals->n_items; i++)
    compare (&goals->items[i], pace, war_goal_get_distance (&goals->items[i], from), n_at[i], &best,
             &best_worth);

  return best;
}
