/* test-picture.c: fields as picture files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>
#include <string.h>

#include "draw/map/map-private.h"
#include "draw/map/picture.h"
#include "fixture.h"
#include "store/documents/field-file.h"

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
  const DrawPicture picture = { .format = format, .width = width };
  GBytes *bytes = draw_map_to_picture (field, &picture, &error);

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
  const DrawPicture png = { .format = DRAW_FORMAT_PNG, .width = 1e6 };
  const DrawPicture pdf = { .format = DRAW_FORMAT_PDF, .width = 500, .paper = &draw_paper_a4 };

  g_assert_null (draw_map_to_picture (field, &png, &error));
  g_assert_nonnull (error);
  g_clear_error (&error);
  g_assert_null (draw_map_to_picture (field, &pdf, &error));
  g_assert_nonnull (error);
}

/* The dots of an inch stand in the file. */
/* Who makes whole dots in an inch of those in a metre, and drops the rest, has as many. */
static void
assert_dots (WarField *field, double dpi)
{
  const DrawPicture picture = { .format = DRAW_FORMAT_PNG, .width = 300, .dpi = dpi };
  g_autoptr (GBytes) bytes = draw_map_to_picture (field, &picture, NULL);
  guint32 density;

  memcpy (&density, (const guint8 *) g_bytes_get_data (bytes, NULL) + 41, 4);
  g_assert_cmpfloat (floor (GUINT32_FROM_BE (density) * 0.0254), ==, dpi);
}

static void
test_resolution (void)
{
  g_autoptr (WarField) field = war_field_new ("Empty", 24 * WAR_INCH, 12 * WAR_INCH);
  const DrawPicture picture = { .format = DRAW_FORMAT_PNG, .width = 300, .dpi = 254 };
  g_autoptr (GBytes) bytes = draw_map_to_picture (field, &picture, NULL);
  const guint8 *data = g_bytes_get_data (bytes, NULL);
  const char *const arguments[] = { "pngcheck", "-q", "FILE", NULL };
  g_autoptr (GBytes) complaint = fixture_run_on_bytes (bytes, arguments);

  g_assert_cmpmem (data + 33, 8, "\0\0\0\x09pHYs", 8);
  g_assert_cmpmem (data + 41, 9, "\0\0\x27\x10\0\0\x27\x10\x01", 9);
  assert_dots (field, 300);
  assert_dots (field, 150);
  assert_dots (field, 96);
  if (complaint != NULL)
    g_assert_cmpuint (g_bytes_get_size (complaint), ==, 0);
}

/* A page of the paper's size, turned as the map is. */
static void
test_paper (void)
{
  g_autoptr (WarField) field = load_langemarck ();
  const DrawPicture picture = { .format = DRAW_FORMAT_PDF, .paper = &draw_paper_a4 };
  g_autoptr (GBytes) bytes = draw_map_to_picture (field, &picture, NULL);
  const char *const arguments[] = { "pdfinfo", "FILE", NULL };
  g_autoptr (GBytes) information = fixture_run_on_bytes (bytes, arguments);
  g_autofree char *text = NULL;

  g_assert_nonnull (bytes);
  if (information == NULL)
    {
      g_test_skip ("pdfinfo is not installed");
      return;
    }
  text = g_strndup (g_bytes_get_data (information, NULL), g_bytes_get_size (information));
  g_assert_nonnull (strstr (text, "841.89 x 595.276 pts (A4)"));
}

static cairo_surface_t *
draw_layers (DrawPlan *plan, const DrawMapOptions *options, gboolean in_layers)
{
  cairo_surface_t *surface = fixture_new_picture (700, 400);
  cairo_t *cr = cairo_create (surface);

  cairo_translate (cr, 40, 40);
  if (in_layers)
    {
      g_autoptr (GPtrArray) layers = draw_plan_get_layers (plan);

      for (guint i = 0; i < layers->len; i++)
        draw_plan_layer (cr, plan, g_ptr_array_index (layers, i), options);
    }
  else
    {
      draw_plan_map (cr, plan, options);
    }
  cairo_destroy (cr);

  return surface;
}

