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
  else if (events->capacity > 0)
    g_critical ("an event of kind %u is lost: more than %u come of one order", kind,
                events->capacity);

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
  event->n_modifiers = question->n_modifiers;
  memcpy (event->modifiers, question->modifiers, sizeof event->modifiers);
  for (guint i = 0; i < question->count; i++)
    {
      event->dice[i] = (guint8) results[i];
      event->adds[i] = question->adds[i];
    }
}

WarQuestion
war_event_get_question (const WarEvent *event)
{
  WarQuestion question = {
    .kind = WAR_QUESTION_DICE,
    .purpose = event->purpose,
    .clause = event->clause,
    .owner = event->owner,
    .subject = WAR_NONE,
    .sides = event->sides,
    .count = event->n_dice,
    .need = event->need,
    .n_modifiers = event->n_modifiers,
  };

  memcpy (question.adds, event->adds, sizeof question.adds);
  memcpy (question.modifiers, event->modifiers, sizeof question.modifiers);
  return question;
}

gboolean
war_event_has_adds (const WarEvent *event)
{
  for (guint i = 0; i < event->n_dice; i++)
    if (event->adds[i] != 0)
      return TRUE;

  return FALSE;
}

guint
war_event_count_successes (const WarEvent *event)
{
  guint n_successes = 0;

  for (guint i = 0; i < event->n_dice; i++)
    n_successes += war_event_die_succeeds (event, i);

  return n_successes;
}

double
war_event_get_die_chance (const WarEvent *event, guint die)
{
  gint least = event->need - event->adds[die];
  double chance = ((gint) event->sides - least + 1) / (double) MAX (event->sides, 1u);

  return event->need <= 0 ? 1 : CLAMP (chance, 0, 1);
}
