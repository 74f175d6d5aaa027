/* test-photo-window.c: photos of a table that the test has taken become games and fields
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <math.h>
#include <string.h>

#include "../store/scene.h"
#include "desk/documents/field-document.h"
#include "desk/documents/game-document.h"
#include "desk/documents/operation-document.h"
#include "app/exchange/photo-view.h"
#include "app/exchange/photo-window.h"
#include "engine/operation/tag.h"

static const Camera camera = { 2000, 1500, 15, 4, 0.86, 0, 1, 0, 0.6, 1, 0.4, 92 };

static WarOperation *
get_operation (AppFixture *fixture)
{
  return duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_window_get_document (fixture->window)));
}

static Counter *
get_counter (GArray *counters, guint id)
{
  return &g_array_index (counters, Counter, WAR_TAG_N_CORNERS + id);
}

/* Opens a shipped operation; its table, with all units. */
static GArray *
open_table (AppFixture *fixture, const char *name)
{
  g_autofree char *path = app_build_shipped (name);
  GArray *counters;

  app_open_unpainted (fixture, path);
  counters = scene_new (get_operation (fixture)->field, 0, 0, 0, 0);
  scene_add_units (counters, get_operation (fixture));
  return counters;
}

static void
take (AppFixture *fixture, const WarField *field, const GArray *counters, const char *name)
{
  g_autofree char *path = app_build_path (fixture, name);

  scene_take (field, counters, &camera, path);
}

/* Hands the fixture's pictures, of these names, to the document that is shown. */
static gpointer
show (AppFixture *fixture, const char *name, const char *other)
{
  g_autofree char *path = app_build_path (fixture, name);
  g_autofree char *more = other != NULL ? app_build_path (fixture, other) : NULL;
  g_autoptr (GPtrArray) files = g_ptr_array_new_with_free_func (g_object_unref);
  gpointer dialog;

  g_ptr_array_add (files, g_file_new_for_path (path));
  if (more != NULL)
    g_ptr_array_add (files, g_file_new_for_path (more));
  duck_photo_window_show (DUCK_SHELL (fixture->window), duck_window_get_document (fixture->window),
                          files);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  return dialog;
}

static gpointer
get_row (gpointer dialog, const char *id)
{
  return app_find (dialog, id);
}

static gboolean
may (gpointer dialog, const char *id)
{
  return gtk_widget_is_sensitive (get_row (dialog, id));
}

static gboolean
is_by_hand (gpointer dialog)
{
  return gtk_switch_get_active (GTK_SWITCH (app_find (dialog, "by_hand")));
}

static gboolean
says (gpointer dialog, const char *text)
{
  return app_shows_text (dialog, text);
}

static void
press (gpointer dialog, const char *id)
{
  adw_action_row_activate (ADW_ACTION_ROW (get_row (dialog, id)));
}

/* Units stand in the new game where they do on the table, and who may not stand there is said with
 * the clause; a press on what is said chooses the unit. */
static void
test_game (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) counters = open_table (fixture, "langemarck.duckop");
  gpointer dialog;
  const StoreGame *game;
  GtkWidget *row;
  guint n = 0;

  take (fixture, get_operation (fixture)->field, counters, "table.jpg");
  dialog = show (fixture, "table.jpg", NULL);
  app_wait_for (may (dialog, "play_row"));
  g_assert_true (says (dialog, "22 of 22 units stand where they were seen"));
  g_assert_true (says (dialog, "18 Pounder Team has to stand wholly in its zone. [E-1]"));
  g_assert_false (is_by_hand (dialog));
  row = app_find_row (dialog, ADW_TYPE_ACTION_ROW,
                      "18 Pounder Team has to stand wholly in its zone. [E-1]", 0);
  adw_action_row_activate (ADW_ACTION_ROW (row));
  g_assert_true (gtk_widget_has_css_class (row, "chosen"));

  press (dialog, "play_row");
  app_wait_for_document (fixture, 2);
  game
    = duck_game_document_get_game (DUCK_GAME_DOCUMENT (duck_window_get_document (fixture->window)));
  for (guint i = 0; i < game->setup->layout->tables[WAR_TABLE_PIECES].n_rows; i++)
    {
      WarShownPiece piece;
      gboolean is_there = FALSE;

      if (!war_play_show_piece (game->setup, game->game->state, i, &piece))
        continue;
      n++;
      for (guint j = WAR_TAG_N_CORNERS; j < counters->len; j++)
        {
          const Counter *counter = &g_array_index (counters, Counter, j);

          is_there |= hypot (counter->x - piece.base.centre.x / 100.0,
                             counter->y - piece.base.centre.y / 100.0)
                      < 0.5;
        }
      g_assert_true (is_there);
    }
  g_assert_cmpuint (n, ==, counters->len - WAR_TAG_N_CORNERS);
}

/* A game is followed from photo to photo: the next one says how far somebody has gone, which the
 * game that goes on has among its notes, with tags that are still the same. */
