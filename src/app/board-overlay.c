/* board-overlay.c: the drawing of a board's tool
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board-private.h"

#include <math.h>

struct _DuckBoardOverlay
{
  double scale; /* logical pixels per mm */
  gint factor; /* device pixels per logical one */
  GPtrArray *nodes; /* GskRenderNode */
  cairo_t *cr; /* of the last one, or NULL */
  guint64 n_pixels;
};

static void
end_part (DuckBoardOverlay *overlay)
{
  g_clear_pointer (&overlay->cr, cairo_destroy);
}

cairo_t *
duck_board_overlay_add (DuckBoardOverlay *overlay, const graphene_rect_t *bounds)
{
  g_return_val_if_fail (overlay != NULL && bounds != NULL, NULL);

  double scale = overlay->scale;
  double left = floor (bounds->origin.x * scale), top = floor (bounds->origin.y * scale);
  double right = ceil ((bounds->origin.x + bounds->size.width) * scale);
  double bottom = ceil ((bounds->origin.y + bounds->size.height) * scale);
  double area = (right - left) * (bottom - top);
  GskRenderNode *node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT (
    (float) left, (float) top, (float) (right - left), (float) (bottom - top)));

  end_part (overlay);
  g_ptr_array_add (overlay->nodes, node);
  overlay->n_pixels += (guint64) (area * overlay->factor * overlay->factor);
  overlay->cr = gsk_cairo_node_get_draw_context (node);
  cairo_scale (overlay->cr, scale, scale);
  return overlay->cr;
}

double
duck_board_overlay_get_pixel (const DuckBoardOverlay *overlay)
{
  g_return_val_if_fail (overlay != NULL, 1);

  return 1 / overlay->scale;
}

/* Brings the drawing up to date: one that has not changed is the same node, so that nothing of it
 * is drawn on the screen again. */
void
duck_board_update_overlay (DuckBoard *self)
{
  DuckBoardOverlay overlay
    = { self->scale, gtk_widget_get_scale_factor (GTK_WIDGET (self)), NULL, NULL, 0 };
  gboolean same_scale = self->overlay_scale >= self->scale && self->overlay_scale <= self->scale;

  if (!self->overlay_changed && same_scale)
    return;
  g_clear_pointer (&self->overlay, gsk_render_node_unref);
  self->overlay_changed = FALSE;
  self->overlay_scale = self->scale;
  if (self->tool == NULL || DUCK_BOARD_TOOL_GET_CLASS (self->tool)->draw == NULL)
    return;

  overlay.nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  DUCK_BOARD_TOOL_GET_CLASS (self->tool)->draw (self->tool, &overlay);
  end_part (&overlay);
  self->overlay
    = gsk_container_node_new ((GskRenderNode **) overlay.nodes->pdata, overlay.nodes->len);
  self->n_overlay += overlay.n_pixels;
  g_ptr_array_unref (overlay.nodes);
}

void
duck_board_queue_overlay (DuckBoard *self)
{
  self->overlay_changed = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

DuckBoardTool *
duck_board_get_tool (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), NULL);

  return self->tool;
}

void
duck_board_set_tool (DuckBoard *self, DuckBoardTool *tool)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (tool == NULL || DUCK_IS_BOARD_TOOL (tool));

  if (self->tool == tool)
    return;
  duck_board_cancel_grip (self);
  if (self->tool != NULL)
    duck_board_tool_attach (self->tool, NULL);
  g_set_object (&self->tool, tool);
  if (tool != NULL)
    duck_board_tool_attach (tool, self);
  duck_board_update_pointer (self);
  duck_board_queue_overlay (self);
}
