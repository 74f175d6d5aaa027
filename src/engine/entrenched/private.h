/* private.h: what the files of Entrenched! share: a battle made ready, and their functions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/waves.h"
#include "engine/bases/abut.h"
#include "engine/bases/aim.h"
#include "engine/bases/cells.h"
#include "engine/bases/contact.h"
#include "engine/bases/looks.h"
#include "engine/bases/passage.h"
#include "engine/bases/stand.h"
#include "engine/bases/ways.h"
#include "engine/entrenched/entrenched.h"
#include "engine/entrenched/tables.h"
#include "engine/entrenched/terms.h"
#include "engine/game/conditions.h"
#include "engine/game/decision.h"
#include "engine/game/forces.h"
#include "engine/game/prepare.h"
#include "engine/game/rulebook.h"
#include "engine/game/starts.h"
#include "engine/ground/sight.h"
#include "engine/ground/sweep.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * What does not change: made by prepare.c from the operation. */

#define WAR_ENTRENCHED_MAX_WEAPONS 8
#define WAR_ENTRENCHED_MAX_UNITS 140 /* on both sides together */
#define WAR_ENTRENCHED_MAX_CLOUDS 64
#define WAR_ENTRENCHED_N_WAVES 3

/* The weapon that every unit has: 7.12. */
#define WAR_ENTRENCHED_FISTS WAR_ENTRENCHED_MAX_WEAPONS

typedef struct
{
  WarLength range; /* 0: melee */
  WarLength minimum_range;
  gint hit; /* 0: none, as gas */
  gint dice; /* or WAR_DICE_PER_WOUND */
  guint template; /* 0, 1, 2 */
  gint uses; /* in a game; 0: any number */
  gboolean suppressing, negates_cover;
  gboolean indirect; /* needs no sight: its own trait, or that of artillery (entrenched.5.3) */
  gboolean gas_kills, gas_stuns;
} WarEntrenchedWeapon;

typedef enum
{
  WAR_ENTRENCHED_USELESS_WEAPON, /* without a hit roll or dice */
  WAR_ENTRENCHED_MELEE_WEAPON,
  WAR_ENTRENCHED_DIRECT_WEAPON, /* aimed at a unit */
  WAR_ENTRENCHED_TEMPLATE_WEAPON, /* aimed at a point */
  WAR_ENTRENCHED_GAS_WEAPON, /* likewise */
} WarEntrenchedWeaponKind;

/* A unit type, with all that the rules ask about resolved. */
typedef struct
{
  const WarUnitType *type;
  gint wounds, response, save, bravery;
  WarLength movement;
  gboolean is_artillery, is_single, is_bearer;
  gboolean may_shelter; /* infantry, officer, specialist or emplacement: E-25 */
  WarLength command, inspire, signal; /* reach; 0: none */
  guint n_weapons;
  WarEntrenchedWeapon weapons[WAR_ENTRENCHED_MAX_WEAPONS + 1]; /* the last is fists */
} WarEntrenchedType;

/* What a feature does here. */
typedef struct
{
  gboolean is_heavy, is_shelter;
  WarBase shelter; /* the base of whoever is in it */
} WarEntrenchedFeature;

/* Never changes once it is prepared: threads share it. */
typedef struct
{
  WarOperation *operation;
  WarRules *rules;
  const WarField *field;
  WarGround *ground;
  WarSightEffect *effects; /* one for each feature */
  WarEntrenchedFeature *features; /* likewise */
  WarPassageEffect *passages; /* likewise; kinds are WarEntrenchedCheck */
  guint32 passage_terrains, crossing_terrains; /* bits of those that have some, and of crossings */
  guint n_features;
  guint8 *is_solid; /* likewise: whether nobody stands across its edge; bunkers are bases instead */
  guint32 heavy_terrains, solid_terrains; /* bits of those among the features */
  WarCellCost *cell_costs; /* one for each feature */
  GArray *types; /* WarEntrenchedType */
  GArray *units; /* WarForceUnit: rows of the pieces from 0 */
  GArray *conditions; /* WarPlacedCondition */
  const WarZone *zones[WAR_N_SIDES]; /* of side 1, side 2, before edges are chosen */
  gboolean has_attrition; /* waves, wounded and bearers: 9.4 to 9.7 */
  gboolean has_points; /* control points count: 9.2 */
  gboolean may_choose_edge; /* a game type's battle, not an operation's: E-1 */
  guint first_marker; /* rows of pieces: units, then markers (objectives, control points), then a
                         pool for clouds */
  guint n_markers;
  guint first_cloud;
  guint n_pieces;
} WarEntrenched;

