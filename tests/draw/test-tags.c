/* test-tags.c: tags on counters and for the corners of a field
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/cut/counter-private.h"
#include "draw/print/extras.h"
#include "draw/print/sheet-files.h"
#include "draw/surface/sheet-options.h"
#include "draw/surface/tag.h"
#include "engine/operation/operation-edit.h"
#include "engine/operation/tag.h"
#include "fixture.h"
#include "shipped.h"

#define SCALE 20 /* pixels a millimetre */

static const char *const operations[] = { "langemarck", "mons", "hooge", "parapet" };

/* Each base of an operation has a number of its own, which leads back to it; the last numbers are
 * for the corners of the field. */
static void
test_numbers (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autoptr (WarOperation) operation = shipped_load_operation (NULL, operations[i]);
      guint n = war_tag_count_bases (operation);
      WarTagged tagged;

      g_assert_cmpuint (n, >, 10);
      g_assert_cmpuint (n, <, WAR_TAG_FIRST_CORNER);
      for (guint id = 0; id < n; id++)
        {
          g_assert_true (war_tag_find (operation, id, &tagged));
          g_assert_cmpint (war_tag_get_id (operation, &tagged), ==, (gint) id);
        }
      g_assert_false (war_tag_find (operation, n, &tagged));
      g_assert_false (war_tag_find (operation, WAR_TAG_FIRST_CORNER, &tagged));
    }
}

static gint
get_id (const WarOperation *operation, gint side, guint entry, guint nth)
{
  const WarTagged tagged = { side, entry, nth, 0 };

  return war_tag_get_id (operation, &tagged);
}

/* Counters that are printed keep their numbers whoever else goes or comes, and what comes has none
 * that somebody has; where all is as at first again, nothing is said of numbers. */
static void
test_kept (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "mons");
  const WarForceEntry *first = g_ptr_array_index (operation->forces[0]->entries, 0);
  gint second = get_id (operation, 0, 1, 0), other = get_id (operation, 1, 0, 0);
  g_autoptr (WarOperation) without = war_operation_remove_entry (operation, 1, 0);
  g_autoptr (WarOperation) with
    = war_operation_insert_entry (without, 1, 0, war_force_entry_copy (first));
  guint n = war_tag_count_bases (operation);

  g_assert_cmpint (second, >, 0);
  g_assert_cmpint (get_id (without, 0, 0, 0), ==, second);
  g_assert_cmpint (get_id (without, 1, 0, 0), ==, other);
  g_assert_cmpint (get_id (with, 0, 1, 0), ==, second);
  g_assert_cmpint (get_id (with, 1, 0, 0), ==, other);
  g_assert_cmpint (get_id (with, 0, 0, 0), ==, (gint) n);

  /* The last of side 2 leaves nobody behind it. */
  g_autoptr (WarOperation) usual
    = war_operation_remove_entry (operation, 2, operation->forces[1]->entries->len - 1);

  for (gint side = 0; side < WAR_N_SIDES; side++)
    for (guint i = 0; i < usual->forces[side]->entries->len; i++)
      {
        const WarForceEntry *entry = g_ptr_array_index (usual->forces[side]->entries, i);

        g_assert_cmpuint (entry->tags->len, ==, 0);
      }
}

/* Of a number that two units are said to have, the first one keeps it. */
static void
test_twice (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");
  WarForceEntry *entry = g_ptr_array_index (operation->forces[0]->entries, 0);
  const guint numbers[] = { 100, 100 };
  WarTagged tagged;

  g_assert_cmpint (entry->count, >, 1);
  g_array_append_vals (entry->tags, numbers, 2);
  g_assert_true (war_tag_find (operation, 100, &tagged));
  g_assert_cmpuint (tagged.nth, ==, 0);
  g_assert_cmpint (get_id (operation, 0, 0, 1), ==, 101);
  g_assert_cmpuint (war_tag_count_without (operation), ==, 0);
}

/* A tag of 10 mm is found on a table of 61 × 30 cm, and one of 16 mm on 180 × 120 cm; a smaller one
 * is not found there, and long bases get the larger one, while square ones keep room for a name. */
static void
test_sizes (void)
{
  g_autoptr (WarField) small = war_field_new ("small", 61 * WAR_CENTIMETRE, 30 * WAR_CENTIMETRE);
  g_autoptr (WarField) large = war_field_new ("large", 180 * WAR_CENTIMETRE, 120 * WAR_CENTIMETRE);

  g_assert_cmpuint (war_tag_count_pixels (1000, small), >=, 50);
  g_assert_cmpuint (war_tag_count_pixels (1600, large), >=, WAR_TAG_LEAST_PIXELS);
  g_assert_cmpuint (war_tag_count_pixels (1500, large), <, WAR_TAG_LEAST_PIXELS);
  g_assert_cmpuint (war_tag_count_photos (1600, large), ==, 1);
  g_assert_cmpuint (war_tag_count_photos (1000, large), ==, 4);
  g_assert_cmpint (war_tag_get_size (2000, 2000, small), ==, 1000);
  g_assert_cmpint (war_tag_get_size (4000, 2000, small), ==, 1350);
  g_assert_cmpint (war_tag_get_size (4000, 2000, large), ==, 1600);
  g_assert_cmpint (war_tag_get_size (2000, 4000, large), ==, 1600);
  g_assert_cmpint (war_tag_get_size (2000, 2000, large), ==, 1000);
}

