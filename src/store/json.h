/* json.h: reading other programs' JSON, with all that is wrong with it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <json-glib/json-glib.h>

#include "store/faults.h"

G_BEGIN_DECLS

/* What no honest file has more of: they would fill stack and memory. */
#define STORE_JSON_MAX_DEPTH 32
#define STORE_JSON_MAX_VALUES 500000

/* Where one is in a file, for faults: "$.resolution.map_size". */
typedef struct
{
  StoreFaults *faults;
  GString *path;
} StoreJson;

/* The object that the text is; NULL and a fault if it is none. Free the result. */
JsonNode *store_json_parse (GBytes *bytes, StoreFaults *faults);

/* One step deeper, and back to a length that the path had. */
gsize store_json_enter (StoreJson *json, const char *key);
gsize store_json_enter_nth (StoreJson *json, guint index);
void store_json_leave (StoreJson *json, gsize length);

/* Reports what is wrong where one is. */
void store_json_report (StoreJson *json, const char *format, ...) G_GNUC_PRINTF (2, 3);

/* Members of an object. NULL, or FALSE: it is not there, which is a fault if it is required, or of
 * another type, which always is one. What is null is not there. */
JsonObject *store_json_get_object (StoreJson *json, JsonObject *object, const char *key,
                                   gboolean required);
JsonArray *store_json_get_array (StoreJson *json, JsonObject *object, const char *key);
const char *store_json_get_string (StoreJson *json, JsonObject *object, const char *key);
gboolean store_json_get_boolean (StoreJson *json, JsonObject *object, const char *key);

/* A required number within these bounds. */
gboolean store_json_get_number (StoreJson *json, JsonObject *object, const char *key,
                                double minimum, double maximum, double *number);

/* An element of an array that must be an object. */
JsonObject *store_json_get_nth_object (StoreJson *json, JsonArray *array, guint index);

G_END_DECLS
