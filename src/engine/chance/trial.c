/* trial.c: tests one after the other, of which later ones hang on what became of some
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/chance/trial.h"

void
war_trial_begin (WarTrial *trial, guint n_faces)
{
  trial->n_faces = n_faces;
  trial->outcomes[0] = (WarTrialOutcome){ .weight = 1 };
  trial->n_outcomes = trial->of = 1;
  trial->n_followed = trial->n_tests = 0;
  trial->is_rough = FALSE;
}

void
war_trial_follow (WarTrial *trial, gint who, guint n_tests)
{
  if (trial->n_tests + n_tests > WAR_TRIAL_MAX)
    {
      trial->is_rough = TRUE;
      return;
    }

  trial->followed[trial->n_followed++] = who;
  trial->n_tests += n_tests;
}

guint32
war_trial_get_bit (const WarTrial *trial, gint who)
{
  for (guint i = 0; i < trial->n_followed; i++)
    if (trial->followed[i] == who)
      return 1u << i;

  return 0;
}

/* Parts the outcome into that in which the test is passed, which it becomes, and one more. */
static void
split (WarTrial *trial, WarTrialOutcome *passed, guint32 who, guint n_fail, gboolean is_last)
{
  WarTrialOutcome *failed = &trial->outcomes[trial->n_outcomes++];

  *failed = *passed;
  failed->weight *= n_fail;
  if (is_last)
    failed->gone |= who;
  else
    failed->shaken |= who;
  passed->weight *= trial->n_faces - n_fail;
}

WarProbability
war_trial_test (WarTrial *trial, guint32 who, guint32 helpers, guint n_fail, guint n_fail_helped,
                gboolean is_last)
{
  guint n_outcomes = trial->n_outcomes;
  guint32 failed = 0, of = trial->of * trial->n_faces;

  for (guint i = 0; i < n_outcomes; i++)
    {
      WarTrialOutcome *outcome = &trial->outcomes[i];
      gboolean is_helped = (helpers & ~(outcome->gone | outcome->shaken)) != 0;
      guint n = is_helped ? n_fail_helped : n_fail;

      if ((outcome->gone & who) != 0)
        {
          outcome->weight *= trial->n_faces;
          continue;
        }
      failed += outcome->weight * n;
      if (who != 0)
        split (trial, outcome, who, n, is_last);
    }

  if (who != 0)
    trial->of = of;
  return war_probability (failed, of);
}

void
war_trial_get_fate (const WarTrial *trial, guint32 who, WarProbability *gone,
                    WarProbability *shaken)
{
  guint32 n_gone = 0, n_shaken = 0;

  for (guint i = 0; i < trial->n_outcomes; i++)
    {
      const WarTrialOutcome *outcome = &trial->outcomes[i];

      if ((outcome->gone & who) != 0)
        n_gone += outcome->weight;
      else if ((outcome->shaken & who) != 0)
        n_shaken += outcome->weight;
    }
  *gone = war_probability (n_gone, trial->of);
  *shaken = war_probability (n_shaken, trial->of);
}
