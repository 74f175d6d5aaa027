/* test-game-carry.c: units are dragged from the list onto the map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#define COLUMNS ((WarPosition){ 20 * WAR_INCH, 3 * WAR_INCH }) /* of the Central Powers' zone */
#define CHURCH ((WarPosition){ 6 * WAR_INCH, 5 * WAR_INCH }) /* of the Entente's */

/* The row of the list with this number, counted from 0 among those that are shown. */
static GtkWidget *
find_row (Player *player, guint n)
{
  GtkWidget *list = app_find (player->page, "units");

  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    if (gtk_widget_get_visible (row) && n-- == 0)
      return row;
  g_assert_not_reached ();
}

/* Presses the row, and moves from there to a place on the map, with the button held. */
static void
carry (Player *player, guint n, WarPosition to)
{
  GtkWidget *row = find_row (player, n);

  app_move_pointer (row, 40, 10);
  settle (player);
  app_press_button (GDK_BUTTON_PRIMARY);
  settle (player);
  app_move_pointer (row, 80, 10);
  settle (player);
  move_pointer (player, to);
}

static void
drop (Player *player)
{
  app_release_button (GDK_BUTTON_PRIMARY);
  settle (player);
}

/* Until units of the Central Powers, who win the roll-off, are to be placed. */
static Player
begin_placing (AppFixture *fixture)
{
  Player player = begin (fixture, "person person", 5);

  wait_for_person (&player);
  app_activate (fixture, "game.go-on");
  wait_for_person (&player);
  settle (&player);
  g_assert_true (is_enabled (&player, "place-rest"));
  return player;
}

static const char *
get_status (Player *player)
{
  return gtk_label_get_label (GTK_LABEL (app_find (player->page, "status")));
}

/* Where the n-th row's unit has come. */
static const gint32 *
peek_placed (Player *player, guint piece)
{
  return war_state_peek_row (get_setup (player)->layout,
                             duck_game_document_get_view (player->document), WAR_TABLE_PIECES,
                             piece);
}

/* entrenched.1.5: who is dropped in the own zone stands there, turned as keys have turned him
 * meanwhile; the other side is to place one then. */
static void
test_drop (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_placing (fixture);
  guint n_orders = count_orders (&player);
  gint piece = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (find_row (&player, 1)), "piece"));
  const gint32 *cells;

  carry (&player, 1, COLUMNS);
  g_assert_nonnull (strstr (get_status (&player), "facing west"));
  press_key (&player, GDK_KEY_r);
  press_key (&player, GDK_KEY_r);
  g_assert_nonnull (strstr (get_status (&player), "facing north"));
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  drop (&player);
  app_wait_for (count_orders (&player) == n_orders + 1);

  cells = peek_placed (&player, (guint) piece);
  g_assert_cmpint (ABS (cells[WAR_PIECE_X] - COLUMNS.x), <, WAR_INCH / 10);
  g_assert_cmpint (ABS (cells[WAR_PIECE_Y] - COLUMNS.y), <, WAR_INCH / 10);
  g_assert_cmpint (cells[WAR_PIECE_HEADING], ==, 0);
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == GTK_WIDGET (player.board));
}

/* entrenched.E-1: beyond it the line says why not, and nothing is placed; nor is it beyond the map,
 * nor by who thinks better of it. */
static void
test_refused (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_placing (fixture);
  guint n_orders = count_orders (&player);
  GtkWidget *list = app_find (player.page, "units");

  carry (&player, 0, CHURCH);
  g_assert_nonnull (strstr (get_status (&player), "zone"));
  drop (&player);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  g_assert_nonnull (strstr (get_status (&player), "has to stand wholly in its zone"));

  carry (&player, 0, COLUMNS);
  app_move_pointer (list, 60, 20);
  settle (&player);
  drop (&player);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);

  carry (&player, 0, COLUMNS);
  press_key (&player, GDK_KEY_Escape);
  g_assert_null (gtk_list_box_get_selected_row (GTK_LIST_BOX (list)));
  move_pointer (&player, (WarPosition){ COLUMNS.x, COLUMNS.y + WAR_INCH });
  drop (&player);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
}

/* A click that trembles is a click: the unit is chosen, and the map has the keys that place it. */
static void
test_click (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_placing (fixture);
  GtkWidget *list = app_find (player.page, "units");
  guint n_orders = count_orders (&player);

  app_move_pointer (find_row (&player, 2), 40, 10);
  settle (&player);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_move_pointer (find_row (&player, 2), 42, 10);
  app_release_button (GDK_BUTTON_PRIMARY);
  settle (&player);
  g_assert_true (GTK_WIDGET (gtk_list_box_get_selected_row (GTK_LIST_BOX (list)))
                 == find_row (&player, 2));
  g_assert_true (gtk_root_get_focus (GTK_ROOT (fixture->window)) == GTK_WIDGET (player.board));
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
}

static void
add_tests (void)
{
  APP_ADD ("/app/game-carry/entrenched.1.5/drop", test_drop);
  APP_ADD ("/app/game-carry/entrenched.E-1/refused", test_refused);
  APP_ADD ("/app/game-carry/click", test_click);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
