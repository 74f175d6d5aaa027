/* stick-sheet.h: sticks to measure with, and arcs of fire, to cut out
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/rules.h"

G_BEGIN_DECLS

/* FALSE: distances of the system are counted, as on hexes. */
gboolean draw_stick_sheets_has (const WarSystem *system);

G_END_DECLS
