/* system.c: what End of Empires 1914 counts
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/empires/private.h"

#define LENGTH(id, name, sign, required, centimetres, zero, role) \
  { \
    id, name, sign, WAR_STAT_LENGTH, required, 1, (centimetres) *WAR_CENTIMETRE, NULL, zero, role \
  }
#define COUNT(id, name, sign, least, most, role) \
  { \
    id, name, sign, WAR_STAT_COUNT, TRUE, least, most, NULL, NULL, role \
  }
#define CHOICE(id, name, choices) \
  { \
    id, name, "", WAR_STAT_CHOICE, FALSE, 0, 0, choices \
  }

/* empires.1.1, empires.3.2, empires.7.1 */
static const WarStat unit_stats[] = {
  [WAR_EMPIRES_UNIT_BASES]
  = COUNT ("bases", N_ ("Bases"), NC_ ("statistic", "Bs."), 1, 4, WAR_ROLE_BASES),
  [WAR_EMPIRES_UNIT_STRENGTH]
  = COUNT ("strength", N_ ("Strength"), NC_ ("statistic", "Str."), 1, 32, WAR_ROLE_STRENGTH),
  [WAR_EMPIRES_UNIT_ROAD] = LENGTH ("road", N_ ("On Roads"), NC_ ("statistic", "Road"), FALSE, 100,
                                    N_ ("0 is not at all"), WAR_ROLE_MOVEMENT),
  [WAR_EMPIRES_UNIT_COUNTRY] = LENGTH ("country", N_ ("Across Country"), NC_ ("statistic", "Off"),
                                       FALSE, 100, N_ ("0 is not at all"), WAR_ROLE_MOVEMENT),
  [WAR_EMPIRES_UNIT_PINNED] = LENGTH ("pinned", N_ ("Pinned"), NC_ ("statistic", "Pin."), FALSE,
                                      100, N_ ("0 is not at all"), WAR_ROLE_MOVEMENT),
  { NULL },
};

/* empires.4.3, empires.5.1, empires.C-4 */
static const WarStat weapon_stats[] = {
  [WAR_EMPIRES_WEAPON_SHORT] = LENGTH ("short", N_ ("Short Range"), NC_ ("statistic", "Short"),
                                       TRUE, 300, NULL, WAR_ROLE_BAND),
  [WAR_EMPIRES_WEAPON_EFFECTIVE] = LENGTH (
    "effective", N_ ("Effective Range"), NC_ ("statistic", "Eff."), TRUE, 300, NULL, WAR_ROLE_BAND),
  [WAR_EMPIRES_WEAPON_LONG]
  = LENGTH ("long", N_ ("Long Range"), NC_ ("statistic", "Long"), TRUE, 300, NULL, WAR_ROLE_BAND),
  [WAR_EMPIRES_WEAPON_DICE]
  = COUNT ("dice", N_ ("Dice"), NC_ ("statistic", "Dice"), 1, 20, WAR_ROLE_DICE),
  [WAR_EMPIRES_WEAPON_ARC]
  = COUNT ("arc", N_ ("Arc"), NC_ ("statistic", "Arc"), 1, 180, WAR_ROLE_ARC),
  { NULL },
};

static const char *const no_yes_ids[] = { "no", "yes", NULL };
static const char *const covers_ids[] = { "inside", "behind", NULL };
static const char *const sight_ids[] = { "clear", "blocked", "deep", "far", NULL };
static const char *const passage_ids[] = { "all", "road", "unmounted", "foot", "crossing", NULL };

/* What a terrain does (empires.C-12). */
static const WarStat terrain_stats[] = {
  [WAR_EMPIRES_TERRAIN_COVER] = CHOICE ("cover", N_ ("Cover"), no_yes_ids),
  [WAR_EMPIRES_TERRAIN_COVERS] = CHOICE ("covers", N_ ("Covers"), covers_ids),
  [WAR_EMPIRES_TERRAIN_SIGHT] = CHOICE ("sight", N_ ("Sight"), sight_ids),
  [WAR_EMPIRES_TERRAIN_SIGHT_LIMIT]
  = LENGTH ("sight-limit", N_ ("Sight Limit"), "", FALSE, 60, NULL, WAR_ROLE_NONE),
  [WAR_EMPIRES_TERRAIN_OBSTACLE] = CHOICE ("obstacle", N_ ("Obstacle"), no_yes_ids),
  [WAR_EMPIRES_TERRAIN_PASSAGE] = CHOICE ("passage", N_ ("Passage"), passage_ids),
  [WAR_EMPIRES_TERRAIN_ROAD] = CHOICE ("road", N_ ("Road"), no_yes_ids),
  [WAR_EMPIRES_TERRAIN_CROSSING] = CHOICE ("crossing", N_ ("Crossing"), no_yes_ids),
  { NULL },
};

