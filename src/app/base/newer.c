/* newer.c: calls whose names have changed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/newer.h"

#include "app/base/desktop.h"
#include "app/base/mnemonics.h"

static void
title_cb (GtkWidget *row)
{
  AdwPreferencesRow *titled = ADW_PREFERENCES_ROW (row);
  const char *title = adw_preferences_row_get_title (titled);
  g_autofree char *shown = adw_preferences_row_get_use_underline (titled)
                             ? duck_mnemonics_dup_shown (title)
                             : g_strdup (title);

  gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL, shown, -1);
}

void
duck_expander_row_name (AdwExpanderRow *row)
{
  g_return_if_fail (ADW_IS_EXPANDER_ROW (row));

  g_signal_connect (row, "notify::title", G_CALLBACK (title_cb), NULL);
  title_cb (GTK_WIDGET (row));
}

GtkWidget *
duck_expander_row_new (void)
{
  GtkWidget *row = adw_expander_row_new ();

  duck_expander_row_name (ADW_EXPANDER_ROW (row));
  return row;
}

void
duck_expander_row_add (AdwExpanderRow *row, GtkWidget *widget)
{
  g_return_if_fail (ADW_IS_EXPANDER_ROW (row));
  g_return_if_fail (GTK_IS_WIDGET (widget));

#if DUCK_HAS_EXPANDER_SUFFIX
  adw_expander_row_add_suffix (row, widget);
#else
  adw_expander_row_add_action (row, widget);
#endif
}

void
duck_widget_get_color (GtkWidget *widget, GdkRGBA *color)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (color != NULL);

#if DUCK_HAS_FILE_DIALOG
  gtk_widget_get_color (widget, color);
#else
  gtk_style_context_get_color (gtk_widget_get_style_context (widget), color);
#endif
}

void
duck_widget_get_accent (GtkWidget *widget, GdkRGBA *color)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (color != NULL);

#if DUCK_HAS_ACCENT
  AdwStyleManager *manager = adw_style_manager_get_for_display (gtk_widget_get_display (widget));

  adw_accent_color_to_standalone_rgba (adw_style_manager_get_accent_color (manager),
                                       adw_style_manager_get_dark (manager), color);
#else
  if (!gtk_style_context_lookup_color (gtk_widget_get_style_context (widget), "accent_color",
                                       color))
    duck_widget_get_color (widget, color);
#endif
}

void
duck_window_show_in_folder (GtkWindow *window, const char *path)
{
  g_return_if_fail (GTK_IS_WINDOW (window));
  g_return_if_fail (path != NULL);

  g_autoptr (GFile) file = g_file_new_for_path (path);

#if DUCK_HAS_FILE_DIALOG
  g_autoptr (GtkFileLauncher) launcher = gtk_file_launcher_new (file);

  gtk_file_launcher_open_containing_folder (launcher, window, NULL, NULL, NULL);
#else
  g_autoptr (GFile) folder = g_file_get_parent (file);
  g_autofree char *uri = g_file_get_uri (folder);

  gtk_show_uri (window, uri, GDK_CURRENT_TIME);
#endif
}

void
duck_widget_announce (GtkWidget *widget, const char *text)
{
  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

#if DUCK_HAS_ANNOUNCE
  gtk_accessible_announce (GTK_ACCESSIBLE (widget), text,
                           GTK_ACCESSIBLE_ANNOUNCEMENT_PRIORITY_MEDIUM);
#else
  gtk_accessible_update_property (GTK_ACCESSIBLE (widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
#endif
}

gboolean
duck_widget_find_point (GtkWidget *widget, GtkWidget *other, double x, double y, double *other_x,
                        double *other_y)
{
  g_return_val_if_fail (GTK_IS_WIDGET (widget), FALSE);
  g_return_val_if_fail (GTK_IS_WIDGET (other), FALSE);
  g_return_val_if_fail (other_x != NULL && other_y != NULL, FALSE);

  graphene_point_t point;

  if (!gtk_widget_compute_point (widget, other, &GRAPHENE_POINT_INIT ((float) x, (float) y),
                                 &point))
    return FALSE;
  *other_x = (double) point.x;
  *other_y = (double) point.y;
  return TRUE;
}
