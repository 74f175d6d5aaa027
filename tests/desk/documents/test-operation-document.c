/* test-operation-document.c: an operation is designed, and every step can be undone
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "desk/designer/made-operation.h"
#include "desk/documents/operation-document.h"
#include "shipped.h"
#include "store/documents/field-file.h"
#include "store/documents/operation-file.h"

static StoreLibrary *library;

static WarOperation *
get (DuckOperationDocument *document)
{
  return duck_operation_document_get_operation (document);
}

/* The file of the operation, by another id, and without clauses, which no designer gives. */
static char *
to_text (const WarOperation *operation, const char *id)
{
  g_autoptr (WarOperation) copy = war_operation_copy (operation);
  g_autoptr (GBytes) bytes = NULL;

  g_free (copy->id);
  copy->id = g_strdup (id);
  for (guint i = 0; i < copy->conditions->len; i++)
    g_clear_pointer (&((WarCondition *) g_ptr_array_index (copy->conditions, i))->clause, g_free);
  bytes = store_operation_to_bytes (copy);
  return g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
}

static DuckOperationDocument *
new_empty (void)
{
  WarBook *const books[WAR_N_SIDES] = {
    store_library_get_book (library, "entente-in-arms", NULL),
    store_library_get_book (library, "for-the-fatherland", NULL),
  };
  g_autoptr (WarOperation) operation = duck_made_operation_new ("New Operation", books, NULL);

  return duck_operation_document_new (library, NULL, operation);
}

static void
add_units (DuckOperationDocument *document, gint side, const char *type, gint count)
{
  for (gint i = 0; i < count; i++)
    duck_operation_document_add_unit (
      document, side, war_book_find_type (get (document)->forces[side - 1]->book, type));
}

static void
add_condition (DuckOperationDocument *document, WarConditionKind kind, gint winner)
{
  duck_operation_document_add_condition (
    document, war_operation_suggest_condition (get (document), kind, winner));
}

/* Langemarck, from an empty operation, in as many steps as a person takes. */
static void
test_langemarck (void)
{
  g_autoptr (DuckOperationDocument) document = new_empty ();
  g_autoptr (WarOperation) shipped = shipped_load_operation (library, "langemarck.duckop");
  g_autofree char *before = to_text (get (document), "same");
  g_autofree char *expected = to_text (shipped, "same");
  g_autofree char *found = NULL, *after = NULL;

  duck_operation_document_set_name (document, shipped->name);
  duck_operation_document_set_place (document, shipped->place);
  duck_operation_document_set_date (document, shipped->date);
  duck_operation_document_set_prologue (document, shipped->prologue);
  duck_operation_document_set_rounds (document, shipped->rounds);
  duck_operation_document_set_field (document, shipped->field, "langemarck.duckfield");
  for (guint i = 0; i < WAR_MAX_AMENDMENTS; i++)
    if ((shipped->amendments >> i & 1) != 0)
      duck_operation_document_set_amendment (document, i, WAR_AMENDMENT_ON);
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    for (guint i = 0; i < shipped->forces[side - 1]->entries->len; i++)
      {
        const WarForceEntry *entry = g_ptr_array_index (shipped->forces[side - 1]->entries, i);

        add_units (document, side, entry->type->id, entry->count);
      }
  add_condition (document, WAR_CONDITION_HOLD_ZONE, 2);
  add_condition (document, WAR_CONDITION_DESTROY_ALL, 1);
  add_condition (document, WAR_CONDITION_DESTROY_ALL, 2);
  add_condition (document, WAR_CONDITION_LIMIT, 1);

  found = to_text (get (document), "same");
  g_assert_cmpstr (found, ==, expected);
  g_assert_cmpuint (duck_operation_document_get_oddities (document)->len, ==, 0);

  while (duck_document_undo (DUCK_DOCUMENT (document)))
    continue;
  after = to_text (get (document), "same");
  g_assert_cmpstr (after, ==, before);
  while (duck_document_redo (DUCK_DOCUMENT (document)))
    continue;
  g_free (found);
  found = to_text (get (document), "same");
  g_assert_cmpstr (found, ==, expected);
}

