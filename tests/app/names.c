/* names.c: whether what one can reach has a name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "names.h"

#include <adwaita.h>

/* Parts that GTK and libadwaita make, which the widget that they are a part of speaks for. */
static gboolean
is_inner (GtkWidget *widget)
{
  static const char *const owners[] = { "GtkDropDown",
                                        "GtkSpinButton",
                                        "GtkEntry",
                                        "GtkSearchEntry",
                                        "GtkMenuButton",
                                        "GtkPasswordEntry",
                                        "AdwTabBar",
                                        "GtkScrollbar",
                                        "AdwComboRow",
                                        "AdwEntryRow",
                                        "GtkFileChooserWidget",
                                        "GtkEditableLabel",
                                        "GtkWindowControls",
                                        NULL };

  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    if (g_strv_contains (owners, G_OBJECT_TYPE_NAME (parent)))
      return TRUE;
  return FALSE;
}

/* Some text that is shown in it. */
static gboolean
has_text (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget) && *gtk_label_get_text (GTK_LABEL (widget)) != '\0')
    return TRUE;
  if (ADW_IS_PREFERENCES_ROW (widget))
    return *adw_preferences_row_get_title (ADW_PREFERENCES_ROW (widget)) != '\0';
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (has_text (child))
      return TRUE;
  return FALSE;
}

static gboolean
has_name (GtkWidget *widget)
{
  GtkAccessible *accessible = GTK_ACCESSIBLE (widget);

  /* GTK has the icon name it, which has no name. */
  if (GTK_IS_BUTTON (widget) && gtk_button_get_icon_name (GTK_BUTTON (widget)) != NULL)
    return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  /* What it shows is its header's, which is another list item to screen readers. */
  if (ADW_IS_EXPANDER_ROW (widget))
    return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL);
  return gtk_test_accessible_has_property (accessible, GTK_ACCESSIBLE_PROPERTY_LABEL)
         || gtk_test_accessible_has_relation (accessible, GTK_ACCESSIBLE_RELATION_LABELLED_BY)
         || (!GTK_IS_EDITABLE (widget) && has_text (widget));
}

/* What takes the focus or is clicked; what only holds such things passes the focus on. */
static gboolean
needs_name (GtkWidget *widget)
{
  static const char *const holders[]
    = { "GtkScrolledWindow", "GtkPopover", "GtkPopoverMenu", "GtkStack", "AdwLeaflet",
        "AdwViewStack",      NULL };

  if (!gtk_widget_get_mapped (widget) || GTK_IS_WINDOW (widget) || is_inner (widget)
      || g_strv_contains (holders, G_OBJECT_TYPE_NAME (widget)))
    return FALSE;
  return gtk_widget_get_focusable (widget) || ADW_IS_EXPANDER_ROW (widget)
         || GTK_IS_MENU_BUTTON (widget) || GTK_IS_BUTTON (widget) || GTK_IS_LIST_BOX (widget)
         || GTK_IS_LIST_BASE (widget) || GTK_IS_PANED (widget);
}

/* "GtkPaned in DuckGamePage": where to look. */
static void
complain (GtkWidget *widget, const char *where, GString *faults)
{
  const char *id = gtk_buildable_get_buildable_id (GTK_BUILDABLE (widget));

  g_string_append_printf (faults, "\n%s: %s", where, G_OBJECT_TYPE_NAME (widget));
  if (id != NULL)
    g_string_append_printf (faults, " “%s”", id);
  for (GtkWidget *parent = gtk_widget_get_parent (widget); parent != NULL;
       parent = gtk_widget_get_parent (parent))
    if (g_str_has_prefix (G_OBJECT_TYPE_NAME (parent), "Duck"))
      {
        g_string_append_printf (faults, " in %s", G_OBJECT_TYPE_NAME (parent));
        return;
      }
}

void
app_check_names (gpointer widget, const char *where, GString *faults)
{
  if (needs_name (widget) && !has_name (widget))
    complain (widget, where, faults);
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    app_check_names (child, where, faults);
}
