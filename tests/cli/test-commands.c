/* test-commands.c: duckboard-cli as scripts use it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>
#include <unistd.h>

#include <glib/gstdio.h>

#include "program.h"

static char *
get_examples (void)
{
  return g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "schemas", "examples", NULL);
}

/* What the examples link to. */
static void
copy_examples (Fixture *fixture)
{
  static const char *const names[] = { "example.duckop", "example.duckfield" };
  g_autofree char *folder = get_examples ();

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *from = g_build_filename (folder, names[i], NULL);
      g_autofree char *to = g_build_filename (fixture->folder, names[i], NULL);
      g_autofree char *text = NULL;

      g_assert_true (g_file_get_contents (from, &text, NULL, NULL));
      g_assert_true (g_file_set_contents (to, text, -1, NULL));
    }
}

static void
test_check (Fixture *fixture, gconstpointer data)
{
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "check", british, operation, NULL), ==, 0);
  g_assert_cmpstr (errors, ==, "");
}

/* Every fault of a damaged army is named with line and column, and the exit status says "wrong". */
static void
test_check_damaged (Fixture *fixture, gconstpointer data)
{
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *path = g_build_filename (fixture->folder, "damaged.duckarmy", NULL);
  g_autofree char *text = NULL;
  g_autofree char *errors = NULL;
  GString *damaged;

  g_assert_true (g_file_get_contents (british, &text, NULL, NULL));
  damaged = g_string_new (text);
  g_string_replace (damaged, "wounds=\"3\"", "wounds=\"30\"", 1);
  g_string_replace (damaged, "<units>", "<units><horse/>", 1);
  g_assert_true (g_file_set_contents (path, damaged->str, -1, NULL));
  g_string_free (damaged, TRUE);

  g_assert_cmpint (run (fixture, NULL, &errors, "check", "damaged.duckarmy", NULL), ==, 1);
  g_assert_nonnull (strstr (errors, "damaged.duckarmy:6:27: <statistics> has wounds=\"30\", which "
                                    "must be a whole number from 1 to 6\n"));
  g_assert_nonnull (strstr (errors, ": <horse> may not stand in <units>\n"));
}

/* entrenched.10.1: an army that is against the rules is wrong too. */
static void
test_check_illegal (Fixture *fixture, gconstpointer data)
{
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *path = g_build_filename (fixture->folder, "dear.duckarmy", NULL);
  g_autofree char *text = NULL;
  g_autofree char *errors = NULL;
  GString *dear;

  g_assert_true (g_file_get_contents (british, &text, NULL, NULL));
  dear = g_string_new (text);
  g_string_replace (dear, "cost-limit=\"665\"", "cost-limit=\"600\"", 1);
  g_assert_true (g_file_set_contents (path, dear->str, -1, NULL));
  g_string_free (dear, TRUE);

  g_assert_cmpint (run (fixture, NULL, &errors, "check", "dear.duckarmy", NULL), ==, 1);
  g_assert_nonnull (strstr (errors, "dear.duckarmy: The army costs 665 points, which is 65 points "
                                    "over its limit of 600."));
}

/* What cannot be played is wrong, alone and in a campaign. */
static void
test_check_unplayable (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name, *expected;
  } files[] = {
    { "example.duckop",
      "idle.duckop: The operation cannot be played: side 2 (Central Powers) has no units.\n" },
    { "example.duckcampaign", "idle.duckcampaign: The Far Bank: The operation cannot be played: "
                              "side 2 (Central Powers) has no units.\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *folder = get_examples ();
      g_autofree char *shipped = g_build_filename (folder, files[i].name, NULL);
      g_autofree char *name = g_strconcat ("idle", strchr (files[i].name, '.'), NULL);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
      g_autofree char *text = NULL;
      g_autofree char *errors = NULL;
      g_autoptr (GRegex) takes = g_regex_new ("<take [^>]*german-[^>]*/>", 0, 0, NULL);
      g_autofree char *idle = NULL;

      g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
      idle = g_regex_replace_literal (takes, text, -1, 0, "", 0, NULL);
      g_assert_true (g_file_set_contents (path, idle, -1, NULL));
      copy_examples (fixture);
      g_assert_cmpint (run (fixture, NULL, &errors, "check", name, NULL), ==, 1);
      g_assert_true (g_str_has_prefix (errors, files[i].expected));
    }
}

