/* test-new-game.c: games begin: from the library, a page, the menu and the command line
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"
#include "names.h"

#include <string.h>

#include "app/army-editor/new-army.h"
#include "app/game/set-up/amendments-group.h"
#include "app/game/set-up/new-game.h"
#include "app/library/library-card.h"
#include "desk/base/settings.h"
#include "desk/documents/army-document.h"
#include "desk/documents/campaign-document.h"
#include "desk/documents/game-document.h"
#include "engine/assault/tables.h"
#include "engine/game/replay.h"
#include "engine/system.h"
#include "shipped.h"

static void
set_up (AppFixture *fixture, gconstpointer data)
{
  const char *const keys[] = {
    DUCK_SETTING_GAME_TYPE,       DUCK_SETTING_GAME_OPERATION,  DUCK_SETTING_GAME_ARMY_1,
    DUCK_SETTING_GAME_ARMY_2,     DUCK_SETTING_GAME_FIELD,      DUCK_SETTING_GAME_EDGES,
    DUCK_SETTING_GAME_AMENDMENTS, DUCK_SETTING_GAME_COMMANDERS, DUCK_SETTING_GAME_DICE,
    DUCK_SETTING_GAME_HANDS_OVER, DUCK_SETTING_UNDO_POLICY,     DUCK_SETTING_GAME_SEATS,
  };

  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    g_settings_reset (duck_settings_get (), keys[i]);
  app_set_up (fixture, data);
}

static GtkWindow *
wait_for_dialog (AppFixture *fixture)
{
  GtkWindow *dialog;

  app_wait_for ((dialog = app_get_dialog (fixture)) != NULL && DUCK_IS_NEW_GAME (dialog));
  return dialog;
}

static GtkWindow *
open_dialog (AppFixture *fixture)
{
  app_activate (fixture, "app.new-game");
  return wait_for_dialog (fixture);
}

/* Opens the file, and the dialog by the button of its page. */
static GtkWindow *
open_from_page (AppFixture *fixture, const char *path)
{
  DuckPage *page = app_open_unpainted (fixture, path);

  app_click (app_find (page, "play"));
  return wait_for_dialog (fixture);
}

static gboolean
can_play (GtkWindow *dialog)
{
  return gtk_widget_get_sensitive (app_find (dialog, "play"));
}

static const char *
get_faults (GtkWindow *dialog)
{
  return gtk_widget_get_visible (app_find (dialog, "faults_box"))
           ? gtk_label_get_label (GTK_LABEL (app_find (dialog, "faults")))
           : "";
}

static const char *
get_subtitle (GtkWindow *dialog, const char *id)
{
  return adw_action_row_get_subtitle (ADW_ACTION_ROW (app_find (dialog, id)));
}

static void
set_choice (GtkWindow *dialog, const char *id, guint choice)
{
  adw_combo_row_set_selected (ADW_COMBO_ROW (app_find (dialog, id)), choice);
}

static guint
get_choice (GtkWindow *dialog, const char *id)
{
  return adw_combo_row_get_selected (ADW_COMBO_ROW (app_find (dialog, id)));
}

static gboolean
is_shown (GtkWindow *dialog, const char *id)
{
  return gtk_widget_get_visible (app_find (dialog, id));
}

/* Chooses a document by the row. */
static void
choose (AppFixture *fixture, GtkWindow *dialog, const char *id, const char *name)
{
  GtkWindow *chooser;

  adw_action_row_activate (ADW_ACTION_ROW (app_find (dialog, id)));
  chooser = app_wait_for_chooser (fixture);
  app_wait_for (app_find_choice (chooser, name) != GTK_INVALID_LIST_POSITION);
  app_choose (fixture, name);
}

/* Presses Play, and waits until the game is the selected tab. */
static const StoreGame *
play (AppFixture *fixture, GtkWindow *dialog)
{
  GtkWidget *tabs = app_find (fixture->window, "tabs");
  AdwTabPage *tab;
  DuckPage *page;

  app_click (app_find (dialog, "play"));
  app_wait_for (app_get_dialog (fixture) == NULL);
  app_wait_for (
    (tab = adw_tab_view_get_selected_page (ADW_TAB_VIEW (tabs))) != NULL
    && DUCK_IS_GAME_DOCUMENT (duck_page_get_document (DUCK_PAGE (adw_tab_page_get_child (tab)))));
  page = DUCK_PAGE (adw_tab_page_get_child (tab));
  return duck_game_document_get_game (DUCK_GAME_DOCUMENT (duck_page_get_document (page)));
}

