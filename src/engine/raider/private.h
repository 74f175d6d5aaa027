/* private.h: what the files of Trench Raider share: a battle made ready, and their functions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/decision.h"
#include "engine/game/namesake.h"
#include "engine/game/prepare.h"
#include "engine/game/rulebook.h"
#include "engine/game/starts.h"
#include "engine/geometry/base.h"
#include "engine/ground/sight.h"
#include "engine/operation/operation.h"
#include "engine/raider/raider.h"
#include "engine/raider/tables.h"
#include "engine/raider/terms.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * What does not change: made by prepare.c from the operation. */

#define WAR_RAIDER_MAX_UNITS 600 /* on both sides together, with what is drawn */
#define WAR_RAIDER_MAX_REGIMENTS 24
#define WAR_RAIDER_MAX_CLOUDS 16

#define WAR_RAIDER_FRENCH 0 /* sides and seats */
#define WAR_RAIDER_GERMAN 1
#define WAR_RAIDER_MASTER 2 /* the seat of a game master, who is of no side (raider.R-32) */

typedef enum
{
  WAR_RAIDER_SOLDIER,
  WAR_RAIDER_LEADER,
  WAR_RAIDER_ELITE, /* flamethrowers too */
  WAR_RAIDER_HEADQUARTERS,
  WAR_RAIDER_MACHINE_GUN,
  WAR_RAIDER_MORTAR,
  WAR_RAIDER_GUN,
  WAR_RAIDER_CAR,
  WAR_RAIDER_TANK,
  WAR_RAIDER_AEROPLANE,
  WAR_RAIDER_BUNKER, /* nothing that stands: what the guns of bunkers are like */
} WarRaiderBranch;

/* How weapons are used that are aimed. */
typedef enum
{
  WAR_RAIDER_SMALL_ARMS,
  WAR_RAIDER_CANNON, /* kills anything, and destroys bunkers */
} WarRaiderFireKind;

typedef struct
{
  const WarWeapon *weapon;
  WarRaiderFireKind kind;
  WarLength range;
  gint hit, cover_hit;
  gint number; /* how many it has of them */
  gint shots; /* of all, in the own move step */
  gint opportunity; /* of all, in the other side's */
} WarRaiderWeapon;

typedef struct
{
  const WarUnitType *type;
  WarRaiderBranch branch;
  gboolean has_flame, has_grenades, has_fascine, crosses_at_will, crushes_wire, is_corridor;
  gboolean is_elite; /* adds 1 hand to hand */
  gint dice; /* of its movement; 0: it stays */
  gint save; /* on so much or more; 0: none */
  WarLength leads; /* so far men may be from it */
  WarLength half_width, half_depth;
  WarLength reach; /* farther from its centre no part of its base is */
  guint n_weapons;
  WarRaiderWeapon weapons[WAR_RAIDER_N_SLOTS];
} WarRaiderType;

/* A unit as the operation lists it: rows of the pieces from 0. */
typedef struct
{
  guint type; /* with which it begins, in types */
  guint entry; /* of its side's force, of which it is the nth, from 0 */
  guint nth;
  gint side;
  gint regiment; /* row of the formations; WAR_NONE */
  gboolean is_drawn; /* it is not there at first */
  const char *group; /* of the operation; or NULL */
  const WarZone *zone; /* where it may be set up; NULL: in any of its side's */
  const char *name; /* or NULL */
  WarNamesake namesake;
} WarRaiderUnit;

/* What the table of ground says, in the order of the data's words (raider.R-9). */
enum
{
  WAR_RAIDER_MEN_FREE,
  WAR_RAIDER_MEN_INCH,
  WAR_RAIDER_MEN_HALF,
  WAR_RAIDER_MEN_CUT,
  WAR_RAIDER_MEN_GARRISON,
  WAR_RAIDER_MEN_CROSSING,
};
enum
{
  WAR_RAIDER_TANKS_FREE,
  WAR_RAIDER_TANKS_HALF,
  WAR_RAIDER_TANKS_NO,
  WAR_RAIDER_TANKS_STRAIGHT,
  WAR_RAIDER_TANKS_CROSSING,
};
enum
{
  WAR_RAIDER_CARS_FREE,
  WAR_RAIDER_CARS_HALF,
  WAR_RAIDER_CARS_NO,
  WAR_RAIDER_CARS_CROSSING,
};

