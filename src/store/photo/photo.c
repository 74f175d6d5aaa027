/* photo.c: photos of a table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/photo/photo-private.h"

#include <gdk-pixbuf/gdk-pixbuf.h>
#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/faults.h"
#include "store/disk/read-file.h"

#define FILE_MAX (64 * 1024 * 1024)
#define PIXELS_MAX (G_GINT64_CONSTANT (64) * 1000 * 1000)
#define LEAST_SIDE 64

/* How much of the work it is to read the file, in thousandths. */
#define READ 250

gboolean
store_progress_reach (StoreProgress *progress, gint permille)
{
  if (progress == NULL)
    return TRUE;
  g_atomic_int_set (&progress->permille, permille);
  return !g_cancellable_is_cancelled (progress->cancellable);
}

static void fail (GError **error, const char *path, const char *format, ...) G_GNUC_PRINTF (3, 4);

static void
fail (GError **error, const char *path, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", path, message);
}

/* Refuses before anything is decoded what would take too much. */
typedef struct
{
  const char *path;
  GError **error;
  gboolean is_refused;
} Sizing;

static void
size_prepared (GdkPixbufLoader *loader, int width, int height, gpointer data)
{
  Sizing *sizing = data;

  if (sizing->is_refused)
    return;
  if ((gint64) width * height > PIXELS_MAX)
    fail (sizing->error, sizing->path,
          _ ("the picture has %d × %d pixels; at most %d million are read: make it smaller"), width,
          height, (int) (PIXELS_MAX / 1000 / 1000));
  else if (width < LEAST_SIDE || height < LEAST_SIDE)
    fail (sizing->error, sizing->path, _ ("the picture has only %d × %d pixels"), width, height);
  else
    return;
  sizing->is_refused = TRUE;
  /* No loader makes room for a picture of that size. */
  gdk_pixbuf_loader_set_size (loader, 0, 0);
}

/* The kinds that cameras and scanners write; what else the machine could read is not tried. */
static const char *
find_format (GBytes *bytes)
{
  static const guint8 jpeg[] = { 0xff, 0xd8, 0xff }, png[] = { 0x89, 'P', 'N', 'G' };
  gsize n;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  if (n > sizeof jpeg && memcmp (data, jpeg, sizeof jpeg) == 0)
    return "jpeg";
  if (n > sizeof png && memcmp (data, png, sizeof png) == 0)
    return "png";
  return NULL;
}

/* Whether it is what telephones take by themselves, HEIC or AVIF: the first box says so. */
static gboolean
is_of_boxes (GBytes *bytes)
{
  gsize n;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  return n >= 12 && memcmp (data + 4, "ftyp", 4) == 0
         && (memcmp (data + 8, "heic", 4) == 0 || memcmp (data + 8, "heix", 4) == 0
             || memcmp (data + 8, "mif1", 4) == 0 || memcmp (data + 8, "avif", 4) == 0);
}

/* What follows a marker of a JPEG file; or, of one that has no length, 0. */
static gsize
get_segment_length (const guint8 *data, gsize n, gsize at)
{
  guint8 marker = data[at + 1];

  if (marker == 0x01 || (marker >= 0xd0 && marker <= 0xd8) || at + 4 > n)
    return 0;
  return (gsize) data[at + 2] << 8 | data[at + 3];
}

/* Whether a JPEG file has its end: the library takes what is missing for grey. A small picture
 * within the head has an end of its own, and some cameras write more behind that of the file. */
static gboolean
has_end (GBytes *bytes)
{
  gsize n, at = 2;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  while (at + 1 < n)
    if (data[at] != 0xff || data[at + 1] == 0 || data[at + 1] == 0xff)
      at++; /* of what is packed, or filling */
    else if (data[at + 1] == 0xd9)
      return TRUE;
    else
      at += 2 + get_segment_length (data, n, at);
  return FALSE;
}

/* By parts, so that a picture that is refused is not decoded. */
#define PART 4096

static GdkPixbuf *
decode (GBytes *bytes, const char *path, StoreProgress *progress, GError **error)
{
  const char *format = find_format (bytes);
  g_autoptr (GdkPixbufLoader) loader = NULL;
  Sizing sizing = { path, error, FALSE };
  g_autoptr (GError) reason = NULL;
  gboolean is_right = TRUE, is_wanted = TRUE;
  gsize n, done = 0;
  const guint8 *data = g_bytes_get_data (bytes, &n);

  if (format == NULL)
    {
      fail (error, path,
            is_of_boxes (bytes)
              ? _ ("it is a HEIC or AVIF picture, as some telephones take them: let yours take or "
                   "send it as JPEG")
              : _ ("it is neither a JPEG nor a PNG picture"));
      return NULL;
    }
  if (g_str_equal (format, "jpeg") && !has_end (bytes))
    {
      fail (error, path, _ ("the picture is damaged: %s"), _ ("its end is missing"));
      return NULL;
    }
  loader = gdk_pixbuf_loader_new_with_type (format, &reason);
  if (loader == NULL)
    {
      fail (error, path, _ ("it cannot be read: %s"), reason->message);
      return NULL;
    }

  g_signal_connect (loader, "size-prepared", G_CALLBACK (size_prepared), &sizing);
  while (is_right && is_wanted && !sizing.is_refused && done < n)
    {
      gsize part = MIN (n - done, PART);

      is_right = gdk_pixbuf_loader_write (loader, data + done, part, &reason);
      done += part;
      is_wanted = store_progress_reach (progress, (gint) (done * READ / n));
    }
  if (is_right && is_wanted && !sizing.is_refused)
    is_right = gdk_pixbuf_loader_close (loader, &reason);
  else
    gdk_pixbuf_loader_close (loader, NULL);
  if (!is_wanted)
    g_cancellable_set_error_if_cancelled (progress->cancellable, error);
  if (sizing.is_refused || !is_wanted)
    return NULL;
  if (!is_right || gdk_pixbuf_loader_get_pixbuf (loader) == NULL)
    {
      fail (error, path, _ ("the picture is damaged: %s"),
            reason != NULL ? reason->message : _ ("nothing of it can be seen"));
      return NULL;
    }
  return gdk_pixbuf_apply_embedded_orientation (gdk_pixbuf_loader_get_pixbuf (loader));
}

