/* test-field-editor.c: a battlefield is changed by pointer and keys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "field-page.h"

#include "app/board/board.h"
#include "app/field-editor/field-effects-form.h"
#include "app/field-editor/field-item-form.h"
#include "app/field-editor/field-scatter-tool.h"
#include "app/field-editor/field-select-tool.h"
#include "desk/documents/field-document.h"
#include "engine/field/field-item.h"

/* How many pixels are so many units, for what a pointer can do. */
static WarLength
get_pixel (const Editor *editor)
{
  return (WarLength) (WAR_MILLIMETRE / duck_board_get_scale (editor->board)) + 1;
}

static void
assert_near (const Editor *editor, WarLength a, WarLength b)
{
  g_assert_cmpint (ABS (a - b), <=, 2 * get_pixel (editor));
}

/* ---------------------------------------------------------------------------------------------
 * The pointer. */

/* One drag is one step, and undoing it gives the very field that was there. */
static void
test_move (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));
  WarItem item;
  const WarFeature *hole;

  g_assert_true (war_field_find_item (before, WAR_ITEM_FEATURE, "shell-hole-12", &item));
  hole = g_ptr_array_index (before->features, item.index);
  drag (&editor, hole->shape.centre,
        (WarPosition){ hole->shape.centre.x + 5000, hole->shape.centre.y - 2000 });
  app_wait_for (get_field (&editor) != before);
  assert_near (&editor, get_feature (&editor, item.index)->shape.centre.x,
               hole->shape.centre.x + 5000);
  assert_near (&editor, get_feature (&editor, item.index)->shape.centre.y,
               hole->shape.centre.y - 2000);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Move Small Shell Hole");

  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (get_field (&editor) == before);
  g_assert_null (duck_document_get_undo_name (editor.document));
}

/* Escape during a drag puts everything back, and there is no step. */
static void
test_cancel (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));

  move_to (&editor, (WarPosition){ 14986, 25908 });
  app_press_button (1);
  move_to (&editor, (WarPosition){ 20000, 20000 });
  app_wait_for (duck_board_get_field (editor.board) != before);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (duck_board_get_field (editor.board) == before);
  app_release_button (1);
  g_assert_true (get_field (&editor) == before);
  g_assert_null (duck_document_get_undo_name (editor.document));
}

static void
test_draw_area (AppFixture *fixture, gconstpointer data)
{
  static const WarPosition corners[]
    = { { 10000, 5000 }, { 20000, 5000 }, { 20000, 12000 }, { 10000, 12000 } };
  Editor editor = open_field (fixture, "open-ground.duckfield");
  guint n_before = get_field (&editor)->features->len;
  const WarFeature *feature;

  take_tool (&editor, "area");
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    click (&editor, corners[i]);
  click (&editor, corners[0]);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  feature = get_feature (&editor, n_before);
  g_assert_cmpint (feature->shape.kind, ==, WAR_SHAPE_AREA);
  g_assert_cmpuint (feature->shape.vertices->len, ==, 4);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      WarPosition vertex = g_array_index (feature->shape.vertices, WarPosition, i);

      assert_near (&editor, vertex.x, corners[i].x);
      assert_near (&editor, vertex.y, corners[i].y);
    }
}

