/* visibility.c: all that is seen from a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/ground/visibility-private.h"

#include <math.h>
#include <stdlib.h>

#include "engine/ground/sight-private.h"

/* How far the polygon that stands for what is near a feature may be off it. */
#define ARC_TOLERANCE 10.0

/* A direction from the firer to where an edge begins or ends. */
typedef struct
{
  WarPosition step;
  guint end; /* 2 × edge, + 1 where it ends */
} Direction;

typedef struct
{
  WarSweepRound *round;
  GArray *directions; /* Direction */
  WarPosition centre;
} Builder;

/* Blockers, parts and edges ------------------------------------------------------------------ */

static gint64
get_cross (WarPosition a, WarPosition b)
{
  return (gint64) a.x * b.y - (gint64) a.y * b.x;
}

/* An edge that points at the firer, or goes through it, is not seen. */
static void
add_edge (const Builder *builder, guint part, WarPosition a, WarPosition b)
{
  WarPosition first = { a.x - builder->centre.x, a.y - builder->centre.y };
  WarPosition last = { b.x - builder->centre.x, b.y - builder->centre.y };
  gint64 cross = get_cross (first, last);
  guint index = builder->round->edges->len;

  if (cross == 0)
    return;

  if (cross < 0)
    {
      WarPosition exchanged = first;

      first = last;
      last = exchanged;
      cross = -cross;
    }

  g_array_append_vals (builder->round->edges,
                       &(WarBlockerEdge){
                         .x = (double) (last.y - first.y) / (double) cross,
                         .y = (double) (first.x - last.x) / (double) cross,
                         .part = part,
                       },
                       1);
  g_array_append_vals (builder->directions,
                       (const Direction[]){ { first, 2 * index }, { last, 2 * index + 1 } }, 2);
}

static void
add_part (const Builder *builder, gboolean is_body, gboolean is_sparing,
          const WarPosition *vertices, guint n_vertices)
{
  guint part = builder->round->parts->len;

  g_array_append_vals (builder->round->parts,
                       &(WarBlockerPart){
                         .blocker = builder->round->blockers->len - 1,
                         .is_body = is_body,
                         .is_sparing = is_sparing,
                       },
                       1);
  for (guint i = 0, j = n_vertices - 1; i < n_vertices; j = i++)
    add_edge (builder, part, vertices[j], vertices[i]);
}

static void
add_blocker (const Builder *builder, WarBlocks blocks, WarLength limit)
{
  g_array_append_vals (builder->round->blockers, &(WarBlocker){ .blocks = blocks, .limit = limit },
                       1);
}

/* What is near a feature ---------------------------------------------------------------------- */

/* Around the vertex, where the outline turns from one edge to the next: the corners of a polygon
 * around the arc. */
static void
add_arc (GArray *outline, WarPosition vertex, double from, double turn, WarLength limit)
{
  double step = fmin (sqrt (8 * ARC_TOLERANCE / limit), 0.5);
  guint n_corners = (guint) fmax (1, ceil (turn / step));
  double radius = limit / cos (turn / n_corners / 2);

  for (guint i = 0; i < n_corners; i++)
    {
      double direction = from + turn * (i + 0.5) / n_corners;
      const WarPosition corner = { vertex.x + (WarLength) lround (radius * cos (direction)),
                                   vertex.y + (WarLength) lround (radius * sin (direction)) };

      g_array_append_val (outline, corner);
    }
}

/* The direction that lies outwards of an edge of a clockwise polygon. */
static double
get_outwards (WarPosition a, WarPosition b)
{
  return atan2 ((double) a.x - b.x, (double) b.y - a.y);
}

/* Adds everything within the limit of a convex polygon, clockwise and without repeated vertices,
 * which may be a segment or a single position. */
static void
add_near_convex (const Builder *builder, const WarPosition *vertices, guint n_vertices,
                 WarLength limit)
{
  g_autoptr (GArray) outline = g_array_new (FALSE, FALSE, sizeof (WarPosition));

  if (n_vertices == 1)
    add_arc (outline, vertices[0], 0, 2 * G_PI, limit);
  for (guint i = 0; i < n_vertices && n_vertices > 1; i++)
    {
      WarPosition vertex = vertices[i];
      double from = get_outwards (vertices[(i + n_vertices - 1) % n_vertices], vertex);
      double to = get_outwards (vertex, vertices[(i + 1) % n_vertices]);

      /* Never to the left; half a turn may have either sign. */
      add_arc (outline, vertex, from, fabs (remainder (to - from, 2 * G_PI)), limit);
    }

  add_part (builder, FALSE, TRUE, (const WarPosition *) (void *) outline->data, outline->len);
}

