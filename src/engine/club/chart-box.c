/* chart-box.c: how a unit does what a box of the chart of Trench Club says (club.5.8 to club.5.16,
 * club.M-9 to club.M-11)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/chart.h"

gboolean
war_club_mind_can_end (const WarClubMind *mind, guint hex)
{
  return mind->ways.costs[hex] >= 0 && mind->ways.can_end[hex]
         && (war_club_get_data (mind->setup)->fort_at[hex] == WAR_NONE || hex == mind->hex);
}

gboolean
war_club_mind_go (WarContext *context, WarClubMind *mind, const WarClubWay *best,
                  const WarClubBox *box, WarClubDeed deed, WarClubAttempt *attempt,
                  const char *clause)
{
  gboolean stays = best->hex == mind->hex && deed == WAR_CLUB_DEED_GOES;

  war_club_tell_deed (context, mind->unit, best->target, box, stays ? WAR_CLUB_DEED_IS_THERE : deed,
                      mind->asked, best->hex, attempt, clause);
  attempt->is_done = TRUE;
  return war_club_go (context, mind->unit, best->hex);
}

/* Targets -------------------------------------------------------------------------------------- */

static gboolean
is_what (const WarClubType *type, gint what)
{
  switch (what)
    {
    case WAR_CLUB_WHAT_AIRCRAFT:
      return type->kind == WAR_CLUB_AIR;
    case WAR_CLUB_WHAT_TRUCK:
      return type->row == WAR_CLUB_ROW_TRUCK;
    case WAR_CLUB_WHAT_FOOT:
      return type->row == WAR_CLUB_ROW_FOOT;
    case WAR_CLUB_WHAT_ARTILLERY:
      return type->row == WAR_CLUB_ROW_ARTILLERY;
    case WAR_CLUB_WHAT_ARMOUR:
      return type->row == WAR_CLUB_ROW_ARMOUR;
    case WAR_CLUB_WHAT_ANTI_AIRCRAFT:
      return type->row == WAR_CLUB_ROW_ANTI_AIRCRAFT;
    case WAR_CLUB_WHAT_OTHERS:
      return type->row != WAR_CLUB_ROW_ARTILLERY;
    default:
      return TRUE;
    }
}

/* A bracket replaces the order for the unit that it names: words of the table (club.M-10). */
enum
{
  BUT_NOBODY,
  BUT_GUNNER,
  BUT_GUNBOAT,
};

static gboolean
is_excepted (const WarClubType *type, const WarClubBox *box)
{
  return (box->but == BUT_GUNNER && type->is_gunner)
         || (box->but == BUT_GUNBOAT && type->kind == WAR_CLUB_BOAT);
}

/* The printed Hit # that is the n-th highest among all that the unit could ever hit; 0: none. */
static gint
find_nth_hit (const WarSetup *setup, const WarState *state, guint unit, gint n)
{
  gint below = G_MAXINT;

  for (gint i = 0; i < n; i++)
    {
      gint best = 0;

      for (guint j = 0; j < war_club_count_units (setup); j++)
        if (war_club_stands (setup, state, j) && war_club_is_target (setup, state, unit, j))
          {
            gint hit = war_club_get_type (setup, state, j)->hit;

            if (hit < below && hit > best)
              best = hit;
          }
      below = best;
    }
  return below;
}

/* Whether the box asks for that unit, wherever it is. */
static gboolean
keeps_box (const WarSetup *setup, const WarState *state, guint unit, const WarClubBox *box,
           guint target)
{
  const WarClub *data = war_club_get_data (setup);
  const WarClubType *type = war_club_get_type (setup, state, unit);
  const WarClubType *other = war_club_get_type (setup, state, target);
  gint distance;

  if (!war_club_is_target (setup, state, unit, target))
    return FALSE;
  if (is_excepted (type, box))
    return box->but == BUT_GUNNER ? other->is_tank : other->kind == WAR_CLUB_AIR;
  if (!is_what (other, box->what))
    return FALSE;

  distance = data->distances[war_club_get_hex (setup, state, target)];
  if (box->where != 0 && (distance <= 2) != (box->where == 1)) /* club.M-19 */
    return FALSE;
  if (box->what == WAR_CLUB_WHAT_DAMAGED)
    return war_club_get (setup, state, target, WAR_CLUB_PIECE_DAMAGE) > 0;
  if (box->what == WAR_CLUB_WHAT_SECOND
      || (box->what == WAR_CLUB_WHAT_HIGHEST && type->row == WAR_CLUB_ROW_ARTILLERY))
    return other->hit
           == find_nth_hit (setup, state, unit, box->what == WAR_CLUB_WHAT_SECOND ? 2 : 1);
  return TRUE;
}

