/* worth.c: which unit types are worth what they cost, by what the armies that have them win
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/worth.h"

#include <math.h>

#define DOUBT 0.05

/* Student's t -------------------------------------------------------------------------------- */

#define MOST_TERMS 300
#define N_HALVINGS 60
#define TINY 1e-300
#define EXACT 1e-14

/* The continued fraction of the incomplete beta function, by Lentz's method (DLMF 8.17.22). */
static double
get_fraction (double x, double a, double b)
{
  double c = 1, d = 1 / (1 - (a + b) * x / (a + 1)), fraction = d;

  for (guint m = 1; m <= MOST_TERMS; m++)
    {
      double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
      double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
      double step;

      d = 1 / (1 + even * d + TINY);
      c = 1 + even / c + TINY;
      fraction *= c * d;
      d = 1 / (1 + odd * d + TINY);
      c = 1 + odd / c + TINY;
      step = c * d;
      fraction *= step;
      if (fabs (step - 1) < EXACT)
        break;
    }
  return fraction;
}

/* The regularised incomplete beta function. */
static double
get_beta (double x, double a, double b)
{
  double front;

  if (x <= 0 || x >= 1)
    return x <= 0 ? 0 : 1;
  front = exp (lgamma (a + b) - lgamma (a) - lgamma (b) + a * log (x) + b * log1p (-x));
  return x < (a + 1) / (a + b + 2) ? front * get_fraction (x, a, b) / a
                                   : 1 - front * get_fraction (1 - x, b, a) / b;
}

double
war_student_reach (guint freedom, double doubt)
{
  g_return_val_if_fail (freedom > 0 && doubt > 0 && doubt < 1, 0);

  double low = 0, high = 1;

  /* Of t = sqrt (freedom × (1 − x) / x), where x is beta distributed. */
  for (guint i = 0; i < N_HALVINGS; i++)
    {
      double middle = (low + high) / 2;

      if (get_beta (middle, freedom / 2., 0.5) < doubt)
        low = middle;
      else
        high = middle;
    }
  return sqrt (freedom * (1 - low) / low);
}

/* Armies ------------------------------------------------------------------------------------- */

/* The armies of one book. */
typedef struct
{
  guint n;
  guint places[WAR_BALANCE_MAX_ARMIES]; /* in the roll; who has most points first */
  double shares[WAR_BALANCE_MAX_ARMIES]; /* of the points */
} Peers;

static void
gather (const WarBalanceRoll *roll, const WarBalanceTally *tally, guint book, Peers *peers)
{
  peers->n = 0;
  for (guint i = 0; i < roll->armies->len; i++)
    {
      WarScore score = war_balance_get_total (tally, i);
      double share = war_score_get_share (&score);
      guint place = peers->n;

      if (war_balance_roll_get_army (roll, i)->book != book || war_score_get_n (&score) == 0)
        continue;
      for (; place > 0 && peers->shares[place - 1] < share; place--)
        {
          peers->shares[place] = peers->shares[place - 1];
          peers->places[place] = peers->places[place - 1];
        }
      peers->shares[place] = share;
      peers->places[place] = i;
      peers->n++;
    }
}

/* The part of its cost that goes into the type. */
static double
get_part (const WarBalanceRoll *roll, const Peers *peers, guint peer, guint type)
{
  const WarBalanceArmy *army = war_balance_roll_get_army (roll, peers->places[peer]);

  return army->n_units[type] * (double) war_balance_roll_get_type (roll, type)->cost
         / MAX (army->cost, 1);
}

static void
fit (const WarBalanceRoll *roll, const Peers *peers, guint type, guint n_compared, WarWorth *worth)
{
  double part = 0, share = 0, spread = 0, slope = 0, error = 0, usual = 0, reach;

  for (guint i = 0; i < peers->n; i++)
    {
      part += get_part (roll, peers, i, type) / peers->n;
      share += peers->shares[i] / peers->n;
    }
  for (guint i = 0; i < peers->n; i++)
    {
      double away = get_part (roll, peers, i, type) - part;

      spread += away * away;
      slope += away * (peers->shares[i] - share);
    }
  slope /= spread;
  for (guint i = 0; i < peers->n; i++)
    {
      double away = get_part (roll, peers, i, type) - part;
      double leverage = 1. / peers->n + away * away / spread;
      double rest = peers->shares[i] - share - slope * away;

      usual += rest * rest / (peers->n - 2);
      rest /= fmax (1 - leverage, 1e-9);
      error += away * away * rest * rest;
    }
  error = fmax (sqrt (error) / spread, sqrt (usual / spread));
  reach = war_student_reach (peers->n - 2, DOUBT / n_compared) * error;
  worth->slope = slope;
  worth->interval = (WarInterval){ slope - reach, slope + reach };
}

