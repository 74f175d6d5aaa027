/* test-file-chooser.c: files that are chosen in GTK's dialogs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "app/window/start-page.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/book-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/operation-document.h"
#include "draw/surface/fonts.h"
#include "store/documents/army-file.h"

static GtkWindow *
find_chooser (void)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_FILE_CHOOSER (window) && gtk_widget_get_mapped (GTK_WIDGET (window)))
        return window;
    }
  return NULL;
}

/* GTK's question whether to replace a file, or NULL. */
static GtkWindow *
find_question (GtkWindow *chooser)
{
  GListModel *windows = gtk_window_get_toplevels ();

  for (guint i = 0; i < g_list_model_get_n_items (windows); i++)
    {
      g_autoptr (GtkWindow) window = g_list_model_get_item (windows, i);

      if (GTK_IS_MESSAGE_DIALOG (window) && gtk_window_get_transient_for (window) == chooser)
        return window;
    }
  return NULL;
}

static gboolean
has_chosen (GtkFileChooser *chooser, GFile *file)
{
  g_autoptr (GFile) chosen = gtk_file_chooser_get_file (chooser);

  return chosen != NULL && g_file_equal (chosen, file);
}

/* Whether its buttons have the names of the folders that lead to the one that it shows. GTK 4.18
 * does not survive it everywhere that it is closed before. */
static gboolean
is_ready (GtkWindow *chooser)
{
  g_autoptr (GFile) folder = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (chooser));
  g_autofree char *name = folder != NULL ? g_file_get_basename (folder) : NULL;

  return name == NULL || app_shows_text (chooser, name);
}

/* Names the file to be saved as; once more if GTK has completed the name to that of a file that is
 * in the folder, as it does when it reads the folder after the name was set. */
static gboolean
is_named (GtkFileChooser *chooser, GFile *file, const char *name)
{
  if (has_chosen (chooser, file))
    return TRUE;
  gtk_file_chooser_set_current_name (chooser, name);
  return FALSE;
}

/* Chooses a file in the dialog that is open, as soon as it has read its folder. */
static void
choose (AppFixture *fixture, const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  GtkWindow *chooser;

  app_wait_for ((chooser = find_chooser ()) != NULL);
  if (gtk_file_chooser_get_action (GTK_FILE_CHOOSER (chooser)) == GTK_FILE_CHOOSER_ACTION_SAVE)
    {
      g_autofree char *name = g_file_get_basename (file);

      /* The folder is what the program has set; GTK takes it ill if one changes it meanwhile. */
      app_wait_for (is_named (GTK_FILE_CHOOSER (chooser), file, name) && is_ready (chooser));
    }
  else
    {
      gtk_file_chooser_set_file (GTK_FILE_CHOOSER (chooser), file, NULL);
      app_wait_for (has_chosen (GTK_FILE_CHOOSER (chooser), file) && is_ready (chooser));
    }
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_ACCEPT);
  app_wait_for (find_chooser () == NULL || find_question (chooser) != NULL);
  if (find_chooser () != NULL)
    app_click (app_find_labelled (find_question (chooser), "_Replace"));
  app_wait_for (find_chooser () == NULL);
}

static void
cancel (AppFixture *fixture)
{
  GtkWindow *chooser;

  app_wait_for ((chooser = find_chooser ()) != NULL);
  app_wait_for (is_ready (chooser));
  gtk_dialog_response (GTK_DIALOG (chooser), GTK_RESPONSE_CANCEL);
  app_wait_for (find_chooser () == NULL);
}

/* A file in the folder that is proposed for what has none yet. */
static char *
build_saved (const char *name)
{
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_ARMY);

  g_assert_cmpint (g_mkdir_with_parents (folder, 0755), ==, 0);
  return g_build_filename (folder, name, NULL);
}

static void
copy_saved (const char *shipped, const char *path)
{
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *text = app_read (from);

  g_assert_true (g_file_set_contents (path, text, -1, NULL));
}

static DuckPage *
open_shipped (AppFixture *fixture)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");

  return app_open_unpainted (fixture, path);
}

static void
test_open (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "open", NULL);
  choose (fixture, path);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 1);
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==, path);

  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "open", NULL);
  cancel (fixture);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
}

