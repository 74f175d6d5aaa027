/* trials.c: what small changes of an operation do, in games of the same seeds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/trials.h"

#include <math.h>
#include <string.h>

/* How often one is wrong, of all intervals together. */
#define DOUBT 0.05

/* A deviate is found to a part in 2^40. */
#define N_HALVINGS 40
#define MOST_DEVIATE 40

typedef struct
{
  WarTrialsStep step;
  gpointer data;
  guint n_before, n_all; /* games, of the series that are over, and of all */
  gboolean is_stopped;
} Progress;

double
war_series_get_score (const WarSeriesTally *tally, WarAspect aspect)
{
  g_return_val_if_fail (tally != NULL, 0.5);

  guint n = tally->n_games - tally->unfinished;
  guint wins = aspect == WAR_ASPECT_SIDES ? tally->wins[0]
                                          : tally->began_and_won[0] + tally->began_and_won[1];

  return n > 0 ? (wins + tally->draws / 2.) / n : 0.5;
}

gboolean
war_series_knows_first (const WarSeriesTally *tally)
{
  g_return_val_if_fail (tally != NULL, FALSE);

  return tally->began[0] > 0 && tally->began[1] > 0
         && tally->began[0] + tally->began[1] == tally->n_games - tally->unfinished;
}

static gboolean
is_unfair (const WarSeriesTally *tally, WarAspect aspect)
{
  WarInterval interval
    = war_share_interval (war_series_get_score (tally, aspect), tally->n_games - tally->unfinished);

  return interval.low > 0.5 || interval.high < 0.5;
}

WarAspect
war_series_find_aspect (const WarSeriesTally *tally)
{
  g_return_val_if_fail (tally != NULL, WAR_ASPECT_SIDES);

  return !is_unfair (tally, WAR_ASPECT_SIDES) && war_series_knows_first (tally)
             && is_unfair (tally, WAR_ASPECT_FIRST)
           ? WAR_ASPECT_FIRST
           : WAR_ASPECT_SIDES;
}

/* How many deviations of the normal distribution leave so much on both sides together. */
static double
get_deviate (double doubt)
{
  double low = 0, high = MOST_DEVIATE;

  for (guint i = 0; i < N_HALVINGS; i++)
    {
      double middle = (low + high) / 2;

      if (erfc (middle / sqrt (2)) > doubt)
        low = middle;
      else
        high = middle;
    }
  return high;
}

WarShift
war_pairs_get_shift (const WarPairs *pairs, guint n_together)
{
  g_return_val_if_fail (pairs != NULL && n_together > 0, ((WarShift){ 0, -1, 1 }));

  double n = pairs->n + 2., middle, variance, reach;

  if (pairs->n == 0)
    return (WarShift){ 0, -1, 1 };

  /* One pair more of a whole win, and one of a whole loss, each of which is two halves. */
  middle = (double) pairs->sum / 2 / n;
  variance = ((double) pairs->squares / 4 + 2) / n - middle * middle;
  reach = get_deviate (DOUBT / n_together) * sqrt (variance / n);
  return (WarShift){ (double) pairs->sum / 2 / pairs->n, fmax (middle - reach, -1),
                     fmin (middle + reach, 1) };
}

/* In halves, what the game counts. */
static gint
get_halves (const WarSeriesEnd *end, WarAspect aspect)
{
  gint side = aspect == WAR_ASPECT_FIRST ? end->first : 0;

  return end->winner == side + 1 ? 2 : end->winner == WAR_WINNER_DRAW ? 1 : 0;
}

static gboolean
counts (const WarSeriesEnd *end, WarAspect aspect)
{
  return end->winner != WAR_WINNER_NONE && (aspect == WAR_ASPECT_SIDES || end->first != WAR_NONE);
}

static WarPairs
pair (const WarSeriesEnd *before, const WarSeriesEnd *after, guint n, WarAspect aspect)
{
  WarPairs pairs = { 0 };

  for (guint i = 0; i < n; i++)
    {
      gint difference = get_halves (&after[i], aspect) - get_halves (&before[i], aspect);

      if (!counts (&before[i], aspect) || !counts (&after[i], aspect))
        continue;
      pairs.n++;
      pairs.sum += difference;
      pairs.squares += difference * difference;
    }
  return pairs;
}

static gboolean
step_cb (const WarSeriesTally *tally, gpointer data)
{
  Progress *progress = data;

  if (progress->step != NULL
      && !progress->step (progress->n_before + tally->n_games, progress->n_all, progress->data))
    progress->is_stopped = TRUE;
  return !progress->is_stopped;
}

