/* tables.h: places in the tables of Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* What system.c declares, and data gives values or words to: indices of WarUnitType.stats,
 * WarWeapon.stats, WarRules.terrain, WarRules.numbers and WarRules.tables, bits of
 * WarAmendments. */
enum
{
  WAR_RAIDER_UNIT_DICE, /* raider.3.9, raider.3.12, raider.4.9; 0: it does not move */
  WAR_RAIDER_UNIT_SAVE, /* raider.6.1 */
};

enum
{
  WAR_RAIDER_WEAPON_RANGE, /* 0: it is thrown, or dropped */
  WAR_RAIDER_WEAPON_HIT, /* 0: nobody rolls */
  WAR_RAIDER_WEAPON_COVER_HIT, /* raider.R-1; 0: cover makes no difference */
  WAR_RAIDER_WEAPON_NUMBER, /* how many it has of them; 0: one */
  WAR_RAIDER_WEAPON_SHOTS, /* of each, in the own phase */
  WAR_RAIDER_WEAPON_OPPORTUNITY, /* of each, in the other side's phase (raider.3.15) */
  WAR_RAIDER_WEAPON_ARC, /* in degrees; 0: all round */
};

enum
{
  WAR_RAIDER_TERRAIN_MEN, /* raider.R-9, and raider.R-26 for a garrison */
  WAR_RAIDER_TERRAIN_TANKS, /* raider.R-13 for straight */
  WAR_RAIDER_TERRAIN_CARS,
  WAR_RAIDER_TERRAIN_COVER,
  WAR_RAIDER_TERRAIN_COVERS, /* common.G-4 */
  WAR_RAIDER_TERRAIN_SIGHT, /* WarBlocks, in that order */
  WAR_RAIDER_TERRAIN_SIGHT_LIMIT,
  WAR_RAIDER_TERRAIN_CROSSING,
};

enum
{
  WAR_RAIDER_COVER_REACH, /* common.G-4 */
  WAR_RAIDER_GAS_RING, /* raider.2.7: across */
  WAR_RAIDER_GAS_DRIFT, /* raider.2.8 */
  WAR_RAIDER_GAS_FIRE, /* raider.2.12 */
  WAR_RAIDER_GAS_THROW, /* raider.R-3 */
  WAR_RAIDER_LARGE_SHELL_REACH, /* raider.R-2 */
  WAR_RAIDER_SMALL_SHELL_REACH, /* raider.R-2 */
  WAR_RAIDER_LEADER_REACH, /* raider.6.7 */
  WAR_RAIDER_HEADQUARTERS_REACH, /* raider.3.23 */
  WAR_RAIDER_BUNKER_REACH, /* raider.3.28 */
  WAR_RAIDER_CONTACT, /* raider.R-30 */
  WAR_RAIDER_NEXT_TARGET_REACH, /* raider.R-10 */
  WAR_RAIDER_BASE_LINE_DEPTH, /* raider.R-12 */
  WAR_RAIDER_CUT_REACH, /* raider.R-20 */
  WAR_RAIDER_CUT_POINT_REACH, /* raider.R-20 */
  WAR_RAIDER_CUT_WIDTH, /* raider.R-20 */
  WAR_RAIDER_RUN, /* raider.8.1 */
  WAR_RAIDER_EXPLOSION_REACH, /* raider.6.10 */
  WAR_RAIDER_FOG_REACH, /* raider.R-4 */
  WAR_RAIDER_MUD_LOSS, /* raider.R-4: of each movement roll */
  WAR_RAIDER_EXPLOSION_ARC, /* raider.6.10, in degrees */
  WAR_RAIDER_STRAIGHT_ARC, /* raider.R-13, in degrees */
  WAR_RAIDER_MAKE_GAS, /* raider.2.6: at most */
  WAR_RAIDER_GAS_KILLS, /* raider.2.9 */
  WAR_RAIDER_WIND_CHANGES, /* raider.2.3 */
  WAR_RAIDER_MEN_TO_TEST, /* raider.3.22 */
  WAR_RAIDER_BREAKS, /* raider.3.22: at most */
  WAR_RAIDER_MEN_TO_SURRENDER, /* raider.3.25 */
  WAR_RAIDER_TRENCH_ROLL, /* raider.5.3 */
  WAR_RAIDER_FLAME_EXPLODES, /* raider.6.10: at most */
  WAR_RAIDER_BUNKER_HIT, /* raider.R-26 */
  WAR_RAIDER_BUNKER_SAVE, /* raider.7.5 */
  WAR_RAIDER_BUNKER_DESTROYED, /* raider.7.2 */
  WAR_RAIDER_STRAFED, /* raider.8.2 */
  WAR_RAIDER_GARRISON, /* raider.R-26 */
  WAR_RAIDER_LEADER_MEN, /* raider.6.8 */
  WAR_RAIDER_NEW_UNITS, /* raider.4.3 */
  WAR_RAIDER_MISFORTUNE, /* raider.R-4 */
  WAR_RAIDER_LOSSES_THIRDS, /* raider.R-5: of three */
  WAR_RAIDER_DUDS, /* raider.R-4: at most */
  WAR_RAIDER_LONE_INTERCEPTION, /* raider.R-21 */
  WAR_RAIDER_SHELL_HEADINGS, /* raider.R-2: evenly round */
  WAR_RAIDER_TURNS, /* raider.R-5 */
};

