/* test-charge.c: who may charge whom in Entrenched!, and what stops a charge
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "table.h"

#include "engine/entrenched/private.h"

#define LEFT WAR_HEADING_FROM_DEGREES (270)
#define RIGHT WAR_HEADING_FROM_DEGREES (90)

/* Rows: side 1 has BEF Infantry (40 × 20 mm, 4 wounds, save 4+) and a second of it that is kept
 * away; side 2 Stretcher Bearers, who have the same base and nothing to shoot with. */
enum
{
  CHARGER,
  FRIEND,
  TARGET,
};

#define CHARGE "1 charge pieces.0 weapon=1 targets=2"

/* No dice of the four hit. */
#define MISS "1 1 1 1"

static Table *
begin (Table *table)
{
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "stretcher-bearers");
  table_begin (table);
  return table;
}

/* The charger looks to the right, with its front at x = 110 mm; the target to the left, with its
 * front so much farther on. */
static void
face (Table *table, WarLength gap)
{
  table_put (table, CHARGER, 10000, 15000, RIGHT);
  table_put (table, TARGET, 12000 + gap, 15000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
}

static Table *
face_open (WarLength gap)
{
  Table *table = begin (table_new ());

  face (table, gap);
  return table;
}

static void
test_reach (void)
{
  g_autoptr (Table) near = face_open (IN (3) + 50), far = face_open (IN (3) + 51);

  g_assert_true (table_allows (near, CHARGE));
  table_refuse (far, CHARGE, WAR_ENTRENCHED_REFUSAL_OUT_OF_RANGE, "entrenched.7.1");
}

/* Whatever it did before, but one charge. */
static void
test_once (void)
{
  g_autoptr (Table) table = face_open (IN (2));
  const WarEvent *event;

  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_MOVED) = 1;
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_FIRED) = 1;
  g_assert_true (table_allows (table, CHARGE));
  table_order (table, CHARGE, MISS " 1 1 1 1");
  event = table_event (table, WAR_ENTRENCHED_EVENT_CHARGED, 0);
  g_assert_cmpint (event->actor, ==, CHARGER);
  g_assert_cmpint (event->target, ==, TARGET);
  g_assert_cmpint (event->arguments[0], ==, 1);

  /* Its enemy withdraws: another charge would be the second. */
  war_entrenched_break_contact (table_get_setup (table), table_get_state (table), CHARGER);
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.1");
}

static void
test_enemies (void)
{
  g_autoptr (Table) table = face_open (IN (2));

  table_put (table, FRIEND, 10000, 20000, RIGHT);
  table_refuse (table, "1 charge pieces.0 weapon=1 targets=1", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.7.1");
  table_refuse (table, "1 charge pieces.0 weapon=1 targets=0", WAR_ENTRENCHED_REFUSAL_TARGET,
                "entrenched.7.1");
  table_refuse (table, "1 charge pieces.2 weapon=1 targets=0", WAR_ENTRENCHED_REFUSAL_NOT_YOURS,
                "entrenched.1.7");
  *table_piece (table, TARGET, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_TARGET, "entrenched.7.1");
}

static void
refuse_with (guint column, gint32 value, guint kind, const char *clause)
{
  g_autoptr (Table) table = face_open (IN (2));

  *table_piece (table, CHARGER, column) = value;
  table_refuse (table, CHARGE, kind, clause);
}

static void
test_inactive (void)
{
  refuse_with (WAR_ENTRENCHED_PIECE_INACTIVE, 1, WAR_ENTRENCHED_REFUSAL_INACTIVE, "entrenched.3.3");
}

static void
test_unable (void)
{
  refuse_with (WAR_ENTRENCHED_PIECE_STUNNED, 9, WAR_ENTRENCHED_REFUSAL_STUNNED, "entrenched.E-16");
  refuse_with (WAR_ENTRENCHED_PIECE_SUPPRESSED, 9, WAR_ENTRENCHED_REFUSAL_SUPPRESSED,
               "entrenched.7.2");
  refuse_with (WAR_ENTRENCHED_PIECE_FELL_BACK, 1, WAR_ENTRENCHED_REFUSAL_FELL_BACK,
               "entrenched.4.6");
}

static void
test_artillery (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_unit (table, 1, "18-pounder-team");
  table_add_unit (table, 1, "vickers-mg-team");
  begin (table);
  table_put (table, 0, 10000, 10000, RIGHT);
  table_put (table, 1, 10000, 20000, RIGHT);
  table_put (table, 4, 15000, 10000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  table_refuse (table, "1 charge pieces.0 weapon=8 targets=4", WAR_ENTRENCHED_REFUSAL_CANNOT_ATTACK,
                "entrenched.E-10");

  /* An emplacement that is no artillery may. */
  table_put (table, 4, 15000, 20000, LEFT);
  g_assert_true (table_allows (table, "1 charge pieces.1 weapon=8 targets=4"));
}

/* A unit in contact fights on instead; one that is not may join. */
static void
test_contact (void)
{
  g_autoptr (Table) table = begin (table_new ());

  table_put (table, FRIEND, 10000, 20000, RIGHT);
  face (table, 0);
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED) = TARGET;
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_IN_CONTACT, "entrenched.E-10");
  g_assert_true (table_allows (table, "1 charge pieces.1 weapon=1 targets=2"));
  table_order (table, "1 charge pieces.1 weapon=1 targets=2", MISS " 1 1 1 1 1");
  g_assert_cmpint (*table_piece (table, FRIEND, WAR_ENTRENCHED_PIECE_ENGAGED), ==, TARGET);
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED), ==, TARGET);
}

