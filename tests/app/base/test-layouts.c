/* test-layouts.c: what is left out, and what goes below, where a window is small
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/base/flow-layout.h"
#include "app/base/rows-layout.h"
#include "app/base/tooltip.h"
#include "app/base/whole-choice.h"
#include "app/game/board/over-board.h"
#include "app/game/board/turn-banner.h"

/* Something of that size. */
static GtkWidget *
new_block (int width, int height)
{
  GtkWidget *block = gtk_drawing_area_new ();

  gtk_widget_set_size_request (block, width, height);
  return block;
}

static graphene_rect_t
get_bounds (GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, gtk_widget_get_parent (widget), &bounds));
  return bounds;
}

/* In a window of its own, as large as that. Lent. */
static void
lay_out (GtkWidget *window, int width, int height)
{
  gtk_window_set_default_size (GTK_WINDOW (window), width, height);
  gtk_window_present (GTK_WINDOW (window));
  app_wait_for (gtk_widget_get_width (gtk_window_get_child (GTK_WINDOW (window))) == width
                && gtk_widget_get_height (gtk_window_get_child (GTK_WINDOW (window))) == height);
  app_wait_for_paint (window);
}

static GtkWidget *
new_window (GtkWidget *child)
{
  GtkWidget *window = gtk_window_new ();

  gtk_window_set_decorated (GTK_WINDOW (window), FALSE);
  gtk_window_set_child (GTK_WINDOW (window), child);
  return window;
}

static void
test_rows (AppFixture *fixture, gconstpointer data)
{
  GtkLayoutManager *layout = g_object_new (DUCK_TYPE_ROWS_LAYOUT, "comfort", 200, NULL);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *window;
  GtkWidget *board = new_block (300, 100), *button = new_block (300, 50);
  GtkWidget *spare = new_block (300, 40), *other = new_block (300, 30);

  gtk_widget_set_layout_manager (box, layout);
  gtk_widget_set_vexpand (board, TRUE);
  gtk_box_append (GTK_BOX (box), board);
  gtk_box_append (GTK_BOX (box), button);
  gtk_box_append (GTK_BOX (box), spare);
  duck_rows_layout_set_spares (DUCK_ROWS_LAYOUT (layout), spare, NULL);
  window = new_window (box);

  lay_out (window, 300, 150);
  g_assert_false (gtk_widget_get_child_visible (spare));
  g_assert_cmpint (gtk_widget_get_height (board), ==, 100);
  lay_out (window, 300, 289);
  g_assert_false (gtk_widget_get_child_visible (spare));
  g_assert_cmpint (gtk_widget_get_height (board), ==, 239);
  lay_out (window, 300, 290);
  g_assert_true (gtk_widget_get_child_visible (spare));
  g_assert_cmpint (gtk_widget_get_height (board), ==, 200);
  g_assert_cmpfloat (get_bounds (spare).origin.y, ==, 250);

  /* The second one stays until there is no room without the first one either. */
  gtk_box_append (GTK_BOX (box), other);
  duck_rows_layout_set_spares (DUCK_ROWS_LAYOUT (layout), spare, other);
  lay_out (window, 300, 279);
  g_assert_false (gtk_widget_get_child_visible (spare) || gtk_widget_get_child_visible (other));
  lay_out (window, 300, 280);
  g_assert_false (gtk_widget_get_child_visible (spare));
  g_assert_true (gtk_widget_get_child_visible (other));
  lay_out (window, 300, 320);
  g_assert_true (gtk_widget_get_child_visible (spare) && gtk_widget_get_child_visible (other));
  duck_rows_layout_set_spares (DUCK_ROWS_LAYOUT (layout), NULL, NULL);
  gtk_box_remove (GTK_BOX (box), other);

  lay_out (window, 300, 200);
  g_assert_true (gtk_widget_get_child_visible (spare));
  g_assert_cmpint (gtk_widget_get_height (board), ==, 110);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A row that scrolls is as high as the lines in it need at this width, or else its last part. */
static void
test_contents (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  GtkWidget *scroller = gtk_scrolled_window_new (), *rest = new_block (200, 50);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *label;

  label = gtk_label_new ("A sentence of several words that wraps in so narrow a window as this is");
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_box_append (GTK_BOX (content), label);
  gtk_box_append (GTK_BOX (content), new_block (100, 90));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_widget_set_layout_manager (box, g_object_new (DUCK_TYPE_ROWS_LAYOUT, NULL));
  gtk_widget_set_vexpand (rest, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), rest);
  window = new_window (box);

  lay_out (window, 200, 400);
  g_assert_cmpint (gtk_widget_get_height (scroller), >, 90 + 2 * 16);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, gtk_widget_get_height (label) + 90);
  lay_out (window, 200, 90 + 50 + 10);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, 90);
  g_assert_cmpint (gtk_widget_get_height (rest), ==, 60);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Of a part that is a box, and does not fit, likewise its last parts are seen. */
