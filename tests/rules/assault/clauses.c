/* clauses.c: which clauses of Trench Assault come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "clauses.h"

#include "engine/assault/private.h"

/* What events, dice and refusals name; the others are about documents, or about how these come
 * out. 9.3 is left out: who is demoralised runs, and in hundreds of games nobody caught one; it has
 * tests of its own. */
static const char *const said[] = {
  "3.3",  "3.6",  "4.1",  "4.2",  "5.1",  "5.2",  "6.1",  "6.3",  "6.5",  "6.6",  "7.1",  "7.2",
  "7.4",  "7.7",  "8.1",  "8.3",  "8.8",  "8.9",  "9.1",  "9.2",  "9.5",  "9.6",  "9.7",  "9.8",
  "9.9",  "9.10", "10.1", "10.2", "10.3", "10.4", "A-1",  "A-4",  "A-6",  "A-7",  "A-12", "A-13",
  "A-14", "A-15", "A-17", "A-18", "A-19", "A-21", "A-22", "A-23", "A-26", "A-28",
};

/* Another unit, another target, a greater number, or another kind of order. */
void
assault_clauses_spoil (const WarGame *game, WarOrder *order, WarGenerator *generator)
{
  const WarOrderKind *kinds = game->setup->play->orders;
  guint n_units = war_assault_count_units (game->setup);
  guint n_arguments = war_order_kind_count_arguments (&kinds[order->kind]);
  guint choice = war_generator_draw (generator, 4);
  gint unit = (gint) war_generator_draw (generator, n_units);

  if (choice == 0 && order->actor != WAR_NONE)
    order->actor = unit;
  else if (choice == 1 && order->n_targets == 1)
    order->targets[0] = unit;
  else if (choice == 2 && n_arguments > 0)
    order->arguments[n_arguments - 1] += (gint32) war_generator_draw (generator, 20000);
  else
    {
      guint other = war_generator_draw (generator, WAR_ASSAULT_N_ORDERS);

      *order = war_order_new (other, order->seat, kinds[other].actor == WAR_NONE ? WAR_NONE : unit);
      order->arguments[0] = (gint32) war_generator_draw (generator, 4);
      if (kinds[other].targets != WAR_NONE)
        order->targets[order->n_targets++] = (gint) war_generator_draw (generator, n_units);
    }
}

guint
assault_clauses_report (const Tally *tally, guint least)
{
  guint n_rare = 0;

  for (guint i = 0; i < G_N_ELEMENTS (said); i++)
    {
      g_autofree char *name = g_strconcat ("assault.", said[i], NULL);

      n_rare += !tally_report (tally, name, least);
    }

  return n_rare;
}
