/* system.c: what Trench Assault counts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/assault.h"

#include <glib/gi18n-lib.h>

#include "engine/assault/private.h"
#include "engine/ground/outlook.h"
#include "engine/rules/columns-private.h"

static const char *const no_yes_ids[] = { "no", "yes", NULL };
static const char *const sight_ids[] = { "clear", "blocked", "deep", NULL };
static const char *const passage_ids[] = { "all", "crossing", "tanks", NULL };
static const char *const effect_ids[] = { "none", "pinned", "killed", NULL };
static const char *const state_ids[] = { "fine", "nervous", "demoralised", NULL };
static const char *const result_ids[] = { "tie", "forced-back", "killed", "captured", NULL };
static const char *const cause_ids[]
  = { "outnumbered", "demoralised", "cornered", "crew", "bombs", NULL };

static const WarStat unit_stats[] = {
  [WAR_ASSAULT_UNIT_OPEN] = { "open", N_ ("In the Open"), NC_ ("statistic", "Open"),
                              WAR_STAT_LENGTH, FALSE, 1, 100 * WAR_CENTIMETRE },
  [WAR_ASSAULT_UNIT_TRENCH] = { "trench", N_ ("Along Trenches"), NC_ ("statistic", "Tr."),
                                WAR_STAT_LENGTH, FALSE, 1, 100 * WAR_CENTIMETRE },
  [WAR_ASSAULT_UNIT_WIRE] = { "wire", N_ ("Through Ungapped Wire"), NC_ ("statistic", "Wire"),
                              WAR_STAT_LENGTH, FALSE, 1, 100 * WAR_CENTIMETRE },
  { NULL },
};

static const WarStat weapon_stats[] = {
  [WAR_ASSAULT_WEAPON_MOVING]
  = { "moving", N_ ("At Moving Targets"), NC_ ("statistic", "Mov."), WAR_STAT_COUNT, TRUE, 0, 20 },
  [WAR_ASSAULT_WEAPON_STILL]
  = { "still", N_ ("At Still Targets"), NC_ ("statistic", "Still"), WAR_STAT_COUNT, TRUE, 0, 20 },
  [WAR_ASSAULT_WEAPON_COVERED] = { "covered", N_ ("At Targets in Trenches"),
                                   NC_ ("statistic", "Tr."), WAR_STAT_COUNT, TRUE, 0, 20 },
  { NULL },
};

/* What a terrain does. */
static const WarStat terrain_stats[] = {
  [WAR_ASSAULT_TERRAIN_COVERED] = CHOICE ("covered", N_ ("Third Row of Shots"), no_yes_ids),
  [WAR_ASSAULT_TERRAIN_TRENCH] = CHOICE ("trench", N_ ("Trench"), no_yes_ids),
  [WAR_ASSAULT_TERRAIN_SIGHT] = CHOICE ("sight", N_ ("Sight"), sight_ids),
  [WAR_ASSAULT_TERRAIN_SIGHT_LIMIT]
  = { "sight-limit", N_ ("Sight Limit"), "", WAR_STAT_LENGTH, FALSE, 1, 60 * WAR_CENTIMETRE },
  [WAR_ASSAULT_TERRAIN_BOG] = CHOICE ("bog", N_ ("Bog"), no_yes_ids),
  [WAR_ASSAULT_TERRAIN_WIRE] = CHOICE ("wire", N_ ("Wire"), no_yes_ids),
  [WAR_ASSAULT_TERRAIN_PASSAGE] = CHOICE ("passage", N_ ("Passage"), passage_ids),
  [WAR_ASSAULT_TERRAIN_CROSSING] = CHOICE ("crossing", N_ ("Crossing"), no_yes_ids),
  { NULL },
};

