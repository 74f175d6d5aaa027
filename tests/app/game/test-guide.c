/* test-guide.c: the help, and the guide through a first turn
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app-fixture.h"

#include "app/board/board.h"
#include "app/game/page/coach.h"
#include "app/game/page/game-page.h"
#include "app/help/help-window.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/system.h"
#include "text/operation/briefing.h"

#define MAX_STEPS 400

typedef struct
{
  DuckPage *page;
  DuckGameDocument *document;
  GtkWidget *board;
  DuckCoach *coach;
} Guide;

/* The game that one learns by. */
static Guide
begin (AppFixture *fixture)
{
  Guide guide;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "at-once");
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_SPEED, "at-once");
  gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.learn-system", "s", "entrenched");
  guide.page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_GAME_PAGE));
  guide.document = DUCK_GAME_DOCUMENT (duck_page_get_document (guide.page));
  guide.board = app_find (guide.page, "board");
  guide.coach = DUCK_COACH (app_find (guide.page, "coach"));
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (guide.coach)));
  app_wait_for (duck_board_is_complete (DUCK_BOARD (guide.board)));
  return guide;
}

static guint
count_orders (Guide *guide)
{
  return duck_game_document_get_game (guide->document)->game->records->len;
}

static gboolean
is_at (Guide *guide, const char *step)
{
  return g_strcmp0 (duck_coach_get_step (guide->coach), step) == 0;
}

static void
press_keys (Guide *guide, const guint *keys)
{
  gtk_widget_grab_focus (guide->board);
  for (guint i = 0; keys[i] != 0; i++)
    {
      app_press_key (keys[i], 0);
      app_wait_for_paint (guide->board);
    }
}

static void
go_on (Guide *guide)
{
  GtkWidget *button = app_find (guide->page, "go_on");

  if (gtk_widget_get_visible (button))
    app_click (button);
}

/* What the step asks for, by keys and by buttons that keys reach. */
static void
follow (Guide *guide)
{
  const guint choose[] = { GDK_KEY_Tab, 0 };
  const guint place[] = { GDK_KEY_Left, GDK_KEY_Return, 0 };
  const guint move[] = { GDK_KEY_Up, GDK_KEY_Return, 0 };
  guint n_orders = count_orders (guide);

  if (is_at (guide, "choose-placed") || is_at (guide, "choose"))
    press_keys (guide, choose);
  else if (is_at (guide, "place"))
    press_keys (guide, place);
  else if (is_at (guide, "place-rest"))
    {
      gtk_widget_activate_action (GTK_WIDGET (guide->page), "game.place-rest", NULL);
      app_wait_for (!is_at (guide, "place-rest"));
    }
  else if (is_at (guide, "move"))
    {
      press_keys (guide, move);
      /* It may stand where it cannot go ahead. */
      if (count_orders (guide) == n_orders)
        press_keys (guide, choose);
    }
  else if (gtk_widget_get_mapped (app_find (guide->page, "answers")))
    app_click (app_find_nth_type (app_find (guide->page, "answers"), GTK_TYPE_BUTTON, 0));
  else if (is_at (guide, "wait"))
    app_wait_for (!is_at (guide, "wait"));
  else
    go_on (guide);
}

/* Whoever has never played is told at once whom to lead, what for, and for how long; and the
 * briefing lies beside the game. */
static void
test_goal (AppFixture *fixture, gconstpointer data)
{
  Guide guide = begin (fixture);
  const char *first = duck_coach_get_step (guide.coach);
  const char *goal = gtk_label_get_label (GTK_LABEL (app_find (guide.coach, "goal")));
  const WarOperation *operation = duck_game_document_get_game (guide.document)->operation;
  g_autofree char *units
    = text_force_entry (g_ptr_array_index (operation->forces[1]->entries, 0), operation);

  g_assert_true (gtk_widget_get_visible (app_find (guide.coach, "goal")));
  /* What dice say wraps, and has room for that. */
  g_assert_cmpint (gtk_widget_get_request_mode (app_find (guide.page, "dice")), ==,
                   GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH);
  g_assert_true (g_str_has_prefix (goal, "Your side: "));
  g_assert_nonnull (strstr (goal, " win when "));
  g_assert_nonnull (strstr (goal, "At most 12 rounds."));

  gtk_widget_activate_action (GTK_WIDGET (guide.page), "game.briefing", NULL);
  app_wait_for (app_find_window ("Briefing") != NULL);
  g_assert_true (app_shows_text (app_find_window ("Briefing"), units));
  g_assert_true (app_shows_text (app_find_window ("Briefing"), "The dice decide who goes first."));

  /* It takes no room from what comes after. */
  while (is_at (&guide, first))
    follow (&guide);
  g_assert_false (gtk_widget_get_visible (app_find (guide.coach, "goal")));
}

