/* chart-turn.c: the enemy's turn, in the order of club.M-7
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

static void
next (WarContext *context, gint seat, WarClubDecision kind)
{
  war_context_close_decisions (context, WAR_NONE);
  war_context_open_decision (context, seat, kind);
}

static gint
get_side (const WarContext *context)
{
  return war_context_get_game (context)[WAR_GAME_SIDE];
}

static gboolean
is_own (const WarContext *context, guint unit)
{
  return war_club_get_side (context->setup, context->state, unit) == get_side (context);
}

static gint
get (const WarContext *context, guint unit, guint column)
{
  return war_club_get (context->setup, context->state, unit, column);
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

/* Forts (club.5.1 to club.5.5) ----------------------------------------------------------------- */

static gboolean
may_take_forts (const WarContext *context, guint unit)
{
  return is_own (context, unit) && war_club_acts (context->setup, context->state, unit)
         && war_club_get_type (context->setup, context->state, unit)->takes_forts;
}

/* Leaves in the list who has most of the column, or least; gives how many are left. */
static guint
keep (const WarContext *context, guint *units, guint n, guint column, gboolean most,
      WarClubPriority priority, WarClubPriorities *asked)
{
  gint32 best = get (context, units[0], column);
  guint n_kept = 0;

  for (guint i = 1; i < n; i++)
    {
      gint32 its = get (context, units[i], column);

      best = most ? MAX (best, its) : MIN (best, its);
    }
  for (guint i = 0; i < n; i++)
    if (get (context, units[i], column) == best)
      units[n_kept++] = units[i];
  war_club_note_asked (asked, priority, n, n_kept);
  return n_kept;
}

/* club.M-8: the most damaged, then the least experienced, then the lowest id. */
static gint
find_taker (const WarContext *context, guint fort, const guint *units, guint n,
            WarClubPriorities *asked)
{
  guint takers[WAR_CLUB_MAX_UNITS], n_takers = 0;

  *asked = 0;
  for (guint i = 0; i < n; i++)
    if (may_take_forts (context, units[i])
        && war_club_is_entrance (context->setup, fort,
                                 war_club_get_hex (context->setup, context->state, units[i])))
      takers[n_takers++] = units[i];
  if (n_takers == 0)
    return WAR_NONE;

  n_takers = keep (context, takers, n_takers, WAR_CLUB_PIECE_DAMAGE, TRUE,
                   WAR_CLUB_PRIORITY_MOST_DAMAGED, asked);
  n_takers = keep (context, takers, n_takers, WAR_CLUB_PIECE_EXPERIENCE, FALSE,
                   WAR_CLUB_PRIORITY_LEAST_EXPERIENCED, asked);
  war_club_note_asked (asked, WAR_CLUB_PRIORITY_NUMBER, n_takers, 1);
  return (gint) takers[0];
}

/* Who goes in moves no farther (club.5.4). */
static gboolean
take_forts (WarContext *context, const guint *units, guint n)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint fort = 0; fort < data->n_forts; fort++)
    {
      WarClubPriorities asked;
      gint taker;

      if (war_club_get_holder_side (context->setup, context->state, fort) == get_side (context)
          || war_club_find_at (context->setup, context->state, data->forts[fort]) != WAR_NONE)
        continue;
      taker = find_taker (context, fort, units, n, &asked);
      if (taker == WAR_NONE)
        continue;
      if (!war_club_is_besieged (context->setup, context->state, fort, 1 - get_side (context),
                                 FALSE))
        {
          war_club_tell_deed (context, (guint) taker, WAR_NONE, NULL, WAR_CLUB_DEED_TAKES_FORT,
                              asked, data->forts[fort], NULL, "club.5.1");
          if (!war_club_go (context, (guint) taker, data->forts[fort]))
            return FALSE;
          continue;
        }

      /* club.M-1: it stays where it is, and may attack. */
      for (guint i = 0; i < n; i++)
        if (may_take_forts (context, units[i])
            && war_club_is_entrance (context->setup, fort,
                                     war_club_get_hex (context->setup, context->state, units[i])))
          {
            war_club_tell_deed (context, units[i], WAR_NONE, NULL, WAR_CLUB_DEED_HINDERED, 0,
                                war_club_get_hex (context->setup, context->state, units[i]), NULL,
                                "club.5.2");
            war_club_set (context, units[i], WAR_CLUB_PIECE_MOVED, 1);
          }
    }
  return TRUE;
}

