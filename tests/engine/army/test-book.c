/* test-book.c: army books and their entries
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "engine/system.h"

static void
test_find (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarBook) book = fixture_new_book (rules);

  g_assert_cmpint (war_book_find_type (book, "gun")->cost, ==, 90);
  g_assert_null (war_book_find_type (book, "tank"));
  g_assert_nonnull (war_book_find_trait (book, "bearer"));
  g_assert_null (war_book_find_trait (book, "flying"));
}

/* A book's own trait goes before one of the rules. */
static void
test_own_trait (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  WarTrait *own = war_trait_new ();

  own->id = g_strdup ("stubborn");
  own->own = TRUE;
  g_ptr_array_add (book->traits, own);

  g_assert_true (war_book_find_trait (book, "stubborn") == own);
  g_assert_null (war_rules_find_trait (rules, "stubborn"));
}

/* Every field that plays differs makes an entry different; pictures do not. */
static void
test_equal (void)
{
  g_autoptr (WarRules) rules = fixture_new_rules ();
  g_autoptr (WarBook) book = fixture_new_book (rules);
  g_autoptr (WarBook) other = fixture_new_book (rules);
  WarUnitType *type = war_book_find_type (book, "gun");
  WarUnitType *copy = war_book_find_type (other, "gun");
  WarWeapon *weapon = war_weapon_new ();

  g_assert_true (war_unit_type_equal (type, copy));

  copy->cloth = WAR_CLOTH_FIELD_GREY;
  copy->symbol = WAR_SYMBOL_HEAVY_GUN;
  g_assert_true (war_unit_type_equal (type, copy));

  copy->stats[2]++;
  g_assert_false (war_unit_type_equal (type, copy));
  copy->stats[2]--;

  copy->base_depth++;
  g_assert_false (war_unit_type_equal (type, copy));
  copy->base_depth--;

  war_trait_uses_add (copy->traits, war_rules_find_trait (rules, "signal"), WAR_INCH);
  g_assert_false (war_unit_type_equal (type, copy));
  g_array_set_size (copy->traits, 1);
  g_assert_true (war_unit_type_equal (type, copy));

  weapon->name = g_strdup ("Gun");
  g_ptr_array_add (copy->weapons, weapon);
  g_assert_false (war_unit_type_equal (type, copy));
}

/* Systems say what they count; the ids of statistics become attributes of books. */
static void
test_systems (void)
{
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      guint n_stats = 0;

      g_assert_true (war_system_get (system->id) == system);
      while (system->unit_stats[n_stats].id != NULL)
        n_stats++;
      g_assert_cmpuint (n_stats, >, 0);
      g_assert_cmpuint (n_stats, <=, WAR_MAX_STATS);
    }

  g_assert_null (war_system_get ("chess"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/engine/book/find", test_find);
  g_test_add_func ("/engine/book/own-trait", test_own_trait);
  g_test_add_func ("/engine/book/equal", test_equal);
  g_test_add_func ("/engine/book/systems", test_systems);
  return g_test_run ();
}
