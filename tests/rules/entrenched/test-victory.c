/* test-victory.c: who wins at Entrenched!: places held, sides without units, the round limit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

/* Half the depth of a base of infantry. */
#define HALF (10 * WAR_MILLIMETRE)

/* Two units of infantry on each side, far from both zones. */
typedef struct
{
  Table *table;
} Fixture;

enum
{
  OWN,
  OTHER,
  ENEMY,
  SECOND,
};

static void
set_up (Fixture *fixture, gconstpointer data)
{
  Table *table = fixture->table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_unit (table, 2, "german-infantry");
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  table_free (fixture->table);
}

static void
add_condition (Fixture *fixture, WarConditionKind kind, gint winner)
{
  table_add_condition (fixture->table, kind, winner, NULL, 0, 0);
}

static void
put_apart (Fixture *fixture)
{
  table_put (fixture->table, OWN, IN (10), IN (3), 0);
  table_put (fixture->table, OTHER, IN (10), IN (9), 0);
  table_put (fixture->table, ENEMY, IN (14), IN (3), 0);
  table_put (fixture->table, SECOND, IN (14), IN (9), 0);
}

static void
begin (Fixture *fixture)
{
  table_begin (fixture->table);
  put_apart (fixture);
}

static void
end_turn (Fixture *fixture, gint side, gint round)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", side);

  table_set_phase (fixture->table, side, WAR_ENTRENCHED_PHASE_MELEE, round);
  table_order (fixture->table, line, "");
}

/* Any order in which nothing happens. */
static void
act (Fixture *fixture)
{
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  table_order (fixture->table, "1 end-phase", "");
}

static void
remove_unit (Fixture *fixture, guint piece)
{
  *table_piece (fixture->table, piece, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
}

/* The winner, by which condition (WAR_NONE: by none) and clause. */
static void
assert_over (Fixture *fixture, gint winner, gint condition, const char *clause)
{
  const WarEvent *event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_OVER, 0);
  WarResult result
    = war_play_get_result (table_get_setup (fixture->table), table_get_state (fixture->table));

  g_assert_cmpint (result.winner, ==, winner);
  g_assert_cmpint (result.condition, ==, condition);
  g_assert_cmpint (event->arguments[0], ==, winner);
  g_assert_cmpint (event->arguments[1], ==, condition);
  g_assert_cmpstr (event->clause, ==, clause);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_OVER), ==, 1);
  table_refuse (fixture->table, "1 end-phase", WAR_REFUSAL_GAME_OVER, NULL);
  table_refuse (fixture->table, "2 end-phase", WAR_REFUSAL_GAME_OVER, NULL);
}

static void
assert_goes_on (Fixture *fixture)
{
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_NONE);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_OVER), ==, 0);
}

/* Places held -------------------------------------------------------------------------------- */

/* Side 2 has to keep side 1's zone for two rounds; begins with the unit inside. */
static void
begin_in_zone (Fixture *fixture)
{
  table_add_condition (fixture->table, WAR_CONDITION_HOLD_ZONE, 2, "zone-1", 2, 0);
  begin (fixture);
  table_put (fixture->table, ENEMY, IN (4), IN (6), 0);
}

/* The ends of so many turns, from side 2's of round 3 on. */
static void
end_turns (Fixture *fixture, gint n_turns)
{
  for (gint i = 0; i < n_turns; i++)
    end_turn (fixture, i % 2 == 0 ? 2 : 1, 3 + (i + 1) / 2);
}

/* Two rounds are the ends of four turns, that of the arrival included. */
static void
test_zone (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  begin_in_zone (fixture);
  end_turns (fixture, 3);
  assert_goes_on (fixture);
  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_HELD, 0);
  g_assert_cmpint (event->actor, ==, ENEMY);
  g_assert_cmpint (event->arguments[0], ==, 1);
  g_assert_cmpint (event->arguments[1], ==, 0);
  g_assert_cmpint (event->arguments[2], ==, 3);
  g_assert_cmpint (event->arguments[3], ==, 4);

  end_turn (fixture, 1, 5);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.E-19");
}

