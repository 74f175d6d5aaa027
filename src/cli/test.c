/* test.c: duckboard-cli test: how fair an operation is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/match.h"
#include "engine/operation/operation-edit.h"
#include "engine/solo/commander.h"
#include "text/amendment.h"
#include "text/oddity.h"
#include "text/series.h"

#define USUAL_GAMES 200
#define USUAL_COMMANDER "quick"

static gboolean
choose_plan (const CliOptions *options, WarSeriesPlan *plan)
{
  guint n_processors = g_get_num_processors ();

  *plan = (WarSeriesPlan){
    .n_games = options->games != 0 ? (guint) options->games : USUAL_GAMES,
    .n_threads
    = options->threads != 0 ? (guint) options->threads : MIN (n_processors, WAR_SERIES_MAX_THREADS),
  };

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
      const char *name = options->players[i] != NULL ? options->players[i] : USUAL_COMMANDER;

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

static void
print_tally (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_autofree char *means = text_series_means (tally, operation);
  g_autofree char *verdict = text_series_verdict (tally, operation);
  g_autofree char *endings = text_series_endings (tally, operation);
  g_autofree char *lengths = text_series_lengths (tally);
  g_autofree char *first = text_series_first (tally, operation);

  g_print ("%s\n", operation->name);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      g_autofree char *wins = text_series_wins (tally, operation, side);

      g_print ("%s\n", wins);
    }
  g_print ("%s\n%s\n", means, verdict);
  for (const char *const sentences[] = { lengths, first, endings }, *const *sentence = sentences;
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
  if ((n_paths == 1) == (options->type != NULL))
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

int
cli_run_test (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  int status;
  g_autoptr (WarOperation) operation = NULL;
  g_autofree char *amendments = NULL;
  g_autofree char *armies = NULL;
  WarSeriesPlan plan;
  WarSeriesTally tally;
  WarSetupFault fault;

  if (!choose_plan (options, &plan))
    return CLI_UNREADABLE;
  operation = find_operation (library, paths, n_paths, options, &status);
  if (operation == NULL)
    return status;
  if (!suit (operation, options))
    return CLI_UNREADABLE;
  if (!war_series_play (operation, &plan, NULL, NULL, &tally, &fault))
    {
      g_autofree char *sentence = text_setup_fault (&fault, operation);

      g_printerr ("duckboard-cli: %s\n", sentence);
      return CLI_WRONG;
    }

  print_tally (&tally, operation);
  amendments = text_amendments (operation->rules, operation->amendments);
  g_print ("%s\n", amendments);
  armies = text_series_armies (operation);
  if (armies != NULL)
    g_print ("%s\n", armies);
  return CLI_RIGHT;
}
