/* foresee.c: what shots and moves of Trench Raider would do
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
}
