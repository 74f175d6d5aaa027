/* forecast.c: what an order in Entrenched! would do, and what dice are asked for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/entrenched/private.h"
#include "text/game/order.h"
#include "text/words/phrase.h"

static double
to_wounds (const WarForeseenLoss *loss)
{
  return (double) loss->loss / (double) WAR_PROBABILITY_ONE;
}

static char *
describe_average (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);

  return g_strdup_printf (C_ ("forecast", "%.1f wounds, destroyed %s"), to_wounds (loss), chance);
}

/* Of one unit of several: what cannot happen to it is not said. */
static char *
describe_briefly (const WarForeseenLoss *loss)
{
  if (loss->destroyed > 0)
    return describe_average (loss);
  return g_strdup_printf (C_ ("forecast", "%.1f wounds"), to_wounds (loss));
}

/* Whether the unit is fired at first is its enemy's choice, and not counted. */
static char *
forecast_charge (const WarForeseenLoss *targets, const WarForeseenLoss *own)
{
  g_autofree char *loss = describe_average (targets);
  g_autofree char *own_loss = describe_average (own);

  return g_strdup_printf (C_ ("forecast", "%s; itself %s"), loss, own_loss);
}

/* What the enemy does to a unit that has to take its attack first (E-12). */
static char *
forecast_receipt (const WarForeseenLoss *own)
{
  g_autofree char *loss = describe_average (own);

  return g_strdup_printf (C_ ("forecast", "itself %s"), loss);
}

/* Everybody, with what describe() says of him. */
static GString *
list_losses (const WarSetup *setup, const WarForesight *foresight,
             char *(*describe) (const WarForeseenLoss *loss))
{
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < foresight->n_losses; i++)
    {
      g_autofree char *name = text_entrenched_piece (setup, foresight->losses[i].row);
      g_autofree char *loss = describe (&foresight->losses[i]);

      g_string_append_printf (text, "%s%s: %s", i > 0 ? TEXT_FORECAST_SEPARATOR : "", name, loss);
    }

  if (text->len == 0)
    g_string_append (text, _ ("nobody is under the template"));
  return text;
}

/* Gas wounds nobody: it kills, or stuns. Under two clouds it may do either. */
static char *
describe_fate (const WarForeseenLoss *loss)
{
  g_autofree char *destroyed = text_chance (loss->destroyed);
  g_autofree char *stunned = text_chance (loss->stunned);

  if (loss->destroyed > 0 && loss->stunned > 0)
    return g_strdup_printf (C_ ("forecast", "destroyed %s, stunned %s"), destroyed, stunned);
  if (loss->stunned > 0)
    return g_strdup_printf (C_ ("forecast", "stunned %s"), stunned);
  return g_strdup_printf (C_ ("forecast", "destroyed %s"), destroyed);
}

static char *
describe_gassed (const WarForeseenLoss *loss)
{
  g_autofree char *fate = describe_fate (loss);

  /* Translators: chances that are not exact: "stunned 33 % (about)" */
  return loss->is_rough ? g_strdup_printf (_ ("%s (about)"), fate) : g_steal_pointer (&fate);
}

static guint
count_leaving (const WarForesight *foresight)
{
  guint n = 0;

  for (guint i = 0; i < foresight->n_drifts; i++)
    n += foresight->drifts[i].leaves;
  return n;
}

/* Who is under it now, and then where it may go. */
static char *
forecast_release (const WarSetup *setup, const WarForesight *foresight)
{
  GString *text = list_losses (setup, foresight, describe_gassed);
  guint n_leaving = count_leaving (foresight);
  g_autofree char *chance = text_chance (foresight->drifts[0].chance);

  g_string_append (text, TEXT_FORECAST_SEPARATOR);
  /* Translators: gas, once it is released: each way has a chance of 17 % */
  g_string_append_printf (text, _ ("then drifts one of %u ways, %s each"), foresight->n_drifts,
                          chance);
  if (n_leaving > 0)
    /* Translators: added to "then drifts one of 6 ways, 17 % each" */
    g_string_append_printf (text,
                            g_dngettext (GETTEXT_PACKAGE, ", by %u of them off the field",
                                         ", by %u of them off the field", n_leaving),
                            n_leaving);
  return g_string_free (text, FALSE);
}

