/* length.c: exact lengths, positions and headings
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/geometry/length.h"

#include "engine/geometry/length-private.h"

#define QUARTER (WAR_HEADING_TURN / 4)

/* The heading after turning clockwise by turn, in 1/4096 turn; any turn, also negative. */
WarHeading
war_heading_add (WarHeading heading, gint turn)
{
  return (WarHeading) (((guint) heading + (guint) turn) & (WAR_HEADING_TURN - 1));
}

gint32
war_heading_get_turn (WarHeading from, WarHeading to)
{
  gint32 turn = (gint32) to - (gint32) from;

  return turn > WAR_HEADING_TURN / 2    ? turn - WAR_HEADING_TURN
         : turn < -WAR_HEADING_TURN / 2 ? turn + WAR_HEADING_TURN
                                        : turn;
}

gint32
war_heading_sine (WarHeading heading)
{
  guint within = heading % QUARTER;

  switch (heading % WAR_HEADING_TURN / QUARTER)
    {
    case 0:
      return war_sine_quarter[within];
    case 1:
      return war_sine_quarter[QUARTER - within];
    case 2:
      return -war_sine_quarter[within];
    default:
      return -war_sine_quarter[QUARTER - within];
    }
}

gint32
war_heading_cosine (WarHeading heading)
{
  return war_heading_sine (war_heading_add (heading, QUARTER));
}

/* Right of the heading, in 2^30ths; 0 is straight ahead or behind. */
static gint64
get_right (WarHeading heading, gint64 x, gint64 y)
{
  return x * war_heading_cosine (heading) + y * war_heading_sine (heading);
}

WarHeading
war_heading_towards (WarPosition from, WarPosition to)
{
  gint64 x = (gint64) to.x - from.x, y = (gint64) to.y - from.y;
  guint low, high;

  if (x == 0 && y == 0)
    return 0;

  /* The quarter that it lies in, then the last heading within that it is not left of. */
  low = x >= 0 ? (y < 0 ? 0 : QUARTER) : (y > 0 ? 2 * QUARTER : 3 * QUARTER);
  high = low + QUARTER;
  while (high - low > 1)
    {
      guint middle = (low + high) / 2;

      if (get_right ((WarHeading) (middle % WAR_HEADING_TURN), x, y) >= 0)
        low = middle;
      else
        high = middle;
    }

  /* It lies between the two: which is nearer? */
  if (get_right ((WarHeading) low, x, y)
      > -get_right ((WarHeading) (high % WAR_HEADING_TURN), x, y))
    low = high;

  return (WarHeading) (low % WAR_HEADING_TURN);
}

/* Where one arrives from `from` after going straight ahead; the constructed position is rounded
 * once. */
WarPosition
war_position_step (WarPosition from, WarHeading heading, WarLength distance)
{
  return war_position_offset (from, heading, 0, distance);
}

/* The position that is so far to the right and so far ahead of an origin that faces heading. */
WarPosition
war_position_offset (WarPosition origin, WarHeading heading, WarLength right, WarLength forward)
{
  gint64 sine = war_heading_sine (heading);
  gint64 cosine = war_heading_cosine (heading);

  return (WarPosition){
    .x = origin.x + war_round_product (right * cosine + forward * sine),
    .y = origin.y + war_round_product (right * sine - forward * cosine),
  };
}
