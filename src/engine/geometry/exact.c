/* exact.c: fractions and distances that are compared exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/exact.h"

#include <math.h>

#include "engine/geometry/wide.h"

#define MAX_FACTORS 5
#define N_DIGITS (2 * MAX_FACTORS) /* of 32 bits, lowest first */

static void
multiply (const guint64 *factors, guint n_factors, guint32 digits[N_DIGITS])
{
  digits[0] = 1;
  for (guint i = 1; i < N_DIGITS; i++)
    digits[i] = 0;

  /* Each factor is two digits; the product so far takes up 2 × i. */
  for (guint i = 0; i < n_factors; i++)
    {
      guint64 low = (guint32) factors[i], high = factors[i] >> 32;
      guint64 carry = 0, previous = 0;

      for (guint j = 0; j < 2 * i + 2; j++)
        {
          /* At most (2^32 − 1)² + 2^32 − 1 each time: a high product's digits are carried apart. */
          guint64 sum = digits[j] * low + (guint32) carry;
          guint64 next = previous * high + (guint32) sum;

          previous = digits[j];
          digits[j] = (guint32) next;
          carry = (carry >> 32) + (sum >> 32) + (next >> 32);
        }
    }
}

/* Wrong by a few 2^-53ths of it: each conversion and each product is rounded. */
static double
estimate (const guint64 *factors, guint n_factors)
{
  double product = 1;

  for (guint i = 0; i < n_factors; i++)
    product *= (double) factors[i];

  return product;
}

/* What estimates may differ by before they tell nothing: far more than they can be wrong. */
#define DOUBT 1e-9

gint
war_compare_products (const guint64 *a, guint n_a, const guint64 *b, guint n_b)
{
  guint32 a_digits[N_DIGITS], b_digits[N_DIGITS];
  double a_estimate, b_estimate;

  g_return_val_if_fail (n_a <= MAX_FACTORS && n_b <= MAX_FACTORS, 0);

  a_estimate = estimate (a, n_a);
  b_estimate = estimate (b, n_b);
  if (a_estimate < b_estimate * (1 - DOUBT))
    return -1;
  if (a_estimate > b_estimate * (1 + DOUBT))
    return 1;

  multiply (a, n_a, a_digits);
  multiply (b, n_b, b_digits);
  for (gint i = N_DIGITS - 1; i >= 0; i--)
    if (a_digits[i] != b_digits[i])
      return a_digits[i] < b_digits[i] ? -1 : 1;

  return 0;
}

gint
war_fraction_compare (WarFraction a, WarFraction b)
{
  return war_wide_compare_products (a.numerator, b.denominator, b.numerator, a.denominator);
}

/* Long division, seven bits at a time, so that no remainder grows beyond 63 bits. */
guint64
war_fraction_to_fixed (WarFraction fraction)
{
  guint64 result, rest;

  g_return_val_if_fail (fraction.denominator > 0 && fraction.denominator >> 56 == 0, 0);

  result = fraction.numerator / fraction.denominator;
  rest = fraction.numerator % fraction.denominator;
  for (guint i = 0; i < 9; i++)
    {
      rest <<= 7;
      result = (result << 7) | (rest / fraction.denominator);
      rest %= fraction.denominator;
    }

  return result;
}

/* length compared with fraction × √square. */
static gint
compare_length (guint64 length, WarFraction fraction, guint64 square)
{
  const guint64 left[] = { length, length, fraction.denominator, fraction.denominator };
  const guint64 right[] = { fraction.numerator, fraction.numerator, square };

  return war_compare_products (left, G_N_ELEMENTS (left), right, G_N_ELEMENTS (right));
}

/* The floating point is only where the exact search begins. */
WarLength
war_fraction_of_root_down (WarFraction fraction, guint64 square)
{
  guint64 length = (guint64) ((double) fraction.numerator / (double) fraction.denominator
                              * sqrt ((double) square));

  while (length > 0 && compare_length (length, fraction, square) > 0)
    length--;
  while (compare_length (length + 1, fraction, square) <= 0)
    length++;

  return (WarLength) length;
}

WarLength
war_fraction_of_root_up (WarFraction fraction, guint64 square)
{
  WarLength length = war_fraction_of_root_down (fraction, square);

  return compare_length ((guint64) length, fraction, square) == 0 ? length : length + 1;
}

/* numerator × length / denominator, rounded to nearest, ties to even. */
static WarLength
take_part (WarFraction fraction, gint64 length)
{
  guint64 magnitude = (guint64) ABS (length);
  guint64 part
    = (guint64) ((double) fraction.numerator / (double) fraction.denominator * (double) magnitude);
  gint comparison;

  /* The largest part with part × denominator ≤ numerator × magnitude. */
  while (part > 0
         && war_wide_compare_products (part, fraction.denominator, fraction.numerator, magnitude)
              > 0)
    part--;
  while (war_wide_compare_products (part + 1, fraction.denominator, fraction.numerator, magnitude)
         <= 0)
    part++;

  comparison = war_wide_compare_products (2 * part + 1, fraction.denominator, fraction.numerator,
                                          2 * magnitude);
  if (comparison < 0 || (comparison == 0 && (part & 1) != 0))
    part++;

  return (WarLength) (length < 0 ? -(gint64) part : (gint64) part);
}

WarPosition
war_fraction_between (WarFraction fraction, WarPosition a, WarPosition b)
{
  return (WarPosition){
    .x = a.x + take_part (fraction, (gint64) b.x - a.x),
    .y = a.y + take_part (fraction, (gint64) b.y - a.y),
  };
}

/* Floating point tells two products apart that differ by more than a 2^30th, which is a great many
 * times what three roundings of it can be wrong; nearer ones are compared in whole numbers. */
#define CERTAIN (1.0 + 1.0 / (1 << 30))

static gint
compare_estimates (double left, double right)
{
  return left > right * CERTAIN ? 1 : right > left * CERTAIN ? -1 : 0;
}

static double
estimate_square (WarGap gap)
{
  return (double) gap.product * (double) gap.product / (double) gap.square;
}

double
war_gap_get_safe_square (WarGap gap)
{
  return estimate_square (gap) * CERTAIN;
}

gint
war_gap_compare (WarGap a, WarGap b)
{
  gint comparison;

  /* As two edges have that meet at the corner which is nearest. */
  if (a.product == b.product && a.square == b.square)
    return 0;

  comparison = compare_estimates (estimate_square (a), estimate_square (b));
  if (comparison != 0)
    return comparison;

  const guint64 left[] = { a.product, a.product, b.square };
  const guint64 right[] = { b.product, b.product, a.square };

  return war_compare_products (left, G_N_ELEMENTS (left), right, G_N_ELEMENTS (right));
}

gint
war_gap_compare_length (WarGap gap, WarLength length)
{
  guint64 magnitude = (guint64) length;
  gint comparison;

  g_return_val_if_fail (length >= 0, 0);

  comparison = compare_estimates (estimate_square (gap), (double) length * (double) length);
  if (comparison != 0)
    return comparison;

  return war_wide_compare_products (gap.product, gap.product, magnitude * magnitude, gap.square);
}
