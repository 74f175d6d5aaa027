/* way.c: how far a base may go along a heading, and where it may end
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/way.h"

#include "engine/game/state.h"

/* Who has less left than this before something in its way has come to it. */
#define BOUND WAR_MILLIMETRE

/* Within these lies all that can matter to a way. */
typedef struct
{
  WarPosition minimum, maximum;
} Box;

WarBase
war_way_step_out (const WarBase *base, const WarBase *other, WarHeading heading)
{
  WarLength inside = 0;
  WarLength outside = (base->width + base->depth + other->width + other->depth) / 2;

  while (outside - inside > 1)
    {
      WarLength middle = inside + (outside - inside) / 2;
      WarBase placed = war_base_shift (base, war_room_get_vector (heading, middle));

      if (war_base_overlaps (&placed, other))
        inside = middle;
      else
        outside = middle;
    }

  return war_base_shift (base, war_room_get_vector (heading, outside));
}

/* Shortens the room, if there is so little. */
static gboolean
shorten (WarWay *way, WarLength room, WarWayReason end, gint row)
{
  if (room >= way->room)
    return FALSE;

  way->limit = 0;
  way->room = room;
  way->end = end;
  way->row = row;
  return TRUE;
}

static Box
get_box (const WarWay *way)
{
  WarPosition vector = war_room_get_vector (way->heading, way->most);
  Box box = { way->start.corners[0], way->start.corners[0] };

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = way->start.corners[i];

      box.minimum.x = MIN (box.minimum.x, MIN (corner.x, corner.x + vector.x));
      box.minimum.y = MIN (box.minimum.y, MIN (corner.y, corner.y + vector.y));
      box.maximum.x = MAX (box.maximum.x, MAX (corner.x, corner.x + vector.x));
      box.maximum.y = MAX (box.maximum.y, MAX (corner.y, corner.y + vector.y));
    }

  return box;
}

/* Whether the obstacle may have to do with the way. No base reaches farther from its middle than
 * half its width and depth together. */
static gboolean
meets_box (const Box *box, const WarObstacle *obstacle)
{
  const WarBase *base = &obstacle->base;
  WarLength reach = obstacle->limit + (base->width + base->depth) / 2;

  return base->centre.x + reach >= box->minimum.x && base->centre.x - reach <= box->maximum.x
         && base->centre.y + reach >= box->minimum.y && base->centre.y - reach <= box->maximum.y;
}

/* What may not be reached into, or come near to, on the whole way. */
static void
look_for_walls (WarWay *way, const Box *box, const WarObstacle *obstacles, guint n_obstacles)
{
  for (guint i = 0; i < n_obstacles && way->room >= 0; i++)
    {
      const WarObstacle *obstacle = &obstacles[i];
      gboolean is_enemy = obstacle->kind == WAR_OBSTACLE_ENEMY;

      if (obstacle->kind != WAR_OBSTACLE_FRIEND && meets_box (box, obstacle)
          && shorten (
            way,
            war_room_find (&way->start, way->heading, way->room, &obstacle->base, obstacle->limit),
            is_enemy ? WAR_WAY_ENEMY : WAR_WAY_WALL, obstacle->row))
        {
          way->limit = obstacle->limit;
          way->setting = obstacle->setting;
        }
    }
}

static void
add_bar (WarWay *way, WarWayBar bar)
{
  guint place = way->n_bars;

  if (place == WAR_WAY_MAX_BARS)
    {
      shorten (way, bar.first - 1, WAR_WAY_FRIEND, bar.row);
      way->setting = 0;
      return;
    }

  for (; place > 0 && way->bars[place - 1].first > bar.first; place--)
    way->bars[place] = way->bars[place - 1];
  way->bars[place] = bar;
  way->n_bars++;
}

static void
look_for_friends (WarWay *way, const Box *box, const WarObstacle *obstacles, guint n_obstacles)
{
  for (guint i = 0; i < n_obstacles; i++)
    {
      WarWayBar bar = { .row = obstacles[i].row };

      if (obstacles[i].kind != WAR_OBSTACLE_FRIEND || !meets_box (box, &obstacles[i])
          || !war_room_find_overlap (&way->start, way->heading, way->room, &obstacles[i].base,
                                     &bar.first, &bar.last))
        continue;

      /* Who stays as it is may be as deep in a friend as bases may. */
      if (way->is_still)
        bar.first = MAX (bar.first, 1);
      if (bar.first <= bar.last)
        add_bar (way, bar);
    }
}

