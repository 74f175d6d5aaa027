/* sample.c: orders drawn from what is offered, and whether an order is among it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/play.h"

static gint32
draw_from (const WarDomain *domain, WarGenerator *generator)
{
  guint64 count = war_domain_count (domain);

  /* All 2^32 numbers are more than a bound can say. */
  return war_domain_get (domain, count > G_MAXUINT32
                                   ? war_generator_next (generator)
                                   : war_generator_draw (generator, (guint32) count));
}

/* The first or the last value of one of the ranges: where what is allowed ends. */
static gint32
draw_end (const WarDomain *domain, WarGenerator *generator)
{
  const WarRange *range;

  /* One hex is as much an end as any other. */
  if (domain->is_bits)
    return draw_from (domain, generator);

  range = &domain->ranges[war_generator_draw (generator, domain->n_ranges)];
  return war_generator_draw (generator, 2) == 0 ? range->minimum : range->maximum;
}

static gboolean
is_target (const WarOrder *order, gint row)
{
  for (guint i = 0; i < order->n_targets; i++)
    if (order->targets[i] == row)
      return TRUE;

  return FALSE;
}

/* Adds one of the candidates that are left to the targets; FALSE if none is. */
static gboolean
draw_target (const WarOption *option, WarGenerator *generator, WarOrder *order)
{
  gint left[WAR_OPTION_MAX_CANDIDATES];
  guint n_left = 0;

  for (guint i = 0; i < option->n_candidates; i++)
    if (!is_target (order, option->candidates[i]))
      left[n_left++] = option->candidates[i];
  if (n_left == 0)
    return FALSE;

  order->targets[order->n_targets++] = left[war_generator_draw (generator, n_left)];
  return TRUE;
}

static gboolean
narrow (const WarSetup *setup, const WarState *state, const WarOrder *order, guint n,
        WarOption *option)
{
  return setup->play->narrow == NULL || setup->play->narrow (setup, state, order, n, option);
}

static gboolean
draw_targets (const WarSetup *setup, const WarState *state, guint n_arguments, WarOption *option,
              WarGenerator *generator, WarOrder *order)
{
  guint wanted;

  if (!narrow (setup, state, order, n_arguments, option)
      || option->maximum_targets > WAR_ORDER_MAX_TARGETS
      || option->minimum_targets > option->maximum_targets)
    return FALSE;

  wanted = option->minimum_targets
           + war_generator_draw (generator, option->maximum_targets - option->minimum_targets + 1);
  while (order->n_targets < wanted)
    {
      if (order->n_targets > 0
          && !narrow (setup, state, order, n_arguments + order->n_targets, option))
        return FALSE;
      if (!draw_target (option, generator, order))
        return order->n_targets >= option->minimum_targets;
    }

  return TRUE;
}

static gboolean
try_to_sample (const WarSetup *setup, const WarState *state, gint seat, const WarOption *option,
               gboolean at_limit, WarGenerator *generator, WarOrder *order)
{
  const WarOrderKind *kind = &setup->play->orders[option->kind];
  guint n_arguments = war_order_kind_count_arguments (kind);
  guint limited = G_MAXUINT;
  WarOption narrowed = *option;

  /* Not the first of several: what follows has the limits that come of it. */
  if (at_limit && n_arguments > 0)
    limited = n_arguments == 1 ? 0 : 1 + war_generator_draw (generator, n_arguments - 1);

  *order = war_order_new (option->kind, seat, option->actor);
  for (guint i = 0; i < n_arguments; i++)
    {
      if (!narrow (setup, state, order, i, &narrowed) || narrowed.arguments[i].n_ranges == 0)
        return FALSE;

      order->arguments[i] = i == limited ? draw_end (&narrowed.arguments[i], generator)
                                         : draw_from (&narrowed.arguments[i], generator);
    }

  return draw_targets (setup, state, n_arguments, &narrowed, generator, order);
}

static gboolean
sample (const WarSetup *setup, const WarState *state, gint seat, const WarOption *option,
        gboolean at_limit, WarGenerator *generator, WarOrder *order)
{
  for (guint i = 0; i < WAR_SAMPLE_TRIES; i++)
    if (try_to_sample (setup, state, seat, option, at_limit, generator, order))
      return TRUE;

  return FALSE;
}

gboolean
war_play_sample (const WarSetup *setup, const WarState *state, gint seat, const WarOption *option,
                 WarGenerator *generator, WarOrder *order)
{
  return sample (setup, state, seat, option, FALSE, generator, order);
}

gboolean
war_play_sample_limit (const WarSetup *setup, const WarState *state, gint seat,
                       const WarOption *option, WarGenerator *generator, WarOrder *order)
{
  return sample (setup, state, seat, option, TRUE, generator, order);
}

static gboolean
is_candidate (const WarOption *option, gint row)
{
  for (guint i = 0; i < option->n_candidates; i++)
    if (option->candidates[i] == row)
      return TRUE;

  return FALSE;
}

gboolean
war_play_offers (const WarSetup *setup, const WarState *state, const WarOption *option,
                 const WarOrder *order)
{
  guint n_arguments = war_order_kind_count_arguments (&setup->play->orders[option->kind]);
  WarOption narrowed = *option;
  WarOrder chosen = war_order_new (option->kind, order->seat, option->actor);

  if (order->kind != option->kind || order->actor != option->actor)
    return FALSE;

  for (guint i = 0; i < n_arguments; i++)
    {
      if (!narrow (setup, state, &chosen, i, &narrowed)
          || !war_domain_has (&narrowed.arguments[i], order->arguments[i]))
        return FALSE;
      chosen.arguments[i] = order->arguments[i];
    }

  if (!narrow (setup, state, &chosen, n_arguments, &narrowed)
      || order->n_targets < narrowed.minimum_targets || order->n_targets > narrowed.maximum_targets)
    return FALSE;

  for (guint i = 0; i < order->n_targets; i++)
    {
      if ((i > 0 && !narrow (setup, state, &chosen, n_arguments + i, &narrowed))
          || is_target (&chosen, order->targets[i]) || !is_candidate (&narrowed, order->targets[i]))
        return FALSE;
      chosen.targets[chosen.n_targets++] = order->targets[i];
    }

  return order->n_targets >= narrowed.minimum_targets;
}
