/* test-steps.c: setting up, the order of steps, and who acts in them, in Trench Raider
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "stage.h"

enum
{
  LEADER,
  MEN, /* twelve */
  FRENCH_GUN = 13,
  GERMAN_LEADER,
  GERMANS, /* six */
  OTHER_LEADER = 21,
  OTHERS, /* two */
  GUN = 24,
};

#define MOVE \
  "%d move pieces.%d heading=%d distance=%d heading-2=0 distance-2=0 heading-3=0 distance-3=0"

static Stage *
begin (WarAmendments amendments)
{
  Stage *stage = stage_new (amendments);

  stage_add (stage, 1, "leader", 1, "1st");
  stage_add (stage, 1, "soldier", 12, "1st");
  stage_add (stage, 1, "machine-gun", 1, NULL);
  stage_add (stage, 2, "leader", 1, "I");
  stage_add (stage, 2, "soldier", 6, "I");
  stage_add (stage, 2, "leader", 1, "II");
  stage_add (stage, 2, "soldier", 2, "II");
  stage_add (stage, 2, "machine-gun", 1, "I");
  stage_add_zone (stage, 1, 49, 72);
  stage_add_zone (stage, 2, 0, 27);
  return stage;
}

/* Setting up ---------------------------------------------------------------------------------- */

/* Germans first; a front is named, and how many stand in a rank and how far apart: the middle of
 * the front rank is there, all by their numbers; the rest the program places (raider.R-7,
 * raider.R-28). */
static void
test_ranks (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin_play (stage);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_SET_UP);
  g_assert_cmpint (stage_get_decision (stage, 1), ==, -1);
  stage_order (stage, "", "2 end-step");
  for (guint i = GERMAN_LEADER; i <= GUN; i++)
    g_assert_true (stage_stands (stage, i));
  stage_order (stage, "",
               "1 place pieces.%d x=%d y=%d heading=0 rank=3 gap=1540 targets=%d,%d,%d,%d,%d", MEN,
               STAGE_IN (20), STAGE_IN (52), MEN + 1, MEN + 2, MEN + 3, MEN + 4, MEN + 5);

  /* Every inch, with bases of 1 cm and 1.54 cm between them. */
  for (gint i = 0; i < 6; i++)
    {
      g_assert_cmpint (stage_x (stage, MEN + (guint) i), ==, 1900 + 100 * (i % 3));
      g_assert_cmpint (stage_y (stage, MEN + (guint) i), ==, 5200 + 100 * (i / 3));
    }
  /* Nobody is set up beyond his zone: he comes to the nearest place in it. */
  stage_order (stage, "", "1 place pieces.%d x=%d y=%d heading=0 rank=1 gap=0", LEADER,
               STAGE_IN (30), STAGE_IN (40));
  g_assert_cmpint (stage_y (stage, LEADER), >=, 4919);
  g_assert_cmpint (stage_y (stage, LEADER), <=, 4940);
}

/* Who is left stands apart in the foremost own line, not in a heap. */
static void
test_rest (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin_play (stage);
  stage_order (stage, "", "2 end-step");
  stage_order (stage, NULL, "1 end-step");
  for (guint i = 1; i < 12; i++)
    {
      g_assert_cmpint (stage_x (stage, MEN + i) - stage_x (stage, MEN + i - 1), >, 300);
      g_assert_cmpint (stage_y (stage, MEN + i), ==, 5000);
    }
}

/* The order of steps -------------------------------------------------------------------------- */

/* Misfortunes, wind, gas, then the French phase, then the German one, which goes on as the
 * French does (raider.2.1, raider.3.1, raider.4.1, raider.R-11); who has nothing to decide is
 * not asked. */
static void
test_order (void)
{
  static const WarRaiderPhase phases[]
    = { WAR_RAIDER_PHASE_MISFORTUNES,    WAR_RAIDER_PHASE_GAS,
        WAR_RAIDER_PHASE_BOMBARDMENT,    WAR_RAIDER_PHASE_MOVES,
        WAR_RAIDER_PHASE_RETURN_FIRE,    WAR_RAIDER_PHASE_COMBAT,
        WAR_RAIDER_PHASE_MORALE,         WAR_RAIDER_PHASE_REINFORCEMENTS,
        WAR_RAIDER_PHASE_NEW_UNITS,      WAR_RAIDER_PHASE_COUNTER_BOMBARDMENT,
        WAR_RAIDER_PHASE_COUNTER_MOVES,  WAR_RAIDER_PHASE_COUNTER_FIRE,
        WAR_RAIDER_PHASE_COUNTER_COMBAT, WAR_RAIDER_PHASE_COUNTER_MORALE };
  g_autoptr (Stage) stage = begin (0);
  guint n = 0;

  stage_begin_play (stage);
  stage_order (stage, "", "2 end-step");
  stage_order (stage, "1 3 3 1 3 3 3 3", "1 end-step"); /* the wind, gas, shells, moves */
  for (guint i = 0; i < stage_count_events (stage, WAR_RAIDER_EVENT_PHASE); i++)
    g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_PHASE, i)->arguments[0], ==, phases[n++]);
  g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_MOVE);
  stage_order (stage, "1 1 3 3", "1 end-step"); /* new units, shells, moves */
  for (guint i = 0; i < stage_count_events (stage, WAR_RAIDER_EVENT_PHASE); i++)
    g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_PHASE, i)->arguments[0], ==, phases[n++]);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_MOVE);
  stage_order (stage, "1 3 3 1 3 3 3 3", "2 end-step");
  for (guint i = 0; n < G_N_ELEMENTS (phases); i++)
    g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_PHASE, i)->arguments[0], ==, phases[n++]);
  g_assert_cmpint (*stage_game (stage, WAR_GAME_ROUND), ==, 2);
}

