/* main.c: the desktop program
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <libintl.h>
#include <locale.h>

#include "app/window/application.h"

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, DUCK_LOCALE_DIR);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
  textdomain (GETTEXT_PACKAGE);
  g_set_application_name ("Duckboard");

  g_autoptr (DuckApplication) application = duck_application_new (G_APPLICATION_HANDLES_OPEN);

  return g_application_run (G_APPLICATION (application), argc, argv);
}
