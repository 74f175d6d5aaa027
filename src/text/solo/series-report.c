/* series-report.c: all that many games say about an operation, as a report
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/series-report.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/solo/luck.h"
#include "text/army/amendment.h"
#include "text/operation/briefing.h"
#include "text/solo/diagnosis.h"
#include "text/solo/series.h"
#include "text/words/phrase.h"

/* The longest bar of the chart of lengths, in signs. */
#define BAR 40

typedef struct
{
  TextReport *report;
  const WarSeriesTally *tally;
  const WarOperation *operation;
} Report;

static void
begin_table (Report *report, const char *title, const char *const *heads, guint n)
{
  text_report_begin_table (report->report, title, heads, n);
}

/* That to which rows are added now. */
static TextReportTable *
get_table (Report *report)
{
  return g_ptr_array_index (report->report->tables, report->report->tables->len - 1);
}

static void
add_row (Report *report, const char *const *cells)
{
  text_report_add_row (report->report, cells);
}

/* A share of games, as it is read in each format: in per cent with one digit. */
static char *
dup_share (double share)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  return g_strdup (g_ascii_formatd (digits, sizeof digits, "%.1f", share * 100));
}

static char *
dup_number (gint64 number)
{
  return g_strdup_printf ("%" G_GINT64_FORMAT, number);
}

static const char *
get_side (const Report *report, guint side)
{
  return report->operation->forces[side]->name;
}

/* A row of so many of n, with the interval of their share. */
static void
add_shares (Report *report, const char *name, guint hits, guint n)
{
  WarInterval interval = war_series_get_interval (report->tally, hits, n);
  g_autofree char *count = dup_number (hits);
  g_autofree char *of = dup_number (n);
  g_autofree char *share = dup_share (n > 0 ? (double) hits / n : 0);
  g_autofree char *low = dup_share (interval.low);
  g_autofree char *high = dup_share (interval.high);
  const char *const cells[] = { name, count, of, share, low, high };

  add_row (report, cells);
}

static void
add_wins (Report *report)
{
  const char *const heads[] = { _ ("Side"), _ ("wins"), _ ("of"), "%", _ ("from %"), _ ("to %") };
  const WarSeriesTally *tally = report->tally;

  begin_table (report, _ ("Wins"), heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < WAR_N_SIDES; i++)
    add_shares (report, get_side (report, i), tally->wins[i], tally->n_games - tally->unfinished);
  add_shares (report, _ ("Draws"), tally->draws, tally->n_games - tally->unfinished);
}

static void
add_beginnings (Report *report)
{
  const char *const heads[]
    = { _ ("Who began"), _ ("wins"), _ ("of"), "%", _ ("from %"), _ ("to %") };
  const WarSeriesTally *tally = report->tally;

  if (tally->began[0] + tally->began[1] == 0)
    return;
  begin_table (report, _ ("Wins of who began"), heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < WAR_N_SIDES; i++)
    add_shares (report, get_side (report, i), tally->began_and_won[i], tally->began[i]);
  add_shares (report, _ ("Both"), tally->began_and_won[0] + tally->began_and_won[1],
              tally->began[0] + tally->began[1]);
}

/* What would remain of wins with average dice, of how many games that says as much as. */
static void
add_evened (Report *report)
{
  const char *const heads[]
    = { _ ("Side"), "%", _ ("from %"), _ ("to %"), _ ("worth games"), _ ("luck explains %") };
  const WarSeriesTally *tally = report->tally;
  WarEvened evened;

  if (!war_luck_even_out (tally, 0, &evened))
    return;
  begin_table (report, _ ("Wins with average dice"), heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < WAR_N_SIDES && war_luck_even_out (tally, i, &evened); i++)
    {
      g_autofree char *share = dup_share (evened.share);
      g_autofree char *low = dup_share (evened.interval.low);
      g_autofree char *high = dup_share (evened.interval.high);
      g_autofree char *worth = dup_number (evened.n_worth);
      g_autofree char *explained = dup_share (evened.explained);

      add_row (report,
               (const char *const[]){ get_side (report, i), share, low, high, worth, explained });
    }
}

static void
add_bands (Report *report)
{
  const char *const heads[] = { _ ("Dice"), _ ("wins"), _ ("of"), "%", _ ("from %"), _ ("to %") };
  const WarLuckTally *luck = &report->tally->luck;
  /* Translators: %s is a side */
  g_autofree char *title = g_strdup_printf (_ ("Wins by luck: %s"), get_side (report, 0));

  if (luck->squares == 0)
    return;
  begin_table (report, title, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < WAR_LUCK_N_BANDS; i++)
    add_shares (report, text_series_band (i), luck->band_wins[0][i], luck->bands[i]);
}