/* Melees go on first. */
static void
test_order (void)
{
  g_autoptr (Table) table = begin (table_new ());

  table_put (table, FRIEND, 10000, 20000, RIGHT);
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED) = TARGET;
  face (table, 0);
  table_refuse (table, "1 charge pieces.1 weapon=1 targets=2", WAR_ENTRENCHED_REFUSAL_MUST_FIGHT,
                "entrenched.E-12");
  table_refuse (table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_MUST_FIGHT, "entrenched.7.8");
  table_order (table, "1 fight pieces.0 weapon=1 targets=2", MISS);
  table_order (table, "2 strike-back pieces.2 weapon=8", "1 1 1 1");
  g_assert_true (table_allows (table, "1 charge pieces.1 weapon=1 targets=2"));
  g_assert_true (table_allows (table, "1 end-phase"));
}

/* One melee weapon a turn: whoever has fought and is free does not charge. */
static void
test_after_fight (void)
{
  g_autoptr (Table) table = begin (table_new ());

  table_put (table, FRIEND, 10000, 20000, RIGHT);
  face (table, IN (1));
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_STRUCK) = 1;
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.9");
}

static void
test_weapons (void)
{
  g_autoptr (Table) table = face_open (IN (2));

  table_refuse (table, "1 charge pieces.0 weapon=0 targets=2", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.6");
  table_refuse (table, "1 charge pieces.0 weapon=2 targets=2", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.6");
  table_refuse (table, "1 charge pieces.0 weapon=-1 targets=2", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.6");

  /* Fists are for those who have nothing else. */
  table_refuse (table, "1 charge pieces.0 weapon=8 targets=2", WAR_ENTRENCHED_REFUSAL_NO_WEAPON,
                "entrenched.7.12");
}

/* The way ------------------------------------------------------------------------------------ */

/* A strip of the terrain across the way, 1 cm deep, in the middle of 2″. */
static Table *
face_across (WarTerrain terrain)
{
  Table *table = table_new ();

  table_add_box (table, terrain, 13000, 10000, 14000, 20000);
  begin (table);
  face (table, IN (2));
  return table;
}

static void
test_heavy (void)
{
  static const WarTerrain heavy[] = {
    WAR_TERRAIN_BARBED_WIRE, WAR_TERRAIN_RIVER,  WAR_TERRAIN_STREAM,
    WAR_TERRAIN_SWAMP,       WAR_TERRAIN_RUBBLE, WAR_TERRAIN_DEEP_MUD,
    WAR_TERRAIN_WOOD,        WAR_TERRAIN_BUNKER, WAR_TERRAIN_BUILDING,
  };
  static const WarTerrain light[] = {
    WAR_TERRAIN_MUD,    WAR_TERRAIN_SNOW,    WAR_TERRAIN_HEDGE,
    WAR_TERRAIN_FENCE,  WAR_TERRAIN_WALL,    WAR_TERRAIN_SANDBAGS,
    WAR_TERRAIN_TRENCH, WAR_TERRAIN_GUN_PIT, WAR_TERRAIN_LARGE_SHELL_HOLE,
    WAR_TERRAIN_ROAD,   WAR_TERRAIN_HILL,
  };

  for (guint i = 0; i < G_N_ELEMENTS (heavy); i++)
    {
      g_autoptr (Table) table = face_across (heavy[i]);

      table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");
    }

  for (guint i = 0; i < G_N_ELEMENTS (light); i++)
    {
      g_autoptr (Table) table = face_across (light[i]);

      g_assert_true (table_allows (table, CHARGE));
    }
}

/* Into the wood in which the target's centre stands, but not through another, nor out of one. */
static void
test_into (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_WOOD, 14000, 10000, 20000, 20000);
  begin (table);
  face (table, IN (2));
  g_assert_true (table_allows (table, CHARGE));
  table_put (table, TARGET, 22000, 15000, LEFT);
  table_put (table, CHARGER, 15000, 15000, RIGHT);
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");
}

static void
test_through (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_WOOD, 14500, 10000, 20000, 20000);
  table_add_box (table, WAR_TERRAIN_WOOD, 12000, 14000, 13000, 16000);
  begin (table);
  face (table, IN (2));
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");
}

/* Of many shortest lines between parallel edges the one in the middle counts: both face each other
 * from y = 130 to y = 170 mm. What only touches it is met. */
static void
test_line (void)
{
  g_autoptr (Table) beside = table_new (), at = table_new (), turned = table_new ();

  table_add_box (beside, WAR_TERRAIN_WOOD, 12000, 10000, 13000, 14998);
  begin (beside);
  face (beside, IN (2));
  g_assert_true (table_allows (beside, CHARGE));

  table_add_box (at, WAR_TERRAIN_WOOD, 12000, 10000, 13000, 15000);
  begin (at);
  face (at, IN (2));
  table_refuse (at, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");

  /* Turned by 45° the target shows a corner, at x = 165 − 21.2 mm and y = 150 − 7.1 mm. */
  table_add_box (turned, WAR_TERRAIN_WOOD, 12000, 14500, 13000, 20000);
  table_add_box (turned, WAR_TERRAIN_WOOD, 12000, 10000, 13000, 14200);
  begin (turned);
  face (turned, 0);
  table_put (turned, TARGET, 16500, 15000, WAR_HEADING_FROM_DEGREES (45));
  g_assert_true (table_allows (turned, CHARGE));
}

/* A bridge cancels the water below. */
static void
test_bridge (void)
{
  g_autoptr (Table) over = table_new (), beside = table_new (), below = table_new ();

  table_add_box (over, WAR_TERRAIN_STREAM, 13000, 0, 14000, IN (12));
  table_add_box (over, WAR_TERRAIN_BRIDGE, 12500, 14000, 14500, 16000);
  begin (over);
  face (over, IN (2));
  g_assert_true (table_allows (over, CHARGE));

  table_add_box (beside, WAR_TERRAIN_STREAM, 13000, 0, 14000, IN (12));
  table_add_box (beside, WAR_TERRAIN_BRIDGE, 12500, 15200, 14500, 17000);
  begin (beside);
  face (beside, IN (2));
  table_refuse (beside, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");

  table_add_box (below, WAR_TERRAIN_ROAD, 12500, 14000, 14500, 16000);
  table_add_box (below, WAR_TERRAIN_WOOD, 13000, 10000, 14000, 20000);
  begin (below);
  face (below, IN (2));
  table_refuse (below, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");
}

static void
test_base_in_way (void)
{
  g_autoptr (Table) table = face_open (IN (3));

  table_put (table, FRIEND, 14000, 15000, 0);
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, "entrenched.E-10");

  /* Beside the line it bars nothing, nor where it only touches it. */
  table_put (table, FRIEND, 14000, 16000, 0);
  g_assert_true (table_allows (table, CHARGE));
  table_put (table, FRIEND, 14000, 15990, 0);
  table_refuse (table, CHARGE, WAR_ENTRENCHED_REFUSAL_BASE_IN_WAY, "entrenched.E-10");
}

/* Checks on the way --------------------------------------------------------------------------- */

static void
test_vault (void)
{
  g_autoptr (Table) passed = face_across (WAR_TERRAIN_WALL);
  g_autoptr (Table) failed = face_across (WAR_TERRAIN_WALL);
  const WarEvent *event;

  table_order (passed, CHARGE, "2 " MISS " 1 1 1 1");
  g_assert_cmpint (table_event (passed, WAR_ENTRENCHED_EVENT_CHECKED, 0)->arguments[1], ==, TRUE);
  g_assert_cmpint (*table_piece (passed, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED), ==, TARGET);

  /* Its front stays at the wall, and it does not strike; its charge is spent. */
  table_order (failed, CHARGE, "1");
  event = table_event (failed, WAR_ENTRENCHED_EVENT_CHARGE_FAILED, 0);
  g_assert_cmpint (event->target, ==, TARGET);
  g_assert_cmpuint (table_count_events (failed, WAR_ENTRENCHED_EVENT_STRUCK), ==, 0);
  g_assert_cmpint (*table_piece (failed, CHARGER, WAR_PIECE_X), ==, 12000);
  g_assert_cmpint (*table_piece (failed, CHARGER, WAR_PIECE_Y), ==, 15000);
  g_assert_cmpint (*table_piece (failed, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED), ==, WAR_NONE);
  g_assert_cmpint (*table_game (failed, WAR_ENTRENCHED_GAME_CHARGER), ==, WAR_NONE);
  table_refuse (failed, CHARGE, WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.7.1");
}

/* It turns to the target before it goes: the front is what comes to the wall. */
static void
test_vault_turned (void)
{
  g_autoptr (Table) table = face_across (WAR_TERRAIN_WALL);

  table_put (table, CHARGER, 10000, 15000, LEFT);
  table_order (table, CHARGE, "1");
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_PIECE_X), ==, 12000);
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_PIECE_HEADING), ==, RIGHT);
}

