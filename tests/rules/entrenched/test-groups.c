/* test-groups.c: several units of Entrenched! go the same way at once
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/game/joint-move.h"
#include "moving.h"

/* Three behind each other, each so far from the next, all facing right; and an enemy far off. */
#define GAP IN (1.5)

static Table *
open_table (void)
{
  Table *table = table_new ();

  for (guint i = 0; i < 3; i++)
    table_add_unit (table, 1, "bef-infantry");
  table_add_box (table, WAR_TERRAIN_BUILDING, X + IN (3), Y - IN (3), X + IN (5), Y - IN (1));
  return table;
}

static void
begin_group (Table *table)
{
  table_begin (table);
  for (guint i = 0; i < 3; i++)
    table_put (table, i, X - (WarLength) i * GAP, Y, RIGHT);
  begin_movement (table);
}

static GArray *
plan (Table *table, const gint *actors, guint n_actors, WarLength dx, WarLength dy)
{
  GArray *moves = g_array_new (FALSE, FALSE, sizeof (WarJointMove));

  war_joint_move_plan (table_get_setup (table), table_get_state (table), 0, actors, n_actors,
                       (WarPosition){ dx, dy }, moves);
  g_assert_cmpuint (moves->len, ==, n_actors);
  return moves;
}

static const WarJointMove *
get_move (GArray *moves, guint i)
{
  return &g_array_index (moves, WarJointMove, i);
}

/* Whoever is in front goes first, so that those behind have room; all come there, and do what was
 * foreseen when they are ordered to. */
static void
test_vector (void)
{
  static const gint actors[] = { 2, 0, 1 };
  g_autoptr (Table) table = open_table ();
  g_autoptr (GArray) moves = NULL;

  begin_group (table);
  moves = plan (table, actors, 3, IN (3), 0);
  for (guint i = 0; i < 3; i++)
    {
      const WarJointMove *move = get_move (moves, i);
      g_autofree char *line
        = war_order_to_text (&move->order, table_get_setup (table)->play->orders);

      g_assert_cmpint (move->actor, ==, (gint) i);
      g_assert_true (move->goes);
      g_assert_false (move->is_short);
      table_order (table, line, "");
      g_assert_cmpint (*table_piece (table, i, WAR_PIECE_X), ==, move->end.centre.x);
      g_assert_cmpint (move->end.centre.x, ==, X - (WarLength) i * GAP + IN (3));
    }
}

/* Who cannot go so far stops where 4.2 stops it; so does who comes behind. */
static void
test_short (void)
{
  static const gint actors[] = { 0, 1 };
  g_autoptr (Table) table = open_table ();
  g_autoptr (GArray) moves = NULL;

  begin_group (table);
  moves = plan (table, actors, 2, IN (6), 0);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (get_move (moves, i)->goes);
      g_assert_true (get_move (moves, i)->is_short);
      g_assert_cmpint (get_move (moves, i)->end.centre.x, ==, X - (WarLength) i * GAP + MOVEMENT);
    }
}

/* Who would get nowhere is not moved, and can do something else; the others go round it. */
static void
test_stuck (void)
{
  static const gint actors[] = { 0, 1 };
  g_autoptr (Table) table = open_table ();
  g_autoptr (GArray) moves = NULL;

  begin_group (table);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 1;
  g_assert_false (
    war_joint_move_can_go (table_get_setup (table), table_get_state (table), 0, actors[0]));
  g_assert_true (
    war_joint_move_can_go (table_get_setup (table), table_get_state (table), 0, actors[1]));
  moves = plan (table, actors, 2, 0, IN (2));
  g_assert_false (get_move (moves, 0)->goes);
  g_assert_true (get_move (moves, 1)->goes);
  g_assert_cmpint (get_move (moves, 1)->end.centre.y, ==, Y + IN (2));

  /* Straight behind it there is no room to go to. */
  g_array_set_size (moves, 0);
  table_put (table, 1, X - IN (0.8), Y, RIGHT);
  war_joint_move_plan (table_get_setup (table), table_get_state (table), 0, &actors[1], 1,
                       (WarPosition){ IN (0.5), 0 }, moves);
  g_assert_false (get_move (moves, 0)->goes);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/groups/entrenched.4.2/vector", test_vector);
  g_test_add_func ("/groups/entrenched.4.2/short", test_short);
  g_test_add_func ("/groups/entrenched.4.1/stuck", test_stuck);
  return g_test_run ();
}