/* How much of that it has of which boxes ask for the most: damage, or Hit # (311, 502, 512). */
static gint
rate_target (const WarClubMind *mind, gint what, guint target)
{
  if (what == WAR_CLUB_WHAT_DAMAGED)
    return war_club_get (mind->setup, mind->state, target, WAR_CLUB_PIECE_DAMAGE);
  if (what == WAR_CLUB_WHAT_HIGHEST)
    return war_club_get_type (mind->setup, mind->state, target)->hit;
  return 0;
}

/* Leaves of those in range only those that have the most. */
static void
keep_most (WarClubMind *mind, gint what)
{
  gint most = G_MININT;
  guint n = 0;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < mind->options->len; i++)
      {
        WarClubWay way = g_array_index (mind->options, WarClubWay, i);
        gint value = rate_target (mind, what, (guint) way.target);

        if (pass == 0)
          most = MAX (most, value);
        else if (value == most)
          g_array_index (mind->options, WarClubWay, n++) = way;
      }
  g_array_set_size (mind->options, n);
}

/* Whether somebody who has named the target would get dice with the unit there (club.M-11). */
static gboolean
helps (const WarClubMind *mind, WarHex hex, guint target)
{
  const char *clause;

  if (war_club_board_get_position_dice (&mind->board, mind->unit, hex, target) > 0)
    return TRUE;

  for (guint i = 0; i < war_club_count_units (mind->setup); i++)
    if (i != mind->unit && war_club_stands (mind->setup, mind->state, i)
        && !war_club_is_enemy (mind->setup, mind->state, mind->unit, i)
        && war_club_get (mind->setup, mind->state, i, WAR_CLUB_PIECE_TARGET) == (gint32) target)
      {
        /* As things would stand: the unit is where it goes. */
        g_autofree WarState *moved = war_state_copy (mind->state);

        war_setup_get_piece (mind->setup, moved, mind->unit)[WAR_PIECE_X] = hex;
        if (war_club_get_position_dice (mind->setup, moved, i,
                                        war_club_get_hex (mind->setup, moved, i), target, &clause)
            > 0)
          return TRUE;
      }
  return FALSE;
}

/* Adds the ways to attack that unit as the box says; gives what stands in the way of it. */
static WarClubObstacle
add_attacks (WarClubMind *mind, guint target, gboolean for_position)
{
  WarClubObstacle obstacle = WAR_CLUB_OBSTACLE_OUT_OF_REACH;

  if (for_position && war_club_is_overkill (mind->setup, mind->state, target)) /* club.5.15 */
    return WAR_CLUB_OBSTACLE_OVERKILL;
  for (guint hex = 0; hex < war_club_get_data (mind->setup)->n_hexes; hex++)
    {
      if (!war_club_mind_can_end (mind, hex)
          || !war_club_reaches (mind->setup, mind->state, mind->unit, (WarHex) hex, target))
        continue;
      if (!for_position || helps (mind, (WarHex) hex, target))
        war_club_mind_add (mind, (gint) target, (WarHex) hex, 0);
      else
        obstacle = WAR_CLUB_OBSTACLE_NO_POSITION;
    }
  return obstacle;
}

/* Of several targets that is told which comes nearest to having been attacked. */
static void
note_obstacle (WarClubAttempt *attempt, WarClubObstacle obstacle)
{
  if (attempt->obstacle != WAR_CLUB_OBSTACLE_NO_POSITION
      && attempt->obstacle != WAR_CLUB_OBSTACLE_OVERKILL)
    attempt->obstacle = obstacle;
}