/* What a feature does. */
typedef struct
{
  guint8 men, tanks, cars;
  gboolean covers; /* who is inside */
  gboolean is_crossing, is_wire, is_trench, is_hole; /* a large one (raider.3.26) */
  gint side, line; /* of a line: whose, and from 1; else WAR_NONE, 0 */
  gint wire_side; /* whose wire it is; WAR_NONE: anybody's */
  gint bunker; /* which it is; WAR_NONE */
  WarPosition minimum, maximum; /* its bounds */
} WarRaiderFeature;

/* A part of the middle line of a trench or wire. */
typedef struct
{
  guint feature;
  WarPosition from, to;
  WarLength width;
} WarRaiderSegment;

typedef struct
{
  guint feature;
  gint line; /* German, from 1; 0: none */
  WarPosition centre;
  WarHeading heading; /* of its first side */
  const WarPosition *corners; /* lent by the ground */
  guint n_corners;
} WarRaiderBunker;

typedef struct
{
  WarOperation *operation;
  WarRules *rules;
  const WarField *field;
  WarGround *ground;
  guint n_features;
  WarRaiderFeature *features;
  WarSightEffect *effects; /* likewise, one for each */
  guint32 men_terrains; /* that matter to men who move; and so on */
  guint32 vehicle_terrains, cover_terrains, crossing_terrains, wire_terrains, trench_terrains;
  GArray *sight; /* guint: features that block sight, or cover from outside */
  GArray *segments; /* WarRaiderSegment: of trenches and wire */
  GArray *bunkers; /* WarRaiderBunker */
  gint n_lines[WAR_N_SIDES];
  GArray *types; /* WarRaiderType */
  gint bunker_type; /* in types; WAR_NONE */
  GArray *units; /* WarRaiderUnit */
  guint n_regiments;
  const char *regiments[WAR_RAIDER_MAX_REGIMENTS]; /* what the operation calls them; or NULL */
  gint n_started; /* French soldiers (raider.R-5) */
  guint first_gap, n_gaps; /* rows behind the units */
  guint first_cloud; /* rows behind those */
} WarRaider;

static inline const WarRaider *
war_raider_get_data (const WarSetup *setup)
{
  return setup->data;
}

static inline gint32
war_raider_get_number (const WarSetup *setup, guint number)
{
  return war_raider_get_data (setup)->rules->numbers[number];
}

static inline const WarRaiderFeature *
war_raider_get_feature (const WarSetup *setup, guint feature)
{
  return &war_raider_get_data (setup)->features[feature];
}

static inline const WarRaiderBunker *
war_raider_get_bunker (const WarSetup *setup, guint bunker)
{
  return &g_array_index (war_raider_get_data (setup)->bunkers, WarRaiderBunker, bunker);
}

/* What a table of dice has in the column of the first row with that key; `none`: it has no row. */
gint32 war_raider_look_up (const WarSetup *setup, guint table, gint key, guint column, gint32 none);

/* What one thread works with: memo.c. */
typedef struct
{
  WarGroundScratch *scratch;
  WarSightEffect *effects; /* of the state that was looked at last: bunkers may be rubble */
  guint32 rubble; /* bits of the bunkers that are so in them */
} WarRaiderMemo;

static inline WarRaiderMemo *
war_raider_get_memo (const WarSetup *setup)
{
  return setup->memo;
}

gpointer war_raider_begin_memo (gconstpointer data);
void war_raider_end_memo (gpointer memo);

gpointer war_raider_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults);
gboolean war_raider_has_master (const WarOperation *operation); /* a game master (raider.R-32) */
void war_raider_release (gpointer data);
void war_raider_resolve_ground (WarRaider *data, GArray *faults); /* terrain.c */
void war_raider_release_ground (WarRaider *data);
void war_raider_add_units (WarRaider *data, GArray *faults); /* units.c */
gint war_raider_find_type (const WarSetup *setup, gint side, const char *word); /* as tables say */

extern const WarPlay war_raider_play; /* play.c */

/* ----------------------------------------------------------------------------------------------
 * What the rules say of each order, in the file of its clause. */

#define ORDER(kind, id, actors, targeted, its_rule, ...) \
  extern const WarOrderRule war_raider_##its_rule##_rule;
#include "engine/raider/orders.def"
#undef ORDER

