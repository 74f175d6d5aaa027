/* match.c: a game between two commanders that nobody watches
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/match.h"

#include <glib/gi18n-lib.h>

#include "cli/command.h"
#include "cli/input.h"
#include "engine/solo/commander.h"
#include "engine/solo/quick.h"

/* Far more orders than any game takes that comes to an end. */
#define MAX_ORDERS 50000

gboolean
cli_player_find (const char *word, guint patience, CliPlayer *player)
{
  *player = (CliPlayer){ .name = word, .patience = patience };
  player->path = cli_program_find_path (word);
  if (player->path != NULL)
    return TRUE;
  if (war_commander_find (word, &player->commander) && player->commander != NULL)
    return TRUE;

  cli_fail (
    _ ("“%s” cannot play by itself; say quick, recruit, random, steady, veteran or program:PATH"),
    word);
  return FALSE;
}

char *
cli_player_try (const CliPlayer *player, const WarSetup *setup, GError **error)
{
  g_return_val_if_fail (player != NULL && setup != NULL, NULL);

  g_autoptr (CliProgram) program = NULL;

  if (player->path == NULL)
    return g_strdup (player->name);

  program = cli_program_start (player->path, player->patience, setup, 0, error);
  return program != NULL ? g_strdup (program->name) : NULL;
}

typedef struct
{
  const WarSetup *setup;
  WarGame *game;
  WarSession session;
  WarEvents events;
  CliProgram *programs[WAR_MAX_SEATS];
  gint side; /* of whom the game was broken off: 0, 1; WAR_NONE: nobody */
} Match;

/* The side whose seat it is; a game master's counts as the first's, but nobody who plays has it. */
static gint
get_side (const Match *match, gint seat)
{
  gint32 side = war_state_peek_row (match->setup->layout, match->game->state, WAR_TABLE_SEATS,
                                    (guint) seat)[WAR_SEAT_SIDE];

  return side != WAR_NONE ? side : 0;
}

/* FALSE with an error: a program does not start. */
static gboolean
man_seats (Match *match, const CliPlayer *const players[WAR_N_SIDES], GError **error)
{
  guint n_seats = match->setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  for (guint i = 0; i < n_seats; i++)
    {
      const CliPlayer *player = players[get_side (match, (gint) i)];

      if (war_state_peek_row (match->setup->layout, match->game->state, WAR_TABLE_SEATS,
                              i)[WAR_SEAT_SIDE]
          == WAR_NONE)
        {
          match->session.commanders[i] = war_quick_command;
          continue;
        }
      match->session.commanders[i]
        = player->commander != NULL ? player->commander : cli_program_stand_in;
      if (player->path == NULL || !cli_program_can_command (match->setup, (gint) i))
        continue;
      match->programs[i]
        = cli_program_start (player->path, player->patience, match->setup, (gint) i, error);
      if (match->programs[i] == NULL)
        {
          match->side = get_side (match, (gint) i);
          return FALSE;
        }
    }

  return TRUE;
}

/* What the one whose step it is orders. PASSES: it leaves an offer open. FAILS with an error. */
static CliProgramAnswer
choose (Match *match, WarStep step, WarOrder *order, GError **error)
{
  if (step.kind == WAR_STEP_COMMANDER && match->programs[step.seat] != NULL)
    return cli_program_ask (match->programs[step.seat], &match->session, step.is_offer, order,
                            error);
  if (war_session_choose (&match->session, step.seat, order))
    return CLI_PROGRAM_ORDERS;
  if (step.is_offer)
    return CLI_PROGRAM_PASSES;

  g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID, _ ("seat %d does not know what to do"),
               step.seat + 1);
  return CLI_PROGRAM_FAILS;
}

static gboolean
take_step (Match *match, WarStep step, GError **error)
{
  WarOrder order;

  switch (choose (match, step, &order, error))
    {
    case CLI_PROGRAM_ORDERS:
      if (war_session_give (&match->session, &order, &match->events, NULL) != WAR_OUTCOME_DONE)
        break;
      for (guint i = 0; i < WAR_MAX_SEATS; i++)
        if (match->programs[i] != NULL)
          cli_program_tell (match->programs[i], match->game, &order, &match->events);
      return TRUE;
    case CLI_PROGRAM_PASSES:
      war_session_put_off (&match->session, step.seat);
      return TRUE;
    case CLI_PROGRAM_FAILS:
    default:
      match->side = get_side (match, step.seat);
      return FALSE;
    }

  match->side = get_side (match, step.seat);
  g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
               _ ("an order of seat %d cannot be carried out"), step.seat + 1);
  return FALSE;
}

/* How it has ended for side 1. */
static WarGameEnd
get_end (const Match *match)
{
  switch (match->setup->play->get_winner (match->setup, match->game->state))
    {
    case WAR_WINNER_SIDE_1:
      return WAR_GAME_WON;
    case WAR_WINNER_SIDE_2:
      return WAR_GAME_LOST;
    case WAR_WINNER_DRAW:
      return WAR_GAME_DRAWN;
    default:
      return match->side == 1 ? WAR_GAME_FORFEITED_BY_SECOND : WAR_GAME_FORFEITED_BY_FIRST;
    }
}

/* Until it ends, or somebody breaks it off, or wants to stop. */
static void
play (Match *match, const CliPlayer *const players[WAR_N_SIDES], GError **error)
{
  WarStep step = { .kind = WAR_STEP_STUCK };

  if (!man_seats (match, players, error))
    return;
  for (step = war_session_get_step (&match->session);
       step.kind != WAR_STEP_OVER && !cli_input_is_interrupted ();
       step = war_session_get_step (&match->session))
    {
      if (step.kind != WAR_STEP_RULES && step.kind != WAR_STEP_COMMANDER)
        g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID, _ ("nobody has anything to decide"));
      else if (match->game->records->len >= MAX_ORDERS)
        g_set_error (error, STORE_ERROR, STORE_ERROR_INVALID,
                     _ ("the game comes to no end within %d orders"), MAX_ORDERS);
      else if (take_step (match, step, error))
        continue;
      break;
    }

  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    if (match->programs[i] != NULL)
      cli_program_tell_end (match->programs[i], match->game->state);
}

gboolean
cli_match_play (const WarSetup *setup, guint64 seed, const CliPlayer *const players[WAR_N_SIDES],
                WarGameEnd *end, char **reason)
{
  g_return_val_if_fail (setup != NULL && end != NULL && reason != NULL, FALSE);

  g_autoptr (GError) error = NULL;
  Match match = { .setup = setup, .side = WAR_NONE };
  gboolean is_over;

  match.game = war_game_new (setup, seed);
  match.events.items = g_new (WarEvent, WAR_MAX_EVENTS);
  match.events.capacity = WAR_MAX_EVENTS;
  war_session_init (&match.session, match.game);
  play (&match, players, &error);
  *end = get_end (&match);
  *reason = NULL;
  is_over = war_session_get_step (&match.session).kind == WAR_STEP_OVER;
  if (error != NULL && !is_over)
    *reason = g_strdup (error->message);

  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    g_clear_pointer (&match.programs[i], cli_program_free);
  war_session_clear (&match.session);
  g_free (match.events.items);
  war_game_free (match.game);
  return is_over || !cli_input_is_interrupted ();
}
