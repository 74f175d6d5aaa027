/* test-play.c: games played with duckboard-cli
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <fcntl.h>
#include <string.h>
#include <unistd.h>

#include "own-books.h"
#include "program.h"

/* Two units and a wall against one, for two rounds, with dice for all of tests/cli/skirmish.orders.
 */
#define DICE "4 6 2 5  5 4 1 6 3 3 5 1 2 3 6 3 3 2 6 4 1  3 1 1 6 5 5 5 5 2 5 4 1 1 2  6"

static char *
get_file (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "cli", name, NULL);
}

/* What is printed is what the file has. With DUCKBOARD_TEST_WRITE it becomes what the file has. */
static void
assert_same_as_file (const char *output, const char *name)
{
  g_autofree char *path = get_file (name);
  g_autofree char *expected = NULL;

  if (g_getenv ("DUCKBOARD_TEST_WRITE") != NULL)
    g_assert_true (g_file_set_contents (path, output, -1, NULL));
  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  g_assert_cmpstr (output, ==, expected);
}

/* The log says for every wound which dice, needs and clauses made it. */
static void
test_text_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *orders = get_file ("skirmish.orders");
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, &output, &errors, "play", operation, "--orders", orders, "--dice",
                        DICE, "--seed", "1", NULL),
                   ==, 0);
  g_assert_cmpstr (errors, ==, "");
  assert_same_as_file (output, "skirmish.txt");
}

/* The same game for programs: nothing but JSON on the standard output. */
static void
test_json_log (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *orders = get_file ("skirmish.orders");
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, &output, &errors, "play", operation, "--orders", orders, "--dice",
                        DICE, "--seed", "1", "--log", "json", NULL),
                   ==, 0);
  assert_contains (errors, "Entente: move units, or end the movement phase. (run, move, fall-back, "
                           "end-phase)\n");
  assert_same_as_file (output, "skirmish.jsonl");
}

/* A script in which an order is wrong stops there. */
static void
test_wrong_order (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *refused = NULL;
  g_autofree char *nonsense = NULL;
  g_autofree char *errors = NULL;

  write_file (fixture, "refused", "\n# a comment\nplace 0 20 20 e\nplace 0 7 4 e\n");
  g_assert_cmpint (run (fixture, &refused, &errors, "play", operation, "--orders", "refused", NULL),
                   ==, 1);
  assert_contains (refused, "BEF Infantry 1 has to stand wholly in its zone. [E-1]\n");
  assert_lacks (refused, "is placed at");
  g_assert_cmpstr (errors, ==, "refused:3: this order is wrong\n");

  write_file (fixture, "nonsense", "charge the enemy\n");
  g_assert_cmpint (run (fixture, &nonsense, NULL, "play", operation, "--orders", "nonsense", NULL),
                   ==, 1);
  assert_contains (nonsense, "That cannot be done now");
}

/* Where the dice end somebody has to roll more: a person may, a script cannot. */
static void
test_dice (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *output = NULL;
  g_autofree char *short_of = NULL;
  static const char orders[] = "place 0 7 4 e\nplace 2 17 5 w\nplace 1 7 8 e\nmove 0 e max\nend\n"
                               "fire 0\n7\n3\n4\nfive\ndice 6\n";

  g_assert_cmpint (
    run_with_input (fixture, orders, &output, NULL, "play", operation, "--dice", "", NULL), ==, 0);
  assert_contains (output, "> fire 0\nEntente: roll 2 dice for hits (BEF Infantry 1), needs 4+.\n"
                           "> 7\nThese dice cannot be: they are thrown away.\n"
                           "Entente: roll 2 dice for hits (BEF Infantry 1), needs 4+.\n"
                           "> 3\n"
                           "Entente: roll 1 die for hits (BEF Infantry 1), needs 4+.\n"
                           "> 4\n"
                           "Central Powers: roll 1 die for saves (German Cavalry), needs 3+.\n"
                           "> five\n");
  assert_contains (output, "  German Cavalry saves 1 of 1 hit: rolls 6, needs 3+. [5.6]\n");

  g_assert_cmpint (run (fixture, &short_of, NULL, "play", operation, "--1", "quick", "--2", "quick",
                        "--dice", "", NULL),
                   ==, 1);
}

