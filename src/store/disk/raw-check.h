/* raw-check.h: what is refused before it is parsed
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* Bytes and attributes of a start tag: libxml2 takes the square of their number in time. */
#define STORE_TAG_MAX (64 * 1024)
#define STORE_TAG_MAX_VALUES 100

/* What libxml2 would take in its stride, or choke on: encodings other than UTF-8, NUL, giant tags.
 * NULL if all is well; else a sentence for a fault, to be freed, and the offset of its place. */
char *store_raw_check (const char *bytes, gsize n_bytes, gsize *offset);

G_END_DECLS
