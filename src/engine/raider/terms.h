/* terms.h: what the states, orders, refusals and events of Trench Raider consist of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * The state. A piece is a row of the pieces; behind them are rows for gaps and fascines, then for
 * clouds. A row of the formations is a regiment. */

/* Before play, then the steps of a turn (raider.2.1, raider.3.1, raider.4.1). */
typedef enum
{
  WAR_RAIDER_PHASE_GERMAN_SETUP,
  WAR_RAIDER_PHASE_FRENCH_SETUP,
  WAR_RAIDER_PHASE_MISFORTUNES, /* and the wind */
  WAR_RAIDER_PHASE_GAS,
  WAR_RAIDER_PHASE_BOMBARDMENT,
  WAR_RAIDER_PHASE_MOVES,
  WAR_RAIDER_PHASE_RETURN_FIRE,
  WAR_RAIDER_PHASE_COMBAT,
  WAR_RAIDER_PHASE_MORALE,
  WAR_RAIDER_PHASE_REINFORCEMENTS,
  WAR_RAIDER_PHASE_NEW_UNITS,
  WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT,
  WAR_RAIDER_PHASE_COUNTER_MOVES,
  WAR_RAIDER_PHASE_COUNTER_FIRE,
  WAR_RAIDER_PHASE_COUNTER_COMBAT,
  WAR_RAIDER_PHASE_COUNTER_MORALE,
  WAR_RAIDER_N_PHASES,
} WarRaiderPhase;

#define WAR_RAIDER_MAX_LINES 3
#define WAR_RAIDER_MAX_LEGS 3 /* of men and stands (raider.R-23) */

enum
{
  WAR_RAIDER_GAME_STAGE = WAR_GAME_OWN, /* how far a step has come in which several decide */
  WAR_RAIDER_GAME_WIND, /* WarRaiderWind */
  WAR_RAIDER_GAME_MISFORTUNE, /* WarRaiderMisfortune */
  WAR_RAIDER_GAME_MEANT, /* the piece or regiment that it means, or those of each side; WAR_NONE */
  WAR_RAIDER_GAME_MEANT_TOO,
  WAR_RAIDER_GAME_MAKERS, /* bits of the sides that may still make a cloud */
  WAR_RAIDER_GAME_SHELLS, /* that are still to be thrown */
  WAR_RAIDER_GAME_GUN, /* by that piece; WAR_NONE: from beyond the field */
  WAR_RAIDER_GAME_OTHERS, /* what was rolled for pieces outside regiments, or for regulars */
  WAR_RAIDER_GAME_ELITE, /* and for elite and tanks */
  WAR_RAIDER_GAME_NO_MORE, /* 1: no opportunity fire any more in this phase */
  WAR_RAIDER_GAME_CUTTING, /* the feature that is cut, once opportunity fire is over; WAR_NONE */
  WAR_RAIDER_GAME_CUT_X,
  WAR_RAIDER_GAME_CUT_Y,
  WAR_RAIDER_GAME_FIGHTS, /* how many fights there have been in this step */
  WAR_RAIDER_GAME_CAPTURED, /* for each German line the phase in which it was captured; 0 */
  WAR_RAIDER_GAME_ENTERED = WAR_RAIDER_GAME_CAPTURED + WAR_RAIDER_MAX_LINES, /* bits of lines */
  WAR_RAIDER_GAME_HEAVY, /* the die of raider.3.30; 0 */
  WAR_RAIDER_GAME_RUN, /* WarRaiderRun */
  WAR_RAIDER_GAME_PLANE, /* whose run it is; WAR_NONE */
  WAR_RAIDER_GAME_RUN_X,
  WAR_RAIDER_GAME_RUN_Y,
  WAR_RAIDER_GAME_RUN_HEADING,
  WAR_RAIDER_GAME_RUN_TARGET,
  WAR_RAIDER_GAME_FREE_RUNS,
  WAR_RAIDER_GAME_END, /* WarRaiderEnd */
  WAR_RAIDER_GAME_WINNER, /* WAR_WINNER_… */
};

/* Phases of sides are counted from 1: two a turn. */
#define WAR_RAIDER_SIDE_PHASE(round, side) (2 * (round) -1 + (side))

/* From where it blows; in the order of the data's words. */
typedef enum
{
  WAR_RAIDER_WIND_LEFT,
  WAR_RAIDER_WIND_RIGHT,
  WAR_RAIDER_WIND_REAR,
  WAR_RAIDER_WIND_FRONT,
  WAR_RAIDER_WIND_RAIN,
} WarRaiderWind;

