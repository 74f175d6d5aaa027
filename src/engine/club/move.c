/* move.c: units of Trench Club move, take forts, and step on mines
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/fight.h"
#include "engine/club/private.h"

gboolean
war_club_may_move (const WarSetup *setup, const WarState *state, guint unit, WarRefusal *refusal)
{
  if (war_club_get (setup, state, unit, WAR_CLUB_PIECE_MOVED) != 0)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_MOVED, "club.2.4", (gint32) unit, 0);
  return war_club_may_act (setup, state, unit, TRUE, refusal);
}

/* An entrance hex is free and open to it. */
static gboolean
has_exit (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarClub *data = war_club_get_data (setup);
  WarHex hex = war_club_get_hex (setup, state, unit);
  gboolean is_whole;

  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      WarHex next = data->neighbours[hex][d];

      if (next != WAR_HEX_NONE && (data->board->cells[hex].open >> d & 1) != 0
          && war_club_get_step (data, war_club_get_type (setup, state, unit), hex, d, &is_whole) > 0
          && data->fort_at[next] == WAR_NONE && war_club_find_at (setup, state, next) == WAR_NONE)
        return TRUE;
    }

  return FALSE;
}

gboolean
war_club_must_leave (const WarSetup *setup, const WarState *state, guint unit)
{
  const WarClub *data = war_club_get_data (setup);
  const gint32 *cells = war_setup_peek_piece (setup, state, unit);
  gint party = war_club_find_party (setup, cells[WAR_CLUB_PIECE_NATION]);

  return war_setup_is_amended (setup, WAR_CLUB_AMENDMENT_OWN_FORTS)
         && war_club_is_inside (setup, state, unit) && cells[WAR_CLUB_PIECE_MOVED] == 0
         && cells[WAR_CLUB_PIECE_START] == cells[WAR_PIECE_X]
         && (cells[WAR_CLUB_PIECE_DAMAGE] == 0
             || (!war_club_get_party (setup, party)->is_chart
                 && cells[WAR_CLUB_PIECE_INSIDE] >= data->rules->numbers[WAR_CLUB_AWAY_TURNS]))
         && has_exit (setup, state, unit);
}

/* Mines (club.8.11, club.M-29) ----------------------------------------------------------------- */

gboolean
war_club_step_on_mines (WarContext *context, guint unit, WarHex hex, gboolean *is_alive)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint seat = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION);

  *is_alive = TRUE;
  if (!war_club_has_mines (context->setup, context->state)
      || !war_club_heeds_mines (context->setup, context->state, unit))
    return TRUE;

  for (guint i = 0; i < WAR_CLUB_MAX_MINES && *is_alive; i++)
    {
      gint32 *mine = war_club_get_feature (context->setup, context->state, data->n_forts + i);
      WarQuestion question = war_club_ask_dice ("mine", "club.8.11", seat, 1);
      gint32 die;

      if (!war_club_is_mined (context->setup, context->state, i, hex))
        continue;
      question.need = data->rules->numbers[WAR_CLUB_MINE_KILLS] + 1;
      if (!war_context_ask (context, &question, &die))
        return FALSE;

      *is_alive = die > data->rules->numbers[WAR_CLUB_MINE_KILLS];
      war_context_tell_dice (context, &question, &die, WAR_CLUB_EVENT_MINE, (gint) unit, WAR_NONE,
                             "club.8.11", mine[WAR_CLUB_FORT_MINE], !*is_alive);
      if (!*is_alive)
        {
          mine[WAR_CLUB_FORT_MINE] = WAR_NONE;
          war_club_hurt (context, unit, WAR_CLUB_MAX_DAMAGE, "club.8.11");
        }
    }

  return TRUE;
}

/* Moving --------------------------------------------------------------------------------------- */

static void
take_fort (WarContext *context, guint unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  WarHex hex = war_club_get_hex (context->setup, context->state, unit);
  gint fort = data->fort_at[hex], seat, before;
  gint32 *cells;

  if (fort == WAR_NONE)
    return;
  seat = war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_NATION);
  before = war_club_get_holder_side (context->setup, context->state, (guint) fort);
  if (before == data->seat_sides[seat])
    return;

  cells = war_club_get_feature (context->setup, context->state, (guint) fort);
  cells[WAR_CLUB_FORT_HOLDER] = seat;
  cells[WAR_CLUB_FORT_TURRET] = 0; /* club.M-13 */
  war_context_tell (context, WAR_CLUB_EVENT_TOOK_FORT, (gint) unit, WAR_NONE, "club.2.10", fort + 1,
                    before);

  cells = war_club_get_seat (context->setup, context->state, seat);
  if (cells[WAR_CLUB_SEAT_TURRETS] == 0)
    return;
  cells[WAR_CLUB_SEAT_TURRETS]--;
  war_club_get_feature (context->setup, context->state, (guint) fort)[WAR_CLUB_FORT_TURRET] = 1;
  war_context_add (context, WAR_CLUB_EVENT_TURRET, WAR_NONE, WAR_NONE, "club.8.7")->arguments[0]
    = fort + 1;
}

