/* ranks.c: units of alike bases that stand in ranks: where they are, go, and what becomes of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/ranks.h"

#include <string.h>

guint
war_ranks_find_unit (const WarSetup *setup, guint piece)
{
  guint unit = setup->n_units - 1;

  while (setup->ranks[unit].first > piece)
    unit--;

  return unit;
}

void
war_ranks_begin (const WarSetup *setup, WarState *state, guint unit, gint32 type)
{
  const WarRanks *ranks = &setup->ranks[unit];

  war_setup_get_formation (setup, state, unit)[WAR_FORMATION_SIDE] = ranks->side;
  for (guint i = 0; i < ranks->n_bases; i++)
    {
      gint32 *cells = war_setup_get_piece (setup, state, ranks->first + i);

      cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_AWAY;
      cells[WAR_PIECE_SIDE] = ranks->side;
      cells[WAR_PIECE_TYPE] = type;
      cells[WAR_PIECE_FORMATION] = (gint32) unit;
      cells[WAR_PIECE_RANK] = (gint32) i;
    }
}

void
war_ranks_begin_so (const WarSetup *setup, WarState *state, guint unit, const WarUnitStart *start)
{
  const WarRanks *ranks = &setup->ranks[unit];
  gint32 *cells = war_setup_get_formation (setup, state, unit);

  for (guint i = start->n_bases; start->n_bases > 0 && i < ranks->n_bases; i++)
    war_setup_get_piece (setup, state, ranks->first + i)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  if (!start->is_placed)
    return;

  war_ranks_set_presence (setup, state, unit, WAR_PRESENCE_ON_FIELD);
  cells[WAR_FORMATION_SHAPE] = start->is_column ? WAR_FORMATION_COLUMN : WAR_FORMATION_LINE;
  cells[WAR_FORMATION_X] = start->at.x;
  cells[WAR_FORMATION_Y] = start->at.y;
  cells[WAR_FORMATION_HEADING] = start->heading;
  war_formation_place (setup, state, unit, ranks->width, ranks->depth);
}

static gint32
get_presence (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_setup_peek_piece (setup, state, piece)[WAR_PIECE_PRESENCE];
}

gboolean
war_ranks_stands (const WarSetup *setup, const WarState *state, guint unit)
{
  return get_presence (setup, state, war_ranks_first (setup, unit)) == WAR_PRESENCE_ON_FIELD;
}

void
war_ranks_set_presence (const WarSetup *setup, WarState *state, guint unit, WarPresence presence)
{
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  for (guint i = 0; i < n_bases; i++)
    war_setup_get_piece (setup, state, war_ranks_first (setup, unit) + i)[WAR_PIECE_PRESENCE]
      = (gint32) presence;
  war_setup_get_formation (setup, state, unit)[WAR_FORMATION_IN_USE]
    = presence == WAR_PRESENCE_ON_FIELD;
}

/* Bases --------------------------------------------------------------------------------------- */

guint
war_ranks_count_bases (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarRanks *ranks = &setup->ranks[unit];
  guint n_bases = 0;

  while (n_bases < ranks->n_bases
         && get_presence (setup, state, ranks->first + n_bases) != WAR_PRESENCE_GONE)
    n_bases++;

  return n_bases;
}

static WarBase
get_base (const WarSetup *setup, const WarState *state, guint unit, guint piece)
{
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);

  return war_base_place (war_piece_get_position (cells), (WarHeading) cells[WAR_PIECE_HEADING],
                         setup->ranks[unit].width, setup->ranks[unit].depth);
}

WarBase
war_ranks_get_base (const WarSetup *setup, const WarState *state, guint piece)
{
  return get_base (setup, state, war_ranks_find_unit (setup, piece), piece);
}

guint
war_ranks_get_bases (const WarSetup *setup, const WarState *state, guint unit, WarBase *bases)
{
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  for (guint i = 0; i < n_bases; i++)
    bases[i] = get_base (setup, state, unit, war_ranks_first (setup, unit) + i);

  return n_bases;
}

/* The row keeps being of the unit's type and side; all else that is known of a base goes with
 * it. */
