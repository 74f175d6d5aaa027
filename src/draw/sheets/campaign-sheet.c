/* campaign-sheet.c: a campaign on paper
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/sheets/campaign-sheet.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "draw/map/map.h"
#include "draw/sheets/league-private.h"
#include "draw/sheets/operation-private.h"
#include "draw/surface/prose-private.h"
#include "text/operation/briefing.h"
#include "text/operation/league.h"

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
  BLOCK_TITLES, /* of standings */
  BLOCK_STANDING, /* first: how manieth */
  BLOCK_ROUND, /* first: its number */
  BLOCK_MATCH, /* first: its place */
  BLOCK_PLAYER, /* first: his place */
} BlockKind;

typedef struct
{
  WarCampaign *campaign;
  DrawFlow flow; /* of the first pages */
  GPtrArray *layouts; /* PangoLayout, of prose */
  char *record; /* how it stands; NULL: nothing has been played */
  GArray *states; /* of the battles of players, and their standings; NULL: there are none */
  GArray *standings;
  char *scoring; /* what those battles are worth */
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
  g_free (self->scoring);
  g_clear_pointer (&self->states, g_array_unref);
  g_clear_pointer (&self->standings, g_array_unref);
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

/* How much of the width a map at the right of an operation may take, and how high it may be, in
 * units of the pen. */
#define MAP_PART 0.36
#define MAP_HEIGHT 52

/* The operation's field, small and without names, at the right; returns its height. */
static double
draw_small_map (const DrawPen *pen, const WarField *field, double width, double y)
{
  double field_width = (double) field->width / WAR_MILLIMETRE;
  double field_height = (double) field->depth / WAR_MILLIMETRE;
  double scale = fmin (width / field_width, MAP_HEIGHT * pen->unit / field_height);
  const DrawMapOptions options = { .ink = pen->ink, .zones = TRUE, .no_squares = TRUE };

  if (!draw_pen_has (pen, DRAW_SHEET_MAP))
    return 0;
  if (!pen->measure)
    {
      cairo_save (pen->cr);
      cairo_translate (pen->cr, pen->right - field_width * scale, y);
      cairo_scale (pen->cr, scale, scale);
      draw_field (pen->cr, field, &options);
      cairo_rectangle (pen->cr, 0, 0, field_width, field_height);
      draw_pen_ink (pen);
      cairo_set_line_width (pen->cr, 0.35 * pen->unit / scale);
      cairo_stroke (pen->cr);
      cairo_restore (pen->cr);
    }
  return field_height * scale;
}

/* Place, forces, result, what is carried over: below the name. Returns the height. */
static double
draw_part_words (const DrawPen *pen, const WarPart *part, gboolean is_first, double x, double right,
                 double y)
{
  const WarOperation *operation = part->operation;
  const DrawCampaign *self = pen->subject;
  gboolean has_league = self->campaign->league != NULL;
  DrawLettering place
    = { .face = DRAW_FACE_MAP, .size = 3.5 * pen->unit, .italic = TRUE, .width = right - x };
  DrawLettering line = { .face = DRAW_FACE_TEXT, .size = 3.3 * pen->unit, .width = right - x };
  g_autofree char *result = text_part_result (part);
  double top = y;

  if (operation->place != NULL)
    y += draw_pen_text (pen, &place, x, y, operation->place);
  y += 1.2 * pen->unit;
  for (guint i = 0; i < WAR_N_SIDES; i++)
    {
      g_autofree char *force = text_force (operation->forces[i]);

      y += draw_pen_text (pen, &line, x, y, force);
    }
  if (!is_first && part->winner_chooses && !has_league)
    y += draw_pen_text (pen, &line, x, y, text_carried_over ());
  line.bold = TRUE;
  if (part->result.winner != WAR_WINNER_NONE && !has_league)
    y += draw_pen_text (pen, &line, x, y, result);

  return y - top;
}

static double
draw_part (const DrawPen *pen, guint index, double y)
{
  const DrawCampaign *self = pen->subject;
  const WarPart *part = war_campaign_get_part (self->campaign, index);
  const WarOperation *operation = part->operation;
  double top = y + 1.4 * pen->unit, x = pen->left + COLUMN_NUMBER * pen->unit;
  double notes = pen->right - (pen->right - x) * MAP_PART, height, note_height;
  DrawLettering name = {
    .face = DRAW_FACE_MAP, .size = 4.5 * pen->unit, .bold = TRUE, .width = notes - x - 4 * pen->unit
  };
  DrawLettering note = { .face = DRAW_FACE_MAP,
                         .size = 3.9 * pen->unit,
                         .italic = TRUE,
                         .align = PANGO_ALIGN_RIGHT,
                         .width = pen->right - notes };
  g_autofree char *number = g_strdup_printf ("%u", index + 1);
  /* TRANSLATORS: On which page an operation begins. */
  g_autofree char *page = g_strdup_printf (_ ("page %u"), get_first_page (self, index) + 1);

  if (index > 0)
    draw_pen_rule (pen, y, 0.12 * pen->unit);
  height = draw_pen_text (pen, &name, x, top, operation->name);
  name.width = 0;
  draw_pen_text (pen, &name, pen->left, top, number);
  note_height
    = draw_pen_text (pen, &note, notes, top, operation->date != NULL ? operation->date : "");
  note_height += draw_pen_text (pen, &note, notes, top + note_height, page);
  note_height += 1.5 * pen->unit;
  note_height += draw_small_map (pen, operation->field, pen->right - notes, top + note_height);
  height += draw_part_words (pen, part, index == 0, x, notes - 4 * pen->unit, top + height);
  return fmax (height, note_height) + 4 * pen->unit;
}

static double
draw_campaign_block (const DrawPen *pen, const DrawBlock *block, double y)
{
  const DrawCampaign *self = pen->subject;
  const WarLeague *league = self->campaign->league;
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
    case BLOCK_TITLES:
      return draw_league_titles (pen, y);
    case BLOCK_STANDING:
      return draw_league_standing (
        pen, league, &g_array_index (self->standings, WarPlayerStanding, block->first), y);
    case BLOCK_ROUND:
      return draw_league_round (pen, (gint) block->first, y);
    case BLOCK_MATCH:
      return draw_league_match (pen, self->campaign, self->states, block->first, y);
    case BLOCK_PLAYER:
      return draw_league_player (pen, league, self->states, block->first, y);
    default:
      g_return_val_if_reached (0);
    }
}

