/* mind-goals.c: what a solo commander of Entrenched! wants
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/mind.h"

/* What being at a goal is worth; an inch on the way there is worth a part of that. */
#define GOAL_WORTH (60 * WAR_ENTRENCHED_WORTH)
#define INCHES 30

/* So many units at a goal make it half as attractive for others. */
#define CROWD 3

/* An enemy is a goal too where one must attack. */
#define ATTACK_WORTH (45 * WAR_ENTRENCHED_WORTH)

static void
add_goal (WarEntrenchedMind *mind, WarPosition position, WarLength reach, gint32 worth,
          gboolean is_defended)
{
  if (mind->n_goals < WAR_ENTRENCHED_MAX_GOALS)
    mind->goals[mind->n_goals++] = (WarEntrenchedGoal){ position, reach, worth, is_defended };
}

static WarPosition
get_middle (const WarZone *zone)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  return (WarPosition){ (minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2 };
}

static WarLength
get_half_depth (const WarZone *zone)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  return MIN (maximum.x - minimum.x, maximum.y - minimum.y) / 2;
}

static void
add_objective_goals (WarEntrenchedMind *mind, const WarEntrenchedCondition *condition)
{
  const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, (guint) condition->piece);
  const WarZone *home = war_entrenched_get_zone (mind->setup, mind->view, condition->side);
  gint32 carrier = cells[WAR_ENTRENCHED_PIECE_CARRIER];
  WarPosition place = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  gboolean is_mine = condition->side == mind->seat;

  if (carrier != WAR_NONE)
    place = war_entrenched_get_base (mind->setup, mind->view, (guint) carrier).centre;

  /* The carrier goes home (rate_goals() sees to that); the others of its side go on fighting. */
  if (is_mine && carrier == WAR_NONE)
    add_goal (mind, place, mind->data->rules->numbers[WAR_ENTRENCHED_TAKE_REACH], 3 * GOAL_WORTH,
              FALSE);
  else if (!is_mine)
    add_goal (mind, carrier == WAR_NONE ? place : get_middle (home), 4 * WAR_INCH,
              carrier == WAR_NONE ? GOAL_WORTH / 2 : GOAL_WORTH, TRUE);
}

static void
add_condition_goals (WarEntrenchedMind *mind, const WarEntrenchedCondition *condition)
{
  gboolean is_mine = condition->side == mind->seat;
  const WarZone *zone;

  switch (condition->kind)
    {
    case WAR_CONDITION_HOLD_ZONE:
      zone = war_entrenched_get_held_zone (mind->setup, mind->view, condition);
      add_goal (mind, get_middle (zone), get_half_depth (zone),
                is_mine ? 2 * GOAL_WORTH : GOAL_WORTH / 2, !is_mine);
      break;
    case WAR_CONDITION_HOLD_POINT:
      add_goal (mind, condition->point->position, condition->reach,
                is_mine ? 2 * GOAL_WORTH : GOAL_WORTH, !is_mine);
      break;
    case WAR_CONDITION_CARRY:
      add_objective_goals (mind, condition);
      break;
    case WAR_CONDITION_LIMIT:
    case WAR_CONDITION_SURVIVE:
      if (!is_mine)
        mind->must_attack = TRUE;
      break;
    case WAR_CONDITION_DESTROY_ALL:
    case WAR_CONDITION_MOST_KILLED:
    case WAR_CONDITION_MOST_POINTS:
    default:
      break;
    }
}

/* Whoever has killed less has to do something about it. */
static gboolean
is_behind (const WarEntrenchedMind *mind)
{
  return war_entrenched_peek_side (mind->setup, mind->view, mind->seat)[WAR_ENTRENCHED_SIDE_KILLED]
         <= war_entrenched_peek_side (mind->setup, mind->view,
                                      1 - mind->seat)[WAR_ENTRENCHED_SIDE_KILLED];
}

void
war_entrenched_find_goals (WarEntrenchedMind *mind)
{
  const WarEntrenched *data = mind->data;

  for (guint i = 0; i < data->conditions->len; i++)
    add_condition_goals (mind, &g_array_index (data->conditions, WarEntrenchedCondition, i));

  for (guint i = data->first_marker; i < data->first_cloud; i++)
    {
      const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, i);

      if (cells[WAR_ENTRENCHED_PIECE_KIND] == WAR_ENTRENCHED_CONTROL_POINT)
        add_goal (mind, (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] },
                  data->rules->numbers[WAR_ENTRENCHED_POINT_REACH], GOAL_WORTH, FALSE);
    }

  if (mind->n_goals == 0 && is_behind (mind))
    mind->must_attack = TRUE;
}

/* How many friends are at the goal, or nearer to it than the unit. */
static guint
count_friends_at (const WarEntrenchedMind *mind, guint piece, const WarEntrenchedGoal *goal,
                  WarLength distance)
{
  guint count = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (i != piece && war_entrenched_stands (mind->setup, mind->view, (gint) i)
        && war_entrenched_get_owner (mind->setup, mind->view, i) == mind->seat)
      {
        const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, i);

        count += war_position_distance (goal->position,
                                        (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] })
                 < MIN (distance, 2 * goal->reach);
      }

  return count;
}

/* What the way to a goal of that worth costs. The less time is left the more it is. */
static gint32
rate_way (const WarEntrenchedMind *mind, WarLength distance, gint32 worth)
{
  gint64 rounds = MAX (mind->data->operation->rounds, 1);
  gint64 round = MIN (war_entrenched_peek_game (mind->setup, mind->view)[WAR_GAME_ROUND], rounds);

  return (gint32) (-worth * (rounds + 2 * round) / rounds * distance / (INCHES * WAR_INCH));
}

void
war_entrenched_choose_goal (WarEntrenchedMind *mind, guint piece, WarPosition from)
{
  gint64 best_worth = G_MININT64;

  mind->goal = NULL;

  for (guint i = 0; i < mind->n_goals; i++)
    {
      const WarEntrenchedGoal *goal = &mind->goals[i];
      WarLength distance = war_position_distance (from, goal->position);
      gint64 worth = goal->worth * CROWD / (CROWD + count_friends_at (mind, piece, goal, distance));

      worth += rate_way (mind, MAX (distance - goal->reach, 0), goal->worth);
      if (worth > best_worth)
        {
          mind->goal = goal;
          best_worth = worth;
        }
    }
}

static gint32
rate_place (const WarEntrenchedMind *mind, WarLength distance, WarLength reach, gint32 worth)
{
  return distance <= reach ? worth : worth / 2 + rate_way (mind, distance - reach, worth);
}

gint32
war_entrenched_rate_goals (const WarEntrenchedMind *mind, guint piece,
                           const WarEntrenchedSpot *spot)
{
  const gint32 *cells = war_entrenched_peek (mind->setup, mind->view, piece);
  const WarEntrenchedGoal *goal = mind->goal;

  /* A carrier only wants to go home. */
  if (cells[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE)
    {
      const WarZone *home = war_entrenched_get_zone (mind->setup, mind->view, mind->seat);
      const WarPosition *vertices = (const WarPosition *) (gpointer) home->shape.vertices->data;

      return rate_place (
        mind, war_polygon_distance (vertices, home->shape.vertices->len, spot->base.centre), 0,
        4 * GOAL_WORTH);
    }

  if (goal != NULL)
    return rate_place (mind, war_entrenched_guess_distance (&spot->base, goal->position),
                       goal->reach, goal->worth);
  if (!mind->must_attack || spot->nearest < 0)
    return 0;

  return rate_way (mind, spot->distances[spot->nearest], ATTACK_WORTH);
}
