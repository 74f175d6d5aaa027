/* clause-link.c: sentences whose numbers of clauses lead to the rules
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/clause-link.h"

#include "text/game/event.h"

/* In brackets, or after the word "Rule" and a space that does not break, as sentences have them: a
 * length of 4.1″ is no clause. Rulings cannot be taken for anything else. */
#define NUMBER \
  "(?<=\\[)[A-Z0-9]+[.-][0-9.]*[0-9](?=\\])" \
  "|(?<=\\x{a0})[0-9]+\\.[0-9]+(?=\\))" \
  "|\\b[A-Z]-[0-9]+\\b"

const WarClause *
duck_clause_link_find (const WarRules *rules, const char *clause)
{
  g_return_val_if_fail (rules != NULL && clause != NULL, NULL);

  /* Rulings that systems share have an id of their own. */
  const char *const systems[] = { rules->system->id, "common" };
  const WarClause *found = war_rules_find_clause (rules, clause);

  for (guint i = 0; found == NULL && i < G_N_ELEMENTS (systems); i++)
    {
      g_autofree char *id = g_strdup_printf ("%s.%s", systems[i], clause);

      found = war_rules_find_clause (rules, id);
    }
  return found;
}

static gboolean
replace_cb (const GMatchInfo *match, GString *markup, gpointer rules)
{
  g_autofree char *number = g_match_info_fetch (match, 0);
  const WarClause *clause = duck_clause_link_find (rules, number);

  if (clause != NULL)
    g_string_append_printf (markup, "<a href=\"%s\">%s</a>", clause->id, number);
  else
    g_string_append (markup, number);
  return FALSE;
}

static gboolean
activate_link_cb (GtkWidget *label, const char *clause)
{
  gtk_widget_activate_action (label, DUCK_CLAUSE_ACTION, "s", clause);
  return TRUE;
}

void
duck_clause_link_set_text (GtkLabel *label, const char *text, const WarRules *rules)
{
  g_return_if_fail (GTK_IS_LABEL (label));
  g_return_if_fail (text != NULL && rules != NULL);

  static GRegex *regex;
  g_autofree char *escaped = g_markup_escape_text (text, -1);
  g_autofree char *markup = NULL;

  if (regex == NULL)
    regex = g_regex_new (NUMBER, G_REGEX_OPTIMIZE, 0, NULL);
  markup = g_regex_replace_eval (regex, escaped, -1, 0, 0, replace_cb, (gpointer) rules, NULL);
  /* A label that is set anew forgets over which of its links the pointer is, and that a press has
   * begun there: who clicks then, before it moves again, would have clicked on nothing. */
  if (!gtk_label_get_use_markup (label)
      || g_strcmp0 (gtk_label_get_label (label), markup != NULL ? markup : escaped) != 0)
    gtk_label_set_markup (label, markup != NULL ? markup : escaped);
  if (g_signal_handler_find (label, G_SIGNAL_MATCH_FUNC, 0, 0, NULL, (gpointer) activate_link_cb,
                             NULL)
      == 0)
    g_signal_connect (label, "activate-link", G_CALLBACK (activate_link_cb), NULL);
}

char *
duck_clause_link_cite (const char *sentence, const char *clause)
{
  g_return_val_if_fail (sentence != NULL, NULL);

  if (clause == NULL)
    return g_strdup (sentence);
  return g_strdup_printf ("%s [%s]", sentence, text_short_clause (clause));
}
