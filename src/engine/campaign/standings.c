/* standings.c: what follows from the record of a campaign
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/standings.h"

/* ---------------------------------------------------------------------------------------------
 * Battles. */

typedef struct
{
  const WarLeague *league;
  GHashTable *matches, *players; /* id → place + 1 */
  GArray *states; /* of the battles so far: each waits only for such as stand before it */
} Working;

static gint
find (GHashTable *places, const char *id)
{
  return GPOINTER_TO_INT (g_hash_table_lookup (places, id)) - 1;
}

/* The state of the battle of that id, which others wait for; NULL: there is none so far. */
static const WarMatchState *
look_at (const Working *working, const char *id, gint *index)
{
  *index = find (working->matches, id);
  return *index >= 0 ? &g_array_index (working->states, WarMatchState, *index) : NULL;
}

static void
set (WarMatchState *state, WarMatchStatus status, WarMatchReason reason, gint other)
{
  /* That it will not be played says more than that it waits. */
  if (state->status == WAR_MATCH_CLOSED
      || (state->status == WAR_MATCH_WAITING && status != WAR_MATCH_CLOSED))
    return;

  state->status = status;
  state->reason = reason;
  state->other = other;
}

/* Whether the other battle has been played; the state says so if not. */
static gboolean
is_over (WarMatchState *state, const WarMatchState *other, gint index)
{
  if (other == NULL)
    set (state, WAR_MATCH_WAITING, WAR_REASON_NOBODY, -1);
  else if (other->status == WAR_MATCH_CLOSED)
    set (state, WAR_MATCH_CLOSED, WAR_REASON_CLOSED, index);
  else if (other->status != WAR_MATCH_PLAYED)
    set (state, WAR_MATCH_WAITING, WAR_REASON_NOT_PLAYED, index);
  else
    return TRUE;

  return FALSE;
}

static void
check_after (const Working *working, WarMatchState *state, const WarAfter *after)
{
  gint index;
  const WarMatchState *other = look_at (working, after->match, &index);

  if (is_over (state, other, index)
      && !war_ending_holds (after->ending,
                            war_league_get_match (working->league, index)->fought->winner))
    set (state, WAR_MATCH_CLOSED, WAR_REASON_ENDED_OTHERWISE, index);
}

static void
find_contender (const Working *working, WarMatchState *state, const WarContender *contender,
                guint side)
{
  const WarMatchState *other;
  gint index, winner;

  if (contender->kind == WAR_CONTENDER_PLAYER)
    state->players[side] = find (working->players, contender->id);
  if (contender->kind == WAR_CONTENDER_PLAYER || contender->kind == WAR_CONTENDER_NOBODY)
    {
      if (state->players[side] < 0)
        set (state, WAR_MATCH_WAITING, WAR_REASON_NOBODY, -1);
      return;
    }

  other = look_at (working, contender->id, &index);
  if (other != NULL && war_league_get_match (working->league, index)->is_bye
      && contender->kind == WAR_CONTENDER_WINNER && other->players[0] >= 0)
    {
      state->players[side] = other->players[0];
      return;
    }
  if (!is_over (state, other, index))
    return;
  winner = war_league_get_match (working->league, index)->fought->winner;
  if (winner == WAR_WINNER_DRAW)
    set (state, WAR_MATCH_WAITING, WAR_REASON_DRAWN, index);
  else
    state->players[side]
      = other->players[contender->kind == WAR_CONTENDER_WINNER ? winner - 1
                                                               : WAR_WINNER_SIDE_2 - winner];
}

/* Whether those who have fought are those who would have to. */
static gboolean
have_fought (const Working *working, const WarMatchState *state, const WarFought *fought)
{
  for (guint side = 0; side < WAR_N_SIDES; side++)
    if (fought->players[side] != NULL
        && find (working->players, fought->players[side]) != state->players[side])
      return FALSE;
  return TRUE;
}

