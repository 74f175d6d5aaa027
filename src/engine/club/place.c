/* place.c: armies of Trench Club come onto the board (club.2.3, club.M-26)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

static gboolean
is_to_place (const WarSetup *setup, const WarState *state, guint unit, gint party, gint army)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY && cells[WAR_CLUB_PIECE_TRUCK] == WAR_NONE
         && (army == WAR_NONE || cells[WAR_CLUB_PIECE_ARMY] == army)
         && war_club_find_party (setup, cells[WAR_CLUB_PIECE_NATION]) == party;
}

static gboolean
has_to_place (const WarSetup *setup, const WarState *state, gint party, gint army, gint seat)
{
  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (is_to_place (setup, state, i, party, army)
        && (seat == WAR_NONE || war_club_get (setup, state, i, WAR_CLUB_PIECE_NATION) == seat))
      return TRUE;

  return FALSE;
}

static gint32 *
get_lead (WarContext *context, gint party)
{
  return war_club_get_seat (context->setup, context->state,
                            war_club_get_party (context->setup, party)->seats[0]);
}

static gint
find_empty_army (const WarSetup *setup, const WarState *state, gint party)
{
  gint32 up = war_club_peek_seat (setup, state,
                                  war_club_get_party (setup, party)->seats[0])[WAR_CLUB_SEAT_UP];

  for (gint army = 0; army < WAR_CLUB_N_ARMIES; army++)
    if ((up >> army & 1) == 0 && !has_to_place (setup, state, party, army, WAR_NONE))
      return army;

  return WAR_NONE;
}

static void
tell_army (WarContext *context, gint party, gint army)
{
  const gint32 *lead = get_lead (context, party);

  war_context_tell (context, WAR_CLUB_EVENT_TURNED_UP, WAR_NONE, WAR_NONE, "club.2.3",
                    war_club_get_party (context->setup, party)->seats[0], army + 1,
                    lead[WAR_CLUB_SEAT_TOKEN + army],
                    war_club_count_army (context->setup, context->state, party, army));
}

static void
open_place (WarContext *context, gint party, gint army)
{
  const WarClubParty *its = war_club_get_party (context->setup, party);
  gboolean has_empty
    = army == WAR_NONE && find_empty_army (context->setup, context->state, party) != WAR_NONE;

  for (guint i = 0; i < its->n_seats; i++)
    if ((has_empty && i == 0)
        || has_to_place (context->setup, context->state, party, army, its->seats[i]))
      war_context_open_decision (context, its->seats[i], WAR_CLUB_DECIDE_PLACE);
}

static gint
find_next_turn (WarContext *context, gint32 turn)
{
  guint n = war_club_get_data (context->setup)->n_parties;

  for (guint i = 0; i < n; i++)
    {
      gint32 next = (turn + (gint32) i) % (gint32) n;
      gint party = war_club_get_turn_party (context->setup, context->state, next);

      if (get_lead (context, party)[WAR_CLUB_SEAT_UP] != (1 << WAR_CLUB_N_ARMIES) - 1)
        return next;
    }

  return WAR_NONE;
}

gboolean
war_club_go_on_placing (WarContext *context)
{
  gint32 *game = war_context_get_game (context);
  gint party = war_club_get_acting_party (context->setup, context->state);
  gint32 army = game[WAR_CLUB_GAME_ARMY];

  war_context_close_decisions (context, WAR_NONE);
  game[WAR_GAME_PHASE] = WAR_CLUB_PHASE_PLACING;
  if (army != WAR_NONE && has_to_place (context->setup, context->state, party, army, WAR_NONE))
    {
      open_place (context, party, army);
      return TRUE;
    }

  if (army != WAR_NONE)
    {
      get_lead (context, party)[WAR_CLUB_SEAT_UP] |= 1 << army;
      game[WAR_CLUB_GAME_ARMY] = WAR_NONE;
      game[WAR_CLUB_GAME_TURN]++;
    }
  game[WAR_CLUB_GAME_TURN] = find_next_turn (context, game[WAR_CLUB_GAME_TURN]);
  if (game[WAR_CLUB_GAME_TURN] == WAR_NONE)
    return war_club_begin_round (context);

  party = war_club_get_acting_party (context->setup, context->state);
  game[WAR_GAME_SIDE] = war_club_get_party (context->setup, party)->side;
  if (war_club_get_party (context->setup, party)->is_chart)
    war_context_open_decision (context, war_club_get_party (context->setup, party)->seats[0],
                               WAR_CLUB_DECIDE_TURN_UP);
  else
    open_place (context, party, WAR_NONE);
  return TRUE;
}

void
war_club_place_unit (WarContext *context, guint unit, WarHex hex)
{
  gint32 *game = war_context_get_game (context);

  war_club_set (context, unit, WAR_PIECE_PRESENCE, WAR_PRESENCE_ON_FIELD);
  war_club_set (context, unit, WAR_PIECE_X, hex);
  war_club_set (context, unit, WAR_CLUB_PIECE_NUMBER, ++game[WAR_CLUB_GAME_NUMBERED]);
}

static void
place (WarContext *context, guint unit, WarHex hex)
{
  war_club_place_unit (context, unit, hex);
  war_context_add (context, WAR_CLUB_EVENT_PLACED, (gint) unit, WAR_NONE, "club.M-26")->arguments[0]
    = hex;
}

/* Where --------------------------------------------------------------------------------------- */

