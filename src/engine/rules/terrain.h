/* terrain.h: the terrain types that all systems share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* The terrain types of ruling G-7. What a type does is a table of each rule system, in data; here
 * it only has an identity. The ids are those of the documents and never change. */
typedef enum
{
  WAR_TERRAIN_OPEN,
  WAR_TERRAIN_MUD,
  WAR_TERRAIN_SWAMP,
  WAR_TERRAIN_SNOW,
  WAR_TERRAIN_STREAM,
  WAR_TERRAIN_RIVER,
  WAR_TERRAIN_ROAD,
  WAR_TERRAIN_DUCKBOARD,
  WAR_TERRAIN_WOOD,
  WAR_TERRAIN_HEDGE,
  WAR_TERRAIN_FENCE,
  WAR_TERRAIN_WALL,
  WAR_TERRAIN_SANDBAGS,
  WAR_TERRAIN_BARBED_WIRE,
  WAR_TERRAIN_TRENCH,
  WAR_TERRAIN_SMALL_SHELL_HOLE,
  WAR_TERRAIN_LARGE_SHELL_HOLE,
  WAR_TERRAIN_RUBBLE,
  WAR_TERRAIN_BUILDING,
  WAR_TERRAIN_BUNKER,
  WAR_TERRAIN_HILL,
  WAR_TERRAIN_GUN_PIT,
  WAR_TERRAIN_FORD,
  WAR_TERRAIN_BRIDGE,
  WAR_TERRAIN_DEEP_MUD,
} WarTerrain;

#define WAR_N_TERRAINS (WAR_TERRAIN_DEEP_MUD + 1)

const char *war_terrain_get_id (WarTerrain terrain);
const char *war_terrain_get_name (WarTerrain terrain); /* untranslated */

/* The ids of all types in the order of the enumeration, NULL-terminated. */
const char *const *war_terrain_get_ids (void);

G_END_DECLS
