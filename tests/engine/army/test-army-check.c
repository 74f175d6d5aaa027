/* test-army-check.c: which armies Entrenched! allows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/army/army-check.h"
#include "engine/army/army-random.h"
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

/* The army's problem of the kind with the clause, or NULL. The result lives as long as problems. */
static const WarProblem *
find (const GPtrArray *problems, WarProblemKind kind, const char *clause)
{
  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      if (problem->kind == kind && g_strcmp0 (problem->clause, clause) == 0)
        return problem;
    }

  return NULL;
}

/* entrenched.10.1: the limit itself may be reached, one point more may not. */
static void
test_cost_limit (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 10, NULL);
  g_autoptr (WarArmy) exact = war_army_set_cost_limit (army, 400);
  g_autoptr (WarArmy) over = war_army_set_cost_limit (army, 399);
  g_autoptr (GPtrArray) problems = war_army_check (over);
  const WarProblem *problem = find (problems, WAR_PROBLEM_OVER_COST_LIMIT, "entrenched.10.1");

  g_assert_true (war_army_is_legal (army));
  g_assert_true (war_army_is_legal (exact));
  g_assert_false (war_army_is_legal (over));
  g_assert_nonnull (problem);
  g_assert_cmpint (problem->have, ==, 400);
  g_assert_cmpint (problem->allowed, ==, 399);
}

/* entrenched.10.2 … 10.5 with E-20: n × 10 ≤ share × units, without rounding. Each row: a type of
 * the category, how many of it among so many units in all, and whether that is allowed. */
static const struct
{
  const char *type;
  const char *clause;
  guint count, n_units;
  gboolean allowed;
  guint remove, add;
} shares[] = {
  { "rider", "entrenched.10.2", 3, 10, TRUE, 0, 0 },
  { "rider", "entrenched.10.2", 4, 10, FALSE, 2, 4 },
  { "rider", "entrenched.10.2", 3, 9, FALSE, 1, 1 },
  { "rider", "entrenched.10.2", 4, 14, TRUE, 0, 0 },
  { "rider", "entrenched.10.2", 4, 13, FALSE, 1, 1 },
  { "gun", "entrenched.10.3", 2, 10, TRUE, 0, 0 },
  { "gun", "entrenched.10.3", 2, 9, FALSE, 1, 1 },
  { "gun", "entrenched.10.3", 4, 12, FALSE, 2, 8 },
  { "officer", "entrenched.10.4", 1, 5, TRUE, 0, 0 },
  { "officer", "entrenched.10.4", 1, 4, FALSE, 1, 1 },
  { "digger", "entrenched.10.5", 1, 10, TRUE, 0, 0 },
  { "digger", "entrenched.10.5", 1, 9, FALSE, 1, 1 },
  { "digger", "entrenched.10.5", 2, 20, TRUE, 0, 0 },
  { "digger", "entrenched.10.5", 2, 19, FALSE, 1, 1 },
};

static void
test_share (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, shares[row].type, shares[row].count, "rifle",
                        shares[row].n_units - shares[row].count, NULL);
  g_autoptr (GPtrArray) problems = war_army_check (army);
  const WarProblem *problem = find (problems, WAR_PROBLEM_TOO_MANY, shares[row].clause);

  g_assert_true ((problem == NULL) == shares[row].allowed);
  g_assert_true (war_army_is_legal (army) == shares[row].allowed);
  if (problem == NULL)
    return;

  g_assert_cmpint (problem->have, ==, (gint) shares[row].count);
  g_assert_cmpuint (problem->remove, ==, shares[row].remove);
  g_assert_cmpuint (problem->add, ==, shares[row].add);
  g_assert_cmpint (problem->allowed, ==,
                   (gint) war_limit_get_bound (problem->limit, shares[row].n_units));
}

