/* test-generator.c: random numbers: the reference's, even, and the same for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/generator.h"

/* The reference implementation's demonstration: pcg32_srandom (42, 54). */
static void
test_reference (void)
{
  static const guint32 numbers[]
    = { 0xa15c02b7, 0x7b47f409, 0xba1d3330, 0x83d2f293, 0xbfa4784b, 0xcbed606e };
  WarGenerator generator = war_generator_new (42, 54);

  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    g_assert_cmphex (war_generator_next (&generator), ==, numbers[i]);
}

static void
test_copies_and_streams (void)
{
  WarGenerator a = war_generator_new (7, 1), b = a, other = war_generator_new (7, 2);
  guint n_equal = 0;

  for (guint i = 0; i < 1000; i++)
    {
      guint32 number = war_generator_next (&a);

      g_assert_cmphex (number, ==, war_generator_next (&b));
      n_equal += number == war_generator_next (&other);
    }
  g_assert_cmpuint (n_equal, <, 3);
  g_assert_cmphex (other.stream & 1, ==, 1);
}

static guint
roll_d6 (WarGenerator *generator)
{
  return war_generator_draw (generator, 6);
}

static guint
roll_d3 (WarGenerator *generator)
{
  return war_generator_draw (generator, 6) / 2;
}

static guint
roll_d12 (WarGenerator *generator)
{
  return war_generator_draw (generator, 12);
}

static guint
roll_2d6 (WarGenerator *generator)
{
  return roll_d6 (generator) + roll_d6 (generator);
}

typedef struct
{
  guint (*roll) (WarGenerator *generator);
  guint n_results;
  guint weights[12]; /* how likely each result is, in parts of all */
  double least, most; /* chi-square is below or above them with a probability of 1/10000 each */
} Die;

static const Die dice[] = {
  { roll_d6, 6, { 1, 1, 1, 1, 1, 1 }, 0.08218, 25.74483 },
  { roll_d3, 3, { 1, 1, 1 }, 0.00020, 18.42068 },
  { roll_d12, 12, { 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1, 1 }, 1.14530, 37.36699 },
  { roll_2d6, 11, { 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1 }, 0.88892, 35.56401 },
};

/* Neither too uneven nor, which a counter would be, too even. */
static void
test_even (gconstpointer data)
{
  const Die *die = data;
  const guint n_rolls = 10000000;
  guint counts[12] = { 0 }, all = 0;
  WarGenerator generator = war_generator_new (20260714, 1);
  double chi_square = 0;

  for (guint i = 0; i < n_rolls; i++)
    {
      guint result = die->roll (&generator);

      g_assert_cmpuint (result, <, die->n_results);
      counts[result]++;
    }

  for (guint i = 0; i < die->n_results; i++)
    all += die->weights[i];
  for (guint i = 0; i < die->n_results; i++)
    {
      double expected = (double) n_rolls * die->weights[i] / all;

      chi_square += (counts[i] - expected) * (counts[i] - expected) / expected;
    }

  g_test_message ("chi-square %f of %f … %f", chi_square, die->least, die->most);
  g_assert_cmpfloat (chi_square, >, die->least);
  g_assert_cmpfloat (chi_square, <, die->most);
}

/* A remainder alone would give the lowest third of 3 · 2^30 numbers twice as often: half of all
 * instead of a third. */
static void
test_no_bias (void)
{
  const guint32 bound = 3u << 30;
  WarGenerator generator = war_generator_new (3, 1);
  guint n_low = 0;

  for (guint i = 0; i < 100000; i++)
    {
      guint32 number = war_generator_draw (&generator, bound);

      g_assert_cmpuint (number, <, bound);
      n_low += number < bound / 3;
    }
  g_assert_cmpuint (n_low, >, 32500);
  g_assert_cmpuint (n_low, <, 34200);
}

static void
test_bounds (void)
{
  WarGenerator generator = war_generator_new (4, 1);
  guint32 seen = 0;

  for (guint i = 0; i < 100; i++)
    g_assert_cmpuint (war_generator_draw (&generator, 1), ==, 0);
  for (guint i = 0; i < 1000; i++)
    seen |= 1u << war_generator_draw (&generator, 32);
  g_assert_cmphex (seen, ==, G_MAXUINT32);
  for (guint i = 0; i < 1000; i++)
    g_assert_cmpuint (war_generator_draw (&generator, G_MAXUINT32), <, G_MAXUINT32);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/generator/reference", test_reference);
  g_test_add_func ("/generator/copies-and-streams", test_copies_and_streams);
  g_test_add_data_func ("/generator/even/d6", &dice[0], test_even);
  g_test_add_data_func ("/generator/even/d3", &dice[1], test_even);
  g_test_add_data_func ("/generator/even/d12", &dice[2], test_even);
  g_test_add_data_func ("/generator/even/2d6", &dice[3], test_even);
  g_test_add_func ("/generator/no-bias", test_no_bias);
  g_test_add_func ("/generator/bounds", test_bounds);

  return g_test_run ();
}
