/* web-page-private.h: what pages for browsers share
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map-plan.h"
#include "draw/sheets/units-private.h"
#include "draw/web/html-private.h"

G_BEGIN_DECLS

/* The units of a side of the list (0: of an army, by its sections) as cards, whose headings are of
 * that level, with boxes to tick. */
void draw_web_units_add (DrawHtml *html, const GPtrArray *list, gint side, guint level);

/* What the statistics of units mean, and how weapons are written. */
void draw_web_units_add_key (DrawHtml *html, const WarSystem *system);

/* The map in its border with who stands on it in the state of a game, and what else is drawn over
 * that by draw, in millimetres of the table, and a line below; NULL: nobody does, nothing is, and
 * there is none. The state is not looked at any more when draw is called. */
typedef struct
{
  DrawPlan *plan;
  const WarRules *rules; /* or NULL */
  const char *sides[WAR_N_SIDES]; /* or NULL */
  const WarSetup *setup;
  const WarState *state;
  DrawHtmlFunc draw;
  gconstpointer data;
} DrawWebMap;

/* On a page the field is drawn once: the maps after the first refer to it. */
void draw_web_map_add (DrawHtml *html, const DrawWebMap *map, const char *title,
                       const char *caption);

/* The same so wide as it is on a page, in millimetres; how high it is. cr: or NULL. */
#define DRAW_WEB_MAP_WIDTH 134.8
double draw_web_map_draw (const DrawWebMap *map, cairo_t *cr);

/* "August 1915 · Hooge, east of Ypres · Entrenched! 1914–1915": free it. */
char *draw_web_dup_about (const WarOperation *operation);

/* What both sides agree on, and how each wins. */
GPtrArray *draw_web_list_battle (const WarOperation *operation);

G_END_DECLS
