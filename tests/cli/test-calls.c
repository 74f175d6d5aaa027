/* test-calls.c: calls of duckboard-cli that cannot be carried out, or only with a warning
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

#define PREFIX "duckboard-cli: "

/* Nothing is printed, and so is said why. */
static void
assert_fails (Fixture *fixture, const char *call, int status, const char *message)
{
  g_auto (GStrv) words = g_strsplit (call, " ", 8);
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  const char *more[8] = { NULL };

  for (guint i = 0; words[i] != NULL; i++)
    more[i] = words[i];
  g_test_message ("%s", call);
  g_assert_cmpint (run (fixture, &output, &errors, more[0], more[1], more[2], more[3], more[4],
                        more[5], more[6], more[7], NULL),
                   ==, status);
  g_assert_cmpstr (output, ==, "");
  g_assert_cmpstr (errors, ==, message);
}

static void
test_names (Fixture *fixture, gconstpointer data)
{
  static const char *const calls[]
    = { "check hoge", "canon hoge", "show hoge", "play hoge", "replay hoge", "hash hoge" };

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    assert_fails (fixture, calls[i], 2,
                  PREFIX "“hoge” is neither a file nor a shipped document; see “duckboard-cli "
                         "list”\n");

  /* Shipped ones are found by every command. */
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "hooge", "hooge.duckfield", NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "canon", "langemarck", NULL), ==, 0);
}

static void
test_options (Fixture *fixture, gconstpointer data)
{
  assert_fails (fixture, "hash game.duckgame --seed 3", 2,
                PREFIX "“hash” takes no --seed; see “duckboard-cli --help”\n");
  assert_fails (fixture, "replay game.duckgame --1 quick", 2,
                PREFIX "“replay” takes no --1; see “duckboard-cli --help”\n");
  assert_fails (fixture, "list --black", 2,
                PREFIX "“list” takes no --black; see “duckboard-cli --help”\n");
  assert_fails (fixture, "check hooge -o x", 2,
                PREFIX "“check” takes no --output; see “duckboard-cli --help”\n");
  assert_fails (fixture, "play hooge --rounds 0", 2, PREFIX "--rounds must be a number above 0\n");
  assert_fails (fixture, "test hooge --games -1", 2, PREFIX "--games must be a number above 0\n");
  assert_fails (fixture, "odds bef-infantry german-infantry --wounds 0", 2,
                PREFIX "--wounds must be a number above 0\n");
  assert_fails (fixture, "draw hooge -o hooge.png --width -2", 2,
                PREFIX "--width must be a number above 0\n");
  assert_fails (fixture, "draw hooge -o hooge.png --paper a4", 2,
                PREFIX "only a PDF has a paper; a picture has a width or a scale\n");
  assert_fails (fixture, "draw hooge -o hooge.svg -p a4", 2,
                PREFIX "only a PDF has a paper; a picture has a width or a scale\n");
  assert_fails (fixture, "print roster langemarck -o a.pdf", 2,
                PREFIX "“print roster” is not for “langemarck”; say “print operation”\n");
  assert_fails (fixture, "print operation hooge.duckfield -o a.pdf", 2,
                PREFIX "“print operation” is not for “hooge.duckfield”; say “draw”\n");
  assert_fails (fixture, "show hooge --markdown", 2,
                PREFIX "only armies are shown in other formats, for opponents or without costs\n");
}

/* What is played has some things of its own. */
static void
test_play (Fixture *fixture, gconstpointer data)
{
  assert_fails (fixture, "play hooge --rounds 3", 2,
                PREFIX "--field, --rounds and --short-edges go with --type\n");
  assert_fails (fixture, "play blood-of-ypres", 2,
                PREFIX
                "“blood-of-ypres” is shipped: say where your record of it is to be kept, with "
                "--save FILE.duckcampaign\n");
  assert_fails (fixture, "play hooge --orders .", 2, PREFIX ". cannot be read: Is a directory\n");
  g_assert_cmpint (run (fixture, NULL, NULL, "play", "hooge", "--1", "random", "--2", "random",
                        "--dice", "", "--save", "game.duckgame", NULL),
                   ==, 1);
  assert_fails (fixture, "play game.duckgame --seed 3", 2,
                PREFIX "a saved game has its armies and its seed: leave --army1, --army2 and "
                       "--seed out\n");
}

