/* test-limits.c: no file takes more memory than it may, opens another, or costs more than its size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "costly.h"
#include "guard.h"
#include "store/disk/read-file.h"
#include "store/foreign/army-text.h"

/* Of most runs; where the test may take long, files are as large as may be. */
#define SIZE (300 * 1000)

#define LARGE (4 * 1000 * 1000)

/* What files may take, in bytes: such as are refused, and others. */
#define MEMORY (64 * 1024 * 1024)
#define MEMORY_OF_DOCUMENTS (128 * 1024 * 1024)

/* What is refused is no longer looked at after a while: calls for memory. */
#define CALLS (500 * 1000)

/* The messages of 100 faults: none is as long as a name in a file may be. */
#define MESSAGES (100 * 1024)

static StoreLibrary *library;

/* Each of the most that there may be of something is looked for among all before it. */
#define COMPARISONS (1000 * 1000 / 2)

/* Twice the file is at most twice the work, as far as memory and what is compared tell; what a
 * small file takes in any case is little. Time is measured by the benchmark. */
static void
assert_linear (const GuardCounts *half, const GuardCounts *whole)
{
  g_assert_cmpuint (whole->total, <=, half->total * 22 / 10 + 100 * 1024);
  g_assert_cmpuint (whole->n_calls, <=, half->n_calls * 22 / 10 + 1000);
  g_assert_cmpuint (whole->n_comparisons, <=, half->n_comparisons * 22 / 10 + COMPARISONS);
}

/* What holds for all files. */
static void
assert_within (const GuardCounts *counts)
{
  g_assert_cmpuint (counts->n_faults, <=, STORE_FAULTS_MAX);
  g_assert_cmpuint (counts->n_message_bytes, <=, MESSAGES);
  g_assert_cmpuint (counts->peak, <=, counts->n_faults > 0 ? MEMORY : MEMORY_OF_DOCUMENTS);
}

static void
free_text (gpointer text)
{
  g_string_free (text, TRUE);
}

/* Files of one kind that one process reads, one after the other: to begin a process takes longer
 * than to read some small files. With large ones each has its own, for its peak of memory. */
#define BATCH 16

typedef struct
{
  const Costly *costly;
  GArray *batch; /* of it and its neighbours: Case, the same for all of them */
  GuardCounts counts[2]; /* of half of it and of it */
  gboolean is_read;
} Case;

/* Of what does not grow there is only the whole. */
static GuardResult
read_cases (Case *cases, guint n)
{
  gsize size = g_test_slow () ? STORE_FILE_MAX - COSTLY_MORE : SIZE;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);
  g_autofree GuardCounts *counts = g_new0 (GuardCounts, 2 * n);
  const GuardCounts *next = counts;
  GuardResult result;

  for (guint i = 0; i < n; i++)
    {
      if (cases[i].costly->grows)
        g_ptr_array_add (texts, costly_make (cases[i].costly, size / 2));
      g_ptr_array_add (texts, costly_make (cases[i].costly, size));
    }
  result = guard_read (cases[0].costly->kind, library, texts, NULL, counts);
  for (guint i = 0; i < n && result == GUARD_KEPT; i++)
    {
      if (cases[i].costly->grows)
        cases[i].counts[0] = *next++;
      cases[i].counts[1] = *next++;
      cases[i].is_read = TRUE;
    }
  return result;
}

static void
test_costly (gconstpointer data)
{
  Case *tested = (Case *) data;

  if (!tested->is_read && !g_test_slow ())
    read_cases (&g_array_index (tested->batch, Case, 0), tested->batch->len);
  /* One of them may have ended the process: which one, shows when each is read alone. */
  if (!tested->is_read)
    g_assert_cmpint (read_cases (tested, 1), ==, GUARD_KEPT);

  assert_within (&tested->counts[1]);
  if (!tested->costly->grows)
    return;
  assert_within (&tested->counts[0]);
  assert_linear (&tested->counts[0], &tested->counts[1]);
}

/* However much there is of it, a reader that has found faults does not go through all. */
static void
test_floods (void)
{
  static const char *const names[]
    = { "strangers",   "ampersands", "half-comments", "references", "newer-elements",
        "newer-names", NULL };
  g_autoptr (GPtrArray) all = costly_new_all (&kinds[0], library);
  guint n_found = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const Costly *costly = g_ptr_array_index (all, i);
      g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);
      GuardCounts counts;

      if (!g_strv_contains (names, costly->name))
        continue;
      g_ptr_array_add (texts, costly_make (costly, STORE_FILE_MAX - COSTLY_MORE));
      g_assert_cmpint (guard_read (costly->kind, library, texts, NULL, &counts), ==, GUARD_KEPT);
      g_test_message ("%s: %u calls, %u MB", costly->name, counts.n_calls,
                      (guint) (counts.peak / 1024 / 1024));
      g_assert_cmpuint (counts.n_faults, >, 0);
      g_assert_cmpuint (counts.n_calls, <=, CALLS);
      g_assert_cmpuint (counts.peak, <=, MEMORY);
      n_found++;
    }
  g_assert_cmpuint (n_found, ==, G_N_ELEMENTS (names) - 1);
}

