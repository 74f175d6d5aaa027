/* chart-medic.c: the Medic of Trench Club (club.8.3 to club.8.6, club.M-12)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/club/private.h"

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
         && war_club_get_data (mind->setup)->fort_at[hex] == WAR_NONE;
}

/* The pair of hexes on which both stand next to each other: by the Medic's move, else by the
 * patient's, else by both for the least cost. */
static gboolean
meet (WarContext *context, guint medic, guint patient, gboolean *is_met)
{
  const WarClub *data = war_club_get_data (context->setup);
  gboolean may_move = war_club_acts (context->setup, context->state, patient);
  WarClubMind mind, other;
  gint best = G_MAXINT;
  WarHex to = WAR_HEX_NONE, at = WAR_HEX_NONE;
  gboolean is_ok = TRUE;

  war_club_mind_init (&mind, context->setup, context->state, medic);
  war_club_mind_init (&other, context->setup, context->state, patient);
  for (guint i = 0; i < data->n_hexes; i++)
    for (guint j = 0; can_end (&mind, i) && j < data->n_hexes; j++)
      {
        gint cost = mind.ways.costs[i] + other.ways.costs[j];
        gint key = cost + (j == other.hex ? 0 : i == mind.hex ? 10000 : 20000);

        if ((j != other.hex && !may_move) || !can_end (&other, j) || key >= best
            || war_club_get_distance (context->setup, (WarHex) i, (WarHex) j) != 1)
          continue;
        best = key;
        to = (WarHex) i;
        at = (WarHex) j;
      }
  *is_met = to != WAR_HEX_NONE;
  if (*is_met)
    {
      war_club_tell_deed (context, medic, (gint) patient, NULL, WAR_CLUB_DEED_HEALS,
                          WAR_CLUB_PRIORITY_MOST_DAMAGED, to, 0, "club.8.3");
      is_ok = war_club_go (context, medic, to);
      if (is_ok && at != other.hex)
        {
          war_club_tell_deed (context, patient, (gint) medic, NULL, WAR_CLUB_DEED_COMES_TO_MEDIC,
                              WAR_CLUB_PRIORITY_ONLY, at, 0, "club.8.4");
          is_ok = war_club_go (context, patient, at);
        }
    }
  war_club_mind_clear (&mind);
  war_club_mind_clear (&other);
  return is_ok;
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
            || war_club_get_unit_distance (context->setup, context->state, medic, units[i])
                 > (guint) numbers[WAR_CLUB_HEAL_RANGE])
          continue;
        if (!meet (context, medic, units[i], is_done))
          return FALSE;
        if (!*is_done)
          continue;
        war_club_set (context, units[i], WAR_CLUB_PIECE_DAMAGE, MAX (left, 0));
        war_club_set (context, units[i], WAR_CLUB_PIECE_MOVED, 1);
        war_events_add (context->events, WAR_CLUB_EVENT_HEALED, (gint) medic, (gint) units[i],
                        "club.M-12")
          ->arguments[0]
          = MAX (left, 0);
      }
  return TRUE;
}

/* Towards the nearest who is damaged, else out of range. */
static gboolean
keep_safe (WarContext *context, guint medic)
{
  const WarClub *data = war_club_get_data (context->setup);
  gint patient = WAR_NONE;
  WarClubMind mind;
  WarClubWay best;
  gboolean is_ok = TRUE;

  for (guint i = 0; i < data->n_rows; i++)
    if (is_patient (context, medic, i)
        && (patient == WAR_NONE
            || war_club_get_unit_distance (context->setup, context->state, medic, i)
                 < war_club_get_unit_distance (context->setup, context->state, medic,
                                               (guint) patient)))
      patient = (gint) i;
  war_club_mind_init (&mind, context->setup, context->state, medic);
  if (patient == WAR_NONE && count_threats (context, medic, mind.hex) == 0)
    {
      war_club_mind_clear (&mind);
      return TRUE;
    }
  for (guint hex = 0; hex < data->n_hexes; hex++)
    if (can_end (&mind, hex))
      war_club_mind_add (
        &mind, WAR_NONE, (WarHex) hex,
        (patient == WAR_NONE
           ? 0
           : 1000
               * (gint) war_club_get_distance (
                 context->setup, (WarHex) hex,
                 war_club_get_hex (context->setup, context->state, (guint) patient)))
          + count_threats (context, medic, (WarHex) hex));
  war_club_mind_keep_nearest (&mind);
  if (war_club_mind_choose (&mind, FALSE, &best))
    {
      war_club_tell_deed (context, medic, patient, NULL,
                          patient == WAR_NONE ? WAR_CLUB_DEED_AVOIDS : WAR_CLUB_DEED_TO_PATIENT,
                          mind.decided, best.hex, 0, patient == WAR_NONE ? "club.8.6" : "club.8.5");
      is_ok = war_club_go (context, medic, best.hex);
    }
  war_club_mind_clear (&mind);
  return is_ok;
}

gboolean
war_club_work_medics (WarContext *context)
{
  gint side = war_setup_peek_game (context->setup, context->state)[WAR_GAME_SIDE];

  for (guint i = 0; i < war_club_count_units (context->setup); i++)
    {
      gboolean is_done = FALSE;

      if (!war_club_stands (context->setup, context->state, i)
          || war_club_get_side (context->setup, context->state, i) != side
          || !war_club_get_type (context->setup, context->state, i)->heals
          || !war_club_acts (context->setup, context->state, i))
        continue;
      if (!heal (context, i, &is_done) || (!is_done && !keep_safe (context, i)))
        return FALSE;
    }
  return TRUE;
}