/* What is odd about an operation is said, and is not wrong; a campaign says whose it is. */
static void
test_check_odd (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *name, *expected;
  } files[] = {
    { "example.duckop",
      "odd.duckop: warning: 40 rounds are outside the 12 to 24 that are recommended for War of "
      "Attrition.\n" },
    { "example.duckcampaign", "odd.duckcampaign: warning: The Far Bank: There is no condition by "
                              "which side 2 (Central Powers) wins.\n" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autofree char *folder = get_examples ();
      g_autofree char *shipped = g_build_filename (folder, files[i].name, NULL);
      g_autofree char *name = g_strconcat ("odd", strchr (files[i].name, '.'), NULL);
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
      g_autofree char *text = NULL;
      g_autofree char *errors = NULL;
      g_autoptr (GString) odd = NULL;

      g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
      odd = g_string_new (text);
      g_string_replace (odd, "rounds=\"12\"", "rounds=\"40\"", 0);
      g_string_replace (odd, "          <condition kind=\"destroy-all\" winner=\"2\"/>\n", "", 0);
      g_string_replace (odd, "          <condition kind=\"limit\" winner=\"2\"/>\n", "", 0);
      g_assert_true (g_file_set_contents (path, odd->str, -1, NULL));
      copy_examples (fixture);

      g_assert_cmpint (run (fixture, NULL, &errors, "check", name, NULL), ==, 0);
      g_assert_cmpstr (errors, ==, files[i].expected);
    }
}

/* A file of a newer minor version is right, and it is said that it is newer. */
static void
test_check_newer (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field = get_scenario ("langemarck.duckfield");
  g_autofree char *path = g_build_filename (fixture->folder, "newer.duckfield", NULL);
  g_autofree char *text = NULL;
  g_autofree char *errors = NULL;
  g_autofree char *output = NULL;
  g_autoptr (GString) newer = NULL;

  g_assert_true (g_file_get_contents (field, &text, NULL, NULL));
  newer = g_string_new (text);
  g_string_replace (newer, "version=\"1.0\" name", "version=\"1.7\" sky=\"grey\" name", 1);
  g_assert_true (g_file_set_contents (path, newer->str, -1, NULL));

  g_assert_cmpint (run (fixture, NULL, &errors, "check", "newer.duckfield", NULL), ==, 0);
  g_assert_nonnull (strstr (errors, "newer.duckfield:2:41: warning: version 1.7 of the format"));
  g_assert_nonnull (
    strstr (errors, "newer.duckfield:2:51: warning: <field> has an attribute “sky”"));
  g_assert_cmpint (run (fixture, &output, NULL, "canon", "newer.duckfield", NULL), ==, 0);
  g_assert_cmpstr (output, ==, newer->str);
}

static void
test_unreadable (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "check", "gone.duckarmy", NULL), ==, 2);
  g_assert_true (g_str_has_prefix (errors, "gone.duckarmy: cannot be read: "));
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "letter.txt", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "fly", NULL), ==, 2);
}

