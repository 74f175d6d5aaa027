/* test-league.c: duckboard-cli keeps the campaign of a club
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

/* Three players, everybody against everybody: club.duckcampaign. */
static void
begin (Fixture *fixture)
{
  static const char *const names[] = { "Anna", "Bert", "Carl" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "add", names[i],
                          "--system", "entrenched", NULL),
                     ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "rounds", NULL), ==,
                   0);
}

static void
assert_shown (Fixture *fixture, const char *part)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (run (fixture, &output, NULL, "campaign", "club.duckcampaign", NULL), ==, 0);
  assert_contains (output, part);
}

/* An evening at a real table: the result is typed in, and taken back when it was wrong. */
static void
test_record (Fixture *fixture, gconstpointer data)
{
  g_autofree char *recorded = NULL;

  begin (fixture);
  assert_shown (fixture, "Locked: it counts once its round is played");
  g_assert_cmpint (run (fixture, &recorded, NULL, "campaign", "club.duckcampaign", "record", "2",
                        "bert", "120", "80", NULL),
                   ==, 0);
  assert_contains (recorded, "2. Carl – Bert: Won by Bert\n");
  assert_shown (fixture,
                "1      Bert         3       1    1      0     0           0           80 : 120");
  assert_shown (fixture, "120 : 80 killed");
  g_assert_cmpint (run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "undo", "2", NULL),
                   ==, 0);
  assert_shown (fixture, "1      Bert         0       0    0");
}

/* What makes no sense is said, and the file stays as it is. */
static void
test_wrong (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *words[5];
    const char *sentence;
  } cases[] = {
    { { "record", "9", "Anna" }, "there is no battle 9 in the campaign" },
    { { "record", "2", "Zoe" }, "there is no player “Zoe” in the campaign" },
    { { "record", "2", "Anna" }, "“Anna” does not fight in this battle" },
    { { "record", "1", "Anna" }, "battle 1 cannot be recorded: " },
    { { "record", "2", "Bert", "120" }, "behind who has won come two numbers" },
    { { "undo", "2" }, "battle 2 has no result to take back" },
    { { "battle", "Anna", "Anna" }, "a battle needs two players" },
    { { "battle", "winner:2", "winner:2" }, "a battle needs two players" },
    { { "battle", "nobody", "bye" }, "a bye needs a player" },
    { { "battle", "loser:9", "Anna" }, "there is no battle 9 in the campaign" },
    { { "battle", "Anna", "Bert", "1" }, "“1” must be a number from 0 to 0" },
    { { "after", "2", "3" }, "a battle can wait only for those that stand before it" },
    { { "after", "3", "2", "Zoe" }, "there is no player “Zoe” in the campaign" },
    { { "lost", "2", "Bert", "1" }, "battle 2 has no result yet" },
    { { "ties", "wins", "wins" }, "“wins” cannot part players, or is there already" },
    { { "leave", "Zoe" }, "there is no player “Zoe” in the campaign" },
    { { "carry", "wounds" }, "“wounds” is not carried over" },
    { { "play", "2" }, "battle 2 has no map to be played on" },
    { { "dance" }, "“campaign” does not understand this" },
  };
  g_autofree char *path = g_build_filename (fixture->folder, "club.duckcampaign", NULL);
  g_autofree char *before = NULL;

  begin (fixture);
  g_assert_true (g_file_get_contents (path, &before, NULL, NULL));
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      const char *const *words = cases[i].words;
      g_autofree char *errors = NULL, *after = NULL;

      g_assert_cmpint (run (fixture, NULL, &errors, "campaign", "club.duckcampaign", words[0],
                            words[1], words[2], words[3], words[4], NULL),
                       !=, 0);
      assert_contains (errors, cases[i].sentence);
      g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
      g_assert_cmpstr (after, ==, before);
    }
}

static void
change (Fixture *fixture, const char *const words[6])
{
  g_assert_cmpint (run (fixture, NULL, NULL, "campaign", "club.duckcampaign", words[0], words[1],
                        words[2], words[3], words[4], words[5], NULL),
                   ==, 0);
}

/* What the window does is done by words, too: branches, byes, units that are gone, ties. */
static void
test_plan (Fixture *fixture, gconstpointer data)
{
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *player = NULL, *wrong = NULL;
  const char *const before[][6] = {
    { "army", "Bert", british },
    { "battle", "winner:2", "Anna", "0", "4" },
    { "battle", "loser:2", "bye", "0", "4" },
    { "after", "7", "2", "Carl" },
    { "after", "7", "3", "not-draw" },
    { "carry", "losses" },
    { "record", "2", "Bert", "120", "80" },
    { "lost", "2", "Bert", "4,2,2" },
  };

  begin (fixture);
  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    change (fixture, before[i]);
  assert_shown (fixture, "Left out: battle 2 has ended in another way");
  assert_shown (fixture, "8. Carl has a bye");
  g_assert_cmpint (
    run (fixture, &player, NULL, "campaign", "club.duckcampaign", "player", "Bert", NULL), ==, 0);
  assert_contains (player, "British Expeditionary Force: 11 of 13 units left");

  /* What is gone is not lost once more, and who has fought stays. */
  change (fixture, (const char *const[6]){ "record", "3", "draw" });
  g_assert_cmpint (
    run (fixture, NULL, &wrong, "campaign", "club.duckcampaign", "lost", "3", "Bert", "2", NULL),
    !=, 0);
  assert_contains (wrong, "unit 2 of Bert was lost in battle 2 already");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "leave", "Bert", NULL), !=, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "remove", "2", NULL),
                   !=, 0);

  change (fixture, (const char *const[6]){ "lost", "2", "Bert", "none" });
  change (fixture, (const char *const[6]){ "remove", "7" });
  change (fixture, (const char *const[6]){ "ties" });
  assert_shown (fixture, "13 of 13 units left");
  assert_shown (fixture, "7. Carl has a bye");
}

