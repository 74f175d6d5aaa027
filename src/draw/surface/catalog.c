/* catalog.c: what cairo leaves out of a PDF's catalog
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/surface/catalog-private.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include <cairo.h>
#include <zlib.h>

#include "draw/surface/sheets.h"

/* No cairo has a function for the entries of a catalog that say the language and how to print, up
 * to 1.18 with its tags and metadata. PDF has updates for that: a new catalog, and where it is, go
 * to the end of the file, whose other bytes stay. Only the two forms that cairo writes are read:
 * with 1.16 a table of references and plain objects; since 1.18 a stream of references, and objects
 * packed into streams. (To hold 1.18 to PDF 1.4, which has no such streams, costs the letters that
 * ligatures are read as. libqpdf would read any form, and write the file anew; it brings eight more
 * libraries with it, which is a third of the time in which duckboard-cli starts.) */

/* Where objects are, and which matter, as the end of the file says. */
typedef struct
{
  gsize place; /* of the references themselves */
  gboolean packed;
  gsize size, root, info;
} References;

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

/* The number behind a text; FALSE: it is not there. The bytes end with a zero. */
static gboolean
find_number (const GByteArray *bytes, gsize from, const char *text, gsize *number)
{
  gssize found = find_text (bytes, from, text);
  const char *digits, *end;

  if (found < 0)
    return FALSE;
  digits = (const char *) bytes->data + found + strlen (text);
  *number = (gsize) g_ascii_strtoull (digits, (char **) &end, 10);
  return end != digits;
}

/* Zeros end bytes that are read as text. */
static void
end_text (GByteArray *bytes)
{
  g_byte_array_append (bytes, (const guint8 *) "", 1);
  g_byte_array_set_size (bytes, bytes->len - 1);
}

/* What the stream of the object at a place unpacks to, ended by a zero; NULL: it does not. */
static GByteArray *
unpack (const GByteArray *pdf, gsize place)
{
  const char *begin = "\nstream\n";
  gssize found = find_text (pdf, place, begin);
  g_autoptr (GByteArray) whole = g_byte_array_new ();
  guint8 part[4096];
  z_stream stream = { 0 };
  int status;

  if (found < 0 || inflateInit (&stream) != Z_OK)
    return NULL;

  /* It says itself where it ends. */
  found += (gssize) strlen (begin);
  stream.next_in = pdf->data + found;
  stream.avail_in = pdf->len - (guint) found;
  do
    {
      stream.next_out = part;
      stream.avail_out = sizeof part;
      status = inflate (&stream, Z_NO_FLUSH);
      g_byte_array_append (whole, part, sizeof part - stream.avail_out);
    }
  while (status == Z_OK);
  inflateEnd (&stream);
  end_text (whole);

  return status == Z_STREAM_END ? g_steal_pointer (&whole) : NULL;
}

static gboolean
find_references (const GByteArray *pdf, References *references)
{
  gsize end = pdf->len > 64 ? pdf->len - 64 : 0, place;

  if (!find_number (pdf, end, "startxref\n", &place))
    return FALSE;
  references->place = place;
  references->packed = find_text (pdf, place, "xref\n0 ") != (gssize) place;

  return (!references->packed || find_text (pdf, place, "/Type /XRef") >= 0)
         && find_number (pdf, place, "/Size ", &references->size)
         && find_number (pdf, place, "/Root ", &references->root)
         && find_number (pdf, place, "/Info ", &references->info);
}

/* The text of an object at a place of its own. */
static char *
read_plain (const GByteArray *pdf, gsize place)
{
  gssize begin = find_text (pdf, place, "obj\n"), end = find_text (pdf, place, "endobj");

  return begin >= 0 && end > begin
           ? g_strndup ((const char *) pdf->data + begin + 4, (gsize) (end - begin - 4))
           : NULL;
}

/* Likewise of one among several in a stream: that begins with the number and the place of each,
 * counted from what is behind those. */
static char *
read_packed (const GByteArray *pdf, gsize place, gsize which)
{
  g_autoptr (GByteArray) objects = unpack (pdf, place);
  gsize first, n, begin = 0, end;
  const char *at;

  if (objects == NULL || !find_number (pdf, place, "/First ", &first)
      || !find_number (pdf, place, "/N ", &n) || which >= n)
    return NULL;

  at = (const char *) objects->data;
  end = objects->len;
  for (gsize i = 0; i <= which + 1 && i < n; i++)
    {
      g_ascii_strtoull (at, (char **) &at, 10);
      *(i <= which ? &begin : &end) = first + (gsize) g_ascii_strtoull (at, (char **) &at, 10);
    }

  return begin < end && end <= objects->len
           ? g_strndup ((const char *) objects->data + begin, end - begin)
           : NULL;
}

/* From the table, whose entries take 20 bytes, the first ten of which say where the object is. */
static char *
read_root_by_table (const GByteArray *pdf, const References *references)
{
  gssize line = find_text (pdf, references->place + strlen ("xref\n"), "\n");
  gsize at = (gsize) line + 1 + 20 * references->root;

  return line >= 0 && at + 20 <= pdf->len
           ? read_plain (pdf, g_ascii_strtoull ((const char *) pdf->data + at, NULL, 10))
           : NULL;
}

