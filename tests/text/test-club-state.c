/* test-club-state.c: what is said of how a game of Trench Club stands
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "club.h"
#include "text/look.h"
#include "text/state.h"

/* Forts say how they are entered, and whose they are; armies are named while it matters. */
static void
test_state (Fixture *fixture, gconstpointer data)
{
  gint32 *foot = war_setup_get_piece (fixture->setup, fixture->state, FOOT);
  gint32 *game = war_setup_get_game (fixture->setup, fixture->state);
  g_autofree char *before = NULL, *after = NULL, *later = NULL, *place = NULL;

  before = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (before, "\nBritish · forts: 0 (5 win) · war bonds: 0\n"));
  g_assert_nonnull (strstr (before, "Fort 1 at D4 (entrances: E5, C4): neutral\n"));
  g_assert_nonnull (strstr (before, "in the bag"));

  war_club_get_feature (fixture->setup, fixture->state, 0)[WAR_CLUB_FORT_HOLDER] = 1;
  war_club_get_feature (fixture->setup, fixture->state, 1)[WAR_CLUB_FORT_HOLDER] = 1;
  war_club_get_feature (fixture->setup, fixture->state, 1)[WAR_CLUB_FORT_TURRET] = 1;
  foot[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  foot[WAR_PIECE_X] = HEX_H6;
  foot[WAR_CLUB_PIECE_ARMY] = 1;
  foot[WAR_CLUB_PIECE_DAMAGE] = 3;
  foot[WAR_CLUB_PIECE_EXPERIENCE] = 2;
  game[WAR_GAME_ROUND] = 1;
  game[WAR_GAME_SIDE] = 0;
  after = text_state (fixture->setup, fixture->state);
  g_assert_nonnull (strstr (after, "Fort 1 at D4 (entrances: E5, C4): held by the Germans\n"));
  g_assert_nonnull (strstr (after, "held by the Germans, with a gun turret\n"));
  g_assert_nonnull (strstr (after, "H6   3/6     army 2, experience 2\n"));
  game[WAR_GAME_ROUND] = 2;
  later = get_play (fixture)->condition (fixture->setup, fixture->state, FOOT);
  g_assert_cmpstr (later, ==, "damage 3 of 6 · experience 2");

  place = text_look_at (fixture->setup,
                        war_hex_get_centre (&war_club_get_data (fixture->setup)->hexes, HEX_D4));
  g_assert_cmpstr (place, ==, "D4\n  Fort 1\n  Entrances: E5, C4\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/text/club.2.9/state", test_state);

  return g_test_run ();
}
