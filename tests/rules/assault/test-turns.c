/* test-turns.c: how a turn of Trench Assault goes: its steps, men who come out or withdraw, and who
 * has won
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  RIFLES = 0, /* eight */
  OFFICER = 8,
  HEADQUARTERS,
  GERMANS, /* five */
  GERMAN_OFFICER = 15,
};

#define AMENDED(amendment) (1u << WAR_ASSAULT_AMENDMENT_##amendment)
#define CM(value) ((gint) ((value) *WAR_CENTIMETRE))

/* One shell where nobody is. */
#define SHELL "1 0 150000"

static Stage *
begin (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "riflemen", 8);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 2, "riflemen", 5);
  stage_add (stage, 2, "company-officer", 1);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

static void
lose (Stage *stage, guint unit)
{
  *stage_unit (stage, unit, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  *stage_unit (stage, unit, WAR_ASSAULT_PIECE_LOSS) = WAR_ASSAULT_LOSS_KILLED;
}

/* Steps ---------------------------------------------------------------------------------------- */

/* assault.4.1: the seven steps in their order, and the next turn after them. */
static void
test_steps (void)
{
  static const gint phases[] = {
    WAR_ASSAULT_PHASE_MORALE,       WAR_ASSAULT_PHASE_ATTACKERS, WAR_ASSAULT_PHASE_DEFENDERS,
    WAR_ASSAULT_PHASE_HAND_TO_HAND, WAR_ASSAULT_PHASE_UNPINNING, WAR_ASSAULT_PHASE_SHELLS,
    WAR_ASSAULT_PHASE_FIRE,
  };
  g_autoptr (Stage) stage = begin (0, NULL);
  guint n = 0;

  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 150);
  stage_put (stage, GERMANS, 100, 33);
  stage_put (stage, GERMANS + 1, 150, 33);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED) = 1;
  *stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_begin_fire (stage);

  /* Both fire; then it goes from step to step as far as somebody decides. */
  stage_order (stage, "", "1 end-step");
  stage_order (stage, "", "3 end-step");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_PHASE, n++)->arguments[0], ==, phases[0]);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_PHASE, n)->arguments[0], ==, phases[1]);
  stage_order (stage, "", "1 end-step");
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_PHASE, 0)->arguments[0], ==, phases[2]);

  /* Unpinning (4, 4), and then a shell of the next turn. */
  stage_order (stage, "4 4 " SHELL, "3 end-step");
  for (n = 0; n < 4; n++)
    g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_PHASE, n)->arguments[0], ==,
                     phases[3 + n]);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_ROUND), ==, 2);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_PHASE), ==, WAR_ASSAULT_PHASE_FIRE);
}

/* Nobody is asked who has nothing to do. */
static void
test_nobody (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < 4; i++)
    {
      stage_put (stage, RIFLES + i, 20 + 10 * i, 150);
      *stage_unit (stage, RIFLES + i, WAR_ASSAULT_PIECE_PINNED) = 1;
    }
  stage_put (stage, GERMANS, 100, 30);
  *stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_put (stage, OFFICER, 150, 150);
  stage_begin_moves (stage, 1);
  stage_order (stage, "2 2 2 2 3 " SHELL, "1 end-step");
  g_assert_cmpint (*stage_game (stage, WAR_GAME_ROUND), ==, 2);
}

/* assault.A-28: a company whose officer is dead is its own seat's all the same; attacking seats
 * move in any order. */
static void
test_seats (void)
{
  g_autoptr (Stage) stage = stage_new (0);
  guint32 must, may;

  for (guint i = 0; i < 2; i++)
    {
      stage_add (stage, 1, "company-officer", 1);
      stage_add (stage, 1, "riflemen", 8);
    }
  stage_add (stage, 2, "riflemen", 1);
  stage_begin (stage);
  lose (stage, 0);
  stage_put (stage, 1, 50, 150);
  stage_put (stage, 10, 100, 150);
  stage_put (stage, 9, 150, 150);
  stage_begin_moves (stage, 1);
  war_decision_get_seats (stage_get_setup (stage), stage_get_state (stage), &must, &may);
  g_assert_cmphex (must, ==, 1u << 0 | 1u << 1);
  stage_order (stage, "", "2 go pieces.10 heading=0 distance=1000");
  stage_order (stage, "", "1 go pieces.1 heading=0 distance=1000");
  stage_order (stage, "", "2 end-step");
  stage_order (stage, "", "1 go pieces.1 heading=0 distance=1000");
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "2 go pieces.10 heading=0 distance=1000");
}

