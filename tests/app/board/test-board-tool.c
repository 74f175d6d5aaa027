/* test-board-tool.c: what tools are told by pointer and keys, and what they draw
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <math.h>

#include "app/board/board.h"

/* A tool that writes down what it is told. */
#define TEST_TYPE_TOOL (test_tool_get_type ())
G_DECLARE_FINAL_TYPE (TestTool, test_tool, TEST, TOOL, DuckBoardTool)

struct _TestTool
{
  DuckBoardTool parent_instance;
  GString *log; /* a letter for each call */
  DuckBoardEvent event; /* the last one */
  DuckBoardPress answer;
  gboolean moves; /* takes the arrow keys */
  WarLength dx, dy;
  guint n_walks; /* that are left */
  double x; /* of what is drawn, mm */
};

G_DEFINE_FINAL_TYPE (TestTool, test_tool, DUCK_TYPE_BOARD_TOOL)

static void
note (DuckBoardTool *tool, char letter, const DuckBoardEvent *event)
{
  TestTool *self = TEST_TOOL (tool);

  g_string_append_c (self->log, letter);
  if (event != NULL)
    self->event = *event;
}

static void
test_tool_begin (DuckBoardTool *tool)
{
  note (tool, 'b', NULL);
}

static void
test_tool_end (DuckBoardTool *tool)
{
  note (tool, 'e', NULL);
}

static DuckBoardPress
test_tool_press (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  note (tool, 'P', event);
  return TEST_TOOL (tool)->answer;
}

static void
test_tool_drag (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  note (tool, 'D', event);
}

static void
test_tool_release (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  note (tool, 'R', event);
}

static void
test_tool_cancel (DuckBoardTool *tool)
{
  note (tool, 'C', NULL);
}

static void
test_tool_hover (DuckBoardTool *tool, const DuckBoardEvent *event)
{
  if (event != NULL)
    TEST_TOOL (tool)->event = *event;
}

static gboolean
test_tool_key (DuckBoardTool *tool, guint key, GdkModifierType modifiers)
{
  if (key != GDK_KEY_Delete)
    return FALSE;
  note (tool, 'K', NULL);
  return TRUE;
}

static gboolean
test_tool_move (DuckBoardTool *tool, WarLength dx, WarLength dy)
{
  TestTool *self = TEST_TOOL (tool);

  self->dx += dx;
  self->dy += dy;
  return self->moves;
}

static gboolean
test_tool_walk (DuckBoardTool *tool, gboolean forwards, WarPosition *place)
{
  TestTool *self = TEST_TOOL (tool);

  if (self->n_walks == 0)
    return FALSE;
  self->n_walks--;
  note (tool, forwards ? '>' : '<', NULL);
  *place = (WarPosition){ 3 * WAR_INCH, 2 * WAR_INCH };
  return TRUE;
}

static void
test_tool_draw (DuckBoardTool *tool, DuckBoardOverlay *overlay)
{
  cairo_t *cr = duck_board_overlay_add (
    overlay, &GRAPHENE_RECT_INIT ((float) TEST_TOOL (tool)->x, 40, 20, 10));

  cairo_rectangle (cr, TEST_TOOL (tool)->x, 40, 20, 10);
  cairo_set_source_rgb (cr, 1, 0, 1);
  cairo_fill (cr);
}

static void
test_tool_finalize (GObject *object)
{
  g_string_free (TEST_TOOL (object)->log, TRUE);
  G_OBJECT_CLASS (test_tool_parent_class)->finalize (object);
}

static void
test_tool_class_init (TestToolClass *klass)
{
  DuckBoardToolClass *tool_class = DUCK_BOARD_TOOL_CLASS (klass);

  G_OBJECT_CLASS (klass)->finalize = test_tool_finalize;
  tool_class->begin = test_tool_begin;
  tool_class->end = test_tool_end;
  tool_class->press = test_tool_press;
  tool_class->drag = test_tool_drag;
  tool_class->release = test_tool_release;
  tool_class->cancel = test_tool_cancel;
  tool_class->hover = test_tool_hover;
  tool_class->key = test_tool_key;
  tool_class->move = test_tool_move;
  tool_class->walk = test_tool_walk;
  tool_class->draw = test_tool_draw;
}

