/* test-board.c: zooming and panning
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <math.h>

#include "app/board/board.h"
#include "desk/documents/operation-document.h"
#include "draw/map/map.h"

static DuckBoard *
open_board (AppFixture *fixture)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  return DUCK_BOARD (app_find (page, "board"));
}

static GActionGroup *
get_actions (DuckBoard *board)
{
  return duck_board_get_actions (board);
}

#define assert_near(a, b) g_assert_cmpfloat_with_epsilon (a, b, 0.02)

static void
assert_same_place (graphene_point_t a, graphene_point_t b)
{
  assert_near (a.x, b.x);
  assert_near (a.y, b.y);
}

static GtkEventController *
find_controller (DuckBoard *board, GType type)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (GTK_WIDGET (board));

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (controller, type))
        return controller;
    }
  g_assert_not_reached ();
}

static void
test_zoom_at (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  const double factors[] = { 1.25, 1.25, 3, 0.5, 1.1, 0.8 };

  for (guint i = 0; i < G_N_ELEMENTS (factors); i++)
    {
      double x = 300 + 20 * i, y = 400 - 15 * i, scale = duck_board_get_scale (board);
      graphene_point_t place = duck_board_widget_to_table (board, x, y);

      duck_board_zoom_at (board, x, y, factors[i]);
      assert_same_place (duck_board_widget_to_table (board, x, y), place);
      assert_near (duck_board_get_scale (board), scale * factors[i]);

      graphene_point_t back = duck_board_table_to_widget (board, place.x, place.y);

      assert_near (back.x, x);
      assert_near (back.y, y);
    }
}

/* Of the page, wherever the focus is in it. */
static void
test_page_keys (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  GtkWidget *button = app_find (fixture->window, "zoom_out");
  double scale = duck_board_get_scale (board);

  gtk_widget_grab_focus (button);
  app_press_key (GDK_KEY_plus, GDK_CONTROL_MASK);
  app_wait_for (duck_board_get_scale (board) > scale * 1.05);
  g_assert_true (gtk_widget_has_focus (button));
  app_press_key (GDK_KEY_KP_Subtract, GDK_CONTROL_MASK);
  app_wait_for (fabs (duck_board_get_scale (board) - scale) < 0.02);
  app_press_key (GDK_KEY_equal, GDK_CONTROL_MASK);
  app_wait_for (duck_board_get_scale (board) > scale * 1.05);
  app_press_key (GDK_KEY_minus, GDK_CONTROL_MASK);
  app_press_key (GDK_KEY_minus, GDK_CONTROL_MASK);
  app_wait_for (duck_board_get_scale (board) < scale / 1.05);
  app_press_key (GDK_KEY_0, GDK_CONTROL_MASK);
  app_wait_for (duck_board_get_look (board).fits);
}

/* Whatever is in sight, a place on the table has one in the widget, and that is its place. */
static void
test_mapping (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);

  for (guint i = 0; i < 200; i++)
    {
      WarPosition place
        = { g_test_rand_int_range (0, 24 * WAR_INCH), g_test_rand_int_range (0, 12 * WAR_INCH) };
      graphene_point_t at;
      WarPosition back;

      duck_board_zoom_at (board, g_test_rand_double_range (0, 800),
                          g_test_rand_double_range (0, 600), g_test_rand_double_range (0.6, 1.7));
      duck_board_pan (board, g_test_rand_double_range (-300, 300),
                      g_test_rand_double_range (-300, 300));
      at = duck_board_position_to_widget (board, place);
      back = duck_board_widget_to_position (board, at.x, at.y);
      g_assert_cmpint (ABS (back.x - place.x), <=, 2);
      g_assert_cmpint (ABS (back.y - place.y), <=, 2);

      /* And what is to be seen is. */
      duck_board_reveal (board, &GRAPHENE_RECT_INIT ((float) place.x / WAR_MILLIMETRE - 10,
                                                     (float) place.y / WAR_MILLIMETRE - 5, 20, 10));
      for (gint side = -1; side <= 1; side += 2)
        {
          at = duck_board_table_to_widget (board, place.x / (double) WAR_MILLIMETRE + side * 10,
                                           place.y / (double) WAR_MILLIMETRE + side * 5);
          g_assert_cmpfloat (at.x, >=, 0);
          g_assert_cmpfloat (at.y, >=, 0);
          g_assert_cmpfloat (at.x, <=, gtk_widget_get_width (GTK_WIDGET (board)));
          g_assert_cmpfloat (at.y, <=, gtk_widget_get_height (GTK_WIDGET (board)));
        }
    }
}

/* The wheel of the X server, above a place off the middle. */
static void
test_wheel (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  double scale = duck_board_get_scale (board);
  graphene_point_t place = duck_board_widget_to_table (board, 240, 380);

  app_move_pointer (GTK_WIDGET (board), 240, 380);
  for (guint i = 0; i < 3; i++)
    {
      app_press_button (4);
      app_release_button (4);
    }
  app_wait_for (duck_board_get_scale (board) > scale * 1.9);
  g_assert_cmpfloat_with_epsilon (duck_board_widget_to_table (board, 240, 380).x, place.x, 0.5);
  g_assert_cmpfloat_with_epsilon (duck_board_widget_to_table (board, 240, 380).y, place.y, 0.5);

  for (guint i = 0; i < 3; i++)
    {
      app_press_button (5);
      app_release_button (5);
    }
  app_wait_for (duck_board_get_scale (board) < scale * 1.01);
}

