/* field-outline-tool.c: draws areas, lines and zones
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-outline-tool.h"

#include <glib/gi18n-lib.h>

#include "engine/geometry/geometry.h"

/* A freehand line keeps to what was drawn, but for so many pixels. */
#define SMOOTHNESS 1.5

struct _DuckFieldOutlineTool
{
  DuckFieldTool parent_instance;

  DuckOutlineKind kind;
  GArray *vertices; /* WarPosition: the corners so far */
  GArray *stroke; /* WarPosition: of a freehand line; NULL: there is none */
  WarPosition pointer, press, next; /* pressed at, before and after snapping; pointed at now */
  gboolean has_next;
};

G_DEFINE_FINAL_TYPE (DuckFieldOutlineTool, duck_field_outline_tool, DUCK_TYPE_FIELD_TOOL)

static DuckFieldSession *
get_session (DuckFieldOutlineTool *self)
{
  return duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
}

static gboolean
is_same (WarPosition a, WarPosition b)
{
  return a.x == b.x && a.y == b.y;
}

static WarPosition
get_vertex (const GArray *vertices, guint index)
{
  return g_array_index (vertices, WarPosition, index);
}

static guint
get_least (DuckFieldOutlineTool *self)
{
  return self->kind == DUCK_OUTLINE_LINE ? 2 : 3;
}

static void
say (DuckFieldOutlineTool *self)
{
  DuckBoardTool *tool = DUCK_BOARD_TOOL (self);

  if (self->vertices->len > 0)
    duck_board_tool_set_status (tool, self->kind == DUCK_OUTLINE_LINE
                                        ? _ ("Click for the next bend. Double-click ends, "
                                             "Backspace takes the last one back, Escape stops.")
                                        : _ ("Click for the next corner. Double-click, or a click "
                                             "on the first one, closes; Escape stops."));
  else if (self->kind == DUCK_OUTLINE_AREA)
    duck_board_tool_set_status (tool, _ ("Click for each corner of the area, or drag to draw it "
                                         "freehand."));
  else if (self->kind == DUCK_OUTLINE_LINE)
    duck_board_tool_set_status (tool, _ ("Click for each bend of the line, or drag to draw it "
                                         "freehand."));
  else
    duck_board_tool_set_status (tool, _ ("Drag for a rectangular zone, or click for each of its "
                                         "corners."));
}

static void
clear (DuckFieldOutlineTool *self)
{
  g_array_set_size (self->vertices, 0);
  g_clear_pointer (&self->stroke, g_array_unref);
  self->has_next = FALSE;
  say (self);
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (self));
}

static WarShape
make_shape (DuckFieldOutlineTool *self, GArray *vertices)
{
  return (WarShape){
    .kind = self->kind == DUCK_OUTLINE_LINE ? WAR_SHAPE_LINE : WAR_SHAPE_AREA,
    .vertices = vertices,
    .width = self->kind == DUCK_OUTLINE_LINE
               ? duck_field_session_get_options (get_session (self))->line_width
               : 0,
  };
}

/* The corners as they are to be: rounded, but for those of zones. */
static GArray *
round_corners (DuckFieldOutlineTool *self, const GArray *vertices)
{
  if (self->kind == DUCK_OUTLINE_ZONE
      || !duck_field_session_get_options (get_session (self))->rounded)
    return g_array_copy ((GArray *) vertices);

  return war_vertices_round ((const WarPosition *) (gpointer) vertices->data, vertices->len,
                             self->kind == DUCK_OUTLINE_AREA);
}

/* Adds what has been drawn. What cannot be stays, to be mended. */
static void
finish (DuckFieldOutlineTool *self, GArray *vertices)
{
  WarShape shape = make_shape (self, vertices);

  if (vertices->len < get_least (self))
    return;
  if (self->kind == DUCK_OUTLINE_ZONE ? duck_field_session_add_zone (get_session (self), &shape)
                                      : duck_field_session_add_feature (get_session (self), &shape))
    clear (self);
}

