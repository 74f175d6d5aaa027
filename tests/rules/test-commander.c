/* test-commander.c: what the quick commander of Entrenched! has units do
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/terms.h"
#include "engine/solo/quick.h"
#include "table.h"

#define GUN 0
#define INFANTRY 1
#define ENEMY 2

/* Side 1 wants the far zone, in which the enemy stands behind a wood. */
static Table *
open_advance (void)
{
  Table *table = table_new ();

  table_add_box (table, WAR_TERRAIN_WOOD, IN (16), IN (1), IN (19), IN (11));
  table_add_unit (table, 1, "18-pounder-team");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  table_add_condition (table, WAR_CONDITION_HOLD_ZONE, 1, "zone-2", 4, 0);
  table_begin (table);
  table_put (table, GUN, IN (3), IN (6), WAR_HEADING_TURN / 4);
  table_put (table, ENEMY, IN (21), IN (6), 3 * WAR_HEADING_TURN / 4);
  return table;
}

static gint
choose_who_moves (Table *table)
{
  WarGenerator generator = war_generator_new (1, 1);
  WarOrder order;

  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
  g_assert_true (war_solo_quick_choose (table_get_setup (table), table_get_state (table), 0,
                                        &generator, &order));
  return order.actor;
}

/* A gun reaches everything from where it is; who is on foot goes. */
static void
test_guns_stay (void)
{
  g_autoptr (Table) table = open_advance ();

  table_put (table, INFANTRY, IN (6), IN (3), WAR_HEADING_TURN / 4);
  g_assert_cmpint (choose_who_moves (table), ==, INFANTRY);
}

/* But nobody wins who has none left to send. */
static void
test_last_guns_go (void)
{
  g_autoptr (Table) table = open_advance ();

  g_assert_cmpint (choose_who_moves (table), ==, GUN);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/commander/guns-stay", test_guns_stay);
  g_test_add_func ("/rules/commander/last-guns-go", test_last_guns_go);
  return g_test_run ();
}
