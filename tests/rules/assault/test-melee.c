/* test-melee.c: hand to hand in Trench Assault: who fights whom, dice, and what becomes of the
 * losers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  RIFLES = 0, /* four */
  BOMBERS = 4,
  LEWIS,
  OFFICER,
  HEADQUARTERS,
  TANK,
  GERMANS, /* four */
  GUN = 13,
  GERMAN_OFFICER,
};

#define LEADERS (1u << WAR_ASSAULT_AMENDMENT_LEADERS)

static Stage *
begin_amended (WarAmendments amendments, void (*prepare) (Stage *stage))
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "riflemen", 4);
  stage_add (stage, 1, "bombers", 1);
  stage_add (stage, 1, "lewis-gun", 1);
  stage_add (stage, 1, "company-officer", 1);
  stage_add (stage, 1, "headquarters", 1);
  stage_add (stage, 1, "tank", 1);
  stage_add (stage, 2, "riflemen", 4);
  stage_add (stage, 2, "machine-gun", 1);
  stage_add (stage, 2, "company-officer", 1);
  if (prepare != NULL)
    prepare (stage);
  stage_begin (stage);
  return stage;
}

static Stage *
begin (void (*prepare) (Stage *stage))
{
  return begin_amended (0, prepare);
}

static const WarEvent *
fought (Stage *stage, guint n)
{
  return stage_event (stage, WAR_ASSAULT_EVENT_FOUGHT, n);
}

/* What becomes of the losers ------------------------------------------------------------------- */

static void
check_loser (Stage *stage, guint unit, gint difference, gint back)
{
  gint32 loss = *stage_unit (stage, unit, WAR_ASSAULT_PIECE_LOSS);

  if (difference == 0)
    g_assert_cmpint (stage_y (stage, unit), ==, 3000);
  else if (difference <= 2)
    {
      g_assert_cmpint (stage_y (stage, unit), ==, back);
      g_assert_cmpint (*stage_unit (stage, unit, WAR_ASSAULT_PIECE_MOVED), ==, 1);
      g_assert_cmpint (*stage_unit (stage, unit, WAR_PIECE_HEADING), ==,
                       unit < GERMANS ? 0 : WAR_HEADING_TURN / 2);
    }
  else
    g_assert_cmpint (loss, ==,
                     difference <= 4 ? WAR_ASSAULT_LOSS_KILLED : WAR_ASSAULT_LOSS_CAPTURED);
  g_assert_cmpint (stage_stands (stage, unit), ==, difference <= 2);
}

/* All 36 pairs of dice: by 1 or 2 forced back, by 3 or 4 killed, by 5 captured; a tie leaves both
 * where they are (assault.A-5). */
static void
test_results (void)
{
  for (gint attacker = 1; attacker <= 6; attacker++)
    for (gint defender = 1; defender <= 6; defender++)
      {
        g_autoptr (Stage) stage = begin (NULL);
        g_autofree char *dice = g_strdup_printf ("%d %d", attacker, defender);

        stage_put (stage, RIFLES, 100, 30);
        stage_put (stage, GERMANS, 105, 30);
        stage_do (stage, war_assault_fight, dice);
        g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_FOUGHT), ==, 1);
        check_loser (stage, RIFLES, MAX (defender - attacker, 0), 4500);
        check_loser (stage, GERMANS, MAX (attacker - defender, 0), 1500);
        g_assert_cmpint (fought (stage, 0)->arguments[5], ==,
                         attacker == defender  ? WAR_NONE
                         : attacker > defender ? WAR_ASSAULT_ATTACKERS
                                               : WAR_ASSAULT_DEFENDERS);
      }
}

/* What is added -------------------------------------------------------------------------------- */

/* The sums of both sides when both roll 4. */
static void
check_sums (Stage *stage, gint attackers, gint defenders)
{
  stage_do (stage, war_assault_fight, "4 4");
  g_assert_cmpint (fought (stage, 0)->arguments[0], ==, 4 + attackers);
  g_assert_cmpint (fought (stage, 0)->arguments[1], ==, 4 + defenders);
  g_assert_cmpint (fought (stage, 0)->adds[0], ==, attackers);
  g_assert_cmpint (fought (stage, 0)->adds[1], ==, defenders);
}

