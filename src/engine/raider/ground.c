/* ground.c: what the ground does in Trench Raider, with gaps, fascines, rubble and clouds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/geometry.h"
#include "engine/raider/private.h"

/* raider.R-9: where a bridge lies it alone counts. */
guint
war_raider_find_at (const WarSetup *setup, guint32 terrains, WarPosition position,
                    guint features[WAR_RAIDER_MAX_AT])
{
  const WarRaider *data = war_raider_get_data (setup);
  guint n, n_crossings = 0;

  if (terrains == 0)
    return 0;

  n = war_ground_find_at (data->ground, war_raider_get_memo (setup)->scratch,
                          terrains | data->crossing_terrains, position, features,
                          WAR_RAIDER_MAX_AT);
  n = MIN (n, WAR_RAIDER_MAX_AT);
  for (guint i = 0; i < n; i++)
    if (data->features[features[i]].is_crossing)
      features[n_crossings++] = features[i];

  return n_crossings > 0 ? n_crossings : n;
}

gboolean
war_raider_is_rubble (const WarSetup *setup, const WarState *state, guint feature)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_FEATURES,
                             feature)[WAR_RAIDER_FEATURE_DESTROYED]
         != 0;
}

/* What the feature does to men: rubble is gone through at half speed (raider.R-26). */
guint8
war_raider_get_men (const WarSetup *setup, const WarState *state, guint feature)
{
  const WarRaiderFeature *found = war_raider_get_feature (setup, feature);

  return found->bunker != WAR_NONE && war_raider_is_rubble (setup, state, feature)
           ? WAR_RAIDER_MEN_HALF
           : found->men;
}

gint
war_raider_find_line (const WarSetup *setup, WarPosition position, gint side)
{
  const WarRaider *data = war_raider_get_data (setup);

  for (guint i = 0; i < data->n_features; i++)
    {
      const WarRaiderFeature *found = &data->features[i];

      if (found->side == side && found->bunker == WAR_NONE && position.x >= found->minimum.x
          && position.x <= found->maximum.x && position.y >= found->minimum.y
          && position.y <= found->maximum.y && war_ground_feature_has (data->ground, i, position))
        return found->line;
    }

  return 0;
}

gint
war_raider_find_hole (const WarSetup *setup, WarPosition position)
{
  const WarRaider *data = war_raider_get_data (setup);

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_hole && war_ground_feature_has (data->ground, i, position))
      return (gint) i;

  return WAR_NONE;
}

/* The first feature that covers who stands there. */
gint
war_raider_find_cover (const WarSetup *setup, const WarState *state, WarPosition position)
{
  const WarRaider *data = war_raider_get_data (setup);
  guint features[WAR_RAIDER_MAX_AT];
  guint n = war_raider_find_at (setup, data->cover_terrains, position, features);

  for (guint i = 0; i < n; i++)
    if (data->features[features[i]].covers)
      return (gint) features[i];

  return WAR_NONE;
}

gboolean
war_raider_is_sheltered (const WarSetup *setup, const WarState *state, WarPosition position)
{
  return war_raider_find_cover (setup, state, position) != WAR_NONE;
}

/* Gaps and fascines --------------------------------------------------------------------------- */

gboolean
war_raider_get_gap (const WarSetup *setup, const WarState *state, guint row, WarBase *gap)
{
  const WarRaider *data = war_raider_get_data (setup);
  const gint32 *cells;
  const WarRaiderSegment *segment;
  WarPosition nearest;

  if (row < data->first_gap || row >= data->first_cloud)
    return FALSE;
  cells = war_setup_peek_piece (setup, state, row);
  if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
    return FALSE;

  segment = war_raider_find_segment (setup, (guint) cells[WAR_RAIDER_PIECE_GAP],
                                     war_piece_get_position (cells), &nearest);
  *gap = war_base_place (war_piece_get_position (cells), (WarHeading) cells[WAR_PIECE_HEADING],
                         cells[WAR_RAIDER_PIECE_WIDTH], MAX (segment->width, WAR_BASE_MIN) / 2 * 2);
  return TRUE;
}

