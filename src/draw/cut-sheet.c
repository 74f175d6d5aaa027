/* cut-sheet.c: things to cut out, packed on sheets at true size
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#include "draw/cut-sheet-private.h"

#include <glib/gi18n-lib.h>

#include "draw/counter-private.h"
#include "draw/flow-private.h"
#include "draw/packing-private.h"
#include "draw/ruler-private.h"
#include "draw/share-private.h"

/* Everything is at true size, in millimetres, on every paper. */
#define MARGIN 7.5 /* what no printer reaches, and a bit */
#define FOOT 18.0 /* above the lower margin: a ruler, and what is said beside it */
#define LEAST_BESIDE 60.0 /* in so much width; else below it, in so much more height: */
#define BELOW 9.0
#define PAGE 16.0 /* what the number of the page takes */
#define LETTER 2.7 /* the em of words at the foot */
#define LEAST_LETTER 1.9
#define CUT_LINE 0.1
#define FOLD_LINE 0.15

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
  DrawPaper paper;
  DrawInk ink;
  guint n_too_large; /* that no sheet has room for */
  GArray *kept; /* Kept */
  GArray *cuts; /* DrawCut */
  GArray *packed; /* DrawPacked, whose items are cuts */
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
  g_free (cut->title);
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
draw_cut_sheet_new (const DrawSubject *subject, const DrawSheetSetup *setup)
{
  DrawCutSheet *self = g_new0 (DrawCutSheet, 1);

  self->title = g_strdup (get_title (subject));
  self->credit = draw_page_dup_credit (subject->rules->system);
  self->paper = setup->paper;
  self->ink = setup->ink;
  self->kept = g_array_new (FALSE, FALSE, sizeof (Kept));
  g_array_set_clear_func (self->kept, clear_kept);
  self->cuts = g_array_new (FALSE, FALSE, sizeof (DrawCut));
  g_array_set_clear_func (self->cuts, clear_cut);
  self->packed = g_array_new (FALSE, TRUE, sizeof (DrawPacked));
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
  g_array_unref (self->packed);
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
get_beside (const DrawCutSheet *self)
{
  return self->paper.width - 2 * MARGIN - DRAW_RULER_WIDTH;
}

static double
get_foot (const DrawCutSheet *self)
{
  return get_beside (self) < LEAST_BESIDE ? FOOT + BELOW : FOOT;
}

/* Rounded down. */
WarLength
draw_cut_sheet_get_room_width (const DrawCutSheet *self)
{
  return (WarLength) ((self->paper.width - 2 * MARGIN) * WAR_MILLIMETRE);
}

WarLength
draw_cut_sheet_get_room_height (const DrawCutSheet *self)
{
  return (WarLength) ((self->paper.height - 2 * MARGIN - get_foot (self)) * WAR_MILLIMETRE);
}

gboolean
draw_cut_sheet_add (DrawCutSheet *self, DrawCut cut)
{
  DrawPacked packed = { .width = cut.width, .height = cut.height, .item = self->cuts->len };

  if (!draw_packing_fits (cut.width, cut.height, draw_cut_sheet_get_room_width (self),
                          draw_cut_sheet_get_room_height (self)))
    {
      clear_cut (&cut);
      self->n_too_large++;
      return FALSE;
    }
  g_array_append_val (self->cuts, cut);
  g_array_append_val (self->packed, packed);
  return TRUE;
}

guint
draw_cut_sheet_get_n (const DrawCutSheet *self)
{
  return self->cuts->len + self->n_too_large;
}

/* Drawing ------------------------------------------------------------------------------------ */

void
draw_cut_circle (cairo_t *cr, double diameter)
{
  cairo_new_sub_path (cr);
  cairo_arc (cr, 0, 0, diameter / 2, 0, 2 * G_PI);
  cairo_close_path (cr);
}

void
draw_cut_fold (cairo_t *cr, double left, double right, double y, DrawInk ink)
{
  const double dashes[] = { 1.6, 1.2 };

  cairo_save (cr);
  cairo_move_to (cr, left, y);
  cairo_line_to (cr, right, y);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, ink), 1);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  cairo_set_line_width (cr, FOLD_LINE);
  cairo_stroke (cr);
  cairo_restore (cr);
}

static const DrawCut *
get_cut (const DrawCutSheet *self, const DrawPacked *packed)
{
  return &g_array_index (self->cuts, DrawCut, packed->item);
}

/* Has the origin in the middle of it, and it upright. */
static void
go_to (const DrawPacked *packed, cairo_t *cr)
{
  WarLength width = packed->turned ? packed->height : packed->width;
  WarLength height = packed->turned ? packed->width : packed->height;

  cairo_translate (cr, MARGIN + (double) (packed->x + width / 2.0) / WAR_MILLIMETRE,
                   MARGIN + (double) (packed->y + height / 2.0) / WAR_MILLIMETRE);
  if (packed->turned)
    cairo_rotate (cr, G_PI / 2);
}

