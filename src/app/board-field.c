/* board-field.c: the field that a board shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board-private.h"

/* The longer side of the small picture of the field, in device pixels. */
#define OVERVIEW_SIZE 400.

static DrawMapOptions
get_options (DuckBoard *self, double pixel, gboolean labels)
{
  return (DrawMapOptions){ .ink = self->ink, .pixel = pixel, .zones = TRUE, .labels = labels };
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

  if (self->plan != NULL)
    draw_plan_map (cr, self->plan, &options);
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
  g_clear_pointer (&self->field, war_field_unref);
}

/* The scale of the small picture, in device pixels per millimetre. */
double
duck_board_get_overview_scale (DuckBoard *self)
{
  return OVERVIEW_SIZE / MAX (self->bounds.size.width, self->bounds.size.height);
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
invalidate_changes (DuckBoard *self, DrawPlan *before)
{
  DuckBoardView view = duck_board_get_view (self);
  DrawMapOptions options = get_options (self, 1 / view.scale, TRUE);
  DrawMapOptions small = get_options (self, 1 / duck_board_get_overview_scale (self), FALSE);
  g_autoptr (GArray) areas = draw_plan_compare (before, self->plan, &options);
  g_autoptr (GArray) small_areas = draw_plan_compare (before, self->plan, &small);

  for (guint i = 0; i < areas->len; i++)
    {
      const cairo_rectangle_t *area = &g_array_index (areas, cairo_rectangle_t, i);

      duck_board_invalidate (self, g_ptr_array_index (self->layers, 0),
                             &GRAPHENE_RECT_INIT ((float) area->x, (float) area->y,
                                                  (float) area->width, (float) area->height));
    }
  for (guint i = 0; i < small_areas->len; i++)
    {
      const cairo_rectangle_t *area = &g_array_index (small_areas, cairo_rectangle_t, i);

      duck_board_tiles_invalidate (self->overview,
                                   &GRAPHENE_RECT_INIT ((float) area->x, (float) area->y,
                                                        (float) area->width, (float) area->height));
    }
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
    invalidate_changes (self, before);
  else
    {
      set_bounds (self);
      self->cursor = (WarPosition){ field->width / 2, field->depth / 2 };
      duck_board_allocate_view (self);
    }
  duck_board_update_description (self);
}
