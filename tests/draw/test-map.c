/* test-map.c: fields as maps: every sign, every clip, every odd shape
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/map/map-private.h"
#include "engine/chance/generator.h"
#include "engine/system.h"
#include "fixture.h"

#define SIDE 120 /* of the small field, in millimetres */

static WarField *
new_field (int width, int depth)
{
  return war_field_new ("Test", width * WAR_MILLIMETRE, depth * WAR_MILLIMETRE);
}

/* All terrains in all shapes, in a grid, between two zones. */
static WarField *
new_catalogue (void)
{
  WarField *field = new_field (5 * 140, 5 * 140);

  for (guint terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    for (guint kind = WAR_SHAPE_AREA; kind <= WAR_SHAPE_ELLIPSE; kind++)
      g_ptr_array_add (field->features,
                       fixture_new_feature (terrain, kind,
                                            (int) (terrain % 5 * 140 + kind % 2 * 70 + 4),
                                            (int) (terrain / 5 * 140 + kind / 2 * 70 + 4), 62, 62));
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, 700, 150));
  g_ptr_array_add (field->zones, fixture_new_zone (2, 0, 550, 700, 150));

  return field;
}

/* Areas so large that what lies outside the clip is left out. */
static WarField *
new_wide_areas (void)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_WOOD, WAR_TERRAIN_SWAMP, WAR_TERRAIN_RUBBLE, WAR_TERRAIN_DEEP_MUD };
  WarField *field = new_field (700, 700);

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    g_ptr_array_add (field->features,
                     fixture_new_feature (terrains[i], WAR_SHAPE_AREA, (int) (i % 2 * 350),
                                          (int) (i / 2 * 350), 340, 340));

  return field;
}

static WarField *
new_field_with (WarTerrain terrain, WarShapeKind kind)
{
  WarField *field = new_field (SIDE, SIDE);

  g_ptr_array_add (field->features, fixture_new_feature (terrain, kind, 20, 20, 80, 80));

  return field;
}

