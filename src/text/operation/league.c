/* league.c: the people, battles and standings of a campaign in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/operation/league.h"

#include <glib/gi18n-lib.h>

#include "text/words/layout-private.h"
#include "text/words/phrase.h"
#include "text/words/table.h"

static const WarMatchState *
get_state (const GArray *states, guint index)
{
  return &g_array_index (states, WarMatchState, index);
}

/* ---------------------------------------------------------------------------------------------
 * Battles. */

char *
text_contender (const WarLeague *league, const GArray *states, guint index, guint side)
{
  g_return_val_if_fail (league != NULL && states != NULL && side < WAR_N_SIDES, NULL);

  const WarContender *contender = &war_league_get_match (league, index)->sides[side];
  gint player = get_state (states, index)->players[side];
  gint other = contender->id != NULL ? war_league_find_match (league, contender->id) : -1;

  if (player >= 0)
    return g_strdup (war_league_get_player (league, (guint) player)->name);
  if (contender->kind == WAR_CONTENDER_WINNER && other >= 0)
    return g_strdup_printf (_ ("Winner of battle %d"), other + 1);
  if (contender->kind == WAR_CONTENDER_LOSER && other >= 0)
    return g_strdup_printf (_ ("Loser of battle %d"), other + 1);
  return g_strdup (_ ("Nobody yet"));
}

/* "Anna – Bert", "Winner of battle 3 – Carl", "Dora has a bye" */
static char *
dup_players (const WarLeague *league, const GArray *states, guint index)
{
  g_autofree char *first = text_contender (league, states, index, 0);
  g_autofree char *second = text_contender (league, states, index, 1);

  if (war_league_get_match (league, index)->is_bye)
    /* Translators: somebody plays against nobody in a round */
    return g_strdup_printf (_ ("%s has a bye"), first);
  /* Translators: two people who play against each other */
  return g_strdup_printf (_ ("%s – %s"), first, second);
}

char *
text_match_title (const WarLeague *league, const GArray *states, guint index)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  const WarMatch *match = war_league_get_match (league, index);
  g_autofree char *players = dup_players (league, states, index);

  if (match->name == NULL)
    /* Translators: the number of a battle, and who plays it */
    return g_strdup_printf (C_ ("battle of a campaign", "%u. %s"), index + 1, players);
  /* Translators: the number of a battle, its name, and who plays it */
  return g_strdup_printf (_ ("%u. %s: %s"), index + 1, match->name, players);
}

static char *
dup_reason (const WarMatchState *state)
{
  gint number = state->other + 1;

  switch (state->reason)
    {
    case WAR_REASON_NOT_PLAYED:
      return g_strdup_printf (_ ("battle %d has to be played first"), number);
    case WAR_REASON_ENDED_OTHERWISE:
      return g_strdup_printf (_ ("battle %d has ended in another way"), number);
    case WAR_REASON_CLOSED:
      return g_strdup_printf (_ ("battle %d is not played"), number);
    case WAR_REASON_DRAWN:
      return g_strdup_printf (_ ("nobody has won battle %d"), number);
    case WAR_REASON_SAME:
      return g_strdup (_ ("both sides have the same player"));
    case WAR_REASON_OTHERS:
      return g_strdup (_ ("others have played it than would have to by now"));
    case WAR_REASON_ROUND:
      return g_strdup (_ ("it counts once its round is played"));
    case WAR_REASON_NONE:
    case WAR_REASON_NOBODY:
    default:
      return g_strdup (_ ("it is not known yet who plays"));
    }
}

static char *
dup_ending (const WarLeague *league, const WarMatchState *state, const WarFought *fought)
{
  gint player = fought->winner != WAR_WINNER_DRAW ? state->players[fought->winner - 1] : -1;

  if (fought->winner == WAR_WINNER_DRAW)
    return g_strdup (_ ("A draw"));
  if (player < 0)
    player = fought->players[fought->winner - 1] != NULL
               ? war_league_find_player (league, fought->players[fought->winner - 1])
               : -1;
  if (player < 0)
    return g_strdup_printf (_ ("Won by side %d"), fought->winner);
  return g_strdup_printf (_ ("Won by %s"), war_league_get_player (league, (guint) player)->name);
}

