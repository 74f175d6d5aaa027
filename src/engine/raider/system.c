/* system.c: what Trench Raider counts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

#include <glib/gi18n-lib.h>

#include "engine/ground/outlook.h"
#include "engine/raider/tables.h"
#include "engine/rules/columns-private.h"

static const char *const men_ids[]
  = { "free", "inch", "half", "cut", "garrison", "crossing", NULL };
static const char *const tanks_ids[] = { "free", "half", "no", "straight", "crossing", NULL };
static const char *const cars_ids[] = { "free", "half", "no", "crossing", NULL };
static const char *const no_yes_ids[] = { "no", "yes", NULL };
static const char *const covers_ids[] = { "inside", "behind", NULL };
static const char *const sight_ids[] = { "clear", "blocked", "deep", NULL };
static const char *const from_ids[] = { "left", "right", "rear", "front", "rain", NULL };
static const char *const side_ids[] = { "french", "german", NULL };
static const char *const unit_ids[]
  = { "soldier",   "machine-gun",  "mortar",  "field-gun", "elite",      "leader", "tank",
      "aeroplane", "armoured-car", "renault", "whippet",   "st-chamond", NULL };
static const char *const cause_ids[] = { "hole", "bunker", "trench", NULL };
static const char *const unit_2_ids[]
  = { "special", "soldier",   "machine-gun",  "mortar",  "field-gun", "elite",      "leader",
      "tank",    "aeroplane", "armoured-car", "renault", "whippet",   "st-chamond", NULL };
static const char *const unit_3_ids[]
  = { "again", "soldier",   "machine-gun",  "mortar",  "field-gun", "elite",      "leader",
      "tank",  "aeroplane", "armoured-car", "renault", "whippet",   "st-chamond", NULL };
static const char *const effect_ids[] = { "none", "breaks-off", "crashes", NULL };
static const char *const effect_2_ids[] = { "missed", "shot-down", "destroyed", NULL };
static const char *const effect_3_ids[] = { "another-run", "driven-off", "shot-down", NULL };
static const char *const event_ids[]
  = { "guns-fall-short", "fog",           "mud",  "jam",    "runner-lost", "rum",
      "wind-turns",      "roads-shelled", "duds", "sniper", "reserves",    NULL };

static const WarStat unit_stats[] = {
  [WAR_RAIDER_UNIT_DICE]
  = { "dice", N_ ("Movement Dice"), NC_ ("statistic", "M"), WAR_STAT_COUNT, FALSE, 1, 6 },
  [WAR_RAIDER_UNIT_SAVE]
  = { "save", N_ ("Save"), NC_ ("statistic", "S"), WAR_STAT_TARGET, FALSE, 2, 6 },
  { NULL },
};

static const WarStat weapon_stats[] = {
  [WAR_RAIDER_WEAPON_RANGE] = { "range", N_ ("Range"), NC_ ("statistic", "Range"), WAR_STAT_LENGTH,
                                FALSE, 1, 72 * WAR_INCH, .role = WAR_ROLE_BAND },
  [WAR_RAIDER_WEAPON_HIT] = { "hit", N_ ("Hit"), NC_ ("statistic", "Hit"), WAR_STAT_TARGET, FALSE,
                              2, 6, .role = WAR_ROLE_HIT },
  [WAR_RAIDER_WEAPON_COVER_HIT]
  = { "cover-hit", N_ ("Hit in Cover"), NC_ ("statistic", "Cov."), WAR_STAT_TARGET, FALSE, 2, 6 },
  [WAR_RAIDER_WEAPON_NUMBER]
  = { "number", N_ ("Number"), NC_ ("statistic", "No."), WAR_STAT_COUNT, FALSE, 2, 9 },
  [WAR_RAIDER_WEAPON_SHOTS] = { "shots", N_ ("Shots"), NC_ ("statistic", "Shots"), WAR_STAT_COUNT,
                                TRUE, 1, 9, .role = WAR_ROLE_DICE },
  [WAR_RAIDER_WEAPON_OPPORTUNITY] = { "opportunity", N_ ("Shots of Opportunity"),
                                      NC_ ("statistic", "Opp."), WAR_STAT_COUNT, FALSE, 1, 9 },
  [WAR_RAIDER_WEAPON_ARC]
  = { "arc", N_ ("Arc"), NC_ ("statistic", "Arc"), WAR_STAT_COUNT, FALSE, 1, 360 },
  { NULL },
};

/* What a terrain does. */
static const WarStat terrain_stats[] = {
  [WAR_RAIDER_TERRAIN_MEN] = CHOICE ("men", N_ ("Men"), men_ids),
  [WAR_RAIDER_TERRAIN_TANKS] = CHOICE ("tanks", N_ ("Tanks"), tanks_ids),
  [WAR_RAIDER_TERRAIN_CARS] = CHOICE ("cars", N_ ("Armoured Cars"), cars_ids),
  [WAR_RAIDER_TERRAIN_COVER] = CHOICE ("cover", N_ ("Cover"), no_yes_ids),
  [WAR_RAIDER_TERRAIN_COVERS] = CHOICE ("covers", N_ ("Covers"), covers_ids),
  [WAR_RAIDER_TERRAIN_SIGHT] = CHOICE ("sight", N_ ("Sight"), sight_ids),
  [WAR_RAIDER_TERRAIN_SIGHT_LIMIT]
  = { "sight-limit", N_ ("Sight Limit"), "", WAR_STAT_LENGTH, FALSE, 1, 24 * WAR_INCH },
  [WAR_RAIDER_TERRAIN_CROSSING] = CHOICE ("crossing", N_ ("Crossing"), no_yes_ids),
  { NULL },
};

