/* test-plan.c: an edit draws only what it touches, and that is all that it takes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include "draw/map/map-plan.h"

#include <math.h>

#define WIDTH 500 /* of the field, in millimetres */
#define DEPTH 400

static WarFeature *
new_feature (WarTerrain terrain, WarShapeKind kind, int left, int top, int width, int height)
{
  static guint n;
  WarFeature *feature = fixture_new_feature (terrain, kind, left, top, width, height);

  g_free (feature->id);
  feature->id = g_strdup_printf ("feature-%u", n++);

  return feature;
}

/* Works that run over each other, over mud and under trees. */
static WarFeature *
new_random_feature (void)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_TRENCH, WAR_TERRAIN_TRENCH,   WAR_TERRAIN_ROAD, WAR_TERRAIN_BARBED_WIRE,
        WAR_TERRAIN_MUD,    WAR_TERRAIN_BUILDING, WAR_TERRAIN_WOOD, WAR_TERRAIN_LARGE_SHELL_HOLE };
  WarTerrain terrain = terrains[g_test_rand_int_range (0, G_N_ELEMENTS (terrains))];
  WarShapeKind kind = terrain <= WAR_TERRAIN_MUD ? WAR_SHAPE_AREA : WAR_SHAPE_LINE;
  WarFeature *feature;

  if (terrain == WAR_TERRAIN_BUILDING || terrain == WAR_TERRAIN_LARGE_SHELL_HOLE)
    kind = WAR_SHAPE_BOX;
  if (terrain == WAR_TERRAIN_WOOD)
    kind = WAR_SHAPE_ELLIPSE;
  feature
    = new_feature (terrain, kind, g_test_rand_int_range (0, 400), g_test_rand_int_range (0, 320),
                   g_test_rand_int_range (30, 150), g_test_rand_int_range (20, 90));
  if (g_test_rand_int_range (0, 3) == 0)
    feature->name = g_strdup_printf ("Place %d", g_test_rand_int_range (0, 100));

  return feature;
}

static WarPoint *
new_random_point (void)
{
  WarPoint *point = war_point_new ();

  point->id = g_strdup_printf ("point-%d", g_test_rand_int_range (0, G_MAXINT));
  if (g_test_rand_bit ())
    point->name = g_strdup_printf ("Point %d", g_test_rand_int_range (0, 100));
  point->kind = (WarPointKind) g_test_rand_int_range (0, 3);
  point->position = (WarPosition){ g_test_rand_int_range (0, WIDTH * WAR_MILLIMETRE),
                                   g_test_rand_int_range (0, DEPTH * WAR_MILLIMETRE) };

  return point;
}

static WarField *
new_random_field (guint n)
{
  WarField *field = war_field_new ("Test", WIDTH * WAR_MILLIMETRE, DEPTH * WAR_MILLIMETRE);

  for (guint i = 0; i < n; i++)
    g_ptr_array_add (field->features, new_random_feature ());
  g_ptr_array_add (field->points, new_random_point ());
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, WIDTH, 60));
  g_ptr_array_add (field->zones, fixture_new_zone (2, 0, 340, WIDTH, 60));

  return field;
}

static guint
pick (const GPtrArray *items)
{
  return (guint) g_test_rand_int_range (0, (gint32) items->len);
}

/* One edit of any kind. */
static WarField *
edit (const WarField *field)
{
  WarField *edited = war_field_copy (field);
  GPtrArray *features = edited->features;

  switch (g_test_rand_int_range (0, 8))
    {
    case 0:
    case 1:
      g_ptr_array_insert (features, (gint) pick (features), new_random_feature ());
      break;
    case 2:
    case 3:
      if (features->len > 2)
        g_ptr_array_remove_index (features, pick (features));
      break;
    case 4:
      {
        /* To the top or the bottom. */
        gpointer moved = g_ptr_array_steal_index (features, pick (features));

        g_ptr_array_insert (features, g_test_rand_bit () ? 0 : -1, moved);
        break;
      }
    case 5:
      g_ptr_array_add (edited->points, new_random_point ());
      break;
    case 6:
      if (edited->points->len > 1)
        g_ptr_array_remove_index (edited->points, pick (edited->points));
      break;
    default:
      g_ptr_array_remove_index (edited->zones, 0);
      g_ptr_array_insert (edited->zones, 0,
                          fixture_new_zone (1, 0, 0, WIDTH, g_test_rand_int_range (20, 120)));
      break;
    }

  return edited;
}

/* A part of a picture on which the map is drawn. */
typedef struct
{
  double scale, margin;
  cairo_surface_t *surface;
} Picture;

static Picture
new_picture (const WarField *field, double scale)
{
  double margin = draw_map_get_margin (field);

  return (Picture){ scale, margin,
                    fixture_new_picture ((int) ceil ((WIDTH + 2 * margin) * scale),
                                         (int) ceil ((DEPTH + 2 * margin) * scale)) };
}

static DrawMapOptions
get_options (const Picture *picture)
{
  return (DrawMapOptions){ .pixel = 1 / picture->scale, .zones = TRUE, .labels = TRUE };
}

