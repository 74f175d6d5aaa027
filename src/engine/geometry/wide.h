/* wide.h: products of 64-bit numbers, compared exactly
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* An unsigned number of 128 bits: high × 2^64 + low. Compilers' own type is missing on 32 bits, and
 * games must play out alike there too; where it is there it is faster. */
typedef struct
{
  guint64 high, low;
} WarWide;

/* a × b, exactly: schoolbook multiplication in halves of 32 bits, none of which overflows. */
static inline WarWide
war_wide_multiply (guint64 a, guint64 b)
{
#ifdef __SIZEOF_INT128__
  __extension__ typedef unsigned __int128 Wide;
  Wide product = (Wide) a * b;

  return (WarWide){ .high = (guint64) (product >> 64), .low = (guint64) product };
#else
  guint64 a_low = (guint32) a, a_high = a >> 32;
  guint64 b_low = (guint32) b, b_high = b >> 32;
  guint64 low = a_low * b_low;
  guint64 cross = a_high * b_low + (low >> 32);
  guint64 middle = a_low * b_high + (guint32) cross;

  return (WarWide){
    .high = a_high * b_high + (cross >> 32) + (middle >> 32),
    .low = (middle << 32) | (guint32) low,
  };
#endif
}

/* Negative, 0 or positive as a is less than, equal to or greater than b. */
static inline gint
war_wide_compare (WarWide a, WarWide b)
{
  if (a.high != b.high)
    return a.high < b.high ? -1 : 1;
  if (a.low != b.low)
    return a.low < b.low ? -1 : 1;
  return 0;
}

/* Compares a × b with c × d. */
static inline gint
war_wide_compare_products (guint64 a, guint64 b, guint64 c, guint64 d)
{
  return war_wide_compare (war_wide_multiply (a, b), war_wide_multiply (c, d));
}

G_END_DECLS
