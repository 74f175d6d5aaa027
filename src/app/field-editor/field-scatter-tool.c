/* field-scatter-tool.c: a brush that strews small things
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-scatter-tool.h"

#include <glib/gi18n-lib.h>

#include "engine/field-edit/field-scatter.h"
#include "engine/geometry/geometry.h"
#include "text/words/phrase.h"

struct _DuckFieldScatterTool
{
  DuckFieldTool parent_instance;

  GArray *stroke; /* WarPosition; empty: none is being drawn */
  WarPosition place; /* of the brush */
  gboolean hovers; /* the brush is somewhere */
};

G_DEFINE_FINAL_TYPE (DuckFieldScatterTool, duck_field_scatter_tool, DUCK_TYPE_FIELD_TOOL)

static DuckFieldSession *
get_session (DuckFieldScatterTool *self)
{
  return duck_field_tool_get_session (DUCK_FIELD_TOOL (self));
}

static WarScatter
get_scatter (DuckFieldScatterTool *self)
{
  const DuckFieldOptions *options = duck_field_session_get_options (get_session (self));

  return (WarScatter){
    .terrain = options->terrain,
    .variant = options->variant,
    .brush = options->brush,
    .spacing = options->spacing,
    .seed = options->seed,
  };
}

static void
say (DuckFieldScatterTool *self)
{
  WarScatter scatter = get_scatter (self);
  const char *terrain = text_translate (war_terrain_get_name (scatter.terrain));
  g_autofree char *status = NULL;

  if (!war_terrain_can_scatter (scatter.terrain))
    {
      duck_board_tool_set_status (DUCK_BOARD_TOOL (self),
                                  _ ("Lines cannot be scattered: choose shell holes, woods or "
                                     "buildings."));
      return;
    }

  /* Translators: %s is a kind of terrain */
  status = g_strdup_printf (_ ("%s: drag to scatter them where there is room. [ and ] make the "
                               "brush smaller and larger."),
                            terrain);
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), status);
}

static void
options_cb (DuckFieldScatterTool *self)
{
  say (self);
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (self));
}

/* ---------------------------------------------------------------------------------------------
 * The stroke. */

static void
show_stroke (DuckFieldScatterTool *self)
{
  DuckFieldSession *session = get_session (self);
  WarScatter scatter = get_scatter (self);
  g_autoptr (WarField) strewn
    = war_field_scatter (duck_field_session_get_field (session), &scatter,
                         (const WarPosition *) (gpointer) self->stroke->data, self->stroke->len);

  duck_field_session_set_preview (session, strewn);
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (self));
}

static DuckBoardPress
duck_field_scatter_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);

  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event)
      || !war_terrain_can_scatter (get_scatter (self).terrain))
    return DUCK_BOARD_PRESS_CLICK;

  duck_field_session_select (get_session (self), NULL, 0);
  self->place = event->position;
  g_array_set_size (self->stroke, 0);
  g_array_append_val (self->stroke, self->place);
  show_stroke (self);
  return DUCK_BOARD_PRESS_CLICK;
}

/* What is nearer than a part of the brush changes little. */
static void
duck_field_scatter_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);
  WarLength apart = get_scatter (self).brush / 8;

  if (self->stroke->len == 0)
    return;
  self->place = event->position;
  if (war_position_distance (g_array_index (self->stroke, WarPosition, self->stroke->len - 1),
                             self->place)
      >= apart)
    g_array_append_val (self->stroke, self->place);
  show_stroke (self);
}

static void
duck_field_scatter_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);
  DuckFieldSession *session = get_session (self);
  WarField *strewn = duck_field_session_get_present (session);
  const char *terrain = text_translate (war_terrain_get_name (get_scatter (self).terrain));
  /* Translators: a step that can be undone; %s is a kind of terrain */
  g_autofree char *step = g_strdup_printf (_ ("Scatter %s"), terrain);

  if (self->stroke->len == 0)
    return;
  g_array_set_size (self->stroke, 0);
  if (strewn != duck_field_session_get_field (session))
    duck_field_session_edit (session, war_field_ref (strewn), step);
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_scatter_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);

  g_array_set_size (self->stroke, 0);
  duck_field_session_set_preview (get_session (self), NULL);
  duck_board_tool_queue_draw (tool);
}

static void
duck_field_scatter_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);

  self->hovers = event != NULL;
  if (event != NULL)
    self->place = event->position;
  duck_board_tool_queue_draw (tool);
}

static gboolean
duck_field_scatter_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);
  WarLength brush = get_scatter (self).brush;

  if (key != GDK_KEY_bracketleft && key != GDK_KEY_bracketright)
    return DUCK_BOARD_TOOL_CLASS (duck_field_scatter_tool_parent_class)->key (tool, key, modifiers);

  brush = key == GDK_KEY_bracketleft ? brush * 3 / 4 : brush * 4 / 3;
  duck_field_session_set_brush (get_session (self),
                                CLAMP (brush, WAR_CENTIMETRE, WAR_SHAPE_MAX_SIZE));
  return TRUE;
}

/* The arrows move the board's cursor, to where something is to be. */
static gboolean
duck_field_scatter_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

static void
duck_field_scatter_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (tool);
  double pixel = duck_board_overlay_get_pixel (overlay);
  WarLength brush = get_scatter (self).brush;
  const WarShape shape
    = { .kind = WAR_SHAPE_ELLIPSE, .centre = self->place, .width = brush, .depth = brush };
  graphene_rect_t bounds = duck_field_tool_get_bounds (&shape, 4 * pixel);
  cairo_t *cr;

  DUCK_BOARD_TOOL_CLASS (duck_field_scatter_tool_parent_class)->draw (tool, overlay);
  if (!self->hovers && self->stroke->len == 0)
    return;

  cr = duck_board_overlay_add (overlay, &bounds);
  duck_field_tool_trace (cr, &shape);
  duck_field_tool_stroke (cr, pixel, TRUE);
}

static void
duck_field_scatter_tool_end (DuckBoardTool *tool)
{
  duck_field_scatter_tool_cancel (tool);
}

static void
duck_field_scatter_tool_constructed (GObject *object)
{
  DuckFieldScatterTool *self = DUCK_FIELD_SCATTER_TOOL (object);

  G_OBJECT_CLASS (duck_field_scatter_tool_parent_class)->constructed (object);
  g_signal_connect_object (get_session (self), "options-changed", G_CALLBACK (options_cb), self,
                           G_CONNECT_SWAPPED);
  say (self);
}

static void
duck_field_scatter_tool_finalize (GObject *object)
{
  g_array_unref (DUCK_FIELD_SCATTER_TOOL (object)->stroke);

  G_OBJECT_CLASS (duck_field_scatter_tool_parent_class)->finalize (object);
}

static void
duck_field_scatter_tool_class_init (DuckFieldScatterToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = duck_field_scatter_tool_constructed;
  G_OBJECT_CLASS (klass)->finalize = duck_field_scatter_tool_finalize;
  tool_class->end = duck_field_scatter_tool_end;
  tool_class->press = duck_field_scatter_tool_press;
  tool_class->drag = duck_field_scatter_tool_drag;
  tool_class->release = duck_field_scatter_tool_release;
  tool_class->cancel = duck_field_scatter_tool_cancel;
  tool_class->hover = duck_field_scatter_tool_hover;
  tool_class->key = duck_field_scatter_tool_key;
  tool_class->move = duck_field_scatter_tool_move;
  tool_class->draw = duck_field_scatter_tool_draw;
}

static void
duck_field_scatter_tool_init (DuckFieldScatterTool *self)
{
  self->stroke = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
}
