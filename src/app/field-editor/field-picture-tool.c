/* field-picture-tool.c: puts the picture to trace in its place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-picture-tool.h"

#include <glib/gi18n-lib.h>

#include "app/board/board.h"
#include "engine/field-edit/field-edit.h"
#include "engine/geometry/geometry.h"
#include "text/words/phrase.h"

typedef enum
{
  GRIP_NONE,
  GRIP_PICTURE,
  GRIP_CORNER,
  GRIP_MEASURE,
} Grip;

struct _DuckFieldPictureTool
{
  DuckFieldTool parent_instance;

  DuckFieldBackground *picture;
  gboolean measures; /* by the next drag */
  Grip grip;
  WarField *start; /* the field at the press */
  WarPosition from;
  WarPosition fixed; /* the corner that stays; */
  WarPosition corner; /* and the one that is dragged */
};

G_DEFINE_FINAL_TYPE (DuckFieldPictureTool, duck_field_picture_tool, DUCK_TYPE_FIELD_TOOL)

static DuckFieldSession *
get_session (DuckFieldPictureTool *self)
{
  return duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
}

static gboolean
get_flag (DuckFieldPictureTool *self, const char *name)
{
  gboolean value;

  g_object_get (get_session (self), name, &value, NULL);
  return value;
}

/* Its four corners, in turn. FALSE: there is none that could be seen. */
static gboolean
get_corners (DuckFieldPictureTool *self, WarPosition corners[4])
{
  const WarField *field = duck_field_session_get_present (get_session (self));
  WarPosition corner;
  WarLength width, depth;

  if (!get_flag (self, "show-background")
      || !duck_field_background_get_rect (self->picture, field->background, &corner, &width,
                                          &depth))
    return FALSE;

  corners[0] = corner;
  corners[1] = (WarPosition){ corner.x + width, corner.y };
  corners[2] = (WarPosition){ corner.x + width, corner.y + depth };
  corners[3] = (WarPosition){ corner.x, corner.y + depth };
  return TRUE;
}

static void
say (DuckFieldPictureTool *self)
{
  const WarField *field = duck_field_session_get_field (get_session (self));
  WarPosition corners[4];
  const char *text;

  if (field->background == NULL)
    text = _ ("There is no picture to trace yet: choose one beside the map.");
  else if (!get_flag (self, "show-background"))
    text = _ ("The picture to trace is hidden.");
  else if (!get_corners (self, corners))
    text = _ ("The picture to trace has not been read.");
  else if (self->measures)
    text = _ ("Drag along something on the picture whose length you know.");
  else if (get_flag (self, "lock-background"))
    text = _ ("The picture to trace is locked.");
  else
    text = _ ("Drag the picture to move it, a corner to scale it. Delete removes it.");
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), text);
}

static void
follow (DuckFieldPictureTool *self)
{
  say (self);
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (self));
}

void
duck_field_picture_tool_measure (DuckFieldPictureTool *self)
{
  g_return_if_fail (DUCK_IS_FIELD_PICTURE_TOOL (self));

  self->measures = TRUE;
  follow (self);
}

/* ---------------------------------------------------------------------------------------------
 * The pointer. */

static gboolean
is_near (WarPosition a, WarPosition b, WarLength reach)
{
  return ABS (a.x - b.x) <= reach && ABS (a.y - b.y) <= reach;
}

static Grip
find_grip (DuckFieldPictureTool *self, const DuckBoardEvent *event)
{
  WarLength reach = duck_field_tool_get_reach (event);
  WarPosition corners[4], place = event->position;

  if (!get_corners (self, corners))
    return GRIP_NONE;
  if (self->measures)
    return GRIP_MEASURE;
  if (get_flag (self, "lock-background"))
    return GRIP_NONE;
  for (guint i = 0; i < 4; i++)
    if (is_near (corners[i], place, reach))
      {
        self->corner = corners[i];
        self->fixed = corners[(i + 2) % 4];
        return GRIP_CORNER;
      }
  return place.x >= corners[0].x && place.x <= corners[2].x && place.y >= corners[0].y
             && place.y <= corners[2].y
           ? GRIP_PICTURE
           : GRIP_NONE;
}

