/* report-sheet.c: what many games of an operation came to, on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/report-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/map/map.h"
#include "draw/surface/flow-private.h"

/* In units of the pen: between cells, of a bar, and of a map at most. */
#define ROOM 3
#define BAR_HEIGHT 2.4
#define MAP_HEIGHT 80

/* How dark the darkest square is. */
#define MOST_ALPHA 0.85

/* Squares of fewer percent have no number. */
#define LEAST_NUMBER 3

/* Of the width at least for what a row is about. */
#define LEAST_NAME 0.3

/* A row of a table; NULL: its head. */
typedef struct
{
  const TextReportTable *table;
  char *const *cells;
} Row;

typedef struct
{
  TextReport *report;
  WarOperation *operation;
  WarSeriesTally tally;
  GPtrArray *rows; /* Row */
  guint sides[WAR_N_SIDES]; /* 0, 1 */
  char *places[WAR_N_SIDES]; /* headings of the maps; or NULL */
  DrawFlow flow;
} Sheet;

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_SENTENCE, /* a text */
  BLOCK_HEADING, /* a text */
  BLOCK_ROW, /* a Row */
  BLOCK_MAP, /* a side, as a pointer to its number */
} BlockKind;

static void
sheet_free (gpointer content)
{
  Sheet *sheet = content;

  draw_flow_clear (&sheet->flow);
  g_ptr_array_unref (sheet->rows);
  text_report_free (sheet->report);
  war_operation_unref (sheet->operation);
  for (guint i = 0; i < WAR_N_SIDES; i++)
    g_free (sheet->places[i]);
  g_free (sheet);
}

static double
draw_sentence (const DrawPen *pen, const char *text, double y)
{
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.6 * pen->unit, .width = pen->right - pen->left };

  return draw_pen_text (pen, &line, pen->left, y, text) + 1.5 * pen->unit;
}

/* ---------------------------------------------------------------------------------------------
 * Tables. */

/* How wide the cells of the column are, of all rows; that of bars draws itself. */
static double
measure_column (const DrawPen *pen, const TextReportTable *table, guint column)
{
  DrawLettering cell = { .face = DRAW_FACE_TEXT, .size = 3.2 * pen->unit };
  double widest = 0, width, height;

  draw_lettering_measure (pen->cr, &cell, table->heads[column], &widest, &height);
  for (guint i = 0; i < table->rows->len; i++)
    {
      char *const *cells = g_ptr_array_index (table->rows, i);

      draw_lettering_measure (pen->cr, &cell, cells[column], &width, &height);
      widest = fmax (widest, width);
    }
  return widest;
}

/* The share that the column before that of bars has of the most that there is. */
static double
get_bar (const TextReportTable *table, char *const *cells, guint column)
{
  double most = 1e-9;

  for (guint i = 0; i < table->rows->len; i++)
    {
      char *const *others = g_ptr_array_index (table->rows, i);

      most = fmax (most, g_ascii_strtod (others[column], NULL));
    }
  return g_ascii_strtod (cells[column], NULL) / most;
}

static double
draw_row (const DrawPen *pen, const Row *row, double y)
{
  const TextReportTable *table = row->table;
  char *const *cells = row->cells != NULL ? row->cells : table->heads;
  guint n = g_strv_length (table->heads), n_numbers = n - 1 - (table->has_bars ? 1 : 0);
  DrawLettering number = { .face = DRAW_FACE_TEXT,
                           .size = 3.2 * pen->unit,
                           .bold = row->cells == NULL,
                           .align = PANGO_ALIGN_RIGHT };
  DrawLettering name
    = { .face = DRAW_FACE_TEXT, .size = 3.2 * pen->unit, .bold = row->cells == NULL };
  double width = pen->right - pen->left, room = ROOM * pen->unit;
  double right = table->has_bars ? pen->left + width * 0.5 : pen->right, height = 0;

  if (table->has_bars && row->cells != NULL && !pen->measure)
    {
      double share = get_bar (table, cells, n - 3);

      cairo_rectangle (pen->cr, right + room, y + 0.9 * pen->unit,
                       (pen->right - right - room) * share, BAR_HEIGHT * pen->unit);
      draw_pen_ink (pen);
      cairo_fill (pen->cr);
    }
  for (guint i = n_numbers; i >= 1; i--)
    {
      height = fmax (height, draw_pen_text (pen, &number, right, y, cells[i]));
      right -= measure_column (pen, table, i) + room;
    }
  name.width = fmax (right - pen->left, width * LEAST_NAME);
  height = fmax (height, draw_pen_text (pen, &name, pen->left, y, cells[0]));
  if (row->cells == NULL)
    draw_pen_rule (pen, y + height + 0.3 * pen->unit, 0.15 * pen->unit);
  return fmax (height, 4 * pen->unit) + 0.9 * pen->unit;
}