static void
test_tool_init (TestTool *self)
{
  self->log = g_string_new (NULL);
  self->answer = DUCK_BOARD_PRESS_CLICK;
  self->x = 100;
}

/* ---------------------------------------------------------------------------------------------
 * The board of an operation, with the tool in hand. */

static DuckBoard *
open_board (AppFixture *fixture, TestTool **tool)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open (fixture, path);
  DuckBoard *board = DUCK_BOARD (app_find (page, "board"));

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  *tool = g_object_new (TEST_TYPE_TOOL, NULL);
  duck_board_set_tool (board, DUCK_BOARD_TOOL (*tool));
  g_object_unref (*tool);
  g_assert_cmpstr ((*tool)->log->str, ==, "b");
  g_string_truncate ((*tool)->log, 0);
  return board;
}

/* Waits until the tool has been told just this. */
static void
expect (TestTool *tool, const char *log)
{
  app_wait_for (g_str_equal (tool->log->str, log));
  g_string_truncate (tool->log, 0);
}

/* A drag may be told of in as many parts as the X server likes. */
static void
expect_drag (TestTool *tool, char first, char last)
{
  app_wait_for (tool->log->len > 1 && tool->log->str[tool->log->len - 1] == last);
  g_assert_cmpint (tool->log->str[0], ==, first);
  for (guint i = 1; i + 1 < tool->log->len; i++)
    g_assert_cmpint (tool->log->str[i], ==, 'D');
  g_string_truncate (tool->log, 0);
}

static void
click (DuckBoard *board, double x, double y)
{
  app_move_pointer (GTK_WIDGET (board), x, y);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_release_button (GDK_BUTTON_PRIMARY);
}

/* Within a pixel of the place. */
static void
assert_at (DuckBoard *board, const TestTool *tool, WarPosition place)
{
  gint pixel = (gint) (WAR_MILLIMETRE / duck_board_get_scale (board)) + 1;

  g_assert_cmpint (ABS (tool->event.position.x - place.x), <=, pixel);
  g_assert_cmpint (ABS (tool->event.position.y - place.y), <=, pixel);
  g_assert_cmpfloat_with_epsilon (tool->event.x * WAR_MILLIMETRE, tool->event.position.x, 1);
  g_assert_cmpfloat_with_epsilon (tool->event.pixel * duck_board_get_scale (board), 1, 1e-6);
}

/* Clicks hit the place on the table that is drawn there, at any zoom, with rulers and without. */
static void
test_positions (AppFixture *fixture, gconstpointer data)
{
  const WarPosition places[] = { { 12 * WAR_INCH, 6 * WAR_INCH }, { 10 * WAR_INCH, 7 * WAR_INCH } };
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);

  for (guint step = 0; step < 4; step++)
    for (guint i = 0; i < G_N_ELEMENTS (places); i++)
      {
        graphene_point_t at;

        g_object_set (board, "show-rulers", step % 2 == 1, NULL);
        if (step == 2 && i == 0)
          {
            at = duck_board_position_to_widget (board, places[0]);
            duck_board_zoom_at (board, at.x, at.y, 2.7);
          }
        app_wait_for_paint (GTK_WIDGET (board));
        at = duck_board_position_to_widget (board, places[i]);
        app_wait_for (tool->log->len == 0);
        click (board, at.x, at.y);
        expect (tool, "PR");
        assert_at (board, tool, places[i]);
        g_assert_cmpuint (tool->event.button, ==, GDK_BUTTON_PRIMARY);
      }
}

