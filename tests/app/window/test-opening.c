/* test-opening.c: many files at once come one by one, while the window goes on
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <unistd.h>

#include "app-fixture.h"

#define N_FILES 6

static AdwTabView *
get_tabs (AppFixture *fixture)
{
  return ADW_TAB_VIEW (app_find (fixture->window, "tabs"));
}

/* Copies of an army, GFile, but for the n-th, which there is not. */
static GPtrArray *
make_files (AppFixture *fixture, guint missing)
{
  GPtrArray *files = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < N_FILES; i++)
    {
      g_autofree char *name = g_strdup_printf ("%u.duckarmy", i);
      g_autofree char *path
        = i == missing ? app_build_path (fixture, name)
                       : app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", name);

      g_ptr_array_add (files, g_file_new_for_path (path));
    }
  return files;
}

/* "0 2 3": the numbers of the files in the tabs. */
static char *
dup_order (AppFixture *fixture)
{
  g_autoptr (GString) order = g_string_new (NULL);

  for (gint i = 0; i < adw_tab_view_get_n_pages (get_tabs (fixture)); i++)
    {
      AdwTabPage *tab = adw_tab_view_get_nth_page (get_tabs (fixture), i);
      DuckDocument *document = duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)));
      g_autofree char *name = g_path_get_basename (duck_document_get_path (document));

      g_string_append_printf (order, "%s%c", i > 0 ? " " : "", name[0]);
    }
  return g_string_free (g_steal_pointer (&order), FALSE);
}

static void
wait_for_documents (AppFixture *fixture, guint n)
{
  guint before = duck_window_get_n_documents (fixture->window);

  while (before < n)
    {
      guint after;

      app_iterate ();
      after = duck_window_get_n_documents (fixture->window);
      g_assert_cmpuint (after, <=, before + 1);
      before = after;
    }
}

/* The first is there at once, and stays in sight while the others come, in their order; of the one
 * that is missing a dialog says so. */
static void
test_one_by_one (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = make_files (fixture, 2);
  g_autofree char *order = NULL;
  DuckDocument *first;

  duck_window_open_files (fixture->window, files);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
  first = duck_window_get_document (fixture->window);
  wait_for_documents (fixture, N_FILES - 1);
  order = dup_order (fixture);
  g_assert_cmpstr (order, ==, "0 1 3 4 5");
  g_assert_true (duck_window_get_document (fixture->window) == first);
  app_respond (fixture, "_Close");

  /* What is open already opens no second time. */
  duck_window_open_files (fixture->window, files);
  app_respond (fixture, "_Close");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, N_FILES - 1);
  g_assert_true (duck_window_get_document (fixture->window) == first);
}

/* If the first cannot be opened the next one is shown. */
static void
test_first_missing (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = make_files (fixture, 0);
  g_autofree char *order = NULL, *name = NULL;

  duck_window_open_files (fixture->window, files);
  wait_for_documents (fixture, N_FILES - 1);
  order = dup_order (fixture);
  g_assert_cmpstr (order, ==, "1 2 3 4 5");
  name = g_path_get_basename (duck_document_get_path (duck_window_get_document (fixture->window)));
  g_assert_cmpstr (name, ==, "1.duckarmy");
  app_respond (fixture, "_Close");
}

/* Who looks at the library meanwhile is not called away; if the first is closed the rest comes all
 * the same. */
static void
test_leaving (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = make_files (fixture, N_FILES);
  g_autofree char *order = NULL;

  duck_window_open_files (fixture->window, files);
  app_wait_for (duck_window_get_n_documents (fixture->window) > 0);
  app_activate (fixture, "win.library");
  wait_for_documents (fixture, 3);
  g_assert_null (duck_window_get_document (fixture->window));
  app_activate (fixture, "win.library");
  app_activate (fixture, "win.close-tab");
  wait_for_documents (fixture, N_FILES - 1);
  order = dup_order (fixture);
  g_assert_cmpuint (strlen (order), ==, strlen ("1 2 3 4 5"));
  g_assert_nonnull (duck_window_get_document (fixture->window));
}

static gboolean
shows (AppFixture *fixture, const char *wanted)
{
  DuckDocument *document = duck_window_get_document (fixture->window);
  g_autofree char *name
    = document != NULL ? g_path_get_basename (duck_document_get_path (document)) : NULL;

  return g_strcmp0 (name, wanted) == 0;
}

/* What was dropped later is wanted now: it goes before the rest of what came earlier. */
static void
test_two_lots (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = make_files (fixture, N_FILES);
  g_autoptr (GPtrArray) later = g_ptr_array_new ();

  g_ptr_array_add (later, g_ptr_array_steal_index (files, 3));
  duck_window_open_files (fixture->window, files);
  duck_window_open_files (fixture->window, later);
  app_wait_for (shows (fixture, "3.duckarmy"));
  wait_for_documents (fixture, N_FILES);
  g_object_unref (g_ptr_array_index (later, 0));
}

