/* league-element.c: <league>, the people who play a campaign, their battles and results
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/campaign/league.h"
#include "store/documents/document-private.h"

static const char *const no_yes_ids[] = { "no", "yes", NULL };

/* From WAR_WINNER_SIDE_1. */
static const char *const winner_ids[] = { "side-1", "side-2", "draw", NULL };

static const WarLeague *
get_league (const StoreDocument *document)
{
  return document->campaign->league;
}

/* ---------------------------------------------------------------------------------------------
 * <league> */

enum
{
  LEAGUE_WIN,
  LEAGUE_DRAW,
  LEAGUE_LOSS,
  LEAGUE_BYE,
  LEAGUE_OBJECTIVE,
  LEAGUE_TIES,
  LEAGUE_CARRIES_LOSSES,
  LEAGUE_CARRIES_EXPERIENCE,
};

#define POINTS STORE_VALUE_INTEGER, FALSE, 0, WAR_LEAGUE_MAX_POINTS

static const StoreAttribute league_attributes[] = {
  { "win", POINTS },
  { "draw", POINTS },
  { "loss", POINTS },
  { "bye", POINTS },
  { "objective", POINTS },
  { "ties", STORE_VALUE_IDS, FALSE },
  { "carries-losses", STORE_VALUE_CHOICE, FALSE, .choices = no_yes_ids },
  { "carries-experience", STORE_VALUE_CHOICE, FALSE, .choices = no_yes_ids },
  { NULL },
};

static gint
find_id (const char *const *ids, const char *id)
{
  for (gint i = 0; ids[i] != NULL; i++)
    if (g_str_equal (ids[i], id))
      return i;
  return -1;
}

/* How a file says that nothing parts people: an attribute that is left out stands for what is
 * usual. */
#define NO_TIES "none"

static void
take_ties (StoreReader *reader, const StoreValue *value, WarScoring *scoring)
{
  g_auto (GStrv) ids = g_strsplit (value->text, " ", -1);

  if (!value->present || value->faulty)
    return;

  scoring->n_ties = 0;
  if (g_str_equal (value->text, NO_TIES))
    return;
  for (guint i = 0; ids[i] != NULL; i++)
    {
      gint tie = find_id (war_tie_get_ids (), ids[i]);
      gboolean is_there = FALSE;

      for (guint n = 0; n < scoring->n_ties; n++)
        is_there = is_there || scoring->ties[n] == (WarTie) tie;
      if (tie < 0)
        store_reader_fault (reader, value, _ ("“%s” parts nobody: there are %s"), ids[i],
                            "head-to-head, wins, objectives, killed, difference");
      else if (is_there)
        store_reader_fault (reader, value, _ ("“%s” is there already"), ids[i]);
      else
        scoring->ties[scoring->n_ties++] = (WarTie) tie;
    }
}

static void
take_points (const StoreValue *value, gint *points)
{
  if (value->present)
    *points = (gint) value->integer;
}

static void
start_league (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarLeague *league = war_league_new ();
  WarScoring *scoring = &league->scoring;

  document->campaign->league = league;
  take_points (&values[LEAGUE_WIN], &scoring->win);
  take_points (&values[LEAGUE_DRAW], &scoring->draw);
  take_points (&values[LEAGUE_LOSS], &scoring->loss);
  take_points (&values[LEAGUE_BYE], &scoring->bye);
  take_points (&values[LEAGUE_OBJECTIVE], &scoring->objective);
  take_ties (reader, &values[LEAGUE_TIES], scoring);
  scoring->carries_losses = values[LEAGUE_CARRIES_LOSSES].integer != 0;
  scoring->carries_experience = values[LEAGUE_CARRIES_EXPERIENCE].integer != 0;
}

static WarExtra **
get_league_extra (gpointer data)
{
  return &((StoreDocument *) data)->campaign->league->extra;
}

/* ---------------------------------------------------------------------------------------------
 * <player>, with his <army> */

static const StoreAttribute player_attributes[]
  = { { "id", STORE_VALUE_ID, TRUE }, STORE_NAME_ATTRIBUTE, { NULL } };

static void
start_player (StoreReader *reader, const StoreValue *values, gpointer data)
{
  const WarLeague *league = get_league (data);

  if (values[0].text[0] != '\0' && war_league_find_player (league, values[0].text) >= 0)
    store_report_second (reader, &values[0]);
  g_ptr_array_add (league->players, war_player_new (values[0].text, values[1].text));
}

static void
end_player (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;
  const GPtrArray *players = get_league (document)->players;

  ((WarPlayer *) g_ptr_array_index (players, players->len - 1))->army
    = g_steal_pointer (&document->army);
}

