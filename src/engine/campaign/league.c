/* league.c: the people, battles and results of a campaign as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/league.h"

/* ---------------------------------------------------------------------------------------------
 * What a battle is worth. */

WarScoring
war_scoring_get_usual (void)
{
  return (WarScoring){ .win = 3,
                       .draw = 1,
                       .bye = 1,
                       .n_ties = 3,
                       .ties = { WAR_TIE_HEAD_TO_HEAD, WAR_TIE_WINS, WAR_TIE_DIFFERENCE } };
}

gboolean
war_scoring_equal (const WarScoring *a, const WarScoring *b)
{
  if (a->win != b->win || a->draw != b->draw || a->loss != b->loss || a->bye != b->bye
      || a->objective != b->objective || a->carries_losses != b->carries_losses
      || a->carries_experience != b->carries_experience || a->n_ties != b->n_ties)
    return FALSE;

  for (guint i = 0; i < a->n_ties; i++)
    if (a->ties[i] != b->ties[i])
      return FALSE;
  return TRUE;
}

const char *const *
war_tie_get_ids (void)
{
  static const char *const ids[]
    = { "head-to-head", "wins", "objectives", "killed", "difference", NULL };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == WAR_N_TIES + 1);
  return ids;
}

const char *const *
war_ending_get_ids (void)
{
  static const char *const ids[]
    = { "side-1", "side-2", "draw", "not-side-1", "not-side-2", "not-draw", NULL };

  G_STATIC_ASSERT (G_N_ELEMENTS (ids) == WAR_N_ENDINGS);
  return ids;
}

gboolean
war_ending_holds (WarEnding ending, gint winner)
{
  switch (ending)
    {
    case WAR_ENDING_ANY:
      return TRUE;
    case WAR_ENDING_SIDE_1:
      return winner == WAR_WINNER_SIDE_1;
    case WAR_ENDING_SIDE_2:
      return winner == WAR_WINNER_SIDE_2;
    case WAR_ENDING_DRAW:
      return winner == WAR_WINNER_DRAW;
    case WAR_ENDING_NOT_SIDE_1:
      return winner != WAR_WINNER_SIDE_1;
    case WAR_ENDING_NOT_SIDE_2:
      return winner != WAR_WINNER_SIDE_2;
    case WAR_ENDING_NOT_DRAW:
      return winner != WAR_WINNER_DRAW;
    default:
      g_return_val_if_reached (FALSE);
    }
}

/* ---------------------------------------------------------------------------------------------
 * The whole. */

WarLeague *
war_league_new (void)
{
  WarLeague *league = g_new0 (WarLeague, 1);

  g_atomic_ref_count_init (&league->references);
  league->scoring = war_scoring_get_usual ();
  league->players = g_ptr_array_new_with_free_func ((GDestroyNotify) war_player_unref);
  league->matches = g_ptr_array_new_with_free_func ((GDestroyNotify) war_match_unref);
  return league;
}

WarLeague *
war_league_ref (WarLeague *league)
{
  g_return_val_if_fail (league != NULL, NULL);

  g_atomic_ref_count_inc (&league->references);
  return league;
}

void
war_league_unref (WarLeague *league)
{
  g_return_if_fail (league != NULL);

  if (!g_atomic_ref_count_dec (&league->references))
    return;

  g_ptr_array_unref (league->players);
  g_ptr_array_unref (league->matches);
  war_extra_unref (league->extra);
  g_free (league);
}

WarLeague *
war_league_copy (const WarLeague *league)
{
  g_return_val_if_fail (league != NULL, NULL);

  WarLeague *copy = war_league_new ();

  copy->scoring = league->scoring;
  copy->extra = war_extra_ref (league->extra);
  for (guint i = 0; i < league->players->len; i++)
    g_ptr_array_add (copy->players, war_player_ref (g_ptr_array_index (league->players, i)));
  for (guint i = 0; i < league->matches->len; i++)
    g_ptr_array_add (copy->matches, war_match_ref (g_ptr_array_index (league->matches, i)));
  return copy;
}

const WarPlayer *
war_league_get_player (const WarLeague *league, guint index)
{
  g_return_val_if_fail (index < league->players->len, NULL);

  return g_ptr_array_index (league->players, index);
}

