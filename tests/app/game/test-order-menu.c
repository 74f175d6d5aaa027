/* test-order-menu.c: a menu of orders says what they differ in
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/game/hand/order-menu.h"
#include "app/game/hand/target-table.h"
#include "app/game/page/game-card.h"
#include "desk/documents/game-document.h"
#include "engine/game/choice.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "text/game/look.h"
#include "text/game/order.h"
#include "text/game/state.h"

/* So many orders are long enough for somebody to have two targets. */
#define MAX_ORDERS 200

static StoreGame *
new_game (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;

  return store_game_new (operation, 7, &fault);
}

/* A shot with two targets at least; FALSE: nobody has one now. */
static gboolean
find_shot (const StoreGame *game, WarChoice *shot)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    war_choice_list (game->setup, game->game->state, seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      *shot = g_array_index (choices, WarChoice, i);
      if (war_choice_get_want (game->setup, shot) == WAR_CHOICE_TARGETS
          && shot->option.n_candidates > 1)
        return TRUE;
    }
  return FALSE;
}

static void
play_to_shot (StoreGame *game, WarChoice *shot)
{
  WarSession session;
  guint n = 0;

  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_N_SIDES; seat++)
    session.commanders[seat] = war_quick_command;
  for (; n < MAX_ORDERS && !find_shot (game, shot); n++)
    war_session_run (&session, n + 1);
  war_session_clear (&session);
  g_assert_cmpuint (n, <, MAX_ORDERS);
}

static GtkWidget *
show (AppFixture *fixture, DuckPlay *play, const GArray *orders)
{
  GtkWidget *parent = app_find (fixture->window, "create");
  GtkWidget *menu;

  app_wait_for_paint (GTK_WIDGET (fixture->window));
  duck_order_menu_show (parent, &(GdkRectangle){ 0, 0, 1, 1 }, play, orders);
  menu = gtk_widget_get_last_child (parent);
  g_assert_true (GTK_IS_POPOVER (menu));
  return menu;
}

/* GTK may hold a closed menu a while longer as what the pointer was over: gone is what has left its
 * parent. */
static void
close_menu (GtkWidget *menu)
{
  g_autoptr (GtkWidget) popover = g_object_ref (menu);

  gtk_popover_popdown (GTK_POPOVER (popover));
  app_wait_for (gtk_widget_get_parent (popover) == NULL);
}

/* Of shots of one unit at several targets a row says at whom; of one order, or of orders of several
 * units, all of it. */
static void
test_rows (AppFixture *fixture, gconstpointer data)
{
  StoreGame *game = new_game (fixture);
  const WarSetup *setup = game->setup;
  WarChoice shot;

  play_to_shot (game, &shot);

  g_autoptr (DuckDocument) document
    = duck_game_document_new (duck_application_get_library (fixture->application), game);
  g_autoptr (DuckPlay) play = duck_play_new (DUCK_GAME_DOCUMENT (document));
  g_autoptr (GArray) orders = g_array_new (FALSE, FALSE, sizeof (WarOrder));
  WarOrder order;

  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (war_choice_name (&shot, shot.option.candidates[i], &order));
      g_array_append_val (orders, order);
    }

  GtkWidget *menu = show (fixture, play, orders);
  g_autofree char *first = text_piece (setup, shot.option.candidates[0]);
  g_autofree char *second = text_piece (setup, shot.option.candidates[1]);
  g_autofree char *whole = text_order (setup, &order);

  g_assert_true (app_shows_text (menu, first));
  g_assert_true (app_shows_text (menu, second));
  g_assert_false (app_shows_text (menu, whole));
  close_menu (menu);

  g_array_remove_index (orders, 0);
  menu = show (fixture, play, orders);
  g_assert_true (app_shows_text (menu, whole));
  close_menu (menu);
}

/* On the card of the unit each enemy has a row, with his name above the rest; the first is whom
 * most is to be expected of. */