/* Nobody can hold what is not named. */
static void
test_placeless (Fixture *fixture, gconstpointer data)
{
  static const WarConditionKind kinds[]
    = { WAR_CONDITION_HOLD_ZONE, WAR_CONDITION_HOLD_POINT, WAR_CONDITION_CARRY };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      GPtrArray *conditions = table_get_operation (fixture->table)->conditions;
      WarSetupFault fault;

      g_ptr_array_set_size (conditions, 0);
      add_condition (fixture, kinds[i], 1);
      g_assert_null (war_setup_new (table_get_operation (fixture->table), &fault));
      g_assert_cmpuint (fault.kind, ==, WAR_SETUP_CONDITION_PLACE);
      g_assert_true (fault.condition == g_ptr_array_index (conditions, 0));
    }
}

/* Another unit that is there starts afresh. */
static void
test_same_unit (Fixture *fixture, gconstpointer data)
{
  begin_in_zone (fixture);
  end_turns (fixture, 2);
  table_put (fixture->table, SECOND, IN (4), IN (2), 0);
  end_turn (fixture, 2, 4);
  remove_unit (fixture, ENEMY);
  end_turn (fixture, 1, 5);
  assert_goes_on (fixture);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_HELD, 0)->actor, ==, SECOND);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_HELD, 0)->arguments[2], ==, 2);

  end_turn (fixture, 2, 5);
  assert_goes_on (fixture);
  end_turn (fixture, 1, 6);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.E-19");
}

static void
test_left_and_back (Fixture *fixture, gconstpointer data)
{
  begin_in_zone (fixture);
  end_turns (fixture, 3);
  table_put (fixture->table, ENEMY, IN (8) + 1, IN (6), 0);
  end_turn (fixture, 1, 5);
  assert_goes_on (fixture);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_HELD), ==, 0);

  /* The centre on the zone's edge is inside. */
  table_put (fixture->table, ENEMY, IN (8), IN (6), 0);
  end_turn (fixture, 2, 5);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_HELD, 0)->arguments[2], ==, 1);
}

/* Inactive, stunned, suppressed and fighting units count. */
static void
test_any_state (Fixture *fixture, gconstpointer data)
{
  begin_in_zone (fixture);
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_STUNNED) = 99;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_SUPPRESSED) = 99;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  end_turns (fixture, 4);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.E-19");
}

/* Only units of the side that has to hold it do, and a casualty is none. */
static void
test_who_holds (Fixture *fixture, gconstpointer data)
{
  table_get_operation (fixture->table)->game_type = g_strdup ("attrition");
  begin_in_zone (fixture);
  *table_piece (fixture->table, ENEMY, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_FELL) = 100;
  table_put (fixture->table, OWN, IN (4), IN (10), 0);
  end_turns (fixture, 4);
  assert_goes_on (fixture);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_HELD), ==, 0);
}

static void
test_both_hold (Fixture *fixture, gconstpointer data)
{
  table_add_condition (fixture->table, WAR_CONDITION_HOLD_ZONE, 1, "zone-2", 2, 0);
  begin_in_zone (fixture);
  table_put (fixture->table, OWN, IN (20), IN (6), 0);
  end_turns (fixture, 4);
  assert_over (fixture, WAR_WINNER_DRAW, 0, "entrenched.E-19");
}

/* A zone is a side's, whichever edge that side has taken. */
static void
test_changed_edges (Fixture *fixture, gconstpointer data)
{
  WarOperation *operation = table_get_operation (fixture->table);

  operation->game_type = g_strdup ("assault");
  table_add_condition (fixture->table, WAR_CONDITION_HOLD_ZONE, 2, "zone-1", 2, 0);
  table_begin_game (fixture->table);
  table_order (fixture->table, "2 choose-edge swap=1", "");
  *table_game (fixture->table, WAR_ENTRENCHED_GAME_STAGE) = WAR_ENTRENCHED_STAGE_OVER;
  put_apart (fixture);
  table_put (fixture->table, ENEMY, IN (4), IN (6), 0);
  end_turn (fixture, 2, 3);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_HELD), ==, 0);

  table_put (fixture->table, ENEMY, IN (20), IN (6), 0);
  end_turns (fixture, 4);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.E-19");
}

