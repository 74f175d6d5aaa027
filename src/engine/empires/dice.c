/* dice.c: the rolls of End of Empires 1914, and what is added to them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

gboolean
war_empires_roll_off (WarContext *context, const char *purpose, const char *clause, gint *winner)
{
  gint32 dice[WAR_N_SIDES];

  do
    {
      WarQuestion question;
      WarEvent *event;

      for (gint side = 0; side < WAR_N_SIDES; side++)
        if (!war_context_roll (context, purpose, clause, side, 1, 0, &dice[side], &question))
          return FALSE;

      *winner = dice[0] == dice[1] ? WAR_NONE : dice[1] > dice[0];
      event = war_events_add (context->events, WAR_EMPIRES_EVENT_ROLLED, WAR_NONE, WAR_NONE,
                              *winner == WAR_NONE ? "common.G-6" : clause);
      question.count = WAR_N_SIDES;
      war_event_set_dice (event, &question, dice);
      event->arguments[0] = *winner;
    }
  while (*winner == WAR_NONE);

  return TRUE;
}

gint
war_empires_get_modifier (const WarSetup *setup, guint roll, guint cause)
{
  return war_empires_get_data (setup)->adds[roll][cause];
}

/* What is added -------------------------------------------------------------------------------- */

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

void
war_empires_sum_add (const WarSetup *setup, WarEmpiresSum *sum, guint cause, gint times)
{
  gint amount = times * war_empires_get_modifier (setup, sum->roll, cause);

  sum->amounts[cause] = (gint8) (sum->amounts[cause] + amount);
  sum->sum += amount;
}

void
war_empires_sum_apply (const WarEmpiresSum *sum, gint piece, guint first, guint n_dice,
                       WarQuestion *question)
{
  guint end = MIN (first + n_dice, question->count);

  for (guint i = first; i < end; i++)
    question->adds[i] = (gint8) sum->sum;
  for (guint cause = 0; cause < WAR_EMPIRES_N_CAUSES; cause++)
    war_question_add_modifier (question, cause, piece, sum->amounts[cause],
                               clauses[sum->roll][cause], end - first);
}

gint
war_empires_count_hits (const WarSetup *setup, gint result)
{
  const WarTableRow *row
    = war_rules_find_step (war_empires_get_data (setup)->rules, WAR_EMPIRES_TABLE_HITS, result);

  return row != NULL ? row->values[1] : 0;
}

gint
war_empires_get_least_hit (const WarSetup *setup)
{
  guint n_rows;
  const WarTableRow *rows
    = war_rules_get_table (war_empires_get_data (setup)->rules, WAR_EMPIRES_TABLE_HITS, &n_rows);
  gint least = G_MAXINT8;

  for (guint i = 0; i < n_rows; i++)
    if (rows[i].values[1] > 0)
      least = MIN (least, rows[i].values[0]);

  return least;
}
