/* room.c: where bases of Trench Assault may stand, and what is in their way
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"
#include "engine/geometry/geometry.h"

/* How finely a place is looked for. */
#define STEP (5 * WAR_MILLIMETRE)
#define STEP_IN_LINE WAR_MILLIMETRE

/* Whether something that reaches so far about its centre may have to do with the segment. */
static gboolean
is_near_way (WarPosition from, WarPosition to, WarPosition centre, WarLength reach)
{
  return MIN (from.x, to.x) - reach <= centre.x && centre.x <= MAX (from.x, to.x) + reach
         && MIN (from.y, to.y) - reach <= centre.y && centre.y <= MAX (from.y, to.y) + reach;
}

const GArray *
war_assault_list_obstacles (const WarSetup *setup, const WarState *state, guint unit,
                            WarHeading heading, WarLength distance)
{
  GArray *obstacles = war_assault_get_memo (setup)->obstacles;
  WarPosition from = war_assault_get_centre (setup, state, unit);
  WarPosition to = war_position_step (from, heading, distance);
  WarLength own = war_assault_get_type (setup, unit)->reach;

  g_array_set_size (obstacles, 0);
  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarObstacle obstacle = { .row = (gint) i, .kind = WAR_OBSTACLE_FRIEND };

      if (i == unit || !war_assault_stands (setup, state, i)
          || !is_near_way (from, to, war_assault_get_centre (setup, state, i),
                           own + war_assault_get_type (setup, i)->reach))
        continue;
      obstacle.base = war_assault_get_base (setup, state, i);
      g_array_append_val (obstacles, obstacle);
    }

  return obstacles;
}

GArray *
war_assault_list_near (const WarSetup *setup, const WarState *state, guint unit, WarPosition centre)
{
  GArray *near = g_array_new (FALSE, FALSE, sizeof (WarBase));
  WarLength reach = war_assault_get_type (setup, unit)->reach;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarPosition its = war_assault_get_centre (setup, state, i);
      WarLength apart = reach + war_assault_get_type (setup, i)->reach;
      WarBase base;

      if (i == unit || !war_assault_stands (setup, state, i) || ABS (its.x - centre.x) > apart
          || ABS (its.y - centre.y) > apart)
        continue;
      base = war_assault_get_base (setup, state, i);
      g_array_append_val (near, base);
    }

  return near;
}

gboolean
war_assault_overlaps_any (const WarBase *base, const GArray *bases)
{
  for (guint i = 0; i < bases->len; i++)
    if (war_base_overlaps (base, &g_array_index (bases, WarBase, i)))
      return TRUE;

  return FALSE;
}

gint
war_assault_find_taken (const WarSetup *setup, const WarState *state, guint unit,
                        const WarBase *base)
{
  WarLength own = war_assault_get_type (setup, unit)->reach;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (setup, state, i);
      WarLength reach = own + war_assault_get_type (setup, i)->reach;
      WarBase other;

      if (i == unit || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
          || ABS (cells[WAR_PIECE_X] - base->centre.x) > reach
          || ABS (cells[WAR_PIECE_Y] - base->centre.y) > reach)
        continue;
      other = war_assault_get_base (setup, state, i);
      if (war_base_overlaps (base, &other))
        return (gint) i;
    }

  return WAR_NONE;
}

gboolean
war_assault_may_stand (const WarSetup *setup, const WarState *state, guint unit,
                       const WarBase *base)
{
  const WarField *field = war_assault_get_data (setup)->field;

  return war_base_is_on_field (base, field->width, field->depth)
         && war_assault_find_bar (setup, war_assault_get_type (setup, unit)->branch, base->centre)
              == WAR_NONE
         && war_assault_find_taken (setup, state, unit, base) == WAR_NONE;
}

/* A place that is better than the best so far. */
typedef struct
{
  gboolean is_found;
  WarPosition place;
  gint64 square;
  WarLength across;
} Best;

