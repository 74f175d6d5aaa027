/* agree.c: allies against the chart of Trench Club spend their bonds by agreement (club.10.7,
 * club.M-30)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

/* The question to the ally is about the unit that is to be repaired; of a purchase its argument is
 * 1 + type × WAR_CLUB_MAX_HEXES + hex of the fort. */

gint
war_club_get_ally (const WarSetup *setup, gint seat)
{
  const WarClubParty *party = war_club_get_party (setup, war_club_find_party (setup, seat));

  if (party->n_seats < 2)
    return WAR_NONE;
  return party->seats[party->seats[0] == seat ? 1 : 0];
}

WarClubWish
war_club_get_wish (const WarSetup *setup, const gint32 *decision)
{
  gint32 argument = decision[WAR_DECISION_ARGUMENT] - 1;
  WarClubWish wish = {
    .seat = war_club_get_ally (setup, decision[WAR_DECISION_SEAT]),
    .unit = decision[WAR_DECISION_SUBJECT],
    .type = WAR_NONE,
    .hex = WAR_HEX_NONE,
  };

  if (wish.unit == WAR_NONE && argument >= 0)
    {
      wish.type = argument / WAR_CLUB_MAX_HEXES;
      wish.hex = (WarHex) (argument % WAR_CLUB_MAX_HEXES);
    }
  return wish;
}

gint
war_club_get_wish_price (const WarSetup *setup, const WarState *state, const WarClubWish *wish)
{
  if (wish->unit == WAR_NONE)
    return war_club_get_nth_type (setup, (guint) wish->type)->price;
  return war_club_get_repair_price (setup, war_club_get_type (setup, state, (guint) wish->unit));
}

/* Whether there is anything to agree to: as a state from elsewhere may say otherwise. */
gboolean
war_club_may_wish (const WarSetup *setup, const WarState *state, const WarClubWish *wish)
{
  const WarClub *data = war_club_get_data (setup);

  if (wish->seat == WAR_NONE)
    return FALSE;
  if (wish->unit != WAR_NONE)
    return wish->unit >= 0 && (guint) wish->unit < war_club_count_units (setup)
           && war_club_stands (setup, state, (guint) wish->unit)
           && war_club_get (setup, state, (guint) wish->unit, WAR_CLUB_PIECE_NATION) == wish->seat
           && war_club_repair_rule.may (setup, state, WAR_CLUB_ORDER_REPAIR, wish->seat,
                                        (guint) wish->unit, NULL);

  return wish->type >= 0 && (guint) wish->type < data->types->len && wish->hex < data->n_hexes
         && data->fort_at[wish->hex] != WAR_NONE
         && war_club_is_for_sale (setup, state, wish->seat, (guint) wish->type, NULL)
         && war_club_is_free_fort (setup, state, wish->seat, (guint) data->fort_at[wish->hex]);
}

static void
tell (WarContext *context, WarClubEvent kind, const WarClubWish *wish)
{
  WarEvent *event = war_context_tell (context, kind, wish->unit, WAR_NONE, "club.M-30", wish->seat,
                                      wish->type + 1); /* 0: a repair */
  event->arguments[2] = wish->unit == WAR_NONE ? wish->hex : WAR_NONE;
  event->arguments[3] = war_club_get_wish_price (context->setup, context->state, wish);
}

/* Until the ally has answered, nothing else goes on. */
void
war_club_ask_ally (WarContext *context, const WarClubWish *wish)
{
  guint row;

  if (!war_decision_open (
        context->setup, context->state, war_club_get_ally (context->setup, wish->seat),
        WAR_CLUB_DECIDE_AGREE, TRUE, wish->unit,
        wish->unit != WAR_NONE ? 0 : 1 + wish->type * WAR_CLUB_MAX_HEXES + (gint32) wish->hex,
        &row))
    return;
  war_decision_set_level (context->setup, context->state, row,
                          war_decision_get_level (context->setup, context->state) + 1);
  tell (context, WAR_CLUB_EVENT_WISHED, wish);
}

/* Closes the question; gives what it was about. */
static WarClubWish
answer (WarContext *context, gint seat, gboolean agrees)
{
  guint row
    = (guint) war_decision_find_kind (context->setup, context->state, seat, WAR_CLUB_DECIDE_AGREE);
  WarClubWish wish
    = war_club_get_wish (context->setup, war_state_peek_row (context->setup->layout, context->state,
                                                             WAR_TABLE_DECISIONS, row));

  war_decision_close (context->setup, context->state, row);
  tell (context, agrees ? WAR_CLUB_EVENT_AGREED : WAR_CLUB_EVENT_DISAGREED, &wish);
  return wish;
}

static gboolean
carry_out_agree (WarContext *context, const WarOrder *order, guint unit)
{
  WarClubWish wish = answer (context, order->seat, TRUE);

  if (wish.unit != WAR_NONE)
    war_club_repair (context, (guint) wish.unit);
  else
    war_club_buy (context, wish.seat, (guint) wish.type,
                  (guint) war_club_get_data (context->setup)->fort_at[wish.hex]);
  return TRUE;
}

/* The ally is not asked for the same again in this turn. */
static gboolean
carry_out_disagree (WarContext *context, const WarOrder *order, guint unit)
{
  WarClubWish wish = answer (context, order->seat, FALSE);
  gint row = wish.unit != WAR_NONE ? wish.unit
                                   : war_club_find_row (context->setup, context->state, wish.type);

  war_club_set (context, (guint) row, WAR_CLUB_PIECE_REFUSED, 1);
  return TRUE;
}

void
war_club_forget_refusals (WarContext *context)
{
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    war_club_set (context, i, WAR_CLUB_PIECE_REFUSED, 0);
}

const WarOrderRule war_club_agree_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_AGREE,
  .carry_out = carry_out_agree,
};

const WarOrderRule war_club_disagree_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_AGREE,
  .carry_out = carry_out_disagree,
};
