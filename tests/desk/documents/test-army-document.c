/* test-army-document.c: an open army without windows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/army-document.h"

#include <glib/gstdio.h>
#include <math.h>

#include "desk/documents/type-item.h"
#include "desk/documents/unit-item.h"
#include "store/documents/army-file.h"

typedef struct
{
  StoreLibrary *library;
  DuckArmyDocument *document;
  char *path;
  guint n_changed;
} Fixture;

static void
changed_cb (Fixture *fixture)
{
  fixture->n_changed++;
}

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("army");

  fixture->library = store_library_new (NULL);
  fixture->path
    = store_library_find_file (fixture->library, "scenarios/british-expeditionary-force.duckarmy");
  g_assert_nonnull (fixture->path);

  DuckDocument *document = duck_document_open (fixture->library, fixture->path, faults);

  g_assert_true (store_faults_is_empty (faults));
  fixture->document = DUCK_ARMY_DOCUMENT (document);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (changed_cb), fixture);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_finalize_object (fixture->document);
  store_library_free (fixture->library);
  g_free (fixture->path);
}

static WarUnitType *
find_type (Fixture *fixture, const char *id)
{
  WarArmy *army = duck_army_document_get_army (fixture->document);
  WarUnitType *type = war_book_find_type (army->book, id);

  g_assert_nonnull (type);
  return type;
}

static guint
count_units (Fixture *fixture)
{
  return duck_army_document_get_army (fixture->document)->units->len;
}

/* All units are in the rows, each once; those of a row are alike, and it knows where they are. */
static void
assert_items_match (Fixture *fixture)
{
  WarArmy *army = duck_army_document_get_army (fixture->document);
  GListModel *rows = duck_army_document_get_units (fixture->document);
  gboolean has_waves = war_army_count_waves (army) > 0;
  guint n_shown = 0;

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (DuckUnitItem) item = g_list_model_get_item (rows, i);
      GArray *indices = duck_unit_item_get_indices (item);
      WarUnit *first = duck_unit_item_get_unit (item);
      gint cost = 0;

      for (guint j = 0; j < indices->len; j++)
        {
          WarUnit *unit = war_army_get_unit (army, g_array_index (indices, guint, j));

          if (has_waves)
            g_assert_cmpint (unit->wave, ==, duck_unit_item_get_section (item));
          if (first != NULL)
            g_assert_true (war_army_is_like (army, first, unit));
          cost += unit->type->cost;
        }
      g_assert_cmpint (duck_unit_item_get_cost (item), ==, cost);
      if (first != NULL)
        n_shown += indices->len;
      if (first != NULL)
        g_assert_true (first == war_army_get_unit (army, g_array_index (indices, guint, 0)));
    }
  g_assert_cmpuint (n_shown, ==, army->units->len);
}

/* "BEF Officer 1, BEF Infantry 7", with headings as "(1)". */
static char *
spell_rows (Fixture *fixture)
{
  GListModel *rows = duck_army_document_get_units (fixture->document);
  GString *words = g_string_new (NULL);

  for (guint i = 0; i < g_list_model_get_n_items (rows); i++)
    {
      g_autoptr (DuckUnitItem) item = g_list_model_get_item (rows, i);
      const WarUnit *unit = duck_unit_item_get_unit (item);

      if (i > 0)
        g_string_append (words, ", ");
      if (unit == NULL)
        g_string_append_printf (words, "(%d)", duck_unit_item_get_section (item));
      else
        g_string_append_printf (words, "%s %u", unit->name != NULL ? unit->name : unit->type->name,
                                duck_unit_item_get_indices (item)->len);
    }
  return g_string_free (words, FALSE);
}

static void
assert_rows (Fixture *fixture, const char *expected)
{
  g_autofree char *found = spell_rows (fixture);

  g_assert_cmpstr (found, ==, expected);
  assert_items_match (fixture);
}

