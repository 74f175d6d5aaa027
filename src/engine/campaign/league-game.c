/* league-game.c: the battles of a campaign's players, to be played, and as they have been
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/league-game.h"

#include "engine/game/position.h"
#include "engine/game/starts.h"
#include "engine/operation/operation-edit.h"

gboolean
war_system_has_experience (const WarSystem *system)
{
  return system->play != NULL && system->play->starts != NULL
         && system->play->starts->experience != 0;
}

/* ---------------------------------------------------------------------------------------------
 * The units of a force, and those of an army. */

static gboolean
is_of (const WarUnit *unit, const WarForceEntry *entry)
{
  return g_str_equal (unit->type->id, entry->type->id) && g_strcmp0 (unit->name, entry->name) == 0
         && g_strcmp0 (unit->group, entry->group) == 0;
}

/* Which unit of the army, by its place from 1, each unit of the force is, in the order of the
 * force's entries (guint); NULL: one is none of them. units: those of the army that come into
 * question, by their places from 1. */
static GArray *
match_units (const WarArmy *army, const GArray *units, const WarForce *force)
{
  g_autoptr (GArray) found = g_array_new (FALSE, FALSE, sizeof (guint));
  g_autofree gboolean *taken = g_new0 (gboolean, units->len + 1);

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      for (gint n = 0; n < entry->count; n++)
        {
          guint at = 0, place;

          while (
            at < units->len
            && (taken[at]
                || !is_of (war_army_get_unit (army, g_array_index (units, guint, at) - 1), entry)))
            at++;
          if (at == units->len)
            return NULL;
          taken[at] = TRUE;
          place = g_array_index (units, guint, at);
          g_array_append_val (found, place);
        }
    }
  return g_steal_pointer (&found);
}

/* ---------------------------------------------------------------------------------------------
 * To be played. */

/* Units that have learned something begin with it; the last that have a start are the last that
 * have. */
static void
set_experience (WarForceEntry *entry, const guint *places, const GArray *veterans)
{
  for (gint n = 0; n < entry->count; n++)
    {
      WarUnitStart *start = war_unit_start_new ();

      start->experience = MIN (g_array_index (veterans, WarVeteran, places[n] - 1).experience,
                               WAR_START_MAX_EXPERIENCE);
      g_ptr_array_add (entry->starts, start);
    }
  while (entry->starts->len > 0
         && war_unit_start_is_empty (g_ptr_array_index (entry->starts, entry->starts->len - 1)))
    g_ptr_array_set_size (entry->starts, (gint) entry->starts->len - 1);
}

/* Changes a force that has just been made of the army. */
static void
carry_experience (WarForce *force, const WarArmy *army, const GArray *units, const GArray *veterans)
{
  g_autoptr (GArray) places = match_units (army, units, force);
  guint first = 0;

  for (guint i = 0; places != NULL && i < force->entries->len; i++)
    {
      WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      set_experience (entry, &g_array_index (places, guint, first), veterans);
      first += (guint) entry->count;
    }
}

static WarOperation *
bring (const WarCampaign *campaign, const GArray *states, guint player, gint side,
       WarOperation *operation)
{
  const WarForce *force = operation->forces[side - 1];
  const WarArmy *whole = war_league_get_player (campaign->league, player)->army;
  g_autoptr (GArray) units = NULL, veterans = NULL;
  g_autoptr (WarArmy) army = NULL;
  WarOperation *brought;

  if (whole == NULL || whole->book == NULL || force->cost_limit == 0)
    return war_operation_ref (operation);

  army = war_league_get_army (campaign->league, states, player, &units);
  if (army->units->len == 0 || war_army_get_cost (army) > force->cost_limit
      || !war_force_accepts_books (force, army))
    return war_operation_ref (operation);

  brought = war_operation_set_army (operation, side, army);
  veterans = war_league_list_veterans (campaign->league, states, player);
  if (campaign->league->scoring.carries_experience
      && war_system_has_experience (campaign->rules->system))
    carry_experience (brought->forces[side - 1], whole, units, veterans);
  return brought;
}

WarOperation *
war_campaign_get_match_operation (const WarCampaign *campaign, const GArray *states, guint index)
{
  g_return_val_if_fail (campaign->league != NULL && index < states->len, NULL);

  const WarMatch *match = war_league_get_match (campaign->league, index);
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  WarOperation *operation;

  if (match->part == 0 || match->part > campaign->parts->len)
    return NULL;

  operation = war_operation_ref (war_campaign_get_part (campaign, match->part - 1)->operation);
  if (operation->is_absent)
    return operation;
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      g_autoptr (WarOperation) before = operation;

      operation = state->players[side - 1] >= 0
                    ? bring (campaign, states, (guint) state->players[side - 1], side, before)
                    : war_operation_ref (before);
    }
  return operation;
}

