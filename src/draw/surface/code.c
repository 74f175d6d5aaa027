/* code.c: text as a QR code
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/code.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#ifdef HAVE_LIBQRENCODE
#include <qrencode.h>
#endif

#include "draw/surface/sheets.h"
#include "draw/surface/surface-private.h"

#define EDGE 4 /* squares of white around it: readers need them */
#define SQUARE_PIXELS 4 /* readers of pictures find small squares better than large ones */
#define SQUARE_MM 0.5

struct _DrawCode
{
  guint n; /* squares in a row */
  guint8 *is_black; /* row by row */
};

gboolean
draw_code_is_supported (void)
{
#ifdef HAVE_LIBQRENCODE
  return TRUE;
#else
  return FALSE;
#endif
}

#ifdef HAVE_LIBQRENCODE

/* Squares in a row of a version. */
#define WIDTH(version) (4 * (version) + 17)

/* Version 23 with the least correction, whose blocks of data a reader that many web pages use has
 * wrong, gets the next size. */
#define UNREAD 23

/* What of the text a code has room for, by whether all of it is of the letters that take least. */
static gsize
get_room (const char *text)
{
  return text[strspn (text, "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")] == '\0'
           ? DRAW_CODE_MAX_CAPITALS
           : DRAW_CODE_MAX;
}

static QRcode *
encode (const char *text)
{
  QRcode *code = QRcode_encodeString (text, 0, QR_ECLEVEL_L, QR_MODE_8, TRUE);

  if (code == NULL || code->width != WIDTH (UNREAD))
    return code;
  QRcode_free (code);
  return QRcode_encodeString (text, UNREAD + 1, QR_ECLEVEL_L, QR_MODE_8, TRUE);
}

DrawCode *
draw_code_new (const char *text, GError **error)
{
  g_return_val_if_fail (text != NULL, NULL);

  gsize length = strlen (text), room = get_room (text);
  QRcode *found = length <= room ? encode (text) : NULL;
  DrawCode *code;

  if (found == NULL)
    {
      g_set_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_SIZE,
                   _ ("This takes %u letters, and a QR code has room for %u: send it as text."),
                   (guint) length, (guint) room);
      return NULL;
    }

  code = g_new0 (DrawCode, 1);
  code->n = (guint) found->width;
  code->is_black = g_new (guint8, code->n * code->n);
  for (guint i = 0; i < code->n * code->n; i++)
    code->is_black[i] = found->data[i] & 1;
  QRcode_free (found);
  return code;
}

#else

DrawCode *
draw_code_new (const char *text, GError **error)
{
  g_set_error_literal (error, DRAW_ERROR, CAIRO_STATUS_INVALID_CONTENT,
                       _ ("This Duckboard was built without QR codes: send it as text."));
  return NULL;
}

#endif

void
draw_code_free (DrawCode *code)
{
  if (code == NULL)
    return;

  g_free (code->is_black);
  g_free (code);
}

guint
draw_code_get_n (const DrawCode *code)
{
  g_return_val_if_fail (code != NULL, 0);

  return code->n + 2 * EDGE;
}

void
draw_code (const DrawCode *code, cairo_t *cr, double left, double top, double size)
{
  g_return_if_fail (code != NULL);

  double step = size / draw_code_get_n (code);

  cairo_save (cr);
  cairo_rectangle (cr, left, top, size, size);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_set_antialias (cr, CAIRO_ANTIALIAS_NONE);
  cairo_set_source_rgb (cr, 0, 0, 0);
  for (guint i = 0; i < code->n * code->n; i++)
    if (code->is_black[i] != 0)
      cairo_rectangle (cr, left + (i % code->n + EDGE) * step, top + (i / code->n + EDGE) * step,
                       step, step);
  cairo_fill (cr);
  cairo_restore (cr);
}

GBytes *
draw_code_to_png (const DrawCode *code, GError **error)
{
  g_return_val_if_fail (code != NULL, NULL);

  int size = (int) draw_code_get_n (code) * SQUARE_PIXELS;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, size, size);
  cairo_t *cr = cairo_create (surface);

  draw_code (code, cr, 0, 0, size);
  cairo_destroy (cr);
  return draw_surface_finish_png (surface, CAIRO_STATUS_SUCCESS, 0, error);
}

GBytes *
draw_code_to_svg (const DrawCode *code)
{
  g_return_val_if_fail (code != NULL, NULL);

  guint size = code->n + 2 * EDGE;
  char side[G_ASCII_DTOSTR_BUF_SIZE];
  GString *svg = g_string_new (NULL);

  g_ascii_formatd (side, sizeof side, "%g", size * SQUARE_MM);
  g_string_append_printf (svg,
                          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%smm\" "
                          "height=\"%smm\" viewBox=\"0 0 %u %u\">\n"
                          "<rect width=\"%u\" height=\"%u\" fill=\"#fff\"/>\n<path d=\"",
                          side, side, size, size, size, size);
  for (guint i = 0; i < code->n * code->n; i++)
    if (code->is_black[i] != 0)
      g_string_append_printf (svg, "M%u %uh1v1h-1z", i % code->n + EDGE, i / code->n + EDGE);
  g_string_append (svg, "\"/>\n</svg>\n");
  return g_string_free_to_bytes (svg);
}