static void
test_edits (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  guint n = count_units (fixture);
  gint cost = war_army_get_cost (duck_army_document_get_army (fixture->document));
  const guint removed[] = { 0, 2, 3 };

  g_assert_false (duck_document_get_modified (document));
  g_assert_null (duck_document_get_undo_name (document));

  duck_army_document_add_unit (fixture->document, find_type (fixture, "bef-infantry"), 0);
  g_assert_cmpuint (count_units (fixture), ==, n + 1);
  g_assert_cmpint (war_army_get_cost (duck_army_document_get_army (fixture->document)), ==,
                   cost + 40);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Add BEF Infantry");
  g_assert_true (duck_document_get_modified (document));
  assert_items_match (fixture);

  duck_army_document_remove_units (fixture->document, removed, 3);
  g_assert_cmpuint (count_units (fixture), ==, n - 2);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Remove 3 Units");
  assert_items_match (fixture);

  duck_army_document_remove_units (fixture->document, removed, 1);
  g_assert_true (g_str_has_prefix (duck_document_get_undo_name (document), "Remove "));
  duck_army_document_set_cost_limit (fixture->document, 700);
  duck_army_document_set_game_type (fixture->document, NULL);
  duck_army_document_set_name (fixture->document, "Old Contemptibles");
  g_assert_cmpstr (duck_document_get_title (document), ==, "Old Contemptibles");
  g_assert_cmpuint (fixture->n_changed, ==, 6);

  /* What changes nothing is no step. */
  duck_army_document_set_cost_limit (fixture->document, 700);
  duck_army_document_set_game_type (fixture->document, NULL);
  duck_army_document_set_name (fixture->document, "Old Contemptibles");
  duck_army_document_remove_units (fixture->document, NULL, 0);
  g_assert_cmpuint (fixture->n_changed, ==, 6);

  for (guint i = 0; i < 6; i++)
    {
      g_assert_true (duck_document_undo (document));
      assert_items_match (fixture);
    }
  g_assert_false (duck_document_undo (document));
  g_assert_false (duck_document_get_modified (document));
  g_assert_cmpuint (count_units (fixture), ==, n);
  for (guint i = 0; i < 6; i++)
    g_assert_true (duck_document_redo (document));
  g_assert_cmpuint (count_units (fixture), ==, n - 3);
  g_assert_cmpint (duck_army_document_get_army (fixture->document)->cost_limit, ==, 700);
}

static void
items_changed_cb (GListModel *units, guint position, guint removed, guint added, GString *log)
{
  g_string_append_printf (log, "%u -%u +%u\n", position, removed, added);
}

/* An edit replaces only what it touches, so that lists keep their selection. */
static void
test_small_changes (Fixture *fixture, gconstpointer data)
{
  GListModel *units = duck_army_document_get_units (fixture->document);
  g_autoptr (GString) log = g_string_new (NULL);
  const guint fourth = 4;
  guint n = count_units (fixture);

  duck_army_document_set_merged (fixture->document, FALSE);
  g_signal_connect (units, "items-changed", G_CALLBACK (items_changed_cb), log);
  duck_army_document_add_unit (fixture->document, find_type (fixture, "bef-officer"), 0);
  duck_army_document_set_cost_limit (fixture->document, 1000);
  duck_army_document_remove_units (fixture->document, &fourth, 1);

  g_autofree char *expected = g_strdup_printf ("%u -0 +1\n", n);

  g_assert_true (g_str_has_prefix (log->str, expected));
  /* Units 1 … 7 are alike, but not the same. */
  g_assert_cmpstr (log->str + strlen (expected), ==, "4 -1 +0\n");
}

