/* map-compare.c: where the maps of two fields differ
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-plan.h"

#include <math.h>
#include <string.h>

#include "draw/map/map-private.h"

/* Edges of zones reach a little beyond them. */
#define ZONE_REACH 2

static void
draw_areas_add (GArray *areas, DrawRect rect)
{
  cairo_rectangle_t area = { rect.left, rect.top, rect.right - rect.left, rect.bottom - rect.top };

  if (area.width > 0 && area.height > 0)
    g_array_append_val (areas, area);
}

static void
draw_areas_add_sign (GArray *areas, const DrawSign *sign, double reach)
{
  if (sign)
    draw_areas_add (areas, draw_sign_get_rect (sign, reach));
}

/* Of each feature of the one plan: where it is in the other; G_MAXUINT: nowhere. */
static guint *
draw_plan_match (const DrawPlan *plan, const DrawPlan *other)
{
  const GPtrArray *features = plan->field->features, *others = other->field->features;
  g_autoptr (GHashTable) places = g_hash_table_new (NULL, NULL);
  guint *match = g_new (guint, features->len);

  for (guint i = 0; i < others->len; i++)
    g_hash_table_insert (places, g_ptr_array_index (others, i), GUINT_TO_POINTER (i));
  for (guint i = 0; i < features->len; i++)
    {
      gpointer place;

      match[i]
        = g_hash_table_lookup_extended (places, g_ptr_array_index (features, i), NULL, &place)
            ? GPOINTER_TO_UINT (place)
            : G_MAXUINT;
    }

  return match;
}

/* How two features lie: −2: the first one is below; 2: it is above; −1, 1: they merge, but what is
 * inside them is drawn in that order. */
static gint
draw_plan_order (const DrawPlan *plan, guint first, guint second)
{
  guint a = plan->ranks[first], b = plan->ranks[second];

  if (a == b)
    return first < second ? -1 : 1;
  return a < b ? -2 : 2;
}

static void
draw_compare_features (DrawPlan *a, DrawPlan *b, double reach, GArray *areas)
{
  g_autofree guint *to_b = draw_plan_match (a, b), *to_a = draw_plan_match (b, a);

  for (guint i = 0; i < a->signs->len; i++)
    if (to_b[i] == G_MAXUINT)
      draw_areas_add_sign (areas, g_ptr_array_index (a->signs, i), reach);

  for (guint i = 0; i < b->signs->len; i++)
    {
      const DrawSign *sign = g_ptr_array_index (b->signs, i), *before;

      if (!sign)
        continue;
      if (to_a[i] == G_MAXUINT)
        {
          draw_areas_add_sign (areas, sign, reach);
          continue;
        }
      before = g_ptr_array_index (a->signs, to_a[i]);
      if (before->side != sign->side)
        draw_areas_add_sign (areas, sign, reach);

      /* What both have may lie above what it lay below, or merge with it no longer. */
      for (guint j = b->below_from[i]; j < b->below_from[i + 1]; j++)
        {
          guint other = g_array_index (b->below, guint, j);
          DrawRect own, its;

          if (to_a[other] == G_MAXUINT
              || draw_plan_order (b, i, other) == draw_plan_order (a, to_a[i], to_a[other]))
            continue;
          own = draw_sign_get_rect (sign, reach);
          its = draw_sign_get_rect (g_ptr_array_index (b->signs, other), reach);
          draw_areas_add (areas,
                          (DrawRect){ MAX (own.left, its.left), MAX (own.top, its.top),
                                      MIN (own.right, its.right), MIN (own.bottom, its.bottom) });
        }
    }
}

/* Zones and points: few, and compared place by place. */
static gpointer
draw_get_item (const GPtrArray *items, guint i)
{
  return i < items->len ? g_ptr_array_index (items, i) : NULL;
}

static void
draw_areas_add_zone (GArray *areas, const WarZone *zone)
{
  WarPosition minimum, maximum;

  if (!zone)
    return;
  war_shape_get_bounds (&zone->shape, &minimum, &maximum);
  draw_areas_add (areas, (DrawRect){ (double) minimum.x / WAR_MILLIMETRE - ZONE_REACH,
                                     (double) minimum.y / WAR_MILLIMETRE - ZONE_REACH,
                                     (double) maximum.x / WAR_MILLIMETRE + ZONE_REACH,
                                     (double) maximum.y / WAR_MILLIMETRE + ZONE_REACH });
}

static void
draw_areas_add_point (GArray *areas, const WarPoint *point, const DrawMapOptions *options)
{
  double reach = draw_point_get_radius (options) * 1.2 + options->pixel;
  double x, y;

  if (!point)
    return;
  x = (double) point->position.x / WAR_MILLIMETRE;
  y = (double) point->position.y / WAR_MILLIMETRE;
  draw_areas_add (areas, (DrawRect){ x - reach, y - reach, x + reach, y + reach });
}

