/* terms.h: what the states, orders, refusals and events of End of Empires 1914 consist of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/formation.h"
#include "engine/game/state.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * The state. A unit is a row of the formations; its bases are rows of the pieces, one after the
 * other, of which those that are left come first, by rank. Orders and events name a unit by its
 * first piece, which is there as long as the unit is. */

/* The steps of a turn (empires.2.2). */
typedef enum
{
  WAR_EMPIRES_PHASE_SETUP, /* roll-off, placing */
  WAR_EMPIRES_PHASE_INITIATIVE,
  WAR_EMPIRES_PHASE_A_MOVES,
  WAR_EMPIRES_PHASE_B_SHOOTS,
  WAR_EMPIRES_PHASE_B_MOVES,
  WAR_EMPIRES_PHASE_A_SHOOTS,
  WAR_EMPIRES_PHASE_MELEE,
  WAR_EMPIRES_PHASE_MORALE, /* in it nobody decides anything */
} WarEmpiresPhase;

/* How far the melee step has come (empires.C-16, empires.C-6). */
typedef enum
{
  WAR_EMPIRES_STAGE_BRACE_A, /* side A may have infantry lie down */
  WAR_EMPIRES_STAGE_BRACE_B,
  WAR_EMPIRES_STAGE_ADVANCE_A,
  WAR_EMPIRES_STAGE_ADVANCE_B,
  WAR_EMPIRES_STAGE_FIGHT,
} WarEmpiresStage;

enum
{
  WAR_EMPIRES_GAME_FIRST = WAR_GAME_OWN, /* side that places first; WAR_NONE: not yet known */
  WAR_EMPIRES_GAME_SIDE_A, /* of this turn */
  WAR_EMPIRES_GAME_STAGE, /* WarEmpiresStage */
  WAR_EMPIRES_GAME_SHOOTER, /* unit whose shot is under way; WAR_NONE */
  WAR_EMPIRES_GAME_TARGET, /* at which unit */
  WAR_EMPIRES_GAME_HITS, /* of that shot that have still to be taken */
  WAR_EMPIRES_GAME_WINNER, /* WAR_WINNER_… */
};

/* What a unit has been ordered to do in this movement step: units in a chain do the same
 * (empires.C-2). */
typedef enum
{
  WAR_EMPIRES_COMMAND_NONE,
  WAR_EMPIRES_COMMAND_MOVE,
  WAR_EMPIRES_COMMAND_HALF_MOVE,
  WAR_EMPIRES_COMMAND_PIVOT,
  WAR_EMPIRES_COMMAND_LIMBER,
  WAR_EMPIRES_COMMAND_UNLIMBER,
  WAR_EMPIRES_COMMAND_CHANGE,
  WAR_EMPIRES_COMMAND_MOUNT,
  WAR_EMPIRES_COMMAND_FORM_UP, /* needs nobody, and chains nobody */
  WAR_EMPIRES_COMMAND_BOARD, /* or alight */
} WarEmpiresCommand;

/* What a unit said when it shot (empires.C-13). */
typedef enum
{
  WAR_EMPIRES_SHOT_NONE,
  WAR_EMPIRES_SHOT_STANDING,
  WAR_EMPIRES_SHOT_MOVING,
} WarEmpiresShot;

