/* private.h: what the files of Trench Assault share: a battle made ready, and their functions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/assault/assault.h"
#include "engine/assault/tables.h"
#include "engine/assault/terms.h"
#include "engine/bases/cost.h"
#include "engine/bases/stand.h"
#include "engine/game/decision.h"
#include "engine/game/namesake.h"
#include "engine/game/prepare.h"
#include "engine/game/rulebook.h"
#include "engine/game/starts.h"
#include "engine/ground/sight.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * What does not change: made by prepare.c from the operation. */

#define WAR_ASSAULT_MAX_COMPANIES 4 /* of the attackers (assault.1.1) */
#define WAR_ASSAULT_MAX_UNITS 100 /* on both sides together, without runners */
#define WAR_ASSAULT_MAX_RUNNERS 4 /* of a seat, under way at once */

#define WAR_ASSAULT_ATTACKERS 0
#define WAR_ASSAULT_DEFENDERS 1

typedef enum
{
  WAR_ASSAULT_FOOT, /* infantry and bombers */
  WAR_ASSAULT_GUN, /* Lewis guns and machine guns */
  WAR_ASSAULT_OFFICER,
  WAR_ASSAULT_HEADQUARTERS,
  WAR_ASSAULT_RUNNER,
  WAR_ASSAULT_TANK,
  WAR_ASSAULT_TELEPHONE, /* lies with the headquarters: nothing that stands */
} WarAssaultBranch;

typedef struct
{
  const WarUnitType *type;
  WarAssaultBranch branch;
  gboolean is_base; /* assault.A-29 */
  gboolean is_crew, has_bombs, is_armoured;
  WarLength open, trench, wire, rallies;
  WarLength reach; /* farther from its centre no base comes, however it lies */
  gint shots[WAR_ASSAULT_N_ROWS]; /* assault.6.5 */
} WarAssaultType;

/* A base as the operation lists it: rows of the pieces from 0. */
typedef struct
{
  guint type; /* in types */
  guint entry; /* of its side's force, of which it is the nth, from 0 */
  guint nth;
  gint side; /* 0, 1 */
  gint company; /* row of the formations; WAR_NONE */
  gint seat;
  gint line; /* of a defender: 0 the first, 1 the second */
  const char *name; /* or NULL */
  const char *group; /* of the operation; or NULL */
  WarNamesake namesake;
} WarAssaultUnit;

/* Trenches by numbers: the lines with roles, then each other feature that is one. */
typedef enum
{
  WAR_ASSAULT_START_TRENCH,
  WAR_ASSAULT_FIRST_LINE,
  WAR_ASSAULT_SECOND_LINE, /* assault.1.10 */
  WAR_ASSAULT_N_LINES,
} WarAssaultLine;

/* Who enters a terrain, in the order of the data's words (assault.A-23). */
enum
{
  WAR_ASSAULT_PASSAGE_ALL,
  WAR_ASSAULT_PASSAGE_CROSSING,
  WAR_ASSAULT_PASSAGE_TANKS,
};

/* A part of the middle line of a trench or wire. */
typedef struct
{
  guint feature;
  WarPosition from, to; /* from the attackers' left on */
  WarLength width; /* of what lies along it */
} WarAssaultSegment;

typedef struct
{
  guint feature;
  gint line; /* 0, 1 */
  WarPosition entrance; /* assault.A-18 */
} WarAssaultBunker;

