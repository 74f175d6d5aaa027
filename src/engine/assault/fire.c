/* fire.c: direct fire of Trench Assault, ordered in secret (assault.6, assault.A-1, assault.A-13)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/assault/private.h"

static const gint32 *
peek_sealed (const WarSetup *setup, const WarState *state, guint row)
{
  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, row);
}

gint
war_assault_count_ordered (const WarSetup *setup, const WarState *state, guint unit,
                           gint targets[WAR_SEALED_MAX_TARGETS], guint *n_targets)
{
  gint seat = war_assault_get_unit (setup, unit)->seat, n_shots = 0;

  *n_targets = 0;
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEALED].n_rows; i++)
    {
      const gint32 *sealed = peek_sealed (setup, state, i);

      if (sealed[WAR_SEALED_SEAT] == WAR_NONE)
        break;
      if (sealed[WAR_SEALED_SEAT] != seat || sealed[WAR_SEALED_ACTOR] != (gint32) unit)
        continue;
      n_shots += sealed[WAR_SEALED_ARGUMENTS];
      if (*n_targets < WAR_SEALED_MAX_TARGETS)
        targets[(*n_targets)++] = sealed[WAR_SEALED_TARGETS];
    }

  return n_shots;
}

/* Whether one more target may be added to those that the unit has (assault.6.2, assault.6.3). */
static gboolean
check_together (const WarSetup *setup, const WarState *state, guint unit, guint target,
                const WarAssaultAim *aim, const gint *targets, guint n_targets, WarRefusal *refusal)
{
  WarLength next_to = war_assault_get_number (setup, WAR_ASSAULT_NEXT_TO);

  if (n_targets == 0)
    return TRUE;
  if (war_assault_get_row (setup, state, (guint) targets[0]) != aim->row)
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_ROW, "assault.6.3", (gint32) target, 0);

  for (guint i = 0; i < n_targets; i++)
    if (war_assault_is_within (setup, state, target, (guint) targets[i], next_to))
      return TRUE;

  return war_refuse (refusal, WAR_ASSAULT_REFUSAL_APART, "assault.A-13", (gint32) target, 0);
}

/* How many shots the unit may still have at the target: 0, with a refusal, for none. */
static gint
find_most (const WarSetup *setup, const WarState *state, guint unit, guint target,
           WarRefusal *refusal)
{
  gint targets[WAR_SEALED_MAX_TARGETS];
  guint n_targets;
  gint n_ordered = war_assault_count_ordered (setup, state, unit, targets, &n_targets);
  WarAssaultAim aim;

  if (!war_assault_take_aim (setup, state, unit, target, &aim, refusal)
      || !check_together (setup, state, unit, target, &aim, targets, n_targets, refusal))
    return 0;
  if (n_ordered >= aim.shots)
    {
      war_refuse (refusal, WAR_ASSAULT_REFUSAL_SHOTS, "assault.A-13", (gint32) unit, 0);
      return 0;
    }

  return aim.shots - n_ordered;
}

static gboolean
may_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return war_assault_may_fire (setup, state, unit, refusal);
}

static gboolean
may_fire_at (const WarSetup *setup, const WarState *state, guint unit, gint32 n_shots, gint target,
             WarRefusal *refusal)
{
  gint most;

  if (n_shots < 1)
    return war_refuse_malformed (refusal);
  if ((guint) target >= war_assault_count_units (setup))
    return war_refuse (refusal, WAR_ASSAULT_REFUSAL_TARGET, "assault.A-13", target, 0);

  most = find_most (setup, state, unit, (guint) target, refusal);
  return most > 0
         && (n_shots <= most
             || war_refuse (refusal, WAR_ASSAULT_REFUSAL_SHOTS, "assault.A-13", (gint32) unit,
                            most));
}

static gboolean
offer_fire (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarOption *option)
{
  gint most = 0;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_is_enemy (setup, unit, i))
      {
        gint at_it = find_most (setup, state, unit, i, NULL);

        most = MAX (most, at_it);
      }

  return most > 0 && war_domain_add (&option->arguments[0], 1, most);
}

/* Its seat alone is told, and the umpire: others do not even learn that anything was ordered. */
static gboolean
carry_out_fire (WarContext *context, const WarOrder *order, guint unit)
{
  WarEvent *event = war_context_tell (context, WAR_ASSAULT_EVENT_ORDERED, order->actor,
                                      order->targets[0], "assault.A-1", order->arguments[0]);
  event->seats = war_assault_seats_of (context->setup, order->seat);
  war_sealed_add (context->setup, context->state, order);
  return TRUE;
}

const WarOrderRule war_assault_fire_rule = {
  .decisions = 1u << WAR_ASSAULT_DECIDE_FIRE,
  .may = may_fire,
  .may_aim = may_fire_at,
  .carry_out = carry_out_fire,
  .offer = offer_fire,
};

/* All at once --------------------------------------------------------------------------------- */

/* By the numbers of those who fire (assault.A-29), each in the order in which it was ordered. */
static gint
compare_orders (gconstpointer a, gconstpointer b)
{
  const WarOrder *first = a, *second = b;

  return (first->actor > second->actor) - (first->actor < second->actor);
}

static gboolean
roll (WarContext *context, const WarOrder *order, WarAssaultEffect *effects)
{
  const WarSetup *setup = context->setup;
  guint unit = (guint) order->actor, target = (guint) order->targets[0];
  gint32 dice[WAR_MAX_DICE];
  gint n_pins = 0, n_kills = 0;
  WarAssaultAim aim;
  WarQuestion question;

  if (!war_assault_take_aim (setup, context->state, unit, target, &aim, NULL))
    return TRUE;
  if (!war_context_roll (context, "fire", "assault.6.6", war_assault_get_unit (setup, unit)->seat,
                         (guint) order->arguments[0], 0, dice, &question))
    return FALSE;

  for (guint i = 0; i < question.count; i++)
    {
      WarAssaultEffect effect = war_assault_get_effect (setup, aim.is_far, dice[i]);

      n_pins += effect == WAR_ASSAULT_PINS;
      n_kills += effect == WAR_ASSAULT_KILLS;
      effects[target] = MAX (effects[target], effect);
    }
  war_context_tell_dice (context, &question, dice, WAR_ASSAULT_EVENT_FIRED, order->actor,
                         (gint) target, "assault.6.6", n_pins, n_kills, aim.row, aim.is_far);
  return TRUE;
}

/* The state before the step decides rows, ranges and sight; every shot that was named is rolled,
 * and nobody is struck before the last one (assault.A-13). */
gboolean
war_assault_resolve_fire (WarContext *context)
{
  const WarSetup *setup = context->setup;
  guint n_units = war_assault_count_units (setup);
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
  g_autofree WarAssaultEffect *effects = g_new0 (WarAssaultEffect, n_units);
  WarOrder order;

  while (war_sealed_take (setup, context->state, &order))
    g_array_append_val (orders, order);
  g_array_sort (orders, compare_orders);

  for (guint i = 0; i < orders->len; i++)
    if (!roll (context, &g_array_index (orders, WarOrder, i), effects))
      return FALSE;
  for (guint i = 0; i < orders->len; i++)
    war_setup_get_piece (setup, context->state,
                         (guint) g_array_index (orders, WarOrder, i).actor)[WAR_ASSAULT_PIECE_FIRED]
      = 1;
  for (guint i = 0; i < n_units; i++)
    war_assault_strike (context, i, effects[i], "assault.6.6");

  return TRUE;
}
