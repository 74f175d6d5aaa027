/* test-contact.c: how units of Entrenched! get out of a melee
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/solo/quick.h"
#include "moving.h"

static Table *
open_table (void)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "german-infantry");
  return table;
}

/* The unit has charged a German infantry, front to front; another stands behind it, so that it may
 * fall back as far as `room`. */
static Table *
open_contact (WarLength room)
{
  Table *table = open_table ();

  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 2000, Y, LEFT);
  table_put (table, 2, X - 1000 - room - OFF - 1000, Y, RIGHT);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_ENGAGED) = 1;
  begin_movement (table);
  return table;
}

/* E-10: only falling back ends a contact, and only if it leads away. */
static void
test_contact (void)
{
  g_autoptr (Table) table = open_contact (5000);
  g_autoptr (Table) stays = open_contact (5000);
  g_autoptr (Table) target = open_contact (5000);

  table_refuse (table, move (LEFT, 0), WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10");
  g_assert_true (table_allows (table, "1 run pieces.0"));
  table_refuse (table, fall_back (LEFT, 5101), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.4.4");
  g_assert_true (table_allows (table, fall_back (UP, MOVEMENT)));
  table_order (table, fall_back (LEFT, 5000), "");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_ENGAGED), ==, WAR_NONE);

  /* Whoever runs and cannot get away stays. */
  table_order (stays, "1 run pieces.0", "1");
  table_order (stays, fall_back (LEFT, 0), "");
  g_assert_cmpint (*table_piece (stays, 0, WAR_ENTRENCHED_PIECE_ENGAGED), ==, 1);

  /* Who was charged is in contact as well. */
  *table_piece (target, 0, WAR_ENTRENCHED_PIECE_ENGAGED) = WAR_NONE;
  *table_piece (target, 1, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  table_refuse (target, move (LEFT, 0), WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10");
  table_order (target, fall_back (LEFT, 5000), "");
  g_assert_cmpint (*table_piece (target, 1, WAR_ENTRENCHED_PIECE_ENGAGED), ==, WAR_NONE);
}

/* E-31: less than a millimetre is no way out of a melee, nor where there is no more room. */
static void
test_least_fall_back (void)
{
  g_autoptr (Table) table = open_contact (5000);
  g_autoptr (Table) tight = open_contact (99);
  const WarLength short_ways[] = { 0, 1, 99 };

  for (guint i = 0; i < G_N_ELEMENTS (short_ways); i++)
    {
      table_refuse (table, fall_back (LEFT, short_ways[i]), WAR_ENTRENCHED_REFUSAL_TOO_SHORT,
                    "entrenched.E-31");
      g_assert_false (table_allows (tight, fall_back (LEFT, short_ways[i])));
    }
  g_assert_true (table_allows (table, fall_back (LEFT, 100)));
  table_order (table, fall_back (LEFT, 100), "");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_ENGAGED), ==, WAR_NONE);
}

/* E-2: a solo commander who takes over a run in a melee ends it by falling back. */
static void
test_run_taken_over (void)
{
  g_autoptr (Table) table = open_contact (5000);
  WarGenerator generator = war_generator_new (1, 1);
  WarRefusal refusal;
  WarOrder order;

  table_order (table, "1 run pieces.0", "1");
  g_assert_true (war_solo_quick_choose (table_get_setup (table), table_get_state (table), 0,
                                        &generator, &order));
  g_assert_cmpuint (order.kind, ==, WAR_ENTRENCHED_ORDER_FALL_BACK);
  g_assert_true (
    war_play_check (table_get_setup (table), table_get_state (table), &order, &refusal));
}

/* Bases that touch at an angle reach into each other by rounding: that holds nobody. */
static void
test_contact_askew (void)
{
  for (gint facing = 0; facing < WAR_HEADING_TURN; facing += 7)
    {
      g_autoptr (Table) table = open_table ();
      gint back = facing + WAR_HEADING_TURN / 2, quarter = WAR_HEADING_TURN / 4;
      WarBase own, enemy;

      begin (table);
      own = war_entrenched_place_base (table_get_setup (table), 0, (WarPosition){ X, Y },
                                       (WarHeading) facing);
      enemy = war_entrenched_place_base (
        table_get_setup (table), 1,
        war_position_step ((WarPosition){ X, Y }, (WarHeading) facing, 5000), 0);
      enemy = war_base_lay_against (&enemy, &own, WAR_EDGE_FRONT);
      table_put (table, 0, X, Y, (WarHeading) facing);
      table_put (table, 1, enemy.centre.x, enemy.centre.y, enemy.heading);
      *table_piece (table, 1, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
      begin_movement (table);

      /* Sideways, straight back, and back along an axis. */
      g_assert_true (table_allows (table, fall_back (war_heading_add (0, back - quarter), 5000)));
      g_assert_true (table_allows (table, fall_back (war_heading_add (0, back + quarter), 5000)));
      g_assert_true (table_allows (table, fall_back (war_heading_add (0, back), 5000)));
      g_assert_true (table_allows (
        table, fall_back (war_heading_add (0, (back + quarter / 2) / quarter * quarter), 5000)));
    }
}

/* E-3: nobody goes through the enemy that holds its rear. */
static void
test_contact_behind (void)
{
  g_autoptr (Table) table = open_table ();

  begin (table);
  table_put (table, 1, X - 2000, Y, RIGHT);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  begin_movement (table);
  table_refuse (table, fall_back (LEFT, 1000), WAR_ENTRENCHED_REFUSAL_ENEMY, "entrenched.E-3");
  g_assert_false (table_allows (table, fall_back (LEFT, 0)));
  g_assert_true (table_allows (table, fall_back (UP, MOVEMENT)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/entrenched.E-10/contact", test_contact);
  g_test_add_func ("/rules/entrenched.E-2/run-taken-over", test_run_taken_over);
  g_test_add_func ("/rules/entrenched.E-31/least-fall-back", test_least_fall_back);
  g_test_add_func ("/rules/entrenched.E-3/contact-askew", test_contact_askew);
  g_test_add_func ("/rules/entrenched.E-3/contact-behind", test_contact_behind);

  return g_test_run ();
}
