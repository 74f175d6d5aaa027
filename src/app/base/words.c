/* words.c: a text that is read whole
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/words.h"

GtkWidget *
duck_words_new (const char *text, const char *style)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  if (style != NULL)
    gtk_widget_add_css_class (label, style);
  return label;
}

GtkWidget *
duck_words_new_waiting (const char *text)
{
  g_return_val_if_fail (text != NULL, NULL);

  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *spinner = gtk_spinner_new ();

  gtk_spinner_start (GTK_SPINNER (spinner));
  gtk_box_append (GTK_BOX (line), spinner);
  gtk_box_append (GTK_BOX (line), duck_words_new (text, NULL));
  return line;
}