/* Neither a name nor a text steers a terminal. */
static void
test_control_characters (Fixture *fixture, gconstpointer data)
{
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  static const char *const names[] = { "a\033[31mb.duckop",
                                       "a\xc2\x9b"
                                       "b.duckop",
                                       "a\xe2\x80\xae"
                                       "b.duckop",
                                       "a\a\rb.duckop",
                                       "a\nb.duckop",
                                       "a\xff"
                                       "b.duckop" };
  static const char *const shown[]
    = { "a\\x1b[31mb", "a\\x9bb", "a\\x202eb", "a\\x07\\x0db", "a\\nb", "a\\xffb" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      g_clear_pointer (&errors, g_free);
      g_clear_pointer (&output, g_free);
      write_file (fixture, names[i], "nonsense");
      g_assert_cmpint (run (fixture, &output, &errors, "check", names[i], NULL), ==, 1);
      g_assert_true (g_str_has_prefix (errors, shown[i]));
      for (const char *p = errors; *p != '\0'; p++)
        g_assert_true (*p == '\n' || !g_ascii_iscntrl (*p));
    }
}

/* What is read is not written over, by whatever name. */
static void
test_onto_itself (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = get_scenario ("langemarck.duckop");
  g_autofree char *text = NULL;
  g_autofree char *after = NULL;
  g_autofree char *path = g_build_filename (fixture->folder, "own.duckop", NULL);

  g_assert_cmpint (run (fixture, NULL, NULL, "bundle", shipped, "-o", "own.duckop", NULL), ==, 0);
  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  assert_fails (fixture, "bundle own.duckop -o ./own.duckop", 2,
                PREFIX "“./own.duckop” is what is read: write to another file\n");
  g_assert_true (g_file_get_contents (path, &after, NULL, NULL));
  g_assert_cmpstr (after, ==, text);
}

/* Roll-offs that are even for ever, and no dice at all. */
static void
test_dice (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GString) sixes = g_string_new ("6");
  g_autofree char *errors = NULL;
  g_autofree char *no_errors = NULL;

  for (guint i = 0; i < 20000; i++)
    g_string_append (sixes, ",6");
  g_assert_cmpint (run (fixture, NULL, &errors, "play", "hooge", "--1", "quick", "--2", "quick",
                        "--dice", sixes->str, NULL),
                   ==, 1);
  g_assert_cmpstr (errors, ==, PREFIX "there are no dice left\n");
  g_assert_cmpint (run (fixture, NULL, &no_errors, "play", "hooge", "--1", "quick", "--2", "quick",
                        "--dice", "", NULL),
                   ==, 1);
  g_assert_cmpstr (no_errors, ==, PREFIX "there are no dice left\n");
}

/* It is said before the game is played, not after. */
static void
test_save (Fixture *fixture, gconstpointer data)
{
  write_file (fixture, "ours.duckarmy", "precious");
  assert_fails (fixture, "play hooge --1 quick --2 quick --save ours.duckarmy", 2,
                PREFIX "the name of a saved game must end in .duckgame\n");
  assert_fails (fixture, "play hooge --1 quick --2 quick --save no/such.duckgame", 2,
                PREFIX "there is no folder “no” to save the game in\n");
}

/* A battle of a game type, with an army of the test's. */
static int
run_battle (Fixture *fixture, const char *army, const char *rounds, char **errors)
{
  return run (fixture, NULL, errors, "play", "--type", "assault", "--army1", army, "--army2",
              "german-fourth-army", "--field", "open-ground", "--1", "random", "--2", "random",
              "--seed", "1", "--rounds", rounds, NULL);
}

