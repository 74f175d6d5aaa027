/* test-book-edit.c: changes to army books
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/book-edit.h"

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
test_words (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) own = war_book_copy_as (fixture->book, "mine", "Mine");
  g_autoptr (WarBook) renamed = war_book_set_name (own, "Ours");
  g_autoptr (WarBook) later = war_book_set_revision (renamed, 4);

  g_assert_cmpstr (own->id, ==, "mine");
  g_assert_cmpint (own->revision, ==, 1);
  g_assert_cmpstr (own->name, ==, "Mine");
  g_assert_cmpstr (later->name, ==, "Ours");
  g_assert_cmpint (later->revision, ==, 4);
  g_assert_cmpstr (fixture->book->id, !=, "mine");
  g_assert_true (g_ptr_array_index (own->types, 0) == g_ptr_array_index (fixture->book->types, 0));
  g_assert_cmpuint (own->limits->len, ==, fixture->book->limits->len);
}

static void
test_types (Fixture *fixture, gconstpointer data)
{
  guint n_types = fixture->book->types->len;
  WarUnitType *first = g_ptr_array_index (fixture->book->types, 0);
  g_autoptr (WarUnitType) dearer = war_unit_type_copy (first);
  g_autoptr (WarBook) larger = NULL, changed = NULL, smaller = NULL;

  g_assert_true (war_unit_type_equal (first, dearer));
  dearer->cost += 5;
  g_assert_false (war_unit_type_equal (first, dearer));

  changed = war_book_replace_type (fixture->book, 0, dearer);
  g_assert_true (g_ptr_array_index (changed->types, 0) == dearer);
  g_assert_true (g_ptr_array_index (fixture->book->types, 0) == first);
  smaller = war_book_remove_type (changed, 1);
  g_assert_cmpuint (smaller->types->len, ==, n_types - 1);
  larger = war_book_insert_type (smaller, 1, first);
  g_assert_true (g_ptr_array_index (larger->types, 1) == first);
}

/* Types follow a trait that says something else, and lose one that is gone. */
static void
test_traits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarTrait) first = war_trait_new (), second = NULL;
  g_autoptr (WarUnitType) type = war_unit_type_copy (g_ptr_array_index (fixture->book->types, 0));
  g_autoptr (WarBook) with = NULL, used = NULL, changed = NULL, without = NULL;

  first->own = TRUE;
  first->id = g_strdup ("cyclist");
  first->name = g_strdup ("Cyclist");
  first->text = g_strdup ("Fast.");
  second = war_trait_copy (first);
  g_free (second->text);
  second->text = g_strdup ("Faster.");
  war_trait_uses_add (type->traits, first, 0);

  with = war_book_add_trait (fixture->book, first);
  used = war_book_replace_type (with, 0, type);
  changed = war_book_replace_trait (used, 0, second);
  type = (war_unit_type_unref (type), war_unit_type_ref (g_ptr_array_index (changed->types, 0)));
  g_assert_cmpuint (type->traits->len, ==, 1);
  g_assert_cmpstr (g_array_index (type->traits, WarTraitUse, 0).trait->text, ==, "Faster.");
  without = war_book_remove_trait (changed, 0);
  g_assert_cmpuint (without->traits->len, ==, 0);
  g_assert_false (war_unit_type_has_trait (g_ptr_array_index (without->types, 0), "cyclist"));
  g_assert_true (war_unit_type_has_trait (g_ptr_array_index (used->types, 0), "cyclist"));

  war_trait_uses_remove (type->traits, "cyclist");
  g_assert_cmpuint (type->traits->len, ==, 0);
}

/* entrenched.10.2: the fixture's book lets 3 in 10 be cavalry. */
static void
test_limits (Fixture *fixture, gconstpointer data)
{
  guint n_limits = fixture->book->limits->len;
  g_autoptr (WarBook) fewer = war_book_set_limit (fixture->book, "cavalry", 1, 20);
  g_autoptr (WarBook) none = war_book_set_limit (fewer, "cavalry", 0, 0);
  g_autoptr (WarBook) again = war_book_set_limit (none, "cavalry", 1, 2);
  const WarLimit *limit = g_ptr_array_index (again->limits, n_limits - 1);

  g_assert_cmpuint (fewer->limits->len, ==, n_limits);
  g_assert_cmpuint (none->limits->len, ==, n_limits - 1);
  g_assert_cmpuint (again->limits->len, ==, n_limits);
  g_assert_cmpstr (limit->category, ==, "cavalry");
  g_assert_cmpint (limit->of, ==, 2);
}

static void
test_ids (Fixture *fixture, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "Légion Étrangère (1er)", "legion-etrangere-1er" },
    { "Rifle", "rifle-2" },
    { "18 Pounder", "18-pounder" },
    { "…", "own" },
    { "Artillery", "artillery-2" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *id = war_book_invent_id (fixture->book, cases[i][0]);

      g_assert_cmpstr (id, ==, cases[i][1]);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/engine/book-edit/words", test_words);
  ADD ("/engine/book-edit/types", test_types);
  ADD ("/engine/book-edit/traits", test_traits);
  ADD ("/engine/book-edit/entrenched.10.2/limits", test_limits);
  ADD ("/engine/book-edit/ids", test_ids);
  return g_test_run ();
}
