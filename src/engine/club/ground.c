/* ground.c: where units of Trench Club may go (club.M-20, club.M-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/private.h"

/* Nobody is in it. */
static gboolean
may_enter_empty (const WarSetup *setup, const WarState *state, guint unit, guint fort, WarHex from)
{
  const WarClubType *type = war_club_get_type (setup, state, unit);
  gint side = war_club_get_side (setup, state, unit);
  gint party
    = war_club_find_party (setup, war_club_get (setup, state, unit, WAR_CLUB_PIECE_NATION));

  if (war_club_get_holder_side (setup, state, fort) == side)
    return war_club_get (setup, state, unit, WAR_CLUB_PIECE_DAMAGE) > 0
           || !war_setup_is_amended (setup,
                                     WAR_CLUB_AMENDMENT_OWN_FORTS); /* club.2.12, club.M-16 */

  /* club.2.10, club.M-15 */
  return type->takes_forts
         && (war_club_is_entrance (setup, fort, from)
             || (!war_club_get_party (setup, party)->is_chart
                 && !war_setup_is_amended (setup, WAR_CLUB_AMENDMENT_TAKING_FORTS)));
}

gboolean
war_club_may_enter (const WarSetup *setup, const WarState *state, guint unit, guint fort,
                    WarHex from)
{
  return war_club_find_at (setup, state, war_club_get_data (setup)->forts[fort]) == WAR_NONE
         && may_enter_empty (setup, state, unit, fort, from);
}

/* What a hex is to the unit that moves, as others stand. */
enum
{
  CROSSED = 1 << 0, /* it may pass (club.2.8, club.M-21) */
  ENDED_ON = 1 << 1, /* it may stay */
  STOPS = 1 << 2, /* next to an enemy */
};

typedef struct
{
  WarClubKind kind;
  gint movement;
  WarHex start;
  guint8 hexes[WAR_CLUB_MAX_HEXES];
} Board;

static void
look_at_forts (const WarSetup *setup, const WarState *state, guint unit, Board *board)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->n_forts; i++)
    {
      guint8 *hex = &board->hexes[data->forts[i]];

      if (board->kind != WAR_CLUB_AIR) /* which flies over it */
        *hex &= (guint8) ~CROSSED;
      if ((*hex & ENDED_ON) != 0 && !may_enter_empty (setup, state, unit, i, board->start))
        *hex &= (guint8) ~ENDED_ON;
    }
}

static void
look (const WarSetup *setup, const WarState *state, guint unit, Board *board)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, unit);

  board->kind = type->kind;
  board->movement = type->movement;
  board->start = war_club_get_hex (setup, state, unit);
  memset (board->hexes, CROSSED | ENDED_ON, data->n_hexes);
  for (guint i = 0; i < data->n_rows; i++)
    {
      WarHex hex;

      if (i == unit || !war_club_stands (setup, state, i))
        continue;
      hex = war_club_get_hex (setup, state, i);
      board->hexes[hex] &= (guint8) ~ENDED_ON;
      if (board->kind == WAR_CLUB_AIR || !war_club_is_enemy (setup, state, unit, i)
          || war_club_is_air (setup, state, i))
        continue;
      board->hexes[hex] &= (guint8) ~CROSSED;
      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS && data->fort_at[hex] == WAR_NONE; d++)
        if (data->neighbours[hex][d] != WAR_HEX_NONE) /* club.M-16: not of who is inside */
          board->hexes[data->neighbours[hex][d]] |= STOPS;
    }
  look_at_forts (setup, state, unit, board);
}

/* Whether it may go on from the hex, to which its way has led. */
static gboolean
goes_on (const Board *board, WarHex hex)
{
  return (board->hexes[hex] & (CROSSED | STOPS)) == CROSSED;
}

/* What the step costs in half points; 0: there is none. is_first: of its move. */
static gint
get_open_step (const WarClub *data, const Board *board, WarHex from, guint direction,
               gboolean is_first)
{
  guint8 step = data->steps[board->kind][from][direction];

  if (step == 0 || (step == WAR_CLUB_WHOLE_MOVE && !is_first)
      || (board->hexes[data->neighbours[from][direction]] & (CROSSED | ENDED_ON)) == 0)
    return 0;
  return MIN (step, board->movement);
}

/* Hexes in the order of what it costs to come there, which no step changes by as much as there are
 * stacks. */
#define N_STACKS 64 /* more than half points of any move, a power of two */
#define MAX_PUSHED (WAR_CLUB_MAX_HEXES * (WAR_HEX_N_DIRECTIONS + 1))

typedef struct
{
  gint tops[N_STACKS]; /* WAR_NONE: it is empty */
  guint n_pushed, n_left;
  gint below[MAX_PUSHED];
  WarHex hexes[MAX_PUSHED];
} Queue;

