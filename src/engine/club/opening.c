/* opening.c: before the first turn of Trench Club: tokens, the bag, armies
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

/* Who can take forts holds the one in which it begins (club.2.10). */
static void
begin_in_fort (const WarSetup *setup, WarState *state, guint unit)
{
  const WarClub *data = war_club_get_data (setup);
  gint32 hex = war_setup_peek_piece (setup, state, unit)[WAR_PIECE_X];
  gint fort = hex >= 0 && hex < (gint32) data->n_hexes ? data->fort_at[hex] : WAR_NONE;

  if (fort != WAR_NONE && war_club_get_type (setup, state, unit)->takes_forts)
    war_state_get_row (setup->layout, state, WAR_TABLE_FEATURES, (guint) fort)[WAR_CLUB_FORT_HOLDER]
      = war_club_get_unit (setup, unit)->seat;
}

static void
begin_unit (const WarSetup *setup, WarState *state, guint unit)
{
  const WarClubUnit *its = war_club_get_unit (setup, unit);
  gint32 *cells = war_setup_get_piece (setup, state, unit);

  cells[WAR_PIECE_PRESENCE] = its->is_at_start ? WAR_PRESENCE_AWAY : WAR_PRESENCE_FREE;
  cells[WAR_PIECE_SIDE] = war_club_get_data (setup)->seat_sides[its->seat];
  cells[WAR_PIECE_TYPE] = its->type;
  cells[WAR_CLUB_PIECE_NATION] = its->seat;
  if (!war_starts_put (setup, state, unit))
    return;

  cells[WAR_CLUB_PIECE_NUMBER] = ++war_setup_get_game (setup, state)[WAR_CLUB_GAME_NUMBERED];
  begin_in_fort (setup, state, unit);
}

void
war_club_begin (const WarSetup *setup, WarState *state)
{
  const WarClub *data = war_club_get_data (setup);
  gint dealer = data->chart_party == WAR_NONE ? 0 : data->parties[data->chart_party].seats[0];

  for (guint i = 0; i < data->n_seats; i++)
    {
      gint32 *seat = war_club_get_seat (setup, state, (gint) i);

      seat[WAR_SEAT_SIDE] = data->seat_sides[i];
      seat[WAR_SEAT_CONTROL] = data->chart_party != WAR_NONE && (gint) i == dealer
                                 ? WAR_CONTROL_AUTOMATIC
                                 : WAR_CONTROL_PERSON;
    }
  for (guint i = 0; i < data->n_rows; i++)
    begin_unit (setup, state, i);
  war_decision_open (setup, state, dealer, WAR_CLUB_DECIDE_DEAL, TRUE, WAR_NONE, 0, NULL);
}

/* Dealing ------------------------------------------------------------------------------------- */

/* club.M-4: the higher die; equal: again (common.G-6). */
static gboolean
roll_off (WarContext *context, gint *first)
{
  gint32 dice[WAR_N_SIDES];

  *first = war_club_get_data (context->setup)->operation->first_side - 1;
  while (*first < 0)
    {
      WarQuestion question = war_club_ask_dice ("roll-off", "club.M-4", WAR_NONE, WAR_N_SIDES);

      if (!war_context_ask (context, &question, dice))
        return FALSE;
      if (dice[0] != dice[1])
        *first = dice[0] > dice[1] ? 0 : 1;
      war_context_tell_dice (context, &question, dice, WAR_CLUB_EVENT_ROLLED, WAR_NONE, WAR_NONE,
                             "club.M-4", *first < 0 ? WAR_NONE : *first);
    }

  return TRUE;
}

/* club.2.1 */
static gboolean
deal_tokens (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint32 numbers[WAR_HEX_MAX_NUMBER + 1];
  guint n = 0;

  for (guint number = 1; number <= WAR_HEX_MAX_NUMBER; number++)
    if (war_hex_board_find_start (data->board, number) != WAR_HEX_NONE)
      numbers[n++] = (gint32) number;

  for (guint i = 0; i < data->n_parties; i++)
    for (guint j = 0; j < WAR_CLUB_N_ARMIES; j++)
      {
        gint32 drawn;

        if (!war_club_draw (context, "token", "club.2.1", WAR_NONE, n, &drawn))
          return FALSE;
        war_club_get_seat (context->setup, context->state,
                           data->parties[i].seats[0])[WAR_CLUB_SEAT_TOKEN + j]
          = numbers[drawn];
        numbers[drawn] = numbers[--n];
      }

  return TRUE;
}