static DuckBoardPress
duck_field_picture_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  WarPosition ends[2] = { event->position, event->position };

  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;

  self->grip = find_grip (self, event);
  if (self->grip == GRIP_NONE)
    return DUCK_BOARD_PRESS_PASS;

  self->from = event->position;
  self->start = war_field_ref (duck_field_session_get_field (get_session (self)));
  if (self->grip == GRIP_MEASURE)
    duck_field_session_set_measure (get_session (self), ends);
  return DUCK_BOARD_PRESS_DRAG;
}

/* What the drag makes of the field; NULL: that cannot be. */
static WarField *
make_dragged (DuckFieldPictureTool *self, WarPosition to)
{
  const WarBackground *old = self->start->background;
  WarPosition place
    = { old->position.x + to.x - self->from.x, old->position.y + to.y - self->from.y };
  gint64 across = self->corner.x - self->fixed.x;
  gint64 dragged = self->corner.x + to.x - self->from.x - self->fixed.x;
  gint64 width = across != 0 ? old->width * dragged / across : 0;

  if (self->grip == GRIP_PICTURE)
    return war_field_place_background (self->start, place, old->width);
  if (width < 1 || width > WAR_LENGTH_MAX)
    return NULL;
  return war_field_scale_background (self->start, self->fixed, old->width, (WarLength) width);
}

static void
duck_field_picture_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  const WarPosition ends[2] = { self->from, event->position };
  g_autoptr (WarField) dragged = NULL;

  if (self->grip == GRIP_MEASURE)
    {
      duck_field_session_set_measure (get_session (self), ends);
      return;
    }

  dragged = make_dragged (self, event->position);
  if (dragged != NULL)
    duck_field_session_set_preview (get_session (self), dragged);
}

static void
end_drag (DuckFieldPictureTool *self)
{
  self->grip = GRIP_NONE;
  g_clear_pointer (&self->start, war_field_unref);
  follow (self);
}

static void
duck_field_picture_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  DuckFieldSession *session = get_session (self);
  gboolean moved = event->position.x != self->from.x || event->position.y != self->from.y;
  WarField *dragged = NULL;

  if (self->grip == GRIP_MEASURE)
    {
      self->measures = !moved;
      if (!moved)
        duck_field_session_set_measure (session, NULL);
    }
  else if (moved)
    dragged = make_dragged (self, event->position);

  if (dragged != NULL)
    duck_field_session_edit (session, dragged,
                             self->grip == GRIP_CORNER ? _ ("Scale Picture") : _ ("Move Picture"));
  else
    duck_field_session_set_preview (session, NULL);
  end_drag (self);
}

static void
duck_field_picture_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);

  if (self->grip == GRIP_MEASURE)
    duck_field_session_set_measure (get_session (self), NULL);
  duck_field_session_set_preview (get_session (self), NULL);
  end_drag (self);
}

static void
duck_field_picture_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  Grip grip = event != NULL ? find_grip (self, event) : GRIP_NONE;
  gboolean falls = (self->corner.x > self->fixed.x) == (self->corner.y > self->fixed.y);
  const char *const cursors[] = {
    [GRIP_NONE] = NULL,
    [GRIP_PICTURE] = "move",
    [GRIP_CORNER] = falls ? "nwse-resize" : "nesw-resize",
    [GRIP_MEASURE] = "crosshair",
  };

  duck_board_tool_set_cursor (tool, cursors[grip]);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

static gboolean
duck_field_picture_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  const WarField *field = duck_field_session_get_field (get_session (self));
  WarPosition corners[4];
  WarPosition place;

  if (!get_corners (self, corners) || self->measures || get_flag (self, "lock-background"))
    return FALSE;

  place = (WarPosition){ corners[0].x + dx, corners[0].y + dy };
  duck_field_session_edit_typed (
    get_session (self), war_field_place_background (field, place, field->background->width),
    _ ("Nudge Picture"));
  return TRUE;
}

/* There is nothing but the picture. */
static gboolean
duck_field_picture_tool_walk (DuckBoardTool *tool, gboolean forwards, WarPosition *place)
{
  return FALSE;
}

static gboolean
duck_field_picture_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  GtkWidget *board = GTK_WIDGET (duck_board_tool_get_board (tool));
  gboolean used = self->measures;

  switch (key)
    {
    case GDK_KEY_Escape:
      self->measures = FALSE;
      duck_field_session_set_measure (get_session (self), NULL);
      follow (self);
      return used;
    case GDK_KEY_Delete:
    case GDK_KEY_KP_Delete:
    case GDK_KEY_BackSpace:
      return !get_flag (self, "lock-background")
             && gtk_widget_activate_action (board, "field.remove-background", NULL);
    default:
      return FALSE;
    }
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

