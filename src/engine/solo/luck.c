/* luck.c: what luck with dice did in a series, and what is left when it is taken out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/luck.h"

#include <math.h>

#define MILLION 1000000

/* Fewer games do not say what goes with luck. */
#define LEAST_GAMES 20

void
war_luck_add (WarLuck *luck, const WarEvent *event, gint side)
{
  g_return_if_fail (luck != NULL && event != NULL);

  if (event->need <= 0 || side < 0 || side >= WAR_N_SIDES)
    return;

  for (guint i = 0; i < event->n_dice; i++)
    {
      double chance = war_event_get_die_chance (event, i);
      gint64 more = (war_event_die_succeeds (event, i) ? MILLION : 0) - llround (chance * MILLION);

      luck->luck += side == 0 ? more : -more;
      luck->variance += llround (chance * (1 - chance) * MILLION);
    }
}

/* Bands are so wide that of games of many dice 7, 24, 38, 24 and 7 % fall in them: they end a half,
 * and three halves, of a deviation away from none. */
static guint
find_band (const WarLuck *luck)
{
  double square = (double) luck->luck * (double) luck->luck;
  double variance = (double) luck->variance * MILLION;
  guint away = 4 * square > 9 * variance ? 2 : 4 * square > variance ? 1 : 0;

  return luck->luck > 0 ? WAR_LUCK_EVEN + away : WAR_LUCK_EVEN - away;
}

void
war_luck_count (WarLuckTally *tally, const WarLuck *luck, gint winner)
{
  g_return_if_fail (tally != NULL && luck != NULL);

  const gint64 part = MILLION / WAR_LUCK_UNIT;
  gint64 units = (luck->luck + (luck->luck > 0 ? part / 2 : -part / 2)) / part;
  guint band = find_band (luck);

  units = CLAMP (units, -WAR_LUCK_MOST, WAR_LUCK_MOST);
  tally->sum += units;
  tally->squares += units * units;
  tally->bands[band]++;
  if (winner < WAR_WINNER_SIDE_1 || winner > WAR_WINNER_SIDE_2)
    return;
  tally->of_wins[winner - WAR_WINNER_SIDE_1] += units;
  tally->band_wins[winner - WAR_WINNER_SIDE_1][band]++;
}

void
war_luck_tally_add (WarLuckTally *tally, const WarLuckTally *other)
{
  g_return_if_fail (tally != NULL && other != NULL);

  tally->sum += other->sum;
  tally->squares += other->squares;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    tally->of_wins[i] += other->of_wins[i];
  for (guint i = 0; i < WAR_LUCK_N_BANDS; i++)
    {
      tally->bands[i] += other->bands[i];
      for (guint side = 0; side < WAR_N_SIDES; side++)
        tally->band_wins[side][i] += other->band_wins[side][i];
    }
}

gboolean
war_luck_even_out (const WarSeriesTally *tally, guint side, WarEvened *evened)
{
  g_return_val_if_fail (tally != NULL && side < WAR_N_SIDES && evened != NULL, FALSE);

  const WarLuckTally *luck = &tally->luck;
  guint n = tally->n_games - tally->unfinished;
  double share, mean, variance, together, worth;

  if (n < LEAST_GAMES || luck->squares == 0)
    return FALSE;

  share = (double) tally->wins[side] / n;
  mean = (double) luck->sum / n;
  variance = (double) luck->squares / n - mean * mean;
  together = (double) luck->of_wins[side] / n - mean * share;
  *evened = (WarEvened){ .share = share };
  if (variance > 0 && share > 0 && share < 1)
    {
      evened->share = CLAMP (share - together / variance * mean, 0, 1);
      evened->explained = fmin (together * together / (variance * share * (1 - share)), 1);
    }

  /* What is not explained is all that chance is left with; how far luck matters is found in the
   * same games, which costs two of them. */
  worth = fmin ((n - 2) / fmax (1 - evened->explained, 0.001), WAR_SERIES_MAX_GAMES);
  evened->n_worth = (guint) worth;
  evened->interval = tally->look == 0
                       ? war_share_interval (evened->share, evened->n_worth)
                       : war_series_get_interval (
                         tally, (guint) lround (evened->share * evened->n_worth), evened->n_worth);
  return TRUE;
}