/* Side 1 has to be within an inch of the point for two turns. */
static void
begin_at_point (Fixture *fixture, WarLength distance)
{
  table_add_point (fixture->table, "manor", WAR_POINT_OBJECTIVE, IN (18), IN (6));
  table_add_condition (fixture->table, WAR_CONDITION_HOLD_POINT, 1, "manor", 2, IN (1));
  begin (fixture);
  table_put (fixture->table, OWN, IN (18), IN (6) + HALF + distance, 0);
}

static void
test_point (Fixture *fixture, gconstpointer data)
{
  begin_at_point (fixture, IN (1));
  end_turn (fixture, 1, 3);
  assert_goes_on (fixture);
  end_turn (fixture, 2, 3);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.E-19");
}

static void
test_point_too_far (Fixture *fixture, gconstpointer data)
{
  begin_at_point (fixture, IN (1) + 1);
  end_turn (fixture, 1, 3);
  end_turn (fixture, 2, 3);
  end_turn (fixture, 1, 4);
  assert_goes_on (fixture);
}

/* At a point any unit will do, an enemy beside it or not; running. */
static void
test_point_any_unit (Fixture *fixture, gconstpointer data)
{
  begin_at_point (fixture, 0);
  end_turn (fixture, 1, 3);
  table_put (fixture->table, OWN, IN (10), IN (3), 0);
  end_turn (fixture, 2, 3);
  assert_goes_on (fixture);

  table_put (fixture->table, OWN, IN (18), IN (6) + HALF, 0);
  end_turn (fixture, 1, 4);
  assert_goes_on (fixture);
  table_put (fixture->table, OWN, IN (10), IN (3), 0);
  table_put (fixture->table, OTHER, IN (18), IN (6) + HALF, 0);
  table_put (fixture->table, ENEMY, IN (18), IN (6) - HALF, 0);
  end_turn (fixture, 2, 4);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.E-19");
}

/* Sides without units ------------------------------------------------------------------------ */

static void
test_destroyed (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 2);
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 2);
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 1);
  begin (fixture);
  remove_unit (fixture, ENEMY);
  act (fixture);
  assert_goes_on (fixture);

  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  remove_unit (fixture, SECOND);
  table_order (fixture->table, "1 end-phase", "");
  assert_over (fixture, WAR_WINNER_SIDE_1, 2, "entrenched.E-26");
}

/* Whatever the operation says. Outside of War of Attrition no unit comes later. */
static void
test_destroyed_anyway (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 1);
  begin (fixture);
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  remove_unit (fixture, OWN);
  *table_piece (fixture->table, OTHER, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_order (fixture->table, "1 end-phase", "");
  assert_over (fixture, WAR_WINNER_SIDE_2, WAR_NONE, "entrenched.E-26");
}

/* Nobody has lost for not being there yet. */
static void
test_setting_up (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 1);
  table_begin_game (fixture->table);
  table_order (fixture->table, "1 place pieces.0 x=5080 y=5080 heading=1024", "");
  assert_goes_on (fixture);
}

/* A mine is set off at the feet of its miners, who have a wound left, and of their last enemy, who
 * has so many. */
static void
set_off_mine (Fixture *fixture, gint wounds)
{
  Table *table = table_new ();

  tear_down (fixture, NULL);
  fixture->table = table;
  table_add_unit (table, 1, "clay-kickers");
  table_add_unit (table, 2, "german-infantry");
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 1);
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 2);
  table_begin (table);
  table_put (table, 0, IN (12), IN (6), 0);
  table_put (table, 1, IN (12), IN (5), 0);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_LEFT) = wounds;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_RANGED, 3);
  table_order (table, "1 shell pieces.0 weapon=0 heading=0 distance=1270",
               "6 6 6 6 1 1 1 1 1 1 1 1");
}

