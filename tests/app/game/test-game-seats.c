/* test-game-seats.c: several people play the seats of one game at one screen
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include <string.h>

#include "app/game/hand/order-words.h"
#include "app/game/log/game-log.h"
#include "app/game/page/coach.h"
#include "app/game/page/game-page.h"
#include "app/window/window-private.h"
#include "desk/base/settings.h"
#include "desk/documents/game-event.h"
#include "engine/assault/terms.h"
#include "engine/game/choice.h"
#include "engine/game/decision.h"
#include "engine/game/joint-move.h"
#include "engine/solo/quick.h"
#include "text/game/order.h"
#include "text/game/state.h"

#define SIX "person person-2 person-3 person-4 person-5 person"
#define SEVEN SIX " person-6"
#define MAX_ORDERS 3000

static gboolean
is_covered (Player *player)
{
  return gtk_widget_get_visible (app_find (player->page, "cover"));
}

static void
uncover (Player *player)
{
  if (is_covered (player))
    app_click (app_find (player->page, "uncover"));
}

/* What the person of whoever's step it is would order, by the quick commander's taste. */
static void
give_next (Player *player, WarOrder *order)
{
  WarStep step = wait_for_person (player);

  uncover (player);
  g_assert_true (duck_game_document_choose (player->document, step.seat, war_quick_command, order));
  g_assert_cmpint (duck_game_document_give (player->document, order, NULL), ==, WAR_OUTCOME_DONE);
}

/* Whether the order is one that waits with others to be revealed. */
static gboolean
has_sealed (Player *player)
{
  const WarSetup *setup = get_setup (player);
  const WarState *state = duck_game_document_get_game (player->document)->game->state;

  return war_state_peek_row (setup->layout, state, WAR_TABLE_SEALED, 0)[WAR_SEALED_SEAT]
         != WAR_NONE;
}

/* The list of steps has no order of a seat by name that others must not know. */
static void
assert_no_name (Player *player, const WarOrder *order)
{
  g_autofree char *text = text_order (get_setup (player), order);
  const char *name = duck_document_get_undo_name (DUCK_DOCUMENT (player->document));

  g_assert_nonnull (name);
  g_assert_true (g_str_has_prefix (name, "Order of "));
  g_assert_null (strstr (text, name));
}

/* Whether a list of steps has one of which only its person may know, and that is another. */
static void
assert_no_secret (Player *player, const char **names)
{
  gint viewer = duck_game_document_get_viewer (player->document);
  const WarState *state = duck_game_document_get_game (player->document)->game->state;
  g_autofree char *seat = text_seat (get_setup (player), state, (guint) viewer);
  g_autofree char *own = g_strconcat ("Order of ", seat, NULL);

  for (guint i = 0; names[i] != NULL; i++)
    g_assert_true (!g_str_has_prefix (names[i], "Order of ") || g_str_equal (names[i], own));
}

static void
assert_no_secrets (Player *player)
{
  g_autofree const char **before
    = duck_document_list_undo (DUCK_DOCUMENT (player->document), G_MAXINT);
  g_autofree const char **after
    = duck_document_list_redo (DUCK_DOCUMENT (player->document), G_MAXINT);

  assert_no_secret (player, before);
  assert_no_secret (player, after);
}

/* The first of those in no bunker goes into the first that takes it. */
static void
shelter_one (Player *player, gint seat)
{
  const WarState *state = duck_game_document_get_game (player->document)->game->state;
  g_autoptr (GArray) options = war_play_list_options (get_setup (player), state, seat, WAR_NONE);
  const WarOption *option = &g_array_index (options, WarOption, 0);
  WarOrder order = war_order_new (option->kind, seat, option->actor);

  g_assert_cmpuint (option->kind, ==, WAR_ASSAULT_ORDER_SHELTER);
  order.arguments[0] = option->arguments[0].ranges[0].minimum;
  g_assert_cmpint (duck_game_document_give (player->document, &order, NULL), ==, WAR_OUTCOME_DONE);
  settle (player);
}

/* Before play the button counts who is in no bunker yet (assault.A-18); who is set up as he stands
 * is not waited for (assault.A-26). */
