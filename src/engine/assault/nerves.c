/* nerves.c: who has come too near for his nerves and goes back (assault.A-15, assault.A-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"

/* So far from where it began a base is put that has come too near, if that is taken. */
#define MOST_BACK (100 * WAR_CENTIMETRE)

/* To which line the side may not come nearer: from beyond the first to the second. */
const GArray *
war_assault_find_enemy_line (const WarAssault *data, gint side, WarPosition from)
{
  WarPosition nearest;
  WarLength distance;

  if (side == WAR_ASSAULT_DEFENDERS)
    return data->lines[WAR_ASSAULT_START_TRENCH];
  if (data->lines[WAR_ASSAULT_SECOND_LINE]->len > 0
      && war_assault_find_nearest (data->lines[WAR_ASSAULT_FIRST_LINE], from, &nearest, &distance)
      && war_assault_get_along (data, from) > war_assault_get_along (data, nearest))
    return data->lines[WAR_ASSAULT_SECOND_LINE];

  return data->lines[WAR_ASSAULT_FIRST_LINE];
}

WarLength
war_assault_measure_line (const GArray *line, WarPosition position)
{
  WarPosition nearest;
  WarLength distance;

  war_assault_find_nearest (line, position, &nearest, &distance);
  return distance;
}

WarPosition
war_assault_get_begun (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return (WarPosition){ cells[WAR_ASSAULT_PIECE_START_X], cells[WAR_ASSAULT_PIECE_START_Y] };
}

gboolean
war_assault_is_too_near (const WarSetup *setup, const WarState *state, guint unit, WarPosition at)
{
  WarPosition begun = war_assault_get_begun (setup, state, unit);
  const GArray *line;

  if (war_assault_get_morale (setup, state, unit) != WAR_ASSAULT_NERVOUS)
    return FALSE;

  line = war_assault_find_enemy_line (war_assault_get_data (setup),
                                      war_assault_get_unit (setup, unit)->side, begun);
  return war_assault_measure_line (line, at) < war_assault_measure_line (line, begun);
}

gboolean
war_assault_has_to_come_back (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return war_assault_stands (setup, state, unit) && cells[WAR_ASSAULT_PIECE_LEGS] > 0
         && cells[WAR_ASSAULT_PIECE_STAYS] == 0
         && war_assault_is_too_near (setup, state, unit,
                                     war_assault_get_centre (setup, state, unit));
}

/* Puts it on the nearest free place to where it began that is no nearer to the enemy, there or
 * behind or beside that: friends may have come to stand there. */
static gboolean
put_back (const WarSetup *setup, WarState *state, guint unit, WarHeading heading)
{
  static const gint turns[] = { 0, 512, -512, 1024, -1024 };
  WarHeading back = war_heading_add (
    war_assault_get_front (war_assault_get_data (setup), war_assault_get_unit (setup, unit)->side),
    WAR_HEADING_TURN / 2);
  WarPosition begun = war_assault_get_begun (setup, state, unit);

  for (WarLength gone = 0; gone < MOST_BACK; gone += WAR_MILLIMETRE)
    for (guint i = 0; i < G_N_ELEMENTS (turns); i++)
      {
        WarPosition place = war_position_step (begun, war_heading_add (back, turns[i]), gone);
        WarBase base = war_assault_place_base (setup, unit, place, heading);

        if (!war_assault_may_stand (setup, state, unit, &base)
            || war_assault_is_too_near (setup, state, unit, place))
          continue;
        war_assault_set_place (setup, state, unit, place, heading);
        return TRUE;
      }

  return FALSE;
}

/* At the edge there may be room for it only as it does not lie by now; if there is none at all it
 * stays. */
void
war_assault_come_back (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  WarPosition begun = war_assault_get_begun (setup, context->state, unit), place;

  if (!put_back (setup, context->state, unit, (WarHeading) cells[WAR_PIECE_HEADING]))
    put_back (setup, context->state, unit,
              war_assault_get_front (war_assault_get_data (setup),
                                     war_assault_get_unit (setup, unit)->side));
  place = war_assault_get_centre (setup, context->state, unit);
  war_assault_find_entered (setup, context->state, unit, place);
  cells[WAR_ASSAULT_PIECE_MOVED] = place.x != begun.x || place.y != begun.y;
  cells[WAR_ASSAULT_PIECE_DONE] = 1;
  war_assault_tell_place (context, WAR_ASSAULT_EVENT_CAME_BACK, unit, "assault.A-15")->arguments[2]
    = cells[WAR_PIECE_HEADING];
}
