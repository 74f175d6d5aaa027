/* chart-medic.c: the Medic of Trench Club (club.8.3 to club.8.6, club.M-12)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <string.h>

#include "engine/club/chart.h"

static gboolean
is_patient (const WarContext *context, guint medic, guint unit)
{
  return unit != medic && war_club_stands (context->setup, context->state, unit)
         && !war_club_is_enemy (context->setup, context->state, medic, unit)
         && !war_club_is_inside (context->setup, context->state, unit)
         && war_club_get (context->setup, context->state, unit, WAR_CLUB_PIECE_DAMAGE)
              >= war_club_get_data (context->setup)->rules->numbers[WAR_CLUB_HEAL_LEAST];
}

/* How many of the persons' units could hit it there from where they are. */
static gint
count_threats (const WarContext *context, guint medic, WarHex hex)
{
  const WarClubType *type = war_club_get_type (context->setup, context->state, medic);
  gint n = 0;

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      const WarClubGun *gun;
      gint distance;

      if (!war_club_stands (context->setup, context->state, i)
          || !war_club_is_enemy (context->setup, context->state, medic, i)
          || war_club_is_inside (context->setup, context->state, i))
        continue;
      gun = war_club_find_gun (war_club_get_type (context->setup, context->state, i), type);
      distance = (gint) war_club_get_distance (
        context->setup, hex, war_club_get_hex (context->setup, context->state, i));
      n += gun != NULL && distance >= gun->least && distance <= gun->range;
    }
  return n;
}

static gboolean
can_end (const WarClubMind *mind, guint hex)
{
  return mind->ways.costs[hex] >= 0 && mind->ways.can_end[hex]
         && war_club_get_data (mind->setup)->fort_at[hex] == WAR_NONE
         && (hex == mind->hex || war_club_acts (mind->setup, mind->state, mind->unit));
}

/* Hexes next to the other's for the one that moves; of them the best (club.M-2). */
static WarHex
choose_beside (WarContext *context, WarClubMind *mind, WarHex other)
{
  WarClubWay best;

  for (guint hex = 0; hex < war_club_get_data (context->setup)->n_hexes; hex++)
    if (can_end (mind, hex) && war_club_get_distance (context->setup, (WarHex) hex, other) == 1)
      war_club_mind_add (mind, WAR_NONE, (WarHex) hex, 0);
  return war_club_mind_choose (mind, FALSE, &best) ? best.hex : WAR_HEX_NONE;
}

/* Both move, for the least cost. */
static void
choose_pair (WarContext *context, const WarClubMind *medic, const WarClubMind *patient, WarHex *to,
             WarHex *at)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint best = G_MAXINT;

  for (guint i = 0; i < data->n_hexes; i++)
    for (guint j = 0; can_end (medic, i) && j < data->n_hexes; j++)
      {
        gint cost = medic->ways.costs[i] + patient->ways.costs[j];

        if (!can_end (patient, j) || cost >= best
            || war_club_get_distance (context->setup, (WarHex) i, (WarHex) j) != 1)
          continue;
        best = cost;
        *to = (WarHex) i;
        *at = (WarHex) j;
      }
}

/* They stand next to each other: by the Medic's move, else by the patient's, else by both. */
static gboolean
meet (WarContext *context, guint medic, guint patient, WarClubPriorities asked, gboolean *is_met)
{
  WarClubMind mind, other;
  WarHex to, at;
  gboolean is_ok = TRUE;

  war_club_mind_init (&mind, context->setup, context->state, medic);
  war_club_mind_init (&other, context->setup, context->state, patient);
  at = other.hex;
  to = choose_beside (context, &mind, at);
  if (to == WAR_HEX_NONE && war_club_acts (context->setup, context->state, patient))
    {
      to = mind.hex;
      at = choose_beside (context, &other, to);
      if (at == WAR_HEX_NONE)
        choose_pair (context, &mind, &other, &to, &at);
    }
  *is_met = to != WAR_HEX_NONE && at != WAR_HEX_NONE;
  if (*is_met)
    {
      war_club_tell_deed (context, medic, (gint) patient, NULL, WAR_CLUB_DEED_HEALS,
                          asked | mind.asked, to, NULL, "club.8.3");
      is_ok = war_club_go (context, medic, to);
      if (is_ok && at != other.hex)
        {
          war_club_tell_deed (context, patient, (gint) medic, NULL, WAR_CLUB_DEED_COMES_TO_MEDIC,
                              other.asked, at, NULL, "club.8.4");
          is_ok = war_club_go (context, patient, at);
        }
    }
  war_club_mind_clear (&mind);
  war_club_mind_clear (&other);
  return is_ok;
}

static gboolean
is_in_range (const WarContext *context, guint medic, guint unit)
{
  return war_club_get_unit_distance (context->setup, context->state, medic, unit)
         <= (guint) war_club_get_data (context->setup)->rules->numbers[WAR_CLUB_HEAL_RANGE];
}

/* What was asked to choose a patient with so much damage. */
static WarClubPriorities
ask_damage (const WarContext *context, guint medic, gint damage)
{
  WarClubPriorities asked = 0;
  guint n = 0, n_left = 0;

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    if (is_patient (context, medic, i) && is_in_range (context, medic, i))
      {
        n++;
        n_left += war_club_get (context->setup, context->state, i, WAR_CLUB_PIECE_DAMAGE) == damage;
      }
  war_club_note_asked (&asked, WAR_CLUB_PRIORITY_MOST_DAMAGED, n, n_left);
  return asked;
}

