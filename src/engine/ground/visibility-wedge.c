/* visibility-wedge.c: what is seen between two directions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/visibility-private.h"

#include <math.h>

/* Between two neighbouring directions the same edges lie on each ray. Where none of them cross they
 * do so in the same order, and what is seen is the same sequence of spans between two edges each.
 * So a wedge in which edges cross is parted there. What ends sight in a wood, at a depth of it, is
 * a curve: such a wedge is parted until chords are near enough to it. */

#define CURVE_TOLERANCE 10.0
#define NARROW 5.0 /* so far apart at their ends rays need not be parted */
#define SAME 1e-9 /* as a share: what may be rounding */
#define MAX_PARTINGS 200

#define ORIGIN (-1) /* in place of an edge: the firer itself */
#define CURVE (-2) /* in place of an edge: where a limited depth ends */

/* What is seen on a ray: from one edge on to another. */
typedef struct
{
  gint near, far;
} Span;

/* Where the ray goes into or out of a feature of limited depth. */
typedef struct
{
  gint edge;
  guint blocker;
  gboolean is_entry;
} March;

/* A polygon that the next wedge may go on with. */
typedef struct
{
  gint near, far; /* where it was left */
  GArray *near_side, *far_side; /* WarPosition, clockwise around the firer */
  guint n_near, n_far; /* of them, those that stay when the side goes straight on */
  gboolean goes_on;
} OpenPolygon;

/* Where something lies on rays of a wedge: both ends, and between them. */
#define N_SAMPLES 5

typedef struct
{
  WarRay rays[N_SAMPLES];
  double weights[N_SAMPLES]; /* the ray before its length was made 1, relative to the ends */
  double cut[N_SAMPLES];
} Samples;

static WarRay
mix (WarRay from, WarRay to, double share, double *length)
{
  WarRay ray = { from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share };

  *length = sqrt (ray.x * ray.x + ray.y * ray.y);
  ray.x /= *length;
  ray.y /= *length;
  return ray;
}

static double
get_sine (WarRay from, WarRay to)
{
  return from.x * to.y - from.y * to.x;
}

static WarSeenEdge *
get_seen (const WarSweepRound *round, guint index)
{
  return &g_array_index (round->seen, WarSeenEdge, index);
}

static double
get_nearness (const WarSeenEdge *seen, WarRay ray)
{
  return seen->x * ray.x + seen->y * ray.y;
}

static double
get_distance (const WarSweepRound *round, gint edge, WarRay ray)
{
  const WarBlockerEdge *line;

  if (edge == ORIGIN)
    return 0;
  line = &g_array_index (round->edges, WarBlockerEdge, edge);
  return 1 / (line->x * ray.x + line->y * ray.y);
}

/* From one wedge to the next there is little to move. */
static void
sort_seen (WarSweepRound *round, WarRay ray)
{
  WarSeenEdge *seen = (WarSeenEdge *) (void *) round->seen->data;

  for (guint i = 0; i < round->seen->len; i++)
    {
      WarSeenEdge moved = seen[i];
      guint place = i;

      moved.nearness = get_nearness (get_seen (round, i), ray);
      for (; place > 0 && seen[place - 1].nearness < moved.nearness; place--)
        seen[place] = seen[place - 1];
      seen[place] = moved;
    }
}

/* Walking along a ray ------------------------------------------------------------------------ */

typedef struct
{
  WarSweepRound *round;
  guint n_blocking;
  gboolean is_over; /* nothing more is seen */
} Walk;

static gboolean
is_blocking (const WarBlocker *blocker)
{
  return blocker->is_met && blocker->n_spared == 0;
}