static void
test_illegal_army (Fixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = get_scenario ("british-expeditionary-force.duckarmy");
  g_autofree char *text = NULL;
  g_autofree char *errors = NULL;
  g_autoptr (GString) army = NULL;

  g_assert_true (g_file_get_contents (shipped, &text, NULL, NULL));
  army = g_string_new (text);
  g_string_replace (army, "unit type=\"bef-infantry\"", "unit type=\"british-cavalry\"", 1);
  g_string_replace (army, "cost-limit=\"665\"", "cost-limit=\"700\"", 1);
  write_file (fixture, "horse.duckarmy", army->str);
  g_assert_cmpint (run_battle (fixture, "horse.duckarmy", "10", &errors), ==, 1);
  g_assert_true (g_str_has_prefix (errors,
                                   "horse.duckarmy: Too many cavalry: 4, and the limit is 3 "
                                   "(3 in 10 units)."));
}

static void
test_unusual_rounds (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;
  g_autofree char *none = NULL;
  g_autofree char *many = NULL;

  g_assert_cmpint (run_battle (fixture, "british-expeditionary-force", "1", &errors), ==, 0);
  g_assert_cmpstr (
    errors, ==,
    "--rounds: warning: 1 round is outside the 10 to 16 that are recommended for Assault.\n");
  g_assert_cmpint (run_battle (fixture, "british-expeditionary-force", "10", &none), ==, 0);
  g_assert_cmpstr (none, ==, "");
  g_assert_cmpint (run_battle (fixture, "british-expeditionary-force", "1001", &many), ==, 2);
  g_assert_cmpstr (many, ==, PREFIX "there can be 1 to 1000 rounds\n");
}

static void
test_game_type (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "play", "--type", "sea", "--army1",
                        "british-expeditionary-force", "--army2", "german-fourth-army", "--field",
                        "village", NULL),
                   ==, 2);
  g_assert_cmpstr (
    errors, ==, PREFIX "there is no game type “sea”, but: assault, control, capture, attrition\n");
}

/* An army of another system has not even the game type. */
static void
test_other_system (Fixture *fixture, gconstpointer data)
{
  g_autofree char *errors = NULL;

  write_file (fixture, "others.duckarmy",
              "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
              "<army xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"Others\" system=\"assault\">"
              "<book id=\"british-battalion\" revision=\"1\"/><units/></army>\n");
  g_assert_cmpint (run (fixture, NULL, &errors, "play", "--type", "assault", "--army1",
                        "british-expeditionary-force", "--army2", "others.duckarmy", "--field",
                        "open-ground", NULL),
                   ==, 1);
  g_assert_nonnull (strstr (errors, "The army of side 2 is of another rule system."));
}

/* Every command finds out that its output goes nowhere, be it full or closed. */
static void
test_full (Fixture *fixture, gconstpointer data)
{
  static const char *const calls[]
    = { "duckboard-cli --version >/dev/full", "duckboard-cli list >/dev/full",
        "duckboard-cli canon hooge >/dev/full", "duckboard-cli show hooge >&-",
        "duckboard-cli play hooge --1 random --2 random --save game.duckgame >&-" };
  g_autofree char *program
    = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "duckboard-cli", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autoptr (GSubprocessLauncher) launcher
        = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDERR_PIPE);
      g_autoptr (GSubprocess) process = NULL;
      g_autofree char *errors = NULL;
      g_autofree char *command
        = g_strconcat ("exec \"$0\"", calls[i] + strlen ("duckboard-cli"), NULL);
      const char *argv[] = { "sh", "-c", command, program, NULL };

      g_test_message ("%s", calls[i]);
      g_subprocess_launcher_set_cwd (launcher, fixture->folder);
      process = g_subprocess_launcher_spawnv (launcher, argv, NULL);
      g_assert_nonnull (process);
      g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, NULL, &errors, NULL));
      g_assert_cmpint (g_subprocess_get_exit_status (process), ==, 2);
      g_assert_cmpstr (errors, ==, PREFIX "not all could be written to the standard output\n");
    }

  /* The game was saved all the same, and nothing else got into its file. */
  g_assert_cmpint (run (fixture, NULL, NULL, "hash", "game.duckgame", NULL), ==, 0);
}

