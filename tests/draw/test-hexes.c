/* test-hexes.c: boards of hexes on maps
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/map/map-plan.h"
#include "fixture.h"
#include "text/words/place.h"

#define WIDTH 300
#define HEIGHT 300

static const DrawMapOptions options = { .ink = DRAW_INK_COLOUR, .pixel = 0.7, .labels = TRUE };

static WarHexBoard *
make_board (void)
{
  WarHexBoard *board = war_hex_board_new (6, 7);

  for (WarHex hex = 18; hex < 24; hex++)
    war_hex_board_set_terrain (board, hex, WAR_HEX_RIVER);
  war_hex_board_set_terrain (board, 1, WAR_HEX_FOREST);
  war_hex_board_set_terrain (board, 2, WAR_HEX_FOREST);
  for (guint column = 0; column < 5; column++)
    war_hex_board_set_road (board, (WarHex) (6 + column), 1, TRUE);
  war_hex_board_set_road (board, 9, 2, TRUE);
  war_hex_board_set_fort (board, 32, 1 << 0 | 1 << 4, 1);
  war_hex_board_set_start (board, 37, 1);
  return board;
}

static WarField *
make_field (WarHexBoard *board)
{
  return war_field_new_hex ("Hexes", board, WAR_HEX_USUAL_HALF_WIDTH);
}

/* Only what is within the clip is drawn anew. */
static void
paint (cairo_surface_t *surface, DrawPlan *plan, const cairo_rectangle_t *clip)
{
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, 20, 20);
  cairo_scale (cr, 1 / options.pixel, 1 / options.pixel);
  if (clip != NULL)
    {
      cairo_rectangle (cr, clip->x, clip->y, clip->width, clip->height);
      cairo_clip (cr);
    }
  draw_plan_field (cr, plan, &options);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
}

static guint
count_different (cairo_surface_t *a, cairo_surface_t *b)
{
  const guint32 *pixels_a = (const guint32 *) (gpointer) cairo_image_surface_get_data (a);
  const guint32 *pixels_b = (const guint32 *) (gpointer) cairo_image_surface_get_data (b);
  guint n = 0;

  for (guint i = 0; i < WIDTH * HEIGHT; i++)
    n += pixels_a[i] != pixels_b[i];
  return n;
}

static gboolean
is_in_any (const GArray *areas, double x, double y)
{
  for (guint i = 0; i < areas->len; i++)
    {
      const cairo_rectangle_t *area = &g_array_index (areas, cairo_rectangle_t, i);

      if (x >= area->x - 1 && x <= area->x + area->width + 1 && y >= area->y - 1
          && y <= area->y + area->height + 1)
        return TRUE;
    }
  return FALSE;
}

/* Each change of a hex is seen, and only where the plans say that their maps differ; a plan that
 * takes over what it can draws the same as one made anew. */
static void
test_changes (void)
{
  for (guint change = 0; change < 6; change++)
    {
      g_autoptr (WarHexBoard) board = make_board ();
      g_autoptr (WarHexBoard) changed = war_hex_board_copy (board);
      g_autoptr (WarField) before = make_field (board), after = make_field (changed);
      g_autoptr (DrawPlan) plan = draw_plan_new (before, NULL);
      g_autoptr (DrawPlan) next = NULL, anew = NULL;
      g_autoptr (GArray) areas = NULL;
      cairo_surface_t *surfaces[3];
      const guint32 *old_pixels, *new_pixels;

      switch (change)
        {
        case 0:
          war_hex_board_set_terrain (changed, 31, WAR_HEX_FOREST);
          break;
        case 1:
          war_hex_board_set_terrain (changed, 25, WAR_HEX_RIVER);
          break;
        case 2:
          war_hex_board_set_road (changed, 15, 3, TRUE);
          break;
        case 3:
          war_hex_board_set_fort (changed, 32, 1 << 1 | 1 << 4, 1);
          break;
        case 4:
          war_hex_board_set_start (changed, 38, 1);
          break;
        default:
          war_hex_board_set_fort (changed, 28, 1 << 1 | 1 << 4, 2);
        }

      next = draw_plan_new (after, plan);
      anew = draw_plan_new (after, NULL);
      areas = draw_plan_compare (plan, next, &options);
      for (guint i = 0; i < 3; i++)
        {
          surfaces[i] = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
          paint (surfaces[i], i == 0 ? plan : i == 1 ? next : anew, NULL);
        }

      g_test_message ("change %u", change);
      g_assert_cmpuint (count_different (surfaces[0], surfaces[1]), >, 50);
      g_assert_cmpuint (count_different (surfaces[1], surfaces[2]), ==, 0);

      old_pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (surfaces[0]);
      new_pixels = (const guint32 *) (gpointer) cairo_image_surface_get_data (surfaces[1]);
      for (guint i = 0; i < WIDTH * HEIGHT; i++)
        if (old_pixels[i] != new_pixels[i])
          g_assert_true (is_in_any (areas, (i % WIDTH - 20.0) * options.pixel,
                                    ((double) (i / WIDTH) - 20) * options.pixel));

      for (guint i = 0; i < 3; i++)
        cairo_surface_destroy (surfaces[i]);
    }
}

/* Strips join into the same picture, but for what rounding makes of a few pixels. */
static void
test_strips (void)
{
  g_autoptr (WarHexBoard) board = make_board ();
  g_autoptr (WarField) field = make_field (board);
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  cairo_surface_t *whole = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);
  cairo_surface_t *parts = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, HEIGHT);

  paint (whole, plan, NULL);
  for (guint i = 0; i < 5; i++)
    {
      const cairo_rectangle_t clip = { -20 * options.pixel, (60.0 * i - 20) * options.pixel,
                                       WIDTH * options.pixel, 60 * options.pixel };

      paint (parts, plan, &clip);
    }
  g_assert_cmpuint (fixture_count_differences (whole, parts, 0, 0, WIDTH, HEIGHT, 16), ==, 0);
  g_assert_cmpuint (count_different (whole, parts), <, 20);

  cairo_surface_destroy (whole);
  cairo_surface_destroy (parts);
}

static void
check_name (const WarHexes *hexes, guint column, guint row, const char *expected)
{
  g_autofree char *name = text_hex (hexes, war_hexes_at (hexes, (gint) column, (gint) row));

  g_assert_cmpstr (name, ==, expected);
}

static void
test_names (void)
{
  WarHexes hexes = war_hexes_new (64, 64, (WarPosition){ 0, 0 }, 1000);

  check_name (&hexes, 0, 0, "A1");
  check_name (&hexes, 25, 10, "Z11");
  check_name (&hexes, 26, 63, "AA64");
  check_name (&hexes, 63, 0, "BL1");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/hexes/changes", test_changes);
  g_test_add_func ("/draw/hexes/strips", test_strips);
  g_test_add_func ("/draw/hexes/names", test_names);

  return g_test_run ();
}