/* What a series is played with. */
typedef struct
{
  const WarSeriesPlan *plan;
  WarSeriesEnd *before, *after; /* of the plan's games */
  Progress progress;
  WarTrials *trials;
  WarSeriesTally first; /* of the first games without a change */
} Play;

/* Plays the games from one until before another, and adds them. FALSE: it has been stopped, or
 * cannot be played. */
static gboolean
play_part (Play *play, WarOperation *operation, guint from, guint to, WarSeriesEnd *ends,
           WarSeriesTally *tally, WarSetupFault *fault)
{
  WarSeriesPlan part = *play->plan;
  WarSeriesTally more;

  part.first = play->plan->first + from;
  part.n_games = to - from;
  part.ends = ends + from;
  if (!war_series_play (operation, &part, step_cb, &play->progress, &more, fault))
    return FALSE;
  play->progress.n_before += more.n_games;
  if (more.n_games < part.n_games)
    return FALSE;
  war_series_tally_add (tally, &more);
  return TRUE;
}

/* Plays games of the change; FALSE: those do not count. */
static gboolean
play_trial (Play *play, WarOperation *operation, guint from, guint to, WarTrial *trial)
{
  g_autoptr (WarOperation) changed = war_variant_apply (operation, &trial->variant);
  WarSeriesTally tally = trial->tally;
  WarSetupFault fault;

  if (!play_part (play, changed, from, to, play->after, &tally, &fault))
    return FALSE;
  trial->tally = tally;
  for (guint i = 0; i < WAR_N_ASPECTS; i++)
    {
      WarPairs more = pair (play->before + from, play->after + from, to - from, (WarAspect) i);

      trial->pairs[i].n += more.n;
      trial->pairs[i].sum += more.sum;
      trial->pairs[i].squares += more.squares;
    }
  return TRUE;
}

/* Whether it may make the operation fairer, as far as one can say before. */
static gboolean
is_promising (const WarTrials *trials, const WarOperation *operation, const WarVariant *variant)
{
  gint better = war_series_get_score (&trials->before, WAR_ASPECT_SIDES) > 0.5 ? 1 : 2;
  gboolean is_of_better = variant->side == better;

  if (trials->aspect != WAR_ASPECT_SIDES || !war_trials_is_unfair (trials))
    return TRUE;

  switch (variant->kind)
    {
    case WAR_VARIANT_POINTS:
      return (variant->number > operation->forces[variant->side - 1]->cost_limit) != is_of_better;
    case WAR_VARIANT_MORE:
      return !is_of_better;
    case WAR_VARIANT_FEWER:
    case WAR_VARIANT_RESERVE:
      return is_of_better;
    case WAR_VARIANT_FIRST:
    case WAR_VARIANT_ROUNDS:
    case WAR_VARIANT_ARRIVAL:
    case WAR_VARIANT_AMENDMENT:
    case WAR_VARIANT_LEVEL:
    default:
      return TRUE;
    }
}

static void
play_first (Play *play, WarOperation *operation, const GArray *variants)
{
  WarTrials *trials = play->trials;

  for (guint i = 0; i < variants->len && !play->progress.is_stopped; i++)
    {
      WarTrial trial = { .variant = g_array_index (variants, WarVariant, i) };

      if (!is_promising (trials, operation, &trial.variant))
        continue;
      if (!play_trial (play, operation, 0, trials->n_first, &trial))
        continue;
      trial.is_idle = memcmp (&play->first, &trial.tally, sizeof trial.tally) == 0;
      g_array_append_val (trials->trials, trial);
      trials->n_steps++;
    }
}

static void
play_best (Play *play, WarOperation *operation)
{
  WarTrials *trials = play->trials;
  g_autoptr (GPtrArray) ranked = war_trials_rank (trials);

  for (guint i = 0; i < MIN (ranked->len, WAR_TRIALS_N_BEST) && !play->progress.is_stopped; i++)
    if (play_trial (play, operation, trials->n_first, play->plan->n_games,
                    g_ptr_array_index (ranked, i)))
      trials->n_steps++;
}