static void
test_show (Fixture *fixture, gconstpointer data)
{
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *operation = get_scenario ("langemarck.duckop");
  g_autofree char *field = get_scenario ("langemarck.duckfield");
  g_autofree char *examples = get_examples ();
  g_autofree char *campaign = g_build_filename (examples, "example.duckcampaign", NULL);
  g_autofree char *roster = NULL;
  g_autofree char *briefing = NULL;
  g_autofree char *campaign_briefing = NULL;
  g_autofree char *game = g_build_filename (examples, "example.duckgame", NULL);
  g_autofree char *state = NULL;

  g_assert_cmpint (run (fixture, &roster, NULL, "show", british, NULL), ==, 0);
  g_assert_nonnull (strstr (roster, "665 of 665 points"));
  g_assert_cmpint (run (fixture, &briefing, NULL, "show", operation, NULL), ==, 0);
  g_assert_nonnull (strstr (briefing, "Skirmish at Langemarck"));
  g_assert_cmpint (run (fixture, &campaign_briefing, NULL, "show", campaign, NULL), ==, 0);
  g_assert_nonnull (strstr (campaign_briefing, "2. The Far Bank"));
  g_assert_cmpint (run (fixture, &state, NULL, "show", game, NULL), ==, 0);
  g_assert_nonnull (strstr (state, "Rifles 1"));
  g_assert_cmpint (run (fixture, NULL, NULL, "show", field, NULL), ==, 2);
}

/* A point without a name is called the same in the briefing, in the game and on its map; ids are
 * for files. */
static void
test_nameless_point (Fixture *fixture, gconstpointer data)
{
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *path = g_build_filename (fixture->folder, "hold.duckop", NULL);
  g_autofree char *text = NULL;
  g_autofree char *briefing = NULL;
  g_autofree char *game = NULL;
  g_autoptr (GString) operation = NULL;

  g_assert_true (g_file_get_contents (skirmish, &text, NULL, NULL));
  operation = g_string_new (text);
  g_string_replace (operation, "</zones>",
                    "</zones><points><point id=\"control-1\" kind=\"control\" "
                    "at-mm100=\"30480,15240\"/></points>",
                    1);
  g_string_replace (operation, "<condition kind=\"limit\"",
                    "<condition kind=\"hold-point\" winner=\"1\" place=\"control-1\" "
                    "reach-mm100=\"7620\" count=\"1\"/><condition kind=\"limit\"",
                    1);
  g_assert_true (g_file_set_contents (path, operation->str, -1, NULL));

  g_assert_cmpint (run (fixture, &briefing, NULL, "show", "hold.duckop", NULL), ==, 0);
  g_assert_nonnull (strstr (briefing, "is within 3″ of “Point A” for 1 turn."));
  g_assert_null (strstr (briefing, "control-1"));
  g_assert_cmpint (run_with_input (fixture, "map\nstate\nquit\n", &game, NULL, "play",
                                   "hold.duckop", "--1", "person", "--2", "quick", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (game, "Point A\u00a0G1"));
  g_assert_null (strstr (game, "control-1"));
}

static void
test_show_markdown (Fixture *fixture, gconstpointer data)
{
  g_autofree char *roster = NULL;

  g_assert_cmpint (
    run (fixture, &roster, NULL, "show", "--markdown", "british-expeditionary-force", NULL), ==, 0);
  g_assert_true (g_str_has_prefix (roster, "# British Expeditionary Force\n\n"));
  g_assert_nonnull (strstr (roster, "| 7 × BEF Infantry | 280 | 4 | 4″ | 3+ | 4+ | 2 | "
                                    "Lee-Enfield 10″/4+/DPW; Bayonet melee/5+/DPW |\n"));
}

/* Shipped documents are named as one can call them, and one's own by their paths. */
static void
test_list (Fixture *fixture, gconstpointer data)
{
  g_autofree char *all = NULL;
  g_autofree char *operations = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, &all, NULL, "list", NULL), ==, 0);
  g_assert_nonnull (strstr (all, "Armies\n  british-expeditionary-force.duckarmy  British "
                                 "Expeditionary Force (665 points)\n"));
  g_assert_nonnull (strstr (all, "  entente-in-arms.duckbook      Entente In Arms\n"));
  g_assert_cmpint (run (fixture, &operations, NULL, "list", "operations", NULL), ==, 0);
  g_assert_cmpstr (operations, ==,
                   "Operations\n"
                   "  club-both-banks.duckop     Both Banks\n"
                   "  club-bridges.duckop        Nobody’s Bridges\n"
                   "  club-empty-forts.duckop    A Race for Empty Forts\n"
                   "  club-first-watch.duckop    The First Watch\n"
                   "  club-four-flags.duckop     Four Flags\n"
                   "  club-one-telephone.duckop  One Telephone\n"
                   "  club-seven-forts.duckop    Seven Forts\n"
                   "  club-seventh-day.duckop    The Seventh Day\n"
                   "  club-side-by-side.duckop   Side by Side\n"
                   "  club-whistles.duckop       Whistles at Dawn\n"
                   "  hooge.duckop               Siege of Hooge\n"
                   "  langemarck.duckop          Skirmish at Langemarck\n"
                   "  le-cateau.duckop           The Ridge at Le Cateau\n"
                   "  mons.duckop                The Canal Bridges at Mons\n"
                   "  one-line.duckop            One Line at Dawn\n"
                   "  parapet.duckop             The Race to the Parapet\n"
                   "  switch-line.duckop         The Switch Line\n"
                   "  three-lines.duckop         Three Lines before Dark\n");
  g_assert_cmpint (run (fixture, NULL, &errors, "list", "horses", NULL), ==, 2);
  g_assert_nonnull (strstr (errors, "“list horses”"));
}

