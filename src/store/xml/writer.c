/* writer.c: writes canonical XML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/xml/writer.h"

#include <string.h>

#include "store/xml/reader.h"

/* How often an element of a name has stood in another one. */
typedef struct
{
  const char *name;
  guint n;
} Count;

/* What is kept for one element and not written yet. */
typedef struct
{
  GPtrArray *attributes; /* WarExtraEntry */
  GByteArray *written; /* 1 for each of them that is */
  GPtrArray *elements; /* WarExtraEntry, in their order */
  guint n_elements; /* so many of them are written */
} Kept;

/* An element that has been opened and not yet closed. The rest is there only if something is kept
 * at the item that it belongs to. */
typedef struct
{
  const char *name; /* a constant */
  guint n_children;
  GHashTable *index; /* path → Kept: of the whole item */
  char *path; /* from the item's element */
  GArray *counts; /* Count: its children */
  Kept *kept; /* or NULL; belongs to the index */
} Frame;

struct _StoreWriter
{
  GString *xml;
  GArray *frames; /* Frame; innermost last */
  gboolean in_tag; /* the last start tag has no ">" yet */
  gboolean inline_content;
  gsize version_offset; /* where the version stands */
  guint minor; /* the latest that something in the file comes from */
};

void
store_append_escaped (GString *xml, const char *text)
{
  while (*text != '\0')
    {
      gsize plain = strcspn (text, "&<>\"\t\n\r");

      g_string_append_len (xml, text, (gssize) plain);
      text += plain;
      switch (*text)
        {
        case '\0':
          return;
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
        default:
          g_string_append_printf (xml, "&#%d;", *text);
        }
      text++;
    }
}

static Frame *
get_frame (const StoreWriter *writer)
{
  return writer->frames->len > 0 ? &g_array_index (writer->frames, Frame, writer->frames->len - 1)
                                 : NULL;
}

static void
new_line (StoreWriter *writer)
{
  g_string_append_c (writer->xml, '\n');
  for (guint i = 0; i < writer->frames->len; i++)
    g_string_append (writer->xml, "  ");
}

/* Files of large games have tens of thousands of them, and are written with every order: formatting
 * would take longer than all else. */
static void
begin_attribute (StoreWriter *writer, const char *name)
{
  g_string_append_c (writer->xml, ' ');
  g_string_append (writer->xml, name);
  g_string_append (writer->xml, "=\"");
}

static void
append_attribute (StoreWriter *writer, const char *name, const char *text)
{
  begin_attribute (writer, name);
  store_append_escaped (writer->xml, text);
  g_string_append_c (writer->xml, '"');
}

/* Writes the attribute that is kept, once. */
static void
append_kept_attribute (StoreWriter *writer, Kept *kept, guint i)
{
  const WarExtraEntry *entry = g_ptr_array_index (kept->attributes, i);

  if (kept->written->data[i] == 0)
    append_attribute (writer, entry->name, entry->content);
  kept->written->data[i] = 1;
}

/* Writes those that stand after the attribute with the name; NULL: before all. */
static void
append_kept_attributes (StoreWriter *writer, const char *after)
{
  Kept *kept = get_frame (writer)->kept;

  for (guint i = 0; kept != NULL && i < kept->attributes->len; i++)
    if (g_strcmp0 (((const WarExtraEntry *) g_ptr_array_index (kept->attributes, i))->after, after)
        == 0)
      append_kept_attribute (writer, kept, i);
}

/* Attributes whose neighbours are gone stand last. */
static void
close_tag (StoreWriter *writer)
{
  Kept *kept = writer->in_tag ? get_frame (writer)->kept : NULL;

  for (guint i = 0; kept != NULL && i < kept->attributes->len; i++)
    append_kept_attribute (writer, kept, i);

  if (writer->in_tag)
    g_string_append (writer->xml, ">");
  writer->in_tag = FALSE;
}

