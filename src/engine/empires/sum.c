/* sum.c: what is added to the dice of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

static const char *const clauses[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_CAUSES] = {
  [WAR_EMPIRES_ROLL_SMALL_ARMS] = {
    [WAR_EMPIRES_CAUSE_TARGET_IN_COVER] = "empires.4.5",
    [WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED] = "empires.C-16",
    [WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED] = "empires.4.6",
    [WAR_EMPIRES_CAUSE_MOVED_AND_FIRED] = "empires.4.7",
    [WAR_EMPIRES_CAUSE_TARGET_CAVALRY] = "empires.4.8",
    [WAR_EMPIRES_CAUSE_LONG_RANGE] = "empires.4.9",
    [WAR_EMPIRES_CAUSE_SHORT_RANGE] = "empires.4.10",
    [WAR_EMPIRES_CAUSE_TARGET_ARTILLERY] = "empires.4.11",
    [WAR_EMPIRES_CAUSE_TARGET_MACHINE_GUN] = "empires.4.12",
  },
  [WAR_EMPIRES_ROLL_ARTILLERY] = {
    [WAR_EMPIRES_CAUSE_RANGE] = "empires.5.1",
    [WAR_EMPIRES_CAUSE_TARGET_IN_COVER] = "empires.5.2",
    [WAR_EMPIRES_CAUSE_TARGET_PRONE_OR_PINNED] = "empires.5.3",
    [WAR_EMPIRES_CAUSE_CREW_LOST] = "empires.5.4",
    [WAR_EMPIRES_CAUSE_TARGET_CAVALRY] = "empires.5.5",
  },
  [WAR_EMPIRES_ROLL_MELEE] = {
    [WAR_EMPIRES_CAUSE_TARGET_IN_COVER] = "empires.6.4",
    [WAR_EMPIRES_CAUSE_FIRER_PRONE_OR_PINNED] = "empires.6.5",
    [WAR_EMPIRES_CAUSE_MORE_FIGURES] = "empires.6.6",
    [WAR_EMPIRES_CAUSE_CAVALRY] = "empires.6.7",
    [WAR_EMPIRES_CAUSE_ATTACKING] = "empires.6.8",
  },
  [WAR_EMPIRES_ROLL_MORALE] = {
    [WAR_EMPIRES_CAUSE_UNDER_FIRE] = "empires.8.2",
    [WAR_EMPIRES_CAUSE_FRIENDS_FLED] = "empires.8.3",
    [WAR_EMPIRES_CAUSE_IN_COVER] = "empires.8.4",
    [WAR_EMPIRES_CAUSE_ENFILADED] = "empires.8.5",
    [WAR_EMPIRES_CAUSE_TWO_FIGURES_LOST] = "empires.8.6",
  },
};

WarEmpiresSum
war_empires_sum_begin (const gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES], guint roll)
{
  return (WarEmpiresSum){ .roll = roll, .adds = adds[roll] };
}

static void
add (WarEmpiresSum *sum, guint cause, gint amount)
{
  sum->amounts[cause] = (gint8) (sum->amounts[cause] + amount);
  sum->sum += amount;
}

void
war_empires_sum_add (WarEmpiresSum *sum, guint cause, gint times)
{
  add (sum, cause, times * sum->adds[cause]);
}

void
war_empires_sum_apply (const WarEmpiresSum *sum, gint piece, guint first, guint n_dice,
                       WarQuestion *question)
{
  guint end = MIN (first + n_dice, question->count);

  if (end <= first)
    return;

  for (guint i = first; i < end; i++)
    question->adds[i] = (gint8) sum->sum;
  for (guint cause = 0; cause < WAR_EMPIRES_N_CAUSES; cause++)
    war_question_add_modifier (question, cause, piece, sum->amounts[cause],
                               clauses[sum->roll][cause], end - first);
}

/* Shots --------------------------------------------------------------------------------------- */