/* An outline that crosses itself is refused, and can be mended. */
static void
test_crossing (AppFixture *fixture, gconstpointer data)
{
  static const WarPosition corners[]
    = { { 10000, 5000 }, { 20000, 12000 }, { 20000, 5000 }, { 10000, 12000 } };
  Editor editor = open_field (fixture, "open-ground.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));

  take_tool (&editor, "area");
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    click (&editor, corners[i]);
  click (&editor, corners[0]);
  app_wait_for (app_shows_text (fixture->window, "An outline may not cross or touch itself."));
  g_assert_true (get_field (&editor) == before);
  app_press_key (GDK_KEY_BackSpace, 0);
  click (&editor, corners[0]);
  app_wait_for (get_field (&editor) != before);
}

/* Draws freehand; GTK takes motions together that come between two frames. */
static void
stroke (const Editor *editor, const WarPosition *positions, guint n_positions)
{
  move_to (editor, positions[0]);
  app_press_button (1);
  for (guint i = 1; i < n_positions; i++)
    {
      move_to (editor, positions[i]);
      app_wait_for_paint (GTK_WIDGET (editor->board));
    }
  app_release_button (1);
}

/* A stroke that leads along a line makes no area that nobody sees, and says why; one around a
 * surface makes one. */
static void
test_flat_stroke (AppFixture *fixture, gconstpointer data)
{
  static const WarPosition there_and_back[]
    = { { 10000, 5000 }, { 16000, 5010 }, { 22000, 5000 }, { 12000, 4990 } };
  static const WarPosition around[]
    = { { 10000, 5000 }, { 20000, 5000 }, { 20000, 12000 }, { 10000, 12000 } };
  Editor editor = open_field (fixture, "open-ground.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));

  take_tool (&editor, "area");
  stroke (&editor, there_and_back, G_N_ELEMENTS (there_and_back));
  app_wait_for (app_shows_text (fixture->window,
                                "That is a line, which has no surface: draw around the area, or "
                                "take the line tool."));
  g_assert_true (get_field (&editor) == before);
  stroke (&editor, around, G_N_ELEMENTS (around));
  app_wait_for (get_field (&editor) != before);
}

static void
test_box_and_zone (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  guint n_features = get_field (&editor)->features->len;
  guint n_zones = get_field (&editor)->zones->len;

  take_tool (&editor, "box");
  drag (&editor, (WarPosition){ 20000, 5000 }, (WarPosition){ 26000, 9000 });
  app_wait_for (get_field (&editor)->features->len == n_features + 1);
  assert_near (&editor, get_feature (&editor, n_features)->shape.width, 6000);
  assert_near (&editor, get_feature (&editor, n_features)->shape.depth, 4000);

  take_tool (&editor, "zone");
  drag (&editor, (WarPosition){ 40000, 5000 }, (WarPosition){ 50000, 15000 });
  app_wait_for (get_field (&editor)->zones->len == n_zones + 1);
}

static void
test_eraser (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  guint n_before = get_field (&editor)->features->len;

  take_tool (&editor, "eraser");
  drag (&editor, (WarPosition){ 14986, 25908 }, (WarPosition){ 22860, 27432 });
  app_wait_for (get_field (&editor)->features->len == n_before - 2);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Erase");
}

/* A bridge is put along the road, however that runs. */
static void
test_bridge (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "village.duckfield");
  guint n_before = get_field (&editor)->features->len;
  GtkListBox *list
    = GTK_LIST_BOX (app_find_type (app_find (editor.page, "palette"), GTK_TYPE_LIST_BOX));
  const WarShape *road = NULL;
  WarHeading heading, along;

  for (guint i = 0; i < n_before; i++)
    if (get_feature (&editor, i)->terrain == WAR_TERRAIN_ROAD)
      road = &get_feature (&editor, i)->shape;
  g_assert_nonnull (road);

  const WarPosition a = g_array_index (road->vertices, WarPosition, road->vertices->len / 2);
  const WarPosition b = g_array_index (road->vertices, WarPosition, road->vertices->len / 2 + 1);

  gtk_list_box_select_row (list, gtk_list_box_get_row_at_index (list, WAR_TERRAIN_BRIDGE));
  click (&editor, (WarPosition){ (a.x + b.x) / 2, (a.y + b.y) / 2 });
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  /* The pointer may come to lie on the next part of the road. */
  heading = get_feature (&editor, n_before)->shape.heading;
  along = war_heading_towards (a, b);
  g_assert_cmpint (MAX (heading, along) - MIN (heading, along), <, WAR_HEADING_TURN / 60);
}

/* Something far larger than any table, as a file may have it: nothing but what is seen of it is
 * drawn, and no more than 10 m can be typed. */
static void
test_huge (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_path (fixture, "huge.duckfield");
  Editor editor;
  GtkWidget *widget, *form;
  GtkSpinButton *width;
  guint64 before, area;

  g_assert_true (g_file_set_contents (
    path,
    "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"F\" width-mm100=\"60960\" "
    "depth-mm100=\"30480\"><ground kind=\"free\"/><features><box id=\"a\" "
    "terrain=\"building\" centre-mm100=\"30000,15000\" heading=\"100\" "
    "width-mm100=\"10000000\" depth-mm100=\"10000000\"/></features></field>",
    -1, NULL));
  editor = open_path (fixture, path);
  widget = GTK_WIDGET (editor.board);
  area = (guint64) gtk_widget_get_width (widget) * (guint64) gtk_widget_get_height (widget);
  app_wait_for (duck_board_is_complete (editor.board));
  before = duck_board_get_n_drawn (editor.board);
  click (&editor, (WarPosition){ 30000, 15000 });
  form = app_find_type (editor.page, DUCK_TYPE_FIELD_ITEM_FORM);
  app_wait_for (gtk_widget_get_mapped (form));
  app_wait_for_paint (widget);
  g_assert_cmpuint (duck_board_get_n_drawn (editor.board) - before, <, 20 * area);

  width = GTK_SPIN_BUTTON (app_find_nth_type (form, GTK_TYPE_SPIN_BUTTON, 2));
  gtk_spin_button_set_value (width, 5);
  g_assert_cmpint (get_feature (&editor, 0)->shape.width, ==, 5 * WAR_INCH);
  gtk_spin_button_set_value (width, 1e9);
  g_assert_cmpint (get_feature (&editor, 0)->shape.width, ==, WAR_SHAPE_MAX_SIZE);
}

/* ---------------------------------------------------------------------------------------------
 * Keys. */

/* A stamp, moved, duplicated, deleted, without a pointer. */
/* What is said is the engine's own answer, and follows the field. */
static void
test_sight (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "langemarck.duckfield");
  DuckBoardTool *tool;

  take_tool (&editor, "sight");
  tool = duck_board_get_tool (editor.board);
  drag (&editor, (WarPosition){ 5 * WAR_INCH, 2 * WAR_INCH },
        (WarPosition){ 14 * WAR_INCH, 9 * WAR_INCH });
  app_wait_for (strstr (duck_board_tool_get_status (tool), "blocked by Church") != NULL);

  take_tool (&editor, "eraser");
  take_tool (&editor, "sight");
  g_assert_null (strstr (duck_board_tool_get_status (tool), "Church"));
}

