/* test-limits.c: no file takes more memory than it may, opens another, or costs more than its size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "guard.h"

/* What files of this size may take, in bytes. */
#define SIZE (1000 * 1000)
#define MEMORY (64 * 1024 * 1024)

/* The messages of 100 faults: none is as long as a name in a file may be. */
#define MESSAGES (100 * 1024)

/* A file is the example of its kind with a piece of text put in many times; "#" in it is a number
 * that grows. */
typedef struct
{
  const char *name;
  enum
  {
    BEFORE_ROOT,
    IN_ROOT_TAG,
    IN_ROOT,
  } place;
  const char *begin, *piece, *end;
} Filling;

static const Filling fillings[] = {
  { "attribute", IN_ROOT_TAG, " oops=\"", "0123456789", "\"" },
  { "attributes", IN_ROOT_TAG, "", " a#=\"\"", "" },
  { "namespaces-of-one-tag", IN_ROOT_TAG, "", " xmlns:a#=\"a\"", "" },
  { "open-value", IN_ROOT_TAG, " a='", "<", "" },
  { "white-space-of-a-tag", IN_ROOT_TAG, "", "\n", "" },
  { "nesting", IN_ROOT, "", "<oops>", "" },
  { "namespaces", IN_ROOT, "", "<oops xmlns:a#=\"a\"/>", "" },
  { "strangers", IN_ROOT, "", "<oops/>", "" },
  { "strangers-in-one", IN_ROOT, "<oops>", "<a b='c'/>", "</oops>" },
  { "ends", IN_ROOT, "", "</oops>", "" },
  { "names", IN_ROOT, "<", "n", "/>" },
  { "less-than", IN_ROOT, "", "<", "" },
  { "comments", IN_ROOT, "", "<!-- ' -->", "" },
  { "open-comment", IN_ROOT, "<!--", " - ", "" },
  { "instructions", IN_ROOT, "", "<?a '?>", "" },
  { "open-instruction", IN_ROOT, "<?a ", "? > ", "" },
  { "sections", IN_ROOT, "", "<![CDATA[ ]]>", "" },
  { "open-section", IN_ROOT, "<![CDATA[", "]] > ", "" },
  { "text", IN_ROOT, "", "text é", "" },
  { "white-space", IN_ROOT, "", " \n", "" },
  { "references", IN_ROOT, "", "&#32;&amp;", "" },
  { "unknown-references", IN_ROOT, "", "&a#;", "" },
  { "no-text", IN_ROOT, "", "\xff", "" },
  { "entities", BEFORE_ROOT, "<!DOCTYPE a [<!ENTITY a0 \"a\">", "<!ENTITY b# \"&a0;&a0;&a0;\">",
    "]>" },
  { "giant-entity", BEFORE_ROOT, "<!DOCTYPE a [<!ENTITY a \"", "0123456789", "\">]>" },
  { "attribute-lists", BEFORE_ROOT, "<!DOCTYPE a [", "<!ATTLIST army a# CDATA \"a\">", "]>" },
  { "text-before", BEFORE_ROOT, "", "text ", "" },
};

/* Appends the piece until the text has the size. */
static void
fill (GString *text, const char *piece, gsize size)
{
  g_auto (GStrv) parts = g_strsplit (piece, "#", 2);

  for (guint i = 0; text->len < size; i++)
    {
      g_string_append (text, parts[0]);
      if (parts[1] != NULL)
        g_string_append_printf (text, "%u%s", i, parts[1]);
    }
}

/* Puts the filling into the example. */
static GString *
make_filled (const char *example, const Filling *filling, gsize size)
{
  const char *root = strstr (example, "?>") + strlen ("?>");
  const char *root_end = strchr (root, '>');
  const char *at = filling->place == BEFORE_ROOT   ? root
                   : filling->place == IN_ROOT_TAG ? root_end
                                                   : root_end + 1;
  GString *text = g_string_new_len (example, at - example);

  g_string_append (text, filling->begin);
  fill (text, filling->piece, size);
  g_string_append (text, filling->end);
  g_string_append (text, at);
  return text;
}

typedef struct
{
  const Kind *kind;
  const Filling *filling; /* or NULL: */
  char *line; /* of the example, for the others */
} Case;

static void
case_free (gpointer data)
{
  Case *item = data;

  g_free (item->line);
  g_free (item);
}

static StoreLibrary *library;

/* Twice the file is at most twice the work, as far as memory tells; what a small file takes in any
 * case is little. Time is measured by the benchmark. */
static void
assert_linear (const GuardCounts *half, const GuardCounts *whole)
{
  g_assert_cmpuint (whole->total, <=, half->total * 22 / 10 + 100 * 1024);
  g_assert_cmpuint (whole->n_calls, <=, half->n_calls * 22 / 10 + 1000);
}

/* Reads the texts in another process, and asserts what holds for all files.
 * growing: the second is twice the first. */
static void
read_guarded (const Kind *kind, const GPtrArray *texts, gboolean growing)
{
  g_autofree GuardCounts *counts = g_new0 (GuardCounts, texts->len);

  g_assert_cmpint (guard_read (kind, library, texts, NULL, counts), ==, GUARD_KEPT);
  for (guint i = 0; i < texts->len; i++)
    {
      g_assert_cmpuint (counts[i].n_faults, <=, STORE_FAULTS_MAX);
      g_assert_cmpuint (counts[i].n_message_bytes, <=, MESSAGES);
      g_assert_cmpuint (counts[i].peak, <=, MEMORY);
    }
  if (growing)
    assert_linear (&counts[0], &counts[1]);
}

static void
free_text (gpointer text)
{
  g_string_free (text, TRUE);
}

