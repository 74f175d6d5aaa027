/* record-sheet.c: sheets on which players write down how it went
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/record-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/surface/flow-private.h"
#include "draw/units/game-private.h"
#include "text/game/form.h"
#include "text/operation/briefing.h"

/* The least height of a row that is written into, in units of the pen; of many rounds. */
#define ROW 8.5
#define NARROW_ROW 6.5
#define MANY_ROUNDS 24
#define MOST_ROWS 30 /* of rounds: so that they are on one sheet, several rounds share a row */

#define MAX_CELLS 24
#define USUAL_ROUNDS 12 /* where an operation has no limit */

/* Columns of a table, as parts of its width, then 0. */
typedef struct
{
  double parts[MAX_CELLS + 1];
} Columns;

/* The first column of what is written down in secret. */
#define FORM_NAMES 0.2

static const Columns round_columns = { { 0.08, 0.14, 0.14, 0.12, 0.12, 0.40 } };
static const Columns plain_round_columns = { { 0.08, 0.18, 0.18, 0.56 } };
static const Columns end_columns = { { 0.36, 0.64 } };
static const Columns part_columns = { { 0.05, 0.29, 0.18, 0.12, 0.12, 0.24 } };

typedef struct
{
  const Columns *columns;
  char *cells[MAX_CELLS]; /* NULL: empty, to be written into */
  gboolean is_head;
  gboolean is_narrow;
} Row;

typedef struct
{
  GPtrArray *rows; /* Row */
  GPtrArray *columns; /* Columns, of forms */
  GPtrArray *forms; /* TextForm; or NULL */
  WarOperation *operation; /* or NULL, as the next one */
  WarCampaign *campaign;
  DrawFlow flow;
} Sheet;

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_HEADING, /* a text, translated */
  BLOCK_ROW, /* a Row */
  BLOCK_NOTE, /* a text */
} BlockKind;

static void
row_free (gpointer data)
{
  Row *row = data;

  for (guint i = 0; i < MAX_CELLS; i++)
    g_free (row->cells[i]);
  g_free (row);
}

static void
sheet_free (gpointer content)
{
  Sheet *sheet = content;

  draw_flow_clear (&sheet->flow);
  g_ptr_array_unref (sheet->rows);
  g_ptr_array_unref (sheet->columns);
  g_clear_pointer (&sheet->forms, g_ptr_array_unref);
  g_clear_pointer (&sheet->operation, war_operation_unref);
  g_clear_pointer (&sheet->campaign, war_campaign_unref);
  g_free (sheet);
}

/* The texts of the row; returns how high the highest is. */
static double
draw_cells (const DrawPen *pen, const Row *row, double y)
{
  double x = pen->left, height = 0, pad = pen->unit;

  for (guint i = 0; row->columns->parts[i] > 0; i++)
    {
      double width = (pen->right - pen->left) * row->columns->parts[i];
      DrawLettering cell = { .face = DRAW_FACE_TEXT,
                             .size = (row->is_head ? 3.0 : 3.4) * pen->unit,
                             .bold = row->is_head,
                             .width = width - 2 * pad };
      const char *text = row->cells[i] != NULL ? row->cells[i] : "";

      height = fmax (height, draw_pen_text (pen, &cell, x + pad, y + 1.2 * pen->unit, text));
      x += width;
    }
  return height + 2.4 * pen->unit;
}

static void
draw_lines (const DrawPen *pen, const Row *row, double y, double height)
{
  double x = pen->left;

  cairo_rectangle (pen->cr, pen->left, y, pen->right - pen->left, height);
  for (guint i = 0; row->columns->parts[i] > 0 && row->columns->parts[i + 1] > 0; i++)
    {
      x += (pen->right - pen->left) * row->columns->parts[i];
      cairo_move_to (pen->cr, x, y);
      cairo_line_to (pen->cr, x, y + height);
    }
  draw_pen_ink (pen);
  cairo_set_line_width (pen->cr, 0.15 * pen->unit);
  cairo_stroke (pen->cr);
}

static double
draw_row (const DrawPen *pen, const Row *row, double y)
{
  double height = draw_cells (pen, row, y);

  if (!row->is_head)
    height = fmax (height, (row->is_narrow ? NARROW_ROW : ROW) * pen->unit);
  if (!pen->measure)
    draw_lines (pen, row, y, height);
  return height;
}

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  DrawLettering note
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = pen->right - pen->left };

  switch ((BlockKind) block->kind)
    {
    case BLOCK_HEADING:
      return draw_pen_heading (pen, block->item, y);
    case BLOCK_NOTE:
      return draw_pen_text (pen, &note, pen->left, y, block->item) + 1.2 * pen->unit;
    case BLOCK_ROW:
    default:
      return draw_row (pen, block->item, y);
    }
}

