/* close.c: what the solo commander of Trench Raider does at close quarters: charges, flames,
 * grenades, going into bunkers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/commander/mind.h"

/* Grenades ------------------------------------------------------------------------------------ */

gboolean
war_raider_think_of_grenade (WarRaiderMind *mind, guint unit)
{
  for (guint i = 0; i < mind->data->bunkers->len; i++)
    {
      WarOrder order = war_order_new (WAR_RAIDER_ORDER_GRENADE, mind->side, (gint) unit);
      gint first = war_raider_find_first_inside (mind->setup, mind->view, i, FALSE);

      if (first == WAR_NONE
          || war_raider_get_distance (mind->setup, mind->view, unit, (guint) first)
               > war_raider_get_number (mind->setup, WAR_RAIDER_BUNKER_REACH))
        continue;
      order.targets[order.n_targets++] = first;
      if (war_ideas_add (&mind->ideas, &order, 300))
        return TRUE;
    }

  return FALSE;
}

/* The nearest enemy ---------------------------------------------------------------------------- */

/* The nearest one on the field within reach, of men and stands, or with vehicles; WAR_NONE. */
static gint
find_nearest (const WarRaiderMind *mind, guint unit, WarLength reach, gboolean with_vehicles)
{
  WarPosition centre = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength least = reach + 1;
  gint found = WAR_NONE;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);
      WarLength away;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
          || war_raider_get_side (mind->setup, i) == mind->side
          || ABS (cells[WAR_PIECE_X] - centre.x) > reach + 2 * WAR_INCH
          || ABS (cells[WAR_PIECE_Y] - centre.y) > reach + 2 * WAR_INCH
          || (!with_vehicles
              && war_raider_get_kind (mind->setup, mind->view, i) == WAR_RAIDER_KIND_VEHICLE))
        continue;
      away = war_raider_get_distance (mind->setup, mind->view, unit, i);
      if (away >= least)
        continue;
      least = away;
      found = (gint) i;
    }

  return found;
}

/* Flames -------------------------------------------------------------------------------------- */

static WarHeading
get_flame (WarPosition from, WarPosition to)
{
  gint heading = war_heading_towards (from, to);

  return (WarHeading) ((heading + WAR_RAIDER_FLAME_STEP / 2) / WAR_RAIDER_FLAME_STEP
                       * WAR_RAIDER_FLAME_STEP % WAR_HEADING_TURN);
}

/* Who has an enemy before him flames; else he goes on until he has. */
gboolean
war_raider_think_of_flame (WarRaiderMind *mind, guint unit)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_FLAME, mind->side, (gint) unit);
  const WarRaiderType *type = war_raider_get_type (mind->setup, mind->view, unit);
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit), away;
  WarPosition from, to;
  gint target;

  if (!type->has_flame)
    return FALSE;
  target = find_nearest (mind, unit, most + WAR_RAIDER_FLAME_REACH, TRUE);
  if (target == WAR_NONE)
    return FALSE;

  from = war_raider_get_centre (mind->setup, mind->view, unit);
  to = war_raider_get_centre (mind->setup, mind->view, (guint) target);
  away = war_raider_get_distance (mind->setup, mind->view, unit, (guint) target);
  order.arguments[0] = TRUE;
  order.arguments[3] = get_flame (from, to);
  if (away <= WAR_RAIDER_FLAME_REACH && war_ideas_add (&mind->ideas, &order, 400))
    return TRUE;

  /* To where the flame reaches well, not into contact. */
  order.arguments[1] = war_heading_towards (from, to);
  order.arguments[2] = MIN (MAX (away - WAR_RAIDER_FLAME_REACH / 2, WAR_INCH / 2), most);
  return order.arguments[2] > 0 && war_ideas_add (&mind->ideas, &order, 400);
}

/* Charges ------------------------------------------------------------------------------------- */

/* Whether hand to hand is better than fire for him: of the elite always, else against stands, who
 * count as one man, and where both stand in the same line, in its cover. */
