/* money.c: war bonds, repairs and new units of Trench Club (club.2.14, club.2.15, club.M-14)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

gint
war_club_get_repair_price (const WarSetup *setup, const WarClubType *type)
{
  gint part = war_club_get_data (setup)->rules->numbers[WAR_CLUB_REPAIR_PART];

  return (type->price + part - 1) / part;
}

/* club.2.14, and for the enemy its level: club.11.1, club.11.2, club.11.3, club.11.4, club.11.5,
 * club.11.6. Of allies with bonds of their own each has those of its own forts (club.M-4). */
WarEvent *
war_club_earn (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);
  const WarClubParty *party = war_club_get_party (
    context->setup, war_club_get_acting_party (context->setup, context->state));
  gint each = party->is_chart ? data->chart_bonds : data->rules->numbers[WAR_CLUB_BONDS];
  gint32 *seat = war_club_get_seat (context->setup, context->state, party->seats[0]);
  gint gained = 0;
  WarEvent *event;

  for (guint i = 0; i < data->n_forts; i++)
    {
      gint holder = war_club_peek_feature (context->setup, context->state, i)[WAR_CLUB_FORT_HOLDER];

      if (holder != WAR_NONE
          && war_club_find_party (context->setup, holder)
               == war_club_find_party (context->setup, party->seats[0]))
        gained += each;
    }
  for (guint i = 0; i < data->n_rows; i++)
    if (war_club_stands (context->setup, context->state, i)
        && war_club_get_side (context->setup, context->state, i) == party->side
        && war_club_find_party (context->setup, war_club_get (context->setup, context->state, i,
                                                              WAR_CLUB_PIECE_NATION))
             == war_club_find_party (context->setup, party->seats[0]))
      war_club_set (context, i, WAR_CLUB_PIECE_INSIDE,
                    war_club_is_inside (context->setup, context->state, i)
                      ? war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_INSIDE) + 1
                      : 0);

  seat[WAR_CLUB_SEAT_BONDS] += gained;
  event = war_context_tell (context, WAR_CLUB_EVENT_INCOME, WAR_NONE, WAR_NONE,
                            party->is_chart ? data->level_clause : "club.2.14", party->seats[0],
                            gained, seat[WAR_CLUB_SEAT_BONDS]);
  return event;
}

/* Repairs -------------------------------------------------------------------------------------- */

void
war_club_repair (WarContext *context, guint unit)
{
  gint price = war_club_get_repair_price (context->setup,
                                          war_club_get_type (context->setup, context->state, unit));
  gint32 *purse = war_club_get_purse (
    context->setup, context->state,
    war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION));

  purse[WAR_CLUB_SEAT_BONDS] -= price;
  war_club_set (context, unit, WAR_CLUB_PIECE_DAMAGE, 0);
  war_club_set (context, unit, WAR_CLUB_PIECE_REPAIRS, 0);
  war_context_tell (context, WAR_CLUB_EVENT_REPAIRED, (gint) unit, WAR_NONE, "club.M-28", price,
                    purse[WAR_CLUB_SEAT_BONDS]);
}

static gboolean
may_repair (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint price = war_club_get_repair_price (setup, war_club_get_type (setup, state, unit));
  gint bonds = war_club_peek_purse (setup, state, seat)[WAR_CLUB_SEAT_BONDS];

  if (cells[WAR_CLUB_PIECE_DAMAGE] == 0)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_DAMAGED, NULL, (gint32) unit, 0);
  if (!war_club_is_inside (setup, state, unit) || cells[WAR_CLUB_PIECE_MOVED] != 0
      || cells[WAR_CLUB_PIECE_START] != cells[WAR_PIECE_X])
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_INSIDE, "club.2.15", (gint32) unit, 0);
  if (cells[WAR_CLUB_PIECE_REFUSED] != 0)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_ALLY_REFUSED, "club.M-30", 0, 0);
  return bonds >= price || war_refuse (refusal, WAR_CLUB_REFUSAL_BONDS, "club.M-28", price, bonds);
}

