/* way.h: the ways that are open to a unit, and moves along them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/way.h"
#include "engine/entrenched/private.h"

G_BEGIN_DECLS

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

/* way.c */

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

/* Whether the unit may still move in this turn: 3.3, 4.1. */
gboolean war_entrenched_may_move (const WarSetup *setup, const WarState *state, guint piece,
                                  WarRefusal *refusal);

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

G_END_DECLS
