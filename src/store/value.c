/* value.c: attribute values: what is allowed, and their conversion
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/field.h"
#include "engine/rules.h"

/* Longer ids are of no use to anyone and make messages unreadable. */
#define ID_MAX 64
#define LINK_MAX 1024

static gboolean
is_id (const char *text, gsize length)
{
  gboolean after_hyphen = TRUE;

  if (length == 0 || length > ID_MAX)
    return FALSE;

  for (gsize i = 0; i < length; i++)
    {
      if (text[i] == '-' && after_hyphen)
        return FALSE;
      if (text[i] != '-' && !g_ascii_islower (text[i]) && !g_ascii_isdigit (text[i]))
        return FALSE;
      after_hyphen = text[i] == '-';
    }

  return !after_hyphen;
}

static gboolean
is_ids (const char *text)
{
  for (;;)
    {
      gsize length = strcspn (text, " ");

      if (!is_id (text, length))
        return FALSE;
      if (text[length] == '\0')
        return TRUE;
      text += length + 1;
    }
}

static gboolean
is_clause (const char *text)
{
  gsize length = strcspn (text, ".");

  return is_id (text, length) && text[length] == '.' && text[length + 1] != '\0'
         && strlen (text) <= ID_MAX
         && strspn (text + length + 1, "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-")
              == strlen (text + length + 1);
}

/* Whether it is of so many hexadecimal digits. */
static gboolean
is_hexadecimal (const char *text, gsize n_digits)
{
  return strlen (text) == n_digits && strspn (text, "0123456789abcdef") == n_digits;
}

/* Below the document's folder: never absolute, never upwards. */
static gboolean
is_link (const char *text)
{
  g_auto (GStrv) parts = NULL;

  if (text[0] == '\0' || strlen (text) > LINK_MAX || strchr (text, '\\') != NULL)
    return FALSE;

  parts = g_strsplit (text, "/", -1);
  for (guint i = 0; parts[i] != NULL; i++)
    if (parts[i][0] == '\0' || g_str_equal (parts[i], ".") || g_str_equal (parts[i], ".."))
      return FALSE;

  return TRUE;
}

static gboolean
is_text (const char *text, gint64 minimum, gint64 maximum)
{
  gint64 length = 0;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (g_unichar_iscntrl (g_utf8_get_char (p)))
        return FALSE;
      length++;
    }

  return length >= minimum && length <= maximum;
}

/* Reads an integer up to the character end; FALSE if it is not written canonically. On success text
 * points to end. */
static gboolean
parse_integer (const char **text, char end, gint64 minimum, gint64 maximum, gint64 *integer)
{
  const char *p = *text;
  gboolean negative = *p == '-';
  gint64 magnitude = 0;
  guint n_digits = 0;

  if (negative)
    p++;
  if (p[0] == '0' && (negative || g_ascii_isdigit (p[1])))
    return FALSE;

  for (; g_ascii_isdigit (*p); p++)
    {
      if (++n_digits > 15)
        return FALSE;
      magnitude = magnitude * 10 + g_ascii_digit_value (*p);
    }
  if (n_digits == 0 || *p != end)
    return FALSE;

  *text = p;
  *integer = negative ? -magnitude : magnitude;
  return *integer >= minimum && *integer <= maximum;
}

static gboolean
is_integers (const char *text, gint64 minimum, gint64 maximum)
{
  for (;;)
    {
      gboolean last = strchr (text, ' ') == NULL;
      gint64 integer;

      if (!parse_integer (&text, last ? '\0' : ' ', minimum, maximum, &integer))
        return FALSE;
      if (last)
        return TRUE;
      text++;
    }
}

static gboolean
parse_positions (const char *text, const StoreAttribute *attribute, GArray *positions)
{
  for (;;)
    {
      gboolean last = strchr (text, ' ') == NULL;
      gint64 x, y;

      if (!parse_integer (&text, ',', attribute->minimum, attribute->maximum, &x))
        return FALSE;
      text++;
      if (!parse_integer (&text, last ? '\0' : ' ', attribute->minimum, attribute->maximum, &y))
        return FALSE;

      WarPosition position = { (WarLength) x, (WarLength) y };

      g_array_append_val (positions, position);
      if (last)
        break;
      text++;
      if (positions->len >= WAR_SHAPE_MAX_VERTICES)
        return FALSE;
    }

  return attribute->kind == STORE_VALUE_POSITION ? positions->len == 1 : positions->len >= 2;
}

