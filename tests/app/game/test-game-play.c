/* test-game-play.c: a game is played in the window, by pointer and keys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/board/board.h"
#include "app/game/page/game-page.h"
#include "app/shell/history-button.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "desk/documents/game-document.h"
#include "engine/field/facing.h"
#include "engine/game/choice.h"
#include "engine/game/shown.h"
#include "store/documents/operation-file.h"

/* Everybody moves and fires; a game has no more turns than that. */
#define MAX_STEPS 4000

/* The button of X that a notch of the wheel is. */
#define WHEEL_UP 4

static WarPosition
get_centre (Player *player, guint row)
{
  WarShownPiece piece;

  g_assert_true (war_play_show_piece (get_setup (player),
                                      duck_game_document_get_view (player->document), row, &piece));
  return piece.base.centre;
}

/* A choice of the seat that a unit on the field has, and what it wants; FALSE: there is none. */
static gboolean
find_choice (Player *player, gint seat, WarChoiceWant want, WarChoice *found)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  const WarState *view = duck_game_document_get_view (player->document);
  WarShownPiece piece;

  war_choice_list (get_setup (player), view, seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);

      if (get_setup (player)->play->orders[choice->order.kind].actor != WAR_TABLE_PIECES
          || war_choice_get_want (get_setup (player), choice) != want
          || !war_play_show_piece (get_setup (player), view, (guint) choice->order.actor, &piece))
        continue;
      *found = *choice;
      return TRUE;
    }
  return FALSE;
}

/* Chooses the unit by a click, if it is not chosen. */
static void
choose_unit (Player *player, gint row)
{
  press_key (player, GDK_KEY_Escape);
  press_key (player, GDK_KEY_Escape);
  click_at (player, get_centre (player, (guint) row));
}

static void
leave_map (Player *player)
{
  DUCK_BOARD_TOOL_GET_CLASS (duck_board_get_tool (player->board))
    ->hover (duck_board_get_tool (player->board), NULL);
}

/* Clicks on the first candidate, and on the first entry of the menu, if one opens. */
static void
attack (Player *player, const WarChoice *choice)
{
  guint n_orders = count_orders (player);
  const WarOrderKind *kind = &get_setup (player)->play->orders[choice->order.kind];

  choose_unit (player, choice->order.actor);
  if (kind->targets != WAR_TABLE_PIECES)
    {
      app_activate (player->fixture, "game.go-on");
      return;
    }
  click_at (player, get_centre (player, (guint) choice->option.candidates[0]));
  if (count_orders (player) == n_orders && !has_band (player))
    press_key (player, GDK_KEY_Return);
}

/* Half an inch and more to the right, where the enemy is. */
static void
move_unit (Player *player, const WarChoice *choice, guint turn)
{
  WarPosition from = get_centre (player, (guint) choice->order.actor);

  drag (player, from,
        war_position_step (from, (WarHeading) ((640 + turn * 97 % 768) % WAR_HEADING_TURN),
                           3 * WAR_INCH));
}

/* Does something that there is to do, by pointer and keys. */
static void
act (Player *player, gint seat, guint turn)
{
  guint n_orders = count_orders (player);
  WarChoice choice;

  if (has_band (player))
    app_click (app_find_nth_type (app_find (player->page, "answers"), GTK_TYPE_BUTTON, 0));
  else if (place_rest (player))
    return;
  else if (turn % 3 != 0 && find_choice (player, seat, WAR_CHOICE_TARGETS, &choice))
    attack (player, &choice);
  else if (turn % 3 != 0 && find_choice (player, seat, WAR_CHOICE_WAY, &choice))
    move_unit (player, &choice, turn);
  go_on_unless_ordered (player, n_orders);
}

/* A game from its first roll to its end, which is the same when its orders are given again, by the
 * other program too. */
static void
test_whole_game (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 5);
  g_autofree char *path = app_build_path (fixture, "played.duckgame");
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (StoreGame) again = NULL;
  const WarGame *game;
  WarStep step = wait_for_person (&player);

  for (guint i = 0; i < MAX_STEPS && step.kind != WAR_STEP_OVER; i++)
    {
      act (&player, step.seat, i);
      step = wait_for_person (&player);
    }
  g_assert_cmpint (step.kind, ==, WAR_STEP_OVER);
  g_assert_true (duck_document_save (DUCK_DOCUMENT (player.document), path, NULL));

  again = store_game_load (duck_application_get_library (fixture->application), path, faults);
  g_assert_nonnull (again);
  game = duck_game_document_get_game (player.document)->game;
  g_assert_cmpuint (again->game->records->len, ==, game->records->len);
  g_assert_cmphex (war_state_hash (again->setup->layout, again->game->state), ==,
                   war_state_hash (again->setup->layout, game->state));
  g_assert_cmphex (read_hash (path), ==, war_state_hash (again->setup->layout, game->state));
}