/* club.2.16: a nation is Austria-Hungary that has the Anti-Tank Gunner by itself. */
static gboolean
is_austrian (const WarClub *data, gint seat)
{
  for (guint i = 0; i < data->types->len; i++)
    {
      const WarClubType *type = &g_array_index (data->types, WarClubType, i);
      gboolean is_second = seat > 0 && data->seat_sides[seat - 1] == data->seat_sides[seat];

      if (type->side == data->seat_sides[seat] && type->is_gunner && !type->is_ally
          && type->is_second == is_second)
        return TRUE;
    }

  return FALSE;
}

static void
give_opening_bonds (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint i = 0; i < data->n_seats; i++)
    if (is_austrian (data, (gint) i))
      war_club_get_purse (context->setup, context->state, (gint) i)[WAR_CLUB_SEAT_BONDS]
        = data->rules->numbers[WAR_CLUB_OPENING_BONDS];
}

/* How many tokens the location gets: the difference of two dice, or all that are left (4.2 to
 * 4.4). */
static gboolean
roll_location (WarContext *context, gint seat, guint army, guint n_left, guint *n)
{
  gint32 dice[2] = { 0, 0 };

  *n = n_left;
  if (army + 1 == WAR_CLUB_N_ARMIES)
    return TRUE;

  do
    {
      WarQuestion question
        = war_club_ask_dice ("location", army == 0 ? "club.4.2" : "club.4.3", seat, 2);
      WarEvent *event;

      if (!war_context_ask (context, &question, dice))
        return FALSE;
      event = war_context_add (context, WAR_CLUB_EVENT_DRAWN, WAR_NONE, WAR_NONE, question.clause);
      war_event_set_dice (event, &question, dice);
      *n = MIN ((guint) ABS (dice[0] - dice[1]), n_left);
      event->arguments[0] = (gint32) army + 1;
      event->arguments[1] = (gint32) *n;
    }
  while (dice[0] == dice[1]);

  return TRUE;
}

static gboolean
empty_bag (WarContext *context, gint seat)
{
  const WarClub *data = war_club_get_data (context->setup);
  guint bag[WAR_CLUB_MAX_UNITS], n_left = 0, n_drawn = 0;

  for (guint i = 0; i < data->n_rows; i++)
    if (war_club_get_unit (context->setup, i)->is_at_start
        && war_club_get_unit (context->setup, i)->seat == seat
        && !war_starts_is_placed (context->setup, i))
      bag[n_left++] = i;

  for (guint army = 0; army < WAR_CLUB_N_ARMIES; army++)
    {
      guint n;

      if (!roll_location (context, seat, army, n_left, &n))
        return FALSE;
      while (n-- > 0)
        {
          gint32 drawn;

          if (!war_club_draw (context, "bag", "club.4.1", seat, n_left, &drawn))
            return FALSE;
          war_club_set (context, bag[drawn], WAR_CLUB_PIECE_ARMY, (gint32) army);
          war_club_set (context, bag[drawn], WAR_CLUB_PIECE_DRAWN, (gint32) ++n_drawn);
          bag[drawn] = bag[--n_left];
        }
    }

  return TRUE;
}

static gboolean
has_anybody_away (const WarContext *context, gint party)
{
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (context->setup, context->state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
          && war_club_find_party (context->setup, cells[WAR_CLUB_PIECE_NATION]) == party)
        return TRUE;
    }

  return FALSE;
}

/* Of who has nobody to place nothing is to be turned up: where that is both, it begins. */
static gboolean
open_armies (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);
  gboolean is_open = FALSE;

  war_context_get_game (context)[WAR_GAME_PHASE] = WAR_CLUB_PHASE_ARMIES;
  for (guint i = 0; i < data->n_parties; i++)
    {
      const WarClubParty *party = &data->parties[i];

      if (war_starts_has_placed (context->setup->operation)
          && !has_anybody_away (context, (gint) i))
        {
          war_club_get_seat (context->setup, context->state, party->seats[0])[WAR_CLUB_SEAT_UP]
            = (1 << WAR_CLUB_N_ARMIES) - 1;
          continue;
        }
      for (guint j = 0; !party->is_chart && j < party->n_seats; j++)
        is_open |= war_context_open_decision (context, party->seats[j], WAR_CLUB_DECIDE_ARMIES);
    }
  return is_open || war_club_go_on_placing (context);
}