/* Two against one, on either side: the result strikes both of the losers. */
static void
test_outnumbered (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  g_autoptr (Stage) other = begin (NULL);

  stage_put (stage, RIFLES, 95, 30);
  stage_put (stage, GERMANS, 100, 30);
  stage_put (stage, RIFLES + 1, 105, 30);
  check_sums (stage, 0, -2);
  g_assert_cmpint (stage_y (stage, GERMANS), ==, 1500);

  stage_put (other, GERMANS, 95, 30);
  stage_put (other, RIFLES, 100, 30);
  stage_put (other, GERMANS + 1, 105, 30);
  stage_do (other, war_assault_fight, "6 1");
  g_assert_cmpint (fought (other, 0)->arguments[0], ==, 4);
  g_assert_false (stage_stands (other, GERMANS));
  g_assert_false (stage_stands (other, GERMANS + 1));
  g_assert_true (stage_stands (other, RIFLES));
}

static void
test_demoralised (void)
{
  g_autoptr (Stage) stage = begin (NULL);
  g_autoptr (Stage) other = begin (NULL);

  stage_put (stage, RIFLES, 100, 30);
  stage_put (stage, GERMANS, 105, 30);
  *stage_company (stage, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  check_sums (stage, -2, 0);

  stage_put (other, RIFLES, 100, 30);
  stage_put (other, GERMANS, 105, 30);
  *stage_company (other, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  *stage_company (other, 0, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_NERVOUS;
  check_sums (other, 0, -2);
}

/* Two of different companies, of which one is: it counts for both. */
static void
test_demoralised_friend (void)
{
  g_autoptr (Stage) stage = stage_new (0);

  for (guint i = 0; i < 2; i++)
    {
      stage_add (stage, 1, "company-officer", 1);
      stage_add (stage, 1, "riflemen", 8);
    }
  stage_add (stage, 2, "riflemen", 1);
  stage_begin (stage);
  stage_put (stage, 1, 95, 30);
  stage_put (stage, 18, 100, 30);
  stage_put (stage, 10, 105, 30);
  *stage_company (stage, 1, WAR_ASSAULT_COMPANY_MORALE) = WAR_ASSAULT_DEMORALISED;
  check_sums (stage, -2, -2);
}

/* In the turn of which that is said only; of two, if both are. */
static void
test_cornered (void)
{
  for (gint turn = 1; turn <= 3; turn++)
    {
      g_autoptr (Stage) stage = begin (NULL);

      stage_put (stage, RIFLES, 100, 30);
      stage_put (stage, GERMANS, 105, 30);
      *stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_CORNERED) = 2;
      *stage_game (stage, WAR_GAME_ROUND) = turn;
      check_sums (stage, 0, turn == 2 ? -1 : 0);
    }
  for (gint both = 0; both < 2; both++)
    {
      g_autoptr (Stage) stage = begin (NULL);

      stage_put (stage, RIFLES, 95, 30);
      stage_put (stage, GERMANS, 100, 30);
      stage_put (stage, RIFLES + 1, 105, 30);
      *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_CORNERED) = 1;
      *stage_unit (stage, RIFLES + 1, WAR_ASSAULT_PIECE_CORNERED) = both;
      check_sums (stage, both ? -1 : 0, -2);
    }
}

/* A side of nothing but crews. */
static void
test_crew (void)
{
  g_autoptr (Stage) alone = begin (NULL);
  g_autoptr (Stage) helped = begin (NULL);

  stage_put (alone, LEWIS, 100, 30);
  stage_put (alone, GUN, 105, 30);
  check_sums (alone, -1, -1);

  stage_put (helped, LEWIS, 95, 30);
  stage_put (helped, GUN, 100, 30);
  stage_put (helped, RIFLES, 105, 30);
  check_sums (helped, 0, -2 - 1);
}

/* A side with any. */
static void
test_bombers (void)
{
  g_autoptr (Stage) alone = begin (NULL);
  g_autoptr (Stage) helped = begin (NULL);

  stage_put (alone, BOMBERS, 100, 30);
  stage_put (alone, GERMANS, 105, 30);
  check_sums (alone, 1, 0);

  stage_put (helped, BOMBERS, 95, 30);
  stage_put (helped, GERMANS, 100, 30);
  stage_put (helped, RIFLES, 105, 30);
  check_sums (helped, 1, -2);
}

/* A pin stops movement only (assault.A-14): who is pinned fights, and is forced back pinned. */
static void
test_pinned (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, RIFLES, 100, 30);
  stage_put (stage, GERMANS, 105, 30);
  *stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED) = 1;
  *stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_PINNED) = 1;
  stage_do (stage, war_assault_fight, "5 4");
  g_assert_cmpint (stage_y (stage, GERMANS), ==, 1500);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_PINNED), ==, 1);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_PINNED), ==, 1);
}

