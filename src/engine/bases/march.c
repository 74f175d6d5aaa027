/* march.c: how far a unit goes whose bases stand in ranks: a wheel and a leg, over any ground
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/march.h"

#include "engine/ground/sweep.h"

/* How finely ways are looked at for what lies on them: bases are larger by far. */
#define SAMPLE WAR_MILLIMETRE

void
war_march_init (WarMarch *march, const WarSetup *setup, const WarState *state, guint unit)
{
  *march = (WarMarch){
    .field = setup->operation->field,
    .whole = war_ranks_get_whole (setup, state, unit),
    .shape = war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE],
    .is_single = setup->ranks[unit].n_bases == 1,
  };
  march->n_bases = war_ranks_get_bases (setup, state, unit, march->bases);
}

void
war_march_clear (WarMarch *march)
{
  g_clear_pointer (&march->obstacles, g_array_unref);
}

/* Looking at the ground ----------------------------------------------------------------------- */

/* More than the rounding of places may add to a base. */
#define MARGIN 40

/* Whether one of the bases, shifted so, reaches into ground that it cannot pass. */
static gboolean
is_barred (const WarMarch *march, const WarBase *bases, guint n_bases, WarPosition vector)
{
  for (guint i = 0; i < n_bases; i++)
    {
      WarBase base = war_base_shift (&bases[i], vector);

      if (war_footing_find_bar (march->footing, march->scratch, march->manner, &base) != WAR_NONE)
        return TRUE;
    }

  return FALSE;
}

/* Likewise into an obstacle. */
static gboolean
is_hindered (const WarMarch *march, const WarBase *bases, guint n_bases, WarPosition vector)
{
  for (guint i = 0; i < n_bases; i++)
    {
      WarBase base = war_base_shift (&bases[i], vector);

      if (war_footing_meets_obstacle (march->footing, march->scratch, &base))
        return TRUE;
    }

  return FALSE;
}

/* Whether all of their middles are on a road. */
static gboolean
is_on_road (const WarMarch *march, const WarBase *bases, guint n_bases, WarPosition vector)
{
  for (guint i = 0; i < n_bases; i++)
    {
      const WarPosition centre = { bases[i].centre.x + vector.x, bases[i].centre.y + vector.y };

      if (!war_footing_is_on_road (march->footing, march->scratch, centre))
        return FALSE;
    }

  return TRUE;
}

static WarBase
grow (const WarBase *base, WarPosition shift, WarLength margin)
{
  return war_base_place ((WarPosition){ base->centre.x + shift.x, base->centre.y + shift.y },
                         base->heading, base->width + 2 * margin, base->depth + 2 * margin);
}

/* Whether the whole, from one shift to the other, comes to nothing of those terrains: then none of
 * its bases does, on no shift between. */
static gboolean
is_open (const WarMarch *march, guint32 terrains, const WarBase *whole, WarPosition from,
         WarPosition to)
{
  WarBase grown;
  WarSweep sweep;

  if (terrains == 0)
    return TRUE;

  grown = grow (whole, from, MARGIN);
  sweep = war_sweep_plan (&grown, (WarPosition){ to.x - from.x, to.y - from.y });
  return !war_ground_meets_polygon (march->footing->ground, march->scratch, terrains, sweep.outline,
                                    sweep.n_outline);
}

/* Whether nothing of those terrains is nearer to the whole than the margin: likewise. */
static gboolean
is_clear (const WarMarch *march, guint32 terrains, const WarBase *whole, WarLength margin)
{
  static const WarPosition none = { 0, 0 };
  WarBase grown = grow (whole, none, MARGIN + margin);

  return terrains == 0
         || !war_ground_meets_polygon (march->footing->ground, march->scratch, terrains,
                                       grown.corners, WAR_N_EDGES);
}

static guint32
get_terrains (const WarMarch *march)
{
  return march->footing->terrains[WAR_FOOTING_OBSTACLE] | march->footing->barring[march->manner];
}

