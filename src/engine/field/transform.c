/* transform.c: moving, turning, scaling and mirroring shapes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/transform.h"

#include <string.h>

#include "engine/geometry/geometry.h"

/* length × to / from, rounded to nearest, ties to even; from > 0. The product fits, as lengths have
 * at most 26 bits. */
static WarLength
scale (gint64 length, WarLength from, WarLength to)
{
  gint64 product = ABS (length) * to;
  gint64 quotient = product / from, remainder = product % from;

  if (2 * remainder > from || (2 * remainder == from && (quotient & 1) != 0))
    quotient++;
  quotient = MIN (quotient, (gint64) 4 * WAR_COORDINATE_MAX);

  return (WarLength) (length < 0 ? -quotient : quotient);
}

WarPosition
war_transform_position (const WarTransform *transform, WarPosition position)
{
  WarPosition origin = transform->origin;
  gint64 x = (gint64) position.x - origin.x, y = (gint64) position.y - origin.y;

  switch (transform->kind)
    {
    case WAR_TRANSFORM_MOVE:
      return (WarPosition){ position.x + origin.x, position.y + origin.y };
    case WAR_TRANSFORM_ROTATE:
      return war_position_offset (origin, transform->turn, (WarLength) x, (WarLength) -y);
    case WAR_TRANSFORM_SCALE:
      return (WarPosition){ origin.x + scale (x, transform->from.x, transform->to.x),
                            origin.y + scale (y, transform->from.y, transform->to.y) };
    case WAR_TRANSFORM_MIRROR_ACROSS:
      return (WarPosition){ origin.x - position.x, position.y };
    case WAR_TRANSFORM_MIRROR_ALONG:
    default:
      return (WarPosition){ position.x, origin.y - position.y };
    }
}

WarShape
war_shape_copy (const WarShape *shape)
{
  WarShape copy = *shape;

  if (shape->vertices != NULL)
    copy.vertices = g_array_copy (shape->vertices);

  return copy;
}

void
war_shape_clear (WarShape *shape)
{
  g_clear_pointer (&shape->vertices, g_array_unref);
}

const WarPosition *
war_shape_get_vertices (const WarShape *shape, guint *n_vertices)
{
  *n_vertices = shape->vertices != NULL ? shape->vertices->len : 0;
  return shape->vertices != NULL ? (const WarPosition *) (gpointer) shape->vertices->data : NULL;
}

gboolean
war_shape_equal (const WarShape *a, const WarShape *b)
{
  if (a->kind != b->kind || (a->vertices == NULL) != (b->vertices == NULL) || a->width != b->width)
    return FALSE;

  if (a->vertices != NULL)
    return a->vertices->len == b->vertices->len
           && memcmp (a->vertices->data, b->vertices->data, a->vertices->len * sizeof (WarPosition))
                == 0;

  return a->centre.x == b->centre.x && a->centre.y == b->centre.y && a->heading == b->heading
         && a->depth == b->depth;
}

/* How far it is to a position, at least 1. */
static WarLength
measure (const WarTransform *transform, WarPosition a, WarPosition b)
{
  WarLength distance = war_position_distance (war_transform_position (transform, a),
                                              war_transform_position (transform, b));

  return MAX (distance, 1);
}

/* A box that lies along the axes scales exactly; for others the middles of its edges do. */
static void
scale_stamp (WarShape *shape, const WarTransform *transform)
{
  WarPosition right = war_position_offset (shape->centre, shape->heading, shape->width, 0);
  WarPosition front = war_position_offset (shape->centre, shape->heading, 0, shape->depth);
  WarPosition centre = war_transform_position (transform, shape->centre);

  if (shape->heading % (WAR_HEADING_TURN / 4) == 0)
    {
      gboolean upright = shape->heading % (WAR_HEADING_TURN / 2) == 0;
      WarLength across = upright ? shape->width : shape->depth;
      WarLength along = upright ? shape->depth : shape->width;

      across = scale (across, transform->from.x, transform->to.x);
      along = scale (along, transform->from.y, transform->to.y);
      shape->width = upright ? across : along;
      shape->depth = upright ? along : across;
      shape->width = MAX (shape->width, 1);
      shape->depth = MAX (shape->depth, 1);
    }
  else
    {
      shape->width = measure (transform, shape->centre, right);
      shape->depth = measure (transform, shape->centre, front);
      shape->heading = war_heading_towards (centre, war_transform_position (transform, front));
    }
  shape->centre = centre;
}

void
war_shape_transform (WarShape *shape, const WarTransform *transform)
{
  if (shape->vertices != NULL)
    {
      for (guint i = 0; i < shape->vertices->len; i++)
        {
          WarPosition *vertex = &g_array_index (shape->vertices, WarPosition, i);

          *vertex = war_transform_position (transform, *vertex);
        }
      return;
    }

  switch (transform->kind)
    {
    case WAR_TRANSFORM_SCALE:
      scale_stamp (shape, transform);
      return;
    case WAR_TRANSFORM_ROTATE:
      shape->heading = war_heading_add (shape->heading, transform->turn);
      break;
    case WAR_TRANSFORM_MIRROR_ACROSS:
      shape->heading = war_heading_add (0, -(gint) shape->heading);
      break;
    case WAR_TRANSFORM_MIRROR_ALONG:
      shape->heading = war_heading_add (WAR_HEADING_TURN / 2, -(gint) shape->heading);
      break;
    case WAR_TRANSFORM_MOVE:
    default:
      break;
    }
  shape->centre = war_transform_position (transform, shape->centre);
}

static gboolean
is_near (WarPosition position)
{
  return ABS (position.x) <= WAR_COORDINATE_MAX && ABS (position.y) <= WAR_COORDINATE_MAX;
}