/* Whether it can be compared: of both sorts, with and without or with more and with less, there is
 * more than one army, so that no single one decides. */
static gboolean
is_comparable (const WarBalanceRoll *roll, const Peers *peers, guint type)
{
  double least = 1, most = 0;
  guint n_least = 0, n_most = 0;

  for (guint i = 0; i < peers->n; i++)
    {
      double part = get_part (roll, peers, i, type);

      least = MIN (least, part);
      most = MAX (most, part);
    }
  for (guint i = 0; i < peers->n; i++)
    {
      double part = get_part (roll, peers, i, type);

      n_least += part < (least + most) / 2;
      n_most += part >= (least + most) / 2;
    }
  return peers->n >= WAR_WORTH_LEAST_ARMIES && most - least > 1e-6 && n_least > 1 && n_most > 1;
}

static void
count_taking (const WarBalanceRoll *roll, const Peers *peers, guint type, WarWorth *worth)
{
  worth->n_armies = peers->n;
  worth->n_third = peers->n / 3;
  for (guint i = 0; i < peers->n; i++)
    {
      gboolean has = war_balance_roll_get_army (roll, peers->places[i])->n_units[type] > 0;

      worth->n_taking += has;
      worth->n_of_best += has && i < worth->n_third;
      worth->n_of_worst += has && i >= peers->n - worth->n_third;
      *(has ? &worth->share_with : &worth->share_without) += peers->shares[i];
    }
  worth->share_with /= MAX (worth->n_taking, 1);
  worth->share_without /= MAX (peers->n - worth->n_taking, 1);
}

/* Prices ------------------------------------------------------------------------------------- */

/* Of a book: more armies than twice its types by so many. */
#define SPARE_ARMIES 8
#define LEAST_TAKING 3

#define LEAST_PIVOT 1e-9

static double
get_units (const WarBalanceRoll *roll, const Peers *peers, guint peer, guint type)
{
  return war_balance_roll_get_army (roll, peers->places[peer])->n_units[type];
}

/* The types of the peers' book that can be told apart: how many. */
static guint
list_priced (const WarBalanceRoll *roll, const Peers *peers, guint book, const WarWorth *worths,
             guint *types)
{
  guint n = 0;

  for (guint i = 0; i < roll->types->len; i++)
    if (war_balance_roll_get_type (roll, i)->book == book && worths[i].n_taking >= LEAST_TAKING)
      types[n++] = i;
  return peers->n >= 2 * n + SPARE_ARMIES ? n : 0;
}

/* Inverts the matrix in the left half of n rows of 2 n numbers, whose right half is the unit
 * matrix (Gauss and Jordan). FALSE: it has no inverse. */
static gboolean
invert (double *rows, guint n)
{
  guint width = 2 * n;

  for (guint i = 0; i < n; i++)
    {
      guint best = i;
      double pivot;

      for (guint j = i + 1; j < n; j++)
        if (fabs (rows[j * width + i]) > fabs (rows[best * width + i]))
          best = j;
      pivot = rows[best * width + i];
      if (fabs (pivot) < LEAST_PIVOT)
        return FALSE;
      for (guint k = 0; k < width; k++)
        {
          double kept = rows[i * width + k];

          rows[i * width + k] = rows[best * width + k] / pivot;
          if (best != i)
            rows[best * width + k] = kept;
        }
      for (guint j = 0; j < n; j++)
        {
          double part = rows[j * width + i];

          for (guint k = 0; j != i && k < width; k++)
            rows[j * width + k] -= part * rows[i * width + k];
        }
    }
  return TRUE;
}

