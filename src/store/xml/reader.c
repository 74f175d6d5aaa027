/* reader.c: reads a document by a table of its elements
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/xml/reader.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "store/disk/raw-check.h"
#include "store/xml/reader-private.h"

StoreReaderFrame *
store_reader_get_frame (const StoreReader *reader)
{
  return reader->frames->len > 0
           ? &g_array_index (reader->frames, StoreReaderFrame, reader->frames->len - 1)
           : NULL;
}

static gboolean
is_attribute (const StoreAttribute *attribute, const xmlChar **given)
{
  return given[2] == NULL && g_str_equal (attribute->name, (const char *) given[0]);
}

guint
store_reader_find_attribute (const StoreAttribute *attributes, const xmlChar **given)
{
  guint index = 0;

  while (attributes != NULL && attributes[index].name != NULL
         && !is_attribute (&attributes[index], given))
    index++;

  return index;
}

/* The element that may stand here by that name, or NULL after a fault: then it is passed over with
 * all that is in it. One that stands too late is read all the same, as long as it is not one too
 * many. */
static const StoreElement *
find_child (StoreReader *reader, StoreReaderFrame *frame, const char *name)
{
  const StoreChild *children = frame->element->children;
  guint index = 0;

  while (children != NULL && children[index].element != NULL
         && !g_str_equal (children[index].element->name, name))
    index++;

  if (children == NULL || children[index].element == NULL)
    {
      g_autofree char *shown = store_reader_dup_shown (name);

      store_reader_add_fault (reader, reader->tag_offset, _ ("<%s> may not stand in <%s>"), shown,
                              frame->element->name);
      return NULL;
    }

  g_return_val_if_fail (index < STORE_MAX_CHILDREN, NULL);

  if (++frame->counts[index] > children[index].maximum)
    {
      /* Said once, however many there are. */
      if (frame->counts[index] == children[index].maximum + 1)
        store_reader_add_fault (reader, reader->tag_offset,
                                g_dngettext (GETTEXT_PACKAGE, "there may be only %u <%s> in <%s>",
                                             "there may be at most %u <%s> in <%s>",
                                             children[index].maximum),
                                children[index].maximum, name, frame->element->name);
      return NULL;
    }

  if (children[index].mixed)
    return children[index].element;

  if (index < frame->last_child)
    store_reader_add_fault (reader, reader->tag_offset,
                            _ ("<%s> stands too late: it belongs before <%s>"), name,
                            children[frame->last_child].element->name);

  for (guint i = frame->last_child; i < index; i++)
    if (children[i].required && frame->counts[i] == 0)
      store_reader_add_fault (reader, reader->tag_offset, _ ("<%s> is missing before <%s>"),
                              children[i].element->name, name);

  frame->last_child = MAX (frame->last_child, index);
  return children[index].element;
}

char *
store_reader_peek (const StoreReader *reader, const char *attribute)
{
  const xmlChar **given = reader->given;

  for (int i = 0; i < reader->n_given; i++, given += 5)
    if (given[2] == NULL && g_str_equal ((const char *) given[0], attribute))
      return store_reader_dup_value (given[3], given[4]);

  return NULL;
}

/* attribute: of an element; given: what it is in the file, as libxml2 hands it over. */
static void
read_value (StoreReader *reader, const StoreElement *element, const StoreAttribute *attribute,
            const xmlChar **given, StoreValue *value)
{
  const char *text = (const char *) given[3];
  gsize length = (gsize) (given[4] - given[3]);
  g_autofree char *copy = NULL;

  if (store_reader_is_copy (reader, given[3]) && memchr (text, '&', length) != NULL)
    {
      text = copy = store_reader_dup_value (given[3], given[4]);
      length = strlen (copy);
    }

  value->offset = store_reader_find_value (reader, given);
  if (!store_value_parse (value, attribute, text, length))
    {
      g_autofree char *allowed = store_attribute_describe (attribute);
      g_autofree char *whole = g_strndup (text, length);
      g_autofree char *shown = store_reader_dup_shown (whole);

      store_reader_add_fault (reader, value->offset, _ ("<%s> has %s=\"%s\", which %s"),
                              element->name, attribute->name, shown, allowed);
    }
}

