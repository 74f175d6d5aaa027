/* answer.c: what comes back for an order, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/answer.h"

#include <glib/gi18n-lib.h>

#include "engine/game/answer.h"
#include "engine/game/danger.h"
#include "engine/system.h"
#include "text/game/foresight.h"
#include "text/game/state.h"
#include "text/words/phrase.h"

#define MAX_NAMED 3

/* Takes the part over. */
static void
add_part (GString *text, char *part)
{
  g_string_append_printf (text, "%s%s", text->len > 0 ? "; " : "", part);
  g_free (part);
}

/* Who fires, each once: "Machine Gun 2, Soldier 4 and 3 more". */
static char *
list_names (const WarSetup *setup, const GArray *answers, guint n)
{
  GString *names = g_string_new (NULL);
  gint last = WAR_NONE;
  guint n_named = 0;

  for (guint i = 0; i < answers->len; i++)
    {
      gint row = g_array_index (answers, WarAnswer, i).row;
      g_autofree char *name = NULL;

      if (row == last)
        continue;
      last = row;
      if (n_named++ == MAX_NAMED)
        break;
      name = text_piece (setup, row);
      g_string_append_printf (names, "%s%s", names->len > 0 ? ", " : "", name);
    }
  if (n > MAX_NAMED)
    g_string_append_printf (names, ngettext (", and %u more", ", and %u more", n - MAX_NAMED),
                            n - MAX_NAMED);
  return g_string_free (names, FALSE);
}

/* How likely all of them together destroy it. */
static char *
describe_chance (const GArray *answers)
{
  double spared = 1;

  for (guint i = 0; i < answers->len; i++)
    spared
      *= 1
         - (double) g_array_index (answers, WarAnswer, i).destroyed / (double) WAR_PROBABILITY_ONE;
  return text_chance ((WarProbability) ((1 - spared) * WAR_PROBABILITY_ONE));
}

static char *
describe_many (const WarSetup *setup, const GArray *answers)
{
  g_autofree char *names = NULL, *chance = describe_chance (answers);
  gint last = WAR_NONE;
  guint n = 0;

  for (guint i = 0; i < answers->len; i++)
    {
      n += g_array_index (answers, WarAnswer, i).row != last;
      last = g_array_index (answers, WarAnswer, i).row;
    }
  names = list_names (setup, answers, n);
  switch (g_array_index (answers, WarAnswer, 0).kind)
    {
    case WAR_ANSWER_ON_THE_WAY:
      /* Translators: enemies, their names, and the chance that all of them together destroy it */
      return g_strdup_printf (ngettext ("%u may fire at it there (%s): destroyed %s",
                                        "%u may fire at it there (%s): destroyed %s", n),
                              n, names, chance);
    case WAR_ANSWER_AT_ONCE:
      return g_strdup_printf (ngettext ("%u may fire at it at the same time (%s): destroyed %s",
                                        "%u may fire at it at the same time (%s): destroyed %s", n),
                              n, names, chance);
    case WAR_ANSWER_FIRST:
    case WAR_ANSWER_LATER:
    default:
      return g_strdup_printf (ngettext ("%u may return its fire (%s): destroyed %s",
                                        "%u may return its fire (%s): destroyed %s", n),
                              n, names, chance);
    }
}

/* With one weapon, the most dangerous. */
static char *
describe_first (const GArray *answers)
{
  const WarAnswer *most = &g_array_index (answers, WarAnswer, 0);
  WarForeseenLoss loss;
  g_autofree char *brief = NULL;

  for (guint i = 1; i < answers->len; i++)
    if (g_array_index (answers, WarAnswer, i).loss > most->loss)
      most = &g_array_index (answers, WarAnswer, i);
  loss = (WarForeseenLoss){ .loss = most->loss, .destroyed = most->destroyed };
  brief = text_foresight_brief_loss (&loss);
  /* Translators: a weapon, and what it does to the unit that charges, in signs */
  return g_strdup_printf (_ ("may fire first (%s): %s"),
                          most->weapon != NULL ? most->weapon->name : "",
                          brief != NULL ? brief : "–");
}

char *
text_answers (const WarSetup *setup, const WarState *view, const WarOrder *order,
              const WarForesight *foresight)
{
  g_return_val_if_fail (setup != NULL && view != NULL, NULL);
  g_return_val_if_fail (order != NULL && foresight != NULL, NULL);

  const WarDangerRules *rules = war_system_get_danger_rules (setup->operation->rules->system);
  const WarForeseenLoss *back
    = order->n_targets > 0 ? war_foresight_find_loss (foresight, order->actor) : NULL;
  g_autofree char *brief = back != NULL ? text_foresight_brief_loss (back) : NULL;
  g_autoptr (GArray) answers = g_array_new (FALSE, FALSE, sizeof (WarAnswer));
  GString *text = g_string_new (NULL);

  if (rules != NULL && rules->list_answers != NULL)
    rules->list_answers (setup, view, order, foresight, answers);
  if (answers->len > 0)
    add_part (text, g_array_index (answers, WarAnswer, 0).kind == WAR_ANSWER_FIRST
                      ? describe_first (answers)
                      : describe_many (setup, answers));
  if (brief != NULL)
    /* Translators: %s is what the attacker loses, in signs */
    add_part (text, g_strdup_printf (_ ("hits back: %s"), brief));
  return g_string_free (text, text->len == 0);
}