#define REACH(id, name) LENGTH (id, name, "", TRUE, 100, NULL, WAR_ROLE_NONE)
#define INNER(id, name) LENGTH (id, name, "", TRUE, 100, NULL, WAR_ROLE_INNER)
#define NUMBER(id, name, least, most) \
  { \
    id, name, "", WAR_STAT_COUNT, TRUE, least, most \
  }

static const WarStat numbers[] = {
  [WAR_EMPIRES_COMMAND_REACH] = REACH ("command-reach", N_ ("Reach of Command")),
  [WAR_EMPIRES_MELEE_REACH] = REACH ("melee-reach", N_ ("Advance into Melee")),
  [WAR_EMPIRES_COVER_REACH] = REACH ("cover-reach", N_ ("Reach of Cover")),
  [WAR_EMPIRES_PLACE_REACH] = REACH ("place-reach", N_ ("Reach of Places")),
  [WAR_EMPIRES_CUT_OFF_REACH] = REACH ("cut-off-reach", N_ ("Reach That Cuts Off")),
  [WAR_EMPIRES_COMMANDER_REACH] = REACH ("commander-reach", N_ ("Danger to Commanders")),
  [WAR_EMPIRES_ESCAPE_REACH] = { "escape-reach", N_ ("Escape of Commanders"), "", WAR_STAT_LENGTH,
                                 TRUE, 1, 100 * WAR_CENTIMETRE, .clause = "empires.C-18" },
  [WAR_EMPIRES_MORALE_REACH] = REACH ("morale-reach", N_ ("Reach of Panic")),
  [WAR_EMPIRES_HITS_TO_PIN] = NUMBER ("hits-to-pin", N_ ("Hits That Pin"), 1, 20),
  [WAR_EMPIRES_ENFILADE_ARC] = NUMBER ("enfilade-arc", N_ ("Arc of Enfilade"), 1, 179),
  [WAR_EMPIRES_SHORT_LESS] = NUMBER ("short-less", N_ ("Less at Short Range"), 0, 6),
  [WAR_EMPIRES_EFFECTIVE_LESS] = NUMBER ("effective-less", N_ ("Less at Effective Range"), 0, 6),
  [WAR_EMPIRES_LONG_LESS] = NUMBER ("long-less", N_ ("Less at Long Range"), 0, 6),
  [WAR_EMPIRES_RETREAT] = NUMBER ("retreat", N_ ("Least Result That Retreats"), 1, 20),
  [WAR_EMPIRES_SURRENDER] = NUMBER ("surrender", N_ ("Least Roll That Surrenders"), 1, 6),
  [WAR_EMPIRES_ZONE_DEPTH]
  = LENGTH ("zone-depth", N_ ("Depth of Zones"), "", TRUE, 100, NULL, WAR_ROLE_ZONE_DEPTH),
  [WAR_EMPIRES_ENEMY_GAP] = INNER ("enemy-gap", N_ ("Gap to Enemies")),
  [WAR_EMPIRES_PAIR_REACH] = INNER ("pair-reach", N_ ("Reach of Pairs")),
  [WAR_EMPIRES_CELL] = INNER ("cell", N_ ("Side of a Cell")),
  [WAR_EMPIRES_WHEEL_MOST] = NUMBER ("wheel-most", N_ ("Greatest Wheel"), 1, 90),
  [WAR_EMPIRES_SLANT_MOST] = NUMBER ("slant-most", N_ ("Greatest Slant"), 0, 90),
  [WAR_EMPIRES_MELEE_ROUNDS] = NUMBER ("melee-rounds", N_ ("Rounds of Melee"), 1, 20),
  [WAR_EMPIRES_COMMANDER_HIT]
  = NUMBER ("commander-hit", N_ ("Least Roll That Hits Commanders"), 1, 6),
  [WAR_EMPIRES_UNIT_POINTS] = NUMBER ("unit-points", N_ ("Points for a Unit"), 0, 20),
  [WAR_EMPIRES_PLACE_POINTS] = NUMBER ("place-points", N_ ("Points for a Place"), 0, 20),
  [WAR_EMPIRES_LOAD_SAVED] = NUMBER ("load-saved", N_ ("Least Roll That Saves a Load"), 1, 6),
  { NULL },
};

/* empires.4.4: the hits of a modified die of at least so much. */
static const WarStat hits_columns[] = {
  NUMBER ("least", N_ ("Least Result"), -20, 20),
  NUMBER ("hits", N_ ("Hits"), 0, 20),
  { NULL },
};

static const char *const roll_ids[] = { "small-arms", "artillery", "melee", "morale", NULL };