/* ---------------------------------------------------------------------------------------------
 * Maps. */

static void
draw_squares (const DrawPen *pen, const guint *at, DrawColour colour, double left, double top,
              double width, double height)
{
  double across = width / WAR_SERIES_N_COLUMNS, deep = height / WAR_SERIES_N_ROWS;
  DrawLettering number
    = { .face = DRAW_FACE_TEXT, .size = 3 * pen->unit, .bold = TRUE, .align = PANGO_ALIGN_CENTER };
  guint64 all = 0;
  guint most = 1;

  for (guint i = 0; i < WAR_SERIES_N_ROWS * WAR_SERIES_N_COLUMNS; i++)
    {
      all += at[i];
      most = MAX (most, at[i]);
    }
  for (guint i = 0; i < WAR_SERIES_N_ROWS * WAR_SERIES_N_COLUMNS; i++)
    {
      double x = left + i % WAR_SERIES_N_COLUMNS * across;
      double y = top + i / WAR_SERIES_N_COLUMNS * deep;
      gint percent = (gint) (100. * at[i] / (double) MAX (all, 1) + 0.5);
      g_autofree char *text = g_strdup_printf ("%d", percent);
      double wide, high;

      if (at[i] == 0)
        continue;
      cairo_rectangle (pen->cr, x, y, across, deep);
      draw_set_colour (pen->cr, colour, MOST_ALPHA * at[i] / most);
      cairo_fill (pen->cr);
      if (percent < LEAST_NUMBER)
        continue;
      /* On white, so that it is read on any colour. */
      draw_lettering_measure (pen->cr, &number, text, &wide, &high);
      cairo_rectangle (pen->cr, x + (across - wide) / 2 - 0.5 * pen->unit, y + (deep - high) / 2,
                       wide + pen->unit, high);
      cairo_set_source_rgba (pen->cr, 1, 1, 1, 0.8);
      cairo_fill (pen->cr);
      draw_pen_text (pen, &number, x + across / 2, y + (deep - high) / 2, text);
    }
}

static double
draw_places (const DrawPen *pen, const Sheet *sheet, guint side, double y)
{
  const WarField *field = sheet->operation->field;
  double field_width = (double) field->width / WAR_MILLIMETRE;
  double field_height = (double) field->depth / WAR_MILLIMETRE;
  double scale
    = fmin ((pen->right - pen->left) / field_width, MAP_HEIGHT * pen->unit / field_height);
  double width = field_width * scale, height = field_height * scale;
  DrawMapOptions options = {
    .ink = pen->ink,
    .rules = sheet->operation->rules,
    .zones = TRUE,
    .no_names = TRUE,
    .no_squares = TRUE,
  };

  if (!pen->measure)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, pen->left, y);
      cairo_scale (pen->cr, scale, scale);
      draw_field (pen->cr, field, &options);
      cairo_restore (pen->cr);
      draw_squares (
        pen, sheet->tally.lost_at[side],
        draw_palette_get (side == 0 ? DRAW_COLOUR_SIDE_1 : DRAW_COLOUR_SIDE_2, pen->ink), pen->left,
        y, width, height);
      cairo_rectangle (pen->cr, pen->left, y, width, height);
      draw_pen_ink (pen);
      cairo_set_line_width (pen->cr, 0.3 * pen->unit);
      cairo_stroke (pen->cr);
    }
  return height + 3 * pen->unit;
}

