/* ground.c: where units of Trench Club may go (club.M-20, club.M-21)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

static WarClubGround
get_ground (const WarClub *data, WarHex hex)
{
  const WarHexCell *cell = &data->board->cells[hex];

  switch ((WarHexTerrain) cell->terrain)
    {
    case WAR_HEX_FOREST:
      return cell->roads != 0 ? WAR_CLUB_GROUND_FOREST_ROAD : WAR_CLUB_GROUND_FOREST;
    case WAR_HEX_RIVER:
      return WAR_CLUB_GROUND_RIVER;
    case WAR_HEX_BRIDGE:
      return WAR_CLUB_GROUND_BRIDGE;
    case WAR_HEX_FORT:
      return WAR_CLUB_GROUND_FORT;
    case WAR_HEX_MEADOW:
    default:
      return cell->roads != 0 ? WAR_CLUB_GROUND_ROAD : WAR_CLUB_GROUND_MEADOW;
    }
}

static guint
turn_back (guint direction)
{
  return (direction + WAR_HEX_N_DIRECTIONS / 2) % WAR_HEX_N_DIRECTIONS;
}

/* Forts are closed but for two sides (club.2.9), which aircraft do not mind (club.M-15). */
static gboolean
is_closed (const WarHexCell *cell, guint direction)
{
  return cell->terrain == WAR_HEX_FORT && (cell->open >> direction & 1) == 0;
}

/* Half points of a step, or WAR_CLUB_WHOLE_MOVE; 0: there is none. */
static guint8
find_step (const WarClub *data, WarClubKind kind, WarHex from, guint direction)
{
  WarHex to = data->neighbours[from][direction];
  const WarHexCell *here = &data->board->cells[from];
  const WarClubCost *cost;

  if (to == WAR_HEX_NONE)
    return 0;

  cost = &data->costs[kind][get_ground (data, to)];
  if (!cost->is_open
      || (kind != WAR_CLUB_AIR
          && (is_closed (here, direction)
              || is_closed (&data->board->cells[to], turn_back (direction))))
      || (cost->is_along && (here->roads >> direction & 1) == 0))
    return 0;

  return cost->is_whole ? WAR_CLUB_WHOLE_MOVE : (guint8) cost->halves;
}

void
war_club_chart_ground (WarClub *data)
{
  for (WarHex hex = 0; hex < data->n_hexes; hex++)
    {
      gint row = (gint) war_hex_get_row (&data->hexes, hex);

      data->rows[hex] = (gint16) row;
      data->slants[hex] = (gint16) ((gint) war_hex_get_column (&data->hexes, hex) - row / 2);
      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
        data->neighbours[hex][d] = war_hex_get_neighbour (&data->hexes, hex, d);
      for (WarClubKind kind = 0; kind < WAR_CLUB_N_KINDS; kind++)
        {
          if (data->costs[kind][get_ground (data, hex)].is_open)
            data->stood_on[hex] |= (guint8) (1u << kind);
          for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
            data->steps[kind][hex][d] = find_step (data, kind, hex, d);
        }
    }
  for (guint fort = 0; fort < data->n_forts; fort++)
    {
      WarHex entrances[WAR_HEX_N_DIRECTIONS];
      guint n = war_hex_board_get_entrances (data->board, data->forts[fort], entrances);

      for (guint i = 0; i < n; i++)
        data->entrances[entrances[i]] |= 1u << fort;
    }
}

gboolean
war_club_may_enter (const WarSetup *setup, const WarState *state, guint unit, guint fort,
                    WarHex from)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, unit);
  gint side = war_club_get_side (setup, state, unit);
  gint party
    = war_club_find_party (setup, war_club_get (setup, state, unit, WAR_CLUB_PIECE_NATION));

  if (war_club_find_at (setup, state, data->forts[fort]) != WAR_NONE)
    return FALSE;
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

