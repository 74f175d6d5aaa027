/* test-made-series.c: what many games say about an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "scenario.h"
#include "text/series-report.h"
#include "text/series.h"
#include "text/tournament.h"

#define NBSP "\u00a0"

/* By what games ended comes most frequent first; how long they took, by quarters; who began. What
 * nobody can know, since nothing has ended or nobody has turns, is not said. */
static void
test_series (Fixture *fixture, gconstpointer data)
{
  WarSeriesTally tally = { 0 };
  g_autofree char *endings = NULL;
  g_autofree char *lengths = NULL;
  g_autofree char *first = NULL;
  g_autofree char *always = NULL;
  g_autofree char *changed = NULL;

  g_assert_null (text_series_endings (&tally, fixture->operation));
  g_assert_null (text_series_lengths (&tally));
  g_assert_null (text_series_first (&tally, fixture->operation));

  tally = (WarSeriesTally){
    .n_games = 11,
    .unfinished = 1,
    .wins = { 4, 6 },
    .decided = { [0] = 3, [1] = 6, [WAR_SERIES_BY_RULES] = 1 },
    .lengths = { [2] = 1, [5] = 4, [7] = 4, [12] = 1 },
    .began = { 6, 4 },
    .began_and_won = { 3, 3 },
  };
  endings = text_series_endings (&tally, fixture->operation);
  g_assert_true (g_str_has_prefix (endings, "60" NBSP "%: "));
  g_assert_nonnull (strstr (endings, "\n30" NBSP "%: "));
  g_assert_true (g_str_has_suffix (endings, "\n10" NBSP "%: the game ended otherwise."));
  lengths = text_series_lengths (&tally);
  g_assert_cmpstr (lengths, ==, "They took 2 to 12 rounds, half of them 5 to 7.");
  first = text_series_first (&tally, fixture->operation);
  g_assert_cmpstr (first, ==,
                   "Who had the first turn won 6 of 10, 60" NBSP "% (95" NBSP "% interval: 31" NBSP
                   "% to 83" NBSP "%): Entente 3 of 6, Central Powers 3 of 4.");

  g_assert_null (text_series_changed (&tally, "quick", "steady"));
  tally.n_changed = 5;
  tally.changed_wins[0] = 1;
  tally.changed_wins[1] = 4;
  changed = text_series_changed (&tally, "quick", "steady");
  g_assert_cmpstr (changed, ==,
                   "The commanders changed sides from game to game: quick won 7 of 10, steady 3 of "
                   "10.");

  tally.began[1] = tally.began_and_won[1] = 0;
  always = text_series_first (&tally, fixture->operation);
  g_assert_cmpstr (always, ==, "Entente always had the first turn.");
}

/* The same numbers in each format; what is a table's is no formula to a spreadsheet, and no sign of
 * Markdown's. */
static void
test_report (Fixture *fixture, gconstpointer data)
{
  const char *const sentences[] = { "One.", "Two *stars*.", NULL };
  WarSeriesTally tally = {
    .n_games = 11,
    .unfinished = 1,
    .wins = { 4, 6 },
    .decided = { [0] = 3, [1] = 6, [WAR_SERIES_BY_RULES] = 1 },
    .lengths = { [2] = 1, [3] = 8, [5] = 1 },
    .began = { 6, 4 },
    .began_and_won = { 3, 3 },
    .killed = { 220, 110 },
    .killed_in = { { [1] = 110, [3] = 110 }, { [2] = 110 } },
    .fielded = { { 20 }, { 40 } },
    .lost = { { 5 }, { 10 } },
    .lost_at = { { [0] = 1, [9] = 3 }, { [47] = 7 } },
  };
  g_autofree char *plain
    = text_series_report (&tally, fixture->operation, sentences, TEXT_REPORT_PLAIN);
  g_autofree char *markdown
    = text_series_report (&tally, fixture->operation, sentences, TEXT_REPORT_MARKDOWN);
  g_autofree char *csv = NULL, *looked = NULL;

  g_assert_nonnull (strstr (plain, "\nOne.\nTwo *stars*.\n\nWins\n"));
  g_assert_nonnull (strstr (plain, "  Entente            4  10  40.0    16.8  68.7\n"));
  g_assert_nonnull (strstr (plain, "\n  Both               6  10  60.0    31.3  83.2\n"));
  g_assert_nonnull (strstr (plain, "\n  2          1  10.0  █████\n  3          8  80.0  ██████"));
  g_assert_nonnull (strstr (plain, "\n  4          0   0.0\n"));
  g_assert_nonnull (strstr (plain, "\n  1            10.0             0.0\n"));
  g_assert_nonnull (strstr (plain, "\n  5            20.0            10.0\n"));
  g_assert_nonnull (strstr (plain, "     220   110                  200\n"));
  g_assert_nonnull (strstr (plain, "     5  20  25.0\n"));
  g_assert_nonnull (strstr (plain, "\n  1  25.0   0.0  0.0"));
  g_assert_nonnull (strstr (plain, "\n  2   0.0  75.0  0.0"));
  g_assert_nonnull (strstr (markdown, "- Two \\*stars\\*.\n"));
  g_assert_nonnull (strstr (markdown, "\n| Entente | 4 | 10 | 40.0 | 16.8 | 68.7 |\n"));

  fixture->operation->forces[0]->name[0] = '=';
  csv = text_series_report (&tally, fixture->operation, sentences, TEXT_REPORT_CSV);
  g_assert_true (g_str_has_prefix (csv, "table,row,column,value\r\nWins,\"'=ntente\",wins,4\r\n"));
  g_assert_nonnull (strstr (csv, "\r\nKilled on average by cost,3,Central Powers,10.0\r\n"));
  g_assert_null (strstr (csv, "One."));

  /* Seen at a look, the intervals are wider. */
  tally.look = 1;
  looked = text_series_report (&tally, fixture->operation, sentences, TEXT_REPORT_MARKDOWN);
  g_assert_nonnull (strstr (looked, " | 4 | 10 | 40.0 | 5.0 | 85.9 |\n"));
}

/* The strongest comes first, whoever was named first; who broke games off is named. */
static void
test_tournament (void)
{
  g_autofree WarCrossTable *table = g_new0 (WarCrossTable, 1);
  static const char *const names[] = { "weak", "strong" };
  g_autofree char *text = NULL;

  table->n_players = 2;
  for (guint i = 0; i < 3; i++)
    war_cross_table_add (table, 1, 0, i == 0 ? WAR_GAME_DRAWN : WAR_GAME_FORFEITED_BY_SECOND);
  text = text_tournament (table, names);
  g_assert_nonnull (strstr (text, "  strong    2      1     0   83" NBSP "%"));
  g_assert_true (strstr (text, "strong") < strstr (text, "weak"));
  g_assert_true (g_str_has_suffix (text, "weak broke 2 games off, which count as lost.\n"));
  g_assert_null (strstr (text, "Each against each"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/text/series/series", Fixture, NULL, set_up, test_series, tear_down);
  g_test_add ("/text/series/report", Fixture, NULL, set_up, test_report, tear_down);
  g_test_add_func ("/text/series/tournament", test_tournament);
  return g_test_run ();
}