typedef struct
{
  WarOperation *operation;
  WarRules *rules;
  const WarField *field;
  WarGround *ground;
  guint n_features;
  WarSightEffect *effects; /* one for each feature */
  guint8 *factors[WAR_N_SIDES]; /* likewise: of wire, by who goes through it (assault.A-16) */
  gint *trenches; /* likewise: the trench that it is; WAR_NONE */
  guint8 *is_covered, *is_bog, *is_wire, *is_crossing; /* likewise */
  guint8 *passages; /* likewise: who does not enter it */
  guint32 trench_terrains, covered_terrains, bog_terrains, wire_terrains, crossing_terrains;
  guint32 barring_terrains;
  WarHeading ahead; /* from the attackers to the defenders, along an edge */
  GArray *lines[WAR_ASSAULT_N_LINES]; /* WarAssaultSegment */
  GArray *wires; /* WarAssaultSegment: of the defenders */
  GArray *all_wires; /* likewise, of anybody */
  GArray *bunkers; /* WarAssaultBunker, from the attackers' left */
  WarPosition waste_minimum, waste_maximum; /* no-man's-land (assault.A-27) */
  gint seat_of_headquarters, seat_of_defenders; /* any commander’s (assault.1.5) */
  gint seat_of_umpire; /* assault.A-28; WAR_NONE */
  gboolean has_telephone; /* assault.A-8 */
  gboolean has_fixed_gaps; /* assault.A-4 */
  guint first_runner, n_runners; /* rows of the attackers' (assault.A-8) */
  guint n_companies; /* of the attackers */
  const char *companies[WAR_ASSAULT_MAX_COMPANIES]; /* what the operation calls them; or NULL */
  gint n_started[WAR_ASSAULT_MAX_COMPANIES + 1]; /* bases that they began with */
  gint adds[WAR_ASSAULT_N_FIGHT_CAUSES];
  GArray *types; /* WarAssaultType */
  GArray *units; /* WarAssaultUnit */
  guint n_gaps; /* rows for them, behind the units' */
  GArray *odd_groups; /* WarOddGroup */
} WarAssault;

/* What is odd about a group of the operation, and what its units are instead. */
typedef enum
{
  WAR_ASSAULT_GROUP_NO_OFFICER,
  WAR_ASSAULT_GROUP_OFFICERS, /* it has several */
  WAR_ASSAULT_GROUP_NONE, /* these are in no group, and others are */
  WAR_ASSAULT_GROUP_TOO_MANY, /* all companies, or lines, have one already */
  WAR_ASSAULT_GROUP_NO_LINE, /* the defenders' second, where they have no second line */
} WarAssaultGroupOddity;

enum
{
  WAR_ASSAULT_GROUPED_BY_ORDER, /* an officer has who is listed after him */
  WAR_ASSAULT_GROUPED_EVENLY,
  WAR_ASSAULT_GROUPED_IN_FIRST, /* line of the defenders */
  WAR_ASSAULT_GROUPED_IN_SECOND,
};

static inline const WarAssault *
war_assault_get_data (const WarSetup *setup)
{
  return setup->data;
}

static inline const WarAssaultBunker *
war_assault_get_bunker (const WarSetup *setup, guint bunker)
{
  return &g_array_index (war_assault_get_data (setup)->bunkers, WarAssaultBunker, bunker);
}

static inline const WarAssaultType *
war_assault_type_of (const WarAssault *data, const WarAssaultUnit *unit)
{
  return &g_array_index (data->types, WarAssaultType, unit->type);
}

static inline gint32
war_assault_get_number (const WarSetup *setup, guint number)
{
  return war_assault_get_data (setup)->rules->numbers[number];
}

/* What a table of least results and of what they come to has for the result; or `none`. */
gint32 war_assault_look_up (const WarSetup *setup, guint table, gint result, gint32 none);

/* What a table of dice has in the column for the die; 0 where it has no row for it. */
gint32 war_assault_look_up_die (const WarSetup *setup, guint table, gint die, guint column);

typedef struct _WarAssaultLegMemo WarAssaultLegMemo;
typedef struct _WarAssaultLookMemo WarAssaultLookMemo;
typedef struct _WarAssaultCoverMemo WarAssaultCoverMemo;

/* What one thread works with, and remembers: memo.c. What is remembered is kept with all that it
 * follows from, and so is the same whatever was played before. */
typedef struct
{
  WarGroundScratch *scratch;

  /* The scene that was made last, from the rows of gaps as they were in that step. */
  GArray *gaps; /* WarCostGap */
  gint32 *gap_rows; /* NULL: none was made yet */
  const WarState *kept; /* that nobody changes as long as it is looked at; or NULL */
  gint32 gap_step;
  gint gap_side;
  guint n_scenes; /* so many were made: the number of this one */

  guint tolls_scene; /* of which these are */
  GArray *tolls; /* WarLength: of attackers, for places along the wire; −1: not known yet */
  GArray *parts; /* WarCostPart: of the way that is looked along */
  GArray *obstacles; /* WarObstacle: of a leg */
  WarAssaultLegMemo *legs;
  WarAssaultLookMemo *looks; /* of each unit to each other one */
  WarAssaultCoverMemo *covers; /* of each unit where it stood last */
} WarAssaultMemo;

