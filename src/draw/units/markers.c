/* markers.c: objectives, wounded, clouds of gas, flags, turrets, mines, and tokens of units
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/units/markers-private.h"

#include <math.h>

/* In millimetres. */
#define FLAG_HEIGHT 17
#define LINE 0.9
#define TOKEN 4.6 /* radius */
#define CARRIED 0.6 /* the size of what is carried, of what lies */
#define HELD 0.7 /* that of the flag over a place, of an objective's */

static void
set_side (cairo_t *cr, gint side, DrawInk ink)
{
  draw_set_colour (cr, draw_palette_get (side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, ink),
                   1);
}

static void
set_ink (cairo_t *cr, DrawInk ink)
{
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
}

static void
set_paper (cairo_t *cr, DrawInk ink, double alpha)
{
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_PAPER, ink), alpha);
}

static double
get_mm (WarLength length)
{
  return length / (double) WAR_MILLIMETRE;
}

/* ---------------------------------------------------------------------------------------------
 * Markers. */

/* A flag on its pole, which stands at the origin: side 1 has a rectangle, side 2 a swallowtail. */
static void
draw_objective (cairo_t *cr, gint side, DrawInk ink)
{
  const double top = -FLAG_HEIGHT, width = 13, height = 8.5;

  cairo_arc (cr, 0, 0, 2, 0, 2 * G_PI);
  set_ink (cr, ink);
  cairo_fill (cr);
  cairo_move_to (cr, 0, 0);
  cairo_line_to (cr, 0, top);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);

  cairo_move_to (cr, 0, top);
  cairo_line_to (cr, width, top);
  if (side == 1)
    cairo_line_to (cr, width - 4, top + height / 2);
  cairo_line_to (cr, width, top + height);
  cairo_line_to (cr, 0, top + height);
  cairo_close_path (cr);
  set_side (cr, side, ink);
  cairo_fill_preserve (cr);
  set_paper (cr, DRAW_INK_BLACK, 1);
  cairo_set_line_width (cr, 0.7);
  cairo_stroke (cr);
}

/* A disc with a cross. */
static void
draw_cross (cairo_t *cr, double radius, DrawInk ink)
{
  const double arm = radius * 0.62, thick = radius * 0.36;

  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  set_paper (cr, DRAW_INK_BLACK, 1);
  cairo_fill_preserve (cr);
  set_ink (cr, ink);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
  cairo_rectangle (cr, -thick / 2, -arm, thick, 2 * arm);
  cairo_rectangle (cr, -arm, -thick / 2, 2 * arm, thick);
  set_side (cr, 1, ink); /* red, whoever it is */
  cairo_fill (cr);
}

/* Where the base was, empty, in dashes of its side's colour. */
static void
draw_wounded (cairo_t *cr, const WarShownMarker *marker, DrawInk ink)
{
  const double width = get_mm (marker->type->base_width);
  const double depth = get_mm (marker->type->base_depth);
  const double dashes[] = { 3, 2 };

  cairo_save (cr);
  cairo_rotate (cr, marker->heading * 2 * G_PI / WAR_HEADING_TURN);
  cairo_rectangle (cr, -width / 2, -depth / 2, width, depth);
  set_paper (cr, ink, 0.7);
  cairo_fill_preserve (cr);
  set_side (cr, marker->side, ink);
  cairo_set_line_width (cr, 1.2);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_stroke (cr);
  cairo_restore (cr);
  draw_cross (cr, MIN (width, depth) * 0.42, ink);
}

/* Where it drifts. */
static void
draw_drift (cairo_t *cr, double radius)
{
  const double tip = -radius * 0.78, tail = radius * 0.3, head = radius * 0.26;

  cairo_move_to (cr, 0, tail);
  cairo_line_to (cr, 0, tip);
  cairo_move_to (cr, -head, tip + head);
  cairo_line_to (cr, 0, tip);
  cairo_line_to (cr, head, tip + head);
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
}

/* Puffs along the rim of its template, which they do not leave; one sees through it who is in it.
 * One that kills has a cross behind its arrow. */
