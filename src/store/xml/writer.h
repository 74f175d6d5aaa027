/* writer.h: writes canonical XML
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/geometry/length.h"
#include "engine/rules/extra.h"

G_BEGIN_DECLS

/* Builds a canonical file: UTF-8, two spaces per level, one element a line, attributes in the order
 * given. The same calls give the same bytes. */
typedef struct _StoreWriter StoreWriter;

/* Opens the root element, with namespace and version. What is kept in extra, which may be NULL, is
 * written where it stood; the version is the first that has all that is in the file. */
StoreWriter *store_writer_new (const char *root, const WarExtra *extra);

/* What is written comes from version 1.minor of the format. */
void store_writer_need (StoreWriter *writer, guint minor);

void store_writer_start (StoreWriter *writer, const char *element);
void store_writer_end (StoreWriter *writer);

/* The element opened last is that of an item, with what is kept for it and for the elements in it
 * that are no items; or NULL. Comes before its attributes. */
void store_writer_item (StoreWriter *writer, const WarExtra *extra);

/* Whether something is kept for the first element of that name in the one opened last: then it is
 * written even if there is nothing else in it. */
gboolean store_writer_keeps (const StoreWriter *writer, const char *element);

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

/* The path in a WarExtraEntry of one element, the index-th of its name, within another. Free it. */
char *store_child_path (const char *path, const char *name, guint index);

/* White space other than a space would be lost from an attribute, and "\r" from any text. */
void store_append_escaped (GString *xml, const char *text);

G_END_DECLS
