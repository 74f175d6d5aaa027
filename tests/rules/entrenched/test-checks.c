/* test-checks.c: the terrain checks of Entrenched!
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

/* A BEF infantry, base 40 × 20 mm, in the middle of the field and facing right: row 0. Its front is
 * 1000 to the right of its middle, its rear 1000 to the left. */
#define X 25000
#define Y 15000
#define FRONT (X + 1000)

static Table *
open_table (void)
{
  Table *table = table_new ();

  table_add_unit (table, 1, "bef-infantry");
  return table;
}

static void
begin (Table *table)
{
  table_begin (table);
  table_put (table, 0, X, Y, RIGHT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
}

/* A strip from top to bottom, from so far ahead of the front on. */
static guint
add_strip (Table *table, WarTerrain terrain, WarLength ahead, WarLength width)
{
  return table_add_box (table, terrain, FRONT + ahead, 5000, FRONT + ahead + width, 25000);
}

static void
go (Table *table, const char *kind, WarHeading heading, WarLength distance, const char *dice)
{
  g_autofree char *line
    = g_strdup_printf ("1 %s pieces.0 heading=%d distance=%d", kind, heading, distance);

  table_order (table, line, dice);
}

static void
assert_x (Table *table, WarLength x)
{
  g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_X), ==, x);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED), ==, 1);
}

static void
assert_check (Table *table, guint n, guint feature, gboolean is_passed)
{
  const WarEvent *event = table_event (table, WAR_ENTRENCHED_EVENT_CHECKED, n);

  g_assert_cmpint (event->actor, ==, 0);
  g_assert_cmpint (event->target, ==, (gint) feature);
  g_assert_cmpint (event->arguments[1], ==, is_passed);
}

typedef struct
{
  WarTerrain terrain;
  WarEntrenchedCheck check;
  gint need;
  const char *clause;
} Case;

/* 4.7 to 4.10: each terrain's check is passed by its need and failed by one less; then the front
 * stays at the edge (4.11, E-4). */
static void
test_needs (gconstpointer data)
{
  const Case *tested = data;

  for (gint less = 0; less < 2; less++)
    {
      g_autoptr (Table) table = open_table ();
      guint feature = add_strip (table, tested->terrain, 3000, 1500);
      g_autofree char *die = g_strdup_printf ("%d", tested->need - less);
      const WarEvent *event;

      begin (table);
      go (table, "move", RIGHT, 8000, die);
      assert_check (table, 0, feature, less == 0);
      assert_x (table, less == 0 ? X + 8000 : X + 3000);

      event = table_event (table, WAR_ENTRENCHED_EVENT_CHECKED, 0);
      g_assert_cmpint (event->arguments[0], ==, (gint32) tested->check);
      g_assert_cmpint (event->need, ==, tested->need);
      g_assert_cmpint (event->dice[0], ==, tested->need - less);
      g_assert_cmpstr (event->clause, ==, tested->clause);
      g_assert_cmpint (table_event (table, WAR_ENTRENCHED_EVENT_MOVED, 0)->arguments[3], ==,
                       less == 0 ? 8000 : 3000);
    }
}

static const Case cases[] = {
  { WAR_TERRAIN_MUD, WAR_ENTRENCHED_CHECK_BOG, 3, "entrenched.4.7" },
  { WAR_TERRAIN_SWAMP, WAR_ENTRENCHED_CHECK_BOG, 3, "entrenched.4.7" },
  { WAR_TERRAIN_SNOW, WAR_ENTRENCHED_CHECK_BOG, 3, "entrenched.4.7" },
  { WAR_TERRAIN_BARBED_WIRE, WAR_ENTRENCHED_CHECK_WIRE, 5, "entrenched.4.8" },
  { WAR_TERRAIN_FENCE, WAR_ENTRENCHED_CHECK_VAULT, 2, "entrenched.4.9" },
  { WAR_TERRAIN_WALL, WAR_ENTRENCHED_CHECK_VAULT, 2, "entrenched.4.9" },
  { WAR_TERRAIN_RIVER, WAR_ENTRENCHED_CHECK_WADE, 4, "entrenched.4.10" },
  { WAR_TERRAIN_DEEP_MUD, WAR_ENTRENCHED_CHECK_WADE, 4, "entrenched.4.10" },
};