static gboolean
is_convex (const WarPosition *vertices, guint n_vertices)
{
  for (guint i = 0; i < n_vertices; i++)
    if (war_orientation (vertices[i], vertices[(i + 1) % n_vertices],
                         vertices[(i + 2) % n_vertices])
        < 0)
      return FALSE;

  return TRUE;
}

/* The vertices clockwise, none of them twice in succession. */
static GArray *
clean_vertices (const WarPosition *vertices, guint n_vertices)
{
  GArray *cleaned = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  gboolean is_clockwise = war_polygon_get_double_area (vertices, n_vertices) >= 0;

  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition vertex = vertices[is_clockwise ? i : n_vertices - 1 - i];
      WarPosition last = vertices[is_clockwise ? (i + n_vertices - 1) % n_vertices
                                               : (n_vertices - i) % n_vertices];

      if (vertex.x != last.x || vertex.y != last.y || (i == 0 && n_vertices == 1))
        g_array_append_val (cleaned, vertex);
    }
  if (cleaned->len == 0)
    g_array_append_val (cleaned, vertices[0]);

  return cleaned;
}

/* Adds everything within the limit of a polygon: together with the polygon, what is near its
 * edges. */
static void
add_near (const Builder *builder, const WarPosition *vertices, guint n_vertices, WarLength limit)
{
  g_autoptr (GArray) cleaned = clean_vertices (vertices, n_vertices);
  const WarPosition *corners = (const WarPosition *) (void *) cleaned->data;

  if (limit <= 0)
    return;

  if (is_convex (corners, cleaned->len))
    {
      add_near_convex (builder, corners, cleaned->len, limit);
      return;
    }

  for (guint i = 0, j = cleaned->len - 1; i < cleaned->len; j = i++)
    add_near_convex (builder, (const WarPosition[]){ corners[j], corners[i] }, 2, limit);
}

/* The scene ----------------------------------------------------------------------------------- */

static void
add_feature (const Builder *builder, const WarSightScene *scene, guint feature)
{
  const WarSightEffect *effect = &scene->effects[feature];
  guint n_parts = war_ground_get_n_parts (scene->ground, feature);

  add_blocker (builder, (WarBlocks) effect->blocks, effect->limit);
  for (guint i = 0; i < n_parts; i++)
    {
      guint n_vertices;
      const WarPosition *vertices = war_ground_get_part (scene->ground, feature, i, &n_vertices);

      add_part (builder, TRUE, effect->blocks != WAR_BLOCKS_DEPTH, vertices, n_vertices);
      if (effect->blocks == WAR_BLOCKS_FAR)
        add_near (builder, vertices, n_vertices, effect->limit);
    }
}

static void
add_scene (const Builder *builder, const WarSightScene *scene, const WarBase *firer)
{
  const WarField *field = war_ground_get_field (scene->ground);
  const WarPosition corners[]
    = { { 0, 0 }, { field->width, 0 }, { field->width, field->depth }, { 0, field->depth } };

  add_blocker (builder, WAR_BLOCKS_NEVER, 0);
  add_part (builder, TRUE, FALSE, corners, G_N_ELEMENTS (corners));
  for (guint i = 0; i < war_ground_get_n_features (scene->ground); i++)
    if (scene->effects[i].blocks != WAR_BLOCKS_NEVER && !war_sight_spares_firer (scene, firer, i))
      add_feature (builder, scene, i);
  for (guint i = 0; i < scene->n_bases; i++)
    {
      add_blocker (builder, WAR_BLOCKS_ALWAYS, 0);
      add_part (builder, TRUE, FALSE, scene->bases[i].corners, WAR_N_EDGES);
    }
}

/* Directions ---------------------------------------------------------------------------------- */

/* Clockwise from the right. */
static gint
compare_directions (gconstpointer first, gconstpointer second)
{
  WarPosition a = ((const Direction *) first)->step, b = ((const Direction *) second)->step;
  gboolean a_is_late = a.y < 0 || (a.y == 0 && a.x < 0);
  gboolean b_is_late = b.y < 0 || (b.y == 0 && b.x < 0);
  gint64 cross = get_cross (b, a);

  if (a_is_late != b_is_late)
    return a_is_late ? 1 : -1;
  return (cross > 0) - (cross < 0);
}

