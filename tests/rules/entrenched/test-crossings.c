/* test-crossings.c: which terrain checks a move owes, beside a plain look at many positions
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/private.h"
#include "table.h"

#include <math.h>

#ifdef __SANITIZE_ADDRESS__
#define N_MOVES 150
#else
#define N_MOVES 600
#endif
#define N_SLOW_MOVES 10000

#define N_FEATURES 6

/* The middle of a BEF infantry, base 40 × 20 mm, and how far it may go. */
#define X 30000
#define Y 15000
#define MOVEMENT IN (4)

/* Positions that are looked at: on the front, and of the front along the way. */
#define N_ACROSS 100
#define N_ALONG 400

/* What is so near to an edge that these may miss it, or rounding may decide, is not judged. */
#define DOUBT 60.0

typedef struct
{
  WarBase now, start; /* before and after it turns */
  WarPosition vector;
} Move;

/* A box with what a hundred million positions need of it. */
typedef struct
{
  const WarShape *shape;
  double sine, cosine; /* of its heading */
} Box;

static Box
box_new (const WarShape *shape)
{
  double angle = shape->heading * 2 * G_PI / WAR_HEADING_TURN;

  return (Box){ shape, sin (angle), cos (angle) };
}

/* How deep the position is in the box; below 0: how far it is off it, at least. */
static double
get_depth (const Box *box, double x, double y)
{
  const WarShape *shape = box->shape;
  double right = (x - shape->centre.x) * box->cosine + (y - shape->centre.y) * box->sine;
  double down = (y - shape->centre.y) * box->cosine - (x - shape->centre.x) * box->sine;

  return fmin (shape->width / 2.0 - fabs (right), shape->depth / 2.0 - fabs (down));
}

/* How far a is off b across the edges of a; below 0: it is not. */
static double
get_gap_across (const WarBase *a, const WarBase *b)
{
  double gap = -HUGE_VAL;

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarHeading outwards = war_base_get_edge_heading (a, i);
      double sine = (double) war_heading_sine (outwards) / WAR_SINE_ONE;
      double cosine = (double) war_heading_cosine (outwards) / WAR_SINE_ONE;
      double least = HUGE_VAL;

      for (guint j = 0; j < WAR_N_EDGES; j++)
        least = MIN (least, (b->corners[j].x - a->corners[i].x) * sine
                              - (b->corners[j].y - a->corners[i].y) * cosine);
      gap = MAX (gap, least);
    }

  return gap;
}

/* Whether the move owes a check for the box (E-4). *is_doubtful: too near to call. */
static gboolean
owes (const Move *move, const WarShape *shape, WarEntrenchedCheck check, gboolean *is_doubtful)
{
  Box box = box_new (shape);
  gboolean is_astride = check == WAR_ENTRENCHED_CHECK_WIRE || check == WAR_ENTRENCHED_CHECK_VAULT;
  WarBase other = war_base_place (shape->centre, shape->heading, shape->width, shape->depth);
  double gap = fmax (get_gap_across (&move->now, &other), get_gap_across (&other, &move->now));
  double turned = -HUGE_VAL, deepest = -HUGE_VAL, shallowest = HUGE_VAL;
  double middle = get_depth (&box, X, Y);
  WarPosition from, to;

  war_base_get_edge (&move->start, WAR_EDGE_FRONT, &from, &to);
  for (guint i = 0; i <= N_ALONG; i++)
    {
      double x = (double) move->vector.x * i / N_ALONG, y = (double) move->vector.y * i / N_ALONG;

      for (guint j = 0; j <= N_ACROSS; j++)
        {
          double across = (double) j / N_ACROSS;

          deepest = fmax (deepest, get_depth (&box, x + from.x + (to.x - from.x) * across,
                                              y + from.y + (to.y - from.y) * across));
        }
      shallowest = fmin (shallowest, get_depth (&box, X + x, Y + y));
      if (i == 0)
        turned = deepest;
    }

  *is_doubtful = fabs (gap) < DOUBT || fabs (turned) < DOUBT || fabs (deepest) < DOUBT
                 || fabs (middle) < DOUBT || fabs (shallowest) < DOUBT;
  if (!is_astride && middle > 0 && shallowest < 0)
    return TRUE;

  return deepest > 0 && !(gap < 0 && (is_astride || turned > 0));
}