static void
test_drag (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);
  double left = duck_board_widget_to_table (board, 0, 0).x;

  tool->answer = DUCK_BOARD_PRESS_DRAG;
  app_move_pointer (widget, 300, 300);
  app_press_button (GDK_BUTTON_PRIMARY);
  expect (tool, "P");
  app_move_pointer (widget, 301, 301); /* a hand that trembles */
  app_move_pointer (widget, 320, 310);
  app_move_pointer (widget, 360, 330);
  app_wait_for (fabs (tool->event.x - duck_board_widget_to_table (board, 360, 330).x) < 0.1);
  app_release_button (GDK_BUTTON_PRIMARY);
  expect_drag (tool, 'D', 'R');
  assert_at (board, tool, duck_board_widget_to_position (board, 360, 330));
  g_assert_cmpfloat_with_epsilon (duck_board_widget_to_table (board, 0, 0).x, left, 0.01);

  /* Escape: as if it had not been, and the button that comes up says nothing. */
  app_move_pointer (widget, 300, 300);
  app_press_button (GDK_BUTTON_PRIMARY);
  expect (tool, "P");
  app_move_pointer (widget, 350, 300);
  app_wait_for (tool->log->len > 0);
  app_press_key (GDK_KEY_Escape, 0);
  expect_drag (tool, 'D', 'C');
  app_release_button (GDK_BUTTON_PRIMARY);
  app_press_key (GDK_KEY_Delete, 0);
  expect (tool, "K");
}

static GtkEventController *
find_drag (GtkWidget *widget)
{
  g_autoptr (GListModel) controllers = gtk_widget_observe_controllers (widget);

  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_GESTURE_DRAG (controller))
        return controller;
    }

  g_assert_not_reached ();
}

/* A click is one though GTK has lost sight of the button before it came up; a drag is not over. */
static void
test_lost_release (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);

  app_move_pointer (widget, 300, 300);
  app_press_button (GDK_BUTTON_PRIMARY);
  expect (tool, "P");
  gtk_event_controller_reset (find_drag (widget));
  expect (tool, "R");
  assert_at (board, tool, duck_board_widget_to_position (board, 300, 300));
  app_release_button (GDK_BUTTON_PRIMARY);

  tool->answer = DUCK_BOARD_PRESS_DRAG;
  app_press_button (GDK_BUTTON_PRIMARY);
  expect (tool, "P");
  app_move_pointer (widget, 350, 300);
  app_wait_for (tool->log->len > 0);
  gtk_event_controller_reset (find_drag (widget));
  expect_drag (tool, 'D', 'C');
  app_release_button (GDK_BUTTON_PRIMARY);
}

/* A drag to the edge pans, and goes on telling where it is on the table. */
static void
test_edge (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);
  double right;

  duck_board_zoom_at (board, 300, 300, 4);
  tool->answer = DUCK_BOARD_PRESS_DRAG;
  app_move_pointer (widget, 300, 300);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_move_pointer (widget, 400, 300);
  app_move_pointer (widget, gtk_widget_get_width (widget) - 4, 300);
  right = duck_board_widget_to_table (board, gtk_widget_get_width (widget), 300).x;
  app_wait_for (tool->event.x > right + 10);
  app_move_pointer (widget, 300, 300);
  app_wait_for (tool->event.x < right);
  right = duck_board_widget_to_table (board, 300, 300).x;
  app_wait_for (ABS (tool->event.x - right) < 1);
  app_wait_for_paint (widget);
  g_assert_cmpfloat_with_epsilon (duck_board_widget_to_table (board, 300, 300).x, right, 0.01);
  app_release_button (GDK_BUTTON_PRIMARY);
  app_wait_for (g_str_has_suffix (tool->log->str, "R"));
}

/* What a tool has no use for pans, and so do the middle button and the space bar, whatever it
 * does. */