static gboolean
parse_choice (const char *text, const char *const *choices, gint64 *index)
{
  for (gint64 i = 0; choices[i] != NULL; i++)
    if (g_str_equal (choices[i], text))
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

static gboolean
parse (StoreValue *value, const StoreAttribute *attribute, const char *text)
{
  switch (attribute->kind)
    {
    case STORE_VALUE_TEXT:
      return is_text (text, attribute->minimum, attribute->maximum);
    case STORE_VALUE_ID:
      return is_id (text, strlen (text));
    case STORE_VALUE_IDS:
      return is_ids (text);
    case STORE_VALUE_CLAUSE:
      return is_clause (text);
    case STORE_VALUE_DIGEST:
      return is_hexadecimal (text, 64);
    case STORE_VALUE_HASH:
      return is_hexadecimal (text, 16);
    case STORE_VALUE_INTEGERS:
      return is_integers (text, attribute->minimum, attribute->maximum);
    case STORE_VALUE_LINK:
      return is_link (text);
    case STORE_VALUE_DICE:
      if (g_str_equal (text, "DPW"))
        {
          value->integer = WAR_DICE_PER_WOUND;
          return TRUE;
        }
      return parse_integer (&text, '\0', attribute->minimum, attribute->maximum, &value->integer);
    case STORE_VALUE_INTEGER:
      return parse_integer (&text, '\0', attribute->minimum, attribute->maximum, &value->integer);
    case STORE_VALUE_CHOICE:
      return parse_choice (text, attribute->choices, &value->integer);
    case STORE_VALUE_POSITION:
    case STORE_VALUE_POSITIONS:
      value->positions = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      return parse_positions (text, attribute, value->positions);
    default:
      g_assert_not_reached ();
    }
}

gboolean
store_value_parse (StoreValue *value, const StoreAttribute *attribute, const char *text)
{
  value->present = TRUE;
  value->text = g_strdup (text);

  if (parse (value, attribute, text))
    return TRUE;

  store_value_clear (value);
  store_value_set_absent (value, attribute);
  value->present = TRUE;
  value->faulty = TRUE;
  return FALSE;
}

void
store_value_set_absent (StoreValue *value, const StoreAttribute *attribute)
{
  value->present = FALSE;
  value->text = g_strdup ("");
  value->integer
    = attribute->kind == STORE_VALUE_INTEGER && attribute->required ? attribute->minimum : 0;
  value->positions
    = attribute->kind == STORE_VALUE_POSITION || attribute->kind == STORE_VALUE_POSITIONS
        ? g_array_new (FALSE, FALSE, sizeof (WarPosition))
        : NULL;
}

void
store_value_clear (StoreValue *value)
{
  g_clear_pointer (&value->text, g_free);
  g_clear_pointer (&value->positions, g_array_unref);
}

char *
store_attribute_describe (const StoreAttribute *attribute)
{
  switch (attribute->kind)
    {
    case STORE_VALUE_TEXT:
      return g_strdup_printf (
        _ ("must be a text of %lld to %lld characters without control characters"),
        (long long) attribute->minimum, (long long) attribute->maximum);
    case STORE_VALUE_ID:
      return g_strdup (_ ("must be an id of small letters, digits and single hyphens, such as "
                          "“bef-infantry”"));
    case STORE_VALUE_IDS:
      return g_strdup (_ ("must be ids with single spaces between, such as “officer cavalry”"));
    case STORE_VALUE_CLAUSE:
      return g_strdup (_ ("must be the id of a clause, such as “entrenched.10.2”"));
    case STORE_VALUE_DIGEST:
      return g_strdup (_ ("must be a SHA-256 of 64 hexadecimal digits in small letters"));
    case STORE_VALUE_HASH:
      return g_strdup (_ ("must be 16 hexadecimal digits in small letters"));
    case STORE_VALUE_INTEGERS:
      return g_strdup_printf (
        _ ("must be whole numbers from %lld to %lld with single spaces between"),
        (long long) attribute->minimum, (long long) attribute->maximum);
    case STORE_VALUE_LINK:
      return g_strdup (_ ("must be a path below this document’s folder"));
    case STORE_VALUE_INTEGER:
      return g_strdup_printf (_ ("must be a whole number from %lld to %lld"),
                              (long long) attribute->minimum, (long long) attribute->maximum);
    case STORE_VALUE_DICE:
      return g_strdup_printf (_ ("must be “DPW” or a whole number from %lld to %lld"),
                              (long long) attribute->minimum, (long long) attribute->maximum);
    case STORE_VALUE_CHOICE:
      {
        g_autofree char *choices = g_strjoinv (", ", (char **) attribute->choices);

        return g_strdup_printf (_ ("must be one of: %s"), choices);
      }
    case STORE_VALUE_POSITION:
      return g_strdup_printf (_ ("must be “x,y” with whole numbers from %lld to %lld"),
                              (long long) attribute->minimum, (long long) attribute->maximum);
    case STORE_VALUE_POSITIONS:
      return g_strdup_printf (_ ("must be 2 to %d positions “x,y” with single spaces between, of "
                                 "whole numbers from %lld to %lld"),
                              WAR_SHAPE_MAX_VERTICES, (long long) attribute->minimum,
                              (long long) attribute->maximum);
    default:
      g_assert_not_reached ();
    }
}
