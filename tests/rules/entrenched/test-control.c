/* test-control.c: control points and victory points of Entrenched!
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

/* Half the depth of a base of infantry: it stands so far from its centre to the front. */
#define HALF (10 * WAR_MILLIMETRE)

typedef struct
{
  Table *table;
  guint own, other, enemy; /* infantry; the first two are side 1's */
  guint point; /* in the middle of the field */
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  Table *table = fixture->table = table_new ();

  table_add_point (table, "centre", WAR_POINT_CONTROL, IN (12), IN (6));
  fixture->own = table_add_unit (table, 1, "bef-infantry");
  fixture->other = table_add_unit (table, 1, "bef-infantry");
  fixture->enemy = table_add_unit (table, 2, "german-infantry");
  fixture->point = fixture->enemy + 1;
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      table_add_condition (table, WAR_CONDITION_MOST_POINTS, side, NULL, 0, 0);
      table_add_condition (table, WAR_CONDITION_DESTROY_ALL, side, NULL, 0, 0);
    }
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  table_free (fixture->table);
}

/* Begins with all units far from the point. */
static void
begin (Fixture *fixture)
{
  table_begin (fixture->table);
  table_put (fixture->table, fixture->own, IN (2), IN (2), 0);
  table_put (fixture->table, fixture->other, IN (2), IN (10), 0);
  table_put (fixture->table, fixture->enemy, IN (22), IN (2), 0);
}

/* Puts the unit below the point, so far from it. */
static void
put_near (Fixture *fixture, guint piece, WarLength distance)
{
  table_put (fixture->table, piece, IN (12), IN (6) + HALF + distance, 0);
}

/* Puts the unit above the point, so far from it. */
static void
put_beyond (Fixture *fixture, guint piece, WarLength distance)
{
  table_put (fixture->table, piece, IN (12), IN (6) - HALF - distance, 0);
}

static void
end_turn (Fixture *fixture, gint side, gint round)
{
  g_autofree char *line = g_strdup_printf ("%d end-phase", side);

  table_set_phase (fixture->table, side, WAR_ENTRENCHED_PHASE_MELEE, round);
  table_order (fixture->table, line, "");
}

static gint
get_points (Fixture *fixture, gint side)
{
  return *table_side (fixture->table, side, WAR_ENTRENCHED_SIDE_POINTS);
}

static void
test_held (Fixture *fixture, gconstpointer data)
{
  const WarEvent *event;

  begin (fixture);
  put_near (fixture, fixture->own, IN (3));
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 1);

  event = table_event (fixture->table, WAR_ENTRENCHED_EVENT_SCORED, 0);
  g_assert_cmpint (event->actor, ==, (gint) fixture->point);
  g_assert_cmpint (event->arguments[0], ==, 0);
  g_assert_cmpint (event->arguments[1], ==, 1);
  g_assert_cmpstr (event->clause, ==, "entrenched.9.2");

  end_turn (fixture, 1, 4);
  g_assert_cmpint (get_points (fixture, 1), ==, 2);
}

static void
test_too_far (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (3) + 1);
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);
  g_assert_cmpuint (table_count_events (fixture->table, WAR_ENTRENCHED_EVENT_SCORED), ==, 0);
}

/* Exactly 3″ is near enough for the enemy too. */
static void
test_contested (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (0.5));
  put_beyond (fixture, fixture->enemy, IN (3));
  end_turn (fixture, 1, 3);
  end_turn (fixture, 2, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);
  g_assert_cmpint (get_points (fixture, 2), ==, 0);

  put_beyond (fixture, fixture->enemy, IN (3) + 1);
  end_turn (fixture, 1, 4);
  end_turn (fixture, 2, 4);
  g_assert_cmpint (get_points (fixture, 1), ==, 1);
  g_assert_cmpint (get_points (fixture, 2), ==, 0);
}

/* Two units at a point hold it no better than one. */
static void
test_one_point_each (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  put_beyond (fixture, fixture->other, IN (1));
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 1);
}

