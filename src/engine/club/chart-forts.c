/* chart-forts.c: forts and mines in the enemy's turn (club.5.1, club.8.8, club.M-29)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"

static gboolean
may_take_forts (const WarContext *context, guint unit)
{
  return war_club_chart_is_own (context, unit)
         && war_club_acts (context->setup, context->state, unit)
         && war_club_get_type (context->setup, context->state, unit)->takes_forts;
}

/* Leaves in the list who has most of the column, or least; gives how many are left. */
static guint
keep (const WarContext *context, guint *units, guint n, guint column, gboolean most,
      WarClubPriority priority, WarClubPriorities *asked)
{
  gint32 best = war_club_chart_get (context, units[0], column);
  guint n_kept = 0;

  for (guint i = 1; i < n; i++)
    {
      gint32 its = war_club_chart_get (context, units[i], column);

      best = most ? MAX (best, its) : MIN (best, its);
    }
  for (guint i = 0; i < n; i++)
    if (war_club_chart_get (context, units[i], column) == best)
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

      if (war_club_get_holder_side (context->setup, context->state, fort)
            == war_context_get_game (context)[WAR_GAME_SIDE]
          || war_club_find_at (context->setup, context->state, data->forts[fort]) != WAR_NONE)
        continue;
      taker = find_taker (context, fort, units, n, &asked);
      if (taker == WAR_NONE)
        continue;
      if (!war_club_is_besieged (context->setup, context->state, fort,
                                 1 - war_context_get_game (context)[WAR_GAME_SIDE], FALSE))
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
      guint nearest = war_club_get_nearest (context->setup, context->state,
                                            1 - war_context_get_game (context)[WAR_GAME_SIDE],
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
      if (holder == war_context_get_game (context)[WAR_GAME_SIDE] || is_near || !can_go)
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

        if (!war_club_chart_is_own (context, units[i])
            || war_club_chart_get (context, units[i], WAR_CLUB_PIECE_REPAIRS) == 0
            || war_club_chart_get (context, units[i], WAR_CLUB_PIECE_DAMAGE) != damage)
          continue;
        if (damage < least)
          war_club_set (context, units[i], WAR_CLUB_PIECE_REPAIRS, 0);
        else if (war_club_acts (context->setup, context->state, units[i])
                 && !war_club_try_repair (context, units[i], NULL, &attempt))
          return FALSE;
      }
  return TRUE;
}

gboolean
war_club_chart_work_forts (WarContext *context)
{
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);

  return take_forts (context, units, n) && go_to_entrances (context, units, n)
         && go_on_to_repair (context, units, n);
}

/* One a turn, and never two on a hex (club.3.9); where it started, also if a Medic has called it,
 * or if its army does not move in the first turn. */
static void
lay_mine (WarContext *context, guint unit)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint hex = war_club_chart_get (context, unit, WAR_CLUB_PIECE_START), row = WAR_NONE;

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

gboolean
war_club_chart_work_mines (WarContext *context)
{
  const WarClub *data = war_club_get_data (context->setup);

  for (guint i = 0; i < data->n_rows; i++)
    {
      WarClubMind mind;
      WarClubWay best;
      gboolean is_ok = TRUE;

      if (!war_club_stands (context->setup, context->state, i)
          || !war_club_chart_is_own (context, i)
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
