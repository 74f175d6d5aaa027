/* chart-shown.c: the enemy's chart of Trench Club as a table, and what of it is lit
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "text/club/private.h"

/* Places of boxes are by rows, from the left. */
static gint
get_place (const WarRules *rules, const WarClubBox *box)
{
  gint place = 0;

  for (gint row = 0; row <= (gint) box->row; row++)
    for (gint column = 1; column <= WAR_CLUB_SIDES; column++)
      {
        if (row == (gint) box->row && column == box->column)
          return place;
        place += war_club_find_box (rules, (WarClubRow) row, column).column == column;
      }
  return place;
}

static guint
count_columns (const WarRules *rules, const WarClubBox *box)
{
  gint last = box->column;

  while (last < WAR_CLUB_SIDES
         && war_club_find_box (rules, box->row, last + 1).column == box->column)
    last++;
  return (guint) (last - box->column + 1);
}

gboolean
text_club_has_chart (const WarSetup *setup)
{
  return war_club_get_data (setup)->chart_party != WAR_NONE;
}

TextChart *
text_club_chart (const WarRules *rules)
{
  TextChart *chart = g_new0 (TextChart, 1);

  chart->title = g_strdup (_ ("The Enemy’s Chart"));
  chart->rows = g_ptr_array_new_with_free_func (g_free);
  chart->columns = g_ptr_array_new_with_free_func (g_free);
  chart->boxes = g_array_new (FALSE, FALSE, sizeof (TextChartBox));
  for (gint column = 1; column <= WAR_CLUB_SIDES; column++)
    g_ptr_array_add (chart->columns, g_strdup (text_club_mood (rules, column)));
  for (gint row = 0; row < WAR_CLUB_N_ROWS; row++)
    {
      g_ptr_array_add (chart->rows, g_strdup (text_club_row (row)));
      for (gint column = 1; column <= WAR_CLUB_SIDES; column++)
        {
          const WarClubBox box = war_club_find_box (rules, (WarClubRow) row, column);
          const char *words = text_club_box (&box);

          if (box.column != column || chart->boxes->len == TEXT_CHART_MAX_BOXES)
            continue;
          g_array_append_vals (chart->boxes,
                               &(TextChartBox){
                                 .row = (guint) row,
                                 .column = (guint) column - 1,
                                 .n_columns = count_columns (rules, &box),
                                 .name = g_strdup_printf ("6.%u", text_club_box_id (&box)),
                                 .words = g_strdup (words != NULL ? words : ""),
                               },
                               1);
        }
    }
  return chart;
}

/* Who could not do a box took the one to the left (club.5.8). */
static void
mark_box (const WarSetup *setup, const gint32 *arguments, TextChartMark *mark)
{
  const WarRules *rules = war_club_get_data (setup)->rules;
  WarClubBox box = { .row = (WarClubRow) (arguments[0] - 1), .column = arguments[1] };

  mark->box = get_place (rules, &box);
  mark->is_stuck = arguments[2] == WAR_CLUB_DEED_NOTHING;
  mark->is_done = arguments[2] != WAR_CLUB_DEED_TOWARDS_FIRST && !mark->is_stuck;
  for (gint32 i = 0; i < arguments[5]; i++)
    {
      if (mark->is_done)
        box = text_club_get_right_box (rules, &box);
      else if (i > 0)
        box = war_club_get_left_box (rules, &box);
      mark->tried |= (guint64) 1 << get_place (rules, &box);
    }
}

gboolean
text_club_chart_mark (const WarSetup *setup, const WarEvent *event, TextChartMark *mark)
{
  if (event->kind == WAR_CLUB_EVENT_COLUMN)
    mark->column = event->arguments[0] - 1;
  else if (event->kind == WAR_CLUB_EVENT_ACTED && event->arguments[0] != 0)
    mark_box (setup, event->arguments, mark);
  else
    return FALSE;
  return TRUE;
}
