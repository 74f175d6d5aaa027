/* test-game-chart.c: a game against a chart is played in the window: hexes, loads, what is bought,
 * and the chart with what it does lit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/log/game-chart.h"
#include "app/game/page/coach.h"
#include "app/game/page/game-page.h"
#include "engine/game/choice.h"
#include "engine/game/shown.h"
#include "engine/solo/quick.h"
#include "text/game/chart.h"
#include "text/game/order.h"
#include "text/game/state.h"

#define AGAINST_CHART "club-first-watch.duckop"
#define NO_CHART "club-both-banks.duckop"

/* So many orders are given at most until something comes up that a test waits for. */
#define MAX_ORDERS 600

static const WarState *
get_view (Player *player)
{
  return duck_game_document_get_view (player->document);
}

static WarPosition
get_place (Player *player, gint row)
{
  WarShownPiece piece;

  g_assert_true (war_play_show_piece (get_setup (player), get_view (player), (guint) row, &piece));
  return piece.base.centre;
}

static WarPosition
get_hex (Player *player, gint32 hex)
{
  const WarHexes hexes = war_field_get_hexes (get_setup (player)->operation->field);

  return war_hex_get_centre (&hexes, (WarHex) hex);
}

/* A choice of the seat that is for such an order, by its name; FALSE: there is none. */
static gboolean
find_choice (Player *player, gint seat, const char *name, WarChoice *found)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (get_setup (player), get_view (player), seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      *found = g_array_index (choices, WarChoice, i);
      if (g_str_equal (get_setup (player)->play->orders[found->order.kind].name, name))
        return TRUE;
    }
  return FALSE;
}

/* The quick commander plays for the person until such an order can be given, which it gives then.
 * FALSE: the game has ended before. */
static gboolean
play_until (Player *player, const char *name, WarChoice *found)
{
  for (guint i = 0; i < MAX_ORDERS; i++)
    {
      WarStep step = wait_for_person (player);
      WarOrder order;
      WarRefusal refusal;

      if (step.kind == WAR_STEP_OVER)
        return FALSE;
      if (find_choice (player, step.seat, name, found))
        return TRUE;
      g_assert_true (
        duck_game_document_choose (player->document, step.seat, war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player->document, &order, &refusal), ==,
                       WAR_OUTCOME_DONE);
    }
  return FALSE;
}

static Player
begin_at (AppFixture *fixture, const char *name, WarChoice *found)
{
  Player player = begin_operation (fixture, AGAINST_CHART, "person person", 4, FALSE);

  g_assert_true (play_until (&player, name, found));
  settle (&player);
  return player;
}

/* The button of the unit's card that says so; NULL: there is none. */
static GtkWidget *
find_button (Player *player, const char *label)
{
  GtkWidget *card = app_find (player->page, "card");

  for (guint i = 0; i < app_count_type (card, GTK_TYPE_BUTTON); i++)
    {
      GtkWidget *button = app_find_nth_type (card, GTK_TYPE_BUTTON, i);

      if (g_strcmp0 (gtk_button_get_label (GTK_BUTTON (button)), label) == 0
          && gtk_widget_get_mapped (button))
        return button;
    }
  return NULL;
}

/* Waits until it is there, and presses it. */
static void
press_button (Player *player, const char *label)
{
  app_wait_for (find_button (player, label) != NULL);
  app_click (find_button (player, label));
  settle (player);
}

static const WarOrder *
get_last_order (Player *player)
{
  const WarGame *game = duck_game_document_get_game (player->document)->game;

  return &g_array_index (game->records, WarRecord, game->records->len - 1).order;
}

/* A unit goes to a hex that is lit, by the pointer (club.2.7). */
static void
test_pointer (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "move", &choice);
  gint32 hex = war_domain_get (&choice.option.arguments[0], 0);

  click_at (&player, get_place (&player, choice.order.actor));
  g_assert_nonnull (find_button (&player, "Move"));
  click_at (&player, get_hex (&player, hex));
  g_assert_cmpint (get_last_order (&player)->kind, ==, (gint) choice.order.kind);
  g_assert_cmpint (get_last_order (&player)->actor, ==, choice.order.actor);
  g_assert_cmpint (get_last_order (&player)->arguments[0], ==, hex);
}