static void
add_features (Table *table)
{
  const WarTerrain terrains[]
    = { WAR_TERRAIN_BARBED_WIRE, WAR_TERRAIN_FENCE, WAR_TERRAIN_MUD, WAR_TERRAIN_RIVER };

  for (guint i = 0; i < N_FEATURES; i++)
    {
      WarLength x = X + g_test_rand_int_range (-8000, 8000);
      WarLength y = Y + g_test_rand_int_range (-8000, 8000);
      WarLength width = 2 * g_test_rand_int_range (100, 4000);
      WarLength depth = 2 * g_test_rand_int_range (100, 9000);
      guint feature
        = table_add_box (table, terrains[g_test_rand_int_range (0, G_N_ELEMENTS (terrains))], x, y,
                         x + width, y + depth);

      table_get_feature (table, feature)->shape.heading
        = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
    }
}

/* Bits of the features for which the move rolls, with dice that pass everything. */
static guint32
roll (Table *table, Move *move)
{
  const WarSetup *setup = table_get_setup (table);
  WarHeading heading = (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN);
  WarLength distance = g_test_rand_int_range (0, 3) * g_test_rand_int_range (0, MOVEMENT / 2), got;
  WarEvent items[N_FEATURES];
  WarEvents events = { .items = items, .capacity = N_FEATURES };
  WarChance chance;
  WarContext context = {
    .setup = setup,
    .state = table_get_state (table),
    .chance = &chance,
    .events = &events,
  };
  WarSweep sweep;
  guint32 features = 0;

  war_chance_init (&chance, WAR_CHANCE_GIVEN);
  for (guint i = 0; i < N_FEATURES; i++)
    war_chance_give (&chance, 6);
  move->now = war_entrenched_get_base (setup, context.state, 0);
  move->start = war_entrenched_place_base (setup, 0, move->now.centre, heading);
  move->vector = war_position_step ((WarPosition){ 0, 0 }, heading, distance);
  sweep = war_sweep_plan (&move->start, move->vector);
  g_assert_true (war_entrenched_roll_checks (&context, 0, &sweep, G_MAXUINT32, &got));
  g_assert_cmpint (got, ==, war_sweep_get_length (&sweep));

  for (guint i = 0; i < events.n_items; i++)
    {
      g_assert_cmpint (features & (1u << items[i].target), ==, 0);
      features |= 1u << items[i].target;
    }
  return features;
}

/* Any unit among any features, however it turns and goes. */
static void
test_moves (void)
{
  guint n_moves = g_test_slow () ? N_SLOW_MOVES : N_MOVES, n_owed = 0;

  for (guint i = 0; i < n_moves; i++)
    {
      g_autoptr (Table) table = table_new ();
      const WarEntrenched *data;
      guint32 rolled;
      Move move;

      add_features (table);
      table_add_unit (table, 1, "bef-infantry");
      table_begin (table);
      table_put (table, 0, X, Y, (WarHeading) g_test_rand_int_range (0, WAR_HEADING_TURN));
      data = war_entrenched_get_data (table_get_setup (table));
      rolled = roll (table, &move);

      for (guint j = 0; j < N_FEATURES; j++)
        {
          gboolean is_doubtful;
          gboolean is_owed = owes (&move, &table_get_feature (table, j)->shape,
                                   (WarEntrenchedCheck) data->passages[j].kind, &is_doubtful);

          if (is_doubtful)
            continue;
          g_assert_cmpint (rolled >> j & 1, ==, is_owed);
          n_owed += is_owed;
        }
    }

  g_assert_cmpuint (n_owed, >, n_moves / 8);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/entrenched.E-4/crossings", test_moves);
  return g_test_run ();
}