static const WarStat numbers[] = {
  [WAR_RAIDER_COVER_REACH] = INCHES ("cover-reach", N_ ("Reach of Cover"), 72), /* common.G-4 */
  [WAR_RAIDER_GAS_RING]
  = LAID_INCHES ("gas-ring", N_ ("Ring of Gas"), 72, WAR_ROLE_RING), /* raider.2.7 */
  [WAR_RAIDER_GAS_DRIFT] = INCHES ("gas-drift", N_ ("Drift of Gas"), 72), /* raider.2.8 */
  [WAR_RAIDER_GAS_FIRE] = INCHES ("gas-fire", N_ ("Fire into Gas"), 72), /* raider.2.12 */
  [WAR_RAIDER_GAS_THROW] = INCHES ("gas-throw", N_ ("Throw of Gas"), 72), /* raider.R-3 */
  [WAR_RAIDER_LARGE_SHELL_REACH] = LAID_INCHES ("large-shell-reach", N_ ("Reach of Large Shells"),
                                                72, WAR_ROLE_AROUND), /* raider.R-2 */
  [WAR_RAIDER_SMALL_SHELL_REACH] = LAID_INCHES ("small-shell-reach", N_ ("Reach of Small Shells"),
                                                72, WAR_ROLE_AROUND), /* raider.R-2 */
  [WAR_RAIDER_LEADER_REACH] = INCHES ("leader-reach", N_ ("Reach of Leaders"), 72), /* raider.6.7 */
  [WAR_RAIDER_HEADQUARTERS_REACH]
  = INCHES ("headquarters-reach", N_ ("Reach of the Headquarters"), 72), /* raider.3.23 */
  [WAR_RAIDER_BUNKER_REACH]
  = INCHES ("bunker-reach", N_ ("Reach of Bunkers"), 72), /* raider.3.28 */
  [WAR_RAIDER_CONTACT] = INCHES ("contact", N_ ("Contact"), 1), /* raider.R-30 */
  [WAR_RAIDER_NEXT_TARGET_REACH]
  = INCHES ("next-target-reach", N_ ("Next Target"), 72), /* raider.R-10 */
  [WAR_RAIDER_BASE_LINE_DEPTH]
  = INCHES ("base-line-depth", N_ ("Depth of the Base Line"), 72), /* raider.R-12 */
  [WAR_RAIDER_CUT_REACH] = INCHES ("cut-reach", N_ ("Reach of Wire Cutters"), 72), /* raider.R-20 */
  [WAR_RAIDER_CUT_POINT_REACH]
  = INCHES ("cut-point-reach", N_ ("Distance of a Cut"), 72), /* raider.R-20 */
  [WAR_RAIDER_CUT_WIDTH] = INCHES ("cut-width", N_ ("Width of a Gap"), 72), /* raider.R-20 */
  [WAR_RAIDER_RUN] = INCHES ("run", N_ ("Run of an Aeroplane"), 72), /* raider.8.1 */
  [WAR_RAIDER_EXPLOSION_REACH]
  = INCHES ("explosion-reach", N_ ("Reach of an Explosion"), 72), /* raider.6.10 */
  [WAR_RAIDER_FOG_REACH] = INCHES ("fog-reach", N_ ("Sight in Fog"), 72), /* raider.R-4 */
  [WAR_RAIDER_MUD_LOSS] = INCHES ("mud-loss", N_ ("Lost in Mud"), 12), /* raider.R-4 */
  [WAR_RAIDER_EXPLOSION_ARC] = COUNT ("explosion-arc", 1, 360), /* raider.6.10, in degrees */
  [WAR_RAIDER_STRAIGHT_ARC] = COUNT ("straight-arc", 1, 90), /* raider.R-13, in degrees */
  [WAR_RAIDER_MAKE_GAS] = COUNT ("make-gas", 1, 6), /* raider.2.6: at most */
  [WAR_RAIDER_GAS_KILLS] = NEED ("gas-kills"), /* raider.2.9 */
  [WAR_RAIDER_WIND_CHANGES] = NEED ("wind-changes"), /* raider.2.3 */
  [WAR_RAIDER_MEN_TO_TEST] = COUNT ("men-to-test", 1, 100), /* raider.3.22 */
  [WAR_RAIDER_BREAKS] = COUNT ("breaks", 1, 6), /* raider.3.22: at most */
  [WAR_RAIDER_MEN_TO_SURRENDER] = COUNT ("men-to-surrender", 0, 100), /* raider.3.25 */
  [WAR_RAIDER_TRENCH_ROLL] = COUNT ("trench-roll", 1, 36), /* raider.5.3 */
  [WAR_RAIDER_FLAME_EXPLODES] = COUNT ("flame-explodes", 0, 6), /* raider.6.10: at most */
  [WAR_RAIDER_BUNKER_HIT] = NEED ("bunker-hit"), /* raider.R-26 */
  [WAR_RAIDER_BUNKER_SAVE] = NEED ("bunker-save"), /* raider.7.5 */
  [WAR_RAIDER_BUNKER_DESTROYED] = NEED ("bunker-destroyed"), /* raider.7.2 */
  [WAR_RAIDER_STRAFED] = NEED ("strafed"), /* raider.8.2 */
  [WAR_RAIDER_GARRISON] = COUNT ("garrison", 1, 20), /* raider.R-26 */
  [WAR_RAIDER_LEADER_MEN] = COUNT ("leader-men", 1, 20), /* raider.6.8 */
  [WAR_RAIDER_NEW_UNITS] = NEED ("new-units"), /* raider.4.3 */
  [WAR_RAIDER_MISFORTUNE] = NEED ("misfortune"), /* raider.R-4 */
  [WAR_RAIDER_LOSSES_THIRDS] = COUNT ("losses-thirds", 1, 3), /* raider.R-5 */
  [WAR_RAIDER_DUDS] = COUNT ("duds", 1, 6), /* raider.R-4: at most */
  [WAR_RAIDER_LONE_INTERCEPTION] = NEED ("lone-interception"), /* raider.R-21 */
  [WAR_RAIDER_SHELL_HEADINGS] = COUNT ("shell-headings", 1, 64), /* raider.R-2 */
  [WAR_RAIDER_TURNS] = COUNT ("turns", 1, 1000), /* raider.R-5 */
  { NULL },
};