/* Goes into the part, or out of it. */
static void
cross_part (Walk *walk, WarBlockerPart *part, gint edge)
{
  WarBlocker *blocker = &g_array_index (walk->round->blockers, WarBlocker, part->blocker);
  gboolean was_blocking = is_blocking (blocker), was_in = blocker->n_bodies > 0;
  guint step;

  part->is_inside = !part->is_inside;
  step = part->is_inside ? 1 : G_MAXUINT;
  blocker->n_bodies += part->is_body ? step : 0;
  blocker->n_spared += part->is_sparing ? step : 0;

  if (blocker->blocks != WAR_BLOCKS_NEVER && blocker->blocks != WAR_BLOCKS_DEPTH)
    blocker->is_met |= blocker->n_bodies > 0;
  else if (blocker->blocks == WAR_BLOCKS_DEPTH && was_in != (blocker->n_bodies > 0))
    g_array_append_vals (walk->round->marches, &(March){ edge, part->blocker, !was_in }, 1);

  walk->n_blocking += is_blocking (blocker);
  walk->n_blocking -= was_blocking;
  walk->is_over |= is_blocking (blocker) && blocker->n_sparing_edges_left == 0;
}

/* The part, made ready if the ray has not come to it before. */
static WarBlockerPart *
get_part (Walk *walk, guint index)
{
  WarSweepRound *round = walk->round;
  WarBlockerPart *part = &g_array_index (round->parts, WarBlockerPart, index);
  WarBlocker *blocker = &g_array_index (round->blockers, WarBlocker, part->blocker);

  if (blocker->stamp != round->stamp)
    {
      blocker->stamp = round->stamp;
      blocker->n_sparing_edges_left = blocker->n_sparing_edges;
      blocker->n_bodies = blocker->n_spared = 0;
      blocker->is_met = FALSE;
    }
  if (part->stamp != round->stamp)
    {
      part->stamp = round->stamp;
      part->is_inside = FALSE;
      if (part->n_edges % 2 != 0)
        cross_part (walk, part, ORIGIN);
    }

  return part;
}

/* Begins in all that the firer is in; most often that is only the field. */
static void
begin_walk (Walk *walk)
{
  WarSweepRound *round = walk->round;
  guint n_odd_parts = get_part (walk, 0)->is_inside ? 1 : 0;

  for (guint i = 0; i < round->seen->len && n_odd_parts < round->n_odd_parts; i++)
    {
      guint index = get_seen (round, i)->part;
      gboolean is_new = g_array_index (round->parts, WarBlockerPart, index).stamp != round->stamp;

      n_odd_parts += get_part (walk, index)->is_inside && is_new;
    }
}

/* The ray goes out of what it is still in with the last edge that was walked over. */
static void
end_marches (WarSweepRound *round, guint n_walked)
{
  guint n_marches = round->marches->len;

  for (guint i = 0; i < n_marches && n_walked > 0; i++)
    {
      guint index = g_array_index (round->marches, March, i).blocker;
      WarBlocker *blocker = &g_array_index (round->blockers, WarBlocker, index);
      const March march = { (gint) get_seen (round, n_walked - 1)->edge, index, FALSE };

      if (blocker->n_bodies > 0)
        g_array_append_val (round->marches, march);
      blocker->n_bodies = 0;
    }
}

/* Finds the spans, and where the ray goes through what has a limited depth. Returns how many of the
 * edges that took. */
static guint
walk_along (WarSweepRound *round)
{
  const WarBlocker *field = &g_array_index (round->blockers, WarBlocker, 0);
  Walk walk = { .round = round };
  Span span = { ORIGIN, ORIGIN };
  gboolean was_seen;
  guint i;

  round->stamp++;
  g_array_set_size (round->marches, 0);
  g_array_set_size (round->spans, 0);
  begin_walk (&walk);
  was_seen = walk.n_blocking == 0 && field->n_bodies > 0;
  for (i = 0; i < round->seen->len && !walk.is_over; i++)
    {
      gint edge = (gint) get_seen (round, i)->edge;
      WarBlockerPart *part = get_part (&walk, get_seen (round, i)->part);
      gboolean is_seen;

      if (part->is_sparing)
        g_array_index (round->blockers, WarBlocker, part->blocker).n_sparing_edges_left--;
      cross_part (&walk, part, edge);
      is_seen = walk.n_blocking == 0 && field->n_bodies > 0;
      if (is_seen && !was_seen)
        span.near = edge;
      if (was_seen && !is_seen)
        {
          span.far = edge;
          g_array_append_val (round->spans, span);
        }
      walk.is_over |= part->blocker == 0 && field->n_bodies == 0;
      was_seen = is_seen;
    }

  end_marches (round, i);
  return i;
}

