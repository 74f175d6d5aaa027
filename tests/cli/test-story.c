/* test-story.c: duckboard-cli tells battles
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

/* So many moments of a round are told at most. */
#define MOST_MOMENTS 4

static char *
read_file (Fixture *fixture, const char *name, gsize *length)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, length, &error);
  g_assert_no_error (error);
  return text;
}

/* The Race to the Parapet has six seats, the others two. */
static void
play (Fixture *fixture, const char *operation, const char *seed)
{
  g_autofree char *path = get_scenario (operation);
  const char *more = g_str_has_prefix (operation, "parapet") ? "--3" : NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", path, "--1", "random", "--2", "random",
                        "--seed", seed, "--save", "game.duckgame", more, "random", "--4", "random",
                        "--5", "random", "--6", "random", NULL),
                   ==, 0);
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, part)) != NULL; at++)
    n++;
  return n;
}

/* What arrows and crosses on white have: a look of several paths, which is said once. */
static char *
dup_arrow (const char *page)
{
  const char *at = strstr (page, "stroke-opacity:0.75");
  g_autofree char *class = NULL;

  g_assert_nonnull (at);
  while (*at != '\n')
    at--;
  class = g_strndup (at + 2, strcspn (at + 2, "{"));
  return g_strdup_printf ("class=\"%s\"", class);
}

/* With as many maps as rounds, and the beginning, but one field; the game lies in it. */
static void
check_page (Fixture *fixture)
{
  g_autofree char *page = NULL, *game = NULL, *canon = NULL, *named = NULL;
  guint n_maps;

  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.html", NULL), ==,
                   0);
  page = read_file (fixture, "game.html", NULL);
  game = read_file (fixture, "game.duckgame", NULL);
  g_assert_cmpint (run (fixture, &canon, NULL, "canon", "game.html", NULL), ==, 0);
  g_assert_cmpstr (game, ==, canon);
  n_maps = count (page, "<figure>");
  g_assert_cmpuint (n_maps, >, 1);
  g_assert_cmpuint (count (page, "<g id=\"field\">"), ==, 1);
  g_assert_cmpuint (count (page, "<use xlink:href=\"#field\"/>"), ==, n_maps - 1);
  /* Who stands on several maps, or beside others like him, is drawn once. */
  g_assert_cmpuint (count (page, " id=\"s0\""), ==, 1);
  g_assert_cmpuint (count (page, "<use xlink:href=\"#s"), >, n_maps);
  named = dup_arrow (page);
  g_assert_cmpuint (count (page, named), >, 1);
}

/* The pictures that the text names are there. */
static void
check_markdown (Fixture *fixture)
{
  g_autofree char *text = NULL;
  guint n_pictures;

  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.md", NULL), ==,
                   0);
  text = read_file (fixture, "game.md", NULL);
  assert_contains (text, "\n## What Was at Stake\n");
  assert_contains (text, "\n## Forces\n");
  assert_contains (text, "\n## Dice\n");
  n_pictures = count (text, "![");
  g_assert_cmpuint (n_pictures, >, 1);
  for (guint i = 0; i < n_pictures; i++)
    {
      g_autofree char *name = g_strdup_printf ("game-images/map-%02u.png", i);
      g_autofree char *named = g_strdup_printf ("](<%s>)", name);
      g_autofree char *picture = NULL;
      gsize length;

      assert_contains (text, named);
      picture = read_file (fixture, name, &length);
      g_assert_cmpuint (length, >, 10000);
      g_assert_cmpmem (picture, 8, "\x89PNG\r\n\x1a\n", 8);
    }
}

static void
check_pdf (Fixture *fixture)
{
  g_autofree char *pdf = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.pdf", "--paper",
                        "letter", NULL),
                   ==, 0);
  pdf = read_file (fixture, "game.pdf", NULL);
  g_assert_true (g_str_has_prefix (pdf, "%PDF"));
}

