/* test-game-group.c: several units of a game are moved at once, by pointer and keys
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "engine/game/joint-move.h"
#include "engine/game/shown.h"

#define MOVEMENT 2

/* To the movement of the first seat. */
static Player
go_to_movement (AppFixture *fixture)
{
  Player player = begin (fixture, "person quick", 7);

  for (WarStep step = wait_for_person (&player);
       get_phase (&player) != MOVEMENT || step.seat != 0 || has_band (&player);
       step = wait_for_person (&player))
    {
      g_assert_cmpint (step.kind, ==, WAR_STEP_PERSON);
      if (has_band (&player))
        app_click (app_find_nth_type (app_find (player.page, "answers"), GTK_TYPE_BUTTON, 0));
      else if (is_enabled (&player, "place-rest"))
        app_activate (fixture, "game.place-rest");
      else if (is_enabled (&player, "go-on"))
        app_activate (fixture, "game.go-on");
      app_iterate ();
    }
  settle (&player);
  gtk_widget_grab_focus (GTK_WIDGET (player.board));
  /* A unit that is chosen would come along. */
  press_key (&player, GDK_KEY_Escape);
  press_key (&player, GDK_KEY_Escape);
  return player;
}

/* The units that could go, by row. */
static GArray *
list_movers (Player *player)
{
  const WarSetup *setup = get_setup (player);
  GArray *movers = g_array_new (FALSE, FALSE, sizeof (gint));

  for (gint row = 0; row < (gint) setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_joint_move_can_go (setup, duck_game_document_get_view (player->document), 0, row))
      g_array_append_val (movers, row);
  return movers;
}

static WarPosition
get_centre (Player *player, gint row)
{
  WarShownPiece piece;

  g_assert_true (war_play_show_piece (
    get_setup (player), duck_game_document_get_view (player->document), (guint) row, &piece));
  return piece.base.centre;
}

/* How many of them are no longer where they were. */
static guint
count_moved (Player *player, const GArray *movers, const WarPosition *before)
{
  guint n = 0;

  for (guint i = 0; i < movers->len; i++)
    {
      WarPosition now = get_centre (player, g_array_index (movers, gint, i));

      n += now.x != before[i].x || now.y != before[i].y;
    }
  return n;
}

static WarPosition *
list_places (Player *player, const GArray *movers)
{
  WarPosition *places = g_new (WarPosition, movers->len);

  for (guint i = 0; i < movers->len; i++)
    places[i] = get_centre (player, g_array_index (movers, gint, i));
  return places;
}

static const char *
get_status (Player *player)
{
  return gtk_label_get_label (GTK_LABEL (app_find (player->page, "status")));
}

/* All that can move go to the right by the arrow key, once Enter says so; Escape leaves all where
 * they are, and then lets them go. */
static void
test_keys (AppFixture *fixture, gconstpointer data)
{
  Player player = go_to_movement (fixture);
  g_autoptr (GArray) movers = list_movers (&player);
  g_autofree WarPosition *before = list_places (&player, movers);
  guint n_orders = count_orders (&player);

  g_assert_cmpuint (movers->len, >, 2);
  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  press_key (&player, GDK_KEY_Right);
  g_assert_nonnull (strstr (get_status (&player), "there."));
  g_assert_null (strstr (get_status (&player), "0 units"));
  press_key (&player, GDK_KEY_Escape);
  press_key (&player, GDK_KEY_Escape);
  press_key (&player, GDK_KEY_Return);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);

  app_press_key (GDK_KEY_a, GDK_CONTROL_MASK);
  for (guint i = 0; i < 2; i++)
    press_key (&player, GDK_KEY_Right);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  press_key (&player, GDK_KEY_Return);
  g_assert_cmpuint (count_orders (&player), >, n_orders + 1);
  g_assert_cmpuint (count_moved (&player, movers, before), ==, count_orders (&player) - n_orders);
}

/* Whether both of them come where they would go. */
static gboolean
can_both_go (Player *player, const gint *pair, WarPosition by)
{
  g_autoptr (GArray) moves = g_array_new (FALSE, FALSE, sizeof (WarJointMove));

  war_joint_move_plan (get_setup (player), duck_game_document_get_view (player->document), 0, pair,
                       2, by, moves);
  for (guint i = 0; i < moves->len; i++)
    if (!g_array_index (moves, WarJointMove, i).goes
        || g_array_index (moves, WarJointMove, i).is_short)
      return FALSE;
  return TRUE;
}

/* Two units that can go so far the same way; moves them to the beginning of the list. */
static WarPosition
find_pair (Player *player, GArray *movers)
{
  static const WarPosition ways[]
    = { { WAR_INCH, 0 }, { 0, WAR_INCH }, { -WAR_INCH, 0 }, { 0, -WAR_INCH } };

  for (guint i = 0; i < movers->len; i++)
    for (guint k = i + 1; k < movers->len; k++)
      for (guint n = 0; n < G_N_ELEMENTS (ways); n++)
        {
          const gint pair[] = { g_array_index (movers, gint, i), g_array_index (movers, gint, k) };

          if (!can_both_go (player, pair, ways[n]))
            continue;
          g_array_set_size (movers, 0);
          g_array_append_vals (movers, pair, 2);
          return ways[n];
        }
  g_assert_not_reached ();
}

/* Two that are clicked with Ctrl go where one of them is dragged; nobody else does. */
static void
test_pointer (AppFixture *fixture, gconstpointer data)
{
  Player player = go_to_movement (fixture);
  g_autoptr (GArray) movers = list_movers (&player);
  WarPosition by = find_pair (&player, movers);
  g_autofree WarPosition *before = list_places (&player, movers);
  guint n_orders = count_orders (&player);

  app_hold_key (GDK_KEY_Control_L, TRUE);
  for (guint i = 0; i < movers->len; i++)
    click_at (&player, before[i]);
  app_hold_key (GDK_KEY_Control_L, FALSE);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  drag (&player, before[0], (WarPosition){ before[0].x + by.x, before[0].y + by.y });
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 2);
  g_assert_cmpuint (count_moved (&player, movers, before), ==, 2);
}

/* A frame holds those whose middle it has about it. */
static void
test_frame (AppFixture *fixture, gconstpointer data)
{
  Player player = go_to_movement (fixture);
  g_autoptr (GArray) movers = list_movers (&player);
  const WarField *field = get_setup (&player)->operation->field;
  g_autofree WarPosition *before = list_places (&player, movers);
  guint n_orders = count_orders (&player);

  app_hold_key (GDK_KEY_Control_L, TRUE);
  drag (&player, (WarPosition){ field->width * 3 / 4, WAR_MILLIMETRE },
        (WarPosition){ WAR_MILLIMETRE, field->depth - WAR_MILLIMETRE });
  app_hold_key (GDK_KEY_Control_L, FALSE);
  press_key (&player, GDK_KEY_Right);
  press_key (&player, GDK_KEY_Return);
  g_assert_cmpuint (count_orders (&player), >, n_orders + 1);
  g_assert_cmpuint (count_moved (&player, movers, before), ==, count_orders (&player) - n_orders);
}

static void
add_tests (void)
{
  g_test_add ("/app/game-group/keys", AppFixture, NULL, app_set_up, test_keys, app_tear_down);
  g_test_add ("/app/game-group/pointer", AppFixture, NULL, app_set_up, test_pointer, app_tear_down);
  g_test_add ("/app/game-group/frame", AppFixture, NULL, app_set_up, test_frame, app_tear_down);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
