/* probe.h: a made-up little rule system that uses all that the engine offers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/decision.h"
#include "engine/game/formation.h"
#include "engine/game/game.h"
#include "engine/game/play.h"

/* The game, in clauses of its own:
 *
 * probe.1 The ground is 7 × 7 hexes with axial coordinates q, r. One piece or formation a hex. Side
 *   1 (seats 1 and 2) comes from r = 6, side 2 (seat 3, a chart) from r = 0.
 * probe.2 Once, the chart's seat lays a mine on one of three hexes. Only its side knows which.
 * probe.3 Each round begins with fire that all seats order in secret; it is revealed together and
 *   takes effect at once. 1: a piece fires once a round, a squad two shots and a gun three, at as
 *   many targets or fewer. 2: squads and bases reach 2 hexes, guns 3. 3: each target after the
 *   first is next to one before it. 4: a shot hits on 5+, next to the target on 4+.
 * probe.4 Then side 1's seats move, in any order. 1: every piece acts once a round. 2: a move goes
 *   straight, a squad's up to 3 hexes, a gun's 1; friends may be passed, not ended on. 3: nobody
 *   enters wire without a gap, a bunker that stands, or a hex of the enemy's.
 * probe.5 A formation has four bases and turns, changes shape and moves up to 1 hex in one go; its
 *   owner chooses which base a hit removes before anything else happens.
 * probe.6 A side may call one piece in a round onto a free hex of its first row: it comes on 3+.
 * probe.7 A squad cuts wire next to it with 7+ on two dice.
 * probe.8 A gun shells a hex within 3 instead of moving: it lands within ±5.00 mm of the hex's
 *   centre; farther than 2.50 it scatters d3 hexes. It destroys a bunker, wire on one of two, and
 *   hits whoever is there.
 * probe.9 Whoever moves next to enemies is offered to their seats as a target: two dice, 5+, once a
 *   round and piece. The offer lapses when any seat goes on.
 * probe.10 On the mine's hex a piece is hit on 1–3, and the mine is gone.
 * probe.11 The chart rolls a d12. 1–3: a random piece recovers; 4–8: all advance; 9–11: all fire at
 *   the nearest; 12: advance, and call a squad.
 * probe.12 Two hits remove a squad, one a gun or a base. A side without pieces loses. After the
 *   last round the side with fewer losses wins.
 * probe.13 Seats of a side may write each other one note a round. */

#define PROBE_SIZE 7
#define PROBE_N_SEATS 3
#define PROBE_BASE_WIDTH (30 * WAR_MILLIMETRE)
#define PROBE_BASE_DEPTH (20 * WAR_MILLIMETRE)

typedef enum
{
  PROBE_ORDER_LAY,
  PROBE_ORDER_FIRE,
  PROBE_ORDER_MOVE,
  PROBE_ORDER_WHEEL,
  PROBE_ORDER_CALL,
  PROBE_ORDER_CUT,
  PROBE_ORDER_SHELL,
  PROBE_ORDER_NOTE,
  PROBE_ORDER_COUNTER,
  PROBE_ORDER_PASS,
  PROBE_ORDER_LOSE,
  PROBE_ORDER_CHART,
  PROBE_ORDER_DONE,
  PROBE_N_ORDERS,
} ProbeOrder;

typedef enum
{
  PROBE_DECISION_LAY,
  PROBE_DECISION_FIRE,
  PROBE_DECISION_MOVE,
  PROBE_DECISION_COUNTER, /* an offer; the subject is the piece that moved */
  PROBE_DECISION_LOSE, /* the subject is the formation */
  PROBE_DECISION_CHART,
} ProbeDecision;

typedef enum
{
  PROBE_PHASE_LAY,
  PROBE_PHASE_FIRE,
  PROBE_PHASE_MOVE,
  PROBE_PHASE_CHART,
} ProbePhase;

