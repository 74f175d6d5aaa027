/* map-layers.c: the map in layers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/map/map-private.h"

static void
draw_layer_paper (const DrawMap *map, const GArray *features)
{
  draw_map_paper (map);
}

static void
draw_layer_ground (const DrawMap *map, const GArray *features)
{
  draw_map_ground (map);
}

static void
draw_layer_zones (const DrawMap *map, const GArray *features)
{
  draw_map_zones (map, FALSE);
}

/* The end of the features from there on that have one rank. */
static guint
find_next_rank (const DrawPlan *plan, const GArray *features, guint first)
{
  guint rank = plan->ranks[g_array_index (features, guint, first)], next = first + 1;

  while (next < features->len && plan->ranks[g_array_index (features, guint, next)] == rank)
    next++;
  return next;
}

static void
draw_layer_terrain (const DrawMap *map, const GArray *features)
{
  for (guint first = 0, next; first < features->len; first = next)
    {
      next = find_next_rank (map->plan, features, first);
      draw_map_group (map, &g_array_index (features, guint, first), next - first);
    }
}

static void
draw_layer_grid (const DrawMap *map, const GArray *features)
{
  draw_map_grid (map);
}

static void
draw_layer_zone_edges (const DrawMap *map, const GArray *features)
{
  draw_map_zones (map, TRUE);
}

static void
draw_layer_points (const DrawMap *map, const GArray *features)
{
  draw_map_points (map);
}

static void
draw_layer_labels (const DrawMap *map, const GArray *features)
{
  if (map->options->labels)
    draw_map_labels (map);
}

static void
draw_layer_border (const DrawMap *map, const GArray *features)
{
  draw_map_border (map);
}

static void
draw_layer_free (DrawLayer *layer)
{
  g_free (layer->id);
  g_free (layer->name);
  g_clear_pointer (&layer->features, g_array_unref);
  g_free (layer);
}

static DrawLayer *
add_layer (GPtrArray *layers, const char *id, const char *name,
           void (*draw) (const DrawMap *map, const GArray *features))
{
  DrawLayer *layer = g_new0 (DrawLayer, 1);

  layer->id = g_strdup (id);
  layer->name = g_strdup (name);
  layer->terrain = -1;
  layer->draw = draw;
  g_ptr_array_add (layers, layer);

  return layer;
}

static gboolean
touches_any (const DrawPlan *plan, guint feature, const GArray *others)
{
  DrawRect rect = draw_sign_get_rect (g_ptr_array_index (plan->signs, feature), DRAW_SIGN_REACH);

  for (guint i = 0; i < others->len; i++)
    {
      const DrawSign *other = g_ptr_array_index (plan->signs, g_array_index (others, guint, i));

      if (draw_rect_touches (rect, draw_sign_get_rect (other, DRAW_SIGN_REACH)))
        return TRUE;
    }

  return FALSE;
}

/* The layer of the terrain that the features, of one rank, may be drawn in: the topmost one, unless
 * something lies over it that must be below them. */
static DrawLayer *
find_layer (const DrawPlan *plan, const GPtrArray *layers, guint n_below, WarTerrain terrain,
            const guint *features, guint n_features)
{
  for (guint i = layers->len; i > n_below; i--)
    {
      DrawLayer *layer = g_ptr_array_index (layers, i - 1);

      if (layer->terrain == (gint) terrain)
        return layer;
      for (guint j = 0; j < n_features; j++)
        if (touches_any (plan, features[j], layer->features))
          return NULL;
    }

  return NULL;
}

static gint
compare_ranks (gconstpointer a, gconstpointer b, gpointer ranks)
{
  guint x = *(const guint *) a, y = *(const guint *) b;
  guint x_rank = ((const guint *) ranks)[x], y_rank = ((const guint *) ranks)[y];

  return x_rank != y_rank ? (x_rank < y_rank ? -1 : 1) : (x < y ? -1 : x > y);
}

