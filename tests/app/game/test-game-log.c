/* test-game-log.c: the log of a game is read, filtered and copied in the window
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include <string.h>

#include "app/board/board.h"
#include "app/game/log/game-log.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/game/session.h"
#include "engine/solo/quick.h"
#include "shipped.h"
#include "text/game/event.h"
#include "text/game/reason.h"

/* Enough for losses on both sides, and not the end. */
#define N_ORDERS 150

typedef struct
{
  DuckPage *page;
  DuckGameDocument *document;
  const WarSetup *setup;
  DuckGameLog *log;
  DuckBoard *board;
  GtkDropDown *kinds;
} Reader;

static Reader
open_game (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autofree char *path = app_build_path (fixture, "game.duckgame");
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  g_autoptr (StoreGame) game = store_game_new (operation, 7, &fault);
  WarSession session;
  Reader reader;

  war_session_init (&session, game->game);
  session.commanders[0] = session.commanders[1] = war_quick_command;
  war_session_run (&session, N_ORDERS);
  war_session_clear (&session);
  game->commanders = g_strsplit ("person person", " ", -1);
  g_assert_true (store_game_save (library, game, path, NULL));

  reader.page = app_open (fixture, path);
  reader.document = DUCK_GAME_DOCUMENT (duck_page_get_document (reader.page));
  reader.setup = duck_game_document_get_game (reader.document)->setup;
  reader.log = DUCK_GAME_LOG (app_find (reader.page, "happened"));
  reader.board = DUCK_BOARD (app_find (reader.page, "board"));
  reader.kinds = GTK_DROP_DOWN (app_find (reader.page, "kinds"));
  app_wait_for (duck_board_is_complete (reader.board));
  return reader;
}

typedef gboolean (*Check) (const WarSetup *setup, const WarEvent *event, gint piece);

static gboolean
is_any (const WarSetup *setup, const WarEvent *event, gint piece)
{
  return TRUE;
}

static gboolean
is_loss (const WarSetup *setup, const WarEvent *event, gint piece)
{
  return text_event_is_loss (setup, event);
}

static gboolean
is_roll (const WarSetup *setup, const WarEvent *event, gint piece)
{
  return event->n_dice > 0;
}

static gboolean
is_of_piece (const WarSetup *setup, const WarEvent *event, gint piece)
{
  gint pieces[2];
  guint n = text_event_list_pieces (setup, event, pieces);

  return (n > 0 && pieces[0] == piece) || (n > 1 && pieces[1] == piece);
}

/* The next event that passes, of which there is one. */
static const WarEvent *
take_next (Reader *reader, Check check, gint piece, guint *next)
{
  guint n_events;
  const WarEvent *events
    = war_replay_get_events (duck_game_document_get_replay (reader->document), &n_events);

  while (text_event_get_heading (reader->setup, &events[*next]) > 0
         || !check (reader->setup, &events[*next], piece))
    g_assert_cmpuint (++*next, <, n_events);
  return &events[(*next)++];
}

/* All that passes, in order, is shown, or stands for others that do, and nothing else but headings,
 * of which each has something under it. How many lines that are. */
static guint
assert_lines (Reader *reader, Check check, gint piece)
{
  GListModel *lines = duck_game_log_get_lines (reader->log);
  guint n_lines = g_list_model_get_n_items (lines), next = 0, n_events, n_shown = 0;
  const WarEvent *events
    = war_replay_get_events (duck_game_document_get_replay (reader->document), &n_events);
  guint last_heading = 0;

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (DuckGameEvent) line = g_list_model_get_item (lines, i);
      const WarEvent *event = duck_game_event_get_event (line);
      guint heading = duck_game_event_get_heading (line);

      if (heading > 0)
        {
          g_assert_true (last_heading == 0 || heading > last_heading);
          last_heading = heading;
          continue;
        }
      last_heading = 0;
      n_shown++;
      g_assert_cmpmem (event, sizeof *event, take_next (reader, check, piece, &next),
                       sizeof *event);
      for (guint j = duck_game_log_count_folded (reader->log, line); j > 0; j--)
        g_assert_cmpuint (take_next (reader, check, piece, &next)->kind, ==, event->kind);
    }
  for (; next < n_events; next++)
    g_assert_true (text_event_get_heading (reader->setup, &events[next]) > 0
                   || !check (reader->setup, &events[next], piece));
  return n_shown;
}

