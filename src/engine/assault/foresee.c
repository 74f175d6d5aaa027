/* foresee.c: what shots and moves of Trench Assault would do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/average.h"
#include "engine/assault/leg.h"
#include "engine/assault/private.h"
#include "engine/game/foresight.h"

#define SIDES 6

/* A base is killed or it is not: the chance that one of the shots kills it. */
static void
foresee_fire (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForesight *foresight)
{
  guint unit = (guint) order->actor, target = (guint) order->targets[0];
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, order->targets[0]);
  WarAssaultAim aim;

  if (!war_assault_take_aim (setup, view, unit, target, &aim, NULL))
    return;

  war_assault_get_shot_chances (war_assault_get_data (setup)->rules, (guint) order->arguments[0],
                                aim.is_far, &loss->pinned, &loss->destroyed);
  loss->loss = loss->destroyed;
  loss->n_dice = (guint) order->arguments[0];
  loss->cover = aim.row == WAR_ASSAULT_ROW_COVERED;
}

static void
foresee_way (const WarSetup *setup, const WarState *view, const WarOrder *order,
             WarForesight *foresight)
{
  guint unit = (guint) order->actor;
  gint need = war_assault_get_number (setup, WAR_ASSAULT_STUCK) + 1;
  WarAssaultLeg leg;

  war_assault_plan_leg (setup, view, unit, (WarHeading) order->arguments[0], &leg);
  foresight->has_way = TRUE;
  foresight->distance = order->arguments[1];
  foresight->most = leg.room;
  foresight->must_go_on
    = leg.stays < order->arguments[1]
      && war_assault_is_too_near (
        setup, view, unit, war_position_step (leg.start.centre, leg.heading, order->arguments[1]));
  for (guint i = 0; i < leg.n_bogs && leg.bogs[i] <= order->arguments[1]; i++)
    {
      WarForeseenCheck *check = war_foresight_add_check (foresight, 0, order->actor);

      check->distance = leg.bogs[i];
      check->need = need;
      check->chance = (guint64) (SIDES + 1 - need) * WAR_PROBABILITY_ONE / SIDES;
      check->feature = WAR_NONE;
      check->clause = "assault.8.8";
    }
}

void
war_assault_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                     gboolean is_allowed, WarForesight *foresight)
{
  if (!is_allowed)
    return;

  if (order->kind == WAR_ASSAULT_ORDER_FIRE)
    foresee_fire (setup, view, order, foresight);
  else if (order->kind == WAR_ASSAULT_ORDER_GO)
    foresee_way (setup, view, order, foresight);
}
