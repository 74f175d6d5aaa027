/* journal.c: records that are kept as they are made, for after a crash
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/draft/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gi18n-lib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "store/disk/disk.h"
#include "store/disk/read-file.h"
#include "store/draft/journal-lines.h"

/* Drafts are nobody else's business. */
#define FOLDER_MODE 0700
#define FILE_MODE 0600

/* No header is longer: its subject is a path, each byte of which may take three. */
#define HEADER_MAX (16 * 1024)

struct _StoreJournal
{
  char *path;
  int descriptor; /* holds the lock; new lines go to the end */
  gsize size; /* of the file, in bytes */
  guint number; /* of the last record; 0: none */
  char checksum[STORE_JOURNAL_CHECKSUM_SIZE]; /* of the last line */

  /* The worker syncs up to what was appended when it begins, so that many records cost one sync. */
  GThread *worker;
  GMutex lock; /* for all that follows */
  GCond changed;
  gsize synced; /* bytes that are on the disk */
  gboolean named; /* the file's name is on the disk too */
  enum
  {
    GOING_ON,
    CLOSING,
    DISCARDING
  } end;
  GError *error; /* the first; no more is taken then */
  gboolean sync_failed; /* that is why */
  StoreJournalFailed failed;
  gpointer failed_data;
  GMainContext *context; /* where failed is called */
  GSource *source; /* that calls it; or NULL */
};

StoreJournalContents *
store_journal_read (const char *path, StoreFaults *faults)
{
  StoreJournalReading reading = { 0 };

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (faults != NULL, NULL);

  return store_journal_read_lines (path, &reading, faults) ? reading.contents : NULL;
}

/* Journals that were left */

/* Whether the file has no record to give back and nothing that somebody might miss. */
static gboolean
is_empty (const char *path, const struct stat *status)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreJournalContents) contents = NULL;

  if (status->st_size == 0 || status->st_size > HEADER_MAX)
    return status->st_size == 0;

  contents = store_journal_read (path, faults);
  return contents != NULL && contents->records->len == 0 && store_faults_is_empty (faults);
}

typedef struct
{
  char *path;
  struct timespec time; /* of the last record */
} Left;

static void
left_clear (gpointer item)
{
  g_free (((Left *) item)->path);
}

static gint
left_compare (gconstpointer a, gconstpointer b)
{
  const Left *first = a, *second = b;

  if (first->time.tv_sec != second->time.tv_sec)
    return first->time.tv_sec < second->time.tv_sec ? -1 : 1;
  if (first->time.tv_nsec != second->time.tv_nsec)
    return first->time.tv_nsec < second->time.tv_nsec ? -1 : 1;

  return strcmp (first->path, second->path);
}

/* Adds the journal, if nobody is writing it, or removes it if it is empty. It is locked only for
 * moments, in which nobody else could open it. */
static void
look_at (const char *path, GArray *all)
{
  int descriptor = open (path, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  struct stat status;

  if (descriptor < 0)
    return;

  if (fstat (descriptor, &status) == 0 && S_ISREG (status.st_mode)
      && flock (descriptor, LOCK_SH | LOCK_NB) == 0 && flock (descriptor, LOCK_UN) == 0)
    {
      Left left = { NULL, status.st_mtim };

      if (!is_empty (path, &status))
        {
          left.path = g_strdup (path);
          g_array_append_val (all, left);
        }
      else if (flock (descriptor, LOCK_EX | LOCK_NB) == 0 && fstat (descriptor, &status) == 0
               && is_empty (path, &status))
        {
          unlink (path);
        }
    }

  close (descriptor);
}

GPtrArray *
store_journal_list_left (const char *folder)
{
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (Left));
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_array_set_clear_func (all, left_clear);
  while (directory != NULL && (name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);

      if (g_str_has_suffix (name, STORE_JOURNAL_SUFFIX))
        look_at (path, all);
    }

  g_array_sort (all, left_compare);
  for (guint i = 0; i < all->len; i++)
    g_ptr_array_add (paths, g_strdup (g_array_index (all, Left, i).path));

  return paths;
}

/* The worker */

static void
set_error (GError **error, const char *path, int code)
{
  g_autofree char *name = g_filename_display_name (path);

  g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
               _ ("the journal “%s” cannot be written: %s; what is done from now on is kept only "
                  "by saving"),
               name, g_strerror (code));
}

/* In the thread of set_failed(). */
static gboolean
call_failed (gpointer data)
{
  StoreJournal *journal = data;

  journal->failed (journal->error, journal->failed_data);
  return G_SOURCE_REMOVE;
}

