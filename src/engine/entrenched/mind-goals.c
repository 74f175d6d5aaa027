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

/* An enemy is a goal too where one must attack. */
#define ATTACK_WORTH (45 * WAR_ENTRENCHED_WORTH)

static guint
count_units (const WarEntrenchedMind *mind)
{
  guint count = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    count += war_entrenched_is_own (mind, i);

  return count;
}

/* Whether the side has twice as many units that may go anywhere as the enemy has units. */
static gboolean
outnumbers_enemy (const WarEntrenchedMind *mind)
{
  guint count = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    count
      += war_entrenched_is_own (mind, i) && !war_entrenched_get_type (mind->setup, i)->is_artillery;

  return count >= 2 * mind->n_enemies;
}

static void
add_goal (WarEntrenchedMind *mind, WarPosition minimum, WarPosition maximum, WarLength reach,
          gint32 worth, guint n_wanted)
{
  if (mind->n_goals < WAR_ENTRENCHED_MAX_GOALS)
    mind->goals[mind->n_goals++] = (WarEntrenchedGoal){ minimum, maximum, reach, worth, n_wanted };
}

static void
add_zone_goal (WarEntrenchedMind *mind, const WarZone *zone, gint32 worth)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  add_goal (mind, minimum, maximum, 0, worth, G_MAXUINT);
}

/* Who carries the condition's objective; WAR_NONE. */
static gint32
get_carrier (const WarEntrenchedMind *mind, const WarEntrenchedCondition *condition)
{
  return war_setup_peek_piece (mind->setup, mind->view,
                               (guint) condition->piece)[WAR_ENTRENCHED_PIECE_CARRIER];
}

/* An objective is fetched, and who has it goes home (rate_goals() sees to that): some keep near,
 * but a crowd would stand in the way. Who carries the other one away is hunted. */
static void
add_objective_goals (WarEntrenchedMind *mind, const WarEntrenchedCondition *condition)
{
  const gint32 *numbers = mind->data->rules->numbers;
  const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, (guint) condition->piece);
  gint32 carrier = get_carrier (mind, condition);
  WarPosition place = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  gboolean is_mine = condition->side == mind->seat;

  if (carrier != WAR_NONE)
    place = war_entrenched_get_base (mind->setup, mind->view, (guint) carrier).centre;

  if (is_mine && carrier == WAR_NONE)
    add_goal (mind, place, place, numbers[WAR_ENTRENCHED_TAKE_REACH], 3 * GOAL_WORTH, G_MAXUINT);
  else if (is_mine)
    add_goal (mind, place, place, ESCORT_REACH, GOAL_WORTH, ESCORT);
  else if (carrier != WAR_NONE)
    add_goal (mind, place, place, numbers[WAR_ENTRENCHED_CHARGE], 4 * GOAL_WORTH, G_MAXUINT);
  else
    add_goal (mind, place, place, 4 * WAR_INCH, GOAL_WORTH / 2, count_units (mind) / DEFENDERS);
}

/* Posts along the side of a zone from which the enemy comes: as nobody may come nearer than 3″ to
 * those who stand there, one bars about twice that (E-29). */
static void
add_posts (WarEntrenchedMind *mind, const WarZone *zone)
{
  WarPosition enemy = war_shape_get_middle (
    &war_entrenched_get_zone (mind->setup, mind->view, 1 - mind->seat)->shape);
  WarPosition middle = war_shape_get_middle (&zone->shape), minimum, maximum;
  gboolean is_upright = ABS (enemy.x - middle.x) > ABS (enemy.y - middle.y);
  WarLength length;
  gint n_posts;

  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  length = is_upright ? maximum.y - minimum.y : maximum.x - minimum.x;
  n_posts = MIN (length / POST_SPACING + 1, MAX_POSTS);
  for (gint i = 0; i < n_posts; i++)
    {
      WarLength along = length * (2 * i + 1) / (2 * n_posts);
      WarPosition post = { minimum.x + along, minimum.y + along };

      if (is_upright)
        post.x = enemy.x > middle.x ? maximum.x - POST_DEPTH : minimum.x + POST_DEPTH;
      else
        post.y = enemy.y > middle.y ? maximum.y - POST_DEPTH : minimum.y + POST_DEPTH;
      add_goal (mind, post, post, POST_REACH, GOAL_WORTH, AT_POST);
    }
}

/* Who keeps a zone that the enemy wants is driven out. */
static void
add_intruder_goals (WarEntrenchedMind *mind, const WarZone *zone)
{
  for (guint i = 0; i < mind->n_enemies; i++)
    if (war_entrenched_is_in_zone (mind->setup, mind->view, mind->enemies[i], zone))
      add_goal (mind, mind->enemy_bases[i].centre, mind->enemy_bases[i].centre,
                mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_INCH, 2 * GOAL_WORTH, 4);
}

