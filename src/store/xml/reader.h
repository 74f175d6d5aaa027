/* reader.h: reads a document by a table of its elements
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/rules/extra.h"
#include "store/disk/faults.h"
#include "store/xml/value.h"

G_BEGIN_DECLS

#define STORE_NAMESPACE "urn:duckboard:1"
#define STORE_MAJOR 1
#define STORE_MINOR 1
#define STORE_VERSION "1.1"

typedef struct _StoreReader StoreReader;
typedef struct _StoreElement StoreElement;

/* How often, and where: the children of an element stand in the order of this table, unless they
 * are all mixed. */
typedef struct
{
  const StoreElement *element; /* NULL ends a table */
  gboolean required;
  guint maximum;
  gboolean mixed; /* in any order; all of a table are, or none, and then none is required */
} StoreChild;

#define STORE_MAX_CHILDREN 16 /* in such a table */

/* An element of a format: what it may have in it, and what reading it does. The functions are
 * called in the order of the file, also after a fault, with harmless values in place of faulty
 * ones: the reader goes on to find what else is wrong, and then gives no document. */
struct _StoreElement
{
  const char *name;
  const StoreAttribute *attributes; /* ends with a name of NULL; or NULL */

  /* Instead of attributes, where they depend on what has been read, such as the system. */
  const StoreAttribute *(*get_attributes) (StoreReader *reader, gpointer document);

  const StoreChild *children; /* or NULL */
  gboolean has_text;

  /* In a file of a newer minor version: FALSE, and the element is kept as one that is not known,
   * where what it is about is not. NULL: it is always known. */
  gboolean (*is_known) (StoreReader *reader);

  /* Where what is not known in the element is kept: in the item that start() has made. NULL: with
   * the item of the element around it. */
  WarExtra **(*get_extra) (gpointer document);

  /* Values are in the order of the attributes. Either function may be NULL. Text has its white
   * space collapsed. */
  void (*start) (StoreReader *reader, const StoreValue *values, gpointer document);
  void (*end) (StoreReader *reader, const char *text, gpointer document);
};

/* Reads bytes whose root element is root; document is handed to its functions. A NUL at their end
 * is not part of the document: with it they are read where they stand, otherwise libxml2 needs a
 * copy that has one. FALSE if faults has anything to say afterwards. */
gboolean store_read (GBytes *bytes, const StoreElement *root, gpointer document,
                     StoreFaults *faults);

/* For the functions of elements: a fault in the sense of what was read, at the value, or at the
 * element that is being read if value is NULL. A value that is faulty already is not named
 * again. */
void store_reader_fault (StoreReader *reader, const StoreValue *value, const char *format, ...)
  G_GNUC_PRINTF (3, 4);

/* Whether there has been a fault so far. */
gboolean store_reader_has_faults (const StoreReader *reader);

/* Something that does not keep the document from being used, at the value or the element. */
void store_reader_warn (StoreReader *reader, const StoreValue *value, const char *message);

/* For get_attributes() and is_known(): what the attribute of the start tag that is being read says,
 * unchecked; NULL if it is absent. Free it. */
char *store_reader_peek (const StoreReader *reader, const char *attribute);

/* Ends the reading, when what follows cannot be understood. */
void store_reader_stop (StoreReader *reader);

G_END_DECLS