static WarShapeFault
check_size (WarLength least, WarLength most)
{
  if (least < 1)
    return WAR_SHAPE_NOTHING;
  return most > WAR_LENGTH_MAX ? WAR_SHAPE_TOO_LARGE : WAR_SHAPE_RIGHT;
}

static WarShapeFault
check_area (const WarPosition *vertices, guint n_vertices)
{
  switch (war_polygon_check (vertices, n_vertices, NULL))
    {
    case WAR_POLYGON_VALID:
      return WAR_SHAPE_RIGHT;
    case WAR_POLYGON_SELF_MEETING:
      return WAR_SHAPE_CROSSES;
    case WAR_POLYGON_TOO_FEW:
    case WAR_POLYGON_REPEATED:
    default:
      return WAR_SHAPE_NOTHING;
    }
}

WarShapeFault
war_shape_check (const WarShape *shape)
{
  guint n_vertices;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n_vertices);

  for (guint i = 0; i < n_vertices; i++)
    if (!is_near (vertices[i]))
      return WAR_SHAPE_TOO_FAR;
  if (n_vertices > WAR_SHAPE_MAX_VERTICES)
    return WAR_SHAPE_TOO_MANY;

  switch (shape->kind)
    {
    case WAR_SHAPE_AREA:
      return check_area (vertices, n_vertices);
    case WAR_SHAPE_LINE:
      return n_vertices < 2 ? WAR_SHAPE_NOTHING : check_size (shape->width, shape->width);
    case WAR_SHAPE_BOX:
    case WAR_SHAPE_ELLIPSE:
    default:
      return is_near (shape->centre)
               ? check_size (MIN (shape->width, shape->depth), MAX (shape->width, shape->depth))
               : WAR_SHAPE_TOO_FAR;
    }
}

gboolean
war_shape_is_valid (const WarShape *shape)
{
  return war_shape_check (shape) == WAR_SHAPE_RIGHT;
}

WarPosition
war_shape_get_middle (const WarShape *shape)
{
  WarPosition minimum, maximum;

  if (shape->vertices == NULL)
    return shape->centre;

  war_shape_get_bounds (shape, &minimum, &maximum);
  return (WarPosition){ (WarLength) (((gint64) minimum.x + maximum.x) / 2),
                        (WarLength) (((gint64) minimum.y + maximum.y) / 2) };
}

/* Rounding. */

#define MAX_PLACES 12 /* on one curve */
#define PLACE_APART (4 * WAR_MILLIMETRE) /* about, on a curve */

static void
add_place (GArray *places, WarPosition place)
{
  const WarPosition *last
    = places->len > 0 ? &g_array_index (places, WarPosition, places->len - 1) : NULL;

  if (last == NULL || last->x != place.x || last->y != place.y)
    g_array_append_val (places, place);
}

/* The share of weights, each with the same sum, rounded towards minus infinity. */
static WarLength
weigh (gint64 sum, gint64 weights)
{
  return (WarLength) ((2 * sum + weights - (2 * sum + weights < 0 ? 2 * weights - 1 : 0))
                      / (2 * weights));
}

/* A parabola that touches both edges in their middles: a + b has twice the extent of a middle. */
static void
add_curve (GArray *places, WarPosition before, WarPosition corner, WarPosition after, guint n_max)
{
  gint64 length = ABS ((gint64) after.x - before.x) + ABS ((gint64) after.y - before.y);
  gint64 n = CLAMP (length / 2 / PLACE_APART, 2, (gint64) n_max);

  for (gint64 i = 0; i <= n; i++)
    {
      gint64 rest = n - i;
      /* Of (before + corner) / 2, corner and (corner + after) / 2, in halves. */
      gint64 first = rest * rest, middle = 2 * i * rest, last = i * i;

      add_place (
        places, (WarPosition){ weigh (first * ((gint64) before.x + corner.x) + middle * 2 * corner.x
                                        + last * ((gint64) corner.x + after.x),
                                      2 * n * n),
                               weigh (first * ((gint64) before.y + corner.y) + middle * 2 * corner.y
                                        + last * ((gint64) corner.y + after.y),
                                      2 * n * n) });
    }
}

GArray *
war_vertices_round (const WarPosition *vertices, guint n_vertices, gboolean closed)
{
  g_return_val_if_fail (vertices != NULL || n_vertices == 0, NULL);

  GArray *places = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  guint first = closed ? 0 : 1, n_curves = closed ? n_vertices : MAX (n_vertices, 2) - 2;
  guint n_max;

  if (n_vertices < 3)
    {
      g_array_append_vals (places, vertices, n_vertices);
      return places;
    }

  n_max = CLAMP (WAR_SHAPE_MAX_VERTICES / MAX (n_curves, 1), 3, MAX_PLACES + 1) - 1;
  if (!closed)
    add_place (places, vertices[0]);
  for (guint i = first; i < first + n_curves; i++)
    add_curve (places, vertices[(i + n_vertices - 1) % n_vertices], vertices[i],
               vertices[(i + 1) % n_vertices], n_max);
  if (!closed)
    add_place (places, vertices[n_vertices - 1]);
  else if (g_array_index (places, WarPosition, 0).x
             == g_array_index (places, WarPosition, places->len - 1).x
           && g_array_index (places, WarPosition, 0).y
                == g_array_index (places, WarPosition, places->len - 1).y)
    g_array_set_size (places, places->len - 1);

  return places;
}

WarPosition
war_field_clamp (const WarField *field, WarPosition position)
{
  return (WarPosition){ CLAMP (position.x, 0, field->width), CLAMP (position.y, 0, field->depth) };
}
