/* test-shelter.c: bunkers in Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

#define UP 0
#define RIGHT 1024
#define DOWN 2048
#define LEFT 3072

/* The middle of a bunker of 60 × 40 mm, feature 0. Its edges are 3000 to the sides of it, 2000
 * above and below. */
#define X 30000
#define Y 15000

/* Row 0 is a unit of the Entente, row 1 a BEF officer, row 2 a German infantry, base 40 × 20 mm. */
static Table *
open_table (const char *type)
{
  Table *table = table_new ();

  table_add_box (table, WAR_TERRAIN_BUNKER, X - 3000, Y - 2000, X + 3000, Y + 2000);
  table_add_unit (table, 1, type);
  table_add_unit (table, 1, "bef-officer");
  table_add_unit (table, 2, "german-infantry");
  return table;
}

/* The unit stands to the left of the bunker, facing right, so far off it. */
static void
begin (Table *table, WarLength off)
{
  WarBase base;

  table_begin (table);
  base = war_entrenched_place_base (table_get_setup (table), 0, (WarPosition){ X, Y }, RIGHT);
  table_put (table, 0, X - 3000 - off - base.depth / 2, Y, RIGHT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
}

/* A BEF infantry in the bunker. */
static Table *
open_inside (void)
{
  Table *table = open_table ("bef-infantry");

  begin (table, 1000);
  table_put (table, 0, X, Y, UP);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
  return table;
}

static void
assert_at (Table *table, WarLength x, WarLength y, WarHeading heading, gint inside)
{
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_X), ==, x);
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_Y), ==, y);
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_HEADING), ==, heading);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE), ==, inside);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED), ==, 1);
}

/* Onto it as far as the movement allows; the bunker is the base from now on. */
static void
test_enter (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");
  g_autoptr (Table) far = open_table ("bef-infantry");
  WarBase base;

  begin (table, IN (4));
  g_assert_true (table_allows (table, "1 enter pieces.0 targets=0"));
  table_order (table, "1 enter pieces.0 targets=0", "");
  assert_at (table, X, Y, UP, 0);
  g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_ENTERED, 0)->target, ==, 0);
  base = war_entrenched_get_base (table_get_setup (table), table_get_state (table), 0);
  g_assert_cmpint (base.width, ==, 6000);
  g_assert_cmpint (base.depth, ==, 4000);
  table_refuse (table, "1 move pieces.0 heading=0 distance=0", WAR_ENTRENCHED_REFUSAL_DONE,
                "entrenched.4.1");

  begin (far, IN (4) + 1);
  table_refuse (far, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                "entrenched.4.3");
  table_order (far, "1 run pieces.0", "1");
  table_order (far, "1 enter pieces.0 targets=0", "");
  assert_at (far, X, Y, UP, 0);
  g_assert_cmpint (*table_game (far, WAR_ENTRENCHED_GAME_RUNNER), ==, WAR_NONE);
}

/* From any side, straight to the middle. */
static void
test_enter_askew (void)
{
  for (gint i = 0; i < WAR_HEADING_TURN; i += 100)
    {
      g_autoptr (Table) table = open_table ("french-officer");
      WarPosition from = war_position_step ((WarPosition){ X, Y }, (WarHeading) i, IN (4));

      begin (table, 1000);
      table_put (table, 0, from.x, from.y, UP);
      g_assert_true (table_allows (table, "1 enter pieces.0 targets=0"));
      table_order (table, "1 enter pieces.0 targets=0", "");
      assert_at (table, X, Y, UP, 0);
    }
}

/* As straight as headings are: no other one leads nearer to the middle. */
static void
test_enter_straight (void)
{
  for (guint i = 0; i < 50; i++)
    {
      g_autoptr (Table) table = open_table ("french-officer");
      WarPosition from
        = war_position_step ((WarPosition){ X, Y },
                             (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN), IN (4) - 7);
      gint64 best = 0;
      gint straight = 0;

      for (gint heading = 0; heading < WAR_HEADING_TURN; heading++)
        {
          gint64 ahead = (gint64) (X - from.x) * war_heading_sine ((WarHeading) heading)
                         - (gint64) (Y - from.y) * war_heading_cosine ((WarHeading) heading);

          if (ahead > best)
            {
              best = ahead;
              straight = heading;
            }
        }

      table_add_box (table, WAR_TERRAIN_MUD, X - 5500, Y - 4500, X + 5500, Y + 4500);
      begin (table, 1000);
      table_put (table, 0, from.x, from.y, UP);
      table_order (table, "1 enter pieces.0 targets=0", "1");
      g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_HEADING), ==, straight);
    }
}