static void
test_idle (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  WarOrder order;

  uncover (&player);
  for (guint left = 10; left > 7; left--)
    {
      g_autofree char *line = g_strdup_printf ("\n%u units can still act", left);

      g_assert_nonnull (strstr (get_next (&player), line));
      shelter_one (&player, wait_for_person (&player).seat);
    }
  give_next (&player, &order);
  g_assert_cmpuint (order.kind, ==, WAR_ASSAULT_ORDER_END_STEP);
  wait_for_person (&player);
  uncover (&player);
  settle (&player);
  g_assert_null (strstr (get_next (&player), "can still act"));
}

/* Six people order their fire one after the other, each behind a screen, and see what it came to
 * one by one; the next of them sees nothing of what was before. */
static void
test_sealed (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  guint n_sealed = 0, n_all, n_covers = 0;
  GListModel *lines;
  WarOrder order;
  gint seat = WAR_NONE;

  g_assert_true (is_covered (&player));
  g_assert_false (gtk_widget_get_mapped (GTK_WIDGET (player.board)));
  g_assert_false (is_enabled (&player, "tally"));
  for (guint i = 0; i < MAX_ORDERS; i++)
    {
      gboolean had = has_sealed (&player);

      give_next (&player, &order);
      if (has_sealed (&player) && order.n_targets > 0)
        {
          assert_no_name (&player, &order);
          n_sealed++;
        }
      if (seat != WAR_NONE && seat != duck_game_document_get_viewer (player.document))
        {
          g_assert_true (is_covered (&player));
          assert_no_secrets (&player);
          n_covers++;
        }
      seat = duck_game_document_get_viewer (player.document);
      if (n_sealed > 1 && had && !has_sealed (&player))
        break;
      g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "slow");
    }
  g_assert_cmpuint (n_sealed, >, 1);
  g_assert_cmpuint (n_covers, >, 5);

  lines = duck_game_log_get_lines (DUCK_GAME_LOG (app_find_type (player.page, DUCK_TYPE_GAME_LOG)));
  g_assert_true (is_covered (&player));
  uncover (&player);
  g_assert_cmpstr (get_next (&player), ==, "Show All");
  app_activate (fixture, "game.guide");
  g_assert_cmpstr (duck_coach_get_step (DUCK_COACH (app_find_type (player.page, DUCK_TYPE_COACH))),
                   ==, "reveal");
  n_all = g_list_model_get_n_items (lines);
  app_activate (fixture, "game.go-on");
  g_assert_cmpstr (get_next (&player), !=, "Show All");
  g_assert_cmpuint (g_list_model_get_n_items (lines), >, n_all);
}

/* An order of whoever's step it is by which he writes, and to whom; FALSE: there is none. */
static gboolean
find_note (Player *player, const char *kind, WarOrder *order)
{
  const WarSetup *setup = get_setup (player);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (setup, duck_game_document_get_view (player->document),
                   duck_game_document_get_step (player->document).seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (g_str_equal (setup->play->orders[choice->order.kind].name, kind)
          && choice->option.n_candidates > 1)
        return war_choice_name (choice, choice->option.candidates[0], order);
    }
  return FALSE;
}

static void
play_to_note (Player *player, const char *kind, WarOrder *order)
{
  WarOrder next;

  for (guint i = 0; i < MAX_ORDERS; i++)
    {
      wait_for_person (player);
      uncover (player);
      if (find_note (player, kind, order))
        return;
      give_next (player, &next);
    }
  g_assert_not_reached ();
}

static GtkWidget *
get_words (Player *player)
{
  return app_find_type (player->page, DUCK_TYPE_ORDER_WORDS);
}

/* By keys, however small it is on the map. */
static void
choose (Player *player, gint piece)
{
  g_autofree char *name = text_piece (get_setup (player), piece);
  GtkLabel *chosen = GTK_LABEL (app_find (app_find (player->page, "card"), "name"));

  /* It was covered, and has no size before it is seen. */
  app_wait_for (duck_board_is_complete (player->board));
  gtk_widget_grab_focus (GTK_WIDGET (player->board));
  for (guint i = 0; i < WAR_MAX_ROWS && !g_str_equal (gtk_label_get_label (chosen), name); i++)
    press_key (player, GDK_KEY_Tab);
  g_assert_cmpstr (gtk_label_get_label (chosen), ==, name);
}