static void
test_pan (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);

  duck_board_zoom_at (board, 300, 300, 3);
  for (guint way = 0; way < 3; way++)
    {
      guint button = way == 1 ? GDK_BUTTON_MIDDLE : GDK_BUTTON_PRIMARY;
      graphene_point_t place = duck_board_widget_to_table (board, 400, 300);

      tool->answer = way == 0 ? DUCK_BOARD_PRESS_PASS : DUCK_BOARD_PRESS_DRAG;
      app_move_pointer (widget, 400, 300);
      if (way == 2)
        app_hold_key (GDK_KEY_space, TRUE);
      app_press_button (button);
      app_move_pointer (widget, 380, 290);
      app_move_pointer (widget, 330, 260);
      app_wait_for (fabs (duck_board_widget_to_table (board, 330, 260).x - place.x) < 0.5);
      app_release_button (button);
      if (way == 2)
        app_hold_key (GDK_KEY_space, FALSE);
    }
  app_press_key (GDK_KEY_Delete, 0);
  expect (tool, "PK"); /* the first press, which it passed on */
}

static void
test_double_click (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);

  click (board, 300, 300);
  click (board, 300, 300);
  expect (tool, "PRPR");
  g_assert_cmpint (tool->event.n_press, ==, 2);
  click (board, 350, 300);
  expect (tool, "PR");
  g_assert_cmpint (tool->event.n_press, ==, 1);
}

/* Everything can be done by keys: to move, to press, to take hold and to let go. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  const WarPosition middle = { 12 * WAR_INCH, 6 * WAR_INCH };
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);

  app_move_pointer (GTK_WIDGET (board), 100, 100);
  gtk_widget_grab_focus (GTK_WIDGET (board));
  duck_board_set_cursor (board, middle);
  app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Up, GDK_SHIFT_MASK);
  app_wait_for (duck_board_get_cursor (board).y == middle.y - WAR_INCH / 10);
  g_assert_cmpint (duck_board_get_cursor (board).x, ==, middle.x + WAR_INCH);
  g_assert_cmpint (tool->event.position.y, ==, middle.y - WAR_INCH / 10);

  g_object_set (board, "grid-step", 2 * WAR_INCH, NULL);
  app_press_key (GDK_KEY_Left, 0);
  app_wait_for (duck_board_get_cursor (board).x == middle.x - WAR_INCH);
  app_press_key (GDK_KEY_Right, GDK_CONTROL_MASK);
  app_wait_for (duck_board_get_cursor (board).x == middle.x + 9 * WAR_INCH);
  app_press_key (GDK_KEY_Left, GDK_CONTROL_MASK);
  app_wait_for (duck_board_get_cursor (board).x == middle.x - WAR_INCH);

  /* What keys move is shown for as long as nobody takes the pointer, though GTK takes the focus
   * out of sight after some seconds. */
  gtk_window_set_focus_visible (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (board))), FALSE);
  g_assert_true (gtk_widget_has_css_class (GTK_WIDGET (board), "by-keys"));

  app_press_key (GDK_KEY_Return, 0);
  expect (tool, "PR");
  g_assert_cmpint (tool->event.position.x, ==, middle.x - WAR_INCH);
  g_assert_cmpint (tool->event.n_press, ==, 1);
  app_press_key (GDK_KEY_space, 0);
  expect (tool, "PR");
  g_assert_cmpint (tool->event.n_press, ==, 2);

  /* From here to there. */
  tool->answer = DUCK_BOARD_PRESS_DRAG;
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  expect (tool, "PDR");
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Escape, 0);
  expect (tool, "PC");

  /* For a menu. */
  tool->answer = DUCK_BOARD_PRESS_CLICK;
  app_press_key (GDK_KEY_Menu, 0);
  expect (tool, "PR");
  g_assert_cmpuint (tool->event.button, ==, GDK_BUTTON_SECONDARY);

  /* A selection moves in place of the cursor. */
  tool->moves = TRUE;
  tool->dx = tool->dy = 0;
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Left, GDK_SHIFT_MASK);
  app_wait_for (tool->dx == -WAR_INCH / 5);
  g_assert_cmpint (tool->dy, ==, 2 * WAR_INCH);
  g_assert_cmpint (duck_board_get_cursor (board).x, ==, middle.x - WAR_INCH);

  app_press_button (GDK_BUTTON_PRIMARY);
  app_wait_for (!gtk_widget_has_css_class (GTK_WIDGET (board), "by-keys"));
  app_release_button (GDK_BUTTON_PRIMARY);
}