/* From the stream. Each entry has three numbers: what it is, a place or the number of a stream, and
 * which in that. */
static gboolean
read_entry (const GByteArray *entries, const gsize widths[3], gsize object, gsize fields[3])
{
  gsize at = object * (widths[0] + widths[1] + widths[2]);

  if (at + widths[0] + widths[1] + widths[2] > entries->len)
    return FALSE;
  for (guint i = 0; i < 3; i++)
    {
      fields[i] = 0;
      for (gsize byte = 0; byte < widths[i]; byte++)
        fields[i] = fields[i] << 8 | entries->data[at++];
    }

  return TRUE;
}

static char *
read_root_by_stream (const GByteArray *pdf, const References *references)
{
  g_autoptr (GByteArray) entries = unpack (pdf, references->place);
  gsize widths[3], fields[3], stream;
  const char *at;

  if (entries == NULL || !find_number (pdf, references->place, "/W [", &widths[0]))
    return NULL;
  at = (const char *) pdf->data + find_text (pdf, references->place, "/W [") + 4;
  for (guint i = 0; i < 3; i++)
    {
      widths[i] = (gsize) g_ascii_strtoull (at, (char **) &at, 10);
      if (widths[i] > sizeof (gsize))
        return NULL;
    }

  if (!read_entry (entries, widths, references->root, fields))
    return NULL;
  if (fields[0] == 1)
    return read_plain (pdf, fields[1]);
  stream = fields[2];
  if (fields[0] != 2 || !read_entry (entries, widths, fields[1], fields) || fields[0] != 1)
    return NULL;

  return read_packed (pdf, fields[1], stream);
}

static void
append_text (GByteArray *bytes, char *text)
{
  g_byte_array_append (bytes, (const guint8 *) text, (guint) strlen (text));
  g_free (text);
}

/* Where the new catalog is, in the form of the references before. */
static void
append_references (GByteArray *pdf, const References *references, guint catalog)
{
  guint update = pdf->len;
  g_autofree char *trailer
    = g_strdup_printf ("/Root %" G_GSIZE_FORMAT " 0 R\n   /Info %" G_GSIZE_FORMAT
                       " 0 R\n   /Prev %" G_GSIZE_FORMAT "\n",
                       references->root, references->info, references->place);
  /* The stream of references is an object too, and says where it is itself. */
  guint32 places[2] = { GUINT32_TO_BE (catalog), GUINT32_TO_BE (update) };

  if (!references->packed)
    append_text (pdf, g_strdup_printf ("xref\n%" G_GSIZE_FORMAT " 1\n%010u 00000 n \n"
                                       "trailer\n<< /Size %" G_GSIZE_FORMAT "\n   %s>>\n",
                                       references->root, catalog, references->size, trailer));
  else
    {
      append_text (pdf,
                   g_strdup_printf ("%" G_GSIZE_FORMAT " 0 obj\n<< /Type /XRef\n   /Length 12\n"
                                    "   /Size %" G_GSIZE_FORMAT "\n   /Index [%" G_GSIZE_FORMAT
                                    " 1 %" G_GSIZE_FORMAT " 1]\n   /W [1 4 1]\n   %s>>\nstream\n",
                                    references->size, references->size + 1, references->root,
                                    references->size, trailer));
      for (guint i = 0; i < 2; i++)
        {
          g_byte_array_append (pdf, (const guint8 *) "\1", 1);
          g_byte_array_append (pdf, (const guint8 *) &places[i], 4);
          g_byte_array_append (pdf, (const guint8 *) "", 1);
        }
      append_text (pdf, g_strdup ("\nendstream\nendobj\n"));
    }
  append_text (pdf, g_strdup_printf ("startxref\n%u\n%%%%EOF\n", update));
}

gboolean
draw_catalog_amend (GByteArray *pdf, GError **error)
{
  References references;
  g_autofree char *root = NULL;
  const char *entries = NULL;
  guint catalog = pdf->len;

  end_text (pdf);
  if (find_references (pdf, &references))
    root = references.packed ? read_root_by_stream (pdf, &references)
                             : read_root_by_table (pdf, &references);
  if (root != NULL && strstr (root, "/Type /Catalog") != NULL)
    entries = strstr (root, "<<");
  if (entries == NULL)
    {
      g_set_error (error, DRAW_ERROR, CAIRO_STATUS_INVALID_CONTENT,
                   _ ("This PDF would not ask to be printed at true size: Duckboard does not know "
                      "how cairo %s builds it. Choose another format, or print it."),
                   cairo_version_string ());
      return FALSE;
    }

  append_text (pdf, g_strdup_printf ("%" G_GSIZE_FORMAT " 0 obj\n<< /Lang (%s)\n"
                                     "   /ViewerPreferences << /PrintScaling /None >>%s\nendobj\n",
                                     /* TRANSLATORS: the code of your language. */
                                     references.root, C_ ("language", "en"),
                                     g_strchomp ((char *) entries + 2)));
  append_references (pdf, &references, catalog);

  return TRUE;
}