static const char *const cause_ids[] = {
  [WAR_EMPIRES_CAUSE_TARGET_IN_COVER] = "target-in-cover",
  [WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED] = "firer-prone-or-pinned",
  [WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED] = "target-prone-or-pinned",
  [WAR_EMPIRES_CAUSE_MOVED_AND_FIRED] = "moved-and-fired",
  [WAR_EMPIRES_CAUSE_TARGET_CAVALRY] = "target-cavalry",
  [WAR_EMPIRES_CAUSE_TARGET_ARTILLERY] = "target-artillery",
  [WAR_EMPIRES_CAUSE_TARGET_MACHINE_GUN] = "target-machine-gun",
  [WAR_EMPIRES_CAUSE_LONG_RANGE] = "long-range",
  [WAR_EMPIRES_CAUSE_SHORT_RANGE] = "short-range",
  [WAR_EMPIRES_CAUSE_CREW_LOST] = "crew-lost",
  [WAR_EMPIRES_CAUSE_MORE_FIGURES] = "more-figures",
  [WAR_EMPIRES_CAUSE_CAVALRY] = "cavalry",
  [WAR_EMPIRES_CAUSE_ATTACKING] = "attacking",
  [WAR_EMPIRES_CAUSE_UNDER_FIRE] = "under-fire",
  [WAR_EMPIRES_CAUSE_FRIENDS_FLED] = "friends-fled",
  [WAR_EMPIRES_CAUSE_IN_COVER] = "in-cover",
  [WAR_EMPIRES_CAUSE_ENFILADED] = "enfiladed",
  [WAR_EMPIRES_CAUSE_TWO_FIGURES_LOST] = "two-figures-lost",
  NULL,
};

static const WarStat modifier_columns[] = {
  { "roll", N_ ("Roll"), "", WAR_STAT_CHOICE, TRUE, 0, 0, roll_ids },
  { "cause", N_ ("Cause"), "", WAR_STAT_CHOICE, TRUE, 0, 0, cause_ids },
  NUMBER ("adds", N_ ("Adds"), -20, 20),
  { NULL },
};

/* empires.4.4; empires.4.5 to empires.4.12, empires.5.2 to empires.5.5, empires.6.4 to empires.6.8,
 * empires.8.2 to empires.8.6. */
static const WarTableKind tables[] = {
  [WAR_EMPIRES_TABLE_HITS] = { "hits", hits_columns, 1, 10 },
  [WAR_EMPIRES_TABLE_MODIFIERS] = { "modifiers", modifier_columns, 2, 40 },
  { NULL },
};

static const WarAmendment amendments[] = {
  { "empires.C-1" }, /* cover takes from the die of artillery */
  { "empires.C-16" }, /* lying prone protects from small arms */
  { "empires.C-18" }, /* enemies capture commanders */
  { "empires.C-20" }, /* no test under a quarter */
  { NULL },
};

/* empires.C-1, empires.C-16, as the sums of shots have it (sum.c). */
static gboolean
amend_row (guint table, WarAmendments on, WarTableRow *row)
{
  gint32 roll = row->values[0], cause = row->values[1];

  if (table != WAR_EMPIRES_TABLE_MODIFIERS)
    return TRUE;
  if (roll == WAR_EMPIRES_ROLL_ARTILLERY && cause == WAR_EMPIRES_CAUSE_TARGET_IN_COVER)
    row->values[2] = (on >> WAR_EMPIRES_AMENDMENT_ARTILLERY_COVER & 1) != 0 ? -1 : 1;
  return roll != WAR_EMPIRES_ROLL_SMALL_ARMS || cause != WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED
         || (on >> WAR_EMPIRES_AMENDMENT_PRONE_COVER & 1) != 0;
}

/* empires.C-12: there is one kind of cover. */
static const WarSightSystem sight = {
  .blocks = WAR_EMPIRES_TERRAIN_SIGHT,
  .limit = WAR_EMPIRES_TERRAIN_SIGHT_LIMIT,
  .cover = WAR_EMPIRES_TERRAIN_COVER,
  .covers = WAR_EMPIRES_TERRAIN_COVERS,
  .worth = WAR_SIGHT_NONE,
  .reach = WAR_EMPIRES_COVER_REACH,
};

const WarSystem war_empires_system = {
  .id = "empires",
  .name = "End of Empires 1914",
  .credit = "David Ruck, 1997",
  .length_unit = WAR_UNIT_CENTIMETRE,
  .die_sides = 6,
  .start_marks = 1u << WAR_TOKEN_PINNED | 1u << WAR_TOKEN_PRONE | 1u << WAR_TOKEN_TOWED
                 | 1u << WAR_TOKEN_DISMOUNTED,
  .unit_stats = unit_stats,
  .weapon_stats = weapon_stats,
  .terrain_stats = terrain_stats,
  .numbers = numbers,
  .tables = tables,
  .amendments = amendments,
  .amend_row = amend_row,
  .version = 7,
  .conditions = 1U << WAR_CONDITION_MOST_POINTS, /* C-10 */
  .wins_by_rules = TRUE, /* C-10: who has broken loses */
  .needs_no_zones = TRUE, /* C-24: strips along the long edges, unless there are zones */
  .arrange_battle = war_empires_arrange_battle,
  .play = &war_empires_play,
  .sight = &sight,
};
