/* reader-places.c: where in a file something stands, for its faults
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/xml/reader-private.h"

static void
add_fault (StoreReader *reader, gsize offset, const char *message)
{
  GPtrArray *faults = reader->faults->items;
  guint n_before = faults->len;

  store_faults_add (reader->faults, 0, 0, "%s", message);
  if (faults->len > n_before)
    {
      StoreReaderPlace place = { g_ptr_array_index (faults, n_before), offset };

      g_array_append_val (reader->places, place);
    }
}

void
store_reader_add_fault (StoreReader *reader, gsize offset, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  if (reader->faults->items->len == STORE_FAULTS_MAX)
    {
      reader->faults->n_more++;
      return;
    }

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  if (reader->patience_end == 0)
    reader->patience_end = offset + STORE_READER_PATIENCE;
  add_fault (reader, offset, message);
}

static void
forget_place (StoreReader *reader, const StoreFault *fault)
{
  for (guint i = reader->places->len; i > 0; i--)
    if (g_array_index (reader->places, StoreReaderPlace, i - 1).fault == fault)
      g_array_remove_index_fast (reader->places, i - 1);
}

gboolean
store_reader_gives_up (StoreReader *reader)
{
  GPtrArray *faults = reader->faults->items;
  gsize offset = store_reader_get_offset (reader);

  if (reader->patience_end == 0 || offset < reader->patience_end)
    return FALSE;

  /* It is the last that is said, even if another one is to make room. */
  if (faults->len == STORE_FAULTS_MAX)
    {
      forget_place (reader, g_ptr_array_index (faults, STORE_FAULTS_MAX - 1));
      g_ptr_array_set_size (faults, STORE_FAULTS_MAX - 1);
      reader->faults->n_more++;
    }
  add_fault (reader, offset, _ ("what comes from here on was not looked at"));
  store_reader_stop (reader);
  return TRUE;
}

void
store_reader_add_warning (StoreReader *reader, gsize offset, const char *format, ...)
{
  GPtrArray *warnings = reader->faults->warnings;
  guint n_before = warnings->len;
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  for (guint i = 0; i < n_before; i++)
    if (g_str_equal (((const StoreFault *) g_ptr_array_index (warnings, i))->message, message))
      return;

  store_faults_warn (reader->faults, 0, 0, "%s", message);
  if (warnings->len > n_before)
    {
      StoreReaderPlace place = { g_ptr_array_index (warnings, n_before), offset };

      g_array_append_val (reader->places, place);
    }
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const StoreReaderPlace *first = a, *second = b;

  return (first->offset > second->offset) - (first->offset < second->offset);
}

/* Goes through the file once. */
void
store_reader_locate (StoreReader *reader)
{
  const char *position = reader->bytes;
  guint line = 1, column = 1;

  g_array_sort (reader->places, compare_places);
  for (guint i = 0; i < reader->places->len; i++)
    {
      const StoreReaderPlace *place = &g_array_index (reader->places, StoreReaderPlace, i);
      const char *end = reader->bytes + MIN (place->offset, reader->n_bytes);
      const char *newline;

      while ((newline = memchr (position, '\n', (gsize) (end - position))) != NULL)
        {
          position = newline + 1;
          column = 1;
          line++;
        }
      column += (guint) g_utf8_strlen (position, end - position);
      position = end;

      place->fault->line = line;
      place->fault->column = column;
    }
}

void
store_reader_fault (StoreReader *reader, const StoreValue *value, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  if (value != NULL && value->faulty)
    return;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  store_reader_add_fault (reader, value != NULL ? value->offset : reader->tag_offset, "%s",
                          message);
}

gboolean
store_reader_has_faults (const StoreReader *reader)
{
  return !store_faults_is_empty (reader->faults);
}

void
store_reader_warn (StoreReader *reader, const StoreValue *value, const char *message)
{
  store_reader_add_warning (reader, value != NULL ? value->offset : reader->tag_offset, "%s",
                            message);
}

void
store_reader_stop (StoreReader *reader)
{
  reader->stopped = TRUE;
  xmlStopParser (reader->context);
}

gsize
store_reader_get_offset (const StoreReader *reader)
{
  const xmlParserInput *input = reader->context->input;

  return input != NULL ? input->consumed + (gsize) (input->cur - input->base) : 0;
}