/* From then on it says only what it has not said before, and what cannot wait. */
static void
check_next_turn (Guide *guide, GHashTable *seen)
{
  const char *last = NULL;

  for (guint i = 0; i < 20; i++)
    {
      const char *step = duck_coach_get_step (guide->coach);

      if (!is_at (guide, "finished") && !is_at (guide, "answer") && step != last)
        g_assert_true (g_hash_table_add (seen, (gpointer) step));
      last = step;
      follow (guide);
    }
}

/* Who does what it says has placed everybody, moved somebody and ended a turn at its end; each step
 * is about what can be done then, and marks where. */
static void
test_follow (AppFixture *fixture, gconstpointer data)
{
  const char *const needed[] = { "choose-placed", "place", "place-rest", "move", "aim", "end" };
  Guide guide = begin (fixture);
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (guint i = 0; i < MAX_STEPS && !is_at (&guide, "finished"); i++)
    {
      g_test_message ("%s after %u orders", duck_coach_get_step (guide.coach),
                      count_orders (&guide));
      g_hash_table_add (seen, (gpointer) duck_coach_get_step (guide.coach));
      if (is_at (&guide, "end") || is_at (&guide, "end-alone"))
        {
          GtkWidget *none = app_find (app_find (guide.page, "actors"), "none");

          g_assert_true (gtk_widget_has_css_class (app_find (guide.page, "go_on"), "coached"));
          g_assert_true (gtk_widget_get_visible (none) == is_at (&guide, "end-alone"));
        }
      follow (&guide);
    }
  g_assert_true (is_at (&guide, "finished"));
  for (guint i = 0; i < G_N_ELEMENTS (needed); i++)
    g_assert_true (g_hash_table_contains (seen, needed[i]));
  check_next_turn (&guide, seen);
}

/* It can be left, and goes on where the game is by then; who does something else is met there. */
static void
test_deviate (AppFixture *fixture, gconstpointer data)
{
  Guide guide = begin (fixture);

  for (guint i = 0; i < MAX_STEPS && !is_at (&guide, "choose-placed"); i++)
    follow (&guide);
  app_click (app_find (guide.coach, "close"));
  g_assert_false (gtk_widget_get_visible (GTK_WIDGET (guide.coach)));
  gtk_widget_activate_action (GTK_WIDGET (guide.page), "game.place-rest", NULL);
  app_wait_for (app_find (guide.page, "go_on") != NULL
                && !gtk_widget_get_visible (app_find (guide.page, "place_rest"))
                && !gtk_widget_get_visible (app_find (guide.page, "stop_placing")));
  app_activate (fixture, "game.guide");
  g_assert_true (gtk_widget_get_visible (GTK_WIDGET (guide.coach)));
  g_assert_false (is_at (&guide, "choose-placed"));
  g_assert_false (is_at (&guide, "place"));
}

/* Each page says how to begin, and its button does. */
static void
test_help (AppFixture *fixture, gconstpointer data)
{
  gpointer help;
  GtkWindow *learn;
  GtkDropDown *pages;

  app_activate (fixture, "win.help");
  app_wait_for (DUCK_IS_HELP_WINDOW (app_get_dialog (fixture)));
  help = app_get_dialog (fixture);
  g_object_add_weak_pointer (help, &help);
  pages = GTK_DROP_DOWN (app_find (help, "pages"));
  for (guint i = 0; i < g_list_model_get_n_items (gtk_drop_down_get_model (pages)); i++)
    {
      GtkWidget *content = app_find (help, "content");

      gtk_drop_down_set_selected (pages, i);
      g_assert_cmpuint (app_count_type (content, GTK_TYPE_LABEL), >, 5);
      if (i < 3)
        g_assert_cmpuint (app_count_type (content, GTK_TYPE_PICTURE), ==, 1);
      else if (i == g_list_model_get_n_items (gtk_drop_down_get_model (pages)) - 1)
        g_assert_cmpuint (app_count_type (content, GTK_TYPE_SHORTCUT_LABEL), >, 8);
    }
  gtk_drop_down_set_selected (pages, 2);
  app_click (app_find (help, "begin"));
  app_wait_for ((learn = app_find_window ("Learn by Playing")) != NULL);
  adw_action_row_activate (ADW_ACTION_ROW (app_find_type (learn, ADW_TYPE_ACTION_ROW)));
  app_wait_for (app_find_window ("Learn by Playing") == NULL);
  g_assert_cmpuint (duck_window_get_n_documents (fixture->window), ==, 1);
  gtk_window_close (help);
  app_wait_for (help == NULL);
}

