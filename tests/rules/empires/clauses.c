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

#define MAX_TRIES 8

struct _EmpiresClauses
{
  const WarSetup *setup;
  GHashTable *counts; /* of clauses by their full names */
};

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

EmpiresClauses *
empires_clauses_new (const WarSetup *setup)
{
  EmpiresClauses *clauses = g_new0 (EmpiresClauses, 1);

  clauses->setup = setup;
  clauses->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return clauses;
}

void
empires_clauses_free (EmpiresClauses *clauses)
{
  g_hash_table_unref (clauses->counts);
  g_free (clauses);
}

static void
add (EmpiresClauses *clauses, const char *name)
{
  const WarClause *clause = war_rules_find_clause (clauses->setup->operation->rules, name);
  guint count;

  if (clause == NULL)
    g_error ("there is no clause %s", name);
  count = GPOINTER_TO_UINT (g_hash_table_lookup (clauses->counts, clause->id));
  g_hash_table_insert (clauses->counts, g_strdup (clause->id), GUINT_TO_POINTER (count + 1));
}

void
empires_clauses_count (EmpiresClauses *clauses, const char *clause)
{
  g_autofree char *name = g_strconcat (SYSTEM, clause, NULL);

  add (clauses, name);
}

void
empires_clauses_count_events (EmpiresClauses *clauses, const WarEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      g_assert_nonnull (events->items[i].clause);
      add (clauses, events->items[i].clause);
    }
}

/* What is refused ------------------------------------------------------------------------------ */

static gint
draw_unit (const WarGame *game, WarGenerator *generator)
{
  guint unit = war_generator_draw (generator, game->setup->n_units);

  return (gint) war_ranks_first (game->setup, unit);
}

/* Another kind of order, another unit, another target, or a number that is too high. */
static void
spoil (const WarGame *game, WarOrder *order, WarGenerator *generator)
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

void
empires_clauses_count_refusal (EmpiresClauses *clauses, const WarGame *game,
                               WarGenerator *generator)
{
  g_autoptr (GArray) options = NULL;
  guint32 must, may;
  gint seat;
  WarOrder order;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  seat = g_bit_nth_lsf (must | may, -1);
  if (seat < 0)
    return;

  options = war_play_list_options (game->setup, game->state, seat, WAR_NONE);
  if (options->len == 0
      || !war_play_sample (
        game->setup, game->state, seat,
        &g_array_index (options, WarOption, war_generator_draw (generator, options->len)),
        generator, &order))
    return;

  for (guint i = 0; i < MAX_TRIES; i++)
    {
      WarRefusal refusal = { 0 };
      WarOrder spoilt = order;

      spoil (game, &spoilt, generator);
      if (!war_play_check (game->setup, game->state, &spoilt, &refusal) && refusal.clause != NULL)
        add (clauses, refusal.clause);
    }
}

/* The report ----------------------------------------------------------------------------------- */

static gboolean
is_exception (const char *clause)
{
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    if (g_str_equal (clause, exceptions[i].clause))
      return TRUE;

  return FALSE;
}

guint
empires_clauses_report (const EmpiresClauses *clauses, guint least)
{
  const GPtrArray *all = clauses->setup->operation->rules->clauses;
  guint n_rare = 0;

  for (guint i = 0; i < all->len; i++)
    {
      const char *id = ((const WarClause *) g_ptr_array_index (all, i))->id;
      guint counted = GPOINTER_TO_UINT (g_hash_table_lookup (clauses->counts, id));

      if (!g_str_has_prefix (id, SYSTEM) || is_exception (id + strlen (SYSTEM)))
        continue;
      g_test_message ("%s: %u times%s", id, counted, counted < least ? ", too few" : "");
      n_rare += counted < least;
    }

  return n_rare;
}