/* Each terrain has a sign in each shape, and in black no two of them look the same. */
static void
test_signs (gconstpointer data)
{
  DrawInk ink = GPOINTER_TO_INT (data);

  for (guint kind = WAR_SHAPE_AREA; kind <= WAR_SHAPE_ELLIPSE; kind++)
    {
      g_autoptr (WarField) empty = new_field (SIDE, SIDE);
      cairo_surface_t *bare = fixture_draw_field (empty, 2, ink, 1);
      cairo_surface_t *pictures[WAR_N_TERRAINS];

      for (guint terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
        {
          g_autoptr (WarField) field = new_field_with (terrain, kind);

          pictures[terrain] = fixture_draw_field (field, 2, ink, 1);
          g_assert_cmpuint (
            fixture_count_differences (pictures[terrain], bare, 0, 0, 2 * SIDE, 2 * SIDE, 24), >,
            150);
        }
      for (guint i = 0; i < WAR_N_TERRAINS; i++)
        for (guint j = i + 1; j < WAR_N_TERRAINS; j++)
          {
            guint n
              = fixture_count_differences (pictures[i], pictures[j], 0, 0, 2 * SIDE, 2 * SIDE, 48);

            if (n < 200)
              g_test_message ("%s and %s look alike in shape %u", war_terrain_get_id (i),
                              war_terrain_get_id (j), kind);
            g_assert_cmpuint (n, >=, 200);
          }
      for (guint terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
        cairo_surface_destroy (pictures[terrain]);
      cairo_surface_destroy (bare);
    }
}

/* Nothing is in colour. */
static void
test_black (void)
{
  g_autoptr (WarField) field = new_catalogue ();
  cairo_surface_t *picture = fixture_draw_field (field, 1, DRAW_INK_BLACK, 1);
  const guint8 *data;
  int stride;

  cairo_surface_flush (picture);
  data = cairo_image_surface_get_data (picture);
  stride = cairo_image_surface_get_stride (picture);
  for (int y = 0; y < cairo_image_surface_get_height (picture); y++)
    for (int x = 0; x < cairo_image_surface_get_width (picture); x++)
      {
        guint32 pixel = *(const guint32 *) (data + (gsize) y * (gsize) stride + (gsize) x * 4);

        g_assert_cmphex (pixel & 0xff, ==, pixel >> 8 & 0xff);
        g_assert_cmphex (pixel & 0xff, ==, pixel >> 16 & 0xff);
      }
  cairo_surface_destroy (picture);
}

/* A board may draw the strips that a pan uncovers: together they are the whole picture. Where cairo
 * cuts a long edge at a clip it rounds, by up to a sixteenth of the range in single pixels along
 * the edge, which no eye sees; a glyph that were left out would be far darker. */
static void
check_strips (const WarField *field, double scale)
{
  cairo_surface_t *whole = fixture_draw_field (field, scale, DRAW_INK_COLOUR, 1);
  cairo_surface_t *strips = fixture_draw_field (field, scale, DRAW_INK_COLOUR, 7);
  cairo_surface_t *again = fixture_draw_field (field, scale, DRAW_INK_COLOUR, 1);
  int side = cairo_image_surface_get_width (whole);

  g_assert_cmpuint (fixture_count_differences (whole, again, 0, 0, side, side, 0), ==, 0);
  g_assert_cmpuint (fixture_count_differences (whole, strips, 0, 0, side, side, 16), ==, 0);
  g_assert_cmpuint (fixture_count_differences (whole, strips, 0, 0, side, side, 4), <,
                    (guint) (side * side) / 100);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (strips);
  cairo_surface_destroy (again);
}

static void
test_strips (gconstpointer data)
{
  double scale = GPOINTER_TO_INT (data) / 100.0;
  g_autoptr (WarField) catalogue = new_catalogue ();
  g_autoptr (WarField) wide_areas = new_wide_areas ();

  check_strips (catalogue, scale);
  check_strips (wide_areas, scale);
}

static WarFeature *
new_bent_line (WarTerrain terrain, gboolean mirrored)
{
  static const int points[][2] = { { 14, 30 }, { 40, 44 }, { 52, 80 }, { 96, 92 } };
  WarFeature *feature = war_feature_new ();

  feature->id = g_strdup ("line");
  feature->terrain = terrain;
  feature->shape.kind = WAR_SHAPE_LINE;
  /* Of several rows each other one is shifted. */
  feature->shape.width = 6 * WAR_MILLIMETRE;
  feature->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (guint i = 0; i < G_N_ELEMENTS (points); i++)
    {
      int x = mirrored ? SIDE - points[i][0] : points[i][0];
      WarPosition position = { x * WAR_MILLIMETRE, points[i][1] * WAR_MILLIMETRE };

      g_array_append_val (feature->shape.vertices, position);
    }

  return feature;
}

/* Which pixels the feature changed. */
static guint8 *
new_mask (WarFeature *feature, int size)
{
  g_autoptr (WarField) field = new_field (SIDE, SIDE);
  cairo_surface_t *bare = fixture_draw_field (field, size / (double) SIDE, DRAW_INK_BLACK, 1);
  cairo_surface_t *picture;
  guint8 *mask = g_new0 (guint8, size * size);

  g_ptr_array_add (field->features, feature);
  picture = fixture_draw_field (field, size / (double) SIDE, DRAW_INK_BLACK, 1);
  for (int y = 0; y < size; y++)
    for (int x = 0; x < size; x++)
      mask[y * size + x] = fixture_count_differences (bare, picture, x, y, 1, 1, 100) > 0;
  cairo_surface_destroy (bare);
  cairo_surface_destroy (picture);

  return mask;
}

/* A mirrored line has a mirrored sign, where the sign has no side of its own. */
static void
test_mirrored (void)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_WALL, WAR_TERRAIN_BARBED_WIRE, WAR_TERRAIN_SANDBAGS, WAR_TERRAIN_BRIDGE,
        WAR_TERRAIN_DUCKBOARD };
  const int size = 2 * SIDE;

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autofree guint8 *mask = new_mask (new_bent_line (terrains[i], FALSE), size);
      g_autofree guint8 *mirrored = new_mask (new_bent_line (terrains[i], TRUE), size);
      guint n = 0, n_different = 0;

      for (int y = 0; y < size; y++)
        for (int x = 0; x < size; x++)
          {
            n += mask[y * size + x];
            n_different += mask[y * size + x] != mirrored[y * size + size - 1 - x];
          }
      g_test_message ("%s: %u of %u pixels", war_terrain_get_id (terrains[i]), n_different, n);
      g_assert_cmpuint (n, >, 200);
      g_assert_cmpuint (n_different, <, n / 10);
    }
}

