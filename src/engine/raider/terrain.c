/* terrain.c: what the features of a field are in Trench Raider (raider.R-9, raider.R-12)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/geometry.h"
#include "engine/ground/outlook.h"
#include "engine/raider/private.h"

static const char *const line_roles[WAR_N_SIDES][WAR_RAIDER_MAX_LINES] = {
  { "french-line-1", "french-line-2", "french-line-3" },
  { "german-line-1", "german-line-2", "german-line-3" },
};
static const char *const wire_roles[] = { "french-wire", "german-wire" };

static gboolean
has_role (const WarFeature *feature, const char *role)
{
  return g_strcmp0 (feature->role, role) == 0;
}

static void
find_roles (const WarFeature *feature, WarRaiderFeature *found)
{
  found->side = found->wire_side = WAR_NONE;
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      for (gint line = 0; line < WAR_RAIDER_MAX_LINES; line++)
        if (has_role (feature, line_roles[side][line]))
          {
            found->side = side;
            found->line = line + 1;
          }
      if (has_role (feature, wire_roles[side]))
        found->wire_side = side;
    }
}

static void
resolve_feature (WarRaider *data, guint index)
{
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  WarRaiderFeature *found = &data->features[index];
  guint32 bit = WAR_TERRAIN_BIT (feature->terrain);
#define EFFECT(stat) war_feature_get_effect (feature, data->rules, WAR_RAIDER_TERRAIN_##stat)

  find_roles (feature, found);
  found->men = (guint8) EFFECT (MEN);
  found->tanks = (guint8) EFFECT (TANKS);
  found->cars = (guint8) EFFECT (CARS);
  found->covers = EFFECT (COVER) != 0 && EFFECT (COVERS) == 0;
  found->is_crossing = EFFECT (CROSSING) != 0;
#undef EFFECT
  found->is_wire = found->men == WAR_RAIDER_MEN_CUT;
  found->is_trench = found->tanks == WAR_RAIDER_TANKS_STRAIGHT;
  found->is_hole = feature->terrain == WAR_TERRAIN_LARGE_SHELL_HOLE;
  found->bunker = WAR_NONE;
  war_shape_get_bounds (&feature->shape, &found->minimum, &found->maximum);

  data->men_terrains |= found->men != WAR_RAIDER_MEN_FREE ? bit : 0;
  data->vehicle_terrains
    |= found->tanks != WAR_RAIDER_TANKS_FREE || found->cars != WAR_RAIDER_CARS_FREE ? bit : 0;
  data->cover_terrains |= found->covers ? bit : 0;
  data->crossing_terrains |= found->is_crossing ? bit : 0;
  data->wire_terrains |= found->is_wire ? bit : 0;
  data->trench_terrains |= found->is_trench || found->line > 0 || found->is_hole ? bit : 0;
  data->effects[index]
    = war_sight_system_find_effect (data->rules->system->sight, feature, data->rules);
  if (data->effects[index].blocks != WAR_BLOCKS_NEVER
      || data->effects[index].covers == WAR_COVERS_BEHIND)
    g_array_append_val (data->sight, index);
  if (found->line > 0 && found->bunker == WAR_NONE)
    data->n_lines[found->side] = MAX (data->n_lines[found->side], found->line);
}

/* Middle lines ------------------------------------------------------------------------------- */

/* That of a box or ellipse runs along its longer axis, that of an area along its bounds. */
static void
add_middle (WarRaider *data, guint feature, const WarShape *shape)
{
  WarRaiderSegment segment = { .feature = feature };
  const WarRaiderFeature *found = &data->features[feature];

  if (shape->kind == WAR_SHAPE_AREA)
    {
      WarLength y = (found->minimum.y + found->maximum.y) / 2;

      segment.from = (WarPosition){ found->minimum.x, y };
      segment.to = (WarPosition){ found->maximum.x, y };
      segment.width = found->maximum.y - found->minimum.y;
    }
  else
    {
      gboolean is_wide = shape->width >= shape->depth;
      WarLength half = MAX (shape->width, shape->depth) / 2;

      segment.from = war_position_offset (shape->centre, shape->heading, is_wide ? -half : 0,
                                          is_wide ? 0 : -half);
      segment.to = war_position_offset (shape->centre, shape->heading, is_wide ? half : 0,
                                        is_wide ? 0 : half);
      segment.width = MIN (shape->width, shape->depth);
    }
  g_array_append_val (data->segments, segment);
}