/* With the lock held, which call_failed() does without: the error is never changed again. */
static void
plan_call (StoreJournal *journal)
{
  if (!journal->sync_failed || journal->failed == NULL)
    return;

  journal->source = g_idle_source_new ();
  g_source_set_callback (journal->source, call_failed, journal, NULL);
  g_source_attach (journal->source, journal->context);
}

/* 0, or an errno. */
static int
sync_all (StoreJournal *journal, gboolean named)
{
  g_autofree char *folder = g_path_get_dirname (journal->path);

  if (fsync (journal->descriptor) != 0)
    return errno;

  return named ? 0 : store_disk_sync_folder (folder);
}

/* Syncs what was appended, also after a record that the disk had no room for. */
static gpointer
run_worker (gpointer data)
{
  StoreJournal *journal = data;

  g_mutex_lock (&journal->lock);
  while (!journal->sync_failed && journal->end != DISCARDING)
    {
      gsize size = journal->size;
      gboolean named = journal->named;
      int code;

      if (journal->synced == size)
        {
          if (journal->end == CLOSING)
            break;
          g_cond_wait (&journal->changed, &journal->lock);
          continue;
        }

      g_mutex_unlock (&journal->lock);
      code = sync_all (journal, named);
      g_mutex_lock (&journal->lock);

      if (code == 0)
        {
          journal->synced = size;
          journal->named = TRUE;
        }
      else
        {
          if (journal->error == NULL)
            set_error (&journal->error, journal->path, code);
          journal->sync_failed = TRUE;
          plan_call (journal);
        }
      g_cond_broadcast (&journal->changed);
    }
  g_mutex_unlock (&journal->lock);

  return NULL;
}

/* Writing */

static gboolean
append_line (StoreJournal *journal, const char *line, GError **error)
{
  g_autofree char *ended = g_strconcat (line, "\n", NULL);
  gsize length = strlen (ended);
  int code = EFBIG;
  gboolean taken;

  g_mutex_lock (&journal->lock);
  if (journal->error == NULL)
    {
      /* A reader would take no more than this. */
      if (journal->size + length <= STORE_FILE_MAX)
        code = store_disk_write (journal->descriptor, ended, length);
      if (code == 0)
        journal->size += length;
      else
        set_error (&journal->error, journal->path, code);
    }
  taken = journal->error == NULL;
  if (!taken && error != NULL)
    *error = g_error_copy (journal->error);
  g_cond_broadcast (&journal->changed);
  g_mutex_unlock (&journal->lock);

  return taken;
}

static void
free_journal (StoreJournal *journal)
{
  close (journal->descriptor);
  g_clear_error (&journal->error);
  g_clear_pointer (&journal->context, g_main_context_unref);
  g_mutex_clear (&journal->lock);
  g_cond_clear (&journal->changed);
  g_free (journal->path);
  g_free (journal);
}

/* Locks a file that has just been opened: 0, or an errno; EWOULDBLOCK: another program writes it,
 * ENOENT: another program removed it before the lock was taken. */
static int
lock_file (int descriptor, int operation)
{
  struct stat status;

  if (flock (descriptor, operation) != 0 || fstat (descriptor, &status) != 0)
    return errno;
  if (!S_ISREG (status.st_mode))
    return EINVAL;

  return status.st_nlink > 0 ? 0 : ENOENT;
}

/* Creates the file, locked; a descriptor, or a negative errno. A program that looks for journals
 * may take it for one that was left, and remove it: then it is created again. */
static int
create_file (const char *path)
{
  int descriptor, code;

  do
    {
      descriptor = open (path, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, FILE_MODE);
      if (descriptor < 0)
        return -errno;

      code = lock_file (descriptor, LOCK_EX);
      if (code != 0)
        close (descriptor);
    }
  while (code == ENOENT);

  return code == 0 ? descriptor : -code;
}

/* Takes over path and descriptor. */
static StoreJournal *
make_journal (char *path, int descriptor)
{
  StoreJournal *journal = g_new0 (StoreJournal, 1);

  journal->path = path;
  journal->descriptor = descriptor;
  g_mutex_init (&journal->lock);
  g_cond_init (&journal->changed);

  return journal;
}

