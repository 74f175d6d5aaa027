/* test-outputs.c: what duckboard-cli writes is of the kind and size that were asked for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <stdlib.h>
#include <string.h>

#include "pages.h"
#include "program.h"

#define MAX_WORDS 10

/* Free it. */
static char *
read_output (Fixture *fixture, const char *name, gsize *length)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *contents = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &contents, length, &error);
  g_assert_no_error (error);
  return contents;
}

static void
run_line (Fixture *fixture, const char *line, char **output)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  const char *w[MAX_WORDS] = { NULL };
  g_autofree char *errors = NULL;
  int status;

  g_test_message ("%s", line);
  g_assert_cmpuint (g_strv_length (words), <=, MAX_WORDS);
  for (guint i = 0; words[i] != NULL; i++)
    w[i] = words[i];
  status = run (fixture, output, &errors, w[0], w[1], w[2], w[3], w[4], w[5], w[6], w[7], w[8],
                w[9], NULL);
  g_assert_cmpstr (errors, ==, "");
  g_assert_cmpint (status, ==, 0);
}

static guint
read_number (const char *bytes)
{
  const guint8 *digits = (const guint8 *) bytes;

  return (guint) digits[0] << 24 | (guint) digits[1] << 16 | (guint) digits[2] << 8 | digits[3];
}

/* "2000 × 1131, 5906 a metre" */
static char *
describe_png (const char *bytes, gsize length)
{
  const char *density = NULL;

  g_assert_cmpmem (bytes, 8, "\x89PNG\r\n\x1a\n", 8);
  for (gsize i = 8; i + 12 < length && density == NULL; i++)
    if (memcmp (bytes + i, "pHYs", 4) == 0)
      density = bytes + i + 4;
  return g_strdup_printf ("%u × %u, %u a metre", read_number (bytes + 16), read_number (bytes + 20),
                          density != NULL ? read_number (density) : 0);
}

/* What its outermost element says. */
static char *
describe_svg (const char *text)
{
  g_autoptr (GRegex) size = g_regex_new ("width=\"([^\"]*)\" height=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  g_autofree char *width = NULL, *height = NULL;
  guint n_layers = 0;

  g_assert_true (g_regex_match (size, text, 0, &match));
  width = g_match_info_fetch (match, 1);
  height = g_match_info_fetch (match, 2);
  for (const char *at = text; (at = strstr (at, "groupmode=\"layer\"")) != NULL; at++)
    n_layers++;
  return g_strdup_printf ("%s × %s, %u layers", width, height, n_layers);
}

/* In points, with the sizes of all pages that differ; NULL: nothing here can read it. */
static char *
describe_pdf (const char *path)
{
  g_autoptr (GArray) pages = pages_read (path);
  g_autoptr (GHashTable) sizes = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GString) all = g_string_new (NULL);

  for (guint i = 0; pages != NULL && i < pages->len; i++)
    {
      const Page *page = &g_array_index (pages, Page, i);
      char *size = g_strdup_printf ("%.0f × %.0f", page->width, page->height);

      if (!g_hash_table_contains (sizes, size))
        g_string_append_printf (all, "%s%s", i > 0 ? ", " : "", size);
      g_hash_table_add (sizes, size);
    }
  if (pages == NULL)
    return NULL;

  g_string_append_printf (all, ", %u pages", pages->len);
  return g_strdup (all->str);
}

static char *
describe (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL), *bytes = NULL;
  gsize length;

  bytes = read_output (fixture, name, &length);
  if (g_str_has_suffix (name, ".png"))
    return describe_png (bytes, length);
  if (g_str_has_suffix (name, ".svg"))
    return describe_svg (bytes);
  g_assert_true (g_str_has_prefix (bytes, "%PDF"));
  return describe_pdf (path);
}

