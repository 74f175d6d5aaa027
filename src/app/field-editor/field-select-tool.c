/* field-select-tool.c: selects, moves, scales and turns
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-select-tool.h"

#include <glib/gi18n-lib.h>

#include "app/field-editor/field-handles.h"
#include "engine/field-edit/field-pick.h"
#include "text/field/field.h"

/* An area of a quarter of the field is a ground on which one works. */
#define GROUND_SHARE 4

typedef enum
{
  GRIP_NONE,
  GRIP_ITEMS,
  GRIP_HANDLE,
  GRIP_BAND, /* a box that selects what is in it */
} Grip;

struct _DuckFieldSelectTool
{
  DuckFieldTool parent_instance;

  Grip grip;
  DuckHandle handle;
  WarField *start; /* the field at the press */
  GArray *items; /* WarItem: what is being moved */
  WarPosition from, to;
  WarPosition anchor; /* the place of what is moved that is attracted */
  gboolean dragged;
  gboolean was_selected; /* what is under the press, before it */
  WarItem under;
  gboolean has_under;
  gint vertex; /* that was touched last; −1: none */
};

G_DEFINE_FINAL_TYPE (DuckFieldSelectTool, duck_field_select_tool, DUCK_TYPE_FIELD_TOOL)

static DuckFieldSession *
get_session (DuckFieldSelectTool *self)
{
  return duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
}

static const WarItem *
get_items (DuckFieldSelectTool *self)
{
  return (const WarItem *) (gpointer) self->items->data;
}

static void
say (DuckFieldSelectTool *self)
{
  duck_board_tool_set_status (
    DUCK_BOARD_TOOL (self),
    _ ("Click to select, drag to move. Shift adds to the selection; double-click an outline for a "
       "new corner."));
}

/* ---------------------------------------------------------------------------------------------
 * Corners. */

/* The area, line or zone whose corners can be moved. */
static gboolean
find_outline (DuckFieldSelectTool *self, WarItem *item)
{
  DuckFieldSession *session = get_session (self);
  g_autoptr (GArray) movable = duck_field_session_dup_movable (session);

  return duck_field_handles_find_outline (duck_field_session_get_field (session),
                                          (const WarItem *) (gpointer) movable->data, movable->len,
                                          item);
}

static gboolean
edit_vertices (DuckFieldSelectTool *self, WarItem item, GArray *vertices, const char *step)
{
  DuckFieldSession *session = get_session (self);
  WarField *field = duck_field_session_get_field (session);
  WarShape shape = war_field_get_item_shape (field, item);

  shape.vertices = vertices;
  return duck_field_session_edit_by_shape (session, war_field_set_item_shape (field, item, &shape),
                                           &shape, step);
}

static gboolean
remove_vertex (DuckFieldSelectTool *self, WarItem item, guint index)
{
  WarShape shape
    = war_field_get_item_shape (duck_field_session_get_field (get_session (self)), item);
  g_autoptr (GArray) vertices = NULL;

  if (index >= shape.vertices->len || shape.vertices->len <= (shape.kind == WAR_SHAPE_LINE ? 2 : 3))
    return FALSE;

  vertices = g_array_copy (shape.vertices);
  g_array_remove_index (vertices, index);
  self->vertex = -1;
  return edit_vertices (self, item, vertices, _ ("Remove Corner"));
}

gboolean
duck_field_select_tool_delete_vertex (DuckFieldSelectTool *self)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SELECT_TOOL (self), FALSE);

  WarItem item;

  if (self->vertex < 0 || !find_outline (self, &item))
    return FALSE;
  /* The last corners stay, and so does what they are of. */
  remove_vertex (self, item, (guint) self->vertex);
  return TRUE;
}

/* A double click: a corner goes, or comes. */
static gboolean
press_twice (DuckFieldSelectTool *self, const DuckBoardEvent *event)
{
  WarItem item;
  WarShape shape;
  WarPosition place;
  WarLength reach = duck_field_tool_get_reach (event);
  gint vertex, edge;
  g_autoptr (GArray) vertices = NULL;

  if (!find_outline (self, &item))
    return FALSE;

  shape = war_field_get_item_shape (duck_field_session_get_field (get_session (self)), item);
  vertex = war_shape_pick_vertex (&shape, event->position, reach);
  if (vertex >= 0)
    return remove_vertex (self, item, (guint) vertex);
  edge = war_shape_pick_edge (&shape, event->position,
                              shape.kind == WAR_SHAPE_LINE ? MAX (reach, shape.width / 2) : reach,
                              &place);
  if (edge < 0)
    return FALSE;

  vertices = g_array_copy (shape.vertices);
  g_array_insert_val (vertices, edge + 1, place);
  if (edit_vertices (self, item, vertices, _ ("Add Corner")))
    self->vertex = edge + 1;
  return TRUE;
}

