/* reach.c: how far somebody may go, heading by heading
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/reach.h"

void
war_reach_init (WarReach *reach)
{
  reach->n_rays = reach->n_known = reach->next = 0;
  war_foresight_init (&reach->foresight);
}

void
war_reach_clear (WarReach *reach)
{
  war_foresight_clear (&reach->foresight);
}

static gboolean
narrow (const WarSetup *setup, const WarState *view, WarReach *reach, guint n)
{
  return setup->play->narrow == NULL
         || setup->play->narrow (setup, view, &reach->order, n, &reach->option);
}

/* Of all round the first and the last are neighbours; of a fan they are its ends. */
static void
choose_headings (WarReach *reach, const WarDomain *headings, guint n_headings)
{
  guint64 count = war_domain_count (headings);
  guint64 last = count == WAR_HEADING_TURN ? count : count - 1;

  reach->n_rays = (guint) MIN (count, MIN (n_headings, WAR_REACH_MAX_HEADINGS));
  for (guint i = 0; i < reach->n_rays; i++)
    {
      guint64 steps = count == WAR_HEADING_TURN ? reach->n_rays : MAX (reach->n_rays, 2) - 1;

      reach->rays[i].heading
        = war_heading_add (reach->facing, war_domain_get (headings, i * last / steps));
      reach->rays[i].is_known = FALSE;
    }
}

/* Where the actor looks when it has wheeled as far as is chosen. */
static WarHeading
find_facing (const WarSetup *setup, const WarState *view, const WarReach *reach)
{
  const WarOrderKind *kind = &setup->play->orders[reach->order.kind];
  gint32 heading = war_state_peek_row (setup->layout, view, WAR_TABLE_PIECES,
                                       (guint) reach->order.actor)[WAR_PIECE_HEADING];
  guint n = reach->argument;

  return war_heading_add ((WarHeading) heading, n > 0 && war_order_kind_has_wheel (kind, n - 1)
                                                  ? reach->order.arguments[n - 1]
                                                  : 0);
}

gboolean
war_play_begin_reach (const WarSetup *setup, const WarState *view, const WarOption *option,
                      const WarOrder *begun, guint n_headings, WarReach *reach)
{
  const WarOrderKind *kind = &setup->play->orders[option->kind];
  guint n_arguments = war_order_kind_count_arguments (kind), n = 0;

  reach->n_rays = reach->n_known = reach->next = 0;
  while (n < n_arguments && !war_order_kind_has_way (kind, n) && !war_order_kind_has_leg (kind, n))
    n++;
  if (n == n_arguments)
    return FALSE;

  reach->option = *option;
  reach->order = war_order_new (option->kind, begun->seat, option->actor);
  reach->argument = n;
  for (guint i = 0; i <= n; i++)
    {
      if (!narrow (setup, view, reach, i) || reach->option.arguments[i].n_ranges == 0)
        return FALSE;
      if (i < n)
        reach->order.arguments[i] = begun->arguments[i];
    }

  reach->is_leg = war_order_kind_has_leg (kind, n);
  reach->facing = reach->is_leg ? find_facing (setup, view, reach) : 0;
  choose_headings (reach, &reach->option.arguments[n], n_headings);
  return reach->n_rays > 0;
}

/* What has to be passed on the way to its end; if more is to be chosen for such an order it is not
 * known yet. */
static void
find_checks (const WarSetup *setup, const WarState *view, WarReach *reach, WarReachRay *ray)
{
  const WarOrderKind *kind = &setup->play->orders[reach->order.kind];
  const WarForesight *foresight = &reach->foresight;

  ray->n_checks = 0;
  if (ray->distances.n_ranges == 0 || kind->targets != WAR_NONE
      || reach->argument + 2 != war_order_kind_count_arguments (kind))
    return;

  reach->order.arguments[reach->argument + 1]
    = ray->distances.ranges[ray->distances.n_ranges - 1].maximum;
  war_play_foresee_briefly (setup, view, &reach->order, &reach->foresight);
  for (; ray->n_checks < MIN (foresight->n_checks, WAR_REACH_MAX_CHECKS); ray->n_checks++)
    ray->checks[ray->n_checks] = (WarReachCheck){
      .distance = foresight->checks[ray->n_checks].distance,
      .chance = foresight->checks[ray->n_checks].chance,
    };
}

/* What the order says of it: half a turn is one to the right. */
static gint32
get_value (const WarReach *reach, WarHeading heading)
{
  gint32 turn;

  if (!reach->is_leg)
    return heading;
  turn = war_heading_get_turn (reach->facing, heading);
  return turn == -WAR_HEADING_TURN / 2 ? -turn : turn;
}

static void
find_ray (const WarSetup *setup, const WarState *view, WarReach *reach, WarReachRay *ray)
{
  WarDomain *distances = &reach->option.arguments[reach->argument + 1];

  reach->order.arguments[reach->argument] = get_value (reach, ray->heading);
  reach->order.arguments[reach->argument + 1] = 0;
  if (!narrow (setup, view, reach, reach->argument + 1))
    war_domain_clear (distances, 1);
  ray->distances = *distances;
  find_checks (setup, view, reach, ray);
  ray->is_known = TRUE;
  reach->n_known++;
}

/* The n-th in an order that halves what lies between those before it: n with its bits the other way
 * round. */
static guint
scatter (guint n, guint n_bits)
{
  guint scattered = 0;

  for (guint i = 0; i < n_bits; i++)
    scattered |= (n >> i & 1) << (n_bits - 1 - i);

  return scattered;
}

gboolean
war_play_reach (const WarSetup *setup, const WarState *view, gint64 budget, WarReach *reach)
{
  gint64 end = g_get_monotonic_time () + budget;
  guint n_bits = g_bit_storage (MAX (reach->n_rays, 1) - 1);

  while (reach->n_known < reach->n_rays)
    {
      guint n = scatter (reach->next++, n_bits);

      if (n >= reach->n_rays)
        continue;

      find_ray (setup, view, reach, &reach->rays[n]);
      if (g_get_monotonic_time () >= end)
        break;
    }

  return reach->n_known == reach->n_rays;
}
