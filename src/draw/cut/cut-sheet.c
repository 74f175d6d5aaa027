/* cut-sheet.c: things to cut out, packed on sheets at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut/cut-sheet-private.h"

#include <glib/gi18n-lib.h>

#include "draw/cut/counter-private.h"
#include "draw/map/ruler-private.h"
#include "draw/surface/flow-private.h"
#include "draw/surface/share-private.h"

/* Everything is at true size, in millimetres, on every paper. */
#define MARGIN DRAW_CUT_MARGIN
#define RULER (MARGIN + 1.5) /* its first number has room to the left */
#define FOOT 17.0 /* above the lower margin: a ruler, and what is said beside it */
#define LEAST_BESIDE 60.0 /* in so much width; else below it, in so much more height: */
#define BELOW 9.0
#define PAGE 16.0 /* what the number of the page takes */
#define LETTER 2.7 /* the em of words at the foot */
#define LEAST_LETTER 1.9
#define CUT_LINE 0.1
#define FOLD_LINE 0.15
#define MARK 4.5 /* how long a mark at the edge of the paper is */

/* An object that lives as long as the sheets. */
typedef struct
{
  gpointer object;
  GDestroyNotify unref;
} Kept;

struct _DrawCutSheet
{
  char *title, *credit;
  const char *advice; /* a sentence, translated; or NULL */
  DrawInk ink;
  GArray *kept; /* Kept */
  GArray *cuts; /* DrawCut: as many as the plan has pieces, which have theirs */
  DrawCutPlan *plan;
};

static void
clear_kept (gpointer data)
{
  Kept *kept = data;

  kept->unref (kept->object);
}

static void
clear_cut (gpointer data)
{
  DrawCut *cut = data;

  if (cut->free_item != NULL)
    cut->free_item (cut->item);
}

static const char *
get_title (const DrawSubject *subject)
{
  if (subject->army != NULL)
    return subject->army->name != NULL ? subject->army->name : "";
  if (subject->operation != NULL)
    return subject->operation->name;
  return subject->rules->system->name;
}

DrawCutSheet *
draw_cut_sheet_new (DrawSheetPart part, DrawStock stock, const DrawSubject *subject,
                    const DrawSheetSetup *setup)
{
  DrawCutSheet *self = g_new0 (DrawCutSheet, 1);

  self->title = g_strdup (get_title (subject));
  self->credit = draw_page_dup_credit (subject->rules->system);
  self->ink = setup->ink;
  self->kept = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_array_set_clear_func (self->kept, clear_kept);
  self->cuts = g_array_new (FALSE, FALSE, sizeof (DrawCut));
  g_array_set_clear_func (self->cuts, clear_cut);
  self->plan = draw_cut_plan_new (part, setup);
  self->plan->stock = stock;
  draw_cut_sheet_keep (self, war_rules_ref (subject->rules), (GDestroyNotify) war_rules_unref);
  if (subject->army != NULL)
    draw_cut_sheet_keep (self, war_army_ref (subject->army), (GDestroyNotify) war_army_unref);
  if (subject->operation != NULL)
    draw_cut_sheet_keep (self, war_operation_ref (subject->operation),
                         (GDestroyNotify) war_operation_unref);
  return self;
}

void
draw_cut_sheet_free (DrawCutSheet *self)
{
  g_free (self->title);
  g_free (self->credit);
  g_array_unref (self->cuts);
  draw_cut_plan_free (self->plan);
  g_array_unref (self->kept); /* after what points to them */
  g_free (self);
}

void
draw_cut_sheet_advise (DrawCutSheet *self, const char *advice)
{
  self->advice = advice;
}

void
draw_cut_sheet_keep (DrawCutSheet *self, gpointer object, GDestroyNotify unref)
{
  Kept kept = { object, unref };

  g_array_append_val (self->kept, kept);
}

/* What is left for words beside the ruler. */
static double
get_beside (const DrawPaper *paper)
{
  return paper->width - MARGIN - RULER - DRAW_RULER_WIDTH;
}

double
draw_cut_sheet_get_foot (const DrawPaper *paper)
{
  return get_beside (paper) < LEAST_BESIDE ? FOOT + BELOW : FOOT;
}

gboolean
draw_cut_sheet_add (DrawCutSheet *self, DrawCut cut)
{
  if (!draw_cut_plan_add (self->plan, cut.piece))
    {
      clear_cut (&cut);
      return FALSE;
    }
  g_array_append_val (self->cuts, cut);
  return TRUE;
}

const DrawCutPlan *
draw_cut_sheet_get_plan (const DrawCutSheet *self)
{
  return self->plan;
}

/* Lines --------------------------------------------------------------------------------------- */