/* One's own documents follow the shipped ones, by their paths; a kind without any is left out. */
static void
test_list_own (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "duckboard", "operations", NULL);
  g_autofree char *before = g_strdup (g_getenv ("XDG_DATA_HOME"));
  g_autofree char *operations = NULL, *all = NULL;
  /* As many as are shipped. */
  static const char *const names[] = { "a.duckop", "b.duckop" };

  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (own, names[i], NULL);

      g_assert_true (g_file_set_contents (path, "<damaged>", -1, NULL));
    }
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_assert_cmpint (run (fixture, &operations, NULL, "list", "operations", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &all, NULL, "list", NULL), ==, 0);
  g_setenv ("XDG_DATA_HOME", before, TRUE);

  g_assert_true (g_str_has_prefix (operations, "Operations\n  club-both-banks.duckop"));
  g_assert_null (strstr (all, "Games"));
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_autofree char *path = g_build_filename (own, names[i], NULL);
      g_autofree char *row = g_strdup_printf ("\n  %s  (has faults: see “check”)\n", path);

      g_assert_nonnull (strstr (operations, row));
      g_assert_nonnull (strstr (all, row));
      g_assert_cmpint (g_remove (path), ==, 0);
    }
  for (char *path = own; strlen (path) >= strlen (folder); *strrchr (path, '/') = '\0')
    g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* A saved game says how far it is, and once it is over, who has won; also where it is shown. */
static void
test_list_games (Fixture *fixture, gconstpointer data)
{
  g_autofree char *folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
  g_autofree char *own = g_build_filename (folder, "duckboard", "games", NULL);
  g_autofree char *path = g_build_filename (own, "over.duckgame", NULL);
  g_autofree char *before = g_strdup (g_getenv ("XDG_DATA_HOME"));
  g_autofree char *games = NULL, *shown = NULL;

  g_assert_cmpint (g_mkdir_with_parents (own, 0700), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "langemarck", "--1", "quick", "--2", "quick",
                        "--seed", "5", "--save", path, NULL),
                   ==, 0);
  g_setenv ("XDG_DATA_HOME", folder, TRUE);
  g_assert_cmpint (run (fixture, &games, NULL, "list", "games", NULL), ==, 0);
  g_setenv ("XDG_DATA_HOME", before, TRUE);
  g_assert_true (g_regex_match_simple (
    "over.duckgame  Skirmish at Langemarck \\(Round [0-9]+ · Won by (Entente|Central Powers)\\)\n",
    games, 0, 0));
  g_assert_cmpint (run (fixture, &shown, NULL, "show", path, NULL), ==, 0);
  g_assert_nonnull (strstr (shown, "Won by "));

  g_assert_cmpint (g_remove (path), ==, 0);
  for (char *end = own; strlen (end) >= strlen (folder); *strrchr (end, '/') = '\0')
    g_assert_cmpint (g_rmdir (end), ==, 0);
}

