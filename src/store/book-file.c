/* book-file.c: army book files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/book-file.h"

#include <glib/gi18n-lib.h>

#include "store/document-private.h"

enum
{
  BOOK_VERSION,
  BOOK_ID,
  BOOK_NAME,
  BOOK_SYSTEM,
  BOOK_REVISION,
};

static const StoreAttribute book_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  { "id", STORE_VALUE_ID, TRUE },
  STORE_NAME_ATTRIBUTE,
  { "system", STORE_VALUE_ID, TRUE },
  { "revision", STORE_VALUE_INTEGER, TRUE, 1, 1000000 },
  { NULL },
};

static void
start_book (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (!store_document_set_system (reader, document, &values[BOOK_SYSTEM]))
    return;

  document->book = war_book_new (document->rules);
  document->book->id = g_strdup (values[BOOK_ID].text);
  document->book->name = g_strdup (values[BOOK_NAME].text);
  document->book->revision = (gint) values[BOOK_REVISION].integer;
}

enum
{
  LIMIT_CATEGORY,
  LIMIT_SHARE,
  LIMIT_OF,
  LIMIT_CLAUSE,
};

static const StoreAttribute limit_attributes[] = {
  { "category", STORE_VALUE_ID, TRUE },
  { "share", STORE_VALUE_INTEGER, TRUE, 0, 1000 },
  { "of", STORE_VALUE_INTEGER, TRUE, 1, 1000 },
  { "clause", STORE_VALUE_CLAUSE, FALSE },
  { NULL },
};

static void
start_limit (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarLimit *limit = g_new0 (WarLimit, 1);

  if (war_rules_get_category_mask (document->rules, values[LIMIT_CATEGORY].text) == 0)
    store_reader_fault (reader, &values[LIMIT_CATEGORY], _ ("the rules know no category “%s”"),
                        values[LIMIT_CATEGORY].text);
  if (values[LIMIT_SHARE].integer >= values[LIMIT_OF].integer)
    store_reader_fault (reader, &values[LIMIT_SHARE], _ ("the share must be less than “of”"));

  limit->category = g_strdup (values[LIMIT_CATEGORY].text);
  limit->share = (gint) values[LIMIT_SHARE].integer;
  limit->of = (gint) values[LIMIT_OF].integer;
  limit->clause = store_value_dup_text (&values[LIMIT_CLAUSE]);
  g_ptr_array_add (document->book->limits, limit);
}

static const StoreElement limit_element
  = { .name = "limit", .attributes = limit_attributes, .start = start_limit };
static const StoreChild types_children[] = { { &store_type_element, TRUE, 500 }, { NULL } };
static const StoreElement types_element = { .name = "types", .children = types_children };
static const StoreChild limits_children[] = { { &limit_element, TRUE, 50 }, { NULL } };
static const StoreElement limits_element = { .name = "limits", .children = limits_children };

static const StoreChild book_children[] = {
  { &store_traits_element, FALSE, 1 },
  { &types_element, TRUE, 1 },
  { &limits_element, FALSE, 1 },
  { NULL },
};

static const StoreElement book_element = {
  .name = "book",
  .attributes = book_attributes,
  .children = book_children,
  .start = start_book,
};

WarBook *
store_book_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  StoreDocument document = { .library = library };
  WarBook *book = NULL;

  if (store_read (bytes, &book_element, &document, faults))
    {
      g_autoptr (GBytes) canonical = NULL;

      book = g_steal_pointer (&document.book);
      g_ptr_array_extend_and_steal (book->traits, g_steal_pointer (&document.traits));
      g_ptr_array_extend_and_steal (book->types, g_steal_pointer (&document.types));
      canonical = store_book_to_bytes (book);
      book->digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, canonical);
    }

  store_document_clear (&document);
  return book;
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_book_from_bytes (library, bytes, faults);
}

WarBook *
store_book_load (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, from_bytes, faults);
}

GBytes *
store_book_to_bytes (const WarBook *book)
{
  StoreWriter *writer = store_writer_new ("book");

  store_writer_text (writer, "id", book->id);
  store_writer_text (writer, "name", book->name);
  store_writer_text (writer, "system", book->rules->system->id);
  store_writer_integer (writer, "revision", book->revision);
  store_traits_write (writer, book->traits);

  store_writer_start (writer, "types");
  for (guint i = 0; i < book->types->len; i++)
    store_type_write (writer, g_ptr_array_index (book->types, i), book->rules, FALSE);
  store_writer_end (writer);

  if (book->limits->len > 0)
    {
      store_writer_start (writer, "limits");
      for (guint i = 0; i < book->limits->len; i++)
        {
          const WarLimit *limit = g_ptr_array_index (book->limits, i);

          store_writer_start (writer, "limit");
          store_writer_text (writer, "category", limit->category);
          store_writer_integer (writer, "share", limit->share);
          store_writer_integer (writer, "of", limit->of);
          store_writer_text (writer, "clause", limit->clause);
          store_writer_end (writer);
        }
      store_writer_end (writer);
    }

  return store_writer_finish (writer);
}

static GBytes *
to_bytes (gconstpointer book)
{
  return store_book_to_bytes (book);
}

gboolean
store_book_save (StoreLibrary *library, const WarBook *book, const char *path, GError **error)
{
  g_autoptr (GBytes) bytes = store_book_to_bytes (book);

  return store_document_save (library, path, bytes, from_bytes, to_bytes,
                              (GDestroyNotify) war_book_unref, error);
}
