/* victory.c: who has broken, and who has won (empires.C-10)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static gboolean
retreats (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_RETREAT] > 0;
}

static gboolean
is_at (const WarSetup *setup, const WarState *state, guint unit, const WarPoint *place)
{
  WarLength reach = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_PLACE_REACH];
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_get_bases (setup, state, unit, bases);

  for (guint i = 0; i < n_bases; i++)
    if (war_base_get_position_distance (&bases[i], place->position) <= reach)
      return TRUE;

  return FALSE;
}

gint
war_empires_find_holder (const WarSetup *setup, const WarState *state, const WarPoint *place)
{
  gint holder = WAR_NONE;

  for (guint i = 0; i < war_empires_count_units (setup); i++)
    {
      gint side = war_empires_get_unit (setup, i)->side;

      if (!war_empires_is_fighting (setup, i) || !war_empires_stands (setup, state, i)
          || retreats (setup, state, i) || !is_at (setup, state, i, place))
        continue;
      if (holder != WAR_NONE && holder != side)
        return WAR_NONE;
      holder = side;
    }

  return holder;
}

void
war_empires_count_points (const WarSetup *setup, const WarState *state, gint points[WAR_N_SIDES])
{
  const WarEmpires *data = war_empires_get_data (setup);

  points[0] = points[1] = 0;
  for (guint i = 0; i < war_empires_count_units (setup); i++)
    if (war_empires_is_fighting (setup, i) && !war_empires_stands (setup, state, i)
        && !war_empires_is_to_place (setup, state, i) && !war_empires_is_carried (setup, state, i))
      points[1 - war_empires_get_unit (setup, i)->side]
        += data->rules->numbers[WAR_EMPIRES_UNIT_POINTS];
  for (guint i = 0; i < data->places->len; i++)
    {
      gint holder = war_empires_find_holder (setup, state, g_ptr_array_index (data->places, i));

      if (holder != WAR_NONE)
        points[holder] += data->rules->numbers[WAR_EMPIRES_PLACE_POINTS];
    }
}

/* At least half of its units are lost or retreat. */
static gboolean
is_broken (const WarSetup *setup, const WarState *state, gint side)
{
  guint n_units = 0, n_gone = 0;

  for (guint i = 0; i < war_empires_count_units (setup); i++)
    if (war_empires_get_unit (setup, i)->side == side && war_empires_is_fighting (setup, i))
      {
        n_units++;
        n_gone
          += (!war_empires_stands (setup, state, i) && !war_empires_is_carried (setup, state, i))
             || retreats (setup, state, i);
      }

  return 2 * n_gone >= n_units;
}

static gint
get_winner_by_points (const gint points[WAR_N_SIDES])
{
  return points[0] > points[1]   ? WAR_WINNER_SIDE_1
         : points[1] > points[0] ? WAR_WINNER_SIDE_2
                                 : WAR_WINNER_DRAW;
}

gboolean
war_empires_end_round (WarContext *context)
{
  gint32 *game = war_setup_get_game (context->setup, context->state);
  gboolean is_broken_1 = is_broken (context->setup, context->state, 0);
  gboolean is_broken_2 = is_broken (context->setup, context->state, 1);
  gint points[WAR_N_SIDES];
  WarEvent *event;

  war_empires_count_points (context->setup, context->state, points);
  if (is_broken_1 != is_broken_2)
    game[WAR_EMPIRES_GAME_WINNER] = is_broken_2 ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2;
  else if (is_broken_1
           || game[WAR_GAME_ROUND] >= war_empires_get_data (context->setup)->operation->rounds)
    game[WAR_EMPIRES_GAME_WINNER] = get_winner_by_points (points);
  else
    return war_empires_begin_round (context);

  war_decision_close_all (context->setup, context->state, WAR_NONE);
  event
    = war_events_add (context->events, WAR_EMPIRES_EVENT_OVER, WAR_NONE, WAR_NONE, "empires.C-10");
  event->arguments[0] = game[WAR_EMPIRES_GAME_WINNER];
  event->arguments[1] = points[0];
  event->arguments[2] = points[1];
  event->arguments[3] = is_broken_1 || is_broken_2;
  return TRUE;
}