/* Infantry, officers, specialists and emplacements, one at a time. */
static void
test_who (void)
{
  const char *const types[] = { "bef-infantry",    "bef-officer",     "flag-signaller",
                                "18-pounder-team", "british-cavalry", "clay-kickers" };

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autoptr (Table) table = open_table (types[i]);

      begin (table, 1000);
      if (i < 4)
        g_assert_true (table_allows (table, "1 enter pieces.0 targets=0"));
      else
        table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_NO_SHELTER,
                      "entrenched.E-25");
    }
}

static void
test_occupied (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");

  begin (table, 1000);
  table_put (table, 1, X, Y, UP);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_OCCUPIED,
                "entrenched.E-25");

  *table_piece (table, 1, WAR_PIECE_PRESENCE) = WAR_PRESENCE_GONE;
  g_assert_true (table_allows (table, "1 enter pieces.0 targets=0"));
}

/* Only shelters shelter, and only who may move enters. */
static void
test_not_now (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");
  guint wall = table_add_box (table, WAR_TERRAIN_BUILDING, X - 3000, Y + 5000, X + 3000, Y + 9000);
  guint other = table_add_box (table, WAR_TERRAIN_BUNKER, X + 9000, Y - 2000, X + 15000, Y + 2000);
  g_autofree char *into_wall = g_strdup_printf ("1 enter pieces.0 targets=%u", wall);
  g_autofree char *into_other = g_strdup_printf ("1 enter pieces.0 targets=%u", other);

  begin (table, 1000);
  table_refuse (table, into_wall, WAR_ENTRENCHED_REFUSAL_NO_SHELTER, "entrenched.E-25");
  table_refuse (table, into_other, WAR_ENTRENCHED_REFUSAL_SHELTER, "entrenched.E-25");

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 1;
  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_INACTIVE,
                "entrenched.3.3");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INACTIVE) = 0;
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 1;
  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_DONE, "entrenched.4.1");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  table_put (table, 2, *table_piece (table, 0, WAR_PIECE_X) - 2000, Y, RIGHT);
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_IN_CONTACT,
                "entrenched.E-10");
}

/* E-3: an enemy within 3″ of the way, or of the bunker itself, keeps the unit out. */
static void
test_enemy (void)
{
  g_autoptr (Table) beside = open_table ("bef-infantry");
  g_autoptr (Table) behind = open_table ("bef-infantry");

  begin (beside, 5000);
  table_put (beside, 2, X - 5000, Y + 2000 + IN (3) - 1 + 1000, UP);
  table_refuse (beside, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_ENEMY,
                "entrenched.4.4");
  *table_piece (beside, 2, WAR_PIECE_Y) += 1;
  g_assert_true (table_allows (beside, "1 enter pieces.0 targets=0"));

  begin (behind, 5000);
  table_put (behind, 2, X + 3000 + IN (3) - 1 + 1000, Y, RIGHT);
  table_refuse (behind, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_ENEMY,
                "entrenched.4.4");
  *table_piece (behind, 2, WAR_PIECE_X) += 1;
  g_assert_true (table_allows (behind, "1 enter pieces.0 targets=0"));

  /* Nearer than 3″ already it may come no nearer. */
  table_put (behind, 2, X - 3000 - 5000 + 2500, Y + 2000 + 1500 + 1000, UP);
  table_refuse (behind, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_ENEMY,
                "entrenched.E-3");
}

/* E-4: checks on the way; who fails stays outside. */
static void
test_checks (void)
{
  g_autoptr (Table) passes = open_table ("bef-infantry");
  g_autoptr (Table) fails = open_table ("bef-infantry");

  table_add_box (passes, WAR_TERRAIN_BARBED_WIRE, X - 5000, 5000, X - 4700, 25000);
  begin (passes, 5000);
  table_order (passes, "1 enter pieces.0 targets=0", "5");
  assert_at (passes, X, Y, UP, 0);

  table_add_box (fails, WAR_TERRAIN_BARBED_WIRE, X - 5000, 5000, X - 4700, 25000);
  begin (fails, 5000);
  table_order (fails, "1 enter pieces.0 targets=0", "4");
  assert_at (fails, X - 5000 - 1000, Y, RIGHT, WAR_NONE);
  g_assert_cmpuint (table_count_events (fails, WAR_ENTRENCHED_EVENT_ENTERED), ==, 0);
  g_assert_cmpint (table_event (fails, WAR_ENTRENCHED_EVENT_MOVED, 0)->arguments[3], ==, 3000);
}