/* Four dice that hit on 4+ and are saved on 3+ make a wound in one of six: 1 − (5/6)⁴ is 52 %. */
static void
test_odds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *all = NULL;
  g_autofree char *one = NULL;
  g_autofree char *brigade = NULL, *cavalry = NULL;
  g_autofree char *battery = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, &all, NULL, "odds", "bef-infantry", "German Cavalry", NULL), ==,
                   0);
  g_assert_true (g_str_has_prefix (all,
                                   "BEF Infantry (wounds: 4 of 4) at German Cavalry (wounds: 5) "
                                   "in the open\n\n"));
  g_assert_nonnull (strstr (all, "  Lee-Enfield     4   4+    3+     0.67  52\u00a0%  13\u00a0%  "
                                 "2\u00a0%  <\u00a01\u00a0%  0\u00a0%\n"));
  g_assert_nonnull (strstr (all, "  Bayonet  "));
  g_assert_nonnull (strstr (all, "A charge (Bayonet) costs it "));

  g_assert_cmpint (run (fixture, &one, NULL, "odds", "bef-infantry", "lee", "german-inf",
                        "--wounds", "2", "--cover", "heavy", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (one, "  Lee-Enfield     2   4+    2+     0.17  "));
  g_assert_null (strstr (one, "Bayonet"));

  g_assert_cmpint (run (fixture, &brigade, NULL, "odds", "british-infantry-brigade",
                        "german-infantry-brigade", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (brigade, "  to 16\u00a0cm     4        ±0     2.67  94\u00a0%  "));
  g_assert_cmpint (run (fixture, &battery, NULL, "odds", "german-battery",
                        "british-cavalry-brigade", "--cover", "cover", "--wounds", "3", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (battery, "  to 120\u00a0cm     1        −2     1.67   67\u00a0%  "));
  g_assert_cmpint (run (fixture, &cavalry, NULL, "odds", "british-cavalry-brigade",
                        "german-infantry-brigade", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (cavalry, "\nMounted it does not shoot; so it shoots dismounted.\n"));

  g_assert_cmpint (run (fixture, NULL, &errors, "odds", "bef-infantry", "uhlans", NULL), ==, 2);
  g_assert_nonnull (strstr (errors, "no unit type “uhlans”"));
  g_assert_cmpint (run (fixture, NULL, NULL, "odds", "bef-infantry", "pike", "marksman", NULL), ==,
                   2);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "odds", "bef-infantry", "marksman", "--cover", "deep", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "odds", "bef-infantry", NULL), ==, 2);
}

static void
test_canon (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field = get_scenario ("langemarck.duckfield");
  g_autofree char *text = NULL;
  g_autofree char *output = NULL;

  g_assert_true (g_file_get_contents (field, &text, NULL, NULL));
  g_assert_cmpint (run (fixture, &output, NULL, "canon", field, NULL), ==, 0);
  g_assert_cmpstr (output, ==, text);
}

static void
assert_begins (Fixture *fixture, const char *name, const char *beginning)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  g_autofree char *contents = NULL;
  gsize length;

  g_assert_true (g_file_get_contents (path, &contents, &length, NULL));
  g_assert_cmpuint (length, >, 1000);
  g_assert_cmpmem (contents, strlen (beginning), beginning, strlen (beginning));
}

