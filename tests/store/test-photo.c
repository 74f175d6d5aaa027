/* test-photo.c: photos of tables, taken by the test, show what stands where
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gstdio.h>
#include <math.h>
#include <string.h>

#include "scene.h"
#include "store/photo/photo.h"

typedef struct
{
  char *folder;
} Fixture;

static void
set_up (Fixture *fixture, gconstpointer data)
{
  fixture->folder = g_dir_make_tmp ("duckboard-photo-XXXXXX", NULL);
  g_assert_nonnull (fixture->folder);
}

static void
tear_down (Fixture *fixture, gconstpointer data)
{
  g_autoptr (GDir) folder = g_dir_open (fixture->folder, 0, NULL);
  const char *name;

  while ((name = g_dir_read_name (folder)) != NULL)
    {
      g_autofree char *path = g_build_filename (fixture->folder, name, NULL);

      g_remove (path);
    }
  g_rmdir (fixture->folder);
  g_free (fixture->folder);
}

/* A photo of the counters, read. */
static StorePhoto *
take (Fixture *fixture, const WarField *field, const GArray *counters, const Camera *camera)
{
  g_autofree char *path
    = g_build_filename (fixture->folder, camera->quality > 0 ? "photo.jpg" : "photo.png", NULL);
  g_autoptr (GError) error = NULL;
  StorePhoto *photo;

  scene_take (field, counters, camera, path);
  photo = store_photo_load (path, NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpuint (store_photo_get_width (photo), ==, camera->width);
  g_assert_cmpuint (store_photo_get_height (photo), ==, camera->height);
  return photo;
}

/* What is wrong at most with those that were found. */
typedef struct
{
  guint n_found, n_wrong;
  double far, turn; /* millimetres and degrees, at most */
} Deviation;

static const Counter *
find (const GArray *counters, guint id)
{
  for (guint i = 0; i < counters->len; i++)
    if (g_array_index (counters, Counter, i).id == id)
      return &g_array_index (counters, Counter, i);
  return NULL;
}

static Deviation
compare (const StoreTable *table, const GArray *counters)
{
  const GArray *tags = store_table_get_tags (table);
  Deviation deviation = { 0 };

  for (guint i = 0; i < tags->len; i++)
    {
      const StoreTag *tag = &g_array_index (tags, StoreTag, i);
      const Counter *counter = find (counters, tag->id);

      if (counter == NULL || tag->is_doubled)
        {
          deviation.n_wrong++;
          continue;
        }
      deviation.n_found++;
      deviation.far = fmax (deviation.far, hypot (tag->at.x - counter->x, tag->at.y - counter->y));
      deviation.turn
        = fmax (deviation.turn, fabs (remainder (tag->heading - counter->heading, 360)));
    }
  g_test_message ("%u found, %u wrong, %.3f mm, %.2f degrees, bend %.4f, error %.3f mm",
                  deviation.n_found, deviation.n_wrong, deviation.far, deviation.turn,
                  store_table_get_bend (table), store_table_get_error (table));
  return deviation;
}

/* What is asked of photos of a table. */
typedef struct
{
  double across, down; /* of the field, centimetres */
  double width, depth, tag; /* of counters, millimetres */
  guint n_counters;
  double far, turn; /* at most: millimetres and degrees */
  Camera camera;
} Case;

static const Case cases[] = {
  { 61, 30.5, 20, 20, 10, 12, 0.5, 2, { 2000, 1500, 20, 4, 0.86, 0, 1, 0, 0.6, 4, 0.5, 90 } },
};

/* With 4000 × 3000 pixels: tilt, lenses, noise, blur, JPEG, uneven light and shadows. */
static const Case large_cases[] = {
  { 61, 30.5, 20, 20, 10, 40, 0.5, 2, { 4000, 3000, 15, 3, 0.86, 0, 1, 0, 0.8, 4, 0.4, 92 } },
  { 61, 30.5, 20, 20, 10, 40, 0.5, 2, { 4000, 3000, 35, -8, 0.8, 0, 1, -0.03, 1.0, 8, 0.6, 80 } },
  { 61, 30.5, 20, 20, 10, 40, 0.5, 2, { 4000, 3000, 20, 92, 0.6, 0, 1, 0.02, 1.2, 6, 0.5, 85 } },
  { 180, 120, 40, 20, 16, 40, 3, 2, { 4000, 3000, 10, 2, 0.9, 0, 1, 0, 0.7, 4, 0.3, 92 } },
  { 180, 120, 40, 20, 16, 40, 3, 2, { 4000, 3000, 20, -3, 0.88, 0, 1, -0.03, 0.8, 6, 0.5, 88 } },
};

static void
check_case (Fixture *fixture, const Case *one)
{
  g_autoptr (WarField) field = war_field_new ("table", (WarLength) (one->across * WAR_CENTIMETRE),
                                              (WarLength) (one->down * WAR_CENTIMETRE));
  g_autoptr (GArray) counters
    = scene_new (field, one->n_counters, one->width, one->depth, one->tag);
  g_autoptr (StorePhoto) photo = take (fixture, field, counters, &one->camera);
  g_autoptr (GError) error = NULL;
  g_autoptr (StoreTable) table = store_table_new (&photo, 1, field, &error);
  Deviation deviation;

  g_assert_no_error (error);
  deviation = compare (table, counters);
  g_assert_cmpuint (deviation.n_wrong, ==, 0);
  g_assert_cmpuint (deviation.n_found * 40, >=, one->n_counters * 39);
  g_assert_cmpfloat (deviation.far, <=, one->far);
  g_assert_cmpfloat (deviation.turn, <=, one->turn);
}

static void
test_places (Fixture *fixture, gconstpointer data)
{
  const Case *chosen = g_test_slow () ? large_cases : cases;
  guint n = g_test_slow () ? G_N_ELEMENTS (large_cases) : G_N_ELEMENTS (cases);

  for (guint i = 0; i < n; i++)
    check_case (fixture, &chosen[i]);
}

/* Two photos of a side each, joined by what both show: everything stands where it does, once. A
 * third, of which nothing is known where it is, is left out. */
static void
test_joined (Fixture *fixture, gconstpointer data)
{
  static const Camera cameras[] = { { 2000, 1500, 18, 3, 0.86, 0, 0.66, -0.02, 0.6, 4, 0.5, 90 },
                                    { 2000, 1500, 22, -5, 0.86, 0.34, 1, -0.02, 0.6, 4, 0.3, 90 } };
  g_autoptr (WarField) field
    = war_field_new ("table", 61 * WAR_CENTIMETRE, (WarLength) (30.5 * WAR_CENTIMETRE));
  g_autoptr (GArray) counters = scene_new (field, 24, 20, 20, 10);
  g_autoptr (GArray) elsewhere = scene_new (field, 2, 20, 20, 10);
  g_autoptr (GError) error = NULL, half = NULL;
  StorePhoto *photos[3];
  StoreTable *table;
  Deviation deviation;

  for (guint i = 0; i < 2; i++)
    photos[i] = take (fixture, field, counters, &cameras[i]);
  for (guint i = 0; i < elsewhere->len; i++)
    g_array_index (elsewhere, Counter, i).id = 400 + i;
  photos[2] = take (fixture, field, elsewhere, &cameras[0]);

  table = store_table_new (photos, 3, field, &error);
  g_assert_no_error (error);
  g_assert_true (store_table_has_joined (table, 0));
  g_assert_true (store_table_has_joined (table, 1));
  g_assert_false (store_table_has_joined (table, 2));
  deviation = compare (table, counters);
  g_assert_cmpuint (deviation.n_wrong, ==, 0);
  g_assert_cmpuint (deviation.n_found, >=, 23);
  g_assert_cmpfloat (deviation.far, <=, 1);
  g_assert_cmpfloat (deviation.turn, <=, 2);
  store_table_free (table);

  /* One side has two corners of four. */
  g_assert_null (store_table_new (photos, 1, field, &half));
  g_test_message ("%s", half->message);
  for (guint i = 0; i < 3; i++)
    store_photo_free (photos[i]);
}

#define ADD(path, function) g_test_add (path, Fixture, NULL, set_up, function, tear_down)

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  ADD ("/photo/places", test_places);
  ADD ("/photo/joined", test_joined);
  return g_test_run ();
}
