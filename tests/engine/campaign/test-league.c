/* test-league.c: people of a club play a campaign: who plays whom, how they stand, what is left
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/campaign/campaign-edit.h"
#include "engine/campaign/league-edit.h"
#include "engine/campaign/standings.h"

#include "fixture.h"

static const char *const names[] = { "Anna", "Bert", "Carl", "Dora", "Emil", "Fritz", "Gerd" };

/* Takes over the campaign, and what has become of it. */
static void
put (WarCampaign **campaign, WarCampaign *next)
{
  g_assert_nonnull (next);
  war_campaign_unref (*campaign);
  *campaign = next;
}

static WarCampaign *
new_club (guint n)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  WarCampaign *campaign = war_campaign_new ("c", "C", rules);

  for (guint i = 0; i < n; i++)
    put (&campaign, war_campaign_add_player (campaign, names[i]));
  return campaign;
}

/* A battle of two players, by their places, in a round. */
static void
add (WarCampaign **campaign, gint first, gint second)
{
  g_autofree char *id = war_league_new_match_id ((*campaign)->league);
  g_autoptr (WarMatch) match = war_match_new (id);
  const gint players[] = { first, second };

  for (guint side = 0; side < WAR_N_SIDES; side++)
    if (players[side] >= 0)
      war_match_set_contender (
        match, side, WAR_CONTENDER_PLAYER,
        war_league_get_player ((*campaign)->league, (guint) players[side])->id);
  put (campaign, war_campaign_add_match (*campaign, match));
}

static void
record (WarCampaign **campaign, guint index, gint winner, gint killed_1, gint killed_2)
{
  g_autoptr (WarFought) fought = war_fought_new (winner);

  fought->killed[0] = killed_1;
  fought->killed[1] = killed_2;
  put (campaign, war_campaign_record (*campaign, index, fought));
}

/* "1 Bert 6, 2 Anna 3": places, names and points. */
static void
assert_standings (const WarCampaign *campaign, const char *expected)
{
  g_autoptr (GArray) states = war_league_get_states (campaign->league);
  g_autoptr (GArray) standings = war_league_get_standings (campaign->league, states);
  g_autoptr (GString) found = g_string_new (NULL);

  for (guint i = 0; i < standings->len; i++)
    {
      const WarPlayerStanding *standing = &g_array_index (standings, WarPlayerStanding, i);

      g_string_append_printf (found, "%s%u %s %d", i > 0 ? ", " : "", standing->place,
                              war_league_get_player (campaign->league, standing->player)->name,
                              standing->points);
    }
  g_assert_cmpstr (found->str, ==, expected);
}

static WarMatchState
get_state (const WarCampaign *campaign, guint index)
{
  g_autoptr (GArray) states = war_league_get_states (campaign->league);

  return g_array_index (states, WarMatchState, index);
}

static void
assert_status (const WarCampaign *campaign, guint index, WarMatchStatus status,
               WarMatchReason reason)
{
  WarMatchState state = get_state (campaign, index);

  g_assert_cmpint (state.status, ==, status);
  g_assert_cmpint (state.reason, ==, reason);
}

/* ---------------------------------------------------------------------------------------------
 * Rounds. */

/* Everybody meets everybody once, nobody twice in a round; with an odd number each has one bye. */
static void
test_all_rounds (void)
{
  for (guint n = 2; n <= G_N_ELEMENTS (names); n++)
    {
      g_autoptr (WarCampaign) campaign = new_club (n);
      guint met[7][7] = { { 0 } }, byes[7] = { 0 }, seen[8][7] = { { 0 } };

      put (&campaign, war_campaign_add_all_rounds (campaign));
      for (guint i = 0; i < campaign->league->matches->len; i++)
        {
          const WarMatch *match = war_league_get_match (campaign->league, i);
          WarMatchState state = get_state (campaign, i);

          for (guint side = 0; side < (match->is_bye ? 1 : 2); side++)
            g_assert_cmpuint (++seen[match->round][state.players[side]], ==, 1);
          if (match->is_bye)
            byes[state.players[0]]++;
          else
            {
              met[state.players[0]][state.players[1]]++;
              met[state.players[1]][state.players[0]]++;
            }
        }
      for (guint i = 0; i < n; i++)
        {
          g_assert_cmpuint (byes[i], ==, n % 2);
          for (guint j = 0; j < n; j++)
            g_assert_cmpuint (met[i][j], ==, i != j);
        }
    }
}

