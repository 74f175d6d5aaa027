/* terms.h: what the states, orders, refusals and events of Trench Club consist of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * The state. A unit is a row of the pieces; its x is its hex. Each seat is a nation, or a half of
 * one (club.10.2). Those who move in one turn are a party: one seat, or two allied persons. What a
 * party has stands in the row of its first seat. Rows of the features are the forts, by number,
 * then the mines. */

typedef enum
{
  WAR_CLUB_PHASE_DEAL,
  WAR_CLUB_PHASE_ARMIES,
  WAR_CLUB_PHASE_PLACING,
  WAR_CLUB_PHASE_MOVES,
  WAR_CLUB_PHASE_ATTACKS,
  WAR_CLUB_PHASE_FIGHTS,
  WAR_CLUB_PHASE_MONEY,
} WarClubPhase;

#define WAR_CLUB_N_ARMIES 3

enum
{
  WAR_CLUB_GAME_FIRST = WAR_GAME_OWN, /* side that is first player; WAR_NONE: not yet known */
  WAR_CLUB_GAME_TURN, /* place in the order of the parties */
  WAR_CLUB_GAME_ARMY, /* that is being placed, from 0; WAR_NONE */
  WAR_CLUB_GAME_COLUMN, /* of the chart, as rolled last; 0: not yet */
  WAR_CLUB_GAME_ROW, /* of the chart, that is next */
  WAR_CLUB_GAME_NAMED, /* attacks that have been named in this turn */
  WAR_CLUB_GAME_NUMBERED, /* units that have had a number */
  WAR_CLUB_GAME_WINNER, /* WAR_WINNER_… */
};

enum
{
  WAR_CLUB_SEAT_BONDS = WAR_SEAT_OWN,
  WAR_CLUB_SEAT_TOKEN, /* and the next two: numbers of starts; 0: not dealt */
  WAR_CLUB_SEAT_UP = WAR_CLUB_SEAT_TOKEN + WAR_CLUB_N_ARMIES, /* bits of armies that are placed */
  WAR_CLUB_SEAT_TURNS, /* that have begun */
  WAR_CLUB_SEAT_FIRST_ARMIES, /* bits of those that act in the first turn */
  WAR_CLUB_SEAT_TURRETS, /* that may still come (club.8.7) */
  WAR_CLUB_SEAT_GAVE_UP, /* 1 + the round in which this person gave up (club.M-34); 0: never */
};

enum
{
  WAR_CLUB_PIECE_NATION = WAR_PIECE_OWN, /* seat */
  WAR_CLUB_PIECE_NUMBER, /* in the order of placing and buying (club.M-2); 0: not yet */
  WAR_CLUB_PIECE_ARMY, /* from 0; WAR_NONE: none, or in the bag */
  WAR_CLUB_PIECE_DRAWN, /* which of the tokens it was, from 1 */
  WAR_CLUB_PIECE_DAMAGE,
  WAR_CLUB_PIECE_EXPERIENCE,
  WAR_CLUB_PIECE_START, /* hex at the start of its side's turn; WAR_NONE */
  WAR_CLUB_PIECE_MOVED, /* 1: in this turn; or it may not any more (club.M-1) */
  WAR_CLUB_PIECE_TARGET, /* unit that it has named; WAR_NONE */
  WAR_CLUB_PIECE_NAMED, /* which attack of the turn that was, from 1 */
  WAR_CLUB_PIECE_FOUGHT, /* 1: its attack of this turn is over */
  WAR_CLUB_PIECE_REPAIRS, /* 1: the order for repair stands (club.5.13) */
  WAR_CLUB_PIECE_INSIDE, /* money phases that it has seen in the fort where it is (club.M-16) */
  WAR_CLUB_PIECE_TRUCK, /* that carries it just now; WAR_NONE */
  WAR_CLUB_PIECE_REFUSED, /* 1: an ally has refused its repair, or its purchase, in this turn */
};

enum
{
  WAR_CLUB_FORT_HOLDER = WAR_FEATURE_OWN, /* seat whose flag it has; WAR_NONE */
  WAR_CLUB_FORT_TURRET, /* 1: it has one */
  WAR_CLUB_FORT_MINE, /* of rows after the forts: hex of a mine; WAR_NONE */
};

