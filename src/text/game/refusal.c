/* refusal.c: why an order is refused, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/refusal.h"

#include <glib/gi18n-lib.h>

#include "text/game/order.h"
#include "text/game/play-private.h"

/* With what the seat has to decide instead, if there is anything. */
static char *
describe_other_order (const WarSetup *setup, const WarState *state, gint seat)
{
  g_autofree char *decision = text_decision (setup, state, seat);

  if (decision == NULL)
    return g_strdup (_ ("That cannot be done now."));

  return g_strdup_printf (C_ ("refusal and decision", "That cannot be done now. %s"), decision);
}

char *
text_refusal (const WarSetup *setup, const WarState *state, const WarOrder *order,
              const WarRefusal *refusal)
{
  switch (refusal->kind)
    {
    case WAR_REFUSAL_MALFORMED:
      return g_strdup (_ ("There is no such order here: a unit, a target or a number in it does "
                          "not exist."));
    case WAR_REFUSAL_NOT_YOUR_TURN:
      return g_strdup (_ ("This side has nothing to decide now."));
    case WAR_REFUSAL_NOT_THIS_ORDER:
      return describe_other_order (setup, state, order->seat);
    case WAR_REFUSAL_NO_ROOM:
      return g_strdup (_ ("There can be no more of them on the field."));
    case WAR_REFUSAL_GAME_OVER:
      return g_strdup (_ ("The game is over."));
    default:
      return text_play_get (setup)->refusal (setup, state, order, refusal);
    }
}
