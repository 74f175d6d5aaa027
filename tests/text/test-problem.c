/* test-problem.c: sentences for what is wrong with an army
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/army-file.h"
#include "text/army/problem.h"

static WarArmy *
load_british (StoreLibrary *library)
{
  g_autofree char *path
    = store_library_find_file (library, "scenarios/british-expeditionary-force.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarArmy *army = store_army_load (library, path, faults);

  g_assert_nonnull (army);
  return army;
}

/* The sentences about the army after units of a type were added, one a line. */
static char *
describe (const WarArmy *army)
{
  g_autoptr (GPtrArray) problems = war_army_check (army);
  GString *sentences = g_string_new (NULL);

  for (guint i = 0; i < problems->len; i++)
    {
      g_autofree char *sentence = text_problem (g_ptr_array_index (problems, i));

      g_string_append_printf (sentences, "%s\n", sentence);
    }

  return g_string_free (sentences, FALSE);
}

static const struct
{
  const char *type;
  guint count;
  gint cost_limit;
  const char *game_type;
  const char *expected;
} cases[] = {
  { NULL, 0, 665, "assault", "" },
  { NULL, 0, 664, "assault",
    "The army costs 665 points, which is 1 point over its limit of 664. Remove units or raise the "
    "limit. (Rule\u00a010.1)\n" },
  { "vickers-mg-team", 1, 800, "assault",
    "Too many emplacements: 3, and the limit is 2 (2 in 10 units). Remove 1, or add 1 unit of "
    "another kind. (Rule\u00a010.3)\n" },
  { "british-cavalry", 2, 900, "assault",
    "Too many cavalry: 5, and the limit is 4 (3 in 10 units). Remove 1, or add 2 units of other "
    "kinds. (Rule\u00a010.2)\n" },
  { "stretcher-bearers", 2, 800, "assault",
    "“Stretcher Bearers” is of use only in the game type War of Attrition. (Ruling\u00a0E-20)\n" },
  { NULL, 0, 800, "attrition",
    "A limit of 800 points is outside the 900 to 3000 that are recommended for War of Attrition. "
    "(Ruling\u00a0E-20)\n" },
};

static void
test_sentences (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (WarArmy) shipped = load_british (library);
      g_autoptr (WarArmy) limited = war_army_set_cost_limit (shipped, cases[i].cost_limit);
      g_autoptr (WarArmy) army = war_army_set_game_type (limited, cases[i].game_type);
      g_autofree char *found = NULL;

      for (guint j = 0; j < cases[i].count; j++)
        g_ptr_array_add (army->units,
                         war_unit_new (war_book_find_type (army->book, cases[i].type), NULL, NULL));

      found = describe (army);
      g_assert_cmpstr (found, ==, cases[i].expected);
    }
}

static void
test_limit (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = load_british (library);
  g_autofree char *cavalry = text_limit (g_ptr_array_index (army->book->limits, 0), army);
  g_autofree char *officers = text_limit (g_ptr_array_index (army->book->limits, 2), army);

  g_assert_cmpstr (cavalry, ==, "3 of 3 allowed");
  g_assert_cmpstr (officers, ==, "1 of 2 allowed");
}

/* Every kind of problem has a sentence of its own that ends as sentences do. */
static void
test_every_kind (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (WarArmy) army = load_british (library);

  for (gint kind = WAR_PROBLEM_NO_UNITS; kind <= WAR_PROBLEM_WITHOUT_WAVE; kind++)
    {
      g_autoptr (WarProblem) problem
        = war_problem_new ((WarProblemKind) kind, WAR_SEVERITY_ERROR, NULL);
      g_autofree char *sentence = NULL;

      problem->limit = g_ptr_array_index (army->book->limits, 0);
      problem->category = g_ptr_array_index (army->rules->categories, 0);
      problem->game_type = g_ptr_array_index (army->rules->game_types, 0);
      problem->trait = g_ptr_array_index (army->rules->traits, 0);
      problem->type = war_army_get_unit (army, 0)->type;
      sentence = text_problem (problem);
      g_assert_true (g_str_has_suffix (sentence, "."));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/text/problem/sentences", test_sentences);
  g_test_add_func ("/text/problem/limit", test_limit);
  g_test_add_func ("/text/problem/every-kind", test_every_kind);
  return g_test_run ();
}
