/* svg.c: SVG files in layers
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/svg-private.h"

#include <math.h>
#include <string.h>

#include <cairo-svg.h>

#include "draw/surface/lettering-private.h"
#include "draw/surface/sheets.h"
#include "draw/surface/surface-private.h"

struct _DrawSvg
{
  double width, height;
  gboolean outlines; /* letters are shapes */
  GString *text;
  cairo_surface_t *surface;
  GByteArray *part; /* what cairo writes */
  GString *letters; /* of the part */
  DrawLetterTaker taker;
  GHashTable *ids; /* char *: all that have been given */
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

  svg->ids = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
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

void
draw_svg_set_outlines (DrawSvg *svg, gboolean outlines)
{
  svg->outlines = outlines;
}

/* Free it. */
static char *
invent_id (DrawSvg *svg, const char *wanted)
{
  char *id = g_strdup (wanted);

  for (guint n = 2; !g_hash_table_add (svg->ids, g_strdup (id)); n++)
    {
      g_free (id);
      id = g_strdup_printf ("%s-%u", wanted, n);
    }

  return id;
}

static void
append_number (GString *text, const char *before, double value)
{
  char number[G_ASCII_DTOSTR_BUF_SIZE];

  g_ascii_formatd (number, sizeof number, "%.5f", value);
  g_string_append_printf (text, "%s%s", before, number);
}

static void
append_colour (GString *text, const char *name, const double colour[3])
{
  g_string_append_printf (text, " %s=\"#%02x%02x%02x\"", name, (guint) lround (255 * colour[0]),
                          (guint) lround (255 * colour[1]), (guint) lround (255 * colour[2]));
}

/* What the letters look like, as attributes. */
static void
append_lettering (GString *text, cairo_t *cr, const DrawLettering *lettering)
{
  double colour[3] = { 0 }, alpha = 1;

  g_string_append_printf (
    text, " font-family=\"%s\"",
    draw_face_get_families (lettering->italic ? DRAW_FACE_MAP : lettering->face));
  append_number (text, " font-size=\"", lettering->size);
  g_string_append_printf (text, "\"%s%s", lettering->bold ? " font-weight=\"bold\"" : "",
                          lettering->italic ? " font-style=\"italic\"" : "");
  if (lettering->spacing > 0)
    {
      append_number (text, " letter-spacing=\"", lettering->spacing * lettering->size);
      g_string_append_c (text, '"');
    }
  cairo_pattern_get_rgba (cairo_get_source (cr), &colour[0], &colour[1], &colour[2], &alpha);
  append_colour (text, "fill", colour);
  if (alpha < 1)
    {
      append_number (text, " fill-opacity=\"", alpha);
      g_string_append_c (text, '"');
    }
}

/* The line of a layout, where it begins. */
static void
append_line (GString *text, PangoLayoutIter *iter, double x, double y)
{
  const PangoLayoutLine *line = pango_layout_iter_get_line_readonly (iter);
  const char *all = pango_layout_get_text (pango_layout_iter_get_layout (iter));
  g_autofree char *escaped = g_markup_escape_text (all + line->start_index, line->length);
  PangoRectangle rect;

  pango_layout_iter_get_line_extents (iter, NULL, &rect);
  append_number (text, " x=\"", x + (double) rect.x / PANGO_SCALE);
  append_number (text, "\" y=\"", y + (double) pango_layout_iter_get_baseline (iter) / PANGO_SCALE);
  g_string_append_printf (text, "\" xml:space=\"preserve\">%s</text>\n", escaped);
}

static void
take_letters (cairo_t *cr, PangoLayout *layout, const DrawLettering *lettering, double halo,
              const double halo_colour[3], gpointer data)
{
  GString *text = ((DrawSvg *) data)->letters;
  PangoLayoutIter *iter = pango_layout_get_iter (layout);
  cairo_matrix_t matrix;
  double x, y;

  cairo_get_matrix (cr, &matrix);
  cairo_get_current_point (cr, &x, &y);
  do
    {
      append_number (text, "<text transform=\"matrix(", matrix.xx);
      append_number (text, " ", matrix.yx);
      append_number (text, " ", matrix.xy);
      append_number (text, " ", matrix.yy);
      append_number (text, " ", matrix.x0);
      append_number (text, " ", matrix.y0);
      g_string_append (text, ")\"");
      append_lettering (text, cr, lettering);
      if (halo > 0)
        {
          append_colour (text, "stroke", halo_colour);
          append_number (text, " stroke-width=\"", halo);
          g_string_append (text, "\" stroke-linejoin=\"round\" paint-order=\"stroke\"");
        }
      append_line (text, iter, x, y);
    }
  while (pango_layout_iter_next_line (iter));
  pango_layout_iter_free (iter);
}

