/* words-sheet.c: a roster of another program on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/words-sheet.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "draw/sheets/reference-private.h"
#include "text/words/words.h"

/* Of a column of units, in units of the pen. */
#define LEAST_WIDTH 80

/* Of what stands across the page unless somebody wishes otherwise: a unit alone. */
#define WHOLE_WIDTH 1000

/* A column's name with its value, in bytes, that no line breaks in. */
#define MOST_KEPT 24

/* Text that is set beside its name, in bytes. */
#define MOST_BESIDE 160

/* Text that is set below its name, in units of the pen. */
#define INDENT 3

/* Rows of a unit that are not torn apart. */
#define MOST_HELD 8

typedef struct
{
  WarRoster *roster;
  GPtrArray *rules; /* WarRosterTerm, lent: each once */
  GHashTable *said; /* what they say, each in a line */
  GPtrArray *texts; /* DrawPair: the same; and notes, without a name */
  DrawFlow flow;
} Sheet;

/* The kinds of blocks, and what their items are. */
typedef enum
{
  BLOCK_SUM, /* the WarRoster: what its units come to */
  BLOCK_FORCE, /* a WarRosterForce: its name */
  BLOCK_FOR_ALL, /* a WarRosterForce: its costs; the next ones are what goes for all its units */
  BLOCK_WORDS, /* a DrawPair: what a unit consists of, or was chosen for all; the names of rules */
  BLOCK_UNIT, /* a WarRosterUnit: its name; the next ones are about it, and stay with it */
  BLOCK_ROW, /* a DrawPair: a row's name and its cells */
  BLOCK_NOTE, /* a DrawPair: what an owner has noted */
  BLOCK_HEADING, /* a text, not translated yet */
  BLOCK_RULE, /* a DrawPair */
  BLOCK_LONG, /* a DrawPair: a row or rule whose text stands below its name, across the column */
  BLOCK_SHORTENED, /* the WarRoster: how many texts were too long */
} BlockKind;

static void
sheet_free (gpointer content)
{
  Sheet *sheet = content;

  draw_flow_clear (&sheet->flow);
  g_ptr_array_unref (sheet->rules);
  g_hash_table_unref (sheet->said);
  g_ptr_array_unref (sheet->texts);
  war_roster_unref (sheet->roster);
  g_free (sheet);
}

/* What stands over lines that are about it. */
static double
draw_head (const DrawPen *pen, const char *title, const GPtrArray *costs, double y)
{
  DrawLettering name = { .face = DRAW_FACE_TEXT, .size = 3.8 * pen->unit, .bold = TRUE };
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .align = PANGO_ALIGN_RIGHT };
  g_autofree char *cost
    = draw_pen_has (pen, DRAW_SHEET_COSTS) ? text_words_costs (costs) : g_strdup ("");
  double top = y + 2.5 * pen->unit, whole = pen->right - pen->left, width, height;

  draw_lettering_measure (pen->cr, &line, cost, &width, &height);
  /* Many measures want lines of their own. */
  if (width > whole / 2)
    {
      name.width = line.width = whole;
      height = draw_pen_text (pen, &name, pen->left, top, title);
      height += draw_pen_text (pen, &line, pen->left, top + height, cost);
    }
  else
    {
      name.width = whole - width - 2 * pen->unit;
      draw_pen_text (pen, &line, pen->right, top, cost);
      height = draw_pen_text (pen, &name, pen->left, top, title);
    }
  draw_pen_rule (pen, top + height + 0.4 * pen->unit, 0.2 * pen->unit);
  return height + 4 * pen->unit;
}

static double
draw_unit (const DrawPen *pen, const WarRosterUnit *unit, double y)
{
  g_autofree char *title = text_words_unit_title (unit);

  return draw_head (pen, title, unit->costs, y);
}

/* What the cells of a row say, in a line. */
static char *
dup_cells (const WarRosterRow *row)
{
  GString *line = g_string_new (NULL);

  for (guint i = 0; i < row->cells->len; i++)
    {
      g_autofree char *pair = text_words_cell (row, i);
      g_auto (GStrv) words = g_strsplit (pair, " ", -1);
      /* What is short stays in a line. */
      g_autofree char *kept = g_strjoinv (strlen (pair) <= MOST_KEPT ? "\u00a0" : " ", words);

      g_string_append_printf (line, "%s%s", i > 0 ? "   " : "", kept);
    }
  return g_string_free (line, FALSE);
}

