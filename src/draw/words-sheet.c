/* words-sheet.c: a roster of another program on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/words-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw/flow-private.h"
#include "text/words.h"

/* Of a column of units, in units of the pen. */
#define LEAST_WIDTH 80

/* A column's name with its value, in bytes, that no line breaks in. */
#define MOST_KEPT 24

/* Rows of a unit that are not torn apart. */
#define MOST_HELD 8

typedef struct
{
  WarRoster *roster;
  GPtrArray *rules; /* WarRosterTerm, lent: each once */
  DrawFlow flow;
} Sheet;

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_UNIT, /* a WarRosterUnit: its name; the next ones are about it, and stay with it */
  BLOCK_ROW, /* a WarRosterRow */
  BLOCK_TERMS, /* a WarRosterUnit: the names of its rules */
  BLOCK_NOTE, /* a WarRosterUnit: what its owner has noted */
  BLOCK_HEADING, /* a text, not translated yet */
  BLOCK_RULE, /* a WarRosterTerm */
} BlockKind;

static void
sheet_free (gpointer content)
{
  Sheet *sheet = content;

  draw_flow_clear (&sheet->flow);
  g_ptr_array_unref (sheet->rules);
  war_roster_unref (sheet->roster);
  g_free (sheet);
}

static double
draw_unit (const DrawPen *pen, const WarRosterUnit *unit, double y)
{
  DrawLettering name = { .face = DRAW_FACE_TEXT, .size = 3.8 * pen->unit, .bold = TRUE };
  DrawLettering costs
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *title = text_words_unit_title (unit);
  g_autofree char *cost
    = draw_pen_has (pen, DRAW_SHEET_COSTS) ? text_words_costs (unit->costs) : g_strdup ("");
  double top = y + 2.5 * pen->unit, width, height;

  draw_lettering_measure (pen->cr, &costs, cost, &width, &height);
  name.width = pen->right - pen->left - width - 2 * pen->unit;
  draw_pen_text (pen, &costs, pen->right, top, cost);
  height = draw_pen_text (pen, &name, pen->left, top, title);
  draw_pen_rule (pen, top + height + 0.4 * pen->unit, 0.2 * pen->unit);
  return height + 4 * pen->unit;
}

static double
draw_row (const DrawPen *pen, const WarRosterRow *row, double y)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < row->cells->len; i++)
    {
      const WarRosterCell *cell = &g_array_index (row->cells, WarRosterCell, i);
      g_autofree char *pair = g_strdup_printf ("%s %s", cell->name, cell->value);
      g_auto (GStrv) words = g_strsplit (pair, " ", -1);
      /* What is short stays in a line. */
      g_autofree char *kept = g_strjoinv (strlen (pair) <= MOST_KEPT ? "\u00a0" : " ", words);

      g_string_append_printf (line, "%s%s", i > 0 ? "   " : "", kept);
    }
  return draw_pen_pair (pen, row->name, line->str, y);
}

static double
draw_words (const DrawPen *pen, const char *words, gboolean italic, double y)
{
  DrawLettering line = { .face = DRAW_FACE_TEXT,
                         .size = 3.3 * pen->unit,
                         .italic = italic,
                         .width = pen->right - pen->left };

  return draw_pen_text (pen, &line, pen->left, y, words) + 1.2 * pen->unit;
}

static double
draw_terms (const DrawPen *pen, const WarRosterUnit *unit, double y)
{
  g_autoptr (GString) line = g_string_new (NULL);

  for (guint i = 0; i < unit->rules->len; i++)
    g_string_append_printf (line, "%s%s", i > 0 ? ", " : "",
                            ((WarRosterTerm *) g_ptr_array_index (unit->rules, i))->name);
  return draw_words (pen, line->str, FALSE, y);
}

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  const WarRosterTerm *rule = block->item;

  switch ((BlockKind) block->kind)
    {
    case BLOCK_UNIT:
      return draw_unit (pen, block->item, y);
    case BLOCK_ROW:
      return draw_row (pen, block->item, y);
    case BLOCK_TERMS:
      return draw_terms (pen, block->item, y);
    case BLOCK_NOTE:
      return draw_words (pen, ((const WarRosterUnit *) block->item)->note, TRUE, y);
    case BLOCK_HEADING:
      return draw_pen_heading (pen, _ ((const char *) block->item), y);
    case BLOCK_RULE:
    default:
      return draw_pen_pair (pen, rule->name, rule->text, y);
    }
}