static void
test_draw_and_print (Fixture *fixture, gconstpointer data)
{
  g_autofree char *british = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *field = get_scenario ("langemarck.duckfield");
  g_autofree char *operation = get_scenario ("langemarck.duckop");

  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, "-o", "a.png", "-w", "400", NULL), ==,
                   0);
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, "-o", "a.svg", NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", operation, "--black", "-o", "a.pdf", NULL), ==,
                   0);
  g_assert_cmpint (run (fixture, NULL, NULL, "print", "roster", british, "-o", "roster.pdf", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "print", "templates", "--system", "entrenched", "-o",
                        "t.pdf", "-p", "letter", NULL),
                   ==, 0);
  assert_begins (fixture, "a.png", "\x89PNG");
  assert_begins (fixture, "a.svg", "<?xml");
  assert_begins (fixture, "a.pdf", "%PDF");
  assert_begins (fixture, "roster.pdf", "%PDF");
  assert_begins (fixture, "t.pdf", "%PDF");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "print", "operation", operation, "-p", "a5", "-o", "o.pdf", NULL), ==,
    0);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "print", "campaign", "blood-of-ypres", "-o", "c.pdf", NULL), ==, 0);
  assert_begins (fixture, "o.pdf", "%PDF");
  assert_begins (fixture, "c.pdf", "%PDF");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "print", "operation", british, "-o", "wrong.pdf", NULL), ==, 2);

  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, "--tiles", "-o", "tiles.pdf", NULL), ==,
                   0);
  assert_begins (fixture, "tiles.pdf", "%PDF");
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, "--tiles", "-o", "tiles.png", NULL), ==,
                   2);
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, "--tiles", "--scale", "0.1", "-p", "a5",
                        "-o", "many.pdf", NULL),
                   ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "draw", field, "-o", "a.gif", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "print", "templates", "--system", "entrenched", "-o",
                        "t.pdf", "-p", "a9", NULL),
                   ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "print", "templates", "--system", "entrenched", "-o",
                        "no/such/folder.pdf", NULL),
                   ==, 2);

  /* A slip must not turn an army into a PDF. */
  g_assert_cmpint (run (fixture, NULL, NULL, "print", "roster", british, "-o", "a.duckarmy", NULL),
                   ==, 2);
}

/* Many games say how fair an operation is; how many play at a time makes no difference. */
static void
test_test (Fixture *fixture, gconstpointer data)
{
  g_autofree char *operation = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *one = NULL, *two = NULL, *battle = NULL;

  g_assert_cmpint (run (fixture, &one, NULL, "test", operation, "--games", "4", "--seed", "3",
                        "--threads", "1", "--2", "random", NULL),
                   ==, 0);
  g_assert_cmpint (run (fixture, &two, NULL, "test", operation, "--games", "4", "--seed", "3",
                        "--threads", "2", "--2", "random", NULL),
                   ==, 0);
  g_assert_cmpstr (one, ==, two);
  g_assert_nonnull (strstr (one, " of 4, "));
  g_assert_nonnull (strstr (one, "rounds on average"));

  /* A battle of two armies is the same one that is played, with its amendments. */
  g_assert_cmpint (run (fixture, &battle, NULL, "test", "--type", "control", "--army1",
                        "british-expeditionary-force", "--army2", "german-fourth-army", "--field",
                        "village", "--rounds", "2", "--games", "1", "--amend", "E-23", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (battle, "British Expeditionary Force: "));
  g_assert_nonnull (strstr (battle, "\nAmendments to the printed rules: E-23.\n"));

  g_assert_cmpint (run (fixture, NULL, NULL, "test", operation, "--1", "person", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "test", operation, "--games", "-1", NULL), ==, 2);
  g_assert_cmpint (run (fixture, NULL, NULL, "test", "langemarck.duckfield", NULL), ==, 2);
}

static void
test_help (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL;

  g_assert_cmpint (run (fixture, &output, NULL, "--help", NULL), ==, 0);
  g_assert_nonnull (strstr (output, "duckboard-cli print roster ARMY -o PDF"));
}

/* Places are distances, or squares of the map. */
static void
test_sight (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, &output, NULL, "sight", "langemarck", "5,2", "14,9", NULL), ==, 0);
  g_assert_nonnull (strstr (output, "Line to the front left corner: blocked by Church (Building)"));
  g_assert_cmpint (run (fixture, NULL, NULL, "sight", "langemarck", "B5", "C5", NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, &errors, "sight", "langemarck", "5,2", "90,2", NULL), ==, 2);
  g_assert_nonnull (strstr (errors, "90,2"));
}

