/* league-edit.c: changes to the people, battles and results of a campaign
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/league-edit.h"

#include "engine/campaign/standings.h"
#include "engine/operation/operation-edit.h"

/* A copy of the campaign, whose league is a copy to be changed; a new one if there was none. */
static WarCampaign *
copy_for_league (const WarCampaign *campaign, WarLeague **league)
{
  WarCampaign *copy = war_campaign_copy (campaign);

  *league = campaign->league != NULL ? war_league_copy (campaign->league) : war_league_new ();
  g_clear_pointer (&copy->league, war_league_unref);
  copy->league = *league;
  return copy;
}

/* ---------------------------------------------------------------------------------------------
 * People. */

/* "p3": an id that nobody has. Free it. */
static char *
new_player_id (const WarLeague *league)
{
  for (guint n = league->players->len + 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("p%u", n);

      if (war_league_find_player (league, id) < 0)
        return g_steal_pointer (&id);
    }
}

WarCampaign *
war_campaign_add_player (const WarCampaign *campaign, const char *name)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  g_autofree char *clean = war_line_clean (name);
  g_autofree char *id = NULL;
  WarCampaign *copy;
  WarLeague *league;

  if (clean == NULL
      || (campaign->league != NULL && campaign->league->players->len == WAR_LEAGUE_MAX_PLAYERS))
    return NULL;

  copy = copy_for_league (campaign, &league);
  id = new_player_id (league);
  g_ptr_array_add (league->players, war_player_new (id, clean));
  return copy;
}

/* Likewise with a copy of the player in it, to be changed. */
static WarCampaign *
copy_for_player (const WarCampaign *campaign, guint index, WarPlayer **player)
{
  WarLeague *league;
  WarCampaign *copy = copy_for_league (campaign, &league);

  *player = war_player_copy (war_league_get_player (league, index));
  war_player_unref (g_ptr_array_index (league->players, index));
  g_ptr_array_index (league->players, index) = *player;
  return copy;
}

static gboolean
has_player (const WarCampaign *campaign, guint index)
{
  return campaign->league != NULL && index < campaign->league->players->len;
}

WarCampaign *
war_campaign_set_player_name (const WarCampaign *campaign, guint player, const char *name)
{
  g_return_val_if_fail (has_player (campaign, player), NULL);

  g_autofree char *clean = war_line_clean (name);
  WarPlayer *changed;
  WarCampaign *copy = copy_for_player (campaign, player, &changed);

  if (clean != NULL)
    {
      g_free (changed->name);
      changed->name = g_steal_pointer (&clean);
    }
  return copy;
}

gboolean
war_league_has_fought (const WarLeague *league, guint player)
{
  const char *id = war_league_get_player (league, player)->id;

  for (guint i = 0; i < league->matches->len; i++)
    {
      const WarFought *fought = war_league_get_match (league, i)->fought;

      for (guint side = 0; fought != NULL && side < WAR_N_SIDES; side++)
        if (g_strcmp0 (fought->players[side], id) == 0)
          return TRUE;
    }
  return FALSE;
}

/* Nobody, where somebody of the kind and id was to fight. */
static void
forget (WarLeague *league, gboolean is_match, const char *id)
{
  for (guint i = 0; i < league->matches->len; i++)
    {
      WarMatch *match = war_match_copy (war_league_get_match (league, i));

      for (guint side = 0; side < WAR_N_SIDES; side++)
        if ((match->sides[side].kind != WAR_CONTENDER_PLAYER) == is_match
            && g_strcmp0 (match->sides[side].id, id) == 0)
          war_match_set_contender (match, side, WAR_CONTENDER_NOBODY, NULL);
      for (guint n = match->afters->len; is_match && n-- > 0;)
        if (g_str_equal (((const WarAfter *) g_ptr_array_index (match->afters, n))->match, id))
          g_ptr_array_remove_index (match->afters, n);

      war_match_unref (g_ptr_array_index (league->matches, i));
      g_ptr_array_index (league->matches, i) = match;
    }
}

WarCampaign *
war_campaign_remove_player (const WarCampaign *campaign, guint player)
{
  g_return_val_if_fail (has_player (campaign, player), NULL);

  const char *id = war_league_get_player (campaign->league, player)->id;
  WarLeague *league;
  WarCampaign *copy;

  if (war_league_has_fought (campaign->league, player))
    return NULL;

  copy = copy_for_league (campaign, &league);
  forget (league, FALSE, id);
  g_ptr_array_remove_index (league->players, player);
  if (league->players->len == 0 && league->matches->len == 0)
    g_clear_pointer (&copy->league, war_league_unref);
  return copy;
}

static gboolean
is_like (const WarUnit *unit, const WarUnit *other)
{
  return g_str_equal (unit->type->id, other->type->id) && g_strcmp0 (unit->name, other->name) == 0;
}

/* Units of the new one that the old one has not, each of which has one; NULL: there is no room. */
static WarArmy *
reinforce (const WarArmy *old, const WarArmy *army)
{
  g_autofree gboolean *has = g_new0 (gboolean, old->units->len + 1);
  WarArmy *reinforced = war_army_copy (old);

  for (guint i = 0; i < army->units->len; i++)
    {
      WarUnit *unit = war_army_get_unit (army, i);
      WarArmy *next;
      guint at = 0;

      while (at < old->units->len && (has[at] || !is_like (unit, war_army_get_unit (old, at))))
        at++;
      has[at] = TRUE;
      if (at < old->units->len)
        continue;
      next = war_army_is_full (reinforced)
               ? NULL
               : war_army_insert_unit (reinforced, reinforced->units->len, unit);
      has[at] = FALSE;
      war_army_unref (reinforced);
      if (next == NULL)
        return NULL;
      reinforced = next;
    }
  return reinforced;
}