const WarMatch *
war_league_get_match (const WarLeague *league, guint index)
{
  g_return_val_if_fail (index < league->matches->len, NULL);

  return g_ptr_array_index (league->matches, index);
}

gint
war_league_find_player (const WarLeague *league, const char *id)
{
  for (guint i = 0; i < league->players->len; i++)
    if (g_strcmp0 (war_league_get_player (league, i)->id, id) == 0)
      return (gint) i;
  return -1;
}

gint
war_league_find_match (const WarLeague *league, const char *id)
{
  for (guint i = 0; i < league->matches->len; i++)
    if (g_strcmp0 (war_league_get_match (league, i)->id, id) == 0)
      return (gint) i;
  return -1;
}

/* ---------------------------------------------------------------------------------------------
 * People. */

WarPlayer *
war_player_new (const char *id, const char *name)
{
  g_return_val_if_fail (id != NULL && name != NULL, NULL);

  WarPlayer *player = g_new0 (WarPlayer, 1);

  g_atomic_ref_count_init (&player->references);
  player->id = g_strdup (id);
  player->name = g_strdup (name);
  return player;
}

WarPlayer *
war_player_copy (const WarPlayer *player)
{
  g_return_val_if_fail (player != NULL, NULL);

  WarPlayer *copy = war_player_new (player->id, player->name);

  copy->army = player->army != NULL ? war_army_ref (player->army) : NULL;
  copy->extra = war_extra_ref (player->extra);
  return copy;
}

WarPlayer *
war_player_ref (WarPlayer *player)
{
  g_return_val_if_fail (player != NULL, NULL);

  g_atomic_ref_count_inc (&player->references);
  return player;
}

void
war_player_unref (WarPlayer *player)
{
  g_return_if_fail (player != NULL);

  if (!g_atomic_ref_count_dec (&player->references))
    return;

  g_free (player->id);
  g_free (player->name);
  g_clear_pointer (&player->army, war_army_unref);
  war_extra_unref (player->extra);
  g_free (player);
}

/* ---------------------------------------------------------------------------------------------
 * Battles. */

static void
free_after (gpointer data)
{
  WarAfter *after = data;

  g_free (after->match);
  g_free (after);
}

WarMatch *
war_match_new (const char *id)
{
  g_return_val_if_fail (id != NULL, NULL);

  WarMatch *match = g_new0 (WarMatch, 1);

  g_atomic_ref_count_init (&match->references);
  match->id = g_strdup (id);
  match->afters = g_ptr_array_new_with_free_func (free_after);
  return match;
}

WarMatch *
war_match_copy (const WarMatch *match)
{
  g_return_val_if_fail (match != NULL, NULL);

  WarMatch *copy = war_match_new (match->id);

  copy->name = g_strdup (match->name);
  copy->round = match->round;
  copy->part = match->part;
  copy->is_bye = match->is_bye;
  for (guint side = 0; side < WAR_N_SIDES; side++)
    war_match_set_contender (copy, side, match->sides[side].kind, match->sides[side].id);
  for (guint i = 0; i < match->afters->len; i++)
    {
      const WarAfter *after = g_ptr_array_index (match->afters, i);

      war_match_add_after (copy, after->match, after->ending);
    }
  copy->fought = match->fought != NULL ? war_fought_ref (match->fought) : NULL;
  copy->extra = war_extra_ref (match->extra);
  return copy;
}

WarMatch *
war_match_ref (WarMatch *match)
{
  g_return_val_if_fail (match != NULL, NULL);

  g_atomic_ref_count_inc (&match->references);
  return match;
}

void
war_match_unref (WarMatch *match)
{
  g_return_if_fail (match != NULL);

  if (!g_atomic_ref_count_dec (&match->references))
    return;

  g_free (match->id);
  g_free (match->name);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    g_free (match->sides[side].id);
  g_ptr_array_unref (match->afters);
  g_clear_pointer (&match->fought, war_fought_unref);
  war_extra_unref (match->extra);
  g_free (match);
}

/* For who makes the battle. */
void
war_match_set_contender (WarMatch *match, guint side, WarContenderKind kind, const char *id)
{
  WarContender *contender = &match->sides[side];
  char *own_id = kind != WAR_CONTENDER_NOBODY ? g_strdup (id) : NULL;

  g_free (contender->id);
  *contender = (WarContender){ own_id != NULL ? kind : WAR_CONTENDER_NOBODY, own_id };
}