static void
draw_compare_marks (DrawPlan *a, DrawPlan *b, const DrawMapOptions *options, GArray *areas)
{
  const GPtrArray *zones = a->field->zones, *zones_b = b->field->zones;
  const GPtrArray *points = a->field->points, *points_b = b->field->points;

  for (guint i = 0; options->zones && i < MAX (zones->len, zones_b->len); i++)
    if (draw_get_item (zones, i) != draw_get_item (zones_b, i))
      {
        draw_areas_add_zone (areas, draw_get_item (zones, i));
        draw_areas_add_zone (areas, draw_get_item (zones_b, i));
      }
  for (guint i = 0; i < MAX (points->len, points_b->len); i++)
    if (draw_get_item (points, i) != draw_get_item (points_b, i))
      {
        draw_areas_add_point (areas, draw_get_item (points, i), options);
        draw_areas_add_point (areas, draw_get_item (points_b, i), options);
      }
}

/* What a label shows: labels with the same words for it are the same. */
static char *
draw_label_to_key (const DrawLabel *label)
{
  return g_strdup_printf ("%.2f %.2f %.2f %d %s", label->rect.left, label->rect.top,
                          label->lettering.size, label->colour, label->text);
}

static GHashTable *
draw_labels_list (const GArray *labels)
{
  GHashTable *keys = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  for (guint i = 0; i < labels->len; i++)
    g_hash_table_add (keys, draw_label_to_key (&g_array_index (labels, DrawLabel, i)));

  return keys;
}

/* Adds the labels that the others are without. */
static void
draw_compare_labels (const GArray *labels, const GArray *others, const DrawMapOptions *options,
                     GArray *areas)
{
  g_autoptr (GHashTable) keys = draw_labels_list (others);

  for (guint i = 0; i < labels->len; i++)
    {
      const DrawLabel *label = &g_array_index (labels, DrawLabel, i);
      g_autofree char *key = draw_label_to_key (label);
      double reach = draw_label_get_reach (label, options);

      if (!g_hash_table_contains (keys, key))
        draw_areas_add (areas, (DrawRect){ label->rect.left - reach, label->rect.top - reach,
                                           label->rect.right + reach, label->rect.bottom + reach });
    }
}

/* The key at the foot of the map. */
static gboolean
draw_same_key (const WarField *a, const WarField *b, const DrawMapOptions *options)
{
  DrawKeySign signs[2][DRAW_KEY_MAX];
  guint n = draw_field_list_signs (a, options, signs[0]);

  if (draw_field_list_signs (b, options, signs[1]) != n)
    return FALSE;
  for (guint i = 0; i < n; i++)
    if (signs[0][i].name != signs[1][i].name || signs[0][i].shape != signs[1][i].shape)
      return FALSE;
  return TRUE;
}

/* Whether as much is left out of both. */
static gboolean
have_same_bounds (const DrawPlan *a, const DrawPlan *b)
{
  return fabs (a->crowd - b->crowd) <= 0 && fabs (a->fill - b->fill) <= 0
         && fabs (a->longest - b->longest) <= 0 && fabs (a->largest - b->largest) <= 0
         && !a->is_heap && !b->is_heap;
}

/* Forts and starts; all else of a board is features. */
static void
draw_compare_hexes (const WarField *a, const WarField *b, GArray *areas)
{
  WarHexes hexes;

  if (a->board == NULL || b->board == NULL || a->board == b->board)
    return;

  hexes = war_field_get_hexes (b);
  for (guint hex = 0; hex < war_hexes_get_n (&hexes); hex++)
    if (memcmp (&a->board->cells[hex], &b->board->cells[hex], sizeof (WarHexCell)) != 0)
      draw_areas_add (areas, draw_hex_get_rect (&hexes, (WarHex) hex));
}

/* Whether there is a board of the same size on both, or on neither. */
static gboolean
have_same_hexes (const WarField *a, const WarField *b)
{
  if (a->board == NULL || b->board == NULL)
    return a->board == b->board;
  return a->board->n_columns == b->board->n_columns && a->board->n_rows == b->board->n_rows;
}

GArray *
draw_plan_compare (DrawPlan *a, DrawPlan *b, const DrawMapOptions *options)
{
  GArray *areas = g_array_new (FALSE, FALSE, sizeof (cairo_rectangle_t));
  double reach, margin, width, depth;

  g_return_val_if_fail (a != NULL && b != NULL && options != NULL, areas);

  reach = DRAW_SIGN_REACH * draw_map_get_detail (options);
  margin = draw_map_get_margin (b->field);
  width = (double) b->field->width / WAR_MILLIMETRE;
  depth = (double) b->field->depth / WAR_MILLIMETRE;

  if (a->field->width != b->field->width || a->field->depth != b->field->depth
      || g_strcmp0 (a->field->name, b->field->name) != 0 || !have_same_bounds (a, b)
      || !have_same_hexes (a->field, b->field))
    {
      draw_areas_add (areas, (DrawRect){ -margin, -margin, width + margin, depth + margin });
      return areas;
    }

  draw_compare_features (a, b, reach, areas);
  draw_compare_hexes (a->field, b->field, areas);
  draw_compare_marks (a, b, options, areas);
  if (!draw_same_key (a->field, b->field, options))
    draw_areas_add (areas, (DrawRect){ -margin, depth, width + margin, depth + margin });
  if (options->labels)
    {
      /* In this order: the labels of the newer one are those that are wanted next. */
      g_autoptr (GArray) before = g_array_ref ((GArray *) draw_plan_get_labels (a, options));
      const GArray *after = draw_plan_get_labels (b, options);

      draw_compare_labels (before, after, options, areas);
      draw_compare_labels (after, before, options, areas);
    }

  return areas;
}
