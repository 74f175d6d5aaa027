/* chart-repair.c: the repair order of the chart of Trench Club (club.5.5, club.5.13, club.M-27)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/chart.h"

/* Once: several boxes of a row may ask for repair, after the standing order. */
static void
tell_unrepaired (WarContext *context, guint unit, gint fort, WarClubAttempt *attempt)
{
  attempt->obstacle = WAR_CLUB_OBSTACLE_UNREPAIRED;
  if (attempt->is_told)
    return;
  attempt->is_told = TRUE;
  war_context_tell (context, WAR_CLUB_EVENT_UNREPAIRED, (gint) unit, WAR_NONE, "club.M-27",
                    fort == WAR_NONE ? WAR_CLUB_UNREPAIRED_NO_FORT : WAR_CLUB_UNREPAIRED_NO_WAY,
                    fort + 1);
}

/* The nearest fort of its own, of the free ones or of those with somebody inside, and the hexes of
 * its entrances; WAR_NONE: it can get to none. */
static gint
find_own_fort (const WarClubMind *mind, gboolean is_free, guint8 *goals)
{
  const WarClub *data = war_club_get_data (mind->setup);
  gint best_cost = G_MAXINT, best = WAR_NONE;

  for (guint i = 0; i < data->n_forts; i++)
    {
      guint8 its[WAR_CLUB_MAX_HEXES] = { 0 };
      gint costs[WAR_CLUB_MAX_HEXES];
      WarHex entrances[WAR_HEX_N_DIRECTIONS];
      guint n = war_club_get_entrances (data, i, entrances);

      if (war_club_get_holder_side (mind->setup, mind->state, i) != mind->side
          || !war_club_may_stand (data, mind->type, data->forts[i])
          || (war_club_find_at (mind->setup, mind->state, data->forts[i]) == WAR_NONE) != is_free)
        continue;
      for (guint j = 0; j < n; j++)
        its[entrances[j]] = TRUE;
      war_club_measure (mind->setup, mind->type, its, costs);
      if (costs[mind->hex] < 0 || costs[mind->hex] > best_cost
          || (costs[mind->hex] == best_cost && best != WAR_NONE
              && data->forts[i] > data->forts[best]))
        continue;
      best_cost = costs[mind->hex];
      best = (gint) i;
      memcpy (goals, its, data->n_hexes);
    }
  return best;
}

gboolean
war_club_try_repair (WarContext *context, guint unit, const WarClubBox *box,
                     WarClubAttempt *attempt)
{
  const WarClub *data = war_club_get_data (context->setup);
  guint8 goals[WAR_CLUB_MAX_HEXES] = { 0 };
  gint fort;
  WarClubMind mind;
  WarClubWay way;
  gboolean is_ok = TRUE, is_under_way = FALSE;

  attempt->obstacle = WAR_CLUB_OBSTACLE_UNDAMAGED;
  if (war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_DAMAGE)
      < data->rules->numbers[WAR_CLUB_REPAIR_ORDER])
    return TRUE;

  war_club_mind_init (&mind, context->setup, context->state, unit);
  way = (WarClubWay){ .target = WAR_NONE, .hex = mind.hex };
  if (data->fort_at[mind.hex] != WAR_NONE)
    {
      war_club_set (context, unit, WAR_CLUB_PIECE_REPAIRS, 0);
      is_ok = war_club_mind_go (context, &mind, &way, box, WAR_CLUB_DEED_STAYS_IN_FORT, attempt,
                                "club.5.13");
      war_club_mind_clear (&mind);
      return is_ok;
    }

  /* Where all are occupied, as near to one as it may stand (club.M-27). */
  fort = find_own_fort (&mind, TRUE, goals);
  if (fort == WAR_NONE)
    fort = find_own_fort (&mind, FALSE, goals);
  if (fort != WAR_NONE && mind.ways.can_end[data->forts[fort]])
    {
      way.hex = data->forts[fort];
      is_ok = war_club_mind_go (context, &mind, &way, box, WAR_CLUB_DEED_INTO_FORT, attempt,
                                "club.5.13");
    }
  else if (fort != WAR_NONE && !goals[mind.hex])
    {
      is_ok = war_club_try_towards (context, &mind, goals, box, WAR_CLUB_DEED_TO_REPAIR, attempt,
                                    "club.5.13");
      is_under_way = attempt->is_done;
    }
  /* The order stands until it is in a fort (club.M-27). */
  if (attempt->is_done)
    {
      war_club_set (context, unit, WAR_CLUB_PIECE_REPAIRS, is_under_way);
      attempt->left = mind.type->movement
                      - mind.ways.costs[war_club_get_hex (context->setup, context->state, unit)];
    }
  else if (is_ok)
    tell_unrepaired (context, unit, fort, attempt);
  war_club_mind_clear (&mind);
  return is_ok;
}

/* What the unit has left to move by its standing order: all, or what a box of this row left over;
 * 0: nothing, or it has done something else. */
static gint
get_left (const WarContext *context, WarClubRow row, guint unit, const WarClubAttempt *attempt)
{
  const WarSetup *setup = context->setup;
  const WarState *state = context->state;

  if (!war_club_stands (setup, state, unit)
      || war_club_get_side (setup, state, unit) != war_context_get_game (context)[WAR_GAME_SIDE]
      || war_club_get_type (setup, state, unit)->row != row
      || war_club_get (setup, state, unit, WAR_CLUB_PIECE_REPAIRS) == 0)
    return 0;
  return war_club_acts (setup, state, unit) ? war_club_get_type (setup, state, unit)->movement
                                            : attempt->left;
}

/* A unit of the row has left the fort: who stands nearest, waits for repair and can still get in
 * goes in (club.M-27); of two as near the one with the lower number. */
gboolean
war_club_fill_fort (WarContext *context, WarClubRow row, guint fort, WarClubAttempt *attempts)
{
  const WarClub *data = war_club_get_data (context->setup);
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);
  gint best = WAR_NONE, least = G_MAXINT;

  if (war_club_find_at (context->setup, context->state, data->forts[fort]) != WAR_NONE)
    return TRUE;

  for (guint i = 0; i < n; i++)
    {
      gint left = get_left (context, row, units[i], &attempts[units[i]]);
      WarClubWays ways;

      if (left <= 0)
        continue;
      war_club_find_ways_left (context->setup, context->state, units[i], left, &ways);
      if (!ways.can_end[data->forts[fort]] || ways.costs[data->forts[fort]] >= least)
        continue;
      best = (gint) units[i];
      least = ways.costs[data->forts[fort]];
    }
  if (best == WAR_NONE)
    return TRUE;

  war_club_tell_deed (context, (guint) best, WAR_NONE, NULL, WAR_CLUB_DEED_INTO_FORT, 0,
                      data->forts[fort], NULL, "club.M-27");
  war_club_set (context, (guint) best, WAR_CLUB_PIECE_REPAIRS, 0);
  attempts[best].is_done = TRUE;
  attempts[best].left = 0;
  return war_club_go (context, (guint) best, data->forts[fort]);
}