/* Goes on until the seat's turn has come to that phase. */
static void
go_to_phase (Player *player, gint seat, gint phase)
{
  for (guint i = 0; i < MAX_STEPS; i++)
    {
      WarStep step = wait_for_person (player);

      g_assert_cmpint (step.kind, ==, WAR_STEP_PERSON);
      if (step.seat == seat && get_phase (player) == phase && !has_band (player))
        return;
      act (player, step.seat, 0);
    }
  g_assert_not_reached ();
}

#define MOVEMENT 2

/* Whether it can go some way in the headings of so many notches of the wheel from the east. */
static gboolean
can_turn (Player *player, const WarChoice *choice, guint n_notches)
{
  WarOrder order;

  for (guint i = 1; i <= n_notches; i++)
    if (!war_choice_go (get_setup (player), duck_game_document_get_view (player->document), choice,
                        (WarHeading) (WAR_HEADING_TURN / 4 - i * WAR_HEADING_TURN / 64), WAR_INCH,
                        &order))
      return FALSE;
  return TRUE;
}

/* A unit that can go an inch to the east, and turn so much: from where to where. */
static gint
find_mover (Player *player, guint n_notches, WarPosition *from, WarPosition *to)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  const WarState *view = duck_game_document_get_view (player->document);

  war_choice_list (get_setup (player), view, 0, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);
      WarOrder order;

      if (war_choice_get_want (get_setup (player), choice) != WAR_CHOICE_WAY)
        continue;
      *from = get_centre (player, (guint) choice->order.actor);
      *to = war_position_step (*from, 1024, WAR_INCH);
      if (war_choice_point (get_setup (player), view, choice, *to, 0, &order)
          && order.arguments[1] == WAR_INCH && can_turn (player, choice, n_notches))
        return choice->order.actor;
    }
  return WAR_NONE;
}

/* A unit goes where it is dragged; undo takes that back with what came of it. */
static void
test_drag (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  WarPosition from, to, there;
  guint n_orders;
  gint mover;

  go_to_phase (&player, 0, MOVEMENT);
  mover = find_mover (&player, 0, &from, &to);
  g_assert_cmpint (mover, !=, WAR_NONE);
  n_orders = count_orders (&player);
  drag (&player, from, to);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  there = get_centre (&player, (guint) mover);
  g_assert_cmpint (ABS (there.x - to.x), <, WAR_INCH / 4);
  g_assert_cmpint (ABS (there.y - to.y), <, WAR_INCH / 4);

  app_activate (fixture, "win.undo");
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  there = get_centre (&player, (guint) mover);
  g_assert_cmpint (there.x, ==, from.x);
  app_activate (fixture, "win.redo");
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
}

#define HANDLE 24

/* A unit turns by its handle, before its front, without going anywhere; a click on it does
 * nothing. */
static void
test_turn_handle (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  WarPosition from, to, handle, there;
  WarShownPiece piece;
  graphene_point_t a, b;
  guint n_orders;
  gint mover;

  go_to_phase (&player, 0, MOVEMENT);
  mover = find_mover (&player, 8, &from, &to);
  g_assert_cmpint (mover, !=, WAR_NONE);
  choose_unit (&player, mover);
  a = duck_board_position_to_widget (player.board, from);
  b = duck_board_position_to_widget (player.board,
                                     (WarPosition){ from.x + 10 * WAR_MILLIMETRE, from.y });
  g_assert_true (war_play_show_piece (
    get_setup (&player), duck_game_document_get_view (player.document), (guint) mover, &piece));
  /* So many pixels before its front. */
  handle = war_position_step (from, piece.base.heading,
                              piece.base.depth / 2
                                + (WarLength) (HANDLE * 10 * WAR_MILLIMETRE / (b.x - a.x)));
  n_orders = count_orders (&player);
  click_at (&player, handle);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);

  drag (&player, handle,
        war_position_step (from, WAR_HEADING_TURN / 8, war_position_distance (from, handle)));
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  there = get_centre (&player, (guint) mover);
  g_assert_cmpint (there.x, ==, from.x);
  g_assert_cmpint (there.y, ==, from.y);
}

