/* test-stand.c: whether bases that come onto the field together find room
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/stand.h"

#define WIDE (12 * WAR_CENTIMETRE)
#define SQUARE (4 * WAR_CENTIMETRE)

typedef struct
{
  WarField *field;
  WarGround *ground;
  WarGroundScratch *scratch;
} Table;

static Table
make_table (void)
{
  Table table = { .field = war_field_new ("table", 60 * WAR_CENTIMETRE, 60 * WAR_CENTIMETRE) };

  table.ground = war_ground_new (table.field);
  table.scratch = war_ground_scratch_new (table.ground);
  return table;
}

static void
clear_table (Table *table)
{
  war_ground_scratch_free (table->scratch);
  war_ground_unref (table->ground);
  war_field_unref (table->field);
}

static WarStandScene
get_scene (const Table *table, WarLength width, WarLength depth)
{
  return (WarStandScene){
    .field = table->field,
    .area = { .minimum = { 0, 0 }, .maximum = { width, depth } },
    .ground = table->ground,
    .scratch = table->scratch,
  };
}

/* Two squares fill the area: a third has no room, but not as it is too large. */
static void
test_full (void)
{
  Table table = make_table ();
  const WarStandScene scene = get_scene (&table, 2 * SQUARE, SQUARE);
  const WarStandNewcomer newcomers[]
    = { { SQUARE, SQUARE, 0 }, { SQUARE, SQUARE, 0 }, { SQUARE, SQUARE, 0 } };
  gint misfit;

  g_assert_cmpuint (war_stand_muster (&scene, newcomers, 2, &misfit), ==, 2);
  g_assert_cmpint (misfit, ==, WAR_NONE);
  g_assert_cmpuint (war_stand_muster (&scene, newcomers, 3, &misfit), ==, 2);
  g_assert_cmpint (misfit, ==, WAR_NONE);
  clear_table (&table);
}

/* Small ones that were put first would leave no room for the large one. */
static void
test_largest_first (void)
{
  Table table = make_table ();
  const WarStandScene scene = get_scene (&table, WIDE, 2 * SQUARE);
  const WarStandNewcomer newcomers[]
    = { { SQUARE, SQUARE, 0 }, { SQUARE, SQUARE, 0 }, { WIDE, SQUARE, 1 } };
  gint misfit;

  g_assert_cmpuint (war_stand_muster (&scene, newcomers, 3, &misfit), ==, 3);
  clear_table (&table);
}

/* What does not even fit alone is named, and the others come all the same. */
static void
test_misfit (void)
{
  Table table = make_table ();
  const WarStandScene scene = get_scene (&table, 2 * SQUARE, SQUARE);
  const WarStandNewcomer newcomers[]
    = { { SQUARE, SQUARE, 0 }, { 2 * WIDE, SQUARE, 1 }, { SQUARE, SQUARE, 0 } };
  gint misfit;

  g_assert_cmpuint (war_stand_muster (&scene, newcomers, 3, &misfit), ==, 2);
  g_assert_cmpint (misfit, ==, 1);
  clear_table (&table);
}

/* What stands there already takes room away, and stays a wall. */
static void
test_obstacles (void)
{
  Table table = make_table ();
  WarStandScene scene = get_scene (&table, 2 * SQUARE, SQUARE);
  const WarObstacle obstacle = {
    .base = war_base_place ((WarPosition){ SQUARE / 2, SQUARE / 2 }, 0, SQUARE, SQUARE),
    .kind = WAR_OBSTACLE_WALL,
  };
  const WarStandNewcomer newcomers[] = { { SQUARE, SQUARE, 0 }, { SQUARE, SQUARE, 0 } };
  gint misfit;

  scene.obstacles = &obstacle;
  scene.n_obstacles = 1;
  g_assert_cmpuint (war_stand_muster (&scene, newcomers, 2, &misfit), ==, 1);
  g_assert_cmpint (misfit, ==, WAR_NONE);
  clear_table (&table);
}

static void
test_edges (void)
{
  g_assert_cmpint (war_field_edge_get_across (WAR_FIELD_EDGE_NONE), ==, WAR_FIELD_EDGE_NONE);
  g_assert_cmpint (war_field_edge_get_across (WAR_FIELD_EDGE_NORTH), ==, WAR_FIELD_EDGE_SOUTH);
  g_assert_cmpint (war_field_edge_get_across (WAR_FIELD_EDGE_EAST), ==, WAR_FIELD_EDGE_WEST);
  g_assert_cmpint (war_field_edge_get_across (WAR_FIELD_EDGE_SOUTH), ==, WAR_FIELD_EDGE_NORTH);
  g_assert_cmpint (war_field_edge_get_across (WAR_FIELD_EDGE_WEST), ==, WAR_FIELD_EDGE_EAST);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/stand/muster/full", test_full);
  g_test_add_func ("/stand/muster/largest-first", test_largest_first);
  g_test_add_func ("/stand/muster/misfit", test_misfit);
  g_test_add_func ("/stand/muster/obstacles", test_obstacles);
  g_test_add_func ("/stand/edges", test_edges);
  return g_test_run ();
}
