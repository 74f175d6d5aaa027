/* unit.c: questions about the units of End of Empires 1914, and where their bases stand
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

/* Bases that are so near touch: ways are rounded. */
#define TOUCH (WAR_MILLIMETRE / 2)

guint
war_empires_find_unit (const WarSetup *setup, guint piece)
{
  guint unit = war_empires_count_units (setup) - 1;

  while (war_empires_get_first_piece (setup, unit) > piece)
    unit--;

  return unit;
}

gboolean
war_empires_stands (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_piece (setup, state,
                               war_empires_get_first_piece (setup, unit))[WAR_PIECE_PRESENCE]
         == WAR_PRESENCE_ON_FIELD;
}

gboolean
war_empires_is_enemy (const WarSetup *setup, guint a, guint b)
{
  return war_empires_get_unit (setup, a)->side != war_empires_get_unit (setup, b)->side;
}

gboolean
war_empires_is_fighting (const WarSetup *setup, guint unit)
{
  WarEmpiresBranch branch = war_empires_get_type (setup, unit)->branch;

  return branch != WAR_EMPIRES_COMMANDER && branch != WAR_EMPIRES_VEHICLE;
}

gboolean
war_empires_is_brigade (const WarSetup *setup, guint unit)
{
  WarEmpiresBranch branch = war_empires_get_type (setup, unit)->branch;

  return branch == WAR_EMPIRES_INFANTRY || branch == WAR_EMPIRES_CAVALRY;
}

gboolean
war_empires_is_commander (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_COMMANDER;
}

gboolean
war_empires_is_mounted (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_get_type (setup, unit)->branch == WAR_EMPIRES_CAVALRY
         && war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_DISMOUNTED] == 0;
}

gboolean
war_empires_is_on_foot (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_is_brigade (setup, unit) && !war_empires_is_mounted (setup, state, unit);
}

gboolean
war_empires_is_pinned (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_PINNED] != 0;
}

gboolean
war_empires_is_prone_or_pinned (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_empires_is_pinned (setup, state, unit)
         || war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_PRONE] != 0;
}

gboolean
war_empires_is_formed (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  return cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] == 0 && cells[WAR_EMPIRES_UNIT_STATE_BENT] == 0;
}

WarEmpiresGait
war_empires_get_gait (const WarSetup *setup, const WarState *state, guint unit)
{
  switch (war_empires_get_type (setup, unit)->branch)
    {
    case WAR_EMPIRES_BATTERY:
      return WAR_EMPIRES_GUNS;
    case WAR_EMPIRES_COMMANDER:
      return WAR_EMPIRES_STAFF;
    case WAR_EMPIRES_VEHICLE:
      return WAR_EMPIRES_WHEELS;
    case WAR_EMPIRES_CAVALRY:
      return war_empires_is_mounted (setup, state, unit) ? WAR_EMPIRES_RIDERS : WAR_EMPIRES_ON_FOOT;
    case WAR_EMPIRES_INFANTRY:
    case WAR_EMPIRES_MACHINE_GUN:
    default:
      return WAR_EMPIRES_ON_FOOT;
    }
}

const WarEmpiresType *
war_empires_get_manner (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);
  const WarEmpiresType *foot
    = &war_empires_get_data (setup)->foot[war_empires_get_unit (setup, unit)->side];

  if (type->branch != WAR_EMPIRES_CAVALRY || war_empires_is_mounted (setup, state, unit)
      || foot->type == NULL)
    return type;

  return foot;
}

WarLength
war_empires_get_width (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->type->base_width & ~1;
}

WarLength
war_empires_get_depth (const WarSetup *setup, guint unit)
{
  return war_empires_get_type (setup, unit)->type->base_depth & ~1;
}

guint
war_empires_count_bases (const WarSetup *setup, const WarState *state, guint unit)
{
  guint first = war_empires_get_first_piece (setup, unit), n_bases = 0;

  while (n_bases < war_empires_get_type (setup, unit)->n_bases
         && war_setup_peek_piece (setup, state, first + n_bases)[WAR_PIECE_PRESENCE]
              != WAR_PRESENCE_GONE)
    n_bases++;

  return n_bases;
}

WarBase
war_empires_get_piece_base (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  guint unit = war_empires_find_unit (setup, piece);

  return war_base_place ((WarPosition){ cells[WAR_PIECE_X], cells[WAR_PIECE_Y] },
                         (WarHeading) cells[WAR_PIECE_HEADING], war_empires_get_width (setup, unit),
                         war_empires_get_depth (setup, unit));
}

