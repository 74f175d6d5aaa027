/* tournament.c: duckboard-cli tournament: which commander is the strongest
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <signal.h>
#include <string.h>

#include "cli/command.h"
#include "cli/input.h"
#include "cli/match.h"
#include "engine/operation/operation-edit.h"
#include "text/oddity.h"
#include "text/tournament.h"

#define USUAL_GAMES 20

/* Games of a tournament are numbered: those of the first two players, then those of the next two.
 * Each has a seed by its number, so that all end the same however many threads play. */
typedef struct
{
  WarOperation *operation;
  CliPlayer players[WAR_CROSS_TABLE_MAX_PLAYERS];
  guint n_players;
  guint n_games; /* of each pair */
  guint64 seed;
  guint n_threads;

  gint next; /* number of the game to begin; atomic */
  GMutex mutex; /* of what follows */
  WarCrossTable table;
  gboolean is_told[WAR_CROSS_TABLE_MAX_PLAYERS]; /* why he broke a game off has been said */
} Tournament;

/* The players of the game with the number. */
static void
find_pair (const Tournament *tournament, guint number, guint *first, guint *second)
{
  guint pair = number / tournament->n_games;

  *first = 0;
  for (*second = 1; pair > 0; pair--)
    if (++*second == tournament->n_players)
      *second = ++*first + 1;
}

static guint
count_games (const Tournament *tournament)
{
  return tournament->n_players * (tournament->n_players - 1) / 2 * tournament->n_games;
}

/* Two games of a pair after each other have the same dice, and the sides changed. */
static gboolean
is_changed (const Tournament *tournament, guint number)
{
  return number % tournament->n_games % 2 == 1;
}

static guint64
get_seed (const Tournament *tournament, guint number)
{
  guint same = number - (is_changed (tournament, number) ? 1 : 0);
  WarGenerator generator = war_generator_new (tournament->seed, same);
  guint64 seed = (guint64) war_generator_next (&generator) << 32;

  return seed | war_generator_next (&generator);
}

static void
count_game (Tournament *tournament, guint first, guint second, WarGameEnd end, const char *reason)
{
  guint loser = end == WAR_GAME_FORFEITED_BY_FIRST ? first : second;

  g_mutex_lock (&tournament->mutex);
  war_cross_table_add (&tournament->table, first, second, end);
  if (reason != NULL && !tournament->is_told[loser])
    {
      g_printerr ("duckboard-cli: %s\n", reason);
      tournament->is_told[loser] = TRUE;
    }
  g_mutex_unlock (&tournament->mutex);
}

static void
play_game (Tournament *tournament, guint number)
{
  guint64 seed = get_seed (tournament, number);
  g_autoptr (WarOperation) supplied = war_operation_supply (tournament->operation, seed);
  g_autofree char *reason = NULL;
  WarSetupFault fault;
  g_autoptr (WarSetup) setup = war_setup_new (supplied, &fault);
  guint first, second;
  WarGameEnd end;

  g_return_if_fail (setup != NULL); /* as the first was */

  find_pair (tournament, number, &first, &second);
  if (is_changed (tournament, number))
    {
      guint other = first;

      first = second;
      second = other;
    }
  end = cli_match_play (
    setup, seed,
    (const CliPlayer *const[]){ &tournament->players[first], &tournament->players[second] },
    &reason);
  count_game (tournament, first, second, end, reason);
}

static gpointer
work (gpointer data)
{
  Tournament *tournament = data;
  guint n_all = count_games (tournament);

  while (!cli_input_is_interrupted ())
    {
      guint number = (guint) g_atomic_int_add (&tournament->next, 1);

      if (number >= n_all)
        break;
      play_game (tournament, number);
    }

  return NULL;
}

static void
play (Tournament *tournament)
{
  GThread *threads[WAR_SERIES_MAX_THREADS];

  g_mutex_init (&tournament->mutex);
  for (guint i = 1; i < tournament->n_threads; i++)
    threads[i] = g_thread_new ("tournament", work, tournament);
  work (tournament);
  for (guint i = 1; i < tournament->n_threads; i++)
    g_thread_join (threads[i]);
  g_mutex_clear (&tournament->mutex);
}

