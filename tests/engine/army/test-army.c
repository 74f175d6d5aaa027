/* test-army.c: armies as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/system.h"
#include "fixture.h"

typedef struct
{
  WarRules *rules;
  WarBook *book;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = fixture_new_rules ();
  fixture->book = fixture_new_book (fixture->rules);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_book_unref (fixture->book);
  war_rules_unref (fixture->rules);
}

static void
test_edits_leave_the_original (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 2, "officer", 1, NULL);
  g_autoptr (WarUnit) unit
    = war_unit_new (war_book_find_type (fixture->book, "gun"), "Old Faithful", NULL);
  g_autoptr (WarArmy) larger = war_army_insert_unit (army, 1, unit);
  const guint first = 0;
  g_autoptr (WarArmy) smaller = war_army_remove_units (larger, &first, 1);
  g_autoptr (WarArmy) renamed = war_army_set_name (smaller, "Others");

  g_assert_cmpuint (army->units->len, ==, 3);
  g_assert_cmpint (war_army_get_cost (army), ==, 130);
  g_assert_cmpint (war_army_get_cost (larger), ==, 220);
  g_assert_true (war_army_get_unit (larger, 1) == unit);
  g_assert_true (war_army_get_unit (smaller, 0) == unit);
  g_assert_cmpstr (smaller->name, ==, "Test Army");
  g_assert_cmpstr (renamed->name, ==, "Others");

  /* What did not change is shared, not copied. */
  g_assert_true (war_army_get_unit (larger, 3) == war_army_get_unit (army, 2));
}

static void
test_settings (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = war_army_new ("A", fixture->book);
  g_autoptr (WarArmy) limited = war_army_set_cost_limit (army, 665);
  g_autoptr (WarArmy) typed = war_army_set_game_type (limited, "attrition");
  g_autoptr (WarArmy) untyped = war_army_set_game_type (typed, NULL);

  g_assert_cmpint (army->cost_limit, ==, 0);
  g_assert_cmpint (typed->cost_limit, ==, 665);
  g_assert_cmpstr (typed->game_type, ==, "attrition");
  g_assert_null (untyped->game_type);
  g_assert_cmpstr (untyped->book_id, ==, "test-book");
}

/* entrenched.E-20: a mounted officer is officer and cavalry. */
static void
test_mounted_officer_counts_twice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, "mounted", 2, "rider", 1, "officer", 3, NULL);

  g_assert_cmpuint (
    war_army_count_category (army, war_rules_get_category_mask (fixture->rules, "cavalry")), ==, 3);
  g_assert_cmpuint (
    war_army_count_category (army, war_rules_get_category_mask (fixture->rules, "officer")), ==, 5);
  g_assert_cmpuint (war_rules_get_category_mask (fixture->rules, "navy"), ==, 0);
}

static void
test_alike_units_are_grouped (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, "rifle", 2, "officer", 1, "rifle", 1, NULL);
  g_autoptr (WarUnit) named
    = war_unit_new (war_book_find_type (fixture->book, "rifle"), "Old Contemptibles", NULL);
  g_autoptr (WarArmy) edited = war_army_insert_unit (army, 0, named);
  g_autoptr (GArray) groups = war_army_list_alike (edited);

  g_assert_cmpuint (groups->len, ==, 3);
  g_assert_true (g_array_index (groups, WarAlike, 0).unit == named);
  g_assert_cmpuint (g_array_index (groups, WarAlike, 0).count, ==, 1);
  g_assert_cmpuint (g_array_index (groups, WarAlike, 1).count, ==, 3);
  g_assert_cmpuint (g_array_index (groups, WarAlike, 2).count, ==, 1);
}

/* Where a wave counts, units in different waves are not alike. */
static void
test_waves_are_not_alike (Fixture *fixture, gconstpointer data)
{
  const guint first = 0;
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 3, NULL);
  g_autoptr (WarArmy) split = war_army_set_units_wave (army, &first, 1, 2);
  g_autoptr (WarArmy) attrition = war_army_set_game_type (split, "attrition");
  g_autoptr (GArray) together = war_army_list_alike (split);
  g_autoptr (GArray) apart = war_army_list_alike (attrition);

  g_assert_cmpuint (war_army_count_waves (split), ==, 0);
  g_assert_cmpuint (war_army_count_waves (attrition), ==, 3);
  g_assert_cmpuint (together->len, ==, 1);
  g_assert_cmpuint (apart->len, ==, 2);
}

/* Where there are no waves an army stands in its groups, in the order in which they are named; what
 * is in none comes last. Units of different groups are not alike. */