static void
test_filling (gconstpointer data)
{
  const Case *item = data;
  g_autofree char *example = kind_get_example (item->kind, library, NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);

  g_ptr_array_add (texts, make_filled (example, item->filling, SIZE / 2));
  g_ptr_array_add (texts, make_filled (example, item->filling, SIZE));
  read_guarded (item->kind, texts, TRUE);
}

/* The example with more before the line. */
static GString *
make_with_more (const char *example, const char *line, const char *more, gsize size)
{
  const char *at = strstr (example, line);
  GString *text = g_string_new_len (example, at - example);

  fill (text, more, size);
  g_string_append (text, at);
  return text;
}

/* A line of the example, again and again: as many elements as nobody has. */
static void
test_line (gconstpointer data)
{
  const Case *item = data;
  g_autofree char *example = kind_get_example (item->kind, library, NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);

  g_ptr_array_add (texts, make_with_more (example, item->line, item->line, SIZE / 2));
  g_ptr_array_add (texts, make_with_more (example, item->line, item->line, SIZE));
  read_guarded (item->kind, texts, TRUE);
}

/* As many corners as an area may have, in a saw with long teeth. */
static void
append_saw (GString *text)
{
  const guint n_teeth = 999;

  for (guint i = 0; i < 2 * n_teeth; i++)
    {
      guint y = i < n_teeth ? i : 2 * n_teeth - 1 - i;

      g_string_append_printf (text, "%s%u,%u", i > 0 ? " " : "",
                              (i < n_teeth) == (y % 2 == 0) ? 1000
                              : i < n_teeth                 ? 2000
                                                            : 0,
                              y);
    }
}

/* A value as long as a tag may be. */
static void
append_long_value (GString *text, const char *value, gsize length)
{
  gsize end = text->len + 60 * 1000;

  if (memchr (value, ',', length) != NULL && memchr (value, ' ', length) != NULL)
    append_saw (text);
  else
    while (text->len < end)
      {
        g_string_append_len (text, value, (gssize) length);
        g_string_append (text, " &amp;");
      }
}

/* A line of the example again and again, with each of its values in turn as long as may be. */
static void
test_long_values (gconstpointer data)
{
  const Case *item = data;
  g_autofree char *example = kind_get_example (item->kind, library, NULL);
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (free_text);

  for (const char *value = item->line; (value = strchr (value, '"')) != NULL; value++)
    {
      gsize length = strcspn (++value, "\"");
      g_autoptr (GString) line = g_string_new_len (item->line, value - item->line);

      append_long_value (line, value, length);
      value += length;
      g_string_append (line, value);
      g_ptr_array_add (texts, make_with_more (example, item->line, line->str, SIZE));
    }
  read_guarded (item->kind, texts, FALSE);
}

/* The guard would see it: a link is followed, and a copy is made of the text, for libxml2. */
static void
test_guard (void)
{
  const Filling filling = { "text", IN_ROOT, "", "text ", "" };
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

  g_ptr_array_remove_index (texts, 0);
  g_ptr_array_add (texts, make_filled (example, &filling, SIZE));
  g_assert_cmpint (guard_read (kind, library, texts, NULL, &counts), ==, GUARD_KEPT);
  g_assert_cmpuint (counts.peak, >=, SIZE);
}

static void
add_case (const Kind *kind, const Filling *filling, const char *line, const char *path,
          GTestDataFunc function)
{
  Case *item = g_new0 (Case, 1);

  item->kind = kind;
  item->filling = filling;
  item->line = g_strdup (line);
  g_test_add_data_func_full (path, item, function, case_free);
}

/* The tag without its values: "<take type= count=/>". */
static char *
dup_form (const char *tag)
{
  g_autoptr (GRegex) regex = g_regex_new ("\"[^\"]*\"", 0, 0, NULL);

  return g_regex_replace_literal (regex, tag, -1, 0, "", 0, NULL);
}

/* Tests with each line of the example that is an element by itself, one of each form. */
static void
add_lines (const Kind *kind)
{
  g_autofree char *example = kind_get_example (kind, library, NULL);
  g_auto (GStrv) lines = g_strsplit (example, "\n", -1);
  g_autoptr (GHashTable) forms = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint n_lines = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    {
      const char *tag = lines[i] + strspn (lines[i], " ");
      g_autofree char *name = NULL;
      g_autofree char *path = NULL;
      g_autofree char *long_path = NULL;

      if (tag[0] != '<' || !g_ascii_islower (tag[1])
          || !(g_str_has_suffix (tag, "/>") || strstr (tag, "</") != NULL)
          || !g_hash_table_add (forms, dup_form (tag)))
        continue;

      name = g_strndup (tag + 1, strcspn (tag + 1, " />"));
      path = g_strdup_printf ("/store/limits/%s/line-%u-%s", kind->name, i + 1, name);
      long_path = g_strdup_printf ("/store/limits/%s/long-values-%u-%s", kind->name, i + 1, name);
      add_case (kind, NULL, lines[i], path, test_line);
      if (strchr (tag, '"') != NULL)
        add_case (kind, NULL, lines[i], long_path, test_long_values);
      n_lines++;
    }

  g_assert_cmpuint (n_lines, >, 0);
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
  int status;

  g_test_init (&argc, &argv, NULL);
  library = store_library_new (NULL);
  warm_up ();

  g_test_add_func ("/store/limits/guard", test_guard);
  for (const Kind *kind = kinds; kind->name != NULL; kind++)
    {
      for (guint i = 0; i < G_N_ELEMENTS (fillings); i++)
        {
          g_autofree char *path
            = g_strdup_printf ("/store/limits/%s/%s", kind->name, fillings[i].name);

          add_case (kind, &fillings[i], NULL, path, test_filling);
        }
      add_lines (kind);
    }

  status = g_test_run ();
  store_library_free (library);
  return status;
}
