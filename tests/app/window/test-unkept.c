/* test-unkept.c: the program where settings cannot be written
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "desk/base/settings.h"

/* As in a home that cannot be written to, or where an administrator has locked them. */
static void
test_window (AppFixture *fixture, gconstpointer data)
{
  g_assert_false (g_settings_is_writable (duck_settings_get (), DUCK_SETTING_WINDOW_WIDTH));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (fixture->window)));
}

static void
add_tests (void)
{
  APP_ADD ("/application/unkept/window", test_window);
}

int
main (int argc, char **argv)
{
  g_setenv ("GSETTINGS_BACKEND", "null", TRUE);
  return app_run_tests (argc, argv, add_tests);
}