/* The same by keys: the cursor is brought to a neighbouring hex. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "move", &choice);
  guint n_orders = count_orders (&player);

  click_at (&player, get_place (&player, choice.order.actor));
  for (guint i = 0; i < 4 && count_orders (&player) == n_orders; i++)
    {
      const guint keys[] = { GDK_KEY_Right, GDK_KEY_Left, GDK_KEY_Down, GDK_KEY_Up };

      press_key (&player, keys[i]);
      press_key (&player, GDK_KEY_Return);
    }
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  g_assert_cmpint (get_last_order (&player)->actor, ==, choice.order.actor);
}

static const char *
get_status (Player *player)
{
  return gtk_label_get_text (GTK_LABEL (app_find (player->page, "status")));
}

/* A truck goes to a hex, and takes who is clicked (club.2.13). */
static void
test_carry (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice, at_hex;
  Player player = begin_at (fixture, "carry", &choice);
  gint32 hex = war_domain_get (&choice.option.arguments[0], 0);
  guint n_orders = count_orders (&player);
  gint load;

  g_assert_true (war_choice_set (get_setup (&player), get_view (&player), &choice, hex, &at_hex));
  load = at_hex.option.candidates[0];
  click_at (&player, get_place (&player, choice.order.actor));
  /* What was said before gives way to what is to be done. */
  for (gint other = 0; strstr (get_status (&player), "cannot") == NULL; other++)
    click_at (&player, get_hex (&player, other));
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  press_button (&player, "Carry Units");
  g_assert_nonnull (strstr (get_status (&player), "then whom it is for"));
  click_at (&player, get_hex (&player, hex));
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  click_at (&player, get_place (&player, load));
  /* Who takes all there are has given the order. Else the pointer leaves the map for the button. */
  DUCK_BOARD_TOOL_GET_CLASS (duck_board_get_tool (player.board))
    ->hover (duck_board_get_tool (player.board), NULL);
  if (count_orders (&player) == n_orders)
    press_button (&player, "_Give the Order");
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  g_assert_cmpint (get_last_order (&player)->kind, ==, (gint) choice.order.kind);
  g_assert_cmpuint (get_last_order (&player)->n_targets, ==, 1);
  g_assert_cmpint (get_last_order (&player)->targets[0], ==, load);
}

static guint
count_class (GtkWidget *chart, const char *css_class)
{
  guint n = 0;

  for (guint i = 0; i < app_count_type (chart, GTK_TYPE_LABEL); i++)
    n += gtk_widget_has_css_class (app_find_nth_type (chart, GTK_TYPE_LABEL, i), css_class);
  return n;
}

/* What the button counts: who can act and has not. */
static guint
count_idle (Player *player)
{
  const char *line = strchr (get_next (player), '\n');

  return line != NULL ? (guint) g_ascii_strtoull (line, NULL, 10) : 0;
}

/* A step does not end over an order that has been begun, but when it is asked for once more; then
 * one reads how many have not acted. */
static void
test_half_given (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "carry", &choice);
  guint n_orders = count_orders (&player), n_idle = count_idle (&player);
  g_autofree char *said = NULL;

  click_at (&player, get_place (&player, choice.order.actor));
  press_button (&player, "Carry Units");
  click_at (&player, get_hex (&player, war_domain_get (&choice.option.arguments[0], 0)));
  app_activate (fixture, "game.go-on");
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  move_pointer (&player, get_hex (&player, 0)); /* which does not hide it */
  g_assert_nonnull (strstr (get_status (&player), "has been begun"));
  g_assert_nonnull (find_button (&player, "_Give the Order"));

  g_assert_cmpuint (n_idle, >, 0);
  app_activate (fixture, "game.go-on");
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  g_assert_cmpstr (get_setup (&player)->play->orders[get_last_order (&player)->kind].name, ==,
                   "end-step");
  said = g_strdup_printf ("%u unit", n_idle);
  g_assert_nonnull (strstr (get_status (&player), said));
}

/* Of two allies who act in one turn the second reads what is decided now, too, and does not find a
 * unit of the first chosen (club.M-30). */
static void
test_allies (AppFixture *fixture, gconstpointer data)
{
  Player player
    = begin_operation (fixture, "club-side-by-side.duckop", "person person person", 4, FALSE);
  WarChoice choice;

  g_assert_true (play_until (&player, "move", &choice));
  settle (&player);
  g_assert_cmpint (choice.order.seat, ==, 0);
  click_at (&player, get_place (&player, choice.order.actor));
  app_activate (fixture, "game.go-on");
  settle (&player);
  g_assert_cmpint (wait_for_person (&player).seat, ==, 1);
  g_assert_nonnull (strstr (get_status (&player), "could still have acted"));
  g_assert_nonnull (strstr (get_status (&player), "Allies, second nation: move units"));
  g_assert_false (gtk_widget_get_visible (app_find (player.page, "card")));
}

