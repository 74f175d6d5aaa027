/* foreign-xml.c: XML of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/foreign/foreign-private.h"

#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <string.h>

#include "store/disk/raw-check.h"
#include "store/xml/writer.h"

/* Different names in a file: libxml2 looks for a new one among all. Rosters have some hundred. */
#define MAX_NAMES 10000

typedef struct
{
  xmlParserCtxt *context;
  const StoreForeignHandler *handler;
  gpointer data;
  StoreFaults *faults;
  GPtrArray *texts; /* GString: of each element that is open */
  gboolean begun; /* there was an element */
  gboolean stopped;
} Reading;

static void
stop (Reading *reading)
{
  reading->stopped = TRUE;
  xmlStopParser (reading->context);
}

/* Takes the message over. */
static void
fail (gpointer user_data, char *message)
{
  Reading *reading = user_data;
  int line = xmlSAX2GetLineNumber (reading->context);
  int column = xmlSAX2GetColumnNumber (reading->context);

  if (!reading->stopped)
    store_faults_add (reading->faults, (guint) MAX (line, 0), (guint) MAX (column, 0), "%s",
                      message);
  g_free (message);
  stop (reading);
}

const char *
store_foreign_tag_get_name (const StoreForeignTag *tag)
{
  return tag->name;
}

const char *
store_foreign_tag_get (const StoreForeignTag *tag, const char *attribute)
{
  return g_hash_table_lookup (tag->attributes, attribute);
}

void
store_foreign_tag_fail (const StoreForeignTag *tag, const char *format, ...)
{
  va_list arguments;

  va_start (arguments, format);
  tag->fail (tag->reading, g_strdup_vprintf (format, arguments));
  va_end (arguments);
}

static void
on_start_element (void *user_data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri,
                  int n_namespaces, const xmlChar **namespaces, int n_attributes, int n_defaulted,
                  const xmlChar **attributes)
{
  Reading *reading = user_data;
  g_autoptr (GHashTable) given = NULL;

  if (store_faults_are_unwanted (reading->faults))
    stop (reading);
  if (reading->stopped)
    return;
  if (reading->texts->len == STORE_FOREIGN_MAX_DEPTH)
    {
      fail (reading, g_strdup_printf (_ ("elements lie more than %d deep in each other"),
                                      STORE_FOREIGN_MAX_DEPTH));
      return;
    }

  if (xmlDictSize (reading->context->dict) > MAX_NAMES)
    {
      fail (reading,
            g_strdup_printf (_ ("elements and attributes have more than %d names"), MAX_NAMES));
      return;
    }

  reading->begun = TRUE;
  given = g_hash_table_new_full (g_str_hash, g_str_equal, NULL, g_free);
  for (int i = 0; i < n_attributes; i++, attributes += 5)
    g_hash_table_insert (
      given, (gpointer) attributes[0],
      g_strndup ((const char *) attributes[3], (gsize) (attributes[4] - attributes[3])));
  g_ptr_array_add (reading->texts, g_string_new (NULL));

  StoreForeignTag tag = { (const char *) name, given, fail, reading };

  reading->handler->start (reading->data, &tag);
}

static void
on_end_element (void *user_data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Reading *reading = user_data;
  g_autofree char *text = NULL;

  if (reading->stopped)
    return;

  text = g_string_free (g_ptr_array_steal_index (reading->texts, reading->texts->len - 1), FALSE);
  /* It may end within a letter. */
  if (strlen (text) >= STORE_FOREIGN_MAX_TEXT)
    *(char *) g_utf8_find_prev_char (text, text + strlen (text)) = '\0';
  reading->handler->end (reading->data, (const char *) name, g_strstrip (text));
}

static void
on_characters (void *user_data, const xmlChar *characters, int length)
{
  Reading *reading = user_data;
  GString *text = !reading->stopped && reading->texts->len > 0
                    ? g_ptr_array_index (reading->texts, reading->texts->len - 1)
                    : NULL;

  /* What is longer is kept by nobody. */
  if (text != NULL && text->len < STORE_FOREIGN_MAX_TEXT)
    g_string_append_len (text, (const char *) characters, MIN (length, STORE_FOREIGN_MAX_TEXT));
}

/* Entities and external files all come with a document type. */
static void
on_document_type (void *user_data, const xmlChar *name, const xmlChar *external_id,
                  const xmlChar *system_id)
{
  fail (user_data, g_strdup (_ ("a document type (<!DOCTYPE>) is not allowed")));
}