/* Where on the ray a limited depth ends first. */
static double
find_cut (const WarSweepRound *round, WarRay ray)
{
  double cut = 2 * round->reach;

  for (guint i = 0; i < round->marches->len; i++)
    {
      const March *march = &g_array_index (round->marches, March, i);
      WarBlocker *blocker = &g_array_index (round->blockers, WarBlocker, march->blocker);

      blocker->depth = blocker->entry = 0;
    }

  for (guint i = 0; i < round->marches->len; i++)
    {
      const March *march = &g_array_index (round->marches, March, i);
      WarBlocker *blocker = &g_array_index (round->blockers, WarBlocker, march->blocker);
      double distance = get_distance (round, march->edge, ray);

      if (march->is_entry)
        blocker->entry = distance;
      else
        blocker->depth += distance - blocker->entry;
      if (!march->is_entry && blocker->depth > blocker->limit)
        cut = MIN (cut, distance - (blocker->depth - blocker->limit));
    }

  return cut;
}

/* Polygons ----------------------------------------------------------------------------------- */

static void
close_polygon (WarSweepRound *round, OpenPolygon *open, gboolean is_around)
{
  for (guint i = open->near_side->len; i > 0 && !is_around; i--)
    g_array_append_val (open->far_side, g_array_index (open->near_side, WarPosition, i - 1));

  if (open->far_side->len >= 3)
    g_ptr_array_add (round->polygons, open->far_side);
  else
    g_array_unref (open->far_side);
  g_array_unref (open->near_side);
}

static void
add_position (const WarSweepRound *round, GArray *side, WarRay ray, double distance)
{
  const WarPosition position = { round->centre.x + (WarLength) lround (ray.x * distance),
                                 round->centre.y + (WarLength) lround (ray.y * distance) };
  const WarPosition *last
    = side->len > 0 ? &g_array_index (side, WarPosition, side->len - 1) : NULL;

  if (last == NULL || last->x != position.x || last->y != position.y)
    g_array_append_val (side, position);
}

/* Goes on with one side of a polygon, straight on if it lies on the same edge as before. */
static void
add_side (const WarSweepRound *round, GArray *side, guint *n_staying, gboolean is_straight_on,
          const WarRay rays[2], const double distances[2])
{
  if (is_straight_on)
    {
      g_array_set_size (side, *n_staying);
    }
  else
    {
      add_position (round, side, rays[0], distances[0]);
      *n_staying = side->len;
    }
  add_position (round, side, rays[1], distances[1]);
}

static OpenPolygon *
find_open (const WarSweepRound *round, gint near, gint far)
{
  for (guint i = 0; i < round->open->len; i++)
    {
      OpenPolygon *open = &g_array_index (round->open, OpenPolygon, i);

      if (!open->goes_on && open->near == near && (open->far == far || near == ORIGIN))
        return open;
    }

  return NULL;
}

static void
add_span (WarSweepRound *round, gint near, gint far, const WarRay rays[2],
          const double near_distances[2], const double far_distances[2])
{
  OpenPolygon *open = find_open (round, near, far);
  gboolean is_begun = open != NULL;

  if (!is_begun)
    {
      const OpenPolygon begun = { .near = near,
                                  .near_side = g_array_new (FALSE, FALSE, sizeof (WarPosition)),
                                  .far_side = g_array_new (FALSE, FALSE, sizeof (WarPosition)) };

      g_array_append_val (round->open, begun);
      open = &g_array_index (round->open, OpenPolygon, round->open->len - 1);
    }

  add_side (round, open->near_side, &open->n_near, is_begun && near >= 0, rays, near_distances);
  add_side (round, open->far_side, &open->n_far, is_begun && far >= 0 && far == open->far, rays,
            far_distances);
  open->far = far;
  open->goes_on = TRUE;
}