/* Who fired may fire again next turn, and move again in one in which he does not. */
static void
test_fired (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 150);
  stage_put (stage, GERMANS, 100, 33);
  stage_begin_fire (stage);
  stage_order (stage, "", "3 fire pieces.%d shots=1 targets=0", GERMANS);
  stage_order (stage, "", "1 end-step");
  stage_order (stage, "1", "3 end-step");
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_FIRED), ==, 1);
  stage_order (stage, SHELL, "1 end-step");
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_FIRED), ==, 0);
}

/* Coming out ----------------------------------------------------------------------------------- */

/* Bunkers at 40 and 150, the middle of the line at 100: that at 150 is nearer. */
static void
add_bunkers (Stage *stage)
{
  stage_add_bunker (stage, 40);
  stage_add_bunker (stage, 150);
}

/* Two in the first, three in the second; open from the first turn on. */
static Stage *
begin_inside (WarAmendments amendments)
{
  Stage *stage = begin (amendments, add_bunkers);

  for (guint i = 0; i < 5; i++)
    {
      const WarAssaultBunker *bunker
        = &g_array_index (stage_get_data (stage)->bunkers, WarAssaultBunker, i % 2);

      *stage_unit (stage, GERMANS + i, WAR_ASSAULT_PIECE_BUNKER) = (gint32) bunker->feature;
      *stage_unit (stage, GERMANS + i, WAR_ASSAULT_PIECE_PLACE) = 5 - (gint) i / 2;
    }
  *stage_bunker (stage, 0, WAR_ASSAULT_FEATURE_OPENS) = 1;
  *stage_bunker (stage, 1, WAR_ASSAULT_FEATURE_OPENS) = 1;
  return stage;
}

/* assault.3.6: one of each bunker a turn, in the order that was set, at the entrance; the officer
 * with the first of the bunker nearest to the middle (assault.A-15). */
static void
test_coming_out (void)
{
  g_autoptr (Stage) stage = begin_inside (0);

  stage_do_surely (stage, war_assault_let_out);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_EMERGED), ==, 3);
  g_assert_cmpint (stage_x (stage, GERMANS + 4), ==, 4000);
  g_assert_cmpint (stage_y (stage, GERMANS + 4), ==, 3000);
  g_assert_cmpint (stage_x (stage, GERMANS + 3), ==, 15000);
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_false (stage_stands (stage, GERMANS + 1));

  /* The officer beside the first base: 2.5 and 1 cm to the left. */
  g_assert_cmpint (stage_x (stage, GERMAN_OFFICER), ==, 14650);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 3, WAR_ASSAULT_PIECE_MOVED), ==, 0);

  /* The next ones beside them, to the left where it is as near. */
  stage_do_surely (stage, war_assault_let_out);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_EMERGED), ==, 2);
  g_assert_cmpint (stage_x (stage, GERMANS + 2), ==, 3500);
  g_assert_cmpint (stage_x (stage, GERMANS + 1), ==, 15500);
}

/* assault.3.8: blocked until its turn. */
static void
test_blocked (void)
{
  g_autoptr (Stage) stage = begin_inside (0);

  *stage_bunker (stage, 0, WAR_ASSAULT_FEATURE_OPENS) = 4;
  *stage_game (stage, WAR_GAME_ROUND) = 3;
  stage_do_surely (stage, war_assault_let_out);
  g_assert_false (stage_stands (stage, GERMANS + 4));
  g_assert_true (stage_stands (stage, GERMANS + 3));
  *stage_game (stage, WAR_GAME_ROUND) = 4;
  stage_do_surely (stage, war_assault_let_out);
  g_assert_true (stage_stands (stage, GERMANS + 4));
}

