/* reading-private.h: what the rules say of where units are seen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/reading.h"

G_BEGIN_DECLS

/* Adds findings of units that stand where nobody may place them when a game of the operation
 * begins. */
void war_reading_check_places (WarReading *reading);

/* Adds findings of units that have gone, and of those that may not have gone so far. */
void war_reading_check_ways (WarReading *reading);

G_END_DECLS
