/* turn.c: rounds, turns and phases of Trench Club, and who has won
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "engine/club/private.h"

static const WarClubParty *
get_party (const WarContext *context)
{
  return war_club_get_party (context->setup,
                             war_club_get_acting_party (context->setup, context->state));
}

static gboolean
is_of_party (const WarContext *context, const WarClubParty *party, guint unit)
{
  gint seat = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION);

  for (guint i = 0; i < party->n_seats; i++)
    if (party->seats[i] == seat)
      return TRUE;
  return FALSE;
}

/* Those of allies can be carried now (club.M-4). */
static void
refresh (WarContext *context, const WarClubParty *party)
{
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      if (!war_club_stands (context->setup, context->state, i))
        continue;
      if (war_club_get_side (context->setup, context->state, i) == party->side)
        war_club_set (context, i, WAR_CLUB_PIECE_MOVED, 0);
      if (!is_of_party (context, party, i))
        continue;
      war_club_set (context, i, WAR_CLUB_PIECE_START,
                    war_club_get_hex (context->setup, context->state, i));
      war_club_set (context, i, WAR_CLUB_PIECE_TARGET, WAR_NONE);
      war_club_set (context, i, WAR_CLUB_PIECE_NAMED, 0);
      war_club_set (context, i, WAR_CLUB_PIECE_FOUGHT, 0);
    }
}

static gboolean
begin_turn (WarContext *context)
{
  const WarClubParty *party = get_party (context);
  gint32 *game = war_context_get_game (context);

  game[WAR_GAME_SIDE] = party->side;
  war_context_tell (context, WAR_CLUB_EVENT_TURN, WAR_NONE, WAR_NONE, "club.2.4", party->side,
                    party->seats[0]);
  game[WAR_CLUB_GAME_NAMED] = 0;
  game[WAR_CLUB_GAME_COLUMN] = 0;
  war_club_get_seat (context->setup, context->state, party->seats[0])[WAR_CLUB_SEAT_TURNS]++;
  refresh (context, party);
  return war_club_begin_phase (context, WAR_CLUB_PHASE_MOVES);
}

gboolean
war_club_begin_round (WarContext *context)
{
  gint32 *game = war_context_get_game (context);

  war_context_add (context, WAR_CLUB_EVENT_ROUND, WAR_NONE, WAR_NONE, "club.2.4")->arguments[0]
    = ++game[WAR_GAME_ROUND];
  game[WAR_CLUB_GAME_TURN] = 0;
  return begin_turn (context);
}

/* Phases --------------------------------------------------------------------------------------- */

static gboolean
has_attack (const WarContext *context, gint seat)
{
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    if (war_club_stands (context->setup, context->state, i)
        && war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_NATION) == seat
        && war_club_has_attack (context->setup, context->state, i))
      return TRUE;

  return FALSE;
}

static gboolean
can_repair (const WarContext *context, guint unit, WarRefusal *refusal)
{
  return war_club_repair_rule.may (
    context->setup, context->state, WAR_CLUB_ORDER_REPAIR,
    war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION), unit, refusal);
}

/* Whose repair costs more than there is. */
static gboolean
has_costly (const WarContext *context, gint seat)
{
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      WarRefusal refusal;

      if (war_club_stands (context->setup, context->state, i)
          && war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_NATION) == seat
          && !can_repair (context, i, &refusal) && refusal.kind == WAR_CLUB_REFUSAL_BONDS)
        return TRUE;
    }
  return FALSE;
}

static gboolean
has_free_fort (const WarContext *context, gint seat)
{
  for (guint i = 0; i < war_club_get_data (context->setup)->n_forts; i++)
    if (war_club_is_free_fort (context->setup, context->state, seat, i))
      return TRUE;
  return FALSE;
}

static gboolean
can_spend (const WarContext *context, gint seat)
{
  const WarClub *data = war_club_get_data (context->setup);
  gboolean has_fort = has_free_fort (context, seat);

  for (guint i = 0; i < data->n_rows; i++)
    if (war_club_stands (context->setup, context->state, i)
        && war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_NATION) == seat
        && can_repair (context, i, NULL))
      return TRUE;
  for (guint i = 0; i < data->types->len && has_fort; i++)
    if (war_club_is_for_sale (context->setup, context->state, seat, i, NULL))
      return TRUE;

  return FALSE;
}

/* Who has bonds and is not asked is told why. */
static WarClubUnspent
find_unspent (const WarContext *context, const WarClubParty *party, gint32 bonds)
{
  gboolean has_use = FALSE;

  for (guint i = 0; i < party->n_seats; i++)
    {
      if (bonds == 0 || can_spend (context, party->seats[i]))
        return WAR_CLUB_UNSPENT_NONE;
      has_use |= has_free_fort (context, party->seats[i]) || has_costly (context, party->seats[i]);
    }
  return has_use ? WAR_CLUB_UNSPENT_BONDS : WAR_CLUB_UNSPENT_NO_FORT;
}

