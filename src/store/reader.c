/* reader.c: reads a document by a table of its elements
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/reader.h"

#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <libxml/parserInternals.h>
#include <string.h>

#include "store/raw-check.h"

/* The most attributes of any element; the rest of a longer tag is counted as unknown. */
#define ATTRIBUTES_MAX 48

/* Of a whole file: libxml2 looks through all that are in force for every element. */
#define NAMESPACES_MAX 64

/* A fault of which line and column are yet to be counted. */
typedef struct
{
  StoreFault *fault; /* borrowed */
  gsize offset;
} Place;

/* An element that has been opened and not yet closed. */
typedef struct
{
  const StoreElement *element;
  gsize offset; /* of its start tag */
  guint last_child; /* children before this one in the table come too late */
  guint counts[STORE_MAX_CHILDREN]; /* how often each child has come */
  GString *text; /* or NULL */
  gboolean has_stray_text; /* reported already */
} Frame;

struct _StoreReader
{
  const char *bytes;
  gsize n_bytes;
  const StoreElement *root;
  gpointer document;
  StoreFaults *faults;
  xmlParserCtxt *context;
  GArray *frames; /* Frame; innermost last */
  GArray *places; /* Place */
  guint n_namespaces; /* declared so far */
  guint unknown; /* depth inside an unknown element, 0: not in one */
  gsize tag_offset; /* of the start tag that is being read */
  const xmlChar **given; /* its attributes, as libxml2 hands them over */
  int n_given;
  gboolean stopped;
};

static void add_fault (StoreReader *reader, gsize offset, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

static void
add_fault (StoreReader *reader, gsize offset, const char *format, ...)
{
  GPtrArray *faults = reader->faults->items;
  guint n_before = faults->len;
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);

  store_faults_add (reader->faults, 0, 0, "%s", message);
  if (faults->len > n_before)
    {
      Place place = { g_ptr_array_index (faults, n_before), offset };

      g_array_append_val (reader->places, place);
    }
}

static gint
compare_places (gconstpointer a, gconstpointer b)
{
  const Place *first = a, *second = b;

  return (first->offset > second->offset) - (first->offset < second->offset);
}