static inline const WarEntrenched *
war_entrenched_get_data (const WarSetup *setup)
{
  return setup->data;
}

static inline gint32
war_entrenched_get_number (const WarSetup *setup, guint number)
{
  return war_entrenched_get_data (setup)->rules->numbers[number];
}

/* What is remembered and worked with: of one thread. As it depends on the ground and on what is
 * asked alone, it tells nothing about a game. */
typedef struct
{
  WarGroundScratch *scratch;
  WarLooks looks;
  WarAimMemo aim;
  WarWays *ways;
  guint *near_features; /* room for all of them, for aim.c */
  WarCells *cells; /* in which solo commanders guess */
} WarEntrenchedMemo;

static inline WarEntrenchedMemo *
war_entrenched_get_memo (const WarSetup *setup)
{
  return setup->memo;
}

gpointer war_entrenched_begin_memo (gconstpointer data);
void war_entrenched_end_memo (gpointer memo);
gpointer war_entrenched_prepare (WarOperation *operation, guint rows[WAR_N_TABLES], GArray *faults);
void war_entrenched_release (gpointer data);

/* commander/path.c: what features cost commanders who guess; when they are prepared. Nothing is
 * known of the cells yet. */
void war_entrenched_find_cell_costs (WarEntrenched *data);
WarCells *war_entrenched_begin_cells (const WarEntrenched *data, WarGroundScratch *scratch);

/* ----------------------------------------------------------------------------------------------
 * What the rules say of each order, in the file of its clause. */

#define ORDER(kind, id, actors, targeted, its_rule, ...) \
  extern const WarOrderRule war_entrenched_##its_rule##_rule;
#include "engine/entrenched/orders.def"
#undef ORDER

/* ----------------------------------------------------------------------------------------------
 * piece.c: questions about pieces. */

/* Whether the row is a unit, and whether it stands on the field: one that lies wounded does not. */
static inline gboolean
war_entrenched_is_unit (const WarSetup *setup, gint piece)
{
  return piece >= 0 && (guint) piece < war_entrenched_get_data (setup)->units->len;
}

static inline gboolean
war_entrenched_stands (const WarSetup *setup, const WarState *state, gint piece)
{
  return war_entrenched_is_unit (setup, piece)
         && war_setup_peek_piece (setup, state, (guint) piece)[WAR_PIECE_PRESENCE]
              == WAR_PRESENCE_ON_FIELD;
}

static inline gint
war_entrenched_get_owner (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_PIECE_SIDE];
}

/* Whether the other is a unit on the field, and not of the unit's side. */
static inline gboolean
war_entrenched_is_enemy (const WarSetup *setup, const WarState *state, guint piece, gint other)
{
  return war_entrenched_stands (setup, state, other)
         && war_entrenched_get_owner (setup, state, (guint) other)
              != war_entrenched_get_owner (setup, state, piece);
}

static inline guint
war_entrenched_count_units (const WarSetup *setup)
{
  return war_entrenched_get_data (setup)->units->len;
}

static inline const WarForceUnit *
war_entrenched_get_unit (const WarSetup *setup, guint piece)
{
  return &g_array_index (war_entrenched_get_data (setup)->units, WarForceUnit, piece);
}

static inline const WarEntrenchedType *
war_entrenched_get_type (const WarSetup *setup, guint piece)
{
  return &g_array_index (war_entrenched_get_data (setup)->types, WarEntrenchedType,
                         war_entrenched_get_unit (setup, piece)->type);
}