/* Opens the menu of addressees of whoever writes, and chooses the first. */
static void
begin_note (Player *player, const WarOrder *order, const char *label)
{
  GtkWidget *button, *menu;

  choose (player, order->actor);
  button = app_find_labelled (player->page, label);
  app_click (button);
  menu = gtk_widget_get_last_child (app_find (player->page, "card"));
  g_assert_true (GTK_IS_POPOVER (menu));
  app_wait_for_paint (menu);
  app_click (app_find_type (menu, GTK_TYPE_BUTTON));
  app_wait_for (gtk_widget_get_mapped (get_words (player)));
  settle (player);
}

/* Types the letters where the keys go. */
static void
type_words (Player *player, const char *letters)
{
  GtkEditable *entry = GTK_EDITABLE (app_find_type (get_words (player), GTK_TYPE_ENTRY));
  g_autofree char *typed = g_strconcat (gtk_editable_get_text (entry), letters, NULL);

  for (const char *letter = letters; *letter != '\0'; letter++)
    app_press_key ((guint) *letter, 0);
  app_wait_for (g_str_equal (gtk_editable_get_text (entry), typed));
}

/* The event whose sentence has the words, in what the log shows; NULL. */
static const WarEvent *
find_in_log (Player *player, const char *words)
{
  GListModel *lines
    = duck_game_log_get_lines (DUCK_GAME_LOG (app_find_type (player->page, DUCK_TYPE_GAME_LOG)));

  for (guint i = 0; i < g_list_model_get_n_items (lines); i++)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (lines, i);
      g_autofree char *text = duck_game_event_dup_text (event);

      if (strstr (text, words) != NULL)
        return duck_game_event_get_event (event);
    }
  return NULL;
}

static guint
count_lines (Player *player)
{
  return g_list_model_get_n_items (
    duck_game_log_get_lines (DUCK_GAME_LOG (app_find_type (player->page, DUCK_TYPE_GAME_LOG))));
}

/* The line of the log that is marked. */
static guint
get_marked (Player *player)
{
  GtkListView *log = GTK_LIST_VIEW (app_find (player->page, "log"));

  return gtk_single_selection_get_selected (GTK_SINGLE_SELECTION (gtk_list_view_get_model (log)));
}

/* Goes round among all six, each of whom finds the last line marked; the bits of those in whose log
 * the words stand. */
static guint32
find_readers (Player *player, const char *words)
{
  guint32 read_by = 0, all = (1u << 6) - 1;
  WarOrder next;

  for (guint32 seen = 0; seen != all;)
    {
      gint viewer;

      wait_for_person (player);
      uncover (player);
      viewer = duck_game_document_get_viewer (player->document);
      g_assert_cmpint (viewer, !=, WAR_NONE);
      seen |= 1u << viewer;
      if (find_in_log (player, words) != NULL)
        read_by |= 1u << viewer;
      g_assert_cmpuint (get_marked (player), ==, count_lines (player) - 1);
      give_next (player, &next);
      g_assert_cmpuint (count_orders (player), <, MAX_ORDERS);
    }
  return read_by;
}

static const char *
get_status (Player *player)
{
  return gtk_label_get_label (GTK_LABEL (app_find (player->page, "status")));
}

/* Plays on until a person of these seats looks. */
static void
play_to_seats (Player *player, guint32 seats)
{
  WarOrder next;

  for (wait_for_person (player);
       (seats >> duck_game_document_get_viewer (player->document) & 1) == 0;
       wait_for_person (player))
    give_next (player, &next);
  uncover (player);
}

/* An officer writes to another by keys: both can read it, list it alone, and nobody else; whom it
 * is for is told when he looks next, not only by the log. What is left with Escape was never
 * written, but is still there when one goes on with it. */