/* Sorts the directions, and numbers them where the edges begin and end. */
static void
number_directions (const Builder *builder)
{
  WarSweepRound *round = builder->round;
  const Direction *directions = (const Direction *) (void *) builder->directions->data;

  g_array_sort (builder->directions, compare_directions);
  for (guint i = 0; i < builder->directions->len; i++)
    {
      WarBlockerEdge *edge = &g_array_index (round->edges, WarBlockerEdge, directions[i].end / 2);

      if (i == 0 || compare_directions (&directions[i - 1], &directions[i]) != 0)
        {
          double length = hypot (directions[i].step.x, directions[i].step.y);
          const WarRay ray = { directions[i].step.x / length, directions[i].step.y / length };

          g_array_append_val (round->rays, ray);
        }
      *(directions[i].end % 2 == 0 ? &edge->first : &edge->last) = round->rays->len - 1;
    }
}

static void
count_edge (WarSweepRound *round, guint edge, gint change)
{
  WarBlockerPart *part = &g_array_index (round->parts, WarBlockerPart,
                                         g_array_index (round->edges, WarBlockerEdge, edge).part);

  part->n_edges += (guint) change;
  round->n_odd_parts += part->n_edges % 2 != 0 ? 1 : G_MAXUINT;
  if (part->is_sparing)
    g_array_index (round->blockers, WarBlocker, part->blocker).n_sparing_edges += (guint) change;
}

static void
show_edge (WarSweepRound *round, guint edge)
{
  const WarBlockerEdge *line = &g_array_index (round->edges, WarBlockerEdge, edge);
  const WarSeenEdge seen = { .x = line->x, .y = line->y, .edge = edge, .part = line->part };

  g_array_append_val (round->seen, seen);
  count_edge (round, edge, 1);
}

/* The others keep their order: they are sorted. */
static void
hide_edges (WarSweepRound *round, guint direction)
{
  guint n_seen = 0;

  for (guint i = 0; i < round->seen->len; i++)
    {
      WarSeenEdge seen = g_array_index (round->seen, WarSeenEdge, i);

      if (g_array_index (round->edges, WarBlockerEdge, seen.edge).last == direction)
        count_edge (round, seen.edge, -1);
      else
        g_array_index (round->seen, WarSeenEdge, n_seen++) = seen;
    }
  g_array_set_size (round->seen, n_seen);
}

/* The sweep begins among the edges that lie across the first direction. */
static void
sweep (const Builder *builder)
{
  WarSweepRound *round = builder->round;
  const Direction *next = (const Direction *) (void *) builder->directions->data;
  const Direction *end = next + builder->directions->len;

  for (guint i = 0; i < round->edges->len; i++)
    {
      const WarBlockerEdge *edge = &g_array_index (round->edges, WarBlockerEdge, i);

      if (edge->first > edge->last)
        show_edge (round, i);
    }

  for (guint i = 0; i < round->rays->len; i++)
    {
      WarRay from = g_array_index (round->rays, WarRay, i);
      WarRay to = g_array_index (round->rays, WarRay, (i + 1) % round->rays->len);

      hide_edges (round, i);
      for (; next < end; next++)
        {
          const WarBlockerEdge *edge = &g_array_index (round->edges, WarBlockerEdge, next->end / 2);

          if ((next->end % 2 == 0 ? edge->first : edge->last) != i)
            break;
          if (next->end % 2 == 0)
            show_edge (round, next->end / 2);
        }
      war_visibility_add_wedge (round, from, to);
    }
  war_visibility_end (round);
}

GPtrArray *
war_visibility_find (const WarSightScene *scene, const WarBase *firer)
{
  const WarField *field = war_ground_get_field (scene->ground);
  g_autoptr (GArray) blockers = g_array_new (FALSE, FALSE, sizeof (WarBlocker));
  g_autoptr (GArray) parts = g_array_new (FALSE, FALSE, sizeof (WarBlockerPart));
  g_autoptr (GArray) edges = g_array_new (FALSE, FALSE, sizeof (WarBlockerEdge));
  g_autoptr (GArray) rays = g_array_new (FALSE, FALSE, sizeof (WarRay));
  g_autoptr (GArray) seen = g_array_new (FALSE, FALSE, sizeof (WarSeenEdge));
  g_autoptr (GArray) directions = g_array_new (FALSE, FALSE, sizeof (Direction));
  WarSweepRound round = {
    .blockers = blockers,
    .parts = parts,
    .edges = edges,
    .rays = rays,
    .seen = seen,
    .polygons = g_ptr_array_new_with_free_func ((GDestroyNotify) g_array_unref),
    .centre = firer->centre,
    .reach = hypot (field->width, field->depth),
    .is_around = TRUE,
  };
  const Builder builder = { &round, directions, firer->centre };

  war_visibility_begin (&round);
  add_scene (&builder, scene, firer);
  number_directions (&builder);
  sweep (&builder);

  return round.polygons;
}
