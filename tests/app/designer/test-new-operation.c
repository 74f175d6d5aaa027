/* test-new-operation.c: an operation begins in a window, by any of the rules
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "names.h"

#include <glib/gstdio.h>

#include "app/designer/new-operation.h"
#include "app/game/set-up/new-game.h"
#include "desk/base/settings.h"
#include "desk/designer/made-operation.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/operation-document.h"
#include "desk/library/library-file.h"
#include "engine/operation/operation-edit.h"
#include "engine/system.h"
#include "store/documents/army-file.h"
#include "store/documents/operation-file.h"
#include "text/operation/oddity.h"
#include "text/words/phrase.h"

static GtkWindow *
open_dialog (AppFixture *fixture, const char *field)
{
  GtkWindow *dialog;

  if (field == NULL)
    app_activate (fixture, "app.new-operation");
  else
    g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "new-operation-on",
                                    g_variant_new_bytestring (field));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && DUCK_IS_NEW_OPERATION (dialog));
  return dialog;
}

static void
choose_system (GtkWindow *dialog, const char *name)
{
  AdwComboRow *row = ADW_COMBO_ROW (app_find (dialog, "system"));
  GtkStringList *names = GTK_STRING_LIST (adw_combo_row_get_model (row));
  guint n = g_list_model_get_n_items (G_LIST_MODEL (names)), i = 0;

  while (i < n && !g_str_equal (gtk_string_list_get_string (names, i), name))
    i++;
  g_assert_cmpuint (i, <, n);
  adw_combo_row_set_selected (row, i);
}

static const WarOperation *
create (AppFixture *fixture, gpointer dialog)
{
  g_object_add_weak_pointer (dialog, &dialog);
  app_click (app_find (dialog, "create"));
  app_wait_for (dialog == NULL);
  return duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_window_get_document (fixture->window)));
}

/* What nobody can play yet is not offered, and wherever it would be it says why. */
static void
assert_is_offered (AppFixture *fixture, const WarSystem *system, const WarOperation *operation)
{
  const DuckNewGamePreset preset = { .operation = (WarOperation *) operation };
  AdwTabView *tabs = ADW_TAB_VIEW (app_find (fixture->window, "tabs"));
  GtkWidget *page = adw_tab_page_get_child (adw_tab_view_get_selected_page (tabs));
  g_autofree char *reason = text_not_played (system);
  GtkWindow *dialog;

  g_assert_cmpint (app_action_is_enabled (fixture, "play"), ==, reason == NULL);
  g_assert_cmpstr (gtk_widget_get_tooltip_text (app_find (page, "play")), ==, reason);
  g_assert_cmpint (gtk_widget_get_sensitive (app_find_labelled (page, "_Test It")), ==,
                   reason == NULL);
  duck_new_game_show (DUCK_SHELL (fixture->window), &preset);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && DUCK_IS_NEW_GAME (dialog));
  g_assert_cmpint (gtk_spin_button_get_value_as_int (GTK_SPIN_BUTTON (app_find (dialog, "rounds"))),
                   >=, 1);
  if (reason != NULL)
    {
      g_assert_false (gtk_widget_get_sensitive (app_find (dialog, "play")));
      app_wait_for (app_shows_text (dialog, reason));
    }
  gtk_window_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* Each system has its own books, size of field and unit of length, and what was chosen last is
 * proposed next. */
static void
test_systems (AppFixture *fixture, gconstpointer data)
{
  const struct
  {
    const char *system, *books[WAR_N_SIDES];
    WarLength width, depth;
  } expected[] = {
    { "empires",
      { "british-brigades", "german-brigades" },
      180 * WAR_CENTIMETRE,
      120 * WAR_CENTIMETRE },
    { "assault",
      { "british-battalion", "german-garrison" },
      200 * WAR_CENTIMETRE,
      240 * WAR_CENTIMETRE },
    { "raider", { "french-regiments", "german-lines" }, 48 * WAR_INCH, 72 * WAR_INCH },
    { "entrenched", { "entente-in-arms", "for-the-fatherland" }, 24 * WAR_INCH, 12 * WAR_INCH },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const WarSystem *system = war_system_get (expected[i].system);
      GtkWindow *dialog = open_dialog (fixture, NULL);
      AdwActionRow *row = ADW_ACTION_ROW (app_find (dialog, "system"));
      g_autofree char *size = text_length (expected[i].depth, system->length_unit);
      const WarOperation *operation;

      choose_system (dialog, system->name);
      g_assert_nonnull (strstr (
        adw_action_row_get_subtitle (ADW_ACTION_ROW (app_find (dialog, "field_row"))), size));
      g_assert_cmpint (*adw_action_row_get_subtitle (row) == '\0', ==, system->play != NULL);

      operation = create (fixture, dialog);
      g_assert_true (operation->rules->system == system);
      g_assert_cmpint (operation->field->width, ==, expected[i].width);
      g_assert_cmpint (operation->field->depth, ==, expected[i].depth);
      for (guint side = 0; side < WAR_N_SIDES; side++)
        g_assert_cmpstr (operation->forces[side]->book->id, ==, expected[i].books[side]);
      g_assert_cmpstr (operation->forces[0]->name, ==, "Entente");
      g_assert_cmpstr (operation->forces[1]->name, ==, "Central Powers");
      g_assert_true (duck_settings_get_system () == system);
      assert_is_offered (fixture, system, operation);
    }
}

