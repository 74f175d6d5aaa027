/* charge-way.c: whether a charge can reach its target
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"

#define QUARTER (WAR_HEADING_TURN / 4)

/* Who measures on a table is not exact: a charge may be so much longer (entrenched.E-10). */
#define CHARGE_SLACK (WAR_MILLIMETRE / 2)

/* The shortest line between two bases --------------------------------------------------------- */

/* Two spans of one axis, the first around 0: where a shortest line leaves the one and comes to the
 * other. If they overlap that is the middle of what they share. */
static void
join_spans (WarLength half_a, WarLength centre_b, WarLength half_b, WarLength *from, WarLength *to)
{
  WarLength low = MAX (-half_a, centre_b - half_b), high = MIN (half_a, centre_b + half_b);

  if (low <= high)
    *from = *to = low + (high - low) / 2;
  else if (centre_b > 0)
    {
      *from = high;
      *to = low;
    }
  else
    {
      *from = low;
      *to = high;
    }
}

/* a × b + c × d in units of 1/WAR_SINE_ONE, rounded. */
static WarLength
project (gint64 a, gint64 b, gint64 c, gint64 d)
{
  gint64 sum = a * b + c * d;
  gint64 half = sum < 0 ? -WAR_SINE_ONE / 2 : WAR_SINE_ONE / 2;

  return (WarLength) ((sum + half) / WAR_SINE_ONE);
}

/* Edges that are parallel have many shortest lines: the one in the middle counts. */
static void
join_parallel (const WarBase *a, const WarBase *b, WarPosition *from, WarPosition *to)
{
  gint64 x = (gint64) b->centre.x - a->centre.x, y = (gint64) b->centre.y - a->centre.y;
  gint64 sine = war_heading_sine (a->heading), cosine = war_heading_cosine (a->heading);
  gboolean is_across = (b->heading - a->heading) % (2 * QUARTER) != 0;
  WarLength from_right, from_forward, to_right, to_forward;

  join_spans (a->width / 2, project (x, cosine, y, sine), (is_across ? b->depth : b->width) / 2,
              &from_right, &to_right);
  join_spans (a->depth / 2, project (x, sine, y, -cosine), (is_across ? b->width : b->depth) / 2,
              &from_forward, &to_forward);
  *from = war_position_offset (a->centre, a->heading, from_right, from_forward);
  *to = war_position_offset (a->centre, a->heading, to_right, to_forward);
}

/* The position of the segment that is nearest to the position. */
static WarPosition
find_foot (WarPosition a, WarPosition b, WarPosition position)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;
  gint64 along = x * ((gint64) position.x - a.x) + y * ((gint64) position.y - a.y);
  gint64 square = x * x + y * y;

  return war_fraction_between (
    (WarFraction){ (guint64) CLAMP (along, 0, square), (guint64) MAX (square, 1) }, a, b);
}

/* The nearest of all corners of `corners` and edges of `edges`; `is_first`: there is no least gap
 * yet. */
static void
join_corners (const WarBase *corners, const WarBase *edges, gboolean is_first, WarGap *least,
              WarPosition *corner, WarPosition *foot)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    for (guint j = 0; j < WAR_N_EDGES; j++)
      {
        WarPosition from, to;
        WarGap gap;

        war_base_get_edge (edges, j, &from, &to);
        gap = war_segment_get_gap (from, to, corners->corners[i]);
        if (is_first || war_gap_compare (gap, *least) < 0)
          {
            *least = gap;
            *corner = corners->corners[i];
            *foot = find_foot (from, to, *corner);
            is_first = FALSE;
          }
      }
}

static void
find_line (const WarBase *a, const WarBase *b, WarPosition *from, WarPosition *to)
{
  WarGap least;

  if ((a->heading - b->heading) % QUARTER == 0)
    {
      join_parallel (a, b, from, to);
      return;
    }

  join_corners (a, b, TRUE, &least, from, to);
  join_corners (b, a, FALSE, &least, to, from);
}

/* The way ------------------------------------------------------------------------------------- */

/* Whether the unit stands in the feature; whatever shelters it, it is in. */
static gboolean
is_in (const WarSetup *setup, const WarState *state, guint piece, guint feature)
{
  WarBase base = war_entrenched_get_base (setup, state, piece);

  return war_entrenched_peek (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE] == (gint32) feature
         || war_ground_feature_has (war_entrenched_get_data (setup)->ground, feature, base.centre);
}

/* Heavy terrain that the line goes through, or WAR_NONE. What the target stands in is none; what
 * the charger stands in is (E-9). */
static gint
find_heavy (const WarSetup *setup, const WarState *state, guint piece, guint target,
            WarPosition from, WarPosition to)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint32 inside = war_entrenched_peek (setup, state, piece)[WAR_ENTRENCHED_PIECE_INSIDE];

  for (guint i = 0; i < data->n_features; i++)
    if (data->features[i].is_heavy
        && (inside == (gint32) i || war_ground_feature_meets_segment (data->ground, i, from, to))
        && !is_in (setup, state, target, i)
        && !war_passage_is_bridged (&data->passage_scene, i, from, to))
      return (gint) i;

  return WAR_NONE;
}

/* Whether the line comes so far into the base that it is not by the rounding of corners alone. */
static gboolean
bars (const WarBase *base, WarPosition from, WarPosition to)
{
  WarBase core = war_base_place (base->centre, base->heading,
                                 MAX (base->width - 2 * WAR_BASE_SLACK, WAR_BASE_MIN),
                                 MAX (base->depth - 2 * WAR_BASE_SLACK, WAR_BASE_MIN));

  return war_segment_meets_polygon (from, to, core.corners, WAR_N_EDGES);
}

/* Another unit that stands in the line, or WAR_NONE. */
static gint
find_base_in_way (const WarSetup *setup, const WarState *state, guint piece, guint target,
                  WarPosition from, WarPosition to)
{
  guint n_units = war_entrenched_get_data (setup)->units->len;

  for (guint i = 0; i < n_units; i++)
    if (i != piece && i != target && war_entrenched_stands (setup, state, (gint) i))
      {
        WarBase base = war_entrenched_get_base (setup, state, i);

        if (bars (&base, from, to))
          return (gint) i;
      }

  return WAR_NONE;
}

/* Whether the target can be reached: entrenched.7.1, entrenched.7.2, E-9, E-10. */
gboolean
war_entrenched_check_charge_way (const WarSetup *setup, const WarState *state, guint piece,
                                 guint target, WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarLength reach = data->rules->numbers[WAR_ENTRENCHED_CHARGE];
  WarBase charger = war_entrenched_get_base (setup, state, piece);
  WarBase charged = war_entrenched_get_base (setup, state, target);
  WarPosition from, to;
  WarBase base;
  WarEdge edge;
  gint obstacle;

  if (!war_base_is_within (&charger, &charged, reach + CHARGE_SLACK))
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.7.1",
                                  war_base_get_distance (&charger, &charged), reach);

  find_line (&charger, &charged, &from, &to);
  obstacle = find_heavy (setup, state, piece, target, from, to);
  if (obstacle != WAR_NONE)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2", obstacle,
                                  0);

  obstacle = find_base_in_way (setup, state, piece, target, from, to);
  if (obstacle != WAR_NONE)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, "entrenched.E-10",
                                  obstacle, 0);
  if (!war_entrenched_find_edge (setup, state, piece, target, &base, &edge))
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_NO_EDGE, "entrenched.E-10", 0, 0);

  return TRUE;
}
