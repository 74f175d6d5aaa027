/* about.c: the window that says what the program is, and whose rules it serves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/about.h"

#include <adwaita.h>
#include <glib/gi18n-lib.h>

#include "engine/system.h"

char **
duck_about_dup_credits (void)
{
  g_autoptr (GStrvBuilder) credits = g_strv_builder_new ();
  const WarSystem *system;

  for (guint i = 0; (system = war_system_get_nth (i)) != NULL; i++)
    {
      /* Translators: a set of rules and its author: "Entrenched! by A. Author" */
      g_autofree char *credit = g_strdup_printf (_ ("%s by %s"), system->name, system->credit);

      g_strv_builder_add (credits, credit);
    }
  return g_strv_builder_end (credits);
}

void
duck_about_show (GtkWindow *parent)
{
  g_return_if_fail (GTK_IS_WINDOW (parent));

  GtkWidget *widget = adw_about_window_new ();
  AdwAboutWindow *about = ADW_ABOUT_WINDOW (widget);
  g_auto (GStrv) credits = duck_about_dup_credits ();

  gtk_window_set_transient_for (GTK_WINDOW (about), parent);
  gtk_window_set_modal (GTK_WINDOW (about), TRUE);
  adw_about_window_set_application_name (about, "Duckboard");
  adw_about_window_set_application_icon (about, DUCK_APP_ID);
  adw_about_window_set_version (about, DUCK_VERSION);
  adw_about_window_set_developer_name (about, _ ("The Duckboard authors"));
  adw_about_window_set_copyright (about, "© 2026 The Duckboard authors");
  adw_about_window_set_license_type (about, GTK_LICENSE_GPL_3_0);
  adw_about_window_set_comments (
    about, _ ("Armies, battlefields and operations for First World War miniatures games.\n\n"
              "The rules belong to their authors, who have nothing to do with this program. "
              "You need their books to play."));
  /* Translators: your name, and an address if you like */
  adw_about_window_set_translator_credits (about, _ ("translator-credits"));
  adw_about_window_add_credit_section (about, _ ("Rules of the Games"), (const char **) credits);
  gtk_window_present (GTK_WINDOW (about));
}
