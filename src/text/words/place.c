/* place.c: places and directions on a field, as players say them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/words/place.h"

#include <glib/gi18n-lib.h>

#define N_LETTERS 26

gboolean
text_is_in_inches (const WarField *field)
{
  return field->width % WAR_INCH == 0 && field->depth % WAR_INCH == 0;
}

static gint
count_squares (WarLength extent, WarLength size)
{
  return (extent + size - 1) / size;
}

WarLength
text_get_square_size (const WarField *field)
{
  static const gint inches[] = { 6, 12, 24, 48, 120, 480 };
  static const gint centimetres[] = { 15, 30, 60, 120, 300, 1200 };
  gboolean is_in_inches = text_is_in_inches (field);
  WarLength size = 0;

  for (guint i = 0; i < G_N_ELEMENTS (inches); i++)
    {
      size = is_in_inches ? inches[i] * WAR_INCH : centimetres[i] * WAR_CENTIMETRE;
      if (count_squares (field->width, size) * count_squares (field->depth, size) <= N_LETTERS)
        break;
    }

  return size;
}

char *
text_square (const WarField *field, WarPosition position)
{
  WarLength size = text_get_square_size (field), part = size / TEXT_SQUARE_PARTS;
  gint columns = count_squares (field->width, size);

  /* The last edge belongs to the square before it. */
  WarLength x = CLAMP (position.x, 0, field->width - 1);
  WarLength y = CLAMP (position.y, 0, field->depth - 1);
  gint letter = y / size * columns + x / size;
  gint number = MIN (y % size / part, TEXT_SQUARE_PARTS - 1) * TEXT_SQUARE_PARTS
                + MIN (x % size / part, TEXT_SQUARE_PARTS - 1) + 1;

  /* TRANSLATORS: A letter and a number: a square of the map. */
  return g_strdup_printf (C_ ("square", "%c%d"), 'A' + MIN (letter, N_LETTERS - 1), number);
}

char *
text_hex (const WarHexes *hexes, WarHex hex)
{
  guint column = war_hex_get_column (hexes, hex), row = war_hex_get_row (hexes, hex) + 1;

  if (column < N_LETTERS)
    return g_strdup_printf ("%c%u", 'A' + column, row);
  return g_strdup_printf ("%c%c%u", 'A' + column / N_LETTERS - 1, 'A' + column % N_LETTERS, row);
}

/* To a hundredth of an inch, or a tenth of a centimetre: finer than anybody measures. */
static char *
format_coordinate (WarLength length, WarLengthUnit unit)
{
  gint64 scale = unit == WAR_UNIT_INCH ? 100 : 10;
  gint64 of = war_length_unit_get_length (unit);
  gint64 value = ((gint64) ABS (length) * scale * 2 + of) / (2 * of);
  GString *number = g_string_new (length < 0 && value > 0 ? "-" : "");

  g_string_append_printf (number, "%d", (int) (value / scale));
  if (value % scale != 0)
    g_string_append_printf (number, ".%0*d", unit == WAR_UNIT_INCH ? 2 : 1, (int) (value % scale));
  if (strchr (number->str, '.') != NULL && g_str_has_suffix (number->str, "0"))
    g_string_truncate (number, number->len - 1);

  return g_string_free (number, FALSE);
}

char *
text_position (WarPosition position, WarLengthUnit unit)
{
  g_autofree char *x = format_coordinate (position.x, unit);
  g_autofree char *y = format_coordinate (position.y, unit);

  return g_strdup_printf ("%s %s", x, y);
}

static gint32
count_degrees (gint32 heading)
{
  return (heading * 360 + WAR_HEADING_TURN / 2) / WAR_HEADING_TURN % 360;
}

char *
text_heading (gint32 heading)
{
  return g_strdup_printf (_ ("%d°"), count_degrees (heading));
}

/* Translators: where somebody faces or goes, after “facing” or “towards” */
static const char *const points[] = {
  NC_ ("compass", "north"),      NC_ ("compass", "north-north-east"),
  NC_ ("compass", "north-east"), NC_ ("compass", "east-north-east"),
  NC_ ("compass", "east"),       NC_ ("compass", "east-south-east"),
  NC_ ("compass", "south-east"), NC_ ("compass", "south-south-east"),
  NC_ ("compass", "south"),      NC_ ("compass", "south-south-west"),
  NC_ ("compass", "south-west"), NC_ ("compass", "west-south-west"),
  NC_ ("compass", "west"),       NC_ ("compass", "west-north-west"),
  NC_ ("compass", "north-west"), NC_ ("compass", "north-north-west"),
};

char *
text_facing (gint32 heading)
{
  const gint32 step = WAR_HEADING_TURN / (gint32) G_N_ELEMENTS (points);
  gint32 point = (heading + step / 2) / step % (gint32) G_N_ELEMENTS (points);
  const char *name = g_dpgettext2 (GETTEXT_PACKAGE, "compass", points[point]);

  if (count_degrees (heading) == count_degrees (point * step))
    return g_strdup (name);
  /* Translators: a point of the compass, and degrees: “south-south-west (206°)” */
  return g_strdup_printf (_ ("%s (%d°)"), name, count_degrees (heading));
}
