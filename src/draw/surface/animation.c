/* animation.c: pictures that follow each other in one PNG file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/animation-private.h"

#include <string.h>

#include "draw/surface/sheets.h"
#include "draw/surface/surface-private.h"

/* A part of the picture, from when it is shown. */
typedef struct
{
  cairo_rectangle_int_t place;
  guint time; /* milliseconds */
  GByteArray *png; /* of the part, as cairo writes it */
} Frame;

struct _DrawAnimation
{
  cairo_surface_t *last;
  GArray *frames; /* Frame */
  cairo_status_t status; /* the first that is no success */
};

static void
clear_frame (gpointer data)
{
  g_byte_array_unref (((Frame *) data)->png);
}

DrawAnimation *
draw_animation_new (void)
{
  DrawAnimation *animation = g_new0 (DrawAnimation, 1);

  animation->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  g_array_set_clear_func (animation->frames, clear_frame);
  return animation;
}

/* The byte that is no colour may be anything. */
static guint32
get_pixel (const guint8 *row, int x)
{
  guint32 pixel;

  memcpy (&pixel, row + 4 * x, sizeof pixel);
  return pixel & 0xffffff;
}

/* What differs; of no width, if nothing does. */
static cairo_rectangle_int_t
compare (cairo_surface_t *a, cairo_surface_t *b)
{
  int width = cairo_image_surface_get_width (a), height = cairo_image_surface_get_height (a);
  int stride = cairo_image_surface_get_stride (a);
  const guint8 *one = cairo_image_surface_get_data (a), *other = cairo_image_surface_get_data (b);
  int left = width, right = 0, top = height, bottom = 0;

  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      if (get_pixel (one + y * stride, x) != get_pixel (other + y * stride, x))
        {
          left = MIN (left, x);
          right = MAX (right, x + 1);
          top = MIN (top, y);
          bottom = y + 1;
        }
  return (cairo_rectangle_int_t){ left, top, MAX (right - left, 0), MAX (bottom - top, 0) };
}

static cairo_surface_t *
copy (cairo_surface_t *picture)
{
  cairo_surface_t *same
    = cairo_image_surface_create (CAIRO_FORMAT_RGB24, cairo_image_surface_get_width (picture),
                                  cairo_image_surface_get_height (picture));
  cairo_t *cr = cairo_create (same);

  cairo_set_source_surface (cr, picture, 0, 0);
  cairo_paint (cr);
  cairo_destroy (cr);
  cairo_surface_flush (same);
  return same;
}

/* All pictures have to be written alike, and cairo leaves out how clear pixels are where none is:
 * the first is then nearly opaque. */
static void
keep_alpha (guint8 *pixels)
{
  guint32 pixel;

  memcpy (&pixel, pixels, sizeof pixel);
  for (guint shift = 0; shift < 24; shift += 8)
    if ((pixel >> shift & 0xff) == 0xff)
      pixel -= 1u << shift;
  pixel = (pixel & 0xffffff) | 0xfe000000;
  memcpy (pixels, &pixel, sizeof pixel);
}

/* The place of the next picture; what is as it was in the last one, or NULL, is clear there, which
 * takes hardly any room. */
static cairo_surface_t *
cut (cairo_surface_t *last, cairo_surface_t *next, const cairo_rectangle_int_t *place)
{
  cairo_surface_t *part
    = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, place->width, place->height);
  int stride = cairo_image_surface_get_stride (next);
  int part_stride = cairo_image_surface_get_stride (part);
  const guint8 *before = last != NULL ? cairo_image_surface_get_data (last) : NULL;
  const guint8 *after = cairo_image_surface_get_data (next);
  guint8 *pixels = cairo_image_surface_get_data (part);
  gboolean is_opaque = TRUE;

  for (int y = 0; y < place->height; y++)
    for (int x = 0; x < place->width; x++)
      {
        gsize row = (gsize) (place->y + y) * (gsize) stride;
        guint32 pixel = get_pixel (after + row, place->x + x) | 0xff000000;

        if (before != NULL && (get_pixel (before + row, place->x + x) | 0xff000000) == pixel)
          pixel = 0;
        is_opaque = is_opaque && pixel != 0;
        memcpy (pixels + y * part_stride + 4 * x, &pixel, sizeof pixel);
      }
  if (is_opaque)
    keep_alpha (pixels);
  cairo_surface_mark_dirty (part);
  return part;
}