static gboolean
has_any_open (const WarContext *context)
{
  guint32 must, may;

  war_decision_get_seats (context->setup, context->state, &must, &may);
  return must != 0;
}

/* Persons who have nothing to do in a phase are not asked; all that the chart does in its turn
 * happens in its own order. */
gboolean
war_club_begin_phase (WarContext *context, WarClubPhase phase)
{
  const WarClubParty *party = get_party (context);
  WarEvent *income,
    *event = war_context_add (context, WAR_CLUB_EVENT_PHASE, WAR_NONE, WAR_NONE, "club.2.4");

  war_context_get_game (context)[WAR_GAME_PHASE] = phase;
  event->arguments[0] = phase;
  event->arguments[1] = party->side;
  war_context_close_decisions (context, WAR_NONE);

  switch (phase)
    {
    case WAR_CLUB_PHASE_MOVES:
      for (guint i = 0; i < party->n_seats; i++)
        war_context_open_decision (context, party->seats[i],
                                   party->is_chart ? WAR_CLUB_DECIDE_ROLL : WAR_CLUB_DECIDE_MOVE);
      return TRUE;
    case WAR_CLUB_PHASE_ATTACKS:
      for (guint i = 0; i < party->n_seats && !party->is_chart; i++)
        if (has_attack (context, party->seats[i]))
          war_context_open_decision (context, party->seats[i], WAR_CLUB_DECIDE_ATTACK);
      if (party->is_chart)
        war_context_open_decision (context, party->seats[0], WAR_CLUB_DECIDE_NAME_TARGETS);
      return has_any_open (context) || war_club_begin_phase (context, WAR_CLUB_PHASE_FIGHTS);
    case WAR_CLUB_PHASE_FIGHTS:
      return war_club_go_on_with_fights (context);
    case WAR_CLUB_PHASE_MONEY:
      if (party->is_chart)
        {
          war_context_open_decision (context, party->seats[0], WAR_CLUB_DECIDE_SPEND);
          return TRUE;
        }
      income = war_club_earn (context);
      war_club_forget_refusals (context);
      income->arguments[3] = (gint32) find_unspent (context, party, income->arguments[2]);
      for (guint i = 0; i < party->n_seats; i++)
        if (can_spend (context, party->seats[i]))
          war_context_open_decision (context, party->seats[i], WAR_CLUB_DECIDE_MONEY);
      return has_any_open (context) || war_club_end_turn (context);
    case WAR_CLUB_PHASE_DEAL:
    case WAR_CLUB_PHASE_ARMIES:
    case WAR_CLUB_PHASE_PLACING:
    default:
      g_return_val_if_reached (TRUE);
    }
}

static gboolean
is_pending (const WarContext *context, guint unit)
{
  const gint32 *cells = war_context_get_piece (context, unit);

  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
         && cells[WAR_CLUB_PIECE_TARGET] != WAR_NONE && cells[WAR_CLUB_PIECE_FOUGHT] == 0;
}

/* club.2.6: an attack whose target is destroyed is lost, but the chart's (club.7.4). */
static void
drop_lost_attacks (WarContext *context, const WarClubParty *party)
{
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      gint target;

      if (!is_pending (context, i) || party->is_chart)
        continue;
      target = war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_TARGET);
      if (war_club_stands (context->setup, context->state, (guint) target))
        continue;
      war_context_add (context, WAR_CLUB_EVENT_LAPSED, (gint) i, target, "club.2.6");
      war_club_set (context, i, WAR_CLUB_PIECE_FOUGHT, 1);
    }
}

gboolean
war_club_go_on_with_fights (WarContext *context)
{
  const WarClubParty *party = get_party (context);

  war_context_close_decisions (context, WAR_NONE);
  drop_lost_attacks (context, party);
  for (guint i = 0; i < party->n_seats; i++)
    for (guint j = 0; j < war_club_count_units (context->setup); j++)
      if (is_pending (context, j)
          && war_club_get (context->setup, context->state, j, WAR_CLUB_PIECE_NATION)
               == party->seats[i])
        {
          war_context_open_decision (context, party->seats[i],
                                     party->is_chart ? WAR_CLUB_DECIDE_RESOLVE
                                                     : WAR_CLUB_DECIDE_FIGHT);
          break;
        }

  return has_any_open (context) || war_club_begin_phase (context, WAR_CLUB_PHASE_MONEY);
}

/* Victory (club.1.9, club.M-17; of allies club.10.8, club.10.9) -------------------------------- */

static guint
count_units (const WarContext *context, gint side)
{
  guint n = 0;

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    n += war_club_stands (context->setup, context->state, i)
         && war_club_get_side (context->setup, context->state, i) == side;
  return n;
}

/* Both at once is a draw (club.M-17). */
static gint
settle (gboolean first, gboolean second)
{
  return first && second ? WAR_WINNER_DRAW
         : first         ? WAR_WINNER_SIDE_1
         : second        ? WAR_WINNER_SIDE_2
                         : WAR_WINNER_NONE;
}

