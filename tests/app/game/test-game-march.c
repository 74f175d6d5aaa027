/* test-game-march.c: units in ranks wheel by the handle, go straight ahead and aslant
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include <math.h>

#include "app/game/board/play-marks.h"
#include "app/game/board/play-signs.h"
#include "app/game/page/game-page.h"
#include "app/shell/shell.h"
#include "desk/base/settings.h"
#include "engine/empires/terms.h"
#include "engine/game/choice.h"
#include "engine/solo/quick.h"
#include "shipped.h"

#define MAX_ORDERS 100
#define HANDLE 24 /* logical pixels from a unit's front to the middle of its handle */

typedef struct
{
  Player player;
  gint row; /* of the first base of the unit that marches */
  WarStance stance;
  WarLength front; /* from its middle */
} March;

/* A unit in line that may go far straight ahead; WAR_NONE. */
static gint
find_unit (const StoreGame *game, WarStance *stance)
{
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));

  for (gint seat = 0; seat < WAR_N_SIDES; seat++)
    war_choice_list (game->setup, game->game->state, seat, WAR_NONE, choices);
  for (guint i = 0; i < choices->len; i++)
    {
      const WarChoice *choice = &g_array_index (choices, WarChoice, i);
      WarOrder order;

      if (choice->order.kind == WAR_EMPIRES_ORDER_MARCH
          && war_choice_march (game->setup, game->game->state, choice, 0, 0, 14 * WAR_CENTIMETRE,
                               &order)
          && order.arguments[2] == 14 * WAR_CENTIMETRE
          && war_choice_find_stance (game->setup, game->game->state, choice, stance))
        return choice->order.actor;
    }
  return WAR_NONE;
}

/* A game that has come to where such a unit moves. */
static March
begin_march (AppFixture *fixture)
{
  StoreLibrary *library = duck_application_get_library (fixture->application);
  g_autoptr (WarOperation) operation = shipped_load_operation (library, "mons");
  g_autoptr (DuckDocument) document = NULL;
  March march = { .row = WAR_NONE };
  WarSetupFault fault;
  StoreGame *game = store_game_new (operation, 1914, &fault);
  WarSession session;

  g_settings_set_string (duck_settings_get (), DUCK_SETTING_GAME_PACE, "at-once");
  g_settings_set_string (duck_settings_get (), DUCK_SETTING_DICE_SPEED, "at-once");
  game->commanders = g_strsplit ("person person", " ", -1);
  war_session_init (&session, game->game);
  for (guint seat = 0; seat < WAR_N_SIDES; seat++)
    session.commanders[seat] = war_quick_command;
  for (guint n = 0; n < MAX_ORDERS && march.row == WAR_NONE; n++)
    {
      war_session_run (&session, n + 1);
      march.row = find_unit (game, &march.stance);
    }
  war_session_clear (&session);
  g_assert_cmpint (march.row, !=, WAR_NONE);

  document = duck_game_document_new (library, game);
  duck_shell_add_document (DUCK_SHELL (fixture->window), document);
  march.player = (Player){
    .fixture = fixture,
    .document = DUCK_GAME_DOCUMENT (document),
    .page = DUCK_PAGE (app_find_type (fixture->window, DUCK_TYPE_GAME_PAGE)),
  };
  march.player.board = DUCK_BOARD (app_find (march.player.page, "board"));
  app_wait_for (duck_board_is_complete (march.player.board));
  return march;
}

static WarPosition
ahead (const March *march, gint turn, WarLength distance)
{
  return war_position_step (march->stance.middle, war_heading_add (march->stance.heading, turn),
                            distance);
}

/* On its first base. */
static void
click_unit (March *march)
{
  WarShownPiece piece;

  g_assert_true (war_play_show_piece (get_setup (&march->player),
                                      duck_game_document_get_view (march->player.document),
                                      (guint) march->row, &piece));
  click_at (&march->player, piece.base.centre);
}

static const WarOrder *
get_last (const March *march)
{
  const GArray *records = duck_game_document_get_game (march->player.document)->game->records;

  return &g_array_index (records, WarRecord, records->len - 1).order;
}

/* The pointer is never exact. */
static void
assert_near (gint32 value, gint32 wanted, gint32 off)
{
  g_assert_cmpint (value, >=, wanted - off);
  g_assert_cmpint (value, <=, wanted + off);
}

static void
assert_march (const March *march, gint32 wheel, gint32 slant, WarLength distance)
{
  const WarOrder *order = get_last (march);

  g_assert_cmpint (order->kind, ==, WAR_EMPIRES_ORDER_MARCH);
  g_assert_cmpint (order->actor, ==, march->row);
  assert_near (order->arguments[0], wheel, WAR_HEADING_TURN / 32);
  assert_near (order->arguments[1], slant, WAR_HEADING_TURN / 32);
  assert_near (order->arguments[2], distance, WAR_CENTIMETRE);
}