static void
test_keyboard (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  guint n_before = get_field (&editor)->features->len;
  WarLength step = duck_board_get_grid_step (editor.board);
  WarPosition start;

  gtk_widget_grab_focus (GTK_WIDGET (editor.board));
  app_press_key (GDK_KEY_t, 0);
  app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  start = get_feature (&editor, n_before)->shape.centre;

  app_press_key (GDK_KEY_s, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_wait_for (get_feature (&editor, n_before)->shape.centre.y == start.y + step);
  app_press_key (GDK_KEY_Left, GDK_SHIFT_MASK);
  app_wait_for (get_feature (&editor, n_before)->shape.centre.x == start.x - step / 10);

  app_press_key (GDK_KEY_d, GDK_CONTROL_MASK);
  app_wait_for (get_field (&editor)->features->len == n_before + 2);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
}

static const char *
get_tool (const Editor *editor)
{
  g_autoptr (GVariant) state
    = g_action_group_get_action_state (duck_page_get_actions (editor->page), "tool");

  return g_intern_string (g_variant_get_string (state, NULL));
}

/* Tools and Escape have their keys wherever the focus is, but not where somebody types. */
static void
test_keys_anywhere (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "village.duckfield");
  GActionGroup *actions = duck_page_get_actions (editor.page);
  GtkWidget *palette = app_find (editor.page, "palette");
  GtkWidget *inspector = app_find (editor.page, "inspector");
  GtkWidget *entry;

  activate (&editor, "select-all");
  app_wait_for (g_action_group_get_action_enabled (actions, "cut"));
  gtk_widget_grab_focus (app_find_type (palette, GTK_TYPE_LIST_BOX_ROW));
  app_wait_for (!gtk_widget_has_focus (GTK_WIDGET (editor.board)));
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (!g_action_group_get_action_enabled (actions, "cut"));
  app_press_key (GDK_KEY_z, 0);
  app_wait_for (g_str_equal (get_tool (&editor), "zone"));
  app_wait_for (gtk_widget_has_focus (GTK_WIDGET (editor.board)));

  entry = app_find_type (inspector, GTK_TYPE_ENTRY);
  gtk_widget_grab_focus (entry);
  app_press_key (GDK_KEY_s, 0);
  app_wait_for (g_str_equal (gtk_editable_get_text (GTK_EDITABLE (entry)), "s"));
  g_assert_cmpstr (get_tool (&editor), ==, "zone");
}

