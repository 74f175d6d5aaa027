/* trial.h: tests one after the other, of which later ones hang on what became of some
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/chance/odds.h"

G_BEGIN_DECLS

/* On most tests nothing else hangs. Of those of the others, which are followed, every outcome is
 * kept: each doubles their number, so that there may be no more than so many of them. Who is
 * followed has a bit. */
#define WAR_TRIAL_MAX 8

typedef struct
{
  guint32 weight;
  guint32 gone, shaken; /* bits: who failed a test that is the last, or another */
} WarTrialOutcome;

typedef struct
{
  guint n_faces; /* of the die that all throw */
  guint n_outcomes;
  WarTrialOutcome outcomes[1u << WAR_TRIAL_MAX];
  guint32 of; /* the sum of all weights: so many faces for each test that was followed */
  guint n_followed, n_tests; /* who is followed, and how often they test together */
  gint followed[WAR_TRIAL_MAX];
  gboolean is_rough; /* not all who should be are followed */
} WarTrial;

void war_trial_begin (WarTrial *trial, guint n_faces);

/* Follows somebody, by a number, who will test so often, as long as there is room. The bit of who
 * is followed, 0 of others. */
void war_trial_follow (WarTrial *trial, gint who, guint n_tests);
guint32 war_trial_get_bit (const WarTrial *trial, gint who);

/* Somebody tests who is followed as that bit, or as 0, and fails with so many faces of the die;
 * with fewer as long as one of the helpers, bits, has failed no test. Who is gone does not test;
 * is_last: who fails is gone. Gives the chance that it fails. */
WarProbability war_trial_test (WarTrial *trial, guint32 who, guint32 helpers, guint n_fail,
                               guint n_fail_helped, gboolean is_last);

/* How likely who has that bit is gone in the end, and shaken but there. */
void war_trial_get_fate (const WarTrial *trial, guint32 who, WarProbability *gone,
                         WarProbability *shaken);

G_END_DECLS