/* ---------------------------------------------------------------------------------------------
 * Press. */

/* Of what is held the nearest corner, else its middle. */
static WarPosition
find_anchor (DuckFieldSelectTool *self)
{
  WarShape shape;
  gint vertex;
  guint n;

  if (!self->has_under)
    return self->from;

  shape = war_field_get_item_shape (self->start, self->under);
  vertex = war_shape_pick_vertex (&shape, self->from, WAR_LENGTH_MAX);
  return vertex >= 0 ? war_shape_get_vertices (&shape, &n)[vertex] : shape.centre;
}

static void
begin (DuckFieldSelectTool *self, Grip grip, const DuckBoardEvent *event)
{
  DuckFieldSession *session = get_session (self);

  self->grip = grip;
  self->dragged = FALSE;
  self->from = self->to = event->position;
  g_clear_pointer (&self->start, war_field_unref);
  self->start = war_field_ref (duck_field_session_get_field (session));
  g_clear_pointer (&self->items, g_array_unref);
  self->items = duck_field_session_dup_movable (session);
  self->anchor = find_anchor (self);
}

static DuckHandle
pick_handle (DuckFieldSelectTool *self, const DuckBoardEvent *event)
{
  DuckFieldSession *session = get_session (self);
  g_autoptr (GArray) movable = duck_field_session_dup_movable (session);

  return duck_field_handles_pick (duck_field_session_get_field (session),
                                  (const WarItem *) (gpointer) movable->data, movable->len,
                                  event->x, event->y, event->pixel);
}

/* What covers much is a ground on which one works: a box is drawn over it. It is moved by its
 * outline, or once it is chosen, which a click does. */
static gboolean
covers_much (const WarField *field, WarItem item)
{
  WarPosition low, high;
  WarShape shape;

  if (item.kind == WAR_ITEM_ZONE)
    return TRUE;
  if (item.kind != WAR_ITEM_FEATURE)
    return FALSE;

  shape = war_field_get_item_shape (field, item);
  if (shape.kind == WAR_SHAPE_LINE)
    return FALSE;
  war_shape_get_bounds (&shape, &low, &high);
  return (gint64) (high.x - low.x) * (high.y - low.y) * GROUND_SHARE
         >= (gint64) field->width * field->depth;
}

/* Whether what is under the pointer is such a ground, and not held by its outline. */
static gboolean
is_ground (DuckFieldSelectTool *self, const DuckBoardEvent *event)
{
  const WarField *field = duck_field_session_get_field (get_session (self));
  WarPosition place;
  WarShape shape;

  if (self->was_selected || !covers_much (field, self->under))
    return FALSE;

  shape = war_field_get_item_shape (field, self->under);
  return war_shape_pick_edge (&shape, event->position, duck_field_tool_get_reach (event), &place)
         < 0;
}

static DuckBoardPress
duck_field_select_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (tool);
  DuckFieldSession *session = get_session (self);
  gboolean adds = (event->modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0;

  self->grip = GRIP_NONE;
  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;
  if (event->n_press == 2 && press_twice (self, event))
    return DUCK_BOARD_PRESS_CLICK;

  self->has_under = FALSE;
  self->handle = pick_handle (self, event);
  self->vertex = self->handle.kind == DUCK_HANDLE_VERTEX ? (gint) self->handle.index : -1;
  if (self->handle.kind != DUCK_HANDLE_NONE)
    {
      begin (self, GRIP_HANDLE, event);
      duck_board_tool_queue_draw (tool);
      return DUCK_BOARD_PRESS_DRAG;
    }

  self->has_under = duck_field_session_pick (session, event->position,
                                             duck_field_tool_get_reach (event), &self->under);
  if (!self->has_under)
    {
      if (!adds)
        duck_field_session_select (session, NULL, 0);
      begin (self, GRIP_BAND, event);
      return DUCK_BOARD_PRESS_DRAG;
    }

  self->was_selected = duck_field_session_is_selected (session, self->under);
  if (is_ground (self, event))
    {
      if (!adds)
        duck_field_session_select (session, NULL, 0);
      begin (self, GRIP_BAND, event);
      return DUCK_BOARD_PRESS_DRAG;
    }
  if (!self->was_selected && adds)
    duck_field_session_toggle (session, self->under);
  else if (!self->was_selected)
    duck_field_session_select (session, &self->under, 1);
  begin (self, GRIP_ITEMS, event);
  return DUCK_BOARD_PRESS_DRAG;
}

/* ---------------------------------------------------------------------------------------------
 * Drag. */

