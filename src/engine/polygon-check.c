/* polygon-check.c: whether a polygon is simple
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/geometry-private.h"
#include "engine/geometry.h"

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
  const WarPosition *vertices;
  guint n_vertices;
  guint *edges; /* that the line crosses, by growing y */
  guint n_edges;
} Sweep;

static gint64
get_place (WarPosition position)
{
  return position.x * ((gint64) 1 << 32) + position.y;
}

static gint
compare_stops (gconstpointer a, gconstpointer b)
{
  const Stop *first = a, *second = b;

  return (first->place > second->place) - (first->place < second->place);
}

static guint
get_next (const Sweep *sweep, guint vertex)
{
  return vertex + 1 < sweep->n_vertices ? vertex + 1 : 0;
}

/* The ends of an edge, in the order of the sweep. */
static WarPosition
get_end (const Sweep *sweep, guint edge, gboolean right)
{
  WarPosition from = sweep->vertices[edge];
  WarPosition to = sweep->vertices[get_next (sweep, edge)];

  return (get_place (from) < get_place (to)) == right ? to : from;
}

/* Positive if the position lies beyond the edge, in the direction of growing y; 0: on its line. */
static gint
get_side (const Sweep *sweep, guint edge, WarPosition position)
{
  return war_orientation (get_end (sweep, edge, FALSE), get_end (sweep, edge, TRUE), position);
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

  if (place == 0 || place == sweep->n_edges)
    return TRUE;

  i = MIN (sweep->edges[place - 1], sweep->edges[place]);
  j = MAX (sweep->edges[place - 1], sweep->edges[place]);
  *edge = i;
  return edges_agree (sweep, i, j);
}

/* How many edges on the line the position lies beyond. */
static guint
find_place (const Sweep *sweep, WarPosition position)
{
  guint low = 0, high = sweep->n_edges;

  while (low < high)
    {
      guint middle = (low + high) / 2;

      if (get_side (sweep, sweep->edges[middle], position) > 0)
        low = middle + 1;
      else
        high = middle;
    }

  return low;
}

/* Replaces n_old edges of the line by others. */
static void
replace_edges (Sweep *sweep, guint place, guint n_old, const guint *others, guint n_others)
{
  guint *at = sweep->edges + place;

  memmove (at + n_others, at + n_old, (sweep->n_edges - place - n_old) * sizeof *at);
  memcpy (at, others, n_others * sizeof *at);
  sweep->n_edges += n_others - n_old;
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

  while (place + n_ending < sweep->n_edges
         && get_side (sweep, sweep->edges[place + n_ending], position) == 0)
    {
      *edge = sweep->edges[place + n_ending++];
      if (*edge != incident[0] && *edge != incident[1])
        return FALSE;
    }

  for (guint i = 0; i < 2; i++)
    if (get_place (get_end (sweep, incident[i], TRUE)) != get_place (position))
      beginning[n_beginning++] = incident[i];

  if (n_beginning == 2 && get_side (sweep, incident[0], get_end (sweep, incident[1], TRUE)) < 0)
    {
      beginning[0] = incident[1];
      beginning[1] = incident[0];
    }

  replace_edges (sweep, place, n_ending, beginning, n_beginning);
  return neighbours_agree (sweep, place, edge)
         && (n_beginning == 0 || neighbours_agree (sweep, place + n_beginning, edge));
}

static gboolean
sweep_over (Sweep *sweep, Stop *stops, guint *edge)
{
  for (guint i = 0; i < sweep->n_vertices; i++)
    {
      stops[i].place = get_place (sweep->vertices[i]);
      stops[i].vertex = i;
    }
  qsort (stops, sweep->n_vertices, sizeof *stops, compare_stops);

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

WarPolygonFault
war_polygon_check (const WarPosition *vertices, guint n_vertices, guint *edge)
{
  Sweep sweep = { .vertices = vertices, .n_vertices = n_vertices };
  g_autofree Stop *stops = NULL;
  g_autofree guint *edges = NULL;
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

  stops = g_new (Stop, n_vertices);
  edges = sweep.edges = g_new (guint, n_vertices);
  return sweep_over (&sweep, stops, edge) ? WAR_POLYGON_VALID : WAR_POLYGON_SELF_MEETING;
}
