/* operation-sheet.c: an operation on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/operation-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/operation-private.h"
#include "draw/prose-private.h"
#include "text/briefing.h"
#include "text/phrase.h"

/* In units of the pen: above the map, below prose, and the least of a section that stands below its
 * heading. */
#define GAP_MAP 5
#define GAP_PROSE 2
#define KEEP_PROSE 11
#define KEEP_FORCES 30
#define KEEP_CONDITIONS 20

/* A map below the text is at least so large, as a part of what it would be on a page of its own. */
#define LEAST_SHARE 0.45

/* A page is turned only for a map that becomes so much larger. */
#define TURN_GAIN 1.15

void
draw_operation_free (DrawOperation *self)
{
  draw_flow_clear (&self->flow);
  g_ptr_array_unref (self->layouts);
  g_ptr_array_unref (self->sentences);
  draw_plan_unref (self->plan);
  war_operation_unref (self->operation);
  g_free (self);
}

static const char *
keep (DrawOperation *self, char *sentence)
{
  g_ptr_array_add (self->sentences, sentence);
  return sentence;
}

static DrawPlace
set_heading (DrawFlow *flow, const char *text, double least, DrawPlace from)
{
  guint first = flow->blocks->len;

  draw_flow_append (flow, DRAW_OPERATION_HEADING, text);
  from = draw_flow_make_room (flow, from,
                              draw_pen_heading (&flow->pen, _ (text), 0) + least * flow->pen.unit);
  return draw_flow_set_column (flow, first, first + 1, flow->pen.left, flow->pen.right, from);
}

/* Nothing, if there is none. */
static DrawPlace
set_prose (DrawOperation *self, const char *prologue, DrawPlace from)
{
  DrawFlow *flow = &self->flow;
  guint first = flow->blocks->len;
  double width = draw_flow_get_column_right (flow, 0, 2) - flow->pen.left;

  draw_prose_append (flow, DRAW_OPERATION_LINE, prologue, width, self->layouts);
  return draw_flow_set_columns (flow, first, flow->blocks->len, 2, from);
}

/* Forces ------------------------------------------------------------------------------------- */

static DrawBlock *
append_to_force (DrawFlow *flow, DrawOperationKind kind, gconstpointer item, gint side)
{
  DrawBlock *block = draw_flow_append (flow, kind, item);

  block->has_head = TRUE;
  block->last = (guint) side;
  return block;
}

static void
append_force (DrawOperation *self, gint side)
{
  const WarForce *force = self->operation->forces[side - 1];
  DrawFlow *flow = &self->flow;
  guint first = flow->blocks->len;

  for (guint i = 0; i < force->entries->len; i++)
    {
      DrawBlock *block
        = append_to_force (flow, DRAW_OPERATION_ENTRY, g_ptr_array_index (force->entries, i), side);

      /* A total never stands alone. */
      block->holds_next = i + 1 == force->entries->len;
    }
  if (force->entries->len > 0)
    append_to_force (flow, DRAW_OPERATION_TOTAL, NULL, side);
  if (force->cost_limit != 0)
    append_to_force (flow, DRAW_OPERATION_FORCE, keep (self, text_brought_force (force)), side);
  else if (force->entries->len == 0)
    append_to_force (flow, DRAW_OPERATION_FORCE, _ ("No units."), side);

  g_array_index (flow->blocks, DrawBlock, first).first = 1;
}

static DrawPlace
get_later (DrawPlace a, DrawPlace b)
{
  return a.page > b.page || (a.page == b.page && a.y > b.y) ? a : b;
}

/* Sets what append gives for each side in a column of its own. */
static DrawPlace
set_sides (DrawOperation *self, void (*append) (DrawOperation *self, gint side), DrawPlace from)
{
  DrawFlow *flow = &self->flow;
  DrawPlace end = from;

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      guint first = flow->blocks->len, column = (guint) side - 1;
      DrawPlace own;

      append (self, side);
      own = draw_flow_set_column (flow, first, flow->blocks->len,
                                  draw_flow_get_column_left (flow, column, WAR_N_SIDES),
                                  draw_flow_get_column_right (flow, column, WAR_N_SIDES), from);
      end = get_later (end, own);
    }

  return end;
}

/* The battle --------------------------------------------------------------------------------- */

static void
append_conditions (DrawOperation *self, gint side)
{
  const WarOperation *operation = self->operation;

  for (guint i = 0; i < operation->conditions->len; i++)
    {
      const WarCondition *condition = g_ptr_array_index (operation->conditions, i);

      if (condition->winner == side && war_operation_counts_condition (operation, condition))
        draw_flow_append (&self->flow, DRAW_OPERATION_CONDITION,
                          keep (self, text_condition (condition, operation)));
    }
}

static DrawPlace
set_battle (DrawOperation *self, gboolean winner_chooses, DrawPlace from)
{
  DrawFlow *flow = &self->flow;
  g_autoptr (GPtrArray) agreements = text_agreements (self->operation, winner_chooses);
  GString *sentence = g_string_new (NULL);
  guint first;

  for (guint i = 0; i < agreements->len; i++)
    g_string_append_printf (sentence, "%s%s", i > 0 ? " " : "",
                            (const char *) g_ptr_array_index (agreements, i));

  from = set_heading (flow, N_ ("The Battle"), KEEP_CONDITIONS, from);
  first = flow->blocks->len;
  draw_flow_append (flow, DRAW_OPERATION_AGREEMENT, keep (self, g_string_free (sentence, FALSE)));
  from = draw_flow_set_column (flow, first, first + 1, flow->pen.left, flow->pen.right, from);

  return set_sides (self, append_conditions, from);
}