static void
test_record (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) counters = open_table (fixture, "langemarck.duckop");
  g_autoptr (WarField) field = war_field_ref (get_operation (fixture)->field);
  DuckGameDocument *document;
  gpointer dialog;

  take (fixture, field, counters, "first.jpg");
  dialog = show (fixture, "first.jpg", NULL);
  app_wait_for (may (dialog, "play_row"));
  press (dialog, "play_row");
  app_wait_for_document (fixture, 2);
  app_wait_for (app_get_dialog (fixture) == NULL);

  /* The officer is lost, and the last one of side 2 has gone 40 mm towards the middle. */
  get_counter (counters, counters->len - WAR_TAG_N_CORNERS - 1)->x -= 40;
  g_array_remove_index (counters, WAR_TAG_N_CORNERS + 5);
  take (fixture, field, counters, "second.jpg");
  dialog = show (fixture, "second.jpg", NULL);
  app_wait_for (may (dialog, "play_row"));
  g_assert_true (says (dialog, "BEF Officer: not seen, and where it was"));
  press (dialog, "play_row");
  app_wait_for_document (fixture, 3);
  document = DUCK_GAME_DOCUMENT (duck_window_get_document (fixture->window));
  g_assert_nonnull (duck_game_document_get_note (document, 0));
  g_assert_nonnull (
    strstr (duck_game_document_get_note (document, 0), "stands 1.6″ from where it was"));
}

/* Where tags do not say where the corners are, handles are pulled, by keys too; then the photo lies
 * below the field at its scale. */
static void
test_by_hand (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) counters = open_table (fixture, "langemarck.duckop");
  g_autoptr (WarField) field = war_field_ref (get_operation (fixture)->field);
  StorePoint corners[WAR_TAG_N_CORNERS];
  const WarField *traced;
  DuckPhotoView *view;
  gpointer dialog;
  double before;

  g_array_remove_range (counters, 0, WAR_TAG_N_CORNERS);
  take (fixture, field, counters, "bare.jpg");
  dialog = show (fixture, "bare.jpg", NULL);
  app_wait_for (is_by_hand (dialog));
  g_assert_false (may (dialog, "trace_row"));
  view = DUCK_PHOTO_VIEW (app_find (dialog, "view"));

  app_wait_for_paint (GTK_WIDGET (view));
  g_assert_true (duck_photo_view_take_focus (view));
  before = duck_photo_view_get_corners (view)[0].x;
  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (duck_photo_view_get_corners (view)[0].x == before + 1);
  app_press_key (GDK_KEY_Right, GDK_SHIFT_MASK);
  app_wait_for (duck_photo_view_get_corners (view)[0].x == before + 11);

  for (guint i = 0; i < WAR_TAG_N_CORNERS; i++)
    scene_project (field, &camera, i == 1 || i == 2 ? field->width / 100.0 : 0,
                   i >= 2 ? field->depth / 100.0 : 0, &corners[i].x, &corners[i].y);
  duck_photo_view_set_corners (view, corners, TRUE);
  g_signal_emit_by_name (view, "corners-moved");
  app_wait_for (may (dialog, "play_row"));
  g_assert_true (says (dialog, "22 of 22 units stand where they were seen"));
  press (dialog, "trace_row");
  app_wait_for_document (fixture, 2);
  traced = duck_field_document_get_field (
    DUCK_FIELD_DOCUMENT (duck_window_get_document (fixture->window)));
  g_assert_nonnull (traced->background);
  g_assert_cmpint (traced->background->width, ==, field->width);
  g_assert_true (g_file_test (traced->background->path, G_FILE_TEST_IS_REGULAR));
  g_assert_true (duck_document_get_modified (duck_window_get_document (fixture->window)));
}

/* What is no photo changes nothing, and a sentence says so; what is one is read all the same. */
static void
test_refused (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) counters = open_table (fixture, "langemarck.duckop");
  g_autofree char *letter = app_build_path (fixture, "letter.jpg");
  gpointer dialog;

  g_assert_true (g_file_set_contents (letter, "Dear Sir,", -1, NULL));
  show (fixture, "letter.jpg", NULL);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && !DUCK_IS_PHOTO_WINDOW (dialog));
  app_close (dialog);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);

  take (fixture, get_operation (fixture)->field, counters, "table.jpg");
  dialog = show (fixture, "table.jpg", "letter.jpg");
  app_wait_for (may (dialog, "play_row"));
  app_wait_for (app_get_dialog_of (dialog) != NULL);
  app_close (app_get_dialog_of (dialog));
  app_close (dialog);
}

/* Who thinks better of it while it is read, waits for nothing. */
static void
test_cancelled (AppFixture *fixture, gconstpointer data)
{
  g_autoptr (GArray) counters = open_table (fixture, "langemarck.duckop");

  take (fixture, get_operation (fixture)->field, counters, "table.jpg");
  app_close (show (fixture, "table.jpg", NULL));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
}

static void
add_tests (void)
{
  APP_ADD ("/photo-window/game", test_game);
  APP_ADD ("/photo-window/record", test_record);
  APP_ADD ("/photo-window/by-hand", test_by_hand);
  APP_ADD ("/photo-window/refused", test_refused);
  APP_ADD ("/photo-window/cancelled", test_cancelled);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