/* Who is where, looked up once. */
typedef struct
{
  gint units[WAR_CLUB_MAX_HEXES]; /* WAR_NONE */
  gboolean is_near_enemy[WAR_CLUB_MAX_HEXES];
} Board;

static void
look (const WarSetup *setup, const WarState *state, guint unit, Board *board)
{
  const WarClub *data = war_club_get_data (setup);

  for (guint i = 0; i < data->n_hexes; i++)
    {
      board->units[i] = WAR_NONE;
      board->is_near_enemy[i] = FALSE;
    }
  for (guint i = 0; i < data->n_rows; i++)
    {
      WarHex hex;

      if (i == unit || !war_club_stands (setup, state, i))
        continue;
      hex = war_club_get_hex (setup, state, i);
      board->units[hex] = (gint) i;
      if (!war_club_is_enemy (setup, state, unit, i) || war_club_is_air (setup, state, i)
          || data->fort_at[hex] != WAR_NONE) /* club.M-16 */
        continue;
      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
        {
          WarHex next = data->neighbours[hex][d];

          if (next != WAR_HEX_NONE)
            board->is_near_enemy[next] = TRUE;
        }
    }
}

/* Whether it may pass the hex, and go on (club.2.8, club.M-21). */
static gboolean
may_cross (const WarSetup *setup, const WarState *state, guint unit, const Board *board, WarHex hex)
{
  gboolean is_air = war_club_is_air (setup, state, unit);
  gint other = board->units[hex];

  if (war_club_get_data (setup)->fort_at[hex] != WAR_NONE)
    return is_air; /* which flies over it */
  return is_air || other == WAR_NONE || !war_club_is_enemy (setup, state, unit, (guint) other)
         || war_club_is_air (setup, state, (guint) other);
}

static gboolean
may_end (const WarSetup *setup, const WarState *state, guint unit, const Board *board, WarHex hex)
{
  gint fort = war_club_get_data (setup)->fort_at[hex];

  if (board->units[hex] != WAR_NONE)
    return FALSE;
  return fort == WAR_NONE
         || war_club_may_enter (setup, state, unit, (guint) fort,
                                war_club_get_hex (setup, state, unit));
}

/* Whether it may go on from the hex, to which its way has led. */
static gboolean
goes_on (const WarSetup *setup, const WarState *state, guint unit, const Board *board, WarHex hex)
{
  return (war_club_is_air (setup, state, unit) || !board->is_near_enemy[hex])
         && may_cross (setup, state, unit, board, hex);
}

