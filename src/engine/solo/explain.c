/* explain.c: why a solo commander gives an order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/explain.h"

#include "engine/solo/quick.h"

/* What would be best if losses hardly counted, if that is worth more then. */
static void
find_braver (const WarSetup *setup, const WarState *view, const WarPosture *posture,
             const WarOrder *order, WarIdea *ideas, WarExplanation *explanation)
{
  WarPosture bold = { .caution = 1, .drive = posture->drive };
  const WarIdea *best = NULL;
  gint64 worth = G_MAXINT64;
  guint n_ideas;

  if (setup->play->thought_cost == 0 || posture->caution <= bold.caution)
    return;

  n_ideas = setup->play->think (setup, view, order->seat, &bold, ideas, WAR_SOLO_MAX_IDEAS);
  n_ideas = MIN (n_ideas, WAR_SOLO_MAX_IDEAS);
  for (guint i = 0; i < n_ideas; i++)
    {
      if (best == NULL || ideas[i].worth > best->worth)
        best = &ideas[i];
      if (war_order_equal (&ideas[i].order, order, setup->play->orders))
        worth = ideas[i].worth;
    }
  if (best == NULL || best->worth <= worth)
    return;
  explanation->is_afraid = TRUE;
  explanation->braver = best->order;
}

gboolean
war_solo_explain (const WarSetup *setup, const WarState *view, const WarPosture *posture,
                  const WarOrder *order, WarExplanation *explanation)
{
  g_return_val_if_fail (setup != NULL && view != NULL, FALSE);
  g_return_val_if_fail (posture != NULL && order != NULL, FALSE);
  g_return_val_if_fail (explanation != NULL, FALSE);

  g_autofree WarIdea *ideas = g_new (WarIdea, WAR_SOLO_MAX_IDEAS);
  gboolean is_found = FALSE;
  guint n_ideas;

  if (setup->play->think == NULL)
    return FALSE;

  n_ideas = setup->play->think (setup, view, order->seat, posture, ideas, WAR_SOLO_MAX_IDEAS);
  n_ideas = MIN (n_ideas, WAR_SOLO_MAX_IDEAS);
  *explanation = (WarExplanation){ .n_ideas = n_ideas };
  for (guint i = 0; i < n_ideas && !is_found; i++)
    if (war_order_equal (&ideas[i].order, order, setup->play->orders))
      {
        explanation->worth = ideas[i].worth;
        is_found = TRUE;
      }
  for (guint i = 0; i < n_ideas && is_found; i++)
    if (!war_order_equal (&ideas[i].order, order, setup->play->orders)
        && ideas[i].worth <= explanation->worth
        && (!explanation->has_next || ideas[i].worth > explanation->next_worth))
      {
        explanation->has_next = TRUE;
        explanation->next = ideas[i].order;
        explanation->next_worth = ideas[i].worth;
      }
  if (is_found)
    find_braver (setup, view, posture, order, ideas, explanation);
  return is_found;
}
