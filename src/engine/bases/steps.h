/* steps.h: ways over a field's cells, step by step
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* A field in square cells, which join over their edges, and how many steps it is to each from where
 * one began: cells are come to in the order of their steps, and taken in it. A thread's. */
typedef struct
{
  WarLength width, depth; /* of the field */
  WarLength size; /* of a cell */
  gint n_columns, n_rows;
  gint32 *steps; /* to each cell; −1: it was not come to */
  gint *queue; /* those that were */
  gint n_queued, n_taken;
} WarSteps;

void war_steps_init (WarSteps *steps, const WarField *field, WarLength size);
void war_steps_clear (WarSteps *steps);

gint war_steps_count_cells (const WarSteps *steps);
gint war_steps_find_cell (const WarSteps *steps, WarPosition position);
WarPosition war_steps_get_middle (const WarSteps *steps, gint cell);
gboolean war_steps_is_at_edge (const WarSteps *steps, gint cell, WarFieldEdge edge);

/* Begins anew; comes to a cell that has not been come to, in so many steps; takes the next one, or
 * gives −1; and its neighbours that have not been come to. */
void war_steps_begin (WarSteps *steps);
void war_steps_come_to (WarSteps *steps, gint cell, gint32 n_steps);
gint war_steps_take (WarSteps *steps);
guint war_steps_find_new (const WarSteps *steps, gint cell, gint neighbours[4]);

/* How many steps it is to the position; −1: nobody came to it, or it is off the field. */
gint32 war_steps_count (const WarSteps *steps, WarPosition position);

/* The heading in which it is fewer steps from the place: that one, if it is, else north, west, east
 * or south; where it is none, that one. FALSE: there is none. */
gboolean war_steps_choose_heading (const WarSteps *steps, WarPosition place, WarHeading first,
                                   WarHeading *heading);

G_END_DECLS
