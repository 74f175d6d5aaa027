/* board-overlay.c: the drawing of a board's tool, and of what moves on it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#include <math.h>

struct _DuckBoardOverlay
{
  double scale; /* logical pixels per mm */
  gint factor; /* device pixels per logical one */
  graphene_rect_t sight; /* mm */
  graphene_rect_t room; /* mm: what lies beyond is not drawn */
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
  graphene_rect_t part = *bounds;
  double left, top, right, bottom;
  GskRenderNode *node;

  if (!graphene_rect_intersection (bounds, &overlay->room, &part))
    part = GRAPHENE_RECT_INIT (overlay->room.origin.x, overlay->room.origin.y, 0, 0);
  left = floor (part.origin.x * scale);
  top = floor (part.origin.y * scale);
  right = ceil ((part.origin.x + part.size.width) * scale);
  bottom = ceil ((part.origin.y + part.size.height) * scale);
  node = gsk_cairo_node_new (&GRAPHENE_RECT_INIT ((float) left, (float) top, (float) (right - left),
                                                  (float) (bottom - top)));

  end_part (overlay);
  g_ptr_array_add (overlay->nodes, node);
  overlay->n_pixels
    += (guint64) ((right - left) * (bottom - top) * overlay->factor * overlay->factor);
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

graphene_rect_t
duck_board_overlay_get_sight (const DuckBoardOverlay *overlay)
{
  g_return_val_if_fail (overlay != NULL, GRAPHENE_RECT_INIT (0, 0, 1, 1));

  return overlay->sight;
}

/* What is in sight, and as much on each side of it. */
static graphene_rect_t
get_room (const graphene_rect_t *sight)
{
  graphene_rect_t room;

  graphene_rect_inset_r (sight, -sight->size.width, -sight->size.height, &room);
  return room;
}

/* Whether it has to be drawn again; if so, begins that. */
static gboolean
begin_drawing (DuckBoard *self, DuckBoardDrawing *drawing, DuckBoardOverlay *overlay)
{
  graphene_rect_t sight = duck_board_get_sight (self);
  gboolean same_scale = drawing->scale >= self->scale && drawing->scale <= self->scale;

  if (!drawing->changed && same_scale && graphene_rect_contains_rect (&drawing->room, &sight))
    return FALSE;

  g_clear_pointer (&drawing->node, gsk_render_node_unref);
  drawing->changed = FALSE;
  drawing->scale = self->scale;
  drawing->room = get_room (&sight);
  *overlay = (DuckBoardOverlay){ .scale = self->scale,
                                 .factor = gtk_widget_get_scale_factor (GTK_WIDGET (self)),
                                 .sight = sight,
                                 .room = drawing->room };
  overlay->nodes = g_ptr_array_new_with_free_func ((GDestroyNotify) gsk_render_node_unref);
  return TRUE;
}

static void
end_drawing (DuckBoard *self, DuckBoardDrawing *drawing, DuckBoardOverlay *overlay)
{
  end_part (overlay);
  if (overlay->nodes->len > 0)
    drawing->node
      = gsk_container_node_new ((GskRenderNode **) overlay->nodes->pdata, overlay->nodes->len);
  self->n_overlay += overlay->n_pixels;
  g_ptr_array_unref (overlay->nodes);
}

/* Brings the drawings up to date: one that has not changed is the same node, so that nothing of it
 * is drawn on the screen again. */
void
duck_board_update_overlay (DuckBoard *self)
{
  DuckBoardOverlay overlay;

  for (guint i = 0; i < self->lives->len; i++)
    {
      DuckBoardLive *live = g_ptr_array_index (self->lives, i);

      if (!begin_drawing (self, &live->drawing, &overlay))
        continue;
      live->draw (&overlay, live->data);
      end_drawing (self, &live->drawing, &overlay);
    }
  if (!begin_drawing (self, &self->overlay, &overlay))
    return;
  if (self->tool != NULL && DUCK_BOARD_TOOL_GET_CLASS (self->tool)->draw != NULL)
    DUCK_BOARD_TOOL_GET_CLASS (self->tool)->draw (self->tool, &overlay);
  end_drawing (self, &self->overlay, &overlay);
}

void
duck_board_snapshot_overlay (DuckBoard *self, GtkSnapshot *snapshot)
{
  graphene_point_t origin = duck_board_get_origin (self);

  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &origin);
  for (guint i = 0; i < self->lives->len; i++)
    {
      const DuckBoardLive *live = g_ptr_array_index (self->lives, i);

      if (live->drawing.node != NULL)
        gtk_snapshot_append_node (snapshot, live->drawing.node);
    }
  if (self->overlay.node != NULL)
    gtk_snapshot_append_node (snapshot, self->overlay.node);
  gtk_snapshot_restore (snapshot);
}

void
duck_board_queue_overlay (DuckBoard *self)
{
  self->overlay.changed = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---------------------------------------------------------------------------------------------
 * What moves. */

void
duck_board_live_free (gpointer data)
{
  DuckBoardLive *live = data;

  g_clear_pointer (&live->drawing.node, gsk_render_node_unref);
  g_free (live);
}

DuckBoardLive *
duck_board_add_live (DuckBoard *self, DuckBoardDrawLive draw, gpointer data)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), NULL);
  g_return_val_if_fail (draw != NULL, NULL);

  DuckBoardLive *live = g_new0 (DuckBoardLive, 1);

  live->draw = draw;
  live->data = data;
  g_ptr_array_add (self->lives, live);
  duck_board_queue_live (self, live);
  return live;
}

void
duck_board_remove_live (DuckBoard *self, DuckBoardLive *live)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  g_ptr_array_remove (self->lives, live);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
duck_board_queue_live (DuckBoard *self, DuckBoardLive *live)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (live != NULL);

  live->drawing.changed = TRUE;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---------------------------------------------------------------------------------------------
 * The tool. */

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