static gboolean
carry_out_repair (WarContext *context, const WarOrder *order, guint unit)
{
  const WarClubWish wish
    = { .seat = order->seat, .unit = (gint) unit, .type = WAR_NONE, .hex = WAR_HEX_NONE };

  if (war_club_get_ally (context->setup, order->seat) != WAR_NONE)
    war_club_ask_ally (context, &wish);
  else
    war_club_repair (context, unit);
  return TRUE;
}

const WarOrderRule war_club_repair_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_MONEY,
  .may = may_repair,
  .carry_out = carry_out_repair,
};

/* New units ------------------------------------------------------------------------------------ */

/* A row of the type that is not used; else one of a lost unit. */
gint
war_club_find_row (const WarSetup *setup, const WarState *state, gint type)
{
  static const gint32 presences[] = { WAR_PRESENCE_FREE, WAR_PRESENCE_GONE };

  for (guint i = 0; i < G_N_ELEMENTS (presences); i++)
    for (guint j = 0; j < war_club_count_units (setup); j++)
      if (war_club_get_unit (setup, j)->type == type
          && war_club_get (setup, state, j, WAR_PIECE_PRESENCE) == presences[i])
        return (gint) j;
  return WAR_NONE;
}

/* Units of two allies are of one type if they are the same but for their nation. */
static gboolean
is_same_type (const WarClubType *a, const WarClubType *b)
{
  for (guint i = 0; i < WAR_CLUB_N_AIMS; i++)
    if (a->guns[i].is_there != b->guns[i].is_there || a->guns[i].firepower != b->guns[i].firepower
        || a->guns[i].range != b->guns[i].range)
      return FALSE;

  return a == b
         || (a->side == b->side && a->row == b->row && a->kind == b->kind
             && a->movement == b->movement && a->hit == b->hit && a->price == b->price);
}

/* Both that there are, of allies together (club.M-30); by types. */
static gint
count_of_type (const WarSetup *setup, const WarState *state, gint seat, guint type)
{
  const WarClubType *found = war_club_get_nth_type (setup, type);
  gint party = war_club_find_party (setup, seat), n = 0;

  for (guint i = 0; i < war_club_count_units (setup); i++)
    n += war_club_stands (setup, state, i)
         && is_same_type (war_club_get_type (setup, state, i), found)
         && war_club_find_party (setup, war_club_get (setup, state, i, WAR_CLUB_PIECE_NATION))
              == party;
  return n;
}

/* club.M-30: against two allies, the enemy's ally lends the unit of its country. */
gboolean
war_club_is_of_nation (const WarSetup *setup, gint seat, const WarClubType *type)
{
  const WarClub *data = war_club_get_data (setup);
  gboolean is_second = seat > 0 && data->seat_sides[seat - 1] == data->seat_sides[seat];
  gboolean has_allies = data->parties[0].n_seats > 1;
  gboolean is_chart = data->parties[war_club_find_party (setup, seat)].is_chart;

  return type->side == data->seat_sides[seat] && type->is_sold
         && (type->is_ally ? is_chart && has_allies : type->is_second == is_second || is_chart);
}

gboolean
war_club_is_for_sale (const WarSetup *setup, const WarState *state, gint seat, guint type,
                      WarRefusal *refusal)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *found = war_club_get_nth_type (setup, type);
  gint bonds = war_club_peek_purse (setup, state, seat)[WAR_CLUB_SEAT_BONDS];
  gint most = data->rules->numbers[WAR_CLUB_OF_A_TYPE];
  gint row;

  if (!war_club_is_of_nation (setup, seat, found))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_FOR_SALE, "club.M-14", 0, 0);
  if (bonds < found->price)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_BONDS, "club.2.15", found->price, bonds);
  if (count_of_type (setup, state, seat, type) >= most)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_TWO_ALREADY, "club.M-14", most, 0);
  row = war_club_find_row (setup, state, (gint) type);
  if (row == WAR_NONE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_FULL, NULL, 0, 0);
  return war_club_get (setup, state, (guint) row, WAR_CLUB_PIECE_REFUSED) == 0
         || war_refuse (refusal, WAR_CLUB_REFUSAL_ALLY_REFUSED, "club.M-30", 0, 0);
}

