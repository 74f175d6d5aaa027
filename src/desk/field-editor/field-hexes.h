/* field-hexes.h: what is chosen on a board of hexes, and what is painted next
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "desk/documents/field-document.h"

G_BEGIN_DECLS

#define DUCK_TYPE_FIELD_HEXES (duck_field_hexes_get_type ())
G_DECLARE_FINAL_TYPE (DuckFieldHexes, duck_field_hexes, DUCK, FIELD_HEXES, GObject)

/* The largest brush reaches so many hexes less one from its middle. */
#define DUCK_HEX_BRUSH_MAX 5

/* Signals: "chosen": another hex, or none; "jump": it is to be brought into sight;
 * "options-changed": what is painted next is other. */
DuckFieldHexes *duck_field_hexes_new (DuckFieldDocument *document);

/* WAR_HEX_NONE: none. One that is no longer on the board is not chosen any more. */
WarHex duck_field_hexes_get_chosen (DuckFieldHexes *self);
void duck_field_hexes_choose (DuckFieldHexes *self, WarHex hex);

/* Likewise, and it is to be seen: signal "jump". */
void duck_field_hexes_jump (DuckFieldHexes *self, WarHex hex);

/* Meadow, forest or river: what brush and fill paint. */
WarHexTerrain duck_field_hexes_get_terrain (DuckFieldHexes *self);
void duck_field_hexes_set_terrain (DuckFieldHexes *self, WarHexTerrain terrain);

/* Of the brush, from 1. */
guint duck_field_hexes_get_size (DuckFieldHexes *self);
void duck_field_hexes_set_size (DuckFieldHexes *self, guint size);

G_END_DECLS