/* What comes with the program is saved elsewhere, and stays what it was. */
static void
test_save_shipped (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *before = app_read (shipped);
  g_autofree char *path = build_saved ("mine.duckarmy");
  g_autofree char *bare = build_saved ("mine");
  g_autofree char *after = NULL;
  DuckPage *page = open_shipped (fixture);
  DuckDocument *document = duck_page_get_document (page);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (WarArmy) army = NULL;

  app_click (app_find_button (page, "Add BEF Officer"));
  app_activate (fixture, "win.save");
  cancel (fixture);
  g_assert_true (duck_document_get_modified (document));

  /* The suffix comes by itself. */
  app_activate (fixture, "win.save");
  choose (fixture, bare);
  app_wait_for (!duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, path);
  army = store_army_load (duck_application_get_library (fixture->application), path, faults);
  g_assert_nonnull (army);
  g_assert_cmpuint (army->units->len, ==, 14);
  after = app_read (shipped);
  g_assert_cmpstr (after, ==, before);

  app_wait_for (app_shows_text (fixture->window, "Saved as “mine.duckarmy”"));

  /* From now on it is a file like any other. */
  app_click (app_find_button (page, "Add BEF Officer"));
  app_activate (fixture, "win.save");
  g_assert_false (duck_document_get_modified (document));
}

static DuckLibraryItem *
find_listed (AppFixture *fixture, const char *path)
{
  GtkWidget *page = app_find_type (fixture->window, DUCK_TYPE_START_PAGE);

  return duck_library_model_find (duck_start_page_get_model (DUCK_START_PAGE (page)), path);
}

/* What is new is saved where the library looks, and is listed at once, before all others. */
static void
test_save_new (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_CAMPAIGN);
  g_autofree char *path = g_build_filename (folder, "Ypres.duckcampaign", NULL);
  g_autofree char *elsewhere = app_build_path (fixture, "elsewhere.duckcampaign");
  g_autoptr (GVariant) used = NULL;
  const char *last;

  g_assert_true (g_str_has_prefix (folder, fixture->folder));
  app_activate (fixture, "app.new-campaign");
  app_activate (fixture, "win.save");
  choose (fixture, path);
  app_wait_for (find_listed (fixture, path) != NULL);
  g_assert_cmpint (duck_library_item_get_origin (find_listed (fixture, path)), ==, DUCK_ORIGIN_OWN);

  /* That is kept for the next start. */
  used = g_settings_get_value (duck_settings_get (), DUCK_SETTING_RECENTLY_USED);
  g_variant_get_child (used, 0, "(^&ayx)", &last, NULL);
  g_assert_cmpstr (last, ==, path);

  /* Elsewhere it is not lost from view either. */
  g_assert_true (duck_document_save (duck_window_get_document (fixture->window), elsewhere, NULL));
  app_activate (fixture, "win.save-as");
  choose (fixture, elsewhere);
  app_wait_for (find_listed (fixture, elsewhere) != NULL);
}

static void
assert_proposed (const char *name)
{
  GtkWindow *chooser;
  g_autofree char *proposed = NULL;

  app_wait_for ((chooser = find_chooser ()) != NULL);
  proposed = gtk_file_chooser_get_current_name (GTK_FILE_CHOOSER (chooser));
  g_assert_cmpstr (proposed, ==, name);
}

/* Two that are called alike: what is proposed for one would not replace the other. */
static void
test_save_another (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_CAMPAIGN);
  g_autofree char *path = g_build_filename (folder, "New Campaign.duckcampaign", NULL);
  DuckCampaignDocument *document;

  app_activate (fixture, "app.new-campaign");
  app_activate (fixture, "win.save");
  assert_proposed ("New Campaign.duckcampaign");
  choose (fixture, path);
  app_activate (fixture, "win.save-as");
  assert_proposed ("New Campaign.duckcampaign");
  cancel (fixture);

  app_activate (fixture, "app.new-campaign");
  document = DUCK_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window));
  duck_campaign_document_set_name (document, "New Campaign");
  app_activate (fixture, "win.save");
  assert_proposed ("New Campaign 2.duckcampaign");
  cancel (fixture);
}

/* Saving over what another tab shows would lose one of the two. */
static void
test_save_over_open (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = build_saved ("army.duckarmy");
  g_autofree char *before = NULL, *after = NULL;
  GtkWidget *dialog;

  copy_saved ("german-fourth-army.duckarmy", path);
  before = app_read (path);
  app_open_unpainted (fixture, path);
  open_shipped (fixture);
  app_activate (fixture, "win.save-as");
  choose (fixture, path);

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (duck_alert_is (dialog));
  duck_sheet_close (dialog);
  app_wait_for (app_get_dialog (fixture) == NULL);
  after = app_read (path);
  g_assert_cmpstr (after, ==, before);
}

