/* joint-move.h: several who go the same way at once
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
  WarPosition wanted; /* where it is to go */
  gboolean goes; /* it gets on that way, or nearly so; if not, neither order nor end is set */
  WarOrder order;
  WarBase end; /* where it comes to stand, if all checks are passed */
  gboolean is_short; /* that is not where it was to go */
} WarJointMove;

/* Whether the actor has an order that goes some way in it. */
gboolean war_joint_move_can_go (const WarSetup *setup, const WarState *view, gint seat, gint actor);

/* All go as far in the same direction, who is foremost first, so that nobody is in the way of who
 * comes behind: what each of them would do once those before it have done so. Adds a WarJointMove
 * for each to moves, in that order. */
void war_joint_move_plan (const WarSetup *setup, const WarState *view, gint seat,
                          const gint *actors, guint n_actors, WarPosition by, GArray *moves);

G_END_DECLS
