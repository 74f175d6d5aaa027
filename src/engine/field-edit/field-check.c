/* field-check.c: what is odd about a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/field-check.h"

#include "engine/field/terrain-usual.h"
#include "engine/geometry/geometry.h"
#include "engine/ground/ground.h"

/* A zone has room for a base that is at least so wide and deep, in spans of the system's unit. */
#define ZONE_MIN_SPANS 2

/* More of one kind are not told: nobody reads them. */
#define MAX_OVERLAPS 50

static void
add (GArray *oddities, WarFieldOddity oddity)
{
  g_array_append_val (oddities, oddity);
}

static void
add_item (GArray *oddities, WarFieldOddityKind kind, WarItem item)
{
  add (oddities, (WarFieldOddity){ .kind = kind, .has_item = TRUE, .item = item });
}

static void
add_pair (GArray *oddities, WarFieldOddityKind kind, WarItem item, WarItem other)
{
  add (oddities,
       (WarFieldOddity){
         .kind = kind, .has_item = TRUE, .has_other = TRUE, .item = item, .other = other });
}

/* Features. */

static void
check_outline (const WarShape *shape, WarItem item, GArray *oddities)
{
  guint n_vertices, edge = 0;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);

  if (shape->kind == WAR_SHAPE_AREA
      && war_polygon_check (vertices, n_vertices, &edge) != WAR_POLYGON_VALID)
    add (oddities, (WarFieldOddity){ .kind = WAR_FIELD_ODDITY_CROSSES_ITSELF,
                                     .has_item = TRUE,
                                     .item = item,
                                     .have = (WarLength) edge + 1 });
}

/* Of an area the vertices say how large it is. */
static void
check_size (const WarShape *shape, WarItem item, GArray *oddities)
{
  WarLength most = shape->vertices == NULL ? MAX (shape->width, shape->depth) : shape->width;

  if (shape->kind != WAR_SHAPE_AREA && most > WAR_SHAPE_MAX_SIZE)
    add (oddities, (WarFieldOddity){ .kind = WAR_FIELD_ODDITY_TOO_LARGE,
                                     .has_item = TRUE,
                                     .item = item,
                                     .have = most,
                                     .need = WAR_SHAPE_MAX_SIZE });
}

static void
check_place (const WarField *field, const WarShape *shape, WarItem item, GArray *oddities)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  if (maximum.x <= 0 || maximum.y <= 0 || minimum.x >= field->width || minimum.y >= field->depth)
    add_item (oddities, WAR_FIELD_ODDITY_OFF_FIELD, item);
  else if (shape->vertices == NULL
           && (minimum.x < 0 || minimum.y < 0 || maximum.x > field->width
               || maximum.y > field->depth))
    add_item (oddities, WAR_FIELD_ODDITY_STAMP_OVER_EDGE, item);
}

/* The statistic of a terrain that says which check a unit takes; −1: the system has none. */
static gint
find_check (const WarSystem *system)
{
  for (guint i = 0; system->terrain_stats[i].id != NULL; i++)
    if (g_str_equal (system->terrain_stats[i].id, "check"))
      return (gint) i;

  return -1;
}

/* Looks for features above that meet the part and ask for another check. */
static void
check_part (const WarGround *ground, WarGroundScratch *scratch, const gint32 *checks, guint feature,
            guint part, GArray *oddities)
{
  guint n_vertices, others[MAX_OVERLAPS];
  const WarPosition *vertices = war_ground_get_part (ground, feature, part, &n_vertices);
  guint n_others = war_ground_find_meeting (ground, scratch, WAR_TERRAINS_ALL, vertices, n_vertices,
                                            others, MAX_OVERLAPS);

  for (guint i = 0; i < MIN (n_others, MAX_OVERLAPS); i++)
    {
      const WarItem item = { WAR_ITEM_FEATURE, others[i] };
      const WarItem other = { WAR_ITEM_FEATURE, feature };
      const WarFieldOddity *last
        = oddities->len > 0 ? &g_array_index (oddities, WarFieldOddity, oddities->len - 1) : NULL;

      if (others[i] <= feature || checks[others[i]] == 0 || checks[others[i]] == checks[feature])
        continue;
      /* The next part of a line meets the same feature again. */
      if (last == NULL || last->kind != WAR_FIELD_ODDITY_UNCLEAR_CHECK
          || last->item.index != item.index || last->other.index != other.index)
        add_pair (oddities, WAR_FIELD_ODDITY_UNCLEAR_CHECK, item, other);
    }
}