/* The sides' zones differ without colours. */
static void
test_zones (void)
{
  cairo_surface_t *pictures[2];

  for (gint side = 1; side <= 2; side++)
    {
      g_autoptr (WarField) field = new_field (SIDE, SIDE);

      g_ptr_array_add (field->zones, fixture_new_zone (side, 0, 0, SIDE, SIDE));
      pictures[side - 1] = fixture_draw_field (field, 2, DRAW_INK_BLACK, 1);
    }
  g_assert_cmpuint (fixture_count_differences (pictures[0], pictures[1], 20, 20, 200, 200, 24), >,
                    1000);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
}

static void
assert_works_differ (WarTerrain terrain, WarShapeKind shape, DrawInk ink)
{
  cairo_surface_t *pictures[2];

  for (gint side = 1; side <= 2; side++)
    {
      g_autoptr (WarField) field = new_field_with (terrain, shape);
      WarZone *near = fixture_new_zone (side, 0, 0, SIDE, 10);
      WarZone *far = fixture_new_zone (3 - side, 0, SIDE - 4, SIDE, 4);

      g_ptr_array_add (field->zones, near);
      g_ptr_array_add (field->zones, far);
      pictures[side - 1] = fixture_draw_field (field, 2, ink, 1);
    }
  g_assert_cmpuint (fixture_count_differences (pictures[0], pictures[1], 0, 40, 240, 180,
                                               ink == DRAW_INK_COLOUR ? 64 : 16),
                    >, 300);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
}

/* Works take the ink of the side whose zone is near; where there is but one, their shape tells. */
static void
test_works (gconstpointer data)
{
  DrawInk ink = (DrawInk) GPOINTER_TO_UINT (data);

  assert_works_differ (WAR_TERRAIN_TRENCH, WAR_SHAPE_LINE, ink);
  assert_works_differ (WAR_TERRAIN_BARBED_WIRE, WAR_SHAPE_LINE, ink);
  assert_works_differ (WAR_TERRAIN_BARBED_WIRE, WAR_SHAPE_AREA, ink);
  assert_works_differ (WAR_TERRAIN_SANDBAGS, WAR_SHAPE_LINE, ink);
  assert_works_differ (WAR_TERRAIN_BUNKER, WAR_SHAPE_BOX, ink);
  assert_works_differ (WAR_TERRAIN_GUN_PIT, WAR_SHAPE_ELLIPSE, ink);
}

/* Appends so many zones of the side, each a right triangle with so many corners on its slope. */
static void
add_slopes (WarField *field, gint side, guint n_zones, guint n_corners)
{
  for (guint i = 0; i < n_zones; i++)
    {
      WarZone *zone = fixture_new_zone (side, 0, 0, 100, 100);

      g_array_set_size (zone->shape.vertices, 1);
      for (guint j = 0; j < n_corners; j++)
        {
          WarLength along = (WarLength) (100 * WAR_MILLIMETRE * j / (n_corners - 1));
          WarPosition position = { 100 * WAR_MILLIMETRE - along, along };

          g_array_append_val (zone->shape.vertices, position);
        }
      g_ptr_array_add (field->zones, zone);
    }
}

/* Of many zones with many corners on a field with many features only the boxes count: (90, 90) is
 * in that of a triangle whose slope is farther away than the other side's zone. */
static void
test_many_zones (void)
{
  for (guint many = 0; many < 2; many++)
    {
      g_autoptr (WarField) field = new_field (SIDE, SIDE);
      g_autoptr (WarFeature) trench
        = fixture_new_feature (WAR_TERRAIN_TRENCH, WAR_SHAPE_BOX, 88, 88, 4, 4);
      g_autoptr (DrawSign) sign = NULL;

      add_slopes (field, 1, many ? 100 : 1, many ? 100 : 2);
      g_ptr_array_add (field->zones, fixture_new_zone (2, 100, 0, 20, SIDE));
      for (guint i = 0; i < (many ? 2000 : 1); i++)
        g_ptr_array_add (field->features, war_feature_ref (trench));
      sign = draw_sign_new (trench, field);
      g_assert_cmpint (sign->side, ==, many ? 1 : 2);
    }
}