static void
draw_cloud (cairo_t *cr, const WarShownMarker *marker, DrawInk ink)
{
  static const DrawColour gas = { 0.62, 0.66, 0.16 };
  const double radius = get_mm (marker->radius), puff = radius * 0.24;
  const DrawColour colour = ink == DRAW_INK_COLOUR ? gas : (DrawColour){ 0.5, 0.5, 0.5 };

  cairo_arc (cr, 0, 0, radius, 0, 2 * G_PI);
  draw_set_colour (cr, colour, 0.34);
  cairo_fill_preserve (cr);
  set_ink (cr, ink);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  for (guint i = 0; i < 12; i++)
    {
      double angle = 2 * G_PI * i / 12;

      cairo_new_sub_path (cr);
      cairo_arc (cr, (radius - puff) * cos (angle), (radius - puff) * sin (angle), puff,
                 angle - G_PI * 0.55, angle + G_PI * 0.55);
    }
  draw_set_colour (cr, colour, 0.9);
  cairo_set_line_width (cr, 1.1);
  cairo_stroke (cr);

  cairo_save (cr);
  cairo_rotate (cr, marker->heading * 2 * G_PI / WAR_HEADING_TURN);
  set_ink (cr, ink);
  draw_drift (cr, radius * 0.7);
  if (marker->kills)
    {
      const double arm = radius * 0.16, middle = radius * 0.46;

      cairo_move_to (cr, -arm, middle - arm);
      cairo_line_to (cr, arm, middle + arm);
      cairo_move_to (cr, arm, middle - arm);
      cairo_line_to (cr, -arm, middle + arm);
      cairo_set_line_width (cr, 1.6);
      cairo_stroke (cr);
    }
  cairo_restore (cr);
}

/* A barrel on a round turret of its side. */
static void
draw_turret (cairo_t *cr, gint side, DrawInk ink)
{
  cairo_rectangle (cr, 0, -1.2, 9.5, 2.4);
  set_ink (cr, ink);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 4.6, 0, 2 * G_PI);
  set_side (cr, side, ink);
  cairo_fill_preserve (cr);
  set_ink (cr, ink);
  cairo_set_line_width (cr, LINE);
  cairo_stroke (cr);
}

/* A ball with horns, and a fuse of the colour of danger. */
static void
draw_mine (cairo_t *cr, DrawInk ink)
{
  set_ink (cr, ink);
  for (guint i = 0; i < 8; i++)
    {
      double angle = 2 * G_PI * i / 8;

      cairo_move_to (cr, 0, 0);
      cairo_line_to (cr, 6 * cos (angle), 6 * sin (angle));
    }
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
  cairo_arc (cr, 0, 0, 4.2, 0, 2 * G_PI);
  cairo_fill (cr);
  cairo_arc (cr, 0, 0, 1.5, 0, 2 * G_PI);
  set_side (cr, 1, ink); /* red, whoever it is */
  if (ink != DRAW_INK_COLOUR)
    set_paper (cr, DRAW_INK_BLACK, 1);
  cairo_fill (cr);
}

/* Bare ground between two stakes, with what is left of the wire lying across it in dots. */
static void
draw_gap (cairo_t *cr, const WarShownMarker *marker, DrawInk ink)
{
  const double width = get_mm (marker->width), depth = get_mm (marker->depth);
  const double dots[] = { 0.1, 4 };

  cairo_save (cr);
  cairo_rotate (cr, marker->heading * 2 * G_PI / WAR_HEADING_TURN);
  cairo_rectangle (cr, -width / 2, -depth / 2, width, depth);
  set_paper (cr, ink, 0.92);
  cairo_fill (cr);
  set_ink (cr, ink);
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * width / 2, -depth / 2);
      cairo_line_to (cr, side * width / 2, depth / 2);
    }
  cairo_set_line_width (cr, 1.6);
  cairo_stroke (cr);
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, -width / 2, side * depth / 4);
      cairo_line_to (cr, width / 2, side * depth / 4);
    }
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_dash (cr, dots, G_N_ELEMENTS (dots), 2);
  cairo_stroke (cr);
  cairo_restore (cr);
}

double
draw_marker_get_reach (const WarShownMarker *marker)
{
  if (marker->kind == WAR_MARKER_CLOUD)
    return get_mm (marker->radius) + LINE;
  if (marker->kind == WAR_MARKER_WOUNDED)
    return hypot (get_mm (marker->type->base_width), get_mm (marker->type->base_depth)) / 2 + LINE;
  if (marker->kind == WAR_MARKER_GAP)
    return hypot (get_mm (marker->width), get_mm (marker->depth)) / 2 + LINE;
  return FLAG_HEIGHT + 2 * LINE;
}

