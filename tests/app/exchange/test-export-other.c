/* test-export-other.c: documents go to other programs, and come from them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "app/exchange/army-code.h"
#include "app/exchange/export-other.h"
#include "app/exchange/import-map.h"
#include "app/exchange/print-window.h"
#include "desk/documents/army-document.h"
#include "draw/surface/code.h"
#include "store/documents/game-file.h"
#include "store/documents/operation-file.h"
#include "store/foreign/army-text.h"
#include "store/foreign/battlescribe.h"

static DuckDocument *
open_shipped (AppFixture *fixture, const char *name)
{
  g_autofree char *path = app_build_shipped (name);

  return duck_page_get_document (app_open_unpainted (fixture, path));
}

static void
save (AppFixture *fixture, DuckOther other, DuckDocument *document, DuckPictures pictures,
      const char *path)
{
  g_autoptr (GError) error = NULL;

  duck_other_save (other, document, pictures, "https://example.org/p", path, &error);
  g_assert_no_error (error);
}

/* Whether a file of that name is there, and has the words in it. */
static gboolean
has_words (AppFixture *fixture, const char *name, const char *words)
{
  g_autofree char *path = app_build_path (fixture, name);
  g_autofree char *text = app_read (path);

  return strstr (text, words) != NULL;
}

/* What a document becomes. */
static void
test_files (AppFixture *fixture, gconstpointer data)
{
  DuckDocument *army = open_shipped (fixture, "british-expeditionary-force.duckarmy");
  DuckDocument *operation = open_shipped (fixture, "langemarck.duckop");
  g_autofree char *roster = app_build_path (fixture, "army.ros");
  g_autofree char *text = app_build_path (fixture, "army.txt");
  g_autofree char *blocks = app_build_path (fixture, "blocks.json");
  g_autofree char *tiles = app_build_path (fixture, "tiles.json");
  g_autofree char *local = app_build_path (fixture, "local.json");
  g_autoptr (StoreFaults) faults = store_faults_new (roster);
  g_autoptr (WarRoster) read = NULL;

  g_assert_true (duck_other_is_for (DUCK_OTHER_TABLETOP, operation));
  g_assert_false (duck_other_is_for (DUCK_OTHER_ROSTER, operation));
  g_assert_false (duck_other_is_for (DUCK_OTHER_CATALOGUE, army));
  g_assert_false (duck_other_is_for_any (NULL));

  save (fixture, DUCK_OTHER_ROSTER, army, DUCK_PICTURES_NONE, roster);
  read = store_battlescribe_roster_load (roster, faults);
  g_assert_nonnull (read);
  g_assert_cmpstr (read->name, ==, "British Expeditionary Force");
  save (fixture, DUCK_OTHER_TEXT, army, DUCK_PICTURES_NONE, text);
  g_assert_true (has_words (fixture, "army.txt", STORE_ARMY_TEXT_BEGIN));

  save (fixture, DUCK_OTHER_TABLETOP, operation, DUCK_PICTURES_NONE, blocks);
  g_assert_true (has_words (fixture, "blocks.json", "BEF Infantry 3"));
  g_assert_false (has_words (fixture, "blocks.json", "CustomImage"));
  save (fixture, DUCK_OTHER_TABLETOP, operation, DUCK_PICTURES_ADDRESS, tiles);
  g_assert_true (has_words (fixture, "tiles.json", "\"https://example.org/p/field.png\""));
  g_assert_true (has_words (fixture, "tiles-images/field.png", "PNG"));
  g_assert_true (has_words (fixture, "tiles.png", "PNG"));
  save (fixture, DUCK_OTHER_TABLETOP, operation, DUCK_PICTURES_BESIDE, local);
  g_assert_true (has_words (fixture, "local.json", "/local-images/field.png\""));
}

static GBytes *
dup_bytes (DuckDocument *document)
{
  return DUCK_DOCUMENT_GET_CLASS (document)->to_bytes (document);
}

