/* test-drafts.c: what is not saved outlives the program, and is offered again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <fcntl.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>

#include "app/game/page/game-page.h"
#include "app/shell/shell.h"
#include "app/window/drafts-bar.h"
#include "app/window/drafts-dialog.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/game-document.h"
#include "shipped.h"

#define BRITISH "british-expeditionary-force.duckarmy"
#define GERMAN "german-fourth-army.duckarmy"

static guint
count_units (gpointer document)
{
  return duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->units->len;
}

static void
edit (gpointer document)
{
  WarArmy *army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));

  duck_army_document_add_unit (document, g_ptr_array_index (army->book->types, 0), 0);
}

static DuckDocument *
open_document (const char *path, StoreLibrary *library)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  DuckDocument *document = duck_document_open (library, path, faults);

  g_assert_nonnull (document);
  return document;
}

/* A program that ended unexpectedly while the document, of this file, had been edited. */
static void
leave_draft (AppFixture *fixture, const char *path)
{
  g_autofree char *folder = duck_drafts_dup_folder ();
  StoreLibrary *library = duck_application_get_library (fixture->application);
  DuckDocument *document = open_document (path, library);

  duck_document_keep_draft (document, folder);
  edit (document);
  g_object_unref (document);
}

static guint
count_drafts (void)
{
  g_autofree char *folder = duck_drafts_dup_folder ();
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  guint n = 0;

  while (directory != NULL && g_dir_read_name (directory) != NULL)
    n++;
  return n;
}

/* The bar of a program that starts now. */
static DuckDraftsBar *
load_bar (AppFixture *fixture, guint n_drafts)
{
  DuckDraftsBar *bar = DUCK_DRAFTS_BAR (app_find (fixture->window, "drafts"));

  duck_drafts_bar_load (bar);
  app_wait_for (duck_drafts_bar_get_drafts (bar)->len == n_drafts);
  g_assert_cmpint (gtk_widget_get_visible (GTK_WIDGET (bar)), ==, n_drafts > 0);
  return bar;
}

static DuckDocument *
get_document (AppFixture *fixture, gint n)
{
  AdwTabView *tabs = ADW_TAB_VIEW (app_find (fixture->window, "tabs"));
  AdwTabPage *tab = adw_tab_view_get_nth_page (tabs, n);

  return duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));
}

/* ---------------------------------------------------------------------------------------------
 * Kills. */

/* Edits an army until it is killed, and counts the edits that it has made. */
static int
edit_for_ever (const char *army, const char *folder, const char *counter)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (DuckDocument) document = open_document (army, library);
  int descriptor = g_open (counter, O_RDWR, 0);
  guint *n_edits = mmap (NULL, sizeof *n_edits, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);

  duck_document_keep_draft (document, folder);
  while (count_units (document) < WAR_ARMY_MAX_UNITS)
    {
      edit (document);
      (*n_edits)++;
    }
  return 1;
}