static void
undo (March *march)
{
  guint n_orders = count_orders (&march->player);

  app_activate (march->player.fixture, "win.undo");
  app_wait_for (count_orders (&march->player) == n_orders - 1);
  settle (&march->player);
}

/* Who goes ahead does not wheel; a bit to the side it goes aslant. Neither is on the handle. */
static void
test_point (AppFixture *fixture, gconstpointer data)
{
  March march = begin_march (fixture);

  click_unit (&march);
  click_at (&march.player, ahead (&march, 0, 4 * WAR_CENTIMETRE));
  assert_march (&march, 0, 0, 4 * WAR_CENTIMETRE);
  undo (&march);

  click_unit (&march);
  click_at (&march.player, ahead (&march, WAR_HEADING_TURN / 9, 10 * WAR_CENTIMETRE));
  assert_march (&march, 0, WAR_HEADING_TURN / 9, 10 * WAR_CENTIMETRE);
}

/* A length on the field that has so many pixels. */
static WarLength
get_length (March *march, double pixels)
{
  graphene_point_t from = duck_board_position_to_widget (march->player.board, march->stance.middle);
  graphene_point_t to
    = duck_board_position_to_widget (march->player.board, ahead (march, 0, 10 * WAR_CENTIMETRE));
  double whole = hypot ((double) (to.x - from.x), (double) (to.y - from.y));

  return (WarLength) (pixels * 10 * WAR_CENTIMETRE / whole);
}

static WarPosition
step_aside (March *march, WarPosition from, WarLength distance)
{
  return war_position_step (from, war_heading_add (march->stance.heading, WAR_HEADING_TURN / 4),
                            distance);
}

/* A front corner of a line of four bases, each 3 cm wide and 2 cm deep. side: −1 is the left. */
static WarPosition
find_corner (March *march, gint side)
{
  return step_aside (march, ahead (march, 0, WAR_CENTIMETRE), side * 6 * WAR_CENTIMETRE);
}

/* In the middle of the handle of that corner. */
static WarPosition
find_handle (March *march, gint side)
{
  return war_position_step (find_corner (march, side), march->stance.heading,
                            get_length (march, HANDLE));
}

/* Brings the handle of a corner so far round the other corner. */
static void
wheel (March *march, gint side, gint turn)
{
  WarPosition pivot = find_corner (march, -side), handle = find_handle (march, side);
  WarHeading heading = war_heading_add (war_heading_towards (pivot, handle), turn);

  click_unit (march);
  drag (&march->player, handle,
        war_position_step (pivot, heading, war_position_distance (pivot, handle)));
}

/* The handle of a corner wheels about the other one, and a click says where it goes from there, or
 * on itself that it stays; before that nothing is ordered. A click on a handle goes to where it
 * is. */
static void
test_handle (AppFixture *fixture, gconstpointer data)
{
  March march = begin_march (fixture);
  guint n_orders = count_orders (&march.player);

  wheel (&march, -1, WAR_HEADING_TURN / 16);
  g_assert_cmpuint (count_orders (&march.player), ==, n_orders);
  click_at (&march.player, ahead (&march, WAR_HEADING_TURN / 7, 10 * WAR_CENTIMETRE));
  g_assert_cmpuint (count_orders (&march.player), ==, n_orders + 1);
  g_assert_cmpint (get_last (&march)->kind, ==, WAR_EMPIRES_ORDER_MARCH);
  assert_near (get_last (&march)->arguments[0], WAR_HEADING_TURN / 16, WAR_HEADING_TURN / 64);
  g_assert_cmpint (get_last (&march)->arguments[2], >, 3 * WAR_CENTIMETRE);
  undo (&march);

  click_unit (&march);
  click_at (&march.player, step_aside (&march, find_handle (&march, -1), 2 * WAR_CENTIMETRE));
  g_assert_cmpuint (count_orders (&march.player), ==, n_orders + 1);
  g_assert_cmpint (get_last (&march)->arguments[2], >, 0);
  undo (&march);

  wheel (&march, -1, WAR_HEADING_TURN / 16);
  click_unit (&march);
  assert_march (&march, WAR_HEADING_TURN / 16, 0, 0);
  undo (&march);

  wheel (&march, 1, -WAR_HEADING_TURN / 16);
  click_unit (&march);
  assert_march (&march, -WAR_HEADING_TURN / 16, 0, 0);
}

/* No corner goes back. */
static void
test_handle_back (AppFixture *fixture, gconstpointer data)
{
  March march = begin_march (fixture);
  guint n_orders = count_orders (&march.player);

  for (gint side = -1; side <= 1; side += 2)
    {
      wheel (&march, side, side * WAR_HEADING_TURN / 16);
      click_unit (&march);
      g_assert_cmpuint (count_orders (&march.player), ==, n_orders);
      press_key (&march.player, GDK_KEY_Escape);
      press_key (&march.player, GDK_KEY_Escape);
    }
}

