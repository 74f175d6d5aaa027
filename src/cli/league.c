/* league.c: duckboard-cli campaign: players, battles and results of a campaign
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/play.h"
#include "engine/campaign/league-edit.h"
#include "engine/campaign/league-game.h"
#include "store/disk/name.h"
#include "store/documents/campaign-file.h"
#include "text/operation/briefing.h"
#include "text/operation/league.h"

#define SUFFIX ".duckcampaign"

/* A campaign while it is changed. */
typedef struct
{
  StoreLibrary *library;
  const char *file; /* where it is kept */
  WarCampaign *campaign;
  const CliOptions *options;
  char **words; /* behind the name of what is done; n of them */
  guint n;
} Work;

/* Keeps the changed campaign, which it takes; NULL: it could not be done, as sentence says. */
static int
keep (Work *work, WarCampaign *changed, const char *sentence)
{
  g_autoptr (GError) error = NULL;

  if (changed == NULL)
    return cli_fail ("%s", sentence);

  war_campaign_unref (work->campaign);
  work->campaign = changed;
  if (!store_campaign_save (work->library, changed, work->file, &error))
    return cli_fail ("%s", error->message);
  return CLI_RIGHT;
}

/* ---------------------------------------------------------------------------------------------
 * What words stand for. */

/* By name, whatever its letters' size, or by id; −1 after saying that there is none. */
static gint
find_player (const Work *work, const char *word)
{
  const WarLeague *league = work->campaign->league;
  g_autofree char *folded = g_utf8_casefold (word, -1);

  for (guint i = 0; league != NULL && i < league->players->len; i++)
    {
      const WarPlayer *player = war_league_get_player (league, i);
      g_autofree char *name = g_utf8_casefold (player->name, -1);

      if (g_str_equal (name, folded) || g_str_equal (player->id, word))
        return (gint) i;
    }
  cli_fail (_ ("there is no player “%s” in the campaign"), word);
  return -1;
}

/* By its number, or by id; −1 after saying that there is none. */
static gint
find_match (const Work *work, const char *word)
{
  const WarLeague *league = work->campaign->league;
  guint64 number = 0;

  if (league != NULL && war_league_find_match (league, word) >= 0)
    return war_league_find_match (league, word);
  if (league != NULL
      && g_ascii_string_to_unsigned (word, 10, 1, league->matches->len, &number, NULL))
    return (gint) number - 1;
  cli_fail (_ ("there is no battle %s in the campaign: “duckboard-cli campaign FILE” says which "
               "there are"),
            word);
  return -1;
}

