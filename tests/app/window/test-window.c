/* test-window.c: documents in tabs: opening, saving, closing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <X11/Xatom.h>
#include <gdk/x11/gdkx.h>
#include <glib/gstdio.h>

#include "app/board/board.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/operation-document.h"
#include "text/operation/briefing.h"

static AdwTabView *
get_tabs (AppFixture *fixture)
{
  return ADW_TAB_VIEW (app_find (fixture->window, "tabs"));
}

static void
edit (DuckPage *page)
{
  DuckArmyDocument *document = DUCK_ARMY_DOCUMENT (duck_page_get_document (page));
  WarArmy *army = duck_army_document_get_army (document);

  duck_army_document_add_unit (document, g_ptr_array_index (army->book->types, 0), 0);
}

/* From the library to the documents and back. */
static void
test_library (AppFixture *fixture, gconstpointer data)
{
  GtkStack *stack = GTK_STACK (app_find (fixture->window, "stack"));
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");

  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "library");
  g_assert_true (gtk_widget_get_visible (app_find (fixture->window, "create")));
  app_open_unpainted (fixture, path);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "documents");
  g_assert_false (gtk_widget_get_visible (app_find (fixture->window, "create")));

  app_activate (fixture, "win.library");
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "library");
  g_assert_null (duck_window_get_document (fixture->window));
  g_assert_false (app_action_is_enabled (fixture, "print"));
  app_activate (fixture, "win.library");
  g_assert_nonnull (duck_window_get_document (fixture->window));

  /* The last tab leaves the library behind. */
  app_activate (fixture, "win.close-tab");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (stack), ==, "library");
}

/* The subtitle says which file it is, and where. */
static void
test_subtitle (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "army.duckarmy");
  g_autofree char *shipped = app_build_shipped ("german-fourth-army.duckarmy");
  g_autofree char *place = g_strdup_printf ("army.duckarmy — %s", fixture->folder);
  AdwWindowTitle *title = ADW_WINDOW_TITLE (app_find (fixture->window, "title"));

  app_open_unpainted (fixture, path);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, place);
  app_open_unpainted (fixture, shipped);
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "Comes with Duckboard");
}

static void
test_actions (AppFixture *fixture, gconstpointer data)
{
  const char *of_documents[] = { "save-as", "print", "export-pdf" };
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");
  DuckPage *page;

  for (guint i = 0; i < G_N_ELEMENTS (of_documents); i++)
    g_assert_false (app_action_is_enabled (fixture, of_documents[i]));
  g_assert_false (app_action_is_enabled (fixture, "save"));
  g_assert_false (gtk_widget_get_visible (app_find (fixture->window, "undo")));

  page = app_open_unpainted (fixture, path);
  for (guint i = 0; i < G_N_ELEMENTS (of_documents); i++)
    g_assert_true (app_action_is_enabled (fixture, of_documents[i]));
  g_assert_false (app_action_is_enabled (fixture, "save"));
  g_assert_true (gtk_widget_get_visible (app_find (fixture->window, "undo")));
  g_assert_false (gtk_widget_is_sensitive (app_find (fixture->window, "undo")));

  edit (page);
  g_assert_true (app_action_is_enabled (fixture, "save"));
  g_assert_true (gtk_widget_is_sensitive (app_find (fixture->window, "undo")));
  app_activate (fixture, "win.undo");
  g_assert_false (app_action_is_enabled (fixture, "save"));
}

/* The same file is not opened twice: two tabs would save over each other. */
static void
test_open_twice (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *british = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *german = app_build_shipped ("german-fourth-army.duckarmy");
  DuckPage *first = app_open_unpainted (fixture, british);

  app_open_unpainted (fixture, german);
  g_assert_true (app_open_unpainted (fixture, british) == first);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
}

/* Files that are dropped on the window open, each in its tab. */
static void
test_drop (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *british = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *german = app_build_shipped ("german-fourth-army.duckarmy");
  GFile *files[] = { g_file_new_for_path (british), g_file_new_for_path (german) };
  g_autoptr (GListModel) controllers
    = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, G_N_ELEMENTS (files)));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10., 10., &taken);
    }
  g_assert_true (taken);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  g_object_unref (files[0]);
  g_object_unref (files[1]);
}

