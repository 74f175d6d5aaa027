/* victory.c: who has won in Trench Assault (assault.A-7)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

static void
end_game (WarContext *context, gint winner, WarAssaultEnd end)
{
  gint32 *game = war_context_get_game (context);
  WarEvent *event
    = war_context_add (context, WAR_ASSAULT_EVENT_OVER, WAR_NONE, WAR_NONE, "assault.A-7");

  game[WAR_ASSAULT_GAME_WINNER] = event->arguments[0] = winner;
  game[WAR_ASSAULT_GAME_END] = event->arguments[1] = (gint32) end;
}

static gboolean
is_taken (const WarSetup *setup, const WarState *state, WarAssaultLine line)
{
  return war_assault_count_in_line (setup, state, WAR_ASSAULT_ATTACKERS, line)
           >= war_assault_get_number (setup, WAR_ASSAULT_BASES_TO_TAKE)
         && war_assault_count_in_line (setup, state, WAR_ASSAULT_DEFENDERS, line) == 0;
}

/* Defenders who are still in the bunkers of a line that is taken surrender. Who they are, a view
 * need not know. */
static void
take_line (WarContext *context, WarAssaultLine line)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);

  war_context_add (context, WAR_ASSAULT_EVENT_TAKEN, WAR_NONE, WAR_NONE, "assault.A-7")
    ->arguments[0]
    = (gint32) line;
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, context->state, i);

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY
          || war_assault_get_unit (setup, i)->side != WAR_ASSAULT_DEFENDERS)
        continue;
      for (guint j = 0; j < data->bunkers->len; j++)
        {
          const WarAssaultBunker *bunker = &g_array_index (data->bunkers, WarAssaultBunker, j);

          if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
              && cells[WAR_ASSAULT_PIECE_BUNKER] == (gint32) bunker->feature
              && bunker->line == (line == WAR_ASSAULT_SECOND_LINE))
            war_assault_lose (context, i, WAR_ASSAULT_LOSS_SURRENDERED, "assault.A-7");
        }
    }
}

/* Fighting attackers on the field, and those of them in the first line or beyond it. */
static gint
count_attackers (const WarSetup *setup, const WarState *state, gint *n_beyond)
{
  const WarAssault *data = war_assault_get_data (setup);
  gint n = 0;

  *n_beyond = 0;
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarPosition centre, nearest;
      WarLength distance;

      if (war_assault_get_unit (setup, i)->side != WAR_ASSAULT_ATTACKERS
          || !war_assault_fights (setup, state, i))
        continue;
      n++;
      centre = war_assault_get_centre (setup, state, i);
      war_assault_find_nearest (data->lines[WAR_ASSAULT_FIRST_LINE], centre, &nearest, &distance);
      *n_beyond += war_assault_find_trench (setup, centre) == WAR_ASSAULT_FIRST_LINE
                   || war_assault_get_along (data, centre) > war_assault_get_along (data, nearest);
    }

  return n;
}

static gboolean
are_companies_broken (const WarSetup *setup, const WarState *state)
{
  const WarAssault *data = war_assault_get_data (setup);
  gint n_broken = 0;

  for (guint i = 0; i < data->n_companies; i++)
    n_broken += war_setup_peek_formation (setup, state, i)[WAR_ASSAULT_COMPANY_MORALE]
                  == WAR_ASSAULT_DEMORALISED
                || war_assault_count_left (setup, state, (gint) i) == 0;

  return n_broken * 100
         >= (gint) data->n_companies * data->rules->numbers[WAR_ASSAULT_COMPANIES_PERCENT];
}

/* First the attackers, then the defenders. */
void
war_assault_find_winner (WarContext *context)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  gint32 *game = war_setup_get_game (setup, context->state);
  gboolean has_second = data->lines[WAR_ASSAULT_SECOND_LINE]->len > 0;
  gboolean is_limit = game[WAR_GAME_ROUND] >= data->operation->rounds;
  gint n_beyond, n_attackers = count_attackers (setup, context->state, &n_beyond);
  gint needed = data->rules->numbers[WAR_ASSAULT_BASES_TO_TAKE];

  if (game[WAR_ASSAULT_GAME_TAKEN] == 0 && is_taken (setup, context->state, WAR_ASSAULT_FIRST_LINE))
    {
      game[WAR_ASSAULT_GAME_TAKEN] = 1;
      take_line (context, WAR_ASSAULT_FIRST_LINE);
    }
  if (has_second && is_taken (setup, context->state, WAR_ASSAULT_SECOND_LINE))
    {
      take_line (context, WAR_ASSAULT_SECOND_LINE);
      end_game (context, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
    }
  else if (!has_second && game[WAR_ASSAULT_GAME_TAKEN] != 0)
    end_game (context, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
  else if (has_second && is_limit && n_beyond >= needed
           && war_assault_count_in_line (setup, context->state, WAR_ASSAULT_DEFENDERS,
                                         WAR_ASSAULT_FIRST_LINE)
                == 0)
    end_game (context, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_PLAIN);
  else if (are_companies_broken (setup, context->state))
    end_game (context, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_BROKEN);
  else if (n_attackers < data->rules->numbers[WAR_ASSAULT_BASES_TO_GO_ON])
    end_game (context, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_FEW);
  else if (is_limit)
    end_game (context, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_LIMIT);
}