WarCampaign *
war_campaign_bring_army (const WarCampaign *campaign, guint player, const WarArmy *army)
{
  g_return_val_if_fail (has_player (campaign, player), NULL);
  g_return_val_if_fail (
    !war_campaign_has_rules (campaign) || army->rules->system == campaign->rules->system, NULL);

  const WarArmy *old = war_league_get_player (campaign->league, player)->army;
  g_autoptr (WarArmy) brought = old != NULL && war_league_has_fought (campaign->league, player)
                                  ? reinforce (old, army)
                                  : war_army_copy (army);
  WarPlayer *changed;
  WarCampaign *copy;

  if (brought == NULL)
    return NULL;

  copy = copy_for_player (campaign, player, &changed);
  if (!war_campaign_has_rules (campaign))
    {
      war_rules_unref (copy->rules);
      copy->rules = war_rules_ref (army->rules);
    }
  g_clear_pointer (&changed->army, war_army_unref);
  changed->army = g_steal_pointer (&brought);
  return copy;
}

/* ---------------------------------------------------------------------------------------------
 * Battles. */

char *
war_league_new_match_id (const WarLeague *league)
{
  for (guint n = (league != NULL ? league->matches->len : 0) + 1;; n++)
    {
      g_autofree char *id = g_strdup_printf ("b%u", n);

      if (league == NULL || war_league_find_match (league, id) < 0)
        return g_steal_pointer (&id);
    }
}

/* The campaign, or NULL after freeing it: a battle in it waits for one behind it. */
static WarCampaign *
keep_straight (WarCampaign *campaign)
{
  if (war_league_is_in_order (campaign->league))
    return campaign;

  war_campaign_unref (campaign);
  return NULL;
}

WarCampaign *
war_campaign_add_match (const WarCampaign *campaign, WarMatch *match)
{
  g_return_val_if_fail (campaign != NULL && match != NULL, NULL);

  WarLeague *league;
  WarCampaign *copy;

  if (campaign->league != NULL && campaign->league->matches->len == WAR_LEAGUE_MAX_MATCHES)
    return NULL;

  copy = copy_for_league (campaign, &league);
  g_ptr_array_add (league->matches, war_match_ref (match));
  return keep_straight (copy);
}

static gboolean
has_match (const WarCampaign *campaign, guint index)
{
  return campaign->league != NULL && index < campaign->league->matches->len;
}

WarCampaign *
war_campaign_replace_match (const WarCampaign *campaign, guint index, WarMatch *match)
{
  g_return_val_if_fail (has_match (campaign, index) && match != NULL, NULL);

  WarLeague *league;
  WarCampaign *copy = copy_for_league (campaign, &league);

  war_match_unref (g_ptr_array_index (league->matches, index));
  g_ptr_array_index (league->matches, index) = war_match_ref (match);
  return keep_straight (copy);
}

WarCampaign *
war_campaign_remove_match (const WarCampaign *campaign, guint index)
{
  g_return_val_if_fail (has_match (campaign, index), NULL);

  const char *id = war_league_get_match (campaign->league, index)->id;
  WarLeague *league;
  WarCampaign *copy = copy_for_league (campaign, &league);

  g_ptr_array_remove_index (league->matches, index);
  forget (league, TRUE, id);
  return copy;
}

static WarFought *
fit (const WarLeague *league, guint index, const WarFought *fought)
{
  g_autoptr (GArray) states = war_league_get_states (league);
  const WarMatchState *state = &g_array_index (states, WarMatchState, index);
  WarFought *fitted = war_fought_copy (fought);

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      fitted->killed[side] = CLAMP (fitted->killed[side], 0, WAR_KILLED_MAX);
      fitted->objectives[side] = CLAMP (fitted->objectives[side], 0, WAR_LEAGUE_MAX_OBJECTIVES);
      if (fitted->players[side] == NULL && state->players[side] >= 0)
        fitted->players[side]
          = g_strdup (war_league_get_player (league, (guint) state->players[side])->id);
    }
  g_free (fitted->date);
  g_free (fitted->note);
  fitted->date = war_line_clean (fought->date != NULL ? fought->date : "");
  fitted->note = war_line_clean (fought->note != NULL ? fought->note : "");
  return fitted;
}

WarCampaign *
war_campaign_record (const WarCampaign *campaign, guint index, const WarFought *fought)
{
  g_return_val_if_fail (has_match (campaign, index), NULL);

  g_autoptr (WarMatch) match = war_match_copy (war_league_get_match (campaign->league, index));

  g_clear_pointer (&match->fought, war_fought_unref);
  if (fought != NULL)
    match->fought = fit (campaign->league, index, fought);
  return war_campaign_replace_match (campaign, index, match);
}

WarCampaign *
war_campaign_set_scoring (const WarCampaign *campaign, const WarScoring *scoring)
{
  g_return_val_if_fail (campaign != NULL && scoring != NULL, NULL);

  WarLeague *league;
  WarCampaign *copy = copy_for_league (campaign, &league);

  league->scoring = *scoring;
  return copy;
}
