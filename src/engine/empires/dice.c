/* dice.c: the rolls of End of Empires 1914
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

      if (!war_context_roll_off (context, purpose, clause, dice, &question))
        return FALSE;

      *winner = dice[0] == dice[1] ? WAR_NONE : dice[1] > dice[0];
      event = war_events_add (context->events, WAR_EMPIRES_EVENT_ROLLED, WAR_NONE, WAR_NONE,
                              *winner == WAR_NONE ? "common.G-6" : clause);
      war_event_set_dice (event, &question, dice);
      event->arguments[0] = *winner;
    }
  while (*winner == WAR_NONE);

  return TRUE;
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
