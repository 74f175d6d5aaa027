/* private.h: what the files of End of Empires 1914 share: a battle made ready, and their functions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/march.h"
#include "engine/bases/ranks.h"
#include "engine/bases/stand.h"
#include "engine/bases/steps.h"
#include "engine/empires/average.h"
#include "engine/empires/empires.h"
#include "engine/empires/tables.h"
#include "engine/empires/terms.h"
#include "engine/game/decision.h"
#include "engine/game/forces.h"
#include "engine/game/prepare.h"
#include "engine/game/rulebook.h"
#include "engine/game/starts.h"
#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * What does not change: made by prepare.c from the operation. */

#define WAR_EMPIRES_MAX_BASES 4 /* of a unit */
#define WAR_EMPIRES_MAX_UNITS 60 /* on both sides together */

/* empires.1.1, empires.1.2, empires.1.3 */
typedef enum
{
  WAR_EMPIRES_INFANTRY,
  WAR_EMPIRES_CAVALRY,
  WAR_EMPIRES_MACHINE_GUN,
  WAR_EMPIRES_BATTERY,
  WAR_EMPIRES_COMMANDER,
  WAR_EMPIRES_VEHICLE,
} WarEmpiresBranch;

/* Who is barred by the same ground (empires.C-12). */
typedef enum
{
  WAR_EMPIRES_ON_FOOT, /* infantry, machine guns, dismounted cavalry */
  WAR_EMPIRES_GUNS,
  WAR_EMPIRES_RIDERS,
  WAR_EMPIRES_WHEELS, /* vehicles */
  WAR_EMPIRES_STAFF, /* commanders */
  WAR_EMPIRES_N_GAITS,
} WarEmpiresGait;

typedef struct
{
  WarLength short_range, effective_range, long_range; /* 0: it does not shoot */
  gint dice; /* of each base */
  guint half_arc; /* in 1/4096 turn */
} WarEmpiresWeapon;

typedef struct
{
  const WarUnitType *type;
  WarEmpiresBranch branch;
  guint n_bases;
  gint figures; /* on each */
  WarLength road, country, pinned;
  WarLength command; /* reach; 0: none */
  WarEmpiresWeapon weapon;
} WarEmpiresType;

typedef struct
{
  WarOperation *operation;
  WarRules *rules;
  const WarField *field;
  WarGround *ground;
  WarSightEffect *effects; /* one for each feature */
  WarFooting footing; /* by gaits (empires.C-12) */
  GArray *types; /* WarEmpiresType */
  GArray *units; /* WarForceUnit: its row among the formations is the same, and that in ranks */
  GArray *ranks; /* WarRanks: likewise */
  GPtrArray *places; /* WarPoint: those that count (empires.C-10); lent */
  WarStandArea zones[WAR_N_SIDES];
  WarFieldEdge edges[WAR_N_SIDES]; /* to which a side retreats */
  WarEmpiresType foot[WAR_N_SIDES]; /* as what dismounted cavalry moves and shoots */
  gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES]; /* modifiers */
  guint n_pieces;
} WarEmpires;

static inline const WarEmpires *
war_empires_get_data (const WarSetup *setup)
{
  return setup->data;
}

typedef struct _WarEmpiresWatch WarEmpiresWatch;
typedef struct _WarEmpiresSightings WarEmpiresSightings;
typedef struct _WarEmpiresContact WarEmpiresContact;

/* What one thread works with: memo.c. */
typedef struct
{
  WarGroundScratch *scratch;
  WarSteps steps; /* over the cells of empires.C-8 */
  guint8 *bars[WAR_EMPIRES_N_GAITS]; /* for each cell: grid.c; NULL: nobody has asked */
  WarSteps steps_to_edge[WAR_EMPIRES_N_GAITS][WAR_N_SIDES]; /* likewise, without cells */
  WarEmpiresWatch *watch;
  WarEmpiresSightings *sightings; /* for each unit and each as its target */
  WarEmpiresContact *contacts; /* for each unit */
} WarEmpiresMemo;

static inline WarEmpiresMemo *
war_empires_get_memo (const WarSetup *setup)
{
  return setup->memo;
}

