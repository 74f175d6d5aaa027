/* field-form-rows.c: rows of the forms beside a field: words, numbers, choices
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-form-rows.h"

#include <glib/gi18n-lib.h>

#include "app/base/length-spin.h"
#include "app/base/words.h"

/* Of words, in letters; what is longer wraps. */
#define WORDS_WIDTH 30

/* Of what is chosen, likewise, at least. */
#define CHOICE_WIDTH 22

GtkWidget *
duck_field_form_new_words (const char *text, const char *style)
{
  GtkWidget *label = duck_words_new (text, style);

  gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD_CHAR);
  gtk_label_set_max_width_chars (GTK_LABEL (label), WORDS_WIDTH);
  return label;
}

void
duck_field_form_set_row_title (GtkWidget *row, const char *title)
{
  GtkWidget *label = gtk_widget_get_first_child (row);
  GtkWidget *control = gtk_widget_get_next_sibling (label);

  gtk_label_set_label (GTK_LABEL (label), title);
  if (DUCK_IS_LENGTH_SPIN (control))
    duck_length_spin_set_name (DUCK_LENGTH_SPIN (control), title);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
}

GtkWidget *
duck_field_form_new_row (const char *title, GtkWidget *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  gtk_box_append (GTK_BOX (row), duck_field_form_new_words (NULL, "caption-heading"));
  gtk_box_append (GTK_BOX (row), control);
  duck_field_form_set_row_title (row, title);
  return row;
}

GtkWidget *
duck_field_form_new_pair (void)
{
  GtkWidget *pair = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_box_set_homogeneous (GTK_BOX (pair), TRUE);
  return pair;
}

/* As wide whatever is chosen, or the map beside it would move at each selection. */
static void
choice_setup_cb (GtkSignalListItemFactory *factory, GtkListItem *item, gpointer width)
{
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  if (width != NULL)
    {
      gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
      gtk_label_set_width_chars (GTK_LABEL (label), GPOINTER_TO_INT (width));
      gtk_label_set_max_width_chars (GTK_LABEL (label), GPOINTER_TO_INT (width));
    }
  gtk_list_item_set_child (item, label);
}

static void
choice_bind_cb (GtkSignalListItemFactory *factory, GtkListItem *item)
{
  gtk_label_set_label (GTK_LABEL (gtk_list_item_get_child (item)),
                       gtk_string_object_get_string (gtk_list_item_get_item (item)));
}

static GtkListItemFactory *
new_factory (gint width)
{
  GtkListItemFactory *factory = gtk_signal_list_item_factory_new ();

  g_signal_connect (factory, "setup", G_CALLBACK (choice_setup_cb), GINT_TO_POINTER (width));
  g_signal_connect (factory, "bind", G_CALLBACK (choice_bind_cb), NULL);
  return factory;
}

GtkWidget *
duck_field_form_new_choice (void)
{
  GtkWidget *choice = gtk_drop_down_new (NULL, NULL);
  g_autoptr (GtkListItemFactory) factory = new_factory (CHOICE_WIDTH);
  g_autoptr (GtkListItemFactory) list_factory = new_factory (0);

  gtk_drop_down_set_factory (GTK_DROP_DOWN (choice), factory);
  gtk_drop_down_set_list_factory (GTK_DROP_DOWN (choice), list_factory);
  return choice;
}

/* Only what differs is exchanged: the choice itself may be what all this comes of. */
void
duck_field_form_set_choices (GtkDropDown *choice, const char *const *names)
{
  GtkStringList *list = GTK_STRING_LIST (gtk_drop_down_get_model (choice));
  guint n_before = list != NULL ? g_list_model_get_n_items (G_LIST_MODEL (list)) : 0;
  guint n_same = 0;

  if (list == NULL)
    {
      g_autoptr (GtkStringList) first = gtk_string_list_new (names);

      gtk_drop_down_set_model (choice, G_LIST_MODEL (first));
      return;
    }

  while (n_same < n_before && names[n_same] != NULL
         && g_str_equal (gtk_string_list_get_string (list, n_same), names[n_same]))
    n_same++;
  if (n_same < n_before || names[n_same] != NULL)
    gtk_string_list_splice (list, n_same, n_before - n_same, names + n_same);
}

void
duck_field_form_show_choice (GtkDropDown *choice, const char *const *names, gint chosen)
{
  g_autoptr (GPtrArray) all = g_ptr_array_new ();

  for (guint i = 0; names[i] != NULL; i++)
    g_ptr_array_add (all, (gpointer) names[i]);
  if (chosen < 0)
    /* Translators: in place of a value, of several things that have different ones */
    g_ptr_array_add (all, (gpointer) _ ("Mixed"));
  g_ptr_array_add (all, NULL);
  duck_field_form_set_choices (choice, (const char *const *) all->pdata);
  gtk_drop_down_set_selected (choice, chosen < 0 ? all->len - 2 : (guint) chosen);
}
