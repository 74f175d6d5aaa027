/* contact.c: bases that come to each other, and touch
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/bases/contact.h"

#include "engine/geometry/geometry.h"

#define QUARTER (WAR_HEADING_TURN / 4)

/* Lines --------------------------------------------------------------------------------------- */

/* Two spans of one axis, the first around 0: where a shortest line leaves the one and comes to the
 * other. If they overlap that is the middle of what they share. */
static void
join_spans (WarLength half_a, WarLength centre_b, WarLength half_b, WarLength *from, WarLength *to)
{
  WarLength low = MAX (-half_a, centre_b - half_b), high = MIN (half_a, centre_b + half_b);

  if (low <= high)
    *from = *to = low + (high - low) / 2;
  else if (centre_b > 0)
    {
      *from = high;
      *to = low;
    }
  else
    {
      *from = low;
      *to = high;
    }
}

/* a × b + c × d in units of 1/WAR_SINE_ONE, rounded. */
static WarLength
project (gint64 a, gint64 b, gint64 c, gint64 d)
{
  gint64 sum = a * b + c * d;
  gint64 half = sum < 0 ? -WAR_SINE_ONE / 2 : WAR_SINE_ONE / 2;

  return (WarLength) ((sum + half) / WAR_SINE_ONE);
}

/* Edges that are parallel have many shortest lines: the one in the middle counts. */
static void
join_parallel (const WarBase *a, const WarBase *b, WarPosition *from, WarPosition *to)
{
  gint64 x = (gint64) b->centre.x - a->centre.x, y = (gint64) b->centre.y - a->centre.y;
  gint64 sine = war_heading_sine (a->heading), cosine = war_heading_cosine (a->heading);
  gboolean is_across = (b->heading - a->heading) % (2 * QUARTER) != 0;
  WarLength from_right, from_forward, to_right, to_forward;

  join_spans (a->width / 2, project (x, cosine, y, sine), (is_across ? b->depth : b->width) / 2,
              &from_right, &to_right);
  join_spans (a->depth / 2, project (x, sine, y, -cosine), (is_across ? b->width : b->depth) / 2,
              &from_forward, &to_forward);
  *from = war_position_offset (a->centre, a->heading, from_right, from_forward);
  *to = war_position_offset (a->centre, a->heading, to_right, to_forward);
}

/* The position of the segment that is nearest to the position. */
static WarPosition
find_foot (WarPosition a, WarPosition b, WarPosition position)
{
  gint64 x = (gint64) b.x - a.x, y = (gint64) b.y - a.y;
  gint64 along = x * ((gint64) position.x - a.x) + y * ((gint64) position.y - a.y);
  gint64 square = x * x + y * y;

  return war_fraction_between (
    (WarFraction){ (guint64) CLAMP (along, 0, square), (guint64) MAX (square, 1) }, a, b);
}

/* The nearest of all corners of `corners` and edges of `edges`; `is_first`: there is no least gap
 * yet. */
static void
join_corners (const WarBase *corners, const WarBase *edges, gboolean is_first, WarGap *least,
              WarPosition *corner, WarPosition *foot)
{
  for (guint i = 0; i < WAR_N_EDGES; i++)
    for (guint j = 0; j < WAR_N_EDGES; j++)
      {
        WarPosition from, to;
        WarGap gap;

        war_base_get_edge (edges, j, &from, &to);
        gap = war_segment_get_gap (from, to, corners->corners[i]);
        if (is_first || war_gap_compare (gap, *least) < 0)
          {
            *least = gap;
            *corner = corners->corners[i];
            *foot = find_foot (from, to, *corner);
            is_first = FALSE;
          }
      }
}

void
war_contact_find_line (const WarBase *a, const WarBase *b, WarPosition *from, WarPosition *to)
{
  WarGap least;

  if ((a->heading - b->heading) % QUARTER == 0)
    {
      join_parallel (a, b, from, to);
      return;
    }

  join_corners (a, b, TRUE, &least, from, to);
  join_corners (b, a, FALSE, &least, to, from);
}

gboolean
war_contact_is_barred (const WarBase *base, WarPosition from, WarPosition to)
{
  WarBase core = war_base_place (base->centre, base->heading,
                                 MAX (base->width - 2 * WAR_BASE_SLACK, WAR_BASE_MIN),
                                 MAX (base->depth - 2 * WAR_BASE_SLACK, WAR_BASE_MIN));

  return war_segment_meets_polygon (from, to, core.corners, WAR_N_EDGES);
}

/* The relation -------------------------------------------------------------------------------- */

static inline gint32
get_with (const WarLayout *layout, const WarState *state, WarContactColumns columns, guint piece)
{
  return war_state_peek_row (layout, state, WAR_TABLE_PIECES, piece)[columns.with];
}

gboolean
war_contact_joins (const WarLayout *layout, const WarState *state, WarContactColumns columns,
                   guint a, guint b)
{
  return get_with (layout, state, columns, a) == (gint32) b
         || get_with (layout, state, columns, b) == (gint32) a;
}

gboolean
war_contact_has_any (const WarLayout *layout, const WarState *state, WarContactColumns columns,
                     guint n_pieces, guint piece)
{
  if (get_with (layout, state, columns, piece) != WAR_NONE)
    return TRUE;
  for (guint i = 0; i < n_pieces; i++)
    if (get_with (layout, state, columns, i) == (gint32) piece)
      return TRUE;

  return FALSE;
}

void
war_contact_break (const WarLayout *layout, WarState *state, WarContactColumns columns,
                   guint n_pieces, guint piece)
{
  for (guint i = 0; i < n_pieces; i++)
    if (i == piece || get_with (layout, state, columns, i) == (gint32) piece)
      {
        gint32 *cells = war_state_get_row (layout, state, WAR_TABLE_PIECES, i);

        cells[columns.with] = WAR_NONE;
        cells[columns.edge] = 0;
      }
}