/* The last word is the file. Langemarck has 24″ × 12″, Mons 180 × 120 cm. */
static const struct
{
  const char *call, *what;
} drawings[] = {
  { "draw langemarck.duckfield -o a.png", "2000 × 1100, 0 a metre" },
  { "draw langemarck.duckfield --width 400 -o a.png", "400 × 220, 0 a metre" },
  { "draw langemarck.duckfield --width 400 --dpi 100 -o a.png", "400 × 220, 3938 a metre" },
  { "draw langemarck.duckfield --scale 1:4 -o a.png", "1001 × 551, 5906 a metre" },
  { "draw langemarck.duckfield --scale 4 --dpi 75 -o a.png", "500 × 275, 2953 a metre" },
  { "draw langemarck.duckfield -o a.svg", "277mm × 152.418593mm, 0 layers" },
  { "draw langemarck.duckfield --width 100 -o a.svg", "100mm × 55.024763mm, 0 layers" },
  { "draw mons.duckfield --scale 10 --layers -o a.svg", "203.2212mm × 143.2212mm, 15 layers" },
  { "draw langemarck.duckfield -o a.pdf", "785 × 432, 1 pages" },
  { "draw langemarck.duckop --paper a3 -o a.pdf", "1191 × 842, 1 pages" },
  { "draw mons.duckfield --paper letter --scale 10 -o a.pdf", "792 × 612, 1 pages" },
  { "draw langemarck.duckfield --tiles -o a.pdf", "842 × 595, 7 pages" },
  { "draw langemarck.duckfield --tiles --scale 2 --paper a5 -o a.pdf", "420 × 595, 4 pages" },
  { "draw langemarck.duckfield --tiles --width 300 -o a.pdf", "595 × 842, 3 pages" },
  { "print templates --system entrenched -o a.pdf", "595 × 842, 1 pages" },
  { "print templates --system entrenched --paper letter -o a.pdf", "612 × 792, 1 pages" },
  { "print counters hooge -o a.pdf", "595 × 842, 1 pages" },
  { "print counters german-fourth-army --paper a5 --black -o a.pdf", "420 × 595, 1 pages" },
  { "print operation hooge --without map --with counters,templates -o a.pdf",
    "595 × 842, 4 pages" },
  { "print roster german-fourth-army --paper a5 -o a.pdf", "420 × 595, 2 pages" },
  { "print book british-brigades --paper a3 -o a.pdf", "842 × 1191, 1 pages" },
  { "print operation langemarck.duckop -o a.pdf", "595 × 842, 842 × 595, 3 pages" },
  { "print operation langemarck.duckop --without turn,traits,terrain,map -o a.pdf",
    "595 × 842, 2 pages" },
  { "print operation langemarck --without map --with templates --landscape -o a.pdf",
    "842 × 595, 4 pages" },
  { "print roster german-fourth-army --detail line --columns 1 -o a.pdf", "595 × 842, 1 pages" },
  { "print campaign blood-of-ypres -o a.pdf", "595 × 842, 842 × 595, 7 pages" },
};

/* Who prints is told how many sheets it takes; who draws is told nothing. */
static void
assert_count (const char *said, const char *what)
{
  const char *pages = strstr (what, " pages");
  g_autofree char *count = NULL;

  if (*said == '\0')
    return;
  g_assert_nonnull (pages);
  while (pages[-1] != ' ')
    pages--;
  count = g_strdup_printf ("%.*s sheet%s\n", (int) strcspn (pages, " "), pages,
                           g_str_has_prefix (pages, "1 ") ? "" : "s");
  /* Before it stands what is cut out of which card. */
  g_assert_true (g_str_has_suffix (said, count));
  g_assert_true (strlen (said) == strlen (count)
                 || said[strlen (said) - strlen (count) - 1] == '\n');
}

/* Before anything is printed one knows what to print it on; of both sides each sheet has two
 * pages. */
static void
test_plan (Fixture *fixture, gconstpointer data)
{
  static const char *const plans[][2] = {
    { "print counters hooge --plan",
      "Counters: 1 sheet of thick card · 28 pieces · 63 straight cuts\n1 sheet\n" },
    { "print cards hooge --backs long --plan",
      "Unit Cards: 3 sheets of card, printed on both sides · 27 pieces · 26 straight cuts\n"
      "6 pages, two a sheet\n" },
    { "print standees hooge --backs short --plan",
      "Paper Soldiers: 3 sheets of card · 27 pieces · 70 straight cuts\n6 pages, two a sheet\n" },
    { "print record hooge --plan", "1 sheet\n" },
    { "print test-sheet --landscape --paper a5 -o t.pdf", "2 pages, two a sheet\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (plans); i++)
    {
      g_autofree char *said = NULL;

      run_line (fixture, plans[i][0], &said);
      g_assert_cmpstr (said, ==, plans[i][1]);
    }
}

static void
test_drawings (Fixture *fixture, gconstpointer data)
{
  for (guint i = 0; i < G_N_ELEMENTS (drawings); i++)
    {
      const char *name = strrchr (drawings[i].call, ' ') + 1;
      g_autofree char *what = NULL, *said = NULL;

      run_line (fixture, drawings[i].call, &said);
      assert_count (said, drawings[i].what);
      what = describe (fixture, name);
      if (what != NULL)
        g_assert_cmpstr (what, ==, drawings[i].what);
    }
}

/* Fewer columns than were asked for are said, and how many there are. */
static void
test_columns (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL, *none = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "print", "roster", "german-fourth-army",
                        "--columns", "3", "-o", "a.pdf", NULL),
                   ==, 0);
  assert_contains (errors, "the paper has room for 2 columns of units");
  g_assert_cmpint (run (fixture, NULL, &none, "print", "roster", "german-fourth-army", "--columns",
                        "2", "-o", "a.pdf", NULL),
                   ==, 0);
  g_assert_cmpstr (none, ==, "");
}

