/* hex-edit.c: changes of fields that have a board of hexes
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/field-edit/hex-edit.h"

#include "engine/field-edit/field-edit-private.h"

/* A bridge is river to whoever fills. */
static guint8
get_kind (const WarHexCell *cell)
{
  return cell->terrain == WAR_HEX_BRIDGE ? WAR_HEX_RIVER : cell->terrain;
}

static gboolean
is_water (const WarHexCell *cell)
{
  return get_kind (cell) == WAR_HEX_RIVER;
}

static gboolean
is_on (const WarField *field, WarPosition position)
{
  return position.x <= field->width && position.y <= field->depth;
}

static gboolean
is_size (WarPosition extent)
{
  return extent.x >= WAR_FIELD_MIN_SIZE && extent.x <= WAR_LENGTH_MAX
         && extent.y >= WAR_FIELD_MIN_SIZE && extent.y <= WAR_LENGTH_MAX;
}

WarField *
war_field_set_board (const WarField *field, WarHexBoard *board)
{
  WarHexes old = war_field_get_hexes (field);
  WarHexes hexes
    = war_hexes_new (board->n_columns, board->n_rows, (WarPosition){ 0, 0 }, old.half_width);
  WarPosition extent = war_hexes_get_extent (&hexes);
  g_autoptr (WarField) changed = war_field_copy (field);

  if (!is_size (extent))
    return NULL;
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

static WarLength
scale (WarLength length, WarLength from, WarLength to)
{
  return (WarLength) (((gint64) length * to + from / 2) / from);
}

WarField *
war_field_set_hex_width (const WarField *field, WarLength half_width)
{
  WarHexes old = war_field_get_hexes (field);
  WarHexes hexes;
  WarPosition extent;
  g_autoptr (WarField) changed = war_field_copy (field);

  if (half_width < WAR_HEX_MIN_HALF_WIDTH || half_width > WAR_HEX_MAX_HALF_WIDTH
      || (2 * (gint64) old.n_columns + 1) * half_width > WAR_LENGTH_MAX
      || 2 * (gint64) old.n_rows * half_width > WAR_LENGTH_MAX)
    return NULL;

  hexes = war_hexes_new (old.n_columns, old.n_rows, (WarPosition){ 0, 0 }, half_width);
  extent = war_hexes_get_extent (&hexes);
  if (!is_size (extent))
    return NULL;
  changed->width = extent.x;
  changed->depth = extent.y;
  for (WarItemKind kind = WAR_ITEM_FEATURE; kind <= WAR_ITEM_POINT; kind++)
    for (guint i = 0; i < war_field_count_items (field, kind); i++)
      {
        const WarItem item = { kind, i };
        const WarShape original = war_field_get_item_shape (field, item);
        WarShape shape = war_shape_copy (&original);
        gboolean fits;

        shape.centre.x = scale (shape.centre.x, old.half_width, half_width);
        shape.centre.y = scale (shape.centre.y, old.half_width, half_width);
        shape.width = scale (shape.width, old.half_width, half_width);
        shape.depth = scale (shape.depth, old.half_width, half_width);
        for (guint j = 0; shape.vertices != NULL && j < shape.vertices->len; j++)
          {
            WarPosition *vertex = &g_array_index (shape.vertices, WarPosition, j);

            vertex->x = scale (vertex->x, old.half_width, half_width);
            vertex->y = scale (vertex->y, old.half_width, half_width);
          }
        fits = war_field_put_shape (changed, item, &shape);
        war_shape_clear (&shape);
        if (!fits)
          return NULL;
      }
  return g_steal_pointer (&changed);
}

/* ---------------------------------------------------------------------------------------------
 * Halves. */

/* The numbers that the other half gets, of forts or of starts. */
typedef struct
{
  gboolean taken[WAR_HEX_MAX_NUMBER + 1];
  gint n_own, n_all; /* of the half that stays, and of the board that comes of it */
} Numbers;

static void
take_number (Numbers *numbers, guint number, gboolean is_own)
{
  if (number == 0)
    return;
  numbers->taken[number] = TRUE;
  numbers->n_own += is_own ? 1 : 0;
  numbers->n_all += is_own ? 2 : 1;
}

/* The one that it should have if nobody has it, else the least free one; 0: there is none. */
static guint8
give_number (Numbers *numbers, guint number, gboolean mirrored, gboolean lower_stays)
{
  gint wanted = mirrored      ? numbers->n_all + 1 - (gint) number
                : lower_stays ? (gint) number - numbers->n_own
                              : (gint) number + numbers->n_own;

  if (wanted < 1 || wanted > WAR_HEX_MAX_NUMBER || numbers->taken[wanted])
    for (wanted = 1; wanted <= WAR_HEX_MAX_NUMBER && numbers->taken[wanted];)
      wanted++;
  if (wanted > WAR_HEX_MAX_NUMBER)
    return 0;
  numbers->taken[wanted] = TRUE;
  return (guint8) wanted;
}

/* Of a row in the middle what is on one side of it is like the other. */
static void
match_middle (WarHexCell *cell, gboolean lower_stays)
{
  static const guint pairs[][2] = { { 0, 2 }, { 5, 3 } }; /* upper, lower */

  if (cell->terrain == WAR_HEX_FORT)
    return;
  for (guint i = 0; i < G_N_ELEMENTS (pairs); i++)
    {
      guint from = pairs[i][lower_stays ? 1 : 0], to = pairs[i][lower_stays ? 0 : 1];

      cell->roads = (guint8) (cell->roads & ~(1 << to));
      cell->roads = (guint8) (cell->roads | (cell->roads >> from & 1) << to);
    }
  if (is_water (cell))
    cell->terrain = cell->roads != 0 ? WAR_HEX_BRIDGE : WAR_HEX_RIVER;
}

/* By mirror or half a turn, each is its own inverse: what lies where the hex comes to lie. */
static WarHex
find_twin (const WarHexBoard *board, guint hex)
{
  guint column = hex % board->n_columns, row = hex / board->n_columns;
  guint other = board->n_rows - 1u - row;

  if (board->n_rows % 2 == 1)
    return (WarHex) (other * board->n_columns + column);
  return (WarHex) (other * board->n_columns + board->n_columns - 1 - column);
}

WarHexBoard *
war_hex_board_match_halves (const WarHexBoard *board, gboolean lower_stays)
{
  gboolean mirrored = board->n_rows % 2 == 1;
  guint n = war_hex_board_get_n (board), half = board->n_rows / 2u * board->n_columns;
  guint first = lower_stays ? n - half : 0, other = lower_stays ? 0 : n - half;
  g_autoptr (WarHexBoard) matched = war_hex_board_copy (board);
  g_autoptr (WarHexBoard) twin
    = mirrored ? war_hex_board_mirror (board) : war_hex_board_turn (board);
  Numbers forts = { 0 }, starts = { 0 };

  for (guint hex = 0; hex < n; hex++)
    if (hex < other || hex >= other + half)
      {
        gboolean is_own = hex >= first && hex < first + half;

        take_number (&forts, board->cells[hex].fort, is_own);
        take_number (&starts, board->cells[hex].start, is_own);
      }

  for (guint hex = half; hex < n - half; hex++)
    match_middle (&matched->cells[hex], lower_stays);
  for (guint hex = other; hex < other + half; hex++)
    {
      const WarHexCell *of = &board->cells[find_twin (board, hex)];
      WarHexCell *cell = &matched->cells[hex];

      *cell = twin->cells[hex];
      if (of->fort != 0)
        cell->fort = give_number (&forts, of->fort, mirrored, lower_stays);
      if (of->start != 0)
        cell->start = give_number (&starts, of->start, mirrored, lower_stays);
      if ((of->fort != 0 && cell->fort == 0) || (of->start != 0 && cell->start == 0))
        return NULL;
    }

  war_hex_board_mend_roads (matched);
  return g_steal_pointer (&matched);
}

/* ---------------------------------------------------------------------------------------------
 * Terrain. */

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

/* How far the centre lies off the straight line, times its length; it is less than 2⁶³ by far. */
static gint64
get_offset (WarPosition from, WarPosition to, WarPosition centre)
{
  gint64 cross = ((gint64) to.x - from.x) * ((gint64) centre.y - from.y)
                 - ((gint64) to.y - from.y) * ((gint64) centre.x - from.x);

  return ABS (cross);
}

/* Each step goes to the neighbour that is nearer by one; of several, to that whose centre is
 * nearest to the straight line. */
guint
war_hex_board_find_line (const WarHexBoard *board, WarHex from, WarHex to, WarHex *line)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  WarPosition start = war_hex_get_centre (&hexes, from), goal = war_hex_get_centre (&hexes, to);
  guint n = 0;

  for (WarHex at = from; at != to; at = line[n++])
    {
      guint distance = war_hex_get_distance (&hexes, at, to);
      gint64 best = G_MAXINT64;
      WarHex next = WAR_HEX_NONE;

      for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
        {
          WarHex other = war_hex_get_neighbour (&hexes, at, direction);
          gint64 offset;

          if (other == WAR_HEX_NONE || war_hex_get_distance (&hexes, other, to) >= distance)
            continue;
          offset = get_offset (start, goal, war_hex_get_centre (&hexes, other));
          if (offset < best)
            {
              best = offset;
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
war_hex_board_lay_river (WarHexBoard *board, WarHex from, WarHex to, gboolean there)
{
  g_autofree WarHex *line = g_new (WarHex, war_hex_board_get_n (board));
  guint n = war_hex_board_find_line (board, from, to, line);

  for (guint i = 0; i <= n; i++)
    {
      WarHex hex = i == 0 ? from : line[i - 1];

      if (there ? board->cells[hex].terrain != WAR_HEX_FORT : is_water (&board->cells[hex]))
        war_hex_board_set_terrain (board, hex, there ? WAR_HEX_RIVER : WAR_HEX_MEADOW);
    }
}

void
war_hex_board_paint (WarHexBoard *board, WarHex hex, guint size, WarHexTerrain terrain)
{
  WarHexes hexes = war_hex_board_get_hexes (board);
  g_autofree WarHex *found = g_new (WarHex, war_hex_board_get_n (board));
  guint n = war_hex_get_ring (&hexes, hex, 0, size - 1, found);

  for (guint i = 0; i < n; i++)
    if (board->cells[found[i]].terrain != WAR_HEX_FORT)
      war_hex_board_set_terrain (board, found[i], terrain);
}

/* Steps from side to side, round the hex. */
static guint
count_steps (guint side, guint other)
{
  guint steps = (side + WAR_HEX_N_DIRECTIONS - other) % WAR_HEX_N_DIRECTIONS;

  return MIN (steps, WAR_HEX_N_DIRECTIONS - steps);
}

void
war_hex_board_open_side (WarHexBoard *board, WarHex fort, guint side, guint kept)
{
  const WarHexCell *cell = &board->cells[fort];
  guint8 open = cell->open;
  guint closed = WAR_HEX_N_DIRECTIONS;

  if (cell->terrain != WAR_HEX_FORT || (open >> side & 1) != 0)
    return;

  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    if ((open >> i & 1) != 0 && i != kept
        && (closed == WAR_HEX_N_DIRECTIONS || count_steps (side, i) < count_steps (side, closed)))
      closed = i;
  war_hex_board_set_fort (board, fort, (guint8) ((open & ~(1 << closed)) | 1 << side), cell->fort);
}

void
war_hex_board_turn_fort (WarHexBoard *board, WarHex fort, guint by)
{
  const WarHexCell *cell = &board->cells[fort];
  guint open = 0;

  if (cell->terrain != WAR_HEX_FORT)
    return;
  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    if ((cell->open >> i & 1) != 0)
      open |= 1u << (i + by) % WAR_HEX_N_DIRECTIONS;
  war_hex_board_set_fort (board, fort, (guint8) open, cell->fort);
}

gboolean
war_hex_board_move (WarHexBoard *board, WarHex from, WarHex to)
{
  const WarHexCell cell = board->cells[from];

  if (from == to || board->cells[to].terrain == WAR_HEX_FORT)
    return FALSE;
  if (cell.terrain == WAR_HEX_FORT)
    {
      war_hex_board_set_terrain (board, from, WAR_HEX_MEADOW);
      war_hex_board_set_start (board, to, 0);
      war_hex_board_set_fort (board, to, cell.open, cell.fort);
      return TRUE;
    }
  if (cell.start == 0 || board->cells[to].start != 0)
    return FALSE;
  war_hex_board_set_start (board, from, 0);
  war_hex_board_set_start (board, to, cell.start);
  return TRUE;
}

void
war_hex_board_clear (WarHexBoard *board, WarHex hex)
{
  war_hex_board_set_terrain (board, hex, WAR_HEX_MEADOW);
  for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
    war_hex_board_set_road (board, hex, direction, FALSE);
  war_hex_board_set_start (board, hex, 0);
}

void
war_hex_board_number_fort (WarHexBoard *board, WarHex fort, guint number)
{
  g_return_if_fail (number >= 1 && number <= WAR_HEX_MAX_NUMBER);

  WarHex had = war_hex_board_find_fort (board, number);

  if (board->cells[fort].terrain != WAR_HEX_FORT)
    return;
  if (had != WAR_HEX_NONE)
    board->cells[had].fort = board->cells[fort].fort;
  board->cells[fort].fort = (guint8) number;
}

void
war_hex_board_number_start (WarHexBoard *board, WarHex start, guint number)
{
  g_return_if_fail (number >= 1 && number <= WAR_HEX_MAX_NUMBER);

  WarHex had = war_hex_board_find_start (board, number);

  if (had != WAR_HEX_NONE)
    board->cells[had].start = board->cells[start].start;
  board->cells[start].start = (guint8) number;
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
