/* terrain.c: what the features of a field are in Trench Assault, and where its lines run
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/outlook.h"

static gboolean
has_role (const WarFeature *feature, const char *role)
{
  return g_strcmp0 (feature->role, role) == 0;
}

static gint
find_line (const WarFeature *feature)
{
  static const char *const roles[] = { "start-trench", "first-line", "second-line" };

  for (guint i = 0; i < G_N_ELEMENTS (roles); i++)
    if (has_role (feature, roles[i]))
      return (gint) i;

  return WAR_NONE;
}

/* Features ------------------------------------------------------------------------------------- */

static guint8
find_factor (const WarAssault *data, const WarFeature *feature, gint side)
{
  const char *own = side == WAR_ASSAULT_ATTACKERS ? "attackers-wire" : "defenders-wire";
  const gint32 *numbers = data->rules->numbers;

  return (guint8) (has_role (feature, own) ? numbers[WAR_ASSAULT_GAPPED_FACTOR]
                                           : numbers[WAR_ASSAULT_UNGAPPED_FACTOR]);
}

static void
resolve_feature (WarAssault *data, guint index)
{
  const WarFeature *feature = g_ptr_array_index (data->field->features, index);
  guint32 bit = WAR_TERRAIN_BIT (feature->terrain);
#define EFFECT(stat) war_feature_get_effect (feature, data->rules, WAR_ASSAULT_TERRAIN_##stat)
  gint line = find_line (feature);
  gboolean is_trench = EFFECT (TRENCH) != 0 || line != WAR_NONE;

  data->trenches[index] = !is_trench         ? WAR_NONE
                          : line != WAR_NONE ? line
                                             : WAR_ASSAULT_N_LINES + (gint) index;
  data->is_covered[index] = EFFECT (COVERED) != 0 || is_trench;
  data->is_bog[index] = EFFECT (BOG) != 0;
  data->is_wire[index] = EFFECT (WIRE) != 0;
  data->is_crossing[index] = EFFECT (CROSSING) != 0;
  data->passages[index] = (guint8) EFFECT (PASSAGE);
#undef EFFECT
  data->trench_terrains |= is_trench ? bit : 0;
  data->covered_terrains |= data->is_covered[index] ? bit : 0;
  data->bog_terrains |= data->is_bog[index] || is_trench ? bit : 0;
  data->wire_terrains |= data->is_wire[index] ? bit : 0;
  data->crossing_terrains |= data->is_crossing[index] ? bit : 0;
  data->barring_terrains |= data->passages[index] != WAR_ASSAULT_PASSAGE_ALL ? bit : 0;
  for (gint side = 0; side < WAR_N_SIDES; side++)
    data->factors[side][index] = data->is_wire[index] ? find_factor (data, feature, side) : 0;
  data->effects[index]
    = war_sight_system_find_effect (data->rules->system->sight, feature, data->rules);
}

static void
resolve_features (WarAssault *data)
{
  guint n = data->n_features = data->field->features->len;

  data->effects = g_new0 (WarSightEffect, n);
  data->trenches = g_new0 (gint, n);
  data->is_covered = g_new0 (guint8, n);
  data->is_bog = g_new0 (guint8, n);
  data->is_wire = g_new0 (guint8, n);
  data->is_crossing = g_new0 (guint8, n);
  data->passages = g_new0 (guint8, n);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    data->factors[side] = g_new0 (guint8, n);
  for (guint i = 0; i < n; i++)
    resolve_feature (data, i);
}

/* Which way is ahead --------------------------------------------------------------------------- */

/* The middle of all features of a line; FALSE: there are none. */
static gboolean
find_middle (const WarAssault *data, WarAssaultLine line, WarPosition *middle)
{
  gint64 x = 0, y = 0, n = 0;

  for (guint i = 0; i < data->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (data->field->features, i);
      WarPosition minimum, maximum;

      if (data->trenches[i] != (gint) line)
        continue;
      war_shape_get_bounds (&feature->shape, &minimum, &maximum);
      x += (minimum.x + maximum.x) / 2;
      y += (minimum.y + maximum.y) / 2;
      n++;
    }
  if (n == 0)
    return FALSE;

  *middle = (WarPosition){ (WarLength) (x / n), (WarLength) (y / n) };
  return TRUE;
}

static void
miss_role (const WarAssault *data, const char *role, GArray *faults)
{
  war_prepare_refuse (faults,
                      (WarSetupFault){ .kind = WAR_SETUP_NO_ROLE,
                                       .role = war_rules_find_field_role (data->rules, role) });
}

