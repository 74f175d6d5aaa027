/* test-operation-edit.c: changes to operations
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/operation/operation-edit.h"
#include "engine/system.h"

#include "fixture.h"

typedef struct
{
  WarRules *rules;
  WarBook *book;
  WarOperation *operation;
} Fixture;

static WarField *
new_field (const char *zone, const char *point, WarPointKind kind)
{
  WarField *field = war_field_new ("Field", 24 * WAR_INCH, 12 * WAR_INCH);

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      WarZone *added = war_zone_new ();

      added->id = g_strdup_printf ("%s-%d", zone, side);
      added->side = side;
      g_ptr_array_add (field->zones, added);
    }
  WarPoint *added = war_point_new ();

  added->id = g_strdup (point);
  added->kind = kind;
  g_ptr_array_add (field->points, added);
  return field;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = fixture_new_rules ();
  fixture->book = fixture_new_book (fixture->rules);
  fixture->operation = war_operation_new ("bridge", "The Bridge", fixture->rules);
  fixture->operation->field = new_field ("zone", "flag", WAR_POINT_OBJECTIVE);
  fixture->operation->rounds = 12;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    fixture->operation->forces[i] = war_force_new (i == 0 ? "Red" : "Blue", fixture->book);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_operation_unref (fixture->operation);
  war_book_unref (fixture->book);
  war_rules_unref (fixture->rules);
}

/* What people type, and what stands in the operation. */
static void
test_lines (Fixture *fixture, gconstpointer data)
{
  typedef WarOperation *(*Edit) (const WarOperation *, const char *);
  static const struct
  {
    Edit edit;
    gsize offset;
    const char *typed, *expected;
  } rows[] = {
    { war_operation_set_name, G_STRUCT_OFFSET (WarOperation, name), "Mons", "Mons" },
    { war_operation_set_name, G_STRUCT_OFFSET (WarOperation, name), " Le\tCateau ", "Le Cateau" },
    { war_operation_set_name, G_STRUCT_OFFSET (WarOperation, name), "", "The Bridge" },
    { war_operation_set_name, G_STRUCT_OFFSET (WarOperation, name), " \001", "The Bridge" },
    { war_operation_set_place, G_STRUCT_OFFSET (WarOperation, place), "Ypres", "Ypres" },
    { war_operation_set_place, G_STRUCT_OFFSET (WarOperation, place), "  ", NULL },
    { war_operation_set_date, G_STRUCT_OFFSET (WarOperation, date), "May\n1915", "May 1915" },
    { war_operation_set_date, G_STRUCT_OFFSET (WarOperation, date), "", NULL },
    { war_operation_set_prologue, G_STRUCT_OFFSET (WarOperation, prologue),
      "\n One  line.\n\n\nAnother.\n", "One line.\n\nAnother." },
    { war_operation_set_prologue, G_STRUCT_OFFSET (WarOperation, prologue), "\n \n", NULL },
    { war_operation_set_special_rules, G_STRUCT_OFFSET (WarOperation, special_rules),
      "Night.\nFog.", "Night.\n\nFog." },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (WarOperation) edited = rows[i].edit (fixture->operation, rows[i].typed);

      g_assert_cmpstr (G_STRUCT_MEMBER (char *, edited, rows[i].offset), ==, rows[i].expected);
      g_assert_true (edited->field == fixture->operation->field);
    }
  g_assert_cmpstr (fixture->operation->name, ==, "The Bridge");
  g_assert_null (fixture->operation->prologue);
}

static void
test_play (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) typed = war_operation_set_game_type (fixture->operation, "assault");
  g_autoptr (WarOperation) untyped = war_operation_set_game_type (typed, NULL);
  g_autoptr (WarOperation) none = war_operation_set_rounds (typed, 0);
  g_autoptr (WarOperation) endless = war_operation_set_rounds (typed, G_MAXINT);
  g_autoptr (WarOperation) second = war_operation_set_first (typed, 2, 0);
  g_autoptr (WarOperation) chooser = war_operation_set_first (second, 0, 1);
  g_autoptr (WarOperation) amended = war_operation_set_amendments (typed, ~0u);

  g_assert_cmpstr (typed->game_type, ==, "assault");
  g_assert_null (untyped->game_type);
  g_assert_cmpint (none->rounds, ==, 1);
  g_assert_cmpint (endless->rounds, ==, WAR_OPERATION_MAX_ROUNDS);
  g_assert_cmpint (second->first_side, ==, 2);
  g_assert_cmpint (chooser->first_side, ==, 0);
  g_assert_cmpint (chooser->first_chooser, ==, 1);
  g_assert_cmpuint (amended->amendments, ==,
                    war_system_get_amendments (fixture->operation->rules->system));
  g_assert_cmpuint (typed->amendments, ==, 0);
}

