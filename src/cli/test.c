/* test.c: duckboard-cli test: how fair an operation is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>
#include <string.h>

#include "cli/command.h"
#include "cli/match.h"
#include "cli/merge.h"
#include "engine/operation/operation-edit.h"
#include "engine/solo/commander.h"
#include "engine/solo/stopping.h"
#include "store/save.h"
#include "text/amendment.h"
#include "text/oddity.h"
#include "text/series.h"

#define USUAL_WITHIN 5 /* percent */
#define USUAL_COMMANDER "quick"

static const char *
get_commander (const CliOptions *options, guint side)
{
  return options->players[side] != NULL ? options->players[side] : USUAL_COMMANDER;
}

static gboolean
choose_plan (const CliOptions *options, WarSeriesPlan *plan)
{
  guint n_processors = g_get_num_processors ();

  *plan = (WarSeriesPlan){
    .n_games = (guint) options->games,
    .n_threads
    = options->threads != 0 ? (guint) options->threads : MIN (n_processors, WAR_SERIES_MAX_THREADS),
  };

  if (options->games != 0 && options->within != 0)
    {
      cli_fail (_ ("say --games or --within, not both"));
      return FALSE;
    }
  if (options->within != 0
      && !(options->within >= WAR_STOPPING_LEAST * 100
           && options->within <= WAR_STOPPING_MOST * 100))
    {
      cli_fail (_ ("--within can be 0.1 to 25 percent"));
      return FALSE;
    }
  if (plan->n_games > WAR_SERIES_MAX_GAMES)
    {
      cli_fail (_ ("there can be 1 to %d games"), WAR_SERIES_MAX_GAMES);
      return FALSE;
    }
  if (plan->n_threads > WAR_SERIES_MAX_THREADS)
    {
      cli_fail (_ ("there can be 1 to %d threads"), WAR_SERIES_MAX_THREADS);
      return FALSE;
    }
  if (options->seed != NULL
      && !g_ascii_string_to_unsigned (options->seed, 10, 0, G_MAXUINT64, &plan->seed, NULL))
    {
      cli_fail (_ ("the seed must be a number from 0"));
      return FALSE;
    }

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const char *name = get_commander (options, i);

      if (!war_commander_find (name, &plan->commanders[i]) || plan->commanders[i] == NULL)
        {
          cli_fail (_ ("“%s” cannot play by itself; say quick, random, steady or veteran"), name);
          return FALSE;
        }
    }

  return TRUE;
}

/* Whether those who are named can play it; says so if not. */
static gboolean
suit (const WarOperation *operation, const CliOptions *options)
{
  g_autoptr (WarOperation) supplied = war_operation_supply (operation, 0);
  WarSetupFault fault;
  g_autoptr (WarSetup) setup = war_setup_new (supplied, &fault);

  /* What cannot be set up is told of when it is played. */
  for (guint i = 0; setup != NULL && i < WAR_N_SIDES; i++)
    {
      g_autoptr (GError) error = NULL;

      if (options->players[i] != NULL && !cli_commander_suits (options->players[i], setup, &error))
        {
          cli_fail ("%s", error->message);
          return FALSE;
        }
    }
  return TRUE;
}

/* The report goes into the file that was named, all of it or nothing, else to the output: as it
 * is, since what programs read must not hang on the terminal's encoding. */
static int
write_bytes (const CliOptions *options, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  if (options->output == NULL)
    return fwrite (text, 1, strlen (text), stdout) == strlen (text) ? CLI_RIGHT : CLI_UNREADABLE;
  if (!store_save_bytes (options->output, bytes, &error))
    return cli_fail ("%s", error->message);
  return CLI_RIGHT;
}

static void
print_tally (const WarSeriesTally *tally, const WarOperation *operation, const WarStopping *looks)
{
  g_autofree char *stopped = text_series_looks (tally, looks);
  g_autofree char *means = text_series_means (tally, operation);
  g_autofree char *verdict = text_series_verdict (tally, operation);
  g_autofree char *endings = text_series_endings (tally, operation);
  g_autofree char *lengths = text_series_lengths (tally);
  g_autofree char *first = text_series_first (tally, operation);
  g_autofree char *amendments = text_amendments (operation->rules, operation->amendments);
  g_autofree char *armies = text_series_armies (operation);

  g_print ("%s\n", operation->name);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      g_autofree char *wins = text_series_wins (tally, operation, side);

      g_print ("%s\n", wins);
    }
  g_print ("%s\n%s\n", means, verdict);
  for (const char *const sentences[] = { stopped, lengths, first, endings, amendments, armies },
                         *const *sentence = sentences;
       sentence < sentences + G_N_ELEMENTS (sentences); sentence++)
    if (*sentence != NULL)
      g_print ("%s\n", *sentence);
}