/* One more than in the order of the data's words. */
typedef enum
{
  WAR_RAIDER_NO_MISFORTUNE,
  WAR_RAIDER_GUNS_FALL_SHORT,
  WAR_RAIDER_FOG,
  WAR_RAIDER_MUD,
  WAR_RAIDER_JAM,
  WAR_RAIDER_RUNNER_LOST,
  WAR_RAIDER_RUM,
  WAR_RAIDER_WIND_TURNS,
  WAR_RAIDER_ROADS_SHELLED,
  WAR_RAIDER_SHELLS_FAIL,
  WAR_RAIDER_SNIPER,
  WAR_RAIDER_RESERVES,
  WAR_RAIDER_N_MISFORTUNES,
} WarRaiderMisfortune;

/* How a game has ended (raider.R-5, raider.R-6). */
typedef enum
{
  WAR_RAIDER_END_NONE,
  WAR_RAIDER_END_CAPTURED,
  WAR_RAIDER_END_LOSSES,
  WAR_RAIDER_END_DARK,
} WarRaiderEnd;

typedef enum
{
  WAR_RAIDER_RUN_NONE,
  WAR_RAIDER_RUN_STRAFES,
  WAR_RAIDER_RUN_BOMBS,
} WarRaiderRun;

enum
{
  WAR_RAIDER_REGIMENT_LEADER = WAR_FORMATION_OWN, /* the piece; WAR_NONE */
  WAR_RAIDER_REGIMENT_INCHES, /* what was rolled for it */
  WAR_RAIDER_REGIMENT_DICE, /* of men that it may have in this turn (raider.3.26) */
};

/* What a piece has done in a step (raider.3.14). */
typedef enum
{
  WAR_RAIDER_FRESH,
  WAR_RAIDER_IN_HAND, /* it has moved, or fired some, and no other piece has acted since */
  WAR_RAIDER_DONE,
} WarRaiderActivity;

/* For opportunity fire (raider.R-8). */
typedef enum
{
  WAR_RAIDER_STILL,
  WAR_RAIDER_MOVED_COVERED, /* all of its way lay in one feature that covers */
  WAR_RAIDER_MOVED_OPEN,
  WAR_RAIDER_CUTS,
} WarRaiderMotion;

typedef enum
{
  WAR_RAIDER_LOSS_NONE,
  WAR_RAIDER_LOSS_KILLED, /* in the pile of the dead */
  WAR_RAIDER_LOSS_CAPTURED,
  WAR_RAIDER_LOSS_CRASHED,
} WarRaiderLoss;

/* Why a piece is off the field that may come onto it. */
typedef enum
{
  WAR_RAIDER_COMES_NOT, /* or when it is drawn, or taken from the stock */
  WAR_RAIDER_COMES_TO_SET_UP,
  WAR_RAIDER_COMES_NOW, /* a new one */
  WAR_RAIDER_COMES_BACK, /* it broke (raider.3.24) */
} WarRaiderComing;

#define WAR_RAIDER_N_SLOTS 2 /* kinds of weapons that a piece fires with */

enum
{
  WAR_RAIDER_PIECE_REGIMENT = WAR_PIECE_OWN, /* row of the formations; WAR_NONE */
  WAR_RAIDER_PIECE_PINNED,
  WAR_RAIDER_PIECE_ACTIVITY,
  WAR_RAIDER_PIECE_LEFT, /* what is left of its inches */
  WAR_RAIDER_PIECE_LEGS, /* that it has gone in this step */
  WAR_RAIDER_PIECE_SHOTS, /* that it has in this step, of each of its weapons */
  WAR_RAIDER_PIECE_MOTION = WAR_RAIDER_PIECE_SHOTS + WAR_RAIDER_N_SLOTS,
  WAR_RAIDER_PIECE_UNCOVERED, /* 1: it cut wire, or threw a grenade (raider.6.5, raider.7.6) */
  WAR_RAIDER_PIECE_DIRECT, /* 1: a gun that has fired direct (raider.3.8) */
  WAR_RAIDER_PIECE_COUNTERS, /* German line from 1 to which it has counter-attacked; 0 */
  WAR_RAIDER_PIECE_BUNKER, /* the feature in which it is; WAR_NONE */
  WAR_RAIDER_PIECE_LOSS, /* WarRaiderLoss */
  WAR_RAIDER_PIECE_COMES, /* WarRaiderComing */
  WAR_RAIDER_PIECE_FIGHT, /* in which it is, from 1; 0 */
  WAR_RAIDER_PIECE_PLACE, /* as the how manieth of its side it has joined it, from 1 */
  WAR_RAIDER_PIECE_FOUGHT, /* 1: its fight is over for this turn (raider.R-17) */
  WAR_RAIDER_PIECE_FASCINE, /* 1: it has one */
  WAR_RAIDER_PIECE_CROSSES, /* the trench that it has begun to cross; WAR_NONE */
  WAR_RAIDER_PIECE_MAY_CROSS, /* 1: it has rolled enough (raider.5.3) */
  WAR_RAIDER_PIECE_FLIES, /* 1: it makes a run in this turn */
  WAR_RAIDER_PIECE_GAP, /* of a gap or fascine: its feature; WAR_NONE */
  WAR_RAIDER_PIECE_WIDTH, /* likewise: along the feature */
};