static void
test_kinds (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture);
  guint n_all = assert_lines (&reader, is_any, WAR_NONE), n_losses, n_rolls;

  gtk_drop_down_set_selected (reader.kinds, 1);
  n_losses = assert_lines (&reader, is_loss, WAR_NONE);
  gtk_drop_down_set_selected (reader.kinds, 2);
  n_rolls = assert_lines (&reader, is_roll, WAR_NONE);
  g_assert_cmpuint (n_losses, >, 0);
  g_assert_cmpuint (n_losses, <, n_rolls);
  g_assert_cmpuint (n_rolls, <, n_all);

  /* It is filtered while one goes back, too. */
  app_activate (fixture, "game.first");
  g_assert_cmpuint (assert_lines (&reader, is_roll, WAR_NONE), ==, n_rolls);
  gtk_drop_down_set_selected (reader.kinds, 0);
  g_assert_cmpuint (assert_lines (&reader, is_any, WAR_NONE), ==, n_all);
}

/* The lines are those that there would be if all were made anew. */
static void
assert_made_anew (Reader *reader)
{
  GListModel *lines = duck_game_log_get_lines (reader->log);
  guint kind = gtk_drop_down_get_selected (reader->kinds), n = g_list_model_get_n_items (lines);
  g_autoptr (GPtrArray) before = g_ptr_array_new_with_free_func (g_object_unref);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (before, g_list_model_get_item (lines, i));
  gtk_drop_down_set_selected (reader->kinds, kind == 0);
  gtk_drop_down_set_selected (reader->kinds, kind);
  g_assert_cmpuint (g_list_model_get_n_items (lines), ==, n);
  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GObject) line = g_list_model_get_item (lines, i);

      g_assert_true (line == g_ptr_array_index (before, i));
    }
}

/* Orders come and go at the end, under headings that do not all have something under them. */
static void
test_history (AppFixture *fixture, gconstpointer data)
{
  static const Check checks[] = { is_any, is_loss, is_roll };
  Reader reader = open_game (fixture);
  DuckDocument *document = DUCK_DOCUMENT (reader.document);
  guint n_steps = 0;

  for (guint kind = 0; kind < G_N_ELEMENTS (checks); kind++)
    {
      gtk_drop_down_set_selected (reader.kinds, kind);
      for (n_steps = 0; n_steps < 30 && duck_document_undo (document); n_steps++)
        {
          assert_lines (&reader, checks[kind], WAR_NONE);
          assert_made_anew (&reader);
        }
      g_assert_cmpuint (n_steps, ==, 30);
      for (; n_steps > 0 && duck_document_redo (document); n_steps--)
        assert_lines (&reader, checks[kind], WAR_NONE);
      g_assert_cmpuint (n_steps, ==, 0);
      assert_made_anew (&reader);
    }
}

static gint
click_a_unit (Reader *reader)
{
  const WarState *state = duck_game_document_get_view (reader->document);
  WarShownPiece piece;
  graphene_point_t at;
  gint row = 0;

  while (!war_play_show_piece (reader->setup, state, (guint) row, &piece))
    row++;
  at = duck_board_position_to_widget (reader->board, piece.base.centre);
  app_move_pointer (GTK_WIDGET (reader->board), at.x, at.y);
  app_wait_for_paint (GTK_WIDGET (reader->board));
  app_press_button (GDK_BUTTON_PRIMARY);
  app_release_button (GDK_BUTTON_PRIMARY);
  app_wait_for_paint (GTK_WIDGET (reader->board));
  return row;
}

static void
test_unit (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture);
  GtkWidget *of_unit = app_find (reader.page, "of_unit");
  guint n_all = assert_lines (&reader, is_any, WAR_NONE), n;
  gint piece;

  g_assert_false (gtk_widget_get_sensitive (of_unit));
  piece = click_a_unit (&reader);
  app_wait_for (gtk_widget_get_sensitive (of_unit));
  app_click (of_unit);
  n = assert_lines (&reader, is_of_piece, piece);
  g_assert_cmpuint (n, >, 0);
  g_assert_cmpuint (n, <, n_all);
  gtk_drop_down_set_selected (reader.kinds, 2);
  g_assert_cmpuint (g_list_model_get_n_items (duck_game_log_get_lines (reader.log)), >, 0);
  app_click (of_unit);
  assert_lines (&reader, is_roll, WAR_NONE);
}

