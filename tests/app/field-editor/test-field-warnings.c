/* test-field-warnings.c: what is odd about a battlefield, and where
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "field-page.h"

#include "app/field-editor/field-form.h"

static gboolean
is_in_sight (const Editor *editor, WarPosition place)
{
  graphene_point_t at = duck_board_position_to_widget (editor->board, place);
  GtkWidget *board = GTK_WIDGET (editor->board);

  return at.x >= 0 && at.y >= 0 && at.x < (float) gtk_widget_get_width (board)
         && at.y < (float) gtk_widget_get_height (board);
}

/* A warning chooses what it is about, and brings it into sight. */
static void
test_warning (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "langemarck.duckfield");
  const WarPosition in_zone = { 22 * WAR_INCH, 11 * WAR_INCH };
  GtkWidget *form = app_find_type (editor.page, DUCK_TYPE_FIELD_FORM);
  GtkListBox *list = GTK_LIST_BOX (app_find_type (form, GTK_TYPE_LIST_BOX));
  guint n_points = get_field (&editor)->points->len;

  g_assert_true (app_shows_text (form, "Nothing odd was found."));
  take_tool (&editor, "point");
  click (&editor, in_zone);
  app_wait_for (get_field (&editor)->points->len == n_points + 1);
  take_tool (&editor, "select");
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (app_shows_text (form, "1 warning"));

  duck_board_zoom_at (editor.board, 0, 0, 8);
  g_assert_false (is_in_sight (&editor, in_zone));
  g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_row_at_index (list, 0));
  app_wait_for (is_in_sight (&editor, in_zone));
  g_assert_true (g_action_group_get_action_enabled (duck_page_get_actions (editor.page), "delete"));
}

static void
add_tests (void)
{
  APP_ADD ("/field-warnings/lead", test_warning);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
