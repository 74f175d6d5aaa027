/* test-army-random.c: legal armies at random
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-random.h"

#include "engine/army/army-check.h"
#include "fixture.h"

typedef struct
{
  WarRules *rules;
  WarBook *book;
} Fixture;

/* Of which kind the types of the book are. */
static const struct
{
  const char *id;
  WarSymbol symbol;
} kinds[] = {
  { "officer", WAR_SYMBOL_OFFICER },
  { "rider", WAR_SYMBOL_CAVALRY },
  { "mounted", WAR_SYMBOL_MOUNTED_OFFICER },
  { "gun", WAR_SYMBOL_MACHINE_GUN },
  { "digger", WAR_SYMBOL_MINER },
  { "signaller", WAR_SYMBOL_SIGNALLER },
  { "bearers", WAR_SYMBOL_STRETCHER },
};

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->rules = fixture_new_rules ();
  fixture->book = fixture_new_book (fixture->rules);
  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    war_book_find_type (fixture->book, kinds[i].id)->symbol = kinds[i].symbol;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  war_book_unref (fixture->book);
  war_rules_unref (fixture->rules);
}

static WarArmy *
new_army (Fixture *fixture, const char *game_type, gint cost_limit)
{
  g_autoptr (WarArmy) plain = war_army_new ("Surprise", fixture->book);
  g_autoptr (WarArmy) typed = war_army_set_game_type (plain, game_type);

  return war_army_set_cost_limit (typed, cost_limit);
}

/* Whatever seed, game type and limit: nothing is wrong, and less is left than the cheapest unit
 * costs. */
static void
test_always_legal (Fixture *fixture, gconstpointer data)
{
  for (guint n = 0; n < 60; n++)
    for (guint i = 0; i <= fixture->rules->game_types->len; i++)
      {
        const WarGameType *game_type = i < fixture->rules->game_types->len
                                         ? g_ptr_array_index (fixture->rules->game_types, i)
                                         : NULL;
        gint limit = g_test_rand_int_range (200, 1500);
        g_autoptr (WarArmy) empty
          = new_army (fixture, game_type != NULL ? game_type->id : NULL, limit);
        g_autoptr (WarArmy) army = war_army_set_random_units (empty, (guint64) g_test_rand_int ());
        g_autoptr (GPtrArray) problems = war_army_check (army);

        g_assert_true (war_army_is_legal (army));
        for (guint j = 0; j < problems->len; j++)
          g_assert_cmpint (((const WarProblem *) g_ptr_array_index (problems, j))->kind, ==,
                           WAR_PROBLEM_COST_LIMIT_UNUSUAL);
        g_assert_cmpint (war_army_get_cost (army), <=, limit);
        g_assert_cmpint (war_army_get_cost (army), >, limit - 40);
      }
}

static char *
spell (const WarArmy *army)
{
  GString *types = g_string_new (NULL);

  for (guint i = 0; i < army->units->len; i++)
    g_string_append_printf (types, "%s ", war_army_get_unit (army, i)->type->id);
  return g_string_free (types, FALSE);
}

/* One seed is one army; many seeds are many, and use all that the book has. */
static void
test_seeds (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) empty = new_army (fixture, "assault", 900);
  g_autoptr (GHashTable) armies = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GHashTable) types = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint64 seed = 0; seed < 40; seed++)
    {
      g_autoptr (WarArmy) army = war_army_set_random_units (empty, seed);
      g_autoptr (WarArmy) again = war_army_set_random_units (empty, seed);
      g_autofree char *other = spell (again);
      char *found = spell (army);

      g_assert_cmpstr (found, ==, other);
      g_hash_table_add (armies, found);
      for (guint i = 0; i < army->units->len; i++)
        g_hash_table_add (types, war_army_get_unit (army, i)->type->id);
    }
  g_assert_cmpuint (g_hash_table_size (armies), >, 30);

  /* All but the bearers, who are of no use here (entrenched.E-20). */
  g_assert_cmpuint (g_hash_table_size (types), ==, fixture->book->types->len - 1);
  g_assert_false (g_hash_table_contains (types, "bearers"));
}

