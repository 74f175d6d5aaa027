/* army-file.h: Army files
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/army/army.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Reads a whole document or none: NULL if faults has anything to say. */
WarArmy *store_army_load (StoreLibrary *library, const char *path, StoreFaults *faults);
WarArmy *store_army_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults);

/* The canonical file. */
GBytes *store_army_to_bytes (const WarArmy *army);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. */
gboolean store_army_save (StoreLibrary *library, const WarArmy *army, const char *path,
                          GError **error);

G_END_DECLS