/* Friends may fight each other; then the books say who they are. */
static void
test_books (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, NULL);
  const WarOperation *operation;

  choose_system (dialog, war_system_get ("empires")->name);
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, "book_2")), 1);
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "name")), "Manoeuvres");
  operation = create (fixture, dialog);

  g_assert_cmpstr (operation->name, ==, "Manoeuvres");
  g_assert_cmpstr (operation->forces[0]->name, ==, "British Brigades");
  g_assert_cmpstr (operation->forces[1]->name, ==, "French Brigades");
  /* empires.C-10 */
  g_assert_cmpint (operation->rounds, ==, 10);
}

/* Both sides of one book have names by which they are told apart. */
static void
test_same_book (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, NULL);
  const WarOperation *operation;

  choose_system (dialog, war_system_get ("empires")->name);
  adw_combo_row_set_selected (
    ADW_COMBO_ROW (app_find (dialog, "book_2")),
    adw_combo_row_get_selected (ADW_COMBO_ROW (app_find (dialog, "book_1"))));
  operation = create (fixture, dialog);

  g_assert_true (g_str_equal (operation->forces[0]->book->id, operation->forces[1]->book->id));
  g_assert_cmpstr (operation->forces[0]->name, ==, "Blue");
  g_assert_cmpstr (operation->forces[1]->name, ==, "Red");
}

/* On a field of the library: linked to its file by name. One may go back to open ground. */
static void
test_on_field (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckfield");
  GtkWindow *dialog = open_dialog (fixture, path);
  const WarOperation *operation;

  g_assert_true (gtk_widget_get_visible (app_find (dialog, "open_ground")));
  operation = create (fixture, dialog);
  g_assert_cmpstr (operation->field_link, ==, "hooge.duckfield");

  dialog = open_dialog (fixture, path);
  app_click (app_find (dialog, "open_ground"));
  g_assert_false (gtk_widget_get_visible (app_find (dialog, "open_ground")));
  operation = create (fixture, dialog);
  g_assert_null (operation->field_link);
  g_assert_cmpstr (operation->field->name, ==, "Open Ground");
}

/* A field may be chosen in the window. */
static void
test_choose_field (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, NULL);

  adw_action_row_activate (ADW_ACTION_ROW (app_find (dialog, "field_row")));
  /* Over the dialog, which has the keys again when it is gone. */
  g_assert_true (gtk_window_get_transient_for (app_wait_for_chooser (fixture)) == dialog);
  app_choose (fixture, "hooge.duckfield");
  app_wait_for (gtk_widget_get_visible (app_find (dialog, "open_ground")));
  g_assert_cmpstr (create (fixture, dialog)->field_link, ==, "hooge.duckfield");
}

static GtkWindow *
open_entrenched (AppFixture *fixture)
{
  GtkWindow *dialog = open_dialog (fixture, NULL);

  choose_system (dialog, war_system_get ("entrenched")->name);
  return dialog;
}

static guint
count_units (const WarOperation *operation, gint side)
{
  return war_force_count_units (operation->forces[side]);
}

/* A side has the units of the army that is chosen for it, and its book; with another book it has
 * none. */
static void
test_choose_army (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_entrenched (fixture);
  AdwActionRow *row = ADW_ACTION_ROW (app_find (dialog, "army_1"));
  const WarOperation *operation;

  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, "book_1")), 1);
  g_assert_false (gtk_widget_get_visible (app_find (dialog, "no_army_1")));
  adw_action_row_activate (row);
  app_choose (fixture, "British Expeditionary Force");
  g_assert_cmpstr (adw_action_row_get_subtitle (row), ==,
                   "British Expeditionary Force, 665 points");
  operation = create (fixture, dialog);
  g_assert_cmpstr (operation->forces[0]->book->id, ==, "entente-in-arms");
  g_assert_cmpuint (count_units (operation, 0), ==, 13);
  g_assert_cmpuint (count_units (operation, 1), ==, 0);

  dialog = open_dialog (fixture, NULL);
  row = ADW_ACTION_ROW (app_find (dialog, "army_2"));
  adw_action_row_activate (row);
  app_choose (fixture, "German Fourth Army");
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, "book_2")), 0);
  g_assert_false (gtk_widget_get_visible (app_find (dialog, "no_army_2")));
  adw_action_row_activate (row);
  app_choose (fixture, "German Fourth Army");
  app_click (app_find (dialog, "no_army_2"));
  operation = create (fixture, dialog);
  g_assert_cmpstr (operation->forces[1]->book->id, ==, "for-the-fatherland");
  g_assert_cmpuint (count_units (operation, 1), ==, 0);
}

