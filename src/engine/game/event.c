/* event.c: what happened because of an order
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/event.h"

WarEvent *
war_events_add (WarEvents *events, guint kind, gint actor, gint target, const char *clause)
{
  WarEvent *event = &events->spare;

  if (events->n_items < events->capacity)
    event = &events->items[events->n_items++];
  else
    events->n_lost++;

  *event = (WarEvent){
    .kind = kind,
    .actor = actor,
    .target = target,
    .clause = clause,
    .owner = WAR_NONE,
    .seats = WAR_ALL_SEATS,
  };
  return event;
}

void
war_event_set_bound (WarEvent *event, guint first, const WarBound *bound)
{
  g_return_if_fail (first + 3 <= WAR_EVENT_MAX_ARGUMENTS);

  event->arguments[first] = bound != NULL ? (gint32) bound->kind : WAR_BOUND_NONE;
  event->arguments[first + 1] = bound != NULL ? bound->row : WAR_NONE;
  event->arguments[first + 2] = bound != NULL ? bound->limit : 0;
}

WarBound
war_event_get_bound (const WarEvent *event, guint first)
{
  WarBound none = { .row = WAR_NONE };

  g_return_val_if_fail (first + 3 <= WAR_EVENT_MAX_ARGUMENTS, none);

  return (WarBound){
    .kind = (WarBoundKind) event->arguments[first],
    .row = event->arguments[first + 1],
    .limit = event->arguments[first + 2],
  };
}

void
war_event_set_dice (WarEvent *event, const WarQuestion *question, const gint32 *results)
{
  g_return_if_fail (question->kind == WAR_QUESTION_DICE);

  event->purpose = question->purpose;
  event->need = question->need;
  event->sides = question->sides;
  event->owner = question->owner;
  event->n_dice = question->count;
  for (guint i = 0; i < question->count; i++)
    event->dice[i] = (guint8) results[i];
}