static guint
count (const char *text, const char *part)
{
  guint n = 0;

  for (const char *at = text; (at = strstr (at, part)) != NULL; at++)
    n++;
  return n;
}

/* A drawing program finds each feature under its id, with its name and terrain; each terrain is one
 * layer, and names are text. */
static void
test_svg_parts (Fixture *fixture, gconstpointer data)
{
  g_autofree char *svg = NULL;

  run_line (fixture, "draw mons.duckfield --layers -o parts.svg", NULL);
  svg = read_output (fixture, "parts.svg", NULL);
  g_assert_cmpuint (count (svg, "<g id=\"wood-west\">"), ==, 1);
  g_assert_cmpuint (count (svg, "<title>Mons–Condé Canal (River)</title>"), ==, 1);
  g_assert_cmpuint (count (svg, "<title>Mons (Building)</title>"), ==, 3);
  g_assert_cmpuint (count (svg, "inkscape:label=\"Building\""), ==, 1);
  g_assert_cmpuint (count (svg, "<text"), >, 100);
}

/* Examples of all kinds are right and canonical; fields are drawn and books printed, all others are
 * shown. */
static void
test_documents (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name;
    gboolean is_shown;
  } documents[] = {
    { "example.duckarmy", TRUE },  { "example.duckbook", FALSE },    { "example.duckfield", FALSE },
    { "example.duckop", TRUE },    { "example.duckcampaign", TRUE }, { "example.duckgame", TRUE },
    { "example.ducktable", TRUE },
  };
  g_autofree char *examples
    = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "schemas", "examples", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *path = g_build_filename (examples, documents[i].name, NULL);
      g_autofree char *text = NULL, *canonical = NULL;

      g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
      g_assert_cmpint (run (fixture, NULL, NULL, "check", path, NULL), ==, 0);
      g_assert_cmpint (run (fixture, &canonical, NULL, "canon", path, NULL), ==, 0);
      g_assert_cmpstr (canonical, ==, text);
      g_assert_cmpint (run (fixture, NULL, NULL, "show", path, NULL), ==,
                       documents[i].is_shown ? 0 : 2);
    }
}

/* A game that has been played goes onto paper, and to a tabletop with its pictures beside it. */
static void
test_game (Fixture *fixture, gconstpointer data)
{
  static const char *const made[]
    = { "field.json", "field.png", "local.json", "local-images/field.png", "g.pdf" };
  g_autofree char *blocks = NULL, *said = NULL, *errors = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "play", "langemarck", "--1", "random", "--2", "random",
                        "--seed", "1", "--save", "g.duckgame", NULL),
                   ==, 0);
  run_line (fixture, "print game g.duckgame --with cards -o g.pdf", &said);
  g_assert_true (g_str_has_suffix (said, " sheets\n"));
  run_line (fixture, "export g.duckgame --no-pictures -o g.json", NULL);
  blocks = read_output (fixture, "g.json", NULL);
  g_assert_nonnull (strstr (blocks, "\"ObjectStates\""));
  g_assert_null (strstr (blocks, "CustomImage"));
  run_line (fixture, "export hooge --url https://example.org/p -o field.json", NULL);
  g_assert_cmpint (run (fixture, NULL, &errors, "export", "hooge", "-o", "local.json", NULL), ==,
                   0);
  g_assert_true (g_str_has_prefix (errors, "local.json: warning: the pictures are found on this"));
  for (guint i = 0; i < G_N_ELEMENTS (made); i++)
    {
      gsize length;

      g_free (read_output (fixture, made[i], &length));
      g_assert_cmpuint (length, >, 100);
    }
}

