/* waves.c: how a solo commander of Entrenched! divides its army into waves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"

/* What each wave should cost, in percent of the army; more is better early. */
static const gint shares[WAR_ENTRENCHED_N_WAVES + 1] = { 0, 40, 35, 25 };

static gint
get_cost (const WarEntrenchedMind *mind, guint piece)
{
  return war_entrenched_get_type (mind->setup, piece)->type->cost;
}

/* Reserves are in no wave. */
static gboolean
is_mine (const WarEntrenchedMind *mind, guint piece)
{
  return war_entrenched_get_owner (mind->setup, mind->view, piece) == mind->seat
         && !war_entrenched_is_reserve (mind->setup, mind->view, piece);
}

/* The wave for the next unit: one that is empty, else the one that most lacks its share and does
 * not come to more than half. Where the units come dearest first there always is one (E-18): each
 * after the third costs at most a quarter of the army, the cheapest wave at most a third of the
 * rest. Only where the operation gives waves too there may be none; then their cost is free. */
static gint
choose_wave (const WarEntrenchedWaves *so_far, gint cost)
{
  gint best = 0;

  for (gint i = 1; i <= WAR_ENTRENCHED_N_WAVES; i++)
    {
      if (so_far->n_units[i] == 0)
        return i;
      if (2 * (so_far->cost[i] + cost) <= so_far->all
          && (best == 0 || so_far->cost[i] * shares[best] < so_far->cost[best] * shares[i]))
        best = i;
    }

  return MAX (best, 1);
}

/* The dearest unit without a wave, the first of several; WAR_NONE. */
static gint
find_dearest (const WarEntrenchedMind *mind, const gint *waves)
{
  gint dearest = WAR_NONE;

  for (guint i = 0; i < mind->data->units->len; i++)
    if (is_mine (mind, i) && waves[i] == 0
        && (dearest == WAR_NONE || get_cost (mind, i) > get_cost (mind, (guint) dearest)))
      dearest = (gint) i;

  return dearest;
}

/* The wave of each unit of the side, by row: given by the operation, or as is best. */
static void
divide (const WarEntrenchedMind *mind, gint waves[WAR_ENTRENCHED_MAX_UNITS])
{
  WarEntrenchedWaves so_far = { 0 };
  gint piece;

  for (guint i = 0; i < mind->data->units->len; i++)
    {
      waves[i] = war_entrenched_get_unit (mind->setup, i)->wave;
      if (is_mine (mind, i))
        war_entrenched_add_to_wave (&so_far, waves[i], get_cost (mind, i));
    }

  while ((piece = find_dearest (mind, waves)) != WAR_NONE)
    {
      waves[piece] = choose_wave (&so_far, get_cost (mind, (guint) piece));
      so_far.n_units[waves[piece]]++;
      so_far.cost[waves[piece]] += get_cost (mind, (guint) piece);
    }
}

/* One wave with each order; whatever somebody else may have chosen before is put right. */
void
war_entrenched_think_of_waves (WarEntrenchedMind *mind)
{
  WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_ASSIGN, mind->seat, WAR_NONE);
  gint waves[WAR_ENTRENCHED_MAX_UNITS];

  divide (mind, waves);
  for (guint i = 0; i < mind->data->units->len; i++)
    {
      if (!is_mine (mind, i)
          || war_setup_peek_piece (mind->setup, mind->view, i)[WAR_ENTRENCHED_PIECE_WAVE]
               == waves[i])
        continue;

      if (order.n_targets == 0)
        order.arguments[0] = waves[i];
      if (waves[i] == order.arguments[0] && order.n_targets < WAR_ORDER_MAX_TARGETS)
        order.targets[order.n_targets++] = (gint) i;
    }

  if (order.n_targets == 0)
    order = war_order_new (WAR_ENTRENCHED_ORDER_READY, mind->seat, WAR_NONE);
  war_ideas_add (&mind->ideas, &order, 0);
}
