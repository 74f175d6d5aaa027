/* reading.c: files that a thread reads
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/documents/reading.h"

#include "desk/base/kind.h"
#include "desk/documents/document-private.h"
#include "desk/documents/roster-document.h"
#include "store/foreign/battlescribe.h"

struct _DuckReading
{
  gatomicrefcount n_refs; /* the thread has one */
  StoreLibrary *library; /* with a reference: the thread goes on when nobody waits any more */
  char *path;
  char *stamp; /* of the file before it was read */
  const DuckDocumentClass *klass; /* NULL: it is of no kind */
  StoreFaults *faults; /* the thread's until it is done, as the next */
  gpointer value;
  DuckReadFunc func; /* NULL: nobody waits for it */
  gpointer data;
  gboolean is_done;
  GMutex mutex; /* of is_done */
  GCond cond;
};

static void
unref (gpointer data)
{
  DuckReading *reading = data;

  if (!g_atomic_ref_count_dec (&reading->n_refs))
    return;

  if (reading->value != NULL)
    reading->klass->release (reading->value);
  store_faults_free (reading->faults);
  store_library_free (reading->library);
  g_mutex_clear (&reading->mutex);
  g_cond_clear (&reading->cond);
  g_free (reading->path);
  g_free (reading->stamp);
  g_free (reading);
}

static void
read_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  DuckReading *reading = data;

  reading->value = reading->klass->read (reading->library, reading->path, reading->faults);
  g_mutex_lock (&reading->mutex);
  reading->is_done = TRUE;
  g_cond_signal (&reading->cond);
  g_mutex_unlock (&reading->mutex);
  g_task_return_boolean (task, TRUE);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  DuckReading *reading = g_task_get_task_data (G_TASK (result));

  if (reading->func != NULL)
    reading->func (reading, reading->data);
}

DuckReading *
duck_reading_new (StoreLibrary *library, const char *path, const char *name, DuckReadFunc func,
                  gpointer data)
{
  g_return_val_if_fail (library != NULL && path != NULL && func != NULL, NULL);

  DuckReading *reading = g_new0 (DuckReading, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, done_cb, NULL);

  g_atomic_ref_count_init (&reading->n_refs);
  g_atomic_ref_count_inc (&reading->n_refs);
  g_mutex_init (&reading->mutex);
  g_cond_init (&reading->cond);
  reading->library = store_library_ref (library);
  reading->path = g_strdup (path);
  reading->stamp = duck_file_dup_stamp (path);
  reading->faults = store_faults_new (name);
  reading->func = func;
  reading->data = data;
  reading->klass = duck_document_find_class (path, reading->faults);
  g_task_set_task_data (task, reading, unref);
  reading->is_done = reading->klass == NULL;
  if (reading->is_done)
    g_task_return_boolean (task, TRUE);
  else
    g_task_run_in_thread (task, read_cb);
  return reading;
}

void
duck_reading_cancel (DuckReading *reading)
{
  g_return_if_fail (reading != NULL);

  store_faults_give_up (reading->faults);
}

void
duck_reading_free (DuckReading *reading)
{
  if (reading == NULL)
    return;

  reading->func = NULL;
  unref (reading);
}

gboolean
duck_reading_wait (DuckReading *reading, gint64 time)
{
  g_return_val_if_fail (reading != NULL, FALSE);

  gint64 end = g_get_monotonic_time () + time;
  gboolean is_done;

  g_mutex_lock (&reading->mutex);
  while (!reading->is_done && g_cond_wait_until (&reading->cond, &reading->mutex, end))
    ;
  is_done = reading->is_done;
  g_mutex_unlock (&reading->mutex);
  if (is_done)
    reading->func = NULL;
  return is_done;
}

DuckDocument *
duck_reading_make (DuckReading *reading)
{
  g_return_val_if_fail (reading != NULL && reading->is_done, NULL);

  if (reading->value == NULL)
    return NULL;
  return duck_document_make (reading->klass, reading->library, reading->path, reading->stamp,
                             g_steal_pointer (&reading->value));
}

const StoreFaults *
duck_reading_get_faults (const DuckReading *reading)
{
  g_return_val_if_fail (reading != NULL, NULL);

  return reading->faults;
}
