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
#include "text/operation/oddity.h"
#include "text/solo/tournament.h"

#define USUAL_GAMES 20
#define MAX_GAMES 62500 /* of each pair */

/* Games of a tournament are numbered: those of the first two players, then those of the next two.
 * Each has a seed by its number, so that all end the same however many threads play. */
typedef struct
{
  WarOperation *operation;
  CliPlayer players[WAR_CROSS_TABLE_MAX_PLAYERS];
  char *labels[WAR_CROSS_TABLE_MAX_PLAYERS]; /* what they are called in the table */
  guint n_players;
  guint n_games; /* of each pair */
  guint64 seed;
  guint n_threads;

  gint next; /* number of the game to begin; atomic */
  GMutex mutex; /* of what follows */
  WarCrossTable table;
  guint n_played;
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

  return war_series_get_seed (tournament->seed, same);
}

static void
count_game (Tournament *tournament, guint first, guint second, guint64 seed, WarGameEnd end,
            const char *reason)
{
  guint loser = end == WAR_GAME_FORFEITED_BY_FIRST ? first : second;

  g_mutex_lock (&tournament->mutex);
  war_cross_table_add (&tournament->table, first, second, end);
  tournament->n_played++;
  if (reason != NULL && !tournament->is_told[loser])
    {
      g_autofree char *number = g_strdup_printf ("%" G_GUINT64_FORMAT, seed);

      /* Who played on side 1 and side 2, and the seed: by these it can be played again. */
      cli_fail ("%s (--1 %s --2 %s --seed %s)", reason, tournament->players[first].name,
                tournament->players[second].name, number);
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
  if (cli_match_play (
        setup, seed,
        (const CliPlayer *const[]){ &tournament->players[first], &tournament->players[second] },
        &end, &reason))
    count_game (tournament, first, second, seed, end, reason);
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
  tournament->n_threads
    = options->threads != 0 ? (guint) options->threads : MIN (n_processors, WAR_SERIES_MAX_THREADS);
  if (tournament->n_games > MAX_GAMES)
    cli_fail (_ ("there can be 1 to %d games"), MAX_GAMES);
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

/* Whether sides can be changed: the rules play no side alone. */
static gboolean
can_change_sides (const WarSetup *setup)
{
  g_autofree WarState *state = war_setup_begin (setup, 0);
  gboolean is_played[WAR_N_SIDES] = { FALSE };

  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      gint32 side = war_state_peek_row (setup->layout, state, WAR_TABLE_SEATS, i)[WAR_SEAT_SIDE];

      if (side != WAR_NONE)
        is_played[side] |= cli_program_can_command (setup, (gint) i);
    }

  return is_played[0] && is_played[1];
}

/* By what each calls himself; of several who say the same the later ones are numbered. FALSE after
 * saying that a program cannot be started. */
static gboolean
label_players (Tournament *tournament, const WarSetup *setup)
{
  for (guint i = 0; i < tournament->n_players; i++)
    {
      g_autoptr (GError) error = NULL;
      g_autofree char *name = cli_player_try (&tournament->players[i], setup, &error);
      guint n_before = 0;

      if (name == NULL)
        {
          cli_fail ("%s", error->message);
          return FALSE;
        }
      for (guint j = 0; j < i; j++)
        n_before += g_str_has_prefix (tournament->labels[j], name) ? 1 : 0;
      tournament->labels[i]
        = n_before > 0 ? g_strdup_printf ("%s %u", name, n_before + 1) : g_steal_pointer (&name);
    }

  return TRUE;
}

/* Whether it can be played, and by these; says so if not. */
static gboolean
check (Tournament *tournament, int *status)
{
  g_autoptr (WarOperation) supplied = war_operation_supply (tournament->operation, 0);
  WarSetupFault fault;
  g_autoptr (WarSetup) setup = war_setup_new (supplied, &fault);
  g_autofree char *sentence = NULL;

  *status = CLI_WRONG;
  if (setup == NULL)
    {
      sentence = text_setup_fault (&fault, supplied);
      g_printerr ("duckboard-cli: %s\n", sentence);
      return FALSE;
    }
  if (!can_change_sides (setup))
    {
      cli_fail (_ ("the rules play one side of it: nobody can play that side in a tournament"));
      return FALSE;
    }

  *status = CLI_UNREADABLE;
  return label_players (tournament, setup);
}

static int
report (const Tournament *tournament)
{
  g_autofree char *table
    = text_tournament (&tournament->table, (const char *const *) tournament->labels);

  g_print ("%s", table);
  if (tournament->n_played == count_games (tournament))
    return CLI_RIGHT;

  cli_fail (_ ("interrupted after %u of %u games"), tournament->n_played, count_games (tournament));
  return CLI_WRONG;
}

int
cli_run_tournament (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  g_autoptr (WarOperation) operation = NULL;
  g_autofree Tournament *tournament = g_new0 (Tournament, 1);
  int status;

  if (!choose_numbers (tournament, options)
      || !choose_players (tournament, words + 1, n_words - 1, options))
    return CLI_UNREADABLE;
  operation = find_operation (library, words[0], options, &status);
  if (operation == NULL)
    return status;

  /* Programs may end while they are spoken to. */
  signal (SIGPIPE, SIG_IGN);
  cli_input_catch_interrupts ();
  tournament->operation = operation;
  if (check (tournament, &status))
    {
      play (tournament);
      status = report (tournament);
    }

  for (guint i = 0; i < tournament->n_players; i++)
    g_free (tournament->labels[i]);
  return status;
}