/* E-4: buildings and the like are entered without a check. */
static void
test_none (void)
{
  const WarTerrain terrains[]
    = { WAR_TERRAIN_BUILDING, WAR_TERRAIN_TRENCH, WAR_TERRAIN_RUBBLE, WAR_TERRAIN_SANDBAGS };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (Table) table = open_table ();

      add_strip (table, terrains[i], 3000, 1500);
      begin (table);
      go (table, "move", RIGHT, 8000, "");
      assert_x (table, X + 8000);
    }
}

/* E-28: a feature may have another check than its terrain. */
static void
test_own_effect (void)
{
  g_autoptr (Table) table = open_table ();
  guint road = add_strip (table, WAR_TERRAIN_ROAD, 3000, 1500);

  war_feature_set_effect (table_get_feature (table, road), "entrenched",
                          WAR_ENTRENCHED_TERRAIN_CHECK, WAR_ENTRENCHED_CHECK_WIRE);
  begin (table);
  go (table, "move", RIGHT, 8000, "4");
  assert_x (table, X + 3000);
}

/* What the front only touches is not entered. A unit that failed at an edge checks again there. */
static void
test_touching (void)
{
  g_autoptr (Table) table = open_table ();

  add_strip (table, WAR_TERRAIN_MUD, 3000, 1500);
  begin (table);
  go (table, "move", RIGHT, 3000, "");
  assert_x (table, X + 3000);

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  go (table, "move", RIGHT, 1, "2");
  assert_x (table, X + 3000);
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  go (table, "move", RIGHT, 1, "3");
  assert_x (table, X + 3001);
}

/* In order along the way, up to the first that fails. */
static void
test_order (void)
{
  g_autoptr (Table) passes = open_table ();
  g_autoptr (Table) fails = open_table ();
  Table *tables[] = { passes, fails };

  for (guint i = 0; i < 2; i++)
    {
      add_strip (tables[i], WAR_TERRAIN_FENCE, 6000, 200);
      add_strip (tables[i], WAR_TERRAIN_BARBED_WIRE, 4000, 200);
      add_strip (tables[i], WAR_TERRAIN_MUD, 2000, 1000);
      begin (tables[i]);
      go (tables[i], "move", RIGHT, 9000, i == 0 ? "3 5 2" : "3 4");
      assert_check (tables[i], 0, 2, TRUE);
      assert_check (tables[i], 1, 1, i == 0);
    }

  assert_check (passes, 2, 0, TRUE);
  assert_x (passes, X + 9000);
  assert_x (fails, X + 4000);
}

/* Where features begin together each is checked, the worst first. */
static void
test_worst_first (void)
{
  g_autoptr (Table) table = open_table ();

  add_strip (table, WAR_TERRAIN_MUD, 2000, 3000);
  add_strip (table, WAR_TERRAIN_FENCE, 2000, 200);
  add_strip (table, WAR_TERRAIN_BARBED_WIRE, 2000, 400);
  add_strip (table, WAR_TERRAIN_DEEP_MUD, 3000, 400);
  begin (table);
  go (table, "move", RIGHT, 9000, "5 3 2 4");
  assert_check (table, 0, 2, TRUE);
  assert_check (table, 1, 0, TRUE);
  assert_check (table, 2, 1, TRUE);
  assert_check (table, 3, 3, TRUE);
}

/* A unit may end astride wire, and owes nothing when it goes on, whichever way. */
static void
test_astride (void)
{
  const char *const kinds[] = { "move", "move", "fall-back" };
  const WarHeading headings[] = { RIGHT, LEFT, LEFT };
  const WarLength gone[] = { 4000, -4000, -4000 };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autoptr (Table) table = open_table ();

      add_strip (table, WAR_TERRAIN_BARBED_WIRE, 2000, 300);
      begin (table);
      go (table, "move", RIGHT, 3000, "5");
      *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
      go (table, kinds[i], headings[i], 4000, "");
      assert_x (table, X + 3000 + gone[i]);
    }
}