/* Writes the elements that are kept and stand after so many of those that are known. */
static void
append_kept_elements (StoreWriter *writer, guint n_before)
{
  Kept *kept = get_frame (writer)->kept;

  for (; kept != NULL && kept->n_elements < kept->elements->len; kept->n_elements++)
    {
      const WarExtraEntry *entry = g_ptr_array_index (kept->elements, kept->n_elements);
      g_auto (GStrv) lines = NULL;

      if (entry->index > n_before)
        return;

      close_tag (writer);
      lines = g_strsplit (entry->content, "\n", -1);
      for (guint j = 0; lines[j] != NULL; j++)
        {
          new_line (writer);
          g_string_append (writer->xml, lines[j]);
        }
    }
}

static void
kept_free (Kept *kept)
{
  g_ptr_array_unref (kept->attributes);
  g_byte_array_unref (kept->written);
  g_ptr_array_unref (kept->elements);
  g_free (kept);
}

static GHashTable *
index_new (const WarExtra *extra)
{
  GHashTable *index
    = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, (GDestroyNotify) kept_free);

  for (guint i = 0; i < extra->entries->len; i++)
    {
      WarExtraEntry *entry = &g_array_index (extra->entries, WarExtraEntry, i);
      Kept *kept = g_hash_table_lookup (index, entry->path);

      if (kept == NULL)
        {
          kept = g_new0 (Kept, 1);
          kept->attributes = g_ptr_array_new ();
          kept->written = g_byte_array_new ();
          kept->elements = g_ptr_array_new ();
          g_hash_table_insert (index, entry->path, kept);
        }

      if (entry->name == NULL)
        {
          g_ptr_array_add (kept->elements, entry);
          continue;
        }
      g_ptr_array_add (kept->attributes, entry);
      g_byte_array_append (kept->written, (const guint8[]){ 0 }, 1);
    }

  return index;
}

static void
clear_frame (Frame *frame)
{
  g_free (frame->path);
  g_clear_pointer (&frame->counts, g_array_unref);
  g_clear_pointer (&frame->index, g_hash_table_unref);
}

/* Takes index and path. */
static void
set_index (StoreWriter *writer, GHashTable *index, char *path)
{
  Frame *frame = get_frame (writer);

  frame->index = index;
  frame->path = path;
  frame->counts = g_array_new (FALSE, FALSE, sizeof (Count));
  frame->kept = g_hash_table_lookup (index, path);
  append_kept_attributes (writer, NULL);
}

/* Counts one more element of the name in the frame: the path of the first is "take[0]". */
static char *
dup_child_path (Frame *frame, const char *name)
{
  guint i = 0;

  while (i < frame->counts->len
         && !g_str_equal (g_array_index (frame->counts, Count, i).name, name))
    i++;
  if (i == frame->counts->len)
    g_array_append_val (frame->counts, ((Count){ name, 0 }));

  return store_child_path (frame->path, name, g_array_index (frame->counts, Count, i).n++);
}

char *
store_child_path (const char *path, const char *name, guint index)
{
  return g_strdup_printf ("%s%s%s[%u]", path, path[0] != '\0' ? "/" : "", name, index);
}

StoreWriter *
store_writer_new (const char *root, const WarExtra *extra)
{
  StoreWriter *writer = g_new0 (StoreWriter, 1);

  writer->xml = g_string_new ("<?xml version=\"1.0\" encoding=\"UTF-8\"?>");
  writer->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  g_array_set_clear_func (writer->frames, (GDestroyNotify) clear_frame);
  store_writer_start (writer, root);
  append_attribute (writer, "xmlns", STORE_NAMESPACE);
  store_writer_item (writer, extra);
  writer->version_offset = writer->xml->len + strlen (" version=\"");
  store_writer_text (writer, "version", "");

  return writer;
}

void
store_writer_need (StoreWriter *writer, guint minor)
{
  writer->minor = MAX (writer->minor, minor);
}

void
store_writer_start (StoreWriter *writer, const char *element)
{
  Frame *parent = get_frame (writer);
  GHashTable *index = parent != NULL ? parent->index : NULL;
  Frame frame = { .name = element };
  char *path = NULL;

  if (parent != NULL)
    {
      close_tag (writer);
      append_kept_elements (writer, parent->n_children++);
      if (index != NULL)
        path = dup_child_path (parent, element);
    }

  new_line (writer);
  g_string_append_c (writer->xml, '<');
  g_string_append (writer->xml, element);
  g_array_append_val (writer->frames, frame);
  writer->in_tag = TRUE;
  if (index != NULL)
    set_index (writer, g_hash_table_ref (index), path);
}

