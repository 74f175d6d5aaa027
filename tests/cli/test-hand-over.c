/* test-hand-over.c: several persons at one terminal or by post, their secrets, and their notes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

/* Of The Race to the Parapet: who has which seat, in their order, and what they say. */
static char *
play (Fixture *fixture, const char *const persons[6], const char *amend, const char *input)
{
  char *output = NULL;

  g_assert_cmpint (run_with_input (fixture, input, &output, NULL, "play", "parapet", "--seed", "3",
                                   "--amend", amend, "--save", "game.duckgame", "--1", persons[0],
                                   "--2", persons[1], "--3", persons[2], "--4", persons[3], "--5",
                                   persons[4], "--6", persons[5], NULL),
                   ==, 0);
  return output;
}

/* What is printed up to the n-th hand-over, from 0, after the one before. */
static char *
get_part (const char *output, guint n)
{
  g_auto (GStrv) parts = g_strsplit (output, "\nHanded over to ", -1);

  g_assert_cmpuint (n, <, g_strv_length (parts));
  return g_strdup (parts[n]);
}

/* assault.3.4, assault.A-1: the one who decides does not see what the one before was told. */
static void
test_sides (Fixture *fixture, gconstpointer data)
{
  static const char *const persons[]
    = { "person", "person", "person", "person", "person", "person" };
  g_autofree char *output
    = play (fixture, persons, "A-6", "shelter gun 1 to 2\nnext\nnext\nnext\nnext\nnext\n");
  g_autofree char *germans = get_part (output, 0);
  g_autofree char *british = get_part (output, 1);

  assert_contains (germans, "German Machine Gun 1 goes into bunker 2");
  assert_contains (germans, "The bombardment: ");
  assert_contains (british, "British, A Company.\n");
  assert_lacks (british, "goes into bunker");
  assert_lacks (british, "The bombardment");
  assert_contains (british, "The wire at A8");

  assert_contains (germans, "Somebody has chosen the seed, who can know what the dice hide");

  /* One person's seats are not handed over. */
  assert_lacks (output, "Handed over to British, B Company");
}

/* The help of a game has words that it understands. */
static void
test_help (Fixture *fixture, gconstpointer data)
{
  static const char *const persons[]
    = { "person", "person", "person", "person", "person", "quick" };
  g_autofree char *output
    = play (fixture, persons, "A-8",
            "help\nnext\nnext\nnext\nnext\n"
            "go 3 0 15\ngo 4 to f9\nturn 5 facing e\nnote 0 at 38 \"Hold\"\nend-step\n");

  assert_contains (output, "go 3 90 40 ");
  assert_contains (output, "British Riflemen 3 moves 15");
  assert_contains (output, "British Riflemen 4 moves 40");
  assert_contains (output, "British Riflemen 5 turns to east");
  assert_contains (output, "Captain Ashworth speaks to Battalion Headquarters. “Hold”");
}

/* assault.A-8: notes are on where several persons attack, as printed too; not if they are one, and
 * not if somebody says which amendments there are. */
static void
test_fellows (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *second, *option, *amendments;
    gboolean has_notes;
  } cases[] = {
    { "person-2", "--balanced", NULL, TRUE },  { "person-2", "--as-printed", NULL, TRUE },
    { "person", "--as-printed", NULL, FALSE }, { "quick", "--as-printed", NULL, FALSE },
    { "person-2", "--amend", "A-6", FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *output = NULL;

      g_assert_cmpint (run_with_input (fixture, "note 0 to 10 \"Go\"\n", &output, NULL, "play",
                                       "parapet", "--seed", "3", "--1", "person", "--2",
                                       cases[i].second, "--3", "quick", "--4", "quick", "--5",
                                       "quick", "--6", "quick", cases[i].option,
                                       cases[i].amendments, NULL),
                       ==, 0);
      g_assert_cmpint (strstr (output, "speaks to Captain Bell. “Go”") != NULL, ==,
                       cases[i].has_notes);
    }
}

