/* show-marks.c: the marks on a board of what orders have done
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/show-marks.h"

#include <math.h>

#include "app/game/board/play-marks.h"
#include "app/game/board/play-signs.h"

/* Older ones are left out: they would cover the map. */
#define MOST_MARKS 240

/* Logical pixels. */
#define TRAIL 2.
#define DASH 3.
#define LEAST_TRAIL 6. /* a shorter way needs no trail */
#define SHOT 1.6
#define HEAD 8.
#define BURST 8. /* radius */
#define LEAST_RINGED 8. /* half of a base that has a ring of its own where it fell */
#define LEAST_CROSS 2.5 /* half of it */
#define LEAST_HALO 7. /* the radius round who comes */
#define PLUS 3.5 /* half of that at its edge */
#define BELOW 2.4 /* the white on both sides of a line together */

static const DrawColour shot_colour = { 0.72, 0.28, 0.02 };
static const DrawColour fight_colour = { 0.55, 0.05, 0.35 };
static const DrawColour gas_colour = { 0.35, 0.42, 0.05 };

static DrawColour
get_side_colour (const WarAct *act)
{
  return act->side == WAR_NONE
           ? duck_play_chosen_colour
           : draw_palette_get (act->side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2,
                               DRAW_INK_COLOUR);
}

/* White below, so that it shows on any ground. */
static void
stroke (cairo_t *cr, double pixel, double width, DrawColour colour)
{
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_width (cr, (width + BELOW) * pixel);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.65);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, width * pixel);
  draw_set_colour (cr, colour, 0.95);
  cairo_stroke (cr);
}

/* A part of the overlay about these two places, and so much more. */
static cairo_t *
add_part (DuckBoardOverlay *overlay, graphene_point_t a, graphene_point_t b, double beyond)
{
  graphene_rect_t bounds = { a, GRAPHENE_SIZE_INIT (0, 0) };

  graphene_rect_expand (&bounds, &b, &bounds);
  graphene_rect_inset (&bounds, (float) -beyond, (float) -beyond);
  return duck_board_overlay_add (overlay, &bounds);
}

/* Dots along the way that somebody went, and a ring where he began. */
static void
draw_trail (DuckBoardOverlay *overlay, const WarAct *act)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  const double dashes[] = { 0.1 * pixel, (TRAIL + DASH) * pixel };
  graphene_point_t from = duck_play_mark_point (act->from.centre);
  graphene_point_t to = duck_play_mark_point (act->to.centre);
  graphene_rect_t bounds = { from, GRAPHENE_SIZE_INIT (0, 0) };
  cairo_t *cr;

  if (act->n_stops == 0
      && hypot ((double) to.x - from.x, (double) to.y - from.y) < LEAST_TRAIL * pixel)
    return;
  graphene_rect_expand (&bounds, &to, &bounds);
  for (guint i = 0; i < act->n_stops; i++)
    {
      graphene_point_t stop = duck_play_mark_point (act->stops[i]);

      graphene_rect_expand (&bounds, &stop, &bounds);
    }
  graphene_rect_inset (&bounds, (float) (-8 * pixel), (float) (-8 * pixel));

  cr = duck_board_overlay_add (overlay, &bounds);
  cairo_arc (cr, from.x, from.y, 3 * pixel, 0, 2 * G_PI);
  stroke (cr, pixel, TRAIL, get_side_colour (act));
  cairo_move_to (cr, from.x, from.y);
  for (guint i = 0; i < act->n_stops; i++)
    {
      graphene_point_t stop = duck_play_mark_point (act->stops[i]);

      cairo_line_to (cr, stop.x, stop.y);
    }
  cairo_line_to (cr, to.x, to.y);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  stroke (cr, pixel, TRAIL, get_side_colour (act));
}

/* So far from its middle a line does not cover the sign of a base. */
static double
get_radius (const WarBase *base)
{
  return MIN (base->width, base->depth) / 2. / WAR_MILLIMETRE;
}

/* From who did it as far as that part of the way to whom it was done to, with a head once it is
 * there. */
