/* unit.c: a unit's base seen from above
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <math.h>

#include "draw/units/unit.h"

#include "draw/units/unit-private.h"

/* A part of the base, in user units. */
typedef struct
{
  double left, top, width, height;
} DrawBox;

static void
draw_rounded_box (cairo_t *cr, DrawBox box, double radius)
{
  double right = box.left + box.width, bottom = box.top + box.height;

  cairo_new_sub_path (cr);
  cairo_arc (cr, right - radius, box.top + radius, radius, -G_PI / 2, 0);
  cairo_arc (cr, right - radius, bottom - radius, radius, 0, G_PI / 2);
  cairo_arc (cr, box.left + radius, bottom - radius, radius, G_PI / 2, G_PI);
  cairo_arc (cr, box.left + radius, box.top + radius, radius, G_PI, 3 * G_PI / 2);
  cairo_close_path (cr);
}

static DrawColour
draw_mix (DrawColour a, DrawColour b, double share)
{
  return (DrawColour){ a.red + (b.red - a.red) * share, a.green + (b.green - a.green) * share,
                       a.blue + (b.blue - a.blue) * share };
}

/* Horizon blue and pike grey in black and white: lines across, as heralds engrave blue. */
static void
draw_cloth_lines (cairo_t *cr, DrawBox base, double module, DrawColour ink)
{
  guint n = 6;

  for (guint i = 1; i < n; i++)
    {
      double y = base.top + base.height * i / n;

      cairo_move_to (cr, base.left, y);
      cairo_line_to (cr, base.left + base.width, y);
    }
  draw_set_colour (cr, ink, 1);
  cairo_set_line_width (cr, module * 0.042);
  cairo_stroke (cr);
}

/* The base's edges, light where the light falls from the top left. */
static void
draw_bevel (cairo_t *cr, DrawBox base, double rim, DrawColour cloth)
{
  const DrawColour white = { 1, 1, 1 }, black = { 0, 0, 0 };
  double right = base.left + base.width, bottom = base.top + base.height;

  cairo_move_to (cr, base.left, bottom);
  cairo_line_to (cr, base.left, base.top);
  cairo_line_to (cr, right, base.top);
  cairo_line_to (cr, right - rim, base.top + rim);
  cairo_line_to (cr, base.left + rim, base.top + rim);
  cairo_line_to (cr, base.left + rim, bottom - rim);
  cairo_close_path (cr);
  draw_set_colour (cr, draw_mix (cloth, white, 0.38), 1);
  cairo_fill (cr);

  cairo_move_to (cr, base.left, bottom);
  cairo_line_to (cr, right, bottom);
  cairo_line_to (cr, right, base.top);
  cairo_line_to (cr, right - rim, base.top + rim);
  cairo_line_to (cr, right - rim, bottom - rim);
  cairo_line_to (cr, base.left + rim, bottom - rim);
  cairo_close_path (cr);
  draw_set_colour (cr, draw_mix (cloth, black, 0.30), 1);
  cairo_fill (cr);
}

static void
draw_die (cairo_t *cr, DrawBox box, gint value)
{
  /* Bit n: the pip in row n / 3, column n % 3. */
  static const guint pips[] = { 0x000, 0x010, 0x101, 0x111, 0x145, 0x155, 0x16d };

  draw_rounded_box (cr, box, box.width * 0.18);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill_preserve (cr);
  cairo_set_source_rgb (cr, 0.1, 0.1, 0.1);
  cairo_set_line_width (cr, box.width * 0.08);
  cairo_stroke (cr);

  for (guint i = 0; i < 9; i++)
    if (pips[CLAMP (value, 0, 6)] & (1u << i))
      {
        cairo_new_sub_path (cr);
        cairo_arc (cr, box.left + box.width * (0.23 + 0.27 * (i % 3)),
                   box.top + box.height * (0.23 + 0.27 * (double) (i / 3)), box.width * 0.11, 0,
                   2 * G_PI);
      }
  cairo_fill (cr);
}

/* The parts of the base that symbol and die get: they never overlap. */
static void
draw_divide_base (const DrawUnit *unit, DrawBox inner, DrawBox *symbol, DrawBox *die)
{
  double module = MIN (unit->width, unit->depth);
  double size = module * (module > 35 ? 0.26 : 0.38);
  double gap = module * 0.05;
  double symbol_width, symbol_height;
  double beside, above;

  *symbol = inner;
  *die = (DrawBox){ inner.left + inner.width - size, inner.top + inner.height - size, size, size };
  if (unit->left <= 0)
    return;

  draw_symbol_get_size (unit->symbol, &symbol_width, &symbol_height);
  beside = MIN ((inner.width - size - gap) / symbol_width, inner.height / symbol_height);
  above = MIN (inner.width / symbol_width, (inner.height - size - gap) / symbol_height);
  if (beside >= above)
    symbol->width -= size + gap;
  else
    symbol->height -= size + gap;
}