static void
test_note (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "parapet.duckop", "assault.A-8", SIX, 7);
  const WarGame *game = duck_game_document_get_game (player.document)->game;
  GtkDropDown *kinds = GTK_DROP_DOWN (app_find (player.page, "kinds"));
  guint32 to_read;
  WarOrder order;
  guint n;

  play_to_note (&player, "note", &order);
  n = count_orders (&player);
  begin_note (&player, &order, "Speak or Telephone…");
  type_words (&player, "ho");
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (!gtk_widget_get_visible (get_words (&player)));
  g_assert_cmpuint (count_orders (&player), ==, n);

  begin_note (&player, &order, "Speak or Telephone…");
  gtk_editable_set_position (GTK_EDITABLE (app_find_type (get_words (&player), GTK_TYPE_ENTRY)),
                             -1);
  type_words (&player, "ld");
  app_press_key (GDK_KEY_Return, 0);
  app_wait_for (count_orders (&player) == n + 1);
  settle (&player);
  g_assert_cmpstr (g_array_index (game->records, WarRecord, n).order.text, ==, "hold");
  g_assert_false (gtk_widget_get_visible (get_words (&player)));

  gtk_drop_down_set_selected (kinds,
                              g_list_model_get_n_items (gtk_drop_down_get_model (kinds)) - 1);
  to_read = find_in_log (&player, "“hold”")->seats & ((1u << 6) - 1);
  g_assert_cmphex (to_read & 1u << order.seat, !=, 0);
  g_assert_cmpint (__builtin_popcount (to_read), ==, 2);
  gtk_drop_down_set_selected (kinds, 0);
  g_assert_null (strstr (get_status (&player), "“hold”"));
  play_to_seats (&player, to_read & ~(1u << order.seat));
  g_assert_nonnull (strstr (get_status (&player), "“hold”"));
  g_assert_cmphex (find_readers (&player, "“hold”"), ==, to_read);
}

/* What one person has begun to write is gone when the next one looks, and a note that is too long
 * is not sent. */
static void
test_begun_note (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "parapet.duckop", "assault.A-8", SIX, 7);
  g_autofree char *longest = g_strnfill (WAR_ORDER_TEXT_SIZE - 1, 'a');
  g_autofree char *longer = g_strconcat (longest, "a", NULL);
  GtkEditable *entry;
  GtkWidget *send;
  WarOrder order, next;
  gint seat;

  play_to_note (&player, "send", &order);
  seat = order.seat;
  begin_note (&player, &order, "Send a Runner…");
  entry = GTK_EDITABLE (app_find_type (get_words (&player), GTK_TYPE_ENTRY));
  send = app_find_labelled (get_words (&player), "_Send");
  g_assert_false (gtk_widget_get_sensitive (send));
  gtk_editable_set_text (entry, longer);
  g_assert_false (gtk_widget_get_sensitive (send));
  g_assert_true (app_shows_text (get_words (&player), "Too long by 1 byte."));
  gtk_editable_set_text (entry, longest);
  g_assert_true (gtk_widget_get_sensitive (send));

  while (order.seat == seat)
    {
      give_next (&player, &next);
      play_to_note (&player, "send", &order);
    }
  g_assert_false (gtk_widget_get_visible (get_words (&player)));
  begin_note (&player, &order, "Send a Runner…");
  g_assert_cmpstr (gtk_editable_get_text (entry), ==, "");
}

/* What somebody notes of a moment nobody else reads while the game goes on. */
static void
test_own_note (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  gint writer = WAR_NONE;
  guint n_others = 0;

  for (guint i = 0; i < MAX_ORDERS; i++)
    {
      WarOrder next;
      gint viewer;

      wait_for_person (&player);
      uncover (&player);
      viewer = duck_game_document_get_viewer (player.document);
      if (writer == WAR_NONE)
        {
          duck_game_document_set_note (player.document, 0, "mine");
          writer = viewer;
        }
      else if (viewer == writer && n_others > 0)
        break;
      g_assert_cmpstr (duck_game_document_get_note (player.document, 0), ==,
                       viewer == writer ? "mine" : NULL);
      n_others += viewer != writer;
      give_next (&player, &next);
    }
  g_assert_cmpuint (n_others, >, 0);
  g_assert_cmpstr (duck_game_document_get_note (player.document, 0), ==, "mine");
}

/* Whether the state says when entrances open. */
static gboolean
has_entrances (Player *player, const WarState *view)
{
  const WarSetup *setup = get_setup (player);
  const WarTableLayout *table = &setup->layout->tables[WAR_TABLE_FEATURES];

  for (guint row = 0; row < table->n_rows; row++)
    {
      const gint32 *cells = war_state_peek_row (setup->layout, view, WAR_TABLE_FEATURES, row);

      for (guint column = WAR_FEATURE_OWN; column < table->n_columns; column++)
        if (cells[WAR_FEATURE_SIDE] != WAR_NONE && cells[column] == WAR_UNKNOWN)
          return FALSE;
    }
  return TRUE;
}

