/* field-file.h: Field files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/field/field.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Reads a whole document or none: NULL if faults has anything to say. */
WarField *store_field_load (const char *path, StoreFaults *faults);

/* The same for people to see: in their language if it comes with the program. */
WarField *store_field_open (StoreLibrary *library, const char *path, StoreFaults *faults);
WarField *store_field_from_bytes (GBytes *bytes, StoreFaults *faults);

/* The canonical file. */
GBytes *store_field_to_bytes (const WarField *field);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. */
gboolean store_field_save (const WarField *field, const char *path, GError **error);

G_END_DECLS
