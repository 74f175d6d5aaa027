/* svg-private.h: SVG files in layers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* An SVG file whose layers are groups that Inkscape shows as such. cairo knows no layers: each of
 * them is a file that it wrote, and all are joined here. */
typedef struct _DrawSvg DrawSvg;

/* The page's size in millimetres. */
DrawSvg *draw_svg_new (double width, double height);

/* Draws the next layer above those before: the surface takes millimetres of the page. End it before
 * another is begun. Of an id ASCII letters, digits and hyphens are needed, once only. */
cairo_surface_t *draw_svg_begin_layer (DrawSvg *svg);
void draw_svg_end_layer (DrawSvg *svg, const char *id, const char *name);

/* Frees svg. */
GBytes *draw_svg_finish (DrawSvg *svg, GError **error);

G_END_DECLS