typedef enum
{
  NOWHERE,
  ON_LAND,
  IN_RIVER, /* only if a person wants it */
} Footing;

static Footing
find_footing (const WarClubBoard *board, const WarClubType *type, WarHex hex)
{
  const WarClub *data = war_club_get_data (board->setup);
  const WarHexCell *cell = &data->board->cells[hex];

  if (cell->terrain == WAR_HEX_FORT || !war_club_may_stand (data, type, hex)
      || board->at[hex] != WAR_NONE
      || (type->kind == WAR_CLUB_BOAT && cell->terrain != WAR_HEX_RIVER))
    return NOWHERE;
  if (cell->terrain == WAR_HEX_RIVER && type->kind != WAR_CLUB_BOAT)
    return type->kind == WAR_CLUB_FOOT || type->kind == WAR_CLUB_ARMOUR ? IN_RIVER : NOWHERE;
  return ON_LAND;
}

/* How far from the start the nearest hex is where it has a footing; G_MAXUINT: none. */
static guint
measure (const WarClubBoard *board, const WarClubType *type, WarHex start)
{
  const WarClub *data = war_club_get_data (board->setup);
  guint nearest = G_MAXUINT;

  for (guint hex = 0; start != WAR_HEX_NONE && hex < data->n_hexes; hex++)
    if (find_footing (board, type, (WarHex) hex) == ON_LAND)
      {
        guint distance = war_club_get_distance (board->setup, start, (WarHex) hex);

        nearest = MIN (nearest, distance);
      }
  return nearest;
}

static WarHex
find_start (const WarSetup *setup, const WarState *state, guint unit)
{
  gint seat = war_club_get (setup, state, unit, WAR_CLUB_PIECE_NATION);
  gint army = war_club_get (setup, state, unit, WAR_CLUB_PIECE_ARMY);
  const gint32 *lead = war_club_peek_purse (setup, state, seat);
  gint32 token = army < 0 ? 0 : lead[WAR_CLUB_SEAT_TOKEN + army];

  return token <= 0 ? WAR_HEX_NONE
                    : war_hex_board_find_start (war_club_get_data (setup)->board, (guint) token);
}

static gboolean
may_stand_there (const WarClubBoard *board, const WarClubType *type, WarHex start, WarHex hex,
                 guint nearest)
{
  Footing footing = find_footing (board, type, hex);
  guint distance;

  if (footing == NOWHERE || start == WAR_HEX_NONE)
    return FALSE;
  distance = war_club_get_distance (board->setup, start, hex);
  return footing == ON_LAND ? distance == nearest : distance <= nearest;
}

static gboolean
may_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  gint32 army = war_setup_peek_game (setup, state)[WAR_CLUB_GAME_ARMY];

  if (!is_to_place (setup, state, unit, war_club_find_party (setup, seat), WAR_NONE))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_PLACED, NULL, (gint32) unit, 0);
  return army == WAR_NONE || war_club_get (setup, state, unit, WAR_CLUB_PIECE_ARMY) == army
         || war_refuse (refusal, WAR_CLUB_REFUSAL_OTHER_ARMY, "club.2.3", army + 1, 0);
}

