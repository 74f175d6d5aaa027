/* test-tracker.c: figures on a real table are kept track of in the window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/shell/shell.h"
#include "app/tracker/tracked-card.h"
#include "app/tracker/tracker-page.h"
#include "desk/documents/tracker-document.h"
#include "store/documents/book-file.h"
#include "store/documents/tracker-file.h"

static DuckTrackerDocument *
get_document (DuckPage *page)
{
  return DUCK_TRACKER_DOCUMENT (duck_page_get_document (page));
}

static WarTracker *
get_tracker (DuckPage *page)
{
  return duck_tracker_document_get_tracker (get_document (page));
}

/* The page of the game at the table that the file's document, or its operation, becomes. */
static DuckPage *
begin (AppFixture *fixture, const char *shipped)
{
  g_autofree char *path = app_build_shipped (shipped);

  app_open (fixture, path);
  app_activate (fixture, "win.play-at-table");
  app_wait_for (app_count_type (fixture->window, DUCK_TYPE_TRACKER_PAGE) > 0);
  return DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_TRACKER_PAGE));
}

static void
press_key (DuckPage *page, guint key)
{
  app_press_key (key, 0);
  app_wait_for_paint (GTK_WIDGET (page));
}

/* Keys alone: a wound, a mark, what is done; and back, step by step. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture, "langemarck.duckop");
  g_autoptr (WarTracker) first = war_tracker_ref (get_tracker (page));
  const WarTracked *unit;

  app_focus_window (fixture);
  gtk_widget_grab_focus (app_find_nth_type (page, DUCK_TYPE_TRACKED_CARD, 0));
  press_key (page, GDK_KEY_minus);
  press_key (page, GDK_KEY_minus);
  press_key (page, GDK_KEY_plus);
  press_key (page, GDK_KEY_2);
  press_key (page, GDK_KEY_space);
  unit = war_tracker_get_unit (get_tracker (page), 0);
  g_assert_cmpint (unit->lost, ==, 1);
  g_assert_cmpuint (unit->marks, ==, 2);
  g_assert_true (unit->has_acted);
  g_assert_cmpuint (get_tracker (page)->notes->len, ==, 3);

  for (guint i = 0; i < 5; i++)
    app_activate (fixture, "win.undo");
  g_assert_true (get_tracker (page) == first);
  app_activate (fixture, "win.redo");
  g_assert_cmpint (war_tracker_get_unit (get_tracker (page), 0)->lost, ==, 1);
}

/* Both sides' phases, one after the other; what has been done is forgotten in the next. */
static void
test_round (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture, "langemarck.duckop");
  g_autoptr (GArray) steps = war_tracker_list_steps (get_tracker (page));

  g_assert_cmpuint (steps->len, ==, 2 * get_tracker (page)->routine->phases->len);
  duck_tracker_document_toggle_acted (get_document (page), 0);
  for (guint i = 0; i < steps->len; i++)
    {
      g_assert_cmpuint (get_tracker (page)->step, ==, i);
      app_activate (fixture, "table.go-on");
      g_assert_false (war_tracker_get_unit (get_tracker (page), 0)->has_acted);
    }
  g_assert_cmpint (get_tracker (page)->round, ==, 2);
}

/* Dice know what a weapon needs; what somebody has rolled is counted, and noted. */
static void
test_dice (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *example = app_build_data ("schemas/examples/example.ducktable");
  g_autofree char *path = app_build_path (fixture, "own.ducktable");
  g_autofree char *content = app_read (example);
  DuckPage *page;
  GtkSpinButton *dice, *need;
  const WarTrackerNote *note;

  g_assert_true (g_file_set_contents (path, content, -1, NULL));
  page = app_open (fixture, path);
  gtk_widget_grab_focus (app_find_nth_type (page, DUCK_TYPE_TRACKED_CARD, 0));
  dice = GTK_SPIN_BUTTON (app_find (page, "n_dice"));
  need = GTK_SPIN_BUTTON (app_find (page, "need"));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (dice), ==, 2);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (need), ==, 4);

  /* What is no whole number is refused, and not taken for another one. */
  gtk_editable_set_text (GTK_EDITABLE (dice), "1.5");
  gtk_spin_button_update (dice);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (dice), ==, 2);
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (dice)), ==, "2");
  gtk_editable_set_text (GTK_EDITABLE (dice), "2 1/2");
  gtk_spin_button_update (dice);
  g_assert_cmpint (gtk_spin_button_get_value_as_int (dice), ==, 2);
  app_wait_for (app_shows_text (fixture->window, "Only a number from 1 to 60: it stays 2"));

  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (page, "modifier")), 1);
  gtk_editable_set_text (GTK_EDITABLE (app_find (page, "typed")), "37");
  g_signal_emit_by_name (app_find (page, "typed"), "activate");
  g_assert_cmpuint (get_tracker (page)->notes->len, ==, 1);
  gtk_editable_set_text (GTK_EDITABLE (app_find (page, "typed")), "32");
  g_signal_emit_by_name (app_find (page, "typed"), "activate");
  g_assert_cmpuint (get_tracker (page)->notes->len, ==, 2);
  note = g_ptr_array_index (get_tracker (page)->notes, 1);
  g_assert_cmpstr (note->text, ==, "Rifles, Rifle: 3 2+1: 1 of 2 make 4+");
  app_click (app_find (page, "roll"));
  g_assert_cmpuint (get_tracker (page)->notes->len, ==, 3);
}

