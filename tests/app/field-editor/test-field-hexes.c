/* test-field-hexes.c: a board of hexes is drawn by pointer and keys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "field-page.h"

#include "app/field-editor/field-form.h"
#include "app/field-editor/field-hex-form.h"
#include "app/field-editor/field-hex-palette.h"
#include "store/documents/field-file.h"

/* Five rows of five, on which there is nothing yet. */
static Editor
open_board (AppFixture *fixture)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (5, 5);
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, WAR_HEX_USUAL_HALF_WIDTH);
  g_autofree char *path = app_build_path (fixture, "hexes.duckfield");
  g_autoptr (GError) error = NULL;

  store_field_save (field, path, &error);
  g_assert_no_error (error);
  return open_path (fixture, path);
}

static const WarHexCell *
get_cell (const Editor *editor, guint hex)
{
  return &get_field (editor)->board->cells[hex];
}

static WarPosition
get_centre (const Editor *editor, guint hex)
{
  WarHexes hexes = war_field_get_hexes (get_field (editor));

  return war_hex_get_centre (&hexes, (WarHex) hex);
}

/* Near to the middle of that side. */
static WarPosition
get_side (const Editor *editor, guint hex, guint side)
{
  WarHexes hexes = war_field_get_hexes (get_field (editor));
  WarPosition corners[WAR_HEX_N_DIRECTIONS], centre = get_centre (editor, hex);
  const WarPosition *a = &corners[side], *b = &corners[(side + 1) % WAR_HEX_N_DIRECTIONS];

  war_hex_get_corners (&hexes, (WarHex) hex, corners);
  return (WarPosition){ centre.x + ((a->x + b->x) / 2 - centre.x) * 8 / 10,
                        centre.y + ((a->y + b->y) / 2 - centre.y) * 8 / 10 };
}

/* GTK leaves out places on the way that it has had no time for: waits until it has come there. */
static void
move_to_hex (const Editor *editor, guint hex)
{
  WarHexes hexes = war_field_get_hexes (get_field (editor));
  WarPosition place;

  move_to (editor, get_centre (editor, hex));
  app_wait_for (duck_board_get_pointed (editor->board, &place)
                && war_hexes_pick (&hexes, place) == hex);
}

static void
drag_hexes (const Editor *editor, const guint *hexes, guint n_hexes)
{
  move_to_hex (editor, hexes[0]);
  app_press_button (1);
  for (guint i = 1; i < n_hexes; i++)
    move_to_hex (editor, hexes[i]);
  app_release_button (1);
}

/* One step less: the board is as it was at the beginning. */
static void
undo_to_nothing (const Editor *editor)
{
  g_autoptr (WarHexBoard) empty = war_hex_board_new (5, 5);

  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (war_hex_board_equal (get_field (editor)->board, empty));
  g_assert_null (duck_document_get_undo_name (editor->document));
}

static gboolean
is_tool (const Editor *editor, const char *tool)
{
  g_autoptr (GVariant) state
    = g_action_group_get_action_state (duck_page_get_actions (editor->page), "tool");

  return g_str_equal (g_variant_get_string (state, NULL), tool);
}

/* ---------------------------------------------------------------------------------------------
 * What is offered. */

static void
test_new (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;
  WarField *field;

  app_activate (fixture, "app.new-field");
  app_wait_for (app_get_dialog (fixture) != NULL);
  dialog = app_get_dialog (fixture);
  g_assert_false (gtk_widget_get_visible (app_find (dialog, "columns_row")));
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, "ground")), WAR_GROUND_HEX);
  adw_combo_row_set_selected (
    ADW_COMBO_ROW (app_find (dialog, "size")),
    g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "size"))))
      - 1);
  g_assert_true (gtk_widget_get_visible (app_find (dialog, "columns_row")));
  g_assert_false (gtk_widget_get_visible (app_find (dialog, "width_row")));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "columns")), 7);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "rows")), 4);
  app_click (app_find (dialog, "create"));
  app_wait_for (app_get_dialog (fixture) == NULL);
  app_wait_for (duck_window_get_document (fixture->window) != NULL);
  field = duck_field_document_get_field (
    DUCK_FIELD_DOCUMENT (duck_window_get_document (fixture->window)));
  g_assert_cmpuint (field->board->n_columns, ==, 7);
  g_assert_cmpuint (field->board->n_rows, ==, 4);
}