/* A map that was made of a field makes a field again, with a picture beside it. */
static void
test_exchange (Fixture *fixture, gconstpointer data)
{
  g_autofree char *picture = g_build_filename (fixture->folder, "back.png", NULL);
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "export", "langemarck", "-o", "map.uvtt", NULL), ==,
                   0);
  g_assert_cmpint (run (fixture, NULL, NULL, "import", "map.uvtt", "-o", "back.duckfield",
                        "--square", "5cm", NULL),
                   ==, 0);
  g_assert_true (g_file_test (picture, G_FILE_TEST_EXISTS));
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "back.duckfield", NULL), ==, 0);

  write_file (fixture, "bad.dd2vtt", "{\"resolution\": {\"map_size\": 3}}");
  g_assert_cmpint (run (fixture, NULL, &errors, "import", "bad.dd2vtt", "-o", "b.duckfield", NULL),
                   ==, 1);
  g_assert_cmpstr (errors, ==, "bad.dd2vtt: $.resolution.map_size: must be an object\n");
}

/* One file is enough: without the field and without any book it can be shown, and made again. */
static void
test_bundle (Fixture *fixture, gconstpointer data)
{
  g_autofree char *path = g_build_filename (fixture->folder, "whole.duckop", NULL);
  g_autofree char *again = g_build_filename (fixture->folder, "again.duckop", NULL);
  g_autofree char *systems = g_build_filename (fixture->folder, "data", NULL);
  g_autofree char *link = g_build_filename (systems, "systems", NULL);
  g_autofree char *shipped
    = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data", "systems", NULL);
  g_autofree char *old_path = g_strdup (g_getenv ("DUCKBOARD_DATA_PATH"));
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *shown = NULL;

  g_assert_cmpint (run (fixture, NULL, NULL, "bundle", "langemarck", "-o", path, NULL), ==, 0);
  g_assert_true (g_file_get_contents (path, &first, NULL, NULL));
  g_assert_nonnull (strstr (first, "<book id=\"entente-in-arms\""));
  g_assert_nonnull (strstr (first, "<field name="));

  g_assert_cmpint (g_mkdir (systems, 0700), ==, 0);
  g_assert_cmpint (symlink (shipped, link), ==, 0);
  g_setenv ("DUCKBOARD_DATA_PATH", systems, TRUE);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", path, NULL), ==, 0);
  g_assert_cmpint (run (fixture, &shown, NULL, "show", path, NULL), ==, 0);
  g_assert_nonnull (strstr (shown, "Langemarck"));
  g_assert_cmpint (run (fixture, NULL, NULL, "bundle", path, "-o", again, NULL), ==, 0);
  g_setenv ("DUCKBOARD_DATA_PATH", old_path, TRUE);

  g_unlink (link);
  g_rmdir (systems);
  g_assert_true (g_file_get_contents (again, &second, NULL, NULL));
  g_assert_cmpstr (first, ==, second);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/commands/bundle", test_bundle);
  ADD ("/commands/exchange", test_exchange);
  ADD ("/commands/sight", test_sight);
  ADD ("/cli/check", test_check);
  ADD ("/cli/check-damaged", test_check_damaged);
  ADD ("/cli/entrenched.10.1/check-illegal", test_check_illegal);
  ADD ("/cli/check-odd", test_check_odd);
  ADD ("/cli/check-unplayable", test_check_unplayable);
  ADD ("/cli/check-newer", test_check_newer);
  ADD ("/cli/unreadable", test_unreadable);
  ADD ("/cli/show", test_show);
  ADD ("/cli/show-markdown", test_show_markdown);
  ADD ("/cli/nameless-point", test_nameless_point);
  ADD ("/cli/list", test_list);
  ADD ("/cli/list-own", test_list_own);
  ADD ("/cli/list-games", test_list_games);
  ADD ("/cli/entrenched.5.5/odds", test_odds);
  ADD ("/cli/canon", test_canon);
  ADD ("/cli/draw-and-print", test_draw_and_print);
  ADD ("/cli/test", test_test);
  ADD ("/cli/help", test_help);
  return g_test_run ();
}