static void
check_overlaps (WarField *field, const WarRules *rules, GArray *oddities)
{
  gint stat = find_check (rules->system);
  g_autofree gint32 *checks = g_new0 (gint32, field->features->len + 1);
  g_autoptr (WarGround) ground = NULL;
  g_autoptr (WarGroundScratch) scratch = NULL;
  guint n_before = oddities->len, n_checked = 0;

  for (guint i = 0; stat >= 0 && i < field->features->len; i++)
    {
      checks[i]
        = war_feature_get_effect (g_ptr_array_index (field->features, i), rules, (guint) stat);
      n_checked += checks[i] != 0;
    }
  if (n_checked < 2)
    return;

  ground = war_ground_new (field);
  scratch = war_ground_scratch_new (ground);
  for (guint i = 0; i < field->features->len; i++)
    for (guint j = 0; checks[i] != 0 && j < war_ground_get_n_parts (ground, i)
                      && oddities->len - n_before < MAX_OVERLAPS;
         j++)
      check_part (ground, scratch, checks, i, j, oddities);
}

static void
check_features (const WarField *field, GArray *oddities)
{
  for (guint i = 0; i < field->features->len; i++)
    {
      const WarItem item = { WAR_ITEM_FEATURE, i };
      const WarShape shape = war_field_get_item_shape (field, item);

      check_outline (&shape, item, oddities);
      check_size (&shape, item, oddities);
      check_place (field, &shape, item, oddities);
    }
}

/* Zones and points. */

static const WarPosition *
get_outline (const WarZone *zone, guint *n_vertices)
{
  return war_shape_get_vertices (&zone->shape, n_vertices);
}

/* Whether a–b and c–d run along each other, with what is inside on the same side of both: each is
 * an edge of an outline, clockwise if its area is positive. */
static gboolean
run_along (WarPosition a, WarPosition b, gint64 area, WarPosition c, WarPosition d,
           gint64 other_area)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;
  gint64 from = ((gint64) c.x - a.x) * x + ((gint64) c.y - a.y) * y;
  gint64 to = ((gint64) d.x - a.x) * x + ((gint64) d.y - a.y) * y;

  if (war_orientation (a, b, c) != 0 || war_orientation (a, b, d) != 0)
    return FALSE;

  return MIN (from, to) < x * x + y * y && MAX (from, to) > 0
         && (from < to) == ((area > 0) == (other_area > 0));
}

static gboolean
any_inside (const WarPosition *vertices, guint n_vertices, const WarPosition *others,
            guint n_others)
{
  for (guint i = 0; i < n_vertices; i++)
    if (war_polygon_locate (others, n_others, vertices[i]) == WAR_LOCATION_INSIDE)
      return TRUE;

  return FALSE;
}

/* Edges that only touch, as those of zones side by side, are no overlap. */
static gboolean
zones_overlap (const WarZone *zone, const WarZone *other)
{
  guint n_vertices, n_others;
  const WarPosition *vertices = get_outline (zone, &n_vertices);
  const WarPosition *others = get_outline (other, &n_others);

  gint64 area = war_polygon_get_double_area (vertices, n_vertices);
  gint64 other_area = war_polygon_get_double_area (others, n_others);

  if (!war_polygons_meet (vertices, n_vertices, others, n_others))
    return FALSE;

  for (guint i = 0; i < n_vertices; i++)
    for (guint j = 0; j < n_others; j++)
      {
        WarPosition a = vertices[i], b = vertices[(i + 1) % n_vertices];
        WarPosition c = others[j], d = others[(j + 1) % n_others];

        if ((war_orientation (a, b, c) * war_orientation (a, b, d) < 0
             && war_orientation (c, d, a) * war_orientation (c, d, b) < 0)
            || run_along (a, b, area, c, d, other_area))
          return TRUE;
      }

  return any_inside (vertices, n_vertices, others, n_others)
         || any_inside (others, n_others, vertices, n_vertices);
}

