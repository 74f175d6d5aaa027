/* field-inspector.c: what is selected on a field, or the field itself, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-inspector.h"

#include <glib/gi18n-lib.h>

#include "app/base/length-spin.h"
#include "app/base/words.h"
#include "app/field-editor/field-form.h"
#include "app/field-editor/field-hex-form.h"
#include "app/field-editor/field-item-form.h"

/* Of words, in letters; what is longer wraps. */
#define WORDS_WIDTH 30

/* Of what is chosen, likewise, at least. */
#define CHOICE_WIDTH 22

struct _DuckFieldInspector
{
  AdwBin parent_instance;

  DuckFieldSession *session; /* or NULL */
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (DuckFieldInspector, duck_field_inspector, ADW_TYPE_BIN)

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

static void
show (DuckFieldInspector *self)
{
  DuckFieldHexes *hexes = duck_field_session_get_hexes (self->session);
  gboolean has_hex = duck_field_hexes_get_chosen (hexes) != WAR_HEX_NONE;
  guint n_items;

  duck_field_session_get_selection (self->session, &n_items);
  gtk_stack_set_visible_child_name (self->stack, n_items > 0 ? "items" : has_hex ? "hex" : "field");
}

static void
add_page (DuckFieldInspector *self, GtkWidget *page, const char *name)
{
  GtkWidget *scrolled = gtk_scrolled_window_new ();

  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scrolled), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scrolled), page);
  gtk_stack_add_named (self->stack, scrolled, name);
}

void
duck_field_inspector_set_session (DuckFieldInspector *self, DuckFieldSession *session)
{
  g_return_if_fail (DUCK_IS_FIELD_INSPECTOR (self));
  g_return_if_fail (self->session == NULL);

  self->session = g_object_ref (session);
  add_page (self, duck_field_form_new (session), "field");
  add_page (self, duck_field_item_form_new (session), "items");
  add_page (self, duck_field_hex_form_new (session), "hex");
  g_signal_connect_object (session, "selection-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (duck_field_session_get_hexes (session), "chosen", G_CALLBACK (show),
                           self, G_CONNECT_SWAPPED);
  show (self);
}

static void
duck_field_inspector_dispose (GObject *object)
{
  g_clear_object (&DUCK_FIELD_INSPECTOR (object)->session);

  G_OBJECT_CLASS (duck_field_inspector_parent_class)->dispose (object);
}

static void
duck_field_inspector_class_init (DuckFieldInspectorClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = duck_field_inspector_dispose;
}

static void
duck_field_inspector_init (DuckFieldInspector *self)
{
  self->stack = GTK_STACK (gtk_stack_new ());
  gtk_stack_set_hhomogeneous (self->stack, TRUE);
  adw_bin_set_child (ADW_BIN (self), GTK_WIDGET (self->stack));
}