gpointer war_empires_begin_memo (gconstpointer data);
void war_empires_end_memo (gpointer memo);

/* What a type is by its categories, and what the rules add to rolls. */
WarEmpiresBranch war_empires_find_branch (const WarRules *rules, const WarUnitType *type);
void war_empires_find_modifiers (const WarRules *rules,
                                 gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES]);

gpointer war_empires_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults);
const WarRanks *war_empires_get_ranks (gconstpointer data, guint *n_units);
void war_empires_release (gpointer data);

/* ----------------------------------------------------------------------------------------------
 * A file for each group of orders. */

extern const WarOrderRule war_empires_roll_off_rule; /* opening.c */
extern const WarOrderRule war_empires_place_rule; /* place.c */
extern const WarOrderRule war_empires_leave_out_rule;
extern const WarOrderRule war_empires_roll_rule; /* turn.c */
extern const WarOrderRule war_empires_choose_rule;
extern const WarOrderRule war_empires_end_step_rule;
extern const WarOrderRule war_empires_march_rule; /* move.c */
extern const WarOrderRule war_empires_go_rule;
extern const WarOrderRule war_empires_follow_rule; /* follow.c */
extern const WarOrderRule war_empires_pivot_rule; /* change.c */
extern const WarOrderRule war_empires_limber_rule;
extern const WarOrderRule war_empires_change_rule;
extern const WarOrderRule war_empires_mount_rule;
extern const WarOrderRule war_empires_board_rule; /* transport.c */
extern const WarOrderRule war_empires_alight_rule;
extern const WarOrderRule war_empires_form_up_rule; /* form-up.c */
extern const WarOrderRule war_empires_lie_rule; /* prone.c */
extern const WarOrderRule war_empires_rise_rule;
extern const WarOrderRule war_empires_stand_rule;
extern const WarOrderRule war_empires_fire_rule; /* fire.c */
extern const WarOrderRule war_empires_expose_rule; /* loss.c */
extern const WarOrderRule war_empires_charge_rule; /* charge.c */

/* ----------------------------------------------------------------------------------------------
 * watch.c: where units stand, as a thread has seen them last, and what it found out from that. */

typedef struct
{
  WarPosition minimum, maximum;
} WarEmpiresBox;

typedef struct
{
  gboolean stands; /* on the field; else it has bases, too, which are nowhere */
  guint n_bases;
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  WarEmpiresBox box; /* round all of them */
  guint n_covered; /* bases in cover; G_MAXUINT: nobody has asked */
} WarEmpiresStand;

/* Something that follows from where one unit or two stand, and others in a box: it holds until one
 * of the two has stirred, or somebody in the box has, has left it, or come. */
typedef struct
{
  guint64 seen; /* 0: nothing is known */
  WarEmpiresBox box;
} WarEmpiresFinding;

WarEmpiresWatch *war_empires_watch_new (guint n_units);
void war_empires_watch_free (WarEmpiresWatch *watch);

/* Where all units stand in that state: lent until somebody looks again. */
const WarEmpiresStand *war_empires_look_up (const WarSetup *setup, const WarState *state);

/* About the state that was looked up last: how many bases of the unit are in cover; whether
 * something found out before still holds, and that it has been found out now. */
guint war_empires_count_covered (const WarSetup *setup, guint unit);
gboolean war_empires_still_holds (const WarSetup *setup, WarEmpiresFinding *finding, guint a,
                                  guint b);
void war_empires_note (const WarSetup *setup, WarEmpiresFinding *finding, WarEmpiresBox box);

WarEmpiresBox war_empires_join_boxes (WarEmpiresBox a, WarEmpiresBox b);
WarEmpiresBox war_empires_grow_box (WarEmpiresBox box, WarLength margin);
gboolean war_empires_boxes_meet (const WarEmpiresBox *a, const WarEmpiresBox *b);

/* Round a base. */
WarEmpiresBox war_empires_get_box (const WarBase *base);

/* ----------------------------------------------------------------------------------------------
 * unit.c: questions about units; ranks.h has where their bases stand. */

static inline const WarForceUnit *
war_empires_get_unit (const WarSetup *setup, guint unit)
{
  return &g_array_index (war_empires_get_data (setup)->units, WarForceUnit, unit);
}