/* Wheels -------------------------------------------------------------------------------------- */

WarBase
war_march_place_wheel (const WarMarch *march, gint32 wheel, WarLength *cost)
{
  *cost = war_wheel_get_path (&march->whole, ABS (wheel));
  return war_wheel_place (&march->whole, wheel > 0, ABS (wheel));
}

/* What the bases of a whole that has wheeled so far come to; is_slow: whether they came to an
 * obstacle before. */
static gboolean
look_at_wheel (const WarMarch *march, gboolean is_right, gint32 turn, gboolean *is_slow)
{
  static const WarPosition none = { 0, 0 };
  WarBase whole = war_wheel_place (&march->whole, is_right, turn);
  WarBase bases[WAR_RANKS_MAX_BASES];

  if (is_clear (march, get_terrains (march), &whole, 0))
    return FALSE;

  war_ranks_split_whole (march->shape, &whole, march->n_bases, bases);
  *is_slow = *is_slow || is_hindered (march, bases, march->n_bases, none);
  return turn > 0 && is_barred (march, bases, march->n_bases, none);
}

static gint32
get_wheel_step (const WarBase *whole)
{
  return MAX (SAMPLE * WAR_HEADING_TURN / (7 * whole->width), 1); /* 2π is less than 7 */
}

/* So many steps of a wheel are passed at once where nothing lies about: no place of the whole moves
 * farther in one than a place at its width and depth together does. */
#define STRIDE 8

static gboolean
may_stride (const WarMarch *march, gboolean is_right, gint32 turn, gint32 step)
{
  WarBase whole = war_wheel_place (&march->whole, is_right, turn);
  gint64 farthest = (gint64) whole.width + whole.depth + 4 * MARGIN; /* from its pivot */
  gint64 reach = STRIDE * step * farthest * 7 / WAR_HEADING_TURN + MARGIN; /* 2π is less than 7 */

  return is_clear (march, get_terrains (march), &whole, (WarLength) reach);
}

/* How far the ground lets it wheel, of so far; *is_slow: whether it comes to an obstacle. No place
 * of it is farther from its pivot than its width and depth together. */
static gint32
cross_ground (const WarMarch *march, gboolean is_right, gint32 most, gboolean *is_slow)
{
  const WarBase *whole = &march->whole;
  gint32 step = get_wheel_step (whole), turn = 0;

  *is_slow = FALSE;
  if (!war_footing_has_near (march->footing, march->scratch, get_terrains (march),
                             whole->corners[is_right ? 1 : 0],
                             whole->width + whole->depth + MARGIN))
    return most;

  for (guint n_looks = 0; turn <= most; turn += step, n_looks++)
    {
      if (!*is_slow && n_looks % STRIDE == 0)
        while (turn <= most && may_stride (march, is_right, turn, step))
          turn += STRIDE * step;
      if (turn <= most
          && (look_at_wheel (march, is_right, turn, is_slow)
              || (*is_slow && war_wheel_get_path (whole, turn) > march->country / 2)))
        return turn - step;
    }

  return most;
}

gint32
war_march_find_wheel (const WarMarch *march, gboolean is_right)
{
  WarWheel wheel = { .start = march->whole, .is_right = is_right };
  gint32 affordable = war_wheel_find_most (&march->whole, march->country), room;
  gboolean is_slow;

  wheel.most = MIN (affordable, march->wheel_most);
  war_wheel_plan (&wheel, march->field, (const WarObstacle *) (void *) march->obstacles->data,
                  march->obstacles->len);
  room = cross_ground (march, is_right, MAX (wheel.room, 0), &is_slow);
  return MAX (room, 0);
}

/* Legs ---------------------------------------------------------------------------------------- */

/* The next distance at which a leg is looked at, its end included; past that: more than it. */
static WarLength
get_next (WarLength distance, WarLength most)
{
  return distance < most ? MIN (distance + SAMPLE, most) : most + 1;
}

