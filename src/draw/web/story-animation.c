/* story-animation.c: a battle as a moving picture
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "draw/map/map-private.h"
#include "draw/map/picture-private.h"
#include "draw/surface/animation-private.h"
#include "draw/web/story-private.h"

/* The last picture stands so much longer. */
#define LAST 5

/* The field, onto which all else is drawn. */
static cairo_surface_t *
draw_ground (const DrawStory *story, guint width, double scale)
{
  const WarField *field = story->plan->field;
  int height = (int) lround (scale * field->depth / WAR_MILLIMETRE);
  cairo_surface_t *ground
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, MAX (height, 1));
  const DrawMapOptions options = {
    .pixel = 1 / scale, .rules = story->game->setup->operation->rules, .zones = TRUE, .labels = TRUE
  };
  cairo_t *cr = cairo_create (ground);

  cairo_scale (cr, scale, scale);
  draw_plan_field (cr, story->plan, &options);
  cairo_destroy (cr);
  return ground;
}

/* What came of an order, from 0, and how it stands then; whether anything did. */
static gboolean
draw_order (DrawStory *story, cairo_surface_t *ground, cairo_surface_t *picture, double scale,
            guint order, guint n_orders)
{
  cairo_t *cr = cairo_create (picture);
  gboolean is_seen;

  cairo_set_source_surface (cr, ground, 0, 0);
  cairo_paint (cr);
  cairo_scale (cr, scale, scale);
  is_seen = draw_story_orders (cr, story, order, n_orders, n_orders);
  cairo_destroy (cr);
  return is_seen;
}

GBytes *
draw_story_to_animation (DrawStory *story, guint width, guint pace, GError **error)
{
  g_return_val_if_fail (story != NULL && pace <= DRAW_STORY_MOST_PACE, NULL);
  g_return_val_if_fail (width >= DRAW_STORY_LEAST_WIDTH && width <= DRAW_STORY_MOST_WIDTH, NULL);

  double scale = (double) width * WAR_MILLIMETRE / story->plan->field->width;
  guint n_orders = war_replay_get_n_orders (story->replay);
  guint first = ((const DrawStoryPart *) g_ptr_array_index (story->parts, 0))->end;
  cairo_surface_t *ground = draw_ground (story, width, scale);
  cairo_surface_t *picture
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (ground),
                                  cairo_image_surface_get_height (ground));
  DrawAnimation *animation = draw_animation_new ();

  draw_order (story, ground, picture, scale, first, first);
  draw_animation_add (animation, picture, pace);
  for (guint i = first; i < n_orders; i++)
    if (draw_order (story, ground, picture, scale, i, i + 1))
      draw_animation_add (animation, picture, pace);
  draw_order (story, ground, picture, scale, n_orders, n_orders);
  draw_animation_add (animation, picture, LAST * pace);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (ground);
  return draw_animation_finish (animation, error);
}