void
war_ranks_drop (const WarSetup *setup, WarState *state, guint unit, guint place)
{
  guint first = war_ranks_first (setup, unit);
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  for (guint i = place; i + 1 < n_bases; i++)
    memcpy (war_setup_get_piece (setup, state, first + i),
            war_setup_peek_piece (setup, state, first + i + 1),
            setup->layout->tables[WAR_TABLE_PIECES].n_columns * sizeof (gint32));
  war_setup_get_piece (setup, state, first + n_bases - 1)[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
}

/* Distances ----------------------------------------------------------------------------------- */

/* What the rounding of corners may take off a distance, and more. */
#define SLACK 16

/* Whether two bases, however they have turned, are so far apart or farther. */
static gboolean
are_apart (const WarBase *a, const WarBase *b, WarLength distance)
{
  gint64 x = ABS ((gint64) a->centre.x - b->centre.x), y = ABS ((gint64) a->centre.y - b->centre.y);
  gint64 reach = (gint64) distance + (a->width + a->depth + b->width + b->depth) / 2 + SLACK;

  return x > reach || y > reach;
}

WarLength
war_ranks_get_distance (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  WarBase one[WAR_RANKS_MAX_BASES], other[WAR_RANKS_MAX_BASES];
  guint n_one = war_ranks_get_bases (setup, state, a, one);
  guint n_other = war_ranks_get_bases (setup, state, b, other);
  WarLength least = G_MAXINT32;

  for (guint i = 0; i < n_one; i++)
    for (guint j = 0; j < n_other; j++)
      {
        WarLength distance;

        if (least < G_MAXINT32 && are_apart (&one[i], &other[j], least))
          continue;
        distance = war_base_get_distance (&one[i], &other[j]);
        least = MIN (least, distance);
      }

  return least;
}

/* Units whose first bases are so far apart are, whatever they look like. */
static gboolean
is_far (const WarSetup *setup, const WarState *state, guint a, guint b, WarLength limit)
{
  const WarRanks *ranks[] = { &setup->ranks[a], &setup->ranks[b] };
  const gint32 *one = war_setup_peek_piece (setup, state, ranks[0]->first);
  const gint32 *other = war_setup_peek_piece (setup, state, ranks[1]->first);
  WarLength reach = limit;

  for (guint i = 0; i < G_N_ELEMENTS (ranks); i++)
    reach += (WarLength) ranks[i]->n_bases * (ranks[i]->width + ranks[i]->depth);

  return ABS (one[WAR_PIECE_X] - other[WAR_PIECE_X]) > reach
         || ABS (one[WAR_PIECE_Y] - other[WAR_PIECE_Y]) > reach;
}

gboolean
war_ranks_is_within (const WarSetup *setup, const WarState *state, guint a, guint b,
                     WarLength limit)
{
  WarBase one[WAR_RANKS_MAX_BASES], other[WAR_RANKS_MAX_BASES];
  guint n_one, n_other;

  if (is_far (setup, state, a, b, limit))
    return FALSE;

  n_one = war_ranks_get_bases (setup, state, a, one);
  n_other = war_ranks_get_bases (setup, state, b, other);
  for (guint i = 0; i < n_one; i++)
    for (guint j = 0; j < n_other; j++)
      if (war_base_is_within (&one[i], &other[j], limit))
        return TRUE;

  return FALSE;
}

gboolean
war_ranks_touches (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  return war_ranks_is_within (setup, state, a, b, WAR_RANKS_TOUCH);
}

/* Wholes -------------------------------------------------------------------------------------- */

WarBase
war_ranks_place_around (const WarSetup *setup, const WarState *state, guint unit, gint32 shape,
                        WarPosition centre, WarHeading heading)
{
  guint n_bases = war_ranks_count_bases (setup, state, unit);
  WarLength width = setup->ranks[unit].width, depth = setup->ranks[unit].depth;

  if (shape == WAR_FORMATION_COLUMN)
    depth *= (WarLength) MAX (n_bases, 1);
  else
    width *= (WarLength) MAX (n_bases, 1);

  return war_base_place (centre, heading, width, depth);
}

WarBase
war_ranks_place_whole (const WarSetup *setup, const WarState *state, guint unit, gint32 shape,
                       WarPosition front, WarHeading heading)
{
  WarBase whole = war_ranks_place_around (setup, state, unit, shape, front, heading);

  return war_base_place (war_position_offset (front, heading, 0, -whole.depth / 2), heading,
                         whole.width, whole.depth);
}

WarBase
war_ranks_get_whole (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);

  return war_ranks_place_whole (setup, state, unit, cells[WAR_FORMATION_SHAPE],
                                (WarPosition){ cells[WAR_FORMATION_X], cells[WAR_FORMATION_Y] },
                                (WarHeading) cells[WAR_FORMATION_HEADING]);
}