extern const WarColumn war_club_game_columns[];
extern const WarColumn war_club_seat_columns[];
extern const WarColumn war_club_piece_columns[];
extern const WarColumn war_club_fort_columns[];

/* ----------------------------------------------------------------------------------------------
 * Orders and decisions. */

typedef enum
{
#define ORDER(kind, ...) WAR_CLUB_ORDER_##kind,
#include "engine/club/orders.def"
#undef ORDER
  WAR_CLUB_N_ORDERS,
} WarClubOrder;

typedef enum
{
  WAR_CLUB_DECIDE_DEAL,
  WAR_CLUB_DECIDE_ARMIES,
  WAR_CLUB_DECIDE_PLACE,
  WAR_CLUB_DECIDE_TURN_UP,
  WAR_CLUB_DECIDE_MOVE,
  WAR_CLUB_DECIDE_SET_DOWN,
  WAR_CLUB_DECIDE_ATTACK,
  WAR_CLUB_DECIDE_FIGHT,
  WAR_CLUB_DECIDE_MONEY,
  WAR_CLUB_DECIDE_ROLL,
  WAR_CLUB_DECIDE_WORK_ROW,
  WAR_CLUB_DECIDE_NAME_TARGETS,
  WAR_CLUB_DECIDE_RESOLVE,
  WAR_CLUB_DECIDE_SPEND,
  WAR_CLUB_DECIDE_AGREE, /* about a unit to be repaired, or a purchase: see WarClubWish */
} WarClubDecision;

/* Why an order is refused; arguments in the order given. */
typedef enum
{
  WAR_CLUB_REFUSAL_NOT_YOURS = WAR_REFUSAL_OWN,
  WAR_CLUB_REFUSAL_NOT_ON_BOARD,
  WAR_CLUB_REFUSAL_PLACED, /* it is on the board already, or lost */
  WAR_CLUB_REFUSAL_OTHER_ARMY, /* another is being placed: its number from 1 */
  WAR_CLUB_REFUSAL_ALLYS_ARMY, /* the army is for the ally's units only */
  WAR_CLUB_REFUSAL_NOT_EMPTY, /* no army is empty */
  WAR_CLUB_REFUSAL_NOT_NEAREST, /* a free hex is nearer to the start: hex */
  WAR_CLUB_REFUSAL_HEX, /* it may not stand there: hex */
  WAR_CLUB_REFUSAL_OCCUPIED, /* unit that is there */
  WAR_CLUB_REFUSAL_UNREACHED, /* it cannot go so far: hex */
  WAR_CLUB_REFUSAL_FORT, /* it may not go into that fort */
  WAR_CLUB_REFUSAL_MOVED,
  WAR_CLUB_REFUSAL_FIRST_TURN, /* armies that may act; unit */
  WAR_CLUB_REFUSAL_NO_TRUCK, /* it carries nobody */
  WAR_CLUB_REFUSAL_ENEMY_NEAR, /* enemy unit next to the truck */
  WAR_CLUB_REFUSAL_CANNOT_CARRY, /* unit that cannot be carried now */
  WAR_CLUB_REFUSAL_NO_ROOM, /* not all of them can be set down there */
  WAR_CLUB_REFUSAL_IN_FORT, /* unit inside a fort */
  WAR_CLUB_REFUSAL_NO_TARGET, /* not an enemy unit that can be attacked */
  WAR_CLUB_REFUSAL_NO_WEAPON, /* nothing against such a unit */
  WAR_CLUB_REFUSAL_RANGE, /* distance, least range, range */
  WAR_CLUB_REFUSAL_DECLARED, /* it has named a target already */
  WAR_CLUB_REFUSAL_NOT_DECLARED,
  WAR_CLUB_REFUSAL_MUST_LEAVE, /* unit that has to leave its fort first */
  WAR_CLUB_REFUSAL_NOT_DAMAGED,
  WAR_CLUB_REFUSAL_NOT_INSIDE, /* it has not been in a fort for the whole turn */
  WAR_CLUB_REFUSAL_BONDS, /* it costs, there are */
  WAR_CLUB_REFUSAL_NOT_FOR_SALE,
  WAR_CLUB_REFUSAL_TWO_ALREADY, /* how many of a type there may be */
  WAR_CLUB_REFUSAL_NOT_THAT_FORT, /* not an empty one of one's own, free of enemy foot */
  WAR_CLUB_REFUSAL_FULL, /* no more units have room in a game */
  WAR_CLUB_REFUSAL_ALLY_REFUSED, /* the ally does not agree */
  WAR_CLUB_REFUSAL_GAVE_UP, /* it is the ally's turn to say so */
  WAR_CLUB_REFUSAL_NOT_BESIDE, /* the truck that carries it: hex of the truck */
  WAR_CLUB_REFUSAL_NOT_DOWN, /* nobody, or not it, can be set down there: hex */
  WAR_CLUB_REFUSAL_IN_THE_WAY, /* of others who are to be set down: hex */
} WarClubRefusal;

