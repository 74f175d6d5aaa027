/* test-game-page.c: a saved game is shown as it stood after each of its orders
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/base/panes.h"
#include "app/base/tooltip.h"
#include "app/board/board.h"
#include "app/game/page/game-page.h"
#include "app/game/page/game-turn-bar.h"
#include "app/shell/shell.h"
#include "desk/documents/game-document.h"
#include "desk/documents/game-event.h"
#include "engine/game/decision.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "text/game/event.h"
#include "text/game/piece.h"
#include "text/game/state.h"

#define N_ORDERS 60

/* The next order of a quick commander. */
static void
give_one (WarGame *game, WarGenerator *generator)
{
  WarState *view = war_state_copy (game->state);
  guint32 must, may;
  gint seat = 0;
  WarOrder order;

  war_decision_get_seats (game->setup, game->state, &must, &may);
  while ((must >> seat & 1) == 0)
    seat++;
  war_play_view (game->setup, game->state, seat, 1, view);
  g_assert_true (war_solo_quick_choose (game->setup, view, seat, generator, &order));
  g_assert_cmpint (war_game_give (game, &order, NULL, 0, NULL, NULL, NULL), ==, WAR_OUTCOME_DONE);
  g_free (view);
}

/* A game of Langemarck that two commanders have begun. */
static char *
save_game (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 9, &fault);
  g_autoptr (GError) error = NULL;
  char *path = app_build_path (fixture, "game.duckgame");
  WarGenerator generator = war_generator_new (3, 0);

  game->commanders = g_strsplit ("person quick", " ", -1);
  for (guint i = 0; i < N_ORDERS; i++)
    give_one (game->game, &generator);
  store_game_save (library, game, path, &error);
  g_assert_no_error (error);
  return path;
}

static const char *
get_label (gpointer page, const char *id)
{
  return gtk_label_get_label (GTK_LABEL (app_find (page, id)));
}

/* What the page says is what the game was after so many orders. */
static void
assert_shows (DuckPage *page, guint n_orders)
{
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (page));
  const StoreGame *game = duck_game_document_get_game (document);
  g_autofree char *text = g_strdup_printf ("Order %u of %u", n_orders, N_ORDERS);
  WarGame *again = war_game_continue (game->setup, game->game->seed, game->game->beginning);
  g_autofree char *lines = war_game_to_text (game->game);
  g_autofree char *situation = NULL, *result = NULL;
  g_auto (GStrv) results = NULL;
  const WarState *state = war_replay_go_to (duck_game_document_get_replay (document), n_orders);

  g_assert_true (war_game_replay (again, lines, NULL));
  war_game_go_back (again, n_orders);
  /* But for the generator: nobody is to foresee the dice of a game that goes on. */
  g_assert_cmpmem (state->cells, game->setup->layout->n_cells * sizeof *state->cells,
                   again->state->cells, game->setup->layout->n_cells * sizeof *state->cells);
  situation = text_situation (game->setup, again->state);
  result = text_result (game->setup, again->state);
  results = g_strsplit (result, "\n", -1);
  g_assert_cmpstr (get_label (page, "time_label"), ==, text);
  g_assert_cmpstr (get_label (page, "situation"), ==, situation);
  for (guint side = 0; side < WAR_N_SIDES; side++)
    g_assert_true (app_shows_text (page, results[side]));
  war_game_free (again);
}

static gboolean
is_enabled (DuckPage *page, const char *action)
{
  return g_action_group_get_action_enabled (duck_page_get_actions (page), action);
}

static void
test_timeline (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);

  assert_shows (page, N_ORDERS);
  g_assert_true (app_shows_text (page, "Commanded by a person"));
  g_assert_true (app_shows_text (page, "Commanded by the lieutenant (program)"));
  g_assert_false (is_enabled (page, "next"));
  g_assert_false (is_enabled (page, "last"));
  app_activate (fixture, "game.previous");
  assert_shows (page, N_ORDERS - 1);
  app_activate (fixture, "game.first");
  assert_shows (page, 0);
  g_assert_false (is_enabled (page, "first"));
  g_assert_false (is_enabled (page, "previous"));
  app_activate (fixture, "game.next");
  assert_shows (page, 1);
  app_activate (fixture, "game.last");
  assert_shows (page, N_ORDERS);
  for (guint i = 0; i < 20; i++)
    {
      guint n_orders = (guint) g_test_rand_int_range (0, N_ORDERS + 1);

      duck_game_page_go_to (DUCK_GAME_PAGE (page), n_orders);
      assert_shows (page, n_orders);
    }
}

/* What is folded away beside the map stays so in the next game; what the game is about stays above
 * the map. */