/* Clicks the button with this label in the message that is open or about to be. */
static void
respond (AppFixture *fixture, const char *heading, const char *label)
{
  gpointer dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && duck_alert_is (dialog));
  g_assert_cmpstr (duck_alert_get_heading (dialog), ==, heading);
  g_object_add_weak_pointer (dialog, &dialog);
  app_click (app_find_labelled (dialog, label));
  app_wait_for (dialog == NULL);
  app_finish_pending ();
}

/* A name without the suffix never leads to a file without it, nor to one that nobody was asked
 * about. */
static void
test_save_suffix (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *taken = build_saved ("mine.duckarmy");
  g_autofree char *bare = build_saved ("mine");
  g_autofree char *before = NULL, *kept = NULL, *after = NULL, *bare_after = NULL;
  DuckPage *page = open_shipped (fixture);
  DuckDocument *document = duck_page_get_document (page);

  copy_saved ("german-fourth-army.duckarmy", taken);
  before = app_read (taken);

  app_click (app_find_button (page, "Add BEF Officer"));
  app_activate (fixture, "win.save-as");
  choose (fixture, bare);
  respond (fixture, "Replace “mine.duckarmy”?", "_Cancel");
  kept = app_read (taken);
  g_assert_cmpstr (kept, ==, before);
  g_assert_false (g_file_test (bare, G_FILE_TEST_EXISTS));
  g_assert_true (duck_document_get_modified (document));

  /* GTK has asked about a file that is not the one that is written. */
  g_assert_true (g_file_set_contents (bare, "notes", -1, NULL));
  app_activate (fixture, "win.save-as");
  choose (fixture, bare);
  respond (fixture, "Replace “mine.duckarmy”?", "_Replace");
  g_assert_false (duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, taken);
  after = app_read (taken);
  g_assert_cmpstr (after, !=, before);
  bare_after = app_read (bare);
  g_assert_cmpstr (bare_after, ==, "notes");
}

/* A question that goes with its window, without an answer, is cancelled. */
static void
test_unanswered (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *taken = build_saved ("mine.duckarmy");
  g_autofree char *bare = build_saved ("mine");
  g_autofree char *before = NULL, *kept = NULL;
  guint n_references;
  gpointer dialog;

  app_click (app_find_button (open_shipped (fixture), "Add BEF Officer"));
  app_finish_pending ();
  n_references = G_OBJECT (fixture->window)->ref_count;
  copy_saved ("german-fourth-army.duckarmy", taken);
  before = app_read (taken);
  app_activate (fixture, "win.save-as");
  choose (fixture, bare);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && duck_alert_is (dialog));
  g_object_add_weak_pointer (dialog, &dialog);
  if (GTK_IS_WINDOW (dialog))
    gtk_window_destroy (dialog);
  else
    app_close (dialog);
  app_wait_for (dialog == NULL);
  app_finish_pending ();
  kept = app_read (taken);
  g_assert_cmpstr (kept, ==, before);
  /* What waited for the answer has let go of the window. */
  g_assert_cmpuint (G_OBJECT (fixture->window)->ref_count, <=, n_references);
}

static void
test_export_suffix (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");
  g_autofree char *pdf = app_build_path (fixture, "army.duckarmy.pdf");
  g_autofree char *before = app_read (army);
  g_autofree char *after = NULL, *exported = NULL, *kept = NULL;
  GtkWindow *dialog;

  /* The name of the open file itself, and GTK's question answered with yes. */
  g_assert_true (g_file_set_contents (pdf, "old", -1, NULL));
  app_open_unpainted (fixture, army);
  app_activate (fixture, "win.export-pdf");
  choose (fixture, army);
  respond (fixture, "Replace “army.duckarmy.pdf”?", "_Cancel");
  kept = app_read (pdf);
  g_assert_cmpstr (kept, ==, "old");
  app_activate (fixture, "win.export-pdf");
  choose (fixture, army);
  respond (fixture, "Replace “army.duckarmy.pdf”?", "_Replace");
  app_wait_for (app_shows_text (fixture->window, "Exported “army.duckarmy.pdf”"));
  exported = app_read (pdf);
  g_assert_true (g_str_has_prefix (exported, "%PDF"));

  /* A link to it. */
  g_assert_cmpint (g_remove (pdf), ==, 0);
  g_assert_cmpint (symlink (army, pdf), ==, 0);
  app_activate (fixture, "win.export-pdf");
  choose (fixture, pdf);
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  respond (fixture, "Not Exported", "_Close");
  after = app_read (army);
  g_assert_cmpstr (after, ==, before);
}