static WarExtra **
get_player_extra (gpointer data)
{
  return store_get_last_extra (get_league (data)->players, G_STRUCT_OFFSET (WarPlayer, extra));
}

/* ---------------------------------------------------------------------------------------------
 * <battle> */

enum
{
  BATTLE_ID,
  BATTLE_NAME,
  BATTLE_ROUND,
  BATTLE_PART,
  BATTLE_BYE,
  BATTLE_PLAYER_1,
  BATTLE_PLAYER_2,
  BATTLE_WINNER_1,
  BATTLE_WINNER_2,
  BATTLE_LOSER_1,
  BATTLE_LOSER_2,
};

static const StoreAttribute battle_attributes[] = {
  { "id", STORE_VALUE_ID, TRUE },
  STORE_OPTIONAL_NAME_ATTRIBUTE,
  { "round", STORE_VALUE_INTEGER, FALSE, 1, WAR_LEAGUE_MAX_ROUND },
  { "part", STORE_VALUE_INTEGER, FALSE, 1, WAR_CAMPAIGN_MAX_PARTS },
  { "bye", STORE_VALUE_CHOICE, FALSE, .choices = no_yes_ids },
  { "player-1", STORE_VALUE_ID, FALSE },
  { "player-2", STORE_VALUE_ID, FALSE },
  { "winner-of-1", STORE_VALUE_ID, FALSE },
  { "winner-of-2", STORE_VALUE_ID, FALSE },
  { "loser-of-1", STORE_VALUE_ID, FALSE },
  { "loser-of-2", STORE_VALUE_ID, FALSE },
  { NULL },
};

static WarMatch *
get_last_match (const StoreDocument *document)
{
  const GPtrArray *matches = get_league (document)->matches;

  return g_ptr_array_index (matches, matches->len - 1);
}

/* Players stand before battles, and a battle speaks only of those before it. */
static void
check_player (StoreReader *reader, const WarLeague *league, const StoreValue *value)
{
  if (value->present && !value->faulty && war_league_find_player (league, value->text) < 0)
    store_reader_fault (reader, value, _ ("there is no player “%s”"), value->text);
}

/* Whether that is a battle before the last one: the one that is being read. */
static void
check_battle (StoreReader *reader, const StoreDocument *document, const StoreValue *value)
{
  gpointer before
    = document->matches != NULL ? g_hash_table_lookup (document->matches, value->text) : NULL;

  if (value->present && !value->faulty && (before == NULL || before == get_last_match (document)))
    store_reader_fault (reader, value, _ ("there is no battle “%s” before this one"), value->text);
}

static void
take_side (StoreReader *reader, const StoreDocument *document, const StoreValue *values,
           WarMatch *match, guint side)
{
  static const WarContenderKind kinds[]
    = { WAR_CONTENDER_PLAYER, WAR_CONTENDER_WINNER, WAR_CONTENDER_LOSER };
  const StoreValue *of_kinds[] = { &values[BATTLE_PLAYER_1 + side], &values[BATTLE_WINNER_1 + side],
                                   &values[BATTLE_LOSER_1 + side] };

  check_player (reader, get_league (document), of_kinds[0]);
  check_battle (reader, document, of_kinds[1]);
  check_battle (reader, document, of_kinds[2]);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      if (!of_kinds[i]->present)
        continue;
      if (match->sides[side].kind != WAR_CONTENDER_NOBODY)
        store_reader_fault (reader, of_kinds[i], _ ("somebody else fights on the side already"));
      war_match_set_contender (match, side, kinds[i], of_kinds[i]->text);
      if (match->is_bye && side > 0)
        store_reader_fault (reader, of_kinds[i], _ ("who has a bye plays against nobody"));
    }
}

static void
start_battle (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  const StoreValue *id = &values[BATTLE_ID], *part = &values[BATTLE_PART];
  WarMatch *match = war_match_new (id->text);

  g_ptr_array_add (get_league (document)->matches, match);
  match->name = store_value_dup_text (&values[BATTLE_NAME]);
  match->round = values[BATTLE_ROUND].present ? (gint) values[BATTLE_ROUND].integer : 0;
  match->part = part->present ? (guint) part->integer : 0;
  match->is_bye = values[BATTLE_BYE].integer != 0;
  for (guint side = 0; side < WAR_N_SIDES; side++)
    take_side (reader, document, values, match, side);
  if (!part->faulty && match->part > document->n_parts)
    store_reader_fault (reader, part, _ ("the campaign has no part %u"), match->part);

  if (document->matches == NULL)
    document->matches = g_hash_table_new (g_str_hash, g_str_equal);
  if (id->text[0] != '\0' && !g_hash_table_insert (document->matches, match->id, match))
    store_report_second (reader, id);
}