enum
{
  WAR_RAIDER_FEATURE_ENTERED = WAR_FEATURE_OWN, /* of a hole: bits of the regiments */
  WAR_RAIDER_FEATURE_DESTROYED, /* of a bunker: 1, it is rubble */
  WAR_RAIDER_FEATURE_KILLED, /* 1: its last man died in it */
  WAR_RAIDER_FEATURE_CAPTURED, /* 1 */
  WAR_RAIDER_FEATURE_SHOTS, /* of each of its sides, in this step */
};

#define WAR_RAIDER_N_BUNKER_SIDES 4

extern const WarColumn war_raider_game_columns[];
extern const WarColumn war_raider_regiment_columns[];
extern const WarColumn war_raider_piece_columns[];
extern const WarColumn war_raider_feature_columns[];

/* ----------------------------------------------------------------------------------------------
 * Orders. */

typedef enum
{
#define ORDER(kind, ...) WAR_RAIDER_ORDER_##kind,
#include "engine/raider/orders.def"
#undef ORDER
  WAR_RAIDER_N_ORDERS,
} WarRaiderOrder;

typedef enum
{
  WAR_RAIDER_DECIDE_SET_UP,
  WAR_RAIDER_DECIDE_GAS,
  WAR_RAIDER_DECIDE_SHELLS,
  WAR_RAIDER_DECIDE_MOVE,
  WAR_RAIDER_DECIDE_OPPORTUNITY, /* amid the other side's moves; argument: 1 at their end */
  WAR_RAIDER_DECIDE_RETURN_FIRE,
  WAR_RAIDER_DECIDE_WHO_FALLS, /* argument: the fight */
  WAR_RAIDER_DECIDE_PUT_BACK, /* broken men */
  WAR_RAIDER_DECIDE_SERVE,
  WAR_RAIDER_DECIDE_TAKE,
  WAR_RAIDER_DECIDE_ARRIVE,
  WAR_RAIDER_DECIDE_RUN, /* argument: 1, a free one */
  WAR_RAIDER_DECIDE_INTERCEPT,
  WAR_RAIDER_DECIDE_MISFORTUNE, /* a game master's (raider.R-32) */
  WAR_RAIDER_N_DECISIONS,
} WarRaiderDecision;

/* Why an order is refused; arguments in the order given. */
typedef enum
{
  WAR_RAIDER_REFUSAL_NOT_YOURS = WAR_REFUSAL_OWN, /* the piece */
  WAR_RAIDER_REFUSAL_NOT_ON_FIELD,
  WAR_RAIDER_REFUSAL_NEVER, /* pieces of its kind never do so */
  WAR_RAIDER_REFUSAL_NOT_NOW, /* it is not among those who may be placed */
  WAR_RAIDER_REFUSAL_TOO_FAR, /* farther from its line than: length */
  WAR_RAIDER_REFUSAL_SHELLS, /* so many are left */
  WAR_RAIDER_REFUSAL_DONE,
  WAR_RAIDER_REFUSAL_PINNED,
  WAR_RAIDER_REFUSAL_IN_CONTACT,
  WAR_RAIDER_REFUSAL_NO_LEADER, /* too far from its leader */
  WAR_RAIDER_REFUSAL_GROUP, /* not of one regiment, nor of the elite */
  WAR_RAIDER_REFUSAL_INCHES, /* it may go at most: length */
  WAR_RAIDER_REFUSAL_NO_FLAME, /* nobody would be in the flame */
  WAR_RAIDER_REFUSAL_NO_WAY, /* it cannot go that way */
  WAR_RAIDER_REFUSAL_NO_TRENCH, /* none to lay a fascine over, or it has none */
  WAR_RAIDER_REFUSAL_NO_WIRE, /* no belt, or nobody near it */
  WAR_RAIDER_REFUSAL_BUNKER, /* none to go into, or it is full */
  WAR_RAIDER_REFUSAL_NO_SHOT, /* it has none left */
  WAR_RAIDER_REFUSAL_TARGET, /* not an enemy that it can hurt */
  WAR_RAIDER_REFUSAL_RANGE, /* the target; length */
  WAR_RAIDER_REFUSAL_NOT_SEEN, /* the target; the feature in the way, or WAR_NONE */
  WAR_RAIDER_REFUSAL_MELEE, /* the target, or the shooter, is in contact */
  WAR_RAIDER_REFUSAL_NOT_IN_FIGHT,
  WAR_RAIDER_REFUSAL_NOT_ELIGIBLE, /* the regiment */
  WAR_RAIDER_REFUSAL_NO_BUNKER, /* with anybody in it */
} WarRaiderRefusal;