/* Escape drops the wheel, then the unit; neither comes back to a pointer that rests. */
static void
test_handle_escape (AppFixture *fixture, gconstpointer data)
{
  March march = begin_march (fixture);
  guint n_orders = count_orders (&march.player);

  wheel (&march, -1, WAR_HEADING_TURN / 16);
  press_key (&march.player, GDK_KEY_Escape);
  g_assert_true (gtk_widget_get_visible (app_find (march.player.page, "card")));
  click_unit (&march);
  g_assert_cmpuint (count_orders (&march.player), ==, n_orders);

  wheel (&march, -1, WAR_HEADING_TURN / 16);
  press_key (&march.player, GDK_KEY_Escape);
  press_key (&march.player, GDK_KEY_Escape);
  g_assert_false (gtk_widget_get_visible (app_find (march.player.page, "card")));
}

/* Up goes ahead, right wheels, R goes aslant; Enter gives the order. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  March march = begin_march (fixture);
  const WarOrder *order;

  click_unit (&march);
  gtk_widget_grab_focus (GTK_WIDGET (march.player.board));
  for (guint i = 0; i < 4; i++)
    press_key (&march.player, GDK_KEY_Up);
  press_key (&march.player, GDK_KEY_r);
  press_key (&march.player, GDK_KEY_Right);
  press_key (&march.player, GDK_KEY_Return);
  order = get_last (&march);
  g_assert_cmpint (order->kind, ==, WAR_EMPIRES_ORDER_MARCH);
  g_assert_cmpint (order->arguments[0], >, 0);
  g_assert_cmpint (order->arguments[1], >, 0);
  g_assert_cmpint (order->arguments[2], >, 0);
}

/* Of an enemy nobody asks why it does not obey. */
static void
test_enemy (AppFixture *fixture, gconstpointer data)
{
  March march = begin_march (fixture);
  const WarState *view = duck_game_document_get_view (march.player.document);
  WarShownPiece own, other = { 0 };

  war_play_show_piece (get_setup (&march.player), view, (guint) march.row, &own);
  for (guint row = 0; !other.is_on_field || other.side == own.side; row++)
    war_play_show_piece (get_setup (&march.player), view, row, &other);
  click_at (&march.player, other.base.centre);
  g_assert_true (gtk_widget_get_visible (app_find (march.player.page, "card")));
  g_assert_false (gtk_widget_get_visible (app_find (march.player.page, "refusals")));
}

/* The numbers of bases that stand close are beside the unit, and do not cover each other; others
 * are on them. */
static void
test_fan (void)
{
  const graphene_point_t close[] = { { 10, 10 }, { 10, 16 }, { 10, 22 }, { 10, 28 } };
  const graphene_point_t apart[] = { { 10, 10 }, { 10, 40 } };
  graphene_point_t middles[G_N_ELEMENTS (close)];

  g_assert_true (duck_play_mark_fan (close, G_N_ELEMENTS (close), 18, 30, middles));
  for (guint i = 0; i < G_N_ELEMENTS (close); i++)
    {
      g_assert_cmpfloat (fabsf (middles[i].x - 10), >, 29);
      g_assert_cmpfloat_with_epsilon (middles[i].y, 19 + (i - 1.5) * 18, 0.01);
    }

  g_assert_false (duck_play_mark_fan (apart, G_N_ELEMENTS (apart), 18, 30, middles));
  g_assert_true (graphene_point_equal (&middles[1], &apart[1]));
  g_assert_false (duck_play_mark_fan (apart, 1, 18, 30, middles));
  g_assert_true (graphene_point_equal (&middles[0], &apart[0]));
}

/* What is written of targets that stand close is all read: none lies over another. What has room
 * stays where it is. */
static void
test_signs (void)
{
  g_autoptr (GArray) taken = g_array_new (FALSE, FALSE, sizeof (graphene_rect_t));
  const graphene_rect_t far = GRAPHENE_RECT_INIT (500, 500, 60, 14);
  graphene_rect_t found;

  for (guint i = 0; i < 16; i++)
    {
      const graphene_rect_t wanted = GRAPHENE_RECT_INIT ((float) (100 + 5 * i), 100, 60, 14);

      g_assert_true (duck_play_signs_find_room (taken, &wanted, &found));
      for (guint j = 0; j < taken->len; j++)
        g_assert_false (
          graphene_rect_intersection (&g_array_index (taken, graphene_rect_t, j), &found, NULL));
      g_array_append_val (taken, found);
    }
  g_assert_true (duck_play_signs_find_room (taken, &far, &found));
  g_assert_true (graphene_rect_equal (&found, &far));
}

static void
add_tests (void)
{
  APP_ADD ("/game-march/point", test_point);
  g_test_add_func ("/app/game-march/fan", test_fan);
  g_test_add_func ("/app/game-march/signs", test_signs);
  APP_ADD ("/game-march/handle", test_handle);
  APP_ADD ("/game-march/handle-back", test_handle_back);
  APP_ADD ("/game-march/handle-escape", test_handle_escape);
  APP_ADD ("/game-march/keys", test_keys);
  APP_ADD ("/game-march/enemy", test_enemy);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
