/* bench-sight.c: how fast segments are held against the ground, beside other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "engine/ground/visibility.h"
#include "peer.h"
#include "short.h"

#define WIDTH (72 * WAR_INCH)
#define DEPTH (48 * WAR_INCH)
#define N_RUNS 3

static guint n_segments = 300000;
static guint n_looks = 20000;
static guint n_views = 20;

enum
{
  OURS,
  BOX2D,
  GEOS,
  N_PROGRAMS,
};

typedef struct
{
  PeerPolygon *polygons;
  gint n_polygons;
  PeerSegment *segments;
  WarGround *ground;
  WarGroundScratch *scratch;
  PeerBox2d *box2d;
  PeerGeos *geos;
} Scene;

static WarPosition
get_corner (const PeerPolygon *polygon, gint i)
{
  return (WarPosition){ polygon->x[i], polygon->y[i] };
}

/* Corners at growing turns on an ellipse: convex, but for rounding. */
static gboolean
draw_polygon (GRand *random, PeerPolygon *polygon, double radius)
{
  double x = g_rand_double_range (random, 0, WIDTH), y = g_rand_double_range (random, 0, DEPTH);
  double start = g_rand_double_range (random, 0, 2 * G_PI);
  double across = radius * g_rand_double_range (random, 0.7, 1.4);

  polygon->n_corners = g_rand_int_range (random, 6, 9);
  for (gint i = 0; i < polygon->n_corners; i++)
    {
      double turn
        = start + 2 * G_PI * (i + g_rand_double_range (random, 0, 0.8)) / polygon->n_corners;

      polygon->x[i] = (gint32) lround (x + across * cos (turn));
      polygon->y[i] = (gint32) lround (y + radius * radius / across * sin (turn));
    }

  for (gint i = 0; i < polygon->n_corners; i++)
    if (war_orientation (get_corner (polygon, i),
                         get_corner (polygon, (i + 1) % polygon->n_corners),
                         get_corner (polygon, (i + 2) % polygon->n_corners))
        <= 0)
      return FALSE;

  return TRUE;
}

static WarPosition
draw_end (GRand *random, const WarGround *ground)
{
  WarPosition position;

  do
    position = (WarPosition){ g_rand_int_range (random, 0, WIDTH + 1),
                              g_rand_int_range (random, 0, DEPTH + 1) };
  while (war_ground_segment_meets (ground, WAR_TERRAINS_ALL, position, position));

  return position;
}

/* About a fifth of the table is covered; segments begin and end outside of that. */
static void
build_scene (Scene *scene, gint n_polygons)
{
  GRand *random = g_rand_new_with_seed ((guint32) n_polygons);
  g_autoptr (WarField) field = war_field_new ("bench", WIDTH, DEPTH);
  double radius = sqrt ((double) WIDTH * DEPTH * 0.223 / n_polygons / 2.6);

  *scene = (Scene){
    .polygons = g_new (PeerPolygon, n_polygons),
    .n_polygons = n_polygons,
    .segments = g_new (PeerSegment, n_segments),
  };
  for (gint i = 0; i < n_polygons; i++)
    {
      WarFeature *feature = war_feature_new ();

      while (!draw_polygon (random, &scene->polygons[i], radius))
        ;
      feature->id = g_strdup_printf ("feature-%d", i);
      feature->terrain = WAR_TERRAIN_BUILDING;
      feature->shape.kind = WAR_SHAPE_AREA;
      feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      for (gint j = 0; j < scene->polygons[i].n_corners; j++)
        {
          WarPosition corner = get_corner (&scene->polygons[i], j);

          g_array_append_val (feature->shape.vertices, corner);
        }
      g_ptr_array_add (field->features, feature);
    }

  scene->ground = war_ground_new (field);
  scene->scratch = war_ground_scratch_new (scene->ground);
  for (guint i = 0; i < n_segments; i++)
    {
      WarPosition a = draw_end (random, scene->ground), b = draw_end (random, scene->ground);

      scene->segments[i] = (PeerSegment){ a.x, a.y, b.x, b.y };
    }
  g_rand_free (random);

#ifdef HAVE_BOX2D
  scene->box2d = peer_box2d_new (scene->polygons, n_polygons);
#endif
#ifdef HAVE_GEOS
  scene->geos = peer_geos_new (scene->polygons, n_polygons, scene->segments, n_segments);
#endif
}