static void
test_groups (Fixture *fixture, gconstpointer data)
{
  const guint second[] = { 1, 4 }, third[] = { 3 };
  static const gint sections[] = { 0, 1, 0, 2, 1 }, counts[] = { 2, 2, 1 };
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 5, NULL);
  g_autoptr (WarArmy) begun = war_army_set_units_group (army, second, 2, "B Company");
  g_autoptr (WarArmy) grouped = war_army_set_units_group (begun, third, 1, "A Company");
  g_autoptr (WarArmy) attrition = war_army_set_game_type (grouped, "attrition");
  g_autoptr (WarSections) found = war_sections_new (grouped);
  g_autoptr (WarSections) waves = war_sections_new (attrition);
  g_autoptr (WarSections) none = war_sections_new (army);
  g_autoptr (WarArmy) moved = war_army_set_units_section (grouped, found, second, 2, 2);
  g_autoptr (WarArmy) freed = war_army_set_units_section (grouped, found, second, 2, 0);
  g_autoptr (GArray) alike = war_army_list_alike (grouped);

  g_assert_cmpuint (found->n, ==, 2);
  g_assert_cmpstr (war_sections_get_group (found, 1), ==, "B Company");
  g_assert_cmpstr (war_sections_get_group (found, 2), ==, "A Company");
  g_assert_null (war_sections_get_group (found, 0));
  g_assert_cmpmem (found->of_units, sizeof sections, sections, sizeof sections);
  g_assert_cmpuint (waves->n, ==, 3);
  g_assert_null (war_sections_get_group (waves, 1));
  g_assert_cmpuint (none->n, ==, 0);
  g_assert_cmpstr (war_army_get_unit (moved, 4)->group, ==, "A Company");
  g_assert_null (war_army_get_unit (freed, 4)->group);

  g_assert_cmpuint (alike->len, ==, 3);
  for (guint i = 0; i < alike->len; i++)
    {
      g_assert_cmpint (g_array_index (alike, WarAlike, i).section, ==, (gint) (i + 1) % 3);
      g_assert_cmpuint (g_array_index (alike, WarAlike, i).count, ==, (guint) counts[(i + 1) % 3]);
    }
}

/* The units' types as letters, and their names in lower case. */
static char *
spell (const WarArmy *army)
{
  g_autoptr (GString) letters = g_string_new (NULL);

  for (guint i = 0; i < army->units->len; i++)
    {
      const WarUnit *unit = war_army_get_unit (army, i);

      g_string_append_c (letters, g_ascii_toupper (unit->type->id[0]));
      if (unit->name != NULL)
        g_string_append (letters, unit->name);
    }
  return g_string_free (g_steal_pointer (&letters), FALSE);
}

/* The groups that the army has, in their order. Free it. */
static char *
spell_groups (const WarArmy *army)
{
  g_autoptr (WarSections) sections = war_sections_new (army);
  GString *names = g_string_new (NULL);

  for (gint i = 1; i <= (gint) sections->n; i++)
    g_string_append_printf (names, "%s%s", i > 1 ? " " : "", war_sections_get_group (sections, i));
  return g_string_free (names, FALSE);
}

/* A group whose first unit is removed stays where it is, and is gone with its last; units of other
 * groups, and of none, keep their order. Its name says nothing of the group; where it is moved, or
 * taken out, the group goes to the next. */
static void
test_first_of_group (Fixture *fixture, gconstpointer data)
{
  static const guint a[] = { 1, 5 }, b[] = { 2, 3 }, first[] = { 1 }, both[] = { 1, 5 };
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "gun", 1, "rifle", 3, "digger", 1,
                                               "officer", 1, NULL);
  g_autoptr (WarArmy) begun = war_army_set_units_group (army, a, 2, "A");
  g_autoptr (WarArmy) grouped = war_army_set_units_group (begun, b, 2, "B");
  g_autoptr (WarArmy) without = war_army_remove_units (grouped, first, 1);
  g_autoptr (WarArmy) gone = war_army_remove_units (grouped, both, 2);
  g_autoptr (WarArmy) named = war_army_set_units_name (grouped, first, 1, "Old Bill");
  g_autoptr (WarArmy) freed = war_army_set_units_group (grouped, first, 1, NULL);
  g_autoptr (WarArmy) moved = war_army_move_units (grouped, first, 1, 4);
  const WarArmy *const armies[] = { grouped, without, gone, named, freed, moved };
  static const char *const groups[] = { "A B", "A B", "B", "A B", "B A", "B A" };
  g_autofree char *left = spell (without), *plain = spell (gone);

  for (guint i = 0; i < G_N_ELEMENTS (armies); i++)
    {
      g_autofree char *found = spell_groups (armies[i]);

      g_assert_cmpstr (found, ==, groups[i]);
    }
  g_assert_cmpstr (left, ==, "ORRGD");
  g_assert_cmpstr (plain, ==, "GRRD");
}

