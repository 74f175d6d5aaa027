/* bench-board.c: what a frame of the board costs, beside drawing everything with cairo
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <adwaita.h>
#include <math.h>
#include <stdio.h>
#include <time.h>

#include "app/board/board.h"
#include "draw/map/map-plan.h"
#include "draw/units/unit.h"
#include "engine/chance/generator.h"
#include "short.h"

#define FIELD_WIDTH (72 * WAR_INCH)
#define FIELD_DEPTH (48 * WAR_INCH)
#define N_UNITS 120

static gint width = 1440; /* of the board, in pixels */
static gint height = 960;
static guint n_frames = 200;

typedef struct
{
  double x, y; /* mm */
  double turn;
  WarSymbol symbol;
  WarCloth cloth;
} Unit;

typedef struct
{
  GtkWidget *window;
  DuckBoard *board;
  WarField *field;
  DuckBoardLayer *layer; /* of the units */
  Unit units[N_UNITS];
} Scene;

/* ---------------------------------------------------------------------------------------------
 * What is shown. */

static gint
draw_number (WarGenerator *generator, gint minimum, gint maximum)
{
  return minimum + (gint) war_generator_draw (generator, (guint32) (maximum - minimum + 1));
}

/* Corners around a middle, all over the field: a fifth of it is covered. */
static WarFeature *
new_area (WarGenerator *generator, guint number, gint size)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_WOOD,     WAR_TERRAIN_MUD,   WAR_TERRAIN_LARGE_SHELL_HOLE, WAR_TERRAIN_RUBBLE,
        WAR_TERRAIN_BUILDING, WAR_TERRAIN_SWAMP, WAR_TERRAIN_TRENCH,           WAR_TERRAIN_HEDGE };
  WarFeature *feature = war_feature_new ();
  gint n_corners = draw_number (generator, 6, 8);
  gint x = draw_number (generator, 0, FIELD_WIDTH), y = draw_number (generator, 0, FIELD_DEPTH);

  feature->id = g_strdup_printf ("feature-%u", number);
  feature->terrain = terrains[number % G_N_ELEMENTS (terrains)];
  feature->shape.kind = WAR_SHAPE_AREA;
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  if (number % 10 == 0)
    feature->name = g_strdup_printf ("Number %u", number);
  for (gint i = 0; i < n_corners; i++)
    {
      double angle = 2 * G_PI * i / n_corners;
      gint radius = draw_number (generator, size * 7 / 10, size);
      WarPosition corner = { x + (gint) (radius * cos (angle)), y + (gint) (radius * sin (angle)) };

      g_array_append_val (feature->shape.vertices, corner);
    }

  return feature;
}

static WarField *
new_field (guint n)
{
  WarGenerator generator = war_generator_new (1, 1);
  WarField *field = war_field_new ("Bench", FIELD_WIDTH, FIELD_DEPTH);
  gint size = (gint) sqrt ((double) FIELD_WIDTH * FIELD_DEPTH * 0.2 / n / 2);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (field->features, new_area (&generator, i, size));

  return field;
}

static void
draw_units (cairo_t *cr, double pixel, gpointer data)
{
  const Scene *scene = data;
  double left, top, right, bottom;

  cairo_clip_extents (cr, &left, &top, &right, &bottom);
  for (guint i = 0; i < N_UNITS; i++)
    {
      const Unit *unit = &scene->units[i];
      DrawUnit base = { .symbol = unit->symbol,
                        .cloth = unit->cloth,
                        .width = 40,
                        .depth = 20,
                        .left = (gint) (i % 4) };

      if (unit->x + 25 < left || unit->x - 25 > right || unit->y + 25 < top
          || unit->y - 25 > bottom)
        continue;
      cairo_save (cr);
      cairo_translate (cr, unit->x, unit->y);
      cairo_rotate (cr, unit->turn);
      draw_unit (cr, &base);
      cairo_restore (cr);
    }
}

