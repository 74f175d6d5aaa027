/* measure.c: lengths as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/measure.h"

#include <locale.h>
#include <math.h>
#include <string.h>

/* No tape has finer ones. */
#define MAX_PARTS 64

/* "1/2", less than one. */
static gboolean
read_fraction (const char *word, double *fraction, const char **rest)
{
  char *end;
  guint64 above, below;

  if (!g_ascii_isdigit (word[0]))
    return FALSE;
  above = g_ascii_strtoull (word, &end, 10);
  if (end[0] != '/' || !g_ascii_isdigit (end[1]))
    return FALSE;
  below = g_ascii_strtoull (end + 1, &end, 10);
  if (above == 0 || above >= below || below > MAX_PARTS)
    return FALSE;

  *fraction = (double) above / (double) below;
  *rest = end;
  return TRUE;
}

char *
text_dup_plain_number (const char *said)
{
  char decimal = localeconv ()->decimal_point[0] == ',' ? ',' : '.';
  g_autoptr (GString) plain = g_string_new (said);
  char *foreign;

  g_string_replace (plain, "−", "-", 0);
  g_string_replace (plain, "\u00a0", "", 0);
  g_string_replace (plain, "\u202f", "", 0);
  g_strstrip (plain->str);
  plain->len = strlen (plain->str);

  foreign = strchr (plain->str, decimal == ',' ? '.' : ',');
  if (foreign != NULL && strspn (foreign + 1, "0123456789") == 3)
    {
      char *whole = foreign;

      while (whole > plain->str && g_ascii_isdigit (whole[-1]))
        whole--;
      if (whole < foreign && whole[0] != '0')
        return NULL;
    }

  /* Between digits a space may be what parts a fraction from whole ones. */
  for (gsize i = 0; i < plain->len;)
    if (plain->str[i] == ' '
        && !(i > 0 && g_ascii_isdigit (plain->str[i - 1]) && g_ascii_isdigit (plain->str[i + 1])))
      g_string_erase (plain, (gssize) i, 1);
    else
      i++;
  g_string_replace (plain, ",", ".", 0);
  if (plain->str[0] == '+' && plain->str[1] != '-')
    g_string_erase (plain, 0, 1);
  return g_string_free (g_steal_pointer (&plain), FALSE);
}

gboolean
text_read_number (const char *word, double *number, const char **rest)
{
  static const char *const eighths[] = { "", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞" };
  char *end;
  gboolean has_digits = g_ascii_isdigit (word[0]) || word[0] == '.' || word[0] == '-';
  double fraction;

  if (read_fraction (word + (word[0] == '-'), number, rest))
    {
      *number *= word[0] == '-' ? -1 : 1;
      return TRUE;
    }

  *number = has_digits ? g_ascii_strtod (word, &end) : 0;
  *rest = has_digits ? end : word;
  for (guint i = 1; i < G_N_ELEMENTS (eighths); i++)
    if (g_str_has_prefix (*rest, eighths[i]))
      {
        *number += word[0] == '-' ? -(i / 8.0) : i / 8.0;
        *rest += strlen (eighths[i]);
        return TRUE;
      }

  if (has_digits && end != word && end[0] == ' ' && *number == floor (*number)
      && read_fraction (end + 1, &fraction, rest))
    *number += word[0] == '-' ? -fraction : fraction;
  return has_digits && end != word && isfinite (*number);
}

/* A length of any size, in 1/100 mm. */
static gboolean
read_size (const char *word, WarLengthUnit unit, double *size)
{
  static const struct
  {
    const char *sign;
    WarLength unit;
  } units[] = {
    { "″", WAR_INCH },        { "\"", WAR_INCH },       { "in", WAR_INCH },
    { "cm", WAR_CENTIMETRE }, { "mm", WAR_MILLIMETRE },
  };
  WarLength scale = war_length_unit_get_length (unit);
  const char *rest;
  double number;

  if (!text_read_number (word, &number, &rest))
    return FALSE;

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    if (g_str_equal (rest, units[i].sign))
      {
        scale = units[i].unit;
        rest = "";
      }

  *size = number * scale;
  return rest[0] == '\0';
}

gboolean
text_read_length (const char *word, WarLengthUnit unit, WarLength *length)
{
  double size;

  if (!read_size (word, unit, &size) || fabs (size) > WAR_LENGTH_MAX)
    return FALSE;

  *length = (WarLength) lround (size);
  return TRUE;
}

gboolean
text_is_too_long (const char *word, WarLengthUnit unit)
{
  double size;

  return read_size (word, unit, &size) && fabs (size) > WAR_LENGTH_MAX;
}
