/* name-guard.c: entries for names that say that they want one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/base/name-guard.h"

#include <glib/gi18n-lib.h>

#include "app/base/toasts.h"

#define NAME_KEY "duck-name"

gboolean
duck_name_guard_is_empty (GtkEditable *entry)
{
  g_return_val_if_fail (GTK_IS_EDITABLE (entry), FALSE);

  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (entry)));

  return *name == '\0';
}

static void
say (GtkWidget *entry, const char *name)
{
  /* Translators: %s is the name that there was before */
  g_autofree char *text = g_strdup_printf (_ ("A name is needed: it stays “%s”"), name);

  duck_toasts_say (entry, text, FALSE);
}

static void
changed_cb (GtkEditable *entry)
{
  if (!duck_name_guard_is_empty (entry))
    g_object_set_data_full (G_OBJECT (entry), NAME_KEY, g_strdup (gtk_editable_get_text (entry)),
                            g_free);
}

static void
leave_cb (GtkEditable *entry)
{
  g_autofree char *name = g_strdup (g_object_get_data (G_OBJECT (entry), NAME_KEY));

  if (name == NULL || !duck_name_guard_is_empty (entry))
    return;
  gtk_editable_set_text (entry, name);
  say (GTK_WIDGET (entry), name);
}

void
duck_name_guard_add (GtkEditable *entry)
{
  g_return_if_fail (GTK_IS_EDITABLE (entry));

  GtkEventController *focus = gtk_event_controller_focus_new ();

  changed_cb (entry);
  g_signal_connect (entry, "changed", G_CALLBACK (changed_cb), NULL);
  g_signal_connect_swapped (focus, "leave", G_CALLBACK (leave_cb), entry);
  gtk_widget_add_controller (GTK_WIDGET (entry), focus);
}
