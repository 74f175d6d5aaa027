/* book-file.c: army book files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/book-file.h"

#include <glib/gi18n-lib.h>

#include "engine/army/book-edit.h"
#include "store/documents/document-private.h"

enum
{
  BOOK_ID,
  BOOK_NAME,
  BOOK_SYSTEM,
  BOOK_REVISION,
};

void
store_book_start (StoreReader *reader, StoreDocument *document, const StoreValue *values)
{
  if (!store_document_set_system (reader, document, &values[BOOK_SYSTEM]))
    return;

  document->book = war_book_new (document->rules);
  document->book->id = g_strdup (values[BOOK_ID].text);
  document->book->name = g_strdup (values[BOOK_NAME].text);
  document->book->revision = (gint) values[BOOK_REVISION].integer;
}

enum
{
  LIMIT_AT,
  LIMIT_CATEGORY,
  LIMIT_SHARE,
  LIMIT_OF,
  LIMIT_AMONG,
  LIMIT_CLAUSE,
};

/* In the order of WarLimitKind. */
static const char *const at_ids[] = { "most", "least", NULL };

static const StoreAttribute limit_attributes[] = {
  { "at", STORE_VALUE_CHOICE, FALSE, .choices = at_ids },
  { "category", STORE_VALUE_ID, FALSE },
  { "share", STORE_VALUE_INTEGER, TRUE, 0, 1000 },
  { "of", STORE_VALUE_INTEGER, FALSE, 1, 1000 },
  { "among", STORE_VALUE_ID, FALSE },
  { "clause", STORE_VALUE_CLAUSE, FALSE },
  { NULL },
};

static void
check_category (StoreReader *reader, const StoreValue *value, const WarRules *rules)
{
  if (value->present && war_rules_get_category_mask (rules, value->text) == 0)
    store_reader_fault (reader, value, _ ("the rules know no category “%s”"), value->text);
}

/* What may not stand together in a limit. */
static void
check_limit (StoreReader *reader, const StoreValue *values, const WarLimit *limit)
{
  if (limit->kind == WAR_LIMIT_AT_LEAST && limit->category == NULL)
    store_reader_fault (reader, NULL, _ ("a limit of “at least” needs a category"));
  if (limit->kind == WAR_LIMIT_AT_LEAST && limit->share == 0)
    store_reader_fault (reader, &values[LIMIT_SHARE], _ ("at least 0 is no limit"));
  if (limit->among != NULL && limit->of == 0)
    store_reader_fault (reader, &values[LIMIT_AMONG], _ ("a limit has “among” only beside “of”"));
  if (limit->among != NULL && g_strcmp0 (limit->among, limit->category) == 0)
    store_reader_fault (reader, &values[LIMIT_AMONG],
                        _ ("a limit cannot be measured by what it counts"));
  if (war_limit_is_part (limit) && limit->share >= limit->of)
    store_reader_fault (reader, &values[LIMIT_SHARE], _ ("the share must be less than “of”"));
}

static void
start_limit (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;
  WarLimit *limit = g_new0 (WarLimit, 1);

  limit->kind = (WarLimitKind) values[LIMIT_AT].integer;
  limit->category = store_value_dup_text (&values[LIMIT_CATEGORY]);
  limit->share = (gint) values[LIMIT_SHARE].integer;
  limit->of = values[LIMIT_OF].present ? (gint) values[LIMIT_OF].integer : 0;
  limit->among = store_value_dup_text (&values[LIMIT_AMONG]);
  limit->clause = store_value_dup_text (&values[LIMIT_CLAUSE]);
  g_ptr_array_add (document->book->limits, limit);

  check_category (reader, &values[LIMIT_CATEGORY], document->rules);
  check_category (reader, &values[LIMIT_AMONG], document->rules);
  check_limit (reader, values, limit);
}

static const StoreElement limit_element
  = { .name = "limit", .attributes = limit_attributes, .start = start_limit };