/* A damaged file opens nothing, and a dialog says where it is damaged. */
static void
test_damaged (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "damaged.duckarmy");
  g_autofree char *text = app_read (path);
  char *name = strstr (text, "cost-limit=\"");
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autofree char *place = NULL;
  guint line = 1, column = 1;
  GtkWidget *dialog;

  /* The value, after the quotation mark, becomes nonsense. */
  g_assert_nonnull (name);
  name += strlen ("cost-limit=\"");
  *name = 'x';
  for (const char *c = text; c < name; c++)
    {
      column = *c == '\n' ? 1 : column + 1;
      line += *c == '\n';
    }
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  place = g_strdup_printf ("Line %u, column %u: ", line, column);

  duck_shell_open_file (DUCK_SHELL (fixture->window), file);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);

  GtkWidget *detail = app_find_type (duck_alert_get_child (dialog), GTK_TYPE_LABEL);

  g_assert_true (g_str_has_prefix (gtk_label_get_label (GTK_LABEL (detail)), place));
  g_assert_null (strstr (gtk_label_get_label (GTK_LABEL (detail)), fixture->folder));
  g_assert_cmpuint (app_count_type (duck_alert_get_child (dialog), GTK_TYPE_SCROLLED_WINDOW), ==,
                    0);
  app_respond (fixture, "_Close");

  /* Many lines are scrolled, and some are seen. */
  for (char *cost = strstr (text, "cost=\""); cost != NULL; cost = strstr (cost + 1, "cost=\""))
    cost[strlen ("cost=\"")] = 'x';
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  duck_shell_open_file (DUCK_SHELL (fixture->window), file);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_wait_for_paint (GTK_WIDGET (dialog));
  detail = duck_alert_get_child (dialog);
  g_assert_true (GTK_IS_SCROLLED_WINDOW (detail));
  g_assert_cmpint (gtk_widget_get_height (detail), >=, 120);
  app_respond (fixture, "_Close");
}

static void
test_missing (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_path (fixture, "missing.duckarmy");
  g_autoptr (GFile) file = g_file_new_for_path (path);

  duck_shell_open_file (DUCK_SHELL (fixture->window), file);
  app_respond (fixture, "_Close");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
}

/* Saving one of three documents touches its own file only. */
static void
test_three_documents (AppFixture *fixture, gconstpointer data)
{
  const char *names[] = { "one.duckarmy", "two.duckarmy", "three.duckarmy" };
  char *paths[3], *before[3];
  DuckPage *pages[3];

  for (guint i = 0; i < 3; i++)
    {
      paths[i] = app_copy_shipped (
        fixture, i == 1 ? "german-fourth-army.duckarmy" : "british-expeditionary-force.duckarmy",
        names[i]);
      before[i] = app_read (paths[i]);
      pages[i] = app_open_unpainted (fixture, paths[i]);
      edit (pages[i]);
    }
  adw_tab_view_set_selected_page (get_tabs (fixture),
                                  adw_tab_view_get_nth_page (get_tabs (fixture), 1));
  app_activate (fixture, "win.save");

  for (guint i = 0; i < 3; i++)
    {
      g_autofree char *after = app_read (paths[i]);

      g_assert_cmpint (g_str_equal (after, before[i]), ==, i != 1);
      g_assert_cmpint (duck_document_get_modified (duck_page_get_document (pages[i])), ==, i != 1);
      g_free (before[i]);
      g_free (paths[i]);
    }
}

static gboolean
is_asked_about (AppFixture *fixture, const char *beginning)
{
  GtkWidget *dialog = app_get_dialog (fixture);

  return dialog != NULL && duck_alert_is (dialog)
         && g_str_has_prefix (duck_alert_get_body (dialog), beginning);
}

