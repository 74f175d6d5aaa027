/* test-missing.c: documents whose fields, books or operations are missing are opened and mended
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <glib/gstdio.h>

#include "app/designer/campaign-page.h"
#include "app/designer/designer-checks.h"
#include "app/window/start-page.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/operation-document.h"

#define FIELD_MISSING \
  "The operation cannot be played: its field “langemarck.duckfield” is missing or cannot be " \
  "opened."
#define BOOK_MISSING \
  "The operation cannot be played: the army book “mine” of side 1 (Entente) is missing or cannot " \
  "be opened."
#define FIELD_GONE "The field’s file “langemarck.duckfield” is not beside the operation’s."

static WarOperation *
get (DuckPage *page)
{
  return duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)));
}

static const WarCampaign *
get_campaign (DuckPage *page)
{
  return duck_campaign_document_get_campaign (
    DUCK_CAMPAIGN_DOCUMENT (duck_page_get_document (page)));
}

static void
replace (const char *path, const char *original, const char *replacement)
{
  g_autofree char *text = app_read (path);
  g_autoptr (GString) changed = g_string_new (text);

  g_assert_cmpuint (g_string_replace (changed, original, replacement, 0), >, 0);
  g_assert_true (g_file_set_contents (path, changed->str, -1, NULL));
}

/* Langemarck, with a book of the user's own, and without its field's file and that book. */
static char *
copy_operation (AppFixture *fixture)
{
  char *path = app_copy_shipped (fixture, "langemarck.duckop", "mine.duckop");

  replace (path, "\"entente-in-arms\"", "\"mine\"");
  return path;
}

static void
write_book (void)
{
  g_autofree char *from = app_build_data ("books/entente-in-arms.duckbook");
  g_autofree char *path = store_library_build_book_path ("mine");
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = app_read (from);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  replace (path, "id=\"entente-in-arms\"", "id=\"mine\"");
}

/* What the row of side 1's army book shows as chosen. */
static const char *
get_chosen_book (DuckPage *page)
{
  GtkWidget *row
    = app_find_row (app_show_section (page, "forces"), ADW_TYPE_COMBO_ROW, "Army Book", 0);
  GtkStringObject *chosen = adw_combo_row_get_selected_item (ADW_COMBO_ROW (row));

  g_assert_nonnull (chosen);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   gtk_string_object_get_string (chosen));
  return gtk_string_object_get_string (chosen);
}

static gboolean
is_said (DuckPage *page, const char *sentence)
{
  return app_has_row (app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS), ADW_TYPE_ACTION_ROW,
                      sentence, 0);
}

static void
lead (DuckPage *page, const char *sentence, const char *section)
{
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));
  GtkWidget *checks = app_find_type (page, DUCK_TYPE_DESIGNER_CHECKS);

  g_signal_emit_by_name (app_find_type (checks, GTK_TYPE_LIST_BOX), "row-activated",
                         app_find_row (checks, ADW_TYPE_ACTION_ROW, sentence, 0));
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, section);
}