/* Dragging moves the place under the pointer with it. */
static void
test_drag (AppFixture *fixture, gconstpointer data)
{
  const guint buttons[] = { GDK_BUTTON_PRIMARY, GDK_BUTTON_MIDDLE };
  DuckBoard *board = open_board (fixture);

  duck_board_zoom_at (board, 300, 300, 3);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      graphene_point_t place = duck_board_widget_to_table (board, 400, 300);

      app_move_pointer (GTK_WIDGET (board), 400, 300);
      app_press_button (buttons[i]);
      app_move_pointer (GTK_WIDGET (board), 380, 290);
      app_move_pointer (GTK_WIDGET (board), 330, 260);
      app_wait_for (fabs (duck_board_widget_to_table (board, 330, 260).x - place.x) < 0.5
                    && fabs (duck_board_widget_to_table (board, 330, 260).y - place.y) < 0.5);
      app_release_button (buttons[i]);
    }
}

static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  double fitting = duck_board_get_scale (board);
  graphene_point_t corner;

  gtk_widget_grab_focus (GTK_WIDGET (board));
  app_press_key (GDK_KEY_plus, 0);
  app_wait_for (duck_board_get_scale (board) > fitting * 1.2);
  app_press_key (GDK_KEY_plus, 0);
  app_wait_for (duck_board_get_scale (board) > fitting * 1.5);

  corner = duck_board_widget_to_table (board, 0, 0);
  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (duck_board_widget_to_table (board, 0, 0).x > corner.x);
  app_press_key (GDK_KEY_Down, 0);
  app_wait_for (duck_board_widget_to_table (board, 0, 0).y > corner.y);
  app_press_key (GDK_KEY_Left, 0);
  app_press_key (GDK_KEY_Up, 0);
  app_wait_for (fabs (duck_board_widget_to_table (board, 0, 0).x - corner.x) < 0.02
                && fabs (duck_board_widget_to_table (board, 0, 0).y - corner.y) < 0.02);

  app_press_key (GDK_KEY_minus, 0);
  app_wait_for (duck_board_get_scale (board) < fitting * 1.3);
  app_press_key (GDK_KEY_0, 0);
  app_wait_for (fabs (duck_board_get_scale (board) - fitting) < 0.001);
}

/* Pinching cannot be done here, but its signal can be given. */
static void
test_pinch (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  GtkEventController *pinch = find_controller (board, GTK_TYPE_GESTURE_ZOOM);
  double scale = duck_board_get_scale (board);

  g_signal_emit_by_name (pinch, "scale-changed", 1.5);
  assert_near (duck_board_get_scale (board), scale * 1.5);
  g_signal_emit_by_name (pinch, "scale-changed", 2.);
  assert_near (duck_board_get_scale (board), scale * 2);

  /* The next one counts from where this one ended. */
  g_signal_emit_by_name (pinch, "end", NULL);
  g_signal_emit_by_name (pinch, "scale-changed", 1.1);
  assert_near (duck_board_get_scale (board), scale * 2.2);
}

/* A pan draws the tiles that come into sight, and no other. */
static void
test_strips (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  GtkWidget *widget = GTK_WIDGET (board);
  guint64 factor = (guint64) gtk_widget_get_scale_factor (widget);
  guint64 width = (guint64) gtk_widget_get_width (widget) * factor;
  guint64 height = (guint64) gtk_widget_get_height (widget) * factor;
  guint64 columns = width / DUCK_BOARD_TILE + 2, rows = height / DUCK_BOARD_TILE + 2;
  guint64 tile = DUCK_BOARD_TILE * DUCK_BOARD_TILE;
  guint64 before;

  duck_board_zoom_at (board, 300, 300, 3);
  app_wait_for_paint (widget);
  app_wait_for (duck_board_is_complete (board));

  before = duck_board_get_n_drawn (board);
  duck_board_pan (board, 8, 0);
  app_wait_for_paint (widget);
  app_wait_for (duck_board_is_complete (board));
  g_assert_cmpuint (duck_board_get_n_drawn (board) - before, <=, 2 * rows * tile);

  before = duck_board_get_n_drawn (board);
  duck_board_zoom_at (board, 300, 300, 1.5);
  app_wait_for_paint (widget);
  app_wait_for (duck_board_is_complete (board));
  g_assert_cmpuint (duck_board_get_n_drawn (board) - before, >=, width * height);
  g_assert_cmpuint (duck_board_get_n_drawn (board) - before, <=, 2 * columns * rows * tile);
}