static void
test_close_tab (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "army.duckarmy");
  g_autofree char *before = app_read (path);
  g_autofree char *kept = NULL, *saved = NULL;

  /* Cancel: nothing happens. The tab and the question say of which kind it is. */
  edit (app_open_unpainted (fixture, path));
  g_assert_nonnull (adw_tab_page_get_icon (adw_tab_view_get_nth_page (get_tabs (fixture), 0)));
  app_activate (fixture, "win.close-tab");
  g_assert_true (is_asked_about (fixture, "The army “"));
  app_respond (fixture, "_Cancel");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  g_assert_true (duck_document_get_modified (duck_window_get_document (fixture->window)));

  /* Discard: the tab goes, the file stays. */
  app_activate (fixture, "win.close-tab");
  app_respond (fixture, "_Discard");
  app_wait_for (duck_window_get_n_documents (fixture->window) == 0);
  kept = app_read (path);
  g_assert_cmpstr (kept, ==, before);

  /* Save: the tab goes when the file has been written. */
  edit (app_open_unpainted (fixture, path));
  app_activate (fixture, "win.close-tab");
  app_respond (fixture, "_Save");
  app_wait_for (duck_window_get_n_documents (fixture->window) == 0);
  saved = app_read (path);
  g_assert_cmpstr (saved, !=, before);
}

/* A number that is still being typed is not lost either. */
static void
test_close_while_typing (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "army.duckarmy");
  DuckPage *page = app_open_unpainted (fixture, path);
  g_autofree char *saved = NULL;

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_grab_focus (app_find (page, "cost_limit"));
  app_press_key (GDK_KEY_7, 0);
  app_press_key (GDK_KEY_7, 0);
  app_wait_for (
    g_str_equal (gtk_editable_get_text (GTK_EDITABLE (app_find (page, "cost_limit"))), "77"));
  g_assert_false (duck_document_get_modified (duck_page_get_document (page)));
  app_activate (fixture, "win.close-tab");
  app_respond (fixture, "_Save");
  app_wait_for (duck_window_get_n_documents (fixture->window) == 0);
  saved = app_read (path);
  g_assert_nonnull (strstr (saved, "cost-limit=\"77\""));
}

static void
test_close_window (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *one
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "one.duckarmy");
  g_autofree char *two = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "two.duckarmy");
  g_autofree char *before_one = app_read (one), *before_two = app_read (two);
  g_autofree char *after_one = NULL, *after_two = NULL;

  edit (app_open_unpainted (fixture, one));
  edit (app_open_unpainted (fixture, two));

  gtk_window_close (GTK_WINDOW (fixture->window));
  app_respond (fixture, "_Cancel");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);

  /* Nothing has happened before the last answer: neither the first nor the second is saved, and
   * neither is gone. */
  for (guint i = 0; i < 2; i++)
    {
      g_autofree char *kept = NULL;

      g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "quit", NULL);
      app_respond (fixture, i == 0 ? "_Discard" : "_Save");
      g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
      /* The next question opens. */
      app_cancel_by_closing (fixture);
      g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
      for (gint j = 0; j < 2; j++)
        {
          GtkWidget *page
            = adw_tab_page_get_child (adw_tab_view_get_nth_page (get_tabs (fixture), j));

          g_assert_true (duck_document_get_modified (duck_page_get_document (DUCK_PAGE (page))));
        }
      kept = app_read (one);
      g_assert_cmpstr (kept, ==, before_one);
    }

  /* A file that has changed on the disk is one more question. */
  g_autofree char *kept_one = NULL;

  g_assert_true (g_file_set_contents (two, "theirs", -1, NULL));
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_respond (fixture, "_Save");
  app_respond (fixture, "_Save");
  app_respond (fixture, "_Cancel");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
  kept_one = app_read (one);
  g_assert_cmpstr (kept_one, ==, before_one);
  g_free (before_two);
  before_two = g_strdup ("theirs");

  /* Each is asked about. */
  gtk_window_close (GTK_WINDOW (fixture->window));
  app_respond (fixture, "_Save");
  app_respond (fixture, "_Discard");
  app_wait_for (fixture->window == NULL);
  after_one = app_read (one);
  after_two = app_read (two);
  g_assert_cmpstr (after_one, !=, before_one);
  g_assert_cmpstr (after_two, ==, before_two);
}