static void
assert_commanders (const StoreGame *game, const char *first, const char *second)
{
  g_assert_cmpuint (g_strv_length (game->commanders), ==, 2);
  g_assert_cmpstr (game->commanders[0], ==, first);
  g_assert_cmpstr (game->commanders[1], ==, second);
}

/* The row of operations in the library. */
#define OPERATIONS 5

/* The card of an operation with that name, or NULL. */
static GtkWidget *
find_card (AppFixture *fixture, const char *name)
{
  guint n_cards = app_count_type (fixture->window, DUCK_TYPE_LIBRARY_CARD);

  for (guint i = 0; i < n_cards; i++)
    {
      GtkWidget *card = app_find_nth_type (fixture->window, DUCK_TYPE_LIBRARY_CARD, i);
      DuckLibraryItem *item = duck_library_card_get_item (DUCK_LIBRARY_CARD (card));

      if (item != NULL && duck_library_item_get_kind (item) == DUCK_KIND_OPERATION
          && g_str_equal (duck_library_item_get_name (item), name))
        return card;
    }
  return NULL;
}

/* The button of an operation's card, then Play: two clicks. */
static void
test_two_clicks (AppFixture *fixture, gconstpointer data)
{
  GtkListBox *sections = GTK_LIST_BOX (app_find (fixture->window, "sections"));
  GtkWidget *card;
  GtkWindow *dialog;
  const StoreGame *game;

  gtk_list_box_select_row (sections, gtk_list_box_get_row_at_index (sections, OPERATIONS));
  app_wait_for ((card = find_card (fixture, "Skirmish at Langemarck")) != NULL);
  g_assert_true (gtk_widget_get_visible (app_find (card, "play")));
  app_click (app_find (card, "play"));
  dialog = wait_for_dialog (fixture);
  g_assert_cmpstr (get_subtitle (dialog, "operation"), ==, "Skirmish at Langemarck");
  g_assert_cmpstr (get_faults (dialog), ==, "");

  gtk_switch_set_active (GTK_SWITCH (app_find (dialog, "guide")), TRUE);
  game = play (fixture, dialog);
  g_assert_cmpstr (game->operation->name, ==, "Skirmish at Langemarck");
  g_assert_true (gtk_widget_get_visible (app_find (fixture->window, "coach")));
  assert_commanders (game, "person", "quick");
  g_assert_null (duck_document_get_path (duck_window_get_document (fixture->window)));
  g_assert_cmpint (game->undo, ==, WAR_UNDO_UNTIL_CHANCE);
  g_assert_cmpuint (game->game->people, ==, 0);
}

/* Everything that can be said arrives in the game, and is proposed again. */
static void
test_choices (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  const StoreGame *game;

  g_assert_false (is_shown (dialog, "hands_over_row"));
  set_choice (dialog, "commander_2", 0);
  g_assert_true (is_shown (dialog, "hands_over_row"));
  gtk_switch_set_active (GTK_SWITCH (app_find (dialog, "hands_over")), TRUE);
  set_choice (dialog, "dice", 1);
  set_choice (dialog, "undo", 0);
  set_choice (dialog, "choice", 0);
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "seed")), "1914");

  game = play (fixture, dialog);
  assert_commanders (game, "person", "person");
  g_assert_true (game->hands_over);
  g_assert_cmpuint (game->game->people, ==, 3);
  g_assert_cmpint (game->undo, ==, WAR_UNDO_NONE);
  g_assert_cmpuint (game->operation->amendments, ==, 0);
  g_assert_cmpuint (game->game->seed, ==, 1914);

  dialog = open_from_page (fixture, path);
  g_assert_cmpuint (get_choice (dialog, "commander_2"), ==, 0);
  g_assert_cmpuint (get_choice (dialog, "undo"), ==, 0);
  g_assert_true (gtk_switch_get_active (GTK_SWITCH (app_find (dialog, "hands_over"))));
  g_assert_cmpstr (gtk_editable_get_text (GTK_EDITABLE (app_find (dialog, "seed"))), ==, "");

  /* A screen is for two persons. */
  set_choice (dialog, "commander_1", 3);
  g_assert_cmpuint (get_choice (dialog, "dice"), ==, 1);
  set_choice (dialog, "dice", 2);
  set_choice (dialog, "undo", 2);
  game = play (fixture, dialog);
  assert_commanders (game, "random", "person");
  g_assert_cmpuint (game->game->people, ==, 1u << 0);
  g_assert_false (game->hands_over);
  g_assert_cmpint (game->undo, ==, WAR_UNDO_ALL);
}

