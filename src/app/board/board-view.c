/* board-view.c: which part of the table a board shows, and how large
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/board/board-private.h"

#include <math.h>

/* Logical pixels per millimetre: closer shows nothing more. */
#define SCALE_MAX 16.

/* Free space around a drawing that fits, in logical pixels. */
#define FIT_MARGIN 14.

/* Of the buttons that zoom, with what is around them: each page has them in that corner. */
#define CONTROLS_WIDTH 148.f
#define CONTROLS_HEIGHT 62.f

graphene_rect_t
duck_board_get_canvas (DuckBoard *self)
{
  float ruler = self->show_rulers ? DUCK_BOARD_RULER : 0;

  return GRAPHENE_RECT_INIT (ruler, ruler, (float) gtk_widget_get_width (GTK_WIDGET (self)) - ruler,
                             (float) gtk_widget_get_height (GTK_WIDGET (self)) - ruler);
}

graphene_rect_t
duck_board_get_sight (DuckBoard *self)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  graphene_point_t corner = duck_board_widget_to_table (self, canvas.origin.x, canvas.origin.y);

  return GRAPHENE_RECT_INIT (corner.x, corner.y, canvas.size.width / (float) self->scale,
                             canvas.size.height / (float) self->scale);
}

/* The scale at which everything is seen. */
static double
get_fitting_scale (DuckBoard *self)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  double width = MAX (canvas.size.width - 2 * FIT_MARGIN, 1);
  double height = MAX (canvas.size.height - 2 * FIT_MARGIN, 1);

  return MIN (width / self->bounds.size.width, height / self->bounds.size.height);
}

static double
get_minimal_scale (DuckBoard *self)
{
  return fmin (get_fitting_scale (self) / 2, SCALE_MAX);
}

static void
set_enabled (DuckBoard *self, const char *name, gboolean enabled)
{
  GAction *action = g_action_map_lookup_action (G_ACTION_MAP (self->actions), name);

  g_simple_action_set_enabled (G_SIMPLE_ACTION (action), enabled);
}

void
duck_board_update_actions (DuckBoard *self)
{
  gboolean shows = self->field != NULL;

  set_enabled (self, "zoom-in", shows && self->scale < SCALE_MAX * 0.999);
  set_enabled (self, "zoom-out", shows && self->scale > get_minimal_scale (self) * 1.001);
  set_enabled (self, "fit", shows && !self->fits);
}

/* Shows a place, but never so that the middle of the canvas is off the drawing. */
void
duck_board_set_view (DuckBoard *self, double x, double y, double scale)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  double middle_x = (canvas.origin.x + canvas.size.width / 2) / scale;
  double middle_y = (canvas.origin.y + canvas.size.height / 2) / scale;
  double left = self->bounds.origin.x, top = self->bounds.origin.y;

  self->x = CLAMP (x + middle_x, left, left + self->bounds.size.width) - middle_x;
  self->y = CLAMP (y + middle_y, top, top + self->bounds.size.height) - middle_y;
  self->scale = scale;
  duck_board_update_actions (self);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* A drawing that fits is made smaller for the buttons that zoom, but not to less than this part. */
#define LEAST_PART 0.85

/* The scale at which the whole drawing is shown: all of it is seen, and if that hardly takes more,
 * there is room below it for the buttons that zoom. */
static double
get_whole_scale (DuckBoard *self)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  double scale = fmin (get_fitting_scale (self), SCALE_MAX);
  double free_width = canvas.size.width - self->bounds.size.width * scale;
  double height = canvas.size.height - FIT_MARGIN - CONTROLS_HEIGHT;
  double smaller = fmin (scale, height / self->bounds.size.height);

  return free_width - FIT_MARGIN >= CONTROLS_WIDTH || smaller < LEAST_PART * scale ? scale
                                                                                   : smaller;
}

/* How far the whole drawing goes from the middle, up or else to the left, so that its key, in the
 * corner below on the right, is not under the buttons that zoom: as far as there is room. */
static graphene_point_t
get_way_from_controls (DuckBoard *self, double scale)
{
  graphene_rect_t canvas = duck_board_get_canvas (self);
  float aside = (canvas.size.width - self->bounds.size.width * (float) scale) / 2;
  float below = (canvas.size.height - self->bounds.size.height * (float) scale) / 2;

  if (aside >= CONTROLS_WIDTH || below >= CONTROLS_HEIGHT)
    return GRAPHENE_POINT_INIT (0, 0);
  if (2 * below - FIT_MARGIN >= CONTROLS_HEIGHT - 1)
    return GRAPHENE_POINT_INIT (0, CONTROLS_HEIGHT - below);
  if (2 * aside - FIT_MARGIN >= CONTROLS_WIDTH)
    return GRAPHENE_POINT_INIT (CONTROLS_WIDTH - aside, 0);
  return GRAPHENE_POINT_INIT (0, fmaxf (below - (float) FIT_MARGIN, 0));
}

void
duck_board_fit (DuckBoard *self)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  graphene_rect_t canvas = duck_board_get_canvas (self);
  double scale = get_whole_scale (self);
  graphene_point_t way = get_way_from_controls (self, scale);
  double middle_x = (canvas.origin.x + canvas.size.width / 2 - way.x) / scale;
  double middle_y = (canvas.origin.y + canvas.size.height / 2 - way.y) / scale;

  self->fits = TRUE;
  duck_board_set_view (self, self->bounds.origin.x + self->bounds.size.width / 2 - middle_x,
                       self->bounds.origin.y + self->bounds.size.height / 2 - middle_y, scale);
}

