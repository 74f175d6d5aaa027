/* test-chooser.c: documents are chosen for others: open ones, own ones, and those that are there
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/shell/choice.h"
#include "app/shell/chooser.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/operation-document.h"
#include "engine/field-edit/field-edit.h"
#include "engine/system.h"

/* The file of a shipped document, copied to where the user saves. */
static char *
copy_saved (const char *shipped, const char *name)
{
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_FIELD);
  g_autofree char *text = app_read (from);
  char *path = g_build_filename (folder, name, NULL);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return path;
}

static const WarOperation *
get_operation (DuckPage *page)
{
  return duck_operation_document_get_operation (
    DUCK_OPERATION_DOCUMENT (duck_page_get_document (page)));
}

/* Opens the chooser by the row with this title. */
static GtkWindow *
open_chooser (AppFixture *fixture, DuckPage *page, const char *section, const char *title, guint n)
{
  GtkWidget *widget = section != NULL ? app_show_section (page, section) : GTK_WIDGET (page);

  adw_action_row_activate (app_find_row (widget, ADW_TYPE_ACTION_ROW, title, n));
  return app_wait_for_chooser (fixture);
}

static DuckSection
get_section (GtkWindow *chooser, const char *name)
{
  GtkListView *list = GTK_LIST_VIEW (app_find (chooser, "list"));
  g_autoptr (DuckChoice) choice = g_list_model_get_item (
    G_LIST_MODEL (gtk_list_view_get_model (list)), app_find_choice (chooser, name));

  return duck_choice_get_section (choice);
}

static gboolean
offers (GtkWindow *chooser, const char *name)
{
  return app_find_choice (chooser, name) != GTK_INVALID_LIST_POSITION;
}

