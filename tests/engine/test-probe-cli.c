/* test-probe-cli.c: a game given line by line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

#include "engine/game/session.h"
#include "engine/solo/random.h"
#include "probe/probe.h"

#define N_GAMES 40
#define N_SLOW_GAMES 1000
#define MOST_ORDERS 5000

/* What the program prints for the input. */
static char *
run (const char *arguments, const char *input)
{
  g_autofree char *program = g_test_build_filename (G_TEST_BUILT, "engine", "probe-cli", NULL);
  g_autofree char *line = g_strdup_printf ("program %s", arguments);
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  g_autoptr (GError) error = NULL;
  GIOChannel *channel;
  GPid process;
  char *output = NULL;
  int in, out, status;

  g_free (words[0]);
  words[0] = g_steal_pointer (&program);
  g_spawn_async_with_pipes (NULL, words, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &process, &in,
                            &out, NULL, &error);
  g_assert_no_error (error);

  /* The inputs here are short enough to wait in the pipe. */
  g_assert_cmpint (write (in, input, strlen (input)), ==, (gssize) strlen (input));
  close (in);
  channel = g_io_channel_unix_new (out);
  g_io_channel_set_close_on_unref (channel, TRUE);
  g_io_channel_read_to_end (channel, &output, NULL, &error);
  g_assert_no_error (error);
  g_io_channel_unref (channel);

  g_assert_cmpint (waitpid (process, &status, 0), ==, process);
  g_assert_true (g_spawn_check_wait_status (status, &error));
  g_spawn_close_pid (process);

  return output;
}

static void
assert_has (const char *output, const char *text)
{
  if (strstr (output, text) == NULL)
    g_error ("“%s” lacks “%s”", output, text);
}

static void
test_scripted (void)
{
  g_autofree char *output = run (
    "--dice 1", "1 dance\n1 move pieces.0 heading=0 distance=1\n1 done\n2 done\n"
                "options 1\n1 move pieces.0 heading=0 distance=1\n"
                "1 shell pieces.2 q=3 r=3\ndice 3\ndice 2\n"
                "1 note seats.1 text=\"Now.\"\n1 done\n2 done\ndice 4\nhash\nquit\n1 dance\n");

  assert_has (output, "seat 3 goes on by the chart\n  laid -> 31 (probe.2)\n");
  assert_has (output, "round 1, fire; must 1 2; may nobody\n");
  assert_has (output, "not understood: there is no order “dance”\n");
  assert_has (output, "refused: 2 0 0 (engine)\n");
  assert_has (output, "round 1, move; must 1 2; may nobody\n");
  assert_has (output, "  1 move pieces.1 heading=0..2|4..5 distance=?\n");
  assert_has (output, "  1 call sides.0 q=0..1|4..6 r=?\n");
  assert_has (output, "  moved 0 -> 29 (probe.4.2)\n");
  assert_has (output, "needs: scatter, 1 of 6, seat 1 (probe.8)\n");
  assert_has (output, "note to 2: Now.\n");
  assert_has (output, "needs: chart, 1 of 12, seat 3 (probe.11)\n");
  assert_has (output, "  chart dice 4 (probe.11)\n");
  assert_has (output, "hash ");
  g_assert_true (strstr (output, "dance") == g_strrstr (output, "dance"));
}

static void
test_views (void)
{
  static const char input[] = "state\n1 done\n2 done\n1 note seats.1 text=\"Hush.\"\n";
  g_autofree char *first = run ("--seed 9 --view 1", input);
  g_autofree char *second = run ("--seed 9 --view 2", input);
  g_autofree char *third = run ("--seed 9 --view 3", input);

  g_assert_null (strstr (first, "  laid"));
  assert_has (first, "features 3 side=1 hex=-2147483648\n");
  g_assert_null (strstr (first, "Hush."));
  assert_has (second, "note to 2: Hush.\n");
  assert_has (third, "  laid -> ");
  g_assert_null (strstr (third, "hex=-2147483648\nfeatures 4"));
  g_assert_null (strstr (third, "Hush."));
}

/* What `orders` prints can be given again, and back and forward leads to the same. */
static void
test_orders (void)
{
  static const char input[] = "1 done\n2 done\n1 move pieces.0 heading=0 distance=1\n1 done\n"
                              "2 done\nhash\nback 4\n1 move pieces.0 heading=0 distance=1\n"
                              "1 done\n2 done\nhash\norders\n";
  g_autofree char *output = run ("--seed 4", input);
  g_autofree char *again = run ("--seed 4", input);
  g_auto (GStrv) parts = g_strsplit (output, "hash ", -1);

  g_assert_cmpstr (output, ==, again);
  g_assert_cmpuint (g_strv_length (parts), ==, 3);
  g_assert_cmpint (strncmp (parts[1], parts[2], strlen ("0123456789abcdef")), ==, 0);
  assert_has (parts[2], " - 1 move pieces.0 heading=0 distance=1\n");
  assert_has (parts[2], " 3 chart\n");
}

/* What a game without persons comes to, played where nothing is printed. */
static guint64
play_quietly (WarSetup *setup, guint64 seed)
{
  g_autoptr (WarGame) game = war_game_new (setup, seed);
  WarSession session;

  war_session_init (&session, game);
  for (gint seat = 0; seat < PROBE_N_SEATS; seat++)
    session.commanders[seat] = war_random_command;
  g_assert_cmpint (war_session_run (&session, MOST_ORDERS).kind, ==, WAR_STEP_OVER);
  war_session_clear (&session);
  return war_state_hash (setup->layout, game->state);
}

/* Two seats on a side and the chart's against them, to the end: as in any other session. */
static void
test_games (void)
{
  g_autoptr (WarOperation) operation = probe_operation_new (6);
  WarSetupFault fault;
  g_autoptr (WarSetup) setup = war_setup_new (operation, &fault);
  gint n_games = g_test_slow () ? N_SLOW_GAMES : N_GAMES;

  for (gint seed = 1; seed <= n_games; seed++)
    {
      g_autofree char *arguments = g_strdup_printf ("--random --seed %d", seed);
      g_autofree char *output = run (arguments, "hash\n");
      g_autofree char *hash = g_strdup_printf ("hash %016" G_GINT64_MODIFIER "x\n",
                                               play_quietly (setup, (guint64) seed));

      assert_has (output, "seat 3 goes on by the chart\n");
      assert_has (output, "end: ");
      assert_has (output, hash);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/probe-cli/scripted", test_scripted);
  g_test_add_func ("/probe-cli/views", test_views);
  g_test_add_func ("/probe-cli/orders", test_orders);
  g_test_add_func ("/probe-cli/games", test_games);

  return g_test_run ();
}
