/* operation-block.c: the blocks of a printed operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/sheets/operation-private.h"
#include "draw/sheets/reference-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/prose-private.h"
#include "text/operation/briefing.h"
#include "text/words/phrase.h"

/* The sample of how a side's zones are hatched. */
#define SWATCH_WIDTH 9
#define SWATCH_HEIGHT 4.6
#define SWATCH_COLUMN 11.5

static const WarOperation *
get_operation (const DrawPen *pen)
{
  return pen->subject;
}

/* As the zones of the side are on the map, so that they are found there. */
static void
draw_swatch (const DrawPen *pen, gint side, double x, double y)
{
  double width = SWATCH_WIDTH * pen->unit, height = SWATCH_HEIGHT * pen->unit;
  double slope = side == 1 ? -height : height;
  double dash[2] = { (side == 1 ? 2 : 0.8) * pen->unit, 0.8 * pen->unit };
  DrawColour colour
    = draw_palette_get (side == 1 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, pen->ink);
  cairo_t *cr = pen->cr;

  cairo_save (cr);
  cairo_rectangle (cr, x, y, width, height);
  cairo_clip_preserve (cr);
  cairo_set_dash (cr, dash, 2, 0);
  cairo_set_line_width (cr, 1.1 * pen->unit);
  draw_set_colour (cr, colour, 0.85);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
  for (double from = -height; from < width; from += 1.5 * pen->unit)
    {
      cairo_move_to (cr, x + from, y + (height - slope) / 2);
      cairo_line_to (cr, x + from + height, y + (height + slope) / 2);
    }
  cairo_set_line_width (cr, 0.2 * pen->unit);
  draw_set_colour (cr, colour, 0.5);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static DrawLettering
get_side_lettering (const DrawPen *pen)
{
  return (DrawLettering){ .face = DRAW_FACE_MAP, .size = 4.8 * pen->unit, .bold = TRUE };
}

static DrawLettering
get_book_lettering (const DrawPen *pen)
{
  return (DrawLettering){ .face = DRAW_FACE_MAP, .size = 3.4 * pen->unit, .italic = TRUE };
}

/* Whether the names of both sides leave room for those of their books beside them: else these stand
 * below, of both, so that the columns stay level. */
static gboolean
books_fit_beside (const DrawPen *pen)
{
  const WarOperation *operation = get_operation (pen);
  DrawLettering name = get_side_lettering (pen), book = get_book_lettering (pen);
  double room = pen->right - pen->left - SWATCH_COLUMN * pen->unit;

  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarForce *force = operation->forces[i];
      g_autofree char *books = text_force_books (force);
      double name_width, book_width, height;

      draw_lettering_measure (pen->cr, &name, force->name, &name_width, &height);
      draw_lettering_measure (pen->cr, &book, books, &book_width, &height);
      if (name_width + 3 * pen->unit + book_width > room)
        return FALSE;
    }

  return TRUE;
}

/* The name of a side, and its note beside or below it; returns the height. */
static double
draw_side_words (const DrawPen *pen, const WarForce *force, const char *note_text, double y)
{
  double x = pen->left + SWATCH_COLUMN * pen->unit, height;
  DrawLettering name = get_side_lettering (pen), note = get_book_lettering (pen);

  name.width = note.width = pen->right - x;
  height = draw_pen_text (pen, &name, x, y, force->name);
  if (!books_fit_beside (pen))
    return height + draw_pen_text (pen, &note, x, y + height, note_text);
  note.align = PANGO_ALIGN_RIGHT;
  draw_pen_text (pen, &note, x, y + 1.5 * pen->unit, note_text);
  return height;
}

/* The height of the words of whichever side takes more, whose heads are level. */
static double
get_words_height (const DrawPen *pen)
{
  DrawPen measuring = *pen;
  double height = 0;

  measuring.measure = TRUE;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      const WarForce *force = get_operation (pen)->forces[i];
      g_autofree char *books = text_force_books (force);

      height = fmax (height, draw_side_words (&measuring, force, books, 0));
    }
  return height;
}

/* Whose head stands over the block, and whether it is the first of its force. */
static guint
get_side (const DrawBlock *block, gboolean *is_first)
{
  gboolean is_row = block->kind == DRAW_UNITS_BOXES;

  *is_first = !is_row && block->first != 0;
  return is_row ? (guint) ((const DrawUnits *) block->item)->side : block->last;
}

double
draw_operation_head (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarOperation *operation = get_operation (pen);
  gboolean is_first;
  guint side = get_side (block, &is_first);
  const WarForce *force = operation->forces[side - 1];
  double height = get_words_height (pen) + 0.8 * pen->unit;
  /* TRANSLATORS: Beside the name of a side whose units began on the page before. */
  g_autofree char *note = is_first ? text_force_books (force) : g_strdup (_ ("continued"));

  if (!pen->measure)
    {
      draw_swatch (pen, (gint) side, pen->left, y + 1.1 * pen->unit);
      draw_side_words (pen, force, note, y);
      draw_pen_rule (pen, y + height, 0.35 * pen->unit);
    }
  if (block->kind >= DRAW_UNITS_CARD)
    height += draw_units_head (pen, operation->rules->system, y + height + 0.8 * pen->unit);
  return height + 0.4 * pen->unit;
}

static double
draw_total (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarForce *force = get_operation (pen)->forces[block->last - 1];
  guint n = war_force_count_units (force);
  DrawLettering units = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit };
  DrawLettering cost
    = { .face = DRAW_FACE_TEXT, .size = 3.8 * pen->unit, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *units_text
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u unit", "%u units", n), n);
  g_autofree char *cost_text = text_cost (war_force_get_cost (force));
  double top = y + 1.2 * pen->unit;

  draw_pen_rule (pen, y, 0.35 * pen->unit);
  draw_pen_text (pen, &units, pen->left, top + 0.45 * pen->unit, units_text);
  if (!draw_pen_has (pen, DRAW_SHEET_COSTS))
    cost_text[0] = '\0';

  return draw_pen_text (pen, &cost, pen->right, top, cost_text) + 1.2 * pen->unit;
}

static double
draw_sentence (const DrawPen *pen, const char *text, gboolean bold, double above, double below,
               double y)
{
  DrawLettering line = {
    .face = DRAW_FACE_TEXT, .size = 3.4 * pen->unit, .bold = bold, .width = pen->right - pen->left
  };

  return above * pen->unit + draw_pen_text (pen, &line, pen->left, y + above * pen->unit, text)
         + below * pen->unit;
}

double
draw_operation_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  if (block->kind >= DRAW_UNITS_CARD)
    return draw_units_block (pen, block, y);

  switch ((DrawOperationKind) block->kind)
    {
    case DRAW_OPERATION_HEADING:
      return draw_pen_heading (pen, _ ((const char *) block->item), y);
    case DRAW_OPERATION_LINE:
      return draw_prose_line (pen, block, y);
    case DRAW_OPERATION_TOTAL:
      return draw_total (pen, block, y);
    case DRAW_OPERATION_FORCE:
      return draw_sentence (pen, block->item, FALSE, 1.6, 1.6, y);
    case DRAW_OPERATION_AGREEMENT:
      return draw_sentence (pen, block->item, TRUE, 0, 1.8, y);
    case DRAW_OPERATION_CONDITION:
      return draw_sentence (pen, block->item, FALSE, 0, 1.4, y);
    case DRAW_OPERATION_KEY:
      return draw_units_key (pen, get_operation (pen)->rules->system, y);
    case DRAW_OPERATION_PAIR:
      return draw_pair_block (pen, block, y);
    default:
      g_return_val_if_reached (0);
    }
}
