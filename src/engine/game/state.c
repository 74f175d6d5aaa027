/* state.c: everything that changes in a game, as tables of numbers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/state.h"

#include <string.h>

#include "engine/game/decision.h"

static const char *const table_names[WAR_N_TABLES] = {
  [WAR_TABLE_GAME] = "game",
  [WAR_TABLE_SIDES] = "sides",
  [WAR_TABLE_SEATS] = "seats",
  [WAR_TABLE_PIECES] = "pieces",
  [WAR_TABLE_FORMATIONS] = "formations",
  [WAR_TABLE_FEATURES] = "features",
  [WAR_TABLE_DECISIONS] = "decisions",
  [WAR_TABLE_SEALED] = "sealed",
};

/* Orders and decisions are numbered, and there is one more. */
#define NUMBER(name) \
  { \
    name, .maximum = G_MAXINT32 - 1 \
  }
static const WarColumn game_columns[] = {
  [WAR_GAME_ROUND] = WAR_COLUMN_COUNT ("round"),
  [WAR_GAME_SIDE] = WAR_COLUMN_SIDE ("side"),
  [WAR_GAME_PHASE] = { "phase" },
  [WAR_GAME_ORDER] = NUMBER ("order"),
  [WAR_GAME_OWN] = { NULL },
};

static const WarColumn side_columns[] = { [WAR_SIDE_OWN] = { NULL } };

static const WarColumn seat_columns[] = {
  [WAR_SEAT_SIDE] = WAR_COLUMN_SIDE ("side"),
  [WAR_SEAT_CONTROL] = WAR_COLUMN_CHOICE ("control", WAR_CONTROL_MASTER),
  [WAR_SEAT_OWN] = { NULL },
};

static const WarColumn piece_columns[] = {
  [WAR_PIECE_PRESENCE] = WAR_COLUMN_CHOICE ("presence", WAR_PRESENCE_GONE),
  [WAR_PIECE_SIDE] = WAR_COLUMN_CHOICE ("side", 1),
  [WAR_PIECE_TYPE] = { "type" },
  [WAR_PIECE_FORMATION] = WAR_COLUMN_ROW ("formation", WAR_TABLE_FORMATIONS),
  [WAR_PIECE_RANK] = { "rank" },
  [WAR_PIECE_X] = WAR_COLUMN_LENGTH ("x"),
  [WAR_PIECE_Y] = WAR_COLUMN_LENGTH ("y"),
  [WAR_PIECE_HEADING] = WAR_COLUMN_CHOICE ("heading", WAR_HEADING_TURN - 1),
  [WAR_PIECE_OWN] = { NULL },
};

static const WarColumn formation_columns[] = {
  [WAR_FORMATION_IN_USE] = WAR_COLUMN_FLAG ("in-use"),
  [WAR_FORMATION_SIDE] = WAR_COLUMN_CHOICE ("side", 1),
  [WAR_FORMATION_SHAPE] = { "shape" },
  [WAR_FORMATION_X] = WAR_COLUMN_LENGTH ("x"),
  [WAR_FORMATION_Y] = WAR_COLUMN_LENGTH ("y"),
  [WAR_FORMATION_HEADING] = WAR_COLUMN_CHOICE ("heading", WAR_HEADING_TURN - 1),
  [WAR_FORMATION_OWN] = { NULL },
};

static const WarColumn feature_columns[] = {
  [WAR_FEATURE_GONE] = WAR_COLUMN_FLAG ("gone"),
  [WAR_FEATURE_SIDE] = WAR_COLUMN_SIDE ("side"),
  [WAR_FEATURE_OWN] = { NULL },
};

static const WarColumn decision_columns[] = {
  [WAR_DECISION_SEAT] = WAR_COLUMN_ROW ("seat", WAR_TABLE_SEATS),
  [WAR_DECISION_KIND] = { "kind" },
  [WAR_DECISION_MUST] = WAR_COLUMN_FLAG ("must"),
  [WAR_DECISION_SECRET] = WAR_COLUMN_FLAG ("secret"),
  [WAR_DECISION_SUBJECT] = { "subject", WAR_NONE },
  [WAR_DECISION_ARGUMENT] = { "argument" },
  [WAR_DECISION_LEVEL] = NUMBER ("level"),
  [WAR_DECISION_NUMBER] = NUMBER ("number"),
  [WAR_DECISION_OWN] = { NULL },
};

/* Whose order it is and that there is one may be known, not what it is. */
#define SEALED(name, initial) \
  { \
    name, initial, WAR_SECRECY_SEAT \
  }

