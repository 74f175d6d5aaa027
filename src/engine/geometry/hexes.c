/* hexes.c: boards of hexes, and the ways across them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/hexes.h"

#include "engine/geometry/geometry.h"

WarHexes
war_hexes_new (guint n_columns, guint n_rows, WarPosition origin, WarLength half_width)
{
  WarHexes hexes = {
    .n_columns = (guint8) n_columns,
    .n_rows = (guint8) n_rows,
    .origin = origin,
    .half_width = half_width,
    .third = war_divide_by_root (half_width, 3),
  };

  g_assert (n_columns >= 1 && n_columns <= WAR_HEXES_MAX_COLUMNS);
  g_assert (n_rows >= 1 && n_rows <= WAR_HEXES_MAX_ROWS);
  g_assert (half_width >= 10 && half_width <= WAR_LENGTH_MAX / (2 * WAR_HEXES_MAX_COLUMNS + 1));

  return hexes;
}

guint
war_hexes_get_n (const WarHexes *hexes)
{
  return (guint) hexes->n_columns * hexes->n_rows;
}

static gboolean
has (const WarHexes *hexes, gint64 column, gint64 row)
{
  return column >= 0 && column < hexes->n_columns && row >= 0 && row < hexes->n_rows;
}

WarHex
war_hexes_at (const WarHexes *hexes, gint column, gint row)
{
  return has (hexes, column, row) ? (WarHex) (row * hexes->n_columns + column) : WAR_HEX_NONE;
}

guint
war_hex_get_column (const WarHexes *hexes, WarHex hex)
{
  return hex % hexes->n_columns;
}

guint
war_hex_get_row (const WarHexes *hexes, WarHex hex)
{
  return hex / hexes->n_columns;
}

/* In rows above and below, the column to the left is the hex's own or, from a row that lies to the
 * left, the one before. */
WarHex
war_hex_get_neighbour (const WarHexes *hexes, WarHex hex, guint direction)
{
  gint column = (gint) war_hex_get_column (hexes, hex);
  gint row = (gint) war_hex_get_row (hexes, hex);
  gint left = column - 1 + (row & 1);

  switch (direction)
    {
    case 0:
      return war_hexes_at (hexes, left + 1, row - 1);
    case 1:
      return war_hexes_at (hexes, column + 1, row);
    case 2:
      return war_hexes_at (hexes, left + 1, row + 1);
    case 3:
      return war_hexes_at (hexes, left, row + 1);
    case 4:
      return war_hexes_at (hexes, column - 1, row);
    case 5:
      return war_hexes_at (hexes, left, row - 1);
    default:
      g_return_val_if_reached (WAR_HEX_NONE);
    }
}

guint
war_hex_get_direction (const WarHexes *hexes, WarHex from, WarHex to)
{
  guint direction = 0;

  while (direction < WAR_HEX_N_DIRECTIONS && war_hex_get_neighbour (hexes, from, direction) != to)
    direction++;

  return direction;
}

/* Along two axes that are at 120° to each other, and a third whose coordinate is minus their sum:
 * the longest of the three. */
guint
war_hex_get_distance (const WarHexes *hexes, WarHex a, WarHex b)
{
  gint a_row = (gint) war_hex_get_row (hexes, a), b_row = (gint) war_hex_get_row (hexes, b);
  gint down = b_row - a_row;
  gint along = (gint) war_hex_get_column (hexes, b) - b_row / 2
               - ((gint) war_hex_get_column (hexes, a) - a_row / 2);

  return (guint) MAX (MAX (ABS (down), ABS (along)), ABS (down + along));
}

guint
war_hex_get_ring (const WarHexes *hexes, WarHex centre, guint least, guint most, WarHex *found)
{
  gint reach = (gint) MIN (most, WAR_HEXES_MAX_COLUMNS + WAR_HEXES_MAX_ROWS);
  gint centre_row = (gint) war_hex_get_row (hexes, centre);
  gint centre_column = (gint) war_hex_get_column (hexes, centre);
  guint n = 0;

  for (gint row = MAX (centre_row - reach, 0); row <= MIN (centre_row + reach, hexes->n_rows - 1);
       row++)
    for (gint column = MAX (centre_column - reach, 0);
         column <= MIN (centre_column + reach, hexes->n_columns - 1); column++)
      {
        WarHex hex = war_hexes_at (hexes, column, row);
        guint distance = war_hex_get_distance (hexes, centre, hex);

        if (least <= distance && distance <= most)
          found[n++] = hex;
      }

  return n;
}

