/* test.c: duckboard-cli test: how fair an operation is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/report.h"
#include "cli/series-file.h"
#include "cli/shard.h"
#include "cli/trials.h"
#include "engine/operation/operation-edit.h"
#include "engine/solo/commander.h"
#include "engine/solo/stopping.h"
#include "store/disk/name.h"
#include "store/documents/operation-hash.h"
#include "text/operation/oddity.h"
#include "text/solo/series-report.h"
#include "text/solo/trials.h"

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
    .changes_sides = options->change_sides,
    .n_threads
    = options->threads != 0 ? (guint) options->threads : MIN (n_processors, WAR_SERIES_MAX_THREADS),
  };

  if (options->change_sides && g_str_equal (get_commander (options, 0), get_commander (options, 1)))
    {
      cli_fail (_ ("--change-sides wants two commanders: say --1 or --2, too"));
      return FALSE;
    }
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
          cli_fail (_ ("“%s” cannot play by itself; say quick, recruit, random, steady or veteran"),
                    name);
          return FALSE;
        }
    }

  return TRUE;
}

/* looks: by which it has stopped by itself; trials: what changes have come to; or NULL. */
static int
write_report (const TextSeries *series, const WarOperation *operation, const WarStopping *looks,
              const WarTrials *trials, CliFormat format, const CliOptions *options)
{
  g_autoptr (TextReport) report = text_report_new (operation->name);
  g_autofree char *text = NULL;

  text_series_report_add_sentences (report, &series->tally, operation,
                                    (const char *const *) series->commanders, looks);
  if (trials != NULL)
    {
      g_autofree char *remedy = text_trials_remedy (trials, operation);
      g_autofree char *method = text_trials_method (trials);

      text_report_add_sentence (report, remedy);
      text_report_add_sentence (report, method);
      text_trials_add_table (trials, operation, report);
    }
  text_series_report_add_tables (report, &series->tally, operation);
  text = text_report_write (report, cli_report_get_text_format (format));
  return cli_report_write (options, format, text);
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
choose_shard (const CliOptions *options, CliFormat format, TextSeries *series, WarSeriesPlan *plan)
{
  series->n_games = plan->n_games;
  series->seed = plan->seed;
  series->changes_sides = plan->changes_sides;
  series->shard = series->n_shards = 1;
  if (options->shard != NULL
      && !cli_shard_parse (options->shard, &series->shard, &series->n_shards))
    cli_fail (_ ("“%s” is no shard; say 1/%u for the first of so many, at most"), options->shard,
              CLI_SHARD_MOST);
  else if (options->shard != NULL && format != CLI_FORMAT_JSON)
    cli_fail (_ ("a shard is written as JSON: say --json, too"));
  else if (options->shard != NULL && options->games == 0)
    cli_fail (_ ("say --games, too: of how many games it is a shard"));
  else if (options->shard != NULL && options->variants)
    cli_fail (_ ("changes are tried in all games: say --shard or --variants, not both"));
  else if (options->games != 0 && series->n_shards > series->n_games)
    cli_fail (_ ("%u games make no %u shards"), series->n_games, series->n_shards);
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
    return war_series_play_within (operation, plan, looks, NULL, NULL, tally, fault);
  return war_series_play (operation, plan, NULL, NULL, tally, fault);
}

static gboolean
describe (TextSeries *series, StoreLibrary *library, const WarOperation *operation,
          const CliOptions *options)
{
  g_autoptr (GError) error = NULL;

  series->system = g_strdup (operation->rules->system->id);
  series->rules_version = operation->rules->system->version;
  series->operation = g_strdup (operation->name);
  series->hash = store_operation_dup_hash (library, operation, &error);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      series->commanders[i] = g_strdup (get_commander (options, i));
      series->types[i] = text_series_dup_types (operation, i);
    }
  if (series->hash == NULL)
    cli_fail ("%s", error->message);
  return series->hash != NULL;
}

