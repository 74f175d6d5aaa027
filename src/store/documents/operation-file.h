/* operation-file.h: operation files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/operation/operation.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Reads a whole document or none: NULL if faults has anything to say. */
WarOperation *store_operation_load (StoreLibrary *library, const char *path, StoreFaults *faults);

/* The same, though its field, its books and unit types may be missing: then they are absent in it,
 * and it is written as it was read. For whoever shows and mends it; it cannot be played. */
WarOperation *store_operation_load_incomplete (StoreLibrary *library, const char *path,
                                               StoreFaults *faults);

/* folder: where the document lies and its links lead from; NULL: links lead nowhere. */
WarOperation *store_operation_from_bytes (StoreLibrary *library, GBytes *bytes, const char *folder,
                                          StoreFaults *faults);

/* The canonical file. */
GBytes *store_operation_to_bytes (const WarOperation *operation);

/* The same with the field in the file, even if it came from a link; but not an absent one. */
GBytes *store_operation_to_whole_bytes (const WarOperation *operation);

/* For a draft: the whole, and its link. Places that the field has lost are lost here too, as they
 * could not be read again. */
GBytes *store_operation_to_draft (const WarOperation *operation);
WarOperation *store_operation_from_draft (StoreLibrary *library, GBytes *bytes,
                                          StoreFaults *faults);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. The field is written as a link only if the same field is found there from path; else
 * it is written into the file. */
gboolean store_operation_save (StoreLibrary *library, const WarOperation *operation,
                               const char *path, GError **error);

G_END_DECLS
