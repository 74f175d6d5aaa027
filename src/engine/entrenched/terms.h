/* terms.h: what the states, orders, refusals and events of Entrenched! consist of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"
#include "engine/game/state.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * The state. */

typedef enum
{
  WAR_ENTRENCHED_PHASE_SETUP, /* roll-off, edges, waves, placing */
  WAR_ENTRENCHED_PHASE_RESPONSE,
  WAR_ENTRENCHED_PHASE_MOVEMENT,
  WAR_ENTRENCHED_PHASE_RANGED,
  WAR_ENTRENCHED_PHASE_MELEE,
  WAR_ENTRENCHED_PHASE_MORALE,
} WarEntrenchedPhase;

typedef enum
{
  WAR_ENTRENCHED_STAGE_FIRST, /* who goes first */
  WAR_ENTRENCHED_STAGE_EDGE,
  WAR_ENTRENCHED_STAGE_WAVES,
  WAR_ENTRENCHED_STAGE_PLACE,
  WAR_ENTRENCHED_STAGE_OVER,
} WarEntrenchedStage;

enum
{
  WAR_ENTRENCHED_GAME_FIRST = WAR_GAME_OWN, /* side that has the first turn; WAR_NONE */
  WAR_ENTRENCHED_GAME_STAGE, /* WarEntrenchedStage: how far setting up has come */
  WAR_ENTRENCHED_GAME_TURN, /* counts the players' turns from 1; 0 before the first */
  WAR_ENTRENCHED_GAME_SWAPPED, /* 1: the sides have changed zones */
  WAR_ENTRENCHED_GAME_RUNNER, /* piece that has begun to run and must end its move; WAR_NONE */
  WAR_ENTRENCHED_GAME_EXTRA, /* how far it may go beyond its movement */
  WAR_ENTRENCHED_GAME_CHARGER, /* piece whose charge is under way; WAR_NONE */
  WAR_ENTRENCHED_GAME_CHARGED, /* at whom */
  WAR_ENTRENCHED_GAME_WEAPON, /* with what */
  WAR_ENTRENCHED_GAME_WINNER, /* WAR_WINNER_… */
  WAR_ENTRENCHED_GAME_REASON, /* index of the condition that decided; WAR_NONE: E-26, or none */
};

enum
{
  WAR_ENTRENCHED_SIDE_TURNS = WAR_SIDE_OWN, /* its turns that have begun */
  WAR_ENTRENCHED_SIDE_KILLED, /* cost of the enemies lost: E-22 */
  WAR_ENTRENCHED_SIDE_POINTS, /* victory points */
  WAR_ENTRENCHED_SIDE_HELD, /* ends of turns running at which its HOLD_POINT condition held */
  WAR_ENTRENCHED_SIDE_WAVE, /* the last that may come: 1 … 3; 0 without waves */
  WAR_ENTRENCHED_SIDE_READY, /* 1: its waves are chosen */
};

/* What a piece is: rows never change it. */
typedef enum
{
  WAR_ENTRENCHED_UNIT, /* WAR_PIECE_TYPE: index in types */
  WAR_ENTRENCHED_OBJECTIVE, /* WAR_PIECE_TYPE: index in the field's points; side: owner */
  WAR_ENTRENCHED_CONTROL_POINT, /* likewise; its side means nothing */
  WAR_ENTRENCHED_CLOUD, /* WAR_PIECE_TYPE: its template, 1 or 2; side: whose it was; its heading is
                           that of its drift; it is free when there is no cloud */
} WarEntrenchedKind;

/* How a unit that is not on the field fares (9.5 to 9.7). */
typedef enum
{
  WAR_ENTRENCHED_FIT, /* on the field, or waiting to come */
  WAR_ENTRENCHED_LYING, /* wounded, where it fell */
  WAR_ENTRENCHED_CARRIED, /* by bearers */
  WAR_ENTRENCHED_IN_CARE,
  WAR_ENTRENCHED_RECOVERED, /* joins the next wave */
  WAR_ENTRENCHED_WAITING, /* there was no room for it before the first turn */
} WarEntrenchedHealth;

