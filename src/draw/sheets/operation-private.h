/* operation-private.h: the pages of one operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map-figure-private.h"
#include "draw/surface/flow-private.h"
#include "draw/surface/subject.h"

G_BEGIN_DECLS

/* The kinds of blocks of an operation, beside those of units, and what their items are. The subject
 * of the pen is the operation. */
typedef enum
{
  DRAW_OPERATION_HEADING, /* a text, not translated yet */
  DRAW_OPERATION_LINE, /* of prose: see prose-private.h */
  DRAW_OPERATION_TOTAL, /* of a force; likewise */
  DRAW_OPERATION_FORCE, /* a sentence instead of entries; likewise */
  DRAW_OPERATION_AGREEMENT, /* a sentence about both sides */
  DRAW_OPERATION_CONDITION, /* a sentence about one */
  DRAW_OPERATION_KEY, /* what the signs of the statistics mean */
  DRAW_OPERATION_PAIR, /* a DrawPair */
} DrawOperationKind;

/* Blocks of a force stand under its name: last is the side, 1 or 2, first is 1 for its first block,
 * and 0 for all that continue it; but rows of boxes. */
double draw_operation_block (const DrawPen *pen, const DrawBlock *block, double y);
double draw_operation_head (const DrawPen *pen, const DrawBlock *block, double y);

typedef struct
{
  WarOperation *operation;
  DrawFlow flow;
  GPtrArray *layouts; /* PangoLayout, of prose */
  GPtrArray *sentences; /* char *: items of blocks */
  GPtrArray *units; /* DrawUnits, of both sides */
  GPtrArray *pairs; /* DrawPair */
  DrawPlan *plan;
  DrawFigure figure; /* the map */
  gboolean has_figure;
  guint figure_page; /* the last one */
  double figure_y;
  gboolean figure_alone; /* on a page of its own, */
  gboolean figure_turned; /* which lies the other way round */
  guint n_pages;
} DrawOperation;

/* winner_chooses: in a campaign, whoever won before says who goes first. */
DrawOperation *draw_operation_new (const DrawSubject *subject, const DrawSheetSetup *setup,
                                   gboolean winner_chooses);
void draw_operation_free (DrawOperation *self);

/* Draws a page of the operation, 0 …, with that number at its foot. */
void draw_operation_page (const DrawOperation *self, guint page, const DrawPageNumber *number,
                          cairo_t *cr);

G_END_DECLS