void
draw_marker (cairo_t *cr, const WarShownMarker *marker, DrawInk ink)
{
  gboolean carried = marker->carrier != WAR_NONE;

  cairo_save (cr);
  if (carried)
    cairo_scale (cr, CARRIED, CARRIED);
  switch (marker->kind)
    {
    case WAR_MARKER_OBJECTIVE:
      draw_objective (cr, marker->side, ink);
      break;
    case WAR_MARKER_WOUNDED:
      if (carried)
        draw_cross (cr, 6, ink);
      else
        draw_wounded (cr, marker, ink);
      break;
    case WAR_MARKER_FLAG:
      cairo_scale (cr, HELD, HELD);
      draw_objective (cr, marker->side, ink);
      break;
    case WAR_MARKER_TURRET:
      draw_turret (cr, marker->side, ink);
      break;
    case WAR_MARKER_MINE:
      draw_mine (cr, ink);
      break;
    case WAR_MARKER_GAP:
      draw_gap (cr, marker, ink);
      break;
    case WAR_MARKER_CLOUD:
    case WAR_N_MARKERS:
    default:
      draw_cloud (cr, marker, ink);
      break;
    }
  cairo_restore (cr);
}

/* ---------------------------------------------------------------------------------------------
 * Tokens. */

/* Two bars: it waits. */
static void
draw_inactive (cairo_t *cr)
{
  for (gint side = -1; side <= 1; side += 2)
    {
      cairo_move_to (cr, side * TOKEN * 0.26, -TOKEN * 0.45);
      cairo_line_to (cr, side * TOKEN * 0.26, TOKEN * 0.45);
    }
}

/* The stars that one sees. */
static void
draw_stunned (cairo_t *cr)
{
  for (guint i = 0; i < 3; i++)
    {
      double angle = G_PI * i / 3 + G_PI / 6;

      cairo_move_to (cr, -TOKEN * 0.6 * cos (angle), -TOKEN * 0.6 * sin (angle));
      cairo_line_to (cr, TOKEN * 0.6 * cos (angle), TOKEN * 0.6 * sin (angle));
    }
}

/* An arrow down, to keep the head so. */
static void
draw_suppressed (cairo_t *cr)
{
  cairo_move_to (cr, 0, -TOKEN * 0.55);
  cairo_line_to (cr, 0, TOKEN * 0.5);
  cairo_move_to (cr, -TOKEN * 0.42, TOKEN * 0.08);
  cairo_line_to (cr, 0, TOKEN * 0.5);
  cairo_line_to (cr, TOKEN * 0.42, TOKEN * 0.08);
}

/* An arrow that turns back. */
static void
draw_fell_back (cairo_t *cr)
{
  cairo_arc (cr, 0, -TOKEN * 0.05, TOKEN * 0.42, G_PI, 2 * G_PI);
  cairo_line_to (cr, TOKEN * 0.42, TOKEN * 0.45);
  cairo_move_to (cr, TOKEN * 0.1, TOKEN * 0.15);
  cairo_line_to (cr, TOKEN * 0.42, TOKEN * 0.5);
  cairo_line_to (cr, TOKEN * 0.74, TOKEN * 0.15);
}

/* A pin, stuck in. */
static void
draw_pinned (cairo_t *cr)
{
  cairo_arc (cr, 0, -TOKEN * 0.3, TOKEN * 0.26, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_move_to (cr, 0, -TOKEN * 0.04);
  cairo_line_to (cr, 0, TOKEN * 0.62);
}

/* Somebody who lies, head to the right. */
static void
draw_prone (cairo_t *cr)
{
  cairo_move_to (cr, -TOKEN * 0.6, TOKEN * 0.15);
  cairo_line_to (cr, TOKEN * 0.15, TOKEN * 0.15);
  cairo_new_sub_path (cr);
  cairo_arc (cr, TOKEN * 0.42, 0, TOKEN * 0.2, 0, 2 * G_PI);
}

/* As many chevrons as there are grades. */
static void
draw_chevrons (cairo_t *cr, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      double top = TOKEN * (0.4 * i - 0.2 * n);

      cairo_move_to (cr, -TOKEN * 0.5, top + TOKEN * 0.35);
      cairo_line_to (cr, 0, top);
      cairo_line_to (cr, TOKEN * 0.5, top + TOKEN * 0.35);
    }
}