/* It says what is missing, is saved as it was, and is whole when all is there again. */
static void
test_operation (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_operation (fixture);
  g_autofree char *before = app_read (path);
  DuckPage *page = app_open (fixture, path);
  DuckDocument *document = duck_page_get_document (page);
  g_autofree char *after = NULL, *field = NULL;
  g_autofree char *book = store_library_build_book_path ("mine");
  guint n_units = war_force_count_units (get (page)->forces[0]);

  g_assert_true (is_said (page, FIELD_MISSING) && is_said (page, BOOK_MISSING));
  g_assert_cmpuint (n_units, >, 0);
  g_assert_false (duck_document_get_modified (document));
  lead (page, FIELD_MISSING, "field");
  lead (page, BOOK_MISSING, "forces");
  g_assert_cmpstr (get_chosen_book (page), ==, "“mine” is missing, or cannot be opened");

  duck_operation_document_set_name (DUCK_OPERATION_DOCUMENT (document), "Other");
  g_assert_true (duck_document_undo (document));
  g_assert_true (duck_document_save (document, path, NULL));
  after = app_read (path);
  g_assert_cmpstr (after, ==, before);

  field = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield");
  app_wait_for (!get (page)->field->is_absent);
  g_assert_false (is_said (page, FIELD_MISSING));
  g_assert_true (is_said (page, BOOK_MISSING));
  write_book ();
  app_wait_for (war_operation_count_absent (get (page)) == 0);
  g_assert_false (is_said (page, BOOK_MISSING));
  g_assert_cmpuint (war_force_count_units (get (page)->forces[0]), ==, n_units);
  /* Rows are made anew once nothing else is to be done. */
  app_wait_for (g_str_equal (get_chosen_book (page), get (page)->forces[0]->book->name));
  g_assert_false (duck_document_get_modified (document));

  /* The field goes while the operation is open. */
  g_assert_false (is_said (page, FIELD_GONE));
  g_assert_cmpint (g_unlink (field), ==, 0);
  app_wait_for (is_said (page, FIELD_GONE));
  lead (page, FIELD_GONE, "field");
  g_assert_false (get (page)->field->is_absent);
  g_free (field);
  field = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield");
  app_wait_for (!is_said (page, FIELD_GONE));
  g_assert_cmpint (g_unlink (book), ==, 0);
}

/* Another field and another book are chosen in place of those that are missing. */
static void
test_choose (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_operation (fixture);
  DuckPage *page = app_open (fixture, path);
  GtkStack *stack = GTK_STACK (app_find (page, "sections"));

  gtk_stack_set_visible_child_name (stack, "field");
  g_assert_true (app_has_row (page, ADW_TYPE_ACTION_ROW, "langemarck.duckfield", 0));
  g_assert_false (gtk_widget_is_sensitive (app_find_labelled (page, "_Edit Field")));
  adw_action_row_activate (app_find_row (page, ADW_TYPE_ACTION_ROW, "Choose Another…", 0));
  app_choose (fixture, "Langemarck");
  g_assert_false (get (page)->field->is_absent);
  g_assert_true (gtk_widget_is_sensitive (app_find_labelled (page, "_Edit Field")));

  /* Behind the two books that there are. */
  g_assert_cmpuint (adw_combo_row_get_selected (app_find_row (app_show_section (page, "forces"),
                                                              ADW_TYPE_COMBO_ROW, "Army Book", 0)),
                    ==, 2);
  for (guint i = 0; get (page)->forces[0]->book->is_absent && i < 10; i++)
    {
      GtkWidget *row = app_find_row (page, ADW_TYPE_COMBO_ROW, "Army Book", 0);

      adw_combo_row_set_selected (ADW_COMBO_ROW (row), i);
    }
  g_assert_false (get (page)->forces[0]->book->is_absent);
  g_assert_cmpuint (war_operation_count_absent (get (page)), ==, 0);
}