static const char *
get_refusals (Player *player)
{
  GtkWidget *label = app_find (app_find (player->page, "card"), "refusals");

  return gtk_widget_get_visible (label) ? gtk_label_get_text (GTK_LABEL (label)) : "";
}

/* A unit of one's own that cannot act, here as it has moved, is chosen by a click while another
 * one is. It is said what it may not do now, but not what a unit of its kind never does. */
static void
test_choose_own (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  WarPosition from, to;
  gint mover, other;
  const char *name;

  go_to_phase (&player, 0, MOVEMENT);
  mover = find_mover (&player, 0, &from, &to);
  g_assert_cmpint (mover, !=, WAR_NONE);
  drag (&player, from, to);
  other = find_mover (&player, 0, &from, &to);
  g_assert_cmpint (other, !=, WAR_NONE);
  g_assert_cmpint (other, !=, mover);
  choose_unit (&player, other);
  name = gtk_label_get_label (GTK_LABEL (app_find (app_find (player.page, "card"), "name")));
  g_assert_true (app_shows_text (app_find (player.page, "card"), name));
  g_assert_cmpstr (get_refusals (&player), ==, "");

  g_autofree char *before = g_strdup (name);

  click_at (&player, get_centre (&player, (guint) mover));
  name = gtk_label_get_label (GTK_LABEL (app_find (app_find (player.page, "card"), "name")));
  g_assert_cmpstr (name, !=, before);
  g_assert_nonnull (strstr (get_refusals (&player), "Move"));
  g_assert_null (strstr (get_refusals (&player), "stretcher bearers"));
}

#define RANGED 3

/* An enemy that is no candidate of the choice; WAR_NONE. */
static gint
find_other (Player *player, const WarChoice *choice)
{
  WarShownPiece own, piece;

  war_play_show_piece (get_setup (player), duck_game_document_get_view (player->document),
                       (guint) choice->order.actor, &own);
  for (gint row = 0; row < (gint) get_setup (player)->layout->tables[WAR_TABLE_PIECES].n_rows;
       row++)
    {
      gboolean is_candidate = FALSE;

      for (guint i = 0; i < choice->option.n_candidates; i++)
        is_candidate |= choice->option.candidates[i] == row;
      if (!is_candidate
          && war_play_show_piece (
            get_setup (player), duck_game_document_get_view (player->document), (guint) row, &piece)
          && piece.side != own.side)
        return row;
    }
  return WAR_NONE;
}

/* Pointing alone says why an enemy cannot be fired at, with the rule. Who has clicked it finds that
 * on the way to the rule too, until another unit is chosen. */
static void
test_say_why_not (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  GtkLabel *status = GTK_LABEL (app_find (player.page, "status"));
  WarChoice choice;
  guint n_orders;
  gint other;

  go_to_phase (&player, 0, RANGED);
  g_assert_true (find_choice (&player, 0, WAR_CHOICE_TARGETS, &choice));
  other = find_other (&player, &choice);
  g_assert_cmpint (other, !=, WAR_NONE);
  choose_unit (&player, choice.order.actor);
  n_orders = count_orders (&player);
  g_assert_null (strstr (gtk_label_get_text (status), "[5.2]"));
  move_pointer (&player, get_centre (&player, (guint) other));
  g_assert_nonnull (strstr (gtk_label_get_text (status), "[5.2]"));
  move_pointer (&player, get_centre (&player, (guint) choice.option.candidates[0]));
  g_assert_null (strstr (gtk_label_get_text (status), "[5.2]"));
  leave_map (&player);
  g_assert_null (strstr (gtk_label_get_text (status), "[5.2]"));
  click_at (&player, get_centre (&player, (guint) other));
  move_pointer (&player, get_centre (&player, (guint) choice.option.candidates[0]));
  leave_map (&player);
  g_assert_nonnull (strstr (gtk_label_get_text (status), "[5.2]"));
  press_key (&player, GDK_KEY_Escape);
  leave_map (&player);
  g_assert_null (strstr (gtk_label_get_text (status), "[5.2]"));
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
}

