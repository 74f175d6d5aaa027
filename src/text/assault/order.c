/* order.c: orders and decisions of Trench Assault, in sentences
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"
#include "text/game/parts.h"
#include "text/words/phrase.h"
#include "text/words/place.h"

#define PLURAL(one, many, n) g_dngettext (GETTEXT_PACKAGE, one, many, (gulong) (n))

const char *const text_assault_orders[] = {
  [WAR_ASSAULT_ORDER_SHELTER] = N_ ("Send into a Bunker"),
  [WAR_ASSAULT_ORDER_ARRANGE] = N_ ("Place the Unit"),
  [WAR_ASSAULT_ORDER_FIRE] = N_ ("Fire"),
  [WAR_ASSAULT_ORDER_GO] = N_ ("Go"),
  [WAR_ASSAULT_ORDER_TURN] = N_ ("Turn"),
  [WAR_ASSAULT_ORDER_NOTE] = N_ ("Speak or Telephone"),
  [WAR_ASSAULT_ORDER_SEND] = N_ ("Send a Runner"),
  [WAR_ASSAULT_ORDER_GAP] = N_ ("Set a Gap"),
  [WAR_ASSAULT_ORDER_END_STEP] = N_ ("End Step"),
  [WAR_ASSAULT_N_ORDERS] = NULL,
};

const char *const text_assault_phases[] = {
  [WAR_ASSAULT_PHASE_DIVIDE] = NULL,
  [WAR_ASSAULT_PHASE_ARRANGE] = NULL,
  [WAR_ASSAULT_PHASE_SHELLS] = N_ ("Shells"),
  [WAR_ASSAULT_PHASE_FIRE] = N_ ("Direct Fire"),
  [WAR_ASSAULT_PHASE_MORALE] = N_ ("Company Morale"),
  [WAR_ASSAULT_PHASE_ATTACKERS] = N_ ("Attackers Move"),
  [WAR_ASSAULT_PHASE_DEFENDERS] = N_ ("Defenders Move"),
  [WAR_ASSAULT_PHASE_HAND_TO_HAND] = N_ ("Hand to Hand"),
  [WAR_ASSAULT_PHASE_UNPINNING] = N_ ("Unpinning"),
};

char *
text_assault_phase_owner (const WarSetup *setup, const WarState *state, gint phase)
{
  if (phase != WAR_ASSAULT_PHASE_ATTACKERS && phase != WAR_ASSAULT_PHASE_DEFENDERS)
    return NULL;
  return g_strdup (text_assault_side (
    setup, phase == WAR_ASSAULT_PHASE_ATTACKERS ? WAR_ASSAULT_ATTACKERS : WAR_ASSAULT_DEFENDERS));
}

/* Orders ------------------------------------------------------------------------------------- */

static char *
describe_shelter (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *bunker = text_assault_bunker (setup, order->arguments[0]);

  return g_strdup_printf (_ ("Send %s into %s."), actor, bunker);
}

static char *
describe_arrange (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *square = text_assault_square (setup, order->arguments[0], order->arguments[1]);
  g_autofree char *heading = text_facing (order->arguments[2]);

  return g_strdup_printf (_ ("Place %s at %s, facing %s."), actor, square, heading);
}

static char *
describe_go (const WarSetup *setup, const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);
  g_autofree char *distance = text_assault_length (setup, order->arguments[1]);

  return g_strdup_printf (_ ("Move %s by %s towards %s."), actor, distance, heading);
}

static char *
describe_turn (const WarOrder *order, const char *actor)
{
  g_autofree char *heading = text_facing (order->arguments[0]);

  return g_strdup_printf (_ ("Turn %s to %s."), actor, heading);
}

static char *
describe (const WarSetup *setup, const WarOrder *order, const char *actor, const char *target)
{
  switch ((WarAssaultOrder) order->kind)
    {
    case WAR_ASSAULT_ORDER_SHELTER:
      return describe_shelter (setup, order, actor);
    case WAR_ASSAULT_ORDER_ARRANGE:
      return describe_arrange (setup, order, actor);
    case WAR_ASSAULT_ORDER_FIRE:
      return g_strdup_printf (
        PLURAL ("Let %s fire at %s: %d shot.", "Let %s fire at %s: %d shots.", order->arguments[0]),
        actor, target, order->arguments[0]);
    case WAR_ASSAULT_ORDER_GO:
      return describe_go (setup, order, actor);
    case WAR_ASSAULT_ORDER_TURN:
      return describe_turn (order, actor);
    case WAR_ASSAULT_ORDER_NOTE:
      if (order->text[0] == '\0')
        return g_strdup_printf (_ ("%s speaks to %s."), actor, target);
      /* Translators: officers, and what one writes to the other: “Hold the wood.” */
      return g_strdup_printf (_ ("%s says to %s: “%s”."), actor, target, order->text);
    case WAR_ASSAULT_ORDER_SEND:
      if (order->text[0] == '\0')
        return g_strdup_printf (_ ("%s sends a runner to %s."), actor, target);
      return g_strdup_printf (_ ("%s sends a runner to %s: “%s”."), actor, target, order->text);
    case WAR_ASSAULT_ORDER_GAP:
      return g_strdup_printf (order->arguments[1] != 0 ? _ ("Stretch %d of the wire is gapped.")
                                                       : _ ("Stretch %d of the wire holds."),
                              order->arguments[0]);
    case WAR_ASSAULT_ORDER_END_STEP:
      return g_strdup (_ ("End the step."));
    case WAR_ASSAULT_N_ORDERS:
    default:
      g_return_val_if_reached (NULL);
    }
}