static inline const WarEmpiresType *
war_empires_get_type (const WarSetup *setup, guint unit)
{
  return &g_array_index (war_empires_get_data (setup)->types, WarEmpiresType,
                         war_empires_get_unit (setup, unit)->type);
}

/* Infantry, cavalry, machine guns and batteries: who counts and holds (empires.C-10). */
gboolean war_empires_is_fighting (const WarSetup *setup, guint unit);

/* Infantry and cavalry: who fights hand to hand (empires.6.2). */
gboolean war_empires_is_brigade (const WarSetup *setup, guint unit);
gboolean war_empires_is_commander (const WarSetup *setup, guint unit);
gboolean war_empires_is_mounted (const WarSetup *setup, const WarState *state, guint unit);

/* Infantry and dismounted cavalry: who lies down (empires.C-16, empires.C-22). */
gboolean war_empires_is_on_foot (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_empires_is_pinned (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_empires_is_prone_or_pinned (const WarSetup *setup, const WarState *state, guint unit);
/* Whether its bases stand as its formation says: without gaps, and round no bend. */
gboolean war_empires_is_formed (const WarSetup *setup, const WarState *state, guint unit);
WarEmpiresGait war_empires_get_gait (const WarSetup *setup, const WarState *state, guint unit);

/* What it moves and shoots as: dismounted cavalry as infantry (empires.C-22). */
const WarEmpiresType *war_empires_get_manner (const WarSetup *setup, const WarState *state,
                                              guint unit);
/* Figures, dice, crew or hits that it has left, and had. */
gint war_empires_get_strength (const WarSetup *setup, const WarState *state, guint unit);
gint war_empires_get_full_strength (const WarSetup *setup, guint unit);

/* Whether it touches an enemy who fights or drives; and, for that question, what was said last. */
struct _WarEmpiresContact
{
  WarEmpiresFinding finding;
  gboolean is_in_contact;
};

gboolean war_empires_is_in_contact (const WarSetup *setup, const WarState *state, guint unit);

/* The same in the state that was looked up last. */
gboolean war_empires_touches_enemy (const WarSetup *setup, const WarEmpiresStand *stands,
                                    guint unit);

/* The unit stands as that whole now. */
void war_empires_set_whole (const WarSetup *setup, WarState *state, guint unit, gint32 shape,
                            const WarBase *whole);

/* The same with bases that stand one behind the other on a road, round its bends. */
void war_empires_set_trail (const WarSetup *setup, WarState *state, guint unit,
                            const WarBase *bases);

/* A base is lost; later ones move up in the rows. Nothing else is done about it. */
void war_empires_drop_base (const WarSetup *setup, WarState *state, guint unit, guint place);

/* The unit leaves the field for good. */
void war_empires_remove (WarContext *context, guint unit, WarEmpiresLoss loss, const char *clause);

/* All on whose bases the unit may not end, to free: bases of friends, and of enemies with the gap
 * of empires.C-14; rows are pieces. `now` is what its gap to those is measured from, as far as it
 * stands nearer already; NULL: no gap is kept, and all bar alike. area: those out of it are left
 * out; NULL: none. */
GArray *war_empires_list_obstacles (const WarSetup *setup, const WarState *state, guint unit,
                                    const WarBase *now, const WarEmpiresBox *area);

/* Whether lorries carry the unit, and what a lorry carries, or WAR_NONE (empires.C-23). */
gboolean war_empires_is_carried (const WarSetup *setup, const WarState *state, guint unit);
gint war_empires_get_load (const WarSetup *setup, const WarState *state, guint vehicle);

/* Adds an event with where the unit stands, and one more argument. */
WarEvent *war_empires_tell_place (WarContext *context, WarEmpiresEvent kind, guint unit,
                                  gint target, const char *clause, gint32 last);

/* refuse.c */

/* FALSE with a refusal if the unit retreats, has to form up or is in contact. */
gboolean war_empires_is_free (const WarSetup *setup, const WarState *state, guint unit,
                              WarRefusal *refusal);

/* ----------------------------------------------------------------------------------------------
 * ground.c: terrain. */

WarSightScene war_empires_make_scene (const WarSetup *setup);

/* The feature that such a base may not reach into, or WAR_NONE (empires.C-12, empires.C-26). */
gint war_empires_find_bar (const WarSetup *setup, WarEmpiresGait gait, const WarBase *base);

/* Whether the base touches an obstacle. */
gboolean war_empires_meets_obstacle (const WarSetup *setup, const WarBase *base);

/* Whether the base is in cover wherever fire comes from. */
gboolean war_empires_is_in_cover (const WarSetup *setup, const WarBase *base);

/* ----------------------------------------------------------------------------------------------
 * sum.c: the modifiers of rolls (empires.4.5 to empires.8.6). */

/* What is added to a roll, by its causes. */
typedef struct
{
  guint roll; /* WAR_EMPIRES_ROLL_… */
  const gint *adds; /* what the table says of each cause; lent */
  gint8 amounts[WAR_EMPIRES_N_CAUSES];
  gint sum;
} WarEmpiresSum;

WarEmpiresSum
war_empires_sum_begin (const gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES],
                       guint roll);

/* Adds what the table says of that cause, so many times. */
void war_empires_sum_add (WarEmpiresSum *sum, guint cause, gint times);

/* The conditions of a shot of a base or a whole unit, as far as they add to its dice. Low: prone or
 * pinned. */
typedef struct
{
  gboolean is_artillery;
  WarEmpiresRange range;
  gboolean firer_is_low, moves;
  gint crew_lost;
  WarEmpiresBranch target;
  gboolean is_covered, is_mounted, is_prone, is_low; /* the target */
} WarEmpiresConditions;

WarEmpiresRange war_empires_find_range (const WarEmpiresWeapon *weapon, WarLength distance);
WarEmpiresSum
war_empires_sum_shot (const WarRules *rules,
                      const gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES],
                      WarAmendments amendments, const WarEmpiresConditions *shot);

