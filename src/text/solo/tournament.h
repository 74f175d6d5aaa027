/* tournament.h: how commanders have fared against each other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/cross-table.h"

G_BEGIN_DECLS

/* A table of all players, the strongest first: what they won, drew and lost, their share of the
 * points with its interval, their Elo points; who broke games off, in sentences below; of three
 * players or more also each against each. names: as many as players. Free it. */
char *text_tournament (const WarCrossTable *table, const char *const *names);

G_END_DECLS
