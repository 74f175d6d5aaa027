/* way.c: the ways that are open to a unit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/entrenched/way.h"

#include <string.h>

/* A unit that falls back ends at least so far from where it began (entrenched.E-31). */
#define LEAST_FALL_BACK WAR_MILLIMETRE

/* How near to the limit a destination is set to it (entrenched.E-3). */
#define SETTING WAR_MILLIMETRE

/* Within these lies all that can matter to a way. */
typedef struct
{
  WarPosition minimum, maximum;
} Box;

static WarBase
shift_base (const WarBase *base, WarPosition vector)
{
  WarBase shifted = *base;

  shifted.centre.x += vector.x;
  shifted.centre.y += vector.y;
  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      shifted.corners[i].x += vector.x;
      shifted.corners[i].y += vector.y;
    }
  return shifted;
}

/* entrenched.E-25: out of a shelter the unit begins right outside, on the side to which it goes. */
static WarBase
step_out (const WarBase *base, const WarBase *shelter, WarHeading heading)
{
  WarLength inside = 0;
  WarLength outside = (base->width + base->depth + shelter->width + shelter->depth) / 2;

  while (outside - inside > 1)
    {
      WarLength middle = inside + (outside - inside) / 2;
      WarBase placed = shift_base (base, war_entrenched_get_vector (heading, middle));

      if (war_base_overlaps (&placed, shelter))
        inside = middle;
      else
        outside = middle;
    }

  return shift_base (base, war_entrenched_get_vector (heading, outside));
}

static void
begin_way (const WarSetup *setup, const WarState *state, WarEntrenchedWay *way)
{
  const gint32 *cells = war_entrenched_peek (setup, state, way->piece);
  WarHeading faces = way->falls_back ? (WarHeading) cells[WAR_PIECE_HEADING] : way->heading;
  WarBase now = war_entrenched_get_base (setup, state, way->piece);

  way->start = war_entrenched_place_base (setup, way->piece, now.centre, faces);
  way->is_still = cells[WAR_ENTRENCHED_PIECE_INSIDE] == WAR_NONE && faces == now.heading;
  if (cells[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE)
    way->start = step_out (&way->start, &now, way->heading);

  /* entrenched.E-31 */
  way->least = way->falls_back && way->is_still ? LEAST_FALL_BACK : 0;
}

/* Shortens the room, if there is so little. */
static void
shorten (WarEntrenchedWay *way, WarLength room, WarEntrenchedEnd end, gint obstacle)
{
  if (room >= way->room)
    return;

  way->room = room;
  way->end = end;
  way->obstacle = obstacle;
}

static Box
get_box (const WarEntrenchedWay *way)
{
  WarPosition vector = war_entrenched_get_vector (way->heading, way->most);
  Box box = { way->start.corners[0], way->start.corners[0] };

  for (guint i = 0; i < WAR_N_EDGES; i++)
    {
      WarPosition corner = way->start.corners[i];

      box.minimum.x = MIN (box.minimum.x, MIN (corner.x, corner.x + vector.x));
      box.minimum.y = MIN (box.minimum.y, MIN (corner.y, corner.y + vector.y));
      box.maximum.x = MAX (box.maximum.x, MAX (corner.x, corner.x + vector.x));
      box.maximum.y = MAX (box.maximum.y, MAX (corner.y, corner.y + vector.y));
    }

  return box;
}

/* Whether what reaches so far from there may have to do with the way. */
static gboolean
meets_box (const Box *box, WarLength x, WarLength y, WarLength reach)
{
  return x + reach >= box->minimum.x && x - reach <= box->maximum.x && y + reach >= box->minimum.y
         && y - reach <= box->maximum.y;
}

/* No base reaches farther from its middle than half its width and depth together. */
static gboolean
is_base_near (const WarBase *base, const Box *box, WarLength reach)
{
  return meets_box (box, base->centre.x, base->centre.y, reach + (base->width + base->depth) / 2);
}

static gboolean
is_near (const WarSetup *setup, const WarState *state, guint piece, const Box *box, WarLength reach)
{
  const gint32 *cells = war_entrenched_peek (setup, state, piece);
  gint32 inside = cells[WAR_ENTRENCHED_PIECE_INSIDE];
  const WarUnitType *type = war_entrenched_get_type (setup, piece)->type;

  if (inside != WAR_NONE)
    return is_base_near (&war_entrenched_get_data (setup)->features[inside].shelter, box, reach);

  return meets_box (box, cells[WAR_PIECE_X], cells[WAR_PIECE_Y],
                    reach + (type->base_width + type->base_depth) / 2);
}

static void
look_for_shelters (const WarSetup *setup, const WarState *state, const Box *box,
                   WarEntrenchedWay *way)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint inside = war_entrenched_peek (setup, state, way->piece)[WAR_ENTRENCHED_PIECE_INSIDE];
  gint n_rows = (gint) setup->layout->tables[WAR_TABLE_FEATURES].n_rows;

  for (gint i = 0; i < n_rows && way->room >= 0; i++)
    if (data->features[i].is_shelter && i != way->entering && i != inside
        && is_base_near (&data->features[i].shelter, box, 0))
      shorten (way,
               war_entrenched_find_room (&way->start, way->heading, way->room,
                                         &data->features[i].shelter, 0),
               WAR_ENTRENCHED_END_SHELTER, i);
}