/* A script has to bring the dice for an order before the next, and before it ends. */
static void
test_lacking_dice (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *more, *errors;
    int status;
  } scripts[] = {
    { "", "orders:6: the order before lacks dice\n", 1 },
    { "end\n", "orders:7: the order before lacks dice\n", 1 },
    { "7 1\nend\n", "orders:8: the order before lacks dice\n", 1 },
    { "3 4\nstate\ndice 6\n", "", 0 },
  };
  g_autofree char *operation = get_file ("skirmish.duckop");

  for (guint i = 0; i < G_N_ELEMENTS (scripts); i++)
    {
      g_autofree char *errors = NULL;
      g_autofree char *orders
        = g_strconcat ("place 0 7 4 e\nplace 2 17 5 w\nplace 1 7 8 e\nmove 0 e max\nend\nfire 0\n",
                       scripts[i].more, NULL);

      write_file (fixture, "orders", orders);
      g_assert_cmpint (
        run (fixture, NULL, &errors, "play", operation, "--orders", "orders", "--dice", "", NULL),
        ==, scripts[i].status);
      g_assert_cmpstr (errors, ==, scripts[i].errors);
    }
}

/* Programs for Windows begin a text with a mark, which is no part of the first order. */
static void
test_marked_orders (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *output = NULL, *errors = NULL;

  write_file (fixture, "orders", "\xef\xbb\xbfplace 0 7 4 e\nplace 2 17 5 w\n");
  run (fixture, &output, &errors, "play", operation, "--orders", "orders", NULL);
  assert_contains (output, "> place 0 7 4 e\n");
  g_assert_cmpstr (errors, ==, "");
}

/* Against a commander, the person at the table rolls for it. */
static void
test_dice_for_commander (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *output = NULL;
  g_autofree char *script = NULL;
  static const char orders[]
    = "place 0 7 4 e\nplace 1 7 8 e\nend\nend\nend\nhint\nrule 4.5\n3 3 3\n";

  g_assert_cmpint (run_with_input (fixture, orders, &output, NULL, "play", operation, "--2",
                                   "quick", "--seed", "1", "--dice", "", NULL),
                   ==, 0);
  assert_contains (output, "The movement phase begins.\n"
                           "Central Powers: roll 1 die for vaulting check (German Cavalry), "
                           "needs 2+.\n"
                           "> hint\n"
                           "First roll the dice, and say them: 3 5 1\n"
                           "> rule 4.5\n");
  assert_contains (output, "> 3 3 3\n"
                           "  German Cavalry rolls 3, needs 2+: vaulting check (Long Wall) is "
                           "passed. [4.9]\n");

  write_file (fixture, "orders", orders);
  g_assert_cmpint (run (fixture, NULL, &script, "play", operation, "--2", "quick", "--seed", "1",
                        "--dice", "", "--orders", "orders", NULL),
                   ==, 1);
}

/* With nothing to read and a person to decide, the game just stops. */
static void
test_end_of_input (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *output = NULL;

  g_assert_cmpint (run_with_input (fixture, "place 0 7 4 e\n", &output, NULL, "play", operation,
                                   "--2", "quick", NULL),
                   ==, 0);
  g_assert_true (
    g_str_has_suffix (output, "There is nothing more to read: the game stops here.\n"));
}

/* Both operations and a battle, to their ends; the same seed makes the same game. */
static void
test_commanders (Fixture *fixture, gconstpointer data)
{
  g_autofree char *first = NULL;
  g_autofree char *again = NULL;
  g_autofree char *other = NULL;
  g_autofree char *battle = NULL;

  g_assert_cmpint (run (fixture, &first, NULL, "play", "langemarck", "--1", "quick", "--2",
                        "random", "--seed", "7", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &again, NULL, "play", "langemarck", "--1", "quick", "--2",
                        "random", "--seed", "7", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &other, NULL, "play", "hooge.duckop", "--1", "random", "--2",
                        "quick", "--seed", "8", NULL),
                   ==, 0);
  g_assert_cmpstr (first, ==, again);
  assert_contains (first, " win: ");
  assert_contains (other, " win: ");

  g_assert_cmpint (run (fixture, &battle, NULL, "play", "--type", "capture", "--army1",
                        "british-expeditionary-force", "--army2", "german-fourth-army", "--field",
                        "village", "--rounds", "3", "--seed", "1", "--1", "quick", "--2", "quick",
                        NULL),
                   ==, 0);
  assert_contains (battle, "Round 1 of 3 begins.\n");
}