/* Forced back ---------------------------------------------------------------------------------- */

/* The defender loses by one; whether he goes. */
static void
check_back (Stage *stage, gboolean goes)
{
  stage_do (stage, war_assault_fight, "5 4");
  g_assert_cmpint (stage_y (stage, GERMANS), ==, goes ? 1500 : 3000);
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_CORNERED), ==, goes ? 0 : 2);
  g_assert_cmpstr (stage_event (stage, WAR_ASSAULT_EVENT_FORCED_BACK, 0)->clause, ==,
                   goes ? "assault.9.7" : "assault.9.8");
}

/* assault.A-5: over a bunker and past friends; an enemy who fights bars the way, others only the
 * place. */
static void
add_bunker (Stage *stage)
{
  stage_add_bunker (stage, 105);
}

static void
add_building (Stage *stage)
{
  stage_add_box (stage, WAR_TERRAIN_BUILDING, NULL, 100, 10, 110, 16);
}

static void
test_way_back (void)
{
  static const struct
  {
    void (*prepare) (Stage *stage);
    gint unit; /* WAR_NONE: nobody else is there */
    double y;
    gboolean goes;
  } cases[] = {
    { NULL, WAR_NONE, 0, TRUE },          { add_bunker, WAR_NONE, 0, TRUE },
    { add_building, WAR_NONE, 0, FALSE }, { NULL, GERMANS + 1, 23, TRUE },
    { NULL, RIFLES + 1, 23, FALSE },      { NULL, OFFICER, 23, TRUE },
    { NULL, OFFICER, 15, FALSE },         { NULL, GERMANS + 1, 15, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = begin (cases[i].prepare);

      stage_put (stage, RIFLES, 100, 30);
      stage_put (stage, GERMANS, 105, 30);
      if (cases[i].unit != WAR_NONE)
        stage_put (stage, (guint) cases[i].unit, 105, cases[i].y);
      check_back (stage, cases[i].goes);
    }
}

/* A trench so near to the edge of the field that there is no room behind it. */
static void
test_off_field (void)
{
  g_autoptr (Stage) stage = begin (stage_add_second_line);

  stage_put (stage, RIFLES, 100, 5);
  stage_put (stage, GERMANS, 105, 5);
  stage_do (stage, war_assault_fight, "5 4");
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_ASSAULT_PIECE_CORNERED), ==, 2);
  g_assert_true (stage_stands (stage, GERMANS));

  /* The attackers' way leads away from it. */
  stage_do (stage, war_assault_fight, "3 4");
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 2000);
}

/* Who is put into the wire so is in it on the side from which he came (assault.A-16). */
static void
test_into_wire (void)
{
  g_autoptr (Stage) stage = begin (stage_add_wire);

  stage_put (stage, RIFLES, 100, 30);
  stage_put (stage, GERMANS, 105, 30);
  stage_do (stage, war_assault_fight, "4 5");
  g_assert_cmpint (stage_y (stage, RIFLES), ==, 4500);
  g_assert_cmpint (*stage_unit (stage, RIFLES, WAR_ASSAULT_PIECE_ENTERED), ==, 1);
}

/* Pairs ---------------------------------------------------------------------------------------- */

/* Within 5 cm in the same trench, and nobody else. */
static void
test_who_fights (void)
{
  static const struct
  {
    double x, y, enemy_x, enemy_y;
    gboolean is_fight;
  } cases[] = {
    { 100, 30, 110, 30, TRUE },    { 100, 30, 110.01, 30, FALSE },  { 100, 31, 105, 30, TRUE },
    { 100, 31.1, 105, 30, FALSE }, { 100, 28.5, 105, 28.5, FALSE }, { 100, 213, 105, 213, TRUE },
    { 100, 100, 105, 100, FALSE },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Stage) stage = begin (NULL);

      stage_put (stage, RIFLES, cases[i].x, cases[i].y);
      stage_put (stage, GERMANS, cases[i].enemy_x, cases[i].enemy_y);
      stage_do (stage, war_assault_fight, cases[i].is_fight ? "3 3" : "");
      g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_FOUGHT), ==,
                        cases[i].is_fight);
    }
}

/* Officers and tanks do not fight. */
static void
test_who_does_not (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, TANK, 100, 30);
  stage_put (stage, GERMANS, 106, 30);
  stage_put (stage, OFFICER, 111, 30);
  stage_put (stage, RIFLES, 114, 33);
  stage_do (stage, war_assault_fight, "");
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_FOUGHT), ==, 0);
  g_assert_true (stage_stands (stage, OFFICER));
}