gboolean
store_reader_is_copy (const StoreReader *reader, const xmlChar *text)
{
  const xmlParserInput *input = reader->context->input;

  return input == NULL || text < input->base || text >= input->end;
}

/* From the first value of the tag on backwards, or from its end if libxml2 has no more of that than
 * a copy. */
gsize
store_reader_find_tag (const StoreReader *reader)
{
  const xmlParserInput *input = reader->context->input;
  gsize reached = store_reader_get_offset (reader);
  gsize offset = MIN (reached, reader->n_bytes);

  if (reader->n_given > 0 && !store_reader_is_copy (reader, reader->given[3]))
    {
      const xmlChar *p = reader->given[3];

      while (p > input->base && *p != '<')
        p--;
      return input->consumed + (gsize) (p - input->base);
    }

  while (offset > 0 && (offset == reader->n_bytes || reader->bytes[offset] != '<'))
    offset--;

  return offset;
}

gsize
store_reader_find_text (const StoreReader *reader, const xmlChar *text, gsize otherwise)
{
  const xmlParserInput *input = reader->context->input;

  return store_reader_is_copy (reader, text) ? otherwise
                                             : input->consumed + (gsize) (text - input->base);
}

char *
store_reader_dup_name (const xmlChar **given)
{
  return given[1] != NULL ? g_strdup_printf ("%s:%s", given[1], given[0])
                          : g_strdup ((const char *) given[0]);
}

/* The first byte from p on that is, or is not, one of a set; the bytes have no NUL at their end. */
static const char *
find_byte (const char *p, const char *end, const char *set, gboolean in_set)
{
  while (p < end && (strchr (set, *p) != NULL) != in_set)
    p++;

  return p;
}

/* libxml2 makes copies of values with references or other letters than ASCII, and these are looked
 * for by their names. */
gsize
store_reader_find_value (const StoreReader *reader, const xmlChar **given)
{
  gsize offset = store_reader_find_text (reader, given[3], reader->tag_offset);
  const char *p = reader->bytes + offset;
  const char *end = reader->bytes + reader->n_bytes;
  g_autofree char *name = NULL;

  if (offset != reader->tag_offset)
    return offset;

  name = store_reader_dup_name (given);

  /* The tag has been found well-formed. */
  for (p = find_byte (p, end, " \t\r\n", TRUE); p < end; p++)
    {
      const char *start = find_byte (p, end, " \t\r\n", FALSE);
      const char *stop = find_byte (start, end, "= \t\r\n", TRUE);

      const char *quote = find_byte (stop, end, "\"'", TRUE);

      if (quote == end)
        break;
      if ((gsize) (stop - start) == strlen (name) && strncmp (start, name, strlen (name)) == 0)
        return (gsize) (quote + 1 - reader->bytes);

      p = find_byte (quote + 1, end, (char[]){ *quote, '\0' }, TRUE);
    }

  return offset;
}

/* Not what moves the cursor or turns the direction of writing. */
static gboolean
is_shown (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return g_unichar_isprint (character) && type != G_UNICODE_LINE_SEPARATOR
         && type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

char *
store_reader_dup_shown (const char *text)
{
  GString *shown = g_string_new (NULL);

  for (guint i = 0; *text != '\0' && i < 60; i++, text = g_utf8_next_char (text))
    {
      gunichar character = g_utf8_get_char (text);

      g_string_append_unichar (shown, is_shown (character) ? character : 0xfffd);
    }
  if (*text != '\0')
    g_string_append (shown, "…");

  return g_string_free (shown, FALSE);
}

/* As long as entities are not to be replaced, and they never are here, libxml2 hands every "&" of
 * an attribute over as "&#38;", for a tree to be made of it later. */
char *
store_reader_dup_value (const xmlChar *start, const xmlChar *end)
{
  static const char reference[] = "&#38;";
  const gsize length = strlen (reference);
  char *text = g_strndup ((const char *) start, (gsize) (end - start));
  char *to = strchr (text, '&');

  for (const char *from = to; from != NULL && *from != '\0'; from++)
    {
      *to++ = *from;
      if (strncmp (from, reference, length) == 0)
        from += length - 1;
    }
  if (to != NULL)
    *to = '\0';

  return text;
}
