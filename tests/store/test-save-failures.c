/* test-save-failures.c: saves that are killed, or whose calls fail
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <stdarg.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/disk/faults.h"
#include "store/disk/save.h"

/* The linker sends the store's calls here (--wrap), so that each can be made to fail in turn. What
 * is reached in the end are the real ones. */
typedef enum
{
  CALL_OPEN,
  CALL_WRITE,
  CALL_FSYNC,
  CALL_CLOSE,
  CALL_RENAME,
  CALL_FCHMOD,
  CALL_DUP,
  N_CALLS,
} Call;

static const char *const call_names[]
  = { "open", "write", "fsync", "close", "rename", "fchmod", "dup" };

static guint n_calls[N_CALLS];
static gint failing_call = -1; /* Call; −1: none */
static guint failing_number; /* which of these calls fails, from 0 */
static int failing_code;
static GString *trace; /* names of calls in their order; or NULL */

static gboolean
fails (Call call)
{
  guint number = n_calls[call]++;

  if (trace != NULL)
    g_string_append_printf (trace, "%s ", call_names[call]);
  if (failing_call != (gint) call || number != failing_number)
    return FALSE;

  errno = failing_code;
  return TRUE;
}

int __real_open64 (const char *path, int flags, ...);
int __wrap_open64 (const char *path, int flags, ...);
gssize __real_write (int descriptor, const void *data, gsize length);
gssize __wrap_write (int descriptor, const void *data, gsize length);
int __real_fsync (int descriptor);
int __wrap_fsync (int descriptor);
int __real_close (int descriptor);
int __wrap_close (int descriptor);
int __real_rename (const char *from, const char *to);
int __wrap_rename (const char *from, const char *to);
int __real_fchmod (int descriptor, mode_t mode);
int __wrap_fchmod (int descriptor, mode_t mode);
int __real_dup (int descriptor);
int __wrap_dup (int descriptor);

int
__wrap_open64 (const char *path, int flags, ...)
{
  mode_t mode = 0;
  va_list arguments;

  if ((flags & O_CREAT) != 0)
    {
      va_start (arguments, flags);
      mode = va_arg (arguments, mode_t);
      va_end (arguments);
    }

  return fails (CALL_OPEN) ? -1 : __real_open64 (path, flags, mode);
}

/* A write that fails has first written a part, as on a disk that fills up. */
gssize
__wrap_write (int descriptor, const void *data, gsize length)
{
  if (!fails (CALL_WRITE))
    return __real_write (descriptor, data, MIN (length, 10000));

  int code = errno;

  if (__real_write (descriptor, data, length / 2) < 0)
    g_error ("the disk of this machine is full");
  errno = code;
  return -1;
}

int
__wrap_fsync (int descriptor)
{
  return fails (CALL_FSYNC) ? -1 : __real_fsync (descriptor);
}

int
__wrap_close (int descriptor)
{
  gboolean failing = fails (CALL_CLOSE);
  int code = errno;

  /* Closed it is in any case. */
  if (__real_close (descriptor) != 0)
    return -1;

  errno = code;
  return failing ? -1 : 0;
}

int
__wrap_rename (const char *from, const char *to)
{
  return fails (CALL_RENAME) ? -1 : __real_rename (from, to);
}

int
__wrap_fchmod (int descriptor, mode_t mode)
{
  return fails (CALL_FCHMOD) ? -1 : __real_fchmod (descriptor, mode);
}

int
__wrap_dup (int descriptor)
{
  return fails (CALL_DUP) ? -1 : __real_dup (descriptor);
}

typedef struct
{
  char *folder;
  char *path;
  GBytes *old;
  GBytes *new;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  g_autofree char *large = g_strnfill (35000, 'n');

  failing_call = -1;
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  fixture->path = g_build_filename (fixture->folder, "file", NULL);
  fixture->old = g_bytes_new ("old\n", 4);
  fixture->new = g_bytes_new (large, strlen (large));
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_unlink (fixture->path);
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
  g_free (fixture->path);
  g_bytes_unref (fixture->old);
  g_bytes_unref (fixture->new);
}

static gboolean
is_file (const Fixture *fixture, GBytes *bytes)
{
  g_autofree char *text = NULL;
  gsize length;

  return g_file_get_contents (fixture->path, &text, &length, NULL)
         && length == g_bytes_get_size (bytes)
         && memcmp (text, g_bytes_get_data (bytes, NULL), length) == 0;
}

static guint
count_files (const Fixture *fixture)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  guint count = 0;

  while (g_dir_read_name (directory) != NULL)
    count++;

  return count;
}

