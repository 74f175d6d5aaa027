/* packing.c: rectangles to cut out, on as few sheets as possible
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/packing-private.h"

/* A part of a sheet that is free, as large as it can be: they overlap. */
typedef struct
{
  guint sheet;
  WarLength x, y, width, height;
} Room;

/* Which room is the best for a rectangle: that in which it leaves the least beside it on its
 * tighter side, or on its wider one, or of the area, or that in which it lies highest on the first
 * sheets. */
typedef enum
{
  CHOOSE_SHORT,
  CHOOSE_LONG,
  CHOOSE_AREA,
  CHOOSE_TOP,
  N_CHOICES,
} Choice;

/* How good a room is, the less the better; the second number decides where the first is equal. */
typedef struct
{
  gint64 first, second;
} Score;

gboolean
draw_packing_fits (WarLength width, WarLength height, WarLength sheet_width, WarLength sheet_height)
{
  return (width <= sheet_width && height <= sheet_height)
         || (height <= sheet_width && width <= sheet_height);
}

/* The item's number comes last: the same ones stand together, in their order. */
static gint
compare_sides (const DrawPacked *one, const DrawPacked *other)
{
  if (one->height != other->height)
    return one->height < other->height ? 1 : -1;
  if (one->width != other->width)
    return one->width < other->width ? 1 : -1;
  return (one->item > other->item) - (one->item < other->item);
}

static gint
compare_longest (gconstpointer a, gconstpointer b)
{
  const DrawPacked *one = a, *other = b;
  WarLength longest = MAX (one->width, one->height);
  WarLength other_longest = MAX (other->width, other->height);

  if (longest != other_longest)
    return longest < other_longest ? 1 : -1;
  return compare_sides (one, other);
}

static gint
compare_shortest (gconstpointer a, gconstpointer b)
{
  const DrawPacked *one = a, *other = b;
  WarLength shortest = MIN (one->width, one->height);
  WarLength other_shortest = MIN (other->width, other->height);

  if (shortest != other_shortest)
    return shortest < other_shortest ? 1 : -1;
  return compare_sides (one, other);
}

static gint
compare_area (gconstpointer a, gconstpointer b)
{
  const DrawPacked *one = a, *other = b;
  gint64 area = (gint64) one->width * one->height;
  gint64 other_area = (gint64) other->width * other->height;

  if (area != other_area)
    return area < other_area ? 1 : -1;
  return compare_sides (one, other);
}

/* The largest come first, whichever that is. */
static const GCompareFunc orders[] = { compare_longest, compare_shortest, compare_area };

/* None is the best for all sizes: each is tried. */
typedef struct
{
  GCompareFunc order;
  Choice choice;
  gboolean is_upright; /* nothing is turned that fits as it is */
} Way;

static Score
get_score (const Room *room, WarLength width, WarLength height, Choice choice)
{
  WarLength beside = room->width - width, below = room->height - height;
  Score score = { MIN (beside, below), MAX (beside, below) };

  switch (choice)
    {
    case CHOOSE_LONG:
      return (Score){ score.second, score.first };
    case CHOOSE_AREA:
      return (Score){ (gint64) room->width * room->height, score.first };
    case CHOOSE_TOP:
      return (Score){ (gint64) room->sheet * WAR_LENGTH_MAX + room->y + height, room->x };
    case CHOOSE_SHORT:
    case N_CHOICES:
    default:
      return score;
    }
}