/* ----------------------------------------------------------------------------------------------
 * unit.c: questions about pieces. */

static inline guint
war_raider_count_units (const WarSetup *setup)
{
  return war_raider_get_data (setup)->units->len;
}

static inline const WarRaiderUnit *
war_raider_get_unit (const WarSetup *setup, guint unit)
{
  return &g_array_index (war_raider_get_data (setup)->units, WarRaiderUnit, unit);
}

static inline gint
war_raider_get_side (const WarSetup *setup, guint unit)
{
  return war_raider_get_unit (setup, unit)->side;
}

/* What it is now: a man may have become a leader (raider.R-17). */
static inline const WarRaiderType *
war_raider_get_type (const WarSetup *setup, const WarState *state, guint unit)
{
  return &g_array_index (war_raider_get_data (setup)->types, WarRaiderType,
                         war_setup_peek_piece (setup, state, unit)[WAR_PIECE_TYPE]);
}

static inline gboolean
war_raider_stands (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD;
}

static inline gboolean
war_raider_has_misfortune (const WarSetup *setup, const WarState *state,
                           WarRaiderMisfortune misfortune)
{
  return war_setup_peek_game (setup, state)[WAR_RAIDER_GAME_MISFORTUNE] == (gint32) misfortune;
}

static inline gint
war_raider_get_bunker_of (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state, unit)[WAR_RAIDER_PIECE_BUNKER];
}

static inline gboolean
war_raider_is_man_branch (WarRaiderBranch branch)
{
  return branch <= WAR_RAIDER_ELITE;
}

static inline gboolean
war_raider_is_stand_branch (WarRaiderBranch branch)
{
  return branch >= WAR_RAIDER_HEADQUARTERS && branch <= WAR_RAIDER_GUN;
}

static inline gboolean
war_raider_is_vehicle_branch (WarRaiderBranch branch)
{
  return branch == WAR_RAIDER_CAR || branch == WAR_RAIDER_TANK;
}

gboolean war_raider_is_man (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_raider_is_vehicle (const WarSetup *setup, const WarState *state, guint unit);

/* What acts, fights and is fired at alike (raider.R-10). */
typedef enum
{
  WAR_RAIDER_KIND_MAN,
  WAR_RAIDER_KIND_STAND,
  WAR_RAIDER_KIND_VEHICLE,
} WarRaiderKind;

WarRaiderKind war_raider_get_kind (const WarSetup *setup, const WarState *state, guint unit);
WarPosition war_raider_get_centre (const WarSetup *setup, const WarState *state, guint unit);
WarBase war_raider_get_base (const WarSetup *setup, const WarState *state, guint unit);
WarBase war_raider_place_base (const WarRaiderType *type, WarPosition centre, WarHeading heading);

/* Between bases; to who is in a bunker, to its edge (raider.R-26). */
WarLength war_raider_get_distance (const WarSetup *setup, const WarState *state, guint a, guint b);
gboolean war_raider_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                               WarLength limit);

/* Whether two boxes along the axes, by their centres and halves, come within a limit. */
gboolean war_raider_boxes_are_within (WarPosition a, WarPosition b, WarLength half_width,
                                      WarLength half_depth, WarLength limit);

/* raider.R-30: men and stands of both sides. In opportunity fire contact that was reached by the
 * move counts for nobody (raider.R-8). */
gboolean war_raider_touches (const WarSetup *setup, const WarState *state, guint a, guint b);
gboolean war_raider_is_in_contact (const WarSetup *setup, const WarState *state, guint unit);

/* Whether a base of that type there would touch an enemy of the side. */
gboolean war_raider_would_touch (const WarSetup *setup, const WarState *state, gint side,
                                 const WarRaiderType *type, WarPosition centre);