/* Tools of free ground are not offered on hexes, nor those of hexes on free ground. */
static void
test_tools (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);
  Editor other;

  g_assert_false (gtk_widget_get_mapped (app_find (editor.page, "tool_area")));
  g_assert_true (gtk_widget_get_mapped (app_find (editor.page, "tool_hex_road")));
  g_assert_true (gtk_widget_get_mapped (app_find_type (editor.page, DUCK_TYPE_FIELD_HEX_PALETTE)));
  g_assert_true (is_tool (&editor, "hex-select"));
  app_press_key (GDK_KEY_a, 0);
  app_press_key (GDK_KEY_r, 0);
  app_wait_for (is_tool (&editor, "hex-road"));
  app_press_key (GDK_KEY_3, 0);
  app_wait_for (is_tool (&editor, "hex-brush"));

  other = open_field (fixture, "open-ground.duckfield");
  g_assert_true (gtk_widget_get_mapped (app_find (other.page, "tool_area")));
  g_assert_false (gtk_widget_get_mapped (app_find (other.page, "tool_hex_road")));
}

/* A battlefield without hexes was there before, which can do none of this. */
static void
test_menu (AppFixture *fixture, gconstpointer data)
{
  GType type = g_type_from_name ("GtkModelButton");
  gboolean found = FALSE;
  GtkMenuButton *menu;
  Editor editor;

  open_field (fixture, "open-ground.duckfield");
  editor = open_board (fixture);
  menu = GTK_MENU_BUTTON (app_find (editor.page, "battlefield"));
  gtk_menu_button_popup (menu);
  app_wait_for (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
  for (guint i = 0; i < app_count_type (gtk_menu_button_get_popover (menu), type); i++)
    {
      GtkWidget *item = app_find_nth_type (gtk_menu_button_get_popover (menu), type, i);
      g_autofree char *text = NULL;

      g_object_get (item, "text", &text, NULL);
      if (g_strcmp0 (text, "_Mirror Top and Bottom") != 0
          && g_strcmp0 (text, "Mirror Top and Bottom") != 0)
        continue;
      found = TRUE;
      g_assert_true (gtk_widget_is_sensitive (item));
    }
  g_assert_true (found);
  gtk_menu_button_popdown (menu);
  app_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
}

/* ---------------------------------------------------------------------------------------------
 * The pointer: each drag is one step. */

static void
test_paint (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);

  app_press_key (GDK_KEY_2, 0);
  drag_hexes (&editor, (const guint[]){ 5, 9 }, 2);
  app_wait_for (get_cell (&editor, 9)->terrain == WAR_HEX_FOREST);
  for (guint hex = 5; hex < 10; hex++)
    g_assert_cmpuint (get_cell (&editor, hex)->terrain, ==, WAR_HEX_FOREST);
  undo_to_nothing (&editor);

  app_press_key (GDK_KEY_bracketright, 0);
  click (&editor, get_centre (&editor, 12));
  app_wait_for (get_cell (&editor, 12)->terrain == WAR_HEX_FOREST);
  g_assert_cmpuint (get_cell (&editor, 11)->terrain, ==, WAR_HEX_FOREST);
  g_assert_cmpuint (get_cell (&editor, 7)->terrain, ==, WAR_HEX_FOREST);
  undo_to_nothing (&editor);

  app_press_key (GDK_KEY_f, 0);
  click (&editor, get_centre (&editor, 0));
  app_wait_for (get_cell (&editor, 24)->terrain == WAR_HEX_FOREST);
  undo_to_nothing (&editor);
}

/* A road is laid from hex to hex, taken back by going back, and removed with Shift. */
static void
test_ways (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);

  take_tool (&editor, "hex-road");
  drag_hexes (&editor, (const guint[]){ 10, 11, 12, 13, 12 }, 5);
  app_wait_for (get_cell (&editor, 11)->roads != 0);
  g_assert_cmpuint (get_cell (&editor, 12)->roads, ==, 1 << 4);
  g_assert_cmpuint (get_cell (&editor, 13)->roads, ==, 0);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Lay Road");

  take_tool (&editor, "hex-river");
  drag_hexes (&editor, (const guint[]){ 1, 6, 11, 16 }, 4);
  app_wait_for (get_cell (&editor, 16)->terrain == WAR_HEX_RIVER);
  g_assert_cmpuint (get_cell (&editor, 11)->terrain, ==, WAR_HEX_BRIDGE);
  g_assert_cmpuint (get_cell (&editor, 11)->roads, ==, 1 << 4 | 1 << 1);

  take_tool (&editor, "hex-road");
  app_hold_key (GDK_KEY_Shift_L, TRUE);
  drag_hexes (&editor, (const guint[]){ 10, 11, 12 }, 3);
  app_hold_key (GDK_KEY_Shift_L, FALSE);
  app_wait_for (get_cell (&editor, 11)->terrain == WAR_HEX_RIVER);
  g_assert_cmpuint (get_cell (&editor, 10)->roads, ==, 0);

  /* It leaves the board where the pointer does. */
  move_to_hex (&editor, 2);
  app_press_button (1);
  move_to (&editor, (WarPosition){ get_side (&editor, 2, 0).x + 100, -300 });
  app_wait_for ((duck_board_get_field (editor.board)->board->cells[2].roads & 1 << 0) != 0);
  app_release_button (1);
  app_wait_for (get_cell (&editor, 2)->roads == 1 << 0);
}

