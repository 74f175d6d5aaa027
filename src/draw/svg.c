/* svg.c: SVG files in layers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/svg-private.h"

#include <string.h>

#include <cairo-svg.h>

#include "draw/sheets.h"
#include "draw/surface-private.h"

struct _DrawSvg
{
  double width, height;
  GString *text;
  cairo_surface_t *surface;
  GByteArray *layer; /* what cairo writes */
  cairo_status_t status; /* the first that is no success */
};

static void
append_length (GString *text, const char *name, double length)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (number, sizeof number, "%.4f", length);
  g_string_append_printf (text, " %s=\"%smm\"", name, number);
}

DrawSvg *
draw_svg_new (double width, double height)
{
  DrawSvg *svg = g_new0 (DrawSvg, 1);
  char numbers[2][G_ASCII_DTOSTR_BUF_SIZE];

  svg->width = width;
  svg->height = height;
  svg->text = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
                            "<svg xmlns=\"http://www.w3.org/2000/svg\""
                            " xmlns:xlink=\"http://www.w3.org/1999/xlink\""
                            " xmlns:inkscape=\"http://www.inkscape.org/namespaces/inkscape\"");
  append_length (svg->text, "width", width);
  append_length (svg->text, "height", height);
  g_ascii_formatd (numbers[0], sizeof numbers[0], "%.4f", width);
  g_ascii_formatd (numbers[1], sizeof numbers[1], "%.4f", height);
  g_string_append_printf (svg->text, " viewBox=\"0 0 %s %s\" version=\"1.1\">\n", numbers[0],
                          numbers[1]);

  return svg;
}

cairo_surface_t *
draw_svg_begin_layer (DrawSvg *svg)
{
  g_return_val_if_fail (svg->surface == NULL, NULL);

  svg->layer = g_byte_array_new ();
  svg->surface
    = cairo_svg_surface_create_for_stream (draw_surface_write, svg->layer, svg->width, svg->height);
  cairo_svg_surface_set_document_unit (svg->surface, CAIRO_SVG_UNIT_MM);

  return svg->surface;
}

/* Puts the layer's id before each id that cairo has given, where it stands and where it is referred
 * to: other layers have the same ones. No text of ours is in the file, where the like could stand:
 * letters are shapes. */
static void
mark_ids (GString *content, const char *id)
{
  static const char *const before[] = { " id=\"", "\"#", "(#" };

  for (guint i = 0; i < G_N_ELEMENTS (before); i++)
    {
      g_autofree char *marked = g_strdup_printf ("%s%s-", before[i], id);

      g_string_replace (content, before[i], marked, 0);
    }
}

void
draw_svg_end_layer (DrawSvg *svg, const char *id, const char *name)
{
  g_autoptr (GString) content = g_string_new (NULL);
  g_autofree char *escaped = g_markup_escape_text (name, -1);
  const char *text, *begin, *end;

  cairo_surface_finish (svg->surface);
  if (svg->status == CAIRO_STATUS_SUCCESS)
    svg->status = cairo_surface_status (svg->surface);
  g_clear_pointer (&svg->surface, cairo_surface_destroy);

  /* What stands inside of the root element. An empty one has no end. */
  g_byte_array_append (svg->layer, (const guint8 *) "", 1);
  text = (const char *) svg->layer->data;
  begin = strstr (text, "<svg ");
  begin = begin != NULL ? strchr (begin, '>') : NULL;
  end = begin != NULL ? g_strrstr (begin, "</svg>") : NULL;
  if (end != NULL)
    g_string_append_len (content, begin + 1, end - begin - 1);
  g_clear_pointer (&svg->layer, g_byte_array_unref);

  mark_ids (content, id);
  g_string_append_printf (
    svg->text, "<g id=\"%s\" inkscape:groupmode=\"layer\" inkscape:label=\"%s\">", id, escaped);
  g_string_append_len (svg->text, content->str, (gssize) content->len);
  g_string_append (svg->text, "</g>\n");
}

GBytes *
draw_svg_finish (DrawSvg *svg, GError **error)
{
  cairo_status_t status = svg->status;
  GBytes *bytes;

  g_string_append (svg->text, "</svg>\n");
  bytes = g_string_free_to_bytes (svg->text);
  g_free (svg);
  if (status == CAIRO_STATUS_SUCCESS)
    return bytes;

  g_bytes_unref (bytes);
  g_set_error_literal (error, DRAW_ERROR, (gint) status, cairo_status_to_string (status));
  return NULL;
}
