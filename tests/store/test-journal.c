/* test-journal.c: what a journal gives back is the beginning of what it was given
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <errno.h>
#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/disk/disk.h"
#include "store/draft/journal.h"

/* The linker sends the store's calls of fsync() here (--wrap): they are counted, can be held up and
 * can fail. */
static struct
{
  GMutex lock;
  GCond changed;
  guint n_begun;
  gboolean held; /* they wait until this is over */
  int code; /* of the error that they give; 0: none */
} syncs;

int __real_fsync (int descriptor);
int __wrap_fsync (int descriptor);

int
__wrap_fsync (int descriptor)
{
  int code;

  g_mutex_lock (&syncs.lock);
  syncs.n_begun++;
  g_cond_broadcast (&syncs.changed);
  while (syncs.held)
    g_cond_wait (&syncs.changed, &syncs.lock);
  code = syncs.code;
  g_mutex_unlock (&syncs.lock);

  if (code == 0)
    return __real_fsync (descriptor);

  errno = code;
  return -1;
}

static void
set_syncs (gboolean held, int code)
{
  g_mutex_lock (&syncs.lock);
  syncs.held = held;
  syncs.code = code;
  g_cond_broadcast (&syncs.changed);
  g_mutex_unlock (&syncs.lock);
}

/* Records with all that a line must not be broken by. */
static const char *const records[] = {
  "move 3 1024 7620",
  "",
  "two\nlines\r\n\tand a tab",
  "back\\slash \\0a \x01 \x7f",
  "Zillebeke – Hôtel “d’Ypres”",
  " spaces at both ends ",
  "7 0123456789abcdef looks like a line",
};

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  set_syncs (FALSE, 0);
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
  g_assert_cmpint (g_rmdir (fixture->folder), ==, 0);
  g_free (fixture->folder);
}

static StoreJournal *
new_journal (Fixture *fixture)
{
  g_autoptr (GError) error = NULL;
  StoreJournal *journal = store_journal_new (fixture->folder, "draft", "first.duckarmy", &error);

  g_assert_no_error (error);
  return journal;
}

static void
append_all (StoreJournal *journal)
{
  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    g_assert_true (store_journal_append (journal, records[i], NULL));
}

/* A journal with the records, closed; its path. */
static char *
write_journal (Fixture *fixture)
{
  g_autoptr (StoreJournal) journal = new_journal (fixture);

  append_all (journal);
  return g_strdup (store_journal_get_path (journal));
}

/* What is read is the beginning of the records, at least n_least of them. */
static void
assert_beginning (const StoreJournalContents *contents, guint n_least)
{
  g_assert_cmpstr (contents->kind, ==, "draft");
  g_assert_cmpstr (contents->subject, ==, "first.duckarmy");
  g_assert_cmpuint (contents->records->len, >=, n_least);
  g_assert_cmpuint (contents->records->len, <=, G_N_ELEMENTS (records));
  for (guint i = 0; i < contents->records->len; i++)
    g_assert_cmpstr (g_ptr_array_index (contents->records, i), ==, records[i]);
}

static StoreJournalContents *
read_whole (const char *path)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("j");
  StoreJournalContents *contents = store_journal_read (path, faults);
  g_autofree char *lines = store_faults_to_string (faults);

  g_assert_cmpstr (lines, ==, "");
  g_assert_nonnull (contents);
  return contents;
}

static void
assert_refused (const char *path, const char *expected)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("j");
  g_autofree char *lines = NULL;

  g_assert_null (store_journal_read (path, faults));
  lines = store_faults_to_string (faults);
  g_assert_cmpstr (lines, ==, expected);
}

static void
test_round_trip (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = write_journal (fixture);
  g_autoptr (StoreJournalContents) contents = read_whole (path);
  struct stat status;

  assert_beginning (contents, G_N_ELEMENTS (records));
  g_assert_false (contents->torn);

  g_assert_cmpint (stat (path, &status), ==, 0);
  g_assert_cmpint (status.st_mode & 0777, ==, 0600);
}

