/* test-edges.c: where chargers of Entrenched! are laid
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/melee.h"
#include "table.h"

#include "engine/entrenched/private.h"

#define LEFT WAR_HEADING_FROM_DEGREES (270)
#define RIGHT WAR_HEADING_FROM_DEGREES (90)
#define DOWN WAR_HEADING_FROM_DEGREES (180)

/* Rows: BEF Infantry thrice (40 × 20 mm), then Stretcher Bearers, with a base as large, whose fists
 * are all they have. */
enum
{
  CHARGER,
  SECOND,
  THIRD,
  TARGET,
};

#define MISS "1 1 1 1"

/* The target stands in the middle and looks up: its front is at y = 140 mm, from x = 280 to 320. */
static Table *
begin (void)
{
  Table *table = table_new ();

  for (guint i = CHARGER; i < TARGET; i++)
    table_add_unit (table, 1, "bef-infantry");
  table_add_unit (table, 2, "stretcher-bearers");
  table_begin (table);
  table_put (table, TARGET, 30000, 15000, 0);
  return table;
}

static void
assert_pose (Table *table, guint piece, WarLength x, WarLength y, WarHeading heading)
{
  g_assert_cmpint (*table_piece (table, piece, WAR_PIECE_X), ==, x);
  g_assert_cmpint (*table_piece (table, piece, WAR_PIECE_Y), ==, y);
  g_assert_cmpint (*table_piece (table, piece, WAR_PIECE_HEADING), ==, heading);
}

static gint32
get_edge (Table *table)
{
  return table_event (table, WAR_ENTRENCHED_EVENT_CONTACT, 0)->arguments[0];
}

/* Whatever way it looks, a charger comes with its front against the edge that faces it; the target
 * does not turn. */
static void
test_facing (void)
{
  static const struct
  {
    WarLength x, y;
    WarEdge edge;
    WarLength end_x, end_y;
    WarHeading heading;
  } cases[] = {
    { 30000, 11000, WAR_EDGE_FRONT, 30000, 13000, DOWN },
    { 30500, 19000, WAR_EDGE_REAR, 30250, 17000, 0 },
    { 36000, 15000, WAR_EDGE_RIGHT, 33000, 15000, LEFT },
    { 24000, 15000, WAR_EDGE_LEFT, 27000, 15000, RIGHT },
  };

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    {
      g_autoptr (Table) table = begin ();

      table_put (table, CHARGER, cases[i].x, cases[i].y, 700);
      table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
      table_order (table, "1 charge pieces.0 weapon=1 targets=3",
                   cases[i].edge == WAR_EDGE_FRONT ? MISS " 1 1 1 1" : MISS " 1 1 1 1 1");
      g_assert_cmpint (get_edge (table), ==, (gint) cases[i].edge);
      assert_pose (table, CHARGER, cases[i].end_x, cases[i].end_y, cases[i].heading);
      assert_pose (table, TARGET, 30000, 15000, 0);
    }
}

/* Never diagonally: from a corner it comes to touch half of the shorter edge, here its own of 4 cm
 * and the target's of 2 cm. */
static void
test_half (void)
{
  g_autoptr (Table) table = begin ();

  table_put (table, CHARGER, 36500, 12000, LEFT);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  table_order (table, "1 charge pieces.0 weapon=1 targets=3", MISS " 1 1 1 1 1");
  g_assert_cmpint (get_edge (table), ==, WAR_EDGE_RIGHT);
  assert_pose (table, CHARGER, 33000, 13615, LEFT);
}

/* The second finds room beside the first as long as half of an edge touches: so it comes to the
 * front, not to a flank. */
static void
test_slide (void)
{
  g_autoptr (Table) table = begin ();

  table_put (table, CHARGER, 28000, 13000, DOWN);
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED) = TARGET;
  table_put (table, SECOND, 30500, 9000, DOWN);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_MUST_FIGHT) = 0;
  table_order (table, "1 charge pieces.1 weapon=1 targets=3", MISS " 1 1 1 1");
  g_assert_cmpint (get_edge (table), ==, WAR_EDGE_FRONT);
  g_assert_cmpint (*table_piece (table, SECOND, WAR_PIECE_X), >=, 31996);
  g_assert_cmpint (*table_piece (table, SECOND, WAR_PIECE_X), <=, 32000);
  g_assert_cmpint (*table_piece (table, SECOND, WAR_PIECE_Y), ==, 13000);
}