/* A box of any size; an area, whose last Enter gives the arrows back to the cursor. */
static void
test_draw_by_keys (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  guint n_before = get_field (&editor)->features->len;
  WarLength step = duck_board_get_grid_step (editor.board);
  WarPosition cursor;

  gtk_widget_grab_focus (GTK_WIDGET (editor.board));
  app_press_key (GDK_KEY_b, 0);
  app_press_key (GDK_KEY_Return, 0);
  for (guint i = 0; i < 3; i++)
    app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  g_assert_cmpint (get_feature (&editor, n_before)->shape.width, ==, 3 * step);
  g_assert_cmpint (get_feature (&editor, n_before)->shape.depth, ==, step);

  app_press_key (GDK_KEY_a, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_field (&editor)->features->len == n_before + 2);
  cursor = duck_board_get_cursor (editor.board);
  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (duck_board_get_cursor (editor.board).x == cursor.x + step);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Add Wood");
}

/* Who clicks and goes on by keys goes on where the click was. */
static void
test_click_then_keys (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  guint n_before = get_field (&editor)->features->len;
  WarLength step = duck_board_get_grid_step (editor.board);
  const WarShape *shape;

  take_tool (&editor, "line");
  click (&editor, (WarPosition){ 20000, 10000 });
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Right, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  shape = &get_feature (&editor, n_before)->shape;
  g_assert_cmpuint (shape->vertices->len, ==, 2);
  assert_near (&editor, g_array_index (shape->vertices, WarPosition, 0).x, 20000);
  assert_near (&editor, g_array_index (shape->vertices, WarPosition, 1).x, 20000 + step);
}

/* The keys of the tool in the hand are named. */
static void
test_key_names (AppFixture *fixture, gconstpointer data)
{
  static const char *const tools[] = { "select", "area",  "line",   "zone",  "box",     "ellipse",
                                       "stamp",  "point", "eraser", "ruler", "picture", "sight" };
  Editor editor = open_field (fixture, "village.duckfield");
  GtkLabel *keys = GTK_LABEL (app_find (editor.page, "keys"));

  for (guint i = 0; i < G_N_ELEMENTS (tools); i++)
    {
      take_tool (&editor, tools[i]);
      g_assert_true (g_str_has_prefix (gtk_label_get_label (keys), "Keys: "));
    }
}

/* Tab goes from thing to thing; cut and paste leave the same things. */
static void
test_walk_and_paste (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "village.duckfield");
  guint n_before = get_field (&editor)->features->len;
  g_autofree char *id = g_strdup (get_feature (&editor, 1)->id);

  gtk_widget_grab_focus (GTK_WIDGET (editor.board));
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_x, GDK_CONTROL_MASK);
  app_wait_for (get_field (&editor)->features->len == n_before - 1);
  app_press_key (GDK_KEY_v, GDK_CONTROL_MASK);
  app_wait_for (get_field (&editor)->features->len == n_before);
  g_assert_cmpstr (get_feature (&editor, n_before - 1)->id, ==, id);
}

