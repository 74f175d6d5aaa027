/* withdraw.c: movement steps begin, and the demoralised go where they must (assault.7.6,
 * assault.7.7, assault.A-15)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"
#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

/* What a movement step goes by. */
void
war_assault_begin_move (const WarSetup *setup, WarState *state, guint unit)
{
  gint32 *cells = war_setup_get_piece (setup, state, unit);
  WarPosition centre = war_assault_get_centre (setup, state, unit);

  cells[WAR_ASSAULT_PIECE_MOVED] = 0;
  cells[WAR_ASSAULT_PIECE_START_X] = centre.x;
  cells[WAR_ASSAULT_PIECE_START_Y] = centre.y;
  cells[WAR_ASSAULT_PIECE_START_TRENCH] = war_assault_find_trench (setup, centre);
  cells[WAR_ASSAULT_PIECE_LEFT] = war_assault_get_type (setup, unit)->open;
  cells[WAR_ASSAULT_PIECE_LEGS] = 0;
  cells[WAR_ASSAULT_PIECE_STAYS] = cells[WAR_ASSAULT_PIECE_START_TRENCH] != WAR_NONE;
  cells[WAR_ASSAULT_PIECE_DONE] = 0;
}

/* Where somebody of the side makes for. */
typedef struct
{
  gint line; /* WAR_NONE: the rear edge */
  WarPosition goal;
  WarLength distance;
} Refuge;

static Refuge
find_refuge (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarAssault *data = war_assault_get_data (setup);
  WarPosition centre = war_assault_get_centre (setup, state, unit);
  Refuge refuge = { .line = WAR_ASSAULT_START_TRENCH };

  if (war_assault_get_unit (setup, unit)->side == WAR_ASSAULT_DEFENDERS)
    refuge.line
      = data->lines[WAR_ASSAULT_SECOND_LINE]->len > 0 ? WAR_ASSAULT_SECOND_LINE : WAR_NONE;
  if (refuge.line != WAR_NONE)
    {
      war_assault_find_nearest (data->lines[refuge.line], centre, &refuge.goal, &refuge.distance);
      return refuge;
    }

  refuge.goal = war_assault_get_position (
    data, data->ahead % (WAR_HEADING_TURN / 2) == 0 ? data->field->depth : data->field->width,
    war_assault_get_across (data, centre));
  refuge.distance = war_position_distance (centre, refuge.goal);
  return refuge;
}

static gboolean
must_withdraw (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);

  return war_assault_stands (setup, state, unit)
         && war_assault_get_morale (setup, state, unit) == WAR_ASSAULT_DEMORALISED
         && cells[WAR_ASSAULT_PIECE_PINNED] == 0 && cells[WAR_ASSAULT_PIECE_FIRED] == 0;
}

/* How far it comes along a straight way. */
static WarLength
find_reach (const WarSetup *setup, const WarState *state, guint unit, WarHeading heading,
            WarLength most)
{
  WarPosition from = war_assault_get_centre (setup, state, unit);
  WarCostScene scene
    = war_assault_make_cost_scene (setup, state, war_assault_get_unit (setup, unit)->side);
  WarLength reach
    = war_cost_find_reach (&scene, from, heading, war_assault_get_type (setup, unit)->open);
  gint row;

  reach = MIN (reach, most);
  reach = war_assault_find_ground_room (setup, unit, from, heading, reach, &row);
  war_assault_find_met (setup, state, unit, from, heading, &reach);
  return reach;
}

static void
put (WarContext *context, guint unit, WarPosition place, WarHeading way, WarLength distance)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  WarPosition from = war_assault_get_centre (setup, context->state, unit);

  war_assault_cross_wire (context, unit, from, way, distance);
  war_assault_set_place (setup, context->state, unit, place, (WarHeading) cells[WAR_PIECE_HEADING]);
  cells[WAR_ASSAULT_PIECE_MOVED] = place.x != from.x || place.y != from.y;
  cells[WAR_ASSAULT_PIECE_DONE] = 1;
  war_assault_tell_place (context, WAR_ASSAULT_EVENT_WITHDREW, unit, "assault.A-15");
}

/* Back along the way to the nearest free place before what bars it. */
static void
stop (WarContext *context, guint unit, WarHeading way, WarLength reach)
{
  const WarSetup *setup = context->setup;
  WarPosition from = war_assault_get_centre (setup, context->state, unit);
  WarBase now = war_assault_get_base (setup, context->state, unit);

  for (WarLength distance = reach; distance > 0; distance -= MIN (WAR_MILLIMETRE, distance))
    {
      WarPosition place = war_position_step (from, way, distance);
      WarBase base = war_assault_place_base (setup, unit, place, now.heading);

      if (!war_assault_may_stand (setup, context->state, unit, &base))
        continue;
      put (context, unit, place, way, distance);
      return;
    }
}

static void
withdraw (WarContext *context, guint unit)
{
  const WarSetup *setup = context->setup;
  const WarState *state = context->state;
  Refuge refuge = find_refuge (setup, state, unit);
  WarPosition from = war_assault_get_centre (setup, state, unit), place;
  WarHeading way = war_heading_towards (from, refuge.goal), heading;
  WarLength reach;

  if (refuge.line != WAR_NONE && war_assault_find_trench (setup, from) == refuge.line)
    return;

  heading = (WarHeading) war_setup_peek_piece (setup, state, unit)[WAR_PIECE_HEADING];
  reach = find_reach (setup, state, unit, way, refuge.distance);
  if (reach < refuge.distance)
    stop (context, unit, way, reach);
  else if (refuge.line == WAR_NONE)
    {
      WarEvent *event
        = war_assault_tell_place (context, WAR_ASSAULT_EVENT_WITHDREW, unit, "assault.A-15");

      event->arguments[2] = TRUE;
      war_assault_lose (context, unit, WAR_ASSAULT_LOSS_LEFT, "assault.A-15");
    }
  else if (war_assault_find_place_in_line (setup, state, unit, (WarAssaultLine) refuge.line,
                                           refuge.goal, heading, WAR_LENGTH_MAX, &place))
    put (context, unit, place, way, reach);
  else
    stop (context, unit, way, reach);
}

/* The nearest to the goal first; of equal ones the lower number. */
static void
withdraw_all (WarContext *context, gint side)
{
  const WarSetup *setup = context->setup;
  guint n_units = war_assault_count_units (setup);
  g_autofree gboolean *is_done = g_new0 (gboolean, n_units);

  for (;;)
    {
      gint nearest = WAR_NONE;
      WarLength least = WAR_LENGTH_MAX;

      for (guint i = 0; i < n_units; i++)
        if (!is_done[i] && war_assault_get_unit (setup, i)->side == side
            && must_withdraw (setup, context->state, i))
          {
            WarLength distance = find_refuge (setup, context->state, i).distance;

            if (nearest != WAR_NONE && distance >= least)
              continue;
            nearest = (gint) i;
            least = distance;
          }
      if (nearest == WAR_NONE)
        return;
      is_done[nearest] = TRUE;
      withdraw (context, (guint) nearest);
    }
}

void
war_assault_begin_moves (WarContext *context, gint side)
{
  for (guint i = 0; i < war_assault_count_units (context->setup); i++)
    if (war_assault_get_unit (context->setup, i)->side == side
        && war_assault_stands (context->setup, context->state, i))
      war_assault_begin_move (context->setup, context->state, i);
  withdraw_all (context, side);
}
