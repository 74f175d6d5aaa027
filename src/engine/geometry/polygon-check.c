/* polygon-check.c: whether a polygon is simple
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/geometry/geometry-private.h"
#include "engine/geometry/geometry.h"

/* Edges are numbered as the vertices that they begin at. A line sweeps over the plane from left to
 * right (Shamos and Hoey): wherever two edges meet first, they have been next to each other on the
 * line before, so that only such pairs are looked at. The line stops at the vertices, in the order
 * of x, then y, as if it leaned by less than any angle: then no edge stands upright. */
typedef struct
{
  gint64 place; /* in the order of the sweep; different for different positions */
  guint vertex;
} Stop;

typedef struct
{
  WarPosition left, right; /* ends, in the order of the sweep */
} Edge;

typedef struct
{
  const WarPosition *vertices;
  guint n_vertices;
  Edge *edges;
  guint *crossed; /* edges that the line crosses, by growing y */
  guint n_crossed;
} Sweep;

static gint64
get_place (WarPosition position)
{
  return position.x * ((gint64) 1 << 32) + position.y;
}

static guint
get_next (const Sweep *sweep, guint vertex)
{
  return vertex + 1 < sweep->n_vertices ? vertex + 1 : 0;
}

/* Positive if the position lies beyond the edge, in the direction of growing y; 0: on its line. */
static gint64
get_side (const Sweep *sweep, guint edge, WarPosition position)
{
  return war_cross (sweep->edges[edge].left, sweep->edges[edge].right, position);
}

/* Edges i < j as they may be in a simple polygon. */
static gboolean
edges_agree (const Sweep *sweep, guint i, guint j)
{
  WarPosition a = sweep->vertices[i], b = sweep->vertices[get_next (sweep, i)];
  WarPosition c = sweep->vertices[j], d = sweep->vertices[get_next (sweep, j)];

  /* Neighbours share a vertex, and must not turn back on each other. */
  if (j == i + 1)
    return !(war_orientation (a, b, d) == 0 && war_dot (b, a, d) > 0);
  if (i == 0 && j == sweep->n_vertices - 1)
    return !(war_orientation (c, d, b) == 0 && war_dot (d, c, b) > 0);

  return !war_segments_meet (a, b, c, d);
}

/* Whether the edges at that place on the line and before it agree, if there are both. */
static gboolean
neighbours_agree (const Sweep *sweep, guint place, guint *edge)
{
  guint i, j;

  if (place == 0 || place == sweep->n_crossed)
    return TRUE;

  i = MIN (sweep->crossed[place - 1], sweep->crossed[place]);
  j = MAX (sweep->crossed[place - 1], sweep->crossed[place]);
  *edge = i;
  return edges_agree (sweep, i, j);
}