static const WarStat numbers[] = {
  [WAR_ASSAULT_SHELL_REACH] = LAID_CENTIMETRES ("shell-reach", N_ ("Reach of Shells"), 300,
                                                WAR_ROLE_AROUND), /* assault.5.2 */
  [WAR_ASSAULT_NEAR] = CENTIMETRES ("near", N_ ("Near Shots"), 300), /* assault.6.6 */
  [WAR_ASSAULT_SURRENDER_REACH]
  = CENTIMETRES ("surrender-reach", N_ ("Reach of Surrender"), 300), /* assault.7.7 */
  [WAR_ASSAULT_BACK] = CENTIMETRES ("back", N_ ("Forced Back"), 300), /* assault.9.7 */
  [WAR_ASSAULT_RALLY_REACH]
  = CENTIMETRES ("rally-reach", N_ ("Reach of Officers"), 300), /* assault.10.2 */
  [WAR_ASSAULT_FIGHT_REACH]
  = CENTIMETRES ("fight-reach", N_ ("Reach of Fights"), 300), /* assault.A-19 */
  [WAR_ASSAULT_NEXT_TO]
  = CENTIMETRES ("next-to", N_ ("Next to Each Other"), 300), /* assault.A-13 */
  [WAR_ASSAULT_EXIT_REACH]
  = CENTIMETRES ("exit-reach", N_ ("Exit of Bunkers"), 300), /* assault.A-18 */
  [WAR_ASSAULT_SHUT_REACH] = { "shut-reach", N_ ("Entrance Kept Shut"), "", WAR_STAT_LENGTH, TRUE,
                               1, 300 * WAR_CENTIMETRE, .clause = "assault.A-18" },
  [WAR_ASSAULT_LINE_REACH] = { "line-reach", N_ ("Reach of the Telephone"), "", WAR_STAT_LENGTH,
                               TRUE, 1, 300 * WAR_CENTIMETRE, .clause = "assault.A-8" },
  [WAR_ASSAULT_CREEP] = CENTIMETRES ("creep", N_ ("Creeping Up"), 300), /* assault.A-11 */
  [WAR_ASSAULT_FRONT]
  = CENTIMETRES ("front", N_ ("Front of a Company"), 300), /* assault.1.7, assault.A-26 */
  [WAR_ASSAULT_STRETCH] = CENTIMETRES ("stretch", N_ ("Stretch of Wire"), 300), /* assault.A-4 */
  [WAR_ASSAULT_BELT_DEPTH]
  = CENTIMETRES ("belt-depth", N_ ("Depth of Wire"), 300), /* assault.A-16 */
  [WAR_ASSAULT_BELT_AHEAD]
  = CENTIMETRES ("belt-ahead", N_ ("Wire Before a Trench"), 300), /* assault.A-16 */
  [WAR_ASSAULT_GAPPED_FACTOR] = COUNT ("gapped-factor", 1, 20), /* assault.8.2 */
  [WAR_ASSAULT_UNGAPPED_FACTOR] = COUNT ("ungapped-factor", 1, 20), /* assault.8.3 */
  [WAR_ASSAULT_BUNKER_BLOCKED] = NEED ("bunker-blocked"), /* assault.3.3 */
  [WAR_ASSAULT_STRETCH_GAPPED] = NEED ("stretch-gapped"), /* assault.A-4 */
  [WAR_ASSAULT_LOSSES_PERCENT] = COUNT ("losses-percent", 1, 100), /* assault.7.1 */
  [WAR_ASSAULT_UNPIN] = NEED ("unpin"), /* assault.10.1 */
  [WAR_ASSAULT_UNPIN_NO_OFFICER] = COUNT ("unpin-no-officer", 0, 6), /* assault.10.2 */
  [WAR_ASSAULT_UNPIN_NERVOUS] = COUNT ("unpin-nervous", 0, 6), /* assault.10.3 */
  [WAR_ASSAULT_UNPIN_DEMORALISED] = COUNT ("unpin-demoralised", 0, 6), /* assault.10.4 */
  [WAR_ASSAULT_MORALE_NERVOUS] = COUNT ("morale-nervous", 0, 6), /* assault.7.2 */
  [WAR_ASSAULT_STUCK] = COUNT ("stuck", 0, 6), /* assault.8.8: the highest roll that is stuck */
  [WAR_ASSAULT_BASES_TO_TAKE] = COUNT ("bases-to-take", 1, 100), /* assault.A-7 */
  [WAR_ASSAULT_BASES_TO_GO_ON] = COUNT ("bases-to-go-on", 1, 100), /* assault.A-7 */
  [WAR_ASSAULT_COMPANIES_PERCENT] = COUNT ("companies-percent", 1, 100), /* assault.A-7 */
  [WAR_ASSAULT_TURNS] = COUNT ("turns", 1, 1000), /* assault.A-7 */
  { NULL },
};

