/* carry.c: trucks of Trench Club carry infantry and artillery (club.2.13, club.M-22)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

gboolean
war_club_can_be_carried (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  const WarClubType *type = war_club_get_type (setup, state, unit);

  return cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
         && (type->is_infantry || type->is_artillery) && cells[WAR_CLUB_PIECE_MOVED] == 0
         && cells[WAR_CLUB_PIECE_REPAIRS] == 0 && !war_club_is_inside (setup, state, unit)
         && war_club_may_act (setup, state, unit, TRUE, NULL);
}

gboolean
war_club_may_load (const WarSetup *setup, const WarState *state, guint truck, WarRefusal *refusal)
{
  if (!war_club_get_type (setup, state, truck)->carries)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NO_TRUCK, "club.2.13", (gint32) truck, 0);
  if (war_club_is_inside (setup, state, truck))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_IN_FORT, "club.M-16", (gint32) truck, 0);

  for (guint i = 0; i < war_club_count_units (setup); i++)
    if (war_club_stands (setup, state, i) && war_club_is_enemy (setup, state, truck, i)
        && !war_club_is_air (setup, state, i) && !war_club_is_inside (setup, state, i)
        && war_club_get_unit_distance (setup, state, truck, i) == 1)
      return war_refuse (refusal, WAR_CLUB_REFUSAL_ENEMY_NEAR, "club.M-22", (gint32) i, 0);
  return TRUE;
}

gboolean
war_club_may_take (const WarSetup *setup, const WarState *state, guint truck, guint unit)
{
  return unit != truck && war_club_can_be_carried (setup, state, unit)
         && !war_club_is_enemy (setup, state, truck, unit) /* allies too (club.M-4) */
         && war_club_get_unit_distance (setup, state, truck, unit) == 1;
}

/* Where a unit may be set down: no fort, no river. */
static gboolean
may_set_down (const WarSetup *setup, const WarState *state, guint unit, WarHex hex)
{
  const WarClub *data = war_club_get_data (setup);
  guint8 terrain = data->board->cells[hex].terrain;

  return terrain != WAR_HEX_FORT && terrain != WAR_HEX_RIVER
         && war_club_may_stand (data, war_club_get_type (setup, state, unit), hex);
}

/* Whether a hex is free once the truck has gone and those units are on it. */
static gboolean
is_free (const WarSetup *setup, const WarState *state, guint truck, WarHex to, WarHex hex,
         const gint *units, guint n_units)
{
  gint other = war_club_find_at (setup, state, hex);

  for (guint i = 0; i < n_units; i++)
    if (units[i] == other)
      return TRUE;
  return hex != to && (other == WAR_NONE || other == (gint) truck);
}

/* Whether the units from the n-th on can all be set down; taken: bits of directions. */
static gboolean
can_match (const WarSetup *setup, const WarState *state, guint truck, WarHex to, const gint *units,
           guint n_units, guint n, guint taken)
{
  const WarClub *data = war_club_get_data (setup);

  if (n == n_units)
    return TRUE;
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      WarHex hex = data->neighbours[to][d];

      if (hex != WAR_HEX_NONE && (taken >> d & 1) == 0
          && is_free (setup, state, truck, to, hex, units, n_units)
          && may_set_down (setup, state, (guint) units[n], hex)
          && can_match (setup, state, truck, to, units, n_units, n + 1, taken | 1u << d))
        return TRUE;
    }
  return FALSE;
}

gboolean
war_club_has_room (const WarSetup *setup, const WarState *state, guint truck, WarHex to,
                   const gint *units, guint n_units)
{
  return n_units <= WAR_HEX_N_DIRECTIONS
         && can_match (setup, state, truck, to, units, n_units, 0, 0);
}

void
war_club_load (WarContext *context, guint truck, const gint *units, guint n_units)
{
  for (guint i = 0; i < n_units; i++)
    {
      war_club_set (context, (guint) units[i], WAR_PIECE_PRESENCE, WAR_PRESENCE_AWAY);
      war_club_set (context, (guint) units[i], WAR_CLUB_PIECE_TRUCK, (gint32) truck);
    }
}

static gboolean
may_carry (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
           WarRefusal *refusal)
{
  return (!war_club_get_type (setup, state, unit)->carries
          || war_club_may_move (setup, state, unit, refusal))
         && war_club_may_load (setup, state, unit, refusal);
}

/* Those who may be taken there; alone. */
static guint
list_takers (const WarSetup *setup, const WarState *state, guint truck, WarHex to, gint *units)
{
  guint n = 0;

  for (guint i = 0; i < war_club_count_units (setup); i++)
    {
      gint unit = (gint) i;

      if (war_club_may_take (setup, state, truck, i)
          && war_club_has_room (setup, state, truck, to, &unit, 1))
        units[n++] = unit;
    }
  return n;
}

static gboolean
can_go (const WarSetup *setup, const WarState *state, guint truck, const WarClubWays *ways,
        WarHex hex)
{
  return hex != war_club_get_hex (setup, state, truck) && ways->costs[hex] >= 0
         && ways->can_end[hex] && war_club_get_data (setup)->fort_at[hex] == WAR_NONE;
}