/* Draws all of the map, or these areas of it, in whole pixels, as a board does. */
static void
draw (const Picture *picture, DrawPlan *plan, const GArray *areas)
{
  DrawMapOptions options = get_options (picture);
  cairo_t *cr = cairo_create (picture->surface);
  double scale = picture->scale, offset = picture->margin * scale;

  for (guint i = 0; areas && i < areas->len; i++)
    {
      const cairo_rectangle_t *area = &g_array_index (areas, cairo_rectangle_t, i);
      double left = floor (area->x * scale + offset), top = floor (area->y * scale + offset);

      cairo_rectangle (cr, left, top, ceil ((area->x + area->width) * scale + offset) - left,
                       ceil ((area->y + area->height) * scale + offset) - top);
    }
  if (areas)
    cairo_clip (cr);
  cairo_translate (cr, offset, offset);
  cairo_scale (cr, scale, scale);
  draw_plan_map (cr, plan, &options);
  cairo_destroy (cr);
}

static void
assert_same (const Picture *a, const Picture *b)
{
  int width = cairo_image_surface_get_width (a->surface);
  int height = cairo_image_surface_get_height (a->surface);

  /* Single pixels where a clip cuts an edge: see check_strips() of test-map.c. A sign that were
   * missing would be many, and far darker. */
  g_assert_cmpuint (fixture_count_differences (a->surface, b->surface, 0, 0, width, height, 64), ==,
                    0);
  g_assert_cmpuint (fixture_count_differences (a->surface, b->surface, 0, 0, width, height, 20), <,
                    8);
  g_assert_cmpuint (fixture_count_differences (a->surface, b->surface, 0, 0, width, height, 4), <,
                    (guint) (width * height) / 100);
}

/* Through a clip cairo smooths long edges a little otherwise than without one: so the map is drawn
 * through the same one before they are compared, and as a whole again for the next edit. */
static void
assert_touched_up (const Picture *picture, const Picture *fresh, DrawPlan *whole,
                   const GArray *areas)
{
  Picture same = { fresh->scale, fresh->margin,
                   fixture_new_picture (cairo_image_surface_get_width (fresh->surface),
                                        cairo_image_surface_get_height (fresh->surface)) };
  cairo_t *cr = cairo_create (same.surface);

  cairo_set_source_surface (cr, fresh->surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  if (areas->len > 0)
    draw (&same, whole, areas);
  assert_same (picture, &same);
  cairo_surface_destroy (same.surface);
}

/* Edit after edit, the map that is only touched up is the map. */
static void
test_edits (gconstpointer data)
{
  double scale = GPOINTER_TO_INT (data) / 100.;
  g_autoptr (WarField) field = new_random_field (30);
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  Picture picture = new_picture (field, scale);
  DrawMapOptions options = get_options (&picture);

  draw (&picture, plan, NULL);
  for (guint i = 0; i < 15; i++)
    {
      g_autoptr (WarField) edited = edit (field);
      g_autoptr (DrawPlan) next = draw_plan_new (edited, plan);
      g_autoptr (DrawPlan) whole = draw_plan_new (edited, NULL);
      g_autoptr (GArray) areas = draw_plan_compare (plan, next, &options);
      Picture fresh = new_picture (edited, scale);

      if (areas->len > 0)
        draw (&picture, next, areas);
      draw (&fresh, whole, NULL);
      assert_touched_up (&picture, &fresh, whole, areas);
      cairo_surface_destroy (picture.surface);
      picture = fresh;
      g_clear_pointer (&plan, draw_plan_unref);
      plan = g_steal_pointer (&next);
      g_clear_pointer (&field, war_field_unref);
      field = g_steal_pointer (&edited);
    }
  cairo_surface_destroy (picture.surface);
}

/* Among two thousand features, one that moves is all that is drawn. */
static void
test_small (void)
{
  const DrawMapOptions options = { .pixel = 0.5, .zones = TRUE, .labels = TRUE };
  g_autoptr (WarField) field = war_field_new ("Test", 4000 * WAR_MILLIMETRE, 3000 * WAR_MILLIMETRE);
  g_autoptr (WarField) moved = NULL;
  g_autoptr (DrawPlan) before = NULL, after = NULL;
  g_autoptr (GArray) areas = NULL;
  double area = 0;

  for (int i = 0; i < 2000; i++)
    g_ptr_array_add (field->features, new_feature (i % 7 ? WAR_TERRAIN_TRENCH : WAR_TERRAIN_MUD,
                                                   i % 7 ? WAR_SHAPE_LINE : WAR_SHAPE_AREA,
                                                   i % 50 * 78, i / 50 * 72, 80, 70));
  moved = war_field_copy (field);
  g_ptr_array_remove_index (moved->features, 1020);
  g_ptr_array_insert (moved->features, 1020,
                      new_feature (WAR_TERRAIN_TRENCH, WAR_SHAPE_LINE, 1560, 1450, 80, 70));
  before = draw_plan_new (field, NULL);
  after = draw_plan_new (moved, before);
  areas = draw_plan_compare (before, after, &options);
  for (guint i = 0; i < areas->len; i++)
    {
      const cairo_rectangle_t *part = &g_array_index (areas, cairo_rectangle_t, i);

      area += part->width * part->height;
    }
  g_assert_cmpfloat (area, >, 2 * 80 * 40);
  g_assert_cmpfloat (area, <, 4000 * 3000 * 0.005);
}

/* What is raised above another is drawn again where they lie on each other, and nowhere else. */
static void
test_order (void)
{
  const DrawMapOptions options = { .pixel = 0.5, .zones = TRUE, .labels = TRUE };
  g_autoptr (WarField) field = war_field_new ("", WIDTH * WAR_MILLIMETRE, DEPTH * WAR_MILLIMETRE);
  g_autoptr (WarField) raised = NULL;
  g_autoptr (DrawPlan) before = NULL, after = NULL;
  g_autoptr (GArray) areas = NULL;

  g_ptr_array_add (field->features,
                   new_feature (WAR_TERRAIN_MUD, WAR_SHAPE_AREA, 10, 10, 100, 100));
  g_ptr_array_add (field->features, new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_AREA, 80, 80, 90, 90));
  g_ptr_array_add (field->features, new_feature (WAR_TERRAIN_MUD, WAR_SHAPE_AREA, 250, 10, 90, 90));
  raised = war_field_copy (field);
  g_ptr_array_insert (raised->features, -1, g_ptr_array_steal_index (raised->features, 0));
  before = draw_plan_new (field, NULL);
  after = draw_plan_new (raised, before);
  areas = draw_plan_compare (before, after, &options);
  g_assert_cmpuint (areas->len, >, 0);
  for (guint i = 0; i < areas->len; i++)
    {
      const cairo_rectangle_t *area = &g_array_index (areas, cairo_rectangle_t, i);

      g_assert_cmpfloat (area->x, >=, 80 - 12);
      g_assert_cmpfloat (area->y, >=, 80 - 12);
      g_assert_cmpfloat (area->x + area->width, <=, 110 + 12);
      g_assert_cmpfloat (area->y + area->height, <=, 110 + 12);
    }
}

