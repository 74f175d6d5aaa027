/* order-clauses.c: the clauses behind what an order would do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/hand/order-clauses.h"

#include "app/base/clause-link.h"
#include "engine/game/foresight.h"
#include "text/game/event.h"
#include "text/game/foresight.h"

static GtkWidget *
new_label (const WarSetup *setup, const WarForesight *foresight)
{
  g_autoptr (GString) numbers = g_string_new (NULL), words = g_string_new (NULL);
  GtkWidget *label;

  for (guint i = 0; i < foresight->n_modifiers; i++)
    {
      const WarModifier *modifier = &foresight->modifiers[i];
      g_autofree char *number = NULL, *sentence = NULL;

      if (modifier->clause == NULL)
        continue;
      number = g_strdup_printf ("[%s]", text_short_clause (modifier->clause));
      sentence = text_foresight_modifier (setup, modifier);
      if (strstr (numbers->str, number) != NULL)
        continue;
      g_string_append_printf (numbers, "%s%s", numbers->len > 0 ? " " : "", number);
      g_string_append_printf (words, "%s%s", words->len > 0 ? "\n" : "", sentence);
    }
  if (numbers->len == 0)
    return NULL;

  label = gtk_label_new (NULL);
  duck_clause_link_set_text (GTK_LABEL (label), numbers->str, setup->operation->rules);
  gtk_widget_set_tooltip_text (label, words->str);
  gtk_widget_add_css_class (label, "caption");
  return label;
}

GtkWidget *
duck_order_clauses_new (DuckPlay *play, const WarOrder *order)
{
  g_return_val_if_fail (DUCK_IS_PLAY (play), NULL);
  g_return_val_if_fail (order != NULL, NULL);

  const WarSetup *setup = duck_play_get_setup (play);
  g_autofree WarForesight *foresight = g_new (WarForesight, 1);
  GtkWidget *label;

  war_foresight_init (foresight);
  war_play_foresee_briefly (setup, duck_play_get_view (play), order, foresight);
  label = new_label (setup, foresight);
  war_foresight_clear (foresight);
  return label;
}
