/* stopping.h: looking at a series while it is played, and stopping when enough is known
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/series.h"

G_BEGIN_DECLS

/* Who looks at an interval of 95 % again and again, and stops when he likes it, is wrong more often
 * than once in twenty. So a series is looked at after few numbers of games that are fixed before,
 * and at each look the interval has a share of the one in twenty: it is exact (Clopper and
 * Pearson's), and all of them hold together at 95 % at least. What decides whether a game counts at
 * a look is its number, not when it was over: else quick games would be seen first. */
#define WAR_N_LOOKS 4

typedef struct
{
  double within; /* half of the interval's width that is wanted, 0 … 1 */
  guint games[WAR_N_LOOKS]; /* after so many; after the last no share is less certain */
} WarStopping;

#define WAR_STOPPING_LEAST 0.001
#define WAR_STOPPING_MOST 0.25

WarStopping war_stopping_new (double within);

/* The interval of a chance that came true so many times of n, at a look, from 1. */
WarInterval war_look_interval (guint look, guint hits, guint n);

/* The interval of a series that somebody watches all the time, and stops when he likes: it holds
 * whenever that is, at 95 % for all moments together. By Ville's inequality, from the odds at which
 * one would bet against a chance who takes all chances to be equally likely at first. */
#define WAR_ANY_MOMENT (WAR_N_LOOKS + 1) /* in place of a look */

WarInterval war_moment_interval (guint hits, guint n);

/* Of a share in the tally, whose games were of a number that was fixed, or which was looked at, or
 * watched. */
WarInterval war_series_get_interval (const WarSeriesTally *tally, guint hits, guint n);

/* Goes on with the plan's games after those that the tally has, which may be none, until the share
 * of both sides' wins is known so well at a look; the plan's number of games is not asked. step:
 * told of all games; where it stops them, no look is the tally's but WAR_ANY_MOMENT. Else as
 * war_series_play(). */
gboolean war_series_play_within (WarOperation *operation, const WarSeriesPlan *plan,
                                 const WarStopping *looks, WarSeriesStep step, gpointer data,
                                 WarSeriesTally *tally, WarSetupFault *fault);

/* The same for the plan's number of games, which is fixed. */
gboolean war_series_play_on (WarOperation *operation, const WarSeriesPlan *plan, WarSeriesStep step,
                             gpointer data, WarSeriesTally *tally, WarSetupFault *fault);

G_END_DECLS