static WarExtra **
get_battle_extra (gpointer data)
{
  return store_get_last_extra (get_league (data)->matches, G_STRUCT_OFFSET (WarMatch, extra));
}

/* <after>: what must have happened before */

enum
{
  AFTER_BATTLE,
  AFTER_IF,
};

static const StoreAttribute after_attributes[]
  = { { "battle", STORE_VALUE_ID, TRUE },
      { "if", STORE_VALUE_CHOICE, FALSE, .get_choices = war_ending_get_ids },
      { NULL } };

static void
start_after (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  const StoreValue *ending = &values[AFTER_IF];

  check_battle (reader, document, &values[AFTER_BATTLE]);
  war_match_add_after (get_last_match (document), values[AFTER_BATTLE].text,
                       ending->present ? WAR_ENDING_SIDE_1 + (WarEnding) ending->integer
                                       : WAR_ENDING_ANY);
}

/* ---------------------------------------------------------------------------------------------
 * <fought> */

enum
{
  FOUGHT_RESULT,
  FOUGHT_PLAYER_1,
  FOUGHT_PLAYER_2,
  FOUGHT_KILLED_1,
  FOUGHT_KILLED_2,
  FOUGHT_OBJECTIVES_1,
  FOUGHT_OBJECTIVES_2,
  FOUGHT_LOST_1,
  FOUGHT_LOST_2,
  FOUGHT_EARNED_1,
  FOUGHT_EARNED_2,
  FOUGHT_GAME,
  FOUGHT_DATE,
  FOUGHT_NOTE,
};

#define KILLED STORE_VALUE_INTEGER, FALSE, 1, WAR_KILLED_MAX
#define OBJECTIVES STORE_VALUE_INTEGER, FALSE, 1, WAR_LEAGUE_MAX_OBJECTIVES
#define LOST STORE_VALUE_INTEGERS, FALSE, 1, WAR_ARMY_MAX_UNITS
#define EARNED STORE_VALUE_INTEGERS, FALSE, 0, WAR_LEAGUE_MAX_EARNED
#define NOTE_MAX 2000

static const StoreAttribute fought_attributes[] = {
  { "result", STORE_VALUE_CHOICE, TRUE, .choices = winner_ids },
  { "player-1", STORE_VALUE_ID, FALSE },
  { "player-2", STORE_VALUE_ID, FALSE },
  { "killed-1", KILLED },
  { "killed-2", KILLED },
  { "objectives-1", OBJECTIVES },
  { "objectives-2", OBJECTIVES },
  { "lost-1", LOST },
  { "lost-2", LOST },
  { "earned-1", EARNED },
  { "earned-2", EARNED },
  { "game", STORE_VALUE_HASH, FALSE },
  { "date", STORE_VALUE_TEXT, FALSE, 1, STORE_REMARK_MAX },
  { "note", STORE_VALUE_TEXT, FALSE, 1, NOTE_MAX },
  { NULL },
};

/* How many units the army of the player has. */
static guint
count_units (const WarLeague *league, const char *id)
{
  gint index = war_league_find_player (league, id);
  const WarArmy *army = index >= 0 ? war_league_get_player (league, (guint) index)->army : NULL;

  return army != NULL ? army->units->len : 0;
}

static void
take_lost (StoreReader *reader, const StoreValue *value, guint n_units, GArray *lost)
{
  g_auto (GStrv) numbers = g_strsplit (value->text, " ", -1);
  guint before = 0;

  for (guint i = 0; value->present && !value->faulty && numbers[i] != NULL; i++)
    {
      guint number = (guint) g_ascii_strtoull (numbers[i], NULL, 10);

      if (number > n_units)
        store_reader_fault (reader, value, _ ("the player’s army has no unit %u"), number);
      else if (number <= before)
        store_reader_fault (reader, value, _ ("units are named in their order, each once"));
      else
        g_array_append_val (lost, number);
      before = number;
    }
}

static void
take_earned (StoreReader *reader, const StoreValue *value, guint n_units, GArray *earned)
{
  g_auto (GStrv) numbers = g_strsplit (value->text, " ", -1);

  for (guint i = 0; value->present && !value->faulty && numbers[i] != NULL; i++)
    {
      gint number = (gint) g_ascii_strtoll (numbers[i], NULL, 10);

      if (i == n_units)
        store_reader_fault (reader, value, _ ("the player’s army has no unit %u"), i + 1);
      if (i < n_units)
        g_array_append_val (earned, number);
    }
}