/* club.M-14 */
gboolean
war_club_is_free_fort (const WarSetup *setup, const WarState *state, gint seat, guint fort)
{
  const WarClub *data = war_club_get_data (setup);
  gint holder = war_club_peek_feature (setup, state, fort)[WAR_CLUB_FORT_HOLDER];

  return holder != WAR_NONE
         && war_club_find_party (setup, holder) == war_club_find_party (setup, seat)
         && war_club_find_at (setup, state, data->forts[fort]) == WAR_NONE
         && !war_club_is_besieged (setup, state, fort, 1 - data->seat_sides[seat], TRUE);
}

void
war_club_buy (WarContext *context, gint seat, guint type, guint fort)
{
  const WarClub *data = war_club_get_data (context->setup);
  const WarClubType *bought = war_club_get_nth_type (context->setup, type);
  gint32 *purse = war_club_get_purse (context->setup, context->state, seat);
  gint row = war_club_find_row (context->setup, context->state, (gint) type);
  const WarTableLayout *table = &context->setup->layout->tables[WAR_TABLE_PIECES];
  gint32 *cells = war_context_get_piece (context, (guint) row);

  for (guint i = 0; i < table->n_columns; i++)
    cells[i] = table->initials[i];
  cells[WAR_PIECE_SIDE] = bought->side;
  cells[WAR_PIECE_TYPE] = (gint32) type;
  cells[WAR_CLUB_PIECE_NATION] = seat;
  war_club_place_unit (context, (guint) row, data->forts[fort]);
  purse[WAR_CLUB_SEAT_BONDS] -= bought->price;
  war_context_tell (
    context, WAR_CLUB_EVENT_BOUGHT, row, WAR_NONE,
    data->parties[war_club_find_party (context->setup, seat)].is_chart ? "club.9.6" : "club.2.15",
    fort + 1, bought->price, purse[WAR_CLUB_SEAT_BONDS]);
}

static gboolean
check_buy (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
           WarRefusal *refusal)
{
  const WarClub *data = war_club_get_data (setup);
  gint fort;

  if (order->arguments[0] < 1 || order->arguments[0] > (gint32) data->types->len
      || order->arguments[1] < 0 || order->arguments[1] >= (gint32) data->n_hexes)
    return war_refuse_malformed (refusal);
  if (!war_club_is_for_sale (setup, state, order->seat, (guint) order->arguments[0] - 1, refusal))
    return FALSE;
  fort = data->fort_at[order->arguments[1]];
  return (fort != WAR_NONE && war_club_is_free_fort (setup, state, order->seat, (guint) fort))
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_THAT_FORT, "club.M-14", order->arguments[1],
                        0);
}

static gboolean
offer_buy (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarOption *option)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->types->len; i++)
    if (war_club_is_for_sale (setup, state, seat, i, NULL))
      war_domain_add (&option->arguments[0], (gint32) i + 1, (gint32) i + 1);
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if (data->fort_at[hex] != WAR_NONE
        && war_club_is_free_fort (setup, state, seat, (guint) data->fort_at[hex]))
      war_domain_add (&option->arguments[1], (gint32) hex, (gint32) hex);
  return option->arguments[0].n_ranges > 0 && option->arguments[1].n_ranges > 0;
}

static gboolean
carry_out_buy (WarContext *context, const WarOrder *order, guint unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  const WarClubWish wish = { .seat = order->seat,
                             .unit = WAR_NONE,
                             .type = order->arguments[0] - 1,
                             .hex = (WarHex) order->arguments[1] };

  if (war_club_get_ally (context->setup, order->seat) != WAR_NONE)
    war_club_ask_ally (context, &wish);
  else
    war_club_buy (context, order->seat, (guint) wish.type, (guint) data->fort_at[wish.hex]);
  return TRUE;
}

const WarOrderRule war_club_buy_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_MONEY,
  .check = check_buy,
  .carry_out = carry_out_buy,
  .offer = offer_buy,
};
