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

/* Whether letters are shapes from now on, not text. */
void draw_svg_set_outlines (DrawSvg *svg, gboolean outlines);

/* The next layer above those before, and what is in it. The ids have ASCII letters, digits and
 * hyphens; a layer's is put after "layer-". */
void draw_svg_begin_layer (DrawSvg *svg, const char *id, const char *name);
void draw_svg_end_layer (DrawSvg *svg);

/* Draws the next part of the layer: the surface takes millimetres of the page, letters that are
 * drawn on it become text. End it before another is begun. A part with a title becomes a group of
 * its own with this id, or one made of it if that is there already; one without anything in it is
 * left out. title: NULL: it is no group. */
cairo_surface_t *draw_svg_begin_part (DrawSvg *svg);
void draw_svg_end_part (DrawSvg *svg, const char *id, const char *title);

/* Puts a line along a path right into the layer, between parts: as SVG has it, in millimetres. Its
 * id is made of the given one. */
void draw_svg_add_path (DrawSvg *svg, const char *id, const char *title, const char *path,
                        const char *colour);

/* Frees svg. */
GBytes *draw_svg_finish (DrawSvg *svg, GError **error);

G_END_DECLS
