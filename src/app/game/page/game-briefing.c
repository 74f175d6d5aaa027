/* game-briefing.c: what an operation is about
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/page/game-briefing.h"

#include <glib/gi18n-lib.h>

#include "app/base/words.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

static void
add (GtkWidget *box, const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  /* A name that is longer than a phone is wide. */
  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_box_append (GTK_BOX (box), label);
}

static void
add_paragraphs (GtkWidget *box, const char *text)
{
  g_auto (GStrv) paragraphs = g_strsplit (text != NULL ? text : "", "\n\n", -1);

  for (guint i = 0; paragraphs[i] != NULL; i++)
    add (box, text_translate (paragraphs[i]), NULL);
}

static void
add_force (GtkWidget *box, const WarForce *force, const WarOperation *operation)
{
  GtkWidget *units = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);
  g_autofree char *side = text_force (force);

  add (box, side, "heading");
  gtk_widget_add_css_class (units, "units");
  for (guint i = 0; i < force->entries->len; i++)
    {
      g_autofree char *entry = text_force_entry (g_ptr_array_index (force->entries, i), operation);

      add (units, entry, NULL);
    }
  if (force->cost_limit != 0)
    {
      g_autofree char *brought = text_brought_force (force);

      add (units, brought, NULL);
    }
  gtk_box_append (GTK_BOX (box), units);
}

/* What holds for both, and how either wins. */
static void
add_rules (GtkWidget *box, const WarOperation *operation)
{
  g_autoptr (GPtrArray) agreements = text_agreements (operation, FALSE);
  g_autofree char *field = text_operation_field (operation);
  g_autofree char *victory = text_victory (operation);

  add (box, _ ("Rules"), "heading");
  add (box, field, NULL);
  for (guint i = 0; i < agreements->len; i++)
    add (box, g_ptr_array_index (agreements, i), NULL);
  add (box, _ ("Victory"), "heading");
  if (victory != NULL)
    add (box, victory, NULL);
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);
      g_autofree char *sentence = text_condition (condition, operation);

      if (war_operation_counts_condition (operation, condition))
        add (box, sentence, NULL);
    }
}

GtkWidget *
duck_game_briefing_new (const WarOperation *operation)
{
  g_return_val_if_fail (operation != NULL, NULL);

  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  g_autofree char *kind = text_operation_kind (operation);
  const char *more[] = { operation->place, operation->date };

  gtk_widget_add_css_class (box, "briefing");
  add (box, operation->name, "title-2");
  add (box, kind, "dim-label");
  for (guint i = 0; i < G_N_ELEMENTS (more); i++)
    if (more[i] != NULL)
      add (box, more[i], "dim-label");
  add_paragraphs (box, operation->prologue);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    add_force (box, operation->forces[i], operation);
  add_rules (box, operation);
  if (operation->special_rules != NULL)
    {
      add (box, _ ("Special Rules"), "heading");
      add (box, _ ("Not enforced."), "dim-label");
      add_paragraphs (box, operation->special_rules);
    }
  return box;
}