char *
text_assault_order (const WarSetup *setup, const WarOrder *order)
{
  return text_parts_describe_order (setup, order, describe);
}

char *
text_assault_argument (const WarSetup *setup, const WarOrder *order, guint argument)
{
  const WarArgument *kind = &setup->play->orders[order->kind].arguments[argument];
  gint32 value = order->arguments[argument];

  if (kind->kind == WAR_ARGUMENT_HEADING)
    return text_heading (value);
  if (g_str_equal (kind->name, "bunker"))
    return text_assault_bunker (setup, value);
  if (g_str_equal (kind->name, "stretch"))
    /* Translators: of wire, a part of its belt, from 1 */
    return g_strdup_printf (_ ("stretch %d"), value);
  if (g_str_equal (kind->name, "gapped"))
    return g_strdup (value != 0 ? C_ ("wire", "gapped") : C_ ("wire", "whole"));
  if (g_str_equal (kind->name, "shots"))
    return g_strdup_printf (PLURAL ("%d shot", "%d shots", value), value);

  return text_assault_length (setup, value);
}

/* Decisions ---------------------------------------------------------------------------------- */

/* Whether the seat has tanks, which may move when they have fired (assault.A-22). */
static gboolean
has_moving_tanks (const WarSetup *setup, gint seat)
{
  if (!war_setup_is_amended (setup, WAR_ASSAULT_AMENDMENT_TANKS))
    return FALSE;

  for (guint i = 0; i < war_assault_count_units (setup); i++)
    if (war_assault_get_unit (setup, i)->seat == seat
        && war_assault_get_type (setup, i)->branch == WAR_ASSAULT_TANK)
      return TRUE;
  return FALSE;
}

static char *
describe_decision (const WarSetup *setup, const gint32 *decision)
{
  g_autofree char *seat = text_assault_player (setup, decision[WAR_DECISION_SEAT]);

  switch ((WarAssaultDecision) decision[WAR_DECISION_KIND])
    {
    case WAR_ASSAULT_DECIDE_DIVIDE:
      return g_strdup_printf (_ ("%s: send bases into bunkers, first in, first out, or end the "
                                 "step: the rest are shared out."),
                              seat);
    case WAR_ASSAULT_DECIDE_ARRANGE:
      return g_strdup_printf (_ ("%s: set the company up in its part of the start trench, or end "
                                 "the step."),
                              seat);
    case WAR_ASSAULT_DECIDE_FIRE:
      if (has_moving_tanks (setup, decision[WAR_DECISION_SEAT]))
        return g_strdup_printf (_ ("%s: order fire in secret, or end the step; who fires does not "
                                   "move, but for tanks."),
                                seat);
      return g_strdup_printf (_ ("%s: order fire in secret, or end the step; who fires does not "
                                 "move."),
                              seat);
    case WAR_ASSAULT_DECIDE_MOVE:
      return g_strdup_printf (_ ("%s: move bases, or end the step."), seat);
    case WAR_ASSAULT_DECIDE_GAPS:
      return g_strdup_printf (_ ("%s: say which stretches of the wire, from the attackers’ left, "
                                 "are gapped and which hold; dice say it of the rest."),
                              seat);
    case WAR_ASSAULT_N_DECISIONS:
    default:
      g_return_val_if_reached (NULL);
    }
}

/* The defenders know who still waits below, and until when (assault.3.4). */
char *
text_assault_decision (const WarSetup *setup, const WarState *state, const gint32 *decision)
{
  g_autofree char *text = describe_decision (setup, decision);
  g_autofree char *bunkers
    = decision[WAR_DECISION_SEAT] == war_assault_get_data (setup)->seat_of_defenders
        ? text_assault_bunkers (setup, state)
        : NULL;
  g_autofree char *capitalised = bunkers != NULL ? text_capitalised (bunkers) : NULL;

  return bunkers != NULL ? g_strdup_printf ("%s\n%s", text, capitalised) : g_steal_pointer (&text);
}
