/* value.c: attribute values: what is allowed, and their conversion
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "store/xml/value.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "engine/field/field.h"
#include "engine/rules/rules.h"

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

  for (const char *p = text; *p != '\0'; length++)
    if ((guchar) *p < 0x80)
      {
        if (g_ascii_iscntrl (*p++))
          return FALSE;
      }
    else
      {
        if (g_unichar_iscntrl (g_utf8_get_char (p)))
          return FALSE;
        p = g_utf8_next_char (p);
      }

  return length >= minimum && length <= maximum;
}

static gboolean
is_blank (const char *text)
{
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    if (!g_unichar_isspace (g_utf8_get_char (p)))
      return FALSE;

  return TRUE;
}

/* How many digits there are from text on, up to seven, and what number they are. Eight characters
 * are looked at together, the first in the lowest byte: a branch at each digit costs more. */
static inline guint
parse_digits (const char *text, guint64 *number)
{
  const guint64 ones = G_GUINT64_CONSTANT (0x0101010101010101);
  guint64 digits, others;
  guint n_digits;

  memcpy (&digits, text, sizeof digits);
  digits = GUINT64_FROM_LE (digits) ^ ones * '0';

  /* The highest bit is set in what is more than 9; a carry changes only what follows such a one. */
  others = ((digits + ones * (0x80 - 10)) | digits) & ones << 7;
  n_digits = others != 0 ? (guint) __builtin_ctzll (others) / 8 : 8;
  if (n_digits == 0 || n_digits == 8)
    return 0;

  /* Zeros before, then pairs of digits, of pairs, and of fours are put together. */
  digits <<= 8 * (8 - n_digits);
  digits = (digits * 10 + (digits >> 8)) & G_GUINT64_CONSTANT (0x00ff00ff00ff00ff);
  digits = (digits * 100 + (digits >> 16)) & G_GUINT64_CONSTANT (0x0000ffff0000ffff);
  *number = (digits * 10000 + (digits >> 32)) & G_GUINT64_CONSTANT (0x00000000ffffffff);
  return n_digits;
}

/* Reads an integer up to a character that is no digit, or to end; text then points to it. FALSE if
 * it is not written canonically. */
static inline gboolean
parse_integer (const char **text, const char *end, const StoreAttribute *attribute, gint64 *integer)
{
  const char *p = *text;
  gboolean negative = p < end && *p == '-';
  guint64 magnitude = 0;
  const char *first;
  guint digit;

  if (negative)
    p++;
  first = p;
  if (end - p >= 8)
    p += parse_digits (p, &magnitude);
  while (p < end && (digit = (guint) *p - '0') <= 9)
    {
      magnitude = magnitude * 10 + digit;
      if (++p - first > 15)
        return FALSE;
    }
  if (p == first || (*first == '0' && (negative || p - first > 1)))
    return FALSE;

  *text = p;
  *integer = negative ? -(gint64) magnitude : (gint64) magnitude;
  return *integer >= attribute->minimum && *integer <= attribute->maximum;
}

static gboolean
parse_whole (const char *text, const char *end, const StoreAttribute *attribute, gint64 *integer)
{
  return parse_integer (&text, end, attribute, integer) && text == end;
}

static gboolean
skip (const char **text, const char *end, char character)
{
  if (*text == end || **text != character)
    return FALSE;

  (*text)++;
  return TRUE;
}

static gboolean
is_integers (const char *text, const StoreAttribute *attribute)
{
  const char *end = text + strlen (text);
  gint64 integer;

  do
    if (!parse_integer (&text, end, attribute, &integer))
      return FALSE;
  while (skip (&text, end, ' '));

  return text == end;
}

