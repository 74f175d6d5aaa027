/* state.h: everything that changes in a game, as tables of numbers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/generator.h"
#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* A state is a few small tables whose cells are 32-bit integers, and the generator. The engine
 * gives each table its first columns, a system adds its own by name. All of it lies in one block
 * without pointers, of a size fixed when the game is set up: one memcpy() copies it.
 *
 * A cell that has its column's initial value counts as nothing in the hash and in saves, so that a
 * column added later leaves old games as they are. */
typedef enum
{
  WAR_TABLE_GAME, /* one row */
  WAR_TABLE_SIDES, /* a row per side: 0 is side 1 */
  WAR_TABLE_SEATS, /* who decides: up to WAR_MAX_SEATS */
  WAR_TABLE_PIECES, /* what stands on the table, and a pool for what may still come */
  WAR_TABLE_FORMATIONS, /* pieces that belong together */
  WAR_TABLE_FEATURES, /* what changes about the terrain, a row per feature of the field */
  WAR_TABLE_DECISIONS, /* what seats must or may decide now: decision.h */
  WAR_TABLE_SEALED, /* orders given in secret, not yet revealed: decision.h */
} WarTable;

#define WAR_N_TABLES (WAR_TABLE_SEALED + 1)
#define WAR_MAX_SEATS 8
#define WAR_MAX_ROWS 4096
#define WAR_MAX_COLUMNS 64

/* No row: in a cell that refers to one. */
#define WAR_NONE (-1)

/* The value of a cell that a seat may not know. */
#define WAR_UNKNOWN G_MININT32

/* Who may know a cell. */
typedef enum
{
  WAR_SECRECY_OPEN,
  WAR_SECRECY_SIDE, /* seats of the side that owns the row, and game masters */
  WAR_SECRECY_SEAT, /* the seat that owns the row, and game masters */
} WarSecrecy;

/* What a cell of a column may say in any game; a game that is read and says otherwise is refused.
 * What it may say in this one, WarPlay.find_fault() knows. */
typedef struct
{
  const char *name; /* ASCII, kebab-case; stable: saves and hashes go by it */
  gint32 initial;
  WarSecrecy secrecy;
  gint32 minimum, maximum; /* inclusive; both 0: whatever it is */
  guint rows_of; /* WAR_ROWS_OF (): it names a row of a table, or WAR_NONE; 0: it names none */
} WarColumn;

#define WAR_ROWS_OF(table) ((table) + 1)

/* Columns as most are: yes or no, from 0 up to the last of a few, from 0 without end, a row. */
#define WAR_COLUMN_FLAG(name) \
  { \
    name, .maximum = 1 \
  }
#define WAR_COLUMN_CHOICE(name, last) \
  { \
    name, .maximum = last \
  }
#define WAR_COLUMN_LENGTH(name) \
  { \
    name, .minimum = -WAR_LENGTH_MAX, .maximum = WAR_LENGTH_MAX \
  }
#define WAR_COLUMN_COUNT(name) \
  { \
    name, .maximum = G_MAXINT32 \
  }
#define WAR_COLUMN_ROW(name, table) \
  { \
    name, WAR_NONE, .rows_of = WAR_ROWS_OF (table) \
  }

/* A side, by its row, or WAR_NONE. */
#define WAR_COLUMN_SIDE(name) \
  { \
    name, WAR_NONE, .minimum = WAR_NONE, .maximum = 1 \
  }

/* The engine's own columns. A system's first column has the number that ends the list. */
enum
{
  WAR_GAME_ROUND, /* from 1; 0 before the game */
  WAR_GAME_SIDE, /* whose turn: 0, 1; WAR_NONE */
  WAR_GAME_PHASE, /* of the system */
  WAR_GAME_ORDER, /* how many orders have been carried out */
  WAR_GAME_OWN,
};

enum
{
  WAR_SIDE_OWN,
};

/* How a seat is played. */
typedef enum
{
  WAR_CONTROL_PERSON,
  WAR_CONTROL_SOLO,
  WAR_CONTROL_AUTOMATIC, /* a chart: the rules make its orders */
  WAR_CONTROL_MASTER, /* a game master: sees all */
} WarControl;

/* Who commands a seat is no part of a state: files and command lines name commanders by ids, and
 * this is any person. */
#define WAR_COMMANDER_PERSON "person"

enum
{
  WAR_SEAT_SIDE, /* 0, 1; WAR_NONE: a game master's */
  WAR_SEAT_CONTROL,
  WAR_SEAT_OWN,
};

/* Where a piece is. */
typedef enum
{
  WAR_PRESENCE_FREE, /* the row is not in use */
  WAR_PRESENCE_AWAY, /* not yet, or not now, on the field */
  WAR_PRESENCE_ON_FIELD,
  WAR_PRESENCE_GONE, /* for good; the row keeps what it was */
} WarPresence;

enum
{
  WAR_PIECE_PRESENCE,
  WAR_PIECE_SIDE,
  WAR_PIECE_TYPE, /* of the set-up */
  WAR_PIECE_FORMATION, /* row; WAR_NONE */
  WAR_PIECE_RANK, /* place in its formation, from 0 */
  WAR_PIECE_X, /* WarLength; on hexes: the hex */
  WAR_PIECE_Y,
  WAR_PIECE_HEADING,
  WAR_PIECE_OWN,
};

