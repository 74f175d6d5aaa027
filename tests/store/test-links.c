/* test-links.c: documents whose fields, books or operations are missing, and come back
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "engine/campaign/campaign-edit.h"
#include "engine/game/operation-check.h"
#include "engine/operation/operation-edit.h"
#include "store/documents/campaign-file.h"
#include "store/documents/field-file.h"
#include "store/documents/links.h"
#include "store/documents/operation-file.h"

typedef struct
{
  StoreLibrary *library;
  char *folder; /* temporary */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->library = store_library_new (NULL);
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_assert_cmpint (g_unlink (path), ==, 0);
    }
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  store_library_free (fixture->library);
}

static char *
read_file (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* A copy of the example in the folder, with a text replaced, if original is not NULL. */
static char *
copy_example (Fixture *fixture, const char *name, const char *original, const char *replacement)
{
  g_autofree char *example = g_build_filename ("schemas", "examples", name, NULL);
  g_autofree char *from = store_library_find_file (fixture->library, example);
  g_autofree char *text = read_file (from);
  g_autoptr (GString) changed = g_string_new (text);
  char *path = g_build_filename (fixture->folder, name, NULL);

  if (original != NULL)
    g_assert_cmpuint (g_string_replace (changed, original, replacement, 1), ==, 1);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
  return path;
}

static WarOperation *
load (Fixture *fixture, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  WarOperation *operation = store_operation_load_incomplete (fixture->library, path, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, "");
  g_assert_nonnull (operation);
  return operation;
}

static void
assert_strict (Fixture *fixture, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  g_assert_null (store_operation_load (fixture->library, path, faults));
  g_assert_false (store_faults_is_empty (faults));
}

/* It is said once what keeps it from being played. */
static void
assert_prevented (WarOperation *operation, WarSetupFaultKind kind)
{
  g_autoptr (GArray) oddities = war_operation_check (operation);
  guint found = 0;

  for (guint i = 0; i < oddities->len; i++)
    {
      const WarOddity *oddity = &g_array_index (oddities, WarOddity, i);

      if (oddity->kind != WAR_ODDITY_UNPLAYABLE || oddity->fault.kind != kind)
        continue;
      g_assert_cmpint (war_oddity_get_weight (oddity), ==, WAR_ODDITY_PREVENTS);
      found++;
    }
  g_assert_cmpuint (found, ==, 1);
}

/* Saved, and through a draft, it says what its file said before. */
static void
assert_kept (Fixture *fixture, const WarOperation *operation, const char *path)
{
  g_autofree char *before = read_file (path);
  g_autofree char *after = NULL, *again = NULL;
  g_autoptr (GBytes) draft = store_operation_to_draft (operation);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (WarOperation) recovered = NULL;
  g_autoptr (GError) error = NULL;

  store_operation_save (fixture->library, operation, path, &error);
  g_assert_no_error (error);
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);

  recovered = store_operation_from_draft (fixture->library, draft, faults);
  g_assert_nonnull (recovered);
  store_operation_save (fixture->library, recovered, path, &error);
  g_assert_no_error (error);
  again = read_file (path);
  g_assert_cmpstr (again, ==, before);
}

/* The field: with all places of conditions and reserves; it is found again. */
static void
test_field (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_example (fixture, "example.duckop", NULL, NULL);
  g_autofree char *field = NULL;
  g_autoptr (WarOperation) operation = load (fixture, path);
  g_autoptr (WarOperation) found = NULL;
  g_autoptr (GPtrArray) links = store_operation_list_links (operation, fixture->folder);

  assert_strict (fixture, path);
  g_assert_true (operation->field->is_absent);
  g_assert_cmpuint (war_operation_count_absent (operation), ==, 1);
  assert_prevented (operation, WAR_SETUP_FIELD_ABSENT);
  assert_kept (fixture, operation, path);
  g_assert_null (store_operation_find_absent (fixture->library, operation, fixture->folder));

  field = copy_example (fixture, "example.duckfield", NULL, NULL);
  g_assert_cmpstr (g_ptr_array_index (links, 0), ==, field);
  found = store_operation_find_absent (fixture->library, operation, fixture->folder);
  g_assert_nonnull (found);
  g_assert_cmpuint (war_operation_count_absent (found), ==, 0);
  g_assert_cmpuint (found->field->zones->len, >, 0);
  assert_kept (fixture, found, path);
}

