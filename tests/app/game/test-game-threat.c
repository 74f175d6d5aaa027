/* test-game-threat.c: where the other side could hit next turn is shown while somebody asks
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "engine/game/danger.h"
#include "engine/solo/quick.h"
#include "engine/system.h"
#include "shipped.h"
#include "text/game/threat.h"

/* So many orders into a game both sides stand on its field. */
#define N_ORDERS 45

static StoreGame *
new_game (AppFixture *fixture, const char *name)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, name);
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 3, &fault);
  const WarSetup *setup = game->setup;
  WarSession session;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_MAX_SEATS; seat++)
    session.commanders[seat] = war_quick_command;
  war_session_run (&session, N_ORDERS);
  war_session_clear (&session);
  game->commanders = g_new0 (char *, setup->layout->tables[WAR_TABLE_SEATS].n_rows + 1);
  for (guint i = 0; i < setup->layout->tables[WAR_TABLE_SEATS].n_rows; i++)
    game->commanders[i] = g_strdup (i == 0 ? "person" : "quick");
  return game;
}

/* A unit of the side that stands; fails if there is none. */
static WarShownPiece
find_unit (Player *player, gint side)
{
  const WarSetup *setup = get_setup (player);
  WarShownPiece piece;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_piece (setup, duck_game_document_get_view (player->document), row, &piece)
        && piece.side == side)
      return piece;
  g_assert_not_reached ();
}

static gint
get_own_side (Player *player)
{
  gint viewer = duck_game_document_get_viewer (player->document);

  return war_state_peek_row (get_setup (player)->layout,
                             duck_game_document_get_view (player->document), WAR_TABLE_SEATS,
                             (guint) viewer)[WAR_SEAT_SIDE];
}

/* Of pieces that are equally far to a hundredth of a millimetre another one may come first: the
 * pointer is between two pixels. */
static gboolean
says (Player *player, const char *text)
{
  const char *label = gtk_label_get_text (GTK_LABEL (app_find (player->page, "status")));

  return strlen (label) == strlen (text) && strncmp (label, text, strcspn (text, ":")) == 0;
}

/* The line below the map says who could hit whom the pointer is over, as the rules of the game say;
 * the caption lists all. */
static void
test_system (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with_game (fixture, new_game (fixture, data));
  const WarSetup *setup = get_setup (&player);
  g_autoptr (WarDangers) dangers = war_dangers_new ();
  GtkWidget *caption = app_find (player.page, "threat_caption");
  g_autofree char *text = NULL, *list = NULL;
  WarShownPiece enemy;
  gint own;

  wait_for_person (&player);
  settle (&player);
  own = get_own_side (&player);
  enemy = find_unit (&player, 1 - own);
  g_assert_true (war_dangers_find (dangers,
                                   war_system_get_danger_rules (setup->operation->rules->system),
                                   setup, duck_game_document_get_view (player.document), 1 - own));
  text = text_threat_place (setup, duck_game_document_get_view (player.document), dangers,
                            enemy.base.centre);
  list = text_threat_list (setup, duck_game_document_get_view (player.document), dangers);
  g_assert_false (gtk_widget_get_visible (caption));
  app_click (app_find (player.page, "show_threat"));
  app_wait_for (gtk_widget_get_visible (caption));
  move_pointer (&player, enemy.base.centre);
  app_wait_for (says (&player, text));
  app_wait_for (duck_board_is_complete (player.board));

  app_click (caption);
  app_wait_for (GTK_IS_POPOVER (gtk_widget_get_last_child (caption)));
  g_assert_true (app_shows_text (gtk_widget_get_last_child (caption), list));
  gtk_popover_popdown (GTK_POPOVER (gtk_widget_get_last_child (caption)));
  app_click (app_find (player.page, "show_threat"));
  app_wait_for (!gtk_widget_get_visible (caption));
  app_wait_for (!says (&player, text));
}

/* The key shows it as soon as it is down; what is on by then goes off when it comes up. */
static void
test_key (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_with_game (fixture, new_game (fixture, "langemarck"));
  GtkWidget *caption = app_find (player.page, "threat_caption");

  wait_for_person (&player);
  settle (&player);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  app_hold_key (GDK_KEY_t, TRUE);
  app_wait_for (gtk_widget_get_visible (caption));
  app_hold_key (GDK_KEY_t, FALSE);
  settle (&player);
  if (!gtk_widget_get_visible (caption)) /* it was down for long */
    app_click (app_find (player.page, "show_threat"));
  app_wait_for (gtk_widget_get_visible (caption));
  app_hold_key (GDK_KEY_t, TRUE);
  settle (&player);
  g_assert_true (gtk_widget_get_visible (caption));
  app_hold_key (GDK_KEY_t, FALSE);
  app_wait_for (!gtk_widget_get_visible (caption));
}

static void
add_tests (void)
{
  static const char *const operations[]
    = { "langemarck", "mons", "switch-line", "three-lines", "club-seven-forts" };

  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autofree char *path = g_strdup_printf ("/game-threat/%s", operations[i]);

      g_test_add (path, AppFixture, operations[i], app_set_up, test_system, app_tear_down);
    }
  APP_ADD ("/game-threat/key", test_key);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
