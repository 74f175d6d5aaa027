/* operation-sheet.c: an operation on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/operation-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/sheets/operation-private.h"
#include "draw/sheets/reference-private.h"
#include "draw/sheets/units-private.h"
#include "draw/surface/prose-private.h"
#include "text/game/state.h"
#include "text/operation/briefing.h"

/* In units of the pen: above the map, below prose, and the least of a section that stands below its
 * heading. */
#define GAP_MAP 5
#define GAP_PROSE 2
#define KEEP_PROSE 11
#define KEEP_FORCES 45
#define KEEP_CONDITIONS 20
#define REFERENCE 84 /* the width of a column of rules */
#define LEAST_REFERENCE 50

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
  g_ptr_array_unref (self->units);
  g_ptr_array_unref (self->pairs);
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

static void
append_to_force (DrawFlow *flow, DrawOperationKind kind, gconstpointer item, gint side)
{
  DrawBlock *block = draw_flow_append (flow, kind, item);

  block->has_head = TRUE;
  block->last = (guint) side;
}

/* The cards of the side's units. */
static void
append_units (DrawOperation *self, gint side, double width)
{
  DrawFlow *flow = &self->flow;

  for (guint i = 0; i < self->units->len; i++)
    {
      DrawUnits *units = g_ptr_array_index (self->units, i);
      guint card = flow->blocks->len;

      if (units->side != side)
        continue;
      draw_units_append (flow, units, width);
      g_array_index (flow->blocks, DrawBlock, card).last = (guint) side;
    }
}

static void
append_force (DrawOperation *self, gint side, double width)
{
  const WarForce *force = self->operation->forces[side - 1];
  DrawFlow *flow = &self->flow;
  guint first = flow->blocks->len;

  append_units (self, side, width);
  for (guint i = 0;; i++)
    {
      char *group = draw_units_list_dup_group (self->units, side, i);

      if (group == NULL)
        break;
      append_to_force (flow, DRAW_OPERATION_FORCE, keep (self, group), side);
    }
  if (force->entries->len > 0)
    {
      /* A total never stands alone. */
      g_array_index (flow->blocks, DrawBlock, flow->blocks->len - 1).holds_next = TRUE;
      append_to_force (flow, DRAW_OPERATION_TOTAL, NULL, side);
    }
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

/* Appends blocks of a side that are set so wide. */
typedef void (*AppendFunc) (DrawOperation *self, gint side, double width);

/* Sets what append gives for each side in a column of its own. */
static DrawPlace
set_sides (DrawOperation *self, AppendFunc append, DrawPlace from)
{
  DrawFlow *flow = &self->flow;
  DrawPlace end = from;

  for (gint side = 1; side <= WAR_N_SIDES; side++)
    {
      guint first = flow->blocks->len, column = (guint) side - 1;
      double left = draw_flow_get_column_left (flow, column, WAR_N_SIDES);
      double right = draw_flow_get_column_right (flow, column, WAR_N_SIDES);
      DrawPlace own;

      append (self, side, right - left);
      own = draw_flow_set_column (flow, first, flow->blocks->len, left, right, from);
      end = get_later (end, own);
    }

  return end;
}

/* The forces side by side; one after the other where columns are too narrow for that, or as many
 * are wished for as there are not sides. */
static DrawPlace
set_forces (DrawOperation *self, const DrawSubject *subject, DrawPlace from)
{
  DrawFlow *flow = &self->flow;
  const WarSystem *system = self->operation->rules->system;
  guint n = draw_units_get_n_columns (flow, system);
  guint first;

  draw_units_list_add_forces (self->units, subject);
  if (n == WAR_N_SIDES || (n > WAR_N_SIDES && flow->setup.columns == 0))
    from = set_sides (self, append_force, from);
  else
    for (gint side = 1; side <= WAR_N_SIDES; side++)
      {
        first = flow->blocks->len;
        append_force (self, side, draw_flow_get_column_right (flow, 0, n) - flow->pen.left);
        from = draw_flow_set_columns (flow, first, flow->blocks->len, n, from);
        from.y += GAP_PROSE * flow->pen.unit;
      }
  if (self->units->len == 0)
    return from;

  first = flow->blocks->len;
  draw_flow_append (flow, DRAW_OPERATION_KEY, NULL);
  return draw_flow_set_columns (flow, first, first + 1, 1, from);
}

/* The battle --------------------------------------------------------------------------------- */

static void
append_conditions (DrawOperation *self, gint side, double width)
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
  g_autofree char *victory = text_victory (self->operation);
  GString *sentence = g_string_new (NULL);
  guint first;

  for (guint i = 0; i < agreements->len; i++)
    g_string_append_printf (sentence, "%s%s", i > 0 ? " " : "",
                            (const char *) g_ptr_array_index (agreements, i));
  if (victory != NULL)
    g_string_append_printf (sentence, " %s", victory);

  from = set_heading (flow, N_ ("The Battle"), KEEP_CONDITIONS, from);
  first = flow->blocks->len;
  draw_flow_append (flow, DRAW_OPERATION_AGREEMENT, keep (self, g_string_free (sentence, FALSE)));
  from = draw_flow_set_column (flow, first, first + 1, flow->pen.left, flow->pen.right, from);

  return set_sides (self, append_conditions, from);
}

