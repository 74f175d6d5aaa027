/* hex-edit.h: changes of fields that have a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* The same field with another board; its hexes stay as large, and it becomes as large as they are.
 * NULL if zones or points would lie beyond it, or no field is so small or so large. */
WarField *war_field_set_board (const WarField *field, WarHexBoard *board);

/* The same board with hexes of another width, half of which is given; zones, points and features
 * come to lie on the same hexes. NULL: neither hexes nor fields are ever so wide. */
WarField *war_field_set_hex_width (const WarField *field, WarLength half_width);

/* A new board that is alike on both halves, of the upper one or of the lower one: with an odd
 * number of rows as in a mirror, with an even one by half a turn. The other half gets numbers after
 * those of the half that stays, from the far end in a mirror (club.M-3). NULL: there are not so
 * many. */
WarHexBoard *war_hex_board_match_halves (const WarHexBoard *board, gboolean lower_stays);

/* Changes to a board that nobody else has. */

/* All hexes nearer than that get the terrain; forts stay. */
void war_hex_board_paint (WarHexBoard *board, WarHex hex, guint size, WarHexTerrain terrain);

/* A side of a fort is opened, and one of its open ones is closed for it: not the one to keep, if
 * that is open. */
void war_hex_board_open_side (WarHexBoard *board, WarHex fort, guint side, guint kept);

/* The open sides of a fort go on clockwise by so many. */
void war_hex_board_turn_fort (WarHexBoard *board, WarHex fort, guint by);

/* A fort, or else a start, goes to another hex; FALSE: there is none, or no room. */
gboolean war_hex_board_move (WarHexBoard *board, WarHex from, WarHex to);

/* The terrain of the hex and of all that hang together with it by being the same becomes another:
 * roads stay. Forts are no terrain to fill. */
void war_hex_board_fill (WarHexBoard *board, WarHex hex, WarHexTerrain terrain);

/* From hex to hex by as few as can be, as a pointer that is dragged leaves some out; the first is
 * not among them, the last is. There must be room for the whole board; gives how many there are. */
guint war_hex_board_find_line (const WarHexBoard *board, WarHex from, WarHex to, WarHex *line);

/* A road from one hex to the other along that line, or none along it; it ends before a fort. */
void war_hex_board_lay_road (WarHexBoard *board, WarHex from, WarHex to, gboolean there);

/* A river along it; roads that it meets get a bridge. Forts stay. Or meadow in place of a river. */
void war_hex_board_lay_river (WarHexBoard *board, WarHex from, WarHex to, gboolean there);

/* Meadow without anything: no road, no fort, no start. */
void war_hex_board_clear (WarHexBoard *board, WarHex hex);

/* Another number for a fort, or for a start; who has had it gets the old one. */
void war_hex_board_number_fort (WarHexBoard *board, WarHex fort, guint number);
void war_hex_board_number_start (WarHexBoard *board, WarHex start, guint number);

/* The least number that no fort, or no start, has; 0: all are taken. */
guint war_hex_board_find_free_fort (const WarHexBoard *board);
guint war_hex_board_find_free_start (const WarHexBoard *board);

G_END_DECLS
