/* test-made-series.c: what many games say about an operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/operation/operation-edit.h"
#include "scenario.h"
#include "text/solo/diagnosis.h"
#include "text/solo/series-report.h"
#include "text/solo/series.h"
#include "text/solo/tournament.h"
#include "text/solo/trials.h"

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

/* In 100 games the first side's dice were better by 0.3 a game, and wins went with that: two of its
 * 60 wins go. Its wins are told by how its dice were. */
static void
test_luck (Fixture *fixture, gconstpointer data)
{
  WarSeriesTally tally = {
    .n_games = 100,
    .wins = { 60, 40 },
    .luck = {
      .sum = 3000,
      .squares = 9000000,
      .of_wins = { 7800, -4800 },
      .bands = { 5, 25, 40, 25, 5 },
      .band_wins = { { 0, 10, 25, 20, 5 }, { 5, 15, 15, 5, 0 } },
    },
  };
  g_autoptr (TextReport) report = text_report_new ("Title");
  g_autofree char *average = text_series_average_dice (&tally, fixture->operation);
  g_autofree char *luck = text_series_luck (&tally);
  g_autofree char *none = NULL, *plain = NULL, *little = NULL;

  g_assert_cmpstr (average, ==,
                   "With average dice Entente win 58" NBSP "% (95" NBSP "% interval: 49" NBSP
                   "% to 67" NBSP "%), Central Powers 42" NBSP "% (33" NBSP "% to 51" NBSP "%).");
  g_assert_true (
    g_str_has_prefix (luck, "Luck with dice explains 17" NBSP "% of who wins. Luck is by "));
  text_series_report_add_tables (report, &tally, fixture->operation);
  plain = text_report_write (report, TEXT_REPORT_MARKDOWN);
  g_assert_nonnull (strstr (plain, "| Entente | 58.0 | 48.9 | 66.5 | 117 | 16.8 |\n"));
  g_assert_nonnull (strstr (plain, "## Wins by luck: Entente\n"));
  g_assert_nonnull (strstr (plain, "| Even dice | 25 | 40 | 62.5 |"));
  g_assert_nonnull (strstr (plain, "| Much worse dice | 0 | 5 | 0.0 |"));
  g_assert_nonnull (strstr (plain, "| Much better dice | 5 | 5 | 100.0 |"));

  tally.luck.of_wins[0] = 1800;
  tally.luck.of_wins[1] = 1200;
  little = text_series_luck (&tally);
  g_assert_nonnull (strstr (little, "explains hardly anything"));
  tally.luck = (WarLuckTally){ 0 };
  none = text_series_luck (&tally);
  g_assert_null (none);
}

static char *
write_report (const WarSeriesTally *tally, const WarOperation *operation,
              const char *const *sentences, TextReportFormat format)
{
  g_autoptr (TextReport) report = text_report_new (operation->name);

  for (guint i = 0; sentences[i] != NULL; i++)
    text_report_add_sentence (report, sentences[i]);
  text_series_report_add_tables (report, tally, operation);
  return text_report_write (report, format);
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
  g_autofree char *plain = write_report (&tally, fixture->operation, sentences, TEXT_REPORT_PLAIN);
  g_autofree char *markdown
    = write_report (&tally, fixture->operation, sentences, TEXT_REPORT_MARKDOWN);
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
  csv = write_report (&tally, fixture->operation, sentences, TEXT_REPORT_CSV);
  g_assert_true (g_str_has_prefix (csv, "table,row,column,value\r\nWins,\"'=ntente\",wins,4\r\n"));
  g_assert_nonnull (strstr (csv, "\r\nKilled on average by cost,3,Central Powers,10.0\r\n"));
  g_assert_null (strstr (csv, "One."));

  /* Seen at a look, the intervals are wider. */
  tally.look = 1;
  looked = write_report (&tally, fixture->operation, sentences, TEXT_REPORT_MARKDOWN);
  g_assert_nonnull (strstr (looked, " | 4 | 10 | 40.0 | 5.0 | 85.9 |\n"));
}