/* The format is a promise to the next version. */
static void
test_format (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreJournal) journal = new_journal (fixture);
  g_autofree char *text = NULL;

  g_assert_true (store_journal_append (journal, "add\nunit", NULL));
  g_assert_true (g_file_get_contents (store_journal_get_path (journal), &text, NULL, NULL));
  g_assert_cmpstr (text, ==,
                   "duckboard-journal 1.0 e20763a78257d3b6 draft first.duckarmy\n"
                   "1 fd56db2b93fc69a3 add\\0aunit\n");
}

static void
test_appends_to_what_was_left (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = write_journal (fixture);
  g_autoptr (StoreJournalContents) contents = NULL;
  g_autoptr (StoreJournalContents) more = NULL;
  g_autoptr (GError) error = NULL;
  StoreJournal *journal = store_journal_open (path, &contents, &error);

  g_assert_no_error (error);
  assert_beginning (contents, G_N_ELEMENTS (records));
  g_assert_true (store_journal_append (journal, "one more", NULL));
  store_journal_close (journal);

  more = read_whole (path);
  g_assert_cmpuint (more->records->len, ==, G_N_ELEMENTS (records) + 1);
  g_assert_cmpstr (g_ptr_array_index (more->records, G_N_ELEMENTS (records)), ==, "one more");
}

static void
test_discard (Fixture *fixture, gconstpointer data)
{
  StoreJournal *journal = new_journal (fixture);
  g_autofree char *path = g_strdup (store_journal_get_path (journal));
  g_autoptr (GError) error = NULL;

  append_all (journal);
  store_journal_discard (journal, &error);
  g_assert_no_error (error);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* Damage */

static char *
get_text (const char *path, gsize *length)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, length, NULL));
  return text;
}

/* In place, as these are thousands of files: neither a sync nor a new name. */
static void
set_text (const char *path, const char *text, gsize length)
{
  int descriptor = open (path, O_WRONLY | O_CREAT, 0600);

  g_assert_cmpint (descriptor, >=, 0);
  g_assert_cmpint (store_disk_write (descriptor, text, length), ==, 0);
  g_assert_cmpint (ftruncate (descriptor, (off_t) length), ==, 0);
  close (descriptor);
}

/* Broken off at every byte of the last line, the journal has all other records, and goes on. */
static void
test_torn_last_line (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = write_journal (fixture);
  gsize length;
  g_autofree char *text = get_text (path, &length);
  guint n_torn = 0;

  for (gsize cut = length - 1; text[cut - 1] != '\n'; cut--)
    {
      g_autoptr (StoreJournalContents) contents = NULL;
      g_autoptr (StoreJournalContents) mended = NULL;
      g_autoptr (GError) error = NULL;
      StoreJournal *journal;

      set_text (path, text, cut);
      contents = read_whole (path);
      assert_beginning (contents, G_N_ELEMENTS (records) - 1);
      g_assert_true (contents->torn);
      g_assert_cmpuint (contents->records->len, ==, G_N_ELEMENTS (records) - 1);
      g_clear_pointer (&contents, store_journal_contents_free);

      journal = store_journal_open (path, &contents, &error);
      g_assert_no_error (error);
      g_assert_true (store_journal_append (journal, records[G_N_ELEMENTS (records) - 1], NULL));
      store_journal_close (journal);
      mended = read_whole (path);
      assert_beginning (mended, G_N_ELEMENTS (records));
      g_assert_false (mended->torn);
      n_torn++;
    }

  g_assert_cmpuint (n_torn, >, 20);
}

/* Any byte changed to any of these: what is read is a beginning, and that something is missing is
 * said. */
static void
test_changed_bytes (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = write_journal (fixture);
  gsize length;
  g_autofree char *text = get_text (path, &length);
  gsize n_lines = 0;

  for (gsize i = 0; i < length; i++)
    {
      const char changes[]
        = { (char) (text[i] ^ 1), (char) (text[i] ^ 0x80), '\0', '\n', ' ', '7' };

      for (guint j = 0; j < G_N_ELEMENTS (changes); j++)
        {
          g_autoptr (StoreFaults) faults = store_faults_new ("j");
          g_autoptr (StoreJournalContents) contents = NULL;
          char original = text[i];

          text[i] = changes[j];
          set_text (path, text, length);
          text[i] = original;
          contents = store_journal_read (path, faults);

          /* Nothing before the line with the change is lost. */
          if (n_lines > 0)
            assert_beginning (contents, (guint) n_lines - 1);
          if (changes[j] == original)
            g_assert_cmpuint (contents->records->len, ==, G_N_ELEMENTS (records));
          else
            g_assert_true (!store_faults_is_empty (faults) || contents->torn);
        }
      n_lines += text[i] == '\n';
    }
}