static void
test_killed (AppFixture *fixture, gconstpointer program)
{
  g_autofree char *folder = duck_drafts_dup_folder ();
  g_autofree char *army = app_build_shipped (BRITISH);
  g_autofree char *counter = app_build_path (fixture, "counter");
  StoreLibrary *library = duck_application_get_library (fixture->application);
  guint n_runs = g_test_quick () ? 5 : 50, none = 0;
  DuckDocument *document = open_document (army, library);
  guint n_before = count_units (document);

  g_object_unref (document);
  for (guint run = 0; run < n_runs; run++)
    {
      const char *arguments[] = { program, "--edit", army, folder, counter, NULL };
      g_autoptr (GPtrArray) drafts = NULL;
      g_autoptr (StoreFaults) faults = store_faults_new ("draft");
      g_autoptr (GMappedFile) file = NULL;
      g_autoptr (GError) error = NULL;
      guint *n_edits, n_recovered;
      GPid child;

      g_assert_true (g_file_set_contents (counter, (char *) &none, sizeof none, NULL));
      file = g_mapped_file_new (counter, FALSE, NULL);
      n_edits = (guint *) g_mapped_file_get_contents (file);
      g_spawn_async (NULL, (char **) arguments, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child,
                     &error);
      g_assert_no_error (error);
      while (*(volatile guint *) n_edits == 0 && waitpid (child, NULL, WNOHANG) == 0)
        g_usleep (100);
      g_usleep ((gulong) g_test_rand_int_range (0, 20000));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);

      drafts = store_left_draft_list (folder);
      g_assert_cmpuint (drafts->len, ==, 1);
      document = duck_document_recover (library, g_ptr_array_index (drafts, 0), faults);
      g_assert_nonnull (document);
      g_assert_true (store_faults_is_empty (faults));
      n_recovered = count_units (document) - n_before;
      g_assert_cmpuint (n_recovered, >=, *n_edits);
      g_assert_cmpuint (n_recovered, <=, *n_edits + 1);
      g_assert_true (duck_document_get_modified (document));
      g_assert_true (duck_document_is_shipped (document));
      duck_document_give_up_draft (document);
      g_assert_finalize_object (document);
      g_assert_cmpuint (count_drafts (), ==, 0);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Drafts come and go with unsaved changes. */

static void
test_life (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  DuckDocument *document = duck_page_get_document (app_open_unpainted (fixture, path));

  g_assert_cmpuint (count_drafts (), ==, 0);
  edit (document);
  edit (document);
  g_assert_cmpuint (count_drafts (), ==, 1);

  /* Undone: there is nothing to keep; redone: there is. */
  duck_document_undo (document);
  g_assert_cmpuint (count_drafts (), ==, 1);
  duck_document_undo (document);
  app_wait_for (count_drafts () == 0);
  duck_document_redo (document);
  app_wait_for (count_drafts () == 1);

  app_activate (fixture, "win.save");
  g_assert_cmpuint (count_drafts (), ==, 0);
  edit (document);
  app_activate (fixture, "win.close-tab");
  app_respond (fixture, "_Cancel");
  g_assert_cmpuint (count_drafts (), ==, 1);
  app_activate (fixture, "win.close-tab");
  app_respond (fixture, "_Discard");
  g_assert_cmpuint (count_drafts (), ==, 0);

  /* The same when the window is closed. */
  edit (duck_page_get_document (app_open_unpainted (fixture, path)));
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_respond (fixture, "_Discard");
  app_wait_for (fixture->window == NULL);
  g_assert_cmpuint (count_drafts (), ==, 0);
}

/* What has just been made, and not been changed, is kept until its tab or the window closes. */
static void
test_made (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarArmy) army
    = war_army_new ("Nowhere Yet", store_library_get_book (library, "entente-in-arms", NULL));
  g_autoptr (DuckArmyDocument) first = duck_army_document_new (library, NULL, army);
  g_autoptr (DuckArmyDocument) second = duck_army_document_new (library, NULL, army);

  duck_shell_add_document (DUCK_SHELL (fixture->window), DUCK_DOCUMENT (first));
  g_assert_cmpuint (count_drafts (), ==, 1);
  app_activate (fixture, "win.close-tab");
  g_assert_cmpuint (count_drafts (), ==, 0);

  duck_shell_add_document (DUCK_SHELL (fixture->window), DUCK_DOCUMENT (second));
  g_assert_cmpuint (count_drafts (), ==, 1);
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_wait_for (fixture->window == NULL);
  g_assert_cmpuint (count_drafts (), ==, 0);
}

/* A document that has never had a file, and a book, whose changes may be no book for a while. */
static void
test_kinds (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *folder = duck_drafts_dup_folder ();
  WarBook *book = store_library_get_book (library, "entente-in-arms", NULL);
  g_autoptr (WarArmy) army = war_army_new ("Nowhere Yet", book);
  DuckArmyDocument *army_document = duck_army_document_new (library, NULL, army);
  DuckBookDocument *book_document = duck_book_document_new (library, NULL, book);
  DuckDraftsBar *bar;

  duck_document_keep_draft (DUCK_DOCUMENT (army_document), folder);
  duck_document_keep_draft (DUCK_DOCUMENT (book_document), folder);
  edit (army_document);
  duck_book_document_set_name (book_document, "My Book");
  g_object_unref (army_document);
  g_object_unref (book_document);

  bar = load_bar (fixture, 2);
  app_click (app_find_labelled (bar, "_Open All"));
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  for (gint i = 0; i < 2; i++)
    {
      DuckDocument *document = get_document (fixture, i);

      g_assert_true (duck_document_get_modified (document));
      g_assert_null (duck_document_get_path (document));
      g_assert_null (duck_document_get_undo_name (document));
      g_assert_cmpstr (duck_document_get_title (document), ==,
                       DUCK_IS_BOOK_DOCUMENT (document) ? "My Book" : "Nowhere Yet");
    }
}