/* By each system's own words. */
static void
test_systems (Fixture *fixture, gconstpointer data)
{
  static const char *const operations[]
    = { "langemarck.duckop", "le-cateau.duckop", "one-line.duckop", "parapet.duckop",
        "club-first-watch.duckop" };

  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_test_message ("%s", operations[i]);
      play (fixture, operations[i], "5");
      check_page (fixture);
      if (i != 0 && !g_test_slow ())
        continue;
      check_markdown (fixture);
      check_pdf (fixture);
    }
}

/* It is told who is gone, in few moments a round, and who has won. */
static void
test_moments (Fixture *fixture, gconstpointer data)
{
  g_autofree char *text = NULL, *replay = NULL;
  g_auto (GStrv) parts = NULL;
  guint n_fallen = 0;

  play (fixture, "langemarck.duckop", "7");
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.md", NULL), ==,
                   0);
  g_assert_cmpint (run (fixture, &replay, NULL, "replay", "game.duckgame", NULL), ==, 0);
  text = read_file (fixture, "game.md", NULL);
  parts = g_strsplit (text, "\n## ", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (g_str_has_prefix (parts[i], "Round "))
      {
        g_assert_cmpuint (count (parts[i], "\n- "), <=, MOST_MOMENTS);
        g_assert_null (strstr (parts[i], " begins.\n"));
        n_fallen += count (parts[i], "put out of action");
      }
  g_assert_cmpuint (n_fallen, >, 0);
  g_assert_cmpuint (n_fallen, <=, count (replay, "put out of action"));
  g_assert_true (strstr (text, "\n## Won by ") != NULL || strstr (text, "\n## A draw") != NULL);
  assert_contains (text, " dice had what they needed");
}

/* A brigade of several bases goes one way: no map has more arrows and crosses than units. */
static void
test_arrows (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_scenario ("le-cateau.duckop"), *page = NULL, *named = NULL;
  g_auto (GStrv) maps = NULL;
  guint most = 0;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", path, "--1", "quick", "--2", "quick", "--seed",
                        "7", "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.html", NULL), ==,
                   0);
  page = read_file (fixture, "game.html", NULL);
  named = dup_arrow (page);
  maps = g_strsplit (page, "<figure>", -1);
  for (guint i = 1; maps[i] != NULL; i++)
    {
      guint n = count (maps[i], named);

      most = MAX (most, n);
    }
  g_assert_cmpuint (most, >, 5);
  g_assert_cmpuint (most, <=, 19);
}

/* Nobody falls by what he did himself, and each round ends with how it stands. */
static void
test_truth (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_scenario ("parapet.duckop"), *text = NULL;
  g_autoptr (GRegex) suicide
    = g_regex_new ("([A-Z][A-Za-z ]+ [0-9]+) fires at [^.]*\\. \\1 is killed", 0, 0, NULL);
  g_autoptr (GRegex) shot
    = g_regex_new (" fires at ([A-Z][A-Za-z ]+ [0-9]+) [^.]*\\. \\1 is killed", 0, 0, NULL);
  g_auto (GStrv) parts = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", path, "--1", "quick", "--2", "quick", "--3",
                        "quick", "--4", "quick", "--5", "quick", "--6", "quick", "--seed", "3",
                        "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.md", NULL), ==,
                   0);
  text = read_file (fixture, "game.md", NULL);
  g_assert_false (g_regex_match (suicide, text, 0, NULL));
  g_assert_true (g_regex_match (shot, text, 0, NULL));
  assert_contains (text, "\n## Turning Points\n\n- Turn ");
  parts = g_strsplit (text, "\n## ", -1);
  for (guint i = 0; parts[i + 1] != NULL; i++)
    if (g_str_has_prefix (parts[i], "Turn ") && g_str_has_prefix (parts[i + 1], "Turn ")
        && !g_str_has_prefix (parts[i], "Turning"))
      {
        g_assert_true (strstr (parts[i], "\n- ") != NULL
                       || strstr (parts[i], "\nNothing was lost or won.\n") != NULL);
        if (!g_str_has_prefix (parts[i + 1], "Turning"))
          assert_contains (parts[i], "\nBritish: ");
      }
}

/* What falls when a round has begun is told in it, though the last order of the round before did
 * that: in Trench Assault shells. The dead that a round tells of are those by which it begins and
 * ends. */