/* What goes to another program is written where the dialog says, with the suffix of its format. */
static void
test_export_other (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");
  g_autofree char *bare = app_build_path (fixture, "sent");
  g_autofree char *plain = app_build_path (fixture, "sent.ros");
  g_autofree char *zipped = app_build_path (fixture, "sent.rosz"); /* with libarchive */
  GtkWindow *dialog;

  app_open_unpainted (fixture, army);
  app_activate (fixture, "win.export-other");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_click (app_find_labelled (dialog, "_Export…"));
  choose (fixture, bare);
  app_wait_for (g_file_test (plain, G_FILE_TEST_EXISTS)
                || g_file_test (zipped, G_FILE_TEST_EXISTS));
  g_assert_false (g_file_test (bare, G_FILE_TEST_EXISTS));
}

/* A field that is in its operation is edited in a file that the user chooses, and linked to it. */
static void
test_edit_field (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, "hooge.duckop", "mine.duckop");
  g_autofree char *linked = app_copy_shipped (fixture, "hooge.duckfield", "hooge.duckfield");
  g_autofree char *chosen = app_build_path (fixture, "ours.duckfield");
  DuckPage *page = app_open_unpainted (fixture, path);
  DuckOperationDocument *document = DUCK_OPERATION_DOCUMENT (duck_page_get_document (page));
  GtkWidget *edit;

  g_assert_cmpint (g_remove (linked), ==, 0);
  duck_operation_document_set_field (document,
                                     duck_operation_document_get_operation (document)->field, NULL);
  app_show_section (page, "field");
  edit = app_find_labelled (page, "_Edit Field");

  app_click (edit);
  cancel (fixture);
  g_assert_null (duck_operation_document_get_operation (document)->field_link);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);

  app_click (edit);
  choose (fixture, chosen);
  app_wait_for (duck_window_get_n_documents (fixture->window) == 2);
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==, chosen);
  g_assert_cmpstr (duck_operation_document_get_operation (document)->field_link, ==,
                   "ours.duckfield");
}

/* Makes the open document's map a file of this format, and reads it. */
static char *
export_map (AppFixture *fixture, const char *format, const char *path)
{
  GtkWindow *dialog;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_MAP_FORMAT, format);
  app_activate (fixture, "win.export-map");
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  app_click (app_find (dialog, "save"));
  choose (fixture, path);
  app_wait_for (g_file_test (path, G_FILE_TEST_EXISTS));
  app_wait_for (app_get_dialog (fixture) == NULL);
  return app_read (path);
}

/* The field of an operation for other programs, and all that it needs in one file. */
static void
test_export_as (AppFixture *fixture, gconstpointer data)
{
  static const struct
  {
    const char *format, *name, *beginning;
  } exports[] = {
    { "png", "map.png", "\x89PNG" },
    { "svg", "map.svg", "<?xml" },
    { "pdf", "map.pdf", "%PDF" },
    { "uvtt", "map.uvtt", "{\"format\":" },
  };
  g_autofree char *army
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");
  g_autofree char *field
    = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield");
  g_autofree char *operation = app_copy_shipped (fixture, "langemarck.duckop", "battle.duckop");
  g_autofree char *whole = app_build_path (fixture, "whole.duckop");
  g_autofree char *written = NULL;

  g_assert_false (app_action_is_enabled (fixture, "export-map"));
  app_open_unpainted (fixture, army);
  g_assert_false (app_action_is_enabled (fixture, "export-map"));
  app_open_unpainted (fixture, field);
  g_assert_true (app_action_is_enabled (fixture, "export-map"));
  g_assert_false (app_action_is_enabled (fixture, "export-operation"));
  app_open_unpainted (fixture, operation);
  for (guint i = 0; i < G_N_ELEMENTS (exports); i++)
    {
      g_autofree char *path = app_build_path (fixture, exports[i].name);
      g_autofree char *map = export_map (fixture, exports[i].format, path);
      g_autofree char *toast = g_strdup_printf ("Exported “%s”", exports[i].name);

      g_assert_true (g_str_has_prefix (map, exports[i].beginning));
      app_wait_for (app_shows_text (fixture->window, toast));
    }

  app_activate (fixture, "win.export-operation");
  choose (fixture, whole);
  app_wait_for (g_file_test (whole, G_FILE_TEST_EXISTS));
  written = app_read (whole);
  g_assert_nonnull (strstr (written, "<books>"));
}

