/* check.c: duckboard-cli check, canon and show: documents as text
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <stdio.h>

#include "cli/command.h"
#include "text/army/roster.h"
#include "text/field/field.h"
#include "text/field/hex-map.h"
#include "text/game/state.h"
#include "text/game/tracker.h"
#include "text/operation/briefing.h"
#include "text/operation/league.h"
#include "text/operation/oddity.h"
#include "text/words/words.h"

/* What prevents that an operation is played is wrong; what is merely odd about it is not: one may
 * be working on it. name: which of a campaign's operations it is; or NULL. */
static int
check_operation (const char *path, WarOperation *operation, const char *name)
{
  g_autoptr (GArray) oddities = war_operation_check (operation);
  int status = CLI_RIGHT;

  for (guint i = 0; i < oddities->len; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);
      g_autofree char *sentence = text_oddity (oddity, operation);

      gboolean prevents = war_oddity_get_weight (oddity) == WAR_ODDITY_PREVENTS;

      if (war_oddity_get_weight (oddity) == WAR_ODDITY_LACKS)
        continue;
      if (prevents)
        status = CLI_WRONG;
      if (name != NULL)
        g_printerr (prevents ? "%s: %s: %s\n" : _ ("%s: warning: %s: %s\n"), path, name, sentence);
      else
        g_printerr (prevents ? "%s: %s\n" : _ ("%s: warning: %s\n"), path, sentence);
    }

  return status;
}

/* Results that count no more are odd: somebody has changed an earlier one. */
static void
check_league (const char *path, const WarLeague *league)
{
  g_autoptr (GArray) states = war_league_get_states (league);

  for (guint i = 0; i < states->len; i++)
    if (g_array_index (states, WarMatchState, i).status == WAR_MATCH_DISCOUNTED)
      {
        g_autofree char *title = text_match_title (league, states, i);
        g_autofree char *state = text_match_state (league, states, i);

        g_printerr (_ ("%s: warning: %s: %s\n"), path, title, state);
      }
}

static int
check_campaign (const char *path, const WarCampaign *campaign)
{
  int worst = CLI_RIGHT;

  for (guint i = 0; i < campaign->parts->len; i++)
    {
      WarOperation *operation = war_campaign_get_part (campaign, i)->operation;
      int status = check_operation (path, operation, operation->name);

      worst = MAX (worst, status);
    }
  if (campaign->league != NULL)
    check_league (path, campaign->league);

  return worst;
}

/* What is odd about a board of hexes is no mistake. */
static void
check_field (const char *path, WarField *field)
{
  g_autoptr (GArray) oddities = field->board != NULL ? war_field_check (field, NULL) : NULL;

  for (guint i = 0; oddities != NULL && i < oddities->len; i++)
    {
      g_autofree char *sentence
        = text_field_oddity (&g_array_index (oddities, WarFieldOddity, i), field, NULL);

      g_printerr (_ ("%s: warning: %s\n"), path, sentence);
    }
}

/* What does not add up may be missing. */
static void
check_roster (const char *path, const WarRoster *roster)
{
  g_autofree char *sum = text_words_sum (roster);
  g_autofree char *shortened = text_words_shortened (roster);

  if (!war_roster_is_sum_right (roster))
    g_printerr (_ ("%s: warning: %s\n"), path, sum);
  if (shortened != NULL)
    g_printerr (_ ("%s: warning: %s\n"), path, shortened);
}

static int
check_document (const char *path, const CliDocument *document)
{
  switch (document->kind)
    {
    case CLI_KIND_ARMY:
      /* What is against the rules is wrong here, unlike in the editor, where one works on it. */
      return cli_check_army (document->army, path) ? CLI_RIGHT : CLI_WRONG;
    case CLI_KIND_OPERATION:
      return check_operation (path, document->operation, NULL);
    case CLI_KIND_CAMPAIGN:
      return check_campaign (path, document->campaign);
    case CLI_KIND_FIELD:
      check_field (path, document->field);
      return CLI_RIGHT;
    case CLI_KIND_ROSTER:
      check_roster (path, document->roster);
      return CLI_RIGHT;
    case CLI_KIND_BOOK:
    case CLI_KIND_GAME:
    case CLI_KIND_TRACKER:
    case CLI_KIND_NONE:
    default:
      return CLI_RIGHT;
    }
}

/* The document that the word stands for. */
static int
check_word (StoreLibrary *library, const char *word)
{
  g_autofree char *path = cli_document_find (library, word);
  g_autoptr (StoreFaults) faults = NULL;
  g_auto (CliDocument) document = { 0 };
  g_autofree char *warnings = NULL;
  gboolean is_open;

  if (path == NULL)
    return cli_fail_document (word);

  faults = store_faults_new (path);
  is_open = cli_document_open (&document, library, path, faults);
  warnings = store_faults_warnings_to_string (faults);
  g_printerr ("%s", warnings);

  return is_open ? check_document (word, &document) : cli_report_faults (faults);
}

