/* test-shards.c: a series of games in shards, and the whole that is made of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "program.h"

#define N_GAMES "7"
#define N_SHARDS 3

static char *
get_operation (void)
{
  return g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
}

/* Plays a shard into a file; shard: "1/3", or NULL for all games. */
static void
play (Fixture *fixture, const char *shard, const char *threads, const char *seed, const char *file)
{
  g_autofree char *operation = get_operation ();
  g_autofree char *output = NULL;

  g_assert_cmpint (run (fixture, &output, NULL, "test", operation, "--games", N_GAMES, "--seed",
                        seed, "--2", "random", "--json", "-o", file, "--threads", threads,
                        shard != NULL ? "--shard" : NULL, shard, NULL),
                   ==, 0);
  g_assert_cmpstr (output, ==, "");
}

static void
play_shards (Fixture *fixture)
{
  for (guint i = 1; i <= N_SHARDS; i++)
    {
      g_autofree char *shard = g_strdup_printf ("%u/%u", i, N_SHARDS);
      g_autofree char *file = g_strdup_printf ("%u.json", i);

      play (fixture, shard, i == 2 ? "2" : "1", "5", file);
    }
}

/* Whatever plays the games, and in whatever order the files are named: the same bytes. */
static void
test_same (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_operation ();
  g_autofree char *one = NULL, *two = NULL, *printed = NULL, *merged = NULL, *again = NULL;
  g_autofree char *merged_file = NULL;

  play (fixture, NULL, "1", "5", "one.json");
  play (fixture, NULL, "3", "5", "two.json");
  one = read_text (fixture, "one.json");
  two = read_text (fixture, "two.json");
  g_assert_cmpstr (one, ==, two);
  g_assert_cmpint (run (fixture, &printed, NULL, "test", operation, "--games", N_GAMES, "--seed",
                        "5", "--2", "random", "--json", NULL),
                   ==, 0);
  g_assert_cmpstr (one, ==, printed);

  play_shards (fixture);
  g_assert_cmpint (
    run (fixture, &merged, NULL, "test", "--merge", "3.json", "1.json", "2.json", "--json", NULL),
    ==, 0);
  g_assert_cmpstr (one, ==, merged);
  g_assert_cmpint (run (fixture, &again, NULL, "test", "--merge", "1.json", "2.json", "3.json",
                        "--json", "-o", "all.json", NULL),
                   ==, 0);
  g_assert_cmpstr (again, ==, "");
  merged_file = read_text (fixture, "all.json");
  g_assert_cmpstr (one, ==, merged_file);
}

/* What made it, of what, and which part. */
static void
test_content (Fixture *fixture, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autofree char *text = NULL, *version = NULL;
  JsonObject *root, *changed;
  const char *hash;

  g_assert_cmpint (run (fixture, &version, NULL, "--version", NULL), ==, 0);
  play (fixture, "2/3", "1", "18446744073709551615", "a.json");
  text = read_text (fixture, "a.json");
  g_assert_true (json_parser_load_from_data (parser, text, -1, NULL));
  root = json_node_get_object (json_parser_get_root (parser));
  g_assert_nonnull (strstr (version, json_object_get_string_member (root, "program")));
  g_assert_cmpstr (json_object_get_string_member (root, "system"), ==, "entrenched");
  g_assert_cmpint (json_object_get_int_member (root, "rules"), >, 0);
  g_assert_cmpstr (json_object_get_string_member (root, "seed"), ==, "18446744073709551615");
  g_assert_cmpint (json_object_get_int_member (root, "games"), ==, 7);
  g_assert_cmpint (json_object_get_int_member (root, "shard"), ==, 2);
  g_assert_cmpint (json_object_get_int_member (root, "shards"), ==, 3);
  g_assert_cmpint (json_object_get_int_member (root, "played"), ==, 2);
  hash = json_object_get_string_member (root, "hash");
  g_assert_cmpuint (strlen (hash), ==, 64);

  /* A number of the operation is another operation. */
  {
    g_autoptr (JsonParser) other = json_parser_new_immutable ();
    g_autofree char *path = get_operation ();
    g_autofree char *operation = NULL, *json = NULL;
    g_auto (GStrv) parts = NULL;
    g_autofree char *more = NULL;

    g_assert_true (g_file_get_contents (path, &operation, NULL, NULL));
    parts = g_strsplit (operation, "rounds=\"", 2);
    g_assert_cmpuint (g_strv_length (parts), ==, 2);
    more = g_strconcat (parts[0], "rounds=\"1", parts[1], NULL);
    write_file (fixture, "more.duckop", more);
    g_assert_cmpint (
      run (fixture, &json, NULL, "test", "more.duckop", "--games", "1", "--json", NULL), ==, 0);
    g_assert_true (json_parser_load_from_data (other, json, -1, NULL));
    changed = json_node_get_object (json_parser_get_root (other));
    g_assert_cmpstr (json_object_get_string_member (changed, "hash"), !=, hash);
  }
}