/* A plain move neither enters a bunker nor goes over it. */
static void
test_bars (void)
{
  g_autoptr (Table) table = open_table ("british-cavalry");

  begin (table, 5000);
  g_assert_true (table_allows (table, "1 move pieces.0 heading=1024 distance=5000"));
  table_refuse (table, "1 move pieces.0 heading=1024 distance=5001", WAR_ENTRENCHED_REFUSAL_SHELTER,
                "entrenched.E-25");
  table_refuse (table, "1 move pieces.0 heading=1024 distance=20000",
                WAR_ENTRENCHED_REFUSAL_SHELTER, "entrenched.E-25");

  /* Beside it there is room. */
  *table_piece (table, 0, WAR_PIECE_Y) = Y - 4000;
  g_assert_true (table_allows (table, "1 move pieces.0 heading=1024 distance=20000"));
}

/* By any edge: the way begins right outside, and ends at the movement from there. */
static void
test_leave (void)
{
  const WarHeading headings[] = { UP, RIGHT, DOWN, LEFT };
  const WarLength x[] = { 0, 1, 0, -1 }, y[] = { -1, 0, 1, 0 };
  const WarLength reach[] = { 2000, 3000, 2000, 3000 };

  for (guint i = 0; i < G_N_ELEMENTS (headings); i++)
    for (WarLength distance = 0; distance <= IN (4); distance += IN (4))
      {
        g_autoptr (Table) table = open_inside ();
        g_autofree char *line
          = g_strdup_printf ("1 move pieces.0 heading=%d distance=%d", headings[i], distance);
        g_autofree char *farther
          = g_strdup_printf ("1 move pieces.0 heading=%d distance=%d", headings[i], IN (4) + 1);
        WarLength gone = reach[i] + 1000 - WAR_BASE_SLACK + distance;

        g_assert_true (table_allows (table, line));
        table_refuse (table, farther, WAR_ENTRENCHED_REFUSAL_TOO_FAR, "entrenched.4.3");
        table_order (table, line, "");
        assert_at (table, X + x[i] * gone, Y + y[i] * gone, headings[i], WAR_NONE);
      }
}

/* Not to an enemy that is too near to the edge: the base of who leaves may come no nearer than the
 * bunker is. */
