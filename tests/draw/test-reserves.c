/* test-reserves.c: where reserves come in is seen on the map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/reserves.h"

#include "engine/operation/operation-edit.h"
#include "fixture.h"
#include "shipped.h"

/* Langemarck, in millimetres, which are pixels: 24″ × 12″; zones at the west and the east edge. */
#define WIDTH 610
#define DEPTH 305

static WarOperation *
load_operation (void)
{
  g_autoptr (StoreLibrary) library = store_library_new (NULL);
  WarOperation *operation = shipped_load_operation (library, "langemarck");

  g_assert_nonnull (operation);
  return operation;
}

/* The first entry of the side comes in the round, to the zone, or at the edge. */
static WarOperation *
hold_back (const WarOperation *operation, gint side, gint round, const char *zone,
           WarFieldEdge edge)
{
  WarForceEntry *entry
    = war_force_entry_copy (g_ptr_array_index (operation->forces[side - 1]->entries, 0));

  entry->arrives = round;
  g_free (entry->zone);
  entry->zone = g_strdup (zone);
  entry->edge = edge;
  return war_operation_replace_entry (operation, side, 0, entry);
}

/* How many pixels of a part are drawn on. */
static guint
count_ink (const WarOperation *operation, DrawInk ink, int left, int top, int width, int height)
{
  cairo_surface_t *empty = fixture_new_picture (WIDTH, DEPTH);
  cairo_surface_t *picture = fixture_new_picture (WIDTH, DEPTH);
  cairo_t *cr = cairo_create (picture);
  guint n;

  draw_reserves (cr, operation, ink);
  cairo_destroy (cr);
  n = fixture_count_differences (empty, picture, left, top, width, height, 40);
  cairo_surface_destroy (picture);
  cairo_surface_destroy (empty);
  return n;
}

static void
test_places (void)
{
  g_autoptr (WarOperation) operation = load_operation ();
  g_autoptr (WarOperation) north = hold_back (operation, 1, 3, NULL, WAR_FIELD_EDGE_NORTH);
  g_autoptr (WarOperation) east = hold_back (operation, 1, 3, NULL, WAR_FIELD_EDGE_EAST);
  g_autoptr (WarOperation) zone = hold_back (operation, 1, 3, "entente-zone", WAR_FIELD_EDGE_NONE);
  g_autoptr (WarOperation) nowhere = hold_back (operation, 1, 3, NULL, WAR_FIELD_EDGE_NONE);

  g_assert_cmpuint (count_ink (operation, DRAW_INK_COLOUR, 0, 0, WIDTH, DEPTH), ==, 0);
  g_assert_cmpuint (count_ink (nowhere, DRAW_INK_COLOUR, 0, 0, WIDTH, DEPTH), ==, 0);

  g_assert_cmpuint (count_ink (north, DRAW_INK_COLOUR, WIDTH / 4, 0, WIDTH / 2, 60), >, 200);
  g_assert_cmpuint (count_ink (north, DRAW_INK_COLOUR, 0, 80, WIDTH, DEPTH - 80), ==, 0);
  g_assert_cmpuint (count_ink (east, DRAW_INK_COLOUR, WIDTH - 120, 80, 120, 120), >, 200);
  g_assert_cmpuint (count_ink (east, DRAW_INK_COLOUR, 0, 0, WIDTH - 120, DEPTH), ==, 0);
  g_assert_cmpuint (count_ink (zone, DRAW_INK_COLOUR, 0, 80, WIDTH / 3, 150), >, 200);
  g_assert_cmpuint (count_ink (zone, DRAW_INK_COLOUR, WIDTH / 2, 0, WIDTH / 2, DEPTH), ==, 0);
}

/* The sides lie beside each other at the same edge, and differ in black too. */
static void
test_sides (void)
{
  g_autoptr (WarOperation) operation = load_operation ();
  g_autoptr (WarOperation) first = hold_back (operation, 1, 3, NULL, WAR_FIELD_EDGE_SOUTH);
  g_autoptr (WarOperation) second = hold_back (operation, 2, 3, NULL, WAR_FIELD_EDGE_SOUTH);
  g_autoptr (WarOperation) both = hold_back (first, 2, 3, NULL, WAR_FIELD_EDGE_SOUTH);
  guint solid = count_ink (first, DRAW_INK_BLACK, 0, 0, WIDTH, DEPTH);
  guint outlined = count_ink (second, DRAW_INK_BLACK, 0, 0, WIDTH, DEPTH);

  g_assert_cmpuint (solid, >, outlined + 50);
  g_assert_cmpuint (count_ink (both, DRAW_INK_BLACK, 0, 0, WIDTH, DEPTH), ==, solid + outlined);
}

