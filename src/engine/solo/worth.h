/* worth.h: which unit types are worth what they cost, by what the armies that have them win
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/balance.h"

G_BEGIN_DECLS

/* What is compared are armies, not games: a million games of eight armies say all about these
 * eight, and little about the types in them. The armies of one book are compared with each other by
 * their shares of the points against all others; what an army has of a type is the part of its cost
 * that goes into it.
 *
 * The slope is that of the straight line which fits the shares best: how many of a hundred games an
 * army wins more for each hundredth of its cost that goes into the type rather than into what such
 * armies have else. Its error is the usual one or, where that is larger, the one that allows for
 * armies that scatter differently (HC3: MacKinnon and White 1985), which by itself is too small
 * where few armies have much of a type. Its interval is by Student's t with two degrees of freedom
 * less than there are armies.
 *
 * As many types are looked at, each interval leaves only so much of one in twenty as there are
 * types (Bonferroni): all of them hold together at 95 % at least. */
typedef struct
{
  guint n_armies; /* of its book */
  guint n_taking; /* of them, that have it */
  double share_with,
    share_without; /* of the points of those that have it, on average; of the rest */
  gboolean
    is_known; /* armies differ in it, and there are enough of them: the rest is so only then */
  double slope; /* of the share of points by the part of cost */
  WarInterval interval; /* in which it lies; from −∞ to ∞ */

  /* What a unit adds to the share, all types of the book taken together (least squares without a
   * constant, as armies cost the same), in points of which armies cost so many on average: what it
   * could cost to be worth that. The slope above cannot tell a type from what armies that like it
   * have besides; this can, where there are many more armies than types. */
  gboolean is_priced; /* the rest is so only then */
  double price;
  WarInterval price_interval;

  /* Of the third of the armies that has most points, and of the third that has fewest, how many
   * have it; each third has so many armies. */
  guint n_third, n_of_best, n_of_worst;
} WarWorth;

typedef enum
{
  WAR_WORTH_UNKNOWN, /* its interval has nought in it, or there is none */
  WAR_WORTH_MORE, /* than it costs */
  WAR_WORTH_LESS,
  WAR_WORTH_ALWAYS, /* more, and every army of the best third has it, though not all of the worst */
  WAR_WORTH_NEVER, /* less, and none of the best third has it, though some of the worst */
} WarVerdict;

#define WAR_WORTH_LEAST_ARMIES 8 /* of a book */

/* Of each type of the roll: free it. */
WarWorth *war_worth_measure (const WarBalanceRoll *roll, const WarBalanceTally *tally);
WarVerdict war_worth_judge (const WarWorth *worth);

/* How far Student's t with so many degrees of freedom goes up and down before less than the doubt
 * is beyond it on both sides together. */
double war_student_reach (guint freedom, double doubt);

G_END_DECLS
