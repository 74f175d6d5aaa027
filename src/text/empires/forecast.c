/* forecast.c: what an order in End of Empires 1914 may come to, and what dice are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/phrase.h"

char *
text_empires_forecast (const WarSetup *setup, const WarOrder *order, const WarForesight *foresight)
{
  if (foresight->n_losses == 0)
    return NULL;

  return text_empires_loss (&foresight->losses[0]);
}

char *
text_empires_loss (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);

  /* Translators: the figures that a unit loses on average, and the chance that it is destroyed */
  return g_strdup_printf (C_ ("forecast", "%.1f figures, destroyed %s"),
                          (double) loss->loss / (double) WAR_PROBABILITY_ONE, chance);
}

static const char *
name_purpose (const char *purpose)
{
  static const struct
  {
    const char *purpose, *words;
  } purposes[] = {
    { "roll-off", N_ ("the roll-off") },
    { "initiative", N_ ("the initiative") },
    { "to-hit", N_ ("its shots") },
    { "commander-hit", N_ ("shells near a commander") },
    { "melee", N_ ("the melee") },
    { "surrender", N_ ("surrender") },
    { "morale", N_ ("a morale test") },
    { "load", N_ ("what a lorry carried") },
    { "retreat", N_ ("the length of a retreat") },
  };

  for (guint i = 0; i < G_N_ELEMENTS (purposes); i++)
    if (g_strcmp0 (purpose, purposes[i].purpose) == 0)
      return _ (purposes[i].words);

  return purpose;
}

char *
text_empires_question (const WarSetup *setup, const WarQuestion *question)
{
  const char *side = text_empires_side (setup, question->owner);
  const char *words = name_purpose (question->purpose);

  if (question->need > 0)
    return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s, needs %d+.",
                                         "%s: roll %u dice for %s, needs %d+.", question->count),
                            side, question->count, words, question->need);

  return g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s.",
                                       "%s: roll %u dice for %s.", question->count),
                          side, question->count, words);
}