static void
work_out (const Working *working, WarMatchState *state, const WarMatch *match)
{
  for (guint i = 0; i < match->afters->len; i++)
    check_after (working, state, g_ptr_array_index (match->afters, i));
  for (guint side = 0; side < (match->is_bye ? 1 : WAR_N_SIDES); side++)
    find_contender (working, state, &match->sides[side], side);
  if (match->is_bye)
    return;

  if (state->players[0] >= 0 && state->players[0] == state->players[1])
    set (state, WAR_MATCH_WAITING, WAR_REASON_SAME, -1);
  if (match->fought != NULL && state->status != WAR_MATCH_OPEN)
    state->status = WAR_MATCH_DISCOUNTED;
  else if (match->fought != NULL && !have_fought (working, state, match->fought))
    set (state, WAR_MATCH_DISCOUNTED, WAR_REASON_OTHERS, -1);
  else if (match->fought != NULL)
    state->status = WAR_MATCH_PLAYED;
}

/* A bye is worth something once its round is being played, not when it is planned. */
static void
give_byes (const Working *working)
{
  gboolean begun[WAR_LEAGUE_MAX_ROUND + 1] = { TRUE };

  for (guint i = 0; i < working->states->len; i++)
    if (g_array_index (working->states, WarMatchState, i).status == WAR_MATCH_PLAYED)
      begun[war_league_get_match (working->league, i)->round] = TRUE;
  for (guint i = 0; i < working->states->len; i++)
    {
      WarMatchState *state = &g_array_index (working->states, WarMatchState, i);
      const WarMatch *match = war_league_get_match (working->league, i);

      if (!match->is_bye || state->status != WAR_MATCH_OPEN)
        continue;
      if (begun[match->round])
        state->status = WAR_MATCH_BYE;
      else
        set (state, WAR_MATCH_WAITING, WAR_REASON_ROUND, -1);
    }
}

GArray *
war_league_get_states (const WarLeague *league)
{
  g_return_val_if_fail (league != NULL, NULL);

  guint n = league->matches->len;
  Working working = { .league = league,
                      .matches = g_hash_table_new (g_str_hash, g_str_equal),
                      .players = g_hash_table_new (g_str_hash, g_str_equal),
                      .states = g_array_sized_new (FALSE, FALSE, sizeof (WarMatchState), n) };

  for (guint i = 0; i < league->players->len; i++)
    g_hash_table_insert (working.players, war_league_get_player (league, i)->id,
                         GINT_TO_POINTER (i + 1));
  for (guint i = 0; i < n; i++)
    {
      const WarMatch *match = war_league_get_match (league, i);
      WarMatchState state = { .other = -1, .players = { -1, -1 } };

      work_out (&working, &state, match);
      g_array_append_val (working.states, state);
      g_hash_table_insert (working.matches, match->id, GINT_TO_POINTER (i + 1));
    }
  give_byes (&working);

  g_hash_table_unref (working.matches);
  g_hash_table_unref (working.players);
  return working.states;
}

GArray *
war_league_list_rounds (const WarLeague *league)
{
  g_return_val_if_fail (league != NULL, NULL);

  GArray *rounds = g_array_new (FALSE, FALSE, sizeof (gint));
  gboolean has[WAR_LEAGUE_MAX_ROUND + 1] = { FALSE };

  for (guint i = 0; i < league->matches->len; i++)
    has[war_league_get_match (league, i)->round] = TRUE;
  for (gint n = 1; n <= WAR_LEAGUE_MAX_ROUND + 1; n++)
    {
      gint round = n <= WAR_LEAGUE_MAX_ROUND ? n : 0;

      if (has[round])
        g_array_append_val (rounds, round);
    }
  return rounds;
}

/* ---------------------------------------------------------------------------------------------
 * People. */

static gint
get_points (const WarScoring *scoring, const WarFought *fought, guint side)
{
  gint points = scoring->objective * fought->objectives[side];

  if (fought->winner == WAR_WINNER_DRAW)
    return points + scoring->draw;
  return points + (fought->winner == (gint) side + 1 ? scoring->win : scoring->loss);
}