static const StoreChild types_children[] = { { &store_type_element, TRUE, 500 }, { NULL } };
static const StoreElement types_element = { .name = "types", .children = types_children };
static const StoreChild limits_children[]
  = { { &limit_element, TRUE, WAR_BOOK_MAX_LIMITS }, { NULL } };
static const StoreElement limits_element = { .name = "limits", .children = limits_children };

const StoreChild store_book_children[] = {
  { &store_traits_element, FALSE, 1 },
  { &types_element, TRUE, 1 },
  { &limits_element, FALSE, 1 },
  { NULL },
};

WarExtra **
store_book_get_extra (gpointer data)
{
  return &((StoreDocument *) data)->book->extra;
}

/* Leaves the other array for the next book. */
static void
move_items (GPtrArray *to, GPtrArray *from)
{
  for (guint i = 0; i < from->len; i++)
    g_ptr_array_add (to, g_ptr_array_index (from, i));

  while (from->len > 0)
    g_ptr_array_steal_index (from, from->len - 1);
}

void
store_book_end (StoreDocument *document)
{
  WarBook *book = document->book;
  g_autoptr (GBytes) canonical = NULL;

  move_items (book->traits, document->traits);
  move_items (book->types, document->types);
  canonical = store_book_to_bytes (book);
  book->digest = g_compute_checksum_for_bytes (G_CHECKSUM_SHA256, canonical);
}

static const StoreAttribute book_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  STORE_BOOK_ATTRIBUTES,
  { NULL },
};

static void
start_book (StoreReader *reader, const StoreValue *values, gpointer data)
{
  store_book_start (reader, data, values + 1);
}

static const StoreElement book_element = {
  .name = "book",
  .attributes = book_attributes,
  .children = store_book_children,
  .get_extra = store_book_get_extra,
  .start = start_book,
};

WarBook *
store_book_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  StoreDocument document = { .library = library };
  WarBook *book = NULL;

  if (store_read (bytes, &book_element, &document, faults))
    {
      store_book_end (&document);
      book = g_steal_pointer (&document.book);
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

/* Shares of all units are as old as books; the other limits are not. */
static void
write_limit (StoreWriter *writer, const WarLimit *limit)
{
  if (!war_limit_is_share (limit, limit->category))
    store_writer_need (writer, 1);

  store_writer_start (writer, "limit");
  if (limit->kind != WAR_LIMIT_AT_MOST)
    store_writer_text (writer, "at", at_ids[limit->kind]);
  store_writer_text (writer, "category", limit->category);
  store_writer_integer (writer, "share", limit->share);
  if (limit->of > 0)
    store_writer_integer (writer, "of", limit->of);
  store_writer_text (writer, "among", limit->among);
  store_writer_text (writer, "clause", limit->clause);
  store_writer_end (writer);
}

static void
write_limits (StoreWriter *writer, const GPtrArray *limits)
{
  if (limits->len == 0)
    return;

  store_writer_start (writer, "limits");
  for (guint i = 0; i < limits->len; i++)
    write_limit (writer, g_ptr_array_index (limits, i));
  store_writer_end (writer);
}

void
store_book_write (StoreWriter *writer, const WarBook *book)
{
  store_writer_text (writer, "id", book->id);
  store_writer_text (writer, "name", book->name);
  store_system_write (writer, book->rules->system->id);
  store_writer_integer (writer, "revision", book->revision);
  store_traits_write (writer, book->traits);

  store_writer_start (writer, "types");
  for (guint i = 0; i < book->types->len; i++)
    store_type_write (writer, g_ptr_array_index (book->types, i), book->rules, FALSE);
  store_writer_end (writer);

  write_limits (writer, book->limits);
}

GBytes *
store_book_to_bytes (const WarBook *book)
{
  StoreWriter *writer = store_writer_new ("book", book->extra);

  store_book_write (writer, book);
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