/* Fists too. */
static inline const WarEntrenchedWeapon *
war_entrenched_get_weapon (const WarSetup *setup, guint piece, guint weapon)
{
  return &war_entrenched_get_type (setup, piece)->weapons[weapon];
}

/* The base of a unit: its own, or its shelter's (E-25); its own, also where it lies; and standing
 * elsewhere. */
WarBase war_entrenched_get_base (const WarSetup *setup, const WarState *state, guint piece);
WarBase war_entrenched_get_own_base (const WarSetup *setup, const WarState *state, guint piece);
WarBase war_entrenched_place_base (const WarSetup *setup, guint piece, WarPosition centre,
                                   WarHeading heading);

/* On whom of the others the base would stand, the first of several; WAR_NONE. */
gint war_entrenched_find_under (const WarSetup *setup, const WarState *state, gint piece,
                                const WarBase *base);

gboolean war_entrenched_is_active (const WarSetup *setup, const WarState *state, guint piece);
gboolean war_entrenched_is_stunned (const WarSetup *setup, const WarState *state, guint piece);
gboolean war_entrenched_is_suppressed (const WarSetup *setup, const WarState *state, guint piece);

/* Whether units of its kind charge at all: E-10 keeps artillery from it. */
gboolean war_entrenched_is_charger (const WarSetup *setup, guint piece);

/* Contact: either has charged the other (E-10). */
gboolean war_entrenched_touches (const WarSetup *setup, const WarState *state, guint a, guint b);
gboolean war_entrenched_is_in_contact (const WarSetup *setup, const WarState *state, guint piece);

/* The piece leaves all contacts. */
void war_entrenched_break_contact (const WarSetup *setup, WarState *state, guint piece);

/* All on whose bases the unit may not stand, to free: bunkers, of which the base may be larger than
 * the feature, then units, by their rows; `off` is how far it has to stay off enemies. near: only
 * those of all that may matter to such a base; NULL: all. */
GArray *war_entrenched_list_obstacles (const WarSetup *setup, const WarState *state, guint piece,
                                       WarLength off, const WarBase *near);

/* Dice that a weapon rolls in the unit's hands now (5.1, 5.9); fists too. */
guint war_entrenched_count_dice (const WarSetup *setup, const WarState *state, guint piece,
                                 guint weapon);

/* Whether the other one commands the unit now; what Command adds to rolls against the unit's
 * response value, and Inspire to its bravery. */
gboolean war_entrenched_commands (const WarSetup *setup, const WarState *state, guint piece,
                                  guint other);
gint war_entrenched_get_command (const WarSetup *setup, const WarState *state, guint piece);
gint war_entrenched_get_inspiration (const WarSetup *setup, const WarState *state, guint piece);

/* The zone of the side, as edges were chosen. */
const WarZone *war_entrenched_get_zone (const WarSetup *setup, const WarState *state, gint side);

/* loss.c: what happens to units. cause is a clause. */

/* The unit is lost: counts for the enemy (E-22), drops what it carries, ends its contacts, leaves
 * the field, or lies wounded where attrition says so (9.5, E-18). It is by a unit, a cloud or
 * nobody: WAR_NONE. */
void war_entrenched_lose (WarContext *context, guint piece, WarEntrenchedLoss loss, gint by,
                          const char *clause);

/* Adds the unit's cost to what its enemies have killed (E-22). */
void war_entrenched_count_killed (WarContext *context, guint piece);

void war_entrenched_stun (WarContext *context, guint piece);

/* dice.c: rolls, and their events. */

/* Hits among dice (5.5): a natural 1 never hits, a natural 6 always (E-5). */
guint war_entrenched_count_hits (const gint32 *dice, guint n_dice, gint hit, gint modifier);

/* Rolls the unit's dice: whoever rolls at the table knows for whom. */
gboolean war_entrenched_roll (WarContext *context, guint piece, const char *purpose,
                              const char *clause, guint n_dice, gint need, gint32 *dice,
                              WarQuestion *question);