static void
test_bog (void)
{
  g_autoptr (Table) table = face_across (WAR_TERRAIN_MUD);
  g_autoptr (Table) failed = face_across (WAR_TERRAIN_MUD);

  table_order (table, CHARGE, "3 " MISS " 1 1 1 1");
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED), ==, TARGET);
  table_order (failed, CHARGE, "2");
  g_assert_cmpint (*table_piece (failed, CHARGER, WAR_PIECE_X), ==, 12000);
}

/* No check but for vaulting and bog: into the wire and the water in which the target stands. */
static void
test_no_check (void)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_BARBED_WIRE, WAR_TERRAIN_STREAM, WAR_TERRAIN_DEEP_MUD, WAR_TERRAIN_RUBBLE };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (Table) table = table_new ();

      table_add_box (table, terrains[i], 14000, 10000, 20000, 20000);
      begin (table);
      face (table, IN (2));
      table_order (table, CHARGE, MISS " 1 1 1 1");
    }
}

/* Where it is stopped it does not stand on a friend: it stays before it. */
static void
test_stop_before_friend (void)
{
  g_autoptr (Table) table = table_new ();

  table_add_box (table, WAR_TERRAIN_WALL, 15000, 10000, 15500, 20000);
  begin (table);
  table_put (table, FRIEND, 13000, 17500, RIGHT);
  face (table, IN (3));

  table_order (table, CHARGE, "1");
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_PIECE_X), >=, 10998);
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_PIECE_X), <=, 11002);
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_CHARGE_FAILED), ==, 1);
}