/* An army becomes a code where the program was built with what makes them. */
static void
test_code (Fixture *fixture, gconstpointer data)
{
  g_autofree char *svg = NULL, *errors = NULL;

  if (run (fixture, NULL, &errors, "export", "german-fourth-army", "-o", "code.svg", NULL) != 0)
    {
      g_assert_nonnull (strstr (errors, "built without QR codes"));
      g_test_skip ("built without libqrencode");
      return;
    }
  svg = read_output (fixture, "code.svg", NULL);
  g_assert_true (g_str_has_prefix (svg, "<svg "));
  run_line (fixture, "export german-fourth-army -o code.png", NULL);
}

/* A field that goes out and comes back is as large, in squares of any size. */
static const struct
{
  const char *square;
  const char *size; /* of the map, in squares */
} exchanges[] = {
  { "1in", "24.000 × 12.000" },
  { "5cm", "12.192 × 6.096" },
  { "254mm", "2.400 × 1.200" },
};

static void
test_exchange (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GRegex) size
    = g_regex_new ("\"map_size\": *\\{\\s*\"x\": *([0-9.]+),\\s*\"y\": *([0-9.]+)", 0, 0, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (exchanges); i++)
    {
      g_autofree char *export
        = g_strdup_printf ("export langemarck --square %s -o map.uvtt", exchanges[i].square);
      g_autofree char *map = NULL, *field = NULL, *found = NULL, *x = NULL, *y = NULL;
      g_autoptr (GMatchInfo) match = NULL;

      run_line (fixture, export, NULL);
      map = read_output (fixture, "map.uvtt", NULL);
      g_assert_true (g_regex_match (size, map, 0, &match));
      x = g_match_info_fetch (match, 1);
      y = g_match_info_fetch (match, 2);
      found = g_strdup_printf ("%.3f × %.3f", g_ascii_strtod (x, NULL), g_ascii_strtod (y, NULL));
      g_assert_cmpstr (found, ==, exchanges[i].size);
      g_assert_cmpint (run (fixture, NULL, NULL, "import", "map.uvtt", "--square",
                            exchanges[i].square, "-o", "back.duckfield", NULL),
                       ==, 0);
      field = read_output (fixture, "back.duckfield", NULL);
      assert_contains (field, "width-mm100=\"60960\" depth-mm100=\"30480\"");
    }
}

/* The amendments of all systems that have some, by their clauses. */
static void
test_amendments (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL;
  g_auto (GStrv) lines = NULL;
  g_autoptr (GString) heads = g_string_new (NULL);

  run_line (fixture, "list amendments", &output);
  lines = g_strsplit (output, "\n", -1);
  for (guint i = 0; lines[i] != NULL; i++)
    if (lines[i][0] != ' ')
      g_string_append_printf (heads, "%s\n", lines[i]);
  g_assert_cmpstr (heads->str, ==,
                   "Entrenched! 1914–1915\n"
                   "E-2\n"
                   "E-5\n"
                   "E-10\n"
                   "E-17\n"
                   "E-18\n"
                   "E-23\n"
                   "E-24\n"
                   "E-27\n"
                   "\n"
                   "End of Empires 1914\n"
                   "C-1\n"
                   "C-16\n"
                   "C-18\n"
                   "C-20\n"
                   "\n"
                   "Trench Assault\n"
                   "A-2\n"
                   "A-6\n"
                   "A-14\n"
                   "A-15\n"
                   "A-17\n"
                   "A-18\n"
                   "A-19\n"
                   "A-22\n"
                   "A-8\n"
                   "A-28\n"
                   "\n"
                   "Trench Raider\n"
                   "R-2\n"
                   "R-3\n"
                   "R-4\n"
                   "R-19\n"
                   "R-20\n"
                   "R-32\n"
                   "\n"
                   "Trench Club, solo and co-operative\n"
                   "M-7\n"
                   "M-15\n"
                   "M-16\n"
                   "M-17\n"
                   "M-26\n"
                   "\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/outputs/drawings", test_drawings);
  ADD ("/cli/outputs/columns", test_columns);
  ADD ("/cli/outputs/plan", test_plan);
  ADD ("/cli/outputs/svg-parts", test_svg_parts);
  ADD ("/cli/outputs/documents", test_documents);
  ADD ("/cli/outputs/game", test_game);
  ADD ("/cli/outputs/code", test_code);
  ADD ("/cli/outputs/exchange", test_exchange);
  ADD ("/cli/outputs/amendments", test_amendments);
  return g_test_run ();
}
