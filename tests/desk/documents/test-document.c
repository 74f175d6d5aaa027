/* test-document.c: documents of every kind become again what their files say
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>

#include "desk/base/kind.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/field-document.h"
#include "desk/documents/operation-document.h"
#include "engine/field-edit/field-edit.h"

#define ARMY "scenarios/british-expeditionary-force.duckarmy"
#define OTHER_ARMY "scenarios/german-fourth-army.duckarmy"
#define BOOK "books/entente-in-arms.duckbook"

static StoreLibrary *library;

/* A folder with copies of shipped files, and one for drafts. */
typedef struct
{
  char *folder;
  char *drafts;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
  fixture->drafts = g_build_filename (fixture->folder, "drafts", NULL);
}

static guint
empty_folder (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      g_assert_cmpint (g_remove (path), ==, 0);
      n++;
    }
  return n;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpuint (empty_folder (fixture->drafts), ==, 0);
  empty_folder (fixture->folder);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->drafts);
  g_free (fixture->folder);
}

static char *
read_shipped (const char *shipped)
{
  g_autofree char *path = store_library_find_file (library, shipped);
  char *text;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* A copy of a shipped file, under the same name. */
static char *
copy (Fixture *fixture, const char *shipped)
{
  g_autofree char *name = g_path_get_basename (shipped);
  g_autofree char *text = read_shipped (shipped);
  char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static DuckDocument *
open_document (Fixture *fixture, const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  DuckDocument *document = duck_document_open (library, path, faults);

  g_assert_nonnull (document);
  duck_document_keep_draft (document, fixture->drafts);
  return document;
}

static void
revert (DuckDocument *document)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("");

  g_assert_true (duck_document_revert (document, faults));
  g_assert_true (store_faults_is_empty (faults));
  g_assert_false (duck_document_get_modified (document));
  g_assert_false (duck_document_has_changed_on_disk (document));
}

static void
rename_document (DuckDocument *document, const char *name)
{
  if (DUCK_IS_ARMY_DOCUMENT (document))
    duck_army_document_set_name (DUCK_ARMY_DOCUMENT (document), name);
  else if (DUCK_IS_BOOK_DOCUMENT (document))
    duck_book_document_set_name (DUCK_BOOK_DOCUMENT (document), name);
  else if (DUCK_IS_OPERATION_DOCUMENT (document))
    duck_operation_document_set_name (DUCK_OPERATION_DOCUMENT (document), name);
  else if (DUCK_IS_CAMPAIGN_DOCUMENT (document))
    duck_campaign_document_set_name (DUCK_CAMPAIGN_DOCUMENT (document), name);
  else
    {
      WarField *field = duck_field_document_get_field (DUCK_FIELD_DOCUMENT (document));

      duck_field_document_edit (DUCK_FIELD_DOCUMENT (document), war_field_set_name (field, name),
                                "Rename");
    }
}

static GBytes *
get_bytes (DuckDocument *document)
{
  return DUCK_DOCUMENT_GET_CLASS (document)->to_bytes (document);
}

static guint
count_drafts (Fixture *fixture)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->drafts, 0, NULL);
  guint n = 0;

  while (directory != NULL && g_dir_read_name (directory) != NULL)
    n++;
  return n;
}

static const char *const all_kinds[] = {
  ARMY,
  BOOK,
  "scenarios/langemarck.duckfield",
  "scenarios/langemarck.duckop",
  "scenarios/hooge.duckfield",
  "scenarios/hooge.duckop",
  "scenarios/blood-of-ypres.duckcampaign",
};

static void
count_cb (guint *n)
{
  (*n)++;
}