/* Rolls the saves of so many hits, with the cover's bonus, and says how many were not saved (5.6,
 * 5.7, E-5, E-8). */
gboolean war_entrenched_roll_saves (WarContext *context, guint piece, guint hits, gint cover,
                                    guint *wounds);

/* The least die with which the unit passes a test against its response value, with Command. */
gint war_entrenched_get_response_need (const WarSetup *setup, const WarState *state, guint piece);

/* A test against the unit's response value, with Command (3.2, 6.3, 8.2), and its event: its first
 * arguments are whether it is passed and the modifier, then the one given. */
gboolean war_entrenched_test_response (WarContext *context, guint piece, const char *purpose,
                                       const char *clause, WarEntrenchedEvent event, gint target,
                                       gint32 argument, gboolean *is_passed);

/* ground.c: terrain. */

/* Scenes for sight.h and passage.h, with the scratch of a thread. */
WarSightScene war_entrenched_make_scene (const WarEntrenched *data, WarGroundScratch *scratch);
WarSightScene war_entrenched_get_scene (const WarSetup *setup);
WarPassageScene war_entrenched_get_passage_scene (const WarSetup *setup);

/* war_sight_look() in that scene, which remembers. */
WarSight war_entrenched_look (const WarSetup *setup, const WarBase *firer, const WarBase *target);

/* What is added to the saves of who stands there against a firer there (G-4, 5.7): 0 if the weapon
 * negates cover. The best of its shelter, what it stands in and what is in front of it: *feature,
 * or WAR_NONE; feature may be NULL. */
gint war_entrenched_get_cover (const WarSetup *setup, const WarState *state, guint piece,
                               const WarBase *firer, const WarEntrenchedWeapon *weapon,
                               gint *feature);

/* way.c: where a unit may go. The whole distances that are allowed along a heading, falling back
 * or not, at most `most`; FALSE if there are none. Whether it may move at all now is not looked at,
 * but who is in contact only falls back. It ends at war_position_step (start, heading, distance),
 * where start is the middle of its base, or right outside its shelter; within 1 mm of the limit of
 * 4.4 it is set to the limit (E-3). A way that runs along a limit, but not along an axis, may lose
 * a hundredth of it, as places are rounded. */
gboolean war_entrenched_find_way (const WarSetup *setup, const WarState *state, guint piece,
                                  WarHeading heading, gboolean falls_back, WarLength most,
                                  WarDomain *distances);

/* How far the unit may go now: its movement, what a run has added, the limit of carriers; and only
 * that limit, put to a reach. */
WarLength war_entrenched_get_reach (const WarSetup *setup, const WarState *state, guint piece);
WarLength war_entrenched_limit_reach (const WarSetup *setup, const WarState *state, guint piece,
                                      WarLength reach);

/* The way of the unit along the heading; a shelter that it is about to enter does not bar it, nor
 * for WAR_NONE any. Contact, turns and activity are not looked at. */
void war_entrenched_plan_way (const WarSetup *setup, const WarState *state, guint piece,
                              WarHeading heading, gboolean falls_back, WarLength most,
                              gint entering, WarWay *way);

/* Whether who falls back may go there: straight back (entrenched.4.6), or anywhere in the rear
 * half-plane of the unit as it stands (entrenched.E-2). */
gboolean war_entrenched_is_backwards (const WarSetup *setup, const WarState *state, guint piece,
                                      WarHeading heading);

/* How near the unit, which stands at `now`, may come to the enemy: no nearer than it is (E-3). */
WarLength war_entrenched_get_limit (const WarSetup *setup, const WarState *state, guint piece,
                                    guint enemy, const WarBase *now);

/* FALSE, with the reason why the distance, which is not allowed, is not. */
gboolean war_entrenched_refuse_distance (const WarSetup *setup, const WarState *state, guint piece,
                                         const WarWay *way, WarLength distance,
                                         WarRefusal *refusal);

/* move.c */