void
draw_animation_add (DrawAnimation *animation, cairo_surface_t *picture, guint time)
{
  g_return_if_fail (animation != NULL && picture != NULL && time <= G_MAXUINT16);

  cairo_surface_t *next = copy (picture), *part;
  cairo_rectangle_int_t place
    = { 0, 0, cairo_image_surface_get_width (next), cairo_image_surface_get_height (next) };
  Frame frame = { .time = time };

  if (animation->last != NULL)
    place = compare (animation->last, next);
  if (place.width == 0)
    {
      Frame *before = &g_array_index (animation->frames, Frame, animation->frames->len - 1);

      before->time = MIN (before->time + time, G_MAXUINT16);
      cairo_surface_destroy (next);
      return;
    }

  frame.place = place;
  frame.png = g_byte_array_new ();
  part = cut (animation->last, next, &place);
  if (animation->status == CAIRO_STATUS_SUCCESS)
    animation->status = cairo_surface_write_to_png_stream (part, draw_surface_write, frame.png);
  cairo_surface_destroy (part);
  g_array_append_val (animation->frames, frame);
  g_clear_pointer (&animation->last, cairo_surface_destroy);
  animation->last = next;
}

/* Files --------------------------------------------------------------------------------------- */

static guint32
read_number (const guint8 *bytes)
{
  return (guint32) bytes[0] << 24 | (guint32) bytes[1] << 16 | (guint32) bytes[2] << 8 | bytes[3];
}

static void
append_number (GByteArray *bytes, guint32 number)
{
  guint32 big = GUINT32_TO_BE (number);

  g_byte_array_append (bytes, (const guint8 *) &big, sizeof big);
}

static void
append_chunk (GByteArray *file, const char *type, const guint8 *data, guint length)
{
  guint from;

  append_number (file, length);
  from = file->len;
  g_byte_array_append (file, (const guint8 *) type, 4);
  if (length > 0)
    g_byte_array_append (file, data, length);
  append_number (file, draw_png_get_crc (file->data + from, file->len - from));
}

/* When and where the frame is shown, with the next number of those chunks that have one. */
static void
append_control (GByteArray *file, const Frame *frame, guint32 number)
{
  g_autoptr (GByteArray) data = g_byte_array_new ();
  const guint8 rest[] = {
    (guint8) (frame->time >> 8), (guint8) frame->time, 1000 >> 8, 1000 & 0xff, 0, 1
  }; /* it stays, and covers what was there but where it is clear */

  append_number (data, number);
  append_number (data, (guint32) frame->place.width);
  append_number (data, (guint32) frame->place.height);
  append_number (data, (guint32) frame->place.x);
  append_number (data, (guint32) frame->place.y);
  g_byte_array_append (data, rest, sizeof rest);
  append_chunk (file, "fcTL", data->data, data->len);
}

/* Appends what a PNG says in its chunks of data: of the first frame as they are, of the others with
 * their numbers. */
static void
append_data (GByteArray *file, const Frame *frame, gboolean is_first, guint32 *number)
{
  const guint8 *at = frame->png->data + 8, *end = frame->png->data + frame->png->len;

  while (at + 12 <= end)
    {
      guint32 length = read_number (at);

      if (memcmp (at + 4, "IDAT", 4) == 0 && is_first)
        {
          append_chunk (file, "IDAT", at + 8, length);
        }
      else if (memcmp (at + 4, "IDAT", 4) == 0)
        {
          g_autoptr (GByteArray) data = g_byte_array_new ();

          append_number (data, (*number)++);
          g_byte_array_append (data, at + 8, length);
          append_chunk (file, "fdAT", data->data, data->len);
        }
      at += length + 12;
    }
}

static GBytes *
make_file (const DrawAnimation *animation)
{
  GByteArray *file = g_byte_array_new ();
  g_autoptr (GByteArray) control = g_byte_array_new ();
  guint32 number = 0;

  /* The signature, and the size of the whole. */
  g_byte_array_append (file, g_array_index (animation->frames, Frame, 0).png->data, 33);
  append_number (control, animation->frames->len);
  append_number (control, 0); /* without end */
  append_chunk (file, "acTL", control->data, control->len);
  for (guint i = 0; i < animation->frames->len; i++)
    {
      const Frame *frame = &g_array_index (animation->frames, Frame, i);

      append_control (file, frame, number++);
      append_data (file, frame, i == 0, &number);
    }
  append_chunk (file, "IEND", NULL, 0);
  return g_byte_array_free_to_bytes (file);
}

GBytes *
draw_animation_finish (DrawAnimation *animation, GError **error)
{
  g_return_val_if_fail (animation != NULL && animation->frames->len > 0, NULL);

  GBytes *bytes = NULL;

  if (animation->status == CAIRO_STATUS_SUCCESS)
    bytes = make_file (animation);
  else
    g_set_error_literal (error, DRAW_ERROR, (gint) animation->status,
                         cairo_status_to_string (animation->status));
  cairo_surface_destroy (animation->last);
  g_array_unref (animation->frames);
  g_free (animation);
  return bytes;
}
