/* hex-map.c: a board of hexes as a map of letters and signs
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/field/hex-map.h"

#include <glib/gi18n-lib.h>

#include "text/field/field.h"
#include "text/words/layout-private.h"
#include "text/words/place.h"

/* Letters of a hex, so that those of the next row stand between; and those before the first. */
#define PITCH 4
#define MARGIN 4

/* Roads to the lower right and left. */
#define RIGHT_DOWN 2
#define LEFT_DOWN 3

static const char *const signs[WAR_HEX_N_TERRAINS] = {
  [WAR_HEX_MEADOW] = ".", [WAR_HEX_FOREST] = "♣", [WAR_HEX_RIVER] = "≈",
  [WAR_HEX_BRIDGE] = "H", [WAR_HEX_FORT] = "F",
};

const char *
text_hex_terrain (WarHexTerrain terrain)
{
  switch (terrain)
    {
    case WAR_HEX_FOREST:
      return _ ("Forest");
    case WAR_HEX_RIVER:
      return _ ("River");
    case WAR_HEX_BRIDGE:
      return _ ("Bridge");
    case WAR_HEX_FORT:
      return _ ("Fort");
    case WAR_HEX_MEADOW:
    default:
      return _ ("Meadow");
    }
}

char *
text_hex_words (const WarHexBoard *board, WarHex hex)
{
  const WarHexCell *cell = &board->cells[hex];

  if (cell->fort != 0)
    return g_strdup_printf (_ ("Fort %u"), cell->fort);
  if (cell->start != 0)
    return g_strdup_printf (_ ("Start %u"), cell->start);
  return g_strdup (text_hex_terrain ((WarHexTerrain) cell->terrain));
}

char *
text_hex_entrances (const WarHexBoard *board, WarHex fort)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  WarHex entrances[WAR_HEX_N_DIRECTIONS];
  guint n = war_hex_board_get_entrances (board, fort, entrances);
  GString *list = g_string_new (n == 0 ? "–" : NULL);

  for (guint i = 0; i < n; i++)
    {
      g_autofree char *name = text_hex (&hexes, entrances[i]);

      g_string_append_printf (list, "%s%s", i > 0 ? ", " : "", name);
    }
  return g_string_free (list, FALSE);
}

/* Up to the column, from what has been written of the line. */
static void
pad (GString *line, guint column)
{
  while (text_get_columns (line->str) < column)
    g_string_append_c (line, ' ');
}

static void
append_line (GString *text, GString *line)
{
  while (line->len > 0 && line->str[line->len - 1] == ' ')
    g_string_truncate (line, line->len - 1);
  g_string_append (text, line->str);
  g_string_append_c (text, '\n');
  g_string_truncate (line, 0);
}

static guint
get_column (guint column, guint row)
{
  return MARGIN + PITCH * column + PITCH / 2 * (row & 1);
}

static void
append_hex (GString *line, const WarHexCell *cell)
{
  if (cell->fort != 0)
    g_string_append_printf (line, "F%u", cell->fort);
  else if (cell->start != 0)
    g_string_append_printf (line, "S%u", cell->start);
  else
    g_string_append (line, signs[cell->terrain]);
}

static void
append_row (GString *text, const WarHexBoard *board, guint row, const char *const *marks)
{
  const WarHexCell *cells = &board->cells[row * board->n_columns];
  g_autoptr (GString) line = g_string_new (NULL);

  g_string_append_printf (line, "%2u", row + 1);
  for (guint column = 0; column < board->n_columns; column++)
    {
      const char *mark = marks != NULL ? marks[row * board->n_columns + column] : NULL;

      pad (line, get_column (column, row));
      if (mark != NULL)
        g_string_append (line, mark);
      else
        append_hex (line, &cells[column]);
      while ((cells[column].roads >> 1 & 1) != 0
             && text_get_columns (line->str) < get_column (column + 1, row))
        g_string_append (line, "-");
    }
  append_line (text, line);

  /* Between this row and the next one. */
  for (guint column = 0; row + 1 < board->n_rows && column < board->n_columns; column++)
    {
      if ((cells[column].roads >> LEFT_DOWN & 1) != 0)
        {
          pad (line, get_column (column, row) - 1);
          g_string_append_c (line, '/');
        }
      if ((cells[column].roads >> RIGHT_DOWN & 1) != 0)
        {
          pad (line, get_column (column, row) + 1);
          g_string_append_c (line, '\\');
        }
    }
  if (row + 1 < board->n_rows)
    append_line (text, line);
}

static void
append_columns (GString *text, const WarHexBoard *board)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint column = 0; column < board->n_columns; column++)
    {
      g_autofree char *letters = text_letters (column);

      pad (line, get_column (column, 0));
      g_string_append (line, letters);
    }
  append_line (text, line);
}

char *
text_hex_legend (const WarHexBoard *board)
{
  GString *legend = g_string_new (NULL);

  for (guint terrain = 0; terrain < WAR_HEX_FORT; terrain++)
    g_string_append_printf (legend, "%s%s\u00a0%s", terrain > 0 ? ", " : "", signs[terrain],
                            text_hex_terrain ((WarHexTerrain) terrain));
  if (war_hex_board_get_last_fort (board) > 0)
    g_string_append_printf (legend, ", F1\u00a0%s", text_hex_terrain (WAR_HEX_FORT));
  if (war_hex_board_get_last_start (board) > 0)
    g_string_append_printf (legend, ", S1\u00a0%s", _ ("Start"));
  return g_string_free (legend, FALSE);
}

/* "Fort 1 in D4: entered from C5 and E4." */
static void
append_forts (GString *text, const WarHexBoard *board)
{
  WarHexes hexes = war_hex_board_get_hexes (board);

  for (guint number = 1; number <= war_hex_board_get_last_fort (board); number++)
    {
      WarHex fort = war_hex_board_find_fort (board, number);
      WarHex entrances[WAR_HEX_N_DIRECTIONS];
      guint n = fort != WAR_HEX_NONE ? war_hex_board_get_entrances (board, fort, entrances) : 0;
      g_autofree char *name = NULL, *first = NULL, *second = NULL, *sentence = NULL;

      if (fort == WAR_HEX_NONE)
        continue;
      name = text_hex (&hexes, fort);
      first = n > 0 ? text_hex (&hexes, entrances[0]) : NULL;
      second = n > 1 ? text_hex (&hexes, entrances[1]) : NULL;
      if (second != NULL)
        sentence = g_strdup_printf (_ ("Fort %u in %s: entered from %s and %s."), number, name,
                                    first, second);
      else if (first != NULL)
        sentence = g_strdup_printf (_ ("Fort %u in %s: entered from %s."), number, name, first);
      else
        sentence = g_strdup_printf (_ ("Fort %u in %s: nobody can enter it."), number, name);
      text_append_wrapped (text, sentence, MARGIN);
    }
}

char *
text_hex_board (const WarHexBoard *board, const char *const *marks)
{
  GString *text = g_string_new (NULL);

  append_columns (text, board);
  for (guint row = 0; row < board->n_rows; row++)
    append_row (text, board, row, marks);
  return g_string_free (text, FALSE);
}

char *
text_hex_map (const WarField *field)
{
  g_autofree char *board = text_hex_board (field->board, NULL);
  g_autofree char *legend = text_hex_legend (field->board);
  GString *text = g_string_new (board);

  text_append_wrapped (text, legend, MARGIN);
  append_forts (text, field->board);
  return g_string_free (text, FALSE);
}