/* The sum of the three colours of a pixel, the counter's middle being the origin. */
static guint
get_light (cairo_surface_t *surface, double x, double y)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  gint stride = cairo_image_surface_get_stride (surface);
  gint column = (gint) ((x + cairo_image_surface_get_width (surface) / 2.0 / SCALE) * SCALE);
  gint row = (gint) ((y + cairo_image_surface_get_height (surface) / 2.0 / SCALE) * SCALE);
  const guint8 *pixel = data + row * stride + column * 4;

  return (guint) pixel[0] + pixel[1] + pixel[2];
}

/* Nothing reaches into the ring around the tag, all of which is white, whatever is printed beside
 * it: the library finds no tag of which a line crosses the ring. Within, it begins black. */
static void
check_ring (const WarUnitType *type, gint side, double size, DrawInk ink)
{
  const DrawCounter counter = { .type = type,
                                .side = side,
                                .name = (char *) "Reserve-Infanterie-Regiment 12",
                                .width = type->base_width / (double) WAR_MILLIMETRE,
                                .depth = type->base_depth / (double) WAR_MILLIMETRE,
                                .tag_size = size,
                                .tag = 77 };
  cairo_surface_t *surface = cairo_image_surface_create (
    CAIRO_FORMAT_RGB24, (int) (counter.width * SCALE) + 2, (int) (counter.depth * SCALE) + 2);
  cairo_t *cr = cairo_create (surface);
  double ring = size * 0.5625; /* its middle */

  cairo_translate (cr, cairo_image_surface_get_width (surface) / 2.0,
                   cairo_image_surface_get_height (surface) / 2.0);
  cairo_scale (cr, SCALE, SCALE);
  draw_counter (cr, &counter, ink);
  cairo_surface_flush (surface);
  for (double at = -ring; at <= ring; at += ring / 200)
    for (gint end = -1; end <= 1; end += 2)
      {
        g_assert_cmpuint (get_light (surface, at, end * ring), ==, 3 * 255);
        g_assert_cmpuint (get_light (surface, end * ring, at), ==, 3 * 255);
        g_assert_cmpuint (get_light (surface, at * 0.8, end * size * 0.45), ==, 0);
      }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static void
test_ring (void)
{
  if (!draw_tag_can ())
    {
      g_test_skip ("built without libapriltag");
      return;
    }
  for (guint i = 0; i < G_N_ELEMENTS (operations); i++)
    {
      g_autoptr (WarOperation) operation = shipped_load_operation (NULL, operations[i]);

      for (gint side = 0; side < WAR_N_SIDES; side++)
        for (guint j = 0; j < operation->forces[side]->entries->len; j++)
          {
            const WarForceEntry *entry = g_ptr_array_index (operation->forces[side]->entries, j);
            const WarUnitType *type = entry->type;
            WarLength size
              = war_tag_get_size (type->base_width, type->base_depth, operation->field);

            check_ring (type, side + 1, (double) size / WAR_MILLIMETRE, DRAW_INK_COLOUR);
            check_ring (type, side + 1, (double) size / WAR_MILLIMETRE, DRAW_INK_SAVING);
          }
    }
}

static guint
count (const char *text, const char *word)
{
  guint n = 0;

  for (const char *at = strstr (text, word); at != NULL; at = strstr (at + 1, word))
    n++;
  return n;
}

/* How often the word stands on the sheets of that part of an operation, as SVG. */
static guint
count_on (const WarOperation *operation, DrawSheetPart part, gboolean has_tags, const char *word)
{
  DrawSubject subject = { .operation = (WarOperation *) operation, .rules = operation->rules };
  DrawSheetSetup setup = { .paper = draw_paper_a4, .left_out = draw_sheet_get_extras () };
  g_autoptr (DrawSheets) sheets = NULL;
  guint n = 0;

  if (has_tags)
    setup.left_out &= ~(guint) DRAW_SHEET_TAGS;
  sheets = draw_extra_sheets_new (part, &subject, &setup);
  for (guint page = 0; sheets != NULL && page < draw_sheets_get_n_pages (sheets); page++)
    {
      g_autoptr (GBytes) svg = draw_sheets_page_to_svg (sheets, page, FALSE, NULL);
      g_autofree char *text = fixture_dup_printed (svg);

      n += count (text, word);
    }
  return n;
}

/* Only who asks for tags has them: then the corners of the field lie among the counters. */
static void
test_asked_for (void)
{
  g_autoptr (WarOperation) operation = shipped_load_operation (NULL, "langemarck");

  if (!draw_tag_can ())
    {
      g_test_skip ("built without libapriltag");
      return;
    }
  g_assert_cmpuint (count_on (operation, DRAW_SHEET_COUNTERS, FALSE, "left corner"), ==, 0);
  g_assert_cmpuint (count_on (operation, DRAW_SHEET_COUNTERS, TRUE, "<title>Top left corner"), ==,
                    1);
  g_assert_cmpuint (count_on (operation, DRAW_SHEET_TAGS, FALSE, "<title>Bottom right corner"), ==,
                    1);
  g_assert_cmpuint (count_on (operation, DRAW_SHEET_TAGS, FALSE, "<title>BEF"), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tags/numbers", test_numbers);
  g_test_add_func ("/tags/kept", test_kept);
  g_test_add_func ("/tags/twice", test_twice);
  g_test_add_func ("/tags/sizes", test_sizes);
  g_test_add_func ("/tags/ring", test_ring);
  g_test_add_func ("/tags/asked-for", test_asked_for);
  return g_test_run ();
}
