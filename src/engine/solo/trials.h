/* trials.h: what small changes of an operation do, in games of the same seeds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/solo/series.h"
#include "engine/solo/variants.h"

G_BEGIN_DECLS

/* What is not fair about an operation. */
typedef enum
{
  WAR_ASPECT_SIDES, /* the first side wins more, or less, than the second */
  WAR_ASPECT_FIRST, /* who has the first turn does, while both sides have it now and then */
  WAR_N_ASPECTS,
} WarAspect;

/* How much games counted for the first side, or for who had the first turn, on average: 1 for a
 * win, a half for a draw. So it is fair where that is a half. */
double war_series_get_score (const WarSeriesTally *tally, WarAspect aspect);

/* Whether both sides had the first turn now and then, so that one can say what it is worth. */
gboolean war_series_knows_first (const WarSeriesTally *tally);

/* Which aspect is not fair for certain: that of the sides before the other; of none, the first. */
WarAspect war_series_find_aspect (const WarSeriesTally *tally);

/* Games of the same seeds, as they were and with a change. In halves: by how much more they counted
 * with it. */
typedef struct
{
  guint n; /* that came to an end both times */
  gint64 sum, squares; /* of the differences, and of their squares */
} WarPairs;

/* By how much more games count on average, −1 … 1, and between what that lies. So many intervals,
 * of as many changes, hold together at 95 %: else the best of them, which people take, would be
 * wrong more often. It is Bonett and Price's: one pair more is taken to have been won by the
 * change, and one lost, without which few pairs that differ would seem to say all. */
typedef struct
{
  double mean, low, high;
} WarShift;

WarShift war_pairs_get_shift (const WarPairs *pairs, guint n_together);

/* Memory grows with games. */
#define WAR_TRIALS_MAX_GAMES 1000000

/* A change, and what games came to with it. */
typedef struct
{
  WarVariant variant;
  WarSeriesTally tally;
  WarPairs pairs[WAR_N_ASPECTS];
  gboolean is_idle; /* not one game was another with it */
} WarTrial;

/* Of operations as they are, and with changes. */
typedef struct
{
  WarSeriesTally before;
  WarAspect aspect; /* that the changes are to mend */
  GArray *trials; /* WarTrial: those that have been played, in the order of their variants */
  guint n_variants; /* that there are */
  guint n_first; /* games of each; those that come out best are played as often as without change */
  guint n_steps; /* how often something was added to the trials, or to one of them */
} WarTrials;

/* So many changes are played as often as the operation as it is. */
#define WAR_TRIALS_N_BEST 6

/* Plays the plan's games of the operation as it is, then a quarter of them with each of the
 * variants, then the rest with those that came out fairest: with the same seeds, so that chance
 * differs little. Variants by which who is better off for certain would have more, or the other
 * less, are left out. Intervals are so wide that those of all variants after both times hold
 * together.
 *
 * step: told after each game how many there were of all, by any thread but never by two at once;
 * FALSE: no more are begun, and games of a change that were not all played count for nothing.
 * trials: to clear, is added to while it goes on, by the calling thread alone. As
 * war_series_play(). */
typedef gboolean (*WarTrialsStep) (guint n_played, guint n_all, gpointer data);

gboolean war_trials_play (WarOperation *operation, const WarSeriesPlan *plan,
                          const GArray *variants, WarTrialsStep step, gpointer data,
                          WarTrials *trials, WarSetupFault *fault);
void war_trials_clear (WarTrials *trials);

/* Those that change something and say something about the aspect, the fairest first: lent, free the
 * array. */
GPtrArray *war_trials_rank (const WarTrials *trials);

/* Whether the operation is unfair for certain, as it is. */
gboolean war_trials_is_unfair (const WarTrials *trials);

/* The fairest one of those that make it fairer for certain; NULL: none does, or it is fair. */
const WarTrial *war_trials_find_remedy (const WarTrials *trials);

/* What games count with the change: what they do without, and the difference of the pairs, as there
 * may be fewer of these. */
double war_trials_get_score (const WarTrials *trials, const WarTrial *trial);

/* What the change does to the aspect. */
WarShift war_trials_get_shift (const WarTrials *trials, const WarTrial *trial);

G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (WarTrials, war_trials_clear)

G_END_DECLS
