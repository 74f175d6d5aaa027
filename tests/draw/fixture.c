/* fixture.c: pictures and fields for the tests of drawing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "fixture.h"

#include <string.h>

#include <glib/gi18n-lib.h>
#include <glib/gstdio.h>
#include <locale.h>
#include <stdlib.h>

#include "engine/entrenched/tables.h"
#include "engine/system.h"

void
fixture_set_language (void)
{
  const char *folder = g_getenv ("TEST_LOCALES");

  if (folder == NULL)
    return;
  setlocale (LC_ALL, "");
  bindtextdomain (GETTEXT_PACKAGE, folder);
  bind_textdomain_codeset (GETTEXT_PACKAGE, "UTF-8");
}

cairo_surface_t *
fixture_new_picture (int width, int height)
{
  cairo_surface_t *picture = cairo_image_surface_create (CAIRO_FORMAT_RGB24, width, height);
  cairo_t *cr = cairo_create (picture);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  cairo_destroy (cr);

  return picture;
}

guint
fixture_count_differences (cairo_surface_t *a, cairo_surface_t *b, int left, int top, int width,
                           int height, int tolerance)
{
  guint n = 0;

  cairo_surface_flush (a);
  cairo_surface_flush (b);
  for (int y = top; y < top + height; y++)
    for (int x = left; x < left + width; x++)
      {
        const guint8 *p = cairo_image_surface_get_data (a)
                          + (gsize) y * (gsize) cairo_image_surface_get_stride (a) + (gsize) x * 4;
        const guint8 *q = cairo_image_surface_get_data (b)
                          + (gsize) y * (gsize) cairo_image_surface_get_stride (b) + (gsize) x * 4;

        /* RGB24 has one byte that means nothing. */
        guint32 pixel_a = *(const guint32 *) p, pixel_b = *(const guint32 *) q;

        if (pixel_a == pixel_b)
          continue;
        for (guint shift = 0; shift < 24; shift += 8)
          if (abs ((int) (pixel_a >> shift & 0xff) - (int) (pixel_b >> shift & 0xff)) > tolerance)
            {
              n++;
              break;
            }
      }

  return n;
}

WarFeature *
fixture_new_feature (WarTerrain terrain, WarShapeKind kind, int left, int top, int width,
                     int height)
{
  WarFeature *feature = war_feature_new ();
  WarShape *shape = &feature->shape;
  const WarPosition area[] = {
    { left, top },
    { left + width, top + height / 8 },
    { left + width * 3 / 4, top + height / 2 },
    { left + width, top + height },
    { left + width / 4, top + height },
  };
  const WarPosition line[] = {
    { left, top + height / 2 },
    { left + width / 3, top + height / 4 },
    { left + width * 2 / 3, top + height * 3 / 4 },
    { left + width, top + height / 2 },
  };
  const WarPosition *points = kind == WAR_SHAPE_AREA ? area : line;
  guint n = kind == WAR_SHAPE_AREA ? G_N_ELEMENTS (area) : G_N_ELEMENTS (line);

  feature->id = g_strdup_printf ("%s-%d-%d", war_terrain_get_id (terrain), left, top);
  feature->terrain = terrain;
  shape->kind = kind;
  if (kind == WAR_SHAPE_AREA || kind == WAR_SHAPE_LINE)
    {
      shape->vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      for (guint i = 0; i < n; i++)
        {
          WarPosition position = { points[i].x * WAR_MILLIMETRE, points[i].y * WAR_MILLIMETRE };

          g_array_append_val (shape->vertices, position);
        }
      shape->width = kind == WAR_SHAPE_LINE ? 12 * WAR_MILLIMETRE : 0;
    }
  else
    {
      shape->centre
        = (WarPosition){ (left + width / 2) * WAR_MILLIMETRE, (top + height / 2) * WAR_MILLIMETRE };
      shape->width = width * 4 / 5 * WAR_MILLIMETRE;
      shape->depth = height * 3 / 5 * WAR_MILLIMETRE;
      shape->heading = WAR_HEADING_FROM_DEGREES (15);
    }

  return feature;
}