/* How far the bases come on a road, of so far; −1: they are on none. */
static WarLength
follow_road (const WarMarch *march, const WarBase *bases, guint n_bases, WarHeading heading,
             WarLength most)
{
  WarLength last = -1;

  for (WarLength distance = 0; distance <= most; distance = get_next (distance, most))
    {
      if (!is_on_road (march, bases, n_bases, war_room_get_vector (heading, distance)))
        return last;
      last = distance;
    }

  return last;
}

/* What ends a leg. */
typedef struct
{
  const WarMarch *march;
  const WarBase *whole; /* at its start */
  const WarBase *bases;
  guint n_bases;
  WarHeading heading;
  guint32 terrains; /* elsewhere the test is FALSE */
  gboolean (*test) (const WarMarch *march, const WarBase *bases, guint n_bases, WarPosition vector);
} Leg;

/* After so many places, each of which had to be looked at, a stretch of them is tried again. */
#define PATIENCE 8

/* How far the bases come before the test is TRUE, of so far; −1: it is where they start. Stretches
 * in which nothing lies are passed at once: long ones, and where something does shorter ones. */
static WarLength
go_along (const Leg *leg, WarLength most, gboolean is_still)
{
  WarLength distance = 0, last = -1, stretch = SAMPLE;
  guint n_looks = 0;

  while (stretch < most)
    stretch *= 2;
  while (distance <= most)
    {
      WarPosition from = war_room_get_vector (leg->heading, distance);

      if (stretch > SAMPLE)
        {
          WarLength end = MIN (distance + stretch, most);

          if (!is_open (leg->march, leg->terrains, leg->whole, from,
                        war_room_get_vector (leg->heading, end)))
            {
              stretch /= 2;
              continue;
            }
          last = end;
          distance = get_next (end, most);
          continue;
        }
      if (!(distance == 0 && is_still) && leg->test (leg->march, leg->bases, leg->n_bases, from))
        return last;
      last = distance;
      distance = get_next (distance, most);
      if (++n_looks % PATIENCE == 0)
        stretch = PATIENCE * SAMPLE;
    }

  return last;
}

/* Whether it stands in an obstacle before it turns. */
static gboolean
begins_hindered (const WarMarch *march)
{
  return march->is_single
         && war_footing_meets_obstacle (march->footing, march->scratch, &march->whole);
}

/* What is left of the move for the leg across country: less where an obstacle is touched. */
static WarLength
get_left (const WarMarch *march, Leg *leg, gint32 wheel, gboolean is_back)
{
  WarLength cost = war_wheel_get_path (&march->whole, ABS (wheel));
  gint rate = is_back ? 2 : 1;
  WarLength left = (march->country - cost) / rate, halved = (march->country / 2 - cost) / rate;
  gboolean is_slow = begins_hindered (march);
  WarLength free;

  if (wheel != 0)
    cross_ground (march, wheel > 0, ABS (wheel), &is_slow);
  if (is_slow)
    return halved;

  leg->terrains = march->footing->terrains[WAR_FOOTING_OBSTACLE];
  leg->test = is_hindered;
  free = go_along (leg, left, FALSE);
  return MAX (free, halved);
}