/* Who exports with other fonts than those that are wanted is told. meson.build runs this with them
 * and without. */
static void
test_fonts (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army
    = app_copy_shipped (fixture, "german-fourth-army.duckarmy", "army.duckarmy");
  g_autofree char *path = app_build_path (fixture, "army.pdf");
  g_autofree char *again = app_build_path (fixture, "again.pdf");
  g_autofree char *missing = draw_fonts_describe_missing ();

  g_assert_true ((missing != NULL) == (g_strrstr (g_getenv ("FONTCONFIG_FILE"), "other") != NULL));
  app_open_unpainted (fixture, army);
  app_activate (fixture, "win.export-pdf");
  choose (fixture, path);
  app_wait_for (g_file_test (path, G_FILE_TEST_EXISTS));
  if (missing != NULL)
    {
      app_wait_for (app_shows_text (fixture->window, missing));
      app_wait_for (!app_shows_text (fixture->window, missing));
      app_wait_for (app_shows_text (fixture->window, "Exported “army.pdf”"));

      /* Once is enough. */
      app_activate (fixture, "win.export-pdf");
      choose (fixture, again);
      app_wait_for (app_shows_text (fixture->window, "Exported “again.pdf”"));
      g_assert_false (app_shows_text (fixture->window, missing));
    }
  else
    app_wait_for (app_shows_text (fixture->window, "Exported “army.pdf”"));
}

/* What cannot be saved where it was is not lost: it can be saved elsewhere, also while closing. */
static void
test_save_elsewhere (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "army.duckarmy");
  g_autofree char *other = app_build_path (fixture, "other.duckarmy");
  g_autofree char *after = NULL;
  DuckDocument *document = duck_page_get_document (app_open_unpainted (fixture, path));

  /* No file can come where a folder is. */
  app_click (app_find_button (fixture->window, "Add BEF Officer"));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_mkdir (path, 0700), ==, 0);

  app_activate (fixture, "win.save");
  respond (fixture, "Overwrite Other Changes?", "_Overwrite");
  respond (fixture, "Not Saved", "_Cancel");
  g_assert_true (duck_document_get_modified (document));
  app_activate (fixture, "win.save");
  respond (fixture, "Overwrite Other Changes?", "_Overwrite");
  respond (fixture, "Not Saved", "Save _As…");
  choose (fixture, other);
  app_wait_for (!duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, other);
  after = app_read (other);
  g_assert_nonnull (strstr (after, "bef-officer"));
  g_assert_cmpint (g_rmdir (path), ==, 0);
}

/* What another program has written meanwhile is not overwritten unasked. */
static void
test_changed_on_disk (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path
    = app_copy_shipped (fixture, "british-expeditionary-force.duckarmy", "army.duckarmy");
  g_autofree char *other = app_build_path (fixture, "other.duckarmy");
  g_autofree char *kept = NULL, *replaced = NULL, *cancelled = NULL;
  DuckPage *page = app_open_unpainted (fixture, path);
  DuckDocument *document = duck_page_get_document (page);

  /* Own saving is no change. */
  for (guint i = 0; i < 2; i++)
    {
      app_click (app_find_button (page, "Add BEF Officer"));
      app_activate (fixture, "win.save");
      g_assert_false (duck_document_get_modified (document));
      g_assert_null (app_get_dialog (fixture));
    }

  app_click (app_find_button (page, "Add BEF Officer"));
  g_assert_true (g_file_set_contents (path, "theirs", -1, NULL));
  app_activate (fixture, "win.save");
  respond (fixture, "Overwrite Other Changes?", "_Cancel");
  cancelled = app_read (path);
  g_assert_cmpstr (cancelled, ==, "theirs");
  g_assert_true (duck_document_get_modified (document));

  /* A tab that closes asks too, and stays when the answer is no. */
  app_activate (fixture, "win.close-tab");
  respond (fixture, "Save Changes?", "_Save");
  respond (fixture, "Overwrite Other Changes?", "_Cancel");
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);

  app_activate (fixture, "win.save");
  respond (fixture, "Overwrite Other Changes?", "Save _As…");
  choose (fixture, other);
  g_assert_false (duck_document_get_modified (document));
  g_assert_cmpstr (duck_document_get_path (document), ==, other);
  kept = app_read (path);
  g_assert_cmpstr (kept, ==, "theirs");

  app_click (app_find_button (page, "Add BEF Officer"));
  g_assert_true (g_file_set_contents (other, "theirs again", -1, NULL));
  app_activate (fixture, "win.save");
  respond (fixture, "Overwrite Other Changes?", "_Overwrite");
  g_assert_false (duck_document_get_modified (document));
  replaced = app_read (other);
  g_assert_nonnull (strstr (replaced, "<army"));
}