/* Without room at the front it comes to the next nearest edge. */
static void
test_next (void)
{
  g_autoptr (Table) table = begin ();

  table_put (table, CHARGER, 29900, 13000, DOWN);
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_ENGAGED) = TARGET;
  table_put (table, SECOND, 34500, 10000, DOWN);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  *table_piece (table, CHARGER, WAR_ENTRENCHED_PIECE_MUST_FIGHT) = 0;
  table_order (table, "1 charge pieces.1 weapon=1 targets=3", MISS " 1 1 1 1 1");
  g_assert_cmpint (get_edge (table), ==, WAR_EDGE_RIGHT);
}

/* In a corner of the field, with friends at both its free edges, nobody else can come. */
static void
test_none (void)
{
  g_autoptr (Table) table = begin ();

  table_put (table, TARGET, 2000, 1000, 0);
  table_put (table, CHARGER, 5000, 3000, LEFT);
  table_put (table, SECOND, 2000, 3000, 0);
  table_put (table, THIRD, 8000, 1000, 0);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MELEE, 3);
  table_refuse (table, "1 charge pieces.2 weapon=1 targets=3", WAR_ENTRENCHED_REFUSAL_NO_EDGE,
                "entrenched.E-10");

  *table_piece (table, SECOND, WAR_PIECE_PRESENCE) = WAR_PRESENCE_AWAY;
  g_assert_true (table_allows (table, "1 charge pieces.2 weapon=1 targets=3"));
}

/* Many units in a narrow place --------------------------------------------------------------- */

#define N_UNITS 24
#define N_TABLES 12

static WarBase
get_base (Table *table, guint piece)
{
  return war_entrenched_get_base (table_get_setup (table), table_get_state (table), piece);
}

/* Whether the unit, standing there, is off the field, or that deep in another base than the
 * target's, or deeper in that than rounding may bring it. */
static gboolean
overlaps_any (Table *table, guint piece, gint target, const WarBase *base, WarLength depth)
{
  const WarField *field = war_entrenched_get_data (table_get_setup (table))->field;

  if (!war_base_is_on_field (base, field->width, field->depth))
    return TRUE;

  for (guint i = 0; i < N_UNITS; i++)
    {
      WarBase other = get_base (table, i);

      if (i != piece
          && war_entrenched_stands (table_get_setup (table), table_get_state (table), (gint) i)
          && war_polygons_overlap (base->corners, WAR_N_EDGES, other.corners, WAR_N_EDGES,
                                   (gint) i == target ? WAR_BASE_SLACK : depth))
        return TRUE;
    }

  return FALSE;
}

/* Puts the unit somewhere near the top left corner where nobody is. */
static void
put_anywhere (Table *table, guint piece)
{
  for (;;)
    {
      WarPosition centre = { g_test_rand_int_range (0, 32000), g_test_rand_int_range (0, 24000) };
      WarHeading heading = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
      WarBase base = war_entrenched_place_base (table_get_setup (table), piece, centre, heading);

      if (overlaps_any (table, piece, WAR_NONE, &base, WAR_BASE_SLACK))
        continue;
      table_put (table, piece, centre.x, centre.y, heading);
      return;
    }
}

static WarLength
get_edge_length (const WarBase *base, WarEdge edge)
{
  return edge == WAR_EDGE_FRONT || edge == WAR_EDGE_REAR ? base->width : base->depth;
}

/* How far the centre of the base is to the right of the edge's middle. */
static WarLength
get_shift (const WarBase *base, const WarBase *target, WarEdge edge)
{
  WarHeading outwards = war_base_get_edge_heading (target, edge);
  gint64 x = base->centre.x - target->centre.x, y = base->centre.y - target->centre.y;

  return (WarLength) ((x * war_heading_cosine (outwards) + y * war_heading_sine (outwards))
                      / WAR_SINE_ONE);
}

/* Whether the charger can stand at the edge shifted so far, whatever rounding does to others. */
static gboolean
fits (Table *table, guint piece, guint target, WarEdge edge, WarLength shift)
{
  WarBase charged = get_base (table, target);
  WarHeading outwards = war_base_get_edge_heading (&charged, edge);
  WarBase base = get_base (table, piece);
  WarLength away = (get_edge_length (&charged, (edge + 1) % WAR_N_EDGES) + base.depth) / 2;

  base = war_base_place (war_position_offset (charged.centre, outwards, shift, away),
                         war_heading_add (outwards, WAR_HEADING_TURN / 2), base.width, base.depth);
  return !overlaps_any (table, piece, (gint) target, &base, 0);
}