StoreJournal *
store_journal_new (const char *folder, const char *kind, const char *subject, GError **error)
{
  g_autofree char *id = g_uuid_string_random ();
  g_autofree char *name = g_strconcat (kind, "-", id, STORE_JOURNAL_SUFFIX, NULL);
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *header = NULL;
  StoreJournal *journal;
  int descriptor;

  g_return_val_if_fail (kind[0] != '\0' && strpbrk (kind, " /\\") == NULL, NULL);
  g_return_val_if_fail (g_utf8_validate (subject, -1, NULL), NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  descriptor = g_mkdir_with_parents (folder, FOLDER_MODE) == 0 ? create_file (path) : -errno;
  if (descriptor < 0)
    {
      set_error (error, path, -descriptor);
      return NULL;
    }

  journal = make_journal (g_steal_pointer (&path), descriptor);
  header = store_journal_format_header (kind, subject, journal->checksum);
  if (!append_line (journal, header, error))
    {
      unlink (journal->path);
      free_journal (journal);
      return NULL;
    }

  journal->worker = g_thread_new ("journal", run_worker, journal);
  return journal;
}

/* The contents of a journal that has been opened and locked, its torn end cut off. */
static gboolean
read_and_mend (const char *path, int descriptor, StoreJournalReading *reading, GError **error)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);

  if (!store_journal_read_lines (path, reading, faults) || !store_faults_is_empty (faults))
    {
      g_propagate_error (error, store_faults_to_error (faults));
      return FALSE;
    }

  if (reading->contents->torn && ftruncate (descriptor, (off_t) reading->size) != 0)
    {
      set_error (error, path, errno);
      return FALSE;
    }

  return TRUE;
}

StoreJournal *
store_journal_open (const char *path, StoreJournalContents **contents, GError **error)
{
  int descriptor = open (path, O_WRONLY | O_APPEND | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
  int code = descriptor < 0 ? errno : 0;
  StoreJournalReading reading = { 0 };
  StoreJournal *journal;

  g_return_val_if_fail (contents != NULL, NULL);
  g_return_val_if_fail (error == NULL || *error == NULL, NULL);

  if (code == 0)
    code = lock_file (descriptor, LOCK_EX | LOCK_NB);
  if (code == EWOULDBLOCK)
    g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                 _ ("the journal “%s” is in use by another program"), path);
  else if (code != 0)
    set_error (error, path, code);

  if (code != 0 || !read_and_mend (path, descriptor, &reading, error))
    {
      g_clear_pointer (&reading.contents, store_journal_contents_free);
      if (descriptor >= 0)
        close (descriptor);
      return NULL;
    }

  journal = make_journal (g_strdup (path), descriptor);
  journal->size = reading.size;
  journal->number = reading.contents->records->len;
  memcpy (journal->checksum, reading.checksum, sizeof journal->checksum);
  journal->worker = g_thread_new ("journal", run_worker, journal);

  *contents = reading.contents;
  return journal;
}

const char *
store_journal_get_path (const StoreJournal *journal)
{
  return journal->path;
}

gboolean
store_journal_append (StoreJournal *journal, const char *record, GError **error)
{
  g_autofree char *line = NULL;

  g_return_val_if_fail (g_utf8_validate (record, -1, NULL), FALSE);
  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  line = store_journal_format_record (++journal->number, record, journal->checksum);
  return append_line (journal, line, error);
}

gboolean
store_journal_flush (StoreJournal *journal, GError **error)
{
  gboolean flushed;

  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  g_mutex_lock (&journal->lock);
  while (journal->error == NULL && journal->synced < journal->size)
    g_cond_wait (&journal->changed, &journal->lock);
  flushed = journal->error == NULL;
  if (!flushed && error != NULL)
    *error = g_error_copy (journal->error);
  g_mutex_unlock (&journal->lock);

  return flushed;
}

void
store_journal_set_failed (StoreJournal *journal, StoreJournalFailed failed, gpointer data)
{
  g_mutex_lock (&journal->lock);
  g_assert (journal->failed == NULL);
  journal->failed = failed;
  journal->failed_data = data;
  journal->context = g_main_context_ref_thread_default ();
  plan_call (journal);
  g_mutex_unlock (&journal->lock);
}

static void
stop (StoreJournal *journal, gboolean discard)
{
  g_mutex_lock (&journal->lock);
  journal->end = discard ? DISCARDING : CLOSING;
  g_cond_broadcast (&journal->changed);
  g_mutex_unlock (&journal->lock);
  g_thread_join (journal->worker);

  if (journal->source != NULL)
    {
      g_source_destroy (journal->source);
      g_source_unref (journal->source);
    }
}

void
store_journal_close (StoreJournal *journal)
{
  stop (journal, FALSE);
  free_journal (journal);
}

gboolean
store_journal_discard (StoreJournal *journal, GError **error)
{
  int code;

  g_return_val_if_fail (error == NULL || *error == NULL, FALSE);

  stop (journal, TRUE);
  code = unlink (journal->path) == 0 || errno == ENOENT ? 0 : errno;
  if (code != 0)
    {
      g_autofree char *name = g_filename_display_name (journal->path);

      g_set_error (error, STORE_ERROR, STORE_ERROR_WRITE,
                   _ ("the journal “%s” cannot be removed: %s"), name, g_strerror (code));
    }
  free_journal (journal);

  return code == 0;
}
