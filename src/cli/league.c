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

/* By name, whatever its letters' size, or by id; −1: there is none. */
static gint
look_up_player (const Work *work, const char *word)
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
  return -1;
}

/* −1 after saying that there is none. */
static gint
find_player (const Work *work, const char *word)
{
  gint player = look_up_player (work, word);

  if (player < 0)
    cli_fail (_ ("there is no player “%s” in the campaign"), word);
  return player;
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

/* campaign FILE leave NAME: somebody plays no more, who has not begun */
static int
leave (Work *work)
{
  gint player = find_player (work, work->words[0]);

  if (player < 0)
    return CLI_UNREADABLE;
  return keep (work, war_campaign_remove_player (work->campaign, (guint) player),
               _ ("who has fought a battle stays in the campaign"));
}

/* Puts who is meant on the side: a player, “winner:3”, “loser:3”, “nobody”. FALSE after saying that
 * it is none. */
static gboolean
read_contender (const Work *work, const char *word, WarMatch *match, guint side)
{
  static const struct
  {
    const char *prefix;
    WarContenderKind kind;
  } kinds[] = { { "winner:", WAR_CONTENDER_WINNER }, { "loser:", WAR_CONTENDER_LOSER } };
  const WarLeague *league = work->campaign->league;
  gint player = look_up_player (work, word);

  for (guint i = 0; player < 0 && i < G_N_ELEMENTS (kinds); i++)
    if (g_str_has_prefix (word, kinds[i].prefix))
      {
        gint other = find_match (work, word + strlen (kinds[i].prefix));

        if (other >= 0)
          war_match_set_contender (match, side, kinds[i].kind,
                                   war_league_get_match (league, (guint) other)->id);
        return other >= 0;
      }
  if (player < 0 && g_str_equal (word, "nobody"))
    return TRUE;

  player = find_player (work, word);
  if (player >= 0)
    war_match_set_contender (match, side, WAR_CONTENDER_PLAYER,
                             war_league_get_player (league, (guint) player)->id);
  return player >= 0;
}

/* campaign FILE battle WHO WHO|bye [NUMBER [ROUND]]: of two, of the operation of that number */
static int
add_battle (Work *work)
{
  g_autofree char *id = war_league_new_match_id (work->campaign->league);
  g_autoptr (WarMatch) match = war_match_new (id);
  gint part = 0;

  match->is_bye = g_str_equal (work->words[1], "bye") && look_up_player (work, work->words[1]) < 0;
  if (!read_contender (work, work->words[0], match, 0)
      || (!match->is_bye && !read_contender (work, work->words[1], match, 1))
      || (work->n > 2 && !read_number (work->words[2], work->campaign->parts->len, &part))
      || (work->n > 3 && !read_number (work->words[3], WAR_LEAGUE_MAX_ROUND, &match->round)))
    return CLI_UNREADABLE;
  if (!war_match_can_be (match))
    return cli_fail (match->is_bye ? _ ("a bye needs a player") : _ ("a battle needs two players"));

  match->part = (guint) part;
  return keep (work, war_campaign_add_match (work->campaign, match),
               _ ("there may be at most 1000 battles"));
}

/* campaign FILE remove NUMBER: a battle that is not recorded */
static int
remove_battle (Work *work)
{
  gint index = find_match (work, work->words[0]);

  if (index < 0)
    return CLI_UNREADABLE;
  if (war_league_get_match (work->campaign->league, (guint) index)->fought != NULL)
    return cli_fail (_ ("battle %d has a result: take that back first, by “undo”"), index + 1);
  return keep (work, war_campaign_remove_match (work->campaign, (guint) index), "");
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

/* "side-2", "not-draw", or as for a winner; −1 after saying that it is none. */
static gint
find_ending (const Work *work, const WarMatchState *state, const char *word)
{
  const char *const *ids = war_ending_get_ids ();
  gint winner;

  for (gint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], word))
      return WAR_ENDING_SIDE_1 + i;
  winner = find_winner (work, state, word);
  return winner == WAR_WINNER_NONE ? -1 : WAR_ENDING_SIDE_1 + winner - WAR_WINNER_SIDE_1;
}

static void
forget_after (WarMatch *match, const char *id)
{
  for (guint i = match->afters->len; i-- > 0;)
    if (g_str_equal (((const WarAfter *) g_ptr_array_index (match->afters, i))->match, id))
      g_ptr_array_remove_index (match->afters, i);
}

/* campaign FILE after NUMBER OTHER [ENDING]: a battle waits for another one, and for that having
 * ended so; … NUMBER none: for nothing */