/* Rules to look up --------------------------------------------------------------------------- */

/* Appends the pairs from first on. */
static void
append_pairs (DrawOperation *self, const char *heading, guint first)
{
  DrawFlow *flow = &self->flow;

  if (first == self->pairs->len)
    return;
  draw_flow_append (flow, DRAW_OPERATION_HEADING, heading)->holds_next = TRUE;
  for (guint i = first; i < self->pairs->len; i++)
    draw_flow_append (flow, DRAW_OPERATION_PAIR, g_ptr_array_index (self->pairs, i));
}

static DrawPlace
set_reference (DrawOperation *self, const WarRoutine *routine, DrawPlace from)
{
  DrawFlow *flow = &self->flow;
  const WarOperation *operation = self->operation;
  g_autoptr (GPtrArray) traits = g_ptr_array_new ();
  guint first = flow->blocks->len, first_pair = 0;

  /* A quick reference behind these sheets has the turn and the terrain. */
  gboolean has_own = !draw_pen_has (&flow->pen, DRAW_SHEET_REFERENCE);

  if (has_own && routine != NULL && draw_pen_has (&flow->pen, DRAW_SHEET_TURN))
    draw_pairs_add_turn (self->pairs, routine, operation->rules, operation);
  append_pairs (self, N_ ("Order of the Turn"), first_pair);
  first_pair = self->pairs->len;
  if (has_own && draw_pen_has (&flow->pen, DRAW_SHEET_TERRAIN))
    draw_pairs_add_terrain (self->pairs, operation->field, operation->rules);
  append_pairs (self, N_ ("Terrain"), first_pair);
  first_pair = self->pairs->len;
  draw_units_collect_traits (self->units, traits);
  if (draw_pen_has (&flow->pen, DRAW_SHEET_TRAITS) && flow->setup.detail != DRAW_DETAIL_LINE)
    draw_pairs_add_traits (self->pairs, traits, operation->rules, operation);
  append_pairs (self, N_ ("Traits"), first_pair);

  return draw_flow_set_columns (flow, first, flow->blocks->len,
                                draw_flow_get_n_columns (flow, REFERENCE, LEAST_REFERENCE), from);
}

/* The map ------------------------------------------------------------------------------------ */

/* What a page without other text has room for. */
static DrawFigure
fit_alone (const DrawOperation *self, gboolean turned)
{
  DrawSheetSetup setup = self->flow.setup;
  DrawPen pen;
  double other, head;

  if (turned)
    setup.paper = draw_paper_turn (setup.paper);
  pen = draw_pen_begin (&setup, NULL, self->flow.pen.cr);
  pen.measure = TRUE;
  head = draw_page_running_head (&pen, self->flow.frame.title);
  other = (DRAW_PAGE_MARGIN_TOP + DRAW_PAGE_FOOTER) * pen.unit + head;
  return draw_figure_fit (self->operation, &pen, pen.right - pen.left, setup.paper.height - other);
}

static void
set_map (DrawOperation *self, DrawPlace from)
{
  const DrawFlow *flow = &self->flow;
  double width = flow->pen.right - flow->pen.left;
  double room = draw_flow_get_bottom (flow) - from.y - GAP_MAP * flow->pen.unit;
  DrawFigure upright = fit_alone (self, FALSE);
  DrawFigure turned = fit_alone (self, TRUE);
  DrawFigure below = draw_figure_fit (self->operation, &flow->pen, width, room);

  self->figure_turned = turned.scale > upright.scale * TURN_GAIN;
  self->figure = self->figure_turned ? turned : upright;
  self->figure_alone = below.scale < self->figure.scale * LEAST_SHARE;
  self->figure_page = from.page + (self->figure_alone ? 1 : 0);
  self->n_pages = self->figure_page + 1;
  if (self->figure_alone)
    {
      self->figure_y = draw_flow_get_top (flow, self->figure_page).y;
    }
  else
    {
      self->figure = below;
      self->figure_turned = FALSE;
      self->figure_y = from.y + GAP_MAP * flow->pen.unit;
    }
}

/* All of it ---------------------------------------------------------------------------------- */

