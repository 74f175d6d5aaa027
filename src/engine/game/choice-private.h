/* choice-private.h: an argument more of an order that is being put together
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/choice.h"

G_BEGIN_DECLS

/* What is still possible after the arguments and targets that are chosen. FALSE: nothing. */
static inline gboolean
war_choice_narrow (const WarSetup *setup, const WarState *view, WarChoice *choice)
{
  return setup->play->narrow == NULL
         || setup->play->narrow (setup, view, &choice->order, choice->n_chosen, &choice->option);
}

static inline const WarArgument *
war_choice_peek_next (const WarSetup *setup, const WarChoice *choice)
{
  return &setup->play->orders[choice->order.kind].arguments[choice->n_chosen];
}

/* Sets the next argument, which its domain has. FALSE: nothing is possible after it. */
static inline gboolean
war_choice_choose (const WarSetup *setup, const WarState *view, WarChoice *choice, gint32 value)
{
  choice->order.arguments[choice->n_chosen++] = value;
  return war_choice_narrow (setup, view, choice);
}

G_END_DECLS
