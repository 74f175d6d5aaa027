/* advice.c: what a commander would do in somebody's place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/advice.h"

#include <string.h>

#include "engine/solo/look-ahead.h"
#include "engine/solo/playout.h"
#include "engine/solo/quick.h"

/* Each order is played on so often, all of them together for so many microseconds' worth. */
#define N_PLAYOUTS 12
#define MOST_COST 500000

/* A stream that nobody else has. */
#define SEQUENCE 0xad71ce

WarMind
war_advice_get_mind (guint64 seed)
{
  return (WarMind){
    .generator = war_generator_new (seed, SEQUENCE),
    .posture = war_posture_usual,
    .reckoning.feared = WAR_NONE,
  };
}

/* Whether they are the same but for how far, or exactly where. */
static gboolean
is_alike (const WarOrder *a, const WarOrder *b)
{
  return a->kind == b->kind && a->actor == b->actor && a->n_targets == b->n_targets
         && memcmp (a->targets, b->targets, a->n_targets * sizeof a->targets[0]) == 0;
}

static gboolean
is_listed (const WarSetup *setup, const WarAdvice *advice, const WarOrder *order, gboolean loosely)
{
  for (guint i = 0; i < advice->n_items; i++)
    if (loosely ? is_alike (order, &advice->items[i].order)
                : war_order_equal (order, &advice->items[i].order, setup->play->orders))
      return TRUE;
  return FALSE;
}

/* The best that is not there yet; FALSE: there is none. */
static gboolean
add_next (const WarSetup *setup, const WarIdea *ideas, guint n_ideas, gboolean loosely,
          WarAdvice *advice)
{
  const WarIdea *best = NULL;

  for (guint i = 0; i < n_ideas; i++)
    if (!is_listed (setup, advice, &ideas[i].order, loosely)
        && (best == NULL || ideas[i].worth > best->worth))
      best = &ideas[i];
  if (best == NULL || advice->n_items == WAR_ADVICE_MAX)
    return FALSE;

  advice->items[advice->n_items++] = (WarAdvised){ .order = best->order };
  return TRUE;
}

static void
play_on (const WarSetup *setup, const WarState *view, gint seat, WarGenerator *generator,
         WarHaste *haste, WarAdvice *advice)
{
  guint most = MOST_COST / war_playout_get_cost (setup, view) / (N_PLAYOUTS * WAR_ADVICE_MAX);
  WarPlayoutPlan plan = {
    .setup = setup,
    .view = view,
    .seat = seat,
    .posture = advice->posture,
    .max_orders = MAX (most, 1) * WAR_ADVICE_MAX,
    .haste = haste,
  };

  for (guint n = 0; n < N_PLAYOUTS; n++)
    {
      WarPlayout playouts[WAR_ADVICE_MAX];

      plan.seed = (guint64) war_generator_next (generator) << 32;
      plan.seed |= war_generator_next (generator);
      for (guint i = 0; i < advice->n_items; i++)
        {
          plan.first = &advice->items[i].order;
          playouts[i] = war_playout_run (&plan);
          if (playouts[i].is_broken_off)
            return;
        }
      for (guint i = 0; i < advice->n_items; i++)
        {
          advice->items[i].n_played++;
          advice->items[i].n_won += playouts[i].winner > 0;
          advice->items[i].n_drawn += playouts[i].winner == 0;
        }
    }
}

gboolean
war_advice_find (const WarSetup *setup, const WarState *view, gint seat, guint64 seed,
                 WarHaste *haste, WarAdvice *advice)
{
  g_return_val_if_fail (setup != NULL && view != NULL && advice != NULL, FALSE);

  g_autofree WarIdea *ideas = g_new (WarIdea, WAR_SOLO_MAX_IDEAS);
  WarMind mind = war_advice_get_mind (seed);
  WarOrder order;
  guint n_ideas;

  *advice = (WarAdvice){ 0 };
  mind.haste = haste;
  if (!war_steady_command (setup, view, seat, &mind, &order))
    return FALSE;

  advice->posture = mind.posture;
  advice->items[advice->n_items++] = (WarAdvised){ .order = order };
  n_ideas = setup->play->think (setup, view, seat, &mind.posture, ideas, WAR_SOLO_MAX_IDEAS);
  n_ideas = MIN (n_ideas, WAR_SOLO_MAX_IDEAS);
  while (add_next (setup, ideas, n_ideas, TRUE, advice))
    ;
  while (add_next (setup, ideas, n_ideas, FALSE, advice))
    ;
  if (war_playout_is_possible (setup) && !war_playout_has_gaps (setup, view)
      && war_playout_get_side (setup, view, seat) != WAR_NONE)
    play_on (setup, view, seat, &mind.generator, haste, advice);
  return TRUE;
}