static void
clear_scene (Scene *scene)
{
#ifdef HAVE_BOX2D
  peer_box2d_free (scene->box2d);
#endif
#ifdef HAVE_GEOS
  peer_geos_free (scene->geos);
#endif
  war_ground_scratch_free (scene->scratch);
  war_ground_unref (scene->ground);
  g_free (scene->polygons);
  g_free (scene->segments);
}

static gboolean
is_there (gint program)
{
#ifdef HAVE_BOX2D
  if (program == BOX2D)
    return TRUE;
#endif
#ifdef HAVE_GEOS
  if (program == GEOS)
    return TRUE;
#endif
  return program == OURS;
}

static void
answer (Scene *scene, gint program, guint8 *answers)
{
  switch (program)
    {
#ifdef HAVE_BOX2D
    case BOX2D:
      peer_box2d_answer (scene->box2d, scene->segments, n_segments, answers);
      break;
#endif
#ifdef HAVE_GEOS
    case GEOS:
      peer_geos_answer (scene->geos, answers);
      break;
#endif
    default:
      for (guint i = 0; i < n_segments; i++)
        {
          const PeerSegment *segment = &scene->segments[i];

          answers[i] = (guint8) war_ground_segment_meets (
            scene->ground, WAR_TERRAINS_ALL, (WarPosition){ segment->ax, segment->ay },
            (WarPosition){ segment->bx, segment->by });
        }
    }
}

static gint
compare_times (gconstpointer a, gconstpointer b)
{
  double difference = *(const double *) a - *(const double *) b;

  return (difference > 0) - (difference < 0);
}

/* Whole looks from base to base: five lines, cover, reasons. In thousands per second. */
static double
measure_looks (Scene *scene)
{
  g_autofree WarSightEffect *effects = g_new (WarSightEffect, scene->n_polygons);
  const WarSightScene sight
    = { .ground = scene->ground, .scratch = scene->scratch, .effects = effects };
  gint64 start;
  guint n_clear = 0;

  for (gint i = 0; i < scene->n_polygons; i++)
    effects[i] = (WarSightEffect){ WAR_BLOCKS_ALWAYS, WAR_COVERS_INSIDE, 1, 0 };

  start = g_get_monotonic_time ();
  for (guint i = 0; i < n_looks; i++)
    {
      const PeerSegment *segment = &scene->segments[i];
      WarBase firer = war_base_place ((WarPosition){ segment->ax, segment->ay }, 0, 4000, 2000);
      WarBase target = war_base_place ((WarPosition){ segment->bx, segment->by }, 512, 4000, 2000);

      n_clear += war_sight_look (&sight, &firer, &target).n_clear;
    }

  return n_clear == G_MAXUINT ? 0 : n_looks * 1000.0 / (double) (g_get_monotonic_time () - start);
}

/* All that is seen from some places: milliseconds for each, and how far the areas are off those of
 * GEOS at most, as a share. */
