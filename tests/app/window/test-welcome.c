/* test-welcome.c: what a new user is offered
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/army-editor/new-army.h"
#include "app/game/set-up/new-game.h"
#include "app/window/welcome.h"
#include "desk/base/settings.h"

/* The welcome comes once, and its rows lead somewhere; that for files to where test-file-chooser.c
 * looks. */
static void
test_welcome (AppFixture *fixture, gconstpointer data)
{
  const char *const rows[] = { "army", "battle", "play" };

  for (guint i = 0; i < G_N_ELEMENTS (rows); i++)
    {
      gpointer dialog;

      g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_WELCOMED, FALSE);
      duck_welcome_show_once (fixture->window);
      app_wait_for (DUCK_IS_WELCOME (app_get_dialog (fixture)));
      dialog = app_get_dialog (fixture);
      g_object_add_weak_pointer (dialog, &dialog);
      adw_action_row_activate (ADW_ACTION_ROW (app_find (dialog, rows[i])));
      app_wait_for (dialog == NULL);
      if (i == 1)
        app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
      else
        {
          app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
          g_assert_true (i == 0 ? DUCK_IS_NEW_ARMY (dialog) : DUCK_IS_NEW_GAME (dialog));
          gtk_window_close (dialog);
          app_wait_for (app_get_dialog (fixture) == NULL);
        }

      duck_welcome_show_once (fixture->window);
      g_assert_null (app_get_dialog (fixture));
    }
}

static void
add_tests (void)
{
  APP_ADD ("/application/welcome", test_welcome);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