/* Property: what a problem says would mend the army does, and one less does not. */
static void
test_mending_mends (Fixture *fixture, gconstpointer data)
{
  static const char *const types[] = { "rifle", "officer", "rider", "mounted", "gun", "digger" };

  for (guint i = 0; i < 300; i++)
    {
      g_autoptr (WarArmy) army = war_army_new ("Random", fixture->book);
      guint n_units = (guint) g_test_rand_int_range (1, 30);

      for (guint j = 0; j < n_units; j++)
        {
          const char *type = types[g_test_rand_int_range (0, G_N_ELEMENTS (types))];

          g_ptr_array_add (army->units,
                           war_unit_new (war_book_find_type (fixture->book, type), NULL, NULL));
        }

      g_autoptr (GPtrArray) problems = war_army_check (army);

      for (guint j = 0; j < problems->len; j++)
        {
          const WarProblem *problem = g_ptr_array_index (problems, j);
          gint64 have = problem->have, share = problem->limit->share, of = problem->limit->of;

          g_assert_cmpint (problem->kind, ==, WAR_PROBLEM_TOO_MANY);
          g_assert_cmpint ((have - problem->remove) * of, <=, share * (n_units - problem->remove));
          g_assert_cmpint ((have - problem->remove + 1) * of, >,
                           share * (n_units - problem->remove + 1));
          g_assert_cmpint (have * of, <=, share * (n_units + problem->add));
          g_assert_cmpint (have * of, >, share * (n_units + problem->add - 1));
        }
    }
}

/* Limits of other books than the fixture's: what they count, and what an army of rifles and guns
 * has to do with them. */
static const struct
{
  const char *name;
  WarLimit limit;
  guint n_rifles, n_guns;
  WarProblemKind kind; /* NO_UNITS: nothing is wrong */
  gint allowed;
  guint remove, add;
} kinds_of_limit[] = {
  { "one-to-two",
    { WAR_LIMIT_AT_MOST, (char *) "emplacement", 1, 2, (char *) "infantry" },
    4,
    2,
    WAR_PROBLEM_NO_UNITS },
  { "one-to-two-too-many",
    { WAR_LIMIT_AT_MOST, (char *) "emplacement", 1, 2, (char *) "infantry" },
    3,
    3,
    WAR_PROBLEM_TOO_MANY,
    1,
    2,
    3 },
  { "two-to-one",
    { WAR_LIMIT_AT_MOST, (char *) "emplacement", 2, 1, (char *) "infantry" },
    1,
    2,
    WAR_PROBLEM_NO_UNITS },
  { "in-all",
    { WAR_LIMIT_AT_MOST, (char *) "emplacement", 1, 0, NULL },
    9,
    3,
    WAR_PROBLEM_TOO_MANY,
    1,
    2,
    0 },
  { "each-type", { WAR_LIMIT_AT_MOST, NULL, 2, 0, NULL }, 2, 2, WAR_PROBLEM_NO_UNITS },
  { "each-type-too-many",
    { WAR_LIMIT_AT_MOST, NULL, 2, 0, NULL },
    5,
    2,
    WAR_PROBLEM_TOO_MANY,
    2,
    3,
    0 },
  { "at-least-one-to-six",
    { WAR_LIMIT_AT_LEAST, (char *) "emplacement", 1, 6, (char *) "infantry" },
    6,
    1,
    WAR_PROBLEM_NO_UNITS },
  { "at-least-one-to-six-too-few",
    { WAR_LIMIT_AT_LEAST, (char *) "emplacement", 1, 6, (char *) "infantry" },
    13,
    1,
    WAR_PROBLEM_TOO_FEW,
    3,
    0,
    2 },
  { "at-least-of-all",
    { WAR_LIMIT_AT_LEAST, (char *) "emplacement", 1, 3, NULL },
    6,
    1,
    WAR_PROBLEM_TOO_FEW,
    3,
    0,
    2 },
  { "at-least-in-all",
    { WAR_LIMIT_AT_LEAST, (char *) "emplacement", 2, 0, NULL },
    5,
    0,
    WAR_PROBLEM_TOO_FEW,
    2,
    0,
    2 },
};

/* The book with this limit and no other. */
static WarBook *
new_book_with_limit (const WarBook *book, const WarLimit *limit)
{
  WarBook *copy = war_book_copy (book);
  WarLimit *own = g_new0 (WarLimit, 1);

  *own = *limit;
  own->category = g_strdup (limit->category);
  own->among = g_strdup (limit->among);
  g_ptr_array_set_size (copy->limits, 0);
  g_ptr_array_add (copy->limits, own);
  return copy;
}