/* Adds to that number of dice of the question, from the first on, and says why for the piece. */
void war_empires_sum_apply (const WarEmpiresSum *sum, gint piece, guint first, guint n_dice,
                            WarQuestion *question);

/* ----------------------------------------------------------------------------------------------
 * dice.c */

/* Dice for what becomes of the unit, of whose side whoever rolls need not be. */
gboolean war_empires_roll_for (WarContext *context, guint unit, const char *purpose,
                               const char *clause, gint owner, guint n_dice, gint need,
                               gint32 *dice, WarQuestion *question);

/* What a modified die of small arms hits, and the least that hits at all (empires.4.4). */
gint war_empires_count_hits (const WarSetup *setup, gint result);
gint war_empires_get_least_hit (const WarSetup *setup);

/* ----------------------------------------------------------------------------------------------
 * opening.c, place.c */

void war_empires_begin (const WarSetup *setup, WarState *state);
gboolean war_empires_go_on_setting_up (WarContext *context);

/* unit.c: whether it waits beside the field to be placed; whether it may lie down. */
gboolean war_empires_is_to_place (const WarSetup *setup, const WarState *state, guint unit);
gboolean war_empires_may_lie (const WarSetup *setup, const WarState *state, guint unit);

/* Somewhere where the unit may stand, in a line; FALSE: nowhere that the search comes to. */
gboolean war_empires_find_stand (const WarSetup *setup, const WarState *state, guint unit,
                                 gboolean goes_on, WarPosition *centre, WarHeading *heading);

/* turn.c */
gboolean war_empires_begin_round (WarContext *context);
gboolean war_empires_begin_phase (WarContext *context, WarEmpiresPhase phase);

/* command.c: whether the unit may be given such an order (empires.3.1, empires.C-2). */
gboolean war_empires_is_in_command (const WarSetup *setup, const WarState *state, guint unit,
                                    WarEmpiresCommand command);

/* WarPlay.list_bonds */
guint war_empires_list_bonds (const WarSetup *setup, const WarState *view, guint row, gint *rows,
                              guint maximum);
void war_empires_begin_commands (WarContext *context, gint side);

/* ----------------------------------------------------------------------------------------------
 * way.c: where a unit may go. */

/* What the unit has before it. A half is of a unit that also shoots, or has spent half of its
 * move. */