static const WarWayBar *
find_bar (const WarWay *way, WarLength distance)
{
  for (guint i = 0; i < way->n_bars; i++)
    if (distance >= way->bars[i].first && distance <= way->bars[i].last)
      return &way->bars[i];

  return NULL;
}

void
war_way_plan (WarWay *way, const WarField *field, const WarObstacle *obstacles, guint n_obstacles)
{
  const Box box = get_box (way);

  way->room = way->most;
  way->end = WAR_WAY_MOST;
  way->row = WAR_NONE;
  way->limit = 0;
  way->setting = 0;
  way->n_bars = 0;

  shorten (way, war_room_find_on_field (&way->start, way->heading, way->room, field), WAR_WAY_FIELD,
           WAR_NONE);
  look_for_walls (way, &box, obstacles, n_obstacles);

  /* Who stays as it is comes nearer to nothing. */
  if (way->is_still)
    way->room = MAX (way->room, 0);
  if (way->room < 0)
    {
      way->setting = 0;
      return;
    }

  look_for_friends (way, &box, obstacles, n_obstacles);

  /* Nobody is set onto a friend. */
  if (find_bar (way, way->room) != NULL)
    way->setting = 0;
}

/* The first distance that is set to the room. A pivot alone stays one. */
static WarLength
get_first_set (const WarWay *way)
{
  return MAX (way->room - way->setting, 1);
}

void
war_way_get_distances (const WarWay *way, WarDomain *distances)
{
  WarLength next = way->least, room = way->room, first_set = get_first_set (way);

  war_domain_clear (distances, 1);
  if (way->least > 0 && way->may_stay && room >= 0)
    war_domain_add (distances, 0, 0);
  if (room < way->least)
    return;

  for (guint i = 0; i < way->n_bars; i++)
    {
      WarLength first = way->bars[i].first, last = way->bars[i].last;

      /* What is set to the room is not carried out on the friend. */
      if (way->setting > 0)
        {
          first = MIN (first, first_set);
          last = MIN (last, first_set - 1);
        }
      if (first > next)
        war_domain_add (distances, next, first - 1);
      next = MAX (next, last + 1);
    }

  room = MIN (room + way->setting, way->most);
  if (next <= room)
    war_domain_add (distances, next, room);
}

WarLength
war_way_set_distance (const WarWay *way, WarLength distance)
{
  return way->setting > 0 && distance >= get_first_set (way) ? way->room : distance;
}

WarLength
war_way_leave_bars (const WarWay *way, WarLength distance)
{
  const WarWayBar *bar;

  while ((bar = find_bar (way, distance)) != NULL)
    distance = bar->first - 1;

  return distance;
}

WarWayReason
war_way_find_reason (const WarWay *way, WarLength distance, gint *row, WarLength *allowed)
{
  const WarWayBar *bar = find_bar (way, distance);

  *row = way->row;
  *allowed = way->room;
  if (distance <= way->room && bar != NULL)
    {
      *row = bar->row;
      *allowed = war_way_leave_bars (way, distance);
      return WAR_WAY_FRIEND;
    }
  if (distance < way->least && way->least > 0 && way->room >= way->least)
    {
      *row = WAR_NONE;
      *allowed = way->least;
      return WAR_WAY_LEAST;
    }

  return way->end;
}

/* The friend on whom it would end next. */
static const WarWayBar *
find_next_bar (const WarWay *way, WarLength distance)
{
  for (guint i = 0; i < way->n_bars; i++)
    if (way->bars[i].first > distance && way->bars[i].first <= distance + BOUND)
      return &way->bars[i];

  return NULL;
}

WarBound
war_way_find_bound (const WarWay *way, WarLength distance)
{
  static const WarBoundKind kinds[] = {
    [WAR_WAY_MOST] = WAR_BOUND_NONE,     [WAR_WAY_FIELD] = WAR_BOUND_FIELD,
    [WAR_WAY_WALL] = WAR_BOUND_WALL,     [WAR_WAY_ENEMY] = WAR_BOUND_ENEMY,
    [WAR_WAY_FRIEND] = WAR_BOUND_FRIEND, [WAR_WAY_LEAST] = WAR_BOUND_NONE,
  };
  const WarWayBar *bar = find_next_bar (way, distance);

  if (bar != NULL)
    return (WarBound){ .kind = WAR_BOUND_FRIEND, .row = bar->row };
  if (distance + BOUND <= way->room)
    return (WarBound){ .row = WAR_NONE };

  return (WarBound){ .kind = kinds[way->end], .row = way->row, .limit = way->limit };
}
