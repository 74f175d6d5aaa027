/* leg-end.c: where a leg of a move may end in Trench Assault, and why not elsewhere (assault.A-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/leg.h"

static const WarAssaultSpan *
find_span (const WarAssaultLeg *leg, WarLength distance)
{
  for (guint i = 0; i < leg->n_spans; i++)
    if (distance >= leg->spans[i].first && distance <= leg->spans[i].last)
      return &leg->spans[i];

  return NULL;
}

gboolean
war_assault_leg_allows (const WarAssaultLeg *leg, WarLength distance)
{
  return distance >= 1 && distance <= leg->room && find_span (leg, distance) == NULL;
}

WarLength
war_assault_leg_get_farthest (const WarAssaultLeg *leg, WarLength most)
{
  WarLength distance = MIN (most, leg->room);
  const WarAssaultSpan *span;

  while (distance > 0 && (span = find_span (leg, distance)) != NULL)
    distance = span->first - 1;

  return MAX (distance, 0);
}

static gint
compare_spans (gconstpointer a, gconstpointer b)
{
  const WarAssaultSpan *first = a, *second = b;

  return (first->first > second->first) - (first->first < second->first);
}

void
war_assault_leg_get_distances (const WarAssaultLeg *leg, WarDomain *distances)
{
  g_autoptr (GArray) spans = g_array_new (FALSE, FALSE, sizeof (WarAssaultSpan));
  WarLength next = 1;

  g_array_append_vals (spans, leg->spans, leg->n_spans);
  g_array_sort (spans, compare_spans);
  war_domain_clear (distances, 1);
  for (guint i = 0; i < spans->len; i++)
    {
      const WarAssaultSpan *span = &g_array_index (spans, WarAssaultSpan, i);

      if (span->first > next && next <= leg->room)
        war_domain_add (distances, next, MIN (span->first - 1, leg->room));
      next = MAX (next, span->last + 1);
    }
  if (next <= leg->room)
    war_domain_add (distances, next, leg->room);
}

static const char *
get_clause (guint reason)
{
  return reason == WAR_ASSAULT_REFUSAL_NO_ADVANCE ? "assault.7.4"
         : reason == WAR_ASSAULT_REFUSAL_GROUND   ? "assault.A-23"
                                                  : "assault.A-17";
}

/* By which clause the unit goes no farther than it does, and that is as far as its leg. */
static const char *
get_reach_clause (const WarAssaultType *type, gboolean is_slowed)
{
  if (type->branch == WAR_ASSAULT_TANK)
    return "assault.8.7";
  if (type->branch == WAR_ASSAULT_RUNNER)
    return is_slowed ? "assault.8.5" : "assault.8.4";

  return is_slowed ? "assault.A-16" : "assault.8.1";
}

gboolean
war_assault_leg_refuse (const WarSetup *setup, const WarState *state, const WarAssaultLeg *leg,
                        guint unit, WarLength distance, WarRefusal *refusal)
{
  const WarAssaultSpan *span = distance <= leg->room ? find_span (leg, distance) : NULL;
  guint reason = span != NULL ? span->reason : leg->reason;
  WarLength farthest = war_assault_leg_get_farthest (leg, distance);
  WarLength left = war_setup_peek_piece (setup, state, unit)[WAR_ASSAULT_PIECE_LEFT];

  war_refuse (refusal, reason,
              reason == WAR_ASSAULT_REFUSAL_TOO_FAR
                ? get_reach_clause (war_assault_get_type (setup, unit), leg->room < left)
                : get_clause (reason),
              farthest > 0 ? farthest : -1, span != NULL ? span->row : leg->row);
  if (refusal != NULL)
    refusal->arguments[2] = (gint32) unit;
  return FALSE;
}