/* club.5.3: forts by club.M-8; gives whether one has been chosen. */
static gint
find_entrance_fort (const WarContext *context, WarClubMind *mind)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint best = WAR_NONE;
  guint best_key = G_MAXUINT, n_forts = 0, n_best = 0;

  for (guint fort = 0; fort < data->n_forts; fort++)
    {
      gint holder = war_club_get_holder_side (context->setup, context->state, fort);
      WarHex entrances[WAR_HEX_N_DIRECTIONS];
      guint n = war_club_get_entrances (data, fort, entrances);
      guint nearest = war_club_get_nearest (context->setup, context->state, 1 - get_side (context),
                                            data->forts[fort]);
      guint key = (holder == WAR_NONE ? 10000 : 0) + MIN (nearest, 9999);
      gboolean is_near = FALSE, can_go = FALSE;

      for (guint i = 0; i < n; i++)
        {
          guint distance = war_club_get_distance (context->setup, mind->hex, entrances[i]);

          is_near |= distance == 0;
          can_go |= distance == 1 && mind->ways.costs[entrances[i]] >= 0
                    && mind->ways.can_end[entrances[i]];
        }
      if (holder == get_side (context) || is_near || !can_go)
        continue;
      n_forts++;
      n_best = key < best_key ? 1 : n_best + (key == best_key);
      if (key > best_key || (key == best_key && data->forts[fort] > data->forts[best]))
        continue;
      best = (gint) fort;
      best_key = key;
    }
  war_club_note_asked (&mind->asked, WAR_CLUB_PRIORITY_FORT, n_forts, n_best);
  return best;
}

static gboolean
go_to_entrances (WarContext *context, const guint *units, guint n)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint i = 0; i < n; i++)
    {
      WarHex entrances[WAR_HEX_N_DIRECTIONS];
      WarClubMind mind;
      WarClubWay best;
      gboolean is_ok = TRUE;
      gint fort;
      guint n_entrances;

      if (!may_take_forts (context, units[i]))
        continue;
      war_club_mind_init (&mind, context->setup, context->state, units[i]);
      fort = find_entrance_fort (context, &mind);
      if (fort != WAR_NONE)
        {
          n_entrances = war_club_get_entrances (data, fort, entrances);
          for (guint j = 0; j < n_entrances; j++)
            if (war_club_get_distance (context->setup, mind.hex, entrances[j]) == 1
                && mind.ways.costs[entrances[j]] >= 0 && mind.ways.can_end[entrances[j]])
              war_club_mind_add (&mind, WAR_NONE, entrances[j], 0);
          if (war_club_mind_choose (&mind, FALSE, &best))
            {
              war_club_tell_deed (context, units[i], WAR_NONE, NULL, WAR_CLUB_DEED_TO_ENTRANCE,
                                  mind.asked, best.hex, NULL, "club.5.3");
              is_ok = war_club_go (context, units[i], best.hex);
            }
        }
      war_club_mind_clear (&mind);
      if (!is_ok)
        return FALSE;
    }
  return TRUE;
}

/* club.5.5: by damage, then id. */
static gboolean
go_on_to_repair (WarContext *context, const guint *units, guint n)
{
  gint least = war_club_get_data (context->setup)->rules->numbers[WAR_CLUB_REPAIR_ORDER];

  for (gint damage = WAR_CLUB_MAX_DAMAGE - 1; damage >= 0; damage--)
    for (guint i = 0; i < n; i++)
      {
        WarClubAttempt attempt = { .n_before = 0 };

        if (!is_own (context, units[i]) || get (context, units[i], WAR_CLUB_PIECE_REPAIRS) == 0
            || get (context, units[i], WAR_CLUB_PIECE_DAMAGE) != damage)
          continue;
        if (damage < least)
          war_club_set (context, units[i], WAR_CLUB_PIECE_REPAIRS, 0);
        else if (war_club_acts (context->setup, context->state, units[i])
                 && !war_club_try_repair (context, units[i], NULL, &attempt))
          return FALSE;
      }
  return TRUE;
}

