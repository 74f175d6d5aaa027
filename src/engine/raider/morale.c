/* morale.c: morale, captured lines, counter-attacks (raider.3.22 to raider.3.25, R-6, R-18)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Morale -------------------------------------------------------------------------------------- */

/* raider.3.23 */
static gboolean
is_near_headquarters (const WarContext *context, gint leader)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; leader != WAR_NONE && i < war_raider_count_units (setup); i++)
    {
      const WarRaiderType *type = war_raider_get_type (setup, context->state, i);

      if (type->branch == WAR_RAIDER_HEADQUARTERS
          && war_raider_get_side (setup, i) == WAR_RAIDER_FRENCH
          && war_raider_stands (setup, context->state, i)
          && war_raider_is_within (setup, context->state, i, (guint) leader, type->leads))
        return TRUE;
    }

  return FALSE;
}

/* The survivors vanish, until their owner puts them back (raider.3.24). */
static void
break_regiment (WarContext *context, gint regiment)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_RAIDER_PIECE_REGIMENT] != regiment
          || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
      cells[WAR_RAIDER_PIECE_COMES] = WAR_RAIDER_COMES_BACK;
      cells[WAR_RAIDER_PIECE_UNCOVERED] = 0;
      war_context_add (context, WAR_RAIDER_EVENT_BROKE, (gint) i, WAR_NONE, "raider.3.24");
    }
}

static gboolean
test (WarContext *context, gint regiment)
{
  const WarSetup *setup = context->setup;
  gint32 leader = war_setup_peek_formation (setup, context->state,
                                            (guint) regiment)[WAR_RAIDER_REGIMENT_LEADER];
  guint n_men = war_raider_count_men (setup, context->state, regiment);
  gint most = war_raider_get_number (setup, WAR_RAIDER_BREAKS), add = 0;
  gint32 die;
  WarQuestion question;
  gboolean breaks;

  if (n_men == 0 || n_men > (guint) war_raider_get_number (setup, WAR_RAIDER_MEN_TO_TEST))
    return TRUE;

  question = war_question_of_dice ("morale", "raider.3.22", WAR_RAIDER_FRENCH, 1);
  question.need = most + 1;
  if (is_near_headquarters (context, leader))
    {
      add = 1;
      war_question_add_modifier (&question, WAR_RAIDER_ADD_HEADQUARTERS, leader, add, "raider.3.23",
                                 0);
      question.adds[0] += (gint8) add;
    }
  if (!war_context_ask (context, &question, &die))
    return FALSE;
  breaks = die + add <= most;
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_MORALE, leader, WAR_NONE,
                         "raider.3.22", regiment + 1, (gint32) n_men, add, breaks);
  if (breaks)
    break_regiment (context, regiment);

  return TRUE;
}

gboolean
war_raider_test_morale (WarContext *context)
{
  for (guint i = 0; i < war_raider_get_data (context->setup)->n_regiments; i++)
    {
      const gint32 *cells = war_setup_peek_formation (context->setup, context->state, i);

      if (cells[WAR_FORMATION_IN_USE] != 0 && cells[WAR_FORMATION_SIDE] == WAR_RAIDER_FRENCH
          && !test (context, (gint) i))
        return FALSE;
    }

  return TRUE;
}

/* Lines --------------------------------------------------------------------------------------- */

/* In which phase of a side it is captured: what is captured between the two belongs to the one
 * before. */
static gint32
get_side_phase (const gint32 *game)
{
  gint32 phase = WAR_RAIDER_SIDE_PHASE (game[WAR_GAME_ROUND],
                                        game[WAR_GAME_PHASE] >= WAR_RAIDER_PHASE_NEW_UNITS);

  return game[WAR_GAME_PHASE] < WAR_RAIDER_PHASE_BOMBARDMENT ? MAX (phase - 1, 1) : phase;
}

static void
set_captured (WarContext *context, gint line, gboolean is_captured)
{
  gint32 *game = war_context_get_game (context);

  game[WAR_RAIDER_GAME_CAPTURED + line - 1] = is_captured ? get_side_phase (game) : 0;
  war_context_tell (context, WAR_RAIDER_EVENT_LINE, WAR_NONE, WAR_NONE, "raider.R-6", line,
                    is_captured);
}

