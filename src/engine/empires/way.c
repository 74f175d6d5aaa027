/* way.c: where a unit of End of Empires 1914 may go (empires.C-3, empires.C-14, empires.C-26)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* How finely ways are looked at for what lies on them: bases are larger by far. */
#define SAMPLE WAR_MILLIMETRE

void
war_empires_mover_init (WarEmpiresMover *mover, const WarSetup *setup, const WarState *state,
                        guint unit, gboolean is_half)
{
  const WarEmpiresType *manner = war_empires_get_manner (setup, state, unit);
  gboolean is_slow = war_empires_is_prone_or_pinned (setup, state, unit);
  gint divisor = is_half ? 2 : 1;

  *mover = (WarEmpiresMover){
    .setup = setup,
    .state = state,
    .unit = unit,
    .whole = war_empires_get_whole (setup, state, unit),
    .shape = war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE],
    .is_bent = war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_BENT] != 0,
    .gait = war_empires_get_gait (setup, state, unit),
    .country = (is_slow ? manner->pinned : manner->country) / divisor,
    .road = (is_slow ? manner->pinned : manner->road) / divisor,
  };
  mover->obstacles = war_empires_list_obstacles (setup, state, unit, &mover->whole);
}

void
war_empires_mover_clear (WarEmpiresMover *mover)
{
  g_clear_pointer (&mover->obstacles, g_array_unref);
}

/* Looking at the ground ----------------------------------------------------------------------- */

/* What the bases of a whole stand on. */
typedef struct
{
  gboolean is_barred, is_hindered, is_on_road;
} Footing;

static Footing
look (const WarEmpiresMover *mover, const WarBase *bases, guint n_bases, WarPosition vector)
{
  Footing footing = { .is_on_road = TRUE };

  for (guint i = 0; i < n_bases; i++)
    {
      WarBase base = war_base_shift (&bases[i], vector);

      footing.is_barred |= war_empires_find_bar (mover->setup, mover->gait, &base) != WAR_NONE;
      footing.is_hindered |= war_empires_meets_obstacle (mover->setup, &base);
      footing.is_on_road = footing.is_on_road && war_empires_is_on_road (mover->setup, base.centre);
    }

  return footing;
}

static guint32
get_terrains (const WarEmpiresMover *mover)
{
  const WarEmpires *data = war_empires_get_data (mover->setup);

  return data->obstacles | data->barring[mover->gait];
}

/* Wheels -------------------------------------------------------------------------------------- */

WarBase
war_empires_place_wheel (const WarEmpiresMover *mover, gint32 wheel, WarLength *cost)
{
  *cost = war_wheel_get_path (&mover->whole, ABS (wheel));
  return war_wheel_place (&mover->whole, wheel > 0, ABS (wheel));
}

static Footing
look_at_wheel (const WarEmpiresMover *mover, gboolean is_right, gint32 turn)
{
  WarBase whole = war_wheel_place (&mover->whole, is_right, turn);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_split_whole (mover->setup, mover->state, mover->unit, mover->shape,
                                           &whole, bases);

  return look (mover, bases, n_bases, (WarPosition){ 0, 0 });
}

static gint32
get_wheel_step (const WarBase *whole)
{
  return MAX (SAMPLE * WAR_HEADING_TURN / (7 * whole->width), 1); /* 2π is less than 7 */
}

/* How far the ground lets it wheel, of so far; *is_hindered: whether it comes to an obstacle. */
static gint32
cross_ground (const WarEmpiresMover *mover, gboolean is_right, gint32 most, gboolean *is_hindered)
{
  const WarBase *whole = &mover->whole;
  gint32 step = get_wheel_step (whole), turn = 0;

  *is_hindered = FALSE;
  if (!war_empires_has_near (mover->setup, get_terrains (mover), whole->centre,
                             2 * (whole->width + whole->depth)))
    return most;

  for (; turn <= most; turn += step)
    {
      Footing footing = look_at_wheel (mover, is_right, turn);

      *is_hindered |= footing.is_hindered;
      if ((turn > 0 && footing.is_barred)
          || (*is_hindered && war_wheel_get_path (whole, turn) > mover->country / 2))
        return turn - step;
    }

  return most;
}

