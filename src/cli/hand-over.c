/* hand-over.c: several persons at one terminal, each of whom sees only what is for their eyes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/hand-over.h"

#include <glib/gi18n-lib.h>

#include "engine/solo/commander.h"
#include "text/game/event.h"
#include "text/game/state.h"

/* Of a terminal: what is on it and what has gone out of it at the top, and to the corner. */
#define CLEAR "\033[2J\033[3J\033[H"

static guint
count_seats (const CliSession *session)
{
  return session->game->setup->layout->tables[WAR_TABLE_SEATS].n_rows;
}

static gint32
get_side (const CliSession *session, gint seat)
{
  return war_state_peek_row (session->game->setup->layout, session->game->state, WAR_TABLE_SEATS,
                             (guint) seat)[WAR_SEAT_SIDE];
}

/* Seats of a side with the same id are one person's. */
static gboolean
is_same_person (const CliSession *session, gint seat, gint other)
{
  return seat == other
         || (war_session_is_person (&session->play, seat)
             && war_session_is_person (&session->play, other)
             && get_side (session, seat) != WAR_NONE
             && get_side (session, seat) == get_side (session, other)
             && g_strcmp0 (session->persons[seat], session->persons[other]) == 0);
}

gboolean
cli_hand_over_has_persons (const CliSession *session)
{
  gint first = WAR_NONE;

  for (gint seat = 0; seat < (gint) count_seats (session); seat++)
    if (war_session_is_person (&session->play, seat))
      {
        if (first != WAR_NONE && !is_same_person (session, first, seat))
          return TRUE;
        if (first == WAR_NONE)
          first = seat;
      }

  return FALSE;
}

gboolean
cli_hands_over (const CliSession *session)
{
  return session->log.format == CLI_LOG_TEXT
         && (session->saved->is_by_post || war_setup_has_secrets (session->game->setup))
         && cli_hand_over_has_persons (session);
}

/* What the seat has seen of the game, brought up to date. */
static WarReplay *
look_back (CliSession *session, gint seat)
{
  guint n_kept;

  if (session->replays[seat] == NULL)
    session->replays[seat] = war_replay_new (session->game, seat);
  n_kept = war_replay_update (session->replays[seat]);
  session->n_told[seat] = MIN (session->n_told[seat], n_kept);
  return session->replays[seat];
}

void
cli_hand_over_tell (CliSession *session, gint seat)
{
  WarReplay *replay = look_back (session, seat);
  const GArray *records = session->game->records;
  guint n_events, first = session->n_told[seat];
  const WarEvent *events = war_replay_get_events (replay, &n_events);

  for (gint other = 0; other < (gint) count_seats (session); other++)
    if (other != seat && is_same_person (session, seat, other))
      {
        guint n_told = MIN (session->n_told[other], records->len);

        first = MAX (first, n_told);
      }

  for (guint i = first; i < records->len; i++)
    {
      guint from, n;
      WarEvents told = { 0 };

      war_replay_find_events (replay, i, &from, &n);
      told.items = (WarEvent *) &events[from];
      told.n_items = n;
      session->log.watchers = 1u << seat;
      cli_log_order (&session->log, &g_array_index (records, WarRecord, i).order, &told);
    }
  session->n_told[seat] = records->len;
}

/* Says above what is told to whoever has got the file that this was meanwhile. */
static void
say_come (const CliSession *session, gint seat)
{
  g_autofree char *name = NULL;

  if (!session->has_come || session->n_told[seat] >= session->game->records->len)
    return;
  if (session->n_told[seat] == 0)
    {
      cli_log_say (&session->log, _ ("\nWhat has happened so far:\n"));
      return;
    }
  name = text_seat (session->game->setup, session->game->state, (guint) seat);
  /* Translators: a side, and who of it */
  cli_log_say (&session->log, _ ("\nWhat has happened since %s decided last:\n"), name);
}

/* The game is saved when it stops. */
static CliStep
send_on (CliSession *session, gint seat)
{
  g_autofree char *name = text_seat (session->game->setup, session->game->state, (guint) seat);

  cli_log_flush (&session->log);
  /* Translators: a side, and who of it; the name of a file */
  cli_log_say (&session->log,
               _ ("\nThe next to decide is %s: send them %s. Whoever reads that file can read the "
                  "secrets of both sides.\n"),
               name, session->save);
  return CLI_STOPPED;
}