WarLength
war_entrenched_get_limit (const WarSetup *setup, const WarState *state, guint piece, guint enemy,
                          const WarBase *now)
{
  WarLength limit = war_entrenched_get_data (setup)->rules->numbers[WAR_ENTRENCHED_KEEP_OFF];
  WarBase base = war_entrenched_get_base (setup, state, enemy);
  WarLength distance;

  /* Who leaves a melee is exempt from it. */
  if (war_entrenched_touches (setup, state, piece, enemy))
    return 0;
  if (!war_base_is_nearer (now, &base, limit))
    return limit;

  /* In whole hundredths, rounded down. */
  distance = war_base_get_distance (now, &base);
  return war_base_is_nearer (now, &base, distance) ? distance - 1 : distance;
}

static void
look_for_enemies (const WarSetup *setup, const WarState *state, const Box *box,
                  WarEntrenchedWay *way)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  WarLength keep_off = data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF];
  gint side = war_entrenched_get_owner (setup, state, way->piece);
  WarBase now = war_entrenched_get_base (setup, state, way->piece);

  for (guint i = 0; i < data->units->len && way->room >= 0; i++)
    {
      WarLength limit, room;
      WarBase base;

      if (war_entrenched_get_owner (setup, state, i) == side
          || !war_entrenched_stands (setup, state, (gint) i)
          || !is_near (setup, state, i, box, keep_off))
        continue;

      base = war_entrenched_get_base (setup, state, i);
      limit = war_entrenched_get_limit (setup, state, way->piece, i, &now);
      room = war_entrenched_find_room (&way->start, way->heading, way->room, &base, limit);
      if (room >= way->room)
        continue;

      shorten (way, room, WAR_ENTRENCHED_END_ENEMY, (gint) i);
      way->is_set = limit == keep_off;
    }
}

static void
add_bar (WarEntrenchedWay *way, WarEntrenchedBar bar)
{
  guint place = way->n_bars++;

  for (; place > 0 && way->bars[place - 1].first > bar.first; place--)
    way->bars[place] = way->bars[place - 1];
  way->bars[place] = bar;
}

/* Friends may be passed, but not ended on; whoever is in a shelter is not in the way by itself. */
static void
look_for_friends (const WarSetup *setup, const WarState *state, const Box *box,
                  WarEntrenchedWay *way)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  gint side = war_entrenched_get_owner (setup, state, way->piece);

  for (guint i = 0; i < data->units->len; i++)
    {
      WarEntrenchedBar bar = { .piece = i };
      WarBase base;

      if (i == way->piece || war_entrenched_get_owner (setup, state, i) != side
          || !war_entrenched_stands (setup, state, (gint) i)
          || war_entrenched_peek (setup, state, i)[WAR_ENTRENCHED_PIECE_INSIDE] != WAR_NONE
          || !is_near (setup, state, i, box, 0))
        continue;

      base = war_entrenched_get_base (setup, state, i);
      if (!war_entrenched_find_overlap (&way->start, way->heading, way->room, &base, &bar.first,
                                        &bar.last))
        continue;

      /* Who stays as it is may be as deep in a friend as bases may. */
      if (way->is_still)
        bar.first = MAX (bar.first, 1);
      if (bar.first <= bar.last)
        add_bar (way, bar);
    }
}

static const WarEntrenchedBar *
find_bar (const WarEntrenchedWay *way, WarLength distance)
{
  for (guint i = 0; i < way->n_bars; i++)
    if (distance >= way->bars[i].first && distance <= way->bars[i].last)
      return &way->bars[i];

  return NULL;
}

/* Plans the way whose piece, heading, manner and greatest distance are given. */
static void
plan (const WarSetup *setup, const WarState *state, WarEntrenchedWay *way)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  Box box;

  way->room = way->most;
  way->end = WAR_ENTRENCHED_END_MOST;
  way->obstacle = WAR_NONE;
  way->is_set = FALSE;
  way->n_bars = 0;

  begin_way (setup, state, way);
  box = get_box (way);
  shorten (way, war_entrenched_find_field_room (&way->start, way->heading, way->room, data->field),
           WAR_ENTRENCHED_END_FIELD, WAR_NONE);
  look_for_shelters (setup, state, &box, way);
  look_for_enemies (setup, state, &box, way);

  /* Who stays as it is comes nearer to nothing. */
  if (way->is_still)
    way->room = MAX (way->room, 0);
  if (way->room < 0)
    {
      way->is_set = FALSE;
      return;
    }

  look_for_friends (setup, state, &box, way);

  /* A pivot alone stays one. */
  way->is_set = way->is_set && find_bar (way, way->room) == NULL;
  way->setting = MAX (way->room - SETTING, 1);
}

