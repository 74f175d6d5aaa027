/* history-button.c: undoes or redoes a step, or, from a list of them, several at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/shell/history-button.h"

#include <glib/gi18n-lib.h>

#include "app/base/first-layout.h"
#include "app/base/tooltip.h"
#include "app/base/words.h"

/* So many steps are listed: more than anybody reads, and few enough to be there at once. */
#define MAX_STEPS 100

struct _DuckHistoryButton
{
  AdwBin parent_instance;

  AdwSplitButton *button;
  GtkButton *narrow; /* instead, where there is no room for the list's */
  GtkPopover *popover;
  GtkListBox *steps;

  gboolean redo;
  DuckDocument *document; /* lent, or NULL */
};

G_DEFINE_FINAL_TYPE (DuckHistoryButton, duck_history_button, ADW_TYPE_BIN)

enum
{
  PROP_0,
  PROP_REDO,
  N_PROPERTIES,
};

static GParamSpec *properties[N_PROPERTIES];

/* The names of the steps that a click takes, one after the other. */
static const char **
list_steps (DuckHistoryButton *self)
{
  return self->redo ? duck_document_list_redo (self->document, MAX_STEPS)
                    : duck_document_list_undo (self->document, MAX_STEPS);
}

static void
clear_steps (DuckHistoryButton *self)
{
  GtkWidget *row;

  while ((row = gtk_widget_get_first_child (GTK_WIDGET (self->steps))) != NULL)
    gtk_list_box_remove (self->steps, row);
}

static void
add_step (DuckHistoryButton *self, const char *name, guint n_steps, gboolean is_barred)
{
  g_autofree char *description
    = self->redo
        ? g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "Redoes %u step", "Redoes %u steps", n_steps), n_steps)
        : g_strdup_printf (
          g_dngettext (GETTEXT_PACKAGE, "Undoes %u step", "Undoes %u steps", n_steps), n_steps);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = gtk_label_new (name);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_ellipsize (GTK_LABEL (label), PANGO_ELLIPSIZE_END);
  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_widget_set_tooltip_text (row, description);
  gtk_widget_set_sensitive (row, !is_barred);
  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, name,
                                  GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, description, -1);
  gtk_list_box_append (self->steps, row);
}

/* Before the steps that may not be taken: why not. */
static void
add_bar (DuckHistoryButton *self, const char *bar)
{
  g_autofree char *text = g_strdup_printf (_ ("No further: %s"), bar);
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *label = duck_words_new (text, "caption");

  gtk_label_set_max_width_chars (GTK_LABEL (label), 40);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), label);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  gtk_list_box_append (self->steps, row);
}

/* The list is made when it is looked at. A step that is barred bars all after it. */
static void
show_cb (DuckHistoryButton *self)
{
  g_autofree const char **names = self->document != NULL ? list_steps (self) : NULL;
  const char *bar = NULL;

  clear_steps (self);
  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      gint n_steps = (gint) i + 1;

      if (bar == NULL)
        {
          bar = duck_document_find_bar (self->document, self->redo ? n_steps : -n_steps);
          if (bar != NULL)
            add_bar (self, bar);
        }
      add_step (self, names[i], i + 1, bar != NULL);
    }
  gtk_widget_child_focus (GTK_WIDGET (self->steps), GTK_DIR_TAB_FORWARD);
}

static void
row_activated_cb (DuckHistoryButton *self, GtkListBoxRow *row)
{
  gint n_steps = gtk_list_box_row_get_index (row) + 1;

  gtk_popover_popdown (self->popover);
  if (self->document != NULL)
    duck_document_go (self->document, self->redo ? n_steps : -n_steps);
}

void
duck_history_button_update (DuckHistoryButton *self, DuckDocument *document)
{
  g_return_if_fail (DUCK_IS_HISTORY_BUTTON (self));

  const char *step = NULL;
  g_autofree char *name = NULL;
  /* The button proper, beside the one that opens the list. */
  GtkWidget *button = gtk_widget_get_first_child (GTK_WIDGET (self->button));

  self->document = document;
  if (document != NULL)
    step = self->redo ? duck_document_get_redo_name (document)
                      : duck_document_get_undo_name (document);
  if (step == NULL)
    name = g_strdup (self->redo ? _ ("Redo") : _ ("Undo"));
  else if (self->redo)
    /* Translators: %s is a step: "Redo Add BEF Infantry" */
    name = g_strdup_printf (_ ("Redo %s"), step);
  else
    /* Translators: %s is a step: "Undo Add BEF Infantry" */
    name = g_strdup_printf (_ ("Undo %s"), step);
  duck_tooltip_set (GTK_WIDGET (self), name);
  gtk_widget_set_sensitive (GTK_WIDGET (self), step != NULL);
  gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, name, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->narrow), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  name, -1);
}

void
duck_history_button_open (DuckHistoryButton *self)
{
  g_return_if_fail (DUCK_IS_HISTORY_BUTTON (self));

  if (gtk_widget_get_mapped (GTK_WIDGET (self->button)))
    adw_split_button_popup (self->button);
}

static void
duck_history_button_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  if (id == PROP_REDO)
    DUCK_HISTORY_BUTTON (object)->redo = g_value_get_boolean (value);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
duck_history_button_constructed (GObject *object)
{
  DuckHistoryButton *self = DUCK_HISTORY_BUTTON (object);
  const char *list = self->redo ? _ ("Steps to Redo") : _ ("Steps to Undo");
  const char *icon = self->redo ? "edit-redo-symbolic" : "edit-undo-symbolic";
  const char *action = self->redo ? "win.redo" : "win.undo";
  GtkWidget *toggle = gtk_widget_get_last_child (GTK_WIDGET (self->button));

  G_OBJECT_CLASS (duck_history_button_parent_class)->constructed (object);

  adw_split_button_set_icon_name (self->button, icon);
  gtk_button_set_icon_name (self->narrow, icon);
  adw_split_button_set_dropdown_tooltip (self->button, list);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->button), action);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->narrow), action);
  gtk_accessible_update_property (GTK_ACCESSIBLE (toggle), GTK_ACCESSIBLE_PROPERTY_LABEL, list, -1);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->steps), GTK_ACCESSIBLE_PROPERTY_LABEL, list,
                                  -1);
  duck_history_button_update (self, NULL);
}

static void
duck_history_button_class_init (DuckHistoryButtonClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->set_property = duck_history_button_set_property;
  object_class->constructed = duck_history_button_constructed;

  properties[PROP_REDO] = g_param_spec_boolean (
    "redo", NULL, NULL, FALSE, G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPERTIES, properties);

  g_type_ensure (DUCK_TYPE_FIRST_LAYOUT);
  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/history-button.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckHistoryButton, button);
  gtk_widget_class_bind_template_child (widget_class, DuckHistoryButton, narrow);
  gtk_widget_class_bind_template_child (widget_class, DuckHistoryButton, popover);
  gtk_widget_class_bind_template_child (widget_class, DuckHistoryButton, steps);
  gtk_widget_class_bind_template_callback (widget_class, show_cb);
  gtk_widget_class_bind_template_callback (widget_class, row_activated_cb);
}

static void
duck_history_button_init (DuckHistoryButton *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