static void
finish_corners (DuckFieldOutlineTool *self)
{
  g_autoptr (GArray) rounded = NULL;

  if (self->vertices->len < get_least (self))
    return;
  rounded = round_corners (self, self->vertices);
  finish (self, rounded);
}

/* ---------------------------------------------------------------------------------------------
 * Freehand. */

/* Marks what of the stroke between two positions is needed to keep to it. */
static void
keep (const GArray *stroke, guint first, guint last, WarLength tolerance, gboolean *kept)
{
  WarLength farthest = 0;
  guint middle = first;

  for (guint i = first + 1; i < last; i++)
    {
      WarLength distance = war_segment_distance (get_vertex (stroke, first),
                                                 get_vertex (stroke, last), get_vertex (stroke, i));

      if (distance > farthest)
        {
          farthest = distance;
          middle = i;
        }
    }
  if (farthest <= tolerance)
    return;

  kept[middle] = TRUE;
  keep (stroke, first, middle, tolerance, kept);
  keep (stroke, middle, last, tolerance, kept);
}

static GArray *
simplify (const GArray *stroke, WarLength tolerance, gboolean closed)
{
  GArray *simple = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_autofree gboolean *kept = g_new0 (gboolean, stroke->len);
  guint middle = stroke->len / 2;

  kept[0] = kept[stroke->len - 1] = TRUE;
  /* The ends of an outline are one place: its halves are lines. */
  kept[middle] = closed;
  keep (stroke, 0, closed ? middle : stroke->len - 1, tolerance, kept);
  if (closed)
    keep (stroke, middle, stroke->len - 1, tolerance, kept);

  for (guint i = 0; i < stroke->len; i++)
    if (kept[i])
      g_array_append_vals (simple, &g_array_index (stroke, WarPosition, i), 1);
  if (closed && simple->len > 3
      && war_position_distance (get_vertex (simple, 0), get_vertex (simple, simple->len - 1))
           <= 4 * tolerance)
    g_array_set_size (simple, simple->len - 1);

  return simple;
}

/* Whether nobody would see a surface: the outline keeps to one line, but for where it has been
 * attracted to as it began. */
static gboolean
is_flat (const GArray *vertices, WarPosition first, WarLength tolerance)
{
  WarPosition last = first;

  for (guint i = 1; i < vertices->len; i++)
    if (war_position_distance (first, get_vertex (vertices, i))
        > war_position_distance (first, last))
      last = get_vertex (vertices, i);
  for (guint i = 1; i < vertices->len; i++)
    if (war_segment_distance (first, last, get_vertex (vertices, i)) > tolerance)
      return FALSE;
  return TRUE;
}

static void
finish_stroke (DuckFieldOutlineTool *self, const DuckBoardEvent *event)
{
  gboolean is_area = self->kind == DUCK_OUTLINE_AREA;
  WarLength tolerance = MAX ((WarLength) (SMOOTHNESS * event->pixel * WAR_MILLIMETRE), 1);
  g_autoptr (GArray) simple = simplify (self->stroke, tolerance, is_area);

  g_clear_pointer (&self->stroke, g_array_unref);
  if (is_area && is_flat (simple, self->pointer, tolerance))
    g_signal_emit_by_name (get_session (self), "refused",
                           _ ("That is a line, which has no surface: draw around the area, or "
                              "take the line tool."));
  else
    finish (self, simple);
  clear (self);
}

static void
finish_box (DuckFieldOutlineTool *self)
{
  WarPosition a = self->press, b = self->next;
  const WarPosition corners[] = { { MIN (a.x, b.x), MIN (a.y, b.y) },
                                  { MAX (a.x, b.x), MIN (a.y, b.y) },
                                  { MAX (a.x, b.x), MAX (a.y, b.y) },
                                  { MIN (a.x, b.x), MAX (a.y, b.y) } };
  g_autoptr (GArray) vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));

  g_array_append_vals (vertices, corners, G_N_ELEMENTS (corners));
  g_clear_pointer (&self->stroke, g_array_unref);
  finish (self, vertices);
  clear (self);
}

