/* test-commanders.c: commanders that are programs of one's own (doc/commanders.md)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <string.h>

#include "program.h"

/* A program of Python that says hello, and then what it is given: of each decision. */
#define PROGRAM(decide) \
  "#!/usr/bin/env python3\n" \
  "import json, sys\n" \
  "def say(**message):\n" \
  "    print(json.dumps(message), flush=True)\n" \
  "def hear():\n" \
  "    while True:\n" \
  "        heard = json.loads(sys.stdin.readline())\n" \
  "        if 'message' in heard:\n" \
  "            return heard\n" \
  "done = []\n" \
  "def best():\n" \
  "    say(message='ideas')\n" \
  "    say(message='order', order=hear()['ideas'][0]['order'])\n" \
  "for line in sys.stdin:\n" \
  "    heard = json.loads(line)\n" \
  "    message = heard.get('message')\n" \
  "    if message == 'hello':\n" \
  "        say(message='hello', name='Test')\n" \
  "    elif message == 'game':\n" \
  "        game = heard\n" \
  "    elif message == 'over':\n" \
  "        open('over', 'w').write(heard['result'])\n" \
  "    elif message == 'decide':\n" decide

static void
write_program (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  write_file (fixture, name, text);
  g_assert_cmpint (g_chmod (path, 0755), ==, 0);
}

static char *
read_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* "program:" and an example of the tree, or what was built of one. */
static char *
get_example (GTestFileType kind, const char *name)
{
  g_autofree char *path = kind == G_TEST_DIST
                            ? g_test_build_filename (kind, "..", "examples", name, NULL)
                            : g_test_build_filename (kind, "cli", name, NULL);

  return g_strconcat ("program:", path, NULL);
}

/* Both examples play whole games, in systems with turns, with brigades and on hexes, and the same
 * seed makes the same game. */
static void
test_examples (Fixture *fixture, gconstpointer data)
{
  static const char *const operations[]
    = { "langemarck.duckop", "mons.duckop", "club-first-watch.duckop" };
  g_autofree char *python = get_example (G_TEST_DIST, "commander.py");
  g_autofree char *c = get_example (G_TEST_BUILT, "commander");

  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autofree char *operation = get_scenario (operations[i]);
      g_autofree char *first = NULL;
      g_autofree char *second = NULL;
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (fixture, &first, &errors, "play", operation, "--1", python, "--2",
                            i == 0 ? c : "quick", "--seed", "5", NULL),
                       ==, 0);
      g_assert_cmpstr (errors, ==, "");
      if (i > 0)
        continue;
      g_assert_cmpint (run (fixture, &second, NULL, "play", operation, "--1", python, "--2",
                            i == 0 ? c : "quick", "--seed", "5", NULL),
                       ==, 0);
      g_assert_cmpstr (first, ==, second);
    }
}

/* An order that is not allowed is refused with its clause, and another one may be given; so may any
 * line that makes no sense. At the end it is told how the game ended. */
static void
test_refusals (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *told = NULL;
  g_autofree char *over = NULL;
  static const char *const refused[] = {
    "there is no \xe2\x80\x9cmessage\xe2\x80\x9d",
    "there is no message \xe2\x80\x9cshout\xe2\x80\x9d",
    "there is no \xe2\x80\x9corder\xe2\x80\x9d",
    "seat 2, and you command seat 1",
    "entrenched.",
    "the option does not allow",
    "there is no such option now",
    "must be decided",
  };

  write_program (
    fixture, "clumsy",
    PROGRAM (
      "        if heard['options'][0]['order'] == 'place' and not done:\n"
      "            done.append(seen := open('told', 'w'))\n"
      "            actor = heard['options'][0]['actor']\n"
      "            name = heard['options'][0]['order']\n"
      "            first = game['orders'][[o['order'] for o in game['orders']].index('place')]\n"
      "            assert [a['name'] for a in first['arguments']] == ['x', 'y', 'heading']\n"
      "            for wrong in [\n"
      "                {'text': 'no message'},\n"
      "                {'message': 'shout'},\n"
      "                {'message': 'order'},\n"
      "                {'message': 'order', 'order': '2 end-phase'},\n"
      "                {'message': 'order', 'order': f'1 place pieces.{actor} x=1 y=1 "
      "heading=0'},\n"
      "                {'message': 'domain', 'order': name, 'actor': actor,\n"
      "                 'arguments': [-2000000]},\n"
      "                {'message': 'sample', 'order': name, 'actor': 4000},\n"
      "                {'message': 'pass'},\n"
      "            ]:\n"
      "                say(**wrong)\n"
      "                answer = hear()\n"
      "                assert answer['message'] == 'refused'\n"
      "                print(answer['clause'], answer['reason'], file=seen, flush=True)\n"
      "        best()\n"));
  g_assert_cmpint (run (fixture, NULL, NULL, "play", operation, "--1", "program:clumsy", "--2",
                        "quick", "--seed", "5", NULL),
                   ==, 0);
  told = read_file (fixture, "told");
  for (guint i = 0; i < G_N_ELEMENTS (refused); i++)
    assert_contains (told, refused[i]);
  over = read_file (fixture, "over");
  g_assert_true (g_str_equal (over, "won") || g_str_equal (over, "lost")
                 || g_str_equal (over, "draw"));
}