/* Merging them is refused with the sentence, prints nothing and writes no file. */
static void
assert_refused (Fixture *fixture, const char *sentence, const char *a, const char *b, const char *c)
{
  g_autofree char *output = NULL, *errors = NULL, *path = NULL;

  g_assert_cmpint (run (fixture, &output, &errors, "test", "--json", "--merge", a, b, c, NULL), ==,
                   1);
  g_assert_cmpstr (output, ==, "");
  assert_contains (errors, sentence);
  g_clear_pointer (&output, g_free);
  g_assert_cmpint (
    run (fixture, &output, NULL, "test", "--json", "-o", "whole.json", "--merge", a, b, c, NULL),
    ==, 1);
  path = g_build_filename (fixture->folder, "whole.json", NULL);
  g_assert_false (g_file_test (path, G_FILE_TEST_EXISTS));
}

static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *part, *by; /* of the second shard */
    const char *sentence;
  } rows[] = {
    { "\"program\":\"", "\"program\":\"9.", "“x.json” was made by version 9." },
    { "\"format\":\"2\"", "\"format\":\"3\"", "“x.json” was made by version " },
    { "\"duckboard\":\"series\"", "\"duckboard\":\"game\"", "“x.json” is no shard" },
    { "\"hash\":\"", "\"hash\":\"0", "“1.json” and “x.json” are not of the same operation" },
    { "\"rules\":", "\"rules\":1", "“x.json” are of other versions of the rules" },
    { "\"2\":\"random\"", "\"2\":\"quick\"", "“x.json” were played by other commanders" },
    { "\"seed\":\"5\"", "\"seed\":\"6\"", "“1.json” and “x.json” have other seeds" },
    { "\"games\":7", "\"games\":8", "“x.json” is not as the program wrote it" },
    { "\"played\":2", "\"played\":3", "“x.json” is not as the program wrote it" },
    { "\"wins\":[", "\"wins\":[1", "“x.json” is not as the program wrote it" },
    { "\"luck-bands\":[", "\"luck-bands\":[1", "“x.json” is not as the program wrote it" },
    { "\"luck\":[", "\"luck\":[7,", "“x.json” is not as the program wrote it" },
    { "\"rounds\":", "\"rounds\":0", "“x.json” is no shard, or was cut off" },
    { "\"rounds\":", "\"more\":1,\"rounds\":", "“x.json” is not as the program wrote it" },
    { "}\n", "", "“x.json” is no shard, or was cut off: run its shard again" },
    { "}\n", "}", "“x.json” is not as the program wrote it" },
  };
  g_autofree char *cut = NULL;

  play_shards (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      copy_changed (fixture, "2.json", "x.json", rows[i].part, rows[i].by);
      assert_refused (fixture, rows[i].sentence, "1.json", "x.json", "3.json");
    }

  assert_refused (fixture, "“1.json” is the same shard as “1.json”, 1 of 3: leave one", "1.json",
                  "2.json", "1.json");
  assert_refused (fixture, "of the 3 shards of “1.json” these are missing: 2-3; run", "1.json",
                  NULL, NULL);
  assert_refused (fixture, "of the 3 shards of “3.json” these are missing: 2; run", "3.json",
                  "1.json", NULL);
  play (fixture, "2/2", "1", "5", "half.json");
  assert_refused (fixture, "“1.json” is a shard of 7 games in 3, “half.json” of 7 in 2", "1.json",
                  "half.json", "3.json");

  /* Half of a file, and nothing at all, as of a machine that went down. */
  cut = read_text (fixture, "2.json");
  cut[strlen (cut) / 2] = '\0';
  write_file (fixture, "cut.json", cut);
  assert_refused (fixture, "“cut.json” is no shard, or was cut off", "1.json", "cut.json",
                  "3.json");
  write_file (fixture, "empty.json", "");
  assert_refused (fixture, "“empty.json” is no shard, or was cut off", "empty.json", "1.json",
                  NULL);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "test", "--merge", "1.json", "absent.json", "--json", NULL), ==, 2);
}

