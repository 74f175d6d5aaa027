/* hex-board.c: boards of hexes as immutable values
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field/hex-board.h"

static const char *const terrain_ids[] = {
  [WAR_HEX_MEADOW] = "meadow", [WAR_HEX_FOREST] = "forest", [WAR_HEX_RIVER] = "river",
  [WAR_HEX_BRIDGE] = "bridge", [WAR_HEX_FORT] = "fort",     NULL,
};

const char *const *
war_hex_terrain_get_ids (void)
{
  return terrain_ids;
}

WarHexBoard *
war_hex_board_new (guint n_columns, guint n_rows)
{
  g_return_val_if_fail (n_columns >= 1 && n_columns <= WAR_HEXES_MAX_COLUMNS, NULL);
  g_return_val_if_fail (n_rows >= 1 && n_rows <= WAR_HEXES_MAX_ROWS, NULL);

  WarHexBoard *board = g_malloc0 (sizeof (WarHexBoard) + sizeof (WarHexCell) * n_columns * n_rows);

  g_atomic_ref_count_init (&board->references);
  board->n_columns = (guint8) n_columns;
  board->n_rows = (guint8) n_rows;
  return board;
}

WarHexBoard *
war_hex_board_copy (const WarHexBoard *board)
{
  WarHexBoard *copy = war_hex_board_new (board->n_columns, board->n_rows);

  memcpy (copy->cells, board->cells, sizeof (WarHexCell) * war_hex_board_get_n (board));
  return copy;
}

WarHexBoard *
war_hex_board_ref (WarHexBoard *board)
{
  g_atomic_ref_count_inc (&board->references);
  return board;
}

void
war_hex_board_unref (WarHexBoard *board)
{
  if (g_atomic_ref_count_dec (&board->references))
    g_free (board);
}

gboolean
war_hex_board_equal (const WarHexBoard *a, const WarHexBoard *b)
{
  return a->n_columns == b->n_columns && a->n_rows == b->n_rows
         && memcmp (a->cells, b->cells, sizeof (WarHexCell) * war_hex_board_get_n (a)) == 0;
}

WarHexes
war_hex_board_get_hexes (const WarHexBoard *board)
{
  return war_hexes_new (board->n_columns, board->n_rows, (WarPosition){ 0, 0 },
                        WAR_HEX_USUAL_HALF_WIDTH);
}

guint
war_hex_board_get_n (const WarHexBoard *board)
{
  return (guint) board->n_columns * board->n_rows;
}

guint
war_hex_count_directions (guint8 bits)
{
  guint n = 0;

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    n += bits >> direction & 1u;
  return n;
}

gboolean
war_hex_cell_is_crossroads (const WarHexCell *cell)
{
  return war_hex_count_directions (cell->roads) >= 3;
}

WarHex
war_hex_board_find_fort (const WarHexBoard *board, guint number)
{
  guint n = war_hex_board_get_n (board);

  for (guint hex = 0; number > 0 && hex < n; hex++)
    if (board->cells[hex].fort == number)
      return (WarHex) hex;
  return WAR_HEX_NONE;
}

WarHex
war_hex_board_find_start (const WarHexBoard *board, guint number)
{
  guint n = war_hex_board_get_n (board);

  for (guint hex = 0; number > 0 && hex < n; hex++)
    if (board->cells[hex].start == number)
      return (WarHex) hex;
  return WAR_HEX_NONE;
}

guint
war_hex_board_get_last_fort (const WarHexBoard *board)
{
  guint n = war_hex_board_get_n (board);
  guint last = 0;

  for (guint hex = 0; hex < n; hex++)
    last = MAX (last, board->cells[hex].fort);
  return last;
}

guint
war_hex_board_get_last_start (const WarHexBoard *board)
{
  guint n = war_hex_board_get_n (board);
  guint last = 0;

  for (guint hex = 0; hex < n; hex++)
    last = MAX (last, board->cells[hex].start);
  return last;
}

guint
war_hex_board_get_entrances (const WarHexBoard *board, WarHex fort,
                             WarHex entrances[WAR_HEX_N_DIRECTIONS])
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  guint n = 0;

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    {
      WarHex outside = war_hex_get_neighbour (&hexes, fort, direction);

      if ((board->cells[fort].open >> direction & 1) != 0 && outside != WAR_HEX_NONE)
        entrances[n++] = outside;
    }
  return n;
}

static guint
get_opposite (guint direction)
{
  return (direction + WAR_HEX_N_DIRECTIONS / 2) % WAR_HEX_N_DIRECTIONS;
}

/* One half of a road, and what that makes of a river. */
static void
set_half (WarHexCell *cell, guint direction, gboolean there)
{
  if (there)
    cell->roads |= (guint8) (1 << direction);
  else
    cell->roads &= (guint8) ~(1 << direction);

  if (cell->terrain == WAR_HEX_RIVER && cell->roads != 0)
    cell->terrain = WAR_HEX_BRIDGE;
  else if (cell->terrain == WAR_HEX_BRIDGE && cell->roads == 0)
    cell->terrain = WAR_HEX_RIVER;
}