static void
test_rounds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_scenario ("parapet.duckop"), *text = NULL, *replay = NULL;
  g_auto (GStrv) rounds = NULL;
  guint n_shells = 0;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", path, "--1", "quick", "--2", "quick", "--3",
                        "quick", "--4", "quick", "--5", "quick", "--6", "quick", "--seed", "3",
                        "--save", "game.duckgame", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.md", NULL), ==,
                   0);
  g_assert_cmpint (run (fixture, &replay, NULL, "replay", "game.duckgame", NULL), ==, 0);
  text = read_file (fixture, "game.md", NULL);
  rounds = g_strsplit (replay, "\nTurn ", -1);
  for (guint i = 1; rounds[i] != NULL; i++)
    {
      g_autofree char *heading = g_strdup_printf ("\n## Turn %u\n", i);
      const char *told = strstr (text, heading);
      const char *next = told != NULL ? strstr (told + 1, "\n## ") : NULL;
      g_autofree char *part = next != NULL ? g_strndup (told, (gsize) (next - told)) : NULL;
      const char *at = part;

      while (at != NULL && (at = strstr (at, "Shell ")) != NULL)
        {
          g_autofree char *sentence = g_strndup (at, strcspn (at, "."));

          g_assert_nonnull (strstr (rounds[i], sentence));
          n_shells++;
          at++;
        }
    }
  g_assert_cmpuint (n_shells, >, 0);
}

/* Photos of the table stand in their rounds, small, in whatever tells it. */
static void
test_photos (Fixture *fixture, gconstpointer data)
{
  g_autofree char *hooge = get_scenario ("hooge.duckop"), *page = NULL, *text = NULL;
  g_autofree char *errors = NULL, *late = NULL, *none = NULL, *moving = NULL, *photo = NULL;
  const char *round, *image, *next;
  gsize length;

  play (fixture, "langemarck.duckop", "5");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "draw", hooge, "-o", "table.png", "--width", "2000", NULL), ==, 0);
  if (run (fixture, NULL, &errors, "story", "game.duckgame", "1=table.png", "-o", "game.html", NULL)
      != 0)
    {
      assert_contains (errors, "built without libapriltag");
      g_test_skip ("no photos can be read");
      return;
    }
  page = read_file (fixture, "game.html", NULL);
  round = strstr (page, "<h2>Round 1</h2>");
  next = strstr (page, "<h2>Round 2</h2>");
  image = strstr (page, "<img width=\"1280\"");
  g_assert_true (round != NULL && next != NULL && image != NULL);
  g_assert_true (image > round && image < next);
  assert_contains (image, "alt=\"Round 1, a photo of the table\" src=\"data:image/jpeg;base64,");

  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "0=table.png", "2=table.png",
                        "2=table.png", "-o", "game.md", NULL),
                   ==, 0);
  text = read_file (fixture, "game.md", NULL);
  assert_contains (text, "](<game-images/photo-00-1.jpg>)");
  assert_contains (text, "](<game-images/photo-02-2.jpg>)");
  photo = read_file (fixture, "game-images/photo-02-2.jpg", &length);
  g_assert_cmpmem (photo, 3, "\xff\xd8\xff", 3);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "story", "game.duckgame", "1=table.png", "-o", "game.pdf", NULL), ==,
    0);

  g_assert_cmpint (
    run (fixture, NULL, &late, "story", "game.duckgame", "99=table.png", "-o", "a.md", NULL), ==,
    2);
  assert_contains (late, "the story has rounds 0, the beginning, to ");
  g_assert_cmpint (
    run (fixture, NULL, &none, "story", "game.duckgame", "table.png", "-o", "a.md", NULL), ==, 2);
  assert_contains (none, "is no photo of a round");
  g_assert_cmpint (
    run (fixture, NULL, &moving, "story", "game.duckgame", "1=table.png", "-o", "a.png", NULL), ==,
    2);
  assert_contains (moving, "no room for photos");
}

