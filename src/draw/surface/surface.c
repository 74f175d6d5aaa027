/* surface.c: surfaces that become files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/surface-private.h"

#include <cairo-pdf.h>

#include "draw/surface/catalog-private.h"
#include "draw/surface/sheets.h"

/* The time of printing says nothing about what is printed, and would make every file differ. */
#define PDF_DATE "2000-01-01T00:00:00Z"

G_DEFINE_QUARK (draw_error_quark, draw_error)

cairo_status_t
draw_surface_write (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *
draw_surface_new_pdf (GByteArray *bytes, const char *title, double width, double height)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
    draw_surface_write, bytes, width * DRAW_POINTS_PER_MM, height * DRAW_POINTS_PER_MM);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, "Duckboard");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Duckboard");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, PDF_DATE);

  return surface;
}

/* FALSE with an error, and without the bytes, if the file is none. */
static gboolean
end_file (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status, GError **error)
{
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;

  g_byte_array_unref (bytes);
  g_set_error_literal (error, DRAW_ERROR, (gint) status, cairo_status_to_string (status));
  return FALSE;
}

GBytes *
draw_surface_finish (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status,
                     GError **error)
{
  return end_file (surface, bytes, status, error) ? g_byte_array_free_to_bytes (bytes) : NULL;
}

GBytes *
draw_surface_finish_pdf (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status,
                         GError **error)
{
  if (!end_file (surface, bytes, status, error))
    return NULL;
  if (!draw_catalog_amend (bytes, error))
    {
      g_byte_array_unref (bytes);
      return NULL;
    }

  return g_byte_array_free_to_bytes (bytes);
}