/* A stream that runs into a lake ends at its shore. */
static void
test_shore (void)
{
  cairo_surface_t *pictures[2] = { NULL, NULL };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (WarField) field = new_field_with (WAR_TERRAIN_RIVER, WAR_SHAPE_BOX);

      if (i == 1)
        g_ptr_array_add (field->features,
                         fixture_new_feature (WAR_TERRAIN_STREAM, WAR_SHAPE_LINE, 2, 50, 60, 12));
      pictures[i] = fixture_draw_field (field, 2, DRAW_INK_COLOUR, 1);
    }
  g_assert_cmpuint (fixture_count_differences (pictures[0], pictures[1], 0, 80, 48, 60, 24), >,
                    200);
  g_assert_cmpuint (fixture_count_differences (pictures[0], pictures[1], 76, 92, 40, 50, 0), ==, 0);
  cairo_surface_destroy (pictures[0]);
  cairo_surface_destroy (pictures[1]);
}

/* The name of a zone stands in the middle of its foot, unless something lies there. */
static void
test_zone_name (void)
{
  const DrawMapOptions options = { .pixel = 0.5, .zones = TRUE, .labels = TRUE };

  for (guint i = 0; i < 2; i++)
    {
      g_autoptr (WarField) field = new_field (400, 200);
      g_autoptr (DrawPlan) plan = NULL;
      WarZone *zone = fixture_new_zone (1, 0, 0, 400, 200);
      const DrawLabel *label;

      zone->name = g_strdup ("Zone");
      g_ptr_array_add (field->zones, zone);
      if (i == 1)
        g_ptr_array_add (field->features, fixture_new_feature (WAR_TERRAIN_BUILDING, WAR_SHAPE_BOX,
                                                               180, 170, 40, 28));
      plan = draw_plan_new (field, NULL);
      g_assert_cmpuint (draw_plan_get_labels (plan, &options)->len, ==, 1);
      label = &g_array_index (draw_plan_get_labels (plan, &options), DrawLabel, 0);
      if (i == 0)
        g_assert_true (label->rect.left < 200 && label->rect.right > 200);
      else
        g_assert_true (label->rect.right < 180 || label->rect.left > 220);
      g_assert_true (label->rect.left >= 0 && label->rect.right <= 400);
    }
}

/* A field in pixels of a millimetre, with its letters and numbers or without. */
static cairo_surface_t *
draw_squares (const WarField *field, gboolean labels)
{
  DrawMapOptions options = { .pixel = 1, .labels = labels };
  cairo_surface_t *picture
    = fixture_new_picture (field->width / WAR_MILLIMETRE, field->depth / WAR_MILLIMETRE);
  cairo_t *cr = cairo_create (picture);

  draw_field (cr, field, &options);
  cairo_destroy (cr);
  return picture;
}

/* Of a square that is cut off by the edge the letter stands whole in what is left of it. */
static void
test_cut_squares (void)
{
  /* 7 × 5 feet: three squares and a half, two and a half. */
  g_autoptr (WarField) field = war_field_new ("Feet", 84 * WAR_INCH, 60 * WAR_INCH);
  int width = field->width / WAR_MILLIMETRE, depth = field->depth / WAR_MILLIMETRE;
  cairo_surface_t *with = draw_squares (field, TRUE), *without = draw_squares (field, FALSE);
  DrawGrid grid = draw_grid_get (field);
  int right = (int) (3 * grid.size), bottom = (int) (2 * grid.size), cut = (int) (grid.size / 3);

  g_assert_cmpint (right + 2 * cut, >, width);
  g_assert_cmpint (bottom + 2 * cut, >, depth);

  /* Nothing stands on the edges, and something in the last square, beyond its only number. */
  g_assert_cmpuint (fixture_count_differences (with, without, width - 4, 0, 4, depth, 0), ==, 0);
  g_assert_cmpuint (fixture_count_differences (with, without, 0, depth - 4, width, 4, 0), ==, 0);
  g_assert_cmpuint (fixture_count_differences (with, without, right + cut / 3, bottom + cut / 3,
                                               width - right - cut / 3, depth - bottom - cut / 3,
                                               24),
                    >, 100);
  cairo_surface_destroy (with);
  cairo_surface_destroy (without);
}

/* Points without names, and several zones of a side, are written on the map as they are called
 * elsewhere; a label without words, and the only zone of a side, are not. */
