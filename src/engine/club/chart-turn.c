/* chart-turn.c: the enemy's turn, in the order of club.M-7
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"

static void
next (WarContext *context, gint seat, WarClubDecision kind)
{
  war_context_close_decisions (context, WAR_NONE);
  war_context_open_decision (context, seat, kind);
}

/* The largest armies act in the first turn; of equal ones dice choose (club.4.7, club.M-26). */
static gboolean
choose_armies (WarContext *context, gint seat)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint party = war_club_find_party (context->setup, seat);
  gint32 *cells = war_club_get_seat (context->setup, context->state, seat);
  gint32 turn = war_context_get_game (context)[WAR_CLUB_GAME_TURN];
  gint n = data->rules->numbers[turn == 0 ? WAR_CLUB_ARMIES_FIRST : WAR_CLUB_ARMIES_SECOND];

  if (cells[WAR_CLUB_SEAT_TURNS] != 1)
    return TRUE;
  for (gint i = 0; i < n; i++)
    {
      gint best[WAR_CLUB_N_ARMIES];
      guint n_best = 0, most = 0;
      gint32 drawn;

      for (gint army = 0; army < WAR_CLUB_N_ARMIES; army++)
        {
          guint size = war_club_count_army (context->setup, context->state, party, army);

          if ((cells[WAR_CLUB_SEAT_FIRST_ARMIES] >> army & 1) != 0 || (n_best > 0 && size < most))
            continue;
          n_best = size > most ? 0 : n_best;
          most = size;
          best[n_best++] = army;
        }
      if (!war_club_draw (context, "army", "club.M-26", seat, n_best, &drawn))
        return FALSE;
      cells[WAR_CLUB_SEAT_FIRST_ARMIES] |= 1 << best[drawn];
    }
  war_context_tell (context, WAR_CLUB_EVENT_FIRST_ARMIES, WAR_NONE, WAR_NONE, "club.4.7",
                    cells[WAR_CLUB_SEAT_FIRST_ARMIES]);
  return TRUE;
}

/* A new roll in each turn (club.5.12). */
static gboolean
carry_out_chart_begin (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  WarQuestion question = war_club_ask_dice ("column", "club.5.6", order->seat, 1);
  gint32 die;

  if (!choose_armies (context, order->seat) || !war_club_chart_work_forts (context)
      || !war_context_ask (context, &question, &die))
    return FALSE;

  game[WAR_CLUB_GAME_COLUMN] = die;
  game[WAR_CLUB_GAME_ROW] = 0;
  war_context_tell_dice (context, &question, &die, WAR_CLUB_EVENT_COLUMN, WAR_NONE, WAR_NONE,
                         "club.5.6", die);
  if (!war_club_work_medics (context) || !war_club_chart_work_mines (context))
    return FALSE;
  next (context, order->seat, WAR_CLUB_DECIDE_WORK_ROW);
  return TRUE;
}

const WarOrderRule war_club_chart_begin_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_ROLL,
  .carry_out = carry_out_chart_begin,
};

/* club.1.8, and of the Special Forces club.8.1 and club.8.2 */
static gboolean
is_of_row (const WarContext *context, guint unit, WarClubRow row)
{
  return war_club_chart_is_own (context, unit)
         && war_club_acts (context->setup, context->state, unit)
         && war_club_get_type (context->setup, context->state, unit)->row == row;
}

/* Those of the row that have not done anything, nearest to a person's unit first, then by id. */
static guint
list_row (const WarContext *context, WarClubRow row, const WarClubAttempt *attempts, guint *sorted)
{
  guint units[WAR_CLUB_MAX_UNITS], keys[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units), n_sorted = 0;

  for (guint i = 0; i < n; i++)
    {
      guint place = n_sorted, key;

      if (attempts[units[i]].is_done || !is_of_row (context, units[i], row))
        continue;
      key = war_club_get_nearest (context->setup, context->state,
                                  1 - war_context_get_game (context)[WAR_GAME_SIDE],
                                  war_club_get_hex (context->setup, context->state, units[i]));
      for (; place > 0 && keys[place - 1] > key; place--)
        {
          keys[place] = keys[place - 1];
          sorted[place] = sorted[place - 1];
        }
      keys[place] = key;
      sorted[place] = units[i];
      n_sorted++;
    }
  return n_sorted;
}

/* One pass a box, then club.5.14. Rows go from the top (club.5.7), each from the rolled column;
 * what one unit cannot do, others may (club.5.9). */