/* Turning is crossing too: a corner of the front comes over wire right ahead. Who fails does not
 * even turn; who passes has paid for the way on. */
static void
test_turning (void)
{
  const char *const dice[] = { "4", "5" };

  for (guint i = 0; i < G_N_ELEMENTS (dice); i++)
    for (WarLength distance = 0; distance <= 8000; distance += 8000)
      {
        g_autoptr (Table) table = open_table ();
        WarPosition end
          = war_position_step ((WarPosition){ X, Y }, RIGHT - 512, i == 0 ? 0 : distance);

        add_strip (table, WAR_TERRAIN_BARBED_WIRE, 0, 300);
        begin (table);
        go (table, "move", RIGHT - 512, distance, dice[i]);
        assert_check (table, 0, 0, i == 1);
        assert_x (table, end.x);
        g_assert_cmpint (*table_piece (table, 0, WAR_PIECE_HEADING), ==,
                         i == 0 ? RIGHT : RIGHT - 512);
      }
}

/* Whoever is astride wire already turns on it freely, and so does who has turned onto it. */
static void
test_turning_astride (void)
{
  g_autoptr (Table) table = open_table ();

  add_strip (table, WAR_TERRAIN_BARBED_WIRE, 0, 300);
  begin (table);
  go (table, "move", RIGHT - 512, 0, "5");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  go (table, "move", RIGHT + 400, 0, "");
  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  go (table, "move", RIGHT - 400, 8000, "");
}

/* What is turned into comes before what is on the way; the worst of it first. */
static void
test_turning_first (void)
{
  g_autoptr (Table) table = open_table ();

  add_strip (table, WAR_TERRAIN_STREAM, 2500, 300);
  add_strip (table, WAR_TERRAIN_FENCE, 0, 200);
  add_strip (table, WAR_TERRAIN_BARBED_WIRE, 300, 200);
  begin (table);
  go (table, "move", RIGHT - 512, 8000, "5 2 4");
  assert_check (table, 0, 2, TRUE);
  assert_check (table, 1, 1, TRUE);
  assert_check (table, 2, 0, TRUE);
}

/* Wire that is smaller than a base, and lies under it, is stood in. */
static void
test_turning_on_small (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_BARBED_WIRE, X - 100, Y + 1500, X + 100, Y + 1800);
  begin (table);
  go (table, "move", DOWN - 300, 4000, "");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_CHECKED), ==, 0);
}

/* Whoever goes onto a bridge askew owes nothing for the water that its corner turns over. */
static void
test_turning_on_bridge (void)
{
  g_autoptr (Table) table = open_table ();

  add_strip (table, WAR_TERRAIN_STREAM, 0, 4000);
  table_add_box (table, WAR_TERRAIN_BRIDGE, X - 3000, Y - 500, X + 9000, Y + 500);
  begin (table);
  go (table, "move", RIGHT - 20, 1000, "");
  g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_CHECKED), ==, 0);
}

/* Who starts with the middle of its base in bog or water checks once to leave it, and stays put if
 * that fails. Whoever stays in it owes nothing. */
static void
test_leaving (void)
{
  const WarTerrain terrains[] = { WAR_TERRAIN_MUD, WAR_TERRAIN_STREAM };
  const char *const failing[] = { "2", "3" };
  const char *const passing[] = { "3", "4" };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (Table) table = open_table ();

      table_add_box (table, terrains[i], X - 3000, 5000, X + 3000, 25000);
      begin (table);
      go (table, "move", RIGHT, 2999, "");
      assert_x (table, X + 2999);

      *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
      go (table, "move", UP, 0, "");
      *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
      go (table, "move", LEFT, 9000, failing[i]);
      assert_x (table, X + 2999);
      assert_check (table, 0, 0, FALSE);

      *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
      go (table, "move", LEFT, 9000, passing[i]);
      assert_x (table, X + 2999 - 9000);
    }
}