/* Of a game it says how that stands. */
static DrawPageFrame
get_frame (const DrawSubject *subject)
{
  const WarOperation *operation = subject->operation;

  return (DrawPageFrame){
    .title = g_strdup (operation->name),
    .title_note = g_strdup (operation->date != NULL ? operation->date : ""),
    .about = g_strdup (operation->place != NULL ? operation->place : ""),
    .about_note = subject->setup != NULL ? text_situation (subject->setup, subject->state)
                                         : text_operation_kind (operation),
    .credit = draw_page_dup_credit (operation->rules->system),
  };
}

/* Everything but the map. */
static DrawPlace
set_text (DrawOperation *self, const DrawSubject *subject, gboolean winner_chooses)
{
  const WarOperation *operation = self->operation;
  DrawFlow *flow = &self->flow;
  DrawPlace place = set_prose (self, operation->prologue, draw_flow_get_top (flow, 0));

  place = set_heading (flow, N_ ("Forces"), KEEP_FORCES, place);
  place = set_forces (self, subject, place);
  place = set_battle (self, winner_chooses, place);
  if (operation->special_rules != NULL)
    {
      place = set_heading (flow, N_ ("Special Rules, Not Enforced"), KEEP_PROSE, place);
      place = set_prose (self, operation->special_rules, place);
      place.y += GAP_PROSE * flow->pen.unit;
    }
  return set_reference (self, subject->routine, place);
}

DrawOperation *
draw_operation_new (const DrawSubject *subject, const DrawSheetSetup *setup,
                    gboolean winner_chooses)
{
  WarOperation *operation = subject->operation;
  DrawOperation *self = g_new0 (DrawOperation, 1);
  DrawFlow *flow = &self->flow;
  const DrawPageFrame frame = get_frame (subject);
  DrawPlace place;

  self->operation = war_operation_ref (operation);
  self->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  self->sentences = g_ptr_array_new_with_free_func (g_free);
  self->units = draw_units_list_new ();
  self->pairs = draw_pairs_new ();
  self->plan = draw_plan_new (operation->field, NULL);
  draw_flow_init (flow, setup, &frame, operation, draw_operation_block, draw_operation_head);

  place = set_text (self, subject, winner_chooses);
  self->has_figure = draw_pen_has (&flow->pen, DRAW_SHEET_MAP);
  if (self->has_figure)
    set_map (self, place);
  draw_flow_end_layout (flow, place);
  if (!self->has_figure)
    self->n_pages = flow->n_pages;

  return self;
}

void
draw_operation_page (const DrawOperation *self, guint page, const DrawPageNumber *number,
                     cairo_t *cr)
{
  gboolean alone = self->figure_alone && page == self->figure_page;
  DrawSheetSetup setup = self->flow.setup;
  DrawPen pen;

  if (alone && self->figure_turned)
    setup.paper = draw_paper_turn (setup.paper);
  pen = draw_pen_begin (&setup, self->operation, cr);
  draw_flow_draw_frame (&self->flow, &pen, page, number);

  if (!alone)
    draw_flow_draw_blocks (&self->flow, page, cr);
  if (self->has_figure && page == self->figure_page)
    draw_figure (&self->figure, self->plan, self->operation, &pen, self->figure_y);
}

static void
draw_operation_sheet (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  draw_operation_page (content, page, number, cr);
}

static void
add_bookmarks (const DrawOperation *self, DrawSheets *sheets)
{
  const GArray *blocks = self->flow.blocks;

  for (guint i = 0; i < blocks->len; i++)
    {
      const DrawBlock *block = &g_array_index (blocks, DrawBlock, i);

      if (block->kind == DRAW_OPERATION_HEADING)
        draw_sheets_add_bookmark (sheets, block->page, _ ((const char *) block->item));
    }
  if (self->has_figure)
    draw_sheets_add_bookmark (sheets, self->figure_page, _ ("Map"));
}

static DrawSheets *
new_sheets (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  DrawOperation *self = draw_operation_new (subject, setup, FALSE);
  DrawSheets *sheets
    = draw_sheets_new (subject->operation->name, setup->paper, self->n_pages, draw_operation_sheet,
                       self, (GDestroyNotify) draw_operation_free);

  add_bookmarks (self, sheets);
  if (self->figure_turned)
    draw_sheets_turn_page (sheets, self->figure_page);
  return sheets;
}

DrawSheets *
draw_operation_sheets_new (WarOperation *operation, const WarRoutine *routine,
                           const DrawSheetSetup *setup)
{
  g_return_val_if_fail (operation != NULL && setup != NULL, NULL);

  return new_sheets (
    &(DrawSubject){ .operation = operation, .rules = operation->rules, .routine = routine }, setup);
}

DrawSheets *
draw_game_sheets_new (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  g_return_val_if_fail (subject != NULL && subject->operation != NULL, NULL);
  g_return_val_if_fail (subject->setup != NULL && setup != NULL, NULL);

  return new_sheets (subject, setup);
}
