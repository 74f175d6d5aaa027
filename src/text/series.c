/* series.c: what many games of an operation say about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/series.h"

#include <glib/gi18n-lib.h>

#include "text/phrase.h"

/* Games that say something. */
static guint
count_decided (const WarSeriesTally *tally)
{
  return tally->n_games - tally->unfinished;
}

static const char *
get_side_name (const WarOperation *operation, gint side)
{
  return text_translate (operation->forces[side - 1]->name);
}

/* In whole percent. */
static gint
get_percent (double share)
{
  return (gint) (share * 100 + 0.5);
}

char *
text_series_wins (const WarSeriesTally *tally, const WarOperation *operation, gint side)
{
  g_return_val_if_fail (tally != NULL, NULL);
  g_return_val_if_fail (side >= 1 && side <= WAR_N_SIDES, NULL);

  guint wins = tally->wins[side - 1], n = count_decided (tally);
  WarInterval interval = war_wilson_interval (wins, n);

  /* Translators: the interval says between what the share lies that any number of games would
   * have */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE,
                 "%s: %u win of %u, %d\u00a0%% (95\u00a0%% interval: %d\u00a0%% to %d\u00a0%%).",
                 "%s: %u wins of %u, %d\u00a0%% (95\u00a0%% interval: %d\u00a0%% to %d\u00a0%%).",
                 wins),
    get_side_name (operation, side), wins, n, n > 0 ? get_percent ((double) wins / n) : 0,
    get_percent (interval.low), get_percent (interval.high));
}

char *
text_series_means (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_return_val_if_fail (tally != NULL, NULL);

  GString *text = g_string_new (NULL);
  guint n = MAX (tally->n_games, 1);
  g_autofree char *first = text_cost ((gint) (tally->killed[0] / n));
  g_autofree char *second = text_cost ((gint) (tally->killed[1] / n));

  g_string_append_printf (
    text, g_dngettext (GETTEXT_PACKAGE, "%u draw.", "%u draws.", tally->draws), tally->draws);
  g_string_append_c (text, ' ');
  g_string_append_printf (text, _ ("%.1f rounds on average."), (double) tally->rounds / n);
  g_string_append_c (text, ' ');
  /* Translators: two sides, each with the cost of what it killed: "Entente killed 420 points" */
  g_string_append_printf (text, _ ("On average %s killed %s, %s killed %s."),
                          get_side_name (operation, 1), first, get_side_name (operation, 2),
                          second);
  if (tally->unfinished > 0)
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text,
                              g_dngettext (GETTEXT_PACKAGE, "%u game was given up.",
                                           "%u games were given up.", tally->unfinished),
                              tally->unfinished);
    }

  return g_string_free (text, FALSE);
}

char *
text_series_verdict (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_return_val_if_fail (tally != NULL, NULL);

  guint n_won = tally->wins[0] + tally->wins[1];
  WarInterval interval = war_wilson_interval (tally->wins[0], n_won);
  gint better = interval.low > 0.5 ? 1 : 2;

  if (n_won == 0)
    return g_strdup (_ ("Nobody has won."));
  if (interval.low <= 0.5 && interval.high >= 0.5)
    return g_strdup (_ ("These games do not show that one side is better off."));

  /* Translators: %s is a side, which is in the plural */
  return g_strdup_printf (
    _ ("%s are better off: of the games that somebody wins, %d\u00a0%% to %d\u00a0%% "
       "are theirs."),
    get_side_name (operation, better), get_percent (better == 1 ? interval.low : 1 - interval.high),
    get_percent (better == 1 ? interval.high : 1 - interval.low));
}

char *
text_series_armies (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  gboolean brings[WAR_N_SIDES];

  for (guint i = 0; i < WAR_N_SIDES; i++)
    brings[i] = operation->forces[i]->cost_limit != 0;
  if (brings[0] && brings[1])
    return g_strdup (
      _ ("Both sides bring armies: in each game they had others, legal and drawn at random."));
  if (!brings[0] && !brings[1])
    return NULL;

  /* Translators: %s is a side */
  return g_strdup_printf (
    _ ("%s: the player brings an army. In each game it was another, legal and drawn at random."),
    get_side_name (operation, brings[0] ? 1 : 2));
}
