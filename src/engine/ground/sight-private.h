/* sight-private.h: what sight and its picture share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* Whether the feature never blocks for the firer, who is in it, or near it (G-3). */
gboolean war_sight_spares_firer (const WarSightScene *scene, const WarBase *firer, guint feature);

/* How many of the lines come across the feature near the target (G-4). */
guint war_sight_count_covering (const WarSightScene *scene, const WarBase *firer,
                                const WarBase *target, guint feature);

G_END_DECLS
