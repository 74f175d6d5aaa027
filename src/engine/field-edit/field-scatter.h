/* field-scatter.h: small things strewn along a stroke
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"

G_BEGIN_DECLS

/* What a brush strews. */
typedef struct
{
  WarTerrain terrain; /* in its usual size, or half of it where that is an area; no line */
  const char *variant; /* or NULL */
  WarLength brush; /* how wide the brush is */
  WarLength spacing; /* about, from the middle of one to that of the next */
  guint64 seed;
} WarScatter;

/* In one stroke at most. */
#define WAR_SCATTER_MAX 500

gboolean war_terrain_can_scatter (WarTerrain terrain);

/* The field with what a stroke along these positions, at least one, strews, on top; or NULL if
 * nothing has room. The places are those of a lattice that the seed jogs, so a stroke that comes
 * over a place again puts nothing there twice. All of it lies on the field, and over nothing but
 * ground: mud, swamp, snow, hills, open ground. */
WarField *war_field_scatter (const WarField *field, const WarScatter *scatter,
                             const WarPosition *stroke, guint n_stroke);

G_END_DECLS