gint32
war_empires_find_wheel (const WarEmpiresMover *mover, gboolean is_right)
{
  const WarEmpires *data = war_empires_get_data (mover->setup);
  WarWheel wheel = { .start = mover->whole, .is_right = is_right };
  gint32 affordable = war_wheel_find_most (&mover->whole, mover->country), room;
  gboolean is_hindered;

  wheel.most
    = MIN (affordable, data->rules->numbers[WAR_EMPIRES_WHEEL_MOST] * WAR_HEADING_TURN / 360);
  war_wheel_plan (&wheel, data->field, (const WarObstacle *) (void *) mover->obstacles->data,
                  mover->obstacles->len);
  room = cross_ground (mover, is_right, MAX (wheel.room, 0), &is_hindered);
  return MAX (room, 0);
}

/* Legs ---------------------------------------------------------------------------------------- */

/* The next distance at which a leg is looked at, its end included; past that: more than it. */
static WarLength
get_next (WarLength distance, WarLength most)
{
  return distance < most ? MIN (distance + SAMPLE, most) : most + 1;
}

/* How far the bases come on a road, of so far (empires.3.3: in column); −1: they are on none. */
static WarLength
follow_road (const WarEmpiresMover *mover, const WarBase *bases, guint n_bases, WarHeading heading,
             WarLength most)
{
  WarLength last = -1;

  for (WarLength distance = 0; distance <= most; distance = get_next (distance, most))
    {
      if (!look (mover, bases, n_bases, war_room_get_vector (heading, distance)).is_on_road)
        return last;
      last = distance;
    }

  return last;
}

/* How far the bases come without touching an obstacle, of so far (empires.3.8); −1: they stand in
 * one. */
static WarLength
avoid_obstacles (const WarEmpiresMover *mover, const WarBase *bases, guint n_bases,
                 WarHeading heading, WarLength most)
{
  WarLength last = -1;

  for (WarLength distance = 0; distance <= most; distance = get_next (distance, most))
    {
      if (look (mover, bases, n_bases, war_room_get_vector (heading, distance)).is_hindered)
        return last;
      last = distance;
    }

  return last;
}

/* How far the ground lets it go, of so far; −1: it may not even start so. */
static WarLength
cross (const WarEmpiresMover *mover, const WarBase *bases, guint n_bases, WarHeading heading,
       WarLength most, gboolean is_still)
{
  WarLength last = -1;

  for (WarLength distance = 0; distance <= most; distance = get_next (distance, most))
    {
      if (!(distance == 0 && is_still)
          && look (mover, bases, n_bases, war_room_get_vector (heading, distance)).is_barred)
        return last;
      last = distance;
    }

  return last;
}

/* Whether it stands in an obstacle before it turns. */
static gboolean
begins_hindered (const WarEmpiresMover *mover)
{
  return war_empires_get_type (mover->setup, mover->unit)->n_bases == 1
         && war_empires_meets_obstacle (mover->setup, &mover->whole);
}

/* What is left of the move for the leg across country: less where an obstacle is touched. */
static WarLength
get_left (const WarEmpiresMover *mover, const WarBase *bases, guint n_bases, gint32 wheel,
          WarHeading heading, gboolean is_back)
{
  WarLength cost = war_wheel_get_path (&mover->whole, ABS (wheel));
  gint rate = is_back ? 2 : 1;
  WarLength left = (mover->country - cost) / rate, halved = (mover->country / 2 - cost) / rate;
  gboolean is_hindered = begins_hindered (mover);
  WarLength free;

  if (wheel != 0)
    cross_ground (mover, wheel > 0, ABS (wheel), &is_hindered);
  if (is_hindered)
    return halved;

  free = avoid_obstacles (mover, bases, n_bases, heading, left);
  return MAX (free, halved);
}

