/* grid.c: ways over cells, for who is cut off and who retreats (empires.C-8, empires.C-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

#define UNSEEN (-1)

static WarPosition
get_middle (const WarEmpires *data, gint cell)
{
  WarLength size = data->rules->numbers[WAR_EMPIRES_CELL];

  return (WarPosition){ (cell % data->n_columns) * size + size / 2,
                        (cell / data->n_columns) * size + size / 2 };
}

static gint
find_cell (const WarEmpires *data, WarPosition position)
{
  WarLength size = data->rules->numbers[WAR_EMPIRES_CELL];

  return CLAMP (position.y / size, 0, data->n_rows - 1) * data->n_columns
         + CLAMP (position.x / size, 0, data->n_columns - 1);
}

/* Cells join over their edges. */
static guint
get_neighbours (const WarEmpires *data, gint cell, gint neighbours[4])
{
  gint column = cell % data->n_columns, row = cell / data->n_columns;
  guint n = 0;

  if (row > 0)
    neighbours[n++] = cell - data->n_columns;
  if (column > 0)
    neighbours[n++] = cell - 1;
  if (column + 1 < data->n_columns)
    neighbours[n++] = cell + 1;
  if (row + 1 < data->n_rows)
    neighbours[n++] = cell + data->n_columns;
  return n;
}

static gboolean
is_at_edge (const WarEmpires *data, gint cell, WarFieldEdge edge)
{
  switch (edge)
    {
    case WAR_FIELD_EDGE_NORTH:
      return cell < data->n_columns;
    case WAR_FIELD_EDGE_EAST:
      return cell % data->n_columns == data->n_columns - 1;
    case WAR_FIELD_EDGE_WEST:
      return cell % data->n_columns == 0;
    case WAR_FIELD_EDGE_SOUTH:
    case WAR_FIELD_EDGE_NONE:
    default:
      return cell / data->n_columns == data->n_rows - 1;
    }
}

/* No cell is come to yet. */
static void
clear (const WarSetup *setup)
{
  const WarEmpires *data = war_empires_get_data (setup);

  for (gint i = 0; i < data->n_columns * data->n_rows; i++)
    war_empires_get_memo (setup)->steps[i] = UNSEEN;
}

static void
come_to (const WarEmpiresMemo *memo, gint cell, gint32 steps, gint *n_queued)
{
  if (memo->steps[cell] != UNSEEN)
    return;

  memo->steps[cell] = steps;
  memo->queue[(*n_queued)++] = cell;
}

/* Cut off ------------------------------------------------------------------------------------- */

/* Bases that matter to where a way may go: their number, and each. */
typedef struct
{
  guint n_bases;
  WarBase bases[WAR_EMPIRES_MAX_UNITS * WAR_EMPIRES_MAX_BASES];
} Crowd;

static void
add_unit (Crowd *crowd, const WarSetup *setup, const WarState *state, guint unit)
{
  crowd->n_bases += war_empires_get_bases (setup, state, unit, &crowd->bases[crowd->n_bases]);
}

static gboolean
is_near (const Crowd *crowd, WarPosition position, WarLength reach)
{
  for (guint i = 0; i < crowd->n_bases; i++)
    {
      const WarBase *base = &crowd->bases[i];
      WarLength far = reach + base->width + base->depth;

      if (ABS (base->centre.x - position.x) <= far && ABS (base->centre.y - position.y) <= far
          && war_base_get_position_distance (base, position) <= reach)
        return TRUE;
    }

  return FALSE;
}

typedef struct
{
  const WarSetup *setup;
  const WarEmpires *data;
  WarEmpiresGait gait;
  gint side;
  Crowd own, friends, enemies;
} Search;

static void
begin_search (Search *search, const WarSetup *setup, const WarState *state, guint unit)
{
  search->setup = setup;
  search->data = war_empires_get_data (setup);
  search->gait = war_empires_get_gait (setup, state, unit);
  search->side = war_empires_get_unit (setup, unit)->side;
  search->own.n_bases = search->friends.n_bases = search->enemies.n_bases = 0;
  add_unit (&search->own, setup, state, unit);
  for (guint i = 0; i < war_empires_count_units (setup); i++)
    {
      if (i == unit || !war_empires_is_fighting (setup, i) || !war_empires_stands (setup, state, i))
        continue;
      if (!war_empires_is_enemy (setup, unit, i))
        add_unit (&search->friends, setup, state, i);
      else if (!war_empires_is_pinned (setup, state, i)
               && war_setup_peek_formation (setup, state, i)[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0)
        add_unit (&search->enemies, setup, state, i);
    }
}

/* Near the unit itself enemies close no cell. */
static gboolean
is_open (const Search *search, gint cell)
{
  WarLength reach = search->data->rules->numbers[WAR_EMPIRES_CUT_OFF_REACH];
  WarPosition middle = get_middle (search->data, cell);

  return !war_empires_bars_point (search->setup, search->gait, middle)
         && (is_near (&search->own, middle, reach) || !is_near (&search->enemies, middle, reach));
}

/* A friend is reached, or the own edge if there is none. */
static gboolean
is_goal (const Search *search, gint cell)
{
  const WarEmpires *data = search->data;

  if (search->friends.n_bases == 0)
    return is_at_edge (data, cell, data->edges[search->side]);

  return is_near (&search->friends, get_middle (data, cell),
                  data->rules->numbers[WAR_EMPIRES_CELL]);
}

gboolean
war_empires_is_cut_off (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarEmpires *data = war_empires_get_data (setup);
  const WarEmpiresMemo *memo = war_empires_get_memo (setup);
  g_autofree Search *search = g_new (Search, 1);
  gint n_queued = 0;

  begin_search (search, setup, state, unit);
  clear (setup);
  for (guint i = 0; i < search->own.n_bases; i++)
    come_to (memo, find_cell (data, search->own.bases[i].centre), 0, &n_queued);

  for (gint i = 0; i < n_queued; i++)
    {
      gint neighbours[4];
      guint n = get_neighbours (data, memo->queue[i], neighbours);

      if (is_goal (search, memo->queue[i]))
        return FALSE;
      for (guint j = 0; j < n; j++)
        if (memo->steps[neighbours[j]] == UNSEEN && is_open (search, neighbours[j]))
          come_to (memo, neighbours[j], memo->steps[memo->queue[i]] + 1, &n_queued);
    }

  return TRUE;
}

/* To the edge --------------------------------------------------------------------------------- */

const gint32 *
war_empires_find_steps_to_edge (const WarSetup *setup, WarEmpiresGait gait, gint side)
{
  const WarEmpires *data = war_empires_get_data (setup);
  const WarEmpiresMemo *memo = war_empires_get_memo (setup);
  gint n_queued = 0;

  clear (setup);
  for (gint cell = 0; cell < data->n_columns * data->n_rows; cell++)
    if (is_at_edge (data, cell, data->edges[side])
        && !war_empires_bars_point (setup, gait, get_middle (data, cell)))
      come_to (memo, cell, 0, &n_queued);

  for (gint i = 0; i < n_queued; i++)
    {
      gint neighbours[4];
      guint n = get_neighbours (data, memo->queue[i], neighbours);

      for (guint j = 0; j < n; j++)
        if (memo->steps[neighbours[j]] == UNSEEN
            && !war_empires_bars_point (setup, gait, get_middle (data, neighbours[j])))
          come_to (memo, neighbours[j], memo->steps[memo->queue[i]] + 1, &n_queued);
    }

  return memo->steps;
}