G_STATIC_ASSERT (G_N_ELEMENTS (numbers) <= WAR_MAX_NUMBERS + 1);

static const WarStat wind_columns[] = {
  COUNT ("die", 1, 6),
  KEY ("from", from_ids),
  { NULL },
};

static const WarStat bombardment_columns[] = {
  KEY ("side", side_ids),
  COUNT ("die", 1, 6),
  SOME ("shells", 1, 36),
  SOME ("dice", 1, 6),
  { NULL },
};

static const WarStat heavy_columns[] = {
  COUNT ("die", 1, 6),
  KEY ("unit", unit_ids),
  { NULL },
};

static const WarStat reinforcements_columns[] = {
  KEY ("cause", cause_ids),
  COUNT ("dice", 1, 6),
  { NULL },
};

static const WarStat arrivals_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("unit", NULL, unit_2_ids),
  SOME ("count", 1, 100),
  { NULL },
};

static const WarStat special_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("unit", NULL, unit_3_ids),
  { NULL },
};

static const WarStat cutting_columns[] = {
  COUNT ("men", 1, 100),
  COUNT ("least", 1, 6),
  { NULL },
};

static const WarStat return_shot_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("effect", NULL, effect_ids),
  { NULL },
};

static const WarStat bomb_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("effect", NULL, effect_2_ids),
  { NULL },
};