static void
start_fought (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  const WarLeague *league = get_league (document);
  WarMatch *match = get_last_match (document);
  WarFought *fought = war_fought_new (WAR_WINNER_SIDE_1 + (gint) values[FOUGHT_RESULT].integer);

  match->fought = fought;
  if (match->is_bye)
    store_reader_fault (reader, NULL, _ ("who has a bye plays against nobody"));
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      const StoreValue *player = &values[FOUGHT_PLAYER_1 + side];
      guint n_units = count_units (league, player->text);

      check_player (reader, league, player);
      fought->players[side] = store_value_dup_text (player);
      if (values[FOUGHT_KILLED_1 + side].present)
        fought->killed[side] = (gint) values[FOUGHT_KILLED_1 + side].integer;
      if (values[FOUGHT_OBJECTIVES_1 + side].present)
        fought->objectives[side] = (gint) values[FOUGHT_OBJECTIVES_1 + side].integer;
      take_lost (reader, &values[FOUGHT_LOST_1 + side], n_units, fought->lost[side]);
      take_earned (reader, &values[FOUGHT_EARNED_1 + side], n_units, fought->earned[side]);
    }
  fought->has_game = values[FOUGHT_GAME].present;
  fought->game = g_ascii_strtoull (values[FOUGHT_GAME].text, NULL, 16);
  fought->date = store_value_dup_text (&values[FOUGHT_DATE]);
  fought->note = store_value_dup_text (&values[FOUGHT_NOTE]);
}

static WarExtra **
get_fought_extra (gpointer data)
{
  return &get_last_match (data)->fought->extra;
}

/* ---------------------------------------------------------------------------------------------
 * The elements. */

static const StoreChild player_children[] = { { &store_player_army_element, FALSE, 1 }, { NULL } };
static const StoreElement player_element = {
  .name = "player",
  .attributes = player_attributes,
  .children = player_children,
  .get_extra = get_player_extra,
  .start = start_player,
  .end = end_player,
};

static const StoreElement after_element
  = { .name = "after", .attributes = after_attributes, .start = start_after };
static const StoreElement fought_element = { .name = "fought",
                                             .attributes = fought_attributes,
                                             .get_extra = get_fought_extra,
                                             .start = start_fought };
static const StoreChild battle_children[]
  = { { &after_element, FALSE, WAR_MATCH_MAX_AFTERS }, { &fought_element, FALSE, 1 }, { NULL } };
static const StoreElement battle_element = {
  .name = "battle",
  .attributes = battle_attributes,
  .children = battle_children,
  .get_extra = get_battle_extra,
  .start = start_battle,
};

static const StoreChild players_children[]
  = { { &player_element, FALSE, WAR_LEAGUE_MAX_PLAYERS }, { NULL } };
static const StoreElement players_element = { .name = "players", .children = players_children };
static const StoreChild battles_children[]
  = { { &battle_element, FALSE, WAR_LEAGUE_MAX_MATCHES }, { NULL } };
static const StoreElement battles_element = { .name = "battles", .children = battles_children };

static const StoreChild league_children[]
  = { { &players_element, TRUE, 1 }, { &battles_element, TRUE, 1 }, { NULL } };
const StoreElement store_league_element = {
  .name = "league",
  .attributes = league_attributes,
  .children = league_children,
  .get_extra = get_league_extra,
  .start = start_league,
};

/* ---------------------------------------------------------------------------------------------
 * Writing. */

static void
write_points (StoreWriter *writer, const char *name, gint points, gint usual)
{
  if (points != usual)
    store_writer_integer (writer, name, points);
}

static void
write_scoring (StoreWriter *writer, const WarScoring *scoring)
{
  const WarScoring usual = war_scoring_get_usual ();
  g_autoptr (GString) ties = g_string_new (NULL);
  gboolean same = scoring->n_ties == usual.n_ties;

  write_points (writer, "win", scoring->win, usual.win);
  write_points (writer, "draw", scoring->draw, usual.draw);
  write_points (writer, "loss", scoring->loss, usual.loss);
  write_points (writer, "bye", scoring->bye, usual.bye);
  write_points (writer, "objective", scoring->objective, usual.objective);
  for (guint i = 0; i < scoring->n_ties; i++)
    {
      same = same && scoring->ties[i] == usual.ties[i];
      g_string_append_printf (ties, "%s%s", i > 0 ? " " : "", war_tie_get_ids ()[scoring->ties[i]]);
    }
  if (!same)
    store_writer_text (writer, "ties", scoring->n_ties > 0 ? ties->str : NO_TIES);
  if (scoring->carries_losses)
    store_writer_text (writer, "carries-losses", no_yes_ids[TRUE]);
  if (scoring->carries_experience)
    store_writer_text (writer, "carries-experience", no_yes_ids[TRUE]);
}

