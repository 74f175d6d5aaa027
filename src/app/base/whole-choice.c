/* whole-choice.c: a row that shows what is chosen in it as long as it is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/whole-choice.h"

/* So many letters have room beside any title, which wraps. */
#define LETTERS 24

static void
setup_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_list_item_set_child (item, label);
}

static void
bind_cb (GtkListItemFactory *factory, GtkListItem *item)
{
  GtkLabel *label = GTK_LABEL (gtk_list_item_get_child (item));
  GtkStringObject *string = GTK_STRING_OBJECT (gtk_list_item_get_item (item));
  const char *text = gtk_string_object_get_string (string);

  glong n_letters = g_utf8_strlen (text, -1);

  gtk_label_set_label (label, text);
  gtk_label_set_width_chars (label, (int) MIN (n_letters, LETTERS));
}

void
duck_whole_choice_add (AdwComboRow *row)
{
  g_return_if_fail (ADW_IS_COMBO_ROW (row));

  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (setup_cb), NULL);
  g_signal_connect (factory, "bind", G_CALLBACK (bind_cb), NULL);
  /* That of the row itself marks what is chosen in the list. */
  adw_combo_row_set_list_factory (row, adw_combo_row_get_factory (row));
  adw_combo_row_set_factory (row, factory);
  g_object_unref (factory);
}