/* The same of what who looks sees. */
static gboolean
knows_entrances (Player *player)
{
  return has_entrances (player, duck_game_document_get_view (player->document));
}

/* The umpire takes the screen, sees all, can order nothing, and hands it back to whose it was, who
 * is the next to look. */
static void
watch_once (Player *player, gint decides, gint umpire)
{
  guint n = count_orders (player);

  g_assert_true (is_covered (player));
  g_assert_cmpint (duck_game_document_get_viewer (player->document), ==, umpire);
  uncover (player);
  g_assert_true (knows_entrances (player));
  g_assert_cmpstr (get_next (player), ==, "Hand Back the Screen");
  g_assert_false (gtk_widget_get_mapped (app_find (player->page, "goal")));
  g_assert_false (is_enabled (player, "watch"));
  g_assert_false (is_enabled (player, "hand-on"));
  app_activate (player->fixture, "win.undo");
  g_assert_cmpuint (count_orders (player), ==, n);
  app_activate (player->fixture, "game.go-on");
  g_assert_cmpuint (count_orders (player), ==, n);
  g_assert_true (is_covered (player));
  g_assert_cmpint (duck_game_document_get_viewer (player->document), ==, decides);
  uncover (player);
  g_assert_cmpstr (get_next (player), !=, "Hand Back the Screen");
}

/* An umpire gets the screen when the gaps are his to set, and whenever he asks for it: instead of
 * whom it goes to, and while somebody decides. */
static void
test_umpire (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "parapet.duckop", "assault.A-28", SEVEN, 7);
  gint defenders = 5, umpire = 6;
  WarOrder order;

  g_assert_true (is_covered (&player));
  g_assert_cmpint (duck_game_document_get_viewer (player.document), ==, defenders);
  g_assert_true (gtk_widget_get_mapped (app_find (player.page, "watch")));
  app_click (app_find (player.page, "watch"));
  watch_once (&player, defenders, umpire);
  gtk_widget_set_visible (app_find (player.page, "coach"), TRUE);
  g_assert_true (gtk_widget_get_mapped (app_find (player.page, "goal")));
  app_activate (fixture, "game.watch");
  watch_once (&player, defenders, umpire);

  while (wait_for_person (&player).seat == defenders)
    give_next (&player, &order);
  g_assert_cmpint (wait_for_person (&player).seat, ==, umpire);
  g_assert_true (is_covered (&player));
  g_assert_false (gtk_widget_get_visible (app_find (player.page, "watch")));
  g_assert_false (is_enabled (&player, "watch"));
  uncover (&player);
  g_assert_cmpstr (get_next (&player), !=, "Hand Back the Screen");
  g_assert_false (gtk_widget_get_mapped (app_find (player.page, "goal")));
  give_next (&player, &order);

  /* Until somebody has sealed two orders, which stay two. */
  for (guint i = 0, n_own = 0; n_own < 2; i++)
    {
      gint decides = wait_for_person (&player).seat;
      g_autofree const char **steps = NULL, **after = NULL;

      g_assert_cmpint (decides, !=, umpire);
      uncover (&player);
      g_assert_cmpint (knows_entrances (&player), ==, decides == defenders);
      n_own = has_sealed (&player) && order.seat == decides ? n_own + 1 : 0;
      if (i < 8 || n_own == 2)
        {
          steps = duck_document_list_undo (DUCK_DOCUMENT (player.document), G_MAXINT);
          app_activate (fixture, "game.watch");
          watch_once (&player, decides, umpire);
          after = duck_document_list_undo (DUCK_DOCUMENT (player.document), G_MAXINT);
          g_assert_cmpuint (g_strv_length ((GStrv) after), ==, g_strv_length ((GStrv) steps));
        }
      give_next (&player, &order);
    }
}

/* While nobody looks, nothing is printed or exported of what the next one knows; and nobody plays
 * on in another tab to see what is to come. */