static void
add_battle (WarPlayerStanding *standing, const WarScoring *scoring, const WarFought *fought,
            guint side)
{
  standing->points += get_points (scoring, fought, side);
  standing->n_played++;
  standing->n_won += fought->winner == (gint) side + 1;
  standing->n_drawn += fought->winner == WAR_WINNER_DRAW;
  standing->n_lost += fought->winner == WAR_WINNER_SIDE_2 - (gint) side;
  standing->objectives += fought->objectives[side];
  standing->killed += fought->killed[side];
  standing->suffered += fought->killed[1 - side];
}

static void
count (const WarLeague *league, const GArray *states, WarPlayerStanding *standings)
{
  for (guint i = 0; i < states->len; i++)
    {
      const WarMatchState *state = &g_array_index (states, WarMatchState, i);

      if (state->status == WAR_MATCH_BYE)
        {
          standings[state->players[0]].n_byes++;
          standings[state->players[0]].points += league->scoring.bye;
        }
      for (guint side = 0; state->status == WAR_MATCH_PLAYED && side < WAR_N_SIDES; side++)
        add_battle (&standings[state->players[side]], &league->scoring,
                    war_league_get_match (league, i)->fought, side);
    }
}

/* What parts people just now; the higher is the better. */
typedef struct
{
  const WarLeague *league;
  const GArray *states;
  gint64 keys[WAR_LEAGUE_MAX_PLAYERS]; /* by player */
} Parting;

static gboolean
is_among (const WarPlayerStanding *standings, guint n, gint player)
{
  for (guint i = 0; i < n; i++)
    if (standings[i].player == (guint) player)
      return TRUE;
  return FALSE;
}

/* Points in the battles among these. */
static void
count_among (Parting *parting, const WarPlayerStanding *standings, guint n)
{
  for (guint i = 0; i < parting->states->len; i++)
    {
      const WarMatchState *state = &g_array_index (parting->states, WarMatchState, i);

      if (state->status != WAR_MATCH_PLAYED || !is_among (standings, n, state->players[0])
          || !is_among (standings, n, state->players[1]))
        continue;
      for (guint side = 0; side < WAR_N_SIDES; side++)
        parting->keys[state->players[side]] += get_points (
          &parting->league->scoring, war_league_get_match (parting->league, i)->fought, side);
    }
}

static void
set_keys (Parting *parting, const WarPlayerStanding *standings, guint n, WarTie tie)
{
  for (guint i = 0; i < n; i++)
    {
      const WarPlayerStanding *standing = &standings[i];

      parting->keys[standing->player] = tie == WAR_TIE_WINS         ? (gint64) standing->n_won
                                        : tie == WAR_TIE_OBJECTIVES ? standing->objectives
                                        : tie == WAR_TIE_KILLED     ? standing->killed
                                        : tie == WAR_TIE_DIFFERENCE
                                          ? standing->killed - standing->suffered
                                          : 0;
    }
  if (tie == WAR_TIE_HEAD_TO_HEAD)
    count_among (parting, standings, n);
}

/* Equal ones stay as they are: in the order in which they were entered. */
static gint
compare_keys (gconstpointer a, gconstpointer b, gpointer data)
{
  const Parting *parting = data;
  const WarPlayerStanding *first = a, *second = b;
  gint64 key_1 = parting->keys[first->player], key_2 = parting->keys[second->player];

  if (key_1 != key_2)
    return key_1 > key_2 ? -1 : 1;
  return first->player < second->player ? -1 : first->player > second->player;
}

static void part_them (Parting *parting, WarPlayerStanding *standings, guint n, guint first,
                       guint tie);

/* They are sorted by the keys: those that have the same are parted by what comes then. */
static void
part_equals (Parting *parting, WarPlayerStanding *standings, guint n, guint first, guint tie)
{
  g_autofree gint64 *keys = g_new (gint64, n);
  guint end;

  for (guint i = 0; i < n; i++)
    keys[i] = parting->keys[standings[i].player];
  for (guint begin = 0; begin < n; begin = end)
    {
      for (end = begin + 1; end < n && keys[end] == keys[begin];)
        end++;
      part_them (parting, standings + begin, end - begin, first + begin, tie);
    }
}

