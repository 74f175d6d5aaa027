/* about.c: the window that says what the program is, and whose rules it serves
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/window/about.h"

#include <glib/gi18n-lib.h>

#include "app/base/sheet.h"
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

  g_auto (GStrv) credits = duck_about_dup_credits ();
  GtkWidget *about = duck_sheet_new_about (
    "application-name", "Duckboard", "application-icon", DUCK_APP_ID, "version", DUCK_VERSION,
    "developer-name", _ ("The Duckboard authors"), "copyright", "© 2026 The Duckboard authors",
    "license-type", GTK_LICENSE_GPL_3_0, "comments",
    _ ("Armies, battlefields and operations for First World War miniatures games.\n\n"
       "The rules belong to their authors, who have nothing to do with this program. "
       "You need their books to play."),
    "translator-credits",
    /* Translators: your name, and an address if you like */
    _ ("translator-credits"), NULL);

  duck_sheet_add_credits (about, _ ("Rules of the Games"), credits);
  duck_sheet_present (about, parent);
}
