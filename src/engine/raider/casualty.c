/* casualty.c: who dies in Trench Raider, and who is saved (raider.6.1, raider.6.8, R-17, R-29)
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/raider/private.h"

gboolean
war_raider_die_roll (WarContext *context, const char *purpose, const char *clause, gint side,
                     guint unit, gint need, gint32 *die, WarQuestion *question)
{
  *question = war_question_of_dice (purpose, clause, side, 1);
  question->need = need;
  question->subject = (gint) unit;
  return war_context_ask (context, question, die);
}

void
war_raider_lose (WarContext *context, guint unit, WarRaiderLoss loss, WarRaiderCause cause,
                 const char *clause)
{
  const WarSetup *setup = context->setup;
  gint32 *cells = war_context_get_piece (context, unit);
  gint32 feature = cells[WAR_RAIDER_PIECE_BUNKER];

  war_context_tell (context, WAR_RAIDER_EVENT_LOST, (gint) unit, WAR_NONE, clause, loss, cause);
  cells[WAR_PIECE_PRESENCE] = WAR_PRESENCE_GONE;
  cells[WAR_RAIDER_PIECE_LOSS] = loss;
  cells[WAR_RAIDER_PIECE_BUNKER] = WAR_NONE;
  cells[WAR_RAIDER_PIECE_PINNED] = 0;
  cells[WAR_RAIDER_PIECE_FIGHT] = 0;
  cells[WAR_RAIDER_PIECE_COUNTERS] = 0;
  cells[WAR_RAIDER_PIECE_MOTION] = WAR_RAIDER_STILL;
  cells[WAR_RAIDER_PIECE_UNCOVERED] = cells[WAR_RAIDER_PIECE_DIRECT] = 0;
  cells[WAR_RAIDER_PIECE_CROSSES] = WAR_NONE;

  /* The last man of a bunker, who died in it (raider.R-26). */
  if (feature != WAR_NONE
      && war_raider_list_garrison (setup, context->state,
                                   (guint) war_raider_get_bunker_index (setup, feature), NULL, 0)
           == 0)
    war_state_get_row (setup->layout, context->state, WAR_TABLE_FEATURES,
                       (guint) feature)[WAR_RAIDER_FEATURE_KILLED]
      = 1;
}

/* The least die that saves it from this; 0: nothing does. */
static gint
find_save (const WarContext *context, guint unit, WarRaiderCause cause)
{
  gint save = war_raider_get_type (context->setup, context->state, unit)->save;

  if (save > 0)
    return save;
  if (war_raider_get_bunker_of (context->setup, context->state, unit) != WAR_NONE
      && cause != WAR_RAIDER_CAUSE_GRENADE && cause != WAR_RAIDER_CAUSE_DESTRUCTION)
    return war_raider_get_number (context->setup, WAR_RAIDER_BUNKER_SAVE);

  return 0;
}

static gboolean
kill_plain (WarContext *context, guint unit, WarRaiderCause cause, const char *clause)
{
  gint save = find_save (context, unit, cause);
  gint32 die;
  WarQuestion question;

  if (save > 0)
    {
      if (!war_raider_die_roll (context, "save", "raider.R-29",
                                war_raider_get_side (context->setup, unit), unit, save, &die,
                                &question))
        return FALSE;
      war_context_tell_dice (context, &question, &die, WAR_RAIDER_EVENT_SAVED, (gint) unit,
                             WAR_NONE, "raider.R-29", die >= save);
      if (die >= save)
        return TRUE;
    }

  war_raider_lose (context, unit, WAR_RAIDER_LOSS_KILLED, cause, clause);
  return TRUE;
}

/* The nearest men of the leader's side who are not taken yet; WAR_NONE. */
static gint
find_nearest_man (const WarContext *context, guint leader, const gint *taken, guint n_taken)
{
  const WarSetup *setup = context->setup;
  WarLength least = WAR_LENGTH_MAX;
  gint found = WAR_NONE;

  for (guint i = 0; i < war_raider_count_units (setup); i++)
    {
      WarRaiderBranch branch = war_raider_get_type (setup, context->state, i)->branch;
      gboolean is_taken = FALSE;
      WarLength away;

      if (war_raider_get_side (setup, i) != war_raider_get_side (setup, leader)
          || (branch != WAR_RAIDER_SOLDIER && branch != WAR_RAIDER_ELITE)
          || (!war_raider_stands (setup, context->state, i)
              && war_raider_get_bunker_of (setup, context->state, i) == WAR_NONE))
        continue;
      for (guint j = 0; j < n_taken; j++)
        is_taken = is_taken || taken[j] == (gint) i;
      away = is_taken ? WAR_LENGTH_MAX : war_raider_get_distance (setup, context->state, leader, i);
      if (away >= least)
        continue;
      least = away;
      found = (gint) i;
    }

  return found;
}

#define MAX_INSTEAD 20

/* raider.R-17: three men die in a leader's stead, and nobody in the place of one who is saved. */
static gboolean
kill_instead (WarContext *context, guint leader, WarRaiderCause cause, const char *clause)
{
  gint n = war_raider_get_number (context->setup, WAR_RAIDER_LEADER_MEN);
  gint taken[MAX_INSTEAD];
  guint n_taken = 0;

  while (n_taken < MIN ((guint) n, MAX_INSTEAD))
    {
      gint found = find_nearest_man (context, leader, taken, n_taken);

      if (found == WAR_NONE)
        break;
      taken[n_taken++] = found;
    }
  if (n_taken == 0)
    return kill_plain (context, leader, cause, clause);

  for (guint i = 0; i < n_taken; i++)
    {
      war_context_add (context, WAR_RAIDER_EVENT_INSTEAD, (gint) leader, taken[i], "raider.6.8");
      if (!kill_plain (context, (guint) taken[i], cause, "raider.R-17"))
        return FALSE;
    }

  return TRUE;
}

gboolean
war_raider_kill (WarContext *context, guint unit, WarRaiderCause cause, const char *clause)
{
  return war_raider_get_type (context->setup, context->state, unit)->branch == WAR_RAIDER_LEADER
           ? kill_instead (context, unit, cause, clause)
           : kill_plain (context, unit, cause, clause);
}
