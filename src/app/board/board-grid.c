/* board-grid.c: the grid over a board's field, and its scale
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#include <math.h>

#include "text/words/phrase.h"

/* Lines nearer than this are not drawn, and from there on they grow to their full strength, in
 * logical pixels. */
#define FADE_FROM 5.
#define FADE_TO 18.
#define STRENGTH 0.42

/* Of the scale, in logical pixels. */
#define SCALE_WIDTH 150.
#define SCALE_INSET 12.f
#define SCALE_PADDING 7.f
#define SCALE_HEIGHT 5.f

/* How strong lines at this distance are. */
static double
get_strength (double distance)
{
  return STRENGTH * CLAMP ((distance - FADE_FROM) / (FADE_TO - FADE_FROM), 0, 1);
}

/* Lines at multiples of step, in engine lengths, but for those of multiples of `but`, which are
 * drawn stronger; 0: none are. */
static void
append_lines (DuckBoard *self, GtkSnapshot *snapshot, WarLength step, WarLength but,
              double strength)
{
  gint factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  graphene_rect_t canvas = duck_board_get_canvas (self);
  graphene_point_t origin = duck_board_get_origin (self);
  float left = MAX (origin.x, canvas.origin.x), top = MAX (origin.y, canvas.origin.y);
  double pixels = self->scale / WAR_MILLIMETRE;
  float right
    = MIN ((float) (origin.x + self->field->width * pixels), canvas.origin.x + canvas.size.width);
  float bottom
    = MIN ((float) (origin.y + self->field->depth * pixels), canvas.origin.y + canvas.size.height);
  float thickness = 1.f / (float) factor;
  GdkRGBA colour = { 0.10f, 0.16f, 0.34f, (float) strength };

  if (self->ink == DRAW_INK_BLACK)
    colour = (GdkRGBA){ 0, 0, 0, (float) strength };
  if (strength <= 0.01 || right <= left || bottom <= top)
    return;
  for (gint i = (gint) fmax (floor ((left - origin.x) / pixels / step), 1); TRUE; i++)
    {
      double at = floor ((origin.x + (double) i * step * pixels) * factor) / factor;

      if (at >= right || (gint64) i * step >= self->field->width)
        break;
      if (at >= left && (but == 0 || (gint64) i * step % but != 0))
        gtk_snapshot_append_color (snapshot, &colour,
                                   &GRAPHENE_RECT_INIT ((float) at, top, thickness, bottom - top));
    }
  for (gint i = (gint) fmax (floor ((top - origin.y) / pixels / step), 1); TRUE; i++)
    {
      double at = floor ((origin.y + (double) i * step * pixels) * factor) / factor;

      if (at >= bottom || (gint64) i * step >= self->field->depth)
        break;
      if (at >= top && (but == 0 || (gint64) i * step % but != 0))
        gtk_snapshot_append_color (snapshot, &colour,
                                   &GRAPHENE_RECT_INIT (left, (float) at, right - left, thickness));
    }
}

/* Every so many lines one is stronger, and stays when the rest has become too dense. */
void
duck_board_snapshot_grid (DuckBoard *self, GtkSnapshot *snapshot)
{
  WarLength step = duck_board_get_grid_step (self);
  WarLength large = step * war_length_unit_get_steps (self->length_unit)->n_cells;
  double pixels = self->scale / WAR_MILLIMETRE;

  if (!self->show_grid || self->field == NULL)
    return;
  append_lines (self, snapshot, step, large, get_strength (step * pixels) * 0.6);
  append_lines (self, snapshot, large, 0, get_strength (large * pixels));
}

/* ---------------------------------------------------------------------------------------------
 * The scale. */

/* The longest round length that is not too wide. */
static WarLength
choose_scale_length (DuckBoard *self)
{
  const WarLengthSteps *steps = war_length_unit_get_steps (self->length_unit);
  WarLength length = steps->whole;

  for (guint i = 0; steps->scales[i] > 0; i++)
    if (steps->scales[i] * (steps->whole * self->scale / WAR_MILLIMETRE) <= SCALE_WIDTH)
      length = steps->scales[i] * steps->whole;
  return length;
}

/* Whether the scale that is printed at the foot of the map is in sight. */
static gboolean
sees_printed_scale (DuckBoard *self)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  graphene_point_t origin = duck_board_get_origin (self);
  double foot = origin.y + (self->bounds.origin.y + self->bounds.size.height) * self->scale;
  double left = origin.x + self->bounds.origin.x * self->scale;

  return foot <= canvas.origin.y + canvas.size.height + 1 && left >= canvas.origin.x - 1;
}

/* In the lower left corner, while the map's own one is out of sight. */
void
duck_board_snapshot_scale (DuckBoard *self, GtkSnapshot *snapshot)
{
  static const GdkRGBA paper = { 0.98f, 0.96f, 0.90f, 0.95f }, ink = { 0.15f, 0.13f, 0.12f, 1 };
  graphene_rect_t canvas = duck_board_get_canvas (self);
  WarLength length;
  float width, x, y;
  gint text_width, text_height;
  GskRoundedRect box;

  if (self->field == NULL || sees_printed_scale (self))
    return;
  length = choose_scale_length (self);
  if (self->scale_sign == NULL || self->scale_length != length)
    {
      g_autofree char *text = text_length (length, self->length_unit);

      g_clear_object (&self->scale_sign);
      self->scale_sign = gtk_widget_create_pango_layout (GTK_WIDGET (self), text);
      self->scale_length = length;
    }
  pango_layout_get_pixel_size (self->scale_sign, &text_width, &text_height);
  width = (float) (length * self->scale / WAR_MILLIMETRE);
  x = canvas.origin.x + SCALE_INSET;
  y = canvas.origin.y + canvas.size.height - SCALE_INSET - 2 * SCALE_PADDING - SCALE_HEIGHT
      - (float) text_height;

  gsk_rounded_rect_init_from_rect (
    &box,
    &GRAPHENE_RECT_INIT (x, y, MAX (width, (float) text_width) + 2 * SCALE_PADDING,
                         (float) text_height + SCALE_HEIGHT + 2 * SCALE_PADDING),
    6);
  gtk_snapshot_push_rounded_clip (snapshot, &box);
  gtk_snapshot_append_color (snapshot, &paper, &box.bounds);
  gtk_snapshot_pop (snapshot);

  x += SCALE_PADDING;
  y += SCALE_PADDING;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT (x, y));
  gtk_snapshot_append_layout (snapshot, self->scale_sign, &ink);
  gtk_snapshot_restore (snapshot);

  /* As on the sheets: parts in black and white by turns. */
  y += (float) text_height;
  gtk_snapshot_append_color (snapshot, &ink, &GRAPHENE_RECT_INIT (x, y, width, SCALE_HEIGHT));
  for (guint i = 1; i < 4; i += 2)
    gtk_snapshot_append_color (
      snapshot, &(GdkRGBA){ 1, 1, 1, 1 },
      &GRAPHENE_RECT_INIT (x + width * (float) i / 4, y + 1, width / 4, SCALE_HEIGHT - 2));
}
