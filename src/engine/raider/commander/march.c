/* march.c: whither the solo commander of Trench Raider sends his men
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/commander/mind.h"

/* So much less than the rules let him be away a leader is behind his foremost men. */
#define FOLLOWS_NEARER (2 * WAR_INCH)

static gboolean
is_leader (const WarRaiderMind *mind, guint unit)
{
  return war_raider_get_type (mind->setup, mind->view, unit)->branch == WAR_RAIDER_LEADER;
}

/* The foremost German line that is not captured, 0: all are. */
static gint
find_next_line (const WarRaiderMind *mind)
{
  const gint32 *game = war_setup_peek_game (mind->setup, mind->view);

  for (gint i = 1; i <= mind->data->n_lines[WAR_RAIDER_GERMAN]; i++)
    if (game[WAR_RAIDER_GAME_CAPTURED + i - 1] == 0)
      return i;

  return 0;
}

/* Wire ---------------------------------------------------------------------------------------- */

static gboolean
meets_wire (const WarRaiderMind *mind, WarPosition from, WarPosition to, gint *wire)
{
  for (guint i = 0; i < mind->data->segments->len; i++)
    {
      guint feature = g_array_index (mind->data->segments, WarRaiderSegment, i).feature;
      const WarRaiderFeature *found = &mind->data->features[feature];

      if (!found->is_wire
          || (found->wire_side == mind->side
              && war_setup_is_amended (mind->setup, WAR_RAIDER_AMENDMENT_OWN_WIRE))
          || found->maximum.y < MIN (from.y, to.y) || found->minimum.y > MAX (from.y, to.y)
          || !war_ground_feature_meets_segment (mind->data->ground, feature, from, to))
        continue;
      *wire = (gint) feature;
      return TRUE;
    }

  return FALSE;
}

/* The gap in the wire nearest to the place; FALSE: there is none. */
static gboolean
find_gap (const WarRaiderMind *mind, gint wire, WarPosition from, WarPosition *at)
{
  WarLength least = WAR_LENGTH_MAX;

  for (guint i = mind->data->first_gap; i < mind->data->first_cloud; i++)
    {
      const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);
      WarLength away;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        break;
      away = ABS (cells[WAR_PIECE_X] - from.x);
      if (cells[WAR_RAIDER_PIECE_GAP] != wire || away >= least)
        continue;
      least = away;
      *at = war_piece_get_position (cells);
    }

  return least < WAR_LENGTH_MAX;
}

static gboolean
add_cut (WarRaiderMind *mind, guint unit, gint wire)
{
  const WarRaiderFeature *found = &mind->data->features[wire];
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_CUT, mind->side, (gint) unit);
  WarPosition at = war_raider_get_centre (mind->setup, mind->view, unit);

  order.arguments[0] = at.x / WAR_MILLIMETRE * WAR_MILLIMETRE;
  order.arguments[1] = (found->minimum.y + found->maximum.y) / 2 / WAR_MILLIMETRE * WAR_MILLIMETRE;
  if (!war_play_check (mind->setup, mind->view, &order, NULL))
    return FALSE;

  for (guint i = 0; i < mind->data->units->len && order.n_targets < 5; i++)
    {
      WarPosition centre;

      if (i == unit || war_raider_get_side (mind->setup, i) != mind->side
          || !war_raider_stands (mind->setup, mind->view, i))
        continue;
      centre = war_raider_get_centre (mind->setup, mind->view, i);
      if (ABS (centre.x - at.x) > 2 * WAR_INCH || ABS (centre.y - at.y) > WAR_INCH)
        continue;
      order.targets[order.n_targets++] = (gint) i;
      if (!war_play_check (mind->setup, mind->view, &order, NULL))
        order.n_targets--;
    }

  return war_ideas_add (&mind->ideas, &order, 200);
}

/* Going --------------------------------------------------------------------------------------- */

/* Where the foremost man of a French regiment is; FALSE: it has none. */
static gboolean
find_foremost (const WarRaiderMind *mind, gint regiment, WarLength *y)
{
  gboolean is_found = FALSE;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      WarLength at;

      if (war_raider_get_unit (mind->setup, i)->regiment != regiment
          || war_raider_get_type (mind->setup, mind->view, i)->branch != WAR_RAIDER_SOLDIER
          || !war_raider_stands (mind->setup, mind->view, i))
        continue;
      at = war_raider_get_centre (mind->setup, mind->view, i).y;
      *y = is_found ? MIN (*y, at) : at;
      is_found = TRUE;
    }

  return is_found;
}

