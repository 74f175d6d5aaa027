/* series.c: many games of an operation between commanders, to see how fair it is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/series.h"

#include <math.h>

#include "engine/game/state.h"
#include "engine/game/tally.h"
#include "engine/operation/operation-edit.h"
#include "engine/solo/luck.h"

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
  GPtrArray *types[WAR_N_SIDES]; /* WarUnitType */

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

/* What a thread plays with. */
typedef struct
{
  WarSession session;
  WarEvents events; /* of the last order */
  WarLuck luck; /* of the game */
} Table;

/* Plays until one more order has been given, and counts its dice. FALSE: nobody gives one. */
static gboolean
play_order (Table *table)
{
  const WarGame *game = table->session.game;
  guint before = game->records->len;

  while (game->records->len == before)
    if (!war_session_take_step (&table->session, &table->events))
      return FALSE;
  for (guint i = 0; i < table->events.n_items; i++)
    {
      const WarEvent *event = &table->events.items[i];

      war_luck_add (&table->luck, event, war_tally_find_side (game, event));
    }
  return TRUE;
}

/* Plays until somebody has a turn, or round 2 has come in which nobody has. */
static gint32
find_first (Table *table)
{
  const WarGame *game = table->session.game;

  for (guint n = 1; n <= MAX_ORDERS; n++)
    {
      const gint32 *cells = war_setup_peek_game (game->setup, game->state);

      if (cells[WAR_GAME_ROUND] > 0 && cells[WAR_GAME_SIDE] != WAR_NONE)
        return cells[WAR_GAME_SIDE];
      if (cells[WAR_GAME_ROUND] > 1 || !play_order (table))
        break;
    }

  return WAR_NONE;
}

static gint32
get_round (const WarGame *game)
{
  return war_setup_peek_game (game->setup, game->state)[WAR_GAME_ROUND];
}

/* Adds what was killed since, in the round that is over. */
static void
count_killed (const WarGame *game, gint32 round, WarResult *before, WarSeriesTally *tally)
{
  WarResult result = war_play_get_result (game->setup, game->state);

  for (guint i = 0; i < WAR_N_SIDES; i++)
    tally->killed_in[i][CLAMP (round, 0, WAR_SERIES_MAX_LENGTH)]
      += result.killed[i] - before->killed[i];
  *before = result;
}

/* In which square it is; WAR_NONE: beyond the field, or nowhere. */
static gint
find_square (const WarField *field, const gint32 *cells)
{
  WarPosition at = { cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
  gint64 column, row;

  if (field == NULL)
    return WAR_NONE;
  if (field->board != NULL)
    {
      if (cells[WAR_PIECE_X] < 0
          || (guint) cells[WAR_PIECE_X] >= war_hex_board_get_n (field->board))
        return WAR_NONE;
      {
        const WarHexes hexes = war_field_get_hexes (field);

        at = war_hex_get_centre (&hexes, (WarHex) cells[WAR_PIECE_X]);
      }
    }
  if (at.x < 0 || at.y < 0 || at.x > field->width || at.y > field->depth)
    return WAR_NONE;

  column = MIN ((gint64) at.x * WAR_SERIES_N_COLUMNS / field->width, WAR_SERIES_N_COLUMNS - 1);
  row = MIN ((gint64) at.y * WAR_SERIES_N_ROWS / field->depth, WAR_SERIES_N_ROWS - 1);
  return (gint) (row * WAR_SERIES_N_COLUMNS + column);
}

static guint
find_type (const GPtrArray *types, const WarUnitType *type)
{
  for (guint i = 0; i < types->len; i++)
    {
      const WarUnitType *other = g_ptr_array_index (types, i);

      if (other == type || g_str_equal (other->id, type->id))
        return i;
    }
  return WAR_SERIES_MAX_TYPES;
}

static void
count_pieces (const Series *series, const WarGame *game, WarSeriesTally *tally)
{
  const WarSetup *setup = game->setup;

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, game->state, i);
      gboolean is_lost = cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;
      gint square = is_lost ? find_square (setup->operation->field, cells) : WAR_NONE;
      WarShownPiece piece;
      guint type;

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_FREE)
        continue;
      war_play_show_piece (setup, game->state, i, &piece);
      if (piece.type == NULL || piece.side < 0 || piece.side >= WAR_N_SIDES)
        continue;

      type = find_type (series->types[piece.side], piece.type);
      if (type < WAR_SERIES_MAX_TYPES)
        {
          tally->fielded[piece.side][type]++;
          tally->lost[piece.side][type] += is_lost ? 1 : 0;
        }
      if (square != WAR_NONE)
        tally->lost_at[piece.side][square]++;
    }
}