static gboolean
work_forts (WarContext *context)
{
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);

  return take_forts (context, units, n) && go_to_entrances (context, units, n)
         && go_on_to_repair (context, units, n);
}

/* The Minelayer (club.8.8, club.8.9, club.M-29) ------------------------------------------------ */

/* One a turn, and never two on a hex (club.3.9); where it started, also if a Medic has called it,
 * or if its army does not move in the first turn. */
static void
lay_mine (WarContext *context, guint unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint hex = get (context, unit, WAR_CLUB_PIECE_START), row = WAR_NONE;

  for (guint i = data->n_forts; i < data->n_forts + WAR_CLUB_MAX_MINES; i++)
    {
      gint mine = war_club_peek_feature (context->setup, context->state, i)[WAR_CLUB_FORT_MINE];

      if (mine == hex)
        return;
      if (mine == WAR_NONE && row == WAR_NONE)
        row = (gint) i;
    }
  if (row == WAR_NONE || hex == WAR_NONE)
    return;
  war_club_get_feature (context->setup, context->state, (guint) row)[WAR_CLUB_FORT_MINE] = hex;
  war_context_add (context, WAR_CLUB_EVENT_MINED, (gint) unit, WAR_NONE, "club.8.8")->arguments[0]
    = hex;
}

static gboolean
has_mine (const WarContext *context, WarHex hex)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint i = data->n_forts; i < data->n_forts + WAR_CLUB_MAX_MINES; i++)
    if (war_club_peek_feature (context->setup, context->state, i)[WAR_CLUB_FORT_MINE] == hex)
      return TRUE;
  return FALSE;
}

/* Where there is a mine, as on the hex that it has just laid one on, it does not end while another
 * hex at that distance can be reached: so each of its turns lays one (club.M-29). */
static void
leave_mined (const WarContext *context, WarClubMind *mind)
{
  guint n = 0;

  for (guint i = 0; i < mind->options->len; i++)
    {
      WarClubWay way = g_array_index (mind->options, WarClubWay, i);

      if (!has_mine (context, way.hex))
        g_array_index (mind->options, WarClubWay, n++) = way;
    }
  if (n > 0)
    g_array_set_size (mind->options, n);
}

static gboolean
work_mines (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint i = 0; i < data->n_rows; i++)
    {
      WarClubMind mind;
      WarClubWay best;
      gboolean is_ok = TRUE;

      if (!war_club_stands (context->setup, context->state, i) || !is_own (context, i)
          || !war_club_get_type (context->setup, context->state, i)->lays_mines
          || !war_club_may_act (context->setup, context->state, i, FALSE, NULL))
        continue;
      if (war_context_get_game (context)[WAR_GAME_ROUND]
          <= data->rules->numbers[WAR_CLUB_MINE_ROUNDS])
        lay_mine (context, i);
      if (!war_club_acts (context->setup, context->state, i))
        continue;
      war_club_mind_init (&mind, context->setup, context->state, i);
      for (guint hex = 0; hex < data->n_hexes; hex++)
        if (mind.ways.costs[hex] >= 0 && mind.ways.can_end[hex] && data->fort_at[hex] == WAR_NONE)
          {
            guint nearest = war_club_board_get_nearest (&mind.board, 1 - mind.side, (WarHex) hex);
            gint distance = (gint) MIN (nearest, 1000);

            war_club_mind_add (&mind, WAR_NONE, (WarHex) hex,
                               ABS (distance - data->rules->numbers[WAR_CLUB_MINE_DISTANCE]));
          }
      war_club_mind_keep_least (&mind, WAR_CLUB_PRIORITY_NEAREST);
      leave_mined (context, &mind);
      if (war_club_mind_choose (&mind, FALSE, &best))
        {
          war_club_tell_deed (context, i, WAR_NONE, NULL, WAR_CLUB_DEED_KEEPS_AWAY, mind.asked,
                              best.hex, NULL, "club.8.9");
          is_ok = war_club_go (context, i, best.hex);
        }
      war_club_mind_clear (&mind);
      if (!is_ok)
        return FALSE;
    }
  return TRUE;
}