/* A leader who is hit costs three men, so he follows his own as far behind as leads them; into a
 * hole, if one is about there. */
static gboolean
find_leader_goal (const WarRaiderMind *mind, guint unit, WarPosition *goal)
{
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit), least = most, wanted;

  if (!find_foremost (mind, war_raider_get_unit (mind->setup, unit)->regiment, &wanted))
    return FALSE;

  wanted += war_raider_get_number (mind->setup, WAR_RAIDER_LEADER_REACH) - FOLLOWS_NEARER;
  if (from.y <= wanted)
    return FALSE;

  *goal = (WarPosition){ from.x, MAX (wanted, from.y - most) };
  for (guint i = 0; i < mind->data->n_features; i++)
    {
      const WarRaiderFeature *feature = &mind->data->features[i];
      WarPosition centre = { (feature->minimum.x + feature->maximum.x) / 2,
                             (feature->minimum.y + feature->maximum.y) / 2 };
      WarLength away = war_position_distance (from, centre);

      if (!feature->covers || feature->bunker != WAR_NONE || feature->line != 0
          || centre.y > goal->y + FOLLOWS_NEARER || centre.y < goal->y - FOLLOWS_NEARER
          || centre.y > from.y - WAR_INCH || away >= least)
        continue;
      least = away;
      *goal = centre;
    }

  return TRUE;
}

/* Whither a man wants to go; FALSE: he stays. */
static gboolean
find_goal (const WarRaiderMind *mind, guint unit, WarPosition *goal)
{
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength leads = war_raider_get_number (mind->setup, WAR_RAIDER_LEADER_REACH);
  gint next = find_next_line (mind);

  if (mind->side == WAR_RAIDER_FRENCH)
    {
      if (next == 0
          || war_raider_get_type (mind->setup, mind->view, unit)->branch == WAR_RAIDER_HEADQUARTERS)
        return FALSE;
      if (is_leader (mind, unit))
        return find_leader_goal (mind, unit, goal);
      *goal = (WarPosition){ from.x,
                             war_raider_find_line_middle (mind->setup, WAR_RAIDER_GERMAN, next) };
      return from.y > goal->y + WAR_INCH / 4;
    }

  /* Germans hold their foremost line; what has fallen the elite and who is behind take back.
   * Leaders set out only where it is too far to lead from. */
  for (gint line = 1; line <= mind->data->n_lines[WAR_RAIDER_GERMAN]; line++)
    {
      gboolean is_captured
        = war_setup_peek_game (mind->setup, mind->view)[WAR_RAIDER_GAME_CAPTURED + line - 1] != 0;
      WarLength y = war_raider_find_line_middle (mind->setup, WAR_RAIDER_GERMAN, line);

      if (is_captured && from.y >= y - WAR_INCH)
        continue;
      if (is_captured && y - from.y > 12 * WAR_INCH)
        continue;
      *goal = (WarPosition){ from.x, y };
      return from.y < y - (is_leader (mind, unit) ? leads - FOLLOWS_NEARER : WAR_INCH / 4);
    }

  return FALSE;
}

/* Alone through a gap: to it, and on. */
static gboolean
add_move_through (WarRaiderMind *mind, guint unit, WarPosition gap, WarPosition goal)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_MOVE, mind->side, (gint) unit);
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength inches = war_raider_get_inches (mind->setup, mind->view, unit), first;
  WarPosition before = { gap.x, gap.y + (from.y > gap.y ? WAR_INCH : -WAR_INCH) * 3 / 4 };

  if (ABS (from.x - gap.x) < WAR_INCH / 3 * 2)
    before = from;
  first = war_position_distance (from, before);
  if (first > 0)
    {
      order.arguments[0] = war_heading_towards (from, before);
      order.arguments[1] = MIN (first, inches);
    }
  else
    {
      order.arguments[0] = goal.y < from.y ? 0 : WAR_HEADING_TURN / 2;
      order.arguments[1] = inches;
    }
  if (first > 0 && inches > first)
    {
      order.arguments[2] = goal.y < from.y ? 0 : WAR_HEADING_TURN / 2;
      order.arguments[3] = inches - first;
    }
  return order.arguments[1] > 0 && war_ideas_add (&mind->ideas, &order, 100);
}

/* By himself, which is how leaders go. */
static gboolean
add_walk (WarRaiderMind *mind, guint unit, WarPosition goal)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_MOVE, mind->side, (gint) unit);
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength distance = war_position_distance (from, goal);
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit);

  order.arguments[0] = war_heading_towards (from, goal);
  order.arguments[1] = MIN (distance, most);
  return order.arguments[1] > 0 && war_ideas_add (&mind->ideas, &order, 100);
}

