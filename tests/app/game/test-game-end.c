/* test-game-end.c: a game that is over, or was, is looked back on in the window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "app/game/log/game-end.h"
#include "app/game/log/game-log.h"
#include "app/game/log/game-tally.h"
#include "app/game/log/game-timeline.h"
#include "app/game/page/game-page.h"
#include "app/shell/shell.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"
#include "desk/documents/operation-document.h"
#include "engine/entrenched/terms.h"
#include "engine/game/position.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "store/draft/played-file.h"
#include "text/game/chronicle.h"
#include "text/game/event.h"
#include "text/game/piece.h"
#include "text/game/state.h"
#include "text/game/tally.h"

#define MAX_ORDERS 4000

typedef struct
{
  DuckPage *page;
  DuckGameDocument *document;
  const WarSetup *setup;
} Reader;

/* A game of Langemarck that two commanders have played for so many orders. */
static Reader
open_game (AppFixture *fixture, guint n_orders, WarUndoPolicy undo)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = app_build_path (fixture, "game.duckgame");
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 5, &fault);
  WarSession session;
  Reader reader;

  war_session_init (&session, game->game);
  session.commanders[0] = session.commanders[1] = war_quick_command;
  war_session_run (&session, n_orders);
  war_session_clear (&session);
  game->commanders = g_strsplit ("person person", " ", -1);
  game->undo = undo;
  g_assert_true (store_game_save (library, game, path, NULL));

  reader.page = app_open (fixture, path);
  reader.document = DUCK_GAME_DOCUMENT (duck_page_get_document (reader.page));
  reader.setup = duck_game_document_get_game (reader.document)->setup;
  return reader;
}

static DuckDocument *
get_last_document (AppFixture *fixture)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (DUCK_SHELL (fixture->window));

  return g_ptr_array_index (documents, documents->len - 1);
}

static guint
count_documents (AppFixture *fixture)
{
  g_autoptr (GPtrArray) documents = duck_shell_list_documents (DUCK_SHELL (fixture->window));

  return documents->len;
}

/* The result says who has won, what was lost, what turned the game, and how the dice fell. */
static void
test_result (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  g_autoptr (GArray) points = duck_game_end_find_turning_points (reader.document, 5);
  const WarState *state = duck_game_document_get_view (reader.document);
  WarResult result = war_play_get_result (reader.setup, state);
  g_autofree char *standing = text_result (reader.setup, state);
  g_auto (GStrv) lines = g_strsplit (standing, "\n", -1);
  g_autofree char *number
    = g_strdup_printf ("Number of the dice: %" G_GUINT64_FORMAT,
                       duck_game_document_get_game (reader.document)->game->seed);
  GtkWindow *window;
  gint least = G_MAXINT, killed = 0;
  guint first;

  g_assert_cmpint (duck_game_document_get_step (reader.document).kind, ==, WAR_STEP_OVER);
  g_assert_cmpuint (points->len, ==, 5);
  for (guint i = 0; i < points->len; i++)
    {
      const DuckTurningPoint *point = &g_array_index (points, DuckTurningPoint, i);

      g_assert_true (i == 0 || point[-1].n_orders < point->n_orders);
      least = MIN (least, point->killed[0] + point->killed[1]);
      killed += point->killed[0] + point->killed[1];
    }
  g_assert_cmpint (least, >, 0);
  g_assert_cmpint (killed, <=, result.killed[0] + result.killed[1]);

  app_activate (fixture, "game.result");
  app_wait_for (app_find_window ("Result") != NULL);
  window = app_find_window ("Result");
  for (guint side = 0; side < WAR_N_SIDES; side++)
    g_assert_true (app_shows_text (window, lines[side]));
  g_assert_true (app_shows_text (window, "Turning Points"));
  g_assert_true (app_shows_text (window, number));

  /* A turning point leads to its moment, below what brought a side nearer to victory. */
  first = g_array_index (points, DuckTurningPoint, 0).n_orders;
  g_assert_true (app_shows_text (window, "Towards Victory"));
  for (guint i = 0;; i++)
    {
      GtkWidget *button = app_find_nth_type (window, GTK_TYPE_BUTTON, i);

      if (g_strcmp0 (gtk_actionable_get_action_name (GTK_ACTIONABLE (button)), "game.go-to") != 0
          || g_variant_get_uint32 (gtk_actionable_get_action_target_value (GTK_ACTIONABLE (button)))
               != first)
        continue;
      app_click (button);
      break;
    }
  g_assert_cmpuint (duck_game_page_get_n_orders (DUCK_GAME_PAGE (reader.page)), ==, first);
  gtk_window_close (window);
  app_wait_for (app_find_window ("Result") == NULL);
  app_activate (fixture, "game.result");
  app_wait_for (app_find_window ("Result") != NULL);
}

