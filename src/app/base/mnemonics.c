/* mnemonics.c: buttons whose letter to press is no part of their name
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/mnemonics.h"

/* Those that have the handler, as an object's data. */
#define IS_NAMED "duck-mnemonics"

char *
duck_mnemonics_dup_shown (const char *label)
{
  GString *shown = g_string_new (NULL);

  for (const char *letter = label; *letter != '\0'; letter++)
    {
      letter += letter[0] == '_' && letter[1] != '\0';
      g_string_append_c (shown, *letter);
    }
  return g_string_free (shown, FALSE);
}

/* GTK before 4.10 names a button by the text as it was given, and then by the label that is made of
 * it, which alone is right. */
static void
name_button (GtkButton *button)
{
  if (gtk_check_version (4, 10, 0) != NULL && gtk_button_get_label (button) != NULL
      && gtk_button_get_use_underline (button))
    gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* And a check button by the text alone. */
static void
name_check_button (GtkCheckButton *button)
{
  const char *label = gtk_check_button_get_label (button);
  g_autofree char *shown = label != NULL ? duck_mnemonics_dup_shown (label) : NULL;

  if (shown != NULL && gtk_check_button_get_use_underline (button))
    gtk_accessible_update_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL, shown,
                                    -1);
}

static void
name_widget (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget))
    name_button (GTK_BUTTON (widget));
  else
    name_check_button (GTK_CHECK_BUTTON (widget));
}

/* Of all widgets, whoever makes them: message dialogs and templates too. */
static gboolean
mapped_cb (GSignalInvocationHint *hint, guint n_values, const GValue *values, gpointer data)
{
  GtkWidget *widget = g_value_get_object (&values[0]);

  if ((GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget))
      && g_object_get_data (G_OBJECT (widget), IS_NAMED) == NULL)
    {
      g_object_set_data (G_OBJECT (widget), IS_NAMED, widget);
      g_signal_connect (widget, "notify::label", G_CALLBACK (name_widget), NULL);
      name_widget (widget);
    }
  return TRUE;
}

void
duck_mnemonics_init (void)
{
  static gsize is_watching;

  if (!g_once_init_enter (&is_watching))
    return;

  g_signal_add_emission_hook (g_signal_lookup ("map", GTK_TYPE_WIDGET), 0, mapped_cb, NULL, NULL);
  g_once_init_leave (&is_watching, 1);
}
