/* series.c: what many games of an operation say about it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/series.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "engine/solo/luck.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

/* Games that say something. */
static guint
count_decided (const WarSeriesTally *tally)
{
  return tally->n_games - tally->unfinished;
}

static const char *
get_side_name (const WarOperation *operation, gint side)
{
  return operation->forces[side - 1]->name;
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
  WarInterval interval = war_series_get_interval (tally, wins, n);

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

/* Adds how many of all games ended so. */
static void
append_ending (GString *text, guint n, guint of, const char *how)
{
  g_autofree char *share = text_chance (war_probability (n, of));

  /* Translators: a share of games, and how they ended: "43 %: Entente win when …" */
  g_string_append_printf (text, C_ ("how games ended", "%s: %s"), share, how);
  g_string_append_c (text, '\n');
}

char *
text_series_endings (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_return_val_if_fail (tally != NULL && operation != NULL, NULL);

  g_autoptr (GString) text = g_string_new (NULL);
  WarSeriesTally left = *tally;
  guint n_all = count_decided (tally);

  if (n_all == 0 || tally->decided[WAR_SERIES_BY_RULES] == n_all)
    return NULL;

  for (guint best = 0; best != G_MAXUINT;)
    {
      best = G_MAXUINT;
      for (guint i = 0; i < operation->conditions->len; i++)
        if (left.decided[i] > 0 && (best == G_MAXUINT || left.decided[i] > left.decided[best]))
          best = i;
      if (best != G_MAXUINT)
        {
          g_autofree char *how
            = text_condition (g_ptr_array_index (operation->conditions, best), operation);

          append_ending (text, left.decided[best], n_all, how);
          left.decided[best] = 0;
        }
    }
  if (tally->decided[WAR_SERIES_BY_RULES] > 0)
    append_ending (text, tally->decided[WAR_SERIES_BY_RULES], n_all,
                   _ ("the game ended otherwise."));

  g_string_truncate (text, text->len - 1);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
text_series_lengths (const WarSeriesTally *tally)
{
  g_return_val_if_fail (tally != NULL, NULL);

  guint least = war_series_get_length (tally, 0), most = war_series_get_length (tally, 100);
  guint quarter = war_series_get_length (tally, 25), three = war_series_get_length (tally, 75);

  if (count_decided (tally) == 0)
    return NULL;
  if (least == most)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "All took %u round.", "All took %u rounds.", most), most);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE,
                                       "They took %u to %u round, half of them %u to %u.",
                                       "They took %u to %u rounds, half of them %u to %u.", most),
                          least, most, quarter, three);
}

char *
text_series_first (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_return_val_if_fail (tally != NULL && operation != NULL, NULL);

  guint n = tally->began[0] + tally->began[1];
  guint wins = tally->began_and_won[0] + tally->began_and_won[1];
  WarInterval interval = war_series_get_interval (tally, wins, n);
  g_autoptr (GString) text = g_string_new (NULL);

  if (n == 0)
    return NULL;
  if (tally->began[0] == 0 || tally->began[1] == 0)
    /* Translators: %s is a side, which is in the plural */
    return g_strdup_printf (_ ("%s always had the first turn."),
                            get_side_name (operation, tally->began[0] > 0 ? 1 : 2));

  g_string_append_printf (
    text,
    _ ("Who had the first turn won %u of %u, %d\u00a0%% (95\u00a0%% interval: %d\u00a0%% to "
       "%d\u00a0%%)"),
    wins, n, get_percent ((double) wins / n), get_percent (interval.low),
    get_percent (interval.high));
  g_string_append_c (text, ':');
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      g_string_append (text, side == 1 ? " " : ", ");
      /* Translators: a side, and how many games it won of those in which it had the first turn */
      g_string_append_printf (text, _ ("%s %u of %u"), get_side_name (operation, side),
                              tally->began_and_won[side - 1], tally->began[side - 1]);
    }
  g_string_append_c (text, '.');
  return g_string_free (g_steal_pointer (&text), FALSE);
}

