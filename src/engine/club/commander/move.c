/* move.c: where the quick commander's units of Trench Club go (club.M-32)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/commander/mind.h"
#include "engine/club/fight.h"

/* What M-32 adds and takes off, in hundredths of a bond. */
#define FOR_A_KILL 200
#define FOR_A_POINT 100 /* of movement that foot is away from an entrance */
#define FOR_A_HEX 30 /* that others are off their longest range */
#define FOR_GUARDING 200
#define GUARDING_DISTANCE 5

#define TAKES_FORT 100000

gboolean
war_club_rate_attack (const WarClubQuick *quick, guint unit, WarHex from, guint target, gint *worth)
{
  const WarSetup *setup = quick->setup;
  WarClubAverage average;
  gint received, dealt, lost;

  if (!war_club_stands (setup, quick->view, target)
      || !war_club_is_target (setup, quick->view, unit, target)
      || !war_club_reaches (setup, quick->view, unit, from, target))
    return FALSE;
  average = war_club_board_foresee (&quick->board, unit, from, target);
  dealt = average.dealt * war_club_get_type (setup, quick->view, target)->price;
  lost = war_posture_weigh (quick->posture->caution, average.received);
  received = lost * war_club_get_type (setup, quick->view, unit)->price;
  *worth = (dealt - received) * WAR_CLUB_BOND / (1000 * WAR_CLUB_MAX_DAMAGE)
           + average.kill * FOR_A_KILL / 10000;
  return average.dealt > 0 && average.dealt >= lost;
}

/* Hexes that its ratings need, which are the same wherever the unit goes. */
typedef struct
{
  const WarClubQuick *quick;
  guint unit;
  const WarClubType *type;
  WarClubWays ways;
  gint to_entrance[WAR_CLUB_MAX_HEXES]; /* in half points; -1: no way */
  gint range; /* its longest; 0: it has no weapon */
  guint8 guards[WAR_CLUB_MAX_HEXES]; /* entrance hexes of own forts, with enemy foot near */
  guint n_targets; /* whom it could hit */
  struct
  {
    guint unit;
    WarHex hex;
    gint least, range; /* of what it would be hit with */
  } targets[WAR_CLUB_MAX_UNITS];
} Walk;

static void
mark_entrances (const WarClub *data, guint fort, guint8 *marks)
{
  WarHex entrances[WAR_HEX_N_DIRECTIONS];
  guint n = war_club_get_entrances (data, fort, entrances);

  for (guint i = 0; i < n; i++)
    marks[entrances[i]] = TRUE;
}

static gboolean
is_foot_near (const WarClubQuick *quick, WarHex hex)
{
  for (guint j = 0; j < quick->board.n_units; j++)
    {
      guint i = quick->board.units[j];

      if (war_club_get_side (quick->setup, quick->view, i) != quick->side
          && war_club_get_type (quick->setup, quick->view, i)->row == WAR_CLUB_ROW_FOOT
          && war_club_get_distance (quick->setup, hex,
                                    war_club_get_hex (quick->setup, quick->view, i))
               <= GUARDING_DISTANCE)
        return TRUE;
    }
  return FALSE;
}

static void
begin_walk (Walk *walk, const WarClubQuick *quick, guint unit)
{
  guint8 goals[WAR_CLUB_MAX_HEXES] = { 0 };

  /* Of its large arrays no more is set than is there. */
  walk->quick = quick;
  walk->unit = unit;
  walk->type = war_club_get_type (quick->setup, quick->view, unit);
  walk->range = 0;
  walk->n_targets = 0;
  memset (walk->guards, 0, quick->data->n_hexes);
  war_club_find_ways (quick->setup, quick->view, unit, &walk->ways);
  for (guint i = 0; i < quick->data->n_forts; i++)
    {
      gint holder = war_club_get_holder_side (quick->setup, quick->view, i);

      if (holder != quick->side)
        mark_entrances (quick->data, i, goals);
      else if (is_foot_near (quick, quick->data->forts[i]))
        mark_entrances (quick->data, i, walk->guards);
    }
  if (walk->type->row == WAR_CLUB_ROW_FOOT)
    war_club_measure (quick->setup, walk->type, goals, walk->to_entrance);
  for (guint i = 0; i < quick->board.n_units; i++)
    {
      guint target = quick->board.units[i];
      const WarClubGun *gun;

      if (!war_club_is_target (quick->setup, quick->view, unit, target))
        continue;
      gun = war_club_find_gun (walk->type, war_club_get_type (quick->setup, quick->view, target));
      walk->targets[walk->n_targets].unit = target;
      walk->targets[walk->n_targets].hex = war_club_get_hex (quick->setup, quick->view, target);
      walk->targets[walk->n_targets].least = gun->least;
      walk->targets[walk->n_targets++].range = gun->range;
    }
  for (guint i = 0; i < WAR_CLUB_N_AIMS; i++)
    if (walk->type->guns[i].is_there)
      walk->range = MAX (walk->range, walk->type->guns[i].range);
}

