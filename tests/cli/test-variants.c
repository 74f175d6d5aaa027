/* test-variants.c: what small changes of an operation do, at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "program.h"

#define N_GAMES "6"

static char *
get_operation (void)
{
  return g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
}

/* The report says what each change does, before its other tables; the same seed makes the same. */
static void
test_report (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_operation ();
  g_autofree char *text = NULL, *again = NULL, *csv = NULL, *markdown = NULL;

  g_assert_cmpint (run (fixture, &text, NULL, "test", operation, "--variants", "--games", N_GAMES,
                        "--seed", "5", "--threads", "1", NULL),
                   ==, 0);
  assert_contains (text, "\nEach change was played 2 times, and the fairest ones 6 times, with ");
  assert_contains (text, "\nWhat Changes Do\n  Change ");
  assert_contains (text, "\n  No change ");
  assert_contains (text, " rounds instead of ");
  assert_contains (text, ": one ");
  g_assert_true (strstr (text, "\nWhat Changes Do\n") < strstr (text, "\nWins\n"));
  g_assert_cmpint (run (fixture, &again, NULL, "test", operation, "--variants", "--games", N_GAMES,
                        "--seed", "5", "--threads", "3", NULL),
                   ==, 0);
  g_assert_cmpstr (text, ==, again);

  g_assert_cmpint (run (fixture, &csv, NULL, "test", operation, "--variants", "--games", N_GAMES,
                        "--format", "csv", NULL),
                   ==, 0);
  assert_contains (csv, "\r\nWhat Changes Do,");
  g_assert_cmpint (run (fixture, &markdown, NULL, "test", operation, "--variants", "--games",
                        N_GAMES, "--markdown", NULL),
                   ==, 0);
  assert_contains (markdown, "\n## What Changes Do\n\n| Change | ");
}

/* For programs: the series as it is without changes, then those that change something. */
static void
test_json (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_operation ();
  g_autofree char *text = NULL, *series = NULL;
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  JsonObject *root;
  JsonArray *changes;

  g_assert_cmpint (run (fixture, &text, NULL, "test", operation, "--variants", "--games", N_GAMES,
                        "--seed", "5", "--json", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &series, NULL, "test", operation, "--games", N_GAMES, "--seed",
                        "5", "--json", NULL),
                   ==, 0);
  assert_contains (text, g_strchomp (series));
  g_assert_true (json_parser_load_from_data (parser, text, -1, NULL));
  root = json_node_get_object (json_parser_get_root (parser));
  g_assert_cmpstr (json_object_get_string_member (root, "duckboard"), ==, "variants");
  changes = json_object_get_array_member (root, "changes");
  g_assert_cmpuint (json_array_get_length (changes), >, 2);
  g_assert_cmpint (json_array_get_length (changes), <=, json_object_get_int_member (root, "tried"));
  for (guint i = 0; i < json_array_get_length (changes); i++)
    {
      JsonObject *change = json_array_get_object_element (changes, i);
      JsonArray *wins = json_object_get_array_member (change, "wins");

      gint64 n = json_array_get_int_element (wins, 0) + json_array_get_int_element (wins, 1)
                 + json_object_get_int_member (change, "draws")
                 + json_object_get_int_member (change, "unfinished");

      g_assert_cmpint (n, ==, i < 6 ? 6 : 2);
      g_assert_cmpint (json_object_get_int_member (change, "pairs"), <=, 6);
      g_assert_cmpfloat (json_object_get_double_member (change, "low"), <=,
                         json_object_get_double_member (change, "shift"));
      g_assert_cmpfloat (json_object_get_double_member (change, "high"), >=,
                         json_object_get_double_member (change, "shift"));
      g_assert_nonnull (json_object_get_string_member (change, "kind"));
      g_assert_nonnull (json_object_get_string_member (change, "words"));
    }
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_operation ();
  g_autofree char *shard = NULL, *many = NULL, *merged = NULL;

  g_assert_cmpint (run (fixture, NULL, &shard, "test", operation, "--variants", "--games", N_GAMES,
                        "--json", "--shard", "1/2", NULL),
                   ==, 2);
  assert_contains (shard, "changes are tried in all games");
  g_assert_cmpint (
    run (fixture, NULL, &many, "test", operation, "--variants", "--games", "1000001", NULL), ==, 2);
  assert_contains (many, "there can be 1 to 1000000 games of each change");
  g_assert_cmpint (
    run (fixture, NULL, &merged, "test", "--merge", "a.json", "--json", "--variants", NULL), ==, 2);
  assert_contains (merged, "all else stands in the files");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/variants/report", test_report);
  ADD ("/cli/variants/json", test_json);
  ADD ("/cli/variants/refused", test_refused);
  return g_test_run ();
}
