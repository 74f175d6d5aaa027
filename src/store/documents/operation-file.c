/* operation-file.c: operation files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/documents/operation-file.h"

#include "engine/operation/operation-edit.h"
#include "store/documents/document-private.h"
#include "store/draft/draft-links.h"

static const StoreAttribute operation_attributes[] = {
  STORE_VERSION_ATTRIBUTE,
  STORE_OPERATION_ATTRIBUTES,
  { NULL },
};

static void
start_operation (StoreReader *reader, const StoreValue *values, gpointer data)
{
  store_operation_start (reader, data, values + 1);
}

static void
end_operation (StoreReader *reader, const char *text, gpointer data)
{
  StoreDocument *document = data;

  store_operation_end (reader, document);
  document->operation->has_books = document->books != NULL;
}

static const StoreChild operation_children[]
  = { { &store_books_element, FALSE, 1 }, STORE_OPERATION_CHILDREN, { NULL } };

static const StoreElement operation_element = {
  .name = "operation",
  .attributes = operation_attributes,
  .children = operation_children,
  .get_extra = store_operation_get_extra,
  .start = start_operation,
  .end = end_operation,
};

static WarOperation *
read_operation (StoreLibrary *library, GBytes *bytes, const char *folder, gboolean may_lack,
                StoreFaults *faults)
{
  StoreDocument document = { .library = library, .folder = folder, .may_lack = may_lack };
  WarOperation *operation = NULL;

  if (store_read (bytes, &operation_element, &document, faults))
    operation = g_steal_pointer (&document.operation);

  store_document_clear (&document);
  return operation;
}

WarOperation *
store_operation_from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder,
                            StoreFaults *faults)
{
  return read_operation (library, bytes, folder, FALSE, faults);
}

static gpointer
from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder, StoreFaults *faults)
{
  return store_operation_from_bytes (library, bytes, folder, faults);
}

WarOperation *
store_operation_load (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, from_bytes, faults);
}

static gpointer
incomplete_from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder,
                       StoreFaults *faults)
{
  return read_operation (library, bytes, folder, TRUE, faults);
}

WarOperation *
store_operation_load_incomplete (StoreLibrary *library, const char *path, StoreFaults *faults)
{
  return store_document_load (library, path, incomplete_from_bytes, faults);
}

static GBytes *
operation_to_bytes (const WarOperation *operation, gboolean link)
{
  StoreWriter *writer = store_writer_new ("operation", operation->extra);

  store_operation_write (writer, operation, link, operation->has_books);
  return store_writer_finish (writer);
}

GBytes *
store_operation_to_bytes (const WarOperation *operation)
{
  return operation_to_bytes (operation, operation->field_link != NULL);
}

GBytes *
store_operation_to_whole_bytes (const WarOperation *operation)
{
  return operation_to_bytes (operation, operation->field->is_absent);
}

GBytes *
store_operation_to_draft (const WarOperation *operation)
{
  const char *const links[] = { operation->field_link };
  g_autoptr (WarOperation) mended
    = operation->field->is_absent
        ? war_operation_copy (operation)
        : war_operation_set_field (operation, operation->field, operation->field_link);
  g_autoptr (GBytes) whole = store_operation_to_whole_bytes (mended);

  return store_draft_links_add (whole, links, G_N_ELEMENTS (links));
}

WarOperation *
store_operation_from_draft (StoreLibrary *library, GBytes *bytes, StoreFaults *faults)
{
  WarOperation *operation = read_operation (library, bytes, NULL, TRUE, faults);
  char **links;

  if (operation == NULL)
    return NULL;

  links = store_draft_links_read (bytes, 1);
  g_free (operation->field_link);
  operation->field_link = g_steal_pointer (&links[0]);
  store_draft_links_free (links, 1);
  return operation;
}

static GBytes *
to_bytes (gconstpointer operation)
{
  return store_operation_to_bytes (operation);
}

gboolean
store_operation_save (StoreLibrary *library, const WarOperation *operation, const char *path,
                      GError **error)
{
  g_autoptr (GBytes) bytes
    = operation_to_bytes (operation, store_operation_link_leads (operation, path));

  return store_document_save (library, path, bytes,
                              war_operation_count_absent (operation) > 0 ? incomplete_from_bytes
                                                                         : from_bytes,
                              to_bytes, (GDestroyNotify) war_operation_unref, error);
}
