/* test-library.c: the library: finding, naming, copying and deleting documents
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "library-page.h"

#include "app/library/library-filter.h"
#include "desk/documents/army-document.h"

/* ---------------------------------------------------------------------------------------------
 * Tests. */

/* All kinds of shipped documents are there, each with a name, and a picture if it is in sight. */
static void
test_shipped (AppFixture *fixture, gconstpointer data)
{
  const guint n = count_shipped (fixture, ".duckarmy") + count_shipped (fixture, ".duckbook")
                  + count_shipped (fixture, ".duckfield") + count_shipped (fixture, ".duckop")
                  + count_shipped (fixture, ".duckcampaign");
  GtkWidget *page = get_page (fixture);

  g_assert_cmpuint (count_shown (fixture), ==, n);
  app_wait_for_paint (page);
  g_assert_true (app_shows_text (page, "British Expeditionary Force"));
  app_wait_for (duck_library_model_get_n_drawn (get_model (fixture)) >= 8);

  choose_section (fixture, ARMIES);
  g_assert_cmpuint (count_shown (fixture), ==, count_shipped (fixture, ".duckarmy"));
  choose_section (fixture, CAMPAIGNS);
  g_assert_cmpuint (count_shown (fixture), ==, count_shipped (fixture, ".duckcampaign"));
  app_wait_for_paint (page);

  /* A screen reader reads the cell, which has the focus. */
  GtkWidget *card = app_find_type (app_find (page, "grid"), DUCK_TYPE_LIBRARY_CARD);
  g_autoptr (DuckLibraryItem) item = g_list_model_get_item (get_shown (fixture), 0);

  gtk_test_accessible_assert_property (gtk_widget_get_parent (card), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       duck_library_item_get_name (item));
}

static void
test_search (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *page = get_page (fixture);
  GtkStack *stack = GTK_STACK (app_find (page, "stack"));
  GtkDropDown *origin = GTK_DROP_DOWN (app_find (page, "origin"));
  guint n = count_shown (fixture);

  /* Letters are taken for the same whether they are large or small; all words count, and what is
   * said of a document as well as its name. */
  search (fixture, "FRENCH TWENTIETH");
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  search (fixture, "corps  1000");
  g_assert_cmpuint (count_shown (fixture), ==, 2);
  search (fixture, "entrenched");
  g_assert_cmpuint (count_shown (fixture), >, 4);
  g_assert_cmpuint (count_shown (fixture), <, n);

  /* Where there is nothing, it is said what to do. */
  search (fixture, "no such thing");
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "empty");
  g_assert_cmpstr (adw_status_page_get_title (ADW_STATUS_PAGE (app_find (page, "empty"))), ==,
                   "Nothing Found");
  choose_section (fixture, ARMIES);
  gtk_drop_down_set_selected (origin, 2);
  search (fixture, "french twentieth");
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  app_click (app_find (page, "way_out"));
  g_assert_cmpuint (count_shown (fixture), ==, 1);

  /* Cards come a few at a time, so that the window does not stand still for all of them. */
  search (fixture, "");
  g_assert_cmpuint (count_shown (fixture), >, 1);
  g_assert_cmpuint (count_shown (fixture), <, n);
  app_wait_for (count_shown (fixture) == n);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "items");
  gtk_drop_down_set_selected (origin, 1);
  app_wait_for (count_shown (fixture) == n);
}

/* Games are found by rule system, size and how many can play; what has no rules stays, and what is
 * not played goes as soon as a size is wanted. */