/* Keys alone: Tab chooses, arrows turn and go, Enter gives the order. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  guint n_orders;

  go_to_phase (&player, 0, MOVEMENT);
  n_orders = count_orders (&player);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  press_key (&player, GDK_KEY_Tab);
  press_key (&player, GDK_KEY_Right);
  press_key (&player, GDK_KEY_Up);
  press_key (&player, GDK_KEY_Return);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
}

/* Who looks back sees that moment alone: no phase of now, and no unit where it stands now. */
static void
test_look_back (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  GtkWidget *phases = app_find (player.page, "phases"), *card = app_find (player.page, "card");

  go_to_phase (&player, 0, MOVEMENT);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  press_key (&player, GDK_KEY_Tab);
  g_assert_true (gtk_widget_get_visible (phases));
  g_assert_true (gtk_widget_get_visible (card));
  app_activate (fixture, "game.first");
  g_assert_false (gtk_widget_get_visible (phases));
  g_assert_false (gtk_widget_get_visible (card));
  app_activate (fixture, "game.last");
  g_assert_true (gtk_widget_get_visible (phases));
}

/* The heading of the last order. */
static gint32
get_last_heading (Player *player)
{
  const GArray *records = duck_game_document_get_game (player->document)->game->records;
  const WarOrder *order = &g_array_index (records, WarRecord, records->len - 1).order;
  const WarArgument *arguments = get_setup (player)->play->orders[order->kind].arguments;
  guint n = 0;

  while (arguments[n].kind != WAR_ARGUMENT_HEADING)
    g_assert_nonnull (arguments[n++].name);
  return order->arguments[n];
}

/* The wheel with Shift turns where the unit would go, four notches by a sixteenth; a click orders
 * it. */
static void
test_wheel (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  WarPosition from, to;
  guint n_orders;
  gint turned;

  go_to_phase (&player, 0, MOVEMENT);
  g_assert_cmpint (find_mover (&player, 4, &from, &to), !=, WAR_NONE);
  n_orders = count_orders (&player);
  click_at (&player, from);
  move_pointer (&player, to);
  app_hold_key (GDK_KEY_Shift_L, TRUE);
  for (guint i = 0; i < 4; i++)
    {
      app_press_button (WHEEL_UP);
      app_release_button (WHEEL_UP);
      settle (&player);
    }
  app_hold_key (GDK_KEY_Shift_L, FALSE);
  app_press_button (GDK_BUTTON_PRIMARY);
  app_release_button (GDK_BUTTON_PRIMARY);
  settle (&player);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  turned = get_last_heading (&player) - (gint) war_heading_towards (from, to);
  g_assert_cmpint (turned & (WAR_HEADING_TURN - 1), >=,
                   WAR_HEADING_TURN - WAR_HEADING_TURN / 16 - WAR_HEADING_TURN / 128);
  g_assert_cmpint (turned & (WAR_HEADING_TURN - 1), <=,
                   WAR_HEADING_TURN - WAR_HEADING_TURN / 16 + WAR_HEADING_TURN / 128);
}

/* Whoever is asked for looks at the game. */
static void
uncover (Player *player)
{
  if (gtk_widget_get_visible (app_find (player->page, "cover")))
    app_click (app_find (player->page, "uncover"));
}

/* Plays until units are to be placed: the seat. */
static gint
play_to_placing (Player *player)
{
  uncover (player);
  while (!is_enabled (player, "place-rest"))
    {
      app_activate (player->fixture, "game.go-on");
      wait_for_person (player);
      uncover (player);
    }
  return wait_for_person (player).seat;
}

/* What is placed looks to the enemy, wherever the pointer has come from, until somebody turns it;
 * the status line says by which key. The list has no row chosen that only has the focus. */
