/* shots.c: at whom the solo commander of Trench Raider fires, throws, strafes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/commander/mind.h"

#define SIDES 6

/* What a bunker is worth that is destroyed, with those inside. */
#define BUNKER_COST 30

/* What a shot is worth on average, in hundredths of cost. */
static gint
rate_shot (const WarRaiderMind *mind, guint target, gboolean is_cannon, const WarRaiderAim *aim)
{
  gint chance = MAX (SIDES + 1 - (gint) aim->need, 0) * 100 / SIDES;
  const WarRaiderType *type = war_raider_get_type (mind->setup, mind->view, target);

  if (aim->bunker != WAR_NONE)
    return is_cannon ? chance * BUNKER_COST : chance * 3 / 2;

  return chance * MIN (type->type->cost, 40) / (type->save > 0 ? 2 : 1);
}

/* The best target of a weapon; WAR_NONE. */
static gint
find_best (const WarRaiderMind *mind, guint unit, guint weapon, gint *worth)
{
  gboolean is_cannon = war_raider_is_cannon (mind->setup, mind->view, unit, weapon);
  gint found = WAR_NONE;

  *worth = 0;
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      WarRaiderAim aim;
      gint rated;

      if (war_raider_get_side (mind->setup, i) == mind->side
          || !war_raider_take_aim (mind->setup, mind->view, unit, weapon, i, &aim, NULL)
          || war_raider_count_shots (mind->setup, mind->view, unit, weapon, (gint) i) == 0)
        continue;
      rated = rate_shot (mind, i, is_cannon, &aim);
      if (rated <= *worth)
        continue;
      *worth = rated;
      found = (gint) i;
    }

  return found;
}

/* The piece fires, and of its group whoever is in hand too. */
static gboolean
add_fire (WarRaiderMind *mind, guint unit, guint weapon, gboolean with_group)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_FIRE, mind->side, (gint) unit);
  gint worth, target = find_best (mind, unit, weapon, &worth), n_shots;

  if (target == WAR_NONE)
    return FALSE;

  order.arguments[0] = (gint32) weapon + 1;
  n_shots = (gint) war_raider_count_shots (mind->setup, mind->view, unit, weapon, target);
  order.arguments[1] = MIN (n_shots, 3);
  order.arguments[2] = TRUE;
  order.targets[order.n_targets++] = target;
  for (guint i = 0; with_group && i < mind->data->units->len && order.n_targets < 12; i++)
    {
      WarRaiderAim aim;

      if (war_raider_is_fellow (mind->setup, mind->view, unit, i)
          && war_raider_stands (mind->setup, mind->view, i)
          && war_setup_peek_piece (mind->setup, mind->view, i)[WAR_RAIDER_PIECE_ACTIVITY]
               == war_setup_peek_piece (mind->setup, mind->view, unit)[WAR_RAIDER_PIECE_ACTIVITY]
          && war_raider_may_fire (mind->setup, mind->view, i, 0, NULL)
          && war_raider_take_aim (mind->setup, mind->view, i, 0, (guint) target, &aim, NULL))
        order.targets[order.n_targets++] = (gint) i;
    }

  return war_ideas_add (&mind->ideas, &order, worth * (gint) order.n_targets);
}

/* Who has moved fires before anybody else acts; guns that stay, at once. */
gboolean
war_raider_think_of_fire (WarRaiderMind *mind)
{
  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < mind->data->units->len; i++)
      {
        const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, i);
        WarRaiderBranch branch = war_raider_get_type (mind->setup, mind->view, i)->branch;

        if (war_raider_get_side (mind->setup, i) != mind->side
            || (pass == 0
                  ? cells[WAR_RAIDER_PIECE_ACTIVITY] != WAR_RAIDER_IN_HAND
                  : branch != WAR_RAIDER_MACHINE_GUN && branch != WAR_RAIDER_TANK
                      && branch != WAR_RAIDER_CAR && cells[WAR_RAIDER_PIECE_BUNKER] == WAR_NONE)
            || !war_raider_may_fire (mind->setup, mind->view, i, WAR_NONE, NULL))
          continue;
        for (guint j = 0; j < war_raider_count_weapons (mind->setup, mind->view, i); j++)
          if (war_raider_may_fire (mind->setup, mind->view, i, (gint) j, NULL)
              && add_fire (mind, i, j, TRUE))
            return TRUE;
      }

  return FALSE;
}