/* The most frequent first. */
static void
add_endings (Report *report)
{
  const char *const heads[] = { _ ("By what"), _ ("games"), "%" };
  const WarSeriesTally *tally = report->tally;
  const GPtrArray *conditions = report->operation->conditions;
  guint n = MAX (tally->n_games - tally->unfinished, 1);
  gboolean is_told[WAR_SERIES_BY_RULES + 1] = { FALSE };

  begin_table (report, _ ("How games ended"), heads, G_N_ELEMENTS (heads));
  for (;;)
    {
      g_autofree char *how = NULL, *count = NULL, *share = NULL;
      guint best = G_MAXUINT;

      for (guint i = 0; i <= WAR_SERIES_BY_RULES; i++)
        if (!is_told[i] && tally->decided[i] > 0
            && (best == G_MAXUINT || tally->decided[i] > tally->decided[best]))
          best = i;
      if (best == G_MAXUINT)
        break;

      is_told[best] = TRUE;
      how = best < conditions->len
              ? text_condition (g_ptr_array_index (conditions, best), report->operation)
              : g_strdup (_ ("the game ended otherwise."));
      count = dup_number (tally->decided[best]);
      share = dup_share ((double) tally->decided[best] / n);
      add_row (report, (const char *const[]){ how, count, share });
    }
}

static void
add_lengths (Report *report)
{
  const char *const heads[] = { _ ("Round"), _ ("games"), "%", "" };
  const WarSeriesTally *tally = report->tally;
  guint n = tally->n_games - tally->unfinished, most = 1;

  if (n == 0)
    return;
  for (guint i = 0; i <= WAR_SERIES_MAX_LENGTH; i++)
    most = MAX (most, tally->lengths[i]);
  begin_table (report, _ ("When games ended"), heads, G_N_ELEMENTS (heads));
  get_table (report)->has_bars = TRUE;
  for (guint i = war_series_get_length (tally, 0); i <= war_series_get_length (tally, 100); i++)
    {
      g_autofree char *round = dup_number (i);
      g_autofree char *count = dup_number (tally->lengths[i]);
      g_autofree char *share = dup_share ((double) tally->lengths[i] / n);
      guint length = (guint) (((guint64) tally->lengths[i] * BAR + most - 1) / most);
      g_autofree char *blocks = g_malloc (BAR * strlen ("█") + 1);
      g_autofree char *bar = NULL;
      const char *cells[] = { round, count, share, "" };

      *blocks = '\0';
      for (guint j = 0; j < length; j++)
        strcpy (blocks + j * strlen ("█"), "█");
      /* The column stands at the right, as numbers do. */
      bar = g_strdup_printf ("%s%*s", blocks, (int) (BAR - length), "");
      cells[3] = bar;
      add_row (report, cells);
    }
}

/* What each had killed by the end of a round, on average; of games that were over it stays. */
static void
add_scores (Report *report)
{
  const char *const heads[] = { _ ("By round"), get_side (report, 0), get_side (report, 1) };
  const WarSeriesTally *tally = report->tally;
  gint64 sums[WAR_N_SIDES] = { 0 };
  guint n = MAX (tally->n_games, 1), last = war_series_get_length (tally, 100);

  if (tally->killed[0] + tally->killed[1] == 0)
    return;
  begin_table (report, _ ("Killed on average by cost"), heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i <= MAX (last, 1); i++)
    {
      char first[G_ASCII_DTOSTR_BUF_SIZE], second[G_ASCII_DTOSTR_BUF_SIZE];
      g_autofree char *round = dup_number (i);
      const char *const cells[] = { round, first, second };

      for (guint side = 0; side < WAR_N_SIDES; side++)
        sums[side] += tally->killed_in[side][i];
      g_ascii_formatd (first, sizeof first, "%.1f", (double) sums[0] / n);
      g_ascii_formatd (second, sizeof second, "%.1f", (double) sums[1] / n);
      if (i > 0 || sums[0] + sums[1] > 0)
        add_row (report, cells);
    }
}

/* How much each killed for 100 points that it lost itself. */
static void
add_exchange (Report *report)
{
  const char *const heads[] = { _ ("Side"), _ ("killed"), _ ("lost"), _ ("killed for 100 lost") };
  const WarSeriesTally *tally = report->tally;

  if (tally->killed[0] == 0 || tally->killed[1] == 0)
    return;
  begin_table (report, _ ("Cost killed and lost in all games"), heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_autofree char *killed = dup_number (tally->killed[i]);
      g_autofree char *lost = dup_number (tally->killed[1 - i]);
      char ratio[G_ASCII_DTOSTR_BUF_SIZE];
      const char *const cells[] = { get_side (report, i), killed, lost, ratio };

      g_ascii_formatd (ratio, sizeof ratio, "%.0f",
                       100. * (double) tally->killed[i] / (double) tally->killed[1 - i]);
      add_row (report, cells);
    }
}

