/* save.h: the one function that writes a file
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

G_BEGIN_DECLS

/* Replaces the file at path by bytes, or leaves it as it was: a temporary file in the same folder
 * with the old file's mode and the extended attributes that people have set, written, synced,
 * renamed over it, and the folder synced. A symbolic link stays one: the file that it leads to is
 * replaced. Other hard links keep the old content. The error's message says what to do. */
gboolean store_save_bytes (const char *path, GBytes *bytes, GError **error);

/* Removes the temporary files of saves that were broken off in the folder; those of saves that are
 * under way, in this program or another, stay. Whoever opens or saves a document there calls it. */
void store_remove_stale_saves (const char *folder);

G_END_DECLS
