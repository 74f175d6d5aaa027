/* counter-private.h: the face of a counter
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/surface/palette.h"
#include "engine/field/field.h"

G_BEGIN_DECLS

typedef struct
{
  const WarUnitType *type; /* lent; NULL: it is of a place */
  WarPointKind place; /* which is no label */
  gint side; /* 1 or 2; 0: nobody's */
  char *name;
  double width, depth; /* in user units; width is along its front */
  double tag_size; /* of its tag; 0: it has none */
  guint tag;
} DrawCounter;

/* For a GDestroyNotify. */
void draw_counter_free (gpointer counter);

/* A part of its face. */
typedef struct
{
  double left, top, width, height;
} DrawBox;

DrawBox draw_box_shrink (DrawBox box, double by);

/* One thick line for side 1, two thin ones for side 2, a thin one for nobody's, along the inside of
 * a box of so fine a measure. Returns what is within. */
DrawBox draw_counter_frame (cairo_t *cr, gint side, DrawBox box, double module, DrawInk ink);

/* The sign of a type, as large as fits; on white. */
void draw_counter_sign (cairo_t *cr, const WarUnitType *type, DrawBox box, DrawInk ink);

/* A name in lines within the box, in letters as large as it has room for; not even the least
 * letters may fit. */
void draw_counter_name (cairo_t *cr, const char *name, DrawBox box, DrawInk ink);

/* Likewise in letters twice as large, where there is room for them. */
void draw_counter_title (cairo_t *cr, const char *name, DrawBox box, DrawInk ink);

/* Likewise a number or single word, as large as the box. */
void draw_counter_word (cairo_t *cr, const char *word, DrawBox box, DrawInk ink);

/* What the face of a unit's counter is filled with: in black and white paper. */
DrawColour draw_counter_get_ground (const WarUnitType *type, DrawInk ink);

/* Thin slanting bars all over a box: what has them is a back. */
void draw_counter_bars (cairo_t *cr, DrawBox box, DrawInk ink);

/* Draws it centred on the origin, its front towards −y, in user units that are millimetres; its
 * edge is left to who draws the cut. In black and white its ground is white, which saves ink. */
void draw_counter (cairo_t *cr, const DrawCounter *counter, DrawInk ink);

/* Likewise what is behind it: the same on bars, its front at the same edge, without a tag. */
void draw_counter_back (cairo_t *cr, const DrawCounter *counter, DrawInk ink);

G_END_DECLS