/* Takes the words over. */
static double
draw_words (const DrawPen *pen, char *words, gboolean italic, gboolean bold, double y)
{
  g_autofree char *owned = words;
  DrawLettering line = { .face = DRAW_FACE_TEXT,
                         .size = 3.3 * pen->unit,
                         .italic = italic,
                         .bold = bold,
                         .width = pen->right - pen->left };

  return draw_pen_text (pen, &line, pen->left, y, owned) + 1.2 * pen->unit;
}

static double
draw_long (const DrawPen *pen, const DrawPair *pair, double y)
{
  double left = pen->left + INDENT * pen->unit, top = y;
  DrawLettering name = {
    .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .bold = TRUE, .width = pen->right - pen->left
  };
  DrawLettering line
    = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = pen->right - left };

  if (*pair->name != '\0')
    y += draw_pen_text (pen, &name, pen->left, y, pair->name);
  y += draw_pen_text (pen, &line, left, y, pair->text);
  return y - top + 1.2 * pen->unit;
}

static double
draw_force (const DrawPen *pen, const WarRosterForce *force, double y)
{
  g_autofree char *name = text_words_force (force);

  return draw_pen_heading (pen, name, y);
}

static double
draw_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  switch ((BlockKind) block->kind)
    {
    case BLOCK_SUM:
      return draw_words (pen, text_words_sum (block->item), FALSE,
                         !war_roster_is_sum_right (block->item), y);
    case BLOCK_SHORTENED:
      return draw_words (pen, text_words_shortened (block->item), TRUE, FALSE, y);
    case BLOCK_FORCE:
      return draw_force (pen, block->item, y);
    case BLOCK_FOR_ALL:
      return draw_head (pen, _ ("For All"), ((const WarRosterForce *) block->item)->costs, y);
    case BLOCK_WORDS:
      return draw_words (pen, g_strdup (((const DrawPair *) block->item)->text), FALSE, FALSE, y);
    case BLOCK_UNIT:
      return draw_unit (pen, block->item, y);
    case BLOCK_NOTE:
      return draw_words (pen, g_strdup (((const DrawPair *) block->item)->text), TRUE, FALSE, y);
    case BLOCK_HEADING:
      return draw_pen_heading (pen, _ ((const char *) block->item), y);
    case BLOCK_LONG:
      return draw_long (pen, block->item, y);
    case BLOCK_ROW:
    case BLOCK_RULE:
    default:
      return draw_pair_block (pen, block, y);
    }
}

/* Appends the text in blocks of the kind, in paragraphs if it is long; holds_next: what follows the
 * last one is not torn from it. */
static void
append_text (Sheet *sheet, BlockKind kind, const char *name, const char *text, gboolean holds_next)
{
  DrawBlock *block = NULL;
  guint first = sheet->texts->len;

  if (kind != BLOCK_NOTE && kind != BLOCK_WORDS && strlen (text) > MOST_BESIDE)
    kind = BLOCK_LONG;
  draw_pairs_add (sheet->texts, name, text);
  for (guint i = first; i < sheet->texts->len; i++)
    block = draw_flow_append (&sheet->flow, kind, g_ptr_array_index (sheet->texts, i));
  block->holds_next = holds_next;
}

/* Each once: of several units, and of several rules of one name those that say different things. */
static void
add_rules (Sheet *sheet, const GPtrArray *rules)
{
  for (guint i = 0; i < rules->len; i++)
    {
      WarRosterTerm *rule = g_ptr_array_index (rules, i);

      if (rule->text != NULL
          && g_hash_table_add (sheet->said, g_strconcat (rule->name, "\n", rule->text, NULL)))
        g_ptr_array_add (sheet->rules, rule);
    }
}

/* What stands below a unit's name, or for all. The first ones stay together, and with the name. */
static void
append_about (Sheet *sheet, DrawBlock *name, const GPtrArray *parts, const GPtrArray *rows,
              const GPtrArray *rules, const char *note)
{
  DrawFlow *flow = &sheet->flow;
  gboolean has_note = note != NULL && draw_pen_has (&flow->pen, DRAW_SHEET_NOTES);
  guint n = rows->len + (rules->len > 0) + has_note;
  g_autofree char *words = text_words_parts (parts);
  g_autofree char *names = text_words_rules (rules);

  name->holds_next = parts->len + n > 0;
  if (parts->len > 0)
    append_text (sheet, BLOCK_WORDS, "", words, n > 0);
  for (guint i = 0; i < rows->len; i++)
    {
      const WarRosterRow *row = g_ptr_array_index (rows, i);
      g_autofree char *cells = dup_cells (row);

      append_text (sheet, BLOCK_ROW, row->name, cells, i + 1 < MIN (n, MOST_HELD));
    }
  if (rules->len > 0)
    append_text (sheet, BLOCK_WORDS, "", names, has_note);
  if (has_note)
    append_text (sheet, BLOCK_NOTE, "", note, FALSE);
  add_rules (sheet, rules);
}