static const WarColumn sealed_columns[] = {
  [WAR_SEALED_SEAT] = WAR_COLUMN_ROW ("seat", WAR_TABLE_SEATS),
  [WAR_SEALED_KIND] = SEALED ("kind", 0),
  [WAR_SEALED_ACTOR] = SEALED ("actor", WAR_NONE),
  [WAR_SEALED_N_TARGETS] = SEALED ("n-targets", 0),
  [WAR_SEALED_ARGUMENTS] = SEALED ("argument-1", 0),
  SEALED ("argument-2", 0),
  SEALED ("argument-3", 0),
  SEALED ("argument-4", 0),
  SEALED ("argument-5", 0),
  SEALED ("argument-6", 0),
  [WAR_SEALED_TARGETS] = SEALED ("target-1", WAR_NONE),
  SEALED ("target-2", WAR_NONE),
  SEALED ("target-3", WAR_NONE),
  SEALED ("target-4", WAR_NONE),
  SEALED ("target-5", WAR_NONE),
  SEALED ("target-6", WAR_NONE),
  SEALED ("target-7", WAR_NONE),
  SEALED ("target-8", WAR_NONE),
  SEALED ("target-9", WAR_NONE),
  SEALED ("target-10", WAR_NONE),
  SEALED ("target-11", WAR_NONE),
  SEALED ("target-12", WAR_NONE),
  SEALED ("target-13", WAR_NONE),
  SEALED ("target-14", WAR_NONE),
  SEALED ("target-15", WAR_NONE),
  SEALED ("target-16", WAR_NONE),
  [WAR_SEALED_OWN] = { NULL },
};

G_STATIC_ASSERT (WAR_ORDER_MAX_ARGUMENTS == 6);
G_STATIC_ASSERT (WAR_SEALED_MAX_TARGETS == 16);

static const WarColumn *const core_columns[WAR_N_TABLES] = {
  [WAR_TABLE_GAME] = game_columns,
  [WAR_TABLE_SIDES] = side_columns,
  [WAR_TABLE_SEATS] = seat_columns,
  [WAR_TABLE_PIECES] = piece_columns,
  [WAR_TABLE_FORMATIONS] = formation_columns,
  [WAR_TABLE_FEATURES] = feature_columns,
  [WAR_TABLE_DECISIONS] = decision_columns,
  [WAR_TABLE_SEALED] = sealed_columns,
};

/* FNV-1a: names are short, and this happens once a game. */
static guint64
hash_name (guint64 hash, const char *name)
{
  for (; *name != '\0'; name++)
    hash = (hash ^ (guint8) *name) * G_GUINT64_CONSTANT (0x100000001b3);

  return (hash ^ '/') * G_GUINT64_CONSTANT (0x100000001b3);
}

/* Spreads every bit of a number over all of it (the finaliser of SplitMix64). */
static inline guint64
mix (guint64 number)
{
  number = (number ^ (number >> 30)) * G_GUINT64_CONSTANT (0xbf58476d1ce4e5b9);
  number = (number ^ (number >> 27)) * G_GUINT64_CONSTANT (0x94d049bb133111eb);

  return number ^ (number >> 31);
}

static void
add_columns (WarTableLayout *table, const char *table_name, const WarColumn *columns)
{
  guint64 start = hash_name (G_GUINT64_CONSTANT (0xcbf29ce484222325), table_name);

  for (; columns != NULL && columns->name != NULL; columns++)
    {
      g_assert (table->n_columns < WAR_MAX_COLUMNS);
      table->columns[table->n_columns] = columns;
      table->initials[table->n_columns] = columns->initial;
      table->keys[table->n_columns] = hash_name (start, columns->name);
      if (columns->secrecy != WAR_SECRECY_OPEN)
        table->secrets |= G_GUINT64_CONSTANT (1) << table->n_columns;
      for (guint i = 0; i < table->n_columns; i++)
        g_assert (table->keys[i] != table->keys[table->n_columns]);
      table->n_columns++;
    }
}

WarLayout *
war_layout_new (const WarColumn *const own[WAR_N_TABLES], const guint n_rows[WAR_N_TABLES])
{
  WarLayout *layout = g_new0 (WarLayout, 1);

  for (guint i = 0; i < WAR_N_TABLES; i++)
    {
      WarTableLayout *table = &layout->tables[i];

      table->n_rows = i == WAR_TABLE_GAME ? 1 : i == WAR_TABLE_SIDES ? 2 : n_rows[i];
      g_assert (table->n_rows <= (i == WAR_TABLE_SEATS ? WAR_MAX_SEATS : WAR_MAX_ROWS));
      add_columns (table, table_names[i], core_columns[i]);
      add_columns (table, table_names[i], own[i]);
      table->offset = layout->n_cells;
      layout->n_cells += (gsize) table->n_rows * table->n_columns;
    }

  return layout;
}

void
war_layout_free (WarLayout *layout)
{
  g_free (layout);
}