static void
test_kinds (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *page = get_page (fixture);
  GtkWidget *button = app_find (app_find_type (page, DUCK_TYPE_LIBRARY_FILTER), "button");
  GtkDropDown *system = GTK_DROP_DOWN (app_find (page, "system"));
  GtkDropDown *length = GTK_DROP_DOWN (app_find (page, "length"));
  GtkDropDown *seats = GTK_DROP_DOWN (app_find (page, "seats"));
  const guint n_operations = count_shipped (fixture, ".duckop");
  guint n = 0;

  choose_section (fixture, OPERATIONS);
  app_wait_for (count_shown (fixture) == n_operations);
  for (guint i = 1; i <= 5; i++)
    {
      gtk_drop_down_set_selected (system, i);
      g_assert_cmpuint (count_shown (fixture), >=, 2);
      n += count_shown (fixture);
    }
  g_assert_cmpuint (n, ==, n_operations);
  g_assert_true (gtk_widget_has_css_class (button, "suggested-action"));

  /* The last system is played by up to four. */
  n = count_shown (fixture);
  gtk_drop_down_set_selected (seats, 2);
  g_assert_cmpuint (count_shown (fixture), >=, 1);
  g_assert_cmpuint (count_shown (fixture), <, n);
  app_wait_for (is_shown (fixture, "Four Flags"));
  g_assert_false (is_shown (fixture, "The First Watch"));
  gtk_drop_down_set_selected (seats, 1);
  g_assert_true (is_shown (fixture, "The First Watch"));
  app_click (app_find (page, "clear"));
  g_assert_false (gtk_widget_has_css_class (button, "suggested-action"));
  g_assert_cmpuint (count_shown (fixture), ==, n_operations);

  n = 0;
  for (guint i = 1; i <= 3; i++)
    {
      gtk_drop_down_set_selected (length, i);
      g_assert_cmpuint (count_shown (fixture), >=, 1);
      n += count_shown (fixture);
    }
  g_assert_cmpuint (n, ==, n_operations);
  choose_section (fixture, ARMIES);
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  app_click (app_find (page, "way_out"));
  g_assert_cmpuint (gtk_drop_down_get_selected (length), ==, 0);
}

/* Every part that can be empty says what can be done about it. */
static void
test_empty (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *page = get_page (fixture);
  AdwStatusPage *empty = ADW_STATUS_PAGE (app_find (page, "empty"));
  g_autoptr (GHashTable) titles = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);

  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (page, "origin")), 2);
  for (gint i = ALL; i <= GAMES; i++)
    {
      choose_section (fixture, i);
      g_assert_cmpuint (count_shown (fixture), ==, 0);
      g_assert_cmpint (strlen (adw_status_page_get_description (empty)), >, 20);
      g_assert_true (g_hash_table_add (titles, g_strdup (adw_status_page_get_title (empty))));
    }
}

/* Own documents are found while the library is open. What is no document is not listed, and a
 * damaged one is, but neither takes the others with it. */
static void
test_own (AppFixture *fixture, gconstpointer data)
{
  guint n = count_shown (fixture);
  g_autofree char *damaged = build_own (DUCK_KIND_ARMY, "damaged.duckarmy");
  g_autofree char *junk = build_own (DUCK_KIND_ARMY, "junk.txt");
  g_autofree char *hidden = build_own (DUCK_KIND_ARMY, ".hidden.duckarmy");
  g_autofree char *empty = build_own (DUCK_KIND_FIELD, "empty.duckfield");
  DuckLibraryItem *item;

  g_assert_true (g_file_set_contents (damaged, "<army", -1, NULL));
  g_assert_true (g_file_set_contents (junk, "junk", -1, NULL));
  g_assert_true (g_file_set_contents (hidden, "hidden", -1, NULL));
  g_assert_true (g_file_set_contents (empty, "", -1, NULL));
  copy_own (DUCK_KIND_ARMY, "german-fourth-army.duckarmy", "mine.duckarmy");
  refresh (fixture);
  g_assert_cmpuint (count_shown (fixture), ==, n + 3);

  choose_section (fixture, ARMIES);
  item = choose (fixture, "damaged.duckarmy");
  g_assert_true (duck_library_item_is_damaged (item));
  g_assert_cmpstr (duck_library_item_get_details (item), ==, "This file is damaged");
  g_assert_false (is_enabled (fixture, "duplicate"));
  g_assert_false (is_enabled (fixture, "rename"));
  g_assert_true (is_enabled (fixture, "delete"));

  /* Opening it opens nothing, and says why. */
  activate (fixture, "open");
  app_wait_for (app_get_dialog (fixture) != NULL);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
  app_close (app_get_dialog (fixture));

  /* What comes with the program stays as it is. */
  choose (fixture, "British Expeditionary Force");
  g_assert_true (is_enabled (fixture, "duplicate"));
  g_assert_false (is_enabled (fixture, "rename"));
  g_assert_false (is_enabled (fixture, "delete"));
}