static void
draw_front (cairo_t *cr, double top, double notch, DrawColour ink)
{
  cairo_move_to (cr, 0, top + notch);
  cairo_line_to (cr, -notch * 1.25, top);
  cairo_line_to (cr, notch * 1.25, top);
  cairo_close_path (cr);
  draw_set_colour (cr, ink, 1);
  cairo_fill (cr);
}

/* lined: the lines of the cloth would run into it. */
static void
draw_sign (cairo_t *cr, WarSymbol symbol, DrawBox box, DrawColour ink, DrawColour cloth,
           gboolean lined)
{
  double width, height, scale;

  draw_symbol_get_size (symbol, &width, &height);
  scale = MIN (box.width / width, box.height / height);
  cairo_save (cr);
  cairo_translate (cr, box.left + box.width / 2, box.top + box.height / 2);
  cairo_scale (cr, scale, scale);
  if (lined)
    {
      draw_rounded_box (cr, (DrawBox){ -width / 2, -height / 2, width, height }, height * 0.08);
      draw_set_colour (cr, cloth, 1);
      cairo_fill (cr);
    }
  draw_symbol (cr, symbol, ink, cloth);
  cairo_restore (cr);
}

void
draw_unit (cairo_t *cr, const DrawUnit *unit)
{
  gboolean black = unit->ink != DRAW_INK_COLOUR;
  gboolean inverted
    = unit->ink == DRAW_INK_BLACK
      && (unit->cloth == WAR_CLOTH_FIELD_GREY || unit->cloth == WAR_CLOTH_PIKE_GREY);
  gboolean lined
    = black && (unit->cloth == WAR_CLOTH_HORIZON_BLUE || unit->cloth == WAR_CLOTH_PIKE_GREY);
  DrawColour cloth = draw_palette_get_cloth (unit->cloth, unit->ink);
  DrawColour line = draw_palette_get (DRAW_COLOUR_INK, unit->ink);
  DrawColour ink = inverted ? draw_palette_get (DRAW_COLOUR_PAPER, unit->ink) : line;
  double module = MIN (unit->width, unit->depth);
  double rim = module * 0.045, notch = module * 0.15;
  DrawBox base = { -unit->width / 2, -unit->depth / 2, unit->width, unit->depth };
  DrawBox inner = { base.left + module * 0.09, base.top + notch + module * 0.045,
                    base.width - module * 0.18, base.height - notch - module * 0.135 };
  DrawBox box, die;

  g_return_if_fail (unit->width > 0 && unit->depth > 0);

  draw_divide_base (unit, inner, &box, &die);
  cairo_save (cr);

  cairo_rectangle (cr, base.left, base.top, base.width, base.height);
  draw_set_colour (cr, cloth, 1);
  cairo_fill (cr);
  if (!black)
    draw_bevel (cr, base, rim, cloth);
  else if (lined)
    draw_cloth_lines (cr, base, module, ink);

  /* The line lies within the base, so that the base measures what it should. */
  cairo_rectangle (cr, base.left + rim / 2, base.top + rim / 2, base.width - rim,
                   base.height - rim);
  draw_set_colour (cr, line, 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, rim);
  cairo_stroke (cr);

  if (!unit->is_bare)
    {
      draw_front (cr, base.top, notch, ink);
      draw_sign (cr, unit->symbol, box, ink, cloth, lined);
    }
  if (unit->left > 0)
    draw_die (cr, die, unit->left);

  cairo_restore (cr);
}

void
draw_unit_type (cairo_t *cr, const WarUnitType *type, double width, double height, DrawInk ink)
{
  DrawUnit unit = {
    .symbol = type->symbol,
    .cloth = type->cloth,
    .width = (double) MAX (type->base_width, 1) / WAR_MILLIMETRE,
    .depth = (double) MAX (type->base_depth, 1) / WAR_MILLIMETRE,
    .ink = ink,
  };
  double scale = MIN (width / unit.width, height / unit.depth);

  g_return_if_fail (width > 0 && height > 0);

  cairo_save (cr);
  cairo_scale (cr, scale, scale);
  draw_unit (cr, &unit);
  cairo_restore (cr);
}