/* What is opened of it is not the page. */
static DuckDocument *
open_page (AppFixture *fixture, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  AdwTabView *tabs = ADW_TAB_VIEW (app_find (fixture->window, "tabs"));
  int n = adw_tab_view_get_n_pages (tabs);
  GtkWidget *page;

  g_assert_true (duck_shell_open_file (DUCK_SHELL (fixture->window), file));
  app_wait_for (adw_tab_view_get_n_pages (tabs) == n + 1);
  page = adw_tab_page_get_child (adw_tab_view_get_selected_page (tabs));
  return duck_page_get_document (DUCK_PAGE (page));
}

/* A page is opened as the document in it, which has no file of its own: what it came in is not
 * written over. */
static void
test_page (AppFixture *fixture, gconstpointer data)
{
  static const char *const names[] = { "british-expeditionary-force.duckarmy", "hooge.duckfield" };

  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      DuckDocument *document = open_shipped (fixture, names[i]), *back;
      g_autofree char *path = app_build_path (fixture, "page.html");
      g_autofree char *before = NULL, *after = NULL;
      g_autoptr (GBytes) bytes = dup_bytes (document), again = NULL;

      g_assert_true (duck_other_is_for (DUCK_OTHER_PAGE, document));
      save (fixture, DUCK_OTHER_PAGE, document, DUCK_PICTURES_NONE, path);
      before = app_read (path);
      back = open_page (fixture, path);
      g_assert_null (duck_document_get_path (back));
      g_assert_true (duck_document_get_modified (back));
      again = dup_bytes (back);
      g_assert_true (g_bytes_equal (bytes, again));
      after = app_read (path);
      g_assert_cmpstr (before, ==, after);
    }
}

/* A game is told from the window as it is at the command line. */
static void
test_story (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_shell_get_library (DUCK_SHELL (fixture->window));
  g_autofree char *shipped = app_build_shipped ("langemarck.duckop");
  g_autofree char *path = app_build_path (fixture, "a.duckgame");
  g_autofree char *page = app_build_path (fixture, "story.html");
  g_autofree char *pdf = app_build_path (fixture, "story.pdf");
  g_autoptr (StoreFaults) faults = store_faults_new (shipped);
  g_autoptr (WarOperation) operation = store_operation_load (library, shipped, faults);
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 1, &fault);
  g_autoptr (GError) error = NULL;
  DuckDocument *document;

  g_assert_true (store_game_save (library, game, path, &error));
  document = duck_page_get_document (app_open_unpainted (fixture, path));
  g_assert_true (duck_other_is_for (DUCK_OTHER_STORY, document));
  g_assert_false (duck_other_is_for (DUCK_OTHER_STORY, open_shipped (fixture, "hooge.duckop")));
  save (fixture, DUCK_OTHER_STORY, document, DUCK_PICTURES_NONE, page);
  g_assert_true (has_words (fixture, "story.html", "<h2>What Was at Stake</h2>"));
  g_assert_true (has_words (fixture, "story.html", "duckboard.game+xml;sha256="));
  save (fixture, DUCK_OTHER_STORY_PDF, document, DUCK_PICTURES_NONE, pdf);
  g_assert_true (has_words (fixture, "story.pdf", "%PDF"));
}

static void
test_book (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = app_build_data ("books/entente-in-arms.duckbook");
  DuckDocument *book = duck_page_get_document (app_open_unpainted (fixture, shipped));
  g_autofree char *catalogue = app_build_path (fixture, "book.cat");
  g_autofree char *system = app_build_path (fixture, "book.gst");

  g_assert_true (app_action_is_enabled (fixture, "export-other"));
  g_assert_false (app_action_is_enabled (fixture, "show-code"));
  save (fixture, DUCK_OTHER_CATALOGUE, book, DUCK_PICTURES_NONE, catalogue);
  g_assert_true (has_words (fixture, "book.cat", "<catalogue "));
  save (fixture, DUCK_OTHER_SYSTEM, book, DUCK_PICTURES_NONE, system);
  g_assert_true (has_words (fixture, "book.gst", "<gameSystem "));
}