/* Two armies of one book say by their names which side is which. */
static void
test_armies_of_one_book (AppFixture *fixture, gconstpointer data)
{
  const char *const names[] = { "German Fourth Army", "German Fifteenth Corps" };
  GtkWindow *dialog = open_entrenched (fixture);
  const WarOperation *operation;

  adw_action_row_activate (ADW_ACTION_ROW (app_find (dialog, "army_1")));
  app_choose (fixture, names[0]);
  adw_action_row_activate (ADW_ACTION_ROW (app_find (dialog, "army_2")));
  app_choose (fixture, names[1]);
  operation = create (fixture, dialog);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      g_assert_cmpstr (operation->forces[side]->book->id, ==, "for-the-fatherland");
      g_assert_cmpstr (operation->forces[side]->name, ==, names[side]);
      g_assert_cmpuint (count_units (operation, side), >, 0);
    }
}

/* Writes a book of the user's own and an army of it with one unit; the book's path. */
static char *
write_own (AppFixture *fixture, const char *army_path)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  WarBook *shipped = store_library_get_book (library, "for-the-fatherland", NULL);
  char *path = duck_book_document_write_copy (library, shipped, NULL, NULL);
  WarBook *book = store_library_get_book (library, "for-the-fatherland-own", NULL);
  g_autoptr (WarArmy) empty = war_army_new ("Mine", book);
  g_autoptr (WarUnit) unit = war_unit_new (g_ptr_array_index (book->types, 0), NULL, NULL);
  g_autoptr (WarArmy) army = war_army_insert_unit (empty, 0, unit);

  g_assert_true (store_army_save (library, army, army_path, NULL));
  return path;
}

/* One's own army and field that are open are proposed, the army to its alliance. */
static void
test_propose_open (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army_path = app_build_path (fixture, "mine.duckarmy");
  g_autofree char *book_path = write_own (fixture, army_path);
  g_autofree char *field_path = app_copy_shipped (fixture, "hooge.duckfield", "mine.duckfield");
  g_autoptr (GString) faults = g_string_new (NULL);
  const WarOperation *operation;
  GtkWindow *dialog;

  app_open (fixture, army_path);
  app_open (fixture, field_path);
  dialog = open_entrenched (fixture);
  app_wait_for_paint (GTK_WIDGET (dialog));
  app_check_names (dialog, "the operation", faults);
  g_assert_cmpstr (faults->str, ==, "");
  operation = create (fixture, dialog);
  g_assert_cmpstr (operation->forces[0]->book->id, ==, "entente-in-arms");
  g_assert_cmpuint (count_units (operation, 0), ==, 0);
  g_assert_cmpstr (operation->forces[1]->book->id, ==, "for-the-fatherland-own");
  g_assert_cmpuint (count_units (operation, 1), ==, 1);
  g_assert_cmpstr (operation->field_link, ==, "mine.duckfield");
  g_assert_cmpint (g_unlink (book_path), ==, 0);
}

/* The book of an army that was used is proposed, not the army. */
static void
test_propose_used (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army_path = app_build_path (fixture, "mine.duckarmy");
  g_autofree char *book_path = write_own (fixture, army_path);
  DuckLibraryModel *model = duck_shell_get_library_model (DUCK_SHELL (fixture->window));
  const WarOperation *operation;

  duck_library_note_used (army_path);
  app_wait_for (duck_library_model_find (model, army_path) != NULL);
  operation = create (fixture, open_entrenched (fixture));
  g_assert_cmpstr (operation->forces[1]->book->id, ==, "for-the-fatherland-own");
  g_assert_cmpuint (count_units (operation, 1), ==, 0);
  g_assert_cmpint (g_unlink (book_path), ==, 0);
}

/* Enter on a row is for the row, not yet for the operation. */
static void
test_enter (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_entrenched (fixture);

  app_wait_for (gtk_window_is_active (dialog));
  gtk_widget_grab_focus (app_find (dialog, "army_2"));
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for_chooser (fixture);
  app_choose (fixture, "German Fourth Army");
  g_assert_cmpuint (count_units (create (fixture, dialog), 1), ==, 12);
}