/* assault.A-2: no die says where a shell falls, and nobody is asked for it. */
static void
test_own_dice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) dice = g_string_new ("6");
  g_autofree char *output = NULL, *errors = NULL;

  for (guint i = 0; i < 200; i++)
    g_string_append (dice, ",2");
  run (fixture, &output, &errors, "play", "parapet", "--seed", "3", "--dice", dice->str, "--1",
       "quick", "--2", "quick", "--3", "quick", "--4", "quick", "--5", "quick", "--6", "quick",
       NULL);
  assert_contains (output, "Shell 2 of 2");
  assert_lacks (output, "cannot be");
  assert_contains (errors, "there are no dice left");
}

/* Who may take back what where the screen goes round: nothing of the one before, and nothing after
 * dice. A log that they share says neither what is hidden nor how much of it there is. */
static void
test_shared (Fixture *fixture, gconstpointer data)
{
  static const char *const persons[] = { "person", "quick", "quick", "quick", "quick", "person" };
  g_autofree char *played
    = play (fixture, persons, "A-6", "shelter gun 1 to 2\nundo\nshelter gun 1 to 2\n");
  g_autofree char *back = NULL, *log = NULL, *errors = NULL;

  assert_contains (played, "Taken back.");
  g_assert_cmpint (run_with_input (fixture, "shelter gun 2 to 1\nundo\n", &log, &errors, "play",
                                   "game.duckgame", "--log", "json", NULL),
                   ==, 0);
  assert_lacks (log, "sheltered");
  assert_lacks (log, "shelter pieces");
  assert_lacks (log, "\"orders\":1");
  assert_contains (log, "\"event\":\"undo\",\"orders\":0}");

  g_assert_cmpint (
    run_with_input (fixture, "auto\nundo\n", &back, NULL, "play", "game.duckgame", NULL), ==, 0);
  assert_contains (back, "Handed over to British, A Company");
  assert_contains (back, "That stays");
}

/* assault.A-28: an umpire has a look while somebody decides, who then goes on; another who decides
 * sees nothing of it. */
static void
test_umpire (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL, *germans = NULL, *umpire = NULL, *again = NULL;

  g_assert_cmpint (run_with_input (fixture, "shelter gun 1 to 2\numpire\nstate\nnext\n", &output,
                                   NULL, "play", "parapet", "--seed", "3", "--amend", "A-28",
                                   "--save", "game.duckgame", "--1", "person", "--2", "person",
                                   "--3", "person", "--4", "person", "--5", "person", "--6",
                                   "person", "--7", "person", NULL),
                   ==, 0);
  germans = get_part (output, 0);
  umpire = get_part (output, 1);
  again = get_part (output, 2);
  assert_contains (germans, "German Machine Gun 1 goes into bunker 2");
  g_assert_true (g_str_has_prefix (umpire, "Umpire.\n"));
  assert_contains (umpire, "German Machine Gun 1 goes into bunker 2");
  assert_contains (umpire, "in bunker 2 (B6), number 1");
  assert_contains (again, "Germans.\n");
  assert_contains (again, "in bunker 2 (B6), number 1");
}

/* Whoever makes a file of a game that goes on is told for whom it is. */
static void
test_files (Fixture *fixture, gconstpointer data)
{
  static const char *const persons[]
    = { "person", "person-2", "quick", "quick", "quick", "person" };
  g_autofree char *played = play (fixture, persons, "A-6", "shelter gun 1 to 2\n");
  g_autofree char *printed = NULL, *replayed = NULL, *log = NULL;

  assert_contains (played, "goes into bunker 2");
  g_assert_cmpint (
    run (fixture, NULL, &printed, "print", "game", "game.duckgame", "-o", "game.pdf", NULL), ==, 0);
  assert_contains (printed, "for one pair of eyes: Germans, who decides next.");
  g_assert_cmpint (run (fixture, &log, &replayed, "replay", "game.duckgame", NULL), ==, 0);
  assert_contains (replayed, "for one pair of eyes: Germans, who decides next.");
  assert_contains (log, "goes into bunker 2");
}