static void
test_kind_of_limit (Fixture *fixture, gconstpointer data)
{
  guint row = GPOINTER_TO_UINT (data);
  g_autoptr (WarBook) book = new_book_with_limit (fixture->book, &kinds_of_limit[row].limit);
  g_autoptr (WarArmy) army = fixture_new_army (book, "rifle", kinds_of_limit[row].n_rifles, "gun",
                                               kinds_of_limit[row].n_guns, NULL);
  g_autoptr (GPtrArray) problems = war_army_check (army);

  if (kinds_of_limit[row].kind == WAR_PROBLEM_NO_UNITS)
    {
      g_assert_cmpuint (problems->len, ==, 0);
      return;
    }

  const WarProblem *problem = g_ptr_array_index (problems, 0);

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpint (problem->kind, ==, kinds_of_limit[row].kind);
  g_assert_cmpint (problem->allowed, ==, kinds_of_limit[row].allowed);
  g_assert_cmpuint (problem->remove, ==, kinds_of_limit[row].remove);
  g_assert_cmpuint (problem->add, ==, kinds_of_limit[row].add);
}

/* What an army still lacks keeps no unit from being added. */
static void
test_addition_while_too_few (Fixture *fixture, gconstpointer data)
{
  WarLimit limit = { WAR_LIMIT_AT_LEAST, (char *) "emplacement", 1, 6, (char *) "infantry" };
  g_autoptr (WarBook) book = new_book_with_limit (fixture->book, &limit);
  g_autoptr (WarArmy) army = fixture_new_army (book, "rifle", 6, "gun", 1, NULL);
  g_autoptr (GPtrArray) problems
    = war_army_check_addition (army, war_book_find_type (book, "rifle"));

  g_assert_cmpuint (problems->len, ==, 0);
}

/* Armies at random have what a book asks for, whatever there is to spend. */
static void
test_random_with_least (Fixture *fixture, gconstpointer data)
{
  WarLimit limit = { WAR_LIMIT_AT_LEAST, (char *) "emplacement", 1, 2, (char *) "infantry" };
  g_autoptr (WarBook) book = new_book_with_limit (fixture->book, &limit);

  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (WarArmy) empty = war_army_new ("Random", book);
      g_autoptr (WarArmy) limited = war_army_set_cost_limit (empty, (gint) (200 + 37 * i));
      g_autoptr (WarArmy) army = war_army_set_random_units (limited, i);
      guint n_rifles
        = war_army_count_category (army, war_rules_get_category_mask (book->rules, "infantry"));
      guint n_guns
        = war_army_count_category (army, war_rules_get_category_mask (book->rules, "emplacement"));

      g_assert_cmpuint (army->units->len, >, 0);
      g_assert_cmpuint (2 * n_guns, >=, n_rifles);
    }
}

/* entrenched.E-20: warnings leave an army legal. */
static void
test_warnings (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, "rifle", 8, "bearers", 2, "signaller", 1, NULL);
  g_autoptr (WarArmy) assault = war_army_set_game_type (army, "assault");
  g_autoptr (WarArmy) attrition = war_army_set_game_type (army, "attrition");
  g_autoptr (WarArmy) low = war_army_set_cost_limit (attrition, 899);
  g_autoptr (GPtrArray) none = war_army_check (army);
  g_autoptr (GPtrArray) in_assault = war_army_check (assault);
  g_autoptr (GPtrArray) in_attrition = war_army_check (attrition);
  g_autoptr (GPtrArray) with_low_limit = war_army_check (low);

  g_assert_true (war_army_is_legal (assault));
  g_assert_null (find (none, WAR_PROBLEM_NEEDS_GAME_TYPE, "entrenched.E-20"));
  g_assert_nonnull (find (none, WAR_PROBLEM_NEEDS_TRAIT, "entrenched.E-20"));
  g_assert_cmpuint (in_assault->len, ==, 2);
  g_assert_nonnull (find (in_assault, WAR_PROBLEM_NEEDS_GAME_TYPE, "entrenched.E-20"));
  g_assert_cmpuint (in_attrition->len, ==, 1);
  g_assert_nonnull (find (with_low_limit, WAR_PROBLEM_COST_LIMIT_UNUSUAL, "entrenched.E-20"));
}

static void
test_signaller_with_artillery (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army
    = fixture_new_army (fixture->book, "rifle", 8, "gun", 1, "signaller", 1, NULL);
  g_autoptr (GPtrArray) problems = war_army_check (army);

  g_assert_cmpuint (problems->len, ==, 0);
}

