/* test-hostile.c: what is wrong with a file is said exactly, and mending that is enough
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdio.h>
#include <string.h>

#include "kind.h"

/* hostile/KIND/NAME.in is a file with at least two faults; NAME.expected is what is said about it,
 * and what somebody does who reads that:
 *
 *   # A line about the file.
 *   LINE:COLUMN: MESSAGE (what libxml2 says is left out: …)
 *     "TEXT AT THAT PLACE"
 *     "WHAT TO WRITE INSTEAD"
 *
 * The text covers the place, or is the next behind it; "\n" and the like are what they are in C.
 * A message without the two lines is mended by what mends another. An empty line is where the file
 * is read again: for faults that hide others, such as a document type. After the last changes the
 * file loads. */
typedef struct
{
  gsize offset; /* of the fault's place */
  char *old, *new;
} Change;

static void
change_clear (gpointer item)
{
  Change *change = item;

  g_free (change->old);
  g_free (change->new);
}

static gint
compare_changes (gconstpointer a, gconstpointer b)
{
  const Change *first = a, *second = b;

  return (first->offset > second->offset) - (first->offset < second->offset);
}

/* Where a line and a column are, both from 1; columns are characters, as far as they are any. */
static gsize
find_place (const GString *text, guint line, guint column)
{
  const char *p = text->str;

  for (; line > 1; line--)
    {
      p = strchr (p, '\n');
      g_assert_nonnull (p);
      p++;
    }
  for (; column > 1; column--)
    p = g_utf8_next_char (p);

  g_assert_true (p <= text->str + text->len);
  return (gsize) (p - text->str);
}

/* Where the text to be changed begins: as near before the place as it can cover it, else behind. */
static gsize
find_old (const GString *text, const Change *change)
{
  gsize length = strlen (change->old);

  for (gsize back = 0; back <= MIN (length, change->offset); back++)
    {
      gsize start = change->offset - back;

      if (start + length <= text->len && memcmp (text->str + start, change->old, length) == 0)
        return start;
    }

  for (gsize start = change->offset; start + length <= text->len; start++)
    if (memcmp (text->str + start, change->old, length) == 0)
      return start;

  g_error ("“%s” is not at the fault nor behind it", change->old);
}

/* What libxml2 says differs from version to version; where it says it, does not. */
static char *
dup_without_libxml (const char *lines)
{
  g_autoptr (GRegex) regex
    = g_regex_new ("(: this is not well-formed XML: ).*$", G_REGEX_MULTILINE, 0, NULL);

  return g_regex_replace (regex, lines, -1, 0, "\\1…", 0, NULL);
}

/* What stands between the quotes of a line. */
static char *
dup_quoted (const char *line)
{
  g_autofree char *text = NULL;

  g_assert_true (line != NULL && g_str_has_prefix (line, "  \"")
                 && g_str_has_suffix (line + 3, "\""));
  text = g_strndup (line + 3, strlen (line) - 4);
  return g_strcompress (text);
}

/* Reads the text and compares what is said about it; makes the changes that the round of lines
 * asks for. */
static void
read_round (const Kind *kind, StoreLibrary *library, const char *folder, GString *text,
            const char *round)
{
  g_auto (GStrv) lines = g_strsplit (round, "\n", -1);
  g_autoptr (GString) expected = g_string_new (NULL);
  g_autoptr (GArray) changes = g_array_new (FALSE, FALSE, sizeof (Change));
  g_autoptr (StoreFaults) faults = store_faults_new ("f");
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (GBytes) rewritten = kind->rewrite (library, bytes, folder, faults);
  g_autofree char *lines_found = store_faults_to_string (faults);
  g_autofree char *found = dup_without_libxml (lines_found);
  guint line = 0, column = 0;

  g_array_set_clear_func (changes, change_clear);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      if (lines[i][0] == ' ')
        {
          Change change = { find_place (text, line, column), dup_quoted (lines[i]), NULL };

          change.new = dup_quoted (lines[++i]);
          g_array_append_val (changes, change);
        }
      else if (lines[i][0] != '#' && lines[i][0] != '\0')
        {
          g_assert_cmpint (sscanf (lines[i], "%u:%u: ", &line, &column), ==, 2);
          g_string_append_printf (expected, "f:%s\n", lines[i]);
        }
    }

  g_assert_cmpstr (found, ==, expected->str);
  g_assert_null (rewritten);

  /* From the end on, so that no change moves the place of another. */
  g_array_sort (changes, compare_changes);
  for (guint i = changes->len; i > 0; i--)
    {
      const Change *change = &g_array_index (changes, Change, i - 1);
      gsize start = find_old (text, change);

      g_string_erase (text, (gssize) start, (gssize) strlen (change->old));
      g_string_insert (text, (gssize) start, change->new);
    }
}