/* assault.A-18: no farther than 10 cm from the entrance; else he waits. */
static void
test_no_place (void)
{
  g_autoptr (Stage) stage = begin_inside (0);

  stage_put (stage, RIFLES, 35, 30);
  stage_put (stage, RIFLES + 1, 40, 30);
  stage_put (stage, RIFLES + 2, 45, 30);
  stage_do_surely (stage, war_assault_let_out);
  g_assert_cmpint (stage_x (stage, GERMANS + 4), ==, 3000);
  stage_do_surely (stage, war_assault_let_out);
  g_assert_cmpint (stage_x (stage, GERMANS + 2), ==, 5000);
  stage_put (stage, GERMANS + 2, 49.9, 30);
  stage_put (stage, GERMANS + 4, 30.1, 30);
  stage_do_surely (stage, war_assault_let_out);
  g_assert_false (stage_stands (stage, GERMANS));
  stage_put (stage, GERMANS + 4, 100, 30);
  stage_do_surely (stage, war_assault_let_out);
  g_assert_cmpint (stage_x (stage, GERMANS), ==, 3000);
}

/* assault.A-18, the amendment: an attacking base within 5 cm of the entrance and no defending
 * one. */
static void
test_shut (void)
{
  static const struct
  {
    guint unit;
    double y; /* behind the entrance: from 30 to the near edge */
    gint defender;
    gboolean is_shut;
  } cases[] = {
    { RIFLES, 35.75, WAR_NONE, TRUE },       { RIFLES, 35.76, WAR_NONE, FALSE },
    { OFFICER, 34, WAR_NONE, FALSE },        { RIFLES, 35.75, GERMANS, FALSE },
    { RIFLES, 35.75, GERMAN_OFFICER, TRUE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint is_amended = 0; is_amended < 2; is_amended++)
      {
        g_autoptr (Stage) stage = begin_inside (is_amended ? AMENDED (ENTRANCES) : 0);

        stage_put (stage, cases[i].unit, 40, cases[i].y);
        if (cases[i].defender != WAR_NONE)
          stage_put (stage, (guint) cases[i].defender, 40, 26);
        stage_do_surely (stage, war_assault_let_out);
        g_assert_cmpint (stage_stands (stage, GERMANS + 4), ==, !(cases[i].is_shut && is_amended));
        g_assert_true (stage_stands (stage, GERMANS + 3));
      }
}

/* They come out when the defender has moved, and surrender then, demoralised beside the enemy
 * (assault.A-12); those who come out have to, in whatever mood. */
static void
test_out_and_surrender (void)
{
  g_autoptr (Stage) stage = begin_inside (0);

  for (guint i = 0; i < 5; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 100);
  stage_put (stage, RIFLES, 40, 40);
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);
  stage_order (stage, SHELL, "1 end-step");
  g_assert_cmpint (*stage_unit (stage, GERMANS + 4, WAR_ASSAULT_PIECE_LOSS), ==,
                   WAR_ASSAULT_LOSS_SURRENDERED);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 4, WAR_ASSAULT_PIECE_LOST_IN), ==,
                   *stage_game (stage, WAR_GAME_ROUND) - 1);
  g_assert_true (stage_stands (stage, GERMANS + 3));
}

/* assault.3.7: along the trench, 20 cm, from the next turn on. */
static void
test_along (void)
{
  g_autoptr (Stage) stage = begin_inside (0);

  stage_do_surely (stage, war_assault_let_out);
  stage_begin_moves (stage, 2);
  g_assert_true (stage_allows (stage, "3 go pieces.%d heading=1024 distance=20000", GERMANS + 4));
  g_assert_false (stage_allows (stage, "3 go pieces.%d heading=1024 distance=20001", GERMANS + 4));
}

/* Withdrawing ---------------------------------------------------------------------------------- */

/* assault.7.6, assault.A-15: demoralised attackers to the start trench, the nearest first,
 * straight, with all of their movement; not the pinned, nor those who fired, nor others. */