static void
check_zones (const WarField *field, const WarRules *rules, GArray *oddities)
{
  gboolean has_zone[2] = { FALSE, FALSE };
  WarLength need
    = rules != NULL ? ZONE_MIN_SPANS * war_length_unit_get_span (rules->system->length_unit) : 0;

  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);
      const WarItem item = { WAR_ITEM_ZONE, i };
      WarPosition minimum, maximum;
      WarLength least;

      check_outline (&zone->shape, item, oddities);
      /* What a zone with a role is like, the system knows whose role it is. */
      if (zone->role != NULL)
        continue;
      has_zone[zone->side - 1] = TRUE;
      war_shape_get_bounds (&zone->shape, &minimum, &maximum);
      least = MIN (maximum.x - minimum.x, maximum.y - minimum.y);
      if (least < need)
        add (oddities, (WarFieldOddity){ .kind = WAR_FIELD_ODDITY_ZONE_TOO_SMALL,
                                         .has_item = TRUE,
                                         .item = item,
                                         .have = least,
                                         .need = need });
      for (guint j = i + 1; j < field->zones->len; j++)
        {
          const WarZone *other = g_ptr_array_index (field->zones, j);

          if (other->role == NULL && zone->side != other->side && zones_overlap (zone, other))
            add_pair (oddities, WAR_FIELD_ODDITY_ZONES_OVERLAP, item,
                      (WarItem){ WAR_ITEM_ZONE, j });
        }
    }

  for (gint side = 1; side <= 2; side++)
    if (!has_zone[side - 1] && has_zone[2 - side]
        && (rules == NULL || !rules->system->needs_no_zones))
      add (oddities, (WarFieldOddity){ .kind = WAR_FIELD_ODDITY_NO_ZONE, .side = side });
}

static void
check_points (const WarField *field, GArray *oddities)
{
  for (guint i = 0; i < field->points->len; i++)
    {
      const WarPoint *point = g_ptr_array_index (field->points, i);

      for (guint j = 0; point->kind == WAR_POINT_CONTROL && j < field->zones->len; j++)
        {
          const WarZone *zone = g_ptr_array_index (field->zones, j);

          if (zone->role == NULL && war_zone_locate (zone, point->position) == WAR_LOCATION_INSIDE)
            add_pair (oddities, WAR_FIELD_ODDITY_POINT_IN_ZONE, (WarItem){ WAR_ITEM_POINT, i },
                      (WarItem){ WAR_ITEM_ZONE, j });
        }
    }
}

/* A system that knows no roles at all has nothing to say of those of another one. */
static void
check_roles (const WarField *field, const WarRules *rules, GArray *oddities)
{
  const WarItemKind kinds[] = { WAR_ITEM_FEATURE, WAR_ITEM_ZONE };

  for (guint i = 0; rules->field_roles->len > 0 && i < G_N_ELEMENTS (kinds); i++)
    for (guint j = 0; j < war_field_count_items (field, kinds[i]); j++)
      {
        const WarItem item = { kinds[i], j };
        const char *id = war_field_get_item_role (field, item);
        const WarFieldRole *role = war_rules_find_field_role (rules, id);

        if (id != NULL && (role == NULL || !war_field_role_is_of (role, kinds[i])))
          add_item (oddities, WAR_FIELD_ODDITY_UNKNOWN_ROLE, item);
      }
}

/* Every start reaches every fort, on foot and on wheels. Of several starts from which none does the
 * first is named. */
static void
check_board (const WarHexBoard *board, GArray *oddities)
{
  guint last_fort = war_hex_board_get_last_fort (board);
  guint last_start = war_hex_board_get_last_start (board);
  g_autofree gboolean *reached = g_new (gboolean, war_hex_board_get_n (board));

  for (WarHexMover mover = 0; mover < WAR_HEX_N_MOVERS; mover++)
    {
      gboolean is_told[WAR_HEX_MAX_NUMBER + 1] = { FALSE };

      for (guint start = 1; start <= last_start; start++)
        {
          WarHex from = war_hex_board_find_start (board, start);

          if (from == WAR_HEX_NONE)
            continue;
          war_hex_board_find_reached (board, from, mover, reached);
          for (guint fort = 1; fort <= last_fort; fort++)
            {
              WarHex to = war_hex_board_find_fort (board, fort);

              if (to == WAR_HEX_NONE || reached[to] || is_told[fort])
                continue;
              is_told[fort] = TRUE;
              add (oddities, (WarFieldOddity){ .kind = WAR_FIELD_ODDITY_NO_WAY,
                                               .start = start,
                                               .fort = fort,
                                               .mover = mover });
            }
        }
    }
}

GArray *
war_field_check (WarField *field, const WarRules *rules)
{
  g_return_val_if_fail (field != NULL, NULL);

  GArray *oddities = g_array_new (FALSE, FALSE, sizeof (WarFieldOddity));

  if (field->board != NULL)
    check_board (field->board, oddities);
  check_zones (field, rules, oddities);
  check_points (field, oddities);
  check_features (field, oddities);
  if (rules != NULL)
    {
      check_roles (field, rules, oddities);
      check_overlaps (field, rules, oddities);
    }

  return oddities;
}