/* Whether there is an objective for the side to fetch that none of its units carries yet. */
static gboolean
may_capture (const WarEntrenchedMind *mind)
{
  for (guint i = 0; i < mind->data->conditions->len; i++)
    {
      const WarEntrenchedCondition *condition
        = &g_array_index (mind->data->conditions, WarEntrenchedCondition, i);

      if (condition->kind == WAR_CONDITION_CARRY && condition->side == mind->seat
          && get_carrier (mind, condition) == WAR_NONE)
        return TRUE;
    }

  return FALSE;
}

/* The last ones of an enemy who is outnumbered are hunted down: who is as near as it may go without
 * a charge (4.4) is there. Where there is an objective to fetch all go for that instead. */
static void
add_hunt_goals (WarEntrenchedMind *mind)
{
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE];

  if (mind->n_enemies > FEW || 2 * mind->n_enemies > count_units (mind) || may_capture (mind))
    return;

  for (guint i = 0; i < mind->n_enemies; i++)
    {
      const WarBase *base = &mind->enemy_bases[i];

      add_goal (mind, base->centre, base->centre, reach + MIN (base->width, base->depth) / 2,
                4 * GOAL_WORTH, G_MAXUINT);
    }
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
      if (is_mine)
        add_zone_goal (mind, zone, 2 * GOAL_WORTH);
      else
        {
          add_posts (mind, zone);
          add_intruder_goals (mind, zone);
        }
      break;
    case WAR_CONDITION_HOLD_POINT:
      add_goal (mind, condition->point->position, condition->point->position, condition->reach,
                is_mine ? 2 * GOAL_WORTH : GOAL_WORTH, G_MAXUINT);
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

static void
add_care (WarEntrenchedMind *mind, WarPosition place, WarLength reach, gint32 worth)
{
  if (mind->n_cares < WAR_ENTRENCHED_MAX_GOALS)
    mind->cares[mind->n_cares++]
      = (WarEntrenchedGoal){ place, place, reach, worth, .n_wanted = G_MAXUINT };
}

/* Bearers go to whoever lies wounded (9.6), and keep near those who fight. */
static void
find_cares (WarEntrenchedMind *mind)
{
  gint64 x = 0, y = 0;
  gint n_fighters = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);

      if (cells[WAR_PIECE_SIDE] != mind->seat)
        continue;
      if (cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_LYING)
        add_care (mind, (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] },
                  mind->data->rules->numbers[WAR_ENTRENCHED_BEARER_REACH], GOAL_WORTH);
      if (!war_entrenched_is_own (mind, i) || war_entrenched_get_type (mind->setup, i)->is_bearer)
        continue;

      x += cells[WAR_PIECE_X];
      y += cells[WAR_PIECE_Y];
      n_fighters++;
    }

  if (n_fighters > 0)
    add_care (mind, (WarPosition){ (WarLength) (x / n_fighters), (WarLength) (y / n_fighters) },
              BEHIND, GOAL_WORTH / 4);
}

/* Whoever has killed less has to do something about it. */
static gboolean
is_behind (const WarEntrenchedMind *mind)
{
  return war_setup_peek_side (mind->setup, mind->view, mind->seat)[WAR_ENTRENCHED_SIDE_KILLED]
         <= war_setup_peek_side (mind->setup, mind->view,
                                 1 - mind->seat)[WAR_ENTRENCHED_SIDE_KILLED];
}

/* Whether the side has something to hope for when the rounds have passed. */
static gboolean
may_win_at_limit (const WarEntrenchedMind *mind)
{
  for (guint i = 0; i < mind->data->conditions->len; i++)
    {
      const WarEntrenchedCondition *condition
        = &g_array_index (mind->data->conditions, WarEntrenchedCondition, i);

      if (condition->kind == WAR_CONDITION_MOST_KILLED
          || condition->kind == WAR_CONDITION_MOST_POINTS)
        return TRUE;
      if ((condition->kind == WAR_CONDITION_SURVIVE || condition->kind == WAR_CONDITION_LIMIT)
          && condition->side == mind->seat && !condition->is_off)
        return TRUE;
    }

  return FALSE;
}

/* Where the limit is a draw, or worse, whoever waits in cover has as good as lost; who has twice
 * the units need not wait for that. */
static gint32
get_caution (const WarEntrenchedMind *mind)
{
  gint32 rounds = MAX (mind->data->operation->rounds, 1);
  gint32 current = war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_ROUND];
  gint32 round = MIN (current, rounds);

  if (may_win_at_limit (mind))
    return WAR_ENTRENCHED_CAUTION;
  if (outnumbers_enemy (mind))
    return LEAST_CAUTION;

  return MAX (WAR_ENTRENCHED_CAUTION * (rounds - 2 * round) / rounds, LEAST_CAUTION);
}