static void export(AppFixture *fixture, const char *shipped, const char *wanted)
{
  g_autofree char *from = app_build_shipped (shipped);
  g_autofree char *usual = duck_kind_dup_usual_folder ();
  g_autofree char *path = g_build_filename (usual, "export.pdf", NULL);
  g_autofree char *start = NULL, *text = NULL, *program = g_find_program_in_path ("pdftotext");
  g_autoptr (GError) error = NULL;

  app_open_unpainted (fixture, from);
  app_activate (fixture, "win.export-pdf");
  choose (fixture, path);
  app_wait_for (app_shows_text (fixture->window, "Exported “export.pdf”"));
  start = app_read (path);
  g_assert_true (g_str_has_prefix (start, "%PDF"));

  if (program == NULL)
    {
      g_test_message ("pdftotext is missing: the text of the PDF is not looked at");
      return;
    }

  const char *command[] = { program, path, "-", NULL };

  g_spawn_sync (NULL, (char **) command, NULL, G_SPAWN_DEFAULT, NULL, NULL, &text, NULL, NULL,
                &error);
  g_assert_no_error (error);
  g_assert_nonnull (strstr (text, wanted));
}

static void
test_export_army (AppFixture *fixture, gconstpointer data)
{
  export(fixture, "british-expeditionary-force.duckarmy", "British Expeditionary Force");
}

static void
test_export_operation (AppFixture *fixture, gconstpointer data)
{
  export(fixture, "langemarck.duckop", "The Battle");
}

/* A PDF of one's own book goes to where all else is that the user has made, not to where the
 * program keeps books. */
static void
test_export_book (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  const WarBook *book = store_library_get_book (library, "entente-in-arms", NULL);
  g_autofree char *path = duck_book_document_write_copy (library, book, NULL, NULL);
  g_autofree char *usual = duck_kind_dup_usual_folder (), *proposed = NULL;
  g_autoptr (GFile) folder = NULL;
  GtkWindow *chooser;

  app_open_unpainted (fixture, path);
  app_activate (fixture, "win.export-pdf");
  app_wait_for ((chooser = find_chooser ()) != NULL);
  app_wait_for ((folder = gtk_file_chooser_get_current_folder (GTK_FILE_CHOOSER (chooser)))
                != NULL);
  proposed = g_file_get_path (folder);
  g_assert_true (g_str_has_prefix (usual, fixture->folder));
  g_assert_cmpstr (proposed, ==, usual);
  cancel (fixture);
  g_remove (path);
}

static void
add_tests (void)
{
  APP_ADD ("/file-chooser/export-book", test_export_book);
  APP_ADD ("/file-chooser/open", test_open);
  APP_ADD ("/file-chooser/save-shipped", test_save_shipped);
  APP_ADD ("/file-chooser/save-new", test_save_new);
  APP_ADD ("/file-chooser/save-another", test_save_another);
  APP_ADD ("/file-chooser/save-over-open", test_save_over_open);
  APP_ADD ("/file-chooser/save-suffix", test_save_suffix);
  APP_ADD ("/file-chooser/unanswered", test_unanswered);
  APP_ADD ("/file-chooser/edit-field", test_edit_field);
  APP_ADD ("/file-chooser/export-suffix", test_export_suffix);
  APP_ADD ("/file-chooser/export-other", test_export_other);
  APP_ADD ("/file-chooser/export-as", test_export_as);
  APP_ADD ("/file-chooser/fonts", test_fonts);
  APP_ADD ("/file-chooser/save-elsewhere", test_save_elsewhere);
  APP_ADD ("/file-chooser/changed-on-disk", test_changed_on_disk);
  APP_ADD ("/file-chooser/export-army", test_export_army);
  APP_ADD ("/file-chooser/export-operation", test_export_operation);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
