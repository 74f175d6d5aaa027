/* read-file.h: the bytes of a file, within limits
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/disk/faults.h"

G_BEGIN_DECLS

#define STORE_FILE_MAX (16 * 1024 * 1024) /* bytes */

/* The bytes of a regular file of at most STORE_FILE_MAX; NULL and a fault if it cannot be read. */
GBytes *store_read_file (const char *path, StoreFaults *faults);

/* The same with a NUL at the end, which is none of the file's: for store_read(). */
GBytes *store_read_text_file (const char *path, StoreFaults *faults);

/* As the first, with another limit, in bytes. */
GBytes *store_read_file_up_to (const char *path, gsize max, StoreFaults *faults);

G_END_DECLS