/* An amendment is on, fixed off, or as players like; no game has one that is fixed off. */
static void
test_amendment_uses (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) on
    = war_operation_set_amendment_use (fixture->operation, 1, WAR_AMENDMENT_ON);
  g_autoptr (WarOperation) off = war_operation_set_amendment_use (on, 1, WAR_AMENDMENT_FIXED_OFF);
  g_autoptr (WarOperation) copy = war_operation_make_whole (off);
  g_autoptr (WarOperation) balanced = war_operation_set_amendments (copy, ~0u);
  g_autoptr (WarOperation) open = war_operation_set_amendment_use (off, 1, WAR_AMENDMENT_OPEN);
  WarAmendments all = war_system_get_amendments (on->rules->system);

  g_assert_cmpint (war_operation_get_amendment_use (on, 1), ==, WAR_AMENDMENT_ON);
  g_assert_cmpuint (on->amendments, ==, 1 << 1);
  g_assert_cmpint (war_operation_get_amendment_use (off, 1), ==, WAR_AMENDMENT_FIXED_OFF);
  g_assert_cmpuint (off->amendments, ==, 0);
  g_assert_cmpuint (war_operation_get_amendable (copy), ==, all & ~(WarAmendments) (1 << 1));
  g_assert_cmpuint (balanced->amendments, ==, all & ~(WarAmendments) (1 << 1));
  g_assert_cmpint (war_operation_get_amendment_use (open, 1), ==, WAR_AMENDMENT_OPEN);
  g_assert_cmpuint (open->fixed_off, ==, 0);
}

/* Conditions keep the places that the new field has too, and what they may be about. */
static void
test_field (Fixture *fixture, gconstpointer data)
{
  static const WarConditionKind kinds[]
    = { WAR_CONDITION_HOLD_ZONE, WAR_CONDITION_HOLD_POINT, WAR_CONDITION_CARRY };
  static const struct
  {
    const char *zone, *point;
    WarPointKind kind;
    const char *expected[G_N_ELEMENTS (kinds)];
  } rows[] = {
    { "zone", "flag", WAR_POINT_OBJECTIVE, { "zone-2", "flag", "flag" } },
    { "zone", "flag", WAR_POINT_CONTROL, { "zone-2", "flag", NULL } },
    { "zone", "flag", WAR_POINT_LABEL, { "zone-2", NULL, NULL } },
    { "strip", "hill", WAR_POINT_OBJECTIVE, { NULL, NULL, NULL } },
  };
  WarOperation *operation = war_operation_ref (fixture->operation);

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      WarOperation *next = war_operation_insert_condition (
        operation, i, war_operation_suggest_condition (operation, kinds[i], 1));

      war_operation_unref (operation);
      operation = next;
    }

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autoptr (WarField) field = new_field (rows[i].zone, rows[i].point, rows[i].kind);
      g_autoptr (WarOperation) moved = war_operation_set_field (operation, field, "a.duckfield");

      g_assert_cmpstr (moved->field_link, ==, "a.duckfield");
      for (guint j = 0; j < G_N_ELEMENTS (kinds); j++)
        g_assert_cmpstr (((WarCondition *) g_ptr_array_index (moved->conditions, j))->place, ==,
                         rows[i].expected[j]);
    }
  war_operation_unref (operation);
}

/* "5 rifle, 2 gun" */
static char *
describe (const WarOperation *operation, gint side)
{
  const WarForce *force = operation->forces[side - 1];
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < force->entries->len; i++)
    {
      const WarForceEntry *entry = g_ptr_array_index (force->entries, i);

      g_string_append_printf (text, "%s%d %s", i > 0 ? ", " : "", entry->count, entry->type->id);
    }
  if (force->cost_limit != 0)
    g_string_append_printf (text, "at most %d", force->cost_limit);
  return g_string_free (text, FALSE);
}

static void
assert_force (WarOperation *operation, gint side, const char *expected)
{
  g_autofree char *found = describe (operation, side);

  g_assert_cmpstr (found, ==, expected);
}

static WarForceEntry *
new_entry (Fixture *fixture, const char *type, gint count)
{
  return war_force_entry_new (war_book_find_type (fixture->book, type), count);
}