/* How far the nearest enemy unit is that it could hit; -1: there is none. */
static gint
measure_target (const Walk *walk, WarHex hex)
{
  const WarClubQuick *quick = walk->quick;
  gint nearest = -1;

  for (guint i = 0; i < walk->n_targets; i++)
    {
      gint distance = (gint) war_club_get_distance (quick->setup, hex, walk->targets[i].hex);

      nearest = nearest < 0 ? distance : MIN (nearest, distance);
    }
  return nearest;
}

static gint
rate_hex (const Walk *walk, WarHex hex)
{
  const WarClubQuick *quick = walk->quick;
  gint rating = 0, worth;

  for (guint i = 0; i < walk->n_targets; i++)
    {
      gint distance = (gint) war_club_get_distance (quick->setup, hex, walk->targets[i].hex);

      if (distance >= walk->targets[i].least && distance <= walk->targets[i].range
          && war_club_rate_attack (quick, walk->unit, hex, walk->targets[i].unit, &worth))
        rating = MAX (rating, worth);
    }
  if (walk->guards[hex])
    rating += FOR_GUARDING;

  if (walk->type->row == WAR_CLUB_ROW_FOOT)
    rating -= walk->to_entrance[hex] < 0
                ? 0
                : war_posture_weigh (quick->posture->drive,
                                     walk->to_entrance[hex] * FOR_A_POINT / WAR_CLUB_HALVES);
  else if (walk->range > 0)
    {
      gint distance = measure_target (walk, hex);

      if (distance >= 0)
        rating -= ABS (distance - walk->range) * FOR_A_HEX;
    }
  return rating;
}

static gboolean
can_end (const Walk *walk, guint hex)
{
  return walk->ways.costs[hex] >= 0 && walk->ways.can_end[hex];
}

/* A fort that it may take now; WAR_HEX_NONE. */
static WarHex
find_prize (const Walk *walk)
{
  const WarClub *data = walk->quick->data;

  for (guint i = 0; i < data->n_forts && walk->type->takes_forts; i++)
    if (can_end (walk, data->forts[i])
        && war_club_get_holder_side (walk->quick->setup, walk->quick->view, i) != walk->quick->side)
      return data->forts[i];
  return WAR_HEX_NONE;
}

/* Into the nearest fort of its own that is free, or towards it; WAR_HEX_NONE: there is none. Who is
 * in one stays. */
static WarHex
find_repair (const Walk *walk)
{
  const WarClubQuick *quick = walk->quick;
  const WarClub *data = quick->data;
  WarHex start = war_club_get_hex (quick->setup, quick->view, walk->unit), best = start;
  gint costs[WAR_CLUB_MAX_HEXES], nearest = G_MAXINT, fort = WAR_NONE;
  gint least[WAR_CLUB_MAX_HEXES];

  if (data->fort_at[start] != WAR_NONE)
    return start;
  for (guint i = 0; i < data->n_forts; i++)
    {
      guint8 goals[WAR_CLUB_MAX_HEXES] = { 0 };

      if (war_club_get_holder_side (quick->setup, quick->view, i) != quick->side
          || war_club_find_at (quick->setup, quick->view, data->forts[i]) != WAR_NONE
          || !war_club_may_stand (data, walk->type, data->forts[i]))
        continue;
      mark_entrances (data, i, goals);
      war_club_measure (quick->setup, walk->type, goals, costs);
      if (costs[start] < 0 || costs[start] >= nearest)
        continue;
      nearest = costs[start];
      fort = (gint) i;
      memcpy (least, costs, sizeof least);
    }
  if (fort == WAR_NONE)
    return WAR_HEX_NONE;
  if (can_end (walk, data->forts[fort]))
    return data->forts[fort];
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if (can_end (walk, hex) && data->fort_at[hex] == WAR_NONE && least[hex] >= 0
        && least[hex] < least[best])
      best = (WarHex) hex;
  return best;
}