/* A game of two commanders that was cut off does not go on before somebody wants it to. */
static void
test_game (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *folder = duck_drafts_dup_folder ();
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 1, &fault);
  DuckDocument *document;
  GActionGroup *actions;

  game->commanders = g_strsplit ("quick quick", " ", -1);
  document = duck_game_document_new (library, game);
  duck_document_keep_draft (document, folder);
  g_object_unref (document);

  app_click (app_find_labelled (load_bar (fixture, 1), "_Open"));
  actions
    = duck_page_get_actions (DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_GAME_PAGE)));
  g_assert_true (g_action_group_get_action_enabled (actions, "go-on"));
  g_assert_false (g_action_group_get_action_enabled (actions, "pause"));
  app_activate (fixture, "game.go-on");
  g_assert_true (g_action_group_get_action_enabled (actions, "pause"));
}

static const char *
get_body (AppFixture *fixture)
{
  GtkWidget *dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  return duck_alert_get_body (dialog);
}

/* Going back to the file asks, and says how much that takes back. */
static void
test_revert (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  DuckDocument *document = duck_page_get_document (app_open_unpainted (fixture, path));
  DuckArmyDocument *army = DUCK_ARMY_DOCUMENT (document);

  g_assert_false (app_action_is_enabled (fixture, "revert"));
  duck_army_document_set_cost_limit (army, 700);
  g_assert_true (app_action_is_enabled (fixture, "revert"));
  app_activate (fixture, "win.revert");
  g_assert_cmpstr (get_body (fixture), ==,
                   "1 change that is not saved is taken back. Undo brings it back.");
  app_respond (fixture, "_Cancel");

  duck_army_document_set_cost_limit (army, 800);
  duck_army_document_set_cost_limit (army, 900);
  app_activate (fixture, "win.revert");
  g_assert_cmpstr (get_body (fixture), ==,
                   "3 changes that are not saved are taken back. Undo brings them back.");
  app_respond (fixture, "_Cancel");

  /* Another way than the one to what was saved: nobody knows how many steps that is. */
  app_activate (fixture, "win.save");
  g_assert_true (duck_document_undo (document));
  duck_army_document_set_cost_limit (army, 750);
  app_activate (fixture, "win.revert");
  g_assert_cmpstr (get_body (fixture), ==,
                   "All changes that are not saved are taken back. Undo brings them back.");
  app_respond (fixture, "_Revert");
  g_assert_cmpint (duck_army_document_get_army (army)->cost_limit, ==, 900);
  g_assert_false (app_action_is_enabled (fixture, "revert"));
  g_assert_cmpuint (count_drafts (), ==, 0);
  g_assert_true (duck_document_undo (document));
  g_assert_cmpint (duck_army_document_get_army (army)->cost_limit, ==, 750);

  /* A damaged file is left alone, and so is the document. */
  g_assert_true (g_file_set_contents (path, "<army", -1, NULL));
  app_activate (fixture, "win.revert");
  g_assert_nonnull (strstr (get_body (fixture), "Another program has changed the file"));
  app_respond (fixture, "_Revert");
  app_respond (fixture, "_Close");
  g_assert_cmpint (duck_army_document_get_army (army)->cost_limit, ==, 750);
  g_assert_cmpuint (count_drafts (), ==, 1);
}

/* ---------------------------------------------------------------------------------------------
 * Offering. */

static void
count_up (guint *n)
{
  ++*n;
}

/* Who does not want to see the offer is not bothered with it again, until there is another; what
 * was kept is at hand all the same. */
