/* session.c: who plays a game, and who decides next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/session.h"

#include "engine/game/decision.h"

/* The first stream of random numbers from the seed that is a commander's. */
#define COMMANDER_SEQUENCE 100

void
war_session_init (WarSession *session, WarGame *game)
{
  *session = (WarSession){ .game = game };
  session->view = war_state_copy (game->state);
  session->dice = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      session->put_off[i] = WAR_UNKNOWN;
      session->generators[i]
        = war_generator_new (game->seed + game->records->len, COMMANDER_SEQUENCE + i);
    }
}

void
war_session_clear (WarSession *session)
{
  g_clear_pointer (&session->view, g_free);
  g_clear_pointer (&session->dice, g_array_unref);
}

/* Steps ---------------------------------------------------------------------------------------- */

static WarStepKind
get_kind (const WarSession *session, gint seat)
{
  const gint32 *cells = war_state_peek_row (session->game->setup->layout, session->game->state,
                                            WAR_TABLE_SEATS, (guint) seat);

  if (cells[WAR_SEAT_CONTROL] == WAR_CONTROL_AUTOMATIC)
    return WAR_STEP_RULES;

  return session->commanders[seat] != NULL ? WAR_STEP_COMMANDER : WAR_STEP_PERSON;
}

gboolean
war_session_is_person (const WarSession *session, gint seat)
{
  return get_kind (session, seat) == WAR_STEP_PERSON;
}

/* Among the seats, the one that goes first: the kinds are in that order. */
static WarStep
find_first (const WarSession *session, guint32 seats, gboolean is_offer)
{
  WarStep first = { .kind = WAR_STEP_STUCK, .seat = WAR_NONE };

  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if ((seats >> seat & 1) != 0 && get_kind (session, seat) < first.kind)
      first = (WarStep){ get_kind (session, seat), seat, is_offer };

  return first;
}

/* The number of the decision that the seat would answer now. */
static gint32
get_offer (const WarSession *session, gint seat)
{
  const WarSetup *setup = session->game->setup;
  gint row = war_decision_find (setup, session->game->state, seat);

  if (row == WAR_NONE)
    return WAR_UNKNOWN;

  return war_state_peek_row (setup->layout, session->game->state, WAR_TABLE_DECISIONS,
                             (guint) row)[WAR_DECISION_NUMBER];
}

WarStep
war_session_get_step (const WarSession *session)
{
  const WarGame *game = session->game;
  guint32 must, may, offers;

  if (game->setup->play->get_winner (game->setup, game->state) != WAR_WINNER_NONE)
    return (WarStep){ .kind = WAR_STEP_OVER, .seat = WAR_NONE };
  if (session->is_waiting)
    return (WarStep){ .kind = WAR_STEP_ROLL, .seat = session->waiting.seat };

  war_decision_get_seats (game->setup, game->state, &must, &may);
  if (must == 0)
    return find_first (session, may, FALSE);

  offers = may & ~must;
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if ((offers >> seat & 1) != 0 && get_offer (session, seat) == session->put_off[seat])
      offers &= ~(1u << seat);
  return offers != 0 ? find_first (session, offers, TRUE) : find_first (session, must, FALSE);
}

void
war_session_put_off (WarSession *session, gint seat)
{
  g_return_if_fail (seat >= 0 && seat < WAR_MAX_SEATS);

  session->put_off[seat] = get_offer (session, seat);
}

/* Choosing ------------------------------------------------------------------------------------- */

const WarState *
war_session_look (WarSession *session, gint seat)
{
  /* The stream of a person's seat has no other use. */
  guint64 seed = war_generator_next (&session->generators[seat]);

  war_play_view (session->game->setup, session->game->state, seat, seed, session->view);
  return session->view;
}

gboolean
war_session_choose (WarSession *session, gint seat, WarOrder *order)
{
  const WarSetup *setup = session->game->setup;

  if (get_kind (session, seat) == WAR_STEP_RULES)
    return setup->play->get_automatic != NULL
           && setup->play->get_automatic (setup, session->game->state, seat, order);

  g_return_val_if_fail (session->commanders[seat] != NULL, FALSE);

  war_session_look (session, seat);
  return session->commanders[seat](setup, session->view, seat, &session->generators[seat], order);
}

/* Giving --------------------------------------------------------------------------------------- */

/* With as many of the dice as it takes, which only trying tells. */
static WarOutcome
give_rolled (WarSession *session, const WarOrder *order, WarEvents *events, WarRefusal *refusal)
{
  /* An array without items has no data, which would mean the generator. */
  static const gint32 none = 0;
  const gint32 *dice = session->dice->len > 0 ? &g_array_index (session->dice, gint32, 0) : &none;
  WarOutcome outcome = WAR_OUTCOME_NEEDS_ANSWER;
  guint n_dice = 0;

  for (; n_dice <= session->dice->len && outcome == WAR_OUTCOME_NEEDS_ANSWER; n_dice++)
    outcome
      = war_game_give (session->game, order, dice, n_dice, events, refusal, &session->missing);
  if (outcome == WAR_OUTCOME_DONE && n_dice > 1)
    g_array_remove_range (session->dice, 0, n_dice - 1);
  else if (outcome == WAR_OUTCOME_WRONG_ANSWER)
    g_array_set_size (session->dice, 0);

  return outcome;
}

WarOutcome
war_session_give (WarSession *session, const WarOrder *order, WarEvents *events,
                  WarRefusal *refusal)
{
  WarOutcome outcome
    = session->is_rolled_by_hand
        ? give_rolled (session, order, events, refusal)
        : war_game_give (session->game, order, NULL, 0, events, refusal, &session->missing);

  session->is_waiting = outcome == WAR_OUTCOME_NEEDS_ANSWER;
  session->waiting = *order;
  return outcome;
}

void
war_session_go_back (WarSession *session, guint n_orders)
{
  war_game_go_back (session->game, n_orders);
  session->is_waiting = FALSE;
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    session->put_off[i] = WAR_UNKNOWN;
}

gint
war_session_find_last_by_person (const WarSession *session)
{
  for (guint i = session->game->records->len; i > 0; i--)
    {
      gint seat = g_array_index (session->game->records, WarRecord, i - 1).order.seat;

      if (war_session_is_person (session, seat))
        return (gint) i - 1;
    }

  return -1;
}

/* FALSE: the one whose step it is does not know what to do, or dice are missing. */
static gboolean
take_step (WarSession *session, WarStep step)
{
  WarOrder order;

  if (war_session_choose (session, step.seat, &order))
    return war_session_give (session, &order, NULL, NULL) == WAR_OUTCOME_DONE;
  if (!step.is_offer)
    return FALSE;

  war_session_put_off (session, step.seat);
  return TRUE;
}

WarStep
war_session_run (WarSession *session, guint n_orders)
{
  WarStep step = war_session_get_step (session);

  while ((step.kind == WAR_STEP_RULES || step.kind == WAR_STEP_COMMANDER)
         && session->game->records->len < n_orders && take_step (session, step))
    step = war_session_get_step (session);

  return step;
}
