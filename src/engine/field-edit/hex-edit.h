/* hex-edit.h: changes of fields that have a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* The same field with another board; its hexes stay as large, and it becomes as large as they are.
 * NULL if zones or points would lie beyond it. */
WarField *war_field_set_board (const WarField *field, WarHexBoard *board);

/* Changes to a board that nobody else has. */

/* The terrain of the hex and of all that hang together with it by being the same becomes another:
 * roads stay. Forts are no terrain to fill. */
void war_hex_board_fill (WarHexBoard *board, WarHex hex, WarHexTerrain terrain);

/* From hex to hex by as few as can be, as a pointer that is dragged leaves some out; the first is
 * not among them, the last is. There must be room for the whole board; gives how many there are. */
guint war_hex_board_find_line (const WarHexBoard *board, WarHex from, WarHex to, WarHex *line);

/* A road from one hex to the other along that line, or none along it; it ends before a fort. */
void war_hex_board_lay_road (WarHexBoard *board, WarHex from, WarHex to, gboolean there);

/* A river along it; roads that it meets get a bridge. Forts stay. */
void war_hex_board_lay_river (WarHexBoard *board, WarHex from, WarHex to);

/* Meadow without anything: no road, no fort, no start. */
void war_hex_board_clear (WarHexBoard *board, WarHex hex);

/* The least number that no fort, or no start, has; 0: all are taken. */
guint war_hex_board_find_free_fort (const WarHexBoard *board);
guint war_hex_board_find_free_start (const WarHexBoard *board);

G_END_DECLS