/* Lines lost, doubled or exchanged show, though each is whole. */
static void
test_lines_in_disorder (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *order; /* lines, from 0; the header first */
    guint n_records;
    const char *faults;
  } cases[] = {
    { "0245", 0,
      "j:2:1: the journal is damaged from this line on; what stands before it is kept\n" },
    { "012245", 2,
      "j:4:1: the journal is damaged from this line on; what stands before it is kept\n" },
    { "01325", 1,
      "j:3:1: the journal is damaged from this line on; what stands before it is kept\n" },
    { "0123", 3, "" },
    { "01", 1, "" },
    { "013", 1, "" }, /* as good as torn */
  };
  g_autofree char *path = write_journal (fixture);
  gsize length;
  g_autofree char *text = get_text (path, &length);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (GString) other = g_string_new (NULL);
      g_autoptr (StoreFaults) faults = store_faults_new ("j");
      g_autoptr (StoreJournalContents) contents = NULL;
      g_autofree char *said = NULL;

      for (const char *p = cases[i].order; *p != '\0'; p++)
        g_string_append_printf (other, "%s\n", lines[*p - '0']);
      set_text (path, other->str, other->len);

      contents = store_journal_read (path, faults);
      said = store_faults_to_string (faults);
      g_assert_cmpstr (said, ==, cases[i].faults);
      assert_beginning (contents, cases[i].n_records);
      g_assert_cmpuint (contents->records->len, ==, cases[i].n_records);
    }
}

/* A line of another journal has no place in this one, though its number fits. */
static void
test_line_of_another_journal (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = write_journal (fixture);
  g_autofree char *text = get_text (path, NULL);
  g_auto (GStrv) lines = g_strsplit (text, "\n", -1);
  g_autoptr (StoreJournal) other
    = store_journal_new (fixture->folder, "draft", "second.duckarmy", NULL);
  g_autofree char *other_text = NULL;
  g_autofree char *mixed = NULL;
  g_autoptr (StoreJournalContents) contents = NULL;

  append_all (other);
  other_text = get_text (store_journal_get_path (other), NULL);
  {
    g_auto (GStrv) other_lines = g_strsplit (other_text, "\n", -1);

    mixed = g_strconcat (lines[0], "\n", lines[1], "\n", other_lines[2], "\n", NULL);
  }
  set_text (path, mixed, strlen (mixed));
  contents = read_whole (path);
  g_assert_cmpuint (contents->records->len, ==, 1);
  g_assert_true (contents->torn);
}

/* A journal with damage before its end is read and left alone: what follows may be of use yet. */
static void
test_damaged_is_not_appended_to (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = write_journal (fixture);
  gsize length, length_after;
  g_autofree char *text = get_text (path, &length);
  g_autofree char *after = NULL;
  g_autoptr (StoreJournalContents) contents = NULL;
  g_autoptr (GError) error = NULL;

  text[length / 2] ^= 1;
  set_text (path, text, length);
  g_assert_null (store_journal_open (path, &contents, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_INVALID);
  g_assert_null (contents);

  after = get_text (path, &length_after);
  g_assert_cmpmem (after, length_after, text, length);
}

static void
test_no_journals (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *text, *expected;
  } cases[] = {
    { "", "j:1:1: this is not a journal of Duckboard\n" },
    { "\n", "j:1:1: this is not a journal of Duckboard\n" },
    { "<?xml version=\"1.0\"?>\n<army/>\n", "j:1:1: this is not a journal of Duckboard\n" },
    { "duckboard-journal", "j:1:1: the first line of this journal is damaged\n" },
    { "duckboard-journal 1.0 ", "j:1:1: the first line of this journal is damaged\n" },
    { "duckboard-journal 1.0 0123456789abcdef draft x\n1 0123456789abcdef y\n",
      "j:1:1: the first line of this journal is damaged\n" },
    { "duckboard-journal 2.0 0123456789abcdef draft x\n",
      "j:1:1: version 2.0 of journals is not known to this version of Duckboard, which reads "
      "1.0\n" },
    { "duckboard-journal 1.\x1b 0123456789abcdef draft x\n",
      "j:1:1: the first line of this journal is damaged\n" },
  };
  g_autofree char *path = g_build_filename (fixture->folder, "junk.duckjournal", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      set_text (path, cases[i].text, strlen (cases[i].text));
      assert_refused (path, cases[i].expected);
    }

  g_remove (path);
  {
    g_autoptr (StoreFaults) faults = store_faults_new ("j");

    g_assert_null (store_journal_read (path, faults));
    g_assert_true (faults->unreadable);
  }
}

