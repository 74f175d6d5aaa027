/* test-placing.c: how units of Entrenched! come onto the field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "engine/game/choice.h"
#include "table.h"

/* The zone of side 1 reaches from the left edge to here. */
#define ZONE IN (8)
#define DEPTH IN (12)

#define UP 0
#define RIGHT 1024

/* An order to place the unit, in one of its eight lines at a time. */
static const char *
place (gint seat, guint piece, WarLength x, WarLength y, WarHeading heading)
{
  static char lines[8][80];
  static guint next;
  char *line = lines[next++ % G_N_ELEMENTS (lines)];

  g_snprintf (line, sizeof lines[0], "%d place pieces.%u x=%d y=%d heading=%d", seat, piece, x, y,
              heading);
  return line;
}

/* Two BEF infantry, base 40 × 20 mm, in rows 0 and 1, an officer in row 2 and a German infantry in
 * row 3; side 1 places first. */
static Table *
open_table (void)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 2, "german-infantry");
  return table;
}

static void
assert_not_in_zone (Table *table, WarLength x, WarLength y, WarHeading heading)
{
  table_refuse (table, place (1, 0, x, y, heading), WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
                "entrenched.E-1");
}

/* Wholly in the own zone, up to its edges. */
static void
test_zone (void)
{
  g_autoptr (Table) table = open_table ();

  table_begin_game (table);
  g_assert_true (table_allows (table, place (1, 0, 2000, 1000, UP)));
  g_assert_true (table_allows (table, place (1, 0, ZONE - 2000, DEPTH - 1000, UP)));
  g_assert_true (table_allows (table, place (1, 0, ZONE - 1000, 2000, RIGHT)));
  assert_not_in_zone (table, 1999, 1000, UP);
  assert_not_in_zone (table, 2000, 999, UP);
  assert_not_in_zone (table, ZONE - 1999, DEPTH - 1000, UP);
  assert_not_in_zone (table, ZONE - 2000, DEPTH - 999, UP);
  assert_not_in_zone (table, ZONE - 999, 2000, RIGHT);
  assert_not_in_zone (table, IN (20), IN (6), UP);
  assert_not_in_zone (table, G_MAXINT32, G_MININT32, UP);

  table_order (table, place (1, 0, 2000, 1000, UP), "");
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_ON_FIELD);
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_X), ==, 2000);
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_Y), ==, 1000);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_PLACED, 0)->arguments[3], ==, 0);
  table_refuse (table, place (2, 3, IN (4), IN (6), UP), WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
                "entrenched.E-1");
  g_assert_true (table_allows (table, place (2, 3, IN (20), IN (6), UP)));
}

/* Sides that have changed edges have changed zones. */
static void
test_edge (void)
{
  g_autoptr (Table) table = open_table ();

  table_begin_game (table);
  *table_game (table, WAR_ENTRENCHED_GAME_SWAPPED) = 1;
  assert_not_in_zone (table, IN (4), IN (6), UP);
  g_assert_true (table_allows (table, place (1, 0, IN (20), IN (6), UP)));
}

/* Any facing: in 32 steps, of which near an edge only some have room. */
static void
test_facing (void)
{
  g_autoptr (Table) table = open_table ();

  table_begin_game (table);
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading += 128)
    g_assert_true (table_allows (table, place (1, 0, IN (4), IN (6), (WarHeading) heading)));
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading += 128)
    {
      WarBase base = war_entrenched_place_base (
        table_get_setup (table), 0, (WarPosition){ 1500, IN (6) }, (WarHeading) heading);
      gboolean is_in = TRUE;

      for (guint i = 0; i < WAR_N_EDGES; i++)
        is_in = is_in && base.corners[i].x >= 0;
      g_assert_cmpint (table_allows (table, place (1, 0, 1500, IN (6), (WarHeading) heading)), ==,
                       is_in);
    }

  table_refuse (table, place (1, 0, IN (4), IN (6), 8), WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (table, "1 place pieces.0 x=9000 y=9000 heading=4096", WAR_REFUSAL_MALFORMED, NULL);
  table_refuse (table, "1 place pieces.0 x=9000 y=9000 heading=-16", WAR_REFUSAL_MALFORMED, NULL);
}