/* The rows and columns that are drawn on, of a black picture. */
static cairo_rectangle_int_t
get_extents (const WarOperation *operation, guint32 *n_paper)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, WIDTH, DEPTH);
  cairo_t *cr = cairo_create (picture);
  int left = WIDTH, top = DEPTH, right = 0, bottom = 0;

  draw_reserves (cr, operation, DRAW_INK_BLACK);
  cairo_destroy (cr);
  cairo_surface_flush (picture);
  *n_paper = 0;
  for (int y = 0; y < DEPTH; y++)
    for (int x = 0; x < WIDTH; x++)
      {
        const guint8 *pixel = cairo_image_surface_get_data (picture)
                              + y * cairo_image_surface_get_stride (picture) + x * 4;

        if (pixel[1] < 0x80)
          continue;
        left = MIN (left, x);
        right = MAX (right, x + 1);
        top = MIN (top, y);
        bottom = MAX (bottom, y + 1);
        *n_paper += 1;
      }
  cairo_surface_destroy (picture);
  return (cairo_rectangle_int_t){ left, top, right - left, bottom - top };
}

/* The rounds stand before the arrow's tip, in the line of the arrow, on paper of their own, which
 * covers what lies below. More rounds take more of it. */
static void
test_rounds (void)
{
  static const struct
  {
    WarFieldEdge edge;
    int x, y; /* the middle of the edge's arrow along the edge; 0: across */
  } edges[] = {
    { WAR_FIELD_EDGE_NORTH, WIDTH * 42 / 100, 0 },
    { WAR_FIELD_EDGE_EAST, 0, DEPTH * 42 / 100 },
    { WAR_FIELD_EDGE_SOUTH, WIDTH * 42 / 100, 0 },
    { WAR_FIELD_EDGE_WEST, 0, DEPTH * 42 / 100 },
  };
  g_autoptr (WarOperation) operation = load_operation ();

  for (guint i = 0; i < G_N_ELEMENTS (edges); i++)
    {
      g_autoptr (WarOperation) one = hold_back (operation, 1, 3, NULL, edges[i].edge);
      g_autoptr (WarOperation) other = war_operation_copy (one);
      WarForceEntry *second
        = war_force_entry_copy (g_ptr_array_index (operation->forces[0]->entries, 1));
      g_autoptr (WarOperation) two = NULL;
      cairo_rectangle_int_t box, longer;
      guint32 n_paper, n_longer;

      second->arrives = 12;
      second->edge = edges[i].edge;
      g_clear_pointer (&second->zone, g_free);
      two = war_operation_replace_entry (other, 1, 1, second);
      box = get_extents (one, &n_paper);
      longer = get_extents (two, &n_longer);

      if (edges[i].x > 0)
        {
          g_assert_cmpint (abs (2 * box.x + box.width - 2 * edges[i].x), <=, 4);
          g_assert_cmpint (abs (2 * longer.x + longer.width - 2 * edges[i].x), <=, 4);
          g_assert_cmpint (longer.width, >, box.width + 8);
          g_assert_cmpint (longer.height, ==, box.height);
        }
      else
        {
          g_assert_cmpint (abs (2 * box.y + box.height - 2 * edges[i].y), <=, 4);
          g_assert_cmpint (longer.width, >, box.width + 8);
          g_assert_cmpint (longer.height, ==, box.height);
        }
      g_assert_cmpuint (n_longer, >, n_paper + 60);
      g_assert_cmpint (edges[i].edge == WAR_FIELD_EDGE_SOUTH ? DEPTH - box.y - box.height : 0, <=,
                       4);
    }
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);

  g_test_add_func ("/draw/reserves/entrenched.E-30/places", test_places);
  g_test_add_func ("/draw/reserves/entrenched.E-30/sides", test_sides);

  g_test_add_func ("/draw/reserves/entrenched.E-30/rounds", test_rounds);

  return g_test_run ();
}
