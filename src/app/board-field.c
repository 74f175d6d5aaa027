/* board-field.c: the field that a board shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board-private.h"

/* The longer side of the small picture of the field, in device pixels. */
#define OVERVIEW_SIZE 400.

static void
draw_cb (cairo_t *cr, double pixel, gpointer data)
{
  DuckBoard *self = data;
  DrawMapOptions options = { .ink = self->ink, .pixel = pixel, .zones = TRUE, .labels = TRUE };

  if (self->field != NULL)
    draw_map (cr, self->field, &options);
}

static void
draw_overview_cb (cairo_t *cr, double pixel, gpointer data)
{
  DuckBoard *self = data;
  DrawMapOptions options = { .ink = self->ink, .pixel = pixel, .zones = TRUE };

  if (self->field != NULL)
    draw_map (cr, self->field, &options);
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
  g_clear_pointer (&self->field, war_field_unref);
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

void
duck_board_set_field (DuckBoard *self, WarField *field)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (field != NULL);

  gboolean same_size = self->field != NULL && self->field->width == field->width
                       && self->field->depth == field->depth;

  if (self->field == field)
    return;
  war_field_ref (field);
  g_clear_pointer (&self->field, war_field_unref);
  self->field = field;
  duck_board_tiles_invalidate (self->overview, NULL);
  duck_board_invalidate (self, g_ptr_array_index (self->layers, 0), NULL);
  if (!same_size)
    {
      set_bounds (self);
      self->cursor = (WarPosition){ field->width / 2, field->depth / 2 };
      duck_board_allocate_view (self);
    }
  duck_board_update_description (self);
}
