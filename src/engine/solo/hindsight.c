/* hindsight.c: what would have been better than an order that was given
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/hindsight.h"

#include "engine/solo/playout.h"
#include "engine/solo/quick.h"

/* So many others are tried, so often each; then the best of them and what was given, so often. */
#define N_OTHERS 3
#define N_TRIALS 8
#define N_BATTLES 40

/* All of it is worth so many microseconds at most. */
#define MOST_COST 3000000

#define SEQUENCE 0x41d516

/* Whether the piece was there before and is gone after. */
static gboolean
has_fallen (const WarSetup *setup, const WarState *before, const WarState *after, guint row)
{
  return war_setup_peek_piece (setup, before, row)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_ON_FIELD
         && war_setup_peek_piece (setup, after, row)[WAR_PIECE_PRESENCE] == WAR_PRESENCE_GONE;
}

/* Whether the order is one of the side's that somebody chose. */
static gboolean
is_decision (const WarSetup *setup, const WarState *state, const WarOrder *order, gint side)
{
  return war_playout_get_side (setup, state, order->seat) == side
         && setup->play->orders[order->kind].role == WAR_ORDER_ACTS;
}

gboolean
war_hindsight_find_decision (const WarGame *game, WarReplay *replay, guint n, gint side,
                             WarPastDecision *decision)
{
  g_return_val_if_fail (game != NULL && replay != NULL && decision != NULL, FALSE);
  g_return_val_if_fail (n > 0 && n <= game->records->len, FALSE);

  const WarSetup *setup = game->setup;
  g_autofree WarState *before = war_state_copy (war_replay_go_to (replay, n - 1));
  g_autofree WarState *after = war_state_copy (war_replay_go_to (replay, n));
  gint found = -1, last = -1;

  for (gint i = (gint) n - 1; i >= 0 && found < 0; i--)
    {
      const WarOrder *order = &g_array_index (game->records, WarRecord, i).order;

      if (!is_decision (setup, before, order, side))
        continue;
      last = MAX (last, i);
      if (setup->play->orders[order->kind].actor == WAR_TABLE_PIECES && order->actor >= 0
          && has_fallen (setup, before, after, (guint) order->actor))
        found = i;
    }
  if (found < 0)
    found = last;
  if (found < 0)
    return FALSE;

  decision->n_orders = (guint) found;
  decision->given = g_array_index (game->records, WarRecord, found).order;
  decision->view = war_state_copy (before);
  war_play_view (setup, war_replay_go_to (replay, (guint) found), decision->given.seat, 0,
                 decision->view);
  return TRUE;
}

/* What was given, and the best of what else the quick commander thought of; how many. */
static guint
list_orders (const WarSetup *setup, const WarPastDecision *decision, WarOrder *orders)
{
  g_autofree WarIdea *ideas = g_new (WarIdea, WAR_SOLO_MAX_IDEAS);
  guint n_ideas = setup->play->think (setup, decision->view, decision->given.seat,
                                      &war_posture_usual, ideas, WAR_SOLO_MAX_IDEAS);
  guint n = 1;

  orders[0] = decision->given;
  n_ideas = MIN (n_ideas, WAR_SOLO_MAX_IDEAS);
  while (n <= N_OTHERS)
    {
      const WarIdea *best = NULL;

      for (guint i = 0; i < n_ideas; i++)
        {
          gboolean is_listed = FALSE;

          for (guint j = 0; j < n; j++)
            is_listed |= war_order_equal (&ideas[i].order, &orders[j], setup->play->orders);
          if (!is_listed && (best == NULL || ideas[i].worth > best->worth))
            best = &ideas[i];
        }
      if (best == NULL)
        break;
      orders[n++] = best->order;
    }
  return n;
}

static guint64
draw_seed (WarGenerator *generator)
{
  guint64 seed = (guint64) war_generator_next (generator) << 32;

  return seed | war_generator_next (generator);
}

/* The best of the others; 0: what was given is as good. −1: there is haste. */
static gint
choose (WarPlayoutPlan *plan, WarGenerator *generator, const WarOrder *orders, guint n_orders)
{
  gint64 sums[1 + N_OTHERS] = { 0 };
  gint best = 0;

  for (guint n = 0; n < N_TRIALS; n++)
    {
      plan->seed = draw_seed (generator);
      for (guint i = 0; i < n_orders; i++)
        {
          WarPlayout playout;

          plan->first = &orders[i];
          playout = war_playout_run (plan);
          if (playout.is_broken_off)
            return -1;
          sums[i] += war_playout_rate (&playout);
        }
    }
  for (guint i = 1; i < n_orders; i++)
    if (sums[i] > sums[best])
      best = (gint) i;
  return best;
}

gboolean
war_hindsight_find (const WarSetup *setup, const WarPastDecision *decision, guint64 seed,
                    WarHaste *haste, WarHindsight *hindsight)
{
  g_return_val_if_fail (setup != NULL && decision != NULL && hindsight != NULL, FALSE);

  WarGenerator generator = war_generator_new (seed, SEQUENCE);
  WarOrder orders[1 + N_OTHERS];
  WarPlayoutPlan plan
    = { .setup = setup, .view = decision->view, .seat = decision->given.seat, .haste = haste };
  guint n_orders, n_only_better = 0, n_only_given = 0, most;
  gint best;

  plan.posture = war_posture_usual;
  if (!war_playout_is_possible (setup) || war_playout_has_gaps (setup, decision->view)
      || war_playout_get_side (setup, decision->view, plan.seat) == WAR_NONE)
    return FALSE;

  most = MOST_COST / war_playout_get_cost (setup, decision->view)
         / (N_TRIALS * (1 + N_OTHERS) + 2 * N_BATTLES);
  plan.max_orders = MAX (most, 1);
  n_orders = list_orders (setup, decision, orders);
  best = choose (&plan, &generator, orders, n_orders);
  if (best <= 0)
    return FALSE;

  *hindsight = (WarHindsight){ .better = orders[best] };
  for (guint n = 0; n < N_BATTLES; n++)
    {
      WarPlayout given, better;

      plan.seed = draw_seed (&generator);
      plan.first = &orders[0];
      given = war_playout_run (&plan);
      plan.first = &orders[best];
      better = war_playout_run (&plan);
      if (given.is_broken_off || better.is_broken_off)
        return FALSE;
      hindsight->n_played++;
      hindsight->n_won += given.winner > 0;
      hindsight->n_better_won += better.winner > 0;
      n_only_better += better.winner > 0 && given.winner <= 0;
      n_only_given += given.winner > 0 && better.winner <= 0;
    }
  hindsight->interval = war_wilson_interval (hindsight->n_won, hindsight->n_played);
  hindsight->better_interval = war_wilson_interval (hindsight->n_better_won, hindsight->n_played);
  return war_wilson_interval (n_only_better, n_only_better + n_only_given).low > 0.5;
}