/* Written whole and synced before it gets the name, and then the folder is synced. */
static void
test_order (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GError) error = NULL;

  trace = g_string_new (NULL);
  store_save_bytes (fixture->path, fixture->new, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (trace->str, ==,
                   "open dup write write write write fsync close rename close open fsync close ");
  g_string_free (g_steal_pointer (&trace), TRUE);
}

/* Each call fails in turn, the first, the second … time that it is made: the file is the old one or
 * the new one, whole, an error is reported unless the new one is in place for certain, and nothing
 * is left behind. */
static void
test_failing_calls (Fixture *fixture, gconstpointer data)
{
  Call call = GPOINTER_TO_UINT (data);
  guint n_failures = 0;

  for (guint number = 0;; number++)
    {
      g_autoptr (GError) error = NULL;
      gboolean saved;

      failing_call = -1;
      g_assert_true (store_save_bytes (fixture->path, fixture->old, NULL));

      memset (n_calls, 0, sizeof n_calls);
      failing_call = (gint) call;
      failing_number = number;
      failing_code = call == CALL_WRITE ? ENOSPC : EIO;
      saved = store_save_bytes (fixture->path, fixture->new, &error);
      failing_call = -1;

      if (n_calls[call] <= number)
        break;

      n_failures++;
      g_assert_true (saved == (error == NULL));
      if (saved)
        g_assert_true (is_file (fixture, fixture->new));
      else
        g_assert_true (is_file (fixture, fixture->old) || is_file (fixture, fixture->new));
      if (error != NULL)
        g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
      g_assert_cmpuint (count_files (fixture), ==, 1);
    }

  g_assert_cmpuint (n_failures, >, 0);
}

/* Saves one content after the other until it is killed. */
static void
save_for_ever (const Fixture *fixture)
{
  for (;;)
    if (!store_save_bytes (fixture->path, fixture->new, NULL)
        || !store_save_bytes (fixture->path, fixture->old, NULL))
      _exit (1);
}

/* Killed at any instant, a save leaves the old file or the new one, and what it leaves beside it is
 * gone the next time that anybody looks. */
static void
test_kills (Fixture *fixture, gconstpointer data)
{
  guint n_kills = g_test_slow () ? 1000 : 200;
  guint n_litter = 0;

  g_assert_true (store_save_bytes (fixture->path, fixture->old, NULL));
  for (guint i = 0; i < n_kills; i++)
    {
      int status;
      pid_t child = fork ();

      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        save_for_ever (fixture);

      g_usleep ((gulong) g_test_rand_int_range (0, 8000));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFSIGNALED (status));

      g_assert_true (is_file (fixture, fixture->old) || is_file (fixture, fixture->new));
      n_litter += count_files (fixture) > 1;
      store_remove_stale_saves (fixture->folder);
      g_assert_cmpuint (count_files (fixture), ==, 1);
    }

  /* Some of them were killed in the middle. */
  g_test_message ("%u of %u kills left a temporary file", n_litter, n_kills);
  g_assert_cmpuint (n_litter, >, 0);
}

/* What another program is writing just now stays. */
static void
test_saves_under_way_stay (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, ".12345678.duckboard-save", NULL);
  g_autofree char *other = g_build_filename (fixture->folder, "letter.duckboard-save", NULL);
  int descriptor = open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (descriptor, >=, 0);
  g_assert_cmpint (flock (descriptor, LOCK_EX), ==, 0);
  g_assert_true (g_file_set_contents (other, "", 0, NULL));

  store_remove_stale_saves (fixture->folder);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  close (descriptor);
  store_remove_stale_saves (fixture->folder);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));

  /* A file of that ending that is not hidden is somebody's own. */
  g_assert_true (g_file_test (other, G_FILE_TEST_EXISTS));
  g_unlink (other);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add ("/store/save-failures/order", Fixture, NULL, set_up, test_order, tear_down);
  for (guint i = 0; i < N_CALLS; i++)
    {
      g_autofree char *path = g_strdup_printf ("/store/save-failures/%s", call_names[i]);

      g_test_add (path, Fixture, GUINT_TO_POINTER (i), set_up, test_failing_calls, tear_down);
    }
  g_test_add ("/store/save-failures/kills", Fixture, NULL, set_up, test_kills, tear_down);
  g_test_add ("/store/save-failures/saves-under-way-stay", Fixture, NULL, set_up,
              test_saves_under_way_stay, tear_down);
  return g_test_run ();
}