enum
{
  WAR_RAIDER_TABLE_WIND, /* raider.2.4 */
  WAR_RAIDER_TABLE_BOMBARDMENT, /* raider.3.2, raider.4.5 */
  WAR_RAIDER_TABLE_HEAVY, /* raider.3.30 */
  WAR_RAIDER_TABLE_REINFORCEMENTS, /* raider.3.26, raider.3.28, raider.3.29 */
  WAR_RAIDER_TABLE_ARRIVALS, /* raider.4.3; a row without a unit: the next table */
  WAR_RAIDER_TABLE_SPECIAL, /* raider.4.4 */
  WAR_RAIDER_TABLE_CUTTING, /* raider.6.3 */
  WAR_RAIDER_TABLE_RETURN_SHOT, /* raider.8.3, raider.R-21 */
  WAR_RAIDER_TABLE_BOMB, /* raider.8.5 */
  WAR_RAIDER_TABLE_INTERCEPTION, /* raider.8.6 */
  WAR_RAIDER_TABLE_DOGFIGHT, /* raider.8.7 */
  WAR_RAIDER_TABLE_MISFORTUNES, /* raider.R-4 */
};

/* The columns of each. */
enum
{
  WAR_RAIDER_WIND_DIE,
  WAR_RAIDER_WIND_FROM,
};

enum
{
  WAR_RAIDER_BOMBARDMENT_SIDE,
  WAR_RAIDER_BOMBARDMENT_DIE,
  WAR_RAIDER_BOMBARDMENT_SHELLS,
  WAR_RAIDER_BOMBARDMENT_DICE,
};

enum
{
  WAR_RAIDER_HEAVY_DIE,
  WAR_RAIDER_HEAVY_UNIT,
};

enum
{
  WAR_RAIDER_REINFORCEMENTS_CAUSE,
  WAR_RAIDER_REINFORCEMENTS_DICE,
};

enum
{
  WAR_RAIDER_ARRIVALS_DIE,
  WAR_RAIDER_ARRIVALS_UNIT,
  WAR_RAIDER_ARRIVALS_COUNT,
};

enum
{
  WAR_RAIDER_SPECIAL_DIE,
  WAR_RAIDER_SPECIAL_UNIT,
};

enum
{
  WAR_RAIDER_CUTTING_MEN,
  WAR_RAIDER_CUTTING_LEAST,
};

enum
{
  WAR_RAIDER_RETURN_SHOT_DIE,
  WAR_RAIDER_RETURN_SHOT_EFFECT,
};

enum
{
  WAR_RAIDER_BOMB_DIE,
  WAR_RAIDER_BOMB_EFFECT,
};

enum
{
  WAR_RAIDER_INTERCEPTION_DIE,
  WAR_RAIDER_INTERCEPTION_AEROPLANES,
  WAR_RAIDER_INTERCEPTION_LOST,
};

enum
{
  WAR_RAIDER_DOGFIGHT_DIE,
  WAR_RAIDER_DOGFIGHT_EFFECT,
};

enum
{
  WAR_RAIDER_MISFORTUNES_SUM,
  WAR_RAIDER_MISFORTUNES_EVENT,
};

enum
{
  WAR_RAIDER_AMENDMENT_SMALL_SHELLS, /* raider.R-2 */
  WAR_RAIDER_AMENDMENT_GAS, /* raider.R-3 */
  WAR_RAIDER_AMENDMENT_MISFORTUNES, /* raider.R-4 */
  WAR_RAIDER_AMENDMENT_STOCK, /* raider.R-19 */
  WAR_RAIDER_AMENDMENT_OWN_WIRE, /* raider.R-20 */
  WAR_RAIDER_AMENDMENT_MASTER, /* raider.R-32 */
};
