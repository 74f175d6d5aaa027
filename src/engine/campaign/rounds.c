/* rounds.c: who plays whom, in rounds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/league-edit.h"
#include "engine/campaign/standings.h"

#define NOBODY G_MAXUINT

static gint
find_last_round (const WarLeague *league)
{
  gint last = 0;

  for (guint i = 0; i < league->matches->len; i++)
    {
      gint round = war_league_get_match (league, i)->round;

      last = MAX (last, round);
    }
  return last;
}

/* The operations in turn, one for each round. */
static guint
choose_part (const WarCampaign *campaign, gint round)
{
  return campaign->parts->len > 0 ? (guint) (round - 1) % campaign->parts->len + 1 : 0;
}

/* A battle of two, or a bye for the first; NULL: there would be too many. Takes the campaign. */
static WarCampaign *
add_pair (WarCampaign *campaign, gint round, guint first, guint second)
{
  g_autoptr (WarCampaign) before = campaign;
  const WarLeague *league = before->league;
  g_autofree char *id = war_league_new_match_id (league);
  g_autoptr (WarMatch) match = war_match_new (id);

  match->round = round;
  match->is_bye = second == NOBODY;
  war_match_set_contender (match, 0, WAR_CONTENDER_PLAYER,
                           war_league_get_player (league, first)->id);
  if (second != NOBODY)
    {
      match->part = choose_part (campaign, round);
      war_match_set_contender (match, 1, WAR_CONTENDER_PLAYER,
                               war_league_get_player (league, second)->id);
    }
  return war_campaign_add_match (campaign, match);
}

/* ---------------------------------------------------------------------------------------------
 * Everybody against everybody: one stays, the others go around him. */

/* Who sits at the seat in the round, of an even number of seats; NOBODY at the one too many. */
static guint
get_seated (guint seat, guint round, guint n_seats, guint n_players)
{
  guint who = seat == 0 ? 0 : 1 + (seat - 1 + round) % (n_seats - 1);

  return who < n_players ? who : NOBODY;
}

/* Takes the campaign. */
static WarCampaign *
add_circle (WarCampaign *campaign, guint turn, gint round)
{
  guint n_players = campaign->league->players->len;
  guint n_seats = n_players + n_players % 2;

  for (guint seat = 0; seat < n_seats / 2 && campaign != NULL; seat++)
    {
      guint first = get_seated (seat, turn, n_seats, n_players);
      guint second = get_seated (n_seats - 1 - seat, turn, n_seats, n_players);
      gboolean turned = first == NOBODY || (second != NOBODY && (turn + seat) % 2 != 0);

      campaign = turned ? add_pair (campaign, round, second, first)
                        : add_pair (campaign, round, first, second);
    }
  return campaign;
}

WarCampaign *
war_campaign_add_all_rounds (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  const WarLeague *league = campaign->league;
  guint n = league != NULL ? league->players->len : 0;
  guint n_rounds = n - 1 + n % 2;
  gint last;
  WarCampaign *copy;

  if (n < 2)
    return NULL;

  last = find_last_round (league);
  if (last + (gint) n_rounds > WAR_LEAGUE_MAX_ROUND)
    return NULL;
  copy = war_campaign_copy (campaign);
  for (guint turn = 0; turn < n_rounds && copy != NULL; turn++)
    copy = add_circle (copy, turn, last + 1 + (gint) turn);
  return copy;
}

/* ---------------------------------------------------------------------------------------------
 * One round, by how people stand. */

typedef struct
{
  const WarLeague *league;
  guint n;
  guint who[WAR_LEAGUE_MAX_PLAYERS]; /* by how they stand: players */
  guint met[WAR_LEAGUE_MAX_PLAYERS][WAR_LEAGUE_MAX_PLAYERS]; /* by players: how often */
  guint n_first[WAR_LEAGUE_MAX_PLAYERS]; /* how often somebody was side 1 */
  guint n_byes[WAR_LEAGUE_MAX_PLAYERS];
  guint opponents[WAR_LEAGUE_MAX_PLAYERS]; /* by players: who is found; NOBODY */
  guint n_tries; /* that are left */
} Pairing;

