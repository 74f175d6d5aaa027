/* forecast.c: what an order in End of Empires 1914 may come to, and what dice are for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/empires/private.h"
#include "text/words/phrase.h"

char *
text_empires_forecast (const WarSetup *setup, const WarState *state, const WarOrder *order,
                       const WarForesight *foresight)
{
  if (foresight->n_losses == 0)
    return NULL;

  return text_empires_loss (&foresight->losses[0]);
}

char *
text_empires_loss (const WarForeseenLoss *loss)
{
  g_autofree char *chance = text_chance (loss->destroyed);

  /* Translators: the hits that a unit takes on average, and the chance that it is destroyed */
  return g_strdup_printf (C_ ("forecast", "%.1f hits, destroyed %s"),
                          (double) loss->loss / (double) WAR_PROBABILITY_ONE, chance);
}

static const char *
name_cause (guint cause)
{
  static const char *const names[WAR_EMPIRES_N_CAUSES] = {
    [WAR_EMPIRES_CAUSE_TARGET_IN_COVER] = N_ ("the target is in cover"),
    [WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED] = N_ ("itself prone or pinned"),
    [WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED] = N_ ("the target is prone or pinned"),
    [WAR_EMPIRES_CAUSE_MOVED_AND_FIRED] = N_ ("moves and fires"),
    [WAR_EMPIRES_CAUSE_TARGET_CAVALRY] = N_ ("at cavalry"),
    [WAR_EMPIRES_CAUSE_TARGET_ARTILLERY] = N_ ("at artillery"),
    [WAR_EMPIRES_CAUSE_TARGET_MACHINE_GUN] = N_ ("at machine guns"),
    [WAR_EMPIRES_CAUSE_LONG_RANGE] = N_ ("long range"),
    [WAR_EMPIRES_CAUSE_SHORT_RANGE] = N_ ("short range"),
    [WAR_EMPIRES_CAUSE_CREW_LOST] = N_ ("crew lost"),
    [WAR_EMPIRES_CAUSE_MORE_FIGURES] = N_ ("more figures on its base"),
    [WAR_EMPIRES_CAUSE_CAVALRY] = N_ ("cavalry"),
    [WAR_EMPIRES_CAUSE_ATTACKING] = N_ ("attacks"),
    [WAR_EMPIRES_CAUSE_UNDER_FIRE] = N_ ("under fire"),
    [WAR_EMPIRES_CAUSE_FRIENDS_FLED] = N_ ("friends nearby have fled or surrendered"),
    [WAR_EMPIRES_CAUSE_IN_COVER] = N_ ("in cover"),
    [WAR_EMPIRES_CAUSE_ENFILADED] = N_ ("shot at from the flank"),
    [WAR_EMPIRES_CAUSE_TWO_FIGURES_LOST] = N_ ("figures lost"),
    [WAR_EMPIRES_CAUSE_RANGE] = N_ ("artillery at this range"),
  };

  g_return_val_if_fail (cause < WAR_EMPIRES_N_CAUSES, NULL);
  return _ (names[cause]);
}

char *
text_empires_modifier (const WarSetup *setup, const WarModifier *modifier)
{
  g_autofree char *amount = text_signed (modifier->amount);

  if (modifier->n_dice == 0)
    /* Translators: why something is added to dice, and what: "long range −1" */
    return g_strdup_printf (C_ ("modifier", "%s %s"), name_cause (modifier->kind), amount);

  return g_strdup_printf (
    g_dngettext (GETTEXT_PACKAGE, "%s %s (on %u die)", "%s %s (on %u dice)", modifier->n_dice),
    name_cause (modifier->kind), amount, modifier->n_dice);
}

static const TextPurpose purposes[] = {
  { "roll-off", N_ ("the roll-off") },
  { "initiative", N_ ("the initiative") },
  { "to-hit", N_ ("its shots") },
  { "commander-hit", N_ ("shells near a commander") },
  { "melee", N_ ("the melee") },
  { "surrender", N_ ("surrender") },
  { "morale", N_ ("a morale test") },
  { "load", N_ ("what a lorry carried") },
  { "retreat", N_ ("the length of a retreat") },
  { NULL },
};

/* "−1 on 2 dice, +1 on 2 dice": what is added to the dice, in their order; NULL: nothing. */
static char *
list_adds (const WarQuestion *question)
{
  GString *list = g_string_new (NULL);

  for (guint i = 0, end; i < question->count; i = end)
    {
      g_autofree char *amount = text_signed (question->adds[i]);

      for (end = i; end < question->count && question->adds[end] == question->adds[i];)
        end++;
      if (end - i == question->count && question->adds[0] == 0)
        break;
      g_string_append (list, i > 0 ? ", " : "");
      if (end - i == question->count)
        g_string_append (list, amount);
      else
        /* Translators: what is added to the next so many dice: "−1 on 2 dice" */
        g_string_append_printf (
          list, g_dngettext (GETTEXT_PACKAGE, "%s on %u die", "%s on %u dice", end - i), amount,
          end - i);
    }

  return g_string_free (list, list->len == 0);
}

char *
text_empires_question (const WarSetup *setup, const WarQuestion *question)
{
  const char *side
    = question->owner != WAR_NONE ? text_empires_side (setup, question->owner) : _ ("Both sides");
  g_autofree char *words = text_question_purpose (setup, purposes, question);
  g_autofree char *adds = list_adds (question);
  g_autofree char *sentence
    = question->need > 0
        ? g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s, needs %d+.",
                                        "%s: roll %u dice for %s, needs %d+.", question->count),
                           side, question->count, words, question->need)
        : g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%s: roll %u die for %s.",
                                        "%s: roll %u dice for %s.", question->count),
                           side, question->count, words);

  if (adds == NULL)
    return g_steal_pointer (&sentence);

  /* Translators: a sentence, and what is added to the dice, in their order: "−1 on 2 dice" */
  return g_strdup_printf (_ ("%s Added to them: %s."), sentence, adds);
}
