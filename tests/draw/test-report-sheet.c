/* test-report-sheet.c: what many games of an operation came to, on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/report-sheet.h"

#include <string.h>

#include "fixture.h"
#include "lettered.h"
#include "shipped.h"
#include "text/solo/series-report.h"

static const char *const commanders[WAR_N_SIDES] = { "quick", "quick" };

static WarSeriesTally
get_tally (gboolean has_losses)
{
  WarSeriesTally tally = {
    .n_games = 100,
    .wins = { 30, 70 },
    .decided = { [0] = 60, [WAR_SERIES_BY_RULES] = 40 },
    .lengths = { [2] = 20, [7] = 80 },
    .began = { 50, 50 },
    .began_and_won = { 20, 40 },
    .killed = { 2200, 1100 },
    .killed_in = { { [1] = 2200 }, { [2] = 1100 } },
    .fielded = { { 200, 100 }, { 400 } },
    .lost = { { 50, 10 }, { 10 } },
  };

  if (has_losses)
    {
      tally.lost_at[0][0] = 11;
      tally.lost_at[0][9] = 49;
      tally.lost_at[1][47] = 10;
    }
  return tally;
}

static DrawSheets *
new_sheets (WarOperation *operation, const WarSeriesTally *tally, DrawPaper paper, DrawInk ink)
{
  TextReport *report = text_report_new (operation->name);
  const DrawSheetSetup setup = { .paper = paper, .ink = ink };

  text_series_report_add_sentences (report, tally, operation, commanders, NULL);
  text_series_report_add_tables (report, tally, operation);
  return draw_report_sheets_new (report, operation, tally, &setup);
}

/* All of it is lettered, on each paper and with each ink: sentences, heads, numbers, and percents
 * on the map, where anything fell. */
static void
test_said (void)
{
  const DrawPaper papers[] = { draw_paper_a4, draw_paper_a5, draw_paper_letter };
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");

  for (guint i = 0; i < G_N_ELEMENTS (papers); i++)
    for (gint losses = 0; losses < 2; losses++)
      {
        WarSeriesTally tally = get_tally (losses == 1);
        DrawSheets *sheets = new_sheets (operation, &tally, papers[i], (DrawInk) i);
        g_autofree char *texts = lettered_dup_texts (sheets);

        g_assert_nonnull (strstr (texts, "Test of an Operation"));
        g_assert_nonnull (strstr (texts, "Central Powers: 70 wins of 100"));
        g_assert_nonnull (strstr (texts, "\nWins of who began\n"));
        g_assert_nonnull (strstr (texts, "\n80.0\n"));
        g_assert_nonnull (strstr (texts, "\nBEF Infantry\n"));
        g_assert_cmpint (strstr (texts, "\nWhere They Fell: Entente\n") != NULL, ==, losses);
        g_assert_cmpint (strstr (texts, "\n82\n") != NULL, ==, losses);
        draw_sheets_free (sheets);
      }
}

/* The same report makes the same file. */
static void
test_pdf (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");
  WarSeriesTally tally = get_tally (TRUE);
  GBytes *bytes[2];

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (GError) error = NULL;
      DrawSheets *sheets = new_sheets (operation, &tally, draw_paper_a4, DRAW_INK_COLOUR);

      bytes[i] = draw_sheets_to_pdf (sheets, &error);
      g_assert_no_error (error);
      g_assert_cmpuint (draw_sheets_get_n_pages (sheets), >=, 2);
      draw_sheets_free (sheets);
    }
  g_assert_true (g_bytes_equal (bytes[0], bytes[1]));
  g_bytes_unref (bytes[0]);
  g_bytes_unref (bytes[1]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/report-sheet/said", test_said);
  g_test_add_func ("/draw/report-sheet/pdf", test_pdf);
  return g_test_run ();
}
