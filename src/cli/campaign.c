/* campaign.c: duckboard-cli play CAMPAIGN: its operations one after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "cli/game-log.h"
#include "cli/play.h"
#include "engine/campaign/campaign-edit.h"
#include "store/disk/name.h"
#include "store/documents/campaign-file.h"
#include "store/documents/operation-file.h"
#include "text/operation/briefing.h"

#define SUFFIX ".duckcampaign"

typedef struct
{
  StoreLibrary *library;
  WarCampaign *campaign;
  const char *file; /* where its results are kept */
  char *battle_file; /* where the battle is kept that is being played, or was last; or NULL */
  const CliOptions *options;
  WarResult *results; /* of the parts that have been played */
  guint n_results;
  CliSource source;
} CliRecord;

/* Beside a log for programs, as everything that is said to persons. */
static void
say (const CliRecord *record, const char *text)
{
  CliLogFormat format = CLI_LOG_TEXT;

  cli_log_parse_format (record->options->log, &format);
  if (format == CLI_LOG_JSON)
    g_printerr ("%s\n", text);
  else
    g_print ("%s\n", text);
}

/* Files ---------------------------------------------------------------------------------------- */

/* Whether it is somebody's record of the campaign already: a battle has been fought, or begun. */
static gboolean
is_begun (const WarCampaign *campaign, const char *path)
{
  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);
  g_autofree char *battle = store_campaign_dup_game_path (path, 0);

  return war_campaign_get_results (campaign, results) > 0
         || g_file_test (battle, G_FILE_TEST_EXISTS);
}

/* Where the results are kept. Nothing is written to a campaign that nobody has begun, unless that
 * is asked for, and never to a shipped one; no file is replaced that may be another record. */
static const char *
choose_file (StoreLibrary *library, const WarCampaign *campaign, const char *word,
             const CliOptions *options)
{
  gboolean is_file = g_file_test (word, G_FILE_TEST_EXISTS);
  gboolean is_shipped = !is_file || store_library_is_shipped (library, word);
  g_autofree char *folder = NULL;

  if (options->save == NULL && !is_shipped && is_begun (campaign, word))
    return word;

  if (options->save == NULL)
    {
      if (is_shipped)
        cli_fail (_ ("“%s” is shipped: say where your record of it is to be kept, with "
                     "--save FILE.duckcampaign"),
                  word);
      else
        cli_fail (_ ("“%s” has not been begun: say where your record of it is to be kept, with "
                     "--save FILE.duckcampaign, which may be this file"),
                  word);
      return NULL;
    }

  folder = g_path_get_dirname (options->save);
  if (!store_name_has_suffix (options->save, SUFFIX))
    cli_fail (_ ("the name of a campaign must end in .duckcampaign"));
  else if (!g_file_test (folder, G_FILE_TEST_IS_DIR))
    cli_fail (_ ("there is no folder “%s” to save the campaign in"), folder);
  else if (store_library_is_shipped (library, options->save))
    cli_fail (_ ("“%s” is shipped, and stays as it is: choose another name"), options->save);
  else if (g_file_test (options->save, G_FILE_TEST_EXISTS)
           && !(is_file && store_is_same_file (options->save, word)))
    cli_fail (_ ("%s is there already: play it, or choose another name"), options->save);
  else
    return options->save;

  return NULL;
}

static gboolean
save (const CliRecord *record)
{
  g_autoptr (GError) error = NULL;

  if (store_campaign_save (record->library, record->campaign, record->file, &error))
    return TRUE;

  cli_fail ("%s", error->message);
  return FALSE;
}

/* Whether the game is one of the operation. */
static gboolean
is_of (const StoreGame *game, const WarOperation *operation)
{
  g_autoptr (GBytes) played = store_operation_to_whole_bytes (game->operation);
  g_autoptr (GBytes) wanted = store_operation_to_whole_bytes (operation);

  return g_bytes_equal (played, wanted);
}

/* The battle that was stopped, if it is this one. FALSE, after saying so, if what stands there
 * would be lost. */
static gboolean
find_battle (const CliRecord *record, const WarOperation *operation, StoreGame **found, int *status)
{
  g_autoptr (StoreFaults) faults = store_faults_new (record->battle_file);
  g_autoptr (StoreGame) game = NULL;

  *found = NULL;
  if (!g_file_test (record->battle_file, G_FILE_TEST_EXISTS))
    return TRUE;

  game = store_game_load (record->library, record->battle_file, faults);
  if (game == NULL)
    {
      *status = cli_report_faults (faults);
      return FALSE;
    }
  if (!is_of (game, operation))
    {
      *status = cli_fail (_ ("%s is not the battle that comes next, which would be kept there: "
                             "move it away"),
                          record->battle_file);
      return FALSE;
    }

  *found = g_steal_pointer (&game);
  return TRUE;
}

/* A battle ------------------------------------------------------------------------------------- */

/* What the options say for one of the operations: an army where it wants one, and the given dice
 * only once. */
