/* terrain-usual.c: how terrain is usually shaped
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/terrain-usual.h"

/* Hundredths of an inch. */
#define IN(hundredths) (((hundredths) *WAR_INCH + 50) / 100)

static const char *const building_variants[] = { "church", "ruin", NULL };
static const char *const road_variants[] = { "track", NULL };
static const char *const wood_variants[] = { "conifer", "deciduous", "splintered", NULL };
static const char *const works_variants[] = { "side-1", "side-2", NULL };

static const WarTerrainUsual usual[WAR_N_TERRAINS] = {
  [WAR_TERRAIN_OPEN] = { WAR_SHAPE_AREA, IN (200), IN (200), NULL },
  [WAR_TERRAIN_MUD] = { WAR_SHAPE_AREA, IN (200), IN (150), NULL },
  [WAR_TERRAIN_SWAMP] = { WAR_SHAPE_AREA, IN (200), IN (150), NULL },
  [WAR_TERRAIN_SNOW] = { WAR_SHAPE_AREA, IN (200), IN (200), NULL },
  [WAR_TERRAIN_STREAM] = { WAR_SHAPE_LINE, IN (50), IN (50), NULL },
  [WAR_TERRAIN_RIVER] = { WAR_SHAPE_LINE, IN (150), IN (150), NULL },
  [WAR_TERRAIN_ROAD] = { WAR_SHAPE_LINE, IN (90), IN (90), road_variants },
  [WAR_TERRAIN_DUCKBOARD] = { WAR_SHAPE_LINE, IN (40), IN (40), NULL },
  [WAR_TERRAIN_WOOD] = { WAR_SHAPE_AREA, IN (250), IN (200), wood_variants },
  [WAR_TERRAIN_HEDGE] = { WAR_SHAPE_LINE, IN (30), IN (30), NULL },
  [WAR_TERRAIN_FENCE] = { WAR_SHAPE_LINE, IN (20), IN (20), NULL },
  [WAR_TERRAIN_WALL] = { WAR_SHAPE_LINE, IN (22), IN (22), NULL },
  [WAR_TERRAIN_SANDBAGS] = { WAR_SHAPE_LINE, IN (34), IN (34), works_variants },
  [WAR_TERRAIN_BARBED_WIRE] = { WAR_SHAPE_LINE, IN (62), IN (62), works_variants },
  [WAR_TERRAIN_TRENCH] = { WAR_SHAPE_LINE, IN (80), IN (80), works_variants },
  [WAR_TERRAIN_SMALL_SHELL_HOLE] = { WAR_SHAPE_ELLIPSE, IN (60), IN (54), NULL },
  [WAR_TERRAIN_LARGE_SHELL_HOLE] = { WAR_SHAPE_ELLIPSE, IN (170), IN (150), NULL },
  [WAR_TERRAIN_RUBBLE] = { WAR_SHAPE_AREA, IN (150), IN (120), NULL },
  [WAR_TERRAIN_BUILDING] = { WAR_SHAPE_BOX, IN (150), IN (110), building_variants },
  [WAR_TERRAIN_BUNKER] = { WAR_SHAPE_BOX, IN (200), IN (120), works_variants },
  [WAR_TERRAIN_HILL] = { WAR_SHAPE_AREA, IN (400), IN (300), NULL },
  [WAR_TERRAIN_GUN_PIT] = { WAR_SHAPE_ELLIPSE, IN (200), IN (180), works_variants },
  [WAR_TERRAIN_FORD] = { WAR_SHAPE_BOX, IN (150), IN (120), NULL },
  [WAR_TERRAIN_BRIDGE] = { WAR_SHAPE_BOX, IN (120), IN (180), NULL },
  [WAR_TERRAIN_DEEP_MUD] = { WAR_SHAPE_AREA, IN (200), IN (150), NULL },
};

const WarTerrainUsual *
war_terrain_get_usual (WarTerrain terrain)
{
  return &usual[terrain];
}
