/* board-mini-map.c: all of a board's field, small, in the corner
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#include <math.h>

#define INSET 12.f /* from the edges of the canvas, in logical pixels */

/* Empty while all of the field is in sight anyway, or there is no room. */
graphene_rect_t
duck_board_get_mini_map (DuckBoard *self)
{
  graphene_rect_t canvas = duck_board_get_canvas (self), table = duck_board_get_sight (self), seen;
  double scale = DUCK_BOARD_MINI_MAP / MAX (self->bounds.size.width, self->bounds.size.height);
  float width = (float) ceil (self->bounds.size.width * scale);
  float height = (float) ceil (self->bounds.size.height * scale);
  graphene_rect_t nothing = GRAPHENE_RECT_INIT (0, 0, 0, 0);

  if (!self->show_mini_map || self->field == NULL || canvas.size.width < 3 * width
      || canvas.size.height < 2 * height)
    return nothing;
  if (graphene_rect_intersection (&table, &self->bounds, &seen)
      && seen.size.width * seen.size.height
           > 0.98f * self->bounds.size.width * self->bounds.size.height)
    return nothing;
  return GRAPHENE_RECT_INIT (canvas.origin.x + canvas.size.width - INSET - width,
                             canvas.origin.y + INSET, width, height);
}

/* The pixels of the small picture. */
DuckBoardView
duck_board_get_overview (DuckBoard *self)
{
  double scale = DUCK_BOARD_MINI_MAP / MAX (self->bounds.size.width, self->bounds.size.height)
                 * gtk_widget_get_scale_factor (GTK_WIDGET (self));
  gint x = (gint) floor (self->bounds.origin.x * scale);
  gint y = (gint) floor (self->bounds.origin.y * scale);

  return (DuckBoardView){
    .x = x,
    .y = y,
    .width = (gint) ceil ((self->bounds.origin.x + self->bounds.size.width) * scale) - x,
    .height = (gint) ceil ((self->bounds.origin.y + self->bounds.size.height) * scale) - y,
    .scale = scale,
    .in_software = duck_board_is_in_software (self),
  };
}

/* Puts what is at (x, y) of the widget, on the mini-map, into the middle of the canvas. */
void
duck_board_go_by_mini_map (DuckBoard *self, double x, double y)
{
  graphene_rect_t map = duck_board_get_mini_map (self), canvas = duck_board_get_canvas (self);
  double scale = map.size.width / self->bounds.size.width;

  if (map.size.width <= 0)
    return;
  self->fits = FALSE;
  duck_board_set_view (self,
                       self->bounds.origin.x + (x - map.origin.x) / scale
                         - (canvas.origin.x + canvas.size.width / 2) / self->scale,
                       self->bounds.origin.y + (y - map.origin.y) / scale
                         - (canvas.origin.y + canvas.size.height / 2) / self->scale,
                       self->scale);
}

/* A frame around what is in sight; the rest is darker. */
static void
snapshot_sight (DuckBoard *self, GtkSnapshot *snapshot, const graphene_rect_t *map)
{
  static const GdkRGBA shade = { 0, 0, 0, 0.30f };
  graphene_rect_t table = duck_board_get_sight (self), seen;
  float scale = map->size.width / self->bounds.size.width;
  GskRoundedRect frame;

  if (!graphene_rect_intersection (&table, &self->bounds, &seen))
    return;

  float left = floorf (map->origin.x + (seen.origin.x - self->bounds.origin.x) * scale);
  float top = floorf (map->origin.y + (seen.origin.y - self->bounds.origin.y) * scale);
  float width = ceilf (seen.size.width * scale), height = ceilf (seen.size.height * scale);
  float right = map->origin.x + map->size.width, bottom = map->origin.y + map->size.height;

  gtk_snapshot_append_color (
    snapshot, &shade,
    &GRAPHENE_RECT_INIT (map->origin.x, map->origin.y, map->size.width, top - map->origin.y));
  gtk_snapshot_append_color (
    snapshot, &shade,
    &GRAPHENE_RECT_INIT (map->origin.x, top + height, map->size.width, bottom - top - height));
  gtk_snapshot_append_color (
    snapshot, &shade, &GRAPHENE_RECT_INIT (map->origin.x, top, left - map->origin.x, height));
  gtk_snapshot_append_color (snapshot, &shade,
                             &GRAPHENE_RECT_INIT (left + width, top, right - left - width, height));

  /* Seen on light and dark, by whoever sees no colours. */
  for (gint i = 0; i < 2; i++)
    {
      const GdkRGBA colour = i == 0 ? (GdkRGBA){ 1, 1, 1, 1 } : (GdkRGBA){ 0.1f, 0.1f, 0.1f, 1 };
      float edge = i == 0 ? 1 : 0;

      gsk_rounded_rect_init_from_rect (
        &frame, &GRAPHENE_RECT_INIT (left - edge, top - edge, width + 2 * edge, height + 2 * edge),
        0);
      gtk_snapshot_append_border (snapshot, &frame, (float[4]){ 1, 1, 1, 1 },
                                  (GdkRGBA[4]){ colour, colour, colour, colour });
    }
}

void
duck_board_snapshot_mini_map (DuckBoard *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA paper = { 0.96f, 0.93f, 0.84f, 1 };
  graphene_rect_t map = duck_board_get_mini_map (self);
  DuckBoardView view = duck_board_get_overview (self);
  GskRoundedRect sheet;

  if (map.size.width <= 0)
    return;
  gsk_rounded_rect_init_from_rect (&sheet, &map, 0);
  gtk_snapshot_append_outset_shadow (snapshot, &sheet, &(GdkRGBA){ 0, 0, 0, 0.5f }, 0, 1, 1, 5);
  gtk_snapshot_append_color (snapshot, &paper, &map);
  gtk_snapshot_push_clip (snapshot, &map);
  duck_board_tiles_snapshot (self->overview, snapshot, &view, &map);
  snapshot_sight (self, snapshot, &map);
  gtk_snapshot_pop (snapshot);
}