/* A saved game is listed under its operation's name, with how far it is and a picture. */
static void
test_game (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *from = app_build_data ("schemas/examples/example.duckgame");
  g_autofree char *to = build_own (DUCK_KIND_GAME, "mine.duckgame");
  g_autofree char *text = app_read (from);
  DuckLibraryItem *item;

  g_assert_true (g_file_set_contents (to, text, -1, NULL));
  refresh (fixture);
  choose_section (fixture, GAMES);
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  item = choose (fixture, "The Far Bank");
  g_assert_false (duck_library_item_is_damaged (item));
  g_assert_true (g_str_has_prefix (duck_library_item_get_details (item), "Round "));
  g_assert_false (is_enabled (fixture, "rename"));
  app_wait_for (duck_library_item_get_picture (item) != NULL);
  activate (fixture, "open");
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
}

/* The library follows the user's folders by itself. */
static void
test_follows (AppFixture *fixture, gconstpointer data)
{
  guint n = count_shown (fixture);
  g_autofree char *path = build_own (DUCK_KIND_OPERATION, "mine.duckop");

  refresh (fixture);
  copy_own (DUCK_KIND_OPERATION, "hooge.duckop", "mine.duckop");
  app_wait_for (duck_library_model_find (get_model (fixture), path) != NULL);
  g_assert_cmpuint (count_shown (fixture), ==, n + 1);
  g_assert_cmpint (g_remove (path), ==, 0);
  app_wait_for (duck_library_model_find (get_model (fixture), path) == NULL);
  g_assert_cmpuint (count_shown (fixture), ==, n);
}

static void
test_duplicate (AppFixture *fixture, gconstpointer data)
{
  const struct
  {
    gint section;
    const char *name, *copy, *second;
  } kinds[] = {
    { ARMIES, "British Expeditionary Force", "British Expeditionary Force (Copy)",
      "British Expeditionary Force (Copy 2)" },
    { FIELDS, "Hooge", "Hooge (Copy)", "Hooge (Copy 2)" },
    { OPERATIONS, "Siege of Hooge", "Siege of Hooge (Copy)", "Siege of Hooge (Copy 2)" },
    { BOOKS, "Entente In Arms", "Entente In Arms (Copy)", "Entente In Arms (Copy 2)" },
    { CAMPAIGNS, "Blood of Ypres", "Blood of Ypres (Copy)", "Blood of Ypres (Copy 2)" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      DuckLibraryItem *item;

      g_test_message ("%s", kinds[i].name);
      choose_section (fixture, kinds[i].section);
      choose (fixture, kinds[i].name);
      activate (fixture, "duplicate");
      app_wait_for (is_shown (fixture, kinds[i].copy));
      choose (fixture, kinds[i].name);
      activate (fixture, "duplicate");
      app_wait_for (is_shown (fixture, kinds[i].second));

      item = choose (fixture, kinds[i].copy);
      g_assert_cmpint (duck_library_item_get_origin (item), ==, DUCK_ORIGIN_OWN);
      g_assert_false (duck_library_item_is_damaged (item));
      /* The newest comes first. */
      item = g_list_model_get_item (get_shown (fixture), 0);
      g_assert_cmpint (duck_library_item_get_origin (item), ==, DUCK_ORIGIN_OWN);
      g_object_unref (item);
    }
}

static void
test_rename (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = build_own (DUCK_KIND_ARMY, "mine.duckarmy");
  g_autofree char *before = NULL, *kept = NULL, *after = NULL;
  GtkWidget *entry;

  copy_own (DUCK_KIND_ARMY, "german-fourth-army.duckarmy", "mine.duckarmy");
  before = app_read (path);
  refresh (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (get_page (fixture), "origin")), 2);

  choose (fixture, "German Fourth Army");
  activate (fixture, "rename");
  respond (fixture, "_Cancel");
  kept = app_read (path);
  g_assert_cmpstr (kept, ==, before);

  activate (fixture, "rename");
  app_wait_for (app_get_dialog (fixture) != NULL);
  entry = duck_alert_get_child (app_get_dialog (fixture));
  gtk_editable_set_text (GTK_EDITABLE (entry), "  ");
  g_assert_false (
    gtk_widget_is_sensitive (app_find_labelled (app_get_dialog (fixture), "_Rename")));
  gtk_editable_set_text (GTK_EDITABLE (entry), " Fourth & Fifth ");
  respond (fixture, "_Rename");
  app_wait_for (is_shown (fixture, "Fourth & Fifth"));
  g_assert_false (is_shown (fixture, "German Fourth Army"));
  after = app_read (path);
  g_assert_nonnull (strstr (after, "name=\"Fourth &amp; Fifth\""));
}