/* ----------------------------------------------------------------------------------------------
 * Events: actor, target, then arguments. */

typedef enum
{
#define EVENT(kind, id) WAR_CLUB_EVENT_##kind,
#include "engine/club/events.def"
#undef EVENT
  WAR_CLUB_N_EVENTS,
} WarClubEvent;

/* Why a unit that is damaged enough does not go for repair (club.M-27). */
typedef enum
{
  WAR_CLUB_UNREPAIRED_NO_FORT, /* it has none of its own that it could enter and get to */
  WAR_CLUB_UNREPAIRED_NO_WAY, /* it can come no nearer to the nearest one this turn */
  WAR_CLUB_UNREPAIRED_BONDS, /* it is in a fort, and costs more than there is (club.9.4) */
  WAR_CLUB_N_UNREPAIRED,
} WarClubUnrepaired;

/* What the chart has a unit do. */
typedef enum
{
  WAR_CLUB_DEED_TAKES_FORT, /* 5.1 */
  WAR_CLUB_DEED_HINDERED, /* 5.2 */
  WAR_CLUB_DEED_TO_ENTRANCE, /* 5.3 */
  WAR_CLUB_DEED_TO_REPAIR, /* 5.5, 5.13 */
  WAR_CLUB_DEED_INTO_FORT, /* for repair */
  WAR_CLUB_DEED_STAYS_IN_FORT, /* likewise */
  WAR_CLUB_DEED_HEALS, /* 8.3 */
  WAR_CLUB_DEED_TO_PATIENT, /* 8.5 */
  WAR_CLUB_DEED_COMES_TO_MEDIC, /* 8.3 */
  WAR_CLUB_DEED_AVOIDS, /* 8.6 */
  WAR_CLUB_DEED_KEEPS_AWAY, /* 8.9 */
  WAR_CLUB_DEED_GOES, /* as its box says */
  WAR_CLUB_DEED_IS_THERE, /* it has done it by staying */
  WAR_CLUB_DEED_CARRIES,
  WAR_CLUB_DEED_ATTACKS,
  WAR_CLUB_DEED_TOWARDS_FIRST, /* 5.14 */
  WAR_CLUB_DEED_NOTHING, /* 5.14, and there is nothing to go to */
  WAR_CLUB_DEED_LEAVES, /* M-16 */
  WAR_CLUB_DEED_NAMES, /* M-7: a free attack */
  WAR_CLUB_DEED_DECLINES, /* M-2: whoever is in reach would do it more harm */
  WAR_CLUB_N_DEEDS,
} WarClubDeed;

/* By what the enemy chooses among all that its order allows, in the order in which it asks: of
 * these it asks those that there are for its choice, until one thing is left. */
typedef enum
{
  WAR_CLUB_PRIORITY_MOST_DAMAGED, /* M-8, M-12 */
  WAR_CLUB_PRIORITY_NOT_HIT_BACK, /* 7.3 */
  WAR_CLUB_PRIORITY_NEARLY_DESTROYED, /* 7.1, 7.2: 5 damage */
  WAR_CLUB_PRIORITY_CLOSEST, /* 7.1 */
  WAR_CLUB_PRIORITY_HIGHEST_HIT, /* 7.1 */
  WAR_CLUB_PRIORITY_LOWEST_HIT, /* 7.2, 7.3 */
  WAR_CLUB_PRIORITY_MOST_EXPERIENCED, /* 7.1 */
  WAR_CLUB_PRIORITY_LEAST_EXPERIENCED, /* 7.2, 7.3, M-8 */
  WAR_CLUB_PRIORITY_FORT, /* M-8: a fort of persons before a neutral one, then near their units */
  WAR_CLUB_PRIORITY_NEAREST, /* it comes nearest to the goal */
  WAR_CLUB_PRIORITY_FEWEST_ENEMIES, /* 8.6 */
  WAR_CLUB_PRIORITY_ODDS, /* 7.7: damage dealt less received */
  WAR_CLUB_PRIORITY_FARTHEST, /* 7.6 */
  WAR_CLUB_PRIORITY_TERRAIN, /* 7.5 */
  WAR_CLUB_PRIORITY_SHORTEST, /* M-2 */
  WAR_CLUB_PRIORITY_NUMBER, /* M-2 */
  WAR_CLUB_N_PRIORITIES,
} WarClubPriority;