/* All that are planned count, not only those that have been played. */
static void
look_back (Pairing *pairing, const GArray *states)
{
  for (guint i = 0; i < states->len; i++)
    {
      const WarMatchState *state = &g_array_index (states, WarMatchState, i);
      const gint *players = state->players;

      if (players[0] < 0 || state->status == WAR_MATCH_CLOSED)
        continue;
      if (war_league_get_match (pairing->league, i)->is_bye)
        pairing->n_byes[players[0]]++;
      else if (players[1] >= 0)
        {
          pairing->met[players[0]][players[1]]++;
          pairing->met[players[1]][players[0]]++;
          pairing->n_first[players[0]]++;
        }
    }
}

/* The lowest of those who have had the fewest goes out. */
static guint
take_bye (Pairing *pairing)
{
  guint at = pairing->n - 1, who;

  for (guint i = pairing->n - 1; i-- > 0;)
    if (pairing->n_byes[pairing->who[i]] < pairing->n_byes[pairing->who[at]])
      at = i;

  who = pairing->who[at];
  pairing->n--;
  for (guint i = at; i < pairing->n; i++)
    pairing->who[i] = pairing->who[i + 1];
  return who;
}

/* Finds an opponent for each from the first on who has none, of those whom he has met no more often
 * than so. FALSE: there is no way, or none was found in as many tries. */
static gboolean
find_opponents (Pairing *pairing, guint from, guint most)
{
  guint first;

  while (from < pairing->n && pairing->opponents[pairing->who[from]] != NOBODY)
    from++;
  if (from == pairing->n)
    return TRUE;

  first = pairing->who[from];
  for (guint i = from + 1; i < pairing->n && pairing->n_tries > 0; i++)
    {
      guint second = pairing->who[i];

      if (pairing->opponents[second] != NOBODY || pairing->met[first][second] > most)
        continue;
      pairing->n_tries--;
      pairing->opponents[first] = second;
      pairing->opponents[second] = first;
      if (find_opponents (pairing, from + 1, most))
        return TRUE;
      pairing->opponents[first] = pairing->opponents[second] = NOBODY;
    }
  return FALSE;
}

/* So many tries are enough for any club, and take no time where there is no way. */
#define MAX_TRIES 20000

static void
pair (Pairing *pairing)
{
  gboolean found = FALSE;

  for (guint most = 0; !found; most++)
    {
      for (guint i = 0; i < WAR_LEAGUE_MAX_PLAYERS; i++)
        pairing->opponents[i] = NOBODY;
      pairing->n_tries = MAX_TRIES;
      found = find_opponents (pairing, 0, most);
    }
}

/* Who was side 1 less often is side 1. Takes the campaign. */
static WarCampaign *
add_found (WarCampaign *campaign, const Pairing *pairing, gint round)
{
  for (guint i = 0; i < pairing->n && campaign != NULL; i++)
    {
      guint first = pairing->who[i], second = pairing->opponents[first];
      gboolean turned = pairing->n_first[second] < pairing->n_first[first];
      guint at = 0;

      while (pairing->who[at] != second)
        at++;
      if (at > i)
        campaign = turned ? add_pair (campaign, round, second, first)
                          : add_pair (campaign, round, first, second);
    }
  return campaign;
}

WarCampaign *
war_campaign_add_round (const WarCampaign *campaign)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  const WarLeague *league = campaign->league;
  Pairing pairing = { .league = league };
  gint round = league != NULL ? find_last_round (league) + 1 : 1;
  guint bye = NOBODY;
  WarCampaign *copy;

  if (league == NULL || league->players->len < 2 || round > WAR_LEAGUE_MAX_ROUND)
    return NULL;

  g_autoptr (GArray) states = war_league_get_states (league);
  g_autoptr (GArray) standings = war_league_get_standings (league, states);

  pairing.n = standings->len;
  for (guint i = 0; i < standings->len; i++)
    pairing.who[i] = g_array_index (standings, WarPlayerStanding, i).player;
  look_back (&pairing, states);
  if (pairing.n % 2 != 0)
    bye = take_bye (&pairing);
  pair (&pairing);

  copy = add_found (war_campaign_copy (campaign), &pairing, round);
  return copy != NULL && bye != NOBODY ? add_pair (copy, round, bye, NOBODY) : copy;
}