static void
test_nested (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  GtkWidget *scroller = gtk_scrolled_window_new (), *rest = new_block (200, 50);
  GtkWidget *content = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *part = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  for (guint i = 0; i < 3; i++)
    gtk_box_append (GTK_BOX (part), new_block (100, 40));
  gtk_box_append (GTK_BOX (content), part);
  gtk_box_append (GTK_BOX (content), new_block (100, 90));
  gtk_scrolled_window_set_policy (GTK_SCROLLED_WINDOW (scroller), GTK_POLICY_NEVER,
                                  GTK_POLICY_AUTOMATIC);
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), content);
  gtk_widget_set_layout_manager (box, g_object_new (DUCK_TYPE_ROWS_LAYOUT, NULL));
  gtk_widget_set_vexpand (rest, TRUE);
  gtk_box_append (GTK_BOX (box), scroller);
  gtk_box_append (GTK_BOX (box), rest);
  window = new_window (box);

  lay_out (window, 200, 90 + 2 * (40 + 6) + 50 + 10);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, 90 + 2 * (40 + 6));
  lay_out (window, 200, 90 + 40 + 50);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, 90);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* Side by side, or below each other, as the width changes. */
static void
test_flow (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0), *window;
  GtkWidget *first = new_block (100, 30), *second = new_block (150, 20);

  gtk_widget_set_layout_manager (box, g_object_new (DUCK_TYPE_FLOW_LAYOUT, NULL));
  gtk_box_append (GTK_BOX (box), first);
  gtk_box_append (GTK_BOX (box), second);
  window = new_window (box);

  lay_out (window, 256, 100);
  g_assert_cmpfloat (get_bounds (second).origin.x, ==, 106);
  g_assert_cmpfloat (get_bounds (second).origin.y, ==, 0);
  lay_out (window, 255, 100);
  g_assert_cmpfloat (get_bounds (second).origin.x, ==, 0);
  g_assert_cmpfloat (get_bounds (second).origin.y, ==, 36);
  g_assert_cmpint (gtk_widget_get_width (second), ==, 255);
  gtk_window_destroy (GTK_WINDOW (window));
}

/* A question does not lie over the dice, and stays within the board. */
static void
test_over_board (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *overlay = gtk_overlay_new (), *scroller = gtk_scrolled_window_new (), *window;
  GtkWidget *dice = new_block (60, 50), *banner = g_object_new (DUCK_TYPE_TURN_BANNER, NULL);
  GtkWidget *caption = new_block (60, 30);

  gtk_widget_set_visible (caption, FALSE);
  gtk_widget_set_halign (caption, GTK_ALIGN_START);
  gtk_widget_set_valign (caption, GTK_ALIGN_END);
  gtk_overlay_set_child (GTK_OVERLAY (overlay), new_block (100, 80));
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (scroller), new_block (80, 120));
  gtk_scrolled_window_set_propagate_natural_height (GTK_SCROLLED_WINDOW (scroller), TRUE);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), scroller);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), dice);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), banner);
  gtk_overlay_add_overlay (GTK_OVERLAY (overlay), caption);
  duck_over_board_arrange (GTK_OVERLAY (overlay), scroller, dice, banner, caption);
  window = new_window (overlay);

  lay_out (window, 300, 200);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, 120);
  g_assert_cmpfloat (get_bounds (banner).origin.y, ==, 120);
  g_assert_true (gtk_widget_get_child_visible (dice));
  g_assert_cmpfloat (get_bounds (dice).origin.y, ==, 150);
  gtk_widget_set_visible (caption, TRUE);
  app_wait_for (get_bounds (dice).origin.y < 150);
  gtk_widget_set_visible (caption, FALSE);
  lay_out (window, 300, 169);
  g_assert_false (gtk_widget_get_child_visible (dice));
  lay_out (window, 300, 90);
  g_assert_cmpint (gtk_widget_get_height (scroller), ==, 90);
  gtk_widget_set_visible (scroller, FALSE);
  app_wait_for (gtk_widget_get_child_visible (dice));
  gtk_window_destroy (GTK_WINDOW (window));
}