char *
text_match_state (const WarLeague *league, const GArray *states, guint index)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  const WarMatchState *state = get_state (states, index);
  const WarFought *fought = war_league_get_match (league, index)->fought;
  g_autofree char *reason = dup_reason (state);
  g_autofree char *ending = fought != NULL ? dup_ending (league, state, fought) : NULL;

  switch (state->status)
    {
    case WAR_MATCH_OPEN:
      return g_strdup (C_ ("battle", "Open"));
    case WAR_MATCH_BYE:
      return g_strdup (_ ("A bye"));
    case WAR_MATCH_WAITING:
      /* Translators: a battle cannot be played yet, for this reason */
      return g_strdup_printf (_ ("Locked: %s"), reason);
    case WAR_MATCH_CLOSED:
      /* Translators: a battle will not be played, for this reason */
      return g_strdup_printf (_ ("Left out: %s"), reason);
    case WAR_MATCH_DISCOUNTED:
      /* Translators: how a battle has ended, and why that is worth nothing */
      return g_strdup_printf (_ ("%s, which does not count: %s"), ending, reason);
    case WAR_MATCH_PLAYED:
    default:
      return g_steal_pointer (&ending);
    }
}

const char *
text_match_operation (const WarCampaign *campaign, guint index)
{
  g_return_val_if_fail (campaign != NULL && campaign->league != NULL, NULL);

  guint number = war_league_get_match (campaign->league, index)->part;

  return number > 0 && number <= campaign->parts->len
           ? war_campaign_get_part (campaign, number - 1)->operation->name
           : _ ("Without a map");
}

static void
add_detail (GString *details, const char *detail)
{
  if (detail != NULL)
    g_string_append_printf (details, "%s%s", details->len > 0 ? " · " : "", detail);
}

char *
text_match_details (const WarMatch *match)
{
  g_return_val_if_fail (match != NULL, NULL);

  const WarFought *fought = match->fought;
  GString *details = g_string_new (NULL);

  if (fought != NULL && fought->killed[0] + fought->killed[1] > 0)
    {
      /* Translators: points of cost that each side has killed */
      g_autofree char *killed
        = g_strdup_printf (_ ("%d : %d killed"), fought->killed[0], fought->killed[1]);

      add_detail (details, killed);
    }
  if (fought != NULL && fought->objectives[0] + fought->objectives[1] > 0)
    {
      g_autofree char *objectives
        = g_strdup_printf (_ ("%d : %d objectives"), fought->objectives[0], fought->objectives[1]);

      add_detail (details, objectives);
    }
  if (fought != NULL)
    {
      add_detail (details, fought->date);
      add_detail (details, fought->note);
    }
  return g_string_free (details, details->len == 0);
}

const char *
text_ending (WarEnding ending)
{
  static const char *const words[WAR_N_ENDINGS] = {
    [WAR_ENDING_ANY] = N_ ("However It Ends"),
    [WAR_ENDING_SIDE_1] = N_ ("If Side 1 Wins"),
    [WAR_ENDING_SIDE_2] = N_ ("If Side 2 Wins"),
    [WAR_ENDING_DRAW] = N_ ("If It Is a Draw"),
    [WAR_ENDING_NOT_SIDE_1] = N_ ("If Side 1 Does Not Win"),
    [WAR_ENDING_NOT_SIDE_2] = N_ ("If Side 2 Does Not Win"),
    [WAR_ENDING_NOT_DRAW] = N_ ("If Somebody Wins"),
  };

  g_return_val_if_fail (ending < WAR_N_ENDINGS, NULL);

  return _ (words[ending]);
}

