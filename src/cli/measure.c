/* measure.c: headings and places as persons type them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "cli/measure.h"

#include <math.h>

#include "text/words/measure.h"
#include "text/words/place.h"

gboolean
cli_parse_heading (const char *word, WarHeading *heading)
{
  static const char *const winds[] = { "n", "nne", "ne", "ene", "e", "ese", "se", "sse",
                                       "s", "ssw", "sw", "wsw", "w", "wnw", "nw", "nnw" };
  static const char *const quarters[] = { "north", "east", "south", "west" };
  const char *rest;
  double degrees;

  for (guint i = 0; i < G_N_ELEMENTS (quarters); i++)
    if (g_str_equal (word, quarters[i]))
      {
        *heading = (WarHeading) (i * WAR_HEADING_TURN / G_N_ELEMENTS (quarters));
        return TRUE;
      }
  for (guint i = 0; i < G_N_ELEMENTS (winds); i++)
    if (g_str_equal (word, winds[i]))
      {
        *heading = (WarHeading) (i * WAR_HEADING_TURN / G_N_ELEMENTS (winds));
        return TRUE;
      }

  if (!text_read_number (word, &degrees, &rest) || (rest[0] != '\0' && !g_str_equal (rest, "°"))
      || fabs (degrees) > 360)
    return FALSE;

  *heading = war_heading_add (0, (gint) lround (degrees * WAR_HEADING_TURN / 360));
  return TRUE;
}

gboolean
cli_parse_position (const char *word, WarLengthUnit unit, WarPosition *position)
{
  g_auto (GStrv) parts = g_strsplit (word, ",", -1);

  return g_strv_length (parts) == 2 && text_read_length (parts[0], unit, &position->x)
         && text_read_length (parts[1], unit, &position->y);
}

gboolean
cli_parse_square (const char *word, const WarField *field, WarPosition *position)
{
  WarLength size = text_get_square_size (field), part = size / TEXT_SQUARE_PARTS;
  gint columns = (field->width + size - 1) / size;
  gint letter = g_ascii_tolower (word[0]) - 'a', number = word[0] != '\0' ? word[1] - '1' : -1;
  gboolean is_whole = word[0] != '\0' && word[1] == '\0';

  if (letter < 0 || letter > 25 || (!is_whole && (number < 0 || number > 8 || word[2] != '\0')))
    return FALSE;

  *position = (WarPosition){ letter % columns * size, letter / columns * size };
  position->x += is_whole ? size / 2 : number % TEXT_SQUARE_PARTS * part + part / 2;
  position->y += is_whole ? size / 2 : number / TEXT_SQUARE_PARTS * part + part / 2;
  return position->x <= field->width && position->y <= field->depth;
}

/* "d4" */
static gboolean
parse_hex (const char *word, const WarField *field, WarHex *hex)
{
  guint column = 0, n_letters = 0;
  guint64 row;
  WarHexes hexes;

  if (field->board == NULL)
    return FALSE;
  for (; g_ascii_isalpha (word[n_letters]) && n_letters < 2; n_letters++)
    column = column * 26 + (guint) (g_ascii_tolower (word[n_letters]) - 'a' + 1);
  if (n_letters == 0
      || !g_ascii_string_to_unsigned (word + n_letters, 10, 1, WAR_HEXES_MAX_ROWS, &row, NULL))
    return FALSE;

  hexes = war_field_get_hexes (field);
  *hex = war_hexes_at (&hexes, (gint) column - 1, (gint) row - 1);
  return *hex != WAR_HEX_NONE;
}

gboolean
cli_parse_place (const char *word, const WarField *field, WarLengthUnit unit, WarPosition *position)
{
  WarHex hex;

  if (parse_hex (word, field, &hex))
    {
      WarHexes hexes = war_field_get_hexes (field);

      *position = war_hex_get_centre (&hexes, hex);
      return TRUE;
    }
  return cli_parse_position (word, unit, position)
         || (field->board == NULL && cli_parse_square (word, field, position));
}

void
cli_measure_way (WarPosition from, WarPosition to, WarHeading *heading, WarLength *distance)
{
  double right = to.x - from.x, up = from.y - to.y;

  *heading = war_heading_add (0, (gint) lround (atan2 (right, up) * WAR_HEADING_TURN / 2 / G_PI));
  *distance = (WarLength) lround (hypot (right, up));
}