/* Whether the board shows the colour of rings round units that somebody reads about. */
static gboolean
has_lights (Reader *reader)
{
  GtkWidget *board = GTK_WIDGET (reader->board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  int width = gtk_widget_get_width (board), height = gtk_widget_get_height (board);
  gsize stride = (gsize) width * 4;
  g_autofree guchar *pixels = g_malloc (stride * (gsize) height);
  GskRenderNode *node;
  g_autoptr (GdkTexture) texture = NULL;
  guint n = 0;

  GTK_WIDGET_GET_CLASS (board)->snapshot (board, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  texture
    = gsk_renderer_render_texture (gtk_native_get_renderer (gtk_widget_get_native (board)), node,
                                   &GRAPHENE_RECT_INIT (0, 0, (float) width, (float) height));
  gsk_render_node_unref (node);
  gdk_texture_download (texture, pixels, stride);
  for (gsize i = 0; i < stride * (gsize) height; i += 4)
    n += ABS (pixels[i] - 191) < 12 && ABS (pixels[i + 1] - 51) < 12
         && ABS (pixels[i + 2] - 191) < 12;
  return n > 50;
}

/* The pointer on a line lights its units on the board, and puts them out when it goes. */
static void
test_lights (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture);
  GtkWidget *list = app_find (reader.page, "log");
  GListModel *lines = duck_game_log_get_lines (reader.log);
  guint line = g_list_model_get_n_items (lines);
  g_autoptr (DuckGameEvent) event = NULL;
  gint pieces[2];

  do
    {
      g_clear_object (&event);
      event = g_list_model_get_item (lines, --line);
    }
  while (text_event_list_pieces (reader.setup, duck_game_event_get_event (event), pieces) == 0);

  g_assert_false (has_lights (&reader));
  app_focus_window (fixture);
  gtk_widget_grab_focus (list);
  gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), line, TRUE);
  app_wait_for (has_lights (&reader));
  gtk_widget_grab_focus (GTK_WIDGET (reader.board));
  app_wait_for (!has_lights (&reader));

  app_move_pointer (list, 30, gtk_widget_get_height (list) / 2.);
  app_move_pointer (list, 34, gtk_widget_get_height (list) / 2. + 2);
  app_wait_for_paint (list);
  app_move_pointer (GTK_WIDGET (reader.board), 20, 20);
  app_wait_for (!has_lights (&reader));
}

static void
take_text_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  char **text = data;

  *text = gdk_clipboard_read_text_finish (GDK_CLIPBOARD (source), result, NULL);
}

static char *
read_clipboard (Reader *reader)
{
  char *text = NULL;

  gdk_clipboard_read_text_async (gtk_widget_get_clipboard (GTK_WIDGET (reader->log)), NULL,
                                 take_text_cb, &text);
  app_wait_for (text != NULL);
  return text;
}

static void
test_copy (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture);
  GListModel *lines = duck_game_log_get_lines (reader.log);
  g_autoptr (DuckGameEvent) last = NULL;
  g_autofree char *all = NULL, *one = NULL, *sentence = NULL;
  g_auto (GStrv) copied = NULL;

  gtk_drop_down_set_selected (reader.kinds, 1);
  last = g_list_model_get_item (lines, g_list_model_get_n_items (lines) - 1);
  gtk_widget_activate_action (GTK_WIDGET (reader.log), "log.copy-all", NULL);
  all = read_clipboard (&reader);
  copied = g_strsplit (g_strchomp (all), "\n", -1);
  g_assert_cmpuint (g_strv_length (copied), ==, g_list_model_get_n_items (lines));
  for (guint i = 0; copied[i] != NULL; i++)
    {
      g_autoptr (DuckGameEvent) line = g_list_model_get_item (lines, i);
      g_autofree char *text = duck_game_event_dup_text (line);

      g_assert_true (g_str_has_prefix (copied[i], text));
    }

  gtk_widget_activate_action (GTK_WIDGET (reader.log), "log.copy-line", NULL);
  one = read_clipboard (&reader);
  sentence = duck_game_event_dup_text (last);
  g_assert_cmpstr (one, ==, sentence);
}

static void
show_clause_cb (GSimpleAction *action, GVariant *parameter, gpointer data)
{
  char **clause = data;

  g_free (*clause);
  *clause = g_variant_dup_string (parameter, NULL);
}