/* Each kind of edit is a step with a name; what changes nothing is none. */
static void
test_steps (void)
{
  g_autoptr (DuckOperationDocument) document = new_empty ();
  DuckDocument *steps = DUCK_DOCUMENT (document);
  WarForceEntry *entry;
  WarCondition *condition;

#define EXPECT(step) g_assert_cmpstr (duck_document_get_undo_name (steps), ==, step)
  duck_operation_document_set_name (document, "New Operation ");
  EXPECT (NULL);
  duck_operation_document_set_name (document, "M");
  duck_operation_document_set_name (document, "Mons");
  EXPECT ("Rename Operation");
  g_assert_true (duck_document_undo (steps));
  EXPECT (NULL);
  duck_operation_document_set_special_rules (document, "Fog.");
  EXPECT ("Change Special Rules");
  duck_operation_document_set_game_type (document, "attrition");
  EXPECT ("Change Game");
  duck_operation_document_set_rounds (document, 20);
  EXPECT ("Change Round Limit");
  duck_operation_document_set_first (document, 0, 2);
  EXPECT ("Change First Player");
  duck_operation_document_set_amendment (document, 1, WAR_AMENDMENT_ON);
  EXPECT ("Change Amendment E-5");
  duck_operation_document_set_amendment (document, 0, WAR_AMENDMENT_FIXED_OFF);
  EXPECT ("Change Amendment E-2");
  g_assert_cmpuint (get (document)->amendments, ==, 1 << 1);
  g_assert_cmpuint (get (document)->fixed_off, ==, 1 << 0);
  duck_operation_document_set_side_name (document, 1, "Red");
  EXPECT ("Rename First Side");
  duck_operation_document_set_book (document, 1, get (document)->forces[1]->book);
  EXPECT ("Change Book of Red");
  duck_operation_document_set_cost_limit (document, 1, 500);
  EXPECT ("Let Red Bring an Army");
  duck_operation_document_set_cost_limit (document, 1, 600);
  EXPECT ("Change Points of Red");
  duck_operation_document_set_cost_limit (document, 1, 0);
  EXPECT ("Give Red a Fixed List");
  add_units (document, 1, "german-infantry", 2);
  EXPECT ("Add German Infantry");
  entry = war_force_entry_copy (g_ptr_array_index (get (document)->forces[0]->entries, 0));
  g_assert_cmpint (entry->count, ==, 2);
  entry->wave = 2;
  duck_operation_document_set_entry (document, 1, 0, entry);
  EXPECT ("Change German Infantry");
  duck_operation_document_remove_entry (document, 1, 0);
  EXPECT ("Remove German Infantry");
  add_condition (document, WAR_CONDITION_LIMIT, 1);
  EXPECT ("Add Condition");
  condition = war_condition_new (WAR_CONDITION_LIMIT, 2);
  duck_operation_document_set_condition (document, 0, condition);
  EXPECT ("Change Condition 1");
  duck_operation_document_remove_condition (document, 0);
  EXPECT ("Remove Condition 1");
  duck_operation_document_set_field (document, get (document)->field, "a.duckfield");
  EXPECT ("Link Battlefield");
  duck_operation_document_set_field (document, get (document)->field, NULL);
  EXPECT ("Embed Battlefield");
#undef EXPECT
}

/* A draft with nothing in it is saved and opened again, and says what it lacks. */
static void
test_draft (void)
{
  g_autoptr (DuckOperationDocument) document = new_empty ();
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "draft.duckop", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) opened = NULL;
  g_autofree char *found = NULL, *expected = NULL;
  g_autoptr (GError) error = NULL;

  add_condition (document, WAR_CONDITION_CARRY, 1);
  g_assert_cmpuint (duck_operation_document_get_oddities (document)->len, >, 3);
  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), path, &error));
  opened = duck_document_open (library, path, faults);
  g_assert_nonnull (opened);
  expected = to_text (get (document), "same");
  found = to_text (get (DUCK_OPERATION_DOCUMENT (opened)), "same");
  g_assert_cmpstr (found, ==, expected);

  g_assert_cmpint (g_unlink (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static char *
load_id (const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) operation = store_operation_load (library, path, faults);

  g_assert_nonnull (operation);
  return g_strdup (operation->id);
}

/* Saved under another name it is another operation, so that a campaign can have both, each from its
 * file; moved, it is the same. */
static void
test_save_as (void)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *first = g_build_filename (folder, "first.duckop", NULL);
  g_autofree char *second = g_build_filename (folder, "second.duckop", NULL);
  g_autofree char *third = g_build_filename (folder, "third.duckop", NULL);
  g_autoptr (DuckOperationDocument) document = new_empty ();
  g_autofree char *first_id = NULL, *second_id = NULL, *again = NULL, *moved = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new (second);
  g_autoptr (DuckDocument) recovered = NULL;
  g_autoptr (GBytes) bytes = NULL;

  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), first, NULL));
  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), second, NULL));
  first_id = load_id (first);
  second_id = load_id (second);
  g_assert_cmpstr (first_id, ==, get (document)->id);
  g_assert_cmpstr (second_id, !=, first_id);
  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), second, NULL));
  again = load_id (second);
  g_assert_cmpstr (again, ==, second_id);

  /* What is recovered after that is the second one. */
  bytes = DUCK_DOCUMENT_GET_CLASS (document)->to_bytes (DUCK_DOCUMENT (document));
  recovered = DUCK_DOCUMENT_GET_CLASS (document)->from_bytes (library, second, bytes, faults);
  g_assert_cmpstr (get (DUCK_OPERATION_DOCUMENT (recovered))->id, ==, second_id);

  g_assert_cmpint (g_unlink (second), ==, 0);
  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), third, NULL));
  moved = load_id (third);
  g_assert_cmpstr (moved, ==, second_id);
  g_assert_cmpint (g_unlink (first), ==, 0);
  g_assert_cmpint (g_unlink (third), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* Writes a field of that name, with so many bytes after it. */
static void
write_field (const char *folder, const char *file, const char *name, gsize n_more)
{
  g_autofree char *path = g_build_filename (folder, file, NULL);
  g_autoptr (WarField) field = war_field_new (name, 12 * WAR_INCH, 12 * WAR_INCH);
  g_autoptr (GBytes) bytes = store_field_to_bytes (field);
  g_autoptr (GString) text
    = g_string_new_len (g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes));

  for (gsize i = 0; i < n_more; i++)
    g_string_append_c (text, '\n');
  g_assert_true (g_file_set_contents (path, text->str, (gssize) text->len, NULL));
}