/* The widget has another size, or the drawing has. */
void
duck_board_allocate_view (DuckBoard *self)
{
  if (self->fits)
    duck_board_fit (self);
  else
    duck_board_set_view (self, self->x, self->y, fmax (self->scale, get_minimal_scale (self)));
}

void
duck_board_zoom_at (DuckBoard *self, double x, double y, double factor)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (factor > 0);

  double least = get_minimal_scale (self);
  double scale = CLAMP (self->scale * factor, least, SCALE_MAX);

  self->fits = FALSE;
  duck_board_set_view (self, self->x + x / self->scale - x / scale,
                       self->y + y / self->scale - y / scale, scale);
  duck_board_emit_pointed (self);
}

void
duck_board_pan (DuckBoard *self, double dx, double dy)
{
  g_return_if_fail (DUCK_IS_BOARD (self));

  self->fits = FALSE;
  duck_board_set_view (self, self->x + dx / self->scale, self->y + dy / self->scale, self->scale);
  duck_board_emit_pointed (self);
}

DuckBoardLook
duck_board_get_look (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), ((DuckBoardLook){ .fits = TRUE }));

  return (DuckBoardLook){ self->fits, self->x, self->y, self->scale, self->cursor };
}

void
duck_board_set_look (DuckBoard *self, const DuckBoardLook *look)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (self->field != NULL);

  duck_board_set_cursor (self, look != NULL
                                 ? look->cursor
                                 : (WarPosition){ self->field->width / 2, self->field->depth / 2 });
  if (look == NULL || look->fits)
    {
      duck_board_fit (self);
      return;
    }
  self->fits = FALSE;
  duck_board_set_view (self, look->x, look->y, look->scale);
}

/* How far to go so that from … to lies within 0 … size. */
static double
get_way (double from, double to, double size)
{
  if (from < 0)
    return from;
  return to > size ? to - size : 0;
}

void
duck_board_reveal (DuckBoard *self, const graphene_rect_t *area)
{
  g_return_if_fail (DUCK_IS_BOARD (self));
  g_return_if_fail (area != NULL);

  graphene_rect_t canvas = duck_board_get_canvas (self);
  double width = MAX (canvas.size.width - 2 * FIT_MARGIN, 1);
  double height = MAX (canvas.size.height - 2 * FIT_MARGIN, 1);
  double scale = self->scale;

  if (area->size.width * scale > width)
    scale = width / area->size.width;
  if (area->size.height * scale > height)
    scale = height / area->size.height;
  if (scale < self->scale)
    duck_board_zoom_at (self, canvas.origin.x + canvas.size.width / 2,
                        canvas.origin.y + canvas.size.height / 2, scale / self->scale);

  graphene_point_t from = duck_board_table_to_widget (self, area->origin.x, area->origin.y);
  double left = from.x - canvas.origin.x - FIT_MARGIN, top = from.y - canvas.origin.y - FIT_MARGIN;
  double dx = get_way (left, left + area->size.width * self->scale, width);
  double dy = get_way (top, top + area->size.height * self->scale, height);

  if (fabs (dx) > 0.5 || fabs (dy) > 0.5)
    duck_board_pan (self, dx, dy);
}

double
duck_board_get_scale (DuckBoard *self)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), 1);

  return self->scale;
}

graphene_point_t
duck_board_widget_to_table (DuckBoard *self, double x, double y)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), *graphene_point_zero ());

  return GRAPHENE_POINT_INIT ((float) (self->x + x / self->scale),
                              (float) (self->y + y / self->scale));
}

graphene_point_t
duck_board_table_to_widget (DuckBoard *self, double x, double y)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), *graphene_point_zero ());

  return GRAPHENE_POINT_INIT ((float) ((x - self->x) * self->scale),
                              (float) ((y - self->y) * self->scale));
}

WarPosition
duck_board_widget_to_position (DuckBoard *self, double x, double y)
{
  g_return_val_if_fail (DUCK_IS_BOARD (self), ((WarPosition){ 0, 0 }));

  double place_x = (self->x + x / self->scale) * WAR_MILLIMETRE;
  double place_y = (self->y + y / self->scale) * WAR_MILLIMETRE;

  return (WarPosition){ (WarLength) round (CLAMP (place_x, -WAR_LENGTH_MAX, WAR_LENGTH_MAX)),
                        (WarLength) round (CLAMP (place_y, -WAR_LENGTH_MAX, WAR_LENGTH_MAX)) };
}

graphene_point_t
duck_board_position_to_widget (DuckBoard *self, WarPosition position)
{
  return duck_board_table_to_widget (self, (double) position.x / WAR_MILLIMETRE,
                                     (double) position.y / WAR_MILLIMETRE);
}

gboolean
duck_board_is_in_software (DuckBoard *self)
{
  GtkNative *native = gtk_widget_get_native (GTK_WIDGET (self));

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

DuckBoardView
duck_board_get_view (DuckBoard *self)
{
  gint factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  graphene_rect_t canvas = duck_board_get_canvas (self);
  double scale = self->scale * factor;

  return (DuckBoardView){
    .x = (gint) round (self->x * scale) + (gint) canvas.origin.x * factor,
    .y = (gint) round (self->y * scale) + (gint) canvas.origin.y * factor,
    .width = (gint) canvas.size.width * factor,
    .height = (gint) canvas.size.height * factor,
    .scale = scale,
    .in_software = duck_board_is_in_software (self),
  };
}

graphene_point_t
duck_board_get_origin (DuckBoard *self)
{
  gint factor = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  double scale = self->scale * factor;

  return GRAPHENE_POINT_INIT ((float) (-round (self->x * scale) / factor),
                              (float) (-round (self->y * scale) / factor));
}
