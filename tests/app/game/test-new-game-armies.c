/* test-new-game-armies.c: the dialog of a new game, with armies of one rule system and another
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "app/game/set-up/new-game.h"
#include "desk/base/settings.h"

/* The dialog for an army of the book, when that game type has been played last. */
static GtkWindow *
open_dialog (AppFixture *fixture, const char *book_id, const char *game_type)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarArmy) army = war_army_new ("Ours", store_library_get_book (library, book_id, NULL));
  const DuckNewGamePreset preset = { .army = army };
  GtkWindow *dialog;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_TYPE, game_type);
  duck_new_game_show (DUCK_SHELL (fixture->window), &preset);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && DUCK_IS_NEW_GAME (dialog));
  return dialog;
}

static gboolean
says_other_system (GtkWindow *dialog)
{
  return strstr (gtk_label_get_label (GTK_LABEL (app_find (dialog, "faults"))),
                 "The army of side 1 is of another rule system.")
         != NULL;
}

/* A game of another system is chosen: the army stays, and that it is not of it is said. */
static void
test_other_system (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, "entente-in-arms", "entrenched/assault");
  AdwComboRow *what = ADW_COMBO_ROW (app_find (dialog, "what"));
  guint own = adw_combo_row_get_selected (what);
  guint n_others = 0;

  g_assert_false (says_other_system (dialog));
  for (guint i = 1; i < g_list_model_get_n_items (adw_combo_row_get_model (what)); i++)
    {
      adw_combo_row_set_selected (what, i);
      n_others += says_other_system (dialog);
      g_assert_false (gtk_widget_get_sensitive (app_find (dialog, "play")));
    }
  g_assert_cmpuint (n_others, >, 0);
  adw_combo_row_set_selected (what, own);
  g_assert_false (says_other_system (dialog));
  gtk_window_destroy (dialog);
}

/* Whoever plays an army is offered a game of its system, whatever was played last. */
static void
test_own_system (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, "british-battalion", "entrenched/assault");

  g_assert_false (says_other_system (dialog));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (app_find (dialog, "what"))), ==,
                   "Trench Assault");
  gtk_window_destroy (dialog);
}

static void
add_tests (void)
{
  APP_ADD ("/new-game-armies/other-system", test_other_system);
  APP_ADD ("/new-game-armies/own-system", test_own_system);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
