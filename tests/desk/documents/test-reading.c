/* test-reading.c: files that a thread reads, for whom nobody may wait any more
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/reading.h"

/* Threads that wait until the gate is open: as long as they do nothing else has one. */
#define N_WAITING 60

static GMutex gate;
static guint n_waiting;

static void
wait_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  g_mutex_lock (&gate);
  g_mutex_unlock (&gate);
  g_task_return_boolean (task, TRUE);
}

static void
through_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  n_waiting--;
}

static void
close_gate (void)
{
  g_mutex_lock (&gate);
  n_waiting = N_WAITING;
  for (guint i = 0; i < N_WAITING; i++)
    {
      g_autoptr (GTask) task = g_task_new (NULL, NULL, through_cb, NULL);

      g_task_run_in_thread (task, wait_cb);
    }
}

static void
open_gate (void)
{
  g_mutex_unlock (&gate);
  while (n_waiting > 0)
    g_main_context_iteration (NULL, TRUE);
}

static void
read_cb (DuckReading *reading, gpointer is_done)
{
  *(gboolean *) is_done = TRUE;
}

/* Begins to read the file, which no thread does yet. */
static DuckReading *
begin (StoreLibrary *library, const char *name, gboolean *is_done)
{
  g_autofree char *path = store_library_find_file (library, name);

  g_assert_nonnull (path);
  *is_done = FALSE;
  close_gate ();
  return duck_reading_new (library, path, name, read_cb, is_done);
}

static void
finish (gboolean *is_done)
{
  open_gate ();
  while (!*is_done)
    g_main_context_iteration (NULL, TRUE);
}

/* What is cancelled is not read to its end, whatever kind of document it is. */
static void
test_cancel (void)
{
  static const char *const names[] = {
    "scenarios/british-expeditionary-force.duckarmy",
    "scenarios/hooge.duckfield",
    "scenarios/langemarck.duckop",
    "scenarios/blood-of-ypres.duckcampaign",
    "books/entente-in-arms.duckbook",
  };
  g_autoptr (StoreLibrary) library = store_library_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      gboolean is_done;
      DuckReading *reading = begin (library, names[i], &is_done);

      duck_reading_cancel (reading);
      finish (&is_done);
      g_assert_null (duck_reading_make (reading));
      duck_reading_free (reading);
    }
}

/* The thread has the library for as long as it needs it, when the program gives its own back. */
static void
test_library (void)
{
  StoreLibrary *library = store_library_new (NULL);
  gboolean is_done;
  DuckReading *reading = begin (library, "scenarios/langemarck.duckop", &is_done);
  g_autoptr (DuckDocument) document = NULL;

  store_library_free (library);
  finish (&is_done);
  document = duck_reading_make (reading);
  g_assert_nonnull (document);
  g_clear_object (&document);
  duck_reading_free (reading);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/reading/cancel", test_cancel);
  g_test_add_func ("/reading/library", test_library);

  return g_test_run ();
}