static void
test_several_points (Fixture *fixture, gconstpointer data)
{
  table_add_point (fixture->table, "north", WAR_POINT_CONTROL, IN (12), IN (3));
  table_add_point (fixture->table, "name", WAR_POINT_LABEL, IN (12), IN (5));
  table_add_point (fixture->table, "maps", WAR_POINT_OBJECTIVE, IN (12), IN (5));
  table_add_condition (fixture->table, WAR_CONDITION_CARRY, 2, "maps", 0, 0);
  begin (fixture);
  table_put (fixture->table, fixture->own, IN (12), IN (4.5), 0);
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 2);
  g_assert_cmpint (table_event (fixture->table, WAR_ENTRENCHED_EVENT_SCORED, 1)->arguments[1], ==,
                   2);
}

/* A turned base is measured as it stands: its corner is nearer than its edge was. */
static void
test_turned_base (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  table_put (fixture->table, fixture->own, IN (12), IN (6) + HALF + IN (3) + 500, 0);
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);

  *table_piece (fixture->table, fixture->own, WAR_PIECE_HEADING) = WAR_HEADING_FROM_DEGREES (45);
  end_turn (fixture, 1, 4);
  g_assert_cmpint (get_points (fixture, 1), ==, 1);
}

/* The point is the side's whose unit is there, but the player scores after the own turn alone. */
static void
test_own_turn (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  end_turn (fixture, 2, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);
  g_assert_cmpint (get_points (fixture, 2), ==, 0);

  put_near (fixture, fixture->own, IN (4));
  put_near (fixture, fixture->enemy, IN (1));
  end_turn (fixture, 2, 4);
  g_assert_cmpint (get_points (fixture, 2), ==, 1);
}

/* Not before the morale phase is over: who leaves the field holds nothing. */
static void
test_after_morale (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LOST) = 2;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LEFT) = 2;
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);

  table_order (fixture->table, "1 test-morale", "1");
  g_assert_cmpint (get_points (fixture, 1), ==, 0);

  /* The same, but it stays. */
  table_put (fixture->table, fixture->own, IN (12), IN (6) + HALF, 0);
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LOST) = 2;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_LEFT) = 2;
  end_turn (fixture, 1, 4);
  table_order (fixture->table, "1 test-morale", "3");
  g_assert_cmpint (get_points (fixture, 1), ==, 1);
}

/* Whoever stands there holds, and contests. */
static void
test_any_state (Fixture *fixture, gconstpointer data)
{
  static const guint columns[] = { WAR_ENTRENCHED_PIECE_STUNNED, WAR_ENTRENCHED_PIECE_SUPPRESSED,
                                   WAR_ENTRENCHED_PIECE_INACTIVE, WAR_ENTRENCHED_PIECE_FELL_BACK };
  static const gint32 values[] = { 99, 99, 1, 1 };

  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  for (guint i = 0; i < G_N_ELEMENTS (columns); i++)
    {
      *table_piece (fixture->table, fixture->own, columns[i]) = values[i];
      end_turn (fixture, 1, 3);
      g_assert_cmpint (get_points (fixture, 1), ==, (gint) i + 1);
    }

  put_beyond (fixture, fixture->enemy, IN (2));
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_STUNNED) = 99;
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, (gint) G_N_ELEMENTS (columns));
}

/* Units in contact hold and contest like others: the enemy here is more than 3″ away. */
static void
test_in_contact (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->own, IN (3) - 2 * HALF + 2);
  put_near (fixture, fixture->enemy, IN (3) + 2);
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_ENGAGED)
    = (gint32) fixture->own;
  table_set_phase (fixture->table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_MUST_FIGHT) = 0;
  *table_piece (fixture->table, fixture->enemy, WAR_ENTRENCHED_PIECE_MUST_FIGHT) = 0;
  table_order (fixture->table, "1 end-phase", "");
  g_assert_cmpint (get_points (fixture, 1), ==, 1);
}