static gboolean
copied_cb (gpointer user_data)
{
  *(gboolean *) user_data = TRUE;
  return G_SOURCE_REMOVE;
}

/* What is no field, or a damaged one, changes nothing. */
static void
test_paste_nonsense (AppFixture *fixture, gconstpointer data)
{
  static const char *const texts[] = {
    "",
    "Hello",
    "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"F\"/>",
    "<!DOCTYPE field [<!ENTITY a \"aaaa\">]><field xmlns=\"urn:duckboard:1\">&a;</field>",
    "<field xmlns=\"urn:duckboard:1\" version=\"1.0\" name=\"F\" width-mm100=\"60960\" "
    "depth-mm100=\"30480\"><ground kind=\"free\"/><features><area id=\"a\" terrain=\"wood\" "
    "points-mm100=\"0,0 10,10 10,0 0,10\"/></features></field>",
  };
  Editor editor = open_field (fixture, "village.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));

  for (guint i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      gboolean done = FALSE;

      gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (editor.page)), texts[i]);
      activate (&editor, "paste");
      g_idle_add_full (G_PRIORITY_LOW, copied_cb, &done, NULL);
      app_wait_for (done);
    }
  g_assert_true (get_field (&editor) == before);
}

/* A double click on an outline makes a corner, Delete takes the one away that was touched last. */
static void
test_corners (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  WarItem item;
  guint n_before;
  WarPosition a, b, middle;

  g_assert_true (war_field_find_item (get_field (&editor), WAR_ITEM_FEATURE, "zouave-wood", &item));
  n_before = get_feature (&editor, item.index)->shape.vertices->len;
  a = g_array_index (get_feature (&editor, item.index)->shape.vertices, WarPosition, 0);
  b = g_array_index (get_feature (&editor, item.index)->shape.vertices, WarPosition, 2);
  middle = (WarPosition){ 50300, 24800 };
  click (&editor, middle);

  /* A corner is dragged outwards. */
  drag (&editor, a, (WarPosition){ a.x - 2500, a.y - 1500 });
  app_wait_for (duck_document_get_undo_name (editor.document) != NULL);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Move Corner");
  assert_near (&editor,
               g_array_index (get_feature (&editor, item.index)->shape.vertices, WarPosition, 0).x,
               a.x - 2500);

  /* Away with another one. */
  click (&editor, b);
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_feature (&editor, item.index)->shape.vertices->len == n_before - 1);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Remove Corner");

  /* And a new one on the long edge. */
  a = g_array_index (get_feature (&editor, item.index)->shape.vertices, WarPosition, 0);
  b = g_array_index (get_feature (&editor, item.index)->shape.vertices, WarPosition, 1);
  middle = (WarPosition){ a.x + (b.x - a.x) / 3, a.y + (b.y - a.y) / 3 };
  move_to (&editor, middle);
  for (guint i = 0; i < 2; i++)
    {
      app_press_button (1);
      app_release_button (1);
    }
  app_wait_for (get_feature (&editor, item.index)->shape.vertices->len == n_before);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Add Corner");
}

/* ---------------------------------------------------------------------------------------------
 * Actions, and the rest. */