WarHeading
war_hex_get_heading (guint direction)
{
  g_return_val_if_fail (direction < WAR_HEX_N_DIRECTIONS, 0);

  return (WarHeading) (((2 * direction + 1) * WAR_HEADING_TURN + 6) / 12);
}

WarPosition
war_hex_get_centre (const WarHexes *hexes, WarHex hex)
{
  gint column = (gint) war_hex_get_column (hexes, hex);
  gint row = (gint) war_hex_get_row (hexes, hex);

  return (WarPosition){
    .x = hexes->origin.x + (2 * column + 1 + (row & 1)) * hexes->half_width,
    .y = hexes->origin.y + (3 * row + 2) * hexes->third,
  };
}

void
war_hex_get_corners (const WarHexes *hexes, WarHex hex, WarPosition corners[WAR_HEX_N_DIRECTIONS])
{
  static const gint8 right[] = { 0, 1, 1, 0, -1, -1 }; /* in half widths */
  static const gint8 down[] = { -2, -1, 1, 2, 1, -1 }; /* in thirds */
  WarPosition centre = war_hex_get_centre (hexes, hex);

  for (guint i = 0; i < WAR_HEX_N_DIRECTIONS; i++)
    corners[i] = (WarPosition){
      .x = centre.x + right[i] * hexes->half_width,
      .y = centre.y + down[i] * hexes->third,
    };
}

WarPosition
war_hexes_get_extent (const WarHexes *hexes)
{
  return (WarPosition){
    .x = (2 * hexes->n_columns + (hexes->n_rows > 1)) * hexes->half_width,
    .y = (3 * hexes->n_rows + 1) * hexes->third,
  };
}

static gint64
divide_down (gint64 number, gint64 divisor)
{
  gint64 quotient = number / divisor;

  return number % divisor < 0 ? quotient - 1 : quotient;
}

/* As if the board had no end, the nearest centre is in the row above the position or in the one
 * below, and there it is the one to the left or the one to the right. */
WarHex
war_hexes_pick (const WarHexes *hexes, WarPosition position)
{
  gint64 x = (gint64) position.x - hexes->origin.x - hexes->half_width;
  gint64 y = (gint64) position.y - hexes->origin.y - 2 * hexes->third;
  gint64 above = divide_down (y, 3 * hexes->third);
  gint64 best = G_MAXINT64;
  WarHex found = WAR_HEX_NONE;

  for (gint64 row = above; row <= above + 1; row++)
    {
      gint64 right = x - (row & 1) * hexes->half_width;
      gint64 left = divide_down (right, 2 * hexes->half_width);

      for (gint64 column = left; column <= left + 1; column++)
        {
          gint64 dx = right - column * 2 * hexes->half_width;
          gint64 dy = y - row * 3 * hexes->third;
          gint64 square = dx * dx + dy * dy;
          WarHex hex
            = has (hexes, column, row) ? (WarHex) (row * hexes->n_columns + column) : WAR_HEX_NONE;

          /* Beyond the board is the highest number. Hexes come in the order of theirs. */
          if (square < best || (square == best && found == WAR_HEX_NONE))
            {
              best = square;
              found = hex;
            }
        }
    }

  return found;
}

/* The hexes that are reached and not yet left, as a binary heap: no hex costs less than the one
 * above it. */
typedef struct
{
  const guint16 *costs;
  guint n;
  WarHex hexes[WAR_HEXES_MAX];
  guint16 places[WAR_HEXES_MAX]; /* [hex]: where it stands in hexes */
} Queue;

static void
queue_put (Queue *queue, guint place, WarHex hex)
{
  queue->hexes[place] = hex;
  queue->places[hex] = (guint16) place;
}