/* A log tells no number by which one person could learn what another knows. */
static void
test_seed (Fixture *fixture, gconstpointer data)
{
  static const char *const opponents[] = { "person", "quick" };

  for (guint i = 0; i < G_N_ELEMENTS (opponents); i++)
    {
      g_autofree char *output = NULL, *errors = NULL;

      g_assert_cmpint (run (fixture, &output, &errors, "play", "parapet", "--seed", "3", "--log",
                            "json", "--orders", "/dev/null", "--1", "person", "--2", "quick", "--3",
                            "quick", "--4", "quick", "--5", "quick", "--6", opponents[i], NULL),
                       ==, 0);
      g_assert_cmpint (strstr (output, "\"seed\":\"3\"") != NULL, ==, i);
      g_assert_cmpint (strstr (errors, "chosen the seed") == NULL, ==, i);
    }
}

/* assault.2.1, assault.2.2, assault.A-8: notes of two persons of one side. */
static void
test_notes (Fixture *fixture, gconstpointer data)
{
  static const char *const persons[] = { "person", "person-2", "quick", "quick", "quick", "quick" };
  g_autofree char *output = play (fixture, persons, "A-8",
                                  "note Ashworth to Bell \"Go = when I go\"\n"
                                  "next\n"
                                  "notes\n"
                                  "next\n"
                                  "send 0 to bell \"The wire holds.\"\n"
                                  "notes\n"
                                  "send 0 to bell\n"
                                  "next\n"
                                  "notes\n");
  g_autofree char *first = get_part (output, 0), *second = get_part (output, 1);
  g_autofree char *third = get_part (output, 2), *last = get_part (output, 3);
  g_autofree char *own = NULL, *others = NULL;

  assert_contains (first, "Captain Ashworth speaks to Captain Bell. “Go = when I go” [2.1]\n");
  assert_contains (second, "Captain Ashworth speaks to Captain Bell. “Go = when I go” [2.1]\n");
  assert_contains (second, "> notes\nCaptain Ashworth speaks");
  assert_contains (third, "has a note for Captain Bell. “The wire holds.” [A-8]\n");
  assert_contains (last, "Captain Ashworth sends Runner 1");
  assert_lacks (last, "The wire holds.");

  /* Nor does he find it in the file, by the program's means; the commander of the headquarters
   * finds neither. */
  for (guint i = 0; i < 2; i++)
    {
      const char *log = i == 0 ? "text" : "json";

      g_clear_pointer (&own, g_free);
      g_clear_pointer (&others, g_free);
      g_assert_cmpint (
        run (fixture, &own, NULL, "replay", "game.duckgame", "--seat", "2", "--log", log, NULL), ==,
        0);
      g_assert_cmpint (
        run (fixture, &others, NULL, "replay", "game.duckgame", "--seat", "5", "--log", log, NULL),
        ==, 0);
      assert_contains (own, "Go = when I go");
      assert_lacks (own, "The wire holds.");
      assert_lacks (others, "Go = when I go");
      assert_lacks (others, "The wire holds.");
      assert_lacks (others, "targets=10");
    }
}

/* So many orders of A Company's and C Company's commanders, by the program's counsel. */
static char *
repeat_auto (guint n)
{
  GString *input = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append (input, "auto\n");
  return g_string_free (input, FALSE);
}

static char *
play_to_fire (Fixture *fixture, const char *input, const char *file)
{
  char *output = NULL;

  g_assert_cmpint (run_with_input (fixture, input, &output, NULL, "play", "parapet", "--seed", "3",
                                   "--save", file, "--1", "person", "--2", "quick", "--3",
                                   "person-3", "--4", "quick", "--5", "quick", "--6", "quick",
                                   NULL),
                   ==, 0);
  return output;
}

