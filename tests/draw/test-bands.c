/* test-bands.c: lines with width are drawn as wide as they are, at their bends too
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"
#include "fixture.h"

#include <math.h>

#define WIDTH 10.0
#define LENGTH 60.0

/* Which way the first leg runs: not along an axis. */
#define FIRST (25 * G_PI / 180)

/* Two legs of LENGTH, which meet at (0, 0): the second is turned by these degrees. */
static GArray *
new_line (int degrees)
{
  GArray *line = g_array_new (FALSE, FALSE, sizeof (DrawPoint));
  double angle = FIRST + degrees * G_PI / 180;
  const DrawPoint points[] = { { -LENGTH * cos (FIRST), -LENGTH * sin (FIRST) },
                               { 0, 0 },
                               { LENGTH * cos (angle), LENGTH * sin (angle) } };

  g_array_append_vals (line, points, G_N_ELEMENTS (points));
  return line;
}

/* Whether the place is within the share of the width beside the leg; ends are cut off or round. */
static gboolean
is_beside (double x, double y, DrawPoint from, DrawPoint to, double share, gboolean is_round)
{
  double along_x = (to.x - from.x) / LENGTH, along_y = (to.y - from.y) / LENGTH;
  double along = (x - from.x) * along_x + (y - from.y) * along_y;
  double beside = (y - from.y) * along_x - (x - from.x) * along_y;
  double beyond = along - CLAMP (along, 0, LENGTH);

  return (is_round || beyond == 0) && hypot (beside, beyond) < share * WIDTH;
}

/* Both legs are covered up to the bend, on either side of the line; and no bend sticks out much
 * farther than the line is wide. */
static void
test_bends (void)
{
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);

  for (int degrees = -170; degrees <= 170; degrees += 5)
    {
      g_autoptr (GArray) line = new_line (degrees);
      g_autoptr (GArray) band = draw_points_band (line, WIDTH);
      const DrawPoint *points = (const DrawPoint *) (gpointer) line->data;

      cairo_new_path (cr);
      draw_points_trace (cr, band, TRUE);
      for (double x = -LENGTH - WIDTH; x <= LENGTH + WIDTH; x += 1.3)
        for (double y = -LENGTH - WIDTH; y <= LENGTH + WIDTH; y += 1.3)
          {
            if (is_beside (x, y, points[0], points[1], 0.49, FALSE)
                || is_beside (x, y, points[1], points[2], 0.49, FALSE))
              g_assert_true (cairo_in_fill (cr, x, y));
            if (!is_beside (x, y, points[0], points[1], 0.9, TRUE)
                && !is_beside (x, y, points[1], points[2], 0.9, TRUE))
              g_assert_false (cairo_in_fill (cr, x, y));
          }
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/bands/bends", test_bends);
  return g_test_run ();
}