/* Dice of one side alone can be rolled at the table, whoever commands it; the list names it. */
static void
test_dice (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  GtkStringList *names
    = GTK_STRING_LIST (adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "dice"))));
  const StoreGame *game;

  g_assert_cmpstr (gtk_string_list_get_string (names, 3), ==, "Our own for Central Powers");
  set_choice (dialog, "dice", 3);
  game = play (fixture, dialog);
  assert_commanders (game, "person", "quick");
  g_assert_cmpuint (game->game->people, ==, 1u << 1);
}

/* A number that is none is said. */
static void
test_seed (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);

  g_assert_true (can_play (dialog));
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "seed")), "twelve");
  g_assert_false (can_play (dialog));
  g_assert_nonnull (strstr (get_faults (dialog), "is no number"));
  gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "seed")), " 12 ");
  g_assert_true (can_play (dialog));
  gtk_window_destroy (dialog);
}

/* Where dice say what only one side may know, nobody of several chooses by which they fall. */
static void
test_drawn_seed (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("parapet.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  const StoreGame *game;
  guint64 seeds[2];

  for (guint i = 0; i < G_N_ELEMENTS (seeds); i++)
    {
      g_assert_true (is_shown (dialog, "seed"));
      g_assert_false (is_shown (dialog, "drawn_seed"));
      gtk_editable_set_text (GTK_EDITABLE (app_find (dialog, "seed")), "12");
      set_choice (dialog, "commander_1", 0);
      set_choice (dialog, "commander_2", 0);
      g_assert_false (is_shown (dialog, "seed"));
      g_assert_true (is_shown (dialog, "drawn_seed"));
      game = play (fixture, dialog);
      seeds[i] = game->game->seed;
      dialog = open_from_page (fixture, path);
      set_choice (dialog, "commander_2", 2);
    }
  g_assert_cmpuint (seeds[0], !=, 12);
  g_assert_cmpuint (seeds[0], !=, seeds[1]);
  gtk_window_destroy (dialog);
}

/* The switch of the amendment whose title begins so. */
static GtkSwitch *
find_amendment (GtkWindow *dialog, const char *start)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *row = app_find_nth_type (app_find (dialog, "amendments"), ADW_TYPE_ACTION_ROW, i);

      if (g_str_has_prefix (adw_preferences_row_get_title (ADW_PREFERENCES_ROW (row)), start))
        return GTK_SWITCH (adw_action_row_get_activatable_widget (ADW_ACTION_ROW (row)));
    }
}