static xmlEntity *
on_entity (void *user_data, const xmlChar *name)
{
  g_autofree char *message = g_strdup_printf ("Entity '%s' not defined", (const char *) name);

  fail (user_data, g_strdup_printf (_ ("this is not well-formed XML: %s"), message));
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
  g_autofree char *message = NULL;

  if (error->level < XML_ERR_ERROR)
    return;

  message = g_strstrip (g_strdup (error->message != NULL ? error->message : "?"));
  fail (user_data, g_strdup_printf (_ ("this is not well-formed XML: %s"), message));
}

static void
free_text (gpointer data)
{
  g_string_free (data, TRUE);
}

static gboolean
check_bytes (const char *text, gsize length, StoreFaults *faults)
{
  gsize offset;
  g_autofree char *refusal = store_raw_check (text, length, &offset);
  guint line = 1;

  if (refusal == NULL)
    return TRUE;

  for (gsize i = 0; i < MIN (offset, length); i++)
    line += text[i] == '\n';
  store_faults_add (faults, line, 1, "%s", refusal);
  return FALSE;
}

gboolean
store_foreign_read (GBytes *bytes, const StoreForeignHandler *handler, gpointer data,
                    StoreFaults *faults)
{
  g_return_val_if_fail (bytes != NULL && handler != NULL && faults != NULL, FALSE);

  xmlSAXHandler sax = {
    .initialized = XML_SAX2_MAGIC,
    .startElementNs = on_start_element,
    .endElementNs = on_end_element,
    .characters = on_characters,
    .cdataBlock = on_characters,
    .internalSubset = on_document_type,
    .getEntity = on_entity,
    .serror = on_error,
  };
  Reading reading = { .handler = handler, .data = data, .faults = faults };
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  gboolean is_ended = length > 0 && text[length - 1] == '\0';
  g_autofree char *copy = NULL;

  length -= is_ended ? 1 : 0;
  if (!check_bytes (text, length, faults))
    return FALSE;
  if (!is_ended)
    text = copy = g_strndup (text, length);

  reading.texts = g_ptr_array_new_with_free_func (free_text);
  reading.context = xmlNewParserCtxt ();
  *reading.context->sax = sax;
  reading.context->userData = &reading;
  /* There are no entities to be put in but XML's own. The bytes are known to be UTF-8. */
  xmlFreeDoc (xmlCtxtReadDoc (reading.context, (const xmlChar *) text, NULL, NULL,
                              XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_IGNORE_ENC
                                | XML_PARSE_NOENT));
  if ((!reading.context->wellFormed || !reading.begun) && store_faults_is_empty (faults))
    store_faults_add (faults, 0, 0, _ ("this is not well-formed XML"));
  xmlFreeParserCtxt (reading.context);
  g_ptr_array_unref (reading.texts);
  return store_faults_is_empty (faults);
}

/* ---------------------------------------------------------------------------------------------
 * Writing. */

static void
append_tag (StoreForeignWriter *writer, const char *name, va_list attributes)
{
  const char *attribute;

  g_string_append_printf (writer->xml, "%*s<%s", (int) writer->depth * 2, "", name);
  while ((attribute = va_arg (attributes, const char *)) != NULL)
    {
      const char *value = va_arg (attributes, const char *);

      if (value == NULL)
        continue;
      g_string_append_printf (writer->xml, " %s=\"", attribute);
      store_append_escaped (writer->xml, value);
      g_string_append_c (writer->xml, '"');
    }
}

void
store_foreign_start (StoreForeignWriter *writer, const char *name, ...)
{
  va_list attributes;

  va_start (attributes, name);
  append_tag (writer, name, attributes);
  va_end (attributes);
  g_string_append (writer->xml, ">\n");
  writer->depth++;
}

void
store_foreign_end (StoreForeignWriter *writer, const char *name)
{
  writer->depth--;
  g_string_append_printf (writer->xml, "%*s</%s>\n", (int) writer->depth * 2, "", name);
}

void
store_foreign_empty (StoreForeignWriter *writer, const char *name, ...)
{
  va_list attributes;

  va_start (attributes, name);
  append_tag (writer, name, attributes);
  va_end (attributes);
  g_string_append (writer->xml, "/>\n");
}

void
store_foreign_text (StoreForeignWriter *writer, const char *name, const char *text, ...)
{
  va_list attributes;

  va_start (attributes, text);
  append_tag (writer, name, attributes);
  va_end (attributes);
  g_string_append_c (writer->xml, '>');
  store_append_escaped (writer->xml, text);
  g_string_append_printf (writer->xml, "</%s>\n", name);
}
