/* photo-straight.c: a field as photos show it, from straight above
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <math.h>
#include <string.h>

#include "store/photo/photo-private.h"

#define LONG_SIDE 3000 /* pixels, as far as that is no more than */
#define MOST_PER_MM 20.0
#define PAPER 0xf2 /* where no photo shows the field */

/* A photo, and the way back from the field to its straight pixels. */
typedef struct
{
  const StorePhoto *photo;
  StorePlane back;
} Source;

static GArray *
list_sources (const StoreTable *table)
{
  GArray *sources = g_array_new (FALSE, FALSE, sizeof (Source));

  for (guint i = 0; i < table->n_photos; i++)
    {
      Source source = { .photo = table->photos[i] };

      if (table->is_joined[i] && store_plane_invert (&table->planes[i], &source.back))
        g_array_append_val (sources, source);
    }
  return sources;
}

/* The colour between four pixels. */
static void
mix (const StorePhoto *photo, StorePoint at, guint8 colour[3])
{
  double x = at.x - 0.5, y = at.y - 0.5;
  guint column = (guint) CLAMP (x, 0, photo->width - 2.0);
  guint row = (guint) CLAMP (y, 0, photo->height - 2.0);
  double right = CLAMP (x - column, 0, 1), down = CLAMP (y - row, 0, 1);
  const guint8 *upper = photo->colours + (gsize) row * photo->stride + column * 3;
  const guint8 *lower = upper + photo->stride;

  for (guint i = 0; i < 3; i++)
    colour[i] = (guint8) ((upper[i] * (1 - right) + upper[i + 3] * right) * (1 - down)
                          + (lower[i] * (1 - right) + lower[i + 3] * right) * down + 0.5);
}

/* Of the photos that show the place, the one in whose middle it is most nearly: there lens and
 * slant do least. */
static void
pick (const GArray *sources, double bend, StorePoint place, guint8 colour[3])
{
  double nearest = G_MAXDOUBLE;

  for (guint i = 0; i < sources->len; i++)
    {
      const Source *source = &g_array_index (sources, Source, i);
      const StorePhoto *photo = source->photo;
      StorePoint at = store_lens_bend (photo, bend, store_plane_map (&source->back, place));
      double far = hypot (at.x - photo->width / 2.0, at.y - photo->height / 2.0) / photo->width;

      if (!(at.x >= 0 && at.y >= 0 && at.x < photo->width && at.y < photo->height)
          || far >= nearest)
        continue;
      nearest = far;
      mix (photo, at, colour);
    }
}

GBytes *
store_table_straighten (const StoreTable *table, GError **error)
{
  g_return_val_if_fail (table != NULL, NULL);

  g_autoptr (GArray) sources = list_sources (table);
  double per_mm = fmin (LONG_SIDE / fmax (table->width, table->depth), MOST_PER_MM);
  int width = (int) fmax (round (table->width * per_mm), 1);
  int height = (int) fmax (round (table->depth * per_mm), 1);
  g_autoptr (GdkPixbuf) pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  guint8 *pixels = gdk_pixbuf_get_pixels (pixbuf);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (pixbuf), n_bytes;
  char *bytes = NULL;

  memset (pixels, PAPER, stride * (gsize) (height - 1) + (gsize) width * 3);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      pick (sources, table->bend,
            (StorePoint){ (x + 0.5) * table->width / width, (y + 0.5) * table->depth / height },
            pixels + (gsize) y * stride + (gsize) x * 3);
  if (!gdk_pixbuf_save_to_buffer (pixbuf, &bytes, &n_bytes, "jpeg", error, "quality", "90", NULL))
    return NULL;
  return g_bytes_new_take (bytes, n_bytes);
}