/* The map, and the operation in its sections. */
static void
test_operation (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  DuckPage *page = app_open_unpainted (fixture, path);
  const WarOperation *operation = duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)));
  GtkStack *sections = GTK_STACK (app_find (page, "sections"));

  g_assert_true (duck_board_get_field (DUCK_BOARD (app_find (page, "board"))) == operation->field);
  g_assert_cmpstr (gtk_stack_get_visible_child_name (sections), ==, "briefing");
  gtk_stack_set_visible_child_name (sections, "forces");
  app_wait_for_paint (GTK_WIDGET (page));
  for (guint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < operation->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, i);

        g_assert_true (app_shows_text (page, entry->type->name));
      }
  gtk_stack_set_visible_child_name (sections, "victory");
  app_wait_for_paint (GTK_WIDGET (page));
  for (guint i = 0; i < operation->conditions->len; i++)
    {
      g_autofree char *sentence
        = text_condition (g_ptr_array_index (operation->conditions, i), operation);

      g_assert_true (app_shows_text (page, sentence));
    }
  g_assert_false (app_action_is_enabled (fixture, "save"));
  g_assert_true (app_action_is_enabled (fixture, "export-pdf"));
}

/* Says what a window manager says of a window that it has maximized, or no longer has so. */
static void
tell_maximized (GtkWindow *window, gboolean maximized)
{
  GdkSurface *surface = gtk_native_get_surface (GTK_NATIVE (window));
  Display *display = gdk_x11_display_get_xdisplay (gtk_widget_get_display (GTK_WIDGET (window)));
  Atom atoms[] = { XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_VERT", False),
                   XInternAtom (display, "_NET_WM_STATE_MAXIMIZED_HORZ", False) };

  XChangeProperty (display, gdk_x11_surface_get_xid (surface),
                   XInternAtom (display, "_NET_WM_STATE", False), XA_ATOM, 32, PropModeReplace,
                   (guchar *) atoms, maximized ? 2 : 0);
  app_wait_for (gtk_window_is_maximized (window) == maximized);
}

/* A window that was maximized when it was closed is so again, whatever its surface says while it
 * comes and goes. */
static void
test_maximized (AppFixture *fixture, gconstpointer data)
{
  GSettings *settings = duck_settings_get ();

  g_settings_set_boolean (settings, DUCK_SETTING_WINDOW_MAXIMIZED, TRUE);
  for (gint maximized = TRUE; maximized >= FALSE; maximized--)
    {
      GtkWindow *window = GTK_WINDOW (duck_application_new_window (fixture->application));

      gtk_window_present (window);
      app_wait_for_paint (GTK_WIDGET (window));
      g_assert_true (gtk_window_is_maximized (window));
      g_assert_true (g_settings_get_boolean (settings, DUCK_SETTING_WINDOW_MAXIMIZED));
      tell_maximized (window, maximized);
      g_object_add_weak_pointer (G_OBJECT (window), (gpointer *) &window);
      gtk_window_close (window);
      app_wait_for (window == NULL);
      g_assert_cmpint (g_settings_get_boolean (settings, DUCK_SETTING_WINDOW_MAXIMIZED), ==,
                       maximized);
    }
}

/* The button that begins something new begins what is shown. */
static void
test_beginning (AppFixture *fixture, gconstpointer data)
{
  const struct
  {
    gint section; /* a row of the library */
    const char *label, *action;
  } all[] = {
    { 4, "_New Battlefield…", "app.new-field" }, { 5, "New _Operation…", "app.new-operation" },
    { 6, "New _Campaign", "app.new-campaign" },  { 7, "New _Game…", "app.new-game" },
    { 2, "_New Army…", "app.new-army" },         { 1, "_New Army…", "app.new-army" },
  };
  GtkListBox *sections = GTK_LIST_BOX (app_find (fixture->window, "sections"));
  GtkWidget *button = app_find (fixture->window, "create_wide");

  for (guint i = 0; i < G_N_ELEMENTS (all); i++)
    {
      gtk_list_box_select_row (sections, gtk_list_box_get_row_at_index (sections, all[i].section));
      g_assert_cmpstr (gtk_button_get_label (GTK_BUTTON (button)), ==, all[i].label);
      g_assert_cmpstr (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), ==, all[i].action);
      g_assert_true (gtk_widget_get_visible (button));
    }
}