/* Whether the lines of the turning points have that sentence. */
static gboolean
is_told (GtkWindow *window, const char *sentence)
{
  for (guint i = 0;; i++)
    {
      GtkWidget *button = app_find_nth_type (window, GTK_TYPE_BUTTON, i);
      GtkWidget *label = button != NULL ? gtk_button_get_child (GTK_BUTTON (button)) : NULL;

      if (button == NULL)
        return FALSE;
      if (gtk_widget_has_css_class (button, "turning-point")
          && strstr (gtk_label_get_text (GTK_LABEL (label)), sentence) != NULL)
        return TRUE;
    }
}

/* Who struck or shelled is told with what it cost. */
static void
test_turning_points (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  g_autoptr (GArray) points = duck_game_end_find_turning_points (reader.document, 5);
  WarReplay *replay = duck_game_document_get_replay (reader.document);
  guint n_events, n_told = 0;
  const WarEvent *events = war_replay_get_events (replay, &n_events);
  GtkWindow *window;

  app_activate (fixture, "game.result");
  app_wait_for (app_find_window ("Result") != NULL);
  window = app_find_window ("Result");
  for (guint i = 0; i < points->len; i++)
    {
      guint first, n, deed;

      war_replay_find_events (replay, g_array_index (points, DuckTurningPoint, i).n_orders - 1,
                              &first, &n);
      for (deed = first + n; deed > first; deed--)
        if (events[deed - 1].kind == WAR_ENTRENCHED_EVENT_FIRED
            || events[deed - 1].kind == WAR_ENTRENCHED_EVENT_SHELLED
            || events[deed - 1].kind == WAR_ENTRENCHED_EVENT_STRUCK)
          break;
      if (deed > first)
        {
          g_autofree char *sentence = text_event (reader.setup, &events[deed - 1]);

          g_assert_true (is_told (window, sentence));
          n_told++;
        }
    }
  g_assert_cmpuint (n_told, >, 2);
}

static guint
count_moments (GtkWidget *widget)
{
  guint n = gtk_widget_has_css_class (widget, "turning-point");

  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    n += count_moments (child);
  return n;
}

/* All that was lost can be read in its order, under its turn, and leads to its moment. */
static void
test_course (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  g_autoptr (GArray) all = duck_game_end_find_turning_points (reader.document, G_MAXUINT);
  GtkWidget *expander, *first;
  GtkWindow *window;
  guint n_shown;

  app_activate (fixture, "game.result");
  app_wait_for (app_find_window ("Result") != NULL);
  window = app_find_window ("Result");
  n_shown = count_moments (GTK_WIDGET (window));
  g_assert_cmpuint (all->len, >, n_shown);
  expander = app_find_type (window, GTK_TYPE_EXPANDER);
  gtk_expander_set_expanded (GTK_EXPANDER (expander), TRUE);
  g_assert_cmpuint (count_moments (GTK_WIDGET (window)), ==, n_shown + all->len);
  g_assert_true (app_shows_text (window, "Round 2 · Entente"));
  first = app_find_type (gtk_expander_get_child (GTK_EXPANDER (expander)), GTK_TYPE_BUTTON);
  app_click (first);
  g_assert_cmpuint (duck_game_page_get_n_orders (DUCK_GAME_PAGE (reader.page)), ==,
                    g_array_index (all, DuckTurningPoint, 0).n_orders);
}

