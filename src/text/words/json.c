/* json.c: JSON on one line, written piece by piece
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/json.h"

#include "engine/game/state.h"

/* No string ends with a bracket: it ends with its quote. */
static gboolean
is_first (const GString *json, char bracket)
{
  return json->len > 0 && json->str[json->len - 1] == bracket;
}

void
text_json_key (GString *json, const char *key)
{
  g_string_append_printf (json, is_first (json, '{') ? "\"%s\":" : ",\"%s\":", key);
}

void
text_json_item (GString *json)
{
  if (!is_first (json, '['))
    g_string_append_c (json, ',');
}

void
text_json_string (GString *json, const char *string)
{
  g_string_append_c (json, '"');
  for (const char *c = string; *c != '\0'; c++)
    if (*c == '"' || *c == '\\')
      g_string_append_printf (json, "\\%c", *c);
    else if ((guchar) *c < 0x20 || *c == 0x7f)
      g_string_append_printf (json, "\\u%04x", (guint) (guchar) *c);
    else
      g_string_append_c (json, *c);
  g_string_append_c (json, '"');
}

void
text_json_add_string (GString *json, const char *key, const char *string)
{
  text_json_key (json, key);
  text_json_string (json, string);
}

void
text_json_add_number (GString *json, const char *key, gint64 number)
{
  text_json_key (json, key);
  g_string_append_printf (json, "%" G_GINT64_FORMAT, number);
}

void
text_json_add_numbers (GString *json, const char *key, const gint64 *numbers, guint n)
{
  text_json_key (json, key);
  g_string_append_c (json, '[');
  for (guint i = 0; i < n; i++)
    {
      text_json_item (json);
      g_string_append_printf (json, "%" G_GINT64_FORMAT, numbers[i]);
    }
  g_string_append_c (json, ']');
}

void
text_json_add_flag (GString *json, const char *key, gboolean value)
{
  text_json_key (json, key);
  g_string_append (json, value ? "true" : "false");
}

void
text_json_add_row (GString *json, const char *key, gint row)
{
  text_json_key (json, key);
  if (row == WAR_NONE)
    g_string_append (json, "null");
  else
    g_string_append_printf (json, "%d", row);
}

void
text_json_add_fraction (GString *json, const char *key, double value)
{
  char digits[G_ASCII_DTOSTR_BUF_SIZE];

  text_json_key (json, key);
  g_string_append (json, g_ascii_formatd (digits, sizeof digits, "%.4f", value));
}
