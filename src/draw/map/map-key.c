/* map-key.c: which signs a map has, and what they mean
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/map/map-private.h"
#include "text/field/hex-map.h"
#include "text/words/phrase.h"

static guint
add (DrawKeySign *signs, guint n, const char *name, WarTerrain terrain, WarShapeKind shape)
{
  signs[n] = (DrawKeySign){ .name = name, .terrain = terrain, .shape = shape };
  return n + 1;
}

/* What is on the hexes, in their words. */
static guint
list_hexes (const WarHexBoard *board, DrawKeySign *signs, guint n)
{
  gboolean has[WAR_HEX_N_TERRAINS] = { FALSE }, has_road = FALSE, has_start = FALSE;

  for (guint hex = 0; hex < war_hex_board_get_n (board); hex++)
    {
      has[board->cells[hex].terrain] = TRUE;
      has_road = has_road || board->cells[hex].roads != 0;
      has_start = has_start || board->cells[hex].start != 0;
    }

  if (has[WAR_HEX_FOREST])
    n = add (signs, n, text_hex_terrain (WAR_HEX_FOREST), WAR_TERRAIN_WOOD, WAR_SHAPE_AREA);
  if (has[WAR_HEX_RIVER] || has[WAR_HEX_BRIDGE])
    n = add (signs, n, text_hex_terrain (WAR_HEX_RIVER), WAR_TERRAIN_RIVER, WAR_SHAPE_LINE);
  if (has_road)
    n = add (signs, n, _ (war_terrain_get_name (WAR_TERRAIN_ROAD)), WAR_TERRAIN_ROAD,
             WAR_SHAPE_LINE);
  if (has[WAR_HEX_BRIDGE])
    n = add (signs, n, text_hex_terrain (WAR_HEX_BRIDGE), WAR_TERRAIN_BRIDGE, WAR_SHAPE_AREA);
  if (has[WAR_HEX_FORT])
    signs[n++] = (DrawKeySign){
      .name = text_hex_terrain (WAR_HEX_FORT),
      .hex = { .terrain = WAR_HEX_FORT, .open = 1 << 1 | 1 << 4, .fort = 1 },
    };
  if (has_start)
    signs[n++] = (DrawKeySign){ .name = _ ("Start of an army"), .hex = { .start = 1 } };
  return n;
}

/* Whether the sides have such works: bits by side. */
static guint
find_sides (const WarField *field, WarTerrain terrain)
{
  guint sides = 0;

  for (guint i = 0; i < field->features->len && (sides & 6) != 6; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      if (feature->terrain == terrain)
        sides |= 1u << draw_feature_get_side (feature, field);
    }
  return sides;
}

/* "Trench, Entente", or with the side's number. */
static const char *
name_for_side (const char *name, gint side, const DrawMapOptions *options)
{
  const char *words = options->sides[side - 1];
  g_autofree char *whose = NULL;

  if (words != NULL && *words != '\0')
    /* TRANSLATORS: something on a map, and the name of the side whose it is: "Trench, Entente". */
    whose = g_strdup_printf (C_ ("map", "%s, %s"), name, text_translate (words));
  else
    /* TRANSLATORS: works on a map, and whose they are: "Trench, side 1". */
    whose = g_strdup_printf (_ ("%s, side %d"), name, side);
  return g_intern_string (whose);
}

/* One for each side that has such works, as far as they are known. */
static guint
add_works (const WarField *field, const DrawMapOptions *options, DrawKeySign *signs, guint n,
           WarTerrain terrain, WarShapeKind shape)
{
  const char *name = _ (war_terrain_get_name (terrain));
  guint sides = find_sides (field, terrain);

  if ((sides & 6) != 6)
    {
      n = add (signs, n, name, terrain, shape);
      signs[n - 1].side = (sides & 4) != 0 ? 2 : 0;
      return n;
    }
  for (gint side = 1; side <= 2; side++)
    {
      n = add (signs, n, name_for_side (name, side, options), terrain, shape);
      signs[n - 1].side = side;
    }
  return n;
}

/* Where each side deploys. */
static guint
add_zones (const WarField *field, const DrawMapOptions *options, DrawKeySign *signs, guint n)
{
  for (gint side = 1; side <= 2; side++)
    for (guint i = 0; i < field->zones->len; i++)
      {
        const WarZone *zone = g_ptr_array_index (field->zones, i);

        if (zone->side != side || zone->role != NULL)
          continue;
        signs[n++] = (DrawKeySign){
          .name = name_for_side (_ ("Zone"), side, options),
          .side = side,
          .is_zone = TRUE,
        };
        break;
      }
  return n;
}

guint
draw_field_list_signs (const WarField *field, const DrawMapOptions *options,
                       DrawKeySign signs[DRAW_KEY_MAX])
{
  gint shapes[WAR_N_TERRAINS];
  guint n = 0;

  for (guint i = 0; i < WAR_N_TERRAINS; i++)
    shapes[i] = -1;
  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);

      if (shapes[feature->terrain] < 0 && !draw_hexes_made (field, feature))
        shapes[feature->terrain] = (gint) feature->shape.kind;
    }

  if (field->board != NULL)
    n = list_hexes (field->board, signs, n);
  for (WarTerrain terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    if (shapes[terrain] >= 0 && options->ink != DRAW_INK_COLOUR && draw_terrain_is_works (terrain))
      n = add_works (field, options, signs, n, terrain, (WarShapeKind) shapes[terrain]);
    else if (shapes[terrain] >= 0)
      n = add (signs, n, _ (war_terrain_get_name (terrain)), terrain,
               (WarShapeKind) shapes[terrain]);
  return options->zones ? add_zones (field, options, signs, n) : n;
}

/* Wire is drawn in rows of barbs, of which one alone would look like another sign. */
#define WIRE_SCALE 0.5

void
draw_key_sign (const DrawMap *map, const DrawKeySign *sign, double left, double top, double width,
               double height, double scale)
{
  if (sign->terrain == WAR_TERRAIN_BARBED_WIRE)
    scale *= WIRE_SCALE;
  if (sign->is_zone)
    draw_map_zone_sample (map, sign->side, left, top, width, height, scale);
  else if (sign->hex.fort != 0 || sign->hex.start != 0)
    draw_map_hex_sample (map, &sign->hex, left + width / 2, top + height / 2, height);
  else
    draw_map_sample (map, sign->terrain, sign->shape, sign->side, left, top, width, height, scale);
}
