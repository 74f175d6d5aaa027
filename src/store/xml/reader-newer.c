/* reader-newer.c: what a newer minor version of the format has, and this one does not know
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/xml/reader-private.h"
#include "store/xml/writer.h"

#define MINOR_MAX 9999

/* What an element, an attribute or a piece of text takes besides its letters, at least. */
#define KEPT_OVERHEAD 64

/* Reads "1.7": FALSE for another major version, and for what is none at all. */
static gboolean
parse_version (const char *version, guint *minor)
{
  guint64 number;

  if (strncmp (version, G_STRINGIFY (STORE_MAJOR) ".", 2) != 0
      || (version[2] == '0' && version[3] != '\0')
      || !g_ascii_string_to_unsigned (version + 2, 10, 0, MINOR_MAX, &number, NULL))
    return FALSE;

  *minor = (guint) number;
  return TRUE;
}

void
store_reader_check_version (StoreReader *reader)
{
  const xmlChar **given = reader->given;

  for (int i = 0; i < reader->n_given; i++, given += 5)
    {
      g_autofree char *version = NULL;
      gsize offset;
      guint minor;

      if (given[2] != NULL || !g_str_equal ((const char *) given[0], "version"))
        continue;

      offset = store_reader_find_value (reader, given);
      version = store_reader_dup_value (given[3], given[4]);
      if (!parse_version (version, &minor))
        {
          g_autofree char *shown = store_reader_dup_shown (version);

          store_reader_add_fault (
            reader, offset,
            _ ("version %s of the format is not known to this version of Duckboard, "
               "which reads %s; a newer Duckboard may open it"),
            shown, STORE_VERSION);
          store_reader_stop (reader);
        }
      else if (minor > STORE_MINOR)
        {
          reader->minor = minor;
          store_reader_add_warning (
            reader, offset,
            _ ("version %s of the format is newer than %s, which this version of "
               "Duckboard reads: what it does not know is kept as it is"),
            version, STORE_VERSION);
        }
      return;
    }
}

void
store_reader_settle_extra (StoreReader *reader)
{
  StoreReaderFrame *frame = store_reader_get_frame (reader);
  StoreReaderFrame *parent = reader->frames->len > 1 ? frame - 1 : NULL;

  if (frame->element->get_extra != NULL)
    {
      frame->extra = frame->element->get_extra (reader->document);
      frame->path = g_strdup ("");
    }
  else if (parent != NULL && parent->extra != NULL)
    {
      guint index = 0;

      while (parent->element->children[index].element != frame->element)
        index++;
      frame->extra = parent->extra;
      frame->path
        = store_child_path (parent->path, frame->element->name, parent->counts[index] - 1);
    }

  /* The document keeps its version even if there is nothing in it that is not known. */
  if (parent == NULL && frame->extra != NULL)
    *frame->extra = war_extra_new (reader->minor);
}

/* Counts so many bytes more; FALSE after a fault, if that is too much. */
static gboolean
may_keep (StoreReader *reader, gsize n_bytes)
{
  if (reader->stopped)
    return FALSE;

  reader->n_kept += n_bytes;
  if (reader->n_kept <= STORE_READER_KEPT_MAX)
    return TRUE;

  store_reader_add_fault (
    reader, store_reader_get_offset (reader),
    _ ("there is more than %d KiB that this version of Duckboard does not know; a newer one may "
       "open it"),
    STORE_READER_KEPT_MAX / 1024);
  store_reader_stop (reader);
  return FALSE;
}

/* What is kept at the frame's item; NULL if it has none. */
static WarExtra *
get_extra (const StoreReader *reader, const StoreReaderFrame *frame)
{
  if (frame->extra == NULL)
    return NULL;

  if (*frame->extra == NULL)
    *frame->extra = war_extra_new (reader->minor);
  return *frame->extra;
}

void
store_reader_keep_attributes (StoreReader *reader, const StoreAttribute *attributes)
{
  const StoreReaderFrame *frame = store_reader_get_frame (reader);
  const xmlChar **given = reader->given;
  const char *after = NULL;

  for (int i = 0; i < reader->n_given && frame->extra != NULL; i++, given += 5)
    {
      guint index = store_reader_find_attribute (attributes, given);

      if (attributes != NULL && attributes[index].name != NULL)
        after = attributes[index].name;
      else if (given[2] == NULL
               && may_keep (reader,
                            KEPT_OVERHEAD + strlen (frame->path) + (gsize) (given[4] - given[3])))
        war_extra_add_attribute (get_extra (reader, frame), g_strdup (frame->path),
                                 g_strdup ((const char *) given[0]),
                                 store_reader_dup_value (given[3], given[4]), after);
    }
}

/* Within a text there can be none. */
gboolean
store_reader_must_keep (StoreReader *reader, const StoreReaderFrame *parent, const char *name)
{
  const StoreChild *children = parent->element->children;

  if (reader->minor == 0 || parent->text != NULL)
    return FALSE;

  for (guint i = 0; children != NULL && children[i].element != NULL; i++)
    if (g_str_equal (children[i].element->name, name))
      return children[i].element->is_known != NULL && !children[i].element->is_known (reader);

  return TRUE;
}

static gsize
count_bytes (const GPtrArray *strings)
{
  gsize n_bytes = 0;

  for (guint i = 0; i < strings->len && strings->pdata[i] != NULL; i++)
    n_bytes += strlen (strings->pdata[i]);
  return n_bytes;
}

void
store_reader_keep_start (StoreReader *reader, const char *name, const xmlChar *uri)
{
  g_autoptr (GPtrArray) attributes = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *shown = store_reader_dup_shown (name);
  const xmlChar **given = reader->given;

  reader->tag_offset = store_reader_find_tag (reader);
  if (g_strcmp0 ((const char *) uri, STORE_NAMESPACE) != 0)
    store_reader_add_fault (reader, reader->tag_offset, _ ("<%s> is in a foreign namespace"),
                            shown);

  for (int i = 0; i < reader->n_given; i++, given += 5)
    {
      if (given[2] != NULL)
        {
          g_autofree char *full_name = store_reader_dup_name (given);
          g_autofree char *attribute = store_reader_dup_shown (full_name);

          store_reader_add_fault (reader, store_reader_find_value (reader, given),
                                  _ ("<%s> has no attribute “%s”"), shown, attribute);
        }
      g_ptr_array_add (attributes, g_strdup ((const char *) given[0]));
      g_ptr_array_add (attributes, store_reader_dup_value (given[3], given[4]));
    }
  g_ptr_array_add (attributes, NULL);
  if (may_keep (reader, KEPT_OVERHEAD + 2 * store_kept_get_depth (reader->kept) + strlen (name)
                          + count_bytes (attributes)))
    store_kept_start (reader->kept, name, (const char *const *) attributes->pdata);
}

void
store_reader_keep_text (StoreReader *reader, const char *text, gsize length)
{
  if (may_keep (reader, KEPT_OVERHEAD + length))
    store_kept_text (reader->kept, text, length);
}

void
store_reader_keep_end (StoreReader *reader)
{
  const StoreReaderFrame *frame = store_reader_get_frame (reader);
  WarExtra *extra = get_extra (reader, frame);

  if (!store_kept_end (reader->kept))
    return;

  if (extra != NULL)
    war_extra_add_element (extra, g_strdup (frame->path), store_kept_to_xml (reader->kept),
                           frame->n_known);
  g_clear_pointer (&reader->kept, store_kept_free);
}
