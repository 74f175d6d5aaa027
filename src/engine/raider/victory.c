/* victory.c: who has won in Trench Raider (raider.1.4, raider.R-5, raider.R-6)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

static void
end_game (WarContext *context, gint winner, WarRaiderEnd end, const char *clause)
{
  gint32 *game = war_context_get_game (context);

  game[WAR_RAIDER_GAME_WINNER] = winner;
  game[WAR_RAIDER_GAME_END] = (gint32) end;
  war_context_tell (context, WAR_RAIDER_EVENT_OVER, WAR_NONE, WAR_NONE, clause, winner, end);
}

static gboolean
are_all_captured (const WarSetup *setup, const WarState *state)
{
  for (gint i = 0; i < war_raider_get_data (setup)->n_lines[WAR_RAIDER_GERMAN]; i++)
    if (war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_CAPTURED + i] == 0)
      return FALSE;

  return TRUE;
}

/* French soldiers who are dead or captured now. */
static gint
count_lost (const WarSetup *setup, const WarState *state)
{
  gint n = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    n += war_raider_get_side (setup, i) == WAR_RAIDER_FRENCH
         && war_raider_get_type (setup, state, i)->branch == WAR_RAIDER_SOLDIER
         && war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;

  return n;
}

/* At the end of either side's phase; then of the turn. */
void
war_raider_find_winner (WarContext *context, gboolean is_turn_over)
{
  const WarSetup *setup = context->setup;
  const WarRaider *data = war_raider_get_data (setup);

  if (are_all_captured (setup, context->state))
    end_game (context, WAR_WINNER_SIDE_1, WAR_RAIDER_END_CAPTURED, "raider.R-6");
  else if (is_turn_over
           && count_lost (setup, context->state) * 3
                >= data->n_started * data->rules->numbers[WAR_RAIDER_LOSSES_THIRDS])
    end_game (context, WAR_WINNER_SIDE_2, WAR_RAIDER_END_LOSSES, "raider.R-5");
  else if (is_turn_over
           && war_context_get_game (context)[WAR_GAME_ROUND] >= data->operation->rounds)
    end_game (context, WAR_WINNER_SIDE_2, WAR_RAIDER_END_DARK, "raider.R-5");
}