static char *
dup_after (const WarLeague *league, const GArray *states, const WarAfter *after)
{
  gint other = war_league_find_match (league, after->match);
  g_autofree char *first = other >= 0 ? text_contender (league, states, (guint) other, 0) : NULL;
  g_autofree char *second = other >= 0 ? text_contender (league, states, (guint) other, 1) : NULL;
  gint number = other + 1;

  if (other < 0)
    return NULL;

  switch (after->ending)
    {
    case WAR_ENDING_SIDE_1:
      return g_strdup_printf (_ ("if %s wins battle %d"), first, number);
    case WAR_ENDING_SIDE_2:
      return g_strdup_printf (_ ("if %s wins battle %d"), second, number);
    case WAR_ENDING_DRAW:
      return g_strdup_printf (_ ("if battle %d is a draw"), number);
    case WAR_ENDING_NOT_SIDE_1:
      return g_strdup_printf (_ ("if %s does not win battle %d"), first, number);
    case WAR_ENDING_NOT_SIDE_2:
      return g_strdup_printf (_ ("if %s does not win battle %d"), second, number);
    case WAR_ENDING_NOT_DRAW:
      return g_strdup_printf (_ ("if somebody wins battle %d"), number);
    case WAR_ENDING_ANY:
    default:
      return g_strdup_printf (_ ("after battle %d"), number);
    }
}

char *
text_match_afters (const WarLeague *league, const GArray *states, guint index)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  const WarMatch *match = war_league_get_match (league, index);
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < match->afters->len; i++)
    {
      g_autofree char *after = dup_after (league, states, g_ptr_array_index (match->afters, i));

      if (after != NULL)
        g_string_append_printf (all, "%s%s", all->len > 0 ? ", " : "", after);
    }
  if (all->len > 0)
    {
      g_autofree char *words = g_string_free (all, FALSE);

      /* Translators: “Only if Anna wins battle 3” */
      return g_strdup_printf (_ ("Only %s"), words);
    }
  return g_string_free (all, TRUE);
}

char *
text_league_round (gint round)
{
  return round > 0 ? g_strdup_printf (_ ("Round %d"), round) : g_strdup (_ ("Battles of No Round"));
}

/* ---------------------------------------------------------------------------------------------
 * Points. */

const char *
text_tie (WarTie tie)
{
  static const char *const words[WAR_N_TIES] = {
    [WAR_TIE_HEAD_TO_HEAD] = N_ ("points against each other"),
    [WAR_TIE_WINS] = N_ ("wins"),
    [WAR_TIE_OBJECTIVES] = N_ ("objectives"),
    [WAR_TIE_KILLED] = N_ ("killed"),
    [WAR_TIE_DIFFERENCE] = N_ ("killed less lost"),
  };

  g_return_val_if_fail (tie < WAR_N_TIES, NULL);

  return _ (words[tie]);
}

char *
text_scoring (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL && campaign->league != NULL, NULL);

  const WarScoring *scoring = &campaign->league->scoring;
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, _ ("Points: win %d, draw %d, loss %d, bye %d"), scoring->win,
                          scoring->draw, scoring->loss, scoring->bye);
  if (scoring->objective > 0)
    g_string_append_printf (text, _ (", and %d for each objective"), scoring->objective);
  g_string_append (text, ".");
  for (guint i = 0; i < scoring->n_ties; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : _ (" If they are equal, in this order: "),
                            text_tie (scoring->ties[i]));
  if (scoring->n_ties > 0)
    g_string_append (text, ".");
  g_string_append_printf (text, " %s",
                          scoring->carries_losses ? _ ("Units that are lost stay lost.")
                                                  : _ ("Armies are whole again for each battle."));
  if (scoring->carries_experience && war_system_has_experience (campaign->rules->system))
    g_string_append_printf (text, " %s", _ ("Units keep their experience."));
  return g_string_free (text, FALSE);
}

/* ---------------------------------------------------------------------------------------------
 * Standings. */

const char *const *
text_standing_titles (void)
{
  static const char *titles[TEXT_N_STANDINGS + 1];

  titles[0] = C_ ("standings", "Place");
  titles[1] = _ ("Player");
  titles[2] = C_ ("standings", "Points");
  titles[3] = C_ ("standings", "Played");
  titles[4] = C_ ("standings", "Won");
  titles[5] = C_ ("standings", "Drawn");
  titles[6] = C_ ("standings", "Lost");
  titles[7] = C_ ("standings", "Objectives");
  /* Translators: what a player has killed, and what was killed of his: the title of a column */
  titles[8] = _ ("Killed : Suffered");
  return titles;
}