void war_empires_begin_march (WarMarch *march, const WarSetup *setup, const WarState *state,
                              guint unit, gboolean is_half);

/* Refuses a distance that the way does not allow, TRUE if it does; and one for that reason.
 * is_ground: ground that it cannot pass ends the way. */
gboolean war_empires_check_distance (const WarWay *way, gboolean is_ground, WarLength distance,
                                     WarRefusal *refusal);
gboolean war_empires_refuse_distance (WarRefusal *refusal, WarWayReason reason, gboolean is_ground,
                                      WarLength allowed, gint row);

/* Whether the unit may stand as those bases: on the field, on ground that it may pass, on nobody
 * else; keeps_off: also off enemies. */
gboolean war_empires_has_room (const WarSetup *setup, const WarState *state, guint unit,
                               const WarBase *bases, guint n_bases, gboolean keeps_off,
                               WarRefusal *refusal);

/* staff.c: after a move or an advance commanders on whom the enemy's bases stand make way (C-18);
 * a shell that hits a unit may hit those near it (7.3). */
void war_empires_displace_commanders (WarContext *context, guint unit);
gboolean war_empires_endanger_commanders (WarContext *context, guint target);

/* ----------------------------------------------------------------------------------------------
 * move.c */

/* Whether the unit may be given an order of that kind in this step: it is free, has not done too
 * much, and is in command (empires.C-2, empires.C-13). Ground and room are not looked at. */
gboolean war_empires_may_begin (const WarSetup *setup, const WarState *state, guint unit,
                                WarEmpiresCommand command, WarRefusal *refusal);

/* Whether what it has done in this step was half of its move: it may still go the other half. */
gboolean war_empires_has_spent_half (const WarSetup *setup, const WarState *state, guint unit);

/* As war_empires_may_begin(), of an order to go somewhere: neither are guns unlimbered, nor is it
 * pinned where its kind does not move then (empires.3.6, empires.C-15). */
gboolean war_empires_may_move (const WarSetup *setup, const WarState *state, guint unit,
                               WarEmpiresCommand command, WarRefusal *refusal);

/* It has gone the distance, and stands where it came, kept by the bound from going on; NULL: by
 * nothing. */
void war_empires_end_move (WarContext *context, guint unit, WarEmpiresCommand command,
                           WarLength distance, const WarBound *bound);

/* The way of an order to move: how far, of how far, and what it comes to. */
void war_empires_foresee_way (const WarSetup *setup, const WarState *view, const WarOrder *order,
                              WarForesight *foresight);

/* form-up.c */
gboolean war_empires_must_form_up (const WarSetup *setup, const WarState *state, guint unit);

/* transport.c (empires.C-23) */

/* How many lorries carry the unit. */
guint war_empires_count_lorries (const WarSetup *setup, guint unit);

/* A lorry is lost, with its load. */
gboolean war_empires_lose_vehicle (WarContext *context, guint vehicle, WarEmpiresLoss loss,
                                   const char *clause);

/* prone.c */
gboolean war_empires_open_brace (WarContext *context, gint side);

/* ----------------------------------------------------------------------------------------------
 * sightings.c */

/* What a base has of a target: the nearest base that it sees, reaches and has in its arc. */
typedef struct
{
  guint base, target_base; /* places among the bases of the units */
  WarLength distance;
  gboolean is_covered;
} WarEmpiresSighting;

struct _WarEmpiresSightings
{
  WarEmpiresFinding finding;
  guint stance; /* of the unit, for which they were found */
  guint n_items;
  WarEmpiresSighting items[WAR_EMPIRES_MAX_BASES];
};

/* Of those bases of the unit that have one; a gun turns for it. Lent until the next question; the
 * state is the one that was looked up last. */
const WarEmpiresSightings *war_empires_find_sightings (const WarSetup *setup, const WarState *state,
                                                       const WarEmpiresStand *stands, guint unit,
                                                       guint target);

/* The gun, which is as it stands, as it faces to shoot at the target. */
void war_empires_turn_gun (const WarSetup *setup, const WarState *state, guint unit, guint target,
                           WarBase *own);

/* ----------------------------------------------------------------------------------------------
 * fire.c */