/* However many steps one goes back or forward, the document changes once. */
static void
test_go (Fixture *fixture, gconstpointer data)
{
  const char *const names[] = { "One", "Two", "Three" };

  for (guint i = 0; i < G_N_ELEMENTS (all_kinds); i++)
    {
      g_autofree char *path = copy (fixture, all_kinds[i]);
      g_autofree char *title = NULL;
      g_autofree const char **steps = NULL;
      g_autoptr (DuckDocument) document = open_document (fixture, path);
      guint n_changed = 0;

      title = g_strdup (duck_document_get_title (document));
      for (guint j = 0; j < G_N_ELEMENTS (names); j++)
        {
          /* Typing goes on in the same step until it is saved. */
          rename_document (document, names[j]);
          g_assert_true (duck_document_save (document, path, NULL));
        }
      g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), &n_changed);
      steps = duck_document_list_undo (document, 10);
      g_assert_cmpuint (g_strv_length ((char **) steps), ==, 3);
      g_assert_true (duck_document_go (document, -3));
      g_assert_cmpstr (duck_document_get_title (document), ==, title);
      g_assert_cmpuint (n_changed, ==, 1);
      g_assert_true (duck_document_get_modified (document));
      g_assert_true (duck_document_go (document, 2));
      g_assert_cmpstr (duck_document_get_title (document), ==, "Two");
      g_assert_cmpuint (n_changed, ==, 2);
      g_assert_false (duck_document_go (document, 2));
      g_assert_cmpuint (n_changed, ==, 2);
      g_assert_true (duck_document_go (document, 1));
      g_assert_false (duck_document_get_modified (document));
    }
}

/* A draft follows the history once nothing else is to be done. */
static void
settle (void)
{
  while (g_main_context_iteration (NULL, FALSE))
    ;
}

/* It can be undone, as far back as one likes. */
static void
test_revert (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_kinds); i++)
    {
      /* What links to others comes after them. */
      g_autofree char *path = copy (fixture, all_kinds[i]);
      g_autoptr (DuckDocument) document = open_document (fixture, path);
      g_autoptr (GBytes) before = get_bytes (document);
      g_autoptr (GBytes) after = NULL;

      rename_document (document, "Something Else");
      g_assert_cmpuint (duck_document_count_unsaved (document), ==, 1);
      g_assert_cmpuint (count_drafts (fixture), ==, 1);
      revert (document);
      after = get_bytes (document);
      g_assert_true (g_bytes_equal (before, after));
      g_assert_cmpuint (count_drafts (fixture), ==, 0);

      g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Revert to Saved");
      g_assert_true (duck_document_undo (document));
      g_assert_cmpstr (duck_document_get_title (document), ==, "Something Else");
      settle ();
      g_assert_cmpuint (count_drafts (fixture), ==, 1);
      g_assert_true (duck_document_undo (document));
      g_assert_true (duck_document_redo (document));
      g_assert_true (duck_document_redo (document));
      g_assert_false (duck_document_get_modified (document));
      settle ();
      g_assert_cmpuint (count_drafts (fixture), ==, 0);
    }
}

/* What has just been made is kept before anything is done to it, of any kind. */
static void
test_new_draft (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (all_kinds); i++)
    {
      g_autofree char *path = copy (fixture, all_kinds[i]);
      g_autoptr (DuckDocument) saved = open_document (fixture, path);
      g_autoptr (StoreFaults) faults = store_faults_new ("");
      g_autoptr (GBytes) bytes = get_bytes (saved);
      g_autoptr (DuckDocument) document = NULL;

      g_assert_cmpuint (count_drafts (fixture), ==, 0);
      document = DUCK_DOCUMENT_GET_CLASS (saved)->from_bytes (library, NULL, bytes, faults);
      duck_document_keep_draft (document, fixture->drafts);
      g_assert_false (duck_document_get_modified (document));
      g_assert_cmpuint (count_drafts (fixture), ==, 1);
      duck_document_give_up_draft (document);
      g_assert_cmpuint (count_drafts (fixture), ==, 0);
    }
}

