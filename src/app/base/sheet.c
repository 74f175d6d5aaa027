/* sheet.c: dialogs that lie in the window which they belong to, where libadwaita can do that
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/sheet.h"

#include "app/base/desktop.h"

#if DUCK_HAS_DIALOG

/* What GTK names the keys of a program in each of its windows. */
#define ACCELS "gtk-application-shortcuts"

/* libadwaita keeps pointer and focus from what is behind a dialog, and leaves these. */
static void
visible_dialog_cb (GtkWindow *window)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (window));
  gboolean is_free = duck_sheet_find (window) == NULL;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (g_strcmp0 (gtk_event_controller_get_name (controller), ACCELS) == 0)
        gtk_event_controller_set_propagation_phase (controller,
                                                    is_free ? GTK_PHASE_CAPTURE : GTK_PHASE_NONE);
    }
}

void
duck_sheet_watch (GtkWindow *window)
{
  g_return_if_fail (ADW_IS_APPLICATION_WINDOW (window));

  g_signal_connect (window, "notify::visible-dialog", G_CALLBACK (visible_dialog_cb), NULL);
}

GtkWidget *
duck_sheet_find (GtkWindow *window)
{
  AdwDialog *dialog = NULL;

  if (ADW_IS_APPLICATION_WINDOW (window))
    dialog = adw_application_window_get_visible_dialog (ADW_APPLICATION_WINDOW (window));
  else if (ADW_IS_WINDOW (window))
    dialog = adw_window_get_visible_dialog (ADW_WINDOW (window));
  else if (ADW_IS_DIALOG (gtk_window_get_child (window)))
    dialog = ADW_DIALOG (gtk_window_get_child (window));
  return dialog != NULL ? GTK_WIDGET (dialog) : NULL;
}

void
duck_sheet_close (GtkWidget *dialog)
{
  if (ADW_IS_DIALOG (dialog))
    adw_dialog_close (ADW_DIALOG (dialog));
  else
    gtk_window_close (GTK_WINDOW (dialog));
}

GtkWidget *
duck_sheet_new_preferences (AdwPreferencesPage *page, int width, int height)
{
  GtkWidget *dialog = g_object_new (ADW_TYPE_PREFERENCES_DIALOG, "content-width", width,
                                    "content-height", height, NULL);

  adw_preferences_dialog_add (ADW_PREFERENCES_DIALOG (dialog), page);
  return dialog;
}

void
duck_sheet_add_credits (GtkWidget *about, const char *title, char **people)
{
  adw_about_dialog_add_credit_section (ADW_ABOUT_DIALOG (about), title, (const char **) people);
}

void
duck_sheet_present (GtkWidget *dialog, gpointer parent)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  adw_dialog_present (ADW_DIALOG (dialog), parent);
}

#define TYPE_ABOUT ADW_TYPE_ABOUT_DIALOG

#else

void
duck_sheet_watch (GtkWindow *window)
{
}

GtkWidget *
duck_sheet_find (GtkWindow *window)
{
  return NULL;
}

void
duck_sheet_close (GtkWidget *dialog)
{
  gtk_window_close (GTK_WINDOW (dialog));
}

GtkWidget *
duck_sheet_new_preferences (AdwPreferencesPage *page, int width, int height)
{
  GtkWidget *window = g_object_new (ADW_TYPE_PREFERENCES_WINDOW, "default-width", width,
                                    "default-height", height, "search-enabled", FALSE, NULL);

  adw_preferences_window_add (ADW_PREFERENCES_WINDOW (window), page);
  return window;
}

void
duck_sheet_add_credits (GtkWidget *about, const char *title, char **people)
{
  adw_about_window_add_credit_section (ADW_ABOUT_WINDOW (about), title, (const char **) people);
}

void
duck_sheet_present (GtkWidget *dialog, gpointer parent)
{
  g_return_if_fail (GTK_IS_WIDGET (parent));

  gtk_window_set_transient_for (GTK_WINDOW (dialog), GTK_WINDOW (gtk_widget_get_root (parent)));
  gtk_window_set_modal (GTK_WINDOW (dialog), TRUE);
  gtk_window_present (GTK_WINDOW (dialog));
}

#define TYPE_ABOUT ADW_TYPE_ABOUT_WINDOW

#endif

GtkWidget *
duck_sheet_new_about (const char *first_property, ...)
{
  va_list properties;
  GObject *about;

  va_start (properties, first_property);
  about = g_object_new_valist (TYPE_ABOUT, first_property, properties);
  va_end (properties);
  return GTK_WIDGET (about);
}

gboolean
duck_sheet_is_about (GtkWidget *widget)
{
  return G_TYPE_CHECK_INSTANCE_TYPE (widget, TYPE_ABOUT);
}
