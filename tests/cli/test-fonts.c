/* test-fonts.c: what is printed does not depend on what fonts there are
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "program.h"

/* With these fonts, of tests/; NULL: with all that the machine has. */
static void
use_fonts (const char *configuration)
{
  g_autofree char *path = NULL;

  if (configuration == NULL)
    {
      g_unsetenv ("FONTCONFIG_FILE");
      return;
    }
  path = g_test_build_filename (G_TEST_DIST, configuration, NULL);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  g_setenv ("FONTCONFIG_FILE", path, TRUE);
}

/* Each word of the printed document with its box. Free it. */
static char *
print_words (Fixture *fixture, const char *what, const char *document)
{
  g_autofree char *scenario = get_scenario (document);
  g_autofree char *pdf = g_build_filename (fixture->folder, "sheets.pdf", NULL);
  g_autofree char *errors = NULL;
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  char *words = NULL;

  g_assert_cmpint (run (fixture, NULL, &errors, "print", what, scenario, "-o", "sheets.pdf", NULL),
                   ==, 0);
  g_assert_cmpstr (errors, ==, "");
  process = g_subprocess_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE, &error, "pdftotext", "-bbox", pdf,
                              "-", NULL);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_communicate_utf8 (process, NULL, NULL, &words, NULL, &error));
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_successful (process));
  return words;
}

/* Everything stands where it does on a machine that has the wanted fonts alone. */
static void
test_same (Fixture *fixture, gconstpointer data)
{
  static const char *const documents[][2] = {
    { "roster", "british-expeditionary-force.duckarmy" },
    { "operation", "langemarck.duckop" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (documents); i++)
    {
      g_autofree char *alone = NULL, *among_others = NULL;

      use_fonts ("fonts.conf");
      alone = print_words (fixture, documents[i][0], documents[i][1]);
      use_fonts (NULL);
      among_others = print_words (fixture, documents[i][0], documents[i][1]);
      g_assert_nonnull (strstr (alone, "<word "));
      /* The head has the time. */
      g_assert_cmpstr (strstr (alone, "<page "), ==, strstr (among_others, "<page "));
    }
}

static void
test_missing (Fixture *fixture, gconstpointer data)
{
  g_autofree char *field = get_scenario ("langemarck.duckfield");
  g_autofree char *pdf = g_build_filename (fixture->folder, "templates.pdf", NULL);
  g_autofree char *printed = NULL, *drawn = NULL;

  use_fonts ("other-fonts.conf");
  g_assert_cmpint (run (fixture, NULL, &printed, "print", "templates", "--system", "entrenched",
                        "-o", "templates.pdf", NULL),
                   ==, 0);
  g_assert_cmpstr (printed, ==,
                   "duckboard-cli: Maps and sheets have other fonts, as Linux Libertine O, "
                   "Cantarell are not installed\n");
  g_assert_true (g_file_test (pdf, G_FILE_TEST_EXISTS));
  g_assert_cmpint (run (fixture, NULL, &drawn, "draw", field, "-o", "map.svg", NULL), ==, 0);
  g_assert_cmpstr (drawn, ==, printed);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/fonts/same-on-every-machine", test_same);
  ADD ("/cli/fonts/missing-is-said", test_missing);
  return g_test_run ();
}