static void
queue_init (Queue *queue)
{
  for (guint i = 0; i < N_STACKS; i++)
    queue->tops[i] = WAR_NONE;
  queue->n_pushed = queue->n_left = 0;
}

static void
queue_push (Queue *queue, WarHex hex, gint cost)
{
  gint *top = &queue->tops[cost % N_STACKS];

  queue->hexes[queue->n_pushed] = hex;
  queue->below[queue->n_pushed] = *top;
  *top = (gint) queue->n_pushed++;
  queue->n_left++;
}

/* The next of those at that cost; WAR_HEX_NONE. */
static WarHex
queue_pop (Queue *queue, gint cost)
{
  gint *top = &queue->tops[cost % N_STACKS], popped = *top;

  if (popped == WAR_NONE)
    return WAR_HEX_NONE;
  *top = queue->below[popped];
  queue->n_left--;
  return queue->hexes[popped];
}

void
war_club_find_ways (const WarSetup *setup, const WarState *state, guint unit, WarClubWays *ways)
{
  war_club_find_ways_left (setup, state, unit, war_club_get_type (setup, state, unit)->movement,
                           ways);
}

/* Who has moved ends its move next to an enemy (club.2.8), and makes no step that takes a whole
 * one. */
void
war_club_find_ways_left (const WarSetup *setup, const WarState *state, guint unit, gint left,
                         WarClubWays *ways)
{
  const WarClub *data = war_club_get_data (setup);
  gboolean has_moved;
  Board board;
  Queue queue;

  look (setup, state, unit, &board);
  has_moved = left < board.movement;
  for (guint i = 0; i < data->n_hexes; i++)
    {
      ways->costs[i] = -1;
      ways->from[i] = WAR_HEX_NONE;
      ways->can_end[i] = FALSE;
    }
  ways->costs[board.start] = 0;
  ways->can_end[board.start] = TRUE;
  queue_init (&queue);
  queue_push (&queue, board.start, 0);

  for (gint cost = 0; queue.n_left > 0; cost++)
    for (WarHex hex; (hex = queue_pop (&queue, cost)) != WAR_HEX_NONE;)
      {
        gboolean is_first = hex == board.start && !has_moved;

        if (ways->costs[hex] != cost) /* a cheaper way has been found since */
          continue;
        if (hex != board.start)
          ways->can_end[hex] = (board.hexes[hex] & ENDED_ON) != 0;
        if (!is_first && !goes_on (&board, hex))
          continue;

        for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
          {
            gint step = get_open_step (data, &board, hex, d, is_first);
            WarHex next = data->neighbours[hex][d];
            gint then = cost + step;

            if (step == 0 || then > left || (ways->costs[next] >= 0 && ways->costs[next] < then))
              continue;
            if (ways->costs[next] != then)
              queue_push (&queue, next, then);
            else if (ways->from[next] <= hex)
              continue;
            ways->costs[next] = then;
            ways->from[next] = hex;
          }
      }
}

/* Ways past mines ------------------------------------------------------------------------------ */

/* Ways with more dice than that are not looked for. */
#define MAX_ROLLS 48

/* The cheapest ways to every hex with so many dice for mines. */
typedef struct
{
  guint8 rolls[WAR_CLUB_MAX_HEXES]; /* on entering the hex */
  gint costs[MAX_ROLLS + 1][WAR_CLUB_MAX_HEXES]; /* −1: there is none */
  WarHex from[MAX_ROLLS + 1][WAR_CLUB_MAX_HEXES];
} Minefield;

/* FALSE: there is nothing to roll for. */
static gboolean
find_mined (const WarSetup *setup, const WarState *state, guint unit, Minefield *field)
{
  const WarClub *data = war_club_get_data (setup);
  gboolean is_any = FALSE;

  for (guint i = 0; i < data->n_hexes; i++)
    {
      field->rolls[i] = (guint8) war_club_count_mines (setup, state, unit, (WarHex) i);
      is_any |= field->rolls[i] > 0;
    }
  return is_any;
}

/* Steps of a way with so many dice that has come to the hex at that cost. */
static void
spread (const WarClub *data, const Board *board, Minefield *field, guint n, WarHex hex)
{
  WarHex start = board->start;

  if (hex != start && !goes_on (board, hex))
    return;
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      gint step = get_open_step (data, board, hex, d, hex == start);
      WarHex next = data->neighbours[hex][d];
      gint cost = field->costs[n][hex] + step;
      guint rolls;

      if (step == 0 || next == start || cost > board->movement)
        continue;
      rolls = n + field->rolls[next];
      if (rolls > MAX_ROLLS
          || (field->costs[rolls][next] >= 0 && field->costs[rolls][next] <= cost))
        continue;
      field->costs[rolls][next] = cost;
      field->from[rolls][next] = hex;
    }
}