/* The part of the feature's middle line that is nearest to the position. NULL: it has none. */
const WarRaiderSegment *
war_raider_find_segment (const WarSetup *setup, guint feature, WarPosition position,
                         WarPosition *nearest)
{
  const GArray *segments = war_raider_get_data (setup)->segments;
  const WarRaiderSegment *found = NULL;
  WarLength least = WAR_LENGTH_MAX;

  for (guint i = 0; i < segments->len; i++)
    {
      const WarRaiderSegment *segment = &g_array_index (segments, WarRaiderSegment, i);
      WarPosition foot;
      WarLength away;

      if (segment->feature != feature)
        continue;
      foot = war_segment_get_nearest (segment->from, segment->to, position);
      away = war_position_distance (position, foot);
      if (found != NULL && away >= least)
        continue;
      found = segment;
      least = away;
      *nearest = foot;
    }

  return found;
}

gboolean
war_raider_open_gap (WarContext *context, gint unit, guint feature, WarPosition at, WarLength width,
                     gboolean is_fascine)
{
  const WarRaider *data = war_raider_get_data (context->setup);
  gint row = war_raider_find_free (context->setup, context->state, data->first_gap, data->n_gaps);
  WarPosition nearest;
  const WarRaiderSegment *segment = war_raider_find_segment (context->setup, feature, at, &nearest);
  gint32 *cells;

  if (row == WAR_NONE || segment == NULL)
    return FALSE;

  cells = war_context_get_piece (context, (guint) row);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_ON_FIELD;
  war_piece_set_pose (
    cells, nearest,
    war_heading_add (war_heading_towards (segment->from, segment->to), WAR_HEADING_TURN / 4));
  cells[WAR_RAIDER_PIECE_GAP] = (gint32) feature;
  cells[WAR_RAIDER_PIECE_WIDTH] = width / 2 * 2;
  war_context_tell (context, is_fascine ? WAR_RAIDER_EVENT_FASCINE : WAR_RAIDER_EVENT_GAP, unit,
                    WAR_NONE, is_fascine ? "raider.5.4" : "raider.R-20", nearest.x, nearest.y,
                    width);
  return TRUE;
}

gboolean
war_raider_is_wired (const WarSetup *setup, const WarState *state, gint side, guint feature,
                     WarPosition position)
{
  const WarRaider *data = war_raider_get_data (setup);
  const WarRaiderFeature *found = &data->features[feature];

  if (!found->is_wire
      || (found->wire_side == side && war_setup_is_amended (setup, WAR_RAIDER_AMENDMENT_OWN_WIRE)))
    return FALSE;

  for (guint i = data->first_gap; i < data->first_cloud; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      WarBase gap;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        break;
      if (cells[WAR_RAIDER_PIECE_GAP] == (gint32) feature
          && war_raider_get_gap (setup, state, i, &gap)
          && war_base_get_position_distance (&gap, position) <= WAR_MILLIMETRE)
        return FALSE;
    }

  return TRUE;
}

/* The middle line of a vehicle, half its width longer at both ends: at a slant its corners come
 * first. */
static void
get_middle_line (const WarBase *base, WarPosition ends[2])
{
  WarLength half = (base->depth + base->width) / 2;

  ends[0] = war_position_step (base->centre, base->heading, half);
  ends[1]
    = war_position_step (base->centre, war_heading_add (base->heading, WAR_HEADING_TURN / 2), half);
}

gboolean
war_raider_is_bridged (const WarSetup *setup, const WarBase *base)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarPosition ends[2];

  if (data->crossing_terrains == 0)
    return FALSE;

  get_middle_line (base, ends);
  return war_ground_segment_meets (data->ground, data->crossing_terrains, ends[0], ends[1]);
}

gboolean
war_raider_is_on_fascine (const WarSetup *setup, const WarState *state, guint feature,
                          const WarBase *base)
{
  const WarRaider *data = war_raider_get_data (setup);
  WarPosition ends[2];

  get_middle_line (base, ends);
  for (guint i = data->first_gap; i < data->first_cloud; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      WarBase gap;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        break;
      if (cells[WAR_RAIDER_PIECE_GAP] == (gint32) feature
          && war_raider_get_gap (setup, state, i, &gap)
          && war_segment_meets_polygon (ends[0], ends[1], gap.corners, WAR_N_EDGES))
        return TRUE;
    }

  return FALSE;
}

/* Where one may be --------------------------------------------------------------------------- */

