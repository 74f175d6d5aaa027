/* joint-move.h: several who go the same way at once, or attack the same enemy
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/foresight.h"

G_BEGIN_DECLS

/* One of them. */
typedef struct
{
  gint actor; /* row of a piece */
  gint leader; /* by whose order it goes: its own, or that of one who takes others along */
  WarPosition wanted; /* where it is to go */
  gboolean goes; /* it gets on that way, or nearly so; if not, neither order nor end is set */
  WarOrder order; /* the leader's */
  WarBase end; /* where it comes to stand, if all checks are passed */
  gboolean is_short; /* that is not where it was to go */
} WarJointMove;

/* Whether the actor has an order that goes some way in it. */
gboolean war_joint_move_can_go (const WarSetup *setup, const WarState *view, gint seat, gint actor);

/* All go as far in the same direction, who is foremost first, so that nobody is in the way of who
 * comes behind: what each of them would do once those before it have done so; where an order may
 * take others along, those who may go by it. Adds a WarJointMove
 * for each to moves, in that order. */
void war_joint_move_plan (const WarSetup *setup, const WarState *view, gint seat,
                          const gint *actors, guint n_actors, WarPosition by, GArray *moves);

/* Whether the actor has an attack in which others may join, or that they make as well. */
gboolean war_joint_attack_can_join (const WarSetup *setup, const WarState *view, gint seat,
                                    gint actor);

/* All who can attack the target, as far as may be by one order. Adds a WarOrder to orders for each
 * that it takes; none: nobody can. */
void war_joint_attack_plan (const WarSetup *setup, const WarState *view, gint seat,
                            const gint *actors, guint n_actors, gint target, GArray *orders);

/* What one of the actors who are near the place does there, with all who can help. FALSE: nobody
 * does anything there. */
gboolean war_joint_deed_plan (const WarSetup *setup, const WarState *view, gint seat,
                              const gint *actors, guint n_actors, WarPosition place,
                              WarOrder *order);

G_END_DECLS
