/* chart-carry.c: how a truck of the chart of Trench Club carries others (club.M-22, club.M-2)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"

/* Where the unit is set down next to the truck, with room for the rest of the load: infantry
 * nearest to the fort's entrance, artillery by club.M-2; WAR_HEX_NONE: nowhere. */
static WarHex
find_place (WarContext *context, WarHex at, guint unit, guint fort, WarClubPriorities *asked)
{
  const WarClub *data = war_club_get_data (context->setup);
  WarHex entrances[WAR_HEX_N_DIRECTIONS];
  guint n = war_club_get_entrances (data, fort, entrances);
  WarClubMind mind;
  WarClubWay best = { .hex = WAR_HEX_NONE };

  war_club_mind_init (&mind, context->setup, context->state, unit);
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      WarHex hex = data->neighbours[at][d];
      WarClubWay way = { .target = WAR_NONE, .hex = hex, .goal = G_MAXINT };

      if (hex == WAR_HEX_NONE || !war_club_fits (context->setup, context->state, unit, hex))
        continue;
      for (guint i = 0; i < n; i++)
        {
          gint distance = (gint) war_club_get_distance (context->setup, hex, entrances[i]);

          way.goal = MIN (way.goal, distance);
        }
      g_array_append_val (mind.options, way);
    }
  if (mind.type->is_infantry)
    war_club_mind_keep_least (&mind, WAR_CLUB_PRIORITY_NEAREST);
  if (!war_club_mind_choose (&mind, FALSE, &best))
    best.hex = WAR_HEX_NONE;
  *asked = mind.asked;
  war_club_mind_clear (&mind);
  return best.hex;
}

/* By id, infantry first. */
static guint
list_load (const WarClubMind *mind, const WarClubBox *box, gint *load)
{
  guint units[WAR_CLUB_MAX_UNITS], n_load = 0;
  guint n = war_club_list_units (mind->setup, mind->state, units);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      {
        const WarClubType *type = war_club_get_type (mind->setup, mind->state, units[i]);

        if (war_club_may_take (mind->setup, mind->state, mind->unit, units[i])
            && (pass == 0 ? type->is_infantry : type->is_artillery && box->load == 2))
          load[n_load++] = (gint) units[i];
      }
  return n_load;
}

/* Leaves of the load, in its order, whoever finds room beside those before; gives how many. */
static guint
keep_room (WarContext *context, guint truck, WarHex at, gint *load, guint n_load)
{
  guint n = 0;

  for (guint i = 0; i < n_load; i++)
    {
      gint unit = load[i];

      load[n] = unit;
      if (war_club_has_room (context->setup, context->state, truck, at, load, n + 1))
        n++;
      else
        war_context_add (context, WAR_CLUB_EVENT_LEFT_BEHIND, unit, (gint) truck, "club.M-22");
    }
  return n;
}

static gboolean
has_place (const WarClubMind *mind, WarHex at, const gint *load, guint n_load)
{
  for (guint i = 0; i < n_load; i++)
    if (war_club_has_room (mind->setup, mind->state, mind->unit, at, &load[i], 1))
      return TRUE;
  return FALSE;
}

gboolean
war_club_try_carry (WarContext *context, WarClubMind *mind, const WarClubBox *box,
                    WarClubAttempt *attempt)
{
  const WarClub *data = war_club_get_data (mind->setup);
  guint8 goals[WAR_CLUB_MAX_HEXES] = { 0 };
  gint costs[WAR_CLUB_MAX_HEXES];
  gint load[WAR_CLUB_MAX_UNITS];
  guint n_load = list_load (mind, box, load);
  gint fort = war_club_mind_find_fort (mind, box->nearest, goals);
  WarRefusal refusal;
  WarClubWay best;

  if (!war_club_may_load (mind->setup, mind->state, mind->unit, &refusal))
    attempt->obstacle = refusal.kind == WAR_CLUB_REFUSAL_IN_FORT ? WAR_CLUB_OBSTACLE_INSIDE
                                                                 : WAR_CLUB_OBSTACLE_ENEMY_NEAR;
  else if (n_load == 0)
    attempt->obstacle = WAR_CLUB_OBSTACLE_NO_LOAD;
  else if (fort == WAR_NONE)
    attempt->obstacle = WAR_CLUB_OBSTACLE_NO_SUCH;
  else
    attempt->obstacle = WAR_CLUB_OBSTACLE_NONE;
  if (attempt->obstacle != WAR_CLUB_OBSTACLE_NONE)
    return TRUE;

  attempt->obstacle = WAR_CLUB_OBSTACLE_NO_NEARER;
  war_club_measure (mind->setup, mind->type, goals, costs);
  for (guint hex = 0; hex < data->n_hexes; hex++)
    {
      if (!war_club_mind_can_end (mind, hex) || costs[hex] < 0
          || !(goals[mind->hex] ? hex == mind->hex : costs[hex] < costs[mind->hex]))
        continue;
      if (has_place (mind, (WarHex) hex, load, n_load))
        war_club_mind_add (mind, WAR_NONE, (WarHex) hex, costs[hex]);
      else
        attempt->obstacle = WAR_CLUB_OBSTACLE_NO_ROOM;
    }
  war_club_mind_keep_least (mind, WAR_CLUB_PRIORITY_NEAREST);
  if (!war_club_mind_choose (mind, FALSE, &best))
    return TRUE;
  n_load = keep_room (context, mind->unit, best.hex, load, n_load);
  war_club_load (context, mind->unit, load, n_load);
  if (!war_club_mind_go (context, mind, &best, box, WAR_CLUB_DEED_CARRIES, attempt,
                         war_club_get_box_clause (box)))
    return FALSE;

  /* Its own mines do nothing to the truck, so that it is there (club.M-29). */
  for (guint i = 0; i < n_load; i++)
    {
      WarClubPriorities asked;
      WarHex hex = find_place (context, best.hex, (guint) load[i], (guint) fort, &asked);

      g_assert (hex != WAR_HEX_NONE);
      if (!war_club_put_down (context, (guint) load[i], mind->unit, hex, asked))
        return FALSE;
    }
  return TRUE;
}
