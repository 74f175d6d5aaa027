/* tag.c: tags by which photos are read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/tag.h"

#ifdef HAVE_LIBAPRILTAG

#include <apriltag/tag36h11.h>

#define ACROSS 8 /* squares of the black square, with its border */
#define WITH_RING 10

gboolean
draw_tag_can (void)
{
  return TRUE;
}

/* Black but for the bits that are set. */
static void
set_squares (const apriltag_family_t *family, guint id, gboolean squares[ACROSS][ACROSS])
{
  for (guint y = 0; y < ACROSS; y++)
    for (guint x = 0; x < ACROSS; x++)
      squares[y][x] = TRUE;
  for (guint i = 0; i < family->nbits; i++)
    if ((family->codes[id] >> (family->nbits - 1 - i) & 1) != 0)
      squares[family->bit_y[i]][family->bit_x[i]] = FALSE;
}

/* One path, in which squares that touch have no seam at any size. */
static void
add_squares (cairo_t *cr, gboolean squares[ACROSS][ACROSS], double square)
{
  for (guint y = 0; y < ACROSS; y++)
    for (guint x = 0; x < ACROSS; x++)
      {
        guint first = x;

        while (x < ACROSS && squares[y][x])
          x++;
        if (x > first)
          cairo_rectangle (cr, (first - ACROSS / 2.0) * square, (y - ACROSS / 2.0) * square,
                           (x - first) * square, square);
      }
}

void
draw_tag (cairo_t *cr, guint id, double size)
{
  apriltag_family_t *family = tag36h11_create ();
  double square = size / ACROSS, edge = square * WITH_RING;
  gboolean squares[ACROSS][ACROSS];

  g_return_if_fail (id < family->ncodes);

  set_squares (family, id, squares);
  cairo_rectangle (cr, -edge / 2, -edge / 2, edge, edge);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  add_squares (cr, squares, square);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_fill (cr);
  tag36h11_destroy (family);
}

#else

gboolean
draw_tag_can (void)
{
  return FALSE;
}

void
draw_tag (cairo_t *cr, guint id, double size)
{
}

#endif
