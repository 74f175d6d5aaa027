/* test-tiles.c: maps over several sheets fit together, and measure what they should
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/map/map-tiles.h"
#include "fixture.h"

#define MARGIN 12 /* above a tile, in millimetres */
#define PIXELS_PER_MM 8

static WarField *
new_field (int width, int depth)
{
  WarField *field = war_field_new ("Field", width * WAR_MILLIMETRE, depth * WAR_MILLIMETRE);

  g_ptr_array_add (field->features, fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_BOX, 40, 30,
                                                         width - 80, depth - 60));
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, width, depth / 4));

  return field;
}

static DrawPicture
new_picture (const WarField *field, const DrawPaper *paper, double scale)
{
  DrawPicture picture = {
    .format = DRAW_FORMAT_PDF,
    .ink = DRAW_INK_BLACK,
    .left_out = DRAW_PART_BORDER | DRAW_PART_NAMES | DRAW_PART_SQUARES,
    .paper = paper,
  };

  draw_picture_set_scale (&picture, field, scale);

  return picture;
}

static cairo_surface_t *
draw_page (const DrawSheets *sheets, guint page, double scale)
{
  DrawPaper paper = draw_sheets_get_paper (sheets, page);
  cairo_surface_t *picture
    = fixture_new_picture ((int) (paper.width * scale), (int) (paper.height * scale));
  cairo_t *cr = cairo_create (picture);

  cairo_scale (cr, scale, scale);
  draw_sheets_draw_page (sheets, page, cr);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);
  cairo_surface_flush (picture);

  return picture;
}

/* The middle of the ink in a row between two columns, in millimetres. */
static double
find_mark (cairo_surface_t *picture, double y, double from, double to)
{
  const guint8 *row = cairo_image_surface_get_data (picture)
                      + (int) (y * PIXELS_PER_MM) * cairo_image_surface_get_stride (picture);
  double sum = 0, weight = 0;

  for (int x = (int) (from * PIXELS_PER_MM); x < (int) (to * PIXELS_PER_MM); x++)
    {
      double ink = 255 - row[x * 4];

      sum += ink * (x + 0.5);
      weight += ink;
    }
  g_assert_cmpfloat (weight, >, 0);

  return sum / weight / PIXELS_PER_MM;
}

/* From mark to mark every tile has its part of the map's true width. */
static void
test_true_size (void)
{
  g_autoptr (WarField) field = new_field (610, 305);
  DrawPicture picture = new_picture (field, &draw_paper_a4, 1);
  g_autoptr (DrawSheets) sheets = draw_map_tiles_new ("Map", field, &picture);
  guint n = draw_sheets_get_n_pages (sheets);

  g_assert_cmpuint (n, ==, 6 + 1);
  g_assert_cmpuint (n, ==, draw_map_tiles_count (field, &picture));
  for (guint page = 0; page < n - 1; page++)
    {
      double middle = draw_sheets_get_paper (sheets, page).width / 2;
      cairo_surface_t *picture_of_page = draw_page (sheets, page, PIXELS_PER_MM);
      double left = find_mark (picture_of_page, MARGIN - 4, 0, middle - 10);
      double right = find_mark (picture_of_page, MARGIN - 4, middle + 10, 2 * middle);

      g_assert_cmpfloat (fabs (3 * (right - left) - 610), <, 0.1);
      cairo_surface_destroy (picture_of_page);
    }
}

/* What lies between the marks of two neighbours is what the field has there. */
static void
test_parts (void)
{
  enum
  {
    SCALE = 2
  };
  g_autoptr (WarField) field = new_field (400, 300);
  DrawPicture picture = new_picture (field, &draw_paper_a4, 1);
  g_autoptr (DrawSheets) sheets = draw_map_tiles_new ("Map", field, &picture);
  DrawMapOptions options
    = { .ink = DRAW_INK_BLACK, .pixel = 0.11, .zones = TRUE, .no_squares = TRUE };
  DrawPaper paper = draw_sheets_get_paper (sheets, 0);

  /* 2 × 2 tiles of 200 mm × 150 mm on paper that lies on its side. */
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, 4 + 1);
  g_assert_cmpfloat (paper.width, >, paper.height);
  for (guint page = 0; page < 4; page++)
    {
      int left = (int) ((paper.width - 200) / 2 * SCALE), top = MARGIN * SCALE;
      cairo_surface_t *tile = draw_page (sheets, page, SCALE);
      cairo_surface_t *whole
        = fixture_new_picture ((int) (paper.width * SCALE), (int) (paper.height * SCALE));
      cairo_t *cr = cairo_create (whole);

      cairo_scale (cr, SCALE, SCALE);
      cairo_translate (cr, (paper.width - 200) / 2 - page % 2 * 200.0, MARGIN - page / 2 * 150.0);
      draw_field (cr, field, &options);
      cairo_destroy (cr);
      g_assert_cmpuint (fixture_count_differences (tile, whole, left + 1, top + 1, 398, 298, 8), ==,
                        0);
      cairo_surface_destroy (tile);
      cairo_surface_destroy (whole);
    }
}

