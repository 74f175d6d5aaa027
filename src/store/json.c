/* json.c: reading other programs' JSON, with all that is wrong with it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/json.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

/* Parsing ------------------------------------------------------------------------------------- */

static void
report_no_object (const char *text, gsize offset, StoreFaults *faults)
{
  const char *line = text, *newline;
  guint n_lines = 1;

  while ((newline = memchr (line, '\n', offset - (gsize) (line - text))) != NULL)
    {
      line = newline + 1;
      n_lines++;
    }
  store_faults_add (faults, n_lines, (guint) g_utf8_strlen (line, text + offset - line) + 1,
                    _ ("is no JSON object"));
}

/* Whether a parser may have it: it goes deeper with each bracket, and keeps every value. Of several
 * texts one after the other it loses the memory of all but one. */
static gboolean
is_bounded (const char *text, gsize length, StoreFaults *faults)
{
  gboolean in_string = FALSE;
  guint depth = 0, n_values = 0;

  for (gsize i = 0; i < length; i++)
    {
      char c = text[i];

      if (in_string)
        {
          if (c == '\\')
            i++;
          in_string = c != '"';
          continue;
        }

      if (depth == 0 && !g_ascii_isspace (c) && (c != '{' || n_values > 0))
        {
          report_no_object (text, i, faults);
          return FALSE;
        }

      in_string = c == '"';
      depth += c == '[' || c == '{';
      depth -= (c == ']' || c == '}') && depth > 0;
      n_values += c == ',' || c == ':' || c == '[' || c == '{';
      if (depth > STORE_JSON_MAX_DEPTH)
        {
          store_faults_add (faults, 0, 0, _ ("goes more than %d brackets deep"),
                            STORE_JSON_MAX_DEPTH);
          return FALSE;
        }
      if (n_values > STORE_JSON_MAX_VALUES)
        {
          store_faults_add (faults, 0, 0, _ ("has more than %d values"), STORE_JSON_MAX_VALUES);
          return FALSE;
        }
    }

  return TRUE;
}

JsonNode *
store_json_parse (GBytes *bytes, StoreFaults *faults)
{
  g_autoptr (JsonParser) parser = json_parser_new ();
  g_autoptr (GError) error = NULL;
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *wrong;
  JsonNode *root;

  if (!g_utf8_validate_len (text != NULL ? text : "", length, &wrong))
    {
      store_faults_add (faults, 0, 0, _ ("is no text in UTF-8 from byte %lu on"),
                        (gulong) (wrong - text));
      return NULL;
    }
  if (!is_bounded (text, length, faults))
    return NULL;

  if (length == 0 || !json_parser_load_from_data (parser, text, (gssize) length, &error))
    {
      store_faults_add (faults, json_parser_get_current_line (parser),
                        json_parser_get_current_pos (parser), _ ("is no JSON: %s"),
                        error != NULL ? error->message : _ ("it is empty"));
      return NULL;
    }

  root = json_parser_get_root (parser);
  if (root == NULL || !JSON_NODE_HOLDS_OBJECT (root))
    {
      store_faults_add (faults, 0, 0, _ ("is no JSON object"));
      return NULL;
    }

  return json_parser_steal_root (parser);
}

/* Places -------------------------------------------------------------------------------------- */

gsize
store_json_enter (StoreJson *json, const char *key)
{
  gsize length = json->path->len;

  g_string_append_printf (json->path, ".%s", key);
  return length;
}

gsize
store_json_enter_nth (StoreJson *json, guint index)
{
  gsize length = json->path->len;

  g_string_append_printf (json->path, "[%u]", index);
  return length;
}

void
store_json_leave (StoreJson *json, gsize length)
{
  g_string_truncate (json->path, length);
}

void
store_json_report (StoreJson *json, const char *format, ...)
{
  g_autofree char *message = NULL;
  va_list arguments;

  va_start (arguments, format);
  message = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  store_faults_add (json->faults, 0, 0, "%s: %s", json->path->str, message);
}

/* Values -------------------------------------------------------------------------------------- */

/* The member, or NULL if it is not there. */
static JsonNode *
find (StoreJson *json, JsonObject *object, const char *key, gboolean required)
{
  JsonNode *node = json_object_get_member (object, key);

  if (node != NULL && !JSON_NODE_HOLDS_NULL (node))
    return node;

  if (required)
    store_json_report (json, _ ("“%s” is missing"), key);
  return NULL;
}

/* A member that must be of a type of nodes, and of a type of values if that is not 0. */
static JsonNode *
find_typed (StoreJson *json, JsonObject *object, const char *key, gboolean required,
            JsonNodeType type, GType value_type, const char *wanted)
{
  JsonNode *node = find (json, object, key, required);
  gsize length;

  if (node == NULL
      || (JSON_NODE_TYPE (node) == type
          && (value_type == 0 || json_node_get_value_type (node) == value_type)))
    return node;

  length = store_json_enter (json, key);
  store_json_report (json, "%s", wanted);
  store_json_leave (json, length);
  return NULL;
}

JsonObject *
store_json_get_object (StoreJson *json, JsonObject *object, const char *key, gboolean required)
{
  JsonNode *node
    = find_typed (json, object, key, required, JSON_NODE_OBJECT, 0, _ ("must be an object"));

  return node != NULL ? json_node_get_object (node) : NULL;
}

JsonArray *
store_json_get_array (StoreJson *json, JsonObject *object, const char *key)
{
  JsonNode *node
    = find_typed (json, object, key, FALSE, JSON_NODE_ARRAY, 0, _ ("must be an array"));

  return node != NULL ? json_node_get_array (node) : NULL;
}

const char *
store_json_get_string (StoreJson *json, JsonObject *object, const char *key)
{
  JsonNode *node
    = find_typed (json, object, key, FALSE, JSON_NODE_VALUE, G_TYPE_STRING, _ ("must be a string"));

  return node != NULL ? json_node_get_string (node) : NULL;
}

gboolean
store_json_get_boolean (StoreJson *json, JsonObject *object, const char *key)
{
  JsonNode *node = find_typed (json, object, key, FALSE, JSON_NODE_VALUE, G_TYPE_BOOLEAN,
                               _ ("must be true or false"));

  return node != NULL && json_node_get_boolean (node);
}

gboolean
store_json_get_number (StoreJson *json, JsonObject *object, const char *key, double minimum,
                       double maximum, double *number)
{
  JsonNode *node = find (json, object, key, TRUE);
  gsize length;

  if (node == NULL)
    return FALSE;

  length = store_json_enter (json, key);
  *number = 0;
  if (!JSON_NODE_HOLDS_VALUE (node)
      || (json_node_get_value_type (node) != G_TYPE_INT64
          && json_node_get_value_type (node) != G_TYPE_DOUBLE))
    {
      store_json_report (json, _ ("must be a number"));
      node = NULL;
    }
  else
    {
      *number = json_node_get_double (node);
      if (!isfinite (*number) || *number < minimum || *number > maximum)
        {
          store_json_report (json, _ ("%g is not within %g and %g"), *number, minimum, maximum);
          node = NULL;
        }
    }
  store_json_leave (json, length);

  return node != NULL;
}

JsonObject *
store_json_get_nth_object (StoreJson *json, JsonArray *array, guint index)
{
  JsonNode *node = json_array_get_element (array, index);
  gsize length;

  if (JSON_NODE_HOLDS_OBJECT (node))
    return json_node_get_object (node);

  length = store_json_enter_nth (json, index);
  store_json_report (json, _ ("must be an object"));
  store_json_leave (json, length);
  return NULL;
}
