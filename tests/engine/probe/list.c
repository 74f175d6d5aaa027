/* list.c: what the probe offers, found by trying
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "probe-private.h"

WarRange
probe_get_range (guint kind, guint argument)
{
  static const WarRange ranges[PROBE_N_ORDERS][WAR_ORDER_MAX_ARGUMENTS + 1] = {
    [PROBE_ORDER_FIRE] = { { 1, 3 } },
    [PROBE_ORDER_MOVE] = { { 0, 5 }, { 1, 3 } },
    [PROBE_ORDER_WHEEL] = { { 0, 1 }, { 0, 5 }, { 0, 1 } },
    [PROBE_ORDER_CALL] = { { 0, PROBE_SIZE - 1 }, { 0, PROBE_SIZE - 1 } },
    [PROBE_ORDER_SHELL] = { { 0, PROBE_SIZE - 1 }, { 0, PROBE_SIZE - 1 } },
    [PROBE_ORDER_PASS] = { { 0, 1 } },
  };

  return ranges[kind][argument];
}

void
probe_get_target_numbers (const WarOrder *order, guint *minimum, guint *maximum)
{
  *minimum = order->kind == PROBE_ORDER_FIRE || order->kind == PROBE_ORDER_CUT;
  *maximum = order->kind == PROBE_ORDER_FIRE ? (guint) order->arguments[0] : *minimum;
}

static gboolean
is_allowed (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  WarRefusal refusal;

  return probe_check (setup, state, order, &refusal);
}

/* Whether the order can be completed from argument n on. */
static gboolean
can_complete (const WarSetup *setup, const WarState *state, WarOrder *order, guint n)
{
  const WarOrderKind *kind = &probe_orders[order->kind];

  if (kind->arguments[n].name != NULL)
    {
      WarRange range = probe_get_range (order->kind, n);

      for (gint32 value = range.minimum; value <= range.maximum; value++)
        {
          order->arguments[n] = value;
          if (can_complete (setup, state, order, n + 1))
            return TRUE;
        }

      return FALSE;
    }

  if (kind->targets == WAR_NONE)
    return is_allowed (setup, state, order);

  order->n_targets = 1;
  for (guint i = 0; i < probe_count_rows (setup, (WarTable) kind->targets); i++)
    {
      order->targets[0] = (gint) i;
      if (is_allowed (setup, state, order))
        return TRUE;
    }

  return FALSE;
}

gboolean
probe_narrow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
              WarOption *option)
{
  const WarOrderKind *kind = &probe_orders[order->kind];
  guint n_arguments = war_order_kind_count_arguments (kind);
  WarOrder tried = *order;

  if (n < n_arguments)
    {
      WarRange range = probe_get_range (order->kind, n);

      war_domain_clear (&option->arguments[n], 1);
      for (gint32 value = range.minimum; value <= range.maximum; value++)
        {
          tried.arguments[n] = value;
          tried.n_targets = 0;
          if (can_complete (setup, state, &tried, n + 1))
            war_domain_add (&option->arguments[n], value, value);
        }

      return option->arguments[n].n_ranges > 0;
    }

  probe_get_target_numbers (order, &option->minimum_targets, &option->maximum_targets);
  option->n_candidates = 0;
  if (kind->targets == WAR_NONE)
    return TRUE;

  tried.n_targets++;
  for (guint i = 0; i < probe_count_rows (setup, (WarTable) kind->targets); i++)
    {
      tried.targets[order->n_targets] = (gint) i;
      if (is_allowed (setup, state, &tried))
        option->candidates[option->n_candidates++] = (gint) i;
    }

  return TRUE;
}

guint
probe_list (const WarSetup *setup, const WarState *state, gint seat, gint actor, WarOption *options,
            guint maximum)
{
  guint n_options = 0;

  for (guint kind = 0; kind < PROBE_N_ORDERS; kind++)
    {
      gint table = probe_orders[kind].actor;
      gint n_rows = !probe_is_asked (setup, state, seat, kind) ? 0
                    : table == WAR_NONE                        ? 1
                                        : (gint) probe_count_rows (setup, (WarTable) table);

      for (gint row = 0; row < n_rows; row++)
        {
          gint whose = table == WAR_NONE ? WAR_NONE : row;
          WarOrder order = war_order_new (kind, seat, whose);

          if (actor != WAR_NONE && whose != actor)
            continue;

          /* Most rows need no trying. */
          if (table == WAR_TABLE_PIECES
              && probe_peek (setup, state, WAR_TABLE_PIECES, row)[PROBE_PIECE_SEAT] != seat)
            continue;
          if (!can_complete (setup, state, &order, 0))
            continue;

          if (n_options < maximum)
            {
              options[n_options] = (WarOption){ .kind = kind, .actor = whose };
              order = war_order_new (kind, seat, whose);
              probe_narrow (setup, state, &order, 0, &options[n_options]);
            }
          n_options++;
        }
    }

  return n_options;
}
