/* danger.c: where units of Trench Club could hit somebody in their next turn, at most
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/danger.h"
#include "engine/club/private.h"

/* Hexes where a unit may come with its move, by what that costs, whoever stands where: until then
 * all may have gone elsewhere, and those of its own side make way. Forts are no way through
 * (club.M-15). */
static void
spread (const WarClub *data, const WarClubType *type, WarHex start, guint8 *marks)
{
  gint costs[WAR_CLUB_MAX_HEXES];
  gboolean is_changed = TRUE;

  for (guint i = 0; i < data->n_hexes; i++)
    costs[i] = G_MAXINT;
  costs[start] = 0;
  while (is_changed)
    {
      is_changed = FALSE;
      for (guint i = 0; i < data->n_hexes; i++)
        for (guint d = 0;
             d < WAR_HEX_N_DIRECTIONS && costs[i] < type->movement
             && (i == start || type->kind == WAR_CLUB_AIR || data->fort_at[i] == WAR_NONE);
             d++)
          {
            WarHex to = data->neighbours[i][d];
            gboolean is_whole;
            gint step
              = to != WAR_HEX_NONE ? war_club_get_step (data, type, (WarHex) i, d, &is_whole) : 0;

            /* Any unit may enter one hex for its whole move (club.M-21). */
            if (step == 0 || (is_whole && i != start) || costs[i] + step > type->movement
                || costs[to] <= costs[i] + step)
              continue;
            costs[to] = costs[i] + step;
            is_changed = TRUE;
          }
    }
  for (guint i = 0; i < data->n_hexes; i++)
    marks[i] |= costs[i] <= type->movement;
}

/* All that are at most so many steps from a mark are marked too. */
static void
grow (const WarClub *data, guint n_steps, guint8 *marks)
{
  for (; n_steps > 0; n_steps--)
    {
      guint8 before[WAR_CLUB_MAX_HEXES];

      memcpy (before, marks, data->n_hexes);
      for (guint i = 0; i < data->n_hexes; i++)
        for (guint d = 0; d < WAR_HEX_N_DIRECTIONS && before[i] != 0; d++)
          if (data->neighbours[i][d] != WAR_HEX_NONE)
            marks[data->neighbours[i][d]] = 1;
    }
}

/* A truck of its side that is next to it may take it along first, and sets it down beside it
 * (club.M-22). */
static void
add_rides (const WarSetup *setup, const WarState *view, guint unit, guint8 *marks)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, view, unit);

  for (guint i = 0; i < data->n_rows && (type->is_infantry || type->is_artillery); i++)
    {
      guint8 ride[WAR_CLUB_MAX_HEXES] = { 0 };

      if (i == unit || !war_club_stands (setup, view, i) || war_club_is_enemy (setup, view, unit, i)
          || !war_club_get_type (setup, view, i)->carries
          || war_club_get_unit_distance (setup, view, unit, i) > 1)
        continue;
      spread (data, war_club_get_type (setup, view, i), war_club_get_hex (setup, view, i), ride);
      grow (data, 1, ride);
      for (guint j = 0; j < data->n_hexes; j++)
        marks[j] |= ride[j];
    }
}

static const WarWeapon *
get_weapon (const WarClubType *type)
{
  return type->type->weapons->len > 0 ? g_ptr_array_index (type->type->weapons, 0) : NULL;
}

/* Its guns reach farther from there; a shell may fall beside where it is aimed, and gas all round
 * that (club.M-18). */
static void
add_guns (const WarClub *data, const WarClubType *type, guint row, gint goes, const guint8 *marks,
          WarDangers *dangers)
{
  for (guint aim = 0; aim < WAR_CLUB_N_AIMS; aim++)
    {
      const WarClubGun *gun = &type->guns[aim];
      guint8 hit[WAR_CLUB_MAX_HEXES];

      if (!gun->is_there)
        continue;
      memcpy (hit, marks, data->n_hexes);
      grow (data, (guint) gun->range + (type->strays || type->spreads), hit);
      war_dangers_add_hexes (dangers, row, WAR_DANGER_SHOT, get_weapon (type), goes, hit,
                             data->n_hexes)
        ->aim
        = aim;
    }
}

/* A turret stays in its fort (club.M-13). */
static void
add_turret (const WarSetup *setup, const WarState *view, guint row, guint fort, WarDangers *dangers)
{
  const WarClub *data = war_club_get_data (setup);
  guint8 marks[WAR_CLUB_MAX_HEXES] = { 0 };

  if (war_club_peek_feature (setup, view, fort)[WAR_CLUB_FORT_TURRET] == 0
      || war_club_get_holder_side (setup, view, fort) != dangers->side)
    return;
  marks[data->forts[fort]] = 1;
  for (guint i = 0; i < data->types->len; i++)
    {
      const WarClubType *type = war_club_get_nth_type (setup, i);

      if (!type->is_turret)
        continue;
      add_guns (data, type, row, 0, marks, dangers);
      return;
    }
}

static void
list_dangers (const WarSetup *setup, const WarState *view, guint row, WarDangers *dangers)
{
  const WarClub *data = war_club_get_data (setup);
  guint8 marks[WAR_CLUB_MAX_HEXES] = { 0 };
  const WarClubType *type;
  guint place;

  if (war_club_find_mark (setup, row, &place) == WAR_CLUB_MARK_TURRET)
    add_turret (setup, view, row, place, dangers);
  if (row >= data->n_rows || !war_club_stands (setup, view, row)
      || war_club_get_side (setup, view, row) != dangers->side)
    return;

  type = war_club_get_type (setup, view, row);
  spread (data, type, war_club_get_hex (setup, view, row), marks);
  add_rides (setup, view, row, marks);
  add_guns (data, type, row, type->movement, marks, dangers);
}

/* Each gun is for some; nobody in a fort is a target (club.2.11). */
static gboolean
may_hit (const WarSetup *setup, const WarState *view, const WarDanger *danger, guint row)
{
  const WarClubType *type
    = row < war_club_count_units (setup) ? war_club_get_type (setup, view, row) : NULL;

  if (type == NULL)
    return FALSE;
  if (type->kind == WAR_CLUB_AIR || danger->aim == WAR_CLUB_AT_AIR)
    return type->kind == WAR_CLUB_AIR && danger->aim == WAR_CLUB_AT_AIR;
  return danger->aim == WAR_CLUB_AT_GROUND || type->is_tank;
}

const WarDangerRules war_club_danger_rules = {
  .list = list_dangers,
  .may_hit = may_hit,
};