/* Rounds by how people stand: nobody meets anybody again while there is another way, and nobody has
 * a second bye before all have had one. */
static void
test_rounds (void)
{
  g_autoptr (WarCampaign) campaign = new_club (5);
  guint met[5][5] = { { 0 } }, byes[5] = { 0 };

  for (guint round = 1; round <= 5; round++)
    {
      guint first = campaign->league != NULL ? campaign->league->matches->len : 0;

      put (&campaign, war_campaign_add_round (campaign));
      g_assert_cmpuint (campaign->league->matches->len, ==, first + 3);
      for (guint i = first; i < first + 3; i++)
        {
          WarMatchState state = get_state (campaign, i);

          if (war_league_get_match (campaign->league, i)->is_bye)
            g_assert_cmpuint (++byes[state.players[0]], ==, 1);
          else
            {
              met[state.players[0]][state.players[1]]++;
              g_assert_cmpuint (++met[state.players[1]][state.players[0]], ==, 1);
              record (&campaign, i, WAR_WINNER_SIDE_1, 10, 5);
            }
        }
    }
}

/* The leaders meet. */
static void
test_leaders (void)
{
  g_autoptr (WarCampaign) campaign = new_club (4);
  WarMatchState state;

  add (&campaign, 0, 1);
  add (&campaign, 2, 3);
  record (&campaign, 0, WAR_WINNER_SIDE_2, 0, 0);
  record (&campaign, 1, WAR_WINNER_SIDE_2, 0, 0);
  put (&campaign, war_campaign_add_round (campaign));
  state = get_state (campaign, 2);
  g_assert_cmpint (MIN (state.players[0], state.players[1]), ==, 1);
  g_assert_cmpint (MAX (state.players[0], state.players[1]), ==, 3);
}

/* A bye is worth something as soon as its round is being played. */
static void
test_bye (void)
{
  g_autoptr (WarCampaign) campaign = new_club (3);

  put (&campaign, war_campaign_add_all_rounds (campaign));
  assert_standings (campaign, "1 Anna 0, 1 Bert 0, 1 Carl 0");
  assert_status (campaign, 0, WAR_MATCH_WAITING, WAR_REASON_ROUND);
  g_assert_true (war_league_get_match (campaign->league, 0)->is_bye);
  record (&campaign, 1, WAR_WINNER_DRAW, 0, 0);
  assert_standings (campaign, "1 Bert 1, 1 Carl 1, 3 Anna 1");
}

/* ---------------------------------------------------------------------------------------------
 * Standings. */

/* Points, then what parts those who have as many, in the order that the campaign says. */
static void
test_ties (void)
{
  g_autoptr (WarCampaign) campaign = new_club (4);
  WarScoring scoring;

  add (&campaign, 0, 1);
  add (&campaign, 2, 0);
  add (&campaign, 1, 3);
  record (&campaign, 0, WAR_WINNER_SIDE_2, 300, 10); /* Bert beats Anna, who kills more */
  record (&campaign, 1, WAR_WINNER_SIDE_2, 0, 50); /* Anna beats Carl */
  record (&campaign, 2, WAR_WINNER_SIDE_2, 20, 30); /* Dora beats Bert */
  assert_standings (campaign, "1 Dora 3, 2 Bert 3, 3 Anna 3, 4 Carl 0");

  scoring = campaign->league->scoring;
  scoring.n_ties = 1;
  scoring.ties[0] = WAR_TIE_KILLED;
  put (&campaign, war_campaign_set_scoring (campaign, &scoring));
  assert_standings (campaign, "1 Anna 3, 2 Bert 3, 2 Dora 3, 4 Carl 0");
}

/* What a win is worth is the club's business, and an objective may be worth something too. */
static void
test_points (void)
{
  g_autoptr (WarCampaign) campaign = new_club (2);
  g_autoptr (WarFought) fought = war_fought_new (WAR_WINNER_SIDE_1);
  WarScoring scoring = { .win = 5, .loss = 1, .objective = 2 };

  add (&campaign, 0, 1);
  fought->objectives[1] = 3;
  put (&campaign, war_campaign_record (campaign, 0, fought));
  put (&campaign, war_campaign_set_scoring (campaign, &scoring));
  assert_standings (campaign, "1 Bert 7, 2 Anna 5");
}