/* What a seat is told of a saved game, in every way; with why no more of it. */
static char *
tell_all (Fixture *fixture, const char *file, const char *seat)
{
  static const char *const logs[] = { "text", "json" };
  GString *all = g_string_new (NULL);

  for (guint i = 0; i < G_N_ELEMENTS (logs); i++)
    {
      g_autofree char *log = NULL, *errors = NULL, *shown = NULL;

      g_assert_cmpint (
        run (fixture, &log, NULL, "replay", file, "--seat", seat, "--log", logs[i], NULL), ==, 0);
      g_assert_cmpint (
        run (fixture, NULL, &errors, "replay", file, "--seat", seat, "--to", "999", NULL), ==, 2);
      g_assert_cmpint (run (fixture, &shown, NULL, "show", file, NULL), ==, 0);
      g_string_append_printf (all, "%s%s%s", log, errors, shown);
    }
  return g_string_free (all, FALSE);
}

/* assault.A-1: whether A Company has ordered fire, and how much, nobody else reads or counts: not
 * who decides next, nor of the file. */
static void
test_sealed (Fixture *fixture, gconstpointer data)
{
  static const char *const seats[] = { "2", "3", "5", "6" };
  static const char *const fires[]
    = { "auto\nauto\nstate\noptions\nundo\n", "end-step\nstate\noptions\nundo\n" };
  g_autofree char *counsel = repeat_auto (60);
  g_autofree char *probe = play_to_fire (fixture, counsel, "probe.duckgame");
  const char *step = strstr (probe, "British, A Company: order fire in secret");
  g_auto (GStrv) next = g_new0 (char *, 3);
  guint n = 0;

  g_assert_nonnull (step);
  for (const char *line = probe; (line = strstr (line, "> auto")) != NULL && line < step; line++)
    n++;
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *before = repeat_auto (n);
      g_autofree char *input = g_strconcat (before, fires[i], NULL);
      g_autofree char *output = play_to_fire (fixture, input, i == 0 ? "a.duckgame" : "b.duckgame");
      const char *fire = strstr (output, "British, A Company: order fire in secret");
      const char *handed = strstr (fire, "\nHanded over to British, C Company");
      const char *back = strstr (handed, "\n> undo");

      g_assert_cmpint (strstr (fire, " is to fire at ") != NULL, ==, i == 0);
      next[i] = g_strndup (handed, (gsize) (back - handed));
    }
  g_assert_cmpstr (next[0], ==, next[1]);

  /* The same two without the last word, which took an order back. */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *before = repeat_auto (n);
      g_autofree char *input = g_strconcat (before, i == 0 ? "auto\nauto\n" : "end-step\n", NULL);
      g_autofree char *output = play_to_fire (fixture, input, i == 0 ? "a.duckgame" : "b.duckgame");

      assert_contains (output, "Handed over to British, C Company");
    }
  for (guint i = 0; i < G_N_ELEMENTS (seats); i++)
    {
      g_autofree char *one = tell_all (fixture, "a.duckgame", seats[i]);
      g_autofree char *other = tell_all (fixture, "b.duckgame", seats[i]);

      g_assert_cmpstr (one, ==, other);
    }
}

/* What is no note, and what is. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  static const char *const persons[] = { "person", "quick", "quick", "quick", "quick", "quick" };
  g_autofree char *long_words = g_strnfill (256, 'a');
  g_autofree char *input = g_strdup_printf ("note 0 to 10\n"
                                            "note 0 to 10 \"\n"
                                            "note 0 to 10 \"a\" b\n"
                                            "note 0 to 10 \"%s\"\n"
                                            "note 0 to 10 \"a\033[2J\"\n"
                                            "arrange 1 at m5 \"a\"\n"
                                            "note 0 to 10 \"He said \"go\".\"\n"
                                            "notes\n",
                                            long_words);
  g_autofree char *output = play (fixture, persons, "A-8", input);

  assert_contains (output, "> note 0 to 10\nSay the words of the note in quotes.\n");
  assert_contains (output, "> note 0 to 10 \"\nThe words in quotes come last");
  assert_contains (output, "> note 0 to 10 \"a\" b\nThe words in quotes come last");
  assert_contains (output, "That is too long for a note: 255 bytes are the most.\n");
  assert_contains (output, "A note has no control characters.\n");
  assert_contains (output, "This order has no words in quotes.\n");
  assert_contains (output, "> notes\nCaptain Ashworth speaks to Captain Bell. “He said \"go\".”\n");
}

/* A game by post in the fixture's folder: what one person says, and sees. */
static char *
play_on (Fixture *fixture, const char *input)
{
  char *output = NULL;

  g_assert_cmpint (run_with_input (fixture, input, &output, NULL, "play", "post.duckgame", NULL),
                   ==, 0);
  return output;
}

