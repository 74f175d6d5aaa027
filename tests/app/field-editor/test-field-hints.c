/* test-field-hints.c: what a battlefield's page says below its map, by pointer and by keys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "field-page.h"

#include <string.h>

#include "app/board/board-tool.h"

static const char *
get_text (const Editor *editor, const char *id)
{
  return gtk_label_get_label (GTK_LABEL (app_find (editor->page, id)));
}

/* As GTK does when something is laid out: the pointer is where it was. */
static void
say_motion (const Editor *editor, WarPosition position)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (editor->board));
  graphene_point_t place = duck_board_position_to_widget (editor->board, position);
  double x = place.x, y = place.y;

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_EVENT_CONTROLLER_MOTION (controller))
        g_signal_emit_by_name (controller, "motion", x, y);
    }
}

/* The readout follows the cursor of the keys until the pointer moves again. */
static void
test_readout (AppFixture *fixture, gconstpointer data)
{
  const WarPosition rest = { 10160, 10160 };
  Editor editor = open_field (fixture, "open-ground.duckfield");
  g_autofree char *at_rest = NULL, *by_keys = NULL;

  take_tool (&editor, "area");
  duck_board_set_cursor (editor.board, (WarPosition){ 25400, 25400 });
  say_motion (&editor, rest);
  at_rest = g_strdup (get_text (&editor, "under"));
  g_assert_cmpstr (at_rest, !=, "");

  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (g_strcmp0 (get_text (&editor, "under"), at_rest) != 0);
  by_keys = g_strdup (get_text (&editor, "under"));
  g_assert_nonnull (strstr (by_keys, "11″, 10″"));
  say_motion (&editor, rest);
  g_assert_cmpstr (get_text (&editor, "under"), ==, by_keys);
  say_motion (&editor, (WarPosition){ rest.x + 2540, rest.y });
  g_assert_cmpstr (get_text (&editor, "under"), !=, by_keys);
}

/* However much there is to say, and wherever the pointer is, the map stays where it is, and the
 * hint has the whole width. */
static void
test_height (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  g_autoptr (GString) sentence = g_string_new (NULL);
  GtkWidget *hint = app_find (editor.page, "hint");
  DuckBoardTool *tool;
  int height, width;

  take_tool (&editor, "area");
  tool = duck_board_get_tool (editor.board);
  duck_board_tool_set_status (tool, "Short.");
  app_wait_for_paint (GTK_WIDGET (editor.board));
  height = gtk_widget_get_height (GTK_WIDGET (editor.board));
  width = gtk_widget_get_width (hint);
  for (guint i = 0; i < 60; i++)
    g_string_append (sentence, "many words ");
  duck_board_tool_set_status (tool, sentence->str);
  say_motion (&editor, (WarPosition){ 10160, 10160 });
  app_wait_for_paint (GTK_WIDGET (editor.board));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (editor.board)), ==, height);
  g_assert_cmpint (gtk_widget_get_width (hint), ==, width);
  take_tool (&editor, "select");
  app_wait_for_paint (GTK_WIDGET (editor.board));
  g_assert_cmpint (gtk_widget_get_height (GTK_WIDGET (editor.board)), ==, height);
}

/* Each tool says its keys, and the shortcuts have each tool's. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  static const char *const tools[]
    = { "select", "area",   "line",  "zone",    "box",   "ellipse", "scatter",
        "stamp",  "eraser", "ruler", "picture", "sight", "point" };
  Editor editor = open_field (fixture, "open-ground.duckfield");
  gpointer dialog;

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      take_tool (&editor, tools[i]);
      g_assert_cmpstr (get_text (&editor, "keys"), !=, "");
    }
  app_activate (fixture, "win.show-help-overlay");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_wait_for (app_shows_text (dialog, "Sight, picture to trace"));
  app_close (dialog);
}

/* Who has taken the box draws boxes of the ground that is chosen after it; for what is a line, its
 * own tool comes. */
static void
test_box_first (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  GtkListBox *list
    = GTK_LIST_BOX (app_find_type (app_find (editor.page, "palette"), GTK_TYPE_LIST_BOX));
  DuckBoardTool *box;

  take_tool (&editor, "box");
  box = duck_board_get_tool (editor.board);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, WAR_TERRAIN_MUD));
  g_assert_true (duck_board_get_tool (editor.board) == box);
  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, WAR_TERRAIN_STREAM));
  g_assert_true (duck_board_get_tool (editor.board) != box);
}

static void
add_tests (void)
{
  APP_ADD ("/field-hints/readout", test_readout);
  APP_ADD ("/field-hints/height", test_height);
  APP_ADD ("/field-hints/keys", test_keys);
  APP_ADD ("/field-hints/box-first", test_box_first);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
