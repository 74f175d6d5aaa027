/* field-background.c: the picture that somebody traces from
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/field-editor/field-background.h"

#include <glib/gi18n-lib.h>
#include <math.h>

/* Larger files are no pictures that one traces from, nor are those that unpack to more. */
#define FILE_MAX (64 * 1024 * 1024)
#define PIXELS_MAX (G_GINT64_CONSTANT (80) * 1000 * 1000)

/* The longer side of what is kept, in pixels. */
#define SIDE_MAX 4096

/* Each is half as large as the one before, so that a small picture on the screen costs little. */
#define N_LEVELS 5

typedef struct
{
  cairo_surface_t *levels[N_LEVELS]; /* the last ones may be NULL */
} Picture;

struct _DuckFieldBackground
{
  GObject parent_instance;

  WarBackground *value; /* or NULL */
  char *path; /* of the picture that has been read, or tried; or NULL */
  Picture *picture; /* NULL: not read, or not yet */
  GCancellable *cancellable; /* of the reading; or NULL */
};

G_DEFINE_FINAL_TYPE (DuckFieldBackground, duck_field_background, G_TYPE_OBJECT)

enum
{
  CHANGED,
  FAILED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* ---------------------------------------------------------------------------------------------
 * Reading, in a thread. */

static void
picture_free (gpointer data)
{
  Picture *picture = data;

  for (guint i = 0; i < N_LEVELS; i++)
    g_clear_pointer (&picture->levels[i], cairo_surface_destroy);
  g_free (picture);
}

/* A device or a pipe would never end. */
static gboolean
is_picture (const char *path, int *width, int *height, GError **error)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GFileInfo) info
    = g_file_query_info (file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
                         G_FILE_QUERY_INFO_NONE, NULL, error);

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR
      || (g_file_info_get_size (info) <= FILE_MAX
          && gdk_pixbuf_get_file_info (path, width, height) == NULL))
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED, _ ("“%s” is no picture."), path);
  else if (g_file_info_get_size (info) > FILE_MAX || (gint64) *width * *height > PIXELS_MAX)
    g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_SUPPORTED,
                 _ ("“%s” is too large: a picture has at most %d million pixels and %d\u00a0MB."),
                 path, (int) (PIXELS_MAX / 1000 / 1000), FILE_MAX / 1024 / 1024);
  else
    return TRUE;
  return FALSE;
}

static cairo_surface_t *
halve (cairo_surface_t *surface)
{
  int width = (cairo_image_surface_get_width (surface) + 1) / 2;
  int height = (cairo_image_surface_get_height (surface) + 1) / 2;
  cairo_surface_t *half = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (half);

  cairo_scale (cr, (double) width / cairo_image_surface_get_width (surface),
               (double) height / cairo_image_surface_get_height (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  return half;
}

/* What cairo has of a pixel: its colours are less by as much as one sees through it. */
static guint32
multiply (const guint8 *pixel, gboolean has_alpha)
{
  guint32 alpha = has_alpha ? pixel[3] : 255;
  guint32 value = alpha;

  for (guint i = 0; i < 3; i++)
    value = value << 8 | (pixel[i] * alpha + 127) / 255;
  return value;
}

static cairo_surface_t *
surface_new (GdkPixbuf *pixbuf)
{
  int width = gdk_pixbuf_get_width (pixbuf), height = gdk_pixbuf_get_height (pixbuf);
  gboolean has_alpha = gdk_pixbuf_get_has_alpha (pixbuf);
  gsize n_channels = has_alpha ? 4 : 3;
  const guint8 *pixels = gdk_pixbuf_read_pixels (pixbuf);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  guint8 *data = cairo_image_surface_get_data (surface);

  for (int y = 0; data != NULL && y < height; y++)
    {
      const guint8 *from = pixels + (gsize) y * (gsize) gdk_pixbuf_get_rowstride (pixbuf);
      guint32 *to
        = (gpointer) (data + (gsize) y * (gsize) cairo_image_surface_get_stride (surface));

      for (gsize x = 0; x < (gsize) width; x++)
        to[x] = multiply (from + x * n_channels, has_alpha);
    }
  cairo_surface_mark_dirty (surface);
  return surface;
}

static Picture *
picture_new (GdkPixbuf *pixbuf)
{
  Picture *picture = g_new0 (Picture, 1);

  picture->levels[0] = surface_new (pixbuf);
  for (guint i = 1; i < N_LEVELS && cairo_image_surface_get_width (picture->levels[i - 1]) > 1; i++)
    picture->levels[i] = halve (picture->levels[i - 1]);
  return picture;
}

static void
read_cb (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const char *path = data;
  g_autoptr (GdkPixbuf) pixbuf = NULL;
  GError *error = NULL;
  int width, height;

  if (is_picture (path, &width, &height, &error))
    pixbuf = MAX (width, height) > SIDE_MAX
               ? gdk_pixbuf_new_from_file_at_size (path, SIDE_MAX, SIDE_MAX, &error)
               : gdk_pixbuf_new_from_file (path, &error);
  if (pixbuf != NULL)
    g_task_return_pointer (task, picture_new (pixbuf), picture_free);
  else
    g_task_return_error (task, error);
}

static void
done_cb (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (DuckFieldBackground) self = data;
  g_autoptr (GError) error = NULL;
  Picture *picture = g_task_propagate_pointer (G_TASK (result), &error);

  /* Another picture is wanted by now. */
  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return;

  g_clear_object (&self->cancellable);
  self->picture = picture;
  if (picture != NULL)
    g_signal_emit (self, signals[CHANGED], 0);
  else
    g_signal_emit (self, signals[FAILED], 0, error->message);
}

void
duck_field_background_try (const char *path, GAsyncReadyCallback callback, gpointer data)
{
  g_return_if_fail (path != NULL);

  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, data);

  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_cb);
}