/* Only at who is worth it now, or when there is no later chance (raider.R-8). */
gboolean
war_raider_think_of_opportunity (WarRaiderMind *mind)
{
  const gint32 *decision = war_decision_peek (mind->setup, mind->view, mind->side);
  gint wanted = war_posture_weigh (mind->posture->drive, 2 * 100 * 2 / SIDES);
  gint least = decision[WAR_DECISION_ARGUMENT] != 0 ? 1 : wanted;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      gint worth;

      if (war_raider_get_side (mind->setup, i) != mind->side
          || (war_raider_get_type (mind->setup, mind->view, i)->branch != WAR_RAIDER_MACHINE_GUN
              && war_raider_get_bunker_of (mind->setup, mind->view, i) == WAR_NONE)
          || !war_raider_may_fire (mind->setup, mind->view, i, 0, NULL)
          || find_best (mind, i, 0, &worth) == WAR_NONE || worth < least)
        continue;
      if (add_fire (mind, i, 0, FALSE))
        return TRUE;
    }

  return FALSE;
}

/* Templates ----------------------------------------------------------------------------------- */

/* The enemy around whom a template that reaches so far would cost the enemy most, friends taken
 * off, of those whom a mortar reaches, or anywhere; WAR_NONE: it is not worth it. */
static gint
find_cluster (const WarRaiderMind *mind, WarLength reach, gint thrower, gint *worth)
{
  gint found = WAR_NONE;

  *worth = 0;
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      WarPosition centre;
      gint sum = 0;

      if (war_raider_get_side (mind->setup, i) == mind->side
          || !war_raider_stands (mind->setup, mind->view, i)
          || (thrower != WAR_NONE
              && war_raider_get_distance (mind->setup, mind->view, (guint) thrower, i)
                   > WAR_RAIDER_LOB_RANGE))
        continue;
      centre = war_raider_get_centre (mind->setup, mind->view, i);
      for (guint j = 0; j < mind->data->units->len; j++)
        {
          const gint32 *cells = war_setup_peek_piece (mind->setup, mind->view, j);
          gint cost;

          if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
              || ABS (cells[WAR_PIECE_X] - centre.x) > reach
              || ABS (cells[WAR_PIECE_Y] - centre.y) > reach)
            continue;
          cost = war_raider_get_type (mind->setup, mind->view, j)->type->cost;
          cost = MIN (cost, 12);
          sum += war_raider_get_side (mind->setup, j) == mind->side ? -2 * cost : cost;
        }
      if (sum <= *worth)
        continue;
      *worth = sum;
      found = (gint) i;
    }

  return found;
}

/* A shell of a mortar falls where the enemy stands thickest. */
gboolean
war_raider_think_of_lobs (WarRaiderMind *mind)
{
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      WarOrder order = war_order_new (WAR_RAIDER_ORDER_LOB, mind->side, (gint) i);
      WarPosition at;
      gint worth, target;

      if (war_raider_get_side (mind->setup, i) != mind->side
          || war_raider_get_type (mind->setup, mind->view, i)->branch != WAR_RAIDER_MORTAR
          || !war_raider_stands (mind->setup, mind->view, i)
          || war_setup_peek_piece (mind->setup, mind->view, i)[WAR_RAIDER_PIECE_SHOTS] == 0)
        continue;
      target = find_cluster (mind, 3 * WAR_INCH, (gint) i, &worth);
      if (target == WAR_NONE)
        continue;
      at = war_raider_get_centre (mind->setup, mind->view, (guint) target);
      order.arguments[0] = at.x / WAR_MILLIMETRE * WAR_MILLIMETRE;
      order.arguments[1] = at.y / WAR_MILLIMETRE * WAR_MILLIMETRE;
      if (war_ideas_add (&mind->ideas, &order, worth))
        return TRUE;
    }

  return FALSE;
}

/* Of the shells of a gun so many hundredths of what stands where they are thrown die. */
#define SHARE_SHELLED 15

/* A gun fires direct at what its shells harm less, as tanks and bunkers; worth is that of its
 * shells. */
static gboolean
add_direct (WarRaiderMind *mind, guint unit, gint worth)
{
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_FIRE, mind->side, (gint) unit);
  gint direct, target;

  if (!war_raider_may_fire (mind->setup, mind->view, unit, 0, NULL))
    return FALSE;
  target = find_best (mind, unit, 0, &direct);
  if (target == WAR_NONE || direct <= worth * SHARE_SHELLED)
    return FALSE;

  order.arguments[0] = order.arguments[1] = 1;
  order.targets[order.n_targets++] = target;
  return war_ideas_add (&mind->ideas, &order, direct);
}