static gboolean
check_place (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, unit);
  WarHex hex = (WarHex) order->arguments[0], start = find_start (setup, state, unit);
  WarClubBoard board;

  if (order->arguments[0] < 0 || order->arguments[0] >= (gint32) data->n_hexes)
    return war_refuse_malformed (refusal);
  war_club_look (setup, state, &board);
  if (board.at[hex] != WAR_NONE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_OCCUPIED, "club.M-21", board.at[hex], 0);
  if (find_footing (&board, type, hex) == NOWHERE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_HEX, "club.M-26", hex, 0);
  return may_stand_there (&board, type, start, hex, measure (&board, type, start))
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_NEAREST, "club.2.3",
                        find_start (setup, state, unit), 0);
}

static gboolean
offer_place (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  const WarClubType *type = war_club_get_type (setup, state, unit);
  WarHex start = find_start (setup, state, unit);
  WarClubBoard board;
  guint nearest;

  war_club_look (setup, state, &board);
  nearest = measure (&board, type, start);
  for (guint hex = 0; hex < war_club_get_data (setup)->n_hexes; hex++)
    if (may_stand_there (&board, type, start, (WarHex) hex, nearest))
      war_domain_add (&option->arguments[0], (gint32) hex, (gint32) hex);
  return option->arguments[0].n_ranges > 0;
}

WarHex
war_club_find_place (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, unit);
  WarHex start = find_start (setup, state, unit);
  WarClubBoard board;
  guint nearest;

  war_club_look (setup, state, &board);
  nearest = measure (&board, type, start);
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if (data->board->cells[hex].terrain != WAR_HEX_RIVER
        && may_stand_there (&board, type, start, (WarHex) hex, nearest))
      return (WarHex) hex;
  return WAR_HEX_NONE;
}

static gboolean
carry_out_place (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);

  if (game[WAR_CLUB_GAME_ARMY] == WAR_NONE)
    {
      game[WAR_CLUB_GAME_ARMY]
        = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_ARMY);
      tell_army (context, war_club_find_party (context->setup, order->seat),
                 game[WAR_CLUB_GAME_ARMY]);
    }
  place (context, unit, (WarHex) order->arguments[0]);
  return war_club_go_on_placing (context);
}

const WarOrderRule war_club_place_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_PLACE,
  .may = may_place,
  .check = check_place,
  .carry_out = carry_out_place,
  .offer = offer_place,
};

/* An empty army takes its turn too. */

static gboolean
may_pass_army (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
               WarRefusal *refusal)
{
  return (war_setup_peek_game (setup, state)[WAR_CLUB_GAME_ARMY] == WAR_NONE
          && find_empty_army (setup, state, war_club_find_party (setup, seat)) != WAR_NONE)
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_EMPTY, "club.M-26", 0, 0);
}

static gboolean
carry_out_pass_army (WarContext *context, const WarOrder *order, guint unit)
{
  gint party = war_club_find_party (context->setup, order->seat);
  gint army = find_empty_army (context->setup, context->state, party);

  tell_army (context, party, army);
  war_context_get_game (context)[WAR_CLUB_GAME_ARMY] = army;
  return war_club_go_on_placing (context);
}

const WarOrderRule war_club_pass_army_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_PLACE,
  .may = may_pass_army,
  .carry_out = carry_out_pass_army,
};

/* The chart (club.4) --------------------------------------------------------------------------- */

/* For the first forts that the chart takes (club.8.7). */
static void
promise_turrets (WarContext *context, gint seat)
{
  war_club_get_seat (context->setup, context->state, seat)[WAR_CLUB_SEAT_TURRETS]
    = war_club_get_data (context->setup)->rules->numbers[WAR_CLUB_TURRETS];
}

/* A token of the force's own is no unit either: turrets wait (club.M-13, club.M-26). */
static void
turn_up_turret (WarContext *context, guint token, gint seat)
{
  gint type = war_club_get_unit (context->setup, token)->type;

  war_club_set (context, token, WAR_PIECE_PRESENCE, WAR_PRESENCE_GONE);
  war_context_add (context, WAR_CLUB_EVENT_FLAG, WAR_NONE, WAR_NONE, "club.8.7")->arguments[0]
    = type + 1;
  promise_turrets (context, seat);
}

/* club.M-26: all Special Forces are equally likely, and two flags give two kinds. The flag is used
 * up; unit: who comes in its place, or WAR_NONE. */
