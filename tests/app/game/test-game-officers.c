/* test-game-officers.c: officers of one side, of whom persons and the program command some
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "engine/assault/terms.h"
#include "engine/game/choice.h"
#include "engine/solo/quick.h"

/* What the person of whoever's step it is would order, by the quick commander's taste. */
static void
give_next (Player *player)
{
  WarStep step = wait_for_person (player);
  GtkWidget *cover = app_find (player->page, "cover");
  WarOrder order;

  if (gtk_widget_get_visible (cover))
    app_click (app_find (player->page, "uncover"));
  g_assert_true (
    duck_game_document_choose (player->document, step.seat, war_quick_command, &order));
  g_assert_cmpint (duck_game_document_give (player->document, &order, NULL), ==, WAR_OUTCOME_DONE);
}

/* A runner of company 1 to company 2, in its first step of movement. */
static WarOrder
send_runner (Player *player)
{
  const WarState *view;
  g_autoptr (GArray) choices = g_array_new (FALSE, TRUE, sizeof (WarChoice));
  WarOrder order = { 0 };
  gboolean is_found = FALSE;

  while (wait_for_person (player).seat != 0 || get_phase (player) != WAR_ASSAULT_PHASE_ATTACKERS)
    give_next (player);
  if (gtk_widget_get_visible (app_find (player->page, "cover")))
    app_click (app_find (player->page, "uncover"));
  view = duck_game_document_get_view (player->document);
  war_choice_list (get_setup (player), view, 0, WAR_NONE, choices);
  for (guint i = 0; i < choices->len && !is_found; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      is_found = g_str_equal (get_setup (player)->play->orders[choice->order.kind].name, "send")
                 && war_choice_name (choice, choice->option.candidates[0], &order);
    }
  g_assert_true (is_found);
  g_strlcpy (order.text, "come", sizeof order.text);
  g_assert_cmpint (duck_game_document_give (player->document, &order, NULL), ==, WAR_OUTCOME_DONE);
  settle (player);
  return order;
}

/* assault.A-8: with the runner chosen a click on the addressee sends him there. */
static void
test_runner (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "parapet.duckop", "assault.A-8",
                                 "person person-2 person-3 person-4 person-5 person", 7);
  const WarGame *game = duck_game_document_get_game (player.document)->game;
  WarOrder order = send_runner (&player);
  const WarState *view = duck_game_document_get_view (player.document);
  gint runner = WAR_NONE;
  WarShownPiece from, to;
  guint n = count_orders (&player);

  for (guint row = 0; row < get_setup (&player)->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_find_goal (get_setup (&player), view, row) == order.targets[0])
      runner = (gint) row;
  g_assert_cmpint (runner, !=, WAR_NONE);
  g_assert_true (war_play_show_piece (get_setup (&player), view, (guint) runner, &from));
  g_assert_true (war_play_show_piece (get_setup (&player), view, (guint) order.targets[0], &to));

  app_wait_for (duck_board_is_complete (player.board));
  click_at (&player, from.base.centre);
  click_at (&player, to.base.centre);
  app_wait_for (count_orders (&player) == n + 1);
  g_assert_cmpint (g_array_index (game->records, WarRecord, n).order.kind, ==,
                   WAR_ASSAULT_ORDER_GO);
  g_assert_cmpint (g_array_index (game->records, WarRecord, n).order.actor, ==, runner);
}

/* assault.A-1: what a commander of the program weighs is for his own side to read until the game is
 * over. */
static void
test_reasons (AppFixture *fixture, gconstpointer data)
{
  Player player
    = begin_operation (fixture, "parapet.duckop", "person quick quick quick quick quick", 7, FALSE);
  const WarGame *game = duck_game_document_get_game (player.document)->game;
  guint n_fellows = 0, n_enemies = 0;

  while (wait_for_person (&player).kind == WAR_STEP_PERSON && (n_fellows < 5 || n_enemies < 5))
    {
      n_fellows = n_enemies = 0;
      give_next (&player);
      wait_for_person (&player);
      for (guint i = 0; i < game->records->len; i++)
        {
          gint seat = g_array_index (game->records, WarRecord, i).order.seat;
          gboolean is_enemy = seat == 5;

          g_assert_cmpint (duck_game_document_may_read_reason (player.document, i), ==, !is_enemy);
          g_assert_true (!is_enemy || duck_game_document_get_reason (player.document, i) == NULL);
          n_enemies += is_enemy;
          n_fellows += duck_game_document_get_reason (player.document, i) != NULL;
        }
    }
  g_assert_cmpuint (n_fellows, >=, 5);
  g_assert_cmpuint (n_enemies, >=, 5);
}

static void
add_tests (void)
{
  APP_ADD ("/app/game-officers/assault.A-8/runner", test_runner);
  APP_ADD ("/app/game-officers/assault.A-1/reasons", test_reasons);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
