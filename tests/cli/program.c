/* program.c: runs duckboard-cli as scripts do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "program.h"

#include <string.h>

#include <glib/gstdio.h>

void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-XXXXXX", NULL);
}

void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) directory = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (directory)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_unlink (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

char *
get_scenario (const char *name)
{
  g_auto (GStrv) folders = g_strsplit (g_getenv ("DUCKBOARD_DATA_PATH"), ":", -1);

  for (guint i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *path = g_build_filename (folders[i], "scenarios", name, NULL);

      if (g_file_test (path, G_FILE_TEST_EXISTS))
        return g_steal_pointer (&path);
    }

  g_error ("there is no scenario %s", name);
}

void
write_file (Fixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

char *
read_text (Fixture *fixture, const char *name)
{
  g_autofree char *path = g_build_filename (fixture->folder, name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

void
copy_changed (Fixture *fixture, const char *from, const char *to, const char *part, const char *by)
{
  g_autofree char *text = read_text (fixture, from);
  g_auto (GStrv) parts = g_strsplit (text, part, -1);
  g_autofree char *changed = NULL;

  g_assert_cmpuint (g_strv_length (parts), ==, 2);
  changed = g_strjoin (by, parts[0], parts[1], NULL);
  write_file (fixture, to, changed);
}

void
assert_contains (const char *text, const char *part)
{
  if (strstr (text, part) == NULL)
    g_error ("“%s” is not in:\n%s", part, text);
}

void
assert_lacks (const char *text, const char *part)
{
  if (strstr (text, part) != NULL)
    g_error ("“%s” is in:\n%s", part, text);
}

static int
run_words (Fixture *fixture, const char *input, char **output, char **errors, const char *first,
           va_list more)
{
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDIN_PIPE | G_SUBPROCESS_FLAGS_STDOUT_PIPE
                                 | G_SUBPROCESS_FLAGS_STDERR_PIPE);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();
  g_autoptr (GSubprocess) process = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *own_output = NULL;
  g_autofree char *own_errors = NULL;
  g_auto (GStrv) argv = NULL;
  g_autofree char *program
    = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "duckboard-cli", NULL);

  g_strv_builder_add (words, program);
  for (const char *word = first; word != NULL; word = va_arg (more, const char *))
    g_strv_builder_add (words, word);
  argv = g_strv_builder_end (words);

  g_subprocess_launcher_set_cwd (launcher, fixture->folder);
  process = g_subprocess_launcher_spawnv (launcher, (const char *const *) argv, &error);
  g_assert_no_error (error);
  g_subprocess_communicate_utf8 (process, input, NULL, &own_output, &own_errors, &error);
  g_assert_no_error (error);
  g_assert_true (g_subprocess_get_if_exited (process));

  if (output != NULL)
    *output = g_steal_pointer (&own_output);
  if (errors != NULL)
    *errors = g_steal_pointer (&own_errors);
  return g_subprocess_get_exit_status (process);
}

int
run (Fixture *fixture, char **output, char **errors, const char *argument, ...)
{
  va_list more;
  int status;

  va_start (more, argument);
  status = run_words (fixture, NULL, output, errors, argument, more);
  va_end (more);
  return status;
}

int
run_with_input (Fixture *fixture, const char *input, char **output, char **errors,
                const char *argument, ...)
{
  va_list more;
  int status;

  va_start (more, argument);
  status = run_words (fixture, input, output, errors, argument, more);
  va_end (more);
  return status;
}