enum
{
  WAR_FORMATION_IN_USE,
  WAR_FORMATION_SIDE,
  WAR_FORMATION_SHAPE, /* WarFormationShape, or of the system */
  WAR_FORMATION_X, /* of the middle of its front edge */
  WAR_FORMATION_Y,
  WAR_FORMATION_HEADING,
  WAR_FORMATION_OWN,
};

enum
{
  WAR_FEATURE_GONE, /* 1: it is there no more */
  WAR_FEATURE_SIDE, /* who knows its secrets: 0, 1; WAR_NONE: nobody */
  WAR_FEATURE_OWN,
};

/* One table of a state: which columns, how many rows. */
typedef struct
{
  const WarColumn *columns[WAR_MAX_COLUMNS]; /* the engine's, then the system's */
  guint n_rows;
  guint n_columns;
  gsize offset; /* of its first cell in the state, in cells */
  guint64 keys[WAR_MAX_COLUMNS]; /* what a column's name contributes to the hash */
  gint32 initials[WAR_MAX_COLUMNS];
  guint64 secrets; /* a bit for each column that not everybody may know */
} WarTableLayout;

/* What tables a state has. Made once per game; its set-up owns it, its states share it. */
typedef struct
{
  WarTableLayout tables[WAR_N_TABLES];
  gsize n_cells;
} WarLayout;

/* own: for each table the system's columns, or NULL; n_rows: its rows, at most WAR_MAX_ROWS. The
 * game has one row and the sides two whatever n_rows says. */
WarLayout *war_layout_new (const WarColumn *const own[WAR_N_TABLES],
                           const guint n_rows[WAR_N_TABLES]);
void war_layout_free (WarLayout *layout);

const char *war_table_get_name (WarTable table);
const WarColumn *war_layout_get_column (const WarLayout *layout, WarTable table, guint column);

/* The number of the column with the name, or −1. */
gint war_layout_find_column (const WarLayout *layout, WarTable table, const char *name);

typedef struct
{
  gsize size; /* of the whole block, in bytes */
  WarGenerator generator;
  gint32 cells[];
} WarState;

/* A state with every cell initial. Free it with g_free(). */
WarState *war_state_new (const WarLayout *layout, WarGenerator generator);
WarState *war_state_copy (const WarState *state);

/* Overwrites target, which must be of the same layout; allocates nothing. */
void war_state_assign (WarState *target, const WarState *source);

/* A row's cells; valid as long as the state. Rows are from 0. Here, as rules do little else than
 * look at rows. */
static inline gint32 *
war_state_get_row (const WarLayout *layout, WarState *state, WarTable table, guint row)
{
  const WarTableLayout *place = &layout->tables[table];

  g_return_val_if_fail (row < place->n_rows, NULL);

  return &state->cells[place->offset + (gsize) row * place->n_columns];
}

static inline const gint32 *
war_state_peek_row (const WarLayout *layout, const WarState *state, WarTable table, guint row)
{
  return war_state_get_row (layout, (WarState *) state, table, row);
}

/* The same for the only row of the game. */
gint32 *war_state_get_game (const WarLayout *layout, WarState *state);

/* Where a piece's row says that it is; puts it there, facing so or as it did. */
static inline WarPosition
war_piece_get_position (const gint32 *cells)
{
  return (WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] };
}

static inline void
war_piece_set_position (gint32 *cells, WarPosition position)
{
  cells[WAR_PIECE_X] = position.x;
  cells[WAR_PIECE_Y] = position.y;
}

static inline void
war_piece_set_pose (gint32 *cells, WarPosition position, WarHeading heading)
{
  war_piece_set_position (cells, position);
  cells[WAR_PIECE_HEADING] = heading;
}

/* A piece's row that is free, WAR_NONE if there is none: then the order that needs it is refused;
 * and sets it to its initial values. */
gint war_state_find_free_piece (const WarLayout *layout, const WarState *state);
gint war_state_take_piece (const WarLayout *layout, WarState *state);

/* Makes a piece's row as it is in a new state, which is free. */
void war_state_reset_piece (const WarLayout *layout, WarState *state, guint row);

/* A number for the whole state: equal for equal states, whatever machine, compiler or order of
 * columns; different for states that differ in one cell or in the generator, but for a chance of
 * one in 2^64. */
guint64 war_state_hash (const WarLayout *layout, const WarState *state);

/* The same number, sooner, for a state that changes little by little: *sum is what *summed comes
 * to, at first 0 and a new state; both are brought up to date. */
guint64 war_state_hash_again (const WarLayout *layout, const WarState *state, WarState *summed,
                              guint64 *sum);

/* The state in named fields, a line per row that has any: "pieces 3 side=1 x=2540". Reading gives
 * FALSE for a text that is not one of this layout, and then *line, which may be NULL, is where it
 * goes wrong, from 1. */
char *war_state_to_text (const WarLayout *layout, const WarState *state);
WarState *war_state_from_text (const WarLayout *layout, const char *text, guint *line);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (WarLayout, war_layout_free)

G_END_DECLS
