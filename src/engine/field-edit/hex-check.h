/* hex-check.h: ways over boards of hexes, whatever stands on them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/hex-board.h"

G_BEGIN_DECLS

/* Who is on the way: what may be entered differs, however long it takes. */
typedef enum
{
  WAR_HEX_ON_FOOT,
  WAR_HEX_ON_WHEELS,
} WarHexMover;

#define WAR_HEX_N_MOVERS (WAR_HEX_ON_WHEELS + 1)

/* Whether a step over that edge is possible on an empty board (club.M-15, club.M-20). */
gboolean war_hex_board_can_step (const WarHexBoard *board, WarHex from, guint direction,
                                 WarHexMover mover);

/* For each hex whether it can be reached from there; forts are entered, never passed. There is room
 * for the whole board. */
void war_hex_board_find_reached (const WarHexBoard *board, WarHex from, WarHexMover mover,
                                 gboolean *reached);

G_END_DECLS
