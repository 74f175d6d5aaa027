/* books-element.c: the books of an operation's forces, in a file that needs no other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/document-private.h"

static const StoreAttribute book_attributes[] = { STORE_BOOK_ATTRIBUTES, { NULL } };

static void
start_book (StoreReader *reader, const StoreValue *values, gpointer data)
{
  StoreDocument *document = data;

  if (document->books == NULL)
    document->books
      = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, (GDestroyNotify) war_book_unref);
  if (g_hash_table_contains (document->books, values[0].text))
    store_report_second (reader, &values[0]);

  store_book_start (reader, document, values);
}

static void
end_book (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  store_book_end (document);
  g_hash_table_replace (document->books, g_strdup (document->book->id), document->book);
  document->book = NULL;
}

static const StoreElement book_element = {
  .name = "book",
  .attributes = book_attributes,
  .children = store_book_children,
  .get_extra = store_book_get_extra,
  .start = start_book,
  .end = end_book,
};
static const StoreChild books_children[] = { { &book_element, TRUE, WAR_N_SIDES }, { NULL } };
const StoreElement store_books_element = { .name = "books", .children = books_children };

static void
write_book (StoreWriter *writer, const WarBook *book)
{
  store_writer_start (writer, "book");
  store_writer_item (writer, book->extra);
  store_book_write (writer, book);
  store_writer_end (writer);
}

void
store_books_write (StoreWriter *writer, const WarOperation *operation)
{
  const WarBook *first = operation->forces[0]->book, *second = operation->forces[1]->book;

  store_writer_start (writer, "books");
  write_book (writer, first);
  if (!g_str_equal (first->id, second->id))
    write_book (writer, second);
  store_writer_end (writer);
}