static void
test_nameless (void)
{
  static const char *const names[]
    = { "Point A", "Objective B", "Zone A of Side 1", "Zone B of Side 1" };
  const DrawMapOptions options = { .pixel = 0.5, .zones = TRUE, .labels = TRUE };
  g_autoptr (WarField) field = new_field (400, 200);
  g_autoptr (DrawPlan) plan = NULL;
  const GArray *labels;

  for (guint kind = WAR_POINT_CONTROL; kind <= WAR_POINT_LABEL; kind++)
    {
      WarPoint *point = war_point_new ();

      point->id = g_strdup_printf ("point-%u", kind);
      point->kind = kind;
      point->position = (WarPosition){ (gint) kind * 10000 + 5000, 10000 };
      g_ptr_array_add (field->points, point);
    }
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, 190, 50));
  g_ptr_array_add (field->zones, fixture_new_zone (1, 210, 0, 190, 50));
  g_ptr_array_add (field->zones, fixture_new_zone (2, 0, 150, 400, 50));
  plan = draw_plan_new (field, NULL);
  labels = draw_plan_get_labels (plan, &options);
  g_assert_cmpuint (labels->len, ==, G_N_ELEMENTS (names));
  for (guint i = 0; i < labels->len; i++)
    g_assert_cmpstr (g_array_index (labels, DrawLabel, i).text, ==, names[i]);
}

/* assault.A-27: a zone is called by its role, once somebody says whose roles count. */
static void
test_role (void)
{
  g_autoptr (WarRules) rules = war_rules_new (war_system_get_nth (0));
  DrawMapOptions options = { .pixel = 0.5, .zones = TRUE, .labels = TRUE };
  g_autoptr (WarField) field = new_field (400, 200);
  g_autoptr (DrawPlan) plan = NULL;
  WarFieldRole *role = g_new0 (WarFieldRole, 1);
  WarZone *zone = fixture_new_zone (1, 0, 0, 190, 50);
  const GArray *labels;

  role->id = g_strdup ("first-line");
  role->name = g_strdup ("First Line");
  g_ptr_array_add (rules->field_roles, role);
  zone->role = g_strdup ("first-line");
  g_ptr_array_add (field->zones, zone);
  plan = draw_plan_new (field, NULL);
  g_assert_cmpuint (draw_plan_get_labels (plan, &options)->len, ==, 0);
  options.rules = rules;
  labels = draw_plan_get_labels (plan, &options);
  g_assert_cmpuint (labels->len, ==, 1);
  g_assert_cmpstr (g_array_index (labels, DrawLabel, 0).text, ==, "First Line");
}

/* Whatever a file may hold draws something, or nothing, without harm. */
static void
test_degenerate (void)
{
  for (guint terrain = 0; terrain < WAR_N_TERRAINS; terrain++)
    for (guint kind = WAR_SHAPE_AREA; kind <= WAR_SHAPE_ELLIPSE; kind++)
      for (guint size = 0; size < 3; size++)
        {
          g_autoptr (WarField) field = new_field (SIDE, SIDE);
          WarFeature *feature = fixture_new_feature (terrain, kind, 60, 60, (int) size, (int) size);
          cairo_surface_t *picture;

          if (size == 1 && kind <= WAR_SHAPE_LINE)
            g_array_set_size (feature->shape.vertices, 1);
          if (size == 2 && kind == WAR_SHAPE_LINE)
            feature->shape.width = 1;
          g_ptr_array_add (field->features, feature);
          picture = fixture_draw_field (field, 1, DRAW_INK_COLOUR, 1);
          g_assert_cmpint (cairo_surface_status (picture), ==, CAIRO_STATUS_SUCCESS);
          cairo_surface_destroy (picture);
        }
}

/* The largest field full of the smallest glyphs does not take for ever. */
static void
test_giant (void)
{
  g_autoptr (WarField) field = war_field_new ("Giant", WAR_LENGTH_MAX, WAR_LENGTH_MAX);
  const int side = WAR_LENGTH_MAX / WAR_MILLIMETRE;
  cairo_surface_t *picture = fixture_new_picture (100, 100);
  cairo_t *cr = cairo_create (picture);
  DrawMapOptions options = { .pixel = 0 };

  g_ptr_array_add (field->features,
                   fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_AREA, 0, 0, side, side));
  cairo_scale (cr, 100.0 / side, 100.0 / side);
  draw_field (cr, field, &options);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_destroy (picture);
}