/* What the step costs in half points; 0: there is none. is_first: of its move. */
static gint
get_open_step (const WarSetup *setup, const WarState *state, guint unit, const Board *board,
               WarHex from, guint direction, gboolean is_first)
{
  const WarClub *data = war_club_get_data (setup);
  gboolean is_whole = FALSE;
  gint step
    = war_club_get_step (data, war_club_get_type (setup, state, unit), from, direction, &is_whole);
  WarHex next = data->neighbours[from][direction];

  if (step == 0 || (is_whole && !is_first)
      || (!may_cross (setup, state, unit, board, next)
          && !may_end (setup, state, unit, board, next)))
    return 0;
  return step;
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
  gboolean has_moved = left < war_club_get_type (setup, state, unit)->movement;
  WarHex start = war_club_get_hex (setup, state, unit);
  gboolean is_done[WAR_CLUB_MAX_HEXES] = { FALSE };
  Board board;

  look (setup, state, unit, &board);
  for (guint i = 0; i < data->n_hexes; i++)
    {
      ways->costs[i] = -1;
      ways->from[i] = WAR_HEX_NONE;
      ways->can_end[i] = FALSE;
    }
  ways->costs[start] = 0;
  ways->can_end[start] = TRUE;

  for (;;)
    {
      WarHex best = WAR_HEX_NONE;

      for (guint i = 0; i < data->n_hexes; i++)
        if (ways->costs[i] >= 0 && !is_done[i]
            && (best == WAR_HEX_NONE || ways->costs[i] < ways->costs[best]))
          best = (WarHex) i;
      if (best == WAR_HEX_NONE)
        return;

      is_done[best] = TRUE;
      if (best != start)
        ways->can_end[best] = may_end (setup, state, unit, &board, best);
      if ((best != start || has_moved) && !goes_on (setup, state, unit, &board, best))
        continue;

      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
        {
          gint step
            = get_open_step (setup, state, unit, &board, best, d, best == start && !has_moved);
          WarHex next = data->neighbours[best][d];
          gint cost = ways->costs[best] + step;

          if (step == 0 || cost > left
              || (ways->costs[next] >= 0
                  && (ways->costs[next] < cost
                      || (ways->costs[next] == cost && ways->from[next] <= best))))
            continue;
          ways->costs[next] = cost;
          ways->from[next] = best;
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
spread (const WarSetup *setup, const WarState *state, guint unit, const Board *board,
        Minefield *field, guint n, WarHex hex)
{
  const WarClub *data = war_club_get_data (setup);
  WarHex start = war_club_get_hex (setup, state, unit);

  if (hex != start && !goes_on (setup, state, unit, board, hex))
    return;
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      gint step = get_open_step (setup, state, unit, board, hex, d, hex == start);
      WarHex next = data->neighbours[hex][d];
      gint cost = field->costs[n][hex] + step;
      guint rolls;

      if (step == 0 || next == start || cost > war_club_get_type (setup, state, unit)->movement)
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
  gint movement = war_club_get_type (setup, state, unit)->movement;
  Board board;

  look (setup, state, unit, &board);
  for (guint n = 0; n <= MAX_ROLLS; n++)
    for (guint i = 0; i < data->n_hexes; i++)
      field->costs[n][i] = -1;
  field->costs[0][war_club_get_hex (setup, state, unit)] = 0;
  for (gint cost = 0; cost <= movement; cost++)
    for (guint n = 0; n <= MAX_ROLLS; n++)
      for (guint i = 0; i < data->n_hexes; i++)
        if (field->costs[n][i] == cost)
          spread (setup, state, unit, &board, field, n, (WarHex) i);
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
  g_autofree Minefield *field = g_new (Minefield, 1);
  WarClubWays ways;
  guint n = 0;

  if (to != start && find_mined (setup, state, unit, field))
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

/* Backwards from the goals; forts are nowhere on the way, but may be where it begins. */
void
war_club_measure (const WarClub *data, const WarClubType *type, const guint8 *goals, gint *costs)
{
  gboolean is_done[WAR_CLUB_MAX_HEXES] = { FALSE };

  for (guint i = 0; i < data->n_hexes; i++)
    {
      costs[i] = goals[i] ? 0 : -1;
      for (guint j = 0; type->kind == WAR_CLUB_AIR && j < data->n_hexes; j++)
        if (goals[j])
          {
            gint steps = (gint) war_hex_get_distance (&data->hexes, (WarHex) i, (WarHex) j);

            costs[i] = costs[i] < 0 ? steps : MIN (costs[i], steps);
          }
    }

  while (type->kind != WAR_CLUB_AIR)
    {
      WarHex best = WAR_HEX_NONE;

      for (guint i = 0; i < data->n_hexes; i++)
        if (costs[i] >= 0 && !is_done[i] && (best == WAR_HEX_NONE || costs[i] < costs[best]))
          best = (WarHex) i;
      if (best == WAR_HEX_NONE)
        return;

      is_done[best] = TRUE;
      if (data->fort_at[best] != WAR_NONE)
        continue;
      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
        {
          WarHex before = data->neighbours[best][d];
          gboolean is_whole;
          gint step = before == WAR_HEX_NONE
                        ? 0
                        : war_club_get_step (data, type, before, turn_back (d), &is_whole);

          if (step > 0 && (costs[before] < 0 || costs[before] > costs[best] + step))
            costs[before] = costs[best] + step;
        }
    }
}
