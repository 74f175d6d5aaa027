/* grid.c: ways over cells, for who is cut off and who retreats (empires.C-8, empires.C-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* What is known of a cell: the ground is always the same. */
enum
{
  UNKNOWN,
  OPEN,
  BARRED
};

static gboolean
bars (const WarSetup *setup, WarEmpiresGait gait, gint cell)
{
  WarEmpiresMemo *memo = war_empires_get_memo (setup);
  guint8 *known;

  if (memo->bars[gait] == NULL)
    memo->bars[gait] = g_new0 (guint8, war_steps_count_cells (&memo->steps));
  known = &memo->bars[gait][cell];
  if (*known == UNKNOWN)
    *known = war_footing_bars_point (&war_empires_get_data (setup)->footing, memo->scratch, gait,
                                     war_steps_get_middle (&memo->steps, cell))
               ? BARRED
               : OPEN;

  return *known == BARRED;
}

/* Cut off ------------------------------------------------------------------------------------- */

/* Units that matter to where a way may go: where they stand, lent. */
typedef struct
{
  guint n_units;
  const WarEmpiresStand *units[WAR_EMPIRES_MAX_UNITS];
} Crowd;

static gboolean
has_near (const WarEmpiresStand *stand, WarPosition position, WarLength reach)
{
  WarEmpiresBox box = war_empires_grow_box (stand->box, reach);

  if (position.x < box.minimum.x || position.x > box.maximum.x || position.y < box.minimum.y
      || position.y > box.maximum.y)
    return FALSE;

  for (guint i = 0; i < stand->n_bases; i++)
    if (war_base_get_position_distance (&stand->bases[i], position) <= reach)
      return TRUE;

  return FALSE;
}

static gboolean
is_near (const Crowd *crowd, WarPosition position, WarLength reach)
{
  for (guint i = 0; i < crowd->n_units; i++)
    if (has_near (crowd->units[i], position, reach))
      return TRUE;

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
  const WarEmpiresStand *stands = war_empires_look_up (setup, state);

  *search = (Search){
    .setup = setup,
    .data = war_empires_get_data (setup),
    .gait = war_empires_get_gait (setup, state, unit),
    .side = war_ranks_side (setup, unit),
    .own = { 1, { &stands[unit] } },
  };
  for (guint i = 0; i < setup->n_units; i++)
    {
      if (i == unit || !war_empires_is_fighting (setup, i) || !stands[i].stands)
        continue;
      if (!war_ranks_is_enemy (setup, unit, i))
        search->friends.units[search->friends.n_units++] = &stands[i];
      else if (!war_empires_is_pinned (setup, state, i)
               && war_setup_peek_formation (setup, state, i)[WAR_EMPIRES_UNIT_STATE_RETREAT] == 0)
        search->enemies.units[search->enemies.n_units++] = &stands[i];
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
  if (search->friends.n_units == 0)
    return war_steps_is_at_edge (steps, cell, search->data->edges[search->side]);

  return is_near (&search->friends, war_steps_get_middle (steps, cell), steps->size);
}

gboolean
war_empires_is_cut_off (const WarSetup *setup, const WarState *state, guint unit)
{
  WarSteps *steps = &war_empires_get_memo (setup)->steps;
  Search search;
  gint cell;

  begin_search (&search, setup, state, unit);
  war_steps_begin (steps);
  for (guint i = 0; i < search.own.units[0]->n_bases; i++)
    war_steps_come_to (steps, war_steps_find_cell (steps, search.own.units[0]->bases[i].centre), 0);

  while ((cell = war_steps_take (steps)) >= 0)
    {
      gint neighbours[4];
      guint n = war_steps_find_new (steps, cell, neighbours);

      if (is_goal (&search, steps, cell))
        return FALSE;
      for (guint i = 0; i < n; i++)
        if (is_open (&search, steps, neighbours[i]))
          war_steps_come_to (steps, neighbours[i], steps->steps[cell] + 1);
    }

  return TRUE;
}

/* To the edge --------------------------------------------------------------------------------- */

const WarSteps *
war_empires_find_steps_to_edge (const WarSetup *setup, WarEmpiresGait gait, gint side)
{
  const WarEmpires *data = war_empires_get_data (setup);
  WarFieldEdge edge = data->edges[side];
  WarSteps *steps = &war_empires_get_memo (setup)->steps_to_edge[gait][side];
  gint cell;

  if (steps->steps != NULL)
    return steps;

  war_steps_init (steps, data->field, data->rules->numbers[WAR_EMPIRES_CELL]);
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