static gboolean
heal (WarContext *context, guint medic, gboolean *is_done)
{
  const gint32 *numbers = war_club_get_data (context->setup)->rules->numbers;
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);

  for (gint damage = WAR_CLUB_MAX_DAMAGE - 1; damage > 0 && !*is_done; damage--)
    for (guint i = 0; i < n && !*is_done; i++)
      {
        gint left = damage - numbers[WAR_CLUB_HEALS];

        if (!is_patient (context, medic, units[i])
            || war_club_get (context->setup, context->state, units[i], WAR_CLUB_PIECE_DAMAGE)
                 != damage
            || !is_in_range (context, medic, units[i]))
          continue;
        if (!meet (context, medic, units[i], ask_damage (context, medic, damage), is_done))
          return FALSE;
        if (!*is_done)
          continue;
        war_club_set (context, units[i], WAR_CLUB_PIECE_DAMAGE, MAX (left, 0));
        war_club_set (context, units[i], WAR_CLUB_PIECE_MOVED, 1);
        war_context_add (context, WAR_CLUB_EVENT_HEALED, (gint) medic, (gint) units[i], "club.M-12")
          ->arguments[0]
          = MAX (left, 0);
      }
  return TRUE;
}

/* What it costs the Medic from every hex to those next to the nearest who is damaged (club.M-10);
 * gives who that is, or WAR_NONE. */
static gint
find_nearest_patient (WarContext *context, const WarClubMind *mind, gint *costs)
{
  const WarClub *data = war_club_get_data (context->setup);
  guint units[WAR_CLUB_MAX_UNITS];
  guint n = war_club_list_units (context->setup, context->state, units);
  gint nearest = WAR_NONE, least = G_MAXINT;

  for (guint i = 0; i < n; i++)
    {
      guint8 goals[WAR_CLUB_MAX_HEXES] = { 0 };
      gint its[WAR_CLUB_MAX_HEXES];

      if (!is_patient (context, mind->unit, units[i]))
        continue;
      for (guint d = 0; d < WAR_HEX_N_DIRECTIONS; d++)
        {
          WarHex hex = war_hex_get_neighbour (
            &data->hexes, war_club_get_hex (context->setup, context->state, units[i]), d);

          if (hex != WAR_HEX_NONE && data->fort_at[hex] == WAR_NONE)
            goals[hex] = TRUE;
        }
      war_club_measure (mind->setup, mind->type, goals, its);
      if (its[mind->hex] < 0 || its[mind->hex] >= least)
        continue;
      least = its[mind->hex];
      nearest = (gint) units[i];
      memcpy (costs, its, sizeof its);
    }
  return nearest;
}

/* Goes where the mind's options lead: the nearest to the patient count, of these those where the
 * fewest can hit it. */
static gboolean
go_best (WarContext *context, WarClubMind *mind, gint patient, gboolean *is_done)
{
  WarClubWay best;

  war_club_mind_keep_least (mind, WAR_CLUB_PRIORITY_NEAREST);
  for (guint i = 0; i < mind->options->len; i++)
    {
      WarClubWay *way = &g_array_index (mind->options, WarClubWay, i);

      way->goal = count_threats (context, mind->unit, way->hex);
    }
  war_club_mind_keep_least (mind, WAR_CLUB_PRIORITY_FEWEST_ENEMIES);
  if (!war_club_mind_choose (mind, FALSE, &best))
    return TRUE;
  war_club_tell_deed (context, mind->unit, patient, NULL,
                      patient == WAR_NONE ? WAR_CLUB_DEED_AVOIDS : WAR_CLUB_DEED_TO_PATIENT,
                      mind->asked, best.hex, NULL, patient == WAR_NONE ? "club.8.6" : "club.8.5");
  *is_done = TRUE;
  return war_club_go (context, mind->unit, best.hex);
}

/* Towards the nearest who is damaged, if it comes nearer, and there where the fewest can hit it;
 * else only that. */
static gboolean
keep_safe (WarContext *context, guint medic)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint costs[WAR_CLUB_MAX_HEXES];
  WarClubMind mind;
  gboolean is_ok = TRUE, is_done = FALSE;
  gint patient;

  war_club_mind_init (&mind, context->setup, context->state, medic);
  patient = find_nearest_patient (context, &mind, costs);
  for (guint hex = 0; hex < data->n_hexes && patient != WAR_NONE; hex++)
    if (can_end (&mind, hex) && costs[hex] >= 0 && costs[hex] < costs[mind.hex])
      war_club_mind_add (&mind, WAR_NONE, (WarHex) hex, costs[hex]);
  is_ok = go_best (context, &mind, patient, &is_done);
  if (is_ok && !is_done && count_threats (context, medic, mind.hex) > 0)
    {
      for (guint hex = 0; hex < data->n_hexes; hex++)
        if (can_end (&mind, hex))
          war_club_mind_add (&mind, WAR_NONE, (WarHex) hex, 0);
      is_ok = go_best (context, &mind, WAR_NONE, &is_done);
    }
  war_club_mind_clear (&mind);
  return is_ok;
}

gboolean
war_club_work_medics (WarContext *context)
{
  gint side = war_context_get_game (context)[WAR_GAME_SIDE];

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      gboolean is_done = FALSE;

      if (!war_club_stands (context->setup, context->state, i)
          || war_club_get_side (context->setup, context->state, i) != side
          || !war_club_get_type (context->setup, context->state, i)->heals
          || !war_club_may_act (context->setup, context->state, i, FALSE, NULL))
        continue;
      /* Where its army does not move in the first turn, it may still heal (club.M-7). */
      if (!heal (context, i, &is_done)
          || (!is_done && war_club_acts (context->setup, context->state, i)
              && !keep_safe (context, i)))
        return FALSE;
    }
  return TRUE;
}