/* Every action can be undone, step by step, to the very first field. */
static void
test_undo_all (AppFixture *fixture, gconstpointer data)
{
  static const char *const actions[]
    = { "select-all",     "group",      "lock",      "unlock-all", "align(uint32 0)",
        "turn(uint32 0)", "select-all", "duplicate", "delete",     "make-fair((uint32 0, true))" };
  Editor editor = open_field (fixture, "village.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));
  guint n_steps = 0;

  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    {
      g_autofree char *name = NULL;
      g_autoptr (GVariant) target = NULL;

      g_assert_true (g_action_parse_detailed_name (actions[i], &name, &target, NULL));
      g_action_group_activate_action (duck_page_get_actions (editor.page), name, target);
    }
  g_assert_true (get_field (&editor) != before);
  while (duck_document_get_undo_name (editor.document) != NULL)
    {
      duck_document_undo (editor.document);
      n_steps++;
    }
  g_assert_cmpuint (n_steps, >=, 7);
  g_assert_true (get_field (&editor) == before);
}

/* Whatever a terrain does, a feature may do otherwise: choices, and how far one sees into it. */
static void
test_effects (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  GtkWidget *form;
  WarRules *rules = duck_field_document_get_rules (DUCK_FIELD_DOCUMENT (editor.document));
  const WarStat *stats = rules->system->terrain_stats;
  int width = gtk_widget_get_width (GTK_WIDGET (editor.board));
  WarItem item;

  g_assert_true (war_field_find_item (get_field (&editor), WAR_ITEM_FEATURE, "zouave-wood", &item));
  click (&editor, (WarPosition){ 50300, 24800 });
  form = app_find_type (editor.page, DUCK_TYPE_FIELD_EFFECTS_FORM);
  app_wait_for (gtk_widget_get_mapped (form));
  app_wait_for_paint (form);
  /* The map stays where it is under the pointer. */
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (editor.board)), ==, width);
  for (guint i = 0; stats[i].id != NULL; i++)
    {
      GtkDropDown *choice = GTK_DROP_DOWN (app_find_nth_type (form, GTK_TYPE_DROP_DOWN, i));

      gtk_drop_down_set_selected (choice, 1);
      g_assert_true (
        war_feature_has_effect (get_feature (&editor, item.index), rules->system->id, i));
      if (stats[i].kind == WAR_STAT_LENGTH)
        {
          GtkWidget *spin = app_find_type (form, GTK_TYPE_SPIN_BUTTON);

          gtk_spin_button_set_value (GTK_SPIN_BUTTON (spin), 3);
          g_assert_cmpint (war_feature_get_effect (get_feature (&editor, item.index), rules, i), ==,
                           3 * WAR_INCH);
        }
      gtk_drop_down_set_selected (choice, 0);
      g_assert_false (
        war_feature_has_effect (get_feature (&editor, item.index), rules->system->id, i));
      g_assert_cmpint (war_feature_get_effect (get_feature (&editor, item.index), rules, i), ==,
                       rules->terrain[WAR_TERRAIN_WOOD][i]);
    }
}

/* A hidden layer is not shown and cannot be picked; nothing is lost. */
static void
test_layers (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  GActionGroup *actions = duck_page_get_actions (editor.page);

  g_action_group_change_action_state (actions, "show-terrain", g_variant_new_boolean (FALSE));
  g_assert_cmpuint (duck_board_get_field (editor.board)->features->len, ==, 0);
  g_assert_cmpuint (get_field (&editor)->features->len, >, 0);
  g_action_group_change_action_state (actions, "show-terrain", g_variant_new_boolean (TRUE));
  g_assert_true (duck_board_get_field (editor.board) == get_field (&editor));
}

/* A page that is closed leaves nothing behind, whatever was opened on it, nor do its actions. */
static void
test_closed (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "hooge.duckfield");
  GActionGroup *actions = duck_page_get_actions (editor.page);
  GtkMenuButton *menu = GTK_MENU_BUTTON (app_find (editor.page, "edit"));

  g_object_add_weak_pointer (G_OBJECT (actions), (gpointer *) &actions);
  g_object_add_weak_pointer (G_OBJECT (editor.page), (gpointer *) &editor.page);
  gtk_menu_button_popup (menu);
  app_wait_for (gtk_widget_get_mapped (GTK_WIDGET (gtk_menu_button_get_popover (menu))));
  gtk_menu_button_popdown (menu);
  move_to (&editor, (WarPosition){ 30000, 10000 });
  app_press_button (3);
  app_release_button (3);
  app_wait_for (app_count_type (editor.page, GTK_TYPE_POPOVER_MENU) > 0);
  app_press_key (GDK_KEY_Escape, 0);
  app_activate (fixture, "win.close-tab");
  app_wait_for (editor.page == NULL);
  app_wait_for (actions == NULL);
}

