/* test-unit.c: bases that can be told apart
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/unit.h"
#include "fixture.h"

#define N_PICTURES (WAR_N_SYMBOLS * WAR_N_CLOTHS)

static cairo_surface_t *
draw_base (DrawUnit unit, int size)
{
  cairo_surface_t *picture = fixture_new_picture (size, size);
  cairo_t *cr = cairo_create (picture);

  cairo_translate (cr, size / 2.0, size / 2.0);
  cairo_scale (cr, size / unit.width, size / unit.width);
  draw_unit (cr, &unit);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  return picture;
}

/* Every symbol and cloth at 16 pixels in black: no two may look alike. */
static void
test_distinct (void)
{
  cairo_surface_t *pictures[N_PICTURES];

  for (guint i = 0; i < N_PICTURES; i++)
    pictures[i] = draw_base ((DrawUnit){ .symbol = i / WAR_N_CLOTHS,
                                         .cloth = i % WAR_N_CLOTHS,
                                         .width = 20,
                                         .depth = 20,
                                         .ink = DRAW_INK_BLACK },
                             16);
  for (guint i = 0; i < N_PICTURES; i++)
    for (guint j = i + 1; j < N_PICTURES; j++)
      {
        guint n = fixture_count_differences (pictures[i], pictures[j], 0, 0, 16, 16, 64);

        if (n < 16)
          g_test_message ("symbol %u cloth %u and symbol %u cloth %u differ in %u pixels",
                          i / WAR_N_CLOTHS, i % WAR_N_CLOTHS, j / WAR_N_CLOTHS, j % WAR_N_CLOTHS,
                          n);
        g_assert_cmpuint (n, >=, 16);
      }
  for (guint i = 0; i < N_PICTURES; i++)
    cairo_surface_destroy (pictures[i]);
}

/* With wounds the die lies in the rear right corner, wherever the symbol is: that corner is the
 * same for all symbols, and its pips tell the number. */
static void
test_die (void)
{
  /* The die takes 38 % of a small base, 9 % away from its edges. */
  const int from = 100 - 9 - 38, size = 38;

  for (gint wounds = 1; wounds <= 6; wounds++)
    {
      DrawUnit unit = { .width = 20, .depth = 20, .left = wounds, .ink = DRAW_INK_COLOUR };
      cairo_surface_t *first = draw_base (unit, 100);
      cairo_surface_t *next;

      for (WarSymbol symbol = 1; symbol < WAR_N_SYMBOLS; symbol++)
        {
          cairo_surface_t *other;

          unit.symbol = symbol;
          other = draw_base (unit, 100);
          g_assert_cmpuint (fixture_count_differences (first, other, from, from, size, size, 0), ==,
                            0);
          g_assert_cmpuint (fixture_count_differences (first, other, 0, 0, 100, 100, 64), >, 50);
          cairo_surface_destroy (other);
        }

      unit.symbol = 0;
      unit.left = wounds % 6 + 1;
      next = draw_base (unit, 100);
      g_assert_cmpuint (fixture_count_differences (first, next, from, from, size, size, 64), >, 20);
      cairo_surface_destroy (first);
      cairo_surface_destroy (next);
    }
}

/* The notch is at the front only. */
static void
test_front (void)
{
  DrawUnit unit = { .symbol = WAR_SYMBOL_OFFICER, .width = 40, .depth = 40 };
  cairo_surface_t *picture = draw_base (unit, 80);
  const guint8 *data;
  int stride;
  guint dark[2] = { 0, 0 };

  cairo_surface_flush (picture);
  data = cairo_image_surface_get_data (picture);
  stride = cairo_image_surface_get_stride (picture);
  for (int row = 5; row < 9; row++)
    for (int x = 30; x < 50; x++)
      for (int rear = 0; rear < 2; rear++)
        {
          int y = rear ? 79 - row : row;

          dark[rear]
            += (*(const guint32 *) (data + (gsize) y * (gsize) stride + (gsize) x * 4) & 0xff)
               < 0x30;
        }
  g_assert_cmpuint (dark[0], >, 15);
  g_assert_cmpuint (dark[1], ==, 0);
  cairo_surface_destroy (picture);
}

/* A book's entry keeps its proportions in any box and leaves what is outside alone. */
static void
test_type (void)
{
  g_autoptr (WarUnitType) type = war_unit_type_new ();
  cairo_surface_t *picture = fixture_new_picture (60, 60);
  cairo_surface_t *white = fixture_new_picture (60, 60);
  cairo_t *cr = cairo_create (picture);

  type->base_width = 40 * WAR_MILLIMETRE;
  type->base_depth = 20 * WAR_MILLIMETRE;
  cairo_translate (cr, 30, 30);
  draw_unit_type (cr, type, 40, 40, DRAW_INK_COLOUR);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_destroy (cr);

  g_assert_cmpuint (fixture_count_differences (picture, white, 10, 20, 40, 20, 10), ==, 800);
  g_assert_cmpuint (fixture_count_differences (picture, white, 0, 0, 60, 60, 10), ==, 800);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (white);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/unit/distinct-in-black", test_distinct);
  g_test_add_func ("/draw/unit/die", test_die);
  g_test_add_func ("/draw/unit/front", test_front);
  g_test_add_func ("/draw/unit/type", test_type);

  return g_test_run ();
}
