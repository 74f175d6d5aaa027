/* field-stamp-tool.c: draws boxes and ellipses, and stamps what has a usual size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-stamp-tool.h"

#include <glib/gi18n-lib.h>

#include "engine/field-edit/field-pick.h"
#include "engine/field/terrain-usual.h"

/* What is drawn smaller is taken for a click. */
#define LEAST (2 * WAR_MILLIMETRE)

struct _DuckFieldStampTool
{
  DuckFieldTool parent_instance;

  DuckStampKind kind;
  WarPosition from, to;
  gboolean held, dragged;
  gboolean hovers; /* something would be put at `to` */
};

G_DEFINE_FINAL_TYPE (DuckFieldStampTool, duck_field_stamp_tool, DUCK_TYPE_FIELD_TOOL)

static DuckFieldSession *
get_session (DuckFieldStampTool *self)
{
  return duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
}

static void
say (DuckFieldStampTool *self)
{
  static const char *const hints[] = {
    [DUCK_STAMP_BOX] = N_ ("Drag from corner to corner, or click for a box of the usual size."),
    [DUCK_STAMP_ELLIPSE]
    = N_ ("Drag from corner to corner, or click for an ellipse of the usual size."),
    [DUCK_STAMP_USUAL] = N_ ("Click to put one there; drag to turn it."),
  };

  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), _ (hints[self->kind]));
}

/* What a click puts at a place. */
static WarShape
make_usual (DuckFieldStampTool *self, WarPosition place)
{
  const DuckFieldOptions *options = duck_field_session_get_options (get_session (self));
  const WarTerrainUsual *usual = war_terrain_get_usual (options->terrain);
  WarLengthUnit unit = duck_field_tool_get_unit (DUCK_FIELD_TOOL (self));
  WarShape shape = { .kind = WAR_SHAPE_ELLIPSE,
                     .centre = place,
                     .width = war_length_unit_convert (unit, usual->width),
                     .depth = war_length_unit_convert (unit, usual->depth) };

  if (self->kind == DUCK_STAMP_BOX
      || (self->kind == DUCK_STAMP_USUAL && usual->kind == WAR_SHAPE_BOX))
    shape.kind = WAR_SHAPE_BOX;
  if (options->terrain == WAR_TERRAIN_BRIDGE || options->terrain == WAR_TERRAIN_FORD)
    war_field_find_crossing (duck_field_session_get_field (get_session (self)), place,
                             &shape.heading);
  return shape;
}

static WarShape
make_shape (DuckFieldStampTool *self)
{
  WarShape shape = make_usual (self, self->dragged ? self->from : self->to);
  WarLength width = ABS (self->to.x - self->from.x), depth = ABS (self->to.y - self->from.y);

  if (!self->dragged)
    return shape;
  if (self->kind == DUCK_STAMP_USUAL)
    {
      shape.heading = war_heading_towards (self->from, self->to);
      return shape;
    }
  if (width < LEAST || depth < LEAST)
    return shape;

  shape.centre = (WarPosition){ MIN (self->from.x, self->to.x) + width / 2,
                                MIN (self->from.y, self->to.y) + depth / 2 };
  shape.width = width;
  shape.depth = depth;
  return shape;
}

static DuckBoardPress
duck_field_stamp_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldStampTool *self = DUCK_FIELD_STAMP_TOOL (tool);

  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;

  self->from = self->to
    = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, event->position, NULL, 0);
  self->held = TRUE;
  self->dragged = FALSE;
  /* By keys too, a box is drawn from one corner to the other. */
  return self->kind == DUCK_STAMP_USUAL ? DUCK_BOARD_PRESS_CLICK : DUCK_BOARD_PRESS_DRAG;
}

static void
duck_field_stamp_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldStampTool *self = DUCK_FIELD_STAMP_TOOL (tool);
  gboolean even = (event->modifiers & GDK_SHIFT_MASK) != 0;
  g_autofree char *size = NULL;
  WarShape shape;

  if (!self->held)
    return;
  self->dragged = TRUE;
  self->to = event->position;
  if (even && self->kind == DUCK_STAMP_USUAL)
    self->to = war_snap_direction (self->from, self->to);
  else if (even)
    {
      WarLength side = MAX (ABS (self->to.x - self->from.x), ABS (self->to.y - self->from.y));

      self->to.x = self->from.x + (self->to.x < self->from.x ? -side : side);
      self->to.y = self->from.y + (self->to.y < self->from.y ? -side : side);
    }
  else if (self->kind != DUCK_STAMP_USUAL)
    self->to = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, self->to, NULL, 0);

  shape = make_shape (self);
  size = duck_field_tool_dup_size (DUCK_FIELD_TOOL (self), shape.width, shape.depth);
  duck_board_tool_set_status (tool, size);
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_stamp_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldStampTool *self = DUCK_FIELD_STAMP_TOOL (tool);
  WarShape shape = make_shape (self);

  if (!self->held)
    return;
  self->held = self->dragged = FALSE;
  duck_field_session_add_feature (get_session (self), &shape);
  say (self);
}

static void
duck_field_stamp_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldStampTool *self = DUCK_FIELD_STAMP_TOOL (tool);

  self->held = self->dragged = FALSE;
  say (self);
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_stamp_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldStampTool *self = DUCK_FIELD_STAMP_TOOL (tool);

  self->hovers = event != NULL && self->kind == DUCK_STAMP_USUAL;
  if (event != NULL)
    self->to = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, event->position, NULL, 0);
  if (self->kind == DUCK_STAMP_USUAL)
    duck_board_tool_queue_draw (tool);
}

/* The arrows move the board's cursor, to where something is to be. */
static gboolean
duck_field_stamp_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

static void
duck_field_stamp_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldStampTool *self = DUCK_FIELD_STAMP_TOOL (tool);
  double pixel = duck_board_overlay_get_pixel (overlay);
  WarShape shape = make_shape (self);
  graphene_rect_t bounds = duck_field_tool_get_bounds (&shape, 4 * pixel);
  cairo_t *cr;

  DUCK_BOARD_TOOL_CLASS (duck_field_stamp_tool_parent_class)->draw (tool, overlay);
  if (!self->dragged && !self->hovers)
    return;

  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &shape);
  cairo_set_source_rgba (cr, 0.11, 0.37, 0.73, 0.2);
  cairo_fill_preserve (cr);
  duck_field_tool_stroke (cr, pixel, !self->dragged);
}

DuckBoardTool *
duck_field_stamp_tool_new (DuckFieldSession *session, DuckStampKind kind)
{
  DuckFieldStampTool *self = g_object_new (DUCK_TYPE_FIELD_STAMP_TOOL, "session", session, NULL);

  self->kind = kind;
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
  say (self);
  return DUCK_BOARD_TOOL (self);
}

static void
duck_field_stamp_tool_class_init (DuckFieldStampToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  tool_class->press = duck_field_stamp_tool_press;
  tool_class->drag = duck_field_stamp_tool_drag;
  tool_class->release = duck_field_stamp_tool_release;
  tool_class->cancel = duck_field_stamp_tool_cancel;
  tool_class->hover = duck_field_stamp_tool_hover;
  tool_class->move = duck_field_stamp_tool_move;
  tool_class->draw = duck_field_stamp_tool_draw;
}

static void
duck_field_stamp_tool_init (DuckFieldStampTool *self)
{
}