gboolean
war_match_can_be (const WarMatch *match)
{
  g_return_val_if_fail (match != NULL, FALSE);

  const WarContender *first = &match->sides[0], *second = &match->sides[1];

  if (match->is_bye)
    return first->kind != WAR_CONTENDER_NOBODY && second->kind == WAR_CONTENDER_NOBODY
           && match->fought == NULL;
  return first->kind == WAR_CONTENDER_NOBODY || first->kind != second->kind
         || !g_str_equal (first->id, second->id);
}

void
war_match_add_after (WarMatch *match, const char *id, WarEnding ending)
{
  WarAfter *after = g_new0 (WarAfter, 1);

  after->match = g_strdup (id);
  after->ending = ending;
  g_ptr_array_add (match->afters, after);
}

/* ---------------------------------------------------------------------------------------------
 * What came of them. */

WarFought *
war_fought_new (gint winner)
{
  g_return_val_if_fail (winner >= WAR_WINNER_SIDE_1 && winner <= WAR_WINNER_DRAW, NULL);

  WarFought *fought = g_new0 (WarFought, 1);

  g_atomic_ref_count_init (&fought->references);
  fought->winner = winner;
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      fought->lost[side] = g_array_new (FALSE, FALSE, sizeof (guint));
      fought->earned[side] = g_array_new (FALSE, FALSE, sizeof (gint));
    }
  return fought;
}

WarFought *
war_fought_copy (const WarFought *fought)
{
  g_return_val_if_fail (fought != NULL, NULL);

  WarFought *copy = war_fought_new (fought->winner);

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      copy->killed[side] = fought->killed[side];
      copy->objectives[side] = fought->objectives[side];
      copy->players[side] = g_strdup (fought->players[side]);
      g_array_append_vals (copy->lost[side], fought->lost[side]->data, fought->lost[side]->len);
      g_array_append_vals (copy->earned[side], fought->earned[side]->data,
                           fought->earned[side]->len);
    }
  copy->has_game = fought->has_game;
  copy->game = fought->game;
  copy->date = g_strdup (fought->date);
  copy->note = g_strdup (fought->note);
  copy->extra = war_extra_ref (fought->extra);
  return copy;
}

WarFought *
war_fought_ref (WarFought *fought)
{
  g_return_val_if_fail (fought != NULL, NULL);

  g_atomic_ref_count_inc (&fought->references);
  return fought;
}

void
war_fought_unref (WarFought *fought)
{
  g_return_if_fail (fought != NULL);

  if (!g_atomic_ref_count_dec (&fought->references))
    return;

  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      g_free (fought->players[side]);
      g_array_unref (fought->lost[side]);
      g_array_unref (fought->earned[side]);
    }
  g_free (fought->date);
  g_free (fought->note);
  war_extra_unref (fought->extra);
  g_free (fought);
}

gboolean
war_fought_has_lost (const WarFought *fought, guint side, guint unit)
{
  for (guint i = 0; i < fought->lost[side]->len; i++)
    if (g_array_index (fought->lost[side], guint, i) == unit)
      return TRUE;
  return FALSE;
}

/* ---------------------------------------------------------------------------------------------
 * Their order. */

static gboolean
speaks_of_others (const WarContender *contender)
{
  return contender->kind == WAR_CONTENDER_WINNER || contender->kind == WAR_CONTENDER_LOSER;
}

gboolean
war_league_is_in_order (const WarLeague *league)
{
  g_return_val_if_fail (league != NULL, FALSE);

  g_autoptr (GHashTable) before = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < league->matches->len; i++)
    {
      const WarMatch *match = war_league_get_match (league, i);

      for (guint side = 0; side < WAR_N_SIDES; side++)
        if (speaks_of_others (&match->sides[side])
            && !g_hash_table_contains (before, match->sides[side].id))
          return FALSE;
      for (guint n = 0; n < match->afters->len; n++)
        if (!g_hash_table_contains (
              before, ((const WarAfter *) g_ptr_array_index (match->afters, n))->match))
          return FALSE;
      g_hash_table_add (before, match->id);
    }
  return TRUE;
}
