/* forecast.c: what an order in Trench Assault may come to, and what dice are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/assault/private.h"
#include "text/words/phrase.h"

char *
text_assault_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                       const WarForesight *foresight)
{
  if (foresight->must_go_on)
    return g_strdup (_ ("has to come back in this step"));
  if (foresight->n_losses == 0)
    return NULL;

  return text_assault_loss (&foresight->losses[0]);
}

/* There is one: of a tank that gets into a trench or a bog. */
const char *
text_assault_check (guint kind)
{
  return _ ("bog check");
}

char *
text_assault_loss (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);
  g_autofree char *pinned = text_chance (loss->pinned);

  if (loss->pinned > 0)
    /* Translators: the chances that a target is killed, and that it is pinned and not killed */
    return g_strdup_printf (C_ ("forecast", "killed %s, pinned %s"), chance, pinned);

  /* Translators: the chance that a target is killed */
  return g_strdup_printf (C_ ("forecast", "killed %s"), chance);
}

static const char *
name_cause (guint cause)
{
  static const char *const names[WAR_ASSAULT_N_CAUSES] = {
    [WAR_ASSAULT_CAUSE_OUTNUMBERED] = N_ ("outnumbered"),
    [WAR_ASSAULT_CAUSE_DEMORALISED] = N_ ("demoralised"),
    [WAR_ASSAULT_CAUSE_CORNERED] = N_ ("cornered"),
    [WAR_ASSAULT_CAUSE_CREW] = N_ ("machine-gun crew"),
    [WAR_ASSAULT_CAUSE_BOMBS] = N_ ("bombs"),
    [WAR_ASSAULT_CAUSE_NO_OFFICER] = N_ ("no officer near"),
    [WAR_ASSAULT_CAUSE_NERVOUS] = N_ ("nervous"),
    [WAR_ASSAULT_CAUSE_NERVOUS_BEFORE] = N_ ("nervous before"),
    [WAR_ASSAULT_CAUSE_DEMORALISED_BEFORE] = N_ ("demoralised before"),
  };

  g_return_val_if_fail (cause < WAR_ASSAULT_N_CAUSES, NULL);
  return _ (names[cause]);
}

char *
text_assault_modifier (const WarSetup *setup, const WarModifier *modifier)
{
  g_autofree char *amount = text_signed (modifier->amount);

  /* Translators: why something is added to dice, and what: "long range −1" */
  return g_strdup_printf (C_ ("modifier", "%s %s"), name_cause (modifier->kind), amount);
}

static const TextPurpose purposes[] = {
  { "bunker-blocked", N_ ("the entrance of a bunker") },
  { "bunker-opens", N_ ("the turns for which it is blocked") },
  { "stretch-gapped", N_ ("a stretch of the wire") },
  { "shells", N_ ("the number of shells") },
  { "shelled", N_ ("somebody near a shell") },
  { "fire", N_ ("its shots") },
  { "morale", N_ ("the morale of a company") },
  { "stuck", N_ ("a bog check") },
  { "melee", N_ ("hand to hand") },
  { "unpin", N_ ("unpinning") },
  { NULL },
};

/* Some dice are nobody's. */
static char *
describe_dice (const WarSetup *setup, const WarQuestion *question)
{
  g_autofree char *words = text_question_purpose (setup, purposes, question);
  g_autofree char *seat = NULL;

  if (question->owner == WAR_NONE)
    return g_strdup_printf (
      g_dngettext (GETTEXT_PACKAGE, "Roll %u die for %s.", "Roll %u dice for %s.", question->count),
      question->count, words);

  seat = text_assault_player (setup, question->owner);
  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s.",
                                       "%s: roll %u dice for %s.", question->count),
                          seat, question->count, words);
}

char *
text_assault_question (const WarSetup *setup, const WarQuestion *question)
{
  g_autofree char *sentence = describe_dice (setup, question);
  g_autofree char *adds = NULL;

  if (question->adds[0] == 0)
    return g_steal_pointer (&sentence);

  adds = text_signed (question->adds[0]);
  /* Translators: a sentence, and what is added to the dice, in their order: "−1 on 2 dice" */
  return g_strdup_printf (_ ("%s Added to them: %s."), sentence, adds);
}
