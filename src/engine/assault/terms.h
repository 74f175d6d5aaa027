/* terms.h: what the states, orders, refusals and events of Trench Assault consist of
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* ----------------------------------------------------------------------------------------------
 * The state. A base is a row of the pieces; behind them are rows for gaps in wire. A row of the
 * formations is a company, the last of which is all the defenders (assault.A-15). */

/* What happens before play (assault.A-4), then the steps of a turn (assault.4.1). */
typedef enum
{
  WAR_ASSAULT_PHASE_DIVIDE, /* the defender's bases among the bunkers */
  WAR_ASSAULT_PHASE_ARRANGE, /* the attackers set up */
  WAR_ASSAULT_PHASE_SHELLS, /* in it nobody decides anything, as in others that say nothing */
  WAR_ASSAULT_PHASE_FIRE, /* sealed */
  WAR_ASSAULT_PHASE_MORALE,
  WAR_ASSAULT_PHASE_ATTACKERS,
  WAR_ASSAULT_PHASE_DEFENDERS,
  WAR_ASSAULT_PHASE_HAND_TO_HAND,
  WAR_ASSAULT_PHASE_UNPINNING,
} WarAssaultPhase;

enum
{
  WAR_ASSAULT_GAME_TAKEN = WAR_GAME_OWN, /* 1: the first line is, where there is a second */
  WAR_ASSAULT_GAME_END, /* WarAssaultEnd */
  WAR_ASSAULT_GAME_WINNER, /* WAR_WINNER_… */
};

/* How a game has ended (assault.A-7). */
typedef enum
{
  WAR_ASSAULT_END_NONE,
  WAR_ASSAULT_END_TAKEN, /* the only line, or the second: decisively */
  WAR_ASSAULT_END_PLAIN, /* the first of two lines, at the limit */
  WAR_ASSAULT_END_BROKEN, /* companies are demoralised or destroyed */
  WAR_ASSAULT_END_FEW, /* too few attacking bases are left */
  WAR_ASSAULT_END_LIMIT,
} WarAssaultEnd;

/* assault.7.3 to assault.7.5; in the order of the data's words. */
typedef enum
{
  WAR_ASSAULT_FINE,
  WAR_ASSAULT_NERVOUS,
  WAR_ASSAULT_DEMORALISED,
} WarAssaultMorale;

enum
{
  WAR_ASSAULT_COMPANY_MORALE = WAR_FORMATION_OWN, /* WarAssaultMorale */
  WAR_ASSAULT_COMPANY_REPLACED, /* 1: it has had its new officer (assault.A-6) */
};

/* How a piece was lost: captured and surrendered ones are counted apart (assault.A-10). */
typedef enum
{
  WAR_ASSAULT_LOSS_NONE,
  WAR_ASSAULT_LOSS_KILLED,
  WAR_ASSAULT_LOSS_CAPTURED,
  WAR_ASSAULT_LOSS_SURRENDERED,
  WAR_ASSAULT_LOSS_LEFT, /* off the rear edge (assault.A-15) */
} WarAssaultLoss;

