/* retreat.c: units that retreat, at the start of their side's movement step (empires.C-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* A unit on its way back, cell by cell. */
typedef struct
{
  WarContext *context;
  guint unit;
  WarEmpiresGait gait;
  const WarSteps *steps; /* to the edge */
  WarPosition place; /* of the middle of the column */
  WarHeading heading;
  gboolean is_off, has_moved;
  WarBase last; /* where it would be free */
} Retreat;

static const WarHeading headings[]
  = { 0, WAR_HEADING_TURN / 4, WAR_HEADING_TURN / 2, 3 * WAR_HEADING_TURN / 4 };

static WarHeading
get_edge_heading (WarFieldEdge edge)
{
  return headings[edge == WAR_FIELD_EDGE_NORTH  ? 0
                  : edge == WAR_FIELD_EDGE_EAST ? 1
                  : edge == WAR_FIELD_EDGE_WEST ? 3
                                                : 2];
}

/* Straight to the edge where that is as near as any, else round what is in the way by the cell with
 * the lower number; FALSE: there is no way. */
static gboolean
choose_heading (Retreat *retreat)
{
  const WarSetup *setup = retreat->context->setup;
  WarFieldEdge edge = war_empires_get_data (setup)->edges[war_ranks_side (setup, retreat->unit)];

  return war_steps_choose_heading (retreat->steps, retreat->place, get_edge_heading (edge),
                                   &retreat->heading);
}

static WarBase
place_column (const Retreat *retreat)
{
  return war_ranks_place_around (retreat->context->setup, retreat->context->state, retreat->unit,
                                 WAR_FORMATION_COLUMN, retreat->place, retreat->heading);
}

/* Whether enemies bar the column there. */
static gboolean
is_barred (const Retreat *retreat, const WarBase *column)
{
  const WarContext *context = retreat->context;

  for (guint i = 0; i < context->setup->n_units; i++)
    {
      WarBase bases[WAR_EMPIRES_MAX_BASES];
      guint n_bases;

      if (!war_ranks_is_enemy (context->setup, retreat->unit, i)
          || war_empires_is_commander (context->setup, i)
          || !war_ranks_stands (context->setup, context->state, i))
        continue;
      n_bases = war_ranks_get_bases (context->setup, context->state, i, bases);
      for (guint j = 0; j < n_bases; j++)
        if (war_base_overlaps (column, &bases[j]))
          return TRUE;
    }

  return FALSE;
}

static void
look_for_room (Retreat *retreat, const WarBase *column)
{
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_ranks_split (retreat->context->setup, retreat->context->state, retreat->unit,
                                   WAR_FORMATION_COLUMN, column, bases);

  if (!war_empires_has_room (retreat->context->setup, retreat->context->state, retreat->unit, bases,
                             n_bases, TRUE, NULL))
    return;

  retreat->last = *column;
  retreat->has_moved = TRUE;
}

/* Goes as far as the move takes it; an obstacle on the way halves all of it. */
static void
go_back (Retreat *retreat, WarLength allowance)
{
  WarLength size = retreat->steps->size, gone = 0;
  gboolean is_hindered = FALSE;

  while (!retreat->is_off && choose_heading (retreat))
    {
      gboolean is_last = war_steps_count (retreat->steps, retreat->place) == 0;
      WarBase column;

      gone += size;
      retreat->place = war_position_step (retreat->place, retreat->heading, size);
      column = place_column (retreat);
      is_hindered = is_hindered || war_empires_meets_obstacle (retreat->context->setup, &column);
      if (gone > (is_hindered ? allowance / 2 : allowance) || is_barred (retreat, &column))
        return;
      if (is_last && war_steps_count (retreat->steps, retreat->place) < 0)
        retreat->is_off = TRUE;
      else
        look_for_room (retreat, &column);
    }
}

static void
end_retreat (Retreat *retreat)
{
  WarContext *context = retreat->context;
  gint32 *cells = war_setup_get_formation (context->setup, context->state, retreat->unit);

  if (retreat->is_off)
    {
      war_empires_remove (context, retreat->unit, WAR_EMPIRES_LOST_LEFT_FIELD, "empires.C-21");
      return;
    }
  if (retreat->has_moved)
    war_empires_set_whole (context->setup, context->state, retreat->unit, WAR_FORMATION_COLUMN,
                           &retreat->last);
  cells[WAR_EMPIRES_UNIT_STATE_RETREAT]--;
  cells[WAR_EMPIRES_UNIT_STATE_PRONE] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_COMMAND] = WAR_EMPIRES_COMMAND_FORM_UP;
  war_empires_tell_place (context, WAR_EMPIRES_EVENT_RETREATED, retreat->unit, WAR_NONE,
                          "empires.C-21", cells[WAR_EMPIRES_UNIT_STATE_RETREAT]);
  war_empires_displace_commanders (context, retreat->unit);
}

/* Unlimbered guns limber first, which takes half of the move. */
static void
retreat_unit (WarContext *context, guint unit)
{
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  WarBase whole = war_ranks_get_whole (context->setup, context->state, unit);
  gint side = war_ranks_side (context->setup, unit);
  WarLength allowance = war_empires_get_manner (context->setup, context->state, unit)->country;
  Retreat retreat = {
    .context = context,
    .unit = unit,
    .gait = war_empires_get_gait (context->setup, context->state, unit),
    .place = whole.centre,
  };

  if (war_empires_get_type (context->setup, unit)->branch == WAR_EMPIRES_BATTERY
      && cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] == 0)
    {
      cells[WAR_EMPIRES_UNIT_STATE_LIMBERED] = 1;
      allowance /= 2;
    }
  retreat.steps = war_empires_find_steps_to_edge (context->setup, retreat.gait, side);
  go_back (&retreat, allowance);
  end_retreat (&retreat);
}

void
war_empires_carry_out_retreats (WarContext *context, gint side)
{
  for (guint i = 0; i < context->setup->n_units; i++)
    if (war_ranks_side (context->setup, i) == side
        && war_ranks_stands (context->setup, context->state, i)
        && war_setup_peek_formation (context->setup, context->state,
                                     i)[WAR_EMPIRES_UNIT_STATE_RETREAT]
             > 0)
      retreat_unit (context, i);
}
