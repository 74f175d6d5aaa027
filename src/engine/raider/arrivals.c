/* arrivals.c: new German units (raider.4.1 to raider.4.4, raider.R-19, raider.R-24)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

/* In the order of the data's words: of arrivals the first is the other table, of special ones it is
 * another roll. */
static const char *const words[]
  = { NULL,   "soldier",   "machine-gun",  "mortar",  "field-gun", "elite",     "leader",
      "tank", "aeroplane", "armoured-car", "renault", "whippet",   "st-chamond" };

/* So often two tables send each other on at most, which no dice do. */
#define MOST_ROLLS 64

/* The first that is left of the type; elite flamethrowers are of another one. */
static gint
find_left (const WarContext *context, gint type)
{
  for (guint i = 0; i < war_raider_count_units (context->setup); i++)
    {
      const gint32 *cells = war_context_get_piece (context, i);

      if (war_raider_get_side (context->setup, i) == WAR_RAIDER_GERMAN
          && cells[WAR_PIECE_TYPE] == type && cells[WAR_PIECE_PRESENCE] == WAR_PRESENCE_AWAY
          && cells[WAR_RAIDER_PIECE_BUNKER] == WAR_NONE && cells[WAR_RAIDER_PIECE_FLIES] == 0
          && cells[WAR_RAIDER_PIECE_COMES] == WAR_RAIDER_COMES_NOT)
        return (gint) i;
    }

  return WAR_NONE;
}

/* So many of them come, as far as there are any; an aeroplane flies. */
static gint
call (WarContext *context, gint type, gint count)
{
  gint n = 0;

  while (n < count)
    {
      gint unit = type == WAR_NONE ? WAR_NONE : find_left (context, type);
      gint32 *cells;

      if (unit == WAR_NONE)
        break;
      cells = war_context_get_piece (context, (guint) unit);
      if (war_raider_get_type (context->setup, context->state, (guint) unit)->branch
          == WAR_RAIDER_AEROPLANE)
        cells[WAR_RAIDER_PIECE_FLIES] = 1;
      else
        cells[WAR_RAIDER_PIECE_COMES] = WAR_RAIDER_COMES_NOW;
      n++;
    }

  return n;
}

/* A roll on one of the tables; *again: another roll is due. */
static gboolean
roll (WarContext *context, gboolean is_special, gboolean *goes_on)
{
  guint table = is_special ? WAR_RAIDER_TABLE_SPECIAL : WAR_RAIDER_TABLE_ARRIVALS;
  gint32 die, word, count = 1;
  gint type;
  const char *clause = is_special ? "raider.4.4" : "raider.4.3";
  WarQuestion question;

  if (!war_context_roll (context, "new-units", clause, WAR_RAIDER_GERMAN, 1, 0, &die, &question))
    return FALSE;
  word = war_raider_look_up (context->setup, table, die,
                             is_special ? WAR_RAIDER_SPECIAL_UNIT : WAR_RAIDER_ARRIVALS_UNIT, 0);
  if (!is_special)
    count = war_raider_look_up (context->setup, table, die, WAR_RAIDER_ARRIVALS_COUNT, 1);
  count = MAX (count, 1);
  *goes_on = word == 0;
  type
    = word == 0 ? WAR_NONE : war_raider_find_type (context->setup, WAR_RAIDER_GERMAN, words[word]);
  war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_DREW, WAR_NONE, WAR_NONE,
                         clause, type, word == 0 ? 0 : call (context, type, count));
  return TRUE;
}

/* The second die of raider.4.3, and what follows from it. */
static gboolean
roll_for_unit (WarContext *context)
{
  gboolean goes_on = TRUE, is_special = FALSE;

  for (guint i = 0; goes_on && i < MOST_ROLLS; i++, is_special = !is_special)
    if (!roll (context, is_special, &goes_on))
      return FALSE;

  return TRUE;
}

/* raider.R-24: who is too far from his leader follows another. */
static void
change_leaders (WarContext *context)
{
  const WarSetup *setup = context->setup;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      gint leader, own;
      WarLength distance;

      if (war_raider_get_side (setup, i) != WAR_RAIDER_GERMAN
          || war_raider_get_type (setup, context->state, i)->branch != WAR_RAIDER_SOLDIER
          || (!war_raider_stands (setup, context->state, i)
              && war_raider_get_bunker_of (setup, context->state, i) == WAR_NONE))
        continue;
      own = war_raider_get_leader (setup, context->state, i);
      if (own != WAR_NONE && war_raider_stands (setup, context->state, (guint) own)
          && war_raider_is_led (setup, context->state, i))
        continue;
      leader = war_raider_find_nearest_leader (setup, context->state, i, &distance);
      if (leader == WAR_NONE || leader == own
          || distance > war_raider_get_type (setup, context->state, (guint) leader)->leads)
        continue;
      war_raider_join (context, i,
                       war_context_get_piece (context, (guint) leader)[WAR_RAIDER_PIECE_REGIMENT],
                       "raider.R-24");
    }
}

/* Their owner places who has come. */
static void
ask_where (WarContext *context)
{
  if (war_raider_has_to_come (context->setup, context->state, WAR_RAIDER_GERMAN,
                              WAR_RAIDER_COMES_NOW))
    war_context_open_decision (context, WAR_RAIDER_GERMAN, WAR_RAIDER_DECIDE_ARRIVE);
}

/* raider.R-4: they come among the misfortunes, before the wind. */
gboolean
war_raider_draw_reserves (WarContext *context)
{
  if (!war_raider_has_misfortune (context->setup, context->state, WAR_RAIDER_RESERVES))
    return TRUE;
  if (!roll_for_unit (context))
    return FALSE;

  ask_where (context);
  return TRUE;
}

gboolean
war_raider_draw_units (WarContext *context)
{
  const WarSetup *setup = context->setup;
  gint need = war_raider_get_number (setup, WAR_RAIDER_NEW_UNITS);
  gint32 die;
  WarQuestion question;

  change_leaders (context);
  if (!war_raider_has_misfortune (setup, context->state, WAR_RAIDER_ROADS_SHELLED))
    {
      if (!war_context_roll (context, "new-units", "raider.4.3", WAR_RAIDER_GERMAN, 1, need, &die,
                             &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_DREW, WAR_NONE, WAR_NONE,
                             "raider.4.3", WAR_NONE, -1);
      if (die >= need && !roll_for_unit (context))
        return FALSE;
    }
  ask_where (context);
  return TRUE;
}
