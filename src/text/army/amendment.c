/* amendment.c: what goes beyond or against the printed rules, in words
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/army/amendment.h"

#include <glib/gi18n-lib.h>

#include "text/game/event.h"
#include "text/words/layout-private.h"
#include "text/words/phrase.h"

/* The clause of the system's n-th amendment, as the rules' data has it; NULL after the last. */
static const WarClause *
get_clause (const WarRules *rules, guint n)
{
  const WarAmendment *amendments = rules->system->amendments;

  return amendments != NULL ? war_rules_find_clause (rules, amendments[n].clause) : NULL;
}

char *
text_amendments (const WarRules *rules, WarAmendments amendments)
{
  g_autoptr (GString) numbers = g_string_new (NULL);
  const WarClause *clause;

  for (guint i = 0; (clause = get_clause (rules, i)) != NULL; i++)
    if ((amendments >> i & 1) != 0)
      g_string_append_printf (numbers, "%s%s", numbers->len > 0 ? ", " : "",
                              text_short_clause (clause->id));

  if (numbers->len == 0)
    return g_strdup (_ ("Played as the rules are printed."));

  /* Translators: %s are numbers of clauses, such as “E-5, E-27” */
  return g_strdup_printf (_ ("Amendments to the printed rules: %s."), numbers->str);
}

GPtrArray *
text_amendments_in_words (const WarRules *rules, WarAmendments amendments, WarAmendments fixed_off)
{
  GPtrArray *sentences = g_ptr_array_new_with_free_func (g_free);
  const WarClause *clause;

  for (guint i = 0; (clause = get_clause (rules, i)) != NULL; i++)
    if ((amendments >> i & 1) != 0 && clause->amendment != NULL)
      /* Translators: the number of a clause beyond the printed rules, and what it says */
      g_ptr_array_add (sentences,
                       g_strdup_printf (_ ("Amendment %s: %s."), text_short_clause (clause->id),
                                        text_translate (clause->amendment)));

  if (sentences->len == 0 && get_clause (rules, 0) != NULL)
    g_ptr_array_add (sentences, text_amendments (rules, 0));

  for (guint i = 0; (clause = get_clause (rules, i)) != NULL; i++)
    if ((fixed_off >> i & 1) != 0 && clause->amendment != NULL)
      {
        g_autofree char *otherwise = text_describe_without (rules, clause);

        /* Translators: the number of a clause beyond the printed rules, which no game of an
         * operation may have; and “As printed: …” */
        g_ptr_array_add (sentences, g_strdup_printf (_ ("Amendment %s stays off. %s"),
                                                     text_short_clause (clause->id), otherwise));
      }
  return sentences;
}

char *
text_list_amendments (const WarRules *rules)
{
  GString *text = g_string_new (NULL);
  const WarClause *clause;

  for (guint i = 0; (clause = get_clause (rules, i)) != NULL; i++)
    {
      g_autofree char *sentence = text_describe_amendment (rules, clause);

      if (sentence == NULL)
        continue;
      g_string_append_printf (text, "%s\n", text_short_clause (clause->id));
      text_append_wrapped (text, sentence, 2);
    }

  return g_string_free (text, FALSE);
}

gboolean
text_amendment_is_choice (const WarRules *rules, const WarClause *clause)
{
  gint amendment = war_system_find_amendment (rules->system, clause->id);

  return amendment >= 0 && rules->system->amendments[amendment].is_choice;
}

char *
text_describe_without (const WarRules *rules, const WarClause *clause)
{
  const char *otherwise = text_translate (clause->printed);

  if (text_amendment_is_choice (rules, clause))
    /* Translators: what is so while something that one may choose is off */
    return g_strdup_printf (_ ("Without it: %s"), otherwise);
  /* Translators: what the rules say as they are printed, instead of an amendment */
  return g_strdup_printf (_ ("As printed: %s"), otherwise);
}

char *
text_describe_fixed_off (const WarRules *rules, const WarClause *clause)
{
  g_autofree char *otherwise = text_describe_without (rules, clause);

  /* Translators: %s is “As printed: …”, what holds while an amendment is off */
  return g_strdup_printf (_ ("%s The operation allows nothing else."), otherwise);
}

char *
text_describe_amendment (const WarRules *rules, const WarClause *clause)
{
  g_autofree char *otherwise = NULL;

  if (clause->amendment == NULL)
    return NULL;

  otherwise = text_describe_without (rules, clause);
  if (text_amendment_is_choice (rules, clause))
    /* Translators: what one may choose, and “Without it: …” */
    return g_strdup_printf (_ ("A choice: %s. %s"), text_translate (clause->amendment), otherwise);
  /* Translators: what an amendment to the rules says, and “As printed: …” */
  return g_strdup_printf (_ ("An amendment: %s. %s"), text_translate (clause->amendment),
                          otherwise);
}