static inline WarAssaultMemo *
war_assault_get_memo (const WarSetup *setup)
{
  return setup->memo;
}

/* memo.c: from then on nothing changes in the state until another one is named, or NULL. */
void war_assault_keep (const WarSetup *setup, const WarState *state);

gpointer war_assault_begin_memo (gconstpointer data);
void war_assault_end_memo (gpointer memo);

gpointer war_assault_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults);
void war_assault_release (gpointer data);

/* companies.c: the units of an operation, company by company; adds WarSetupFaults. */
void war_assault_add_units (WarAssault *data, GArray *faults);

/* groups.c: gives the side's units their companies and lines; what is odd about their groups. */
void war_assault_group_attackers (WarAssault *data, GArray *units);
void war_assault_group_defenders (WarAssault *data, GArray *units);
void war_assault_list_odd_groups (const WarSetup *setup, GArray *groups);

/* terrain.c: what the features are, and where the lines and wires run; likewise. */
void war_assault_resolve_ground (WarAssault *data, GArray *faults);
void war_assault_release_ground (WarAssault *data);

extern const WarPlay war_assault_play; /* play.c */
WarOperation *war_assault_arrange_battle (const WarBattle *battle, WarBattleFault *fault);

/* ----------------------------------------------------------------------------------------------
 * What the rules say of each order, in the file of its clause. */

#define ORDER(kind, id, actors, targeted, its_rule, ...) \
  extern const WarOrderRule war_assault_##its_rule##_rule;
#include "engine/assault/orders.def"
#undef ORDER

/* ----------------------------------------------------------------------------------------------
 * unit.c: questions about bases. */

static inline guint
war_assault_count_units (const WarSetup *setup)
{
  return war_assault_get_data (setup)->units->len;
}

static inline const WarAssaultUnit *
war_assault_get_unit (const WarSetup *setup, guint unit)
{
  return &g_array_index (war_assault_get_data (setup)->units, WarAssaultUnit, unit);
}

static inline const WarAssaultType *
war_assault_get_type (const WarSetup *setup, guint unit)
{
  return &g_array_index (war_assault_get_data (setup)->types, WarAssaultType,
                         war_assault_get_unit (setup, unit)->type);
}

/* Bits of the seats that may see what is told to that one alone: an umpire sees all. */
static inline guint32
war_assault_seats_of (const WarSetup *setup, gint seat)
{
  gint umpire = war_assault_get_data (setup)->seat_of_umpire;

  return 1u << seat | (umpire != WAR_NONE ? 1u << umpire : 0);
}

/* Whether it stands on the field. */
static inline gboolean
war_assault_stands (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD;
}

static inline gboolean
war_assault_is_enemy (const WarSetup *setup, guint a, guint b)
{
  return war_assault_get_unit (setup, a)->side != war_assault_get_unit (setup, b)->side;
}

static inline gboolean
war_assault_is_pinned (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_ASSAULT_PIECE_PINNED] != 0;
}

/* Whether a fighting base stands there (assault.A-29). */
static inline gboolean
war_assault_fights (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_assault_get_type (setup, unit)->is_base && war_assault_stands (setup, state, unit);
}

WarPosition war_assault_get_centre (const WarSetup *setup, const WarState *state, guint unit);
WarBase war_assault_get_base (const WarSetup *setup, const WarState *state, guint unit);
WarBase war_assault_place_base (const WarSetup *setup, guint unit, WarPosition centre,
                                WarHeading heading);
void war_assault_set_place (const WarSetup *setup, WarState *state, guint unit, WarPosition centre,
                            WarHeading heading);
gboolean war_assault_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                                WarLength limit);