/* Who acts ------------------------------------------------------------------------------------ */

/* A soldier moves and fires, and firing ends it; who is let go of is done (raider.3.10,
 * raider.3.14, raider.4.10). */
static void
test_move_and_fire (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin (stage);
  stage_put (stage, LEADER, 20, 50);
  stage_put (stage, MEN, 20, 46);
  stage_put (stage, MEN + 1, 22, 46);
  stage_put (stage, GERMANS, 20, 38);
  stage_put (stage, GERMANS + 1, 22, 38);
  stage_begin_moves (stage, 1, "2 2");
  stage_order (stage, "", MOVE, 1, MEN, 0, STAGE_IN (2));
  stage_order (stage, "1", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN, GERMANS);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_DONE, "raider.3.14", MOVE, 1, MEN, 2048, STAGE_IN (1));
  stage_order (stage, "", MOVE, 1, MEN + 1, 0, STAGE_IN (1));
  stage_order (stage, "", MOVE, 1, LEADER, 0, STAGE_IN (1)); /* another acts */
  stage_refuse (stage, WAR_RAIDER_REFUSAL_DONE, "raider.3.14",
                "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 1, GERMANS);
}

/* Who is in contact neither moves nor fires at others, and is fired at only by whom he touches
 * (raider.R-15). */