/* How a move ended. */
typedef struct
{
  WarBase base;
  WarLength distance;
  gboolean is_complete; /* no check stopped it */
  WarBound bound; /* what it had come to then */
  gint taken_by; /* who stands where a check stopped it, so that it stopped before; WAR_NONE */
  gboolean has_moved; /* it stands elsewhere, or otherwise, than before */
} WarEntrenchedArrival;

/* Whether the unit may still move in this turn: 3.3, 4.1. */
gboolean war_entrenched_may_move (const WarSetup *setup, const WarState *state, guint kind,
                                  gint seat, guint piece, WarRefusal *refusal);

/* The way of an order to move or fall back. */
void war_entrenched_plan_order (const WarSetup *setup, const WarState *state, const WarOrder *order,
                                WarWay *way);

/* Goes the distance along the way, as far as checks let it. FALSE if an answer is missing. */
gboolean war_entrenched_follow_way (WarContext *context, guint piece, const WarWay *way,
                                    WarLength distance, WarEntrenchedArrival *arrival);

/* Puts the unit there and ends its move. */
void war_entrenched_end_move (WarContext *context, guint piece, const WarEntrenchedArrival *arrival,
                              gboolean falls_back);

/* shelter.c: the way straight into the shelter, and how far it is; FALSE for a runner who stays in
 * it. */
gboolean war_entrenched_plan_entry (const WarSetup *setup, const WarState *state, guint piece,
                                    gint shelter, WarWay *way, WarLength *distance);

/* The features with checks (4.7 to 4.11, E-4) that the unit passes on the sweep, by
 * turning too, or by stepping out of its shelter; only checks in the mask of bits of
 * WarEntrenchedCheck. A charge has to pass these; other terrain that asks for one is too heavy. */
#define WAR_ENTRENCHED_ALL_CHECKS G_MAXUINT32
#define WAR_ENTRENCHED_CHARGE_CHECKS \
  ((1u << WAR_ENTRENCHED_CHECK_BOG) | (1u << WAR_ENTRENCHED_CHECK_VAULT))

void war_entrenched_find_passages (const WarSetup *setup, const WarState *state, guint piece,
                                   const WarSweep *sweep, guint32 checks, WarPassages *passages);
extern const char *const war_entrenched_check_clauses[]; /* by check */

/* Goes all of the sweep and rolls those checks. *distance becomes how far it gets:
 * war_sweep_get_length() if it passes all of them, −1 if it has not even turned, or stepped out. */
gboolean war_entrenched_roll_checks (WarContext *context, guint piece, const WarSweep *sweep,
                                     guint32 checks, WarLength *distance);

/* place.c: where a unit comes onto the field: its side's zone (1.4), or that place of a reserve
 * (E-30). */
typedef struct
{
  const WarZone *zone; /* NULL: a strip along the edge */
  WarFieldEdge edge;
  WarStandArea area;
  const char *clause;
} WarEntrenchedPlace;

WarEntrenchedPlace war_entrenched_get_place (const WarSetup *setup, const WarState *state,
                                             guint piece);

/* Whether the unit may stand there; refusal says why not. arrives: during play. */
gboolean war_entrenched_may_stand (const WarSetup *setup, const WarState *state, guint piece,
                                   WarPosition centre, WarHeading heading, gboolean arrives,
                                   WarRefusal *refusal);

/* Somewhere in its place where it may stand; FALSE: nowhere. */
gboolean war_entrenched_find_stand (const WarSetup *setup, const WarState *state, guint piece,
                                    gboolean arrives, WarPosition *centre, WarHeading *heading);

/* A unit of the side that may come on now and finds room: then it has to (E-18); or WAR_NONE. */
gint war_entrenched_find_arrival (const WarSetup *setup, const WarState *state, gint side);

/* fire.c: shots at a unit, in a ranged phase or as counter-fire. check_shot() is about the weapon,
 * its range and sight of the target, not about what the unit did before. shoot() does all that
 * comes of it, but for marking the unit as having fired. */