static gboolean
try_attack (WarContext *context, WarClubMind *mind, const WarClubBox *box, WarClubAttempt *attempt)
{
  gboolean for_position = box->order == WAR_CLUB_DO_POSITION && !is_excepted (mind->type, box);
  gboolean only_goes = is_excepted (mind->type, box) && box->but == BUT_GUNNER;
  WarClubWay best;

  attempt->obstacle = WAR_CLUB_OBSTACLE_NO_SUCH;
  for (guint i = 0; i < war_club_count_units (mind->setup); i++)
    if (war_club_stands (mind->setup, mind->state, i)
        && keeps_box (mind->setup, mind->state, mind->unit, box, i))
      note_obstacle (attempt, add_attacks (mind, i, for_position));
  if (!is_excepted (mind->type, box))
    keep_most (mind, box->what);
  if (!war_club_mind_choose (mind, TRUE, &best))
    return TRUE;

  /* The gunner only moves there, and may attack freely (club.M-10). */
  if (!war_club_mind_go (context, mind, &best, box,
                         only_goes ? WAR_CLUB_DEED_GOES : WAR_CLUB_DEED_ATTACKS, attempt,
                         war_club_get_box_clause (box)))
    return FALSE;
  if (!only_goes && war_club_stands (context->setup, context->state, mind->unit))
    war_club_name (context, mind->unit, (guint) best.target);
  return TRUE;
}

/* Ways to somewhere ---------------------------------------------------------------------------- */

/* Hexes from which the unit is where a thing is that the box asks for; gives whether there are. */
static void
mark_range (const WarClubMind *mind, guint target, guint8 *goals)
{
  for (guint hex = 0; hex < war_club_get_data (mind->setup)->n_hexes; hex++)
    if (war_club_reaches (mind->setup, mind->state, mind->unit, (WarHex) hex, target)
        && war_club_may_stand (war_club_get_data (mind->setup), mind->type, (WarHex) hex))
      goals[hex] = TRUE;
}

static void
mark_near (const WarClub *data, WarHex centre, guint8 *goals)
{
  for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
    {
      WarHex hex = data->neighbours[centre][d];

      if (hex != WAR_HEX_NONE && data->fort_at[hex] == WAR_NONE)
        goals[hex] = TRUE;
    }
}

gboolean
war_club_try_towards (WarContext *context, WarClubMind *mind, const guint8 *goals,
                      const WarClubBox *box, WarClubDeed deed, WarClubAttempt *attempt,
                      const char *clause)
{
  const WarClub *data = war_club_get_data (mind->setup);
  gint costs[WAR_CLUB_MAX_HEXES];
  WarClubWay best;

  attempt->obstacle = WAR_CLUB_OBSTACLE_NO_WAY;
  war_club_measure (mind->setup, mind->type, goals, costs);
  if (costs[mind->hex] < 0)
    return TRUE;
  attempt->obstacle = WAR_CLUB_OBSTACLE_NO_NEARER;
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if (war_club_mind_can_end (mind, hex) && costs[hex] >= 0
        && (costs[hex] < costs[mind->hex] || (hex == mind->hex && costs[hex] == 0)))
      war_club_mind_add (mind, WAR_NONE, (WarHex) hex, costs[hex]);
  if (goals[mind->hex])
    {
      g_array_set_size (mind->options, 0);
      war_club_mind_add (mind, WAR_NONE, mind->hex, 0);
    }
  war_club_mind_keep_least (mind, WAR_CLUB_PRIORITY_NEAREST);
  return !war_club_mind_choose (mind, FALSE, &best)
         || war_club_mind_go (context, mind, &best, box, deed, attempt, clause);
}

/* Clusters of units that can be carried, linked by adjacency; the number of each hex's, from 1. */
static guint
find_clusters (const WarClubMind *mind, guint *clusters)
{
  const WarClub *data = war_club_get_data (mind->setup);
  guint n = 0;
  gboolean is_changed = TRUE;

  for (guint i = 0; i < data->n_rows; i++)
    clusters[i] = war_club_stands (mind->setup, mind->state, i) && i != mind->unit
                      && !war_club_is_enemy (mind->setup, mind->state, mind->unit, i)
                      && war_club_can_be_carried (mind->setup, mind->state, i)
                    ? ++n
                    : 0;
  while (is_changed)
    {
      is_changed = FALSE;
      for (guint i = 0; i < data->n_rows; i++)
        for (guint j = 0; j < data->n_rows; j++)
          if (clusters[i] != 0 && clusters[j] > clusters[i]
              && war_club_get_unit_distance (mind->setup, mind->state, i, j) == 1)
            {
              clusters[j] = clusters[i];
              is_changed = TRUE;
            }
    }
  return n;
}

