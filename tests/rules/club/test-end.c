/* test-end.c: who gives up a game of Trench Club (club.1.9, club.10.9, club.M-34)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

#define N_STARTS_OF_FOUR 12
#define MAX_IDEAS 256

static WarOrder
make_giving_up (gint seat)
{
  return war_order_new (WAR_CLUB_ORDER_GIVE_UP, seat, WAR_NONE);
}

static void
give_up (Stage *stage, gint seat)
{
  WarOrder order = make_giving_up (seat);

  stage_give (stage, &order, "");
}

static gint
get_winner (Stage *stage)
{
  return *stage_game (stage, WAR_CLUB_GAME_WINNER);
}

static void
assert_end (Stage *stage, gint winner, const char *clause)
{
  const WarEvent *event = stage_event (stage, WAR_CLUB_EVENT_OVER, WAR_NONE);
  guint32 must, may;

  g_assert_cmpint (get_winner (stage), ==, winner);
  g_assert_cmpint (event->arguments[0], ==, winner);
  g_assert_cmpint (event->arguments[3], ==, WAR_CLUB_END_GAVE_UP);
  g_assert_cmpstr (event->clause, ==, clause);
  event = stage_event (stage, WAR_CLUB_EVENT_GAVE_UP, WAR_NONE);
  g_assert_cmpint (event->arguments[1], ==, TRUE);
  g_assert_cmpstr (event->clause, ==, clause);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmpuint (must | may, ==, 0);
}

/* Seats 0 and 1 are of side 0: two allies against the chart, or two of four. */
static Stage *
make_allies (const char *game_type)
{
  Stage *stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  for (guint i = 7; i <= N_STARTS_OF_FOUR; i++)
    war_hex_board_set_start (stage_get_board (stage), stage_at (34, i - 6), i);
  stage_set_game_type (stage, game_type);
  stage_begin (stage);
  for (gint seat = 0; seat < 2; seat++)
    {
      guint unit = stage_put (stage, 0, "infantry", stage_at (4, 2 + 2 * (guint) seat));

      *stage_unit (stage, unit, WAR_CLUB_PIECE_NATION) = seat;
    }
  for (gint seat = 2; seat < (gint) war_club_get_data (stage_get_setup (stage))->n_seats; seat++)
    {
      guint unit = stage_put (stage, 1, "infantry", stage_at (20, 2 * (guint) seat));

      *stage_unit (stage, unit, WAR_CLUB_PIECE_NATION) = seat;
    }
  return stage;
}

/* Whose turn it is has lost at once, at every decision: against the chart, and of two persons. */
static void
test_alone (void)
{
  static const WarClubPhase phases[] = { WAR_CLUB_PHASE_MOVES, WAR_CLUB_PHASE_ATTACKS };

  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
      gint side = i < 2 ? 0 : 1;

      stage_set_game_type (stage, i < 2 ? "against-chart" : "two-players");
      stage_begin (stage);
      stage_put (stage, side, "infantry", stage_at (4, 4));
      stage_put (stage, 1 - side, "truck", stage_at (5, 4));
      stage_begin_phase (stage, side, phases[i % 2]);
      give_up (stage, side);
      assert_end (stage, side == 0 ? WAR_WINNER_SIDE_2 : WAR_WINNER_SIDE_1, "club.1.9");
    }
}

/* Who is not to decide anything cannot, nor while tokens have not been dealt; but then, yes. */
static void
test_when (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  WarOrder order = make_giving_up (0);
  WarRefusal refusal;

  stage_set_game_type (stage, "two-players");
  stage_begin_game (stage);
  g_assert_false (
    war_play_check (stage_get_setup (stage), stage_get_state (stage), &order, &refusal));
  stage_order (stage, NULL, WAR_CLUB_ORDER_DEAL, WAR_NONE, WAR_NONE, 0, 0);
  order.seat = 1;
  g_assert_true (
    war_play_check (stage_get_setup (stage), stage_get_state (stage), &order, &refusal));
  give_up (stage, 0);
  assert_end (stage, WAR_WINNER_SIDE_2, "club.1.9");
  g_assert_false (
    war_play_check (stage_get_setup (stage), stage_get_state (stage), &order, &refusal));
}