static void
test_map_first (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  g_autofree char *other = app_build_path (fixture, "other.duckgame"), *text = NULL;
  DuckPage *page = app_open (fixture, path);
  DuckPanes *panes = DUCK_PANES (app_find (page, "panes"));

  app_wait_for (duck_panes_is_shown (panes, DUCK_PANE_START)
                && duck_panes_is_shown (panes, DUCK_PANE_END));
  app_activate (fixture, "game.hide-units");
  app_activate (fixture, "game.hide-log");
  app_wait_for (!duck_panes_is_shown (panes, DUCK_PANE_START)
                && !duck_panes_is_shown (panes, DUCK_PANE_END));
  g_assert_true (g_str_has_prefix (get_label (page, "situation"), "Round "));
  g_assert_true (g_str_has_prefix (get_label (page, "side_1"), "Entente: "));
  g_assert_true (g_str_has_prefix (get_label (page, "side_2"), "Central Powers: "));
  g_assert_nonnull (strstr (get_label (page, "goals"), "Central Powers win when"));

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (other, text, -1, NULL));
  page = app_open (fixture, other);
  panes = DUCK_PANES (app_find (page, "panes"));
  app_wait_for (duck_panes_is_shown (panes, DUCK_PANE_MAIN));
  g_assert_false (duck_panes_is_shown (panes, DUCK_PANE_START));
  app_activate (fixture, "game.hide-units");
  app_activate (fixture, "game.hide-log");
  app_wait_for (duck_panes_is_shown (panes, DUCK_PANE_START)
                && duck_panes_is_shown (panes, DUCK_PANE_END));
}

/* At the beginning, before all events, the log is at its beginning too. */
static void
test_log_follows (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  GtkScrollable *log = GTK_SCROLLABLE (app_find (page, "log"));
  GtkAdjustment *scrolling = gtk_scrollable_get_vadjustment (log);

  app_wait_for (gtk_adjustment_get_value (scrolling) > 0);
  app_activate (fixture, "game.first");
  app_wait_for (gtk_adjustment_get_value (scrolling) < 1);
  app_activate (fixture, "game.last");
  app_wait_for (gtk_adjustment_get_value (scrolling) > 1);
}

/* The log has every event, each with its sentence, and leads to where it happened. */
static void
test_log (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (page));
  GListModel *events = duck_game_document_get_events (document);
  guint n_events;
  const WarEvent *all = war_replay_get_events (duck_game_document_get_replay (document), &n_events);
  GtkListView *log = GTK_LIST_VIEW (app_find (page, "log"));
  GtkSingleSelection *selection = GTK_SINGLE_SELECTION (gtk_list_view_get_model (log));
  g_autoptr (DuckGameEvent) first = NULL;

  g_assert_cmpuint (g_list_model_get_n_items (events), ==, n_events);
  g_assert_cmpuint (n_events, >=, N_ORDERS);
  for (guint i = 0; i < n_events; i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      g_autofree char *text = duck_game_event_dup_text (event);
      g_autofree char *expected
        = text_event (duck_game_document_get_game (document)->setup, &all[i]);

      g_assert_cmpstr (text, ==, expected);
    }
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==,
                    g_list_model_get_n_items (G_LIST_MODEL (selection)) - 1);
  first = g_list_model_get_item (G_LIST_MODEL (selection), 0);
  g_signal_emit_by_name (log, "activate", 0u);
  assert_shows (page, duck_game_event_get_n_orders (first));
  app_activate (fixture, "game.first");
  g_assert_cmpuint (gtk_single_selection_get_selected (selection), ==, GTK_INVALID_LIST_POSITION);
}

/* What was ordered can be undone, and a copy can be saved, and printed. */
static void
test_read_only (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  g_autofree char *copy = app_build_path (fixture, "copy.duckgame");
  DuckPage *page = app_open (fixture, path);
  DuckDocument *document = duck_page_get_document (page);
  g_autofree char *before = app_read (path);
  g_autofree char *after = NULL;

  g_assert_cmpstr (duck_document_get_title (document), ==, "Skirmish at Langemarck");
  g_assert_true (gtk_widget_get_visible (app_find (fixture->window, "undo")));
  g_assert_true (app_action_is_enabled (fixture, "print"));
  g_assert_true (app_action_is_enabled (fixture, "export-pdf"));
  g_assert_true (app_action_is_enabled (fixture, "save-as"));
  g_assert_true (duck_document_save (document, copy, NULL));
  after = app_read (copy);
  g_assert_cmpstr (after, ==, before);
}

/* Where one writes while a popover is open; NULL. */
static GtkWidget *
find_form (AppFixture *fixture)
{
  GtkWidget *focus = gtk_root_get_focus (GTK_ROOT (fixture->window));

  return focus != NULL && gtk_widget_get_ancestor (focus, GTK_TYPE_POPOVER) != NULL
           ? gtk_widget_get_ancestor (focus, GTK_TYPE_ENTRY)
           : NULL;
}

