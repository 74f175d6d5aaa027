/* chart.c: the chart that an automatic seat goes by, to be shown beside its game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "text/game/chart.h"

#include "text/game/play-private.h"

TextChart *
text_chart_new (const WarSetup *setup)
{
  g_return_val_if_fail (setup != NULL, NULL);

  const TextPlay *play = text_play_get (setup);

  return play->has_chart != NULL && play->has_chart (setup) ? play->chart (setup->operation->rules)
                                                            : NULL;
}

TextChart *
text_chart_new_of_rules (const WarRules *rules)
{
  g_return_val_if_fail (rules != NULL, NULL);

  const TextPlay *play = text_play_find (rules->system);

  return play != NULL && play->chart != NULL ? play->chart (rules) : NULL;
}

void
text_chart_free (TextChart *chart)
{
  for (guint i = 0; i < chart->boxes->len; i++)
    {
      g_free (g_array_index (chart->boxes, TextChartBox, i).name);
      g_free (g_array_index (chart->boxes, TextChartBox, i).words);
    }
  g_array_unref (chart->boxes);
  g_ptr_array_unref (chart->rows);
  g_ptr_array_unref (chart->columns);
  g_free (chart->title);
  g_free (chart);
}

gboolean
text_chart_read (const WarSetup *setup, const WarEvent *event, TextChartMark *mark)
{
  g_return_val_if_fail (setup != NULL, FALSE);
  g_return_val_if_fail (event != NULL, FALSE);

  const TextPlay *play = text_play_get (setup);

  *mark = (TextChartMark){ .column = WAR_NONE, .box = WAR_NONE, .is_done = TRUE };
  return play->chart_mark != NULL && play->chart_mark (setup, event, mark);
}