static void
test_enemies (AppFixture *fixture, gconstpointer data)
{
  StoreGame *game = new_game (fixture);
  WarChoice shot;

  play_to_shot (game, &shot);

  g_autoptr (DuckDocument) document
    = duck_game_document_new (duck_application_get_library (fixture->application), game);
  g_autoptr (DuckPlay) play = duck_play_new (DUCK_GAME_DOCUMENT (document));
  GtkWidget *card = g_object_ref_sink (g_object_new (DUCK_TYPE_GAME_CARD, NULL));
  g_autoptr (GPtrArray) lines = NULL;
  GtkWidget *row;

  duck_play_choose (play, shot.order.actor);
  duck_game_card_set_play (DUCK_GAME_CARD (card), play);
  gtk_expander_set_expanded (GTK_EXPANDER (app_find (card, "more")), TRUE);
  lines = text_look_list_around (game->setup, duck_play_get_view (play), shot.order.actor);
  row = gtk_widget_get_first_child (app_find (card, "enemies"));
  g_assert_cmpuint (lines->len, >, 2);
  for (guint i = 0; i < lines->len; i++, row = gtk_widget_get_next_sibling (row))
    {
      g_auto (GStrv) parts = g_strsplit (g_ptr_array_index (lines, i), "\n", 2);
      GtkWidget *label = gtk_widget_get_first_child (row);

      for (guint j = 0; parts[j] != NULL; j++, label = gtk_widget_get_next_sibling (label))
        g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (label)), ==, parts[j]);
    }
  g_assert_null (row);
  g_assert_false (g_str_has_prefix (strchr (g_ptr_array_index (lines, 0), '\n'), "\nfires –"));
  g_object_unref (card);
}

/* All targets of a shot are in one table, also those at whom it may not be aimed, and fit into the
 * narrowest window; Enter gives the order at the one that the keys are on. */
static void
test_targets (AppFixture *fixture, gconstpointer data)
{
  StoreGame *game = new_game (fixture);
  GtkWidget *parent = app_find (fixture->window, "create"), *table, *list;
  guint n_orders, n_rows = 0, n_grey = 0;
  WarChoice shot;
  int width;

  play_to_shot (game, &shot);
  n_orders = game->game->records->len;
  game->commanders = g_strsplit ("person person", " ", -1);

  g_autoptr (DuckDocument) document
    = duck_game_document_new (duck_application_get_library (fixture->application), game);
  g_autoptr (DuckPlay) play = duck_play_new (DUCK_GAME_DOCUMENT (document));

  app_wait_for_paint (GTK_WIDGET (fixture->window));
  duck_play_choose (play, shot.order.actor);
  duck_target_table_show (parent, &(GdkRectangle){ 0, 0, 1, 1 }, play, &shot);
  table = gtk_widget_get_last_child (parent);
  g_assert_true (GTK_IS_POPOVER (table));
  gtk_widget_measure (table, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  g_assert_cmpint (width, <=, 360);

  list = app_find_type (table, GTK_TYPE_LIST_BOX);
  for (GtkWidget *row = gtk_widget_get_first_child (list); row != NULL;
       row = gtk_widget_get_next_sibling (row), n_rows++)
    n_grey += !gtk_widget_get_sensitive (row);
  g_assert_cmpuint (n_rows - n_grey, ==, shot.option.n_candidates);
  g_assert_cmpuint (n_grey, >, 0);
  g_assert_true (app_shows_text (table, "Nothing comes back."));

  app_wait_for (gtk_root_get_focus (GTK_ROOT (fixture->window)) != NULL
                && gtk_widget_is_ancestor (gtk_root_get_focus (GTK_ROOT (fixture->window)), list));
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (game->game->records->len > n_orders);
  g_assert_cmpint (g_array_index (game->game->records, WarRecord, n_orders).order.kind, ==,
                   (gint) shot.order.kind);
  app_wait_for (gtk_widget_get_last_child (parent) != table);
}

static void
add_tests (void)
{
  APP_ADD ("/order-menu/rows", test_rows);
  APP_ADD ("/order-menu/enemies", test_enemies);
  APP_ADD ("/order-menu/targets", test_targets);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
