/* test-save.c: a save leaves the new file or the old one, whole
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/xattr.h>
#include <unistd.h>

#include "store/disk/faults.h"
#include "store/disk/save.h"

typedef struct
{
  char *folder;
  char *path;
  gint saving; /* atomic */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
  g_assert_true (g_file_set_contents (fixture->path, "old", -1, NULL));
}

/* How many files there are in the folder: none is left behind. */
static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (directory) != NULL)
    count++;

  return count;
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
  g_free (fixture->path);
}

static void
assert_contents (const char *path, const char *expected)
{
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_cmpstr (text, ==, expected);
}

static gboolean
save (const char *path, const char *text, GError **error)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));

  return store_save_bytes (path, bytes, error);
}

static void
test_replaces (Fixture *fixture, gconstpointer data)
{
  g_autofree char *new_path = g_build_filename (fixture->folder, "new", NULL);
  g_autoptr (GError) error = NULL;

  save (fixture->path, "new", &error);
  g_assert_no_error (error);
  assert_contents (fixture->path, "new");

  save (new_path, "", &error);
  g_assert_no_error (error);
  assert_contents (new_path, "");
  g_assert_cmpuint (count_files (fixture), ==, 2);
}

static void
test_keeps_mode (Fixture *fixture, gconstpointer data)
{
  struct stat status;
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (g_chmod (fixture->path, 0640), ==, 0);
  save (fixture->path, "new", &error);
  g_assert_no_error (error);
  g_assert_cmpint (stat (fixture->path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 07777, ==, 0640);
}

/* What was noted at a file stays; other names of it keep what it was. */
static void
test_keeps_notes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *other = g_build_filename (fixture->folder, "other", NULL);
  g_autofree char *before = NULL;
  g_autoptr (GError) error = NULL;
  char note[8] = "";

  if (setxattr (fixture->path, "user.xdg.tags", "Ypres", 5, 0) != 0)
    {
      g_test_skip ("this file system keeps no extended attributes");
      return;
    }
  g_assert_true (g_file_get_contents (fixture->path, &before, NULL, NULL));
  g_assert_cmpint (link (fixture->path, other), ==, 0);
  save (fixture->path, "new", &error);
  g_assert_no_error (error);
  g_assert_cmpint (getxattr (fixture->path, "user.xdg.tags", note, sizeof note), ==, 5);
  g_assert_cmpstr (note, ==, "Ypres");
  assert_contents (other, before);
}

static void
test_follows_links (Fixture *fixture, gconstpointer data)
{
  g_autofree char *link = g_build_filename (fixture->folder, "link", NULL);
  g_autofree char *dangling = g_build_filename (fixture->folder, "dangling", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_cmpint (symlink ("file", link), ==, 0);
  g_assert_cmpint (symlink ("nowhere", dangling), ==, 0);

  save (link, "new", &error);
  g_assert_no_error (error);
  g_assert_true (g_file_test (link, G_FILE_TEST_IS_SYMLINK));
  assert_contents (fixture->path, "new");

  g_assert_false (save (dangling, "new", &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_true (g_file_test (dangling, G_FILE_TEST_IS_SYMLINK));
}

static void
test_refuses_folders (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  g_assert_false (save (fixture->folder, "new", &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
}

static void
test_missing_folder (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "no", "such", NULL);
  g_autoptr (GError) error = NULL;

  g_assert_false (save (path, "new", &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, path));
}

/* A full disk, stood for by a limit on the size of files, leaves the old file as it was. */
static gpointer
clean_up_again_and_again (gpointer data)
{
  Fixture *fixture = data;

  while (g_atomic_int_get (&fixture->saving))
    store_remove_stale_saves (fixture->folder);
  return NULL;
}

/* Whoever opens a document in the folder meanwhile, in this program or another, takes none of the
 * files that are being written for one that was left behind. */
static void
test_while_others_clean_up (Fixture *fixture, gconstpointer data)
{
  GThread *thread;

  g_atomic_int_set (&fixture->saving, TRUE);
  thread = g_thread_new ("cleaner", clean_up_again_and_again, fixture);
  for (guint i = 0; i < 400; i++)
    {
      g_autofree char *text = g_strdup_printf ("%u", i);
      g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
      g_autoptr (GError) error = NULL;

      store_save_bytes (fixture->path, bytes, &error);
      g_assert_no_error (error);
    }
  g_atomic_int_set (&fixture->saving, FALSE);
  g_thread_join (thread);
  g_assert_cmpuint (count_files (fixture), ==, 1);
}

static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = g_strnfill (100000, 'x');
  struct rlimit before, limit;
  void (*old_handler) (int) = signal (SIGXFSZ, SIG_IGN);

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  for (rlim_t size = 0; size < 100000; size += 4096)
    {
      g_autoptr (GError) error = NULL;
      gboolean saved;

      limit = before;
      limit.rlim_cur = size;
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
      saved = save (fixture->path, text, &error);
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

      g_assert_false (saved);
      g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
      assert_contents (fixture->path, "old");
      g_assert_cmpuint (count_files (fixture), ==, 1);
    }
  signal (SIGXFSZ, old_handler);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/store/save/replaces", test_replaces);
  ADD ("/store/save/keeps-mode", test_keeps_mode);
  ADD ("/store/save/keeps-notes", test_keeps_notes);
  ADD ("/store/save/follows-links", test_follows_links);
  ADD ("/store/save/refuses-folders", test_refuses_folders);
  ADD ("/store/save/missing-folder", test_missing_folder);
  ADD ("/store/save/while-others-clean-up", test_while_others_clean_up);
  ADD ("/store/save/full-disk", test_full_disk);
  return g_test_run ();
}