/* The hexes next to the n-th nearest cluster, or to the forts' entrances; FALSE: there is none. */
static gboolean
find_nth_cluster (const WarClubMind *mind, gint n, guint8 *goals)
{
  const WarClub *data = war_club_get_data (mind->setup);
  guint clusters[WAR_CLUB_MAX_UNITS];
  guint n_clusters = find_clusters (mind, clusters);
  gint last = -1;
  WarHex last_hex = 0;

  for (gint i = 0; i < n; i++)
    {
      gint best = G_MAXINT;
      guint best_cluster = 0;
      WarHex best_hex = 0;

      for (guint c = 1; c <= n_clusters; c++)
        {
          guint8 its[WAR_CLUB_MAX_HEXES] = { 0 };
          gint costs[WAR_CLUB_MAX_HEXES];
          WarHex lowest = WAR_HEX_NONE;

          for (guint j = 0; j < data->n_rows; j++)
            if (clusters[j] == c)
              {
                WarHex hex = war_club_get_hex (mind->setup, mind->state, j);

                lowest = MIN (lowest, hex);
                mark_near (data, hex, its);
              }
          if (lowest == WAR_HEX_NONE)
            continue;
          war_club_measure (mind->setup, mind->type, its, costs);
          if (costs[mind->hex] < 0 || costs[mind->hex] < last
              || (costs[mind->hex] == last && lowest <= last_hex) || costs[mind->hex] > best
              || (costs[mind->hex] == best && lowest > best_hex))
            continue;
          best = costs[mind->hex];
          best_cluster = c;
          best_hex = lowest;
          memcpy (goals, its, data->n_hexes);
        }
      if (best_cluster == 0)
        return FALSE;
      last = best;
      last_hex = best_hex;
    }
  return TRUE;
}

gint
war_club_mind_find_fort (const WarClubMind *mind, gint n, guint8 *goals)
{
  const WarClub *data = war_club_get_data (mind->setup);
  gboolean is_used[WAR_CLUB_MAX_FORTS] = { FALSE };
  gint found = WAR_NONE;

  for (gint i = 0; i < n; i++)
    {
      gint best = G_MAXINT;

      found = WAR_NONE;
      for (guint fort = 0; fort < data->n_forts; fort++)
        {
          guint8 its[WAR_CLUB_MAX_HEXES] = { 0 };
          gint costs[WAR_CLUB_MAX_HEXES];
          WarHex entrances[WAR_HEX_N_DIRECTIONS];
          guint n_entrances = war_club_get_entrances (data, fort, entrances);

          if (is_used[fort]
              || war_club_get_holder_side (mind->setup, mind->state, fort) == mind->side)
            continue;
          for (guint j = 0; j < n_entrances; j++)
            mark_near (data, entrances[j], its);
          war_club_measure (mind->setup, mind->type, its, costs);
          if (costs[mind->hex] < 0 || costs[mind->hex] > best
              || (costs[mind->hex] == best && found != WAR_NONE
                  && data->forts[fort] > data->forts[found]))
            continue;
          best = costs[mind->hex];
          found = (gint) fort;
          memcpy (goals, its, data->n_hexes);
        }
      if (found == WAR_NONE)
        return WAR_NONE;
      is_used[found] = TRUE;
    }
  return found;
}

static void
mark_entrances (const WarClubMind *mind, guint8 *goals)
{
  const WarClub *data = war_club_get_data (mind->setup);

  for (guint fort = 0; fort < data->n_forts; fort++)
    {
      WarHex entrances[WAR_HEX_N_DIRECTIONS];
      guint n = war_club_get_entrances (data, fort, entrances);

      if (war_club_get_holder_side (mind->setup, mind->state, fort) == mind->side)
        continue;
      for (guint i = 0; i < n; i++)
        goals[entrances[i]] = TRUE;
    }
}

