/* json.c: reading other programs' JSON, with all that is wrong with it
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "store/xml/json-private.h"

struct _StoreJson
{
  GBytes *bytes;
  const char *text;
  GArray *values; /* StoreJsonValue */
  StoreFaults *faults;
  GString *path; /* where one is */
};

StoreJson *
store_json_new (GBytes *bytes, StoreFaults *faults)
{
  gsize length;
  const char *text = g_bytes_get_data (bytes, &length);
  const char *wrong;
  GArray *values;
  StoreJson *json;

  g_return_val_if_fail (length < G_MAXUINT32, NULL);

  if (!g_utf8_validate_len (text != NULL ? text : "", length, &wrong))
    {
      store_faults_add (faults, 0, 0, _ ("is no text in UTF-8 from byte %lu on"),
                        (gulong) (wrong - text));
      return NULL;
    }

  values = store_json_parse (text != NULL ? text : "", length, faults);
  if (values == NULL)
    return NULL;

  json = g_new0 (StoreJson, 1);
  json->bytes = g_bytes_ref (bytes);
  json->text = text;
  json->values = values;
  json->faults = faults;
  json->path = g_string_new ("$");
  return json;
}

void
store_json_free (StoreJson *json)
{
  g_bytes_unref (json->bytes);
  g_array_unref (json->values);
  g_string_free (json->path, TRUE);
  g_free (json);
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

/* Strings -------------------------------------------------------------------------------------- */

/* Four digits. */
static gunichar
read_hex (const char *digits)
{
  gunichar unit = 0;

  for (guint i = 0; i < 4; i++)
    unit = unit * 16 + (gunichar) g_ascii_xdigit_value (digits[i]);
  return unit;
}

/* Behind "\u": one character, which may take another such escape. Half of a pair is none.
 * Gives how many bytes it was. */
static gsize
append_unit (GString *string, const char *p, const char *end)
{
  gunichar first = read_hex (p);
  gunichar second = end - p >= 10 && p[4] == '\\' && p[5] == 'u' ? read_hex (p + 6) : 0;

  if (first >= 0xd800 && first < 0xdc00 && second >= 0xdc00 && second < 0xe000)
    {
      g_string_append_unichar (string, 0x10000 + ((first - 0xd800) << 10) + (second - 0xdc00));
      return 10;
    }

  g_string_append_unichar (string, first >= 0xd800 && first < 0xe000 ? 0xfffd : first);
  return 4;
}

/* The text of a string; escapes are those that the parser lets pass. */
static GString *
unescape (const StoreJson *json, const StoreJsonValue *value)
{
  static const char letters[] = "bfnrt", meanings[] = "\b\f\n\r\t";
  const char *p = json->text + value->start, *end = json->text + value->end;
  GString *string = g_string_sized_new ((gsize) (end - p));

  while (p < end)
    {
      const char *escape = memchr (p, '\\', (gsize) (end - p));
      const char *letter;

      g_string_append_len (string, p, (escape != NULL ? escape : end) - p);
      if (escape == NULL)
        break;

      p = escape + 2;
      letter = strchr (letters, escape[1]);
      if (escape[1] == 'u')
        p += append_unit (string, p, end);
      else
        g_string_append_c (string, letter != NULL ? meanings[letter - letters] : escape[1]);
    }

  return string;
}

static gboolean
is_named (const StoreJson *json, const StoreJsonValue *name, const char *key)
{
  gsize length = name->end - name->start;
  const char *start = json->text + name->start;
  gboolean is_it;
  GString *string;

  if (memchr (start, '\\', length) == NULL)
    return strlen (key) == length && memcmp (start, key, length) == 0;

  string = unescape (json, name);
  is_it = strlen (key) == string->len && memcmp (string->str, key, string->len) == 0;
  g_string_free (string, TRUE);
  return is_it;
}

/* Values --------------------------------------------------------------------------------------- */

const StoreJsonValue *
store_json_get_root (const StoreJson *json)
{
  return &g_array_index (json->values, StoreJsonValue, 0);
}

/* What has the index, or NULL if that is no longer in the container. */
static const StoreJsonValue *
get_within (const StoreJson *json, const StoreJsonValue *container, guint32 index)
{
  return index < container->after ? &g_array_index (json->values, StoreJsonValue, index) : NULL;
}

const StoreJsonValue *
store_json_get_first (const StoreJson *json, const StoreJsonValue *array)
{
  return get_within (json, array, (guint32) (array - store_json_get_root (json)) + 1);
}

const StoreJsonValue *
store_json_get_next (const StoreJson *json, const StoreJsonValue *array,
                     const StoreJsonValue *element)
{
  return get_within (json, array, element->after);
}

guint
store_json_count (const StoreJson *json, const StoreJsonValue *array)
{
  guint n = 0;

  for (const StoreJsonValue *element = store_json_get_first (json, array); element != NULL;
       element = store_json_get_next (json, array, element))
    n++;

  return n;
}

char *
store_json_dup_text (const StoreJson *json, const StoreJsonValue *value)
{
  if (value->type == STORE_JSON_STRING)
    return g_string_free (unescape (json, value), FALSE);
  return g_strndup (json->text + value->start, value->end - value->start);
}

gboolean
store_json_is_object (const StoreJsonValue *value)
{
  return value->type == STORE_JSON_OBJECT;
}

gboolean
store_json_is_array (const StoreJsonValue *value)
{
  return value->type == STORE_JSON_ARRAY;
}

/* The member, or NULL if it is not there. */
static const StoreJsonValue *
find (StoreJson *json, const StoreJsonValue *object, const char *key, gboolean required)
{
  const StoreJsonValue *name = store_json_get_first (json, object);

  while (name != NULL && !is_named (json, name, key))
    name = store_json_get_next (json, object, name + 1);

  if (name != NULL && name[1].type != STORE_JSON_NULL)
    return name + 1;

  if (required)
    store_json_report (json, _ ("“%s” is missing"), key);
  return NULL;
}

gboolean
store_json_has (StoreJson *json, const StoreJsonValue *object, const char *key)
{
  return find (json, object, key, FALSE) != NULL;
}

/* A member that must be of a type. */
static const StoreJsonValue *
find_typed (StoreJson *json, const StoreJsonValue *object, const char *key, gboolean required,
            StoreJsonType type, const char *wanted)
{
  const StoreJsonValue *value = find (json, object, key, required);
  gsize length;

  if (value == NULL || value->type == type)
    return value;

  length = store_json_enter (json, key);
  store_json_report (json, "%s", wanted);
  store_json_leave (json, length);
  return NULL;
}

const StoreJsonValue *
store_json_get_object (StoreJson *json, const StoreJsonValue *object, const char *key,
                       gboolean required)
{
  return find_typed (json, object, key, required, STORE_JSON_OBJECT, _ ("must be an object"));
}

const StoreJsonValue *
store_json_get_array (StoreJson *json, const StoreJsonValue *object, const char *key)
{
  return find_typed (json, object, key, FALSE, STORE_JSON_ARRAY, _ ("must be an array"));
}

char *
store_json_dup_string (StoreJson *json, const StoreJsonValue *object, const char *key,
                       gsize *length)
{
  const StoreJsonValue *value
    = find_typed (json, object, key, FALSE, STORE_JSON_STRING, _ ("must be a string"));
  GString *string;

  if (value == NULL)
    return NULL;

  string = unescape (json, value);
  *length = string->len;
  return g_string_free (string, FALSE);
}

gboolean
store_json_get_boolean (StoreJson *json, const StoreJsonValue *object, const char *key)
{
  const StoreJsonValue *value
    = find_typed (json, object, key, FALSE, STORE_JSON_BOOLEAN, _ ("must be true or false"));

  return value != NULL && json->text[value->start] == 't';
}

gboolean
store_json_get_number (StoreJson *json, const StoreJsonValue *object, const char *key,
                       double minimum, double maximum, double *number)
{
  const StoreJsonValue *value
    = find_typed (json, object, key, TRUE, STORE_JSON_NUMBER, _ ("must be a number"));
  gboolean is_right;
  gsize length;

  *number = 0;
  if (value == NULL)
    return FALSE;

  *number = g_ascii_strtod (json->text + value->start, NULL);
  is_right = isfinite (*number) && *number >= minimum && *number <= maximum;
  if (!is_right)
    {
      length = store_json_enter (json, key);
      store_json_report (json, _ ("%g is not within %g and %g"), *number, minimum, maximum);
      store_json_leave (json, length);
    }

  return is_right;
}

gboolean
store_json_check_object (StoreJson *json, const StoreJsonValue *element, guint index)
{
  gsize length;

  if (element->type == STORE_JSON_OBJECT)
    return TRUE;

  length = store_json_enter_nth (json, index);
  store_json_report (json, _ ("must be an object"));
  store_json_leave (json, length);
  return FALSE;
}
