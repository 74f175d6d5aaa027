/* odds-private.h: numbers and rolls behind distributions of dice
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* A whole number: digits of 32 bits, lowest first. */
typedef guint32 WarNumber[WAR_ODDS_N_DIGITS];

/* A die in lowest terms, and what it does to the denominator. One with nothing but faces for 0 only
 * multiplies by their number. */
typedef struct
{
  guint n_faces, twos, threes;
  guint most;
  guint32 faces[WAR_DIE_MAX_RESULT + 1];
  guint32 or_more[WAR_DIE_MAX_RESULT + 1]; /* faces for this result or a higher one */
} WarRoll;

WarRoll war_roll_new (const WarDie *die);

/* Adds one die to the distribution whose weights are numbers[value × stride], in place. All weights
 * up to cap are valid, those above top are 0. Returns the new top. */
guint war_roll_add (const WarRoll *roll, WarNumber *numbers, gsize stride, guint top, guint cap,
                    guint n_digits);

/* The digits that any number up to 2^twos × 3^threes needs. */
guint war_number_count_digits (guint twos, guint threes);

/* sum += number */
void war_number_add (WarNumber sum, const WarNumber number);

G_END_DECLS