/* The layers, one over the other, are the map. */
static void
test_layers (void)
{
  g_autoptr (WarField) field = load_langemarck ();
  g_autoptr (DrawPlan) plan = draw_plan_new (field, NULL);
  const DrawMapOptions options = { .pixel = 1, .zones = TRUE, .labels = TRUE };
  cairo_surface_t *whole = draw_layers (plan, &options, FALSE);
  cairo_surface_t *parts = draw_layers (plan, &options, TRUE);
  g_autoptr (GPtrArray) layers = draw_plan_get_layers (plan);
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  g_assert_cmpuint (fixture_count_differences (whole, parts, 0, 0, 700, 400, 2), ==, 0);
  for (guint i = 0; i < layers->len; i++)
    g_assert_true (g_hash_table_add (ids, ((DrawLayer *) g_ptr_array_index (layers, i))->id));
  g_assert_cmpuint (layers->len, <, 25);
  cairo_surface_destroy (whole);
  cairo_surface_destroy (parts);
}

static cairo_status_t
read_cb (void *closure, unsigned char *data, unsigned int length)
{
  GByteArray *rest = closure;

  if (length > rest->len)
    return CAIRO_STATUS_READ_ERROR;
  memcpy (data, rest->data, length);
  g_byte_array_remove_range (rest, 0, length);
  return CAIRO_STATUS_SUCCESS;
}

/* The field as a picture of two pixels a millimetre, with its border or not. */
static cairo_surface_t *
draw_without (const WarField *field, guint left_out)
{
  const DrawPicture picture = { .format = DRAW_FORMAT_PNG,
                                .left_out = left_out,
                                .width = 2. * field->width / WAR_MILLIMETRE };
  GBytes *bytes = draw_map_to_picture (field, &picture, NULL);
  g_autoptr (GByteArray) rest = g_bytes_unref_to_array (bytes);

  return cairo_image_surface_create_from_png_stream (read_cb, rest);
}

/* Each part that is left out is missing, and the field alone fills its picture. */
static void
test_parts (void)
{
  static const guint parts[] = { DRAW_PART_SQUARES, DRAW_PART_ZONES, DRAW_PART_NAMES };
  g_autoptr (WarField) field = load_langemarck ();
  guint rest = DRAW_PARTS_ALL;
  cairo_surface_t *last = draw_without (field, DRAW_PART_BORDER);
  gint width = cairo_image_surface_get_width (last), height = cairo_image_surface_get_height (last);
  cairo_surface_t *alone = draw_without (field, rest);

  g_assert_cmpint (width, ==, (2 * field->width + WAR_MILLIMETRE / 2) / WAR_MILLIMETRE);
  g_assert_cmpint (height, ==, (2 * field->depth + WAR_MILLIMETRE / 2) / WAR_MILLIMETRE);
  rest = DRAW_PART_BORDER;
  for (guint i = 0; i < G_N_ELEMENTS (parts); i++)
    {
      cairo_surface_t *next = draw_without (field, rest |= parts[i]);

      g_assert_cmpuint (fixture_count_differences (last, next, 0, 0, width, height, 24), >, 1000);
      cairo_surface_destroy (last);
      last = next;
    }
  g_assert_cmpuint (fixture_count_differences (last, alone, 0, 0, width, height, 0), ==, 0);
  cairo_surface_destroy (last);
  cairo_surface_destroy (alone);
}