/* Who has declared an attack, which can be taken back, does not count as one that can still act. */
static void
test_idle (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "attack", &choice);
  guint n_idle = count_idle (&player);
  WarRefusal refusal;

  choice.order.n_targets = 1;
  choice.order.targets[0] = choice.option.candidates[0];
  g_assert_cmpint (duck_game_document_give (player.document, &choice.order, &refusal), ==,
                   WAR_OUTCOME_DONE);
  settle (&player);
  g_assert_cmpuint (count_idle (&player), ==, n_idle - 1);
}

/* The log has room for eight lines below the chart, which leaves more when it is folded. */
static void
test_folded (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "move", &choice);
  GtkWidget *log = app_find (player.page, "happened"), *chart = app_find (player.page, "chart");
  GtkWidget *fold = app_find_type (chart, GTK_TYPE_TOGGLE_BUTTON);
  int height = gtk_widget_get_height (log);

  g_assert_cmpint (height, >=, 230);
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fold), TRUE);
  app_wait_for (gtk_widget_get_height (log) > height);
  g_assert_cmpuint (count_class (chart, "chart-cell"), ==, 38);
  g_assert_false (gtk_widget_get_mapped (app_find_nth_type (chart, GTK_TYPE_LABEL, 1)));
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (fold), FALSE);
}

static DuckCoach *
show_guide (Player *player)
{
  DuckCoach *coach = DUCK_COACH (app_find (player->page, "coach"));

  if (!gtk_widget_get_visible (GTK_WIDGET (coach)))
    app_activate (player->fixture, "game.guide");
  return coach;
}

/* Who has carried somebody has not attacked yet: the guide says how. */
static void
test_guided_attack (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice, at_hex;
  Player player = begin_at (fixture, "carry", &choice);
  DuckCoach *coach = show_guide (&player);
  WarRefusal refusal;

  g_assert_true (war_choice_set (get_setup (&player), get_view (&player), &choice,
                                 war_domain_get (&choice.option.arguments[0], 0), &at_hex));
  choice.order = at_hex.order;
  choice.order.n_targets = 1;
  choice.order.targets[0] = at_hex.option.candidates[0];
  g_assert_cmpint (duck_game_document_give (player.document, &choice.order, &refusal), ==,
                   WAR_OUTCOME_DONE);
  g_assert_true (play_until (&player, "attack", &choice));
  settle (&player);
  click_at (&player, get_place (&player, choice.order.actor));
  g_assert_cmpstr (duck_coach_get_step (coach), ==, "aim-hex");
}

/* The guide does not take the making of armies for a turn, when the enemy's comes first. */
static void
test_guide (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "club-seventh-day.duckop", "person person", 4, FALSE);
  DuckCoach *coach = show_guide (&player);

  while (war_setup_peek_game (get_setup (&player), get_view (&player))[WAR_GAME_ROUND] == 0)
    {
      WarStep step = wait_for_person (&player);
      WarOrder order;
      WarRefusal refusal;

      g_assert_true (
        duck_game_document_choose (player.document, step.seat, war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player.document, &order, &refusal), ==,
                       WAR_OUTCOME_DONE);
    }
  g_assert_cmpint (duck_game_document_get_step (player.document).kind, ==, WAR_STEP_RULES);
  g_assert_cmpstr (duck_coach_get_step (coach), !=, "finished");
}

/* Of what a nation may buy one chooses by its name, then the fort (club.2.15). */
static void
test_buy (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice, of_type;
  Player player = begin_at (fixture, "buy", &choice);
  guint64 n = war_domain_count (&choice.option.arguments[0]);
  gint32 type = war_domain_get (&choice.option.arguments[0], n - 1);
  GtkWidget *names;

  press_button (&player, "Buy a Unit");
  names = app_find_type (app_find (player.page, "card"), GTK_TYPE_DROP_DOWN);
  g_assert_true (gtk_widget_get_mapped (names));
  g_assert_cmpuint (g_list_model_get_n_items (gtk_drop_down_get_model (GTK_DROP_DOWN (names))), ==,
                    n);
  gtk_drop_down_set_selected (GTK_DROP_DOWN (names), (guint) n - 1);
  press_button (&player, "_Go On");
  g_assert_true (war_choice_set (get_setup (&player), get_view (&player), &choice, type, &of_type));
  click_at (&player, get_hex (&player, war_domain_get (&of_type.option.arguments[1], 0)));
  g_assert_cmpint (get_last_order (&player)->kind, ==, (gint) choice.order.kind);
  g_assert_cmpint (get_last_order (&player)->arguments[0], ==, type);
}