guint
war_empires_get_bases (const WarSetup *setup, const WarState *state, guint unit,
                       WarBase bases[WAR_EMPIRES_MAX_BASES])
{
  guint n_bases = war_empires_count_bases (setup, state, unit);

  for (guint i = 0; i < n_bases; i++)
    bases[i]
      = war_empires_get_piece_base (setup, state, war_empires_get_first_piece (setup, unit) + i);

  return n_bases;
}

gint
war_empires_get_strength (const WarSetup *setup, const WarState *state, guint unit)
{
  guint first = war_empires_get_first_piece (setup, unit);
  gint strength = 0;

  for (guint i = 0; i < war_empires_count_bases (setup, state, unit); i++)
    strength += war_setup_peek_piece (setup, state, first + i)[WAR_EMPIRES_PIECE_FIGURES];

  return strength;
}

gint
war_empires_get_full_strength (const WarSetup *setup, guint unit)
{
  const WarEmpiresType *type = war_empires_get_type (setup, unit);

  return type->figures * (gint) type->n_bases;
}

/* Distances ----------------------------------------------------------------------------------- */

WarLength
war_empires_get_distance (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  WarBase one[WAR_EMPIRES_MAX_BASES], other[WAR_EMPIRES_MAX_BASES];
  guint n_one = war_empires_get_bases (setup, state, a, one);
  guint n_other = war_empires_get_bases (setup, state, b, other);
  WarLength least = G_MAXINT32;

  for (guint i = 0; i < n_one; i++)
    for (guint j = 0; j < n_other; j++)
      {
        WarLength distance = war_base_get_distance (&one[i], &other[j]);

        least = MIN (least, distance);
      }

  return least;
}

/* Units whose first bases are so far apart are, whatever they look like. */
static gboolean
is_far (const WarSetup *setup, const WarState *state, guint a, guint b, WarLength limit)
{
  const gint32 *one = war_setup_peek_piece (setup, state, war_empires_get_first_piece (setup, a));
  const gint32 *other = war_setup_peek_piece (setup, state, war_empires_get_first_piece (setup, b));
  WarLength reach = limit
                    + WAR_EMPIRES_MAX_BASES
                        * (war_empires_get_width (setup, a) + war_empires_get_depth (setup, a)
                           + war_empires_get_width (setup, b) + war_empires_get_depth (setup, b));

  return ABS (one[WAR_PIECE_X] - other[WAR_PIECE_X]) > reach
         || ABS (one[WAR_PIECE_Y] - other[WAR_PIECE_Y]) > reach;
}

gboolean
war_empires_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                       WarLength limit)
{
  return !is_far (setup, state, a, b, limit)
         && war_empires_get_distance (setup, state, a, b) <= limit;
}

gboolean
war_empires_touches (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  return war_empires_is_within (setup, state, a, b, TOUCH);
}

gboolean
war_empires_is_in_contact (const WarSetup *setup, const WarState *state, guint unit)
{
  if (war_empires_is_commander (setup, unit))
    return FALSE;

  for (guint i = 0; i < war_empires_count_units (setup); i++)
    if (war_empires_is_enemy (setup, unit, i) && war_empires_stands (setup, state, i)
        && !war_empires_is_commander (setup, i) && war_empires_touches (setup, state, unit, i))
      return TRUE;

  return FALSE;
}

/* Wholes -------------------------------------------------------------------------------------- */

WarBase
war_empires_place_whole (const WarSetup *setup, const WarState *state, guint unit, gint32 shape,
                         WarPosition front, WarHeading heading)
{
  WarLength n_bases = (WarLength) war_empires_count_bases (setup, state, unit);
  WarLength width = war_empires_get_width (setup, unit);
  WarLength depth = war_empires_get_depth (setup, unit);

  if (shape == WAR_FORMATION_COLUMN)
    depth *= MAX (n_bases, 1);
  else
    width *= MAX (n_bases, 1);

  return war_base_place (war_position_offset (front, heading, 0, -depth / 2), heading, width,
                         depth);
}

WarBase
war_empires_get_whole (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  return war_empires_place_whole (setup, state, unit, cells[WAR_FORMATION_SHAPE],
                                  (WarPosition){ cells[WAR_FORMATION_X], cells[WAR_FORMATION_Y] },
                                  (WarHeading) cells[WAR_FORMATION_HEADING]);
}

static WarPosition
get_front (const WarBase *whole)
{
  return war_position_offset (whole->centre, whole->heading, 0, whole->depth / 2);
}

