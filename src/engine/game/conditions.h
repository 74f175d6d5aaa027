/* conditions.h: by what a side of an operation wins: with its place found, and when it holds
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* A condition of the operation. A system says who counts, and when it is asked. */
typedef struct
{
  WarConditionKind kind;
  gint side; /* that wins: 0, 1 */
  gint count;
  WarLength reach;
  const WarZone *zone; /* HOLD_ZONE */
  const WarPoint *point; /* HOLD_POINT, CARRY */
  gint piece; /* CARRY: the row of the objective, once the system has given it one; WAR_NONE */
  const char *clause; /* the operation's, or that of such conditions */
  gboolean is_off; /* an amendment that is off: nobody wins by it */
} WarPlacedCondition;

#define WAR_N_CONDITIONS (WAR_CONDITION_LIMIT + 1)

/* The operation's, as an array of WarPlacedCondition, to free: numbered as there. clauses: one for
 * each kind, by which it decides where the operation does not say so. Adds a WarSetupFault for each
 * that has no place, and for a second of the same kind that a side holds by, as rounds of holding
 * are counted once. */
GArray *war_conditions_place (const WarOperation *operation,
                              const char *const clauses[WAR_N_CONDITIONS], GArray *faults);

static inline WarPlacedCondition *
war_conditions_get (const GArray *conditions, guint index)
{
  return &g_array_index (conditions, WarPlacedCondition, index);
}

/* Whether somebody has to be somewhere for a time, which is counted. */
static inline gboolean
war_condition_is_for_holding (WarConditionKind kind)
{
  return kind == WAR_CONDITION_HOLD_ZONE || kind == WAR_CONDITION_HOLD_POINT;
}

/* The first of that kind by which the side wins, or WAR_NONE. */
gint war_conditions_find (const GArray *conditions, WarConditionKind kind, gint side);

/* The next of these, from the index on, which becomes its; NULL: there is none. */
const WarPlacedCondition *war_conditions_find_next (const GArray *conditions, WarConditionKind kind,
                                                    gint side, guint *index);

/* When the sides have changed zones: what the one has to carry home lies where that of the other
 * lay. Without another to change places with, what lay in its owner's zone lies in the middle of
 * the other: it would be home before it is taken. */
void war_conditions_swap_pieces (const GArray *conditions, const WarSetup *setup, WarState *state,
                                 const WarZone *const zones[WAR_N_SIDES]);

/* What has been reached at one moment: the first condition of each side that holds, or WAR_NONE. */
typedef struct
{
  gint conditions[WAR_N_SIDES];
} WarReached;

#define WAR_REACHED_NOTHING \
  { \
    { \
      WAR_NONE, WAR_NONE \
    } \
  }

void war_reached_note (WarReached *reached, const GArray *conditions, gint index);

/* Who has won by that, WAR_WINNER_…, and by which condition: it is a draw where one of each side
 * holds. */
gint war_reached_judge (const WarReached *reached, gint *condition);

/* How a side stands when the rounds have passed. */
typedef struct
{
  gint32 killed, points; /* as far as the system counts such */
  gint n_left; /* units */
} WarStanding;

/* Who wins there by those that hold, WAR_WINNER_…, and by which; as war_reached_judge(). */
gint war_conditions_judge_limit (const GArray *conditions, const WarStanding standings[WAR_N_SIDES],
                                 gint *condition);

/* Whether the side has something to hope for there: by a count that either side may lead, or as the
 * one that only has to last. */
gboolean war_conditions_may_hold_at_limit (const GArray *conditions, gint side);

G_END_DECLS