enum
{
  WAR_ENTRENCHED_PIECE_KIND = WAR_PIECE_OWN,
  WAR_ENTRENCHED_PIECE_LEFT, /* wounds that it still has */
  WAR_ENTRENCHED_PIECE_LOST, /* wounds lost since its last morale phase (8.3, E-15) */
  WAR_ENTRENCHED_PIECE_INACTIVE, /* 1: until its owner's next turn (3.2) */
  WAR_ENTRENCHED_PIECE_MOVED, /* 1: in this turn of its owner */
  WAR_ENTRENCHED_PIECE_FIRED, /* likewise */
  WAR_ENTRENCHED_PIECE_CHARGED, /* likewise: it has declared a charge */
  WAR_ENTRENCHED_PIECE_FELL_BACK, /* 1: until its owner's next turn (4.6) */
  WAR_ENTRENCHED_PIECE_STUNNED, /* the owner's turn, by number, at whose end it ends; 0: not */
  WAR_ENTRENCHED_PIECE_SUPPRESSED, /* likewise */
  WAR_ENTRENCHED_PIECE_MUST_FIGHT, /* 1: in contact since before this melee phase, not yet fought */
  WAR_ENTRENCHED_PIECE_HIT_BACK, /* has struck back in this player's turn (E-13): with which of its
                                    melee weapons, from 1; fists come last */
  WAR_ENTRENCHED_PIECE_STRUCK, /* has struck (not back) in this player's turn (7.9): likewise */
  WAR_ENTRENCHED_PIECE_STRUCK_ROUND, /* the last round in which it struck, charged or struck back */
  WAR_ENTRENCHED_PIECE_STRUCK_BEFORE, /* the last such round before that one */
  WAR_ENTRENCHED_PIECE_COUNTERED, /* bits of the weapons that counter-fired in this player's turn */
  WAR_ENTRENCHED_PIECE_USED, /* 4 bits a weapon: how often it has been used, where that counts */
  WAR_ENTRENCHED_PIECE_ENGAGED, /* row of the unit that it charged: its front edge touches it */
  WAR_ENTRENCHED_PIECE_EDGE, /* which edge of that unit it touches */
  WAR_ENTRENCHED_PIECE_INSIDE, /* feature that shelters it; WAR_NONE */
  WAR_ENTRENCHED_PIECE_ZONE_TURNS, /* ends of turns running in the zone of its side's HOLD_ZONE */
  WAR_ENTRENCHED_PIECE_WAVE, /* 1 … 3; 0: not yet chosen, or no waves */
  WAR_ENTRENCHED_PIECE_HEALTH,
  WAR_ENTRENCHED_PIECE_FELL, /* LYING: the game's turn at whose end it is removed */
  WAR_ENTRENCHED_PIECE_LOAD, /* casualty or objective that it carries, by row; WAR_NONE */
  WAR_ENTRENCHED_PIECE_CARRIER, /* who carries it; WAR_NONE */
  WAR_ENTRENCHED_PIECE_BORN, /* cloud: the game's turn of its release */
  WAR_ENTRENCHED_PIECE_KILLS, /* cloud: 1: it kills, 0: it stuns */
};

extern const WarColumn war_entrenched_game_columns[];
extern const WarColumn war_entrenched_side_columns[];
extern const WarColumn war_entrenched_piece_columns[];

/* ----------------------------------------------------------------------------------------------
 * Orders. Every kind has one file that knows it, in a table of functions in play.c. */

typedef enum
{
#define ORDER(kind, ...) WAR_ENTRENCHED_ORDER_##kind,
#include "engine/entrenched/orders.def"
#undef ORDER
  WAR_ENTRENCHED_N_ORDERS,
} WarEntrenchedOrder;

typedef enum
{
  WAR_ENTRENCHED_DECIDE_ROLL_OFF,
  WAR_ENTRENCHED_DECIDE_FIRST,
  WAR_ENTRENCHED_DECIDE_EDGE,
  WAR_ENTRENCHED_DECIDE_WAVES,
  WAR_ENTRENCHED_DECIDE_PLACE,
  WAR_ENTRENCHED_DECIDE_RESPOND,
  WAR_ENTRENCHED_DECIDE_ACT, /* in movement, ranged and melee */
  WAR_ENTRENCHED_DECIDE_COUNTER_FIRE, /* subject: the charged unit */
  WAR_ENTRENCHED_DECIDE_STRIKE, /* subject: who strikes; argument: at whom */
  WAR_ENTRENCHED_DECIDE_STRIKE_BACK, /* subject: who may strike back; argument: at whom */
  WAR_ENTRENCHED_DECIDE_MORALE,
} WarEntrenchedDecision;