/* FALSE after saying that it is none. */
static gboolean
read_number (const char *word, guint most, gint *number)
{
  guint64 value;

  if (!g_ascii_string_to_unsigned (word, 10, 0, most, &value, NULL))
    {
      cli_fail (_ ("“%s” must be a number from 0 to %u"), word, most);
      return FALSE;
    }
  *number = (gint) value;
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * What is done. */

/* campaign FILE add NAME: a new player */
static int
add (Work *work)
{
  return keep (work, war_campaign_add_player (work->campaign, work->words[0]),
               _ ("a player needs a name, and there may be at most 64"));
}

/* campaign FILE army NAME ARMY */
static int
bring (Work *work)
{
  gint player = find_player (work, work->words[0]);
  CliDocument document = { 0 };
  int status;

  if (player < 0 || !cli_document_open_word (&document, work->library, work->words[1], &status))
    return CLI_UNREADABLE;
  if (document.army == NULL)
    status = cli_fail (_ ("“%s” is no army"), work->words[1]);
  else if (war_campaign_has_rules (work->campaign)
           && document.army->rules->system != work->campaign->rules->system)
    status = cli_fail (_ ("“%s” is of other rules than the campaign"), work->words[1]);
  else
    status = keep (work, war_campaign_bring_army (work->campaign, (guint) player, document.army),
                   _ ("the army takes no more units"));
  cli_document_clear (&document);
  return status;
}

/* campaign FILE player NAME: all about somebody */
static int
show_player (Work *work)
{
  gint player = find_player (work, work->words[0]);
  g_autofree char *text = player >= 0 ? text_player (work->campaign, (guint) player) : NULL;

  if (text == NULL)
    return CLI_UNREADABLE;
  g_print ("%s", text);
  return CLI_RIGHT;
}

/* campaign FILE rounds: everybody against everybody */
static int
add_all_rounds (Work *work)
{
  return keep (work, war_campaign_add_all_rounds (work->campaign),
               _ ("rounds need two players, and there may be at most 100 rounds and 1000 battles"));
}

/* campaign FILE round: one, by how people stand */
static int
add_round (Work *work)
{
  return keep (work, war_campaign_add_round (work->campaign),
               _ ("rounds need two players, and there may be at most 100 rounds and 1000 battles"));
}

/* campaign FILE battle NAME NAME [NUMBER]: of two, of the operation of that number */
static int
add_battle (Work *work)
{
  gint first = find_player (work, work->words[0]);
  gint second = first >= 0 ? find_player (work, work->words[1]) : -1;
  g_autofree char *id = war_league_new_match_id (work->campaign->league);
  g_autoptr (WarMatch) match = war_match_new (id);
  gint part = 0;

  if (second < 0
      || (work->n > 2 && !read_number (work->words[2], work->campaign->parts->len, &part)))
    return CLI_UNREADABLE;
  if (first == second)
    return cli_fail (_ ("a battle needs two players"));

  match->part = (guint) part;
  war_match_set_contender (match, 0, WAR_CONTENDER_PLAYER,
                           war_league_get_player (work->campaign->league, (guint) first)->id);
  war_match_set_contender (match, 1, WAR_CONTENDER_PLAYER,
                           war_league_get_player (work->campaign->league, (guint) second)->id);
  return keep (work, war_campaign_add_match (work->campaign, match),
               _ ("there may be at most 1000 battles"));
}

/* Whether something may be recorded of the battle; says why not. */
static gboolean
check_match (const Work *work, const GArray *states, guint index)
{
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  g_autofree char *words = NULL;

  if (!war_league_get_match (work->campaign->league, index)->is_bye && state->players[0] >= 0
      && state->players[1] >= 0 && state->status != WAR_MATCH_WAITING
      && state->status != WAR_MATCH_CLOSED)
    return TRUE;

  words = text_match_state (work->campaign->league, states, index);
  cli_fail (_ ("battle %u cannot be recorded: %s"), index + 1, words);
  return FALSE;
}

/* "Anna", "2", "draw": who has won; WAR_WINNER_NONE after saying that it is nobody. */
static gint
find_winner (const Work *work, const WarMatchState *state, const char *word)
{
  gint player;

  if (g_str_equal (word, "draw"))
    return WAR_WINNER_DRAW;
  if (g_str_equal (word, "1") || g_str_equal (word, "2"))
    return word[0] - '0';

  player = find_player (work, word);
  for (gint side = 0; player >= 0 && side < WAR_N_SIDES; side++)
    if (state->players[side] == player)
      return side + 1;
  if (player >= 0)
    cli_fail (_ ("“%s” does not fight in this battle"), word);
  return WAR_WINNER_NONE;
}

/* What was killed and objectives taken, behind the winner. FALSE after saying what is wrong. */
static gboolean
read_counts (const Work *work, WarFought *fought)
{
  guint n = work->n - 2;
  char **words = work->words + 2;

  if (n != 0 && n != 2 && n != 4)
    {
      cli_fail (_ ("behind who has won come two numbers, what each side has killed, or four: "
                   "then the objectives that each has taken"));
      return FALSE;
    }
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      if (n > 0 && !read_number (words[side], WAR_KILLED_MAX, &fought->killed[side]))
        return FALSE;
      if (n > 2
          && !read_number (words[2 + side], WAR_LEAGUE_MAX_OBJECTIVES, &fought->objectives[side]))
        return FALSE;
    }
  return TRUE;
}

