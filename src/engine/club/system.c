/* system.c: what Trench Club counts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/club.h"

#include <glib/gi18n-lib.h>

#include "engine/club/private.h"
#include "engine/club/tables.h"
#include "engine/rules/columns-private.h"

static const char *const hex_ids[]
  = { "meadow", "road", "forest", "river", "bridge", "fort", NULL };
static const char *const hex_2_ids[]
  = { "meadow", "road", "forest", "forest-road", "river", "bridge", "fort", NULL };
static const char *const kind_ids[] = { "foot", "armour", "wheels", "rail", "boat", "air", NULL };
static const char *const no_yes_ids[] = { "no", "yes", NULL };
static const char *const level_ids[] = { "conscript",
                                         "poilu",
                                         "over-the-top",
                                         "no-mans-land",
                                         "shell-shock",
                                         "poilu-without-special-force",
                                         NULL };
static const char *const mood_ids[] = { "regroup",
                                        "strategic-withdrawal",
                                        "diversion",
                                        "reconnaissance",
                                        "air-interdiction",
                                        "counter-attack",
                                        "box-barrage",
                                        "creeping-barrage",
                                        "trench-raid",
                                        "surprise-attack",
                                        "coordinated-assault",
                                        "infiltration-tactics",
                                        NULL };
static const char *const row_ids[]
  = { "truck", "foot-soldier", "artillery", "armour", "fighter", "anti-aircraft", NULL };
static const char *const order_ids[]
  = { "nothing", "onto", "into", "towards", "away", "carry", "attack", "position", NULL };
static const char *const what_ids[] = { "nothing",
                                        "crossroads",
                                        "forest",
                                        "cluster",
                                        "fort",
                                        "entrance",
                                        "aircraft",
                                        "truck",
                                        "foot-soldier",
                                        "artillery",
                                        "tank-or-car",
                                        "anti-aircraft",
                                        "other-than-artillery",
                                        "highest-hit",
                                        "second-highest-hit",
                                        "most-damaged",
                                        "any",
                                        NULL };
static const char *const load_ids[] = { "none", "infantry", "all", NULL };
static const char *const where_ids[] = { "anywhere", "within", "beyond", NULL };
static const char *const but_ids[] = { "nobody", "anti-tank-gunner", "gunboat", NULL };
static const char *const but_what_ids[] = { "nothing", "tank", "aircraft", NULL };

static const WarStat unit_stats[] = {
  [WAR_CLUB_UNIT_MOVEMENT]
  = { "movement", N_ ("Movement"), NC_ ("statistic", "M"), WAR_STAT_COUNT, FALSE, 1, 20 },
  [WAR_CLUB_UNIT_HIT]
  = { "hit", N_ ("Hit #"), NC_ ("statistic", "Hit"), WAR_STAT_COUNT, FALSE, 1, 20 },
  [WAR_CLUB_UNIT_DAMAGE] = { "damage", N_ ("Damage"), NC_ ("statistic", "D"), WAR_STAT_COUNT, FALSE,
                             1, 6, .role = WAR_ROLE_STRENGTH },
  { NULL },
};

static const WarStat weapon_stats[] = {
  [WAR_CLUB_WEAPON_RANGE] = { "range", N_ ("Range"), NC_ ("statistic", "Range"), WAR_STAT_COUNT,
                              TRUE, 1, 20, .role = WAR_ROLE_RANGE },
  [WAR_CLUB_WEAPON_LEAST_RANGE] = { "least-range", N_ ("Least Range"), NC_ ("statistic", "Least"),
                                    WAR_STAT_COUNT, FALSE, 1, 20, .role = WAR_ROLE_LEAST_RANGE },
  [WAR_CLUB_WEAPON_FIREPOWER]
  = { "firepower", N_ ("Firepower"), NC_ ("statistic", "F"), WAR_STAT_COUNT, TRUE, 0, 9 },
  { NULL },
};

/* What a terrain does. */
static const WarStat terrain_stats[] = {
  [WAR_CLUB_TERRAIN_HEX] = CHOICE ("hex", N_ ("Hex"), hex_ids),
  { NULL },
};

