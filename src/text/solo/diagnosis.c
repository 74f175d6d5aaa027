/* diagnosis.c: what is the matter with an operation, in a sentence or two
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/solo/diagnosis.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/trials.h"
#include "text/operation/briefing.h"

/* A side kills well that kills so much for 100 that it loses. */
#define GOOD_EXCHANGE 125

/* A force is larger that costs so much for 100 of the other. */
#define LARGER_FORCE 110

/* A way to win is worth telling that makes so many percent of a side's wins. */
#define MOSTLY 50

/* A share that is known so badly, in percent up and down, says little. */
#define BADLY_KNOWN 10

static gint
get_percent (double share)
{
  return (gint) (share * 100 + 0.5);
}

static gboolean
holds_half (WarInterval interval)
{
  return interval.low <= 0.5 && interval.high >= 0.5;
}

/* Of the games that somebody won, how many did who had the first turn. FALSE: nobody has turns, or
 * always the same side has the first one. */
static gboolean
count_first (const WarSeriesTally *tally, guint *wins)
{
  *wins = tally->began_and_won[0] + tally->began_and_won[1];
  return war_series_knows_first (tally);
}

/* Why the side is better off, as a clause; NULL: nothing more is known. */
static char *
dup_reason (const WarSeriesTally *tally, guint side)
{
  gint64 killed = tally->killed[side], lost = tally->killed[1 - side];
  gint64 exchange = lost > 0 ? killed * 100 / lost : 0;
  gboolean is_first = tally->began[side] > 0 && tally->began[1 - side] == 0;

  if (is_first && exchange >= GOOD_EXCHANGE)
    /* Translators: a side, which is in the plural; it stands after a colon */
    return g_strdup_printf (_ ("they always have the first turn, and kill %d points for each 100 "
                               "that they lose"),
                            (gint) MIN (exchange, G_MAXINT));
  if (is_first)
    /* Translators: a side, which is in the plural; it stands after a colon */
    return g_strdup (_ ("they always have the first turn"));
  if (exchange >= GOOD_EXCHANGE)
    /* Translators: a side, which is in the plural; it stands after a colon */
    return g_strdup_printf (_ ("they kill %d points for each 100 that they lose"),
                            (gint) MIN (exchange, G_MAXINT));
  return NULL;
}

/* By which condition the side won most of its games, as a sentence after a blank; or nothing. */
static void
append_way (GString *text, const WarSeriesTally *tally, const WarOperation *operation, guint side)
{
  guint best = G_MAXUINT;

  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (condition->winner == (gint) side + 1
          && (best == G_MAXUINT || tally->decided[i] > tally->decided[best]))
        best = i;
    }
  if (best != G_MAXUINT && tally->wins[side] > 0
      && (guint64) tally->decided[best] * 100 >= (guint64) tally->wins[side] * MOSTLY)
    {
      g_autofree char *how
        = text_condition (g_ptr_array_index (operation->conditions, best), operation);
      gint share
        = get_percent ((double) MIN (tally->decided[best], tally->wins[side]) / tally->wins[side]);

      g_string_append_c (text, ' ');
      /* Translators: "80 % of their wins come so: Entente win when …" */
      g_string_append_printf (text, _ ("%d\u00a0%% of their wins come so: %s"), share, how);
    }
}

/* That the side that is better off has more units, or may bring more, as a sentence after a blank;
 * or nothing. */
static void
append_size (GString *text, const WarOperation *operation, guint side)
{
  const WarForce *force = operation->forces[side], *other = operation->forces[1 - side];
  gint cost = force->cost_limit != 0 ? force->cost_limit : war_force_get_cost (force);
  gint other_cost = other->cost_limit != 0 ? other->cost_limit : war_force_get_cost (other);

  if (other_cost <= 0 || (gint64) cost * 100 < (gint64) other_cost * LARGER_FORCE)
    return;
  g_string_append_c (text, ' ');
  /* Translators: a side, which is in the plural, and what both sides' units cost */
  g_string_append_printf (text, _ ("%s have units for %d points against %d."), force->name, cost,
                          other_cost);
}

static void
append_better (GString *text, const WarSeriesTally *tally, const WarOperation *operation,
               WarInterval interval)
{
  guint side = interval.low > 0.5 ? 0 : 1;
  guint n_won = tally->wins[0] + tally->wins[1], n_first;
  g_autofree char *reason = dup_reason (tally, side);
  const char *name = operation->forces[side]->name;
  gint share = get_percent ((double) tally->wins[side] / n_won);
  gint low = get_percent (side == 0 ? interval.low : 1 - interval.high);
  gint high = get_percent (side == 0 ? interval.high : 1 - interval.low);

  if (reason != NULL)
    /* Translators: a side, which is in the plural; its share, and between what that lies; why */
    g_string_append_printf (text,
                            _ ("%s win %d\u00a0%% of the games that somebody wins (%d\u00a0%% to "
                               "%d\u00a0%%): %s."),
                            name, share, low, high, reason);
  else
    /* Translators: a side, which is in the plural; its share, and between what that lies */
    g_string_append_printf (text,
                            _ ("%s win %d\u00a0%% of the games that somebody wins (%d\u00a0%% to "
                               "%d\u00a0%%)."),
                            name, share, low, high);
  append_size (text, operation, side);
  append_way (text, tally, operation, side);
  if (count_first (tally, &n_first)
      && !holds_half (war_series_get_interval (tally, n_first, n_won)))
    {
      g_string_append_c (text, ' ');
      g_string_append_printf (text, _ ("Who has the first turn wins %d\u00a0%%."),
                              get_percent ((double) n_first / n_won));
    }
}

char *
text_series_diagnosis (const WarSeriesTally *tally, const WarOperation *operation)
{
  g_return_val_if_fail (tally != NULL && operation != NULL, NULL);

  GString *text = g_string_new (NULL);
  guint n_won = tally->wins[0] + tally->wins[1], n_first;
  WarInterval interval = war_series_get_interval (tally, tally->wins[0], n_won), first;

  if (n_won == 0)
    g_string_append (text, _ ("Nobody has won."));
  else if (!holds_half (interval))
    append_better (text, tally, operation, interval);
  else if (count_first (tally, &n_first)
           && !holds_half (first = war_series_get_interval (tally, n_first, n_won)))
    g_string_append_printf (
      text,
      first.low > 0.5
        ? _ ("The side that begins wins %d\u00a0%% of the games that somebody wins (%d\u00a0%% to "
             "%d\u00a0%%): what decides is who has the first turn, not which side it is.")
        : _ ("The side that begins wins only %d\u00a0%% of the games that somebody wins "
             "(%d\u00a0%% to %d\u00a0%%): it is better to have the second turn."),
      get_percent ((double) n_first / n_won), get_percent (first.low), get_percent (first.high));
  else
    {
      /* Translators: a side, which is in the plural; its share, and between what that lies */
      g_string_append_printf (
        text,
        _ ("These games do not show that one side is better off: %s win %d\u00a0%% of those that "
           "somebody wins (%d\u00a0%% to %d\u00a0%%)."),
        operation->forces[0]->name, get_percent ((double) tally->wins[0] / n_won),
        get_percent (interval.low), get_percent (interval.high));
      if (interval.high - interval.low > 2 * BADLY_KNOWN / 100.)
        {
          g_string_append_c (text, ' ');
          g_string_append (text, _ ("They are too few to say more."));
        }
    }
  return g_string_free (text, FALSE);
}