static void
draw_packed (const DrawCutSheet *self, const DrawPacked *packed, cairo_t *cr)
{
  const DrawCut *cut = get_cut (self, packed);

  cairo_save (cr);
  go_to (packed, cr);
  cut->draw (cr, cut->item, self->ink);
  cairo_restore (cr);
}

static void
add_path (const DrawCutSheet *self, const DrawPacked *packed, cairo_t *cr)
{
  const DrawCut *cut = get_cut (self, packed);
  WarLength width = packed->turned ? packed->height : packed->width;
  WarLength height = packed->turned ? packed->width : packed->height;

  if (cut->path == NULL)
    {
      cairo_rectangle (cr, MARGIN + (double) packed->x / WAR_MILLIMETRE,
                       MARGIN + (double) packed->y / WAR_MILLIMETRE,
                       (double) width / WAR_MILLIMETRE, (double) height / WAR_MILLIMETRE);
      return;
    }
  cairo_save (cr);
  go_to (packed, cr);
  cut->path (cr, cut->item);
  cairo_restore (cr);
}

/* Above all of them, as they cover half of their neighbours' lines. */
static void
draw_cuts (const DrawCutSheet *self, guint page, cairo_t *cr)
{
  for (guint i = 0; i < self->packed->len; i++)
    {
      const DrawPacked *packed = &g_array_index (self->packed, DrawPacked, i);

      if (packed->sheet == page)
        add_path (self, packed, cr);
    }
  draw_set_colour (cr, draw_palette_get_cut (self->ink), 1);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_MITER);
  cairo_set_line_width (cr, CUT_LINE);
  cairo_stroke (cr);
}

static char *
dup_words (const DrawCutSheet *self)
{
  GString *words = g_string_new (_ ("Print at 100\u00a0%, and cut along the lines."));

  if (self->advice != NULL)
    g_string_append_printf (words, " %s", self->advice);
  if (self->n_too_large > 0)
    {
      g_string_append_c (words, ' ');
      g_string_append_printf (words,
                              ngettext ("%u of them is too large for this paper.",
                                        "%u of them are too large for this paper.",
                                        self->n_too_large),
                              self->n_too_large);
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
  gboolean is_below = get_beside (self) < LEAST_BESIDE;
  double right = self->paper.width - MARGIN, bottom = self->paper.height - MARGIN;
  double top = bottom - get_foot (self) + 1.2, height;
  DrawBox box = { MARGIN, top + FOOT - 1, right - MARGIN, BELOW };
  g_autofree char *number_text = g_strdup_printf (_ ("%u / %u"), number->number, number->last);
  g_autofree char *words = dup_words (self);

  if (!is_below)
    box = (DrawBox){ MARGIN + DRAW_RULER_WIDTH, top, get_beside (self), bottom - top };
  draw_ruler (cr, self->ink, MARGIN, top + DRAW_RULER_ABOVE);
  draw_set_colour (cr, draw_palette_get (DRAW_COLOUR_INK, self->ink), 1);
  draw_lettering_show (cr, &page, right, box.top, number_text);
  height = draw_lines (cr, title, self->title,
                       (DrawBox){ box.left, box.top, box.width - PAGE, box.height / 2 });
  box.top += height;
  box.height -= height;
  draw_lines (cr, line, words, box);
}

static void
draw_cut_sheet_page (gpointer content, guint page, const DrawPageNumber *number, cairo_t *cr)
{
  const DrawCutSheet *self = content;

  guint n_things = 0;

  for (guint i = 0; i < self->packed->len; i++)
    {
      const DrawPacked *packed = &g_array_index (self->packed, DrawPacked, i);

      if (packed->sheet != page)
        continue;
      if (draw_share_wants_thing (cr, n_things, get_cut (self, packed)->title))
        draw_packed (self, packed, cr);
      n_things++;
    }
  if (draw_share_wants_cuts (cr))
    draw_cuts (self, page, cr);
  if (draw_share_wants_rest (cr, n_things))
    draw_foot (self, number, cr);
}

DrawSheets *
draw_cut_sheet_finish (DrawCutSheet *self, const char *name)
{
  guint n_sheets;

  if (self->cuts->len == 0 && self->n_too_large == 0)
    {
      draw_cut_sheet_free (self);
      return NULL;
    }
  n_sheets = draw_pack (self->packed, draw_cut_sheet_get_room_width (self),
                        draw_cut_sheet_get_room_height (self));

  /* One says what is too large. */
  return draw_sheets_new (name, self->paper, MAX (n_sheets, 1), draw_cut_sheet_page, self,
                          (GDestroyNotify) draw_cut_sheet_free);
}