/* As printed, balanced, or each by itself. */
static void
test_amendments (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("langemarck.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  const StoreGame *game;
  const WarSystem *system;
  WarAmendments expected;

  set_choice (dialog, "choice", 0);
  g_assert_false (gtk_switch_get_active (find_amendment (dialog, "E-2:")));
  gtk_switch_set_active (find_amendment (dialog, "E-2:"), TRUE);
  g_assert_cmpuint (get_choice (dialog, "choice"), ==, 2);
  set_choice (dialog, "choice", 1);
  g_assert_true (gtk_switch_get_active (find_amendment (dialog, "E-27:")));
  gtk_switch_set_active (find_amendment (dialog, "E-27:"), FALSE);
  g_assert_cmpuint (get_choice (dialog, "choice"), ==, 2);

  game = play (fixture, dialog);
  system = game->operation->rules->system;
  expected = war_system_get_amendments (system)
             & ~((WarAmendments) 1 << war_system_find_amendment (system, "E-27"));
  g_assert_cmpuint (game->operation->amendments, ==, expected);
}

/* What the operation fixes as printed nobody can choose, and it says so; a battle has all again. */
static void
test_fixed_amendment (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("mons.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  GtkSwitch *fixed = find_amendment (dialog, "C-1:"), *other = find_amendment (dialog, "C-18:");
  GtkWidget *row = gtk_widget_get_ancestor (GTK_WIDGET (fixed), ADW_TYPE_ACTION_ROW);
  const StoreGame *game;

  g_assert_false (gtk_widget_is_sensitive (GTK_WIDGET (fixed)));
  g_assert_true (gtk_widget_is_sensitive (GTK_WIDGET (other)));
  g_assert_cmpstr (adw_action_row_get_subtitle (ADW_ACTION_ROW (row)), ==,
                   "As printed: Cover adds 1 to the die of artillery. The operation allows nothing "
                   "else.");
  set_choice (dialog, "choice", 1);
  g_assert_cmpuint (get_choice (dialog, "choice"), ==, 1);
  g_assert_true (gtk_switch_get_active (other));
  g_assert_false (gtk_switch_get_active (fixed));

  game = play (fixture, dialog);
  g_assert_cmpuint (game->operation->amendments, ==, war_operation_get_amendable (game->operation));
  g_assert_false (war_setup_is_amended (
    game->setup, (guint) war_system_find_amendment (game->operation->rules->system, "C-1")));
}

/* Two armies and a field: what is missing stands there until it is chosen, and is proposed
 * again. An army against itself is told apart. */
static void
test_battle (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("british-expeditionary-force.duckarmy");
  GtkWindow *dialog = open_from_page (fixture, path);
  const StoreGame *game;

  g_assert_cmpuint (get_choice (dialog, "what"), >, 0);
  g_assert_cmpstr (get_subtitle (dialog, "army_1"), ==, "British Expeditionary Force");
  g_assert_false (is_shown (dialog, "operation"));
  g_assert_false (can_play (dialog));
  g_assert_nonnull (strstr (get_faults (dialog), "Side 2 has no army yet. Choose one."));
  g_assert_nonnull (strstr (get_faults (dialog), "No battlefield is chosen yet. Choose one."));

  choose (fixture, dialog, "army_2", "british-expeditionary-force.duckarmy");
  g_assert_true (app_shows_text (dialog, "British Expeditionary Force (blue)"));
  g_assert_true (app_shows_text (dialog, "British Expeditionary Force (red)"));
  choose (fixture, dialog, "army_2", "german-fourth-army.duckarmy");
  g_assert_null (strstr (get_faults (dialog), "Side 2 has no army"));
  choose (fixture, dialog, "field", "open-ground.duckfield");
  g_assert_cmpstr (get_faults (dialog), ==, "");

  set_choice (dialog, "edges", 1);
  gtk_spin_button_set_value (GTK_SPIN_BUTTON (app_find (dialog, "rounds")), 9);
  game = play (fixture, dialog);
  g_assert_cmpstr (game->operation->game_type, ==, "assault");
  g_assert_cmpint (game->operation->rounds, ==, 9);
  g_assert_cmpuint (game->operation->amendments, ==,
                    war_system_get_amendments (game->operation->rules->system));
  g_assert_cmpstr (game->operation->forces[0]->name, ==, "British Expeditionary Force");
  g_assert_cmpstr (game->operation->forces[1]->name, ==, "German Fourth Army");

  dialog = open_dialog (fixture);
  g_assert_cmpuint (get_choice (dialog, "what"), ==, 1);
  g_assert_cmpstr (get_subtitle (dialog, "army_2"), ==, "German Fourth Army");
  g_assert_cmpuint (get_choice (dialog, "edges"), ==, 1);
  gtk_window_destroy (dialog);
}

/* An army that the game type does not allow is refused with what is wrong with it; so is a field on
 * which no battle can be arranged. */
static void
test_refused (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *army = app_build_shipped ("british-expeditionary-force.duckarmy");
  g_autofree char *field = app_build_path (fixture, "half.duckfield");
  g_autofree char *shipped = app_build_shipped ("langemarck.duckfield");
  g_autofree char *text = app_read (shipped);
  g_autoptr (GRegex) regex = g_regex_new (
    "<zone [^>]*side=\"2\"[^>]*/>|<zone [^>]*side=\"2\"[^>]*>.*?</zone>", G_REGEX_DOTALL, 0, NULL);
  g_autofree char *half = g_regex_replace (regex, text, -1, 0, "", 0, NULL);
  g_autofree char *costly = app_build_path (fixture, "costly.duckarmy");
  g_autofree char *army_text = app_read (army);
  g_autoptr (GRegex) limit = g_regex_new ("cost-limit=\"[0-9]+\"", 0, 0, NULL);
  g_autofree char *costly_text = NULL;
  GtkWindow *dialog;

  g_assert_true (g_file_set_contents (field, half, -1, NULL));
  g_settings_set_value (duck_settings_get (), DUCK_SETTING_GAME_FIELD,
                        g_variant_new_bytestring (field));
  dialog = open_from_page (fixture, army);
  choose (fixture, dialog, "army_2", "german-fourth-army.duckarmy");
  g_assert_nonnull (strstr (get_faults (dialog), "none for side 2. Draw one"));
  g_assert_false (can_play (dialog));

  gtk_window_destroy (dialog);

  costly_text = g_regex_replace (limit, army_text, -1, 0, "cost-limit=\"100\"", 0, NULL);
  g_assert_true (g_file_set_contents (costly, costly_text, -1, NULL));
  dialog = open_from_page (fixture, costly);
  g_assert_nonnull (strstr (get_faults (dialog), "British Expeditionary Force: "));
  g_assert_null (strstr (get_faults (dialog), "Draw one"));
  g_assert_false (can_play (dialog));
  gtk_window_destroy (dialog);
}

/* What a tab has not saved yet is played as it is there. */
static void
test_unsaved (AppFixture *fixture, gconstpointer data)
{
  GtkWindow *dialog;

  app_click (app_find (app_begin_operation (fixture), "play"));
  dialog = wait_for_dialog (fixture);
  g_assert_cmpstr (get_subtitle (dialog, "operation"), ==, "New Operation");
  g_assert_false (can_play (dialog));
  g_assert_nonnull (strstr (get_faults (dialog), "has no units."));
  gtk_window_destroy (dialog);
}

static void
play_file (AppFixture *fixture, const char *path)
{
  g_action_group_activate_action (G_ACTION_GROUP (fixture->application), "play-file",
                                  g_variant_new_bytestring (path));
}

/* duckboard --play FILE */
static void
test_files (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *operation = app_build_shipped ("hooge.duckop");
  g_autofree char *field = app_build_shipped ("village.duckfield");
  g_autofree char *game = app_build_data ("schemas/examples/example.duckgame");
  g_autofree char *book = app_build_data ("books/entente-in-arms.duckbook");
  g_autofree char *missing = app_build_path (fixture, "missing.duckop");
  g_autofree char *misspelt = app_build_path (fixture, "missing.duckoperation");
  GtkWindow *dialog;

  play_file (fixture, operation);
  dialog = wait_for_dialog (fixture);
  g_assert_cmpstr (get_subtitle (dialog, "operation"), ==, "Siege of Hooge");
  gtk_window_destroy (dialog);

  play_file (fixture, field);
  dialog = wait_for_dialog (fixture);
  g_assert_cmpstr (get_subtitle (dialog, "field"), ==, "Village");
  gtk_window_destroy (dialog);

  play_file (fixture, game);
  app_wait_for (DUCK_IS_GAME_DOCUMENT (duck_window_get_document (fixture->window)));

  play_file (fixture, book);
  app_respond (fixture, "_Close");
  play_file (fixture, missing);
  app_respond (fixture, "_Close");

  /* It is not said that its kind cannot be played. */
  play_file (fixture, misspelt);
  app_wait_for (app_get_dialog (fixture) != NULL);
  g_assert_false (app_shows_text (app_get_dialog (fixture), "Nothing to Play"));
  app_respond (fixture, "_Close");
}

/* duckboard --play NAME */
static void
play_by_command (AppFixture *fixture, const char *name)
{
  GApplication *application = G_APPLICATION (fixture->application);
  g_autoptr (GVariantDict) options = g_variant_dict_new (NULL);

  g_variant_dict_insert_value (options, "play", g_variant_new_bytestring (name));
  g_assert_cmpint (
    G_APPLICATION_GET_CLASS (application)->handle_local_options (application, options), ==, -1);
  g_application_activate (application);
}

/* By the command line, a file or what is shipped; whoever plays is not welcomed first. */
static void
test_command_line (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("hooge.duckop");
  const char *const names[] = { path, "hooge", "hooge.duckop" };
  gboolean welcomed = g_settings_get_boolean (duck_settings_get (), DUCK_SETTING_WELCOMED);

  g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_WELCOMED, FALSE);
  for (guint i = 0; i < G_N_ELEMENTS (names); i++)
    {
      GtkWindow *dialog;

      play_by_command (fixture, names[i]);
      dialog = wait_for_dialog (fixture);
      g_assert_cmpstr (get_subtitle (dialog, "operation"), ==, "Siege of Hooge");
      gtk_window_destroy (dialog);
      g_assert_null (app_get_dialog (fixture));
    }
  play_by_command (fixture, "blood-of-ypres");
  app_wait_for (DUCK_IS_CAMPAIGN_DOCUMENT (duck_window_get_document (fixture->window)));
  play_by_command (fixture, "nothing-of-that-name");
  app_respond (fixture, "_Close");
  g_settings_set_boolean (duck_settings_get (), DUCK_SETTING_WELCOMED, welcomed);
}

/* A game that came by post is not begun anew: it opens at the side that is to decide. */
static void
test_post (AppFixture *fixture, gconstpointer data)
{
  GApplication *application = G_APPLICATION (fixture->application);
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = app_build_path (fixture, "sent.duckgame");
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "hooge");
  g_autoptr (GVariantDict) options = g_variant_dict_new (NULL);
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 7, &fault);
  DuckDocument *document;

  game->commanders = g_strsplit ("person person-2", " ", -1);
  game->is_by_post = game->hands_over = TRUE;
  g_assert_true (store_game_save (library, game, path, NULL));
  g_variant_dict_insert_value (options, "play", g_variant_new_bytestring (path));
  g_assert_cmpint (
    G_APPLICATION_GET_CLASS (application)->handle_local_options (application, options), ==, -1);
  g_application_activate (application);
  app_wait_for (DUCK_IS_GAME_DOCUMENT (duck_window_get_document (fixture->window)));
  document = duck_window_get_document (fixture->window);
  g_assert_null (app_get_dialog (fixture));
  g_assert_true (duck_game_document_is_by_post (DUCK_GAME_DOCUMENT (document)));
  g_assert_true (gtk_widget_get_visible (app_find (fixture->window, "cover")));
}

