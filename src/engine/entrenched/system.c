/* system.c: what Entrenched! counts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/entrenched.h"

#include <glib/gi18n-lib.h>

#include "engine/entrenched/tables.h"
#include "engine/ground/outlook.h"
#include "engine/operation/operation.h"

/* Wounds are at most 6, because one die shows them; bravery is less than the wounds, or the unit is
 * dead before it tests (the tables' own rule). */
static const WarStat unit_stats[] = {
  [WAR_ENTRENCHED_UNIT_WOUNDS] = { "wounds", N_ ("Wounds"), NC_ ("statistic", "W"), WAR_STAT_COUNT,
                                   TRUE, 1, 6, .role = WAR_ROLE_STRENGTH },
  [WAR_ENTRENCHED_UNIT_MOVEMENT]
  = { "movement", N_ ("Movement"), NC_ ("statistic", "M"), WAR_STAT_LENGTH, TRUE, 0, 24 * WAR_INCH,
      .role = WAR_ROLE_MOVEMENT },
  [WAR_ENTRENCHED_UNIT_RESPONSE]
  = { "response", N_ ("Response"), NC_ ("statistic", "R"), WAR_STAT_TARGET, TRUE, 2, 6 },
  [WAR_ENTRENCHED_UNIT_SAVE]
  = { "save", N_ ("Save"), NC_ ("statistic", "S"), WAR_STAT_TARGET, TRUE, 2, 6 },
  [WAR_ENTRENCHED_UNIT_BRAVERY]
  = { "bravery", N_ ("Bravery"), NC_ ("statistic", "B"), WAR_STAT_COUNT, TRUE, 1, 5 },
  { NULL },
};

/* A weapon without a range is for melee. */
static const WarStat weapon_stats[] = {
  [WAR_ENTRENCHED_WEAPON_RANGE]
  = { "range", N_ ("Range"), NC_ ("statistic", "Range"), WAR_STAT_LENGTH, FALSE, 1, 72 * WAR_INCH,
      NULL, N_ ("0 is for melee"), WAR_ROLE_RANGE },
  [WAR_ENTRENCHED_WEAPON_MINIMUM_RANGE]
  = { "minimum-range", N_ ("Minimum Range"), NC_ ("statistic", "Min."), WAR_STAT_LENGTH, FALSE, 1,
      72 * WAR_INCH, NULL, N_ ("0 is none"), WAR_ROLE_LEAST_RANGE },
  [WAR_ENTRENCHED_WEAPON_HIT] = { "hit", N_ ("Hit"), NC_ ("statistic", "Hit"), WAR_STAT_TARGET,
                                  FALSE, 2, 6, .role = WAR_ROLE_HIT },
  [WAR_ENTRENCHED_WEAPON_DICE] = { "dice", N_ ("Dice"), NC_ ("statistic", "Dice"), WAR_STAT_DICE,
                                   FALSE, 1, 20, .role = WAR_ROLE_DICE },
  [WAR_ENTRENCHED_WEAPON_TEMPLATE]
  = { "template", N_ ("Template"), NC_ ("statistic", "Tem"), WAR_STAT_COUNT, FALSE, 1, 2, NULL,
      N_ ("0 is none"), WAR_ROLE_TEMPLATE },
  [WAR_ENTRENCHED_WEAPON_USES]
  = { "uses", N_ ("Uses"), NC_ ("statistic", "Uses"), WAR_STAT_COUNT, FALSE, 1, 9, NULL,
      N_ ("0 is as often as wished"), WAR_ROLE_USES },
  { NULL },
};

static const char *const check_ids[] = { "none", "bog", "wire", "vault", "wade", NULL };
static const char *const cover_ids[] = { "none", "light", "heavy", NULL };
static const char *const covers_ids[] = { "inside", "behind", NULL };
static const char *const sight_ids[] = { "clear", "blocked", "deep", "far", NULL };
static const char *const no_yes_ids[] = { "no", "yes", NULL };

#define CHOICE(id, name, choices) \
  { \
    id, name, "", WAR_STAT_CHOICE, FALSE, 0, 0, choices \
  }