/* The file of an open document is deleted, moved away and back, or goes with its folder. */
static void
test_gone (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = app_build_path (fixture, "folder");
  g_autofree char *elsewhere = app_build_path (fixture, "elsewhere");
  g_autofree char *path = NULL, *moved = g_build_filename (elsewhere, "army.duckarmy", NULL);
  g_autofree char *before = NULL, *after = NULL;
  AdwWindowTitle *title = ADW_WINDOW_TITLE (app_find (fixture->window, "title"));
  DuckDocument *document;

  g_assert_cmpint (g_mkdir (folder, 0700), ==, 0);
  path = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "folder/army.duckarmy");
  before = app_read (path);
  document = duck_page_get_document (app_open_unpainted (fixture, path));
  g_assert_false (duck_document_get_modified (document));

  g_assert_cmpint (g_remove (path), ==, 0);
  app_wait_for (duck_document_get_modified (document));
  g_assert_cmpstr (adw_window_title_get_title (title), ==, "• British Expeditionary Force");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, "army.duckarmy — no longer there");
  g_assert_true (app_action_is_enabled (fixture, "save"));
  g_assert_false (app_action_is_enabled (fixture, "revert"));
  app_activate (fixture, "win.close-tab");
  app_wait_for (app_get_dialog (fixture) != NULL);
  g_assert_nonnull (strstr (duck_alert_get_body (app_get_dialog (fixture)), "deleted or moved"));
  app_respond (fixture, "_Cancel");
  app_activate (fixture, "win.save");
  g_assert_false (duck_document_get_modified (document));
  after = app_read (path);
  g_assert_cmpstr (after, ==, before);

  g_assert_cmpint (g_rename (path, elsewhere), ==, 0);
  app_wait_for (duck_document_get_modified (document));
  g_assert_cmpint (g_rename (elsewhere, path), ==, 0);
  app_wait_for (!duck_document_get_modified (document));
  g_assert_false (app_action_is_enabled (fixture, "save"));

  /* Nobody hears of that before it is closed. */
  g_assert_cmpint (g_rename (folder, elsewhere), ==, 0);
  app_activate (fixture, "win.close-tab");
  app_respond (fixture, "_Discard");
  app_wait_for (duck_window_get_n_documents (fixture->window) == 0);
  g_assert_cmpint (g_remove (moved), ==, 0);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Opens the list beside the button with real keys, and goes to the step with this number. */
static void
choose_step (AppFixture *fixture, const char *id, guint n)
{
  GtkWidget *button = app_find (fixture->window, id);
  GtkWidget *popover
    = GTK_WIDGET (adw_split_button_get_popover (ADW_SPLIT_BUTTON (app_find (button, "button"))));

  app_wait_for (gtk_window_is_active (GTK_WINDOW (fixture->window)));
  gtk_widget_child_focus (button, GTK_DIR_TAB_FORWARD);
  app_press_key (GDK_KEY_Tab, 0);
  app_press_key (GDK_KEY_space, 0);
  app_wait_for (gtk_widget_get_mapped (popover));
  app_wait_for_paint (popover);
  for (guint i = 0; i < n; i++)
    app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (!gtk_widget_get_mapped (popover));
}