static void
test_attackers_withdraw (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 150);
  stage_put (stage, RIFLES + 1, 100, 180);
  stage_put (stage, RIFLES + 2, 130, 150);
  stage_put (stage, RIFLES + 3, 150, 150);
  stage_put (stage, RIFLES + 4, 180, 215);
  stage_put (stage, OFFICER, 70, 150);
  stage_put (stage, HEADQUARTERS, 20, 150);
  *stage_unit (stage, RIFLES + 2, WAR_ASSAULT_PIECE_PINNED) = 1;
  *stage_unit (stage, RIFLES + 3, WAR_ASSAULT_PIECE_FIRED) = 1;
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_WITHDREW, 0)->actor, ==, RIFLES + 1);
  g_assert_cmpint (stage_y (stage, RIFLES + 1), ==, 21300);
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 19000);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_MOVED), ==, 1);
  g_assert_cmpint (stage_y (stage, RIFLES + 2), ==, 15000);
  g_assert_cmpint (stage_y (stage, RIFLES + 3), ==, 15000);
  g_assert_cmpint (stage_y (stage, RIFLES + 4), ==, 21500);
  g_assert_cmpint (stage_y (stage, OFFICER), ==, 19000);
  g_assert_cmpint (stage_y (stage, HEADQUARTERS), ==, 15000);
  stage_refuse (stage, WAR_REFUSAL_NOT_YOUR_TURN, NULL, "1 go pieces.%d heading=0 distance=1000",
                RIFLES + 4);
}

/* Into the nearest free place of the trench; before an enemy, and where somebody stands, as near as
 * it goes. */
static void
test_withdraw_room (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  stage_put (stage, RIFLES, 100, 213);
  stage_put (stage, RIFLES + 1, 100, 190);
  stage_put (stage, RIFLES + 2, 50, 150);
  stage_put (stage, GERMANS, 50, 180);
  stage_put (stage, RIFLES + 3, 150, 150);
  stage_put (stage, RIFLES + 4, 150, 190);
  *stage_unit (stage, RIFLES + 4, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_put (stage, HEADQUARTERS, 20, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);
  g_assert_cmpint (stage_x (stage, RIFLES + 1), ==, 9500);
  g_assert_cmpint (stage_y (stage, RIFLES + 1), ==, 21300);

  /* Before the enemy, touching him to the millimetre. */
  g_assert_cmpint (stage_y (stage, RIFLES + 2), >=, 17840);
  g_assert_cmpint (stage_y (stage, RIFLES + 2), <=, 17850);
  g_assert_cmpint (stage_y (stage, RIFLES + 3), >=, 18840);
  g_assert_cmpint (stage_y (stage, RIFLES + 3), <=, 18850);
}

static void
add_house (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BUILDING, NULL, 40, 170, 60, 180);
}

/* Ground that is not entered bars the way, too (assault.A-23). */
static void
test_withdraw_ground (void)
{
  g_autoptr (Stage) stage = begin (0, add_house);

  stage_put (stage, RIFLES, 50, 150);
  stage_put (stage, RIFLES + 1, 80, 150);
  stage_put (stage, HEADQUARTERS, 20, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);
  g_assert_cmpint (stage_y (stage, RIFLES), >=, 16990);
  g_assert_cmpint (stage_y (stage, RIFLES), <, 17000);
  g_assert_cmpint (stage_y (stage, RIFLES + 1), ==, 19000);
}

/* Through wire by its factors (assault.A-16). */
static void
test_withdraw_wire (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_wire);

  stage_put (stage, RIFLES, 100, 40);
  stage_put (stage, HEADQUARTERS, 20, 150);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  stage_begin_moves (stage, 1);

  /* 2 + 8 × 4 + 6 */
  g_assert_cmpint (stage_y (stage, RIFLES), >=, 5599);
  g_assert_cmpint (stage_y (stage, RIFLES), <=, 5600);
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_GAPPED), ==, 1);
}