/* A campaign without its operations, which come back; each is opened from its page. */
static void
test_campaign (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "blood-of-ypres.duckcampaign", "mine.duckcampaign");
  g_autofree char *before = app_read (path);
  DuckPage *page = app_open (fixture, path);
  DuckDocument *document = duck_page_get_document (page);
  g_autofree char *after = NULL, *field = NULL, *operation = NULL;
  GtkWidget *row = app_find_row (page, ADW_TYPE_EXPANDER_ROW, "1. langemarck.duckop", 0);

  g_assert_true (g_str_has_prefix (adw_expander_row_get_subtitle (ADW_EXPANDER_ROW (row)),
                                   "Missing, or cannot be opened"));
  g_assert_false (gtk_widget_is_sensitive (app_find_button (page, "Open: langemarck.duckop")));
  g_assert_true (duck_document_save (document, path, NULL));
  after = app_read (path);
  g_assert_cmpstr (after, ==, before);

  field = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield");
  operation = app_copy_shipped (fixture, "langemarck.duckop", "langemarck.duckop");
  app_wait_for (
    war_operation_count_absent (war_campaign_get_part (get_campaign (page), 0)->operation) == 0);
  app_wait_for (app_has_row (page, ADW_TYPE_EXPANDER_ROW, "1. Skirmish at Langemarck", 0));
  g_assert_false (duck_document_get_modified (document));

  app_click (app_find_button (page, "Open: Skirmish at Langemarck"));
  app_wait_for (DUCK_IS_OPERATION_DOCUMENT (duck_window_get_document (fixture->window)));
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==,
                   operation);

  /* What is changed in its tab is in the campaign, too, once it is saved. */
  document = duck_window_get_document (fixture->window);
  duck_operation_document_set_name (DUCK_OPERATION_DOCUMENT (document), "First Ypres");
  g_assert_true (duck_document_save (document, operation, NULL));
  app_wait_for (app_has_row (page, ADW_TYPE_EXPANDER_ROW, "1. First Ypres", 0));
}

static DuckLibraryModel *
get_model (AppFixture *fixture)
{
  return duck_start_page_get_model (
    DUCK_START_PAGE (app_find_type (fixture->window, DUCK_TYPE_START_PAGE)));
}

static const char *
get_details (AppFixture *fixture, const char *path)
{
  DuckLibraryItem *item = duck_library_model_find (get_model (fixture), path);

  return item != NULL ? duck_library_item_get_details (item) : "";
}

static void
copy_to (const char *shipped, const char *path)
{
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *folder = g_path_get_dirname (path);
  g_autofree char *text = app_read (from);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

/* The library says who uses what is deleted, and reads again what links to what comes or goes. */
static void
test_library (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_FIELD);
  g_autofree char *field = g_build_filename (folder, "langemarck.duckfield", NULL);
  g_autofree char *path = g_build_filename (folder, "langemarck.duckop", NULL);
  g_autofree char *whole = NULL;
  GtkWidget *start = app_find_type (fixture->window, DUCK_TYPE_START_PAGE);
  GListModel *shown;

  app_wait_for_paint (start);
  shown = G_LIST_MODEL (gtk_grid_view_get_model (GTK_GRID_VIEW (app_find (start, "grid"))));
  copy_to ("langemarck.duckfield", field);
  copy_to ("langemarck.duckop", path);
  app_wait_for (duck_library_model_find (get_model (fixture), field) != NULL
                && duck_library_model_find (get_model (fixture), path) != NULL);
  whole = g_strdup (get_details (fixture, path));
  for (guint i = 0; i < g_list_model_get_n_items (shown); i++)
    {
      g_autoptr (DuckLibraryItem) item = g_list_model_get_item (shown, i);

      if (g_str_equal (duck_library_item_get_path (item), field))
        gtk_single_selection_set_selected (GTK_SINGLE_SELECTION (shown), i);
    }
  g_assert_true (gtk_widget_activate_action (start, "library.delete", NULL));
  app_wait_for (app_shows_text (fixture->window, "“Langemarck” deleted · Used by 1 operation"));
  app_click (app_find_labelled (fixture->window, "_Undo"));

  g_assert_cmpint (g_unlink (field), ==, 0);
  app_wait_for (g_str_equal (get_details (fixture, path), "Its field or an army book is missing"));
  g_assert_false (
    duck_library_item_is_damaged (duck_library_model_find (get_model (fixture), path)));
  copy_to ("langemarck.duckfield", field);
  app_wait_for (g_str_equal (get_details (fixture, path), whole));
  g_assert_cmpint (g_unlink (field) + g_unlink (path), ==, 0);
}

static void
add_tests (void)
{
  APP_ADD ("/missing/operation", test_operation);
  APP_ADD ("/missing/choose", test_choose);
  APP_ADD ("/missing/campaign", test_campaign);
  APP_ADD ("/missing/library", test_library);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
