/* game-player.c: somebody who plays a game in the window, for tests
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/page/game-page.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "engine/operation/operation-edit.h"
#include "shipped.h"

/* clause: of the amendment that goes beyond those of the operation; or NULL. */
static Player
begin_game (AppFixture *fixture, const char *name, const char *clause, const char *commanders,
            guint64 seed, gboolean own_dice)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) written = shipped_load_operation (library, name);
  WarAmendments amendments = clause != NULL
                               ? (WarAmendments) 1
                                   << war_system_find_amendment (written->rules->system, clause)
                               : 0;
  g_autoptr (WarOperation) operation
    = war_operation_set_amendments (written, written->amendments | amendments);
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, seed, &fault);

  game->game->people = own_dice ? 3 : 0;
  game->commanders = g_strsplit (commanders, " ", -1);
  return begin_with_game (fixture, game);
}

Player
begin_with_game (AppFixture *fixture, StoreGame *game)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  DuckDocument *document;
  Player player = { .fixture = fixture };

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "at-once");
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_SPEED, "at-once");
  document = duck_game_document_new (library, game);
  duck_shell_add_document (DUCK_SHELL (fixture->window), document);
  player.document = DUCK_GAME_DOCUMENT (document);
  player.page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_GAME_PAGE));
  player.board = DUCK_BOARD (app_find (player.page, "board"));
  g_object_unref (document);
  /* A game that several people play with secrets is covered. */
  app_wait_for (gtk_widget_get_visible (app_find (player.page, "cover"))
                || duck_board_is_complete (player.board));
  return player;
}

Player
begin_operation (AppFixture *fixture, const char *name, const char *commanders, guint64 seed,
                 gboolean own_dice)
{
  return begin_game (fixture, name, NULL, commanders, seed, own_dice);
}

Player
begin_amended (AppFixture *fixture, const char *name, const char *clause, const char *commanders,
               guint64 seed)
{
  return begin_game (fixture, name, clause, commanders, seed, FALSE);
}

Player
begin_with (AppFixture *fixture, const char *commanders, guint64 seed, gboolean own_dice)
{
  return begin_operation (fixture, "langemarck.duckop", commanders, seed, own_dice);
}

Player
begin (AppFixture *fixture, const char *commanders, guint64 seed)
{
  return begin_with (fixture, commanders, seed, FALSE);
}

WarStep
wait_for_person (Player *player)
{
  WarStep step = duck_game_document_get_step (player->document);

  while (step.kind != WAR_STEP_PERSON && step.kind != WAR_STEP_OVER)
    {
      app_iterate ();
      step = duck_game_document_get_step (player->document);
    }
  return step;
}

const WarSetup *
get_setup (Player *player)
{
  return duck_game_document_get_game (player->document)->setup;
}

guint
count_orders (Player *player)
{
  return duck_game_document_get_game (player->document)->game->records->len;
}

/* Until what the hands did has been seen. */
void
settle (Player *player)
{
  app_wait_for_paint (GTK_WIDGET (player->page));
}

void
press_key (Player *player, guint key)
{
  app_press_key (key, 0);
  settle (player);
}

void
move_pointer (Player *player, WarPosition position)
{
  graphene_point_t at = duck_board_position_to_widget (player->board, position);

  app_move_pointer (GTK_WIDGET (player->board), at.x, at.y);
  settle (player);
}

void
click_at (Player *player, WarPosition position)
{
  move_pointer (player, position);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_release_button (GDK_BUTTON_PRIMARY);
  settle (player);
}

void
drag (Player *player, WarPosition from, WarPosition to)
{
  move_pointer (player, from);
  app_press_button (GDK_BUTTON_PRIMARY);
  move_pointer (player, (WarPosition){ (from.x + to.x) / 2, (from.y + to.y) / 2 });
  move_pointer (player, to);
  app_release_button (GDK_BUTTON_PRIMARY);
  settle (player);
}

/* What the button says that goes on. */
const char *
get_next (Player *player)
{
  return gtk_label_get_label (GTK_LABEL (app_find (player->page, "go_on_label")));
}

gint
get_phase (Player *player)
{
  return war_state_peek_row (get_setup (player)->layout,
                             duck_game_document_get_view (player->document), WAR_TABLE_GAME,
                             0)[WAR_GAME_PHASE];
}

gboolean
is_enabled (Player *player, const char *action)
{
  return g_action_group_get_action_enabled (duck_page_get_actions (player->page), action);
}

gboolean
has_band (Player *player)
{
  return gtk_widget_get_visible (app_find (player->page, "band"));
}

gboolean
place_rest (Player *player)
{
  guint n_orders = count_orders (player);

  if (!is_enabled (player, "place-rest"))
    return FALSE;

  app_activate (player->fixture, "game.place-rest");
  app_wait_for (count_orders (player) > n_orders);
  return TRUE;
}

void
go_on_to_phase (Player *player, gint phase)
{
  wait_for_person (player);
  while (get_phase (player) != phase)
    {
      if (is_enabled (player, "place-rest"))
        app_activate (player->fixture, "game.place-rest");
      else if (is_enabled (player, "go-on"))
        app_activate (player->fixture, "game.go-on");
      app_iterate ();
      wait_for_person (player);
    }
  settle (player);
}

gboolean
go_on_unless_ordered (Player *player, guint n_orders)
{
  app_iterate ();
  if (count_orders (player) != n_orders || !is_enabled (player, "go-on")
      || duck_game_document_get_step (player->document).kind != WAR_STEP_PERSON)
    return FALSE;

  app_activate (player->fixture, "game.go-on");
  return TRUE;
}

guint64
read_hash (const char *path)
{
  g_autofree char *cli
    = g_test_build_filename (G_TEST_BUILT, "..", "src", "cli", "duckboard-cli", NULL);
  const char *argv[] = { cli, "hash", path, NULL };
  g_autofree char *output = NULL;
  int status;

  g_assert_true (g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, &output,
                               NULL, &status, NULL));
  g_assert_true (g_spawn_check_wait_status (status, NULL));
  return g_ascii_strtoull (output, NULL, 16);
}
