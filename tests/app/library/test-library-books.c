/* test-library-books.c: what one does with army books in the library
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-page.h"

#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"

/* One's own book is opened to be changed, and renamed; armies go on finding it. */
static void
test_own_book (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = store_library_build_book_path ("entente-in-arms-own");
  g_autofree char *proposed = NULL;
  GtkWidget *entry;

  choose_section (fixture, BOOKS);
  choose (fixture, "Entente In Arms");
  g_assert_false (is_enabled (fixture, "rename"));
  activate (fixture, "duplicate");
  app_wait_for (is_shown (fixture, "Entente In Arms (Copy)"));
  g_assert_cmpstr (store_library_get_book (library, "entente-in-arms-own", NULL)->name, ==,
                   "Entente In Arms (Copy)");

  choose (fixture, "Entente In Arms (Copy)");
  activate (fixture, "rename");
  app_wait_for (app_get_dialog (fixture) != NULL);
  entry = duck_alert_get_child (app_get_dialog (fixture));
  gtk_editable_set_text (GTK_EDITABLE (entry), "Old Contemptibles");
  respond (fixture, "_Rename");
  app_wait_for (is_shown (fixture, "Old Contemptibles"));
  g_assert_cmpstr (store_library_get_book (library, "entente-in-arms-own", NULL)->name, ==,
                   "Old Contemptibles");
  g_assert_cmpint (store_library_get_book (library, "entente-in-arms-own", NULL)->revision, ==, 2);

  choose (fixture, "Old Contemptibles");
  activate (fixture, "open");
  g_assert_true (DUCK_IS_BOOK_DOCUMENT (app_wait_for_document (fixture, 1)));
  g_assert_null (app_get_dialog (fixture));
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==, path);
  proposed = duck_document_suggest_name (duck_window_get_document (fixture->window), NULL);
  g_assert_cmpstr (proposed, ==, "entente-in-arms-own.duckbook");
}

/* One that comes with the program is opened to be read, as all documents are; what is changed of it
 * is saved as another book, which armies find. */
static void
test_shipped_book (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *own = store_library_build_book_path ("for-the-fatherland-own");
  g_autofree char *lost = build_own (DUCK_KIND_BOOK, "My Book.duckbook");
  g_autofree char *proposed = NULL;
  g_autoptr (GError) error = NULL;
  DuckDocument *document;

  choose_section (fixture, BOOKS);
  choose (fixture, "For the Fatherland");
  activate (fixture, "open");
  document = app_wait_for_document (fixture, 1);
  g_assert_true (DUCK_IS_BOOK_DOCUMENT (document));
  g_assert_true (duck_document_is_shipped (document));
  proposed = duck_document_suggest_name (document, NULL);
  g_assert_cmpstr (proposed, ==, "for-the-fatherland-own.duckbook");
  g_assert_false (duck_document_save (document, lost, &error));
  g_assert_nonnull (strstr (error->message, "Armies find a book by the name of its file"));
  app_activate (fixture, "win.close-tab");

  choose (fixture, "For the Fatherland");
  activate (fixture, "duplicate");
  app_wait_for (app_shows_text (fixture->window, "Duplicated as “For the Fatherland (Copy)”"));
  app_click (app_find_labelled (fixture->window, "_Open"));
  document = app_wait_for_document (fixture, 1);
  g_assert_cmpstr (duck_document_get_path (document), ==, own);
  g_assert_cmpstr (duck_document_get_title (document), ==, "For the Fatherland (Copy)");
}

/* The text is on the screen, and no dots stand for a part of it. */
static gboolean
shows_whole (GtkWidget *widget, const char *text)
{
  if (GTK_IS_LABEL (widget) && gtk_widget_get_mapped (widget)
      && g_str_equal (gtk_label_get_text (GTK_LABEL (widget)), text))
    return !pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)));
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (shows_whole (child, text))
      return TRUE;
  return FALSE;
}

