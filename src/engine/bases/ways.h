/* ways.h: ways that were planned before, as who moves asks for them again
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/way.h"
#include "engine/game/play.h"

G_BEGIN_DECLS

/* Who moves asks several times: where it may go, whether it may go there, and then it goes. What is
 * known is of one thread, and good as long as no piece changes: the pieces and the ground alone
 * must decide how a way is planned. */
typedef struct _WarWays WarWays;

WarWays *war_ways_new (void);
void war_ways_free (WarWays *ways);

/* For whom obstacles are listed. */
typedef struct
{
  guint piece;
  WarLength most; /* that it may go */
  gint except; /* an obstacle that does not bar it, by its row, or WAR_NONE */
} WarMover;

/* The way along the heading, in a manner of going that the system numbers; NULL: it is not known,
 * and war_ways_add() comes next. */
const WarWay *war_ways_find (WarWays *ways, const WarSetup *setup, const WarState *state,
                             const WarMover *mover, WarHeading heading, gint manner);

/* The obstacles of the mover, an array of WarObstacle. If they are not known it is empty, and is to
 * be filled. */
GArray *war_ways_get_obstacles (WarWays *ways, const WarMover *mover, gboolean *is_known);

/* Room for a way that is to be planned: its heading and what it may go are set. */
WarWay *war_ways_add (WarWays *ways, const WarMover *mover, WarHeading heading, gint manner);

G_END_DECLS