/* entrenched.E-18: every unit is in a wave, and the waves are right. */
static void
test_waves (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) empty = new_army (fixture, "attrition", 900);
  g_autoptr (WarArmy) army = war_army_set_random_units (empty, 7);

  for (guint i = 0; i < army->units->len; i++)
    g_assert_cmpint (war_army_get_unit (army, i)->wave, >, 0);
  g_assert_true (war_army_is_legal (army));
}

/* Without a limit the game type says how much; what is too dear is left. */
static void
test_limits (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) unlimited = new_army (fixture, "assault", 0);
  g_autoptr (WarArmy) poor = new_army (fixture, "assault", 39);
  g_autoptr (WarArmy) usual = war_army_set_random_units (unlimited, 1);
  g_autoptr (WarArmy) none = war_army_set_random_units (poor, 1);
  const WarGameType *assault = war_rules_find_game_type (fixture->rules, "assault");

  g_assert_cmpint (war_army_get_cost (usual), >=, assault->cost_minimum);
  g_assert_cmpint (war_army_get_cost (usual), <=, assault->cost_maximum);
  g_assert_cmpuint (none->units->len, ==, 0);
}

/* What of the cost of many armies of the style goes into the type, in percent. */
static gint
measure_share (Fixture *fixture, WarStyle style, const char *type)
{
  g_autoptr (WarArmy) empty = new_army (fixture, "assault", 1000);
  gint of_type = 0, all = 0;

  for (guint64 seed = 0; seed < 20; seed++)
    {
      g_autoptr (WarArmy) army = war_army_set_styled_units (empty, style, seed);

      g_assert_true (war_army_is_legal (army));
      all += war_army_get_cost (army);
      for (guint i = 0; i < army->units->len; i++)
        if (g_str_equal (war_army_get_unit (army, i)->type->id, type))
          of_type += war_army_get_unit (army, i)->type->cost;
    }
  return of_type * 100 / all;
}

/* Who is fond of something takes much more of it, as far as the book lets him; else nothing is said
 * about a style but that the usual one is the usual one. */
static void
test_styles (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) empty = new_army (fixture, "assault", 900);
  g_autoptr (WarArmy) mixed = war_army_set_styled_units (empty, WAR_STYLE_MIXED, 3);
  g_autoptr (WarArmy) usual = war_army_set_random_units (empty, 3);
  g_autofree char *first = spell (mixed);
  g_autofree char *second = spell (usual);

  g_assert_cmpstr (first, ==, second);
  g_assert_cmpint (measure_share (fixture, WAR_STYLE_MOUNTED, "rider"), >,
                   3 * measure_share (fixture, WAR_STYLE_MIXED, "rider") / 2);
  g_assert_cmpint (measure_share (fixture, WAR_STYLE_MACHINE_GUNS, "gun"), >,
                   3 * measure_share (fixture, WAR_STYLE_MIXED, "gun") / 2);
  g_assert_cmpint (measure_share (fixture, WAR_STYLE_MANY, "rifle"), >,
                   measure_share (fixture, WAR_STYLE_FEW, "rifle"));
  for (guint i = 0; i < WAR_N_STYLES; i++)
    g_assert_nonnull (war_style_get_ids ()[i]);
  g_assert_null (war_style_get_ids ()[WAR_N_STYLES]);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/engine/army-random/entrenched.E-20/always-legal", test_always_legal);
  ADD ("/engine/army-random/seeds", test_seeds);
  ADD ("/engine/army-random/entrenched.E-18/waves", test_waves);
  ADD ("/engine/army-random/limits", test_limits);
  ADD ("/engine/army-random/styles", test_styles);
  return g_test_run ();
}