static const WarStat numbers[] = {
  [WAR_CLUB_FORTS] = COUNT ("forts", 1, 20), /* club.1.9 */
  [WAR_CLUB_FORTS_OF_FOUR] = COUNT ("forts-of-four", 1, 20), /* club.1.9 */
  [WAR_CLUB_BONDS] = COUNT_OF ("bonds", 0, 20, WAR_ROLE_MONEY), /* club.2.14 */
  [WAR_CLUB_OPENING_BONDS] = COUNT ("opening-bonds", 0, 20), /* club.2.16, of Austria-Hungary */
  [WAR_CLUB_FLANK_DICE] = COUNT_OF ("flank-dice", 0, 12, WAR_ROLE_DICE), /* club.M-24 */
  [WAR_CLUB_SURROUND_DICE]
  = COUNT_OF ("surround-dice", 0, 12, WAR_ROLE_DICE), /* club.3.3, club.M-24 */
  [WAR_CLUB_FOREST_HIT] = COUNT ("forest-hit", 0, 12), /* club.M-23 */
  [WAR_CLUB_HITS_OF_DAMAGE]
  = COUNT ("hits-of-damage", 1, 12), /* club.M-23: so many are one damage */
  [WAR_CLUB_DAMAGED] = COUNT ("damaged", 1, 6), /* club.3.6: experience for damage */
  [WAR_CLUB_DESTROYED] = COUNT ("destroyed", 1, 6), /* club.3.6: experience for a unit destroyed */
  [WAR_CLUB_STRAYS] = COUNT ("strays", 0, 12), /* club.M-18: at most */
  [WAR_CLUB_REPAIR_ORDER] = COUNT ("repair-order", 1, 6), /* club.5.13: damage, at least */
  [WAR_CLUB_ENEMY_REPAIRS] = COUNT ("enemy-repairs", 1, 6), /* club.9.2: damage, at least */
  [WAR_CLUB_REPAIR_PART]
  = COUNT ("repair-part", 1, 10), /* club.M-28: the price is divided by it, rounded up */
  [WAR_CLUB_HEALS] = COUNT ("heals", 1, 6), /* club.M-12 */
  [WAR_CLUB_HEAL_LEAST] = COUNT ("heal-least", 1, 6), /* club.8.3 */
  [WAR_CLUB_HEAL_RANGE] = COUNT ("heal-range", 1, 20), /* club.M-12 */
  [WAR_CLUB_TURRETS] = COUNT ("turrets", 0, 20), /* club.8.7 */
  [WAR_CLUB_MINE_ROUNDS] = COUNT ("mine-rounds", 0, 100), /* club.8.8 */
  [WAR_CLUB_MINE_DISTANCE] = COUNT ("mine-distance", 1, 20), /* club.8.9 */
  [WAR_CLUB_MINE_KILLS] = COUNT ("mine-kills", 0, 12), /* club.8.11: at most */
  [WAR_CLUB_OVERKILL_PERCENT] = COUNT ("overkill-percent", 1, 100), /* club.M-9 */
  [WAR_CLUB_OF_A_TYPE] = COUNT ("of-a-type", 1, 20), /* club.9.8 */
  [WAR_CLUB_AWAY_TURNS] = COUNT ("away-turns", 1, 20), /* club.M-16 */
  [WAR_CLUB_ARMIES_FIRST] = COUNT ("armies-first", 1, 3), /* club.4.7 */
  [WAR_CLUB_ARMIES_SECOND] = COUNT ("armies-second", 1, 3), /* club.4.7 */
  [WAR_CLUB_ROUNDS] = COUNT ("rounds", 1, 1000), /* club.M-17 */
  { NULL },
};

