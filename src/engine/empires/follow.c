/* follow.c: columns and single bases that follow the middle line of a road (empires.3.3,
 * empires.C-3, empires.C-14)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static void
begin_march (WarMarch *march, const WarSetup *setup, const WarState *state, guint unit)
{
  war_empires_begin_march (march, setup, state, unit,
                           war_empires_has_spent_half (setup, state, unit));
}

static gboolean
may_follow (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarRefusal *refusal)
{
  gint32 piece = (gint32) war_ranks_first (setup, unit);
  gboolean is_column
    = war_empires_get_type (setup, unit)->n_bases == 1
      || war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE] == WAR_FORMATION_COLUMN;
  WarRoad roads[WAR_MARCH_MAX_ROADS];
  WarMarch march;
  guint n_roads;

  if (!is_column)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_COLUMN, "empires.3.3", piece, 0);
  if (!war_empires_may_move (setup, state, unit, WAR_EMPIRES_COMMAND_MOVE, refusal))
    return FALSE;

  begin_march (&march, setup, state, unit);
  n_roads = war_march_find_roads (&march, roads);
  war_march_clear (&march);
  return n_roads > 0 || war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROAD, "empires.C-3", piece, 0);
}

static gboolean
check_distance (const WarDomain *distances, const WarRoadEnd *end, WarLength distance,
                WarRefusal *refusal)
{
  WarLength most
    = distances->n_ranges == 0 ? 0 : distances->ranges[distances->n_ranges - 1].maximum;

  if (war_domain_has (distances, distance))
    return TRUE;
  if (distance < WAR_MARCH_STEP || distance % WAR_MARCH_STEP != 0)
    return war_refuse_malformed (refusal);
  if (end->friend != WAR_NONE)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_FRIEND, "empires.C-14", most, end->friend);

  return war_empires_refuse_distance (refusal, end->reason, end->reason == WAR_WAY_WALL, most,
                                      end->row);
}

static gboolean
check_follow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
              WarRefusal *refusal)
{
  WarMarch march;
  gboolean is_allowed;
  WarDomain distances;
  WarRoad road;
  WarRoadEnd end;

  begin_march (&march, setup, state, unit);
  if (war_march_find_road (&march, order->arguments[0], &road))
    {
      war_march_plan_road (&march, &road, order->arguments[1], &distances, &end);
      is_allowed = check_distance (&distances, &end, order->arguments[1], refusal);
    }
  else
    is_allowed = war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROAD, "empires.C-3",
                             (gint32) war_ranks_first (setup, unit), 0);
  war_march_clear (&march);
  return is_allowed;
}

/* In ascending order, each heading once. */
static gboolean
offer_follow (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
              WarOption *option)
{
  gint32 last = -1;
  WarRoad roads[WAR_MARCH_MAX_ROADS];
  WarMarch march;
  guint n_roads;

  begin_march (&march, setup, state, unit);
  n_roads = war_march_find_roads (&march, roads);
  war_march_clear (&march);
  for (gint32 next = last;; last = next)
    {
      next = WAR_HEADING_TURN;
      for (guint i = 0; i < n_roads; i++)
        if (roads[i].heading > last)
          next = MIN (next, roads[i].heading);
      if (next == WAR_HEADING_TURN)
        return option->arguments[0].n_ranges > 0;
      war_domain_add (&option->arguments[0], next, next);
    }
}

static gboolean
narrow_follow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
               guint unit, WarOption *option)
{
  WarMarch march;
  WarRoad road;
  WarRoadEnd end;

  if (n != 1)
    return TRUE;

  war_domain_clear (&option->arguments[1], WAR_MARCH_STEP);
  begin_march (&march, setup, state, unit);
  if (war_march_find_road (&march, order->arguments[0], &road))
    war_march_plan_road (&march, &road, 0, &option->arguments[1], &end);
  war_march_clear (&march);
  return option->arguments[1].n_ranges > 0;
}

static gboolean
carry_out_follow (WarContext *context, const WarOrder *order, guint unit)
{
  WarBase bases[WAR_RANKS_MAX_BASES];
  WarMarch march;
  WarRoad road;

  begin_march (&march, context->setup, context->state, unit);
  if (war_march_find_road (&march, order->arguments[0], &road))
    {
      war_march_follow (&march, &road, order->arguments[1], bases);
      war_empires_set_trail (context->setup, context->state, unit, bases);
    }
  war_march_clear (&march);
  war_empires_end_move (context, unit, WAR_EMPIRES_COMMAND_MOVE, order->arguments[1], NULL);
  return TRUE;
}

const WarOrderRule war_empires_follow_rule = {
  .decisions = 1u << WAR_EMPIRES_DECIDE_MOVE,
  .may = may_follow,
  .check = check_follow,
  .carry_out = carry_out_follow,
  .offer = offer_follow,
  .narrow = narrow_follow,
};
