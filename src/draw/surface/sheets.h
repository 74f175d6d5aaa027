/* sheets.h: printed pages, laid out in millimetres
 *
 * Copyright 2026 The Duckboard authors
 * SPDX-License-Identifier: GPL-3.0-or-later
 */

#pragma once

#include <cairo.h>
#include <glib.h>

#include "draw/surface/palette.h"

G_BEGIN_DECLS

typedef struct
{
  const char *name; /* as in PWG 5101.1 and GTK: "iso_a4" */
  double width, height; /* mm, upright */
} DrawPaper;

extern const DrawPaper draw_paper_a4, draw_paper_a3, draw_paper_a5, draw_paper_letter;

/* What may be left out of sheets, each where it stands on them. */
typedef enum
{
  DRAW_SHEET_COMPOSITION = 1 << 0, /* of an army: whether it is legal; limits, of its book too */
  DRAW_SHEET_TRAITS = 1 << 1, /* what they do */
  DRAW_SHEET_MAP = 1 << 2,
  DRAW_SHEET_TEMPLATES = 1 << 3, /* to cut out, on a page behind the others */
  DRAW_SHEET_COSTS = 1 << 4,
  DRAW_SHEET_NOTES = 1 << 5, /* of units */
  DRAW_SHEET_TURN = 1 << 6, /* its steps, with what is to be remembered in each */
  DRAW_SHEET_TERRAIN = 1 << 7, /* what that of the field does */
  DRAW_SHEET_COUNTERS = 1 << 8, /* this and the rest: to cut out, on pages behind the others */
  DRAW_SHEET_STANDEES = 1 << 9, /* paper soldiers that stand */
  DRAW_SHEET_TOKENS = 1 << 10, /* what units are marked with, and what lies on the table */
  DRAW_SHEET_STICKS = 1 << 11, /* lengths and arcs */
  DRAW_SHEET_CARDS = 1 << 12, /* one for each unit */
  DRAW_SHEET_REFERENCE = 1 << 13, /* order of the turn, terrain, numbers, tables, for a glance */
  DRAW_SHEET_CLAUSES = 1 << 14, /* all rules, in their chapters */
  DRAW_SHEET_RECORD = 1 << 15, /* to write down how it went */
  DRAW_SHEET_TILES = 1 << 16, /* the field at true size, over as many sheets as it takes */
  DRAW_SHEET_CONTENTS = 1 << 17, /* of all of it, in front */
  DRAW_SHEET_TAGS = 1 << 18, /* for photos: of the field's corners, and on counters */
  DRAW_SHEET_TEST = 1 << 19, /* of a printer: where backs lie behind fronts */
} DrawSheetPart;

/* How much is said of each unit. */
typedef enum
{
  DRAW_DETAIL_FULL,
  DRAW_DETAIL_COMPACT,
  DRAW_DETAIL_LINE, /* a line each, without weapons, traits and boxes */
} DrawSheetDetail;

#define DRAW_MAX_COLUMNS 3

/* Over which edge of the paper a printer turns sheets to print their backs; whether there are any
 * of what is cut out. */
typedef enum
{
  DRAW_BACKS_NONE,
  DRAW_BACKS_LONG_EDGE,
  DRAW_BACKS_SHORT_EDGE,
} DrawBacks;

#define DRAW_BACKS_MAX_OFFSET 5.0 /* millimetres; what lies farther off was set wrongly */

/* How sheets are to be. */
typedef struct
{
  DrawPaper paper; /* as it lies; a map may turn it */
  DrawInk ink;
  guint left_out; /* of DrawSheetPart */
  DrawSheetDetail detail;
  guint columns; /* of units, to DRAW_MAX_COLUMNS; 0: as many as the paper has room for */
  double overlap; /* of tiles of the battlefield, to glue, in millimetres */
  gboolean
    is_booklet; /* the paper is half of that of a booklet: what is cut out is no part of it */
  gboolean has_battlefield; /* at true size, with its zones, among the same sheets */
  gboolean bridge_cards; /* 57 × 88 mm; else as for poker: 63 × 88 mm */
  DrawBacks backs;
  /* How far the printer has put the back from where it belongs, in millimetres as seen from the
   * front through the paper: it is moved back by so much. */
  double back_right, back_down;
} DrawSheetSetup;

