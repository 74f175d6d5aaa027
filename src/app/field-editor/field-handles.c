/* field-handles.c: the handles around what is selected
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-handles.h"

#include <math.h>

/* Logical pixels: the frame lies outside the shape, so that its handles hide no vertices. */
#define FRAME_GAP 13
#define ROTATE_GAP 30
#define NEAR 8

/* Handles in the middle of edges come only where there is room for them. */
#define MIDDLE_ROOM 34

/* What is scaled keeps some size. */
#define LEAST WAR_MILLIMETRE

static double
to_mm (WarLength length)
{
  return (double) length / WAR_MILLIMETRE;
}

/* Around items of the field that can be moved. */
static DuckFieldFrame
frame_new (const WarField *field, const WarItem *items, guint n_items)
{
  WarPosition minimum, maximum;
  gboolean any = FALSE;

  for (guint i = 0; i < n_items; i++)
    any = any || items[i].kind != WAR_ITEM_POINT || n_items > 1;
  if (!any || !war_field_get_items_bounds (field, items, n_items, &minimum, &maximum))
    return (DuckFieldFrame){ .any = FALSE };

  if (n_items == 1)
    {
      WarShape shape = war_field_get_item_shape (field, items[0]);

      if (shape.vertices == NULL)
        return (
          DuckFieldFrame){ TRUE, TRUE, shape.centre, shape.heading, shape.width, shape.depth };
    }

  return (DuckFieldFrame){
    .any = TRUE,
    .centre = { minimum.x + (maximum.x - minimum.x) / 2, minimum.y + (maximum.y - minimum.y) / 2 },
    .width = maximum.x - minimum.x,
    .depth = maximum.y - minimum.y,
  };
}

gboolean
duck_field_handles_find_outline (const WarField *field, const WarItem *items, guint n_items,
                                 WarItem *item)
{
  WarShape shape;

  if (n_items != 1 || !war_field_has_item (field, items[0]))
    return FALSE;

  shape = war_field_get_item_shape (field, items[0]);
  *item = items[0];
  return shape.vertices != NULL;
}

/* A place in millimetres, so far to the right of the frame's middle and so far ahead. */
static graphene_point_t
get_place (const DuckFieldFrame *frame, double right, double ahead)
{
  double angle = frame->heading * 2 * G_PI / WAR_HEADING_TURN;

  return GRAPHENE_POINT_INIT (
    (float) (to_mm (frame->centre.x) + right * cos (angle) + ahead * sin (angle)),
    (float) (to_mm (frame->centre.y) + right * sin (angle) - ahead * cos (angle)));
}

static graphene_point_t
get_scale_handle (const DuckFieldFrame *frame, gint across, gint along, double pixel)
{
  return get_place (frame, across * (to_mm (frame->width) / 2 + FRAME_GAP * pixel),
                    along * (to_mm (frame->depth) / 2 + FRAME_GAP * pixel));
}

static graphene_point_t
get_rotate_handle (const DuckFieldFrame *frame, double pixel)
{
  return get_place (frame, 0, to_mm (frame->depth) / 2 + (FRAME_GAP + ROTATE_GAP) * pixel);
}

static gboolean
is_near (graphene_point_t place, double x, double y, double pixel)
{
  return hypot (place.x - x, place.y - y) <= NEAR * pixel;
}

/* The middle of an edge, if it is long enough for a handle. */
static gboolean
get_middle (const WarShape *shape, guint edge, double pixel, graphene_point_t *place)
{
  guint n;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n);
  WarPosition a = vertices[edge], b = vertices[(edge + 1) % n];

  if (shape->kind == WAR_SHAPE_LINE && edge + 1 == n)
    return FALSE;
  *place = GRAPHENE_POINT_INIT ((float) ((to_mm (a.x) + to_mm (b.x)) / 2),
                                (float) ((to_mm (a.y) + to_mm (b.y)) / 2));
  return hypot (to_mm (b.x) - to_mm (a.x), to_mm (b.y) - to_mm (a.y)) >= MIDDLE_ROOM * pixel;
}

static DuckHandle
pick_vertex (const WarShape *shape, double x, double y, double pixel)
{
  guint n;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n);
  graphene_point_t place;
  double nearest = NEAR * pixel;
  DuckHandle handle = { DUCK_HANDLE_NONE };

  for (guint i = 0; i < n; i++)
    {
      double distance = hypot (to_mm (vertices[i].x) - x, to_mm (vertices[i].y) - y);

      if (distance <= nearest)
        {
          nearest = distance;
          handle = (DuckHandle){ .kind = DUCK_HANDLE_VERTEX, .index = i };
        }
    }
  for (guint i = 0; handle.kind == DUCK_HANDLE_NONE && i < n; i++)
    if (get_middle (shape, i, pixel, &place) && is_near (place, x, y, pixel))
      handle = (DuckHandle){ .kind = DUCK_HANDLE_MIDDLE, .index = i };

  return handle;
}

