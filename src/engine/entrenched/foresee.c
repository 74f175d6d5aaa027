/* foresee.c: what orders of Entrenched! would do, beside where units would stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "engine/entrenched/private.h"
#include "engine/entrenched/shell.h"
#include "engine/game/foresight.h"

/* Ways --------------------------------------------------------------------------------------- */

static void
foresee_checks (const WarSetup *setup, const WarState *view, guint piece, const WarSweep *sweep,
                guint32 checks, WarForesight *foresight)
{
  WarPassages passages;

  war_entrenched_find_passages (setup, view, piece, sweep, checks, &passages);
  war_passages_foresee (&passages, war_entrenched_get_data (setup)->passages,
                        war_entrenched_check_clauses, (gint) piece, foresight);
}

static void
foresee_way (const WarSetup *setup, const WarState *view, guint piece, const WarWay *way,
             WarLength distance, WarForesight *foresight)
{
  WarSweep sweep = war_sweep_plan (&way->start, war_room_get_vector (way->heading, distance));

  foresight->has_way = TRUE;
  foresight->distance = distance;
  foresight->most = way->most;
  foresight->bound = war_way_find_bound (way, distance);
  foresee_checks (setup, view, piece, &sweep, WAR_ENTRENCHED_ALL_CHECKS, foresight);
}

static void
foresee_move (const WarSetup *setup, const WarState *view, const WarOrder *order,
              WarForesight *foresight)
{
  WarWay way;

  war_entrenched_plan_order (setup, view, order, &way);
  foresee_way (setup, view, (guint) order->actor, &way,
               war_way_set_distance (&way, order->arguments[1]), foresight);
}

static void
foresee_entry (const WarSetup *setup, const WarState *view, const WarOrder *order,
               WarForesight *foresight)
{
  guint piece = (guint) order->actor;
  WarWay way;
  WarLength distance;

  if (war_entrenched_plan_entry (setup, view, piece, order->targets[0], &way, &distance))
    foresee_way (setup, view, piece, &way, distance, foresight);
}

static void
foresee_charge (const WarSetup *setup, const WarState *view, guint piece, guint target,
                WarForesight *foresight)
{
  WarSweep sweep;
  WarBase end;

  if (!war_entrenched_plan_charge (setup, view, piece, target, &sweep, &end,
                                   &foresight->contact_edge))
    return;

  foresight->contact = (gint) target;
  foresee_checks (setup, view, piece, &sweep, WAR_ENTRENCHED_CHARGE_CHECKS, foresight);
}

/* The order's kind ---------------------------------------------------------------------------- */

void
war_entrenched_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                        gboolean is_allowed, WarForesight *foresight)
{
  const gint32 *game = war_setup_peek_game (setup, view);

  war_entrenched_foresee_lines (setup, view, order, foresight);
  if (!is_allowed)
    return;

  war_entrenched_foresee_attack (setup, view, order, foresight);
  switch (order->kind)
    {
    case WAR_ENTRENCHED_ORDER_MOVE:
    case WAR_ENTRENCHED_ORDER_FALL_BACK:
      foresee_move (setup, view, order, foresight);
      break;
    case WAR_ENTRENCHED_ORDER_ENTER:
      foresee_entry (setup, view, order, foresight);
      break;
    case WAR_ENTRENCHED_ORDER_CHARGE:
      foresee_charge (setup, view, (guint) order->actor, (guint) order->targets[0], foresight);
      break;
    case WAR_ENTRENCHED_ORDER_HOLD_FIRE:
      /* The charge goes on at once. After counter-fire it is another matter: the charger may be
       * lost, and is foreseen when it has been fired at. */
      foresee_charge (setup, view, (guint) game[WAR_ENTRENCHED_GAME_CHARGER],
                      (guint) game[WAR_ENTRENCHED_GAME_CHARGED], foresight);
      break;
    case WAR_ENTRENCHED_ORDER_END_PHASE:
      war_entrenched_foresee_drifts (setup, view, foresight);
      break;
    default:
      break;
    }
}