static GtkWindow *
find_window (GType type)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (G_TYPE_CHECK_INSTANCE_TYPE (window, type))
        return window;
    }
  return NULL;
}

/* The window asks for no more than the format needs, and says what gets lost. */
static void
test_window (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;
  AdwComboRow *format, *pictures;
  GtkWidget *button;

  open_shipped (fixture, "british-expeditionary-force.duckarmy");
  app_activate (fixture, "win.export-other");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (DUCK_IS_EXPORT_OTHER (dialog));
  app_wait_for_paint (GTK_WIDGET (dialog));
  format = app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Format", 0);
  pictures = app_find_row (dialog, ADW_TYPE_COMBO_ROW, "Pictures", 0);
  button = app_find_labelled (dialog, "_Export…");
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (pictures)));

  adw_combo_row_set_selected (format,
                              g_list_model_get_n_items (adw_combo_row_get_model (format)) - 1);
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (pictures)));
  g_assert_true (gtk_widget_is_sensitive (button));
  adw_combo_row_set_selected (pictures, DUCK_PICTURES_ADDRESS);
  g_assert_false (gtk_widget_is_sensitive (button));
  adw_combo_row_set_selected (format, 0);
  g_assert_true (gtk_widget_is_sensitive (button));

  gtk_window_destroy (dialog);
}

/* An army goes from one window to another by the clipboard, and is unsaved there. */
static void
test_paste (AppFixture *fixture, gconstpointer data)
{
  DuckDocument *army = open_shipped (fixture, "german-fourth-army.duckarmy"), *pasted;

  app_activate (fixture, "win.copy-army");
  app_wait_for (app_shows_text (fixture->window, "Army copied: Paste Army takes it elsewhere"));
  app_activate (fixture, "win.paste-army");
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  pasted = duck_window_get_document (fixture->window);
  g_assert_true (pasted != army);
  g_assert_true (duck_document_get_modified (pasted));
  g_assert_null (duck_document_get_path (pasted));
  g_assert_cmpuint (duck_army_document_get_army (DUCK_ARMY_DOCUMENT (pasted))->units->len, ==,
                    duck_army_document_get_army (DUCK_ARMY_DOCUMENT (army))->units->len);
  duck_document_undo (pasted);
  g_assert_cmpuint (duck_army_document_get_army (DUCK_ARMY_DOCUMENT (pasted))->units->len, ==, 0);
}

/* What is no army is said. */
static void
test_paste_nothing (AppFixture *fixture, gconstpointer data)
{
  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (fixture->window)), "Hello");
  app_activate (fixture, "win.paste-army");
  app_wait_for (app_get_dialog (fixture) != NULL);
  app_wait_for (app_shows_text (app_get_dialog (fixture), "No Army Pasted"));
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 0);
}

static gboolean
open_text (AppFixture *fixture, const char *name, const char *text)
{
  g_autofree char *path = app_build_path (fixture, name);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  return duck_shell_open_file (DUCK_SHELL (fixture->window), file);
}

/* A roster of any game is seen as it is printed; a damaged one is refused with a sentence. */
static void
test_roster (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *window;

  g_assert_true (open_text (fixture, "a.ros",
                            "<roster xmlns=\"http://www.battlescribe.net/schema/rosterSchema\" "
                            "name=\"Orks\" gameSystemName=\"Game\"><forces><force name=\"F\">"
                            "<selections><selection name=\"Boyz\" number=\"1\" type=\"unit\"/>"
                            "</selections></force></forces></roster>"));
  app_wait_for ((window = find_window (DUCK_TYPE_PRINT_WINDOW)) != NULL);
  app_wait_for_paint (GTK_WIDGET (window));
  app_wait_for (app_shows_text (window, "Sheet 1 of 1"));
  gtk_window_destroy (window);

  open_text (fixture, "b.ros", "<roster>");
  app_wait_for (app_get_dialog (fixture) != NULL);
  app_close (app_get_dialog (fixture));
  open_text (fixture, "c.rosz", "PK");
  app_wait_for (app_get_dialog (fixture) != NULL);
}