static void
report_stranger (StoreReader *reader, const StoreElement *element, const xmlChar **given)
{
  gsize offset = store_reader_find_value (reader, given);
  g_autofree char *full_name = store_reader_dup_name (given);
  g_autofree char *shown = store_reader_dup_shown (full_name);

  if (reader->minor > 0 && given[2] == NULL)
    store_reader_add_warning (
      reader, offset, _ ("<%s> has an attribute “%s” that this version does not know; it is kept"),
      element->name, shown);
  else
    store_reader_add_fault (reader, offset, _ ("<%s> has no attribute “%s”"), element->name, shown);
}

static guint
count_attributes (const StoreAttribute *attributes)
{
  guint n_attributes = 0;

  while (attributes != NULL && attributes[n_attributes].name != NULL)
    n_attributes++;
  g_assert (n_attributes <= STORE_READER_ATTRIBUTES_MAX);

  return n_attributes;
}

/* values: one for each of the attributes, which end with a name of NULL. */
static void
read_attributes (StoreReader *reader, const StoreElement *element, const StoreAttribute *attributes,
                 guint n_attributes, StoreValue *values)
{
  const xmlChar **given = reader->given;
  guint index = 0;

  memset (values, 0, n_attributes * sizeof *values);
  for (int i = 0; i < reader->n_given; i++, given += 5)
    {
      /* Mostly they stand in the order of the table, of which some are left out. */
      while (index < n_attributes && !is_attribute (&attributes[index], given))
        index++;
      if (index >= n_attributes)
        index = store_reader_find_attribute (attributes, given);

      if (index < n_attributes)
        read_value (reader, element, &attributes[index], given, &values[index]);
      else
        report_stranger (reader, element, given);
      index++;
    }

  for (guint i = 0; i < n_attributes; i++)
    {
      if (values[i].text != NULL)
        continue;

      if (attributes[i].required)
        {
          g_autofree char *allowed = store_attribute_describe (&attributes[i]);

          store_reader_add_fault (reader, reader->tag_offset,
                                  _ ("<%s> lacks the attribute “%s”, which %s"), element->name,
                                  attributes[i].name, allowed);
        }
      store_value_set_absent (&values[i], &attributes[i]);
      values[i].offset = reader->tag_offset;
      values[i].faulty = attributes[i].required;
    }
}

