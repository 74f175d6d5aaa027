/* test-campaign-page.c: a campaign is put together with the widgets
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <glib/gstdio.h>
#include <string.h>

#include "app/designer/campaign-page.h"
#include "app/game/set-up/new-game.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/game-document.h"
#include "desk/library/library-file.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"

static const WarCampaign *
get (DuckPage *page)
{
  return duck_campaign_document_get_campaign (
    DUCK_CAMPAIGN_DOCUMENT (duck_page_get_document (page)));
}

static void
add (AppFixture *fixture, DuckPage *page, const char *operation)
{
  adw_action_row_activate (app_find_row (page, ADW_TYPE_ACTION_ROW, "Add an Operation…", 0));
  app_choose (fixture, operation);
  app_wait_for_paint (GTK_WIDGET (page));
}

static const char *
get_name (DuckPage *page, guint index)
{
  return war_campaign_get_part (get (page), index)->operation->name;
}

/* What is in the row of the operation is there from then on. */
static void
fold_out (DuckPage *page, const char *title)
{
  adw_expander_row_set_expanded (app_find_row (page, ADW_TYPE_EXPANDER_ROW, title, 0), TRUE);
}

/* Operations are added, moved, removed; each is a step that can be undone. As long as there is none
 * nothing can be played. */
static void
test_parts (AppFixture *fixture, gconstpointer data)
{
  DuckPage *page;
  GtkWidget *chooses, *play;

  app_activate (fixture, "app.new-campaign");
  page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_CAMPAIGN_PAGE));
  app_wait_for_paint (GTK_WIDGET (page));
  gtk_editable_set_text (app_find_row (page, ADW_TYPE_ENTRY_ROW, "Title", 0), "Ypres");
  g_assert_cmpstr (get (page)->name, ==, "Ypres");

  play = app_find_labelled (page, "_Play Next Operation");
  g_assert_false (gtk_widget_is_sensitive (play));

  add (fixture, page, "Skirmish at Langemarck");
  g_assert_true (gtk_widget_is_sensitive (play));
  add (fixture, page, "Siege of Hooge");
  g_assert_cmpuint (get (page)->parts->len, ==, 2);
  g_assert_cmpstr (war_campaign_get_part (get (page), 1)->link, ==, "hooge.duckop");

  app_click (app_find_button (page, "Later: Skirmish at Langemarck"));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpstr (get_name (page, 0), ==, "Siege of Hooge");
  app_click (app_find_button (page, "Earlier: Skirmish at Langemarck"));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpstr (get_name (page, 0), ==, "Skirmish at Langemarck");
  fold_out (page, "2. Siege of Hooge");
  chooses = app_find_row (page, ADW_TYPE_ACTION_ROW, "Winner Chooses", 0);
  gtk_switch_set_active (GTK_SWITCH (app_find_type (chooses, GTK_TYPE_SWITCH)), FALSE);
  g_assert_false (war_campaign_get_part (get (page), 1)->winner_chooses);
  app_click (app_find_button (page, "Remove: Siege of Hooge"));
  g_assert_cmpuint (get (page)->parts->len, ==, 1);

  while (duck_document_undo (duck_page_get_document (page)))
    app_iterate ();
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpuint (get (page)->parts->len, ==, 0);
  g_assert_false (gtk_widget_is_sensitive (play));
  g_assert_cmpstr (get (page)->name, ==, "New Campaign");
}

static char *
dup_state (DuckPage *page, const char *title)
{
  return g_strdup (
    adw_expander_row_get_subtitle (app_find_row (page, ADW_TYPE_EXPANDER_ROW, title, 0)));
}

/* An operation and a copy of it, both where documents are saved, are each taken from its file, and
 * say so; what is elsewhere is in the campaign's own. */