/* The window is closed before all have come: it goes, and the files are as they were. */
static void
test_closed_meanwhile (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = make_files (fixture, N_FILES);

  duck_window_open_files (fixture->window, files);
  wait_for_documents (fixture, 2);
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_wait_for (fixture->window == NULL);
  for (guint i = 0; i < N_FILES; i++)
    g_assert_true (g_file_query_exists (g_ptr_array_index (files, i), NULL));
}

/* A file has one tab, by whatever name it is opened. */
static void
test_two_names (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, "hooge.duckfield", "hooge.duckfield");
  g_autofree char *folder = app_build_path (fixture, "linked");
  char *const names[]
    = { app_build_path (fixture, "hard.duckfield"), app_build_path (fixture, "soft.duckfield"),
        app_build_path (fixture, "linked/hooge.duckfield") };

  g_assert_cmpint (link (path, names[0]), ==, 0);
  g_assert_cmpint (symlink (path, names[1]), ==, 0);
  g_assert_cmpint (symlink (fixture->folder, folder), ==, 0);
  app_open_unpainted (fixture, path);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      app_open_unpainted (fixture, names[i]);
      g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
    }
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_free (names[i]);
  g_assert_cmpint (unlink (folder), ==, 0);
}

/* Threads that wait until the gate is open: as long as they do nothing else has one. */
#define N_WAITING 60

static GMutex gate;

static void
wait_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
  g_task_return_boolean (task, TRUE);
}

static guint n_through;

static void
through_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  n_through++;
}

static void
close_gate (void)
{
  g_mutex_lock (&gate);
  n_through = 0;
  for (guint i = 0; i < N_WAITING; i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, through_cb, NULL);

      g_task_run_in_thread (task, wait_cb);
    }
}

/* Threads have done what they had to before this. */
static void
wait_for_threads (void)
{
  app_wait_for (n_through == N_WAITING);
  close_gate ();
  g_mutex_unlock (&gate);
  app_wait_for (n_through == N_WAITING);
}

/* What takes long to read blocks nothing: the window says so, goes on, and shows it in the end.
 * Asked for twice it comes once. */
static void
test_slow (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "slow.duckarmy");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  close_gate ();
  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  app_wait_for (app_shows_text (fixture->window, "Opening “slow.duckarmy”"));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
  g_mutex_unlock (&gate);
  app_wait_for (shows (fixture, "slow.duckarmy"));
  app_wait_for (!app_shows_text (fixture->window, "Opening “slow.duckarmy”"));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
}

/* Cancelled, it does not come; what is opened after that does. */
static void
test_cancelled (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "slow.duckarmy");
  g_autofree char *other = app_copy_shipped (fixture, "hooge.duckfield", "hooge.duckfield");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  close_gate ();
  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  app_wait_for (app_shows_text (fixture->window, "Opening “slow.duckarmy”"));
  app_click (app_find_labelled (fixture->window, "_Cancel"));
  app_wait_for (!app_shows_text (fixture->window, "Opening “slow.duckarmy”"));
  g_mutex_unlock (&gate);
  app_open_unpainted (fixture, other);
  wait_for_threads ();
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  g_assert_true (shows (fixture, "hooge.duckfield"));
  app_open_unpainted (fixture, path);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
  g_assert_true (shows (fixture, "slow.duckarmy"));
}

/* Many come in their order all the same. */
static void
test_slow_lot (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GPtrArray) files = make_files (fixture, 0);
  g_autofree char *order = NULL;

  close_gate ();
  duck_window_open_files (fixture->window, files);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
  g_mutex_unlock (&gate);
  wait_for_documents (fixture, N_FILES - 1);
  order = dup_order (fixture);
  g_assert_cmpstr (order, ==, "1 2 3 4 5");
  g_assert_true (shows (fixture, "1.duckarmy"));
  app_respond (fixture, "_Close");
}

/* The window is closed while a file is being read. */
static void
test_slow_closed (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "slow.duckarmy");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  close_gate ();
  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_iterate ();
  g_mutex_unlock (&gate);
  app_wait_for (fixture->window == NULL);
}

static void
add_tests (void)
{
  APP_ADD ("/opening/one-by-one", test_one_by_one);
  APP_ADD ("/opening/first-missing", test_first_missing);
  APP_ADD ("/opening/leaving", test_leaving);
  APP_ADD ("/opening/two-lots", test_two_lots);
  APP_ADD ("/opening/two-names", test_two_names);
  APP_ADD ("/opening/closed-meanwhile", test_closed_meanwhile);
  APP_ADD ("/opening/slow", test_slow);
  APP_ADD ("/opening/cancelled", test_cancelled);
  APP_ADD ("/opening/slow-lot", test_slow_lot);
  APP_ADD ("/opening/slow-closed", test_slow_closed);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