/* A hex that has become cheaper moves towards the top. */
static void
queue_raise (Queue *queue, WarHex hex)
{
  guint place = queue->places[hex];

  while (place > 0 && queue->costs[queue->hexes[(place - 1) / 2]] > queue->costs[hex])
    {
      queue_put (queue, place, queue->hexes[(place - 1) / 2]);
      place = (place - 1) / 2;
    }

  queue_put (queue, place, hex);
}

static void
queue_add (Queue *queue, WarHex hex)
{
  queue_put (queue, queue->n++, hex);
  queue_raise (queue, hex);
}

static WarHex
queue_take (Queue *queue)
{
  WarHex top = queue->hexes[0];
  WarHex last = queue->hexes[--queue->n];
  guint place = 0;

  for (guint below = 1; below < queue->n; below = 2 * place + 1)
    {
      if (below + 1 < queue->n
          && queue->costs[queue->hexes[below + 1]] < queue->costs[queue->hexes[below]])
        below++;
      if (queue->costs[last] <= queue->costs[queue->hexes[below]])
        break;
      queue_put (queue, place, queue->hexes[below]);
      place = below;
    }

  if (queue->n > 0)
    queue_put (queue, place, last);
  return top;
}

/* What the step across an edge costs, or 0 if there is none. */
static guint
get_step (const WarHexGround *ground, WarHex from, WarHex to, guint direction)
{
  guint opposite = (direction + WAR_HEX_N_DIRECTIONS / 2) % WAR_HEX_N_DIRECTIONS;

  if (to == WAR_HEX_NONE || (ground[from].closed & 1 << direction) != 0
      || (ground[to].closed & 1 << opposite) != 0)
    return 0;

  return ground[to].cost;
}

/* Dijkstra's search. Every step costs something, so that all hexes from which another can be
 * reached most cheaply have been left when its turn comes: the lowest of them is known. */
void
war_hexes_search (const WarHexes *hexes, const WarHexGround *ground, WarHex start, guint allowance,
                  WarHexWays *ways)
{
  guint n = war_hexes_get_n (hexes);
  Queue queue;

  g_return_if_fail (start < n && allowance <= WAR_HEX_MAX_ALLOWANCE);

  ways->start = start;
  for (guint hex = 0; hex < n; hex++)
    {
      ways->costs[hex] = WAR_HEX_UNREACHED;
      ways->from[hex] = WAR_HEX_NONE;
    }

  ways->costs[start] = 0;
  queue.costs = ways->costs;
  queue.n = 0;
  if (allowance > 0)
    queue_add (&queue, start);

  while (queue.n > 0)
    {
      WarHex hex = queue_take (&queue);

      if (hex != start && (ground[hex].flags & WAR_HEX_STOPS) != 0)
        continue;

      for (guint direction = 0; direction < WAR_HEX_N_DIRECTIONS; direction++)
        {
          WarHex to = war_hex_get_neighbour (hexes, hex, direction);
          guint step = get_step (ground, hex, to, direction);
          guint cost = ways->costs[hex] + (hex == start ? MIN (step, allowance) : step);

          if (step == 0 || cost > allowance || cost > ways->costs[to])
            continue;

          if (cost == ways->costs[to])
            {
              ways->from[to] = MIN (ways->from[to], hex);
              continue;
            }

          if (ways->costs[to] == WAR_HEX_UNREACHED)
            {
              ways->costs[to] = (guint16) cost;
              queue_add (&queue, to);
            }
          else
            {
              ways->costs[to] = (guint16) cost;
              queue_raise (&queue, to);
            }
          ways->from[to] = hex;
        }
    }
}

gboolean
war_hex_ways_can_end (const WarHexWays *ways, const WarHexGround *ground, WarHex hex)
{
  if (hex == ways->start)
    return TRUE;
  return ways->costs[hex] != WAR_HEX_UNREACHED && (ground[hex].flags & WAR_HEX_NO_STAY) == 0;
}

guint
war_hex_ways_get_path (const WarHexWays *ways, WarHex hex, WarHex *path)
{
  guint n = 0;

  g_return_val_if_fail (ways->costs[hex] != WAR_HEX_UNREACHED, 0);

  for (WarHex step = hex; step != ways->start; step = ways->from[step])
    n++;
  for (guint i = n; i-- > 0; hex = ways->from[hex])
    path[i] = hex;

  return n;
}