static void
draw_measure (DuckFieldPictureTool *self, DuckBoardOverlay *overlay)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  WarPosition ends[2];
  WarShape line = { .kind = WAR_SHAPE_LINE };
  g_autoptr (GArray) vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  graphene_rect_t bounds;
  cairo_t *cr;

  if (!duck_field_session_get_measure (get_session (self), ends))
    return;

  g_array_append_vals (vertices, ends, 2);
  line.vertices = vertices;
  bounds = duck_field_tool_get_bounds (&line, 10 * pixel);
  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &line);
  duck_field_tool_stroke (cr, pixel, FALSE);
  for (guint i = 0; i < 2; i++)
    duck_field_tool_draw_handle (cr, pixel, (double) ends[i].x / WAR_MILLIMETRE,
                                 (double) ends[i].y / WAR_MILLIMETRE, TRUE, TRUE);
}

static void
duck_field_picture_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);
  double pixel = duck_board_overlay_get_pixel (overlay);
  WarShape frame = { .kind = WAR_SHAPE_AREA };
  g_autoptr (GArray) vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  WarPosition corners[4];
  graphene_rect_t bounds;
  cairo_t *cr;

  if (!get_corners (self, corners))
    return;

  g_array_append_vals (vertices, corners, 4);
  frame.vertices = vertices;
  bounds = duck_field_tool_get_bounds (&frame, 10 * pixel);
  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &frame);
  duck_field_tool_stroke (cr, pixel, TRUE);
  for (guint i = 0; i < 4 && !get_flag (self, "lock-background"); i++)
    duck_field_tool_draw_handle (cr, pixel, (double) corners[i].x / WAR_MILLIMETRE,
                                 (double) corners[i].y / WAR_MILLIMETRE, FALSE, FALSE);
  draw_measure (self, overlay);
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

DuckBoardTool *
duck_field_picture_tool_new (DuckFieldSession *session, DuckFieldBackground *picture)
{
  g_return_val_if_fail (DUCK_IS_FIELD_SESSION (session), NULL);
  g_return_val_if_fail (DUCK_IS_FIELD_BACKGROUND (picture), NULL);

  DuckFieldPictureTool *self
    = g_object_new (DUCK_TYPE_FIELD_PICTURE_TOOL, "session", session, NULL);

  self->picture = g_object_ref (picture);
  g_signal_connect_object (picture, "changed", G_CALLBACK (follow), self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "measure-changed", G_CALLBACK (duck_board_tool_queue_draw),
                           self, G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::show-background", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (session, "notify::lock-background", G_CALLBACK (follow), self,
                           G_CONNECT_SWAPPED);
  say (self);
  return DUCK_BOARD_TOOL (self);
}

/* What was measured belongs to this tool. */
static void
duck_field_picture_tool_end (DuckBoardTool *tool)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (tool);

  self->measures = FALSE;
  duck_field_session_set_measure (get_session (self), NULL);
  say (self);
}

static void
duck_field_picture_tool_finalize (GObject *object)
{
  DuckFieldPictureTool *self = DUCK_FIELD_PICTURE_TOOL (object);

  g_clear_object (&self->picture);
  g_clear_pointer (&self->start, war_field_unref);

  G_OBJECT_CLASS (duck_field_picture_tool_parent_class)->finalize (object);
}

static void
duck_field_picture_tool_class_init (DuckFieldPictureToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = duck_field_picture_tool_finalize;
  tool_class->end = duck_field_picture_tool_end;
  tool_class->press = duck_field_picture_tool_press;
  tool_class->drag = duck_field_picture_tool_drag;
  tool_class->release = duck_field_picture_tool_release;
  tool_class->cancel = duck_field_picture_tool_cancel;
  tool_class->hover = duck_field_picture_tool_hover;
  tool_class->move = duck_field_picture_tool_move;
  tool_class->walk = duck_field_picture_tool_walk;
  tool_class->key = duck_field_picture_tool_key;
  tool_class->draw = duck_field_picture_tool_draw;
}

static void
duck_field_picture_tool_init (DuckFieldPictureTool *self)
{
}