void
text_standing_cells (const WarLeague *league, const WarPlayerStanding *standing,
                     char *cells[TEXT_N_STANDINGS])
{
  cells[0] = g_strdup_printf ("%u", standing->place);
  cells[1] = g_strdup (war_league_get_player (league, standing->player)->name);
  cells[2] = g_strdup_printf ("%d", standing->points);
  cells[3] = g_strdup_printf ("%u", standing->n_played);
  cells[4] = g_strdup_printf ("%u", standing->n_won);
  cells[5] = g_strdup_printf ("%u", standing->n_drawn);
  cells[6] = g_strdup_printf ("%u", standing->n_lost);
  cells[7] = g_strdup_printf ("%d", standing->objectives);
  cells[8] = g_strdup_printf ("%" G_GINT64_FORMAT " : %" G_GINT64_FORMAT, standing->killed,
                              standing->suffered);
}

static void
append_standings (GString *string, const WarLeague *league, const GArray *states)
{
  g_autoptr (GArray) standings = war_league_get_standings (league, states);
  g_autoptr (TextTable) table = text_table_new (TEXT_N_STANDINGS);

  for (guint column = 2; column < TEXT_N_STANDINGS; column++)
    text_table_align_right (table, column);
  text_table_add_cells (table, text_standing_titles ());
  for (guint i = 0; i < standings->len; i++)
    {
      char *cells[TEXT_N_STANDINGS];

      text_standing_cells (league, &g_array_index (standings, WarPlayerStanding, i), cells);
      text_table_add_cells (table, (const char *const *) cells);
      for (guint column = 0; column < TEXT_N_STANDINGS; column++)
        g_free (cells[column]);
    }
  text_table_append (table, string, 0);
}

/* ---------------------------------------------------------------------------------------------
 * Armies. */

char *
text_player_army (const WarLeague *league, const GArray *states, guint player)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  const WarArmy *army = war_league_get_player (league, player)->army;
  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, player);
  guint n_left = 0;
  gint cost = 0;

  if (army == NULL)
    return NULL;

  for (guint i = 0; i < veterans->len; i++)
    if (g_array_index (veterans, WarVeteran, i).lost_in < 0)
      {
        n_left++;
        cost += war_army_get_unit (army, i)->type->cost;
      }
  /* Translators: an army, how many of its units are left, and what they cost of what all do */
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: %u of %u unit left, %d of %d points",
                                       "%s: %u of %u units left, %d of %d points",
                                       army->units->len),
                          army->name, n_left, army->units->len, cost, war_army_get_cost (army));
}

char *
text_veteran_name (const WarPlayer *player, guint unit)
{
  g_return_val_if_fail (player != NULL && player->army != NULL, NULL);

  const WarUnit *its = war_army_get_unit (player->army, unit);

  return g_strdup (its->name != NULL ? its->name : text_translate (its->type->name));
}

char *
text_veteran (const WarVeteran *veteran)
{
  g_return_val_if_fail (veteran != NULL, NULL);

  if (veteran->lost_in >= 0)
    return g_strdup_printf (_ ("lost in battle %d"), veteran->lost_in + 1);
  return veteran->experience > 0 ? g_strdup_printf (_ ("experience %d"), veteran->experience)
                                 : NULL;
}

/* ---------------------------------------------------------------------------------------------
 * Games. */

char *
text_no_result (const WarNoResult *why, const WarCampaign *campaign, guint index)
{
  g_return_val_if_fail (why != NULL && campaign != NULL, NULL);

  switch (why->kind)
    {
    case WAR_NO_RESULT_OTHER_SYSTEM:
      return g_strdup_printf (
        _ ("The game is of other rules than the campaign, which is one of %s."),
        campaign->rules->system->name);
    case WAR_NO_RESULT_OTHER_OPERATION:
      return g_strdup_printf (_ ("The game is of another operation: battle %u is “%s”."), index + 1,
                              text_match_operation (campaign, index));
    case WAR_NO_RESULT_TWICE:
      return g_strdup_printf (
        _ ("The game is in the record already: it is the result of battle %d."), why->other + 1);
    case WAR_NO_RESULT_GOES_ON:
    default:
      return g_strdup (_ ("The game is not over yet: it has no result."));
    }
}