static void
test_force (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) one
    = war_operation_insert_entry (fixture->operation, 2, 0, new_entry (fixture, "rifle", 5));
  g_autoptr (WarOperation) two
    = war_operation_insert_entry (one, 2, 1, new_entry (fixture, "gun", 1));
  g_autoptr (WarOperation) first
    = war_operation_insert_entry (two, 2, 0, new_entry (fixture, "officer", 1));
  g_autoptr (WarOperation) more
    = war_operation_replace_entry (first, 2, 2, new_entry (fixture, "gun", 3));
  g_autoptr (WarOperation) less = war_operation_remove_entry (more, 2, 1);
  g_autoptr (WarOperation) brought = war_operation_set_cost_limit (less, 2, 500);
  g_autoptr (WarOperation) fixed = war_operation_set_cost_limit (brought, 2, 0);
  g_autoptr (WarOperation) renamed = war_operation_set_side_name (less, 2, "Green");

  assert_force (fixture->operation, 2, "");
  assert_force (one, 2, "5 rifle");
  assert_force (two, 2, "5 rifle, 1 gun");
  assert_force (first, 2, "1 officer, 5 rifle, 1 gun");
  assert_force (more, 2, "1 officer, 5 rifle, 3 gun");
  assert_force (less, 2, "1 officer, 3 gun");
  assert_force (less, 1, "");
  assert_force (brought, 2, "at most 500");
  assert_force (fixed, 2, "");
  g_assert_cmpint (war_force_get_cost (brought->forces[1]), ==, 500);
  g_assert_cmpstr (renamed->forces[1]->name, ==, "Green");
  g_assert_cmpstr (less->forces[1]->name, ==, "Blue");
}

/* Who is held back comes into its own side's zone, until it is told otherwise. */
static void
test_reserve (Fixture *fixture, gconstpointer data)
{
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      g_autoptr (WarForceEntry) entry = new_entry (fixture, "rifle", 1);
      g_autofree char *zone = g_strdup_printf ("zone-%d", side);

      entry->wave = 2;
      entry->edge = WAR_FIELD_EDGE_SOUTH;
      war_operation_set_reserve (fixture->operation, side, entry, TRUE);
      g_assert_cmpint (entry->arrives, >, 1);
      g_assert_cmpstr (entry->zone, ==, zone);
      g_assert_cmpint (entry->edge, ==, WAR_FIELD_EDGE_NONE);
      g_assert_cmpint (entry->wave, ==, 0);

      war_operation_set_reserve (fixture->operation, side, entry, FALSE);
      g_assert_cmpint (entry->arrives, ==, 0);
      g_assert_null (entry->zone);
    }
}

static void
test_army (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, "rifle", 3, "gun", 1, "rifle", 2, NULL);
  guint named = 1;
  g_autoptr (WarArmy) with_name = war_army_set_units_name (army, &named, 1, "Old Contemptibles");
  g_autoptr (WarOperation) limited = war_operation_set_cost_limit (fixture->operation, 1, 300);
  g_autoptr (WarOperation) whole = war_operation_set_army (limited, 1, army);
  g_autoptr (WarOperation) apart = war_operation_set_army (limited, 1, with_name);

  assert_force (whole, 1, "5 rifle, 1 gun");
  assert_force (apart, 1, "4 rifle, 1 rifle, 1 gun");
  g_assert_cmpstr (((WarForceEntry *) g_ptr_array_index (apart->forces[0]->entries, 1))->name, ==,
                   "Old Contemptibles");
}

/* What the other book lacks goes; the rest is of that book. */
static void
test_book (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) other = fixture_new_book (fixture->rules);
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 2, "gun", 1, NULL);
  g_autoptr (WarOperation) filled = war_operation_set_army (fixture->operation, 1, army);
  g_autoptr (WarOperation) moved = NULL;
  guint index;

  g_assert_true (g_ptr_array_find (other->types, war_book_find_type (other, "gun"), &index));
  g_ptr_array_remove_index (other->types, index);
  moved = war_operation_set_book (filled, 1, other);

  assert_force (moved, 1, "2 rifle");
  g_assert_true (((WarForceEntry *) g_ptr_array_index (moved->forces[0]->entries, 0))->type
                 == war_book_find_type (other, "rifle"));
  assert_force (filled, 1, "2 rifle, 1 gun");
}

/* Units of a side may be of several books: what its own has not is its allies', and goes with
 * them. */