/* Of the largest of things only what is seen is drawn. */
static void
test_giant_works (void)
{
  static const WarTerrain terrains[]
    = { WAR_TERRAIN_BUILDING, WAR_TERRAIN_BARBED_WIRE, WAR_TERRAIN_BRIDGE };
  const int side = WAR_LENGTH_MAX / WAR_MILLIMETRE;

  for (guint i = 0; i < G_N_ELEMENTS (terrains); i++)
    {
      g_autoptr (WarField) field = new_field (SIDE, SIDE);
      cairo_surface_t *bare = fixture_draw_field (field, 1, DRAW_INK_COLOUR, 1), *picture;

      g_ptr_array_add (field->features, fixture_new_feature (terrains[i], WAR_SHAPE_BOX, -side / 2,
                                                             -side / 2, side, side));
      picture = fixture_draw_field (field, 1, DRAW_INK_COLOUR, 1);
      g_assert_cmpuint (fixture_count_differences (picture, bare, 0, 0, SIDE, SIDE, 8), >,
                        SIDE * SIDE / 8);
      cairo_surface_destroy (picture);
      cairo_surface_destroy (bare);
    }
}

/* Appends a line from place to place, anywhere on the upper half of the field. */
static void
add_tangle (WarField *field, WarTerrain terrain, guint n_vertices, WarGenerator *generator)
{
  WarFeature *feature = fixture_new_feature (terrain, WAR_SHAPE_LINE, 20, 20, 80, 80);

  g_array_set_size (feature->shape.vertices, 0);
  for (guint i = 0; i < n_vertices; i++)
    {
      WarPosition position
        = { (WarLength) war_generator_draw (generator, SIDE * WAR_MILLIMETRE),
            (WarLength) war_generator_draw (generator, SIDE / 2 * WAR_MILLIMETRE) };

      g_array_append_val (feature->shape.vertices, position);
    }
  feature->shape.width = WAR_MILLIMETRE;
  g_ptr_array_add (field->features, feature);
}

static cairo_surface_t *
draw_tangle (WarTerrain terrain, guint n_lines, guint n_vertices)
{
  g_autoptr (WarField) field = new_field (SIDE, SIDE);
  WarGenerator generator = war_generator_new (1, 1);

  for (guint i = 0; i < n_lines; i++)
    add_tangle (field, terrain, n_vertices, &generator);

  return fixture_draw_field (field, 1, DRAW_INK_BLACK, 1);
}

/* A tangle, of which nobody could make out the sign, is drawn plainly: whatever it is, a black heap
 * where it lies, and nothing elsewhere. */
static void
assert_plain (guint n_lines, guint n_vertices)
{
  g_autoptr (WarField) field = new_field (SIDE, SIDE);
  cairo_surface_t *bare = fixture_draw_field (field, 1, DRAW_INK_BLACK, 1);
  cairo_surface_t *wall = draw_tangle (WAR_TERRAIN_WALL, n_lines, n_vertices);
  cairo_surface_t *trench = draw_tangle (WAR_TERRAIN_TRENCH, n_lines, n_vertices);
  guint n_black, n_stray;

  g_assert_cmpuint (fixture_count_differences (wall, trench, 0, 0, SIDE, SIDE, 0), ==, 0);
  n_black = fixture_count_differences (wall, bare, 10, 10, SIDE - 20, SIDE / 2 - 20, 100);
  n_stray = fixture_count_differences (wall, bare, 10, SIDE / 2 + 10, SIDE - 20, SIDE / 2 - 20, 0);
  g_assert_cmpuint (n_black, >, (SIDE - 20) * (SIDE / 2 - 20) * 9 / 10);
  g_assert_cmpuint (n_stray, ==, 0);
  cairo_surface_destroy (bare);
  cairo_surface_destroy (wall);
  cairo_surface_destroy (trench);
}

/* One line with as many corners as may be, or many with few. */
static void
test_tangle (void)
{
  assert_plain (1, WAR_SHAPE_MAX_VERTICES);
  assert_plain (20, WAR_SHAPE_MAX_VERTICES / 20);
  assert_plain (WAR_SHAPE_MAX_VERTICES / 10, 10);
}