/* Writes what is noted of the moment that is shown, over what was. */
static void
write_note (AppFixture *fixture, const char *text)
{
  app_press_key (GDK_KEY_F8, 0);
  app_wait_for (find_form (fixture) != NULL);
  gtk_editable_set_text (GTK_EDITABLE (find_form (fixture)), text);
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (find_form (fixture) == NULL);
}

/* By a key, at the moment that is shown: it is read there and nowhere else, is kept in the file,
 * and goes when nothing is left of it. */
static void
test_note (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (page));
  GtkWidget *note = app_find (page, "note");
  g_autofree char *kept = NULL, *gone = NULL;

  gtk_widget_grab_focus (app_find (page, "board"));
  g_assert_false (gtk_widget_get_visible (note));
  write_note (fixture, "  the flank is open ");
  g_assert_cmpstr (duck_game_document_get_note (document, N_ORDERS), ==, "the flank is open");
  g_assert_true (gtk_widget_get_visible (note));
  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (note)), ==, "the flank is open");

  gtk_widget_activate_action (GTK_WIDGET (page), "game.first", NULL);
  g_assert_false (gtk_widget_get_visible (note));
  gtk_widget_activate_action (GTK_WIDGET (page), "game.last", NULL);
  g_assert_true (gtk_widget_get_visible (note));
  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), path, NULL));
  kept = app_read (path);
  g_assert_nonnull (strstr (kept, "the flank is open"));

  write_note (fixture, "  ");
  g_assert_false (gtk_widget_get_visible (note));
  g_assert_true (duck_document_save (DUCK_DOCUMENT (document), path, NULL));
  gone = app_read (path);
  g_assert_null (strstr (gone, "the flank is open"));
}

/* Where there is no room for all, words give way to the slider, whose tooltip then has them. */
static void
test_slider (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  GtkWidget *scale = app_find (page, "scale"), *label = app_find (page, "time_label");

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1000, 700);
  app_wait_for (gtk_widget_get_width (GTK_WIDGET (page)) <= 1000);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpint (gtk_widget_get_width (scale), >=, 70);
  g_assert_cmpstr (duck_tooltip_get (scale), ==, gtk_label_get_label (GTK_LABEL (label)));
  app_wait_for (!gtk_widget_get_child_visible (label));

  gtk_window_set_default_size (GTK_WINDOW (fixture->window), 1280, 700);
  app_wait_for (gtk_widget_get_child_visible (label));
  g_assert_cmpint (gtk_widget_get_width (scale), >=, 70);
}

static double
get_top (DuckPage *page, GtkWidget *widget)
{
  graphene_rect_t bounds;

  g_assert_true (gtk_widget_compute_bounds (widget, GTK_WIDGET (page), &bounds));
  return (double) bounds.origin.y;
}

/* What is said of other things covers neither what is going on nor how it goes on. */
static void
test_toast (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  GtkWidget *bar = app_find (page, "turn_bar"), *toast;

  app_wait_for_paint (GTK_WIDGET (page));
  duck_shell_add_toast (DUCK_SHELL (fixture->window), "Saved", NULL);
  app_wait_for (app_count_type (fixture->window, g_type_from_name ("AdwToastWidget")) > 0);
  toast = app_find_type (fixture->window, g_type_from_name ("AdwToastWidget"));
  app_wait_for (gtk_widget_get_height (toast) > 0);
  g_assert_cmpfloat (get_top (page, toast) + gtk_widget_get_height (toast), <=,
                     get_top (page, bar));
}

/* Round and turn stand in the header bar, as they are now, whatever moment is looked at. */
static void
test_header (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  DuckGameDocument *document = DUCK_GAME_DOCUMENT (duck_page_get_document (page));
  AdwWindowTitle *title = ADW_WINDOW_TITLE (app_find (fixture->window, "title"));
  g_autofree char *before = NULL, *after = NULL;
  WarOrder order;
  WarGenerator generator = war_generator_new (5, 0);

  before = g_strdup (adw_window_title_get_subtitle (title));
  g_assert_true (g_str_has_prefix (before, "Round 1 · "));
  g_assert_true (g_str_has_prefix (duck_tooltip_get (GTK_WIDGET (title)), "game.duckgame — "));
  app_activate (fixture, "game.first");
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, before);
  app_activate (fixture, "game.last");

  /* On with it, until it is the other side's turn. */
  while (g_str_equal (adw_window_title_get_subtitle (title), before))
    {
      WarStep step = duck_game_document_get_step (document);

      g_assert_cmpint (step.kind, ==, WAR_STEP_PERSON);
      g_assert_true (war_solo_quick_choose (duck_game_document_get_game (document)->setup,
                                            duck_game_document_get_view (document), step.seat,
                                            &generator, &order));
      g_assert_cmpint (duck_game_document_give (document, &order, NULL), ==, WAR_OUTCOME_DONE);
    }
  after = text_turn (duck_game_document_get_game (document)->setup,
                     duck_game_document_get_view (document));
  g_assert_cmpstr (adw_window_title_get_subtitle (title), ==, after);
}