/* A unit that moves past others leaves their rows alone. */
static void
test_small_moves (Fixture *fixture, gconstpointer data)
{
  GListModel *units = duck_army_document_get_units (fixture->document);
  g_autoptr (GString) log = g_string_new (NULL);
  const guint second = 1, last = count_units (fixture) - 1, pair[] = { 2, 3 };

  duck_army_document_set_merged (fixture->document, FALSE);
  g_signal_connect (units, "items-changed", G_CALLBACK (items_changed_cb), log);
  duck_army_document_move_units (fixture->document, &second, 1, 7, 0);
  duck_army_document_move_units (fixture->document, &last, 1, 0, 0);
  duck_army_document_move_units (fixture->document, pair, 2, 9, 0);
  g_assert_cmpstr (log->str, ==,
                   "1 -1 +0\n6 -0 +1\n"
                   "12 -1 +0\n0 -0 +1\n"
                   "2 -2 +0\n7 -0 +2\n");
  assert_items_match (fixture);

  /* Neighbours that are exchanged stay, and show each other's units. */
  g_string_truncate (log, 0);
  duck_army_document_move_units (fixture->document, &second, 1, 3, 0);
  g_assert_cmpstr (log->str, ==, "");
  assert_items_match (fixture);
  while (duck_document_undo (DUCK_DOCUMENT (fixture->document)))
    assert_items_match (fixture);
}

/* A row that only counts one unit more is the same row. */
static void
test_small_changes_merged (Fixture *fixture, gconstpointer data)
{
  GListModel *units = duck_army_document_get_units (fixture->document);
  g_autoptr (GString) log = g_string_new (NULL);
  const guint officer = 0, infantry = 1;

  g_signal_connect (units, "items-changed", G_CALLBACK (items_changed_cb), log);
  duck_army_document_add_unit (fixture->document, find_type (fixture, "bef-infantry"), 0);
  duck_army_document_remove_units (fixture->document, &infantry, 1);
  duck_army_document_set_units_words (fixture->document, &officer, 1, "Smith", "");
  g_assert_cmpstr (log->str, ==, "");
  duck_army_document_add_unit (fixture->document, find_type (fixture, "bef-officer"), 0);
  g_assert_cmpstr (log->str, ==, "5 -0 +1\n");
}

#define TEAMS "British Cavalry 3, Vickers MG Team 1, 2 Inch Mortar Team 1"

static void
test_words (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  const guint chosen[] = { 1, 2 };

  assert_rows (fixture, "BEF Officer 1, BEF Infantry 7, " TEAMS);
  duck_army_document_set_units_words (fixture->document, chosen, 2, "Pals", "");
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Rename 2 × BEF Infantry");
  assert_rows (fixture, "BEF Officer 1, Pals 2, BEF Infantry 5, " TEAMS);
  duck_army_document_set_units_words (fixture->document, chosen, 1, "Pals", "Left");
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Change Note of Pals");
  assert_rows (fixture, "BEF Officer 1, Pals 1, Pals 1, BEF Infantry 5, " TEAMS);
  duck_army_document_set_units_words (fixture->document, chosen, 1, "Pals", "Left");
  g_assert_cmpuint (fixture->n_changed, ==, 2);
  duck_army_document_set_units_words (fixture->document, chosen, 2, "", "");
  assert_rows (fixture, "BEF Officer 1, BEF Infantry 7, " TEAMS);
}

static void
test_duplicate_and_move (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  const guint officer = 0, cavalry[] = { 8, 9, 10 };

  duck_army_document_duplicate_units (fixture->document, &officer, 1);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Duplicate BEF Officer");
  assert_rows (fixture, "BEF Officer 2, BEF Infantry 7, " TEAMS);
  duck_document_undo (document);

  duck_army_document_move_units (fixture->document, cavalry, 3, 0, -1);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Move 3 × British Cavalry");
  assert_rows (fixture, "British Cavalry 3, BEF Officer 1, BEF Infantry 7, Vickers MG Team 1, "
                        "2 Inch Mortar Team 1");

  /* Nowhere is no step. */
  duck_army_document_move_units (fixture->document, &officer, 1, 1, -1);
  g_assert_cmpuint (fixture->n_changed, ==, 3);
}