/* Who moves asks several times: where it may go, whether it may go there, and then it goes. Only
 * the pieces and the ground decide that. */
#define N_WAYS 8

struct _WarEntrenchedWays
{
  gint32 *pieces; /* the whole table, for which the ways were planned */
  gsize size; /* of it, in bytes */
  guint n_ways; /* ever planned for it: of these the last N_WAYS are kept */
  WarEntrenchedWay items[N_WAYS];
};

void
war_entrenched_begin_ways (WarEntrenched *data)
{
  data->ways = g_new0 (WarEntrenchedWays, 1);
}

void
war_entrenched_end_ways (WarEntrenched *data)
{
  if (data->ways != NULL)
    g_free (data->ways->pieces);
  g_free (data->ways);
}

/* Forgets the ways if any piece is another than when they were planned. */
static void
check_pieces (WarEntrenchedWays *ways, const WarSetup *setup, const WarState *state)
{
  const WarTableLayout *table = &setup->layout->tables[WAR_TABLE_PIECES];
  gsize size = (gsize) table->n_rows * table->n_columns * sizeof (gint32);

  if (ways->size == size && memcmp (ways->pieces, &state->cells[table->offset], size) == 0)
    return;

  if (ways->size != size)
    ways->pieces = g_realloc (ways->pieces, size);
  ways->size = size;
  memcpy (ways->pieces, &state->cells[table->offset], size);
  ways->n_ways = 0;
}

static gboolean
is_same (const WarEntrenchedWay *way, guint piece, WarHeading heading, gboolean falls_back,
         WarLength most, gint entering)
{
  return way->piece == piece && way->heading == heading && way->falls_back == falls_back
         && way->most == most && way->entering == entering;
}

/* Whoever has begun to run has to end its move, also where it can go nowhere. */
static void
lend (const WarSetup *setup, const WarState *state, const WarEntrenchedWay *planned,
      WarEntrenchedWay *way)
{
  *way = *planned;
  way->may_stay
    = way->least == 0
      || war_entrenched_peek_game (setup, state)[WAR_ENTRENCHED_GAME_RUNNER] == (gint32) way->piece;
}

void
war_entrenched_plan_way (const WarSetup *setup, const WarState *state, guint piece,
                         WarHeading heading, gboolean falls_back, WarLength most, gint entering,
                         WarEntrenchedWay *way)
{
  WarEntrenchedWays *ways = war_entrenched_get_data (setup)->ways;
  WarEntrenchedWay *planned;

  most = CLAMP (most, 0, WAR_LENGTH_MAX);
  check_pieces (ways, setup, state);
  for (guint i = 0; i < MIN (ways->n_ways, N_WAYS); i++)
    if (is_same (&ways->items[i], piece, heading, falls_back, most, entering))
      {
        lend (setup, state, &ways->items[i], way);
        return;
      }

  planned = &ways->items[ways->n_ways++ % N_WAYS];
  planned->piece = piece;
  planned->heading = heading;
  planned->falls_back = falls_back;
  planned->most = most;
  planned->entering = entering;
  plan (setup, state, planned);
  lend (setup, state, planned, way);
}

void
war_entrenched_get_distances (const WarEntrenchedWay *way, WarDomain *distances)
{
  WarLength next = way->least, room = way->room;

  war_domain_clear (distances, 1);
  if (way->least > 0 && way->may_stay && room >= 0)
    war_domain_add (distances, 0, 0);
  if (room < way->least)
    return;

  for (guint i = 0; i < way->n_bars; i++)
    {
      WarLength first = way->bars[i].first, last = way->bars[i].last;

      /* What is set to the room is not carried out on the friend. */
      if (way->is_set)
        {
          first = MIN (first, way->setting);
          last = MIN (last, way->setting - 1);
        }
      if (first > next)
        war_domain_add (distances, next, first - 1);
      next = MAX (next, last + 1);
    }

  if (way->is_set)
    room = MIN (room + SETTING, way->most);
  if (next <= room)
    war_domain_add (distances, next, room);
}

WarLength
war_entrenched_set_distance (const WarEntrenchedWay *way, WarLength distance)
{
  return way->is_set && distance >= way->setting ? way->room : distance;
}

