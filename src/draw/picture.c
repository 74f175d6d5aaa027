/* picture.c: a field as a picture file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/picture.h"

#include <math.h>

#include <cairo-svg.h>

#include "draw/surface-private.h"

/* The thinnest stroke on paper, in millimetres. */
#define PAPER_PIXEL 0.11

/* Draws the map over a surface on which it is width wide, in the surface's units; pixel is the
 * thinnest stroke there. */
static cairo_status_t
draw_picture_on_surface (cairo_surface_t *surface, const WarField *field, double width,
                         double pixel, DrawInk ink)
{
  double margin = draw_map_get_margin (field);
  double scale = width / ((double) field->width / WAR_MILLIMETRE + 2 * margin);
  DrawMapOptions options = { .ink = ink, .pixel = pixel / scale, .zones = TRUE, .labels = TRUE };
  cairo_t *cr = cairo_create (surface);
  cairo_status_t status;

  cairo_scale (cr, scale, scale);
  cairo_translate (cr, margin, margin);
  draw_map (cr, field, &options);
  cairo_show_page (cr);
  status = cairo_status (cr);
  cairo_destroy (cr);

  return status;
}

GBytes *
draw_map_to_picture (const WarField *field, DrawFormat format, double width, DrawInk ink,
                     GError **error)
{
  GByteArray *bytes;
  double margin, height;
  cairo_surface_t *surface;
  cairo_status_t status;

  g_return_val_if_fail (field != NULL && width > 0, NULL);
  g_return_val_if_fail (format <= DRAW_FORMAT_PDF, NULL);

  margin = draw_map_get_margin (field);
  height = width * ((double) field->depth / WAR_MILLIMETRE + 2 * margin)
           / ((double) field->width / WAR_MILLIMETRE + 2 * margin);

  bytes = g_byte_array_new ();
  switch (format)
    {
    case DRAW_FORMAT_PNG:
      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) MIN (round (width), G_MAXINT),
                                            (int) CLAMP (round (height), 1, G_MAXINT));
      status = draw_picture_on_surface (surface, field, round (width), 1, ink);
      if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream (surface, draw_surface_write, bytes);
      break;

    case DRAW_FORMAT_SVG:
      surface = cairo_svg_surface_create_for_stream (draw_surface_write, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_MM);
      status = draw_picture_on_surface (surface, field, width, PAPER_PIXEL, ink);
      break;

    case DRAW_FORMAT_PDF:
    default:
      surface = draw_surface_new_pdf (bytes, field->name ? field->name : "", width, height);
      status = draw_picture_on_surface (surface, field, width * DRAW_POINTS_PER_MM,
                                        PAPER_PIXEL * DRAW_POINTS_PER_MM, ink);
      break;
    }

  return draw_surface_finish (surface, bytes, status, error);
}
