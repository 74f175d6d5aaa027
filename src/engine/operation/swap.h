/* swap.h: an operation in which the sides have changed zones
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* Changes an operation that nobody else has: zones keep their sides, and all that is said of them,
 * but each of the two, which are of its field, lies where the other lay. Edges at which somebody
 * comes are those across, and what one side carries home lies where that of the other lay. */
void war_operation_swap_zones (WarOperation *operation, const WarZone *first,
                               const WarZone *second);

G_END_DECLS