/* The paper lying the other way round. */
DrawPaper draw_paper_turn (DrawPaper paper);

/* A run of pages of one size that were laid out together: a roster, the templates. Some may lie the
 * other way round than the others. Screen, PDF and printer show the same pages. */
typedef struct _DrawSheets DrawSheets;

/* What stands at the foot of a page: its number, from 1, and that of the last one. */
typedef struct
{
  guint number, last;
} DrawPageNumber;

/* Draws one page, number 0 …, onto cr: user units are millimetres, the origin is the paper's top
 * left corner. */
typedef void (*DrawSheetFunc) (gpointer content, guint page, const DrawPageNumber *number,
                               cairo_t *cr);

/* Takes content over; destroy frees it. */
DrawSheets *draw_sheets_new (const char *title, DrawPaper paper, guint n_pages,
                             DrawSheetFunc draw_page, gpointer content, GDestroyNotify destroy);
void draw_sheets_free (DrawSheets *sheets);

const char *draw_sheets_get_title (const DrawSheets *sheets);

/* Has the pages of others behind those of sheets, numbered on; takes them over. others: or NULL,
 * which adds none. All have one paper, turned at most: CUPS shrinks all pages of a job, those at
 * true size too, if a single one has another. */
void draw_sheets_append (DrawSheets *sheets, DrawSheets *others);

/* Calls func for each run of pages that has a name, in their order, and for what begins on its
 * pages: those are parts of it. first: the page of all, from 0. */
typedef void (*DrawSheetPartFunc) (const char *name, guint first, guint n_pages, gboolean is_part,
                                   gpointer data);
void draw_sheets_foreach_part (const DrawSheets *sheets, DrawSheetPartFunc func, gpointer data);

/* For who lays them out: the page begins a part of that name, in ascending order. */
void draw_sheets_add_bookmark (DrawSheets *sheets, guint page, const char *name);

/* Likewise: this page lies the other way round. */
void draw_sheets_turn_page (DrawSheets *sheets, guint page);

/* Likewise: each front is followed by its back. Before the first of them a page may be left empty,
 * so that it becomes no back of what comes before. */
void draw_sheets_set_two_sided (DrawSheets *sheets);

/* Whether some of them are printed on both sides. */
gboolean draw_sheets_have_backs (const DrawSheets *sheets);

/* Likewise: what they are cut into, which is lent as long as they are there. */
typedef struct _DrawCutPlan DrawCutPlan;
void draw_sheets_set_plan (DrawSheets *sheets, const DrawCutPlan *plan);

/* What the page is cut into, and which sheet of that it is, from 0; NULL: nothing, or it is a
 * back. */
const DrawCutPlan *draw_sheets_find_plan (const DrawSheets *sheets, guint page, guint *sheet);

/* What is to be cut out of which stock, a plan for each kind: of DrawCutPlan, lent likewise. */
GPtrArray *draw_sheets_list_plans (const DrawSheets *sheets);

/* The paper of a page as it lies. */
DrawPaper draw_sheets_get_paper (const DrawSheets *sheets, guint page);
guint draw_sheets_get_n_pages (const DrawSheets *sheets);
void draw_sheets_draw_page (const DrawSheets *sheets, guint page, cairo_t *cr);

/* The whole run as a PDF file, with bookmarks, that asks to be printed at true size; the same
 * sheets give the same bytes. */
GBytes *draw_sheets_to_pdf (const DrawSheets *sheets, GError **error);

/* Likewise; after each page func is told how many there are. FALSE breaks it off: then
 * there are no bytes, and no error. */
typedef gboolean (*DrawPageFunc) (guint n_pages, gpointer data);
GBytes *draw_sheets_to_pdf_by_pages (const DrawSheets *sheets, DrawPageFunc func, gpointer data,
                                     GError **error);

#define DRAW_ERROR (draw_error_quark ())
GQuark draw_error_quark (void);

G_DEFINE_AUTOPTR_CLEANUP_FUNC (DrawSheets, draw_sheets_free)

G_END_DECLS
