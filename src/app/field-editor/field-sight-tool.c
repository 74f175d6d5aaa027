/* field-sight-tool.c: says what is seen from one place of another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-sight-tool.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/board/callout.h"
#include "draw/surface/shade.h"
#include "engine/ground/visibility.h"
#include "text/field/sight.h"

/* Logical pixels. */
#define TEXT_SIZE 12
#define TEXT_LINE 17
#define TEXT_AWAY 16
#define CROSS 5

/* How far a base reaches around its middle, in millimetres. */
#define BASE_REACH 25

struct _DuckFieldSightTool
{
  DuckFieldTool parent_instance;

  WarPosition from, to;
  gboolean looks; /* from `from` */
  gboolean aims; /* at `to` */

  WarField *field; /* what is known is true of it */
  WarOutlook *outlook; /* or NULL */
  GPtrArray *seen; /* GArray of WarPosition */
  WarSightReport report;
  char **lines; /* what is said of the report */
};

G_DEFINE_FINAL_TYPE (DuckFieldSightTool, duck_field_sight_tool, DUCK_TYPE_FIELD_TOOL)

static double
to_mm (WarLength length)
{
  return (double) length / WAR_MILLIMETRE;
}

static graphene_point_t
to_point (WarPosition place)
{
  return GRAPHENE_POINT_INIT ((float) to_mm (place.x), (float) to_mm (place.y));
}

static DuckFieldDocument *
get_document (DuckFieldSightTool *self)
{
  return duck_field_session_get_document (duck_field_tool_get_session (DUCK_FIELD_TOOL (self)));
}

/* Looking ------------------------------------------------------------------------------------- */

static gboolean
prepare_outlook (DuckFieldSightTool *self)
{
  WarField *field = duck_field_document_get_field (get_document (self));
  WarRules *rules = duck_field_document_get_rules (get_document (self));

  if (self->outlook != NULL && self->field == field && self->outlook->rules == rules)
    return TRUE;

  g_clear_pointer (&self->outlook, war_outlook_free);
  g_clear_pointer (&self->field, war_field_unref);
  self->field = war_field_ref (field);
  if (rules != NULL)
    self->outlook = war_outlook_new (field, rules);

  return self->outlook != NULL;
}

static void
say (DuckFieldSightTool *self)
{
  g_autofree char *status = NULL;

  g_clear_pointer (&self->lines, g_strfreev);
  if (!self->looks)
    {
      duck_board_tool_set_status (DUCK_BOARD_TOOL (self),
                                  _ ("Press to show what is seen from there, or drag to look at a "
                                     "place."));
      return;
    }
  if (self->outlook == NULL)
    {
      duck_board_tool_set_status (DUCK_BOARD_TOOL (self),
                                  _ ("These rules say nothing about sight."));
      return;
    }
  if (!self->aims)
    {
      duck_board_tool_set_status (DUCK_BOARD_TOOL (self), _ ("What is dark is not seen."));
      return;
    }

  status = text_sight_brief (&self->report, self->outlook);
  self->lines = g_strsplit (status, "\n", -1);
  g_clear_pointer (&status, g_free);
  status = g_strjoinv (" ", self->lines);
  duck_board_tool_set_status (DUCK_BOARD_TOOL (self), status);
}

static gboolean
is_on_field (DuckFieldSightTool *self, WarPosition place)
{
  const WarField *field = duck_field_document_get_field (get_document (self));

  return place.x >= 0 && place.x <= field->width && place.y >= 0 && place.y <= field->depth;
}

/* A place that was on the field may no longer be. */
static void
look (DuckFieldSightTool *self)
{
  g_clear_pointer (&self->seen, g_ptr_array_unref);
  self->looks = self->looks && is_on_field (self, self->from) && is_on_field (self, self->to);
  if (self->looks && prepare_outlook (self))
    {
      WarBase firer = war_outlook_place_base (self->from, self->to);
      WarBase target = war_outlook_place_base (self->to, self->from);

      self->seen = war_visibility_find (&self->outlook->scene, &firer);
      if (self->aims)
        self->report = war_sight_explain (&self->outlook->scene, &firer, &target);
    }
  say (self);
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (self));
}

/* The pointer ---------------------------------------------------------------------------------- */