static void
test_own_parts (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *folder = duck_kind_dup_save_folder (DUCK_KIND_OPERATION);
  g_autofree char *first = g_build_filename (folder, "First.duckop", NULL);
  g_autofree char *second = g_build_filename (folder, "Second.duckop", NULL);
  g_autofree char *campaign = g_build_filename (folder, "Mine.duckcampaign", NULL);
  g_autofree char *shipped = app_build_shipped ("langemarck.duckop");
  g_autofree char *one = NULL, *two = NULL, *three = NULL;
  DuckPage *page;

  g_assert_true (
    duck_library_copy_file (library, DUCK_KIND_OPERATION, shipped, first, "First", NULL));
  g_assert_true (
    duck_library_copy_file (library, DUCK_KIND_OPERATION, first, second, "Second", NULL));
  app_activate (fixture, "app.new-campaign");
  page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_CAMPAIGN_PAGE));
  app_wait_for_paint (GTK_WIDGET (page));
  add (fixture, page, "First");
  add (fixture, page, "Second");
  add (fixture, page, "Siege of Hooge");

  one = dup_state (page, "1. First");
  two = dup_state (page, "2. Second");
  three = dup_state (page, "3. Siege of Hooge");
  g_assert_cmpstr (one, ==, "Not played yet · From the file “First.duckop”");
  g_assert_cmpstr (two, ==, "Not played yet · From the file “Second.duckop”");
  g_assert_cmpstr (three, ==, "Not played yet · In the campaign’s own file");
  app_find_button (page, "Open: Second");
  app_find_button (page, "Save as a File of Its Own to Edit: Siege of Hooge");

  g_assert_true (duck_document_save (duck_page_get_document (page), campaign, NULL));
  g_assert_cmpint (g_unlink (campaign), ==, 0);
  g_assert_cmpint (g_unlink (first), ==, 0);
  g_assert_cmpint (g_unlink (second), ==, 0);
}

/* What cannot be played yet says so, and why, as soon as it is added; mended in its file, no
 * more. */
static void
test_unplayable (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, "hooge.duckop", "bare.duckop");
  g_autofree char *field = app_copy_shipped (fixture, "hooge.duckfield", "hooge.duckfield");
  g_autofree char *campaign = app_build_path (fixture, "mine.duckcampaign");
  g_autofree char *text = app_read (path), *bare = NULL;
  g_autoptr (GString) whole = g_string_new (text);
  g_autofree char *without = NULL, *mended = NULL;
  const char *units, *end;
  DuckPage *page;

  g_assert_nonnull (field);
  g_string_replace (whole, "Siege of Hooge", "Bare", 0);
  units = strstr (whole->str, "<take ");
  end = strstr (whole->str, "</force>");
  bare = g_strdup_printf ("%.*s%s", (gint) (units - whole->str), whole->str, end);
  g_assert_true (g_file_set_contents (path, bare, -1, NULL));
  app_activate (fixture, "app.new-campaign");
  page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_CAMPAIGN_PAGE));
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_true (duck_document_save (duck_page_get_document (page), campaign, NULL));
  add (fixture, page, "Bare");
  without = dup_state (page, "1. Bare");
  g_assert_cmpstr (without, ==, "The operation cannot be played: side 1 (Entente) has no units.");

  g_assert_true (g_file_set_contents (path, whole->str, -1, NULL));
  app_wait_for (war_force_count_units (war_campaign_get_part (get (page), 0)->operation->forces[0])
                > 0);
  app_wait_for_paint (GTK_WIDGET (page));
  mended = dup_state (page, "1. Bare");
  g_assert_cmpstr (mended, ==, "Not played yet · From the file “bare.duckop”");
}

/* entrenched.E-24: what has been played is kept in the file, and says who has won. What is folded
 * out stays so when the campaign has been saved beside others, which makes the rows anew. */
