/* board-field.c: the field that a board shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

static DrawMapOptions
get_options (DuckBoard *self, double pixel, gboolean labels)
{
  return (DrawMapOptions){
    .ink = self->ink, .pixel = pixel, .rules = self->rules, .zones = TRUE, .labels = labels
  };
}

static void
draw_cb (cairo_t *cr, double pixel, gpointer data)
{
  DuckBoard *self = data;
  DrawMapOptions options = get_options (self, pixel, TRUE);

  if (self->plan != NULL)
    draw_plan_map (cr, self->plan, &options);
}

static void
draw_overview_cb (cairo_t *cr, double pixel, gpointer data)
{
  DuckBoard *self = data;
  DrawMapOptions options = get_options (self, pixel, FALSE);

  if (self->overview_plan != NULL)
    draw_plan_map (cr, self->overview_plan, &options);
}

void
duck_board_init_field (DuckBoard *self)
{
  duck_board_add_layer (self, draw_cb, self, NULL);
  self->overview = duck_board_tiles_new (draw_overview_cb, self);
}

void
duck_board_finish_field (DuckBoard *self)
{
  g_clear_pointer (&self->overview, duck_board_tiles_free);
  g_clear_pointer (&self->plan, draw_plan_unref);
  g_clear_pointer (&self->overview_plan, draw_plan_unref);
  g_clear_pointer (&self->field, war_field_unref);
  g_clear_pointer (&self->rules, war_rules_unref);
}

WarField *
duck_board_get_field (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), NULL);

  return self->field;
}

static void
set_bounds (DuckBoard *self)
{
  float margin = (float) draw_map_get_margin (self->field);

  self->bounds = GRAPHENE_RECT_INIT (-margin, -margin,
                                     (float) self->field->width / WAR_MILLIMETRE + 2 * margin,
                                     (float) self->field->depth / WAR_MILLIMETRE + 2 * margin);
  for (guint i = 0; i < self->layers->len; i++)
    duck_board_tiles_set_bounds (((DuckBoardLayer *) g_ptr_array_index (self->layers, i))->tiles,
                                 &self->bounds);
  duck_board_tiles_set_bounds (self->overview, &self->bounds);
}

/* What differs between two plans is to be drawn again. */
static void
invalidate_changes (DuckBoardTiles *tiles, DrawPlan *before, DrawPlan *after,
                    const DrawMapOptions *options)
{
  g_autoptr (GArray) areas = draw_plan_compare (before, after, options);

  for (guint i = 0; i < areas->len; i++)
    {
      const cairo_rectangle_t *area = &g_array_index (areas, cairo_rectangle_t, i);

      duck_board_tiles_invalidate (tiles,
                                   &GRAPHENE_RECT_INIT ((float) area->x, (float) area->y,
                                                        (float) area->width, (float) area->height));
    }
}

/* Once a drag is over, and not at each of its motions. */
gboolean
duck_board_update_overview (DuckBoard *self)
{
  DuckBoardView view = duck_board_get_overview (self);
  DrawMapOptions options = get_options (self, 1 / view.scale, FALSE);
  guint64 n = duck_board_tiles_get_n_drawn (self->overview);
  gboolean complete;

  if (self->overview_plan != self->plan)
    {
      if (self->overview_plan != NULL)
        invalidate_changes (self->overview, self->overview_plan, self->plan, &options);
      g_clear_pointer (&self->overview_plan, draw_plan_unref);
      self->overview_plan = draw_plan_ref (self->plan);
    }
  complete = duck_board_tiles_update (self->overview, &view, 0);
  if (duck_board_tiles_get_n_drawn (self->overview) != n)
    gtk_widget_queue_draw (GTK_WIDGET (self));
  return !complete;
}

void
duck_board_set_field (DuckBoard *self, WarField *field)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (field != NULL);

  g_autoptr (DrawPlan) before = g_steal_pointer (&self->plan);
  gboolean same_size = self->field != NULL && self->field->width == field->width
                       && self->field->depth == field->depth;

  if (self->field == field)
    {
      self->plan = g_steal_pointer (&before);
      return;
    }
  war_field_ref (field);
  g_clear_pointer (&self->field, war_field_unref);
  self->field = field;
  self->plan = draw_plan_new (field, before);
  if (same_size)
    {
      DrawMapOptions options = get_options (self, 1 / duck_board_get_view (self).scale, TRUE);
      DuckBoardLayer *layer = g_ptr_array_index (self->layers, 0);

      invalidate_changes (layer->tiles, before, self->plan, &options);
      gtk_widget_queue_draw (GTK_WIDGET (self));
    }
  else
    {
      set_bounds (self);
      self->cursor = (WarPosition){ field->width / 2, field->depth / 2 };
      duck_board_allocate_view (self);
    }
  duck_board_update_description (self);
}