/* Layers that are left out are not in the file. */
static void
test_layers_left_out (void)
{
  static const char *const layers[] = { "Border", "Squares", "Zones", "Edges of Zones", "Labels" };
  g_autoptr (WarField) field = load_langemarck ();
  const DrawPicture picture
    = { .format = DRAW_FORMAT_SVG, .width = 277, .layers = TRUE, .left_out = DRAW_PARTS_ALL };
  g_autoptr (GBytes) bytes = draw_map_to_picture (field, &picture, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));

  g_assert_nonnull (strstr (text, "inkscape:label=\"Building\""));
  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      g_autofree char *label = g_strdup_printf ("inkscape:label=\"%s\"", layers[i]);

      g_assert_null (strstr (text, label));
    }
}

/* At a scale, and on paper, a map has the size that it says. */
static void
test_sizes (void)
{
  g_autoptr (WarField) field = war_field_new ("Empty", 24 * WAR_INCH, 12 * WAR_INCH);
  DrawPicture picture = { .format = DRAW_FORMAT_PNG, .dpi = 200, .left_out = DRAW_PART_BORDER };

  draw_picture_set_scale (&picture, field, 1);
  g_assert_cmpfloat_with_epsilon (picture.width, 4800, 0.01);
  g_assert_cmpfloat_with_epsilon (draw_picture_get_height (&picture, field), 2400, 0.01);
  picture.format = DRAW_FORMAT_SVG;
  draw_picture_set_scale (&picture, field, 2);
  g_assert_cmpfloat_with_epsilon (picture.width, 304.8, 0.01);

  /* Across A4, with 8 mm left free at each side. */
  draw_picture_fit_paper (&picture, field, &draw_paper_a4);
  g_assert_cmpfloat_with_epsilon (picture.width, 297 - 16, 0.01);
}

/* A well-formed file of the page's size, in which no two ids are alike and none is missing. */
static void
test_layered_svg (void)
{
  g_autoptr (WarField) field = load_langemarck ();
  const DrawPicture picture = { .format = DRAW_FORMAT_SVG, .width = 277, .layers = TRUE };
  g_autoptr (GBytes) bytes = draw_map_to_picture (field, &picture, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  const char *const arguments[] = { "xmllint", "--noout", "FILE", NULL };
  g_autoptr (GBytes) complaint = fixture_run_on_bytes (bytes, arguments);
  g_autoptr (GHashTable) ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  g_autoptr (GRegex) id = g_regex_new (" id=\"([^\"]*)\"", 0, 0, NULL);
  g_autoptr (GRegex) link = g_regex_new ("(?:href=\"|url\\()#([^\")]*)", 0, 0, NULL);
  g_autoptr (GMatchInfo) found_id = NULL;
  g_autoptr (GMatchInfo) found_link = NULL;

  if (complaint != NULL)
    g_assert_cmpuint (g_bytes_get_size (complaint), ==, 0);
  g_assert_nonnull (strstr (text, "width=\"277.0000mm\""));
  g_assert_nonnull (strstr (text, "inkscape:label=\"Building\""));
  g_assert_nonnull (strstr (text, "inkscape:label=\"Border\""));

  for (g_regex_match (id, text, 0, &found_id); g_match_info_matches (found_id);
       g_match_info_next (found_id, NULL))
    g_assert_true (g_hash_table_add (ids, g_match_info_fetch (found_id, 1)));
  for (g_regex_match (link, text, 0, &found_link); g_match_info_matches (found_link);
       g_match_info_next (found_link, NULL))
    {
      g_autofree char *target = g_match_info_fetch (found_link, 1);

      g_assert_true (g_hash_table_contains (ids, target));
    }
}

/* What stands in all matches of the pattern's first parentheses. */
static GPtrArray *
find_all (const char *text, const char *pattern)
{
  GPtrArray *found = g_ptr_array_new_with_free_func (g_free);
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) info = NULL;

  for (g_regex_match (regex, text, 0, &info); g_match_info_matches (info);
       g_match_info_next (info, NULL))
    g_ptr_array_add (found, g_match_info_fetch (info, 1));
  return found;
}

static gboolean
has_text (const GPtrArray *texts, const char *wanted)
{
  for (guint i = 0; i < texts->len; i++)
    if (g_str_equal (g_ptr_array_index (texts, i), wanted))
      return TRUE;

  return FALSE;
}

