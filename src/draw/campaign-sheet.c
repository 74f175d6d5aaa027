/* campaign-sheet.c: a campaign on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/campaign-sheet.h"

#include <glib/gi18n-lib.h>

#include "draw/operation-private.h"
#include "draw/prose-private.h"
#include "text/briefing.h"
#include "text/phrase.h"

/* Of the numbers of operations, in units of the pen. */
#define COLUMN_NUMBER 10

/* The kinds of blocks of the first pages, and what their items are. The subject of the pen is the
 * DrawCampaign. */
typedef enum
{
  BLOCK_LINE, /* of prose */
  BLOCK_HEADING, /* a text, not translated yet */
  BLOCK_PART, /* first: its index */
  BLOCK_SENTENCE, /* a text */
} BlockKind;

typedef struct
{
  WarCampaign *campaign;
  DrawFlow flow; /* of the first pages */
  GPtrArray *layouts; /* PangoLayout, of prose */
  char *record; /* how it stands; NULL: nothing has been played */
  GPtrArray *operations; /* DrawOperation, for each part */
  guint n_pages; /* of all */
} DrawCampaign;

static void
draw_campaign_free (gpointer content)
{
  DrawCampaign *self = content;

  draw_flow_clear (&self->flow);
  g_ptr_array_unref (self->layouts);
  g_ptr_array_unref (self->operations);
  g_free (self->record);
  war_campaign_unref (self->campaign);
  g_free (self);
}

/* The first page of an operation. */
static guint
get_first_page (const DrawCampaign *self, guint index)
{
  guint page = self->flow.n_pages;

  for (guint i = 0; i < index; i++)
    page += ((const DrawOperation *) g_ptr_array_index (self->operations, i))->n_pages;

  return page;
}

/* Place, forces, result, what is carried over: below the name. Returns the height. */
static double
draw_part_words (const DrawPen *pen, const WarPart *part, gboolean is_first, double x, double y)
{
  const WarOperation *operation = part->operation;
  DrawLettering place = { .face = DRAW_FACE_MAP,
                          .size = 3.5 * pen->unit,
                          .italic = TRUE,
                          .lines = 2,
                          .width = pen->right - x };
  DrawLettering line = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = pen->right - x };
  g_autofree char *result = text_part_result (part);
  double top = y;

  if (operation->place != NULL)
    y += draw_pen_text (pen, &place, x, y, text_translate (operation->place));
  y += 1.2 * pen->unit;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_autofree char *force = text_force (operation->forces[i]);

      y += draw_pen_text (pen, &line, x, y, force);
    }
  if (!is_first && part->winner_chooses)
    y += draw_pen_text (pen, &line, x, y, text_carried_over ());
  line.bold = TRUE;
  if (part->result.winner != WAR_WINNER_NONE)
    y += draw_pen_text (pen, &line, x, y, result);

  return y - top;
}

static double
draw_part (const DrawPen *pen, guint index, double y)
{
  const DrawCampaign *self = pen->subject;
  const WarPart *part = war_campaign_get_part (self->campaign, index);
  const WarOperation *operation = part->operation;
  double top = y + 1.8 * pen->unit, x = pen->left + COLUMN_NUMBER * pen->unit;
  double room = pen->right - x;
  DrawLettering name = { .face = DRAW_FACE_MAP, .size = 4.5 * pen->unit, .bold = TRUE };
  DrawLettering note = {
    .face = DRAW_FACE_MAP, .size = 3.9 * pen->unit, .italic = TRUE, .align = PANGO_ALIGN_RIGHT
  };
  double words = draw_part_words (pen, part, index == 0, x, top + 6 * pen->unit);
  g_autofree char *number = g_strdup_printf ("%u", index + 1);

  if (!pen->measure)
    {
      /* TRANSLATORS: On which page an operation begins. */
      g_autofree char *page = g_strdup_printf (_ ("page %u"), get_first_page (self, index) + 1);

      if (index > 0)
        draw_pen_rule (pen, y, 0.12 * pen->unit);
      draw_pen_ink (pen);
      draw_lettering_show_at_baseline (pen->cr, &name, pen->left, top + 4.4 * pen->unit, number);
      draw_lettering_show_fitted (pen->cr, &name, x, top + 4.4 * pen->unit, room * 0.62,
                                  text_translate (operation->name));
      if (operation->date != NULL)
        draw_lettering_show_fitted (pen->cr, &note, pen->right, top + 4.4 * pen->unit, room * 0.34,
                                    text_translate (operation->date));
      draw_lettering_show_fitted (pen->cr, &note, pen->right, top + 10 * pen->unit, room * 0.34,
                                  page);
    }

  return words + 9.6 * pen->unit;
}