static void
test_put_off (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  DuckDraftsBar *bar;
  guint n_changes = 0;

  g_assert_false (app_action_is_enabled (fixture, "drafts"));
  leave_draft (fixture, path);
  bar = load_bar (fixture, 1);
  app_click (app_find_button (bar, "Not Now; the Main Menu Has It"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));

  g_signal_connect_swapped (bar, "changed", G_CALLBACK (count_up), &n_changes);
  duck_drafts_bar_load (bar);
  app_wait_for (n_changes > 0);
  g_signal_handlers_disconnect_by_func (bar, count_up, &n_changes);
  g_assert_cmpuint (duck_drafts_bar_get_drafts (bar)->len, ==, 1);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
  app_activate (fixture, "win.drafts");
  app_wait_for (app_get_dialog (fixture) != NULL);
  app_close (app_get_dialog (fixture));
  app_wait_for (app_get_dialog (fixture) == NULL);

  leave_draft (fixture, path);
  load_bar (fixture, 2);
}

static void
test_offered (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  g_autofree char *before = app_read (path);
  g_autofree char *after = NULL;
  DuckDraftsBar *bar;
  DuckDocument *document;
  guint n_units;

  leave_draft (fixture, path);
  bar = load_bar (fixture, 1);
  g_assert_true (app_shows_text (bar, "Duckboard ended unexpectedly. Unsaved changes to “British "
                                      "Expeditionary Force” were kept."));
  app_click (app_find_labelled (bar, "_Open"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));

  document = get_document (fixture, 0);
  n_units = count_units (document);
  g_assert_cmpstr (duck_document_get_path (document), ==, path);
  g_assert_true (duck_document_get_modified (document));
  g_assert_false (duck_document_has_changed_on_disk (document));

  /* Nobody else is offered what is open here; a second crash loses nothing either. */
  load_bar (fixture, 0);
  edit (document);
  g_assert_cmpuint (count_drafts (), ==, 1);
  app_activate (fixture, "win.save");
  after = app_read (path);
  g_assert_cmpstr (before, !=, after);
  g_assert_cmpuint (count_drafts (), ==, 0);
  g_object_unref (open_document (path, duck_application_get_library (fixture->application)));
  g_assert_cmpuint (count_units (document), ==, n_units + 1);
}

/* A tab that has the file as it is on the disk makes way; one with other changes does not. */
static void
test_open_already (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  DuckDraftsBar *bar;

  leave_draft (fixture, path);
  bar = load_bar (fixture, 1);
  edit (duck_page_get_document (app_open_unpainted (fixture, path)));
  app_click (app_find_labelled (bar, "_Open"));
  g_assert_cmpuint (duck_drafts_bar_get_drafts (bar)->len, ==, 1);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);

  app_activate (fixture, "win.undo");
  app_click (app_find_labelled (bar, "_Open"));
  g_assert_cmpuint (duck_drafts_bar_get_drafts (bar)->len, ==, 0);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  g_assert_true (duck_document_get_modified (get_document (fixture, 0)));
}

/* The subtitle of a row of the dialog. */
static const char *
get_subtitle (gpointer dialog, gint n)
{
  GtkListBox *list = GTK_LIST_BOX (app_find (dialog, "list"));

  return adw_action_row_get_subtitle (ADW_ACTION_ROW (gtk_list_box_get_row_at_index (list, n)));
}

