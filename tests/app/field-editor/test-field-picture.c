/* test-field-picture.c: the picture to trace is put in its place
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <cairo.h>
#include <string.h>
#include <unistd.h>

#include "app/base/length-spin.h"
#include "app/board/board.h"
#include "app/field-editor/field-editor.h"
#include "app/field-editor/field-picture-form.h"
#include "desk/documents/field-document.h"
#include "engine/field-edit/field-edit.h"

/* A field of 24″ × 12″ with a picture from (4″, 2″) on, 10″ wide and twice as wide as deep. */
typedef struct
{
  DuckPage *page;
  DuckDocument *document;
  DuckBoard *board;
  GActionGroup *actions;
} Editor;

#define X (4 * WAR_INCH)
#define Y (2 * WAR_INCH)
#define WIDTH (10 * WAR_INCH)
#define DEPTH (5 * WAR_INCH)

static const char *
get_hint (const Editor *editor)
{
  return gtk_label_get_label (GTK_LABEL (app_find (editor->page, "hint")));
}

static void
set_background (const Editor *editor, const char *path)
{
  DuckFieldDocument *document = DUCK_FIELD_DOCUMENT (editor->document);
  g_autoptr (WarBackground) background = war_background_new ();

  background->path = g_strdup (path);
  background->position = (WarPosition){ X, Y };
  background->width = WIDTH;
  background->opacity = 50;
  duck_field_document_edit (
    document, war_field_set_background (duck_field_document_get_field (document), background),
    "Choose Picture");
}

static Editor
open_picture (AppFixture *fixture, int width, int height)
{
  g_autofree char *field = app_copy_shipped (fixture, "open-ground.duckfield", "f.duckfield");
  g_autofree char *path = app_build_path (fixture, "sketch.png");
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  Editor editor = { .page = app_open (fixture, field) };

  g_assert_cmpint (cairo_surface_write_to_png (surface, path), ==, CAIRO_STATUS_SUCCESS);
  cairo_surface_destroy (surface);
  editor.document = duck_page_get_document (editor.page);
  editor.board = DUCK_BOARD (app_find (editor.page, "board"));
  editor.actions = duck_page_get_actions (editor.page);
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_wait_for_paint (GTK_WIDGET (editor.board));
  g_action_group_change_action_state (editor.actions, "tool", g_variant_new_string ("picture"));
  set_background (&editor, "sketch.png");
  /* It is read in a thread. */
  g_assert_cmpstr (get_hint (&editor), ==, "The picture to trace has not been read.");
  app_wait_for (g_str_has_prefix (get_hint (&editor), "Drag the picture"));
  return editor;
}

static const WarBackground *
get_background (const Editor *editor)
{
  return duck_field_document_get_field (DUCK_FIELD_DOCUMENT (editor->document))->background;
}

static void
drag (const Editor *editor, WarPosition from, WarPosition to)
{
  const WarPosition places[] = { from, { (from.x + to.x) / 2, (from.y + to.y) / 2 }, to };

  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      graphene_point_t place = duck_board_position_to_widget (editor->board, places[i]);

      app_move_pointer (GTK_WIDGET (editor->board), place.x, place.y);
      if (i == 0)
        app_press_button (1);
    }
  app_release_button (1);
}

/* As exactly as a pointer can place something. */
static void
assert_near (const Editor *editor, WarLength a, WarLength b)
{
  g_assert_cmpfloat (ABS (a - b), <=,
                     3 * WAR_MILLIMETRE / duck_board_get_scale (editor->board) + 1);
}

/* One drag moves it, another one scales it by a corner: each is a step, and undone. */
static void
test_move_and_scale (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_picture (fixture, 200, 100);
  const WarPosition middle = { X + WIDTH / 2, Y + DEPTH / 2 };

  drag (&editor, middle, (WarPosition){ middle.x + 3 * WAR_INCH, middle.y - WAR_INCH });
  app_wait_for (get_background (&editor)->position.x != X);
  assert_near (&editor, get_background (&editor)->position.x, X + 3 * WAR_INCH);
  assert_near (&editor, get_background (&editor)->position.y, Y - WAR_INCH);
  g_assert_cmpint (get_background (&editor)->width, ==, WIDTH);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Move Picture");
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK);
  app_wait_for (get_background (&editor)->position.x == X);

  drag (&editor, (WarPosition){ X, Y + DEPTH }, (WarPosition){ X - 2 * WAR_INCH, Y + DEPTH });
  app_wait_for (get_background (&editor)->width != WIDTH);
  assert_near (&editor, get_background (&editor)->width, 12 * WAR_INCH);
  /* The opposite corner stays. */
  assert_near (&editor, get_background (&editor)->position.x + get_background (&editor)->width,
               X + WIDTH);
  assert_near (&editor, get_background (&editor)->position.y, Y);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Scale Picture");

  duck_document_undo (editor.document);
  g_assert_cmpint (get_background (&editor)->width, ==, WIDTH);
}