char *
text_series_average_dice (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_return_val_if_fail (tally != NULL && operation != NULL, NULL);

  WarEvened evened[WAR_N_SIDES];

  for (guint i = 0; i < WAR_N_SIDES; i++)
    if (!war_luck_even_out (tally, i, &evened[i]))
      return NULL;

  /* Translators: two sides, which are in the plural, each with its share and between what that
   * lies */
  return g_strdup_printf (
    _ ("With average dice %s win %d\u00a0%% (95\u00a0%% interval: %d\u00a0%% to %d\u00a0%%), %s "
       "%d\u00a0%% (%d\u00a0%% to %d\u00a0%%)."),
    get_side_name (operation, 1), get_percent (evened[0].share),
    get_percent (evened[0].interval.low), get_percent (evened[0].interval.high),
    get_side_name (operation, 2), get_percent (evened[1].share),
    get_percent (evened[1].interval.low), get_percent (evened[1].interval.high));
}

char *
text_series_luck (const WarSeriesTally *tally)
{
  g_return_val_if_fail (tally != NULL, NULL);

  WarEvened evened[WAR_N_SIDES];
  g_autofree char *explained = NULL;
  gint percent;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    if (!war_luck_even_out (tally, i, &evened[i]))
      return NULL;

  percent = get_percent (fmax (evened[0].explained, evened[1].explained));
  explained = percent > 0
                ? g_strdup_printf (_ ("Luck with dice explains %d\u00a0%% of who wins."), percent)
                : g_strdup (_ ("Luck with dice explains hardly anything of who wins."));
  return g_strconcat (
    explained, " ",
    _ ("Luck is by how many more dice than on average had what they needed; those that are looked "
       "up in a table do not count."),
    NULL);
}

const char *
text_series_band (guint band)
{
  static const char *const names[WAR_LUCK_N_BANDS] = {
    N_ ("Much worse dice"), N_ ("Worse dice"),       N_ ("Even dice"),
    N_ ("Better dice"),     N_ ("Much better dice"),
  };

  g_return_val_if_fail (band < WAR_LUCK_N_BANDS, NULL);

  return _ (names[band]);
}

char *
text_series_changed (const WarSeriesTally *tally, const char *first, const char *second)
{
  g_return_val_if_fail (tally != NULL && first != NULL && second != NULL, NULL);

  guint n = count_decided (tally);
  guint wins[WAR_N_SIDES];

  if (tally->n_changed == 0)
    return NULL;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    wins[i] = tally->wins[i] - tally->changed_wins[i] + tally->changed_wins[1 - i];
  /* Translators: two commanders, as "quick" and "steady", each with his wins and the games */
  return g_strdup_printf (
    _ ("The commanders changed sides from game to game: %s won %u of %u, %s %u of %u."), first,
    wins[0], n, second, wins[1], n);
}

char *
text_series_looks (const WarSeriesTally *tally, const WarStopping *looks)
{
  g_return_val_if_fail (tally != NULL && looks != NULL, NULL);

  g_autoptr (GString) numbers = g_string_new (NULL);
  /* Translators: a number with one digit behind the point, where it is not 0 */
  g_autofree char *within = looks->within * 1000 - 10 * floor (looks->within * 100 + 1e-6) > 0.05
                              ? g_strdup_printf ("%.1f", looks->within * 100)
                              : g_strdup_printf ("%.0f", looks->within * 100);

  if (tally->look == 0)
    return NULL;
  for (guint i = 0; i < WAR_N_LOOKS; i++)
    g_string_append_printf (numbers, i > 0 ? ", %u" : "%u", looks->games[i]);
  /* Translators: how many games there were; numbers of games with commas between; a percentage */
  return g_strdup_printf (
    _ ("Stopped by itself after %u games: it looks after %s whether both shares are known to "
       "±%s\u00a0%%. The intervals are exact, and hold together at all looks with 95\u00a0%%."),
    tally->n_games, numbers->str, within);
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
