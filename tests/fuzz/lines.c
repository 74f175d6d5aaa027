/* lines.c: whatever is typed at a game, nothing breaks, and the game stays one that can be
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#define _GNU_SOURCE /* memfd_create() */

#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#include "../rules/common/games.h"
#include "cli/session.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"

/* The loop around it is libFuzzer's. */

int LLVMFuzzerInitialize (int *argc, char ***argv);
int LLVMFuzzerTestOneInput (const guint8 *data, size_t size);

/* The first byte of an input chooses where it is typed: a battle, and how many steps it has got on,
 * of so many orders each. The rest are lines. */
#define N_STEPS 32
#define STEP 12

/* So many lines are enough to break something; each may be "auto", which thinks. */
#define MAX_LINES 16

static StoreLibrary *library;
static StoreGame *starts[GAMES_N_BATTLES * N_STEPS];
static guint n_starts;

static void
say_nothing (const char *text)
{
}

static gint
find_seat (const WarGame *game)
{
  guint32 must, may;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  return g_bit_nth_lsf (must != 0 ? must : may, -1);
}

/* FALSE: the game is over. */
static gboolean
go_on (WarGame *game, WarGenerator *generator)
{
  WarOrder order;

  for (guint i = 0; i < STEP; i++)
    if (game->setup->play->get_winner (game->setup, game->state) != WAR_WINNER_NONE
        || !war_solo_quick_choose (game->setup, game->state, find_seat (game), generator, &order)
        || war_game_give (game, &order, NULL, 0, NULL, NULL, NULL) != WAR_OUTCOME_DONE)
      return FALSE;

  return TRUE;
}

/* Where the game stands is where all that is typed begins. */
static void
add_start (const WarGame *game)
{
  WarSetupFault fault;
  StoreGame *start = store_game_new (game->setup->operation, game->seed, &fault);

  g_assert_nonnull (start);
  war_game_free (start->game);
  start->game = war_game_continue (start->setup, game->seed, game->state);
  starts[n_starts++] = start;
}

int
LLVMFuzzerInitialize (int *argc, char ***argv)
{
  library = store_library_new (NULL);
  g_set_print_handler (say_nothing);
  g_set_printerr_handler (say_nothing);

  for (GamesBattle battle = 0; battle < GAMES_N_BATTLES; battle++)
    {
      g_autoptr (WarSetup) setup = games_set_up (battle);
      g_autoptr (WarGame) game = war_game_new (setup, 1914);
      WarGenerator generator = war_generator_new (1914, battle);

      for (guint i = 0; i < N_STEPS; i++)
        {
          add_start (game);
          if (!go_on (game, &generator))
            break;
        }
    }

  return 0;
}

/* Without those that would write files. */
static char *
take_lines (const guint8 *data, gsize size)
{
  g_autofree char *text = g_strndup ((const char *) data, size);
  g_auto (GStrv) lines = g_strsplit (text, "\n", MAX_LINES + 1);
  GString *taken = g_string_new (NULL);

  for (guint i = 0; lines[i] != NULL && i < MAX_LINES; i++)
    if (!g_str_has_prefix (g_strchug (lines[i]), "save"))
      g_string_append_printf (taken, "%s\n", lines[i]);

  return g_string_free (taken, FALSE);
}

static void
type (CliSession *session, const char *lines)
{
  int file = memfd_create ("lines", MFD_CLOEXEC);
  g_autofree char *path = g_strdup_printf ("/proc/self/fd/%d", file);

  g_assert_cmpint (file, >=, 0);
  g_assert_cmpint (write (file, lines, strlen (lines)), ==, (gssize) strlen (lines));
  g_assert_true (cli_input_open (&session->input, path));
  close (file);
  cli_session_run (session);
}

int
LLVMFuzzerTestOneInput (const guint8 *data, size_t size)
{
  StoreGame *start = size > 0 ? starts[data[0] % n_starts] : starts[0];
  g_autofree char *lines = size > 0 ? take_lines (data + 1, size - 1) : g_strdup ("");
  g_autofree char *fault = NULL;
  CliSession session;

  cli_session_init (&session, library, start, CLI_LOG_TEXT);

  /* Half of all persons roll their own dice. */
  session.play.is_rolled_by_hand = strlen (lines) % 2 != 0;
  type (&session, lines);
  cli_session_clear (&session);

  fault = war_play_find_fault (start->setup, start->game->state);
  if (fault != NULL)
    g_error ("%s", fault);
  war_game_go_back (start->game, 0);
  return 0;
}
