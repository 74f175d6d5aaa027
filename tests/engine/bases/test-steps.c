/* test-steps.c: tests for steps over a field's cells
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/steps.h"

#define CELL (2 * WAR_CENTIMETRE)

/* So wide and deep, with cells that do not come out even. */
static WarField *
make_field (void)
{
  return war_field_new ("steps", 11 * WAR_CENTIMETRE, 8 * WAR_CENTIMETRE);
}

/* Goes from the north to all cells but those that are closed. */
static void
spread (WarSteps *steps, const gboolean *is_closed)
{
  gint cell, neighbours[4];

  war_steps_begin (steps);
  for (gint i = 0; i < war_steps_count_cells (steps); i++)
    if (war_steps_is_at_edge (steps, i, WAR_FIELD_EDGE_NORTH) && !is_closed[i])
      war_steps_come_to (steps, i, 0);
  while ((cell = war_steps_take (steps)) >= 0)
    for (guint i = war_steps_find_new (steps, cell, neighbours); i > 0; i--)
      if (!is_closed[neighbours[i - 1]])
        war_steps_come_to (steps, neighbours[i - 1], steps->steps[cell] + 1);
}

static void
test_cells (void)
{
  g_autoptr (WarField) field = make_field ();
  WarSteps steps;

  war_steps_init (&steps, field, CELL);
  g_assert_cmpint (war_steps_count_cells (&steps), ==, 6 * 4);
  for (gint i = 0; i < war_steps_count_cells (&steps); i++)
    g_assert_cmpint (war_steps_find_cell (&steps, war_steps_get_middle (&steps, i)), ==, i);
  g_assert_true (war_steps_is_at_edge (&steps, 5, WAR_FIELD_EDGE_EAST));
  g_assert_false (war_steps_is_at_edge (&steps, 4, WAR_FIELD_EDGE_EAST));
  g_assert_true (war_steps_is_at_edge (&steps, 6, WAR_FIELD_EDGE_WEST));
  g_assert_true (war_steps_is_at_edge (&steps, 18, WAR_FIELD_EDGE_SOUTH));
  g_assert_false (war_steps_is_at_edge (&steps, 17, WAR_FIELD_EDGE_SOUTH));
  war_steps_clear (&steps);
}

/* Round a wall across all columns but the last. */
static void
test_round (void)
{
  g_autoptr (WarField) field = make_field ();
  gboolean is_closed[24] = { FALSE };
  WarHeading heading;
  WarSteps steps;

  for (guint i = 6; i < 11; i++)
    is_closed[i] = TRUE;
  war_steps_init (&steps, field, CELL);
  spread (&steps, is_closed);
  g_assert_cmpint (steps.steps[11], ==, 1);
  g_assert_cmpint (steps.steps[17], ==, 2);
  g_assert_cmpint (steps.steps[12], ==, 7);
  g_assert_cmpint (steps.steps[18], ==, 8);
  g_assert_cmpint (steps.steps[6], ==, -1);

  g_assert_true (war_steps_choose_heading (&steps, war_steps_get_middle (&steps, 12), 0, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 4);
  g_assert_true (war_steps_choose_heading (&steps, war_steps_get_middle (&steps, 0),
                                           WAR_HEADING_TURN / 2, &heading));
  g_assert_cmpint (heading, ==, WAR_HEADING_TURN / 2);

  is_closed[11] = TRUE;
  spread (&steps, is_closed);
  g_assert_cmpint (steps.steps[17], ==, -1);
  g_assert_false (
    war_steps_choose_heading (&steps, war_steps_get_middle (&steps, 20), 0, &heading));
  war_steps_clear (&steps);
}

/* The last column's cells reach off the field. */
static void
test_off_field (void)
{
  g_autoptr (WarField) field = make_field ();
  gboolean is_closed[24] = { FALSE };
  WarSteps steps;

  war_steps_init (&steps, field, CELL);
  spread (&steps, is_closed);
  g_assert_cmpint (war_steps_count (&steps, (WarPosition){ field->width - 1, 0 }), ==, 0);
  g_assert_cmpint (war_steps_count (&steps, (WarPosition){ field->width, 0 }), ==, -1);
  g_assert_cmpint (war_steps_count (&steps, (WarPosition){ -1, 0 }), ==, -1);
  g_assert_cmpint (war_steps_count (&steps, (WarPosition){ 0, field->depth - 1 }), ==, 3);
  war_steps_clear (&steps);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/steps/cells", test_cells);
  g_test_add_func ("/steps/round", test_round);
  g_test_add_func ("/steps/off-field", test_off_field);
  return g_test_run ();
}