guint
war_empires_split_whole (const WarSetup *setup, const WarState *state, guint unit, gint32 shape,
                         const WarBase *whole, WarBase bases[WAR_EMPIRES_MAX_BASES])
{
  guint n_bases = war_empires_count_bases (setup, state, unit);
  WarLength width = war_empires_get_width (setup, unit);
  WarLength depth = war_empires_get_depth (setup, unit);
  WarPosition front = get_front (whole);
  gint32 cells[WAR_FORMATION_OWN] = {
    [WAR_FORMATION_SHAPE] = shape,
    [WAR_FORMATION_X] = front.x,
    [WAR_FORMATION_Y] = front.y,
    [WAR_FORMATION_HEADING] = whole->heading,
  };

  for (guint i = 0; i < n_bases; i++)
    {
      WarPosition centre;
      WarHeading heading;

      war_formation_get_pose (cells, i, n_bases, width, depth, &centre, &heading);
      bases[i] = war_base_place (centre, heading, width, depth);
    }

  return n_bases;
}

void
war_empires_set_whole (const WarSetup *setup, WarState *state, guint unit, gint32 shape,
                       const WarBase *whole)
{
  gint32 *cells = war_setup_get_formation (setup, state, unit);
  guint first = war_empires_get_first_piece (setup, unit);
  guint n_bases = war_empires_count_bases (setup, state, unit);
  WarPosition front = get_front (whole);

  cells[WAR_FORMATION_SHAPE] = shape;
  cells[WAR_FORMATION_X] = front.x;
  cells[WAR_FORMATION_Y] = front.y;
  cells[WAR_FORMATION_HEADING] = whole->heading;
  cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] = cells[WAR_EMPIRES_UNIT_STATE_BENT] = 0;
  for (guint i = 0; i < n_bases; i++)
    war_setup_get_piece (setup, state, first + i)[WAR_PIECE_RANK] = (gint32) i;
  war_formation_place (setup, state, unit, war_empires_get_width (setup, unit),
                       war_empires_get_depth (setup, unit));
}

/* Whether the bases stand where those of that whole do. */
static gboolean
is_straight (const WarSetup *setup, const WarState *state, guint unit, const WarBase *bases)
{
  gint32 shape = war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE];
  WarBase whole = war_empires_get_whole (setup, state, unit), expected[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_split_whole (setup, state, unit, shape, &whole, expected);

  for (guint i = 0; i < n_bases; i++)
    if (ABS (bases[i].centre.x - expected[i].centre.x) > WAR_BASE_SLACK
        || ABS (bases[i].centre.y - expected[i].centre.y) > WAR_BASE_SLACK
        || bases[i].heading != expected[i].heading)
      return FALSE;

  return TRUE;
}

void
war_empires_set_trail (const WarSetup *setup, WarState *state, guint unit,
                       const WarBase bases[WAR_EMPIRES_MAX_BASES])
{
  gint32 *cells = war_setup_get_formation (setup, state, unit);
  guint first = war_empires_get_first_piece (setup, unit);
  WarPosition front = get_front (&bases[0]);

  cells[WAR_FORMATION_X] = front.x;
  cells[WAR_FORMATION_Y] = front.y;
  cells[WAR_FORMATION_HEADING] = bases[0].heading;
  for (guint i = 0; i < war_empires_count_bases (setup, state, unit); i++)
    {
      gint32 *piece = war_setup_get_piece (setup, state, first + i);

      piece[WAR_PIECE_RANK] = (gint32) i;
      piece[WAR_PIECE_X] = bases[i].centre.x;
      piece[WAR_PIECE_Y] = bases[i].centre.y;
      piece[WAR_PIECE_HEADING] = bases[i].heading;
    }
  cells[WAR_EMPIRES_UNIT_STATE_BENT] = !is_straight (setup, state, unit, bases);
}

/* Losing -------------------------------------------------------------------------------------- */

/* All about a base but which row it is. */
static void
copy_base (gint32 *to, const gint32 *from)
{
  static const guint columns[] = { WAR_PIECE_RANK,
                                   WAR_PIECE_X,
                                   WAR_PIECE_Y,
                                   WAR_PIECE_HEADING,
                                   WAR_EMPIRES_PIECE_FIGURES,
                                   WAR_EMPIRES_PIECE_START_X,
                                   WAR_EMPIRES_PIECE_START_Y,
                                   WAR_EMPIRES_PIECE_START_HEADING };

  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    to[columns[i]] = from[columns[i]];
}