/* The map ------------------------------------------------------------------------------------ */

/* What a page without other text has room for. */
static DrawFigure
fit_alone (const DrawOperation *self, DrawPaper paper)
{
  DrawPen pen = draw_pen_begin (paper, self->flow.pen.ink, NULL, self->flow.pen.cr);
  double other = DRAW_PAGE_MARGIN_TOP + DRAW_PAGE_RUNNING_HEAD + DRAW_PAGE_FOOTER;

  return draw_figure_fit (self->operation->field, &pen, pen.right - pen.left,
                          paper.height - other * pen.unit);
}

static void
set_map (DrawOperation *self, DrawPlace from)
{
  const DrawFlow *flow = &self->flow;
  const WarField *field = self->operation->field;
  double width = flow->pen.right - flow->pen.left;
  double room = draw_flow_get_bottom (flow) - from.y - GAP_MAP * flow->pen.unit;
  DrawFigure upright = fit_alone (self, flow->paper);
  DrawFigure turned = fit_alone (self, draw_paper_turn (flow->paper));
  DrawFigure below = draw_figure_fit (field, &flow->pen, width, room);

  self->figure_turned = turned.scale > upright.scale * TURN_GAIN;
  self->figure = self->figure_turned ? turned : upright;
  self->figure_alone = below.scale < self->figure.scale * LEAST_SHARE;
  self->figure_page = from.page + (self->figure_alone ? 1 : 0);
  self->n_pages = self->figure_page + 1;
  if (self->figure_alone)
    {
      self->figure_y = (DRAW_PAGE_MARGIN_TOP + DRAW_PAGE_RUNNING_HEAD) * flow->pen.unit;
    }
  else
    {
      self->figure = below;
      self->figure_turned = FALSE;
      self->figure_y = from.y + GAP_MAP * flow->pen.unit;
    }
}

/* All of it ---------------------------------------------------------------------------------- */

DrawOperation *
draw_operation_new (WarOperation *operation, DrawPaper paper, DrawInk ink, guint left_out,
                    gboolean winner_chooses)
{
  DrawOperation *self = g_new0 (DrawOperation, 1);
  DrawFlow *flow = &self->flow;
  DrawPlace place;

  self->operation = war_operation_ref (operation);
  self->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->plan = draw_plan_new (operation->field, NULL);
  draw_flow_init (flow, paper, ink, operation, draw_operation_block, draw_operation_head);

  place = draw_flow_get_start (flow);
  place = set_prose (self, operation->prologue, place);
  place = set_heading (flow, N_ ("Forces"), KEEP_FORCES, place);
  place = set_sides (self, append_force, place);
  place = set_battle (self, winner_chooses, place);
  if (operation->special_rules != NULL)
    {
      place = set_heading (flow, N_ ("Special Rules, Not Enforced"), KEEP_PROSE, place);
      place = set_prose (self, operation->special_rules, place);
      place.y += GAP_PROSE * flow->pen.unit;
    }
  self->has_figure = (left_out & DRAW_SHEET_MAP) == 0;
  if (self->has_figure)
    set_map (self, place);
  draw_flow_end_layout (flow, place);
  if (!self->has_figure)
    self->n_pages = flow->n_pages;

  return self;
}

static void
draw_operation_header (const DrawOperation *self, const DrawPen *pen)
{
  const WarOperation *operation = self->operation;
  g_autofree char *kind = text_operation_kind (operation);
  DrawPageHeader header = {
    .title = text_translate (operation->name),
    .title_note = operation->date != NULL ? text_translate (operation->date) : "",
    .about = operation->place != NULL ? text_translate (operation->place) : "",
    .about_note = kind,
  };

  draw_page_header (pen, &header);
}

void
draw_operation_page (const DrawOperation *self, guint page, cairo_t *cr, guint number,
                     guint n_pages)
{
  const WarSystem *system = self->operation->rules->system;
  gboolean alone = self->figure_alone && page == self->figure_page;
  DrawPaper paper
    = alone && self->figure_turned ? draw_paper_turn (self->flow.paper) : self->flow.paper;
  DrawPen pen = draw_pen_begin (paper, self->flow.pen.ink, self->operation, cr);
  g_autofree char *credit = g_strdup_printf ("%s · %s", system->name, system->credit);

  draw_pen_ink (&pen);
  if (page == 0)
    draw_operation_header (self, &pen);
  else
    draw_page_running_head (&pen, text_translate (self->operation->name));
  draw_page_footer (&pen, paper, credit, number, n_pages);

  if (!alone)
    draw_flow_draw_page (&self->flow, page, cr);
  if (self->has_figure && page == self->figure_page)
    {
      g_autofree char *caption = text_operation_field (self->operation);

      draw_figure (&self->figure, self->plan, self->operation, &pen, self->figure_y, caption);
    }
}

static void
draw_operation_sheet (gpointer content, guint page, cairo_t *cr)
{
  const DrawOperation *self = content;

  draw_operation_page (self, page, cr, page, self->n_pages);
}

DrawSheets *
draw_operation_sheets_new (WarOperation *operation, DrawPaper paper, DrawInk ink, guint left_out)
{
  g_return_val_if_fail (operation != NULL, NULL);

  DrawOperation *self = draw_operation_new (operation, paper, ink, left_out, FALSE);
  DrawSheets *sheets
    = draw_sheets_new (text_translate (operation->name), paper, self->n_pages, draw_operation_sheet,
                       self, (GDestroyNotify) draw_operation_free);

  if (self->figure_turned)
    draw_sheets_turn_page (sheets, self->figure_page);
  return sheets;
}
