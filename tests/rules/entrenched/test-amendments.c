/* test-amendments.c: what is so in a game as the rules are printed, without the amendments
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/average.h"
#include "engine/operation/battle.h"
#include "shooting.h"

static Table *
new_table (void)
{
  Table *table = table_new ();

  table_get_operation (table)->amendments = 0;
  return table;
}

/* Falling back goes in the opposite direction, and in no other. */
static void
test_fall_back (void)
{
  g_autoptr (Table) table = new_table ();
  WarOption options[16];
  guint n_options;

  table_add_unit (table, 1, "bef-infantry");
  table_begin (table);
  table_put (table, 0, IN (12), IN (6), RIGHT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);

  table_refuse (table, "1 fall-back pieces.0 heading=3071 distance=2540",
                WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, "entrenched.4.6");
  table_refuse (table, "1 fall-back pieces.0 heading=0 distance=2540",
                WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, "entrenched.4.6");
  n_options = table_get_setup (table)->play->list (table_get_setup (table), table_get_state (table),
                                                   0, 0, options, G_N_ELEMENTS (options));
  for (guint i = 0; i < n_options; i++)
    if (options[i].kind == WAR_ENTRENCHED_ORDER_FALL_BACK)
      {
        g_assert_cmpuint (options[i].arguments[0].n_ranges, ==, 1);
        g_assert_cmpint (options[i].arguments[0].ranges[0].minimum, ==, LEFT);
        g_assert_cmpint (options[i].arguments[0].ranges[0].maximum, ==, LEFT);
      }
  g_assert_true (table_allows (table, "1 fall-back pieces.0 heading=3072 distance=2540"));
  table_order (table, "1 fall-back pieces.0 heading=3072 distance=2540", "");
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_X), ==, IN (11));
}

/* Cover is added to a natural 1 as well: in heavy cover a save of 3+ never fails. */
static void
test_saves (void)
{
  g_autoptr (Table) table = new_table ();
  g_autoptr (Table) light = new_table ();
  const WarEvent *event;

  table_add_box (table, WAR_TERRAIN_TRENCH, IN (10), IN (2), IN (24), IN (10));
  shooting_begin (table, "bef-infantry", "german-officer", IN (5));
  g_assert_cmpuint (
    war_entrenched_average_shot (table_get_setup (table), table_get_state (table), 0, 0, 1).wounds,
    ==, 0);
  table_order (table, "1 fire pieces.0 weapon=0 targets=1", "4 1 1 1 1");
  event = table_event (table, WAR_ENTRENCHED_EVENT_SAVED, 0);
  g_assert_cmpint (event->need, ==, 1);
  g_assert_cmpint (event->arguments[1], ==, 1);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_WOUNDED), ==, 0);

  /* In light cover it needs a 2. */
  table_add_box (light, WAR_TERRAIN_SMALL_SHELL_HOLE, IN (10), IN (2), IN (24), IN (10));
  shooting_begin (light, "bef-infantry", "german-officer", IN (5));
  table_order (light, "1 fire pieces.0 weapon=0 targets=1", "4 1 1 1 1");
  g_assert_cmpuint (table_count_events (light, WAR_ENTRENCHED_EVENT_WOUNDED), ==, 1);
}

/* Artillery charges, with its fists, and is struck back at. */
static void
test_artillery (void)
{
  g_autoptr (Table) table = new_table ();

  table_add_unit (table, 1, "18-pounder-team");
  table_add_unit (table, 2, "german-infantry");
  table_begin (table);
  table_put (table, 0, IN (10), IN (6), RIGHT);
  table_put (table, 1, IN (10) + 6000, IN (6), LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  g_assert_true (table_allows (table, "1 charge pieces.0 weapon=8 targets=1"));
  table_order (table, "1 charge pieces.0 weapon=8 targets=1", "");
  table_order (table, "2 hold-fire pieces.1", "1 1 1 1 1 1 1 1 1 1");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_STRUCK), ==, 2);
}

/* Whoever carries an objective goes as far as ever. */
static void
test_carrier (void)
{
  g_autoptr (Table) table = new_table ();
  guint objective;

  table_add_unit (table, 1, "british-cavalry");
  table_add_point (table, "prize", WAR_POINT_OBJECTIVE, IN (20), IN (6));
  table_add_condition (table, WAR_CONDITION_CARRY, 1, "prize", 0, 0);
  table_begin (table);
  objective = war_entrenched_get_data (table_get_setup (table))->first_marker;
  table_put (table, 0, IN (12), IN (3), RIGHT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 3);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_LOAD) = (gint32) objective;
  *table_piece (table, objective, WAR_ENTRENCHED_PIECE_CARRIER) = 0;
  g_assert_true (table_allows (table, "1 move pieces.0 heading=1024 distance=20320"));
  table_refuse (table, "1 move pieces.0 heading=1024 distance=20321",
                WAR_ENTRENCHED_REFUSAL_TOO_FAR, "entrenched.4.3");
}