/* Tab walks from thing to thing, and on when there is none further. */
static void
test_walk (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);

  gtk_widget_grab_focus (GTK_WIDGET (board));
  tool->n_walks = 2;
  app_press_key (GDK_KEY_Tab, 0);
  expect (tool, ">");
  g_assert_cmpint (duck_board_get_cursor (board).x, ==, 3 * WAR_INCH);
  app_press_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  expect (tool, "<");
  g_assert_true (gtk_widget_has_focus (GTK_WIDGET (board)));
  app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (!gtk_widget_has_focus (GTK_WIDGET (board)));
}

static char *
describe (WarPosition position, gpointer unit)
{
  return g_strdup_printf ("Inch %d", position.x / WAR_INCH);
}

static void
test_description (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);

  duck_board_set_describe (board, describe, NULL, NULL);
  duck_board_set_cursor (board, (WarPosition){ 5 * WAR_INCH, WAR_INCH });
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Inch 5");
  gtk_widget_grab_focus (GTK_WIDGET (board));
  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (duck_board_get_cursor (board).x == 6 * WAR_INCH);
  gtk_test_accessible_assert_property (board, GTK_ACCESSIBLE_PROPERTY_DESCRIPTION, "Inch 6");

  /* The cursor stays on the field. */
  duck_board_set_cursor (board, (WarPosition){ -5 * WAR_INCH, 500 * WAR_INCH });
  g_assert_cmpint (duck_board_get_cursor (board).x, ==, 0);
  g_assert_cmpint (duck_board_get_cursor (board).y, ==, duck_board_get_field (board)->depth);
}

/* What a tool draws costs what it is large, and nothing while it stays as it is. */
static void
test_overlay (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);
  gint factor = gtk_widget_get_scale_factor (widget);
  double scale;
  guint64 before;

  duck_board_zoom_at (board, 300, 300, 2);
  app_wait_for_paint (widget);
  app_wait_for (duck_board_is_complete (board));
  scale = duck_board_get_scale (board) * factor;
  before = duck_board_get_n_drawn (board);
  app_wait_for_paint (widget);
  g_assert_cmpuint (duck_board_get_n_drawn (board), ==, before);

  tool->x += 3;
  duck_board_tool_queue_draw (DUCK_BOARD_TOOL (tool));
  app_wait_for_paint (widget);
  g_assert_cmpuint (duck_board_get_n_drawn (board) - before, >=,
                    (guint64) (20 * scale * 10 * scale));
  g_assert_cmpuint (duck_board_get_n_drawn (board) - before, <=,
                    (guint64) ((20 * scale + 2 * factor) * (10 * scale + 2 * factor)));
}

/* A feature that is dragged is drawn where it was and where it is: less than a twentieth. */
static void
test_edit (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);
  guint64 area = (guint64) gtk_widget_get_width (widget) * (guint64) gtk_widget_get_height (widget);
  guint64 before = 0;

  for (gint step = 0; step < 4; step++)
    {
      g_autoptr (WarField) field = war_field_copy (duck_board_get_field (board));
      WarFeature *hole = war_feature_new ();

      hole->id = g_strdup ("new-hole");
      hole->terrain = WAR_TERRAIN_SMALL_SHELL_HOLE;
      hole->shape.kind = WAR_SHAPE_ELLIPSE;
      hole->shape.centre = (WarPosition){ (10 * 8 + step) * WAR_INCH / 8, 5 * WAR_INCH };
      hole->shape.width = hole->shape.depth = WAR_INCH;
      if (step > 0)
        g_ptr_array_remove_index (field->features, field->features->len - 1);
      g_ptr_array_add (field->features, hole);

      before = duck_board_get_n_drawn (board);
      duck_board_set_field (board, field);
      app_wait_for_paint (widget);
      app_wait_for (duck_board_is_complete (board));

      /* The first of its kind comes into the key of the map too. */
      g_assert_cmpuint (duck_board_get_n_drawn (board), >, before);
      if (step > 0)
        g_assert_cmpuint (duck_board_get_n_drawn (board) - before, <, area / 20);
    }
}

