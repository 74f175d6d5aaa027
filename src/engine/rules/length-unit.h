/* length-unit.h: inches and centimetres, and the steps in which people count them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

/* The unit of length that players of a system use. */
typedef enum
{
  WAR_UNIT_INCH,
  WAR_UNIT_CENTIMETRE,
} WarLengthUnit;

/* How the length between two numbers of a ruler may be divided, finest first. */
typedef struct
{
  gint units; /* between two numbers */
  gint parts[4]; /* marks between them; 0 ends them */
} WarDivision;

/* All that is round in one unit and not in the other. */
typedef struct
{
  WarLength whole; /* one of it */
  WarLength span; /* an inch, or what is about as much: so many of them are round in either */
  WarLength reach; /* what is usually near something */

  /* Of a grid: between two lines, and so many of these to a stronger line. */
  WarLength cell;
  gint n_cells;

  /* Of a stick: between its lines; the longer ones, and the longest, with numbers, lie on whole
   * multiples of theirs. How far the longest stick reaches at least and at most. */
  WarLength line, longer_line, numbered_line;
  WarLength least_stick, longest_stick;

  /* Of entries: for what lies on a field, and for a statistic. */
  WarLength entry, stat_entry;

  const gint *scales; /* how long the scale of a map may be, in units; 0 ends them */
  const WarDivision *divisions; /* of rulers, the narrowest first */
  guint n_divisions;
} WarLengthSteps;

const WarLengthSteps *war_length_unit_get_steps (WarLengthUnit unit);

/* How long one of it is. */
static inline WarLength
war_length_unit_get_length (WarLengthUnit unit)
{
  return war_length_unit_get_steps (unit)->whole;
}

static inline WarLength
war_length_unit_get_span (WarLengthUnit unit)
{
  return war_length_unit_get_steps (unit)->span;
}

G_END_DECLS