/* What is dragged onto the window from a file manager opens likewise: a roster to be printed, a map
 * of a virtual tabletop to be made a field. */
static void
test_dragged (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *roster = app_build_path (fixture, "dragged.ros");
  g_autofree char *map = app_build_path (fixture, "dragged.uvtt");
  GFile *files[] = { g_file_new_for_path (roster), g_file_new_for_path (map) };
  g_autoptr (GListModel) controllers
    = gtk_widget_observe_controllers (GTK_WIDGET (fixture->window));
  g_auto (GValue) value = G_VALUE_INIT;
  gboolean taken = FALSE;

  g_assert_true (g_file_set_contents (roster,
                                      "<roster name=\"Orks\"><forces><force name=\"F\">"
                                      "<selections><selection name=\"Boyz\" number=\"1\" "
                                      "type=\"unit\"/></selections></force></forces></roster>",
                                      -1, NULL));
  g_assert_true (g_file_set_contents (
    map, "{\"resolution\": {\"map_size\": {\"x\": 24, \"y\": 12}}}", -1, NULL));
  g_value_init (&value, GDK_TYPE_FILE_LIST);
  g_value_take_boxed (&value, gdk_file_list_new_from_array (files, G_N_ELEMENTS (files)));
  for (guint i = 0; i < g_list_model_get_n_items (controllers); i++)
    {
      g_autoptr (GtkEventController) controller = g_list_model_get_item (controllers, i);

      if (GTK_IS_DROP_TARGET (controller))
        g_signal_emit_by_name (controller, "drop", &value, 10., 10., &taken);
    }
  g_assert_true (taken);
  app_wait_for (find_window (DUCK_TYPE_PRINT_WINDOW) != NULL);
  app_wait_for (find_window (DUCK_TYPE_IMPORT_MAP) != NULL);
  gtk_window_destroy (find_window (DUCK_TYPE_PRINT_WINDOW));
  gtk_window_destroy (find_window (DUCK_TYPE_IMPORT_MAP));
  g_object_unref (files[0]);
  g_object_unref (files[1]);
}

/* A text file with an army in it opens as one. */
static void
test_text_file (AppFixture *fixture, gconstpointer data)
{
  DuckDocument *army = open_shipped (fixture, "german-fourth-army.duckarmy");
  g_autofree char *text
    = store_army_to_text (duck_army_document_get_army (DUCK_ARMY_DOCUMENT (army)));
  g_autofree char *letter = g_strdup_printf ("Hello,\n%s\nBye", text);

  g_assert_true (open_text (fixture, "letter.txt", letter));
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  g_assert_false (open_text (fixture, "nothing.txt", "Hello"));
  app_wait_for (app_get_dialog (fixture) != NULL);
}

static void
test_code (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *window;

  open_shipped (fixture, "german-fourth-army.duckarmy");
  app_activate (fixture, "win.show-code");
  if (!draw_code_is_supported ())
    {
      app_wait_for (app_get_dialog (fixture) != NULL);
      return;
    }
  app_wait_for ((window = find_window (DUCK_TYPE_ARMY_CODE)) != NULL);
  app_wait_for_paint (GTK_WIDGET (window));
  gtk_window_destroy (window);
}

static void
add_tests (void)
{
  APP_ADD ("/export-other/files", test_files);
  APP_ADD ("/export-other/page", test_page);
  APP_ADD ("/export-other/story", test_story);
  APP_ADD ("/export-other/book", test_book);
  APP_ADD ("/export-other/window", test_window);
  APP_ADD ("/export-other/paste", test_paste);
  APP_ADD ("/export-other/paste-nothing", test_paste_nothing);
  APP_ADD ("/export-other/roster", test_roster);
  APP_ADD ("/export-other/dragged", test_dragged);
  APP_ADD ("/export-other/text-file", test_text_file);
  APP_ADD ("/export-other/code", test_code);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