static void
test_fit (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  GActionGroup *actions = get_actions (board);
  double fitting = duck_board_get_scale (board);

  g_assert_false (g_action_group_get_action_enabled (actions, "fit"));
  g_action_group_activate_action (actions, "zoom-in", NULL);
  g_assert_true (g_action_group_get_action_enabled (actions, "fit"));
  g_assert_cmpfloat (duck_board_get_scale (board), >, fitting);
  g_action_group_activate_action (actions, "zoom-out", NULL);
  assert_near (duck_board_get_scale (board), fitting);

  duck_board_pan (board, 100, 50);
  duck_board_fit (board);
  assert_near (duck_board_get_scale (board), fitting);

  /* All of it is in sight. */
  graphene_point_t corner = duck_board_table_to_widget (board, 0, 0);

  g_assert_cmpfloat (corner.x, >, 0);
  g_assert_cmpfloat (corner.y, >, 0);

  /* There is an end to it in both directions. */
  for (guint i = 0; i < 60; i++)
    g_action_group_activate_action (actions, "zoom-in", NULL);
  g_assert_false (g_action_group_get_action_enabled (actions, "zoom-in"));
  for (guint i = 0; i < 60; i++)
    g_action_group_activate_action (actions, "zoom-out", NULL);
  g_assert_false (g_action_group_get_action_enabled (actions, "zoom-out"));
  g_assert_true (g_action_group_get_action_enabled (actions, "zoom-in"));

  /* However far one pans, some of it stays in sight. */
  duck_board_pan (board, 1e6, -1e6);
  corner = duck_board_widget_to_table (board, gtk_widget_get_width (GTK_WIDGET (board)) / 2.,
                                       gtk_widget_get_height (GTK_WIDGET (board)) / 2.);
  g_assert_cmpfloat (corner.x, <, 1000);
  g_assert_cmpfloat (corner.y, >, -200);
}

/* The key of the map, in its corner below on the right, is not under the buttons that zoom: where
 * there is no room beside or below, the map is a little smaller, but not much. */
static void
test_fit_beside_controls (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  const WarOperation *operation = duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_window_get_document (fixture->window)));
  float margin = (float) draw_map_get_margin (operation->field);
  float width = (float) operation->field->width / WAR_MILLIMETRE + margin;
  float depth = (float) operation->field->depth / WAR_MILLIMETRE + margin;
  graphene_rect_t controls;

  for (gint height = 340; height < 820; height += 30)
    {
      graphene_point_t first, last;

      gtk_window_set_default_size (GTK_WINDOW (fixture->window), 900, height);
      app_wait_for_paint (GTK_WIDGET (board));
      g_assert_true (
        gtk_widget_compute_bounds (gtk_widget_get_parent (app_find (fixture->window, "zoom_in")),
                                   GTK_WIDGET (board), &controls));
      first = duck_board_table_to_widget (board, -margin, -margin);
      last = duck_board_table_to_widget (board, width, depth);
      g_assert_true (last.x <= controls.origin.x || last.y <= controls.origin.y
                     || gtk_widget_get_height (GTK_WIDGET (board)) < 350);
      g_assert_cmpfloat (first.y, >, 0);
    }
}

/* Who comes back finds the map as it was, who comes first the whole. */
static void
test_look (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);
  double fitting = duck_board_get_scale (board);
  WarPosition cursor = { 100 * WAR_MILLIMETRE, 50 * WAR_MILLIMETRE };
  DuckBoardLook look;
  graphene_point_t place;

  duck_board_zoom_at (board, 300, 200, 3);
  duck_board_set_cursor (board, cursor);
  place = duck_board_widget_to_table (board, 300, 200);
  look = duck_board_get_look (board);

  duck_board_set_look (board, NULL);
  assert_near (duck_board_get_scale (board), fitting);
  g_assert_cmpint (duck_board_get_cursor (board).x, !=, cursor.x);

  duck_board_set_look (board, &look);
  assert_near (duck_board_get_scale (board), 3 * fitting);
  assert_near (duck_board_widget_to_table (board, 300, 200).x, place.x);
  assert_near (duck_board_widget_to_table (board, 300, 200).y, place.y);
  g_assert_cmpint (duck_board_get_cursor (board).x, ==, cursor.x);
}

static void
test_accessible (AppFixture *fixture, gconstpointer data)
{
  DuckBoard *board = open_board (fixture);

  gtk_test_accessible_assert_role (board, GTK_ACCESSIBLE_ROLE_IMG);
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_LABEL, "Map of Langemarck");
  g_assert_true (
    gtk_test_accessible_has_property (GTK_ACCESSIBLE (board), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION));
}

static void
add_tests (void)
{
  APP_ADD ("/board/zoom-at", test_zoom_at);
  APP_ADD ("/board/page-keys", test_page_keys);
  APP_ADD ("/board/mapping", test_mapping);
  APP_ADD ("/board/wheel", test_wheel);
  APP_ADD ("/board/drag", test_drag);
  APP_ADD ("/board/keys", test_keys);
  APP_ADD ("/board/pinch", test_pinch);
  APP_ADD ("/board/strips", test_strips);
  APP_ADD ("/board/fit", test_fit);
  APP_ADD ("/board/fit-beside-controls", test_fit_beside_controls);
  APP_ADD ("/board/look", test_look);
  APP_ADD ("/board/accessible", test_accessible);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
