/* foresee.c: what shots, moves and aeroplanes of Trench Raider would do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/foresight.h"
#include "engine/raider/private.h"

#define SIDES 6

/* The chance that a die is at least so much. */
static double
get_chance (gint need)
{
  return need <= 1 ? 1.0 : need > SIDES ? 0.0 : (double) (SIDES + 1 - need) / SIDES;
}

/* That one of the shots kills it: those of fellows too, and its save. */
static void
foresee_fire (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForesight *foresight)
{
  guint target = (guint) order->targets[0];
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, order->targets[0]);
  gint save = war_raider_get_type (setup, view, target)->save;
  double spared = 1;

  for (guint i = 0; i < MAX (order->n_targets, 1); i++)
    {
      guint unit = i == 0 ? (guint) order->actor : (guint) order->targets[i];
      WarRaiderAim aim;

      if (!war_raider_take_aim (setup, view, unit, i == 0 ? (guint) order->arguments[0] - 1 : 0,
                                target, &aim, NULL))
        continue;
      loss->cover = aim.is_covered;
      loss->need = loss->n_dice == 0 || (gint) aim.need == loss->need ? (gint) aim.need : 0;
      loss->n_dice += i == 0 ? (guint) order->arguments[1] : 1;
      loss->save = MAX (save, 0);
      for (gint j = 0; j < (i == 0 ? order->arguments[1] : 1); j++)
        spared *= 1 - get_chance ((gint) aim.need) * (1 - (save > 0 ? get_chance (save) : 0));
    }
  loss->destroyed = loss->loss = (WarProbability) ((1 - spared) * WAR_PROBABILITY_ONE);
}

static void
foresee_way (const WarSetup *setup, const WarState *view, const WarOrder *order,
             WarForesight *foresight)
{
  guint unit = (guint) order->actor;

  foresight->has_way = TRUE;
  foresight->distance = order->arguments[1];
  foresight->most = war_raider_get_inches (setup, view, unit);
}

/* The most inches that a shell goes astray (raider.R-2). */
#define LARGE_ASTRAY 10
#define SMALL_ASTRAY 5

/* Where a shell may do harm, or the ring of a cloud that falls where it is aimed. */
static void
foresee_area (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForesight *foresight)
{
  gboolean is_large = order->kind == WAR_RAIDER_ORDER_THROW
                      && war_setup_peek_game (setup, view)[WAR_RAIDER_GAME_GUN] == WAR_NONE;

  foresight->area = (WarPosition){ order->arguments[0], order->arguments[1] };
  if (order->kind == WAR_RAIDER_ORDER_GAS)
    foresight->radius = war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2;
  else
    foresight->radius = (is_large ? LARGE_ASTRAY : SMALL_ASTRAY) * WAR_INCH
                        + war_raider_get_number (setup, is_large ? WAR_RAIDER_LARGE_SHELL_REACH
                                                                 : WAR_RAIDER_SMALL_SHELL_REACH);
}

/* The line, and who dies on it with what chance (raider.8.2). */
static void
foresee_strafing (const WarSetup *setup, const WarState *view, const WarOrder *order,
                  WarForesight *foresight)
{
  WarPosition from = { order->arguments[0], order->arguments[1] }, to;
  guint units[WAR_RAIDER_MAX_UNITS];
  guint n
    = war_raider_list_strafed (setup, view, from, (WarHeading) order->arguments[2], &to, units);
  double chance = get_chance (war_raider_get_number (setup, WAR_RAIDER_STRAFED));

  war_foresight_add_line (foresight, from, to);
  for (guint i = 0; i < n; i++)
    {
      WarForeseenLoss *loss = war_foresight_add_loss (foresight, (gint) units[i]);

      loss->destroyed = loss->loss = (WarProbability) (chance * WAR_PROBABILITY_ONE);
    }
}

/* raider.8.5 */
static void
foresee_bomb (const WarSetup *setup, const WarOrder *order, WarForesight *foresight)
{
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, order->targets[0]);
  guint n = 0;

  for (gint die = 1; die <= SIDES; die++)
    n += war_raider_look_up (setup, WAR_RAIDER_TABLE_BOMB, die, WAR_RAIDER_BOMB_EFFECT,
                             WAR_RAIDER_BOMB_MISSED)
         == WAR_RAIDER_BOMB_DESTROYED;
  loss->destroyed = loss->loss = (WarProbability) n * WAR_PROBABILITY_ONE / SIDES;
}

void
war_raider_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                    gboolean is_allowed, WarForesight *foresight)
{
  if (!is_allowed)
    return;

  if (order->kind == WAR_RAIDER_ORDER_FIRE)
    foresee_fire (setup, view, order, foresight);
  else if (order->kind == WAR_RAIDER_ORDER_MOVE || order->kind == WAR_RAIDER_ORDER_DRIVE)
    foresee_way (setup, view, order, foresight);
  else if (order->kind == WAR_RAIDER_ORDER_GAS || order->kind == WAR_RAIDER_ORDER_THROW
           || order->kind == WAR_RAIDER_ORDER_LOB)
    foresee_area (setup, view, order, foresight);
  else if (order->kind == WAR_RAIDER_ORDER_STRAFE)
    foresee_strafing (setup, view, order, foresight);
  else if (order->kind == WAR_RAIDER_ORDER_BOMB)
    foresee_bomb (setup, order, foresight);
}