/* NULL: no toast is shown. */
static GtkWidget *
find_close (GtkWidget *widget)
{
  GtkWidget *button = NULL;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && g_strcmp0 (gtk_button_get_icon_name (GTK_BUTTON (widget)), "window-close-symbolic") == 0)
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && button == NULL;
       child = gtk_widget_get_next_sibling (child))
    button = find_close (child);
  return button;
}

/* Does not wait until it goes by itself. */
static void
close_toast (AppFixture *fixture)
{
  GtkWidget *toasts = app_find (fixture->window, "toasts"), *button;

  app_wait_for ((button = find_close (toasts)) != NULL);
  app_click (button);
}

/* Deleted is hidden at once, can be undone, and is in the trash once it cannot. */
static void
test_delete (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = build_own (DUCK_KIND_ARMY, "mine.duckarmy");
  g_autofree char *other = build_own (DUCK_KIND_ARMY, "other.duckarmy");
  g_autofree char *trash = g_build_filename (g_get_user_data_dir (), "Trash", "files", NULL);
  g_autofree char *trashed = g_build_filename (trash, "mine.duckarmy", NULL);
  g_autofree char *other_trashed = g_build_filename (trash, "other.duckarmy", NULL);

  copy_own (DUCK_KIND_ARMY, "german-fourth-army.duckarmy", "mine.duckarmy");
  refresh (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (get_page (fixture), "origin")), 2);

  choose (fixture, "German Fourth Army");
  activate (fixture, "delete");
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  /* It stays hidden, whatever happens to the list meanwhile. */
  duck_library_note_used (path);
  refresh (fixture);
  g_assert_cmpuint (count_shown (fixture), ==, 0);

  app_click (app_find_labelled (fixture->window, "_Undo"));
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));

  choose (fixture, "German Fourth Army");
  activate (fixture, "delete");
  close_toast (fixture);
  app_wait_for (!g_file_test (path, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (trashed, G_FILE_TEST_EXISTS));

  /* A window that closes does not wait. */
  copy_own (DUCK_KIND_ARMY, "german-fourth-army.duckarmy", "other.duckarmy");
  refresh (fixture);
  choose (fixture, "German Fourth Army");
  activate (fixture, "delete");
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_wait_for (fixture->window == NULL);
  g_assert_false (g_file_test (other, G_FILE_TEST_EXISTS));
  g_assert_true (g_file_test (other_trashed, G_FILE_TEST_EXISTS));
}

/* How many menus are open. */
static guint
count_menus (GtkWidget *widget)
{
  guint n = GTK_IS_POPOVER_MENU (widget) && gtk_widget_get_mapped (widget) ? 1 : 0;

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_menus (child);
  return n;
}

/* The cell of the chosen document. */
static GtkWidget *
get_chosen_cell (AppFixture *fixture)
{
  gpointer item
    = gtk_single_selection_get_selected_item (GTK_SINGLE_SELECTION (get_shown (fixture)));

  for (GtkWidget *cell = gtk_widget_get_first_child (app_find (get_page (fixture), "grid"));
       cell != NULL; cell = gtk_widget_get_next_sibling (cell))
    if (duck_library_card_get_item (DUCK_LIBRARY_CARD (gtk_widget_get_first_child (cell))) == item)
      return cell;
  g_error ("The chosen document has no card");
}

