/* test-campaign.c: duckboard-cli plays campaigns, battle by battle and day by day
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

#define CAMPAIGN \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" \
  "<campaign xmlns=\"urn:duckboard:1\" version=\"1.0\" id=\"two\" name=\"Two Days\" " \
  "system=\"entrenched\">\n" \
  "  <parts>\n" \
  "    <part>\n      <operation-link href=\"first.duckop\"/>\n    </part>\n" \
  "    <part>\n      <operation-link href=\"second.duckop\"/>\n    </part>\n" \
  "  </parts>\n" \
  "</campaign>\n"

static void
write_operation (Fixture *fixture, const char *id)
{
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *name = g_strconcat (id, ".duckop", NULL);
  g_autofree char *attribute = g_strdup_printf ("id=\"%s\"", id);
  g_autofree char *text = NULL;
  g_autoptr (GString) operation = NULL;

  g_assert_true (g_file_get_contents (skirmish, &text, NULL, NULL));
  operation = g_string_new (text);
  g_assert_cmpuint (g_string_replace (operation, "id=\"skirmish\"", attribute, 1), ==, 1);
  write_file (fixture, name, operation->str);
}

/* Two skirmishes, one after the other: two.duckcampaign. */
static void
write_campaign (Fixture *fixture)
{
  write_operation (fixture, "first");
  write_operation (fixture, "second");
  write_file (fixture, "two.duckcampaign", CAMPAIGN);
}

static gboolean
exists (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  return g_file_test (path, G_FILE_TEST_EXISTS);
}

/* Whether it says of any battle what has come of it. */
static gboolean
has_result (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return strstr (text, "<part result=") != NULL;
}

static void
assert_shown (Fixture *fixture, const char *name, const char *part)
{
  g_autofree char *shown = NULL;

  g_assert_cmpint (run (fixture, &shown, NULL, "show", name, NULL), ==, 0);
  assert_contains (shown, part);
}

/* All of it at once: who wins the first chooses in the second who goes first, unless it is played
 * as printed; what has come of each battle stands in the campaign, and each battle beside it. */
static void
test_carried_over (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *printed = NULL;
  g_autofree char *again = NULL;
  g_autofree char *choice = NULL;
  gboolean is_first;

  write_campaign (fixture);
  g_assert_cmpint (run (fixture, &output, NULL, "play", "two.duckcampaign", "--save",
                        "two.duckcampaign", "--1", "quick", "--2", "quick", "--seed", "1", NULL),
                   ==, 0);
  assert_contains (output, "Two Days: operation 1 of 2\n");
  assert_contains (output, "1 of 2 operations have been played.");
  assert_contains (output, "Two Days: operation 2 of 2\n");
  assert_contains (output, "2 of 2 operations have been played.");
  assert_contains (output, "[E-24]");
  is_first = strstr (output, "Entente: 1 win") != NULL;
  choice
    = g_strdup_printf ("\n%s choose who goes first.\n", is_first ? "Entente" : "Central Powers");
  assert_contains (output, choice);
  assert_shown (fixture, "two.duckcampaign", "2 of 2 operations have been played.");
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "two.duckcampaign", "two-1.duckgame",
                        "two-2.duckgame", NULL),
                   ==, 0);

  /* There is nothing left to play. */
  g_assert_cmpint (run (fixture, &again, NULL, "play", "two.duckcampaign", NULL), ==, 0);
  g_assert_true (g_str_has_prefix (again, "2 of 2 operations have been played."));

  write_file (fixture, "printed.duckcampaign", CAMPAIGN);
  g_assert_cmpint (run (fixture, &printed, NULL, "play", "printed.duckcampaign", "--save",
                        "printed.duckcampaign", "--1", "quick", "--2", "quick", "--seed", "1",
                        "--as-printed", NULL),
                   ==, 0);
  assert_lacks (printed, "[E-24]");
}

/* A battle that is stopped goes on the next time, and so does the campaign between battles; one who
 * types goes on typing into the next battle. */
static void
test_other_day (Fixture *fixture, gconstpointer data)
{
  g_autofree char *stopped = NULL;
  g_autofree char *between = NULL;
  g_autofree char *replayed = NULL;
  g_autofree char *rest = NULL;

  write_campaign (fixture);
  g_assert_cmpint (run_with_input (fixture, "place 0 7 4 e\nquit\n", &stopped, NULL, "play",
                                   "two.duckcampaign", "--save", "two.duckcampaign", "--2", "quick",
                                   "--seed", "1", NULL),
                   ==, 0);
  assert_contains (stopped, "The game is saved as two-1.duckgame.\n"
                            "The campaign goes on with: play two.duckcampaign\n");
  g_assert_false (has_result (fixture, "two.duckcampaign"));

  for (guint i = 0; between == NULL || strstr (between, "operation 2 of 2") == NULL; i++)
    {
      g_assert_cmpuint (i, <, 100);
      g_free (between);
      g_assert_cmpint (run_with_input (fixture, "auto\nauto\nauto\nquit\n", &between, NULL, "play",
                                       "two.duckcampaign", NULL),
                       ==, 0);
    }
  assert_shown (fixture, "two.duckcampaign", "1 of 2 operations have been played.");
  g_assert_cmpint (run (fixture, &replayed, NULL, "replay", "two-1.duckgame", NULL), ==, 0);
  assert_contains (replayed, "BEF Infantry 1 is placed at B7, facing east. [1.5]");

  g_assert_cmpint (
    run (fixture, &rest, NULL, "play", "two.duckcampaign", "--1", "quick", "--2", "quick", NULL),
    ==, 0);
  assert_lacks (rest, "operation 1 of 2");
  assert_shown (fixture, "two.duckcampaign", "2 of 2 operations have been played.");
}

