/* test-blades.c: with what units of Entrenched! fight in melee
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fighters.h"

#include "engine/entrenched/private.h"
#include "engine/solo/quick.h"

#define LEFT WAR_HEADING_FROM_DEGREES (270)
#define RIGHT WAR_HEADING_FROM_DEGREES (90)

#define ROUND 3

#define MISS "1 1 1 1"

static void
engage (Table *table, guint piece, guint enemy, WarEdge edge)
{
  *table_piece (table, piece, WAR_ENTRENCHED_PIECE_ENGAGED) = (gint32) enemy;
  *table_piece (table, piece, WAR_ENTRENCHED_PIECE_EDGE) = (gint32) edge;
}

/* Clubs, and grenades that are used up at once. */
static WarUnitType *
make_fighters (void)
{
  WarUnitType *type = fighters_new ();

  fighters_arm (type, "Club", 0, 3);
  fighters_arm (type, "Grenades", 0, 5)->stats[WAR_ENTRENCHED_WEAPON_USES] = 1;
  return type;
}

/* With two melee weapons its owner chooses, whoever strikes first. */
static Table *
begin_armed (gint side)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  fighters_add (table, 2, make_fighters ());
  table_begin (table);
  table_put (table, 0, 10000, 15000, RIGHT);
  table_put (table, 1, 12000, 15000, LEFT);
  engage (table, 0, 1, WAR_EDGE_FRONT);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_set_phase (table, side, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  return table;
}

static void
test_choice (void)
{
  g_autoptr (Table) first = begin_armed (1), fight = begin_armed (2), back = begin_armed (1);

  table_order (first, "1 receive pieces.0 targets=1", "");
  table_refuse (first, "1 end-phase", WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_refuse (first, "2 strike pieces.1 weapon=8", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.12");
  table_order (first, "2 strike pieces.1 weapon=1", "1 1 1 1 1 " MISS);
  g_assert_true (table_allows (first, "1 end-phase"));

  g_assert_true (table_allows (fight, "2 fight pieces.1 weapon=0 targets=0"));
  table_order (fight, "2 fight pieces.1 weapon=1 targets=0", "1 1 1 1 1 " MISS);

  *table_piece (back, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 0;
  table_order (back, "1 fight pieces.0 weapon=1 targets=1", MISS);
  g_assert_true (table_allows (back, "2 strike-back pieces.1 weapon=0"));
  table_order (back, "2 strike-back pieces.1 weapon=1", "1 1 1 1 1");

  /* The grenades are used up. */
  *table_piece (back, 1, WAR_ENTRENCHED_PIECE_HIT_BACK) = 0;
  table_set_phase (back, 2, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  table_refuse (back, "2 fight pieces.1 weapon=1 targets=0", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.6");
  g_assert_true (table_allows (back, "2 fight pieces.1 weapon=0 targets=0"));
}

/* Nobody is there to wait for: it strikes back, with what its owner likes. */
static void
test_no_waiting (void)
{
  g_autoptr (Table) table = begin_armed (1);

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 0;
  table_order (table, "1 fight pieces.0 weapon=1 targets=1", MISS);
  table_refuse (table, "2 wait pieces.1", WAR_ENTRENCHED_REFUSAL_NO_OTHER_ATTACK, "entrenched.7.7");
  table_refuse (table, "1 end-phase", WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_order (table, "2 strike-back pieces.1 weapon=0", "1 1 1");
}

/* Between two enemies, of whom the first fights and the second, which is inactive, has to be struck
 * at: then the fighters strike twice in the turn, but with one weapon. */
static Table *
begin_between (guint uses)
{
  Table *table = table_new ();
  WarUnitType *type = make_fighters ();

  ((WarWeapon *) g_ptr_array_index (type->weapons, 1))->stats[WAR_ENTRENCHED_WEAPON_USES]
    = (gint32) uses;
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  fighters_add (table, 2, type);
  table_begin (table);
  table_put (table, 0, 10000, 15000, RIGHT);
  table_put (table, 2, 12000, 15000, LEFT);
  table_put (table, 1, 14000, 15000, LEFT);
  engage (table, 0, 2, WAR_EDGE_FRONT);
  engage (table, 1, 2, WAR_EDGE_REAR);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, ROUND);
  return table;
}

static void
test_one_weapon (void)
{
  g_autoptr (Table) back = begin_between (9), first = begin_between (9);

  table_order (back, "1 fight pieces.0 weapon=1 targets=2", MISS);
  table_order (back, "2 strike-back pieces.2 weapon=1", "1 1 1 1 1");
  table_order (back, "1 receive pieces.1 targets=2", "1 1 1 1 1 1 " MISS);

  /* The other way round; in the next turn it may choose again. */
  table_order (first, "1 receive pieces.1 targets=2", "");
  table_order (first, "2 strike pieces.2 weapon=0", "1 1 1 1 " MISS);
  table_order (first, "1 fight pieces.0 weapon=1 targets=2", MISS " 1 1 1");
  table_order (first, "1 end-phase", "");
  table_order (first, "2 respond", "6");
  table_order (first, "2 end-phase", "");
  table_order (first, "2 end-phase", "");
  g_assert_true (table_allows (first, "2 fight pieces.2 weapon=0 targets=0"));
  g_assert_true (table_allows (first, "2 fight pieces.2 weapon=1 targets=0"));
}

/* If the one weapon of the turn is used up there are fists. */
static void
test_used_up (void)
{
  g_autoptr (Table) table = begin_between (1);

  table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS);
  table_order (table, "2 strike-back pieces.2 weapon=1", "1 1 1 1 1");
  table_order (table, "1 receive pieces.1 targets=2", MISS " " MISS " 1");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_STRUCK, 0)->arguments[0], ==,
                   WAR_ENTRENCHED_FISTS);
}

/* A solo commander knows what is used up. */
static void
test_solo (void)
{
  g_autoptr (Table) table = begin_armed (2);
  WarGenerator generator = war_generator_new (1, 1);
  WarOrder order;

  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_USED) = 1 << 4;
  g_assert_true (war_solo_quick_choose (table_get_setup (table), table_get_state (table), 1,
                                        &generator, &order));
  g_assert_cmpuint (order.kind, ==, WAR_ENTRENCHED_ORDER_FIGHT);
  g_assert_cmpint (order.arguments[0], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.7.9/choice", test_choice);
  g_test_add_func ("/rules/entrenched.7.7/no-waiting", test_no_waiting);
  g_test_add_func ("/rules/entrenched.7.9/one-weapon", test_one_weapon);
  g_test_add_func ("/rules/entrenched.7.9/used-up", test_used_up);
  g_test_add_func ("/rules/entrenched.7.9/solo", test_solo);

  return g_test_run ();
}
