/* steps.c: ways over a field's cells, step by step
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/steps.h"

#include <string.h>

#include "engine/geometry/geometry.h"

#define UNSEEN (-1)

void
war_steps_init (WarSteps *steps, const WarField *field, WarLength size)
{
  *steps = (WarSteps){
    .width = field->width,
    .depth = field->depth,
    .size = size,
    .n_columns = (field->width + size - 1) / size,
    .n_rows = (field->depth + size - 1) / size,
  };
  steps->steps = g_new0 (gint32, war_steps_count_cells (steps));
  steps->queue = g_new0 (gint, war_steps_count_cells (steps));
}

void
war_steps_clear (WarSteps *steps)
{
  g_free (steps->steps);
  g_free (steps->queue);
}

gint
war_steps_count_cells (const WarSteps *steps)
{
  return steps->n_columns * steps->n_rows;
}

gint
war_steps_find_cell (const WarSteps *steps, WarPosition position)
{
  return CLAMP (position.y / steps->size, 0, steps->n_rows - 1) * steps->n_columns
         + CLAMP (position.x / steps->size, 0, steps->n_columns - 1);
}

WarPosition
war_steps_get_middle (const WarSteps *steps, gint cell)
{
  return (WarPosition){ (cell % steps->n_columns) * steps->size + steps->size / 2,
                        (cell / steps->n_columns) * steps->size + steps->size / 2 };
}

gboolean
war_steps_is_at_edge (const WarSteps *steps, gint cell, WarFieldEdge edge)
{
  switch (edge)
    {
    case WAR_FIELD_EDGE_NORTH:
      return cell < steps->n_columns;
    case WAR_FIELD_EDGE_EAST:
      return cell % steps->n_columns == steps->n_columns - 1;
    case WAR_FIELD_EDGE_WEST:
      return cell % steps->n_columns == 0;
    case WAR_FIELD_EDGE_SOUTH:
    case WAR_FIELD_EDGE_NONE:
    default:
      return cell / steps->n_columns == steps->n_rows - 1;
    }
}

void
war_steps_begin (WarSteps *steps)
{
  /* All bits of UNSEEN are set. */
  memset (steps->steps, UNSEEN, (gsize) war_steps_count_cells (steps) * sizeof *steps->steps);
  steps->n_queued = steps->n_taken = 0;
}

void
war_steps_come_to (WarSteps *steps, gint cell, gint32 n_steps)
{
  if (steps->steps[cell] != UNSEEN)
    return;

  steps->steps[cell] = n_steps;
  steps->queue[steps->n_queued++] = cell;
}

gint
war_steps_take (WarSteps *steps)
{
  return steps->n_taken < steps->n_queued ? steps->queue[steps->n_taken++] : -1;
}

guint
war_steps_find_new (const WarSteps *steps, gint cell, gint neighbours[4])
{
  gint column = cell % steps->n_columns, row = cell / steps->n_columns;
  const gint around[] = {
    row > 0 ? cell - steps->n_columns : -1,
    column > 0 ? cell - 1 : -1,
    column + 1 < steps->n_columns ? cell + 1 : -1,
    row + 1 < steps->n_rows ? cell + steps->n_columns : -1,
  };
  guint n = 0;

  for (guint i = 0; i < G_N_ELEMENTS (around); i++)
    if (around[i] >= 0 && steps->steps[around[i]] == UNSEEN)
      neighbours[n++] = around[i];

  return n;
}

gint32
war_steps_count (const WarSteps *steps, WarPosition position)
{
  return position.x < 0 || position.y < 0 || position.x >= steps->width
             || position.y >= steps->depth
           ? UNSEEN
           : steps->steps[war_steps_find_cell (steps, position)];
}

gboolean
war_steps_choose_heading (const WarSteps *steps, WarPosition place, WarHeading first,
                          WarHeading *heading)
{
  const WarHeading tried[]
    = { first, 0, 3 * WAR_HEADING_TURN / 4, WAR_HEADING_TURN / 4, WAR_HEADING_TURN / 2 };
  gint32 n_steps = war_steps_count (steps, place);

  for (guint i = 0; i < G_N_ELEMENTS (tried); i++)
    {
      gint32 there = war_steps_count (steps, war_position_step (place, tried[i], steps->size));

      *heading = tried[i];
      if (n_steps == 0 || (there >= 0 && (n_steps < 0 || there < n_steps)))
        return TRUE;
    }

  return FALSE;
}