static void
test_leave_enemy (void)
{
  g_autoptr (Table) table = open_inside ();

  table_put (table, 2, X + 3000 + 5000 + 1000, Y, RIGHT);
  table_refuse (table, "1 move pieces.0 heading=1024 distance=0", WAR_ENTRENCHED_REFUSAL_ENEMY,
                "entrenched.E-3");
  g_assert_true (table_allows (table, "1 move pieces.0 heading=3072 distance=0"));
  g_assert_true (table_allows (table, "1 move pieces.0 heading=3072 distance=10160"));

  /* In contact it only falls back, from the edge that it chooses. */
  table_put (table, 2, X + 3000 + 1000, Y, LEFT);
  *table_piece (table, 2, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  table_refuse (table, "1 move pieces.0 heading=3072 distance=0", WAR_ENTRENCHED_REFUSAL_IN_CONTACT,
                "entrenched.E-10");
  table_refuse (table, "1 fall-back pieces.0 heading=0 distance=0",
                WAR_ENTRENCHED_REFUSAL_NOT_BACKWARDS, "entrenched.E-2");
  table_order (table, "1 fall-back pieces.0 heading=3072 distance=5000", "");
  assert_at (table, X - 3000 - 2000 + WAR_BASE_SLACK - 5000, Y, UP, WAR_NONE);
  g_assert_cmpint (*table_piece (table, 2, WAR_ENTRENCHED_PIECE_ENGAGED), ==, WAR_NONE);
}

/* E-4: what lies right outside is crossed by stepping out, also where the base is clear of it then;
 * who fails stays inside. */
static void
test_leave_checks (void)
{
  const WarLength width[] = { 500, 2500, 9000 };

  for (guint i = 0; i < G_N_ELEMENTS (width); i++)
    for (WarLength distance = 0; distance <= 8000; distance += 4000)
      {
        g_autoptr (Table) passes = open_table ("bef-infantry");
        g_autoptr (Table) fails = open_table ("bef-infantry");
        g_autofree char *line
          = g_strdup_printf ("1 move pieces.0 heading=1024 distance=%d", distance);
        Table *tables[] = { passes, fails };

        for (guint j = 0; j < 2; j++)
          {
            table_add_box (tables[j], WAR_TERRAIN_BARBED_WIRE, X + 3000, 5000, X + 3000 + width[i],
                           25000);
            begin (tables[j], 1000);
            table_put (tables[j], 0, X, Y, UP);
            *table_piece (tables[j], 0, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
          }

        table_order (passes, line, "5");
        assert_at (passes, X + 3000 + 1000 - WAR_BASE_SLACK + distance, Y, RIGHT, WAR_NONE);
        table_order (fails, line, "4");
        assert_at (fails, X, Y, UP, 0);
        g_assert_cmpint (table_event (fails, WAR_ENTRENCHED_EVENT_MOVED, 0)->arguments[3], ==, 0);
      }
}

/* A bunker in the mud is left by one check. Wire that runs through it has been passed before. */
static void
test_leave_mud (void)
{
  const char *const dice[] = { "3", "2" };
  g_autoptr (Table) astride = open_table ("bef-infantry");

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    {
      g_autoptr (Table) table = open_table ("bef-infantry");

      table_add_box (table, WAR_TERRAIN_MUD, X - 4000, Y - 3000, X + 4000, Y + 3000);
      begin (table, 5000);
      table_put (table, 0, X, Y, UP);
      *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
      table_order (table, "1 move pieces.0 heading=1024 distance=5000", dice[i]);
      g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE), ==,
                       i == 0 ? WAR_NONE : 0);
    }

  table_add_box (astride, WAR_TERRAIN_BARBED_WIRE, X + 2500, 5000, X + 5500, 25000);
  begin (astride, 1000);
  table_put (astride, 0, X, Y, UP);
  *table_piece (astride, 0, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
  table_order (astride, "1 move pieces.0 heading=1024 distance=5000", "");
  g_assert_cmpint (*table_piece (astride, 0, WAR_ENTRENCHED_PIECE_INSIDE), ==, WAR_NONE);
}

/* A friend beside the bunker may be passed. */
static void
test_leave_friend (void)
{
  g_autoptr (Table) table = open_inside ();

  table_put (table, 1, X + 3000 + 1000, Y, RIGHT);
  table_refuse (table, "1 move pieces.0 heading=1024 distance=0", WAR_ENTRENCHED_REFUSAL_FRIEND,
                "entrenched.E-3");
  g_assert_true (table_allows (table, "1 move pieces.0 heading=1024 distance=3000"));
}

/* From one bunker to the next. */
static void
test_change (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");

  table_add_box (table, WAR_TERRAIN_BUNKER, X + 9000, Y - 2000, X + 15000, Y + 2000);
  begin (table, 1000);
  table_put (table, 0, X, Y, UP);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
  g_assert_true (table_allows (table, "1 enter pieces.0 targets=1"));
  table_order (table, "1 enter pieces.0 targets=1", "");
  assert_at (table, X + 12000, Y, UP, 1);
}

/* A runner that has nowhere to go stays where it is; others have no use for that. */
static void
test_runner_stays (void)
{
  g_autoptr (Table) table = open_inside ();

  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_OCCUPIED,
                "entrenched.E-25");
  table_order (table, "1 run pieces.0", "3");
  g_assert_true (table_allows (table, "1 enter pieces.0 targets=0"));
  table_order (table, "1 enter pieces.0 targets=0", "");
  assert_at (table, X, Y, UP, 0);
  g_assert_cmpint (*table_game (table, WAR_ENTRENCHED_GAME_RUNNER), ==, WAR_NONE);
}

/* Where a bunker is said not to be heavy going a charge may come out of it: with the base of the
 * unit, which is in the bunker no more. */
