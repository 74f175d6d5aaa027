/* clauses.c: which clauses of End of Empires 1914 come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "clauses.h"

#include <string.h>

#include "engine/empires/private.h"

#define SYSTEM "empires."

/* What is too much when an order goes a little too far. */
#define MAX_EXCESS CM (20)
#define CM(value) ((value) *WAR_CENTIMETRE)

/* Clauses that come into play in no game of the two operations, or hardly ever, and why. */
static const struct
{
  const char *clause, *reason;
} exceptions[] = {
  { "1.1", "about units, which are documents" },
  { "1.2", "about units" },
  { "1.3", "about units" },
  { "C-1", "an amendment that neither operation has" },
  { "C-5", "what is counted of 6.4 to 6.6" },
  { "7.9", "hardly anybody is ever surrounded on fields of that size" },
  { "C-8", "likewise" },
  { "C-11", "about armies" },
  { "C-23", "neither operation has lorries" },
};

static gint
draw_unit (const WarGame *game, WarGenerator *generator)
{
  guint unit = war_generator_draw (generator, game->setup->n_units);

  return (gint) war_ranks_first (game->setup, unit);
}

/* Another kind of order, another unit, another target, or a number that is too high. */
void
empires_clauses_spoil (const WarGame *game, WarOrder *order, WarGenerator *generator)
{
  const WarOrderKind *kind = &game->setup->play->orders[order->kind];
  guint n_arguments = war_order_kind_count_arguments (kind);
  guint choice = war_generator_draw (generator, 4);

  if (choice == 0 && kind->actor != WAR_NONE)
    order->actor = draw_unit (game, generator);
  else if (choice == 1 && order->n_targets == 1)
    order->targets[0] = draw_unit (game, generator);
  else if (choice == 2 && n_arguments > 0)
    order->arguments[n_arguments - 1] += (gint32) war_generator_draw (generator, MAX_EXCESS);
  else
    {
      guint other = war_generator_draw (generator, WAR_EMPIRES_N_ORDERS);
      gint actor = order->actor != WAR_NONE ? order->actor : draw_unit (game, generator);

      *order = war_order_new (
        other, order->seat, game->setup->play->orders[other].actor == WAR_NONE ? WAR_NONE : actor);
      if (game->setup->play->orders[other].targets == WAR_TABLE_PIECES)
        order->targets[order->n_targets++] = draw_unit (game, generator);
    }
}

static gboolean
is_exception (const char *clause)
{
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (g_str_equal (clause, exceptions[i].clause))
      return TRUE;

  return FALSE;
}

guint
empires_clauses_report (const Tally *tally, const WarRules *rules, guint least)
{
  guint n_rare = 0;

  for (guint i = 0; i < rules->clauses->len; i++)
    {
      const char *id = ((const WarClause *) g_ptr_array_index (rules->clauses, i))->id;

      if (g_str_has_prefix (id, SYSTEM) && !is_exception (id + strlen (SYSTEM)))
        n_rare += !tally_report (tally, id, least);
    }

  return n_rare;
}
