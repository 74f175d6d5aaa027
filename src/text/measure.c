/* measure.c: lengths as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/measure.h"

#include <math.h>
#include <string.h>

gboolean
text_read_number (const char *word, double *number, const char **rest)
{
  static const char *const eighths[] = { "", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞" };
  char *end;
  gboolean has_digits = g_ascii_isdigit (word[0]) || word[0] == '.' || word[0] == '-';

  *number = has_digits ? g_ascii_strtod (word, &end) : 0;
  *rest = has_digits ? end : word;
  for (guint i = 1; i < G_N_ELEMENTS (eighths); i++)
    if (g_str_has_prefix (*rest, eighths[i]))
      {
        *number += word[0] == '-' ? -(i / 8.0) : i / 8.0;
        *rest += strlen (eighths[i]);
        return TRUE;
      }

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