static void
measure_views (Scene *scene)
{
  g_autofree WarSightEffect *effects = g_new0 (WarSightEffect, scene->n_polygons);
  const WarSightScene sight
    = { .ground = scene->ground, .scratch = scene->scratch, .effects = effects };
  double ours = 0, peers = 0, difference = 0;

  for (gint i = 0; i < scene->n_polygons; i++)
    effects[i].blocks = WAR_BLOCKS_ALWAYS;

  for (guint i = 0; i < n_views; i++)
    {
      const PeerSegment *segment = &scene->segments[i];
      WarBase firer = war_base_place ((WarPosition){ segment->ax, segment->ay }, 0, 4000, 2000);
      gint64 start = g_get_monotonic_time ();
      G_GNUC_UNUSED g_autoptr (GPtrArray) seen = war_visibility_find (&sight, &firer);
      gint64 end = g_get_monotonic_time ();

      ours += (double) (end - start) / 1000 / n_views;
#ifdef HAVE_GEOS
      double area = 0, peer;

      for (guint j = 0; j < seen->len; j++)
        {
          const GArray *polygon = g_ptr_array_index (seen, j);

          area += fabs ((double) war_polygon_get_double_area (
                    (const WarPosition *) (void *) polygon->data, polygon->len))
                  / 2;
        }
      peer = peer_geos_see (scene->polygons, scene->n_polygons, segment->ax, segment->ay, WIDTH,
                            DEPTH);
      peers += (double) (g_get_monotonic_time () - end) / 1000 / n_views;
      difference = fmax (difference, fabs (area / peer - 1));
#endif
    }

  g_print ("%8d  %10.3f", scene->n_polygons, ours);
  if (is_there (GEOS))
    g_print ("  %10.3f  %6.0f  %10.6f\n", peers, peers / ours, difference);
  else
    g_print ("  %10s  %6s  %10s\n", "-", "-", "-");
}

static void
measure (gint n_polygons)
{
  Scene scene;
  double times[N_PROGRAMS][N_RUNS];
  double rates[N_PROGRAMS] = { 0 };
  guint8 *answers[N_PROGRAMS];
  guint differing[N_PROGRAMS] = { 0 };
  guint n_blocked = 0;

  build_scene (&scene, n_polygons);
  for (gint i = 0; i < N_PROGRAMS; i++)
    answers[i] = g_new0 (guint8, n_segments);

  for (gint run = 0; run < N_RUNS; run++)
    for (gint i = 0; i < N_PROGRAMS; i++)
      {
        gint64 start = g_get_monotonic_time ();

        if (is_there (i))
          answer (&scene, i, answers[i]);
        times[i][run] = (double) (g_get_monotonic_time () - start);
      }

  for (gint i = 0; i < N_PROGRAMS; i++)
    {
      qsort (times[i], N_RUNS, sizeof (double), compare_times);
      rates[i] = n_segments / times[i][N_RUNS / 2];
      for (guint j = 0; j < n_segments; j++)
        differing[i] += answers[i][j] != answers[OURS][j];
    }
  for (guint j = 0; j < n_segments; j++)
    n_blocked += answers[OURS][j];

  g_print ("%8d  %7.2f %%  %9.2f", n_polygons, 100.0 * n_blocked / n_segments, rates[OURS]);
  for (gint i = BOX2D; i <= GEOS; i++)
    if (is_there (i))
      g_print ("  %9.2f  %6.2f  %6u", rates[i], rates[OURS] / rates[i], differing[i]);
    else
      g_print ("  %9s  %6s  %6s", "-", "-", "-");
  g_print ("  %9.0f\n", measure_looks (&scene));

  for (gint i = 0; i < N_PROGRAMS; i++)
    g_free (answers[i]);
  clear_scene (&scene);
}

int
main (int argc, char **argv)
{
  static const gint n_polygons[] = { 10, 100, 500 };

  if (bench_take_short (&argc, argv))
    {
      n_segments = 300;
      n_looks = 20;
      n_views = 1;
    }

  g_print (
    "Sight: %d segments over convex polygons on 72 x 48 inches, millions of answers per\n"
    "second, medians of %d runs; ours in relation to the peer's; answers that differ; whole\n"
    "looks from base to base, thousands per second\n\n",
    n_segments, N_RUNS);
  g_print ("polygons    blocked       ours      Box2D   ratio  differ       GEOS   ratio  differ"
           "      looks\n");
  for (guint i = 0; i < G_N_ELEMENTS (n_polygons); i++)
    measure (n_polygons[i]);

  g_print ("\nAll that is seen from a place: milliseconds, means of %d places\n\n", n_views);
  g_print ("polygons        ours        GEOS   ratio  difference\n");
  for (guint i = 0; i < G_N_ELEMENTS (n_polygons); i++)
    {
      Scene scene;

      build_scene (&scene, n_polygons[i]);
      measure_views (&scene);
      clear_scene (&scene);
    }

  return 0;
}
