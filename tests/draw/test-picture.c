/* test-picture.c: fields as picture files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "draw/picture.h"
#include "fixture.h"
#include "store/field-file.h"

static WarField *
load_langemarck (void)
{
  g_auto (GStrv) folders = g_strsplit (g_getenv ("DUCKBOARD_DATA_PATH"), ":", -1);

  for (guint i = 0; folders[i] != NULL; i++)
    {
      g_autofree char *path
        = g_build_filename (folders[i], "scenarios", "langemarck.duckfield", NULL);
      StoreFaults *faults;
      WarField *field;

      if (!g_file_test (path, G_FILE_TEST_EXISTS))
        continue;
      faults = store_faults_new (path);
      field = store_field_load (path, faults);
      if (field == NULL)
        g_error ("%s", store_faults_to_string (faults));
      store_faults_free (faults);

      return field;
    }

  g_error ("No langemarck.duckfield along the data path");
}

static GBytes *
make_picture (const WarField *field, DrawFormat format, double width)
{
  g_autoptr (GError) error = NULL;
  GBytes *bytes = draw_map_to_picture (field, format, width, DRAW_INK_COLOUR, &error);

  g_assert_no_error (error);
  g_assert_nonnull (bytes);

  return bytes;
}

static void
test_formats (void)
{
  g_autoptr (WarField) field = load_langemarck ();
  g_autoptr (GBytes) png = make_picture (field, DRAW_FORMAT_PNG, 400);
  g_autoptr (GBytes) svg = make_picture (field, DRAW_FORMAT_SVG, 277);
  g_autoptr (GBytes) pdf = make_picture (field, DRAW_FORMAT_PDF, 277);
  const guint8 *header = g_bytes_get_data (png, NULL);
  g_autofree char *svg_text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));

  g_assert_cmpmem (header, 8, "\x89PNG\r\n\x1a\n", 8);

  /* The width follows eight bytes of the first chunk's head. */
  g_assert_cmpuint (header[18] * 256u + header[19], ==, 400);
  g_assert_nonnull (strstr (svg_text, "width=\"277mm\""));
  g_assert_cmpint (memcmp (g_bytes_get_data (pdf, NULL), "%PDF", 4), ==, 0);
}

/* Not of SVG, where cairo numbers its surfaces through a program's whole life. */
static void
test_same_bytes (void)
{
  g_autoptr (WarField) field = load_langemarck ();

  for (guint i = 0; i < 2; i++)
    {
      DrawFormat format = i == 0 ? DRAW_FORMAT_PNG : DRAW_FORMAT_PDF;
      g_autoptr (GBytes) first = make_picture (field, format, 300);
      g_autoptr (GBytes) second = make_picture (field, format, 300);

      g_assert_true (g_bytes_equal (first, second));
    }
}

/* What the shipped field promises: a village of five houses, gardens, one bridge, two fords; and
 * all of it on the table. */
static void
test_langemarck (void)
{
  g_autoptr (WarField) field = load_langemarck ();
  guint count[WAR_N_TERRAINS] = { 0 };

  g_assert_cmpint (field->width, ==, 24 * WAR_INCH);
  g_assert_cmpint (field->depth, ==, 12 * WAR_INCH);
  for (guint i = 0; i < field->features->len; i++)
    {
      const WarFeature *feature = g_ptr_array_index (field->features, i);
      WarPosition minimum, maximum;

      war_shape_get_bounds (&feature->shape, &minimum, &maximum);
      count[feature->terrain]++;
      if (feature->shape.kind != WAR_SHAPE_LINE)
        {
          g_assert_cmpint (minimum.x, >=, 0);
          g_assert_cmpint (minimum.y, >=, 0);
          g_assert_cmpint (maximum.x, <=, field->width);
          g_assert_cmpint (maximum.y, <=, field->depth);
        }
      if (feature->terrain == WAR_TERRAIN_BUILDING)
        g_assert_cmpint (maximum.x, <=, 8 * WAR_INCH);
      if (feature->terrain == WAR_TERRAIN_FORD || feature->terrain == WAR_TERRAIN_BRIDGE)
        {
          g_assert_cmpint (minimum.x, >=, 8 * WAR_INCH);
          g_assert_cmpint (maximum.x, <=, 16 * WAR_INCH);
        }
    }
  g_assert_cmpuint (count[WAR_TERRAIN_BUILDING], >=, 5);
  g_assert_cmpuint (count[WAR_TERRAIN_BRIDGE], ==, 1);
  g_assert_cmpuint (count[WAR_TERRAIN_FORD], ==, 2);
  g_assert_cmpuint (count[WAR_TERRAIN_STREAM], ==, 1);
  g_assert_cmpuint (count[WAR_TERRAIN_MUD], >=, 2);
  g_assert_cmpuint (count[WAR_TERRAIN_WALL], >=, 2);
  g_assert_cmpuint (count[WAR_TERRAIN_HEDGE], >=, 2);
  g_assert_cmpuint (field->zones->len, ==, 2);
}

static void
test_too_large (void)
{
  g_autoptr (WarField) field = war_field_new ("Empty", 24 * WAR_INCH, 12 * WAR_INCH);
  g_autoptr (GError) error = NULL;
  g_autoptr (GBytes) bytes
    = draw_map_to_picture (field, DRAW_FORMAT_PNG, 1e6, DRAW_INK_COLOUR, &error);

  g_assert_null (bytes);
  g_assert_nonnull (error);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/picture/formats", test_formats);
  g_test_add_func ("/draw/picture/same-bytes", test_same_bytes);
  g_test_add_func ("/draw/picture/entrenched.11.1/langemarck", test_langemarck);
  g_test_add_func ("/draw/picture/too-large", test_too_large);

  return g_test_run ();
}
