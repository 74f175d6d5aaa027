/* unit.c: the bases of Trench Assault: where they are, and what becomes of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

/* Along and across ---------------------------------------------------------------------------- */

WarLength
war_assault_get_along (const WarAssault *data, WarPosition position)
{
  switch (data->ahead / (WAR_HEADING_TURN / 4))
    {
    case 0:
      return data->field->depth - position.y;
    case 1:
      return position.x;
    case 2:
      return position.y;
    default:
      return data->field->width - position.x;
    }
}

WarLength
war_assault_get_across (const WarAssault *data, WarPosition position)
{
  switch (data->ahead / (WAR_HEADING_TURN / 4))
    {
    case 0:
      return position.x;
    case 1:
      return position.y;
    case 2:
      return data->field->width - position.x;
    default:
      return data->field->depth - position.y;
    }
}

WarPosition
war_assault_get_position (const WarAssault *data, WarLength along, WarLength across)
{
  switch (data->ahead / (WAR_HEADING_TURN / 4))
    {
    case 0:
      return (WarPosition){ across, data->field->depth - along };
    case 1:
      return (WarPosition){ along, across };
    case 2:
      return (WarPosition){ data->field->width - across, along };
    default:
      return (WarPosition){ data->field->width - along, data->field->depth - across };
    }
}

WarHeading
war_assault_get_front (const WarAssault *data, gint side)
{
  return side == WAR_ASSAULT_ATTACKERS ? data->ahead
                                       : war_heading_add (data->ahead, WAR_HEADING_TURN / 2);
}

/* Where they are ------------------------------------------------------------------------------ */

WarPosition
war_assault_get_centre (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return war_piece_get_position (cells);
}

WarBase
war_assault_place_base (const WarSetup *setup, guint unit, WarPosition centre, WarHeading heading)
{
  const WarUnitType *type = war_assault_get_type (setup, unit)->type;

  return war_base_place (centre, heading, type->base_width, type->base_depth);
}

WarBase
war_assault_get_base (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_assault_place_base (
    setup, unit, war_assault_get_centre (setup, state, unit),
    (WarHeading) war_setup_peek_piece (setup, state, unit)[WAR_PIECE_HEADING]);
}

void
war_assault_set_place (const WarSetup *setup, WarState *state, guint unit, WarPosition centre,
                       WarHeading heading)
{
  gint32 *cells = war_setup_get_piece (setup, state, unit);

  war_piece_set_pose (cells, centre, heading);
}

/* No base reaches farther from its centre than this; those that are farther apart need no look. */
static gboolean
is_far (const WarSetup *setup, const WarState *state, guint a, guint b, WarLength limit)
{
  WarPosition centre_a = war_assault_get_centre (setup, state, a);
  WarPosition centre_b = war_assault_get_centre (setup, state, b);
  WarLength reach
    = limit + war_assault_get_type (setup, a)->reach + war_assault_get_type (setup, b)->reach;

  return ABS (centre_a.x - centre_b.x) > reach || ABS (centre_a.y - centre_b.y) > reach;
}

gboolean
war_assault_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                       WarLength limit)
{
  WarBase base_a, base_b;

  if (is_far (setup, state, a, b, limit))
    return FALSE;

  base_a = war_assault_get_base (setup, state, a);
  base_b = war_assault_get_base (setup, state, b);
  return war_base_is_within (&base_a, &base_b, limit);
}

gboolean
war_assault_has_enemy_within (const WarSetup *setup, const WarState *state, guint unit,
                              WarLength limit, gboolean with_tanks)
{
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      gboolean counts
        = war_assault_fights (setup, state, i)
          || (with_tanks && war_assault_get_type (setup, i)->branch == WAR_ASSAULT_TANK
              && war_assault_stands (setup, state, i));

      if (counts && war_assault_is_enemy (setup, unit, i)
          && war_assault_is_within (setup, state, unit, i, limit))
        return TRUE;
    }

  return FALSE;
}

