/* wire.c: belts of wire of Trench Assault, and the gaps in them (assault.8.3, assault.A-16)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

/* How finely a way through wire is followed. */
#define STEP WAR_MILLIMETRE

/* The part of that feature to which the position is nearest. */
static const WarAssaultSegment *
find_segment (const WarAssault *data, guint feature, WarPosition position)
{
  const WarAssaultSegment *found = NULL;
  WarLength nearest = WAR_LENGTH_MAX;

  for (guint i = 0; i < data->all_wires->len; i++)
    {
      const WarAssaultSegment *wire = &g_array_index (data->all_wires, WarAssaultSegment, i);
      WarLength distance;

      if (wire->feature != feature)
        continue;
      distance = war_segment_distance (wire->from, wire->to, position);
      if (found != NULL && distance >= nearest)
        continue;
      found = wire;
      nearest = distance;
    }

  return found;
}

/* Gaps ---------------------------------------------------------------------------------------- */

gboolean
war_assault_get_gap (const WarSetup *setup, const WarState *state, guint row, WarBase *gap)
{
  const WarAssault *data = war_assault_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, row);
  WarPosition centre = war_piece_get_position (cells);
  const WarAssaultSegment *wire;

  if (row < data->units->len || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
      || cells[WAR_ASSAULT_PIECE_GAP] == WAR_NONE)
    return FALSE;

  wire = find_segment (data, (guint) cells[WAR_ASSAULT_PIECE_GAP], centre);
  if (wire == NULL)
    return FALSE;

  *gap
    = war_base_place (centre, (WarHeading) cells[WAR_PIECE_HEADING], cells[WAR_ASSAULT_PIECE_WIDTH],
                      MAX ((wire->width + 1) / 2 * 2, WAR_BASE_MIN));
  return TRUE;
}

static void
set_gap (const WarSetup *setup, WarState *state, guint row, const WarAssaultSegment *wire,
         WarLength from, WarLength to, gint32 since)
{
  gint32 *cells = war_setup_get_piece (setup, state, row);
  WarPosition centre = war_assault_step_along (wire, from + (to - from) / 2);

  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  war_piece_set_position (cells, centre);
  cells[WAR_PIECE_HEADING]
    = war_heading_add (war_heading_towards (wire->from, wire->to), -WAR_HEADING_TURN / 4);
  cells[WAR_ASSAULT_PIECE_GAP] = (gint32) wire->feature;
  cells[WAR_ASSAULT_PIECE_WIDTH] = MAX ((to - from) / 2 * 2, WAR_BASE_MIN);
  cells[WAR_ASSAULT_PIECE_SINCE] = since;
}

void
war_assault_open_stretch (const WarSetup *setup, WarState *state, guint gap,
                          const WarAssaultSegment *wire, WarLength from, WarLength to)
{
  set_gap (setup, state, war_assault_get_data (setup)->units->len + gap, wire, from, to, 0);
}

/* Takes gaps of the same step that it meets into itself: so there is room for all. */
static void
add_gap (WarContext *context, const WarAssaultSegment *wire, WarLength from, WarLength to,
         gint32 since)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  gint free_row = WAR_NONE;

  for (guint i = data->n_gaps; i > 0; i--)
    {
      guint row = data->units->len + i - 1;
      gint32 *cells = war_setup_get_piece (setup, context->state, row);
      WarPosition centre = war_piece_get_position (cells);
      WarLength middle, half = cells[WAR_ASSAULT_PIECE_WIDTH] / 2;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        {
          free_row = (gint) row;
          continue;
        }
      if (cells[WAR_ASSAULT_PIECE_GAP] != (gint32) wire->feature
          || cells[WAR_ASSAULT_PIECE_SINCE] != since
          || find_segment (data, wire->feature, centre) != wire)
        continue;
      middle = war_assault_measure_along (wire, centre);
      if (middle - half > to || middle + half < from)
        continue;

      from = MIN (from, middle - half);
      to = MAX (to, middle + half);
      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_FREE;
      free_row = (gint) row;
    }

  if (free_row != WAR_NONE)
    {
      WarLength length = war_assault_get_length (wire);

      set_gap (setup, context->state, (guint) free_row, wire, MAX (from, 0), MIN (to, length),
               since);
    }
}

/* Whoever leaves it on the other side opens it as wide as the base. */
static void
leave_gap (WarContext *context, guint unit, const WarAssaultSegment *wire, WarPosition place)
{
  const WarUnitType *type = war_assault_get_type (context->setup, unit)->type;
  const gint32 *game = war_context_get_game (context);
  gint side = war_assault_get_unit (context->setup, unit)->side;
  WarLength middle = war_assault_measure_along (wire, place);
  WarEvent *event;

  add_gap (context, wire, middle - type->base_width / 2, middle + type->base_width / 2,
           WAR_ASSAULT_STEP (game[WAR_GAME_ROUND], side) + 1);
  event = war_context_add (context, WAR_ASSAULT_EVENT_GAPPED, (gint) unit, WAR_NONE,
                           war_assault_get_type (context->setup, unit)->branch == WAR_ASSAULT_TANK
                             ? "assault.8.9"
                             : "assault.8.3");
  war_event_set_position (event, 0, place);
}