static int
report (Work *work, guint index, int status)
{
  if (status == CLI_RIGHT)
    {
      g_autoptr (GArray) states = war_league_get_states (work->campaign->league);
      g_autofree char *title = text_match_title (work->campaign->league, states, index);
      g_autofree char *state = text_match_state (work->campaign->league, states, index);

      g_print ("%s: %s\n", title, state);
    }
  return status;
}

static int
record_game (Work *work, const GArray *states, guint index, const WarGame *game)
{
  gboolean is_his[WAR_N_SIDES] = { FALSE, FALSE };
  WarNoResult why;
  g_autoptr (WarFought) fought
    = war_campaign_read_game (work->campaign, states, index, game, is_his, &why);
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  const WarScoring *scoring = &work->campaign->league->scoring;
  gboolean carries = scoring->carries_losses || scoring->carries_experience;

  if (fought == NULL)
    {
      g_autofree char *sentence = text_no_result (&why, work->campaign, index);

      cli_fail ("%s", sentence);
      return CLI_WRONG;
    }
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const WarPlayer *player
        = war_league_get_player (work->campaign->league, (guint) state->players[side]);

      if (carries && player->army != NULL && !is_his[side])
        g_printerr (_ ("duckboard-cli: warning: the units of side %u are not all of the army of "
                       "%s: what was lost is not carried over\n"),
                    side + 1, player->name);
    }
  return keep (work, war_campaign_record (work->campaign, index, fought), "");
}

static int
record_file (Work *work, const GArray *states, guint index)
{
  CliDocument document = { 0 };
  int status;

  if (!cli_document_open_word (&document, work->library, work->words[1], &status))
    return status;
  status = document.game != NULL ? record_game (work, states, index, document.game->game)
                                 : cli_fail (_ ("“%s” is no saved game"), work->words[1]);
  cli_document_clear (&document);
  return status;
}

/* campaign FILE record NUMBER WINNER [KILLED KILLED [OBJECTIVES OBJECTIVES]], or … NUMBER GAME */
static int
record (Work *work)
{
  gint index = find_match (work, work->words[0]);
  g_autoptr (GArray) states = NULL;
  g_autoptr (WarFought) fought = NULL;
  gint winner;

  if (index < 0)
    return CLI_UNREADABLE;
  states = war_league_get_states (work->campaign->league);
  if (!check_match (work, states, (guint) index))
    return CLI_WRONG;
  if (store_name_has_suffix (work->words[1], ".duckgame"))
    return report (work, (guint) index, record_file (work, states, (guint) index));

  winner = find_winner (work, &g_array_index (states, WarMatchState, index), work->words[1]);
  if (winner == WAR_WINNER_NONE)
    return CLI_UNREADABLE;
  fought = war_fought_new (winner);
  if (!read_counts (work, fought))
    return CLI_UNREADABLE;
  return report (work, (guint) index,
                 keep (work, war_campaign_record (work->campaign, (guint) index, fought), ""));
}

/* campaign FILE undo NUMBER: takes a result back */
static int
undo (Work *work)
{
  gint index = find_match (work, work->words[0]);

  if (index < 0)
    return CLI_UNREADABLE;
  if (war_league_get_match (work->campaign->league, (guint) index)->fought == NULL)
    return cli_fail (_ ("battle %d has no result to take back"), index + 1);
  return report (work, (guint) index,
                 keep (work, war_campaign_record (work->campaign, (guint) index, NULL), ""));
}

/* campaign FILE points WIN DRAW LOSS BYE [OBJECTIVE] */
static int
set_points (Work *work)
{
  WarScoring scoring
    = work->campaign->league != NULL ? work->campaign->league->scoring : war_scoring_get_usual ();
  gint *points[] = { &scoring.win, &scoring.draw, &scoring.loss, &scoring.bye, &scoring.objective };

  for (guint i = 0; i < work->n; i++)
    if (!read_number (work->words[i], WAR_LEAGUE_MAX_POINTS, points[i]))
      return CLI_UNREADABLE;
  return keep (work, war_campaign_set_scoring (work->campaign, &scoring), "");
}