static void
test_facing (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  gint seat = play_to_placing (&player);
  const WarField *field = get_setup (&player)->operation->field;
  GtkListBox *units = GTK_LIST_BOX (app_find (app_find (player.page, "actors"), "units"));
  WarPosition place = { (seat == 0 ? 4 : 20) * WAR_INCH, 10 * WAR_INCH };
  WarHeading facing = war_field_find_facing (field, seat + 1, place);

  gtk_widget_child_focus (GTK_WIDGET (units), GTK_DIR_TAB_FORWARD);
  g_assert_null (gtk_list_box_get_selected_row (units));
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  press_key (&player, GDK_KEY_Tab);
  g_assert_nonnull (gtk_list_box_get_selected_row (units));
  move_pointer (&player, (WarPosition){ field->width - place.x, WAR_INCH });
  move_pointer (&player, place);
  g_assert_nonnull (
    strstr (gtk_label_get_text (GTK_LABEL (app_find (player.page, "status"))), "R turns it."));
  click_at (&player, place);
  g_assert_cmpint (get_last_heading (&player), ==, facing);

  g_assert_true (duck_document_undo (DUCK_DOCUMENT (player.document)));
  press_key (&player, GDK_KEY_Tab);
  move_pointer (&player, (WarPosition){ place.x, place.y - 2 * WAR_INCH });
  press_key (&player, GDK_KEY_r);
  click_at (&player, place);
  g_assert_cmpint (get_last_heading (&player), ==, war_heading_add (facing, WAR_HEADING_TURN / 8));
}

/* Plays until somebody else is to decide: the seat. */
static gint
play_to_change (Player *player)
{
  gint seat = play_to_placing (player);

  gtk_widget_grab_focus (GTK_WIDGET (player->board));
  press_key (player, GDK_KEY_Tab);
  click_at (player, (WarPosition){ (seat == 0 ? 4 : 20) * WAR_INCH, 10 * WAR_INCH });
  g_assert_cmpint (wait_for_person (player).seat, ==, 1 - seat);
  return 1 - seat;
}

/* Between persons nobody's plans are in sight, if the game was set up so, until one goes on. */
static void
test_hand_over (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7);
  StoreGame *game = (StoreGame *) duck_game_document_get_game (player.document);
  GtkWidget *cover = app_find (player.page, "cover");

  game->hands_over = TRUE;
  play_to_change (&player);
  g_assert_true (gtk_widget_get_visible (cover));
  app_click (app_find (player.page, "uncover"));
  g_assert_false (gtk_widget_get_visible (cover));
  /* Nor is the other side's unit still chosen. */
  g_assert_false (gtk_widget_get_mapped (app_find (app_find (player.page, "card"), "name")));
}

/* Hands the game on as a file, and opens that where the other side sits. */
static Player
send (Player *player)
{
  g_autofree char *path = app_build_path (player->fixture, "sent.duckgame");
  g_autofree char *there = app_build_path (player->fixture, "come.duckgame");
  g_autofree char *content = NULL;
  Player other = *player;
  gsize length;

  g_assert_true (duck_document_save (DUCK_DOCUMENT (player->document), path, NULL));
  app_activate (player->fixture, "game.hand-on");
  app_respond (player->fixture, "_Hand On");
  app_wait_for (gtk_widget_get_visible (app_find (player->page, "cover")));
  g_assert_true (app_shows_text (player->page, "Handed On to Central Powers")
                 || app_shows_text (player->page, "Handed On to Entente"));

  g_assert_true (g_file_get_contents (path, &content, &length, NULL));
  g_assert_true (g_file_set_contents (there, content, (gssize) length, NULL));
  other.page = app_open (player->fixture, there);
  other.document = DUCK_GAME_DOCUMENT (duck_page_get_document (other.page));
  other.board = DUCK_BOARD (app_find (other.page, "board"));
  return other;
}

static guint
get_moment (Player *player)
{
  GtkRange *range = GTK_RANGE (app_find_type (app_find (player->page, "timeline"), GTK_TYPE_SCALE));

  return (guint) gtk_range_get_value (range);
}

/* What somebody else ordered is not taken back, and the list of steps says so. */
static void
assert_barred (Player *player)
{
  DuckHistoryButton *undo = DUCK_HISTORY_BUTTON (app_find (player->fixture->window, "undo"));
  guint n_orders = count_orders (player);
  GtkWidget *steps = app_find (undo, "steps");
  GtkListBoxRow *row;

  app_activate (player->fixture, "win.undo");
  g_assert_cmpuint (count_orders (player), ==, n_orders);
  /* The line below the map says what is under the pointer. */
  app_wait_for (app_shows_text (
    player->fixture->window, "Somebody else has seen it: in this game that cannot be taken back."));

  duck_history_button_open (undo);
  app_wait_for (gtk_list_box_get_row_at_index (GTK_LIST_BOX (steps), 1) != NULL);
  row = gtk_list_box_get_row_at_index (GTK_LIST_BOX (steps), 0);
  g_assert_true (g_str_has_prefix (
    gtk_label_get_label (GTK_LABEL (gtk_list_box_row_get_child (row))), "No further: "));
  g_assert_false (gtk_list_box_row_get_activatable (row));
  g_assert_false (gtk_widget_get_sensitive (
    GTK_WIDGET (gtk_list_box_get_row_at_index (GTK_LIST_BOX (steps), 1))));
  press_key (player, GDK_KEY_Escape);
}

