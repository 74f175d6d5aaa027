/* test-game-regiments.c: whole regiments of single figures, chosen, moved and told of as one
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "game-player.h"

#include "app/game/hand/play-tool.h"
#include "app/game/log/game-log.h"
#include "app/game/page/coach.h"
#include "desk/documents/game-event.h"
#include "engine/game/shown.h"
#include "engine/raider/terms.h"
#include "engine/solo/quick.h"

#define FRENCH 0 /* the first side */

/* How many men and leader a French regiment has. */
#define REGIMENT 31

static DuckPlayGroup *
get_group (Player *player)
{
  return duck_play_tool_get_group (DUCK_PLAY_TOOL (duck_board_get_tool (player->board)));
}

static WarPosition
get_place (Player *player, gint row)
{
  WarShownPiece piece;

  g_assert_true (war_play_show_piece (
    get_setup (player), duck_game_document_get_view (player->document), (guint) row, &piece));
  return piece.base.centre;
}

/* The first row of the list that is to be seen. */
static GtkListBoxRow *
get_first_row (Player *player)
{
  GtkWidget *row = gtk_widget_get_first_child (app_find (player->page, "units"));

  while (row != NULL && !gtk_widget_get_visible (row))
    row = gtk_widget_get_next_sibling (row);
  return GTK_LIST_BOX_ROW (row);
}

static guint
count_rows (Player *player)
{
  guint n = 0;

  for (GtkWidget *row = gtk_widget_get_first_child (app_find (player->page, "units")); row != NULL;
       row = gtk_widget_get_next_sibling (row))
    n += gtk_widget_get_visible (row);
  return n;
}

/* The French are to move; their first regiment is chosen by its row. */
static Player
choose_regiment (AppFixture *fixture)
{
  Player player = begin_operation (fixture, "three-lines", "person person", 4, FALSE);

  go_on_to_phase (&player, WAR_RAIDER_PHASE_MOVES);
  settle (&player);
  g_signal_emit_by_name (app_find (player.page, "units"), "row-activated", get_first_row (&player));
  settle (&player);
  return player;
}

static guint
get_last_kind (Player *player)
{
  const GArray *records = duck_game_document_get_game (player->document)->game->records;

  return g_array_index (records, WarRecord, records->len - 1).order.kind;
}

/* Until that turn begins. */
static void
go_on_by_commanders (Player *player, gint32 round)
{
  WarOrder order;

  while (war_setup_peek_game (get_setup (player),
                              duck_game_document_get_view (player->document))[WAR_GAME_ROUND]
         < round)
    {
      gint seat = wait_for_person (player).seat;

      g_assert_true (duck_game_document_choose (player->document, seat, war_quick_command, &order));
      g_assert_cmpint (duck_game_document_give (player->document, &order, NULL), ==,
                       WAR_OUTCOME_DONE);
    }
}

/* Between two figures that stand apart, where nobody stands. */
static WarPosition
find_gap (Player *player)
{
  const WarSetup *setup = get_setup (player);
  DuckPlayGroup *group = get_group (player);

  for (guint i = 0; i < duck_play_group_count (group); i++)
    for (guint j = 0; j < i; j++)
      {
        WarPosition a = get_place (player, duck_play_group_get (group, i));
        WarPosition b = get_place (player, duck_play_group_get (group, j));
        WarPosition middle = { (a.x + b.x) / 2, (a.y + b.y) / 2 };
        gboolean is_free = TRUE;
        WarShownPiece piece;

        for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
          if (war_play_show_piece (setup, duck_game_document_get_view (player->document), row,
                                   &piece)
              && war_base_meets_disc (&piece.base, middle, WAR_MILLIMETRE))
            is_free = FALSE;
        if (is_free)
          return middle;
      }
  g_assert_not_reached ();
}

/* A click on the row of a regiment chooses all of it, and the guide says what is done with all; a
 * drag of the ground between its figures moves all by one order, which is one line of the log. */
static void
test_move (AppFixture *fixture, gconstpointer data)
{
  Player player = choose_regiment (fixture);
  DuckPlayGroup *group = get_group (&player);
  guint n_orders = count_orders (&player), n_lines;
  GListModel *lines = duck_game_log_get_lines (DUCK_GAME_LOG (app_find (player.page, "happened")));
  WarPosition gap, to, before;
  gint first;

  g_assert_cmpuint (duck_play_group_count (group), ==, REGIMENT);
  g_assert_cmpuint (count_rows (&player), <, 12);
  gtk_widget_set_visible (app_find (player.page, "coach"), TRUE);
  g_assert_cmpstr (duck_coach_get_step (DUCK_COACH (app_find (player.page, "coach"))), ==,
                   "move-group");
  gtk_widget_set_visible (app_find (player.page, "coach"), FALSE);
  settle (&player);

  first = duck_play_group_get (group, 0);
  before = get_place (&player, first);
  gap = find_gap (&player);
  to = (WarPosition){ gap.x, gap.y - WAR_INCH };
  n_lines = g_list_model_get_n_items (lines);
  drag (&player, gap, to);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  g_assert_cmpint (get_place (&player, first).y, <, before.y);
  g_assert_cmpuint (g_list_model_get_n_items (lines), <, n_lines + REGIMENT / 2);
}