static gboolean
quit_cb (gpointer flag)
{
  *(gboolean *) flag = TRUE;
  return G_SOURCE_REMOVE;
}

/* Until nothing is left to be done. */
static void
settle (Scene *scene)
{
  gboolean late = FALSE;
  guint source = g_timeout_add_seconds (60, quit_cb, &late);

  while (!late && !duck_board_is_complete (scene->board))
    g_main_context_iteration (NULL, TRUE);
  while (!late && g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_false (late);
  g_source_remove (source);
}

static void
open_scene (Scene *scene, guint n_features)
{
  WarGenerator generator = war_generator_new (2, 2);

  for (guint i = 0; i < N_UNITS; i++)
    scene->units[i]
      = (Unit){ draw_number (&generator, 30, 1800), draw_number (&generator, 30, 1190),
                draw_number (&generator, 0, 359) * G_PI / 180, (WarSymbol) (i % 8),
                (WarCloth) (i % 3) };
  scene->field = new_field (n_features);
  scene->board = DUCK_BOARD (duck_board_new ());
  scene->window = gtk_window_new ();
  g_object_set (scene->board, "show-rulers", TRUE, "show-grid", TRUE, "show-mini-map", TRUE, NULL);
  gtk_window_set_decorated (GTK_WINDOW (scene->window), FALSE);
  gtk_window_set_child (GTK_WINDOW (scene->window), GTK_WIDGET (scene->board));
  gtk_widget_set_size_request (GTK_WIDGET (scene->board), width, height);
  duck_board_set_field (scene->board, scene->field);
  scene->layer = duck_board_add_layer (scene->board, draw_units, scene, NULL);
  gtk_window_present (GTK_WINDOW (scene->window));
  while (gtk_widget_get_width (GTK_WIDGET (scene->board)) < width)
    g_main_context_iteration (NULL, TRUE);
  settle (scene);
}

static void
close_scene (Scene *scene)
{
  gtk_window_destroy (GTK_WINDOW (scene->window));
  while (g_main_context_iteration (NULL, FALSE))
    ;
  war_field_unref (scene->field);
}

/* ---------------------------------------------------------------------------------------------
 * Measures. */

typedef struct
{
  double sum, longest; /* ms */
  double gsk; /* ms */
  guint n;
  guint64 n_drawn; /* device pixels */
} Cost;

/* Of this thread on a processor: what else the machine does is left out. */
static double
get_time (void)
{
  struct timespec time;

  clock_gettime (CLOCK_THREAD_CPUTIME_ID, &time);
  return (double) time.tv_sec * 1000 + (double) time.tv_nsec / 1e6;
}

/* A frame as GTK asks for it, but at once: our part, then GSK's, onto a picture. */
static void
add_frame (Scene *scene, GskRenderer *renderer, double start, Cost *cost)
{
  GtkWidget *widget = GTK_WIDGET (scene->board);
  GtkSnapshot *snapshot = gtk_snapshot_new ();
  g_autoptr (GskRenderNode) node = NULL;
  double own;

  GTK_WIDGET_GET_CLASS (widget)->snapshot (widget, snapshot);
  node = gtk_snapshot_free_to_node (snapshot);
  own = get_time () - start;
  cost->sum += own;
  cost->longest = MAX (cost->longest, own);
  cost->n++;
  if (cost->n % 10 == 0)
    {
      double before = get_time ();

      g_object_unref (
        gsk_renderer_render_texture (renderer, node, &GRAPHENE_RECT_INIT (0, 0, width, height)));
      cost->gsk += get_time () - before;
    }
}

/* Moves the view: back and forth over the field. */
static Cost
measure_pan (Scene *scene, GskRenderer *renderer)
{
  Cost cost = { 0 };
  guint64 before = duck_board_get_n_drawn (scene->board);

  for (guint i = 0; i < n_frames; i++)
    {
      double start = get_time ();

      duck_board_pan (scene->board, i % 100 < 50 ? 9 : -9, i % 60 < 30 ? 6 : -6);
      add_frame (scene, renderer, start, &cost);
    }
  cost.n_drawn = (duck_board_get_n_drawn (scene->board) - before) / n_frames;

  return cost;
}

/* Zooms, or has all units drawn again, as a game does that goes to another turn; and draws frames
 * until all is there. */
static Cost
measure_whole (Scene *scene, GskRenderer *renderer, gboolean zooms)
{
  Cost cost = { 0 };
  guint64 before = duck_board_get_n_drawn (scene->board);

  for (guint i = 0; i < 6; i++)
    {
      double start = get_time ();
      guint64 n_drawn;

      if (zooms)
        duck_board_zoom_at (scene->board, width / 2., height / 2., i % 2 == 0 ? 1.1 : 1 / 1.1);
      else
        duck_board_invalidate (scene->board, scene->layer, NULL);
      do
        {
          n_drawn = duck_board_get_n_drawn (scene->board);
          add_frame (scene, renderer, start, &cost);
          start = get_time ();
        }
      while (duck_board_get_n_drawn (scene->board) != n_drawn);
    }
  cost.n_drawn = (duck_board_get_n_drawn (scene->board) - before) / cost.n;

  return cost;
}

/* A feature that is dragged: each motion is an edit. */
static Cost
measure_feature (Scene *scene, GskRenderer *renderer)
{
  Cost cost = { 0 };
  guint number = scene->field->features->len / 2;
  guint64 before = duck_board_get_n_drawn (scene->board);

  for (guint i = 0; i < n_frames; i++)
    {
      double start = get_time ();
      WarField *field = war_field_copy (duck_board_get_field (scene->board));
      const WarFeature *old = g_ptr_array_index (field->features, number);
      WarFeature *feature = war_feature_new ();

      feature->id = g_strdup (old->id);
      feature->terrain = old->terrain;
      feature->shape.kind = WAR_SHAPE_AREA;
      feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      for (guint j = 0; j < old->shape.vertices->len; j++)
        {
          WarPosition corner = g_array_index (old->shape.vertices, WarPosition, j);

          corner.x = FIELD_WIDTH / 2 + (corner.x - FIELD_WIDTH / 2) + (i % 80 < 40 ? 300 : -300);
          g_array_append_val (feature->shape.vertices, corner);
        }
      g_ptr_array_remove_index (field->features, number);
      g_ptr_array_insert (field->features, (gint) number, feature);
      duck_board_set_field (scene->board, field);
      war_field_unref (field);
      add_frame (scene, renderer, start, &cost);
    }
  cost.n_drawn = (duck_board_get_n_drawn (scene->board) - before) / n_frames;

  return cost;
}

/* A unit that is dragged. */
static Cost
measure_unit (Scene *scene, GskRenderer *renderer)
{
  Cost cost = { 0 };
  Unit *unit = &scene->units[0];
  guint64 before = duck_board_get_n_drawn (scene->board);

  unit->x = 800;
  unit->y = 600;
  for (guint i = 0; i < n_frames; i++)
    {
      double start = get_time ();

      for (guint step = 0; step < 2; step++)
        {
          duck_board_invalidate (
            scene->board, scene->layer,
            &GRAPHENE_RECT_INIT ((float) unit->x - 25, (float) unit->y - 25, 50, 50));
          if (step == 0)
            unit->x += i % 80 < 40 ? 3 : -3;
        }
      add_frame (scene, renderer, start, &cost);
    }
  cost.n_drawn = (duck_board_get_n_drawn (scene->board) - before) / n_frames;

  return cost;
}

/* Everything drawn anew with cairo, as it would be without a board. */
static double
measure_cairo (Scene *scene)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  double scale = duck_board_get_scale (scene->board), sum = 0;
  graphene_point_t corner = duck_board_widget_to_table (scene->board, 0, 0);
  DrawMapOptions options = { .pixel = 1 / scale, .zones = TRUE, .labels = TRUE };

  for (guint i = 0; i < 5; i++)
    {
      cairo_t *cr = cairo_create (surface);
      double start = get_time ();

      cairo_scale (cr, scale, scale);
      cairo_translate (cr, -corner.x, -corner.y);
      draw_map (cr, scene->field, &options);
      draw_units (cr, 1 / scale, scene);
      cairo_surface_flush (surface);
      sum += get_time () - start;
      cairo_destroy (cr);
    }
  cairo_surface_destroy (surface);

  return sum / 5;
}