static double
draw_campaign_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  DrawLettering sentence
    = { .face = DRAW_FACE_TEXT, .size = 3.4 * pen->unit, .width = pen->right - pen->left };

  switch ((BlockKind) block->kind)
    {
    case BLOCK_LINE:
      return draw_prose_line (pen, block, y);
    case BLOCK_HEADING:
      return draw_pen_heading (pen, _ ((const char *) block->item), y);
    case BLOCK_PART:
      return draw_part (pen, block->first, y);
    case BLOCK_SENTENCE:
      return draw_pen_text (pen, &sentence, pen->left, y, block->item) + 1.4 * pen->unit;
    default:
      g_return_val_if_reached (0);
    }
}

static void
lay_out_first_pages (DrawCampaign *self)
{
  DrawFlow *flow = &self->flow;
  DrawPlace place = draw_flow_get_start (flow);
  guint first = 0;

  if (self->campaign->prologue != NULL)
    {
      draw_prose_append (flow, BLOCK_LINE, self->campaign->prologue,
                         draw_flow_get_column_right (flow, 0, 2) - flow->pen.left, self->layouts);
      place = draw_flow_set_columns (flow, 0, flow->blocks->len, 2, place);
    }

  first = flow->blocks->len;
  draw_flow_append (flow, BLOCK_HEADING, N_ ("Operations"))->holds_next = TRUE;
  for (guint i = 0; i < self->campaign->parts->len; i++)
    draw_flow_append (flow, BLOCK_PART, NULL)->first = i;
  draw_flow_append (flow, BLOCK_HEADING, N_ ("Who Wins the Campaign"))->holds_next = TRUE;
  draw_flow_append (flow, BLOCK_SENTENCE, text_campaign_victory ());
  if (self->record != NULL)
    draw_flow_append (flow, BLOCK_SENTENCE, self->record);
  place
    = draw_flow_set_column (flow, first, flow->blocks->len, flow->pen.left, flow->pen.right, place);
  draw_flow_end_layout (flow, place);
}

static void
add_operations (DrawCampaign *self, DrawPaper paper, DrawInk ink, guint left_out)
{
  const WarCampaign *campaign = self->campaign;
  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);
  guint n_results = war_campaign_get_results (campaign, results);

  if (n_results > 0)
    self->record = text_campaign_record (campaign);
  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);
      g_autoptr (WarOperation) operation = i <= n_results
                                             ? war_campaign_get_operation (campaign, i, results)
                                             : war_operation_ref (part->operation);

      g_ptr_array_add (self->operations,
                       draw_operation_new (operation, paper, ink, left_out,
                                           i > n_results && part->winner_chooses));
    }
}

static void
draw_campaign_first_page (const DrawCampaign *self, guint page, cairo_t *cr)
{
  const DrawFlow *flow = &self->flow;
  const WarSystem *system = self->campaign->rules->system;
  guint n = self->campaign->parts->len;
  DrawPen pen = draw_pen_begin (flow->paper, flow->pen.ink, self, cr);
  const char *title = text_translate (self->campaign->name);
  g_autofree char *credit = g_strdup_printf ("%s · %s", system->name, system->credit);
  g_autofree char *count
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u operation", "%u operations", n), n);
  DrawPageHeader header = { title, "", system->name, count };

  draw_pen_ink (&pen);
  if (page == 0)
    draw_page_header (&pen, &header);
  else
    draw_page_running_head (&pen, title);
  draw_page_footer (&pen, flow->paper, credit, page, self->n_pages);
  draw_flow_draw_page (flow, page, cr);
}

static void
draw_campaign_sheet (gpointer content, guint page, cairo_t *cr)
{
  const DrawCampaign *self = content;
  guint own = page - self->flow.n_pages;

  if (page < self->flow.n_pages)
    {
      draw_campaign_first_page (self, page, cr);
      return;
    }
  for (guint i = 0; i < self->operations->len; i++)
    {
      const DrawOperation *operation = g_ptr_array_index (self->operations, i);

      if (own < operation->n_pages)
        {
          draw_operation_page (operation, own, cr, page, self->n_pages);
          return;
        }
      own -= operation->n_pages;
    }
}

DrawSheets *
draw_campaign_sheets_new (WarCampaign *campaign, DrawPaper paper, DrawInk ink, guint left_out)
{
  g_return_val_if_fail (campaign != NULL, NULL);

  DrawCampaign *self = g_new0 (DrawCampaign, 1);
  DrawSheets *sheets;

  self->campaign = war_campaign_ref (campaign);
  self->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  self->operations = g_ptr_array_new_with_free_func ((GDestroyNotify) draw_operation_free);
  draw_flow_init (&self->flow, paper, ink, self, draw_campaign_block, NULL);
  add_operations (self, paper, ink, left_out);
  lay_out_first_pages (self);

  self->n_pages = get_first_page (self, self->operations->len);
  sheets = draw_sheets_new (text_translate (campaign->name), paper, self->n_pages,
                            draw_campaign_sheet, self, draw_campaign_free);
  for (guint i = 0; i < self->operations->len; i++)
    {
      const DrawOperation *operation = g_ptr_array_index (self->operations, i);

      if (operation->figure_turned)
        draw_sheets_turn_page (sheets, get_first_page (self, i) + operation->figure_page);
    }

  return sheets;
}