/* ---------------------------------------------------------------------------------------------
 * The sheets. */

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  switch ((BlockKind) block->kind)
    {
    case BLOCK_HEADING:
      return draw_pen_heading (pen, block->item, y);
    case BLOCK_ROW:
      return draw_row (pen, block->item, y);
    case BLOCK_MAP:
      return draw_places (pen, pen->subject, *(const guint *) block->item, y);
    case BLOCK_SENTENCE:
    default:
      return draw_sentence (pen, block->item, y);
    }
}

static void
draw_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const Sheet *) content)->flow, page, number, cr);
}

static Row *
add_row (Sheet *sheet, const TextReportTable *table, char *const *cells)
{
  Row *row = g_new (Row, 1);

  *row = (Row){ table, cells };
  g_ptr_array_add (sheet->rows, row);
  return row;
}

static void
append_table (Sheet *sheet, const TextReportTable *table)
{
  DrawFlow *flow = &sheet->flow;

  draw_flow_append (flow, BLOCK_HEADING, table->title)->holds_next = TRUE;
  draw_flow_append (flow, BLOCK_ROW, add_row (sheet, table, NULL))->holds_next = TRUE;
  for (guint i = 0; i < table->rows->len; i++)
    draw_flow_append (flow, BLOCK_ROW, add_row (sheet, table, g_ptr_array_index (table->rows, i)));
}

static gboolean
has_places (const Sheet *sheet, guint side)
{
  for (guint i = 0; i < G_N_ELEMENTS (sheet->tally.lost_at[side]); i++)
    if (sheet->tally.lost_at[side][i] > 0)
      return sheet->operation->field->width > 0;
  return FALSE;
}

DrawSheets *
draw_report_sheets_new (TextReport *report, WarOperation *operation, const WarSeriesTally *tally,
                        const DrawSheetSetup *setup)
{
  g_return_val_if_fail (report != NULL && operation != NULL, NULL);
  g_return_val_if_fail (tally != NULL && setup != NULL, NULL);

  Sheet *sheet = g_new0 (Sheet, 1);
  DrawFlow *flow = &sheet->flow;
  DrawPageFrame frame = {
    .title = g_strdup (_ ("Test of an Operation")),
    .title_note = g_strdup (""),
    .about = g_strdup (operation->name),
    .about_note = g_strdup (operation->rules->system->name),
    .credit = draw_page_dup_credit (operation->rules->system),
  };

  sheet->report = report;
  sheet->operation = war_operation_ref (operation);
  sheet->tally = *tally;
  sheet->rows = g_ptr_array_new_with_free_func (g_free);
  draw_flow_init (flow, setup, &frame, sheet, draw_block, NULL);
  for (guint i = 0; i < report->sentences->len; i++)
    draw_flow_append (flow, BLOCK_SENTENCE, g_ptr_array_index (report->sentences, i));
  for (guint i = 0; i < report->tables->len; i++)
    if (!((const TextReportTable *) g_ptr_array_index (report->tables, i))->is_field)
      append_table (sheet, g_ptr_array_index (report->tables, i));
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      sheet->sides[i] = i;
      if (!has_places (sheet, i))
        continue;
      /* Translators: %s is a side */
      sheet->places[i] = g_strdup_printf (_ ("Where They Fell: %s"), operation->forces[i]->name);
      draw_flow_append (flow, BLOCK_HEADING, sheet->places[i])->holds_next = TRUE;
      draw_flow_append (flow, BLOCK_MAP, &sheet->sides[i]);
    }
  draw_flow_end_layout (flow, draw_flow_set_first_columns (flow, flow->blocks->len, 1));
  return draw_sheets_new (flow->frame.title, flow->setup.paper, flow->n_pages, draw_page, sheet,
                          sheet_free);
}