const char *
war_table_get_name (WarTable table)
{
  g_return_val_if_fail ((guint) table < WAR_N_TABLES, NULL);

  return table_names[table];
}

const WarColumn *
war_layout_get_column (const WarLayout *layout, WarTable table, guint column)
{
  g_return_val_if_fail (column < layout->tables[table].n_columns, NULL);

  return layout->tables[table].columns[column];
}

gint
war_layout_find_column (const WarLayout *layout, WarTable table, const char *name)
{
  for (guint i = 0; i < layout->tables[table].n_columns; i++)
    if (g_str_equal (war_layout_get_column (layout, table, i)->name, name))
      return (gint) i;

  return -1;
}

WarState *
war_state_new (const WarLayout *layout, WarGenerator generator)
{
  gsize size = sizeof (WarState) + layout->n_cells * sizeof (gint32);
  WarState *state = g_malloc0 (size);

  state->size = size;
  state->generator = generator;
  for (guint i = 0; i < WAR_N_TABLES; i++)
    for (guint row = 0; row < layout->tables[i].n_rows; row++)
      memcpy (war_state_get_row (layout, state, i, row), layout->tables[i].initials,
              layout->tables[i].n_columns * sizeof (gint32));

  return state;
}

WarState *
war_state_copy (const WarState *state)
{
  WarState *copy = g_malloc (state->size);

  memcpy (copy, state, state->size);
  return copy;
}

void
war_state_assign (WarState *target, const WarState *source)
{
  g_return_if_fail (target->size == source->size);

  memcpy (target, source, source->size);
}

gint32 *
war_state_get_game (const WarLayout *layout, WarState *state)
{
  return war_state_get_row (layout, state, WAR_TABLE_GAME, 0);
}

void
war_state_reset_piece (const WarLayout *layout, WarState *state, guint row)
{
  const WarTableLayout *pieces = &layout->tables[WAR_TABLE_PIECES];

  memcpy (war_state_get_row (layout, state, WAR_TABLE_PIECES, row), pieces->initials,
          pieces->n_columns * sizeof (gint32));
}

gint
war_state_find_free_piece (const WarLayout *layout, const WarState *state)
{
  for (guint row = 0; row < layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_state_peek_row (layout, state, WAR_TABLE_PIECES, row)[WAR_PIECE_PRESENCE]
        == WAR_PRESENCE_FREE)
      return (gint) row;

  return WAR_NONE;
}

gint
war_state_take_piece (const WarLayout *layout, WarState *state)
{
  gint row = war_state_find_free_piece (layout, state);

  if (row == WAR_NONE)
    return WAR_NONE;

  war_state_reset_piece (layout, state, (guint) row);
  war_state_get_row (layout, state, WAR_TABLE_PIECES, (guint) row)[WAR_PIECE_PRESENCE]
    = WAR_PRESENCE_AWAY;
  return row;
}

/* Cells add up, so that the order in which they are visited does not matter; each is first spread
 * over all bits together with its column's name and its row. */
/* What a cell adds to the sum that is hashed. */
static inline guint64
weigh (const WarTableLayout *table, guint row, guint column, gint32 cell)
{
  return cell == table->initials[column]
           ? 0
           : mix (table->keys[column] ^ mix (((guint64) row << 32) | (guint32) cell));
}

static guint64
finish (guint64 sum, const WarState *state)
{
  return mix (sum + mix (state->generator.state) + mix (state->generator.stream + 1));
}

guint64
war_state_hash (const WarLayout *layout, const WarState *state)
{
  const gint32 *cell = state->cells;
  guint64 sum = 0;

  for (guint i = 0; i < WAR_N_TABLES; i++)
    {
      const WarTableLayout *table = &layout->tables[i];

      for (guint row = 0; row < table->n_rows; row++)
        for (guint column = 0; column < table->n_columns; column++)
          sum += weigh (table, row, column, *cell++);
    }

  return finish (sum, state);
}

guint64
war_state_hash_again (const WarLayout *layout, const WarState *state, WarState *summed,
                      guint64 *sum)
{
  for (guint i = 0; i < WAR_N_TABLES; i++)
    {
      const WarTableLayout *table = &layout->tables[i];

      for (guint row = 0; row < table->n_rows; row++)
        {
          const gint32 *cells = war_state_peek_row (layout, state, i, row);
          gint32 *before = war_state_get_row (layout, summed, i, row);

          if (memcmp (cells, before, table->n_columns * sizeof (gint32)) == 0)
            continue;

          for (guint column = 0; column < table->n_columns; column++)
            if (cells[column] != before[column])
              {
                *sum += weigh (table, row, column, cells[column])
                        - weigh (table, row, column, before[column]);
                before[column] = cells[column];
              }
        }
    }

  return finish (*sum, state);
}