/* What a terrain does (entrenched.E-28). */
static const WarStat terrain_stats[] = {
  [WAR_ENTRENCHED_TERRAIN_CHECK] = CHOICE ("check", N_ ("Check"), check_ids),
  [WAR_ENTRENCHED_TERRAIN_COVER] = CHOICE ("cover", N_ ("Cover"), cover_ids),
  [WAR_ENTRENCHED_TERRAIN_COVERS] = CHOICE ("covers", N_ ("Covers"), covers_ids),
  [WAR_ENTRENCHED_TERRAIN_SIGHT] = CHOICE ("sight", N_ ("Sight"), sight_ids),
  [WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT]
  = { "sight-limit", N_ ("Sight Limit"), "", WAR_STAT_LENGTH, FALSE, 1, 24 * WAR_INCH },
  [WAR_ENTRENCHED_TERRAIN_HEAVY] = CHOICE ("heavy", N_ ("Heavy Going"), no_yes_ids),
  [WAR_ENTRENCHED_TERRAIN_CROSSING] = CHOICE ("crossing", N_ ("Crossing"), no_yes_ids),
  [WAR_ENTRENCHED_TERRAIN_SOLID] = CHOICE ("solid", N_ ("Solid Walls"), no_yes_ids),
  [WAR_ENTRENCHED_TERRAIN_SHELTER] = CHOICE ("shelter", N_ ("Shelter"), no_yes_ids),
  { NULL },
};

#define NEED(id, name) \
  { \
    id, name, "", WAR_STAT_TARGET, TRUE, 2, 6 \
  }
#define LENGTH(id, name) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, 24 * WAR_INCH \
  }
#define LENGTH_OF(id, name, of) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, 24 * WAR_INCH, .clause = of \
  }
#define TEMPLATE(id, name) \
  { \
    id, name, "", WAR_STAT_LENGTH, TRUE, 1, 24 * WAR_INCH, .role = WAR_ROLE_TEMPLATE \
  }
#define COUNT(id, name, maximum) \
  { \
    id, name, "", WAR_STAT_COUNT, TRUE, 0, maximum \
  }

static const WarStat numbers[] = {
  [WAR_ENTRENCHED_BOG_CHECK] = NEED ("bog-check", N_ ("Bog Check")), /* entrenched.4.7 */
  [WAR_ENTRENCHED_WIRE_CHECK] = NEED ("wire-check", N_ ("Wire Check")), /* entrenched.4.8 */
  [WAR_ENTRENCHED_VAULT_CHECK] = NEED ("vault-check", N_ ("Vault Check")), /* entrenched.4.9 */
  [WAR_ENTRENCHED_WADE_CHECK] = NEED ("wade-check", N_ ("Wade Check")), /* entrenched.4.10 */
  [WAR_ENTRENCHED_KEEP_OFF] = LENGTH ("keep-off", N_ ("Distance to Enemies")), /* entrenched.4.4 */
  [WAR_ENTRENCHED_CHARGE] = LENGTH ("charge", N_ ("Charge")), /* entrenched.7.1 */
  [WAR_ENTRENCHED_TEMPLATE_1] = TEMPLATE ("template-1", N_ ("Template 1")), /* entrenched.5.10 */
  [WAR_ENTRENCHED_TEMPLATE_2] = TEMPLATE ("template-2", N_ ("Template 2")),
  [WAR_ENTRENCHED_DRIFT] = LENGTH_OF ("drift", N_ ("Drift of Gas"), "entrenched.6.2"),
  [WAR_ENTRENCHED_COVER_REACH] = LENGTH ("cover-reach", N_ ("Reach of Cover")), /* common.G-4 */
  [WAR_ENTRENCHED_POINT_REACH]
  = LENGTH_OF ("point-reach", N_ ("Reach of Control"), "entrenched.9.2"),
  [WAR_ENTRENCHED_TAKE_REACH]
  = LENGTH_OF ("take-reach", N_ ("Reach for Objectives"), "entrenched.9.3"),
  [WAR_ENTRENCHED_CARRY_MOVE]
  = LENGTH_OF ("carry-move", N_ ("Move of Carriers"), "entrenched.E-17"),
  [WAR_ENTRENCHED_BEARER_REACH]
  = LENGTH_OF ("bearer-reach", N_ ("Reach of Bearers"), "entrenched.9.6"),
  [WAR_ENTRENCHED_ARRIVE_OFF]
  = LENGTH_OF ("arrive-off", N_ ("Distance of Arrivals"), "entrenched.E-30"),
  [WAR_ENTRENCHED_ARRIVE_DEPTH]
  = LENGTH_OF ("arrive-depth", N_ ("Depth of Arrivals"), "entrenched.E-30"),
  [WAR_ENTRENCHED_LIGHT_COVER] = COUNT ("light-cover", N_ ("Light Cover"), 5), /* entrenched.5.7 */
  [WAR_ENTRENCHED_HEAVY_COVER] = COUNT ("heavy-cover", N_ ("Heavy Cover"), 5),
  [WAR_ENTRENCHED_STUN_TURNS] = { "stun-turns", N_ ("Turns Stunned"), "", WAR_STAT_COUNT, TRUE, 0,
                                  9, .clause = "entrenched.6.4" },
  [WAR_ENTRENCHED_EDGE_DICE] = { "edge-dice", N_ ("Dice for Flanks"), "", WAR_STAT_COUNT, TRUE, 0,
                                 9, .role = WAR_ROLE_DICE }, /* entrenched.7.11 */
  [WAR_ENTRENCHED_FISTS_HIT] = NEED ("fists-hit", N_ ("Fists")), /* entrenched.7.12 */
  { NULL },
};