static void
append_unit (Sheet *sheet, const WarRosterUnit *unit)
{
  DrawFlow *flow = &sheet->flow;

  draw_flow_append (flow, BLOCK_UNIT, unit)->holds_next = unit->rows->len > 0;
  for (guint i = 0; i < unit->rows->len; i++)
    draw_flow_append (flow, BLOCK_ROW, g_ptr_array_index (unit->rows, i))->holds_next
      = i + 1 < MIN (unit->rows->len, MOST_HELD);
  if (unit->rules->len > 0)
    draw_flow_append (flow, BLOCK_TERMS, unit);
  if (unit->note != NULL && draw_pen_has (&flow->pen, DRAW_SHEET_NOTES))
    draw_flow_append (flow, BLOCK_NOTE, unit);
  for (guint i = 0; i < unit->rules->len; i++)
    {
      WarRosterTerm *rule = g_ptr_array_index (unit->rules, i);
      gboolean is_new = rule->text != NULL;

      for (guint j = 0; is_new && j < sheet->rules->len; j++)
        is_new = !g_str_equal (((WarRosterTerm *) g_ptr_array_index (sheet->rules, j))->name,
                               rule->name);
      if (is_new)
        g_ptr_array_add (sheet->rules, rule);
    }
}

static void
append_rules (Sheet *sheet)
{
  DrawFlow *flow = &sheet->flow;

  if (sheet->rules->len == 0 || !draw_pen_has (&flow->pen, DRAW_SHEET_TRAITS))
    return;

  draw_flow_append (flow, BLOCK_HEADING, N_ ("Rules"))->holds_next = TRUE;
  for (guint i = 0; i < sheet->rules->len; i++)
    draw_flow_append (flow, BLOCK_RULE, g_ptr_array_index (sheet->rules, i));
}

/* "665 pts of 700 pts" */
static char *
dup_total (const WarRoster *roster)
{
  g_autofree char *costs = text_words_costs (roster->costs);
  g_autofree char *limits = text_words_costs (roster->limits);

  /* TRANSLATORS: what an army costs, and what it may cost: 665 pts of 700 pts */
  return *limits != '\0' ? g_strdup_printf (_ ("%s of %s"), costs, limits)
                         : g_steal_pointer (&costs);
}

static DrawPageFrame
make_frame (const WarRoster *roster, gboolean with_costs)
{
  return (DrawPageFrame){
    .title = g_strdup (roster->name),
    .title_note = with_costs ? dup_total (roster) : g_strdup (""),
    .about = g_strdup_printf ("%s · %s", roster->system, roster->book),
    .about_note = g_strdup (roster->kind),
    .credit = g_strdup (_ ("As another program wrote it; nothing of it was checked.")),
  };
}

static void
draw_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_flow_draw_page (&((const Sheet *) content)->flow, page, number, cr);
}

DrawSheets *
draw_words_sheets_new (WarRoster *roster, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (roster != NULL && setup != NULL, NULL);

  Sheet *sheet = g_new0 (Sheet, 1);
  DrawFlow *flow = &sheet->flow;
  DrawPageFrame frame = make_frame (roster, (setup->left_out & DRAW_SHEET_COSTS) == 0);
  guint n;

  sheet->roster = roster;
  sheet->rules = g_ptr_array_new ();
  draw_flow_init (flow, setup, &frame, roster, draw_block, NULL);
  for (guint i = 0; i < roster->units->len; i++)
    append_unit (sheet, g_ptr_array_index (roster->units, i));
  append_rules (sheet);
  n = draw_flow_get_n_columns (flow, LEAST_WIDTH, LEAST_WIDTH);
  draw_flow_end_layout (flow, draw_flow_set_first_columns (flow, flow->blocks->len, n));
  return draw_sheets_new (flow->frame.title, flow->setup.paper, flow->n_pages, draw_page, sheet,
                          sheet_free);
}