#define ADD(cause) war_empires_sum_add (sum, WAR_EMPIRES_CAUSE_##cause, 1)

WarEmpiresRange
war_empires_find_range (const WarEmpiresWeapon *weapon, WarLength distance)
{
  return distance <= weapon->short_range       ? WAR_EMPIRES_RANGE_SHORT
         : distance <= weapon->effective_range ? WAR_EMPIRES_RANGE_EFFECTIVE
                                               : WAR_EMPIRES_RANGE_LONG;
}

/* empires.4.5, empires.4.6, empires.4.7, empires.4.8, empires.4.9, empires.4.10, empires.4.11,
 * empires.4.12, empires.C-16 */
static void
add_small_arms (const WarEmpiresConditions *shot, WarAmendments amendments, WarEmpiresSum *sum)
{
  if (shot->is_covered)
    ADD (TARGET_IN_COVER);
  else if (shot->is_prone && (amendments >> WAR_EMPIRES_AMENDMENT_PRONE_COVER & 1) != 0)
    ADD (TARGET_PRONE_OR_PINNED);
  if (shot->firer_is_low)
    ADD (FIRER_PRONE_OR_PINNED);
  if (shot->moves)
    ADD (MOVED_AND_FIRED);
  if (shot->is_mounted)
    ADD (TARGET_CAVALRY);
  if (shot->range == WAR_EMPIRES_RANGE_LONG)
    ADD (LONG_RANGE);
  if (shot->range == WAR_EMPIRES_RANGE_SHORT)
    ADD (SHORT_RANGE);
  if (shot->target == WAR_EMPIRES_BATTERY)
    ADD (TARGET_ARTILLERY);
  if (shot->target == WAR_EMPIRES_MACHINE_GUN)
    ADD (TARGET_MACHINE_GUN);
}

/* empires.5.1, empires.5.2, empires.5.3, empires.5.4, empires.5.5, empires.C-1 */
static void
add_artillery (const WarRules *rules, const WarEmpiresConditions *shot, WarAmendments amendments,
               WarEmpiresSum *sum)
{
  static const guint less[WAR_EMPIRES_N_RANGES] = {
    [WAR_EMPIRES_RANGE_SHORT] = WAR_EMPIRES_SHORT_LESS,
    [WAR_EMPIRES_RANGE_EFFECTIVE] = WAR_EMPIRES_EFFECTIVE_LESS,
    [WAR_EMPIRES_RANGE_LONG] = WAR_EMPIRES_LONG_LESS,
  };
  gboolean is_amended = (amendments >> WAR_EMPIRES_AMENDMENT_ARTILLERY_COVER & 1) != 0;

  add (sum, WAR_EMPIRES_CAUSE_RANGE, -rules->numbers[less[shot->range]]);
  if (shot->is_covered)
    war_empires_sum_add (sum, WAR_EMPIRES_CAUSE_TARGET_IN_COVER, is_amended ? -1 : 1);
  if (shot->is_low)
    ADD (TARGET_PRONE_OR_PINNED);
  if (shot->is_mounted)
    ADD (TARGET_CAVALRY);
  war_empires_sum_add (sum, WAR_EMPIRES_CAUSE_CREW_LOST, shot->crew_lost);
}

WarEmpiresSum
war_empires_sum_shot (const WarRules *rules,
                      const gint adds[WAR_EMPIRES_N_ROLLS][WAR_EMPIRES_N_TABLE_CAUSES],
                      WarAmendments amendments, const WarEmpiresConditions *shot)
{
  WarEmpiresSum sum = war_empires_sum_begin (
    adds, shot->is_artillery ? WAR_EMPIRES_ROLL_ARTILLERY : WAR_EMPIRES_ROLL_SMALL_ARMS);

  if (shot->is_artillery)
    add_artillery (rules, shot, amendments, &sum);
  else
    add_small_arms (shot, amendments, &sum);
  return sum;
}