/* Crossing ------------------------------------------------------------------------------------ */

/* −1 before the middle line of the wire, as the attackers come, 1 beyond it. */
static gint32
find_side (const WarAssaultSegment *wire, WarPosition position)
{
  return war_orientation (wire->from, wire->to, position) > 0 ? -1 : 1;
}

static gint
find_wire (const WarSetup *setup, WarPosition position)
{
  const WarAssault *data = war_assault_get_data (setup);
  guint features[8];
  guint n_features
    = data->wire_terrains == 0
        ? 0
        : war_ground_find_at (data->ground, war_assault_get_memo (setup)->scratch,
                              data->wire_terrains, position, features, G_N_ELEMENTS (features));

  for (guint i = 0; i < MIN (n_features, G_N_ELEMENTS (features)); i++)
    if (data->is_wire[features[i]])
      return (gint) features[i];

  return WAR_NONE;
}

/* Whether somebody finds the wire ungapped there, where there is some. */
static gboolean
is_ungapped (const WarSetup *setup, const WarCostScene *scene, guint feature, WarPosition position)
{
  return war_cost_get_factor (scene, feature, position)
         > war_assault_get_number (setup, WAR_ASSAULT_GAPPED_FACTOR);
}

/* One millimetre of a way. */
static void
cross_step (WarContext *context, guint unit, const WarCostScene *scene, WarPosition from,
            WarPosition to)
{
  const WarSetup *setup = context->setup;
  const WarAssault *data = war_assault_get_data (setup);
  gint32 *cells = war_setup_get_piece (setup, context->state, unit);
  gint before = find_wire (setup, from), after = find_wire (setup, to);
  gboolean leaves_gap = war_assault_get_type (setup, unit)->branch != WAR_ASSAULT_RUNNER;

  if (before == after)
    return;
  if (before != WAR_NONE)
    {
      const WarAssaultSegment *wire = find_segment (data, (guint) before, from);

      if (wire != NULL && leaves_gap && cells[WAR_ASSAULT_PIECE_ENTERED] != 0
          && find_side (wire, to) != cells[WAR_ASSAULT_PIECE_ENTERED]
          && is_ungapped (setup, scene, (guint) before, from))
        leave_gap (context, unit, wire, from);
      cells[WAR_ASSAULT_PIECE_ENTERED] = 0;
    }
  if (after != WAR_NONE)
    {
      const WarAssaultSegment *wire = find_segment (data, (guint) after, from);

      cells[WAR_ASSAULT_PIECE_ENTERED] = wire != NULL ? find_side (wire, from) : 0;
    }
}

void
war_assault_cross_wire (WarContext *context, guint unit, WarPosition from, WarHeading heading,
                        WarLength distance)
{
  const WarSetup *setup = context->setup;
  WarPosition to = war_position_step (from, heading, distance), last = from;
  WarCostScene scene;

  if (!war_assault_crosses (setup, war_assault_get_data (setup)->wire_terrains, from, to))
    return;

  scene
    = war_assault_make_cost_scene (setup, context->state, war_assault_get_unit (setup, unit)->side);
  for (WarLength gone = STEP; gone < distance + STEP; gone += STEP)
    {
      WarPosition next = war_position_step (from, heading, MIN (gone, distance));

      cross_step (context, unit, &scene, last, next);
      last = next;
    }
}

void
war_assault_find_entered (const WarSetup *setup, WarState *state, guint unit, WarPosition from)
{
  gint feature = find_wire (setup, war_assault_get_centre (setup, state, unit));
  const WarAssaultSegment *wire
    = feature != WAR_NONE ? find_segment (war_assault_get_data (setup), (guint) feature, from)
                          : NULL;

  war_setup_get_piece (setup, state, unit)[WAR_ASSAULT_PIECE_ENTERED]
    = wire != NULL ? find_side (wire, from) : 0;
}

gboolean
war_assault_meets_wire (const WarSetup *setup, const WarState *state, gint side, WarPosition from,
                        WarPosition to)
{
  WarLength distance = war_position_distance (from, to);
  WarCostScene scene;

  if (!war_assault_crosses (setup, war_assault_get_data (setup)->wire_terrains, from, to))
    return FALSE;

  scene = war_assault_make_cost_scene (setup, state, side);
  for (WarLength gone = 0; gone < distance + STEP; gone += STEP)
    {
      gint64 share = MIN (gone, distance);
      WarPosition at
        = { from.x + (WarLength) ((gint64) (to.x - from.x) * share / MAX (distance, 1)),
            from.y + (WarLength) ((gint64) (to.y - from.y) * share / MAX (distance, 1)) };
      gint feature = find_wire (setup, at);

      if (feature != WAR_NONE && is_ungapped (setup, &scene, (guint) feature, at))
        return TRUE;
    }

  return FALSE;
}
