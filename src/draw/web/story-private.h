/* story-private.h: the parts of a story
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include "draw/map/map-plan.h"
#include "draw/web/story.h"
#include "engine/game/replay.h"

G_BEGIN_DECLS

/* A round, or what is before the first. */
typedef struct
{
  char *title;
  gint round; /* 0: what is before the first */
  guint first, end; /* orders: first … end − 1 */
  guint shown; /* how it stands at the end: without the last order, if that began the next round by
                  somebody's fall */
  guint first_event; /* of the replay; the last order before may have some of this round */
  GPtrArray *moments; /* char * */
  GPtrArray *photos; /* DrawStoryPhoto */
} DrawStoryPart;

typedef struct
{
  GBytes *jpeg;
  guint width, height; /* pixels */
} DrawStoryPhoto;

struct _DrawStory
{
  const WarGame *game;
  WarReplay *replay;
  DrawPlan *plan;
  GPtrArray *parts; /* DrawStoryPart, at least one */
  GPtrArray *turning_points; /* char: what changed most in all of it */
  GPtrArray *notes; /* Note, of story.c */
};

/* Who tells it. items: char *. */
typedef struct
{
  void (*heading) (gpointer data, guint level, const char *text);
  void (*paragraph) (gpointer data, const char *text);
  void (*items) (gpointer data, const GPtrArray *items);
  void (*map) (gpointer data, DrawStory *story, guint part);
  void (*photo) (gpointer data, DrawStory *story, guint part, guint photo);
} DrawTeller;

void draw_story_tell (DrawStory *story, const DrawTeller *teller, gpointer data);

/* How it stands after so many orders, and the ways and falls of those from first until before end;
 * whether anything was seen of these. And only the ways and falls of a part. In millimetres of the
 * table: story-map.c */
gboolean draw_story_orders (cairo_t *cr, DrawStory *story, guint first, guint end, guint n_orders);
void draw_story_part (cairo_t *cr, DrawStory *story, guint part);

G_END_DECLS