/* entrenched.E-18: an army of attrition stands in its three waves. */
static void
test_waves (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  const guint first[] = { 0, 1, 2 }, second[] = { 3, 4, 5, 6, 7 };

  duck_army_document_set_game_type (fixture->document, "attrition");
  assert_rows (fixture, "(1), (2), (3), (0), BEF Officer 1, BEF Infantry 7, " TEAMS);
  duck_army_document_set_units_section (fixture->document, first, 3, 1);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Put 3 Units into Wave 1");
  duck_army_document_set_units_section (fixture->document, second, 5, 2);
  assert_rows (fixture,
               "(1), BEF Officer 1, BEF Infantry 2, (2), BEF Infantry 5, (3), (0), " TEAMS);

  /* Into a wave, and to a place in it. */
  duck_army_document_move_units (fixture->document, second, 1, 0, 1);
  assert_rows (fixture,
               "(1), BEF Infantry 3, BEF Officer 1, (2), BEF Infantry 4, (3), (0), " TEAMS);
  duck_army_document_set_units_section (fixture->document, second, 1, 0);
  duck_army_document_set_game_type (fixture->document, "assault");
  assert_rows (fixture, "BEF Infantry 7, BEF Officer 1, " TEAMS);
  while (duck_document_undo (document))
    assert_items_match (fixture);
}

/* Elsewhere an army stands in the groups that its player names. */
static void
test_groups (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  const guint officer[] = { 0 }, first[] = { 0, 1, 2 };
  g_autoptr (DuckUnitItem) heading = NULL;

  duck_army_document_set_units_group (fixture->document, first, 3, "A Company");
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Put 3 Units into “A Company”");
  assert_rows (fixture, "(1), BEF Officer 1, BEF Infantry 2, (0), BEF Infantry 5, " TEAMS);
  heading = g_list_model_get_item (duck_army_document_get_units (fixture->document), 0);
  g_assert_cmpstr (duck_unit_item_get_title (heading), ==, "A Company");

  /* The heading follows its group's name. */
  duck_army_document_set_units_group (fixture->document, first, 3, "B Company");
  g_assert_cmpstr (duck_unit_item_get_title (heading), ==, "B Company");
  duck_army_document_set_units_section (fixture->document, officer, 1, 0);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Take BEF Officer out of Its Group");
  assert_rows (fixture, "(1), BEF Infantry 2, (0), BEF Officer 1, BEF Infantry 5, " TEAMS);
  duck_army_document_move_units (fixture->document, officer, 1, 3, 1);
  assert_rows (fixture, "(1), BEF Infantry 2, BEF Officer 1, (0), BEF Infantry 5, " TEAMS);
  while (duck_document_undo (document))
    assert_items_match (fixture);
}

static const char *
get_group (Fixture *fixture, guint index)
{
  return war_army_get_unit (duck_army_document_get_army (fixture->document), index)->group;
}

/* A group is renamed at once, whether or not its units stand together, and back in one step; with
 * the name of another it becomes that. What it is called already, and what is empty, is no step. */
static void
test_rename_group (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  const guint apart[] = { 0, 3 }, other[] = { 1 };
  guint n_changed;

  duck_army_document_set_units_group (fixture->document, apart, 2, "A Company");
  duck_army_document_set_units_group (fixture->document, other, 1, "B Company");
  n_changed = fixture->n_changed;
  duck_army_document_rename_group (fixture->document, "A Company", " A Company\n");
  duck_army_document_rename_group (fixture->document, "A Company", "  ");
  g_assert_cmpuint (fixture->n_changed, ==, n_changed);

  duck_army_document_rename_group (fixture->document, "A Company", "1st Company");
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Rename “A Company”");
  g_assert_cmpstr (get_group (fixture, 0), ==, "1st Company");
  g_assert_cmpstr (get_group (fixture, 3), ==, "1st Company");
  g_assert_cmpstr (get_group (fixture, 1), ==, "B Company");
  g_assert_null (get_group (fixture, 2));
  assert_items_match (fixture);
  duck_army_document_rename_group (fixture->document, "1st Company", "B Company");
  g_assert_cmpstr (get_group (fixture, 0), ==, "B Company");
  assert_items_match (fixture);

  g_assert_true (duck_document_undo (document));
  g_assert_true (duck_document_undo (document));
  g_assert_cmpstr (get_group (fixture, 0), ==, "A Company");
  g_assert_cmpstr (get_group (fixture, 3), ==, "A Company");
}

