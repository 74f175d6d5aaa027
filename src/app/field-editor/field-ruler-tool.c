/* field-ruler-tool.c: measures
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-ruler-tool.h"

#include <glib/gi18n-lib.h>

#include "engine/geometry/geometry.h"
#include "text/words/phrase.h"

struct _DuckFieldRulerTool
{
  DuckFieldTool parent_instance;

  WarPosition from, to;
  gboolean measures;
};

G_DEFINE_FINAL_TYPE (DuckFieldRulerTool, duck_field_ruler_tool, DUCK_TYPE_FIELD_TOOL)

static char *
dup_distance (DuckFieldRulerTool *self)
{
  return text_length (war_position_distance (self->from, self->to),
                      duck_field_tool_get_unit (DUCK_FIELD_TOOL (self)));
}

static void
say (DuckFieldRulerTool *self)
{
  g_autofree char *distance = NULL, *size = NULL, *text = NULL;
  guint degrees;

  if (!self->measures)
    {
      duck_board_tool_set_status (DUCK_BOARD_TOOL (self), _ ("Drag to measure a distance."));
      return;
    }

  distance = dup_distance (self);
  size = duck_field_tool_dup_size (DUCK_FIELD_TOOL (self), self->to.x - self->from.x,
                                   self->to.y - self->from.y);
  degrees
    = (war_heading_towards (self->from, self->to) * 360u + WAR_HEADING_TURN / 2) / WAR_HEADING_TURN;
  /* Translators: a distance, the degrees clockwise from the top, and how far across and along */
  text = g_strdup_printf (_ ("%s at %u° (%s)"), distance, degrees % 360, size);
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), text);
}

static DuckBoardPress
duck_field_ruler_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldRulerTool *self = DUCK_FIELD_RULER_TOOL (tool);

  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;

  self->from = self->to
    = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, event->position, NULL, 0);
  self->measures = FALSE;
  duck_board_tool_queue_draw (tool);
  return DUCK_BOARD_PRESS_DRAG;
}

static void
duck_field_ruler_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldRulerTool *self = DUCK_FIELD_RULER_TOOL (tool);

  self->measures = TRUE;
  if ((event->modifiers & GDK_SHIFT_MASK) != 0)
    self->to = war_snap_direction (self->from, event->position);
  else
    self->to = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, event->position, NULL, 0);
  say (self);
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_ruler_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldRulerTool *self = DUCK_FIELD_RULER_TOOL (tool);

  self->measures = FALSE;
  say (self);
  duck_board_tool_queue_draw (tool);
}

static gboolean
duck_field_ruler_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

static void
duck_field_ruler_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldRulerTool *self = DUCK_FIELD_RULER_TOOL (tool);
  double pixel = duck_board_overlay_get_pixel (overlay);
  double x = (double) self->to.x / WAR_MILLIMETRE, y = (double) self->to.y / WAR_MILLIMETRE;
  WarPosition ends[] = { self->from, self->to };
  WarShape line = { .kind = WAR_SHAPE_LINE };
  g_autoptr (GArray) vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_autofree char *distance = dup_distance (self);
  graphene_rect_t bounds;
  cairo_text_extents_t extents;
  cairo_t *cr;

  DUCK_BOARD_TOOL_CLASS (duck_field_ruler_tool_parent_class)->draw (tool, overlay);
  if (!self->measures)
    return;

  g_array_append_vals (vertices, ends, 2);
  line.vertices = vertices;
  bounds = duck_field_tool_get_bounds (&line, 110 * pixel);
  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &line);
  duck_field_tool_stroke (cr, pixel, FALSE);
  duck_field_tool_draw_handle (cr, pixel * 0.8, (double) self->from.x / WAR_MILLIMETRE,
                               (double) self->from.y / WAR_MILLIMETRE, TRUE, TRUE);
  duck_field_tool_draw_handle (cr, pixel * 0.8, x, y, TRUE, TRUE);

  cairo_set_font_size (cr, 14 * pixel);
  cairo_text_extents (cr, distance, &extents);
  cairo_rectangle (cr, x + 10 * pixel, y - 28 * pixel, extents.x_advance + 12 * pixel, 22 * pixel);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.9);
  cairo_fill (cr);
  cairo_move_to (cr, x + 16 * pixel, y - 12 * pixel);
  cairo_set_source_rgb (cr, 0.07, 0.2, 0.4);
  cairo_show_text (cr, distance);
}

static void
duck_field_ruler_tool_constructed (GObject *object)
{
  G_OBJECT_CLASS (duck_field_ruler_tool_parent_class)->constructed (object);
  say (DUCK_FIELD_RULER_TOOL (object));
}

static void
duck_field_ruler_tool_class_init (DuckFieldRulerToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = duck_field_ruler_tool_constructed;
  tool_class->press = duck_field_ruler_tool_press;
  tool_class->drag = duck_field_ruler_tool_drag;
  tool_class->cancel = duck_field_ruler_tool_cancel;
  tool_class->move = duck_field_ruler_tool_move;
  tool_class->draw = duck_field_ruler_tool_draw;
}

static void
duck_field_ruler_tool_init (DuckFieldRulerTool *self)
{
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
}