/* The piece's leader, or WAR_NONE; whether he may be led there (raider.6.7). */
gint war_raider_get_leader (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_raider_is_led (const WarSetup *setup, const WarState *state, guint unit);
gint war_raider_find_nearest_leader (const WarSetup *setup, const WarState *state, guint unit,
                                     WarLength *distance);
void war_raider_join (WarContext *context, guint unit, gint regiment, const char *clause);

/* Soldiers of a regiment on the field. */
guint war_raider_count_men (const WarSetup *setup, const WarState *state, gint regiment);

/* The row of the first free gap or cloud; WAR_NONE. */
gint war_raider_find_free (const WarSetup *setup, const WarState *state, guint first, guint n);

/* ----------------------------------------------------------------------------------------------
 * ground.c: terrain, by the state: bunkers may be rubble. */

#define WAR_RAIDER_MAX_AT 16

/* The features of those terrains at the position, of which a crossing alone counts (raider.R-9). */
guint war_raider_find_at (const WarSetup *setup, guint32 terrains, WarPosition position,
                          guint features[WAR_RAIDER_MAX_AT]);
gboolean war_raider_is_rubble (const WarSetup *setup, const WarState *state, guint feature);
guint8 war_raider_get_men (const WarSetup *setup, const WarState *state, guint feature);

/* The German line, from 1, or the large hole, that is there; 0, WAR_NONE. */
gint war_raider_find_line (const WarSetup *setup, WarPosition position, gint side);
gint war_raider_find_hole (const WarSetup *setup, WarPosition position);
gboolean war_raider_is_sheltered (const WarSetup *setup, const WarState *state,
                                  WarPosition position);

/* Whether the ground lets such a one stand there: for men and stands by the centre. */
gboolean war_raider_may_be_at (const WarSetup *setup, const WarState *state, gint side,
                               const WarRaiderType *type, const WarBase *base);

/* move.c: whether a hole is in no-man's-land or enemy ground, seen along y through its centre
 * (raider.R-12); where French line 1 does not reach, its foremost point counts. */
gboolean war_raider_is_forward (const WarSetup *setup, guint hole);

/* Whether wire of the feature holds up a man of the side there (raider.R-20). */
gboolean war_raider_is_wired (const WarSetup *setup, const WarState *state, gint side,
                              guint feature, WarPosition position);

/* Whether a vehicle there is on a bridge, or on a fascine over the trench: its middle line is. */
gboolean war_raider_is_bridged (const WarSetup *setup, const WarBase *base);
gboolean war_raider_is_on_fascine (const WarSetup *setup, const WarState *state, guint trench,
                                   const WarBase *base);

/* A gap, or a fascine, is there from now on; FALSE: there is no room for it. */
gboolean war_raider_open_gap (WarContext *context, gint unit, guint feature, WarPosition at,
                              WarLength width, gboolean is_fascine);
gboolean war_raider_get_gap (const WarSetup *setup, const WarState *state, guint row, WarBase *gap);
const WarRaiderSegment *war_raider_find_segment (const WarSetup *setup, guint feature,
                                                 WarPosition position, WarPosition *nearest);

/* Clouds: whether the base, a bunker, or a line meets one; whether a piece is below one: with any
 * part of its base, or of the bunker that it is in (raider.R-3). */
gboolean war_raider_is_gassed (const WarSetup *setup, const WarState *state, const WarBase *base);
gboolean war_raider_is_bunker_gassed (const WarSetup *setup, const WarState *state, guint bunker);
gboolean war_raider_is_below_gas (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_raider_is_line_gassed (const WarSetup *setup, const WarState *state, WarPosition a,
                                    WarPosition b);

/* ----------------------------------------------------------------------------------------------
 * room.c: where pieces may stand. */

/* What the base would stand on; WAR_NONE. Of men only stands and vehicles, if over_men. */
gint war_raider_find_taken (const WarSetup *setup, const WarState *state, guint unit,
                            const WarBase *base, gboolean over_men);

/* Where a piece may be placed. */
typedef struct
{
  const WarZone *zone; /* wholly in it; NULL: on the field */
  gint line; /* its centre in that German line, from 1; 0: anywhere */
  WarFieldEdge edge; /* within 2″ of that one; NONE: of none */
  gboolean is_at_side; /* within 2″ of either side's edge, */
  WarLength top, bottom; /* and with its centre between those */
} WarRaiderArea;

/* The nearest place, every 5 mm, where it may stand out of contact (raider.R-30), within an area;
 * NULL: anywhere. */

gboolean war_raider_find_place (const WarSetup *setup, const WarState *state, guint unit,
                                WarPosition wanted, WarHeading heading, const WarRaiderArea *area,
                                WarPosition *place);
void war_raider_put (WarContext *context, guint unit, WarPosition place, WarHeading heading,
                     const char *clause);

/* ----------------------------------------------------------------------------------------------
 * leg.c: legs of men and stands (raider.R-23). */

typedef struct
{
  WarPosition to;
  WarLength cost; /* in inches of its allowance */
  WarBound bound;
  gboolean touches; /* it has come into contact */
  gint feature; /* that covers, in which it began and all of the way lies; WAR_NONE */
} WarRaiderLeg;

void war_raider_plan_leg (const WarSetup *setup, const WarState *state, guint unit,
                          WarPosition from, WarHeading heading, WarLength distance,
                          WarLength allowance, WarRaiderLeg *leg);
gint war_raider_find_cover (const WarSetup *setup, const WarState *state, WarPosition position);

/* ----------------------------------------------------------------------------------------------
 * casualty.c: who dies. FALSE: an answer of chance is missing. */

gboolean war_raider_kill (WarContext *context, guint unit, WarRaiderCause cause,
                          const char *clause);
void war_raider_lose (WarContext *context, guint unit, WarRaiderLoss loss, WarRaiderCause cause,
                      const char *clause);
gboolean war_raider_die_roll (WarContext *context, const char *purpose, const char *clause,
                              gint side, guint unit, gint need, gint32 *die, WarQuestion *question);

/* ----------------------------------------------------------------------------------------------
 * bunker.c: bunkers and who is in them. */

guint war_raider_list_garrison (const WarSetup *setup, const WarState *state, guint bunker,
                                guint *units, guint maximum);
gint war_raider_find_first_inside (const WarSetup *setup, const WarState *state, guint bunker,
                                   gboolean soldiers_first);
gint war_raider_get_bunker_index (const WarSetup *setup, gint feature);
gboolean war_raider_is_whole (const WarSetup *setup, const WarState *state, guint bunker);
gint war_raider_find_bunker_side (const WarSetup *setup, guint bunker, WarPosition position);
WarLength war_raider_get_bunker_distance (const WarSetup *setup, guint bunker, const WarBase *base);

/* garrison.c. Coming out, it begins its move at the nearest free place of the trench. */
gboolean war_raider_destroy_bunker (WarContext *context, guint bunker, const char *clause);
gboolean war_raider_come_out (WarContext *context, guint unit);

/* ----------------------------------------------------------------------------------------------
 * fire.c */

/* In which step somebody fires. */
typedef struct
{
  guint need; /* the least die that hits */
  gboolean is_covered;
  gint bunker; /* that is fired at; WAR_NONE */
} WarRaiderAim;

gboolean war_raider_may_fire (const WarSetup *setup, const WarState *state, guint unit, gint weapon,
                              WarRefusal *refusal);
gboolean war_raider_take_aim (const WarSetup *setup, const WarState *state, guint unit,
                              guint weapon, guint target, WarRaiderAim *aim, WarRefusal *refusal);

/* The weapons with which it fires: of a garrison, the bunker's. Shots that are left at such a
 * target. */
guint war_raider_count_weapons (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_raider_is_cannon (const WarSetup *setup, const WarState *state, guint unit,
                               guint weapon);
gint war_raider_count_shots (const WarSetup *setup, const WarState *state, guint unit, guint weapon,
                             gint target);
void war_raider_give_shots (WarContext *context, gint side, WarRaiderPhase phase);

/* opportunity.c */
gboolean war_raider_go_on_with_opportunity (WarContext *context);
gboolean war_raider_open_last_opportunity (WarContext *context); /* at the end of the moves */

/* activity.c: who acts in a step (raider.R-15). */
gboolean war_raider_may_act_now (const WarSetup *setup, const WarState *state, guint unit,
                                 gboolean in_hand_too, WarRefusal *refusal);
gboolean war_raider_may_move_now (const WarSetup *setup, const WarState *state, guint unit,
                                  WarRefusal *refusal);
WarLength war_raider_get_inches (const WarSetup *setup, const WarState *state, guint unit);

/* Flames reach so far (raider.6.9), in headings of such steps; mortars throw so far where a weapon
 * says nothing (raider.3.11). */
#define WAR_RAIDER_FLAME_REACH (3 * WAR_INCH)
#define WAR_RAIDER_FLAME_STEP 32
#define WAR_RAIDER_LOB_RANGE (24 * WAR_INCH)

/* activity.c: the others of before, as these act now. */
void war_raider_take_in_hand (WarContext *context, const guint *units, guint n_units);
gboolean war_raider_list_group (const WarSetup *setup, const WarState *state, const WarOrder *order,
                                guint first, guint *units, guint *n_units, WarRefusal *refusal);
gboolean war_raider_is_fellow (const WarSetup *setup, const WarState *state, guint unit,
                               guint other);

/* shells.c */
gboolean war_raider_scatter (WarContext *context, WarPosition aim, gboolean is_large, gint side,
                             WarPosition *place, WarQuestion *question, gint32 dice[3],
                             gboolean *is_off);
gboolean war_raider_drop_shell (WarContext *context, WarPosition aim, gboolean is_large, gint side);
WarLength war_raider_get_lob_reach (const WarSetup *setup, const WarState *state, guint unit);

/* What an argument may be, once those before it are chosen. */
static inline gboolean
war_raider_set_range (WarOption *option, guint argument, gint32 minimum, gint32 maximum)
{
  war_domain_clear (&option->arguments[argument], 1);
  return war_domain_add (&option->arguments[argument], minimum, maximum);
}

/* The steps; each FALSE if an answer of chance is missing. After every order all goes on until
 * somebody decides: turn.c, which alone knows what follows what. */
gboolean war_raider_go_on (WarContext *context);
gboolean war_raider_roll_misfortune (WarContext *context); /* misfortune.c */
gboolean war_raider_roll_wind (WarContext *context);
gboolean war_raider_go_on_with_gas (WarContext *context); /* gas.c */
gboolean war_raider_begin_bombardment (WarContext *context, gint side); /* shells.c */
void war_raider_end_bombardment (WarContext *context);
gboolean war_raider_begin_moves (WarContext *context, gint side); /* activity.c */
gboolean war_raider_cut_now (WarContext *context); /* wire.c */
gboolean war_raider_go_on_with_combat (WarContext *context); /* melee.c */
gboolean war_raider_test_morale (WarContext *context); /* morale.c */
void war_raider_take_surrenders (WarContext *context, gint32 before);
void war_raider_find_captures (WarContext *context);
gboolean war_raider_go_on_with_reinforcements (WarContext *context); /* reinforce.c */
gboolean war_raider_draw_reserves (WarContext *context); /* arrivals.c */
gboolean war_raider_draw_units (WarContext *context);
gboolean war_raider_go_on_with_planes (WarContext *context); /* planes.c */
void war_raider_find_winner (WarContext *context, gboolean is_turn_over); /* victory.c */

/* planes.c: whom a run along that line meets, from its start, and where it ends; units has room for
 * all pieces. */
guint war_raider_list_strafed (const WarSetup *setup, const WarState *state, WarPosition from,
                               WarHeading heading, WarPosition *to, guint *units);

/* place.c */
void war_raider_begin (const WarSetup *setup, WarState *state);
/* Where a line of trenches runs, from the German edge; −1: the side has none such. */
WarLength war_raider_find_line_middle (const WarSetup *setup, gint side, gint line);

/* Where it stands if nobody says so. */
WarPosition war_raider_find_wanted (const WarSetup *setup, const WarState *state, guint unit);
void war_raider_place_rest (WarContext *context, gint side, WarRaiderComing coming);
gboolean war_raider_has_to_come (const WarSetup *setup, const WarState *state, gint side,
                                 WarRaiderComing coming);

/* What others ask: shown.c, fault.c, starts.c, foresee.c, supply.c, mind.c. */
void war_raider_show_piece (const WarSetup *setup, const WarState *view, guint row,
                            WarShownPiece *piece);
gboolean war_raider_show_marker (const WarSetup *setup, const WarState *view, guint row,
                                 WarShownMarker *marker);
gboolean war_raider_has_acted (const WarSetup *setup, const WarState *view, guint row);
guint war_raider_list_bonds (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                             guint maximum);
void war_raider_list_odd_groups (const WarSetup *setup, GArray *groups);
guint war_raider_list_fellows (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                               guint maximum);
void war_raider_list_supply (const WarSetup *setup, GArray *supply);
void war_raider_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                         gboolean is_allowed, WarForesight *foresight);
guint war_raider_think (const WarSetup *setup, const WarState *view, gint seat,
                        const WarPosture *posture, WarIdea *ideas, guint maximum);
char *war_raider_find_fault (const WarSetup *setup, const WarState *state);
extern const WarStarts war_raider_starts;

G_END_DECLS
