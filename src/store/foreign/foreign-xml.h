/* foreign-xml.h: XML of other programs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/disk/faults.h"

G_BEGIN_DECLS

/* What no honest file has deeper. */
#define STORE_FOREIGN_MAX_DEPTH 64

/* Bytes of a text; of one that is longer, about so many are given. */
#define STORE_FOREIGN_MAX_TEXT 65536

/* An element as it stands in a file. */
typedef struct _StoreForeignTag StoreForeignTag;

/* Hears of elements in the order of the file. Names are without prefixes. */
typedef struct
{
  void (*start) (gpointer data, const StoreForeignTag *tag);

  /* text: all that stands in the element itself, without white space around it. */
  void (*end) (gpointer data, const char *name, const char *text);
} StoreForeignHandler;

/* FALSE if there are faults: it is no XML, has a document type, is too deep or full of names.
 * Entities are those of XML itself. A NUL at the end is none of the file's, and spares a copy. */
gboolean store_foreign_read (GBytes *bytes, const StoreForeignHandler *handler, gpointer data,
                             StoreFaults *faults);

/* The same of JSON, of which the object of that name in the outermost one is the root: its members
 * are attributes, elements in arrays that are named after them, and texts. */
gboolean store_foreign_read_json (GBytes *bytes, const char *root,
                                  const StoreForeignHandler *handler, gpointer data,
                                  StoreFaults *faults);

const char *store_foreign_tag_get_name (const StoreForeignTag *tag);

/* Lent; NULL: the element has no such attribute. */
const char *store_foreign_tag_get (const StoreForeignTag *tag, const char *attribute);

/* For the handler: a fault at the element, which is the last thing that is read. */
void store_foreign_tag_fail (const StoreForeignTag *tag, const char *format, ...)
  G_GNUC_PRINTF (2, 3);

/* Writing: elements with two spaces a level. What is written is escaped. */
typedef struct
{
  GString *xml;
  guint depth;
} StoreForeignWriter;

/* Attributes as pairs of name and value, ended by NULL; those whose value is NULL are left out. */
void store_foreign_start (StoreForeignWriter *writer, const char *name, ...) G_GNUC_NULL_TERMINATED;
void store_foreign_end (StoreForeignWriter *writer, const char *name);
void store_foreign_empty (StoreForeignWriter *writer, const char *name, ...) G_GNUC_NULL_TERMINATED;
void store_foreign_text (StoreForeignWriter *writer, const char *name, const char *text,
                         ...) G_GNUC_NULL_TERMINATED;

G_END_DECLS
