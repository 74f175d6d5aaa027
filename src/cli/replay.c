/* replay.c: duckboard-cli replay and hash: saved games
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <signal.h>

#include "cli/command.h"
#include "cli/game-log.h"
#include "engine/game/replay.h"
#include "text/game/state.h"

static StoreGame *
open_game (CliDocument *document, StoreLibrary *library, const char *word, int *status)
{
  if (!cli_document_open_word (document, library, word, status))
    return NULL;
  if (document->game == NULL)
    *status = cli_fail (_ ("“%s” is no saved game"), word);

  return document->game;
}

/* Gives the first orders of the one game to the other, which began like it, and logs what came of
 * them. Reading the file has proved that it is the same again. */
static void
repeat (CliLog *log, const WarGame *from, WarGame *to, guint n_orders)
{
  g_autofree WarEvent *items = g_new (WarEvent, WAR_MAX_EVENTS);
  WarEvents events = { .items = items, .capacity = WAR_MAX_EVENTS };

  for (guint i = 0; i < n_orders && !cli_log_is_broken (); i++)
    {
      const WarRecord *record = &g_array_index (from->records, WarRecord, i);
      const gint32 *answers = record->n_answers > 0
                                ? &g_array_index (from->answers, gint32, record->first_answer)
                                : NULL;
      WarOutcome outcome
        = war_game_give_again (to, &record->order, answers, record->n_answers, &events);

      g_return_if_fail (outcome == WAR_OUTCOME_DONE);
      cli_log_order (log, &record->order, &events);
    }
}

/* Whose eyes see it: those asked for, else those of the seat that is to decide, or WAR_NONE,
 * everybody's, when it is over. FALSE: why not has been said. */
static gboolean
choose_seat (const CliOptions *options, const WarGame *game, gint *seat)
{
  gint n_seats = (gint) game->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  if (options->seat > n_seats)
    {
      cli_fail (_ ("--seat must be a number from 1 to %d"), n_seats);
      return FALSE;
    }

  *seat = options->seat > 0 ? options->seat - 1 : cli_choose_viewer (game);
  return TRUE;
}

/* How many orders are repeated. What others have ordered in secret cannot be counted: of a seat
 * only those count that it can tell apart. FALSE: why not has been said. */
static gboolean
choose_end (const CliOptions *options, const WarGame *game, gint seat, guint *n_orders)
{
  g_autoptr (WarReplay) replay = war_replay_new (game, seat);
  guint last
    = seat != WAR_NONE ? war_replay_get_last_moment (replay) : war_replay_get_n_orders (replay);
  guint64 chosen = last;

  if (options->to != NULL && !g_ascii_string_to_unsigned (options->to, 10, 0, last, &chosen, NULL))
    {
      cli_fail (_ ("the game has %u orders: --to must be a number from 0 to that"), last);
      return FALSE;
    }

  *n_orders
    = seat != WAR_NONE ? war_replay_get_moment_orders (replay, (guint) chosen) : (guint) chosen;
  return TRUE;
}

/* How it ended, or how it stands. */
static void
say_standing (CliLog *log, const WarGame *game, gint seat)
{
  gboolean is_over = game->setup->play->get_winner (game->setup, game->state) != WAR_WINNER_NONE;
  g_autofree WarState *view = war_state_copy (game->state);
  g_autofree char *text = NULL;

  if (seat != WAR_NONE)
    war_play_view (game->setup, game->state, seat, 0, view);
  text = is_over ? text_result (game->setup, view) : text_state (game->setup, view);

  cli_log_flush (log);
  if (log->format == CLI_LOG_TEXT)
    g_print ("%s%s", is_over ? "" : "\n", text);
}

int
cli_run_replay (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  int status = CLI_UNREADABLE;
  const StoreGame *saved;
  CliLogFormat format;
  CliLog log;
  WarGame *game;
  guint n_orders;
  gint seat;

  if (!cli_log_parse_format (options->log, &format))
    return cli_fail (_ ("“%s” is no kind of log; say text or json"), options->log);

  saved = open_game (&document, library, paths[0], &status);
  if (saved == NULL)
    return status;

  if (!choose_seat (options, saved->game, &seat)
      || !choose_end (options, saved->game, seat, &n_orders))
    return CLI_UNREADABLE;

  signal (SIGPIPE, SIG_IGN);
  game = war_game_continue (saved->setup, saved->game->seed, saved->game->beginning);
  cli_log_init (&log, format, saved->setup);
  log.watchers = seat != WAR_NONE ? 1u << seat : 0;
  cli_log_begin (&log, game);
  log.game = saved->game;
  repeat (&log, saved->game, game, n_orders);
  say_standing (&log, game, seat);

  cli_log_clear (&log);
  war_game_free (game);
  return cli_log_is_broken () ? CLI_UNREADABLE : CLI_RIGHT;
}

int
cli_run_hash (StoreLibrary *library, char **paths, guint n_paths, const CliOptions *options)
{
  g_auto (CliDocument) document = { 0 };
  int status = CLI_UNREADABLE;
  const StoreGame *saved = open_game (&document, library, paths[0], &status);

  if (saved == NULL)
    return status;

  g_print ("%016" G_GINT64_MODIFIER "x\n",
           war_state_hash (saved->setup->layout, saved->game->state));
  return CLI_RIGHT;
}
