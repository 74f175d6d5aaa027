/* exact.h: fractions and distances that are compared exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/geometry.h"

G_BEGIN_DECLS

/* Compares the product of the first numbers with that of the second ones; at most five each. The
 * result is negative, 0 or positive. */
gint war_compare_products (const guint64 *a, guint n_a, const guint64 *b, guint n_b);

/* How far along something a place is: numerator / denominator, in 0 … 1. Both are at most 2^63, and
 * the denominator is not 0. It need not be in lowest terms. */
typedef struct
{
  guint64 numerator, denominator;
} WarFraction;

#define WAR_FRACTION_START ((WarFraction){ 0, 1 })
#define WAR_FRACTION_END ((WarFraction){ 1, 1 })

gint war_fraction_compare (WarFraction a, WarFraction b);

/* The fraction in units of 1/2^63, rounded down. It must be made from numbers below 2^56. */
#define WAR_FRACTION_ONE ((guint64) 1 << 63)
guint64 war_fraction_to_fixed (WarFraction fraction);

/* fraction × √square rounded down, or up: exactly; square < 2^54. */
WarLength war_fraction_of_root_down (WarFraction fraction, guint64 square);
WarLength war_fraction_of_root_up (WarFraction fraction, guint64 square);

/* Where on the way from a to b, in 0 … 1: the place rounded once, ties to even. */
WarPosition war_fraction_between (WarFraction fraction, WarPosition a, WarPosition b);

/* The exact distance between two sets: product / √square. 0 / √1 if they meet. */
typedef struct
{
  guint64 product; /* < 2^56 */
  guint64 square; /* 1 … 2^55 */
} WarGap;

gint war_gap_compare (WarGap a, WarGap b);
gint war_gap_compare_length (WarGap gap, WarLength length); /* length ≥ 0 */

/* The least length that is not less. */
WarLength war_gap_get_length (WarGap gap);

/* About its square: whatever has a larger one is farther, also when it has been rounded. */
double war_gap_get_safe_square (WarGap gap);

/* Between a position and a segment. */
WarGap war_segment_get_gap (WarPosition a, WarPosition b, WarPosition position);

/* The gap between two polygons, and whether they are nearer than a limit, or at most that far
 * apart: exactly, also where the distance is no whole length. */
WarGap war_polygons_get_gap (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b);
gboolean war_polygons_are_nearer (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                                  WarLength limit);
gboolean war_polygons_are_within (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                                  WarLength limit);

/* Whether two convex polygons with vertices in clockwise order reach into each other by more than
 * depth: no shift by as little as that would part their insides. */
gboolean war_polygons_overlap (const WarPosition *a, guint n_a, const WarPosition *b, guint n_b,
                               WarLength depth);

/* Whether any of the segment lies in the inside of the simple polygon, its edge left out. */
gboolean war_segment_enters_polygon (WarPosition a, WarPosition b, const WarPosition *vertices,
                                     guint n_vertices);

G_END_DECLS