/* Of several attacks that wait the chosen unit's is next: the map shows them, no question lies over
 * it, and one button carries them out (club.2.4). */
static void
test_attacks (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "fight", &choice);
  WarStep step = wait_for_person (&player);
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  war_choice_list (get_setup (&player), get_view (&player), step.seat, WAR_NONE, choices);
  if (choices->len < 2)
    {
      g_test_skip ("there is one attack alone");
      return;
    }
  settle (&player);
  g_assert_false (has_band (&player));
  g_assert_cmpstr (duck_coach_get_step (show_guide (&player)), ==, "queue");
  /* The guide has taken its room before anybody points at the map. */
  app_wait_for_paint (GTK_WIDGET (player.board));
  for (guint i = 0; i < choices->len; i++)
    {
      const WarOrder *order = &g_array_index (choices, WarChoice, i).order;
      g_autofree char *forecast = text_forecast (get_setup (&player), get_view (&player), order);

      click_at (&player, get_place (&player, order->actor));
      g_assert_cmpstr (get_next (&player), ==, "Attack");
      app_wait_for (strstr (get_status (&player), forecast) != NULL);
    }
  app_activate (fixture, "game.go-on");
  g_assert_cmpint (get_last_order (&player)->kind, ==, (gint) choice.order.kind);
  g_assert_cmpint (get_last_order (&player)->actor, ==,
                   g_array_index (choices, WarChoice, choices->len - 1).order.actor);
}

/* The chart ------------------------------------------------------------------------------------ */

/* In the first n_orders since the column was last rolled: so many boxes. */
static guint
count_boxes (Player *player, guint n_orders)
{
  GListModel *events = duck_game_document_get_events (player->document);
  guint64 boxes = 0;

  for (guint i = g_list_model_get_n_items (events); i-- > 0;)
    {
      g_autoptr (DuckGameEvent) event = g_list_model_get_item (events, i);
      TextChartMark mark;

      if (duck_game_event_get_n_orders (event) > n_orders
          || !text_chart_read (get_setup (player), duck_game_event_get_event (event), &mark))
        continue;
      if (mark.column != WAR_NONE)
        break;
      boxes |= (guint64) 1 << mark.box;
    }
  return (guint) __builtin_popcountll (boxes);
}

/* The column that was rolled and the boxes that units carried out are lit, at each moment those of
 * then (club.5.6, club.5.8). */
static void
test_lit (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "buy", &choice);
  GtkWidget *chart = app_find (player.page, "chart");
  guint n_lit = 0;

  g_assert_true (duck_game_chart_has_chart (DUCK_GAME_CHART (chart)));
  for (guint n = 0; n <= count_orders (&player); n++)
    {
      duck_game_page_go_to (DUCK_GAME_PAGE (player.page), n);
      g_assert_cmpuint (count_class (chart, "chart-lit"), ==, count_boxes (&player, n));
      n_lit += count_boxes (&player, n);
    }
  g_assert_cmpuint (n_lit, >, 0);
  /* The number of the column, and the box of each row in it. */
  g_assert_cmpuint (count_class (chart, "chart-rolled"), ==, 7);
  duck_game_page_go_to (DUCK_GAME_PAGE (player.page), 0);
  g_assert_cmpuint (count_class (chart, "chart-rolled"), ==, 0);
}