void
war_hex_board_set_terrain (WarHexBoard *board, WarHex hex, WarHexTerrain terrain)
{
  g_return_if_fail (hex < war_hex_board_get_n (board) && terrain < WAR_HEX_FORT);

  WarHexCell *cell = &board->cells[hex];

  if (terrain == WAR_HEX_RIVER || terrain == WAR_HEX_BRIDGE)
    terrain = cell->roads != 0 ? WAR_HEX_BRIDGE : WAR_HEX_RIVER;
  cell->terrain = (guint8) terrain;
  cell->fort = 0;
  cell->open = 0;
}

void
war_hex_board_set_road (WarHexBoard *board, WarHex hex, guint direction, gboolean there)
{
  g_return_if_fail (hex < war_hex_board_get_n (board) && direction < WAR_HEX_N_DIRECTIONS);

  WarHexes hexes = war_hex_board_get_hexes (board);
  WarHex other = war_hex_get_neighbour (&hexes, hex, direction);

  if (board->cells[hex].terrain == WAR_HEX_FORT
      || (other != WAR_HEX_NONE && board->cells[other].terrain == WAR_HEX_FORT))
    return;

  set_half (&board->cells[hex], direction, there);
  if (other != WAR_HEX_NONE)
    set_half (&board->cells[other], get_opposite (direction), there);
}

void
war_hex_board_set_fort (WarHexBoard *board, WarHex hex, guint8 open, guint number)
{
  g_return_if_fail (hex < war_hex_board_get_n (board));
  g_return_if_fail (number >= 1 && number <= WAR_HEX_MAX_NUMBER);
  g_return_if_fail (war_hex_count_directions (open) == WAR_HEX_N_OPEN
                    && open <= WAR_HEX_ALL_DIRECTIONS);

  WarHex had = war_hex_board_find_fort (board, number);

  g_return_if_fail (had == WAR_HEX_NONE || had == hex);

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    war_hex_board_set_road (board, hex, direction, FALSE);
  board->cells[hex].terrain = WAR_HEX_FORT;
  board->cells[hex].open = open;
  board->cells[hex].fort = (guint8) number;
}

void
war_hex_board_set_start (WarHexBoard *board, WarHex hex, guint number)
{
  g_return_if_fail (hex < war_hex_board_get_n (board) && number <= WAR_HEX_MAX_NUMBER);

  WarHex had = war_hex_board_find_start (board, number);

  if (had != WAR_HEX_NONE)
    board->cells[had].start = 0;
  board->cells[hex].start = (guint8) number;
}

/* club.M-3: 0 ↔ 2, 5 ↔ 3; 1 and 4 stay. */
static guint8
mirror_directions (guint8 bits)
{
  guint8 mirrored = 0;

  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    if ((bits >> direction & 1) != 0)
      mirrored |= (guint8) (1 << (WAR_HEX_N_DIRECTIONS + 2 - direction) % WAR_HEX_N_DIRECTIONS);
  return mirrored;
}

static guint8
turn_directions (guint8 bits)
{
  return (guint8) ((bits >> 3 | bits << 3) & WAR_HEX_ALL_DIRECTIONS);
}

/* The numbers of forts or of starts that a board has, in rising order. */
typedef struct
{
  guint8 numbers[WAR_HEX_MAX_NUMBER];
  guint n;
} Numbers;