/* A die that a base rolls at a base of the target. */
typedef struct
{
  guint base, target_base; /* places among the bases of the units */
  guint n_dice;
  WarEmpiresSum sum; /* that is added to its dice */
  gboolean enfilades;
} WarEmpiresAim;

/* What the bases of the unit may roll at the target now; 0: it cannot shoot at it. */
guint war_empires_take_aim (const WarSetup *setup, const WarState *state, guint unit, guint target,
                            gboolean moves, WarEmpiresAim aims[WAR_EMPIRES_MAX_BASES]);

/* The question that the dice of all aims ask, each with its own modifiers, those of one base side
 * by side; of no dice if there is no aim. */
WarQuestion war_empires_ask_shot (const WarSetup *setup, guint unit, const WarEmpiresAim *aims,
                                  guint n_aims);

/* What one of its dice hits, with all that is added to it. */
gint war_empires_count_shot_hits (const WarSetup *setup, guint unit, gint result);

/* Whether the unit may still shoot in this step, whatever at. */
gboolean war_empires_may_shoot (const WarSetup *setup, const WarState *state, guint unit,
                                WarRefusal *refusal);

/* Goes on with the shot that is under way. */
gboolean war_empires_resolve_shot (WarContext *context);

/* loss.c */
gboolean war_empires_take_hits (WarContext *context);
void war_empires_pin (WarContext *context, guint unit, const char *clause);

/* charge.c, melee.c (empires.C-6) */
gboolean war_empires_begin_melee (WarContext *context);
gboolean war_empires_go_on_with_melee (WarContext *context);
gboolean war_empires_find_advance (const WarSetup *setup, const WarState *state, guint unit,
                                   gint *target, WarPosition *shift);
/* Whoever does not fight hand to hand is gone as soon as the brigade touches it (empires.6.2). */
gboolean war_empires_overrun (WarContext *context, guint unit);
gboolean war_empires_has_advance (const WarSetup *setup, const WarState *state, gint side);
gboolean war_empires_fight (WarContext *context);

/* morale.c, retreat.c, grid.c, victory.c */
gboolean war_empires_do_morale (WarContext *context);
void war_empires_carry_out_retreats (WarContext *context, gint side);
gboolean war_empires_is_cut_off (const WarSetup *setup, const WarState *state, guint unit);

/* Finds how many steps it is from each cell to the side's edge for that gait: lent until the next
 * question to the grid. */
const WarSteps *war_empires_find_steps_to_edge (const WarSetup *setup, WarEmpiresGait gait,
                                                gint side);
gboolean war_empires_end_round (WarContext *context);
/* As war_rulebook_carry_out(), and tells whose points change by it, and why. */
WarOutcome war_empires_carry_out (const WarSetup *setup, WarState *state, const WarOrder *order,
                                  WarChance *chance, WarEvents *events);

void war_empires_count_points (const WarSetup *setup, const WarState *state,
                               gint points[WAR_N_SIDES]);

/* Who holds the place: the side, or WAR_NONE (empires.C-10). */
gint war_empires_find_holder (const WarSetup *setup, const WarState *state, const WarPoint *place);

/* mind.c, foresee.c, shown.c, fault.c, play.c */
guint war_empires_think (const WarSetup *setup, const WarState *view, gint seat,
                         const WarPosture *posture, WarIdea *ideas, guint maximum);
void war_empires_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                          gboolean is_allowed, WarForesight *foresight);
void war_empires_show_piece (const WarSetup *setup, const WarState *view, guint row,
                             WarShownPiece *piece);
gboolean war_empires_has_acted (const WarSetup *setup, const WarState *view, guint row);
/* muster.c, battle.c */
void war_empires_muster (const WarSetup *setup, GArray *shortages);
WarOperation *war_empires_arrange_battle (const WarBattle *battle, WarBattleFault *fault);

char *war_empires_find_fault (const WarSetup *setup, const WarState *state);
extern const WarPlay war_empires_play;

/* starts.c: the new unit has lost what it begins without, and stands where it begins, if it
 * does. */
extern const WarStarts war_empires_starts;
void war_empires_begin_so (const WarSetup *setup, WarState *state, guint unit);

G_END_DECLS