WarZone *
fixture_new_zone (gint side, int left, int top, int width, int height)
{
  WarZone *zone = war_zone_new ();
  const WarPosition corners[] = {
    { left, top }, { left + width, top }, { left + width, top + height }, { left, top + height }
  };

  zone->id = g_strdup_printf ("zone-%d", side);
  zone->side = side;
  zone->shape.kind = WAR_SHAPE_AREA;
  if (!zone->shape.vertices)
    zone->shape.vertices = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      WarPosition position = { corners[i].x * WAR_MILLIMETRE, corners[i].y * WAR_MILLIMETRE };

      g_array_append_val (zone->shape.vertices, position);
    }

  return zone;
}

cairo_surface_t *
fixture_draw_field (const WarField *field, double scale, DrawInk ink, guint n_strips)
{
  int width = (int) ((double) field->width / WAR_MILLIMETRE * scale);
  int height = (int) ((double) field->depth / WAR_MILLIMETRE * scale);
  cairo_surface_t *picture = fixture_new_picture (width, height);
  DrawMapOptions options = { .ink = ink, .pixel = 1 / scale, .zones = TRUE };

  for (guint strip = 0; strip < n_strips; strip++)
    {
      int from = width * (int) strip / (int) n_strips;
      int to = width * (int) (strip + 1) / (int) n_strips;
      cairo_t *cr = cairo_create (picture);

      cairo_rectangle (cr, from, 0, to - from, height);
      cairo_clip (cr);
      cairo_scale (cr, scale, scale);
      draw_field (cr, field, &options);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
    }

  return picture;
}

GBytes *
fixture_run_on_bytes (GBytes *bytes, const char *const *arguments)
{
  g_autofree char *program = g_find_program_in_path (arguments[0]);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-draw-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "file", NULL);
  g_autoptr (GPtrArray) line = g_ptr_array_new ();
  g_autofree char *output = NULL;
  g_autoptr (GError) error = NULL;
  int status = -1;
  GByteArray *whole = g_byte_array_new ();

  if (program == NULL)
    {
      g_byte_array_unref (whole);
      g_rmdir (folder);
      return NULL;
    }

  g_file_set_contents (path, g_bytes_get_data (bytes, NULL), (gssize) g_bytes_get_size (bytes),
                       &error);
  g_assert_no_error (error);
  for (guint i = 0; arguments[i] != NULL; i++)
    g_ptr_array_add (line, (gpointer) (g_str_equal (arguments[i], "FILE") ? path : arguments[i]));
  g_ptr_array_add (line, NULL);

  /* Pictures hold zeros, which g_spawn_sync() would not tell from the end: it goes to a file. */
  g_autofree char *result = g_build_filename (folder, "result", NULL);
  g_autofree char *quoted = NULL;
  GString *command = g_string_new (NULL);

  for (guint i = 0; i + 1 < line->len; i++)
    {
      g_autofree char *word = g_shell_quote (g_ptr_array_index (line, i));

      g_string_append_printf (command, "%s ", word);
    }
  quoted = g_shell_quote (result);
  g_string_append_printf (command, "> %s", quoted);

  const char *const shell[] = { "/bin/sh", "-c", command->str, NULL };

  g_spawn_sync (NULL, (char **) shell, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, NULL, &status,
                &error);
  g_string_free (command, TRUE);
  g_assert_no_error (error);
  g_spawn_check_wait_status (status, &error);
  g_assert_no_error (error);

  gsize length;

  g_file_get_contents (result, &output, &length, &error);
  g_assert_no_error (error);
  g_byte_array_append (whole, (const guint8 *) output, (guint) length);
  g_remove (result);
  g_remove (path);
  g_rmdir (folder);

  return g_byte_array_free_to_bytes (whole);
}

WarRules *
fixture_new_rules (void)
{
  WarRules *rules = war_rules_new (war_system_get ("entrenched"));

  rules->numbers[WAR_ENTRENCHED_TEMPLATE_1] = 2 * WAR_INCH;
  rules->numbers[WAR_ENTRENCHED_TEMPLATE_2] = 3 * WAR_INCH;
  return rules;
}

char *
fixture_dup_printed (GBytes *svg)
{
  static const char *const layers[] = { "<g id=\"layer-fold\"", "<g id=\"layer-cut\"" };
  char *text = g_strndup (g_bytes_get_data (svg, NULL), g_bytes_get_size (svg));

  for (guint i = 0; i < G_N_ELEMENTS (layers); i++)
    {
      char *layer = strstr (text, layers[i]);

      if (layer != NULL)
        *layer = '\0';
    }
  return text;
}