static const StoreElement *
find_root (StoreReader *reader, const char *name, const xmlChar *uri)
{
  g_autofree char *shown = store_reader_dup_shown (name);

  if (g_strcmp0 ((const char *) uri, STORE_NAMESPACE) != 0)
    store_reader_add_fault (reader, reader->tag_offset,
                            _ ("this is not a Duckboard file: <%s> is not in the "
                               "namespace “%s”"),
                            shown, STORE_NAMESPACE);
  else if (!g_str_equal (name, reader->root->name))
    store_reader_add_fault (reader, reader->tag_offset,
                            _ ("this file holds <%s>, where <%s> is expected"), shown,
                            reader->root->name);
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
  StoreValue values[STORE_READER_ATTRIBUTES_MAX];
  guint n_attributes;
  const StoreElement *element;
  const StoreAttribute *attributes;
  StoreReaderFrame *parent = store_reader_get_frame (reader);
  StoreReaderFrame frame = { 0 };

  if (store_faults_are_unwanted (reader->faults))
    store_reader_stop (reader);
  if (reader->stopped || store_reader_gives_up (reader))
    return;

  reader->given = given;
  reader->n_given = n_given;
  reader->n_namespaces += (guint) n_namespaces;
  if (reader->n_namespaces > STORE_READER_NAMESPACES_MAX)
    {
      store_reader_add_fault (reader, store_reader_find_tag (reader),
                              _ ("there are more than %d namespaces up to here"),
                              STORE_READER_NAMESPACES_MAX);
      store_reader_stop (reader);
      return;
    }

  if (reader->unknown > 0)
    {
      reader->unknown++;
      return;
    }

  if (reader->kept != NULL)
    {
      store_reader_keep_start (reader, name, uri);
      return;
    }

  reader->tag_offset = store_reader_find_tag (reader);
  if (parent == NULL)
    {
      element = find_root (reader, name, uri);
    }
  else if (g_strcmp0 ((const char *) uri, STORE_NAMESPACE) == 0
           && store_reader_must_keep (reader, parent, name))
    {
      g_autofree char *shown = store_reader_dup_shown (name);

      store_reader_add_warning (reader, reader->tag_offset,
                                _ ("<%s> has a <%s> that this version does not know; it is kept"),
                                parent->element->name, shown);
      reader->kept = store_kept_new ();
      store_reader_keep_start (reader, name, uri);
      return;
    }
  else if (g_strcmp0 ((const char *) uri, STORE_NAMESPACE) == 0)
    element = find_child (reader, parent, name);
  else
    {
      g_autofree char *shown = store_reader_dup_shown (name);

      store_reader_add_fault (reader, reader->tag_offset, _ ("<%s> is in a foreign namespace"),
                              shown);
      element = NULL;
    }

  if (parent == NULL && !reader->stopped)
    store_reader_check_version (reader);
  if (reader->stopped)
    return;
  if (element == NULL)
    {
      reader->unknown = 1;
      return;
    }

  attributes = element->get_attributes != NULL ? element->get_attributes (reader, reader->document)
                                               : element->attributes;
  n_attributes = count_attributes (attributes);
  read_attributes (reader, element, attributes, n_attributes, values);
  if (parent != NULL)
    parent->n_known++;

  frame.element = element;
  frame.offset = reader->tag_offset;
  frame.text = element->has_text ? g_string_new (NULL) : NULL;
  g_array_append_val (reader->frames, frame);

  if (element->start != NULL)
    element->start (reader, values, reader->document);
  if (reader->minor > 0 && !reader->stopped)
    {
      store_reader_settle_extra (reader);
      store_reader_keep_attributes (reader, attributes);
    }

  for (guint i = 0; i < n_attributes; i++)
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
  StoreReaderFrame *frame = store_reader_get_frame (reader);
  const StoreElement *element;
  const StoreChild *children;
  g_autofree char *text = NULL;

  if (reader->stopped || store_reader_gives_up (reader))
    return;
  if (reader->unknown > 0)
    {
      reader->unknown--;
      return;
    }
  if (reader->kept != NULL)
    {
      store_reader_keep_end (reader);
      return;
    }

  element = frame->element;
  children = element->children;
  for (guint i = frame->last_child; children != NULL && children[i].element != NULL; i++)
    if (children[i].required && frame->counts[i] == 0)
      store_reader_add_fault (reader, frame->offset, _ ("<%s> lacks <%s>"), element->name,
                              children[i].element->name);

  text = frame->text != NULL ? collapse (frame->text) : NULL;
  reader->tag_offset = frame->offset;
  g_free (frame->path);
  g_array_set_size (reader->frames, reader->frames->len - 1);

  if (element->end != NULL)
    element->end (reader, text, reader->document);
  reader->ended = reader->frames->len == 0;
}

/* offset: where the text begins in the file. */
static void
take_text (StoreReader *reader, const xmlChar *characters, int length, gsize offset)
{
  StoreReaderFrame *frame = store_reader_get_frame (reader);

  if (reader->stopped || store_reader_gives_up (reader) || reader->unknown > 0 || frame == NULL)
    return;
  if (reader->kept != NULL)
    {
      store_reader_keep_text (reader, (const char *) characters, (gsize) length);
      return;
    }

  if (frame->text != NULL)
    {
      g_string_append_len (frame->text, (const char *) characters, length);
      return;
    }

  for (int i = 0; i < length && !frame->has_stray_text; i++)
    if (!g_ascii_isspace (characters[i]))
      {
        frame->has_stray_text = TRUE;
        store_reader_add_fault (reader, offset + (gsize) i, _ ("there may be no text in <%s>"),
                                frame->element->name);
      }
}

/* What libxml2 has made a copy of ends where it stands. */
static void
on_characters (void *user_data, const xmlChar *characters, int length)
{
  StoreReader *reader = user_data;
  gsize otherwise = store_reader_get_offset (reader) - (gsize) length;

  take_text (reader, characters, length, store_reader_find_text (reader, characters, otherwise));
}