static void
print_cost (const char *name, const Cost *cost, double cairo)
{
  double mean = cost->sum / cost->n;

  printf ("%-34s %6.2f ms (longest %5.2f)  %5.0f × less than cairo  GSK %5.1f ms  %5.2f %% drawn\n",
          name, mean, cost->longest, cairo / mean, cost->gsk / (cost->n / 10),
          100. * (double) cost->n_drawn / (width * height));
}

static void
measure (guint n_features)
{
  Scene scene = { 0 };
  g_autoptr (GskRenderer) renderer = gsk_cairo_renderer_new ();
  double fit, cairo;
  gsize bytes_fit, bytes_near;

  gsk_renderer_realize (renderer, NULL, NULL);
  open_scene (&scene, n_features);
  cairo = measure_cairo (&scene);
  bytes_fit = duck_board_get_n_bytes (scene.board);
  printf ("%u polygons and %d units on %d × %d pixels: all of it with cairo %.1f ms\n", n_features,
          N_UNITS, width, height, cairo);

  for (guint near = 0; near < 2; near++)
    {
      Cost feature, unit, pan, zoom;

      if (near)
        {
          fit = duck_board_get_scale (scene.board);
          duck_board_zoom_at (scene.board, width / 2., height / 2., 4);
          g_assert_cmpfloat_with_epsilon (duck_board_get_scale (scene.board), 4 * fit, 0.01);
          settle (&scene);
          cairo = measure_cairo (&scene);
          printf ("at 400 %%: all of it with cairo %.1f ms\n", cairo);
        }
      feature = measure_feature (&scene, renderer);
      settle (&scene);
      print_cost ("  a feature is dragged", &feature, cairo);
      unit = measure_unit (&scene, renderer);
      settle (&scene);
      print_cost ("  a unit is dragged", &unit, cairo);
      pan = measure_pan (&scene, renderer);
      settle (&scene);
      print_cost ("  the view is moved", &pan, cairo);
      for (guint zooms = 0; zooms < 2; zooms++)
        {
          zoom = measure_whole (&scene, renderer, zooms == 1);
          settle (&scene);
          print_cost (zooms ? "  zoomed, until it is sharp" : "  all units change", &zoom, cairo);
          printf ("    after %.0f frames and %.1f ms\n", zoom.n / 6., zoom.sum / 6);
        }
    }
  bytes_near = duck_board_get_n_bytes (scene.board);
  printf ("  pictures kept: %.1f MB, at 400 %% %.1f MB: %.2f × (goal 1.50 or less)\n\n",
          (double) bytes_fit / 1e6, (double) bytes_near / 1e6,
          (double) bytes_near / (double) bytes_fit);
  close_scene (&scene);
  gsk_renderer_unrealize (renderer);
}

int
main (int argc, char **argv)
{
  gboolean is_short = bench_take_short (&argc, argv);

  gtk_init ();
  adw_init ();
  printf ("frames of the board, our own part (goal 4 ms or less, 20 × less than cairo, drags 5 %% "
          "drawn or less)\n");
  if (is_short)
    {
      width = 360;
      height = 240;
      n_frames = 10;
    }
  measure (is_short ? 50 : 500);
  if (!is_short)
    measure (2000);
  return 0;
}