void
war_empires_plan_leg (const WarEmpiresMover *mover, const WarBase *start, gint32 wheel,
                      WarHeading heading, gboolean is_back, WarWay *way, gboolean *is_ground)
{
  const WarEmpires *data = war_empires_get_data (mover->setup);
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases
    = war_empires_split_whole (mover->setup, mover->state, mover->unit, mover->shape, start, bases);
  gboolean is_single = war_empires_get_type (mover->setup, mover->unit)->n_bases == 1;
  gboolean is_straight = !is_back && wheel == 0 && heading == start->heading;
  gboolean is_plain
    = !war_empires_has_near (mover->setup, get_terrains (mover) | data->roads, start->centre,
                             mover->road + start->width + start->depth);
  WarLength crossed;

  *way = (WarWay){ .start = *start, .heading = heading };
  way->is_still = wheel == 0 && start->heading == mover->whole.heading && !mover->is_bent;
  way->least = way->is_still ? 1 : 0;
  *is_ground = FALSE;
  if (is_plain)
    way->most
      = (mover->country - war_wheel_get_path (&mover->whole, ABS (wheel))) / (is_back ? 2 : 1);
  else
    {
      way->most = get_left (mover, bases, n_bases, wheel, heading, is_back);
      if (is_straight && (is_single || mover->shape == WAR_FORMATION_COLUMN))
        {
          WarLength followed = follow_road (mover, bases, n_bases, heading, mover->road);

          way->most = MAX (way->most, followed);
        }
      crossed = cross (mover, bases, n_bases, heading, way->most, way->is_still);
      *is_ground = crossed < way->most;
      way->most = crossed;
    }

  if (way->most < 0)
    {
      way->room = -1;
      return;
    }
  war_way_plan (way, data->field, (const WarObstacle *) (void *) mover->obstacles->data,
                mover->obstacles->len);
}

gboolean
war_empires_check_distance (const WarWay *way, gboolean is_ground, WarLength distance,
                            WarRefusal *refusal)
{
  WarDomain distances;
  WarLength allowed;
  gint row;

  war_way_get_distances (way, &distances);
  if (war_domain_has (&distances, distance))
    return TRUE;
  if (distance < way->least)
    return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NOTHING, NULL, 0, 0);

  switch (war_way_find_reason (way, distance, &row, &allowed))
    {
    case WAR_WAY_FIELD:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_OFF_FIELD, "empires.C-26", allowed, 0);
    case WAR_WAY_ENEMY:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_ENEMY, "empires.C-14", allowed, row);
    case WAR_WAY_FRIEND:
      return war_refuse (refusal, WAR_EMPIRES_REFUSAL_FRIEND, "empires.C-14", allowed, row);
    case WAR_WAY_MOST:
    case WAR_WAY_WALL:
    case WAR_WAY_LEAST:
    default:
      return war_refuse (refusal,
                         is_ground ? WAR_EMPIRES_REFUSAL_GROUND : WAR_EMPIRES_REFUSAL_TOO_FAR,
                         is_ground ? "empires.C-12" : "empires.3.2", way->room, 0);
    }
}

/* Standing ------------------------------------------------------------------------------------ */

static gint
find_obstacle (const GArray *obstacles, const WarBase *base)
{
  for (guint i = 0; i < obstacles->len; i++)
    {
      const WarObstacle *obstacle = &g_array_index (obstacles, WarObstacle, i);

      if (war_base_overlaps (base, &obstacle->base)
          || (obstacle->limit > 0 && war_base_is_nearer (base, &obstacle->base, obstacle->limit)))
        return obstacle->row;
    }

  return WAR_NONE;
}

gboolean
war_empires_has_room (const WarSetup *setup, const WarState *state, guint unit,
                      const WarBase *bases, guint n_bases, gboolean keeps_off, WarRefusal *refusal)
{
  const WarEmpires *data = war_empires_get_data (setup);
  WarBase whole = war_empires_get_whole (setup, state, unit);
  g_autoptr (GArray) obstacles
    = war_empires_list_obstacles (setup, state, unit, keeps_off ? &whole : NULL);

  for (guint i = 0; i < n_bases; i++)
    {
      gint feature
        = war_empires_find_bar (setup, war_empires_get_gait (setup, state, unit), &bases[i]);
      gint piece = find_obstacle (obstacles, &bases[i]);

      if (!war_base_is_on_field (&bases[i], data->field->width, data->field->depth)
          || feature != WAR_NONE || piece != WAR_NONE)
        return war_refuse (refusal, WAR_EMPIRES_REFUSAL_NO_ROOM, "empires.C-26", piece, feature);
    }

  return TRUE;
}
