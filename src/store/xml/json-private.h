/* json-private.h: the values of a JSON text, as its parser leaves them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/xml/json.h"

G_BEGIN_DECLS

typedef enum
{
  STORE_JSON_NULL,
  STORE_JSON_BOOLEAN,
  STORE_JSON_NUMBER,
  STORE_JSON_STRING,
  STORE_JSON_ARRAY,
  STORE_JSON_OBJECT,
} StoreJsonType;

/* What is in an array follows it, and so on; in an object each value follows its name, which is a
 * string. */
struct _StoreJsonValue
{
  StoreJsonType type;
  guint32 start, end; /* in the text; of strings without the quotes */
  guint32 after; /* index of the first value that is no longer in this one */
};

/* All values of the text, in its order, the first being an object; NULL and a fault if it is none.
 * Free the result. */
GArray *store_json_parse (const char *text, gsize length, StoreFaults *faults);

G_END_DECLS
