/* goals.c: what a solo commander of Entrenched! wants
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"

/* What being at a goal is worth; an inch on the way there is worth a part of that. */
#define GOAL_WORTH (60 * WAR_ENTRENCHED_WORTH)
#define INCHES 30

/* One unit in so many stays to defend. */
#define DEFENDERS 8

/* Posts of who defends a zone: how far apart, behind its edge, and so many units at each. */
#define POST_SPACING (7 * WAR_INCH)
#define POST_DEPTH WAR_INCH
#define POST_REACH (11 * WAR_INCH / 4)
#define MAX_POSTS 5
#define AT_POST 3

/* So many keep so near to who carries an objective home. */
#define ESCORT 3
#define ESCORT_REACH (4 * WAR_INCH)

/* So few enemies can be hunted down. */
#define FEW 4

/* So near the middle of those who fight bearers wait. */
#define BEHIND (2 * WAR_INCH)

/* In the last rounds of a battle that nobody has won. */
#define LEAST_CAUTION 1

/* More, and a charge would count for less than nothing. */
#define MOST_CAUTION (2 * WAR_ENTRENCHED_CAUTION)

/* An enemy is a goal too where one must attack. */
#define ATTACK_WORTH (45 * WAR_ENTRENCHED_WORTH)

/* Its units on the field, guns too or not. */
static guint
count_own (const WarEntrenchedMind *mind, gboolean has_guns)
{
  guint count = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    count += war_entrenched_is_own (mind, i)
             && (has_guns || !war_entrenched_get_type (mind->setup, i)->is_artillery);

  return count;
}

static void
add_place (WarGoals *goals, WarPosition place, WarLength reach, gint32 worth)
{
  war_goals_add_place (goals, place, reach, worth, G_MAXUINT);
}

static void
add_zone_goal (WarEntrenchedMind *mind, const WarZone *zone, gint32 worth)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  war_goals_add (&mind->goals, minimum, maximum, 0, worth, G_MAXUINT);
}

/* Who carries the condition's objective; WAR_NONE. */
static gint32
get_carrier (const WarEntrenchedMind *mind, const WarPlacedCondition *condition)
{
  return war_entrenched_mind_peek (mind, (guint) condition->piece)[WAR_ENTRENCHED_PIECE_CARRIER];
}

/* An objective is fetched, and who has it goes home (rate_goals() sees to that): some keep near,
 * but a crowd would stand in the way. Who carries the other one away is hunted. */
static void
add_objective_goals (WarEntrenchedMind *mind, const WarPlacedCondition *condition)
{
  const gint32 *numbers = mind->data->rules->numbers;
  const gint32 *cells = war_entrenched_mind_peek (mind, (guint) condition->piece);
  gint32 carrier = get_carrier (mind, condition);
  WarPosition place = war_piece_get_position (cells);
  gboolean is_mine = condition->side == mind->seat;

  if (carrier != WAR_NONE)
    place = war_entrenched_get_base (mind->setup, mind->view, (guint) carrier).centre;

  if (is_mine && carrier == WAR_NONE)
    add_place (&mind->goals, place, numbers[WAR_ENTRENCHED_TAKE_REACH], 3 * GOAL_WORTH);
  else if (is_mine)
    war_goals_add_place (&mind->goals, place, ESCORT_REACH, GOAL_WORTH, ESCORT);
  else if (carrier != WAR_NONE)
    add_place (&mind->goals, place, numbers[WAR_ENTRENCHED_CHARGE], 4 * GOAL_WORTH);
  else
    war_goals_add_place (&mind->goals, place, 4 * WAR_INCH, GOAL_WORTH / 2,
                         count_own (mind, TRUE) / DEFENDERS);
}

/* Posts along the side of a zone from which the enemy comes: as nobody may come nearer than 3″ to
 * those who stand there, one bars about twice that (E-29). */
