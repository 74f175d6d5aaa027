/* map.h: a field drawn like a trench map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/field/field.h"

G_BEGIN_DECLS

/* Everything here is drawn in user units that are millimetres of the table, the field's top left
 * corner at the origin; the caller scales. What is drawn does not depend on the clip, which only
 * saves time: strips that are drawn one by one join into the same picture.
 *
 * Variants of features that have signs of their own: "church" and "ruin" of buildings, "track" of
 * roads, "conifer", "deciduous" and "splintered" of woods, "side-1" and "side-2" of works, which
 * otherwise belong to the side whose zone is nearest. */
typedef struct
{
  DrawInk ink;
  double pixel; /* size of a device pixel in user units: nothing is drawn thinner; 0: paper */
  double letter; /* on paper: the least size of letters, in user units; else 0 */
  const WarRules *rules; /* whose roles are written on zones; lent, or NULL */
  const char *sides[2]; /* their names, for the key; lent, or NULL: side 1, side 2 */
  gboolean zones; /* hatched in the side's colour; those with a role only outlined */
  gboolean labels; /* names of features and points, letters of squares */
  double join_x, join_y; /* names keep off lines that come so often, in user units; or 0 */
  gboolean no_names, no_squares; /* but without names; without the lines and letters of squares */
} DrawMapOptions;

/* The margin around the field, in user units, that the map's border takes on each side. */
double draw_map_get_margin (const WarField *field);

/* The field alone, clipped to its edges. */
void draw_field (cairo_t *cr, const WarField *field, const DrawMapOptions *options);

/* The field in its map border, with title, lettered squares, scale bar and north arrow. */
void draw_map (cairo_t *cr, const WarField *field, const DrawMapOptions *options);

G_END_DECLS
