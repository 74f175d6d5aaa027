/* field-inspector.c: what is selected on a field, or the field itself, to be changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-inspector.h"

#include "app/field-form.h"
#include "app/field-item-form.h"
#include "app/length-spin.h"

/* Of what is chosen, in letters; longer names end in dots, but not in the list. */
#define CHOICE_WIDTH 17

/* Of the words before it, likewise. */
#define TITLE_WIDTH 11

struct _DuckFieldInspector
{
  AdwBin parent_instance;

  DuckFieldSession *session; /* or NULL */
  GtkStack *stack;
};

G_DEFINE_FINAL_TYPE (DuckFieldInspector, duck_field_inspector, ADW_TYPE_BIN)

GtkWidget *
duck_field_form_new_row (const char *title, GtkWidget *control)
{
  GtkWidget *row = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  GtkWidget *label = gtk_label_new (title);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_width_chars (GTK_LABEL (label), TITLE_WIDTH);
  gtk_label_set_max_width_chars (GTK_LABEL (label), TITLE_WIDTH);
  gtk_widget_set_hexpand (label, TRUE);
  gtk_widget_set_valign (control, GTK_ALIGN_CENTER);
  if (DUCK_IS_LENGTH_SPIN (control))
    duck_length_spin_set_name (DUCK_LENGTH_SPIN (control), title);
  else
    gtk_accessible_update_property (GTK_ACCESSIBLE (control), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
  gtk_box_append (GTK_BOX (row), label);
  gtk_box_append (GTK_BOX (row), control);
  return row;
}

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

/* As wide whatever is chosen, or the map beside it would move at each selection. */
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

void
duck_field_form_set_choices (GtkDropDown *choice, const char *const *names)
{
  GListModel *old = gtk_drop_down_get_model (choice);
  guint n = g_strv_length ((char **) names);
  gboolean same = old != NULL && g_list_model_get_n_items (old) == n;

  for (guint i = 0; same && i < n; i++)
    same = g_str_equal (gtk_string_list_get_string (GTK_STRING_LIST (old), i), names[i]);
  if (!same)
    {
      g_autoptr (GtkStringList) list = gtk_string_list_new (names);

      gtk_drop_down_set_model (choice, G_LIST_MODEL (list));
    }
}

static void
show (DuckFieldInspector *self)
{
  guint n_items;

  duck_field_session_get_selection (self->session, &n_items);
  gtk_stack_set_visible_child_name (self->stack, n_items > 0 ? "items" : "field");
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
  g_signal_connect_object (session, "selection-changed", G_CALLBACK (show), self,
                           G_CONNECT_SWAPPED);
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