/* Every step costs something, so that ways are found from the cheapest on. */
static void
find_safe_ways (const WarSetup *setup, const WarState *state, guint unit, Minefield *field)
{
  const WarClub *data = war_club_get_data (setup);
  Board board;

  look (setup, state, unit, &board);
  for (guint n = 0; n <= MAX_ROLLS; n++)
    for (guint i = 0; i < data->n_hexes; i++)
      field->costs[n][i] = -1;
  field->costs[0][war_club_get_hex (setup, state, unit)] = 0;
  for (gint cost = 0; cost <= board.movement; cost++)
    for (guint n = 0; n <= MAX_ROLLS; n++)
      for (guint i = 0; i < data->n_hexes; i++)
        if (field->costs[n][i] == cost)
          spread (data, &board, field, n, (WarHex) i);
}

/* The way with the fewest dice, of these the cheapest; gives its steps, or 0: there is none. */
static guint
read_safe_way (const WarSetup *setup, const WarState *state, guint unit, const Minefield *field,
               WarHex to, WarHex *path, gint *cost)
{
  WarHex start = war_club_get_hex (setup, state, unit), steps[WAR_CLUB_MAX_HEXES];
  guint n = 0, n_steps = 0;

  while (n < MAX_ROLLS && field->costs[n][to] < 0)
    n++;
  *cost = field->costs[n][to];
  for (WarHex hex = to; *cost >= 0 && hex != start; n_steps++)
    {
      WarHex before = field->from[n][hex];

      steps[n_steps] = hex;
      n -= field->rolls[hex];
      hex = before;
    }
  for (guint i = 0; i < n_steps; i++)
    path[i] = steps[n_steps - 1 - i];
  return n_steps;
}

guint
war_club_find_path (const WarSetup *setup, const WarState *state, guint unit, WarHex to,
                    WarHex *path, gint *cost)
{
  WarHex start = war_club_get_hex (setup, state, unit);
  g_autofree Minefield *field = NULL;
  WarClubWays ways;
  guint n = 0;

  if (to != start && war_club_has_mines (setup, state))
    field = g_new (Minefield, 1);
  if (field != NULL && find_mined (setup, state, unit, field))
    {
      find_safe_ways (setup, state, unit, field);
      n = read_safe_way (setup, state, unit, field, to, path, cost);
    }
  if (n > 0)
    return n;

  war_club_find_ways (setup, state, unit, &ways);
  *cost = ways.costs[to];
  for (WarHex hex = to; hex != start && hex != WAR_HEX_NONE; hex = ways.from[hex])
    n++;
  for (WarHex hex = to, i = (WarHex) n; i > 0; hex = ways.from[hex])
    path[--i] = hex;
  return n;
}

/* What it costs ------------------------------------------------------------------------------ */

static void
measure_in_air (const WarSetup *setup, const guint8 *goals, gint *costs)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->n_hexes; i++)
    costs[i] = -1;
  for (guint j = 0; j < data->n_hexes; j++)
    for (guint i = 0; goals[j] && i < data->n_hexes; i++)
      {
        gint steps = (gint) war_club_get_distance (setup, (WarHex) i, (WarHex) j);

        costs[i] = costs[i] < 0 ? steps : MIN (costs[i], steps);
      }
}

/* Backwards from the goals; forts are nowhere on the way, but may be where it begins. */
static void
measure_ways (const WarClub *data, const WarClubType *type, const guint8 *goals, gint *costs)
{
  Queue queue;

  queue_init (&queue);
  for (guint i = 0; i < data->n_hexes; i++)
    {
      costs[i] = goals[i] ? 0 : -1;
      if (goals[i])
        queue_push (&queue, (WarHex) i, 0);
    }

  for (gint cost = 0; queue.n_left > 0; cost++)
    for (WarHex hex; (hex = queue_pop (&queue, cost)) != WAR_HEX_NONE;)
      {
        if (costs[hex] != cost || data->fort_at[hex] != WAR_NONE)
          continue;
        for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
          {
            WarHex before = data->neighbours[hex][d];
            guint8 step = before == WAR_HEX_NONE
                            ? 0
                            : data->steps[type->kind][before][war_club_turn_back (d)];
            gint then = cost + MIN (step, type->movement);

            if (step == 0 || (costs[before] >= 0 && costs[before] <= then))
              continue;
            costs[before] = then;
            queue_push (&queue, before, then);
          }
      }
}

void
war_club_measure (const WarSetup *setup, const WarClubType *type, const guint8 *goals, gint *costs)
{
  const WarClub *data = war_club_get_data (setup);
  WarClubMeasure *known = war_club_find_measure (setup, type, goals);

  if (!known->is_known)
    {
      if (type->kind == WAR_CLUB_AIR)
        measure_in_air (setup, goals, known->costs);
      else
        measure_ways (data, type, goals, known->costs);
      known->is_known = TRUE;
    }
  memcpy (costs, known->costs, data->n_hexes * sizeof costs[0]);
}