static void
set_formation (gint32 *cells, gint32 shape, const WarBase *whole)
{
  WarPosition front = war_position_offset (whole->centre, whole->heading, 0, whole->depth / 2);

  cells[WAR_FORMATION_SHAPE] = shape;
  cells[WAR_FORMATION_X] = front.x;
  cells[WAR_FORMATION_Y] = front.y;
  cells[WAR_FORMATION_HEADING] = whole->heading;
}

void
war_ranks_split_whole (gint32 shape, const WarBase *whole, guint n_bases, WarBase *bases)
{
  WarLength width = whole->width, depth = whole->depth;
  gint32 cells[WAR_FORMATION_OWN];

  set_formation (cells, shape, whole);
  if (shape == WAR_FORMATION_COLUMN)
    depth /= (WarLength) MAX (n_bases, 1);
  else
    width /= (WarLength) MAX (n_bases, 1);
  for (guint i = 0; i < n_bases; i++)
    {
      WarPosition centre;
      WarHeading heading;

      war_formation_get_pose (cells, i, n_bases, width, depth, &centre, &heading);
      bases[i] = war_base_place (centre, heading, width, depth);
    }
}

guint
war_ranks_split (const WarSetup *setup, const WarState *state, guint unit, gint32 shape,
                 const WarBase *whole, WarBase *bases)
{
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  war_ranks_split_whole (shape, whole, n_bases, bases);
  return n_bases;
}

/* Standing ------------------------------------------------------------------------------------ */

void
war_ranks_set_whole (const WarSetup *setup, WarState *state, guint unit, gint32 shape,
                     const WarBase *whole)
{
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  set_formation (war_setup_get_formation (setup, state, unit), shape, whole);
  for (guint i = 0; i < n_bases; i++)
    war_setup_get_piece (setup, state, war_ranks_first (setup, unit) + i)[WAR_PIECE_RANK]
      = (gint32) i;
  war_formation_place (setup, state, unit, setup->ranks[unit].width, setup->ranks[unit].depth);
}

/* The first base that does not stand where the unit's formation has it, or n_bases. */
static guint
find_out_of_place (const WarSetup *setup, const WarState *state, guint unit, const WarBase *bases,
                   guint n_bases)
{
  gint32 shape = war_setup_peek_formation (setup, state, unit)[WAR_FORMATION_SHAPE];
  WarBase whole = war_ranks_get_whole (setup, state, unit), expected[WAR_RANKS_MAX_BASES];
  guint place = 0;

  war_ranks_split_whole (shape, &whole, n_bases, expected);
  while (place < n_bases && ABS (bases[place].centre.x - expected[place].centre.x) <= WAR_BASE_SLACK
         && ABS (bases[place].centre.y - expected[place].centre.y) <= WAR_BASE_SLACK
         && bases[place].heading == expected[place].heading)
    place++;

  return place;
}

gboolean
war_ranks_set_trail (const WarSetup *setup, WarState *state, guint unit, const WarBase *bases)
{
  gint32 *cells = war_setup_get_formation (setup, state, unit);
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  set_formation (cells, cells[WAR_FORMATION_SHAPE], &bases[0]);
  for (guint i = 0; i < n_bases; i++)
    {
      gint32 *piece = war_setup_get_piece (setup, state, war_ranks_first (setup, unit) + i);

      piece[WAR_PIECE_RANK] = (gint32) i;
      war_piece_set_pose (piece, bases[i].centre, bases[i].heading);
    }

  return find_out_of_place (setup, state, unit, bases, n_bases) == n_bases;
}

void
war_ranks_shift (const WarSetup *setup, WarState *state, guint unit, WarPosition shift)
{
  gint32 *cells = war_setup_get_formation (setup, state, unit);
  guint n_bases = war_ranks_count_bases (setup, state, unit);

  cells[WAR_FORMATION_X] += shift.x;
  cells[WAR_FORMATION_Y] += shift.y;
  for (guint i = 0; i < n_bases; i++)
    {
      gint32 *piece = war_setup_get_piece (setup, state, war_ranks_first (setup, unit) + i);

      piece[WAR_PIECE_X] += shift.x;
      piece[WAR_PIECE_Y] += shift.y;
    }
}

