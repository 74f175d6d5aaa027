/* game-log-row.c: a line of a game's log
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/log/game-log-row.h"

#include <glib/gi18n-lib.h>

#include "app/base/rows-layout.h"
#include "app/game/board/rolled-dice.h"

/* Logical pixels. */
#define DIE 16
#define GAP 3

/* So many dice stand side by side. */
#define DICE_IN_LINE 13

/* ---------------------------------------------------------------------------------------------
 * The clause. */

/* The rule is looked up when somebody asks for it. */
static gboolean
query_rule_cb (GtkWidget *button, int x, int y, gboolean by_keys, GtkTooltip *tooltip,
               gpointer data)
{
  DuckGameEvent *event = g_object_get_data (G_OBJECT (button), "event");
  g_autofree char *rule = event != NULL ? duck_game_event_dup_rule (event) : NULL;

  gtk_tooltip_set_text (tooltip, rule);
  return rule != NULL;
}

static void
show_rule_cb (GtkWidget *button)
{
  DuckGameEvent *event = g_object_get_data (G_OBJECT (button), "event");

  gtk_widget_activate_action (button, "game.show-clause", "s",
                              duck_game_event_get_event (event)->clause);
}

/* It names no action: a button that does follows it from wherever it stands, which costs more than
 * all else of a line, and lines come and go with each order. */
GtkWidget *
duck_game_log_clause_new (void)
{
  GtkWidget *button = gtk_button_new ();

  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "caption");
  gtk_widget_add_css_class (button, "clause");
  gtk_widget_set_valign (button, GTK_ALIGN_START);
  gtk_widget_set_has_tooltip (button, TRUE);
  g_signal_connect (button, "query-tooltip", G_CALLBACK (query_rule_cb), NULL);
  g_signal_connect (button, "clicked", G_CALLBACK (show_rule_cb), NULL);
  return button;
}

void
duck_game_log_clause_set_event (GtkWidget *button, DuckGameEvent *event)
{
  const char *number = duck_game_event_get_clause (event);
  g_autofree char *name = NULL;

  gtk_widget_set_visible (button, number != NULL);
  g_object_set_data_full (G_OBJECT (button), "event", g_object_ref (event), g_object_unref);
  /* Rows are used again for events of the same clause. */
  if (number == NULL || g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), number) == 0)
    return;

  /* Translators: %s is the number of a clause of the rules: "5.7" */
  name = g_strdup_printf (_ ("Rule %s"), number);
  gtk_button_set_label (GTK_BUTTON (button), number);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
}

/* ---------------------------------------------------------------------------------------------
 * The row. */

GtkWidget *
duck_game_log_dice_new (void)
{
  GtkWidget *dice = duck_rolled_dice_new (DIE, DICE_IN_LINE);

  gtk_widget_set_halign (dice, GTK_ALIGN_START);
  return dice;
}

static GtkWidget *
new_more (void)
{
  GtkWidget *more = gtk_button_new ();

  gtk_widget_add_css_class (more, "flat");
  gtk_widget_add_css_class (more, "caption");
  gtk_widget_add_css_class (more, "clause");
  gtk_widget_set_halign (more, GTK_ALIGN_START);
  return more;
}

GtkWidget *
duck_game_log_row_get_more (GtkWidget *row)
{
  return gtk_widget_get_last_child (gtk_widget_get_first_child (row));
}

static void
set_more (GtkWidget *more, DuckGameEvent *event, guint n)
{
  g_autofree char *label = g_strdup_printf (
    /* Translators: lines of a log that say the same of others */
    g_dngettext (GETTEXT_PACKAGE, "And %u more like it", "And %u more like it", n), n);

  gtk_widget_set_visible (more, n > 0);
  if (n == 0)
    return;
  gtk_button_set_label (GTK_BUTTON (more), label);
  g_object_set_data_full (G_OBJECT (more), "event", g_object_ref (event), g_object_unref);
}

GtkWidget *
duck_game_log_row_new (void)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *text = gtk_label_new (NULL), *remark = gtk_label_new (NULL);
  GtkWidget *dice = duck_game_log_dice_new ();

  /* GTK's own layout would look for the least width in which lines have their height, by laying
   * them out a dozen times; rows come by dozens where the program plays. */
  gtk_widget_set_layout_manager (words, g_object_new (DUCK_TYPE_ROWS_LAYOUT, NULL));
  gtk_label_set_xalign (GTK_LABEL (remark), 0);
  gtk_label_set_wrap (GTK_LABEL (remark), TRUE);
  gtk_widget_add_css_class (remark, "caption");
  gtk_widget_add_css_class (remark, "dim-label");
  gtk_widget_add_css_class (remark, "note");
  gtk_label_set_xalign (GTK_LABEL (text), 0);
  gtk_label_set_wrap (GTK_LABEL (text), TRUE);
  gtk_widget_set_margin_top (dice, GAP);
  gtk_widget_set_margin_top (remark, GAP);
  gtk_widget_set_hexpand (words, TRUE);
  gtk_box_append (GTK_BOX (words), text);
  gtk_box_append (GTK_BOX (words), dice);
  gtk_box_append (GTK_BOX (words), remark);
  gtk_box_append (GTK_BOX (words), new_more ());
  gtk_box_append (GTK_BOX (row), words);
  gtk_box_append (GTK_BOX (row), duck_game_log_clause_new ());
  return row;
}

void
duck_game_log_row_bind (GtkWidget *row, DuckGameEvent *event, guint n_more)
{
  static const char *const styles[] = { NULL, "title-4", "heading", "caption-heading" };
  GtkWidget *words = gtk_widget_get_first_child (row);
  GtkWidget *text = gtk_widget_get_first_child (words);
  GtkWidget *dice = gtk_widget_get_next_sibling (text);
  GtkWidget *clause = gtk_widget_get_last_child (row);
  guint heading = duck_game_event_get_heading (event);
  guint style = MIN (heading, G_N_ELEMENTS (styles) - 1);
  const char *reason = duck_game_event_get_remark (event);
  GtkWidget *remark = gtk_widget_get_next_sibling (dice);
  g_autofree char *sentence = duck_game_event_dup_text (event);
  g_autofree char *whole = g_strconcat (sentence, reason != NULL ? " " : NULL, reason, NULL);

  gtk_label_set_label (GTK_LABEL (remark), reason != NULL ? reason : "");
  gtk_widget_set_visible (remark, reason != NULL);
  gtk_label_set_label (GTK_LABEL (text), sentence);
  set_more (gtk_widget_get_last_child (words), event, n_more);
  for (guint i = 1; i < G_N_ELEMENTS (styles); i++)
    gtk_widget_remove_css_class (text, styles[i]);
  if (heading > 0)
    gtk_widget_add_css_class (text, styles[style]);
  duck_rolled_dice_set_event (DUCK_ROLLED_DICE (dice), event);
  gtk_accessible_update_property (GTK_ACCESSIBLE (dice), GTK_ACCESSIBLE_PROPERTY_LABEL, sentence,
                                  -1);
  if (heading > 0)
    gtk_widget_set_visible (clause, FALSE);
  else
    duck_game_log_clause_set_event (clause, event);
  gtk_accessible_update_property (GTK_ACCESSIBLE (gtk_widget_get_parent (row)),
                                  GTK_ACCESSIBLE_PROPERTY_LABEL, whole, -1);
}