enum
{
  WAR_EMPIRES_UNIT_STATE_PINNED = WAR_FORMATION_OWN,
  WAR_EMPIRES_UNIT_STATE_PRONE,
  WAR_EMPIRES_UNIT_STATE_LIMBERED, /* of guns */
  WAR_EMPIRES_UNIT_STATE_DISMOUNTED, /* of cavalry */
  WAR_EMPIRES_UNIT_STATE_UNFORMED, /* 1: bases lost in melee have left gaps (empires.C-19) */
  WAR_EMPIRES_UNIT_STATE_LOSING, /* place among its bases of that which loses figures; WAR_NONE */
  WAR_EMPIRES_UNIT_STATE_RETREAT, /* movement steps for which it goes on to retreat */
  WAR_EMPIRES_UNIT_STATE_SURRENDERED, /* the round in which it did; 0 */
  WAR_EMPIRES_UNIT_STATE_COMMAND, /* WarEmpiresCommand: of its last movement step */
  WAR_EMPIRES_UNIT_STATE_LAY_DOWN, /* 1: in this movement step, in which it does not get up again */
  WAR_EMPIRES_UNIT_STATE_MOVED, /* 1: in this turn */
  WAR_EMPIRES_UNIT_STATE_SHOT, /* WarEmpiresShot: in this turn */
  WAR_EMPIRES_UNIT_STATE_HITS, /* taken in this turn */
  WAR_EMPIRES_UNIT_STATE_UNDER_FIRE, /* 1: in this turn */
  WAR_EMPIRES_UNIT_STATE_ENFILADED, /* likewise */
  WAR_EMPIRES_UNIT_STATE_ADVANCED, /* 1: it was shifted in this melee step */
  WAR_EMPIRES_UNIT_STATE_ATTACKS, /* 1: it has the attacker's 1 more in this melee step */
  WAR_EMPIRES_UNIT_STATE_FOUGHT, /* 1: it rolled in this melee step */
  WAR_EMPIRES_UNIT_STATE_CARRIED, /* 1: by lorries, of which it is the load (empires.C-23) */
  WAR_EMPIRES_UNIT_STATE_LOAD, /* of a lorry: the unit that it carries, or helps to; WAR_NONE */
  WAR_EMPIRES_UNIT_STATE_BENT, /* 1: a column that stands round a bend of a road (empires.C-3) */
};

enum
{
  WAR_EMPIRES_PIECE_FIGURES = WAR_PIECE_OWN, /* left on the base; dice, crew or hits of others */
  WAR_EMPIRES_PIECE_START_X, /* where the base was when its side's movement step began */
  WAR_EMPIRES_PIECE_START_Y,
  WAR_EMPIRES_PIECE_START_HEADING,
};

extern const WarColumn war_empires_game_columns[];
extern const WarColumn war_empires_unit_columns[];
extern const WarColumn war_empires_piece_columns[];

/* ----------------------------------------------------------------------------------------------
 * Orders. Every kind has one file that knows it, in a table of functions in play.c. */

/* How a unit is placed, or changes. */
typedef enum
{
  WAR_EMPIRES_POSE_LINE, /* as WAR_FORMATION_LINE */
  WAR_EMPIRES_POSE_COLUMN, /* as WAR_FORMATION_COLUMN */
  WAR_EMPIRES_POSE_ABOUT, /* it faces about */
  WAR_EMPIRES_POSE_LIMBERED,
  WAR_EMPIRES_POSE_UNLIMBERED,
  WAR_EMPIRES_POSE_SINGLE, /* one base that is neither */
} WarEmpiresPose;

/* A slant of this is straight back. */
#define WAR_EMPIRES_SLANT_BACK (WAR_HEADING_TURN / 2)

typedef enum
{
  WAR_EMPIRES_ORDER_ROLL_OFF, /* who places first (C-24) */
  WAR_EMPIRES_ORDER_PLACE, /* actor; formation, x, y of the unit's middle, heading */
  WAR_EMPIRES_ORDER_LEAVE_OUT, /* actor: there is no room for it */
  WAR_EMPIRES_ORDER_ROLL, /* 2.1: the dice of both */
  WAR_EMPIRES_ORDER_CHOOSE, /* side: 1 is A, 2 is B (2.1) */
  WAR_EMPIRES_ORDER_MARCH, /* actor; wheel, slant, distance (C-3) */
  WAR_EMPIRES_ORDER_ADVANCE, /* likewise: half a move with fire (C-2, C-13) */
  WAR_EMPIRES_ORDER_GO, /* actor, a single base; heading, distance */
  WAR_EMPIRES_ORDER_FOLLOW, /* actor; heading of the road where it is, distance along it (C-3) */
  WAR_EMPIRES_ORDER_PIVOT, /* actor; heading (3.6) */
  WAR_EMPIRES_ORDER_LIMBER, /* actor (3.5) */
  WAR_EMPIRES_ORDER_UNLIMBER, /* actor (3.4) */
  WAR_EMPIRES_ORDER_CHANGE, /* actor; formation (C-25) */
  WAR_EMPIRES_ORDER_MOUNT, /* actor (C-22) */
  WAR_EMPIRES_ORDER_DISMOUNT, /* actor */
  WAR_EMPIRES_ORDER_FORM_UP, /* actor; formation, base from 1, heading (C-19) */
  WAR_EMPIRES_ORDER_BOARD, /* actor: the lorries that it touches take it (C-23) */
  WAR_EMPIRES_ORDER_ALIGHT, /* actor: a lorry; formation of its load, edge from 1 beside it */
  WAR_EMPIRES_ORDER_LIE, /* actor (3.11, C-16) */
  WAR_EMPIRES_ORDER_RISE, /* actor */
  WAR_EMPIRES_ORDER_STAND, /* actor: does not lie down under fire */
  WAR_EMPIRES_ORDER_FIRE, /* actor; moves: 0, 1 (C-13); target: an enemy unit */
  WAR_EMPIRES_ORDER_EXPOSE, /* actor; base from 1 that loses figures first (C-17) */
  WAR_EMPIRES_ORDER_CHARGE, /* actor: advances into contact (C-6) */
  WAR_EMPIRES_ORDER_END_STEP,
  WAR_EMPIRES_N_ORDERS,
} WarEmpiresOrder;