/* The keyboard goes from the documents to the parts of the library and back, to the chosen one. */
static void
test_go_on (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *window = GTK_WINDOW (fixture->window);
  GtkWidget *grid = app_find (get_page (fixture), "grid");
  GtkWidget *sections = app_find (get_page (fixture), "sections");

  app_wait_for (gtk_window_is_active (window));
  gtk_widget_grab_focus (app_find (get_page (fixture), "search"));
  for (guint i = 0; i < 3; i++)
    {
      app_press_key (GDK_KEY_F6, 0);
      app_wait_for (
        gtk_widget_is_ancestor (gtk_window_get_focus (window), i == 1 ? sections : grid));
      if (i == 1)
        choose (fixture, "French Twentieth Corps");
    }
  g_assert_true (gtk_window_get_focus (window) == get_chosen_cell (fixture));
}

/* Back in the library the document that was opened, which stands first by then, is chosen and has
 * the keyboard. */
static void
test_come_back (AppFixture *fixture, gconstpointer data)
{
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (get_shown (fixture));
  GtkWindow *window = GTK_WINDOW (fixture->window);

  app_wait_for (gtk_window_is_active (window));
  choose (fixture, "For the Fatherland");
  gtk_widget_grab_focus (get_chosen_cell (fixture));
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
  app_activate (fixture, "win.library");
  app_wait_for (gtk_single_selection_get_selected (selection) == 0);
  app_wait_for (gtk_window_get_focus (window) == get_chosen_cell (fixture));
  g_assert_cmpstr (duck_library_item_get_name (gtk_single_selection_get_selected_item (selection)),
                   ==, "For the Fatherland");
}

static gboolean
is_focus_in (AppFixture *fixture, const char *id)
{
  GtkWidget *focus = gtk_window_get_focus (GTK_WINDOW (fixture->window));
  GtkWidget *widget = app_find (get_page (fixture), id);

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

/* All of it works with keys alone. */
static void
test_keyboard (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *page = get_page (fixture);
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (get_shown (fixture));
  guint n;

  copy_own (DUCK_KIND_ARMY, "german-fourth-army.duckarmy", "mine.duckarmy");
  refresh (fixture);
  app_wait_for_paint (page);
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  n = count_shown (fixture);

  /* The documents have the focus from the beginning. The first is the user's own. */
  app_press_key (GDK_KEY_Home, 0);
  app_wait_for (gtk_single_selection_get_selected (selection) == 0);
  app_press_key (GDK_KEY_Right, 0);
  app_wait_for (gtk_single_selection_get_selected (selection) == 1);
  app_press_key (GDK_KEY_Left, 0);
  app_wait_for (gtk_single_selection_get_selected (selection) == 0);

  app_press_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  app_wait_for (count_menus (page) == 1);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (count_menus (page) == 0);
  app_wait_for (gtk_widget_is_focus (get_chosen_cell (fixture)));

  app_press_key (GDK_KEY_F2, 0);
  app_wait_for (app_get_dialog (fixture) != NULL);
  app_wait_for_paint (app_get_dialog (fixture));
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (app_get_dialog (fixture) == NULL);
  app_focus_window (fixture);

  app_press_key (GDK_KEY_Delete, 0);
  app_wait_for (g_list_model_get_n_items (G_LIST_MODEL (selection)) == n - 1);
  app_click (app_find_labelled (fixture->window, "_Undo"));

  /* Typing searches, and Enter opens what is found; of several one chooses. */
  for (const char *c = "german"; *c != '\0'; c++)
    app_press_key ((guint) *c, 0);
  app_wait_for (count_shown (fixture) > 1 && count_shown (fixture) < n - 1);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (is_focus_in (fixture, "grid"));
  for (const char *c = "hooge siege"; *c != '\0'; c++)
    app_press_key (*c == ' ' ? GDK_KEY_space : (guint) *c, 0);
  app_wait_for (count_shown (fixture) == 1);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
}

/* Tab goes from part to part of the page, not from row to row or through each card; arrows go
 * through what lies in a part, and in a drop-down list begin at what is chosen. */
static void
test_tab (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *page = get_page (fixture);
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (get_shown (fixture));
  GtkListBox *sections = GTK_LIST_BOX (app_find (page, "sections"));
  GtkDropDown *origin = GTK_DROP_DOWN (app_find (page, "origin"));
  GtkWidget *popover = app_find_type (origin, GTK_TYPE_POPOVER);

  app_wait_for_paint (page);
  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  app_press_key (GDK_KEY_Home, 0);
  app_wait_for (gtk_single_selection_get_selected (selection) == 0);
  g_assert_true (gtk_widget_is_focus (get_chosen_cell (fixture)));

  app_press_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  app_wait_for (is_focus_in (fixture, "kinds"));
  app_press_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  app_wait_for (is_focus_in (fixture, "origin"));
  for (guint i = 1; i <= 2; i++)
    {
      app_wait_for_paint (page);
      app_press_key (GDK_KEY_space, 0);
      app_wait_for (gtk_widget_get_mapped (popover));
      app_wait_for_paint (popover);
      app_press_key (GDK_KEY_Down, 0);
      app_press_key (GDK_KEY_Return, 0);
      app_wait_for (gtk_drop_down_get_selected (origin) == i);
      app_wait_for (!gtk_widget_get_mapped (popover));
    }

  gtk_widget_grab_focus (GTK_WIDGET (gtk_list_box_get_row_at_index (sections, ALL)));
  app_press_key (GDK_KEY_Down, 0);
  app_wait_for (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (sections)) == RECENT);
  app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (!is_focus_in (fixture, "sections"));
  app_press_key (GDK_KEY_Tab, GDK_SHIFT_MASK);
  app_wait_for (is_focus_in (fixture, "sections"));
  g_assert_cmpint (gtk_list_box_row_get_index (gtk_list_box_get_selected_row (sections)), ==,
                   RECENT);
}