/* Why an order is refused; arguments in the order given. */
typedef enum
{
  WAR_ENTRENCHED_REFUSAL_NOT_YOURS = WAR_REFUSAL_OWN, /* the unit is the enemy's, or no unit */
  WAR_ENTRENCHED_REFUSAL_NOT_ON_FIELD,
  WAR_ENTRENCHED_REFUSAL_INACTIVE,
  WAR_ENTRENCHED_REFUSAL_STUNNED,
  WAR_ENTRENCHED_REFUSAL_SUPPRESSED,
  WAR_ENTRENCHED_REFUSAL_FELL_BACK,
  WAR_ENTRENCHED_REFUSAL_IN_CONTACT,
  WAR_ENTRENCHED_REFUSAL_NOT_IN_CONTACT,
  WAR_ENTRENCHED_REFUSAL_DONE, /* it has done so in this turn */
  WAR_ENTRENCHED_REFUSAL_RUNNER, /* the runner has to end its move: piece */
  WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
  WAR_ENTRENCHED_REFUSAL_NO_ROOM, /* something is in the way there: its row, or WAR_NONE and the
                                     feature whose walls they are */
  WAR_ENTRENCHED_REFUSAL_ROOM, /* there is room for it: it has to be placed */
  WAR_ENTRENCHED_REFUSAL_TOO_NEAR, /* to an enemy: its row, on arrival the least distance; or 0 */
  WAR_ENTRENCHED_REFUSAL_CANNOT_COME, /* its wave may not come yet */
  WAR_ENTRENCHED_REFUSAL_WAVES, /* one is empty, or costs too much: wave, whether so; wave 0: a unit
                                   is in none */
  WAR_ENTRENCHED_REFUSAL_TOO_FAR, /* it may go at most: length */
  WAR_ENTRENCHED_REFUSAL_OFF_FIELD, /* at most: length; −1, also below: it cannot even turn */
  WAR_ENTRENCHED_REFUSAL_ENEMY, /* an enemy bars the way: at most length, its row */
  WAR_ENTRENCHED_REFUSAL_FRIEND, /* it would end on a friend: its row; how far it may go, or −1 */
  WAR_ENTRENCHED_REFUSAL_SHELTER, /* a bunker bars the way: at most length, feature */
  WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, /* falling back goes into the rear half */
  WAR_ENTRENCHED_REFUSAL_NO_SHELTER, /* the feature shelters nobody, or not this unit */
  WAR_ENTRENCHED_REFUSAL_OCCUPIED, /* by the piece */
  WAR_ENTRENCHED_REFUSAL_NO_WEAPON, /* not a weapon of the unit, or not one for this */
  WAR_ENTRENCHED_REFUSAL_USED_UP,
  WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, /* distance, range */
  WAR_ENTRENCHED_REFUSAL_UNDER_RANGE, /* distance, minimum range */
  WAR_ENTRENCHED_REFUSAL_POINT_OFF_FIELD, /* the point that is aimed at */
  WAR_ENTRENCHED_REFUSAL_NO_SIGHT, /* the feature that blocks the middle line, or WAR_NONE */
  WAR_ENTRENCHED_REFUSAL_TARGET, /* not an enemy on the field */
  WAR_ENTRENCHED_REFUSAL_TARGET_IN_CONTACT,
  WAR_ENTRENCHED_REFUSAL_HEAVY, /* heavy going in the way of a charge: feature */
  WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, /* of a charge: piece */
  WAR_ENTRENCHED_REFUSAL_NO_EDGE, /* no edge of the target has room */
  WAR_ENTRENCHED_REFUSAL_MUST_FIGHT, /* melees go on first: the unit that has to */
  WAR_ENTRENCHED_REFUSAL_NOT_BEARERS,
  WAR_ENTRENCHED_REFUSAL_LOADED, /* it carries something already */
  WAR_ENTRENCHED_REFUSAL_NO_CASUALTY,
  WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK, /* artillery, or a unit of its kind, cannot do so */
  WAR_ENTRENCHED_REFUSAL_WAVE_GIVEN, /* the operation says in which wave it comes: the unit */
  WAR_ENTRENCHED_REFUSAL_MUST_RECEIVE, /* melees go on first: the unit cannot strike, and has to be
                                          struck at */
  WAR_ENTRENCHED_REFUSAL_RESERVE, /* it comes later, or in no wave: the unit, its round */
  WAR_ENTRENCHED_REFUSAL_NO_OTHER_ATTACK, /* to wait for: it strikes back now: the unit */
  WAR_ENTRENCHED_REFUSAL_LOST, /* it is gone for good: the unit */
  WAR_ENTRENCHED_REFUSAL_WOUNDED, /* it lies, is carried or in care: the unit */
  WAR_ENTRENCHED_REFUSAL_TOO_SHORT, /* it has to go at least: length */
} WarEntrenchedRefusal;

/* ----------------------------------------------------------------------------------------------
 * Events: actor, target, then arguments. */

typedef enum
{
#define EVENT(kind, id) WAR_ENTRENCHED_EVENT_##kind,
#include "engine/entrenched/events.def"
#undef EVENT
  WAR_ENTRENCHED_N_EVENTS,
} WarEntrenchedEvent;

/* What makes an attack or a test better or worse than the cards say: WarModifier. */
typedef enum
{
  WAR_ENTRENCHED_MODIFIER_COVER, /* of saves (5.7) */
  WAR_ENTRENCHED_MODIFIER_SIGNAL, /* of rolls to hit, by somebody who signals */
  WAR_ENTRENCHED_MODIFIER_VOLLEY, /* of dice, in an opening volley (E-27) */
  WAR_ENTRENCHED_MODIFIER_EDGE, /* of dice, at an edge that is not the front (7.11, E-14) */
  WAR_ENTRENCHED_MODIFIER_COMMAND, /* of tests, by somebody who leads */
} WarEntrenchedModifier;

/* How a unit was lost. */
typedef enum
{
  WAR_ENTRENCHED_LOST_WOUNDS,
  WAR_ENTRENCHED_LOST_GAS,
  WAR_ENTRENCHED_LOST_MORALE, /* it left the field: 8.2 */
  WAR_ENTRENCHED_LOST_LEFT_OUT,
} WarEntrenchedLoss;

G_END_DECLS
