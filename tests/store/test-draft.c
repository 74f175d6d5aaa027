/* test-draft.c: what a draft gives back is what the document was, but for one edit at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <gio/gio.h>
#include <glib/gstdio.h>
#include <signal.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include "store/disk/read-file.h"
#include "store/draft/draft.h"
#include "store/xml/long-text.h"

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
}

static guint
count_files (Fixture *fixture)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  guint n_files = 0;

  while (g_dir_read_name (directory) != NULL)
    n_files++;
  return n_files;
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

static void
keep (StoreDraft *draft, const char *title, const char *text)
{
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;

  store_draft_keep (draft, title, bytes, &error);
  g_assert_no_error (error);
}

/* The only draft that was left. */
static StoreLeftDraft *
get_left (Fixture *fixture)
{
  g_autoptr (GPtrArray) drafts = store_left_draft_list (fixture->folder);

  g_assert_cmpuint (drafts->len, ==, 1);
  return g_ptr_array_steal_index (drafts, 0);
}

static void
assert_version (const StoreLeftDraft *left, guint version, const char *text)
{
  g_autoptr (GBytes) bytes = store_left_draft_get_version (left, version);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), text, strlen (text));
}

/* The edits of a document, and what it is called. */
static void
test_versions (Fixture *fixture, gconstpointer data)
{
  const char *const texts[] = {
    "<army name=\"One\"/>\n",
    "<army name=\"One\">\n</army>\n",
    "<army name=\"Õne\">\n",
    "<army name=\"Öne\">\n",
    "Ö",
    "Öö",
    "öÖö",
    "",
    " patch 1 2 3 \\ whole\r\n",
    "<army name=\"One\">\n</army>\n",
  };
  StoreDraft *draft
    = store_draft_new (fixture->folder, "duckarmy", "/folder/Añ °.duckarmy", "stamp of it");
  StoreLeftDraft *left;

  /* Nothing to keep, nothing on the disk. */
  g_assert_cmpuint (count_files (fixture), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      keep (draft, i < 3 ? "First Name" : "Second Name", texts[i]);
      keep (draft, i < 3 ? "First Name" : "Second Name", texts[i]);
    }
  store_draft_close (draft);

  left = get_left (fixture);
  g_assert_cmpstr (left->kind, ==, "duckarmy");
  g_assert_cmpstr (left->path, ==, "/folder/Añ °.duckarmy");
  g_assert_cmpstr (left->stamp, ==, "stamp of it");
  g_assert_cmpstr (left->title, ==, "Second Name");
  g_assert_cmpint (left->time, >, 0);
  g_assert_false (left->damaged);
  g_assert_cmpuint (left->n_versions, ==, G_N_ELEMENTS (texts));
  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    assert_version (left, i, texts[i]);
  store_left_draft_free (left);
}

/* What changes at both ends of a long document costs no more than the two. */
static void
test_two_places (Fixture *fixture, gconstpointer data)
{
  StoreDraft *draft = store_draft_new (fixture->folder, "duckgame", NULL, NULL);
  g_autoptr (GString) text = g_string_new ("<orders sum=\"1\">\n");
  StoreLeftDraft *left;

  for (guint i = 0; i < 1000; i++)
    g_string_append_printf (text, "  <order number=\"%u\"/>\n", i);
  g_string_append (text, "</orders>\n");
  keep (draft, "Game", text->str);

  text->str[strlen ("<orders sum=\"")] = '2';
  g_string_insert (text, (gssize) (text->len - strlen ("</orders>\n")), "  <order/>\n");
  keep (draft, "Game", text->str);
  store_draft_close (draft);

  left = get_left (fixture);
  g_assert_cmpuint (left->n_versions, ==, 2);
  assert_version (left, 1, text->str);
  g_assert_cmpuint (strlen (g_ptr_array_index (left->records, left->records->len - 1)), <, 100);
  store_left_draft_free (left);
}