static gboolean
may_men_be_at (const WarSetup *setup, const WarState *state, gint side, WarPosition position)
{
  guint features[WAR_RAIDER_MAX_AT];
  guint n
    = war_raider_find_at (setup, war_raider_get_data (setup)->men_terrains, position, features);

  for (guint i = 0; i < n; i++)
    {
      guint8 men = war_raider_get_men (setup, state, features[i]);

      if (men == WAR_RAIDER_MEN_GARRISON || men == WAR_RAIDER_MEN_CROSSING
          || (men == WAR_RAIDER_MEN_CUT
              && war_raider_is_wired (setup, state, side, features[i], position)))
        return FALSE;
    }

  return TRUE;
}

/* A vehicle stands on no trench but the one that it crosses, and on nothing that it may not
 * enter. */
static gboolean
may_vehicle_be_at (const WarSetup *setup, const WarState *state, const WarRaiderType *type,
                   const WarBase *base)
{
  const WarRaider *data = war_raider_get_data (setup);
  guint features[WAR_RAIDER_MAX_AT];
  guint n = war_ground_find_meeting (data->ground, war_raider_get_memo (setup)->scratch,
                                     data->vehicle_terrains, base->corners, WAR_N_EDGES, features,
                                     WAR_RAIDER_MAX_AT);

  for (guint i = 0; i < MIN (n, WAR_RAIDER_MAX_AT); i++)
    {
      const WarRaiderFeature *found = &data->features[features[i]];

      if (type->branch == WAR_RAIDER_CAR
            ? found->cars == WAR_RAIDER_CARS_NO || found->cars == WAR_RAIDER_CARS_CROSSING
            : found->tanks == WAR_RAIDER_TANKS_NO || found->tanks == WAR_RAIDER_TANKS_CROSSING
                || (found->is_trench && !type->crosses_at_will
                    && !war_raider_is_bridged (setup, base)
                    && !war_raider_is_on_fascine (setup, state, features[i], base)))
        return FALSE;
    }

  return TRUE;
}

gboolean
war_raider_may_be_at (const WarSetup *setup, const WarState *state, gint side,
                      const WarRaiderType *type, const WarBase *base)
{
  return war_raider_is_vehicle_branch (type->branch)
           ? may_vehicle_be_at (setup, state, type, base)
           : may_men_be_at (setup, state, side, base->centre);
}

/* Gas ----------------------------------------------------------------------------------------- */

gboolean
war_raider_is_gassed (const WarSetup *setup, const WarState *state, const WarBase *base)
{
  guint first = war_raider_get_data (setup)->first_cloud;
  WarLength radius = war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2;

  for (guint i = first; i < first + WAR_RAIDER_MAX_CLOUDS; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && war_base_meets_disc (base, war_piece_get_position (cells), radius))
        return TRUE;
    }

  return FALSE;
}

gboolean
war_raider_is_bunker_gassed (const WarSetup *setup, const WarState *state, guint bunker)
{
  const WarRaiderBunker *found = war_raider_get_bunker (setup, bunker);
  guint first = war_raider_get_data (setup)->first_cloud;
  WarLength radius = war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2;

  for (guint i = first; i < first + WAR_RAIDER_MAX_CLOUDS; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && war_polygon_distance (found->corners, found->n_corners, war_piece_get_position (cells))
               <= radius)
        return TRUE;
    }

  return FALSE;
}

gboolean
war_raider_is_below_gas (const WarSetup *setup, const WarState *state, guint unit)
{
  gint bunker = war_raider_get_bunker_index (setup, war_raider_get_bunker_of (setup, state, unit));
  WarBase base;

  if (bunker != WAR_NONE)
    return war_raider_is_bunker_gassed (setup, state, (guint) bunker);

  base = war_raider_get_base (setup, state, unit);
  return war_raider_is_gassed (setup, state, &base);
}

gboolean
war_raider_is_line_gassed (const WarSetup *setup, const WarState *state, WarPosition a,
                           WarPosition b)
{
  guint first = war_raider_get_data (setup)->first_cloud;
  WarLength radius = war_raider_get_number (setup, WAR_RAIDER_GAS_RING) / 2;

  for (guint i = first; i < first + WAR_RAIDER_MAX_CLOUDS; i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);

      if (cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
          && war_segment_meets_disc (a, b, war_piece_get_position (cells), radius))
        return TRUE;
    }

  return FALSE;
}