static Row *
add_row (Sheet *sheet, const Columns *columns)
{
  Row *row = g_new0 (Row, 1);

  row->columns = columns;
  g_ptr_array_add (sheet->rows, row);
  draw_flow_append (&sheet->flow, BLOCK_ROW, row);
  return row;
}

static void
add_heading (Sheet *sheet, const char *text)
{
  draw_flow_append (&sheet->flow, BLOCK_HEADING, text)->holds_next = TRUE;
}

static const char *
get_side (const WarOperation *operation, gint side)
{
  return operation->forces[side - 1]->name;
}

static gboolean
has_points (const WarOperation *operation)
{
  for (guint i = 0; i < operation->conditions->len; i++)
    if (((const WarCondition *) g_ptr_array_index (operation->conditions, i))->kind
        == WAR_CONDITION_MOST_POINTS)
      return TRUE;
  return FALSE;
}

static gboolean
has_bonds (const WarSystem *system)
{
  return war_stats_find_role (system->numbers, WAR_ROLE_MONEY) >= 0;
}

/* What is noted of a side after its turn, over its cells; NULL: nothing is. */
static const char *
find_tally (const WarOperation *operation)
{
  if (has_points (operation))
    /* TRANSLATORS: over cells in which points of a side are noted; %s is its name. */
    return _ ("Points of %s");
  /* TRANSLATORS: over cells in which war bonds of a side are noted; %s is its name. */
  return has_bonds (operation->rules->system) ? _ ("Bonds of %s") : NULL;
}

/* Rounds, with a cell for the turn of each side and one for what it has then. */
static void
add_rounds (Sheet *sheet)
{
  const WarOperation *operation = sheet->operation;
  gint n = operation->rounds > 0 ? operation->rounds : USUAL_ROUNDS;
  gint each = n > MANY_ROUNDS ? (n + MOST_ROWS - 1) / MOST_ROWS : 1;
  const char *tally = find_tally (operation);
  const Columns *columns = tally != NULL ? &round_columns : &plain_round_columns;
  Row *head;

  add_heading (sheet, _ ("Rounds"));
  head = add_row (sheet, columns);
  head->is_head = TRUE;
  head->cells[0] = g_strdup (_ ("Round"));
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      const char *name = get_side (operation, side);
      g_auto (GStrv) parts = tally != NULL ? g_strsplit (tally, "%s", 2) : NULL;

      head->cells[side] = g_strdup (name);
      if (parts != NULL)
        head->cells[side + 2] = g_strjoinv (name, parts);
    }
  head->cells[tally != NULL ? 5 : 3] = g_strdup (_ ("What happened"));
  for (gint i = 1; i <= n; i += each)
    {
      Row *row = add_row (sheet, columns);

      row->cells[0] = each == 1 || i == n ? g_strdup_printf ("%d", i)
                                          : g_strdup_printf ("%d–%d", i, MIN (i + each - 1, n));
      row->is_narrow = n > MANY_ROUNDS;
    }
}

static void
add_end (Sheet *sheet)
{
  const WarOperation *operation = sheet->operation;

  add_heading (sheet, _ ("How It Ended"));
  add_row (sheet, &end_columns)->cells[0] = g_strdup (_ ("Who has won, and by what"));
  for (gint side = 1; side <= WAR_N_SIDES; side++)
    /* TRANSLATORS: beside a line for it: what the units cost that a side has lost. */
    add_row (sheet, &end_columns)->cells[0]
      = g_strdup_printf (_ ("Lost by %s, by cost"), get_side (operation, side));
  add_row (sheet, &end_columns)->cells[0] = g_strdup (_ ("Who played, where and when"));
}

static void
add_parts (Sheet *sheet)
{
  const WarCampaign *campaign = sheet->campaign;
  Row *head;

  add_heading (sheet, _ ("Operations"));
  head = add_row (sheet, &part_columns);
  head->is_head = TRUE;
  head->cells[1] = g_strdup (_ ("Operation"));
  head->cells[2] = g_strdup (_ ("Who Has Won"));
  /* TRANSLATORS: what a side has killed, by cost. */
  head->cells[3] = g_strdup (_ ("Killed by side 1"));
  head->cells[4] = g_strdup (_ ("Killed by side 2"));
  head->cells[5] = g_strdup (_ ("Notes"));
  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);
      Row *row = add_row (sheet, &part_columns);

      row->cells[0] = g_strdup_printf ("%u", i + 1);
      row->cells[1] = g_strdup (part->operation->name);
      if (part->result.winner != WAR_WINNER_NONE)
        row->cells[2] = text_part_result (part);
    }
  add_heading (sheet, _ ("How It Ended"));
  add_row (sheet, &end_columns)->cells[0] = g_strdup (_ ("Who has won the campaign"));
  add_row (sheet, &end_columns)->cells[0] = g_strdup (_ ("Who played, where and when"));
}

static void
draw_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const Sheet *) content)->flow, page, number, cr);
}