/* entrenched.E-21: all units come from one book. */
static void
test_one_book (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) other = fixture_new_book (fixture->rules);
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 3, NULL);
  g_autoptr (WarUnit) unit = NULL;
  g_autoptr (WarArmy) mixed = NULL;
  g_autoptr (GPtrArray) problems = NULL;
  WarUnitType *type = war_book_find_type (other, "rifle");

  /* The same entry from another copy of the book is no stranger. */
  unit = war_unit_new (type, NULL, NULL);
  mixed = war_army_insert_unit (army, 0, unit);
  g_assert_true (war_army_is_legal (mixed));

  g_free (type->id);
  type->id = g_strdup ("zouave");
  problems = war_army_check (mixed);
  g_assert_nonnull (find (problems, WAR_PROBLEM_TYPE_NOT_IN_BOOK, "entrenched.E-21"));
}

static void
test_changed_entry_is_a_warning (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarBook) later = fixture_new_book (fixture->rules);
  g_autoptr (WarArmy) army = fixture_new_army (later, "rifle", 3, NULL);
  g_autoptr (GPtrArray) problems = NULL;

  war_book_find_type (fixture->book, "rifle")->cost = 45;
  war_book_unref (army->book);
  army->book = war_book_ref (fixture->book);

  problems = war_army_check (army);
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (find (problems, WAR_PROBLEM_TYPE_CHANGED, NULL));
  g_assert_true (war_army_is_legal (army));
}

static void
test_empty_army (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = war_army_new ("Empty", fixture->book);
  g_autoptr (GPtrArray) problems = war_army_check (army);

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (find (problems, WAR_PROBLEM_NO_UNITS, NULL));
}

/* Before a unit is added the program says what it would break, and only that. */
static void
test_addition (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", 7, "rider", 3, NULL);
  g_autoptr (WarArmy) broken = fixture_new_army (fixture->book, "rifle", 5, "gun", 4, NULL);
  g_autoptr (GPtrArray) rider
    = war_army_check_addition (army, war_book_find_type (fixture->book, "rider"));
  g_autoptr (GPtrArray) rifle
    = war_army_check_addition (army, war_book_find_type (fixture->book, "rifle"));
  g_autoptr (GPtrArray) rifle_to_broken
    = war_army_check_addition (broken, war_book_find_type (fixture->book, "rifle"));
  g_autoptr (GPtrArray) gun_to_broken
    = war_army_check_addition (broken, war_book_find_type (fixture->book, "gun"));

  g_assert_cmpuint (rider->len, ==, 1);
  g_assert_nonnull (find (rider, WAR_PROBLEM_TOO_MANY, "entrenched.10.2"));
  g_assert_cmpuint (rifle->len, ==, 0);
  g_assert_cmpuint (rifle_to_broken->len, ==, 0);
  g_assert_cmpuint (gun_to_broken->len, ==, 1);
}

/* An army that is full takes no more, and says so instead of falling over. */
static void
test_addition_to_a_full_army (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) army = fixture_new_army (fixture->book, "rifle", WAR_ARMY_MAX_UNITS, NULL);
  g_autoptr (GPtrArray) problems
    = war_army_check_addition (army, war_book_find_type (fixture->book, "rifle"));

  g_assert_true (war_army_is_full (army));
  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_nonnull (find (problems, WAR_PROBLEM_FULL, NULL));
}

/* entrenched.E-18: three waves, none empty, and where that is an amendment none of several units
 * over half the cost. Each row: the
 * wave of each of four rifles (40), what is wrong, and with which wave. */
static const struct
{
  gint waves[4];
  WarProblemKind kind; /* NO_UNITS: nothing is wrong */
  guint wave;
  gint have, allowed;
  WarSeverity severity;
  gboolean is_amended;
} waves[] = {
  { { 0, 0, 0, 0 }, WAR_PROBLEM_NO_UNITS },
  { { 1, 1, 2, 3 }, WAR_PROBLEM_NO_UNITS },
  { { 1, 1, 1, 2 }, WAR_PROBLEM_WAVE_EMPTY, 3, 0, 0, WAR_SEVERITY_ERROR },
  { { 1, 2, 2, 2 }, WAR_PROBLEM_WAVE_TOO_COSTLY, 2, 120, 80, WAR_SEVERITY_ERROR, TRUE },
  { { 1, 2, 2, 2 }, WAR_PROBLEM_WAVE_TOO_COSTLY, 2, 120, 80, WAR_SEVERITY_WARNING, FALSE },
  { { 1, 1, 0, 2 }, WAR_PROBLEM_WITHOUT_WAVE, 0, 1, 0, WAR_SEVERITY_WARNING },
};

