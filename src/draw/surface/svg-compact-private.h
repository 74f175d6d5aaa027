/* svg-compact-private.h: SVG in fewer letters
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* How paths of several drawings look: each look is said once, as a class. */
typedef struct _DrawSvgLooks DrawSvgLooks;

DrawSvgLooks *draw_svg_looks_new (void);
void draw_svg_looks_free (DrawSvgLooks *looks);

/* The rules of all classes, for a style sheet that goes for all drawings. */
void draw_svg_looks_append_css (const DrawSvgLooks *looks, GString *css);

/* Appends what cairo has written with its paths in a third of the letters or less; no place is
 * moved by more than a hundredth of a unit. */
void draw_svg_append_compact (GString *text, DrawSvgLooks *looks, const char *svg, gsize length);

/* The data of a path from d to end, its places changed by the matrix or NULL; scale: by how much
 * what it has then becomes larger. is_later: the text already has a path's data to its end. FALSE:
 * this is something else than cairo writes, of which nothing is appended. */
gboolean draw_svg_append_path (GString *text, const char *d, const char *end,
                               const cairo_matrix_t *matrix, double scale, gboolean is_later);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawSvgLooks, draw_svg_looks_free)

G_END_DECLS