gboolean
war_trials_play (WarOperation *operation, const WarSeriesPlan *plan, const GArray *variants,
                 WarTrialsStep step, gpointer data, WarTrials *trials, WarSetupFault *fault)
{
  g_return_val_if_fail (operation != NULL && plan != NULL && variants != NULL, FALSE);
  g_return_val_if_fail (trials != NULL && fault != NULL, FALSE);

  g_autofree WarSeriesEnd *before = g_new (WarSeriesEnd, plan->n_games);
  g_autofree WarSeriesEnd *after = g_new (WarSeriesEnd, plan->n_games);
  guint n_first = (plan->n_games + 3) / 4, n_rest = plan->n_games - n_first, n_promising = 0;
  Play play = {
    .plan = plan,
    .before = before,
    .after = after,
    .trials = trials,
    .progress = {
      .step = step,
      .data = data,
      .n_all = plan->n_games + variants->len * n_first
               + MIN (variants->len, WAR_TRIALS_N_BEST) * n_rest,
    },
  };

  *trials = (WarTrials){
    .trials = g_array_new (FALSE, FALSE, sizeof (WarTrial)),
    .n_variants = variants->len,
    .n_first = n_first,
  };
  if (!play_part (&play, operation, 0, n_first, before, &trials->before, fault))
    return play.progress.is_stopped;
  play.first = trials->before;
  if (!play_part (&play, operation, n_first, plan->n_games, before, &trials->before, fault))
    return play.progress.is_stopped;

  trials->aspect = war_series_find_aspect (&trials->before);
  for (guint i = 0; i < variants->len; i++)
    n_promising
      += is_promising (trials, operation, &g_array_index (variants, WarVariant, i)) ? 1 : 0;
  play.progress.n_all
    = plan->n_games + n_promising * n_first + MIN (n_promising, WAR_TRIALS_N_BEST) * n_rest;
  play_first (&play, operation, variants);
  play_best (&play, operation);
  return TRUE;
}

void
war_trials_clear (WarTrials *trials)
{
  g_return_if_fail (trials != NULL);

  g_clear_pointer (&trials->trials, g_array_unref);
  *trials = (WarTrials){ 0 };
}

static double
get_bias (const WarTrials *trials, const WarTrial *trial)
{
  return fabs (war_trials_get_score (trials, trial) - 0.5);
}

static gint
compare (gconstpointer a, gconstpointer b, gpointer data)
{
  const WarTrial *first = *(const WarTrial *const *) a, *second = *(const WarTrial *const *) b;
  const WarTrials *trials = data;
  double difference = get_bias (trials, first) - get_bias (trials, second);

  /* What was played more often is known better. */
  if (first->tally.n_games != second->tally.n_games)
    return first->tally.n_games > second->tally.n_games ? -1 : 1;
  if (difference == 0)
    return first < second ? -1 : first > second ? 1 : 0;
  return difference < 0 ? -1 : 1;
}

GPtrArray *
war_trials_rank (const WarTrials *trials)
{
  g_return_val_if_fail (trials != NULL, NULL);

  GPtrArray *ranked = g_ptr_array_new ();

  for (guint i = 0; trials->trials != NULL && i < trials->trials->len; i++)
    {
      WarTrial *trial = &g_array_index (trials->trials, WarTrial, i);

      if (!trial->is_idle
          && (trials->aspect == WAR_ASPECT_SIDES || war_series_knows_first (&trial->tally)))
        g_ptr_array_add (ranked, trial);
    }
  g_ptr_array_sort_with_data (ranked, compare, (gpointer) trials);
  return ranked;
}

double
war_trials_get_score (const WarTrials *trials, const WarTrial *trial)
{
  g_return_val_if_fail (trials != NULL && trial != NULL, 0.5);

  WarPairs pairs = trial->pairs[trials->aspect];
  double before = war_series_get_score (&trials->before, trials->aspect);
  double with = before + (pairs.n > 0 ? (double) pairs.sum / 2 / pairs.n : 0);

  return CLAMP (with, 0, 1);
}

WarShift
war_trials_get_shift (const WarTrials *trials, const WarTrial *trial)
{
  g_return_val_if_fail (trials != NULL && trial != NULL, ((WarShift){ 0, -1, 1 }));

  return war_pairs_get_shift (&trial->pairs[trials->aspect], 2 * MAX (trials->n_variants, 1));
}

gboolean
war_trials_is_unfair (const WarTrials *trials)
{
  g_return_val_if_fail (trials != NULL, FALSE);

  return is_unfair (&trials->before, trials->aspect);
}

const WarTrial *
war_trials_find_remedy (const WarTrials *trials)
{
  g_return_val_if_fail (trials != NULL, NULL);

  g_autoptr (GPtrArray) ranked = war_trials_rank (trials);
  double before = war_series_get_score (&trials->before, trials->aspect);

  if (!war_trials_is_unfair (trials))
    return NULL;

  for (guint i = 0; i < ranked->len; i++)
    {
      const WarTrial *trial = g_ptr_array_index (ranked, i);
      WarShift shift = war_trials_get_shift (trials, trial);

      if (get_bias (trials, trial) < fabs (before - 0.5)
          && (before > 0.5 ? shift.high < 0 : shift.low > 0))
        return trial;
    }
  return NULL;
}
