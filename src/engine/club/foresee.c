/* foresee.c: what attacks of Trench Club would do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "engine/club/private.h"
#include "engine/game/foresight.h"

static WarForeseenLoss *
add_loss (const WarSetup *setup, const WarState *view, WarForesight *foresight, guint unit,
          gint mean, gint kill, gboolean is_friend)
{
  WarForeseenLoss *loss = war_foresight_add_loss (foresight, (gint) unit);
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, view, unit);

  loss->is_friend = is_friend;
  loss->loss = (WarProbability) mean * WAR_PROBABILITY_ONE / WAR_CLUB_THOUSAND;
  loss->destroyed = (WarProbability) kill * WAR_PROBABILITY_ONE / WAR_CLUB_PARTS;
  if (data->board->cells[war_club_get_hex (setup, view, unit)].terrain == WAR_HEX_FOREST
      && war_club_is_covered_kind (type->kind))
    loss->cover = data->rules->numbers[WAR_CLUB_FOREST_HIT];
  return loss;
}

/* Of what may be hit beside it nothing is said. */
static void
foresee_attack (const WarSetup *setup, const WarState *view, guint unit, guint target,
                WarForesight *foresight)
{
  WarHex from = war_club_get_hex (setup, view, unit);
  WarClubAverage average = war_club_foresee_attack (setup, view, unit, from, target);
  WarForeseenLoss *loss;
  const char *clause;
  gint dice = war_club_get_position_dice (setup, view, unit, from, target, &clause);

  if (dice > 0)
    war_foresight_add_modifier (foresight, 0, (gint) unit, dice, clause);
  loss = add_loss (setup, view, foresight, target, average.aimed, average.kill, FALSE);
  loss->n_dice = (guint) average.n_dice;
  loss->need = average.need;
  if (war_club_is_hit_back (setup, view, unit, from, target))
    add_loss (setup, view, foresight, unit, average.hit_back, average.lost, TRUE);
}

/* A way, hex by hex: what it costs, of what the unit has, in half points; and mines, each of which
 * may destroy it (club.8.11). */
static void
foresee_move (const WarSetup *setup, const WarState *view, guint unit, WarHex to,
              WarForesight *foresight)
{
  const WarClub *data = war_club_get_data (setup);
  WarHex path[WAR_CLUB_MAX_HEXES], before = war_club_get_hex (setup, view, unit);
  WarProbability safe = WAR_PROBABILITY_ONE;
  gint cost;
  guint n = war_club_find_path (setup, view, unit, to, path, &cost);

  foresight->distance = cost;
  foresight->most = war_club_get_type (setup, view, unit)->movement;
  for (guint i = 0; i < n; before = path[i++])
    {
      war_foresight_add_line (foresight, war_hex_get_centre (&data->hexes, before),
                              war_hex_get_centre (&data->hexes, path[i]));
      for (guint j = war_club_count_mines (setup, view, unit, path[i]); j > 0; j--)
        safe -= safe * data->rules->numbers[WAR_CLUB_MINE_KILLS] / WAR_CLUB_SIDES;
    }
  if (safe < WAR_PROBABILITY_ONE)
    {
      WarForeseenLoss *loss = war_foresight_add_loss (foresight, (gint) unit);

      loss->is_friend = TRUE;
      loss->destroyed = WAR_PROBABILITY_ONE - safe;
    }
}

void
war_club_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                  gboolean is_allowed, WarForesight *foresight)
{
  gint target = WAR_NONE;

  if (!is_allowed)
    return;
  if (order->kind == WAR_CLUB_ORDER_MOVE || order->kind == WAR_CLUB_ORDER_CARRY)
    foresee_move (setup, view, (guint) order->actor, (WarHex) order->arguments[0], foresight);
  if (order->kind == WAR_CLUB_ORDER_ATTACK)
    target = order->targets[0];
  else if (order->kind == WAR_CLUB_ORDER_FIGHT)
    target = war_club_get (setup, view, (guint) order->actor, WAR_CLUB_PIECE_TARGET);
  if (target != WAR_NONE && war_club_stands (setup, view, (guint) target))
    foresee_attack (setup, view, (guint) order->actor, (guint) target, foresight);
}
