/* test-melee.c: combat in Trench Raider (raider.3.17 to raider.3.20, raider.R-16, raider.R-17)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  LEADER,
  MEN, /* six */
  FRENCH_GUN = 7,
  TANK,
  GERMAN_LEADER,
  GERMANS, /* six */
  ELITE = 16, /* two */
};

/* Bases of 1 cm side by side. */
#define BASE (10 / 25.4)

static Stage *
begin (void)
{
  Stage *stage = stage_new (G_MAXUINT32);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 6, "1st");
  stage_add (stage, 1, "machine-gun", 1, NULL);
  stage_add (stage, 1, "st-chamond", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 6, "I");
  stage_add (stage, 2, "elite", 2, NULL);
  stage_begin (stage);
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_COMBAT;
  *stage_game (stage, WAR_GAME_SIDE) = 0;
  return stage;
}

static void
fight (Stage *stage, const char *dice)
{
  stage_do (stage, war_raider_go_on_with_combat, dice);
}

/* A die each, the higher wins, equal again, until one is dead. */
static void
test_pair (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, MEN, 20, 30);
  stage_put (stage, GERMANS, 20, 30 - BASE);
  fight (stage, "3 3 2 5");
  g_assert_false (stage_stands (stage, MEN));
  g_assert_true (stage_stands (stage, GERMANS));
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_FIGHT), ==, 2);
}

/* In contact are bases at most 1 mm apart. */
static void
test_contact (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, MEN, 20, 30);
  stage_put (stage, GERMANS, 20, 30 - BASE - 1.1 / 25.4);
  fight (stage, "");
  stage_put (stage, GERMANS, 20, 30 - BASE - 1.0 / 25.4);
  fight (stage, "6 1");
  g_assert_false (stage_stands (stage, GERMANS));
}

/* +1 for each man more, counted afresh for each roll; the last who joined dies. */
static void
test_more_men (void)
{
  g_autoptr (Stage) stage = begin ();
  const WarEvent *event;

  stage_put (stage, GERMANS, 20, 30);
  stage_put (stage, MEN, 20, 30 + BASE);
  stage_put (stage, MEN + 1, 20 - BASE, 30);
  stage_put (stage, MEN + 2, 20 + BASE, 30);
  fight (stage, "1 6 1 3 2 1");
  event = stage_event (stage, WAR_RAIDER_EVENT_FIGHT, 0);
  g_assert_cmpint (event->arguments[0], ==, 3); /* a die of 1, and two men more */
  g_assert_false (stage_stands (stage, MEN + 2));
  event = stage_event (stage, WAR_RAIDER_EVENT_FIGHT, 1);
  g_assert_cmpint (event->arguments[0], ==, 2);
  g_assert_false (stage_stands (stage, MEN + 1));
  event = stage_event (stage, WAR_RAIDER_EVENT_FIGHT, 2);
  g_assert_cmpint (event->arguments[0], ==, 2); /* now man against man */
  g_assert_false (stage_stands (stage, GERMANS));
  g_assert_true (stage_stands (stage, MEN));
}

/* As many pairs as the contacts allow, although the first could take the second's only partner. */
static void
test_pairs (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, MEN, 20, 30);
  stage_put (stage, MEN + 1, 20 - BASE, 30 - 2 * BASE);
  stage_put (stage, GERMANS, 20 - BASE, 30 - BASE); /* touches the second, and the first's corner */
  stage_put (stage, GERMANS + 1, 20 + BASE, 30);
  fight (stage, "6 1 6 1");
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_FIGHT), ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_FIGHT, 0)->arguments[2], ==, 1);
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_FIGHT, 1)->arguments[2], ==, 1);
}

/* Elite +1, once for a side; they may save (raider.3.20, raider.R-29). */
static void
test_elite (void)
{
  g_autoptr (Stage) stage = begin ();
  const WarEvent *event;

  stage_put (stage, ELITE, 20, 30);
  stage_put (stage, ELITE + 1, 20 + BASE, 30 + BASE);
  stage_put (stage, MEN, 20, 30 + BASE);
  fight (stage, "6 1 4 1 6");
  event = stage_event (stage, WAR_RAIDER_EVENT_FIGHT, 0);
  g_assert_cmpint (event->arguments[1], ==, 1 + 1 + 1); /* one man more, and elite */
  g_assert_true (stage_stands (stage, ELITE + 1));
  g_assert_false (stage_stands (stage, MEN));
}

/* Of several types the owner chooses who dies. */
static void
test_choice (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, GERMANS, 20, 30);
  stage_put (stage, FRENCH_GUN, 20, 30 + BASE / 2 + 10 / 25.4);
  stage_put (stage, MEN, 20 - BASE, 30);
  stage_do (stage, war_raider_go_on_with_combat, "1 6");
  g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_WHO_FALLS);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NOT_IN_FIGHT, "raider.R-16", "1 fall pieces.%d", MEN + 1);
}

/* Three men die in a leader's stead, and the fight is over for this turn. */
static void
test_leader (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, LEADER, 20, 30);
  stage_put (stage, GERMANS, 20, 30 - BASE);
  for (guint i = 0; i < 4; i++)
    stage_put (stage, MEN + i, 30 + i, 40);
  fight (stage, "1 6");
  g_assert_true (stage_stands (stage, LEADER));
  g_assert_true (stage_stands (stage, GERMANS));
  for (guint i = 0; i < 3; i++)
    g_assert_false (stage_stands (stage, MEN + i));

  /* Also in the other side's phase of the same turn; in the next they fight on. */
  *stage_game (stage, WAR_RAIDER_GAME_STAGE) = 0;
  fight (stage, "");
}

/* Who still touches enemies when his fight is over is paired anew. */
static void
test_anew (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, MEN, 20, 30);
  stage_put (stage, MEN + 1, 20 + BASE, 30);
  stage_put (stage, GERMANS, 20, 30 - BASE);
  stage_put (stage, GERMANS + 1, 20 + BASE, 30 - BASE);

  /* The first pair loses a Frenchman, the second a German: who is left goes on, at the corner. */
  fight (stage, "1 6 6 1 6 1");
  g_assert_true (stage_stands (stage, MEN + 1));
  g_assert_false (stage_stands (stage, GERMANS));
}

/* Tanks fight neither tanks nor men (raider.3.21). */
static void
test_tanks (void)
{
  g_autoptr (Stage) stage = begin ();

  stage_put (stage, TANK, 20, 30);
  stage_put (stage, GERMANS, 20, 30 - 35 / 25.4 - BASE / 2);
  fight (stage, "");
  g_assert_true (stage_stands (stage, GERMANS));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.3.18", test_pair);
  g_test_add_func ("/rules/raider.R-30/contact", test_contact);
  g_test_add_func ("/rules/raider.3.19", test_more_men);
  g_test_add_func ("/rules/raider.R-16/pairs", test_pairs);
  g_test_add_func ("/rules/raider.3.20", test_elite);
  g_test_add_func ("/rules/raider.R-16/choice", test_choice);
  g_test_add_func ("/rules/raider.R-17/combat", test_leader);
  g_test_add_func ("/rules/raider.R-16/anew", test_anew);
  g_test_add_func ("/rules/raider.3.21", test_tanks);
  return g_test_run ();
}