/* How players stand, their battles and their armies. */
static void
append_league (DrawCampaign *self)
{
  const WarLeague *league = self->campaign->league;
  DrawFlow *flow = &self->flow;
  g_autoptr (GArray) rounds = war_league_list_rounds (league);
  gboolean has_armies = FALSE;

  self->states = war_league_get_states (league);
  self->standings = war_league_get_standings (league, self->states);
  self->scoring = text_scoring (self->campaign);
  draw_flow_append (flow, BLOCK_HEADING, N_ ("Standings"))->holds_next = TRUE;
  draw_flow_append (flow, BLOCK_TITLES, NULL)->holds_next = TRUE;
  for (guint i = 0; i < self->standings->len; i++)
    draw_flow_append (flow, BLOCK_STANDING, NULL)->first = i;
  draw_flow_append (flow, BLOCK_SENTENCE, self->scoring);
  if (rounds->len > 0)
    draw_flow_append (flow, BLOCK_HEADING, N_ ("Battles"))->holds_next = TRUE;
  for (guint n = 0; n < rounds->len; n++)
    {
      DrawBlock *block = draw_flow_append (flow, BLOCK_ROUND, NULL);
      gint round = g_array_index (rounds, gint, n);

      block->first = (guint) round;
      block->holds_next = TRUE;
      for (guint i = 0; i < league->matches->len; i++)
        if (war_league_get_match (league, i)->round == round)
          draw_flow_append (flow, BLOCK_MATCH, NULL)->first = i;
    }
  for (guint i = 0; i < league->players->len; i++)
    {
      if (war_league_get_player (league, i)->army == NULL)
        continue;
      if (!has_armies)
        draw_flow_append (flow, BLOCK_HEADING, N_ ("Armies"))->holds_next = TRUE;
      has_armies = TRUE;
      draw_flow_append (flow, BLOCK_PLAYER, NULL)->first = i;
    }
}

