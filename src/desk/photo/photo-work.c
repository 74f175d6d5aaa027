/* photo-work.c: photos of a table, read in threads
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "desk/photo/photo-work.h"

#include <math.h>

#include "desk/base/kind.h"
#include "store/disk/save.h"

/* The longer side of what is drawn, in pixels. */
#define SIDE_MAX 1600

/* ---------------------------------------------------------------------------------------------
 * Loading. */

struct _DuckPhotoLoading
{
  gatomicrefcount references;
  char **paths;
  guint n_paths;
  StoreProgress progress;
  gint n_done; /* atomic */
};

static DuckPhotoLoading *
loading_ref (DuckPhotoLoading *loading)
{
  g_atomic_ref_count_inc (&loading->references);
  return loading;
}

void
duck_photo_loading_free (DuckPhotoLoading *loading)
{
  if (!g_atomic_ref_count_dec (&loading->references))
    return;
  g_strfreev (loading->paths);
  g_clear_object (&loading->progress.cancellable);
  g_free (loading);
}

double
duck_photo_loading_get_fraction (DuckPhotoLoading *loading)
{
  double done = g_atomic_int_get (&loading->n_done);

  return fmin ((done + g_atomic_int_get (&loading->progress.permille) / 1000.)
                 / fmax (loading->n_paths, 1),
               1);
}

/* Each pixel is the mean of those of the photo that lie in it. */
static void
shrink (const StorePhoto *photo, guint factor, guint8 *pixels, guint width, guint height,
        gsize row_length)
{
  guint stride;
  const guint8 *from = store_photo_get_pixels (photo, &stride);

  for (guint y = 0; y < height; y++)
    {
      guint32 *row = (guint32 *) (gpointer) (pixels + y * row_length);

      for (guint x = 0; x < width; x++)
        {
          guint32 sums[3] = { 0 };

          for (guint i = 0; i < factor; i++)
            {
              const guint8 *at
                = from + (gsize) (y * factor + i) * stride + (gsize) (x * factor) * 3;

              for (guint j = 0; j < 3 * factor; j++)
                sums[j % 3] += at[j];
            }
          row[x] = sums[0] / (factor * factor) << 16 | sums[1] / (factor * factor) << 8
                   | sums[2] / (factor * factor);
        }
    }
}

static cairo_surface_t *
make_picture (const StorePhoto *photo)
{
  guint own_width = store_photo_get_width (photo), own_height = store_photo_get_height (photo);
  guint longer = MAX (own_width, own_height), factor = (longer + SIDE_MAX - 1) / SIDE_MAX;
  guint width = MAX (own_width / factor, 1), height = MAX (own_height / factor, 1);
  cairo_surface_t *surface
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) width, (int) height);

  shrink (photo, factor, cairo_image_surface_get_data (surface), width, height,
          (gsize) cairo_image_surface_get_stride (surface));
  cairo_surface_mark_dirty (surface);
  return surface;
}

static void
clear_photo (gpointer data)
{
  DuckPhoto *photo = data;

  store_photo_free (photo->photo);
  cairo_surface_destroy (photo->picture);
  g_free (photo->name);
}

DuckPhoto *
duck_photo_ref (DuckPhoto *photo)
{
  return g_atomic_rc_box_acquire (photo);
}

void
duck_photo_unref (DuckPhoto *photo)
{
  g_atomic_rc_box_release_full (photo, clear_photo);
}

typedef struct
{
  GPtrArray *photos, *errors;
} Loaded;

static void
loaded_free (gpointer data)
{
  Loaded *loaded = data;

  g_clear_pointer (&loaded->photos, g_ptr_array_unref);
  g_clear_pointer (&loaded->errors, g_ptr_array_unref);
  g_free (loaded);
}

static void
load_one (DuckPhotoLoading *loading, const char *path, Loaded *loaded)
{
  g_autoptr (GError) error = NULL;
  StorePhoto *photo = store_photo_load (path, &loading->progress, &error);
  DuckPhoto *one;

  if (photo == NULL)
    {
      if (!g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
        g_ptr_array_add (loaded->errors, g_strdup (error->message));
      return;
    }
  one = g_atomic_rc_box_new0 (DuckPhoto);
  one->photo = photo;
  one->picture = make_picture (photo);
  one->name = g_filename_display_basename (path);
  g_ptr_array_add (loaded->photos, one);
}

static void
load_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  DuckPhotoLoading *loading = data;
  Loaded *loaded = g_new0 (Loaded, 1);

  loaded->photos = g_ptr_array_new_with_free_func ((GDestroyNotify) duck_photo_unref);
  loaded->errors = g_ptr_array_new_with_free_func (g_free);
  for (guint i = 0; i < loading->n_paths && !g_cancellable_is_cancelled (cancellable); i++)
    {
      load_one (loading, loading->paths[i], loaded);
      g_atomic_int_set (&loading->progress.permille, 0);
      g_atomic_int_inc (&loading->n_done);
    }
  g_task_return_pointer (task, loaded, loaded_free);
}

DuckPhotoLoading *
duck_photo_load (const char *const *paths, GCancellable *cancellable, GAsyncReadyCallback callback,
                 gpointer data)
{
  g_return_val_if_fail (paths != NULL, NULL);

  DuckPhotoLoading *loading = g_new0 (DuckPhotoLoading, 1);
  g_autoptr (GTask) task = g_task_new (NULL, cancellable, callback, data);

  g_atomic_ref_count_init (&loading->references);
  loading->paths = g_strdupv ((char **) paths);
  loading->n_paths = g_strv_length (loading->paths);
  loading->progress.cancellable = cancellable != NULL ? g_object_ref (cancellable) : NULL;
  g_task_set_check_cancellable (task, FALSE);
  g_task_set_task_data (task, loading_ref (loading), (GDestroyNotify) duck_photo_loading_free);
  g_task_run_in_thread (task, load_cb);
  return loading;
}