static void
price (const WarBalanceRoll *roll, const Peers *peers, const guint *types, guint n, double doubt,
       WarWorth *worths)
{
  g_autofree double *rows = g_new0 (double, 2 * n * n);
  g_autofree double *adds = g_new0 (double, n);
  double share = 0, cost = 0, error = 0, reach;

  for (guint i = 0; i < n; i++)
    {
      for (guint j = 0; j < n; j++)
        for (guint k = 0; k < peers->n; k++)
          rows[i * 2 * n + j]
            += get_units (roll, peers, k, types[i]) * get_units (roll, peers, k, types[j]);
      rows[i * 2 * n + n + i] = 1;
    }
  if (!invert (rows, n))
    return;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; j < n; j++)
      for (guint k = 0; k < peers->n; k++)
        adds[i]
          += rows[i * 2 * n + n + j] * get_units (roll, peers, k, types[j]) * peers->shares[k];
  for (guint k = 0; k < peers->n; k++)
    {
      double rest = peers->shares[k];

      for (guint i = 0; i < n; i++)
        rest -= adds[i] * get_units (roll, peers, k, types[i]);
      error += rest * rest / (peers->n - n);
      share += peers->shares[k];
      cost += war_balance_roll_get_army (roll, peers->places[k])->cost;
    }
  reach = war_student_reach (peers->n - n, doubt);
  for (guint i = 0; i < n && share > 0; i++)
    {
      WarWorth *worth = &worths[types[i]];
      double around = reach * sqrt (fmax (error * rows[i * 2 * n + n + i], 0));

      worth->is_priced = TRUE;
      worth->price = adds[i] * cost / share;
      worth->price_interval
        = (WarInterval){ (adds[i] - around) * cost / share, (adds[i] + around) * cost / share };
    }
}

static void
price_all (const WarBalanceRoll *roll, const WarBalanceTally *tally, WarWorth *worths)
{
  g_autofree guint *types = g_new (guint, roll->types->len + 1);
  guint n_all = 0;
  Peers peers;

  for (guint i = 0; i < roll->books->len; i++)
    {
      gather (roll, tally, i, &peers);
      n_all += list_priced (roll, &peers, i, worths, types);
    }
  for (guint i = 0; i < roll->books->len; i++)
    {
      guint n;

      gather (roll, tally, i, &peers);
      n = list_priced (roll, &peers, i, worths, types);
      if (n > 0)
        price (roll, &peers, types, n, DOUBT / n_all, worths);
    }
}

WarWorth *
war_worth_measure (const WarBalanceRoll *roll, const WarBalanceTally *tally)
{
  g_return_val_if_fail (roll != NULL && tally != NULL, NULL);
  g_return_val_if_fail (roll->types->len == tally->n_types, NULL);
  g_return_val_if_fail (roll->armies->len == tally->n_armies, NULL);

  WarWorth *worths = g_new0 (WarWorth, roll->types->len + 1);
  guint n_compared = 0;
  Peers peers;

  for (guint i = 0; i < roll->types->len; i++)
    {
      gather (roll, tally, war_balance_roll_get_type (roll, i)->book, &peers);
      count_taking (roll, &peers, i, &worths[i]);
      worths[i].is_known = is_comparable (roll, &peers, i);
      n_compared += worths[i].is_known;
    }
  for (guint i = 0; i < roll->types->len; i++)
    if (worths[i].is_known)
      {
        gather (roll, tally, war_balance_roll_get_type (roll, i)->book, &peers);
        fit (roll, &peers, i, n_compared, &worths[i]);
      }

  price_all (roll, tally, worths);
  return worths;
}

WarVerdict
war_worth_judge (const WarWorth *worth)
{
  g_return_val_if_fail (worth != NULL, WAR_WORTH_UNKNOWN);

  if (!worth->is_known || (worth->interval.low <= 0 && worth->interval.high >= 0))
    return WAR_WORTH_UNKNOWN;
  if (worth->interval.low > 0)
    return worth->n_of_best == worth->n_third && worth->n_of_worst < worth->n_third
             ? WAR_WORTH_ALWAYS
             : WAR_WORTH_MORE;
  return worth->n_of_best == 0 && worth->n_of_worst > 0 ? WAR_WORTH_NEVER : WAR_WORTH_LESS;
}