typedef enum
{
  WAR_EMPIRES_DECIDE_ROLL_OFF,
  WAR_EMPIRES_DECIDE_PLACE,
  WAR_EMPIRES_DECIDE_ROLL,
  WAR_EMPIRES_DECIDE_CHOOSE,
  WAR_EMPIRES_DECIDE_MOVE,
  WAR_EMPIRES_DECIDE_SHOOT,
  WAR_EMPIRES_DECIDE_LIE, /* subject: who is shot at; argument: by whom */
  WAR_EMPIRES_DECIDE_EXPOSE, /* subject: who is hit */
  WAR_EMPIRES_DECIDE_BRACE,
  WAR_EMPIRES_DECIDE_CHARGE,
} WarEmpiresDecision;

/* Why an order is refused; arguments in the order given. */
typedef enum
{
  WAR_EMPIRES_REFUSAL_NOT_YOURS = WAR_REFUSAL_OWN, /* the unit is the enemy's, or a later base */
  WAR_EMPIRES_REFUSAL_NOT_ON_FIELD,
  WAR_EMPIRES_REFUSAL_PLACED, /* it is on the field already, or lost */
  WAR_EMPIRES_REFUSAL_COMMANDERS_LAST,
  WAR_EMPIRES_REFUSAL_NOT_IN_ZONE,
  WAR_EMPIRES_REFUSAL_NO_ROOM, /* what is in the way: a piece, or WAR_NONE and a feature or
                                  WAR_NONE for the edge of the field */
  WAR_EMPIRES_REFUSAL_ROOM, /* there is room for it: it has to be placed */
  WAR_EMPIRES_REFUSAL_NO_COMMAND, /* no commander, and no chain of such orders */
  WAR_EMPIRES_REFUSAL_DONE, /* it has moved or shot, and may not do that as well */
  WAR_EMPIRES_REFUSAL_CANNOT, /* in its state it cannot do so */
  WAR_EMPIRES_REFUSAL_PINNED,
  WAR_EMPIRES_REFUSAL_RETREATS,
  WAR_EMPIRES_REFUSAL_UNFORMED, /* it has to form up first */
  WAR_EMPIRES_REFUSAL_IN_CONTACT,
  WAR_EMPIRES_REFUSAL_TOO_FAR, /* it may go at most: length; −1: it cannot even turn so */
  WAR_EMPIRES_REFUSAL_OFF_FIELD, /* likewise */
  WAR_EMPIRES_REFUSAL_GROUND, /* likewise: ground that it cannot pass */
  WAR_EMPIRES_REFUSAL_ENEMY, /* likewise, and the piece */
  WAR_EMPIRES_REFUSAL_FRIEND, /* it would end on a friend: likewise */
  WAR_EMPIRES_REFUSAL_NOTHING, /* it would stay as it is */
  WAR_EMPIRES_REFUSAL_WHEEL, /* it may wheel at most so far, in 1/4096 turn */
  WAR_EMPIRES_REFUSAL_MUST_FORM_UP, /* a unit has to form up before the step ends */
  WAR_EMPIRES_REFUSAL_TARGET, /* not an enemy that can be aimed at */
  WAR_EMPIRES_REFUSAL_TARGET_IN_CONTACT,
  WAR_EMPIRES_REFUSAL_NO_SHOT, /* none of its bases sees, reaches and can hit the target */
  WAR_EMPIRES_REFUSAL_NO_LORRY, /* too few empty lorries touch it */
  WAR_EMPIRES_REFUSAL_NOT_TOUCHING, /* it would not touch a lorry that carries it */
  WAR_EMPIRES_REFUSAL_NO_ROAD, /* it is on no road that leads that way */
  WAR_EMPIRES_REFUSAL_NO_WAY, /* nobody to advance into, or no way there */
  WAR_EMPIRES_REFUSAL_NEVER, /* units of its kind never do so, or there is nothing to do */
} WarEmpiresRefusal;