static const WarStat costs_columns[] = {
  KEY ("hex", hex_2_ids),
  KEY ("kind", kind_ids),
  SOME ("halves", 1, 20),
  CHOICE ("along", NULL, no_yes_ids),
  CHOICE ("whole", NULL, no_yes_ids),
  { NULL },
};

static const WarStat dice_columns[] = {
  COUNT ("damage", 0, 5),
  COUNT_OF ("dice", 1, 12, WAR_ROLE_DICE),
  { NULL },
};

static const WarStat grades_columns[] = {
  COUNT ("least", 0, 100),
  COUNT ("grade", 0, 9),
  { NULL },
};

static const WarStat levels_columns[] = {
  KEY ("level", level_ids),
  COUNT ("flags", 0, 8),
  COUNT ("bonds", 0, 20),
  CHOICE ("usual", NULL, no_yes_ids),
  { NULL },
};

static const WarStat moods_columns[] = {
  COUNT ("die", 1, 12),
  KEY ("mood", mood_ids),
  { NULL },
};

static const WarStat chart_columns[] = {
  KEY ("row", row_ids),
  COUNT ("column", 1, 12),
  CHOICE ("repair", NULL, no_yes_ids),
  CHOICE ("order", NULL, order_ids),
  CHOICE ("what", NULL, what_ids),
  SOME ("nearest", 1, 9),
  CHOICE ("load", NULL, load_ids),
  CHOICE ("where", NULL, where_ids),
  CHOICE ("but", NULL, but_ids),
  CHOICE ("but-what", NULL, but_what_ids),
  { NULL },
};

static const WarTableKind tables[] = {
  [WAR_CLUB_TABLE_COSTS] = { "costs", costs_columns, 2, 40 },
  [WAR_CLUB_TABLE_DICE] = { "dice", dice_columns, 1, 6, .role = WAR_TABLE_OF_DICE },
  [WAR_CLUB_TABLE_GRADES] = { "grades", grades_columns, 1, 10, .role = WAR_TABLE_OF_GRADES },
  [WAR_CLUB_TABLE_LEVELS] = { "levels", levels_columns, 1, 10, "club.11", WAR_TABLE_OF_LEVELS },
  [WAR_CLUB_TABLE_MOODS] = { "moods", moods_columns, 1, 12, "club.6" },
  [WAR_CLUB_TABLE_CHART] = { "chart", chart_columns, 2, 72, "club.6", WAR_TABLE_OF_CHART },
  { NULL },
};

static const WarAmendment amendments[] = {
  [WAR_CLUB_AMENDMENT_ENEMYS_FIRST_TURN] = { "club.M-7" },
  [WAR_CLUB_AMENDMENT_TAKING_FORTS] = { "club.M-15" },
  [WAR_CLUB_AMENDMENT_OWN_FORTS] = { "club.M-16" },
  [WAR_CLUB_AMENDMENT_ROUNDS] = { "club.M-17" },
  [WAR_CLUB_AMENDMENT_FIRST_TURN] = { "club.M-26" },
  { NULL },
};

const WarSystem war_club_system = {
  .id = "club",
  .name = "Trench Club, solo and co-operative",
  .credit = "Bill Koff; Trench Club itself by Philipp K. Berger, PKB Games",
  .length_unit = WAR_UNIT_CENTIMETRE,
  .die_sides = WAR_CLUB_SIDES,
  .unit_stats = unit_stats,
  .weapon_stats = weapon_stats,
  .terrain_stats = terrain_stats,
  .numbers = numbers,
  .tables = tables,
  .amendments = amendments,
  .n_allied_books = 1, /* club.1.1 */
  .check_army = war_club_check_army,
  .needs_no_zones = TRUE, /* club.2.1: starts of the board */
  .draws_in_secret = TRUE, /* club.2.2 */
  .version = 6,
  .amendable_version = 1,
  .arrange_battle = war_club_arrange_battle,
  .costs_describe = TRUE,
  .play = &war_club_play,
};