static gboolean
may_charge (const WarRaiderMind *mind, guint unit, guint target)
{
  WarPosition own = war_raider_get_centre (mind->setup, mind->view, unit);
  WarPosition its = war_raider_get_centre (mind->setup, mind->view, target);
  gint line = war_raider_find_line (mind->setup, its, WAR_RAIDER_GERMAN);

  if (war_raider_get_type (mind->setup, mind->view, target)->is_elite)
    return FALSE;
  if (war_raider_get_type (mind->setup, mind->view, unit)->is_elite)
    return TRUE;

  return mind->side == WAR_RAIDER_FRENCH
         && (war_raider_get_kind (mind->setup, mind->view, target) == WAR_RAIDER_KIND_STAND
             || (line > 0 && line == war_raider_find_line (mind->setup, own, WAR_RAIDER_GERMAN)));
}

gboolean
war_raider_think_of_charge (WarRaiderMind *mind, guint unit)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_MOVE, mind->side, (gint) unit);
  WarRaiderBranch branch = war_raider_get_type (mind->setup, mind->view, unit)->branch;
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit);
  WarRaiderLeg leg;
  gint target;

  if ((branch != WAR_RAIDER_SOLDIER && branch != WAR_RAIDER_ELITE)
      || !war_raider_may_move_now (mind->setup, mind->view, unit, NULL)
      || war_raider_get_bunker_of (mind->setup, mind->view, unit) != WAR_NONE)
    return FALSE;
  target = find_nearest (mind, unit, most, FALSE);
  if (target == WAR_NONE || !may_charge (mind, unit, (guint) target))
    return FALSE;

  order.arguments[0]
    = war_heading_towards (war_raider_get_centre (mind->setup, mind->view, unit),
                           war_raider_get_centre (mind->setup, mind->view, (guint) target));
  order.arguments[1] = most;
  war_raider_plan_leg (mind->setup, mind->view, unit,
                       war_raider_get_centre (mind->setup, mind->view, unit),
                       (WarHeading) order.arguments[0], most, most, &leg);
  return leg.touches && war_ideas_add (&mind->ideas, &order, 250);
}

/* Bunkers ------------------------------------------------------------------------------------- */

/* One who dies leaves a gun silent. */
#define MEN_WANTED 2
#define NEAR_BUNKER (4 * WAR_INCH)

/* A soldier beside a bunker that is nearly empty goes in, along its trench if he has to. */
gboolean
war_raider_think_of_bunker (WarRaiderMind *mind, guint unit)
{
  WarOrder enter = war_order_new (WAR_RAIDER_ORDER_ENTER, mind->side, (gint) unit);
  WarOrder move = war_order_new (WAR_RAIDER_ORDER_MOVE, mind->side, (gint) unit);
  WarPosition from = war_raider_get_centre (mind->setup, mind->view, unit);
  WarLength most = war_raider_get_inches (mind->setup, mind->view, unit);

  if (mind->side != WAR_RAIDER_GERMAN
      || war_raider_get_type (mind->setup, mind->view, unit)->branch != WAR_RAIDER_SOLDIER
      || war_raider_get_bunker_of (mind->setup, mind->view, unit) != WAR_NONE)
    return FALSE;

  for (guint i = 0; i < mind->data->bunkers->len; i++)
    {
      const WarRaiderBunker *bunker = war_raider_get_bunker (mind->setup, i);
      WarLength x = bunker->centre.x - from.x, away = ABS (x);

      if (!war_raider_is_whole (mind->setup, mind->view, i)
          || ABS (bunker->centre.y - from.y) > NEAR_BUNKER || away > NEAR_BUNKER
          || war_raider_list_garrison (mind->setup, mind->view, i, NULL, 0) >= MEN_WANTED)
        continue;
      if (war_ideas_add (&mind->ideas, &enter, 280))
        return TRUE;
      if (bunker->line != war_raider_find_line (mind->setup, from, WAR_RAIDER_GERMAN)
          || war_setup_peek_piece (mind->setup, mind->view, unit)[WAR_RAIDER_PIECE_ACTIVITY]
               != WAR_RAIDER_FRESH)
        continue;
      move.arguments[0] = x > 0 ? WAR_HEADING_TURN / 4 : WAR_HEADING_TURN * 3 / 4;
      move.arguments[1] = MIN (away, most);
      if (move.arguments[1] > 0 && war_ideas_add (&mind->ideas, &move, 260))
        return TRUE;
    }

  return FALSE;
}