static gboolean
check_carry (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
             WarRefusal *refusal)
{
  WarClubWays ways;
  WarHex hex = (WarHex) order->arguments[0];
  gint other;

  if (order->arguments[0] < 0 || order->arguments[0] >= (gint32) war_club_get_data (setup)->n_hexes)
    return war_refuse_malformed (refusal);
  war_club_find_ways (setup, state, unit, &ways);
  other = war_club_find_at (setup, state, hex);
  if (other != WAR_NONE && other != (gint) unit)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_OCCUPIED, "club.M-21", other, 0);
  if (!can_go (setup, state, unit, &ways, hex))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_UNREACHED, "club.2.7", hex, 0);
  for (guint i = 0; i < order->n_targets; i++)
    if (!war_club_may_take (setup, state, unit, (guint) order->targets[i]))
      return war_refuse (refusal, WAR_CLUB_REFUSAL_CANNOT_CARRY, "club.M-22", order->targets[i], 0);
  return war_club_has_room (setup, state, unit, hex, order->targets, order->n_targets)
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NO_ROOM, "club.M-22", hex, 0);
}

static gboolean
offer_carry (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
             WarOption *option)
{
  gint units[WAR_CLUB_MAX_UNITS];
  gboolean has_load = FALSE;
  WarClubWays ways;

  for (guint i = 0; i < war_club_count_units (setup) && !has_load; i++)
    has_load = war_club_may_take (setup, state, unit, i);
  if (!has_load)
    return FALSE;
  war_club_find_ways (setup, state, unit, &ways);
  for (guint hex = 0; hex < war_club_get_data (setup)->n_hexes; hex++)
    if (can_go (setup, state, unit, &ways, (WarHex) hex)
        && list_takers (setup, state, unit, (WarHex) hex, units) > 0)
      war_domain_add (&option->arguments[0], (gint32) hex, (gint32) hex);
  return option->arguments[0].n_ranges > 0;
}

/* Who may still come beside those that are chosen. */
static gboolean
narrow_carry (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              guint unit, WarOption *option)
{
  gint units[WAR_CLUB_MAX_UNITS], chosen[WAR_HEX_N_DIRECTIONS + 1];
  guint n_chosen = MIN (n - 1, order->n_targets);
  guint n_units = list_takers (setup, state, unit, (WarHex) order->arguments[0], units);

  n_chosen = MIN (n_chosen, WAR_HEX_N_DIRECTIONS);
  for (guint i = 0; i < n_chosen; i++)
    chosen[i] = order->targets[i];
  option->n_candidates = 0;
  option->minimum_targets = 1;
  option->maximum_targets = n_chosen;
  for (guint i = 0; i < n_units; i++)
    {
      gboolean is_chosen = FALSE;

      for (guint j = 0; j < n_chosen; j++)
        is_chosen |= chosen[j] == units[i];
      chosen[n_chosen] = units[i];
      if (!is_chosen
          && !war_club_has_room (setup, state, unit, (WarHex) order->arguments[0], chosen,
                                 n_chosen + 1))
        continue;
      option->candidates[option->n_candidates++] = units[i];
      if (!is_chosen)
        option->maximum_targets = n_chosen + 1;
    }
  if (n_chosen == 0)
    {
      /* So many of them together, at most. */
      guint most = 0;

      for (guint bits = 1; bits < 1u << MIN (option->n_candidates, 8u); bits++)
        {
          gint some[WAR_HEX_N_DIRECTIONS + 2];
          guint n_some = 0;

          for (guint i = 0; i < MIN (option->n_candidates, 8u); i++)
            if ((bits >> i & 1) != 0 && n_some <= WAR_HEX_N_DIRECTIONS)
              some[n_some++] = option->candidates[i];
          if (n_some > most
              && war_club_has_room (setup, state, unit, (WarHex) order->arguments[0], some, n_some))
            most = n_some;
        }
      option->maximum_targets = most;
    }
  return option->n_candidates > 0;
}

static void
open_set_down (WarContext *context, gint seat)
{
  guint row;

  if (!war_decision_open (context->setup, context->state, seat, WAR_CLUB_DECIDE_SET_DOWN, TRUE,
                          WAR_NONE, 0, &row))
    return;
  war_decision_set_level (context->setup, context->state, row,
                          war_decision_get_level (context->setup, context->state) + 1);
}

static gboolean
carry_out_carry (WarContext *context, const WarOrder *order, guint unit)
{
  war_club_load (context, unit, order->targets, order->n_targets);
  if (!war_club_go (context, unit, (WarHex) order->arguments[0]))
    return FALSE;
  if (war_club_stands (context->setup, context->state, unit))
    {
      open_set_down (context, order->seat);
      return TRUE;
    }

  /* club.M-29: the load stays where it was, unmoved. */
  for (guint i = 0; i < order->n_targets; i++)
    {
      war_club_set (context, (guint) order->targets[i], WAR_PIECE_PRESENCE, WAR_PRESENCE_ON_FIELD);
      war_club_set (context, (guint) order->targets[i], WAR_CLUB_PIECE_TRUCK, WAR_NONE);
    }
  return TRUE;
}