DuckHandle
duck_field_handles_pick (const WarField *field, const WarItem *items, guint n_items, double x,
                         double y, double pixel)
{
  DuckFieldFrame frame = frame_new (field, items, n_items);
  DuckHandle handle = { DUCK_HANDLE_NONE };
  WarItem outline;

  if (duck_field_handles_find_outline (field, items, n_items, &outline))
    {
      WarShape shape = war_field_get_item_shape (field, outline);

      handle = pick_vertex (&shape, x, y, pixel);
    }
  if (handle.kind != DUCK_HANDLE_NONE || !frame.any)
    return handle;

  if (is_near (get_rotate_handle (&frame, pixel), x, y, pixel))
    return (DuckHandle){ .kind = DUCK_HANDLE_ROTATE };
  for (gint across = -1; across <= 1; across++)
    for (gint along = -1; along <= 1; along++)
      if ((across != 0 || along != 0)
          && is_near (get_scale_handle (&frame, across, along, pixel), x, y, pixel))
        return (DuckHandle){ .kind = DUCK_HANDLE_SCALE, .across = across, .along = along };

  return handle;
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
draw_frame (DuckBoardOverlay *overlay, const DuckFieldFrame *frame)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  double reach = hypot (to_mm (frame->width), to_mm (frame->depth)) / 2
                 + (FRAME_GAP + ROTATE_GAP + NEAR) * pixel * 1.5;
  double x = to_mm (frame->centre.x), y = to_mm (frame->centre.y);
  cairo_t *cr = duck_board_overlay_add (
    overlay, &GRAPHENE_RECT_INIT ((float) (x - reach), (float) (y - reach), (float) (2 * reach),
                                  (float) (2 * reach)));
  graphene_point_t top = get_scale_handle (frame, 0, 1, pixel);
  graphene_point_t rotate = get_rotate_handle (frame, pixel);

  cairo_move_to (cr, top.x, top.y);
  cairo_line_to (cr, rotate.x, rotate.y);
  cairo_set_source_rgb (cr, 0.11, 0.37, 0.73);
  cairo_set_line_width (cr, pixel);
  cairo_stroke (cr);
  duck_field_tool_draw_handle (cr, pixel, rotate.x, rotate.y, TRUE, FALSE);
  for (gint across = -1; across <= 1; across++)
    for (gint along = -1; along <= 1; along++)
      if (across != 0 || along != 0)
        {
          graphene_point_t place = get_scale_handle (frame, across, along, pixel);

          duck_field_tool_draw_handle (cr, pixel, place.x, place.y, FALSE, FALSE);
        }
}

static void
draw_vertices (DuckBoardOverlay *overlay, const WarShape *shape, gint active)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = duck_field_tool_get_bounds (shape, NEAR * pixel);
  cairo_t *cr = duck_board_overlay_add (overlay, &bounds);
  guint n;
  const WarPosition *vertices = war_shape_get_vertices (shape, &n);

  for (guint i = 0; i < n; i++)
    {
      graphene_point_t middle;

      duck_field_tool_draw_handle (cr, pixel * 0.8, to_mm (vertices[i].x), to_mm (vertices[i].y),
                                   TRUE, (gint) i == active);
      if (get_middle (shape, i, pixel, &middle))
        duck_field_tool_draw_handle (cr, pixel * 0.45, middle.x, middle.y, TRUE, TRUE);
    }
}

void
duck_field_handles_draw (DuckBoardOverlay *overlay, const WarField *field, const WarItem *items,
                         guint n_items, gint active)
{
  DuckFieldFrame frame = frame_new (field, items, n_items);
  WarItem outline;

  if (frame.any)
    draw_frame (overlay, &frame);
  if (duck_field_handles_find_outline (field, items, n_items, &outline))
    {
      WarShape shape = war_field_get_item_shape (field, outline);

      draw_vertices (overlay, &shape, active);
    }
}

/* ---------------------------------------------------------------------------------------------
 * Dragging. */

/* How far the place is to the right of the frame's middle, and how far ahead. */
static WarPosition
get_local (const DuckFieldFrame *frame, WarPosition place)
{
  const WarTransform back = { .kind = WAR_TRANSFORM_ROTATE,
                              .origin = frame->centre,
                              .turn = war_heading_add (0, -(gint) frame->heading) };
  WarPosition turned = war_transform_position (&back, place);

  return (WarPosition){ turned.x - frame->centre.x, frame->centre.y - turned.y };
}

