/* test-game-aim.c: a weapon with a template is aimed by the pointer
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/board/board.h"
#include "app/game/hand/play-reach.h"
#include "app/game/page/coach.h"
#include "app/game/page/game-page.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/entrenched/terms.h"
#include "engine/game/choice.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "text/game/state.h"

/* In one of so many games of so many orders a mortar finds somebody. */
#define MAX_GAMES 40
#define MAX_ORDERS 300

/* Who may aim, where another unit of its side stands that has something to do, and an enemy each
 * that it may aim at, or not. */
typedef struct
{
  gint seat;
  gint mortar, friend, near, far;
} Situation;

typedef struct
{
  DuckPage *page;
  DuckGameDocument *document;
  DuckBoard *board;
  Situation situation;
} Player;

static StoreGame *
new_game (AppFixture *fixture, guint64 seed)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, seed, &fault);

  game->commanders = g_strsplit ("person person", " ", -1);
  return game;
}

static void
find_others (const StoreGame *game, const WarChoice *choice, Situation *situation)
{
  WarShownPiece own, piece;
  WarRefusal refusal;
  WarOrder order;

  war_play_show_piece (game->setup, game->game->state, (guint) choice->order.actor, &own);
  for (gint row = 0; row < (gint) game->setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      if (row == choice->order.actor
          || !war_play_show_piece (game->setup, game->game->state, (guint) row, &piece))
        continue;
      if (piece.side == own.side)
        situation->friend = row;
      else if (war_choice_aim (game->setup, game->game->state, choice, piece.base.centre, &order,
                               &refusal))
        situation->near = row;
      else
        situation->far = row;
    }
}

static gboolean
find_situation (const StoreGame *game, Situation *situation)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  *situation = (Situation){ 0, WAR_NONE, WAR_NONE, WAR_NONE, WAR_NONE };
  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    war_choice_list (game->setup, game->game->state, seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (choice->order.kind != WAR_ENTRENCHED_ORDER_SHELL)
        continue;
      situation->seat = choice->order.seat;
      situation->mortar = choice->order.actor;
      find_others (game, choice, situation);
      if (situation->friend != WAR_NONE && situation->near != WAR_NONE
          && situation->far != WAR_NONE)
        return TRUE;
    }
  return FALSE;
}

/* A game that has come to such a situation; NULL: it never does. */
static StoreGame *
play_to_situation (AppFixture *fixture, guint64 seed, Situation *situation)
{
  StoreGame *game = new_game (fixture, seed);
  gboolean is_found = FALSE;
  WarSession session;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_N_SIDES; seat++)
    session.commanders[seat] = war_quick_command;
  for (guint n = 0; n < MAX_ORDERS && !is_found; n++)
    {
      war_session_run (&session, n + 1);
      is_found = find_situation (game, situation);
    }
  war_session_clear (&session);
  if (!is_found)
    g_clear_pointer (&game, store_game_free);
  return game;
}

static Player
begin (AppFixture *fixture)
{
  Player player = { 0 };
  StoreGame *game = NULL;
  g_autoptr (DuckDocument) document = NULL;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "at-once");
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_SPEED, "at-once");
  for (guint64 seed = 1; seed <= MAX_GAMES && game == NULL; seed++)
    game = play_to_situation (fixture, seed, &player.situation);
  g_assert_nonnull (game);

  document = duck_game_document_new (duck_application_get_library (fixture->application), game);
  duck_shell_add_document (DUCK_SHELL (fixture->window), document);
  player.document = DUCK_GAME_DOCUMENT (document);
  player.page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_GAME_PAGE));
  player.board = DUCK_BOARD (app_find (player.page, "board"));
  app_wait_for (duck_board_is_complete (player.board));
  g_assert_cmpint (duck_game_document_get_step (player.document).seat, ==, player.situation.seat);
  return player;
}

static const WarSetup *
get_setup (Player *player)
{
  return duck_game_document_get_game (player->document)->setup;
}

static guint
count_orders (Player *player)
{
  return duck_game_document_get_game (player->document)->game->records->len;
}

static const char *
get_status (Player *player)
{
  return gtk_label_get_text (GTK_LABEL (app_find (player->page, "status")));
}