/* Only the middle counts: who is out of it with that owes nothing. Wire is not left by a check. */
static void
test_leaving_nothing (void)
{
  g_autoptr (Table) out = open_table ();
  g_autoptr (Table) wire = open_table ();

  table_add_box (out, WAR_TERRAIN_MUD, X - 3000, 5000, X - 1, 25000);
  begin (out);
  go (out, "move", RIGHT, 5000, "");
  assert_x (out, X + 5000);

  table_add_box (wire, WAR_TERRAIN_BARBED_WIRE, X - 3000, 5000, X + 3000, 25000);
  begin (wire);
  go (wire, "move", RIGHT, 8000, "");
  assert_x (wire, X + 8000);
}

/* Out of one bog into the next: two checks; the stream in between is one of them. */
static void
test_leaving_and_entering (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_MUD, X - 3000, 5000, X + 3000, 25000);
  add_strip (table, WAR_TERRAIN_STREAM, 4000, 1000);
  begin (table);
  go (table, "move", RIGHT, 8000, "3 3");
  assert_check (table, 0, 0, TRUE);
  assert_check (table, 1, 1, FALSE);
  assert_x (table, X + 4000);
}

/* One check for each feature: who leaves a part of it and comes to the next owes no other. */
static void
test_once (void)
{
  const WarPosition corners[]
    = { { X - 500, 5000 },  { X + 500, 5000 },  { X + 500, 22000 },  { X + 4000, 22000 },
        { X + 4000, 5000 }, { X + 5000, 5000 }, { X + 5000, 24000 }, { X - 500, 24000 } };
  g_autoptr (Table) table = open_table ();
  WarShape *shape
    = &table_get_feature (table, table_add_box (table, WAR_TERRAIN_MUD, 0, 0, 1, 1))->shape;

  shape->kind = WAR_SHAPE_AREA;
  shape->vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_vals (shape->vertices, corners, G_N_ELEMENTS (corners));
  begin (table);
  go (table, "move", RIGHT, 9000, "3");
  assert_x (table, X + 9000);
}

/* Falling back it is the rear that crosses, and going sideways a side. */
static void
test_fall_back (void)
{
  g_autoptr (Table) back = open_table ();
  g_autoptr (Table) aside = open_table ();

  table_add_box (back, WAR_TERRAIN_BARBED_WIRE, X - 4300, 5000, X - 4000, 25000);
  begin (back);
  go (back, "fall-back", LEFT, 8000, "4");
  assert_x (back, X - 3000);
  g_assert_cmpint (*table_piece (back, 0, WAR_ENTRENCHED_PIECE_FELL_BACK), ==, 1);

  /* Its left side is 2000 off its middle. */
  table_add_box (aside, WAR_TERRAIN_BARBED_WIRE, 5000, Y - 6300, 55000, Y - 6000);
  begin (aside);
  go (aside, "fall-back", UP, 8000, "4");
  g_assert_cmpint (*table_piece (aside, 0, WAR_PIECE_Y), ==, Y - 4000);
}

/* Falling back askew the rear and a side go ahead: what either comes to is crossed, once. */
static void
test_fall_back_askew (void)
{
  g_autoptr (Table) beside = open_table ();
  g_autoptr (Table) both = open_table ();
  const WarHeading askew = LEFT + 300;
  WarPosition end;

  /* Its left side is 2000 above its middle; wire that is short lies there. */
  table_add_box (beside, WAR_TERRAIN_BARBED_WIRE, X - 500, Y - 2800, X, Y - 2600);
  begin (beside);
  go (beside, "fall-back", askew, 6000, "4");
  g_assert_cmpint (*table_piece (beside, 0, WAR_PIECE_Y), >=, Y - 600);
  g_assert_cmpint (*table_piece (beside, 0, WAR_PIECE_Y), <, Y - 590);

  /* Wire all along: the side comes to it at once, and the rear as well. */
  table_add_box (both, WAR_TERRAIN_BARBED_WIRE, 5000, Y - 2800, 55000, Y - 2600);
  begin (both);
  go (both, "fall-back", askew, 6000, "5");
  end = war_position_step ((WarPosition){ X, Y }, askew, 6000);
  assert_x (both, end.x);

  /* Straight back a side that wire touches crosses nothing. */
  for (gint heading = 0; heading < WAR_HEADING_TURN; heading += 31)
    {
      g_autoptr (Table) straight = open_table ();
      WarHeading back = war_heading_add ((WarHeading) heading, WAR_HEADING_TURN / 2);
      WarFeature *wire = table_get_feature (
        straight, table_add_box (straight, WAR_TERRAIN_BARBED_WIRE, 0, 0, 600, 400));

      wire->shape.centre
        = war_position_offset ((WarPosition){ X, Y }, (WarHeading) heading, 2000 + 302, 0);
      wire->shape.heading = (WarHeading) heading;
      begin (straight);
      table_put (straight, 0, X, Y, (WarHeading) heading);
      go (straight, "fall-back", back, 6000, "");
    }
}

