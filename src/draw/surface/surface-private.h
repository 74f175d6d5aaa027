/* surface-private.h: surfaces that become files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

#define DRAW_POINTS_PER_MM (72 / 25.4)

/* A cairo_write_func_t whose closure is a GByteArray. */
cairo_status_t draw_surface_write (void *closure, const unsigned char *data, unsigned int length);

/* A PDF file of pages of the size, in millimetres, that becomes the same bytes whenever the same is
 * drawn. */
cairo_surface_t *draw_surface_new_pdf (GByteArray *bytes, const char *title, double width,
                                       double height);

/* Ends the file and takes the surface and the bytes over. status is what happened before. */
GBytes *draw_surface_finish (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status,
                             GError **error);

/* The image as a PNG file; likewise. dpi: dots in an inch when it is printed; 0: not said. */
GBytes *draw_surface_finish_png (cairo_surface_t *surface, cairo_status_t status, double dpi,
                                 GError **error);

/* The sum at the end of a chunk of such a file. */
guint32 draw_png_get_crc (const guint8 *bytes, gsize n_bytes);

/* Likewise of a PDF, which says in which language it is, and asks to be printed at true size. */
GBytes *draw_surface_finish_pdf (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status,
                                 GError **error);

G_END_DECLS
