/* ground-private.h: how the ground is stored
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/ground/ground.h"

G_BEGIN_DECLS

/* A closed polygon: edge i runs from vertex first + i to the next one, and the first vertex stands
 * again after the last. */
typedef struct
{
  guint32 feature;
  guint32 first, n_vertices;
  WarPosition minimum, maximum;
} WarGroundPart;

typedef struct
{
  guint32 terrain; /* its bit */
  guint32 first_part, n_parts;
  WarPosition minimum, maximum;
} WarGroundFeature;

/* What a cell has of a part: a run of edges that meet the closed cell, or, with none, a part that
 * holds all of the cell. A part may have several runs in a cell. */
typedef struct
{
  guint32 terrain; /* the bit of its feature */
  guint32 feature, part;
  guint32 first, n_edges; /* the first edge is that from vertex first on */
} WarGroundItem;

/* Cells are squares of 2^shift units from the field's top left corner; those at the border reach on
 * without end, so that every position is in a cell. The items of cell i, from first_items[2 i] to
 * before first_items[2 i + 2], are all that meets the closed cell; from first_items[2 i + 1] on
 * those that hold all of it, which whoever comes from another cell has met before. */
struct _WarGround
{
  gatomicrefcount references;
  WarField *field;

  WarPosition *vertices;
  WarGroundPart *parts;
  WarGroundFeature *features;
  guint n_parts, n_features;

  guint shift;
  gint n_columns, n_rows;
  guint32 *first_items;
  WarGroundItem *items;
};

static inline gint
war_ground_get_column (const WarGround *ground, gint x)
{
  return CLAMP (x >> ground->shift, 0, ground->n_columns - 1);
}

static inline gint
war_ground_get_row (const WarGround *ground, gint y)
{
  return CLAMP (y >> ground->shift, 0, ground->n_rows - 1);
}

/* Fills in the grid of a ground that has everything else. */
void war_ground_build_grid (WarGround *ground);

G_END_DECLS
