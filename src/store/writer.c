/* writer.c: writes canonical XML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/writer.h"

#include "store/reader.h"

struct _StoreWriter
{
  GString *xml;
  GPtrArray *open; /* names of open elements; they are constants */
  gboolean in_tag; /* the last start tag has no ">" yet */
  gboolean inline_content;
};

/* White space other than a space would be lost from an attribute, and "\r" from any text. */
static void
append_escaped (GString *xml, const char *text)
{
  for (; *text != '\0'; text++)
    switch (*text)
      {
      case '&':
        g_string_append (xml, "&amp;");
        break;
      case '<':
        g_string_append (xml, "&lt;");
        break;
      case '>':
        g_string_append (xml, "&gt;");
        break;
      case '"':
        g_string_append (xml, "&quot;");
        break;
      case '\t':
      case '\n':
      case '\r':
        g_string_append_printf (xml, "&#%d;", *text);
        break;
      default:
        g_string_append_c (xml, *text);
      }
}

static void
close_tag (StoreWriter *writer)
{
  if (writer->in_tag)
    g_string_append (writer->xml, ">");
  writer->in_tag = FALSE;
}

static void
new_line (StoreWriter *writer)
{
  g_string_append_printf (writer->xml, "\n%*s", (int) writer->open->len * 2, "");
}

StoreWriter *
store_writer_new (const char *root)
{
  StoreWriter *writer = g_new0 (StoreWriter, 1);

  writer->xml = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
  writer->open = g_ptr_array_new ();
  store_writer_start (writer, root);
  store_writer_text (writer, "xmlns", STORE_NAMESPACE);
  store_writer_text (writer, "version", STORE_VERSION);

  return writer;
}

void
store_writer_start (StoreWriter *writer, const char *element)
{
  close_tag (writer);
  new_line (writer);
  g_string_append_printf (writer->xml, "<%s", element);
  g_ptr_array_add (writer->open, (gpointer) element);
  writer->in_tag = TRUE;
}

void
store_writer_end (StoreWriter *writer)
{
  const char *element = g_ptr_array_steal_index (writer->open, writer->open->len - 1);

  if (writer->in_tag)
    {
      g_string_append (writer->xml, "/>");
    }
  else
    {
      if (!writer->inline_content)
        new_line (writer);
      g_string_append_printf (writer->xml, "</%s>", element);
    }

  writer->in_tag = FALSE;
  writer->inline_content = FALSE;
}

void
store_writer_text (StoreWriter *writer, const char *name, const char *text)
{
  g_return_if_fail (writer->in_tag);

  if (text == NULL)
    return;

  g_string_append_printf (writer->xml, " %s=\"", name);
  append_escaped (writer->xml, text);
  g_string_append_c (writer->xml, '"');
}

void
store_writer_integer (StoreWriter *writer, const char *name, gint64 integer)
{
  g_return_if_fail (writer->in_tag);

  g_string_append_printf (writer->xml, " %s=\"%" G_GINT64_FORMAT "\"", name, integer);
}

void
store_writer_positions (StoreWriter *writer, const char *name, const WarPosition *positions,
                        guint n_positions)
{
  g_return_if_fail (writer->in_tag);

  g_string_append_printf (writer->xml, " %s=\"", name);
  for (guint i = 0; i < n_positions; i++)
    g_string_append_printf (writer->xml, "%s%d,%d", i > 0 ? " " : "", positions[i].x,
                            positions[i].y);
  g_string_append_c (writer->xml, '"');
}

void
store_writer_content (StoreWriter *writer, const char *text)
{
  close_tag (writer);
  append_escaped (writer->xml, text);
  writer->inline_content = TRUE;
}

GBytes *
store_writer_finish (StoreWriter *writer)
{
  GString *xml = writer->xml;

  store_writer_end (writer);
  g_return_val_if_fail (writer->open->len == 0, NULL);

  g_string_append_c (xml, '\n');
  g_ptr_array_unref (writer->open);
  g_free (writer);

  return g_string_free_to_bytes (xml);
}
