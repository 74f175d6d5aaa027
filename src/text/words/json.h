/* json.h: JSON on one line, written piece by piece
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <glib.h>

G_BEGIN_DECLS

/* For lines that other programs read: keys stand in the order in which they are written, so that
 * equal games make equal bytes. Commas come by themselves; brackets are the caller's, who appends
 * them as they are. Keys are constants that need no escapes. */

/* Before a value: of an object, of an array. */
void text_json_key (GString *json, const char *key);
void text_json_item (GString *json);

/* A value. UTF-8, or whatever stands in a document's name; control characters are escaped. */
void text_json_string (GString *json, const char *string);

/* A key with its value. A row of WAR_NONE is null. */
void text_json_add_string (GString *json, const char *key, const char *string);
void text_json_add_number (GString *json, const char *key, gint64 number);
void text_json_add_flag (GString *json, const char *key, gboolean value);
void text_json_add_row (GString *json, const char *key, gint row);

/* A key with an array of n numbers. */
void text_json_add_numbers (GString *json, const char *key, const gint64 *numbers, guint n);

/* A chance, or a mean: the same digits on every machine and in every language. */
void text_json_add_fraction (GString *json, const char *key, double value);

G_END_DECLS