/* The rows that are found stay, and Enter takes the first; the options below keep their place. */
static void
test_search (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  GtkWidget *palette = app_find (editor.page, "palette");
  GtkWidget *search = app_find_type (palette, GTK_TYPE_SEARCH_ENTRY);
  const char *nothing = "No terrain has this in its name or its effects.";
  GtkListBox *list = GTK_LIST_BOX (app_find_type (palette, GTK_TYPE_LIST_BOX));
  int height
    = gtk_widget_get_height (gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_SCROLLED_WINDOW));

  gtk_editable_set_text (GTK_EDITABLE (search), "Bridge");
  app_wait_for (!gtk_widget_get_child_visible (
    GTK_WIDGET (gtk_list_box_get_row_at_index (list, WAR_TERRAIN_WOOD))));
  g_assert_true (gtk_widget_get_child_visible (
    GTK_WIDGET (gtk_list_box_get_row_at_index (list, WAR_TERRAIN_BRIDGE))));
  g_signal_emit_by_name (search, "activate");
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (list)), ==,
                   WAR_TERRAIN_BRIDGE);
  g_assert_false (app_shows_text (palette, nothing));

  /* What was chosen all along is taken up again, by Enter or a click. */
  for (guint i = 0; i < 2; i++)
    {
      take_tool (&editor, "select");
      if (i == 0)
        g_signal_emit_by_name (search, "activate");
      else
        g_signal_emit_by_name (list, "row-activated", gtk_list_box_get_selected_row (list));
      g_assert_false (DUCK_IS_FIELD_SELECT_TOOL (duck_board_get_tool (editor.board)));
    }
  gtk_editable_set_text (GTK_EDITABLE (search), "Volcano");
  app_wait_for (app_shows_text (palette, nothing));
  gtk_editable_set_text (GTK_EDITABLE (search), "");
  app_wait_for_paint (palette);
  g_assert_false (app_shows_text (palette, nothing));
  g_assert_cmpint (
    gtk_widget_get_height (gtk_widget_get_ancestor (GTK_WIDGET (list), GTK_TYPE_SCROLLED_WINDOW)),
    ==, height);
}

/* A stroke of the brush is one step; [ and ] change the brush. */
static void
test_scatter (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "open-ground.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));
  GtkListBox *list
    = GTK_LIST_BOX (app_find_type (app_find (editor.page, "palette"), GTK_TYPE_LIST_BOX));
  guint n_small;

  gtk_list_box_select_row (list,
                           gtk_list_box_get_row_at_index (list, WAR_TERRAIN_SMALL_SHELL_HOLE));
  take_tool (&editor, "select");
  app_press_key (GDK_KEY_c, 0);
  app_wait_for (DUCK_IS_FIELD_SCATTER_TOOL (duck_board_get_tool (editor.board)));
  drag (&editor, (WarPosition){ 12000, 15000 }, (WarPosition){ 45000, 15000 });
  app_wait_for (get_field (&editor) != before);
  n_small = get_field (&editor)->features->len - before->features->len;
  g_assert_cmpuint (n_small, >, 10);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Scatter Small Shell Hole");
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (get_field (&editor) == before);

  for (guint i = 0; i < 3; i++)
    app_press_key (GDK_KEY_bracketright, 0);
  drag (&editor, (WarPosition){ 12000, 15000 }, (WarPosition){ 45000, 15000 });
  app_wait_for (get_field (&editor) != before);
  g_assert_cmpuint (get_field (&editor)->features->len - before->features->len, >, n_small);
}

/* Clicked corners become a curve when that is wanted; it is one step. */
static void
test_rounded (AppFixture *fixture, gconstpointer data)
{
  static const WarPosition corners[]
    = { { 10000, 5000 }, { 20000, 5000 }, { 20000, 12000 }, { 10000, 12000 } };
  Editor editor = open_field (fixture, "open-ground.duckfield");
  guint n_before = get_field (&editor)->features->len;

  gtk_check_button_set_active (
    GTK_CHECK_BUTTON (app_find_type (app_find (editor.page, "palette"), GTK_TYPE_CHECK_BUTTON)),
    TRUE);
  take_tool (&editor, "area");
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    click (&editor, corners[i]);
  click (&editor, corners[0]);
  app_wait_for (get_field (&editor)->features->len == n_before + 1);
  g_assert_cmpuint (get_feature (&editor, n_before)->shape.vertices->len, >, 12);
  duck_document_undo (editor.document);
  g_assert_cmpuint (get_field (&editor)->features->len, ==, n_before);
}