/* One layer for each terrain, but where features of another lie between two of its own. */
static void
add_terrain_layers (const DrawPlan *plan, GPtrArray *layers)
{
  g_autoptr (GArray) order = g_array_new (FALSE, FALSE, sizeof (guint));
  guint n_below = layers->len, counts[WAR_N_TERRAINS] = { 0 };

  for (guint i = 0; i < plan->signs->len; i++)
    if (g_ptr_array_index (plan->signs, i) != NULL)
      g_array_append_val (order, i);
  g_array_sort_with_data (order, compare_ranks, plan->ranks);

  for (guint first = 0, next; first < order->len; first = next)
    {
      const guint *group = &g_array_index (order, guint, first);
      WarTerrain terrain
        = ((const DrawSign *) g_ptr_array_index (plan->signs, group[0]))->feature->terrain;
      const char *name = _ (war_terrain_get_name (terrain));
      DrawLayer *layer;

      for (next = first + 1; next < order->len; next++)
        if (plan->ranks[g_array_index (order, guint, next)] != plan->ranks[group[0]])
          break;

      layer = find_layer (plan, layers, n_below, terrain, group, next - first);
      if (layer == NULL)
        {
          const char *stem = war_terrain_get_id (terrain);
          guint n = ++counts[terrain];
          g_autofree char *id = n == 1 ? g_strdup (stem) : g_strdup_printf ("%s-%u", stem, n);
          g_autofree char *own = n == 1 ? g_strdup (name) : g_strdup_printf ("%s %u", name, n);

          layer = add_layer (layers, id, own, draw_layer_terrain);
          layer->terrain = (gint) terrain;
          layer->features = g_array_new (FALSE, FALSE, sizeof (guint));
        }
      g_array_append_vals (layer->features, group, next - first);
    }
}

GPtrArray *
draw_plan_get_layers (const DrawPlan *plan)
{
  GPtrArray *layers = g_ptr_array_new_with_free_func ((GDestroyNotify) draw_layer_free);

  add_layer (layers, "paper", _ ("Paper"), draw_layer_paper);
  add_layer (layers, "ground", _ ("Ground"), draw_layer_ground);
  add_layer (layers, "zones", _ ("Zones"), draw_layer_zones);
  add_terrain_layers (plan, layers);
  add_layer (layers, "grid", _ ("Squares"), draw_layer_grid);
  add_layer (layers, "zone-edges", _ ("Edges of Zones"), draw_layer_zone_edges);
  add_layer (layers, "points", _ ("Points"), draw_layer_points);
  add_layer (layers, "labels", _ ("Labels"), draw_layer_labels);
  add_layer (layers, "border", _ ("Border"), draw_layer_border);

  return layers;
}

/* Nothing but paper and border reaches beyond the field. */
void
draw_plan_layer (cairo_t *cr, DrawPlan *plan, const DrawLayer *layer, const DrawMapOptions *options)
{
  gboolean is_outside = layer->draw == draw_layer_paper || layer->draw == draw_layer_border;
  DrawMap map;

  cairo_save (cr);
  cairo_new_path (cr);
  if (!is_outside)
    {
      cairo_rectangle (cr, 0, 0, (double) plan->field->width / WAR_MILLIMETRE,
                       (double) plan->field->depth / WAR_MILLIMETRE);
      cairo_clip (cr);
    }
  draw_map_init (&map, cr, plan, options);
  layer->draw (&map, layer->features);
  cairo_restore (cr);
}

GArray *
draw_layer_get_parts (const DrawPlan *plan, const DrawLayer *layer)
{
  GArray *parts = g_array_new (FALSE, FALSE, sizeof (DrawLayerPart));
  const GArray *features = layer->features;

  for (guint first = 0, next; first < features->len; first = next)
    {
      gboolean alone = (next = find_next_rank (plan, features, first)) == first + 1;

      for (DrawPass pass = 0; pass < (alone ? 1 : DRAW_N_PASSES); pass++)
        for (guint i = first; i < next; i++)
          {
            const DrawLayerPart part
              = { g_array_index (features, guint, i), pass, alone ? DRAW_N_PASSES - 1 : pass };

            g_array_append_val (parts, part);
          }
    }

  return parts;
}

void
draw_plan_layer_part (cairo_t *cr, DrawPlan *plan, const DrawLayerPart *part,
                      const DrawMapOptions *options)
{
  DrawMap map;

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, (double) plan->field->width / WAR_MILLIMETRE,
                   (double) plan->field->depth / WAR_MILLIMETRE);
  cairo_clip (cr);
  draw_map_init (&map, cr, plan, options);
  for (DrawPass pass = part->first; pass <= part->last; pass++)
    draw_map_feature (&map, part->feature, pass);
  cairo_restore (cr);
}
