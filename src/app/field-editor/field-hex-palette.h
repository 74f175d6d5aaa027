/* field-hex-palette.h: what can be painted on hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <adwaita.h>

#include "desk/field-editor/field-hexes.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_HEX_PALETTE (duck_field_hex_palette_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldHexPalette, duck_field_hex_palette, DUCK, FIELD_HEX_PALETTE, AdwBin)

/* The terrain of hexes with a sample of each, and the size of the brush. Signal "taken": the user
 * has chosen one to paint with. */
GtkWidget *duck_field_hex_palette_new (DuckFieldHexes *hexes);

G_END_DECLS