/* Nobody stands off the field. */
static WarPosition
get_place (DuckFieldSightTool *self, const DuckBoardEvent *event)
{
  const WarField *field = duck_field_document_get_field (get_document (self));
  WarPosition place
    = duck_field_tool_snap (DUCK_FIELD_TOOL (self), event, event->position, NULL, 0);

  return (WarPosition){ CLAMP (place.x, 0, field->width), CLAMP (place.y, 0, field->depth) };
}

static DuckBoardPress
duck_field_sight_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldSightTool *self = DUCK_FIELD_SIGHT_TOOL (tool);

  if (duck_field_tool_press_menu (DUCK_FIELD_TOOL (self), event))
    return DUCK_BOARD_PRESS_CLICK;

  self->from = self->to = get_place (self, event);
  self->looks = TRUE;
  self->aims = FALSE;
  look (self);
  return DUCK_BOARD_PRESS_DRAG;
}

static void
duck_field_sight_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  DuckFieldSightTool *self = DUCK_FIELD_SIGHT_TOOL (tool);

  self->to = get_place (self, event);
  self->aims = self->to.x != self->from.x || self->to.y != self->from.y;
  look (self);
}

static void
duck_field_sight_tool_cancel (DuckBoardTool *tool)
{
  DuckFieldSightTool *self = DUCK_FIELD_SIGHT_TOOL (tool);

  self->looks = self->aims = FALSE;
  look (self);
}

static void
duck_field_sight_tool_end (DuckBoardTool *tool)
{
  duck_field_sight_tool_cancel (tool);
}

static gboolean
duck_field_sight_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  return FALSE;
}

/* Drawing -------------------------------------------------------------------------------------- */

/* The field but for what is seen. */
static void
draw_hidden (DuckFieldSightTool *self, DuckBoardOverlay *overlay)
{
  const graphene_rect_t bounds = GRAPHENE_RECT_INIT (0, 0, (float) to_mm (self->field->width),
                                                     (float) to_mm (self->field->depth));

  draw_shade (duck_board_overlay_add (overlay, &bounds), self->field, self->seen);
}

/* White below, so that it shows on any ground. */
static void
stroke (cairo_t *cr, double pixel, gboolean blocked)
{
  const double dashes[] = { 5 * pixel, 4 * pixel };

  cairo_set_line_width (cr, 4 * pixel);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.85);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, 2 * pixel);
  if (blocked)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_source_rgb (cr, blocked ? 0.7 : 0.07, blocked ? 0.1 : 0.35, blocked ? 0.1 : 0.25);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
draw_base (cairo_t *cr, double pixel, WarBase base)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    cairo_line_to (cr, to_mm (base.corners[i].x), to_mm (base.corners[i].y));
  cairo_close_path (cr);
  stroke (cr, pixel, FALSE);
}

static void
draw_line (cairo_t *cr, double pixel, const WarSightReason *reason)
{
  gboolean is_blocked = reason->feature >= 0 || reason->base >= 0;
  double x = to_mm (reason->block.x), y = to_mm (reason->block.y), arm = CROSS * pixel;

  cairo_move_to (cr, to_mm (reason->start.x), to_mm (reason->start.y));
  cairo_line_to (cr, to_mm (reason->end.x), to_mm (reason->end.y));
  stroke (cr, pixel, is_blocked);
  if (!is_blocked)
    return;

  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x + arm, y - arm);
  cairo_line_to (cr, x - arm, y + arm);
  cairo_set_line_width (cr, 3 * pixel);
  cairo_set_source_rgb (cr, 0.7, 0.1, 0.1);
  cairo_stroke (cr);
}

/* How large the lines are. */
static void
measure_words (DuckFieldSightTool *self, double pixel, double *width, double *height)
{
  cairo_surface_t *blank = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (blank);

  *width = 0;
  *height = (g_strv_length (self->lines) * TEXT_LINE + 10) * pixel;
  cairo_set_font_size (cr, TEXT_SIZE * pixel);
  for (guint i = 0; self->lines[i] != NULL; i++)
    {
      cairo_text_extents_t extents;

      cairo_text_extents (cr, self->lines[i], &extents);
      *width = MAX (*width, extents.x_advance);
    }
  *width += 16 * pixel;
  cairo_destroy (cr);
  cairo_surface_destroy (blank);
}