/* assault.7.7: the defenders to the second line, or off the rear edge, lost. */
static void
test_defenders_withdraw (void)
{
  g_autoptr (Stage) second = begin (0, stage_add_second_line);
  g_autoptr (Stage) first = begin (0, NULL);

  stage_put (second, GERMANS, 100, 30);
  stage_put (second, GERMANS + 1, 100, 60);
  stage_put (second, GERMANS + 2, 150, 5);
  stage_put (second, RIFLES, 20, 150);
  *stage_company (second, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  for (guint i = 0; i < 5; i++)
    stage_put (second, RIFLES + i, 20 + 10 * i, 200);
  *stage_game (second, WAR_GAME_PHASE) = WAR_ASSAULT_PHASE_ATTACKERS;
  stage_do (second, war_assault_go_on, SHELL);
  g_assert_cmpint (stage_y (second, GERMANS), ==, 500);
  g_assert_cmpint (stage_y (second, GERMANS + 1), ==, 2000);
  g_assert_cmpint (stage_y (second, GERMANS + 2), ==, 500);

  stage_put (first, GERMANS, 100, 30);
  stage_put (first, GERMANS + 1, 150, 45);
  *stage_company (first, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  for (guint i = 0; i < 5; i++)
    stage_put (first, RIFLES + i, 20 + 10 * i, 200);
  *stage_game (first, WAR_GAME_PHASE) = WAR_ASSAULT_PHASE_ATTACKERS;
  stage_do (first, war_assault_go_on, SHELL);
  g_assert_cmpint (*stage_unit (first, GERMANS, WAR_ASSAULT_PIECE_LOSS), ==, WAR_ASSAULT_LOSS_LEFT);
  g_assert_true (stage_stands (first, GERMANS + 1));
  g_assert_cmpint (stage_y (first, GERMANS + 1), ==, 500);
}

/* Who has won ---------------------------------------------------------------------------------- */

static void
check_end (Stage *stage, gint winner, WarAssaultEnd end)
{
  stage_do_surely (stage, war_assault_find_winner);
  g_assert_cmpint (*stage_game (stage, WAR_ASSAULT_GAME_WINNER), ==, winner);
  g_assert_cmpint (*stage_game (stage, WAR_ASSAULT_GAME_END), ==, (gint) end);
}

/* Four in the first line, and nobody of the others; those in bunkers surrender. */
static void
test_taken (void)
{
  for (guint i = 0; i < 4; i++)
    {
      g_autoptr (Stage) stage = begin_inside (0);

      for (guint j = 0; j < 4; j++)
        stage_put (stage, RIFLES + j, 20 + 10 * j, 30);
      if (i == 1)
        stage_put (stage, GERMANS, 180, 30);
      if (i == 2)
        stage_put (stage, RIFLES, 20, 31.1);
      if (i == 3)
        stage_put (stage, GERMAN_OFFICER, 180, 30);
      if (i == 1 || i == 2)
        {
          check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
          continue;
        }
      check_end (stage, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
      g_assert_cmpint (*stage_unit (stage, GERMANS + 1, WAR_ASSAULT_PIECE_LOSS), ==,
                       WAR_ASSAULT_LOSS_SURRENDERED);
    }
}

static void
add_bunkers_of_both (Stage *stage)
{
  stage_add_bunker (stage, 40);
  stage_add_second_line (stage);
  stage_add_box (stage, WAR_TERRAIN_BUNKER, "second-bunker", 147, 0.5, 153, 3.5);
}

/* The first German is in the bunker of the first line, the next in that of the second. */
static void
garrison_bunkers (Stage *stage)
{
  const GArray *bunkers = stage_get_data (stage)->bunkers;

  for (guint i = 0; i < 2; i++)
    {
      const WarAssaultBunker *bunker = &g_array_index (bunkers, WarAssaultBunker, i);

      *stage_unit (stage, GERMANS + (guint) bunker->line, WAR_ASSAULT_PIECE_BUNKER)
        = (gint32) bunker->feature;
    }
}

/* Who is in a bunker of the second line goes on when the first is taken. */
static void
test_taken_first (void)
{
  g_autoptr (Stage) stage = begin (0, add_bunkers_of_both);

  garrison_bunkers (stage);
  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 30);
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  g_assert_cmpint (*stage_game (stage, WAR_ASSAULT_GAME_TAKEN), ==, 1);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_LOSS), ==,
                   WAR_ASSAULT_LOSS_SURRENDERED);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 1, WAR_ASSAULT_PIECE_LOSS), ==,
                   WAR_ASSAULT_LOSS_NONE);
}

/* Officers do not count among the four. */
static void
test_not_taken (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < 3; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 30);
  stage_put (stage, OFFICER, 60, 30);
  stage_put (stage, HEADQUARTERS, 70, 30);
  stage_put (stage, RIFLES + 3, 100, 100);
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
}