static void
add_losses (Report *report, guint side)
{
  const char *const heads[] = { _ ("Unit type"), _ ("lost"), _ ("of"), "%" };
  g_autoptr (GPtrArray) types = war_force_list_types (report->operation->forces[side]);
  const WarSeriesTally *tally = report->tally;
  /* Translators: %s is a side */
  g_autofree char *title = g_strdup_printf (_ ("Losses by unit type: %s"), get_side (report, side));

  begin_table (report, title, heads, G_N_ELEMENTS (heads));
  for (guint i = 0; i < MIN (types->len, WAR_SERIES_MAX_TYPES); i++)
    {
      const WarUnitType *type = g_ptr_array_index (types, i);
      guint lost = tally->lost[side][i], fielded = tally->fielded[side][i];
      g_autofree char *count = dup_number (lost);
      g_autofree char *of = dup_number (fielded);
      g_autofree char *share = dup_share ((double) lost / MAX (fielded, 1));
      const char *const cells[] = { text_translate (type->name), count, of, share };

      if (fielded > 0)
        add_row (report, cells);
    }
}

static void
add_places (Report *report, guint side)
{
  static const char *const letters[] = { "A", "B", "C", "D", "E", "F", "G", "H" };
  const guint *at = report->tally->lost_at[side];
  const char *heads[TEXT_REPORT_MAX_COLUMNS] = { "" };
  /* Translators: %s is a side; the field in squares, as on a map */
  g_autofree char *title = g_strdup_printf (_ ("Where losses fell, in percent, north on top: %s"),
                                            get_side (report, side));
  guint64 all = 0;

  for (guint i = 0; i < WAR_SERIES_N_ROWS * WAR_SERIES_N_COLUMNS; i++)
    all += at[i];
  if (all == 0)
    return;
  for (guint i = 0; i < WAR_SERIES_N_COLUMNS; i++)
    heads[i + 1] = letters[i];
  begin_table (report, title, heads, TEXT_REPORT_MAX_COLUMNS);
  get_table (report)->is_field = TRUE;
  for (guint i = 0; i < WAR_SERIES_N_ROWS; i++)
    {
      char *cells[TEXT_REPORT_MAX_COLUMNS] = { dup_number (i + 1) };

      for (guint j = 0; j < WAR_SERIES_N_COLUMNS; j++)
        cells[j + 1] = dup_share ((double) at[i * WAR_SERIES_N_COLUMNS + j] / (double) all);
      add_row (report, (const char *const *) cells);
      for (guint j = 0; j < TEXT_REPORT_MAX_COLUMNS; j++)
        g_free (cells[j]);
    }
}

void
text_series_report_add_sentences (TextReport *report, const WarSeriesTally *tally,
                                  const WarOperation *operation,
                                  const char *const commanders[WAR_N_SIDES],
                                  const WarStopping *looks)
{
  g_return_if_fail (report != NULL && tally != NULL && operation != NULL);

  g_autofree char *diagnosis = text_series_diagnosis (tally, operation);
  g_autofree char *first_wins = text_series_wins (tally, operation, 1);
  g_autofree char *second_wins = text_series_wins (tally, operation, 2);
  g_autofree char *average = text_series_average_dice (tally, operation);
  g_autofree char *luck = text_series_luck (tally);
  g_autofree char *changed = text_series_changed (tally, commanders[0], commanders[1]);
  g_autofree char *means = text_series_means (tally, operation);
  g_autofree char *stopped = looks != NULL ? text_series_looks (tally, looks) : NULL;
  g_autofree char *lengths = text_series_lengths (tally);
  g_autofree char *first = text_series_first (tally, operation);
  g_autofree char *amendments = text_amendments (operation->rules, operation->amendments);
  g_autofree char *armies = text_series_armies (operation);
  const char *const all[] = { diagnosis, first_wins, second_wins, average, luck,       changed,
                              means,     stopped,    lengths,     first,   amendments, armies };

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    text_report_add_sentence (report, all[i]);
}

void
text_series_report_add_tables (TextReport *whole, const WarSeriesTally *tally,
                               const WarOperation *operation)
{
  g_return_if_fail (whole != NULL && tally != NULL && operation != NULL);

  Report report = { .report = whole, .tally = tally, .operation = operation };

  add_wins (&report);
  add_evened (&report);
  add_bands (&report);
  add_beginnings (&report);
  add_endings (&report);
  add_lengths (&report);
  add_scores (&report);
  add_exchange (&report);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    add_losses (&report, side);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    add_places (&report, side);
}