/* campaign FILE carry [losses] [experience] */
static int
set_carried (Work *work)
{
  WarScoring scoring
    = work->campaign->league != NULL ? work->campaign->league->scoring : war_scoring_get_usual ();

  scoring.carries_losses = scoring.carries_experience = FALSE;
  for (guint i = 0; i < work->n; i++)
    if (g_str_equal (work->words[i], "losses"))
      scoring.carries_losses = TRUE;
    else if (g_str_equal (work->words[i], "experience"))
      scoring.carries_experience = TRUE;
    else
      return cli_fail (_ ("“%s” is not carried over: there are losses and experience"),
                       work->words[i]);
  return keep (work, war_campaign_set_scoring (work->campaign, &scoring), "");
}

/* ---------------------------------------------------------------------------------------------
 * Playing. */

/* The game that was stopped, or a new one; NULL, with the exit status, after saying why not. */
static StoreGame *
open_game (Work *work, const GArray *states, guint index, const char *path, int *status)
{
  g_autoptr (WarOperation) operation = NULL, amended = NULL, brought = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  StoreGame *game;
  guint64 seed;

  *status = CLI_UNREADABLE;
  if (g_file_test (path, G_FILE_TEST_EXISTS))
    {
      game = store_game_load (work->library, path, faults);
      if (game == NULL)
        *status = cli_report_faults (faults);
      return game;
    }

  operation = war_campaign_get_match_operation (work->campaign, states, index);
  if (operation == NULL)
    {
      cli_fail (_ ("battle %u has no map to be played on: record how it has ended"), index + 1);
      return NULL;
    }
  amended = cli_amend_operation (operation, work->options);
  brought = amended != NULL
              ? cli_bring_armies (work->library, amended, work->options, FALSE, status)
              : NULL;
  if (brought == NULL || !cli_choose_seed (work->options, brought->rules->system, &seed))
    return NULL;
  return cli_start_game (brought, seed + index, work->options, status);
}

/* campaign FILE play NUMBER: the game is kept beside the file, and what came of it in the record */
static int
play (Work *work)
{
  gint index = find_match (work, work->words[0]);
  g_autoptr (GArray) states = index >= 0 ? war_league_get_states (work->campaign->league) : NULL;
  g_autofree char *path = NULL;
  CliOptions options = *work->options;
  StoreGame *game;
  WarResult result;
  int status;

  if (index < 0 || !check_match (work, states, (guint) index))
    return CLI_UNREADABLE;
  path = store_campaign_dup_match_path (
    work->file, war_league_get_match (work->campaign->league, (guint) index));
  game = open_game (work, states, (guint) index, path, &status);
  if (game == NULL)
    return status;

  options.save = path;
  status = war_campaign_read_result (game->setup, game->game->state, &result)
             ? CLI_RIGHT
             : cli_play_game (work->library, game, &options, NULL);
  if (status == CLI_RIGHT && war_campaign_read_result (game->setup, game->game->state, &result))
    status = report (work, (guint) index, record_game (work, states, (guint) index, game->game));
  store_game_free (game);
  return status;
}

/* ---------------------------------------------------------------------------------------------
 * The command. */

static const struct
{
  const char *name;
  guint minimum, maximum; /* words behind it */
  int (*run) (Work *work);
  gboolean only_shows;
} deeds[] = {
  { "add", 1, 1, add },
  { "army", 2, 2, bring },
  { "player", 1, 1, show_player, TRUE },
  { "rounds", 0, 0, add_all_rounds },
  { "round", 0, 0, add_round },
  { "battle", 2, 3, add_battle },
  { "record", 2, 6, record },
  { "undo", 1, 1, undo },
  { "points", 4, 5, set_points },
  { "carry", 0, 2, set_carried },
  { "play", 1, 1, play },
};

