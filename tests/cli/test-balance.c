/* test-balance.c: armies all against all at the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>
#include <string.h>

#include "program.h"

#define N_GAMES "14"
#define N_SHARDS 3

/* Plays a shard into a file; shard: "1/3", or NULL for all games. */
static void
play (Fixture *fixture, const char *shard, const char *threads, const char *seed, const char *file)
{
  g_assert_cmpint (run (fixture, NULL, NULL, "balance", "entente-in-arms", "for-the-fatherland",
                        "--armies", "5", "--points", "300", "--rounds", "4", "--games", N_GAMES,
                        "--seed", seed, "--json", "-o", file, "--threads", threads,
                        shard != NULL ? "--shard" : NULL, shard, NULL),
                   ==, 0);
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

/* Whatever plays the games, and in whatever order the files are named: the same bytes, and the same
 * reports. */
static void
test_same (Fixture *fixture, gconstpointer data)
{
  static const char *const formats[] = { "text", "markdown", "csv", "json" };
  g_autofree char *one = NULL, *two = NULL;

  play (fixture, NULL, "1", "5", "one.json");
  play (fixture, NULL, "3", "5", "two.json");
  one = read_text (fixture, "one.json");
  two = read_text (fixture, "two.json");
  g_assert_cmpstr (one, ==, two);

  play_shards (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (formats); i++)
    {
      g_autofree char *whole = NULL, *merged = NULL;

      g_assert_cmpint (
        run (fixture, &whole, NULL, "balance", "--merge", "one.json", "--format", formats[i], NULL),
        ==, 0);
      g_assert_cmpint (run (fixture, &merged, NULL, "balance", "--merge", "3.json", "1.json",
                            "2.json", "--format", formats[i], NULL),
                       ==, 0);
      g_assert_cmpstr (whole, ==, merged);
      if (g_str_equal (formats[i], "json"))
        g_assert_cmpstr (merged, ==, one);
      else
        assert_contains (merged, "BEF Infantry");
    }
}

static gint64
sum_numbers (JsonObject *object, const char *key)
{
  JsonArray *array = json_object_get_array_member (object, key);
  gint64 sum = 0;

  for (guint i = 0; i < json_array_get_length (array); i++)
    sum += json_array_get_int_element (array, i);
  return sum;
}

/* All games are somebody's, what was killed had been lost, and what was lost had been there. */
static void
test_content (Fixture *fixture, gconstpointer data)
{
  g_autoptr (JsonParser) parser = json_parser_new_immutable ();
  g_autofree char *text = NULL;
  JsonObject *root, *army;
  JsonArray *types;
  gint64 cost = 0, fielded, lost, killed;

  play (fixture, NULL, "1", "1", "a.json");
  text = read_text (fixture, "a.json");
  g_assert_true (json_parser_load_from_data (parser, text, -1, NULL));
  root = json_node_get_object (json_parser_get_root (parser));
  g_assert_cmpstr (json_object_get_string_member (root, "duckboard"), ==, "balance");
  g_assert_cmpstr (json_object_get_string_member (root, "type"), ==, "assault");
  g_assert_cmpint (json_object_get_int_member (root, "played"), ==, 14);
  g_assert_cmpint (json_array_get_length (json_object_get_array_member (root, "armies")), ==, 5);
  g_assert_cmpint (sum_numbers (root, "meetings"), ==, 14);
  g_assert_cmpint (sum_numbers (root, "wins") + json_object_get_int_member (root, "draws"), ==, 14);

  army = json_array_get_object_element (json_object_get_array_member (root, "armies"), 0);
  types = json_object_get_array_member (root, "types");
  g_assert_cmpstr (json_object_get_string_member (army, "name"), ==, "Entente In Arms 1");
  g_assert_cmpstr (json_object_get_string_member (army, "style"), ==, "mixed");
  for (guint i = 0; i < json_array_get_length (types); i++)
    cost += json_object_get_int_member (json_array_get_object_element (types, i), "cost")
            * json_array_get_int_element (json_object_get_array_member (army, "units"), i);
  g_assert_cmpint (json_object_get_int_member (army, "cost"), ==, cost);

  fielded = sum_numbers (root, "fielded");
  lost = sum_numbers (root, "lost");
  killed = sum_numbers (root, "killed");
  g_assert_cmpint (fielded, <=, 2 * 14 * 300 * 100);
  g_assert_cmpint (lost, <=, fielded);
  g_assert_cmpint (killed, >, 0);
  g_assert_cmpint (killed, <=, lost);
}

/* Two armies that are the same win as often as each other, to the last game: what one side wins by
 * luck, or by its place, the other wins in the next game. */
static void
test_mirrored (Fixture *fixture, gconstpointer data)
{
  static const char *const battles[][2]
    = { { "british-expeditionary-force", "assault" }, { "german-fourth-army", "control" } };

  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *report = NULL;

      g_assert_cmpint (run (fixture, &report, NULL, "balance", battles[i][0], battles[i][0],
                            "--type", battles[i][1], "--games", "6", "--format", "csv", NULL),
                       ==, 0);
      assert_contains (report, ",%,50.0\r\n");
      assert_contains (report, " (2),%,50.0\r\n");
      g_assert_null (strstr (report, ",won,0\r\n"));
    }
}

