/* stance.c: who may move in a step of Trench Assault, and how bases turn (assault.A-1, assault.4.2)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* Headings are this far apart: some 1.4°. */
#define TURN_STEP 16

static gboolean
is_free_to_turn (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  const WarAssaultType *type = war_assault_get_type (setup, unit);
  gboolean fires_and_moves
    = type->branch == WAR_ASSAULT_TANK && war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TANKS);

  if (!war_assault_stands (setup, state, unit))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOT_ON_FIELD, "assault.A-18", (gint32) unit, 0);
  if (type->open == 0)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NEVER, NULL, (gint32) unit, 0);
  if (cells[WAR_ASSAULT_PIECE_PINNED] != 0)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_PINNED, "assault.4.2", (gint32) unit, 0);
  if (cells[WAR_ASSAULT_PIECE_STUCK] != 0)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_STUCK, "assault.A-22", (gint32) unit, 0);
  if (cells[WAR_ASSAULT_PIECE_FIRED] != 0 && !fires_and_moves)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_FIRED, "assault.6.1", (gint32) unit, 0);
  if (war_assault_get_morale (setup, state, unit) == WAR_ASSAULT_DEMORALISED)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_DEMORALISED, "assault.A-15", (gint32) unit, 0);

  return TRUE;
}

gboolean
war_assault_may_move (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  if (!is_free_to_turn (setup, state, unit, refusal))
    return FALSE;

  return (cells[WAR_ASSAULT_PIECE_DONE] == 0 && cells[WAR_ASSAULT_PIECE_LEFT] > 0)
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_DONE, "assault.A-17", (gint32) unit, 0);
}

/* Turning -------------------------------------------------------------------------------------- */

static gboolean
may_turn (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return is_free_to_turn (setup, state, unit, refusal);
}

static gboolean
check_turn (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
            WarRefusal *refusal)
{
  gint32 heading = order->arguments[0];
  WarBase base;

  if (heading < 0 || heading >= WAR_HEADING_TURN || heading % TURN_STEP != 0)
    return war_refuse_malformed (refusal);
  if (heading == war_setup_peek_piece (setup, state, unit)[WAR_PIECE_HEADING])
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_NOTHING, NULL, (gint32) unit, 0);

  base = war_assault_place_base (setup, unit, war_assault_get_centre (setup, state, unit),
                                 (WarHeading) heading);
  return war_assault_may_stand (setup, state, unit, &base)
         || war_refuse (refusal, WAR_ASSAULT_REFUSAL_NO_ROOM, "assault.A-17",
                        war_assault_find_taken (setup, state, unit, &base), 0);
}

/* What check_turn() says of the heading, where the ground is entered. */
static gboolean
has_room (const WarSetup *setup, const WarState *state, guint unit, const GArray *near,
          gboolean is_inside, gint32 heading)
{
  const WarField *field = war_assault_get_data (setup)->field;
  WarBase base;

  if (heading == war_setup_peek_piece (setup, state, unit)[WAR_PIECE_HEADING])
    return FALSE;
  if (is_inside && near->len == 0)
    return TRUE;

  base = war_assault_place_base (setup, unit, war_assault_get_centre (setup, state, unit),
                                 (WarHeading) heading);
  if (!war_base_is_on_field (&base, field->width, field->depth))
    return FALSE;
  return !war_assault_overlaps_any (&base, near);
}

static gboolean
offer_turn (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarOption *option)
{
  const WarField *field = war_assault_get_data (setup)->field;
  const WarAssaultType *type = war_assault_get_type (setup, unit);
  WarPosition centre = war_assault_get_centre (setup, state, unit);
  gboolean is_inside = centre.x >= type->reach && centre.y >= type->reach
                       && centre.x <= field->width - type->reach
                       && centre.y <= field->depth - type->reach;
  g_autoptr (GArray) near = NULL;

  if (war_assault_find_bar (setup, type->branch, centre) != WAR_NONE)
    return FALSE;

  near = war_assault_list_near (setup, state, unit, centre);
  war_domain_clear (&option->arguments[0], TURN_STEP);
  for (gint32 heading = 0; heading < WAR_HEADING_TURN; heading += TURN_STEP)
    if (has_room (setup, state, unit, near, is_inside, heading)
        && !war_domain_add (&option->arguments[0], heading, heading))
      break;
  return option->arguments[0].n_ranges > 0;
}

static gboolean
carry_out_turn (WarContext *context, const WarOrder *order, guint unit)
{
  war_context_get_piece (context, unit)[WAR_PIECE_HEADING] = order->arguments[0];
  war_context_add (context, WAR_ASSAULT_EVENT_TURNED, (gint) unit, WAR_NONE, "assault.A-17")
    ->arguments[0]
    = order->arguments[0];
  return TRUE;
}

const WarOrderRule war_assault_turn_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_MOVE,
  .may = may_turn,
  .check = check_turn,
  .carry_out = carry_out_turn,
  .offer = offer_turn,
};
