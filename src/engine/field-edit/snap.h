/* snap.h: places that attract what is being drawn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field-item.h"

G_BEGIN_DECLS

typedef enum
{
  WAR_SNAP_NONE,
  WAR_SNAP_GRID,
  WAR_SNAP_EDGE, /* of something on the field, or the field's own */
  WAR_SNAP_GUIDE,
  WAR_SNAP_VERTEX, /* of something on the field, the middle of a box or an ellipse, a point */
} WarSnapKind;

/* What attracts, the last of WarSnapKind before the others. A grid takes every position; the others
 * only those within reach. */
typedef struct
{
  WarLength grid; /* its step; 0: no grid */
  gboolean edges, vertices;
  const GArray *guides_x; /* WarLength: guides from top to bottom; or NULL */
  const GArray *guides_y; /* likewise from left to right */
  WarLength reach;
} WarSnap;

/* Where the position comes to lie. What is left out, as it is being moved, attracts nothing. */
WarPosition war_snap_position (const WarSnap *snap, const WarField *field, const WarItem *left_out,
                               guint n_left_out, WarPosition position, WarSnapKind *kind);

/* The nearest multiple of the step; half of it upwards. */
WarLength war_snap_length (WarLength length, WarLength step);

/* The nearest multiple of 15°. */
WarHeading war_snap_heading (WarHeading heading);

/* The place as far from origin as position, in the nearest heading that is a multiple of 15°. */
WarPosition war_snap_direction (WarPosition origin, WarPosition position);

G_END_DECLS