/* The report of merged shards is that of one run, in each format, to the output and to a file. */
static void
test_reports (Fixture *fixture, gconstpointer data)
{
  static const char *const formats[] = { "text", "markdown", "csv" };
  g_autofree char *operation = get_operation ();
  g_autofree char *errors = NULL;

  play_shards (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *one = NULL, *merged = NULL, *file = NULL;

      g_assert_cmpint (run (fixture, &one, NULL, "test", operation, "--games", N_GAMES, "--seed",
                            "5", "--2", "random", "--format", formats[i], NULL),
                       ==, 0);
      g_assert_cmpint (run (fixture, &merged, NULL, "test", operation, "--merge", "1.json",
                            "2.json", "3.json", "--format", formats[i], NULL),
                       ==, 0);
      g_assert_cmpstr (one, ==, merged);
      g_assert_cmpint (run (fixture, NULL, NULL, "test", operation, "--merge", "1.json", "2.json",
                            "3.json", "--format", formats[i], "-o", "report", NULL),
                       ==, 0);
      file = read_text (fixture, "report");
      g_assert_cmpstr (file, ==, one);
    }
  g_assert_cmpint (run (fixture, NULL, &errors, "test", "langemarck", "--merge", "1.json", "2.json",
                        "3.json", NULL),
                   ==, 1);
  assert_contains (errors, "the shards are of another operation than “Skirmish at Langemarck”");
}

/* What cannot be meant is not guessed. */
static void
test_calls (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *arguments[5];
    const char *sentence;
  } rows[] = {
    { { "--games", "4", "--shard", "1/2", NULL }, "say --json, too" },
    { { "--json", "--shard", "1/2", NULL }, "say --games, too" },
    { { "--json", "--shard", "0/2", NULL }, "“0/2” is no shard" },
    { { "--json", "--shard", "3/2", NULL }, "“3/2” is no shard" },
    { { "--json", "--shard", "2", NULL }, "“2” is no shard" },
    { { "--json", "--games", "4", "--shard=1/5", NULL }, "4 games make no 5 shards" },
    { { "--json", "--markdown", NULL }, "say one of --json, --markdown and --format" },
    { { "--games", "2", "--change-sides", NULL }, "--change-sides wants two commanders" },
    { { "--format", "xml", NULL }, "“xml” is no format; choose text, markdown, csv or json" },
    { { "--games", "4", "--within", "5", NULL }, "say --games or --within, not both" },
    { { "--within", "26", NULL }, "--within can be 0.1 to 25 percent" },
    { { "--within", "nan", NULL }, "--within can be 0.1 to 25 percent" },
    { { "--merge", NULL }, "say “test --merge FILE… --json”" },
    { { "--merge", "--json", "--games", "4", NULL }, "all else stands in the files" },
  };
  g_autofree char *operation = get_operation ();

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      const char *const *words = rows[i].arguments;
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (fixture, NULL, &errors, "test", operation, words[0], words[1], words[2],
                            words[3], words[4], NULL),
                       ==, 2);
      assert_contains (errors, rows[i].sentence);
    }

  /* Without --json the first word would be an operation. */
  {
    g_autofree char *errors = NULL;

    write_file (fixture, "1.json", "{}");
    g_assert_cmpint (run (fixture, NULL, &errors, "test", "--merge", "1.json", NULL), ==, 2);
    assert_contains (errors, "say “test --merge FILE… --json”");
  }
}

/* Without a number it stops by itself, where one side nearly always wins before its last look, with
 * any number of threads. */
static void
test_stops (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_operation ();
  g_autofree char *one = NULL, *two = NULL, *whole = NULL, *fixed = NULL;

  g_assert_cmpint (run (fixture, &one, NULL, "test", operation, "--2", "random", "--within", "20",
                        "--threads", "1", NULL),
                   ==, 0);
  assert_contains (one, "Stopped by itself after 15 games: it looks after 8, 15, 22, 29 whether ");
  assert_contains (one, "known to ±20\u00a0%. The intervals are exact, and hold together ");
  g_assert_cmpint (run (fixture, &two, NULL, "test", operation, "--2", "random", "--within", "20",
                        "--threads", "3", NULL),
                   ==, 0);
  g_assert_cmpstr (one, ==, two);

  g_assert_cmpint (run (fixture, &whole, NULL, "test", operation, "--2", "random", "--within", "20",
                        "--json", "-o", "a.json", NULL),
                   ==, 0);
  g_clear_pointer (&whole, g_free);
  g_assert_cmpint (run (fixture, &whole, NULL, "test", "--merge", "a.json", "--json", NULL), ==, 0);
  assert_contains (whole, "\"games\":15,\"shard\":1,\"shards\":1,\"played\":15,\"look\":2,");
  g_assert_cmpint (
    run (fixture, &fixed, NULL, "test", operation, "--2", "random", "--games", "15", NULL), ==, 0);
  assert_lacks (fixed, "Stopped by itself");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/shards/same", test_same);
  ADD ("/cli/shards/content", test_content);
  ADD ("/cli/shards/wrong", test_wrong);
  ADD ("/cli/shards/reports", test_reports);
  ADD ("/cli/shards/calls", test_calls);
  ADD ("/cli/shards/stops", test_stops);
  return g_test_run ();
}