WarAssaultMorale
war_assault_get_morale (const WarSetup *setup, const WarState *state, guint unit)
{
  gint company = war_assault_get_unit (setup, unit)->company;

  return company == WAR_NONE ? WAR_ASSAULT_FINE
                             : (WarAssaultMorale) war_setup_peek_formation (
                               setup, state, (guint) company)[WAR_ASSAULT_COMPANY_MORALE];
}

gboolean
war_assault_is_close (const WarSetup *setup, const WarState *state, guint unit)
{
  gint trench = war_assault_find_trench (setup, war_assault_get_centre (setup, state, unit));
  WarLength reach = war_assault_get_number (setup, WAR_ASSAULT_FIGHT_REACH);

  for (guint i = 0; trench != WAR_NONE && i < war_assault_count_units (setup); i++)
    if (war_assault_is_enemy (setup, unit, i) && war_assault_fights (setup, state, i)
        && war_assault_is_within (setup, state, unit, i, reach)
        && war_assault_find_trench (setup, war_assault_get_centre (setup, state, i)) == trench)
      return TRUE;

  return FALSE;
}

/* What becomes of them ------------------------------------------------------------------------ */

void
war_assault_lose (WarContext *context, guint unit, WarAssaultLoss loss, const char *clause)
{
  gint32 *cells = war_context_get_piece (context, unit);

  war_context_tell (context, WAR_ASSAULT_EVENT_LOST, (gint) unit, WAR_NONE, clause, loss);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  cells[WAR_ASSAULT_PIECE_PINNED] = 0;
  cells[WAR_ASSAULT_PIECE_LOSS] = (gint32) loss;
  cells[WAR_ASSAULT_PIECE_LOST_IN] = war_context_get_game (context)[WAR_GAME_ROUND];
}

void
war_assault_strike (WarContext *context, guint unit, WarAssaultEffect effect, const char *clause)
{
  gint32 *cells = war_context_get_piece (context, unit);

  if (effect == WAR_ASSAULT_NO_EFFECT)
    return;
  if (effect == WAR_ASSAULT_KILLS)
    {
      war_assault_lose (context, unit, WAR_ASSAULT_LOSS_KILLED, clause);
      return;
    }

  war_context_tell (context, WAR_ASSAULT_EVENT_HIT, (gint) unit, WAR_NONE, clause, effect,
                    cells[WAR_ASSAULT_PIECE_PINNED] == 0);
  cells[WAR_ASSAULT_PIECE_PINNED] = 1;
}

WarEvent *
war_assault_tell_place (WarContext *context, WarAssaultEvent kind, guint unit, const char *clause)
{
  WarEvent *event = war_context_add (context, kind, (gint) unit, WAR_NONE, clause);
  WarPosition centre = war_assault_get_centre (context->setup, context->state, unit);

  war_event_set_position (event, 0, centre);
  return event;
}

/* Counting ------------------------------------------------------------------------------------ */

gint
war_assault_count_losses (const WarSetup *setup, const WarState *state, gint company)
{
  gint n_lost = 0;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    n_lost += war_assault_get_unit (setup, i)->company == company
              && war_assault_get_type (setup, i)->is_base
              && war_setup_peek_piece (setup, state, i)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;

  return n_lost;
}

gint
war_assault_count_left (const WarSetup *setup, const WarState *state, gint company)
{
  return war_assault_get_data (setup)->n_started[company]
         - war_assault_count_losses (setup, state, company);
}

gint
war_assault_count_in_line (const WarSetup *setup, const WarState *state, gint side,
                           WarAssaultLine line)
{
  gint n = 0;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    n += war_assault_get_unit (setup, i)->side == side && war_assault_fights (setup, state, i)
         && war_assault_find_trench (setup, war_assault_get_centre (setup, state, i))
              == (gint) line;

  return n;
}