/* Whether it may go towards that unit by the box: for want of anything else (is_last) 303 is
 * content with any unit that it could ever hit (club.M-10). */
static gboolean
leads_to (const WarClubMind *mind, const WarClubBox *box, gboolean is_last, guint target)
{
  return war_club_stands (mind->setup, mind->state, target)
         && (is_last && box->what == WAR_CLUB_WHAT_SECOND
               ? war_club_is_target (mind->setup, mind->state, mind->unit, target)
               : keeps_box (mind->setup, mind->state, mind->unit, box, target));
}

/* Of whom a box asks for that has the most of something, that is so wherever they are. */
static void
mark_targets (const WarClubMind *mind, const WarClubBox *box, gboolean is_last, guint8 *goals)
{
  gint what = is_excepted (mind->type, box) ? WAR_CLUB_WHAT_ANY : box->what, most = G_MININT;

  for (guint pass = 0; pass < 2; pass++)
    for (guint i = 0; i < war_club_count_units (mind->setup); i++)
      {
        gint value;

        if (!leads_to (mind, box, is_last, i))
          continue;
        value = rate_target (mind, what, i);
        if (pass == 0)
          most = MAX (most, value);
        else if (value == most)
          mark_range (mind, i, goals);
      }
}

/* What the box asks for, wherever it is, as hexes to go to; FALSE: there is nothing. */
static gboolean
mark_goals (const WarClubMind *mind, const WarClubBox *box, gboolean is_last, guint8 *goals)
{
  const WarClub *data = war_club_get_data (mind->setup);
  gboolean is_any = FALSE;

  memset (goals, 0, data->n_hexes);
  if (box->order == WAR_CLUB_DO_CARRY || box->what == WAR_CLUB_WHAT_CLUSTER)
    return find_nth_cluster (mind, is_last ? 1 : box->nearest, goals);
  if (box->what == WAR_CLUB_WHAT_ENTRANCE)
    mark_entrances (mind, goals);
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if ((box->what == WAR_CLUB_WHAT_CROSSROADS
         && war_hex_cell_is_crossroads (&data->board->cells[hex]))
        || (box->what == WAR_CLUB_WHAT_FOREST && data->board->cells[hex].terrain == WAR_HEX_FOREST))
      goals[hex] = TRUE;
  if (box->order == WAR_CLUB_DO_ATTACK || box->order == WAR_CLUB_DO_POSITION
      || is_excepted (mind->type, box) || box->what == WAR_CLUB_WHAT_AIRCRAFT)
    mark_targets (mind, box, is_last, goals);
  for (guint hex = 0; hex < data->n_hexes; hex++)
    is_any |= goals[hex];
  return is_any;
}

/* "Onto" and "into" have to be achieved this turn. */
static gboolean
try_onto (WarContext *context, WarClubMind *mind, const WarClubBox *box, WarClubAttempt *attempt)
{
  guint8 goals[WAR_CLUB_MAX_HEXES];
  WarClubWay best;

  attempt->obstacle = mark_goals (mind, box, FALSE, goals) ? WAR_CLUB_OBSTACLE_OUT_OF_REACH
                                                           : WAR_CLUB_OBSTACLE_NO_SUCH;
  for (guint hex = 0; hex < war_club_get_data (mind->setup)->n_hexes; hex++)
    if (goals[hex] && war_club_mind_can_end (mind, hex) && (!goals[mind->hex] || hex == mind->hex))
      war_club_mind_add (mind, WAR_NONE, (WarHex) hex, 0);
  return !war_club_mind_choose (mind, FALSE, &best)
         || war_club_mind_go (context, mind, &best, box, WAR_CLUB_DEED_GOES, attempt,
                              war_club_get_box_clause (box));
}