static void
test_files (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  gint defenders = 5;
  DrawSubject subject;
  WarOrder order;
  guint n = 0;

  g_assert_true (duck_document_find_subject (DUCK_DOCUMENT (player.document), &subject));
  g_assert_false (has_entrances (&player, subject.state));
  uncover (&player);
  duck_document_find_subject (DUCK_DOCUMENT (player.document), &subject);
  g_assert_true (has_entrances (&player, subject.state));
  app_activate (fixture, "game.play-on");
  g_assert_cmpuint (app_count_type (fixture->window, DUCK_TYPE_GAME_PAGE), ==, 1);

  for (gboolean was_other = FALSE; n < 2; was_other = wait_for_person (&player).seat != defenders)
    {
      give_next (&player, &order);
      if (!was_other || wait_for_person (&player).seat != defenders)
        continue;
      g_assert_true (is_covered (&player));
      g_assert_true (knows_entrances (&player));
      duck_document_find_subject (DUCK_DOCUMENT (player.document), &subject);
      g_assert_false (has_entrances (&player, subject.state));
      n++;
    }
}

/* Who of those stands can move, and how many of them cannot. */
static guint
count_movers (Player *player, gint first, const gint *rows, guint n_rows, guint *n_unable)
{
  const WarState *view = duck_game_document_get_view (player->document);
  guint n = war_joint_move_can_go (get_setup (player), view, 0, first);

  *n_unable = 0;
  for (guint i = 0; i < n_rows; i++)
    if (war_joint_move_can_go (get_setup (player), view, 0, rows[i]))
      n++;
    else
      *n_unable += 1;
  return n;
}

/* A company goes forward at once, by any of its bases; who cannot move is said, and stays. */
static void
test_company (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  const char *status;
  gint chosen = WAR_NONE, rows[WAR_MAX_BONDS];
  guint n_rows, n_movers, n_unable, n_orders;
  g_autofree char *unable = NULL;
  WarOrder order;

  for (WarStep step = wait_for_person (&player);
       step.seat != 0 || get_phase (&player) != WAR_ASSAULT_PHASE_ATTACKERS;
       step = wait_for_person (&player))
    give_next (&player, &order);
  uncover (&player);
  for (gint row = 0; chosen == WAR_NONE; row++)
    if (war_joint_move_can_go (get_setup (&player), duck_game_document_get_view (player.document),
                               0, row))
      chosen = row;
  n_rows = war_play_list_fellows (
    get_setup (&player), duck_game_document_get_view (player.document), (guint) chosen, rows);
  n_movers = count_movers (&player, chosen, rows, n_rows, &n_unable);
  g_assert_cmpuint (n_movers, >, 6);

  choose (&player, chosen);
  app_click (app_find_labelled (player.page, "Move the _Group"));
  settle (&player);
  status = gtk_label_get_label (GTK_LABEL (app_find (player.page, "status")));
  unable = g_strdup_printf ("%u more unit", n_unable);
  g_assert_cmpint (strstr (status, unable) != NULL, ==, n_unable > 0);
  n_orders = count_orders (&player);
  for (guint i = 0; i < 3; i++)
    press_key (&player, GDK_KEY_Up);
  press_key (&player, GDK_KEY_Return);
  g_assert_cmpuint (count_orders (&player) - n_orders, ==, n_movers);

  /* It is one step. */
  app_activate (fixture, "win.undo");
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  app_activate (fixture, "win.redo");
  g_assert_cmpuint (count_orders (&player) - n_orders, ==, n_movers);
}

/* assault.A-1: what one person has left undone, where he has looked, and what he has pointed at is
 * not for the next one to see. */
static void
test_traces (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  double fitting, scale;
  WarOrder order;
  gint seat;

  while (wait_for_person (&player).seat == 5 || get_phase (&player) != WAR_ASSAULT_PHASE_ATTACKERS)
    give_next (&player, &order);
  uncover (&player);
  app_wait_for (duck_board_is_complete (player.board));
  seat = duck_game_document_get_viewer (player.document);
  fitting = duck_board_get_scale (player.board);
  duck_board_zoom_at (player.board, 100, 100, 3);
  scale = duck_board_get_scale (player.board);
  g_assert_cmpfloat (scale, >, fitting);

  app_activate (fixture, "game.go-on");
  app_wait_for (is_covered (&player));
  uncover (&player);
  g_assert_null (strstr (get_status (&player), "could still have acted"));
  g_assert_cmpfloat_with_epsilon (duck_board_get_scale (player.board), fitting, 1e-6);

  play_to_seats (&player, 1u << seat);
  g_assert_cmpfloat_with_epsilon (duck_board_get_scale (player.board), scale, 1e-6);
}

