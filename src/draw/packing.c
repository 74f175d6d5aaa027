/* packing.c: rectangles to cut out, on as few sheets as possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/packing-private.h"

/* A part of a sheet that is free. */
typedef struct
{
  guint sheet;
  WarLength x, y, width, height;
} Room;

/* Which of the two cuts that part what is left of a room beside a rectangle and below it is the
 * long one. None is the best for all sizes: each is tried. */
typedef enum
{
  CUT_ACROSS,
  CUT_DOWN,
  CUT_SHORT, /* across the shorter rest */
  CUT_LONG,
  N_CUTS,
} Cut;

gboolean
draw_packing_fits (WarLength width, WarLength height, WarLength sheet_width, WarLength sheet_height)
{
  return (width <= sheet_width && height <= sheet_height)
         || (height <= sheet_width && width <= sheet_height);
}

/* The largest first, the item's number last: the same ones stand together, in their order. */
static gint
compare (gconstpointer a, gconstpointer b)
{
  const DrawPacked *one = a, *other = b;
  WarLength longest = MAX (one->width, one->height);
  WarLength other_longest = MAX (other->width, other->height);

  if (longest != other_longest)
    return longest < other_longest ? 1 : -1;
  if (one->height != other->height)
    return one->height < other->height ? 1 : -1;
  if (one->width != other->width)
    return one->width < other->width ? 1 : -1;
  return (one->item > other->item) - (one->item < other->item);
}

/* How much the room is longer than it has to be, where it is tightest; −1: it does not fit. */
static WarLength
get_rest (const Room *room, WarLength width, WarLength height)
{
  if (width > room->width || height > room->height)
    return -1;
  return MIN (room->width - width, room->height - height);
}

/* The tightest room, on the first sheet that has one, and whether it is to be turned; −1: none. */
static gint
find_room (const GArray *rooms, const DrawPacked *packed, gboolean *turned)
{
  gint found = -1;
  WarLength least = 0;

  for (guint i = 0; i < rooms->len; i++)
    for (gint turn = 0; turn <= 1; turn++)
      {
        const Room *room = &g_array_index (rooms, Room, i);
        WarLength rest = get_rest (room, turn != 0 ? packed->height : packed->width,
                                   turn != 0 ? packed->width : packed->height);

        if (rest >= 0 && (found < 0 || rest < least))
          {
            found = (gint) i;
            least = rest;
            *turned = turn != 0;
          }
      }

  return found;
}

static gboolean
is_cut_across (Cut cut, WarLength rest_width, WarLength rest_height)
{
  if (cut == CUT_SHORT)
    return rest_width < rest_height;
  if (cut == CUT_LONG)
    return rest_width >= rest_height;
  return cut == CUT_ACROSS;
}

/* Unless nothing with so short a side as the least fits. */
static void
add_room (GArray *rooms, Room room, WarLength least)
{
  if (room.width >= least && room.height >= least)
    g_array_append_val (rooms, room);
}

static WarLength
get_shortest_side (const GArray *packed)
{
  WarLength shortest = WAR_LENGTH_MAX;

  for (guint i = 0; i < packed->len; i++)
    {
      const DrawPacked *each = &g_array_index (packed, DrawPacked, i);
      WarLength side = MIN (each->width, each->height);

      shortest = MIN (shortest, side);
    }

  return MAX (shortest, 1);
}

/* Puts it into the room's corner and parts what is left. */
static void
put (GArray *rooms, guint index, DrawPacked *packed, Cut cut, WarLength least)
{
  Room room = g_array_index (rooms, Room, index), beside = room, below = room;
  WarLength width = packed->turned ? packed->height : packed->width;
  WarLength height = packed->turned ? packed->width : packed->height;
  gboolean across = is_cut_across (cut, room.width - width, room.height - height);

  g_array_remove_index (rooms, index);
  packed->sheet = room.sheet;
  packed->x = room.x;
  packed->y = room.y;
  beside.x += width;
  beside.width -= width;
  below.y += height;
  below.height -= height;
  if (across)
    beside.height = height;
  else
    below.width = width;
  add_room (rooms, beside, least);
  add_room (rooms, below, least);
}

static guint
pack (GArray *packed, WarLength sheet_width, WarLength sheet_height, Cut cut)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  WarLength least = get_shortest_side (packed);
  guint n_sheets = 0;

  for (guint i = 0; i < packed->len; i++)
    {
      DrawPacked *each = &g_array_index (packed, DrawPacked, i);
      gint room = find_room (rooms, each, &each->turned);

      if (room < 0)
        {
          add_room (rooms, (Room){ n_sheets++, 0, 0, sheet_width, sheet_height }, least);
          room = (gint) rooms->len - 1;
          each->turned = each->width > sheet_width || each->height > sheet_height;
        }
      put (rooms, (guint) room, each, cut, least);
    }

  return n_sheets;
}

/* How far down the last sheet they reach: the less, the more paper is left in one piece. */
static WarLength
get_end (const GArray *packed, guint n_sheets)
{
  WarLength end = 0;

  for (guint i = 0; i < packed->len; i++)
    {
      const DrawPacked *each = &g_array_index (packed, DrawPacked, i);
      WarLength bottom = each->y + (each->turned ? each->width : each->height);

      if (each->sheet + 1 == n_sheets)
        end = MAX (end, bottom);
    }

  return end;
}

guint
draw_pack (GArray *packed, WarLength sheet_width, WarLength sheet_height)
{
  guint fewest = G_MAXUINT;
  WarLength least = 0;
  Cut best = CUT_ACROSS;

  g_array_sort (packed, compare);
  for (Cut cut = CUT_ACROSS; cut < N_CUTS; cut++)
    {
      guint n = pack (packed, sheet_width, sheet_height, cut);
      WarLength end = get_end (packed, n);

      if (n < fewest || (n == fewest && end < least))
        {
          fewest = n;
          least = end;
          best = cut;
        }
    }

  return pack (packed, sheet_width, sheet_height, best);
}