static void
find_ahead (WarAssault *data, GArray *faults)
{
  WarPosition start, first;
  gboolean has_start = find_middle (data, WAR_ASSAULT_START_TRENCH, &start);
  gboolean has_first = find_middle (data, WAR_ASSAULT_FIRST_LINE, &first);

  if (!has_start)
    miss_role (data, "start-trench", faults);
  if (!has_first)
    miss_role (data, "first-line", faults);
  if (!has_start || !has_first)
    return;

  if (ABS (first.y - start.y) >= ABS (first.x - start.x))
    data->ahead = first.y <= start.y ? 0 : WAR_HEADING_TURN / 2;
  else
    data->ahead = first.x >= start.x ? WAR_HEADING_TURN / 4 : 3 * WAR_HEADING_TURN / 4;
}

/* Lines --------------------------------------------------------------------------------------- */

static void
add_segment (const WarAssault *data, GArray *segments, guint feature, WarPosition a, WarPosition b,
             WarLength width)
{
  gboolean is_turned = war_assault_get_across (data, a) > war_assault_get_across (data, b);
  WarAssaultSegment segment
    = { .feature = feature, .from = is_turned ? b : a, .to = is_turned ? a : b, .width = width };

  g_array_append_val (segments, segment);
}

/* The middle line of a box or ellipse runs along its longer axis; that of an area across the field,
 * through the middle of its bounds. */