static void
test_everybody_dead (Fixture *fixture, gconstpointer data)
{
  set_off_mine (fixture, 4);
  assert_over (fixture, WAR_WINNER_DRAW, WAR_NONE, "entrenched.E-26");
}

static void
test_one_survives (Fixture *fixture, gconstpointer data)
{
  set_off_mine (fixture, 5);
  assert_over (fixture, WAR_WINNER_SIDE_2, 1, "entrenched.E-26");
}

/* Who withdraws in the last morale phase of all has lost before the limit counts. */
static void
test_before_limit (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 2);
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 1);
  begin (fixture);
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_LOST) = 5;
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MORALE, 12);
  remove_unit (fixture, SECOND);
  table_order (fixture->table, "2 test-morale", "1");
  assert_over (fixture, WAR_WINNER_SIDE_1, 1, "entrenched.E-26");
}

/* The round limit ---------------------------------------------------------------------------- */

/* Not before the second player has had the last turn, whoever that is. */
static void
test_limit (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 1);
  begin (fixture);
  end_turn (fixture, 2, 11);
  assert_goes_on (fixture);
  end_turn (fixture, 1, 12);
  assert_goes_on (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.1.8");
}

static void
test_limit_after_second (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 2);
  begin (fixture);
  *table_game (fixture->table, WAR_ENTRENCHED_GAME_FIRST) = 1;
  end_turn (fixture, 2, 12);
  assert_goes_on (fixture);
  end_turn (fixture, 1, 12);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.1.8");
}

/* Nobody has won: a stalemate. */
static void
test_stalemate (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 1);
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 2);
  begin (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_DRAW, WAR_NONE, "entrenched.1.8");
}

static void
add_most_killed (Fixture *fixture)
{
  add_condition (fixture, WAR_CONDITION_MOST_KILLED, 1);
  add_condition (fixture, WAR_CONDITION_MOST_KILLED, 2);
}

static void
end_with_killed (Fixture *fixture, gint first, gint second)
{
  begin (fixture);
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_KILLED) = first;
  *table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_KILLED) = second;
  end_turn (fixture, 2, 12);
}

/* What each side has killed is told to a campaign too. */
static void
test_most_killed (Fixture *fixture, gconstpointer data)
{
  WarResult result;

  add_most_killed (fixture);
  end_with_killed (fixture, 90, 95);
  assert_over (fixture, WAR_WINNER_SIDE_2, 1, "entrenched.9.1");
  result = war_play_get_result (table_get_setup (fixture->table), table_get_state (fixture->table));
  g_assert_cmpint (result.killed[0], ==, 90);
  g_assert_cmpint (result.killed[1], ==, 95);
}

static void
test_equal_killed (Fixture *fixture, gconstpointer data)
{
  add_most_killed (fixture);
  end_with_killed (fixture, 90, 90);
  assert_over (fixture, WAR_WINNER_DRAW, WAR_NONE, "entrenched.E-23");
}

/* Whoever has killed more: in War of Attrition the limit decides nothing. */
static void
test_attrition_limit (Fixture *fixture, gconstpointer data)
{
  table_get_operation (fixture->table)->game_type = g_strdup ("attrition");
  table_add_condition (fixture->table, WAR_CONDITION_HOLD_ZONE, 1, "zone-2", 2, 0);
  add_condition (fixture, WAR_CONDITION_DESTROY_ALL, 1);
  end_with_killed (fixture, 90, 95);
  assert_over (fixture, WAR_WINNER_DRAW, WAR_NONE, "entrenched.E-23");
}

/* What withdraws counts as killed, by its cost; what is only wounded does not. */
static void
test_killed_by_cost (Fixture *fixture, gconstpointer data)
{
  add_most_killed (fixture);
  begin (fixture);
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  *table_piece (fixture->table, ENEMY, WAR_ENTRENCHED_PIECE_LOST) = 5;
  table_set_phase (fixture->table, 2, WAR_ENTRENCHED_PHASE_MORALE, 11);
  table_order (fixture->table, "2 test-morale", "1");
  g_assert_cmpint (*table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_KILLED), ==, 50);

  *table_piece (fixture->table, OWN, WAR_ENTRENCHED_PIECE_LEFT) = 1;
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.9.1");
}