/* A pixel on the edge of the one road, in the middle of the other. */
static guint32
get_crossing (WarField *field)
{
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  cairo_surface_t *surface = fixture_new_picture (200, 200);
  const DrawMapOptions options = { .pixel = 0.5 };
  cairo_t *cr = cairo_create (surface);
  guint32 pixel;

  cairo_scale (cr, 2, 2);
  draw_plan_field (cr, plan, &options);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixel = *(const guint32 *) (cairo_image_surface_get_data (surface)
                              + 88 * cairo_image_surface_get_stride (surface) + 100 * 4);
  cairo_surface_destroy (surface);

  return pixel;
}

static WarFeature *
new_road (int x0, int y0, int x1, int y1)
{
  WarFeature *feature = new_feature (WAR_TERRAIN_ROAD, WAR_SHAPE_LINE, 0, 0, 10, 10);
  WarPosition ends[2] = { { x0 * WAR_MILLIMETRE, y0 * WAR_MILLIMETRE },
                          { x1 * WAR_MILLIMETRE, y1 * WAR_MILLIMETRE } };

  g_array_set_size (feature->shape.vertices, 0);
  g_array_append_vals (feature->shape.vertices, ends, 2);

  return feature;
}

/* Roads that cross are one, whatever stands between them in the order of the field; but not if that
 * lies between them on the field. */
static void
test_merging (void)
{
  g_autoptr (WarField) neighbours = war_field_new ("", 100 * WAR_MILLIMETRE, 100 * WAR_MILLIMETRE);
  g_autoptr (WarField) apart = NULL, covered = NULL;

  g_ptr_array_add (neighbours->features, new_road (50, 0, 50, 100));
  g_ptr_array_add (neighbours->features, new_road (0, 50, 100, 50));
  apart = war_field_copy (neighbours);
  g_ptr_array_insert (apart->features, 1,
                      new_feature (WAR_TERRAIN_MUD, WAR_SHAPE_AREA, 2, 2, 15, 15));
  covered = war_field_copy (neighbours);
  g_ptr_array_insert (covered->features, 1,
                      new_feature (WAR_TERRAIN_MUD, WAR_SHAPE_AREA, 20, 20, 60, 60));

  g_assert_cmphex (get_crossing (apart), ==, get_crossing (neighbours));
  g_assert_cmphex (get_crossing (covered), !=, get_crossing (neighbours));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/draw/plan/edits/fit", GINT_TO_POINTER (70), test_edits);
  g_test_add_data_func ("/draw/plan/edits/large", GINT_TO_POINTER (150), test_edits);
  g_test_add_func ("/draw/plan/small", test_small);
  g_test_add_func ("/draw/plan/order", test_order);
  g_test_add_func ("/draw/plan/merging", test_merging);

  return g_test_run ();
}