static void
find_numbers (const WarHexBoard *board, Numbers *forts, Numbers *starts)
{
  forts->n = starts->n = 0;
  for (guint number = 1; number <= WAR_HEX_MAX_NUMBER; number++)
    {
      if (war_hex_board_find_fort (board, number) != WAR_HEX_NONE)
        forts->numbers[forts->n++] = (guint8) number;
      if (war_hex_board_find_start (board, number) != WAR_HEX_NONE)
        starts->numbers[starts->n++] = (guint8) number;
    }
}

static guint
find_rank (const Numbers *numbers, guint8 number)
{
  guint rank = 0;

  while (rank + 1 < numbers->n && numbers->numbers[rank] != number)
    rank++;
  return rank;
}

/* The numbers run backwards: the first is exchanged with the last. */
static guint8
reverse_number (const Numbers *numbers, guint8 number)
{
  return number == 0 ? 0 : numbers->numbers[numbers->n - 1 - find_rank (numbers, number)];
}

/* One half of the board has the first half of the numbers, and the other one the rest: each is
 * exchanged with the one that has its place there. With an odd number of them there are no halves,
 * and they run backwards. */
static guint8
turn_number (const Numbers *numbers, guint8 number)
{
  if (number == 0)
    return 0;
  if (numbers->n % 2 == 1)
    return reverse_number (numbers, number);
  return numbers->numbers[(find_rank (numbers, number) + numbers->n / 2) % numbers->n];
}

WarHexBoard *
war_hex_board_mirror (const WarHexBoard *board)
{
  g_return_val_if_fail (board->n_rows % 2 == 1, NULL);

  WarHexBoard *mirrored = war_hex_board_new (board->n_columns, board->n_rows);
  Numbers forts, starts;

  find_numbers (board, &forts, &starts);
  for (guint row = 0; row < board->n_rows; row++)
    for (guint column = 0; column < board->n_columns; column++)
      {
        WarHexCell *to = &mirrored->cells[(board->n_rows - 1u - row) * board->n_columns + column];

        *to = board->cells[row * board->n_columns + column];
        to->roads = mirror_directions (to->roads);
        to->open = mirror_directions (to->open);
        to->fort = reverse_number (&forts, to->fort);
        to->start = reverse_number (&starts, to->start);
      }
  return mirrored;
}

WarHexBoard *
war_hex_board_turn (const WarHexBoard *board)
{
  g_return_val_if_fail (board->n_rows % 2 == 0, NULL);

  WarHexBoard *turned = war_hex_board_new (board->n_columns, board->n_rows);
  guint n = war_hex_board_get_n (board);
  Numbers forts, starts;

  find_numbers (board, &forts, &starts);
  for (guint hex = 0; hex < n; hex++)
    {
      WarHexCell *to = &turned->cells[n - 1 - hex];

      *to = board->cells[hex];
      to->roads = turn_directions (to->roads);
      to->open = turn_directions (to->open);
      to->fort = turn_number (&forts, to->fort);
      to->start = turn_number (&starts, to->start);
    }
  return turned;
}

void
war_hex_board_mend_roads (WarHexBoard *board)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  guint n = war_hex_board_get_n (board);

  for (guint hex = 0; hex < n; hex++)
    for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
      {
        WarHex other = war_hex_get_neighbour (&hexes, (WarHex) hex, direction);

        if ((board->cells[hex].roads >> direction & 1) == 0 || other == WAR_HEX_NONE)
          continue;
        if (board->cells[other].terrain == WAR_HEX_FORT)
          set_half (&board->cells[hex], direction, FALSE);
        else
          set_half (&board->cells[other], get_opposite (direction), TRUE);
      }
}

WarHexBoard *
war_hex_board_join (const WarHexBoard *half)
{
  guint n = war_hex_board_get_n (half);
  guint last_fort = war_hex_board_get_last_fort (half);
  guint last_start = war_hex_board_get_last_start (half);
  WarHexBoard *full;

  if (2 * half->n_rows > WAR_HEXES_MAX_ROWS || 2 * last_fort > WAR_HEX_MAX_NUMBER
      || 2 * last_start > WAR_HEX_MAX_NUMBER)
    return NULL;

  full = war_hex_board_new (half->n_columns, 2u * half->n_rows);
  for (guint hex = 0; hex < n; hex++)
    {
      WarHexCell *turned = &full->cells[2 * n - 1 - hex];

      full->cells[hex] = half->cells[hex];
      *turned = half->cells[hex];
      turned->roads = turn_directions (turned->roads);
      turned->open = turn_directions (turned->open);
      if (turned->fort != 0)
        turned->fort = (guint8) (turned->fort + last_fort);
      if (turned->start != 0)
        turned->start = (guint8) (turned->start + last_start);
    }

  war_hex_board_mend_roads (full);
  return full;
}