static void
add_posts (WarEntrenchedMind *mind, const WarZone *zone)
{
  static const WarGoal post = { .reach = POST_REACH, .worth = GOAL_WORTH, .n_wanted = AT_POST };
  WarPosition enemy = war_shape_get_middle (
    &war_entrenched_get_zone (mind->setup, mind->view, 1 - mind->seat)->shape);
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  war_goals_add_posts (&mind->goals, minimum, maximum, enemy, POST_SPACING, POST_DEPTH, MAX_POSTS,
                       &post);
}

/* Who keeps a zone that the enemy wants is driven out. */
static void
add_intruder_goals (WarEntrenchedMind *mind, const WarZone *zone)
{
  for (guint i = 0; i < mind->enemies->n_items; i++)
    if (war_entrenched_is_in_zone (mind->setup, mind->view, mind->enemies->rows[i], zone))
      war_goals_add_place (&mind->goals, mind->enemies->bases[i].centre,
                           mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_INCH,
                           2 * GOAL_WORTH, 4);
}

/* Whether there is an objective for the side to fetch that none of its units carries yet. */
static gboolean
may_capture (const WarEntrenchedMind *mind)
{
  const WarPlacedCondition *condition;

  for (guint i = 0; (condition = war_conditions_find_next (mind->data->conditions,
                                                           WAR_CONDITION_CARRY, mind->seat, &i))
                    != NULL;
       i++)
    if (get_carrier (mind, condition) == WAR_NONE)
      return TRUE;

  return FALSE;
}

/* The last ones of an enemy who is outnumbered are hunted down: who is as near as it may go without
 * a charge (4.4) is there. Where there is an objective to fetch all go for that instead. */
static void
add_hunt_goals (WarEntrenchedMind *mind)
{
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE];

  if (mind->enemies->n_items > FEW || 2 * mind->enemies->n_items > count_own (mind, TRUE)
      || may_capture (mind))
    return;

  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      const WarBase *base = &mind->enemies->bases[i];

      add_place (&mind->goals, base->centre, reach + MIN (base->width, base->depth) / 2,
                 4 * GOAL_WORTH);
    }
}

static void
add_condition_goals (WarEntrenchedMind *mind, const WarPlacedCondition *condition)
{
  gboolean is_mine = condition->side == mind->seat;
  const WarZone *zone;

  switch (condition->kind)
    {
    case WAR_CONDITION_HOLD_ZONE:
      zone = war_entrenched_get_held_zone (mind->setup, mind->view, condition);
      if (is_mine)
        add_zone_goal (mind, zone, 2 * GOAL_WORTH);
      else
        {
          add_posts (mind, zone);
          add_intruder_goals (mind, zone);
        }
      break;
    case WAR_CONDITION_HOLD_POINT:
      add_place (&mind->goals, condition->point->position, condition->reach,
                 is_mine ? 2 * GOAL_WORTH : GOAL_WORTH);
      break;
    case WAR_CONDITION_CARRY:
      add_objective_goals (mind, condition);
      break;
    case WAR_CONDITION_LIMIT:
    case WAR_CONDITION_SURVIVE:
      if (!is_mine && !condition->is_off)
        mind->must_attack = TRUE;
      break;
    case WAR_CONDITION_DESTROY_ALL:
      if (is_mine)
        add_hunt_goals (mind);
      break;
    case WAR_CONDITION_MOST_KILLED:
    case WAR_CONDITION_MOST_POINTS:
    default:
      break;
    }
}

/* Bearers go to whoever lies wounded (9.6), and keep near those who fight. */
static void
find_cares (WarEntrenchedMind *mind)
{
  gint64 x = 0, y = 0;
  gint n_fighters = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      const gint32 *cells = war_entrenched_mind_peek (mind, i);

      if (cells[WAR_PIECE_SIDE] != mind->seat)
        continue;
      if (cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_LYING)
        add_place (&mind->cares, war_piece_get_position (cells),
                   mind->data->rules->numbers[WAR_ENTRENCHED_BEARER_REACH], GOAL_WORTH);
      if (!war_entrenched_is_own (mind, i) || war_entrenched_get_type (mind->setup, i)->is_bearer)
        continue;

      x += cells[WAR_PIECE_X];
      y += cells[WAR_PIECE_Y];
      n_fighters++;
    }

  if (n_fighters > 0)
    add_place (&mind->cares,
               (WarPosition){ (WarLength) (x / n_fighters), (WarLength) (y / n_fighters) }, BEHIND,
               GOAL_WORTH / 4);
}

