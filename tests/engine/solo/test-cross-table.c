/* test-cross-table.c: how strong commanders are by their games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/solo/cross-table.h"

static void
add_many (WarCrossTable *table, guint first, guint second, WarGameEnd end, guint n)
{
  for (guint i = 0; i < n; i++)
    war_cross_table_add (table, first, second, end);
}

/* 1,000 games won for 100 lost are 400 points, but for the game that is added; as many for nothing
 * between are no more than what was played says: of three players the two differences add up. */
static void
test_ratings (void)
{
  g_autofree WarCrossTable *table = g_new0 (WarCrossTable, 1);
  double ratings[WAR_CROSS_TABLE_MAX_PLAYERS];

  table->n_players = 3;
  add_many (table, 0, 1, WAR_GAME_WON, 1000);
  add_many (table, 1, 0, WAR_GAME_WON, 100);
  add_many (table, 1, 2, WAR_GAME_WON, 1000);
  add_many (table, 1, 2, WAR_GAME_LOST, 100);
  war_cross_table_rate (table, ratings);
  g_assert_cmpfloat (fabs (ratings[0] - ratings[1] - 400), <, 1);
  g_assert_cmpfloat (fabs (ratings[1] - ratings[2] - 400), <, 1);
  g_assert_cmpfloat (fabs (ratings[0] + ratings[1] + ratings[2]), <, 1e-6);
}

/* Who has won all is not infinitely strong; draws are halves; who met nobody is in the middle. */
static void
test_edges (void)
{
  g_autofree WarCrossTable *table = g_new0 (WarCrossTable, 1);
  double ratings[WAR_CROSS_TABLE_MAX_PLAYERS];
  WarScore score;

  table->n_players = 3;
  add_many (table, 0, 1, WAR_GAME_DRAWN, 10);
  war_cross_table_rate (table, ratings);
  g_assert_cmpfloat (fabs (ratings[0]), <, 1e-9);
  g_assert_cmpfloat (fabs (ratings[2]), <, 1e-9);

  add_many (table, 0, 2, WAR_GAME_FORFEITED_BY_SECOND, 3);
  war_cross_table_rate (table, ratings);
  g_assert_true (isfinite (ratings[0]) && ratings[0] > ratings[2]);

  score = war_cross_table_get_total (table, 0);
  g_assert_cmpuint (war_score_get_n (&score), ==, 13);
  g_assert_cmpfloat (fabs (war_score_get_share (&score) - 8.0 / 13), <, 1e-12);
  g_assert_cmpfloat (war_score_get_interval (&score).low, <, 8.0 / 13);
  score = war_cross_table_get_total (table, 2);
  g_assert_cmpuint (score.lost, ==, 3);
  g_assert_cmpuint (score.forfeited, ==, 3);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/cross-table/ratings", test_ratings);
  g_test_add_func ("/engine/cross-table/edges", test_edges);
  return g_test_run ();
}
