/* dice.c: the rolls of End of Empires 1914, and what is added to them
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

gboolean
war_empires_roll (WarEmpiresContext *context, const char *purpose, const char *clause, gint side,
                  guint n_dice, gint need, gint32 *dice, WarQuestion *question)
{
  *question = (WarQuestion){
    .kind = WAR_QUESTION_DICE,
    .purpose = purpose,
    .clause = clause,
    .owner = side, /* seats are numbered like sides */
    .sides = 6,
    .count = n_dice,
    .need = need,
  };

  return war_chance_ask (context->chance, &context->state->generator, question, dice);
}

gboolean
war_empires_roll_off (WarEmpiresContext *context, const char *purpose, const char *clause,
                      gint *winner)
{
  gint32 dice[WAR_N_SIDES];

  do
    {
      WarQuestion question;
      WarEvent *event;

      for (gint side = 0; side < WAR_N_SIDES; side++)
        if (!war_empires_roll (context, purpose, clause, side, 1, 0, &dice[side], &question))
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

gint
war_empires_count_hits (const WarSetup *setup, gint result)
{
  const WarTableRow *row
    = war_rules_find_step (war_empires_get_data (setup)->rules, WAR_EMPIRES_TABLE_HITS, result);

  return row != NULL ? row->values[1] : 0;
}