/* Where it goes, and what that is worth more than to stay; its own hex: it stays. */
static WarHex
find_hex (const WarClubQuick *quick, guint unit, gint *worth)
{
  const WarClub *data = quick->data;
  WarHex start = war_club_get_hex (quick->setup, quick->view, unit), best = start, hex;
  gboolean must_go = war_club_must_leave (quick->setup, quick->view, unit);
  gint most, here;
  Walk walk;

  begin_walk (&walk, quick, unit);
  *worth = TAKES_FORT;
  hex = find_prize (&walk);
  if (hex != WAR_HEX_NONE)
    return hex;
  if (!must_go
      && war_club_get (quick->setup, quick->view, unit, WAR_CLUB_PIECE_DAMAGE)
           >= data->rules->numbers[WAR_CLUB_REPAIR_ORDER])
    {
      hex = find_repair (&walk);
      if (hex != WAR_HEX_NONE)
        return hex;
    }

  most = here = must_go ? -TAKES_FORT : rate_hex (&walk, start);
  for (guint i = 0; i < data->n_hexes; i++)
    if (i != start && can_end (&walk, i) && data->fort_at[i] == WAR_NONE)
      {
        gint its = rate_hex (&walk, (WarHex) i);

        if (its <= most)
          continue;
        most = its;
        best = (WarHex) i;
      }
  *worth = most - here;
  return best;
}

/* In its first turn the largest armies act, of equal ones the first (club.M-26). */
static gboolean
is_to_act (const WarClubQuick *quick, guint unit)
{
  gint party = war_club_find_party (quick->setup, quick->seat);
  const gint32 *purse = war_club_peek_purse (quick->setup, quick->view, quick->seat);
  gint32 turn = war_setup_peek_game (quick->setup, quick->view)[WAR_CLUB_GAME_TURN];
  gint own = war_club_get (quick->setup, quick->view, unit, WAR_CLUB_PIECE_ARMY);
  guint n_larger = 0, n = 0;

  if (purse[WAR_CLUB_SEAT_TURNS] != 1 || own < 0)
    return TRUE;
  for (gint army = 0; army < WAR_CLUB_N_ARMIES; army++)
    {
      guint its = war_club_count_army (quick->setup, quick->view, party, army);
      guint mine = war_club_count_army (quick->setup, quick->view, party, own);

      n_larger += its > mine || (its == mine && army < own);
    }
  n = turn == 0   ? (guint) quick->data->rules->numbers[WAR_CLUB_ARMIES_FIRST]
      : turn == 1 ? (guint) quick->data->rules->numbers[WAR_CLUB_ARMIES_SECOND]
                  : WAR_CLUB_N_ARMIES;
  return n_larger < n;
}

/* Foot, armour, then the rest. */
static guint
get_class (const WarClubType *type)
{
  return type->row == WAR_CLUB_ROW_FOOT ? 0 : type->row == WAR_CLUB_ROW_ARMOUR ? 1 : 2;
}

/* The next unit that has somewhere better to be; when there is none, it is done. */
void
war_club_think_of_moves (WarClubQuick *quick)
{
  WarOrder end = war_order_new (WAR_CLUB_ORDER_END_STEP, quick->seat, WAR_NONE);
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (quick->setup, quick->view, units);

  for (guint class = 0; class < 3 && quick->ideas.n_items == 0; class ++)
    for (guint i = 0; i < n && quick->ideas.n_items == 0; i++)
      {
        WarOrder order;
        gint worth;
        WarHex hex;

        if (!war_club_is_its (quick, units[i])
            || get_class (war_club_get_type (quick->setup, quick->view, units[i])) != class
            || !war_club_may_move (quick->setup, quick->view, units[i], NULL)
            || !is_to_act (quick, units[i]))
          continue;
        hex = find_hex (quick, units[i], &worth);
        if (hex == war_club_get_hex (quick->setup, quick->view, units[i]))
          continue;
        order = war_order_new (WAR_CLUB_ORDER_MOVE, quick->seat, (gint) units[i]);
        order.arguments[0] = hex;
        war_ideas_add (&quick->ideas, &order, worth);
      }
  war_ideas_add (&quick->ideas, &end, 0);
}
