/* look.h: how the ground looks now, where games change it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/bases/cost.h"
#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* The tables of a set-up say what its features do as long as nothing has changed. A look says the
 * same for a state: without the features that are gone, with the gaps in others, and with the bases
 * that block sight. It is of one thread, which tells it anew what has changed for each state: that
 * takes as long as there are changes, however many features there may be. A system whose ground
 * never changes asks its tables and needs none. */
typedef struct _WarLook WarLook;

/* What the scenes lend has to outlive the look. Their bases and gaps do not count. */
WarLook *war_look_new (const WarSightScene *sight, const WarCostScene *cost);
void war_look_free (WarLook *look);

/* Begins with a state: nothing has changed. */
void war_look_begin (WarLook *look);

/* The feature is there no more: it does nothing to sight, and costs nothing. */
void war_look_remove (WarLook *look, guint feature);

/* In the corners, of a convex polygon, clockwise, the feature has that factor, if it is less than
 * its own; to sight it does what it did. In several gaps that overlap the least factor counts. */
void war_look_open (WarLook *look, guint feature, const WarPosition corners[WAR_N_EDGES],
                    guint8 factor);

/* The base blocks sight. Whoever looks leaves out the firer's and the target's. */
void war_look_add_base (WarLook *look, const WarBase *base);

/* Whether the feature is still there at the position, and has no gap there. */
gboolean war_look_has (const WarLook *look, guint feature, WarPosition position);

/* Scenes as the state has them: lent until the next change. */
WarSightScene war_look_get_sight (const WarLook *look);
WarCostScene war_look_get_cost (const WarLook *look);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarLook, war_look_free)

G_END_DECLS