/* Ctrl+S saves the game too while its result lies in front. */
static void
test_save_beneath (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  GtkWindow *window;

  app_activate (fixture, "win.undo");
  g_assert_true (duck_document_get_modified (DUCK_DOCUMENT (reader.document)));
  app_activate (fixture, "game.result");
  app_wait_for (app_find_window ("Result") != NULL);
  window = app_find_window ("Result");
  app_wait_for (gtk_window_is_active (window));
  app_press_key (GDK_KEY_s, GDK_CONTROL_MASK);
  app_wait_for (!duck_document_get_modified (DUCK_DOCUMENT (reader.document)));
}

/* Who looks back can choose a unit as it was then, by pointer or keys, and read what was about it;
 * in another moment it is the same one. */
static void
test_chosen_unit (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  DuckGamePage *page = DUCK_GAME_PAGE (reader.page);
  GtkWidget *log = app_find_type (page, DUCK_TYPE_GAME_LOG), *of_unit = app_find (log, "of_unit");
  GtkWidget *card = app_find (page, "card"), *board = app_find (page, "board");
  GListModel *lines = duck_game_log_get_lines (DUCK_GAME_LOG (log));
  guint n_all = g_list_model_get_n_items (lines);
  g_autofree char *name = NULL, *condition = NULL;

  duck_game_page_go_to (page, 60);
  g_assert_false (gtk_widget_is_sensitive (of_unit));
  gtk_widget_grab_focus (board);
  app_press_key (GDK_KEY_Tab, 0);
  app_wait_for (gtk_widget_is_sensitive (of_unit));
  g_assert_true (gtk_widget_get_mapped (card));
  name = g_strdup (gtk_label_get_label (GTK_LABEL (app_find (card, "name"))));
  condition = text_piece_condition (
    reader.setup, war_replay_go_to (duck_game_document_get_replay (reader.document), 60), 0);
  g_assert_cmpstr (name, ==, "BEF Infantry 1");
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (app_find (card, "condition"))), ==, condition);

  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (of_unit), TRUE);
  g_assert_cmpuint (g_list_model_get_n_items (lines), <, n_all / 4);
  app_activate (fixture, "game.next");
  g_assert_true (gtk_widget_is_sensitive (of_unit));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (app_find (card, "name"))), ==, name);
}

/* A game that ends while one plays shows its result by itself. */
static void
test_end_shows (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  AdwWindowTitle *title = ADW_WINDOW_TITLE (app_find (fixture->window, "title"));
  g_autofree char *outcome
    = text_outcome (reader.setup, duck_game_document_get_view (reader.document));

  g_assert_null (app_find_window ("Result"));
  g_assert_nonnull (outcome);
  g_assert_true (g_str_has_suffix (adw_window_title_get_subtitle (title), outcome));
  app_activate (fixture, "win.undo");
  g_assert_false (g_str_has_suffix (adw_window_title_get_subtitle (title), outcome));
  g_assert_cmpint (duck_game_document_get_step (reader.document).kind, !=, WAR_STEP_OVER);
  app_activate (fixture, "win.redo");
  app_wait_for (app_find_window ("Result") != NULL);
}

/* How many games count as played here, and how the first ended. */
static guint
count_played (WarPlayedEnd *end)
{
  guint n_damaged;
  g_autoptr (GPtrArray) games = store_played_list (NULL, &n_damaged);

  g_assert_cmpuint (n_damaged, ==, 0);
  if (games->len > 0)
    *end = ((WarPlayed *) g_ptr_array_index (games, 0))->end;
  return games->len;
}

/* A game counts once, when it ends in the window: not when it is opened, however often it ends. */
static void
test_counted (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  WarPlayedEnd end;
  GtkWindow *window;

  g_assert_true (store_played_clear (NULL, NULL));
  app_iterate ();
  g_assert_cmpuint (count_played (&end), ==, 0);
  for (guint i = 0; i < 2; i++)
    {
      app_activate (fixture, "win.undo");
      app_activate (fixture, "win.redo");
      app_wait_for (app_find_window ("Result") != NULL);
      g_assert_cmpuint (count_played (&end), ==, 1);
      g_assert_cmpint (end, ==, WAR_PLAYED_BETWEEN);
      gtk_window_close (app_find_window ("Result"));
      app_wait_for (app_find_window ("Result") == NULL);
    }

  app_activate (fixture, "win.show-played");
  app_wait_for (app_find_window ("Your Games") != NULL);
  window = app_find_window ("Your Games");
  g_assert_true (app_shows_text (window, "1 game between persons"));
  g_assert_true (
    app_shows_text (window, duck_game_document_get_game (reader.document)->operation->name));
  gtk_window_close (window);
  app_wait_for (app_find_window ("Your Games") == NULL);
  g_assert_true (store_played_clear (NULL, NULL));
  g_assert_cmpuint (count_played (&end), ==, 0);

  /* Where there are none yet stands how to begin. */
  app_activate (fixture, "win.show-played");
  app_wait_for (app_find_window ("Your Games") != NULL);
  app_click (app_find_labelled (app_find_window ("Your Games"), "Learn by Playing"));
  app_wait_for (app_find_window ("Learn by Playing") != NULL);
  g_assert_null (app_find_window ("Your Games"));
}

