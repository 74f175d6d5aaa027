/* tables.h: the places of the numbers of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* WarUnitType.stats */
enum
{
  WAR_EMPIRES_UNIT_BASES,
  WAR_EMPIRES_UNIT_STRENGTH, /* figures, dice, crew or hits, on all bases together */
  WAR_EMPIRES_UNIT_ROAD,
  WAR_EMPIRES_UNIT_COUNTRY,
  WAR_EMPIRES_UNIT_PINNED, /* 0: it does not move while it is pinned */
};

/* WarWeapon.stats */
enum
{
  WAR_EMPIRES_WEAPON_SHORT,
  WAR_EMPIRES_WEAPON_EFFECTIVE,
  WAR_EMPIRES_WEAPON_LONG,
  WAR_EMPIRES_WEAPON_DICE, /* of each base */
  WAR_EMPIRES_WEAPON_ARC, /* to either side of straight ahead, in degrees */
};

/* WarRules.terrain */
enum
{
  WAR_EMPIRES_TERRAIN_COVER,
  WAR_EMPIRES_TERRAIN_COVERS,
  WAR_EMPIRES_TERRAIN_SIGHT,
  WAR_EMPIRES_TERRAIN_SIGHT_LIMIT,
  WAR_EMPIRES_TERRAIN_OBSTACLE,
  WAR_EMPIRES_TERRAIN_PASSAGE,
  WAR_EMPIRES_TERRAIN_ROAD,
  WAR_EMPIRES_TERRAIN_CROSSING, /* of rivers */
};

enum
{
  WAR_EMPIRES_PASSAGE_ALL,
  WAR_EMPIRES_PASSAGE_ROAD, /* guns, vehicles and cavalry on roads only */
  WAR_EMPIRES_PASSAGE_UNMOUNTED, /* no cavalry, no vehicles */
  WAR_EMPIRES_PASSAGE_FOOT, /* infantry and machine guns only */
  WAR_EMPIRES_PASSAGE_CROSSING, /* by bridges and fords only */
};

/* WarRules.numbers */
enum
{
  WAR_EMPIRES_COMMAND_REACH, /* empires.3.1 */
  WAR_EMPIRES_MELEE_REACH, /* empires.3.12, empires.6.1 */
  WAR_EMPIRES_COVER_REACH, /* common.G-4 */
  WAR_EMPIRES_PLACE_REACH, /* empires.C-10 */
  WAR_EMPIRES_CUT_OFF_REACH, /* empires.C-8 */
  WAR_EMPIRES_COMMANDER_REACH, /* empires.7.3 */
  WAR_EMPIRES_ESCAPE_REACH, /* empires.C-18 */
  WAR_EMPIRES_MORALE_REACH, /* empires.8.3 */
  WAR_EMPIRES_HITS_TO_PIN, /* empires.7.7 */
  WAR_EMPIRES_ENFILADE_ARC, /* empires.C-9, in degrees */
  WAR_EMPIRES_SHORT_LESS, /* empires.5.1: what is taken from an artillery die */
  WAR_EMPIRES_EFFECTIVE_LESS,
  WAR_EMPIRES_LONG_LESS,
  WAR_EMPIRES_RETREAT, /* empires.8.7: the least result that retreats */
  WAR_EMPIRES_SURRENDER, /* empires.7.9 */
  WAR_EMPIRES_ZONE_DEPTH, /* empires.C-24 */
  WAR_EMPIRES_ENEMY_GAP, /* empires.C-14 */
  WAR_EMPIRES_PAIR_REACH, /* empires.C-6 */
  WAR_EMPIRES_CELL, /* empires.C-8: the side of a cell */
  WAR_EMPIRES_WHEEL_MOST, /* empires.C-3, in degrees */
  WAR_EMPIRES_SLANT_MOST, /* likewise */
  WAR_EMPIRES_MELEE_ROUNDS, /* empires.C-6 */
  WAR_EMPIRES_COMMANDER_HIT, /* empires.7.3: the least roll that hits one */
  WAR_EMPIRES_UNIT_POINTS, /* empires.C-10 */
  WAR_EMPIRES_PLACE_POINTS,
  WAR_EMPIRES_LOAD_SAVED, /* empires.C-23: the least roll that saves what a lorry carries */
};

/* WarRules.tables */
enum
{
  WAR_EMPIRES_TABLE_HITS, /* empires.4.4: the least result, and its hits */
  WAR_EMPIRES_TABLE_MODIFIERS, /* empires.4.5 to empires.8.6: roll, cause, and what it adds */
};

/* WarRules.system->amendments */
enum
{
  WAR_EMPIRES_AMENDMENT_ARTILLERY_COVER, /* empires.C-1 */
  WAR_EMPIRES_AMENDMENT_PRONE_COVER, /* empires.C-16 */
  WAR_EMPIRES_AMENDMENT_CAPTURE, /* empires.C-18 */
  WAR_EMPIRES_AMENDMENT_NO_TEST, /* empires.C-20 */
};

/* The first column of modifiers. */
enum
{
  WAR_EMPIRES_ROLL_SMALL_ARMS,
  WAR_EMPIRES_ROLL_ARTILLERY,
  WAR_EMPIRES_ROLL_MELEE,
  WAR_EMPIRES_ROLL_MORALE,
  WAR_EMPIRES_N_ROLLS,
};

/* The second. */
enum
{
  WAR_EMPIRES_CAUSE_TARGET_IN_COVER,
  WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED,
  WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED,
  WAR_EMPIRES_CAUSE_MOVED_AND_FIRED,
  WAR_EMPIRES_CAUSE_TARGET_CAVALRY,
  WAR_EMPIRES_CAUSE_TARGET_ARTILLERY,
  WAR_EMPIRES_CAUSE_TARGET_MACHINE_GUN,
  WAR_EMPIRES_CAUSE_LONG_RANGE,
  WAR_EMPIRES_CAUSE_SHORT_RANGE,
  WAR_EMPIRES_CAUSE_CREW_LOST, /* for each */
  WAR_EMPIRES_CAUSE_MORE_FIGURES, /* for each */
  WAR_EMPIRES_CAUSE_CAVALRY,
  WAR_EMPIRES_CAUSE_ATTACKING,
  WAR_EMPIRES_CAUSE_UNDER_FIRE,
  WAR_EMPIRES_CAUSE_FRIENDS_FLED,
  WAR_EMPIRES_CAUSE_IN_COVER,
  WAR_EMPIRES_CAUSE_ENFILADED,
  WAR_EMPIRES_CAUSE_TWO_FIGURES_LOST, /* for each pair */
  WAR_EMPIRES_N_TABLE_CAUSES,

  /* Not in the table: what an artillery die is made of (empires.5.1). */
  WAR_EMPIRES_CAUSE_RANGE = WAR_EMPIRES_N_TABLE_CAUSES,
  WAR_EMPIRES_N_CAUSES,
};

G_END_DECLS
