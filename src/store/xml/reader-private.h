/* reader-private.h: what the parts of the reader share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <libxml/parser.h>
#include <libxml/parserInternals.h>

#include "store/xml/kept.h"
#include "store/xml/reader.h"

G_BEGIN_DECLS

/* The most attributes of any element; the rest of a longer tag is counted as unknown. */
#define STORE_READER_ATTRIBUTES_MAX 48

/* Of a whole file, in bytes: a file that has more for a newer version is one for that. */
#define STORE_READER_KEPT_MAX (1024 * 1024)

/* Of a whole file: libxml2 looks through all that are in force for every element. */
#define STORE_READER_NAMESPACES_MAX 64

/* How much is read after the first fault to find the others, in bytes: more than files have that
 * people make. */
#define STORE_READER_PATIENCE (1024 * 1024)

/* A fault of which line and column are yet to be counted. */
typedef struct
{
  StoreFault *fault; /* borrowed */
  gsize offset;
} StoreReaderPlace;

/* An element that has been opened and not yet closed. */
typedef struct
{
  const StoreElement *element;
  gsize offset; /* of its start tag */
  guint last_child; /* children before this one in the table come too late */
  guint counts[STORE_MAX_CHILDREN]; /* how often each child has come */
  GString *text; /* or NULL */
  gboolean has_stray_text; /* reported already */

  /* In a file of a newer minor version. */
  WarExtra **extra; /* where what is not known is kept; NULL: nowhere */
  char *path; /* of the element, for that */
  guint n_known; /* elements in it that are known, so far */
} StoreReaderFrame;

struct _StoreReader
{
  const char *bytes; /* and a NUL */
  gsize n_bytes; /* without that */
  const StoreElement *root;
  gpointer document;
  StoreFaults *faults;
  xmlParserCtxt *context;
  GArray *frames; /* StoreReaderFrame; innermost last */
  GArray *places; /* StoreReaderPlace */
  guint n_namespaces; /* declared so far */
  guint unknown; /* depth inside an unknown element, 0: not in one */
  guint minor; /* the file's version is 1.minor; 0 if that is no newer than ours */
  gsize n_kept; /* bytes, about, of what is not known */
  StoreKept *kept; /* an unknown element that is being kept, or NULL */
  gsize tag_offset; /* of the start tag that is being read */
  const xmlChar **given; /* its attributes, as libxml2 hands them over, and their number */
  int n_given;
  gsize patience_end; /* an offset, after the first fault; 0: there is none yet */
  gboolean ended; /* the root has been read to its end */
  gboolean stopped;
};

/* Where things stand, in bytes from the beginning of the file. */

/* Where the parser is. */
gsize store_reader_get_offset (const StoreReader *reader);

/* The parser stands at the end of a start tag, in which "<" is nowhere but at the beginning, or at
 * the end of a file that is cut off there. */
gsize store_reader_find_tag (const StoreReader *reader);

/* Whether the parser had to make a copy of what it hands over, as of everything with references. */
gboolean store_reader_is_copy (const StoreReader *reader, const xmlChar *text);

/* Where something stands that the parser hands over, unless it had to make a copy of it. */
gsize store_reader_find_text (const StoreReader *reader, const xmlChar *text, gsize otherwise);

/* Where the value of an attribute stands, as libxml2 hands it over. */
gsize store_reader_find_value (const StoreReader *reader, const xmlChar **given);

/* Faults and warnings are given their lines and columns all together, at the end. A warning is said
 * once, however often it stands in the file. */
void store_reader_add_fault (StoreReader *reader, gsize offset, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
void store_reader_add_warning (StoreReader *reader, gsize offset, const char *format, ...)
  G_GNUC_PRINTF (3, 4);
void store_reader_locate (StoreReader *reader);

/* Whether nothing more is looked at, because there is too much behind the first fault: then that is
 * said, and the parser stopped. */
gboolean store_reader_gives_up (StoreReader *reader);

/* An attribute's name as it stands in the file; what its value is; and a name or value from the
 * file fit for a terminal: neither long nor with odd characters. Free them. */
char *store_reader_dup_name (const xmlChar **given);
char *store_reader_dup_value (const xmlChar *start, const xmlChar *end);
char *store_reader_dup_shown (const char *text);

/* The innermost element that is open, or NULL. */
StoreReaderFrame *store_reader_get_frame (const StoreReader *reader);

/* The place of a given attribute among those of an element; their number if it is none of them. */
guint store_reader_find_attribute (const StoreAttribute *attributes, const xmlChar **given);

/* Newer minor versions: what they have and we do not know is kept with the document's items. */

/* Before all else: what a newer major version has cannot be judged by this one, and of a newer
 * minor version what is not known is kept. */
void store_reader_check_version (StoreReader *reader);

/* After start(): where what is not known in the innermost element is kept, and its attributes. */
void store_reader_settle_extra (StoreReader *reader);
void store_reader_keep_attributes (StoreReader *reader, const StoreAttribute *attributes);

/* Whether the element that begins is one that a newer version has put here. */
gboolean store_reader_must_keep (StoreReader *reader, const StoreReaderFrame *parent,
                                 const char *name);

/* It begins or ends, or another one within it. */
void store_reader_keep_start (StoreReader *reader, const char *name, const xmlChar *uri);
void store_reader_keep_text (StoreReader *reader, const char *text, gsize length);
void store_reader_keep_end (StoreReader *reader);

G_END_DECLS
