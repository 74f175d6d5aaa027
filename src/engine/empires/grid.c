/* grid.c: ways over cells, for who is cut off and who retreats (empires.C-8, empires.C-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static gboolean
bars (const WarSetup *setup, WarEmpiresGait gait, gint cell)
{
  WarEmpiresMemo *memo = war_empires_get_memo (setup);

  return war_footing_bars_point (&war_empires_get_data (setup)->footing, memo->scratch, gait,
                                 war_steps_get_middle (&memo->steps, cell));
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
  crowd->n_bases += war_ranks_get_bases (setup, state, unit, &crowd->bases[crowd->n_bases]);
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
  search->side = war_ranks_side (setup, unit);
  search->own.n_bases = search->friends.n_bases = search->enemies.n_bases = 0;
  add_unit (&search->own, setup, state, unit);
  for (guint i = 0; i < setup->n_units; i++)
    {
      if (i == unit || !war_empires_is_fighting (setup, i) || !war_ranks_stands (setup, state, i))
        continue;
      if (!war_ranks_is_enemy (setup, unit, i))
        add_unit (&search->friends, setup, state, i);
      else if (!war_empires_is_pinned (setup, state, i)
               && war_setup_peek_formation (setup, state, i)[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0)
        add_unit (&search->enemies, setup, state, i);
    }
}

/* Near the unit itself enemies close no cell. */
static gboolean
is_open (const Search *search, const WarSteps *steps, gint cell)
{
  WarLength reach = search->data->rules->numbers[WAR_EMPIRES_CUT_OFF_REACH];
  WarPosition middle = war_steps_get_middle (steps, cell);

  return !bars (search->setup, search->gait, cell)
         && (is_near (&search->own, middle, reach) || !is_near (&search->enemies, middle, reach));
}

/* A friend is reached, or the own edge if there is none. */
static gboolean
is_goal (const Search *search, const WarSteps *steps, gint cell)
{
  if (search->friends.n_bases == 0)
    return war_steps_is_at_edge (steps, cell, search->data->edges[search->side]);

  return is_near (&search->friends, war_steps_get_middle (steps, cell), steps->size);
}

gboolean
war_empires_is_cut_off (const WarSetup *setup, const WarState *state, guint unit)
{
  WarSteps *steps = &war_empires_get_memo (setup)->steps;
  g_autofree Search *search = g_new (Search, 1);
  gint cell;

  begin_search (search, setup, state, unit);
  war_steps_begin (steps);
  for (guint i = 0; i < search->own.n_bases; i++)
    war_steps_come_to (steps, war_steps_find_cell (steps, search->own.bases[i].centre), 0);

  while ((cell = war_steps_take (steps)) >= 0)
    {
      gint neighbours[4];
      guint n = war_steps_find_new (steps, cell, neighbours);

      if (is_goal (search, steps, cell))
        return FALSE;
      for (guint i = 0; i < n; i++)
        if (is_open (search, steps, neighbours[i]))
          war_steps_come_to (steps, neighbours[i], steps->steps[cell] + 1);
    }

  return TRUE;
}

/* To the edge --------------------------------------------------------------------------------- */

const WarSteps *
war_empires_find_steps_to_edge (const WarSetup *setup, WarEmpiresGait gait, gint side)
{
  WarFieldEdge edge = war_empires_get_data (setup)->edges[side];
  WarSteps *steps = &war_empires_get_memo (setup)->steps;
  gint cell;

  war_steps_begin (steps);
  for (gint i = 0; i < war_steps_count_cells (steps); i++)
    if (war_steps_is_at_edge (steps, i, edge) && !bars (setup, gait, i))
      war_steps_come_to (steps, i, 0);

  while ((cell = war_steps_take (steps)) >= 0)
    {
      gint neighbours[4];
      guint n = war_steps_find_new (steps, cell, neighbours);

      for (guint i = 0; i < n; i++)
        if (!bars (setup, gait, neighbours[i]))
          war_steps_come_to (steps, neighbours[i], steps->steps[cell] + 1);
    }

  return steps;
}
