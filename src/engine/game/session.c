/* session.c: who plays a game, and who decides next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/session.h"

#include "engine/game/decision.h"

/* The first stream of random numbers from the seed that is a commander's. */
#define COMMANDER_SEQUENCE 100

static WarMind
mind_new (WarGenerator generator)
{
  return (
    WarMind){ .generator = generator, .posture = war_posture_usual, .reckoning.feared = WAR_NONE };
}

void
war_session_init (WarSession *session, WarGame *game)
{
  *session = (WarSession){ .game = game };
  session->view = war_state_copy (game->state);
  session->dice = g_array_new (FALSE, FALSE, sizeof (gint32));
  for (guint i = 0; i < WAR_MAX_SEATS; i++)
    {
      session->put_off[i] = WAR_UNKNOWN;
      session->minds[i]
        = mind_new (war_generator_new (game->seed + game->records->len, COMMANDER_SEQUENCE + i));
    }
}

void
war_session_clear (WarSession *session)
{
  g_clear_pointer (&session->view, g_free);
  g_clear_pointer (&session->dice, g_array_unref);
}

void
war_session_man (WarSession *session, const WarCommander commanders[WAR_N_SIDES])
{
  g_return_if_fail (session != NULL && commanders != NULL);

  const WarLayout *layout = session->game->setup->layout;

  for (guint i = 0; i < layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    {
      gint32 side
        = war_state_peek_row (layout, session->game->state, WAR_TABLE_SEATS, i)[WAR_SEAT_SIDE];

      session->commanders[i] = commanders[side != WAR_NONE ? side : 0];
    }
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
  const gint32 *decision = war_decision_peek (session->game->setup, session->game->state, seat);

  return decision != NULL ? decision[WAR_DECISION_NUMBER] : WAR_UNKNOWN;
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
war_session_get_view (WarSession *session, gint seat)
{
  /* The stream of a person's seat has no other use. */
  guint64 seed = war_generator_next (&session->minds[seat].generator);

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

  war_session_get_view (session, seat);
  return session->commanders[seat](setup, session->view, seat, &session->minds[seat], order);
}

void
war_thought_init (WarThought *thought, WarSession *session, gint seat, const WarSetup *setup)
{
  g_return_if_fail (session->commanders[seat] != NULL);

  *thought = (WarThought){
    .setup = setup,
    .commander = session->commanders[seat],
    .seat = seat,
    .mind = session->minds[seat],
  };
  war_play_view (session->game->setup, session->game->state, seat,
                 war_generator_next (&thought->mind.generator), session->view);
  thought->view = war_state_copy (session->view);
}

void
war_thought_clear (WarThought *thought)
{
  g_clear_pointer (&thought->view, g_free);
}

void
war_thought_think (WarThought *thought)
{
  thought->is_known = thought->commander (thought->setup, thought->view, thought->seat,
                                          &thought->mind, &thought->order);
}

gboolean
war_session_take_thought (WarSession *session, const WarThought *thought, WarOrder *order)
{
  session->minds[thought->seat] = thought->mind;
  session->minds[thought->seat].haste = NULL;
  *order = thought->order;
  return thought->is_known;
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
  session->n_known = session->is_waiting ? session->game->chance->n_answers : 0;
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

/* Going back ----------------------------------------------------------------------------------- */

/* Whether an order of the giver's took another seat's order out of what is sealed. */
static gboolean
opens_sealed (const WarSetup *setup, const WarState *before, const WarState *after, gint giver)
{
  gint n_opened[WAR_MAX_SEATS] = { 0 };

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_SEALED].n_rows; row++)
    {
      gint seat
        = war_state_peek_row (setup->layout, before, WAR_TABLE_SEALED, row)[WAR_SEALED_SEAT];
      gint left = war_state_peek_row (setup->layout, after, WAR_TABLE_SEALED, row)[WAR_SEALED_SEAT];

      if (seat != WAR_NONE)
        n_opened[seat]++;
      if (left != WAR_NONE)
        n_opened[left]--;
    }
  for (gint seat = 0; seat < WAR_MAX_SEATS; seat++)
    if (seat != giver && n_opened[seat] > 0)
      return TRUE;

  return FALSE;
}

/* Whether the seat now sees something that was there before, and hidden from it. What is sealed is
 * another matter: its rows are used again. */
static gboolean
shows_hidden (const WarSession *session, const WarState *before, const WarState *after, gint seat,
              WarState *seen_before, WarState *seen_after)
{
  const WarSetup *setup = session->game->setup;

  war_play_view (setup, before, seat, 0, seen_before);
  war_play_view (setup, after, seat, 0, seen_after);
  for (guint i = 0; i < WAR_TABLE_SEALED; i++)
    for (guint row = 0; row < setup->layout->tables[i].n_rows; row++)
      {
        const gint32 *hidden = war_state_peek_row (setup->layout, seen_before, i, row);
        const gint32 *shown = war_state_peek_row (setup->layout, seen_after, i, row);
        const gint32 *was = war_state_peek_row (setup->layout, before, i, row);

        for (guint column = 0; column < setup->layout->tables[i].n_columns; column++)
          if (hidden[column] == WAR_UNKNOWN && shown[column] != WAR_UNKNOWN
              && shown[column] == was[column])
            return TRUE;
      }

  return FALSE;
}

static gboolean
is_reveal (const WarSession *session, const WarState *before, const WarState *after, gint giver,
           WarState *const views[2])
{
  const WarSetup *setup = session->game->setup;
  guint n_seats = setup->layout->tables[WAR_TABLE_SEATS].n_rows;

  if (opens_sealed (setup, before, after, giver))
    return TRUE;
  for (gint seat = 0; seat < (gint) n_seats; seat++)
    if (war_session_is_person (session, seat)
        && shows_hidden (session, before, after, seat, views[0], views[1]))
      return TRUE;

  return FALSE;
}

/* Whether one of the orders from that one on told a person something hidden. */
static gboolean
has_reveal (const WarSession *session, guint first)
{
  const WarGame *game = session->game;
  g_autofree WarState *before = war_game_dup_state (game, first);
  g_autofree WarState *after = war_state_copy (before);
  g_autofree WarState *seen_before = war_state_copy (before);
  g_autofree WarState *seen_after = war_state_copy (before);

  for (guint i = first; i < game->records->len; i++)
    {
      gint giver = g_array_index (game->records, WarRecord, i).order.seat;

      war_game_repeat (game, i, after);
      if (is_reveal (session, before, after, giver, (WarState *const[]){ seen_before, seen_after }))
        return TRUE;
      war_state_assign (before, after);
    }

  return FALSE;
}

/* Whose decision a person has before them; WAR_NONE. */
static gint
find_person (const WarSession *session)
{
  WarStep step = war_session_get_step (session);

  return step.seat != WAR_NONE && war_session_is_person (session, step.seat) ? step.seat : WAR_NONE;
}

WarBarrier
war_session_find_barrier (const WarSession *session, WarUndoPolicy policy, guint n_orders)
{
  const GArray *records = session->game->records;
  WarBarrier barrier = WAR_BARRIER_NONE;
  gint person = find_person (session);
  guint first = records->len;

  g_return_val_if_fail (n_orders <= records->len, WAR_BARRIER_POLICY);

  if (policy == WAR_UNDO_ALL)
    return WAR_BARRIER_NONE;
  if (session->is_waiting && session->n_known > 0)
    return WAR_BARRIER_CHANCE;
  if (policy == WAR_UNDO_NONE)
    return n_orders < records->len ? WAR_BARRIER_POLICY : WAR_BARRIER_NONE;

  for (; first > n_orders && barrier == WAR_BARRIER_NONE; first--)
    {
      const WarRecord *record = &g_array_index (records, WarRecord, first - 1);
      gint seat = war_session_is_person (session, record->order.seat) ? record->order.seat : person;

      if (record->n_answers > 0)
        barrier = WAR_BARRIER_CHANCE;
      else if (person != WAR_NONE && seat != person)
        barrier = WAR_BARRIER_HAND_OVER;
      person = seat;
    }

  if (war_setup_has_secrets (session->game->setup)
      && has_reveal (session, first + (barrier != WAR_BARRIER_NONE)))
    return WAR_BARRIER_REVEAL;
  return barrier;
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

/* FALSE: it is a person's, the one whose step it is does not know what to do, or dice are
 * missing. */
static gboolean
take_step (WarSession *session, WarStep step, WarEvents *events)
{
  WarOrder order;

  if (step.kind != WAR_STEP_RULES && step.kind != WAR_STEP_COMMANDER)
    return FALSE;
  if (war_session_choose (session, step.seat, &order))
    return war_session_give (session, &order, events, NULL) == WAR_OUTCOME_DONE;
  if (!step.is_offer)
    return FALSE;

  war_session_put_off (session, step.seat);
  return TRUE;
}

gboolean
war_session_take_step (WarSession *session, WarEvents *events)
{
  return take_step (session, war_session_get_step (session), events);
}

WarStep
war_session_run (WarSession *session, guint n_orders)
{
  WarStep step = war_session_get_step (session);

  while (session->game->records->len < n_orders && take_step (session, step, NULL))
    step = war_session_get_step (session);

  return step;
}