/* ---------------------------------------------------------------------------------------------
 * What hangs on what. */

/* If Anna wins, this is played; else that. Who wins meets Carl. */
static WarCampaign *
new_branches (void)
{
  WarCampaign *campaign = new_club (3);

  add (&campaign, 0, 1); /* b1 */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *id = war_league_new_match_id (campaign->league);
      g_autoptr (WarMatch) match = war_match_new (id);

      war_match_set_contender (match, 0, WAR_CONTENDER_WINNER, "b1");
      war_match_set_contender (match, 1, WAR_CONTENDER_PLAYER, "p3");
      war_match_add_after (match, "b1", i == 0 ? WAR_ENDING_SIDE_1 : WAR_ENDING_NOT_SIDE_1);
      put (&campaign, war_campaign_add_match (campaign, match));
    }
  return campaign;
}

static void
test_branches (void)
{
  g_autoptr (WarCampaign) campaign = new_branches ();

  assert_status (campaign, 1, WAR_MATCH_WAITING, WAR_REASON_NOT_PLAYED);
  record (&campaign, 0, WAR_WINNER_SIDE_1, 0, 0);
  assert_status (campaign, 1, WAR_MATCH_OPEN, WAR_REASON_NONE);
  g_assert_cmpint (get_state (campaign, 1).players[0], ==, 0);
  assert_status (campaign, 2, WAR_MATCH_CLOSED, WAR_REASON_ENDED_OTHERWISE);

  record (&campaign, 0, WAR_WINNER_SIDE_2, 0, 0);
  assert_status (campaign, 1, WAR_MATCH_CLOSED, WAR_REASON_ENDED_OTHERWISE);
  assert_status (campaign, 2, WAR_MATCH_OPEN, WAR_REASON_NONE);
  g_assert_cmpint (get_state (campaign, 2).players[0], ==, 1);

  record (&campaign, 0, WAR_WINNER_DRAW, 0, 0);
  assert_status (campaign, 2, WAR_MATCH_WAITING, WAR_REASON_DRAWN);
}

/* A result that was entered wrongly is mended: what followed from it does not count any more, and
 * does again when it comes back. */
static void
test_undo (void)
{
  g_autoptr (WarCampaign) campaign = new_branches ();

  record (&campaign, 0, WAR_WINNER_SIDE_1, 0, 0);
  record (&campaign, 1, WAR_WINNER_SIDE_1, 0, 0);
  assert_standings (campaign, "1 Anna 6, 2 Bert 0, 2 Carl 0");
  record (&campaign, 0, WAR_WINNER_SIDE_2, 0, 0);
  assert_status (campaign, 1, WAR_MATCH_DISCOUNTED, WAR_REASON_ENDED_OTHERWISE);
  assert_standings (campaign, "1 Bert 3, 2 Anna 0, 2 Carl 0");
  put (&campaign, war_campaign_record (campaign, 0, NULL));
  assert_standings (campaign, "1 Anna 0, 1 Bert 0, 1 Carl 0");
  record (&campaign, 0, WAR_WINNER_SIDE_1, 0, 0);
  assert_standings (campaign, "1 Anna 6, 2 Bert 0, 2 Carl 0");
}

/* Nothing waits for itself, and nothing hangs on what has been removed. */
static void
test_order (void)
{
  g_autoptr (WarCampaign) campaign = new_branches ();
  g_autoptr (WarMatch) match = war_match_copy (war_league_get_match (campaign->league, 0));

  war_match_add_after (match, "b3", WAR_ENDING_ANY);
  g_assert_null (war_campaign_replace_match (campaign, 0, match));
  put (&campaign, war_campaign_remove_match (campaign, 0));
  assert_status (campaign, 0, WAR_MATCH_WAITING, WAR_REASON_NOBODY);
  g_assert_cmpuint (war_league_get_match (campaign->league, 0)->afters->len, ==, 0);
}

/* Who has played stays; others go, and nobody stands in their place. */
static void
test_remove_player (void)
{
  g_autoptr (WarCampaign) campaign = new_club (3);

  add (&campaign, 0, 1);
  add (&campaign, 2, 0);
  record (&campaign, 0, WAR_WINNER_SIDE_1, 0, 0);
  g_assert_null (war_campaign_remove_player (campaign, 0));
  put (&campaign, war_campaign_remove_player (campaign, 2));
  assert_status (campaign, 1, WAR_MATCH_WAITING, WAR_REASON_NOBODY);
}