/* In a system whose costs describe the report says so, and in no other one. */
static void
test_describing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *assault = NULL, *entrenched = NULL;

  g_assert_cmpint (run (fixture, &assault, NULL, "balance", "--system", "assault", "--field",
                        "parapet", "--armies", "2", "--games", "2", "--1", "random", "--2",
                        "random", NULL),
                   ==, 0);
  assert_contains (assault, "In this system costs only describe");
  assert_contains (assault, "all on “The Race to the Parapet”.");
  g_assert_cmpint (run (fixture, &entrenched, NULL, "balance", "--system", "entrenched", "--armies",
                        "2", "--points", "300", "--games", "2", NULL),
                   ==, 0);
  g_assert_null (strstr (entrenched, "costs only describe"));
  assert_contains (entrenched, "Too few armies to say what types are worth");
}

static void
assert_refused (Fixture *fixture, const char *sentence, const char *a, const char *b, const char *c)
{
  g_autofree char *output = NULL, *errors = NULL;

  g_assert_cmpint (run (fixture, &output, &errors, "balance", "--merge", a, b, c, NULL), ==, 1);
  g_assert_cmpstr (output, ==, "");
  assert_contains (errors, sentence);
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
    { "\"duckboard\":\"balance\"", "\"duckboard\":\"series\"", "“x.json” is no shard of" },
    { "\"hash\":\"", "\"hash\":\"0", "“1.json” and “x.json” are not of the same armies" },
    { "\"rules\":", "\"rules\":1", "“x.json” are of other versions of the rules" },
    { "\"2\":\"quick\"", "\"2\":\"steady\"", "“x.json” were played by other commanders" },
    { "\"seed\":\"5\"", "\"seed\":\"6\"", "“1.json” and “x.json” have other seeds" },
    { "\"meetings\":[", "\"meetings\":[1,", "“x.json” is not as the program wrote it" },
    { "\"armies\":[", "\"armies\":[{},", "“x.json” is not as the program wrote it" },
    { "\"books\":[", "\"books\":[3,", "“x.json” is not as the program wrote it" },
    { "\"style\":\"few\"", "\"style\":\"fey\"", "“x.json” is not as the program wrote it" },
    { "}\n", "", "“x.json” is no shard of “balance”, or was cut off: run its shard again" },
  };

  play_shards (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      copy_changed (fixture, "2.json", "x.json", rows[i].part, rows[i].by);
      assert_refused (fixture, rows[i].sentence, "1.json", "x.json", "3.json");
    }

  assert_refused (fixture, "“1.json” is the same shard as “1.json”, 1 of 3: leave one", "1.json",
                  "2.json", "1.json");
  assert_refused (fixture, "of the 3 shards of “3.json” these are missing: 2; run", "3.json",
                  "1.json", NULL);
  g_assert_cmpint (run (fixture, NULL, NULL, "balance", "--merge", "absent.json", NULL), ==, 2);

  /* A whole one whose figures somebody mended. */
  play (fixture, NULL, "1", "5", "one.json");
  copy_changed (fixture, "one.json", "x.json", "\"played\":14", "\"played\":15");
  assert_refused (fixture, "“x.json” is not as the program wrote it", "x.json", NULL, NULL);
}

/* What cannot be meant is not guessed, and the sentence names what is wrong. */
static void
test_calls (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *arguments[7];
    const char *sentence;
  } rows[] = {
    { { "balance" }, "say armies or army books, or --system NAME" },
    { { "balance", "--system", "chess" }, "chess" },
    { { "balance", "langemarck" }, "“langemarck” is neither an army nor an army book" },
    { { "balance", "british-expeditionary-force" }, "there can be 2 to 128 armies" },
    { { "balance", "entente-in-arms", "british-brigades" },
      "“british-brigades” is of End of Empires 1914, not of Entrenched! 1914–1915" },
    { { "balance", "entente-in-arms", "--armies", "129" }, "there can be 2 to 128 armies" },
    { { "balance", "entente-in-arms", "--points", "30" },
      "nothing of the book “Entente In Arms” fits into 30 points" },
    { { "balance", "british-expeditionary-force", "german-fourth-army", "--armies", "8" },
      "--armies and --points are of armies that are made" },
    { { "balance", "entente-in-arms", "--type", "chess" },
      "there is no game type “chess”, but: assault, control, capture, attrition" },
    { { "balance", "entente-in-arms", "--field", "german-fourth-army" },
      "“german-fourth-army” has no" },
    { { "balance", "entente-in-arms", "--1", "person" }, "cannot play by itself" },
    { { "balance", "entente-in-arms", "--shard", "1/2" }, "say --json, too" },
    { { "balance", "--system", "raider" }, "makes no battles of two armies" },
    { { "balance", "--merge", "a.json", "--games", "3" }, "all else stands in the files" },
    { { "balance", "absent.duckarmy", "entente-in-arms" }, "absent.duckarmy" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      g_autofree char *output = NULL, *errors = NULL;

      g_assert_cmpint (run (fixture, &output, &errors, rows[i].arguments[0], rows[i].arguments[1],
                            rows[i].arguments[2], rows[i].arguments[3], rows[i].arguments[4],
                            rows[i].arguments[5], rows[i].arguments[6], NULL),
                       !=, 0);
      g_assert_cmpstr (output, ==, "");
      assert_contains (errors, rows[i].sentence);
    }
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/balance/same", test_same);
  ADD ("/cli/balance/content", test_content);
  ADD ("/cli/balance/mirrored", test_mirrored);
  ADD ("/cli/balance/describing", test_describing);
  ADD ("/cli/balance/wrong", test_wrong);
  ADD ("/cli/balance/calls", test_calls);
  return g_test_run ();
}
