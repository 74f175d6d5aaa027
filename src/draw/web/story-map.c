/* story-map.c: what happened in a round, on its map
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "draw/map/map-private.h"
#include "draw/units/pieces.h"
#include "draw/web/story-private.h"
#include "draw/web/web-page-private.h"
#include "engine/bases/ranks.h"
#include "engine/game/acts.h"

/* In millimetres of the drawing. */
#define LINE 0.55
#define BELOW 0.7 /* the white on both sides of a line together */
#define HEAD 2.2
#define LEAST_WAY 2.5 /* who goes less needs no arrow */
#define CROSS 1.7

/* A way that somebody has gone in the round. */
typedef struct
{
  gint piece, side;
  WarBase last; /* where it is now */
  GArray *places; /* WarPosition, at least two */
} Way;

static void
clear_way (gpointer data)
{
  g_array_unref (((Way *) data)->places);
}

/* Of which unit it is a base; WAR_NONE: it is by itself. */
static gint
get_unit (const WarSetup *setup, gint piece)
{
  return setup->ranks != NULL ? (gint) war_ranks_find_unit (setup, (guint) piece) : WAR_NONE;
}

/* NULL: another base of the same unit shows where it goes. */
static Way *
find_way (const WarSetup *setup, GArray *ways, const WarAct *act)
{
  Way way = { .piece = act->piece, .side = act->side };
  gint unit = get_unit (setup, act->piece);

  for (guint i = 0; i < ways->len; i++)
    {
      Way *other = &g_array_index (ways, Way, i);

      if (other->piece == act->piece)
        return other;
      if (unit != WAR_NONE && get_unit (setup, other->piece) == unit)
        return NULL;
    }

  way.places = g_array_new (FALSE, FALSE, sizeof (WarPosition));
  g_array_append_val (way.places, act->from.centre);
  g_array_append_val (ways, way);
  return &g_array_index (ways, Way, ways->len - 1);
}

/* Of several moves of a round one way is made. */
static GArray *
collect_ways (const WarSetup *setup, const GArray *acts)
{
  GArray *ways = g_array_new (FALSE, FALSE, sizeof (Way));

  g_array_set_clear_func (ways, clear_way);
  for (guint i = 0; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);
      Way *way;

      if (act->kind != WAR_ACT_MOVE || act->is_marker || !act->has_from || !act->has_to)
        continue;
      way = find_way (setup, ways, act);
      if (way == NULL)
        continue;
      g_array_append_vals (way->places, act->stops, act->n_stops);
      g_array_append_val (way->places, act->to.centre);
      way->last = act->to;
    }
  return ways;
}

static void
stroke (cairo_t *cr, double unit, DrawColour colour)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, (LINE + BELOW) * unit);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.75);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, LINE * unit);
  draw_set_colour (cr, colour, 1);
  cairo_stroke (cr);
}

static DrawColour
get_colour (gint side)
{
  return draw_palette_get (side == WAR_NONE ? DRAW_COLOUR_INK
                           : side == 0      ? DRAW_COLOUR_SIDE_1
                                            : DRAW_COLOUR_SIDE_2,
                           DRAW_INK_COLOUR);
}

static double
get_mm (gint32 length)
{
  return (double) length / WAR_MILLIMETRE;
}

static void
draw_way (cairo_t *cr, const Way *way, double unit)
{
  const WarPosition *places = &g_array_index (way->places, WarPosition, 0);
  guint last = way->places->len - 1, before = last;
  double x = get_mm (places[last].x), y = get_mm (places[last].y), dx = 0, dy = 0, length = 0;
  double radius = get_mm (MIN (way->last.width, way->last.depth)) / 2;

  /* The head points along the last piece that is long enough to have a direction. */
  while (before > 0 && length < HEAD * unit)
    {
      before--;
      dx = x - get_mm (places[before].x);
      dy = y - get_mm (places[before].y);
      length = hypot (dx, dy);
    }
  if (length < LEAST_WAY * unit)
    return;

  cairo_move_to (cr, get_mm (places[0].x), get_mm (places[0].y));
  for (guint i = 1; i < last; i++)
    cairo_line_to (cr, get_mm (places[i].x), get_mm (places[i].y));

  /* At the edge of who stands there, whose sign is to be seen. */
  dx /= length;
  dy /= length;
  if (length > radius + HEAD * unit)
    {
      x -= dx * radius;
      y -= dy * radius;
    }
  cairo_line_to (cr, x, y);
  dx *= HEAD * unit;
  dy *= HEAD * unit;
  cairo_move_to (cr, x - dx - dy * 0.5, y - dy + dx * 0.5);
  cairo_line_to (cr, x, y);
  cairo_line_to (cr, x - dx + dy * 0.5, y - dy - dx * 0.5);
  stroke (cr, unit, get_colour (way->side));
}

static void
draw_fall (cairo_t *cr, const WarAct *act, double unit)
{
  const WarBase *base = act->has_to ? &act->to : &act->from;
  double x = get_mm (base->centre.x), y = get_mm (base->centre.y), arm = CROSS * unit;

  if (!act->has_to && !act->has_from)
    return;
  cairo_move_to (cr, x - arm, y - arm);
  cairo_line_to (cr, x + arm, y + arm);
  cairo_move_to (cr, x - arm, y + arm);
  cairo_line_to (cr, x + arm, y - arm);
  stroke (cr, unit, get_colour (act->side));
}

/* Whether anything was seen of it. */
static gboolean
draw_acts (cairo_t *cr, DrawStory *story, const GArray *acts)
{
  double unit = get_mm (story->plan->field->width) / DRAW_WEB_MAP_WIDTH;
  g_autoptr (GArray) ways = collect_ways (story->game->setup, acts);

  for (guint i = 0; i < ways->len; i++)
    draw_way (cr, &g_array_index (ways, Way, i), unit);
  for (guint i = 0; i < acts->len; i++)
    if (g_array_index (acts, WarAct, i).kind == WAR_ACT_FALL)
      draw_fall (cr, &g_array_index (acts, WarAct, i), unit);
  return acts->len > 0;
}

static GArray *
list_acts (DrawStory *story, guint first, guint end)
{
  GArray *acts = g_array_new (FALSE, TRUE, sizeof (WarAct));

  for (guint i = first; i < end; i++)
    war_acts_add (story->game->setup, story->replay, i, acts);
  return acts;
}

gboolean
draw_story_orders (cairo_t *cr, DrawStory *story, guint first, guint end, guint n_orders)
{
  g_autoptr (GArray) acts = list_acts (story, first, end);

  draw_pieces (cr, story->game->setup, war_replay_go_to (story->replay, n_orders), DRAW_INK_COLOUR);
  return draw_acts (cr, story, acts);
}

void
draw_story_part (cairo_t *cr, DrawStory *story, guint index)
{
  const DrawStoryPart *part = g_ptr_array_index (story->parts, index);

  g_autoptr (GArray) acts = NULL;
  guint from = part->first;

  /* The last order of the round before may have done something in this one. Where sides are placed
   * nobody goes. */
  if (index == 0)
    from = part->shown;
  else if (index > 1)
    from = ((const DrawStoryPart *) g_ptr_array_index (story->parts, index - 1))->shown;
  acts = list_acts (story, from, part->shown);
  draw_acts (cr, story, acts);
}