/* A wave may cost more than half, but none is empty. */
static void
test_waves (void)
{
  g_autoptr (Table) table = new_table ();

  table_get_operation (table)->game_type = g_strdup ("attrition");
  for (guint i = 0; i < 6; i++)
    table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_begin_game (table);
  if (table_allows (table, "2 choose-edge swap=0"))
    table_order (table, "2 choose-edge swap=0", "");
  table_order (table, "1 assign wave=1 targets=0,1,2,3", "");
  table_order (table, "1 assign wave=2 targets=4,5", "");
  table_refuse (table, "1 ready", WAR_ENTRENCHED_REFUSAL_WAVES, "entrenched.E-18");
  table_order (table, "1 assign wave=3 targets=5", "");
  g_assert_true (table_allows (table, "1 ready"));
}

/* Hooge to its last round: nobody has won; whatever else the operation says still counts. */
static void
test_limit (void)
{
  static const gint winners[] = { WAR_WINNER_DRAW, WAR_WINNER_SIDE_2 };

  for (guint is_amended = 0; is_amended < 2; is_amended++)
    {
      g_autoptr (Table) table = new_table ();
      WarOperation *operation = table_get_operation (table);
      guint condition;

      if (is_amended)
        operation->amendments = 1u << WAR_ENTRENCHED_AMENDMENT_LIMIT;
      table_add_unit (table, 1, "bef-infantry");
      table_add_unit (table, 2, "german-infantry");
      condition = table_add_condition (table, WAR_CONDITION_LIMIT, 2, NULL, 0, 0);
      ((WarCondition *) g_ptr_array_index (operation->conditions, condition))->clause
        = g_strdup ("entrenched.E-23");
      table_begin (table);
      table_put (table, 0, IN (2), IN (2), RIGHT);
      table_put (table, 1, IN (22), IN (10), LEFT);
      table_set_phase (table, 2, WAR_ENTRENCHED_PHASE_MELEE, operation->rounds);
      *table_game (table, WAR_ENTRENCHED_GAME_FIRST) = 0;
      table_order (table, "2 end-phase", "");
      g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_WINNER), ==, winners[is_amended]);
      g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_OVER, 0)->clause, ==,
                       is_amended ? "entrenched.E-23" : "entrenched.1.8");
    }
}

/* All dice from the beginning. */
static void
test_volley (void)
{
  g_autoptr (Table) table = new_table ();

  shooting_begin (table, "vickers-mg-team", "german-infantry", IN (5));
  *table_game (table, WAR_ENTRENCHED_GAME_TURN) = 1;
  *table_game (table, WAR_ENTRENCHED_GAME_FIRST) = 0;
  table_order (table, "1 fire pieces.0 weapon=0 targets=1", "1 1 1 1 1");
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_FIRED, 0)->clause, ==,
                   "entrenched.5.5");
}

/* Every amendment that the program can switch is marked in the rules' data, and no other clause. */
static void
test_marked (void)
{
  g_autoptr (Table) table = new_table ();
  const WarRules *rules = table_get_operation (table)->rules;
  const WarAmendment *amendments = rules->system->amendments;
  guint n_marked = 0, n_amendments = 0;

  for (; amendments[n_amendments].clause != NULL; n_amendments++)
    {
      const WarClause *clause = war_rules_find_clause (rules, amendments[n_amendments].clause);

      g_assert_nonnull (clause);
      g_assert_nonnull (clause->amendment);
      g_assert_nonnull (clause->printed);
      g_assert_cmpint (war_system_find_amendment (rules->system, strchr (clause->id, '.') + 1), ==,
                       n_amendments);
    }
  for (guint i = 0; i < rules->clauses->len; i++)
    n_marked += ((const WarClause *) g_ptr_array_index (rules->clauses, i))->amendment != NULL;
  g_assert_cmpuint (n_marked, ==, n_amendments);
  g_assert_cmpint (war_system_find_amendment (rules->system, "E-3"), ==, WAR_NO_AMENDMENT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add_func ("/rules/" path, function)
  ADD ("entrenched.E-2/as-printed", test_fall_back);
  ADD ("entrenched.E-5/as-printed", test_saves);
  ADD ("entrenched.E-10/as-printed", test_artillery);
  ADD ("entrenched.E-17/as-printed", test_carrier);
  ADD ("entrenched.E-18/as-printed", test_waves);
  ADD ("entrenched.E-23/as-printed", test_limit);
  ADD ("entrenched.E-27/as-printed", test_volley);
  ADD ("amendments/marked", test_marked);
  return g_test_run ();
}