/* The game stops where the other person decides, and says first what has happened meanwhile; what
 * that person did stays. */
static void
test_post (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL, *seen = NULL, *undone = NULL, *last = NULL, *own = NULL;

  g_assert_cmpint (run_with_input (fixture, "auto\nauto\nauto\n", &first, NULL, "play", "hooge",
                                   "--seed", "3", "--post", "--save", "post.duckgame", NULL),
                   ==, 0);
  assert_contains (first, "\nThe next to decide is ");
  assert_contains (first, ": send them post.duckgame.");
  assert_contains (first, "The game is saved as post.duckgame.");
  assert_lacks (first, "What has happened");

  seen = play_on (fixture, "");
  assert_contains (seen, "What has happened so far:\n");
  assert_lacks (seen, "send them");

  undone = play_on (fixture, "undo\nauto\n");
  assert_contains (undone, "> undo\nThere is nothing to take back.\n");
  assert_contains (undone, ": send them post.duckgame.");

  last = play_on (fixture, "");
  assert_contains (last, "What has happened since ");
  assert_contains (last, " decided last:\n");

  /* What one has ordered oneself and not sent is taken back: in a turn, after the placing. */
  for (guint i = 0; i < 80 && own == NULL; i++)
    {
      g_autofree char *output = play_on (fixture, "auto\nundo\n");

      if (strstr (output, "> undo\n") != NULL)
        own = g_steal_pointer (&output);
    }
  g_assert_nonnull (own);
  assert_contains (own, "> undo\nTaken back.\n");
}

/* What is no game by post. */
static void
test_no_post (Fixture *fixture, gconstpointer data)
{
  g_autofree char *lonely = NULL, *nowhere = NULL, *campaign = NULL;

  g_assert_cmpint (run (fixture, NULL, &lonely, "play", "hooge", "--post", "--2", "quick", "--save",
                        "post.duckgame", NULL),
                   ==, 2);
  assert_contains (lonely, "two persons");
  g_assert_cmpint (run (fixture, NULL, &nowhere, "play", "hooge", "--post", NULL), ==, 2);
  assert_contains (nowhere, "--save FILE");
  g_assert_cmpint (run (fixture, NULL, &campaign, "play", "blood-of-ypres", "--post", NULL), ==, 2);
  assert_contains (campaign, "by post");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/hand-over/assault.A-8/fellows", test_fellows);
  ADD ("/cli/hand-over/assault.A-2/own-dice", test_own_dice);
  ADD ("/cli/hand-over/assault.3.4/shared", test_shared);
  ADD ("/cli/hand-over/assault.3.4/sides", test_sides);
  ADD ("/cli/hand-over/assault.A-28/umpire", test_umpire);
  ADD ("/cli/hand-over/assault.3.4/seed", test_seed);
  ADD ("/cli/hand-over/assault.3.4/files", test_files);
  ADD ("/cli/hand-over/assault.A-1/sealed", test_sealed);
  ADD ("/cli/hand-over/assault.A-8/notes", test_notes);
  ADD ("/cli/hand-over/assault.A-8/words", test_words);
  ADD ("/cli/hand-over/assault.8.1/help", test_help);
  ADD ("/cli/hand-over/post/goes-on", test_post);
  ADD ("/cli/hand-over/post/is-none", test_no_post);
  return g_test_run ();
}
