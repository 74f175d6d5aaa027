/* png.c: PNG files that know how large they are printed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/surface/surface-private.h"

guint32
draw_png_get_crc (const guint8 *bytes, gsize n_bytes)
{
  guint32 crc = G_MAXUINT32;

  for (gsize i = 0; i < n_bytes; i++)
    {
      crc ^= bytes[i];
      for (guint bit = 0; bit < 8; bit++)
        crc = crc >> 1 ^ (crc % 2 != 0 ? 0xedb88320u : 0);
    }

  return ~crc;
}

/* In a metre, rounded up: CUPS drops what is behind the point of the dots in an inch that it makes
 * of them, and would print 300 as 299, 0.3 mm in a card too large. */
static guint32
get_density (double dpi)
{
  return (guint32) ceil (dpi / 0.0254 - 1e-6);
}

/* Puts the chunk that says how many pixels are a metre behind the first, which always takes the
 * 33 bytes with the signature. */
static void
note_resolution (GByteArray *png, double dpi)
{
  guint32 density = GUINT32_TO_BE (get_density (dpi)), crc;
  guint8 chunk[21] = { 0, 0, 0, 9, 'p', 'H', 'Y', 's' };
  g_autofree guint8 *rest = NULL;
  guint n_rest;

  if (png->len < 33)
    return;

  memcpy (chunk + 8, &density, 4);
  memcpy (chunk + 12, &density, 4);
  chunk[16] = 1;
  crc = GUINT32_TO_BE (draw_png_get_crc (chunk + 4, 13));
  memcpy (chunk + 17, &crc, 4);

  n_rest = png->len - 33;
  rest = g_memdup2 (png->data + 33, n_rest);
  g_byte_array_set_size (png, 33);
  g_byte_array_append (png, chunk, sizeof chunk);
  g_byte_array_append (png, rest, n_rest);
}

GBytes *
draw_surface_finish_png (cairo_surface_t *surface, cairo_status_t status, double dpi,
                         GError **error)
{
  GByteArray *bytes = g_byte_array_new ();

  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_write_to_png_stream (surface, draw_surface_write, bytes);
  if (dpi > 0)
    note_resolution (bytes, dpi);

  return draw_surface_finish (surface, bytes, status, error);
}
