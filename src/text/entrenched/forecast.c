/* forecast.c: what an attack in Entrenched! would do on average, and what dice are asked for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "engine/entrenched/average.h"
#include "text/entrenched/private.h"
#include "text/order.h"
#include "text/phrase.h"

static char *
describe_average (const WarEntrenchedAverage *average)
{
  g_autofree char *chance = text_chance (average->destroyed);

  return g_strdup_printf (C_ ("forecast", "%.1f wounds, destroyed %s"),
                          (double) average->wounds / (double) WAR_PROBABILITY_ONE, chance);
}

/* What the unit would strike back with at a charge: the melee weapon that comes first, or its
 * fists; WAR_NONE: it would not (7.10). */
static gint
get_blade (const WarSetup *setup, const WarState *state, guint piece)
{
  guint weapon;

  if (!war_entrenched_may_answer_charge (setup, state, piece))
    return WAR_NONE;

  war_entrenched_has_melee_choice (setup, state, piece, &weapon);
  return (gint) weapon;
}

/* Whether the unit is fired at first is its enemy's choice, and not counted. */
static char *
forecast_charge (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
                 guint target)
{
  WarEntrenchedAverage own, targets;
  WarBase base;
  WarEdge edge;

  if (!war_entrenched_find_edge (setup, state, piece, target, &base, &edge))
    return NULL;

  war_entrenched_average_charge (setup, state, piece, weapon, target, edge, WAR_NONE,
                                 get_blade (setup, state, target), &own, &targets);

  g_autofree char *loss = describe_average (&targets);
  g_autofree char *own_loss = describe_average (&own);

  return g_strdup_printf (C_ ("forecast", "%s; itself %s"), loss, own_loss);
}

static char *
forecast_blow (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
               guint target)
{
  const gint32 *cells = war_entrenched_peek (setup, state, piece);
  WarEdge edge = cells[WAR_ENTRENCHED_PIECE_ENGAGED] == (gint32) target
                   ? (WarEdge) cells[WAR_ENTRENCHED_PIECE_EDGE]
                   : WAR_EDGE_FRONT;
  WarEntrenchedAttack attack = war_entrenched_get_blow (setup, state, piece, weapon, target, edge);
  guint left = (guint) war_entrenched_peek (setup, state, target)[WAR_ENTRENCHED_PIECE_LEFT];
  WarEntrenchedAverage average;
  WarOdds odds;

  war_entrenched_get_attack_odds (&attack, (guint) cells[WAR_ENTRENCHED_PIECE_LEFT], left, &odds);
  average.wounds = war_odds_get_mean (&odds);
  average.destroyed = war_odds_at_least (&odds, left);
  return describe_average (&average);
}

/* What the enemy does to a unit that has to take its attack first (E-12), with the melee weapon
 * that comes first. */
static char *
forecast_receipt (const WarSetup *setup, const WarState *state, guint piece, guint enemy)
{
  g_autofree char *loss = NULL;
  guint weapon;

  war_entrenched_has_melee_choice (setup, state, enemy, &weapon);
  loss = forecast_blow (setup, state, enemy, weapon, piece);
  return g_strdup_printf (C_ ("forecast", "itself %s"), loss);
}

static char *
forecast_shot (const WarSetup *setup, const WarState *state, guint piece, guint weapon,
               guint target)
{
  WarEntrenchedAverage average = war_entrenched_average_shot (setup, state, piece, weapon, target);

  return describe_average (&average);
}