/* assault.A-19: from the left each defender with the nearest attacker who is free; so the second
 * defender gets another than his nearest. */
static void
test_pairing (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMANS + 1, 95, 30);
  stage_put (stage, RIFLES, 100.5, 30);
  stage_put (stage, GERMANS, 106, 30);
  stage_put (stage, RIFLES + 1, 115, 30);
  stage_do (stage, war_assault_fight, "3 3 4 4");
  g_assert_cmpint (fought (stage, 0)->actor, ==, GERMANS + 1);
  g_assert_cmpint (fought (stage, 0)->target, ==, RIFLES);
  g_assert_cmpint (fought (stage, 1)->actor, ==, GERMANS);
  g_assert_cmpint (fought (stage, 1)->target, ==, RIFLES + 1);
  g_assert_cmpint (fought (stage, 1)->arguments[2], ==, WAR_NONE);
}

/* Of two at the same distance the one to the left; who is left over joins the nearest fight, and no
 * more than one does. */
static void
test_joining (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, RIFLES + 1, 95, 30);
  stage_put (stage, GERMANS, 100, 30);
  stage_put (stage, RIFLES, 105, 30);
  stage_put (stage, RIFLES + 2, 110, 30);
  stage_do (stage, war_assault_fight, "3 3");
  g_assert_cmpuint (stage_count_events (stage, WAR_ASSAULT_EVENT_FOUGHT), ==, 1);
  g_assert_cmpint (fought (stage, 0)->actor, ==, GERMANS);
  g_assert_cmpint (fought (stage, 0)->target, ==, RIFLES + 1);
  g_assert_cmpint (fought (stage, 0)->arguments[2], ==, RIFLES);
  g_assert_cmpint (fought (stage, 0)->arguments[3], ==, WAR_NONE);
}

/* Of two as far from the left the lower number goes first (assault.A-29), the other is spare. */
static void
test_as_far_left (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMANS, 100, 214);
  stage_put (stage, GERMANS + 1, 100, 211.5);
  stage_put (stage, RIFLES, 106, 213);
  stage_do (stage, war_assault_fight, "3 3");
  g_assert_cmpint (fought (stage, 0)->actor, ==, GERMANS);
  g_assert_cmpint (fought (stage, 0)->arguments[3], ==, GERMANS + 1);
}

/* A spare base goes to the fight in which an enemy is near, from the left on, and to one of one
 * against one. */
static void
test_spare (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMANS, 50, 30);
  stage_put (stage, RIFLES, 56, 30);
  stage_put (stage, GERMANS + 1, 66, 30);
  stage_put (stage, GERMANS + 2, 100, 30);
  stage_put (stage, RIFLES + 1, 105, 30);
  stage_do (stage, war_assault_fight, "3 3 4 4");
  g_assert_cmpint (fought (stage, 0)->actor, ==, GERMANS);
  g_assert_cmpint (fought (stage, 0)->arguments[3], ==, GERMANS + 1);
  g_assert_cmpint (fought (stage, 1)->actor, ==, GERMANS + 2);
  g_assert_cmpint (fought (stage, 1)->arguments[3], ==, WAR_NONE);
}

/* Of two fights as near it joins that to the left. */
static void
test_as_near (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, RIFLES + 1, 90, 30);
  stage_put (stage, GERMANS + 1, 95, 30);
  stage_put (stage, RIFLES + 2, 105, 30);
  stage_put (stage, GERMANS, 115, 30);
  stage_put (stage, RIFLES, 120, 30);
  stage_do (stage, war_assault_fight, "3 3 4 4");
  g_assert_cmpint (fought (stage, 0)->actor, ==, GERMANS + 1);
  g_assert_cmpint (fought (stage, 0)->arguments[2], ==, RIFLES + 2);
  g_assert_cmpint (fought (stage, 1)->arguments[2], ==, WAR_NONE);
}

/* All pairs are made before any die: a fight to the right goes on as it was when one to the left is
 * over. */
static void
test_pairs_first (void)
{
  g_autoptr (Stage) stage = begin (NULL);

  stage_put (stage, GERMANS, 100, 30);
  stage_put (stage, RIFLES, 105.5, 30);
  stage_put (stage, GERMANS + 1, 111, 30);
  stage_put (stage, RIFLES + 1, 116.5, 30);
  stage_do (stage, war_assault_fight, "6 1 1 6");
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_true (stage_stands (stage, RIFLES));
  g_assert_true (stage_stands (stage, GERMANS + 1));
  g_assert_false (stage_stands (stage, RIFLES + 1));
}