gint
war_campaign_find_open_match (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign->league != NULL, -1);

  g_autoptr (GArray) states = war_league_get_states (campaign->league);

  for (guint i = 0; i < states->len; i++)
    {
      const WarMatch *match = war_league_get_match (campaign->league, i);

      if (g_array_index (states, WarMatchState, i).status == WAR_MATCH_OPEN && !match->is_bye
          && match->part > 0)
        return (gint) i;
    }
  return -1;
}

/* ---------------------------------------------------------------------------------------------
 * As it has been. */

/* What has become of a unit of an operation: n-th of the entry, from 0. */
static gboolean
is_left (const WarGame *game, const WarForceEntry *entry, guint n, gint *learned)
{
  const WarSetup *setup = game->setup;
  const WarStarts *starts = setup->play->starts;
  gboolean has_pieces = FALSE;

  *learned = 0;
  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      guint nth = 0;

      if (starts->get_entry (setup, row, &nth) != entry || nth != n)
        continue;
      has_pieces = TRUE;
      if (!war_position_is_left (setup, game->state, row))
        continue;
      if (starts->experience != 0)
        *learned
          = war_setup_peek_piece (setup, game->state, row)[starts->experience]
            - (war_starts_find (setup, row) != NULL ? war_starts_find (setup, row)->experience : 0);
      return TRUE;
    }
  return !has_pieces;
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const guint *first = a, *second = b;

  return *first < *second ? -1 : *first > *second;
}

/* Who was lost, and has learned what. FALSE: some of the units are not the player's. */
static gboolean
read_units (const WarLeague *league, const GArray *states, gint player, guint side,
            const WarGame *game, WarFought *fought)
{
  const WarForce *force = game->setup->operation->forces[side];
  const WarArmy *army = player >= 0 ? war_league_get_player (league, (guint) player)->army : NULL;
  g_autoptr (GArray) units = NULL, places = NULL;
  g_autoptr (WarArmy) left = NULL;
  guint at = 0;

  if (army == NULL || game->setup->play->starts == NULL)
    return FALSE;

  left = war_league_get_army (league, states, (guint) player, &units);
  places = match_units (army, units, force);
  if (places == NULL)
    return FALSE;

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      for (gint n = 0; n < entry->count; n++, at++)
        {
          guint place = g_array_index (places, guint, at);
          gint learned;

          if (!is_left (game, entry, (guint) n, &learned))
            g_array_append_val (fought->lost[side], place);
          if (learned <= 0)
            continue;
          if (fought->earned[side]->len < place)
            g_array_set_size (fought->earned[side], place);
          g_array_index (fought->earned[side], gint, place - 1)
            = MIN (learned, WAR_LEAGUE_MAX_EARNED);
        }
    }
  g_array_sort (fought->lost[side], compare_places);
  return TRUE;
}

/* A number for the game: another has another. */
static guint64
get_hash (const WarGame *game)
{
  return war_state_hash (game->setup->layout, game->state) ^ game->seed;
}

static gint
find_game (const WarLeague *league, guint except, guint64 hash)
{
  for (guint i = 0; i < league->matches->len; i++)
    {
      const WarFought *fought = war_league_get_match (league, i)->fought;

      if (i != except && fought != NULL && fought->has_game && fought->game == hash)
        return (gint) i;
    }
  return -1;
}

WarFought *
war_campaign_read_game (const WarCampaign *campaign, const GArray *states, guint index,
                        const WarGame *game, gboolean is_his[WAR_N_SIDES], WarNoResult *why)
{
  g_return_val_if_fail (campaign->league != NULL && index < states->len, NULL);

  const WarLeague *league = campaign->league;
  const WarMatch *match = war_league_get_match (league, index);
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  const WarOperation *played = game->setup->operation;
  WarFought *fought;
  WarResult result;

  *why = (WarNoResult){ .other = -1 };
  if (played->rules->system != campaign->rules->system)
    why->kind = WAR_NO_RESULT_OTHER_SYSTEM;
  else if (match->part > 0 && match->part <= campaign->parts->len
           && !g_str_equal (played->id,
                            war_campaign_get_part (campaign, match->part - 1)->operation->id))
    why->kind = WAR_NO_RESULT_OTHER_OPERATION;
  else if (!war_campaign_read_result (game->setup, game->state, &result))
    why->kind = WAR_NO_RESULT_GOES_ON;
  else if ((why->other = find_game (league, index, get_hash (game))) >= 0)
    why->kind = WAR_NO_RESULT_TWICE;
  else
    {
      fought = war_fought_new (result.winner);
      fought->has_game = TRUE;
      fought->game = get_hash (game);
      for (guint side = 0; side < WAR_N_SIDES; side++)
        {
          fought->killed[side] = result.killed[side];
          is_his[side] = read_units (league, states, state->players[side], side, game, fought);
        }
      return fought;
    }
  return NULL;
}