/* A document without a file; edits at random. */
static void
test_random (Fixture *fixture, gconstpointer data)
{
  const char *const letters[] = { "a", "b", "ß", "ö", "€", "𝄞", "\n", "\\" };
  StoreDraft *draft = store_draft_new (fixture->folder, "duckop", NULL, NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  StoreLeftDraft *left;

  for (guint i = 0; i < 200; i++)
    {
      GString *text = g_string_new (i > 0 ? g_ptr_array_index (texts, i - 1) : "draft");
      glong length = g_utf8_strlen (text->str, -1);
      glong from = g_test_rand_int_range (0, (gint) length + 1);
      glong n_gone = g_test_rand_int_range (0, 4); /* MIN() would draw it twice */
      glong to = MIN (from + n_gone, length);
      gssize start = g_utf8_offset_to_pointer (text->str, from) - text->str;
      gssize end = g_utf8_offset_to_pointer (text->str, to) - text->str;

      g_string_erase (text, start, end - start);
      for (gint n = g_test_rand_int_range (0, 6); n > 0; n--)
        g_string_insert (text, start, letters[g_test_rand_int_range (0, G_N_ELEMENTS (letters))]);
      if (text->len == 0 || (i > 0 && g_str_equal (text->str, g_ptr_array_index (texts, i - 1))))
        g_string_append (text, "!");
      keep (draft, "Random", text->str);
      g_ptr_array_add (texts, g_string_free (text, FALSE));
    }
  store_draft_close (draft);

  left = get_left (fixture);
  g_assert_null (left->path);
  g_assert_null (left->stamp);
  g_assert_cmpuint (left->n_versions, ==, texts->len);
  for (guint i = 0; i < texts->len; i++)
    assert_version (left, i, g_ptr_array_index (texts, i));
  store_left_draft_free (left);
}

/* A program is killed while somebody types: what was typed before the last edit is there. */
static void
test_killed (Fixture *fixture, gconstpointer data)
{
  guint *n_kept
    = mmap (NULL, sizeof *n_kept, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
  guint n_runs = g_test_quick () ? 20 : 200;

  for (guint run = 0; run < n_runs; run++)
    {
      g_autoptr (StoreLeftDraft) left = NULL;
      pid_t child;

      *n_kept = 0;
      child = fork ();
      g_assert_cmpint (child, >=, 0);
      if (child == 0)
        {
          StoreDraft *draft = store_draft_new (fixture->folder, "duckarmy", NULL, NULL);
          g_autoptr (GString) text = g_string_new (NULL);

          for (;;)
            {
              g_autoptr (GBytes) bytes = NULL;

              g_string_append_c (text, (char) ('a' + *n_kept % 26));
              bytes = g_bytes_new (text->str, text->len);
              if (!store_draft_keep (draft, "Typed", bytes, NULL))
                _exit (1);
              (*n_kept)++;
            }
        }
      while (*n_kept == 0 && waitpid (child, NULL, WNOHANG) == 0)
        g_usleep (100);
      g_usleep ((gulong) g_test_rand_int_range (0, 4000));
      g_assert_cmpint (kill (child, SIGKILL), ==, 0);
      g_assert_cmpint (waitpid (child, NULL, 0), ==, child);

      left = get_left (fixture);
      g_assert_false (left->damaged);
      g_assert_cmpuint (left->n_versions, >=, *n_kept);
      g_assert_cmpuint (left->n_versions, <=, *n_kept + 1);
      g_assert_true (store_left_draft_discard (left, NULL));
      g_assert_cmpuint (count_files (fixture), ==, 0);
    }
  munmap (n_kept, sizeof *n_kept);
}

/* A journal cannot grow for ever: another follows it, and is the only one. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  StoreDraft *draft = store_draft_new (fixture->folder, "duckfield", NULL, NULL);
  gsize size = STORE_FILE_MAX / 4;
  g_autofree char *text = g_strnfill (size, 'a');
  StoreLeftDraft *left;

  for (guint i = 0; i < 10; i++)
    {
      memset (text, 'a' + (int) i, size);
      keep (draft, "Large", text);
    }
  g_assert_cmpuint (count_files (fixture), ==, 1);
  store_draft_close (draft);

  left = get_left (fixture);
  g_assert_cmpstr (left->title, ==, "Large");
  assert_version (left, left->n_versions - 1, text);
  store_left_draft_free (left);
}

/* The disk takes nothing for a while: an error says so, nothing is lost, and it goes on. */
static void
test_no_room (Fixture *fixture, gconstpointer data)
{
  StoreDraft *draft = store_draft_new (fixture->folder, "duckarmy", NULL, NULL);
  g_autofree char *text = g_strnfill (5000, 'x');
  g_autoptr (GBytes) bytes = g_bytes_new (text, strlen (text));
  g_autoptr (GError) error = NULL;
  struct rlimit limit, old;
  void (*handler) (int) = signal (SIGXFSZ, SIG_IGN);
  StoreLeftDraft *left;

  keep (draft, "Army", "before");
  g_assert_cmpint (getrlimit (RLIMIT_FSIZE, &old), ==, 0);
  limit = old;
  limit.rlim_cur = 1000;
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &limit), ==, 0);
  g_assert_false (store_draft_keep (draft, "Army", bytes, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_assert_cmpint (setrlimit (RLIMIT_FSIZE, &old), ==, 0);
  signal (SIGXFSZ, handler);
  g_assert_cmpuint (count_files (fixture), ==, 1);

  keep (draft, "Army", "after");
  g_assert_cmpuint (count_files (fixture), ==, 1);
  store_draft_close (draft);
  left = get_left (fixture);
  assert_version (left, left->n_versions - 1, "after");
  store_left_draft_free (left);
}

/* What another program is writing is nobody else's; who takes a draft over goes on with it. */
static void
test_taken_over (Fixture *fixture, gconstpointer data)
{
  StoreDraft *draft = store_draft_new (fixture->folder, "duckarmy", "/folder/a.duckarmy", "s");
  g_autoptr (GPtrArray) none = NULL;
  g_autoptr (GError) error = NULL;
  StoreLeftDraft *left, *same;

  keep (draft, "Army", "one");
  none = store_left_draft_list (fixture->folder);
  g_assert_cmpuint (none->len, ==, 0);
  store_draft_close (draft);

  left = get_left (fixture);
  same = get_left (fixture);
  draft = store_left_draft_take_over (left, &error);
  g_assert_no_error (error);
  g_assert_null (store_left_draft_take_over (same, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  g_clear_error (&error);
  g_assert_false (store_left_draft_discard (same, &error));
  g_assert_error (error, STORE_ERROR, STORE_ERROR_WRITE);
  keep (draft, "Army", "two");
  store_draft_close (draft);
  store_left_draft_free (left);

  /* The list is old by now: taking over reads again. */
  draft = store_left_draft_take_over (same, NULL);
  g_assert_cmpuint (same->n_versions, ==, 2);
  assert_version (same, 1, "two");
  g_assert_cmpstr (same->path, ==, "/folder/a.duckarmy");
  g_assert_true (store_draft_discard (draft, NULL));
  store_left_draft_free (same);
  g_assert_cmpuint (count_files (fixture), ==, 0);
}

/* What stands before the damage is kept, and so is the journal, until somebody says otherwise. */
static void
test_damaged (Fixture *fixture, gconstpointer data)
{
  StoreDraft *draft = store_draft_new (fixture->folder, "duckarmy", NULL, NULL);
  g_autofree char *text = NULL;
  StoreLeftDraft *left;

  keep (draft, "Army", "one");
  keep (draft, "Army", "one two");
  keep (draft, "Army", "one two three");
  keep (draft, "Army", "one two three four");
  store_draft_close (draft);

  left = get_left (fixture);
  g_assert_true (g_file_get_contents (left->journal, &text, NULL, NULL));
  *strstr (text, "three") = 'T';
  g_assert_true (g_file_set_contents (left->journal, text, -1, NULL));
  store_left_draft_free (left);

  left = get_left (fixture);
  g_assert_true (left->damaged);
  g_assert_cmpuint (left->n_versions, ==, 2);
  assert_version (left, 1, "one two");
  draft = store_left_draft_take_over (left, NULL);
  keep (draft, "Army", "one two 3");
  g_assert_cmpuint (count_files (fixture), ==, 2);
  g_assert_true (store_draft_discard (draft, NULL));
  g_assert_cmpuint (count_files (fixture), ==, 0);
  store_left_draft_free (left);
}

static StoreJournal *
begin_journal (Fixture *fixture, const char *whole)
{
  StoreJournal *journal = store_journal_new (fixture->folder, "duckarmy", "", NULL);
  g_autofree char *record = g_strconcat ("whole ", whole, NULL);

  g_assert_nonnull (journal);
  g_assert_true (store_journal_append (journal, record, NULL));
  return journal;
}

/* A record as long as may be, of changes of one letter to a text that is as long: each for itself
 * would move and measure all that follows, for an hour. */
static void
test_many_places (Fixture *fixture, gconstpointer data)
{
  const guint n_places = 400 * 1000;
  g_autofree char *whole = g_strnfill (2 * n_places, 'a');
  StoreJournal *journal = begin_journal (fixture, whole);
  g_autoptr (GString) record = g_string_new ("patch");
  StoreLeftDraft *left;

  for (guint i = 0; i < n_places; i++)
    {
      g_string_append_printf (record, " %u 1 1 b", 2 * i);
      whole[2 * i] = 'b';
    }
  g_assert_true (store_journal_append (journal, record->str, NULL));
  store_journal_close (journal);

  left = get_left (fixture);
  g_assert_false (left->damaged);
  g_assert_cmpuint (left->n_versions, ==, 2);
  assert_version (left, 1, whole);
  store_left_draft_free (left);
}

/* As many records as there is room for, each of one letter more at the beginning or the end of a
 * text that is half as long as a journal: all of it is not copied for each. */
static void
test_many_records (Fixture *fixture, gconstpointer data)
{
  const gsize length = STORE_FILE_MAX / 2;
  g_autofree char *whole = g_strnfill (length, 'a');
  StoreJournal *journal = begin_journal (fixture, whole);
  g_autoptr (GBytes) last = NULL;
  StoreLeftDraft *left;
  const char *text;
  gsize size, n;

  for (n = 0; n < STORE_FILE_MAX / 100; n++)
    {
      g_autofree char *record
        = g_strdup_printf ("patch %" G_GSIZE_FORMAT " 0 1 b", n % 2 == 0 ? 0 : length + n);

      g_assert_true (store_journal_append (journal, record, NULL));
    }
  store_journal_close (journal);

  left = get_left (fixture);
  g_assert_false (left->damaged);
  g_assert_cmpuint (left->n_versions, ==, n + 1);
  last = store_left_draft_get_version (left, left->n_versions - 1);
  text = g_bytes_get_data (last, &size);
  g_assert_cmpuint (size, ==, length + n);
  for (gsize i = 0; i < size; i++)
    g_assert_cmpint (text[i], ==, i < (n + 1) / 2 || i >= size - n / 2 ? 'b' : 'a');
  store_left_draft_free (left);
}

static void
assert_same (const StoreLongText *text, const GString *expected)
{
  g_autoptr (GBytes) bytes = store_long_text_to_bytes (text);

  g_assert_cmpmem (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes), expected->str,
                   expected->len);
}

/* A long text is what a plain one is after the same changes, of a letter or of many blocks. */
static void
test_long_text (void)
{
  g_autofree char *letters = g_malloc (100 * 1000);
  g_autoptr (StoreLongText) text = store_long_text_new ();
  g_autoptr (GString) expected = g_string_new (NULL);

  for (guint i = 0; i < 100 * 1000; i++)
    letters[i] = (char) ('a' + g_test_rand_int_range (0, 26));
  for (guint i = 0; i < 3000; i++)
    {
      gint most = i % 7 == 0 ? 50 * 1000 : 3;
      gsize at = (gsize) g_test_rand_int_range (0, (gint) expected->len + 1);
      gsize drawn = (gsize) g_test_rand_int_range (0, most);
      gsize length = MIN (drawn, expected->len - at);
      gsize size = (gsize) g_test_rand_int_range (0, i % 14 == 0 ? most : 3);
      const char *bytes = letters + g_test_rand_int_range (0, 50 * 1000);

      if (i % 500 == 499)
        length = expected->len - (at = 0);
      g_string_erase (expected, (gssize) at, (gssize) length);
      g_string_insert_len (expected, (gssize) at, bytes, (gssize) size);
      store_long_text_replace (text, at, length, bytes, size);
      if (i % 20 == 0)
        assert_same (text, expected);
      if (i % 700 == 699)
        {
          store_long_text_clear (text);
          g_string_truncate (expected, 0);
        }
    }
  assert_same (text, expected);
}

/* Places that are not in the text, or not behind each other, change nothing. */
static void
test_no_places (Fixture *fixture, gconstpointer data)
{
  const char *const records[] = {
    "patch 3 1 1 x 1 1 1 y",
    "patch 6 0 1 x",
    "patch 5 1 1 x",
    "patch 0 6 0 ",
    "patch 0 0 2 x",
    "patch 0 18446744073709551615 1 x",
    "patch 18446744073709551615 1 1 x",
    "patch 0 0 1 xy",
    "patch 0 0 1 x ",
    "patch ",
  };

  for (guint i = 0; i < G_N_ELEMENTS (records); i++)
    {
      StoreJournal *journal = begin_journal (fixture, "three");
      StoreLeftDraft *left;

      g_assert_true (store_journal_append (journal, records[i], NULL));
      store_journal_close (journal);
      left = get_left (fixture);
      g_assert_true (left->damaged);
      g_assert_cmpuint (left->n_versions, ==, 1);
      assert_version (left, 0, "three");
      g_assert_true (store_left_draft_discard (left, NULL));
      store_left_draft_free (left);
    }
}

/* What somebody else puts into the folder neither stops us nor goes. */
static void
test_junk (Fixture *fixture, gconstpointer data)
{
  const struct
  {
    const char *name, *text;
  } junk[] = {
    { "notes.txt", "not ours" },
    { "a.duckarmy", "<army/>" },
    { "nonsense.duckjournal", "nonsense" },
  };
  StoreDraft *draft = store_draft_new (fixture->folder, "duckarmy", NULL, NULL);
  g_autoptr (GPtrArray) drafts = NULL;
  guint n_readable = 0;

  for (guint i = 0; i < G_N_ELEMENTS (junk); i++)
    {
      g_autofree char *path = g_build_filename (fixture->folder, junk[i].name, NULL);

      g_assert_true (g_file_set_contents (path, junk[i].text, -1, NULL));
    }
  keep (draft, "Army", "one");
  store_draft_close (draft);

  /* What looks like a journal is told of. */
  drafts = store_left_draft_list (fixture->folder);
  g_assert_cmpuint (drafts->len, ==, 2);
  for (guint i = 0; i < drafts->len; i++)
    {
      const StoreLeftDraft *left = g_ptr_array_index (drafts, i);

      n_readable += left->n_versions;
      g_assert_cmpint (left->damaged, ==, left->n_versions == 0);
    }
  g_assert_cmpuint (n_readable, ==, 1);
  g_assert_cmpuint (count_files (fixture), ==, G_N_ELEMENTS (junk) + 1);
}

int
main (int argc, char **argv)
{
  const struct
  {
    const char *path;
    void (*function) (Fixture *, gconstpointer);
  } tests[] = {
    { "/draft/versions", test_versions },
    { "/draft/random", test_random },
    { "/draft/two-places", test_two_places },
    { "/draft/many-places", test_many_places },
    { "/draft/many-records", test_many_records },
    { "/draft/no-places", test_no_places },
    { "/draft/killed", test_killed },
    { "/draft/full", test_full },
    { "/draft/no-room", test_no_room },
    { "/draft/taken-over", test_taken_over },
    { "/draft/damaged", test_damaged },
    { "/draft/junk", test_junk },
  };

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft/long-text", test_long_text);
  for (guint i = 0; i < G_N_ELEMENTS (tests); i++)
    g_test_add (tests[i].path, Fixture, NULL, set_up, tests[i].function, tear_down);
  return g_test_run ();
}