/* Whether an enemy that fights, or a tank if with_tanks, is within the limit. */
gboolean war_assault_has_enemy_within (const WarSetup *setup, const WarState *state, guint unit,
                                       WarLength limit, gboolean with_tanks);

/* What its company is like; fine where it has none (assault.A-21). */
WarAssaultMorale war_assault_get_morale (const WarSetup *setup, const WarState *state, guint unit);

/* Whether an enemy that fights is within 5 cm in the same trench (assault.A-14, assault.A-19). */
gboolean war_assault_is_close (const WarSetup *setup, const WarState *state, guint unit);

/* Lost for good, which is told. */
void war_assault_lose (WarContext *context, guint unit, WarAssaultLoss loss, const char *clause);

/* Pins it, or kills it: what it comes to is told. */
void war_assault_strike (WarContext *context, guint unit, WarAssaultEffect effect,
                         const char *clause);

/* Adds an event about where the unit stands, which is the first two arguments. */
WarEvent *war_assault_tell_place (WarContext *context, WarAssaultEvent kind, guint unit,
                                  const char *clause);

/* How many bases of the company are lost, of how many; and how many stand on the field or are in
 * bunkers. */
gint war_assault_count_losses (const WarSetup *setup, const WarState *state, gint company);
gint war_assault_count_left (const WarSetup *setup, const WarState *state, gint company);

/* Bases of the side in the line. */
gint war_assault_count_in_line (const WarSetup *setup, const WarState *state, gint side,
                                WarAssaultLine line);

/* Where one is on the way to the defenders, and from the attackers' left. */
WarLength war_assault_get_along (const WarAssault *data, WarPosition position);
WarLength war_assault_get_across (const WarAssault *data, WarPosition position);
WarPosition war_assault_get_position (const WarAssault *data, WarLength along, WarLength across);
WarHeading war_assault_get_front (const WarAssault *data, gint side); /* to which a side faces */

/* ----------------------------------------------------------------------------------------------
 * ground.c: terrain. */

/* The trench at the position (assault.A-25); WAR_NONE. */
gint war_assault_find_trench (const WarSetup *setup, WarPosition position);

/* Whose trench it is for the side to enter (assault.A-17). */
gboolean war_assault_is_enemy_trench (gint side, gint trench);
gboolean war_assault_is_covered (const WarSetup *setup, WarPosition position);

/* Ground that such a unit does not enter, at the position; WAR_NONE (assault.A-23). */
gint war_assault_find_bar (const WarSetup *setup, WarAssaultBranch branch, WarPosition position);

/* Whether anything of those terrains is on the segment. */
gboolean war_assault_crosses (const WarSetup *setup, guint32 terrains, WarPosition a,
                              WarPosition b);

/* How long it is: at least 1, to divide by. The position so far along it, and how far along it a
 * position is, which may lie before or beyond it. */
WarLength war_assault_get_length (const WarAssaultSegment *segment);
WarPosition war_assault_step_along (const WarAssaultSegment *segment, WarLength distance);
WarLength war_assault_measure_along (const WarAssaultSegment *segment, WarPosition position);

/* The nearest position on those lines, and how far it is; FALSE: there are none. */
gboolean war_assault_find_nearest (const GArray *segments, WarPosition position,
                                   WarPosition *nearest, WarLength *distance);

/* What wire costs whoever of the side moves now; the gaps are lent until the next one is made. */
WarCostScene war_assault_make_cost_scene (const WarSetup *setup, const WarState *state, gint side);
WarSightScene war_assault_make_scene (const WarSetup *setup);

/* ----------------------------------------------------------------------------------------------
 * room.c: where bases may stand. */

/* The bases that stand within the reach of a base that goes so far along a heading, but this one,
 * as what bars the end of a move; lent until the next are listed. */
const GArray *war_assault_list_obstacles (const WarSetup *setup, const WarState *state, guint unit,
                                          WarHeading heading, WarLength distance);

/* The bases, WarBase, on which it might stand there, however it lies; to free. */
GArray *war_assault_list_near (const WarSetup *setup, const WarState *state, guint unit,
                               WarPosition centre);
gboolean war_assault_overlaps_any (const WarBase *base, const GArray *bases);

