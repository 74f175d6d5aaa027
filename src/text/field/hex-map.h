/* hex-map.h: a board of hexes as a map of letters and signs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* "Forest" */
const char *text_hex_terrain (WarHexTerrain terrain);

/* "Fort 4", "Bridge", "Start 2": what is most of note about a hex. Free it. */
char *text_hex_words (const WarHexBoard *board, WarHex hex);

/* "C4, E5": the hexes from which the fort is entered. Free it. */
char *text_hex_entrances (const WarHexBoard *board, WarHex fort);

/* The board alone, with what is on hexes in place of what they are: an array by hexes, of marks of
 * three letters or fewer, or NULL. Free the result. */
char *text_hex_board (const WarHexBoard *board, const char *const *marks);

/* What the signs of hexes mean: "♣ Forest, F1 Fort". Free it. */
char *text_hex_legend (const WarHexBoard *board);

/* The board of a field that has one, with roads as lines; below it what the signs mean, and where
 * one enters the forts. Free the result. */
char *text_hex_map (const WarField *field);

G_END_DECLS
