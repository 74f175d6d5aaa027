/* shade.c: what is not seen from a place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/shade.h"

static double
to_mm (WarLength length)
{
  return (double) length / WAR_MILLIMETRE;
}

static void
add_polygon (cairo_t *cr, const GArray *polygon)
{
  /* A closed path leaves a current point, from which the next one would begin. */
  cairo_new_sub_path (cr);
  for (guint i = 0; i < polygon->len; i++)
    {
      WarPosition vertex = g_array_index (polygon, WarPosition, i);

      cairo_line_to (cr, to_mm (vertex.x), to_mm (vertex.y));
    }
  cairo_close_path (cr);
}

void
draw_shade (cairo_t *cr, const WarField *field, const GPtrArray *seen)
{
  g_return_if_fail (cr != NULL && field != NULL && seen != NULL);

  cairo_save (cr);
  cairo_new_path (cr);
  cairo_rectangle (cr, 0, 0, to_mm (field->width), to_mm (field->depth));
  for (guint i = 0; i < seen->len; i++)
    add_polygon (cr, g_ptr_array_index (seen, i));
  cairo_set_fill_rule (cr, CAIRO_FILL_RULE_EVEN_ODD);
  cairo_set_source_rgba (cr, 0.08, 0.08, 0.15, 0.45);
  cairo_fill (cr);
  cairo_restore (cr);
}