/* club.M-15: the sides that are clicked are open, the middle turns the fort; it is dragged away. */
static void
test_forts (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);

  take_tool (&editor, "hex-fort");
  click (&editor, get_centre (&editor, 12));
  app_wait_for (get_cell (&editor, 12)->fort == 1);
  g_assert_cmpuint (get_cell (&editor, 12)->open, ==, 1 << 1 | 1 << 4);
  click (&editor, get_side (&editor, 12, 0));
  app_wait_for ((get_cell (&editor, 12)->open & 1 << 0) != 0);
  click (&editor, get_side (&editor, 12, 5));
  app_wait_for (get_cell (&editor, 12)->open == (1 << 0 | 1 << 5));
  click (&editor, get_centre (&editor, 12));
  app_wait_for (get_cell (&editor, 12)->open == (1 << 0 | 1 << 1));

  take_tool (&editor, "hex-start");
  click (&editor, get_centre (&editor, 20));
  app_wait_for (get_cell (&editor, 20)->start == 1);
  click (&editor, get_centre (&editor, 21));
  app_wait_for (get_cell (&editor, 21)->start == 2);
  click (&editor, get_centre (&editor, 20));
  app_wait_for (get_cell (&editor, 20)->start == 0);

  take_tool (&editor, "hex-select");
  drag_hexes (&editor, (const guint[]){ 12, 7 }, 2);
  app_wait_for (get_cell (&editor, 7)->fort == 1);
  g_assert_cmpuint (get_cell (&editor, 7)->open, ==, 1 << 0 | 1 << 1);
  g_assert_cmpuint (get_cell (&editor, 12)->terrain, ==, WAR_HEX_MEADOW);

  take_tool (&editor, "hex-eraser");
  drag_hexes (&editor, (const guint[]){ 7, 6 }, 2);
  app_wait_for (get_cell (&editor, 7)->fort == 0);
}

/* Escape during a drag puts everything back. */
static void
test_cancel (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));

  take_tool (&editor, "hex-river");
  move_to (&editor, get_centre (&editor, 0));
  app_press_button (1);
  move_to (&editor, get_centre (&editor, 12));
  app_wait_for (duck_board_get_field (editor.board)->board->cells[12].terrain == WAR_HEX_RIVER);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (duck_board_get_field (editor.board) == before);
  app_release_button (1);
  g_assert_true (get_field (&editor) == before);
}

/* ---------------------------------------------------------------------------------------------
 * Keys alone. */

/* From the first hex: right, down its column, and by the keys round the arrows aslant. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);

  duck_board_set_cursor (editor.board, get_centre (&editor, 0));
  app_press_key (GDK_KEY_r, 0);
  app_wait_for (is_tool (&editor, "hex-road"));
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Page_Down, 0);
  app_press_key (GDK_KEY_End, 0);
  app_press_key (GDK_KEY_Home, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_cell (&editor, 5)->roads != 0);
  g_assert_cmpuint (get_cell (&editor, 0)->roads, ==, 1 << 1);
  g_assert_cmpuint (get_cell (&editor, 1)->roads, ==, 1 << 4 | 1 << 2);
  g_assert_cmpuint (get_cell (&editor, 6)->roads, ==, 1 << 5 | 1 << 3);
  g_assert_cmpuint (get_cell (&editor, 11)->roads, ==, 1 << 0 | 1 << 5);
  g_assert_cmpuint (get_cell (&editor, 5)->roads, ==, 1 << 2);

  app_press_key (GDK_KEY_o, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_cell (&editor, 15)->fort == 1);
  app_press_key (GDK_KEY_t, 0);
  app_press_key (GDK_KEY_Right, GDK_CONTROL_MASK);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_cell (&editor, 19)->start == 1);

  /* Tab goes to the fort, then to the start, and Delete clears what it has come to. */
  app_press_key (GDK_KEY_s, 0);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_cell (&editor, 19)->start == 0);
  g_assert_cmpuint (get_cell (&editor, 15)->fort, ==, 1);
}

/* ---------------------------------------------------------------------------------------------
 * Inspector, menus, warnings. */