/* The dialog says of each draft what one should know, and removes none without a question. */
static void
test_dialog (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *changed = app_copy_shipped (fixture, BRITISH, "changed.duckarmy");
  g_autofree char *gone = app_copy_shipped (fixture, GERMAN, "gone.duckarmy");
  g_autofree char *folder = duck_drafts_dup_folder ();
  g_autofree char *junk = g_build_filename (folder, "junk.duckjournal", NULL);
  DuckDraftsBar *bar;
  GtkWindow *dialog;

  leave_draft (fixture, changed);
  leave_draft (fixture, gone);
  g_assert_true (g_file_set_contents (changed, "theirs", -1, NULL));
  g_assert_cmpint (g_remove (gone), ==, 0);
  g_assert_true (g_file_set_contents (junk, "junk\n", -1, NULL));
  bar = load_bar (fixture, 3);
  app_click (app_find_labelled (bar, "_Show…"));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (DUCK_IS_DRAFTS_DIALOG (dialog));
  g_assert_nonnull (strstr (get_subtitle (dialog, 0), "Its file has been changed since."));
  g_assert_nonnull (strstr (get_subtitle (dialog, 1), "Its file is no longer there."));
  g_assert_nonnull (strstr (get_subtitle (dialog, 2), "Nothing of it can be read."));

  /* What can be read is opened, and saving it asks. */
  app_click (app_find_labelled (dialog, "_Open All"));
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  g_assert_true (duck_document_has_changed_on_disk (get_document (fixture, 0)));
  g_assert_cmpuint (duck_drafts_bar_get_drafts (bar)->len, ==, 1);
  g_assert_nonnull (strstr (get_subtitle (dialog, 0), "Nothing of it can be read."));
  g_assert_true (g_file_test (junk, G_FILE_TEST_EXISTS));

  for (guint i = 0; i < 2; i++)
    {
      AppFixture of_dialog = { .window = (DuckWindow *) dialog };

      app_click (app_find_button (dialog, "Discard…"));
      app_respond (&of_dialog, i == 0 ? "_Cancel" : "_Discard");
      g_assert_cmpint (g_file_test (junk, G_FILE_TEST_EXISTS), ==, i == 0);
    }
  app_wait_for (app_get_dialog (fixture) == NULL);
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (bar)));
}

/* Of a damaged journal what is whole comes back; the journal goes when the document is saved. */
static void
test_damaged (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *folder = duck_drafts_dup_folder ();
  DuckDocument *document = open_document (path, library);
  guint n_units = count_units (document);
  g_autoptr (GPtrArray) drafts = NULL;
  g_autofree char *text = NULL;
  const char *journal;
  char *line;

  duck_document_keep_draft (document, folder);
  for (guint i = 0; i < 4; i++)
    edit (document);
  g_object_unref (document);
  drafts = store_left_draft_list (folder);
  journal = ((StoreLeftDraft *) g_ptr_array_index (drafts, 0))->journal;
  text = app_read (journal);
  line = g_strrstr (text, "\n5 ");
  g_assert_nonnull (line);
  line[4] ^= 1;
  g_assert_true (g_file_set_contents (journal, text, -1, NULL));

  app_click (app_find_labelled (load_bar (fixture, 1), "_Open"));
  document = get_document (fixture, 0);
  g_assert_cmpuint (count_units (document), ==, n_units + 2);
  edit (document);
  g_assert_cmpuint (count_drafts (), ==, 2);
  app_activate (fixture, "win.save");
  g_assert_cmpuint (count_drafts (), ==, 0);
}

/* ---------------------------------------------------------------------------------------------
 * Three documents. */

/* Each draft is its own document's, and is saved over no other's file. */
static void
test_three_documents (AppFixture *fixture, gconstpointer data)
{
  const char *const names[] = { "one.duckarmy", "two.duckarmy", "three.duckarmy" };
  char *paths[3], *before[3];

  for (guint i = 0; i < 3; i++)
    {
      paths[i] = app_copy_shipped (fixture, i == 1 ? GERMAN : BRITISH, names[i]);
      before[i] = app_read (paths[i]);
      leave_draft (fixture, paths[i]);
    }
  app_click (app_find_labelled (load_bar (fixture, 3), "_Open All"));
  app_wait_for (duck_window_get_n_documents (fixture->window) == 3);
  adw_tab_view_set_selected_page (
    ADW_TAB_VIEW (app_find (fixture->window, "tabs")),
    adw_tab_view_get_nth_page (ADW_TAB_VIEW (app_find (fixture->window, "tabs")), 1));
  app_activate (fixture, "win.save");
  g_assert_cmpuint (count_drafts (), ==, 2);

  for (gint i = 0; i < 3; i++)
    {
      g_autofree char *after = app_read (paths[i]);

      g_assert_cmpstr (duck_document_get_path (get_document (fixture, i)), ==, paths[i]);
      g_assert_cmpint (g_str_equal (after, before[i]), ==, i != 1);
      g_free (before[i]);
      g_free (paths[i]);
    }
}