/* What is the matter, as far as the games show it: nothing, who begins, a side, with why. */
static void
test_diagnosis (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    WarSeriesTally tally;
    const char *words;
  } rows[] = {
    { { .n_games = 3, .draws = 3 }, "Nobody has won." },
    { { .n_games = 1000,
        .wins = { 510, 490 },
        .began = { 500, 500 },
        .began_and_won = { 255, 245 } },
      "These games do not show that one side is better off: Entente win 51" NBSP "% of those that "
      "somebody wins (48" NBSP "% to 54" NBSP "%)." },
    { { .n_games = 10, .wins = { 6, 4 } },
      "These games do not show that one side is better off: Entente win 60" NBSP "% of those that "
      "somebody wins (31" NBSP "% to 83" NBSP "%). They are too few to say more." },
    { { .n_games = 400,
        .wins = { 200, 200 },
        .began = { 200, 200 },
        .began_and_won = { 128, 128 } },
      "The side that begins wins 64" NBSP "% of the games that somebody wins (59" NBSP
      "% to 69" NBSP "%): what decides is who has the first turn, not which side it is." },
    { { .n_games = 400, .wins = { 200, 200 }, .began = { 200, 200 }, .began_and_won = { 72, 72 } },
      "The side that begins wins only 36" NBSP "% of the games that somebody wins (31" NBSP
      "% to 41" NBSP "%): it is better to have the second turn." },
    { { .n_games = 400,
        .wins = { 120, 280 },
        .began = { 0, 400 },
        .began_and_won = { 0, 280 },
        .killed = { 10000, 21000 } },
      "Central Powers win 70" NBSP "% of the games that somebody wins (65" NBSP "% to 74" NBSP
      "%): they always have the first turn, and kill 210 points for each 100 that they lose." },
    { { .n_games = 400,
        .wins = { 280, 120 },
        .decided = { [1] = 90 },
        .began = { 200, 200 },
        .began_and_won = { 180, 100 } },
      "Entente win 70" NBSP "% of the games that somebody wins (65" NBSP "% to 74" NBSP
      "%). Who has the first turn wins 70" NBSP "%." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *words = text_series_diagnosis (&rows[i].tally, fixture->operation);

      g_assert_cmpstr (words, ==, rows[i].words);
    }
  for (guint i = 0; i < fixture->operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (fixture->operation->conditions, i);
      WarSeriesTally tally = { .n_games = 400, .wins = { 80, 320 } };
      g_autofree char *words = NULL;

      tally.decided[i] = 200;
      if (condition->winner == 2)
        {
          words = text_series_diagnosis (&tally, fixture->operation);
          g_assert_nonnull (
            strstr (words, ". 63" NBSP "% of their wins come so: Central Powers win when "));
        }
    }
}

/* Who has more units is told so where he wins, and not where he loses. */
static void
test_size (Fixture *fixture, gconstpointer data)
{
  const WarSeriesTally tally = { .n_games = 400, .wins = { 80, 320 } };
  const WarSeriesTally other = { .n_games = 400, .wins = { 320, 80 } };
  gint cost = war_force_get_cost (fixture->operation->forces[0]);
  g_autoptr (WarOperation) larger
    = war_operation_set_cost_limit (fixture->operation, 2, (cost * 11 + 9) / 10);
  g_autoptr (WarOperation) equal
    = war_operation_set_cost_limit (fixture->operation, 2, cost * 11 / 10 - 1);
  g_autofree char *words = text_series_diagnosis (&tally, larger);
  g_autofree char *losing = text_series_diagnosis (&other, larger);
  g_autofree char *few = text_series_diagnosis (&tally, equal);
  g_autofree char *sentence = g_strdup_printf (
    "). Central Powers have units for %d points against %d.", (cost * 11 + 9) / 10, cost);

  g_assert_true (g_str_has_suffix (words, sentence));
  g_assert_null (strstr (losing, "have units"));
  g_assert_null (strstr (few, "have units"));
}

