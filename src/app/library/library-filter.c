/* library-filter.c: which games of the library one looks for
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/library/library-filter.h"

#include <glib/gi18n-lib.h>

#include "engine/system.h"

struct _DuckLibraryFilter
{
  AdwBin parent_instance;

  GtkMenuButton *button;
  GtkDropDown *system; /* any, then the systems in their order */
  GtkDropDown *length;
  GtkDropDown *seats;
  GtkWidget *clear;
};

G_DEFINE_FINAL_TYPE (DuckLibraryFilter, duck_library_filter, ADW_TYPE_BIN)

static guint changed_signal;

#define ANY 0

/* In the order of the drop-down list, after any: how many pieces are on both sides at most. */
static const guint lengths[] = { 30, 70, G_MAXUINT };

/* Likewise, how many persons can play at most, each with a seat. */
static const guint seats[] = { 2, G_MAXUINT };

/* Whether the number is within the part that is chosen of parts that end with those. */
static gboolean
is_within (guint number, guint chosen, const guint *ends)
{
  return chosen == ANY
         || (number > 0 && number <= ends[chosen - 1]
             && (chosen == 1 || number > ends[chosen - 2]));
}

static gboolean
has_system (DuckLibraryFilter *self, DuckLibraryItem *item)
{
  guint chosen = gtk_drop_down_get_selected (self->system);
  const WarSystem *system = chosen != ANY ? duck_library_item_find_system (item) : NULL;

  return system == NULL || system == war_system_get_nth (chosen - 1);
}

gboolean
duck_library_filter_has (DuckLibraryFilter *self, DuckLibraryItem *item)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_FILTER (self), FALSE);
  g_return_val_if_fail (DUCK_IS_LIBRARY_ITEM (item), FALSE);

  return has_system (self, item)
         && is_within (duck_library_item_get_n_pieces (item),
                       gtk_drop_down_get_selected (self->length), lengths)
         && is_within (duck_library_item_get_n_seats (item),
                       gtk_drop_down_get_selected (self->seats), seats);
}

gboolean
duck_library_filter_is_on (DuckLibraryFilter *self)
{
  g_return_val_if_fail (DUCK_IS_LIBRARY_FILTER (self), FALSE);

  return gtk_drop_down_get_selected (self->system) != ANY
         || gtk_drop_down_get_selected (self->length) != ANY
         || gtk_drop_down_get_selected (self->seats) != ANY;
}

void
duck_library_filter_clear (DuckLibraryFilter *self)
{
  g_return_if_fail (DUCK_IS_LIBRARY_FILTER (self));

  gtk_drop_down_set_selected (self->system, ANY);
  gtk_drop_down_set_selected (self->length, ANY);
  gtk_drop_down_set_selected (self->seats, ANY);
}

static void
changed_cb (DuckLibraryFilter *self)
{
  gboolean is_on = duck_library_filter_is_on (self);

  if (is_on)
    gtk_widget_add_css_class (GTK_WIDGET (self->button), "suggested-action");
  else
    gtk_widget_remove_css_class (GTK_WIDGET (self->button), "suggested-action");
  gtk_widget_set_sensitive (self->clear, is_on);
  g_signal_emit (self, changed_signal, 0);
}

static void
duck_library_filter_class_init (DuckLibraryFilterClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  changed_signal = g_signal_new ("changed", G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, 0, NULL,
                                 NULL, NULL, G_TYPE_NONE, 0);

  gtk_widget_class_set_template_from_resource (
    widget_class, "/io/github/duckboard_app/Duckboard/library-filter.ui");
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryFilter, button);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryFilter, system);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryFilter, length);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryFilter, seats);
  gtk_widget_class_bind_template_child (widget_class, DuckLibraryFilter, clear);
  gtk_widget_class_bind_template_callback (widget_class, duck_library_filter_clear);
}

static void
duck_library_filter_init (DuckLibraryFilter *self)
{
  GtkStringList *systems = gtk_string_list_new (NULL);

  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_menu_button_set_icon_name (self->button, DUCK_APP_ID "-filter-symbolic");
  gtk_string_list_append (systems, _ ("All rule systems"));
  for (guint i = 0; war_system_get_nth (i) != NULL; i++)
    gtk_string_list_append (systems, war_system_get_nth (i)->name);
  gtk_drop_down_set_model (self->system, G_LIST_MODEL (systems));
  g_object_unref (systems);
  g_signal_connect_object (self->system, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->length, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
  g_signal_connect_object (self->seats, "notify::selected", G_CALLBACK (changed_cb), self,
                           G_CONNECT_SWAPPED);
}