/* Who does not fight --------------------------------------------------------------------------- */

/* As printed nobody is taken without a die. With the amendment who has an enemy base within 5 cm
 * and no friendly one is, at the end of the step and anywhere. */
static void
test_captured (void)
{
  static const struct
  {
    guint unit;
    double enemy_x; /* the unit is at 100 */
    gint friend; /* at 97 */
    gboolean is_taken;
  } cases[] = {
    { OFFICER, 108.5, WAR_NONE, TRUE },      { OFFICER, 108.51, WAR_NONE, FALSE },
    { OFFICER, 108.5, RIFLES, FALSE },       { OFFICER, 108.5, HEADQUARTERS, TRUE },
    { HEADQUARTERS, 109.5, WAR_NONE, TRUE }, { TANK, 106, WAR_NONE, FALSE },
    { RIFLES + 1, 106, WAR_NONE, FALSE },
  };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (cases); i++)
    {
      gboolean is_amended = i % 2 == 1;
      gboolean is_taken = is_amended && cases[i / 2].is_taken;
      g_autoptr (Stage) stage = begin_amended (is_amended ? LEADERS : 0, NULL);

      stage_put (stage, cases[i / 2].unit, 100, 100);
      stage_put (stage, GERMANS, cases[i / 2].enemy_x, 100);
      if (cases[i / 2].friend != WAR_NONE)
        stage_put (stage, (guint) cases[i / 2].friend, 96.5, 100);
      stage_do (stage, war_assault_fight, "");
      g_assert_cmpint (stage_stands (stage, cases[i / 2].unit), ==, !is_taken);
      if (is_taken)
        g_assert_cmpint (*stage_unit (stage, cases[i / 2].unit, WAR_ASSAULT_PIECE_LOSS), ==,
                         WAR_ASSAULT_LOSS_CAPTURED);
    }
}

/* An enemy officer captures nobody; and it is looked at when the fights are over. */
static void
test_captured_after (void)
{
  g_autoptr (Stage) stage = begin_amended (LEADERS, NULL);
  g_autoptr (Stage) officers = begin_amended (LEADERS, NULL);

  stage_put (stage, RIFLES, 100, 30);
  stage_put (stage, OFFICER, 101, 33);
  stage_put (stage, GERMANS, 105, 30);
  stage_do (stage, war_assault_fight, "1 6");
  g_assert_false (stage_stands (stage, OFFICER));

  stage_put (officers, OFFICER, 100, 100);
  stage_put (officers, GERMAN_OFFICER, 103, 100);
  stage_do (officers, war_assault_fight, "");
  g_assert_true (stage_stands (officers, OFFICER));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/assault.9.7/assault.9.9/assault.9.10/results", test_results);
  g_test_add_func ("/rules/assault.9.2/outnumbered", test_outnumbered);
  g_test_add_func ("/rules/assault.9.3/demoralised", test_demoralised);
  g_test_add_func ("/rules/assault.9.3/friend", test_demoralised_friend);
  g_test_add_func ("/rules/assault.9.4/cornered", test_cornered);
  g_test_add_func ("/rules/assault.9.5/crew", test_crew);
  g_test_add_func ("/rules/assault.9.6/bombers", test_bombers);
  g_test_add_func ("/rules/assault.A-5/pinned", test_pinned);
  g_test_add_func ("/rules/assault.9.8/way-back", test_way_back);
  g_test_add_func ("/rules/assault.A-5/off-field", test_off_field);
  g_test_add_func ("/rules/assault.A-16/into-wire", test_into_wire);
  g_test_add_func ("/rules/assault.9.1/who-fights", test_who_fights);
  g_test_add_func ("/rules/assault.A-29/who-does-not", test_who_does_not);
  g_test_add_func ("/rules/assault.A-19/pairing", test_pairing);
  g_test_add_func ("/rules/assault.A-19/joining", test_joining);
  g_test_add_func ("/rules/assault.A-19/assault.A-29/as-far-left", test_as_far_left);
  g_test_add_func ("/rules/assault.A-19/as-near", test_as_near);
  g_test_add_func ("/rules/assault.A-19/spare", test_spare);
  g_test_add_func ("/rules/assault.A-19/pairs-first", test_pairs_first);
  g_test_add_func ("/rules/assault.A-19/captured", test_captured);
  g_test_add_func ("/rules/assault.A-19/captured-after", test_captured_after);
  return g_test_run ();
}
