/* leg.c: legs of men and stands of Trench Raider (raider.R-9, raider.R-23)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* Where the ground is not plain, it is looked at every so much. */
#define STEP WAR_MILLIMETRE
#define MAX_NEAR 128

typedef struct
{
  const WarSetup *setup;
  const WarState *state;
  guint unit;
  gint side;
  const WarRaiderType *type;
  WarPosition from;
  WarHeading heading;
  WarLength room; /* how far it comes */
  WarBound bound;
} Way;

static void
limit (Way *way, WarLength room, WarBoundKind kind, gint row)
{
  if (room >= way->room)
    return;

  way->room = MAX (room, 0);
  way->bound = (WarBound){ .kind = kind, .row = row };
}

static WarPosition
step (const Way *way, WarLength distance)
{
  return war_position_step (way->from, way->heading, distance);
}

/* The edge of the field -------------------------------------------------------------------- */

static gboolean
is_on_field (const Way *way, WarPosition place)
{
  const WarField *field = war_raider_get_data (way->setup)->field;

  return place.x >= way->type->half_width && place.x <= field->width - way->type->half_width
         && place.y >= way->type->half_depth && place.y <= field->depth - way->type->half_depth;
}

/* The greatest distance up to the room at which the test, true at first, is still so. */
static WarLength
bisect (const Way *way, gboolean (*test) (const Way *way, WarPosition place))
{
  WarLength good = 0, bad = way->room;

  if (test (way, step (way, way->room)))
    return way->room;
  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;

      if (test (way, step (way, middle)))
        good = middle;
      else
        bad = middle;
    }

  return good;
}

/* Clouds -------------------------------------------------------------------------------------- */

static gboolean
is_in_cloud (const Way *way, WarLength distance, WarPosition centre, WarLength radius)
{
  WarBase base = war_raider_place_base (way->type, step (way, distance), 0);

  return war_base_meets_disc (&base, centre, radius);
}

/* No base gets under one from outside (raider.2.11). */
static void
stop_at_clouds (Way *way)
{
  guint first = war_raider_get_data (way->setup)->first_cloud;
  WarLength radius = war_raider_get_number (way->setup, WAR_RAIDER_GAS_RING) / 2;
  WarBase base = war_raider_place_base (way->type, way->from, 0);

  for (guint i = first; i < first + WAR_RAIDER_MAX_CLOUDS; i++)
    {
      const gint32 *cells = war_setup_peek_piece (way->setup, way->state, i);
      WarPosition centre = war_piece_get_position (cells);

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
          || !war_segment_meets_disc (way->from, step (way, way->room), centre,
                                      radius + way->type->reach)
          || war_base_meets_disc (&base, centre, radius))
        continue;
      for (WarLength at = 0; at < way->room; at += STEP)
        if (is_in_cloud (way, MIN (at + STEP, way->room), centre, radius))
          {
            WarLength good = at, bad = MIN (at + STEP, way->room);

            while (bad - good > 1)
              {
                WarLength middle = good + (bad - good) / 2;

                if (is_in_cloud (way, middle, centre, radius))
                  bad = middle;
                else
                  good = middle;
              }
            limit (way, good, WAR_BOUND_GROUND, WAR_NONE);
          }
    }
}

/* Ground -------------------------------------------------------------------------------------- */

/* What matters of the ground at a place. */
typedef struct
{
  guint features[WAR_RAIDER_MAX_AT];
  guint n_features;
  gboolean is_slow; /* each inch costs two */
  gint bar; /* that may not be entered; WAR_NONE */
} Footing;

static void
look_at (const Way *way, WarLength distance, Footing *footing)
{
  WarPosition position = step (way, distance);

  footing->n_features = war_raider_find_at (
    way->setup, war_raider_get_data (way->setup)->men_terrains, position, footing->features);
  footing->is_slow = FALSE;
  footing->bar = WAR_NONE;
  for (guint i = 0; i < footing->n_features; i++)
    {
      guint feature = footing->features[i];
      guint8 men = war_raider_get_men (way->setup, way->state, feature);

      footing->is_slow = footing->is_slow || men == WAR_RAIDER_MEN_HALF;
      if (men == WAR_RAIDER_MEN_GARRISON || men == WAR_RAIDER_MEN_CROSSING
          || (men == WAR_RAIDER_MEN_CUT
              && war_raider_is_wired (way->setup, way->state, way->side, feature, position)))
        footing->bar = (gint) feature;
    }
}