/* What the card of the chosen unit is headed by. */
static void
assert_chosen (Player *player, gint row)
{
  g_autofree char *name = text_piece (get_setup (player), row);

  g_assert_cmpstr (
    gtk_label_get_label (GTK_LABEL (app_find (app_find (player->page, "card"), "name"))), ==, name);
}

static void
move_pointer (Player *player, gint row)
{
  WarShownPiece piece;
  graphene_point_t at;

  g_assert_true (war_play_show_piece (
    get_setup (player), duck_game_document_get_view (player->document), (guint) row, &piece));
  at = duck_board_position_to_widget (player->board, piece.base.centre);
  app_move_pointer (GTK_WIDGET (player->board), at.x, at.y);
  app_wait_for_paint (GTK_WIDGET (player->board));
}

static void
click (Player *player, gint row)
{
  move_pointer (player, row);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_release_button (GDK_BUTTON_PRIMARY);
  app_wait_for_paint (GTK_WIDGET (player->board));
}

/* Who has nothing but a mortar aims at once: pointing at an enemy says what a shell in his middle
 * would do, or why there can be none; a click fires, and chooses nobody else. A click on a friend
 * is no order, but chooses him. */
static void
test_at_unit (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture);
  const Situation *situation = &player.situation;
  guint n_orders = count_orders (&player);
  WarShownPiece mortar, target;
  g_autofree char *name = text_piece (get_setup (&player), situation->near);
  g_autofree char *forecast = g_strdup_printf ("%s: ", name);
  const WarOrder *order;

  click (&player, situation->mortar);
  move_pointer (&player, situation->near);
  g_assert_nonnull (strstr (get_status (&player), forecast));

  click (&player, situation->far);
  assert_chosen (&player, situation->mortar);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  g_assert_nonnull (strstr (get_status (&player), "[E-7]"));

  click (&player, situation->friend);
  assert_chosen (&player, situation->friend);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);

  war_play_show_piece (get_setup (&player), duck_game_document_get_view (player.document),
                       (guint) situation->near, &target);
  war_play_show_piece (get_setup (&player), duck_game_document_get_view (player.document),
                       (guint) situation->mortar, &mortar);
  click (&player, situation->mortar);
  click (&player, situation->near);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  order = &g_array_index (duck_game_document_get_game (player.document)->game->records, WarRecord,
                          n_orders)
             .order;
  g_assert_cmpuint (order->kind, ==, WAR_ENTRENCHED_ORDER_SHELL);
  g_assert_cmpint (order->arguments[2], ==,
                   war_position_distance (mortar.base.centre, target.base.centre));
}

/* The guide says how it is done. */
static void
test_guide (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture);
  DuckCoach *coach = DUCK_COACH (app_find (player.page, "coach"));

  app_activate (fixture, "game.guide");
  app_wait_for_paint (GTK_WIDGET (player.page));
  g_assert_cmpstr (duck_coach_get_step (coach), ==, "choose");
  click (&player, player.situation.mortar);
  assert_chosen (&player, player.situation.mortar);
  g_assert_cmpstr (duck_coach_get_step (coach), ==, "shell");
}

/* A target is grey where nothing can come of what is rolled at it, and only there. */
static void
test_hopeless (AppFixture *fixture, gconstpointer data)
{
  static const struct
  {
    DuckPlayTarget target;
    gboolean is_hopeless;
  } cases[] = {
    { { .is_foreseen = TRUE, .loss = { .n_dice = 6, .need = 4, .save = 1 } }, TRUE },
    { { .is_foreseen = TRUE, .loss = { .n_dice = 6, .loss = 1 } }, FALSE },
    { { .is_foreseen = TRUE, .loss = { .n_dice = 6, .pinned = 1 } }, FALSE },
    { { .is_foreseen = TRUE, .loss = { .n_dice = 0 } }, FALSE }, /* it is not about dice */
    { { .is_foreseen = FALSE, .loss = { .n_dice = 6 } }, FALSE }, /* nobody knows yet */
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    g_assert_cmpint (duck_play_target_is_hopeless (&cases[i].target), ==, cases[i].is_hopeless);
}

static void
add_tests (void)
{
  APP_ADD ("/game-aim/guide", test_guide);
  APP_ADD ("/game-aim/entrenched.5.10/at-unit", test_at_unit);
  APP_ADD ("/game-aim/hopeless", test_hopeless);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
