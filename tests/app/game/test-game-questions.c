/* test-game-questions.c: little questions are asked until somebody has answered once for all
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "engine/empires/terms.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define MAX_ORDERS 400

static gint32
get_decision (const StoreGame *game, gint seat)
{
  const gint32 *decision = war_decision_peek (game->setup, game->game->state, seat);

  return decision != NULL ? decision[WAR_DECISION_KIND] : WAR_NONE;
}

/* Side 1 is asked which base loses figures. */
static StoreGame *
play_to_question (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "mons");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 3, &fault);
  WarSession session;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  for (guint n = 0; n < MAX_ORDERS && get_decision (game, 0) != WAR_EMPIRES_DECIDE_EXPOSE; n++)
    war_session_run (&session, n + 1);
  war_session_clear (&session);
  g_assert_cmpint (get_decision (game, 0), ==, WAR_EMPIRES_DECIDE_EXPOSE);
  game->commanders = g_strsplit ("person quick", " ", -1);
  return game;
}

static GtkCheckButton *
get_remember (Player *player)
{
  return GTK_CHECK_BUTTON (app_find (player->page, "remember"));
}

/* Whether side 1 is asked that again before the round ends. */
static gboolean
is_asked_again (Player *player, guint n_orders)
{
  const StoreGame *game = duck_game_document_get_game (player->document);

  app_wait_for (count_orders (player) > n_orders
                && duck_game_document_get_step (player->document).kind == WAR_STEP_PERSON);
  app_finish_pending ();
  return get_decision (game, 0) == WAR_EMPIRES_DECIDE_EXPOSE;
}

/* Once the program answers from now on nobody is asked; all that is so is shown in one place, where
 * it is taken back. */
static void
test_for_me (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with_game (fixture, play_to_question (fixture));
  GtkWidget *shown = app_find (player.page, "remembered");
  guint n_orders = count_orders (&player);
  GtkWindow *window;

  app_wait_for (has_band (&player));
  g_assert_false (gtk_widget_get_visible (shown));
  gtk_check_button_set_active (get_remember (&player), TRUE);
  app_click (app_find_labelled (player.page, "_For Me"));
  app_wait_for (count_orders (&player) > n_orders);
  g_assert_false (is_asked_again (&player, n_orders));
  g_assert_true (gtk_widget_get_visible (shown));

  app_click (shown);
  app_wait_for (app_find_window ("Answered for You") != NULL);
  window = app_find_window ("Answered for You");
  app_click (app_find_labelled (window, "_Ask Again"));
  app_wait_for (app_find_window ("Answered for You") == NULL);
  g_assert_false (gtk_widget_get_visible (shown));
}

/* Without the mark only this one is answered. */
static void
test_once (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with_game (fixture, play_to_question (fixture));
  guint n_orders = count_orders (&player);

  app_wait_for (has_band (&player));
  app_click (app_find_labelled (player.page, "_For Me"));
  app_wait_for (count_orders (&player) > n_orders);
  g_assert_false (gtk_widget_get_visible (app_find (player.page, "remembered")));
  g_assert_false (gtk_check_button_get_active (get_remember (&player)));
}

static void
add_tests (void)
{
  APP_ADD ("/game-questions/for-me", test_for_me);
  APP_ADD ("/game-questions/once", test_once);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