/* Among tangles a line that somebody made keeps its sign. */
static void
test_beside_tangle (void)
{
  g_autoptr (WarField) field = new_field (SIDE, SIDE);
  WarGenerator generator = war_generator_new (1, 1);
  cairo_surface_t *wall, *hedge;
  WarFeature *line = fixture_new_feature (WAR_TERRAIN_WALL, WAR_SHAPE_LINE, 20, 70, 80, 40);

  add_tangle (field, WAR_TERRAIN_WALL, WAR_SHAPE_MAX_VERTICES, &generator);
  g_ptr_array_add (field->features, line);
  wall = fixture_draw_field (field, 1, DRAW_INK_BLACK, 1);
  line->terrain = WAR_TERRAIN_HEDGE;
  hedge = fixture_draw_field (field, 1, DRAW_INK_BLACK, 1);
  g_assert_cmpuint (fixture_count_differences (wall, hedge, 20, 70, 80, 40, 50), >, 20);
  g_assert_cmpuint (fixture_count_differences (wall, hedge, 10, 10, SIDE - 20, SIDE / 2 - 20, 0),
                    ==, 0);
  cairo_surface_destroy (wall);
  cairo_surface_destroy (hedge);
}

/* So many areas upon each other, each nearly as large as the field. */
static WarField *
new_heap (WarTerrain terrain, guint n_areas)
{
  WarField *field = new_field (SIDE, SIDE);

  for (guint i = 0; i < n_areas; i++)
    {
      int margin = (int) (i % 40);

      g_ptr_array_add (field->features,
                       fixture_new_feature (terrain, i % 2 ? WAR_SHAPE_BOX : WAR_SHAPE_AREA, margin,
                                            margin, SIDE - 2 * margin, SIDE - 2 * margin));
    }

  return field;
}

/* In a heap, whose areas hide each other, each is an outline, whatever it is; a few that lie on
 * each other keep their signs, and so does what is small in a heap. */
static void
test_heap (void)
{
  const guint few = 4, many = 200;

  for (guint i = 0; i < 3; i++)
    {
      g_autoptr (WarField) woods = new_heap (WAR_TERRAIN_WOOD, i == 0 ? few : many);
      g_autoptr (WarField) swamps = new_heap (WAR_TERRAIN_SWAMP, i == 0 ? few : many);
      cairo_surface_t *wood, *swamp;
      guint n;

      if (i == 2)
        {
          g_ptr_array_add (woods->features,
                           fixture_new_feature (WAR_TERRAIN_BUILDING, WAR_SHAPE_BOX, 56, 56, 8, 8));
          g_ptr_array_add (swamps->features,
                           fixture_new_feature (WAR_TERRAIN_BUNKER, WAR_SHAPE_BOX, 56, 56, 8, 8));
        }
      wood = fixture_draw_field (woods, 1, DRAW_INK_BLACK, 1);
      swamp = fixture_draw_field (swamps, 1, DRAW_INK_BLACK, 1);
      n = fixture_count_differences (wood, swamp, 0, 0, SIDE, SIDE, 24);
      if (i == 0)
        g_assert_cmpuint (n, >, SIDE * SIDE / 10);
      else if (i == 1)
        g_assert_cmpuint (n, ==, 0);
      else
        g_assert_cmpuint (n, >, 20);
      cairo_surface_destroy (wood);
      cairo_surface_destroy (swamp);
    }
}

/* What a plan remembers of neighbours does not grow with the square of them: in a heap nothing
 * merges, and after an edit all of it is drawn anew. */
static void
test_many_neighbours (void)
{
  const DrawMapOptions options = { .pixel = 0.5 };
  g_autoptr (WarField) field = new_field (SIDE, SIDE);
  g_autoptr (WarField) edited = NULL;
  g_autoptr (DrawPlan) plan = NULL, next = NULL;
  g_autoptr (GArray) areas = NULL;
  WarGenerator generator = war_generator_new (1, 1);

  for (guint i = 0; i < 500; i++)
    add_tangle (field, WAR_TERRAIN_ROAD, 4, &generator);
  plan = draw_plan_new (field, NULL);
  g_assert_cmpuint (plan->below->len, >, 500 * 100);
  g_clear_pointer (&plan, draw_plan_unref);

  for (guint i = 0; i < 4000; i++)
    add_tangle (field, WAR_TERRAIN_ROAD, 4, &generator);
  plan = draw_plan_new (field, NULL);
  g_assert_cmpuint (plan->below->len, ==, 0);
  for (guint i = 0; i < field->features->len; i++)
    g_assert_cmpuint (plan->ranks[i], ==, i);

  edited = war_field_copy (field);
  g_ptr_array_insert (edited->features, 0, g_ptr_array_steal_index (edited->features, 4000));
  next = draw_plan_new (edited, plan);
  areas = draw_plan_compare (plan, next, &options);
  g_assert_cmpuint (areas->len, ==, 1);
  g_assert_cmpfloat (g_array_index (areas, cairo_rectangle_t, 0).width, >=, SIDE);
}