/* Whoever has killed less has to do something about it. */
static gboolean
is_behind (const WarEntrenchedMind *mind)
{
  return war_setup_peek_side (mind->setup, mind->view, mind->seat)[WAR_ENTRENCHED_SIDE_KILLED]
         <= war_setup_peek_side (mind->setup, mind->view,
                                 1 - mind->seat)[WAR_ENTRENCHED_SIDE_KILLED];
}

/* Where the limit is a draw, or worse, whoever waits in cover has as good as lost; who has twice as
 * many units that may go anywhere as the enemy has units need not wait for that. */
static gint32
get_caution (const WarEntrenchedMind *mind)
{
  gint32 rounds = mind->pace.rounds, round = MIN (mind->pace.round, rounds);

  if (war_conditions_may_hold_at_limit (mind->data->conditions, mind->seat))
    return WAR_ENTRENCHED_CAUTION;
  if (count_own (mind, FALSE) >= 2 * mind->enemies->n_items)
    return LEAST_CAUTION;

  return MAX (WAR_ENTRENCHED_CAUTION * (rounds - 2 * round) / rounds, LEAST_CAUTION);
}

void
war_entrenched_find_goals (WarEntrenchedMind *mind)
{
  const WarEntrenched *data = mind->data;

  mind->pace = (WarGoalPace){
    .round = war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_ROUND],
    .rounds = MAX (data->operation->rounds, 1),
    .length = INCHES * WAR_INCH,
  };
  mind->caution = war_posture_weigh (mind->posture->caution, get_caution (mind));
  mind->caution = CLAMP (mind->caution, LEAST_CAUTION, MOST_CAUTION);
  if (data->has_attrition)
    find_cares (mind);

  for (guint i = 0; i < data->conditions->len; i++)
    add_condition_goals (mind, war_conditions_get (data->conditions, i));

  for (guint i = data->first_marker; i < data->first_cloud; i++)
    {
      const gint32 *cells = war_entrenched_mind_peek (mind, i);

      if (cells[WAR_ENTRENCHED_PIECE_KIND] == WAR_ENTRENCHED_CONTROL_POINT)
        add_place (&mind->goals, war_piece_get_position (cells),
                   data->rules->numbers[WAR_ENTRENCHED_POINT_REACH], GOAL_WORTH);
    }

  for (guint i = 0; i < mind->goals.n_items; i++)
    mind->goals.items[i].worth
      = war_posture_weigh (mind->posture->drive, mind->goals.items[i].worth);

  if (mind->goals.n_items == 0 && is_behind (mind))
    mind->must_attack = TRUE;
}

/* The side's own zone as a box: where loads are carried. */
static WarPosition
find_home (const WarEntrenchedMind *mind, WarPosition from)
{
  const WarZone *home = war_entrenched_get_zone (mind->setup, mind->view, mind->seat);
  WarGoal goal = { 0 };

  war_shape_get_bounds (&home->shape, &goal.minimum, &goal.maximum);
  return war_goal_find_nearest (&goal, from);
}

static gboolean
is_loaded (const WarEntrenchedMind *mind, guint piece)
{
  return war_entrenched_mind_peek (mind, piece)[WAR_ENTRENCHED_PIECE_LOAD] != WAR_NONE;
}

/* Guns fire from where they are, as long as there are others to go for what the side wants. */
static gboolean
may_stay (const WarEntrenchedMind *mind, guint piece)
{
  return war_entrenched_get_type (mind->setup, piece)->is_artillery && count_own (mind, FALSE) > 0;
}

