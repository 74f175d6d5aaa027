/* test-operation.c: operations and their forces
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation.h"
#include "fixture.h"

static void
test_force (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  g_autoptr (WarForce) force = war_force_new ("Entente", book);

  g_ptr_array_add (force->entries, war_force_entry_new (war_book_find_type (book, "rifle"), 5));
  g_ptr_array_add (force->entries, war_force_entry_new (war_book_find_type (book, "gun"), 2));

  g_assert_cmpint (war_force_get_cost (force), ==, 5 * 40 + 2 * 90);
  g_assert_cmpuint (war_force_count_units (force), ==, 7);
}

/* An operation owns what it is made of; a half-made one can be dropped. */
static void
test_ownership (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  WarOperation *half = war_operation_new ("half", "Half", rules);
  WarOperation *whole = war_operation_new ("whole", "Whole", rules);

  whole->field = war_field_new ("Field", 24 * WAR_INCH, 12 * WAR_INCH);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    whole->forces[i] = war_force_new ("Side", book);
  g_ptr_array_add (whole->conditions, war_condition_new (WAR_CONDITION_LIMIT, 1));

  g_assert_true (war_operation_ref (whole) == whole);
  war_operation_unref (whole);
  war_operation_unref (whole);
  war_operation_unref (half);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/operation/force", test_force);
  g_test_add_func ("/engine/operation/ownership", test_ownership);
  return g_test_run ();
}