/* The whole chart has a window of its own, in which the same is lit. */
static void
test_whole (AppFixture *fixture, gconstpointer data)
{
  WarChoice choice;
  Player player = begin_at (fixture, "buy", &choice);
  GtkWidget *chart = app_find (player.page, "chart");
  GtkWindow *window;

  app_activate (fixture, "game.chart");
  app_wait_for ((window = app_find_window ("The Enemy’s Chart")) != NULL);
  g_assert_cmpuint (count_class (GTK_WIDGET (window), "chart-lit"), ==,
                    count_class (chart, "chart-lit"));
  g_assert_cmpuint (count_class (GTK_WIDGET (window), "chart-cell"), ==, 38);
  g_assert_true (app_shows_text (GTK_WIDGET (window),
                                 "✓ carried out · → its units go that way · ✗ could not be done · "
                                 "framed: the column that was rolled"));

  /* Escape closes it, and the keys are the map's again. */
  gtk_widget_child_focus (app_find (fixture->window, "library_button"), GTK_DIR_TAB_FORWARD);
  app_wait_for (gtk_window_is_active (window));
  app_press_key (GDK_KEY_Escape, 0);
  app_wait_for (app_find_window ("The Enemy’s Chart") == NULL);
  /* Whose the keys are in the window: it is the window manager's to give them to that. */
  app_wait_for (gtk_window_get_focus (GTK_WINDOW (fixture->window)) == GTK_WIDGET (player.board));
  duck_game_page_go_to (DUCK_GAME_PAGE (player.page), 0);
}

/* A side that the chart commands is nobody's to command (club.1.4). */
static void
test_commander (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, AGAINST_CHART, "person person", 4, FALSE);
  GtkWidget *sides = app_find (player.page, "sides");

  const char *const words[] = { "Commanded by a person", "Commanded by the chart" };

  gboolean is_said = FALSE;

  g_assert_cmpstr (gtk_label_get_label (GTK_LABEL (gtk_menu_button_get_child (
                     GTK_MENU_BUTTON (app_find_nth_type (sides, GTK_TYPE_MENU_BUTTON, 0))))),
                   ==, words[0]);
  for (guint i = 0; i < app_count_type (sides, GTK_TYPE_LABEL); i++)
    is_said |= g_str_equal (
      gtk_label_get_label (GTK_LABEL (app_find_nth_type (sides, GTK_TYPE_LABEL, i))), words[1]);
  g_assert_true (is_said);
}

/* Who gives up is asked first, and has lost then; there is nothing more to decide (club.1.9). */
static void
test_give_up (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, AGAINST_CHART, "person person", 4, FALSE);
  guint n_orders;

  wait_for_person (&player);
  settle (&player);
  n_orders = count_orders (&player);
  g_assert_true (is_enabled (&player, "give-up"));

  app_activate (fixture, "game.give-up");
  app_respond (fixture, "_Cancel");
  app_wait_for (app_get_dialog (fixture) == NULL);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);

  app_activate (fixture, "game.give-up");
  app_respond (fixture, "_Give Up");
  app_wait_for (duck_game_document_get_step (player.document).kind == WAR_STEP_OVER);
  g_assert_cmpint (get_setup (&player)->play->orders[get_last_order (&player)->kind].role, ==,
                   WAR_ORDER_GIVES_UP);
  g_assert_false (is_enabled (&player, "give-up"));
}

/* Where the rules do not know of it, it is not offered. */
static void
test_no_giving_up (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 4);

  g_assert_false (g_action_group_has_action (duck_page_get_actions (player.page), "give-up"));
}

/* Where nobody goes by a chart there is none (club.1.2). */
static void
test_none (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, NO_CHART, "person quick", 4, FALSE);

  g_assert_false (gtk_widget_get_visible (app_find (player.page, "chart")));
  g_assert_false (is_enabled (&player, "chart"));
}

static void
add_tests (void)
{
#define ADD(path, test) g_test_add (path, AppFixture, NULL, app_set_up, test, app_tear_down)

  ADD ("/game-chart/club.2.7/pointer", test_pointer);
  ADD ("/game-chart/club.2.7/keys", test_keys);
  ADD ("/game-chart/club.2.13/carry", test_carry);
  ADD ("/game-chart/guide", test_guide);
  ADD ("/game-chart/guided-attack", test_guided_attack);
  ADD ("/game-chart/half-given", test_half_given);
  ADD ("/game-chart/club.2.4/idle", test_idle);
  ADD ("/game-chart/club.M-30/allies", test_allies);
  ADD ("/game-chart/folded", test_folded);
  ADD ("/game-chart/club.2.15/buy", test_buy);
  ADD ("/game-chart/club.2.4/attacks", test_attacks);
  ADD ("/game-chart/club.5.8/lit", test_lit);
  ADD ("/game-chart/whole", test_whole);
  ADD ("/game-chart/club.1.4/commander", test_commander);
  ADD ("/game-chart/club.1.9/give-up", test_give_up);
  ADD ("/game-chart/give-up-unknown", test_no_giving_up);
  ADD ("/game-chart/club.1.2/none", test_none);

#undef ADD
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
