/* forecast.c: what an order in Trench Raider may come to, and what dice are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/raider/private.h"
#include "text/words/phrase.h"

static char *
describe_strafing (const WarForesight *foresight)
{
  guint n = foresight->n_losses;
  g_autofree char *chance = n > 0 ? text_chance (foresight->losses[0].destroyed) : NULL;

  if (n == 0)
    return g_strdup (C_ ("forecast", "nobody on the line"));

  /* Translators: how many an aeroplane strafes, and the chance of each to be killed */
  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%u on the line, killed %s", "%u on the line, each killed %s", n),
    n, chance);
}

char *
text_raider_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                      const WarForesight *foresight)
{
  if (order->kind == WAR_RAIDER_ORDER_STRAFE)
    return describe_strafing (foresight);

  return foresight->n_losses == 0 ? NULL : text_raider_loss (&foresight->losses[0]);
}

char *
text_raider_loss (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);

  /* Translators: the chance that a target is killed */
  return g_strdup_printf (C_ ("forecast", "killed %s"), chance);
}

static const char *
name_cause (guint cause)
{
  static const char *const names[WAR_RAIDER_N_ADDS] = {
    [WAR_RAIDER_ADD_MORE_MEN] = N_ ("more men"),
    [WAR_RAIDER_ADD_ELITE] = N_ ("elite"),
    [WAR_RAIDER_ADD_RUM] = N_ ("rum"),
    [WAR_RAIDER_ADD_HEADQUARTERS] = N_ ("brigade headquarters near"),
  };

  g_return_val_if_fail (cause < WAR_RAIDER_N_ADDS, NULL);
  return _ (names[cause]);
}

char *
text_raider_modifier (const WarSetup *setup, const WarModifier *modifier)
{
  g_autofree char *amount = text_signed (modifier->amount);

  /* Translators: why something is added to dice, and what: "long range −1" */
  return g_strdup_printf (C_ ("modifier", "%s %s"), name_cause (modifier->kind), amount);
}

static const TextPurpose purposes[] = {
  { "misfortune", N_ ("misfortunes of war") },
  { "misfortune-sum", N_ ("the misfortune") },
  { "misfortune-side", N_ ("the side that it befalls") },
  { "misfortune-lot", N_ ("whom it befalls") },
  { "wind", N_ ("the wind") },
  { "gas", N_ ("a cloud of gas") },
  { "gassed", N_ ("somebody under gas") },
  { "bombardment", N_ ("guns beyond the field") },
  { "gun", N_ ("the shells of a gun") },
  { "dud", N_ ("a shell that may fail") },
  { "shell", N_ ("how far it goes astray") },
  { "shell-heading", N_ ("whither it goes astray") },
  { "movement", N_ ("moves") },
  { "cut", N_ ("cutting wire") },
  { "fire", N_ ("a shot") },
  { "save", N_ ("a save") },
  { "grenade", N_ ("a grenade") },
  { "flame", N_ ("the flamethrower") },
  { "combat", N_ ("hand to hand") },
  { "morale", N_ ("the morale of a regiment") },
  { "reinforcements", N_ ("reinforcements") },
  { "heavy", N_ ("a heavy unit") },
  { "new-units", N_ ("new units") },
  { "interception", N_ ("interception") },
  { "dogfight", N_ ("a dogfight") },
  { "strafed", N_ ("somebody who is strafed") },
  { "return-shot", N_ ("the aeroplane that is hit") },
  { "bomb", N_ ("a bomb") },
  { NULL },
};

char *
text_raider_question (const WarSetup *setup, const WarQuestion *question)
{
  const char *side
    = question->owner != WAR_NONE ? text_raider_side (setup, question->owner) : _ ("Anybody");
  g_autofree char *words = text_question_purpose (setup, purposes, question);
  g_autofree char *sentence = NULL, *adds = NULL;

  if (question->kind == WAR_QUESTION_DIRECTION)
    /* Translators: a side; what for; both numbers are the same */
    return g_strdup_printf (
      _ ("%s: roll a die with %u sides for %s, clockwise: %u is the top of the "
         "field."),
      side, question->sides, words, question->sides);

  sentence
    = question->need > 0
        ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s, needs %d+.",
                                        "%s: roll %u dice for %s, needs %d+.", question->count),
                           side, question->count, words, question->need)
        : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s.",
                                        "%s: roll %u dice for %s.", question->count),
                           side, question->count, words);
  if (question->adds[0] == 0)
    return g_steal_pointer (&sentence);

  adds = text_signed (question->adds[0]);
  /* Translators: a sentence, and what is added to the dice, in their order: "−1 on 2 dice" */
  return g_strdup_printf (_ ("%s Added to them: %s."), sentence, adds);
}