/* Two programs */

static void
test_two_writers (Fixture *fixture, gconstpointer data)
{
  StoreJournal *journal = new_journal (fixture);
  g_autofree char *path = g_strdup (store_journal_get_path (journal));
  g_autoptr (StoreJournalContents) contents = NULL;
  g_autoptr (StoreJournalContents) again = NULL;
  g_autoptr (StoreJournalContents) seen = NULL;
  g_autoptr (GError) error = NULL;

  append_all (journal);
  g_assert_null (store_journal_open (path, &contents, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_nonnull (strstr (error->message, "in use by another program"));
  g_clear_error (&error);

  /* Reading is always allowed, and changes nothing. */
  seen = read_whole (path);
  assert_beginning (seen, G_N_ELEMENTS (records));
  store_journal_close (journal);

  /* The same when it is not new. */
  journal = store_journal_open (path, &contents, &error);
  g_assert_no_error (error);
  g_assert_null (store_journal_open (path, &again, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  store_journal_close (journal);
}

static void
set_time (const char *path, time_t seconds)
{
  struct timespec times[2] = { { seconds, 0 }, { seconds, 0 } };

  g_assert_cmpint (utimensat (AT_FDCWD, path, times, 0), ==, 0);
}

/* What was left behind is listed, oldest first; what is in use, and what was never a journal, is
 * not touched. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autofree char *older = write_journal (fixture);
  g_autofree char *newer = write_journal (fixture);
  g_autofree char *junk = g_build_filename (fixture->folder, "junk.duckjournal", NULL);
  g_autofree char *nothing = g_build_filename (fixture->folder, "nothing.duckjournal", NULL);
  g_autofree char *letter = g_build_filename (fixture->folder, "letter", NULL);
  g_autofree char *nowhere = g_build_filename (fixture->folder, "nowhere", NULL);
  g_autofree char *used_path = NULL;
  g_autofree char *empty_path = NULL;
  g_autoptr (StoreJournal) used = new_journal (fixture);
  StoreJournal *empty = new_journal (fixture);
  g_autoptr (GPtrArray) left = NULL;
  g_autoptr (GPtrArray) none = store_journal_list_left (nowhere);

  used_path = g_strdup (store_journal_get_path (used));
  empty_path = g_strdup (store_journal_get_path (empty));
  store_journal_close (empty);
  set_text (junk, "junk", 4);
  set_text (nothing, "", 0);
  set_text (letter, "", 0);
  set_time (newer, 3000);
  set_time (older, 2000);
  set_time (junk, 1000);

  left = store_journal_list_left (fixture->folder);
  g_assert_cmpuint (left->len, ==, 3);
  g_assert_cmpstr (g_ptr_array_index (left, 0), ==, junk);
  g_assert_cmpstr (g_ptr_array_index (left, 1), ==, older);
  g_assert_cmpstr (g_ptr_array_index (left, 2), ==, newer);
  g_assert_cmpuint (none->len, ==, 0);

  g_assert_false (g_file_test (empty_path, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (nothing, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (used_path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (letter, G_FILE_TEST_EXISTS));
}

/* The disk */

/* As long as a sync takes, others wait, and then one serves them all. */
static void
test_one_sync_for_many (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreJournal) journal = NULL;
  g_autoptr (GError) error = NULL;

  set_syncs (TRUE, 0);
  syncs.n_begun = 0;
  journal = new_journal (fixture);
  g_mutex_lock (&syncs.lock);
  while (syncs.n_begun == 0)
    g_cond_wait (&syncs.changed, &syncs.lock);
  g_mutex_unlock (&syncs.lock);

  for (guint i = 0; i < 100; i++)
    g_assert_true (store_journal_append (journal, "record", NULL));
  set_syncs (FALSE, 0);
  store_journal_flush (journal, &error);
  g_assert_no_error (error);

  /* The header, the folder, the hundred. */
  g_assert_cmpuint (syncs.n_begun, ==, 3);
}

static void
on_failed (const GError *error, gpointer data)
{
  char **message = data;

  g_assert_null (*message);
  *message = g_strdup (error->message);
}

/* A disk that does not take what was written is told of once, in the main context, and the journal
 * takes no more. */
static void
test_failing_sync (Fixture *fixture, gconstpointer data)
{
  g_autoptr (StoreJournal) journal = new_journal (fixture);
  g_autofree char *message = NULL;
  g_autoptr (GError) error = NULL;

  g_assert_true (store_journal_flush (journal, NULL));
  store_journal_set_failed (journal, on_failed, &message);
  set_syncs (FALSE, EIO);
  g_assert_true (store_journal_append (journal, "record", NULL));
  while (message == NULL)
    g_main_context_iteration (NULL, TRUE);
  g_assert_nonnull (strstr (message, g_strerror (EIO)));

  set_syncs (FALSE, 0);
  g_assert_false (store_journal_append (journal, "record", &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_cmpstr (error->message, ==, message);
  g_clear_error (&error);
  g_assert_false (store_journal_flush (journal, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_false (g_main_context_iteration (NULL, FALSE));
}

/* One that had failed before anybody listened, and one that is closed before it is told. */
static void
test_failing_sync_heard_late (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *message = NULL;
      StoreJournal *journal;

      set_syncs (FALSE, EIO);
      journal = new_journal (fixture);
      g_assert_false (store_journal_flush (journal, NULL));
      store_journal_set_failed (journal, on_failed, &message);
      if (i == 0)
        while (message == NULL)
          g_main_context_iteration (NULL, TRUE);
      store_journal_close (journal);
      g_main_context_iteration (NULL, FALSE);
      g_assert_true ((message != NULL) == (i == 0));
    }
}

/* A full disk, stood for by a limit on the size of files that ends in every place of a line. */
static void
test_full_disk (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = write_journal (fixture);
  gsize length;
  g_autofree char *text = get_text (whole, &length);
  gsize header = strcspn (text, "\n") + 1;
  struct rlimit before, limit;
  void (*old_handler) (int) = signal (SIGXFSZ, SIG_IGN);

  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &before), ==, 0);
  for (gsize size = header; size < length; size++)
    {
      StoreJournal *journal = new_journal (fixture);
      g_autofree char *path = g_strdup (store_journal_get_path (journal));
      g_autoptr (StoreJournalContents) contents = NULL;
      g_autoptr (GError) error = NULL;
      g_autoptr (GError) again = NULL;
      guint n_taken = 0;

      limit = before;
      limit.rlim_cur = size;
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
      while (store_journal_append (journal, records[n_taken], &error))
        n_taken++;
      g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &before), ==, 0);

      /* The record that was refused is not there, and there can be none after it. */
      g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
      g_assert_false (store_journal_append (journal, "after", &again));
      g_assert_error (again, STORE_ERROR, STORE_ERROR_WRITE);
      store_journal_close (journal);
      contents = read_whole (path);
      assert_beginning (contents, n_taken);
      g_assert_cmpuint (contents->records->len, ==, n_taken);
      g_remove (path);
    }
  signal (SIGXFSZ, old_handler);
}

/* No journal grows past what a reader takes. */
static void
test_full_journal (Fixture *fixture, gconstpointer data)
{
  StoreJournal *journal = new_journal (fixture);
  g_autofree char *path = g_strdup (store_journal_get_path (journal));
  g_autofree char *megabyte = g_strnfill (1024 * 1024, 'x');
  g_autoptr (StoreJournalContents) contents = NULL;
  g_autoptr (GError) error = NULL;
  guint n_taken = 0;

  while (store_journal_append (journal, megabyte, &error))
    n_taken++;
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_cmpuint (n_taken, ==, 15);
  store_journal_close (journal);
  contents = read_whole (path);
  g_assert_cmpuint (contents->records->len, ==, n_taken);
}

static void
test_no_place (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = g_build_filename (fixture->folder, "file", NULL);
  g_autofree char *folder = g_build_filename (file, "drafts", NULL);
  g_autoptr (GError) error = NULL;

  set_text (file, "", 0);
  g_assert_null (store_journal_new (folder, "draft", "x", &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
}

/* Appends numbers until it is killed; says after each that it has been taken. */
static void
append_for_ever (Fixture *fixture, guint *n_taken)
{
  StoreJournal *journal = store_journal_new (fixture->folder, "draft", "numbers", NULL);

  for (guint i = 0; journal != NULL; i++)
    {
      g_autofree char *record = g_strdup_printf ("record %u\nof many", i);

      if (!store_journal_append (journal, record, NULL))
        break;
      *(volatile guint *) n_taken = i + 1;
    }
  *(volatile guint *) n_taken = G_MAXUINT; /* nobody waits for what does not come */
  _exit (1);
}

/* Waits until a child has taken so many records, and spins a little, so that it is killed while it
 * appends. */
static void
await_records (const volatile guint *n_taken, guint n_wanted)
{
  while (*n_taken < n_wanted)
    g_thread_yield ();
  for (volatile gint32 n_spins = g_test_rand_int_range (0, 10000); n_spins > 0; n_spins--)
    ;
}

/* Killed at any instant, a program loses at most the record that it was just appending. */
static void
test_kills (Fixture *fixture, gconstpointer data)
{
  guint n_kills = g_test_slow () ? 400 : 40;
  guint *n_taken
    = mmap (NULL, sizeof *n_taken, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  guint n_all = 0;

  g_assert_true (n_taken != MAP_FAILED);
  for (guint i = 0; i < n_kills; i++)
    {
      g_autoptr (GPtrArray) left = NULL;
      int status;
      pid_t child;

      *n_taken = 0;
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        append_for_ever (fixture, n_taken);

      await_records (n_taken, (guint) g_test_rand_int_range (0, 20));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, &status, 0), ==, child);
      g_assert_true (WIFSIGNALED (status));

      left = store_journal_list_left (fixture->folder);
      g_assert_cmpuint (left->len, <=, 1);
      if (left->len == 0)
        {
          g_assert_cmpuint (*n_taken, ==, 0);
          continue;
        }

      g_autoptr (StoreJournalContents) contents = read_whole (g_ptr_array_index (left, 0));

      g_assert_cmpuint (contents->records->len, >=, *n_taken);
      g_assert_cmpuint (contents->records->len, <=, *n_taken + 1);
      for (guint j = 0; j < contents->records->len; j++)
        {
          g_autofree char *expected = g_strdup_printf ("record %u\nof many", j);

          g_assert_cmpstr (g_ptr_array_index (contents->records, j), ==, expected);
        }
      n_all += contents->records->len;
      g_remove (g_ptr_array_index (left, 0));
    }

  g_test_message ("%u records came back after %u kills", n_all, n_kills);
  g_assert_cmpuint (n_all, >, n_kills);
  munmap (n_taken, sizeof *n_taken);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/store/journal/round-trip", test_round_trip);
  ADD ("/store/journal/format", test_format);
  ADD ("/store/journal/appends-to-what-was-left", test_appends_to_what_was_left);
  ADD ("/store/journal/discard", test_discard);
  ADD ("/store/journal/torn-last-line", test_torn_last_line);
  ADD ("/store/journal/changed-bytes", test_changed_bytes);
  ADD ("/store/journal/lines-in-disorder", test_lines_in_disorder);
  ADD ("/store/journal/line-of-another-journal", test_line_of_another_journal);
  ADD ("/store/journal/damaged-is-not-appended-to", test_damaged_is_not_appended_to);
  ADD ("/store/journal/no-journals", test_no_journals);
  ADD ("/store/journal/two-writers", test_two_writers);
  ADD ("/store/journal/list", test_list);
  ADD ("/store/journal/one-sync-for-many", test_one_sync_for_many);
  ADD ("/store/journal/failing-sync", test_failing_sync);
  ADD ("/store/journal/failing-sync-heard-late", test_failing_sync_heard_late);
  ADD ("/store/journal/full-disk", test_full_disk);
  ADD ("/store/journal/full-journal", test_full_journal);
  ADD ("/store/journal/no-place", test_no_place);
  ADD ("/store/journal/kills", test_kills);
  return g_test_run ();
}
