/* tables.h: places in the tables of Trench Club
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
  WAR_CLUB_UNIT_MOVEMENT, /* in steps; 0: it does not move */
  WAR_CLUB_UNIT_HIT, /* 0: it is no target */
  WAR_CLUB_UNIT_DAMAGE, /* club.M-23: so much destroys it; 0: it takes none */
};

enum
{
  WAR_CLUB_WEAPON_RANGE, /* in hexes */
  WAR_CLUB_WEAPON_LEAST_RANGE, /* 0: from the next hex on */
  WAR_CLUB_WEAPON_FIREPOWER,
};

enum
{
  WAR_CLUB_TERRAIN_HEX, /* club.M-20: what a hex of it counts as */
};

enum
{
  WAR_CLUB_FORTS, /* club.1.9 */
  WAR_CLUB_FORTS_OF_FOUR, /* club.1.9 */
  WAR_CLUB_BONDS, /* club.2.14 */
  WAR_CLUB_OPENING_BONDS, /* club.2.16, of Austria-Hungary */
  WAR_CLUB_FLANK_DICE, /* club.M-24 */
  WAR_CLUB_SURROUND_DICE, /* club.3.3, club.M-24 */
  WAR_CLUB_FOREST_HIT, /* club.M-23 */
  WAR_CLUB_HITS_OF_DAMAGE, /* club.M-23: so many are one damage */
  WAR_CLUB_DAMAGED, /* club.3.6: experience for damage */
  WAR_CLUB_DESTROYED, /* club.3.6: experience for a unit destroyed */
  WAR_CLUB_STRAYS, /* club.M-18: at most */
  WAR_CLUB_REPAIR_ORDER, /* club.5.13: damage, at least */
  WAR_CLUB_ENEMY_REPAIRS, /* club.9.2: damage, at least */
  WAR_CLUB_REPAIR_PART, /* club.M-28: the price is divided by it, rounded up */
  WAR_CLUB_HEALS, /* club.M-12 */
  WAR_CLUB_HEAL_LEAST, /* club.8.3 */
  WAR_CLUB_HEAL_RANGE, /* club.M-12 */
  WAR_CLUB_TURRETS, /* club.8.7 */
  WAR_CLUB_MINE_ROUNDS, /* club.8.8 */
  WAR_CLUB_MINE_DISTANCE, /* club.8.9 */
  WAR_CLUB_MINE_KILLS, /* club.8.11: at most */
  WAR_CLUB_OVERKILL_PERCENT, /* club.M-9 */
  WAR_CLUB_OF_A_TYPE, /* club.9.8 */
  WAR_CLUB_AWAY_TURNS, /* club.M-16 */
  WAR_CLUB_ARMIES_FIRST, /* club.4.7 */
  WAR_CLUB_ARMIES_SECOND, /* club.4.7 */
  WAR_CLUB_ROUNDS, /* club.M-17 */
};

enum
{
  WAR_CLUB_TABLE_COSTS, /* club.M-20; no row: it cannot be entered */
  WAR_CLUB_TABLE_DICE, /* club.M-23 */
  WAR_CLUB_TABLE_GRADES, /* club.M-25 */
  WAR_CLUB_TABLE_LEVELS, /* club.11.1 to club.11.6 */
  WAR_CLUB_TABLE_MOODS, /* 6; the names of the columns */
  WAR_CLUB_TABLE_CHART, /* club.6.101 to club.6.601 */
};

/* The columns of each. */
enum
{
  WAR_CLUB_COSTS_HEX,
  WAR_CLUB_COSTS_KIND,
  WAR_CLUB_COSTS_HALVES, /* of a step */
  WAR_CLUB_COSTS_ALONG, /* over road edges only */
  WAR_CLUB_COSTS_WHOLE, /* as the only step of a move */
};

enum
{
  WAR_CLUB_DICE_DAMAGE,
  WAR_CLUB_DICE_DICE,
};

enum
{
  WAR_CLUB_GRADES_LEAST,
  WAR_CLUB_GRADES_GRADE,
};

enum
{
  WAR_CLUB_LEVELS_LEVEL,
  WAR_CLUB_LEVELS_FLAGS,
  WAR_CLUB_LEVELS_BONDS,
  WAR_CLUB_LEVELS_USUAL,
};

enum
{
  WAR_CLUB_MOODS_DIE,
  WAR_CLUB_MOODS_MOOD,
};

enum
{
  WAR_CLUB_CHART_ROW,
  WAR_CLUB_CHART_COLUMN, /* its leftmost */
  WAR_CLUB_CHART_REPAIR, /* club.5.13, before all else */
  WAR_CLUB_CHART_ORDER,
  WAR_CLUB_CHART_WHAT,
  WAR_CLUB_CHART_NEAREST, /* the first or second nearest */
  WAR_CLUB_CHART_LOAD,
  WAR_CLUB_CHART_WHERE, /* of two hexes from an entrance (club.M-19) */
  WAR_CLUB_CHART_BUT, /* whose order is another */
  WAR_CLUB_CHART_BUT_WHAT, /* into range of that */
};

enum
{
  WAR_CLUB_AMENDMENT_ENEMYS_FIRST_TURN, /* club.M-7 */
  WAR_CLUB_AMENDMENT_TAKING_FORTS, /* club.M-15 */
  WAR_CLUB_AMENDMENT_OWN_FORTS, /* club.M-16 */
  WAR_CLUB_AMENDMENT_ROUNDS, /* club.M-17 */
  WAR_CLUB_AMENDMENT_FIRST_TURN, /* club.M-26 */
};