/* "This is 12″ long": the picture becomes so large that it is. */
static void
test_measure (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_picture (fixture, 200, 100);
  GtkWidget *form = app_find_type (editor.page, DUCK_TYPE_FIELD_PICTURE_FORM);
  GtkWidget *length = app_find_nth_type (form, DUCK_TYPE_LENGTH_SPIN, 3);
  WarLength measured;

  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (length)));
  g_action_group_activate_action (editor.actions, "measure-background", NULL);
  drag (&editor, (WarPosition){ X + WAR_INCH, Y + WAR_INCH },
        (WarPosition){ X + 7 * WAR_INCH, Y + WAR_INCH });
  app_wait_for (gtk_widget_get_visible (gtk_widget_get_parent (length)));
  measured = duck_length_spin_get_length (DUCK_LENGTH_SPIN (length));
  assert_near (&editor, measured, 6 * WAR_INCH);
  /* Marking it changes nothing yet. */
  g_assert_cmpint (get_background (&editor)->width, ==, WIDTH);

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (length, GTK_TYPE_SPIN_BUTTON)), 12);
  g_assert_cmpint (get_background (&editor)->width, ==,
                   (WIDTH * 24LL * WAR_INCH + measured) / (2 * measured));
  assert_near (&editor, get_background (&editor)->position.x, X - WAR_INCH);
  g_assert_cmpint (duck_length_spin_get_length (DUCK_LENGTH_SPIN (length)), ==, 12 * WAR_INCH);
  duck_document_undo (editor.document);
  g_assert_cmpint (get_background (&editor)->width, ==, WIDTH);
  /* What was measured is no longer below its line. */
  g_assert_false (gtk_widget_get_visible (gtk_widget_get_parent (length)));
}

/* A locked or hidden picture cannot be moved by mistake; keys nudge it, and take it away. */
static void
test_lock_and_keys (AppFixture *fixture, gconstpointer data)
{
  static const char *const flags[] = { "lock-background", "show-background" };
  Editor editor = open_picture (fixture, 200, 100);
  const WarPosition middle = { X + WIDTH / 2, Y + DEPTH / 2 };
  WarLength step = duck_board_get_grid_step (editor.board);

  for (guint i = 0; i < G_N_ELEMENTS (flags); i++)
    {
      g_action_group_change_action_state (editor.actions, flags[i], g_variant_new_boolean (i == 0));
      drag (&editor, middle, (WarPosition){ middle.x + WAR_INCH, middle.y });
      app_wait_for_paint (GTK_WIDGET (editor.board));
      g_assert_cmpint (get_background (&editor)->position.x, ==, X);
      g_action_group_change_action_state (editor.actions, flags[i], g_variant_new_boolean (i != 0));
    }

  gtk_widget_grab_focus (GTK_WIDGET (editor.board));
  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (get_background (&editor)->position.x == X + step);
  g_assert_cmpstr (duck_document_get_undo_name (editor.document), ==, "Nudge Picture");
  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (get_background (&editor) == NULL);
  duck_document_undo (editor.document);
  g_assert_nonnull (get_background (&editor));
}

/* A picture with more pixels than are kept has its own shape all the same, and one that is none is
 * said to be. */
static void
test_large_and_broken (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_picture (fixture, 10000, 5000 / 50);
  g_autofree char *broken = app_build_path (fixture, "broken.png");
  g_autofree char *said = NULL;

  /* 10″ wide and a tenth of an inch deep: below it there is nothing to take hold of. */
  drag (&editor, (WarPosition){ X + WIDTH / 2, Y + WAR_INCH },
        (WarPosition){ X + WIDTH / 2 + WAR_INCH, Y + WAR_INCH });
  app_wait_for_paint (GTK_WIDGET (editor.board));
  g_assert_cmpint (get_background (&editor)->position.x, ==, X);

  g_assert_true (g_file_set_contents (broken, "\x89PNG nonsense", -1, NULL));
  set_background (&editor, "broken.png");
  said = g_strdup_printf ("“%s” is no picture.", broken);
  app_wait_for (app_shows_text (fixture->window, said));
}

