/* value.h: attribute values: what is allowed, and their conversion
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

typedef enum
{
  STORE_VALUE_TEXT, /* minimum … maximum characters, none of them a control character */
  STORE_VALUE_NAME, /* such a text that is not all white space */
  STORE_VALUE_ID, /* ASCII, kebab-case: "bef-infantry" */
  STORE_VALUE_IDS, /* ids with single spaces between */
  STORE_VALUE_CLAUSE, /* "entrenched.10.2", "entrenched.E-20" */
  STORE_VALUE_DIGEST, /* SHA-256 in hexadecimal */
  STORE_VALUE_HASH, /* 64 bits: 16 hexadecimal digits */
  STORE_VALUE_LINK, /* a path below the document's folder */
  STORE_VALUE_INTEGER, /* minimum … maximum, no sign but "-", no leading zeros */
  STORE_VALUE_INTEGERS, /* such integers with single spaces between */
  STORE_VALUE_DICE, /* an integer, or "DPW" */
  STORE_VALUE_CHOICE, /* one of choices */
  STORE_VALUE_POSITION, /* "x,y" with integers in minimum … maximum */
  STORE_VALUE_POSITIONS, /* at least two of them with single spaces between */
} StoreValueKind;

/* What an element's attribute may be. */
typedef struct
{
  const char *name;
  StoreValueKind kind;
  gboolean required;
  gint64 minimum, maximum;
  const char *const *choices; /* CHOICE: ends with NULL */

  /* CHOICE: gives them where they are a list of the engine, which no constant can hold. */
  const char *const *(*get_choices) (void);
} StoreAttribute;

/* What an attribute is. When it is absent or faulty it still holds something harmless of its kind,
 * so that a reader need not look: "", the minimum, the first choice, no positions. */
typedef struct
{
  gboolean present;
  gboolean faulty; /* reported already: nothing more is said about it */
  gsize offset; /* where the value stands in the file, in bytes; the element if absent */
  const char *text; /* as it stands in the file; "" if absent, and for numbers and positions */
  char *own_text; /* where that is kept, if it must be freed; or NULL */
  gint64 integer; /* INTEGER, DICE; CHOICE: its index */
  GArray *positions; /* POSITION, POSITIONS: WarPosition */
} StoreValue;

/* Sets the value; FALSE if the text, of so many bytes, is not allowed. */
gboolean store_value_parse (StoreValue *value, const StoreAttribute *attribute, const char *text,
                            gsize length);

/* Sets what an absent attribute has. */
void store_value_set_absent (StoreValue *value, const StoreAttribute *attribute);
void store_value_clear (StoreValue *value);

/* "must be a whole number from 1 to 6": what is allowed, for a fault's message. */
char *store_attribute_describe (const StoreAttribute *attribute);

G_END_DECLS