/* assault.A-22: a tank takes no trench, and three men beside it do not. */
static void
test_tank_takes_nothing (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  stage_add (stage, 1, "riflemen", 8);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 2, "riflemen", 1);
  stage_begin (stage);
  for (guint i = 0; i < 3; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 30);
  stage_put (stage, RIFLES + 3, 20, 100);
  stage_put (stage, 9, 100, 30);
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  stage_put (stage, RIFLES + 3, 60, 30);
  check_end (stage, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
}

/* With the second line its bunkers are taken, and not those of the first, where somebody is. */
static void
test_taken_second (void)
{
  g_autoptr (Stage) stage = begin (0, add_bunkers_of_both);

  garrison_bunkers (stage);
  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 5);
  stage_put (stage, GERMANS + 2, 180, 30);
  check_end (stage, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_LOSS), ==, WAR_ASSAULT_LOSS_NONE);
  g_assert_cmpint (*stage_unit (stage, GERMANS + 1, WAR_ASSAULT_PIECE_LOSS), ==,
                   WAR_ASSAULT_LOSS_SURRENDERED);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_TAKEN, 0)->arguments[0], ==, 2);
}

/* With a second line it goes on after the first; the second decides, or at the limit the first. */
static void
test_second_line (void)
{
  g_autoptr (Stage) stage = begin (0, stage_add_second_line);

  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 30);
  stage_put (stage, GERMANS, 180, 5);
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  g_assert_cmpint (*stage_game (stage, WAR_ASSAULT_GAME_TAKEN), ==, 1);
  g_assert_cmpint (stage_event (stage, WAR_ASSAULT_EVENT_TAKEN, 0)->arguments[0], ==, 1);

  /* At the limit: four in the first or beyond it, and no defender in it. */
  *stage_game (stage, WAR_GAME_ROUND) = 20;
  stage_put (stage, RIFLES, 20, 20);
  check_end (stage, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_PLAIN);
  stage_put (stage, GERMANS + 1, 150, 30);
  check_end (stage, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_LIMIT);
  stage_put (stage, GERMANS + 1, 150, 60);
  stage_put (stage, RIFLES, 20, 40);
  check_end (stage, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_LIMIT);

  /* Decisively, before the limit. */
  *stage_game (stage, WAR_GAME_ROUND) = 10;
  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 5);
  *stage_game (stage, WAR_ASSAULT_GAME_WINNER) = WAR_WINNER_NONE;
  *stage_game (stage, WAR_ASSAULT_GAME_END) = WAR_ASSAULT_END_NONE;
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  stage_put (stage, GERMANS, 180, 60);
  check_end (stage, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
}

/* Fewer than four are left: pinned ones count, officers do not. */
static void
test_few (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 100);
  stage_put (stage, OFFICER, 150, 100);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED) = 1;
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  lose (stage, RIFLES);
  check_end (stage, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_FEW);
}

/* At the limit the defenders have won; having no enemy left wins nothing before. */
static void
test_limit (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 100);
  *stage_game (stage, WAR_GAME_ROUND) = 19;
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  *stage_game (stage, WAR_GAME_ROUND) = 20;
  check_end (stage, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_LIMIT);
}

/* Three quarters of the companies, rounded up: of four three, of three three, of two two, of one
 * one; demoralised or destroyed. */