/* ---------------------------------------------------------------------------------------------
 * All of it. */

static void
append_match (GString *string, const WarCampaign *campaign, const GArray *states, guint index)
{
  const WarLeague *league = campaign->league;
  const WarMatch *match = war_league_get_match (league, index);
  g_autofree char *title = text_match_title (league, states, index);
  g_autofree char *state = text_match_state (league, states, index);
  g_autofree char *details = text_match_details (match);
  g_autofree char *afters = text_match_afters (league, states, index);

  if (match->is_bye)
    text_append_wrapped (string, title, 0);
  else
    text_append_pair (string, title, text_match_operation (campaign, index));
  text_append_wrapped (string, state, 3);
  if (details != NULL)
    text_append_wrapped (string, details, 3);
  if (afters != NULL && get_state (states, index)->status != WAR_MATCH_PLAYED)
    text_append_wrapped (string, afters, 3);
}

static void
append_matches (GString *string, const WarCampaign *campaign, const GArray *states)
{
  const WarLeague *league = campaign->league;
  g_autoptr (GArray) rounds = war_league_list_rounds (league);

  for (guint n = 0; n < rounds->len; n++)
    {
      gint round = g_array_index (rounds, gint, n);
      g_autofree char *title = text_league_round (round);

      g_string_append_printf (string, "\n%s\n", title);
      for (guint i = 0; i < league->matches->len; i++)
        if (war_league_get_match (league, i)->round == round)
          append_match (string, campaign, states, i);
    }
}

char *
text_league (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL && campaign->league != NULL, NULL);

  const WarLeague *league = campaign->league;
  g_autoptr (GArray) states = war_league_get_states (league);
  g_autofree char *scoring = text_scoring (campaign);
  GString *text = g_string_new (NULL);
  gboolean has_armies = FALSE;

  append_standings (text, league, states);
  g_string_append_c (text, '\n');
  text_append_wrapped (text, scoring, 0);
  append_matches (text, campaign, states);
  for (guint i = 0; i < league->players->len; i++)
    {
      g_autofree char *army = text_player_army (league, states, i);

      if (army == NULL)
        continue;
      g_string_append_printf (text, "%s", has_armies ? "" : "\n");
      has_armies = TRUE;
      text_append_pair (text, war_league_get_player (league, i)->name, army);
    }
  return g_string_free (text, FALSE);
}

static void
append_units (GString *text, const WarPlayer *player, const GArray *veterans)
{
  g_autoptr (TextTable) table = text_table_new (3);

  text_table_align_right (table, 0);
  for (guint i = 0; i < veterans->len; i++)
    {
      g_autofree char *number = g_strdup_printf ("%u", i + 1);
      g_autofree char *name = text_veteran_name (player, i);
      g_autofree char *fate = text_veteran (&g_array_index (veterans, WarVeteran, i));

      text_table_add_row (table, number, name, fate != NULL ? fate : "", NULL);
    }
  text_table_append (table, text, 2);
}

char *
text_player (const WarCampaign *campaign, guint player)
{
  g_return_val_if_fail (campaign != NULL && campaign->league != NULL, NULL);

  const WarLeague *league = campaign->league;
  const WarPlayer *its = war_league_get_player (league, player);
  g_autoptr (GArray) states = war_league_get_states (league);
  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, player);
  g_autofree char *army = text_player_army (league, states, player);
  GString *text = g_string_new (NULL);

  text_append_title (text, its->name);
  if (army != NULL)
    {
      text_append_wrapped (text, army, 0);
      append_units (text, its, veterans);
    }
  for (guint i = 0; i < states->len; i++)
    {
      const WarMatchState *state = get_state (states, i);

      if (state->players[0] == (gint) player || state->players[1] == (gint) player)
        append_match (text, campaign, states, i);
    }
  return g_string_free (text, FALSE);
}