/* first: the place of the first of them; tie: what parts them, by its place in the scoring. */
static void
part_them (Parting *parting, WarPlayerStanding *standings, guint n, guint first, guint tie)
{
  const WarScoring *scoring = &parting->league->scoring;

  if (n == 1 || tie == scoring->n_ties)
    {
      for (guint i = 0; i < n; i++)
        standings[i].place = first;
      return;
    }

  set_keys (parting, standings, n, scoring->ties[tie]);
  g_qsort_with_data (standings, (gint) n, sizeof (WarPlayerStanding), compare_keys, parting);
  part_equals (parting, standings, n, first, tie + 1);
}

GArray *
war_league_get_standings (const WarLeague *league, const GArray *states)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  GArray *standings = g_array_new (FALSE, TRUE, sizeof (WarPlayerStanding));
  WarPlayerStanding *rows;
  Parting parting = { .league = league, .states = states };
  guint n = league->players->len;

  g_array_set_size (standings, n);
  rows = (WarPlayerStanding *) (gpointer) standings->data;
  for (guint i = 0; i < n; i++)
    rows[i].player = i;
  if (n == 0)
    return standings;

  count (league, states, rows);
  for (guint i = 0; i < n; i++)
    parting.keys[i] = rows[i].points;
  g_qsort_with_data (rows, (gint) n, sizeof (WarPlayerStanding), compare_keys, &parting);
  part_equals (&parting, rows, n, 1, 0);
  return standings;
}

/* ---------------------------------------------------------------------------------------------
 * Units. */

static void
add_service (GArray *veterans, const WarFought *fought, guint side, gint match)
{
  for (guint i = 0; i < veterans->len; i++)
    {
      WarVeteran *veteran = &g_array_index (veterans, WarVeteran, i);

      if (war_fought_has_lost (fought, side, i + 1))
        veteran->lost_in = match;
      if (i < fought->earned[side]->len)
        veteran->experience += g_array_index (fought->earned[side], gint, i);
    }
}

GArray *
war_league_list_veterans (const WarLeague *league, const GArray *states, guint player)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  const WarArmy *army = war_league_get_player (league, player)->army;
  const WarVeteran fresh = { .lost_in = -1 };
  GArray *veterans;

  if (army == NULL)
    return NULL;

  veterans = g_array_new (FALSE, FALSE, sizeof (WarVeteran));
  for (guint i = 0; i < army->units->len; i++)
    g_array_append_val (veterans, fresh);
  for (guint i = 0; i < states->len; i++)
    {
      const WarMatchState *state = &g_array_index (states, WarMatchState, i);

      for (guint side = 0; state->status == WAR_MATCH_PLAYED && side < WAR_N_SIDES; side++)
        if (state->players[side] == (gint) player)
          add_service (veterans, war_league_get_match (league, i)->fought, side, (gint) i);
    }
  return veterans;
}

WarArmy *
war_league_get_army (const WarLeague *league, const GArray *states, guint player, GArray **units)
{
  g_return_val_if_fail (league != NULL && states != NULL, NULL);

  g_autoptr (GArray) veterans = war_league_list_veterans (league, states, player);
  g_autoptr (GArray) gone = g_array_new (FALSE, FALSE, sizeof (guint));
  GArray *places = g_array_new (FALSE, FALSE, sizeof (guint));
  WarArmy *army = NULL;

  for (guint i = 0; veterans != NULL && i < veterans->len; i++)
    {
      guint place = i + 1;

      if (league->scoring.carries_losses && g_array_index (veterans, WarVeteran, i).lost_in >= 0)
        g_array_append_val (gone, i);
      else
        g_array_append_val (places, place);
    }
  if (veterans != NULL)
    army = war_army_remove_units (war_league_get_player (league, player)->army,
                                  (const guint *) (gpointer) gone->data, gone->len);

  if (units != NULL)
    *units = g_steal_pointer (&places);
  else
    g_array_unref (places);
  return army;
}
