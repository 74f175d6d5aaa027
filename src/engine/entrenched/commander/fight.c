/* fight.c: whom a solo commander of Entrenched! charges, and fights
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/commander/mind.h"

static void
add_fight (WarEntrenchedMind *mind, guint piece)
{
  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      guint enemy = mind->enemies->rows[i];
      WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_FIGHT, mind->seat, (gint) piece);
      gint32 worth;

      if (!war_entrenched_touches (mind->setup, mind->view, piece, enemy))
        continue;

      order.arguments[0] = (gint32) war_entrenched_choose_blade (mind, piece, enemy, &worth);
      order.n_targets = 1;
      order.targets[0] = (gint) enemy;
      if (war_ideas_add (&mind->ideas, &order, worth))
        continue;

      order.kind = WAR_ENTRENCHED_ORDER_RECEIVE;
      order.arguments[0] = 0;
      war_entrenched_choose_blade (mind, enemy, piece, &worth);
      war_ideas_add (&mind->ideas, &order, -worth);
    }
}

static void
add_charges (WarEntrenchedMind *mind, guint piece)
{
  WarBase base = war_entrenched_get_base (mind->setup, mind->view, piece);
  WarLength reach = mind->data->rules->numbers[WAR_ENTRENCHED_CHARGE] + WAR_MILLIMETRE;

  for (guint i = 0; i < mind->enemies->n_items; i++)
    {
      WarOrder order = war_order_new (WAR_ENTRENCHED_ORDER_CHARGE, mind->seat, (gint) piece);
      gint32 worth;

      if (!war_base_is_within (&base, &mind->enemies->bases[i], reach))
        continue;
      worth = war_entrenched_rate_charge (mind, piece, mind->enemies->rows[i]);
      if (worth <= 0)
        continue;

      order.arguments[0]
        = (gint32) war_entrenched_choose_blade (mind, piece, mind->enemies->rows[i], NULL);
      order.n_targets = 1;
      order.targets[0] = (gint) mind->enemies->rows[i];
      war_ideas_add (&mind->ideas, &order, worth);
    }
}

void
war_entrenched_think_of_fights (WarEntrenchedMind *mind)
{
  gint fighter = war_entrenched_find_fighter (mind->setup, mind->view, mind->seat);

  if (fighter != WAR_NONE)
    {
      add_fight (mind, (guint) fighter);
      return;
    }

  for (guint i = 0; i < mind->data->units->len; i++)
    if (war_entrenched_is_own (mind, i))
      add_charges (mind, i);
}

/* Striking back is done at once: a blow in hand is better than one that may never come. */
void
war_entrenched_think_of_strikes (WarEntrenchedMind *mind, WarEntrenchedOrder kind, guint piece,
                                 guint target)
{
  WarOrder order = war_order_new (kind, mind->seat, (gint) piece);

  order.arguments[0] = (gint32) war_entrenched_choose_blade (mind, piece, target, NULL);
  war_ideas_add (&mind->ideas, &order, 0);
}
