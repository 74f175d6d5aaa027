/* uvtt-writer.c: writes maps for virtual tabletops
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <json-glib/json-glib.h>

#include "store/foreign/uvtt.h"

#define FORMAT 0.3 /* the version that all programs read */

static void
add_pair (JsonBuilder *builder, double x, double y)
{
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "x");
  json_builder_add_double_value (builder, x);
  json_builder_set_member_name (builder, "y");
  json_builder_add_double_value (builder, y);
  json_builder_end_object (builder);
}

static void
add_position (JsonBuilder *builder, WarPosition position, WarLength square)
{
  add_pair (builder, (double) position.x / square, (double) position.y / square);
}

static void
add_positions (JsonBuilder *builder, const WarPosition *positions, guint n_positions,
               gboolean closed, WarLength square)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < n_positions; i++)
    add_position (builder, positions[i], square);
  if (closed)
    add_position (builder, positions[0], square);
  json_builder_end_array (builder);
}

/* Lines by their middle, as walls are there; everything else by its outline. */
static void
add_feature (JsonBuilder *builder, const WarOutlook *outlook, guint index, WarLength square)
{
  const WarShape *shape = &war_outlook_get_feature (outlook, index)->shape;
  const WarPosition *vertices;
  guint n_vertices;

  if (shape->kind == WAR_SHAPE_LINE)
    {
      add_positions (builder, (const WarPosition *) (void *) shape->vertices->data,
                     shape->vertices->len, FALSE, square);
      return;
    }

  vertices = war_ground_get_part (outlook->ground, index, 0, &n_vertices);
  add_positions (builder, vertices, n_vertices, TRUE, square);
}

/* What always blocks sight is a wall; what one may look into, or over when near, an object. */
static void
add_blockers (JsonBuilder *builder, const WarOutlook *outlook, gboolean walls, WarLength square)
{
  json_builder_begin_array (builder);
  for (guint i = 0; i < war_ground_get_n_features (outlook->ground); i++)
    {
      guint blocks = outlook->effects[i].blocks;

      if (blocks != WAR_BLOCKS_NEVER && (blocks == WAR_BLOCKS_ALWAYS) == walls)
        add_feature (builder, outlook, i, square);
    }
  json_builder_end_array (builder);
}

static void
add_empty_array (JsonBuilder *builder, const char *name)
{
  json_builder_set_member_name (builder, name);
  json_builder_begin_array (builder);
  json_builder_end_array (builder);
}

GBytes *
store_uvtt_to_bytes (const WarOutlook *outlook, WarLength square, GBytes *picture, guint pixels)
{
  const WarField *field = war_ground_get_field (outlook->ground);
  g_autoptr (JsonBuilder) builder = json_builder_new ();
  g_autoptr (JsonGenerator) generator = json_generator_new ();
  g_autoptr (JsonNode) root = NULL;
  g_autofree char *image
    = g_base64_encode (g_bytes_get_data (picture, NULL), g_bytes_get_size (picture));
  gsize length;
  char *text;

  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "format");
  json_builder_add_double_value (builder, FORMAT);
  json_builder_set_member_name (builder, "resolution");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "map_origin");
  add_pair (builder, 0, 0);
  json_builder_set_member_name (builder, "map_size");
  add_pair (builder, (double) field->width / square, (double) field->depth / square);
  json_builder_set_member_name (builder, "pixels_per_grid");
  json_builder_add_int_value (builder, pixels);
  json_builder_end_object (builder);

  json_builder_set_member_name (builder, "line_of_sight");
  add_blockers (builder, outlook, TRUE, square);
  json_builder_set_member_name (builder, "objects_line_of_sight");
  add_blockers (builder, outlook, FALSE, square);
  add_empty_array (builder, "portals");
  json_builder_set_member_name (builder, "environment");
  json_builder_begin_object (builder);
  json_builder_set_member_name (builder, "baked_lighting");
  json_builder_add_boolean_value (builder, FALSE);
  json_builder_set_member_name (builder, "ambient_light");
  json_builder_add_string_value (builder, "ffffffff");
  json_builder_end_object (builder);
  add_empty_array (builder, "lights");
  json_builder_set_member_name (builder, "image");
  json_builder_add_string_value (builder, image);
  json_builder_end_object (builder);

  root = json_builder_get_root (builder);
  json_generator_set_root (generator, root);
  text = json_generator_to_data (generator, &length);

  return g_bytes_new_take (text, length);
}