/* What each change is called, what it does to whoever is better off, and which one mends it. */
static void
test_trials (Fixture *fixture, gconstpointer data)
{
  const WarTrial all[] = {
    { .variant = { .kind = WAR_VARIANT_FIRST, .number = 2 },
      .tally = { .n_games = 400, .wins = { 208, 192 } },
      .pairs[0] = { 400, -184, 4 * 150 } },
    { .variant = { .kind = WAR_VARIANT_ROUNDS, .number = 10 },
      .tally = { .n_games = 400, .wins = { 292, 108 } },
      .pairs[0] = { 400, -16, 4 * 20 } },
    { .variant = { .kind = WAR_VARIANT_MORE, .side = 1 },
      .tally = { .n_games = 400, .wins = { 340, 60 } },
      .pairs[0] = { 400, 80, 4 * 60 } },
    { .variant = { .kind = WAR_VARIANT_AMENDMENT, .index = 1, .number = TRUE },
      .tally = { .n_games = 400, .wins = { 300, 100 } },
      .is_idle = TRUE },
  };
  static const char *const titles[] = {
    "Central Powers go first",
    "10 rounds instead of 12",
    "Entente: one BEF Infantry more",
    "With amendment E-5: A natural 1 never saves",
    "Without amendment E-5: Cover adds to every save, to a natural 1 as well",
  };
  g_auto (WarTrials) trials
    = { .before = { .n_games = 400, .wins = { 300, 100 } }, .n_variants = 2 };
  g_autoptr (TextReport) report = text_report_new ("Title");
  g_autofree char *less = NULL, *chance = NULL, *more = NULL, *remedy = NULL, *plain = NULL;
  g_autofree char *other = NULL;

  trials.trials = g_array_new (FALSE, FALSE, sizeof (WarTrial));
  g_array_append_vals (trials.trials, all, G_N_ELEMENTS (all));
  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      const WarVariant without = { .kind = WAR_VARIANT_AMENDMENT, .index = 1 };
      g_autofree char *title = text_trial_title (
        i < G_N_ELEMENTS (all) ? &all[i].variant : &without, fixture->operation);

      g_assert_cmpstr (title, ==, titles[i]);
    }
  less = text_trial_effect (&trials, &all[0], fixture->operation);
  g_assert_cmpstr (less, ==,
                   "Entente win 52" NBSP "% instead of 75" NBSP "%: 16 to 30 percentage points "
                   "less.");
  chance = text_trial_effect (&trials, &all[1], fixture->operation);
  g_assert_cmpstr (chance, ==,
                   "Entente win 73" NBSP "% instead of 75" NBSP "%: that may be chance (−5 to +1 "
                   "percentage points).");
  more = text_trial_effect (&trials, &all[2], fixture->operation);
  g_assert_cmpstr (more, ==,
                   "Entente win 85" NBSP "% instead of 75" NBSP "%: 5 to 15 percentage points "
                   "more.");
  remedy = text_trials_remedy (&trials, fixture->operation);
  g_assert_true (g_str_has_prefix (remedy, "What mends it best: “Central Powers go first”. Entente "
                                           "win 52" NBSP "%"));

  /* Of 75 % a change leaves 60: it is the best, and does not mend it. */
  {
    WarTrial *best = &g_array_index (trials.trials, WarTrial, 0);
    g_autofree char *little = NULL;

    best->pairs[0].sum = -120;
    little = text_trials_remedy (&trials, fixture->operation);
    g_assert_true (g_str_has_prefix (little, "What helps most, and is not enough: “Central Powers "
                                             "go first”. Entente win 60"));
    best->pairs[0].sum = -184;
  }
  text_trials_add_table (&trials, fixture->operation, report);
  plain = text_report_write (report, TEXT_REPORT_MARKDOWN);
  g_assert_nonnull (strstr (plain, "| No change | 75.0 |  |  |  |\n"
                                   "| Central Powers go first | 52.0 | -23.0 | -30.0 | -15.8 |\n"
                                   "| 10 rounds instead of 12 | 73.0 |"));
  g_assert_null (strstr (plain, "E-5"));

  /* The second side is told of where it is better off. */
  trials.before = (WarSeriesTally){ .n_games = 400, .wins = { 100, 300 } };
  other = text_trial_effect (&trials, &all[0], fixture->operation);
  g_assert_cmpstr (other, ==,
                   "Central Powers win 98" NBSP "% instead of 75" NBSP "%: 16 to 30 percentage "
                   "points more.");
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
  g_test_add ("/text/series/luck", Fixture, NULL, set_up, test_luck, tear_down);
  g_test_add ("/text/series/report", Fixture, NULL, set_up, test_report, tear_down);
  g_test_add ("/text/series/diagnosis", Fixture, NULL, set_up, test_diagnosis, tear_down);
  g_test_add ("/text/series/size", Fixture, NULL, set_up, test_size, tear_down);
  g_test_add ("/text/series/trials", Fixture, NULL, set_up, test_trials, tear_down);
  g_test_add_func ("/text/series/tournament", test_tournament);
  return g_test_run ();
}
