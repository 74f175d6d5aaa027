/* chart-fights.c: whom the enemy attacks, and who of several comes next (club.M-7)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/chart.h"

/* A free attack from where it stands: at least as much is dealt as received (club.M-2). */
static gint
pick_target (WarClubMind *mind, gint *declined)
{
  WarClubWay best;

  *declined = WAR_NONE;
  for (guint i = 0; i < war_club_count_units (mind->setup); i++)
    {
      WarClubAverage average;

      if (!war_club_stands (mind->setup, mind->state, i)
          || !war_club_is_target (mind->setup, mind->state, mind->unit, i)
          || !war_club_reaches (mind->setup, mind->state, mind->unit, mind->hex, i))
        continue;
      average = war_club_board_foresee (&mind->board, mind->unit, mind->hex, i);
      if (average.dealt > 0 && average.dealt >= average.received)
        war_club_mind_add (mind, (gint) i, mind->hex, 0);
      else if (average.dealt > 0 && *declined == WAR_NONE)
        *declined = (gint) i;
    }
  return war_club_mind_choose (mind, TRUE, &best) ? best.target : WAR_NONE;
}

/* Who has somebody in reach and attacks nobody tells why. */
static gboolean
name_freely (WarContext *context, guint unit)
{
  WarClubMind mind;
  gint target, declined;

  if (!war_club_may_attack (context->setup, context->state, unit, NULL))
    return FALSE;
  war_club_mind_init (&mind, context->setup, context->state, unit);
  target = pick_target (&mind, &declined);
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
    if (war_club_chart_is_own (context, units[i]))
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
    if (war_club_chart_get (context, units[i], WAR_CLUB_PIECE_NAMED) < first)
      {
        first = war_club_chart_get (context, units[i], WAR_CLUB_PIECE_NAMED);
        target = war_club_chart_get (context, units[i], WAR_CLUB_PIECE_TARGET);
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
        keys[i] = -war_club_chart_get (context, units[i], WAR_CLUB_PIECE_EXPERIENCE);
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
  return war_club_stands (context->setup, context->state, unit)
         && war_club_chart_is_own (context, unit)
         && war_club_chart_get (context, unit, WAR_CLUB_PIECE_TARGET) != WAR_NONE
         && war_club_chart_get (context, unit, WAR_CLUB_PIECE_FOUGHT) == 0;
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
    if (war_club_chart_get (context, units[i], WAR_CLUB_PIECE_TARGET) == target)
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
  gint named = war_club_chart_get (context, attacker, WAR_CLUB_PIECE_NAMED);
  gint before = war_club_chart_get (context, attacker, WAR_CLUB_PIECE_TARGET), target;

  war_club_set (context, attacker, WAR_CLUB_PIECE_TARGET, WAR_NONE);
  if (!name_freely (context, attacker))
    {
      war_context_add (context, WAR_CLUB_EVENT_LAPSED, (gint) attacker, before, "club.7.4");
      war_club_set (context, attacker, WAR_CLUB_PIECE_FOUGHT, 1);
      return FALSE;
    }

  target = war_club_chart_get (context, attacker, WAR_CLUB_PIECE_TARGET);
  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    if (i != attacker && is_pending (context, i)
        && war_club_chart_get (context, i, WAR_CLUB_PIECE_TARGET) == target)
      return FALSE;

  war_club_set (context, attacker, WAR_CLUB_PIECE_NAMED, named);
  return TRUE;
}

static gboolean
carry_out_chart_fight (WarContext *context, const WarOrder *order, guint unit)
{
  WarClubPriorities asked;
  gint attacker = find_next_attacker (context, &asked);
  gint target = war_club_chart_get (context, (guint) attacker, WAR_CLUB_PIECE_TARGET);

  if (!war_club_stands (context->setup, context->state, (guint) target))
    {
      if (!turn_to_another (context, (guint) attacker))
        return war_club_go_on_with_fights (context);
      target = war_club_chart_get (context, (guint) attacker, WAR_CLUB_PIECE_TARGET);
    }
  war_context_add (context, WAR_CLUB_EVENT_RESOLVES, attacker, target, "club.7.3")->arguments[0]
    = (gint32) asked;
  return war_club_fight (context, (guint) attacker) && war_club_go_on_with_fights (context);
}

const WarOrderRule war_club_chart_fight_rule = {
  .decisions = 1u << WAR_CLUB_DECIDE_RESOLVE,
  .carry_out = carry_out_chart_fight,
};