/* Everybody under the template that the weapon reaches. */
static char *
forecast_shell (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  guint piece = (guint) order->actor, weapon = (guint) order->arguments[0];
  const WarEntrenchedWeapon *used = &war_entrenched_get_type (setup, piece)->weapons[weapon];
  WarBase base = war_entrenched_get_base (setup, state, piece);
  WarPosition point = war_entrenched_get_aim (setup, state, piece, (WarHeading) order->arguments[1],
                                              order->arguments[2]);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < war_entrenched_get_data (setup)->units->len; i++)
    {
      WarEntrenchedAverage average;
      g_autofree char *name = NULL;
      g_autofree char *loss = NULL;
      WarBase other;

      if (!war_entrenched_is_under (setup, state, (gint) i, used->template, point))
        continue;
      other = war_entrenched_get_base (setup, state, i);
      if (!war_base_is_within (&base, &other, used->range))
        continue;

      average = war_entrenched_average_shell (setup, state, piece, weapon, point, i);
      name = text_entrenched_piece (setup, (gint) i);
      loss = describe_average (&average);
      g_string_append_printf (text, "%s%s: %s", text->len > 0 ? TEXT_FORECAST_SEPARATOR : "", name,
                              loss);
    }

  if (text->len == 0)
    g_string_append (text, _ ("nobody is under the template"));
  return g_string_free (text, FALSE);
}

/* At whom somebody who was attacked strikes or fires: the argument of the decision. */
static gint
get_opponent (const WarSetup *setup, const WarState *state, gint seat)
{
  gint row = war_decision_find (setup, state, seat);

  return row == WAR_NONE ? WAR_NONE
                         : war_state_peek_row (setup->layout, state, WAR_TABLE_DECISIONS,
                                               (guint) row)[WAR_DECISION_ARGUMENT];
}

char *
text_entrenched_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order)
{
  guint piece = (guint) order->actor, weapon = (guint) order->arguments[0];
  gint target
    = order->n_targets == 1 ? order->targets[0] : get_opponent (setup, state, order->seat);

  if (order->kind == WAR_ENTRENCHED_ORDER_SHELL)
    return forecast_shell (setup, state, order);
  if (!war_entrenched_stands (setup, state, target))
    return NULL;

  switch (order->kind)
    {
    case WAR_ENTRENCHED_ORDER_FIRE:
    case WAR_ENTRENCHED_ORDER_COUNTER_FIRE:
      return forecast_shot (setup, state, piece, weapon, (guint) target);
    case WAR_ENTRENCHED_ORDER_CHARGE:
      return forecast_charge (setup, state, piece, weapon, (guint) target);
    case WAR_ENTRENCHED_ORDER_FIGHT:
    case WAR_ENTRENCHED_ORDER_STRIKE:
    case WAR_ENTRENCHED_ORDER_STRIKE_BACK:
      return forecast_blow (setup, state, piece, weapon, (guint) target);
    case WAR_ENTRENCHED_ORDER_RECEIVE:
      return forecast_receipt (setup, state, piece, (guint) target);
    default:
      return NULL;
    }
}

/* What dice are for: the purposes of questions. */
static const struct
{
  const char *purpose;
  const char *words;
} purposes[] = {
  { "roll-off", N_ ("first turn") },
  { "response", N_ ("response") },
  { "run", N_ ("run") },
  { "bog-check", N_ ("bog check") },
  { "wire-check", N_ ("wire check") },
  { "vault-check", N_ ("vaulting check") },
  { "wade-check", N_ ("wade check") },
  { "hit", N_ ("hits") },
  { "save", N_ ("saves") },
  { "drift", N_ ("drift of the cloud") },
  { "gas", N_ ("gas") },
  { "strike", N_ ("strike") },
  { "strike-back", N_ ("strike back") },
  { "morale", N_ ("morale") },
  { "care", N_ ("recovery") },
};

char *
text_entrenched_question (const WarSetup *setup, const WarQuestion *question)
{
  const char *side
    = question->owner != WAR_NONE ? text_entrenched_side (setup, question->owner) : NULL;
  const char *words = question->purpose;

  for (guint i = 0; i < G_N_ELEMENTS (purposes); i++)
    if (g_strcmp0 (question->purpose, purposes[i].purpose) == 0)
      words = _ (purposes[i].words);

  if (question->need > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s, needs %d+.",
                                         "%s: roll %u dice for %s, needs %d+.", question->count),
                            side != NULL ? side : _ ("Anybody"), question->count, words,
                            question->need);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s.",
                                       "%s: roll %u dice for %s.", question->count),
                          side != NULL ? side : _ ("Anybody"), question->count, words);
}