static void
leave_drafts (AppFixture *fixture, char *paths[3])
{
  const char *const names[] = { "one.duckarmy", "two.duckarmy", "three.duckarmy" };

  for (guint i = 0; i < 3; i++)
    {
      paths[i] = app_copy_shipped (fixture, BRITISH, names[i]);
      leave_draft (fixture, paths[i]);
    }
}

static const char *
get_shown_path (AppFixture *fixture)
{
  return duck_document_get_path (duck_window_get_document (fixture->window));
}

/* The first is shown at once, and goes on to be while the others come; what somebody discards or
 * opens meanwhile does not come once more. */
static void
test_one_by_one (AppFixture *fixture, gconstpointer data)
{
  char *paths[3];
  DuckDraftsBar *bar;

  leave_drafts (fixture, paths);
  bar = load_bar (fixture, 3);
  app_click (app_find_labelled (bar, "_Open All"));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  g_assert_cmpstr (get_shown_path (fixture), ==, paths[0]);
  duck_drafts_bar_discard (bar, g_ptr_array_index (duck_drafts_bar_get_drafts (bar), 0));
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  g_assert_cmpstr (get_shown_path (fixture), ==, paths[0]);
  g_assert_cmpstr (duck_document_get_path (get_document (fixture, 1)), ==, paths[2]);
  app_wait_for (!gtk_widget_get_visible (GTK_WIDGET (bar)));

  for (guint i = 0; i < 3; i++)
    g_free (paths[i]);
}

/* Of those that come behind the first, one takes the place of its file that somebody looks at; one
 * whose file has other changes is offered still, and leads nobody away. */
static void
test_behind (AppFixture *fixture, gconstpointer data)
{
  char *paths[3];
  DuckDraftsBar *bar;

  leave_drafts (fixture, paths);
  bar = load_bar (fixture, 3);
  edit (duck_page_get_document (app_open_unpainted (fixture, paths[1])));
  app_open_unpainted (fixture, paths[2]);
  app_click (app_find_labelled (bar, "_Open All"));
  g_assert_cmpstr (get_shown_path (fixture), ==, paths[0]);
  adw_tab_view_set_selected_page (
    ADW_TAB_VIEW (app_find (fixture->window, "tabs")),
    adw_tab_view_get_nth_page (ADW_TAB_VIEW (app_find (fixture->window, "tabs")), 1));
  g_assert_cmpstr (get_shown_path (fixture), ==, paths[2]);
  g_assert_false (duck_document_get_modified (duck_window_get_document (fixture->window)));

  app_wait_for (duck_drafts_bar_get_drafts (bar)->len == 1);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 3);
  g_assert_cmpstr (get_shown_path (fixture), ==, paths[2]);
  g_assert_true (duck_document_get_modified (duck_window_get_document (fixture->window)));
  g_assert_true (app_find_labelled (bar, "_Open") != NULL);

  for (guint i = 0; i < 3; i++)
    g_free (paths[i]);
}

/* Its file has more than ten times as many bytes as one of a single unit. */
#define LARGE_ARMY 200

/* A file that would lose nearly everything is kept beside. */
static void
test_shrunk (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  g_autofree char *backup_path = g_strconcat (path, "~", NULL);
  g_autofree char *backup = NULL, *large = NULL;
  DuckDocument *document = duck_page_get_document (app_open_unpainted (fixture, path));
  guint n_units = count_units (document);
  guint all[LARGE_ARMY];

  for (guint i = 0; i < LARGE_ARMY; i++)
    all[i] = i;
  while (count_units (document) < LARGE_ARMY)
    edit (document);
  app_activate (fixture, "win.save");
  g_assert_false (g_file_test (backup_path, G_FILE_TEST_EXISTS));
  large = app_read (path);

  duck_army_document_remove_units (DUCK_ARMY_DOCUMENT (document), all + n_units,
                                   LARGE_ARMY - n_units);
  duck_army_document_remove_units (DUCK_ARMY_DOCUMENT (document), all, n_units - 1);
  app_activate (fixture, "win.save");
  backup = app_read (backup_path);
  g_assert_cmpstr (backup, ==, large);
  g_assert_false (duck_document_get_modified (document));
}