enum
{
  WAR_ASSAULT_PIECE_PINNED = WAR_PIECE_OWN,
  WAR_ASSAULT_PIECE_MOVED, /* 1: its centre is not where it was (assault.A-3) */
  WAR_ASSAULT_PIECE_FIRED, /* 1: in this turn */
  WAR_ASSAULT_PIECE_CORNERED, /* the turn in whose step 6 it is (assault.A-5); 0 */
  WAR_ASSAULT_PIECE_STUCK, /* 1: a tank, for good */
  WAR_ASSAULT_PIECE_LOSS, /* WarAssaultLoss */
  WAR_ASSAULT_PIECE_LOST_IN, /* the turn in which it was lost; 0 */
  WAR_ASSAULT_PIECE_BUNKER, /* the feature in which it is; secret; WAR_NONE */
  WAR_ASSAULT_PIECE_PLACE, /* when it comes out of it, from 1; secret; 0 */
  WAR_ASSAULT_PIECE_START_X, /* where its side's movement step found it */
  WAR_ASSAULT_PIECE_START_Y,
  WAR_ASSAULT_PIECE_START_TRENCH, /* the trench in which that was, as war_assault_find_trench() */
  WAR_ASSAULT_PIECE_LEFT, /* what is left of its allowance */
  WAR_ASSAULT_PIECE_LEGS, /* that it has gone */
  WAR_ASSAULT_PIECE_STAYS, /* 1: and has always been in the trench where it began */
  WAR_ASSAULT_PIECE_DONE, /* 1: it moves no more in this step */
  WAR_ASSAULT_PIECE_ENTERED, /* by which side of a wire it came in, −1 or 1; 0 outside */
  WAR_ASSAULT_PIECE_GAP, /* of a gap: its feature */
  WAR_ASSAULT_PIECE_WIDTH, /* of a gap: along the wire */
  WAR_ASSAULT_PIECE_SINCE, /* of a gap: the movement step from which on it is one */
  WAR_ASSAULT_PIECE_SENT, /* the turn in which it last sent a runner (assault.A-8); 0 */
  WAR_ASSAULT_PIECE_NOTE, /* of a runner: the number of the order with its words; secret; 0 */
  WAR_ASSAULT_PIECE_ADDRESSEE, /* likewise: the officer or headquarters; secret; WAR_NONE */
};

/* Movement steps are counted from 1: two a turn. */
#define WAR_ASSAULT_STEP(round, side) (2 * (round) -1 + (side))

enum
{
  WAR_ASSAULT_FEATURE_OPENS = WAR_FEATURE_OWN, /* a bunker's first turn to let men out; secret; 0 */
};

extern const WarColumn war_assault_game_columns[];
extern const WarColumn war_assault_company_columns[];
extern const WarColumn war_assault_piece_columns[];
extern const WarColumn war_assault_feature_columns[];

/* ----------------------------------------------------------------------------------------------
 * Orders. */

typedef enum
{
#define ORDER(kind, ...) WAR_ASSAULT_ORDER_##kind,
#include "engine/assault/orders.def"
#undef ORDER
  WAR_ASSAULT_N_ORDERS,
} WarAssaultOrder;

typedef enum
{
  WAR_ASSAULT_DECIDE_DIVIDE,
  WAR_ASSAULT_DECIDE_ARRANGE,
  WAR_ASSAULT_DECIDE_FIRE, /* secret */
  WAR_ASSAULT_DECIDE_MOVE,
  WAR_ASSAULT_DECIDE_GAPS, /* an umpire's, once the bunkers are divided (assault.A-4) */
  WAR_ASSAULT_N_DECISIONS,
} WarAssaultDecision;