/* A unit that falls back out of a melee and sinks at once is still in it. */
static void
test_stuck_in_contact (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_MUD, X - 1500, 5000, X + 3000, 25000);
  table_add_unit (table, 2, "german-infantry");
  begin (table);
  table_put (table, 1, X + 2000, Y, LEFT);
  *table_piece (table, 1, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
  go (table, "fall-back", LEFT, 8000, "2");
  assert_x (table, X);
  g_assert_cmpint (*table_piece (table, 1, WAR_ENTRENCHED_PIECE_ENGAGED), ==, 0);
  g_assert_cmpint (*table_piece (table, 0, WAR_ENTRENCHED_PIECE_FELL_BACK), ==, 1);
}

/* Who is stopped on a friend goes back to where there is room; without any it has not moved. */
static void
test_stopped_on_friend (void)
{
  g_autoptr (Table) before = open_table ();
  g_autoptr (Table) at_start = open_table ();

  table_add_unit (before, 1, "bef-officer");
  add_strip (before, WAR_TERRAIN_BARBED_WIRE, 5000, 300);
  begin (before);
  table_put (before, 1, X + 5000, Y, UP);
  go (before, "move", RIGHT, 9000, "4");
  assert_x (before, X + 3001);
  g_assert_cmpint (table_event (before, WAR_ENTRENCHED_EVENT_MOVED, 0)->target, ==, 1);
  g_assert_cmpstr (table_event (before, WAR_ENTRENCHED_EVENT_MOVED, 0)->clause, ==,
                   "entrenched.E-31");

  /* Turned to the right it would stand on the officer until it is past the wire. */
  table_add_unit (at_start, 1, "bef-officer");
  add_strip (at_start, WAR_TERRAIN_BARBED_WIRE, 1000, 300);
  begin (at_start);
  table_put (at_start, 0, X, Y, UP);
  table_put (at_start, 1, X + 500, Y + 2500, UP);
  go (at_start, "move", RIGHT, 9000, "4");
  assert_x (at_start, X);
  g_assert_cmpint (*table_piece (at_start, 0, WAR_PIECE_HEADING), ==, UP);
  g_assert_cmpint (table_event (at_start, WAR_ENTRENCHED_EVENT_MOVED, 0)->arguments[3], ==, 0);
}

/* A stream across the way, from 2000 ahead of the front on and 1500 wide. */
static Table *
open_stream (void)
{
  Table *table = open_table ();

  add_strip (table, WAR_TERRAIN_STREAM, 2000, 1500);
  return table;
}

/* E-4: bridge, ford, road and duckboard spare the check if the middle of the base stays on them all
 * the way over the water. */
static void
test_crossing (void)
{
  const WarTerrain terrains[]
    = { WAR_TERRAIN_BRIDGE, WAR_TERRAIN_FORD, WAR_TERRAIN_ROAD, WAR_TERRAIN_DUCKBOARD };

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (Table) table = open_stream ();

      table_add_box (table, terrains[i], FRONT + 1500, Y - 500, FRONT + 4000, Y + 500);
      begin (table);
      go (table, "move", RIGHT, 8000, "");
      assert_x (table, X + 8000);
      g_assert_cmpuint (table_count_events (table, WAR_ENTRENCHED_EVENT_CHECKED), ==, 0);
    }
}

