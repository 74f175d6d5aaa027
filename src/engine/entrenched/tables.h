/* tables.h: places in the tables of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

/* What system.c declares, and data gives values or words to: indices of WarUnitType.stats,
 * WarWeapon.stats, WarRules.terrain and WarRules.numbers, bits of WarAmendments. */
enum
{
  WAR_ENTRENCHED_UNIT_WOUNDS,
  WAR_ENTRENCHED_UNIT_MOVEMENT,
  WAR_ENTRENCHED_UNIT_RESPONSE,
  WAR_ENTRENCHED_UNIT_SAVE,
  WAR_ENTRENCHED_UNIT_BRAVERY,
};

enum
{
  WAR_ENTRENCHED_WEAPON_RANGE, /* 0: a melee weapon */
  WAR_ENTRENCHED_WEAPON_MINIMUM_RANGE,
  WAR_ENTRENCHED_WEAPON_HIT,
  WAR_ENTRENCHED_WEAPON_DICE,
  WAR_ENTRENCHED_WEAPON_TEMPLATE,
  WAR_ENTRENCHED_WEAPON_USES,
};

enum
{
  WAR_ENTRENCHED_TERRAIN_CHECK, /* WarEntrenchedCheck */
  WAR_ENTRENCHED_TERRAIN_COVER, /* WarEntrenchedCover */
  WAR_ENTRENCHED_TERRAIN_COVERS, /* 0: who is inside; 1: who is behind it, as G-4 says */
  WAR_ENTRENCHED_TERRAIN_SIGHT, /* WarBlocks, in that order */
  WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT,
  WAR_ENTRENCHED_TERRAIN_HEAVY, /* 1: nobody charges through it (E-9) */
  WAR_ENTRENCHED_TERRAIN_CROSSING, /* 1: no check for what lies below (E-4) */
  WAR_ENTRENCHED_TERRAIN_SOLID, /* 1: nobody is placed across its edge (E-1) */
  WAR_ENTRENCHED_TERRAIN_SHELTER, /* 1: holds one unit (E-25) */
};

typedef enum
{
  WAR_ENTRENCHED_CHECK_NONE,
  WAR_ENTRENCHED_CHECK_BOG,
  WAR_ENTRENCHED_CHECK_WIRE,
  WAR_ENTRENCHED_CHECK_VAULT,
  WAR_ENTRENCHED_CHECK_WADE,
} WarEntrenchedCheck;

typedef enum
{
  WAR_ENTRENCHED_COVER_NONE,
  WAR_ENTRENCHED_COVER_LIGHT,
  WAR_ENTRENCHED_COVER_HEAVY,
} WarEntrenchedCover;

enum
{
  WAR_ENTRENCHED_BOG_CHECK, /* the four in the order of WarEntrenchedCheck */
  WAR_ENTRENCHED_WIRE_CHECK,
  WAR_ENTRENCHED_VAULT_CHECK,
  WAR_ENTRENCHED_WADE_CHECK,
  WAR_ENTRENCHED_KEEP_OFF,
  WAR_ENTRENCHED_CHARGE,
  WAR_ENTRENCHED_TEMPLATE_1, /* the two in order: diameters */
  WAR_ENTRENCHED_TEMPLATE_2,
  WAR_ENTRENCHED_DRIFT,
  WAR_ENTRENCHED_COVER_REACH,
  WAR_ENTRENCHED_POINT_REACH,
  WAR_ENTRENCHED_TAKE_REACH,
  WAR_ENTRENCHED_CARRY_MOVE,
  WAR_ENTRENCHED_BEARER_REACH,
  WAR_ENTRENCHED_ARRIVE_OFF,
  WAR_ENTRENCHED_ARRIVE_DEPTH,
  WAR_ENTRENCHED_LIGHT_COVER,
  WAR_ENTRENCHED_HEAVY_COVER,
  WAR_ENTRENCHED_STUN_TURNS,
  WAR_ENTRENCHED_EDGE_DICE,
  WAR_ENTRENCHED_FISTS_HIT,
};

typedef enum
{
  WAR_ENTRENCHED_AMENDMENT_FALL_BACK, /* E-2: anywhere within the rear half */
  WAR_ENTRENCHED_AMENDMENT_SAVES, /* E-5: a natural 1 never saves */
  WAR_ENTRENCHED_AMENDMENT_ARTILLERY, /* E-10: it does not charge */
  WAR_ENTRENCHED_AMENDMENT_CARRIERS, /* E-17: of objectives go slowly */
  WAR_ENTRENCHED_AMENDMENT_WAVES, /* E-18: none costs more than half */
  WAR_ENTRENCHED_AMENDMENT_LIMIT, /* E-23: at the limit the defender has held */
  WAR_ENTRENCHED_AMENDMENT_CARRYING_OVER, /* E-24: in campaigns */
  WAR_ENTRENCHED_AMENDMENT_VOLLEY, /* E-27: half the dice at first */
} WarEntrenchedAmendment;