/* A press beside a regiment pans the board, and it stays chosen; a click there lets it go. */
static void
test_pan (AppFixture *fixture, gconstpointer data)
{
  Player player = choose_regiment (fixture);
  DuckPlayGroup *group = get_group (&player);
  guint n_orders = count_orders (&player);
  WarPosition beside = { 20 * WAR_INCH, 30 * WAR_INCH }, there = beside;

  there.y -= 4 * WAR_INCH;
  drag (&player, beside, there);
  g_assert_cmpuint (count_orders (&player), ==, n_orders);
  g_assert_cmpuint (duck_play_group_count (group), ==, REGIMENT);

  click_at (&player, beside);
  g_assert_cmpuint (duck_play_group_count (group), ==, 0);
}

/* With a regiment chosen a click on wire before some of its men makes those cut it, and the others
 * stay chosen (raider.R-20). */
static void
test_cut (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "three-lines", "person person", 5, FALSE);
  DuckPlayGroup *group;
  WarPosition wire = { 0, 27 * WAR_INCH + WAR_INCH / 2 };
  guint n_orders, n = 0;

  go_on_by_commanders (&player, 6);
  go_on_to_phase (&player, WAR_RAIDER_PHASE_MOVES);
  settle (&player);
  g_signal_emit_by_name (app_find (player.page, "units"), "row-activated", get_first_row (&player));
  settle (&player);
  group = get_group (&player);
  for (guint i = 0; i < duck_play_group_count (group); i++)
    {
      WarPosition place = get_place (&player, duck_play_group_get (group, i));

      if (place.y < 29 * WAR_INCH && place.y > wire.y)
        {
          wire.x = place.x;
          n++;
        }
    }
  g_assert_cmpuint (n, >, 0);

  n = duck_play_group_count (group);
  n_orders = count_orders (&player);
  click_at (&player, wire);
  g_assert_cmpuint (count_orders (&player), ==, n_orders + 1);
  g_assert_cmpuint (get_last_kind (&player), ==, WAR_RAIDER_ORDER_CUT);
  g_assert_cmpuint (duck_play_group_count (group), >, 0);
  g_assert_cmpuint (duck_play_group_count (group), <, n);
}

/* What the program does for somebody is what a commander would, to the end of the step, and one
 * step back takes back what nobody rolled for. */
static void
test_for_me (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "three-lines", "person person", 4, FALSE);
  guint n_orders;

  go_on_to_phase (&player, WAR_RAIDER_PHASE_MOVES);
  settle (&player);
  n_orders = count_orders (&player);
  g_assert_true (is_enabled (&player, "decide-rest"));
  app_activate (fixture, "game.decide-rest");
  app_wait_for (get_phase (&player) != WAR_RAIDER_PHASE_MOVES
                || duck_game_document_get_step (player.document).seat != FRENCH);
  g_assert_cmpuint (count_orders (&player), >, n_orders);
}

/* The row of the first piece of the type. */
static gint
find_type (Player *player, const char *id)
{
  const WarSetup *setup = get_setup (player);
  WarShownPiece piece;

  for (guint row = 0; row < setup->layout->tables[WAR_TABLE_PIECES].n_rows; row++)
    if (war_play_show_piece (setup, duck_game_document_get_view (player->document), row, &piece)
        && piece.type != NULL && g_str_equal (piece.type->id, id))
      return (gint) row;
  g_assert_not_reached ();
}

/* A tank backs up to where somebody clicks behind it, and does not turn round. */
static void
test_back (AppFixture *fixture, gconstpointer data)
{
  Player player = begin_operation (fixture, "three-lines", "person person", 4, FALSE);
  WarPosition from, to;
  WarShownPiece piece;
  WarHeading before;
  gint tank, turn;

  go_on_to_phase (&player, WAR_RAIDER_PHASE_MOVES);
  settle (&player);
  tank = find_type (&player, "assault-renault");
  from = to = get_place (&player, tank);
  to.y -= 2 * WAR_INCH;
  click_at (&player, from);
  click_at (&player, to);
  from = get_place (&player, tank);
  war_play_show_piece (get_setup (&player), duck_game_document_get_view (player.document),
                       (guint) tank, &piece);
  before = piece.base.heading;
  g_assert_cmpint (from.y, <, to.y + WAR_INCH);

  to = from;
  to.y += WAR_INCH + WAR_INCH / 2;
  click_at (&player, to);
  war_play_show_piece (get_setup (&player), duck_game_document_get_view (player.document),
                       (guint) tank, &piece);
  g_assert_cmpint (piece.base.centre.y, >, from.y);
  turn = war_heading_get_turn (before, piece.base.heading);
  g_assert_cmpint (ABS (turn), <, WAR_HEADING_TURN / 8);
}

static void
add_tests (void)
{
  APP_ADD ("/game-regiments/raider.R-10/move", test_move);
  APP_ADD ("/game-regiments/raider.R-20/cut", test_cut);
  APP_ADD ("/game-regiments/for-me", test_for_me);
  APP_ADD ("/game-regiments/pan", test_pan);
  APP_ADD ("/game-regiments/raider.R-13/back", test_back);
}

int
main (int argc, char **argv)
{
  return app_run_tests (argc, argv, add_tests);
}