/* Takes the title over. */
static Sheet *
sheet_new (const DrawSubject *subject, const DrawSheetSetup *setup, char *title)
{
  Sheet *sheet = g_new0 (Sheet, 1);
  DrawPageFrame frame = { 0 };

  sheet->rows = g_ptr_array_new_with_free_func (row_free);
  sheet->columns = g_ptr_array_new_with_free_func (g_free);
  if (subject->operation != NULL)
    sheet->operation = war_operation_ref (subject->operation);
  else
    sheet->campaign = war_campaign_ref (subject->campaign);
  frame = (DrawPageFrame){
    .title = title,
    .title_note = g_strdup (""),
    .about = g_strdup (sheet->operation != NULL ? sheet->operation->name : sheet->campaign->name),
    .about_note = g_strdup (subject->rules->system->name),
    .credit = draw_page_dup_credit (subject->rules->system),
  };
  draw_flow_init (&sheet->flow, setup, &frame, sheet, draw_block, NULL);
  return sheet;
}

/* Takes it over. */
static DrawSheets *
sheet_finish (Sheet *sheet)
{
  DrawFlow *flow = &sheet->flow;

  draw_flow_end_layout (flow, draw_flow_set_first_columns (flow, flow->blocks->len, 1));
  return draw_sheets_new (flow->frame.title, flow->setup.paper, flow->n_pages, draw_page, sheet,
                          sheet_free);
}

/* What is written down in secret --------------------------------------------------------------- */

static const Columns *
add_columns (Sheet *sheet, const TextForm *form)
{
  Columns *columns = g_new0 (Columns, 1);
  guint n = MIN (form->heads->len, MAX_CELLS), n_even = form->is_last_wide ? n - 2 : n - 1;
  double even = form->is_last_wide ? FORM_NAMES : 1 - FORM_NAMES;

  columns->parts[0] = FORM_NAMES;
  for (guint i = 1; i <= n_even; i++)
    columns->parts[i] = even / n_even;
  if (form->is_last_wide)
    columns->parts[n - 1] = 1 - FORM_NAMES - even;
  g_ptr_array_add (sheet->columns, columns);
  return columns;
}

/* All of it stands together. */
static void
add_form (Sheet *sheet, const TextForm *form)
{
  const Columns *columns = add_columns (sheet, form);
  Row *head;

  add_heading (sheet, form->title);
  draw_flow_append (&sheet->flow, BLOCK_NOTE, form->note)->holds_next = TRUE;
  head = add_row (sheet, columns);
  head->is_head = TRUE;
  for (guint i = 0; i < form->heads->len && i < MAX_CELLS; i++)
    head->cells[i] = g_strdup (g_ptr_array_index (form->heads, i));
  for (guint i = 0; i < form->rows->len; i++)
    {
      g_array_index (sheet->flow.blocks, DrawBlock, sheet->flow.blocks->len - 1).holds_next = TRUE;
      add_row (sheet, columns)->cells[0] = g_strdup (g_ptr_array_index (form->rows, i));
    }
}

/* Those of a side, on sheets that the other one does not see; NULL: it has none. */
static DrawSheets *
new_form_sheets (const DrawSubject *subject, const DrawSheetSetup *setup, GPtrArray *forms,
                 gint side)
{
  Sheet *sheet
    = sheet_new (subject, setup,
                 /* TRANSLATORS: over sheets that only the players of a side may see. */
                 g_strdup_printf (_ ("Secret: %s"), get_side (subject->operation, side + 1)));

  sheet->forms = g_ptr_array_ref (forms);
  for (guint i = 0; i < forms->len; i++)
    if (((const TextForm *) g_ptr_array_index (forms, i))->side == side)
      add_form (sheet, g_ptr_array_index (forms, i));
  if (sheet->rows->len > 0)
    return sheet_finish (sheet);

  draw_flow_end_layout (&sheet->flow, draw_flow_get_top (&sheet->flow, 0));
  sheet_free (sheet);
  return NULL;
}

static void
append_forms (DrawSheets *sheets, const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_auto (DrawGame) game = draw_game_begin (subject);
  g_autoptr (GPtrArray) forms = game.setup != NULL ? text_forms (game.setup) : NULL;

  for (gint side = 0; side < WAR_N_SIDES && forms != NULL; side++)
    draw_sheets_append (sheets, new_form_sheets (subject, setup, forms, side));
}

DrawSheets *
draw_record_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL && setup != NULL, NULL);

  Sheet *sheet;
  DrawSheets *sheets;

  if (subject->operation == NULL && subject->campaign == NULL)
    return NULL;

  sheet = sheet_new (subject, setup, g_strdup (_ ("Record Sheet")));
  if (sheet->operation == NULL)
    {
      add_parts (sheet);
      return sheet_finish (sheet);
    }
  add_rounds (sheet);
  add_end (sheet);
  sheets = sheet_finish (sheet);
  append_forms (sheets, subject, setup);
  return sheets;
}
