/* picture.c: a field as a picture file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/picture.h"

#include <math.h>

#include <cairo-pdf.h>
#include <cairo-svg.h>

#include "draw/sheets.h"

#define POINTS_PER_MM (72 / 25.4)

/* The thinnest stroke on paper, in millimetres. */
#define PAPER_PIXEL 0.11

static cairo_status_t
draw_picture_write (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

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
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  double margin, height;
  cairo_surface_t *surface = NULL;
  cairo_status_t status;

  g_return_val_if_fail (field != NULL && width > 0, NULL);

  margin = draw_map_get_margin (field);
  height = width * ((double) field->depth / WAR_MILLIMETRE + 2 * margin)
           / ((double) field->width / WAR_MILLIMETRE + 2 * margin);

  switch (format)
    {
    case DRAW_FORMAT_PNG:
      surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) MIN (round (width), G_MAXINT),
                                            (int) CLAMP (round (height), 1, G_MAXINT));
      status = draw_picture_on_surface (surface, field, round (width), 1, ink);
      if (status == CAIRO_STATUS_SUCCESS)
        status = cairo_surface_write_to_png_stream (surface, draw_picture_write, bytes);
      break;

    case DRAW_FORMAT_SVG:
      surface = cairo_svg_surface_create_for_stream (draw_picture_write, bytes, width, height);
      cairo_svg_surface_set_document_unit (surface, CAIRO_SVG_UNIT_MM);
      status = draw_picture_on_surface (surface, field, width, PAPER_PIXEL, ink);
      break;

    case DRAW_FORMAT_PDF:
      surface = cairo_pdf_surface_create_for_stream (draw_picture_write, bytes,
                                                     width * POINTS_PER_MM, height * POINTS_PER_MM);
      if (field->name)
        cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, field->name);
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Duckboard");
      cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE,
                                      "1914-10-21T00:00:00Z");
      status = draw_picture_on_surface (surface, field, width * POINTS_PER_MM,
                                        PAPER_PIXEL * POINTS_PER_MM, ink);
      break;

    default:
      g_return_val_if_reached (NULL);
    }

  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);

  if (status != CAIRO_STATUS_SUCCESS)
    {
      g_set_error_literal (error, DRAW_ERROR, (gint) status, cairo_status_to_string (status));
      return NULL;
    }

  return g_byte_array_free_to_bytes (g_steal_pointer (&bytes));
}