/* How many edges on the line the position lies beyond. */
static guint
find_place (const Sweep *sweep, WarPosition position)
{
  guint low = 0, high = sweep->n_crossed;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (get_side (sweep, sweep->crossed[middle], position) > 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* Replaces n_old edges of the line by others. Mostly there are as many. */
static void
replace_edges (Sweep *sweep, guint place, guint n_old, const guint *others, guint n_others)
{
  guint *at = sweep->crossed + place;

  if (n_old != n_others)
    memmove (at + n_others, at + n_old, (sweep->n_crossed - place - n_old) * sizeof *at);
  for (guint i = 0; i < n_others; i++)
    at[i] = others[i];
  sweep->n_crossed += n_others - n_old;
}

/* Takes the line over a vertex: the edges that end there leave it, those that begin enter it.
 * FALSE if edges meet that may not; *edge is one of them. Two that begin on top of each other are
 * found where the shorter one ends. */
static gboolean
pass (Sweep *sweep, guint vertex, guint *edge)
{
  WarPosition position = sweep->vertices[vertex];
  guint incident[2] = { vertex > 0 ? vertex - 1 : sweep->n_vertices - 1, vertex };
  guint beginning[2];
  guint n_beginning = 0, n_ending = 0;
  guint place = find_place (sweep, position);

  while (place + n_ending < sweep->n_crossed
         && get_side (sweep, sweep->crossed[place + n_ending], position) == 0)
    {
      *edge = sweep->crossed[place + n_ending++];
      if (*edge != incident[0] && *edge != incident[1])
        return FALSE;
    }

  for (guint i = 0; i < 2; i++)
    if (get_place (sweep->edges[incident[i]].left) == get_place (position))
      beginning[n_beginning++] = incident[i];

  if (n_beginning == 2 && get_side (sweep, incident[0], sweep->edges[incident[1]].right) < 0)
    {
      beginning[0] = incident[1];
      beginning[1] = incident[0];
    }

  replace_edges (sweep, place, n_ending, beginning, n_beginning);
  return neighbours_agree (sweep, place, edge)
         && (n_beginning == 0 || neighbours_agree (sweep, place + n_beginning, edge));
}

/* Merges two runs of stops, each in order, to another place. */
static void
merge (const Stop *first, guint n_first, const Stop *second, guint n_second, Stop *to)
{
  while (n_first > 0 && n_second > 0)
    if (second->place < first->place)
      {
        *to++ = *second++;
        n_second--;
      }
    else
      {
        *to++ = *first++;
        n_first--;
      }

  memcpy (to, first, n_first * sizeof *to);
  memcpy (to + n_first, second, n_second * sizeof *to);
}

/* The run that begins at the first of n stops: its length; one that falls is turned round. */
static guint
find_run (Stop *stops, guint n)
{
  guint length = 1;

  if (n > 1 && stops[1].place < stops[0].place)
    {
      while (length < n && stops[length].place < stops[length - 1].place)
        length++;
      for (guint i = 0; i < length / 2; i++)
        {
          Stop swapped = stops[i];

          stops[i] = stops[length - 1 - i];
          stops[length - 1 - i] = swapped;
        }
      return length;
    }

  while (length < n && stops[length].place >= stops[length - 1].place)
    length++;
  return length;
}

/* The stops in order, in one of the two places. An outline goes to and fro in few runs, which are
 * merged in pairs until there is one. */
static Stop *
sort_stops (Stop *stops, Stop *other, guint n)
{
  guint n_runs;

  do
    {
      Stop *swapped = stops;

      n_runs = 0;
      for (guint i = 0; i < n; n_runs++)
        {
          guint first = find_run (stops + i, n - i);
          guint second = i + first < n ? find_run (stops + i + first, n - i - first) : 0;

          merge (stops + i, first, stops + i + first, second, other + i);
          i += first + second;
        }
      stops = other;
      other = swapped;
    }
  while (n_runs > 1);

  return stops;
}

/* Lays out the edges and the stops. */
static void
set_up (Sweep *sweep, Stop *stops)
{
  for (guint i = 0; i < sweep->n_vertices; i++)
    {
      WarPosition from = sweep->vertices[i];
      WarPosition to = sweep->vertices[get_next (sweep, i)];
      gboolean forwards = get_place (from) < get_place (to);

      sweep->edges[i] = (Edge){ forwards ? from : to, forwards ? to : from };
      stops[i] = (Stop){ get_place (from), i };
    }
}

static gboolean
sweep_over (Sweep *sweep, guint *edge)
{
  g_autofree Stop *room = g_new (Stop, 2 * sweep->n_vertices);
  const Stop *stops;

  set_up (sweep, room);
  stops = sort_stops (room, room + sweep->n_vertices, sweep->n_vertices);
  for (guint i = 0; i < sweep->n_vertices; i++)
    {
      *edge = stops[i].vertex;
      if (i > 0 && stops[i].place == stops[i - 1].place)
        return FALSE;
      if (!pass (sweep, stops[i].vertex, edge))
        return FALSE;
    }

  return TRUE;
}

/* Whether all of the outline is seen from the middle of its vertices, as it is of most shapes: then
 * it goes round once, always in the same direction, and the polygon is simple. */
static gboolean
is_star (const WarPosition *vertices, guint n_vertices)
{
  WarPosition middle, last = vertices[n_vertices - 1];
  gint64 x = 0, y = 0;
  guint n_rounds = 0, n_forwards = 0;

  for (guint i = 0; i < n_vertices; i++)
    {
      x += vertices[i].x;
      y += vertices[i].y;
    }
  middle = (WarPosition){ (WarLength) (x / n_vertices), (WarLength) (y / n_vertices) };

  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition next = vertices[i];
      gint64 side = war_cross (middle, last, next);

      if (side == 0)
        return FALSE;

      /* Each round goes once over the ray from the middle to the right. */
      n_forwards += side > 0;
      n_rounds += (last.y < middle.y) != (next.y < middle.y) && (side > 0) == (last.y < middle.y);
      last = next;
    }

  return n_rounds == 1 && (n_forwards == 0 || n_forwards == n_vertices);
}

WarPolygonFault
war_polygon_check (const WarPosition *vertices, guint n_vertices, guint *edge)
{
  Sweep sweep = { .vertices = vertices, .n_vertices = n_vertices };
  g_autofree Edge *edges = NULL;
  g_autofree guint *crossed = NULL;
  guint ignored;

  if (edge == NULL)
    edge = &ignored;

  *edge = 0;
  if (n_vertices < 3)
    return WAR_POLYGON_TOO_FEW;

  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition next = vertices[get_next (&sweep, i)];

      *edge = i;
      if (vertices[i].x == next.x && vertices[i].y == next.y)
        return WAR_POLYGON_REPEATED;
    }

  if (is_star (vertices, n_vertices))
    return WAR_POLYGON_VALID;

  edges = sweep.edges = g_new (Edge, n_vertices);
  crossed = sweep.crossed = g_new (guint, n_vertices);
  return sweep_over (&sweep, edge) ? WAR_POLYGON_VALID : WAR_POLYGON_SELF_MEETING;
}
