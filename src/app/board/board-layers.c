/* board-layers.c: the drawings that lie on each other on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

/* How long drawing may hold up a frame, in microseconds: of a pan or a drag, whose hand feels it;
 * of a zoom, after which all is to be drawn; and the first one, before which there is nothing to
 * look at. */
#define FRAME_TIME 2500
#define ZOOM_FRAME_TIME 8000
#define FIRST_FRAME_TIME 40000

void
duck_board_layer_free (gpointer data)
{
  DuckBoardLayer *layer = data;

  duck_board_tiles_free (layer->tiles);
  if (layer->destroy != NULL)
    layer->destroy (layer->data);
  g_free (layer);
}

DuckBoardLayer *
duck_board_add_layer (DuckBoard *self, DuckBoardDraw draw, gpointer data, GDestroyNotify destroy)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), NULL);
  g_return_val_if_fail (draw != NULL, NULL);

  DuckBoardLayer *layer = g_new0 (DuckBoardLayer, 1);

  layer->tiles = duck_board_tiles_new (draw, data);
  layer->data = data;
  layer->destroy = destroy;
  layer->visible = TRUE;
  duck_board_tiles_set_bounds (layer->tiles, &self->bounds);
  g_ptr_array_add (self->layers, layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
  return layer;
}

void
duck_board_remove_layer (DuckBoard *self, DuckBoardLayer *layer)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  g_ptr_array_remove (self->layers, layer);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
duck_board_set_layer_visible (DuckBoard *self, DuckBoardLayer *layer, gboolean visible)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (layer != NULL);

  layer->visible = visible;
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
duck_board_invalidate (DuckBoard *self, DuckBoardLayer *layer, const graphene_rect_t *area)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (layer != NULL);

  duck_board_tiles_invalidate (layer->tiles, area);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

guint64
duck_board_get_n_drawn (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), 0);

  guint64 n = self->n_overlay;

  for (guint i = 0; i < self->layers->len; i++)
    {
      const DuckBoardLayer *layer = g_ptr_array_index (self->layers, i);

      n += duck_board_tiles_get_n_drawn (layer->tiles);
    }
  return n;
}

gsize
duck_board_get_n_bytes (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), 0);

  gsize n = duck_board_tiles_get_n_bytes (self->overview);

  for (guint i = 0; i < self->layers->len; i++)
    {
      const DuckBoardLayer *layer = g_ptr_array_index (self->layers, i);

      n += duck_board_tiles_get_n_bytes (layer->tiles);
    }
  return n;
}

/* ---------------------------------------------------------------------------------------------
 * Frames. */

static gboolean
redraw_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  DUCK_BOARD (widget)->redraw = 0;
  gtk_widget_queue_draw (widget);
  return G_SOURCE_REMOVE;
}

/* Nothing else is to be done: draw the small picture, and what a pan will uncover. */
static gboolean
prepare_cb (gpointer data)
{
  DuckBoard *self = data;
  DuckBoardView view = duck_board_get_view (self);

  if (duck_board_update_overview (self))
    return G_SOURCE_CONTINUE;
  for (guint i = 0; i < self->layers->len; i++)
    {
      DuckBoardLayer *layer = g_ptr_array_index (self->layers, i);

      if (layer->visible && duck_board_tiles_prepare (layer->tiles, &view))
        return G_SOURCE_CONTINUE;
    }
  self->prepare = 0;
  return G_SOURCE_REMOVE;
}

/* Draws what the layers lack, as far as there is time in this frame. */
void
duck_board_update_layers (DuckBoard *self, const DuckBoardView *view)
{
  gboolean zooms = view->scale > self->drawn_scale || view->scale < self->drawn_scale;
  gint64 time = !self->shown ? FIRST_FRAME_TIME : zooms ? ZOOM_FRAME_TIME : FRAME_TIME;
  gint64 deadline = g_get_monotonic_time () + time;

  self->complete = TRUE;
  for (guint i = 0; i < self->layers->len; i++)
    {
      DuckBoardLayer *layer = g_ptr_array_index (self->layers, i);

      if (layer->visible)
        self->complete &= duck_board_tiles_update (layer->tiles, view, deadline);
    }
  self->shown = TRUE;
  if (self->complete)
    self->drawn_scale = view->scale;
  if (!self->complete && self->redraw == 0)
    self->redraw = gtk_widget_add_tick_callback (GTK_WIDGET (self), redraw_cb, NULL, NULL);
  else if (self->complete && self->prepare == 0)
    self->prepare = g_idle_add_full (G_PRIORITY_LOW, prepare_cb, self, NULL);
}

gboolean
duck_board_is_complete (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), FALSE);

  return self->complete && self->prepare == 0;
}
