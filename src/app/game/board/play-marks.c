/* play-marks.c: lines, outlines and crosses by which a game is marked on a board
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "app/game/board/play-marks.h"

#include <math.h>

/* Logical pixels. */
#define LINE 2.
#define RING 5. /* beyond the base */
#define HEAD 11. /* of an arrow */

#define HEAD_ANGLE (G_PI / 7)

/* Whatever is drawn of a unit lies within so much of its base, in pixels. */
#define MARGIN DUCK_PLAY_MARK_MARGIN
#define BELOW DUCK_PLAY_MARK_BELOW
#define REFUSED 7. /* half a cross */
#define ROOMY 14. /* a smaller base has a thinner ring, which would hide it and its neighbours */
#define LEAST_SCALE 0.25

graphene_point_t
duck_play_mark_point (WarPosition position)
{
  return GRAPHENE_POINT_INIT ((float) position.x / WAR_MILLIMETRE,
                              (float) position.y / WAR_MILLIMETRE);
}

void
duck_play_mark_stroke (cairo_t *cr, double pixel, DrawColour colour, gboolean dashed)
{
  const double dashes[] = { 5 * pixel, 4 * pixel };

  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  cairo_set_line_width (cr, BELOW * pixel);
  cairo_set_source_rgba (cr, 1, 1, 1, 0.8);
  cairo_stroke_preserve (cr);
  cairo_set_line_width (cr, LINE * pixel);
  if (dashed)
    cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  draw_set_colour (cr, colour, 1);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* Around the base, so much beyond it. */
static void
trace_base (cairo_t *cr, const WarBase *base, double beyond)
{
  double width = base->width / (double) WAR_MILLIMETRE + 2 * beyond;
  double depth = base->depth / (double) WAR_MILLIMETRE + 2 * beyond;
  graphene_point_t centre = duck_play_mark_point (base->centre);

  cairo_save (cr);
  cairo_translate (cr, centre.x, centre.y);
  cairo_rotate (cr, base->heading * 2 * G_PI / WAR_HEADING_TURN);
  cairo_rectangle (cr, -width / 2, -depth / 2, width, depth);
  cairo_restore (cr);
}

/* A part of the overlay around a base. */
static cairo_t *
add_base_part (DuckBoardOverlay *overlay, const WarBase *base)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  double reach = hypot (base->width, base->depth) / 2 / WAR_MILLIMETRE + MARGIN * pixel;
  graphene_point_t centre = duck_play_mark_point (base->centre);
  const graphene_rect_t bounds
    = GRAPHENE_RECT_INIT ((float) (centre.x - reach), (float) (centre.y - reach),
                          (float) (2 * reach), (float) (2 * reach));

  return duck_board_overlay_add (overlay, &bounds);
}

void
duck_play_mark_ring (DuckBoardOverlay *overlay, const WarBase *base, DrawColour colour,
                     gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  cairo_t *cr = add_base_part (overlay, base);

  trace_base (cr, base, RING * pixel);
  duck_play_mark_stroke (cr, pixel, colour, dashed);
}

void
duck_play_mark_ring_of_many (DuckBoardOverlay *overlay, const WarBase *base, DrawColour colour,
                             gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  double size = MIN (base->width, base->depth) / (double) WAR_MILLIMETRE / pixel;
  double scale = CLAMP (size / ROOMY, LEAST_SCALE, 1);
  cairo_t *cr;

  if (scale >= 1)
    {
      duck_play_mark_ring (overlay, base, colour, dashed);
      return;
    }
  cr = add_base_part (overlay, base);
  trace_base (cr, base, RING * pixel * scale);
  duck_play_mark_stroke (cr, pixel * scale, colour, FALSE);
}

void
duck_play_mark_area (DuckBoardOverlay *overlay, const graphene_point_t *corners, guint n_corners,
                     DrawColour colour)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = { corners[0], GRAPHENE_SIZE_INIT (0, 0) };
  cairo_t *cr;

  for (guint i = 1; i < n_corners; i++)
    graphene_rect_expand (&bounds, &corners[i], &bounds);
  graphene_rect_inset (&bounds, (float) (-BELOW * pixel), (float) (-BELOW * pixel));
  cr = duck_board_overlay_add (overlay, &bounds);
  for (guint i = 0; i < n_corners; i++)
    cairo_line_to (cr, corners[i].x, corners[i].y);
  cairo_close_path (cr);
  draw_set_colour (cr, colour, 0.1);
  cairo_fill_preserve (cr);
  draw_set_colour (cr, colour, 0.6);
  cairo_set_line_width (cr, pixel);
  cairo_stroke (cr);
}