static void
draw_words (DuckFieldSightTool *self, DuckBoardOverlay *overlay, double pixel)
{
  graphene_rect_t sight = duck_board_overlay_get_sight (overlay), bounds;
  double width, height, x, y;
  cairo_t *cr;

  measure_words (self, pixel, &width, &height);
  bounds = duck_callout_place (&sight, to_point (self->from), to_point (self->to), (float) width,
                               (float) height, BASE_REACH, (float) (TEXT_AWAY * pixel));
  x = bounds.origin.x;
  y = bounds.origin.y;
  cr = duck_board_overlay_add (overlay, &bounds);
  cairo_rectangle (cr, x, y, width, height);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.92);
  cairo_fill (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.15);
  cairo_set_font_size (cr, TEXT_SIZE * pixel);
  for (guint i = 0; self->lines[i] != NULL; i++)
    {
      cairo_move_to (cr, x + 8 * pixel, y + (i * TEXT_LINE + 17) * pixel);
      cairo_show_text (cr, self->lines[i]);
    }
}

static void
duck_field_sight_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  DuckFieldSightTool *self = DUCK_FIELD_SIGHT_TOOL (tool);
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds;
  cairo_t *cr;

  DUCK_BOARD_TOOL_CLASS (duck_field_sight_tool_parent_class)->draw (tool, overlay);
  if (self->seen == NULL)
    return;

  draw_hidden (self, overlay);
  bounds = GRAPHENE_RECT_INIT ((float) to_mm (MIN (self->from.x, self->to.x)),
                               (float) to_mm (MIN (self->from.y, self->to.y)),
                               (float) to_mm (ABS (self->to.x - self->from.x)),
                               (float) to_mm (ABS (self->to.y - self->from.y)));
  graphene_rect_inset (&bounds, (float) -(30 + 10 * pixel), (float) -(30 + 10 * pixel));
  cr = duck_board_overlay_add (overlay, &bounds);
  draw_base (cr, pixel, war_outlook_place_base (self->from, self->to));
  if (!self->aims)
    return;

  draw_base (cr, pixel, war_outlook_place_base (self->to, self->from));
  for (guint i = 0; i < WAR_SIGHT_N_LINES; i++)
    draw_line (cr, pixel, &self->report.lines[i]);
  draw_words (self, overlay, pixel);
}

static void
duck_field_sight_tool_constructed (GObject *object)
{
  DuckFieldSightTool *self = DUCK_FIELD_SIGHT_TOOL (object);

  G_OBJECT_CLASS (duck_field_sight_tool_parent_class)->constructed (object);
  g_signal_connect_object (get_document (self), "changed", G_CALLBACK (look), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (get_document (self), "notify::rules", G_CALLBACK (look), self,
                           G_CONNECT_SWAPPED);
  say (self);
}

static void
duck_field_sight_tool_finalize (GObject *object)
{
  DuckFieldSightTool *self = DUCK_FIELD_SIGHT_TOOL (object);

  g_clear_pointer (&self->seen, g_ptr_array_unref);
  g_clear_pointer (&self->outlook, war_outlook_free);
  g_clear_pointer (&self->field, war_field_unref);
  g_clear_pointer (&self->lines, g_strfreev);
  G_OBJECT_CLASS (duck_field_sight_tool_parent_class)->finalize (object);
}

static void
duck_field_sight_tool_class_init (DuckFieldSightToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = duck_field_sight_tool_constructed;
  G_OBJECT_CLASS (klass)->finalize = duck_field_sight_tool_finalize;
  tool_class->end = duck_field_sight_tool_end;
  tool_class->press = duck_field_sight_tool_press;
  tool_class->drag = duck_field_sight_tool_drag;
  tool_class->cancel = duck_field_sight_tool_cancel;
  tool_class->move = duck_field_sight_tool_move;
  tool_class->draw = duck_field_sight_tool_draw;
}

static void
duck_field_sight_tool_init (DuckFieldSightTool *self)
{
  duck_board_tool_set_cursor (DUCK_BOARD_TOOL (self), "crosshair");
}
