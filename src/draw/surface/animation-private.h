/* animation-private.h: pictures that follow each other in one PNG file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

G_BEGIN_DECLS

/* An APNG: what knows none shows the first picture. */
typedef struct _DrawAnimation DrawAnimation;

DrawAnimation *draw_animation_new (void);

/* Shows the picture, RGB24 and as large as all others, for so many milliseconds, at most 65535; of
 * each but the first only what differs from the one before is kept. */
void draw_animation_add (DrawAnimation *animation, cairo_surface_t *picture, guint time);

/* Frees it. */
GBytes *draw_animation_finish (DrawAnimation *animation, GError **error);

G_END_DECLS
