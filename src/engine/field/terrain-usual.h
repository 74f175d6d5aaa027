/* terrain-usual.h: how terrain is usually shaped
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* What somebody draws who draws such terrain without further thought. */
typedef struct
{
  WarShapeKind kind;
  WarLength width, depth; /* of a box or an ellipse; of a line its width; where inches are used */
  const char *const *variants; /* ids, NULL-terminated; or NULL: there is one way to draw it */
} WarTerrainUsual;

const WarTerrainUsual *war_terrain_get_usual (WarTerrain terrain);

/* What is so long where inches are used, in the unit. */
static inline WarLength
war_length_unit_convert (WarLengthUnit unit, WarLength length)
{
  return length * war_length_unit_get_span (unit) / WAR_INCH;
}

G_END_DECLS