/* One that ends while one looks at something else waits until one looks at it. */
static void
test_end_waits (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);

  app_activate (fixture, "win.undo");
  app_activate (fixture, "win.library");
  app_wait_for (!gtk_widget_get_mapped (GTK_WIDGET (reader.page)));
  g_assert_true (duck_document_redo (DUCK_DOCUMENT (reader.document)));
  app_iterate ();
  g_assert_null (app_find_window ("Result"));
  app_activate (fixture, "win.library");
  app_wait_for (app_find_window ("Result") != NULL);
  g_assert_true (app_shows_text (app_find_window ("Result"),
                                 duck_document_get_title (DUCK_DOCUMENT (reader.document))));
}

/* All dice are counted, for who rolled them. */
static void
test_dice (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 150, WAR_UNDO_ALL);
  WarTally tallies[WAR_N_SIDES + 1];
  guint n_events, n_dice = 0;
  const WarEvent *events
    = war_replay_get_events (duck_game_document_get_replay (reader.document), &n_events);

  for (guint i = 0; i < n_events; i++)
    n_dice += events[i].n_dice;
  duck_game_tally_count (reader.document, tallies);
  g_assert_cmpuint (tallies[0].n_dice + tallies[1].n_dice + tallies[2].n_dice, ==, n_dice);
  g_assert_cmpuint (tallies[0].n_dice, >, 10);
  g_assert_cmpuint (tallies[1].n_dice, >, 10);

  app_activate (fixture, "game.tally");
  app_wait_for (app_find_window ("Dice") != NULL);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    {
      g_autofree char *luck = text_tally_luck (&tallies[side]);
      g_autofree char *kind = text_tally_kind (&tallies[side].kinds[0]);

      g_assert_true (app_shows_text (app_find_window ("Dice"), luck));
      g_assert_true (app_shows_text (app_find_window ("Dice"), kind));
    }
}

static gboolean
is_playing (Reader *reader)
{
  g_autoptr (GVariant) state
    = g_action_group_get_action_state (duck_page_get_actions (reader->page), "play-past");

  return g_variant_get_boolean (state);
}

/* Order after order, from the beginning to where one stops. */
static void
test_replay (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 40, WAR_UNDO_ALL);
  DuckGamePage *page = DUCK_GAME_PAGE (reader.page);
  GtkWidget *timeline = app_find_type (page, DUCK_TYPE_GAME_TIMELINE);

  g_action_group_change_action_state (duck_page_get_actions (reader.page), "speed",
                                      g_variant_new_string ("fast"));
  g_assert_cmpstr (gtk_menu_button_get_label (GTK_MENU_BUTTON (app_find (timeline, "speed"))), ==,
                   "Fast");
  app_activate (fixture, "game.replay");
  g_assert_cmpuint (duck_game_page_get_n_orders (page), ==, 0);
  app_wait_for (duck_game_page_get_n_orders (page) == 2);
  g_assert_true (is_playing (&reader));
  g_assert_nonnull (app_find_button (timeline, "Pause"));
  app_activate (fixture, "game.play-past");
  g_assert_false (is_playing (&reader));
  g_assert_nonnull (app_find_button (timeline, "Replay Order by Order"));
  duck_game_page_go_to (page, 38);
  app_activate (fixture, "game.play-past");
  app_wait_for (!is_playing (&reader));
  g_assert_cmpuint (duck_game_page_get_n_orders (page), ==, 40);
}

