/* test-ways.c: ways of Entrenched! against a slow look at every place on them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

#define N_TABLES 8
#define N_SITUATIONS 25 /* for each table */
#define N_WAYS 4 /* for each situation */
#define N_DISTANCES 12 /* for each way, beside the ends of its ranges */
#define N_PLACES 24 /* that are looked at on a way, beside its end */
#define N_CLOSE_PLACES 6000 /* where these show nothing, though something should be wrong */

/* What rounding may cost: the way's own places, and those that are looked at here. */
#define ROUNDING 2

#define N_OWN 5
#define N_UNITS 10

static const char *const types[N_UNITS]
  = { "bef-infantry",    "bef-officer",    "british-cavalry", "18-pounder-team", "vickers-mg-team",
      "german-infantry", "german-officer", "german-cavalry",  "german-infantry", "marksman" };

/* A situation: unit 0 is the one that moves. */
typedef struct
{
  Table *table;
  const WarSetup *setup;
  const WarState *state;
  const WarEntrenched *data;
  WarBase bases[N_UNITS];
} Situation;

static WarPosition
draw_position (void)
{
  return (WarPosition){ g_test_rand_int_range (0, IN (24)), g_test_rand_int_range (0, IN (12)) };
}

/* Round headings are frequent on real tables, and give touching cases. */
static WarHeading
draw_heading (void)
{
  return (WarHeading) (g_test_rand_bit () ? g_test_rand_int_range (0, 8) * 512
                                          : g_test_rand_int_range (0, WAR_HEADING_TURN));
}

static Table *
open_table (void)
{
  Table *table = table_new ();

  for (guint i = 0; i < 2; i++)
    {
      WarPosition corner = draw_position ();
      guint feature = table_add_box (table, WAR_TERRAIN_BUNKER, corner.x, corner.y,
                                     corner.x + g_test_rand_int_range (1500, 4000),
                                     corner.y + g_test_rand_int_range (1500, 4000));

      table_get_feature (table, feature)->shape.heading = draw_heading ();
    }
  for (guint i = 0; i < N_UNITS; i++)
    table_add_unit (table, i < N_OWN ? 1 : 2, types[i]);

  table_begin (table);
  table_set_phase (table, 1, WAR_ENTRENCHED_PHASE_MOVEMENT, 2);
  return table;
}

static gboolean
has_room (const Situation *situation, guint unit, const WarBase *base)
{
  if (!war_base_is_on_field (base, IN (24), IN (12)))
    return FALSE;
  for (guint i = 0; i < unit; i++)
    if (war_base_overlaps (base, &situation->bases[i]))
      return FALSE;
  for (guint i = 0; i < situation->data->n_features; i++)
    if (war_base_overlaps (base, &situation->data->features[i].shelter))
      return FALSE;

  return TRUE;
}

static void
put (Situation *situation, guint unit, const WarBase *base)
{
  situation->bases[unit] = *base;
  table_put (situation->table, unit, base->centre.x, base->centre.y, base->heading);
}

/* Puts all units somewhere; the first enemy in contact with the unit now and then. */
static void
arrange (Situation *situation)
{
  gboolean is_locked = g_test_rand_int_range (0, 4) == 0;

  *table_piece (situation->table, 0, WAR_ENTRENCHED_PIECE_MOVED) = 0;
  *table_piece (situation->table, 0, WAR_ENTRENCHED_PIECE_FELL_BACK) = 0;
  *table_piece (situation->table, N_OWN, WAR_ENTRENCHED_PIECE_ENGAGED) = WAR_NONE;
  for (guint i = 0; i < N_UNITS; i++)
    {
      WarBase base;

      do
        base = war_entrenched_place_base (situation->setup, i, draw_position (), draw_heading ());
      while (!has_room (situation, i, &base));
      put (situation, i, &base);
    }

  if (is_locked)
    {
      WarBase base = war_base_lay_against (&situation->bases[N_OWN], &situation->bases[0],
                                           (WarEdge) g_test_rand_int_range (0, WAR_N_EDGES));

      for (guint i = 1; i < N_UNITS; i++)
        if (i != N_OWN && war_base_overlaps (&base, &situation->bases[i]))
          return;
      if (!has_room (situation, 1, &base))
        return;
      put (situation, N_OWN, &base);
      *table_piece (situation->table, N_OWN, WAR_ENTRENCHED_PIECE_ENGAGED) = 0;
    }
}

static gboolean
is_locked (const Situation *situation)
{
  return *table_piece (situation->table, N_OWN, WAR_ENTRENCHED_PIECE_ENGAGED) == 0;
}

static gboolean
overlaps (const WarBase *a, const WarBase *b, WarLength depth)
{
  return war_polygons_overlap (a->corners, WAR_N_EDGES, b->corners, WAR_N_EDGES, MAX (depth, 0));
}

/* Whether a place on the way is nearer to the enemy than it may be, by more than the grace. */
static gboolean
is_too_near (const Situation *situation, guint enemy, const WarBase *base, gint grace)
{
  const WarBase *other = &situation->bases[enemy];
  WarLength distance = war_base_get_distance (&situation->bases[0], other);
  WarLength limit = MIN (IN (3), distance);

  if (war_base_is_nearer (&situation->bases[0], other, limit))
    limit--;
  if (limit <= grace || (enemy == N_OWN && is_locked (situation)))
    return overlaps (base, other, WAR_BASE_SLACK + grace);

  return war_base_is_nearer (base, other, limit - grace);
}