static void
lay_out_first_pages (DrawCampaign *self)
{
  DrawFlow *flow = &self->flow;
  DrawPlace place = draw_flow_get_top (flow, 0);
  guint first = 0;

  if (self->campaign->prologue != NULL)
    {
      draw_prose_append (flow, BLOCK_LINE, self->campaign->prologue,
                         draw_flow_get_column_right (flow, 0, 2) - flow->pen.left, self->layouts);
      place = draw_flow_set_columns (flow, 0, flow->blocks->len, 2, place);
    }

  first = flow->blocks->len;
  if (self->campaign->league != NULL)
    append_league (self);
  if (self->campaign->parts->len > 0)
    draw_flow_append (flow, BLOCK_HEADING, N_ ("Operations"))->holds_next = TRUE;
  for (guint i = 0; i < self->campaign->parts->len; i++)
    draw_flow_append (flow, BLOCK_PART, NULL)->first = i;
  if (self->campaign->league == NULL)
    {
      draw_flow_append (flow, BLOCK_HEADING, N_ ("Who Wins the Campaign"))->holds_next = TRUE;
      draw_flow_append (flow, BLOCK_SENTENCE, text_campaign_victory ());
    }
  if (self->record != NULL)
    draw_flow_append (flow, BLOCK_SENTENCE, self->record);
  place
    = draw_flow_set_column (flow, first, flow->blocks->len, flow->pen.left, flow->pen.right, place);
  draw_flow_end_layout (flow, place);
}

static void
add_operations (DrawCampaign *self, const WarRoutine *routine, const DrawSheetSetup *setup)
{
  const WarCampaign *campaign = self->campaign;
  g_autofree WarResult *results = g_new0 (WarResult, campaign->parts->len);
  guint n_results = war_campaign_get_results (campaign, results);
  DrawSheetSetup own = *setup;

  /* The quick reference has the turn once for all, but not what the terrain of each field does. */
  if ((setup->left_out & DRAW_SHEET_REFERENCE) == 0)
    own.left_out |= DRAW_SHEET_TURN | DRAW_SHEET_REFERENCE;
  if (n_results > 0 && campaign->league == NULL)
    self->record = text_campaign_record (campaign);
  for (guint i = 0; i < campaign->parts->len; i++)
    {
      const WarPart *part = war_campaign_get_part (campaign, i);
      g_autoptr (WarOperation) operation = i <= n_results && campaign->league == NULL
                                             ? war_campaign_get_operation (campaign, i, results)
                                             : war_operation_ref (part->operation);
      const DrawSubject subject
        = { .operation = operation, .rules = operation->rules, .routine = routine };

      g_ptr_array_add (self->operations, draw_operation_new (&subject, &own,
                                                             i > n_results && part->winner_chooses
                                                               && campaign->league == NULL));
    }
}

static DrawPageFrame
get_frame (const WarCampaign *campaign)
{
  guint n = campaign->parts->len;

  return (DrawPageFrame){
    .title = g_strdup (campaign->name),
    .title_note = g_strdup (""),
    .about = g_strdup (campaign->rules->system->name),
    .about_note
    = g_strdup_printf (g_dngettext (GETTEXT_PACKAGE, "%u operation", "%u operations", n), n),
    .credit = draw_page_dup_credit (campaign->rules->system),
  };
}

static void
draw_campaign_sheet (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  const DrawCampaign *self = content;
  guint own = page - self->flow.n_pages;

  if (page < self->flow.n_pages)
    {
      draw_flow_draw_page (&self->flow, page, number, cr);
      return;
    }
  for (guint i = 0; i < self->operations->len; i++)
    {
      const DrawOperation *operation = g_ptr_array_index (self->operations, i);

      if (own < operation->n_pages)
        {
          draw_operation_page (operation, own, number, cr);
          return;
        }
      own -= operation->n_pages;
    }
}

DrawSheets *
draw_campaign_sheets_new (WarCampaign *campaign, const WarRoutine *routine,
                          const DrawSheetSetup *setup)
{
  g_return_val_if_fail (campaign != NULL && setup != NULL, NULL);

  DrawCampaign *self = g_new0 (DrawCampaign, 1);
  const DrawPageFrame frame = get_frame (campaign);
  DrawSheets *sheets;

  self->campaign = war_campaign_ref (campaign);
  self->layouts = g_ptr_array_new_with_free_func (g_object_unref);
  self->operations = g_ptr_array_new_with_free_func ((GDestroyNotify) draw_operation_free);
  draw_flow_init (&self->flow, setup, &frame, self, draw_campaign_block, NULL);
  add_operations (self, routine, setup);
  lay_out_first_pages (self);

  self->n_pages = get_first_page (self, self->operations->len);
  sheets = draw_sheets_new (campaign->name, setup->paper, self->n_pages, draw_campaign_sheet, self,
                            draw_campaign_free);
  for (guint i = 0; i < self->operations->len; i++)
    {
      const DrawOperation *operation = g_ptr_array_index (self->operations, i);

      draw_sheets_add_bookmark (sheets, get_first_page (self, i), operation->operation->name);
      if (operation->figure_turned)
        draw_sheets_turn_page (sheets, get_first_page (self, i) + operation->figure_page);
    }

  return sheets;
}
