/* share-private.h: what of a page is drawn at a time
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* A file in layers is drawn in shares, one after the other: each thing on the page for itself, then
 * the rest; the lines that are cut and folded along are left to who writes it. Who draws a page
 * asks for each of these whether it is wanted; without shares all are. Who never asks draws all of
 * the page as its rest. */
typedef struct
{
  guint thing; /* from 0: this one, or, if there are not so many, the rest */
  char *title; /* of the thing, once it has been drawn */
} DrawShare;

/* The share must live as long as the surface, and its title be freed. */
void draw_share_set (cairo_surface_t *surface, DrawShare *share);

gboolean draw_share_wants_thing (cairo_t *cr, guint thing, const char *title);
gboolean draw_share_wants_rest (cairo_t *cr, guint n_things);
gboolean draw_share_wants_lines (cairo_t *cr);

G_END_DECLS
