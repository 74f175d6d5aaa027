/* surface.c: surfaces that become files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <cairo-pdf.h>

#include "draw/sheets.h"

/* The time of printing says nothing about what is printed, and would make every file differ. */
#define PDF_DATE "2000-01-01T00:00:00Z"

G_DEFINE_QUARK (draw_error_quark, draw_error)

cairo_status_t
draw_surface_write (void *closure, const unsigned char *data, unsigned int length)
{
  g_byte_array_append (closure, data, length);

  return CAIRO_STATUS_SUCCESS;
}

cairo_surface_t *
draw_surface_new_pdf (GByteArray *bytes, const char *title, double width, double height)
{
  cairo_surface_t *surface = cairo_pdf_surface_create_for_stream (
    draw_surface_write, bytes, width * DRAW_POINTS_PER_MM, height * DRAW_POINTS_PER_MM);

  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_TITLE, title);
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_AUTHOR, "Duckboard");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATOR, "Duckboard");
  cairo_pdf_surface_set_metadata (surface, CAIRO_PDF_METADATA_CREATE_DATE, PDF_DATE);

  return surface;
}

/* FALSE with an error, and without the bytes, if the file is none. */
static gboolean
end_file (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status, GError **error)
{
  cairo_surface_finish (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    status = cairo_surface_status (surface);
  cairo_surface_destroy (surface);
  if (status == CAIRO_STATUS_SUCCESS)
    return TRUE;

  g_byte_array_unref (bytes);
  g_set_error_literal (error, DRAW_ERROR, (gint) status, cairo_status_to_string (status));
  return FALSE;
}

GBytes *
draw_surface_finish (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status,
                     GError **error)
{
  return end_file (surface, bytes, status, error) ? g_byte_array_free_to_bytes (bytes) : NULL;
}

/* cairo does not write these entries of a PDF's catalog: an update of it, as the format has them,
 * goes to the end of the file. Where cairo writes no table of objects there is none. */

/* The place of a text in the bytes from a place on; −1: it is not there. */
static gssize
find_text (const GByteArray *bytes, gsize from, const char *text)
{
  gsize length = strlen (text);

  for (gsize i = from; i + length <= bytes->len; i++)
    if (memcmp (bytes->data + i, text, length) == 0)
      return (gssize) i;
  return -1;
}

/* The number behind a text; FALSE: it is not there. */
static gboolean
find_number (const GByteArray *bytes, gsize from, const char *text, gsize *number)
{
  gssize found = find_text (bytes, from, text);

  if (found < 0)
    return FALSE;
  *number = (gsize) g_ascii_strtoull ((const char *) bytes->data + found + strlen (text), NULL, 10);
  return TRUE;
}

/* Where the last table of objects begins; FALSE: there is none. */
static gboolean
find_table (const GByteArray *bytes, gsize *table)
{
  gsize end = bytes->len > 64 ? bytes->len - 64 : 0;

  return find_number (bytes, end, "startxref\n", table)
         && find_text (bytes, *table, "xref\n0 ") == (gssize) *table;
}

/* Every entry of the table takes 20 bytes, the first ten of which say where the object is. */
static gboolean
find_object (const GByteArray *bytes, gsize table, gsize object, gsize *place)
{
  gsize entries = table + strlen ("xref\n"), at;
  gssize line = find_text (bytes, entries, "\n");

  if (line < 0)
    return FALSE;
  at = (gsize) line + 1 + 20 * object;
  if (at + 20 > bytes->len)
    return FALSE;
  *place = (gsize) g_ascii_strtoull ((const char *) bytes->data + at, NULL, 10);
  return *place < table;
}

static void
append_text (GByteArray *bytes, char *text)
{
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
  g_free (text);
}

static void
amend_catalog (GByteArray *bytes)
{
  gsize table, root, size, info, place, update, own = bytes->len;
  gssize body, end;
  g_autofree char *rest = NULL;

  /* The numbers below are read as text: they end before this. */
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  g_byte_array_set_size (bytes, (guint) own);
  if (!find_table (bytes, &table) || !find_number (bytes, table, "/Root ", &root)
      || !find_number (bytes, table, "/Size ", &size)
      || !find_number (bytes, table, "/Info ", &info) || !find_object (bytes, table, root, &place))
    return;
  body = find_text (bytes, place, "<<");
  end = find_text (bytes, place, "endobj");
  if (body < 0 || end < body)
    return;

  rest = g_strndup ((const char *) bytes->data + body + 2, (gsize) (end - body - 2));
  append_text (bytes, g_strdup_printf ("%" G_GSIZE_FORMAT " 0 obj\n<< /Lang (%s)\n"
                                       "   /ViewerPreferences << /PrintScaling /None >>%sendobj\n",
                                       /* TRANSLATORS: the code of your language. */
                                       root, C_ ("language", "en"), rest));
  update = bytes->len;
  append_text (bytes,
               g_strdup_printf ("xref\n%" G_GSIZE_FORMAT " 1\n%010" G_GSIZE_FORMAT
                                " 00000 n \ntrailer\n<< /Size %" G_GSIZE_FORMAT
                                "\n   /Root %" G_GSIZE_FORMAT " 0 R\n   /Info %" G_GSIZE_FORMAT
                                " 0 R\n   /Prev %" G_GSIZE_FORMAT
                                "\n>>\nstartxref\n%" G_GSIZE_FORMAT "\n%%%%EOF\n",
                                root, own, size, root, info, table, update));
}

GBytes *
draw_surface_finish_pdf (cairo_surface_t *surface, GByteArray *bytes, cairo_status_t status,
                         GError **error)
{
  if (!end_file (surface, bytes, status, error))
    return NULL;
  amend_catalog (bytes);
  return g_byte_array_free_to_bytes (bytes);
}
