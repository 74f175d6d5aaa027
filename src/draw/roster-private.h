/* roster-private.h: the blocks of a printed roster
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/sheets.h"
#include "engine/army-check.h"

G_BEGIN_DECLS

/* What is set on roster pages, one below the other; pages break between blocks. */
typedef enum
{
  DRAW_BLOCK_WAVE, /* first: the number of the wave, 0: in none yet; above its units */
  DRAW_BLOCK_UNIT, /* a WarUnitGroup */
  DRAW_BLOCK_WOUNDS, /* a row of boxes for some units of a WarUnitGroup */
  DRAW_BLOCK_KEY, /* what the signs of the statistics mean */
  DRAW_BLOCK_HEADING, /* a text, not translated yet; never last on a page */
  DRAW_BLOCK_SENTENCE, /* a text */
  DRAW_BLOCK_LIMIT, /* a WarLimit */
  DRAW_BLOCK_PROBLEM, /* a WarProblem */
  DRAW_BLOCK_TRAIT, /* a WarTrait */
} DrawBlockKind;

typedef struct
{
  DrawBlockKind kind;
  gconstpointer item;
  guint first, last; /* WOUNDS: the units of the group, from 1; WAVE: see above */
  guint page;
  double y, height;
} DrawBlock;

/* Where and how blocks are set, in millimetres. */
typedef struct
{
  cairo_t *cr;
  gboolean measure; /* nothing is shown */
  const WarArmy *army;
  DrawInk ink;
  double unit; /* 1 on A4; everything is in proportion */
  double left, right;
} DrawRosterPen;

/* Sets a block with its top at y and returns its height. */
double draw_block (const DrawRosterPen *pen, const DrawBlock *block, double y);

/* How many units' boxes for wounds fit in a row. */
guint draw_block_get_wounds_per_row (const DrawRosterPen *pen, const WarUnitGroup *group);

/* The heads of the columns above units; returns their height. */
double draw_block_columns (const DrawRosterPen *pen, double y);

G_END_DECLS