/* The small map comes when not all is in sight, and takes one where one presses. */
static void
test_mini_map (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GtkWidget *widget = GTK_WIDGET (board);
  gint width = gtk_widget_get_width (widget), height = gtk_widget_get_height (widget);
  graphene_point_t middle;

  g_object_set (board, "show-mini-map", TRUE, NULL);
  click (board, width - 40, 40);
  expect (tool, "PR");

  duck_board_zoom_at (board, 300, 300, 4);
  app_wait_for_paint (widget);
  click (board, width - 40, 40);
  middle = duck_board_widget_to_table (board, width / 2., height / 2.);
  app_wait_for (duck_board_widget_to_table (board, width / 2., height / 2.).x > 400);
  middle = duck_board_widget_to_table (board, width / 2., height / 2.);
  g_assert_cmpfloat (middle.y, <, 100);

  /* And follows. */
  app_move_pointer (widget, width - 30, 60);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_move_pointer (widget, width - 100, 60);
  app_move_pointer (widget, width - 160, 60);
  app_wait_for (duck_board_widget_to_table (board, width / 2., height / 2.).x < 200);
  app_release_button (GDK_BUTTON_PRIMARY);
  app_press_key (GDK_KEY_Delete, 0);
  expect (tool, "K");
}

static void
test_switches (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  GActionGroup *actions = duck_board_get_actions (board);
  const char *const names[] = { "show-rulers", "show-grid", "show-mini-map" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    for (guint on = 0; on < 2; on++)
      {
        g_autoptr (GVariant) state = NULL;
        gboolean before, after;

        g_object_get (board, names[i], &before, NULL);
        g_action_group_activate_action (actions, names[i], NULL);
        g_object_get (board, names[i], &after, NULL);
        state = g_action_group_get_action_state (actions, names[i]);
        g_assert_cmpint (after, !=, before);
        g_assert_cmpint (g_variant_get_boolean (state), ==, after);
        app_wait_for_paint (GTK_WIDGET (board));
      }
}

/* The tool is told when it is put down, in the middle of a drag too. */
static void
test_end (AppFixture *fixture, gconstpointer data)
{
  TestTool *tool;
  DuckBoard *board = open_board (fixture, &tool);
  g_autoptr (TestTool) kept G_GNUC_UNUSED = g_object_ref (tool);

  tool->answer = DUCK_BOARD_PRESS_DRAG;
  app_move_pointer (GTK_WIDGET (board), 300, 300);
  app_press_button (GDK_BUTTON_PRIMARY);
  expect (tool, "P");
  duck_board_set_tool (board, NULL);
  expect (tool, "Ce");
  g_assert_null (duck_board_tool_get_board (DUCK_BOARD_TOOL (tool)));
  app_release_button (GDK_BUTTON_PRIMARY);
}

static void
add_tests (void)
{
  APP_ADD ("/board-tool/at-any-scale/positions", test_positions);
  APP_ADD ("/board-tool/at-any-scale/drag", test_drag);
  APP_ADD ("/board-tool/lost-release", test_lost_release);
  APP_ADD ("/board-tool/edge", test_edge);
  APP_ADD ("/board-tool/pan", test_pan);
  APP_ADD ("/board-tool/double-click", test_double_click);
  APP_ADD ("/board-tool/keys", test_keys);
  APP_ADD ("/board-tool/walk", test_walk);
  APP_ADD ("/board-tool/description", test_description);
  APP_ADD ("/board-tool/at-any-scale/overlay", test_overlay);
  APP_ADD ("/board-tool/edit", test_edit);
  APP_ADD ("/board-tool/at-any-scale/mini-map", test_mini_map);
  APP_ADD ("/board-tool/switches", test_switches);
  APP_ADD ("/board-tool/end", test_end);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
