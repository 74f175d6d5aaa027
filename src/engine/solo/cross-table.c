/* cross-table.c: who has won how often against whom, and how strong that makes him
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/cross-table.h"

#include <math.h>

/* Each brings the strengths nearer to where they no longer change. */
#define N_ITERATIONS 1000

#define ELO_OF_TEN_TO_ONE 400.0

static void
count (WarScore *score, WarGameEnd end)
{
  switch (end)
    {
    case WAR_GAME_WON:
    case WAR_GAME_FORFEITED_BY_SECOND:
      score->won++;
      break;
    case WAR_GAME_DRAWN:
      score->drawn++;
      break;
    case WAR_GAME_FORFEITED_BY_FIRST:
      score->forfeited++;
      score->lost++;
      break;
    case WAR_GAME_LOST:
    default:
      score->lost++;
    }
}

void
war_cross_table_add (WarCrossTable *table, guint first, guint second, WarGameEnd end)
{
  static const WarGameEnd reversed[] = {
    [WAR_GAME_WON] = WAR_GAME_LOST,
    [WAR_GAME_DRAWN] = WAR_GAME_DRAWN,
    [WAR_GAME_LOST] = WAR_GAME_WON,
    [WAR_GAME_FORFEITED_BY_FIRST] = WAR_GAME_FORFEITED_BY_SECOND,
    [WAR_GAME_FORFEITED_BY_SECOND] = WAR_GAME_FORFEITED_BY_FIRST,
  };

  g_return_if_fail (table != NULL && table->n_players <= WAR_CROSS_TABLE_MAX_PLAYERS);
  g_return_if_fail (first < table->n_players && second < table->n_players && first != second);

  count (&table->scores[first][second], end);
  count (&table->scores[second][first], reversed[end]);
}

WarScore
war_cross_table_get_total (const WarCrossTable *table, guint player)
{
  g_return_val_if_fail (table != NULL && player < table->n_players, (WarScore){ 0 });

  WarScore total = { 0 };

  for (guint i = 0; i < table->n_players; i++)
    {
      total.won += table->scores[player][i].won;
      total.drawn += table->scores[player][i].drawn;
      total.lost += table->scores[player][i].lost;
      total.forfeited += table->scores[player][i].forfeited;
    }

  return total;
}

guint
war_score_get_n (const WarScore *score)
{
  return score->won + score->drawn + score->lost;
}

static double
get_points (const WarScore *score)
{
  return score->won + score->drawn / 2.0;
}

double
war_score_get_share (const WarScore *score)
{
  guint n = war_score_get_n (score);

  return n > 0 ? get_points (score) / n : 0.5;
}

WarInterval
war_score_get_interval (const WarScore *score)
{
  return war_share_interval (war_score_get_share (score), war_score_get_n (score));
}

/* One step of what raises the likelihood of all results (Hunter 2004, "MM algorithms for
 * generalized Bradley-Terry models", section 2). */
static void
improve (const WarCrossTable *table, const double *strengths, double *improved)
{
  for (guint i = 0; i < table->n_players; i++)
    {
      double points = 0, met = 0;

      for (guint j = 0; j < table->n_players; j++)
        {
          guint n = war_score_get_n (&table->scores[i][j]);

          if (n == 0)
            continue;
          points += get_points (&table->scores[i][j]) + 0.5;
          met += (n + 1) / (strengths[i] + strengths[j]);
        }
      improved[i] = met > 0 ? points / met : strengths[i];
    }
}

void
war_cross_table_rate (const WarCrossTable *table, double ratings[WAR_CROSS_TABLE_MAX_PLAYERS])
{
  g_return_if_fail (table != NULL && table->n_players <= WAR_CROSS_TABLE_MAX_PLAYERS);

  double strengths[WAR_CROSS_TABLE_MAX_PLAYERS], improved[WAR_CROSS_TABLE_MAX_PLAYERS];
  double mean = 0;

  for (guint i = 0; i < table->n_players; i++)
    strengths[i] = 1;
  for (guint n = 0; n < N_ITERATIONS; n++)
    {
      improve (table, strengths, improved);
      for (guint i = 0; i < table->n_players; i++)
        strengths[i] = improved[i];
    }

  for (guint i = 0; i < table->n_players; i++)
    {
      ratings[i] = ELO_OF_TEN_TO_ONE * log10 (strengths[i]);
      mean += ratings[i] / table->n_players;
    }
  for (guint i = 0; i < table->n_players; i++)
    ratings[i] -= mean;
}
