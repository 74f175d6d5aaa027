/* tag.h: tags by which photos are read
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* FALSE: the program was built without libapriltag, which knows what they look like. */
gboolean draw_tag_can (void);

/* Draws that of the number, its black square as large as that, in the middle of the origin and
 * upright, and its white ring. */
void draw_tag (cairo_t *cr, guint id, double size);

G_END_DECLS