void
war_entrenched_find_goals (WarEntrenchedMind *mind)
{
  const WarEntrenched *data = mind->data;

  mind->caution = get_caution (mind);
  if (data->has_attrition)
    find_cares (mind);

  for (guint i = 0; i < data->conditions->len; i++)
    add_condition_goals (mind, &g_array_index (data->conditions, WarEntrenchedCondition, i));

  for (guint i = data->first_marker; i < data->first_cloud; i++)
    {
      const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);

      WarPosition place = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };

      if (cells[WAR_ENTRENCHED_PIECE_KIND] == WAR_ENTRENCHED_CONTROL_POINT)
        add_goal (mind, place, place, data->rules->numbers[WAR_ENTRENCHED_POINT_REACH], GOAL_WORTH,
                  G_MAXUINT);
    }

  if (mind->n_goals == 0 && is_behind (mind))
    mind->must_attack = TRUE;
}

static WarPosition
find_nearest_place (const WarPosition *minimum, const WarPosition *maximum, WarPosition from)
{
  return (WarPosition){ CLAMP (from.x, minimum->x, maximum->x),
                        CLAMP (from.y, minimum->y, maximum->y) };
}

static WarLength
get_distance_to (const WarEntrenchedGoal *goal, WarPosition from)
{
  return war_cells_guess_distance (find_nearest_place (&goal->minimum, &goal->maximum, from), from);
}

/* How many friends are at the goal, or nearer to it than the unit. */
static guint
count_friends_at (const WarEntrenchedMind *mind, guint piece, const WarEntrenchedGoal *goal,
                  WarLength distance)
{
  WarLength near = MIN (distance, MAX (2 * goal->reach, WAR_INCH));
  guint count = 0;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (i != piece && war_entrenched_is_own (mind, i))
      {
        const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);

        count
          += get_distance_to (goal, (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] }) < near;
      }

  return count;
}

/* What the way to a goal of that worth costs. The less time is left the more it is. */
static gint32
rate_way (const WarEntrenchedMind *mind, WarLength distance, gint32 worth)
{
  gint64 rounds = MAX (mind->data->operation->rounds, 1);
  gint32 current = war_setup_peek_game (mind->setup, mind->view)[WAR_GAME_ROUND];
  gint64 round = MIN (current, rounds);

  return (gint32) (-worth * (rounds + 2 * round) / rounds * distance / (INCHES * WAR_INCH));
}

/* The side's own zone as a box: where loads are carried. */
static WarPosition
find_home (const WarEntrenchedMind *mind, WarPosition from)
{
  const WarZone *home = war_entrenched_get_zone (mind->setup, mind->view, mind->seat);
  WarPosition minimum, maximum;

  war_shape_get_bounds (&home->shape, &minimum, &maximum);
  return find_nearest_place (&minimum, &maximum, from);
}

static gboolean
is_loaded (const WarEntrenchedMind *mind, guint piece)
{
  return war_setup_peek_piece (mind->setup, mind->view, piece)[WAR_ENTRENCHED_PIECE_LOAD]
         != WAR_NONE;
}

/* Guns fire from where they are, as long as there are others to go for what the side wants. */
static gboolean
may_stay (const WarEntrenchedMind *mind, guint piece)
{
  if (!war_entrenched_get_type (mind->setup, piece)->is_artillery)
    return FALSE;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_is_own (mind, i) && !war_entrenched_get_type (mind->setup, i)->is_artillery)
      return TRUE;

  return FALSE;
}

/* The goals that the unit may go for. */
static const WarEntrenchedGoal *
get_goals (const WarEntrenchedMind *mind, guint piece, guint *n_goals)
{
  gboolean cares
    = mind->data->has_attrition && war_entrenched_get_type (mind->setup, piece)->is_bearer;

  *n_goals = mind->stays ? 0 : cares ? mind->n_cares : mind->n_goals;
  return cares ? mind->cares : mind->goals;
}

/* What it is worth to go for a goal that so many friends go for. */
static gint64
rate_goal (const WarEntrenchedMind *mind, const WarEntrenchedGoal *goal, WarLength distance,
           guint n_friends)
{
  return (gint64) goal->worth * CROWD / (CROWD + n_friends)
         + rate_way (mind, MAX (distance - goal->reach, 0), goal->worth) / 2;
}

static void
set_goal (WarEntrenchedMind *mind, const WarEntrenchedGoal *goal, WarPosition from)
{
  mind->goal = goal;
  mind->aim = find_nearest_place (&goal->minimum, &goal->maximum, from);
}

