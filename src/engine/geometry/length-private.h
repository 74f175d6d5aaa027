/* length-private.h: the table behind headings, and how products with it are rounded
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"

G_BEGIN_DECLS

extern const gint32 war_sine_quarter[WAR_HEADING_TURN / 4 + 1];

/* product / 2^30, rounded to nearest, ties to even: so that no direction is favoured. */
static inline WarLength
war_round_product (gint64 product)
{
  gint64 quotient = product >> 30;
  gint64 remainder = product - quotient * WAR_SINE_ONE;

  if (remainder > WAR_SINE_ONE / 2 || (remainder == WAR_SINE_ONE / 2 && (quotient & 1) != 0))
    quotient++;

  return (WarLength) quotient;
}

G_END_DECLS