/* Straight ahead, with all of his group who want the same. */
static gboolean
add_advance (WarRaiderMind *mind, guint unit, WarPosition goal)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_MOVE, mind->side, (gint) unit);
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit);
  WarLength distance = ABS (goal.y - from.y);

  order.arguments[0] = goal.y < from.y ? 0 : WAR_HEADING_TURN / 2;
  order.arguments[1] = MIN (distance, most);
  if (order.arguments[1] <= 0)
    return FALSE;

  for (guint i = 0; i < mind->data->units->len && order.n_targets < WAR_ORDER_MAX_TARGETS; i++)
    {
      WarPosition its, at, next;
      gint wire;

      if (!war_raider_is_fellow (mind->setup, mind->view, unit, i)
          || !war_raider_may_move_now (mind->setup, mind->view, i, NULL)
          || war_raider_get_bunker_of (mind->setup, mind->view, i) != WAR_NONE
          || !find_goal (mind, i, &its) || its.y != goal.y)
        continue;
      at = war_raider_get_centre (mind->setup, mind->view, i);
      next = (WarPosition){ at.x, at.y + (its.y > at.y ? 1 : -1) * WAR_INCH };
      if (ABS (at.y - from.y) < 3 * WAR_INCH && !meets_wire (mind, at, next, &wire))
        order.targets[order.n_targets++] = (gint) i;
    }

  return war_ideas_add (&mind->ideas, &order, 100 + (gint) order.n_targets);
}

/* So many two dice bring on average: with fewer in the pile of the dead a hole is better kept. */
#define DEAD_WANTED 7

static gboolean
are_many_dead (const WarRaiderMind *mind)
{
  guint n = 0;

  for (guint i = 0; i < mind->data->units->len && n < DEAD_WANTED; i++)
    n += war_raider_get_side (mind->setup, i) == mind->side
         && war_setup_peek_piece (mind->setup, mind->view, i)[WAR_RAIDER_PIECE_LOSS]
              == WAR_RAIDER_LOSS_KILLED
         && war_raider_get_type (mind->setup, mind->view, i)->branch == WAR_RAIDER_SOLDIER;

  return n == DEAD_WANTED;
}

/* Into a large hole that brings his regiment men (raider.3.26), by himself, if he comes so far. */
static gboolean
think_of_hole (WarRaiderMind *mind, guint unit)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_MOVE, mind->side, (gint) unit);
  gint32 regiment = war_setup_peek_piece (mind->setup, mind->view, unit)[WAR_RAIDER_PIECE_REGIMENT];
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit);

  if (mind->side != WAR_RAIDER_FRENCH || regiment == WAR_NONE
      || war_raider_get_type (mind->setup, mind->view, unit)->branch != WAR_RAIDER_SOLDIER
      || !war_raider_may_move_now (mind->setup, mind->view, unit, NULL))
    return FALSE;

  for (guint i = 0; i < mind->data->n_features; i++)
    {
      const WarRaiderFeature *feature = &mind->data->features[i];
      WarPosition centre = { (feature->minimum.x + feature->maximum.x) / 2,
                             (feature->minimum.y + feature->maximum.y) / 2 };
      WarLength away = war_position_distance (from, centre);
      WarRaiderLeg leg;

      if (!feature->is_hole || away == 0 || away > most + 2 * WAR_INCH
          || !war_raider_is_forward (mind->setup, i)
          || (war_state_peek_row (mind->setup->layout, mind->view, WAR_TABLE_FEATURES,
                                  i)[WAR_RAIDER_FEATURE_ENTERED]
                >> regiment
              & 1)
               != 0
          || !are_many_dead (mind))
        continue;
      order.arguments[0] = war_heading_towards (from, centre);
      order.arguments[1] = MIN (away, most);
      war_raider_plan_leg (mind->setup, mind->view, unit, from, (WarHeading) order.arguments[0],
                           order.arguments[1], most, &leg);
      if (war_ground_feature_has (mind->data->ground, i, leg.to)
          && war_ideas_add (&mind->ideas, &order, 220))
        return TRUE;
    }

  return FALSE;
}

