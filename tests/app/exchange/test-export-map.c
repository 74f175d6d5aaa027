/* test-export-map.c: what a map becomes is chosen, seen and remembered
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/base/length-spin.h"
#include "app/exchange/export-map.h"
#include "app/exchange/export.h"
#include "desk/base/settings.h"
#include "store/documents/field-file.h"

static GtkWindow *
open_export (AppFixture *fixture)
{
  GtkWindow *dialog;

  app_activate (fixture, "win.export-map");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (DUCK_IS_EXPORT_MAP (dialog));
  return dialog;
}

static GdkPaintable *
get_preview (GtkWindow *dialog)
{
  return gtk_picture_get_paintable (GTK_PICTURE (app_find (dialog, "preview")));
}

static const char *
get_result (GtkWindow *dialog)
{
  return gtk_label_get_label (GTK_LABEL (app_find (dialog, "result")));
}

static gboolean
is_shown (GtkWindow *dialog, const char *id)
{
  return gtk_widget_get_visible (app_find (dialog, id));
}

static void
choose (GtkWindow *dialog, const char *row, guint choice)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, row)), choice);
}

/* Only what matters to the format is asked for, and what comes of it is said and seen. */
static void
test_choices (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckfield");
  GtkWindow *dialog;
  GdkPaintable *preview;

  app_open_unpainted (fixture, path);
  dialog = open_export (fixture);
  app_wait_for (get_preview (dialog) != NULL);
  choose (dialog, "format", DUCK_MAP_PNG);
  g_assert_true (is_shown (dialog, "dots_row") && is_shown (dialog, "paper"));
  g_assert_false (is_shown (dialog, "layers_row") || is_shown (dialog, "square_row"));

  /* Without its border, the field of 24″ × 12″ at full size, with 100 dots an inch. */
  preview = get_preview (dialog);
  choose (dialog, "size", 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "scale")), 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "dots")), 100);
  gtk_switch_set_active (GTK_SWITCH (app_find (dialog, "border")), FALSE);
  g_assert_cmpstr (get_result (dialog), ==, "2400 × 1200 pixels");
  app_wait_for (get_preview (dialog) != preview);

  /* More than a picture can have is said before anything is drawn. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "dots")), 2400);
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, "save")));

  /* A PDF may have several sheets of paper, at a scale; no other format has. */
  choose (dialog, "format", DUCK_MAP_PDF);
  choose (dialog, "size", 2);
  choose (dialog, "paper", 1);
  g_assert_true (is_shown (dialog, "scale_row") && is_shown (dialog, "paper"));
  g_assert_cmpstr (get_result (dialog), ==, "610 × 305\u00a0mm on 7 sheets");
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "scale")), 0.1);
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, "save")));
  choose (dialog, "format", DUCK_MAP_SVG);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (app_find (dialog, "size"))), ==, 1);
  g_assert_false (is_shown (dialog, "paper"));

  choose (dialog, "format", DUCK_MAP_UVTT);
  g_assert_true (is_shown (dialog, "square_row"));
  g_assert_false (is_shown (dialog, "size") || is_shown (dialog, "parts"));
  g_assert_cmpstr (get_result (dialog), ==, "2400 × 1200 pixels");
  g_assert_true (gtk_widget_is_sensitive (app_find (dialog, "save")));
  gtk_window_destroy (dialog);

  /* The next map begins with what was chosen. */
  dialog = open_export (fixture);
  g_assert_cmpuint (adw_combo_row_get_selected (ADW_COMBO_ROW (app_find (dialog, "format"))), ==,
                    DUCK_MAP_UVTT);
  g_assert_false (gtk_switch_get_active (GTK_SWITCH (app_find (dialog, "border"))));
  app_wait_for (get_preview (dialog) != NULL);
  gtk_window_destroy (dialog);
}

/* Virtual tabletops have squares; how large hexes become on paper is chosen by their width. */
static void
test_hexes (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (WarHexBoard) board = war_hex_board_new (5, 5);
  g_autoptr (WarField) field = war_field_new_hex ("Hexes", board, WAR_HEX_USUAL_HALF_WIDTH);
  g_autofree char *path = app_build_path (fixture, "hexes.duckfield");
  GtkWindow *dialog;
  GtkWidget *hex;

  g_assert_true (store_field_save (field, path, NULL));
  app_open_unpainted (fixture, path);
  dialog = open_export (fixture);
  g_assert_cmpuint (g_list_model_get_n_items (
                      adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "format")))),
                    ==, DUCK_MAP_UVTT);
  choose (dialog, "format", DUCK_MAP_PDF);
  choose (dialog, "size", 1);
  gtk_switch_set_active (GTK_SWITCH (app_find (dialog, "border")), FALSE);
  g_assert_true (app_shows_text (dialog, "Maps of virtual tabletops have squares. A board of hexes "
                                         "cannot be made into one."));
  g_assert_true (is_shown (dialog, "hex_row"));
  g_assert_false (is_shown (dialog, "scale_row"));
  g_assert_cmpstr (get_result (dialog), ==, "165 × 139\u00a0mm");
  hex = app_find_type (app_find (dialog, "hex_row"), DUCK_TYPE_LENGTH_SPIN);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (hex, GTK_TYPE_SPIN_BUTTON)), 4);
  g_assert_cmpstr (get_result (dialog), ==, "220 × 185\u00a0mm");

  /* The next test finds what there was: all of this is remembered. */
  choose (dialog, "size", 0);
  gtk_switch_set_active (GTK_SWITCH (app_find (dialog, "border")), TRUE);
  app_wait_for (get_preview (dialog) != NULL);
  gtk_window_destroy (dialog);
}

static void
add_tests (void)
{
  APP_ADD ("/export-map/hexes", test_hexes);
  APP_ADD ("/export-map/choices", test_choices);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