/* The chart's own seat has no such order. */
static void
test_chart (void)
{
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");
  WarOrder order = make_giving_up (1);
  WarRefusal refusal;

  stage_begin (stage);
  stage_put (stage, 0, "infantry", stage_at (4, 4));
  stage_put (stage, 1, "infantry", stage_at (9, 4));
  stage_begin_phase (stage, 1, WAR_CLUB_PHASE_MOVES);
  g_assert_false (
    war_play_check (stage_get_setup (stage), stage_get_state (stage), &order, &refusal));
}

/* Two against the chart: both have to say so. */
static void
test_allies (void)
{
  g_autoptr (Stage) stage = make_allies ("allies");
  WarOrder again = make_giving_up (1);

  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  give_up (stage, 1);
  g_assert_cmpint (get_winner (stage), ==, WAR_WINNER_NONE);
  g_assert_cmpstr (stage_event (stage, WAR_CLUB_EVENT_GAVE_UP, WAR_NONE)->clause, ==, "club.M-34");
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_GAVE_UP, WAR_NONE)->arguments[0], ==, 1);
  g_assert_cmpint (stage_event (stage, WAR_CLUB_EVENT_GAVE_UP, WAR_NONE)->arguments[1], ==, FALSE);
  stage_refuse_order (stage, WAR_CLUB_REFUSAL_GAVE_UP, "club.M-34", &again);
  give_up (stage, 0);
  assert_end (stage, WAR_WINNER_SIDE_2, "club.10.9");
}

/* Of four the ally has a turn of its own to do so, and both enemies win. */
static void
test_four (void)
{
  g_autoptr (Stage) stage = make_allies ("four-players");

  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  give_up (stage, 0);
  g_assert_cmpint (get_winner (stage), ==, WAR_WINNER_NONE);
  stage_begin_phase (stage, 2, WAR_CLUB_PHASE_MOVES); /* turn 2 is that of the ally */
  give_up (stage, 1);
  assert_end (stage, WAR_WINNER_SIDE_2, "club.1.9");
}

/* The word of one stands in that round and the next, and can be given anew after that. */
static void
test_lapse (void)
{
  for (gint later = 0; later < 3; later++)
    {
      g_autoptr (Stage) stage = make_allies ("four-players");
      WarOrder again = make_giving_up (0);
      WarRefusal refusal;

      stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
      give_up (stage, 0);
      *stage_game (stage, WAR_GAME_ROUND) += later;
      g_assert_true (
        war_play_check (stage_get_setup (stage), stage_get_state (stage), &again, &refusal)
        == (later > 1));
      stage_begin_phase (stage, 2, WAR_CLUB_PHASE_MOVES);
      *stage_game (stage, WAR_GAME_ROUND) += later;
      give_up (stage, 1);
      g_assert_cmpint (get_winner (stage), ==, later > 1 ? WAR_WINNER_NONE : WAR_WINNER_SIDE_2);
    }
}

/* A quick commander gives up when its ally has, and does not even think of it before. */
static void
test_commander (void)
{
  g_autoptr (Stage) stage = make_allies ("allies");
  const WarSetup *setup = stage_get_setup (stage);
  g_autofree WarIdea *ideas = g_new (WarIdea, MAX_IDEAS);
  guint n;

  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  n = setup->play->think (setup, stage_get_state (stage), 1, &war_posture_usual, ideas, MAX_IDEAS);
  g_assert_cmpuint (n, >, 0);
  for (guint i = 0; i < n; i++)
    g_assert_cmpuint (ideas[i].order.kind, !=, WAR_CLUB_ORDER_GIVE_UP);

  give_up (stage, 0);
  n = setup->play->think (setup, stage_get_state (stage), 1, &war_posture_usual, ideas, MAX_IDEAS);
  g_assert_cmpuint (n, ==, 1);
  g_assert_cmpuint (ideas[0].order.kind, ==, WAR_CLUB_ORDER_GIVE_UP);
  stage_give (stage, &ideas[0].order, "");
  assert_end (stage, WAR_WINNER_SIDE_2, "club.10.9");
}