/* The lists beside undo and redo: several steps at once, with keys alone. */
static void
test_history (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");
  DuckPage *page = app_open_unpainted (fixture, path);
  DuckDocument *document = duck_page_get_document (page);
  DuckArmyDocument *army = DUCK_ARMY_DOCUMENT (document);
  GtkWidget *steps = app_find (app_find (fixture->window, "undo"), "steps");
  GtkListBoxRow *row;
  guint n_changed = 0;

  edit (page);
  duck_army_document_set_name (army, "Mine");
  duck_army_document_set_cost_limit (army, 900);
  g_signal_connect_swapped (document, "changed", G_CALLBACK (count_cb), &n_changed);
  choose_step (fixture, "undo", 1);
  g_assert_cmpuint (n_changed, ==, 1);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Add BEF Infantry");
  g_assert_cmpstr (duck_army_document_get_army (army)->name, ==, "British Expeditionary Force");

  /* The list was as long as the history, the newest step first. */
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (steps), 0);
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), ==,
                   "Change Points Limit");
  gtk_test_accessible_assert_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                       "Change Points Limit");
  g_assert_nonnull (gtk_list_box_get_row_at_index (GTK_LIST_BOX (steps), 2));
  g_assert_null (gtk_list_box_get_row_at_index (GTK_LIST_BOX (steps), 3));

  choose_step (fixture, "redo", 1);
  g_assert_cmpuint (n_changed, ==, 2);
  g_assert_cmpint (duck_army_document_get_army (army)->cost_limit, ==, 900);
  g_assert_false (gtk_widget_is_sensitive (app_find (fixture->window, "redo")));
  g_assert_false (app_action_is_enabled (fixture, "list-redo"));

  /* The keys of the list itself; those of the page work again afterwards. */
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_ALT_MASK);
  app_wait_for (gtk_widget_get_mapped (steps));
  app_wait_for_paint (steps);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Down, 0);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (n_changed == 3);
  g_assert_null (duck_document_get_undo_name (document));
  app_wait_for (!gtk_widget_get_mapped (steps));
  app_press_key (GDK_KEY_z, GDK_CONTROL_MASK | GDK_SHIFT_MASK);
  app_wait_for (n_changed == 4);
  g_assert_cmpstr (duck_document_get_undo_name (document), ==, "Add BEF Infantry");
  g_signal_handlers_disconnect_by_func (document, count_cb, &n_changed);
}

static GPtrArray *
list_windows (AppFixture *fixture)
{
  GList *l = gtk_application_get_windows (GTK_APPLICATION (fixture->application));
  GPtrArray *windows = g_ptr_array_new ();

  for (; l != NULL; l = l->next)
    if (DUCK_IS_WINDOW (l->data))
      g_ptr_array_add (windows, l->data);
  return windows;
}

/* The window beside the fixture's; NULL: there is none. */
static DuckWindow *
get_second (AppFixture *fixture)
{
  g_autoptr (GPtrArray) windows = list_windows (fixture);

  for (guint i = 0; i < windows->len; i++)
    if (g_ptr_array_index (windows, i) != fixture->window)
      return g_ptr_array_index (windows, i);
  return NULL;
}

static void
close_second (AppFixture *fixture)
{
  gpointer second = get_second (fixture);

  g_object_add_weak_pointer (second, &second);
  gtk_window_close (second);
  app_wait_for (second == NULL);
}

/* A tab that is dragged out of its bar and let go well away from it gets a window; on the way
 * there, beside the bar and out of the window, its document stays where it is. */
static void
test_drag_out (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *field = app_build_shipped ("hooge.duckfield");
  GtkWidget *window = GTK_WIDGET (fixture->window), *bar;
  int width, height;

  app_open_unpainted (fixture, army);
  app_open_unpainted (fixture, field);
  bar = app_find_type (fixture->window, ADW_TYPE_TAB_BAR);
  app_wait_for_paint (bar);
  width = gtk_widget_get_width (bar);
  height = gtk_widget_get_height (bar);
  g_assert_cmpint (height, >, 0);

  app_move_pointer (bar, width / 4., height / 2.);
  app_press_button (1);
  for (guint i = 1; i <= 10; i++)
    {
      app_move_pointer (bar, width / 4., height / 2. + 40 * i);
      app_wait_for_paint (window);
      g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
    }
  app_move_pointer (bar, width / 4., height * 1.5);
  app_release_button (1);
  app_wait_for_paint (window);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);

  app_move_pointer (bar, width / 4., height / 2.);
  app_press_button (1);
  app_move_pointer (bar, width / 4., height * 2.);
  app_wait_for_paint (window);
  app_move_pointer (window, gtk_widget_get_width (window) + 50., 400);
  app_wait_for_paint (window);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 2);
  app_release_button (1);
  app_wait_for (get_second (fixture) != NULL);
  app_wait_for (duck_window_get_n_documents (get_second (fixture)) == 1);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (get_second (fixture))), ==,
                   army);
  close_second (fixture);
}