/* 102: farther from the nearest of the persons' units than before. */
static gboolean
try_away (WarContext *context, WarClubMind *mind, const WarClubBox *box, WarClubAttempt *attempt)
{
  guint before = war_club_get_nearest (mind->setup, mind->state, 1 - mind->side, mind->hex);
  WarClubWay best;

  attempt->obstacle = WAR_CLUB_OBSTACLE_NO_FARTHER;
  for (guint hex = 0; hex < war_club_get_data (mind->setup)->n_hexes; hex++)
    {
      guint now = war_club_board_get_nearest (&mind->board, 1 - mind->side, (WarHex) hex);

      if (war_club_mind_can_end (mind, hex) && now > before)
        war_club_mind_add (mind, WAR_NONE, (WarHex) hex, -(gint) now);
    }
  war_club_mind_keep_least (mind, WAR_CLUB_PRIORITY_FARTHEST);
  return !war_club_mind_choose (mind, FALSE, &best)
         || war_club_mind_go (context, mind, &best, box, WAR_CLUB_DEED_GOES, attempt,
                              war_club_get_box_clause (box));
}

gboolean
war_club_lead_out (WarContext *context, guint unit)
{
  WarClubAttempt attempt = { .n_before = 0 };
  WarClubMind mind;
  WarClubWay best;
  gboolean is_ok = TRUE;

  war_club_mind_init (&mind, context->setup, context->state, unit);
  for (guint hex = 0; hex < war_club_get_data (context->setup)->n_hexes; hex++)
    if (war_club_mind_can_end (&mind, hex) && hex != mind.hex)
      war_club_mind_add (&mind, WAR_NONE, (WarHex) hex, 0);
  if (war_club_mind_choose (&mind, FALSE, &best))
    is_ok
      = war_club_mind_go (context, &mind, &best, NULL, WAR_CLUB_DEED_LEAVES, &attempt, "club.M-16");
  war_club_mind_clear (&mind);
  return is_ok;
}

/* A box ---------------------------------------------------------------------------------------- */

gboolean
war_club_try_box (WarContext *context, guint unit, const WarClubBox *box, WarClubAttempt *attempt)
{
  guint8 goals[WAR_CLUB_MAX_HEXES];
  WarClubMind mind;
  gboolean is_ok = TRUE;

  if (box->repairs && !is_excepted (war_club_get_type (context->setup, context->state, unit), box)
      && !war_club_try_repair (context, unit, box, attempt))
    return FALSE;
  if (attempt->is_done)
    return TRUE;

  war_club_mind_init (&mind, context->setup, context->state, unit);
  if (is_excepted (mind.type, box) || box->order == WAR_CLUB_DO_ATTACK
      || box->order == WAR_CLUB_DO_POSITION)
    is_ok = try_attack (context, &mind, box, attempt);
  else if (box->order == WAR_CLUB_DO_ONTO || box->order == WAR_CLUB_DO_INTO)
    is_ok = try_onto (context, &mind, box, attempt);
  else if (box->order == WAR_CLUB_DO_AWAY)
    is_ok = try_away (context, &mind, box, attempt);
  else if (box->order == WAR_CLUB_DO_CARRY)
    is_ok = war_club_try_carry (context, &mind, box, attempt);
  else if (box->order == WAR_CLUB_DO_TOWARDS && !mark_goals (&mind, box, FALSE, goals))
    attempt->obstacle = WAR_CLUB_OBSTACLE_NO_SUCH;
  else if (box->order == WAR_CLUB_DO_TOWARDS)
    is_ok = war_club_try_towards (context, &mind, goals, box, WAR_CLUB_DEED_GOES, attempt,
                                  war_club_get_box_clause (box)); /* club.5.11 */
  war_club_mind_clear (&mind);
  if (!attempt->is_done)
    attempt->before[attempt->n_before++] = attempt->obstacle;
  return is_ok;
}

/* club.5.14 */
gboolean
war_club_fall_back (WarContext *context, guint unit, const WarClubBox *first,
                    WarClubAttempt *attempt)
{
  guint8 goals[WAR_CLUB_MAX_HEXES];
  gboolean is_ok = TRUE;
  WarClubMind mind;

  war_club_mind_init (&mind, context->setup, context->state, unit);
  if (mark_goals (&mind, first, TRUE, goals))
    is_ok = war_club_try_towards (context, &mind, goals, first, WAR_CLUB_DEED_TOWARDS_FIRST,
                                  attempt, "club.5.14");
  if (is_ok && !attempt->is_done)
    war_club_tell_deed (context, unit, WAR_NONE, first, WAR_CLUB_DEED_NOTHING, 0, mind.hex, attempt,
                        "club.5.14");
  war_club_mind_clear (&mind);
  return is_ok;
}
