/* test-complete.c: what shells offer to write next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

/* The lines that are offered for a call, whose words are separated by single blanks. */
static GStrv
complete (Fixture *fixture, const char *call)
{
  g_auto (GStrv) words = g_strsplit (call, " ", 8);
  g_autofree char *output = NULL;
  g_autofree char *errors = NULL;
  const char *more[8] = { NULL };

  for (guint i = 0; words[i] != NULL; i++)
    more[i] = words[i];
  g_test_message ("%s", call);
  g_assert_cmpint (run (fixture, &output, &errors, "complete", more[0], more[1], more[2], more[3],
                        more[4], more[5], more[6], more[7], NULL),
                   ==, 0);
  g_assert_cmpstr (errors, ==, "");
  return g_strsplit (output, "\n", -1);
}

static void
assert_offers (Fixture *fixture, const char *call, const char *lines)
{
  g_auto (GStrv) offered = complete (fixture, call);
  g_autofree char *text = g_strjoinv (" ", offered);

  g_assert_cmpstr (g_strchomp (text), ==, lines);
}

/* Each command, and of each the options that it takes: that is what its help says. */
static void
test_options (Fixture *fixture, gconstpointer data)
{
  g_auto (GStrv) commands = complete (fixture, "");

  g_assert_true (g_strv_contains ((const char *const *) commands, "help"));
  for (guint i = 0; *commands[i] != '\0'; i++)
    {
      g_autofree char *call = g_strdup_printf ("%s --", commands[i]);
      g_auto (GStrv) options = complete (fixture, call);
      g_autofree char *help = NULL;

      g_assert_cmpint (run (fixture, &help, NULL, "help", commands[i], NULL), ==, 0);
      for (guint j = 0; options[j] != NULL && *options[j] != '\0'; j++)
        if (strlen (options[j]) > strlen ("--8")) /* these are written as "--3 to --8" */
          assert_contains (help, options[j]);
    }

  assert_offers (fixture, "b", "bundle balance");
  assert_offers (fixture, "help ba", "balance");
  assert_offers (fixture, "replay --", "--to --log --seat");
  assert_offers (fixture, "print roster --la", "--landscape");
  assert_offers (fixture, "--v", "--version");
  assert_offers (fixture, "nonsense ", "");
  assert_offers (fixture, "check -- --", ":files");
}

/* What is offered behind an option is what the program names if it is given something else. */
static void
test_values (Fixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *command, *word, *document, *option;
  } cases[] = {
    { "print", "roster", "british-expeditionary-force", "--paper" },
    { "print", "roster", "british-expeditionary-force", "--detail" },
    { "print", "counters", "langemarck", "--backs" },
    { "show", "british-expeditionary-force", "--no-costs", "--format" },
    { "test", "langemarck", "--balanced", "--format" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *call = g_strdup_printf ("%s %s %s %s ", cases[i].command, cases[i].word,
                                               cases[i].document, cases[i].option);
      g_auto (GStrv) offered = complete (fixture, call);
      g_autofree char *wrong = g_strdup_printf ("%s=nonsense", cases[i].option);
      g_autofree char *errors = NULL;

      g_assert_cmpint (run (fixture, NULL, &errors, cases[i].command, cases[i].word,
                            cases[i].document, wrong,
                            g_str_equal (cases[i].command, "print") ? "--plan" : NULL, NULL),
                       ==, 2);
      g_assert_cmpuint (g_strv_length (offered), >, 2);
      for (guint j = 0; *offered[j] != '\0'; j++)
        assert_contains (errors, offered[j]);
    }

  assert_offers (fixture, "print roster x --cards ", "poker bridge");
  assert_offers (fixture, "play x --log ", "text json");
  assert_offers (fixture, "play x --log=j", "--log=json");
  assert_offers (fixture, "play x --log = j", "json");
  assert_offers (fixture, "play x --log =", "text json");
  assert_offers (fixture, "print roster x --with tags,co", "tags,contents tags,counters");
  assert_offers (fixture, "print roster x -p l", "letter");
  assert_offers (fixture, "play x --2 s", "steady");
  assert_offers (fixture, "play x --level over", "over-the-top");
  assert_offers (fixture, "sight hooge --system en", "entrenched");
  assert_offers (fixture, "play --type att", "attrition");
  assert_offers (fixture, "play x --amend E-18,E-2", "E-18,E-2 E-18,E-23 E-18,E-24 E-18,E-27");
  assert_offers (fixture, "draw hooge -o ", ":files");
  assert_offers (fixture, "play x --dice ", "");
  assert_offers (fixture, "play x --post ", "");
}

/* Where a name means an operation, its field is offered by that of its file; and files may be named
 * wherever documents are. */
static void
test_words (Fixture *fixture, gconstpointer data)
{
  assert_offers (fixture, "play langem", "langemarck :files");
  assert_offers (fixture, "draw langem", "langemarck.duckfield :files");
  assert_offers (fixture, "check langem", "langemarck langemarck.duckfield :files");
  assert_offers (fixture, "play langemarck ", "");
  assert_offers (fixture, "list ar", "armies");
  assert_offers (fixture, "print rec", "record");
  assert_offers (fixture, "odds bef-i", "bef-infantry");
  assert_offers (fixture, "odds bef-infantry german-of", "german-officer");
  assert_offers (fixture, "replay x", ":files");
  g_assert_cmpint (run (fixture, NULL, NULL, "check", "langemarck.duckfield", NULL), ==, 0);
}

/* What bash makes of it: the words that it would put in place of the last one. */
static char *
ask_bash (Fixture *fixture, const char *words)
{
  g_autofree char *program
    = g_build_filename (g_getenv ("G_TEST_BUILDDIR"), "..", "src", "cli", "duckboard-cli", NULL);
  g_autofree char *script = g_build_filename (g_getenv ("G_TEST_SRCDIR"), "..", "data",
                                              "completions", "duckboard-cli.bash", NULL);
  g_autofree char *call = g_strdup_printf (
    "compopt () { :; }; source \"$1\"; COMP_WORDS=(\"$2\" %s); "
    "COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _duckboard_cli; printf '%%s ' \"${COMPREPLY[@]}\"",
    words);
  const char *command[] = { "bash", "-euc", call, "bash", script, program, NULL };
  g_autofree char *errors = NULL;
  g_autoptr (GError) error = NULL;
  char *output;

  g_spawn_sync (fixture->folder, (char **) command, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &output,
                &errors, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpstr (errors, ==, "");
  return g_strchomp (output);
}

static void
test_bash (Fixture *fixture, gconstpointer data)
{
  static const char *const cases[][2] = {
    { "repl", "replay" },
    { "draw langem", "langemarck.duckfield" },
    { "check mine", "mine of 1914.duckarmy" },
    { "print roster x --paper = l", "letter" },
    { "print roster x -o mi", "mine of 1914.duckarmy" },
    { "nonsense ''", "" },
  };
  g_autofree char *bash = g_find_program_in_path ("bash");

  if (bash == NULL)
    {
      g_test_skip ("there is no bash");
      return;
    }
  write_file (fixture, "mine of 1914.duckarmy", "");
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *replies = ask_bash (fixture, cases[i][0]);

      g_assert_cmpstr (replies, ==, cases[i][1]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/complete/options", test_options);
  ADD ("/complete/values", test_values);
  ADD ("/complete/words", test_words);
  ADD ("/complete/bash", test_bash);
  return g_test_run ();
}