static void
try_place (const WarSetup *setup, const WarState *state, guint unit, WarPosition wanted,
           WarPosition place, WarHeading heading, Best *best)
{
  gint64 x = (gint64) place.x - wanted.x, y = (gint64) place.y - wanted.y;
  gint64 square = x * x + y * y;
  WarLength across = war_assault_get_across (war_assault_get_data (setup), place);
  WarBase base;

  if (best->is_found
      && (square > best->square || (square == best->square && across >= best->across)))
    return;
  base = war_assault_place_base (setup, unit, place, heading);
  if (!war_assault_may_stand (setup, state, unit, &base))
    return;

  *best = (Best){ .is_found = TRUE, .place = place, .square = square, .across = across };
}

/* Ring by ring: once there is a place, farther rings have none that is nearer. */
gboolean
war_assault_find_place (const WarSetup *setup, const WarState *state, guint unit,
                        WarPosition wanted, WarHeading heading, WarLength reach, WarPosition *place)
{
  Best best = { 0 };

  for (WarLength ring = 0; ring <= reach; ring += STEP)
    {
      if (best.is_found && (gint64) ring * ring > best.square)
        break;
      for (WarLength offset = -ring; offset <= ring; offset += STEP)
        {
          const WarPosition places[] = {
            { wanted.x + offset, wanted.y - ring },
            { wanted.x + offset, wanted.y + ring },
            { wanted.x - ring, wanted.y + offset },
            { wanted.x + ring, wanted.y + offset },
          };

          for (guint i = 0; i < G_N_ELEMENTS (places); i++)
            try_place (setup, state, unit, wanted, places[i], heading, &best);
        }
    }

  if (best.is_found)
    *place = best.place;
  return best.is_found;
}

gboolean
war_assault_find_place_in_line (const WarSetup *setup, const WarState *state, guint unit,
                                WarAssaultLine line, WarPosition wanted, WarHeading heading,
                                WarLength reach, WarPosition *place)
{
  const GArray *segments = war_assault_get_data (setup)->lines[line];
  Best best = { 0 };

  for (guint i = 0; i < segments->len; i++)
    {
      const WarAssaultSegment *segment = &g_array_index (segments, WarAssaultSegment, i);
      WarLength length = war_position_distance (segment->from, segment->to);
      WarLength along = war_assault_measure_along (segment, wanted);
      WarLength middle = CLAMP (along, 0, length);

      for (WarLength away = 0; away <= length; away += STEP_IN_LINE)
        {
          WarPosition left = war_assault_step_along (segment, MAX (middle - away, 0));
          WarPosition right = war_assault_step_along (segment, MIN (middle + away, length));
          WarLength to_left = war_position_distance (wanted, left);
          WarLength to_right = war_position_distance (wanted, right);
          WarLength far = MIN (to_left, to_right);

          if (far > reach || (best.is_found && (gint64) far * far > best.square))
            break;
          if (war_position_distance (wanted, left) <= reach)
            try_place (setup, state, unit, wanted, left, heading, &best);
          if (war_position_distance (wanted, right) <= reach)
            try_place (setup, state, unit, wanted, right, heading, &best);
        }
    }

  if (best.is_found)
    *place = best.place;
  return best.is_found;
}

/* Enemies on the way -------------------------------------------------------------------------- */

gint
war_assault_find_met (const WarSetup *setup, const WarState *state, guint unit, WarPosition from,
                      WarHeading heading, WarLength *distance)
{
  WarPosition to = war_position_step (from, heading, *distance);
  gint met = WAR_NONE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    {
      WarBase base;
      WarLength free = 0, barred = *distance;

      if (!war_assault_is_enemy (setup, unit, i) || !war_assault_stands (setup, state, i)
          || !is_near_way (from, to, war_assault_get_centre (setup, state, i),
                           war_assault_get_type (setup, i)->reach))
        continue;
      base = war_assault_get_base (setup, state, i);
      if (!war_segment_meets_polygon (from, to, base.corners, WAR_N_EDGES))
        continue;

      while (barred - free > 1)
        {
          WarLength middle = free + (barred - free) / 2;

          if (war_segment_meets_polygon (from, war_position_step (from, heading, middle),
                                         base.corners, WAR_N_EDGES))
            barred = middle;
          else
            free = middle;
        }
      *distance = free;
      to = war_position_step (from, heading, free);
      met = (gint) i;
    }

  return met;
}