static GtkWidget *
find_clause_button (GtkWidget *widget)
{
  if (gtk_widget_has_css_class (widget, "clause") && gtk_widget_get_mapped (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    {
      GtkWidget *found = find_clause_button (child);

      if (found != NULL)
        return found;
    }
  return NULL;
}

/* A line leads to its rule. */
static void
test_clause (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture);
  g_autoptr (GSimpleAction) action = g_simple_action_new ("show-clause", G_VARIANT_TYPE_STRING);
  g_autofree char *clause = NULL;
  GtkWidget *button;

  g_signal_connect (action, "activate", G_CALLBACK (show_clause_cb), &clause);
  g_action_map_add_action (G_ACTION_MAP (duck_page_get_actions (reader.page)), G_ACTION (action));
  app_wait_for (find_clause_button (GTK_WIDGET (reader.log)) != NULL);
  button = find_clause_button (GTK_WIDGET (reader.log));
  app_wait_for (gtk_widget_get_sensitive (button));
  app_click (button);
  g_assert_nonnull (clause);
  g_assert_cmpstr (text_short_clause (clause), ==, gtk_button_get_label (GTK_BUTTON (button)));
  g_assert_nonnull (war_rules_find_clause (reader.setup->operation->rules, clause));
}

/* By keys a line opens what is known of it: the dice, what they needed, the words of the rule. */
static void
test_card (AppFixture *fixture, gconstpointer data)
{
  Reader reader = open_game (fixture);
  GtkWidget *list = app_find (reader.page, "log");
  GListModel *lines = duck_game_log_get_lines (reader.log);
  guint line;
  g_autoptr (DuckGameEvent) event = NULL;
  g_autofree char *rule = NULL;
  GtkWidget *popover;

  gtk_drop_down_set_selected (reader.kinds, 2);
  line = g_list_model_get_n_items (lines);
  do
    {
      g_clear_object (&event);
      event = g_list_model_get_item (lines, --line);
    }
  while (duck_game_event_get_event (event)->need <= 0);
  rule = duck_game_event_dup_rule (event);

  app_focus_window (fixture);
  gtk_widget_grab_focus (list);
  gtk_selection_model_select_item (gtk_list_view_get_model (GTK_LIST_VIEW (list)), line, TRUE);
  app_press_key (GDK_KEY_F10, GDK_SHIFT_MASK);
  app_wait_for (GTK_IS_POPOVER (gtk_widget_get_last_child (GTK_WIDGET (reader.log))));
  popover = gtk_widget_get_last_child (GTK_WIDGET (reader.log));
  app_wait_for (gtk_widget_get_mapped (popover));
  g_assert_true (app_shows_text (popover, g_strchomp (rule)));
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (!GTK_IS_POPOVER (gtk_widget_get_last_child (GTK_WIDGET (reader.log))));
}

/* Where the program commands, the log says why, by what its commander saw. */
static void
test_reasons (AppFixture *fixture, gconstpointer data)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "langemarck");
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 3, &fault);
  g_autoptr (DuckDocument) document = NULL;
  DuckGameDocument *played;
  GListModel *events;
  guint n_reasons = 0, n_orders;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "at-once");
  game->commanders = g_strsplit ("quick quick", " ", -1);
  document = duck_game_document_new (library, game);
  duck_shell_add_document (DUCK_SHELL (fixture->window), document);
  played = DUCK_GAME_DOCUMENT (document);
  while (duck_game_document_get_game (played)->game->records->len < 60)
    app_iterate ();
  app_activate (fixture, "game.pause");

  events = duck_game_document_get_events (played);
  n_orders = duck_game_document_get_game (played)->game->records->len;
  for (guint i = 0; i < g_list_model_get_n_items (events); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      guint order = duck_game_event_get_n_orders (event) - 1;
      const char *remark = duck_game_event_get_remark (event);
      g_autofree char *expected = NULL;

      if (remark == NULL)
        continue;
      n_reasons++;
      expected = text_reason (
        duck_game_document_get_game (played)->setup,
        war_replay_go_to (duck_game_document_get_replay (played), order), &war_posture_usual,
        &g_array_index (duck_game_document_get_game (played)->game->records, WarRecord, order)
           .order);
      g_assert_cmpstr (remark, ==, expected);
      g_assert_true (g_str_has_prefix (remark, "Why: "));
    }
  g_assert_cmpuint (n_reasons, >, 5);
  g_assert_null (duck_game_document_get_reason (played, n_orders));
}

static void
add_tests (void)
{
  APP_ADD ("/game-log/reasons", test_reasons);
  APP_ADD ("/game-log/kinds", test_kinds);
  APP_ADD ("/game-log/history", test_history);
  APP_ADD ("/game-log/unit", test_unit);
  APP_ADD ("/game-log/lights", test_lights);
  APP_ADD ("/game-log/copy", test_copy);
  APP_ADD ("/game-log/clause", test_clause);
  APP_ADD ("/game-log/card", test_card);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