/* Who is pointed to where there is no room in that facing is shifted a little rather than turned;
 * turned where there is none near either. */
static void
test_pointed (void)
{
  g_autoptr (Table) table = open_table ();
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (WarChoice));
  const WarChoice *choice;
  WarOrder order;

  /* Houses with a lane between them, too narrow for a base that lies across. */
  table_add_box (table, WAR_TERRAIN_BUILDING, IN (1), IN (1), IN (3), IN (5));
  table_add_box (table, WAR_TERRAIN_BUILDING, IN (3) + 3000, IN (1), IN (6), IN (5));
  table_begin_game (table);
  war_choice_list (table_get_setup (table), table_get_state (table), 0, 0, choices);
  g_assert_cmpuint (choices->len, >, 0);
  choice = &g_array_index (choices, WarChoice, 0);

  g_assert_true (war_choice_point (table_get_setup (table), table_get_state (table), choice,
                                   (WarPosition){ IN (3) + 1500, IN (5) }, UP, &order));
  g_assert_cmpint (order.arguments[2], ==, UP);
  g_assert_cmpint (order.arguments[1], >, IN (5));

  g_assert_true (war_choice_point (table_get_setup (table), table_get_state (table), choice,
                                   (WarPosition){ IN (3) + 1500, IN (3) }, UP, &order));
  g_assert_cmpint (ABS (order.arguments[2] % (WAR_HEADING_TURN / 2) - RIGHT), <=, RIGHT / 8);
  g_assert_cmpint (order.arguments[1], ==, IN (3));
}