gboolean
duck_field_background_try_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), FALSE);

  Picture *picture = g_task_propagate_pointer (G_TASK (result), error);

  if (picture == NULL)
    return FALSE;
  picture_free (picture);
  return TRUE;
}

static void
forget_picture (DuckFieldBackground *self)
{
  if (self->cancellable != NULL)
    g_cancellable_cancel (self->cancellable);
  g_clear_object (&self->cancellable);
  g_clear_pointer (&self->picture, picture_free);
  g_clear_pointer (&self->path, g_free);
}

static void
read_picture (DuckFieldBackground *self, const char *path)
{
  g_autoptr (GTask) task = NULL;

  forget_picture (self);
  self->path = g_strdup (path);
  self->cancellable = g_cancellable_new ();
  task = g_task_new (NULL, self->cancellable, done_cb, g_object_ref (self));
  g_task_set_task_data (task, g_strdup (path), g_free);
  g_task_run_in_thread (task, read_cb);
}

void
duck_field_background_set (DuckFieldBackground *self, const WarBackground *value,
                           const char *folder)
{
  g_return_if_fail (DUCK_IS_FIELD_BACKGROUND (self));

  g_autofree char *path = NULL;

  if (self->value == value)
    return;
  g_clear_pointer (&self->value, war_background_unref);
  if (value != NULL)
    {
      self->value = war_background_ref ((WarBackground *) value);
      path = g_path_is_absolute (value->path) || folder == NULL
               ? g_strdup (value->path)
               : g_build_filename (folder, value->path, NULL);
      if (g_strcmp0 (path, self->path) != 0)
        read_picture (self, path);
    }
  g_signal_emit (self, signals[CHANGED], 0);
}

/* ---------------------------------------------------------------------------------------------
 * Drawing. */

gboolean
duck_field_background_get_rect (DuckFieldBackground *self, const WarBackground *value,
                                WarPosition *corner, WarLength *width, WarLength *depth)
{
  g_return_val_if_fail (DUCK_IS_FIELD_BACKGROUND (self), FALSE);

  cairo_surface_t *surface;

  if (value == NULL || self->picture == NULL)
    return FALSE;
  surface = self->picture->levels[0];
  *corner = value->position;
  *width = value->width;
  *depth = (WarLength) ((gint64) value->width * cairo_image_surface_get_height (surface)
                        / cairo_image_surface_get_width (surface));
  return TRUE;
}

void
duck_field_background_draw (cairo_t *cr, double pixel, gpointer data)
{
  const DuckFieldBackground *self = data;
  cairo_surface_t *surface;
  double width;
  guint level = 0;

  if (self->value == NULL || self->picture == NULL)
    return;

  width = (double) self->value->width / WAR_MILLIMETRE;
  while (level + 1 < N_LEVELS && self->picture->levels[level + 1] != NULL
         && width / pixel <= cairo_image_surface_get_width (self->picture->levels[level + 1]))
    level++;
  surface = self->picture->levels[level];

  cairo_save (cr);
  cairo_translate (cr, (double) self->value->position.x / WAR_MILLIMETRE,
                   (double) self->value->position.y / WAR_MILLIMETRE);
  cairo_scale (cr, width / cairo_image_surface_get_width (surface),
               width / cairo_image_surface_get_width (surface));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_filter (cairo_get_source (cr), CAIRO_FILTER_BILINEAR);
  cairo_paint_with_alpha (cr, self->value->opacity / 100.);
  cairo_restore (cr);
}

/* ---------------------------------------------------------------------------------------------
 * As an object. */

DuckFieldBackground *
duck_field_background_new (void)
{
  return g_object_new (DUCK_TYPE_FIELD_BACKGROUND, NULL);
}

static void
duck_field_background_finalize (GObject *object)
{
  DuckFieldBackground *self = DUCK_FIELD_BACKGROUND (object);

  forget_picture (self);
  g_clear_pointer (&self->value, war_background_unref);

  G_OBJECT_CLASS (duck_field_background_parent_class)->finalize (object);
}

static void
duck_field_background_class_init (DuckFieldBackgroundClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = duck_field_background_finalize;

  signals[CHANGED] = g_signal_new ("changed", DUCK_TYPE_FIELD_BACKGROUND, G_SIGNAL_RUN_LAST, 0,
                                   NULL, NULL, NULL, G_TYPE_NONE, 0);
  signals[FAILED] = g_signal_new ("failed", DUCK_TYPE_FIELD_BACKGROUND, G_SIGNAL_RUN_LAST, 0, NULL,
                                  NULL, NULL, G_TYPE_NONE, 1, G_TYPE_STRING);
}

static void
duck_field_background_init (DuckFieldBackground *self)
{
}