/* A field that cannot be opened is as good as none. */
static void
test_damaged_field (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_example (fixture, "example.duckop", NULL, NULL);
  g_autofree char *field G_GNUC_UNUSED
    = copy_example (fixture, "example.duckfield", "<field", "<feld");
  g_autoptr (WarOperation) operation = load (fixture, path);

  assert_strict (fixture, path);
  g_assert_true (operation->field->is_absent);
  assert_kept (fixture, operation, path);
}

static void
test_book (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field G_GNUC_UNUSED = copy_example (fixture, "example.duckfield", NULL, NULL);
  g_autofree char *path = copy_example (fixture, "example.duckop", "entente-in-arms", "lost-book");
  g_autoptr (WarOperation) operation = load (fixture, path);

  assert_strict (fixture, path);
  g_assert_true (operation->forces[0]->book->is_absent);
  g_assert_cmpuint (operation->forces[0]->entries->len, ==, 4);
  assert_prevented (operation, WAR_SETUP_BOOK_ABSENT);
  assert_kept (fixture, operation, path);
}

static void
test_type (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field G_GNUC_UNUSED = copy_example (fixture, "example.duckfield", NULL, NULL);
  g_autofree char *path
    = copy_example (fixture, "example.duckop", "\"german-infantry\"", "\"lost-infantry\"");
  g_autoptr (WarOperation) operation = load (fixture, path);

  assert_strict (fixture, path);
  assert_prevented (operation, WAR_SETUP_TYPE_ABSENT);
  assert_kept (fixture, operation, path);
}

/* A campaign without one of its operations, then without the field of that. */
static void
test_campaign (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_example (fixture, "example.duckcampaign", NULL, NULL);
  g_autofree char *before = read_file (path);
  g_autoptr (StoreFaults) faults = store_faults_new (path), strict = store_faults_new (path),
                          drafted = store_faults_new (path);
  g_autoptr (WarCampaign) campaign
    = store_campaign_load_incomplete (fixture->library, path, faults);
  g_autoptr (WarCampaign) with_operation = NULL, whole = NULL, recovered = NULL;
  g_autofree char *operation = NULL, *field = NULL, *after = NULL, *again = NULL;
  g_autoptr (GBytes) draft = NULL;

  g_assert_nonnull (campaign);
  g_assert_null (store_campaign_load (fixture->library, path, strict));
  g_assert_true (war_campaign_get_part (campaign, 0)->operation->is_absent);
  g_assert_true (store_campaign_save (fixture->library, campaign, path, NULL));
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);

  draft = store_campaign_to_draft (campaign);
  recovered = store_campaign_from_draft (fixture->library, draft, drafted);
  g_assert_nonnull (recovered);
  g_assert_true (store_campaign_save (fixture->library, recovered, path, NULL));
  again = read_file (path);
  g_assert_cmpstr (again, ==, before);

  operation = copy_example (fixture, "example.duckop", NULL, NULL);
  with_operation = store_campaign_find_absent (fixture->library, campaign, fixture->folder);
  g_assert_nonnull (with_operation);
  g_assert_cmpuint (war_campaign_count_absent (with_operation), ==, 1);
  g_assert_null (store_campaign_find_absent (fixture->library, with_operation, fixture->folder));
  field = copy_example (fixture, "example.duckfield", NULL, NULL);
  whole = store_campaign_find_absent (fixture->library, with_operation, fixture->folder);
  g_assert_nonnull (whole);
  g_assert_cmpuint (war_campaign_count_absent (whole), ==, 0);
  g_assert_true (store_campaign_save (fixture->library, whole, path, NULL));
  g_free (after);
  after = read_file (path);
  g_assert_cmpstr (after, ==, before);
}

/* A linked field is as its file has it now, and places that it has no more are kept for when it has
 * them again. */
static void
test_follow_field (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field = copy_example (fixture, "example.duckfield", NULL, NULL);
  g_autofree char *path = copy_example (fixture, "example.duckop", NULL, NULL);
  g_autoptr (WarOperation) operation = load (fixture, path);
  g_autoptr (WarOperation) followed = NULL, same = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new (field);
  g_autoptr (WarField) found = store_field_load (field, faults);
  g_autoptr (GError) error = NULL;

  g_assert_null (store_operation_follow_links (fixture->library, operation, fixture->folder));
  g_assert_null (store_operation_follow_links (fixture->library, operation, NULL));
  g_ptr_array_set_size (found->zones, 0);
  g_ptr_array_set_size (found->points, 0);
  g_assert_true (store_field_save (found, field, &error));
  g_assert_null (store_operation_find_absent (fixture->library, operation, fixture->folder));
  followed = store_operation_follow_links (fixture->library, operation, fixture->folder);
  g_assert_nonnull (followed);
  g_assert_cmpuint (followed->field->zones->len, ==, 0);
  g_assert_cmpuint (operation->field->zones->len, >, 0);
  g_assert_cmpstr (followed->field_link, ==, operation->field_link);
  for (guint i = 0; i < operation->conditions->len; i++)
    g_assert_cmpstr (((WarCondition *) g_ptr_array_index (followed->conditions, i))->place, ==,
                     ((WarCondition *) g_ptr_array_index (operation->conditions, i))->place);

  same = store_operation_follow_links (fixture->library, followed, fixture->folder);
  g_assert_null (same);
}