void
war_empires_drop_base (const WarSetup *setup, WarState *state, guint unit, guint place)
{
  gint32 *cells = war_setup_get_formation (setup, state, unit);
  guint first = war_empires_get_first_piece (setup, unit);
  guint n_bases = war_empires_count_bases (setup, state, unit);
  gint32 *last = war_setup_get_piece (setup, state, first + n_bases - 1);

  for (guint i = place; i + 1 < n_bases; i++)
    copy_base (war_setup_get_piece (setup, state, first + i),
               war_setup_peek_piece (setup, state, first + i + 1));
  last[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  last[WAR_EMPIRES_PIECE_FIGURES] = 0;

  if (cells[WAR_EMPIRES_UNIT_STATE_LOSING] == (gint32) place)
    cells[WAR_EMPIRES_UNIT_STATE_LOSING] = WAR_NONE;
  else if (cells[WAR_EMPIRES_UNIT_STATE_LOSING] > (gint32) place)
    cells[WAR_EMPIRES_UNIT_STATE_LOSING]--;
}

void
war_empires_remove (WarContext *context, guint unit, WarEmpiresLoss loss, const char *clause)
{
  guint first = war_empires_get_first_piece (context->setup, unit);
  gint32 *cells = war_setup_get_formation (context->setup, context->state, unit);
  WarEvent *event
    = war_events_add (context->events, WAR_EMPIRES_EVENT_LOST, (gint) first, WAR_NONE, clause);

  event->arguments[0] = (gint32) loss;
  for (guint i = 0; i < war_empires_get_type (context->setup, unit)->n_bases; i++)
    {
      gint32 *piece = war_setup_get_piece (context->setup, context->state, first + i);

      piece[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
      piece[WAR_EMPIRES_PIECE_FIGURES] = 0;
    }
  cells[WAR_FORMATION_IN_USE] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_RETREAT] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_UNFORMED] = 0;
  cells[WAR_EMPIRES_UNIT_STATE_LOSING] = WAR_NONE;
}

/* Obstacles ----------------------------------------------------------------------------------- */

/* Commanders bar nobody's way but each other's (empires.C-18), and units theirs. */
static gboolean
is_in_way (const WarSetup *setup, const WarState *state, guint unit, guint other)
{
  return other != unit && war_empires_stands (setup, state, other)
         && (!war_empires_is_commander (setup, other) || war_empires_is_commander (setup, unit));
}

static void
add_obstacles (GArray *obstacles, const WarSetup *setup, const WarState *state, guint unit,
               guint other, const WarBase *now)
{
  gboolean is_enemy = war_empires_is_enemy (setup, unit, other);
  WarLength gap = war_empires_get_data (setup)->rules->numbers[WAR_EMPIRES_ENEMY_GAP];
  WarBase bases[WAR_EMPIRES_MAX_BASES];
  guint n_bases = war_empires_get_bases (setup, state, other, bases);

  for (guint i = 0; i < n_bases; i++)
    {
      WarObstacle obstacle = {
        .base = bases[i],
        .row = (gint) (war_empires_get_first_piece (setup, other) + i),
        .kind = is_enemy ? WAR_OBSTACLE_ENEMY : WAR_OBSTACLE_FRIEND,
      };

      if (is_enemy && now != NULL)
        obstacle.limit = war_obstacle_get_limit (now, &bases[i], gap);
      g_array_append_val (obstacles, obstacle);
    }
}

GArray *
war_empires_list_obstacles (const WarSetup *setup, const WarState *state, guint unit,
                            const WarBase *now)
{
  GArray *obstacles = g_array_new (FALSE, FALSE, sizeof (WarObstacle));

  for (guint i = 0; i < war_empires_count_units (setup); i++)
    if (is_in_way (setup, state, unit, i))
      add_obstacles (obstacles, setup, state, unit, i, now);

  return obstacles;
}

gboolean
war_empires_is_carried (const WarSetup *setup, const WarState *state, guint unit)
{
  return war_setup_peek_formation (setup, state, unit)[WAR_EMPIRES_UNIT_STATE_CARRIED] != 0;
}

gint
war_empires_get_load (const WarSetup *setup, const WarState *state, guint vehicle)
{
  return war_setup_peek_formation (setup, state, vehicle)[WAR_EMPIRES_UNIT_STATE_LOAD];
}

WarEvent *
war_empires_tell_place (WarContext *context, WarEmpiresEvent kind, guint unit, gint target,
                        const char *clause, gint32 last)
{
  WarEvent *event = war_events_add (
    context->events, kind, (gint) war_empires_get_first_piece (context->setup, unit),
    target == WAR_NONE ? WAR_NONE
                       : (gint) war_empires_get_first_piece (context->setup, (guint) target),
    clause);
  WarBase whole = war_empires_get_whole (context->setup, context->state, unit);

  event->arguments[0] = whole.centre.x;
  event->arguments[1] = whole.centre.y;
  event->arguments[2] = whole.heading;
  event->arguments[3] = last;
  return event;
}
