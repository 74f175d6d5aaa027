/* tally.c: the dice of a game, counted
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/tally.h"

#include <math.h>

static WarTallyKind *
find_kind (WarTally *tally, guint sides)
{
  for (guint i = 0; i < tally->n_kinds; i++)
    if (tally->kinds[i].sides == sides)
      return &tally->kinds[i];
  if (tally->n_kinds == WAR_TALLY_MAX_KINDS || sides == 0 || sides > WAR_TALLY_MAX_SIDES)
    return NULL;

  tally->kinds[tally->n_kinds] = (WarTallyKind){ .sides = sides };
  return &tally->kinds[tally->n_kinds++];
}

gint
war_tally_find_side (const WarGame *game, const WarEvent *event)
{
  g_return_val_if_fail (game != NULL && event != NULL, WAR_N_SIDES);

  gint32 side = event->owner != WAR_NONE
                  ? war_state_peek_row (game->setup->layout, game->state, WAR_TABLE_SEATS,
                                        (guint) event->owner)[WAR_SEAT_SIDE]
                  : WAR_NONE;

  return side == WAR_NONE ? WAR_N_SIDES : side;
}

void
war_tally_add (WarTally *tally, const WarEvent *event)
{
  g_return_if_fail (tally != NULL);
  g_return_if_fail (event != NULL);

  WarTallyKind *kind = event->n_dice > 0 ? find_kind (tally, event->sides) : NULL;

  if (kind == NULL)
    return;

  for (guint i = 0; i < event->n_dice; i++)
    kind->counts[CLAMP (event->dice[i], 1, event->sides) - 1]++;
  kind->n_dice += event->n_dice;
  tally->n_dice += event->n_dice;
  if (event->need <= 0)
    return;

  tally->n_met += war_event_count_successes (event);
  tally->n_needed += event->n_dice;
  for (guint i = 0; i < event->n_dice; i++)
    {
      double chance = war_event_get_die_chance (event, i);

      tally->expected += chance;
      tally->variance += chance * (1 - chance);
    }
}

double
war_tally_kind_get_average (const WarTallyKind *kind)
{
  g_return_val_if_fail (kind != NULL, 0);

  double sum = 0;

  for (guint i = 0; i < kind->sides; i++)
    sum += (i + 1.) * kind->counts[i];
  return kind->n_dice > 0 ? sum / kind->n_dice : 0;
}

double
war_tally_get_luck (const WarTally *tally)
{
  g_return_val_if_fail (tally != NULL, 0);

  return tally->variance > 0 ? (tally->n_met - tally->expected) / sqrt (tally->variance) : 0;
}