/* Very long names stay within the frame, on the smallest of fields too. */
static void
test_long_names (void)
{
  g_autofree char *name = g_strnfill (3000, 'W');
  g_autoptr (WarField) field = war_field_new (name, SIDE * WAR_MILLIMETRE, SIDE * WAR_MILLIMETRE);
  WarFeature *feature = fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_AREA, 70, 70, 45, 45);
  WarPoint *point = war_point_new ();
  DrawMapOptions options = { .pixel = 0.5, .zones = TRUE, .labels = TRUE };
  cairo_surface_t *picture = fixture_new_picture (400, 400);
  cairo_surface_t *white = fixture_new_picture (400, 400);
  cairo_t *cr = cairo_create (picture);

  feature->name = g_strdup (name);
  g_ptr_array_add (field->features, feature);
  point->id = g_strdup ("point");
  point->name = g_strdup (name);
  point->kind = WAR_POINT_CONTROL;
  point->position = (WarPosition){ 0, 0 };
  g_ptr_array_add (field->points, point);

  cairo_translate (cr, 80, 80);
  cairo_scale (cr, 2, 2);
  draw_map (cr, field, &options);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  /* The margin is 10 mm there, twenty pixels. */
  g_assert_cmpfloat (draw_map_get_margin (field), <=, 20);
  g_assert_cmpuint (fixture_count_differences (picture, white, 0, 0, 400, 40, 0), ==, 0);
  g_assert_cmpuint (fixture_count_differences (picture, white, 0, 0, 40, 400, 0), ==, 0);
  g_assert_cmpuint (fixture_count_differences (picture, white, 360, 0, 40, 400, 0), ==, 0);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (white);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/draw/map/signs/colour", GINT_TO_POINTER (DRAW_INK_COLOUR), test_signs);
  g_test_add_data_func ("/draw/map/signs/black", GINT_TO_POINTER (DRAW_INK_BLACK), test_signs);
  g_test_add_func ("/draw/map/black-has-no-colour", test_black);
  g_test_add_data_func ("/draw/map/strips/small", GINT_TO_POINTER (40), test_strips);
  g_test_add_data_func ("/draw/map/strips/fit", GINT_TO_POINTER (190), test_strips);
  g_test_add_data_func ("/draw/map/strips/large", GINT_TO_POINTER (260), test_strips);
  g_test_add_func ("/draw/map/mirrored", test_mirrored);
  g_test_add_func ("/draw/map/zones", test_zones);
  g_test_add_data_func ("/draw/map/works/colour", GUINT_TO_POINTER (DRAW_INK_COLOUR), test_works);
  g_test_add_data_func ("/draw/map/works/black", GUINT_TO_POINTER (DRAW_INK_BLACK), test_works);
  g_test_add_func ("/draw/map/many-zones", test_many_zones);
  g_test_add_func ("/draw/map/shore", test_shore);
  g_test_add_func ("/draw/map/zone-name", test_zone_name);
  g_test_add_func ("/draw/map/cut-squares", test_cut_squares);
  g_test_add_func ("/draw/map/nameless", test_nameless);
  g_test_add_func ("/draw/map/assault.A-27/role", test_role);
  g_test_add_func ("/draw/map/degenerate", test_degenerate);
  g_test_add_func ("/draw/map/giant", test_giant);
  g_test_add_func ("/draw/map/giant-works", test_giant_works);
  g_test_add_func ("/draw/map/tangle", test_tangle);
  g_test_add_func ("/draw/map/beside-tangle", test_beside_tangle);
  g_test_add_func ("/draw/map/heap", test_heap);
  g_test_add_func ("/draw/map/many-neighbours", test_many_neighbours);
  g_test_add_func ("/draw/map/long-names", test_long_names);

  return g_test_run ();
}