static const WarAmendment amendments[] = {
  [WAR_ENTRENCHED_AMENDMENT_FALL_BACK] = { "entrenched.E-2" },
  [WAR_ENTRENCHED_AMENDMENT_SAVES] = { "entrenched.E-5" },
  [WAR_ENTRENCHED_AMENDMENT_ARTILLERY] = { "entrenched.E-10" },
  [WAR_ENTRENCHED_AMENDMENT_CARRIERS] = { "entrenched.E-17" },
  [WAR_ENTRENCHED_AMENDMENT_WAVES] = { "entrenched.E-18" },
  [WAR_ENTRENCHED_AMENDMENT_LIMIT] = { "entrenched.E-23" },
  [WAR_ENTRENCHED_AMENDMENT_CARRYING_OVER] = { "entrenched.E-24", .of_campaigns = TRUE },
  [WAR_ENTRENCHED_AMENDMENT_VOLLEY] = { "entrenched.E-27", .option = "opening-volley" },
  { NULL },
};

/* entrenched.5.7, entrenched.E-7 */
static const WarSightSystem sight = {
  .blocks = WAR_ENTRENCHED_TERRAIN_SIGHT,
  .limit = WAR_ENTRENCHED_TERRAIN_SIGHT_LIMIT,
  .cover = WAR_ENTRENCHED_TERRAIN_COVER,
  .covers = WAR_ENTRENCHED_TERRAIN_COVERS,
  .worth = WAR_ENTRENCHED_LIGHT_COVER,
  .reach = WAR_ENTRENCHED_COVER_REACH,
};

const WarSystem war_entrenched_system = {
  .id = "entrenched",
  .name = "Entrenched! 1914–1915",
  .credit = "William Saull, Vincere Games",
  .length_unit = WAR_UNIT_INCH,
  .die_sides = 6,
  .comings = WAR_COMING_IN_WAVES | WAR_COMING_IN_ROUNDS, /* entrenched.9.4, entrenched.E-30 */
  .unit_stats = unit_stats,
  .weapon_stats = weapon_stats,
  .terrain_stats = terrain_stats,
  .numbers = numbers,
  .amendments = amendments,
  .check_army = war_entrenched_check_army,
  .count_waves = war_entrenched_count_waves,
  .conditions = 1U << WAR_CONDITION_DESTROY_ALL | 1U << WAR_CONDITION_HOLD_ZONE
                | 1U << WAR_CONDITION_HOLD_POINT | 1U << WAR_CONDITION_CARRY
                | 1U << WAR_CONDITION_MOST_KILLED | 1U << WAR_CONDITION_MOST_POINTS
                | 1U << WAR_CONDITION_SURVIVE | 1U << WAR_CONDITION_LIMIT,
  .bars_points_in_zones = TRUE, /* 9.2 */
  .arrange_battle = war_entrenched_arrange_battle,
  .version = 4,
  .amendable_version = 3,
  .play = &war_entrenched_play,
  .sight = &sight,
};