/* ----------------------------------------------------------------------------------------------
 * Events: actor, target, then arguments. */

typedef enum
{
#define EVENT(kind, id) WAR_RAIDER_EVENT_##kind,
#include "engine/raider/events.def"
#undef EVENT
  WAR_RAIDER_N_EVENTS,
} WarRaiderEvent;

/* For whom movement dice are. */
typedef enum
{
  WAR_RAIDER_MOVERS_REGIMENT,
  WAR_RAIDER_MOVERS_OTHERS,
  WAR_RAIDER_MOVERS_VEHICLE,
  WAR_RAIDER_MOVERS_REGULARS,
  WAR_RAIDER_MOVERS_ELITE,
} WarRaiderMovers;

/* What kills. */
typedef enum
{
  WAR_RAIDER_CAUSE_SHOT,
  WAR_RAIDER_CAUSE_SHELL,
  WAR_RAIDER_CAUSE_GAS,
  WAR_RAIDER_CAUSE_COMBAT,
  WAR_RAIDER_CAUSE_FLAME,
  WAR_RAIDER_CAUSE_EXPLOSION,
  WAR_RAIDER_CAUSE_GRENADE,
  WAR_RAIDER_CAUSE_DESTRUCTION, /* of the bunker */
  WAR_RAIDER_CAUSE_STRAFING,
  WAR_RAIDER_CAUSE_BOMB,
  WAR_RAIDER_CAUSE_SNIPER,
  WAR_RAIDER_CAUSE_SURRENDER,
  WAR_RAIDER_N_CAUSES,
} WarRaiderCause;

typedef enum
{
  WAR_RAIDER_GRENADE_MISSES,
  WAR_RAIDER_GRENADE_KILLS_ALL,
  WAR_RAIDER_GRENADE_KILLS_ONE,
} WarRaiderGrenade;

/* For what a regiment may have men; in the order of the data's words. */
typedef enum
{
  WAR_RAIDER_CLAIM_HOLE,
  WAR_RAIDER_CLAIM_BUNKER,
  WAR_RAIDER_CLAIM_TRENCH,
} WarRaiderClaim;

/* In the order of the data's words. */
typedef enum
{
  WAR_RAIDER_SHOT_NO_EFFECT,
  WAR_RAIDER_SHOT_BREAKS_OFF,
  WAR_RAIDER_SHOT_CRASHES,
} WarRaiderReturnShot;

typedef enum
{
  WAR_RAIDER_BOMB_MISSED,
  WAR_RAIDER_BOMB_SHOT_DOWN,
  WAR_RAIDER_BOMB_DESTROYED,
} WarRaiderBomb;

typedef enum
{
  WAR_RAIDER_DOGFIGHT_ANOTHER_RUN,
  WAR_RAIDER_DOGFIGHT_DRIVEN_OFF,
  WAR_RAIDER_DOGFIGHT_SHOT_DOWN,
} WarRaiderDogfight;

/* What is added to dice. */
typedef enum
{
  WAR_RAIDER_ADD_MORE_MEN, /* raider.3.19 */
  WAR_RAIDER_ADD_ELITE, /* raider.3.20 */
  WAR_RAIDER_ADD_RUM, /* raider.R-4 */
  WAR_RAIDER_ADD_HEADQUARTERS, /* raider.3.23 */
  WAR_RAIDER_N_ADDS,
} WarRaiderAdd;

G_END_DECLS