static gint
claim_bunker (WarContext *context, guint bunker, gboolean was_killed)
{
  const WarSetup *setup = context->setup;
  WarLength least = war_raider_get_number (setup, WAR_RAIDER_BUNKER_REACH) + 1;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      WarBase base;
      WarLength distance;

      if (!war_raider_stands (setup, context->state, i)
          || war_raider_get_side (setup, i) != WAR_RAIDER_FRENCH
          || !war_raider_is_man (setup, context->state, i)
          || war_context_get_piece (context, i)[WAR_RAIDER_PIECE_REGIMENT] == WAR_NONE)
        continue;
      base = war_raider_get_base (setup, context->state, i);
      distance = war_raider_get_bunker_distance (setup, bunker, &base);
      if (distance >= least)
        continue;
      least = distance;
      found = war_context_get_piece (context, i)[WAR_RAIDER_PIECE_REGIMENT];
    }

  return found;
}

/* A bunker without a living man, with one of a French regiment near it: if its last man died in it
 * that brings dice (raider.3.28, raider.R-26). */
static void
find_bunkers (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_get_data (setup)->bunkers->len; i++)
    {
      gint32 *cells = war_state_get_row (setup->layout, context->state, WAR_TABLE_FEATURES,
                                         war_raider_get_bunker (setup, i)->feature);
      gint dice
        = cells[WAR_RAIDER_FEATURE_KILLED] != 0
            ? war_raider_look_up (setup, WAR_RAIDER_TABLE_REINFORCEMENTS, WAR_RAIDER_CLAIM_BUNKER,
                                  WAR_RAIDER_REINFORCEMENTS_DICE, 0)
            : 0;
      gint regiment;

      if (cells[WAR_RAIDER_FEATURE_CAPTURED] != 0
          || war_raider_list_garrison (setup, context->state, i, NULL, 0) > 0)
        continue;
      regiment = claim_bunker (context, i, dice > 0);
      if (regiment == WAR_NONE)
        continue;
      cells[WAR_RAIDER_FEATURE_CAPTURED] = 1;
      war_context_tell (context, WAR_RAIDER_EVENT_TAKEN, WAR_NONE, WAR_NONE, "raider.3.28", i + 1,
                        regiment + 1, dice);
      if (dice > 0)
        {
          gint32 *its = war_setup_get_formation (setup, context->state, (guint) regiment);

          its[WAR_RAIDER_REGIMENT_DICE] = MIN (its[WAR_RAIDER_REGIMENT_DICE] + dice, WAR_MAX_DICE);
        }
    }
}

/* In a line of the Germans: a garrison is in that of its bunker (raider.R-6). */
static gboolean
is_in_line (const WarSetup *setup, const WarState *state, guint unit, gint line)
{
  gint bunker = war_raider_get_bunker_index (setup, war_raider_get_bunker_of (setup, state, unit));

  if (bunker != WAR_NONE)
    return war_raider_get_bunker (setup, (guint) bunker)->line == line;

  return war_raider_stands (setup, state, unit)
         && war_raider_find_line (setup, war_raider_get_centre (setup, state, unit),
                                  WAR_RAIDER_GERMAN)
              == line;
}

/* Pieces of a side, or but its men and stands. */
static guint
count_in_line (const WarSetup *setup, const WarState *state, gint side, gint line,
               gboolean with_vehicles)
{
  guint n = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    n += war_raider_get_side (setup, i) == side
         && (with_vehicles || war_raider_get_kind (setup, state, i) != WAR_RAIDER_KIND_VEHICLE)
         && is_in_line (setup, state, i, line);

  return n;
}

/* At the end of any step. */
void
war_raider_find_captures (WarContext *context)
{
  const WarSetup *setup = context->setup;
  const gint32 *game = war_context_get_game (context);

  for (gint line = 1; line <= war_raider_get_data (setup)->n_lines[WAR_RAIDER_GERMAN]; line++)
    {
      gboolean is_captured = game[WAR_RAIDER_GAME_CAPTURED + line - 1] != 0;
      gint holder = is_captured ? WAR_RAIDER_GERMAN : WAR_RAIDER_FRENCH;

      if (count_in_line (setup, context->state, holder, line, FALSE) > 0
          && count_in_line (setup, context->state, 1 - holder, line, TRUE) == 0)
        set_captured (context, line, !is_captured);
    }
  find_bunkers (context);
}