static void
test_no_crossing (void)
{
  g_autoptr (Table) beside = open_stream ();
  g_autoptr (Table) is_short = open_stream ();
  g_autoptr (Table) askew = open_stream ();
  g_autoptr (Table) below = open_table ();

  /* The base is on it, its middle is not. */
  table_add_box (beside, WAR_TERRAIN_BRIDGE, FRONT + 1500, Y + 100, FRONT + 4000, Y + 1000);
  begin (beside);
  go (beside, "move", RIGHT, 8000, "3");
  assert_x (beside, X + 2000);

  /* It ends before the other bank. */
  table_add_box (is_short, WAR_TERRAIN_BRIDGE, FRONT + 1500, Y - 500, FRONT + 3200, Y + 500);
  begin (is_short);
  go (is_short, "move", RIGHT, 8000, "3");
  assert_x (is_short, X + 2000);

  /* The way leads off it. */
  table_add_box (askew, WAR_TERRAIN_BRIDGE, FRONT + 1500, Y - 2100, FRONT + 4000, Y - 1300);
  begin (askew);
  go (askew, "move", RIGHT - 256, 8000, "4");

  /* What lies below wire does not carry anybody over it. */
  add_strip (below, WAR_TERRAIN_ROAD, 0, 9000);
  add_strip (below, WAR_TERRAIN_BARBED_WIRE, 2000, 300);
  begin (below);
  go (below, "move", RIGHT, 8000, "4");
  assert_x (below, X + 2000);
}

/* What only a corner of the front crosses is checked, though the middle goes beside it. */
static void
test_corner (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_MUD, FRONT + 3000, Y + 1500, FRONT + 4000, Y + 9000);
  table_add_box (table, WAR_TERRAIN_ROAD, FRONT, Y - 1000, FRONT + 9000, Y + 1000);
  begin (table);
  go (table, "move", RIGHT, 8000, "2");
  assert_x (table, X + 3000);
}

