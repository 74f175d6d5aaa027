/* json.h: reading other programs' JSON, with all that is wrong with it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "store/disk/faults.h"

G_BEGIN_DECLS

/* What no honest file has more of. */
#define STORE_JSON_MAX_DEPTH 32
#define STORE_JSON_MAX_VALUES 500000

/* Text of which every value is known to be what RFC 8259 says, and nothing besides: no comments, no
 * names without quotes, no comma before a bracket. Positions are 32 bits. */
typedef struct _StoreJson StoreJson;

/* A value of it, which lives as long as that. */
typedef struct _StoreJsonValue StoreJsonValue;

/* The text, which must be one object, and lives as long as the result; NULL and a fault, with line
 * and column, if it is none. */
StoreJson *store_json_new (GBytes *bytes, StoreFaults *faults);
void store_json_free (StoreJson *json);

const StoreJsonValue *store_json_get_root (const StoreJson *json);

/* Where one is, for faults: "$.resolution.map_size". One step deeper, and back to a length that the
 * path had. */
gsize store_json_enter (StoreJson *json, const char *key);
gsize store_json_enter_nth (StoreJson *json, guint index);
void store_json_leave (StoreJson *json, gsize length);

/* Reports what is wrong where one is. */
void store_json_report (StoreJson *json, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Members of an object; of several of one name the first. NULL, or FALSE: it is not there, which is
 * a fault if it is required, or of another type, which always is one. What is null is not there. */
const StoreJsonValue *store_json_get_object (StoreJson *json, const StoreJsonValue *object,
                                             const char *key, gboolean required);
const StoreJsonValue *store_json_get_array (StoreJson *json, const StoreJsonValue *object,
                                            const char *key);
gboolean store_json_has (StoreJson *json, const StoreJsonValue *object, const char *key);
gboolean store_json_get_boolean (StoreJson *json, const StoreJsonValue *object, const char *key);

/* A string's text, and how long it is, in bytes, of which any may be NUL. Free it. */
char *store_json_dup_string (StoreJson *json, const StoreJsonValue *object, const char *key,
                             gsize *length);

/* A required number within these bounds. */
gboolean store_json_get_number (StoreJson *json, const StoreJsonValue *object, const char *key,
                                double minimum, double maximum, double *number);

/* Any value that is no array or object: a string's text, or what stands there. Free it. */
char *store_json_dup_text (const StoreJson *json, const StoreJsonValue *value);

/* Elements of an array, one after the other; NULL after the last. Those of an object are names,
 * each with its value behind it. */
const StoreJsonValue *store_json_get_first (const StoreJson *json, const StoreJsonValue *array);
const StoreJsonValue *store_json_get_next (const StoreJson *json, const StoreJsonValue *array,
                                           const StoreJsonValue *element);
guint store_json_count (const StoreJson *json, const StoreJsonValue *array);

gboolean store_json_is_array (const StoreJsonValue *value);
gboolean store_json_is_object (const StoreJsonValue *value);

/* Whether the element, with its index in its array, is an object; if not, that is a fault. */
gboolean store_json_check_object (StoreJson *json, const StoreJsonValue *element, guint index);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (StoreJson, store_json_free)

G_END_DECLS