/* What is said in the call goes before what the operation says, and that before what is printed. */
static void
test_amendments (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *words[2];
    const char *expected;
  } calls[] = {
    { { NULL }, "Amendments to the printed rules: E-2, E-5, E-10, E-23, E-27.\n" },
    { { "--as-printed" }, "Played as the rules are printed.\n" },
    { { "--amend", "E-27, E-5" }, "Amendments to the printed rules: E-5, E-27.\n" },
    { { "--balanced" },
      "Amendments to the printed rules: E-2, E-5, E-10, E-17, E-18, E-23, E-27.\n" },
  };
  g_autofree char *skirmish = g_test_build_filename (G_TEST_DIST, "cli", "skirmish.duckop", NULL);
  g_autofree char *errors = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (calls); i++)
    {
      g_autofree char *played = NULL, *tested = NULL;

      g_assert_cmpint (run (fixture, &played, NULL, "play", skirmish, "--1", "random", "--2",
                            "random", calls[i].words[0], calls[i].words[1], NULL),
                       ==, 0);
      g_assert_nonnull (strstr (played, calls[i].expected));
      g_assert_cmpint (run (fixture, &tested, NULL, "test", skirmish, "--games", "1", "--1",
                            "random", "--2", "random", calls[i].words[0], calls[i].words[1], NULL),
                       ==, 0);
      g_assert_nonnull (strstr (tested, calls[i].expected));
    }

  g_assert_cmpint (run (fixture, NULL, &errors, "play", skirmish, "--amend", "E-3", NULL), ==, 2);
  g_assert_cmpstr (errors, ==,
                   PREFIX "there is no amendment “E-3”, but: E-2, E-5, E-10, E-17, E-18, E-23, "
                          "E-24, E-27\n");
  g_assert_cmpint (
    run (fixture, NULL, NULL, "play", skirmish, "--amend", "E-5", "--balanced", NULL), ==, 2);
}

/* The operation fixes C-1 as printed: asked for by its number it is refused, and “balanced” means
 * the others. */
static void
test_fixed_amendment (Fixture *fixture, gconstpointer data)
{
  static const char *const commands[] = { "play", "test" };
  g_autofree char *output = NULL;

  for (guint i = 0; i < G_N_ELEMENTS (commands); i++)
    {
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (fixture, NULL, &errors, commands[i], "mons", "--1", "random", "--2",
                            "random", "--amend", "C-20,C-1", NULL),
                       ==, 2);
      g_assert_cmpstr (errors, ==,
                       PREFIX
                       "“The Canal Bridges at Mons” allows no game with C-1: leave it out of "
                       "--amend\n");
    }

  g_assert_cmpint (run (fixture, &output, NULL, "test", "mons", "--games", "1", "--1", "random",
                        "--2", "random", "--balanced", NULL),
                   ==, 0);
  g_assert_nonnull (strstr (output, "Amendments to the printed rules: C-16, C-18, C-20.\n"));
}