/* What is typed ahead in one battle is read in the next one. */
static void
test_typed_ahead (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) typed = g_string_new (NULL);
  g_autofree char *output = NULL;

  write_campaign (fixture);
  for (guint i = 0; i < 400; i++)
    g_string_append (typed, "auto\n");
  g_assert_cmpint (run_with_input (fixture, typed->str, &output, NULL, "play", "two.duckcampaign",
                                   "--save", "two.duckcampaign", "--seed", "1", NULL),
                   ==, 0);
  assert_contains (output, "2 of 2 operations have been played.");
  assert_lacks (output, "There is nothing more to read");
}

/* Nothing is written over: no shipped campaign, no other record, no other game. */
static void
test_files (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *taken = NULL;
  g_autofree char *named = NULL;
  g_autofree char *other = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "play", "blood-of-ypres", NULL), ==, 2);
  assert_contains (errors,
                   "“blood-of-ypres” is shipped: say where your record of it is to be kept");
  g_assert_cmpint (run_with_input (fixture, "quit\n", NULL, NULL, "play", "blood-of-ypres",
                                   "--save", "mine.duckcampaign", NULL),
                   ==, 0);
  g_assert_true (exists (fixture, "mine.duckcampaign"));
  g_assert_false (has_result (fixture, "mine.duckcampaign"));
  g_assert_cmpint (
    run (fixture, NULL, &taken, "play", "blood-of-ypres", "--save", "mine.duckcampaign", NULL), ==,
    2);
  assert_contains (taken, "mine.duckcampaign is there already: play it, or choose another name");
  g_assert_cmpint (
    run (fixture, NULL, &named, "play", "blood-of-ypres", "--save", "mine.duckgame", NULL), ==, 2);
  assert_contains (named, "the name of a campaign must end in .duckcampaign");

  write_campaign (fixture);
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "second.duckop", "--1", "quick", "--2",
                        "quick", "--save", "two-1.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, NULL, &other, "play", "two.duckcampaign", "--save",
                        "two.duckcampaign", "--1", "quick", "--2", "quick", NULL),
                   ==, 2);
  assert_contains (other, "two-1.duckgame is not the battle that comes next");
  g_assert_false (has_result (fixture, "two.duckcampaign"));
}

static char *
read_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* A campaign that nobody has begun is only read, and no game comes to lie beside it, unless its own
 * file is named. A record that has been begun needs no name. */
static void
test_unasked (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;

  write_campaign (fixture);
  before = read_file (fixture, "two.duckcampaign");
  g_assert_cmpint (
    run (fixture, NULL, &errors, "play", "two.duckcampaign", "--1", "quick", "--2", "quick", NULL),
    ==, 2);
  assert_contains (errors, "“two.duckcampaign” has not been begun: say where your record of it is "
                           "to be kept, with --save FILE.duckcampaign, which may be this file");
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "two.duckcampaign", "--1", "quick", "--2",
                        "quick", "--save", "mine.duckcampaign", NULL),
                   ==, 0);
  after = read_file (fixture, "two.duckcampaign");
  g_assert_cmpstr (after, ==, before);
  g_assert_false (exists (fixture, "two-1.duckgame"));
  g_assert_true (has_result (fixture, "mine.duckcampaign"));
  g_assert_true (exists (fixture, "mine-1.duckgame"));
}

/* A shipped one by its path too, and also if its own file is named. */
static void
test_shipped (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped
    = g_test_build_filename (G_TEST_DIST, "..", "scenarios", "blood-of-ypres.duckcampaign", NULL);
  g_autofree char *before = NULL;
  g_autofree char *after = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *named = NULL;

  g_assert_true (g_file_get_contents (shipped, &before, NULL, NULL));
  g_assert_cmpint (run (fixture, NULL, &errors, "play", shipped, NULL), ==, 2);
  assert_contains (errors, "is shipped: say where your record of it is to be kept");
  g_assert_cmpint (run (fixture, NULL, &named, "play", shipped, "--save", shipped, NULL), ==, 2);
  assert_contains (named, "is shipped, and stays as it is: choose another name");
  g_assert_true (g_file_get_contents (shipped, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, before);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/campaign/entrenched.E-24/carried-over", test_carried_over);
  ADD ("/cli/campaign/other-day", test_other_day);
  ADD ("/cli/campaign/typed-ahead", test_typed_ahead);
  ADD ("/cli/campaign/files", test_files);
  ADD ("/cli/campaign/unasked", test_unasked);
  ADD ("/cli/campaign/shipped", test_shipped);
  return g_test_run ();
}