/* The file of an open document is neither deleted nor written over behind its back. */
static void
test_open_document (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = build_own (DUCK_KIND_ARMY, "mine.duckarmy");

  copy_own (DUCK_KIND_ARMY, "german-fourth-army.duckarmy", "mine.duckarmy");
  app_open (fixture, path);
  app_activate (fixture, "win.library");
  refresh (fixture);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (app_find (get_page (fixture), "origin")), 2);
  choose (fixture, "German Fourth Army");
  activate (fixture, "delete");
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  activate (fixture, "rename");
  g_assert_null (app_get_dialog (fixture));
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
}

/* What has been opened comes first, from wherever it is. */
static void
test_recent (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = app_build_shipped ("langemarck.duckop");
  g_autofree char *path
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "elsewhere.duckarmy");
  g_autoptr (DuckLibraryItem) first = NULL;

  choose_section (fixture, RECENT);
  g_assert_cmpuint (count_shown (fixture), ==, 0);
  app_open (fixture, shipped);
  app_open (fixture, path);
  app_activate (fixture, "win.library");
  app_wait_for (count_shown (fixture) == 2);

  choose (fixture, "German Fourth Army");
  g_assert_true (is_enabled (fixture, "forget"));
  g_assert_true (is_enabled (fixture, "delete"));
  activate (fixture, "forget");
  app_wait_for (count_shown (fixture) == 1);
  g_assert_true (g_file_test (path, G_FILE_TEST_EXISTS));
  first = g_list_model_get_item (get_shown (fixture), 0);
  g_assert_cmpint (duck_library_item_get_origin (first), ==, DUCK_ORIGIN_BUILT_IN);
}

/* What was opened from another folder, or saved in it, is listed as long as its file is there. */
static void
test_elsewhere (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "elsewhere.duckarmy");
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_ARMY);
  g_autofree char *saved = g_build_filename (folder, "saved.duckarmy", NULL);
  g_autofree char *text = app_read (path);

  choose_section (fixture, RECENT);
  app_open (fixture, path);
  app_wait_for (count_shown (fixture) == 1);
  app_activate (fixture, "win.close-tab");
  g_assert_cmpint (g_remove (path), ==, 0);
  app_wait_for (count_shown (fixture) == 0);

  /* The folder in which documents are saved is the user's own: whoever writes there, it is seen. */
  g_assert_cmpint (g_mkdir_with_parents (folder, 0700), ==, 0);
  refresh (fixture);
  g_assert_true (g_file_set_contents (saved, text, -1, NULL));
  refresh (fixture);
  g_assert_cmpuint (count_shown (fixture), ==, 1);
  choose (fixture, "German Fourth Army");
  g_assert_false (is_enabled (fixture, "forget"));
}