/* Who is in a bunker holds as far as the bunker reaches: here from 3″ away, or one unit more. */
static void
test_in_bunker (Fixture *fixture, gconstpointer data)
{
  for (WarLength off = 0; off <= 2; off += 2)
    {
      WarLength top = IN (9) + off;

      tear_down (fixture, NULL);
      set_up (fixture, NULL);
      table_add_box (fixture->table, WAR_TERRAIN_BUNKER, IN (11), top, IN (13), top + IN (2));
      begin (fixture);
      table_put (fixture->table, fixture->own, IN (12), top + IN (1), 0);
      *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_INSIDE) = 0;
      end_turn (fixture, 1, 3);
      g_assert_cmpint (get_points (fixture, 1), ==, off == 0 ? 1 : 0);
    }
}

/* In War of Attrition a casualty that lies at a point neither holds nor contests it. */
static void
test_casualties (Fixture *fixture, gconstpointer data)
{
  table_get_operation (fixture->table)->game_type = g_strdup ("attrition");
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  put_near (fixture, fixture->enemy, IN (4));
  *table_piece (fixture->table, fixture->own, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_HEALTH) = WAR_ENTRENCHED_LYING;
  *table_piece (fixture->table, fixture->own, WAR_ENTRENCHED_PIECE_FELL) = 100;
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);

  put_beyond (fixture, fixture->enemy, IN (1));
  end_turn (fixture, 2, 3);
  g_assert_cmpint (get_points (fixture, 2), ==, 1);
}

/* Where control points decide nothing, nobody scores. */
static void
test_other_game (Fixture *fixture, gconstpointer data)
{
  g_ptr_array_set_size (table_get_operation (fixture->table)->conditions, 0);
  table_add_condition (fixture->table, WAR_CONDITION_DESTROY_ALL, 1, NULL, 0, 0);
  begin (fixture);
  put_near (fixture, fixture->own, IN (1));
  end_turn (fixture, 1, 3);
  g_assert_cmpint (get_points (fixture, 1), ==, 0);
}

static void
end_game (Fixture *fixture, gint first, gint second)
{
  begin (fixture);
  *table_side (fixture->table, 1, WAR_ENTRENCHED_SIDE_POINTS) = first;
  *table_side (fixture->table, 2, WAR_ENTRENCHED_SIDE_POINTS) = second;
  end_turn (fixture, 2, 12);
}

static void
test_most_points (Fixture *fixture, gconstpointer data)
{
  end_game (fixture, 4, 5);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_SIDE_2);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_REASON), ==, 2);
}

static void
test_equal_points (Fixture *fixture, gconstpointer data)
{
  end_game (fixture, 5, 5);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_DRAW);
  g_assert_cmpstr (table_event (fixture->table, WAR_ENTRENCHED_EVENT_OVER, 0)->clause, ==,
                   "entrenched.9.2");
}

/* The last turn of all still counts. */
static void
test_last_turn (Fixture *fixture, gconstpointer data)
{
  begin (fixture);
  put_near (fixture, fixture->enemy, IN (1));
  end_turn (fixture, 2, 12);
  g_assert_cmpint (*table_game (fixture->table, WAR_ENTRENCHED_GAME_WINNER), ==, WAR_WINNER_SIDE_2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

#define ADD(path, function) g_test_add ("/rules/" path, Fixture, NULL, set_up, function, tear_down)
  ADD ("entrenched.9.2/held", test_held);
  ADD ("entrenched.9.2/too-far", test_too_far);
  ADD ("entrenched.9.2/contested", test_contested);
  ADD ("entrenched.9.2/one-point-each", test_one_point_each);
  ADD ("entrenched.9.2/several-points", test_several_points);
  ADD ("common.G-2/turned-base", test_turned_base);
  ADD ("entrenched.E-17/own-turn", test_own_turn);
  ADD ("entrenched.9.2/after-morale", test_after_morale);
  ADD ("entrenched.E-17/any-state", test_any_state);
  ADD ("entrenched.E-17/in-contact", test_in_contact);
  ADD ("entrenched.E-25/holds-from-bunker", test_in_bunker);
  ADD ("entrenched.E-18/casualties", test_casualties);
  ADD ("entrenched.9.2/other-game", test_other_game);
  ADD ("entrenched.9.2/most-points", test_most_points);
  ADD ("entrenched.9.2/equal-points", test_equal_points);
  ADD ("entrenched.9.2/last-turn", test_last_turn);
#undef ADD

  return g_test_run ();
}