static const WarStat shell_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("effect", NULL, effect_ids),
  { NULL },
};

static const WarStat shot_columns[] = {
  COUNT ("die", 1, 6),
  CHOICE ("near", NULL, effect_ids),
  CHOICE ("far", NULL, effect_ids),
  { NULL },
};

static const WarStat morale_columns[] = {
  COUNT ("least", -20, 20),
  CHOICE ("state", NULL, state_ids),
  { NULL },
};

static const WarStat melee_columns[] = {
  COUNT ("least", 0, 20),
  CHOICE ("result", NULL, result_ids),
  { NULL },
};

static const WarStat melee_modifiers_columns[] = {
  KEY ("cause", cause_ids),
  COUNT ("adds", -20, 20),
  { NULL },
};

static const WarTableKind tables[] = {
  [WAR_ASSAULT_TABLE_SHELL] = { "shell", shell_columns, 1, 6 },
  [WAR_ASSAULT_TABLE_SHOT] = { "shot", shot_columns, 1, 6 },
  [WAR_ASSAULT_TABLE_MORALE] = { "morale", morale_columns, 1, 10 },
  [WAR_ASSAULT_TABLE_MELEE] = { "melee", melee_columns, 1, 10 },
  [WAR_ASSAULT_TABLE_MELEE_MODIFIERS] = { "melee-modifiers", melee_modifiers_columns, 1, 10 },
  { NULL },
};

static const WarAmendment amendments[] = {
  [WAR_ASSAULT_AMENDMENT_TANKS_AND_SHELLS] = { "assault.A-2" },
  [WAR_ASSAULT_AMENDMENT_OFFICERS] = { "assault.A-6" },
  [WAR_ASSAULT_AMENDMENT_CLOSE_FIRE] = { "assault.A-14" },
  [WAR_ASSAULT_AMENDMENT_DEMORALISED] = { "assault.A-15" },
  [WAR_ASSAULT_AMENDMENT_TRENCHES] = { "assault.A-17" },
  [WAR_ASSAULT_AMENDMENT_ENTRANCES] = { "assault.A-18" },
  [WAR_ASSAULT_AMENDMENT_LEADERS] = { "assault.A-19" },
  [WAR_ASSAULT_AMENDMENT_TANKS] = { "assault.A-22" },
  [WAR_ASSAULT_AMENDMENT_NOTES] = { "assault.A-8", .is_choice = TRUE, .is_for_fellows = TRUE },
  [WAR_ASSAULT_AMENDMENT_UMPIRE] = { "assault.A-28", .is_choice = TRUE },
  { NULL },
};

/* Who is in a trench or a gun pit has the third row of the table of shots (assault.A-23): the only
 * cover that there is. */
static const WarSightSystem sight = {
  .blocks = WAR_ASSAULT_TERRAIN_SIGHT,
  .limit = WAR_ASSAULT_TERRAIN_SIGHT_LIMIT,
  .cover = WAR_ASSAULT_TERRAIN_COVERED,
  .covers = WAR_SIGHT_NONE,
  .worth = WAR_SIGHT_NONE,
  .reach = WAR_SIGHT_NONE,
};

const WarSystem war_assault_system = {
  .id = "assault",
  .name = "Trench Assault",
  .credit = "Jim Wallman, 2008",
  .length_unit = WAR_UNIT_CENTIMETRE,
  .die_sides = 6,
  .start_marks = 1u << WAR_TOKEN_PINNED,
  .unit_stats = unit_stats,
  .weapon_stats = weapon_stats,
  .terrain_stats = terrain_stats,
  .numbers = numbers,
  .tables = tables,
  .amendments = amendments,
  .version = 7,
  .amendable_version = 1,
  .conditions = 0, /* assault.A-7 */
  .arrange_battle = war_assault_arrange_battle,
  .costs_describe = TRUE, /* */
  .play = &war_assault_play,
  .needs_no_zones = TRUE, /* assault.A-26 */
  .draws_in_secret = TRUE, /* assault.3.4 */
  .sight = &sight,
};