/* Another game goes on from there, with the same orders up to it; this one stays. */
static void
test_play_on (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 60, WAR_UNDO_ALL);
  const StoreGame *game = duck_game_document_get_game (reader.document);
  const StoreGame *other;
  WarGame *again;
  guint n_before = count_documents (fixture);

  duck_game_page_go_to (DUCK_GAME_PAGE (reader.page), 25);
  app_activate (fixture, "game.play-on");
  app_wait_for (count_documents (fixture) == n_before + 1);
  other = duck_game_document_get_game (DUCK_GAME_DOCUMENT (get_last_document (fixture)));
  g_assert_null (duck_document_get_path (get_last_document (fixture)));
  g_assert_cmpuint (other->game->records->len, ==, 25);
  g_assert_cmpuint (game->game->records->len, ==, 60);
  again = war_game_continue (game->setup, game->game->seed, game->game->beginning);
  {
    g_autofree char *lines = war_game_to_text (other->game);

    g_assert_true (war_game_replay (again, lines, NULL));
  }
  war_game_free (again);
  g_assert_cmpstr (other->commanders[0], ==, "person");
}

/* Where nothing may be taken back one is told that it is another game. */
static void
test_play_on_asks (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 60, WAR_UNDO_NONE);
  guint n_before = count_documents (fixture);

  duck_game_page_go_to (DUCK_GAME_PAGE (reader.page), 25);
  app_activate (fixture, "game.play-on");
  g_assert_cmpuint (count_documents (fixture), ==, n_before);
  app_respond (fixture, "_Play On");
  app_wait_for (count_documents (fixture) == n_before + 1);
}

/* The units that are left, and no others, can be played again. */
static void
test_position (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 200, WAR_UNDO_ALL);
  const WarState *state = duck_game_document_get_view (reader.document);
  gint n_left[WAR_N_SIDES] = { 0 };
  guint n_before = count_documents (fixture);
  WarOperation *operation;
  WarSetupFault fault;

  for (guint row = 0; row < reader.setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    {
      WarShownPiece piece;

      if (war_play_show_piece (reader.setup, state, row, &piece))
        n_left[piece.side]++;
    }
  app_activate (fixture, "game.save-position");
  app_respond (fixture, "_Make Operation");
  app_wait_for (count_documents (fixture) == n_before + 1);
  operation
    = duck_operation_document_get_operation (DUCK_OPERATION_DOCUMENT (get_last_document (fixture)));
  for (gint side = 0; side < WAR_N_SIDES; side++)
    {
      g_assert_cmpint ((gint) war_force_count_units (operation->forces[side]), ==, n_left[side]);
      g_assert_cmpint (n_left[side], <,
                       (gint) war_force_count_units (reader.setup->operation->forces[side]));
    }
  g_assert_cmpint (operation->rounds, <, reader.setup->operation->rounds);

  /* The amendments of the game, and no others. */
  g_assert_cmpuint (operation->amendments, !=, 0);
  g_assert_cmpuint (operation->amendments, ==, reader.setup->operation->amendments);
  g_assert_cmpuint (operation->amendments | operation->fixed_off, ==,
                    war_system_get_amendments (operation->rules->system));
  g_assert_cmpuint (war_operation_get_amendable (operation), ==, operation->amendments);
  {
    g_autoptr (WarSetup) setup = war_setup_new (operation, &fault);

    g_assert_nonnull (setup);
  }
}