static void
draw_line (DuckBoardOverlay *overlay, const WarAct *act, double part)
{
  double pixel = duck_board_overlay_get_pixel (overlay), head = HEAD * pixel;
  DrawColour colour = act->kind == WAR_ACT_FIGHT ? fight_colour : shot_colour;
  double width = act->kind == WAR_ACT_FIGHT ? 2 * SHOT : SHOT;
  graphene_point_t a = duck_play_mark_point (act->from.centre);
  graphene_point_t b = duck_play_mark_point (act->to.centre);
  double dx = (double) b.x - a.x, dy = (double) b.y - a.y, length = hypot (dx, dy);
  double start = get_radius (&act->from), stop = length - get_radius (&act->to);
  cairo_t *cr;

  if (length < pixel)
    return;
  /* Side by side there is no room beside what they are. */
  if (stop - start < head)
    {
      start = 0;
      stop = length;
    }
  dx /= length;
  dy /= length;
  length = start + (stop - start) * part;
  cr = add_part (overlay, a, b, 2 * head);
  cairo_move_to (cr, a.x + start * dx, a.y + start * dy);
  cairo_line_to (cr, a.x + length * dx, a.y + length * dy);
  for (gint side = -1; side <= 1 && part >= 1; side += 2)
    {
      cairo_move_to (cr, a.x + length * dx, a.y + length * dy);
      cairo_rel_line_to (cr, head * (-dx + side * dy * 0.5), head * (-dy - side * dx * 0.5));
    }
  stroke (cr, pixel, width, colour);
}

/* Where a shell fell: rays. */
static void
draw_burst (DuckBoardOverlay *overlay, const WarAct *act)
{
  double pixel = duck_board_overlay_get_pixel (overlay), radius = BURST * pixel;
  graphene_point_t at = duck_play_mark_point (act->to.centre);
  cairo_t *cr = add_part (overlay, at, at, 2 * radius);

  for (guint i = 0; i < 8; i++)
    {
      double angle = i * G_PI / 4, far = i % 2 == 0 ? radius : radius * 0.7;

      cairo_move_to (cr, at.x + radius * 0.3 * cos (angle), at.y + radius * 0.3 * sin (angle));
      cairo_line_to (cr, at.x + far * cos (angle), at.y + far * sin (angle));
    }
  stroke (cr, pixel, SHOT, shot_colour);
}

static void
draw_gas (DuckBoardOverlay *overlay, const WarAct *act)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_point_t at = duck_play_mark_point (act->to.centre);
  cairo_t *cr = add_part (overlay, at, at, 3 * BURST * pixel);

  for (gint i = -1; i <= 1; i++)
    {
      cairo_new_sub_path (cr);
      cairo_arc (cr, at.x + i * 6 * pixel, at.y - (i == 0) * 3 * pixel, 4 * pixel, 0, 2 * G_PI);
    }
  stroke (cr, pixel, SHOT, gas_colour);
}

/* Where somebody was who is gone: of figures that stand close together, a cross no larger than they
 * are. */
static void
draw_fall (DuckBoardOverlay *overlay, const WarAct *act)
{
  double pixel = duck_board_overlay_get_pixel (overlay), arm = get_radius (&act->to);
  graphene_point_t at = duck_play_mark_point (act->to.centre);
  cairo_t *cr;

  if (arm >= LEAST_RINGED * pixel)
    {
      duck_play_mark_ring (overlay, &act->to, get_side_colour (act), TRUE);
      duck_play_mark_cross (overlay, &act->to.centre);
      return;
    }

  arm = MAX (arm, LEAST_CROSS * pixel);
  cr = add_part (overlay, at, at, arm + BELOW * pixel);
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, at.x - arm, at.y - side * arm);
      cairo_line_to (cr, at.x + arm, at.y + side * arm);
    }
  stroke (cr, pixel, SHOT, duck_play_target_colour);
}

/* Round who has come: a ring with a plus at its edge. */
static void
draw_comer (DuckBoardOverlay *overlay, const WarAct *act)
{
  double pixel = duck_board_overlay_get_pixel (overlay), plus = PLUS * pixel;
  double radius
    = MAX (MAX (act->to.width, act->to.depth) / 1.6 / WAR_MILLIMETRE, LEAST_HALO * pixel);
  graphene_point_t at = duck_play_mark_point (act->to.centre);
  double x = at.x + radius * G_SQRT2 / 2 + plus, y = at.y - radius * G_SQRT2 / 2 - plus;
  cairo_t *cr = add_part (overlay, at, at, radius + 3 * plus);

  cairo_arc (cr, at.x, at.y, radius, 0, 2 * G_PI);
  cairo_move_to (cr, x - plus, y);
  cairo_line_to (cr, x + plus, y);
  cairo_move_to (cr, x, y - plus);
  cairo_line_to (cr, x, y + plus);
  stroke (cr, pixel, SHOT, get_side_colour (act));
}

