/* zip.h: one file in a ZIP archive
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <gio/gio.h>

#include "store/disk/faults.h"

G_BEGIN_DECLS

/* Whether the program was built with libarchive. Without it neither function below does anything
 * but say so. */
gboolean store_zip_is_supported (void);

/* Whether the bytes begin as an archive does. */
gboolean store_zip_is_one (GBytes *bytes);

/* The archive's only file, whatever its name is; folders do not count. No more than max bytes come
 * out of it. NULL after a fault. */
GBytes *store_zip_read (GBytes *bytes, gsize max, StoreFaults *faults);

/* An archive with one file of that name. The same file gives the same bytes. NULL: it cannot be. */
GBytes *store_zip_write (const char *name, GBytes *content, GError **error);

G_END_DECLS