/* What is clear is white, as paper. */
static void
take_pixels (StorePhoto *photo, const GdkPixbuf *pixbuf, guint8 *grey)
{
  const guint8 *pixels = gdk_pixbuf_read_pixels (pixbuf);
  gsize stride = (gsize) gdk_pixbuf_get_rowstride (pixbuf);
  guint n_channels = (guint) gdk_pixbuf_get_n_channels (pixbuf);

  for (guint y = 0; y < photo->height; y++)
    {
      const guint8 *from = pixels + y * stride;
      guint8 *to = photo->colours + (gsize) y * photo->stride;
      guint8 *light = grey + (gsize) y * photo->width;

      for (guint x = 0; x < photo->width; x++, from += n_channels, to += 3)
        {
          guint alpha = n_channels == 4 ? from[3] : 255;

          for (guint i = 0; i < 3; i++)
            to[i] = (guint8) ((from[i] * alpha + 255 * (255 - alpha)) / 255);
          light[x] = (guint8) ((to[0] * 77 + to[1] * 150 + to[2] * 29) >> 8);
        }
    }
}

/* NULL with an error. */
static GdkPixbuf *
load (const char *path, StoreProgress *progress, GError **error)
{
  g_autoptr (StoreFaults) faults = store_faults_new (path);
  g_autoptr (GBytes) bytes = store_read_file_up_to (path, FILE_MAX, faults);

  if (bytes == NULL)
    {
      g_autofree char *lines = store_faults_to_string (faults);

      g_set_error_literal (error, G_IO_ERROR, G_IO_ERROR_FAILED, g_strchomp (lines));
      return NULL;
    }
  return decode (bytes, path, progress, error);
}

StorePhoto *
store_photo_load (const char *path, StoreProgress *progress, GError **error)
{
  g_return_val_if_fail (path != NULL, NULL);

  g_autoptr (GdkPixbuf) pixbuf = load (path, progress, error);
  g_autofree guint8 *grey = NULL;
  StorePhoto *photo;

  if (pixbuf == NULL)
    return NULL;

  photo = g_new0 (StorePhoto, 1);
  photo->width = (guint) gdk_pixbuf_get_width (pixbuf);
  photo->height = (guint) gdk_pixbuf_get_height (pixbuf);
  photo->stride = photo->width * 3;
  photo->colours = g_malloc ((gsize) photo->stride * photo->height);
  photo->sightings = g_array_new (FALSE, FALSE, sizeof (StoreSighting));
  grey = g_malloc ((gsize) photo->width * photo->height);
  take_pixels (photo, pixbuf, grey);
  store_photo_find_tags (grey, photo->width, photo->height, photo->width, progress,
                         photo->sightings);
  if (store_progress_reach (progress, 1000))
    return photo;
  g_cancellable_set_error_if_cancelled (progress->cancellable, error);
  store_photo_free (photo);
  return NULL;
}

GBytes *
store_picture_load (const char *path, guint *width, guint *height, GError **error)
{
  g_return_val_if_fail (path != NULL && width != NULL && height != NULL, NULL);

  g_autoptr (GdkPixbuf) pixbuf = load (path, NULL, error), small = NULL, opaque = NULL;
  int longer, columns, rows;
  char *bytes;
  gsize length;

  if (pixbuf == NULL)
    return NULL;
  columns = gdk_pixbuf_get_width (pixbuf);
  rows = gdk_pixbuf_get_height (pixbuf);
  longer = MAX (columns, rows);
  if (longer > STORE_PICTURE_MAX)
    {
      columns = MAX ((int) ((gint64) columns * STORE_PICTURE_MAX / longer), 1);
      rows = MAX ((int) ((gint64) rows * STORE_PICTURE_MAX / longer), 1);
    }
  small = gdk_pixbuf_scale_simple (pixbuf, columns, rows, GDK_INTERP_BILINEAR);
  /* What is clear is white, as paper. */
  opaque = gdk_pixbuf_composite_color_simple (small, columns, rows, GDK_INTERP_NEAREST, 255, 8,
                                              0xffffff, 0xffffff);
  if (!gdk_pixbuf_save_to_buffer (opaque, &bytes, &length, "jpeg", error, "quality", "80", NULL))
    return NULL;
  *width = (guint) columns;
  *height = (guint) rows;
  return g_bytes_new_take (bytes, length);
}

void
store_photo_free (StorePhoto *photo)
{
  g_free (photo->colours);
  g_array_unref (photo->sightings);
  g_free (photo);
}

guint
store_photo_get_width (const StorePhoto *photo)
{
  return photo->width;
}

guint
store_photo_get_height (const StorePhoto *photo)
{
  return photo->height;
}

const guint8 *
store_photo_get_pixels (const StorePhoto *photo, guint *stride)
{
  *stride = photo->stride;
  return photo->colours;
}
