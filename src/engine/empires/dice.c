/* dice.c: the rolls of End of Empires 1914
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "engine/empires/private.h"

gboolean
war_empires_roll_for (WarContext *context, guint unit, const char *purpose, const char *clause,
                      gint owner, guint n_dice, gint need, gint32 *dice, WarQuestion *question)
{
  *question = war_question_of_dice (purpose, clause, owner, n_dice);
  question->need = need;
  question->subject = (gint) war_ranks_first (context->setup, unit);
  return war_context_ask (context, question, dice);
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