static void
test_in_contact (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin (stage);
  stage_put (stage, LEADER, 20, 50);
  stage_put (stage, MEN, 20, 46);
  stage_put (stage, MEN + 1, 24, 46);
  stage_put (stage, GERMANS, 20, 46 - 10 / 25.4);
  stage_put (stage, GERMANS + 1, 22, 40);
  stage_begin_moves (stage, 1, "2 2");
  stage_refuse (stage, WAR_RAIDER_REFUSAL_IN_CONTACT, "raider.R-15", MOVE, 1, MEN, 2048,
                STAGE_IN (1));
  stage_refuse (stage, WAR_RAIDER_REFUSAL_MELEE, "raider.R-15",
                "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN, GERMANS + 1);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_MELEE, "raider.R-15",
                "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN + 1, GERMANS);
  stage_order (stage, "1", "1 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", MEN, GERMANS);
}

/* After all French moves every German weapon fires once, by orders and then all others at their
 * nearest (raider.3.16, raider.R-15). */
static void
test_return_fire (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin (stage);
  stage_put (stage, MEN, 20, 46);
  stage_put (stage, MEN + 1, 20, 47);
  stage_put (stage, GERMANS, 20, 40);
  stage_put (stage, GERMANS + 1, 22, 40);
  stage_put (stage, GUN, 20, 39);
  stage_begin_return_fire (stage, 1);
  g_assert_cmpint (stage_get_decision (stage, 2), ==, WAR_RAIDER_DECIDE_RETURN_FIRE);
  stage_order (stage, "1", "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GERMANS, MEN + 1);
  stage_refuse (stage, WAR_RAIDER_REFUSAL_NO_SHOT, "raider.R-15",
                "2 fire pieces.%d weapon=1 shots=1 on=0 targets=%d", GERMANS, MEN);
  stage_order (stage, NULL, "2 fire-rest");
  g_assert_cmpuint (stage_count_events (stage, WAR_RAIDER_EVENT_FIRED), ==, 2);
  g_assert_cmpint (stage_event (stage, WAR_RAIDER_EVENT_FIRED, 0)->target, ==, MEN);
}

/* Nobody is asked who has but a mortar none of whose shells can fall near an enemy: it throws 24″,
 * a shell falls up to 5″ off and touches within ½″. After morale, new units and shells the German
 * moves come then. */
static void
test_mortar_alone (void)
{
  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (Stage) stage = begin (0);
      guint mortar = stage_add (stage, 2, "mortar", 1, NULL);

      stage_begin (stage);
      stage_put (stage, mortar, 20, 10);
      stage_put (stage, MEN, 20, 10 + 29.5 + 15 / 25.4 + (i == 0 ? 0 : 0.01));
      *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_FRENCH;
      *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_MOVES;
      *stage_game (stage, WAR_RAIDER_GAME_STAGE) = 1;
      stage_do (stage, war_raider_go_on, i == 0 ? "" : "3 3 1 1 1");
      g_assert_cmpint (stage_get_decision (stage, 2), ==,
                       i == 0 ? WAR_RAIDER_DECIDE_RETURN_FIRE : WAR_RAIDER_DECIDE_MOVE);
    }
}

/* At the start of the German phase a regular farther than 12″ from his leader joins the nearest
 * within 12″ (raider.R-24). */
static void
test_joins (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin (stage);
  stage_put (stage, GERMAN_LEADER, 4, 20);
  stage_put (stage, OTHER_LEADER, 30, 20);
  stage_put (stage, GERMANS, 25, 20);
  stage_put (stage, GERMANS + 1, 16, 20); /* 11.6″ */
  stage_put (stage, GERMANS + 2, 44, 20); /* far from both */
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_NEW_UNITS;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_GERMAN;
  stage_do (stage, war_raider_draw_units, "1");
  g_assert_cmpint (*stage_unit (stage, GERMANS, WAR_RAIDER_PIECE_REGIMENT), ==,
                   *stage_unit (stage, OTHER_LEADER, WAR_RAIDER_PIECE_REGIMENT));
  g_assert_cmpint (*stage_unit (stage, GERMANS + 1, WAR_RAIDER_PIECE_REGIMENT), ==,
                   *stage_unit (stage, GERMAN_LEADER, WAR_RAIDER_PIECE_REGIMENT));
  g_assert_cmpint (*stage_unit (stage, GERMANS + 2, WAR_RAIDER_PIECE_REGIMENT), ==,
                   *stage_unit (stage, GERMAN_LEADER, WAR_RAIDER_PIECE_REGIMENT));
}

/* Broken men, and their leader, come back on the base line, within 2″ of it (raider.3.24,
 * raider.R-12). */
static void
test_broken (void)
{
  g_autoptr (Stage) stage = begin (0);

  stage_begin (stage);
  stage_put (stage, LEADER, 20, 40);
  stage_put (stage, MEN, 21, 40);
  stage_put (stage, GERMANS, 20, 10);
  *stage_game (stage, WAR_GAME_PHASE) = WAR_RAIDER_PHASE_MORALE;
  *stage_game (stage, WAR_GAME_SIDE) = WAR_RAIDER_FRENCH;
  stage_do (stage, war_raider_go_on, "1");
  g_assert_cmpint (stage_get_decision (stage, 1), ==, WAR_RAIDER_DECIDE_PUT_BACK);
  stage_order (stage, "", "1 place pieces.%d x=%d y=%d heading=0 rank=1 gap=0", MEN, STAGE_IN (30),
               STAGE_IN (60));
  g_assert_cmpint (stage_y (stage, MEN), >=, 6980);
  stage_order (stage, NULL, "1 end-step");
  g_assert_true (stage_stands (stage, LEADER));
  g_assert_cmpint (stage_y (stage, LEADER), >=, 6980);
}

/* A line that is missing before the last one could never be captured (raider.R-12). */
static void
test_missing_line (void)
{
  g_autoptr (Stage) stage = begin (0);
  WarOperation *operation = stage_get_operation (stage);
  WarFeature *feature = g_ptr_array_index (operation->field->features, 0);
  WarSetupFault fault;

  g_assert_cmpstr (feature->role, ==, "german-line-1");
  g_clear_pointer (&feature->role, g_free);
  g_assert_null (war_setup_new (operation, &fault));
  g_assert_cmpint (fault.kind, ==, WAR_SETUP_NO_ROLE);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/raider.R-28/ranks", test_ranks);
  g_test_add_func ("/rules/raider.R-28/rest", test_rest);
  g_test_add_func ("/rules/raider.2.1", test_order);
  g_test_add_func ("/rules/raider.3.14", test_move_and_fire);
  g_test_add_func ("/rules/raider.R-15/contact", test_in_contact);
  g_test_add_func ("/rules/raider.3.16", test_return_fire);
  g_test_add_func ("/rules/raider.R-15/mortar", test_mortar_alone);
  g_test_add_func ("/rules/raider.R-24", test_joins);
  g_test_add_func ("/rules/raider.3.24", test_broken);
  g_test_add_func ("/rules/raider.R-12/missing-line", test_missing_line);
  return g_test_run ();
}