/* What is no picture is refused, and the one that is there stays: there is no step to undo. */
static void
test_choose (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_picture (fixture, 200, 100);
  const WarBackground *before = get_background (&editor);
  g_autofree char *broken = app_build_path (fixture, "notes.png");
  g_autofree char *good = app_build_path (fixture, "sketch.png");
  g_autofree char *said = g_strdup_printf ("“%s” is no picture.", broken);

  g_assert_true (g_file_set_contents (broken, "These are notes.", -1, NULL));
  duck_field_editor_trace (DUCK_FIELD_EDITOR (editor.page), broken);
  app_wait_for (app_shows_text (fixture->window, said));
  g_assert_true (get_background (&editor) == before);

  duck_field_editor_trace (DUCK_FIELD_EDITOR (editor.page), good);
  app_wait_for (get_background (&editor) != before);
  g_assert_cmpstr (get_background (&editor)->path, ==, good);
}

/* A picture of a few bytes may say that it has billions of pixels, and a large file is not read. */
static void
test_too_large (AppFixture *fixture, gconstpointer data)
{
  /* What a PNG with 60000 × 60000 pixels begins with. */
  static const guchar head[] = {
    0x89, 'P',  'N',  'G',  '\r', '\n', 0x1a, '\n', 0,    0,    0,   13,  'I', 'H',
    'D',  'R',  0,    0,    0xea, 0x60, 0,    0,    0xea, 0x60, 8,   2,   0,   0,
    0,    0x0f, 0xb0, 0xe2, 0x15, 0,    0,    0,    16,   'I',  'D', 'A', 'T',
  };
  Editor editor = open_picture (fixture, 200, 100);
  const WarBackground *before = get_background (&editor);
  g_autofree char *path = app_build_path (fixture, "large.png");
  g_autofree char *said = g_strdup_printf (
    "“%s” is too large: a picture has at most 80 million pixels and 64\u00a0MB.", path);

  g_assert_true (g_file_set_contents (path, (const char *) head, sizeof head, NULL));
  duck_field_editor_trace (DUCK_FIELD_EDITOR (editor.page), path);
  app_wait_for (app_shows_text (fixture->window, said));
  g_assert_true (get_background (&editor) == before);

  /* Of zeroes that take no room. */
  path[strlen (path) - strlen ("large.png")] = 'L';
  said[strlen ("“") + strlen (path) - strlen ("large.png")] = 'L';
  g_assert_true (g_file_set_contents (path, "", 0, NULL));
  g_assert_cmpint (truncate (path, 64 * 1024 * 1024 + 1), ==, 0);
  duck_field_editor_trace (DUCK_FIELD_EDITOR (editor.page), path);
  app_wait_for (app_shows_text (fixture->window, said));
  g_assert_true (get_background (&editor) == before);
}

/* What goes wrong with a field behind another document is not said there; what somebody does is. */
static void
test_behind (AppFixture *fixture, gconstpointer data)
{
  Editor editor = open_picture (fixture, 200, 100);
  g_autofree char *army = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *broken = app_build_path (fixture, "broken.png");
  g_autofree char *chosen = app_build_path (fixture, "chosen.png");
  g_autofree char *of_broken = g_strdup_printf ("“%s” is no picture.", broken);
  g_autofree char *of_chosen = g_strdup_printf ("“%s” is no picture.", chosen);

  g_assert_true (g_file_set_contents (broken, "\x89PNG nonsense", -1, NULL));
  g_assert_true (g_file_set_contents (chosen, "\x89PNG nonsense", -1, NULL));
  app_open (fixture, army);
  set_background (&editor, "broken.png");
  duck_field_editor_trace (DUCK_FIELD_EDITOR (editor.page), chosen);
  app_wait_for (app_shows_text (fixture->window, of_chosen)
                || app_shows_text (fixture->window, of_broken));
  g_assert_false (app_shows_text (fixture->window, of_broken));
}

static void
add_tests (void)
{
  APP_ADD ("/field-picture/move-and-scale", test_move_and_scale);
  APP_ADD ("/field-picture/measure", test_measure);
  APP_ADD ("/field-picture/lock-and-keys", test_lock_and_keys);
  APP_ADD ("/field-picture/choose", test_choose);
  APP_ADD ("/field-picture/too-large", test_too_large);
  APP_ADD ("/field-picture/behind", test_behind);
  APP_ADD ("/field-picture/large-and-broken", test_large_and_broken);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