/* The row of a seat of side 1. */
static AdwComboRow *
get_seat_row (GtkWindow *dialog, guint seat)
{
  return ADW_COMBO_ROW (app_find_nth_type (app_find (dialog, "seats_1"), ADW_TYPE_COMBO_ROW, seat));
}

/* The second seat has gone to the first person, the fourth to a commander. */
static void
assert_shared_out (GtkWindow *dialog)
{
  g_assert_cmpuint (adw_combo_row_get_selected (get_seat_row (dialog, 0)), ==, 0);
  g_assert_cmpuint (adw_combo_row_get_selected (get_seat_row (dialog, 1)), ==, 0);
  g_assert_cmpuint (adw_combo_row_get_selected (get_seat_row (dialog, 2)), ==, 2);
  g_assert_cmpuint (adw_combo_row_get_selected (get_seat_row (dialog, 3)), ==, 5);
}

/* How many are on. */
static guint
count_amendments (GtkWindow *dialog)
{
  WarAmendments on
    = duck_amendments_group_get (DUCK_AMENDMENTS_GROUP (app_find (dialog, "amendments")));

  return (guint) __builtin_popcount (on);
}

/* Each seat has somebody of its own, and is offered to the same one the next time. Where several
 * persons attack, their officers talk by notes unless somebody says that they do not
 * (assault.A-8). */