/* Lines that were pasted become one: a file could not have them. What is so already is no step. */
static void
test_pasted_lines (Fixture *fixture, gconstpointer data)
{
  const guint officer[] = { 0 };
  const WarUnit *unit;

  duck_army_document_set_units_group (fixture->document, officer, 1, " A\n\nCompany\t");
  unit = war_army_get_unit (duck_army_document_get_army (fixture->document), 0);
  g_assert_cmpstr (unit->group, ==, "A Company");
  duck_army_document_set_units_words (fixture->document, officer, 1, "Captain\nBell", "\nA\nnote");
  unit = war_army_get_unit (duck_army_document_get_army (fixture->document), 0);
  g_assert_cmpstr (unit->name, ==, "Captain Bell");
  g_assert_cmpstr (unit->note, ==, "A note");
  duck_army_document_set_name (fixture->document, "The\nThird ");
  g_assert_cmpstr (duck_army_document_get_army (fixture->document)->name, ==, "The Third ");
  g_assert_cmpuint (fixture->n_changed, ==, 3);

  duck_army_document_set_units_group (fixture->document, officer, 1, "A Company");
  duck_army_document_set_units_group (fixture->document, officer, 1, "\n");
  g_assert_cmpuint (fixture->n_changed, ==, 3);
}

/* Legal armies of the shipped books, whatever the seed; one step. */
static void
test_surprise (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  g_autofree char *path
    = store_library_find_file (fixture->library, "scenarios/german-fourth-army.duckarmy");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  DuckArmyDocument *german
    = DUCK_ARMY_DOCUMENT (duck_document_open (fixture->library, path, faults));

  for (guint i = 0; i < 20; i++)
    {
      DuckArmyDocument *one = i % 2 == 0 ? fixture->document : german;

      duck_army_document_set_cost_limit (one, g_test_rand_int_range (400, 1500));
      duck_army_document_surprise (one, (guint64) g_test_rand_int ());
      g_assert_true (war_army_is_legal (duck_army_document_get_army (one)));
      g_assert_cmpuint (duck_army_document_get_army (one)->units->len, >, 5);
    }
  assert_items_match (fixture);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Choose at Random");
  g_assert_finalize_object (german);
}

/* How long an edit of 500 units takes until models, marks and problems have followed: the goal is
 * 16 ms, which nobody asserts. */
static void
test_large_army (Fixture *fixture, gconstpointer data)
{
  WarArmy *army = duck_army_document_get_army (fixture->document);
  double longest[] = { 0, 0 };

  for (guint i = army->units->len; i < 500; i++)
    {
      g_autofree char *name = g_strdup_printf ("Platoon %u", i / 3);
      guint n_types = army->book->types->len;

      duck_army_document_add_unit (fixture->document,
                                   g_ptr_array_index (army->book->types, i % n_types), 0);
      duck_army_document_set_units_words (fixture->document, &i, 1, name, "");
      army = duck_army_document_get_army (fixture->document);
    }
  assert_items_match (fixture);

  for (guint merged = 0; merged < 2; merged++)
    {
      duck_army_document_set_merged (fixture->document, merged != 0);
      for (guint i = 0; i < 10; i++)
        {
          guint index = 47 * i;

          g_test_timer_start ();
          duck_army_document_duplicate_units (fixture->document, &index, 1);
          longest[merged] = fmax (longest[merged], g_test_timer_elapsed ());
          duck_army_document_remove_units (fixture->document, &index, 1);
        }
    }
  assert_items_match (fixture);
  g_test_message ("an edit of 500 units: at most %.1f ms singly, %.1f ms in groups",
                  1000 * longest[0], 1000 * longest[1]);
}