/* What cannot be read gives way to open ground, with a reason. */
static void
test_missing_field (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog = open_dialog (fixture, "/nowhere.duckfield");
  gpointer message;

  app_wait_for ((message = app_get_dialog_of (dialog)) != NULL);
  g_assert_true (duck_alert_is (message));
  g_object_add_weak_pointer (message, &message);
  duck_sheet_close (message);
  app_wait_for (message == NULL);
  g_assert_null (create (fixture, dialog)->field_link);
}

/* A new campaign takes the rules of its first operation, and none of others then. */
static void
test_campaign (AppFixture *fixture, gconstpointer data)
{
  const char *const books[][WAR_N_SIDES] = {
    { "british-brigades", "german-brigades" },
    { "entente-in-arms", "for-the-fatherland" },
  };
  DuckCampaignDocument *campaign;

  app_activate (fixture, "app.new-campaign");
  campaign = DUCK_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window));
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      StoreLibrary *library = duck_document_get_library (DUCK_DOCUMENT (campaign));
      WarBook *const pair[WAR_N_SIDES] = {
        store_library_get_book (library, books[i][0], NULL),
        store_library_get_book (library, books[i][1], NULL),
      };
      g_autoptr (WarOperation) operation = duck_made_operation_new ("One", pair, NULL);
      const WarZone *zone = g_ptr_array_index (operation->field->zones, 0);
      gboolean is_empires = g_str_equal (pair[0]->rules->system->id, "empires");

      /* empires.C-24 */
      for (guint j = 0; is_empires && j < zone->shape.vertices->len; j++)
        {
          WarLength y = g_array_index (zone->shape.vertices, WarPosition, j).y;

          g_assert_true (y == 0 || y == 30 * WAR_CENTIMETRE || y == 90 * WAR_CENTIMETRE
                         || y == 120 * WAR_CENTIMETRE);
        }

      duck_campaign_document_add_operation (campaign, operation, NULL);
    }

  g_assert_cmpuint (duck_campaign_document_get_campaign (campaign)->parts->len, ==, 1);
  g_assert_cmpstr (duck_campaign_document_get_campaign (campaign)->rules->system->id, ==,
                   "empires");
  duck_document_undo (DUCK_DOCUMENT (campaign));
  g_assert_cmpstr (duck_campaign_document_get_campaign (campaign)->rules->system->id, ==,
                   duck_settings_get_system ()->id);
}

static const char *
get_proposed_name (GtkWindow *dialog)
{
  return gtk_editable_get_text (GTK_EDITABLE (app_find (dialog, "name")));
}

/* Two that are called alike could not be told apart in a campaign; nor from one in the library,
 * whether or not it is open. */
static void
test_free_name (AppFixture *fixture, gconstpointer data)
{
  DuckLibraryModel *library = duck_shell_get_library_model (DUCK_SHELL (fixture->window));
  StoreLibrary *store = duck_shell_get_library (DUCK_SHELL (fixture->window));
  g_autofree char *path = duck_library_suggest_path (store, DUCK_KIND_OPERATION, "Second");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autoptr (WarOperation) saved = NULL;
  GtkWindow *dialog = open_dialog (fixture, NULL);

  g_assert_cmpstr (get_proposed_name (dialog), ==, "New Operation");
  saved = war_operation_set_name (create (fixture, dialog), "New Operation (2)");
  dialog = open_dialog (fixture, NULL);
  g_assert_cmpstr (get_proposed_name (dialog), ==, "New Operation (2)");
  gtk_window_close (dialog);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (store_operation_save (store, saved, path, NULL));
  duck_library_model_refresh (library);
  app_wait_for (duck_library_model_find (library, path) != NULL);
  dialog = open_dialog (fixture, NULL);
  g_assert_cmpstr (get_proposed_name (dialog), ==, "New Operation (3)");
  gtk_window_close (dialog);
}

static void
add_tests (void)
{
  APP_ADD ("/new-operation/systems", test_systems);
  APP_ADD ("/new-operation/books", test_books);
  APP_ADD ("/new-operation/same-book", test_same_book);
  APP_ADD ("/new-operation/on-field", test_on_field);
  APP_ADD ("/new-operation/choose-field", test_choose_field);
  APP_ADD ("/new-operation/choose-army", test_choose_army);
  APP_ADD ("/new-operation/armies-of-one-book", test_armies_of_one_book);
  APP_ADD ("/new-operation/propose-open", test_propose_open);
  APP_ADD ("/new-operation/propose-used", test_propose_used);
  APP_ADD ("/new-operation/enter", test_enter);
  APP_ADD ("/new-operation/missing-field", test_missing_field);
  APP_ADD ("/new-operation/campaign", test_campaign);
  APP_ADD ("/new-operation/free-name", test_free_name);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