static void
draw_act (DuckBoardOverlay *overlay, const WarAct *act)
{
  switch (act->kind)
    {
    case WAR_ACT_SHOT:
    case WAR_ACT_FIGHT:
      if (act->has_from && act->has_to)
        draw_line (overlay, act, 1);
      else if (act->has_to)
        draw_burst (overlay, act);
      break;
    case WAR_ACT_SHELL:
      if (act->has_to)
        draw_burst (overlay, act);
      break;
    case WAR_ACT_GAS:
      if (act->has_to)
        draw_gas (overlay, act);
      break;
    case WAR_ACT_FALL:
      if (act->has_to)
        draw_fall (overlay, act);
      break;
    case WAR_ACT_MOVE:
      if (!act->has_from)
        draw_comer (overlay, act);
      break;
    case WAR_ACT_HARM:
    case WAR_ACT_NONE:
    default:
      break;
    }
}

/* All that this harm and those before it came to; −1: a later one has a sign, or its cross says
 * it. */
static gint
add_harm_up (const GArray *acts, guint first, guint end, guint n)
{
  const WarAct *act = &g_array_index (acts, WarAct, n);
  gint amount = 0;

  for (guint i = first; i < acts->len; i++)
    {
      const WarAct *other = &g_array_index (acts, WarAct, i);

      if (other->order >= end || other->piece != act->piece)
        continue;
      if (other->kind == WAR_ACT_FALL || (other->kind == WAR_ACT_HARM && i > n))
        return -1;
      if (other->kind == WAR_ACT_HARM)
        amount += other->amount;
    }
  return amount;
}

/* How much each has lost since, in one sign, or that something else has come to it. */
static void
draw_harm (DuckBoardOverlay *overlay, const GArray *acts, guint first, guint end)
{
  DuckPlaySigns *signs = duck_play_signs_new (overlay);

  for (guint i = first; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);
      graphene_point_t of = duck_play_mark_point (act->to.centre), at = of;
      g_autofree char *words = NULL;
      gint amount;

      if (act->kind != WAR_ACT_HARM || !act->has_to || act->order >= end)
        continue;
      amount = add_harm_up (acts, first, end, i);
      if (amount < 0)
        continue;
      at.y -= (float) (MAX (act->to.width, act->to.depth) / 2. / WAR_MILLIMETRE);
      words = amount > 0 ? g_strdup_printf ("\u2212%d", amount) : g_strdup ("!");
      duck_play_signs_add (signs, at, of, words, duck_play_target_colour);
    }
  duck_play_signs_end (signs);
}

/* Of a unit of several bases one trail is enough. */
static gboolean
is_followed_by_other (const WarSetup *setup, const GArray *acts, guint first, guint n)
{
  const WarAct *act = &g_array_index (acts, WarAct, n);

  for (guint i = first; i < n; i++)
    {
      const WarAct *other = &g_array_index (acts, WarAct, i);

      if (other->kind == WAR_ACT_MOVE && other->order == act->order && setup->ranks != NULL
          && other->event != WAR_NONE && other->event == act->event)
        return TRUE;
    }
  return FALSE;
}

void
duck_show_marks_draw (DuckBoardOverlay *overlay, const WarSetup *setup, const GArray *acts,
                      guint end)
{
  guint first = acts->len > MOST_MARKS ? acts->len - MOST_MARKS : 0;

  for (guint i = first; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);

      if (act->kind == WAR_ACT_MOVE && act->has_from && act->order < end
          && !is_followed_by_other (setup, acts, first, i))
        draw_trail (overlay, act);
    }
  for (guint i = first; i < acts->len; i++)
    if (g_array_index (acts, WarAct, i).order < end)
      draw_act (overlay, &g_array_index (acts, WarAct, i));
  draw_harm (overlay, acts, first, end);
}

void
duck_show_marks_draw_growing (DuckBoardOverlay *overlay, const GArray *acts, gint share)
{
  for (guint i = 0; i < acts->len; i++)
    {
      const WarAct *act = &g_array_index (acts, WarAct, i);

      if ((act->kind == WAR_ACT_SHOT || act->kind == WAR_ACT_FIGHT) && act->has_from && act->has_to
          && share > 0)
        draw_line (overlay, act, share / (double) WAR_ACT_WHOLE);
    }
}