static void
add_middle (const WarAssault *data, GArray *segments, guint feature)
{
  const WarShape *shape
    = &((const WarFeature *) g_ptr_array_index (data->field->features, feature))->shape;
  WarPosition minimum, maximum, middle;

  if (shape->kind == WAR_SHAPE_BOX || shape->kind == WAR_SHAPE_ELLIPSE)
    {
      gboolean is_wide = shape->width >= shape->depth;
      WarLength half = MAX (shape->width, shape->depth) / 2;
      WarPosition a = war_position_offset (shape->centre, shape->heading, is_wide ? -half : 0,
                                           is_wide ? 0 : -half);
      WarPosition b = war_position_offset (shape->centre, shape->heading, is_wide ? half : 0,
                                           is_wide ? 0 : half);

      add_segment (data, segments, feature, a, b, MIN (shape->width, shape->depth));
      return;
    }

  war_shape_get_bounds (shape, &minimum, &maximum);
  middle = (WarPosition){ (minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2 };
  if (data->ahead % (WAR_HEADING_TURN / 2) == 0)
    add_segment (data, segments, feature, (WarPosition){ minimum.x, middle.y },
                 (WarPosition){ maximum.x, middle.y }, maximum.y - minimum.y);
  else
    add_segment (data, segments, feature, (WarPosition){ middle.x, minimum.y },
                 (WarPosition){ middle.x, maximum.y }, maximum.x - minimum.x);
}

static void
add_line (const WarAssault *data, GArray *segments, guint feature)
{
  const WarShape *shape
    = &((const WarFeature *) g_ptr_array_index (data->field->features, feature))->shape;

  if (shape->kind != WAR_SHAPE_LINE)
    {
      add_middle (data, segments, feature);
      return;
    }

  for (guint i = 1; i < shape->vertices->len; i++)
    add_segment (data, segments, feature, g_array_index (shape->vertices, WarPosition, i - 1),
                 g_array_index (shape->vertices, WarPosition, i), shape->width);
}

static void
find_lines (WarAssault *data)
{
  for (guint i = 0; i < data->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (data->field->features, i);

      if (data->trenches[i] != WAR_NONE && data->trenches[i] < WAR_ASSAULT_N_LINES)
        add_line (data, data->lines[data->trenches[i]], i);
      if (data->is_wire[i])
        add_line (data, data->all_wires, i);
      if (data->is_wire[i] && has_role (feature, "defenders-wire"))
        add_line (data, data->wires, i);
    }
}

static gint
compare_segments (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const WarAssaultSegment *first = a, *second = b;
  WarLength across_a = war_assault_get_across (user_data, first->from);
  WarLength across_b = war_assault_get_across (user_data, second->from);

  return across_a != across_b
           ? (across_a > across_b) - (across_a < across_b)
           : (first->feature > second->feature) - (first->feature < second->feature);
}

/* assault.A-27: between the near edges, the foremost points of them. */
static void
find_waste (WarAssault *data)
{
  WarLength start = -WAR_LENGTH_MAX, first = WAR_LENGTH_MAX;
  WarPosition a, b;

  for (guint i = 0; i < data->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (data->field->features, i);
      WarPosition minimum, maximum;
      WarLength near, far;

      war_shape_get_bounds (&feature->shape, &minimum, &maximum);
      near = war_assault_get_along (data, minimum);
      far = war_assault_get_along (data, maximum);
      if (data->trenches[i] == WAR_ASSAULT_START_TRENCH)
        start = MAX (start, MAX (near, far));
      else if (data->trenches[i] == WAR_ASSAULT_FIRST_LINE)
        first = MIN (first, MIN (near, far));
    }

  first = MAX (first, start);
  a = war_assault_get_position (data, start, 0);
  b = war_assault_get_position (data, first,
                                data->ahead % (WAR_HEADING_TURN / 2) == 0 ? data->field->width
                                                                          : data->field->depth);
  data->waste_minimum = (WarPosition){ MIN (a.x, b.x), MIN (a.y, b.y) };
  data->waste_maximum = (WarPosition){ MAX (a.x, b.x), MAX (a.y, b.y) };
}

/* Bunkers ------------------------------------------------------------------------------------- */

static gint
compare_bunkers (gconstpointer a, gconstpointer b, gpointer user_data)
{
  const WarAssaultBunker *first = a, *second = b;
  WarLength across_a = war_assault_get_across (user_data, first->entrance);
  WarLength across_b = war_assault_get_across (user_data, second->entrance);

  if (first->line != second->line)
    return first->line - second->line;
  return across_a != across_b
           ? (across_a > across_b) - (across_a < across_b)
           : (first->feature > second->feature) - (first->feature < second->feature);
}

static void
find_bunkers (WarAssault *data)
{
  for (guint i = 0; i < data->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (data->field->features, i);
      WarAssaultBunker bunker = { .feature = i, .line = has_role (feature, "second-bunker") };
      WarPosition minimum, maximum;
      WarLength distance;

      if (bunker.line == 0 && !has_role (feature, "first-bunker"))
        continue;
      war_shape_get_bounds (&feature->shape, &minimum, &maximum);
      if (war_assault_find_nearest (
            data->lines[bunker.line == 0 ? WAR_ASSAULT_FIRST_LINE : WAR_ASSAULT_SECOND_LINE],
            (WarPosition){ (minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2 },
            &bunker.entrance, &distance))
        g_array_append_val (data->bunkers, bunker);
    }
  g_array_sort_with_data (data->bunkers, compare_bunkers, data);
}

/* A stretch each, the rest too, and what men and tanks leave: hardly ever as many. */
#define GAPS_BY_CROSSING 120

static guint
count_gaps (const WarAssault *data)
{
  WarLength stretch = data->rules->numbers[WAR_ASSAULT_STRETCH];
  guint n = data->all_wires->len > 0 ? GAPS_BY_CROSSING : 0;

  for (guint i = 0; i < data->wires->len; i++)
    {
      const WarAssaultSegment *wire = &g_array_index (data->wires, WarAssaultSegment, i);

      n += (guint) (war_position_distance (wire->from, wire->to) / stretch) + 1;
    }

  return n;
}

void
war_assault_resolve_ground (WarAssault *data, GArray *faults)
{
  for (guint i = 0; i < WAR_ASSAULT_N_LINES; i++)
    data->lines[i] = g_array_new (FALSE, FALSE, sizeof (WarAssaultSegment));
  data->wires = g_array_new (FALSE, FALSE, sizeof (WarAssaultSegment));
  data->all_wires = g_array_new (FALSE, FALSE, sizeof (WarAssaultSegment));
  data->bunkers = g_array_new (FALSE, FALSE, sizeof (WarAssaultBunker));
  resolve_features (data);
  find_ahead (data, faults);
  find_lines (data);
  for (guint i = 0; i < WAR_ASSAULT_N_LINES; i++)
    g_array_sort_with_data (data->lines[i], compare_segments, data);
  g_array_sort_with_data (data->wires, compare_segments, data);
  find_bunkers (data);
  find_waste (data);
  for (guint i = 0; i < data->n_features; i++)
    data->has_fixed_gaps |= has_role (g_ptr_array_index (data->field->features, i), "wire-gap");
  data->n_gaps = count_gaps (data);
}

void
war_assault_release_ground (WarAssault *data)
{
  for (guint i = 0; i < WAR_ASSAULT_N_LINES; i++)
    g_array_unref (data->lines[i]);
  g_array_unref (data->wires);
  g_array_unref (data->all_wires);
  g_array_unref (data->bunkers);
  g_free (data->effects);
  g_free (data->trenches);
  g_free (data->is_covered);
  g_free (data->is_bog);
  g_free (data->is_wire);
  g_free (data->is_crossing);
  g_free (data->passages);
  for (gint side = 0; side < WAR_N_SIDES; side++)
    g_free (data->factors[side]);
}
