/* test-dialog-names.c: everything in dialogs has a name that can be read aloud
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "names.h"

#include "app/window/drafts-bar.h"
#include "app/window/drafts-dialog.h"
#include "app/window/welcome.h"
#include "desk/base/settings.h"

/* Every dialog that is not GTK's. */
static void
test_dialogs (AppFixture *fixture, gconstpointer data)
{
  const char *const actions[] = { "new-army", "new-game", "preferences", "about" };
  g_autofree char *folder = duck_drafts_dup_folder ();
  g_autofree char *junk = g_build_filename (folder, "junk.duckjournal", NULL);
  DuckDraftsBar *bar = DUCK_DRAFTS_BAR (app_find (fixture->window, "drafts"));
  g_autoptr (GString) faults = g_string_new (NULL);
  gpointer dialog;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_action_group_activate_action (G_ACTION_GROUP (fixture->application), actions[i], NULL);
      app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
      app_wait_for_paint (dialog);
      app_check_names (dialog, actions[i], faults);
      app_close (dialog);
    }

  g_settings_reset (duck_settings_get (), DUCK_SETTING_WELCOMED);
  duck_welcome_show_once (fixture->window);
  dialog = app_get_dialog (fixture);
  app_wait_for_paint (dialog);
  app_check_names (dialog, "the welcome", faults);
  app_close (dialog);

  g_mkdir_with_parents (folder, 0700);
  g_assert_true (g_file_set_contents (junk, "junk\n", -1, NULL));
  duck_drafts_bar_load (bar);
  app_wait_for (duck_drafts_bar_get_drafts (bar)->len == 1);
  duck_drafts_dialog_show (GTK_WINDOW (fixture->window), bar);
  dialog = app_get_dialog (fixture);
  app_wait_for_paint (dialog);
  app_check_names (fixture->window, "the bar of drafts", faults);
  app_check_names (dialog, "the drafts", faults);
  app_close (dialog);
  g_assert_cmpstr (faults->str, ==, "");
}

static void
add_tests (void)
{
  APP_ADD ("/names/dialogs", test_dialogs);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