/* What the clouds do when the phase ends. */
static char *
forecast_drifts (const WarSetup *setup, const WarForesight *foresight)
{
  g_autofree char *losses = NULL;

  if (foresight->n_drifts == 0)
    return NULL;
  if (foresight->n_losses == 0)
    return g_strdup (_ ("the gas drifts, over nobody"));

  losses = g_string_free (list_losses (setup, foresight, describe_gassed), FALSE);
  /* Translators: over whom, and what becomes of them: German Infantry 2: destroyed 33 % */
  return g_strdup_printf (_ ("the gas drifts over %s"), losses);
}

char *
text_entrenched_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                          const WarForesight *foresight)
{
  const WarForeseenLoss *own = war_foresight_find_loss (foresight, order->actor);

  if (order->kind == WAR_ENTRENCHED_ORDER_SHELL)
    return g_string_free (list_losses (setup, foresight, describe_briefly), FALSE);
  if (order->kind == WAR_ENTRENCHED_ORDER_RELEASE)
    return forecast_release (setup, foresight);
  if (order->kind == WAR_ENTRENCHED_ORDER_END_PHASE)
    return forecast_drifts (setup, foresight);
  if (foresight->n_losses == 0)
    return NULL;

  switch (order->kind)
    {
    case WAR_ENTRENCHED_ORDER_CHARGE:
      return forecast_charge (&foresight->losses[0], own);
    case WAR_ENTRENCHED_ORDER_RECEIVE:
      return forecast_receipt (own);
    default:
      return describe_average (&foresight->losses[0]);
    }
}

char *
text_entrenched_loss (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);

  /* Translators: 2.1 wounds on average, a chance of 12 % that the unit is destroyed */
  return g_strdup_printf (_ ("%.1f wounds on average, %s to destroy"), to_wounds (loss), chance);
}

char *
text_entrenched_modifier (const WarSetup *setup, const WarModifier *modifier)
{
  g_autofree char *amount = text_signed (modifier->amount);

  switch ((WarEntrenchedModifier) modifier->kind)
    {
    case WAR_ENTRENCHED_MODIFIER_COVER:
      /* Translators: what cover adds to rolls to save */
      return g_strdup_printf (_ ("cover: saves %s"), amount);
    case WAR_ENTRENCHED_MODIFIER_SIGNAL:
      return g_strdup_printf (_ ("signaller: rolls to hit %s"), amount);
    case WAR_ENTRENCHED_MODIFIER_VOLLEY:
      return g_strdup_printf (_ ("opening volley: dice %s"), amount);
    case WAR_ENTRENCHED_MODIFIER_COMMAND:
      /* Translators: what an officer nearby adds to a test of morale, or in gas */
      return g_strdup_printf (_ ("led by an officer: its test %s"), amount);
    case WAR_ENTRENCHED_MODIFIER_EDGE:
    default:
      return g_strdup_printf (_ ("not at the front: dice %s"), amount);
    }
}

/* What dice are for: the purposes of questions. */
static const TextPurpose purposes[] = {
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
  { NULL },
};

char *
text_entrenched_question (const WarSetup *setup, const WarQuestion *question)
{
  const char *nobody
    = g_strcmp0 (question->purpose, "roll-off") == 0 ? _ ("Both sides") : _ ("Anybody");
  const char *who
    = question->owner != WAR_NONE ? text_entrenched_side (setup, question->owner) : nobody;
  g_autofree char *words = text_question_purpose (setup, purposes, question);

  if (question->need == 1)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s, which cannot fail.",
                   "%s: roll %u dice for %s, which cannot fail.", question->count),
      who, question->count, words);
  if (question->need > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s, needs %d+.",
                                         "%s: roll %u dice for %s, needs %d+.", question->count),
                            who, question->count, words, question->need);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s.",
                                       "%s: roll %u dice for %s.", question->count),
                          who, question->count, words);
}