static gboolean
think_of_man (WarRaiderMind *mind, guint unit)
{
  WarPosition goal, from, gap;
  gboolean is_alone;
  gint wire;

  if (!war_raider_may_move_now (mind->setup, mind->view, unit, NULL)
      || war_raider_get_bunker_of (mind->setup, mind->view, unit) != WAR_NONE
      || !find_goal (mind, unit, &goal))
    return FALSE;

  from = war_raider_get_centre (mind->setup, mind->view, unit);
  is_alone = mind->side == WAR_RAIDER_FRENCH && is_leader (mind, unit);
  if (!meets_wire (mind, from, goal, &wire))
    return is_alone ? add_walk (mind, unit, goal) : add_advance (mind, unit, goal);
  if (find_gap (mind, wire, from, &gap)
      && (is_alone || (ABS (gap.x - from.x) < 8 * WAR_INCH && ABS (gap.y - from.y) < 6 * WAR_INCH)))
    return add_move_through (mind, unit, gap, goal);
  if (is_alone)
    return add_walk (mind, unit, goal);

  return add_cut (mind, unit, wire) || add_advance (mind, unit, goal);
}

static gboolean
think_of_vehicle (WarRaiderMind *mind, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, unit);
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_DRIVE, mind->side, (gint) unit);
  WarOrder fascine = war_order_new (WAR_RAIDER_ORDER_FASCINE, mind->side, (gint) unit);
  WarLength most = cells[WAR_RAIDER_PIECE_LEFT];

  if (war_play_check (mind->setup, mind->view, &fascine, NULL)
      && cells[WAR_RAIDER_PIECE_MAY_CROSS] == 0)
    return war_ideas_add (&mind->ideas, &fascine, 150);
  if (cells[WAR_RAIDER_PIECE_ACTIVITY] != WAR_RAIDER_FRESH || most < WAR_INCH)
    return FALSE;

  order.arguments[0] = mind->side == WAR_RAIDER_FRENCH ? 0 : WAR_HEADING_TURN / 2;
  order.arguments[1] = most;
  return war_ideas_add (&mind->ideas, &order, 120);
}

/* Fresh men who see somebody fire from where they are, if they need not go on. */
static gboolean
think_of_standing_fire (WarRaiderMind *mind, guint unit)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_FIRE, mind->side, (gint) unit);

  if (!war_raider_may_fire (mind->setup, mind->view, unit, 0, NULL))
    return FALSE;

  order.arguments[0] = order.arguments[1] = order.arguments[2] = 1;
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      WarRaiderAim aim;

      if (war_raider_get_side (mind->setup, i) == mind->side
          || !war_raider_take_aim (mind->setup, mind->view, unit, 0, i, &aim, NULL))
        continue;
      order.targets[0] = (gint) i;
      order.n_targets = 1;
      return war_ideas_add (&mind->ideas, &order, 50);
    }

  return FALSE;
}

static gboolean
think_of_close_quarters (WarRaiderMind *mind, guint unit)
{
  return mind->side == WAR_RAIDER_FRENCH
           ? war_raider_think_of_grenade (mind, unit) || war_raider_think_of_charge (mind, unit)
           : war_raider_think_of_flame (mind, unit) || war_raider_think_of_bunker (mind, unit)
               || war_raider_think_of_charge (mind, unit);
}

/* Who is careful rather fires from where he is than goes on; who is driven, the other way round. */
static gboolean
fires_first (const WarRaiderMind *mind)
{
  return mind->posture->caution > mind->posture->drive;
}

static gboolean
think_of_all (WarRaiderMind *mind, gboolean leaders)
{
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);
      gboolean is_fresh;
      WarRaiderKind kind;

      if (war_raider_get_side (mind->setup, i) != mind->side
          || cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_DONE || is_leader (mind, i) != leaders
          || !war_raider_stands (mind->setup, mind->view, i))
        continue;
      kind = war_raider_get_kind (mind->setup, mind->view, i);
      is_fresh = cells[WAR_RAIDER_PIECE_ACTIVITY] == WAR_RAIDER_FRESH;
      if (kind == WAR_RAIDER_KIND_VEHICLE
            ? think_of_vehicle (mind, i)
            : (kind == WAR_RAIDER_KIND_MAN && think_of_close_quarters (mind, i))
                || think_of_hole (mind, i)
                || (fires_first (mind) && is_fresh && think_of_standing_fire (mind, i))
                || think_of_man (mind, i) || (is_fresh && think_of_standing_fire (mind, i)))
        return TRUE;
    }

  return FALSE;
}

/* Leaders last: by then the enemy has fewer shots. */
gboolean
war_raider_think_of_moves (WarRaiderMind *mind)
{
  return think_of_all (mind, FALSE) || think_of_all (mind, TRUE);
}