/* A second system is played through the same words, in centimetres. */
static void
test_empires (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (run (fixture, &output, NULL, "play", "mons", "--1", "random", "--2", "random",
                        "--seed", "1", NULL),
                   ==, 0);
  assert_contains (output, "Round 10 of 10 begins.\n");
  assert_contains (output, "British: ");
}

/* Many are set up by one order of Trench Raider (raider.R-28), whose ranks need not be told. */
static void
test_raider (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL, *errors = NULL;

  g_assert_cmpint (run_with_input (fixture,
                                   "place 0 at r2 with 1-30\n"
                                   "place 31 at 24,51 facing n 10 0 with 32-61\n"
                                   "move 40 to n5\nquit\n",
                                   &output, &errors, "play", "three-lines", "--1", "person", "--2",
                                   "quick", "--seed", "5", NULL),
                   ==, 0);
  assert_contains (output, "French Leader 1 is placed at R1. [R-28]\n");
  assert_contains (output, "French Soldier 30 is placed at R3. [R-28]\n");
  assert_contains (output, "French Soldier 60 is placed at ");
  assert_contains (output, "That cannot be done now.");
}

/* Who holds a control point is part of how a game stands. */
static void
test_control (Fixture *fixture, gconstpointer data)
{
  g_autofree char *state = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", "--type", "control", "--army1",
                        "british-expeditionary-force", "--army2", "german-fourth-army", "--field",
                        "village", "--rounds", "2", "--seed", "1", "--1", "quick", "--2", "random",
                        "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &state, NULL, "show", "game.duckgame", NULL), ==, 0);
  assert_contains (state, "“Market Place” (control point) at G1, held by the British ");
}

static void
test_unknown (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  static const char *const wrong[][2] = {
    { "--1", "general" }, { "--2", "general" }, { "--log", "xml" },   { "--seed", "-1" },
    { "--seed", "many" }, { "--dice", "3,x" },  { "--orders", "no" }, { "--type", "skirmish" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (wrong); i++)
    g_assert_cmpint (run (fixture, NULL, NULL, "play", operation, wrong[i][0], wrong[i][1], NULL),
                     ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "play", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "village", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "--type", "assault", NULL), ==, 2);
}

/* Whoever reads the log may go: then the game ends, without a signal, and is saved. */
static void
test_broken_pipe (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GSubprocessLauncher) launcher = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_NONE);
  g_autoptr (GSubprocess) process = NULL;
  g_autofree char *program
    = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "duckboard-cli", NULL);
  g_autofree char *saved = g_build_filename (fixture->folder, "game.duckgame", NULL);
  const char *argv[]
    = { program, "play", "langemarck", "--1", "random", "--2", "random", "--save", saved, NULL };
  int ends[2];

  g_assert_cmpint (pipe (ends), ==, 0);
  close (ends[0]);
  g_subprocess_launcher_take_stdout_fd (launcher, ends[1]);
  process = g_subprocess_launcher_spawnv (launcher, argv, NULL);
  g_assert_nonnull (process);
  g_assert_true (g_subprocess_wait (process, NULL, NULL));
  g_assert_true (g_subprocess_get_if_exited (process));
  g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "game.duckgame", NULL), ==, 0);
}