static gboolean
parse_positions (const char *text, const char *end, const StoreAttribute *attribute,
                 GArray *positions)
{
  WarPosition all[WAR_SHAPE_MAX_VERTICES];
  guint n_positions = 0;

  do
    {
      gint64 x, y;

      if (n_positions == G_N_ELEMENTS (all) || !parse_integer (&text, end, attribute, &x)
          || !skip (&text, end, ',') || !parse_integer (&text, end, attribute, &y))
        return FALSE;
      all[n_positions++] = (WarPosition){ (WarLength) x, (WarLength) y };
    }
  while (skip (&text, end, ' '));

  if (text != end)
    return FALSE;

  g_array_append_vals (positions, all, n_positions);
  return attribute->kind == STORE_VALUE_POSITION ? n_positions == 1 : n_positions >= 2;
}

static const char *const *
get_choices (const StoreAttribute *attribute)
{
  return attribute->get_choices != NULL ? attribute->get_choices () : attribute->choices;
}

static gboolean
parse_choice (const char *text, gsize length, const char *const *choices, gint64 *index)
{
  for (gint64 i = 0; choices[i] != NULL; i++)
    if (choices[i][0] == *text && strncmp (choices[i], text, length) == 0
        && choices[i][length] == '\0')
      {
        *index = i;
        return TRUE;
      }

  return FALSE;
}

/* Of a kind that is a text. */
static gboolean
is_allowed (const char *text, const StoreAttribute *attribute)
{
  switch (attribute->kind)
    {
    case STORE_VALUE_TEXT:
      return is_text (text, attribute->minimum, attribute->maximum);
    case STORE_VALUE_NAME:
      return is_text (text, attribute->minimum, attribute->maximum) && !is_blank (text);
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
    case STORE_VALUE_LINK:
      return is_link (text);
    case STORE_VALUE_INTEGERS:
      return is_integers (text, attribute);
    case STORE_VALUE_INTEGER:
    case STORE_VALUE_DICE:
    case STORE_VALUE_CHOICE:
    case STORE_VALUE_POSITION:
    case STORE_VALUE_POSITIONS:
    default:
      g_assert_not_reached ();
    }
}

static gboolean
parse (StoreValue *value, const StoreAttribute *attribute, const char *text, gsize length)
{
  const char *end = text + length;
  const char *const *choices;

  value->text = "";
  switch (attribute->kind)
    {
    case STORE_VALUE_INTEGER:
      return parse_whole (text, end, attribute, &value->integer);
    case STORE_VALUE_DICE:
      if (length == 3 && memcmp (text, "DPW", 3) == 0)
        {
          value->integer = WAR_DICE_PER_WOUND;
          return TRUE;
        }
      return parse_whole (text, end, attribute, &value->integer);
    case STORE_VALUE_CHOICE:
      choices = get_choices (attribute);
      if (!parse_choice (text, length, choices, &value->integer))
        return FALSE;
      value->text = choices[value->integer];
      return TRUE;
    case STORE_VALUE_POSITION:
    case STORE_VALUE_POSITIONS:
      value->positions = g_array_new (FALSE, FALSE, sizeof (WarPosition));
      return parse_positions (text, end, attribute, value->positions);
    case STORE_VALUE_TEXT:
    case STORE_VALUE_NAME:
    case STORE_VALUE_ID:
    case STORE_VALUE_IDS:
    case STORE_VALUE_CLAUSE:
    case STORE_VALUE_DIGEST:
    case STORE_VALUE_HASH:
    case STORE_VALUE_LINK:
    case STORE_VALUE_INTEGERS:
    default:
      value->text = value->own_text = g_strndup (text, length);
      return is_allowed (value->text, attribute);
    }
}

gboolean
store_value_parse (StoreValue *value, const StoreAttribute *attribute, const char *text,
                   gsize length)
{
  value->present = TRUE;
  if (parse (value, attribute, text, length))
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
  value->text = "";
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
  value->text = NULL;
  g_clear_pointer (&value->own_text, g_free);
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
    case STORE_VALUE_NAME:
      return g_strdup_printf (_ ("must be a text of %lld to %lld characters without control "
                                 "characters, not of spaces alone"),
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
        g_autofree char *choices = g_strjoinv (", ", (char **) get_choices (attribute));

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