GPtrArray *
duck_photo_load_finish (GAsyncResult *result, GPtrArray **errors)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  Loaded *loaded = g_task_propagate_pointer (G_TASK (result), NULL);
  GPtrArray *photos = g_steal_pointer (&loaded->photos);

  *errors = g_steal_pointer (&loaded->errors);
  loaded_free (loaded);
  return photos;
}

/* ---------------------------------------------------------------------------------------------
 * Reading. */

typedef struct
{
  WarField *field;
  WarState *before;
  gboolean is_game, is_pointed;
  StorePoint corners[WAR_TAG_N_CORNERS];
  DuckPhotoAnswer *answer;
} Reading;

void
duck_photo_answer_free (DuckPhotoAnswer *answer)
{
  g_clear_pointer (&answer->reading, war_reading_free);
  g_clear_pointer (&answer->table, store_table_free);
  g_clear_pointer (&answer->setup, war_setup_free);
  g_ptr_array_unref (answer->photos);
  g_free (answer->why);
  g_free (answer);
}

static void
reading_free (gpointer data)
{
  Reading *reading = data;

  war_field_unref (reading->field);
  g_free (reading->before);
  g_clear_pointer (&reading->answer, duck_photo_answer_free);
  g_free (reading);
}

static StoreTable *
make_table (const Reading *reading, GError **error)
{
  GPtrArray *photos = reading->answer->photos;
  g_autofree StorePhoto **stored = g_new (StorePhoto *, photos->len);

  for (guint i = 0; i < photos->len; i++)
    stored[i] = ((DuckPhoto *) g_ptr_array_index (photos, i))->photo;
  if (reading->is_pointed)
    return store_table_new_by_corners (stored[0], reading->field, reading->corners, error);
  return store_table_new (stored, photos->len, reading->field, error);
}

static void
read_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  DuckPhotoAnswer *answer = reading->answer;
  g_autoptr (GError) error = NULL;

  answer->table = make_table (reading, &error);
  if (answer->table == NULL)
    answer->why = g_strdup (error->message);
  else if (answer->setup != NULL)
    {
      answer->reading
        = war_reading_new (answer->setup, g_steal_pointer (&reading->before), reading->is_game);
      store_table_read_units (answer->table, answer->reading);
    }
  g_task_return_pointer (task, g_steal_pointer (&reading->answer),
                         (GDestroyNotify) duck_photo_answer_free);
}

void
duck_photo_read (const DuckPhotoQuestion *question, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (question != NULL && question->photos->len > 0);

  Reading *reading = g_new0 (Reading, 1);
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);

  reading->field = war_field_ref (question->field);
  reading->before = question->before;
  reading->is_game = question->is_game;
  reading->is_pointed = question->corners != NULL;
  for (guint i = 0; i < WAR_TAG_N_CORNERS && question->corners != NULL; i++)
    reading->corners[i] = question->corners[i];
  reading->answer = g_new0 (DuckPhotoAnswer, 1);
  reading->answer->photos = g_ptr_array_ref (question->photos);
  reading->answer->setup = question->setup != NULL ? war_setup_lend (question->setup) : NULL;
  g_task_set_task_data (task, reading, reading_free);
  g_task_run_in_thread (task, read_cb);
}

DuckPhotoAnswer *
duck_photo_read_finish (GAsyncResult *result)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), NULL);
}

/* ---------------------------------------------------------------------------------------------
 * Straightening. */

typedef struct
{
  DuckPhotoAnswer *answer; /* lent */
  char *name;
} Straightening;

static void
straightening_free (gpointer data)
{
  g_free (((Straightening *) data)->name);
  g_free (data);
}

/* The name says which picture it is, so that the same is kept once. */
static char *
keep (const char *title, GBytes *jpeg, GError **error)
{
  g_autofree char *folder
    = g_build_filename (g_get_user_data_dir (), "duckboard", "pictures", NULL);
  g_autofree char *name = duck_kind_suggest_name (title, "");
  g_autofree char *sum = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, jpeg);
  g_autofree char *file = g_strdup_printf ("%s %.8s.jpg", name, sum);
  g_autofree char *path = g_build_filename (folder, file, NULL);

  /* If this fails, saving says why. */
  g_mkdir_with_parents (folder, 0755);
  return store_save_bytes (path, jpeg, error) ? g_steal_pointer (&path) : NULL;
}

static void
straighten_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Straightening *work = data;
  GError *error = NULL;
  g_autoptr (GBytes) jpeg = store_table_straighten (work->answer->table, &error);
  char *path = jpeg != NULL ? keep (work->name, jpeg, &error) : NULL;

  if (path != NULL)
    g_task_return_pointer (task, path, g_free);
  else
    g_task_return_error (task, error);
}

void
duck_photo_straighten (DuckPhotoAnswer *answer, const char *name, GAsyncReadyCallback callback,
                       gpointer data)
{
  g_return_if_fail (answer != NULL && answer->table != NULL);

  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);
  Straightening *work = g_new0 (Straightening, 1);

  work->answer = answer;
  work->name = g_strdup (name);
  g_task_set_task_data (task, work, straightening_free);
  g_task_run_in_thread (task, straighten_cb);
}

char *
duck_photo_straighten_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