/* ----------------------------------------------------------------------------------------------
 * Events: actor, target, then arguments. */

typedef enum
{
  WAR_EMPIRES_EVENT_ROLLED, /* dice of both; argument: side that rolled more, or WAR_NONE: a tie */
  WAR_EMPIRES_EVENT_PLACED, /* actor; x, y of its middle, heading, WarEmpiresPose */
  WAR_EMPIRES_EVENT_ROUND, /* round */
  WAR_EMPIRES_EVENT_ORDER_OF_SIDES, /* side that is A */
  WAR_EMPIRES_EVENT_PHASE, /* phase, side that acts in it or WAR_NONE */
  WAR_EMPIRES_EVENT_MOVED, /* actor; x, y of its middle, heading, distance, bound */
  WAR_EMPIRES_EVENT_CHANGED, /* actor; WarEmpiresPose */
  WAR_EMPIRES_EVENT_MOUNTED, /* actor; whether dismounted */
  WAR_EMPIRES_EVENT_BOARDED, /* actor; target: the first of its lorries */
  WAR_EMPIRES_EVENT_ALIGHTED, /* actor; x, y of its middle, heading, WarEmpiresPose */
  WAR_EMPIRES_EVENT_LOAD, /* actor, whose lorry is lost; dice, need; figures lost, left */
  WAR_EMPIRES_EVENT_FORMED_UP, /* actor; x, y of its middle, heading, WarEmpiresPose */
  WAR_EMPIRES_EVENT_LAY_DOWN, /* actor */
  WAR_EMPIRES_EVENT_ROSE, /* actor */
  WAR_EMPIRES_EVENT_FIRED, /* actor, target; dice; hits, whether it moves too */
  WAR_EMPIRES_EVENT_EXPOSED, /* actor; base */
  WAR_EMPIRES_EVENT_HIT, /* actor; figures lost, left */
  WAR_EMPIRES_EVENT_BASE_LOST, /* actor; bases left */
  WAR_EMPIRES_EVENT_PINNED, /* actor */
  WAR_EMPIRES_EVENT_UNPINNED, /* actor */
  WAR_EMPIRES_EVENT_ENDANGERED, /* actor: a commander; die, need; whether he is hit */
  WAR_EMPIRES_EVENT_DISPLACED, /* actor: a commander; x, y */
  WAR_EMPIRES_EVENT_CHARGED, /* actor, target; x, y, heading */
  WAR_EMPIRES_EVENT_FOUGHT, /* actor, target; dice of both; results of both */
  WAR_EMPIRES_EVENT_CUT_OFF, /* actor; die, need; whether it surrenders */
  WAR_EMPIRES_EVENT_MORALE, /* actor; die, need; modifier, whether it retreats */
  WAR_EMPIRES_EVENT_RETREATS, /* actor; die; steps */
  WAR_EMPIRES_EVENT_RETREATED, /* actor; x, y, heading, steps left */
  WAR_EMPIRES_EVENT_LOST, /* actor; WarEmpiresLoss */
  WAR_EMPIRES_EVENT_OVER, /* WAR_WINNER_…, points of side 1, of side 2, whether somebody broke */
  WAR_EMPIRES_N_EVENTS,
} WarEmpiresEvent;

/* How a unit was lost. */
typedef enum
{
  WAR_EMPIRES_LOST_FIRE,
  WAR_EMPIRES_LOST_MELEE,
  WAR_EMPIRES_LOST_OVERRUN, /* MGs, guns and vehicles that are touched */
  WAR_EMPIRES_LOST_SURRENDER,
  WAR_EMPIRES_LOST_LEFT_FIELD,
  WAR_EMPIRES_LOST_CAPTURED, /* a commander */
  WAR_EMPIRES_LOST_LEFT_OUT,
} WarEmpiresLoss;

G_END_DECLS