/* What the base would stand on; or WAR_NONE. */
gint war_assault_find_taken (const WarSetup *setup, const WarState *state, guint unit,
                             const WarBase *base);

/* Whether the unit may stand so: on the field, on nobody, and not where it does not enter. */
gboolean war_assault_may_stand (const WarSetup *setup, const WarState *state, guint unit,
                                const WarBase *base);

/* The nearest free place to a position, every 5 mm, within a reach; of equal ones the first from
 * the attackers' left. In the line: along the middle of that one alone, every millimetre. */
gboolean war_assault_find_place (const WarSetup *setup, const WarState *state, guint unit,
                                 WarPosition wanted, WarHeading heading, WarLength reach,
                                 WarPosition *place);
gboolean war_assault_find_place_in_line (const WarSetup *setup, const WarState *state, guint unit,
                                         WarAssaultLine line, WarPosition wanted,
                                         WarHeading heading, WarLength reach, WarPosition *place);

/* The enemy base that the way of its centre meets first, before *distance, which becomes the
 * farthest that does not; WAR_NONE. */
gint war_assault_find_met (const WarSetup *setup, const WarState *state, guint unit,
                           WarPosition from, WarHeading heading, WarLength *distance);

/* ----------------------------------------------------------------------------------------------
 * wire.c: belts and the gaps in them (assault.A-16). */

/* The whole stretch is a gap from the beginning. */
void war_assault_open_stretch (const WarSetup *setup, WarState *state, guint gap,
                               const WarAssaultSegment *wire, WarLength from, WarLength to);

/* The unit's centre goes so; leaves a gap where it leaves ungapped wire on the other side. */
void war_assault_cross_wire (WarContext *context, guint unit, WarPosition from, WarHeading heading,
                             WarLength distance);

/* It was put there without going. */
void war_assault_find_entered (const WarSetup *setup, WarState *state, guint unit,
                               WarPosition from);

/* Whether the way meets ungapped wire that is not the side's own (assault.A-21). */
gboolean war_assault_meets_wire (const WarSetup *setup, const WarState *state, gint side,
                                 WarPosition from, WarPosition to);

/* The rectangle of a gap; FALSE: the row is none. */
gboolean war_assault_get_gap (const WarSetup *setup, const WarState *state, guint row,
                              WarBase *gap);

/* ----------------------------------------------------------------------------------------------
 * Before play: opening.c, arrange.c. */

void war_assault_begin (const WarSetup *setup, WarState *state);

/* How many have been divided to the bunker. */
guint war_assault_count_in_bunker (const WarSetup *setup, const WarState *state, guint bunker);

/* Stretch by stretch of the defenders' wire (gaps.c): what is fixed, and dice for the rest. */
gboolean war_assault_gap_wire (WarContext *context);
gboolean war_assault_may_set_gaps (const WarSetup *setup);

/* Those that have no place yet, then the dice of bunkers; an umpire then sets gaps. And what comes
 * after that: dice for the rest of the wire, then the attackers. */
gboolean war_assault_end_division (WarContext *context);
gboolean war_assault_end_gaps (WarContext *context);

void war_assault_set_up_attackers (const WarSetup *setup, WarState *state);
gboolean war_assault_creeps_up (const WarSetup *setup);

/* ----------------------------------------------------------------------------------------------
 * The steps of a turn; each gives FALSE if an answer of chance is missing. */

void war_assault_begin_phase (WarContext *context, WarAssaultPhase phase); /* turn.c */
gboolean war_assault_go_on (WarContext *context); /* with the phase, if nobody decides in it */
gboolean war_assault_fall_shells (WarContext *context); /* shells.c */
gboolean war_assault_resolve_fire (WarContext *context); /* fire.c */
gboolean war_assault_do_morale (WarContext *context); /* morale.c */
void war_assault_take_surrenders (WarContext *context);
void war_assault_begin_move (const WarSetup *setup, WarState *state, guint unit); /* withdraw.c */
void war_assault_begin_moves (WarContext *context, gint side);
void war_assault_let_out (WarContext *context); /* emerge.c */
gboolean war_assault_fight (WarContext *context); /* melee.c */
gboolean war_assault_unpin (WarContext *context); /* morale.c */
void war_assault_find_winner (WarContext *context); /* victory.c */

