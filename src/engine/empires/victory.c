/* victory.c: who has broken, and who has won (empires.C-10)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

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
  guint n_bases = war_ranks_get_bases (setup, state, unit, bases);

  for (guint i = 0; i < n_bases; i++)
    if (war_base_get_position_distance (&bases[i], place->position) <= reach)
      return TRUE;

  return FALSE;
}

gint
war_empires_find_holder (const WarSetup *setup, const WarState *state, const WarPoint *place)
{
  gint holder = WAR_NONE;

  for (guint i = 0; i < setup->n_units; i++)
    {
      gint side = war_ranks_side (setup, i);

      if (!war_empires_is_fighting (setup, i) || !war_ranks_stands (setup, state, i)
          || retreats (setup, state, i) || !is_at (setup, state, i, place))
        continue;
      if (holder != WAR_NONE && holder != side)
        return WAR_NONE;
      holder = side;
    }

  return holder;
}

/* What brings points, by numbers: the units, for their enemy once they are lost, then the places,
 * for whoever holds them. */
static guint
count_prizes (const WarSetup *setup)
{
  return setup->n_units + war_empires_get_data (setup)->places->len;
}

static gint
get_worth (const WarSetup *setup, guint prize)
{
  const gint32 *numbers = war_empires_get_data (setup)->rules->numbers;

  return prize < setup->n_units ? numbers[WAR_EMPIRES_UNIT_POINTS]
                                : numbers[WAR_EMPIRES_PLACE_POINTS];
}

static gint
find_scorer_of_unit (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_is_fighting (setup, unit) && !war_ranks_stands (setup, state, unit)
             && !war_empires_is_to_place (setup, state, unit)
             && !war_empires_is_carried (setup, state, unit)
           ? 1 - war_ranks_side (setup, unit)
           : WAR_NONE;
}

/* The side that has the points of it; WAR_NONE. */
static gint
find_scorer (const WarSetup *setup, const WarState *state, guint prize)
{
  guint n_units = setup->n_units;
  const GPtrArray *places = war_empires_get_data (setup)->places;

  return prize < n_units
           ? find_scorer_of_unit (setup, state, prize)
           : war_empires_find_holder (setup, state, g_ptr_array_index (places, prize - n_units));
}

void
war_empires_count_points (const WarSetup *setup, const WarState *state, gint points[WAR_N_SIDES])
{
  points[0] = points[1] = 0;
  for (guint i = 0; i < count_prizes (setup); i++)
    {
      gint scorer = find_scorer (setup, state, i);

      if (scorer != WAR_NONE)
        points[scorer] += get_worth (setup, i);
    }
}

/* Who scored by what, before an order. */
typedef struct
{
  gint *scorers; /* one a prize */
  gint points[WAR_N_SIDES];
} Standing;

static void
tell_points (const WarSetup *setup, WarEvents *events, Standing *standing, guint prize, gint side,
             gint change)
{
  guint n_units = setup->n_units;
  gint piece = prize < n_units ? (gint) war_ranks_first (setup, prize) : WAR_NONE;

  if (side == WAR_NONE || change == 0)
    return;

  standing->points[side] += change;
  war_events_tell (events, WAR_EMPIRES_EVENT_POINTS, piece, WAR_NONE, "empires.C-10", side, change,
                   standing->points[side], prize < n_units ? 0 : (gint32) (prize - n_units) + 1);
}

static gboolean
is_closing (const WarEvent *event)
{
  return event->kind == WAR_EMPIRES_EVENT_ROUND || event->kind == WAR_EMPIRES_EVENT_PHASE
         || event->kind == WAR_EMPIRES_EVENT_OVER;
}

/* The points that changed belong before the step that begins now, or the end. */
static void
move_before_close (WarEvents *events, guint n_before)
{
  guint n = n_before;
  g_autofree WarEvent *closing = NULL;

  while (n > 0 && is_closing (&events->items[n - 1]))
    n--;
  if (n == n_before || n_before == events->n_items)
    return;
  closing = g_memdup2 (&events->items[n], (n_before - n) * sizeof *closing);
  memmove (&events->items[n], &events->items[n_before],
           (events->n_items - n_before) * sizeof *closing);
  memcpy (&events->items[events->n_items - (n_before - n)], closing,
          (n_before - n) * sizeof *closing);
}

static void
tell_changes (const WarSetup *setup, const WarState *state, WarEvents *events, Standing *standing)
{
  guint n_before = events->n_items;

  for (guint i = 0; i < count_prizes (setup); i++)
    {
      gint before = standing->scorers[i], now = find_scorer (setup, state, i);

      if (before == now)
        continue;
      tell_points (setup, events, standing, i, before, -get_worth (setup, i));
      tell_points (setup, events, standing, i, now, get_worth (setup, i));
    }
  move_before_close (events, n_before);
}

WarOutcome
war_empires_carry_out (const WarSetup *setup, WarState *state, const WarOrder *order,
                       WarChance *chance, WarEvents *events)
{
  g_autofree gint *scorers = g_new (gint, count_prizes (setup) + 1);
  Standing standing = { .scorers = scorers };
  WarOutcome outcome;

  /* Who looks ahead does not listen. */
  if (events->capacity == 0)
    return war_rulebook_carry_out (setup, state, order, chance, events);

  war_empires_count_points (setup, state, standing.points);
  for (guint i = 0; i < count_prizes (setup); i++)
    scorers[i] = find_scorer (setup, state, i);
  outcome = war_rulebook_carry_out (setup, state, order, chance, events);
  if (outcome == WAR_OUTCOME_DONE)
    tell_changes (setup, state, events, &standing);
  return outcome;
}

/* At least half of its units are lost or retreat. */
static gboolean
is_broken (const WarSetup *setup, const WarState *state, gint side)
{
  guint n_units = 0, n_gone = 0;

  for (guint i = 0; i < setup->n_units; i++)
    if (war_ranks_side (setup, i) == side && war_empires_is_fighting (setup, i))
      {
        n_units++;
        n_gone += (!war_ranks_stands (setup, state, i) && !war_empires_is_carried (setup, state, i))
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
  gint32 *game = war_context_get_game (context);
  gboolean is_broken_1 = is_broken (context->setup, context->state, 0);
  gboolean is_broken_2 = is_broken (context->setup, context->state, 1);
  gint points[WAR_N_SIDES];

  war_empires_count_points (context->setup, context->state, points);
  if (is_broken_1 != is_broken_2)
    game[WAR_EMPIRES_GAME_WINNER] = is_broken_2 ? WAR_WINNER_SIDE_1 : WAR_WINNER_SIDE_2;
  else if (is_broken_1
           || game[WAR_GAME_ROUND] >= war_empires_get_data (context->setup)->operation->rounds)
    game[WAR_EMPIRES_GAME_WINNER] = get_winner_by_points (points);
  else
    return war_empires_begin_round (context);

  war_context_close_decisions (context, WAR_NONE);
  war_context_tell (context, WAR_EMPIRES_EVENT_OVER, WAR_NONE, WAR_NONE, "empires.C-10",
                    game[WAR_EMPIRES_GAME_WINNER], points[0], points[1],
                    is_broken_1 || is_broken_2);
  return TRUE;
}