const WarOrderRule war_club_carry_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_MOVE,
  .takes_many = TRUE,
  .may = may_carry,
  .check = check_carry,
  .carry_out = carry_out_carry,
  .offer = offer_carry,
  .narrow = narrow_carry,
};

/* Setting down --------------------------------------------------------------------------------- */

/* Those still on the truck, this one first. */
static guint
list_load (const WarSetup *setup, const WarState *state, guint truck, guint first, gint *units)
{
  guint n = 0;

  units[n++] = (gint) first;
  for (guint i = 0; i < war_club_count_units (setup) && n <= WAR_HEX_N_DIRECTIONS; i++)
    if (i != first && war_club_get (setup, state, i, WAR_PIECE_PRESENCE) == WAR_PRESENCE_AWAY
        && war_club_get (setup, state, i, WAR_CLUB_PIECE_TRUCK) == (gint32) truck)
      units[n++] = (gint) i;
  return n;
}

static gboolean
may_set_unit_down (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
                   WarRefusal *refusal)
{
  return war_club_get (setup, state, unit, WAR_CLUB_PIECE_TRUCK) != WAR_NONE
         || war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_ON_BOARD, "club.M-22", (gint32) unit, 0);
}

gboolean
war_club_fits (const WarSetup *setup, const WarState *state, guint unit, WarHex hex)
{
  const WarClub *data = war_club_get_data (setup);
  guint truck = (guint) war_club_get (setup, state, unit, WAR_CLUB_PIECE_TRUCK);
  WarHex at = war_club_get_hex (setup, state, truck);
  guint direction = war_hex_get_direction (&data->hexes, at, hex);
  gint units[WAR_HEX_N_DIRECTIONS + 1];
  guint n = list_load (setup, state, truck, unit, units);

  return direction < WAR_HEX_N_DIRECTIONS && war_club_find_at (setup, state, hex) == WAR_NONE
         && may_set_down (setup, state, unit, hex)
         && can_match (setup, state, truck, at, units, n, 1, 1u << direction);
}

static gboolean
check_set_down (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
                WarRefusal *refusal)
{
  const WarClub *data = war_club_get_data (setup);
  WarHex hex = (WarHex) order->arguments[0], at;
  gint other;

  if (order->arguments[0] < 0 || order->arguments[0] >= (gint32) data->n_hexes)
    return war_refuse_malformed (refusal);
  if (war_club_fits (setup, state, unit, hex))
    return TRUE;

  at = war_club_get_hex (setup, state,
                         (guint) war_club_get (setup, state, unit, WAR_CLUB_PIECE_TRUCK));
  other = war_club_find_at (setup, state, hex);
  if (other != WAR_NONE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_OCCUPIED, "club.M-21", other, 0);
  if (!may_set_down (setup, state, unit, hex))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_DOWN, "club.M-22", hex, 0);
  if (war_hex_get_direction (&data->hexes, at, hex) == WAR_HEX_N_DIRECTIONS)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_NOT_BESIDE, "club.M-22", at, 0);
  return war_refuse (refusal, WAR_CLUB_REFUSAL_IN_THE_WAY, "club.M-22", hex, 0);
}

static gboolean
offer_set_down (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
                WarOption *option)
{
  for (guint hex = 0; hex < war_club_get_data (setup)->n_hexes; hex++)
    if (war_club_fits (setup, state, unit, (WarHex) hex))
      war_domain_add (&option->arguments[0], (gint32) hex, (gint32) hex);
  return option->arguments[0].n_ranges > 0;
}

gboolean
war_club_put_down (WarContext *context, guint unit, guint truck, WarHex hex,
                   WarClubPriorities asked)
{
  gboolean is_alive;

  war_club_set (context, unit, WAR_PIECE_PRESENCE, WAR_PRESENCE_ON_FIELD);
  war_club_set (context, unit, WAR_PIECE_X, hex);
  war_club_set (context, unit, WAR_CLUB_PIECE_TRUCK, WAR_NONE);
  war_club_set (context, unit, WAR_CLUB_PIECE_MOVED, 1);
  war_club_note_act (context, unit);
  war_context_tell (context, WAR_CLUB_EVENT_SET_DOWN, (gint) unit, (gint) truck, "club.M-22", hex,
                    asked);
  return war_club_step_on_mines (context, unit, hex, &is_alive);
}

static gboolean
carry_out_set_down (WarContext *context, const WarOrder *order, guint unit)
{
  guint truck = (guint) war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_TRUCK);
  gint units[WAR_HEX_N_DIRECTIONS + 1];

  if (list_load (context->setup, context->state, truck, unit, units) == 1)
    war_decision_close (context->setup, context->state,
                        (guint) war_decision_find_kind (context->setup, context->state, order->seat,
                                                        WAR_CLUB_DECIDE_SET_DOWN));
  return war_club_put_down (context, unit, truck, (WarHex) order->arguments[0], 0);
}

const WarOrderRule war_club_set_down_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_SET_DOWN,
  .may = may_set_unit_down,
  .check = check_set_down,
  .carry_out = carry_out_set_down,
  .offer = offer_set_down,
};