/* A book begins from the library or the menu, as a copy of another one or with a single unit. */
static void
test_new_book (AppFixture *fixture, gconstpointer data)
{
  const char *action, *label;
  GtkWindow *dialog;
  const WarBook *book;

  choose_section (fixture, BOOKS);
  label = duck_start_page_get_beginning (DUCK_START_PAGE (get_page (fixture)), &action);
  g_assert_cmpstr (label, ==, "_New Army Book…");
  g_assert_cmpstr (action, ==, "app.new-book");
  app_activate (fixture, action);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "name")), "  ");
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, "create")));
  /* Not in the place of the one that comes with the program. */
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "name")), "For the Fatherland");
  app_click (app_find (dialog, "create"));
  book = duck_document_get_value (app_wait_for_document (fixture, 1));
  g_assert_cmpstr (book->id, ==, "for-the-fatherland-2");
  g_assert_cmpstr (book->name, ==, "For the Fatherland");
  g_assert_cmpint (book->revision, ==, 1);
  g_assert_cmpuint (book->types->len, >, 1);

  app_activate (fixture, "app.new-book");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "name")), "Corps Expéditionnaire");
  /* Copies of two books can be told apart where one is chosen. */
  gtk_widget_activate (app_find (dialog, "begin"));
  app_wait_for (shows_whole (app_find (dialog, "begin"), "A Copy of For the Fatherland"));
  /* Behind the two books of the system and the one's own. */
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, "begin")), 2 + 1);
  app_click (app_find (dialog, "create"));
  book = duck_document_get_value (app_wait_for_document (fixture, 2));
  g_assert_cmpstr (book->id, ==, "corps-expeditionnaire");
  g_assert_cmpuint (book->types->len, ==, 1);
  g_assert_cmpuint (book->limits->len, ==, 0);
  g_assert_true (store_library_get_book (duck_application_get_library (fixture->application),
                                         "corps-expeditionnaire", NULL)
                 != NULL);
}

static void
test_new_army (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;
  DuckDocument *document;
  const WarArmy *army;
  AdwComboRow *book;

  /* A book is what an army begins with. */
  choose_section (fixture, ARMIES);
  choose (fixture, "German Fourth Army");
  g_assert_false (is_enabled (fixture, "new-army"));
  choose_section (fixture, BOOKS);
  choose (fixture, "For the Fatherland");
  activate (fixture, "new-army");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  book = ADW_COMBO_ROW (app_find (dialog, "book"));
  /* All books of its system, and no others. */
  g_assert_cmpuint (g_list_model_get_n_items (adw_combo_row_get_model (book)), ==, 2);

  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "name")), " ");
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, "create")));
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "name")), "Landwehr");

  /* A limit that cannot be is not taken for another one. */
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "limit")), 750);
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "limit")), "999999");
  g_assert_false (gtk_widget_is_sensitive (app_find (dialog, "create")));
  gtk_spin_button_update (GTK_SPIN_BUTTON (app_find (dialog, "limit")));
  app_wait_for (app_shows_text (dialog, "Only a number from 0 to 100000: it stays 750"));
  g_assert_true (gtk_widget_is_sensitive (app_find (dialog, "create")));
  app_click (app_find (dialog, "create"));

  document = app_wait_for_document (fixture, 1);
  g_assert_true (DUCK_IS_ARMY_DOCUMENT (document));
  army = duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document));
  g_assert_cmpstr (army->name, ==, "Landwehr");
  g_assert_cmpstr (army->book->id, ==, "for-the-fatherland");
  g_assert_cmpint (army->cost_limit, ==, 750);
  g_assert_nonnull (army->game_type);
  g_assert_null (duck_document_get_path (document));
  g_assert_cmpuint (army->units->len, ==, 0);
}

static void
add_tests (void)
{
#define ADD(path, function) g_test_add (path, AppFixture, NULL, set_up, function, tear_down)
  ADD ("/library/own-book", test_own_book);
  ADD ("/library/shipped-book", test_shipped_book);
  ADD ("/library/new-book", test_new_book);
  ADD ("/library/new-army", test_new_army);
#undef ADD
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