static void
wait_for_pictures (AppFixture *fixture)
{
  DuckLibraryModel *model = get_model (fixture);
  guint n;

  do
    {
      n = duck_library_model_get_n_drawn (model);
      for (guint i = 0; i < 40; i++)
        app_iterate ();
    }
  while (n != duck_library_model_get_n_drawn (model));
}

/* With many documents only those in sight have cards and pictures, and pictures that are out of
 * sight are given up. */
static void
test_many (AppFixture *fixture, gconstpointer data)
{
  enum
  {
    N = 200
  };
  GtkWidget *grid = app_find (get_page (fixture), "grid");
  DuckLibraryModel *model = get_model (fixture);
  guint n_drawn;

  for (guint i = 0; i < N; i++)
    {
      g_autofree char *name = g_strdup_printf ("army-%u.duckarmy", i);

      copy_own (DUCK_KIND_ARMY, "british-expeditionary-force.duckarmy", name);
    }
  refresh (fixture);
  choose_section (fixture, ARMIES);
  app_wait_for (count_shown (fixture) == N + count_shipped (fixture, ".duckarmy"));
  app_wait_for_paint (grid);
  wait_for_pictures (fixture);
  n_drawn = duck_library_model_get_n_drawn (model);
  g_assert_cmpuint (n_drawn, <, N / 2);
  g_assert_cmpuint (duck_library_model_get_n_kept (model), <=, 60);

  /* Nothing has changed: nothing is read or drawn again. */
  refresh (fixture);
  app_wait_for_paint (grid);
  wait_for_pictures (fixture);
  g_assert_cmpuint (duck_library_model_get_n_drawn (model), ==, n_drawn);

  /* Scrolling to the end draws the rest, and keeps no more. */
  for (guint i = 0; i < N; i += 8)
    {
      gtk_widget_activate_action (grid, "list.scroll-to-item", "u", i);
      app_wait_for_paint (grid);
      wait_for_pictures (fixture);
    }
  g_assert_cmpuint (duck_library_model_get_n_drawn (model), >=, N);
  g_assert_cmpuint (duck_library_model_get_n_kept (model), <=, 60);
}

/* Another window lists what is shipped without reading it again. */
static void
test_second_window (AppFixture *fixture, gconstpointer data)
{
  GtkWidget *window = duck_application_new_window (fixture->application);
  DuckLibraryModel *model = duck_shell_get_library_model (DUCK_SHELL (window));
  g_autofree char *path = app_build_shipped ("langemarck.duckop");

  app_wait_for (duck_library_model_find (model, path) != NULL);
  g_assert_true (duck_library_model_find (model, path)
                 == duck_library_model_find (get_model (fixture), path));
  gtk_window_destroy (GTK_WINDOW (window));
}

static void
add_tests (void)
{
#define ADD(path, function) g_test_add (path, AppFixture, NULL, set_up, function, tear_down)
  ADD ("/library/shipped", test_shipped);
  ADD ("/library/search", test_search);
  ADD ("/library/kinds", test_kinds);
  ADD ("/library/empty", test_empty);
  ADD ("/library/own", test_own);
  ADD ("/library/game", test_game);
  ADD ("/library/follows", test_follows);
  ADD ("/library/duplicate", test_duplicate);
  ADD ("/library/go-on", test_go_on);
  ADD ("/library/come-back", test_come_back);
  ADD ("/library/rename", test_rename);
  ADD ("/library/delete", test_delete);
  ADD ("/library/keyboard", test_keyboard);
  ADD ("/library/tab", test_tab);
  ADD ("/library/open-document", test_open_document);
  ADD ("/library/recent", test_recent);
  ADD ("/library/elsewhere", test_elsewhere);
  ADD ("/library/many", test_many);
  ADD ("/library/second-window", test_second_window);
#undef ADD
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