/* What was undone last is in the draft of a document that goes before anything else is done. */
static void
test_undone_draft (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy (fixture, ARMY);
  DuckDocument *document = open_document (fixture, path);

  rename_document (document, "Something Else");
  g_assert_cmpuint (count_drafts (fixture), ==, 1);
  g_assert_true (duck_document_undo (document));
  g_object_unref (document);
  g_assert_cmpuint (count_drafts (fixture), ==, 0);
}

/* Several edits in a row come into the draft together, when the last who holds it lets go. */
static void
test_held_draft (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy (fixture, ARMY);
  g_autoptr (DuckDocument) document = open_document (fixture, path);

  duck_document_hold_draft (document);
  duck_document_release_draft (document);
  g_assert_cmpuint (count_drafts (fixture), ==, 0);

  duck_document_hold_draft (document);
  duck_document_hold_draft (document);
  rename_document (document, "Something Else");
  rename_document (document, "Something Else Again");
  duck_document_release_draft (document);
  g_assert_cmpuint (count_drafts (fixture), ==, 0);
  duck_document_release_draft (document);
  g_assert_cmpuint (count_drafts (fixture), ==, 1);

  /* An edit that was taken back meanwhile leaves nothing to keep. */
  duck_document_hold_draft (document);
  g_assert_true (duck_document_undo (document));
  g_assert_false (duck_document_get_modified (document));
  duck_document_release_draft (document);
  settle ();
  g_assert_cmpuint (count_drafts (fixture), ==, 0);
}

/* A draft of ten armies, which became no army so many times after that. */
static StoreLeftDraft *
leave_draft (Fixture *fixture, guint n_broken)
{
  g_autofree char *text = read_shipped (ARMY);
  const char *name = strstr (text, "British Expeditionary Force");
  StoreDraft *draft = store_draft_new (fixture->drafts, "duckarmy", NULL, NULL);
  g_autoptr (GPtrArray) drafts = NULL;

  for (guint i = 0; i < 10 + n_broken; i++)
    {
      g_autofree char *changed = g_strdup_printf ("%.*sArmy %u%s", (int) (name - text), text, i,
                                                  i < 10 ? strchr (name, '"') : "<");
      g_autoptr (GBytes) bytes = g_bytes_new (changed, strlen (changed));

      g_assert_true (store_draft_keep (draft, "Army", bytes, NULL));
    }
  store_draft_close (draft);
  drafts = store_left_draft_list (fixture->drafts);
  g_assert_cmpuint (drafts->len, ==, 1);
  return g_ptr_array_steal_index (drafts, 0);
}

/* However long it has not been one that can be read, the last that can be comes back. */
static void
test_recover (Fixture *fixture, gconstpointer data)
{
  static const guint n_broken[] = { 0, 1, 3, 63, 64, 65, 100, 127, 1000 };

  for (guint i = 0; i < G_N_ELEMENTS (n_broken); i++)
    {
      StoreLeftDraft *left = leave_draft (fixture, n_broken[i]);
      g_autoptr (StoreFaults) faults = store_faults_new ("");
      g_autoptr (DuckDocument) document = duck_document_recover (library, left, faults);

      g_assert_nonnull (document);
      g_assert_cmpstr (duck_document_get_title (document), ==, "Army 9");
      g_assert_cmpint (store_faults_is_empty (faults), ==, n_broken[i] == 0);
      duck_document_give_up_draft (document);
      store_left_draft_free (left);
    }
}

/* What another program has written meanwhile is read: here an army of another book. */
static void
test_changed_on_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy (fixture, ARMY);
  g_autofree char *other = read_shipped (OTHER_ARMY);
  g_autoptr (DuckDocument) document = open_document (fixture, path);
  DuckArmyDocument *army = DUCK_ARMY_DOCUMENT (document);

  rename_document (document, "Something Else");
  g_assert_true (g_file_set_contents (path, other, -1, NULL));
  revert (document);

  /* The book's types are those that can be added. */
  for (guint i = 0; i < 3; i++)
    {
      const WarArmy *value = duck_army_document_get_army (army);
      GListModel *types = duck_army_document_get_types (army);

      g_assert_cmpstr (value->book_id, ==, i == 1 ? "entente-in-arms" : "for-the-fatherland");
      g_assert_cmpuint (g_list_model_get_n_items (types), ==, value->book->types->len);
      if (i == 0)
        duck_document_undo (document);
      else
        duck_document_redo (document);
    }
}

