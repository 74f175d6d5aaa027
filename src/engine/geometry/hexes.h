/* hexes.h: boards of hexes, and the ways across them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* A board is rows of hexes that stand on a corner; the second row, and then every other one, lies
 * half a hex farther to the right. A hex is its number, row by row from the top left (club.M-2).
 * Six directions go clockwise, and each is also the name of that edge of a hex.
 *
 *     0   1   2   3        5 / \ 0
 *       4   5   6   7     4 |   | 1
 *     8   9  10  11        3 \ / 2
 *
 * A board with an even number of rows looks the same upside down: hex n becomes the last hex − n, a
 * direction the opposite one. */
#define WAR_HEXES_MAX_COLUMNS 64
#define WAR_HEXES_MAX_ROWS 64
#define WAR_HEXES_MAX (WAR_HEXES_MAX_COLUMNS * WAR_HEXES_MAX_ROWS)

typedef guint16 WarHex;

#define WAR_HEX_NONE G_MAXUINT16 /* beyond the board */

#define WAR_HEX_N_DIRECTIONS 6

/* A value; the origin is the top left corner of the smallest box round the board. Hexes are regular
 * but for the rounding of their corners: centres of neighbours in a row are 2 × half_width apart,
 * rows 3 × third, and third is half_width ÷ √3, to nearest. */
typedef struct
{
  guint8 n_columns, n_rows; /* 1 … maximum */
  WarPosition origin;
  WarLength half_width, third; /* > 0 */
} WarHexes;

/* The whole board must lie within WAR_LENGTH_MAX of the table's origin; half_width >= 10. */
WarHexes war_hexes_new (guint n_columns, guint n_rows, WarPosition origin, WarLength half_width);

guint war_hexes_get_n (const WarHexes *hexes);

/* Numbers of hexes are trusted below, as indices into arrays are: less than war_hexes_get_n(). */

/* WAR_HEX_NONE if there is no such column or row. */
WarHex war_hexes_at (const WarHexes *hexes, gint column, gint row);
guint war_hex_get_column (const WarHexes *hexes, WarHex hex);
guint war_hex_get_row (const WarHexes *hexes, WarHex hex);

/* The neighbour across that edge, or WAR_HEX_NONE. */
WarHex war_hex_get_neighbour (const WarHexes *hexes, WarHex hex, guint direction);

/* The direction from one hex to its neighbour; WAR_HEX_N_DIRECTIONS if it is none. */
guint war_hex_get_direction (const WarHexes *hexes, WarHex from, WarHex to);

/* Steps from hex to hex, whatever is in between. */
guint war_hex_get_distance (const WarHexes *hexes, WarHex a, WarHex b);

/* All hexes whose distance is least … most, by number. There must be room for the whole board;
 * gives how many there are. */
guint war_hex_get_ring (const WarHexes *hexes, WarHex centre, guint least, guint most,
                        WarHex *found);

/* 30°, 90° … 330°, to nearest. */
WarHeading war_hex_get_heading (guint direction);

/* For drawing and picking. Corners go clockwise from the uppermost: edge d lies between the corners
 * d and d + 1. Neighbours have theirs in common, exactly. */
WarPosition war_hex_get_centre (const WarHexes *hexes, WarHex hex);
void war_hex_get_corners (const WarHexes *hexes, WarHex hex,
                          WarPosition corners[WAR_HEX_N_DIRECTIONS]);
WarPosition war_hexes_get_extent (const WarHexes *hexes);

/* The hex whose centre is nearest, or WAR_HEX_NONE where that would be a hex beyond the board. If
 * several are equally near, one of the board goes before one beyond it, then the lower number: so
 * every position of the board belongs to one hex. */
WarHex war_hexes_pick (const WarHexes *hexes, WarPosition position);

/* What a hex is to the unit that wants to move. Costs are in half movement points: a road is 1. */
typedef enum
{
  WAR_HEX_STOPS = 1 << 0, /* a unit that enters goes no farther: next to an enemy, in a fort */
  WAR_HEX_NO_STAY = 1 << 1, /* may be crossed, but no move ends there: a friend */
} WarHexFlags;

typedef struct
{
  guint8 cost; /* to enter; 0: it may not */
  guint8 closed; /* bits 1 << direction: edges not to be crossed, either way (club.M-15) */
  guint8 flags; /* WarHexFlags; those of the starting hex do not count */
} WarHexGround;

#define WAR_HEX_UNREACHED G_MAXUINT16
#define WAR_HEX_MAX_ALLOWANCE (G_MAXUINT16 - 1) /* as good as no limit: 64 × 64 hexes at 15 each */

/* The ways from one hex. */
typedef struct
{
  WarHex start;
  guint16 costs[WAR_HEXES_MAX]; /* of the cheapest way, or WAR_HEX_UNREACHED */
  WarHex from[WAR_HEXES_MAX]; /* the hex before it on that way: of several, the lowest number */
} WarHexWays;

/* Finds the cheapest ways to all hexes within an allowance of half points. One step to a hex that
 * may be entered is always possible, unless the allowance is 0: it costs the whole allowance at
 * most. ground has a record for every hex; only the board's part of ways is filled. */
void war_hexes_search (const WarHexes *hexes, const WarHexGround *ground, WarHex start,
                       guint allowance, WarHexWays *ways);

/* Whether a move may end there: it is reached and a unit may stay, or it has not moved at all. */
gboolean war_hex_ways_can_end (const WarHexWays *ways, const WarHexGround *ground, WarHex hex);

/* The way to a hex that is reached: the hexes entered, in order, the last being hex itself. There
 * must be room for the whole board; gives their number, 0 for the starting hex. */
guint war_hex_ways_get_path (const WarHexWays *ways, WarHex hex, WarHex *path);

G_END_DECLS