/* Who has counter-attacked to the line and lives; WAR_NONE. */
static gint
find_attacker (const WarContext *context, gint line)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (cells[WAR_RAIDER_PIECE_COUNTERS] == line
          && (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
              || cells[WAR_RAIDER_PIECE_BUNKER] != WAR_NONE))
        return (gint) i;
    }

  return WAR_NONE;
}

static gint
find_nearest_of_regiment (const WarContext *context, guint leader, gint regiment)
{
  WarLength least = WAR_LENGTH_MAX;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      WarLength distance;

      if (i == leader || !war_raider_stands (context->setup, context->state, i)
          || war_context_get_piece (context, i)[WAR_RAIDER_PIECE_REGIMENT] != regiment
          || war_raider_get_type (context->setup, context->state, i)->branch != WAR_RAIDER_SOLDIER)
        continue;
      distance = war_raider_get_distance (context->setup, context->state, leader, i);
      if (distance >= least)
        continue;
      least = distance;
      found = (gint) i;
    }

  return found;
}

/* When a leader is captured the nearest man of his regiment becomes the leader (raider.R-17). */
static void
succeed (WarContext *context, guint leader)
{
  gint32 regiment = war_context_get_piece (context, leader)[WAR_RAIDER_PIECE_REGIMENT];
  gint32 type = war_context_get_piece (context, leader)[WAR_PIECE_TYPE];
  gint heir
    = regiment == WAR_NONE ? WAR_NONE : find_nearest_of_regiment (context, leader, regiment);

  if (heir == WAR_NONE)
    return;
  war_context_get_piece (context, (guint) heir)[WAR_PIECE_TYPE] = type;
  war_setup_get_formation (context->setup, context->state,
                           (guint) regiment)[WAR_RAIDER_REGIMENT_LEADER]
    = heir;
  war_context_add (context, WAR_RAIDER_EVENT_LEADER, heir, WAR_NONE, "raider.R-17");
}

static void
surrender (WarContext *context, gint line)
{
  const WarSetup *setup = context->setup;
  g_autofree guint *leaders = g_new (guint, war_raider_count_units (setup));
  guint n_leaders = 0;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      if (war_raider_get_side (setup, i) != WAR_RAIDER_FRENCH
          || !war_raider_stands (setup, context->state, i)
          || war_raider_get_kind (setup, context->state, i) == WAR_RAIDER_KIND_VEHICLE
          || war_raider_find_line (setup, war_raider_get_centre (setup, context->state, i),
                                   WAR_RAIDER_GERMAN)
               != line)
        continue;
      if (war_raider_get_type (setup, context->state, i)->branch == WAR_RAIDER_LEADER)
        leaders[n_leaders++] = i;
      war_raider_lose (context, i, WAR_RAIDER_LOSS_CAPTURED, WAR_RAIDER_CAUSE_SURRENDER,
                       "raider.3.25");
    }
  for (guint i = 0; i < n_leaders; i++)
    succeed (context, leaders[i]);
}

/* Lines that were captured before that phase of a side: five Frenchmen or fewer surrender. */
void
war_raider_take_surrenders (WarContext *context, gint32 before)
{
  const WarSetup *setup = context->setup;
  const gint32 *game = war_context_get_game (context);
  guint most = (guint) war_raider_get_number (setup, WAR_RAIDER_MEN_TO_SURRENDER);

  for (gint line = 1; line <= war_raider_get_data (setup)->n_lines[WAR_RAIDER_GERMAN]; line++)
    {
      gint32 captured = game[WAR_RAIDER_GAME_CAPTURED + line - 1];
      gint attacker = captured > 0 && captured < before ? find_attacker (context, line) : WAR_NONE;

      if (attacker == WAR_NONE
          || count_in_line (setup, context->state, WAR_RAIDER_FRENCH, line, FALSE) > most)
        continue;
      war_context_tell (context, WAR_RAIDER_EVENT_COUNTER_ATTACK, attacker, WAR_NONE, "raider.3.25",
                        line);
      surrender (context, line);
      set_captured (context, line, FALSE);
    }
}