/* A saved game says again what happened, in both logs, and goes on where it stopped. */
static void
test_save (Fixture *fixture, gconstpointer data)
{
  static const char saved[] = "The game is saved as game.duckgame.\n";
  g_autofree char *played = NULL;
  g_autofree char *replayed = NULL;
  g_autofree char *json = NULL;
  g_autofree char *json_again = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *hash_again = NULL;
  GString *expected;

  g_assert_cmpint (run (fixture, &played, NULL, "play", "langemarck", "--1", "quick", "--2",
                        "random", "--seed", "11", "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_true (g_str_has_suffix (played, saved));
  expected = g_string_new_len (played, (gssize) (strlen (played) - strlen (saved)));
  g_assert_cmpint (run (fixture, &replayed, NULL, "replay", "game.duckgame", NULL), ==, 0);
  g_assert_cmpstr (replayed, ==, expected->str);
  g_string_free (expected, TRUE);

  g_assert_cmpint (run (fixture, &json, NULL, "play", "langemarck", "--1", "quick", "--2", "random",
                        "--seed", "11", "--log", "json", "--save", "again.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (
    run (fixture, &json_again, NULL, "replay", "again.duckgame", "--log", "json", NULL), ==, 0);
  g_assert_cmpstr (json, ==, json_again);

  g_assert_cmpint (run (fixture, &hash, NULL, "hash", "game.duckgame", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &hash_again, NULL, "hash", "again.duckgame", NULL), ==, 0);
  g_assert_cmpuint (strlen (hash), ==, 17);
  g_assert_cmpstr (hash, ==, hash_again);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "game.duckgame", NULL), ==, 0);
}

/* A saved game knows who commanded, and they go on, unless somebody else is named. */
static void
test_saved_commanders (Fixture *fixture, gconstpointer data)
{
  g_autofree char *nothing = g_build_filename (fixture->folder, "nothing.orders", NULL);
  g_autofree char *before = NULL, *after = NULL, *others = NULL;

  g_assert_true (g_file_set_contents (nothing, "", -1, NULL));
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "langemarck", "--2", "quick", "--orders",
                        "nothing.orders", "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &before, NULL, "show", "game.duckgame", NULL), ==, 0);
  g_assert_true (g_str_has_suffix (before, "Entente: Commanded by a person\n"
                                           "Central Powers: Commanded by "
                                           "the lieutenant (program)\n"));

  g_assert_cmpint (run (fixture, NULL, NULL, "play", "game.duckgame", "--orders", "nothing.orders",
                        "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &after, NULL, "show", "game.duckgame", NULL), ==, 0);
  g_assert_cmpstr (after, ==, before);

  g_assert_cmpint (run (fixture, NULL, NULL, "play", "game.duckgame", "--1", "recruit", "--2",
                        "person", "--orders", "nothing.orders", "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &others, NULL, "show", "game.duckgame", NULL), ==, 0);
  g_assert_true (g_str_has_suffix (others, "Entente: Commanded by the recruit (program)\n"
                                           "Central Powers: Commanded by a person\n"));
}

/* Half of the orders in one go and half in another are all of them. */
static void
test_continue (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *orders = get_file ("skirmish.orders");
  g_autofree char *text = NULL;
  g_autofree char *first = NULL;
  g_autofree char *whole = NULL;
  g_autofree char *parts = NULL;
  g_autofree char *output = NULL;
  g_autofree char *json = NULL;
  const char *half;

  g_assert_true (g_file_get_contents (orders, &text, NULL, NULL));
  half = strstr (text, "fire 0 at 2");
  g_assert_nonnull (half);
  first = g_strndup (text, (gsize) (half - text));
  write_file (fixture, "first", first);
  write_file (fixture, "second", half);

  g_assert_cmpint (run (fixture, NULL, NULL, "play", operation, "--seed", "1", "--dice", DICE,
                        "--orders", orders, "--save", "whole.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &output, NULL, "play", operation, "--seed", "1", "--dice", "",
                        "--orders", "first", "--save", "parts.duckgame", NULL),
                   ==, 0);
  g_assert_true (g_str_has_suffix (output, "There is nothing more to read: the game stops here.\n"
                                           "The game is saved as parts.duckgame.\n"));

  /* For a program it is said how many orders there were, as undo may go back beyond them. */
  g_assert_cmpint (run_with_input (fixture, "undo\n", &json, NULL, "play", "parts.duckgame",
                                   "--log", "json", NULL),
                   ==, 0);
  assert_contains (json, "]}],\"orders\":6,\"amendments\":[\"entrenched.E-2\",");
  assert_contains (json, "]}\n{\"v\":1,\"n\":2,\"event\":\"undo\",\"orders\":5}\n");

  g_assert_cmpint (run (fixture, NULL, NULL, "play", "parts.duckgame", "--dice", DICE, "--orders",
                        "second", "--save", "parts.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &whole, NULL, "hash", "whole.duckgame", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &parts, NULL, "hash", "parts.duckgame", NULL), ==, 0);
  g_assert_cmpstr (whole, ==, parts);
}

/* So many orders, and how it stands then. */
static void
test_replay_to (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *orders = get_file ("skirmish.orders");
  g_autofree char *none = NULL;
  g_autofree char *four = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", operation, "--seed", "1", "--dice", DICE,
                        "--orders", orders, "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &none, NULL, "replay", "game.duckgame", "--to", "0", NULL), ==, 0);
  assert_contains (none, "The sides set up.\n");
  assert_lacks (none, "is placed");
  g_assert_cmpint (run (fixture, &four, NULL, "replay", "game.duckgame", "--to", "4", NULL), ==, 0);
  assert_contains (four, "  BEF Infantry 1 moves 4″ to B9, facing east. [4.2]\n");
  assert_contains (four, "Round 1 of 2 · Entente · movement phase\n");
  assert_contains (four, "   0  BEF Infantry 1  B9      11 4            90°  4/4     moved\n");
  assert_lacks (four, "BEF Infantry 2 moves");

  g_assert_cmpint (run (fixture, NULL, &errors, "replay", "game.duckgame", "--to", "99", NULL), ==,
                   2);
  assert_contains (errors, "--to must be a number from 0 to that");
  g_assert_cmpint (run (fixture, NULL, NULL, "replay", "game.duckgame", "--to", "-1", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "replay", "langemarck", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "hash", "langemarck", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "replay", "gone.duckgame", NULL), ==, 2);
}

/* An operation in which the second side brings an army that costs at most so much. */
static void
write_brought (Fixture *fixture, const char *cost_limit)
{
  g_autofree char *text = g_strdup_printf (
    "<operation xmlns=\"urn:duckboard:1\" version=\"1.0\" id=\"o\" name=\"O\" "
    "system=\"entrenched\" rounds=\"3\" first-side=\"1\"><field name=\"F\" "
    "width-mm100=\"60960\" depth-mm100=\"30480\"><ground kind=\"free\"/><zones>"
    "<zone id=\"west\" side=\"1\" points-mm100=\"0,0 20000,0 20000,30480 0,30480\"/>"
    "<zone id=\"east\" side=\"2\" points-mm100=\"40000,0 60960,0 60960,30480 40000,30480\"/>"
    "</zones></field><forces><force side=\"1\" name=\"Red\" book=\"entente-in-arms\">"
    "<take type=\"bef-infantry\" count=\"5\"/></force>"
    "<force side=\"2\" name=\"Blue\" book=\"for-the-fatherland\" cost-limit=\"%s\"/></forces>"
    "<victory><condition kind=\"destroy-all\" winner=\"1\"/>"
    "<condition kind=\"limit\" winner=\"2\"/></victory></operation>",
    cost_limit);

  write_file (fixture, "brought.duckop", text);
}

/* A side that brings an army is given one, which has to be of its book and within its limit. */
static void
test_bring (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *option, *army, *message;
    int status;
  } cases[] = {
    { "--seed", "1",
      "side 2 (Blue) lacks an army. The player brings an army of at most 700 points from “For the "
      "Fatherland”. Give it with --army2 ARMY\n",
      2 },
    { "--army1", "british-expeditionary-force",
      "side 1 (Red) has a force of its own: leave --army1 out\n", 2 },
    { "--army2", "british-expeditionary-force",
      "british-expeditionary-force: side 2 (Blue) brings an army of the book “For the Fatherland”, "
      "and this is of another\n",
      1 },
    { "--army2", "hooge", "hooge is no army\n", 2 },
    { "--army2", "german-fourth-army", NULL, 0 },
  };
  g_autofree char *state = NULL;
  g_autofree char *errors = NULL;

  write_brought (fixture, "700");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *said = NULL;

      g_assert_cmpint (run (fixture, NULL, &said, "play", "brought.duckop", "--1", "quick", "--2",
                            "quick", "--save", "game.duckgame", cases[i].option, cases[i].army,
                            NULL),
                       ==, cases[i].status);
      if (cases[i].message != NULL)
        assert_contains (said, cases[i].message);
    }

  /* It is in the saved game. */
  g_assert_cmpint (run (fixture, &state, NULL, "replay", "game.duckgame", "--to", "0", NULL), ==,
                   0);
  assert_contains (state, "German Infantry");

  write_brought (fixture, "300");
  g_assert_cmpint (run (fixture, NULL, &errors, "play", "brought.duckop", "--1", "quick", "--2",
                        "quick", "--army2", "german-fourth-army", NULL),
                   ==, 1);
  assert_contains (errors, "german-fourth-army: ");
  assert_contains (errors, "300");
}

/* A test draws armies where none is given, and says so. */
static void
test_bring_to_test (Fixture *fixture, gconstpointer data)
{
  g_autofree char *drawn = NULL;
  g_autofree char *given = NULL;

  write_brought (fixture, "700");
  g_assert_cmpint (run (fixture, &drawn, NULL, "test", "brought.duckop", "--games", "2", NULL), ==,
                   0);
  assert_contains (drawn, "Blue: the player brings an army. In each game it was another, legal and "
                          "drawn at random.\n");
  g_assert_cmpint (run (fixture, &given, NULL, "test", "brought.duckop", "--games", "2", "--army2",
                        "german-fourth-army", NULL),
                   ==, 0);
  assert_lacks (given, "at random");
}

/* A game that cannot be saved is not thought to be. */
static void
test_cannot_save (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *wrong_name = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "play", "langemarck", "--1", "quick", "--2",
                        "quick", "--save", "no/such/folder.duckgame", NULL),
                   ==, 2);
  g_assert_cmpstr (errors, !=, "");
  g_assert_cmpint (run (fixture, NULL, &wrong_name, "play", "langemarck", "--1", "quick", "--2",
                        "quick", "--save", "langemarck.duckarmy", NULL),
                   ==, 2);
  assert_contains (wrong_name, "must end in .duckgame");
}

/* A skirmish was written down by the numbers of books that tests have. */
static void
set_up_skirmish (Fixture *fixture, gconstpointer data)
{
  set_up (fixture, data);
  own_books_use ();
}

static void
tear_down_skirmish (Fixture *fixture, gconstpointer data)
{
  own_books_leave ();
  tear_down (fixture, data);
}

#define ADD_SKIRMISH(path, function) \
  g_test_add (path, Fixture, NULL, set_up_skirmish, function, tear_down_skirmish)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD_SKIRMISH ("/cli/play/text-log", test_text_log);
  ADD_SKIRMISH ("/cli/play/json-log", test_json_log);
  ADD_SKIRMISH ("/cli/play/wrong-order", test_wrong_order);
  ADD_SKIRMISH ("/cli/play/dice", test_dice);
  ADD_SKIRMISH ("/cli/play/lacking-dice", test_lacking_dice);
  ADD_SKIRMISH ("/cli/play/marked-orders", test_marked_orders);
  ADD_SKIRMISH ("/cli/play/dice-for-commander", test_dice_for_commander);
  ADD_SKIRMISH ("/cli/play/end-of-input", test_end_of_input);
  ADD ("/cli/play/saved-commanders", test_saved_commanders);
  ADD_SKIRMISH ("/cli/play/unknown", test_unknown);
  ADD ("/cli/play/broken-pipe", test_broken_pipe);
  ADD ("/cli/play/save", test_save);
  ADD ("/cli/play/commanders", test_commanders);
  ADD ("/cli/play/empires", test_empires);
  ADD ("/cli/play/raider", test_raider);
  ADD ("/cli/play/control", test_control);
  ADD_SKIRMISH ("/cli/play/continue", test_continue);
  ADD_SKIRMISH ("/cli/play/replay-to", test_replay_to);
  ADD ("/cli/play/bring", test_bring);
  ADD ("/cli/test/bring", test_bring_to_test);
  ADD ("/cli/play/cannot-save", test_cannot_save);
  return g_test_run ();
}