gboolean war_entrenched_check_shot (const WarSetup *setup, const WarState *state, guint piece,
                                    guint weapon, guint target, WarRefusal *refusal);
gboolean war_entrenched_shoot (WarContext *context, guint piece, guint weapon, guint target,
                               gboolean is_counter_fire);

/* Whether the unit has any weapon of the kind, which comes before all that it did; whether it may
 * shoot or release gas in this ranged phase at all; and whether it may still use that weapon. */
gboolean war_entrenched_check_arms (const WarSetup *setup, guint piece,
                                    WarEntrenchedWeaponKind kind, WarRefusal *refusal);
gboolean war_entrenched_check_shooter (const WarSetup *setup, const WarState *state, guint piece,
                                       WarRefusal *refusal);
gboolean war_entrenched_check_weapon (const WarSetup *setup, const WarState *state, guint piece,
                                      gint32 weapon, WarEntrenchedWeaponKind kind,
                                      WarRefusal *refusal);
WarEntrenchedWeaponKind war_entrenched_get_weapon_kind (const WarEntrenchedWeapon *weapon);

/* Whether the weapon reaches so far, and whether the unit sees the other one. */
gboolean war_entrenched_check_range (const WarEntrenchedWeapon *weapon, WarLength distance,
                                     const char *clause, WarRefusal *refusal);
gboolean war_entrenched_check_sight (const WarSetup *setup, const WarBase *base,
                                     const WarBase *other, const char *clause, WarRefusal *refusal);

/* Rolls to hit, once the weapon is used, with what Signal adds; a shot is by the clause, which
 * becomes that of an opening volley in one. */
gboolean war_entrenched_roll_shots (WarContext *context, guint piece, guint weapon, gint signal,
                                    const char **clause, WarQuestion *question, gint32 *dice,
                                    guint *hits);

/* Dice of a shot now: count_dice(), halved in an opening volley (E-27). */
guint war_entrenched_count_shots (const WarSetup *setup, const WarState *state, guint piece,
                                  guint weapon);

/* Whether it may use the weapon at all now: uses that are left (column USED), and counts one. */
gboolean war_entrenched_has_use (const WarSetup *setup, const WarState *state, guint piece,
                                 guint weapon);
void war_entrenched_count_use (const WarSetup *setup, WarState *state, guint piece, guint weapon);

/* fault.c: WarPlay.find_fault() */
char *war_entrenched_find_fault (const WarSetup *setup, const WarState *state);

/* turn.c */
gboolean war_entrenched_begin_turn (WarContext *context, gint side);
gboolean war_entrenched_end_turn (WarContext *context);

/* WarPlay.muster(): whether there is room for those who come together. */
void war_entrenched_muster (const WarSetup *setup, GArray *shortages);

/* shown.c: what stands and lies on the field. */
void war_entrenched_show_piece (const WarSetup *setup, const WarState *view, guint row,
                                WarShownPiece *piece);
gint war_entrenched_find_charged (const WarSetup *setup, const WarState *view, guint row);
gboolean war_entrenched_show_marker (const WarSetup *setup, const WarState *view, guint row,
                                     WarShownMarker *marker);

/* foresee-attack.c: who loses what by the order, and why, if it is an attack; the lines along which
 * a shot goes, even if it is refused. */
void war_entrenched_foresee_attack (const WarSetup *setup, const WarState *view,
                                    const WarOrder *order, WarForesight *foresight);
void war_entrenched_foresee_lines (const WarSetup *setup, const WarState *view,
                                   const WarOrder *order, WarForesight *foresight);

/* foresee.c: WarPlay.foresee() */
void war_entrenched_foresee (const WarSetup *setup, const WarState *view, const WarOrder *order,
                             gboolean is_allowed, WarForesight *foresight);

/* starts.c */
extern const WarStarts war_entrenched_starts;

/* piece.c: the row of the shelter in which a unit stands that begins there; WAR_NONE. */
gint war_entrenched_find_shelter (const WarSetup *setup, guint piece, const gint32 *cells);