static gboolean
carry_out_deal (WarContext *context, const WarOrder *order, guint unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint first;

  if (!roll_off (context, &first) || !deal_tokens (context)
      || (data->chart_party != WAR_NONE
          && !empty_bag (context, data->parties[data->chart_party].seats[0])))
    return FALSE;

  war_context_get_game (context)[WAR_CLUB_GAME_FIRST] = first;
  give_opening_bonds (context);
  war_context_add (context, WAR_CLUB_EVENT_DEALT, WAR_NONE, WAR_NONE, "club.2.1")->arguments[0]
    = first;
  war_context_close_decisions (context, WAR_NONE);
  return open_armies (context);
}

const WarOrderRule war_club_deal_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_DEAL,
  .carry_out = carry_out_deal,
};

/* Armies (club.2.2) ---------------------------------------------------------------------------- */

/* Of two allies each has a token, and the third is for both (club.10.4). */
static gboolean
is_army_of (const WarSetup *setup, gint seat, gint army)
{
  const WarClubParty *party = war_club_get_party (setup, war_club_find_party (setup, seat));

  return party->n_seats < 2 || army == (gint) party->n_seats || party->seats[army] == seat;
}

static gboolean
may_assign_to (const WarSetup *setup, const WarState *state, gint seat, guint unit, gint32 army,
               WarRefusal *refusal)
{
  if (army < 1 || army > WAR_CLUB_N_ARMIES)
    return war_refuse_malformed (refusal);

  return is_army_of (setup, seat, army - 1)
         || war_refuse (refusal, WAR_CLUB_REFUSAL_ALLYS_ARMY, "club.10.4", army, 0);
}

static gboolean
carry_out_assign (WarContext *context, const WarOrder *order, guint unit)
{
  gint side = war_club_get_data (context->setup)->seat_sides[order->seat];
  WarEvent *event = war_context_tell (context, WAR_CLUB_EVENT_ASSIGNED, order->actor, WAR_NONE,
                                      "club.2.2", order->arguments[0]);
  event->seats = 0;
  for (guint i = 0; i < war_club_get_data (context->setup)->n_seats; i++)
    if (war_club_get_data (context->setup)->seat_sides[i] == side)
      event->seats |= 1u << i;
  war_club_set (context, unit, WAR_CLUB_PIECE_ARMY, order->arguments[0] - 1);
  return TRUE;
}

const WarOrderRule war_club_assign_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_ARMIES,
  .least = 1,
  .most = WAR_CLUB_N_ARMIES,
  .may_choose = may_assign_to,
  .carry_out = carry_out_assign,
};

/* Who is in no army goes to the smallest that is the person's own. */
static void
fill_armies (WarContext *context, gint seat)
{
  gint party = war_club_find_party (context->setup, seat);

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);
      gint best = WAR_NONE;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_AWAY || cells[WAR_CLUB_PIECE_NATION] != seat
          || cells[WAR_CLUB_PIECE_ARMY] >= 0)
        continue;
      for (gint army = 0; army < WAR_CLUB_N_ARMIES; army++)
        if (is_army_of (context->setup, seat, army)
            && (best == WAR_NONE
                || war_club_count_army (context->setup, context->state, party, army)
                     < war_club_count_army (context->setup, context->state, party, best)))
          best = army;
      war_club_set (context, i, WAR_CLUB_PIECE_ARMY, best);
    }
}

static gboolean
carry_out_end_armies (WarContext *context, const WarOrder *order, guint unit)
{
  guint32 must, may;

  fill_armies (context, order->seat);
  war_decision_close (context->setup, context->state,
                      (guint) war_decision_find_kind (context->setup, context->state, order->seat,
                                                      WAR_CLUB_DECIDE_ARMIES));
  war_decision_get_seats (context->setup, context->state, &must, &may);
  return (must | may) != 0 || war_club_go_on_placing (context);
}

const WarOrderRule war_club_end_armies_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_ARMIES,
  .carry_out = carry_out_end_armies,
};
