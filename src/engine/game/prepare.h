/* prepare.h: what has to be so of any operation that a system makes ready to be played
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* Each adds a WarSetupFault for what is not so; then it is FALSE. */

gboolean war_prepare_refuse (GArray *faults, WarSetupFault fault);

/* There is a field of such ground. */
gboolean war_prepare_has_ground (const WarOperation *operation, WarGroundKind ground,
                                 GArray *faults);

/* The side, 0 or 1, has units. */
gboolean war_prepare_has_force (const WarOperation *operation, gint side, GArray *faults);

/* The same is said once of a type, whoever has it. */
gboolean war_prepare_refuse_type (GArray *faults, WarSetupFaultKind kind, const WarUnitType *type,
                                  gint limit);

/* Bases of the type can stand on a table. */
gboolean war_prepare_has_base (const WarUnitType *type, GArray *faults);

/* So many units of both sides are not too many. */
gboolean war_prepare_has_room (guint n_units, guint most, GArray *faults);

G_END_DECLS