/* opening.c: what comes next before the first turn. */
void war_entrenched_begin (const WarSetup *setup, WarState *state);
gboolean war_entrenched_is_to_place (const WarSetup *setup, const WarState *state, guint piece);
gboolean war_entrenched_has_unit_to_place (const WarSetup *setup, const WarState *state, gint side);
gboolean war_entrenched_go_on_setting_up (WarContext *context);

/* morale.c: whether the unit of the side has to test (8.2). */
gboolean war_entrenched_wavers (const WarSetup *setup, const WarState *state, gint side,
                                guint piece);

/* Opens the phase's decision, or ends the turn if nobody has to test. */
gboolean war_entrenched_begin_morale (WarContext *context);

/* piece.c: whether the unit's centre is in the zone, its edge included (E-19). */
gboolean war_entrenched_is_in_zone (const WarSetup *setup, const WarState *state, guint piece,
                                    const WarZone *zone);

/* The side's unit on the field that is nearest to the position, at most the reach away; of several
 * the first, with free hands if so asked. WAR_NONE. */
gint war_entrenched_find_near (const WarSetup *setup, const WarState *state, gint side,
                               WarPosition position, WarLength reach, gboolean has_free_hands);

/* objective.c. After the active player's morale phase: 9.2, E-17. */
void war_entrenched_score (WarContext *context);

/* At any moment of a turn: objectives are taken and carried home (9.3, E-17). */
void war_entrenched_take_objectives (WarContext *context);

/* victory.c */

/* The zone of a HOLD_ZONE condition: that of a side, with which it goes where edges were changed
 * (E-1). */
const WarZone *war_entrenched_get_held_zone (const WarSetup *setup, const WarState *state,
                                             const WarPlacedCondition *condition);

/* At the end of every player's turn: E-19; then the round limit, if it has passed. */
void war_entrenched_count_holding (WarContext *context);
void war_entrenched_end_at_limit (WarContext *context);

/* After every order: sides without units have lost (E-26). */
void war_entrenched_look_for_losers (WarContext *context);

/* Ends the game. condition: its index, or WAR_NONE. */
void war_entrenched_end_game (WarContext *context, gint winner, gint condition, const char *clause);

/* waves.c */

/* Whether the unit is a casualty that has not recovered (9.5 to 9.7). */
static inline gboolean
war_entrenched_is_wounded (const gint32 *cells)
{
  return cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_LYING
         || cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_CARRIED
         || cells[WAR_ENTRENCHED_PIECE_HEALTH] == WAR_ENTRENCHED_IN_CARE;
}

/* Whether the unit waits beside the field, fit to come. */
gboolean war_entrenched_waits (const gint32 *cells);

/* Whether the unit is a reserve that has not come yet: it is in no wave (E-30). */
gboolean war_entrenched_is_reserve (const WarSetup *setup, const WarState *state, guint piece);

/* Whether a unit that is away may be placed in its owner's movement phase now (E-18, E-30). */
gboolean war_entrenched_may_come (const WarSetup *setup, const WarState *state, guint piece);

/* Lets the next wave come where it is due, when the side's movement phase begins; and says which
 * reserves come from now on. */
void war_entrenched_call_waves (WarContext *context);
void war_entrenched_call_reserves (WarContext *context);

/* The wave that comes next, which is the present one when no more are to come: who joins that one
 * may come at once (9.7, E-18). */
gint32 war_entrenched_find_next_wave (const WarSetup *setup, const WarState *state, gint side);

/* Whether the side has units that still may come: reserves, and in attrition those that wait, lie,
 * are carried or in care. */
gboolean war_entrenched_has_reserves (const WarSetup *setup, const WarState *state, gint side);

/* casualty.c */

/* After the bearers moved: a load is delivered in the own zone (9.6). */
void war_entrenched_deliver (WarContext *context, guint piece);

/* At the end of a turn: who has lain too long dies, and the side's units in care roll (9.7). */
gboolean war_entrenched_end_care (WarContext *context);

G_END_DECLS