/* The base touches the edge with at least half of the shorter one, is in nobody's way, and there is
 * no better place. */
static void
assert_laid (Table *table, guint piece, guint target, const WarBase *base, WarEdge edge)
{
  WarBase charged = get_base (table, target), charger = get_base (table, piece);
  WarBase ideal = war_base_lay_against (&charger, &charged, edge);
  WarLength length = get_edge_length (&charged, edge);
  WarLength shift = get_shift (base, &charged, edge), best = get_shift (&ideal, &charged, edge);
  WarLength shared = (length + base->width) / 2 - ABS (shift);
  WarEdge edges[WAR_N_EDGES];

  g_assert_false (overlaps_any (table, piece, (gint) target, base, WAR_BASE_SLACK));
  g_assert_cmpint (war_base_get_distance (base, &charged), <=, WAR_BASE_SLACK);
  g_assert_cmpint (shared, >=, MIN (length, base->width) / 2 - 1);
  g_assert_cmpint (
    base->heading, ==,
    war_heading_add (war_base_get_edge_heading (&charged, edge), WAR_HEADING_TURN / 2));

  for (guint i = 0; i < 20 && ABS (shift - best) > 4; i++)
    {
      WarLength nearer = ABS (shift - best) - 3;
      WarLength tried = best + g_test_rand_int_range (-nearer, nearer);

      if (ABS (tried) <= MAX (length, base->width) / 2)
        g_assert_false (fits (table, piece, target, edge, tried));
    }

  war_base_order_edges (&charged, charger.centre, edges);
  for (guint i = 0; i < WAR_N_EDGES && edges[i] != edge; i++)
    {
      WarLength across = get_edge_length (&charged, edges[i]);
      WarLength reach = MAX (across, base->width) / 2;

      for (guint j = 0; j < 20; j++)
        g_assert_false (
          fits (table, piece, target, edges[i], g_test_rand_int_range (-reach, reach + 1)));
    }
}

static void
test_crowd (void)
{
  static const char *const types[] = { "bef-infantry",    "british-cavalry", "bef-officer",
                                       "vickers-mg-team", "german-cavalry",  "marksman" };
  guint n_laid = 0, n_shifted = 0;

  for (guint n = 0; n < N_TABLES; n++)
    {
      g_autoptr (Table) table = table_new ();

      for (guint i = 0; i < N_UNITS; i++)
        table_add_unit (table, i < N_UNITS / 2 ? 1 : 2, types[i % G_N_ELEMENTS (types)]);
      table_begin (table);
      for (guint i = 0; i < N_UNITS; i++)
        put_anywhere (table, i);

      for (guint i = 0; i < N_UNITS / 2; i++)
        for (guint j = N_UNITS / 2; j < N_UNITS; j++)
          {
            WarBase base, ideal, charger = get_base (table, i), charged = get_base (table, j);
            WarEdge edge;
            WarLength shift;

            if (!war_base_is_within (&charger, &charged, IN (3))
                || !war_entrenched_find_edge (table_get_setup (table), table_get_state (table), i,
                                              j, &base, &edge))
              continue;
            assert_laid (table, i, j, &base, edge);
            ideal = war_base_lay_against (&charger, &charged, edge);
            n_laid++;
            shift = get_shift (&base, &charged, edge) - get_shift (&ideal, &charged, edge);
            n_shifted += ABS (shift) > 4;
          }
    }

  g_test_message ("%u laid, %u of them shifted", n_laid, n_shifted);
  g_assert_cmpuint (n_shifted, >, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.7.3/facing", test_facing);
  g_test_add_func ("/rules/entrenched.7.3/half", test_half);
  g_test_add_func ("/rules/entrenched.E-10/slide", test_slide);
  g_test_add_func ("/rules/entrenched.E-10/next", test_next);
  g_test_add_func ("/rules/entrenched.E-10/none", test_none);
  g_test_add_func ("/rules/entrenched.E-10/crowd", test_crowd);

  return g_test_run ();
}