void
war_march_plan_leg (const WarMarch *march, const WarBase *start, gint32 wheel, WarHeading heading,
                    gboolean is_back, WarWay *way, gboolean *is_ground)
{
  WarBase bases[WAR_RANKS_MAX_BASES];
  guint n_bases = march->n_bases;
  gboolean is_straight = !is_back && wheel == 0 && heading == start->heading;
  gboolean is_plain
    = !war_footing_has_near (march->footing, march->scratch,
                             get_terrains (march) | march->footing->terrains[WAR_FOOTING_ROAD],
                             start->centre, march->road + start->width + start->depth);
  WarLength crossed;

  war_ranks_split_whole (march->shape, start, n_bases, bases);
  *way = (WarWay){ .start = *start, .heading = heading };
  way->is_still = wheel == 0 && start->heading == march->whole.heading && !march->is_bent;
  way->least = way->is_still ? 1 : 0;
  *is_ground = FALSE;
  if (is_plain)
    way->most
      = (march->country - war_wheel_get_path (&march->whole, ABS (wheel))) / (is_back ? 2 : 1);
  else
    {
      Leg leg = { march, start, bases, n_bases, heading, 0, NULL };

      way->most = get_left (march, &leg, wheel, is_back);
      if (is_straight && (march->is_single || march->shape == WAR_FORMATION_COLUMN))
        {
          WarLength followed = follow_road (march, bases, n_bases, heading, march->road);

          way->most = MAX (way->most, followed);
        }
      leg.terrains = march->footing->barring[march->manner];
      leg.test = is_barred;
      crossed = go_along (&leg, way->most, way->is_still);
      *is_ground = crossed < way->most;
      way->most = crossed;
    }

  if (way->most < 0)
    {
      way->room = -1;
      return;
    }
  war_way_plan (way, march->field, (const WarObstacle *) (void *) march->obstacles->data,
                march->obstacles->len);
}

/* Standing ------------------------------------------------------------------------------------ */

static gboolean
stands_on (const WarBase *base, const WarObstacle *obstacle)
{
  return war_base_overlaps (base, &obstacle->base)
         || (obstacle->limit > 0 && war_base_is_nearer (base, &obstacle->base, obstacle->limit));
}

static gint
find_obstacle (const GArray *obstacles, const WarBase *base)
{
  for (guint i = 0; i < obstacles->len; i++)
    {
      const WarObstacle *obstacle = &g_array_index (obstacles, WarObstacle, i);

      if (stands_on (base, obstacle))
        return obstacle->row;
    }

  return WAR_NONE;
}

gboolean
war_march_has_room (const WarMarch *march, const WarBase *bases, guint n_bases, gint *piece,
                    gint *feature)
{
  *piece = *feature = WAR_NONE;
  for (guint i = 0; i < n_bases; i++)
    {
      *feature = war_footing_find_bar (march->footing, march->scratch, march->manner, &bases[i]);
      *piece = find_obstacle (march->obstacles, &bases[i]);
      if (*piece != WAR_NONE || *feature != WAR_NONE
          || !war_base_is_on_field (&bases[i], march->field->width, march->field->depth))
        return FALSE;
    }

  return TRUE;
}

/* Roads --------------------------------------------------------------------------------------- */

/* A unit of several bases goes where it looks; single bases turn free. */
static guint
add_roads (const WarMarch *march, const GArray *line, WarRoad *roads, guint n_roads)
{
  const WarPosition *corners = (const WarPosition *) (void *) line->data;
  const WarBase *lead = &march->bases[0];
  WarLength along = war_trail_find_nearest (corners, line->len, lead->centre);

  for (guint i = 0; i < 2 && n_roads < WAR_MARCH_MAX_ROADS; i++)
    {
      WarRoad road = { .line = line, .is_backwards = i == 1 };

      gint turn;

      if (!war_trail_get_heading (corners, line->len, along, lead->depth, road.is_backwards,
                                  &road.heading))
        continue;
      turn = war_heading_get_turn (lead->heading, road.heading);
      if (march->is_single || ABS (turn) <= WAR_HEADING_TURN / 4)
        roads[n_roads++] = road;
    }

  return n_roads;
}

guint
war_march_find_roads (const WarMarch *march, WarRoad roads[WAR_MARCH_MAX_ROADS])
{
  guint n_roads = 0;

  for (guint i = 0; i < march->n_bases; i++)
    if (!war_footing_is_on_road (march->footing, march->scratch, march->bases[i].centre))
      return 0;
  for (guint i = 0; i < march->footing->n_features; i++)
    {
      const WarFeature *feature = g_ptr_array_index (march->field->features, i);

      if (march->footing->kinds[WAR_FOOTING_ROAD][i] != 0 && feature->shape.kind == WAR_SHAPE_LINE
          && war_ground_feature_has (march->footing->ground, i, march->bases[0].centre))
        n_roads = add_roads (march, feature->shape.vertices, roads, n_roads);
    }

  return n_roads;
}