static int
set_after (Work *work)
{
  gint index = find_match (work, work->words[0]), other, ending = WAR_ENDING_ANY;
  g_autoptr (GArray) states = NULL;
  g_autoptr (WarMatch) match = NULL;
  const char *id;

  if (index < 0)
    return CLI_UNREADABLE;
  match = war_match_copy (war_league_get_match (work->campaign->league, (guint) index));
  if (g_str_equal (work->words[1], "none"))
    {
      g_ptr_array_set_size (match->afters, 0);
      return keep (work, war_campaign_replace_match (work->campaign, (guint) index, match), "");
    }

  other = find_match (work, work->words[1]);
  states = war_league_get_states (work->campaign->league);
  if (other >= 0 && work->n > 2)
    ending = find_ending (work, &g_array_index (states, WarMatchState, other), work->words[2]);
  if (other < 0 || ending < 0)
    return CLI_UNREADABLE;

  id = war_league_get_match (work->campaign->league, (guint) other)->id;
  forget_after (match, id);
  if (match->afters->len == WAR_MATCH_MAX_AFTERS)
    return cli_fail (_ ("a battle waits for at most %d others"), WAR_MATCH_MAX_AFTERS);
  war_match_add_after (match, id, (WarEnding) ending);
  return keep (work, war_campaign_replace_match (work->campaign, (guint) index, match),
               _ ("a battle can wait only for those that stand before it"));
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

/* Numbers of units, ascending and each once; NULL after saying what is wrong with them. */
static GArray *
read_units (const char *word, const WarPlayer *player, const GArray *veterans, gint index)
{
  g_auto (GStrv) numbers = g_strsplit (g_str_equal (word, "none") ? "" : word, ",", -1);
  g_autofree gboolean *is_lost = g_new0 (gboolean, veterans->len + 1);
  GArray *lost;

  for (guint i = 0; numbers[i] != NULL; i++)
    {
      guint64 unit;
      gint lost_in;

      if (!g_ascii_string_to_unsigned (numbers[i], 10, 1, veterans->len, &unit, NULL))
        {
          cli_fail (_ ("“%s” is no unit of %s: give their numbers, as “player” says them, with "
                       "commas between, or “none”"),
                    numbers[i], player->name);
          return NULL;
        }
      lost_in = g_array_index (veterans, WarVeteran, unit - 1).lost_in;
      if (lost_in >= 0 && lost_in != index)
        {
          cli_fail (_ ("unit %u of %s was lost in battle %d already"), (guint) unit, player->name,
                    lost_in + 1);
          return NULL;
        }
      is_lost[unit] = TRUE;
    }

  lost = g_array_new (FALSE, FALSE, sizeof (guint));
  for (guint unit = 1; unit <= veterans->len; unit++)
    if (is_lost[unit])
      g_array_append_val (lost, unit);
  return lost;
}

/* campaign FILE lost NUMBER NAME UNITS: which units of his are gone after a battle */
static int
set_lost (Work *work)
{
  gint index = find_match (work, work->words[0]);
  gint number = index >= 0 ? find_player (work, work->words[1]) : -1;
  g_autoptr (GArray) states = NULL, veterans = NULL, lost = NULL;
  g_autoptr (WarFought) fought = NULL;
  const WarFought *before;
  const WarPlayer *player;
  guint side = 0;

  if (number < 0)
    return CLI_UNREADABLE;
  before = war_league_get_match (work->campaign->league, (guint) index)->fought;
  if (before == NULL)
    return cli_fail (_ ("battle %d has no result yet: say first who has won, by “record”"),
                     index + 1);
  player = war_league_get_player (work->campaign->league, (guint) number);
  while (side < WAR_N_SIDES && g_strcmp0 (before->players[side], player->id) != 0)
    side++;
  if (side == WAR_N_SIDES)
    return cli_fail (_ ("“%s” does not fight in this battle"), work->words[1]);

  states = war_league_get_states (work->campaign->league);
  veterans = war_league_list_veterans (work->campaign->league, states, (guint) number);
  if (veterans == NULL)
    return cli_fail (_ ("%s has no army"), player->name);
  lost = read_units (work->words[2], player, veterans, index);
  if (lost == NULL)
    return CLI_UNREADABLE;

  fought = war_fought_copy (before);
  g_array_set_size (fought->lost[side], 0);
  g_array_append_vals (fought->lost[side], lost->data, lost->len);
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

/* campaign FILE ties [WHAT…]: what parts players who have as many points, in this order */
static int
set_ties (Work *work)
{
  const char *const *ids = war_tie_get_ids ();
  WarScoring scoring
    = work->campaign->league != NULL ? work->campaign->league->scoring : war_scoring_get_usual ();

  scoring.n_ties = 0;
  for (guint i = 0; i < work->n; i++)
    {
      guint tie = 0;

      while (tie < WAR_N_TIES && !g_str_equal (ids[tie], work->words[i]))
        tie++;
      for (guint n = 0; tie < WAR_N_TIES && n < scoring.n_ties; n++)
        if (scoring.ties[n] == (WarTie) tie)
          tie = WAR_N_TIES;
      if (tie == WAR_N_TIES)
        {
          g_autofree char *all = g_strjoinv (", ", (char **) ids);

          return cli_fail (_ ("“%s” cannot part players, or is there already: there are %s"),
                           work->words[i], all);
        }
      scoring.ties[scoring.n_ties++] = (WarTie) tie;
    }
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
  { "leave", 1, 1, leave },
  { "battle", 2, 4, add_battle },
  { "after", 2, 3, set_after },
  { "remove", 1, 1, remove_battle },
  { "record", 2, 6, record },
  { "lost", 3, 3, set_lost },
  { "undo", 1, 1, undo },
  { "points", 4, 5, set_points },
  { "ties", 0, WAR_N_TIES, set_ties },
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