static WarPosition
get_move (DuckFieldSelectTool *self, const DuckBoardEvent *event)
{
  WarPosition to = event->position, place;

  if ((event->modifiers & GDK_SHIFT_MASK) != 0)
    to = war_snap_direction (self->from, to);
  place
    = (WarPosition){ self->anchor.x + to.x - self->from.x, self->anchor.y + to.y - self->from.y };
  place = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, place, get_items (self),
                                self->items->len);
  return war_field_limit_move (self->start, get_items (self), self->items->len,
                               (WarPosition){ place.x - self->anchor.x, place.y - self->anchor.y });
}

/* NULL: that cannot be. */
static WarField *
make_moved (DuckFieldSelectTool *self, const DuckBoardEvent *event)
{
  gboolean even = (event->modifiers & GDK_SHIFT_MASK) != 0;
  WarTransform move = { .kind = WAR_TRANSFORM_MOVE };
  WarPosition to = event->position;

  if (self->grip == GRIP_ITEMS)
    {
      move.origin = get_move (self, event);
      return war_field_transform_items (self->start, get_items (self), self->items->len, &move);
    }

  if (self->handle.kind == DUCK_HANDLE_VERTEX || self->handle.kind == DUCK_HANDLE_MIDDLE)
    to = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, to, get_items (self),
                               self->items->len);
  return duck_field_handles_drag (self->start, get_items (self), self->items->len, self->handle,
                                  self->from, to, even);
}

static void
say_size (DuckFieldSelectTool *self, const WarField *field)
{
  WarPosition minimum, maximum;
  g_autofree char *size = NULL, *place = NULL, *text = NULL;

  if (!war_field_get_items_bounds (field, get_items (self), self->items->len, &minimum, &maximum))
    return;
  size = duck_field_tool_dup_size (DUCK_FIELD_TOOL (self), maximum.x - minimum.x,
                                   maximum.y - minimum.y);
  place = duck_field_tool_dup_place (DUCK_FIELD_TOOL (self), minimum);
  /* Translators: a size, and the place of the top left corner */
  text = g_strdup_printf (_ ("%s at %s"), size, place);
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), text);
}

static void
duck_field_select_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (tool);
  g_autoptr (WarField) moved = NULL;

  self->dragged = TRUE;
  self->to = event->position;
  if (self->grip == GRIP_BAND)
    duck_board_tool_queue_draw (tool);
  if (self->grip != GRIP_ITEMS && self->grip != GRIP_HANDLE)
    return;

  moved = make_moved (self, event);
  if (moved == NULL)
    {
      duck_board_tool_set_status (tool, _ ("An outline may not cross itself."));
      return;
    }
  duck_field_session_set_preview (get_session (self), moved);
  say_size (self, moved);
}

static char *
dup_step (DuckFieldSelectTool *self)
{
  g_autofree char *name = duck_field_session_dup_selection_name (get_session (self));

  if (self->grip == GRIP_ITEMS)
    /* Translators: a step that can be undone; %s is what is moved */
    return g_strdup_printf (_ ("Move %s"), name);
  if (self->handle.kind == DUCK_HANDLE_ROTATE)
    /* Translators: a step that can be undone; %s is what is turned */
    return g_strdup_printf (_ ("Turn %s"), name);
  if (self->handle.kind == DUCK_HANDLE_SCALE)
    /* Translators: a step that can be undone; %s is what is made larger or smaller */
    return g_strdup_printf (_ ("Scale %s"), name);
  return g_strdup (self->handle.kind == DUCK_HANDLE_MIDDLE ? _ ("Add Corner") : _ ("Move Corner"));
}

static void
select_band (DuckFieldSelectTool *self, const DuckBoardEvent *event)
{
  DuckFieldSession *session = get_session (self);
  const WarPosition low
    = { MIN (self->from.x, event->position.x), MIN (self->from.y, event->position.y) };
  const WarPosition high
    = { MAX (self->from.x, event->position.x), MAX (self->from.y, event->position.y) };
  g_autoptr (GArray) inside = war_field_pick_box (
    duck_field_session_get_field (session), duck_field_session_get_kinds (session), low, high);
  guint n_before;
  const WarItem *before = duck_field_session_get_selection (session, &n_before);

  g_array_append_vals (inside, before, n_before);
  duck_field_session_select (session, (const WarItem *) (gpointer) inside->data, inside->len);
}