static gboolean
work_row (WarContext *context, WarClubRow row)
{
  const WarClub *data = war_club_get_data (context->setup);
  const WarRules *rules = data->rules;
  WarClubAttempt attempts[WAR_CLUB_MAX_UNITS] = { { .n_before = 0 } };
  guint units[WAR_CLUB_MAX_UNITS], n_boxes = war_club_count_boxes (rules, row);
  WarClubBox first
    = war_club_find_box (rules, row, war_context_get_game (context)[WAR_CLUB_GAME_COLUMN]);
  WarClubBox box = first;

  /* Of a standing order it has been told. */
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    attempts[i].is_told = war_club_chart_get (context, i, WAR_CLUB_PIECE_REPAIRS) != 0;

  for (guint pass = 0; pass <= n_boxes; pass++)
    {
      guint n = list_row (context, row, attempts, units);

      for (guint i = 0; i < n; i++)
        {
          WarHex before = war_club_get_hex (context->setup, context->state, units[i]);

          if (!is_of_row (context, units[i], row))
            continue;
          if (!(pass < n_boxes
                  ? war_club_try_box (context, units[i], &box, &attempts[units[i]])
                  : war_club_fall_back (context, units[i], &first, &attempts[units[i]]))
              || (data->fort_at[before] != WAR_NONE
                  && !war_club_fill_fort (context, row, (guint) data->fort_at[before], attempts)))
            return FALSE;
        }
      box = war_club_get_left_box (rules, &box);
    }
  return TRUE;
}

/* club.M-16, after the last row. */
static gboolean
lead_out (WarContext *context)
{
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);

  for (guint i = 0; i < n; i++)
    if (war_club_chart_is_own (context, units[i])
        && war_club_get_hex (context->setup, context->state, units[i])
             == war_club_chart_get (context, units[i], WAR_CLUB_PIECE_START)
        && war_club_is_inside (context->setup, context->state, units[i]))
      {
        /* To stay where it was is not to have left. */
        war_club_set (context, units[i], WAR_CLUB_PIECE_MOVED, 0);
        if (war_club_must_leave (context->setup, context->state, units[i])
            && !war_club_lead_out (context, units[i]))
          return FALSE;
        war_club_set (context, units[i], WAR_CLUB_PIECE_MOVED, 1);
      }
  return TRUE;
}

static gboolean
carry_out_chart_row (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);

  if (!work_row (context, (WarClubRow) game[WAR_CLUB_GAME_ROW]))
    return FALSE;
  if (++game[WAR_CLUB_GAME_ROW] < WAR_CLUB_N_ROWS)
    return TRUE;
  return lead_out (context) && war_club_begin_phase (context, WAR_CLUB_PHASE_ATTACKS);
}

const WarOrderRule war_club_chart_row_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_WORK_ROW,
  .carry_out = carry_out_chart_row,
};

static gboolean
carry_out_chart_end (WarContext *context, const WarOrder *order, guint unit)
{
  if (!war_club_turrets_fire (context))
    return FALSE;
  war_club_earn (context);
  return war_club_spend (context) && war_club_end_turn (context);
}

const WarOrderRule war_club_chart_end_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_SPEND,
  .carry_out = carry_out_chart_end,
};

gboolean
war_club_get_automatic (const WarSetup *setup, const WarState *state, gint seat, WarOrder *order)
{
  static const guint kinds[] = {
    [WAR_CLUB_DECIDE_DEAL] = WAR_CLUB_ORDER_DEAL,
    [WAR_CLUB_DECIDE_TURN_UP] = WAR_CLUB_ORDER_TURN_UP,
    [WAR_CLUB_DECIDE_ROLL] = WAR_CLUB_ORDER_ROLL,
    [WAR_CLUB_DECIDE_WORK_ROW] = WAR_CLUB_ORDER_WORK_ROW,
    [WAR_CLUB_DECIDE_NAME_TARGETS] = WAR_CLUB_ORDER_NAME_TARGETS,
    [WAR_CLUB_DECIDE_RESOLVE] = WAR_CLUB_ORDER_RESOLVE,
    [WAR_CLUB_DECIDE_SPEND] = WAR_CLUB_ORDER_SPEND,
  };
  const gint32 *decision = war_decision_peek (setup, state, seat);

  if (decision == NULL)
    return FALSE;
  *order = war_order_new (kinds[decision[WAR_DECISION_KIND]], seat, WAR_NONE);
  return TRUE;
}