static void
test_broken (void)
{
  static const guint needed[] = { 1, 2, 3, 3 };

  for (guint n = 1; n <= 4; n++)
    {
      g_autoptr (Stage) stage = stage_new (0);

      stage_add (stage, 1, "riflemen", 8 * n);
      stage_add (stage, 1, "company-officer", n);
      stage_add (stage, 2, "riflemen", 4);
      stage_begin (stage);
      for (guint i = 0; i < war_assault_count_units (stage_get_setup (stage)); i++)
        if (war_assault_get_unit (stage_get_setup (stage), i)->side == WAR_ASSAULT_ATTACKERS)
          stage_put (stage, i, 10 + 6 * (i % 30), 100 + 10.0 * (i / 30));
      for (guint i = 0; i < n; i++)
        {
          *stage_company (stage, i, WAR_ASSAULT_COMPANY_MORALE)
            = i == 0 ? WAR_ASSAULT_FINE : WAR_ASSAULT_DEMORALISED;
          for (guint j = 0; i == 0 && j < 9; j++)
            if (war_assault_get_type (stage_get_setup (stage), j)->is_base)
              lose (stage, j);
          if (n == 1)
            continue;
          check_end (stage, i + 1 >= needed[n - 1] ? WAR_WINNER_SIDE_2 : WAR_WINNER_NONE,
                     i + 1 >= needed[n - 1] ? WAR_ASSAULT_END_BROKEN : WAR_ASSAULT_END_NONE);
        }
      if (n == 1)
        check_end (stage, WAR_WINNER_SIDE_2, WAR_ASSAULT_END_BROKEN);
    }
}

/* A nervous company is not broken; and the attackers' victory goes first. */
static void
test_order_of_victory (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);

  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 100);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  check_end (stage, WAR_WINNER_NONE, WAR_ASSAULT_END_NONE);
  for (guint i = 0; i < 4; i++)
    stage_put (stage, RIFLES + i, 20 + 10 * i, 30);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  *stage_game (stage, WAR_GAME_ROUND) = 20;
  check_end (stage, WAR_WINNER_SIDE_1, WAR_ASSAULT_END_TAKEN);
}

/* assault.A-10: what is lost counts by cost, whatever became of it. */
static void
test_result (void)
{
  g_autoptr (Stage) stage = begin (0, NULL);
  WarResult result = { 0 };

  lose (stage, RIFLES);
  lose (stage, OFFICER);
  lose (stage, GERMANS);
  *stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_LOSS) = WAR_ASSAULT_LOSS_SURRENDERED;
  war_assault_play.get_result (stage_get_setup (stage), stage_get_state (stage), &result);
  g_assert_cmpint (result.killed[1], ==, 15);
  g_assert_cmpint (result.killed[0], ==, 5);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.4.1/steps", test_steps);
  g_test_add_func ("/rules/assault.4.1/nobody", test_nobody);
  g_test_add_func ("/rules/assault.6.1/fired", test_fired);
  g_test_add_func ("/rules/assault.3.6/coming-out", test_coming_out);
  g_test_add_func ("/rules/assault.3.8/blocked", test_blocked);
  g_test_add_func ("/rules/assault.A-18/no-place", test_no_place);
  g_test_add_func ("/rules/assault.A-18/shut", test_shut);
  g_test_add_func ("/rules/assault.A-12/out-and-surrender", test_out_and_surrender);
  g_test_add_func ("/rules/assault.3.7/along", test_along);
  g_test_add_func ("/rules/assault.7.6/attackers", test_attackers_withdraw);
  g_test_add_func ("/rules/assault.A-15/room", test_withdraw_room);
  g_test_add_func ("/rules/assault.A-15/assault.A-23/ground", test_withdraw_ground);
  g_test_add_func ("/rules/assault.A-15/wire", test_withdraw_wire);
  g_test_add_func ("/rules/assault.7.7/defenders", test_defenders_withdraw);
  g_test_add_func ("/rules/assault.A-7/taken", test_taken);
  g_test_add_func ("/rules/assault.A-7/not-taken", test_not_taken);
  g_test_add_func ("/rules/assault.A-7/assault.1.10/first-line", test_taken_first);
  g_test_add_func ("/rules/assault.A-7/assault.1.10/second-line", test_second_line);
  g_test_add_func ("/rules/assault.A-7/few", test_few);
  g_test_add_func ("/rules/assault.A-7/limit", test_limit);
  g_test_add_func ("/rules/assault.A-7/broken", test_broken);
  g_test_add_func ("/rules/assault.A-7/order", test_order_of_victory);
  g_test_add_func ("/rules/assault.A-10/result", test_result);
  g_test_add_func ("/rules/assault.A-22/takes-nothing", test_tank_takes_nothing);
  g_test_add_func ("/rules/assault.A-7/assault.1.10/taken-second", test_taken_second);
  g_test_add_func ("/rules/assault.A-28/seats-in-any-order", test_seats);
  return g_test_run ();
}
