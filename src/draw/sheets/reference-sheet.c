/* reference-sheet.c: rules to look up, on sheets of their own
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/reference-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/sheets/reference-private.h"
#include "draw/surface/grid-private.h"
#include "engine/operation/operation-use.h"
#include "text/words/phrase.h"
#include "text/words/rule-words.h"

/* A column, in units of the pen: of rules, and the least that a player may ask for. */
#define USUAL 55
#define LEAST 50

/* Tables with more columns go over the whole width. */
#define NARROW 4

/* Tables of no more rows are not torn apart. */
#define MOST_HELD 9

/* What the number of a clause takes, likewise. */
#define NUMBER 10

/* What the names of numbers take of a column. */
#define NAME 0.76

typedef struct
{
  WarRules *rules;
  WarOperation *operation; /* or NULL */
  WarRoutine *routine; /* or NULL */
  TextChart *chart; /* or NULL */
  GPtrArray *pairs; /* DrawPair */
  GPtrArray *grids; /* DrawGrid */
  guint first_wide; /* block: from it on they go over the whole width */
  DrawFlow flow;
} Sheet;

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_HEADING, /* a text, translated */
  BLOCK_PAIR, /* a DrawPair */
  BLOCK_STEP, /* likewise, with more to read */
  BLOCK_NUMBER, /* likewise, with a number as its text */
  BLOCK_PHASE, /* a WarPhase; first: its number, from 1 */
  BLOCK_CLAUSE, /* a DrawPair with a number as its name */
  BLOCK_GRID, /* a DrawGrid; first: one of its rows */
} BlockKind;

static void
sheet_free (gpointer content)
{
  Sheet *sheet = content;

  draw_flow_clear (&sheet->flow);
  g_ptr_array_unref (sheet->pairs);
  g_ptr_array_unref (sheet->grids);
  g_clear_pointer (&sheet->chart, text_chart_free);
  g_clear_pointer (&sheet->operation, war_operation_unref);
  g_clear_pointer (&sheet->routine, war_routine_unref);
  war_rules_unref (sheet->rules);
  g_free (sheet);
}

/* Above its clauses. */
static double
draw_phase (const DrawPen *pen, const WarPhase *phase, guint number, double y)
{
  DrawLettering bold = {
    .face = DRAW_FACE_TEXT, .size = 3.6 * pen->unit, .bold = TRUE, .width = pen->right - pen->left
  };
  g_autofree char *name = g_strdup_printf ("%u. %s", number, text_translate (phase->name));

  return draw_pen_text (pen, &bold, pen->left, y + pen->unit, name) + 2 * pen->unit;
}

/* The name over the text. */
static double
draw_step (const DrawPen *pen, const DrawPair *pair, double y)
{
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = pen->right - pen->left };
  DrawLettering bold = line;
  double height;

  bold.bold = TRUE;
  height = draw_pen_text (pen, &bold, pen->left, y, pair->name);
  return height + draw_pen_text (pen, &line, pen->left, y + height, pair->text) + 1.4 * pen->unit;
}

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  const DrawPair *pair = block->item;

  switch ((BlockKind) block->kind)
    {
    case BLOCK_HEADING:
      return draw_pen_heading (pen, block->item, y);
    case BLOCK_STEP:
      return draw_step (pen, pair, y);
    case BLOCK_NUMBER:
      return draw_pen_pair_at (pen, (pen->right - pen->left) * NAME, pair->name, pair->text, y);
    case BLOCK_PHASE:
      return draw_phase (pen, block->item, block->first, y);
    case BLOCK_CLAUSE:
      return draw_pen_pair_at (pen, NUMBER * pen->unit, pair->name, pair->text, y);
    case BLOCK_GRID:
      return draw_grid_row (pen, block->item, block->first, y);
    case BLOCK_PAIR:
    default:
      return draw_pair_block (pen, block, y);
    }
}

static void
draw_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const Sheet *) content)->flow, page, number, cr);
}