/* Two sides that bring armies of at most 700 points, to a field that comes with the program. */
#define BROUGHT \
  "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n" \
  "<campaign xmlns=\"urn:duckboard:1\" version=\"1.1\" id=\"c\" name=\"C\" " \
  "system=\"entrenched\">\n  <parts>\n    <part>\n" \
  "      <operation-link href=\"brought.duckop\"/>\n    </part>\n  </parts>\n" \
  "  <league carries-losses=\"yes\">\n    <players>\n" \
  "      <player id=\"anna\" name=\"Anna\"/>\n      <player id=\"bert\" name=\"Bert\"/>\n" \
  "    </players>\n    <battles>\n" \
  "      <battle id=\"b1\" part=\"1\" player-1=\"anna\" player-2=\"bert\"/>\n" \
  "      <battle id=\"b2\" part=\"1\" player-1=\"anna\" player-2=\"bert\"/>\n" \
  "    </battles>\n  </league>\n</campaign>\n"

static char *
make_brought (void)
{
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *text = NULL;
  GString *operation;

  g_assert_true (g_file_get_contents (skirmish, &text, NULL, NULL));
  operation = g_string_new (text);
  for (gint side = 1; side <= 2; side++)
    {
      g_autofree char *begins = g_strdup_printf ("<force side=\"%d\"", side);
      const char *force = strstr (operation->str, begins);
      const char *end = strstr (force, ">"), *last = strstr (force, "</force>");

      g_string_erase (operation, end + 1 - operation->str, last - end - 1);
      force = strstr (operation->str, begins);
      g_string_insert (operation, strstr (force, ">") - operation->str, " cost-limit=\"700\"");
    }
  return g_string_free (operation, FALSE);
}

/* common.G-8: a battle is played with the players' armies, its result is read, and what was lost
 * is missing in the next; one game is the result of one battle, and of its own operation. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = make_brought ();
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *german = get_scenario ("german-fourth-army.duckarmy");
  g_autofree char *player = NULL, *twice = NULL, *played = NULL;

  write_file (fixture, "brought.duckop", operation);
  write_file (fixture, "club.duckcampaign", BROUGHT);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "army", "Anna", british, NULL), ==,
    0);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "campaign", "club.duckcampaign", "army", "Bert", german, NULL), ==,
    0);
  g_assert_cmpint (run (fixture, &played, NULL, "campaign", "club.duckcampaign", "play", "1", "--1",
                        "quick", "--2", "quick", "--seed", "5", NULL),
                   ==, 0);
  g_assert_cmpint (
    run (fixture, &player, NULL, "campaign", "club.duckcampaign", "player", "Anna", NULL), ==, 0);
  assert_contains (player, "lost in battle 1");

  g_assert_cmpint (run (fixture, NULL, &twice, "campaign", "club.duckcampaign", "record", "2",
                        "club-b1.duckgame", NULL),
                   ==, 1);
  assert_contains (twice, "The game is in the record already: it is the result of battle 1.");
}

/* A page has the whole campaign in it, and goes through the same door as its file. */
static void
test_page (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shown = NULL, *from_page = NULL, *path = NULL, *page = NULL;

  begin (fixture);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "export", "club.duckcampaign", "-o", "club.html", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &shown, NULL, "show", "club.duckcampaign", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &from_page, NULL, "show", "club.html", NULL), ==, 0);
  g_assert_cmpstr (from_page, ==, shown);
  path = g_build_filename (fixture->folder, "club.html", NULL);
  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  assert_contains (page, "2. Carl – Bert");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "print", "campaign", "club.duckcampaign", "-o", "club.pdf", NULL), ==,
    0);
}

/* A shipped one is played on in a file of one's own, as is said. */
static void
test_shipped (Fixture *fixture, gconstpointer data)
{
  g_autofree char *hint = NULL, *errors = NULL, *shown = NULL;

  g_assert_cmpint (run (fixture, NULL, &hint, "play", "winter-evenings", NULL), ==, 2);
  assert_contains (hint, "campaign winter-evenings play NUMBER");
  g_assert_cmpint (
    run (fixture, NULL, &errors, "campaign", "winter-evenings", "record", "2", "draw", NULL), ==,
    2);
  assert_contains (errors, "“winter-evenings” is shipped: say where your record of it is "
                           "to be kept, with --save FILE.duckcampaign");
  g_assert_cmpint (run (fixture, NULL, NULL, "campaign", "winter-evenings", "record", "2", "draw",
                        "--save", "mine.duckcampaign", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &shown, NULL, "campaign", "mine.duckcampaign", NULL), ==, 0);
  assert_contains (shown, "Draw");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/league/record", test_record);
  ADD ("/cli/league/wrong", test_wrong);
  ADD ("/cli/league/plan", test_plan);
  ADD ("/cli/league/common.G-8/play", test_play);
  ADD ("/cli/league/page", test_page);
  ADD ("/cli/league/shipped", test_shipped);
  return g_test_run ();
}
