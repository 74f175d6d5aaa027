/* operation-block.c: the blocks of a printed operation
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include <glib/gi18n-lib.h>

#include "draw/operation-private.h"
#include "draw/prose-private.h"
#include "draw/unit.h"
#include "text/briefing.h"
#include "text/phrase.h"

/* The columns of a force, in units of the pen. */
#define COLUMN_COUNT 10.5
#define COLUMN_PICTURE 14.2
#define COLUMN_COST 13.5
#define PICTURE_WIDTH 12.5
#define PICTURE_HEIGHT 7.6

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
      double name_width, book_width, height;

      draw_lettering_measure (pen->cr, &name, text_translate (force->name), &name_width, &height);
      draw_lettering_measure (pen->cr, &book, text_translate (force->book->name), &book_width,
                              &height);
      if (name_width + 3 * pen->unit + book_width > room)
        return FALSE;
    }

  return TRUE;
}

double
draw_operation_head (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarForce *force = get_operation (pen)->forces[block->last - 1];
  gboolean beside = books_fit_beside (pen);
  double height = (beside ? 7.2 : 11.4) * pen->unit, baseline = y + 4.9 * pen->unit;
  double x = pen->left + SWATCH_COLUMN * pen->unit, room = pen->right - x;
  DrawLettering name = get_side_lettering (pen), note = get_book_lettering (pen);
  /* TRANSLATORS: Beside the name of a side whose units began on the page before. */
  const char *note_text = block->first ? text_translate (force->book->name) : _ ("continued");

  if (pen->measure)
    return height + 0.4 * pen->unit;

  draw_swatch (pen, (gint) block->last, pen->left, y + 1.1 * pen->unit);
  draw_pen_ink (pen);
  draw_lettering_show_fitted (pen->cr, &name, x, baseline, room, text_translate (force->name));
  if (beside)
    {
      double width, name_height;

      draw_lettering_measure (pen->cr, &name, text_translate (force->name), &width, &name_height);
      note.align = PANGO_ALIGN_RIGHT;
      draw_lettering_show_fitted (pen->cr, &note, pen->right, baseline, room - width, note_text);
    }
  else
    {
      draw_lettering_show_fitted (pen->cr, &note, x, baseline + 4.6 * pen->unit, room, note_text);
    }
  draw_pen_rule (pen, y + height, 0.35 * pen->unit);

  return height + 0.4 * pen->unit;
}

/* The name of units, and when they come; returns the height. */
static double
draw_entry_words (const DrawPen *pen, const WarForceEntry *entry, double y)
{
  double x = pen->left + (COLUMN_COUNT + COLUMN_PICTURE) * pen->unit, top = y;
  DrawLettering name = { .face = DRAW_FACE_MAP,
                         .size = 3.8 * pen->unit,
                         .bold = TRUE,
                         .lines = 3,
                         .width = pen->right - COLUMN_COST * pen->unit - x };
  DrawLettering coming = {
    .face = DRAW_FACE_TEXT, .size = 3.1 * pen->unit, .italic = TRUE, .lines = 3, .width = name.width
  };
  g_autofree char *name_text = text_force_entry (entry);
  g_autofree char *coming_text = text_force_entry_coming (entry, get_operation (pen));

  y += draw_pen_text (pen, &name, x, y, name_text);
  if (coming_text != NULL)
    y += draw_pen_text (pen, &coming, x, y, coming_text);

  return y - top;
}

static void
draw_entry_cost (const DrawPen *pen, const WarForceEntry *entry, double y)
{
  DrawLettering cost
    = { .face = DRAW_FACE_TEXT, .size = 3.8 * pen->unit, .bold = TRUE, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *whole = g_strdup_printf ("%d", entry->count * entry->type->cost);
  g_autofree char *each = g_strdup_printf (_ ("%d each"), entry->type->cost);

  draw_pen_text (pen, &cost, pen->right, y, whole);
  cost.bold = FALSE;
  cost.size = 2.7 * pen->unit;
  if (entry->count > 1)
    draw_pen_text (pen, &cost, pen->right, y + 4.5 * pen->unit, each);
}

static double
draw_entry (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarForceEntry *entry = block->item;
  DrawLettering count = { .face = DRAW_FACE_MAP, .size = 4.2 * pen->unit, .bold = TRUE };
  double top = y + 1.3 * pen->unit;
  double words = draw_entry_words (pen, entry, top);
  double height = MAX (words, PICTURE_HEIGHT * pen->unit) + 2.4 * pen->unit;
  /* TRANSLATORS: How many units there are of a kind, before their name: "3 ×". */
  g_autofree char *count_text = g_strdup_printf (_ ("%u ×"), (guint) entry->count);

  if (pen->measure)
    return height;

  if (block->head <= 0)
    draw_pen_rule (pen, y, 0.12 * pen->unit);
  draw_pen_ink (pen);
  draw_lettering_show_fitted (pen->cr, &count, pen->left, top + 4.3 * pen->unit,
                              (COLUMN_COUNT - 1.2) * pen->unit, count_text);
  cairo_save (pen->cr);
  cairo_translate (pen->cr, pen->left + (COLUMN_COUNT + PICTURE_WIDTH / 2) * pen->unit,
                   top + PICTURE_HEIGHT / 2 * pen->unit);
  draw_unit_type (pen->cr, entry->type, PICTURE_WIDTH * pen->unit, PICTURE_HEIGHT * pen->unit,
                  pen->ink);
  cairo_restore (pen->cr);
  draw_entry_cost (pen, entry, top);

  return height;
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
  switch ((DrawOperationKind) block->kind)
    {
    case DRAW_OPERATION_HEADING:
      return draw_pen_heading (pen, _ ((const char *) block->item), y);
    case DRAW_OPERATION_LINE:
      return draw_prose_line (pen, block, y);
    case DRAW_OPERATION_ENTRY:
      return draw_entry (pen, block, y);
    case DRAW_OPERATION_TOTAL:
      return draw_total (pen, block, y);
    case DRAW_OPERATION_FORCE:
      return draw_sentence (pen, block->item, FALSE, 1.6, 1.6, y);
    case DRAW_OPERATION_AGREEMENT:
      return draw_sentence (pen, block->item, TRUE, 0, 1.8, y);
    case DRAW_OPERATION_CONDITION:
      return draw_sentence (pen, block->item, FALSE, 0, 1.4, y);
    default:
      g_return_val_if_reached (0);
    }
}