static const WarStat interception_columns[] = {
  COUNT ("die", 1, 6),
  SOME ("aeroplanes", 1, 9),
  SOME ("lost", 1, 9),
  { NULL },
};

static const WarStat dogfight_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("effect", NULL, effect_3_ids),
  { NULL },
};

static const WarStat misfortunes_columns[] = {
  COUNT ("sum", 2, 12),
  KEY ("event", event_ids),
  { NULL },
};

static const WarTableKind tables[] = {
  [WAR_RAIDER_TABLE_WIND] = { "wind", wind_columns, 1, 6 },
  [WAR_RAIDER_TABLE_BOMBARDMENT] = { "bombardment", bombardment_columns, 2, 12 },
  [WAR_RAIDER_TABLE_HEAVY] = { "heavy", heavy_columns, 2, 12 },
  [WAR_RAIDER_TABLE_REINFORCEMENTS] = { "reinforcements", reinforcements_columns, 1, 3 },
  [WAR_RAIDER_TABLE_ARRIVALS] = { "arrivals", arrivals_columns, 1, 6 },
  [WAR_RAIDER_TABLE_SPECIAL] = { "special", special_columns, 1, 6 },
  [WAR_RAIDER_TABLE_CUTTING] = { "cutting", cutting_columns, 1, 10 },
  [WAR_RAIDER_TABLE_RETURN_SHOT] = { "return-shot", return_shot_columns, 1, 6 },
  [WAR_RAIDER_TABLE_BOMB] = { "bomb", bomb_columns, 1, 6 },
  [WAR_RAIDER_TABLE_INTERCEPTION] = { "interception", interception_columns, 1, 6 },
  [WAR_RAIDER_TABLE_DOGFIGHT] = { "dogfight", dogfight_columns, 1, 6 },
  [WAR_RAIDER_TABLE_MISFORTUNES] = { "misfortunes", misfortunes_columns, 1, 11 },
  { NULL },
};

static const WarAmendment amendments[] = {
  [WAR_RAIDER_AMENDMENT_SMALL_SHELLS] = { "raider.R-2" },
  [WAR_RAIDER_AMENDMENT_GAS] = { "raider.R-3" },
  [WAR_RAIDER_AMENDMENT_MISFORTUNES] = { "raider.R-4" },
  [WAR_RAIDER_AMENDMENT_STOCK] = { "raider.R-19" },
  [WAR_RAIDER_AMENDMENT_OWN_WIRE] = { "raider.R-20" },
  [WAR_RAIDER_AMENDMENT_MASTER] = { "raider.R-32", .is_choice = TRUE },
  { NULL },
};

/* raider.R-9: there is one kind of cover. */
static const WarSightSystem sight = {
  .blocks = WAR_RAIDER_TERRAIN_SIGHT,
  .limit = WAR_RAIDER_TERRAIN_SIGHT_LIMIT,
  .cover = WAR_RAIDER_TERRAIN_COVER,
  .covers = WAR_RAIDER_TERRAIN_COVERS,
  .worth = WAR_SIGHT_NONE,
  .reach = WAR_RAIDER_COVER_REACH,
};

const WarSystem war_raider_system = {
  .id = "raider",
  .name = "Trench Raider",
  .credit = "David Raybin, 2014",
  .length_unit = WAR_UNIT_INCH,
  .die_sides = 6,
  .comings = WAR_COMING_DRAWN, /* raider.4.3, raider.3.30 */
  .unit_stats = unit_stats,
  .weapon_stats = weapon_stats,
  .terrain_stats = terrain_stats,
  .numbers = numbers,
  .tables = tables,
  .amendments = amendments,
  .version = 4,
  .amendable_version = 1,
  .costs_describe = TRUE, /* */
  .play = &war_raider_play,
  .sight = &sight,
};