/* Each system has a game that one learns by, in which one has something to do from the beginning
 * and is told what. */
static void
test_systems (AppFixture *fixture, gconstpointer data)
{
  for (guint i = 0; war_system_get_nth (i) != NULL; i++)
    {
      const char *system = war_system_get_nth (i)->id;
      DuckDocument *document;
      DuckPage *page = NULL;
      GtkWidget *coach;

      gtk_widget_activate_action (GTK_WIDGET (fixture->window), "win.learn-system", "s", system);
      document = duck_window_get_document (fixture->window);
      g_assert_true (DUCK_IS_GAME_DOCUMENT (document));
      g_assert_cmpstr (
        duck_game_document_get_game (DUCK_GAME_DOCUMENT (document))->operation->rules->system->id,
        ==, system);
      for (guint j = 0; page == NULL || duck_page_get_document (page) != document; j++)
        page = DUCK_PAGE (app_find_nth_type (fixture->window, DUCK_TYPE_GAME_PAGE, j));
      coach = app_find (page, "coach");
      g_assert_true (gtk_widget_get_visible (coach));
      app_wait_for (duck_game_document_get_step (DUCK_GAME_DOCUMENT (document)).kind
                    == WAR_STEP_PERSON);
      g_assert_nonnull (duck_coach_get_step (DUCK_COACH (coach)));
    }
}

/* Who rolls at the table is told so, and not to wait. */
static void
test_dice (AppFixture *fixture, gconstpointer data)
{
  Guide guide = begin (fixture);
  StoreGame *game = (StoreGame *) duck_game_document_get_game (guide.document);

  game->game->people = 3;
  g_assert_true (is_at (&guide, "roll"));
  go_on (&guide);
  app_wait_for (!is_at (&guide, "roll"));
  g_assert_true (is_at (&guide, "dice"));
  g_assert_true (gtk_widget_has_css_class (app_find (guide.page, "band"), "coached"));
}

static gboolean
is_replayed (Guide *guide)
{
  GActionGroup *actions = duck_page_get_actions (guide->page);
  g_autoptr (GVariant) state = g_action_group_get_action_state (actions, "play-past");

  return g_variant_get_boolean (state);
}

/* Who looks back is not told of the other side; and a replay is over where the present is. */
static void
test_look_back (AppFixture *fixture, gconstpointer data)
{
  Guide guide = begin (fixture);

  while (!is_at (&guide, "choose-placed"))
    follow (&guide);
  gtk_widget_activate_action (GTK_WIDGET (guide.page), "game.first", NULL);
  g_assert_true (is_at (&guide, "past"));
  gtk_widget_activate_action (GTK_WIDGET (guide.page), "game.speed", "s", "slow");
  gtk_widget_activate_action (GTK_WIDGET (guide.page), "game.play-past", NULL);
  g_assert_true (is_replayed (&guide));
  gtk_widget_activate_action (GTK_WIDGET (guide.page), "game.last", NULL);
  g_assert_false (is_replayed (&guide));
  g_assert_true (is_at (&guide, "choose-placed"));
}

static void
add_tests (void)
{
  APP_ADD ("/guide/goal", test_goal);
  APP_ADD ("/guide/follow", test_follow);
  APP_ADD ("/guide/deviate", test_deviate);
  APP_ADD ("/guide/dice", test_dice);
  APP_ADD ("/guide/look-back", test_look_back);
  APP_ADD ("/guide/systems", test_systems);
  APP_ADD ("/guide/help", test_help);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