static gint
compare (guint first, guint second)
{
  return first == second ? WAR_WINNER_DRAW : first > second ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2;
}

/* club.M-29: the Minelayer goes when the enemy's fifth turn ends. */
static void
remove_minelayers (WarContext *context, const WarClubParty *party)
{
  const WarClub *data = war_club_get_data (context->setup);

  if (!party->is_chart
      || war_club_peek_seat (context->setup, context->state, party->seats[0])[WAR_CLUB_SEAT_TURNS]
           != data->rules->numbers[WAR_CLUB_MINE_ROUNDS])
    return;

  for (guint i = 0; i < data->n_rows; i++)
    if (war_club_stands (context->setup, context->state, i)
        && war_club_get_type (context->setup, context->state, i)->lays_mines)
      {
        war_club_set (context, i, WAR_PIECE_PRESENCE, WAR_PRESENCE_FREE);
        war_context_add (context, WAR_CLUB_EVENT_LEFT, (gint) i, WAR_NONE, "club.8.10");
      }
}

static gint
find_winner (const WarContext *context, gboolean is_last, WarClubEnd *end)
{
  guint need = war_club_get_forts_to_win (context->setup);
  guint forts[WAR_N_SIDES], units[WAR_N_SIDES];

  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      forts[side] = war_club_count_forts (context->setup, context->state, side);
      units[side] = count_units (context, side);
    }

  *end = units[0] == 0 || units[1] == 0 ? WAR_CLUB_END_UNITS : WAR_CLUB_END_FORTS;
  if (*end == WAR_CLUB_END_UNITS || forts[0] >= need || forts[1] >= need)
    return settle (forts[0] >= need || units[1] == 0, forts[1] >= need || units[0] == 0);
  *end = WAR_CLUB_END_ROUNDS;
  if (is_last && war_setup_is_amended (context->setup, WAR_CLUB_AMENDMENT_ROUNDS))
    return compare (forts[0], forts[1]);

  return WAR_WINNER_NONE;
}

void
war_club_finish (WarContext *context, gint winner, WarClubEnd end, const char *clause)
{
  WarEvent *event = war_context_add (context, WAR_CLUB_EVENT_OVER, WAR_NONE, WAR_NONE, clause);

  war_context_close_decisions (context, WAR_NONE);
  war_context_get_game (context)[WAR_CLUB_GAME_WINNER] = winner;
  event->arguments[0] = winner;
  for (gint side = 0; side < WAR_N_SIDES; side++)
    event->arguments[1 + side]
      = (gint32) war_club_count_forts (context->setup, context->state, side);
  event->arguments[3] = end;
}

gboolean
war_club_end_turn (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);
  const WarClubParty *party = get_party (context);
  gint32 *game = war_context_get_game (context);
  gboolean is_end_of_round = game[WAR_CLUB_GAME_TURN] + 1 == (gint32) data->n_parties;
  WarClubEnd end;
  gint winner;

  war_context_close_decisions (context, WAR_NONE);
  remove_minelayers (context, party);
  winner = find_winner (context, is_end_of_round && game[WAR_GAME_ROUND] >= data->operation->rounds,
                        &end);
  if (winner != WAR_WINNER_NONE)
    {
      war_club_finish (context, winner, end, end == WAR_CLUB_END_ROUNDS ? "club.M-17" : "club.1.9");
      return TRUE;
    }
  if (is_end_of_round)
    return war_club_begin_round (context);

  game[WAR_CLUB_GAME_TURN]++;
  return begin_turn (context);
}

/* Ending a step -------------------------------------------------------------------------------- */

static gboolean
may_end_step (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarRefusal *refusal)
{
  if (war_setup_peek_game (setup, state)[WAR_GAME_PHASE] != WAR_CLUB_PHASE_MOVES)
    return TRUE;

  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i)
        && war_club_get (setup, state, i, WAR_CLUB_PIECE_NATION) == seat
        && war_club_must_leave (setup, state, i))
      return war_refuse (refusal, WAR_CLUB_REFUSAL_MUST_LEAVE, "club.M-16", (gint32) i, 0);

  return TRUE;
}

/* Allied persons go on together, when both are done (club.M-30). */
static gboolean
carry_out_end_step (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 phase = war_context_get_game (context)[WAR_GAME_PHASE];

  war_decision_close (context->setup, context->state,
                      (guint) war_decision_find (context->setup, context->state, order->seat));
  if (has_any_open (context))
    return TRUE;

  return phase == WAR_CLUB_PHASE_MONEY ? war_club_end_turn (context)
                                       : war_club_begin_phase (context, (WarClubPhase) (phase + 1));
}

const WarOrderRule war_club_end_step_rule = {
  .decisions
  = 1u << WAR_CLUB_DECIDE_MOVE | 1u << WAR_CLUB_DECIDE_ATTACK | 1u << WAR_CLUB_DECIDE_MONEY,
  .may = may_end_step,
  .carry_out = carry_out_end_step,
};