static GBytes *
read_army_text (StoreLibrary *books, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  g_autoptr (WarArmy) army = store_army_from_text (books, g_bytes_get_data (bytes, NULL), faults);

  return army != NULL ? store_army_to_bytes (army) : NULL;
}

/* Letters are not copied as often as they are looked at. */
static void
test_army_text (void)
{
  static const Kind kind = { "army-text", NULL, read_army_text };
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);
  GString *text = g_string_new ("DUCKARMY1:eNo");
  GuardCounts counts;

  while (text->len < STORE_FILE_MAX - 100)
    g_string_append_printf (text, "%08x", g_test_rand_int ());
  g_string_append (text, ":DUCKARMY");
  g_ptr_array_add (texts, text);
  g_assert_cmpint (guard_read (&kind, library, texts, NULL, &counts), ==, GUARD_KEPT);
  g_assert_cmpuint (counts.n_faults, ==, 1);
  g_assert_cmpuint (counts.peak, <=, 36 * 1024 * 1024);
}

static void
fill_up (GString *text, gsize size)
{
  while (text->len < size)
    g_string_append_c (text, ' ');
}

/* The guard would see it: a link is followed, and a copy is made of the text, for libxml2. */
static void
test_guard (void)
{
  const Kind *kind = kinds;
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);
  g_autofree char *folder = NULL;
  g_autofree char *example = NULL;
  GuardCounts counts;

  while (!g_str_equal (kind->name, "operation"))
    kind++;
  example = kind_get_example (kind, library, &folder);
  g_assert_nonnull (strstr (example, "<field-link"));
  g_ptr_array_add (texts, g_string_new (example));

  g_assert_cmpint (guard_read (kind, library, texts, folder, &counts), ==, GUARD_OPENED);
  g_assert_cmpint (guard_read (kind, library, texts, NULL, &counts), ==, GUARD_KEPT);
  g_assert_cmpuint (counts.n_faults, >, 0);

  /* Behind its end there may be white space. So large a copy is not made where memory was freed. */
  fill_up (g_ptr_array_index (texts, 0), LARGE);
  g_assert_cmpint (guard_read (kind, library, texts, NULL, &counts), ==, GUARD_KEPT);
  g_assert_cmpuint (counts.peak, >=, LARGE);
}

/* The costly files of all kinds in a table. The arrays keep them. */
static void
add_all (GPtrArray *all, GPtrArray *batches, const Kind *table)
{
  for (const Kind *kind = table; kind->name != NULL; kind++)
    {
      GPtrArray *of_kind = costly_new_all (kind, library);

      for (guint i = 0; i < of_kind->len; i += BATCH)
        {
          GArray *batch = g_array_sized_new (FALSE, TRUE, sizeof (Case), BATCH);

          for (guint j = i; j < MIN (i + BATCH, of_kind->len); j++)
            {
              const Case one = { .costly = g_ptr_array_index (of_kind, j), .batch = batch };
              g_autofree char *path
                = g_strdup_printf ("/store/limits/%s/%s", kind->name, one.costly->name);

              g_array_append_val (batch, one);
              g_test_add_data_func (path, &g_array_index (batch, Case, j - i), test_costly);
            }
          g_ptr_array_add (batches, batch);
        }
      g_ptr_array_add (all, of_kind);
    }
}

/* Reads all that documents look up, and whatever the first message brings along. */
static void
warm_up (void)
{
  for (const Kind *kind = kinds; kind->name != NULL; kind++)
    {
      g_autofree char *folder = NULL;
      g_autofree char *example = kind_get_example (kind, library, &folder);
      g_autoptr (GBytes) bytes = g_bytes_new_static (example, strlen (example));
      g_autoptr (GBytes) broken = g_bytes_new_static (example, strlen (example) / 2);
      g_autoptr (StoreFaults) faults = store_faults_new ("f");
      g_autoptr (GBytes) rewritten = kind->rewrite (library, bytes, folder, faults);

      g_assert_nonnull (rewritten);
      g_assert_null (kind->rewrite (library, broken, folder, faults));
    }
}

int
main (int argc, char **argv)
{
  g_autoptr (GPtrArray) all = NULL;
  g_autoptr (GPtrArray) batches = NULL;
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  warm_up ();

  g_test_add_func ("/store/limits/guard", test_guard);
  g_test_add_func ("/store/limits/floods", test_floods);
  g_test_add_func ("/store/limits/army-text", test_army_text);
  all = g_ptr_array_new_with_free_func ((GDestroyNotify) g_ptr_array_unref);
  batches = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref);
  add_all (all, batches, kinds);
  add_all (all, batches, read_kinds);

  status = g_test_run ();
  store_library_free (library);
  return status;
}
