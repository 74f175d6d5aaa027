/* tracker-file.h: games for figures on a real table
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/tracker/tracker.h"
#include "store/disk/faults.h"
#include "store/documents/library.h"

G_BEGIN_DECLS

/* Reads a whole document or none: NULL if faults has anything to say. */
WarTracker *store_tracker_load (StoreLibrary *library, const char *path, StoreFaults *faults);
WarTracker *store_tracker_from_bytes (StoreLibrary *library, GBytes *bytes, StoreFaults *faults);

/* The canonical file. */
GBytes *store_tracker_to_bytes (const WarTracker *tracker);

/* Writes atomically, after reading back what it is about to write. On an error the old file stands
 * as it was. */
gboolean store_tracker_save (StoreLibrary *library, const WarTracker *tracker, const char *path,
                             GError **error);

G_END_DECLS
