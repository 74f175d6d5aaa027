/* tables.h: places in the tables of Trench Assault
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
  WAR_ASSAULT_UNIT_OPEN, /* assault.8.1, assault.8.4, assault.8.7 */
  WAR_ASSAULT_UNIT_TRENCH, /* assault.8.6 */
  WAR_ASSAULT_UNIT_WIRE, /* assault.8.5: a way that meets it */
};

enum
{
  WAR_ASSAULT_WEAPON_MOVING, /* the three columns of assault.6.5 */
  WAR_ASSAULT_WEAPON_STILL,
  WAR_ASSAULT_WEAPON_COVERED,
};

enum
{
  WAR_ASSAULT_TERRAIN_COVERED, /* assault.A-23 */
  WAR_ASSAULT_TERRAIN_TRENCH, /* assault.8.6 */
  WAR_ASSAULT_TERRAIN_SIGHT, /* WarBlocks, in that order */
  WAR_ASSAULT_TERRAIN_SIGHT_LIMIT,
  WAR_ASSAULT_TERRAIN_BOG, /* assault.8.8 */
  WAR_ASSAULT_TERRAIN_WIRE, /* assault.A-16 */
  WAR_ASSAULT_TERRAIN_PASSAGE, /* all, at crossings only, tanks only */
  WAR_ASSAULT_TERRAIN_CROSSING,
};

enum
{
  WAR_ASSAULT_SHELL_REACH, /* assault.5.2 */
  WAR_ASSAULT_NEAR, /* assault.6.6 */
  WAR_ASSAULT_SURRENDER_REACH, /* assault.7.7 */
  WAR_ASSAULT_BACK, /* assault.9.7 */
  WAR_ASSAULT_RALLY_REACH, /* assault.10.2 */
  WAR_ASSAULT_FIGHT_REACH, /* assault.A-19 */
  WAR_ASSAULT_NEXT_TO, /* assault.A-13 */
  WAR_ASSAULT_EXIT_REACH, /* assault.A-18 */
  WAR_ASSAULT_SHUT_REACH, /* assault.A-18 */
  WAR_ASSAULT_LINE_REACH, /* assault.A-8 */
  WAR_ASSAULT_CREEP, /* assault.A-11 */
  WAR_ASSAULT_FRONT, /* assault.1.7, assault.A-26 */
  WAR_ASSAULT_STRETCH, /* assault.A-4 */
  WAR_ASSAULT_BELT_DEPTH, /* assault.A-16 */
  WAR_ASSAULT_BELT_AHEAD, /* assault.A-16 */
  WAR_ASSAULT_GAPPED_FACTOR, /* assault.8.2 */
  WAR_ASSAULT_UNGAPPED_FACTOR, /* assault.8.3 */
  WAR_ASSAULT_BUNKER_BLOCKED, /* assault.3.3 */
  WAR_ASSAULT_STRETCH_GAPPED, /* assault.A-4 */
  WAR_ASSAULT_LOSSES_PERCENT, /* assault.7.1 */
  WAR_ASSAULT_UNPIN, /* assault.10.1 */
  WAR_ASSAULT_UNPIN_NO_OFFICER, /* assault.10.2 */
  WAR_ASSAULT_UNPIN_NERVOUS, /* assault.10.3 */
  WAR_ASSAULT_UNPIN_DEMORALISED, /* assault.10.4 */
  WAR_ASSAULT_MORALE_NERVOUS, /* assault.7.2 */
  WAR_ASSAULT_STUCK, /* assault.8.8: the highest roll that is stuck */
  WAR_ASSAULT_BASES_TO_TAKE, /* assault.A-7 */
  WAR_ASSAULT_BASES_TO_GO_ON, /* assault.A-7 */
  WAR_ASSAULT_COMPANIES_PERCENT, /* assault.A-7 */
  WAR_ASSAULT_TURNS, /* assault.A-7 */
};

enum
{
  WAR_ASSAULT_TABLE_SHELL, /* assault.5.2 */
  WAR_ASSAULT_TABLE_SHOT, /* assault.6.6 */
  WAR_ASSAULT_TABLE_MORALE, /* assault.7.3 to assault.7.5 */
  WAR_ASSAULT_TABLE_MELEE, /* assault.9.7 to assault.9.10 */
  WAR_ASSAULT_TABLE_MELEE_MODIFIERS, /* assault.9.2 to assault.9.6 */
};

/* The columns of each. */
enum
{
  WAR_ASSAULT_SHELL_DIE,
  WAR_ASSAULT_SHELL_EFFECT,
};

enum
{
  WAR_ASSAULT_SHOT_DIE,
  WAR_ASSAULT_SHOT_NEAR,
  WAR_ASSAULT_SHOT_FAR,
};

enum
{
  WAR_ASSAULT_MORALE_LEAST,
  WAR_ASSAULT_MORALE_STATE,
};

enum
{
  WAR_ASSAULT_MELEE_LEAST,
  WAR_ASSAULT_MELEE_RESULT,
};

enum
{
  WAR_ASSAULT_MELEE_MODIFIERS_CAUSE,
  WAR_ASSAULT_MELEE_MODIFIERS_ADDS,
};

enum
{
  WAR_ASSAULT_AMENDMENT_TANKS_AND_SHELLS, /* assault.A-2 */
  WAR_ASSAULT_AMENDMENT_OFFICERS, /* assault.A-6 */
  WAR_ASSAULT_AMENDMENT_CLOSE_FIRE, /* assault.A-14 */
  WAR_ASSAULT_AMENDMENT_DEMORALISED, /* assault.A-15 */
  WAR_ASSAULT_AMENDMENT_TRENCHES, /* assault.A-17 */
  WAR_ASSAULT_AMENDMENT_ENTRANCES, /* assault.A-18 */
  WAR_ASSAULT_AMENDMENT_LEADERS, /* assault.A-19 */
  WAR_ASSAULT_AMENDMENT_TANKS, /* assault.A-22 */
  WAR_ASSAULT_AMENDMENT_NOTES, /* assault.A-8: a choice */
  WAR_ASSAULT_AMENDMENT_UMPIRE, /* assault.A-28: likewise */
};