/* A new campaign for a file that is not there yet; NULL after saying why not. */
static WarCampaign *
begin (StoreLibrary *library, const char *file, const CliOptions *options)
{
  g_autofree char *id = g_uuid_string_random (), *base = g_path_get_basename (file);
  g_autofree char *name = g_filename_display_name (base);
  const CliDocument none = { 0 };
  WarRules *rules = cli_get_rules (library, &none, options);

  if (rules == NULL)
    return NULL;
  name[strlen (name) - strlen (SUFFIX)] = '\0';
  return war_campaign_new (id, name[0] != '\0' ? name : file, rules);
}

/* Where changes are kept; NULL after saying why nowhere. is_begun: the campaign is a new one, which
 * has no file yet. */
static const char *
choose_file (StoreLibrary *library, const char *word, gboolean is_begun, const CliOptions *options)
{
  const char *file = options->save != NULL ? options->save : word;

  /* The library finds some by their names alone. */
  if (options->save == NULL && !is_begun
      && (!g_file_test (word, G_FILE_TEST_EXISTS) || store_library_is_shipped (library, word)))
    cli_fail (_ ("“%s” is shipped: say where your record of it is to be kept, with "
                 "--save FILE.duckcampaign"),
              word);
  else if (!store_name_has_suffix (file, SUFFIX))
    cli_fail (_ ("the name of a campaign must end in .duckcampaign"));
  else if (store_library_is_shipped (library, file))
    cli_fail (_ ("“%s” is shipped, and stays as it is: choose another name"), file);
  else if (options->save != NULL && g_file_test (file, G_FILE_TEST_EXISTS)
           && !store_is_same_file (file, word))
    cli_fail (_ ("%s is there already: choose another name"), file);
  else
    return file;
  return NULL;
}

int
cli_run_campaign (StoreLibrary *library, char **words, guint n_words, const CliOptions *options)
{
  Work work = { .library = library, .options = options, .words = words + 2 };
  CliDocument document = { 0 };
  gboolean is_begun = FALSE;
  guint deed = 0;
  int status;

  while (n_words > 1 && deed < G_N_ELEMENTS (deeds) && !g_str_equal (deeds[deed].name, words[1]))
    deed++;
  work.n = n_words > 2 ? n_words - 2 : 0;
  if (n_words > 1
      && (deed == G_N_ELEMENTS (deeds) || work.n < deeds[deed].minimum
          || work.n > deeds[deed].maximum))
    return cli_fail (_ ("“campaign” does not understand this; see “duckboard-cli help campaign”"));

  if (n_words > 1 && g_str_equal (words[1], "add") && store_name_has_suffix (words[0], SUFFIX)
      && !g_file_test (words[0], G_FILE_TEST_EXISTS))
    {
      is_begun = TRUE;
      work.campaign = begin (library, words[0], options);
    }
  else if (!cli_document_open_word (&document, library, words[0], &status))
    return status;
  else if (document.campaign == NULL)
    cli_fail (_ ("“%s” is no campaign"), words[0]);
  else
    work.campaign = war_campaign_ref (document.campaign);
  cli_document_clear (&document);
  if (work.campaign == NULL)
    return CLI_UNREADABLE;

  if (n_words == 1)
    {
      g_autofree char *text = work.campaign->league != NULL
                                ? text_league (work.campaign)
                                : text_campaign_briefing (work.campaign);

      g_print ("%s", text);
      status = CLI_RIGHT;
    }
  else if (deeds[deed].only_shows)
    status = deeds[deed].run (&work);
  else
    {
      work.file = choose_file (library, words[0], is_begun, options);
      status = work.file != NULL ? deeds[deed].run (&work) : CLI_UNREADABLE;
    }
  war_campaign_unref (work.campaign);
  return status;
}