static void
on_section (void *user_data, const xmlChar *characters, int length)
{
  StoreReader *reader = user_data;

  take_text (reader, characters, length,
             store_reader_get_offset (reader) - strlen ("]]>") - (gsize) length);
}

/* Entities, defaulted attributes and external files all come with a document type. */
static void
on_document_type (void *user_data, const xmlChar *name, const xmlChar *external_id,
                  const xmlChar *system_id)
{
  StoreReader *reader = user_data;

  store_reader_add_fault (reader, store_reader_find_tag (reader),
                          _ ("a document type (<!DOCTYPE>) is not allowed"));
  store_reader_stop (reader);
}

/* libxml2 asks for an entity that is none of XML's own five: there are no others. It would go on to
 * say so of each of them. */
static xmlEntity *
on_entity (void *user_data, const xmlChar *name)
{
  StoreReader *reader = user_data;
  g_autofree char *message = g_strdup_printf ("Entity '%s' not defined", (const char *) name);

  if (!reader->stopped)
    store_reader_add_fault (reader, store_reader_get_offset (reader),
                            _ ("this is not well-formed XML: %s"), message);
  store_reader_stop (reader);
  return NULL;
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

  /* libxml2 repeats itself once it has lost its way, of every letter; the first error tells. */
  if (reader->stopped || error->level < XML_ERR_ERROR)
    return;

  message = g_strstrip (g_strdup (error->message != NULL ? error->message : "?"));
  store_reader_add_fault (reader, store_reader_get_offset (reader),
                          _ ("this is not well-formed XML: %s"), message);
  store_reader_stop (reader);
}

static void
clear_frame (StoreReaderFrame *frame)
{
  if (frame->text != NULL)
    g_string_free (frame->text, TRUE);
  g_free (frame->path);
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
    .getEntity = on_entity,
    .serror = on_error,
  };

  reader->frames = g_array_new (FALSE, FALSE, sizeof (StoreReaderFrame));
  reader->context = xmlNewParserCtxt ();
  *reader->context->sax = handler;
  reader->context->userData = reader;

  /* The bytes are known to be UTF-8, whatever they declare. */
  xmlFreeDoc (xmlCtxtReadDoc (reader->context, (const xmlChar *) reader->bytes, NULL, NULL,
                              XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC));

  if ((!reader->context->wellFormed || !reader->ended) && store_faults_is_empty (reader->faults))
    store_faults_add (reader->faults, 0, 0, _ ("this is not well-formed XML"));

  xmlFreeParserCtxt (reader->context);
  for (guint i = 0; i < reader->frames->len; i++)
    clear_frame (&g_array_index (reader->frames, StoreReaderFrame, i));
  g_array_unref (reader->frames);
  g_clear_pointer (&reader->kept, store_kept_free);
}

gboolean
store_read (GBytes *bytes, const StoreElement *root, gpointer document, StoreFaults *faults)
{
  StoreReader reader = { .root = root, .document = document, .faults = faults };
  g_autofree char *copy = NULL;
  g_autofree char *refusal = NULL;
  gsize offset;

  reader.bytes = g_bytes_get_data (bytes, &reader.n_bytes);
  if (reader.n_bytes > 0 && reader.bytes[reader.n_bytes - 1] == '\0')
    {
      reader.n_bytes--;
    }
  else
    {
      copy = g_malloc (reader.n_bytes + 1);
      if (reader.n_bytes > 0)
        memcpy (copy, reader.bytes, reader.n_bytes);
      copy[reader.n_bytes] = '\0';
      reader.bytes = copy;
    }

  reader.places = g_array_new (FALSE, FALSE, sizeof (StoreReaderPlace));
  refusal = store_raw_check (reader.bytes, reader.n_bytes, &offset);
  if (refusal == NULL)
    parse (&reader);
  else
    store_reader_add_fault (&reader, offset, "%s", refusal);
  store_reader_locate (&reader);
  g_array_unref (reader.places);

  return store_faults_is_empty (faults);
}