static gboolean
has_feature (const Footing *footing, guint feature)
{
  for (guint i = 0; i < footing->n_features; i++)
    if (footing->features[i] == feature)
      return TRUE;

  return FALSE;
}

static gboolean
are_same (const Footing *a, const Footing *b)
{
  gboolean are = a->n_features == b->n_features && a->bar == b->bar;

  for (guint i = 0; are && i < a->n_features; i++)
    are = has_feature (b, a->features[i]);
  return are;
}

/* The last place of the way that is like the one at a distance, of two between which that ends. */
static WarLength
find_end (const Way *way, const Footing *like, WarLength good, WarLength bad)
{
  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;
      Footing there;

      look_at (way, middle, &there);
      if (are_same (like, &there))
        good = middle;
      else
        bad = middle;
    }

  return good;
}

/* What is paid once for coming from one to the other (raider.R-9). */
static WarLength
get_toll (const Way *way, const Footing *from, const Footing *to)
{
  WarLength toll = 0;

  for (guint i = 0; i < to->n_features; i++)
    if (!has_feature (from, to->features[i])
        && war_raider_get_men (way->setup, way->state, to->features[i]) == WAR_RAIDER_MEN_INCH)
      toll += WAR_INCH;

  return toll;
}

/* Whether the way meets nothing that matters. */
static gboolean
is_plain (const Way *way)
{
  guint32 terrains = war_raider_get_data (way->setup)->men_terrains;

  return terrains == 0
         || !war_ground_segment_meets (war_raider_get_data (way->setup)->ground, terrains,
                                       way->from, step (way, way->room));
}

/* How far it is to the first feature that matters; 0: the way begins in one. */
static WarLength
find_first (const Way *way)
{
  const WarRaider *data = war_raider_get_data (way->setup);
  WarPosition to = step (way, way->room);
  gint64 x = (gint64) to.x - way->from.x, y = (gint64) to.y - way->from.y;
  WarGroundHit hit;

  return war_ground_find_hits (data->ground, war_raider_get_memo (way->setup)->scratch,
                               data->men_terrains, way->from, to, &hit, 1)
             > 0
           ? war_fraction_of_root_down (hit.entry, (guint64) (x * x + y * y)) / STEP * STEP
           : way->room;
}

/* Goes to the first feature at once, and from there on step by step; what it costs. */
static WarLength
walk (Way *way, WarLength allowance)
{
  WarLength first = find_first (way), at = MIN (first, way->room), paid = at;
  Footing here;

  look_at (way, at, &here);
  if (here.bar != WAR_NONE)
    limit (way, at, WAR_BOUND_GROUND, here.bar);
  while (at < way->room)
    {
      WarLength to = MIN (at + STEP, way->room), most;
      gint factor = here.is_slow ? 2 : 1;
      Footing there;

      look_at (way, to, &there);
      if (!are_same (&here, &there))
        {
          to = find_end (way, &here, at, to);
          look_at (way, to + 1, &there);
        }
      most = at + (allowance - paid) / factor;
      if (to > most)
        {
          limit (way, most, WAR_BOUND_SLOWED,
                 here.n_features > 0 ? (gint) here.features[0] : WAR_NONE);
          return allowance;
        }

      paid += (to - at) * factor;
      at = to;
      if (are_same (&here, &there))
        continue;
      if (there.bar != WAR_NONE)
        limit (way, at, WAR_BOUND_GROUND, there.bar);
      else if (paid + get_toll (way, &here, &there) + (there.is_slow ? 2 : 1) > allowance)
        limit (way, at, WAR_BOUND_SLOWED, WAR_NONE);
      else
        {
          paid += get_toll (way, &here, &there) + (there.is_slow ? 2 : 1);
          at++;
          here = there;
        }
    }

  return paid;
}

