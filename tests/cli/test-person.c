/* test-person.c: a person who types at duckboard-cli
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

/* posix_openpt() and its like */
#define _XOPEN_SOURCE 700

#include <fcntl.h>
#include <glib-unix.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "program.h"

static char *
get_file (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, "cli", name, NULL);
}

/* Starts to play, and gives what is printed; what is typed comes from the descriptor. */
static GSubprocess *
start_to_play (Fixture *fixture, const char *save, int input, GDataInputStream **output)
{
  g_autoptr (GSubprocessLauncher) launcher
    = g_subprocess_launcher_new (G_SUBPROCESS_FLAGS_STDOUT_PIPE);
  g_autofree char *operation = get_file ("skirmish.duckop");
  g_autofree char *program
    = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "duckboard-cli", NULL);
  const char *argv[]
    = { program, "play", operation, "--2", "quick", save != NULL ? "--save" : NULL, save, NULL };
  GSubprocess *process;

  g_subprocess_launcher_set_cwd (launcher, fixture->folder);
  g_subprocess_launcher_take_stdin_fd (launcher, input);
  process = g_subprocess_launcher_spawnv (launcher, argv, NULL);
  g_assert_nonnull (process);
  *output = g_data_input_stream_new (g_subprocess_get_stdout_pipe (process));
  return process;
}

/* Reads on until a line has the part. */
static void
await (GDataInputStream *output, const char *part)
{
  g_autofree char *line = NULL;

  do
    {
      g_free (line);
      line = g_data_input_stream_read_line (output, NULL, NULL, NULL);
      if (line == NULL)
        g_error ("“%s” is never said", part);
    }
  while (strstr (line, part) == NULL);
}

/* Ctrl+C stops a game as quitting does: it is saved. */
static void
test_interrupt (Fixture *fixture, gconstpointer data)
{
  static const int signals[] = { SIGINT, SIGTERM, SIGHUP };

  for (guint i = 0; i < G_N_ELEMENTS (signals); i++)
    {
      g_autoptr (GDataInputStream) output = NULL;
      g_autoptr (GSubprocess) process = NULL;
      int ends[2];

      g_assert_true (g_unix_open_pipe (ends, FD_CLOEXEC, NULL));
      process = start_to_play (fixture, "game.duckgame", ends[0], &output);
      g_assert_cmpint (write (ends[1], "place 0 7 4 e\n", 14), ==, 14);
      await (output, "BEF Infantry 1 is placed");
      g_subprocess_send_signal (process, signals[i]);
      await (output, "The game is saved as game.duckgame.");
      g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
      close (ends[1]);
      g_assert_cmpint (run (fixture, NULL, NULL, "check", "game.duckgame", NULL), ==, 0);
    }
}

/* Who types is asked before a game is given up that has not been saved; whoever has saved it is
 * not. */
static void
test_quit (Fixture *fixture, gconstpointer data)
{
  static const char typed[] = "place 0 7 4 e\nquit\nsave game.duckgame\nundo\nquit\nstate\nquit\n";
  g_autoptr (GDataInputStream) output = NULL;
  g_autoptr (GSubprocess) process = NULL;
  int terminal = posix_openpt (O_RDWR | O_NOCTTY | O_CLOEXEC);

  g_assert_cmpint (terminal, >=, 0);
  g_assert_cmpint (grantpt (terminal), ==, 0);
  g_assert_cmpint (unlockpt (terminal), ==, 0);
  process = start_to_play (fixture, NULL, open (ptsname (terminal), O_RDWR | O_NOCTTY), &output);
  g_assert_cmpint (write (terminal, typed, strlen (typed)), ==, (gssize) strlen (typed));
  await (output, "This game is not saved.");
  await (output, "The game is saved as game.duckgame.");
  await (output, "Taken back.");
  await (output, "This game is not saved.");
  await (output, "The sides set up.");
  g_assert_true (g_subprocess_wait_check (process, NULL, NULL));
  close (terminal);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/cli/person/interrupt", test_interrupt);
  ADD ("/cli/person/quit", test_quit);
  return g_test_run ();
}
