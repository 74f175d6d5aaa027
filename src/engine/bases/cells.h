/* cells.h: a field in square cells: what is seen between them, and how far it is over them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <math.h>

#include "engine/ground/sight.h"

G_BEGIN_DECLS

/* For who has to guess about many places at once: the middle of a cell stands for all of it. What
 * is worked out once is remembered, and only as much of it as is asked for: a WarCells is of one
 * thread. What it knows depends on the ground alone, and paths on what is barred too. */

/* What it costs to come into a feature, as lengths. */
typedef struct
{
  WarLength always;
  WarLength toll; /* unless a crossing on the step lies above it */
  gboolean is_crossing;
} WarCellCost;

/* Bits of a glance: how well the second cell of a pair is seen from the first, and, shifted, the
 * first from the second. */
#define WAR_CELLS_COVER 3 /* 0, 1, 2 */
#define WAR_CELLS_SEEN 4
#define WAR_CELLS_BACK 3 /* the shift */
#define WAR_CELLS_KNOWN (1 << 2 * WAR_CELLS_BACK)

/* A place, and how near to it cells are barred. */
typedef struct
{
  WarPosition centre;
  WarLength reach;
} WarCellBar;

typedef struct
{
  WarLength size; /* of a cell */
  gint n_columns, n_rows;
  guint n_cells;
  WarSightScene scene; /* lent */
  WarLength figure; /* how wide they are who look, and are looked at */

  guint8 **pairs; /* for each cell each other one: bits, or 0 as long as nothing is known; rows of
                     which nothing is are `none` */
  guint8 *none;

  const WarCellCost *costs; /* one for each feature; lent */
  WarLength bar; /* what it costs to come into a cell that is barred */
  gint *neighbours; /* for each cell its eight neighbours, or −1 where the field ends */
  WarLength *steps; /* what it costs from each cell to these, once it is known */
  GArray *bars, *last_bars; /* WarCellBar: as they are being told, and as they are */
  guint8 *is_barred, *was_barred; /* for each cell */
  WarLength **lengths; /* for each cell that was ever gone to, from each; or NULL */
  guint8 *is_known; /* for each cell that is gone to: the lengths are right */
  struct _WarCellQueue *queue;
} WarCells;

/* The least multiple of the step, cells of which are no more than so many on the field. */
WarLength war_cells_choose_size (const WarField *field, WarLength step, gint most);

WarCells *war_cells_new (const WarSightScene *scene, const WarField *field, WarLength size,
                         WarLength figure, const WarCellCost *costs, WarLength bar);
void war_cells_free (WarCells *cells);

guint war_cells_find (const WarCells *cells, WarPosition position);

typedef struct
{
  gboolean is_seen;
  guint cover; /* 0, 1, 2 */
} WarCellGlance;

static inline WarCellGlance
war_cells_read_glance (guint bits)
{
  return (WarCellGlance){ (bits & WAR_CELLS_SEEN) != 0, bits & WAR_CELLS_COVER };
}

void war_cells_fill_glance (WarCells *cells, guint from, guint to);

/* How well who is in the one sees who is in the other; and the same the other way, unless back is
 * NULL: the table is too large to look there twice. */
static inline WarCellGlance
war_cells_glance (WarCells *cells, guint from, guint to, WarCellGlance *back)
{
  guint bits;

  if (cells->pairs[from][to] == 0)
    war_cells_fill_glance (cells, from, to);
  bits = cells->pairs[from][to];
  if (back != NULL)
    *back = war_cells_read_glance (bits >> WAR_CELLS_BACK);
  return war_cells_read_glance (bits);
}

/* Between positions on the field, rounded down. The squares are less than 2^53, and the square root
 * is exact before it is rounded: the same on every machine. */
static inline WarLength
war_cells_guess_distance (WarPosition a, WarPosition b)
{
  double x = b.x - a.x, y = b.y - a.y;

  return (WarLength) sqrt (x * x + y * y);
}

/* Which cells are barred: none, then those whose middles are nearer to a position than the reach,
 * then it is so. What is known of paths is forgotten only if it comes out otherwise than before. */
void war_cells_begin_bars (WarCells *cells);
void war_cells_bar (WarCells *cells, WarPosition centre, WarLength reach);
void war_cells_end_bars (WarCells *cells);

/* How far it is, with all costs on the way, round what costs more; and where one is on that way
 * after going about as far as the reach. */
WarLength war_cells_guess_path (WarCells *cells, WarPosition from, WarPosition to);
WarPosition war_cells_follow_path (WarCells *cells, WarPosition from, WarPosition to,
                                   WarLength reach);

G_END_DECLS