static gboolean
turn_up_flag (WarContext *context, guint flag, gint seat, gint *unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint32 *cells = war_context_get_piece (context, flag);
  guint types[WAR_CLUB_MAX_UNITS], n = 0;
  gint32 drawn;

  for (guint i = 0; i < data->types->len && n < G_N_ELEMENTS (types); i++)
    {
      const WarClubType *type = &g_array_index (data->types, WarClubType, i);
      gboolean is_there = !type->is_special || type->side != data->seat_sides[seat];

      if (type->is_turret)
        is_there
          |= war_club_peek_seat (context->setup, context->state, seat)[WAR_CLUB_SEAT_TURRETS] > 0;
      for (guint j = 0; j < data->n_rows && !is_there; j++)
        is_there = war_club_get_unit (context->setup, j)->type == (gint) i
                   && war_club_get_type (context->setup, context->state, j) != NULL;
      if (!is_there)
        types[n++] = i;
    }
  *unit = WAR_NONE;
  if (n > 0 && !war_club_draw (context, "special-force", "club.4.5", seat, n, &drawn))
    return FALSE;

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  if (n == 0)
    return TRUE;
  for (guint i = 0; i < data->n_rows && *unit == WAR_NONE; i++)
    if (war_club_get_unit (context->setup, i)->type == (gint) types[drawn])
      *unit = (gint) i;
  war_context_add (context, WAR_CLUB_EVENT_FLAG, *unit, WAR_NONE, "club.4.5")->arguments[0]
    = (gint32) types[drawn] + 1;
  if (war_club_get_nth_type (context->setup, types[drawn])->is_turret)
    promise_turrets (context, seat);
  if (*unit == WAR_NONE)
    return TRUE;

  war_club_set (context, (guint) *unit, WAR_PIECE_PRESENCE, WAR_PRESENCE_AWAY);
  war_club_set (context, (guint) *unit, WAR_CLUB_PIECE_ARMY, cells[WAR_CLUB_PIECE_ARMY]);
  war_club_set (context, (guint) *unit, WAR_CLUB_PIECE_DRAWN, cells[WAR_CLUB_PIECE_DRAWN]);
  return TRUE;
}

static gboolean
turn_up_unit (WarContext *context, guint token, gint seat)
{
  const WarClubType *type;
  WarHex start = find_start (context->setup, context->state, token);
  WarClubBoard board;
  gint unit = (gint) token;
  guint nearest;

  if (war_club_get_unit (context->setup, token)->type == WAR_NONE
      && !turn_up_flag (context, token, seat, &unit))
    return FALSE;
  if (unit == WAR_NONE)
    return TRUE;

  type = war_club_get_type (context->setup, context->state, (guint) unit);
  if (type->is_turret)
    {
      turn_up_turret (context, token, seat);
      return TRUE;
    }
  war_club_look (context->setup, context->state, &board);
  nearest = measure (&board, type, start);
  for (guint hex = 0; start != WAR_HEX_NONE && hex < war_club_get_data (context->setup)->n_hexes;
       hex++)
    if (find_footing (&board, type, (WarHex) hex) == ON_LAND
        && war_club_get_distance (context->setup, start, (WarHex) hex) == nearest)
      {
        place (context, (guint) unit, (WarHex) hex);
        return TRUE;
      }

  /* Nowhere, as a Gunboat without a river. */
  war_club_set (context, (guint) unit, WAR_PIECE_PRESENCE, WAR_PRESENCE_GONE);
  return TRUE;
}

static gboolean
carry_out_turn_up (WarContext *context, const WarOrder *order, guint unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint party = war_club_find_party (context->setup, order->seat), army = 0;

  while ((get_lead (context, party)[WAR_CLUB_SEAT_UP] >> army & 1) != 0)
    army++;
  tell_army (context, party, army);
  for (gint32 drawn = 1; drawn <= (gint32) data->n_rows; drawn++)
    for (guint i = 0; i < data->n_rows; i++)
      if (is_to_place (context->setup, context->state, i, party, army)
          && war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_DRAWN) == drawn
          && !turn_up_unit (context, i, order->seat))
        return FALSE;

  war_context_get_game (context)[WAR_CLUB_GAME_ARMY] = army;
  return war_club_go_on_placing (context);
}

const WarOrderRule war_club_turn_up_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_TURN_UP,
  .carry_out = carry_out_turn_up,
};