/* What the shards come to: as JSON of nothing but them, else in words, which the operation has. */
static int
merge (StoreLibrary *library, char **words, guint n_words, const CliOptions *options,
       CliFormat format)
{
  guint n_of_operation = format != CLI_FORMAT_JSON && options->type == NULL ? 1 : 0;
  g_auto (TextSeries) whole = { 0 };
  g_autoptr (WarOperation) operation = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *json = NULL;
  int status;

  /* Whoever forgets --json has named no operation. */
  if (n_words <= n_of_operation || (n_of_operation > 0 && store_name_has_suffix (words[0], ".json"))
      || options->games != 0 || options->within != 0 || options->change_sides
      || options->seed != NULL || options->shard != NULL || options->variants
      || options->threads != 0 || options->players[0] != NULL || options->players[1] != NULL
      || (format == CLI_FORMAT_JSON
          && (options->type != NULL || options->level != NULL || options->army1 != NULL
              || options->army2 != NULL || options->field != NULL || options->rounds != 0
              || options->short_edges || cli_has_amendments (options))))
    return cli_fail (_ ("say “test --merge FILE… --json”, or “test OPERATION --merge FILE…”: all "
                        "else stands in the files"));
  if (format != CLI_FORMAT_JSON)
    {
      operation = find_operation (library, words, n_of_operation, options, &status);
      if (operation == NULL)
        return status;
      hash = store_operation_dup_hash (library, operation, &error);
      if (hash == NULL)
        return cli_fail ("%s", error->message);
    }
  if (!cli_series_merge (words + n_of_operation, n_words - n_of_operation, &whole, &status))
    return status;
  if (format == CLI_FORMAT_JSON)
    {
      json = text_series_to_json (&whole);
      return cli_report_write (options, CLI_FORMAT_JSON, json);
    }
  if (!g_str_equal (hash, whole.hash))
    {
      cli_fail (
        _ ("the shards are of another operation than “%s”, or of what it was: name that one, "
           "with its amendments"),
        operation->name);
      return CLI_WRONG;
    }
  return write_report (&whole, operation, NULL, NULL, format, options);
}

static int
fail_to_play (const WarSetupFault *fault, const WarOperation *operation)
{
  g_autofree char *sentence = text_setup_fault (fault, operation);

  g_printerr ("duckboard-cli: %s\n", sentence);
  return CLI_WRONG;
}

/* Its games, and as many with each small change. */
static int
try_variants (WarOperation *operation, const WarSeriesPlan *plan, const WarStopping *looks,
              TextSeries *series, CliFormat format, const CliOptions *options)
{
  g_autoptr (GArray) variants = war_variants_list (operation);
  g_auto (WarTrials) trials = { 0 };
  g_autofree char *json = NULL;
  WarSeriesPlan fixed = *plan;
  WarSetupFault fault;

  /* As many as any share takes: a number that hangs on no game. */
  if (fixed.n_games == 0)
    fixed.n_games = looks->games[WAR_N_LOOKS - 1];
  if (fixed.n_games > WAR_TRIALS_MAX_GAMES)
    return cli_fail (_ ("there can be 1 to %d games of each change"), WAR_TRIALS_MAX_GAMES);
  if (!war_trials_play (operation, &fixed, variants, NULL, NULL, &trials, &fault))
    return fail_to_play (&fault, operation);

  series->tally = trials.before;
  series->n_games = trials.before.n_games;
  if (format != CLI_FORMAT_JSON)
    return write_report (series, operation, NULL, &trials, format, options);
  json = cli_trials_to_json (series, &trials, operation);
  return cli_report_write (options, CLI_FORMAT_JSON, json);
}

int
cli_run_test (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  int status;
  g_autoptr (WarOperation) operation = NULL;
  g_auto (TextSeries) series = { 0 };
  g_autofree char *json = NULL;
  CliFormat format;
  WarStopping looks;
  WarSeriesPlan plan;
  WarSetupFault fault;

  if (!cli_report_choose_format (options, &format))
    return CLI_UNREADABLE;
  if (options->merge)
    return merge (library, paths, n_paths, options, format);
  if (!choose_plan (options, &plan) || !choose_shard (options, format, &series, &plan))
    return CLI_UNREADABLE;
  looks = war_stopping_new ((options->within != 0 ? options->within : USUAL_WITHIN) / 100);
  operation = find_operation (library, paths, n_paths, options, &status);
  if (operation == NULL)
    return status;
  if (!describe (&series, library, operation, options))
    return CLI_UNREADABLE;
  if (options->variants)
    return try_variants (operation, &plan, &looks, &series, format, options);
  if (!play (operation, &plan, &looks, &series.tally, &fault))
    return fail_to_play (&fault, operation);

  if (format != CLI_FORMAT_JSON)
    return write_report (&series, operation, &looks, NULL, format, options);
  if (options->games == 0)
    series.n_games = series.tally.n_games;
  json = text_series_to_json (&series);
  return cli_report_write (options, CLI_FORMAT_JSON, json);
}
