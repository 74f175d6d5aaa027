/* test-forces.c: the units of an operation one by one, and what a side may still hope for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/conditions.h"
#include "engine/game/forces.h"
#include "fixture.h"

/* Two sides of the same book, on a field. */
typedef struct
{
  WarRules *rules;
  WarBook *book;
  WarOperation *operation;
} Battle;

static void
begin (Battle *battle)
{
  battle->rules = fixture_new_rules ();
  battle->book = fixture_new_book (battle->rules);
  battle->operation = war_operation_new ("battle", "Battle", battle->rules);
  battle->operation->field = war_field_new ("Field", 24 * WAR_INCH, 12 * WAR_INCH);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    battle->operation->forces[i] = war_force_new ("Side", battle->book);
}

static void
end (Battle *battle)
{
  war_operation_unref (battle->operation);
  war_book_unref (battle->book);
  war_rules_unref (battle->rules);
}

static WarForceEntry *
add_entry (Battle *battle, gint side, const char *type, gint count)
{
  WarUnitType *its = war_book_find_type (battle->book, type);
  WarForceEntry *entry = war_force_entry_new (its, count);

  its->base_width = its->base_depth = WAR_INCH;
  g_ptr_array_add (battle->operation->forces[side]->entries, entry);
  return entry;
}

static const WarForceUnit *
get (const GArray *units, guint index)
{
  return &g_array_index (units, WarForceUnit, index);
}

static void
test_units (void)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new ();
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  g_autoptr (GArray) units = NULL;
  Battle battle;

  begin (&battle);
  add_entry (&battle, 0, "rifle", 2);
  add_entry (&battle, 0, "gun", 1)->arrives = 3;
  ((WarForceEntry *) g_ptr_array_index (battle.operation->forces[0]->entries, 1))->edge
    = WAR_FIELD_EDGE_WEST;
  add_entry (&battle, 1, "rifle", 1)->wave = 2;

  units = war_forces_list (battle.operation, 10, types, faults);
  g_assert_cmpuint (faults->len, ==, 0);
  g_assert_cmpuint (units->len, ==, 4);
  g_assert_cmpuint (types->len, ==, 2);
  g_assert_cmpuint (get (units, 2)->type, ==, 1);
  g_assert_cmpint (get (units, 2)->arrives, ==, 3);
  g_assert_cmpint (get (units, 2)->edge, ==, WAR_FIELD_EDGE_WEST);
  g_assert_cmpuint (get (units, 3)->type, ==, 0);
  g_assert_cmpint (get (units, 3)->side, ==, 1);
  g_assert_cmpint (get (units, 3)->wave, ==, 2);
  g_assert_cmpuint (get (units, 1)->namesake.number, ==, 2);
  g_assert_true (get (units, 3)->namesake.has_enemy);
  g_assert_true (war_force_units_come_together (get (units, 0), get (units, 1)));
  g_assert_false (war_force_units_come_together (get (units, 0), get (units, 2)));
  g_assert_false (war_force_units_come_together (get (units, 0), get (units, 3)));
  end (&battle);
}

static gboolean
has_fault (const GArray *faults, WarSetupFaultKind kind)
{
  for (guint i = 0; i < faults->len; i++)
    if (g_array_index (faults, WarSetupFault, i).kind == kind)
      return TRUE;

  return FALSE;
}

static void
test_faults (void)
{
  g_autoptr (GPtrArray) types = g_ptr_array_new ();
  g_autoptr (GArray) faults = g_array_new (FALSE, FALSE, sizeof (WarSetupFault));
  g_autoptr (GArray) units = NULL;
  Battle battle;

  begin (&battle);
  add_entry (&battle, 0, "rifle", 9);
  add_entry (&battle, 0, "gun", 1)->type->base_width = 0;
  add_entry (&battle, 0, "officer", 1)->arrives = 2;

  units = war_forces_list (battle.operation, 5, types, faults);
  g_assert_cmpuint (units->len, ==, 6);
  g_assert_true (has_fault (faults, WAR_SETUP_TOO_MANY_UNITS));
  g_assert_true (has_fault (faults, WAR_SETUP_BASE_TOO_SMALL));
  g_assert_true (has_fault (faults, WAR_SETUP_RESERVE_PLACE));
  g_assert_true (has_fault (faults, WAR_SETUP_NO_UNITS));
  end (&battle);
}

/* Counts are for both sides, lasting is for one. */
static void
test_hopes (void)
{
  static const struct
  {
    WarConditionKind kind;
    gboolean is_off, hopes[WAR_N_SIDES];
  } cases[] = {
    { WAR_CONDITION_MOST_KILLED, FALSE, { TRUE, TRUE } },
    { WAR_CONDITION_MOST_POINTS, FALSE, { TRUE, TRUE } },
    { WAR_CONDITION_SURVIVE, FALSE, { FALSE, TRUE } },
    { WAR_CONDITION_LIMIT, FALSE, { FALSE, TRUE } },
    { WAR_CONDITION_LIMIT, TRUE, { FALSE, FALSE } },
    { WAR_CONDITION_HOLD_ZONE, FALSE, { FALSE, FALSE } },
    { WAR_CONDITION_DESTROY_ALL, FALSE, { FALSE, FALSE } },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GArray) conditions = g_array_new (FALSE, FALSE, sizeof (WarPlacedCondition));
      const WarPlacedCondition condition
        = { .kind = cases[i].kind, .side = 1, .is_off = cases[i].is_off };

      g_array_append_val (conditions, condition);
      for (gint side = 0; side < WAR_N_SIDES; side++)
        g_assert_cmpint (war_conditions_may_hold_at_limit (conditions, side), ==,
                         cases[i].hopes[side]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/forces/units", test_units);
  g_test_add_func ("/forces/faults", test_faults);
  g_test_add_func ("/conditions/hopes", test_hopes);
  return g_test_run ();
}