/* What is tested, with the armies and amendments that are asked for; NULL after saying why not. */
static WarOperation *
find_operation (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options,
                int *status)
{
  g_auto (CliDocument) document = { 0 };
  g_autoptr (WarOperation) amended = NULL;

  *status = CLI_UNREADABLE;
  if (n_paths > 1 || (n_paths == 1) == (options->type != NULL))
    {
      cli_fail (_ ("say “test OPERATION”, or “test --type TYPE” with two armies and a field"));
      return NULL;
    }
  if (n_paths == 0)
    return cli_arrange_battle (library, options, status);
  if (!cli_check_no_battle (options)
      || !cli_document_open_word (&document, library, paths[0], status))
    return NULL;
  if (document.operation == NULL)
    {
      *status = cli_fail (_ ("“test” tests operations, and battles that --type makes"));
      return NULL;
    }

  amended = cli_amend_operation (document.operation, options);
  return amended != NULL ? cli_bring_armies (library, amended, options, TRUE, status) : NULL;
}

/* Which of the games are played here. */
static gboolean
choose_shard (const CliOptions *options, CliSeries *series, WarSeriesPlan *plan)
{
  series->n_games = plan->n_games;
  series->seed = plan->seed;
  series->shard = series->n_shards = 1;
  if (options->shard != NULL
      && !cli_series_parse_shard (options->shard, &series->shard, &series->n_shards))
    cli_fail (_ ("“%s” is no shard; say 1/%u for the first of so many, at most"), options->shard,
              CLI_SERIES_MAX_SHARDS);
  else if (options->shard != NULL && !options->json)
    cli_fail (_ ("a shard is written as JSON: say --json, too"));
  else if (options->shard != NULL && options->games == 0)
    cli_fail (_ ("say --games, too: of how many games it is a shard"));
  else if (options->games != 0 && series->n_shards > series->n_games)
    cli_fail (_ ("%u games make no %u shards"), series->n_games, series->n_shards);
  else if (options->output != NULL && !options->json)
    cli_fail (_ ("what goes into a file is JSON: say --json, too"));
  else
    {
      if (options->games != 0)
        cli_series_get_range (series, &plan->first, &plan->n_games);
      return TRUE;
    }

  return FALSE;
}

/* As many games as were asked for, else until enough is known. */
static gboolean
play (WarOperation *operation, const WarSeriesPlan *plan, const WarStopping *looks,
      WarSeriesTally *tally, WarSetupFault *fault)
{
  if (plan->n_games == 0)
    return war_series_play_within (operation, plan, looks, tally, fault);
  return war_series_play (operation, plan, NULL, NULL, tally, fault);
}

static gboolean
describe (CliSeries *series, StoreLibrary *library, const WarOperation *operation,
          const CliOptions *options)
{
  g_autoptr (GError) error = NULL;

  series->system = g_strdup (operation->rules->system->id);
  series->rules_version = operation->rules->system->version;
  series->operation = g_strdup (operation->name);
  series->hash = cli_series_dup_hash (library, operation, &error);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    series->commanders[i] = g_strdup (get_commander (options, i));
  if (series->hash == NULL)
    cli_fail ("%s", error->message);
  return series->hash != NULL;
}

static int
merge (char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliSeries) whole = { 0 };
  g_autofree char *json = NULL;
  int status;

  if (n_paths == 0 || !options->json || options->games != 0 || options->within != 0
      || options->seed != NULL || options->shard != NULL || options->threads != 0
      || options->players[0] != NULL || options->players[1] != NULL || options->type != NULL
      || options->level != NULL || options->army1 != NULL || options->army2 != NULL
      || options->field != NULL || options->rounds != 0 || options->short_edges
      || cli_has_amendments (options))
    return cli_fail (_ ("say “test --merge FILE… --json”: all else stands in the files"));
  if (!cli_merge (paths, n_paths, &whole, &status))
    return status;

  json = cli_series_to_json (&whole);
  return write_bytes (options, json);
}

int
cli_run_test (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  int status;
  g_autoptr (WarOperation) operation = NULL;
  g_auto (CliSeries) series = { 0 };
  g_autofree char *json = NULL;
  WarStopping looks;
  WarSeriesPlan plan;
  WarSetupFault fault;

  if (options->merge)
    return merge (paths, n_paths, options);
  if (!choose_plan (options, &plan) || !choose_shard (options, &series, &plan))
    return CLI_UNREADABLE;
  looks = war_stopping_new ((options->within != 0 ? options->within : USUAL_WITHIN) / 100);
  operation = find_operation (library, paths, n_paths, options, &status);
  if (operation == NULL)
    return status;
  if (!suit (operation, options))
    return CLI_UNREADABLE;
  if (options->json && !describe (&series, library, operation, options))
    return CLI_UNREADABLE;
  if (!play (operation, &plan, &looks, &series.tally, &fault))
    {
      g_autofree char *sentence = text_setup_fault (&fault, operation);

      g_printerr ("duckboard-cli: %s\n", sentence);
      return CLI_WRONG;
    }

  series.n_games = options->games != 0 ? series.n_games : series.tally.n_games;
  if (options->json)
    {
      json = cli_series_to_json (&series);
      return write_bytes (options, json);
    }
  print_tally (&series.tally, operation, &looks);
  return CLI_RIGHT;
}
