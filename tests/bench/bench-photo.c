/* bench-photo.c: how long reading a photo of a table takes, and how sure it is
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <math.h>
#include <stdlib.h>
#include <time.h>

#include "../store/scene.h"
#include "short.h"
#include "store/photo/photo.h"

#define N_COUNTERS 40

typedef struct
{
  const char *name;
  double across, down; /* of the field, centimetres */
  double width, depth, tag; /* of counters, millimetres */
  Camera camera;
} Case;

static const Case cases[] = {
  { "61 × 30 cm, tags of 10 mm",
    61,
    30.5,
    20,
    20,
    10,
    { 4000, 3000, 15, 3, 0.86, 0, 1, -0.02, 0.8, 5, 0.4, 90 } },
  { "180 × 120 cm, tags of 16 mm",
    180,
    120,
    40,
    20,
    16,
    { 4000, 3000, 15, 3, 0.9, 0, 1, -0.02, 0.8, 5, 0.4, 90 } },
};

/* Of the processor: others may be at work. */
static double
get_seconds (void)
{
  return (double) clock () / CLOCKS_PER_SEC;
}

static double
get_worst (const StoreTable *table, const GArray *counters)
{
  const GArray *tags = store_table_get_tags (table);
  double worst = 0;

  for (guint i = 0; i < tags->len; i++)
    for (guint j = 0; j < counters->len; j++)
      {
        const StoreTag *tag = &g_array_index (tags, StoreTag, i);
        const Counter *counter = &g_array_index (counters, Counter, j);

        if (counter->id == tag->id)
          worst = fmax (worst, hypot (tag->at.x - counter->x, tag->at.y - counter->y));
      }
  return worst;
}

static void
measure (const Case *one, const char *path, gboolean is_short)
{
  g_autoptr (WarField) field = war_field_new ("table", (WarLength) (one->across * WAR_CENTIMETRE),
                                              (WarLength) (one->down * WAR_CENTIMETRE));
  g_autoptr (GArray) counters
    = scene_new (field, is_short ? 4 : N_COUNTERS, one->width, one->depth, one->tag);
  g_autoptr (StorePhoto) photo = NULL;
  g_autoptr (StoreTable) table = NULL;
  Camera camera = one->camera;
  double begin, read, worked_out;

  if (is_short)
    {
      camera.width /= 2;
      camera.height /= 2;
    }
  scene_take (field, counters, &camera, path);
  begin = get_seconds ();
  photo = store_photo_load (path, NULL, NULL);
  read = get_seconds ();
  table = photo != NULL ? store_table_new (&photo, 1, field, NULL) : NULL;
  worked_out = get_seconds ();
  g_print ("%-30s read %.2f s, worked out %.2f s", one->name, read - begin, worked_out - read);
  if (table != NULL)
    g_print (", %u of %u found, %.2f mm off at most", store_table_get_tags (table)->len,
             counters->len - WAR_TAG_N_CORNERS, get_worst (table, counters));
  g_print ("\n");
}

int
main (int argc, char **argv)
{
  gboolean is_short = bench_take_short (&argc, argv);
  g_autofree char *folder = g_dir_make_tmp ("duckboard-bench-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "photo.jpg", NULL);

  /* For its numbers at random. */
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    measure (&cases[i], path, is_short);
  g_remove (path);
  g_rmdir (folder);
  return EXIT_SUCCESS;
}