/* Goes through the file once for the lines and columns of all faults. */
static void
locate_faults (StoreReader *reader)
{
  const char *position = reader->bytes;
  guint line = 1, column = 1;

  g_array_sort (reader->places, compare_places);
  for (guint i = 0; i < reader->places->len; i++)
    {
      const Place *place = &g_array_index (reader->places, Place, i);
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

  add_fault (reader, value != NULL ? value->offset : reader->tag_offset, "%s", message);
}

void
store_reader_stop (StoreReader *reader)
{
  reader->stopped = TRUE;
  xmlStopParser (reader->context);
}

/* Where the parser stands in the file. */
static gsize
get_offset (const StoreReader *reader)
{
  const xmlParserInput *input = reader->context->input;

  return input != NULL ? input->consumed + (gsize) (input->cur - input->base) : 0;
}

/* The parser stands at the end of a start tag, in which "<" is nowhere but at the beginning, or at
 * the end of a file that is cut off there. */
static gsize
find_tag (const StoreReader *reader)
{
  gsize offset = MIN (get_offset (reader), reader->n_bytes);

  while (offset > 0 && (offset == reader->n_bytes || reader->bytes[offset] != '<'))
    offset--;

  return offset;
}

/* Where something stands that the parser hands over, unless it had to make a copy of it. */
static gsize
get_text_offset (const StoreReader *reader, const xmlChar *text, gsize otherwise)
{
  const xmlParserInput *input = reader->context->input;

  if (input != NULL && text >= input->base && text < input->end)
    return input->consumed + (gsize) (text - input->base);

  return otherwise;
}

/* An attribute's name as it stands in the file. */
static char *
dup_name (const xmlChar **given)
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

/* Where the value of an attribute stands, as libxml2 hands it over: it makes copies of values with
 * references or other letters than ASCII, and these are looked for by their names. */
static gsize
get_value_offset (const StoreReader *reader, const xmlChar **given)
{
  gsize offset = get_text_offset (reader, given[3], reader->tag_offset);
  const char *p = reader->bytes + offset;
  const char *end = reader->bytes + reader->n_bytes;
  g_autofree char *name = NULL;

  if (offset != reader->tag_offset)
    return offset;

  name = dup_name (given);

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

static Frame *
get_frame (const StoreReader *reader)
{
  return reader->frames->len > 0 ? &g_array_index (reader->frames, Frame, reader->frames->len - 1)
                                 : NULL;
}

/* Not what moves the cursor or turns the direction of writing. */
static gboolean
is_shown (gunichar character)
{
  GUnicodeType type = g_unichar_type (character);

  return g_unichar_isprint (character) && type != G_UNICODE_LINE_SEPARATOR
         && type != G_UNICODE_PARAGRAPH_SEPARATOR;
}

/* A name or value from the file, fit for a terminal: neither long nor with odd characters. */
static char *
dup_shown (const char *text)
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

/* The element that may stand here by that name, or NULL after a fault: then it is passed over with
 * all that is in it. One that stands too late is read all the same, as long as it is not one too
 * many. */
static const StoreElement *
find_child (StoreReader *reader, Frame *frame, const char *name)
{
  const StoreChild *children = frame->element->children;
  guint index = 0;

  while (children != NULL && children[index].element != NULL
         && !g_str_equal (children[index].element->name, name))
    index++;

  if (children == NULL || children[index].element == NULL)
    {
      g_autofree char *shown = dup_shown (name);

      add_fault (reader, reader->tag_offset, _ ("<%s> may not stand in <%s>"), shown,
                 frame->element->name);
      return NULL;
    }

  if (++frame->counts[index] > children[index].maximum)
    {
      /* Said once, however many there are. */
      if (frame->counts[index] == children[index].maximum + 1)
        add_fault (reader, reader->tag_offset,
                   g_dngettext (GETTEXT_PACKAGE, "there may be only %u <%s> in <%s>",
                                "there may be at most %u <%s> in <%s>", children[index].maximum),
                   children[index].maximum, name, frame->element->name);
      return NULL;
    }

  if (children[index].mixed)
    return children[index].element;

  if (index < frame->last_child)
    add_fault (reader, reader->tag_offset, _ ("<%s> stands too late: it belongs before <%s>"), name,
               children[frame->last_child].element->name);

  for (guint i = frame->last_child; i < index; i++)
    if (children[i].required && frame->counts[i] == 0)
      add_fault (reader, reader->tag_offset, _ ("<%s> is missing before <%s>"),
                 children[i].element->name, name);

  frame->last_child = MAX (frame->last_child, index);
  return children[index].element;
}

/* As long as entities are not to be replaced, and they never are here, libxml2 hands every "&" of
 * an attribute over as "&#38;", for a tree to be made of it later. */
static char *
dup_attribute_text (const xmlChar *start, const xmlChar *end)
{
  g_autofree char *text = g_strndup ((const char *) start, (gsize) (end - start));

  if (strchr (text, '&') == NULL)
    return g_steal_pointer (&text);

  g_auto (GStrv) parts = g_strsplit (text, "&#38;", -1);

  return g_strjoinv ("&", parts);
}

char *
store_reader_peek (const StoreReader *reader, const char *attribute)
{
  const xmlChar **given = reader->given;

  for (int i = 0; i < reader->n_given; i++, given += 5)
    if (given[2] == NULL && g_str_equal ((const char *) given[0], attribute))
      return dup_attribute_text (given[3], given[4]);

  return NULL;
}

static void
read_attributes (StoreReader *reader, const StoreElement *element, const StoreAttribute *attributes,
                 int n_given, const xmlChar **given, StoreValue *values)
{
  guint n_attributes = 0;

  while (attributes != NULL && attributes[n_attributes].name != NULL)
    n_attributes++;
  g_assert (n_attributes <= ATTRIBUTES_MAX);

  for (int i = 0; i < n_given; i++, given += 5)
    {
      const char *name = (const char *) given[0];
      g_autofree char *text = dup_attribute_text (given[3], given[4]);
      gsize offset = get_value_offset (reader, given);
      guint index = 0;

      while (index < n_attributes && !g_str_equal (attributes[index].name, name))
        index++;

      if (index == n_attributes || given[2] != NULL)
        {
          g_autofree char *full_name = dup_name (given);
          g_autofree char *shown = dup_shown (full_name);

          add_fault (reader, offset, _ ("<%s> has no attribute “%s”"), element->name, shown);
          continue;
        }

      values[index].offset = offset;
      if (!store_value_parse (&values[index], &attributes[index], text))
        {
          g_autofree char *allowed = store_attribute_describe (&attributes[index]);
          g_autofree char *shown = dup_shown (text);

          add_fault (reader, offset, _ ("<%s> has %s=\"%s\", which %s"), element->name, name, shown,
                     allowed);
        }
    }

  for (guint i = 0; i < n_attributes; i++)
    {
      if (values[i].text != NULL)
        continue;

      if (attributes[i].required)
        {
          g_autofree char *allowed = store_attribute_describe (&attributes[i]);

          add_fault (reader, reader->tag_offset, _ ("<%s> lacks the attribute “%s”, which %s"),
                     element->name, attributes[i].name, allowed);
        }
      store_value_set_absent (&values[i], &attributes[i]);
      values[i].offset = reader->tag_offset;
      values[i].faulty = attributes[i].required;
    }
}

/* Before all else: what a newer version has cannot be judged by this one. */
static void
check_version (StoreReader *reader, int n_given, const xmlChar **given)
{
  for (int i = 0; i < n_given; i++, given += 5)
    {
      g_autofree char *version = NULL;

      if (given[2] != NULL || !g_str_equal ((const char *) given[0], "version"))
        continue;

      version = dup_attribute_text (given[3], given[4]);
      if (g_str_equal (version, STORE_VERSION))
        continue;

      add_fault (reader, get_value_offset (reader, given),
                 _ ("version %s of the format is not known to this version of Duckboard, which "
                    "reads %s; a newer Duckboard may open it"),
                 version, STORE_VERSION);
      store_reader_stop (reader);
      return;
    }
}

static const StoreElement *
find_root (StoreReader *reader, const char *name, const xmlChar *uri)
{
  g_autofree char *shown = dup_shown (name);

  if (g_strcmp0 ((const char *) uri, STORE_NAMESPACE) != 0)
    add_fault (reader, reader->tag_offset,
               _ ("this is not a Duckboard file: <%s> is not in the "
                  "namespace “%s”"),
               shown, STORE_NAMESPACE);
  else if (!g_str_equal (name, reader->root->name))
    add_fault (reader, reader->tag_offset, _ ("this file holds <%s>, where <%s> is expected"),
               shown, reader->root->name);
  else
    return reader->root;

  store_reader_stop (reader);
  return NULL;
}

static void
on_start_element (void *user_data, const xmlChar *xml_name, const xmlChar *prefix,
                  const xmlChar *uri, int n_namespaces, const xmlChar **namespaces, int n_given,
                  int n_defaulted, const xmlChar **given)
{
  StoreReader *reader = user_data;
  const char *name = (const char *) xml_name;
  StoreValue values[ATTRIBUTES_MAX] = { 0 };
  const StoreElement *element;
  const StoreAttribute *attributes;
  Frame *parent = get_frame (reader);
  Frame frame = { 0 };

  if (reader->stopped)
    return;

  reader->n_namespaces += (guint) n_namespaces;
  if (reader->n_namespaces > NAMESPACES_MAX)
    {
      add_fault (reader, find_tag (reader), _ ("there are more than %d namespaces up to here"),
                 NAMESPACES_MAX);
      store_reader_stop (reader);
      return;
    }

  if (reader->unknown > 0)
    {
      reader->unknown++;
      return;
    }

  reader->tag_offset = find_tag (reader);
  if (parent == NULL)
    element = find_root (reader, name, uri);
  else if (g_strcmp0 ((const char *) uri, STORE_NAMESPACE) == 0)
    element = find_child (reader, parent, name);
  else
    {
      g_autofree char *shown = dup_shown (name);

      add_fault (reader, reader->tag_offset, _ ("<%s> is in a foreign namespace"), shown);
      element = NULL;
    }

  if (parent == NULL && !reader->stopped)
    check_version (reader, n_given, given);
  if (reader->stopped)
    return;
  if (element == NULL)
    {
      reader->unknown = 1;
      return;
    }

  reader->given = given;
  reader->n_given = n_given;
  attributes = element->get_attributes != NULL ? element->get_attributes (reader, reader->document)
                                               : element->attributes;
  read_attributes (reader, element, attributes, n_given, given, values);

  frame.element = element;
  frame.offset = reader->tag_offset;
  frame.text = element->has_text ? g_string_new (NULL) : NULL;
  g_array_append_val (reader->frames, frame);

  if (element->start != NULL)
    element->start (reader, values, reader->document);

  for (guint i = 0; i < ATTRIBUTES_MAX; i++)
    store_value_clear (&values[i]);
}

/* Makes runs of white space one space, and none at the ends. */
static char *
collapse (GString *text)
{
  char *to = text->str;

  for (const char *from = text->str; *from != '\0'; from++)
    {
      if (!g_ascii_isspace (*from))
        *to++ = *from;
      else if (to > text->str && to[-1] != ' ')
        *to++ = ' ';
    }
  if (to > text->str && to[-1] == ' ')
    to--;

  g_string_truncate (text, (gsize) (to - text->str));
  return g_string_free (text, FALSE);
}

static void
on_end_element (void *user_data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  StoreReader *reader = user_data;
  Frame *frame = get_frame (reader);
  const StoreElement *element;
  const StoreChild *children;
  g_autofree char *text = NULL;

  if (reader->stopped)
    return;
  if (reader->unknown > 0)
    {
      reader->unknown--;
      return;
    }

  element = frame->element;
  children = element->children;
  for (guint i = frame->last_child; children != NULL && children[i].element != NULL; i++)
    if (children[i].required && frame->counts[i] == 0)
      add_fault (reader, frame->offset, _ ("<%s> lacks <%s>"), element->name,
                 children[i].element->name);

  text = frame->text != NULL ? collapse (frame->text) : NULL;
  reader->tag_offset = frame->offset;
  g_array_set_size (reader->frames, reader->frames->len - 1);

  if (element->end != NULL)
    element->end (reader, text, reader->document);
}

/* offset: where the text begins in the file. */
static void
take_text (StoreReader *reader, const xmlChar *characters, int length, gsize offset)
{
  Frame *frame = get_frame (reader);

  if (reader->stopped || reader->unknown > 0 || frame == NULL)
    return;

  if (frame->text != NULL)
    {
      g_string_append_len (frame->text, (const char *) characters, length);
      return;
    }

  for (int i = 0; i < length && !frame->has_stray_text; i++)
    if (!g_ascii_isspace (characters[i]))
      {
        frame->has_stray_text = TRUE;
        add_fault (reader, offset + (gsize) i, _ ("there may be no text in <%s>"),
                   frame->element->name);
      }
}

/* What libxml2 has made a copy of ends where it stands. */
static void
on_characters (void *user_data, const xmlChar *characters, int length)
{
  StoreReader *reader = user_data;
  gsize otherwise = get_offset (reader) - (gsize) length;

  take_text (reader, characters, length, get_text_offset (reader, characters, otherwise));
}

static void
on_section (void *user_data, const xmlChar *characters, int length)
{
  StoreReader *reader = user_data;

  take_text (reader, characters, length, get_offset (reader) - strlen ("]]>") - (gsize) length);
}

/* Entities, defaulted attributes and external files all come with a document type. */
static void
on_document_type (void *user_data, const xmlChar *name, const xmlChar *external_id,
                  const xmlChar *system_id)
{
  StoreReader *reader = user_data;

  add_fault (reader, find_tag (reader), _ ("a document type (<!DOCTYPE>) is not allowed"));
  store_reader_stop (reader);
}

#if LIBXML_VERSION >= 21200
typedef const xmlError *ErrorPointer;
#else
typedef xmlErrorPtr ErrorPointer;
#endif

static void
on_error (void *user_data, ErrorPointer error)
{
  StoreReader *reader = user_data;
  g_autofree char *message = NULL;

  /* libxml2 repeats itself once it has lost its way; the first error tells. */
  if (reader->stopped || error->level < XML_ERR_ERROR)
    return;

  message = g_strstrip (g_strdup (error->message != NULL ? error->message : "?"));
  add_fault (reader, get_offset (reader), _ ("this is not well-formed XML: %s"), message);
  reader->stopped = TRUE;
}

static void
clear_frame (Frame *frame)
{
  if (frame->text != NULL)
    g_string_free (frame->text, TRUE);
}

static void
parse (StoreReader *reader)
{
  xmlSAXHandler handler = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = on_start_element,
    .endElementNs = on_end_element,
    .characters = on_characters,
    .cdataBlock = on_section,
    .internalSubset = on_document_type,
    .serror = on_error,
  };

  reader->frames = g_array_new (FALSE, FALSE, sizeof (Frame));
  reader->context = xmlNewParserCtxt ();
  *reader->context->sax = handler;
  reader->context->userData = reader;

  xmlFreeDoc (xmlCtxtReadMemory (reader->context, reader->bytes, (int) reader->n_bytes, NULL,
                                 "UTF-8", XML_PARSE_NONET | XML_PARSE_BIG_LINES));
  if (!reader->context->wellFormed && store_faults_is_empty (reader->faults))
    store_faults_add (reader->faults, 0, 0, _ ("this is not well-formed XML"));

  xmlFreeParserCtxt (reader->context);
  for (guint i = 0; i < reader->frames->len; i++)
    clear_frame (&g_array_index (reader->frames, Frame, i));
  g_array_unref (reader->frames);
}

gboolean
store_read (GBytes *bytes, const StoreElement *root, gpointer document, StoreFaults *faults)
{
  StoreReader reader = { .root = root, .document = document, .faults = faults };
  g_autofree char *refusal = NULL;
  gsize offset;

  reader.bytes = g_bytes_get_data (bytes, &reader.n_bytes);
  if (reader.bytes == NULL)
    reader.bytes = "";

  reader.places = g_array_new (FALSE, FALSE, sizeof (Place));
  refusal = store_raw_check (reader.bytes, reader.n_bytes, &offset);
  if (refusal == NULL)
    parse (&reader);
  else
    add_fault (&reader, offset, "%s", refusal);
  locate_faults (&reader);
  g_array_unref (reader.places);

  return store_faults_is_empty (faults);
}