/* Why an order is refused; arguments in the order given. */
typedef enum
{
  WAR_ASSAULT_REFUSAL_NOT_YOURS = WAR_REFUSAL_OWN, /* the piece */
  WAR_ASSAULT_REFUSAL_NOT_ON_FIELD,
  WAR_ASSAULT_REFUSAL_NEVER, /* pieces of its kind never do so */
  WAR_ASSAULT_REFUSAL_IN_BUNKER, /* it has its place already */
  WAR_ASSAULT_REFUSAL_BUNKER, /* no more may come into that bunker, or it is of another line */
  WAR_ASSAULT_REFUSAL_NOT_IN_FRONT, /* not within its company's front */
  WAR_ASSAULT_REFUSAL_NO_ROOM, /* what is in the way: a piece, or WAR_NONE for the edge */
  WAR_ASSAULT_REFUSAL_PINNED,
  WAR_ASSAULT_REFUSAL_FIRED,
  WAR_ASSAULT_REFUSAL_STUCK,
  WAR_ASSAULT_REFUSAL_DEMORALISED, /* it goes where it must, or stays */
  WAR_ASSAULT_REFUSAL_NO_ADVANCE, /* its company is nervous; it may go at most so far, or −1 */
  WAR_ASSAULT_REFUSAL_DONE, /* it has moved */
  WAR_ASSAULT_REFUSAL_TOO_FAR, /* it may go at most: length; −1: not that way at all */
  WAR_ASSAULT_REFUSAL_OFF_FIELD, /* likewise */
  WAR_ASSAULT_REFUSAL_GROUND, /* likewise: ground that is not entered */
  WAR_ASSAULT_REFUSAL_ENEMY, /* likewise, and the piece: it would pass it or end on it */
  WAR_ASSAULT_REFUSAL_FRIEND, /* likewise: it would end on it */
  WAR_ASSAULT_REFUSAL_TRENCH, /* likewise: it would enter the enemy's trench and go on */
  WAR_ASSAULT_REFUSAL_SAME_TRENCH, /* likewise: it would be in the trench that it left, or go too
                                      far along one */
  WAR_ASSAULT_REFUSAL_NOTHING, /* it would stay as it is */
  WAR_ASSAULT_REFUSAL_CLOSE, /* an enemy is within reach in its trench: it does not fire */
  WAR_ASSAULT_REFUSAL_TARGET, /* not an enemy that can be fired at */
  WAR_ASSAULT_REFUSAL_ARMOURED,
  WAR_ASSAULT_REFUSAL_NOT_SEEN, /* the target; the feature in the way, or WAR_NONE */
  WAR_ASSAULT_REFUSAL_NO_SHOT, /* at such a target it has none; WarAssaultRow */
  WAR_ASSAULT_REFUSAL_SHOTS, /* it has only so many left */
  WAR_ASSAULT_REFUSAL_ROW, /* its targets would be of several rows */
  WAR_ASSAULT_REFUSAL_APART, /* its targets would not be next to each other */
  WAR_ASSAULT_REFUSAL_NO_NOTES, /* people talk as they like in this game */
  WAR_ASSAULT_REFUSAL_ADDRESSEE, /* nobody to whom one writes: no officer of another seat */
  WAR_ASSAULT_REFUSAL_NOT_IN_CONTACT, /* the addressee: neither that nor on the telephone */
  WAR_ASSAULT_REFUSAL_SENT, /* it has sent a runner in this step already */
  WAR_ASSAULT_REFUSAL_NO_RUNNER, /* all that its seat has are under way, or it has none */
} WarAssaultRefusal;

/* ----------------------------------------------------------------------------------------------
 * Events: actor, target, then arguments. */

typedef enum
{
#define EVENT(kind, id) WAR_ASSAULT_EVENT_##kind,
#include "engine/assault/events.def"
#undef EVENT
  WAR_ASSAULT_N_EVENTS,
} WarAssaultEvent;

/* What shells and shots do; in the order of the data's words. */
typedef enum
{
  WAR_ASSAULT_NO_EFFECT,
  WAR_ASSAULT_PINS,
  WAR_ASSAULT_KILLS,
} WarAssaultEffect;

/* The rows of the table of shots (assault.6.5). */
typedef enum
{
  WAR_ASSAULT_ROW_MOVING,
  WAR_ASSAULT_ROW_STILL,
  WAR_ASSAULT_ROW_COVERED,
  WAR_ASSAULT_N_ROWS,
} WarAssaultRow;

/* What a fight comes to; in the order of the data's words. */
typedef enum
{
  WAR_ASSAULT_TIE,
  WAR_ASSAULT_FORCES_BACK,
  WAR_ASSAULT_FIGHT_KILLS,
  WAR_ASSAULT_CAPTURES,
} WarAssaultResult;

/* What is added to dice: hand to hand as in the data, then others. */
typedef enum
{
  WAR_ASSAULT_CAUSE_OUTNUMBERED,
  WAR_ASSAULT_CAUSE_DEMORALISED,
  WAR_ASSAULT_CAUSE_CORNERED,
  WAR_ASSAULT_CAUSE_CREW,
  WAR_ASSAULT_CAUSE_BOMBS,
  WAR_ASSAULT_N_FIGHT_CAUSES,
  WAR_ASSAULT_CAUSE_NO_OFFICER = WAR_ASSAULT_N_FIGHT_CAUSES, /* of unpinning */
  WAR_ASSAULT_CAUSE_NERVOUS,
  WAR_ASSAULT_CAUSE_NERVOUS_BEFORE, /* of morale */
  WAR_ASSAULT_CAUSE_DEMORALISED_BEFORE,
  WAR_ASSAULT_N_CAUSES,
} WarAssaultCause;

G_END_DECLS