/* It opens behind the screen at the side that is to decide, with what that has not seen. */
static void
test_by_post (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7), other;
  StoreGame *game = (StoreGame *) duck_game_document_get_game (player.document);
  guint first;
  gint seat;

  game->hands_over = TRUE;
  seat = play_to_change (&player);
  other = send (&player);
  g_assert_true (gtk_widget_get_visible (app_find (other.page, "cover")));
  g_assert_cmpint (duck_game_document_get_viewer (other.document), ==, seat);
  g_assert_cmpuint (get_moment (&other), ==, count_orders (&other));

  first = war_game_find_last (duck_game_document_get_game (other.document)->game, seat);
  g_assert_cmpuint (first, <, count_orders (&other));
  app_click (app_find (other.page, "uncover"));
  g_assert_cmpuint (get_moment (&other), ==, first);
  for (guint i = first; i < count_orders (&other); i++)
    {
      g_assert_cmpstr (get_next (&other), ==, "Next Order");
      app_activate (fixture, "game.go-on");
      g_assert_cmpuint (get_moment (&other), ==, i + 1);
    }
  g_assert_false (gtk_widget_get_visible (app_find (other.page, "skip")));
  g_assert_true (is_enabled (&other, "place-rest"));
  assert_barred (&other);
}

/* Who knows what happened skips it; who does not want to hand it on has a game like any other. */
static void
test_skip (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person person", 7), other;

  play_to_change (&player);
  app_activate (fixture, "game.hand-on");
  app_respond (fixture, "_Cancel");
  g_assert_false (duck_game_document_is_by_post (player.document));

  other = send (&player);
  uncover (&other);
  g_assert_cmpuint (get_moment (&other), <, count_orders (&other));
  app_click (app_find (other.page, "skip"));
  g_assert_cmpuint (get_moment (&other), ==, count_orders (&other));
  g_assert_true (is_enabled (&other, "place-rest"));
}

/* Chooses who commands a side from the menu on its card. */
static void
command (Player *player, gint side, const char *id)
{
  GtkWidget *card = gtk_widget_get_first_child (app_find (player->page, "sides"));
  GtkWidget *button;

  for (; side > 0; side--)
    card = gtk_widget_get_next_sibling (card);
  button = app_find_type (card, GTK_TYPE_MENU_BUTTON);
  g_assert_true (gtk_widget_activate_action (button, "side.hand-to", "s", id));
}

/* Somebody hands a side over to the program, which does nothing for it before it is told to go on,
 * so that this can be undone; then it plays on until the side is taken back. */
static void
test_take_over (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  DuckDocument *document = DUCK_DOCUMENT (player.document);
  guint n_orders;

  wait_for_person (&player);
  n_orders = count_orders (&player);
  command (&player, 0, "quick");
  g_assert_cmpstr (duck_game_document_get_commander (player.document, 0), ==, "quick");
  g_assert_true (app_shows_text (player.page, "Commanded by the lieutenant (program)"));
  for (guint i = 0; i < 50; i++)
    g_main_context_iteration (NULL, FALSE);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  duck_document_undo (document);
  g_assert_cmpstr (duck_game_document_get_commander (player.document, 0), ==, "person");

  command (&player, 0, "random");
  g_assert_cmpstr (duck_game_document_get_commander (player.document, 0), ==, "random");
  command (&player, 0, "quick");
  app_activate (fixture, "game.go-on");
  app_wait_for (count_orders (&player) > n_orders + 5);
  command (&player, 0, "person");
  g_assert_cmpstr (duck_game_document_get_commander (player.document, 0), ==, "person");
  g_assert_cmpint (wait_for_person (&player).seat, ==, 0);
}

/* Who watches the program play on, and then begins again, is asked to play, as at first; also when
 * the game has been saved in between. */