static Sheet *
sheet_new (const DrawSubject *subject, const DrawSheetSetup *setup, const char *title)
{
  Sheet *sheet = g_new0 (Sheet, 1);
  const WarOperation *operation = subject->operation;
  DrawPageFrame frame = {
    .title = g_strdup (title),
    .title_note = g_strdup (""),
    .about = g_strdup (subject->rules->system->name),
    .about_note = g_strdup (operation != NULL ? operation->name : ""),
    .credit = draw_page_dup_credit (subject->rules->system),
  };

  sheet->rules = war_rules_ref (subject->rules);
  if (operation != NULL)
    sheet->operation = war_operation_ref (subject->operation);
  if (subject->routine != NULL)
    sheet->routine = war_routine_ref ((WarRoutine *) subject->routine);
  sheet->pairs = draw_pairs_new ();
  sheet->grids = g_ptr_array_new_with_free_func (draw_grid_free);
  draw_flow_init (&sheet->flow, setup, &frame, sheet, draw_block, NULL);
  return sheet;
}

/* The pairs from first on; nothing if there are none. */
static void
append (Sheet *sheet, const char *heading, guint kind, guint first)
{
  DrawFlow *flow = &sheet->flow;

  if (first == sheet->pairs->len)
    return;
  draw_flow_append (flow, BLOCK_HEADING, heading)->holds_next = TRUE;
  for (guint i = first; i < sheet->pairs->len; i++)
    draw_flow_append (flow, kind, g_ptr_array_index (sheet->pairs, i));
}

/* The steps, each with the clauses that one looks up in it. */
static void
append_turn (Sheet *sheet, const WarRoutine *routine)
{
  DrawFlow *flow = &sheet->flow;
  guint n = routine != NULL ? routine->phases->len : 0;

  if (n > 0)
    draw_flow_append (flow, BLOCK_HEADING, _ ("Order of the Turn"))->holds_next = TRUE;
  for (guint i = 0; i < n; i++)
    {
      const WarPhase *phase = g_ptr_array_index (routine->phases, i);
      guint first = sheet->pairs->len;

      draw_flow_append (flow, BLOCK_PHASE, phase)->first = i + 1;
      draw_pairs_add_phase (sheet->pairs, routine, i, sheet->rules, sheet->operation);
      for (guint j = first; j < sheet->pairs->len; j++)
        {
          g_array_index (flow->blocks, DrawBlock, flow->blocks->len - 1).holds_next |= j == first;
          draw_flow_append (flow, BLOCK_CLAUSE, g_ptr_array_index (sheet->pairs, j));
        }
    }
}

/* Whether what such a table says is of use: in an operation its chapter must be. */
static gboolean
is_of_use (const Sheet *sheet, const WarTableKind *table)
{
  return sheet->operation == NULL || table->chapter == NULL
         || war_operation_uses_chapter (sheet->operation, table->chapter);
}

/* A list for each of its rows, the first under its title. */
static void
append_chart (Sheet *sheet)
{
  DrawFlow *flow = &sheet->flow;
  const WarSystem *system = sheet->rules->system;
  gint table = war_system_find_table (system, WAR_TABLE_OF_CHART);

  if (table < 0 || !is_of_use (sheet, &system->tables[table]))
    return;
  sheet->chart = text_chart_new_of_rules (sheet->rules);
  if (sheet->chart == NULL)
    return;
  draw_flow_append (flow, BLOCK_HEADING, sheet->chart->title)->holds_next = TRUE;
  for (guint row = 0; row < sheet->chart->rows->len; row++)
    {
      guint first = sheet->pairs->len;

      draw_pairs_add_chart (sheet->pairs, sheet->chart, row);
      append (sheet, g_ptr_array_index (sheet->chart->rows, row), BLOCK_CLAUSE, first);
    }
}

