/* hex-board.h: what lies on a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/hexes.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_HEX_MEADOW,
  WAR_HEX_FOREST,
  WAR_HEX_RIVER,
  WAR_HEX_BRIDGE, /* a river hex that a road crosses */
  WAR_HEX_FORT,
} WarHexTerrain;

#define WAR_HEX_N_TERRAINS (WAR_HEX_FORT + 1)

typedef struct
{
  guint8 terrain; /* WarHexTerrain */
  guint8 roads; /* bits 1 << direction: a road leaves over this edge */
  guint8 open; /* of a fort: bits of its two open sides (club.M-15) */
  guint8 fort, start; /* numbers from 1; 0: none */
} WarHexCell;

/* Immutable once others have it, reference-counted. Whoever makes one changes it before: a copy is
 * nobody else's yet. */
typedef struct
{
  gatomicrefcount references;
  guint8 n_columns, n_rows;
  WarHexCell cells[]; /* row by row from the top left, as WarHex has it */
} WarHexBoard;

#define WAR_HEX_MAX_NUMBER 99 /* of forts and starts */
#define WAR_HEX_N_OPEN 2 /* sides of a fort */
#define WAR_HEX_ALL_DIRECTIONS ((1 << WAR_HEX_N_DIRECTIONS) - 1)

/* Half of 30 mm: how wide hexes are, across flats, unless a field says otherwise. */
#define WAR_HEX_USUAL_HALF_WIDTH (15 * WAR_MILLIMETRE)

/* No field has smaller or larger ones. */
#define WAR_HEX_MIN_HALF_WIDTH (WAR_MILLIMETRE * 5 / 2)
#define WAR_HEX_MAX_HALF_WIDTH (50 * WAR_CENTIMETRE)

/* Ids in the order of WarHexTerrain, NULL-terminated. */
const char *const *war_hex_terrain_get_ids (void);

/* All meadow. */
WarHexBoard *war_hex_board_new (guint n_columns, guint n_rows);
WarHexBoard *war_hex_board_copy (const WarHexBoard *board);
WarHexBoard *war_hex_board_ref (WarHexBoard *board);
void war_hex_board_unref (WarHexBoard *board);
gboolean war_hex_board_equal (const WarHexBoard *a, const WarHexBoard *b);

/* Its hexes where no size matters: they are of the usual one. */
WarHexes war_hex_board_get_hexes (const WarHexBoard *board);
guint war_hex_board_get_n (const WarHexBoard *board);

gboolean war_hex_cell_is_crossroads (const WarHexCell *cell); /* club.M-3: three roads or more */
guint war_hex_count_directions (guint8 bits);

/* The hex with that number, or WAR_HEX_NONE. */
WarHex war_hex_board_find_fort (const WarHexBoard *board, guint number);
WarHex war_hex_board_find_start (const WarHexBoard *board, guint number);

/* The highest number; 0: there is none. */
guint war_hex_board_get_last_fort (const WarHexBoard *board);
guint war_hex_board_get_last_start (const WarHexBoard *board);

/* The hexes outside the open sides of a fort, by direction; gives how many there are. */
guint war_hex_board_get_entrances (const WarHexBoard *board, WarHex fort,
                                   WarHex entrances[WAR_HEX_N_DIRECTIONS]);

/* Changes to a board that nobody else has. They leave it without a fault: a road on a river makes a
 * bridge, and a bridge that loses its last road is river again; forts have no roads. */

/* Not WAR_HEX_FORT, which has sides and a number. A bridge without a road is river. */
void war_hex_board_set_terrain (WarHexBoard *board, WarHex hex, WarHexTerrain terrain);

/* Both halves of the road over that edge; beyond the board there is only one. Nothing happens at a
 * fort. */
void war_hex_board_set_road (WarHexBoard *board, WarHex hex, guint direction, gboolean there);

/* Puts a fort there, or gives the one that is there these sides and this number; the number must be
 * nobody else's, and there must be two sides. */
void war_hex_board_set_fort (WarHexBoard *board, WarHex hex, guint8 open, guint number);

/* 0: none. Whoever had that number has none. */
void war_hex_board_set_start (WarHexBoard *board, WarHex hex, guint number);

/* As a new board. Upside down as in a mirror, which a board with an odd number of rows can be
 * (club.M-3): directions 0 ↔ 2 and 5 ↔ 3, and the numbers run backwards, those that there are. */
WarHexBoard *war_hex_board_mirror (const WarHexBoard *board);

/* By half a turn, which one with an even number of rows can be: directions become the opposite
 * ones. Numbers stay with their halves of the board: of 14 forts the first becomes the eighth. */
WarHexBoard *war_hex_board_turn (const WarHexBoard *board);

/* The board and, below it, its half turn, whose numbers go on after its own; roads that leave it
 * below and meet are one. NULL if that would be more than WAR_HEXES_MAX_ROWS or
 * WAR_HEX_MAX_NUMBER. */
WarHexBoard *war_hex_board_join (const WarHexBoard *half);

/* Lets roads go on where they reach a neighbour that does not know of it, if it can have one; else
 * they end before it. For a board that nobody else has, put together of others. */
void war_hex_board_mend_roads (WarHexBoard *board);

/* Of another size: the hexes that are on both keep what they have. Roads over an edge that comes
 * between two hexes so are continued or end with what is lost. */
WarHexBoard *war_hex_board_resize (const WarHexBoard *board, guint n_columns, guint n_rows);

/* What no board may be like. */
typedef enum
{
  WAR_HEX_FAULT_NONE,
  WAR_HEX_FAULT_VALUE, /* a terrain, direction or number that does not exist */
  WAR_HEX_FAULT_ROAD, /* it does not go on in the neighbour */
  WAR_HEX_FAULT_ROAD_ON_RIVER, /* where there is no bridge */
  WAR_HEX_FAULT_BRIDGE, /* without a road */
  WAR_HEX_FAULT_ROAD_IN_FORT,
  WAR_HEX_FAULT_SIDES, /* a fort without exactly two open sides, or open sides without a fort */
  WAR_HEX_FAULT_FORT_NUMBER, /* a fort without one, or one without a fort */
  WAR_HEX_FAULT_FORT_TWICE, /* a number that an earlier hex has */
  WAR_HEX_FAULT_START_TWICE,
} WarHexFaultKind;

typedef struct
{
  WarHexFaultKind kind;
  WarHex hex;
  guint direction; /* ROAD */
} WarHexFault;

/* The first one by hexes; FALSE if there is none. */
gboolean war_hex_board_find_fault (const WarHexBoard *board, WarHexFault *fault);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarHexBoard, war_hex_board_unref)

G_END_DECLS
