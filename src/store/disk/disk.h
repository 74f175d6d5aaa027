/* disk.h: bytes and names that reach the disk
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Writes all of the data. 0, or an errno; then any part of it may have been written. */
int store_disk_write (int descriptor, const char *data, gsize length);

/* Waits until the names in the folder are on the disk. 0, or an errno. */
int store_disk_sync_folder (const char *folder);

G_END_DECLS