/* Nobody else looks before the one who has the seat says that they are there. */
static CliStep
change_places (CliSession *session, gint seat)
{
  g_autofree char *name = text_seat (session->game->setup, session->game->state, (guint) seat);
  g_autoptr (GString) line = NULL;

  cli_log_flush (&session->log);
  if (!session->is_terminal)
    {
      /* Translators: a side, and who of it, to whom the game is handed over */
      cli_log_say (&session->log, _ ("\nHanded over to %s.\n"), name);
      return CLI_GOES_ON;
    }

  line = g_string_new (NULL);
  cli_log_say (&session->log, CLEAR);
  cli_log_say (&session->log, _ ("The next to decide is %s: nobody else looks. Press Enter.\n"),
               name);
  if (cli_input_read_line (&session->input, line) != CLI_INPUT_LINE)
    return CLI_STOPPED;

  session->line++;
  cli_log_say (&session->log, CLEAR);
  return CLI_GOES_ON;
}

CliStep
cli_hand_over (CliSession *session, gint seat)
{
  gboolean is_taken
    = session->at_screen == WAR_NONE || is_same_person (session, session->at_screen, seat);

  if (session->saved->is_by_post && !is_taken)
    return send_on (session, seat);
  if (session->saved->is_by_post && session->at_screen == WAR_NONE)
    say_come (session, seat);
  session->at_screen = seat;
  if (is_taken)
    return CLI_GOES_ON;

  return change_places (session, seat);
}

/* An umpire among the persons, who sees all (assault.A-28, raider.R-32); WAR_NONE. */
static gint
find_umpire (const CliSession *session)
{
  for (gint seat = 0; seat < (gint) count_seats (session); seat++)
    if (war_session_is_person (&session->play, seat)
        && war_state_peek_row (session->game->setup->layout, session->game->state, WAR_TABLE_SEATS,
                               (guint) seat)[WAR_SEAT_CONTROL]
             == WAR_CONTROL_MASTER)
      return seat;

  return WAR_NONE;
}

CliStep
cli_hand_over_watch (CliSession *session, gint seat)
{
  gint umpire = find_umpire (session);
  g_autofree WarState *view = war_state_copy (session->game->state);
  g_autofree char *state = NULL;
  g_autoptr (GString) line = g_string_new (NULL);

  if (umpire == WAR_NONE || umpire == seat || !cli_hands_over (session)
      || session->saved->is_by_post)
    {
      cli_log_say (&session->log, "%s\n", _ ("There is no umpire who could look."));
      return CLI_GOES_ON;
    }
  if (change_places (session, umpire) == CLI_STOPPED)
    return CLI_STOPPED;

  war_play_view (session->game->setup, session->game->state, umpire, 1, view);
  state = text_state (session->game->setup, view);
  cli_hand_over_tell (session, umpire);
  cli_log_flush (&session->log);
  cli_log_say (&session->log, "%s", state);
  if (session->is_terminal)
    {
      cli_log_say (&session->log, "%s\n", _ ("Press Enter to hand the screen back."));
      if (cli_input_read_line (&session->input, line) != CLI_INPUT_LINE)
        return CLI_STOPPED;
      session->line++;
    }
  return change_places (session, seat);
}

gboolean
cli_hand_over_is_own (const CliSession *session, guint n_orders)
{
  const GArray *records = session->game->records;

  for (guint i = n_orders; i < records->len; i++)
    {
      gint seat = g_array_index (records, WarRecord, i).order.seat;

      if (war_session_is_person (&session->play, seat)
          && !is_same_person (session, seat, session->at_screen))
        return FALSE;
    }
  return TRUE;
}

gboolean
cli_hand_over_say_notes (CliSession *session, gint seat)
{
  guint n_events, n_notes = 0;
  const WarEvent *events = war_replay_get_events (look_back (session, seat), &n_events);

  for (guint i = 0; i < n_events; i++)
    {
      g_autofree char *sentence = NULL;

      if (events[i].note == 0)
        continue;
      sentence = text_event_in_game (session->game, &events[i]);
      cli_log_say (&session->log, "%s\n", sentence);
      n_notes++;
    }
  return n_notes > 0;
}