/* All that is seen is told, in three ways. */
static void
test_chronicle (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 60, WAR_UNDO_ALL);
  const WarGame *game = duck_game_document_get_game (reader.document)->game;
  WarReplay *replay = duck_game_document_get_replay (reader.document);
  gint viewer = duck_game_document_get_viewer (reader.document);
  GListModel *events = duck_game_document_get_events (reader.document);
  g_autofree char *text = text_chronicle (game, replay, viewer, TEXT_CHRONICLE_TEXT);
  g_autofree char *markdown = text_chronicle (game, replay, viewer, TEXT_CHRONICLE_MARKDOWN);
  g_autofree char *json = text_chronicle (game, replay, viewer, TEXT_CHRONICLE_JSON);
  g_auto (GStrv) lines = g_strsplit (g_strchomp (json), "\n", -1);
  guint n_shown = 0;

  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      g_autofree char *sentence = duck_game_event_dup_text (event);

      n_shown++;
      if (duck_game_event_get_heading (event) > 0)
        continue;
      g_assert_nonnull (strstr (text, sentence));
      g_assert_nonnull (strstr (markdown, sentence));
    }
  g_assert_true (g_str_has_prefix (markdown, "# Skirmish at Langemarck\n"));
  /* From it the dice to come could be worked out. */
  g_assert_cmpint (viewer, !=, WAR_NONE);
  g_assert_null (strstr (json, "\"seed\""));
  /* The game, the orders, the events. */
  g_assert_cmpuint (g_strv_length (lines), ==, 1 + 60 + n_shown);
  for (guint i = 0; lines[i] != NULL; i++)
    {
      g_autofree char *number = g_strdup_printf ("\"n\":%u,", i + 1);

      g_assert_nonnull (strstr (lines[i], number));
    }
}

/* What would have been better is looked for, and said; from before such an order, or any, the
 * commander that looks ahead plays on, in another game. */
static void
test_hindsight (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, MAX_ORDERS, WAR_UNDO_ALL);
  guint n_documents = count_documents (fixture);
  const StoreGame *game;
  GtkWindow *window;

  app_activate (fixture, "game.result");
  app_wait_for (app_find_window ("Result") != NULL);
  window = app_find_window ("Result");
  g_assert_true (app_shows_text (window, "What Would Have Been Better"));
  app_wait_for (!app_shows_text (window, "A commander thinks about it…"));

  g_action_group_activate_action (G_ACTION_GROUP (duck_page_get_actions (reader.page)),
                                  "replay-steady", g_variant_new ("(ui)", 40, 1));
  g_assert_cmpuint (count_documents (fixture), ==, n_documents + 1);
  game = duck_game_document_get_game (DUCK_GAME_DOCUMENT (get_last_document (fixture)));
  g_assert_cmpuint (game->game->records->len, >=, 40);
  g_assert_cmpstr (game->commanders[1], ==, "steady");
}

/* Whoever has to decide is told three orders at most, of which one is given by a press. */
static void
test_advice (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture, 60, WAR_UNDO_ALL);
  guint n_orders = duck_game_page_get_n_orders (DUCK_GAME_PAGE (reader.page));
  GtkWindow *window;

  app_activate (fixture, "game.advise");
  app_wait_for (app_find_window ("What Would You Do?") != NULL);
  window = app_find_window ("What Would You Do?");
  app_wait_for (!app_shows_text (window, "A commander thinks about it…"));
  for (guint i = 0;; i++)
    {
      GtkWidget *button = app_find_nth_type (window, GTK_TYPE_BUTTON, i);

      g_assert_nonnull (button);
      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), "_Do It") != 0)
        continue;
      app_click (button);
      break;
    }
  app_wait_for (app_find_window ("What Would You Do?") == NULL);
  g_assert_cmpuint (duck_game_page_get_n_orders (DUCK_GAME_PAGE (reader.page)), >, n_orders);
}

static void
add_tests (void)
{
  APP_ADD ("/game-end/hindsight", test_hindsight);
  APP_ADD ("/game-end/advice", test_advice);
  APP_ADD ("/game-end/result", test_result);
  APP_ADD ("/game-end/course", test_course);
  APP_ADD ("/game-end/save-beneath", test_save_beneath);
  APP_ADD ("/game-end/chosen-unit", test_chosen_unit);
  APP_ADD ("/game-end/turning-points", test_turning_points);
  APP_ADD ("/game-end/shows", test_end_shows);
  APP_ADD ("/game-end/counted", test_counted);
  APP_ADD ("/game-end/shows-waits", test_end_waits);
  APP_ADD ("/game-end/dice", test_dice);
  APP_ADD ("/game-end/replay", test_replay);
  APP_ADD ("/game-end/play-on", test_play_on);
  APP_ADD ("/game-end/play-on-asks", test_play_on_asks);
  APP_ADD ("/game-end/position", test_position);
  APP_ADD ("/game-end/chronicle", test_chronicle);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
