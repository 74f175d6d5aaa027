/* odds.c: what dice will do, exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/odds-private.h"

#include <math.h>
#include <string.h>

/* Room for a number times 2^8, as for a mean, and then times 2^64. */
#define N_SUM_DIGITS (WAR_ODDS_N_DIGITS + 1)
#define N_SHIFTED_DIGITS (N_SUM_DIGITS + 2)

/* 3^20 is the greatest power of 3 in 32 bits. */
#define THREES_IN_DIGIT 20

/* How often factor divides n, which is left without it. */
static guint
take_out (guint *n, guint factor)
{
  guint power = 0;

  for (; *n % factor == 0; *n /= factor)
    power++;

  return power;
}

static guint
get_common_divisor (guint a, guint b)
{
  while (b != 0)
    {
      guint remainder = a % b;

      a = b;
      b = remainder;
    }

  return a;
}

WarRoll
war_roll_new (const WarDie *die)
{
  WarRoll roll = { .most = die->most };
  guint divisor = die->n_faces, rest;

  for (guint result = 0; result <= die->most; result++)
    divisor = get_common_divisor (divisor, die->faces[result]);

  roll.n_faces = die->n_faces / divisor;
  for (guint result = roll.most + 1; result-- > 0;)
    {
      roll.faces[result] = die->faces[result] / divisor;
      roll.or_more[result] = roll.faces[result];
      if (result < roll.most)
        roll.or_more[result] += roll.or_more[result + 1];
    }

  rest = roll.n_faces;
  roll.twos = take_out (&rest, 2);
  roll.threes = take_out (&rest, 3);
  g_assert (rest == 1);
  return roll;
}

/* 3 is less than 2^1.6. */
guint
war_number_count_digits (guint twos, guint threes)
{
  return (twos + (threes * 8 + 4) / 5) / 32 + 1;
}

/* The terms of one value: Σ factors[i] × numbers[-i × stride]. The products have 32 + 8 bits, so
 * that many of them can be added in 64. */
static void
combine (guint32 *sum, WarNumber *numbers, gsize stride, const guint32 *factors, guint n_factors,
         guint n_digits)
{
  guint64 carry = 0;

  for (guint digit = 0; digit < n_digits; digit++)
    {
      for (guint i = 0; i < n_factors; i++)
        carry += (guint64) factors[i] * (*(numbers - i * stride))[digit];
      sum[digit] = (guint32) carry;
      carry >>= 32;
    }
}

/* From the top down: a value needs the weights of itself and of lower ones. */
guint
war_roll_add (const WarRoll *roll, WarNumber *numbers, gsize stride, guint top, guint cap,
              guint n_digits)
{
  guint new_top = MIN (top + roll->most, cap);

  for (guint value = new_top + 1; value-- > 0;)
    {
      guint first = value > top ? value - top : 0;
      guint last = MIN (value, roll->most);
      const guint32 *factors = value == cap ? roll->or_more : roll->faces;

      combine (numbers[value * stride], &numbers[(value - first) * stride], stride, factors + first,
               last - first + 1, n_digits);
    }

  return new_top;
}

static void
clear_values (WarOdds *odds, guint first, guint last)
{
  for (guint value = first; value <= last; value++)
    memset (odds->weights[value], 0, sizeof odds->weights[value]);
}

void
war_number_add (WarNumber sum, const WarNumber number)
{
  guint64 carry = 0;

  for (guint digit = 0; digit < WAR_ODDS_N_DIGITS; digit++)
    {
      carry += (guint64) sum[digit] + number[digit];
      sum[digit] = (guint32) carry;
      carry >>= 32;
    }
}

void
war_odds_init (WarOdds *odds)
{
  odds->cap = WAR_ODDS_MAX_VALUE;
  odds->top = 0;
  odds->twos = 0;
  odds->threes = 0;
  clear_values (odds, 0, 0);
  odds->weights[0][0] = 1;
}

void
war_odds_cap (WarOdds *odds, guint cap)
{
  g_return_if_fail (cap <= odds->cap);

  for (guint value = cap + 1; value <= odds->top; value++)
    war_number_add (odds->weights[cap], odds->weights[value]);

  odds->cap = (guint16) cap;
  odds->top = (guint16) MIN (odds->top, cap);
}