void
war_raider_think_of_shells (WarRaiderMind *mind)
{
  gint32 n_shells = war_setup_peek_game (mind->setup, mind->view)[WAR_RAIDER_GAME_SHELLS];
  gint worth, target = find_cluster (mind, 3 * WAR_INCH, WAR_NONE, &worth);

  /* Guns may still fire direct when nobody is worth the shells that are left. */
  if (n_shells > 0 && target == WAR_NONE)
    {
      WarOrder order = war_order_new (WAR_RAIDER_ORDER_LEAVE, mind->side, WAR_NONE);

      war_ideas_add (&mind->ideas, &order, 1);
      return;
    }
  if (n_shells > 0)
    {
      WarOrder order = war_order_new (WAR_RAIDER_ORDER_THROW, mind->side, WAR_NONE);
      WarPosition at = war_raider_get_centre (mind->setup, mind->view, (guint) target);

      order.arguments[0] = at.x;
      order.arguments[1] = at.y;
      order.arguments[2] = MAX (n_shells / 2, 1);
      war_ideas_add (&mind->ideas, &order, worth);
      return;
    }
  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_raider_get_side (mind->setup, i) == mind->side
        && war_raider_get_type (mind->setup, mind->view, i)->branch == WAR_RAIDER_GUN)
      {
        WarOrder order = war_order_new (WAR_RAIDER_ORDER_LOAD, mind->side, (gint) i);

        if (!add_direct (mind, i, worth) && target != WAR_NONE)
          war_ideas_add (&mind->ideas, &order, worth);
      }
}

void
war_raider_think_of_gas (WarRaiderMind *mind)
{
  gint worth, target = find_cluster (mind, 5 * WAR_INCH, WAR_NONE, &worth);
  WarOrder order = war_order_new (WAR_RAIDER_ORDER_GAS, mind->side, WAR_NONE);
  WarPosition at;

  if (target == WAR_NONE)
    return;
  at = war_raider_get_centre (mind->setup, mind->view, (guint) target);
  order.arguments[0] = at.x / WAR_MILLIMETRE * WAR_MILLIMETRE;
  order.arguments[1] = at.y / WAR_MILLIMETRE * WAR_MILLIMETRE;
  war_ideas_add (&mind->ideas, &order, worth);
}

/* A third of the bombs hit; half of those on a line die, of whom each costs two. */
#define BOMBS_HIT 33

static void
think_of_bomb (WarRaiderMind *mind)
{
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      WarOrder order = war_order_new (WAR_RAIDER_ORDER_BOMB, mind->side, WAR_NONE);

      if (war_raider_get_side (mind->setup, i) == mind->side
          || !war_raider_is_vehicle (mind->setup, mind->view, i)
          || !war_raider_stands (mind->setup, mind->view, i))
        continue;
      order.targets[order.n_targets++] = (gint) i;
      war_ideas_add (&mind->ideas, &order,
                     BOMBS_HIT * war_raider_get_type (mind->setup, mind->view, i)->type->cost);
    }
}

/* The line along which most stand, of some that begin at men and cross the field. */
void
war_raider_think_of_run (WarRaiderMind *mind)
{
  WarLength run = war_raider_get_number (mind->setup, WAR_RAIDER_RUN);

  think_of_bomb (mind);
  for (guint i = 0; i < mind->data->units->len; i += 5)
    for (gint32 heading = WAR_HEADING_TURN / 8; heading < WAR_HEADING_TURN / 2;
         heading += WAR_HEADING_TURN / 16)
      {
        WarOrder order = war_order_new (WAR_RAIDER_ORDER_STRAFE, mind->side, WAR_NONE);
        WarPosition from, to;
        gint n = 0;

        if (war_raider_get_side (mind->setup, i) == mind->side
            || !war_raider_stands (mind->setup, mind->view, i))
          break;
        from = war_raider_get_centre (mind->setup, mind->view, i);
        to = war_position_step (from, (WarHeading) heading, run);
        for (guint j = 0; j < mind->data->units->len; j++)
          n += war_raider_get_side (mind->setup, j) != mind->side
               && war_raider_stands (mind->setup, mind->view, j)
               && war_segment_distance (from, to,
                                        war_raider_get_centre (mind->setup, mind->view, j))
                    <= 5 * WAR_MILLIMETRE;
        order.arguments[0] = from.x;
        order.arguments[1] = from.y;
        order.arguments[2] = heading;
        war_ideas_add (&mind->ideas, &order, 100 * n);
      }
}