static void
append_unit (Sheet *sheet, const WarRosterUnit *unit)
{
  append_about (sheet, draw_flow_append (&sheet->flow, BLOCK_UNIT, unit), unit->parts, unit->rows,
                unit->rules, unit->note);
}

/* What goes for all units of a force. */
static void
append_for_all (Sheet *sheet, const WarRosterForce *force)
{
  if (!war_roster_force_is_for_all (force))
    return;
  append_about (sheet, draw_flow_append (&sheet->flow, BLOCK_FOR_ALL, force), force->choices,
                force->rows, force->rules, force->note);
}

static void
append_force (Sheet *sheet, guint index)
{
  const WarRoster *roster = sheet->roster;
  const WarRosterForce *force = g_ptr_array_index (roster->forces, index);

  if (roster->forces->len > 1)
    draw_flow_append (&sheet->flow, BLOCK_FORCE, force)->holds_next = TRUE;
  append_for_all (sheet, force);
  for (guint i = 0; i < roster->units->len; i++)
    {
      const WarRosterUnit *unit = g_ptr_array_index (roster->units, i);

      if (unit->force == index)
        append_unit (sheet, unit);
    }
}

/* What the roster says of itself, and all its forces. */
static void
append_roster (Sheet *sheet)
{
  DrawFlow *flow = &sheet->flow;
  const WarRoster *roster = sheet->roster;

  if (draw_pen_has (&flow->pen, DRAW_SHEET_COSTS))
    draw_flow_append (flow, BLOCK_SUM, roster)->holds_next = roster->units->len > 0;
  if (roster->note != NULL && draw_pen_has (&flow->pen, DRAW_SHEET_NOTES))
    append_text (sheet, BLOCK_NOTE, "", roster->note, FALSE);
  for (guint i = 0; i < roster->forces->len; i++)
    append_force (sheet, i);
  if (roster->n_shortened > 0)
    draw_flow_append (flow, BLOCK_SHORTENED, roster);
}

static void
append_rules (Sheet *sheet)
{
  DrawFlow *flow = &sheet->flow;

  if (sheet->rules->len == 0 || !draw_pen_has (&flow->pen, DRAW_SHEET_TRAITS))
    return;

  draw_flow_append (flow, BLOCK_HEADING, N_ ("Rules"))->holds_next = TRUE;
  for (guint i = 0; i < sheet->rules->len; i++)
    {
      const WarRosterTerm *rule = g_ptr_array_index (sheet->rules, i);

      append_text (sheet, BLOCK_RULE, rule->name, rule->text, FALSE);
    }
}

/* With its only force; several have headings of their own. */
static DrawPageFrame
make_frame (const WarRoster *roster, gboolean with_costs)
{
  const WarRosterForce *force
    = roster->forces->len == 1 ? g_ptr_array_index (roster->forces, 0) : NULL;
  g_autofree char *words = force != NULL ? text_words_force (force) : g_strdup ("");

  return (DrawPageFrame){
    .title = g_strdup (roster->name),
    .title_note = with_costs ? text_words_total (roster) : g_strdup (""),
    .about = g_strdup (roster->system),
    .about_note = g_steal_pointer (&words),
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
  sheet->texts = draw_pairs_new ();
  sheet->said = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  draw_flow_init (flow, setup, &frame, roster, draw_block, NULL);
  append_roster (sheet);
  append_rules (sheet);
  n = draw_flow_get_n_columns (flow, roster->units->len > 1 ? LEAST_WIDTH : WHOLE_WIDTH,
                               LEAST_WIDTH);
  draw_flow_end_layout (flow, draw_flow_set_first_columns (flow, flow->blocks->len, n));
  return draw_sheets_new (flow->frame.title, flow->setup.paper, flow->n_pages, draw_page, sheet,
                          sheet_free);
}