/* Ends the polygons with which the last wedge did not go on. */
static void
close_polygons (WarSweepRound *round)
{
  gboolean sees_around = FALSE;
  guint n_open = 0;

  for (guint i = 0; i < round->open->len; i++)
    {
      OpenPolygon *open = &g_array_index (round->open, OpenPolygon, i);

      if (!open->goes_on)
        {
          close_polygon (round, open, FALSE);
          continue;
        }
      sees_around |= open->near == ORIGIN;
      open->goes_on = FALSE;
      g_array_index (round->open, OpenPolygon, n_open++) = *open;
    }
  g_array_set_size (round->open, n_open);
  round->is_around &= sees_around;
}

/* Wedges ------------------------------------------------------------------------------------- */

/* Two edges that are not in the same order on both rays, as places in round->seen, which is sorted
 * for a ray between them; those that were not walked over count only as they come before others. */
static gboolean
find_crossing (const WarSweepRound *round, guint n_walked, WarRay ray, guint *first, guint *second)
{
  double last = G_MAXDOUBLE;

  for (guint i = 0; i < round->seen->len; i++)
    {
      double nearness = get_nearness (get_seen (round, i), ray);

      if (i > 0 && nearness > last * (1 + SAME))
        {
          *first = MIN (i, n_walked) - 1;
          *second = i;
          return TRUE;
        }
      if (i < n_walked)
        last = nearness;
    }

  return FALSE;
}

/* Where edges of round->seen cross in the wedge, as a share of the way; −1: nowhere. */
static double
find_parting (const WarSweepRound *round, guint n_walked, WarRay from, WarRay to)
{
  guint first, second;
  double at_from, at_to;

  if (n_walked == 0
      || (!find_crossing (round, n_walked, from, &first, &second)
          && !find_crossing (round, n_walked, to, &first, &second)))
    return -1;

  at_from
    = get_nearness (get_seen (round, first), from) - get_nearness (get_seen (round, second), from);
  at_to = get_nearness (get_seen (round, first), to) - get_nearness (get_seen (round, second), to);
  return at_from / (at_from - at_to);
}

static void
take_samples (const WarSweepRound *round, WarRay from, WarRay to, Samples *samples)
{
  for (guint i = 0; i < N_SAMPLES; i++)
    {
      samples->rays[i] = mix (from, to, (double) i / (N_SAMPLES - 1), &samples->weights[i]);
      samples->cut[i] = find_cut (round, samples->rays[i]);
    }
}

/* Whether the chord is as good as the curve. On a chord 1/t is linear. */
static gboolean
is_nearly_straight (const WarSweepRound *round, const Samples *samples)
{
  double first = samples->cut[0], last = samples->cut[N_SAMPLES - 1];

  for (guint i = 1; i + 1 < N_SAMPLES; i++)
    {
      double share = (double) i / (N_SAMPLES - 1);
      double chord = samples->weights[i] / ((1 - share) / first + share / last);

      if (fabs (chord - samples->cut[i]) > CURVE_TOLERANCE
          && MIN (chord, samples->cut[i]) < round->reach)
        return FALSE;
    }

  return TRUE;
}

typedef enum
{
  CUT_BEFORE,
  CUT_AFTER,
  CUT_THERE_AND_BACK, /* on some rays before, on others after */
} Cut;

/* How the cut lies to an edge. */
static Cut
compare_cut (const WarSweepRound *round, const Samples *samples, gint edge)
{
  gboolean is_before = FALSE, is_after = FALSE;

  for (guint i = 0; i < N_SAMPLES; i++)
    {
      double distance = get_distance (round, edge, samples->rays[i]);

      is_before |= samples->cut[i] < distance - 1;
      is_after |= samples->cut[i] > distance + 1;
    }

  if (is_before && is_after)
    return CUT_THERE_AND_BACK;
  return is_after ? CUT_AFTER : CUT_BEFORE;
}