void
war_odds_add_dice (WarOdds *odds, const WarDie *die, guint n_dice)
{
  WarRoll roll;

  if (n_dice == 0)
    return;

  roll = war_roll_new (die);
  g_return_if_fail (n_dice <= WAR_ODDS_MAX_DICE);
  g_return_if_fail (
    war_number_count_digits (odds->twos + n_dice * roll.twos, odds->threes + n_dice * roll.threes)
    <= WAR_ODDS_N_DIGITS);

  for (guint i = 0; i < n_dice; i++)
    {
      guint old_top = odds->top;

      odds->twos += roll.twos;
      odds->threes += roll.threes;
      clear_values (odds, old_top + 1, MIN (old_top + roll.most, odds->cap));
      odds->top = (guint16) war_roll_add (&roll, odds->weights, 1, old_top, odds->cap,
                                          war_number_count_digits (odds->twos, odds->threes));
    }
}

/* sum += a × b; the sum of all such terms fits. */
static void
add_product (guint32 *sum, const guint32 *a, guint n_a, const guint32 *b, guint n_b)
{
  for (guint i = 0; i < n_a; i++)
    {
      guint64 carry = 0;

      for (guint j = 0; i + j < WAR_ODDS_N_DIGITS && (j < n_b || carry != 0); j++)
        {
          carry += sum[i + j] + (j < n_b ? (guint64) a[i] * b[j] : 0);
          sum[i + j] = (guint32) carry;
          carry >>= 32;
        }
    }
}

void
war_odds_add (WarOdds *odds, const WarOdds *other)
{
  guint n_digits = war_number_count_digits (odds->twos, odds->threes);
  guint n_other = war_number_count_digits (other->twos, other->threes);
  guint top = MIN ((guint) odds->top + other->top, odds->cap);

  g_return_if_fail (odds != other);
  g_return_if_fail (war_number_count_digits (odds->twos + other->twos, odds->threes + other->threes)
                    <= WAR_ODDS_N_DIGITS);

  clear_values (odds, odds->top + 1, top);

  /* In place, so from the top down: a sum needs no weight above its own value. */
  for (guint value = top + 1; value-- > 0;)
    {
      WarNumber sum = { 0 };

      for (guint own = 0; own <= MIN (value, odds->top); own++)
        {
          guint last = value == odds->cap ? other->top : value - own;

          for (guint added = value - own; added <= MIN (last, other->top); added++)
            add_product (sum, odds->weights[own], n_digits, other->weights[added], n_other);
        }
      memcpy (odds->weights[value], sum, sizeof sum);
    }

  odds->top = (guint16) top;
  odds->twos += other->twos;
  odds->threes += other->threes;
}

void
war_odds_divide (WarOdds *odds, guint divisor)
{
  g_return_if_fail (divisor > 0);

  for (guint value = 0; value <= odds->top; value++)
    {
      WarNumber weight;

      memcpy (weight, odds->weights[value], sizeof weight);
      if (value % divisor == 0)
        clear_values (odds, value / divisor, value / divisor);
      war_number_add (odds->weights[value / divisor], weight);
    }

  odds->top /= divisor;
}

guint
war_odds_get_top (const WarOdds *odds)
{
  return odds->top;
}

/* Σ of the weights of first … last, each times its value or just once. */
static void
sum_weights (const WarOdds *odds, guint first, guint last, gboolean times_value,
             guint32 sum[N_SUM_DIGITS])
{
  memset (sum, 0, N_SUM_DIGITS * sizeof *sum);

  for (guint value = first; value <= MIN (last, odds->top); value++)
    {
      guint64 carry = 0;

      for (guint digit = 0; digit < N_SUM_DIGITS; digit++)
        {
          if (digit < WAR_ODDS_N_DIGITS)
            carry += (guint64) odds->weights[value][digit] * (times_value ? value : 1);
          carry += sum[digit];
          sum[digit] = (guint32) carry;
          carry >>= 32;
        }
    }
}

/* number ← number ÷ divisor, rounded down; the remainder. */
static guint32
divide_digits (guint32 *number, guint n_digits, guint32 divisor)
{
  guint64 rest = 0;

  for (guint digit = n_digits; digit-- > 0;)
    {
      rest = (rest << 32) | number[digit];
      number[digit] = (guint32) (rest / divisor);
      rest %= divisor;
    }

  return (guint32) rest;
}

/* sum × 2^shift ÷ the denominator, to nearest, ties to even; shift <= 62. First × 2^64, so that a
 * bit for the half remains, and whether what lies below it is 0 can be seen. Dividing repeatedly
 * and rounding down is the same as dividing once. */