/* Each sheet says its name and those of its neighbours; the last one those of all. */
static void
test_names (void)
{
  static const char *const words[] = { "A1", "B1", "A2", "B2" };
  static const guint sheets_of_words[][5]
    = { { 1, 1, 1, 0, 1 }, { 1, 1, 0, 1, 1 }, { 1, 0, 1, 1, 1 }, { 0, 1, 1, 1, 1 } };
  g_autoptr (WarField) field = new_field (400, 300);
  DrawPicture picture = new_picture (field, &draw_paper_a4, 1);
  g_autoptr (DrawSheets) sheets = draw_map_tiles_new ("Map", field, &picture);
  g_autoptr (GBytes) pdf = draw_sheets_to_pdf (sheets, NULL);

  for (guint page = 0; page < 5; page++)
    {
      g_autofree char *number = g_strdup_printf ("%u", page + 1);
      const char *const arguments[]
        = { "pdftotext", "-f", number, "-l", number, "FILE", "-", NULL };
      g_autoptr (GBytes) bytes = fixture_run_on_bytes (pdf, arguments);
      g_autofree char *text = NULL;

      if (bytes == NULL)
        {
          g_test_skip ("pdftotext is not installed");
          return;
        }
      text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
      for (guint i = 0; i < G_N_ELEMENTS (words); i++)
        g_assert_cmpint (strstr (text, words[i]) != NULL, ==, sheets_of_words[i][page]);
    }
}

/* The paper lies as fewer sheets do, a small map takes one, and too many are counted, not made. */
static void
test_counts (void)
{
  g_autoptr (WarField) wide = new_field (500, 150), high = new_field (150, 500);
  g_autoptr (WarField) large = new_field (1830, 1220);
  DrawPicture of_wide = new_picture (wide, &draw_paper_a4, 1);
  DrawPicture of_high = new_picture (high, &draw_paper_a4, 1);
  DrawPicture small = new_picture (wide, &draw_paper_letter, 5);
  DrawPicture huge = new_picture (large, &draw_paper_a5, 0.1);
  g_autoptr (DrawSheets) sheets = draw_map_tiles_new ("Wide", wide, &of_wide);

  g_assert_cmpuint (draw_map_tiles_count (wide, &of_wide), ==, 2 + 1);
  g_assert_cmpfloat (draw_sheets_get_paper (sheets, 0).width, >,
                     draw_sheets_get_paper (sheets, 0).height);
  g_assert_cmpuint (draw_map_tiles_count (high, &of_high), ==, 3 + 1);
  g_assert_cmpuint (draw_map_tiles_count (wide, &small), ==, 1);
  g_assert_cmpuint (draw_map_tiles_count (large, &huge), >, DRAW_TILES_MAX);
}

/* Sheets on which nothing lies are not printed; all that a line goes over are. */
static void
test_blank (void)
{
  g_autoptr (WarField) field
    = war_field_new ("Large", 1500 * WAR_MILLIMETRE, 1000 * WAR_MILLIMETRE);
  DrawPicture picture = new_picture (field, &draw_paper_a4, 1);
  g_autoptr (DrawSheets) sheets = NULL;
  guint all, with_wood;

  /* An empty field is its overview. */
  g_assert_cmpuint (draw_map_tiles_count (field, &picture), ==, 1);
  g_ptr_array_add (field->features,
                   fixture_new_feature (WAR_TERRAIN_WOOD, WAR_SHAPE_BOX, 20, 20, 60, 60));
  with_wood = draw_map_tiles_count (field, &picture);
  g_assert_cmpuint (with_wood, ==, 1 + 1);
  g_ptr_array_add (field->zones, fixture_new_zone (1, 0, 0, 1500, 1000));
  all = draw_map_tiles_count (field, &picture);
  g_assert_cmpuint (all, >, 30);
  g_ptr_array_set_size (field->zones, 0);
  g_ptr_array_add (field->features,
                   fixture_new_feature (WAR_TERRAIN_ROAD, WAR_SHAPE_BOX, 0, 480, 1500, 20));
  g_assert_cmpuint (draw_map_tiles_count (field, &picture), >, with_wood + 4);
  g_assert_cmpuint (draw_map_tiles_count (field, &picture), <, all / 2);

  sheets = draw_map_tiles_new ("Large", field, &picture);
  g_assert_cmpuint (draw_sheets_get_n_pages (sheets), ==, draw_map_tiles_count (field, &picture));
  for (guint page = 0; page < draw_sheets_get_n_pages (sheets); page++)
    cairo_surface_destroy (draw_page (sheets, page, 1));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/tiles/true-size", test_true_size);
  g_test_add_func ("/draw/tiles/parts", test_parts);
  g_test_add_func ("/draw/tiles/names", test_names);
  g_test_add_func ("/draw/tiles/counts", test_counts);
  g_test_add_func ("/draw/tiles/blank", test_blank);

  return g_test_run ();
}