typedef enum
{
  PROBE_EVENT_LAID, /* target: the hex's number; only for the side that knows */
  PROBE_EVENT_FIRED,
  PROBE_EVENT_HIT,
  PROBE_EVENT_REMOVED,
  PROBE_EVENT_MOVED,
  PROBE_EVENT_MINE,
  PROBE_EVENT_CUT,
  PROBE_EVENT_SHELLED,
  PROBE_EVENT_DESTROYED, /* target: a feature */
  PROBE_EVENT_CALLED,
  PROBE_EVENT_NOTE, /* actor and target: seats */
  PROBE_EVENT_OFFERED, /* target: a seat */
  PROBE_EVENT_CHART,
  PROBE_EVENT_RECOVERED,
  PROBE_EVENT_ROUND,
} ProbeEvent;

typedef enum
{
  PROBE_REFUSAL_NOT_YOURS = WAR_REFUSAL_OWN,
  PROBE_REFUSAL_NOT_THERE,
  PROBE_REFUSAL_ACTED,
  PROBE_REFUSAL_WRONG_TYPE,
  PROBE_REFUSAL_OUT_OF_RANGE,
  PROBE_REFUSAL_OFF_GROUND,
  PROBE_REFUSAL_BLOCKED, /* arguments: the hex, the distance at which */
  PROBE_REFUSAL_NUMBER, /* arguments: the most that is allowed */
  PROBE_REFUSAL_NO_CHANGE,
} ProbeRefusal;

/* Checks on which an order hangs. */
typedef enum
{
  PROBE_CHECK_ARRIVAL, /* probe.6 */
  PROBE_CHECK_CUT, /* probe.7 */
} ProbeCheck;

typedef enum
{
  PROBE_TYPE_SQUAD,
  PROBE_TYPE_GUN,
  PROBE_TYPE_BASE, /* of a formation: x, y are lengths, its hex is the formation's */
} ProbeType;

/* Rows of the features. */
typedef enum
{
  PROBE_FEATURE_WIRE_WEST, /* hex 2, 3 */
  PROBE_FEATURE_WIRE_EAST, /* hex 4, 3 */
  PROBE_FEATURE_BUNKER, /* hex 3, 3 */
  PROBE_FEATURE_MINE, /* where PROBE_MINE_HEX says */
  PROBE_N_FEATURES,
} ProbeFeature;

/* Own columns. */
enum
{
  PROBE_SIDE_LOSSES = WAR_SIDE_OWN,
  PROBE_SIDE_CALLED, /* the last round in which it called */
};

enum
{
  PROBE_SEAT_DONE = WAR_SEAT_OWN, /* with the phase */
  PROBE_SEAT_NOTE, /* the number of the order that was a note to it; secret */
  PROBE_SEAT_WROTE, /* round */
  PROBE_SEAT_PASSING, /* takes no offers until this round is over */
};

enum
{
  PROBE_PIECE_SEAT = WAR_PIECE_OWN,
  PROBE_PIECE_WOUNDS, /* unknown to enemies farther than 3 hexes */
  PROBE_PIECE_ACTED, /* round */
  PROBE_PIECE_COUNTERED, /* round */
};

enum
{
  PROBE_FORMATION_SEAT = WAR_FORMATION_OWN,
  PROBE_FORMATION_Q,
  PROBE_FORMATION_R,
  PROBE_FORMATION_HITS, /* that are still to be taken */
  PROBE_FORMATION_ACTED, /* round */
};

enum
{
  PROBE_FEATURE_GAPPED = WAR_FEATURE_OWN,
  PROBE_FEATURE_HEX, /* the mine's hex, as a number; secret */
};

typedef struct
{
  guint round_limit;
  guint n_pieces; /* at least 13 */
  guint n_decisions;
  guint n_sealed;
} ProbeOptions;

extern const WarPlay probe_play;

/* options may be NULL for 6 rounds, 16 pieces, 8 decisions and 6 sealed orders, else outlives the
 * set-up. */
void probe_setup_init (WarSetup *setup, const ProbeOptions *options);

/* An operation of so many rounds, whose system stands in no registry. Its set-ups have room for all
 * offers that are put off. */
WarOperation *probe_operation_new (gint rounds);