/* In turn, the first player first; when one has none left the other places the rest. */
static void
test_turns (void)
{
  g_autoptr (Table) table = open_table ();

  table_begin_game (table);
  table_refuse (table, place (2, 3, IN (20), IN (6), UP), WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_order (table, place (1, 2, IN (4), IN (2), UP), "");
  table_refuse (table, place (1, 0, IN (4), IN (4), UP), WAR_REFUSAL_NOT_YOUR_TURN, NULL);
  table_order (table, place (2, 3, IN (20), IN (6), UP), "");
  table_refuse (table, place (1, 2, IN (4), IN (4), UP), WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.1.5");
  table_refuse (table, place (1, 3, IN (4), IN (4), UP), WAR_ENTRENCHED_REFUSAL_NOT_YOURS,
                "entrenched.1.5");
  table_order (table, place (1, 0, IN (4), IN (4), UP), "");
  g_assert_cmpint (*table_game (table, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_SETUP);
  table_order (table, place (1, 1, IN (4), IN (6), UP), "");

  /* Then the game begins. */
  g_assert_cmpint (*table_game (table, WAR_GAME_ROUND), ==, 1);
  g_assert_cmpint (*table_game (table, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
  table_refuse (table, place (1, 1, IN (4), IN (8), UP), WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.1.5");
}

/* On no other base; to touch one is no harm. Before play nobody has to keep off enemies. */
static void
test_bases (void)
{
  g_autoptr (Table) table = open_table ();

  table_begin_game (table);
  table_put (table, 1, IN (4), IN (6), UP);
  table_refuse (table, place (1, 0, IN (4) + 3997, IN (6), UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  g_assert_true (table_allows (table, place (1, 0, IN (4) + 4000, IN (6), UP)));

  table_put (table, 3, IN (4), IN (3), UP);
  table_refuse (table, place (1, 0, IN (4), IN (3) + 1000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  g_assert_true (table_allows (table, place (1, 0, IN (4), IN (3) + 2000, UP)));
}

/* Across no wall of a building: in it or out of it as a whole. On a bunker not at all, on other
 * features as one likes. */
static void
test_features (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_BUILDING, 5000, 5000, 11000, 9000);
  table_add_box (table, WAR_TERRAIN_BUNKER, 5000, 15000, 11000, 19000);
  table_add_box (table, WAR_TERRAIN_BARBED_WIRE, 5000, 22000, 11000, 22300);
  table_begin_game (table);

  g_assert_true (table_allows (table, place (1, 0, 7000, 6000, UP)));
  g_assert_true (table_allows (table, place (1, 0, 9000, 8000, UP)));
  g_assert_true (table_allows (table, place (1, 0, 3000, 6000, UP)));
  table_refuse (table, place (1, 0, 6999, 6000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  table_refuse (table, place (1, 0, 3001, 6000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  table_refuse (table, place (1, 0, 8000, 9000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");

  table_refuse (table, place (1, 0, 8000, 17000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  table_refuse (table, place (1, 0, 3003, 17000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  g_assert_true (table_allows (table, place (1, 0, 3000, 17000, UP)));

  g_assert_true (table_allows (table, place (1, 0, 8000, 22000, UP)));
}

/* Who holds a pillar in the midst of its base stands on its walls as well. */
static void
test_small_feature (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_BUILDING, 7900, 7900, 8100, 8100);
  table_begin_game (table);
  table_refuse (table, place (1, 0, 8000, 8000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
}

/* Zones of other shapes: what runs into the base is not in it. */
static void
test_concave_zone (void)
{
  const WarPosition corners[]
    = { { 0, 0 }, { 10000, 0 }, { 10000, 10000 }, { 5000, 2000 }, { 0, 10000 } };
  g_autoptr (Table) table = open_table ();
  WarZone *zone = g_ptr_array_index (table_get_operation (table)->field->zones, 0);

  g_array_set_size (zone->shape.vertices, 0);
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  table_begin_game (table);
  g_assert_true (table_allows (table, place (1, 0, 5000, 1000, UP)));
  assert_not_in_zone (table, 5000, 1100, UP);
  g_assert_true (table_allows (table, place (1, 0, 1000, 3000, RIGHT)));
  assert_not_in_zone (table, 5000, 5000, UP);
}

/* A unit is left out only where there is no room for it, and is lost then. */
static void
test_leave_out (void)
{
  const WarPosition corners[] = { { 0, 0 }, { 4000, 0 }, { 4000, 2000 }, { 0, 2000 } };
  g_autoptr (Table) table = open_table ();
  WarZone *zone = g_ptr_array_index (table_get_operation (table)->field->zones, 0);

  g_array_set_size (zone->shape.vertices, 0);
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  table_begin_game (table);
  table_refuse (table, "1 leave-out pieces.0", WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-1");
  table_order (table, place (1, 0, 2000, 1000, UP), "");
  table_refuse (table, "2 leave-out pieces.3", WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-1");
  table_order (table, place (2, 3, IN (20), IN (6), UP), "");

  g_assert_true (table_allows (table, "1 leave-out pieces.1"));
  table_order (table, "1 leave-out pieces.1", "");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_LEFT_OUT, 0)->actor, ==, 1);
  g_assert_cmpint (*table_piece (table, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_GONE);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 40);
  table_refuse (table, "1 leave-out pieces.1", WAR_ENTRENCHED_REFUSAL_LOST, NULL);
  table_refuse (table, place (1, 1, 2000, 1000, UP), WAR_ENTRENCHED_REFUSAL_LOST, NULL);

  table_order (table, "1 leave-out pieces.2", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
}

/* In a War of Attrition it waits, and comes when there is room. */
static void
test_leave_out_for_now (void)
{
  const WarPosition corners[] = { { 0, 0 }, { 4000, 0 }, { 4000, 2000 }, { 0, 2000 } };
  g_autoptr (Table) table = open_table ();
  WarOperation *operation = table_get_operation (table);
  WarZone *zone = g_ptr_array_index (operation->field->zones, 0);

  g_array_set_size (zone->shape.vertices, 0);
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  operation->game_type = g_strdup ("attrition");
  for (guint i = 0; i < 4; i++)
    ((WarForceEntry *) g_ptr_array_index (operation->forces[i / 3]->entries, i % 3))->wave = 1;
  table_begin_game (table);
  table_order (table, "2 choose-edge swap=0", "");
  table_order (table, place (1, 0, 2000, 1000, UP), "");
  table_order (table, place (2, 3, IN (20), IN (6), UP), "");
  table_order (table, "1 leave-out pieces.1", "");
  g_assert_cmpstr (table_event (table, WAR_ENTRENCHED_EVENT_LEFT_OUT, 0)->clause, ==,
                   "entrenched.E-18");
  table_order (table, "1 leave-out pieces.2", "");
  g_assert_cmpint (*table_game (table, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
  g_assert_cmpint (*table_piece (table, 1, WAR_PIECE_PRESENCE), ==, WAR_PRESENCE_AWAY);
  g_assert_cmpint (*table_side (table, 2, WAR_ENTRENCHED_SIDE_KILLED), ==, 0);

  table_refuse (table, place (1, 1, 2000, 1000, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  table_order (table, "1 move pieces.0 heading=2048 distance=10160", "");
  table_order (table, place (1, 1, 2000, 1000, UP), "");
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_HEALTH), ==, WAR_ENTRENCHED_FIT);
}

/* A War of Attrition in its movement phase: row 0 is on the field, row 1 waits in wave 2, which may
 * come, row 2 in wave 3, which may not yet; row 3 is the enemy. */
static Table *
open_attrition (void)
{
  Table *table = open_table ();

  table_get_operation (table)->game_type = g_strdup ("attrition");
  table_begin (table);
  for (guint i = 0; i < 3; i++)
    *table_piece (table, i, WAR_ENTRENCHED_PIECE_WAVE) = (gint32) i + 1;
  *table_side (table, 1, WAR_ENTRENCHED_SIDE_WAVE) = 2;
  table_put (table, 0, IN (2), IN (2), UP);
  table_put (table, 3, IN (20), IN (6), UP);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 5);
  return table;
}

/* In the own zone, when the wave may come. */
static void
test_arrive (void)
{
  g_autoptr (Table) table = open_attrition ();

  table_refuse (table, place (1, 2, IN (4), IN (8), UP), WAR_ENTRENCHED_REFUSAL_CANNOT_COME,
                "entrenched.E-18");
  table_refuse (table, place (1, 1, IN (10), IN (8), UP), WAR_ENTRENCHED_REFUSAL_NOT_IN_ZONE,
                "entrenched.E-1");
  g_assert_true (table_allows (table, place (1, 1, IN (4), IN (8), UP)));
}

/* At least 3″ from enemies. */
static void
test_arrive_off (void)
{
  g_autoptr (Table) table = open_attrition ();

  table_put (table, 3, IN (4), IN (4), UP);
  table_refuse (table, place (1, 1, IN (4), IN (4) + 2000 + IN (3) - 1, UP),
                WAR_ENTRENCHED_REFUSAL_TOO_NEAR, "entrenched.E-18");
  g_assert_true (table_allows (table, place (1, 1, IN (4), IN (4) + 2000 + IN (3), UP)));

  /* A friend may be as near as there is room. */
  table_put (table, 0, IN (4), IN (11), UP);
  table_refuse (table, place (1, 1, IN (4), IN (11) - 1997, UP), WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  g_assert_true (table_allows (table, place (1, 1, IN (4), IN (11) - 2000, UP)));
}

/* It is active and may move at once. */
static void
test_arrive_and_move (void)
{
  g_autoptr (Table) table = open_attrition ();

  table_order (table, place (1, 1, IN (4), IN (8), RIGHT), "");
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_PLACED, 0)->arguments[3], ==, 1);
  g_assert_cmpint (*table_game (table, WAR_GAME_PHASE), ==, WAR_ENTRENCHED_PHASE_MOVEMENT);
  table_refuse (table, place (1, 1, IN (4), IN (9), RIGHT), WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.1.5");
  g_assert_true (table_allows (table, "1 move pieces.1 heading=1024 distance=10160"));

  /* Nobody is left out during play: who finds no room waits. */
  table_refuse (table, "1 leave-out pieces.2", WAR_REFUSAL_NOT_THIS_ORDER, NULL);
  table_order (table, "1 end-phase", "");
  table_refuse (table, place (1, 2, IN (4), IN (4), UP), WAR_REFUSAL_NOT_THIS_ORDER,
                "entrenched.2.1");
}

/* It may shoot and charge in that turn too. */
static void
test_arrive_and_fight (void)
{
  g_autoptr (Table) table = open_attrition ();

  table_put (table, 3, IN (4), IN (4), UP);
  table_order (table, place (1, 1, IN (4), IN (4) + 2000 + IN (3), UP), "");
  table_order (table, "1 end-phase", "");
  g_assert_true (table_allows (table, "1 fire pieces.1 weapon=0 targets=3"));
  table_order (table, "1 end-phase", "");
  g_assert_true (table_allows (table, "1 charge pieces.1 weapon=1 targets=3"));
}

/* Whoever may come has to, if there is room anywhere in the zone that is 3″ off enemies. */
static void
test_has_to_come (void)
{
  g_autoptr (Table) table = open_attrition ();
  WarZone *zone = g_ptr_array_index (table_get_operation (table)->field->zones, 0);
  const WarPosition corners[] = { { 0, 0 }, { IN (4), 0 }, { IN (4), IN (4) }, { 0, IN (4) } };

  g_array_set_size (zone->shape.vertices, 0);
  g_array_append_vals (zone->shape.vertices, corners, G_N_ELEMENTS (corners));
  table_refuse (table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-18");

  /* In a corner there would be room, but for the enemy. */
  table_put (table, 0, IN (4), IN (4), UP);
  table_put (table, 3, IN (2), IN (1), UP);
  g_assert_true (table_allows (table, "1 end-phase"));
  table_put (table, 3, IN (2), IN (7), UP);
  table_refuse (table, "1 end-phase", WAR_ENTRENCHED_REFUSAL_ROOM, "entrenched.E-18");

  /* Wave 3 may not come yet. */
  table_order (table, place (1, 1, IN (2), IN (1), UP), "");
  g_assert_true (table_allows (table, "1 end-phase"));
}

/* Only the first wave is placed before the first turn. */
static void
test_first_wave (void)
{
  g_autoptr (Table) table = open_table ();

  table_begin_game (table);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_WAVE) = 2;
  g_assert_true (table_allows (table, place (1, 0, IN (4), IN (4), UP)));
  table_refuse (table, place (1, 1, IN (4), IN (4), UP), WAR_ENTRENCHED_REFUSAL_CANNOT_COME,
                "entrenched.E-18");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/entrenched.1.4/zone", test_zone);
  g_test_add_func ("/rules/entrenched.E-1/edge", test_edge);
  g_test_add_func ("/rules/entrenched.E-1/facing", test_facing);
  g_test_add_func ("/rules/entrenched.E-1/pointed", test_pointed);
  g_test_add_func ("/rules/entrenched.1.5/turns", test_turns);
  g_test_add_func ("/rules/entrenched.E-1/bases", test_bases);
  g_test_add_func ("/rules/entrenched.E-1/features", test_features);
  g_test_add_func ("/rules/entrenched.E-1/small-feature", test_small_feature);
  g_test_add_func ("/rules/entrenched.E-1/concave-zone", test_concave_zone);
  g_test_add_func ("/rules/entrenched.E-1/leave-out", test_leave_out);
  g_test_add_func ("/rules/entrenched.E-18/leave-out", test_leave_out_for_now);
  g_test_add_func ("/rules/entrenched.E-18/arrive", test_arrive);
  g_test_add_func ("/rules/entrenched.E-18/arrive-off", test_arrive_off);
  g_test_add_func ("/rules/entrenched.E-18/arrive-and-move", test_arrive_and_move);
  g_test_add_func ("/rules/entrenched.E-18/arrive-and-fight", test_arrive_and_fight);
  g_test_add_func ("/rules/entrenched.E-18/has-to-come", test_has_to_come);
  g_test_add_func ("/rules/entrenched.E-18/first-wave", test_first_wave);

  return g_test_run ();
}