static void
test_seats (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("parapet.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  guint n_choices = g_list_model_get_n_items (
    adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "commander_1"))));
  const StoreGame *game;

  g_assert_false (is_shown (dialog, "seats_1"));
  g_assert_cmpuint (count_amendments (dialog), ==, 0);
  set_choice (dialog, "commander_1", 0);
  g_assert_cmpstr (get_subtitle (dialog, "commander_1"), ==, "One person has all its 5 seats");
  set_choice (dialog, "commander_1", n_choices - 1);
  g_assert_cmpstr (get_subtitle (dialog, "commander_1"), ==, "");
  g_assert_cmpuint (count_amendments (dialog), ==, 1);

  /* They have a screen between them in any case (assault.3.4). */
  g_assert_false (is_shown (dialog, "hands_over_row"));
  g_assert_true (is_shown (dialog, "seats_1"));
  adw_combo_row_set_selected (get_seat_row (dialog, 1), 0);
  adw_combo_row_set_selected (get_seat_row (dialog, 3), 5);
  game = play (fixture, dialog);
  g_assert_cmpstr (game->commanders[0], ==, "person");
  g_assert_cmpstr (game->commanders[1], ==, "person");
  g_assert_cmpstr (game->commanders[2], ==, "person-3");
  g_assert_cmpstr (game->commanders[3], ==, "quick");
  g_assert_cmpstr (game->commanders[4], ==, "person-5");
  g_assert_true (war_setup_is_amended (game->setup, WAR_ASSAULT_AMENDMENT_NOTES));

  dialog = open_from_page (fixture, path);
  g_assert_true (is_shown (dialog, "seats_1"));
  g_assert_cmpuint (count_amendments (dialog), ==, 1);
  set_choice (dialog, "commander_1", 0);
  g_assert_cmpuint (count_amendments (dialog), ==, 0);
  set_choice (dialog, "commander_1", n_choices - 1);
  assert_shared_out (dialog);
  gtk_window_destroy (dialog);
}