static guint64
round_share (const WarOdds *odds, const guint32 sum[N_SUM_DIGITS], guint shift)
{
  guint32 number[N_SHIFTED_DIGITS] = { 0 };
  gboolean inexact = FALSE;
  guint excess = odds->twos + 63 - shift;
  guint digit = excess / 32, bit = excess % 32;
  guint64 doubled = 0;

  memcpy (number + 2, sum, N_SUM_DIGITS * sizeof *sum);

  for (guint threes = odds->threes; threes > 0;)
    {
      guint n = MIN (threes, THREES_IN_DIGIT);
      guint32 divisor = 1;

      for (guint i = 0; i < n; i++)
        divisor *= 3;
      inexact |= divide_digits (number, N_SHIFTED_DIGITS, divisor) != 0;
      threes -= n;
    }

  for (guint i = 0; i < digit; i++)
    inexact |= number[i] != 0;
  inexact |= (number[digit] & ((1u << bit) - 1)) != 0;

  for (guint i = 3; i-- > 0;)
    if (digit + i < N_SHIFTED_DIGITS)
      {
        guint64 part = number[digit + i];

        doubled |= i == 0 ? part >> bit : i == 1 || bit > 0 ? part << (32 * i - bit) : 0;
      }

  if ((doubled & 1) != 0 && (inexact || (doubled & 2) != 0))
    return doubled / 2 + 1;
  return doubled / 2;
}

static guint64
get_share (const WarOdds *odds, guint first, guint last, guint shift)
{
  guint32 sum[N_SUM_DIGITS];

  sum_weights (odds, first, last, FALSE, sum);
  return round_share (odds, sum, shift);
}

static guint64
get_mean (const WarOdds *odds, guint shift)
{
  guint32 sum[N_SUM_DIGITS];

  sum_weights (odds, 1, odds->top, TRUE, sum);
  return round_share (odds, sum, shift);
}

WarProbability
war_odds_exactly (const WarOdds *odds, guint value)
{
  return get_share (odds, value, value, 32);
}

WarProbability
war_odds_at_least (const WarOdds *odds, guint least)
{
  return get_share (odds, least, odds->top, 32);
}

WarProbability
war_odds_get_mean (const WarOdds *odds)
{
  return get_mean (odds, 32);
}

double
war_odds_display_at_least (const WarOdds *odds, guint least)
{
  return ldexp ((double) get_share (odds, least, odds->top, 62), -62);
}

double
war_odds_display_mean (const WarOdds *odds)
{
  return ldexp ((double) get_mean (odds, 50), -50);
}

/* Whether the values first … last have at least percent of 100 cases. */
static gboolean
has_percent (const WarOdds *odds, guint first, guint last, guint percent)
{
  guint32 part[N_SUM_DIGITS], whole[N_SUM_DIGITS];
  guint64 part_carry = 0, whole_carry = 0;
  gint order = 0;

  sum_weights (odds, first, last, FALSE, part);
  sum_weights (odds, 0, odds->top, FALSE, whole);

  for (guint digit = 0; digit < N_SUM_DIGITS; digit++)
    {
      part_carry += (guint64) part[digit] * 100;
      whole_carry += (guint64) whole[digit] * percent;
      if ((guint32) part_carry != (guint32) whole_carry)
        order = (guint32) part_carry < (guint32) whole_carry ? -1 : 1;
      part_carry >>= 32;
      whole_carry >>= 32;
    }

  return order >= 0;
}

gboolean
war_odds_is_likely (const WarOdds *odds, guint least, guint percent)
{
  g_return_val_if_fail (percent <= 100, FALSE);

  return has_percent (odds, least, odds->top, percent);
}

guint
war_odds_get_quantile (const WarOdds *odds, guint percent)
{
  guint value = 0;

  g_return_val_if_fail (percent <= 100, 0);

  while (value < odds->top && !has_percent (odds, 0, value, percent))
    value++;

  return value;
}

static guint64
low_digits (const guint32 *number)
{
  return ((guint64) number[1] << 32) | number[0];
}

gboolean
war_odds_get_outcomes (const WarOdds *odds, guint value, guint64 *n, guint64 *of)
{
  guint32 whole[N_SUM_DIGITS];

  sum_weights (odds, 0, odds->top, FALSE, whole);
  for (guint digit = 2; digit < N_SUM_DIGITS; digit++)
    if (whole[digit] != 0)
      return FALSE;

  *n = value <= odds->top ? low_digits (odds->weights[value]) : 0;
  *of = low_digits (whole);
  return TRUE;
}
