/* terrain.c: the terrain types that all systems share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/rules/terrain.h"

#include <glib/gi18n-lib.h>

static const char *const ids[WAR_N_TERRAINS + 1] = {
  [WAR_TERRAIN_OPEN] = "open",
  [WAR_TERRAIN_MUD] = "mud",
  [WAR_TERRAIN_SWAMP] = "swamp",
  [WAR_TERRAIN_SNOW] = "snow",
  [WAR_TERRAIN_STREAM] = "stream",
  [WAR_TERRAIN_RIVER] = "river",
  [WAR_TERRAIN_ROAD] = "road",
  [WAR_TERRAIN_DUCKBOARD] = "duckboard",
  [WAR_TERRAIN_WOOD] = "wood",
  [WAR_TERRAIN_HEDGE] = "hedge",
  [WAR_TERRAIN_FENCE] = "fence",
  [WAR_TERRAIN_WALL] = "wall",
  [WAR_TERRAIN_SANDBAGS] = "sandbags",
  [WAR_TERRAIN_BARBED_WIRE] = "barbed-wire",
  [WAR_TERRAIN_TRENCH] = "trench",
  [WAR_TERRAIN_SMALL_SHELL_HOLE] = "small-shell-hole",
  [WAR_TERRAIN_LARGE_SHELL_HOLE] = "large-shell-hole",
  [WAR_TERRAIN_RUBBLE] = "rubble",
  [WAR_TERRAIN_BUILDING] = "building",
  [WAR_TERRAIN_BUNKER] = "bunker",
  [WAR_TERRAIN_HILL] = "hill",
  [WAR_TERRAIN_GUN_PIT] = "gun-pit",
  [WAR_TERRAIN_FORD] = "ford",
  [WAR_TERRAIN_BRIDGE] = "bridge",
  [WAR_TERRAIN_DEEP_MUD] = "deep-mud",
};

static const char *const names[WAR_N_TERRAINS] = {
  [WAR_TERRAIN_OPEN] = N_ ("Open Ground"),
  [WAR_TERRAIN_MUD] = N_ ("Mud"),
  [WAR_TERRAIN_SWAMP] = N_ ("Swamp"),
  [WAR_TERRAIN_SNOW] = N_ ("Snow"),
  [WAR_TERRAIN_STREAM] = N_ ("Stream"),
  [WAR_TERRAIN_RIVER] = N_ ("River"),
  [WAR_TERRAIN_ROAD] = N_ ("Road"),
  [WAR_TERRAIN_DUCKBOARD] = N_ ("Duckboards"),
  [WAR_TERRAIN_WOOD] = N_ ("Wood"),
  [WAR_TERRAIN_HEDGE] = N_ ("Hedge"),
  [WAR_TERRAIN_FENCE] = N_ ("Fence"),
  [WAR_TERRAIN_WALL] = N_ ("Wall"),
  [WAR_TERRAIN_SANDBAGS] = N_ ("Sandbags"),
  [WAR_TERRAIN_BARBED_WIRE] = N_ ("Barbed Wire"),
  [WAR_TERRAIN_TRENCH] = N_ ("Trench"),
  [WAR_TERRAIN_SMALL_SHELL_HOLE] = N_ ("Small Shell Hole"),
  [WAR_TERRAIN_LARGE_SHELL_HOLE] = N_ ("Large Shell Hole"),
  [WAR_TERRAIN_RUBBLE] = N_ ("Rubble"),
  [WAR_TERRAIN_BUILDING] = N_ ("Building"),
  [WAR_TERRAIN_BUNKER] = N_ ("Bunker"),
  [WAR_TERRAIN_HILL] = N_ ("Hill"),
  [WAR_TERRAIN_GUN_PIT] = N_ ("Gun Pit"),
  [WAR_TERRAIN_FORD] = N_ ("Ford"),
  [WAR_TERRAIN_BRIDGE] = N_ ("Bridge"),
  [WAR_TERRAIN_DEEP_MUD] = N_ ("Deep Mud"),
};

/* Also the value of a feature's `terrain` in field files: "barbed-wire". */
const char *
war_terrain_get_id (WarTerrain terrain)
{
  g_return_val_if_fail ((guint) terrain < WAR_N_TERRAINS, NULL);

  return ids[terrain];
}

/* Untranslated, for gettext: "Barbed Wire". */
const char *
war_terrain_get_name (WarTerrain terrain)
{
  g_return_val_if_fail ((guint) terrain < WAR_N_TERRAINS, NULL);

  return names[terrain];
}

const char *const *
war_terrain_get_ids (void)
{
  return ids;
}