/* Rules with a seat more leave everybody where he is, and so does to go back to those without
 * (assault.A-28). */
static void
test_kept_seats (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("parapet.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  guint n_choices = g_list_model_get_n_items (
    adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "commander_1"))));

  set_choice (dialog, "commander_1", n_choices - 1);
  adw_combo_row_set_selected (get_seat_row (dialog, 1), 0);
  adw_combo_row_set_selected (get_seat_row (dialog, 3), 5);
  for (guint i = 0; i < 2; i++)
    {
      gtk_switch_set_active (find_amendment (dialog, "A-28:"), i == 0);
      assert_shared_out (dialog);
    }
  gtk_window_destroy (dialog);
}

/* Fairer rules neither send for an umpire (assault.A-28) nor forbid people to talk (assault.A-8):
 * that is said by itself, and stays as it is. */
static void
test_people_choose (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("parapet.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  DuckAmendmentsGroup *group = DUCK_AMENDMENTS_GROUP (app_find (dialog, "amendments"));
  const WarAmendments balanced = war_system_get_balanced (war_system_get ("assault"));
  const WarAmendments umpire = (WarAmendments) 1 << WAR_ASSAULT_AMENDMENT_UMPIRE;

  set_choice (dialog, "choice", 1);
  g_assert_cmpuint (duck_amendments_group_get (group), ==, balanced);
  g_assert_cmpuint (get_choice (dialog, "choice"), ==, 1);
  gtk_switch_set_active (find_amendment (dialog, "A-28:"), TRUE);
  g_assert_cmpuint (get_choice (dialog, "choice"), ==, 1);
  gtk_switch_set_active (find_amendment (dialog, "A-17:"), FALSE);
  g_assert_cmpuint (get_choice (dialog, "choice"), ==, 2);
  set_choice (dialog, "choice", 1);
  g_assert_cmpuint (duck_amendments_group_get (group), ==, balanced | umpire);
  set_choice (dialog, "choice", 0);
  g_assert_cmpuint (duck_amendments_group_get (group), ==, umpire);
  gtk_window_destroy (dialog);
}

static void
test_names (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("german-fourth-army.duckarmy");
  g_autoptr (GString) faults = g_string_new (NULL);
  GtkWindow *dialog = open_from_page (fixture, path);

  app_check_names (dialog, "a battle", faults);
  adw_expander_row_set_expanded (
    ADW_EXPANDER_ROW (app_find_type (app_find (dialog, "amendments"), ADW_TYPE_EXPANDER_ROW)),
    TRUE);
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (app_find (dialog, "advanced")), TRUE);
  app_wait_for_paint (GTK_WIDGET (dialog));
  app_check_names (dialog, "a battle, unfolded", faults);
  set_choice (dialog, "what", 0);
  app_check_names (dialog, "an operation", faults);
  g_assert_cmpstr (faults->str, ==, "");
  gtk_window_destroy (dialog);
}

#define ADD(path, function) g_test_add (path, AppFixture, NULL, set_up, function, app_tear_down)

/* The level of an enemy that goes by a chart is the operation's until another is chosen, and the
 * game is saved with it (club.11). */