static void
draw_first_grade (cairo_t *cr)
{
  draw_chevrons (cr, 1);
}

static void
draw_second_grade (cairo_t *cr)
{
  draw_chevrons (cr, 2);
}

static void
draw_third_grade (cairo_t *cr)
{
  draw_chevrons (cr, 3);
}

/* A wheel of the limber, with its hub. */
static void
draw_towed (cairo_t *cr)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, TOKEN * 0.58, 0, 2 * G_PI);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, TOKEN * 0.08, 0, 2 * G_PI);
}

/* A horseshoe, crossed out. */
static void
draw_dismounted (cairo_t *cr)
{
  cairo_move_to (cr, -TOKEN * 0.26, TOKEN * 0.55);
  cairo_arc (cr, 0, -TOKEN * 0.08, TOKEN * 0.42, G_PI * 0.8, G_PI * 2.2);
  cairo_line_to (cr, TOKEN * 0.26, TOKEN * 0.55);
  cairo_move_to (cr, -TOKEN * 0.6, TOKEN * 0.4);
  cairo_line_to (cr, TOKEN * 0.6, -TOKEN * 0.4);
}

/* A crate. */
static void
draw_laden (cairo_t *cr)
{
  cairo_rectangle (cr, -TOKEN * 0.48, -TOKEN * 0.42, TOKEN * 0.96, TOKEN * 0.84);
  cairo_move_to (cr, -TOKEN * 0.48, TOKEN * 0.42);
  cairo_line_to (cr, TOKEN * 0.48, -TOKEN * 0.42);
}

void
draw_token (cairo_t *cr, WarToken token, double radius, DrawInk ink)
{
  static void (*const signs[WAR_N_TOKENS]) (cairo_t *) = {
    [WAR_TOKEN_INACTIVE] = draw_inactive,       [WAR_TOKEN_STUNNED] = draw_stunned,
    [WAR_TOKEN_SUPPRESSED] = draw_suppressed,   [WAR_TOKEN_FELL_BACK] = draw_fell_back,
    [WAR_TOKEN_PINNED] = draw_pinned,           [WAR_TOKEN_PRONE] = draw_prone,
    [WAR_TOKEN_FIRST_GRADE] = draw_first_grade, [WAR_TOKEN_SECOND_GRADE] = draw_second_grade,
    [WAR_TOKEN_THIRD_GRADE] = draw_third_grade, [WAR_TOKEN_TOWED] = draw_towed,
    [WAR_TOKEN_DISMOUNTED] = draw_dismounted,   [WAR_TOKEN_LADEN] = draw_laden,
  };
  gboolean dark
    = token == WAR_TOKEN_INACTIVE || token == WAR_TOKEN_SUPPRESSED || token == WAR_TOKEN_PINNED;

  cairo_save (cr);
  cairo_scale (cr, radius / TOKEN, radius / TOKEN);
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, TOKEN, 0, 2 * G_PI);
  if (dark)
    set_ink (cr, ink);
  else
    set_paper (cr, DRAW_INK_BLACK, 1);
  cairo_fill_preserve (cr);
  set_ink (cr, ink);
  cairo_set_line_width (cr, 0.7);
  cairo_stroke (cr);
  signs[token](cr);
  if (dark)
    set_paper (cr, DRAW_INK_BLACK, 1);
  cairo_set_line_width (cr, 1.4);
  cairo_stroke (cr);
  cairo_restore (cr);
}

void
draw_tokens (cairo_t *cr, const DrawUnit *unit, double turn, guint tokens)
{
  double x = -unit->width / 2 + TOKEN;

  for (guint i = 0; i < WAR_N_TOKENS; i++)
    {
      if ((tokens & 1u << i) == 0)
        continue;
      cairo_save (cr);
      cairo_translate (cr, x, unit->depth / 2);
      cairo_rotate (cr, -turn);
      draw_token (cr, (WarToken) i, TOKEN, unit->ink);
      cairo_restore (cr);
      x += 2 * TOKEN + LINE;
    }
}
