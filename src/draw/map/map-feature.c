/* map-feature.c: a feature drawn by its sign, as far as it shows
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"

/* Whether it is one of those that are too much: a line in a tangle, an area in a heap. */
static gboolean
is_plain (const DrawSign *sign)
{
  const DrawPlan *plan = sign->map->plan;

  if (plan == NULL)
    return FALSE;
  return sign->line != NULL ? draw_points_get_length (sign->line, FALSE) > plan->longest
                            : draw_sign_get_load (sign, plan->field) > plan->largest;
}

/* Signs, and smooth edges, of thousands of lines that cross each other would take seconds. */
static void
draw_plainly (const DrawSign *sign, DrawPass pass)
{
  if (pass != DRAW_PASS_EDGE)
    return;

  cairo_set_antialias (sign->map->cr, CAIRO_ANTIALIAS_NONE);
  draw_points_trace (sign->map->cr, sign->line != NULL ? sign->line : sign->outline,
                     sign->line == NULL);
  draw_map_stroke_band (sign->map, draw_map_colour (sign->map, DRAW_COLOUR_INK), sign->width);
}

void
draw_sign (const DrawSign *sign, DrawPass pass)
{
  cairo_t *cr = sign->map->cr;

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  /* Else walls and trenches would grow thorns where they turn sharply. */
  cairo_set_miter_limit (cr, 2);
  if (is_plain (sign))
    draw_plainly (sign, pass);
  else if (!(sign->line && draw_line_sign (sign, pass)) && !draw_works_sign (sign, pass))
    draw_area_sign (sign, pass);
  cairo_restore (cr);
}