/* ---------------------------------------------------------------------------------------------
 * The pointer. */

static WarPosition
get_place (DuckFieldOutlineTool *self, const DuckBoardEvent *event)
{
  WarPosition place = event->position;

  if ((event->modifiers & GDK_SHIFT_MASK) != 0 && self->vertices->len > 0)
    return war_snap_direction (get_vertex (self->vertices, self->vertices->len - 1), place);
  return duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, place, NULL, 0);
}

static gboolean
closes (DuckFieldOutlineTool *self, const DuckBoardEvent *event)
{
  return self->kind != DUCK_OUTLINE_LINE && self->vertices->len >= 3
         && war_position_distance (get_vertex (self->vertices, 0), event->position)
              <= duck_field_tool_get_reach (event);
}

static DuckBoardPress
duck_field_outline_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (tool);

  if (event->button == GDK_BUTTON_SECONDARY && self->vertices->len > 0)
    {
      finish_corners (self);
      return DUCK_BOARD_PRESS_CLICK;
    }
  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;

  if (closes (self, event) || (event->n_press >= 2 && self->vertices->len >= get_least (self)))
    {
      finish_corners (self);
      return DUCK_BOARD_PRESS_CLICK;
    }

  self->pointer = event->position;
  self->press = self->next = get_place (self, event);
  self->has_next = TRUE;
  if (self->vertices->len == 0
      || !is_same (get_vertex (self->vertices, self->vertices->len - 1), self->press))
    g_array_append_val (self->vertices, self->press);
  say (self);
  duck_board_tool_queue_draw (tool);
  return DUCK_BOARD_PRESS_CLICK;
}

static void
duck_field_outline_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (tool);

  /* A corner that has just been added follows the pointer; the first one begins a drawing. */
  if (self->vertices->len > 1)
    {
      self->next = get_place (self, event);
      g_array_index (self->vertices, WarPosition, self->vertices->len - 1) = self->next;
    }
  else if (self->vertices->len == 1)
    {
      self->next = self->kind == DUCK_OUTLINE_ZONE ? get_place (self, event) : event->position;
      if (self->stroke == NULL)
        {
          self->stroke = g_array_new (FALSE, FALSE, sizeof (WarPosition));
          g_array_append_val (self->stroke, self->press);
        }
      g_array_append_val (self->stroke, self->next);
    }
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_outline_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (tool);

  if (self->stroke != NULL && self->kind == DUCK_OUTLINE_ZONE)
    finish_box (self);
  else if (self->stroke != NULL)
    finish_stroke (self, event);
}

static void
duck_field_outline_tool_cancel (DuckBoardTool *tool)
{
  clear (DUCK_FIELD_OUTLINE_TOOL (tool));
}

static void
duck_field_outline_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (tool);

  self->has_next = event != NULL;
  if (event != NULL)
    self->next = get_place (self, event);
  if (self->vertices->len > 0)
    duck_board_tool_queue_draw (tool);
}

static gboolean
duck_field_outline_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (tool);

  if (self->vertices->len > 0 && key == GDK_KEY_Escape)
    {
      clear (self);
      return TRUE;
    }
  if (self->vertices->len > 0 && (key == GDK_KEY_BackSpace || key == GDK_KEY_Delete))
    {
      g_array_set_size (self->vertices, self->vertices->len - 1);
      say (self);
      duck_board_tool_queue_draw (tool);
      return TRUE;
    }
  return DUCK_BOARD_TOOL_CLASS (duck_field_outline_tool_parent_class)->key (tool, key, modifiers);
}

/* The arrows move the board's cursor, to where the next corner is to be. */
static gboolean
duck_field_outline_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