static void
test_play_again (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  g_autofree char *path = app_build_path (fixture, "handed-over.duckgame");
  g_autoptr (GPtrArray) documents = NULL;
  DuckGameDocument *again;

  wait_for_person (&player);
  command (&player, 0, "quick");
  g_assert_true (duck_document_save (DUCK_DOCUMENT (player.document), path, NULL));
  player.page = app_open (fixture, path);
  app_activate (fixture, "game.play-again");
  documents = duck_shell_list_documents (DUCK_SHELL (fixture->window));
  again = g_ptr_array_index (documents, documents->len - 1);
  g_assert_cmpstr (duck_game_document_get_commander (again, 0), ==, "person");
  g_assert_cmpstr (duck_game_document_get_commander (again, 1), ==, "quick");

  /* Tabs of one operation can be told apart. */
  g_assert_cmpstr (duck_document_get_title (DUCK_DOCUMENT (again)), ==,
                   "Skirmish at Langemarck · Again");
  app_activate (fixture, "game.play-again");
  g_ptr_array_unref (documents);
  documents = duck_shell_list_documents (DUCK_SHELL (fixture->window));
  again = g_ptr_array_index (documents, documents->len - 1);
  g_assert_cmpstr (duck_document_get_title (DUCK_DOCUMENT (again)), ==,
                   "Skirmish at Langemarck · Again (2)");

  /* They keep their names as the game goes on. */
  duck_game_document_set_reason (again, "nearer");
  g_assert_cmpstr (duck_document_get_title (DUCK_DOCUMENT (again)), ==,
                   "Skirmish at Langemarck · Again (2)");
}

/* A game that was cut off is the same when its draft is read. */
static void
test_draft (AppFixture *fixture, gconstpointer data)
{
  Player player = begin (fixture, "person quick", 7);
  DuckDocumentClass *klass = DUCK_DOCUMENT_GET_CLASS (player.document);
  g_autoptr (StoreFaults) faults = store_faults_new ("draft");
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (DuckDocument) again = NULL;

  go_to_phase (&player, 0, MOVEMENT);
  bytes = klass->to_bytes (DUCK_DOCUMENT (player.document));
  again
    = klass->from_bytes (duck_application_get_library (fixture->application), NULL, bytes, faults);
  g_assert_nonnull (again);
  g_assert_cmpuint (duck_game_document_get_game (DUCK_GAME_DOCUMENT (again))->game->records->len,
                    ==, count_orders (&player));
  g_assert_cmpstr (duck_game_document_get_commander (DUCK_GAME_DOCUMENT (again), 1), ==, "quick");
}

static void
add_tests (void)
{
  g_test_add ("/app/game-play/drag", AppFixture, NULL, app_set_up, test_drag, app_tear_down);
  g_test_add ("/app/game-play/turn-handle", AppFixture, NULL, app_set_up, test_turn_handle,
              app_tear_down);
  g_test_add ("/app/game-play/wheel", AppFixture, NULL, app_set_up, test_wheel, app_tear_down);
  g_test_add ("/app/game-play/look-back", AppFixture, NULL, app_set_up, test_look_back,
              app_tear_down);
  g_test_add ("/app/game-play/choose-own", AppFixture, NULL, app_set_up, test_choose_own,
              app_tear_down);
  g_test_add ("/app/game-play/say-why-not", AppFixture, NULL, app_set_up, test_say_why_not,
              app_tear_down);
  g_test_add ("/app/game-play/keys", AppFixture, NULL, app_set_up, test_keys, app_tear_down);
  g_test_add ("/app/game-play/facing", AppFixture, NULL, app_set_up, test_facing, app_tear_down);
  g_test_add ("/app/game-play/hand-over", AppFixture, NULL, app_set_up, test_hand_over,
              app_tear_down);
  g_test_add ("/app/game-play/by-post", AppFixture, NULL, app_set_up, test_by_post, app_tear_down);
  g_test_add ("/app/game-play/skip-post", AppFixture, NULL, app_set_up, test_skip, app_tear_down);
  g_test_add ("/app/game-play/take-over", AppFixture, NULL, app_set_up, test_take_over,
              app_tear_down);
  g_test_add ("/app/game-play/play-again", AppFixture, NULL, app_set_up, test_play_again,
              app_tear_down);
  g_test_add ("/app/game-play/draft", AppFixture, NULL, app_set_up, test_draft, app_tear_down);
  g_test_add ("/app/game-play/whole-game", AppFixture, NULL, app_set_up, test_whole_game,
              app_tear_down);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
