/* packing-private.h: rectangles to cut out, on as few sheets as possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* All lengths are exact, so that the edges of neighbours are one line. */
typedef struct
{
  WarLength width, height; /* as it is when upright */
  guint item; /* its maker's */
  gboolean turned; /* this and the rest: where it has been put; a quarter to the right */
  guint sheet;
  WarLength x, y; /* of its top left corner as it lies */
} DrawPacked;

/* Whether one of the size fits on a sheet, upright or turned. */
gboolean draw_packing_fits (WarLength width, WarLength height, WarLength sheet_width,
                            WarLength sheet_height);

/* Puts all of them (DrawPacked), which have to fit, edge to edge on sheets of the size. Their
 * order becomes another. Returns how many sheets it takes. */
guint draw_pack (GArray *packed, WarLength sheet_width, WarLength sheet_height);

G_END_DECLS