/* So many units left, or more. */
static void
test_survive (Fixture *fixture, gconstpointer data)
{
  table_add_condition (fixture->table, WAR_CONDITION_SURVIVE, 1, NULL, 2, 0);
  begin (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.1.8");
}

/* In War of Attrition whoever may still come is left too. */
static void
test_waiting_survive (Fixture *fixture, gconstpointer data)
{
  table_get_operation (fixture->table)->game_type = g_strdup ("attrition");
  table_add_condition (fixture->table, WAR_CONDITION_SURVIVE, 1, NULL, 2, 0);
  begin (fixture);
  *table_piece (fixture->table, OTHER, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (fixture->table, OTHER, WAR_ENTRENCHED_PIECE_WAVE) = 3;
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.1.8");
}

static void
test_too_few_survive (Fixture *fixture, gconstpointer data)
{
  table_add_condition (fixture->table, WAR_CONDITION_SURVIVE, 1, NULL, 2, 0);
  begin (fixture);
  remove_unit (fixture, OTHER);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_DRAW, WAR_NONE, "entrenched.1.8");
}

/* The first of a side's conditions is the reason. */
static void
test_first_reason (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 1);
  table_add_condition (fixture->table, WAR_CONDITION_SURVIVE, 1, NULL, 1, 0);
  begin (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.1.8");
}

/* What both sides were after, both have reached. */
static void
test_both_reached (Fixture *fixture, gconstpointer data)
{
  add_condition (fixture, WAR_CONDITION_LIMIT, 2);
  table_add_condition (fixture->table, WAR_CONDITION_SURVIVE, 1, NULL, 1, 0);
  begin (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_DRAW, 1, "entrenched.1.8");
}

/* What is held at the end of the last turn of all still wins. */
static void
test_held_at_last (Fixture *fixture, gconstpointer data)
{
  begin_in_zone (fixture);
  end_turn (fixture, 1, 11);
  end_turn (fixture, 2, 11);
  end_turn (fixture, 1, 12);
  assert_goes_on (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.E-19");
}

/* The shipped operations --------------------------------------------------------------------- */

static void
open_shipped (Fixture *fixture, const char *name)
{
  tear_down (fixture, NULL);
  fixture->table = table_new_shipped (name);
  table_begin (fixture->table);
}

/* Takes the side's units off, and gives an order. */
static void
destroy (Fixture *fixture, gint side)
{
  const WarEntrenched *battle = war_entrenched_get_data (table_get_setup (fixture->table));

  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  for (guint i = 0; i < battle->units->len; i++)
    if (g_array_index (battle->units, WarForceUnit, i).side == side - 1)
      remove_unit (fixture, i);
  table_order (fixture->table, "1 end-phase", "");
}

#define LANGEMARCK "scenarios/langemarck.duckop"
#define LANGEMARCK_GERMAN 12 /* the first German row */
#define HOOGE "scenarios/hooge.duckop"

static void
test_langemarck (Fixture *fixture, gconstpointer data)
{
  open_shipped (fixture, LANGEMARCK);
  table_put (fixture->table, LANGEMARCK_GERMAN, IN (8), IN (6), 0);
  end_turns (fixture, 3);
  assert_goes_on (fixture);
  end_turn (fixture, 1, 5);
  assert_over (fixture, WAR_WINNER_SIDE_2, 0, "entrenched.11.1");

  open_shipped (fixture, LANGEMARCK);
  destroy (fixture, 2);
  assert_over (fixture, WAR_WINNER_SIDE_1, 1, "entrenched.11.1");

  open_shipped (fixture, LANGEMARCK);
  destroy (fixture, 1);
  assert_over (fixture, WAR_WINNER_SIDE_2, 2, "entrenched.E-26");
}

/* As it is shipped, who was attacked has won; as the rules are printed, nobody has. */
static void
test_langemarck_limit (Fixture *fixture, gconstpointer data)
{
  open_shipped (fixture, LANGEMARCK);
  end_turn (fixture, 2, 11);
  assert_goes_on (fixture);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_1, 3, "entrenched.E-23");

  tear_down (fixture, NULL);
  fixture->table = table_new_shipped (LANGEMARCK);
  table_get_operation (fixture->table)->amendments = 0;
  table_begin (fixture->table);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_DRAW, WAR_NONE, "entrenched.1.8");
}

