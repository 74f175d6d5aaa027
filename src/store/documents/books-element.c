/* books-element.c: the books of an operation's forces, in a file that needs no other
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/document-private.h"

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
static const StoreChild books_children[]
  = { { &book_element, TRUE, WAR_N_SIDES *(1 + WAR_FORCE_MAX_ALLIES) }, { NULL } };
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
  g_autoptr (GHashTable) ids = g_hash_table_new (g_str_hash, g_str_equal);

  store_writer_start (writer, "books");
  for (guint i = 0; i < WAR_N_SIDES; i++)
    for (guint j = 0; j <= operation->forces[i]->allies->len; j++)
      {
        const WarBook *book = war_force_get_book (operation->forces[i], j);

        if (g_hash_table_add (ids, book->id))
          write_book (writer, book);
      }
  store_writer_end (writer);
}