/* The extents after the drag: the side that is held moves by as much, the other one stays. */
static WarPosition
get_extents (const DuckFieldFrame *frame, DuckHandle handle, WarPosition from, WarPosition to,
             gboolean even)
{
  WarPosition start = get_local (frame, from), end = get_local (frame, to);
  WarLength width = MAX (frame->width + handle.across * (end.x - start.x), LEAST);
  WarLength depth = MAX (frame->depth + handle.along * (end.y - start.y), LEAST);

  width = MIN (width, WAR_SHAPE_MAX_SIZE);
  depth = MIN (depth, WAR_SHAPE_MAX_SIZE);
  if (even && handle.across != 0 && handle.along != 0 && frame->width > 0 && frame->depth > 0)
    {
      double factor = MAX ((double) width / frame->width, (double) depth / frame->depth);

      width = (WarLength) lround (frame->width * factor);
      depth = (WarLength) lround (frame->depth * factor);
    }
  return (WarPosition){ handle.across != 0 ? width : frame->width,
                        handle.along != 0 ? depth : frame->depth };
}

static WarField *
scale_stamp (const WarField *field, WarItem item, const DuckFieldFrame *frame, DuckHandle handle,
             WarPosition extents)
{
  WarShape shape = war_field_get_item_shape (field, item);

  shape.centre = war_position_offset (frame->centre, frame->heading,
                                      handle.across * (extents.x - frame->width) / 2,
                                      handle.along * (extents.y - frame->depth) / 2);
  shape.width = extents.x;
  shape.depth = extents.y;
  return war_field_set_item_shape (field, item, &shape);
}

static WarField *
scale (const WarField *field, const WarItem *items, guint n_items, DuckHandle handle,
       WarPosition from, WarPosition to, gboolean even)
{
  DuckFieldFrame frame = frame_new (field, items, n_items);
  WarPosition extents = get_extents (&frame, handle, from, to, even);
  WarTransform transform = { .kind = WAR_TRANSFORM_SCALE };

  if (frame.turned)
    return scale_stamp (field, items[0], &frame, handle, extents);

  transform.origin.x = frame.centre.x - handle.across * (frame.width / 2);
  transform.origin.y = frame.centre.y + handle.along * (frame.depth / 2);
  transform.from = (WarPosition){ MAX (frame.width, 1), MAX (frame.depth, 1) };
  transform.to = (WarPosition){ frame.width > 0 ? extents.x : 1, frame.depth > 0 ? extents.y : 1 };
  return war_field_transform_items (field, items, n_items, &transform);
}

static WarField *
rotate (const WarField *field, const WarItem *items, guint n_items, WarPosition from,
        WarPosition to, gboolean even)
{
  DuckFieldFrame frame = frame_new (field, items, n_items);
  WarHeading start = war_heading_towards (frame.centre, from);
  WarHeading end = war_heading_towards (frame.centre, to);
  WarTransform transform = { .kind = WAR_TRANSFORM_ROTATE,
                             .origin = frame.centre,
                             .turn = war_heading_add (end, -(gint) start) };

  if (even)
    {
      WarHeading heading = war_snap_heading (war_heading_add (frame.heading, transform.turn));

      transform.turn = war_heading_add (heading, -(gint) frame.heading);
    }
  return war_field_transform_items (field, items, n_items, &transform);
}

static WarField *
move_vertex (const WarField *field, WarItem item, DuckHandle handle, WarPosition to)
{
  WarShape original = war_field_get_item_shape (field, item);
  WarShape shape = war_shape_copy (&original);
  WarField *moved;

  if (handle.kind == DUCK_HANDLE_MIDDLE)
    g_array_insert_val (shape.vertices, handle.index + 1, to);
  else
    g_array_index (shape.vertices, WarPosition, handle.index) = to;
  moved = war_field_set_item_shape (field, item, &shape);
  war_shape_clear (&shape);
  return moved;
}

WarField *
duck_field_handles_drag (const WarField *field, const WarItem *items, guint n_items,
                         DuckHandle handle, WarPosition from, WarPosition to, gboolean even)
{
  switch (handle.kind)
    {
    case DUCK_HANDLE_SCALE:
      return scale (field, items, n_items, handle, from, to, even);
    case DUCK_HANDLE_ROTATE:
      return rotate (field, items, n_items, from, to, even);
    case DUCK_HANDLE_VERTEX:
    case DUCK_HANDLE_MIDDLE:
      return move_vertex (field, items[0], handle, to);
    case DUCK_HANDLE_NONE:
    default:
      g_return_val_if_reached (NULL);
    }
}