/* The point is the middle of the ruins, 12″ from the left and 2.7″ from the top. */
static void
test_hooge (Fixture *fixture, gconstpointer data)
{
  open_shipped (fixture, HOOGE);
  table_put (fixture->table, 0, IN (12), IN (2.7) + HALF + IN (1), 0);
  end_turn (fixture, 1, 3);
  assert_goes_on (fixture);
  end_turn (fixture, 2, 3);
  assert_over (fixture, WAR_WINNER_SIDE_1, 0, "entrenched.11.2");

  open_shipped (fixture, HOOGE);
  destroy (fixture, 1);
  assert_over (fixture, WAR_WINNER_SIDE_2, 1, "entrenched.11.2");

  open_shipped (fixture, HOOGE);
  destroy (fixture, 2);
  assert_over (fixture, WAR_WINNER_SIDE_1, 2, "entrenched.E-26");
}

static void
test_hooge_limit (Fixture *fixture, gconstpointer data)
{
  open_shipped (fixture, HOOGE);
  end_turn (fixture, 2, 12);
  assert_over (fixture, WAR_WINNER_SIDE_2, 3, "entrenched.E-23");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/rules/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("entrenched.9.4/zone", test_zone);
  ADD ("entrenched.E-19/placeless", test_placeless);
  ADD ("entrenched.E-19/same-unit", test_same_unit);
  ADD ("entrenched.E-19/left-and-back", test_left_and_back);
  ADD ("entrenched.E-19/any-state", test_any_state);
  ADD ("entrenched.E-19/who-holds", test_who_holds);
  ADD ("entrenched.E-19/both-hold", test_both_hold);
  ADD ("entrenched.E-1/changed-edges", test_changed_edges);
  ADD ("entrenched.E-19/point", test_point);
  ADD ("entrenched.E-19/point-too-far", test_point_too_far);
  ADD ("entrenched.E-19/point-any-unit", test_point_any_unit);
  ADD ("entrenched.E-26/destroyed", test_destroyed);
  ADD ("entrenched.E-26/destroyed-anyway", test_destroyed_anyway);
  ADD ("entrenched.E-26/setting-up", test_setting_up);
  ADD ("entrenched.E-26/everybody-dead", test_everybody_dead);
  ADD ("entrenched.E-26/one-survives", test_one_survives);
  ADD ("entrenched.E-26/before-limit", test_before_limit);
  ADD ("entrenched.1.8/limit", test_limit);
  ADD ("entrenched.1.8/limit-after-second", test_limit_after_second);
  ADD ("entrenched.1.8/stalemate", test_stalemate);
  ADD ("entrenched.9.1/most-killed", test_most_killed);
  ADD ("entrenched.E-24/result", test_most_killed);
  ADD ("entrenched.E-23/equal-killed", test_equal_killed);
  ADD ("entrenched.E-23/attrition-limit", test_attrition_limit);
  ADD ("entrenched.E-22/killed-by-cost", test_killed_by_cost);
  ADD ("entrenched.1.8/survive", test_survive);
  ADD ("entrenched.1.8/waiting-survive", test_waiting_survive);
  ADD ("entrenched.1.8/too-few-survive", test_too_few_survive);
  ADD ("entrenched.1.8/first-reason", test_first_reason);
  ADD ("entrenched.1.8/both-reached", test_both_reached);
  ADD ("entrenched.E-19/held-at-last", test_held_at_last);
  ADD ("entrenched.11.1/langemarck", test_langemarck);
  ADD ("entrenched.E-23/langemarck-limit", test_langemarck_limit);
  ADD ("entrenched.11.2/hooge", test_hooge);
  ADD ("entrenched.E-23/hooge-limit", test_hooge_limit);
#undef ADD

  return g_test_run ();
}