static guint
read_number (const char *bytes)
{
  const guint8 *digits = (const guint8 *) bytes;

  return (guint) digits[0] << 24 | (guint) digits[1] << 16 | (guint) digits[2] << 8 | digits[3];
}

/* Each picture has its time, and lies within the first; all numbers follow each other. */
static void
test_moving (Fixture *fixture, gconstpointer data)
{
  g_autofree char *file = NULL;
  gsize length, at = 8;
  guint n_said = 0, n_shown = 0, number = 0, width = 0, height = 0, time = 0;

  play (fixture, "langemarck.duckop", "5");
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "game.png", "--width",
                        "300", "--pace", "250", NULL),
                   ==, 0);
  file = read_file (fixture, "game.png", &length);
  g_assert_cmpmem (file, 8, "\x89PNG\r\n\x1a\n", 8);
  while (at + 12 <= length)
    {
      const char *type = file + at + 4, *chunk = file + at + 8;

      if (memcmp (type, "IHDR", 4) == 0)
        {
          width = read_number (chunk);
          height = read_number (chunk + 4);
        }
      /* Of colours with how clear they are, as all parts have to be. */
      if (memcmp (type, "IHDR", 4) == 0)
        g_assert_cmpint (chunk[9], ==, 6);
      if (memcmp (type, "acTL", 4) == 0)
        n_said = read_number (chunk);
      if (memcmp (type, "fcTL", 4) == 0 || memcmp (type, "fdAT", 4) == 0)
        g_assert_cmpuint (read_number (chunk), ==, number++);
      if (memcmp (type, "fcTL", 4) == 0)
        {
          g_assert_cmpuint (read_number (chunk + 12) + read_number (chunk + 4), <=, width);
          g_assert_cmpuint (read_number (chunk + 16) + read_number (chunk + 8), <=, height);
          time = read_number (chunk + 20);
          g_assert_cmpuint (time >> 16, >=, 250);
          g_assert_cmpuint ((time >> 16) % 250, ==, 0);
          g_assert_cmpuint (time & 0xffff, ==, 1000);
          n_shown++;
        }
      at += read_number (file + at) + 12;
    }
  g_assert_cmpuint (at, ==, length);
  g_assert_cmpuint (width, ==, 300);
  g_assert_cmpuint (n_shown, ==, n_said);
  g_assert_cmpuint (n_shown, >, 5);
  /* One has time to look at how it ended. */
  g_assert_cmpuint (time >> 16, >=, 1000);
}

/* Of a battle that has not begun there are no rounds yet, and it says how it stands. */
static void
test_not_over (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = get_scenario ("hooge.duckop"), *story = NULL;

  write_file (fixture, "orders", "");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "play", path, "--orders", "orders", "--save", "game.duckgame", NULL),
    ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "story", "game.duckgame", "-o", "a.md", NULL), ==, 0);
  story = read_file (fixture, "a.md", NULL);
  assert_contains (story, "\n## How It Stands\n\nThe sides set up.\n");
  assert_lacks (story, "The maps below");
}

static void
test_refused (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = get_scenario ("hooge.duckop");
  g_autofree char *errors = NULL, *name = NULL, *paper = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "story", operation, "-o", "a.html", NULL), ==, 2);
  assert_contains (errors, "is no saved game");
  g_assert_cmpint (run (fixture, NULL, &name, "story", operation, "-o", "a.txt", NULL), ==, 2);
  assert_contains (name, "must end in .html, .pdf, .md or .png");
  g_assert_cmpint (
    run (fixture, NULL, &paper, "story", operation, "-o", "a.md", "--paper", "a5", NULL), ==, 2);
  assert_contains (paper, "only a PDF has a paper");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/story/systems", test_systems);
  ADD ("/cli/story/moments", test_moments);
  ADD ("/cli/story/arrows", test_arrows);
  ADD ("/cli/story/truth", test_truth);
  ADD ("/cli/story/rounds", test_rounds);
  ADD ("/cli/story/photos", test_photos);
  ADD ("/cli/story/moving", test_moving);
  ADD ("/cli/story/not-over", test_not_over);
  ADD ("/cli/story/refused", test_refused);
  return g_test_run ();
}