static void
duck_field_outline_tool_end (DuckBoardTool *tool)
{
  clear (DUCK_FIELD_OUTLINE_TOOL (tool));
}

static void
duck_field_outline_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (tool);
  double pixel = duck_board_overlay_get_pixel (overlay);
  const GArray *drawn = self->stroke != NULL ? self->stroke : self->vertices;
  g_autoptr (GArray) all = NULL, rounded = NULL;
  WarShape shape = { .kind = WAR_SHAPE_LINE };
  graphene_rect_t bounds;
  cairo_t *cr;

  DUCK_BOARD_TOOL_CLASS (duck_field_outline_tool_parent_class)->draw (tool, overlay);
  if (drawn->len == 0)
    return;

  all = g_array_copy ((GArray *) drawn);
  if (self->has_next)
    g_array_append_val (all, self->next);
  if (self->stroke != NULL && self->kind == DUCK_OUTLINE_ZONE)
    {
      const WarPosition corners[] = { self->press,
                                      { self->next.x, self->press.y },
                                      self->next,
                                      { self->press.x, self->next.y },
                                      self->press };

      g_array_set_size (all, 0);
      g_array_append_vals (all, corners, G_N_ELEMENTS (corners));
    }

  if (self->stroke == NULL)
    rounded = round_corners (self, all);
  shape.vertices = rounded != NULL ? rounded : all;
  if (self->kind == DUCK_OUTLINE_LINE)
    shape.width = duck_field_session_get_options (get_session (self))->line_width;
  bounds = duck_field_tool_get_bounds (&shape, 8 * pixel);
  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &shape);
  if (self->kind == DUCK_OUTLINE_LINE)
    {
      cairo_set_source_rgba (cr, 0.11, 0.37, 0.73, 0.25);
      cairo_set_line_width (cr, (double) shape.width / WAR_MILLIMETRE);
      cairo_stroke_preserve (cr);
    }
  else
    {
      cairo_set_source_rgba (cr, 0.11, 0.37, 0.73, 0.15);
      cairo_fill_preserve (cr);
    }
  duck_field_tool_stroke (cr, pixel, FALSE);
  for (guint i = 0; self->stroke == NULL && i < self->vertices->len; i++)
    duck_field_tool_draw_handle (
      cr, pixel * 0.8, (double) get_vertex (self->vertices, i).x / WAR_MILLIMETRE,
      (double) get_vertex (self->vertices, i).y / WAR_MILLIMETRE, TRUE, i == 0);
}

DuckBoardTool *
duck_field_outline_tool_new (DuckFieldSession *session, DuckOutlineKind kind)
{
  DuckFieldOutlineTool *self
    = g_object_new (DUCK_TYPE_FIELD_OUTLINE_TOOL, "session", session, NULL);

  self->kind = kind;
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
  say (self);
  return DUCK_BOARD_TOOL (self);
}

static void
duck_field_outline_tool_finalize (GObject *object)
{
  DuckFieldOutlineTool *self = DUCK_FIELD_OUTLINE_TOOL (object);

  g_array_unref (self->vertices);
  g_clear_pointer (&self->stroke, g_array_unref);

  G_OBJECT_CLASS (duck_field_outline_tool_parent_class)->finalize (object);
}

static void
duck_field_outline_tool_class_init (DuckFieldOutlineToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_field_outline_tool_finalize;
  tool_class->end = duck_field_outline_tool_end;
  tool_class->press = duck_field_outline_tool_press;
  tool_class->drag = duck_field_outline_tool_drag;
  tool_class->release = duck_field_outline_tool_release;
  tool_class->cancel = duck_field_outline_tool_cancel;
  tool_class->hover = duck_field_outline_tool_hover;
  tool_class->key = duck_field_outline_tool_key;
  tool_class->move = duck_field_outline_tool_move;
  tool_class->draw = duck_field_outline_tool_draw;
}

static void
duck_field_outline_tool_init (DuckFieldOutlineTool *self)
{
  self->vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
}