/* talk.c: notes between officers, if they go by notes in this game (assault.A-8). */
gboolean war_assault_may_send (const WarSetup *setup, const WarState *state, guint unit,
                               WarRefusal *refusal);
gint war_assault_find_addressee (const WarSetup *setup, const WarState *view, guint row);
void war_assault_deliver (WarContext *context); /* by runners who touch whom they look for */
void war_assault_read (WarContext *context); /* what has been delivered */

/* morale.c: whether a lost officer will have a successor. */
gboolean war_assault_is_replaceable (const WarSetup *setup, const WarState *state, guint unit);

/* Whether the unit may move in its side's step (stance.c). */
gboolean war_assault_may_move (const WarSetup *setup, const WarState *state, guint unit,
                               WarRefusal *refusal);

/* ----------------------------------------------------------------------------------------------
 * fire.c, aim.c */

typedef struct
{
  WarAssaultRow row;
  gboolean is_far;
  gint shots; /* of that row */
} WarAssaultAim;

WarAssaultRow war_assault_get_row (const WarSetup *setup, const WarState *state, guint target);

/* Whether it may fire at all, whatever at. */
gboolean war_assault_may_fire (const WarSetup *setup, const WarState *state, guint unit,
                               WarRefusal *refusal);

/* Whether it may fire at that one, with at least one shot. */
gboolean war_assault_take_aim (const WarSetup *setup, const WarState *state, guint unit,
                               guint target, WarAssaultAim *aim, WarRefusal *refusal);
gboolean war_assault_could_fire (const WarSetup *setup, const WarState *state, gint seat);

/* Shots that the unit has ordered already, at how many targets. */
gint war_assault_count_ordered (const WarSetup *setup, const WarState *state, guint unit,
                                gint targets[WAR_SEALED_MAX_TARGETS], guint *n_targets);
WarAssaultEffect war_assault_get_effect (const WarSetup *setup, gboolean is_far, gint die);

/* Whether a unit sees another one, or what blocks the first line, and whether that is near. */
typedef struct
{
  gint feature;
  gboolean is_seen, is_near;
} WarAssaultLook;

/* Whether the unit is covered where it stands (war_assault_is_covered()). */
gboolean war_assault_recall_cover (const WarSetup *setup, const WarState *state, guint unit);

/* What is remembered of how one looks at another; else to be looked for, and remembered. */
gboolean war_assault_recall_look (const WarSetup *setup, const WarState *state, guint unit,
                                  guint target, WarAssaultLook *look);
void war_assault_remember_look (const WarSetup *setup, const WarState *state, guint unit,
                                guint target, const WarAssaultLook *look);

/* ----------------------------------------------------------------------------------------------
 * What others ask. */

void war_assault_show_piece (const WarSetup *setup, const WarState *view, guint row,
                             WarShownPiece *piece); /* shown.c */
void war_assault_hide (const WarSetup *setup, WarState *view, gint seat);
gboolean war_assault_show_marker (const WarSetup *setup, const WarState *view, guint row,
                                  WarShownMarker *marker);
gboolean war_assault_has_acted (const WarSetup *setup, const WarState *view, guint row);
guint war_assault_count_stretches (const WarSetup *setup); /* of the defenders' wire: gaps.c */
void war_assault_list_supply (const WarSetup *setup, GArray *supply); /* supply.c */
guint war_assault_list_bonds (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                              guint maximum);
guint war_assault_list_fellows (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                                guint maximum);
void war_assault_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                          gboolean is_allowed, WarForesight *foresight); /* foresee.c */
guint war_assault_think (const WarSetup *setup, const WarState *view, gint seat,
                         const WarPosture *posture, WarIdea *ideas, guint maximum); /* mind.c */
char *war_assault_find_fault (const WarSetup *setup, const WarState *state); /* fault.c */

/* starts.c */
extern const WarStarts war_assault_starts;

/* arrange.c: whether the company has somebody who is not placed by the operation. */
gboolean war_assault_is_to_arrange (const WarSetup *setup, gint company);

G_END_DECLS