/* Others ------------------------------------------------------------------------------------- */

/* Between which distances, or a hundredth more, a box that goes along the way overlaps one there:
 * FALSE, never. */
static gboolean
find_overlap (const Way *way, WarPosition centre, WarLength half_width, WarLength half_depth,
              WarLength most, WarLength *first, WarLength *last)
{
  const gint64 away[] = { (gint64) centre.x - way->from.x, (gint64) centre.y - way->from.y };
  const gint64 speed[] = { war_heading_sine (way->heading), -war_heading_cosine (way->heading) };
  const gint64 half[] = { half_width, half_depth };
  gint64 from = 0, to = most;

  for (guint i = 0; i < G_N_ELEMENTS (away); i++)
    {
      gint64 a, b;

      if (speed[i] == 0)
        {
          if (away[i] <= -half[i] || away[i] >= half[i])
            return FALSE;
          continue;
        }
      a = (away[i] - half[i]) * WAR_SINE_ONE / speed[i];
      b = (away[i] + half[i]) * WAR_SINE_ONE / speed[i];
      from = MAX (from, MIN (a, b) - 1);
      to = MIN (to, MAX (a, b) + 1);
    }

  *first = (WarLength) from;
  *last = (WarLength) to;
  return from < to;
}

/* How finely a way is looked at for others; where one is met is found exactly. */
#define GRID (WAR_MILLIMETRE / 10)

/* Whether it is in contact so far along the way, or of a vehicle, on it. */
static gboolean
meets (const Way *way, guint other, WarLength at, WarLength half_width, WarLength half_depth)
{
  WarBase base = war_raider_place_base (way->type, step (way, at), 0), its;

  if (!war_raider_is_vehicle (way->setup, way->state, other))
    return war_raider_boxes_are_within (
      base.centre, war_raider_get_centre (way->setup, way->state, other), half_width, half_depth,
      war_raider_get_number (way->setup, WAR_RAIDER_CONTACT));

  its = war_raider_get_base (way->setup, way->state, other);
  return war_base_overlaps (&base, &its);
}

/* Enemies are not passed: a way ends where it comes into contact with men and stands, and before
 * vehicles. */
static void
stop_at_enemies (Way *way, gboolean *touches)
{
  WarLength contact = war_raider_get_number (way->setup, WAR_RAIDER_CONTACT);

  for (guint i = 0; i < war_raider_count_units (way->setup); i++)
    {
      const gint32 *cells = war_setup_peek_piece (way->setup, way->state, i);
      const WarRaiderType *type;
      gboolean is_vehicle;
      WarLength width, depth, margin;
      WarLength first, last;

      if (cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD
          || war_raider_get_side (way->setup, i) == way->side)
        continue;
      type = war_raider_get_type (way->setup, way->state, i);
      is_vehicle = war_raider_is_vehicle_branch (type->branch);
      margin = is_vehicle ? 0 : contact;
      width = way->type->half_width + (is_vehicle ? type->reach : type->half_width);
      depth = way->type->half_depth + (is_vehicle ? type->reach : type->half_depth);
      if (!find_overlap (way, war_piece_get_position (cells), width + margin + 2,
                         depth + margin + 2, way->room, &first, &last))
        continue;
      for (WarLength at = first; at <= last && at <= way->room; at += GRID)
        if (meets (way, i, at, width, depth))
          {
            WarLength good = MAX (first, at - GRID + 1), bad = at;

            while (good < bad)
              {
                WarLength middle = good + (bad - good) / 2;

                if (meets (way, i, middle, width, depth))
                  bad = middle;
                else
                  good = middle + 1;
              }
            *touches = *touches || !is_vehicle;
            limit (way, is_vehicle ? bad - 1 : bad, WAR_BOUND_ENEMY, (gint) i);
            break;
          }
    }
}

static gboolean
is_on (const Way *way, WarLength at, const WarBase *other)
{
  WarBase base = war_raider_place_base (way->type, step (way, at), 0);

  return war_base_overlaps (&base, other);
}