int
cli_run_check (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  int worst = CLI_RIGHT;

  for (guint i = 0; i < n_paths; i++)
    {
      int status = check_word (library, paths[i]);

      worst = MAX (worst, status);
    }

  return worst;
}

int
cli_run_canon (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  int status;

  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;

  if (document.kind == CLI_KIND_ROSTER)
    return cli_fail (_ ("“%s” is another program's, which has no canonical form here"), paths[0]);

  g_autoptr (GBytes) bytes = cli_document_to_bytes (&document);
  gsize length;
  const char *data = g_bytes_get_data (bytes, &length);

  /* Bytes, not text: g_print() would turn them into the terminal's encoding. */
  return fwrite (data, 1, length, stdout) == length ? CLI_RIGHT : CLI_UNREADABLE;
}

/* How it has ended, the situation, and who commands. */
static char *
describe_game (const StoreGame *game)
{
  g_autofree WarState *state = war_game_dup_public_view (game->game);
  g_autofree char *outcome = text_outcome (game->setup, state);
  g_autofree char *situation = text_state (game->setup, state);
  g_autoptr (GString) text = g_string_new (NULL);

  if (outcome != NULL)
    g_string_append_printf (text, "%s\n", outcome);
  g_string_append (text, situation);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *commander
        = text_commander (game->setup, state, (const char *const *) game->commanders, side);

      if (commander != NULL)
        g_string_append_printf (text, "%s: %s\n", text_side (game->setup, side), commander);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* In the order of TextRosterFormat. */
static const char *const formats[] = { "text", "line", "markdown", "bbcode", "html", NULL };

/* FALSE after saying what is wrong with the options. */
static gboolean
find_format (const CliOptions *options, TextRosterFormat *format)
{
  if (options->markdown && options->format != NULL && !g_str_equal (options->format, "markdown"))
    {
      cli_fail (_ ("say --markdown or “--format %s”, not both"), options->format);
      return FALSE;
    }
  *format = options->markdown ? TEXT_ROSTER_MARKDOWN : TEXT_ROSTER_PLAIN;
  if (options->format == NULL)
    return TRUE;

  for (guint i = 0; formats[i] != NULL; i++)
    if (g_str_equal (options->format, formats[i]))
      {
        *format = (TextRosterFormat) i;
        return TRUE;
      }
  cli_fail (_ ("“%s” is no format; choose text, line, markdown, bbcode or html"), options->format);
  return FALSE;
}

static char *
show_army (const WarArmy *army, TextRosterFormat format, const CliOptions *options)
{
  TextRosterReader reader = options->for_opponent ? TEXT_ROSTER_FOR_OPPONENT
                            : options->no_costs   ? TEXT_ROSTER_WITHOUT_COSTS
                                                  : TEXT_ROSTER_FULL;
  g_autofree char *text = text_roster (army, format, reader);

  return format == TEXT_ROSTER_LINE ? g_strconcat (text, "\n", NULL) : g_steal_pointer (&text);
}

int
cli_run_show (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  g_autofree char *text = NULL;
  TextRosterFormat format;
  int status;

  if (!find_format (options, &format))
    return CLI_UNREADABLE;
  if (!cli_document_open_word (&document, library, paths[0], &status))
    return status;
  if (document.kind != CLI_KIND_ARMY
      && (format != TEXT_ROSTER_PLAIN || options->for_opponent || options->no_costs))
    return cli_fail (_ ("only armies are shown in other formats, for opponents or without costs"));

  if (document.kind == CLI_KIND_ARMY)
    text = show_army (document.army, format, options);
  else if (document.kind == CLI_KIND_OPERATION)
    text = text_briefing (document.operation);
  else if (document.kind == CLI_KIND_CAMPAIGN)
    text = text_campaign_briefing (document.campaign);
  else if (document.kind == CLI_KIND_GAME)
    text = describe_game (document.game);
  else if (document.kind == CLI_KIND_TRACKER)
    text = text_tracker (document.tracker);
  else if (document.kind == CLI_KIND_ROSTER)
    text = text_words_to_plain (document.roster);
  else if (document.kind == CLI_KIND_FIELD && document.field->board != NULL)
    text = text_hex_map (document.field);
  else
    return cli_fail (
      _ ("“show” prints armies, operations, campaigns, games and boards of hexes; “draw” draws "
         "fields"));

  g_print ("%s", text);
  return CLI_RIGHT;
}
