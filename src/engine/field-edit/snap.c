/* snap.c: places that attract what is being drawn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/snap.h"

#include "engine/field-edit/field-pick.h"
#include "engine/geometry/geometry.h"

/* 24 of them are a whole turn. */
#define N_DIRECTIONS 24

WarLength
war_snap_length (WarLength length, WarLength step)
{
  gint64 twice = 2 * (gint64) length + step;
  gint64 quotient = twice / (2 * (gint64) step);

  if (twice % (2 * (gint64) step) < 0)
    quotient--;
  return (WarLength) (quotient * step);
}

WarHeading
war_snap_heading (WarHeading heading)
{
  guint direction = ((guint) heading * N_DIRECTIONS + WAR_HEADING_TURN / 2) / WAR_HEADING_TURN;

  return (WarHeading) ((direction * WAR_HEADING_TURN + N_DIRECTIONS / 2) / N_DIRECTIONS
                       % WAR_HEADING_TURN);
}

WarPosition
war_snap_direction (WarPosition origin, WarPosition position)
{
  WarHeading heading = war_snap_heading (war_heading_towards (origin, position));

  return war_position_step (origin, heading, war_position_distance (origin, position));
}

/* The nearest place so far. */
typedef struct
{
  WarPosition position; /* that is drawn to it */
  WarLength reach; /* its distance */
  WarPosition place;
  gboolean found;
} Nearest;

static void
offer (Nearest *nearest, WarPosition place)
{
  WarLength distance = war_position_distance (nearest->position, place);

  if (distance > nearest->reach)
    return;

  nearest->reach = distance;
  nearest->place = place;
  nearest->found = TRUE;
}

/* A shape as an outline: its corners where it has no vertices. */
static void
offer_shape (Nearest *nearest, const WarShape *shape, WarSnapKind kind)
{
  WarPosition corners[4];
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);
  gboolean open = shape->kind == WAR_SHAPE_LINE;

  if (vertices == NULL)
    {
      if (kind == WAR_SNAP_VERTEX)
        offer (nearest, shape->centre);
      if (shape->kind == WAR_SHAPE_ELLIPSE)
        return;
      war_shape_get_corners (shape, corners);
      vertices = corners;
      n_vertices = G_N_ELEMENTS (corners);
    }

  for (guint i = 0; i < n_vertices; i++)
    if (kind == WAR_SNAP_VERTEX)
      offer (nearest, vertices[i]);
    else if (i + 1 < n_vertices || !open)
      offer (nearest, war_segment_get_nearest (vertices[i], vertices[(i + 1) % n_vertices],
                                               nearest->position));
}

static gboolean
is_near (const WarShape *shape, WarPosition position, WarLength reach)
{
  WarPosition minimum, maximum;

  war_shape_get_bounds (shape, &minimum, &maximum);
  return position.x >= minimum.x - reach && position.x <= maximum.x + reach
         && position.y >= minimum.y - reach && position.y <= maximum.y + reach;
}

static void
offer_items (Nearest *nearest, const WarField *field, const WarItem *left_out, guint n_left_out,
             WarSnapKind wanted)
{
  const WarPosition corners[]
    = { { 0, 0 }, { field->width, 0 }, { field->width, field->depth }, { 0, field->depth } };

  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < war_field_count_items (field, kind); i++)
      {
        const WarItem item = { kind, i };
        const WarShape shape = war_field_get_item_shape (field, item);

        if (is_near (&shape, nearest->position, nearest->reach)
            && !war_item_is_among (left_out, n_left_out, item))
          offer_shape (nearest, &shape, wanted);
      }

  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    offer (nearest,
           wanted == WAR_SNAP_VERTEX
             ? corners[i]
             : war_segment_get_nearest (corners[i], corners[(i + 1) % 4], nearest->position));
}

/* The guide nearest to the coordinate within reach; the coordinate itself if there is none. */
static gboolean
snap_to_guide (const GArray *guides, WarLength reach, WarLength *coordinate)
{
  WarLength from = *coordinate;
  gboolean found = FALSE;

  for (guint i = 0; guides != NULL && i < guides->len; i++)
    {
      WarLength guide = g_array_index (guides, WarLength, i);

      if (ABS (guide - from) <= reach)
        {
          reach = ABS (guide - from);
          *coordinate = guide;
          found = TRUE;
        }
    }

  return found;
}

WarPosition
war_snap_position (const WarSnap *snap, const WarField *field, const WarItem *left_out,
                   guint n_left_out, WarPosition position, WarSnapKind *kind)
{
  Nearest nearest = { .position = position, .reach = snap->reach };
  WarPosition gridded = position;
  gboolean on_guide_x, on_guide_y;

  *kind = WAR_SNAP_VERTEX;
  if (snap->vertices)
    offer_items (&nearest, field, left_out, n_left_out, WAR_SNAP_VERTEX);
  if (nearest.found)
    return nearest.place;

  if (snap->grid > 0)
    gridded = (WarPosition){ war_snap_length (position.x, snap->grid),
                             war_snap_length (position.y, snap->grid) };

  /* Where only one coordinate is on a guide, the grid takes the other. */
  *kind = WAR_SNAP_GUIDE;
  on_guide_x = snap_to_guide (snap->guides_x, snap->reach, &position.x);
  on_guide_y = snap_to_guide (snap->guides_y, snap->reach, &position.y);
  if (on_guide_x || on_guide_y)
    return (WarPosition){ on_guide_x ? position.x : gridded.x,
                          on_guide_y ? position.y : gridded.y };

  *kind = WAR_SNAP_EDGE;
  if (snap->edges)
    offer_items (&nearest, field, left_out, n_left_out, WAR_SNAP_EDGE);
  if (nearest.found)
    return nearest.place;

  *kind = snap->grid > 0 ? WAR_SNAP_GRID : WAR_SNAP_NONE;
  return gridded;
}
