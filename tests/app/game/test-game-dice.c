/* test-game-dice.c: dice that people roll at the table, and what a click is not
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "desk/base/settings.h"
#include "desk/documents/game-event.h"
#include "engine/entrenched/terms.h"
#include "engine/game/choice.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define MOVEMENT 2

/* In one of so many games of so many orders a unit has something close before it. */
#define MAX_GAMES 40
#define MAX_ORDERS 120

static void
type_dice (Player *player, const char *dice)
{
  GtkWidget *typed = app_find (player->page, "typed");

  gtk_editable_set_text (GTK_EDITABLE (typed), dice);
  g_signal_emit_by_name (typed, "activate");
}

/* Before the last of an order's dice is there the others can be corrected, one roll after the
 * other. */
static void
test_correct_dice (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with (fixture, "person quick", 7, TRUE);
  GtkWidget *correct = app_find (player.page, "correct"),
            *rolled = app_find (player.page, "rolled");
  const WarGame *game = duck_game_document_get_game (player.document)->game;

  wait_for_person (&player);
  app_activate (fixture, "game.go-on");
  g_assert_false (gtk_widget_get_visible (correct));
  type_dice (&player, "6");
  g_assert_true (gtk_widget_get_visible (correct));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (rolled)), ==, "Typed so far: 6");
  app_click (correct);
  g_assert_true (has_band (&player));
  g_assert_false (gtk_widget_get_visible (correct));
  g_assert_false (gtk_widget_get_visible (rolled));
  type_dice (&player, "2");
  type_dice (&player, "5");
  g_assert_cmpuint (count_orders (&player), >=, 1);
  g_assert_cmpint (g_array_index (game->answers, gint32, 0), ==, 2);
  g_assert_cmpint (g_array_index (game->answers, gint32, 1), ==, 5);
}

/* Dice that people roll are asked for, and only what can be is taken. */
static void
test_own_dice (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with (fixture, "person quick", 7, TRUE);
  GtkWidget *typed;

  wait_for_person (&player);
  g_assert_cmpstr (get_next (&player), ==, "Roll Off");
  app_activate (fixture, "game.go-on");
  g_assert_true (has_band (&player));
  typed = app_find (player.page, "typed");
  g_assert_cmpuint (count_orders (&player), ==, 0);
  gtk_editable_set_text (GTK_EDITABLE (typed), "9");
  g_signal_emit_by_name (typed, "activate");
  g_assert_cmpuint (count_orders (&player), ==, 0);
  for (guint i = 0; i < 4 && has_band (&player); i++)
    {
      gtk_editable_set_text (GTK_EDITABLE (typed), i % 2 == 0 ? "6" : "1");
      g_signal_emit_by_name (typed, "activate");
    }
  g_assert_cmpuint (count_orders (&player), >=, 1);
}

static void
type (Player *player, const char *text)
{
  GtkWidget *typed = app_find (player->page, "typed");

  gtk_editable_set_text (GTK_EDITABLE (typed), text);
  g_signal_emit_by_name (typed, "activate");
  settle (player);
}

/* What dice are asked for; "": none are. */
static const char *
get_purpose (Player *player)
{
  const WarQuestion *question = duck_game_document_get_question (player->document);

  return question != NULL ? question->purpose : "";
}

/* Who is under gas is rolled for one by one; the numbers on all of these dice can be typed at once
 * (raider.2.9), and what is typed for one die is one number. Of a die for a direction the last side
 * is the top of the field (raider.R-2). */
