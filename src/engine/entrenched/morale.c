/* morale.c: morale: who leaves the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

/* Bravery, with Inspire, less the wounds since the last morale phase (8.1, E-15). */
static gint
get_bravery_left (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_entrenched_get_type (setup, piece)->bravery
         + war_entrenched_get_inspiration (setup, state, piece)
         - war_setup_peek_piece (setup, state, piece)[WAR_ENTRENCHED_PIECE_LOST];
}

gboolean
war_entrenched_wavers (const WarSetup *setup, const WarState *state, gint side, guint piece)
{
  return war_entrenched_get_owner (setup, state, piece) == side
         && war_entrenched_stands (setup, state, (gint) piece)
         && get_bravery_left (setup, state, piece) <= 0;
}

/* entrenched.8.3 */
static gboolean
end_morale (WarContext *context, gint side)
{
  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    if (war_entrenched_get_owner (context->setup, context->state, i) == side)
      war_context_get_piece (context, i)[WAR_ENTRENCHED_PIECE_LOST] = 0;

  return war_entrenched_end_turn (context);
}

gboolean
war_entrenched_begin_morale (WarContext *context)
{
  gint side = war_context_get_game (context)[WAR_GAME_SIDE];

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    if (war_entrenched_wavers (context->setup, context->state, side, i))
      {
        war_context_open_decision (context, side, WAR_ENTRENCHED_DECIDE_MORALE);
        return TRUE;
      }

  return end_morale (context, side);
}

/* Who wavers is found before anybody leaves: an inspiring unit that goes does not change it. */
static gboolean
carry_out_test (WarContext *context, const WarOrder *order, guint piece)
{
  gint left[WAR_ENTRENCHED_MAX_UNITS]; /* 1: it does not waver */

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    left[i] = war_entrenched_wavers (context->setup, context->state, order->seat, i)
                ? get_bravery_left (context->setup, context->state, i)
                : 1;

  for (guint i = 0; i < war_entrenched_count_units (context->setup); i++)
    {
      gboolean stays;

      if (left[i] > 0)
        continue;
      if (!war_entrenched_test_response (context, i, "morale", "entrenched.8.2",
                                         WAR_ENTRENCHED_EVENT_MORALE, WAR_NONE, left[i], &stays))
        return FALSE;
      if (!stays)
        war_entrenched_lose (context, i, WAR_ENTRENCHED_LOST_MORALE, WAR_NONE, "entrenched.8.2");
    }

  return end_morale (context, order->seat);
}

const WarOrderRule war_entrenched_test_morale_rule = {
  .decisions = 1u << WAR_ENTRENCHED_DECIDE_MORALE,
  .carry_out = carry_out_test,
};
