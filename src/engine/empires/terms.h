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
  WAR_EMPIRES_UNIT_STATE_MOVED, /* 1: by an order in this turn, from its place */
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
  WAR_EMPIRES_UNIT_STATE_MELEE, /* the last in which it fought, by numbers of melee.c; 0: none */
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
#define ORDER(kind, ...) WAR_EMPIRES_ORDER_##kind,
#include "engine/empires/orders.def"
#undef ORDER
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
  WAR_EMPIRES_REFUSAL_TOO_FAR, /* it may go at most: length; −1: it cannot even turn so; what takes
                                  of how far it may: bits by WarEmpiresToll */
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
  WAR_EMPIRES_REFUSAL_NO_LORRY, /* too few empty lorries touch it: so many */
  WAR_EMPIRES_REFUSAL_NOT_TOUCHING, /* it would not touch a lorry that carries it */
  WAR_EMPIRES_REFUSAL_NO_ROAD, /* it is on no road that leads that way */
  WAR_EMPIRES_REFUSAL_NO_COLUMN, /* it stands in line, and has to be in column */
  WAR_EMPIRES_REFUSAL_NO_WAY, /* nobody to advance into, or no way there */
  WAR_EMPIRES_REFUSAL_NEVER, /* units of its kind never do so, or there is nothing to do */
} WarEmpiresRefusal;

/* What makes a way shorter. */
typedef enum
{
  WAR_EMPIRES_TOLL_WHEEL,
  WAR_EMPIRES_TOLL_BACK,
  WAR_EMPIRES_TOLL_OBSTACLE,
  WAR_EMPIRES_TOLL_PINNED,
  WAR_EMPIRES_N_TOLLS,
} WarEmpiresToll;

/* ----------------------------------------------------------------------------------------------
 * Events: actor, target, then arguments. */

typedef enum
{
#define EVENT(kind, id) WAR_EMPIRES_EVENT_##kind,
#include "engine/empires/events.def"
#undef EVENT
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