WarHexBoard *
war_hex_board_resize (const WarHexBoard *board, guint n_columns, guint n_rows)
{
  WarHexBoard *resized = war_hex_board_new (n_columns, n_rows);
  guint both = MIN (n_columns, board->n_columns);

  for (guint row = 0; row < MIN (n_rows, board->n_rows); row++)
    memcpy (&resized->cells[row * n_columns], &board->cells[row * board->n_columns],
            sizeof (WarHexCell) * both);

  war_hex_board_mend_roads (resized);
  return resized;
}

static gboolean
is_value (const WarHexCell *cell)
{
  return cell->terrain < WAR_HEX_N_TERRAINS && cell->roads <= WAR_HEX_ALL_DIRECTIONS
         && cell->open <= WAR_HEX_ALL_DIRECTIONS && cell->fort <= WAR_HEX_MAX_NUMBER
         && cell->start <= WAR_HEX_MAX_NUMBER;
}

/* What is wrong with a hex in itself. */
static WarHexFaultKind
check_cell (const WarHexCell *cell)
{
  gboolean is_fort = cell->terrain == WAR_HEX_FORT;

  if (!is_value (cell))
    return WAR_HEX_FAULT_VALUE;
  if (cell->terrain == WAR_HEX_RIVER && cell->roads != 0)
    return WAR_HEX_FAULT_ROAD_ON_RIVER;
  if (cell->terrain == WAR_HEX_BRIDGE && cell->roads == 0)
    return WAR_HEX_FAULT_BRIDGE;
  if (is_fort && cell->roads != 0)
    return WAR_HEX_FAULT_ROAD_IN_FORT;
  if (war_hex_count_directions (cell->open) != (is_fort ? WAR_HEX_N_OPEN : 0))
    return WAR_HEX_FAULT_SIDES;
  if (is_fort != (cell->fort != 0))
    return WAR_HEX_FAULT_FORT_NUMBER;
  return WAR_HEX_FAULT_NONE;
}

/* The first direction whose road does not go on; WAR_HEX_N_DIRECTIONS: there is none. */
static guint
find_broken_road (const WarHexBoard *board, const WarHexes *hexes, WarHex hex)
{
  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    {
      WarHex other = war_hex_get_neighbour (hexes, hex, direction);

      if ((board->cells[hex].roads >> direction & 1) != 0 && other != WAR_HEX_NONE
          && (board->cells[other].roads >> get_opposite (direction) & 1) == 0)
        return direction;
    }
  return WAR_HEX_N_DIRECTIONS;
}

gboolean
war_hex_board_find_fault (const WarHexBoard *board, WarHexFault *fault)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  gboolean forts[WAR_HEX_MAX_NUMBER + 1] = { FALSE };
  gboolean starts[WAR_HEX_MAX_NUMBER + 1] = { FALSE };
  guint n = war_hex_board_get_n (board);

  for (guint hex = 0; hex < n; hex++)
    {
      const WarHexCell *cell = &board->cells[hex];

      *fault = (WarHexFault){ .kind = check_cell (cell), .hex = (WarHex) hex };
      if (fault->kind == WAR_HEX_FAULT_NONE)
        {
          fault->direction = find_broken_road (board, &hexes, (WarHex) hex);
          if (fault->direction < WAR_HEX_N_DIRECTIONS)
            fault->kind = WAR_HEX_FAULT_ROAD;
          else if (cell->fort != 0 && forts[cell->fort])
            fault->kind = WAR_HEX_FAULT_FORT_TWICE;
          else if (cell->start != 0 && starts[cell->start])
            fault->kind = WAR_HEX_FAULT_START_TWICE;
        }
      if (fault->kind != WAR_HEX_FAULT_NONE)
        return TRUE;

      forts[cell->fort] = TRUE;
      starts[cell->start] = TRUE;
    }
  return FALSE;
}