/* Whether the base may be there on its way (E-3, E-25). */
static gboolean
may_pass (const Situation *situation, const WarBase *base, gint grace)
{
  if (!war_base_is_on_field (base, IN (24), IN (12)))
    return FALSE;
  for (guint i = 0; i < situation->data->n_features; i++)
    if (overlaps (base, &situation->data->features[i].shelter, WAR_BASE_SLACK + grace))
      return FALSE;
  for (guint i = N_OWN; i < N_UNITS; i++)
    if (is_too_near (situation, i, base, grace))
      return FALSE;

  return TRUE;
}

static gboolean
may_end (const Situation *situation, const WarBase *base, gint grace)
{
  for (guint i = 1; i < N_OWN; i++)
    if (overlaps (base, &situation->bases[i], WAR_BASE_SLACK + grace))
      return FALSE;

  return TRUE;
}

/* Whether the way of that distance keeps all rules. Without grace what is within rounding of a
 * limit may be wrong. */
static gboolean
keeps_rules (const Situation *situation, WarHeading faces, WarHeading heading, WarLength distance,
             guint n_places, gint grace)
{
  WarPosition from = situation->bases[0].centre;
  WarBase base;

  /* Who stays as it is does nothing wrong. */
  if (distance == 0 && faces == situation->bases[0].heading)
    return TRUE;

  for (guint i = 0; i <= n_places; i++)
    {
      base = war_entrenched_place_base (
        situation->setup, 0,
        war_position_step (from, heading, (WarLength) ((gint64) distance * i / n_places)), faces);
      if (!may_pass (situation, &base, grace))
        return FALSE;
    }

  return may_end (situation, &base, grace);
}

/* What is allowed keeps the rules, what is not breaks one. */
static void
look_at (const Situation *situation, const WarWay *way, const WarDomain *distances,
         WarLength distance)
{
  WarHeading faces = way->start.heading;

  if (war_domain_has (distances, distance))
    {
      distance = war_way_set_distance (way, distance);
      g_assert_true (keeps_rules (situation, faces, way->heading, distance, N_PLACES, ROUNDING));
    }
  else if (distance >= way->least && distance <= way->most)
    {
      g_assert_false (
        keeps_rules (situation, faces, way->heading, distance, N_PLACES, -ROUNDING - 1)
        && keeps_rules (situation, faces, way->heading, distance, N_CLOSE_PLACES, -ROUNDING - 1));
    }
}

static void
look_along (Situation *situation)
{
  gboolean falls_back = is_locked (situation) || g_test_rand_bit ();
  WarHeading heading = draw_heading ();
  WarWay way;
  WarDomain distances;

  if (falls_back && !war_entrenched_is_backwards (situation->setup, situation->state, 0, heading))
    heading = war_heading_add (heading, WAR_HEADING_TURN / 2);

  war_entrenched_plan_way (situation->setup, situation->state, 0, heading, falls_back, IN (7),
                           WAR_NONE, &way);
  war_way_get_distances (&way, &distances);

  look_at (situation, &way, &distances, 0);
  look_at (situation, &way, &distances, IN (7));
  for (guint i = 0; i < distances.n_ranges; i++)
    for (gint past = 0; past < 2; past++)
      {
        look_at (situation, &way, &distances, distances.ranges[i].minimum - past);
        look_at (situation, &way, &distances, distances.ranges[i].maximum + past);
      }
  for (guint i = 0; i < N_DISTANCES; i++)
    look_at (situation, &way, &distances, g_test_rand_int_range (0, IN (7)));
}

/* Gives an order that is allowed: then the state has no fault, and list() and check() agree. */
static void
go (Situation *situation)
{
  gboolean falls_back = is_locked (situation);
  WarHeading heading = war_heading_add (situation->bases[0].heading,
                                        falls_back ? g_test_rand_int_range (1024, 3073)
                                                   : g_test_rand_int_range (0, WAR_HEADING_TURN));
  g_autofree char *line = NULL;
  WarDomain distances;

  if (!war_entrenched_find_way (situation->setup, situation->state, 0, heading, falls_back,
                                war_entrenched_get_reach (situation->setup, situation->state, 0),
                                &distances))
    return;

  line = g_strdup_printf (
    "1 %s pieces.0 heading=%d distance=%d", falls_back ? "fall-back" : "move", heading,
    war_domain_get (&distances,
                    (guint64) g_test_rand_int_range (0, (gint) war_domain_count (&distances))));
  g_assert_true (table_allows (situation->table, line));
  table_order (situation->table, line, "");
}

static void
test_ways (void)
{
  for (guint i = 0; i < N_TABLES; i++)
    {
      g_autoptr (Table) table = open_table ();
      Situation situation = {
        .table = table,
        .setup = table_get_setup (table),
        .state = table_get_state (table),
        .data = war_entrenched_get_data (table_get_setup (table)),
      };

      for (guint j = 0; j < N_SITUATIONS; j++)
        {
          arrange (&situation);
          for (guint n = 0; n < N_WAYS; n++)
            look_along (&situation);
          go (&situation);
        }
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/rules/entrenched.E-3/ways", test_ways);

  return g_test_run ();
}