/* Bunkers ------------------------------------------------------------------------------------- */

/* The bunker is 60 × 40 mm, its middle at (180, 150) mm: the base of whoever is in it. */
static Table *
face_bunker (guint occupant)
{
  Table *table = table_new ();
  guint bunker = table_add_box (table, WAR_TERRAIN_BUNKER, 15000, 13000, 21000, 17000);

  begin (table);
  table_put (table, TARGET, 26000, 15000, LEFT);
  table_put (table, CHARGER, 10000, 15000, RIGHT);
  table_put (table, occupant, 18000, 15000, 0);
  *table_piece (table, occupant, WAR_ENTRENCHED_PIECE_INSIDE) = (gint32) bunker;
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  return table;
}

/* The bunker is charged as the unit: its left edge is 4 cm away. */
static void
test_bunker (void)
{
  g_autoptr (Table) table = face_bunker (TARGET);
  const WarEvent *event;

  table_order (table, CHARGE, "1 1 1 1 1 1 1 1 1");
  g_assert_cmpint (*table_piece (table, CHARGER, WAR_PIECE_X), ==, 14000);
  event = table_event (table, WAR_ENTRENCHED_EVENT_STRUCK, 0);
  g_assert_cmpint (event->arguments[2], ==, WAR_EDGE_LEFT);
  g_assert_cmpuint (event->n_dice, ==, 5);
}

