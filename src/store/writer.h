/* writer.h: writes canonical XML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

#include "engine/length.h"

G_BEGIN_DECLS

/* Builds a canonical file: UTF-8, two spaces per level, one element a line, attributes in the order
 * given. The same calls give the same bytes. */
typedef struct _StoreWriter StoreWriter;

/* Opens the root element, with namespace and version. */
StoreWriter *store_writer_new (const char *root);

void store_writer_start (StoreWriter *writer, const char *element);
void store_writer_end (StoreWriter *writer);

/* Attributes of the element opened last, before anything is put into it. A text of NULL writes
 * nothing. */
void store_writer_text (StoreWriter *writer, const char *name, const char *text);
void store_writer_integer (StoreWriter *writer, const char *name, gint64 integer);
void store_writer_positions (StoreWriter *writer, const char *name, const WarPosition *positions,
                             guint n_positions);

/* Text in the element opened last, which then has nothing else in it. */
void store_writer_content (StoreWriter *writer, const char *text);

/* Closes the root element and gives the file; frees the writer. */
GBytes *store_writer_finish (StoreWriter *writer);

G_END_DECLS