/* A file that cannot be read changes nothing. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy (fixture, ARMY);
  g_autoptr (DuckDocument) document = open_document (fixture, path);
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  rename_document (document, "Something Else");
  g_assert_true (g_file_set_contents (path, "<army", -1, NULL));
  g_assert_false (duck_document_revert (document, faults));
  g_assert_cmpuint (faults->items->len, >, 0);
  g_assert_cmpstr (duck_document_get_title (document), ==, "Something Else");
  g_assert_true (duck_document_get_modified (document));
  g_assert_cmpuint (count_drafts (fixture), ==, 1);
  duck_document_give_up_draft (document);
}

/* The revision of a book is that of its file, whatever is undone. */
static void
test_revision (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy (fixture, BOOK);
  g_autoptr (DuckDocument) document = open_document (fixture, path);
  DuckBookDocument *book = DUCK_BOOK_DOCUMENT (document);
  g_autofree char *text = read_shipped (BOOK);
  g_autofree char *newer = NULL, *saved = NULL;
  g_auto (GStrv) parts = g_strsplit (text, " revision=\"2\"", 2);

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  newer = g_strjoinv (" revision=\"7\"", parts);
  duck_book_document_set_name (book, "Something Else");
  g_assert_true (g_file_set_contents (path, newer, -1, NULL));
  revert (document);
  duck_book_document_set_name (book, "Something New");
  g_assert_true (duck_document_save (document, path, NULL));
  g_assert_true (g_file_get_contents (path, &saved, NULL, NULL));
  g_assert_nonnull (strstr (saved, " revision=\"8\""));
}

/* A path is shown as people write it. */
static void
test_shown_path (Fixture *fixture, gconstpointer data)
{
  const char *home = g_get_home_dir ();
  g_autofree char *below = g_build_filename (home, "Duckboard", "a.duckarmy", NULL);
  g_autofree char *beside = g_strconcat (home, "-too/a.duckarmy", NULL);
  g_autofree char *shown = duck_file_dup_shown (below);
  g_autofree char *at_home = duck_file_dup_shown (home);
  g_autofree char *shown_beside = duck_file_dup_shown (beside);

  g_assert_cmpstr (shown, ==, "~/Duckboard/a.duckarmy");
  g_assert_cmpstr (at_home, ==, "~");
  g_assert_cmpstr (shown_beside, ==, beside);
}

int
main (int argc, char **argv)
{
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);

  g_test_add ("/document/go", Fixture, NULL, set_up, test_go, tear_down);
  g_test_add ("/document/revert", Fixture, NULL, set_up, test_revert, tear_down);
  g_test_add ("/document/new-draft", Fixture, NULL, set_up, test_new_draft, tear_down);
  g_test_add ("/document/held-draft", Fixture, NULL, set_up, test_held_draft, tear_down);
  g_test_add ("/document/undone-draft", Fixture, NULL, set_up, test_undone_draft, tear_down);
  g_test_add ("/document/changed-on-disk", Fixture, NULL, set_up, test_changed_on_disk, tear_down);
  g_test_add ("/document/recover", Fixture, NULL, set_up, test_recover, tear_down);
  g_test_add ("/document/damaged", Fixture, NULL, set_up, test_damaged, tear_down);
  g_test_add ("/document/revision", Fixture, NULL, set_up, test_revision, tear_down);
  g_test_add ("/document/shown-path", Fixture, NULL, set_up, test_shown_path, tear_down);
  status = g_test_run ();
  store_library_free (library);
  return status;
}