static gboolean
walk (WarContext *context, guint unit, const WarHex *path, guint n_steps, gint cost)
{
  WarHex start = war_club_get_hex (context->setup, context->state, unit);
  gboolean is_alive = TRUE;

  war_club_set (context, unit, WAR_CLUB_PIECE_MOVED, 1);
  war_club_note_act (context, unit);
  if (n_steps == 0)
    return TRUE;

  war_context_tell (context, WAR_CLUB_EVENT_MOVED, (gint) unit, WAR_NONE, "club.2.7", start,
                    path[n_steps - 1], cost);
  war_club_set (context, unit, WAR_CLUB_PIECE_INSIDE, 0);
  for (guint i = 0; i < n_steps && is_alive; i++)
    {
      war_club_set (context, unit, WAR_PIECE_X, path[i]);
      if (!war_club_step_on_mines (context, unit, path[i], &is_alive))
        return FALSE;
    }
  if (is_alive)
    take_fort (context, unit);
  return TRUE;
}

gboolean
war_club_go (WarContext *context, guint unit, WarHex to)
{
  WarHex path[WAR_CLUB_MAX_HEXES];
  gint cost;
  guint n = war_club_find_path (context->setup, context->state, unit, to, path, &cost);

  return walk (context, unit, path, n, cost);
}

static gboolean
may_move (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
          WarRefusal *refusal)
{
  return war_club_may_move (setup, state, unit, refusal);
}

static gboolean
check_move (const WarSetup *setup, const WarState *state, const WarOrder *order, guint unit,
            WarRefusal *refusal)
{
  const WarClub *data = war_club_get_data (setup);
  WarHex hex = (WarHex) order->arguments[0];
  WarClubWays ways;
  gint other;

  if (order->arguments[0] < 0 || order->arguments[0] >= (gint32) data->n_hexes)
    return war_refuse_malformed (refusal);
  war_club_find_ways (setup, state, unit, &ways);
  if (ways.can_end[hex] && ways.costs[hex] >= 0 && hex != war_club_get_hex (setup, state, unit))
    return TRUE;

  other = war_club_find_at (setup, state, hex);
  if (other != WAR_NONE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_OCCUPIED, "club.M-21", other, 0);
  if (data->fort_at[hex] != WAR_NONE)
    return war_refuse (refusal, WAR_CLUB_REFUSAL_FORT,
                       war_club_get_holder_side (setup, state, (guint) data->fort_at[hex])
                           == war_club_get_side (setup, state, unit)
                         ? "club.M-16"
                         : "club.M-15",
                       data->fort_at[hex] + 1, 0);
  if (!war_club_may_stand (data, war_club_get_type (setup, state, unit), hex))
    return war_refuse (refusal, WAR_CLUB_REFUSAL_HEX, "club.M-20", hex, 0);
  return war_refuse (refusal, WAR_CLUB_REFUSAL_UNREACHED, "club.2.7", hex, 0);
}

static gboolean
offer_move (const WarSetup *setup, const WarState *state, guint kind, gint seat, guint unit,
            WarOption *option)
{
  WarHex start = war_club_get_hex (setup, state, unit);
  WarClubWays ways;

  war_club_find_ways (setup, state, unit, &ways);
  for (guint hex = 0; hex < war_club_get_data (setup)->n_hexes; hex++)
    if (hex != start && ways.costs[hex] >= 0 && ways.can_end[hex])
      war_domain_add (&option->arguments[0], (gint32) hex, (gint32) hex);
  return option->arguments[0].n_ranges > 0;
}

static gboolean
carry_out_move (WarContext *context, const WarOrder *order, guint unit)
{
  return war_club_go (context, unit, (WarHex) order->arguments[0]);
}

const WarOrderRule war_club_move_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_MOVE,
  .may = may_move,
  .check = check_move,
  .carry_out = carry_out_move,
  .offer = offer_move,
};