static void
write_player (StoreWriter *writer, const WarPlayer *player)
{
  store_writer_start (writer, "player");
  store_writer_item (writer, player->extra);
  store_writer_text (writer, "id", player->id);
  store_writer_text (writer, "name", player->name);
  if (player->army != NULL)
    {
      store_writer_start (writer, "army");
      store_writer_item (writer, player->army->extra);
      store_army_write (writer, player->army);
      store_writer_end (writer);
    }
  store_writer_end (writer);
}

static void
write_side (StoreWriter *writer, const WarContender *contender, guint side)
{
  static const char *const prefixes[] = { [WAR_CONTENDER_PLAYER] = "player",
                                          [WAR_CONTENDER_WINNER] = "winner-of",
                                          [WAR_CONTENDER_LOSER] = "loser-of" };
  g_autofree char *name = NULL;

  if (contender->kind == WAR_CONTENDER_NOBODY)
    return;
  name = g_strdup_printf ("%s-%u", prefixes[contender->kind], side + 1);
  store_writer_text (writer, name, contender->id);
}

/* "3 5 8"; none writes nothing. */
static void
write_numbers (StoreWriter *writer, const char *prefix, guint side, const GArray *numbers)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", prefix, side + 1);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%d", i > 0 ? " " : "", g_array_index (numbers, gint, i));
  if (numbers->len > 0)
    store_writer_text (writer, name, text->str);
}

static void
write_count (StoreWriter *writer, const char *prefix, guint side, gint count)
{
  g_autofree char *name = g_strdup_printf ("%s-%u", prefix, side + 1);

  if (count > 0)
    store_writer_integer (writer, name, count);
}

static void
write_fought (StoreWriter *writer, const WarFought *fought)
{
  g_autofree char *game = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", fought->game);

  store_writer_start (writer, "fought");
  store_writer_item (writer, fought->extra);
  store_writer_text (writer, "result", winner_ids[fought->winner - WAR_WINNER_SIDE_1]);
  store_writer_text (writer, "player-1", fought->players[0]);
  store_writer_text (writer, "player-2", fought->players[1]);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    write_count (writer, "killed", side, fought->killed[side]);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    write_count (writer, "objectives", side, fought->objectives[side]);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    write_numbers (writer, "lost", side, fought->lost[side]);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    write_numbers (writer, "earned", side, fought->earned[side]);
  store_writer_text (writer, "game", fought->has_game ? game : NULL);
  store_writer_text (writer, "date", fought->date);
  store_writer_text (writer, "note", fought->note);
  store_writer_end (writer);
}

static void
write_after (StoreWriter *writer, const WarAfter *after)
{
  store_writer_start (writer, "after");
  store_writer_text (writer, "battle", after->match);
  if (after->ending != WAR_ENDING_ANY)
    store_writer_text (writer, "if", war_ending_get_ids ()[after->ending - WAR_ENDING_SIDE_1]);
  store_writer_end (writer);
}

static void
write_battle (StoreWriter *writer, const WarMatch *match)
{
  store_writer_start (writer, "battle");
  store_writer_item (writer, match->extra);
  store_writer_text (writer, "id", match->id);
  store_writer_text (writer, "name", match->name);
  if (match->round > 0)
    store_writer_integer (writer, "round", match->round);
  if (match->part > 0)
    store_writer_integer (writer, "part", match->part);
  if (match->is_bye)
    store_writer_text (writer, "bye", no_yes_ids[TRUE]);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    write_side (writer, &match->sides[side], side);
  for (guint i = 0; i < match->afters->len; i++)
    write_after (writer, g_ptr_array_index (match->afters, i));
  if (match->fought != NULL)
    write_fought (writer, match->fought);
  store_writer_end (writer);
}

/* Since version 1.1. */
void
store_league_write (StoreWriter *writer, const WarLeague *league)
{
  if (league == NULL)
    return;

  store_writer_need (writer, 1);
  store_writer_start (writer, "league");
  store_writer_item (writer, league->extra);
  write_scoring (writer, &league->scoring);
  store_writer_start (writer, "players");
  for (guint i = 0; i < league->players->len; i++)
    write_player (writer, war_league_get_player (league, i));
  store_writer_end (writer);
  store_writer_start (writer, "battles");
  for (guint i = 0; i < league->matches->len; i++)
    write_battle (writer, war_league_get_match (league, i));
  store_writer_end (writer);
  store_writer_end (writer);
}