void
war_ranks_add_obstacles (const WarSetup *setup, const WarState *state, guint unit, guint other,
                         const WarBase *now, WarLength gap, GArray *obstacles)
{
  gboolean is_enemy = war_ranks_is_enemy (setup, unit, other);
  WarBase bases[WAR_RANKS_MAX_BASES];
  guint n_bases = war_ranks_get_bases (setup, state, other, bases);

  for (guint i = 0; i < n_bases; i++)
    {
      WarObstacle obstacle = {
        .base = bases[i],
        .row = (gint) (war_ranks_first (setup, other) + i),
        .kind = is_enemy ? WAR_OBSTACLE_ENEMY : WAR_OBSTACLE_FRIEND,
      };

      if (is_enemy && now != NULL)
        obstacle.limit = war_obstacle_get_limit (now, &bases[i], gap);
      g_array_append_val (obstacles, obstacle);
    }
}

/* Faults -------------------------------------------------------------------------------------- */

static char *
find_base_fault (const WarSetup *setup, const WarState *state, guint unit, guint place)
{
  guint piece = war_ranks_first (setup, unit) + place;
  const gint32 *cells = war_setup_peek_piece (setup, state, piece);
  gint32 presence = cells[WAR_PIECE_PRESENCE];

  if (presence == WAR_PRESENCE_FREE || cells[WAR_PIECE_SIDE] != war_ranks_side (setup, unit)
      || cells[WAR_PIECE_FORMATION] != (gint32) unit)
    return g_strdup_printf ("piece %u is none of unit %u", piece, unit);
  if (place > 0 && presence != WAR_PRESENCE_GONE
      && get_presence (setup, state, piece - 1) != presence)
    return g_strdup_printf ("piece %u is there, and that before it is not", piece);

  return NULL;
}

char *
war_ranks_find_fault (const WarSetup *setup, const WarState *state, guint unit)
{
  const gint32 *cells = war_setup_peek_formation (setup, state, unit);
  gint32 shape = cells[WAR_FORMATION_SHAPE];
  char *fault = NULL;

  if (shape < WAR_FORMATION_LINE || shape > WAR_FORMATION_COLUMN)
    return g_strdup_printf ("formations %u: shape is %d", unit, shape);
  for (guint i = 0; fault == NULL && i < setup->ranks[unit].n_bases; i++)
    fault = find_base_fault (setup, state, unit, i);
  if (fault != NULL)
    return fault;
  if ((cells[WAR_FORMATION_IN_USE] != 0) != war_ranks_stands (setup, state, unit))
    return g_strdup_printf ("unit %u is in use, or stands", unit);
  if (cells[WAR_FORMATION_SIDE] != war_ranks_side (setup, unit))
    return g_strdup_printf ("unit %u is of side %d", unit, cells[WAR_FORMATION_SIDE]);

  return NULL;
}

char *
war_ranks_find_place_fault (const WarSetup *setup, const WarState *state, guint unit,
                            gboolean is_formed)
{
  const WarField *field = setup->operation->field;
  WarBase bases[WAR_RANKS_MAX_BASES];
  guint n_bases = war_ranks_get_bases (setup, state, unit, bases), place;

  for (guint i = 0; i < n_bases; i++)
    for (guint j = 0; j < WAR_N_EDGES; j++)
      {
        WarPosition corner = bases[i].corners[j];

        if (corner.x < -WAR_BASE_SLACK || corner.y < -WAR_BASE_SLACK
            || corner.x > field->width + WAR_BASE_SLACK || corner.y > field->depth + WAR_BASE_SLACK)
          return g_strdup_printf ("base %u of unit %u is not on the field", i, unit);
      }

  place = is_formed ? find_out_of_place (setup, state, unit, bases, n_bases) : n_bases;
  return place == n_bases ? NULL
                          : g_strdup_printf ("base %u of unit %u is out of its place", place, unit);
}

/* Bases of a unit are rounded one by one, and may reach over the edge of the whole. */
#define ROUNDING 10

gboolean
war_ranks_overlap (const WarSetup *setup, const WarState *state, guint a, guint b)
{
  WarBase one[WAR_RANKS_MAX_BASES], other[WAR_RANKS_MAX_BASES];
  guint n_one = war_ranks_get_bases (setup, state, a, one);
  guint n_other = war_ranks_get_bases (setup, state, b, other);

  for (guint i = 0; i < n_one; i++)
    {
      WarBase inner = war_base_place (one[i].centre, one[i].heading,
                                      MAX (one[i].width - ROUNDING, WAR_BASE_MIN),
                                      MAX (one[i].depth - ROUNDING, WAR_BASE_MIN));

      for (guint j = 0; j < n_other; j++)
        if (war_base_overlaps (&inner, &other[j]))
          return TRUE;
    }

  return FALSE;
}