/* However much is said below the map, this stays where it is. */
static void
test_status (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  DuckGameTurnBar *bar = DUCK_GAME_TURN_BAR (app_find (page, "turn_bar"));
  const WarRules *rules
    = duck_game_document_get_game (DUCK_GAME_DOCUMENT (duck_page_get_document (page)))
        ->setup->operation->rules;
  GtkLabel *status = GTK_LABEL (app_find (bar, "status"));
  GtkWidget *board = app_find (page, "board");
  g_autoptr (GString) words = g_string_new (NULL);
  int height;

  duck_game_turn_bar_set_status (bar, "BEF Infantry 1 fires.\n1.0 wounds", rules);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_false (pango_layout_is_ellipsized (gtk_label_get_layout (status)));
  height = gtk_widget_get_height (board);

  for (guint i = 0; i < 100; i++)
    g_string_append (words, "German Infantry: 1.0 wounds\n");
  duck_game_turn_bar_set_status (bar, words->str, rules);
  app_wait_for_paint (GTK_WIDGET (page));
  g_assert_cmpint (gtk_widget_get_height (board), ==, height);
  g_assert_true (pango_layout_is_ellipsized (gtk_label_get_layout (status)));
  g_assert_cmpint (pango_layout_get_line_count (gtk_label_get_layout (status)), ==, 3);
  g_assert_null (gtk_label_get_attributes (status));

  duck_game_turn_bar_set_status (bar, "BEF Infantry 1 fires.", rules);
  g_assert_null (gtk_label_get_attributes (status));
}

/* What the button says below takes little room from what is said beside it. */
static void
test_button (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  DuckPage *page = app_open (fixture, path);
  DuckGameTurnBar *bar = DUCK_GAME_TURN_BAR (app_find (page, "turn_bar"));
  GtkWidget *button = duck_game_turn_bar_get_button (bar);
  int one, both;

  duck_game_turn_bar_set_next (bar, "End Fire", "end-step");
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, NULL, &one, NULL, NULL);
  duck_game_turn_bar_set_next (bar, "End Fire\nNobody can still act", "end-step");
  gtk_widget_measure (button, GTK_ORIENTATION_VERTICAL, -1, NULL, &both, NULL, NULL);
  g_assert_cmpint (both, <, one * 2);

  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &both, NULL, NULL);
  duck_game_turn_bar_set_next (bar, "Nobody can still act", "end-step");
  gtk_widget_measure (button, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &one, NULL, NULL);
  g_assert_cmpint (both, <, one);
}

static void
count_cb (guint *n)
{
  (*n)++;
}

/* Where nothing happens nothing asks for another layout after each one. */
static void
test_rest (AppFixture *fixture, gconstpointer data)
{
  g_autofree char *path = save_game (fixture);
  GtkWidget *panes = app_find (app_open (fixture, path), "panes");
  guint n_folds = 0, n_icons = 0;

  for (GtkWidget *child = gtk_widget_get_first_child (panes); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_has_css_class (child, "pane-fold"))
      {
        g_signal_connect_swapped (child, "notify::icon-name", G_CALLBACK (count_cb), &n_icons);
        n_folds++;
      }
  g_assert_cmpuint (n_folds, ==, 2);
  gtk_widget_queue_resize (panes);
  for (guint i = 0; i < 3; i++)
    {
      app_wait_for_paint (panes);
      app_finish_pending ();
    }
  g_assert_cmpuint (n_icons, ==, 0);
}

static void
add_tests (void)
{
  APP_ADD ("/game-page/timeline", test_timeline);
  APP_ADD ("/game-page/map-first", test_map_first);
  APP_ADD ("/game-page/slider", test_slider);
  APP_ADD ("/game-page/log", test_log);
  APP_ADD ("/game-page/log-follows", test_log_follows);
  APP_ADD ("/game-page/read-only", test_read_only);
  APP_ADD ("/game-page/note", test_note);
  APP_ADD ("/game-page/toast", test_toast);
  APP_ADD ("/game-page/status", test_status);
  APP_ADD ("/game-page/button", test_button);
  APP_ADD ("/game-page/header", test_header);
  APP_ADD ("/game-page/rest", test_rest);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