void
war_entrenched_choose_goal (WarEntrenchedMind *mind, guint piece, WarPosition from)
{
  const WarEntrenchedGoal *goals;
  guint n_goals;
  gint64 best_worth = G_MININT64;

  mind->goal = NULL;
  mind->stays = may_stay (mind, piece);
  goals = get_goals (mind, piece, &n_goals);
  for (guint i = 0; i < n_goals; i++)
    {
      WarLength distance = get_distance_to (&goals[i], from);
      guint n_friends = count_friends_at (mind, piece, &goals[i], distance);
      gint64 worth = rate_goal (mind, &goals[i], distance, n_friends);

      if (n_friends >= goals[i].n_wanted || worth <= best_worth)
        continue;
      set_goal (mind, &goals[i], from);
      best_worth = worth;
    }

  if (is_loaded (mind, piece))
    mind->aim = find_home (mind, from);
}

/* The one of the goals that is nearest to there. */
static guint
find_nearest_goal (const WarEntrenchedGoal *goals, guint n_goals, WarPosition from)
{
  guint nearest = 0;

  for (guint i = 1; i < n_goals; i++)
    if (get_distance_to (&goals[i], from) < get_distance_to (&goals[nearest], from))
      nearest = i;

  return nearest;
}

void
war_entrenched_share_goals (WarEntrenchedMind *mind, guint piece, WarPosition from)
{
  guint n_friends[WAR_ENTRENCHED_MAX_GOALS] = { 0 }, n_goals;
  const WarEntrenchedGoal *goals;
  gint64 best_worth = G_MININT64;

  mind->goal = NULL;
  mind->stays = may_stay (mind, piece);
  goals = get_goals (mind, piece, &n_goals);
  for (guint i = 0; i < mind->data->units->len && n_goals > 0; i++)
    if (i != piece && war_entrenched_is_own (mind, i)
        && !war_entrenched_get_type (mind->setup, i)->is_artillery)
      {
        const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);
        WarPosition place = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };

        n_friends[find_nearest_goal (goals, n_goals, place)]++;
      }

  for (guint i = 0; i < n_goals; i++)
    {
      gint64 worth = rate_goal (mind, &goals[i], get_distance_to (&goals[i], from), n_friends[i]);

      if (n_friends[i] >= goals[i].n_wanted || worth <= best_worth)
        continue;
      set_goal (mind, &goals[i], from);
      best_worth = worth;
    }
}

static gint32
rate_place (const WarEntrenchedMind *mind, WarLength distance, gint32 worth)
{
  return distance <= 0 ? worth : worth / 2 + rate_way (mind, distance, worth);
}

gboolean
war_entrenched_find_aim (const WarEntrenchedMind *mind, guint piece, const WarEntrenchedSpot *spot,
                         WarPosition *aim)
{
  if (is_loaded (mind, piece) || mind->goal != NULL)
    *aim = war_cells_follow_path (mind->memo->cells, spot->centre, mind->aim,
                                  war_entrenched_get_reach (mind->setup, mind->view, piece));
  else if (spot->nearest >= 0)
    *aim = mind->enemy_bases[spot->nearest].centre;
  else
    return FALSE;

  return TRUE;
}

/* How far it is at least from there to the goal. In a zone it is the middle of the base that counts
 * (E-19), elsewhere any part of it. */
static WarLength
get_distance_left (const WarEntrenchedGoal *goal, const WarEntrenchedSpot *spot)
{
  return get_distance_to (goal, spot->centre) - (goal->reach > 0 ? goal->reach + spot->inset : 0);
}

gint32
war_entrenched_rate_goals (const WarEntrenchedMind *mind, guint piece,
                           const WarEntrenchedSpot *spot)
{
  const WarEntrenchedGoal *goal = mind->goal;

  /* A carrier only wants to go home, to wherever it is nearest from there. */
  if (is_loaded (mind, piece))
    return rate_place (
      mind, war_cells_guess_path (mind->memo->cells, spot->centre, find_home (mind, spot->centre)),
      4 * GOAL_WORTH);

  if (goal != NULL)
    {
      WarLength left = get_distance_left (goal, spot);

      if (left > 0)
        {
          WarLength path = war_cells_guess_path (mind->memo->cells, spot->centre, mind->aim);

          left = MAX (left, path - goal->reach - spot->inset);
        }
      return rate_place (mind, left, goal->worth);
    }
  if (!mind->must_attack || mind->stays || spot->nearest < 0)
    return 0;

  return rate_way (mind, spot->distances[spot->nearest], ATTACK_WORTH);
}

gint32
war_entrenched_limit_goals (const WarEntrenchedMind *mind, guint piece,
                            const WarEntrenchedSpot *spot)
{
  if (is_loaded (mind, piece))
    return 4 * GOAL_WORTH;
  if (mind->goal == NULL)
    return war_entrenched_rate_goals (mind, piece, spot);

  return rate_place (mind, get_distance_left (mind->goal, spot), mind->goal->worth);
}
