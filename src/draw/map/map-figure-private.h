/* map-figure-private.h: a map as a part of a printed sheet
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map-plan.h"
#include "draw/surface/flow-private.h"
#include "engine/operation/operation.h"

G_BEGIN_DECLS

/* The field in its frame with a caption below, and beside or below it what its signs mean, lettered
 * as the sheet is, however small the map. Lengths are millimetres of the paper. */
typedef struct
{
  double width, height; /* of the whole */
  double scale; /* of the map: millimetres for one of the table */
  gboolean beside; /* the signs stand in columns at the right of the map */
  double caption; /* how high it is, with the room above it */
  guint n_signs, rows; /* of each column */
  double room; /* the width that was offered, in whose middle the figure stands */
} DrawFigure;

/* The operation's field as large as it can be in so much room. */
DrawFigure draw_figure_fit (const WarOperation *operation, const DrawPen *pen, double width,
                            double height);

/* From the left edge of the pen on, which has been offered the room. plan: of the operation's
 * field. */
void draw_figure (const DrawFigure *figure, DrawPlan *plan, WarOperation *operation,
                  const DrawPen *pen, double y);

G_END_DECLS