/* Crossings that join make one; who ends on the bridge, or with its front on it, is on its way. */
static void
test_crossing_in_parts (void)
{
  g_autoptr (Table) joined = open_stream ();
  g_autoptr (Table) on = open_stream ();
  g_autoptr (Table) before = open_stream ();

  table_add_box (joined, WAR_TERRAIN_BRIDGE, FRONT + 1500, Y - 500, FRONT + 2700, Y + 500);
  table_add_box (joined, WAR_TERRAIN_FORD, FRONT + 2700, Y - 900, FRONT + 4000, Y + 900);
  begin (joined);
  go (joined, "move", RIGHT, 8000, "");
  assert_x (joined, X + 8000);

  table_add_box (on, WAR_TERRAIN_BRIDGE, FRONT + 1500, Y - 500, FRONT + 4000, Y + 500);
  begin (on);
  go (on, "move", RIGHT, 3500, "");
  assert_x (on, X + 3500);

  /* On the bridge it goes on, and leaves the water by it. */
  *table_piece (on, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  go (on, "move", RIGHT, 4000, "");
  assert_x (on, X + 7500);

  table_add_box (before, WAR_TERRAIN_BRIDGE, FRONT + 1500, Y - 500, FRONT + 4000, Y + 500);
  begin (before);
  go (before, "move", RIGHT, 2500, "");
  assert_x (before, X + 2500);
}

/* Leaving a duckboard for the mud that it lies on is leaving its way. */
static void
test_off_duckboard (void)
{
  g_autoptr (Table) table = open_table ();

  table_add_box (table, WAR_TERRAIN_MUD, X - 3000, 5000, X + 3000, 25000);
  table_add_box (table, WAR_TERRAIN_DUCKBOARD, X - 5000, Y - 500, X + 5000, Y + 500);
  begin (table);
  go (table, "move", RIGHT - 256, 9000, "2");
  assert_x (table, X);

  *table_piece (table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  go (table, "move", RIGHT, 9000, "");
  assert_x (table, X + 9000);
}

/* A charge takes only the checks that it is asked for (E-4). */
static void
test_charge (void)
{
  g_autoptr (Table) table = open_table ();
  WarBase base;
  WarSweep sweep;
  WarChance chance;
  WarEvent items[8];
  WarEvents events = { .items = items, .capacity = G_N_ELEMENTS (items) };
  WarContext context;
  WarLength distance;

  add_strip (table, WAR_TERRAIN_BARBED_WIRE, 1000, 200);
  add_strip (table, WAR_TERRAIN_WALL, 2000, 200);
  add_strip (table, WAR_TERRAIN_RIVER, 3000, 200);
  add_strip (table, WAR_TERRAIN_MUD, 4000, 200);
  begin (table);
  context = (WarContext){
    .setup = table_get_setup (table),
    .state = table_get_state (table),
    .chance = &chance,
    .events = &events,
  };
  base = war_entrenched_get_base (context.setup, context.state, 0);
  sweep = war_sweep_plan (&base, (WarPosition){ 6000, 0 });

  for (gint die = 2; die <= 3; die++)
    {
      war_chance_init (&chance, WAR_CHANCE_GIVEN);
      war_chance_give (&chance, 2);
      war_chance_give (&chance, die);
      g_assert_true (war_entrenched_roll_checks (
        &context, 0, &sweep, 1u << WAR_ENTRENCHED_CHECK_VAULT | 1u << WAR_ENTRENCHED_CHECK_BOG,
        &distance));
      g_assert_true (war_chance_is_used_up (&chance));
      g_assert_cmpint (distance, ==, die == 2 ? 4000 : 6000);
    }

  /* Without an answer nothing is known. */
  war_chance_init (&chance, WAR_CHANCE_GIVEN);
  g_assert_false (war_entrenched_roll_checks (&context, 0, &sweep, G_MAXUINT32, &distance));
  g_assert_cmpstr (chance.missing.purpose, ==, "wire-check");
  g_assert_cmpint (chance.missing.need, ==, 5);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autofree char *path
        = g_strdup_printf ("/rules/%s/%s", cases[i].clause, war_terrain_get_id (cases[i].terrain));

      g_test_add_data_func (path, &cases[i], test_needs);
    }
  g_test_add_func ("/rules/entrenched.4.11/touching", test_touching);
  g_test_add_func ("/rules/entrenched.E-31/stopped-on-friend", test_stopped_on_friend);
  g_test_add_func ("/rules/entrenched.4.11/stuck-in-contact", test_stuck_in_contact);
  g_test_add_func ("/rules/entrenched.E-4/none", test_none);
  g_test_add_func ("/rules/entrenched.E-28/own-effect", test_own_effect);
  g_test_add_func ("/rules/entrenched.E-4/order", test_order);
  g_test_add_func ("/rules/entrenched.E-4/worst-first", test_worst_first);
  g_test_add_func ("/rules/entrenched.E-4/astride", test_astride);
  g_test_add_func ("/rules/entrenched.E-4/turning", test_turning);
  g_test_add_func ("/rules/entrenched.E-4/turning-astride", test_turning_astride);
  g_test_add_func ("/rules/entrenched.E-4/turning-first", test_turning_first);
  g_test_add_func ("/rules/entrenched.E-4/turning-on-small", test_turning_on_small);
  g_test_add_func ("/rules/entrenched.E-4/turning-on-bridge", test_turning_on_bridge);
  g_test_add_func ("/rules/entrenched.E-4/leaving", test_leaving);
  g_test_add_func ("/rules/entrenched.E-4/leaving-nothing", test_leaving_nothing);
  g_test_add_func ("/rules/entrenched.E-4/leaving-and-entering", test_leaving_and_entering);
  g_test_add_func ("/rules/entrenched.E-4/once", test_once);
  g_test_add_func ("/rules/entrenched.E-4/corner", test_corner);
  g_test_add_func ("/rules/entrenched.E-4/fall-back", test_fall_back);
  g_test_add_func ("/rules/entrenched.E-4/fall-back-askew", test_fall_back_askew);
  g_test_add_func ("/rules/entrenched.E-4/crossing", test_crossing);
  g_test_add_func ("/rules/entrenched.E-4/no-crossing", test_no_crossing);
  g_test_add_func ("/rules/entrenched.E-4/crossing-in-parts", test_crossing_in_parts);
  g_test_add_func ("/rules/entrenched.E-4/off-duckboard", test_off_duckboard);
  g_test_add_func ("/rules/entrenched.E-4/charge", test_charge);

  return g_test_run ();
}
