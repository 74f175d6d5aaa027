/* test-web-pages.c: duckboard-cli makes pages for browsers, and opens them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

static char *
read_file (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return text;
}

/* What is canonical is so after the way through a page; canon takes either. */
static void
assert_same (Fixture *fixture, const char *file, const char *page)
{
  g_autofree char *before = NULL, *after = NULL, *errors = NULL;

  g_assert_cmpint (run (fixture, &before, &errors, "canon", file, NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "export", file, "-o", page, NULL), ==, 0);
  g_assert_cmpint (run (fixture, &after, NULL, "canon", page, NULL), ==, 0);
  g_assert_cmpstr (before, ==, after);
}

static void
test_there_and_back (Fixture *fixture, gconstpointer data)
{
  g_autofree char *army = get_scenario ("german-fourth-army.duckarmy");
  g_autofree char *field = get_scenario ("one-line.duckfield");
  g_autofree char *operation = get_scenario ("hooge.duckop"), *alone = NULL;
  g_autofree char *village = get_scenario ("village.duckfield");

  assert_same (fixture, army, "army.html");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "export", field, "--system", "raider", "-o", "field.html", NULL), ==,
    0);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "field.html", NULL), ==, 0);
  /* Nobody has to name rules: then the page says nothing of them. */
  g_assert_cmpint (run (fixture, NULL, NULL, "export", village, "-o", "alone.html", NULL), ==, 0);
  alone = read_file (fixture, "alone.html");
  assert_contains (alone, "<figure>");
  assert_lacks (alone, "<h2>Terrain</h2>");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "export", village, "--system", "none", "-o", "no.html", NULL), ==, 2);
  /* With its field and its books, so that the page is enough. */
  g_assert_cmpint (run (fixture, NULL, NULL, "bundle", operation, "-o", "whole.duckop", NULL), ==,
                   0);
  assert_same (fixture, "whole.duckop", "whole.HTML");
  g_assert_cmpint (run (fixture, NULL, NULL, "export", operation, "-o", "linked.html", NULL), ==,
                   0);
  {
    g_autofree char *whole = read_file (fixture, "whole.duckop"), *canon = NULL;

    g_assert_cmpint (run (fixture, &canon, NULL, "canon", "linked.html", NULL), ==, 0);
    g_assert_cmpstr (whole, ==, canon);
  }
}

/* What takes a document takes its page. */
static void
test_used (Fixture *fixture, gconstpointer data)
{
  g_autofree char *hooge = get_scenario ("hooge.duckop");
  g_autofree char *shown = NULL, *page_shown = NULL, *game = NULL, *played = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "export", hooge, "-o", "hooge.htm", NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "hooge.htm", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &shown, NULL, "show", hooge, NULL), ==, 0);
  g_assert_cmpint (run (fixture, &page_shown, NULL, "show", "hooge.htm", NULL), ==, 0);
  g_assert_cmpstr (shown, ==, page_shown);
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", "hooge.htm", "-o", "map.svg", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &played, NULL, "play", "hooge.htm", "--1", "random", "--2",
                        "random", "--seed", "3", "--save", "a.duckgame", NULL),
                   ==, 0);

  /* A game goes on from its page. */
  assert_same (fixture, "a.duckgame", "a.html");
  g_assert_cmpint (run (fixture, &game, NULL, "hash", "a.html", NULL), ==, 0);
  g_assert_cmpuint (strlen (game), ==, 17);
}

static void
assert_refused (Fixture *fixture, const char *page, const char *words)
{
  g_autofree char *errors = NULL, *output = NULL;

  g_assert_cmpint (run (fixture, &output, &errors, "show", page, NULL), !=, 0);
  g_assert_cmpstr (output, ==, "");
  assert_contains (errors, words);
}

/* A page that was edited, cut, or is another one: a sentence. */
static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *army = get_scenario ("german-fourth-army.duckarmy");
  g_autofree char *page = NULL, *errors = NULL;
  char *at;

  g_assert_cmpint (run (fixture, NULL, NULL, "export", army, "-o", "army.html", NULL), ==, 0);
  page = read_file (fixture, "army.html");
  at = strstr (page, ";base64,") + 50;
  *at = *at == 'A' ? 'B' : 'A';
  write_file (fixture, "edited.html", page);
  assert_refused (fixture, "edited.html", "was changed since it was put there");
  at[0] = '\0';
  write_file (fixture, "cut.html", page);
  assert_refused (fixture, "cut.html", "ends in the middle of its document");
  write_file (fixture, "other.html", "<html><body>Hello</body></html>");
  assert_refused (fixture, "other.html", "there is no document of Duckboard’s in this page");
  g_assert_cmpint (
    run (fixture, NULL, &errors, "export", "entente-in-arms", "-o", "book.html", NULL), ==, 2);
  assert_contains (errors, "become pages");
}

/* Of a game with secrets that goes on, between persons: what one of them may know, and no more. */
static void
test_secrets (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_scenario ("parapet.duckop");
  g_autofree char *errors = NULL, *page = NULL, *story = NULL, *alone = NULL;

  write_file (fixture, "orders", "");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "play", path, "--orders", "orders", "--save", "game.duckgame", NULL),
    ==, 0);
  g_assert_cmpint (run (fixture, NULL, &errors, "export", "game.duckgame", "-o", "a.html", NULL),
                   ==, 0);
  assert_contains (errors, "the game itself is not in it");
  page = read_file (fixture, "a.html");
  assert_contains (page, "<h2>Forces</h2>");
  assert_lacks (page, "vnd.duckboard");
  assert_lacks (page, "the whole document");
  assert_refused (fixture, "a.html", "there is no document of Duckboard’s in this page");
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "b.html", NULL), ==,
                   0);
  story = read_file (fixture, "b.html");
  assert_lacks (story, "vnd.duckboard");

  /* One person against the program may know what the file has. */
  g_assert_cmpint (run (fixture, NULL, NULL, "play", path, "--1", "random", "--2", "random", "--3",
                        "random", "--4", "random", "--5", "random", "--orders", "orders", "--save",
                        "alone.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "export", "alone.duckgame", "-o", "alone.html", NULL),
                   ==, 0);
  alone = read_file (fixture, "alone.html");
  assert_contains (alone, "vnd.duckboard");
}

/* Words are in the language of who makes the page, which says so. */
static void
test_language (Fixture *fixture, gconstpointer data)
{
  g_autofree char *page = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "export", "hooge", "-o", "hooge.html", NULL), ==, 0);
  page = read_file (fixture, "hooge.html");
  assert_contains (page, "<html lang=\"en\">");
  assert_contains (page, "download=\"hooge.duckop\"");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/web-pages/there-and-back", test_there_and_back);
  ADD ("/cli/web-pages/used", test_used);
  ADD ("/cli/web-pages/refused", test_refused);
  ADD ("/cli/web-pages/secrets", test_secrets);
  ADD ("/cli/web-pages/language", test_language);
  return g_test_run ();
}