/* A type that would make the army illegal says why, as soon as it would. */
static void
test_marks (Fixture *fixture, gconstpointer data)
{
  GListModel *types = duck_army_document_get_types (fixture->document);
  g_autoptr (DuckTypeItem) item = g_list_model_get_item (types, 0);

  g_assert_cmpuint (g_list_model_get_n_items (types), ==,
                    duck_army_document_get_army (fixture->document)->book->types->len);
  g_assert_nonnull (strstr (duck_type_item_get_problem (item), "limit"));
  duck_army_document_set_cost_limit (fixture->document, 10000);
  g_assert_null (duck_type_item_get_problem (item));
  duck_document_undo (DUCK_DOCUMENT (fixture->document));
  g_assert_nonnull (duck_type_item_get_problem (item));
}

static void
test_save (Fixture *fixture, gconstpointer data)
{
  DuckDocument *document = DUCK_DOCUMENT (fixture->document);
  g_autoptr (GError) error = NULL;
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "army.duckarmy", NULL);
  g_autofree char *nowhere = g_build_filename (folder, "missing", "army.duckarmy", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = NULL;

  g_assert_true (duck_document_is_shipped (document));
  duck_army_document_add_unit (fixture->document, find_type (fixture, "bef-infantry"), 0);

  /* A file that cannot be written leaves everything as it was. */
  g_assert_false (duck_document_save (document, nowhere, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_true (duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, fixture->path);
  g_clear_error (&error);

  g_assert_true (duck_document_save (document, path, &error));
  g_assert_no_error (error);
  g_assert_false (duck_document_get_modified (document));
  g_assert_false (duck_document_is_shipped (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, path);

  army = store_army_load (fixture->library, path, faults);
  g_assert_nonnull (army);
  g_assert_cmpuint (army->units->len, ==, count_units (fixture));

  /* The saved point moved. */
  duck_document_undo (document);
  g_assert_true (duck_document_get_modified (document));
  duck_document_redo (document);
  g_assert_false (duck_document_get_modified (document));

  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_suggested_name (Fixture *fixture, gconstpointer data)
{
  g_autofree char *plain = NULL, *pdf = NULL;

  duck_army_document_set_name (fixture->document, "1/2 Corps: \"Left\"");
  plain = duck_document_suggest_name (DUCK_DOCUMENT (fixture->document), NULL);
  pdf = duck_document_suggest_name (DUCK_DOCUMENT (fixture->document), ".pdf");
  g_assert_cmpstr (plain, ==, "1-2 Corps- -Left-.duckarmy");
  g_assert_cmpstr (pdf, ==, "1-2 Corps- -Left-.pdf");
}

static void
test_other_files (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("notes.txt");

  g_assert_null (duck_document_open (fixture->library, "notes.txt", faults));
  g_assert_false (store_faults_is_empty (faults));
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/army-document/edits", test_edits);
  ADD ("/army-document/small-changes", test_small_changes);
  ADD ("/army-document/small-moves", test_small_moves);
  ADD ("/army-document/small-changes-merged", test_small_changes_merged);
  ADD ("/army-document/words", test_words);
  ADD ("/army-document/duplicate-and-move", test_duplicate_and_move);
  ADD ("/army-document/entrenched.E-18/waves", test_waves);
  ADD ("/army-document/groups", test_groups);
  ADD ("/army-document/rename-group", test_rename_group);
  ADD ("/army-document/pasted-lines", test_pasted_lines);
  ADD ("/army-document/surprise", test_surprise);
  ADD ("/army-document/large-army", test_large_army);
  ADD ("/army-document/marks", test_marks);
  ADD ("/army-document/save", test_save);
  ADD ("/army-document/suggested-name", test_suggested_name);
  ADD ("/army-document/other-files", test_other_files);

  return g_test_run ();
}