static void
add_segments (WarRaider *data, guint index)
{
  const WarShape *shape
    = &((const WarFeature *) g_ptr_array_index (data->field->features, index))->shape;

  if (!data->features[index].is_trench && !data->features[index].is_wire)
    return;
  if (shape->kind != WAR_SHAPE_LINE)
    {
      add_middle (data, index, shape);
      return;
    }
  for (guint i = 1; i < shape->vertices->len; i++)
    {
      WarRaiderSegment segment = { index, g_array_index (shape->vertices, WarPosition, i - 1),
                                   g_array_index (shape->vertices, WarPosition, i), shape->width };

      g_array_append_val (data->segments, segment);
    }
}

/* Bunkers ------------------------------------------------------------------------------------- */

/* The line whose role it has, or that it touches. */
static gint
find_line_of (const WarRaider *data, const WarRaiderBunker *bunker)
{
  if (data->features[bunker->feature].side == WAR_RAIDER_GERMAN)
    return data->features[bunker->feature].line;

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].side == WAR_RAIDER_GERMAN && i != bunker->feature
        && war_ground_feature_meets_polygon (data->ground, i, bunker->corners, bunker->n_corners))
      return data->features[i].line;

  return 0;
}

static void
add_bunker (WarRaider *data, guint index)
{
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  WarRaiderFeature *found = &data->features[index];
  WarRaiderBunker bunker = { .feature = index };

  if (found->men != WAR_RAIDER_MEN_GARRISON)
    return;

  bunker.corners = war_ground_get_part (data->ground, index, 0, &bunker.n_corners);
  bunker.centre = (WarPosition){ (found->minimum.x + found->maximum.x) / 2,
                                 (found->minimum.y + found->maximum.y) / 2 };
  if (feature->shape.kind == WAR_SHAPE_BOX || feature->shape.kind == WAR_SHAPE_ELLIPSE)
    {
      bunker.centre = feature->shape.centre;
      bunker.heading = feature->shape.heading;
    }
  bunker.line = find_line_of (data, &bunker);
  found->bunker = (gint) data->bunkers->len;
  g_array_append_val (data->bunkers, bunker);
}

static gboolean
has_line (const WarRaider *data, gint side, gint line)
{
  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].side == side && data->features[i].line == line
        && data->features[i].bunker == WAR_NONE)
      return TRUE;

  return FALSE;
}

void
war_raider_resolve_ground (WarRaider *data, GArray *faults)
{
  data->n_features = data->field->features->len;
  data->features = g_new0 (WarRaiderFeature, data->n_features);
  data->effects = g_new0 (WarSightEffect, data->n_features);
  data->sight = g_array_new (FALSE, FALSE, sizeof (guint));
  data->segments = g_array_new (FALSE, FALSE, sizeof (WarRaiderSegment));
  data->bunkers = g_array_new (FALSE, FALSE, sizeof (WarRaiderBunker));
  for (guint i = 0; i < data->n_features; i++)
    resolve_feature (data, i);
  for (guint i = 0; i < data->n_features; i++)
    {
      add_segments (data, i);
      add_bunker (data, i);
    }

  /* Each side has at least one line, and none is missing before its last (raider.R-12): nobody
   * could capture that. */
  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (gint line = 1; line <= MAX (data->n_lines[side], 1); line++)
      if (!has_line (data, side, line))
        war_prepare_refuse (faults, (WarSetupFault){ .kind = WAR_SETUP_NO_ROLE,
                                                     .role = war_rules_find_field_role (
                                                       data->rules, line_roles[side][line - 1]) });
}

void
war_raider_release_ground (WarRaider *data)
{
  g_free (data->features);
  g_free (data->effects);
  g_array_unref (data->sight);
  g_array_unref (data->segments);
  g_array_unref (data->bunkers);
}
