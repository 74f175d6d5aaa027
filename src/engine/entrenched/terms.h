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
#define PHASE(phase, id) WAR_ENTRENCHED_PHASE_##phase,
#include "engine/entrenched/steps.def"
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
  WAR_ENTRENCHED_GAME_BEFORE = WAR_GAME_OWN - 1,
#define GAME(column, ...) WAR_ENTRENCHED_GAME_##column,
#include "engine/entrenched/columns.def"
};

enum
{
  WAR_ENTRENCHED_SIDE_BEFORE = WAR_SIDE_OWN - 1,
#define SIDE(column, ...) WAR_ENTRENCHED_SIDE_##column,
#include "engine/entrenched/columns.def"
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
  WAR_ENTRENCHED_PIECE_BEFORE = WAR_PIECE_OWN - 1,
#define PIECE(column, ...) WAR_ENTRENCHED_PIECE_##column,
#include "engine/entrenched/columns.def"
};

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
#define DECISION(decision, id) WAR_ENTRENCHED_DECIDE_##decision,
#include "engine/entrenched/steps.def"
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