static void
test_level (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("club-first-watch.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);
  const StoreGame *game;

  g_assert_true (is_shown (dialog, "level"));
  g_assert_cmpuint (get_choice (dialog, "level"), ==, 0);
  g_assert_cmpstr (get_subtitle (dialog, "level"), ==, "No Special Force, 3 bonds a fort");
  g_assert_cmpuint (
    g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "level")))),
    ==, 6);
  /* Nobody else can command the chart's side. */
  g_assert_cmpuint (g_list_model_get_n_items (
                      adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "commander_2")))),
                    ==, 1);
  set_choice (dialog, "level", 4);
  g_assert_cmpstr (get_subtitle (dialog, "level"), ==, "2 Special Forces, 5 bonds a fort");
  game = play (fixture, dialog);
  g_assert_cmpstr (game->setup->operation->level, ==, "shell-shock");
  assert_commanders (game, "person", "person");
}

/* Where people play against each other there is none (club.1.2). */
static void
test_no_level (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_build_shipped ("club-both-banks.duckop");
  GtkWindow *dialog = open_from_page (fixture, path);

  g_assert_false (is_shown (dialog, "level"));
  g_assert_cmpuint (g_list_model_get_n_items (
                      adw_combo_row_get_model (ADW_COMBO_ROW (app_find (dialog, "commander_2")))),
                    >, 1);
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (app_get_dialog (fixture) == NULL);
}

/* An army that has to be built first is built without the dialog in the way, which was for a game
 * that cannot begin before. */
static void
test_new_army (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = app_copy_shipped (fixture, "mons.duckop", "mons.duckop");
  g_autofree char *field = app_copy_shipped (fixture, "mons.duckfield", "mons.duckfield");
  g_autofree char *text = app_read (path), *bringing = NULL;
  const char *force = strstr (text, "<force side=\"2\""), *end = strstr (force, "</force>");
  GtkWindow *dialog, *chooser;
  GtkWidget *empty;

  g_assert_nonnull (field);
  bringing = g_strdup_printf ("%.*s<force side=\"2\" name=\"Germans\" book=\"german-brigades\" "
                              "cost-limit=\"100\"/>%s",
                              (gint) (force - text), text, end + strlen ("</force>"));
  g_assert_true (g_file_set_contents (path, bringing, -1, NULL));
  dialog = open_from_page (fixture, path);
  adw_action_row_activate (ADW_ACTION_ROW (app_find (dialog, "army_2")));
  chooser = app_wait_for_chooser (fixture);
  empty = gtk_stack_get_visible_child (GTK_STACK (app_find (chooser, "stack")));
  g_assert_true (app_shows_text (empty, "No Army of This Book"));
  app_click (app_find_type (empty, GTK_TYPE_BUTTON));
  app_wait_for (DUCK_IS_NEW_ARMY (app_get_dialog (fixture)));
  g_assert_true (app_shows_text (app_get_dialog (fixture), "German Brigades"));

  app_click (app_find_labelled (app_get_dialog (fixture), "C_reate"));
  app_wait_for (DUCK_IS_ARMY_DOCUMENT (duck_window_get_document (fixture->window)));
  g_assert_null (app_get_dialog (fixture));
}

static void
add_tests (void)
{
  ADD ("/new-game/two-clicks", test_two_clicks);
  ADD ("/new-game/choices", test_choices);
  ADD ("/new-game/dice", test_dice);
  ADD ("/new-game/seed", test_seed);
  ADD ("/new-game/assault.3.4/drawn-seed", test_drawn_seed);
  ADD ("/new-game/amendments", test_amendments);
  ADD ("/new-game/empires.C-1/fixed-amendment", test_fixed_amendment);
  ADD ("/new-game/club.11/level", test_level);
  ADD ("/new-game/club.1.2/no-level", test_no_level);
  ADD ("/new-game/battle", test_battle);
  ADD ("/new-game/new-army", test_new_army);
  ADD ("/new-game/refused", test_refused);
  ADD ("/new-game/unsaved", test_unsaved);
  ADD ("/new-game/files", test_files);
  ADD ("/new-game/command-line", test_command_line);
  ADD ("/new-game/post", test_post);
  ADD ("/new-game/seats", test_seats);
  ADD ("/new-game/kept-seats", test_kept_seats);
  ADD ("/new-game/people-choose", test_people_choose);
  ADD ("/new-game/names", test_names);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