/* What a button has opened is not covered by what the button says of itself. */
static void
test_tooltip (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0), *window;
  GtkWidget *buttons[] = { gtk_menu_button_new (), gtk_menu_button_new () };
  gboolean shows = TRUE;

  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      GtkWidget *popover = gtk_popover_new ();

      gtk_popover_set_child (GTK_POPOVER (popover), gtk_label_new ("Opened"));
      gtk_menu_button_set_popover (GTK_MENU_BUTTON (buttons[i]), popover);
      gtk_box_append (GTK_BOX (box), buttons[i]);
    }
  gtk_widget_set_tooltip_text (buttons[0], "Opens Something");
  duck_tooltip_set (buttons[1], "Opens Something");
  window = new_window (box);
  lay_out (window, 200, 100);
  for (guint i = 0; i < G_N_ELEMENTS (buttons); i++)
    {
      g_autoptr (GObject) tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);

      g_signal_emit_by_name (buttons[i], "query-tooltip", 1, 1, FALSE, tooltip, &shows);
      g_assert_true (shows);
      gtk_menu_button_popup (GTK_MENU_BUTTON (buttons[i]));
      g_signal_emit_by_name (buttons[i], "query-tooltip", 1, 1, FALSE, tooltip, &shows);
      g_assert_false (shows);
      gtk_menu_button_popdown (GTK_MENU_BUTTON (buttons[i]));
    }
  gtk_window_destroy (GTK_WINDOW (window));
}

static GtkWidget *
find_label (GtkWidget *widget, const char *text)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    found = find_label (child, text);
  return found;
}

/* A short choice beside a long title, which wraps, and a long one beside a short title. */
static void
test_whole_choice (AppFixture *fixture, gconstpointer data)
{
  const char *const titles[] = { "Falling back goes anywhere in the rear half", "Game" };
  const char *const choices[] = { "As players like", "Entrenched! 1914–1915: Assault" };

  for (guint i = 0; i < G_N_ELEMENTS (titles); i++)
    {
      const char *const strings[] = { choices[i], NULL };
      g_autoptr (GtkStringList) list = gtk_string_list_new (strings);
      GtkWidget *row = g_object_new (ADW_TYPE_COMBO_ROW, "title", titles[i], "model", list, NULL);
      GtkWidget *group = adw_preferences_group_new (), *window = new_window (group), *label;

      adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), row);
      duck_whole_choice_add (ADW_COMBO_ROW (row));
      lay_out (window, 420, 80);
      label = find_label (row, choices[i]);
      g_assert_nonnull (label);
      g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (label))));
      gtk_window_destroy (GTK_WINDOW (window));
    }
}

static void
add_tests (void)
{
  APP_ADD ("/layouts/rows", test_rows);
  APP_ADD ("/layouts/contents", test_contents);
  APP_ADD ("/layouts/nested", test_nested);
  APP_ADD ("/layouts/flow", test_flow);
  APP_ADD ("/layouts/over-board", test_over_board);
  APP_ADD ("/layouts/tooltip", test_tooltip);
  APP_ADD ("/layouts/whole-choice", test_whole_choice);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
