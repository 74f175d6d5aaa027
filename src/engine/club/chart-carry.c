/* chart-carry.c: how a truck of the chart of Trench Club carries others (club.M-22, club.M-2)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

static gboolean
may_put (const WarClub *data, const WarClubType *type, WarHex hex)
{
  guint8 terrain = data->board->cells[hex].terrain;

  return terrain != WAR_HEX_FORT && terrain != WAR_HEX_RIVER
         && war_club_may_stand (data, type, hex);
}

/* Where the unit is set down next to the truck: infantry nearest to the fort's entrance, artillery
 * by club.M-2; WAR_HEX_NONE: nowhere. */
static WarHex
find_place (WarContext *context, guint truck, WarHex at, guint unit, guint fort,
            WarClubPriority *decided)
{
  const WarClub *data = war_club_get_data (context->setup);
  WarHex entrances[WAR_HEX_N_DIRECTIONS];
  guint n = war_hex_board_get_entrances (data->board, data->forts[fort], entrances);
  WarClubMind mind;
  WarClubWay best = { .hex = WAR_HEX_NONE };

  war_club_mind_init (&mind, context->setup, context->state, unit);
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      WarHex hex = war_hex_get_neighbour (&data->hexes, at, d);
      WarClubWay way = { .target = WAR_NONE, .hex = hex, .goal = G_MAXINT };
      gint other;

      if (hex == WAR_HEX_NONE || !may_put (data, mind.type, hex))
        continue;
      other = war_club_find_at (context->setup, context->state, hex);
      if (other != WAR_NONE && other != (gint) unit && other != (gint) truck)
        continue;
      for (guint i = 0; i < n; i++)
        {
          gint distance = (gint) war_club_get_distance (context->setup, hex, entrances[i]);

          way.goal = MIN (way.goal, distance);
        }
      g_array_append_val (mind.options, way);
    }
  if (mind.type->is_infantry)
    war_club_mind_keep_nearest (&mind);
  if (!war_club_mind_choose (&mind, FALSE, &best))
    best.hex = WAR_HEX_NONE;
  *decided = mind.decided;
  war_club_mind_clear (&mind);
  return best.hex;
}

static guint
list_load (const WarClubMind *mind, const WarClubBox *box, guint *load)
{
  guint units[WAR_CLUB_MAX_UNITS], n_load = 0;
  guint n = war_club_list_units (mind->setup, mind->state, units);

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < n; i++)
      {
        const WarClubType *type = war_club_get_type (mind->setup, mind->state, units[i]);

        if (units[i] != mind->unit
            && !war_club_is_enemy (mind->setup, mind->state, mind->unit, units[i])
            && war_club_can_be_carried (mind->setup, mind->state, units[i])
            && war_club_get_unit_distance (mind->setup, mind->state, mind->unit, units[i]) == 1
            && (pass == 0 ? type->is_infantry : type->is_artillery && box->load == 2))
          load[n_load++] = units[i];
      }
  return n_load;
}

static gboolean
has_place (WarContext *context, guint truck, WarHex at, const guint *load, guint n_load, guint fort)
{
  WarClubPriority decided;

  for (guint i = 0; i < n_load; i++)
    if (find_place (context, truck, at, load[i], fort, &decided) != WAR_HEX_NONE)
      return TRUE;
  return FALSE;
}

gboolean
war_club_try_carry (WarContext *context, WarClubMind *mind, const WarClubBox *box, guint n_before,
                    gboolean *is_done)
{
  const WarClub *data = war_club_get_data (mind->setup);
  guint8 goals[WAR_CLUB_MAX_HEXES] = { 0 };
  gint costs[WAR_CLUB_MAX_HEXES];
  guint load[WAR_CLUB_MAX_UNITS], n_load;
  WarRefusal refusal;
  WarClubWay best;
  gint fort;

  if (!war_club_may_load (mind->setup, mind->state, mind->unit, &refusal))
    return TRUE;
  n_load = list_load (mind, box, load);
  fort = war_club_mind_find_fort (mind, box->nearest, goals);
  if (n_load == 0 || fort == WAR_NONE)
    return TRUE;

  war_club_measure (data, mind->type, goals, costs);
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if (war_club_mind_can_end (mind, hex) && costs[hex] >= 0
        && (goals[mind->hex] ? hex == mind->hex : costs[hex] < costs[mind->hex])
        && has_place (context, mind->unit, (WarHex) hex, load, n_load, (guint) fort))
      war_club_mind_add (mind, WAR_NONE, (WarHex) hex, costs[hex]);
  war_club_mind_keep_nearest (mind);
  if (!war_club_mind_choose (mind, FALSE, &best))
    return TRUE;
  if (!war_club_mind_go (context, mind, &best, box, WAR_CLUB_DEED_CARRIES, n_before,
                         war_club_get_box_clause (box), is_done))
    return FALSE;

  for (guint i = 0; i < n_load; i++)
    {
      WarClubPriority decided;
      WarHex hex = find_place (context, mind->unit, best.hex, load[i], (guint) fort, &decided);

      if (hex != WAR_HEX_NONE && !war_club_put_down (context, load[i], mind->unit, hex))
        return FALSE;
    }
  return TRUE;
}