/* Of one command its lines and its options alone. */
static void
test_help (Fixture *fixture, gconstpointer data)
{
  g_autofree char *whole = NULL;
  g_autofree char *asked = NULL;
  g_autofree char *hash = NULL;
  g_autofree char *sight = NULL;

  g_assert_cmpint (run (fixture, &whole, NULL, "help", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &asked, NULL, "--help", NULL), ==, 0);
  g_assert_cmpstr (whole, ==, asked);
  g_assert_cmpint (run (fixture, &hash, NULL, "help", "hash", NULL), ==, 0);
  g_assert_cmpstr (
    hash, ==,
    "  duckboard-cli hash GAME                   print a number for the state of a game\n");
  g_assert_cmpint (run (fixture, &sight, NULL, "help", "sight", NULL), ==, 0);
  g_assert_cmpstr (
    sight, ==,
    "  duckboard-cli sight FIELD X,Y X,Y         what is seen from one place of another\n"
    "\nOptions:\n"
    "      --system NAME    sight, export, print templates, balance: by the rules of which\n"
    "                       system\n");

  /* More words say nothing more; a command's own option asks the same. */
  g_clear_pointer (&hash, g_free);
  g_clear_pointer (&asked, g_free);
  g_assert_cmpint (run (fixture, &asked, NULL, "help", "print", NULL), ==, 0);
  g_assert_cmpint (run (fixture, &hash, NULL, "help", "print", "roster", NULL), ==, 0);
  g_assert_cmpstr (hash, ==, asked);
  g_clear_pointer (&hash, g_free);
  g_assert_cmpint (run (fixture, &hash, NULL, "print", "--help", NULL), ==, 0);
  g_assert_cmpstr (hash, ==, asked);
  assert_fails (fixture, "help fly", 2,
                PREFIX "there is no command “fly”; see “duckboard-cli --help”\n");
}

/* What can be done with a map of another program is said. */
static void
test_map (Fixture *fixture, gconstpointer data)
{
  g_assert_cmpint (run (fixture, NULL, NULL, "export", "hooge", "-o", "map.uvtt", NULL), ==, 0);
  assert_fails (fixture, "show map.uvtt", 2,
                "map.uvtt: this is a map of a virtual tabletop: make a field of it, with "
                "“duckboard-cli import MAP -o FIELD.duckfield”\n");
}

/* Other systems, and cameras, write the endings of names in capitals. */
static void
test_capitals (Fixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "A.PNG", "A.Svg", "A.PDF" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    g_assert_cmpint (
      run (fixture, NULL, NULL, "draw", "hooge.duckfield", "--width", "40", "-o", names[i], NULL),
      ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "print", "roster", "british-expeditionary-force", "-o",
                        "B.PDF", NULL),
                   ==, 0);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "export", "british-expeditionary-force", "-o", "B.ROSZ", NULL), ==,
    0);
  g_assert_cmpint (run (fixture, NULL, NULL, "show", "B.ROSZ", NULL), ==, 0);
  g_assert_cmpint (
    run (fixture, NULL, NULL, "export", "british-expeditionary-force", "-o", "B.TXT", NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "import", "B.TXT", "-o", "B.DUCKARMY", NULL), ==, 0);
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "B.DUCKARMY", NULL), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  ADD ("/cli/calls/names", test_names);
  ADD ("/cli/calls/options", test_options);
  ADD ("/cli/calls/help", test_help);
  ADD ("/cli/calls/capitals", test_capitals);
  ADD ("/cli/calls/map", test_map);
  ADD ("/cli/calls/play", test_play);
  ADD ("/cli/calls/save", test_save);
  ADD ("/cli/calls/control-characters", test_control_characters);
  ADD ("/cli/calls/onto-itself", test_onto_itself);
  ADD ("/cli/calls/dice", test_dice);
  ADD ("/cli/calls/entrenched.10.2/illegal-army", test_illegal_army);
  ADD ("/cli/calls/entrenched.E-20/unusual-rounds", test_unusual_rounds);
  ADD ("/cli/calls/game-type", test_game_type);
  ADD ("/cli/calls/other-system", test_other_system);
  ADD ("/cli/calls/full", test_full);
  ADD ("/cli/calls/amendments", test_amendments);
  ADD ("/cli/calls/empires.C-1/fixed-amendment", test_fixed_amendment);
  return g_test_run ();
}
