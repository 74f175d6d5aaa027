/* wheel.c: a base, as that of a whole formation, that wheels about a front corner
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/wheel.h"

#include <math.h>

#include "engine/game/state.h"

/* What the rounding of a base's corners may add to a distance. */
#define ROUNDING 4

WarBase
war_wheel_place (const WarBase *start, gboolean is_right, gint32 turn)
{
  WarLength aside = is_right ? start->width / 2 : -start->width / 2;
  WarPosition pivot = start->corners[is_right ? 1 : 0];
  WarHeading heading = war_heading_add (start->heading, is_right ? turn : -turn);

  if (turn == 0)
    return *start;

  return war_base_place (war_position_offset (pivot, heading, -aside, -start->depth / 2), heading,
                         start->width, start->depth);
}

/* The product of whole numbers is exact, and rounded once by the other: the same everywhere. */
WarLength
war_wheel_get_path (const WarBase *start, gint32 turn)
{
  return (WarLength) ceil ((double) ((gint64) start->width * turn) * (2 * G_PI / WAR_HEADING_TURN));
}

gint32
war_wheel_find_most (const WarBase *start, WarLength allowance)
{
  gint32 within = 0, beyond = WAR_WHEEL_MOST + 1;

  while (beyond - within > 1)
    {
      gint32 middle = within + (beyond - within) / 2;

      if (war_wheel_get_path (start, middle) <= allowance)
        within = middle;
      else
        beyond = middle;
    }

  return within;
}

/* No position of the base is farther from its pivot than its width and depth together: so many more
 * turns, at least one, are past before any has gone the distance. */
static gint32
get_safe_turns (const WarBase *base, WarLength distance)
{
  gint64 reach = (gint64) base->width + base->depth;
  gint64 way = MAX (distance - ROUNDING, 0);
  gint64 turns = way * WAR_HEADING_TURN / (7 * reach); /* 2π is less than 7 */

  return (gint32) CLAMP (turns, 1, WAR_WHEEL_MOST);
}

/* How near the base is to leaving the field; −1: it has. */
static WarLength
get_margin (const WarBase *base, const WarField *field)
{
  WarLength margin = G_MAXINT32;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = base->corners[i];
      WarLength x = MIN (corner.x, field->width - corner.x);
      WarLength y = MIN (corner.y, field->depth - corner.y);

      margin = MIN (margin, MIN (x, y));
    }

  return MAX (margin, -1);
}

static gboolean
is_barred (const WarBase *base, const WarObstacle *obstacle)
{
  return obstacle->limit > 0 ? war_base_is_nearer (base, &obstacle->base, obstacle->limit)
                             : war_base_overlaps (base, &obstacle->base);
}

/* The turn from 0 on at which the field's edge is crossed; or room + 1. */
static gint32
find_edge (const WarWheel *wheel, const WarField *field)
{
  gint32 turn = 0;

  while (turn <= wheel->room)
    {
      WarBase base = war_wheel_place (&wheel->start, wheel->is_right, turn);
      WarLength margin = get_margin (&base, field);

      if (margin < 0)
        return turn;
      turn += get_safe_turns (&base, margin);
    }

  return wheel->room + 1;
}

/* The turn from 0 on at which the obstacle bars; or room + 1. Where it is far off many turns are
 * passed at a time. */
static gint32
find_bar (const WarWheel *wheel, const WarObstacle *obstacle)
{
  gint32 turn = 0;

  while (turn <= wheel->room)
    {
      WarBase base = war_wheel_place (&wheel->start, wheel->is_right, turn);
      WarLength distance;

      if (is_barred (&base, obstacle))
        return turn;
      distance = war_base_get_distance (&base, &obstacle->base);
      turn += get_safe_turns (&base, distance - obstacle->limit);
    }

  return wheel->room + 1;
}

static void
shorten (WarWheel *wheel, gint32 barred, WarWayReason end, gint row)
{
  if (barred > wheel->room)
    return;

  wheel->room = barred - 1;
  wheel->end = end;
  wheel->row = row;
}

void
war_wheel_plan (WarWheel *wheel, const WarField *field, const WarObstacle *obstacles,
                guint n_obstacles)
{
  wheel->room = wheel->most;
  wheel->end = WAR_WAY_MOST;
  wheel->row = WAR_NONE;

  shorten (wheel, find_edge (wheel, field), WAR_WAY_FIELD, WAR_NONE);
  for (guint i = 0; i < n_obstacles; i++)
    if (obstacles[i].kind != WAR_OBSTACLE_FRIEND)
      shorten (wheel, find_bar (wheel, &obstacles[i]),
               obstacles[i].kind == WAR_OBSTACLE_ENEMY ? WAR_WAY_ENEMY : WAR_WAY_WALL,
               obstacles[i].row);
}

/* Whether the base would stand on a friend; *safe: after how many more turns that may change. */
static gboolean
is_on_friend (const WarBase *base, const WarObstacle *obstacles, guint n_obstacles, gint32 *safe)
{
  WarLength nearest = G_MAXINT32;

  *safe = 1;
  for (guint i = 0; i < n_obstacles; i++)
    if (obstacles[i].kind == WAR_OBSTACLE_FRIEND)
      {
        WarLength distance = war_base_get_distance (base, &obstacles[i].base);

        if (war_base_overlaps (base, &obstacles[i].base))
          return TRUE;
        nearest = MIN (nearest, distance);
      }

  *safe = get_safe_turns (base, nearest);
  return FALSE;
}

void
war_wheel_get_turns (const WarWheel *wheel, const WarObstacle *obstacles, guint n_obstacles,
                     WarDomain *turns)
{
  gint32 turn = 0, safe;

  for (; turn <= wheel->room; turn += safe)
    {
      WarBase base = war_wheel_place (&wheel->start, wheel->is_right, turn);

      if (!is_on_friend (&base, obstacles, n_obstacles, &safe))
        war_domain_add (turns, turn, MIN (turn + safe - 1, wheel->room));
    }
}