/* The last place before the end of the way that is not on the other base, as the end is; from the
 * first that may be. */
static WarLength
find_clear (const Way *way, WarLength first, const WarBase *other)
{
  WarLength good = way->room, bad = way->room;

  while (good > first && is_on (way, good, other))
    {
      bad = good;
      good = MAX (good - STEP, first);
    }
  if (is_on (way, good, other))
    return MAX (good - 1, 0);
  while (bad - good > 1)
    {
      WarLength middle = good + (bad - good) / 2;

      if (is_on (way, middle, other))
        bad = middle;
      else
        good = middle;
    }

  return good;
}

/* Who would end on another base stops at the last clear place of the way. */
static void
stop_before_friends (Way *way)
{
  struct
  {
    WarLength first, last;
    gint row;
  } near[MAX_NEAR];
  guint n = 0;
  gboolean is_clear = FALSE;

  for (guint i = 0; i < war_raider_count_units (way->setup) && n < MAX_NEAR; i++)
    {
      const gint32 *cells = war_setup_peek_piece (way->setup, way->state, i);
      const WarRaiderType *type;
      gboolean is_vehicle;

      if (i == way->unit || cells[WAR_PIECE_PRESENCE] != WAR_PRESENCE_ON_FIELD)
        continue;
      type = war_raider_get_type (way->setup, way->state, i);
      is_vehicle = war_raider_is_vehicle_branch (type->branch);
      if (find_overlap (way, war_piece_get_position (cells),
                        way->type->half_width + (is_vehicle ? type->reach : type->half_width) - 2,
                        way->type->half_depth + (is_vehicle ? type->reach : type->half_depth) - 2,
                        way->room + 1, &near[n].first, &near[n].last))
        near[n++].row = (gint) i;
    }

  while (!is_clear && way->room > 0)
    {
      is_clear = TRUE;
      for (guint i = 0; i < n; i++)
        if (near[i].first < way->room && near[i].last > way->room)
          {
            WarBase other = war_raider_get_base (way->setup, way->state, (guint) near[i].row);

            if (!is_on (way, way->room, &other))
              continue;
            is_clear = FALSE;
            limit (way, find_clear (way, MAX (near[i].first - STEP, 0), &other), WAR_BOUND_FRIEND,
                   near[i].row);
          }
    }
}

/* A feature that covers where the way begins, and holds all of it. */
static gint
find_common_cover (const Way *way)
{
  gint feature = war_raider_find_cover (way->setup, way->state, way->from);

  for (WarLength at = STEP; feature != WAR_NONE && at < way->room + STEP; at += STEP)
    if (!war_ground_feature_has (war_raider_get_data (way->setup)->ground, (guint) feature,
                                 step (way, MIN (at, way->room))))
      return WAR_NONE;

  return feature;
}

/* The leg as the one piece goes it: so far, or as far as it can. */
void
war_raider_plan_leg (const WarSetup *setup, const WarState *state, guint unit, WarPosition from,
                     WarHeading heading, WarLength distance, WarLength allowance, WarRaiderLeg *leg)
{
  Way way = { .setup = setup,
              .state = state,
              .unit = unit,
              .side = war_raider_get_side (setup, unit),
              .type = war_raider_get_type (setup, state, unit),
              .from = from,
              .heading = heading,
              .room = MIN (distance, allowance) };
  gboolean touches = FALSE;
  WarLength before;

  limit (&way, bisect (&way, is_on_field), WAR_BOUND_FIELD, WAR_NONE);
  stop_at_clouds (&way);
  stop_at_enemies (&way, &touches);
  before = way.room;
  leg->cost = 0;
  if (!is_plain (&way))
    walk (&way, allowance);
  touches = touches && way.room == before;
  before = way.room;
  stop_before_friends (&way);
  leg->touches = touches && way.room == before;
  leg->cost = is_plain (&way) ? way.room : walk (&way, allowance);
  leg->to = step (&way, way.room);
  leg->bound = way.bound;
  leg->feature = find_common_cover (&way);
}
