/* group-names.c: lists of rows that are called as the heading above them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/group-names.h"

/* Those that have the handler, as an object's data. */
#define IS_NAMED "duck-group-names"

static GtkWidget *
find_list (GtkWidget *widget)
{
  GtkWidget *list = GTK_IS_LIST_BOX (widget) ? widget : NULL;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && list == NULL;
       child = gtk_widget_get_next_sibling (child))
    list = find_list (child);
  return list;
}

static void
name_list (AdwPreferencesGroup *group)
{
  const char *title = adw_preferences_group_get_title (group);
  GtkWidget *list = find_list (GTK_WIDGET (group));

  if (list != NULL && title != NULL && title[0] != '\0')
    gtk_accessible_update_property (GTK_ACCESSIBLE (list), GTK_ACCESSIBLE_PROPERTY_LABEL, title,
                                    -1);
}

/* Of all groups, whoever makes them: templates, too. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GObject *widget = g_value_get_object (&values[0]);

  if (ADW_IS_PREFERENCES_GROUP (widget) && g_object_get_data (widget, IS_NAMED) == NULL)
    {
      g_object_set_data (widget, IS_NAMED, widget);
      g_signal_connect (widget, "notify::title", G_CALLBACK (name_list), NULL);
      name_list (ADW_PREFERENCES_GROUP (widget));
    }
  return TRUE;
}

void
duck_group_names_init (void)
{
  static gsize is_watching;

  if (!g_once_init_enter (&is_watching))
    return;

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_once_init_leave (&is_watching, 1);
}