void
store_writer_item (StoreWriter *writer, const WarExtra *extra)
{
  g_return_if_fail (writer->in_tag);

  clear_frame (get_frame (writer));
  *get_frame (writer) = (Frame){ .name = get_frame (writer)->name };
  if (extra == NULL)
    return;

  store_writer_need (writer, extra->minor);
  set_index (writer, index_new (extra), g_strdup (""));
}

gboolean
store_writer_keeps (const StoreWriter *writer, const char *element)
{
  const Frame *frame = get_frame (writer);
  g_autofree char *path = NULL;
  GHashTableIter iter;
  gpointer other;
  gsize length;

  if (frame->index == NULL)
    return FALSE;

  path = store_child_path (frame->path, element, 0);
  length = strlen (path);
  g_hash_table_iter_init (&iter, frame->index);
  while (g_hash_table_iter_next (&iter, &other, NULL))
    if (strncmp (other, path, length) == 0
        && (((char *) other)[length] == '\0' || ((char *) other)[length] == '/'))
      return TRUE;

  return FALSE;
}

void
store_writer_end (StoreWriter *writer)
{
  Frame *frame = get_frame (writer);
  const char *element = frame->name;

  append_kept_elements (writer, G_MAXUINT);
  if (writer->in_tag)
    {
      close_tag (writer);
      g_string_truncate (writer->xml, writer->xml->len - 1);
      g_string_append (writer->xml, "/>");
      g_array_set_size (writer->frames, writer->frames->len - 1);
    }
  else
    {
      g_array_set_size (writer->frames, writer->frames->len - 1);
      if (!writer->inline_content)
        new_line (writer);
      g_string_append_printf (writer->xml, "</%s>", element);
    }

  writer->inline_content = FALSE;
}

void
store_writer_text (StoreWriter *writer, const char *name, const char *text)
{
  g_return_if_fail (writer->in_tag);

  if (text == NULL)
    return;

  append_attribute (writer, name, text);
  append_kept_attributes (writer, name);
}

void
store_writer_integer (StoreWriter *writer, const char *name, gint64 integer)
{
  g_return_if_fail (writer->in_tag);

  g_string_append_printf (writer->xml, " %s=\"%" G_GINT64_FORMAT "\"", name, integer);
  append_kept_attributes (writer, name);
}

/* As "%d" does, which takes five times as long: a field has thousands of corners. */
static void
append_integer (GString *xml, gint value)
{
  char digits[12], *first = digits + sizeof digits;
  gint64 left = ABS ((gint64) value);

  do
    *--first = (char) ('0' + left % 10);
  while ((left /= 10) > 0);
  if (value < 0)
    *--first = '-';
  g_string_append_len (xml, first, digits + sizeof digits - first);
}

void
store_writer_positions (StoreWriter *writer, const char *name, const WarPosition *positions,
                        guint n_positions)
{
  g_return_if_fail (writer->in_tag);

  begin_attribute (writer, name);
  for (guint i = 0; i < n_positions; i++)
    {
      if (i > 0)
        g_string_append_c (writer->xml, ' ');
      append_integer (writer->xml, positions[i].x);
      g_string_append_c (writer->xml, ',');
      append_integer (writer->xml, positions[i].y);
    }
  g_string_append_c (writer->xml, '"');
  append_kept_attributes (writer, name);
}

void
store_writer_content (StoreWriter *writer, const char *text)
{
  close_tag (writer);
  store_append_escaped (writer->xml, text);
  writer->inline_content = TRUE;
}

static void
set_version (StoreWriter *writer)
{
  g_autofree char *version = g_strdup_printf ("%d.%u", STORE_MAJOR, writer->minor);

  g_string_insert (writer->xml, (gssize) writer->version_offset, version);
}

GBytes *
store_writer_finish (StoreWriter *writer)
{
  GString *xml = writer->xml;

  store_writer_end (writer);
  g_return_val_if_fail (writer->frames->len == 0, NULL);

  g_string_append_c (xml, '\n');
  set_version (writer);
  g_array_unref (writer->frames);
  g_free (writer);

  return g_string_free_to_bytes (xml);
}
