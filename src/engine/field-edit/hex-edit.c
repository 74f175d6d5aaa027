/* hex-edit.c: changes of fields that have a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/hex-edit.h"

static gboolean
is_on (const WarField *field, WarPosition position)
{
  return position.x <= field->width && position.y <= field->depth;
}

WarField *
war_field_set_board (const WarField *field, WarHexBoard *board)
{
  WarHexes old = war_field_get_hexes (field);
  WarHexes hexes
    = war_hexes_new (board->n_columns, board->n_rows, (WarPosition){ 0, 0 }, old.half_width);
  WarPosition extent = war_hexes_get_extent (&hexes);
  g_autoptr (WarField) changed = war_field_copy (field);

  changed->width = extent.x;
  changed->depth = extent.y;
  for (guint i = 0; i < field->points->len; i++)
    if (!is_on (changed, ((const WarPoint *) g_ptr_array_index (field->points, i))->position))
      return NULL;
  for (guint i = 0; i < field->zones->len; i++)
    {
      const WarZone *zone = g_ptr_array_index (field->zones, i);
      WarPosition minimum, maximum;

      war_shape_get_bounds (&zone->shape, &minimum, &maximum);
      if (!is_on (changed, maximum))
        return NULL;
    }

  war_hex_board_unref (changed->board);
  changed->board = war_hex_board_ref (board);
  return g_steal_pointer (&changed);
}

/* A bridge is river to whoever fills. */
static guint8
get_kind (const WarHexCell *cell)
{
  return cell->terrain == WAR_HEX_BRIDGE ? WAR_HEX_RIVER : cell->terrain;
}

void
war_hex_board_fill (WarHexBoard *board, WarHex hex, WarHexTerrain terrain)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  guint8 kind = get_kind (&board->cells[hex]);
  g_autofree gboolean *seen = g_new0 (gboolean, war_hex_board_get_n (board));
  g_autofree WarHex *found = g_new (WarHex, war_hex_board_get_n (board));
  guint n_found = 1;

  if (kind == WAR_HEX_FORT || terrain == WAR_HEX_FORT)
    return;

  found[0] = hex;
  seen[hex] = TRUE;
  for (guint i = 0; i < n_found; i++)
    {
      for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
        {
          WarHex other = war_hex_get_neighbour (&hexes, found[i], direction);

          if (other == WAR_HEX_NONE || seen[other] || get_kind (&board->cells[other]) != kind)
            continue;
          seen[other] = TRUE;
          found[n_found++] = other;
        }
      war_hex_board_set_terrain (board, found[i], terrain);
    }
}

/* Each step goes to the neighbour that is nearer by one; of several, to that whose centre is
 * nearest to where the line leads. */
guint
war_hex_board_find_line (const WarHexBoard *board, WarHex from, WarHex to, WarHex *line)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  WarPosition goal = war_hex_get_centre (&hexes, to);
  guint n = 0;

  for (WarHex at = from; at != to; at = line[n++])
    {
      guint distance = war_hex_get_distance (&hexes, at, to);
      gint64 best = G_MAXINT64;
      WarHex next = WAR_HEX_NONE;

      for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
        {
          WarHex other = war_hex_get_neighbour (&hexes, at, direction);
          WarPosition centre;
          gint64 x, y;

          if (other == WAR_HEX_NONE || war_hex_get_distance (&hexes, other, to) >= distance)
            continue;
          centre = war_hex_get_centre (&hexes, other);
          x = (gint64) centre.x - goal.x;
          y = (gint64) centre.y - goal.y;
          if (x * x + y * y < best)
            {
              best = x * x + y * y;
              next = other;
            }
        }
      g_assert (next != WAR_HEX_NONE);
      line[n] = next;
    }
  return n;
}

void
war_hex_board_lay_road (WarHexBoard *board, WarHex from, WarHex to, gboolean there)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  g_autofree WarHex *line = g_new (WarHex, war_hex_board_get_n (board));
  guint n = war_hex_board_find_line (board, from, to, line);

  for (guint i = 0; i < n; i++)
    {
      WarHex before = i == 0 ? from : line[i - 1];

      war_hex_board_set_road (board, before, war_hex_get_direction (&hexes, before, line[i]),
                              there);
    }
}

void
war_hex_board_lay_river (WarHexBoard *board, WarHex from, WarHex to)
{
  g_autofree WarHex *line = g_new (WarHex, war_hex_board_get_n (board));
  guint n = war_hex_board_find_line (board, from, to, line);

  for (guint i = 0; i <= n; i++)
    {
      WarHex hex = i == 0 ? from : line[i - 1];

      if (board->cells[hex].terrain != WAR_HEX_FORT)
        war_hex_board_set_terrain (board, hex, WAR_HEX_RIVER);
    }
}

void
war_hex_board_clear (WarHexBoard *board, WarHex hex)
{
  war_hex_board_set_terrain (board, hex, WAR_HEX_MEADOW);
  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    war_hex_board_set_road (board, hex, direction, FALSE);
  war_hex_board_set_start (board, hex, 0);
}

guint
war_hex_board_find_free_fort (const WarHexBoard *board)
{
  for (guint number = 1; number <= WAR_HEX_MAX_NUMBER; number++)
    if (war_hex_board_find_fort (board, number) == WAR_HEX_NONE)
      return number;
  return 0;
}

guint
war_hex_board_find_free_start (const WarHexBoard *board)
{
  for (guint number = 1; number <= WAR_HEX_MAX_NUMBER; number++)
    if (war_hex_board_find_start (board, number) == WAR_HEX_NONE)
      return number;
  return 0;
}
