/* tally.c: which clauses of a system come into play
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "tally.h"

#include "engine/game/decision.h"

#define MAX_TRIES 8

struct _Tally
{
  WarRules *rules;
  GHashTable *counts; /* of clauses by their ids */
};

Tally *
tally_new (WarRules *rules)
{
  Tally *tally = g_new0 (Tally, 1);

  tally->rules = war_rules_ref (rules);
  tally->counts = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  return tally;
}

void
tally_free (Tally *tally)
{
  g_hash_table_unref (tally->counts);
  war_rules_unref (tally->rules);
  g_free (tally);
}

static void
check_name (const Tally *tally, const char *clause)
{
  if (war_rules_find_clause (tally->rules, clause) == NULL)
    g_error ("there is no clause %s", clause);
}

const WarRules *
tally_get_rules (const Tally *tally)
{
  return tally->rules;
}

guint
tally_get_count (const Tally *tally, const char *clause)
{
  return GPOINTER_TO_UINT (g_hash_table_lookup (tally->counts, clause));
}

void
tally_count (Tally *tally, const char *clause)
{
  check_name (tally, clause);
  g_hash_table_insert (tally->counts, g_strdup (clause),
                       GUINT_TO_POINTER (tally_get_count (tally, clause) + 1));
}

void
tally_count_events (Tally *tally, const WarEvents *events)
{
  for (guint i = 0; i < events->n_items; i++)
    {
      const WarEvent *event = &events->items[i];

      g_assert_nonnull (event->clause);
      tally_count (tally, event->clause);
      for (guint j = 0; j < event->n_modifiers; j++)
        if (event->modifiers[j].clause != NULL)
          tally_count (tally, event->modifiers[j].clause);
    }
}

void
tally_count_refusals (Tally *tally, const WarGame *game, TallySpoiler spoil,
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
        tally_count (tally, refusal.clause);
    }
}

gboolean
tally_report (const Tally *tally, const char *clause, guint least)
{
  guint count = tally_get_count (tally, clause);

  check_name (tally, clause);
  g_test_message ("%s: %u times%s", clause, count, count < least ? ", too few" : "");
  return count >= least;
}