/* The tables that are wide, or those that are not. */
static void
append_grids (Sheet *sheet, gboolean is_wide)
{
  DrawFlow *flow = &sheet->flow;
  const WarTableKind *tables = sheet->rules->system->tables;

  for (guint i = 0; tables != NULL && tables[i].id != NULL; i++)
    {
      DrawGrid *grid;
      guint n_rows;
      gboolean is_held;

      if (!is_of_use (sheet, &tables[i])
          || (sheet->chart != NULL && tables[i].role == WAR_TABLE_OF_CHART))
        continue;
      grid = draw_grid_new (sheet->rules, i, sheet->operation);
      if (grid == NULL)
        continue;
      n_rows = draw_grid_get_n_rows (grid);
      is_held = n_rows <= MOST_HELD;
      g_ptr_array_add (sheet->grids, grid);
      if ((draw_grid_get_n_columns (grid) > NARROW) != is_wide)
        continue;
      draw_flow_append (flow, BLOCK_HEADING,
                        text_rule_table_title (&tables[i], sheet->rules->system))
        ->holds_next
        = TRUE;
      for (guint row = 0; row < n_rows; row++)
        {
          DrawBlock *block = draw_flow_append (flow, BLOCK_GRID, grid);

          block->first = row;
          block->holds_next = row == 0 || (is_held && row + 1 < n_rows);
        }
    }
}

/* Takes the sheet over. NULL: there is nothing on it. */
static DrawSheets *
finish (Sheet *sheet)
{
  DrawFlow *flow = &sheet->flow;
  guint n = draw_flow_get_n_columns (flow, USUAL, LEAST), end = flow->blocks->len;
  guint first_wide = sheet->first_wide > 0 ? sheet->first_wide : end;
  DrawPlace place = draw_flow_set_first_columns (flow, first_wide, n);
  DrawSheets *sheets;

  draw_flow_end_layout (flow, draw_flow_set_columns (flow, first_wide, end, 1, place));
  if (flow->blocks->len == 0)
    {
      sheet_free (sheet);
      return NULL;
    }

  sheets = draw_sheets_new (flow->frame.title, flow->setup.paper, flow->n_pages, draw_page, sheet,
                            sheet_free);
  for (guint i = 0; i < flow->blocks->len; i++)
    {
      const DrawBlock *block = &g_array_index (flow->blocks, DrawBlock, i);

      if (block->kind == BLOCK_HEADING)
        draw_sheets_add_bookmark (sheets, block->page, block->item);
    }
  return sheets;
}

DrawSheets *
draw_reference_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL && setup != NULL, NULL);

  Sheet *sheet = sheet_new (subject, setup, _ ("Quick Reference"));
  GPtrArray *pairs = sheet->pairs;
  guint first = 0;

  append_turn (sheet, sheet->routine);
  first = pairs->len;
  if (subject->routine != NULL)
    draw_pairs_add_marks (pairs, subject->routine, sheet->rules, sheet->operation);
  append (sheet, _ ("Marks"), BLOCK_STEP, first);
  first = pairs->len;
  if (sheet->operation != NULL)
    draw_pairs_add_terrain (pairs, sheet->operation->field, sheet->rules);
  else
    draw_pairs_add_all_terrain (pairs, sheet->rules);
  append (sheet, _ ("Terrain"), BLOCK_PAIR, first);
  first = pairs->len;
  draw_pairs_add_numbers (pairs, sheet->rules, sheet->operation);
  append (sheet, _ ("Numbers"), BLOCK_NUMBER, first);
  append_chart (sheet);
  append_grids (sheet, FALSE);
  sheet->first_wide = sheet->flow.blocks->len;
  append_grids (sheet, TRUE);
  return finish (sheet);
}

DrawSheets *
draw_clause_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->rules != NULL && setup != NULL, NULL);

  Sheet *sheet = sheet_new (subject, setup, _ ("Rules"));
  const WarRules *rules = sheet->rules;
  guint first = 0;

  for (guint i = 0; i < rules->chapters->len; i++)
    {
      const WarChapter *chapter = g_ptr_array_index (rules->chapters, i);

      draw_pairs_add_clauses (sheet->pairs, chapter, rules, subject->operation);
      append (sheet, text_translate (chapter->name), BLOCK_CLAUSE, first);
      first = sheet->pairs->len;
    }
  draw_pairs_add_clauses (sheet->pairs, NULL, rules, subject->operation);
  append (sheet, _ ("Other Rules"), BLOCK_CLAUSE, first);
  return finish (sheet);
}