/* The name of the file to which the operation is linked in a folder with these. */
static char *
link_beside (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "operation.duckop", NULL);
  g_autoptr (DuckOperationDocument) document = new_empty ();
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), path, NULL));
  g_assert_true (duck_operation_document_link_field (document, faults));
  g_assert_cmpint (g_unlink (path), ==, 0);
  return g_strdup (get (document)->field_link);
}

/* A field is found by its name beside the operation, as it is usually called first, and not where
 * that would keep one waiting. */
static void
test_namesake (void)
{
  static const struct
  {
    const char *file, *name;
    gsize n_more;
    const char *found; /* of what is there by then */
  } files[] = {
    { "b.duckfield", "Open Ground", 0, "b.duckfield" },
    { "a.duckfield", "Somewhere", 0, "b.duckfield" },
    { "ab.duckfield", "Open Ground", 0, "ab.duckfield" },
    { "aa.duckfield", "Elsewhere", 2500000, "Open Ground.duckfield" }, /* as it would be saved */
    { "Open Ground.duckfield", "Open Ground", 0, "Open Ground.duckfield" },
  };
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *found = NULL;

      write_field (folder, files[i].file, files[i].name, files[i].n_more);
      found = link_beside (folder);
      g_assert_cmpstr (found, ==, files[i].found);
    }
  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *path = g_build_filename (folder, files[i].file, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static gboolean
has_oddity (DuckOperationDocument *document, WarOddityKind kind)
{
  const GArray *oddities = duck_operation_document_get_oddities (document);

  for (guint i = 0; i < oddities->len; i++)
    if (g_array_index (oddities, WarOddity, i).kind == kind)
      return TRUE;
  return FALSE;
}

/* empires.C-10: places decide, and one may set up on them. By nothing else anybody wins, and a
 * condition that says otherwise is called odd. */
static void
test_other_rules (void)
{
  WarBook *const books[WAR_N_SIDES] = {
    store_library_get_book (library, "british-brigades", NULL),
    store_library_get_book (library, "german-brigades", NULL),
  };
  g_autoptr (WarOperation) operation = duck_made_operation_new ("Places", books, NULL);
  g_autoptr (DuckOperationDocument) document
    = duck_operation_document_new (library, NULL, operation);
  g_autoptr (WarField) field = war_field_copy (operation->field);
  WarPoint *point = war_point_new ();

  point->id = g_strdup ("mill");
  point->kind = WAR_POINT_CONTROL;
  point->position = (WarPosition){ field->width / 2, 10 * WAR_CENTIMETRE };
  g_ptr_array_add (field->points, point);
  duck_operation_document_set_field (document, field, NULL);

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    add_condition (document, WAR_CONDITION_DESTROY_ALL, winner);
  g_assert_true (has_oddity (document, WAR_ODDITY_NOT_OF_SYSTEM));
  g_assert_false (has_oddity (document, WAR_ODDITY_CANNOT_WIN));

  for (gint winner = 1; winner <= WAR_N_SIDES; winner++)
    {
      duck_operation_document_remove_condition (document, 0);
      add_condition (document, WAR_CONDITION_MOST_POINTS, winner);
    }
  g_assert_false (has_oddity (document, WAR_ODDITY_NOT_OF_SYSTEM));
  g_assert_false (has_oddity (document, WAR_ODDITY_CANNOT_WIN));
  g_assert_false (has_oddity (document, WAR_ODDITY_POINT_IN_ZONE));
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  g_test_add_func ("/operation-document/langemarck", test_langemarck);
  g_test_add_func ("/operation-document/steps", test_steps);
  g_test_add_func ("/operation-document/draft", test_draft);
  g_test_add_func ("/operation-document/empires.C-10/other-rules", test_other_rules);
  g_test_add_func ("/operation-document/save-as", test_save_as);
  g_test_add_func ("/operation-document/namesake", test_namesake);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
