/* series.c: many games of an operation between commanders, to see how fair it is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/series.h"

#include <math.h>

#include "engine/game/state.h"
#include "engine/operation/operation-edit.h"

/* Far more orders than any game takes that comes to an end. */
#define MAX_ORDERS 50000

/* Of the normal distribution, for 95 %. */
#define WILSON_Z 1.959963984540054

typedef struct
{
  WarOperation *operation;
  const WarSeriesPlan *plan;
  WarSeriesStep step;
  gpointer data;
  gboolean is_brought; /* a side brings an army: each game has a set-up of its own */

  gint next; /* number of the game to begin, atomic */
  gint is_stopped; /* atomic */
  GMutex mutex; /* of the tally */
  WarSeriesTally *tally;
} Series;

/* How a game has ended. */
typedef struct
{
  WarResult result;
  gint32 rounds;
  gint32 first; /* the side that had the first turn: 0, 1; WAR_NONE: nobody has turns */
} End;

/* A side's commander has all its seats, and the first those of game masters, who are on neither:
 * there is nothing that they must do in a game that nobody watches. */
static void
man_seats (WarSession *session, const WarCommander commanders[WAR_N_SIDES])
{
  const WarLayout *layout = session->game->setup->layout;

  for (guint i = 0; i < layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      gint32 side
        = war_state_peek_row (layout, session->game->state, WAR_TABLE_SEATS, i)[WAR_SEAT_SIDE];

      session->commanders[i] = commanders[side != WAR_NONE ? side : 0];
    }
}

/* Plays until somebody has a turn, or round 2 has come in which nobody has. */
static gint32
find_first (WarSession *session)
{
  const WarGame *game = session->game;

  for (guint n = 1; n <= MAX_ORDERS; n++)
    {
      const gint32 *cells = war_setup_peek_game (game->setup, game->state);
      guint before = game->records->len;

      if (cells[WAR_GAME_ROUND] > 0 && cells[WAR_GAME_SIDE] != WAR_NONE)
        return cells[WAR_GAME_SIDE];
      if (cells[WAR_GAME_ROUND] > 1)
        break;
      war_session_run (session, before + 1);
      if (game->records->len == before)
        break;
    }

  return WAR_NONE;
}

static End
play (const WarSetup *setup, guint64 seed, const WarCommander commanders[WAR_N_SIDES])
{
  g_autoptr (WarGame) game = war_game_new (setup, seed);
  WarSession session;
  gint32 first;

  war_session_init (&session, game);
  man_seats (&session, commanders);
  first = find_first (&session);
  war_session_run (&session, MAX_ORDERS);
  war_session_clear (&session);

  return (End){
    .first = first,
    .result = war_play_get_result (setup, game->state),
    .rounds = war_state_peek_row (setup->layout, game->state, WAR_TABLE_GAME, 0)[WAR_GAME_ROUND],
  };
}

static void
count (WarSeriesTally *tally, const End *end)
{
  tally->n_games++;
  switch (end->result.winner)
    {
    case WAR_WINNER_SIDE_1:
    case WAR_WINNER_SIDE_2:
      tally->wins[end->result.winner - 1]++;
      break;
    case WAR_WINNER_DRAW:
      tally->draws++;
      break;
    default:
      tally->unfinished++;
    }

  if (end->result.winner != WAR_WINNER_NONE)
    {
      tally->decided[end->result.condition != WAR_NONE ? end->result.condition
                                                       : WAR_SERIES_BY_RULES]++;
      tally->lengths[CLAMP (end->rounds, 0, WAR_SERIES_MAX_LENGTH)]++;
      if (end->first != WAR_NONE)
        {
          tally->began[end->first]++;
          tally->began_and_won[end->first] += end->result.winner == end->first + 1 ? 1 : 0;
        }
    }

  tally->rounds += end->rounds;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    tally->killed[i] += end->result.killed[i];
}

/* Each thread has one of its own, as armies that are brought differ from game to game. NULL only if
 * a side could bring nothing. */
static WarSetup *
set_up (const Series *series, guint64 seed)
{
  WarSetupFault fault;
  g_autoptr (WarOperation) supplied = NULL;

  if (!series->is_brought)
    return war_setup_new (series->operation, &fault);

  supplied = war_operation_supply (series->operation, seed);
  return war_setup_new (supplied, &fault);
}

guint64
war_series_get_seed (guint64 seed, guint number)
{
  WarGenerator generator = war_generator_new (seed, number);
  guint64 own = (guint64) war_generator_next (&generator) << 32;

  return own | war_generator_next (&generator);
}