/* strokes: of DrawCutStroke, taken over. */
static void
trace (cairo_t *cr, GArray *strokes, gboolean is_closed)
{
  for (guint i = 0; i < strokes->len; i++)
    {
      const DrawCutStroke *stroke = &g_array_index (strokes, DrawCutStroke, i);

      if (i == 0 || !is_closed)
        cairo_move_to (cr, stroke->x, stroke->y);
      if (!stroke->is_arc)
        cairo_line_to (cr, stroke->end_x, stroke->end_y);
      else if (stroke->end_angle > stroke->angle)
        cairo_arc (cr, stroke->middle_x, stroke->middle_y, stroke->radius, stroke->angle,
                   stroke->end_angle);
      else
        cairo_arc_negative (cr, stroke->middle_x, stroke->middle_y, stroke->radius, stroke->angle,
                            stroke->end_angle);
    }
  if (is_closed)
    cairo_close_path (cr);
  g_array_unref (strokes);
}

static const DrawCutPiece *
get_piece (const DrawCutSheet *self, guint i)
{
  return &g_array_index (self->plan->pieces, DrawCutPiece, i);
}

static void
draw_folds (const DrawCutSheet *self, guint sheet, cairo_t *cr)
{
  const double dashes[] = { 1.6, 1.2 };

  cairo_save (cr);
  for (guint i = 0; i < self->cuts->len; i++)
    if (get_piece (self, i)->sheet == sheet)
      trace (cr, draw_cut_plan_list_folds (get_piece (self, i)), FALSE);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, self->ink), 1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, FOLD_LINE);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
draw_cuts (const DrawCutSheet *self, guint sheet, cairo_t *cr)
{
  for (guint i = 0; i < self->cuts->len; i++)
    if (get_piece (self, i)->sheet == sheet)
      trace (cr, draw_cut_plan_list_outline (get_piece (self, i)), TRUE);
  draw_set_colour (cr, draw_palette_get_cut (self->ink), 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

/* At both edges of the paper: where the blade goes right across. */
static void
draw_marks (const DrawCutSheet *self, guint sheet, cairo_t *cr)
{
  double right = self->plan->paper.width;

  for (guint i = 0; i < self->plan->rows->len; i++)
    {
      const DrawCutRow *row = &g_array_index (self->plan->rows, DrawCutRow, i);
      const double ends[] = { MARGIN + (double) row->y / WAR_MILLIMETRE,
                              MARGIN + (double) (row->y + row->height) / WAR_MILLIMETRE };

      for (guint j = 0; row->sheet == sheet && j < G_N_ELEMENTS (ends); j++)
        {
          cairo_move_to (cr, MARGIN - 0.5 - MARK, ends[j]);
          cairo_line_to (cr, MARGIN - 0.5, ends[j]);
          cairo_move_to (cr, right - MARGIN + 0.5, ends[j]);
          cairo_line_to (cr, right - MARGIN + 0.5 + MARK, ends[j]);
        }
    }
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, self->ink), 1);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

/* Words --------------------------------------------------------------------------------------- */

static char *
dup_words (const DrawCutSheet *self)
{
  guint n_too_large = self->plan->n_too_large;
  GString *words = g_string_new (
    self->plan->stock == DRAW_STOCK_BOARD
      ? _ (
        "Print on thick card at 100\u00a0%, and cut along the lines: first off the left edge, then "
        "right across.")
      : _ (
        "Print on card at 100\u00a0%, and cut along the lines: first off the left edge, then right "
        "across."));

  if (self->plan->has_backs && self->plan->backs == DRAW_BACKS_LONG_EDGE)
    g_string_append_printf (words, " %s", _ ("Both sides: turned over the long edge."));
  else if (self->plan->has_backs)
    g_string_append_printf (words, " %s", _ ("Both sides: turned over the short edge."));
  if (self->advice != NULL)
    g_string_append_printf (words, " %s", self->advice);
  if (n_too_large > 0)
    {
      g_string_append_c (words, ' ');
      g_string_append_printf (words,
                              ngettext ("%u of them is too large for this paper.",
                                        "%u of them are too large for this paper.", n_too_large),
                              n_too_large);
    }
  g_string_append_printf (words, " · %s", self->credit);
  return g_string_free (words, FALSE);
}

/* In lines of the box, in letters as large as it has room for; returns how high it is. */
static double
draw_lines (cairo_t *cr, DrawLettering lettering, const char *text, DrawBox box)
{
  double width, height;

  lettering.width = box.width;
  for (;; lettering.size *= 0.95)
    {
      draw_lettering_measure (cr, &lettering, text, &width, &height);
      if (height <= box.height || lettering.size * 0.95 < LEAST_LETTER)
        return draw_lettering_show (cr, &lettering, box.left, box.top, text);
    }
}

/* The ruler, and beside it, or below, what this is of and what to do with it. */
static void
draw_foot (const DrawCutSheet *self, const DrawPageNumber *number, cairo_t *cr)
{
  static const DrawLettering title = { .face = DRAW_FACE_MAP, .size = 3.2, .bold = TRUE };
  static const DrawLettering line = { .face = DRAW_FACE_MAP, .size = LETTER, .italic = TRUE };
  DrawLettering page = { .face = DRAW_FACE_MAP, .size = 3.2, .align = PANGO_ALIGN_RIGHT };
  const DrawPaper *paper = &self->plan->paper;
  gboolean is_below = get_beside (paper) < LEAST_BESIDE;
  double right = paper->width - MARGIN, bottom = paper->height - MARGIN;
  double top = bottom - draw_cut_sheet_get_foot (paper) + 0.4, height;
  DrawBox box = { MARGIN, top + FOOT - 0.2, right - MARGIN, BELOW };
  g_autofree char *number_text = g_strdup_printf (_ ("%u / %u"), number->number, number->last);
  g_autofree char *words = dup_words (self);

  if (!is_below)
    box = (DrawBox){ RULER + DRAW_RULER_WIDTH, top, get_beside (paper), bottom - top };
  draw_ruler (cr, self->ink, RULER, top + DRAW_RULER_ABOVE);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, self->ink), 1);
  draw_lettering_show (cr, &page, right, box.top, number_text);
  height = draw_lines (cr, title, self->title,
                       (DrawBox){ box.left, box.top, box.width - PAGE, box.height / 2 });
  box.top += height;
  box.height -= height;
  draw_lines (cr, line, words, box);
}

