/* chart.h: the chart that an automatic seat goes by, to be shown beside its game
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "engine/game/play.h"

G_BEGIN_DECLS

/* A cell of a chart, or several beside each other that say the same. */
typedef struct
{
  guint row, column; /* from 0; the leftmost */
  guint n_columns;
  char *name; /* its number in the rules: "6.207" */
  char *words; /* "towards an entrance of a neutral or hostile fort" */
} TextChartBox;

typedef struct
{
  char *title;
  GPtrArray *rows; /* char *: whom a row is for */
  GPtrArray *columns; /* char *: what each is called; its number is its place, from 1 */
  GArray *boxes; /* TextChartBox: by rows, from the left */
} TextChart;

/* What an event says about the chart. */
typedef struct
{
  gint column; /* that was rolled, from 0; WAR_NONE: none was */
  gint box; /* the place of the box that a unit has carried out; WAR_NONE: none */
  guint64 tried; /* bit n: it could not do the n-th box before that */
  gboolean is_done; /* FALSE: it could do nothing in its row, and goes by its first box alone */
  gboolean is_stuck; /* that leads nowhere: it stays where it is */
} TextChartMark;

#define TEXT_CHART_MAX_BOXES 64

/* NULL: no seat of the game goes by a chart. */
TextChart *text_chart_new (const WarSetup *setup);

/* That of the rules, whoever plays; NULL: they have none. */
TextChart *text_chart_new_of_rules (const WarRules *rules);
void text_chart_free (TextChart *chart);

/* FALSE: the event says nothing about it. */
gboolean text_chart_read (const WarSetup *setup, const WarEvent *event, TextChartMark *mark);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (TextChart, text_chart_free)

G_END_DECLS