/* What would be laid out is seen before, and another; it is one step, or none. */
static void
test_lay_out (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_field (fixture, "village.duckfield");
  g_autoptr (WarField) before = war_field_ref (get_field (&editor));
  GtkWidget *preview;
  GtkSpinButton *seed;
  int number;

  activate (&editor, "lay-out");
  app_wait_for (app_get_dialog (fixture) != NULL);
  preview = app_find (app_get_dialog (fixture), "preview");
  app_wait_for_paint (preview);
  g_assert_cmpint (gtk_widget_get_height (preview), >, 100);
  seed = GTK_SPIN_BUTTON (app_find (app_get_dialog (fixture), "seed"));
  number = gtk_spin_button_get_value_as_int (seed);
  app_click (app_find_labelled (app_get_dialog (fixture), "A_nother"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (seed), !=, number);
  g_assert_true (get_field (&editor) == before);

  app_click (app_find (app_get_dialog (fixture), "create"));
  app_wait_for (app_get_dialog (fixture) == NULL);
  g_assert_true (get_field (&editor) != before);
  duck_document_undo (editor.document);
  g_assert_true (get_field (&editor) == before);
}

static void
test_new_field (AppFixture *fixture, gconstpointer data)
{
  app_activate (fixture, "app.new-field");
  app_wait_for (app_get_dialog (fixture) != NULL);
  app_click (app_find (app_get_dialog (fixture), "create"));
  app_wait_for (app_get_dialog (fixture) == NULL);
  app_wait_for (duck_window_get_document (fixture->window) != NULL);
  g_assert_true (DUCK_IS_FIELD_DOCUMENT (duck_window_get_document (fixture->window)));
}

static void
add_tests (void)
{
  APP_ADD ("/field-editor/move", test_move);
  APP_ADD ("/field-editor/cancel", test_cancel);
  APP_ADD ("/field-editor/draw-area", test_draw_area);
  APP_ADD ("/field-editor/crossing-outline", test_crossing);
  APP_ADD ("/field-editor/flat-stroke", test_flat_stroke);
  APP_ADD ("/field-editor/box-and-zone", test_box_and_zone);
  APP_ADD ("/field-editor/eraser", test_eraser);
  APP_ADD ("/field-editor/huge", test_huge);
  APP_ADD ("/field-editor/bridge", test_bridge);
  APP_ADD ("/field-editor/sight", test_sight);
  APP_ADD ("/field-editor/keyboard", test_keyboard);
  APP_ADD ("/field-editor/keys-anywhere", test_keys_anywhere);
  APP_ADD ("/field-editor/draw-by-keys", test_draw_by_keys);
  APP_ADD ("/field-editor/click-then-keys", test_click_then_keys);
  APP_ADD ("/field-editor/key-names", test_key_names);
  APP_ADD ("/field-editor/walk-and-paste", test_walk_and_paste);
  APP_ADD ("/field-editor/paste-nonsense", test_paste_nonsense);
  APP_ADD ("/field-editor/corners", test_corners);
  APP_ADD ("/field-editor/undo-all", test_undo_all);
  APP_ADD ("/field-editor/effects", test_effects);
  APP_ADD ("/field-editor/layers", test_layers);
  APP_ADD ("/field-editor/closed", test_closed);
  APP_ADD ("/field-editor/search", test_search);
  APP_ADD ("/field-editor/scatter", test_scatter);
  APP_ADD ("/field-editor/rounded", test_rounded);
  APP_ADD ("/field-editor/lay-out", test_lay_out);
  APP_ADD ("/field-editor/new", test_new_field);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