/* The stages ----------------------------------------------------------------------------------- */

/* A new roll in each turn (club.5.12). */
static gboolean
carry_out_chart_begin (WarContext *context, const WarOrder *order, guint unit)
{
  gint32 *game = war_context_get_game (context);
  WarQuestion question = war_club_ask_dice ("column", "club.5.6", order->seat, 1);
  gint32 die;

  if (!choose_armies (context, order->seat) || !work_forts (context)
      || !war_context_ask (context, &question, &die))
    return FALSE;

  game[WAR_CLUB_GAME_COLUMN] = die;
  game[WAR_CLUB_GAME_ROW] = 0;
  war_context_tell_dice (context, &question, &die, WAR_CLUB_EVENT_COLUMN, WAR_NONE, WAR_NONE,
                         "club.5.6", die);
  if (!war_club_work_medics (context) || !work_mines (context))
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
  return is_own (context, unit) && war_club_acts (context->setup, context->state, unit)
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
      key = war_club_get_nearest (context->setup, context->state, 1 - get_side (context),
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
    attempts[i].is_told = get (context, i, WAR_CLUB_PIECE_REPAIRS) != 0;

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
    if (is_own (context, units[i])
        && war_club_get_hex (context->setup, context->state, units[i])
             == get (context, units[i], WAR_CLUB_PIECE_START)
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

/* Who has somebody in reach and attacks nobody tells why. */
static gboolean
name_freely (WarContext *context, guint unit)
{
  WarClubMind mind;
  gint target, declined;

  if (!war_club_may_attack (context->setup, context->state, unit, NULL))
    return FALSE;
  war_club_mind_init (&mind, context->setup, context->state, unit);
  target = war_club_pick_target (&mind, &declined);
  if (target != WAR_NONE)
    {
      war_club_tell_deed (context, unit, target, NULL, WAR_CLUB_DEED_NAMES, mind.asked, mind.hex,
                          NULL, "club.M-7");
      war_club_name (context, unit, (guint) target);
    }
  else if (declined != WAR_NONE)
    war_club_tell_deed (context, unit, declined, NULL, WAR_CLUB_DEED_DECLINES, 0, mind.hex, NULL,
                        "club.M-2");
  war_club_mind_clear (&mind);
  return target != WAR_NONE;
}

static gboolean
carry_out_chart_free (WarContext *context, const WarOrder *order, guint unit)
{
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);

  for (guint i = 0; i < n; i++)
    if (is_own (context, units[i]))
      name_freely (context, units[i]);
  return war_club_begin_phase (context, WAR_CLUB_PHASE_FIGHTS);
}

const WarOrderRule war_club_chart_free_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_NAME_TARGETS,
  .carry_out = carry_out_chart_free,
};

/* The target of the attacks that was named first. */
static gint
find_first_target (const WarContext *context, const guint *units, guint n)
{
  gint target = WAR_NONE, first = G_MAXINT;

  for (guint i = 0; i < n; i++)
    if (get (context, units[i], WAR_CLUB_PIECE_NAMED) < first)
      {
        first = get (context, units[i], WAR_CLUB_PIECE_NAMED);
        target = get (context, units[i], WAR_CLUB_PIECE_TARGET);
      }
  return target;
}

/* Leaves who is best by one of the priorities of club.7.3; gives how many. */
static guint
keep_attackers (const WarContext *context, guint *units, guint n, gint target,
                WarClubPriority priority, WarClubPriorities *asked)
{
  gint keys[WAR_CLUB_MAX_UNITS], best = G_MININT;
  guint n_kept = 0;

  for (guint i = 0; i < n; i++)
    {
      if (priority == WAR_CLUB_PRIORITY_LOWEST_HIT)
        keys[i] = -war_club_get_type (context->setup, context->state, units[i])->hit;
      else if (priority == WAR_CLUB_PRIORITY_LEAST_EXPERIENCED)
        keys[i] = -get (context, units[i], WAR_CLUB_PIECE_EXPERIENCE);
      else
        keys[i] = !war_club_stands (context->setup, context->state, (guint) target)
                  || !war_club_is_hit_back (
                    context->setup, context->state, units[i],
                    war_club_get_hex (context->setup, context->state, units[i]), (guint) target);
      best = MAX (best, keys[i]);
    }
  for (guint i = 0; i < n; i++)
    if (keys[i] == best)
      units[n_kept++] = units[i];
  war_club_note_asked (asked, priority, n, n_kept);
  return n_kept;
}

/* Whether its attack has still to be resolved. */
static gboolean
is_pending (const WarContext *context, guint unit)
{
  return war_club_stands (context->setup, context->state, unit) && is_own (context, unit)
         && get (context, unit, WAR_CLUB_PIECE_TARGET) != WAR_NONE
         && get (context, unit, WAR_CLUB_PIECE_FOUGHT) == 0;
}

/* club.7.3: who goes first among those who attack the target that was named first. */
static gint
find_next_attacker (const WarContext *context, WarClubPriorities *asked)
{
  static const WarClubPriority priorities[]
    = { WAR_CLUB_PRIORITY_NOT_HIT_BACK, WAR_CLUB_PRIORITY_LOWEST_HIT,
        WAR_CLUB_PRIORITY_LEAST_EXPERIENCED };
  guint units[WAR_CLUB_MAX_UNITS], n_pending = 0, n_left = 0;
  guint n = war_club_list_units (context->setup, context->state, units);
  gint target;

  for (guint i = 0; i < n; i++)
    if (is_pending (context, units[i]))
      units[n_pending++] = units[i];
  target = find_first_target (context, units, n_pending);
  for (guint i = 0; i < n_pending; i++)
    if (get (context, units[i], WAR_CLUB_PIECE_TARGET) == target)
      units[n_left++] = units[i];

  *asked = 0;
  for (guint i = 0; i < G_N_ELEMENTS (priorities); i++)
    n_left = keep_attackers (context, units, n_left, target, priorities[i], asked);
  war_club_note_asked (asked, WAR_CLUB_PRIORITY_NUMBER, n_left, MIN (n_left, 1));
  return n_left > 0 ? (gint) units[0] : WAR_NONE;
}

/* club.7.4: another target for the one that is gone. If others have named it, who turns to it waits
 * with them, and club.7.3 decides who is first when its turn comes; else it is attacked at once
 * (club.M-7). FALSE: nobody is to be attacked now. */
static gboolean
turn_to_another (WarContext *context, guint attacker)
{
  gint named = get (context, attacker, WAR_CLUB_PIECE_NAMED);
  gint before = get (context, attacker, WAR_CLUB_PIECE_TARGET), target;

  war_club_set (context, attacker, WAR_CLUB_PIECE_TARGET, WAR_NONE);
  if (!name_freely (context, attacker))
    {
      war_context_add (context, WAR_CLUB_EVENT_LAPSED, (gint) attacker, before, "club.7.4");
      war_club_set (context, attacker, WAR_CLUB_PIECE_FOUGHT, 1);
      return FALSE;
    }

  target = get (context, attacker, WAR_CLUB_PIECE_TARGET);
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    if (i != attacker && is_pending (context, i)
        && get (context, i, WAR_CLUB_PIECE_TARGET) == target)
      return FALSE;

  war_club_set (context, attacker, WAR_CLUB_PIECE_NAMED, named);
  return TRUE;
}

static gboolean
carry_out_chart_fight (WarContext *context, const WarOrder *order, guint unit)
{
  WarClubPriorities asked;
  gint attacker = find_next_attacker (context, &asked);
  gint target = get (context, (guint) attacker, WAR_CLUB_PIECE_TARGET);

  if (!war_club_stands (context->setup, context->state, (guint) target))
    {
      if (!turn_to_another (context, (guint) attacker))
        return war_club_go_on_with_fights (context);
      target = get (context, (guint) attacker, WAR_CLUB_PIECE_TARGET);
    }
  war_context_add (context, WAR_CLUB_EVENT_RESOLVES, attacker, target, "club.7.3")->arguments[0]
    = (gint32) asked;
  return war_club_fight (context, (guint) attacker) && war_club_go_on_with_fights (context);
}

const WarOrderRule war_club_chart_fight_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_RESOLVE,
  .carry_out = carry_out_chart_fight,
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
