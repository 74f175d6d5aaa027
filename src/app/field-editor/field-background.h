/* field-background.h: the picture that somebody traces from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/field/field.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_BACKGROUND (duck_field_background_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldBackground, duck_field_background, DUCK, FIELD_BACKGROUND, GObject)

/* Reads the picture that a field links to, in a thread, and draws it. A very large one is kept
 * smaller.
 *
 * Signals: "changed": it is to be drawn again; "failed" (sentence): it cannot be read. */
DuckFieldBackground *duck_field_background_new (void);

/* Shows that of the field, or none; folder: of the field's file, or NULL. */
void duck_field_background_set (DuckFieldBackground *self, const WarBackground *value,
                                const char *folder);

/* The part of the table that it covers. FALSE: there is none, or it has not been read yet. */
gboolean duck_field_background_get_rect (DuckFieldBackground *self, const WarBackground *value,
                                         WarPosition *corner, WarLength *width, WarLength *depth);

/* A DuckBoardDraw. */
void duck_field_background_draw (cairo_t *cr, double pixel, gpointer background);

/* Whether a file is a picture that can be traced from, found out in a thread. _finish: FALSE, and
 * why it is not. */
void duck_field_background_try (const char *path, GAsyncReadyCallback callback, gpointer data);
gboolean duck_field_background_try_finish (GAsyncResult *result, GError **error);

G_END_DECLS