/* A linked operation is as its file has it now; nothing new is nothing. */
static void
test_follow (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field G_GNUC_UNUSED = copy_example (fixture, "example.duckfield", NULL, NULL);
  g_autofree char *operation = copy_example (fixture, "example.duckop", NULL, NULL);
  g_autofree char *path = copy_example (fixture, "example.duckcampaign", NULL, NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarCampaign) campaign = store_campaign_load (fixture->library, path, faults);
  g_autoptr (WarCampaign) followed = NULL;

  g_assert_null (store_campaign_follow_links (fixture->library, campaign, fixture->folder));
  g_free (operation);
  operation = copy_example (fixture, "example.duckop", "name=\"Example\"", "name=\"Other\"");
  g_assert_null (store_campaign_find_absent (fixture->library, campaign, fixture->folder));
  followed = store_campaign_follow_links (fixture->library, campaign, fixture->folder);
  g_assert_cmpstr (war_campaign_get_part (followed, 0)->operation->name, ==, "Other");

  g_assert_cmpint (g_unlink (operation), ==, 0);
  g_assert_null (store_campaign_follow_links (fixture->library, followed, fixture->folder));
}

/* What was found of a campaign, a later value of it has too, as far as it has the same operation;
 * and of an operation likewise. */
static void
test_carry (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field = copy_example (fixture, "example.duckfield", NULL, NULL);
  g_autofree char *path = copy_example (fixture, "example.duckcampaign", NULL, NULL);
  g_autofree char *lost = copy_example (fixture, "example.duckop", "entente-in-arms", "lost-book");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarOperation) before = load (fixture, lost);
  g_autoptr (WarOperation) other = war_operation_set_name (before, "Other");
  g_autoptr (WarOperation) found = NULL, carried = NULL;
  g_autoptr (WarCampaign) campaign
    = store_campaign_load_incomplete (fixture->library, path, faults);
  g_autoptr (WarCampaign) renamed = war_campaign_set_name (campaign, "Other");
  g_autoptr (WarCampaign) removed = war_campaign_remove_part (campaign, 0);
  g_autoptr (WarCampaign) followed = NULL, carried_parts = NULL;

  g_assert_null (store_operation_carry_found (other, before, before));
  found = war_operation_copy (before);
  war_book_unref (found->forces[0]->book);
  found->forces[0]->book = war_book_ref (found->forces[1]->book);
  carried = store_operation_carry_found (other, before, found);
  g_assert_cmpstr (carried->name, ==, "Other");
  g_assert_true (carried->forces[0]->book == found->forces[0]->book);
  g_assert_true (carried->field == other->field);

  g_assert_cmpint (g_unlink (lost), ==, 0);
  g_free (lost);
  lost = copy_example (fixture, "example.duckop", NULL, NULL);
  followed = store_campaign_follow_links (fixture->library, campaign, fixture->folder);
  carried_parts = store_campaign_carry_found (renamed, campaign, followed);
  g_assert_cmpstr (carried_parts->name, ==, "Other");
  g_assert_true (war_campaign_get_part (carried_parts, 0)->operation
                 == war_campaign_get_part (followed, 0)->operation);
  g_assert_null (store_campaign_carry_found (removed, campaign, followed));
  g_assert_cmpint (g_unlink (field), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)
  ADD ("/links/field", test_field);
  ADD ("/links/damaged-field", test_damaged_field);
  ADD ("/links/book", test_book);
  ADD ("/links/type", test_type);
  ADD ("/links/campaign", test_campaign);
  ADD ("/links/follow", test_follow);
  ADD ("/links/follow-field", test_follow_field);
  ADD ("/links/carry", test_carry);
#undef ADD

  return g_test_run ();
}
