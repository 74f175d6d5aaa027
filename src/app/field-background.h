/* field-background.h: the picture that somebody traces from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gtk/gtk.h>

#include "engine/field.h"

G_BEGIN_DECLS

/* Reads the picture that a field links to, and draws it. */
typedef struct _DuckFieldBackground DuckFieldBackground;

DuckFieldBackground *duck_field_background_new (void);
void duck_field_background_free (DuckFieldBackground *background);

/* Shows that of the field, or none; folder: of the field's file, or NULL. FALSE: its picture cannot
 * be read, which is said once in *error. */
gboolean duck_field_background_set (DuckFieldBackground *background, const WarBackground *value,
                                    const char *folder, GError **error);

/* A DuckBoardDraw. */
void duck_field_background_draw (cairo_t *cr, double pixel, gpointer background);

G_END_DECLS