static gpointer
work (gpointer data)
{
  Series *series = data;
  g_autoptr (WarSetup) setup = NULL;

  while (g_atomic_int_get (&series->is_stopped) == 0)
    {
      guint number = (guint) g_atomic_int_add (&series->next, 1);
      guint64 seed = war_series_get_seed (series->plan->seed, number);
      End end = { .result.winner = WAR_WINNER_NONE, .first = WAR_NONE };

      if (number >= series->plan->first + series->plan->n_games)
        break;

      if (series->is_brought)
        g_clear_pointer (&setup, war_setup_free);
      if (setup == NULL)
        setup = set_up (series, seed);
      if (setup != NULL)
        end = play (setup, seed, series->plan->commanders);

      g_mutex_lock (&series->mutex);
      count (series->tally, &end);
      if (series->step != NULL && !series->step (series->tally, series->data))
        g_atomic_int_set (&series->is_stopped, 1);
      g_mutex_unlock (&series->mutex);
    }

  return NULL;
}

gboolean
war_series_play (WarOperation *operation, const WarSeriesPlan *plan, WarSeriesStep step,
                 gpointer data, WarSeriesTally *tally, WarSetupFault *fault)
{
  g_return_val_if_fail (operation != NULL, FALSE);
  g_return_val_if_fail (plan->first <= WAR_SERIES_MAX_GAMES, FALSE);
  g_return_val_if_fail (plan->n_games <= WAR_SERIES_MAX_GAMES - plan->first, FALSE);
  g_return_val_if_fail (plan->n_threads >= 1 && plan->n_threads <= WAR_SERIES_MAX_THREADS, FALSE);

  GThread *threads[WAR_SERIES_MAX_THREADS];
  g_autoptr (WarOperation) supplied = NULL;
  g_autoptr (WarSetup) setup = NULL;
  Series series = {
    .operation = operation,
    .plan = plan,
    .step = step,
    .data = data,
    .next = (gint) plan->first,
    .tally = tally,
  };

  *tally = (WarSeriesTally){ 0 };
  for (guint i = 0; i < WAR_N_SIDES; i++)
    series.is_brought |= operation->forces[i]->cost_limit != 0;

  supplied = war_operation_supply (operation, plan->seed);
  setup = war_setup_new (supplied, fault);
  if (setup == NULL)
    {
      /* The fault outlives the copy. */
      fault->condition = war_operation_find_condition (operation, supplied, fault->condition);
      return FALSE;
    }

  g_mutex_init (&series.mutex);
  for (guint i = 1; i < plan->n_threads; i++)
    threads[i] = g_thread_new ("series", work, &series);
  work (&series);
  for (guint i = 1; i < plan->n_threads; i++)
    g_thread_join (threads[i]);
  g_mutex_clear (&series.mutex);
  return TRUE;
}

static void
add_counts (guint *counts, const guint *others, guint n)
{
  for (guint i = 0; i < n; i++)
    counts[i] += others[i];
}

void
war_series_tally_add (WarSeriesTally *tally, const WarSeriesTally *other)
{
  g_return_if_fail (tally != NULL);
  g_return_if_fail (other != NULL);

  tally->n_games += other->n_games;
  tally->draws += other->draws;
  tally->unfinished += other->unfinished;
  tally->rounds += other->rounds;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    tally->killed[i] += other->killed[i];
  add_counts (tally->wins, other->wins, G_N_ELEMENTS (tally->wins));
  add_counts (tally->decided, other->decided, G_N_ELEMENTS (tally->decided));
  add_counts (tally->lengths, other->lengths, G_N_ELEMENTS (tally->lengths));
  add_counts (tally->began, other->began, G_N_ELEMENTS (tally->began));
  add_counts (tally->began_and_won, other->began_and_won, G_N_ELEMENTS (tally->began_and_won));
}

guint
war_series_get_length (const WarSeriesTally *tally, guint percent)
{
  g_return_val_if_fail (tally != NULL, 0);
  g_return_val_if_fail (percent <= 100, 0);

  guint n = tally->n_games - tally->unfinished, seen = 0;

  for (guint round = 0; n > 0 && round <= WAR_SERIES_MAX_LENGTH; round++)
    {
      seen += tally->lengths[round];
      if (seen > 0 && (guint64) seen * 100 >= (guint64) n * percent)
        return round;
    }

  return 0;
}

WarInterval
war_share_interval (double share, guint n)
{
  g_return_val_if_fail (share >= 0 && share <= 1, ((WarInterval){ 0, 1 }));

  double spread, middle, reach;

  if (n == 0)
    return (WarInterval){ 0, 1 };

  spread = WILSON_Z * WILSON_Z / n;
  middle = (share + spread / 2) / (1 + spread);
  reach = sqrt (share * (1 - share) * spread + spread * spread / 4) / (1 + spread);
  return (WarInterval){ MAX (middle - reach, 0), MIN (middle + reach, 1) };
}

WarInterval
war_wilson_interval (guint hits, guint n)
{
  g_return_val_if_fail (hits <= n, ((WarInterval){ 0, 1 }));

  return war_share_interval (n > 0 ? (double) hits / n : 0, n);
}