/* Plays a game, and counts what happened in it before its end. */
static End
play (const Series *series, const WarSetup *setup, guint number, Table *table,
      WarSeriesTally *tally)
{
  const WarSeriesPlan *plan = series->plan;
  guint64 seed = war_series_get_seed (plan->seed, number);
  gboolean is_changed = plan->changes_sides && number % 2 == 1;
  const WarCommander commanders[WAR_N_SIDES]
    = { plan->commanders[is_changed ? 1 : 0], plan->commanders[is_changed ? 0 : 1] };
  g_autoptr (WarGame) game = war_game_new (setup, seed);
  WarResult before = { 0 };
  gint32 first, round;

  war_session_init (&table->session, game);
  war_session_man (&table->session, commanders);
  table->luck = (WarLuck){ 0 };
  first = find_first (table);
  round = get_round (game);
  while (game->records->len <= MAX_ORDERS && play_order (table))
    {
      if (get_round (game) != round)
        count_killed (game, round, &before, tally);
      round = get_round (game);
    }
  count_killed (game, round, &before, tally);
  count_pieces (series, game, tally);
  war_session_clear (&table->session);
  if (before.winner != WAR_WINNER_NONE)
    war_luck_count (&tally->luck, &table->luck, before.winner);
  tally->n_changed += is_changed ? 1 : 0;
  for (gint side = 1; is_changed && side <= WAR_N_SIDES; side++)
    tally->changed_wins[side - 1] += before.winner == side ? 1 : 0;

  return (End){
    .first = first,
    .result = before,
    .rounds = round,
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
  g_autofree WarSeriesTally *own = g_new (WarSeriesTally, 1);
  g_autofree WarEvent *events = g_new (WarEvent, WAR_MAX_EVENTS);
  Table table = { .events = { .items = events, .capacity = WAR_MAX_EVENTS } };

  while (g_atomic_int_get (&series->is_stopped) == 0)
    {
      guint number = (guint) g_atomic_int_add (&series->next, 1);
      guint64 seed = war_series_get_seed (series->plan->seed, number);
      End end = { .result.winner = WAR_WINNER_NONE, .first = WAR_NONE };

      if (number >= series->plan->first + series->plan->n_games)
        break;

      *own = (WarSeriesTally){ 0 };
      if (series->is_brought)
        g_clear_pointer (&setup, war_setup_free);
      if (setup == NULL)
        setup = set_up (series, seed);
      if (setup != NULL)
        end = play (series, setup, number, &table, own);
      count (own, &end);
      if (series->plan->ends != NULL)
        series->plan->ends[number - series->plan->first]
          = (WarSeriesEnd){ (guint8) end.result.winner, (gint8) end.first };

      g_mutex_lock (&series->mutex);
      war_series_tally_add (series->tally, own);
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

  for (guint i = 0; i < WAR_N_SIDES; i++)
    series.types[i] = war_force_list_types (operation->forces[i]);
  g_mutex_init (&series.mutex);
  for (guint i = 1; i < plan->n_threads; i++)
    threads[i] = g_thread_new ("series", work, &series);
  work (&series);
  for (guint i = 1; i < plan->n_threads; i++)
    g_thread_join (threads[i]);
  g_mutex_clear (&series.mutex);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_ptr_array_unref (series.types[i]);
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
  tally->n_changed += other->n_changed;
  war_luck_tally_add (&tally->luck, &other->luck);
  add_counts (tally->changed_wins, other->changed_wins, G_N_ELEMENTS (tally->changed_wins));
  tally->rounds += other->rounds;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    tally->killed[i] += other->killed[i];
  add_counts (tally->wins, other->wins, G_N_ELEMENTS (tally->wins));
  add_counts (tally->decided, other->decided, G_N_ELEMENTS (tally->decided));
  add_counts (tally->lengths, other->lengths, G_N_ELEMENTS (tally->lengths));
  add_counts (tally->began, other->began, G_N_ELEMENTS (tally->began));
  add_counts (tally->began_and_won, other->began_and_won, G_N_ELEMENTS (tally->began_and_won));
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      for (guint j = 0; j <= WAR_SERIES_MAX_LENGTH; j++)
        tally->killed_in[i][j] += other->killed_in[i][j];
      add_counts (tally->fielded[i], other->fielded[i], WAR_SERIES_MAX_TYPES);
      add_counts (tally->lost[i], other->lost[i], WAR_SERIES_MAX_TYPES);
      add_counts (tally->lost_at[i], other->lost_at[i], G_N_ELEMENTS (tally->lost_at[i]));
    }
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