void
duck_play_mark_line (DuckBoardOverlay *overlay, graphene_point_t from, graphene_point_t to,
                     DrawColour colour, gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  graphene_rect_t bounds = { from, GRAPHENE_SIZE_INIT (0, 0) };
  cairo_t *cr;

  graphene_rect_expand (&bounds, &to, &bounds);
  graphene_rect_inset (&bounds, (float) (-BELOW * pixel), (float) (-BELOW * pixel));
  cr = duck_board_overlay_add (overlay, &bounds);
  cairo_move_to (cr, from.x, from.y);
  cairo_line_to (cr, to.x, to.y);
  duck_play_mark_stroke (cr, pixel, colour, dashed);
}

void
duck_play_mark_arrow (DuckBoardOverlay *overlay, const WarBase *from, const WarBase *to,
                      DrawColour colour)
{
  double pixel = duck_board_overlay_get_pixel (overlay), head = HEAD * pixel;
  graphene_point_t a = duck_play_mark_point (from->centre), b = duck_play_mark_point (to->centre);
  double angle = atan2 ((double) b.y - a.y, (double) b.x - a.x);
  double away = MIN (to->width, to->depth) / 2 / (double) WAR_MILLIMETRE;
  double x = b.x - away * cos (angle), y = b.y - away * sin (angle);
  graphene_rect_t bounds = { a, GRAPHENE_SIZE_INIT (0, 0) };
  cairo_t *cr;

  graphene_rect_expand (&bounds, &b, &bounds);
  graphene_rect_inset (&bounds, (float) (-head - BELOW * pixel), (float) (-head - BELOW * pixel));
  cr = duck_board_overlay_add (overlay, &bounds);
  cairo_move_to (cr, a.x, a.y);
  cairo_line_to (cr, x, y);
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, x, y);
      cairo_line_to (cr, x - head * cos (angle + side * HEAD_ANGLE),
                     y - head * sin (angle + side * HEAD_ANGLE));
    }
  duck_play_mark_stroke (cr, pixel, colour, FALSE);
}

void
duck_play_mark_circle (DuckBoardOverlay *overlay, graphene_point_t middle, double radius,
                       DrawColour colour, gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay), reach = radius + BELOW * pixel;
  cairo_t *cr = duck_board_overlay_add (
    overlay, &GRAPHENE_RECT_INIT ((float) (middle.x - reach), (float) (middle.y - reach),
                                  (float) (2 * reach), (float) (2 * reach)));

  cairo_arc (cr, middle.x, middle.y, radius, 0, 2 * G_PI);
  draw_set_colour (cr, colour, dashed ? 0.06 : 0.16);
  cairo_fill_preserve (cr);
  duck_play_mark_stroke (cr, pixel, colour, dashed);
}

void
duck_play_mark_ghost (DuckBoardOverlay *overlay, const WarBase *base, double alpha, gboolean dashed)
{
  double pixel = duck_board_overlay_get_pixel (overlay);
  cairo_t *cr = add_base_part (overlay, base);
  WarPosition front = war_position_step (base->centre, base->heading, base->depth / 2);
  graphene_point_t centre = duck_play_mark_point (base->centre), tip = duck_play_mark_point (front);

  trace_base (cr, base, 0);
  draw_set_colour (cr, duck_play_reach_colour, alpha);
  cairo_fill (cr);
  trace_base (cr, base, 0);
  cairo_move_to (cr, centre.x, centre.y);
  cairo_line_to (cr, tip.x, tip.y);
  duck_play_mark_stroke (cr, pixel, duck_play_reach_colour, dashed);
}

void
duck_play_mark_cross (DuckBoardOverlay *overlay, const WarPosition *place)
{
  double arm = REFUSED * duck_board_overlay_get_pixel (overlay);
  graphene_point_t at = duck_play_mark_point (*place);
  cairo_t *cr = duck_board_overlay_add (
    overlay, &GRAPHENE_RECT_INIT ((float) (at.x - 2 * arm), (float) (at.y - 2 * arm),
                                  (float) (4 * arm), (float) (4 * arm)));

  cairo_move_to (cr, at.x - arm, at.y - arm);
  cairo_line_to (cr, at.x + arm, at.y + arm);
  cairo_move_to (cr, at.x + arm, at.y - arm);
  cairo_line_to (cr, at.x - arm, at.y + arm);
  duck_play_mark_stroke (cr, duck_board_overlay_get_pixel (overlay), duck_play_target_colour,
                         FALSE);
}

gboolean
duck_play_mark_fan (const graphene_point_t *points, guint n_points, double room, double away,
                    graphene_point_t *middles)
{
  const graphene_point_t *last = &points[MAX (n_points, 1) - 1];
  double x = (double) last->x - points->x, y = (double) last->y - points->y;
  double length = hypot (x, y);
  gboolean is_fanned = n_points > 1 && length > 0 && length / (n_points - 1) < room;

  for (guint i = 0; i < n_points; i++)
    {
      double along = (i - (n_points - 1) / 2.) * room;

      middles[i] = points[i];
      if (is_fanned)
        graphene_point_init (&middles[i],
                             (float) (points->x + x / 2 + (along * x + away * y) / length),
                             (float) (points->y + y / 2 + (along * y - away * x) / length));
    }

  return is_fanned;
}
