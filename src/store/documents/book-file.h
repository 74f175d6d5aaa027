/* book-file.h: Book files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/book.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Reads a whole document or none: NULL if faults has anything to say. */
WarBook *store_book_load (StoreLibrary *library, const char *path, StoreFaults *faults);
WarBook *store_book_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults);

/* The canonical file. */
GBytes *store_book_to_bytes (const WarBook *book);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. */
gboolean store_book_save (StoreLibrary *library, const WarBook *book, const char *path,
                          GError **error);

G_END_DECLS
