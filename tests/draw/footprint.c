/* footprint.c: where things lie in a drawing
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "footprint.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

#define LEVELS 9

/* A cell may differ from its digit by this share of a level: rounding takes half of one. */
#define TOLERANCE 0.85

static struct
{
  GHashTable *known; /* name → rows, each ending in a newline */
  GString *written; /* or NULL: compare */
} footprints;

/* The mean difference of a cell, from 0 to LEVELS. Small ones are spread, as thin lines count. */
static double
measure_cell (cairo_surface_t *picture, cairo_surface_t *blank, int left, int top, int size)
{
  guint64 sum = 0;

  for (int y = top; y < top + size; y++)
    for (int x = left; x < left + size; x++)
      {
        gsize at = (gsize) y * (gsize) cairo_image_surface_get_stride (picture) + (gsize) x * 4;
        const guint8 *p = cairo_image_surface_get_data (picture) + at;
        const guint8 *q = cairo_image_surface_get_data (blank) + at;

        for (guint channel = 0; channel < 3; channel++)
          sum += (guint64) abs (p[channel] - q[channel]);
      }
  return sqrt ((double) sum / (3 * 255.0 * size * size)) * LEVELS;
}

static char
get_digit (double level)
{
  int rounded = (int) lround (level);

  return rounded == 0 ? '.' : (char) ('0' + rounded);
}

static gboolean
is_like (double level, char digit)
{
  return fabs (level - (digit == '.' ? 0 : digit - '0')) <= TOLERANCE;
}

void
footprint_check (const char *name, cairo_surface_t *picture, cairo_surface_t *blank, int cell)
{
  int columns = cairo_image_surface_get_width (picture) / cell;
  int rows = cairo_image_surface_get_height (picture) / cell;
  const char *known = g_hash_table_lookup (footprints.known, name);
  g_autoptr (GString) found = g_string_new (NULL);
  guint n_wrong = 0;

  if (known != NULL && strlen (known) != (gsize) (rows * (columns + 1)))
    known = NULL;
  cairo_surface_flush (picture);
  cairo_surface_flush (blank);
  for (int row = 0; row < rows; row++)
    {
      for (int column = 0; column < columns; column++)
        {
          double level = measure_cell (picture, blank, column * cell, row * cell, cell);

          g_string_append_c (found, get_digit (level));
          if (known != NULL && !is_like (level, known[row * (columns + 1) + column]))
            n_wrong++;
        }
      g_string_append_c (found, '\n');
    }
  cairo_surface_destroy (picture);
  cairo_surface_destroy (blank);

  if (footprints.written != NULL)
    {
      g_string_append_printf (footprints.written, "\n%s\n%s", name, found->str);
    }
  else if (known == NULL || n_wrong > 0)
    {
      g_test_message ("%s: %u cells are not as they were\n%s", name, n_wrong, found->str);
      g_test_fail ();
    }
}

static void
read_file (const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "draw", file, NULL);
  g_autofree char *text = NULL;
  g_auto (GStrv) blocks = NULL;
  g_autoptr (GError) error = NULL;

  footprints.known = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, g_free);
  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  blocks = g_strsplit (text, "\n\n", -1);
  for (guint i = 0; blocks[i] != NULL; i++)
    {
      const char *rows = strchr (blocks[i], '\n');

      if (rows != NULL)
        g_hash_table_insert (footprints.known, g_strndup (blocks[i], (gsize) (rows - blocks[i])),
                             g_strconcat (rows + 1, blocks[i + 1] != NULL ? "\n" : "", NULL));
    }
}

void
footprint_open (const char *file)
{
  if (g_getenv ("FOOTPRINTS_WRITE") == NULL)
    {
      read_file (file);
      return;
    }
  footprints.known = g_hash_table_new (g_str_hash, g_str_equal);
  footprints.written = g_string_new ("How dark each part of a drawing is: footprint.h.\n");
}

int
footprint_close (int status)
{
  if (footprints.written != NULL)
    {
      g_assert_true (
        g_file_set_contents (g_getenv ("FOOTPRINTS_WRITE"), footprints.written->str, -1, NULL));
      g_string_free (footprints.written, TRUE);
    }
  g_hash_table_unref (footprints.known);
  return status;
}

/* ---------------------------------------------------------------------------------------------
 * Letters. */

/* A mark where the text begins, ends or has its middle, as high as its letters are. */
static void
mark_text (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
           const double halo_colour[3], gpointer data)
{
  PangoRectangle rect;
  double x, y, size = lettering->size;

  cairo_get_current_point (cr, &x, &y);
  pango_layout_get_extents (layout, NULL, &rect);
  x += (double) rect.x / PANGO_SCALE;
  y += (double) pango_layout_get_baseline (layout) / PANGO_SCALE;
  if (lettering->align == PANGO_ALIGN_CENTER)
    x += (double) rect.width / PANGO_SCALE / 2 - size / 2;
  else if (lettering->align == PANGO_ALIGN_RIGHT)
    x += (double) rect.width / PANGO_SCALE - size;
  cairo_new_path (cr);
  cairo_rectangle (cr, x, y - size, size, size);
  if (lettering->bold)
    cairo_rectangle (cr, x, y + size / 4, size, size / 4);
  cairo_fill (cr);
}

void
footprint_mark_letters (cairo_surface_t *surface)
{
  static DrawLetterTaker taker = { .take = mark_text };

  draw_lettering_set_taker (surface, &taker);
}
