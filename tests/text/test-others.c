/* test-others.c: what other programs' files contain, and what becomes of it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/field/field.h"
#include "engine/rules/terrain.h"
#include "store/documents/library.h"
#include "store/foreign/battlescribe.h"
#include "store/foreign/uvtt.h"
#include "text/words/words.h"

/* text/others/ has a small file for each row of data/schemas/others.md, and beside it, as ".txt",
 * what is said and shown of it: with OTHERS_WRITE=1 that is written anew. */

static char *
get_folder (void)
{
  return g_test_build_filename (G_TEST_DIST, "text", "others", NULL);
}

static void
append_roster (GString *said, const char *path, StoreFaults *faults)
{
  g_autoptr (WarRoster) roster = store_battlescribe_roster_load (path, faults);
  g_autofree char *plain = roster != NULL ? text_words_to_plain (roster) : g_strdup ("");

  g_string_append (said, plain);
}

/* In squares of the map. */
static void
append_feature (GString *said, const WarFeature *feature)
{
  g_string_append_printf (said, "%s%s%s %s", war_terrain_get_id (feature->terrain),
                          feature->name != NULL ? " " : "",
                          feature->name != NULL ? feature->name : "",
                          feature->shape.kind == WAR_SHAPE_AREA ? "area" : "line");
  for (guint i = 0; i < feature->shape.vertices->len; i++)
    {
      WarPosition vertex = g_array_index (feature->shape.vertices, WarPosition, i);

      g_string_append_printf (said, " %g,%g", (double) vertex.x / WAR_INCH,
                              (double) vertex.y / WAR_INCH);
    }
  g_string_append_c (said, '\n');
}

static void
append_map (GString *said, const char *path, StoreFaults *faults)
{
  g_autoptr (StoreUvtt) map = store_uvtt_load (path, WAR_INCH, faults);

  if (map == NULL)
    return;
  g_string_append_printf (
    said, "%s, %g × %g, %s\n", map->field->name, (double) map->field->width / WAR_INCH,
    (double) map->field->depth / WAR_INCH, map->picture != NULL ? map->suffix : "no picture");
  for (guint i = 0; i < map->field->features->len; i++)
    append_feature (said, g_ptr_array_index (map->field->features, i));
}

static void
test_file (gconstpointer data)
{
  const char *name = data;
  g_autofree char *folder = get_folder ();
  g_autofree char *path = g_build_filename (folder, name, NULL);
  g_autofree char *said_path = g_strconcat (path, ".txt", NULL);
  g_autoptr (StoreFaults) faults = store_faults_new (name);
  g_autoptr (GString) said = g_string_new (NULL);
  g_autofree char *lines = NULL, *warnings = NULL, *expected = NULL;

  if (store_uvtt_is_name (path))
    append_map (said, path, faults);
  else
    append_roster (said, path, faults);
  warnings = store_faults_warnings_to_string (faults);
  lines = store_faults_to_string (faults);
  g_string_append (said, warnings);
  g_string_append (said, lines);
  if (g_getenv ("OTHERS_WRITE") != NULL)
    g_assert_true (g_file_set_contents (said_path, said->str, (gssize) said->len, NULL));
  g_assert_true (g_file_get_contents (said_path, &expected, NULL, NULL));
  g_assert_cmpstr (said->str, ==, expected);
}

/* The table speaks of each file, and of none that is not there. */
static void
test_table (void)
{
  StoreLibrary *library = store_library_new (NULL);
  g_autofree char *path = store_library_find_file (library, "schemas/others.md");
  g_autofree char *folder = get_folder ();
  g_autoptr (GRegex) each
    = g_regex_new ("`([a-z0-9-]+\\.(ros|rosz|json|uvtt|dd2vtt|df2vtt))` \\|\n", 0, 0, NULL);
  g_autoptr (GHashTable) named = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GDir) files = g_dir_open (folder, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *table = NULL;
  const char *name;
  guint n = 0;

  g_assert_nonnull (path);
  g_assert_true (g_file_get_contents (path, &table, NULL, NULL));
  g_regex_match (each, table, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    g_hash_table_add (named, g_match_info_fetch (match, 1));
  while ((name = g_dir_read_name (files)) != NULL)
    {
      if (g_str_has_suffix (name, ".txt"))
        continue;
      g_test_message ("%s", name);
      g_assert_true (g_hash_table_contains (named, name));
      n++;
    }
  g_assert_cmpuint (n, ==, g_hash_table_size (named));
  store_library_free (library);
}

int
main (int argc, char **argv)
{
  g_autofree char *folder = NULL;
  g_autoptr (GDir) files = NULL;
  const char *name;

  g_test_init (&argc, &argv, NULL);

  folder = get_folder ();
  files = g_dir_open (folder, 0, NULL);
  g_assert_nonnull (files);
  while ((name = g_dir_read_name (files)) != NULL)
    {
      g_autofree char *path = g_strconcat ("/others/", name, NULL);

      if (!g_str_has_suffix (name, ".txt"))
        g_test_add_data_func_full (path, g_strdup (name), test_file, g_free);
    }
  g_test_add_func ("/others/table", test_table);

  return g_test_run ();
}