static void
test_remove (Fixture *fixture, gconstpointer data)
{
  const guint chosen[] = { 0, 2 };
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, "rifle", 1, "officer", 1, "gun", 1, "digger", 1, NULL);
  g_autoptr (WarArmy) smaller = war_army_remove_units (army, chosen, 2);
  g_autofree char *found = spell (smaller);

  g_assert_cmpstr (found, ==, "OD");
}

static const struct
{
  guint indices[3];
  guint n_indices, before;
  const char *expected;
} moves[] = {
  { { 0 }, 1, 0, "RaOGD" },    { { 0 }, 1, 1, "RaOGD" },    { { 0 }, 1, 2, "ORaGD" },
  { { 0 }, 1, 4, "OGDRa" },    { { 3 }, 1, 0, "DRaOG" },    { { 0, 2 }, 2, 4, "ODRaG" },
  { { 0, 2 }, 2, 1, "RaGOD" }, { { 1, 3 }, 2, 0, "ODRaG" }, { { 0, 1, 3 }, 3, 3, "GRaOD" },
};

static void
test_move (Fixture *fixture, gconstpointer data)
{
  const guint first = 0;
  g_autoptr (WarArmy) plain
    = fixture_new_army (fixture->book, "rifle", 1, "officer", 1, "gun", 1, "digger", 1, NULL);
  g_autoptr (WarArmy) army = war_army_set_units_name (plain, &first, 1, "a");

  for (guint i = 0; i < G_N_ELEMENTS (moves); i++)
    {
      g_autoptr (WarArmy) moved
        = war_army_move_units (army, moves[i].indices, moves[i].n_indices, moves[i].before);
      g_autofree char *found = spell (moved);

      g_assert_cmpstr (found, ==, moves[i].expected);
    }
}

static void
test_duplicate (Fixture *fixture, gconstpointer data)
{
  const guint chosen[] = { 0, 2 };
  g_autoptr (WarArmy) plain
    = fixture_new_army (fixture->book, "rifle", 1, "officer", 1, "gun", 1, "digger", 1, NULL);
  g_autoptr (WarArmy) named = war_army_set_units_name (plain, chosen, 1, "a");
  g_autoptr (WarArmy) army = war_army_set_units_wave (named, chosen, 2, 3);
  g_autoptr (WarArmy) doubled = war_army_duplicate_units (army, chosen, 2);
  g_autofree char *found = spell (doubled);

  g_assert_cmpstr (found, ==, "RaOGRaGD");
  g_assert_cmpint (war_army_get_unit (doubled, 3)->wave, ==, 3);
  g_assert_cmpint (war_army_get_unit (doubled, 5)->wave, ==, 0);
}

/* Names, notes and waves are those of the units that were chosen, in the new army only. */
static void
test_words_of_units (Fixture *fixture, gconstpointer data)
{
  const guint chosen[] = { 1, 2 };
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 3, NULL);
  g_autoptr (WarArmy) named = war_army_set_units_name (army, chosen, 2, "Pals");
  g_autoptr (WarArmy) noted = war_army_set_units_note (named, chosen, 1, "Left");
  g_autoptr (WarArmy) unnamed = war_army_set_units_name (noted, chosen, 2, NULL);

  g_assert_null (war_army_get_unit (army, 1)->name);
  g_assert_null (war_army_get_unit (named, 0)->name);
  g_assert_cmpstr (war_army_get_unit (named, 2)->name, ==, "Pals");
  g_assert_null (war_army_get_unit (named, 1)->note);
  g_assert_cmpstr (war_army_get_unit (noted, 1)->note, ==, "Left");
  g_assert_null (war_army_get_unit (noted, 2)->note);
  g_assert_cmpstr (war_army_get_unit (noted, 1)->name, ==, "Pals");
  g_assert_null (war_army_get_unit (unnamed, 1)->name);
  g_assert_cmpstr (war_army_get_unit (unnamed, 1)->note, ==, "Left");
}