static void
close_chooser (AppFixture *fixture, GtkWindow *chooser)
{
  gtk_window_close (chooser);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

static void
set_up (AppFixture *fixture, gconstpointer data)
{
  g_settings_reset (duck_settings_get (), DUCK_SETTING_RECENTLY_USED);
  app_set_up (fixture, data);
}

/* A field comes from another tab, from beside the operation, from what was used, and from the
 * library; each is offered once. */
static void
test_sections (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *open = app_copy_shipped (fixture, "village.duckfield", "open.duckfield");
  g_autofree char *used = app_copy_shipped (fixture, "village.duckfield", "used.duckfield");
  g_autofree char *path = copy_saved ("langemarck.duckop", "mine.duckop");
  GtkWindow *chooser;
  DuckPage *page;

  g_free (copy_saved ("village.duckfield", "beside.duckfield"));
  g_free (copy_saved ("langemarck.duckfield", "langemarck.duckfield"));
  app_open (fixture, used);
  app_activate (fixture, "win.close-tab");
  app_open (fixture, open);
  page = app_open (fixture, path);
  chooser = open_chooser (fixture, page, "field", "Choose Another…", 0);
  app_wait_for (offers (chooser, "used.duckfield") && offers (chooser, "beside.duckfield"));
  g_assert_cmpint (get_section (chooser, "open.duckfield"), ==, DUCK_SECTION_OPEN);
  g_assert_cmpint (get_section (chooser, "beside.duckfield"), ==, DUCK_SECTION_BESIDE);
  g_assert_cmpint (get_section (chooser, "used.duckfield"), ==, DUCK_SECTION_RECENT);
  g_assert_cmpint (get_section (chooser, "hooge.duckfield"), ==, DUCK_SECTION_BUILT_IN);
  app_wait_for_paint (GTK_WIDGET (chooser));
  g_assert_true (app_shows_text (chooser, "Open in Tabs"));
  g_assert_true (app_shows_text (chooser, "In the Same Folder"));

  /* What lies in another folder cannot be linked to. */
  app_choose (fixture, "open.duckfield");
  g_assert_cmpstr (get_operation (page)->field->name, ==, "Village");
  g_assert_null (get_operation (page)->field_link);
  open_chooser (fixture, page, "field", "Choose Another…", 0);
  app_choose (fixture, "beside.duckfield");
  g_assert_cmpstr (get_operation (page)->field_link, ==, "beside.duckfield");
  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.undo");
  g_assert_cmpstr (get_operation (page)->field->name, ==, "Langemarck");
}

/* What a tab has not saved is saved first, or nothing is taken. */
static void
test_unsaved (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_saved ("village.duckfield", "mine.duckfield");
  DuckDocument *document = duck_page_get_document (app_open (fixture, path));
  GtkWindow *chooser;
  DuckPage *page;

  duck_document_push (document, war_field_set_name (duck_document_get_value (document), "Hamlet"),
                      "Rename");
  page = app_begin_operation (fixture);
  chooser = open_chooser (fixture, page, "field", "Choose Another…", 0);
  app_wait_for (offers (chooser, "mine.duckfield"));
  app_choose (fixture, "mine.duckfield");
  app_respond (fixture, "_Cancel");
  g_assert_cmpstr (get_operation (page)->field->name, !=, "Hamlet");
  g_assert_true (duck_document_get_modified (document));

  open_chooser (fixture, page, "field", "Choose Another…", 0);
  app_choose (fixture, "mine.duckfield");
  app_respond (fixture, "_Save");
  app_wait_for (g_str_equal (get_operation (page)->field->name, "Hamlet"));
  g_assert_false (duck_document_get_modified (document));
  g_assert_cmpstr (get_operation (page)->field_link, ==, "mine.duckfield");
}

/* A side takes armies of its own book, and of its copies. */
static void
test_armies (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWindow *chooser = open_chooser (fixture, page, "forces", "Take an Army…", 0);

  app_wait_for (offers (chooser, "British Expeditionary Force"));
  g_assert_true (
    app_shows_text (chooser, "Armies of the book “Entente In Arms”, and of copies of it"));
  g_assert_true (offers (chooser, "French Twentieth Corps"));
  g_assert_false (offers (chooser, "German Fourth Army"));
  close_chooser (fixture, chooser);

  chooser = open_chooser (fixture, page, "forces", "Take an Army…", 1);
  app_wait_for (offers (chooser, "German Fourth Army"));
  g_assert_false (offers (chooser, "British Expeditionary Force"));
  app_choose (fixture, "German Fourth Army");
  g_assert_cmpuint (war_force_count_units (get_operation (page)->forces[1]), >, 0);
}

static void
ignore_cb (const char *path, gpointer object)
{
}

static gboolean
is_offered_for (AppFixture *fixture, const char *system, DuckDocument *document)
{
  const DuckChoosing choosing
    = { .title = "An Army", .kind = DUCK_KIND_ARMY, .system = war_system_get (system) };
  GtkWindow *chooser;
  gboolean is_offered;

  duck_chooser_show (fixture->window, &choosing, ignore_cb, fixture->window);
  chooser = app_wait_for_chooser (fixture);
  is_offered = offers (chooser, duck_document_get_title (document));
  close_chooser (fixture, chooser);
  return is_offered;
}

/* An army that is open and has no file yet is offered where its rules are played. */
static void
test_other_rules (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;
  DuckDocument *document;

  app_activate (fixture, "app.new-army");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_click (app_find (dialog, "create"));
  app_wait_for ((document = duck_window_get_document (fixture->window)) != NULL);
  app_wait_for (app_get_dialog (fixture) == NULL);
  g_assert_true (duck_army_document_get_army (DUCK_ARMY_DOCUMENT (document))->rules->system
                 == war_system_get ("entrenched"));
  g_assert_true (is_offered_for (fixture, "entrenched", document));
  g_assert_false (is_offered_for (fixture, "empires", document));
}

/* Where a book has no army one is begun, of that book. */
static void
test_no_army (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_saved ("mons.duckop", "mons.duckop");
  GtkWindow *chooser;
  GtkWidget *empty;
  DuckPage *page;

  g_free (copy_saved ("mons.duckfield", "mons.duckfield"));
  page = app_open (fixture, path);
  chooser = open_chooser (fixture, page, "forces", "Take an Army…", 1);
  empty = gtk_stack_get_visible_child (GTK_STACK (app_find (chooser, "stack")));
  g_assert_true (app_shows_text (empty, "No Army of This Book"));
  g_signal_emit_by_name (app_find_type (empty, GTK_TYPE_BUTTON), "clicked");
  app_wait_for (app_get_dialog (fixture) != NULL && app_get_dialog (fixture) != chooser);
  g_assert_true (app_shows_text (app_get_dialog (fixture), "German Brigades"));
  gtk_window_close (app_get_dialog (fixture));
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* With keys alone: letters search, Enter takes the only one that is found. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page = app_begin_operation (fixture);
  GtkWindow *chooser = open_chooser (fixture, page, "field", "Choose Another…", 0);
  GtkWidget *button = app_find (chooser, "choose");
  GtkWidget *list = app_find (chooser, "list");
  GListModel *choices = G_LIST_MODEL (gtk_list_view_get_model (GTK_LIST_VIEW (list)));

  app_wait_for (offers (chooser, "hooge.duckfield"));
  app_wait_for (gtk_window_is_active (chooser));
  g_assert_false (gtk_widget_is_sensitive (button));
  app_press_key (GDK_KEY_h, 0);
  app_press_key (GDK_KEY_o, 0);
  app_press_key (GDK_KEY_o, 0);
  app_press_key (GDK_KEY_g, 0);
  app_wait_for (g_list_model_get_n_items (choices) == 1);
  app_press_key (GDK_KEY_Down, 0);
  app_wait_for (gtk_widget_is_sensitive (button));
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (app_get_dialog (fixture) == NULL);
  g_assert_cmpstr (get_operation (page)->field->name, ==, "Hooge");

  chooser = open_chooser (fixture, page, "field", "Choose Another…", 0);
  app_wait_for (gtk_window_is_active (chooser));
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* A campaign of an operation that is in another tab, one that was saved, and a shipped one. */
static void
test_campaign (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *one = copy_saved ("langemarck.duckop", "one.duckop");
  const WarCampaign *campaign;
  GtkWindow *chooser;
  DuckPage *page;

  g_free (copy_saved ("langemarck.duckfield", "langemarck.duckfield"));
  app_open (fixture, one);
  app_activate (fixture, "app.new-campaign");
  page = DUCK_PAGE (adw_tab_page_get_child (
    adw_tab_view_get_selected_page (ADW_TAB_VIEW (app_find (fixture->window, "tabs")))));
  chooser = open_chooser (fixture, page, NULL, "Add an Operation…", 0);
  g_assert_cmpint (get_section (chooser, "one.duckop"), ==, DUCK_SECTION_OPEN);
  app_choose (fixture, "one.duckop");
  open_chooser (fixture, page, NULL, "Add an Operation…", 0);
  app_choose (fixture, "hooge.duckop");
  campaign
    = duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (duck_page_get_document (page)));
  g_assert_cmpuint (campaign->parts->len, ==, 2);
  g_assert_cmpstr (war_campaign_get_part (campaign, 0)->link, ==, "one.duckop");
}

/* A file that cannot be read changes nothing, and a dialog says why. */
static void
test_damaged (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = copy_saved ("village.duckfield", "mine.duckfield");
  DuckPage *page = app_begin_operation (fixture);
  GtkWindow *chooser = open_chooser (fixture, page, "field", "Choose Another…", 0);
  WarField *field = get_operation (page)->field;

  app_wait_for (offers (chooser, "mine.duckfield"));
  g_assert_true (g_file_set_contents (path, "nothing", -1, NULL));
  g_signal_emit_by_name (app_find (chooser, "list"), "activate",
                         app_find_choice (chooser, "mine.duckfield"));
  app_respond (fixture, "_Close");
  g_assert_true (get_operation (page)->field == field);
}

static void
add_tests (void)
{
#define ADD(path, function) g_test_add (path, AppFixture, NULL, set_up, function, app_tear_down)
  ADD ("/chooser/sections", test_sections);
  ADD ("/chooser/unsaved", test_unsaved);
  ADD ("/chooser/armies", test_armies);
  ADD ("/chooser/other-rules", test_other_rules);
  ADD ("/chooser/no-army", test_no_army);
  ADD ("/chooser/keys", test_keys);
  ADD ("/chooser/campaign", test_campaign);
  ADD ("/chooser/damaged", test_damaged);
#undef ADD
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