static void
duck_field_select_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (tool);
  DuckFieldSession *session = get_session (self);
  Grip grip = self->grip;

  if (grip == GRIP_BAND && self->dragged)
    select_band (self, event);
  else if ((grip == GRIP_ITEMS || grip == GRIP_HANDLE) && self->dragged)
    {
      g_autofree char *step = dup_step (self);
      WarField *present = duck_field_session_get_present (session);

      /* What was shown last is what comes of it. */
      if (present != self->start)
        duck_field_session_edit (session, war_field_ref (present), step);
      if (self->handle.kind == DUCK_HANDLE_MIDDLE && grip == GRIP_HANDLE)
        self->vertex = (gint) self->handle.index + 1;
    }
  else if (grip == GRIP_BAND && self->has_under)
    duck_field_session_toggle (session, self->under);
  else if (grip == GRIP_ITEMS && self->was_selected
           && (event->modifiers & (GDK_SHIFT_MASK | GDK_CONTROL_MASK)) != 0)
    duck_field_session_toggle (session, self->under);

  self->grip = GRIP_NONE;
  say (self);
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_select_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (tool);

  self->grip = GRIP_NONE;
  duck_field_session_set_preview (get_session (self), NULL);
  say (self);
  duck_board_tool_queue_draw (tool);
}

static const char *
get_scale_cursor (DuckHandle handle)
{
  static const char *const cursors[3][3] = {
    { "nesw-resize", "ew-resize", "nwse-resize" },
    { "ns-resize", "default", "ns-resize" },
    { "nwse-resize", "ew-resize", "nesw-resize" },
  };

  return cursors[handle.across + 1][handle.along + 1];
}

static void
duck_field_select_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (tool);
  const char *cursor = NULL;
  DuckHandle handle;

  if (event == NULL)
    return;

  handle = pick_handle (self, event);
  if (handle.kind == DUCK_HANDLE_SCALE)
    cursor = get_scale_cursor (handle);
  else if (handle.kind == DUCK_HANDLE_ROTATE)
    cursor = "alias";
  else if (handle.kind != DUCK_HANDLE_NONE)
    cursor = "crosshair";
  else if (duck_field_session_pick (get_session (self), event->position,
                                    duck_field_tool_get_reach (event), &self->under))
    {
      self->was_selected = duck_field_session_is_selected (get_session (self), self->under);
      cursor = is_ground (self, event) ? NULL : "move";
    }
  duck_board_tool_set_cursor (tool, cursor);
}

static void
duck_field_select_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (tool);
  DuckFieldSession *session = get_session (self);
  const WarField *field = duck_field_session_get_present (session);
  g_autoptr (GArray) movable = duck_field_session_dup_movable (session);
  double pixel = duck_board_overlay_get_pixel (overlay);

  DUCK_BOARD_TOOL_CLASS (duck_field_select_tool_parent_class)->draw (tool, overlay);
  if (self->grip != GRIP_ITEMS || !self->dragged)
    duck_field_handles_draw (overlay, field, (const WarItem *) (gpointer) movable->data,
                             movable->len, self->vertex);
  if (self->grip == GRIP_BAND && self->dragged)
    {
      const WarShape band = { .kind = WAR_SHAPE_BOX,
                              .centre = { self->from.x + (self->to.x - self->from.x) / 2,
                                          self->from.y + (self->to.y - self->from.y) / 2 },
                              .width = MAX (ABS (self->to.x - self->from.x), 1),
                              .depth = MAX (ABS (self->to.y - self->from.y), 1) };
      graphene_rect_t bounds = duck_field_tool_get_bounds (&band, 3 * pixel);
      cairo_t *cr = duck_board_overlay_add (overlay, &bounds);

      duck_field_tool_trace (cr, &band);
      cairo_set_source_rgba (cr, 0.11, 0.37, 0.73, 0.15);
      cairo_fill_preserve (cr);
      duck_field_tool_stroke (cr, pixel, TRUE);
    }
}

static void
duck_field_select_tool_finalize (GObject *object)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (object);

  g_clear_pointer (&self->start, war_field_unref);
  g_clear_pointer (&self->items, g_array_unref);

  G_OBJECT_CLASS (duck_field_select_tool_parent_class)->finalize (object);
}

static void
forget_vertex (DuckFieldSelectTool *self)
{
  self->vertex = -1;
}

static void
duck_field_select_tool_constructed (GObject *object)
{
  DuckFieldSelectTool *self = DUCK_FIELD_SELECT_TOOL (object);

  G_OBJECT_CLASS (duck_field_select_tool_parent_class)->constructed (object);

  g_signal_connect_object (get_session (self), "selection-changed", G_CALLBACK (forget_vertex),
                           self, G_CONNECT_SWAPPED);
  say (self);
}

static void
duck_field_select_tool_class_init (DuckFieldSelectToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = duck_field_select_tool_constructed;
  G_OBJECT_CLASS (klass)->finalize = duck_field_select_tool_finalize;
  tool_class->press = duck_field_select_tool_press;
  tool_class->drag = duck_field_select_tool_drag;
  tool_class->release = duck_field_select_tool_release;
  tool_class->cancel = duck_field_select_tool_cancel;
  tool_class->hover = duck_field_select_tool_hover;
  tool_class->draw = duck_field_select_tool_draw;
}

static void
duck_field_select_tool_init (DuckFieldSelectTool *self)
{
  self->vertex = -1;
}