/* The goals that the unit may go for. */
static const WarGoals *
get_goals (const WarEntrenchedMind *mind, guint piece)
{
  return mind->data->has_attrition && war_entrenched_get_type (mind->setup, piece)->is_bearer
           ? &mind->cares
           : &mind->goals;
}

/* Where its friends stand, guns too or not. */
static guint
list_friends (const WarEntrenchedMind *mind, guint piece, gboolean has_guns,
              WarPosition friends[WAR_ENTRENCHED_MAX_UNITS])
{
  guint n_friends = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (i != piece && war_entrenched_is_own (mind, i)
        && (has_guns || !war_entrenched_get_type (mind->setup, i)->is_artillery))
      friends[n_friends++] = war_piece_get_position (war_entrenched_mind_peek (mind, i));

  return n_friends;
}

void
war_entrenched_choose_goal (WarEntrenchedMind *mind, guint piece, WarPosition from,
                            gboolean is_away)
{
  const WarGoals *goals = get_goals (mind, piece);
  WarPosition friends[WAR_ENTRENCHED_MAX_UNITS];
  guint n_friends;

  mind->goal = NULL;
  mind->stays = may_stay (mind, piece);
  if (!mind->stays)
    {
      n_friends = list_friends (mind, piece, !is_away, friends);
      mind->goal = is_away ? war_goals_share (goals, &mind->pace, from, friends, n_friends)
                           : war_goals_choose (goals, &mind->pace, from, friends, n_friends);
    }
  if (mind->goal != NULL)
    mind->aim = war_goal_find_nearest (mind->goal, from);
  if (is_loaded (mind, piece))
    mind->aim = find_home (mind, from);
}

gboolean
war_entrenched_find_aim (const WarEntrenchedMind *mind, guint piece, const WarOutpost *spot,
                         WarPosition *aim)
{
  if (is_loaded (mind, piece) || mind->goal != NULL)
    *aim = war_cells_follow_path (mind->memo->cells, spot->centre, mind->aim,
                                  war_entrenched_get_reach (mind->setup, mind->view, piece));
  else if (spot->nearest >= 0)
    *aim = mind->enemies->bases[spot->nearest].centre;
  else
    return FALSE;

  return TRUE;
}

/* How far it is at least from there to the goal. In a zone it is the middle of the base that counts
 * (E-19), elsewhere any part of it. */
static WarLength
get_distance_left (const WarGoal *goal, const WarOutpost *spot)
{
  return war_goal_get_distance (goal, spot->centre)
         - (goal->reach > 0 ? goal->reach + spot->inset : 0);
}

gint32
war_entrenched_rate_goals (const WarEntrenchedMind *mind, guint piece, const WarOutpost *spot)
{
  const WarGoal *goal = mind->goal;

  /* A carrier only wants to go home, to wherever it is nearest from there. */
  if (is_loaded (mind, piece))
    return war_goal_rate_distance (
      &mind->pace,
      war_cells_guess_path (mind->memo->cells, spot->centre, find_home (mind, spot->centre)),
      4 * GOAL_WORTH);

  if (goal != NULL)
    {
      WarLength left = get_distance_left (goal, spot);

      if (left > 0)
        {
          WarLength path = war_cells_guess_path (mind->memo->cells, spot->centre, mind->aim);

          left = MAX (left, path - goal->reach - spot->inset);
        }
      return war_goal_rate_distance (&mind->pace, left, goal->worth);
    }
  if (!mind->must_attack || mind->stays || spot->nearest < 0)
    return 0;

  return war_goal_rate_way (&mind->pace, spot->distances[spot->nearest],
                            war_posture_weigh (mind->posture->drive, ATTACK_WORTH));
}

gint32
war_entrenched_limit_goals (const WarEntrenchedMind *mind, guint piece, const WarOutpost *spot)
{
  if (is_loaded (mind, piece))
    return 4 * GOAL_WORTH;
  if (mind->goal == NULL)
    return war_entrenched_rate_goals (mind, piece, spot);

  return war_goal_rate_distance (&mind->pace, get_distance_left (mind->goal, spot),
                                 mind->goal->worth);
}
