/* field-palette.h: what can be drawn on a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-session.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_PALETTE (duck_field_palette_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldPalette, duck_field_palette, DUCK, FIELD_PALETTE, AdwBin)

/* The terrain, with a sample of each and what it does in the system shown; or the sides of zones,
 * or the kinds of points. Signals: "terrain-chosen": the user has chosen one; "terrain-taken": and
 * is to draw with it; "hex-taken": likewise of hexes. */
void duck_field_palette_set_session (DuckFieldPalette *self, DuckFieldSession *session);

/* "terrain", "zones", "points" or "hexes". */
void duck_field_palette_show (DuckFieldPalette *self, const char *what);

/* Into the words to search for. */
void duck_field_palette_focus_search (DuckFieldPalette *self);

/* Whether the options are those of the brush that scatters, or of what is drawn. */
void duck_field_palette_set_scatters (DuckFieldPalette *self, gboolean scatters);

G_END_DECLS