/* Nobody charges out of one, nor onto an empty one. */
static void
test_out_of_bunker (void)
{
  g_autoptr (Table) out = face_bunker (CHARGER), empty = table_new ();

  table_refuse (out, CHARGE, WAR_ENTRENCHED_REFUSAL_HEAVY, "entrenched.7.2");

  /* Between two bunkers there is not room enough for a base of 40 mm. */
  table_add_box (empty, WAR_TERRAIN_BUNKER, 13000, 16500, 15000, 20000);
  table_add_box (empty, WAR_TERRAIN_BUNKER, 13000, 10000, 15000, 13500);
  begin (empty);
  face (empty, 4000);
  table_put (empty, TARGET, 16000, 15000, LEFT);
  table_order (empty, CHARGE, MISS " 1 1 1 1 1");
  g_assert_cmpint (table_event (empty, WAR_ENTRENCHED_EVENT_CONTACT, 0)->arguments[0], !=,
                   WAR_EDGE_FRONT);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.7.1/reach", test_reach);
  g_test_add_func ("/rules/entrenched.7.1/once", test_once);
  g_test_add_func ("/rules/entrenched.7.1/enemies", test_enemies);
  g_test_add_func ("/rules/entrenched.3.3/charge", test_inactive);
  g_test_add_func ("/rules/entrenched.E-10/unable", test_unable);
  g_test_add_func ("/rules/entrenched.E-16/no-charge", test_unable);
  g_test_add_func ("/rules/entrenched.E-10/artillery", test_artillery);
  g_test_add_func ("/rules/entrenched.E-10/contact", test_contact);
  g_test_add_func ("/rules/entrenched.E-12/melees-first", test_order);
  g_test_add_func ("/rules/entrenched.7.9/after-fight", test_after_fight);
  g_test_add_func ("/rules/entrenched.7.12/weapons", test_weapons);
  g_test_add_func ("/rules/entrenched.7.2/heavy", test_heavy);
  g_test_add_func ("/rules/entrenched.E-9/into", test_into);
  g_test_add_func ("/rules/entrenched.E-9/through", test_through);
  g_test_add_func ("/rules/entrenched.E-9/line", test_line);
  g_test_add_func ("/rules/entrenched.E-9/bridge", test_bridge);
  g_test_add_func ("/rules/entrenched.E-10/base-in-way", test_base_in_way);
  g_test_add_func ("/rules/entrenched.E-4/charge-vault", test_vault);
  g_test_add_func ("/rules/entrenched.E-4/charge-turned", test_vault_turned);
  g_test_add_func ("/rules/entrenched.E-4/charge-bog", test_bog);
  g_test_add_func ("/rules/entrenched.E-4/charge-no-check", test_no_check);
  g_test_add_func ("/rules/entrenched.E-4/charge-stop", test_stop_before_friend);
  g_test_add_func ("/rules/entrenched.E-25/charged", test_bunker);
  g_test_add_func ("/rules/entrenched.E-25/no-charge-out", test_out_of_bunker);

  return g_test_run ();
}