/* Bits of the seats whose commander the cards let be another one. */
static guint32
find_free_commands (Player *player)
{
  GtkWidget *sides = app_find (player->page, "sides");
  guint32 free = 0;
  gint seat = 0;

  for (GtkWidget *card = gtk_widget_get_first_child (sides); card != NULL;
       card = gtk_widget_get_next_sibling (card))
    for (GtkWidget *child = gtk_widget_get_first_child (card); child != NULL;
         child = gtk_widget_get_next_sibling (child))
      if (GTK_IS_MENU_BUTTON (child))
        free |= (guint32) gtk_widget_get_sensitive (child) << seat++;
  return free;
}

/* Nobody takes a seat by whose eyes he would see what he does not know: each gives his own away,
 * and comes to the help of his side where the program commands. An umpire may say it of all; and
 * who plays alone, of all too. */
static void
test_commands (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_amended (fixture, "parapet.duckop", "assault.A-28",
                                 "person person-2 quick person-4 person-5 person person-6", 7);
  WarOrder order;

  for (guint32 seen = 0; seen != 0x7b;)
    {
      gint seat = wait_for_person (&player).seat;

      uncover (&player);
      g_assert_cmphex (find_free_commands (&player), ==,
                       seat == 6   ? 0x3f
                       : seat == 5 ? 1u << seat
                                   : 1u << seat | 1u << 2);
      seen |= 1u << seat;
      if (seat == 5)
        {
          gtk_widget_activate_action (GTK_WIDGET (player.page), "game.hand-over", "(is)", 2,
                                      "person");
          g_assert_cmpstr (duck_game_document_get_commander (player.document, 2), ==, "quick");
        }
      give_next (&player, &order);
    }
}

static void
test_commands_alone (AppFixture *fixture, gconstpointer data)
{
  Player player
    = begin_operation (fixture, "parapet.duckop", "quick quick quick quick quick person", 7, FALSE);

  g_assert_cmphex (find_free_commands (&player), ==, 0x3f);
}

/* The file has everybody's secrets, and whoever saves it is told. */
static void
test_saved (AppFixture *fixture, gconstpointer data)
{
  static const char told[] = "Whoever reads this file can read the secrets of all who play";
  Player player = begin_operation (fixture, "parapet.duckop", SIX, 7, FALSE);
  Player alone
    = begin_operation (fixture, "parapet.duckop", "quick quick quick quick quick person", 7, FALSE);
  g_autofree char *path = app_build_path (fixture, "six.duckgame");
  g_autofree char *other = app_build_path (fixture, "alone.duckgame");

  g_assert_true (
    duck_window_save (DUCK_WINDOW (fixture->window), DUCK_DOCUMENT (alone.document), other, NULL));
  g_assert_false (app_shows_text (fixture->window, told));
  g_assert_true (
    duck_window_save (DUCK_WINDOW (fixture->window), DUCK_DOCUMENT (player.document), path, NULL));
  app_wait_for (app_shows_text (fixture->window, told));
}

static void
add_tests (void)
{
  APP_ADD ("/app/game-seats/assault.3.4/saved", test_saved);
  APP_ADD ("/app/game-seats/assault.3.4/commands", test_commands);
  APP_ADD ("/app/game-seats/assault.3.4/commands-alone", test_commands_alone);
  APP_ADD ("/app/game-seats/assault.8.1/company", test_company);
  APP_ADD ("/app/game-seats/assault.3.4/files", test_files);
  APP_ADD ("/app/game-seats/assault.A-28/umpire", test_umpire);
  APP_ADD ("/app/game-seats/assault.3.4/own-note", test_own_note);
  APP_ADD ("/app/game-seats/assault.A-8/note", test_note);
  APP_ADD ("/app/game-seats/assault.A-8/begun-note", test_begun_note);
  APP_ADD ("/app/game-seats/assault.A-1/traces", test_traces);
  APP_ADD ("/app/game-seats/assault.A-1/sealed", test_sealed);
  APP_ADD ("/app/game-seats/assault.A-18/idle", test_idle);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