static void
test_waves (Fixture *fixture, gconstpointer data)
{
  g_autoptr (WarArmy) rifles = fixture_new_army (fixture->book, "rifle", 4, NULL);
  g_autoptr (WarArmy) plain = war_army_set_game_type (rifles, "attrition");

  for (guint i = 0; i < G_N_ELEMENTS (waves); i++)
    {
      g_autoptr (WarArmy) army = war_army_set_game (
        plain, "attrition",
        waves[i].is_amended ? war_system_get_amendments (plain->rules->system) : 0);
      g_autoptr (WarArmy) other_game = NULL;
      g_autoptr (GPtrArray) problems = NULL, others = NULL;
      const WarProblem *problem;

      for (guint unit = 0; unit < 4; unit++)
        {
          WarArmy *next = war_army_set_units_wave (army, &unit, 1, waves[i].waves[unit]);

          war_army_unref (army);
          army = next;
        }

      problems = war_army_check (army);
      if (waves[i].kind == WAR_PROBLEM_NO_UNITS)
        g_assert_cmpuint (problems->len, ==, 0);
      else
        {
          problem = find (problems, waves[i].kind, "entrenched.E-18");
          g_assert_nonnull (problem);
          g_assert_cmpuint (problem->wave, ==, waves[i].wave);
          g_assert_cmpint (problem->have, ==, waves[i].have);
          g_assert_cmpint (problem->allowed, ==, waves[i].allowed);
          g_assert_cmpint (problem->severity, ==, waves[i].severity);
        }

      /* Where there are none, nobody asks. */
      other_game = war_army_set_game_type (army, "assault");
      others = war_army_check (other_game);
      g_assert_cmpuint (others->len, ==, 0);
    }
}

/* entrenched.E-18: an army of two units has two waves, each as dear as it is. */
static void
test_few_waves (Fixture *fixture, gconstpointer data)
{
  const guint first = 0, second = 1;
  g_autoptr (WarArmy) plain = fixture_new_army (fixture->book, "rifle", 1, "officer", 1, NULL);
  g_autoptr (WarArmy) begun = war_army_set_units_wave (plain, &first, 1, 1);
  g_autoptr (WarArmy) done = war_army_set_units_wave (begun, &second, 1, 2);
  g_autoptr (WarArmy) army = war_army_set_game_type (done, "attrition");
  g_autoptr (GPtrArray) problems = war_army_check (army);

  g_assert_null (find (problems, WAR_PROBLEM_WAVE_EMPTY, "entrenched.E-18"));
  g_assert_null (find (problems, WAR_PROBLEM_WAVE_TOO_COSTLY, "entrenched.E-18"));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/rules/entrenched.10.1/cost-limit", test_cost_limit);
  for (guint i = 0; i < G_N_ELEMENTS (shares); i++)
    {
      g_autofree char *path = g_strdup_printf ("/rules/%s/%u-of-%u", shares[i].clause,
                                               shares[i].count, shares[i].n_units);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_share, tear_down);
    }
  for (guint i = 0; i < G_N_ELEMENTS (kinds_of_limit); i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/engine/army-check/limit/%s", kinds_of_limit[i].name);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_kind_of_limit, tear_down);
    }
  ADD ("/engine/army-check/limit/addition-while-too-few", test_addition_while_too_few);
  ADD ("/engine/army-check/limit/random-with-least", test_random_with_least);
  ADD ("/rules/entrenched.E-20/mending-mends", test_mending_mends);
  ADD ("/rules/entrenched.E-20/warnings", test_warnings);
  ADD ("/rules/entrenched.E-20/signaller-with-artillery", test_signaller_with_artillery);
  ADD ("/rules/entrenched.E-21/one-book", test_one_book);
  ADD ("/engine/army-check/changed-entry-is-a-warning", test_changed_entry_is_a_warning);
  ADD ("/engine/army-check/empty-army", test_empty_army);
  ADD ("/engine/army-check/addition", test_addition);
  ADD ("/engine/army-check/addition-to-a-full-army", test_addition_to_a_full_army);
  ADD ("/rules/entrenched.E-18/waves-of-an-army", test_waves);
  ADD ("/rules/entrenched.E-18/waves-of-few-units", test_few_waves);
  return g_test_run ();
}
