/* tournament.c: how commanders have fared against each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/tournament.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "text/words/phrase.h"
#include "text/words/table.h"

static gint
get_percent (double share)
{
  return (gint) (share * 100 + 0.5);
}

static char *
format_interval (const WarScore *score)
{
  WarInterval interval = war_score_get_interval (score);

  return g_strdup_printf (_ ("%d–%d\u00a0%%"), get_percent (interval.low),
                          get_percent (interval.high));
}

/* Numbers of the players, the strongest first; of equals, as they were named. */
static void
sort_players (const WarCrossTable *table, const double *ratings, guint *order)
{
  for (guint i = 0; i < table->n_players; i++)
    {
      guint place = i;

      for (; place > 0 && ratings[order[place - 1]] < ratings[i]; place--)
        order[place] = order[place - 1];
      order[place] = i;
    }
}

static void
add_player (TextTable *rows, const char *name, const WarScore *score, double rating)
{
  g_autofree char *won = g_strdup_printf ("%u", score->won);
  g_autofree char *drawn = g_strdup_printf ("%u", score->drawn);
  g_autofree char *lost = g_strdup_printf ("%u", score->lost);
  g_autofree char *share
    = g_strdup_printf (_ ("%d\u00a0%%"), get_percent (war_score_get_share (score)));
  g_autofree char *interval = format_interval (score);
  g_autofree char *elo = text_signed ((gint) lround (rating));

  text_table_add_row (rows, name, won, drawn, lost, share, interval, elo, NULL);
}

static void
append_forfeits (GString *text, const char *name, guint forfeited)
{
  if (forfeited > 0)
    g_string_append_printf (
      text,
      g_dngettext (GETTEXT_PACKAGE, "%s broke %u game off, which counts as lost.\n",
                   "%s broke %u games off, which count as lost.\n", forfeited),
      name, forfeited);
}

static void
append_meetings (GString *text, const WarCrossTable *table, const char *const *names,
                 const guint *order)
{
  g_autoptr (TextTable) rows = text_table_new (4);

  for (guint i = 0; i < table->n_players; i++)
    for (guint j = i + 1; j < table->n_players; j++)
      {
        const WarScore *score = &table->scores[order[i]][order[j]];
        g_autofree char *share
          = g_strdup_printf (_ ("%d\u00a0%%"), get_percent (war_score_get_share (score)));
        g_autofree char *interval = format_interval (score);

        text_table_add_row (rows, names[order[i]], names[order[j]], share, interval, NULL);
      }
  g_string_append_printf (text, "\n%s\n", _ ("Each against each, the first one's share:"));
  text_table_append (rows, text, 2);
}

char *
text_tournament (const WarCrossTable *table, const char *const *names)
{
  g_return_val_if_fail (table != NULL && names != NULL, NULL);

  double ratings[WAR_CROSS_TABLE_MAX_PLAYERS];
  guint order[WAR_CROSS_TABLE_MAX_PLAYERS];
  g_autoptr (TextTable) rows = text_table_new (7);
  GString *text = g_string_new (NULL);

  war_cross_table_rate (table, ratings);
  sort_players (table, ratings, order);
  for (guint i = 1; i < 7; i++)
    text_table_align_right (rows, i);
  text_table_add_row (rows, "", _ ("Won"), _ ("Drawn"), _ ("Lost"), _ ("Share"),
                      /* xgettext:no-c-format */
                      _ ("95\u00a0% interval"), _ ("Elo"), NULL);
  for (guint i = 0; i < table->n_players; i++)
    {
      WarScore total = war_cross_table_get_total (table, order[i]);

      add_player (rows, names[order[i]], &total, ratings[order[i]]);
    }
  text_table_append (rows, text, 2);

  for (guint i = 0; i < table->n_players; i++)
    append_forfeits (text, names[order[i]], war_cross_table_get_total (table, order[i]).forfeited);
  if (table->n_players > 2)
    append_meetings (text, table, names, order);
  return g_string_free (text, FALSE);
}