static void
test_many_dice (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "three-lines", "person person", 5, TRUE);
  g_autoptr (GString) all = g_string_new ("2");

  while (*get_purpose (&player) == '\0')
    {
      wait_for_person (&player);
      app_activate (fixture, is_enabled (&player, "place-rest") ? "game.place-rest" : "game.go-on");
      app_iterate ();
    }
  settle (&player);
  g_assert_cmpstr (get_purpose (&player), ==, "gas");
  type (&player, "2");
  type (&player, "3");

  click_at (&player, (WarPosition){ 24 * WAR_INCH, 50 * WAR_INCH });
  g_assert_cmpstr (get_purpose (&player), ==, "shell");
  type (&player, "11");
  g_assert_cmpstr (get_purpose (&player), ==, "shell");
  type (&player, "1");
  g_assert_cmpstr (get_purpose (&player), ==, "shell-heading");
  type (&player, "24");
  g_assert_cmpstr (get_purpose (&player), ==, "gassed");
  for (guint i = 0; i < 60; i++)
    g_string_append (all, " 2");
  type (&player, all->str);
  g_assert_cmpstr (get_purpose (&player), !=, "gassed");
}

/* A unit that has something in its way at once, if it goes on as it faces; WAR_NONE. */
static gint
find_stuck (const StoreGame *game, WarPosition *from, WarPosition *ahead)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    war_choice_list (game->setup, game->game->state, seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);
      WarShownPiece piece;
      WarOrder order;

      if (choice->n_chosen > 0 || war_choice_get_want (game->setup, choice) != WAR_CHOICE_WAY
          || !war_play_show_piece (game->setup, game->game->state, (guint) choice->order.actor,
                                   &piece))
        continue;
      *from = piece.base.centre;
      *ahead = war_position_step (*from, piece.base.heading, 3 * WAR_INCH);
      if (war_choice_point (game->setup, game->game->state, choice, *ahead, 0, &order)
          && order.arguments[0] == piece.base.heading && order.arguments[1] < WAR_MILLIMETRE)
        return choice->order.actor;
    }
  return WAR_NONE;
}

/* A game of two persons that has come to that. */
static StoreGame *
play_to_stuck (AppFixture *fixture, guint64 seed, WarPosition *from, WarPosition *ahead)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, seed, &fault);
  gint stuck = WAR_NONE;
  WarSession session;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_N_SIDES; seat++)
    session.commanders[seat] = war_quick_command;
  for (guint n = 0; n < MAX_ORDERS && stuck == WAR_NONE; n++)
    {
      war_session_run (&session, n + 1);
      stuck = find_stuck (game, from, ahead);
    }
  war_session_clear (&session);
  if (stuck == WAR_NONE)
    g_clear_pointer (&game, store_game_free);
  else
    game->commanders = g_strsplit ("person person", " ", -1);
  return game;
}

/* Who points at a place to which a unit cannot go at all is told so, and its move is not used up.
 * Else a misplaced click would cost it (entrenched.4.1). */
static void
test_stay (AppFixture *fixture, gconstpointer data)
{
  WarPosition from, ahead;
  StoreGame *game = NULL;
  Player player;
  guint n_orders;

  for (guint64 seed = 1; seed <= MAX_GAMES && game == NULL; seed++)
    game = play_to_stuck (fixture, seed, &from, &ahead);
  g_assert_nonnull (game);
  player = begin_with_game (fixture, game);
  n_orders = count_orders (&player);
  click_at (&player, from);
  drag (&player, from, ahead);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
}

/* A game of two persons that has come to where one has just fired. */
static StoreGame *
play_to_fire (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 7, &fault);
  const GArray *records = game->game->records;
  WarSession session;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_N_SIDES; seat++)
    session.commanders[seat] = war_quick_command;
  do
    war_session_run (&session, records->len + 1);
  while (g_array_index (records, WarRecord, records->len - 1).order.kind
         != WAR_ENTRENCHED_ORDER_FIRE);
  war_session_clear (&session);
  game->commanders = g_strsplit ("person person", " ", -1);
  return game;
}

static gboolean
has_rolled_since (Player *player, guint n_orders)
{
  GListModel *events = duck_game_document_get_events (player->document);

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);

      if (duck_game_event_get_n_orders (event) > n_orders
          && duck_game_event_get_event (event)->n_dice > 0)
        return TRUE;
    }
  return FALSE;
}

/* Dice that were rolled before the game was opened are not shown as if they had just been, also to
 * the other one, whose turn comes then. */