/* How it is played ----------------------------------------------------------------------------- */

static gboolean
choose_numbers (Tournament *tournament, const CliOptions *options)
{
  guint n_processors = g_get_num_processors ();

  tournament->n_games = options->games != 0 ? (guint) options->games : USUAL_GAMES;
  tournament->n_threads = options->threads != 0 ? (guint) options->threads
                                                : MIN (n_processors, WAR_SERIES_MAX_THREADS);
  if (tournament->n_games > WAR_SERIES_MAX_GAMES / WAR_CROSS_TABLE_MAX_PLAYERS)
    cli_fail (_ ("there can be 1 to %d games"), WAR_SERIES_MAX_GAMES / WAR_CROSS_TABLE_MAX_PLAYERS);
  else if (tournament->n_threads > WAR_SERIES_MAX_THREADS)
    cli_fail (_ ("there can be 1 to %d threads"), WAR_SERIES_MAX_THREADS);
  else if (options->patience > STORE_PROGRAM_MAX_PATIENCE)
    cli_fail (_ ("--patience must be at most %d seconds"), STORE_PROGRAM_MAX_PATIENCE);
  else if (options->seed != NULL
           && !g_ascii_string_to_unsigned (options->seed, 10, 0, G_MAXUINT64, &tournament->seed,
                                           NULL))
    cli_fail (_ ("the seed must be a number from 0"));
  else
    return TRUE;

  return FALSE;
}

static gboolean
choose_players (Tournament *tournament, char **words, guint n_words, const CliOptions *options)
{
  guint patience
    = options->patience != 0 ? (guint) options->patience : STORE_PROGRAM_USUAL_PATIENCE;

  if (n_words > WAR_CROSS_TABLE_MAX_PLAYERS)
    {
      cli_fail (_ ("there can be 2 to %d players"), WAR_CROSS_TABLE_MAX_PLAYERS);
      return FALSE;
    }
  for (guint i = 0; i < n_words; i++)
    if (!cli_player_find (words[i], patience, &tournament->players[i]))
      return FALSE;

  tournament->n_players = tournament->table.n_players = n_words;
  return TRUE;
}

static WarOperation *
find_operation (StoreLibrary *library, const char *word, const CliOptions *options, int *status)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (WarOperation) amended = NULL;

  *status = CLI_UNREADABLE;
  if (!cli_document_open_word (&document, library, word, status))
    return NULL;
  if (document.operation == NULL)
    {
      *status = cli_fail (_ ("“tournament” is played on an operation"));
      return NULL;
    }

  amended = cli_amend_operation (document.operation, options);
  return amended != NULL ? cli_bring_armies (library, amended, options, TRUE, status) : NULL;
}

/* Whether it can be played; says so if not. */
static gboolean
check_operation (WarOperation *operation)
{
  g_autoptr (WarOperation) supplied = war_operation_supply (operation, 0);
  WarSetupFault fault;
  g_autoptr (WarSetup) setup = war_setup_new (supplied, &fault);
  g_autofree char *sentence = NULL;

  if (setup != NULL)
    return TRUE;

  sentence = text_setup_fault (&fault, supplied);
  g_printerr ("duckboard-cli: %s\n", sentence);
  return FALSE;
}

int
cli_run_tournament (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  g_autoptr (WarOperation) operation = NULL;
  g_autofree Tournament *tournament = g_new0 (Tournament, 1);
  g_autofree char *table = NULL;
  const char *names[WAR_CROSS_TABLE_MAX_PLAYERS];
  int status;

  if (!choose_numbers (tournament, options)
      || !choose_players (tournament, words + 1, n_words - 1, options))
    return CLI_UNREADABLE;
  operation = find_operation (library, words[0], options, &status);
  if (operation == NULL)
    return status;
  if (!check_operation (operation))
    return CLI_WRONG;

  /* Programs may end while they are spoken to. */
  signal (SIGPIPE, SIG_IGN);
  cli_input_catch_interrupts ();
  tournament->operation = operation;
  play (tournament);

  for (guint i = 0; i < tournament->n_players; i++)
    names[i] = tournament->players[i].name;
  table = text_tournament (&tournament->table, names);
  g_print ("%s", table);
  return CLI_RIGHT;
}
