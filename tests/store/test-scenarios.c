/* test-scenarios.c: the clauses, armies, fields and operations that are shipped
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "store/library.h"

typedef struct
{
  StoreLibrary *library;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = store_library_new (NULL);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  store_library_free (fixture->library);
}

/* Characters: what a card in the rules reference holds. */
#define CLAUSE_MAX 1100

/* How many clauses each chapter has: "entrenched.4.1" to "entrenched.4.11", then the rulings. */
static const struct
{
  const char *prefix;
  guint n_clauses;
} chapters[] = {
  { "entrenched.1.", 8 },  { "entrenched.2.", 1 },  { "entrenched.3.", 5 },
  { "entrenched.4.", 11 }, { "entrenched.5.", 11 }, { "entrenched.6.", 5 },
  { "entrenched.7.", 12 }, { "entrenched.8.", 3 },  { "entrenched.9.", 7 },
  { "entrenched.10.", 5 }, { "entrenched.11.", 2 }, { "entrenched.E-", 29 },
  { "common.G-", 7 },
};

/* All of the rules are there to be read, each clause once and in order: facts, then rulings. */
static void
test_clauses (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);
  guint n = 0;

  g_assert_nonnull (rules);
  for (guint i = 0; i < G_N_ELEMENTS (chapters); i++)
    for (guint j = 1; j <= chapters[i].n_clauses; j++)
      {
        g_autofree char *id = g_strdup_printf ("%s%u", chapters[i].prefix, j);

        g_assert_cmpuint (n, <, rules->clauses->len);
        g_assert_cmpstr (((WarClause *) g_ptr_array_index (rules->clauses, n++))->id, ==, id);
      }
  g_assert_cmpuint (n, ==, rules->clauses->len);
}

/* Whole sentences in typographic quotes, short enough to be read at the table. */
static void
test_clause_texts (Fixture *fixture, gconstpointer data)
{
  WarRules *rules = store_library_get_rules (fixture->library, "entrenched", NULL);

  for (guint i = 0; i < rules->clauses->len; i++)
    {
      const WarClause *clause = g_ptr_array_index (rules->clauses, i);

      g_test_message ("%s: %s", clause->id, clause->text);
      g_assert_cmpint (g_utf8_strlen (clause->text, -1), >, 20);
      g_assert_cmpint (g_utf8_strlen (clause->text, -1), <=, CLAUSE_MAX);
      g_assert_true (g_str_has_suffix (clause->text, "."));
      g_assert_true (g_unichar_isupper (g_utf8_get_char (clause->text)));
      g_assert_null (strpbrk (clause->text, "\"'"));
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/store/scenarios/entrenched.1.1/clauses", test_clauses);
  ADD ("/store/scenarios/entrenched.1.1/clause-texts", test_clause_texts);
  return g_test_run ();
}