/* No state says that somebody gave up in a round to come, or that the chart did. */
static void
test_fault (void)
{
  g_autoptr (Stage) stage = make_allies ("allies");

  stage_begin_phase (stage, 0, WAR_CLUB_PHASE_MOVES);
  for (gint seat = 0; seat < 3; seat++)
    {
      g_autofree char *fault = NULL, *no_fault = NULL;
      gint32 *said = stage_seat (stage, seat, WAR_CLUB_SEAT_GAVE_UP);

      *said = seat < 2 ? 5 : 1;
      fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
      g_assert_true (fault != NULL && g_str_has_prefix (fault, "seats"));
      *said = 0;
      no_fault = war_play_find_fault (stage_get_setup (stage), stage_get_state (stage));
      g_assert_false (no_fault != NULL && g_str_has_prefix (no_fault, "seats"));
    }
}

/* The limits of what a state can say. */
static void
test_limits (void)
{
  static const struct
  {
    WarTable table;
    guint column;
    gint32 least, most;
  } limits[] = {
    { WAR_TABLE_GAME, WAR_CLUB_GAME_TURN, 0, 3 },
    { WAR_TABLE_GAME, WAR_CLUB_GAME_ARMY, WAR_NONE, 2 },
    { WAR_TABLE_GAME, WAR_CLUB_GAME_COLUMN, 0, 12 },
    { WAR_TABLE_GAME, WAR_CLUB_GAME_ROW, 0, 6 },
    { WAR_TABLE_GAME, WAR_CLUB_GAME_WINNER, 0, WAR_WINNER_DRAW },
    { WAR_TABLE_SEATS, WAR_CLUB_SEAT_UP, 0, 7 },
    { WAR_TABLE_SEATS, WAR_CLUB_SEAT_FIRST_ARMIES, 0, 7 },
    { WAR_TABLE_PIECES, WAR_CLUB_PIECE_ARMY, WAR_NONE, 2 },
    { WAR_TABLE_PIECES, WAR_CLUB_PIECE_DAMAGE, 0, 6 },
    { WAR_TABLE_PIECES, WAR_CLUB_PIECE_MOVED, 0, 1 },
    { WAR_TABLE_PIECES, WAR_CLUB_PIECE_FOUGHT, 0, 1 },
    { WAR_TABLE_FEATURES, WAR_CLUB_FORT_TURRET, 0, 1 },
    { WAR_TABLE_FEATURES, WAR_CLUB_FORT_MINE, WAR_NONE, WAR_CLUB_MAX_HEXES - 1 },
  };
  g_autoptr (Stage) stage = stage_new (STAGE_ALL_AMENDMENTS, "british", "german");

  stage_begin (stage);
  for (guint i = 0; i < G_N_ELEMENTS (limits); i++)
    {
      const WarColumn *column = war_layout_get_column (stage_get_setup (stage)->layout,
                                                       limits[i].table, limits[i].column);

      g_assert_cmpint (column->minimum, ==, limits[i].least);
      g_assert_cmpint (column->maximum, ==, limits[i].most);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/club-end/club.1.9/alone", test_alone);
  g_test_add_func ("/club-end/club.M-34/when", test_when);
  g_test_add_func ("/club-end/club.1.9/chart", test_chart);
  g_test_add_func ("/club-end/club.10.9/allies", test_allies);
  g_test_add_func ("/club-end/club.1.9/four", test_four);
  g_test_add_func ("/club-end/club.M-34/lapse", test_lapse);
  g_test_add_func ("/club-end/club.M-34/commander", test_commander);
  g_test_add_func ("/club-end/club.M-34/fault", test_fault);
  g_test_add_func ("/club-end/state/limits", test_limits);
  return g_test_run ();
}
