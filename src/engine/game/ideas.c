/* ideas.c: the orders that a solo commander may give, as a system thinks of them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/ideas.h"

gboolean
war_ideas_add (WarIdeas *ideas, const WarOrder *order, gint64 worth)
{
  if (ideas->n_items >= ideas->maximum || !war_play_check (ideas->setup, ideas->view, order, NULL))
    return FALSE;

  ideas->items[ideas->n_items++] = (WarIdea){
    .order = *order,
    .worth = (gint32) CLAMP (worth, G_MININT32, G_MAXINT32),
  };
  return TRUE;
}

void
war_ideas_add_plain (WarIdeas *ideas, guint kind, gint actor, gint32 argument)
{
  WarOrder order = war_order_new (kind, ideas->seat, actor);

  order.arguments[0] = argument;
  war_ideas_add (ideas, &order, 0);
}

gboolean
war_ideas_add_at (WarIdeas *ideas, guint kind, gint actor, gint32 argument, gint target,
                  gint64 worth)
{
  WarOrder order = war_order_new (kind, ideas->seat, actor);

  order.arguments[0] = argument;
  order.n_targets = 1;
  order.targets[0] = target;
  return war_ideas_add (ideas, &order, worth);
}

void
war_ideas_keep_best (const WarIdeas *ideas, const WarOrder *order, gint32 worth, WarIdea *best)
{
  if (worth > best->worth && war_play_check (ideas->setup, ideas->view, order, NULL))
    *best = (WarIdea){ .order = *order, .worth = worth };
}