WarLength
war_entrenched_leave_bars (const WarEntrenchedWay *way, WarLength distance)
{
  const WarEntrenchedBar *bar;

  while ((bar = find_bar (way, distance)) != NULL)
    distance = bar->first - 1;

  return distance;
}

/* entrenched.4.3, entrenched.4.5 */
static WarLength
get_full_reach (const WarSetup *setup, const WarState *state, guint piece)
{
  const gint32 *game = war_entrenched_peek_game (setup, state);
  WarLength reach = war_entrenched_get_type (setup, piece)->movement;

  return game[WAR_ENTRENCHED_GAME_RUNNER] == (gint32) piece
           ? reach + game[WAR_ENTRENCHED_GAME_EXTRA]
           : reach;
}

WarLength
war_entrenched_limit_reach (const WarSetup *setup, const WarState *state, guint piece,
                            WarLength reach)
{
  const gint32 *numbers = war_entrenched_get_data (setup)->rules->numbers;
  gint32 load = war_entrenched_peek (setup, state, piece)[WAR_ENTRENCHED_PIECE_LOAD];

  /* Who carries an objective goes slowly (E-17), not who carries a casualty. */
  if (war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_CARRIERS) && load != WAR_NONE
      && !war_entrenched_is_unit (setup, load))
    reach = MIN (reach, numbers[WAR_ENTRENCHED_CARRY_MOVE]);

  return reach;
}

WarLength
war_entrenched_get_reach (const WarSetup *setup, const WarState *state, guint piece)
{
  return war_entrenched_limit_reach (setup, state, piece, get_full_reach (setup, state, piece));
}

gboolean
war_entrenched_is_backwards (const WarSetup *setup, const WarState *state, guint piece,
                             WarHeading heading)
{
  gint32 faces = war_entrenched_peek (setup, state, piece)[WAR_PIECE_HEADING];
  WarHeading turn = war_heading_add (heading, -faces);

  if (!war_setup_is_amended (setup, WAR_ENTRENCHED_AMENDMENT_FALL_BACK))
    return turn == WAR_HEADING_TURN / 2;

  return turn >= WAR_HEADING_TURN / 4 && turn <= 3 * WAR_HEADING_TURN / 4;
}

gboolean
war_entrenched_refuse_distance (const WarSetup *setup, const WarState *state,
                                const WarEntrenchedWay *way, WarLength distance,
                                WarRefusal *refusal)
{
  const WarEntrenched *data = war_entrenched_get_data (setup);
  const WarEntrenchedBar *bar = find_bar (way, distance);
  WarBase now;

  if (distance <= way->room && bar != NULL)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_FRIEND, "entrenched.E-3",
                                  (gint32) bar->piece, war_entrenched_leave_bars (way, distance));

  if (distance < way->least && way->least > 0 && way->room >= way->least)
    return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_SHORT, "entrenched.E-31",
                                  way->least, 0);

  switch (way->end)
    {
    case WAR_ENTRENCHED_END_FIELD:
      return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_OFF_FIELD, "entrenched.E-3",
                                    way->room, 0);
    case WAR_ENTRENCHED_END_SHELTER:
      return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_SHELTER, "entrenched.E-25",
                                    way->room, way->obstacle);
    case WAR_ENTRENCHED_END_ENEMY:
      now = war_entrenched_get_base (setup, state, way->piece);
      return war_entrenched_refuse (
        refusal, WAR_ENTRENCHED_REFUSAL_ENEMY,
        war_entrenched_get_limit (setup, state, way->piece, (guint) way->obstacle, &now)
            == data->rules->numbers[WAR_ENTRENCHED_KEEP_OFF]
          ? "entrenched.4.4"
          : "entrenched.E-3",
        way->room, way->obstacle);
    case WAR_ENTRENCHED_END_MOST:
    default:
      return war_entrenched_refuse (refusal, WAR_ENTRENCHED_REFUSAL_TOO_FAR,
                                    way->most < get_full_reach (setup, state, way->piece)
                                      ? "entrenched.E-17"
                                      : "entrenched.4.3",
                                    way->most, 0);
    }
}

gboolean
war_entrenched_find_way (const WarSetup *setup, const WarState *state, guint piece,
                         WarHeading heading, gboolean falls_back, WarLength most,
                         WarDomain *distances)
{
  WarEntrenchedWay way;

  war_domain_clear (distances, 1);
  if (falls_back ? !war_entrenched_is_backwards (setup, state, piece, heading)
                 : war_entrenched_is_in_contact (setup, state, piece))
    return FALSE;

  war_entrenched_plan_way (setup, state, piece, heading, falls_back, most, WAR_NONE, &way);
  war_entrenched_get_distances (&way, distances);
  return distances->n_ranges > 0;
}