static void
test_inspector (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);
  GtkWidget *form = app_find_type (editor.page, DUCK_TYPE_FIELD_HEX_FORM);

  click (&editor, get_centre (&editor, 12));
  app_wait_for (gtk_widget_get_mapped (form));
  g_assert_true (app_shows_text (form, "C3 · Meadow"));
  app_click (app_find_button (form, "Upper Right"));
  app_wait_for (get_cell (&editor, 12)->roads == 1 << 0);
  g_assert_cmpuint (get_cell (&editor, 7)->roads, ==, 1 << 3);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find_nth_type (form, GTK_TYPE_DROP_DOWN, 0)), 3);
  app_wait_for (get_cell (&editor, 12)->fort == 1);
  g_assert_cmpuint (get_cell (&editor, 7)->roads, ==, 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_nth_type (form, GTK_TYPE_SPIN_BUTTON, 0)),
                             5);
  app_wait_for (get_cell (&editor, 12)->fort == 5);
  app_click (app_find_button (form, "Upper Left"));
  app_wait_for ((get_cell (&editor, 12)->open & 1 << 5) != 0);
}

/* The upper half comes onto the lower one, the board gets its half turn below, and another size;
 * what is drawn is the same when it is read again. */
static void
test_board (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);
  GActionGroup *actions = duck_page_get_actions (editor.page);
  GtkWidget *form = app_find_type (editor.page, DUCK_TYPE_FIELD_FORM);
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (StoreFaults) faults = store_faults_new ("hexes");
  g_autoptr (WarField) read = NULL;

  take_tool (&editor, "hex-fort");
  click (&editor, get_centre (&editor, 1));
  app_wait_for (get_cell (&editor, 1)->fort == 1);
  g_assert_true (g_action_group_get_action_enabled (actions, "hex-mirror"));
  g_assert_false (g_action_group_get_action_enabled (actions, "hex-turn"));
  g_action_group_activate_action (actions, "hex-match", g_variant_new_boolean (FALSE));
  app_wait_for (get_cell (&editor, 21)->fort == 2);
  activate (&editor, "hex-join");
  app_wait_for (get_field (&editor)->board->n_rows == 10);
  g_assert_cmpuint (get_cell (&editor, 48)->fort, ==, 3);
  g_assert_true (g_action_group_get_action_enabled (actions, "hex-turn"));
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_nth_type (form, GTK_TYPE_SPIN_BUTTON, 3)),
                             11);
  app_wait_for (get_field (&editor)->board->n_rows == 11);

  bytes = store_field_to_bytes (get_field (&editor));
  read = store_field_from_bytes (bytes, faults);
  g_assert_true (war_hex_board_equal (read->board, get_field (&editor)->board));
  for (guint i = 0; i < 4; i++)
    duck_document_undo (editor.document);
  g_assert_null (duck_document_get_undo_name (editor.document));
}

/* A start from which no way leads to a fort: it is said, and leads there. */
static void
test_warnings (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_board (fixture);
  GtkWidget *form = app_find_type (editor.page, DUCK_TYPE_FIELD_FORM), *list;

  take_tool (&editor, "hex-fort");
  click (&editor, get_centre (&editor, 12));
  app_wait_for (get_cell (&editor, 12)->fort == 1);
  take_tool (&editor, "hex-start");
  click (&editor, get_centre (&editor, 10));
  app_wait_for (get_cell (&editor, 10)->start == 1);
  g_assert_true (app_shows_text (form, "Nothing odd was found."));
  take_tool (&editor, "hex-river");
  drag_hexes (&editor, (const guint[]){ 1, 5, 11, 15, 21 }, 5);
  app_wait_for (!app_shows_text (form, "Nothing odd was found."));
  list = app_find_type (form, GTK_TYPE_LIST_BOX);
  g_signal_emit_by_name (list, "row-activated",
                         gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), 0));
  app_wait_for (gtk_widget_get_mapped (app_find_type (editor.page, DUCK_TYPE_FIELD_HEX_FORM)));
  g_assert_true (
    app_shows_text (app_find_type (editor.page, DUCK_TYPE_FIELD_HEX_FORM), "C3 · Fort 1"));
}

static void
add_tests (void)
{
  APP_ADD ("/field-hexes/new", test_new);
  APP_ADD ("/field-hexes/tools", test_tools);
  APP_ADD ("/field-hexes/paint", test_paint);
  APP_ADD ("/field-hexes/ways", test_ways);
  APP_ADD ("/field-hexes/club.M-15/forts", test_forts);
  APP_ADD ("/field-hexes/cancel", test_cancel);
  APP_ADD ("/field-hexes/keys", test_keys);
  APP_ADD ("/field-hexes/inspector", test_inspector);
  APP_ADD ("/field-hexes/board", test_board);
  APP_ADD ("/field-hexes/warnings", test_warnings);
  APP_ADD ("/field-hexes/menu", test_menu);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