/* Units of a type follow when another version of it comes in under the same id. */
static void
test_one_version_of_a_type (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) later = fixture_new_book (fixture->rules);
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 2, "gun", 1, NULL);
  g_autoptr (WarUnit) unit = NULL;
  g_autoptr (WarArmy) edited = NULL;

  war_book_find_type (later, "rifle")->cost = 45;
  unit = war_unit_new (war_book_find_type (later, "rifle"), NULL, NULL);
  edited = war_army_insert_unit (army, 3, unit);

  g_assert_cmpint (war_army_get_cost (army), ==, 170);
  g_assert_cmpint (war_army_get_cost (edited), ==, 3 * 45 + 90);
  g_assert_true (war_army_get_unit (edited, 0)->type == unit->type);
  g_assert_true (war_army_get_unit (edited, 2) == war_army_get_unit (army, 2));
}

/* Units become what another book has under their ids; the rest stay, for somebody to replace. */
static void
test_another_book (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) other = fixture_new_book (fixture->rules);
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 2, "gun", 1, NULL);
  const guint first = 0;
  g_autoptr (WarArmy) named = war_army_set_units_name (army, &first, 1, "Pals");
  g_autoptr (WarArmy) edited = NULL;
  WarUnitType *gun = war_book_find_type (other, "gun");

  g_free (other->id);
  other->id = g_strdup ("other");
  war_book_find_type (other, "rifle")->cost = 45;
  g_ptr_array_remove (other->types, gun);
  edited = war_army_set_book (named, other);

  g_assert_true (edited->book == other);
  g_assert_cmpstr (edited->book_id, ==, "other");
  g_assert_true (war_army_get_unit (edited, 1)->type == war_book_find_type (other, "rifle"));
  g_assert_cmpstr (war_army_get_unit (edited, 0)->name, ==, "Pals");
  g_assert_true (war_army_get_unit (edited, 2) == war_army_get_unit (named, 2));
  g_assert_cmpint (war_army_get_cost (edited), ==, 2 * 45 + 90);

  g_assert_true (named->book == fixture->book);
  g_assert_cmpint (war_army_get_cost (named), ==, 170);
}

/* Of several allied books each stays in its place when another one is exchanged. */
static void
test_allied_books (Fixture *fixture, gconstpointer data)
{
  WarSystem system = *fixture->rules->system;
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 1, NULL);
  WarBook *books[3];

  system.n_allied_books = 2;
  fixture->rules->system = &system;
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      books[i] = fixture_new_book (fixture->rules);
      g_free (books[i]->id);
      books[i]->id = g_strdup_printf ("ally-%u", i);
    }

  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autoptr (WarArmy) edited = war_army_set_ally (army, i < 2 ? i + 1 : 1, books[i]);

      war_army_unref (army);
      army = g_steal_pointer (&edited);
    }
  g_assert_cmpuint (army->allies->len, ==, 2);
  g_assert_cmpstr (((WarArmyAlly *) g_ptr_array_index (army->allies, 0))->id, ==, "ally-2");
  g_assert_cmpstr (((WarArmyAlly *) g_ptr_array_index (army->allies, 1))->id, ==, "ally-1");

  fixture->rules->system = war_system_get ("entrenched");
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    war_book_unref (books[i]);
}

/* A type outlives its book as long as an army has a unit of it. */
static void
test_units_keep_their_types (void)
{
  WarRules *rules = fixture_new_rules ();
  WarBook *book = fixture_new_book (rules);
  g_autoptr (WarUnit) unit = war_unit_new (war_book_find_type (book, "gun"), NULL, NULL);

  war_book_unref (book);
  war_rules_unref (rules);

  g_assert_cmpstr (unit->type->name, ==, "gun");
  g_assert_true (war_unit_type_has_trait (unit->type, "artillery"));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/engine/army/edits-leave-the-original", test_edits_leave_the_original);
  ADD ("/engine/army/settings", test_settings);
  ADD ("/engine/army/entrenched.E-20/mounted-officer-counts-twice",
       test_mounted_officer_counts_twice);
  ADD ("/engine/army/one-version-of-a-type", test_one_version_of_a_type);
  ADD ("/engine/army/another-book", test_another_book);
  ADD ("/engine/army/allied-books", test_allied_books);
  ADD ("/engine/army/alike-units-are-grouped", test_alike_units_are_grouped);
  ADD ("/engine/army/entrenched.E-18/waves-are-not-alike", test_waves_are_not_alike);
  ADD ("/engine/army/groups", test_groups);
  ADD ("/engine/army/first-of-group", test_first_of_group);
  ADD ("/engine/army/remove", test_remove);
  ADD ("/engine/army/move", test_move);
  ADD ("/engine/army/duplicate", test_duplicate);
  ADD ("/engine/army/words-of-units", test_words_of_units);
  g_test_add_func ("/engine/army/units-keep-their-types", test_units_keep_their_types);
  return g_test_run ();
}