/* What a program asks is answered by the same rules: what an argument may be, an order at random,
 * what would come of it. Each sample is allowed. */
static void
test_questions (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("club-first-watch.duckop");

  write_program (
    fixture, "curious",
    PROGRAM ("        option = heard['options'][heard['number'] % len(heard['options'])]\n"
             "        part = {'order': option['order']}\n"
             "        if option['actor'] is not None:\n"
             "            part['actor'] = option['actor']\n"
             "        say(message='domain', **part)\n"
             "        domain = hear()\n"
             "        assert domain['message'] == 'domain' and domain['possible'], domain\n"
             "        assert domain.get('ranges') == option.get('ranges'), domain\n"
             "        for low, high in domain.get('ranges', [])[:1]:\n"
             "            say(message='domain', arguments=[low], **part)\n"
             "            assert hear()['message'] == 'domain'\n"
             "        say(message='sample', **part)\n"
             "        sample = hear()\n"
             "        if 'order' in sample:\n"
             "            say(message='foresee', order=sample['order'])\n"
             "            assert 0 <= hear()['chance'] <= 1\n"
             "        best()\n"));
  g_assert_cmpint (
    run (fixture, NULL, NULL, "play", operation, "--1", "program:curious", "--seed", "5", NULL), ==,
    0);
}

/* Whoever breaks off is named with what was wrong, and the game is saved where it stood. The file
 * names no program, so who opens it says who goes on. */
static void
test_breaking_off (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *errors = NULL;
  g_autofree char *saved = NULL;
  g_autofree char *unasked = NULL;
  g_autofree char *output = NULL;

  write_program (fixture, "quitter",
                 PROGRAM ("        if heard['number'] == 9:\n"
                          "            sys.exit(1)\n"
                          "        best()\n"));
  g_assert_cmpint (run (fixture, NULL, &errors, "play", operation, "--1", "program:./quitter",
                        "--2", "quick", "--seed", "5", "--save", "game.duckgame", NULL),
                   ==, 1);
  assert_contains (errors, "./quitter has ended without an answer");

  saved = read_file (fixture, "game.duckgame");
  assert_contains (saved, "\"program quick\"");
  assert_lacks (saved, "quitter");
  g_assert_cmpint (run (fixture, NULL, &unasked, "play", "game.duckgame", NULL), ==, 2);
  assert_contains (unasked, "a program of somebody's own commanded seat 1; say who goes on");
  g_assert_cmpint (run (fixture, &output, NULL, "play", "game.duckgame", "--1", "quick", NULL), ==,
                   0);
  assert_contains (output, "win");
}

typedef struct
{
  const char *text; /* of the program */
  const char *says; /* what is said of it */
  const char *patience;
} Bad;

/* Silence, noise and nonsense have a clear end. */
static void
test_bad_programs (Fixture *fixture, gconstpointer data)
{
  static const Bad bad[] = {
    { "#!/bin/sh\nexec sleep 60\n", "bad has said nothing for 1 second", "1" },
    { "#!/bin/sh\nexec yes\n", "bad does not say \xe2\x80\x9chello\xe2\x80\x9d first" },
    { "#!/bin/sh\nread line\nprintf '\\377\\n'\n", "bad has said what is no text in UTF-8" },
    { "#!/bin/sh\nread line\nhead -c 3000000 /dev/zero | tr '\\0' 'a'\n",
      "bad has said a line that is longer than 1024\xc2\xa0KB" },
    { PROGRAM ("        while True:\n"
               "            say(message='order', order='1 dance')\n"),
      "bad has been refused 20 times for one decision" },
    { "#!/no/such/interpreter\n", "bad cannot be started" },
  };
  g_autofree char *operation = get_scenario ("langemarck.duckop");

  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_autofree char *errors = NULL;

      write_program (fixture, "bad", bad[i].text);
      g_assert_cmpint (run (fixture, NULL, &errors, "play", operation, "--1", "program:bad", "--2",
                            "quick", "--patience",
                            bad[i].patience != NULL ? bad[i].patience : "600", NULL),
                       !=, 0);
      assert_contains (errors, bad[i].says);
    }
}

/* It is told neither the seed nor what its seat may not know: in Trench Assault the gaps in the
 * wire are the defender's secret, and what is sealed is in no table at all. */
static void
test_secrets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("parapet.duckop");
  g_autofree char *hidden = NULL;

  write_program (
    fixture, "spy",
    PROGRAM ("        assert 'seed' not in game and 'sealed' not in heard['state']\n"
             "        rows = [row for table in heard['state'].values() for row in table.values()]\n"
             "        open('hidden', 'a').write('x' * sum(None in row.values() for row in rows))\n"
             "        best()\n"));
  g_assert_cmpint (run (fixture, NULL, NULL, "play", operation, "--1", "program:spy", "--2",
                        "quick", "--3", "quick", "--4", "quick", "--5", "quick", "--6", "quick",
                        "--seed", "5", NULL),
                   ==, 0);
  hidden = read_file (fixture, "hidden");
  g_assert_cmpuint (strlen (hidden), >, 0);
}

