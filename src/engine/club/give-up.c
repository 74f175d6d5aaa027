/* give-up.c: who gives a game of Trench Club up (club.1.9, club.10.9, club.M-34)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

/* In that round, and in the next, so that an ally has a turn to say the same. */
gboolean
war_club_has_given_up (const WarSetup *setup, const WarState *state, gint seat)
{
  gint32 said = war_club_peek_seat (setup, state, seat)[WAR_CLUB_SEAT_GAVE_UP];

  return said != 0 && war_setup_peek_game (setup, state)[WAR_GAME_ROUND] <= said;
}

gboolean
war_club_has_ally_given_up (const WarSetup *setup, const WarState *state, gint seat)
{
  const WarClub *data = war_club_get_data (setup);

  for (gint i = 0; i < (gint) data->n_seats; i++)
    if (i != seat && data->seat_sides[i] == data->seat_sides[seat]
        && war_club_has_given_up (setup, state, i))
      return TRUE;
  return FALSE;
}

static gboolean
is_lost (const WarSetup *setup, const WarState *state, gint side)
{
  const WarClub *data = war_club_get_data (setup);

  for (gint i = 0; i < (gint) data->n_seats; i++)
    if (data->seat_sides[i] == side && !war_club_has_given_up (setup, state, i))
      return FALSE;
  return TRUE;
}

static gboolean
may_give_up (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarRefusal *refusal)
{
  return !war_club_has_given_up (setup, state, seat)
         || war_refuse (refusal, WAR_CLUB_REFUSAL_GAVE_UP, "club.M-34", 0, 0);
}

static gboolean
carry_out_give_up (WarContext *context, const WarOrder *order, guint unit)
{
  gint side = war_club_get_data (context->setup)->seat_sides[order->seat];
  gboolean is_allied
    = war_club_get_party (context->setup, war_club_find_party (context->setup, order->seat))
        ->n_seats
      > 1;
  const char *clause = is_allied ? "club.10.9" : "club.1.9";
  gboolean is_over;

  war_club_get_seat (context->setup, context->state, order->seat)[WAR_CLUB_SEAT_GAVE_UP]
    = war_context_get_game (context)[WAR_GAME_ROUND] + 1;
  is_over = is_lost (context->setup, context->state, side);
  war_context_tell (context, WAR_CLUB_EVENT_GAVE_UP, WAR_NONE, WAR_NONE,
                    is_over ? clause : "club.M-34", order->seat, is_over);
  if (is_over)
    war_club_finish (context, side == 0 ? WAR_WINNER_SIDE_2 : WAR_WINNER_SIDE_1,
                     WAR_CLUB_END_GAVE_UP, clause);
  return TRUE;
}

const WarOrderRule war_club_give_up_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_ARMIES | 1u << WAR_CLUB_DECIDE_PLACE
               | 1u << WAR_CLUB_DECIDE_MOVE | 1u << WAR_CLUB_DECIDE_SET_DOWN
               | 1u << WAR_CLUB_DECIDE_ATTACK | 1u << WAR_CLUB_DECIDE_FIGHT
               | 1u << WAR_CLUB_DECIDE_MONEY | 1u << WAR_CLUB_DECIDE_AGREE,
  .may = may_give_up,
  .carry_out = carry_out_give_up,
};