void
draw_svg_begin_layer (DrawSvg *svg, const char *id, const char *name)
{
  g_autofree char *wanted = g_strdup_printf ("layer-%s", id);
  g_autofree char *own = invent_id (svg, wanted);
  g_autofree char *escaped = g_markup_escape_text (name, -1);

  g_string_append_printf (
    svg->text, "<g id=\"%s\" inkscape:groupmode=\"layer\" inkscape:label=\"%s\">\n", own, escaped);
}

void
draw_svg_end_layer (DrawSvg *svg)
{
  g_string_append (svg->text, "</g>\n");
}

cairo_surface_t *
draw_svg_begin_part (DrawSvg *svg)
{
  g_return_val_if_fail (svg->surface == NULL, NULL);

  svg->part = g_byte_array_new ();
  svg->letters = g_string_new (NULL);
  svg->surface
    = cairo_svg_surface_create_for_stream (draw_surface_write, svg->part, svg->width, svg->height);
  cairo_svg_surface_set_document_unit (svg->surface, CAIRO_SVG_UNIT_MM);
  svg->taker = (DrawLetterTaker){ take_letters, svg };
  if (!svg->outlines)
    draw_lettering_set_taker (svg->surface, &svg->taker);

  return svg->surface;
}

/* Puts the part's id before each id that cairo has given, where it stands and where it is referred
 * to: other parts have the same ones. No text of ours is among it, where the like could stand. */
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

/* What stands inside of the root element. An empty one has no end. */
static GString *
get_content (DrawSvg *svg)
{
  GString *content = g_string_new (NULL);
  const char *text, *begin, *end;

  g_byte_array_append (svg->part, (const guint8 *) "", 1);
  text = (const char *) svg->part->data;
  begin = strstr (text, "<svg ");
  begin = begin != NULL ? strchr (begin, '>') : NULL;
  end = begin != NULL ? g_strrstr (begin, "</svg>") : NULL;
  if (end != NULL)
    g_string_append_len (content, begin + 1, end - begin - 1);

  return content;
}

void
draw_svg_end_part (DrawSvg *svg, const char *id, const char *title)
{
  g_autoptr (GString) content = NULL;
  g_autofree char *own = NULL;
  g_autofree char *escaped = g_markup_escape_text (title != NULL ? title : "", -1);

  cairo_surface_finish (svg->surface);
  if (svg->status == CAIRO_STATUS_SUCCESS)
    svg->status = cairo_surface_status (svg->surface);
  g_clear_pointer (&svg->surface, cairo_surface_destroy);
  content = get_content (svg);
  g_clear_pointer (&svg->part, g_byte_array_unref);

  if (strspn (content->str, " \n") < content->len || svg->letters->len > 0)
    {
      own = invent_id (svg, id);
      mark_ids (content, own);
      if (title != NULL)
        g_string_append_printf (svg->text, "<g id=\"%s\"><title>%s</title>", own, escaped);
      g_string_append_len (svg->text, content->str, (gssize) content->len);
      g_string_append_len (svg->text, svg->letters->str, (gssize) svg->letters->len);
      if (title != NULL)
        g_string_append (svg->text, "</g>\n");
    }
  g_string_free (g_steal_pointer (&svg->letters), TRUE);
}

void
draw_svg_add_path (DrawSvg *svg, const char *id, const char *title, const char *path,
                   const char *colour)
{
  g_autofree char *own = invent_id (svg, id);
  g_autofree char *escaped = g_markup_escape_text (title, -1);

  g_string_append_printf (svg->text,
                          "<path id=\"%s\" d=\"%s\" fill=\"none\" stroke=\"%s\""
                          " stroke-width=\"0.1\"><title>%s</title></path>\n",
                          own, path, colour, escaped);
}

GBytes *
draw_svg_finish (DrawSvg *svg, GError **error)
{
  cairo_status_t status = svg->status;
  GBytes *bytes;

  g_string_append (svg->text, "</svg>\n");
  bytes = g_string_free_to_bytes (svg->text);
  g_hash_table_unref (svg->ids);
  g_free (svg);
  if (status == CAIRO_STATUS_SUCCESS)
    return bytes;

  g_bytes_unref (bytes);
  g_set_error_literal (error, DRAW_ERROR, (gint) status, cairo_status_to_string (status));
  return NULL;
}