static void
test_record (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *shipped = app_build_shipped ("blood-of-ypres.duckcampaign");
  g_autofree char *path = app_build_path (fixture, "mine.duckcampaign");
  DuckPage *page = app_open (fixture, shipped);
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (DuckDocument) again = NULL;
  const WarPart *part;
  GtkWidget *row;

  g_assert_true (app_shows_text (page, "Nothing has been played yet."));
  for (guint i = 0; i < get (page)->parts->len; i++)
    {
      g_autofree char *title = g_strdup_printf ("%u. %s", i + 1, get_name (page, i));

      fold_out (page, title);
    }
  adw_combo_row_set_selected (app_find_row (page, ADW_TYPE_COMBO_ROW, "Result", 0),
                              WAR_WINNER_SIDE_2);
  row = app_find_row (page, ADW_TYPE_ACTION_ROW, "Central Powers Killed, in Points", 0);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find_type (row, GTK_TYPE_SPIN_BUTTON)), 300);
  adw_combo_row_set_selected (app_find_row (page, ADW_TYPE_COMBO_ROW, "Result", 1),
                              WAR_WINNER_SIDE_1);
  g_assert_true (app_shows_text (
    page, "2 of 2 operations have been played. Entente: 1 win, 0 points killed. Central Powers: 1 "
          "win, 300 points killed. Central Powers have won the campaign."));

  g_assert_true (duck_document_save (duck_page_get_document (page), path, NULL));
  again = duck_document_open (library, path, faults);
  g_assert_nonnull (again);
  part = war_campaign_get_part (
    duck_campaign_document_get_campaign (DUCK_CAMPAIGN_DOCUMENT (again)), 0);
  g_assert_cmpint (part->result.winner, ==, WAR_WINNER_SIDE_2);
  g_assert_cmpint (part->result.killed[1], ==, 300);

  app_activate (fixture, "win.undo");
  g_assert_cmpint (war_campaign_get_part (get (page), 1)->result.winner, ==, WAR_WINNER_NONE);
  app_wait_for (adw_combo_row_get_selected (app_find_row (page, ADW_TYPE_COMBO_ROW, "Result", 1))
                == 0);
}

/* The dialog in which a game begins, which is open or about to be. */
static GtkWindow *
wait_for_dialog (AppFixture *fixture)
{
  GtkWindow *dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && DUCK_IS_NEW_GAME (dialog));
  app_wait_for_paint (GTK_WIDGET (dialog));
  return dialog;
}

/* Puts a game of the operation, played to its end, where that of the part is kept. */
static WarResult
play_to_end (AppFixture *fixture, const char *path)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) game = store_game_load (library, path, faults);
  WarSession session;
  WarResult result;

  g_assert_nonnull (game);
  war_session_init (&session, game->game);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    session.commanders[i] = war_quick_command;
  g_assert_cmpint (war_session_run (&session, G_MAXUINT).kind, ==, WAR_STEP_OVER);
  war_session_clear (&session);
  g_assert_true (war_campaign_read_result (game->setup, game->game->state, &result));
  g_assert_true (store_game_save (library, game, path, NULL));
  return result;
}

/* The next operation is played in a game beside the campaign's file; while it lasts one goes on
 * with it, and when it has ended the record takes the result, and the operation after it carries
 * that over (entrenched.E-24). */
