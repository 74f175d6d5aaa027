/* test-length.c: exact lengths, positions and headings
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "engine/rules/length-unit.h"

/* G-1: 1″ is 2540 and 1 cm is 1000 hundredths of a millimetre, without rounding. */
static void
test_units (void)
{
  g_assert_cmpint (WAR_INCH, ==, 2540);
  g_assert_cmpint (WAR_CENTIMETRE, ==, 10 * WAR_MILLIMETRE);
  g_assert_cmpint (100 * WAR_INCH, ==, 254 * WAR_CENTIMETRE);
}

static void
assert_multiple (WarLength length, WarLength of)
{
  g_assert_cmpint (length, >=, of);
  g_assert_cmpint (length % of, ==, 0);
}

/* In either unit what is marked, typed and drawn fits together: longer lines lie on shorter ones,
 * and what is chosen from grows from row to row. */
static void
test_steps (void)
{
  for (WarLengthUnit unit = WAR_UNIT_INCH; unit <= WAR_UNIT_CENTIMETRE; unit++)
    {
      const WarLengthSteps *steps = war_length_unit_get_steps (unit);

      g_assert_cmpint (steps->whole, ==, unit == WAR_UNIT_INCH ? WAR_INCH : WAR_CENTIMETRE);
      assert_multiple (steps->longer_line, steps->line);
      assert_multiple (steps->numbered_line, steps->longer_line);
      assert_multiple (steps->numbered_line, steps->whole);
      assert_multiple (steps->longest_stick, steps->least_stick);
      assert_multiple (steps->least_stick, steps->whole);
      assert_multiple (steps->cell, steps->whole);
      assert_multiple (steps->cell, steps->entry);
      assert_multiple (steps->whole, steps->stat_entry);
      g_assert_cmpint (steps->n_cells, >, 1);
      for (guint i = 1; steps->scales[i] > 0; i++)
        g_assert_cmpint (steps->scales[i], >, steps->scales[i - 1]);
      for (guint i = 0; i < steps->n_divisions; i++)
        {
          const WarDivision *division = &steps->divisions[i];

          g_assert_true (i == 0 || division->units > division[-1].units);
          g_assert_cmpint (division->parts[0], >, division->parts[1]);
        }
    }
}

static void
test_sine_table (void)
{
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading++)
    {
      double exact = sin (heading * 2 * G_PI / WAR_HEADING_TURN) * WAR_SINE_ONE;

      g_assert_cmpfloat (fabs (war_heading_sine ((WarHeading) heading) - exact), <, 0.5001);
      g_assert_cmpint (war_heading_cosine ((WarHeading) heading), ==,
                       war_heading_sine (war_heading_add ((WarHeading) heading, 1024)));
    }
}

static void
test_compass (void)
{
  const WarPosition origin = { 1000, 2000 };
  static const struct
  {
    gint degrees;
    WarPosition expected;
  } cases[] = {
    { 0, { 1000, 1500 } },
    { 90, { 1500, 2000 } },
    { 180, { 1000, 2500 } },
    { 270, { 500, 2000 } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      WarPosition found
        = war_position_step (origin, WAR_HEADING_FROM_DEGREES (cases[i].degrees), 500);

      g_assert_cmpint (found.x, ==, cases[i].expected.x);
      g_assert_cmpint (found.y, ==, cases[i].expected.y);
    }
}

/* What lies straight ahead is seen there, and nothing lies nearer to another heading. */
static void
test_towards (void)
{
  const WarPosition origin = { 30000, 20000 };

  g_assert_cmpint (war_heading_towards (origin, origin), ==, 0);
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading++)
    g_assert_cmpint (
      war_heading_towards (origin, war_position_step (origin, (WarHeading) heading, 900000)), ==,
      heading);

  for (guint i = 0; i < 2000; i++)
    {
      WarPosition to = { g_test_rand_int_range (0, 60000), g_test_rand_int_range (0, 40000) };
      double exact, found, difference;

      if (to.x == origin.x && to.y == origin.y)
        continue;
      exact = atan2 (to.x - origin.x, origin.y - to.y) * WAR_HEADING_TURN / (2 * G_PI);
      found = war_heading_towards (origin, to);
      difference = fabs (remainder (exact - found, WAR_HEADING_TURN));
      g_assert_cmpfloat (difference, <, 0.5001);
    }
}

/* Right of somebody who faces right is down. */
static void
test_offset_turns_with_heading (void)
{
  WarPosition found
    = war_position_offset ((WarPosition){ 0, 0 }, WAR_HEADING_FROM_DEGREES (90), 300, 100);

  g_assert_cmpint (found.x, ==, 100);
  g_assert_cmpint (found.y, ==, 300);
}

static void
test_heading_wraps (void)
{
  g_assert_cmpint (war_heading_add (4095, 1), ==, 0);
  g_assert_cmpint (war_heading_add (0, -1), ==, 4095);
  g_assert_cmpint (war_heading_add (100, -3 * WAR_HEADING_TURN), ==, 100);
  g_assert_cmpint (war_heading_add (100, G_MAXINT - 4095), ==, war_heading_add (100, 0));
}

/* Rounded once and to nearest: there and back is at most one unit off, and symmetric. */
static void
test_rounding_favours_no_direction (void)
{
  for (guint i = 0; i < 10000; i++)
    {
      WarHeading heading = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
      WarLength distance = g_test_rand_int_range (0, WAR_LENGTH_MAX);
      WarPosition there = war_position_step ((WarPosition){ 0, 0 }, heading, distance);
      WarPosition opposite
        = war_position_step ((WarPosition){ 0, 0 }, war_heading_add (heading, 2048), distance);

      g_assert_cmpint (there.x, ==, -opposite.x);
      g_assert_cmpint (there.y, ==, -opposite.y);
      g_assert_cmpfloat (fabs (hypot (there.x, there.y) - distance), <, 1.5);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/length/G-1/units", test_units);
  g_test_add_func ("/engine/length/steps", test_steps);
  g_test_add_func ("/engine/length/sine-table", test_sine_table);
  g_test_add_func ("/engine/length/compass", test_compass);
  g_test_add_func ("/engine/length/towards", test_towards);
  g_test_add_func ("/engine/length/offset-turns-with-heading", test_offset_turns_with_heading);
  g_test_add_func ("/engine/length/heading-wraps", test_heading_wraps);
  g_test_add_func ("/engine/length/rounding-favours-no-direction",
                   test_rounding_favours_no_direction);
  return g_test_run ();
}