/* A document moves to a window of its own with its history and its unsaved changes; its file is
 * still open only once, and is asked about where it is. */
static void
test_second_window (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "a.duckarmy");
  g_autofree char *field = app_build_shipped ("hooge.duckfield");
  DuckDocument *document = duck_page_get_document (app_open_unpainted (fixture, army));
  g_autoptr (GFile) file = g_file_new_for_path (army);
  g_autoptr (GPtrArray) documents = NULL;
  DuckWindow *second;
  GtkWidget *save;

  app_activate (fixture, "win.detach-tab");
  second = get_second (fixture);
  g_assert_nonnull (second);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
  g_assert_true (duck_window_get_document (second) == document);
  g_assert_false (app_action_is_enabled (fixture, "detach-tab"));

  duck_army_document_set_name (DUCK_ARMY_DOCUMENT (document), "Elsewhere");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (second)), ==, "• Elsewhere");
  g_assert_cmpstr (gtk_window_get_title (GTK_WINDOW (fixture->window)), ==, "Duckboard");
  save = app_find (second, "save_wide");
  g_assert_true (gtk_widget_is_sensitive (save));

  /* Opened here, it is shown there; and a chooser offers it here too. */
  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
  g_assert_true (duck_shell_has_open (DUCK_SHELL (fixture->window), army));
  documents = duck_shell_list_documents (DUCK_SHELL (fixture->window));
  g_assert_cmpuint (documents->len, ==, 1);

  /* The other window has its own. */
  app_open_unpainted (fixture, field);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  app_click (save);
  app_wait_for (!duck_document_get_modified (document));
  close_second (fixture);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
}

/* Windows keep sizes of their own; the next is as large as the one that was changed last. */
static void
test_new_window (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *first = GTK_WINDOW (fixture->window), *second;
  int width, height;

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "new-window", NULL);
  second = GTK_WINDOW (get_second (fixture));
  g_assert_nonnull (second);
  app_wait_for_paint (GTK_WIDGET (second));
  g_assert_cmpuint (duck_window_get_n_documents (DUCK_WINDOW (second)), ==, 0);
  gtk_window_get_default_size (first, &width, &height);
  gtk_window_set_default_size (second, width - 100, height - 50);
  app_wait_for_paint (GTK_WIDGET (second));
  g_assert_cmpint (gtk_widget_get_width (GTK_WIDGET (first)), >=, width - 99);
  g_assert_cmpint (g_settings_get_int (duck_settings_get (), DUCK_SETTING_WINDOW_WIDTH), ==,
                   width - 100);
  gtk_window_set_default_size (second, width, height);
  close_second (fixture);
}

static void
add_tests (void)
{
  APP_ADD ("/window/drag-out", test_drag_out);
  APP_ADD ("/window/second", test_second_window);
  APP_ADD ("/window/new", test_new_window);
  APP_ADD ("/window/gone", test_gone);
  APP_ADD ("/window/history", test_history);
  APP_ADD ("/window/maximized", test_maximized);
  APP_ADD ("/window/beginning", test_beginning);
  APP_ADD ("/window/library", test_library);
  APP_ADD ("/window/subtitle", test_subtitle);
  APP_ADD ("/window/actions", test_actions);
  APP_ADD ("/window/open-twice", test_open_twice);
  APP_ADD ("/window/drop", test_drop);
  APP_ADD ("/window/damaged", test_damaged);
  APP_ADD ("/window/missing", test_missing);
  APP_ADD ("/window/three-documents", test_three_documents);
  APP_ADD ("/window/close-tab", test_close_tab);
  APP_ADD ("/window/close-while-typing", test_close_while_typing);
  APP_ADD ("/window/close-window", test_close_window);
  APP_ADD ("/window/operation", test_operation);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