static void
test_play (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *first G_GNUC_UNUSED
    = app_copy_shipped (fixture, "langemarck.duckop", "langemarck.duckop");
  g_autofree char *field G_GNUC_UNUSED
    = app_copy_shipped (fixture, "langemarck.duckfield", "langemarck.duckfield");
  g_autofree char *second G_GNUC_UNUSED
    = app_copy_shipped (fixture, "hooge.duckop", "hooge.duckop");
  g_autofree char *other G_GNUC_UNUSED
    = app_copy_shipped (fixture, "hooge.duckfield", "hooge.duckfield");
  g_autofree char *path
    = app_copy_shipped (fixture, "blood-of-ypres.duckcampaign", "mine.duckcampaign");
  g_autofree char *game_path = app_build_path (fixture, "mine-1.duckgame");
  DuckPage *page = app_open (fixture, path);
  GtkWindow *dialog;
  WarResult result;

  app_click (app_find_labelled (page, "_Play Next Operation"));
  dialog = wait_for_dialog (fixture);
  app_click (app_find (dialog, "play"));
  app_wait_for (DUCK_IS_GAME_DOCUMENT (duck_window_get_document (fixture->window)));
  g_assert_cmpstr (duck_document_get_path (duck_window_get_document (fixture->window)), ==,
                   game_path);

  app_activate (fixture, "win.close-tab");
  app_wait_for (DUCK_IS_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window)));
  app_click (app_find_labelled (page, "_Play Next Operation"));
  app_wait_for (DUCK_IS_GAME_DOCUMENT (duck_window_get_document (fixture->window)));
  app_activate (fixture, "win.close-tab");
  app_wait_for (DUCK_IS_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window)));

  result = play_to_end (fixture, game_path);
  app_click (app_find_labelled (page, "_Play Next Operation"));
  dialog = wait_for_dialog (fixture);
  g_assert_cmpint (war_campaign_get_part (get (page), 0)->result.winner, ==, result.winner);
  g_assert_cmpint (war_campaign_get_part (get (page), 0)->result.killed[0], ==, result.killed[0]);
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (app_find (dialog, "operation"))),
                   ==, "Siege of Hooge");
  gtk_window_destroy (dialog);
  app_activate (fixture, "win.undo");
  g_assert_cmpint (war_campaign_get_part (get (page), 0)->result.winner, ==, WAR_WINNER_NONE);

  /* Who comes back from a game that has ended finds it in the record. */
  app_open (fixture, game_path);
  app_wait_for (DUCK_IS_GAME_DOCUMENT (duck_window_get_document (fixture->window)));
  app_open (fixture, path);
  g_assert_cmpint (war_campaign_get_part (get (page), 0)->result.winner, ==, result.winner);

  /* Once all have been played there is no next one. */
  g_assert_true (gtk_widget_is_sensitive (app_find_labelled (page, "_Play Next Operation")));
  duck_campaign_document_set_result (
    DUCK_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window)), 1, &result);
  g_assert_false (gtk_widget_is_sensitive (app_find_labelled (page, "_Play Next Operation")));
}

/* A game of something else is not taken for one of the campaign. */
static void
test_other_game (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *first G_GNUC_UNUSED
    = app_copy_shipped (fixture, "langemarck.duckop", "langemarck.duckop");
  g_autofree char *path
    = app_copy_shipped (fixture, "blood-of-ypres.duckcampaign", "mine.duckcampaign");
  g_autofree char *game_path = app_build_path (fixture, "mine-1.duckgame");
  g_autofree char *example = app_build_data ("schemas/examples/example.duckgame");
  g_autofree char *text = app_read (example);
  DuckPage *page;

  g_assert_true (g_file_set_contents (game_path, text, -1, NULL));
  page = app_open (fixture, path);
  app_click (app_find_labelled (page, "_Play Next Operation"));
  app_respond (fixture, "_Close");
  g_assert_true (DUCK_IS_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window)));
  g_assert_cmpint (war_campaign_get_part (get (page), 0)->result.winner, ==, WAR_WINNER_NONE);
}

/* A campaign without a file of one's own is saved before it is played, and why is said; who does
 * not want that plays nothing. */
static void
test_save_first (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("blood-of-ypres.duckcampaign");
  DuckPage *page = app_open (fixture, path);
  GtkWidget *dialog;

  app_click (app_find_labelled (page, "_Play Next Operation"));
  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL);
  g_assert_true (duck_alert_is (dialog));
  g_assert_nonnull (strstr (duck_alert_get_body (dialog), "record"));
  app_respond (fixture, "_Cancel");
  g_assert_true (DUCK_IS_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window)));
}

static void
add_tests (void)
{
  APP_ADD ("/campaign-page/parts", test_parts);
  APP_ADD ("/campaign-page/entrenched.E-24/record", test_record);
  APP_ADD ("/campaign-page/own-parts", test_own_parts);
  APP_ADD ("/campaign-page/unplayable", test_unplayable);
  APP_ADD ("/campaign-page/play", test_play);
  APP_ADD ("/campaign-page/save-first", test_save_first);
  APP_ADD ("/campaign-page/other-game", test_other_game);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
