/* sections-private.h: what edits of armies do to their sections
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"

G_BEGIN_DECLS

/* The edited army, which nobody else has seen yet, keeps its groups in the order in which they were
 * before: a group stands where its first unit does, but is not moved by that unit's going away. */
void war_army_keep_group_order (WarArmy *edited, const WarArmy *before);

G_END_DECLS