/* All against all, with the sides changed; who breaks off has lost, which is said once. However
 * many threads play, it comes to the same. */
static void
test_tournament (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *one = NULL;
  g_autofree char *two = NULL;
  g_autofree char *errors = NULL;

  write_program (fixture, "quitter", PROGRAM ("        sys.exit()\n"));
  g_assert_cmpint (run (fixture, &one, &errors, "tournament", operation, "random", "quick",
                        "program:quitter", "--games", "6", "--seed", "3", "--threads", "1", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &two, NULL, "tournament", operation, "random", "quick",
                        "program:quitter", "--games", "6", "--seed", "3", "--threads", "2", NULL),
                   ==, 0);
  g_assert_cmpstr (one, ==, two);
  assert_contains (one, "Test broke 12 games off, which count as lost.");
  assert_contains (one, "  quick    12      0     0  100");
  g_assert_true (strstr (one, "  quick  ") < strstr (one, "  random  "));
  assert_contains (errors, "--2 program:quitter --seed ");
  g_assert_true (strstr (errors, "has ended") == g_strrstr (errors, "has ended"));
}

/* A tournament that cannot be one says so before its first game: a program that is not there, and
 * an operation of which the rules play one side. Of two programs that call themselves the same each
 * is told apart. */
static void
test_no_tournament (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *alone = get_scenario ("club-first-watch.duckop");
  g_autofree char *absent = NULL;
  g_autofree char *one_side = NULL;
  g_autofree char *seat = NULL;
  g_autofree char *twice = NULL;

  g_assert_cmpint (
    run (fixture, NULL, &absent, "tournament", operation, "quick", "program:./none", NULL), ==, 2);
  assert_contains (absent, "./none cannot be started");
  g_assert_cmpint (run (fixture, NULL, &one_side, "tournament", alone, "quick", "random", NULL), ==,
                   1);
  assert_contains (one_side, "the rules play one side of it");
  g_assert_cmpint (
    run (fixture, NULL, &seat, "play", alone, "--1", "quick", "--2", "program:./none", NULL), ==,
    2);
  assert_contains (seat, "the rules play seat 2");

  write_program (fixture, "quitter", PROGRAM ("        sys.exit()\n"));
  g_assert_cmpint (run (fixture, &twice, NULL, "tournament", operation, "program:quitter",
                        "program:quitter", "--games", "1", NULL),
                   ==, 0);
  assert_contains (twice, "  Test 2 ");
}

/* Whether a process is there that still runs. */
static gboolean
is_running (const char *pid)
{
  g_autofree char *path = g_strdup_printf ("/proc/%s/stat", pid);
  g_autofree char *stat = NULL;

  return g_file_get_contents (path, &stat, NULL, NULL) && strstr (stat, ") Z ") == NULL;
}

/* Who wants to stop need not wait for a program that thinks: the game is saved as it stands, and
 * the program goes with all that it has started. Of a tournament only whole games count. */
static void
test_interrupts (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *saved = NULL;
  g_autofree char *child = NULL;
  g_autofree char *table = NULL;
  g_autofree char *errors = NULL;

  write_program (fixture, "thinker",
                 PROGRAM ("        if heard['number'] == 9:\n"
                          "            import os, signal, subprocess, time\n"
                          "            other = subprocess.Popen(['sleep', '600'])\n"
                          "            open('child', 'w').write(str(other.pid))\n"
                          "            os.kill(os.getppid(), signal.SIGINT)\n"
                          "            time.sleep(600)\n"
                          "        best()\n"));
  g_assert_cmpint (run (fixture, NULL, NULL, "play", operation, "--1", "program:thinker", "--2",
                        "quick", "--patience", "600", "--save", "game.duckgame", NULL),
                   ==, 0);
  saved = read_file (fixture, "game.duckgame");
  assert_contains (saved, "\"program quick\"");
  child = read_file (fixture, "child");
  g_assert_false (is_running (child));

  g_assert_cmpint (run (fixture, &table, &errors, "tournament", operation, "program:thinker",
                        "quick", "--patience", "600", "--threads", "1", NULL),
                   ==, 1);
  assert_contains (errors, "interrupted after 0 of 20 games");
  assert_lacks (table, "broke");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/commanders/examples", test_examples);
  ADD ("/cli/commanders/refusals", test_refusals);
  ADD ("/cli/commanders/questions", test_questions);
  ADD ("/cli/commanders/breaking-off", test_breaking_off);
  ADD ("/cli/commanders/bad-programs", test_bad_programs);
  ADD ("/cli/commanders/secrets", test_secrets);
  ADD ("/cli/commanders/tournament", test_tournament);
  ADD ("/cli/commanders/no-tournament", test_no_tournament);
  ADD ("/cli/commanders/interrupts", test_interrupts);
  return g_test_run ();
}
