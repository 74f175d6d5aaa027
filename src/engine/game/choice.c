/* choice.c: orders that are put together one thing after the other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/choice-private.h"

/* The list ------------------------------------------------------------------------------------- */

static gboolean
is_told (WarArgumentKind kind)
{
  return kind == WAR_ARGUMENT_NUMBER || kind == WAR_ARGUMENT_CHOICE || kind == WAR_ARGUMENT_BASE
         || kind == WAR_ARGUMENT_FLAG || kind == WAR_ARGUMENT_WEAPON;
}

/* Whether every value of the next argument is a choice of its own. */
static gboolean
is_list (const WarSetup *setup, const WarChoice *choice)
{
  const WarArgument *next = war_choice_peek_next (setup, choice);

  return next->name != NULL && is_told (next->kind)
         && (next->offer != WAR_OFFER_ALL
             || war_domain_count (&choice->option.arguments[choice->n_chosen])
                  <= WAR_CHOICE_MAX_VALUES);
}

/* Of so many values the one with that number. */
static gboolean
is_offered (WarArgumentOffer offer, guint i, guint n)
{
  return offer == WAR_OFFER_ALL || i + 1 == n || (offer == WAR_OFFER_ENDS && i == 0);
}

static void
add_choices (const WarSetup *setup, const WarState *view, const WarChoice *begun, GArray *choices)
{
  const WarDomain *domain = &begun->option.arguments[begun->n_chosen];
  guint n;

  if (!is_list (setup, begun))
    {
      g_array_append_val (choices, *begun);
      return;
    }

  n = war_domain_count (domain);
  for (guint i = 0; i < n; i++)
    {
      WarChoice choice = *begun;

      if (is_offered (war_choice_peek_next (setup, begun)->offer, i, n)
          && war_choice_choose (setup, view, &choice, war_domain_get (domain, i)))
        add_choices (setup, view, &choice, choices);
    }
}

void
war_choice_list (const WarSetup *setup, const WarState *view, gint seat, gint actor,
                 GArray *choices)
{
  g_autoptr (GArray) options = war_play_list_options (setup, view, seat, actor);

  for (guint i = 0; i < options->len; i++)
    {
      const WarOption *option = &g_array_index (options, WarOption, i);
      WarChoice choice = {
        .order = war_order_new (option->kind, seat, option->actor),
        .option = *option,
      };

      if (setup->play->orders[option->kind].role != WAR_ORDER_GIVES_UP
          && war_choice_narrow (setup, view, &choice))
        add_choices (setup, view, &choice, choices);
    }
}

WarChoiceWant
war_choice_get_want (const WarSetup *setup, const WarChoice *choice)
{
  const WarOrderKind *kind = &setup->play->orders[choice->order.kind];
  const WarArgument *next = war_choice_peek_next (setup, choice);

  if (next->name == NULL)
    return kind->targets != WAR_NONE ? WAR_CHOICE_TARGETS : WAR_CHOICE_NOTHING;
  if (war_order_kind_has_way (kind, choice->n_chosen))
    return WAR_CHOICE_WAY;

  if (next->kind == WAR_ARGUMENT_X)
    return WAR_CHOICE_PLACE;
  if (next->kind == WAR_ARGUMENT_HEX)
    return WAR_CHOICE_HEX;

  return next->kind == WAR_ARGUMENT_HEADING || next->kind == WAR_ARGUMENT_ANGLE ? WAR_CHOICE_TURN
                                                                                : WAR_CHOICE_NUMBER;
}

/* One thing after the other -------------------------------------------------------------------- */

gboolean
war_choice_set (const WarSetup *setup, const WarState *view, const WarChoice *choice, gint32 value,
                WarChoice *chosen)
{
  const WarArgument *next = war_choice_peek_next (setup, choice);
  const WarDomain *domain = &choice->option.arguments[choice->n_chosen];

  if (next->name == NULL || domain->n_ranges == 0)
    return FALSE;
  if (next->kind == WAR_ARGUMENT_NUMBER)
    value = war_domain_get_nearest (domain, value);
  if (!war_domain_has (domain, value))
    return FALSE;

  *chosen = *choice;
  return war_choice_choose (setup, view, chosen, value);
}

static void
remove_target (WarOrder *order, guint i)
{
  order->n_targets--;
  for (; i < order->n_targets; i++)
    order->targets[i] = order->targets[i + 1];
}

gboolean
war_choice_toggle (const WarSetup *setup, const WarState *view, const WarChoice *choice,
                   gint target, WarChoice *chosen)
{
  WarOrder *order = &chosen->order;
  gboolean is_candidate = FALSE;
  guint n = choice->n_chosen;

  for (guint i = 0; i < choice->option.n_candidates; i++)
    is_candidate |= choice->option.candidates[i] == target;

  *chosen = *choice;
  for (guint i = 0; i < order->n_targets; i++)
    if (order->targets[i] == target)
      {
        remove_target (order, i);
        return setup->play->narrow == NULL
               || setup->play->narrow (setup, view, order, n + order->n_targets, &chosen->option);
      }

  if (!is_candidate || war_choice_is_full (choice))
    return FALSE;
  order->targets[order->n_targets++] = target;
  return setup->play->narrow == NULL
         || setup->play->narrow (setup, view, order, n + order->n_targets, &chosen->option);
}

gboolean
war_choice_has_enough (const WarChoice *choice)
{
  return choice->order.n_targets >= MAX (choice->option.minimum_targets, 1);
}

gboolean
war_choice_is_full (const WarChoice *choice)
{
  return choice->order.n_targets >= MIN (choice->option.maximum_targets, WAR_ORDER_MAX_TARGETS);
}

gboolean
war_choice_name (const WarChoice *choice, gint target, WarOrder *order)
{
  if (choice->option.minimum_targets > 1 || choice->option.maximum_targets < 1)
    return FALSE;

  for (guint i = 0; i < choice->option.n_candidates; i++)
    if (choice->option.candidates[i] == target)
      {
        *order = choice->order;
        order->n_targets = 1;
        order->targets[0] = target;
        return TRUE;
      }

  return FALSE;
}