static void
test_allies (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) own = fixture_new_book (fixture->rules),
                      ally = fixture_new_book (fixture->rules);
  g_autoptr (WarOperation) plain = NULL, allied = NULL, filled = NULL, alone = NULL, brought = NULL;
  g_autoptr (GPtrArray) types = NULL;
  const WarForce *force;
  guint index;

  ally->id[0] = 'x';
  g_assert_true (g_ptr_array_find (own->types, war_book_find_type (own, "gun"), &index));
  g_ptr_array_remove_index (own->types, index);
  plain = war_operation_set_book (fixture->operation, 1, own);
  g_assert_null (war_force_find_type (plain->forces[0], "gun"));

  allied = war_operation_set_ally (plain, 1, 1, ally);
  force = allied->forces[0];
  types = war_force_list_types (force);
  g_assert_true (war_force_get_book (force, 0) == own && war_force_get_book (force, 1) == ally);
  g_assert_null (war_force_get_book (force, 2));
  g_assert_true (war_force_find_type (force, "gun") == war_book_find_type (ally, "gun"));
  g_assert_true (war_force_find_type (force, "rifle") == war_book_find_type (own, "rifle"));
  g_assert_cmpuint (types->len, ==, own->types->len + 1);

  filled = war_operation_insert_entry (allied, 1, 0,
                                       war_force_entry_new (war_book_find_type (ally, "gun"), 2));
  assert_force (filled, 1, "2 gun");
  alone = war_operation_set_ally (filled, 1, 1, NULL);
  assert_force (alone, 1, "");
  g_assert_cmpuint (alone->forces[0]->allies->len, ==, 0);
  brought = war_operation_set_cost_limit (filled, 1, 500);
  g_assert_cmpuint (brought->forces[0]->allies->len, ==, 0);
}

/* Who brings an army has one at random, the same for the same seed; the other side is as it was. */
static void
test_supply (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 2, NULL);
  g_autoptr (WarOperation) filled = war_operation_set_army (fixture->operation, 1, army);
  g_autoptr (WarOperation) limited = war_operation_set_cost_limit (filled, 2, 500);
  g_autoptr (WarOperation) one = war_operation_supply (limited, 7);
  g_autoptr (WarOperation) again = war_operation_supply (limited, 7);
  g_autofree char *force = describe (one, 2);

  assert_force (one, 1, "2 rifle");
  assert_force (again, 2, force);
  g_assert_cmpint (one->forces[1]->cost_limit, ==, 0);
  g_assert_cmpint (war_force_get_cost (one->forces[1]), <=, 500);
  g_assert_cmpint (war_force_get_cost (one->forces[1]), >, 400);
}

/* A new reach is so many whole units of length of the system's. */
static void
test_reach (void)
{
  static const char *const ids[] = { "entrenched", "empires" };

  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const WarSystem *system = war_system_get (ids[i]);
      g_autoptr (WarRules) rules = war_rules_new (system);
      g_autoptr (WarOperation) operation = war_operation_new ("reach", "Reach", rules);
      g_autoptr (WarCondition) condition = NULL;

      operation->field = new_field ("zone", "flag", WAR_POINT_OBJECTIVE);
      condition = war_operation_suggest_condition (operation, WAR_CONDITION_HOLD_POINT, 1);
      g_assert_cmpint (condition->reach, >, 0);
      g_assert_cmpint (condition->reach % war_length_unit_get_length (system->length_unit), ==, 0);
    }
}

static void
test_conditions (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarOperation) one = war_operation_insert_condition (
    fixture->operation, 0,
    war_operation_suggest_condition (fixture->operation, WAR_CONDITION_LIMIT, 1));
  g_autoptr (WarOperation) two = war_operation_insert_condition (
    one, 0, war_operation_suggest_condition (one, WAR_CONDITION_HOLD_POINT, 2));
  g_autoptr (WarOperation) changed
    = war_operation_replace_condition (two, 1, war_condition_new (WAR_CONDITION_SURVIVE, 2));
  g_autoptr (WarOperation) removed = war_operation_remove_condition (changed, 0);
  const WarCondition *hold = g_ptr_array_index (two->conditions, 0);

  g_assert_cmpuint (fixture->operation->conditions->len, ==, 0);
  g_assert_cmpstr (hold->place, ==, "flag");
  g_assert_cmpint (hold->count, >, 0);
  g_assert_cmpint (hold->reach, >, 0);
  g_assert_cmpuint (removed->conditions->len, ==, 1);
  g_assert_cmpint (((WarCondition *) g_ptr_array_index (removed->conditions, 0))->kind, ==,
                   WAR_CONDITION_SURVIVE);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/engine/operation-edit/lines", test_lines);
  ADD ("/engine/operation-edit/play", test_play);
  ADD ("/engine/operation-edit/amendment-uses", test_amendment_uses);
  ADD ("/engine/operation-edit/field", test_field);
  ADD ("/engine/operation-edit/force", test_force);
  ADD ("/engine/operation-edit/reserve", test_reserve);
  ADD ("/engine/operation-edit/army", test_army);
  ADD ("/engine/operation-edit/book", test_book);
  ADD ("/engine/operation-edit/allies", test_allies);
  ADD ("/engine/operation-edit/supply", test_supply);
  ADD ("/engine/operation-edit/conditions", test_conditions);
  g_test_add_func ("/engine/operation-edit/reach", test_reach);
  return g_test_run ();
}
