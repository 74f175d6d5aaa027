/* web-page-private.h: what pages for browsers share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/html-private.h"
#include "draw/map-plan.h"
#include "draw/units-private.h"

G_BEGIN_DECLS

/* The units of a side of the list (0: of an army, by its sections) as cards, whose headings are of
 * that level, with boxes to tick. */
void draw_web_units_add (DrawHtml *html, const GPtrArray *list, gint side, guint level);

/* What the statistics of units mean, and how weapons are written. */
void draw_web_units_add_key (DrawHtml *html, const WarSystem *system);

/* The map in its border with what else is drawn over the field by draw, in millimetres of the
 * table, and a line below; NULL: nothing is, and there is none. */
typedef struct
{
  DrawPlan *plan;
  const WarRules *rules; /* or NULL */
  const char *sides[WAR_N_SIDES]; /* or NULL */
  DrawHtmlFunc draw;
  gconstpointer data;
} DrawWebMap;

void draw_web_map_add (DrawHtml *html, const DrawWebMap *map, const char *title,
                       const char *caption);

G_END_DECLS