/* Sheets -------------------------------------------------------------------------------------- */

static void
draw_front (const DrawCutSheet *self, guint sheet, const DrawPageNumber *number, cairo_t *cr)
{
  guint n_things = 0;

  for (guint i = 0; i < self->cuts->len; i++)
    {
      const DrawCut *cut = &g_array_index (self->cuts, DrawCut, i);
      const DrawCutPiece *piece = get_piece (self, i);

      if (piece->sheet != sheet)
        continue;
      if (draw_share_wants_thing (cr, n_things, piece->title))
        {
          cairo_save (cr);
          draw_cut_plan_go_to (piece, cr);
          cut->draw (cr, cut->item, self->ink);
          cairo_restore (cr);
        }
      n_things++;
    }
  if (draw_share_wants_lines (cr))
    {
      draw_folds (self, sheet, cr);
      draw_cuts (self, sheet, cr);
    }
  if (draw_share_wants_rest (cr, n_things))
    {
      draw_marks (self, sheet, cr);
      draw_foot (self, number, cr);
    }
}

/* Which of them lies in the hand. */
static void
draw_foot_behind (const DrawCutSheet *self, guint sheet, cairo_t *cr)
{
  DrawLettering line = { .face = DRAW_FACE_MAP, .size = LETTER, .italic = TRUE };
  const DrawPaper *paper = &self->plan->paper;
  g_autofree char *words = g_strdup_printf (_ ("Back of sheet %u · %s"), sheet + 1, self->title);

  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, self->ink), 1);
  draw_lettering_show (cr, &line, 2 * MARGIN, paper->height - MARGIN - FOOT / 2, words);
}

/* Nothing is cut along there. */
static void
draw_behind (const DrawCutSheet *self, guint sheet, cairo_t *cr)
{
  guint n_things = 0;

  cairo_save (cr);
  draw_cut_plan_turn_over (self->plan, cr);
  for (guint i = 0; i < self->cuts->len; i++)
    {
      const DrawCut *cut = &g_array_index (self->cuts, DrawCut, i);
      const DrawCutPiece *piece = get_piece (self, i);

      if (piece->sheet != sheet || cut->draw_back == NULL)
        continue;
      if (draw_share_wants_thing (cr, n_things, piece->title))
        {
          cairo_save (cr);
          draw_cut_plan_go_behind (self->plan, piece, cr);
          cut->draw_back (cr, cut->item, self->ink);
          cairo_restore (cr);
        }
      n_things++;
    }
  if (self->plan->has_backs && draw_share_wants_rest (cr, n_things))
    draw_foot_behind (self, sheet, cr);
  cairo_restore (cr);
}

static void
draw_cut_sheet_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  const DrawCutSheet *self = content;

  if (self->plan->backs == DRAW_BACKS_NONE)
    draw_front (self, page, number, cr);
  else if (page % 2 == 0)
    draw_front (self, page / 2, number, cr);
  else
    draw_behind (self, page / 2, cr);
}

static gboolean
has_back (const DrawCutSheet *self)
{
  for (guint i = 0; i < self->cuts->len; i++)
    if (g_array_index (self->cuts, DrawCut, i).draw_back != NULL)
      return TRUE;
  return FALSE;
}

DrawSheets *
draw_cut_sheet_finish (DrawCutSheet *self, const char *name)
{
  gboolean is_two_sided = self->plan->backs != DRAW_BACKS_NONE;
  DrawSheets *sheets;
  guint n_sheets;

  if (self->cuts->len == 0 && self->plan->n_too_large == 0)
    {
      draw_cut_sheet_free (self);
      return NULL;
    }
  self->plan->has_backs = is_two_sided && has_back (self);
  draw_cut_plan_lay_out (self->plan);
  n_sheets = MAX (self->plan->n_sheets, 1); /* one says what is too large */
  sheets = draw_sheets_new (name, self->plan->paper, is_two_sided ? 2 * n_sheets : n_sheets,
                            draw_cut_sheet_page, self, (GDestroyNotify) draw_cut_sheet_free);
  draw_sheets_set_plan (sheets, self->plan);
  if (is_two_sided)
    draw_sheets_set_two_sided (sheets);
  return sheets;
}