static void
test_charge_out (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");
  WarBase base;

  war_feature_set_effect (table_get_feature (table, 0), "entrenched", WAR_ENTRENCHED_TERRAIN_HEAVY,
                          0);
  begin (table, 1000);
  table_put (table, 0, X, Y, UP);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
  table_put (table, 2, X + 3000 + IN (1) + 1000, Y, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 2);
  table_order (table, "1 charge pieces.0 weapon=1 targets=2", "");
  table_order (table, "2 hold-fire pieces.2", "1 1 1 1 1 1 1 1 1 1");
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_ENGAGED), ==, 2);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_INSIDE), ==, WAR_NONE);
  base = war_entrenched_get_base (table_get_setup (table), table_get_state (table), 0);
  g_assert_cmpint (base.centre.x, ==, X + 3000 + IN (1) - 1000);
  g_assert_cmpint (base.width, ==, 4000);
}

/* A round bunker bars the square around it, which is the base of whoever is in it: nobody is placed
 * in a corner of that. */
static void
test_round (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");
  WarFeature *feature = table_get_feature (table, 0);

  feature->shape.kind = WAR_SHAPE_ELLIPSE;
  feature->shape.centre = (WarPosition){ IN (4), IN (4) };
  feature->shape.width = feature->shape.depth = 8000;
  table_begin_game (table);
  table_refuse (table, "1 place pieces.1 x=15155 y=15155 heading=0", WAR_ENTRENCHED_REFUSAL_NO_ROOM,
                "entrenched.E-1");
  g_assert_true (table_allows (table, "1 place pieces.1 x=15165 y=15165 heading=0"));
}

/* Whoever is in a bunker that the field's edge runs through would stand off the field. */
static void
test_off_field (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");

  table_get_feature (table, 0)->shape.centre = (WarPosition){ X, 1000 };
  table_begin (table);
  table_put (table, 0, X, 4500, UP);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_OFF_FIELD,
                "entrenched.E-3");
}

/* Of two bunkers one of which reaches into the other only one holds somebody. */
static void
test_overlapping (void)
{
  g_autoptr (Table) table = open_table ("bef-infantry");

  table_add_box (table, WAR_TERRAIN_BUNKER, X + 2000, Y - 2000, X + 7000, Y + 2000);
  begin (table, 1000);
  table_put (table, 1, X + 4500, Y, UP);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_INSIDE) = 1;
  table_refuse (table, "1 enter pieces.0 targets=0", WAR_ENTRENCHED_REFUSAL_OCCUPIED,
                "entrenched.E-25");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/entrenched.E-25/enter", test_enter);
  g_test_add_func ("/rules/entrenched.E-25/enter-askew", test_enter_askew);
  g_test_add_func ("/rules/entrenched.E-25/enter-straight", test_enter_straight);
  g_test_add_func ("/rules/entrenched.E-25/who", test_who);
  g_test_add_func ("/rules/entrenched.E-25/occupied", test_occupied);
  g_test_add_func ("/rules/entrenched.E-25/not-now", test_not_now);
  g_test_add_func ("/rules/entrenched.E-10/no-entering", test_not_now);
  g_test_add_func ("/rules/entrenched.E-3/bunker", test_enemy);
  g_test_add_func ("/rules/entrenched.4.4/bunker", test_enemy);
  g_test_add_func ("/rules/entrenched.E-4/bunker", test_checks);
  g_test_add_func ("/rules/entrenched.E-25/bars", test_bars);
  g_test_add_func ("/rules/entrenched.E-25/leave", test_leave);
  g_test_add_func ("/rules/entrenched.E-25/leave-enemy", test_leave_enemy);
  g_test_add_func ("/rules/entrenched.E-4/bunker-left", test_leave_checks);
  g_test_add_func ("/rules/entrenched.E-4/bunker-in-mud", test_leave_mud);
  g_test_add_func ("/rules/entrenched.E-25/leave-friend", test_leave_friend);
  g_test_add_func ("/rules/entrenched.E-25/change", test_change);
  g_test_add_func ("/rules/entrenched.E-25/runner-stays", test_runner_stays);
  g_test_add_func ("/rules/entrenched.E-2/bunker-runner", test_runner_stays);
  g_test_add_func ("/rules/entrenched.E-25/charge-out", test_charge_out);
  g_test_add_func ("/rules/entrenched.E-25/round", test_round);
  g_test_add_func ("/rules/entrenched.E-3/bunker-off-field", test_off_field);
  g_test_add_func ("/rules/entrenched.E-25/overlapping", test_overlapping);

  return g_test_run ();
}