static gboolean
is_simple (const WarSweepRound *round, const Samples *samples)
{
  if (!is_nearly_straight (round, samples))
    return FALSE;

  for (guint i = 0; i < round->spans->len; i++)
    {
      const Span *span = &g_array_index (round->spans, Span, i);

      if (compare_cut (round, samples, span->near) == CUT_THERE_AND_BACK
          || compare_cut (round, samples, span->far) == CUT_THERE_AND_BACK)
        return FALSE;
    }

  return TRUE;
}

/* Adds the spans of a wedge that needs no parting. */
static void
add_spans (WarSweepRound *round, const Samples *samples)
{
  const WarRay rays[] = { samples->rays[0], samples->rays[N_SAMPLES - 1] };
  const double cut[] = { samples->cut[0], samples->cut[N_SAMPLES - 1] };
  gboolean is_cut = round->marches->len > 0;

  for (guint i = 0; i < round->spans->len; i++)
    {
      const Span *span = &g_array_index (round->spans, Span, i);
      const double near[]
        = { get_distance (round, span->near, rays[0]), get_distance (round, span->near, rays[1]) };
      const double far[]
        = { get_distance (round, span->far, rays[0]), get_distance (round, span->far, rays[1]) };

      if (!is_cut || compare_cut (round, samples, span->far) == CUT_AFTER)
        add_span (round, span->near, span->far, rays, near, far);
      else if (compare_cut (round, samples, span->near) != CUT_BEFORE)
        add_span (round, span->near, CURVE, rays, near,
                  (double[]){ CLAMP (cut[0], near[0], far[0]), CLAMP (cut[1], near[1], far[1]) });
    }
  close_polygons (round);
}

static void
add_part (WarSweepRound *round, WarRay from, WarRay to, guint n_partings)
{
  gboolean may_part = n_partings < MAX_PARTINGS && get_sine (from, to) > SAME;
  Samples samples = { .rays = { from, from, from, to, to } };
  double length, share = -1;
  WarRay middle = mix (from, to, 0.5, &length);
  guint n_walked;

  sort_seen (round, middle);
  n_walked = walk_along (round);
  if (may_part)
    share = find_parting (round, n_walked, from, to);
  if (share < 0 && round->marches->len > 0)
    {
      take_samples (round, from, to, &samples);
      if (may_part && !is_simple (round, &samples)
          && get_sine (from, to) * MIN (round->reach, samples.cut[N_SAMPLES / 2]) > NARROW)
        share = 0.5;
    }

  if (share <= 0 || share >= 1)
    {
      add_spans (round, &samples);
      return;
    }
  middle = mix (from, to, share, &length);
  add_part (round, from, middle, n_partings + 1);
  add_part (round, middle, to, n_partings + 1);
}

void
war_visibility_add_wedge (WarSweepRound *round, WarRay from, WarRay to)
{
  double sine = get_sine (from, to);

  /* Half of a turn or more has the firer on the edge of the field, and nothing is there. */
  if (sine < 0 || (sine < SAME && from.x * to.x + from.y * to.y < 0))
    close_polygons (round);
  else if (sine > SAME / 1000)
    add_part (round, from, to, 0);
}

void
war_visibility_begin (WarSweepRound *round)
{
  round->marches = g_array_new (FALSE, FALSE, sizeof (March));
  round->spans = g_array_new (FALSE, FALSE, sizeof (Span));
  round->open = g_array_new (FALSE, FALSE, sizeof (OpenPolygon));
}

void
war_visibility_end (WarSweepRound *round)
{
  for (guint i = 0; i < round->open->len; i++)
    {
      OpenPolygon *open = &g_array_index (round->open, OpenPolygon, i);

      close_polygon (round, open, open->near == ORIGIN && round->is_around);
    }
  g_array_unref (round->marches);
  g_array_unref (round->spans);
  g_array_unref (round->open);
}