/* Bits of those that were asked: the lower half has those that left something out, the upper half
 * those by which all was equal. 0: there was nothing to choose. */
typedef guint32 WarClubPriorities;

#define WAR_CLUB_DECIDED(priority) ((WarClubPriorities) 1 << (priority))
#define WAR_CLUB_WAS_EQUAL(priority) (WAR_CLUB_DECIDED (priority) << 16)

G_STATIC_ASSERT (WAR_CLUB_N_PRIORITIES <= 16);

/* Why a unit could not do a box. */
typedef enum
{
  WAR_CLUB_OBSTACLE_NONE,
  WAR_CLUB_OBSTACLE_NO_SUCH, /* nothing of the kind is there, or it can do it no harm */
  WAR_CLUB_OBSTACLE_OUT_OF_REACH, /* of this turn */
  WAR_CLUB_OBSTACLE_OVERKILL, /* 5.15 */
  WAR_CLUB_OBSTACLE_NO_POSITION, /* it reaches no hex that gives dice for position (M-11) */
  WAR_CLUB_OBSTACLE_UNDAMAGED, /* it is not to be repaired, and the box has nothing else (5.13) */
  WAR_CLUB_OBSTACLE_UNREPAIRED, /* nor can it be: the unit's own event says why (M-27) */
  WAR_CLUB_OBSTACLE_NO_LOAD, /* nobody is next to it who can be carried (M-22) */
  WAR_CLUB_OBSTACLE_ENEMY_NEAR, /* next to the truck (M-22) */
  WAR_CLUB_OBSTACLE_INSIDE, /* a fort (M-16) */
  WAR_CLUB_OBSTACLE_NO_ROOM, /* to set anybody down (M-22) */
  WAR_CLUB_OBSTACLE_NO_WAY, /* leads there (M-10) */
  WAR_CLUB_OBSTACLE_NO_NEARER, /* M-10 */
  WAR_CLUB_OBSTACLE_NO_FARTHER, /* 102 */
  WAR_CLUB_N_OBSTACLES,
} WarClubObstacle;

/* Those of as many boxes stand in an argument of an event, the first in the lowest bits. */
#define WAR_CLUB_OBSTACLE_BITS 4
#define WAR_CLUB_OBSTACLES_AN_ARGUMENT 7

/* Whether the enemy buys (club.9.5 to club.9.7). */
typedef enum
{
  WAR_CLUB_PURCHASE_MAY,
  WAR_CLUB_PURCHASE_DIE, /* forbids it */
  WAR_CLUB_PURCHASE_NO_FORT, /* is free for a new unit */
  WAR_CLUB_PURCHASE_NO_UNIT, /* that it may have is to be had for its bonds */
  WAR_CLUB_N_PURCHASES,
} WarClubPurchase;

/* Why somebody who has bonds is not asked what for. */
typedef enum
{
  WAR_CLUB_UNSPENT_NONE, /* there are none, or they can be spent */
  WAR_CLUB_UNSPENT_NO_FORT, /* none is free for a new unit, nobody is to be repaired */
  WAR_CLUB_UNSPENT_BONDS, /* all that might be bought or repaired costs more, or may not be */
  WAR_CLUB_N_UNSPENT,
} WarClubUnspent;

/* How a game ended (club.1.9, club.M-17). */
typedef enum
{
  WAR_CLUB_END_FORTS,
  WAR_CLUB_END_UNITS,
  WAR_CLUB_END_ROUNDS,
  WAR_CLUB_END_GAVE_UP,
} WarClubEnd;

G_END_DECLS