/* Layers have names of their own, also where a terrain has two; each feature is a group with its id
 * that says what it is; names are text. */
static void
test_svg_features (void)
{
  g_autoptr (WarField) field = war_field_new ("Svg", 24 * WAR_INCH, 12 * WAR_INCH);
  const DrawPicture picture = { .format = DRAW_FORMAT_SVG, .width = 277, .layers = TRUE };
  g_autoptr (GBytes) bytes = NULL;
  g_autoptr (GPtrArray) layers = NULL, titles = NULL, texts = NULL, groups = NULL;
  g_autoptr (GHashTable) names = g_hash_table_new (g_str_hash, g_str_equal);
  g_autofree char *text = NULL;
  WarPoint *point = war_point_new ();

  /* A building on a hill that is on a building. */
  for (guint i = 0; i < 3; i++)
    {
      WarFeature *feature = fixture_new_feature (i == 1 ? WAR_TERRAIN_HILL : WAR_TERRAIN_BUILDING,
                                                 WAR_SHAPE_BOX, 100, 100, 80, 80);

      g_free (feature->id);
      feature->id = g_strdup_printf ("thing-%u", i);
      feature->name = i == 2 ? g_strdup ("Tom & Sons") : NULL;
      g_ptr_array_add (field->features, feature);
    }
  /* Roads that meet are drawn pass by pass. */
  for (guint i = 0; i < 2; i++)
    g_ptr_array_add (field->features, fixture_new_feature (WAR_TERRAIN_ROAD, WAR_SHAPE_LINE,
                                                           300 + 60 * (int) i, 100, 100, 60));
  point->id = g_strdup ("point");
  point->name = g_strdup ("Hill 60");
  point->kind = WAR_POINT_LABEL;
  point->position = (WarPosition){ 50000, 20000 };
  g_ptr_array_add (field->points, point);

  bytes = draw_map_to_picture (field, &picture, NULL);
  text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  layers = find_all (text, "inkscape:label=\"([^\"]*)\"");
  for (guint i = 0; i < layers->len; i++)
    g_assert_true (g_hash_table_add (names, g_ptr_array_index (layers, i)));
  g_assert_true (has_text (layers, "Building"));
  g_assert_true (has_text (layers, "Building 2"));

  groups = find_all (text, "<g id=\"([^\"]*)\"><title>");
  titles = find_all (text, "<g id=\"thing-2\"><title>([^<]*)</title>");
  for (guint i = 0; i < field->features->len; i++)
    g_assert_true (
      has_text (groups, ((const WarFeature *) g_ptr_array_index (field->features, i))->id));
  g_assert_true (has_text (titles, "Tom &amp; Sons (Building)"));

  texts = find_all (text, "<text [^>]*>([^<]*)</text>");
  g_assert_true (has_text (texts, "Hill 60"));
  g_assert_true (has_text (texts, "SVG") || has_text (texts, "Svg"));
  g_assert_null (strstr (text, "<glyph"));
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draw/picture/formats", test_formats);
  g_test_add_func ("/draw/picture/same-bytes", test_same_bytes);
  g_test_add_func ("/draw/picture/entrenched.11.1/langemarck", test_langemarck);
  g_test_add_func ("/draw/picture/too-large", test_too_large);
  g_test_add_func ("/draw/picture/resolution", test_resolution);
  g_test_add_func ("/draw/picture/paper", test_paper);
  g_test_add_func ("/draw/picture/layers", test_layers);
  g_test_add_func ("/draw/picture/parts", test_parts);
  g_test_add_func ("/draw/picture/layers-left-out", test_layers_left_out);
  g_test_add_func ("/draw/picture/sizes", test_sizes);
  g_test_add_func ("/draw/picture/layered-svg", test_layered_svg);
  g_test_add_func ("/draw/picture/svg-features", test_svg_features);

  return g_test_run ();
}