static CliOptions
choose_options (const CliRecord *record, const WarOperation *operation)
{
  CliOptions options = *record->options;

  options.save = record->battle_file;
  if (operation->forces[0]->cost_limit == 0)
    options.army1 = NULL;
  if (operation->forces[1]->cost_limit == 0)
    options.army2 = NULL;
  if (options.dice != NULL && record->source.input.ahead != NULL)
    options.dice = (char *) "";
  return options;
}

/* As it is played now; as printed nothing is carried over (entrenched.E-24). */
static WarOperation *
prepare (const CliRecord *record, int *status)
{
  const WarPart *part = war_campaign_get_part (record->campaign, record->n_results);
  g_autoptr (WarOperation) carried
    = record->options->as_printed
        ? war_operation_ref (part->operation)
        : war_campaign_get_operation (record->campaign, record->n_results, record->results);
  CliOptions options = choose_options (record, carried);
  g_autoptr (WarOperation) amended = cli_amend_operation (carried, &options);

  *status = CLI_UNREADABLE;
  return amended != NULL ? cli_bring_armies (record->library, amended, &options, FALSE, status)
                         : NULL;
}

static void
brief (const CliRecord *record, const WarOperation *operation)
{
  g_autofree char *briefing = text_briefing (operation);
  g_autofree char *number = g_strdup_printf (_ ("%s: operation %u of %u"), record->campaign->name,
                                             record->n_results + 1, record->campaign->parts->len);

  say (record, number);
  say (record, briefing);
}

/* Each battle has dice of its own. */
static StoreGame *
start (const CliRecord *record, WarOperation *operation, int *status)
{
  guint64 seed;

  if (!cli_choose_seed (record->options, operation->rules->system, &seed))
    {
      *status = CLI_UNREADABLE;
      return NULL;
    }

  return cli_start_game (operation, seed + record->n_results, record->options, status);
}

static gboolean
keep_result (CliRecord *record, const WarResult *result)
{
  WarCampaign *next = war_campaign_set_result (record->campaign, record->n_results, result);

  war_campaign_unref (record->campaign);
  record->campaign = next;
  return save (record);
}

/* Plays the next operation. FALSE, with the exit status, if it has not come to its end. */
static gboolean
play_part (CliRecord *record, int *status)
{
  g_autoptr (WarOperation) operation = prepare (record, status);
  g_autoptr (StoreGame) game = NULL;
  CliOptions options;
  WarResult result;

  /* Battles that are over stay there. */
  g_free (record->battle_file);
  record->battle_file = store_campaign_dup_game_path (record->file, record->n_results);
  if (operation == NULL || !find_battle (record, operation, &game, status))
    return FALSE;

  brief (record, operation);
  if (game == NULL)
    game = start (record, operation, status);
  if (game == NULL)
    return FALSE;

  options = choose_options (record, operation);
  *status = cli_play_game (record->library, game, &options, &record->source);
  if (!war_campaign_read_result (game->setup, game->game->state, &result) || *status != CLI_RIGHT)
    return FALSE;

  if (!keep_result (record, &result))
    {
      *status = CLI_UNREADABLE;
      return FALSE;
    }

  record->n_results = war_campaign_get_results (record->campaign, record->results);
  return TRUE;
}

static void
say_standing (const CliRecord *record)
{
  g_autofree char *standing = text_campaign_record (record->campaign);

  say (record, standing);
}

static int
play_on (CliRecord *record)
{
  int status = CLI_RIGHT;
  gboolean goes_on = TRUE;

  while (goes_on && record->n_results < record->campaign->parts->len)
    {
      goes_on = play_part (record, &status);
      if (goes_on)
        say_standing (record);
    }
  if (!goes_on && status == CLI_RIGHT)
    {
      g_autofree char *way
        = g_strdup_printf (_ ("The campaign goes on with: play %s"), record->file);

      say (record, way);
    }

  return status;
}

int
cli_play_campaign (StoreLibrary *library, WarCampaign *campaign, const char *word,
                   const CliOptions *options)
{
  CliRecord record = {
    .library = library,
    .campaign = war_campaign_ref (campaign),
    .options = options,
    .results = g_new0 (WarResult, campaign->parts->len),
  };
  int status = CLI_UNREADABLE;

  if (campaign->league != NULL)
    status = cli_fail (_ ("the campaign has players: say which battle is played, with "
                          "“duckboard-cli campaign %s play NUMBER”"),
                       word);
  else
    record.file = choose_file (library, campaign, word, options);
  record.n_results = war_campaign_get_results (campaign, record.results);
  if (record.file != NULL && (options->save == NULL || save (&record)))
    {
      if (record.n_results > 0)
        say_standing (&record);
      status = play_on (&record);
    }

  cli_input_clear (&record.source.input);
  g_free (record.battle_file);
  g_free (record.results);
  war_campaign_unref (record.campaign);
  return status;
}