/* The mended text is a document, which is written as it is read. */
static void
assert_loads (const Kind *kind, StoreLibrary *library, const char *folder, const GString *text)
{
  g_autoptr (StoreFaults) faults = store_faults_new ("mended");
  g_autoptr (GBytes) bytes = g_bytes_new (text->str, text->len);
  g_autoptr (GBytes) rewritten = kind->rewrite (library, bytes, folder, faults);
  g_autofree char *found = store_faults_to_string (faults);
  g_autoptr (GBytes) again = NULL;

  g_assert_cmpstr (found, ==, "");
  g_assert_nonnull (rewritten);
  again = kind->rewrite (library, rewritten, folder, faults);
  g_assert_nonnull (again);
  g_assert_true (g_bytes_equal (rewritten, again));
}

static char *
get_folder (const Kind *kind)
{
  return g_test_build_filename (G_TEST_DIST, "store", "hostile", kind->name, NULL);
}

static const Kind *
find_kind (const char *name)
{
  for (const Kind *kind = kinds; kind->name != NULL; kind++)
    if (g_str_equal (kind->name, name))
      return kind;

  g_assert_not_reached ();
}

/* data: "KIND/NAME". */
static void
test_file (gconstpointer data)
{
  g_auto (GStrv) parts = g_strsplit (data, "/", 2);
  const Kind *kind = find_kind (parts[0]);
  g_autofree char *folder = get_folder (kind);
  g_autofree char *in = g_strconcat (folder, "/", parts[1], ".in", NULL);
  g_autofree char *expected = g_strconcat (folder, "/", parts[1], ".expected", NULL);
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  g_autoptr (GError) error = NULL;
  g_autofree char *bytes = NULL;
  g_autofree char *said = NULL;
  g_auto (GStrv) rounds = NULL;
  g_autoptr (GString) text = NULL;
  gsize length;

  g_file_get_contents (in, &bytes, &length, &error);
  g_assert_no_error (error);
  g_file_get_contents (expected, &said, NULL, &error);
  g_assert_no_error (error);

  text = g_string_new_len (bytes, (gssize) length);
  rounds = g_strsplit (said, "\n\n", -1);
  for (guint i = 0; rounds[i] != NULL; i++)
    read_round (kind, library, folder, text, rounds[i]);
  assert_loads (kind, library, folder, text);
}

/* Each kind has its share, and every file says what it is there for. */
static void
add_files (const Kind *kind)
{
  g_autofree char *folder = get_folder (kind);
  g_autoptr (GDir) directory = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n_files = 0;

  g_assert_nonnull (directory);
  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *plain = NULL;
      g_autofree char *path = NULL;

      if (!g_str_has_suffix (name, ".in"))
        continue;

      plain = g_strndup (name, strlen (name) - strlen (".in"));
      path = g_strdup_printf ("/store/hostile/%s/%s", kind->name, plain);
      g_test_add_data_func_full (path, g_strdup_printf ("%s/%s", kind->name, plain), test_file,
                                 g_free);
      n_files++;
    }

  g_assert_cmpuint (n_files, >=, 8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (const Kind *kind = kinds; kind->name != NULL; kind++)
    add_files (kind);
  return g_test_run ();
}
