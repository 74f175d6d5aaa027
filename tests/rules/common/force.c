/* force.c: armies in a few words, and what is wrong with them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "force.h"

#include "engine/army/army-random.h"

static WarBook *
get_book (StoreLibrary *library, const char *id)
{
  g_autoptr (GError) error = NULL;
  WarBook *book = store_library_get_book (library, id, &error);

  g_assert_no_error (error);
  g_assert_nonnull (book);
  return book;
}

WarArmy *
force_new (StoreLibrary *library, const char *book_id, const char *units)
{
  WarBook *book = get_book (library, book_id);
  WarArmy *army = war_army_new ("Force", book);
  g_auto (GStrv) parts = g_strsplit (units, ", ", -1);

  for (guint i = 0; parts[i] != NULL && *parts[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (parts[i], " ", 2);
      WarUnitType *type = war_book_find_type (book, words[1]);

      if (type == NULL)
        g_error ("%s has no %s", book_id, words[1]);
      for (guint64 n = g_ascii_strtoull (words[0], NULL, 10); n > 0; n--)
        {
          g_autoptr (WarUnit) unit = war_unit_new (type, NULL, NULL);
          WarArmy *larger = war_army_insert_unit (army, army->units->len, unit);

          war_army_unref (army);
          army = larger;
        }
    }
  return army;
}

void
force_assert_legal (WarArmy *army)
{
  g_autoptr (WarArmy) owned G_GNUC_UNUSED = army;
  g_autoptr (GPtrArray) problems = war_army_check (army);

  for (guint i = 0; i < problems->len; i++)
    {
      const WarProblem *problem = g_ptr_array_index (problems, i);

      g_error ("problem %d by %s: %d, allowed are %d", problem->kind, problem->clause,
               problem->have, problem->allowed);
    }
  g_assert_true (war_army_is_legal (army));
}

void
force_assert_illegal (WarArmy *army, WarProblemKind kind, const char *clause)
{
  g_autoptr (WarArmy) owned G_GNUC_UNUSED = army;
  g_autoptr (GPtrArray) problems = war_army_check (army);

  g_assert_cmpuint (problems->len, ==, 1);
  g_assert_cmpint (((WarProblem *) problems->pdata[0])->kind, ==, kind);
  g_assert_cmpstr (((WarProblem *) problems->pdata[0])->clause, ==, clause);
  g_assert_nonnull (war_rules_find_clause (army->rules, clause));
  g_assert_false (war_army_is_legal (army));
}

void
force_assert_random (StoreLibrary *library, const char *book, const char *game_type,
                     gint cost_limit)
{
  for (guint seed = 0; seed < 20; seed++)
    {
      g_autoptr (WarArmy) empty = war_army_new ("Random", get_book (library, book));
      g_autoptr (WarArmy) limited = war_army_set_cost_limit (empty, cost_limit);
      g_autoptr (WarArmy) typed = war_army_set_game_type (limited, game_type);
      g_autoptr (WarArmy) army = war_army_set_random_units (typed, seed);

      g_assert_cmpuint (army->units->len, >, 2);
      g_assert_cmpint (war_army_get_cost (army), <=, cost_limit);
      g_assert_true (war_army_is_legal (army));
    }
}

static char *
write_value (const WarStat *column, gint32 value)
{
  return column->kind == WAR_STAT_CHOICE ? g_strdup (column->choices[value])
                                         : g_strdup_printf ("%d", value);
}

/* Whether the row has the values: "row=truck column=1". */
static gboolean
has_values (const WarTableRow *row, const WarStat *columns, const char *keys)
{
  g_auto (GStrv) parts = g_strsplit (keys, " ", -1);

  for (guint i = 0; parts[i] != NULL; i++)
    {
      g_auto (GStrv) pair = g_strsplit (parts[i], "=", 2);
      g_autofree char *value = NULL;

      g_assert_cmpstr (columns[i].id, ==, pair[0]);
      value = write_value (&columns[i], row->values[i]);
      if (!g_str_equal (value, pair[1]))
        return FALSE;
    }
  return TRUE;
}

char *
force_look_up (const WarRules *rules, const char *table, const char *keys, const char *column)
{
  const WarTableKind *kinds = rules->system->tables;
  const WarTableRow *rows;
  guint place = 0, n_rows, n_column = 0;

  while (!g_str_equal (kinds[place].id, table))
    place++;
  while (!g_str_equal (kinds[place].columns[n_column].id, column))
    n_column++;

  rows = war_rules_get_table (rules, place, &n_rows);
  for (guint i = 0; i < n_rows; i++)
    if (has_values (&rows[i], kinds[place].columns, keys))
      return write_value (&kinds[place].columns[n_column], rows[i].values[n_column]);
  return NULL;
}

void
force_assert_numbers (const WarRules *rules, const gint32 *numbers, guint n_numbers)
{
  for (guint i = 0; i < n_numbers; i++)
    {
      g_test_message ("%s", rules->system->numbers[i].id);
      g_assert_cmpint (rules->numbers[i], ==, numbers[i]);
    }
  g_assert_null (rules->system->numbers[n_numbers].id);
}

void
force_assert_facts (const WarRules *rules, const char *const (*facts)[4], guint n_facts)
{
  for (guint i = 0; i < n_facts; i++)
    {
      g_autofree char *found = force_look_up (rules, facts[i][0], facts[i][1], facts[i][2]);

      g_test_message ("%s %s", facts[i][0], facts[i][1]);
      g_assert_cmpstr (found, ==, facts[i][3]);
    }
}