/* The best room, and whether it is to be turned; NULL: none. */
static const Room *
find_room (const GArray *rooms, const DrawPacked *packed, const Way *way, gboolean *turned)
{
  const Room *found = NULL;
  Score least = { 0, 0 };

  for (gint turn = 0; turn <= 1 && (found == NULL || !way->is_upright); turn++)
    for (guint i = 0; i < rooms->len; i++)
      {
        const Room *room = &g_array_index (rooms, Room, i);
        WarLength width = turn != 0 ? packed->height : packed->width;
        WarLength height = turn != 0 ? packed->width : packed->height;
        Score score;

        if (width > room->width || height > room->height)
          continue;
        score = get_score (room, width, height, way->choice);
        if (found == NULL || score.first < least.first
            || (score.first == least.first && score.second < least.second))
          {
            found = room;
            least = score;
            *turned = turn != 0;
          }
      }

  return found;
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

static gboolean
is_within (const Room *room, const Room *other)
{
  return room->sheet == other->sheet && room->x >= other->x && room->y >= other->y
         && room->x + room->width <= other->x + other->width
         && room->y + room->height <= other->y + other->height;
}

/* Unless nothing with so short a side as the least fits, or another one has it in it. */
static void
add_room (GArray *rooms, Room room, WarLength least)
{
  if (room.width < least || room.height < least)
    return;
  for (guint i = 0; i < rooms->len; i++)
    if (is_within (&room, &g_array_index (rooms, Room, i)))
      return;
  for (guint i = rooms->len; i > 0; i--)
    if (is_within (&g_array_index (rooms, Room, i - 1), &room))
      g_array_remove_index (rooms, i - 1);
  g_array_append_val (rooms, room);
}

/* What of a room is left beside the rectangle that has been put on its sheet: up to four. */
static void
part_room (GArray *rooms, Room room, const Room *taken, WarLength least)
{
  WarLength right = room.x + room.width, bottom = room.y + room.height;
  WarLength taken_right = taken->x + taken->width, taken_bottom = taken->y + taken->height;

  add_room (rooms, (Room){ room.sheet, room.x, room.y, taken->x - room.x, room.height }, least);
  add_room (rooms, (Room){ room.sheet, taken_right, room.y, right - taken_right, room.height },
            least);
  add_room (rooms, (Room){ room.sheet, room.x, room.y, room.width, taken->y - room.y }, least);
  add_room (rooms, (Room){ room.sheet, room.x, taken_bottom, room.width, bottom - taken_bottom },
            least);
}

static gboolean
overlaps (const Room *room, const Room *other)
{
  return room->sheet == other->sheet && room->x < other->x + other->width
         && other->x < room->x + room->width && room->y < other->y + other->height
         && other->y < room->y + room->height;
}

/* Puts it into the room's corner, and parts all rooms that it lies in. */
static void
put (GArray *rooms, Room room, DrawPacked *packed, WarLength least)
{
  Room taken = {
    room.sheet,
    room.x,
    room.y,
    packed->turned ? packed->height : packed->width,
    packed->turned ? packed->width : packed->height,
  };
  g_autoptr (GArray) parted = g_array_new (FALSE, FALSE, sizeof (Room));

  packed->sheet = room.sheet;
  packed->x = room.x;
  packed->y = room.y;
  for (guint i = rooms->len; i > 0; i--)
    {
      Room each = g_array_index (rooms, Room, i - 1);

      if (!overlaps (&each, &taken))
        continue;
      g_array_remove_index (rooms, i - 1);
      g_array_append_val (parted, each);
    }
  for (guint i = 0; i < parted->len; i++)
    part_room (rooms, g_array_index (parted, Room, i), &taken, least);
}

static guint
pack (GArray *packed, WarLength sheet_width, WarLength sheet_height, const Way *way)
{
  g_autoptr (GArray) rooms = g_array_new (FALSE, FALSE, sizeof (Room));
  WarLength least = get_shortest_side (packed);
  guint n_sheets = 0;

  g_array_sort (packed, way->order);
  for (guint i = 0; i < packed->len; i++)
    {
      DrawPacked *each = &g_array_index (packed, DrawPacked, i);
      const Room *found = find_room (rooms, each, way, &each->turned);
      Room room = { n_sheets, 0, 0, sheet_width, sheet_height };

      if (found != NULL)
        {
          room = *found;
        }
      else
        {
          n_sheets++;
          each->turned = each->width > sheet_width || each->height > sheet_height;
          g_array_append_val (rooms, room);
        }
      put (rooms, room, each, least);
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

static Way
get_way (guint i)
{
  return (Way){
    .order = orders[i / 2 / N_CHOICES],
    .choice = (Choice) (i / 2 % N_CHOICES),
    .is_upright = i % 2 == 0,
  };
}

guint
draw_pack (GArray *packed, WarLength sheet_width, WarLength sheet_height)
{
  guint fewest = G_MAXUINT;
  WarLength least = 0;
  Way best = get_way (0);

  for (guint i = 0; i < 2 * N_CHOICES * G_N_ELEMENTS (orders); i++)
    {
      Way way = get_way (i);
      guint n = pack (packed, sheet_width, sheet_height, &way);
      WarLength end = get_end (packed, n);

      if (n < fewest || (n == fewest && end < least))
        {
          fewest = n;
          least = end;
          best = way;
        }
    }

  return pack (packed, sheet_width, sheet_height, &best);
}