/* ---------------------------------------------------------------------------------------------
 * Armies. */

/* common.G-8: what was lost is missing only if the campaign has it so, and is back when the result
 * is taken back; an army that has fought grows at its end. */
static void
test_losses (void)
{
  g_autoptr (WarCampaign) campaign = new_club (2);
  g_autoptr (WarBook) book = fixture_new_book (campaign->rules);
  g_autoptr (WarArmy) army = fixture_new_army (book, "rifle", 2, "rider", 1, NULL);
  g_autoptr (WarArmy) more = fixture_new_army (book, "rider", 2, "rifle", 2, NULL);
  g_autoptr (WarFought) fought = war_fought_new (WAR_WINNER_SIDE_2);
  WarScoring scoring = campaign->league->scoring;
  guint lost = 2;

  put (&campaign, war_campaign_bring_army (campaign, 0, army));
  add (&campaign, 0, 1);
  g_array_append_val (fought->lost[0], lost);
  put (&campaign, war_campaign_record (campaign, 0, fought));
  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (GArray) states = war_league_get_states (campaign->league);
      g_autoptr (GArray) places = NULL;
      g_autoptr (WarArmy) left = war_league_get_army (campaign->league, states, 0, &places);

      g_assert_cmpuint (left->units->len, ==, i == 1 ? 2 : 3);
      g_assert_cmpuint (g_array_index (places, guint, 1), ==, i == 1 ? 3 : 2);
      scoring.carries_losses = TRUE;
      put (&campaign, war_campaign_set_scoring (campaign, &scoring));
      if (i == 1)
        put (&campaign, war_campaign_record (campaign, 0, NULL));
    }

  put (&campaign, war_campaign_record (campaign, 0, fought));
  put (&campaign, war_campaign_bring_army (campaign, 0, more));
  g_assert_cmpuint (war_league_get_player (campaign->league, 0)->army->units->len, ==, 4);
  g_assert_cmpstr (
    war_army_get_unit (war_league_get_player (campaign->league, 0)->army, 3)->type->id, ==,
    "rider");
}

/* Battles stay with their operations when those are moved. */
static void
test_parts (void)
{
  g_autoptr (WarCampaign) campaign = new_club (2);

  for (guint i = 0; i < 3; i++)
    {
      static const char *const ids[] = { "a", "b", "c" };
      g_autoptr (WarOperation) operation = war_operation_new (ids[i], ids[i], campaign->rules);

      put (&campaign, war_campaign_add_operation (campaign, operation, NULL));
    }
  for (guint i = 0; i < 3; i++)
    put (&campaign, war_campaign_add_round (campaign));
  for (guint from = 0; from < 3; from++)
    for (guint to = 0; to < 3; to++)
      {
        g_autoptr (WarCampaign) moved = war_campaign_move_part (campaign, from, to);

        for (guint i = 0; i < 3; i++)
          {
            guint before = war_league_get_match (campaign->league, i)->part;
            guint after = war_league_get_match (moved->league, i)->part;

            g_assert_cmpstr (war_campaign_get_part (moved, after - 1)->operation->id, ==,
                             war_campaign_get_part (campaign, before - 1)->operation->id);
          }
      }
  put (&campaign, war_campaign_remove_part (campaign, 1));
  g_assert_cmpuint (war_league_get_match (campaign->league, 1)->part, ==, 0);
  g_assert_cmpuint (war_league_get_match (campaign->league, 2)->part, ==, 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/league/all-rounds", test_all_rounds);
  g_test_add_func ("/engine/league/rounds", test_rounds);
  g_test_add_func ("/engine/league/leaders", test_leaders);
  g_test_add_func ("/engine/league/bye", test_bye);
  g_test_add_func ("/engine/league/ties", test_ties);
  g_test_add_func ("/engine/league/points", test_points);
  g_test_add_func ("/engine/league/branches", test_branches);
  g_test_add_func ("/engine/league/undo", test_undo);
  g_test_add_func ("/engine/league/order", test_order);
  g_test_add_func ("/engine/league/remove-player", test_remove_player);
  g_test_add_func ("/engine/league/common.G-8/losses", test_losses);
  g_test_add_func ("/engine/league/parts", test_parts);
  return g_test_run ();
}