/* ---------------------------------------------------------------------------------------------
 * What else may happen. */

/* A folder that cannot be written is said once, not after each edit. */
static void
test_no_folder (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, BRITISH, "army.duckarmy");
  g_autofree char *folder = duck_drafts_dup_folder ();
  DuckDocument *document = duck_page_get_document (app_open_unpainted (fixture, path));

  g_rmdir (folder);
  g_assert_true (g_file_set_contents (folder, "in the way", -1, NULL));
  edit (document);
  app_respond (fixture, "_Close");
  edit (document);
  g_assert_null (app_get_dialog (fixture));

  /* It is tried again. */
  g_assert_cmpint (g_remove (folder), ==, 0);
  edit (document);
  g_assert_cmpuint (count_drafts (), ==, 1);
}

/* Who prefers so finds changes in the file without saving, but for what is not theirs to write. */
static void
test_autosave (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *mine = app_copy_shipped (fixture, BRITISH, "mine.duckarmy");
  g_autofree char *theirs = app_copy_shipped (fixture, BRITISH, "theirs.duckarmy");
  g_autofree char *shipped = app_build_shipped (GERMAN);
  g_autofree char *after = NULL;
  DuckDocument *documents[3];

  documents[0] = duck_page_get_document (app_open_unpainted (fixture, mine));
  documents[1] = duck_page_get_document (app_open_unpainted (fixture, theirs));
  documents[2] = duck_page_get_document (app_open_unpainted (fixture, shipped));
  g_assert_true (g_file_set_contents (theirs, "theirs", -1, NULL));
  g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_SAVE_AUTOMATICALLY, TRUE);
  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    edit (documents[i]);
  g_assert_true (duck_document_get_modified (documents[0]));
  app_wait_for (!duck_document_get_modified (documents[0]));
  g_assert_true (duck_document_get_modified (documents[1]));
  g_assert_true (duck_document_get_modified (documents[2]));
  after = app_read (theirs);
  g_assert_cmpstr (after, ==, "theirs");

  /* It can still be undone, and closing asks nothing. */
  g_assert_true (duck_document_undo (documents[0]));
  adw_tab_view_close_page (
    ADW_TAB_VIEW (app_find (fixture->window, "tabs")),
    adw_tab_view_get_nth_page (ADW_TAB_VIEW (app_find (fixture->window, "tabs")), 0));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
  g_assert_null (app_get_dialog (fixture));
  g_settings_reset (duck_settings_get (), DUCK_SETTING_SAVE_AUTOMATICALLY);
}

static const char *program;

static void
add_tests (void)
{
  g_test_add ("/drafts/killed", AppFixture, program, app_set_up, test_killed, app_tear_down);
  APP_ADD ("/drafts/life", test_life);
  APP_ADD ("/drafts/made", test_made);
  APP_ADD ("/drafts/kinds", test_kinds);
  APP_ADD ("/drafts/game", test_game);
  APP_ADD ("/drafts/revert", test_revert);
  APP_ADD ("/drafts/offered", test_offered);
  APP_ADD ("/drafts/put-off", test_put_off);
  APP_ADD ("/drafts/open-already", test_open_already);
  APP_ADD ("/drafts/dialog", test_dialog);
  APP_ADD ("/drafts/damaged", test_damaged);
  APP_ADD ("/drafts/three-documents", test_three_documents);
  APP_ADD ("/drafts/one-by-one", test_one_by_one);
  APP_ADD ("/drafts/behind", test_behind);
  APP_ADD ("/drafts/shrunk", test_shrunk);
  APP_ADD ("/drafts/no-folder", test_no_folder);
  APP_ADD ("/drafts/autosave", test_autosave);
}

int
main (int argc, char **argv)
{
  if (argc == 5 && g_str_equal (argv[1], "--edit"))
    return edit_for_ever (argv[2], argv[3], argv[4]);

  program = argv[0];
  return app_run_tests (argc, argv, add_tests);
}