/* An army waits for another one, which may be brought once; then both are saved. */
static void
test_two_armies (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = begin (fixture, "british-expeditionary-force.duckarmy");
  g_autofree char *path = app_build_path (fixture, "both.ducktable");
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarTracker) again = NULL;
  g_autoptr (GBytes) bytes = NULL, bytes_again = NULL;
  guint n_first = get_tracker (page)->units->len;

  g_assert_cmpuint (war_tracker_count_left (get_tracker (page), 1), ==, 0);
  app_click (app_find_labelled (page, "_Bring an Army…"));
  app_choose (fixture, "german-fifteenth-corps.duckarmy");
  app_wait_for (get_tracker (page)->units->len > n_first);
  g_assert_cmpuint (app_count_type (page, DUCK_TYPE_TRACKED_CARD), ==,
                    get_tracker (page)->units->len);

  g_assert_true (duck_document_save (DUCK_DOCUMENT (get_document (page)), path, NULL));
  again = store_tracker_load (library, path, faults);
  g_assert_nonnull (again);
  bytes = store_tracker_to_bytes (get_tracker (page));
  bytes_again = store_tracker_to_bytes (again);
  g_assert_true (g_bytes_equal (bytes, bytes_again));
}

/* Every unit type of every book, and a hundred units more, can be kept track of, with what is to be
 * remembered in each system. */
static void
test_systems (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (GPtrArray) books = store_library_list_shipped (library, ".duckbook");
  g_autoptr (GHashTable) systems = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < books->len; i++)
    {
      g_autoptr (StoreFaults) faults = store_faults_new ("book");
      g_autoptr (WarBook) book = store_book_load (library, g_ptr_array_index (books, i), faults);
      g_autoptr (WarArmy) army = war_army_new ("Army", book);
      g_autoptr (DuckTrackerDocument) document = NULL;
      const WarTracker *tracker;

      for (guint j = 0; j < (i == 0 ? 100 : 0) + book->types->len; j++)
        g_ptr_array_add (
          army->units,
          war_unit_new (g_ptr_array_index (book->types, j % book->types->len), NULL, NULL));
      document = duck_tracker_document_new_with_army (library, army, NULL);
      duck_shell_add_document (DUCK_SHELL (fixture->window), DUCK_DOCUMENT (document));
      tracker = duck_tracker_document_get_tracker (document);
      g_assert_cmpuint (tracker->units->len, ==, army->units->len);
      g_assert_cmpuint (tracker->routine->phases->len, >, 0);
      g_assert_cmpuint (tracker->routine->marks->len, >, 0);
      g_hash_table_add (systems, (gpointer) tracker->rules->system->id);

      duck_tracker_document_lose (document, 0, 1);
      duck_tracker_document_toggle_mark (document, 0, 0);
      duck_tracker_document_go_on (document);
      g_assert_cmpint (war_tracker_get_unit (duck_tracker_document_get_tracker (document), 0)->lost,
                       ==, 1);
    }
  g_assert_cmpuint (g_hash_table_size (systems), ==, 5);
}

static void
add_tests (void)
{
  APP_ADD ("/app/tracker/keys", test_keys);
  APP_ADD ("/app/tracker/round", test_round);
  APP_ADD ("/app/tracker/dice", test_dice);
  APP_ADD ("/app/tracker/two-armies", test_two_armies);
  APP_ADD ("/app/tracker/systems", test_systems);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