static void
test_opened (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with_game (fixture, play_to_fire (fixture));
  guint n_opened = count_orders (&player);
  gint viewer = duck_game_document_get_viewer (player.document);
  gboolean others_look = FALSE;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_REST, "to-next-roll");
  while (!has_rolled_since (&player, n_opened))
    {
      g_assert_false (gtk_widget_get_visible (app_find (player.page, "dice")));
      app_activate (fixture, "game.go-on");
      others_look |= duck_game_document_get_viewer (player.document) != viewer;
    }
  g_assert_true (others_look);
  g_assert_true (gtk_widget_get_visible (app_find (player.page, "dice")));
  g_settings_reset (duck_settings_get (), DUCK_SETTING_DICE_REST);
}

/* Where the dice lie on the board; FALSE: they are not shown. */
static gboolean
find_dice (Player *player, graphene_rect_t *bounds)
{
  GtkWidget *dice = app_find (player->page, "dice");

  return gtk_widget_get_mapped (dice)
         && gtk_widget_compute_bounds (dice, GTK_WIDGET (player->board), bounds);
}

/* Of the board's own coordinates. */
static gboolean
are_dice_at (Player *player, graphene_point_t place)
{
  graphene_rect_t bounds;

  return find_dice (player, &bounds) && graphene_rect_contains_point (&bounds, &place);
}

static graphene_point_t
find_middle (Player *player)
{
  graphene_rect_t bounds;
  graphene_point_t middle;

  g_assert_true (find_dice (player, &bounds));
  graphene_rect_get_center (&bounds, &middle);
  return middle;
}

/* Dice that were rolled hide no place where somebody points. */
static void
test_aside_of_pointer (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_REST, "to-next-roll");
  app_activate (fixture, "game.go-on");
  app_wait_for (gtk_widget_get_mapped (app_find (player.page, "dice")));
  settle (&player);
  for (guint i = 0; i < 4; i++)
    {
      graphene_point_t place = find_middle (&player);

      app_move_pointer (GTK_WIDGET (player.board), place.x, place.y);
      settle (&player);
      g_assert_false (are_dice_at (&player, place));
    }
  g_settings_reset (duck_settings_get (), DUCK_SETTING_DICE_REST);
}

/* Nor the unit that is chosen, wherever it comes to lie. */
static void
test_aside_of_chosen (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  DuckBoardTool *tool = duck_board_get_tool (player.board);
  WarPosition unit;
  graphene_point_t place, at;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_REST, "to-next-roll");
  go_on_to_phase (&player, MOVEMENT);
  gtk_widget_set_visible (app_find (player.page, "dice"), TRUE);
  g_assert_true (DUCK_BOARD_TOOL_GET_CLASS (tool)->walk (tool, TRUE, &unit));
  at = duck_board_position_to_widget (player.board, unit);
  duck_board_zoom_at (player.board, at.x, at.y, 3);
  settle (&player);
  for (guint i = 0; i < 4; i++)
    {
      place = find_middle (&player);
      at = duck_board_position_to_widget (player.board, unit);
      duck_board_pan (player.board, at.x - place.x, at.y - place.y);
      settle (&player);
      at = duck_board_position_to_widget (player.board, unit);
      g_assert_true (graphene_point_near (&at, &place, 1));
      g_assert_false (are_dice_at (&player, place));
    }
  g_settings_reset (duck_settings_get (), DUCK_SETTING_DICE_REST);
}

static void
add_tests (void)
{
  APP_ADD ("/game-dice/aside-of-chosen", test_aside_of_chosen);
  APP_ADD ("/game-dice/aside-of-pointer", test_aside_of_pointer);
  APP_ADD ("/game-dice/correct", test_correct_dice);
  APP_ADD ("/game-dice/raider.2.9/many", test_many_dice);
  APP_ADD ("/game-dice/opened", test_opened);
  APP_ADD ("/game-dice/own", test_own_dice);
  APP_ADD ("/game-dice/entrenched.4.1/stay", test_stay);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