gboolean
war_march_find_road (const WarMarch *march, gint32 heading, WarRoad *found)
{
  WarRoad roads[WAR_MARCH_MAX_ROADS];
  guint n_roads = war_march_find_roads (march, roads);

  for (guint i = 0; i < n_roads; i++)
    if (roads[i].heading == heading)
      {
        *found = roads[i];
        return TRUE;
      }

  return FALSE;
}

/* Who stands alone turns to where it goes. */
static void
begin_trail (const WarMarch *march, const WarRoad *road, WarTrail *trail, WarBase *bases)
{
  for (guint i = 0; i < march->n_bases; i++)
    bases[i] = march->bases[i];
  if (march->is_single)
    bases[0] = war_base_place (bases[0].centre, road->heading, bases[0].width, bases[0].depth);
  war_trail_init (trail, bases, march->n_bases);
  war_trail_follow (trail, (const WarPosition *) (void *) road->line->data, road->line->len,
                    road->is_backwards, bases[0].depth);
}

static gboolean
is_bar (const WarBase *base, const WarObstacle *obstacle)
{
  WarLength reach
    = base->width + base->depth + obstacle->base.width + obstacle->base.depth + obstacle->limit;

  return ABS (base->centre.x - obstacle->base.centre.x) <= reach
         && ABS (base->centre.y - obstacle->base.centre.y) <= reach && stands_on (base, obstacle);
}

/* Whether a base may be there, on its way; *friend: on whom it stands, if it does. */
static gboolean
may_pass (const WarMarch *march, const WarBase *base, WarRoadEnd *end, gint *friend)
{
  end->reason = WAR_WAY_FIELD;
  if (!war_base_is_on_field (base, march->field->width, march->field->depth))
    return FALSE;
  end->reason = WAR_WAY_WALL;
  if (!war_footing_is_on_road (march->footing, march->scratch, base->centre)
      || war_footing_find_bar (march->footing, march->scratch, march->manner, base) != WAR_NONE)
    return FALSE;

  for (guint i = 0; i < march->obstacles->len; i++)
    {
      const WarObstacle *obstacle = &g_array_index (march->obstacles, WarObstacle, i);

      if (!is_bar (base, obstacle))
        continue;
      if (obstacle->kind == WAR_OBSTACLE_FRIEND)
        *friend = obstacle->row;
      else
        {
          end->reason = WAR_WAY_ENEMY;
          end->row = obstacle->row;
          return FALSE;
        }
    }

  return TRUE;
}

void
war_march_plan_road (const WarMarch *march, const WarRoad *road, WarLength wanted,
                     WarDomain *distances, WarRoadEnd *end)
{
  WarBase bases[WAR_RANKS_MAX_BASES];
  WarTrail trail;
  WarLength length;

  begin_trail (march, road, &trail, bases);
  length = war_trail_get_length (&trail);
  *end = (WarRoadEnd){ .row = WAR_NONE, .friend = WAR_NONE };
  war_domain_clear (distances, WAR_MARCH_STEP);
  for (WarLength distance = WAR_MARCH_STEP; distance <= MIN (march->road, length);
       distance += WAR_MARCH_STEP)
    {
      gint friend = WAR_NONE;

      war_trail_place (&trail, distance, bases, march->n_bases);
      for (guint i = 0; i < march->n_bases; i++)
        if (!may_pass (march, &bases[i], end, &friend))
          return;
      if (friend == WAR_NONE)
        war_domain_add (distances, distance, distance);
      else if (distance == wanted)
        end->friend = friend;
    }

  end->reason = WAR_WAY_MOST;
}

void
war_march_follow (const WarMarch *march, const WarRoad *road, WarLength distance,
                  WarBase bases[WAR_RANKS_MAX_BASES])
{
  WarTrail trail;

  begin_trail (march, road, &trail, bases);
  war_trail_place (&trail, distance, bases, march->n_bases);
}
